// What a setup comes to before it is dealt.
#include "games/win/ui/names.h"
#include "games/win/ui/screen.h"

#include "games/win/words.h"

namespace win {

namespace {

int value_of(const engine::Setup& setup, Option option) { return setup.values[static_cast<std::size_t>(option)]; }

text::Text joined(text::Text all, const std::string& name) {
    return all.empty() ? words::plain(name) : words::and_more(std::move(all), name);
}

void add_teams(const engine::Setup& setup, const session::People& people, std::vector<text::Text>& notes) {
    if (!in_teams(setup)) return;
    const auto teams = static_cast<std::uint8_t>(team_count(setup.seats, value_of(setup, Option::teams)));
    for (std::uint8_t number = 0; number < teams; ++number) {
        text::Text members;
        for (const engine::Seat seat : engine::SeatSet::first(setup.seats))
            if (team_of(setup, seat) == Team{number})
                members = joined(std::move(members), people[static_cast<std::size_t>(seat.index())].name);
        notes.push_back(words::team_members(number + 1, std::move(members)));
    }
}

// Two teams argue, all others vote; the larger ones argue in the best case.
int most_voters(const engine::Setup& setup) {
    const int teams = team_count(setup.seats, value_of(setup, Option::teams));
    return setup.seats - 2 * (setup.seats / teams);
}

void add_hand_overs(const engine::Setup& setup, std::vector<text::Text>& notes) {
    const bool open = value_of(setup, Option::votes) == static_cast<int>(VoteOption::show_of_hands);
    if (!open && most_voters(setup) > easy_secret_voters) notes.push_back(words::secret_note(most_voters(setup)));
}

void add_missing_cards(const engine::Setup& setup, std::vector<text::Text>& notes) {
    if (value_of(setup, Option::cards) != static_cast<int>(CardsOption::own_alone)) return;
    const auto missing = [&](Deck deck, int least) {
        return least - static_cast<int>(setup.own[static_cast<std::size_t>(deck)].size());
    };
    if (const int few = missing(Deck::characters, least_own_characters); few > 0)
        notes.push_back(words::own_characters_missing(few));
    if (const int few = missing(Deck::challenges, least_own_challenges(setup.seats)); few > 0)
        notes.push_back(words::own_challenges_missing(few));
}

} // namespace

std::vector<text::Text> Screen::setup_notes(const engine::Setup& setup, const session::People& people) {
    std::vector<text::Text> notes;
    add_teams(setup, people, notes);
    add_hand_overs(setup, notes);
    add_missing_cards(setup, notes);
    return notes;
}

text::Text Screen::setup_badge(const engine::Setup& setup, engine::Seat seat) {
    return in_teams(setup) ? words::number(team_of(setup, seat).number + 1) : text::Text{};
}

} // namespace win
