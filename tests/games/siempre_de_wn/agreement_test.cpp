// `legal` lists all that `check` allows, and the sample of ways to point is what it says.
#include "players.h"
#include "table.h"

#include <algorithm>

namespace siempre_de_wn {
namespace {

// Every action there is, but for pointing aloud.
std::vector<Action> all_actions() {
    std::vector<Action> actions{seen()};
    for (int i = 0; i <= 3; ++i) {
        for (int j = 0; j <= 3; ++j) actions.push_back(take(i, j));
        for (int active = 0; active < 3; ++active) actions.push_back(begin(i, active));
    }
    for (int tile = 0; tile <= most_workspaces; ++tile) actions.push_back(move(tile));
    for (int place = 0; place < row_size; ++place) actions.push_back(claim(place));
    for (int face = 0; face < face_count; ++face)
        for (const TaskType type : task_types) actions.push_back(Place{Card::of_face(face), type});
    for (const TaskType type : task_types) {
        actions.push_back(dedocracia(type));
        for (int seat = 0; seat < most_seats; ++seat) actions.push_back(auditoria(type, seat));
    }
    for (int seat = 0; seat < most_seats; ++seat) actions.push_back(in_secret(seat));
    return actions;
}

State dealt_any(std::uint64_t seed) {
    engine::Rng rng{seed, 11};
    const int seats = 3 + static_cast<int>(rng.below(6));
    engine::Setup setup{seats, {}};
    for (const engine::OptionInfo& option : Rules::info.options)
        setup.values.push_back(static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(option.values(seats)))));
    return Rules::deal(setup, engine::Rng{seed});
}

TEST(WnLegal, ListsAllThatCheckAllows) {
    const std::vector<Action> all = all_actions();
    const int matches = long_run() ? 2000 : 40;
    for (int seed = 0; seed < matches; ++seed) {
        engine::Rng rng{static_cast<std::uint64_t>(seed), 12};
        State state = dealt_any(static_cast<std::uint64_t>(seed));
        while (state.phase != Phase::over) {
            const Seat seat = *Rules::waiting_on(state).begin();
            const std::vector<Action> legal = Rules::legal(state, seat);
            for (const Action& action : all)
                ASSERT_EQ(Rules::check(state, seat, action).has_value(), std::ranges::contains(legal, action))
                    << "match " << seed << ", " << action.index();
            state = Rules::apply(state, seat, random_choice(state, seat, rng)).state;
        }
    }
}

TEST(WnLegal, ASampleOfWaysToPoint) {
    // [WN-14] Each fired once, and the rings, which are ties.
    for (int fired = 0; fired <= 2; ++fired) {
        Position position{"goriela pillo volao laura mariano"};
        for (int seat = 0; seat < fired; ++seat) position.fired(seat == 0 ? 3 : 4);
        const State state = position.pointing(Occasion::debate).state();
        const int here = 5 - fired;
        const std::vector<Action> ways = Rules::legal(state, Seat{0});
        ASSERT_EQ(std::ssize(ways), 2 * here - 1);
        int ties = 0;
        SeatSet out;
        for (const Action& way : ways) {
            const auto counted = only<Counted>(events_of(state, 0, way)).at(0);
            if (counted.vote.fired)
                out.insert(counted.vote.fired->seat);
            else
                ++ties;
        }
        EXPECT_EQ(ties, here - 1);
        EXPECT_EQ(out, employed(state));
    }
}

} // namespace
} // namespace siempre_de_wn
