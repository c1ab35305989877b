#include "games/win/ui/names.h"

#include "games/win/words.h"
#include "scene/icons.h"

namespace win {

namespace {

int teams_of(const engine::Setup& setup) {
    return team_count(setup.seats, setup.values[static_cast<std::size_t>(Option::teams)]);
}

// What the table wrote; a setup from elsewhere may have fewer cards than the match: then the card is called by number.
text::Text own_name(const kit::Sitting& sitting, Deck deck, int number) {
    const auto& cards = sitting.setup->own[static_cast<std::size_t>(deck)];
    const auto place = static_cast<std::size_t>(number);
    return place < cards.size() ? words::plain(cards[place]) : words::own_card(number + 1);
}

} // namespace

bool in_teams(const engine::Setup& setup) { return teams_of(setup) != setup.seats; }

Team team_of(const engine::Setup& setup, engine::Seat seat) { return team_of(seat, setup.seats, teams_of(setup)); }

text::Text name_of(const kit::Sitting& sitting, Team team) {
    if (in_teams(*sitting.setup)) return words::team(team.number + 1);
    return words::plain(sitting.name(engine::Seat{team.number}));
}

text::Text name_of(const kit::Sitting& sitting, Character character) {
    if (character.own()) return own_name(sitting, Deck::characters, character.number - character_count);
    return words::character(character.number);
}

text::Text name_of(const kit::Sitting& sitting, Challenge challenge) {
    if (challenge.own()) return own_name(sitting, Deck::challenges, challenge.number - challenge_count);
    return words::challenge(challenge.number);
}

scene::Icon picture_of(Character character) {
    return character.own() ? icon::person : icon::character[character.number];
}
scene::Icon picture_of(Challenge challenge) { return challenge.own() ? icon::star : icon::challenge[challenge.number]; }

} // namespace win
