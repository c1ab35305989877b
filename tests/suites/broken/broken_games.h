// Games that are broken on purpose, each in one way, to prove that a check finds it.
//
// Each is null_game with one function hidden by a wrong one. What always holds: nothing else differs, so what a check
// finds in it is that one fault. Left out: null_game itself, in which no check finds anything.
#pragma once

#include "games/null_game/rules/rules.h"

#include <algorithm>

namespace broken {

using engine::Privacy;
using engine::Reader;
using engine::Rng;
using engine::Seat;
using engine::SeatSet;
using engine::Setup;
using engine::Viewer;
using engine::Writer;
using null_game::Action;
using null_game::Assessment;
using null_game::Card;
using null_game::Draft;
using null_game::Event;
using null_game::Reason;
using null_game::State;
using null_game::View;
using Good = null_game::Rules;

// The game itself, to see that the checks do not cry wolf.
struct Sound : Good {};

// Shows everybody what was laid face down.
struct LeakyView : Good {
    static View view(const State& state, Viewer viewer) {
        View seen = Good::view(state, viewer);
        for (const Seat seat : SeatSet::first(state.seats))
            if (seen.seats[null_game::at(seat)].has_chosen)
                seen.seats[null_game::at(seat)].choice = state.choices[null_game::at(seat)];
        return seen;
    }
};

// The pile's next card can be told from the number shown beside it.
struct LeakyChance : Good {
    static View view(const State& state, Viewer viewer) {
        View seen = Good::view(state, viewer);
        Rng peek = state.chance;
        seen.draw_pile += static_cast<int>(peek.below(2));
        return seen;
    }
};

// Lets no cards be offered that another seat has just laid.
struct LeakyAssess : Good {
    static Assessment assess(const State& state, Seat seat, const Draft& draft) {
        Assessment assessment = Good::assess(state, seat, draft);
        std::erase_if(assessment.may_choose, [&](Card card) { return std::ranges::contains(state.choices, card); });
        return assessment;
    }
};

// Hands the device round only to those who have a real choice.
struct LeakyPrivacy : Good {
    static Privacy privacy(const State& state, Seat seat) {
        return Good::legal(state, seat).size() > 1 ? Privacy::must_look : Privacy::open;
    }
};

// Tells everybody which card was laid face down.
struct LeakyChoice : Good {
    static std::optional<Event> project(const Event& event, Viewer viewer) {
        return event.kind == Event::Kind::chose ? event : Good::project(event, viewer);
    }
};

// Tells everybody which card was drawn.
struct LeakyDraw : Good {
    static std::optional<Event> project(const Event& event, Viewer viewer) {
        return event.kind == Event::Kind::drew ? event : Good::project(event, viewer);
    }
};

// Thinks that nothing is hidden, so that no leak could show.
struct IdleResample : Good {
    static State resample_hidden(const State& state, Viewer, Rng&) { return state; }
};

// Forgets the points.
struct LossyCodec : Good {
    static void encode_state(Writer& out, const State& state) {
        State poorer = state;
        poorer.points = {};
        Good::encode_state(out, poorer);
    }
};

// Forgets how far the generator has gone.
struct LossyChance : Good {
    static void encode_state(Writer& out, const State& state) {
        State poorer = state;
        poorer.chance = Rng{state.chance.seed(), state.chance.stream_number()};
        Good::encode_state(out, poorer);
    }
};

// Cannot tell the two highest cards apart on the wire.
struct LossyAction : Good {
    static void encode(Writer& out, const Action& action) {
        Good::encode(out, {std::min<Card>(action.card, null_game::faces - 1)});
    }
};

// Writes fewer bits for some actions than it reads.
struct RaggedAction : Good {
    static Action decode(Reader& in) {
        const Action action = Good::decode(in);
        if (action.card == 1) (void)in.boolean();
        return action;
    }
};

// Lets a seat that has laid its card lay another.
struct IllegalMove : Good {
    static std::expected<void, engine::Refusal> check(const State& state, Seat seat, const Action& action) {
        const auto allowed = Good::check(state, seat, action);
        const auto again = engine::Refusal::of(Reason::already_chosen);
        if (!allowed && allowed.error() == again && state.hands[null_game::at(seat)].of(action.card) > 0) return {};
        return allowed;
    }
};

// Refuses the highest card, which legal lists.
struct MissingMove : Good {
    static std::expected<void, engine::Refusal> check(const State& state, Seat seat, const Action& action) {
        if (action.card == null_game::faces) return std::unexpected(engine::Refusal::of(Reason::not_in_hand));
        return Good::check(state, seat, action);
    }
};

// Lists a card once for each copy.
struct RepeatedMove : Good {
    static std::vector<Action> legal(const State& state, Seat seat) {
        std::vector<Action> actions = Good::legal(state, seat);
        for (const Action& action : Good::legal(state, seat))
            if (state.hands[null_game::at(seat)].of(action.card) > 1) actions.push_back(action);
        return actions;
    }
};

// Says that the highest card will not do.
struct AssessDisagrees : Good {
    static Assessment assess(const State& state, Seat seat, const Draft& draft) {
        Assessment assessment = Good::assess(state, seat, draft);
        if (draft.card == null_game::faces) assessment.action.reset();
        return assessment;
    }
};

// Says that any card will do.
struct AssessAgreesToAll : Good {
    static Assessment assess(const State& state, Seat seat, const Draft& draft) {
        Assessment assessment = Good::assess(state, seat, draft);
        if (draft.card) assessment.action = Action{*draft.card};
        return assessment;
    }
};

// Deals anew instead of ending.
struct EndlessGame : Good {
    static Outcome apply(const State& state, Seat seat, const Action& action) {
        Outcome outcome = Good::apply(state, seat, action);
        if (Good::waiting_on(outcome.state).empty())
            outcome.state = Good::deal(engine::standard_setup(info, state.seats), Rng{state.chance.seed() + 1});
        return outcome;
    }
};

// Waits for somebody who can do nothing.
struct StuckGame : Good {
    static SeatSet waiting_on(const State& state) {
        const SeatSet waiting = Good::waiting_on(state);
        return waiting.empty() ? SeatSet{Seat{0}} : waiting;
    }
};

// Loses a card of each round.
struct LostCard : Good {
    static Outcome apply(const State& state, Seat seat, const Action& action) {
        Outcome outcome = Good::apply(state, seat, action);
        if (outcome.undo_barrier) outcome.state.played.take(action.card);
        return outcome;
    }
};

// Lets a round be taken back after all cards were seen.
struct MissingBarrier : Good {
    static Outcome apply(const State& state, Seat seat, const Action& action) {
        Outcome outcome = Good::apply(state, seat, action);
        outcome.undo_barrier = false;
        return outcome;
    }
};

// Gives the point to whoever laid last.
struct OrderCounts : Good {
    static Outcome apply(const State& state, Seat seat, const Action& action) {
        Outcome outcome = Good::apply(state, seat, action);
        State& next = outcome.state;
        const auto best = null_game::winner(next);
        if (!outcome.undo_barrier || !best) return outcome;
        --next.points[null_game::at(*best)];
        ++next.points[null_game::at(seat)];
        return outcome;
    }
};

// Remembers something between two calls.
struct Forgetful : Good {
    static Outcome apply(const State& state, Seat seat, const Action& action) {
        static std::uint64_t calls = 0;
        Outcome outcome = Good::apply(state, seat, action);
        outcome.state.chance = Rng{++calls, state.chance.stream_number()};
        return outcome;
    }
};

// Takes any state that can be read for a sound one.
struct LaxAudit : Good {
    static std::optional<std::string> audit(const State&) { return std::nullopt; }
};

// Counts points for one seat too many.
struct CrowdedStanding : Good {
    static std::vector<int> standing(const State& state) {
        std::vector<int> points = Good::standing(state);
        points.push_back(0);
        return points;
    }
};

} // namespace broken
