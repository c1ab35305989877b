// The rules in our own words, with the real cards.
#include "games/eternamente_temporario/ui/faces.h"
#include "games/eternamente_temporario/ui/screen.h"

#include "games/eternamente_temporario/words.h"

namespace eternamente_temporario {

namespace {

using Faces = std::vector<scene::FaceRef>;

constexpr scene::Size size{64, 90};

Faces cards(const scene::Env& env, std::initializer_list<Card> shown, int wild_rank = 0) {
    Faces faces;
    for (const Card card : shown)
        faces.push_back(feeling_face(env, size, card, Corner::of_hand, card.rank() == wild_rank));
    return faces;
}

Faces suits_shown(const scene::Env& env) {
    return cards(env, {Card{7, Suit::sadness}, Card{7, Suit::fear}, Card{7, Suit::anger}});
}
Faces departments(const scene::Env& /*env*/) {
    return {department_face(size, Team::customer_service), department_face(size, Team::collections)};
}
Faces run(const scene::Env& env) { return cards(env, {Card{5, Suit::fear}, Card{6, Suit::fear}, Card{7, Suit::fear}}); }
Faces bomb(const scene::Env& env) {
    return cards(env, {Card{3, Suit::anger}, Card{4, Suit::anger}, Card{5, Suit::anger}, Card{6, Suit::anger},
                       Card{7, Suit::anger}, Card{8, Suit::anger}});
}
// The rulebook's example: a 2 that is wild stands for the 4.
Faces with_wild(const scene::Env& env) {
    return cards(env, {Card{3, Suit::anger}, Card{2, Suit::sadness}, Card{5, Suit::anger}}, 2);
}
Faces stress_cards(const scene::Env& env) {
    Faces faces;
    for (int stress = 0; stress < stress_count; ++stress)
        faces.push_back(stress_face(env, size, static_cast<Stress>(stress)));
    return faces;
}

std::vector<text::Text> stress_texts() {
    std::vector<text::Text> texts{words::help_stress(1)};
    for (int stress = 0; stress < stress_count; ++stress)
        texts.push_back(
            words::help_stress_card(words::stress(stress), words::stress_when(stress), words::stress_text(stress)));
    return texts;
}

} // namespace

std::vector<kit::HelpPage> Screen::help() {
    return {
        {words::help_goal_title(),
         {words::help_goal(1), words::help_goal(2), words::help_goal(3)},
         {},
         false,
         suits_shown},
        {words::help_start_title(), {words::help_start(1), words::help_start(2)}, {}, false, departments},
        {words::help_play_title(), {words::help_play(1), words::help_play(2)}, {}, false, run},
        {words::help_bomb_title(), {words::help_bomb(1)}, {}, false, bomb},
        {words::help_wild_title(), {words::help_wild(1)}, {}, false, with_wild},
        {words::help_archive_title(), {words::help_archive(1), words::help_archive(2)}, {}, false},
        {words::help_stress_title(), stress_texts(), {}, false, stress_cards},
        {words::help_house_title(), {words::help_house(1), words::help_house(2), words::help_house(3)}, {}, true},
    };
}

} // namespace eternamente_temporario
