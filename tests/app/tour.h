// Every screen of the app, and matches of every game from the deal to the result, shown to a visitor.
//
// What always holds: the tour of the same walker is the same; it ends at the shelf. Left out: judging.
#pragma once

#include "walker.h"

#include "engine/rng.h"

#include <set>

namespace app_test {

// What the tour writes on a card of its own: words that are in no table.
inline constexpr const char* typed_card = "A walrus on a unicycle, late for its own birthday party";

using Visit = std::function<void(Walker&, std::string_view where)>;

// Screens that belong to no match: shelf, settings, help, watched rounds, setups, sheets.
void tour_of_house(Walker& walker, const Visit& visit);
// What surrounds a match under way: menu, names, who has the device, curtain, questions, the shelf with a match.
void tour_round_match(Walker& walker, int game, const Visit& visit);

// Opens the setup of that game and deals, in the stead of a match under way. `other`: all options but the standard ones.
void deal(Walker& walker, int game, bool other = false);
// Presses what can be pressed at the table, by chance, until the match is over on the table or its result is shown;
// false when that never came.
enum class Until : std::uint8_t { over, result };
bool play(Walker& walker, engine::Rng& chance, const Visit& after_each, Until until = Until::result);

// Lets a visitor see each kind of moment once: what can be done, what is written large, who looks.
class Once {
  public:
    explicit Once(Visit visit) : visit_(std::move(visit)) {}
    void operator()(Walker& walker, std::string_view where);

  private:
    Visit visit_;
    std::set<std::string> seen_;
};

// All of it: house, surroundings, and a match of each game with standard and with other options.
void whole_tour(Walker& walker, const Visit& visit);

} // namespace app_test
