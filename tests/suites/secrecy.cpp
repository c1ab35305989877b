// Checks of secrets: each compares a state with others that a viewer cannot tell from it.
#include "suites/checks.h"

#include <algorithm>

namespace suites {

using engine::Bytes;
using engine::GameModule;
using engine::Seat;
using engine::SeatSet;
using engine::Value;
using engine::Viewer;

namespace {

using Outcome = GameModule::Outcome;

// So many chances to change something are not missed by luck.
constexpr int enough_secrets = 20;

// The same table for `viewer`, as far as everybody at it can see who is to act and whether the device goes round.
Finding same_table(const Moment& moment, const Value& other, Viewer viewer) {
    const GameModule& game = moment.game;
    if (Finding wrong = game.audit(other)) return "resample_hidden makes an unsound state: " + *wrong;
    if (!game.same_view(game.view(moment.state, viewer), game.view(other, viewer))) return "the view tells a secret";
    if (game.waiting_on(moment.state) != game.waiting_on(other)) return "waiting_on tells a secret";
    for (const Seat seat : moment.seats())
        if (game.privacy(moment.state, seat) != game.privacy(other, seat)) return "privacy tells a secret";
    return std::nullopt;
}

// What a seat is offered and told while it chooses. `drafts`: actions of anybody's, as drafts.
Finding same_choices(const Moment& moment, const Value& other, Seat seat, const std::vector<Bytes>& drafts) {
    const GameModule& game = moment.game;
    if (game.legal(moment.state, seat) != game.legal(other, seat)) return "legal tells a secret";
    for (const Bytes& action : drafts) {
        if (game.check(moment.state, seat, action) != game.check(other, seat, action)) return "check tells a secret";
        const Value draft = game.draft_of(action);
        if (!game.same_assessment(game.assess(moment.state, seat, draft), game.assess(other, seat, draft)))
            return "assess tells a secret";
    }
    return std::nullopt;
}

// A few actions that are legal for somebody now.
std::vector<Bytes> some_drafts(const Moment& moment) {
    std::vector<Bytes> drafts;
    for (const Seat seat : moment.game.waiting_on(moment.state)) {
        const auto actions = moment.game.legal(moment.state, seat);
        for (int i = 0; i < 3 && !actions.empty() && drafts.size() < 12; ++i)
            drafts.push_back(actions[moment.chance.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    return drafts;
}

bool anybody_else_sees_a_change(const Moment& moment, const Value& other) {
    return std::ranges::any_of(moment.seats(), [&](Seat seat) {
        const Viewer viewer = Viewer::at(seat);
        return !moment.game.same_view(moment.game.view(moment.state, viewer), moment.game.view(other, viewer));
    });
}

bool same_events(const GameModule& game, const Outcome& a, const Outcome& b, Viewer viewer) {
    const auto seen = [&](const Outcome& outcome) {
        std::vector<Value> events;
        for (const Value& event : outcome.events)
            if (Value projected = game.project(event, viewer); !projected.empty()) events.push_back(projected);
        return events;
    };
    return std::ranges::equal(seen(a), seen(b), [&](const Value& x, const Value& y) { return game.same_event(x, y); });
}

bool same_look(const GameModule& game, const Outcome& a, const Outcome& b, Viewer viewer) {
    return game.same_view(game.view(a.state, viewer), game.view(b.state, viewer));
}

Finding projects_once(const GameModule& game, const Outcome& outcome, Viewer viewer) {
    for (const Value& event : outcome.events) {
        const Value once = game.project(event, viewer);
        if (!once.empty() && !game.same_event(once, game.project(once, viewer)))
            return "an event as seen, seen again, is another";
    }
    return std::nullopt;
}

// What might have been done instead by an actor who decides in secret. Where another action leads to the very same
// state, nothing of it stays hidden: then events may tell of it what the view has forgotten, such as what a joker stood
// for that was swept off the table at once.
void add_other_choices(const Moment& moment, const Outcome& outcome, std::vector<Outcome>& outcomes) {
    const GameModule& game = moment.game;
    const Seat actor = moment.next->seat;
    if (game.privacy(moment.state, actor) == engine::Privacy::open) return;
    const auto actions = game.legal(moment.state, actor);
    for (int i = 0; i < 3 && !actions.empty(); ++i) {
        const Bytes& action = actions[moment.chance.below(static_cast<std::uint32_t>(actions.size()))];
        auto other = game.submit(moment.state, actor, action);
        if (other && !game.same_state(other->state, outcome.state)) outcomes.push_back(std::move(*other));
    }
}

// The same action where it is possible in states that `viewer` cannot tell from this one.
void add_other_states(const Moment& moment, Viewer viewer, int tries, std::size_t enough,
                      std::vector<Outcome>& outcomes) {
    for (std::size_t found = 0; tries > 0 && found < enough; --tries) {
        const Value other = moment.game.resample_hidden(moment.state, viewer, moment.chance);
        auto outcome = moment.game.submit(other, moment.next->seat, moment.next->action);
        if (!outcome) continue;
        outcomes.push_back(std::move(*outcome));
        ++found;
    }
}

// What might have happened instead, as far as `viewer` knows.
std::vector<Outcome> alternatives(const Moment& moment, const Outcome& outcome, Viewer viewer) {
    std::vector<Outcome> outcomes;
    if (!viewer.is(moment.next->seat)) add_other_choices(moment, outcome, outcomes);
    add_other_states(moment, viewer, 8, 3, outcomes);
    add_other_states(moment, Viewer::omniscient(), 2, 2, outcomes); // only with other luck
    return outcomes;
}

#ifdef NDEBUG
std::uint64_t words_drawn() { return 0; }
#else
std::uint64_t words_drawn() { return engine::Rng::words_drawn(); }
#endif

// The action in a state that differs only in what `viewer` and the actor together do not know; nothing when none was
// found.
std::optional<Outcome> elsewhere(const Moment& moment, Viewer viewer) {
    const GameModule& game = moment.game;
    const auto& [actor, action] = *moment.next;
    const Value known = game.view(moment.state, Viewer::at(actor));
    for (int i = 0; i < 3; ++i) {
        const Value other = game.resample_hidden(moment.state, viewer, moment.chance);
        if (!game.same_view(known, game.view(other, Viewer::at(actor)))) continue;
        if (auto outcome = game.submit(other, actor, action)) return std::move(*outcome);
    }
    return std::nullopt;
}

Finding shows_only_own(const Moment& moment, const Outcome& outcome, const Outcome& other, Viewer viewer) {
    const std::string whom = " to " + name_of(viewer) + " and is no undo barrier";
    if (!same_look(moment.game, outcome, other, viewer)) return "an action shows a secret or luck" + whom;
    if (!same_events(moment.game, outcome, other, viewer)) return "an action's events show a secret or luck" + whom;
    if (other.undo_barrier) return "whether an action is an undo barrier tells a secret";
    return std::nullopt;
}

} // namespace

Finding views_keep_secrets(const Match& match) {
    int secrets = 0; // moments at which somebody has to look at some
    bool changes = false;
    const auto visit = [&](const Moment& moment) -> Finding {
        const std::vector<Bytes> drafts = some_drafts(moment);
        const auto must_look = [&](Seat seat) {
            return moment.game.privacy(moment.state, seat) == engine::Privacy::must_look;
        };
        if (std::ranges::any_of(moment.game.waiting_on(moment.state), must_look)) ++secrets;
        for (const Viewer viewer : some_viewers(moment)) {
            const Value other = moment.game.resample_hidden(moment.state, viewer, moment.chance);
            Finding wrong = same_table(moment, other, viewer);
            if (!wrong && viewer.is_seat()) wrong = same_choices(moment, other, viewer.seat(), drafts);
            if (wrong) return *wrong + " to " + name_of(viewer);
            changes |= viewer.is_public() && anybody_else_sees_a_change(moment, other);
        }
        return std::nullopt;
    };
    if (Finding wrong = walk(match, visit)) return wrong;
    // A resample_hidden that changes nothing would let every view pass. In a match with few secrets that may be luck.
    return secrets >= enough_secrets && !changes ? Finding{"resample_hidden never changes what a seat sees"}
                                                 : std::nullopt;
}

Finding events_keep_secrets(const Match& match) {
    return walk(match, [](const Moment& moment) -> Finding {
        if (!moment.next) return std::nullopt;
        const GameModule& game = moment.game;
        const auto outcome = game.submit(moment.state, moment.next->seat, moment.next->action);
        if (!outcome) return "a legal action was refused";
        for (const Viewer viewer : some_viewers(moment)) {
            if (Finding wrong = projects_once(game, *outcome, viewer)) return wrong;
            for (const Outcome& other : alternatives(moment, *outcome, viewer)) {
                if (!same_look(game, *outcome, other, viewer)) continue;
                if (!same_events(game, *outcome, other, viewer)) return "events tell a secret to " + name_of(viewer);
            }
        }
        return std::nullopt;
    });
}

Finding barriers_stand(const Match& match) {
    return walk(match, [](const Moment& moment) -> Finding {
        if (!moment.next) return std::nullopt;
        const auto& [actor, action] = *moment.next;
        const std::uint64_t drawn = words_drawn();
        const auto outcome = moment.game.submit(moment.state, actor, action);
        if (!outcome) return "a legal action was refused";
        if (outcome->undo_barrier) return std::nullopt;
        if (words_drawn() != drawn) return "an action uses chance and is no undo barrier";
        // The actor's own secrets are the same there: whatever looks different is not the actor's.
        const Value other = moment.game.resample_hidden(moment.state, Viewer::at(actor), moment.chance);
        const auto there = moment.game.submit(other, actor, action);
        if (!there) return "an action is refused because of what its seat cannot know";
        for (const Viewer viewer : {Viewer::everyone(), Viewer::at(actor)})
            if (Finding wrong = shows_only_own(moment, *outcome, *there, viewer)) return wrong;
        for (const Viewer viewer : some_viewers(moment))
            if (const auto else_where = elsewhere(moment, viewer))
                if (Finding wrong = shows_only_own(moment, *outcome, *else_where, viewer)) return wrong;
        return std::nullopt;
    });
}

} // namespace suites
