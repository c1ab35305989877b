// Checks of playing itself: an end, sound states, the same again, in any order.
#include "suites/checks.h"

#include <algorithm>

namespace suites {

using engine::Seat;
using engine::SeatSet;
using engine::Value;
using engine::Viewer;

namespace {

Finding act_as_waited(const Moment& moment) {
    const SeatSet waiting = moment.game.waiting_on(moment.state);
    for (const Seat seat : waiting)
        if (!moment.seats().contains(seat)) return "an empty chair is waited on";
    // Also for seats that this table does not have: session and links may ask about any.
    for (const Seat seat : SeatSet::first(engine::max_seats))
        if (moment.game.legal(moment.state, seat).empty() == waiting.contains(seat))
            return "legal actions and waiting_on disagree for seat " + std::to_string(seat.index());
    return std::nullopt;
}

void look_with_all_eyes(const Moment& moment) {
    for (const Viewer viewer : viewers_of(moment.seats())) (void)moment.game.view(moment.state, viewer);
    if (!moment.next) (void)moment.game.view(moment.state, Viewer::omniscient());
    for (const Seat seat : moment.seats()) (void)moment.game.privacy(moment.state, seat);
}

// What comes of two choices, one after the other.
std::expected<Value, std::string> both(const Moment& moment, const Choice& first, const Choice& second) {
    auto after = moment.game.submit(moment.state, first.seat, first.action);
    if (!after) return std::unexpected("a legal action was refused");
    auto end = moment.game.submit(after->state, second.seat, second.action);
    if (!end)
        return std::unexpected("seat " + std::to_string(first.seat.index()) + "'s choice forbids seat " +
                               std::to_string(second.seat.index()) + "'s");
    return std::move(end->state);
}

} // namespace

Finding plays_to_the_end(const Match& match) {
    return walk(match, [](const Moment& moment) -> Finding {
        if (Finding wrong = moment.game.audit(moment.state)) return "audit: " + *wrong;
        if (Finding wrong = act_as_waited(moment)) return wrong;
        look_with_all_eyes(moment);
        if (std::ssize(moment.game.standing(moment.state)) != moment.setup.seats) return "not one standing a seat";
        return std::nullopt;
    });
}

Finding replays_alike(const Match& match) {
    std::vector<std::uint64_t> digests;
    const auto note = [&](const Moment& moment) -> Finding {
        digests.push_back(moment.game.digest_of(moment.state));
        return std::nullopt;
    };
    if (Finding wrong = walk(match, note)) return wrong;
    std::size_t place = 0;
    return walk(match, [&](const Moment& moment) -> Finding {
        if (place >= digests.size() || moment.game.digest_of(moment.state) != digests[place]) return "other digest";
        ++place;
        return std::nullopt;
    });
}

Finding order_is_free(const Match& match) {
    return walk(match, [](const Moment& moment) -> Finding {
        SeatSet others = moment.game.waiting_on(moment.state);
        if (!moment.next) return std::nullopt;
        others.erase(moment.next->seat);
        const auto other = random_seat(others, moment.chance);
        if (!other) return std::nullopt;
        const auto actions = moment.game.legal(moment.state, *other);
        if (actions.empty()) return "seat " + std::to_string(other->index()) + " is to act but cannot";
        const Choice choice{*other, actions[moment.chance.below(static_cast<std::uint32_t>(actions.size()))]};
        const auto one_way = both(moment, *moment.next, choice);
        const auto other_way = both(moment, choice, *moment.next);
        if (!one_way) return one_way.error();
        if (!other_way) return other_way.error();
        if (!moment.game.same_state(*one_way, *other_way)) return "the order of two choices changes the result";
        return std::nullopt;
    });
}

} // namespace suites
