#include "tour.h"

#include "scene/hit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace app_test {

namespace {

constexpr int longest = 60000; // presses; no match of ours takes that many

int games_on_shelf() { return static_cast<int>(games::shelf().size()); }

const engine::GameInfo& info_of(int game) { return games::shelf()[static_cast<std::size_t>(game)].rules->info(); }

// What leads away from the table, or round in circles.
bool leads_away(const scene::Command& command) {
    constexpr std::array<std::string_view, 6> verbs{"open_menu", "open_help", "undo_ask", "who", "close_sheet", "hide"};
    for (const std::string_view verb : verbs)
        if (command.is(verb)) return true;
    return false;
}

void tour_of_settings(Walker& walker, const Visit& visit) {
    walker.press("open_settings");
    visit(walker, "settings");
    walker.press("delete_ask");
    visit(walker, "delete everything?");
    walker.press("close_sheet");
    walker.press("go_back");
}

void tour_of_help(Walker& walker, int game, const Visit& visit) {
    walker.press("open_help", game + 1);
    visit(walker, "help");
    while (walker.can("help_turn", 1)) {
        walker.press("help_turn", 1);
        visit(walker, "help");
    }
    walker.press("go_back");
}

void tour_of_watch(Walker& walker, int game, const Visit& visit) {
    Once once{visit};
    walker.press("open_watch", game);
    visit(walker, "watch");
    for (int i = 0; i < longest && walker.can("watch_step"); ++i) {
        walker.press("watch_step");
        once(walker, "watch");
    }
    visit(walker, "watched to the end");
    walker.press("go_back");
}

// Cards of one's own, written, refused, changed and deleted. They are left as they were: none.
void tour_of_cards(Walker& walker, const Visit& visit) {
    walker.press("open_cards");
    visit(walker, "own cards");
    walker.press("card_open", 0);
    visit(walker, "a new card");
    walker.type("card_type", typed_card);
    visit(walker, "a card with words");
    walker.press("card_keep");
    walker.press("close_sheet");
    visit(walker, "own cards, one written");
    walker.press("card_switch", 0);
    walker.press("card_open", 0);
    while (!walker.can("card_delete")) {
        // The first is the button for a new one.
        walker.press("close_sheet");
        const auto is_old = [](const scene::Node& n) { return n.command == scene::command("card_open", 0, 0); };
        const auto old = std::ranges::find_if(walker.nodes(), is_old);
        ASSERT_NE(old, walker.nodes().end());
        walker.press(old->id);
    }
    visit(walker, "a card to change");
    walker.press("card_delete");
    walker.press("go_back");
}

void tour_of_setup(Walker& walker, int game, const Visit& visit) {
    walker.press("open_setup", game);
    visit(walker, "setup");
    if (walker.can("open_cards")) tour_of_cards(walker, visit);
    walker.press("seat_open", 0);
    visit(walker, "person");
    walker.type("person_name", "");
    visit(walker, "person without a name");
    walker.press("close_sheet");
    visit(walker, "setup without a name");
    while (walker.can("seat_remove")) walker.press("seat_remove");
    visit(walker, "setup, least players");
    while (walker.can("seat_add")) walker.press("seat_add");
    visit(walker, "setup, most players");
    for (const scene::Node& node : walker.refusing()) {
        walker.press(node.id);
        visit(walker, "setup says why not");
    }
    walker.press("go_back");
}

} // namespace

void tour_of_house(Walker& walker, const Visit& visit) {
    visit(walker, "shelf");
    tour_of_settings(walker, visit);
    for (int game = 0; game < games_on_shelf(); ++game) {
        tour_of_help(walker, game, visit);
        tour_of_watch(walker, game, visit);
        tour_of_setup(walker, game, visit);
    }
}

