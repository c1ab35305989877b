// The rules in our own words, with the real cards.
#include "games/eternamente_temporario/ui/screen.h"

#include "games/eternamente_temporario/words.h"

namespace eternamente_temporario {

std::vector<kit::HelpPage> Screen::help() {
    return {
        {words::help_goal_title(), {words::help_goal(1), words::help_goal(2), words::help_goal(3)}, {}, false},
        {words::help_start_title(), {words::help_start(1), words::help_start(2)}, {}, false},
        {words::help_play_title(), {words::help_play(1), words::help_play(2)}, {}, false},
        {words::help_bomb_title(), {words::help_bomb(1)}, {}, false},
        {words::help_wild_title(), {words::help_wild(1)}, {}, false},
        {words::help_archive_title(), {words::help_archive(1), words::help_archive(2)}, {}, false},
        {words::help_stress_title(), {words::help_stress(1)}, {}, false},
        {words::help_house_title(), {words::help_house(1), words::help_house(2), words::help_house(3)}, {}, true},
    };
}

} // namespace eternamente_temporario
