// The rules in our own words, with cards to look at.
#include "games/win/ui/faces.h"
#include "games/win/ui/screen.h"

#include "games/win/words.h"

namespace win {

std::vector<kit::HelpPage> Screen::help(const scene::Env& env) {
    constexpr Character white{41};
    constexpr Character black{18};
    constexpr Challenge challenge{69};
    const kit::Sitting nobody; // the game's own cards need none
    // As large as they will lie on the page: words are never printed too small to read.
    const float room = env.safe_area().w - 2 * scene::space::huge;
    const auto sized = [&](scene::Size shape, float count) {
        const float width = std::min(shape.w, (room - scene::space::small * (count - 1)) / count);
        return scene::Size{width, width * shape.h / shape.w};
    };
    const scene::Size half = sized(character_size, 2);
    const std::vector<scene::FaceRef> two{character_face(env, half, nobody, white, true),
                                          character_face(env, half, nobody, black, false)};
    const std::vector<scene::FaceRef> one{challenge_face(env, sized(challenge_size, 1), nobody, challenge)};
    return {
        {words::help_goal_title(), {words::help_goal(1), words::help_goal(2)}, two, false},
        {words::help_turn_title(), {words::help_turn(1), words::help_turn(2), words::help_turn(3)}, one, false},
        {words::help_pairs_title(), {words::help_pairs(1), words::help_pairs(2)}, {}, false},
        {words::help_tips_title(), {words::help_tips(1), words::help_tips(2), words::help_tips(3)}, {}, false},
        {words::help_house_title(),
         {words::help_house(1), words::help_house(2), words::help_house(3), words::help_house(4), words::help_house(5)},
         {},
         true},
    };
}

} // namespace win