void tour_round_match(Walker& walker, int game, const Visit& visit) {
    deal(walker, game, true);
    walker.press("open_menu");
    visit(walker, "menu");
    walker.press("open_people");
    visit(walker, "people");
    walker.press("person_open", 1);
    visit(walker, "person during a match");
    walker.press("close_sheet");
    if (walker.can("who")) {
        walker.press("who");
        visit(walker, "who has the device?");
        walker.press("handed_to");
        visit(walker, "handed to");
    }
    walker.reload();
    visit(walker, "curtain");
    walker.press("open_curtain");
    walker.press("open_menu");
    walker.press("put_away");
    visit(walker, "shelf with a match");
    walker.press("open_setup", game);
    walker.press("start_game");
    visit(walker, "in the stead of the other match?");
    walker.press("close_sheet");
    walker.press("go_back");
    walker.press("continue_match");
    walker.press("open_curtain");
    walker.press("open_menu");
    walker.press("end_ask");
    visit(walker, "end early?");
    walker.press("answer_yes");
    visit(walker, "ended early");
    walker.press("close_match");
}

void deal(Walker& walker, int game, bool other) {
    walker.press("open_setup", game);
    const auto options = info_of(game).options;
    for (int i = 0; other && i < static_cast<int>(options.size()); ++i) {
        // The last value of each: in WIN the table then settles each time how it votes.
        const scene::Node* last = nullptr;
        for (const scene::Node& node : walker.nodes())
            if (node.command.is("option_set") && node.command.a == i && !node.state.chosen) last = &node;
        if (last != nullptr) walker.press(last->id);
    }
    walker.press("start_game");
    if (walker.can("answer_yes")) walker.press("answer_yes");
    EXPECT_TRUE(walker.on("table"));
}

bool play(Walker& walker, engine::Rng& chance, const Visit& after_each, Until until) {
    for (int i = 0; i < longest; ++i) {
        if (walker.on("result")) return true;
        if (until == Until::over && walker.reports("\"over\":true")) return true;
        std::vector<scene::Node> choices = walker.pressable();
        // As somebody does who wants to get on: what is dim cannot help, and what is ready is done half of the time.
        std::erase_if(choices, [](const scene::Node& node) { return leads_away(node.command) || node.state.dim; });
        // What was never pressed before is tried first.
        const auto untried = std::ranges::find_if(
            choices, [&](const scene::Node& node) { return !walker.pressed().contains(node.command.verb); });
        const auto ready = std::ranges::find_if(choices, [](const scene::Node& node) { return node.state.primary; });
        if (untried != choices.end())
            choices = {scene::Node{*untried}};
        else if (ready != choices.end() && chance.below(2) == 0)
            choices = {scene::Node{*ready}};
        if (choices.empty() && walker.can("close_sheet")) {
            walker.press("close_sheet");
            continue;
        }
        if (choices.empty()) {
            ADD_FAILURE() << "nothing can be done: " << walker.app().report();
            return false;
        }
        const scene::Node& chosen = choices[chance.below(static_cast<std::uint32_t>(choices.size()))];
        walker.press(chosen.id);
        if (chance.below(8) == 0) walker.pass(chance.below(20) * 1000.0);
        after_each(walker, "match");
    }
    ADD_FAILURE() << "the match never ended: " << walker.app().report();
    return false;
}

void Once::operator()(Walker& walker, std::string_view where) {
    std::set<std::string> parts;
    const std::vector<bool> front = scene::reachable(walker.nodes());
    for (std::size_t i = 0; i < walker.nodes().size(); ++i) {
        const scene::Node& node = walker.nodes()[i];
        const bool large = node.role == scene::Role::heading || node.role == scene::Role::dialog;
        if (large) parts.insert("large " + std::to_string(node.name.key));
        if (front[i] && !node.command.none())
            parts.insert(std::to_string(node.command.verb) + (node.state.enabled ? " can" : " cannot"));
    }
    std::string kind{where};
    for (const std::string& part : parts) kind += "; " + part;
    if (seen_.insert(kind).second) visit_(walker, where);
}

void whole_tour(Walker& walker, const Visit& visit) {
    tour_of_house(walker, visit);
    for (int game = 0; game < games_on_shelf(); ++game) {
        tour_round_match(walker, game, visit);
        for (const bool other : {false, true}) {
            engine::Rng chance{static_cast<std::uint64_t>(game) * 2 + (other ? 1 : 0)};
            Once once{visit};
            deal(walker, game, other);
            once(walker, "match");
            if (!play(walker, chance, std::ref(once))) return;
            visit(walker, "result");
            walker.press("close_match");
        }
    }
    EXPECT_TRUE(walker.on("shelf"));
}

} // namespace app_test
