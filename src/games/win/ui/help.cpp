// The rules in our own words, with cards to look at.
#include "games/win/ui/faces.h"
#include "games/win/ui/screen.h"

#include "games/win/words.h"

namespace win {

namespace {

// As large as so many can lie side by side on a page: words are never printed too small to read.
scene::Size sized(const scene::Env& env, scene::Size shape, float count) {
    const float room = env.safe_area().w - 3 * scene::space::huge;
    const float width = std::min(shape.w, (room - scene::space::small * (count - 1)) / count);
    return {width, width * shape.h / shape.w};
}

std::vector<scene::FaceRef> two_characters(const scene::Env& env) {
    constexpr Character white{41};
    constexpr Character black{18};
    const kit::Sitting nobody; // the game's own cards need none
    const scene::Size size = sized(env, character_size, 2);
    return {character_face(env, size, nobody, white, true), character_face(env, size, nobody, black, false)};
}

std::vector<scene::FaceRef> a_challenge(const scene::Env& env) {
    constexpr Challenge challenge{69};
    const kit::Sitting nobody;
    return {challenge_face(env, sized(env, challenge_size, 1), nobody, challenge)};
}

} // namespace

std::vector<kit::HelpPage> Screen::help() {
    return {
        {words::help_goal_title(), {words::help_goal(1), words::help_goal(2)}, {}, false, &two_characters},
        {words::help_turn_title(),
         {words::help_turn(1), words::help_turn(2), words::help_turn(3)},
         {},
         false,
         &a_challenge},
        {words::help_pairs_title(), {words::help_pairs(1), words::help_pairs(2)}, {}, false},
        {words::help_tips_title(), {words::help_tips(1), words::help_tips(2), words::help_tips(3)}, {}, false},
        {words::help_house_title(),
         {words::help_house(1), words::help_house(2), words::help_house(3), words::help_house(4), words::help_house(5)},
         {},
         true},
    };
}

} // namespace win
