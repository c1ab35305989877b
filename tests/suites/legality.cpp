// Checks that those who speak about what is legal say the same.
#include "suites/checks.h"

#include <algorithm>

namespace suites {

using engine::Bytes;
using engine::GameModule;
using engine::Seat;
using engine::SeatSet;
using engine::Value;

namespace {

// As many as can be judged in reasonable time.
constexpr std::size_t most_actions = 24;

std::string of(Seat seat, const Bytes& action) {
    return " (seat " + std::to_string(seat.index()) + ", action " + hex(action) + ")";
}

// `listed`: whether legal has it.
Finding judge(const Moment& moment, Seat seat, const Bytes& action, bool listed) {
    const GameModule& game = moment.game;
    const auto allowed = game.check(moment.state, seat, action);
    if (listed && !allowed) return "check refuses what legal lists" + of(seat, action);
    if (!listed && allowed && game.legal_is_complete())
        return "check allows what legal does not list" + of(seat, action);

    const auto outcome = game.submit(moment.state, seat, action);
    if (outcome.has_value() != allowed.has_value()) return "submit and check disagree" + of(seat, action);
    if (!allowed && outcome.error() != allowed.error()) return "submit and check refuse differently" + of(seat, action);

    const Value draft = game.draft_of(action);
    const Value assessment = game.assess(moment.state, seat, draft);
    if (game.ready(assessment) != allowed.has_value()) return "assess and check disagree" + of(seat, action);
    if (!game.same_assessment(assessment, game.assess(moment.state, seat, draft)))
        return "assess does not repeat itself" + of(seat, action);
    return std::nullopt;
}

// Actions from elsewhere: of other seats, of earlier, near misses and inventions. Those that decode.
std::vector<Bytes> strange_actions(const Moment& moment, const std::vector<Bytes>& earlier) {
    std::vector<Bytes> strange;
    for (std::size_t i = 0; i < most_actions && !earlier.empty(); ++i) {
        Bytes action = earlier[moment.chance.below(static_cast<std::uint32_t>(earlier.size()))];
        if (i % 2 == 1 && !action.empty()) {
            const std::uint32_t bit = moment.chance.below(static_cast<std::uint32_t>(action.size() * 8));
            action[bit / 8] = static_cast<std::uint8_t>(action[bit / 8] ^ 1U << bit % 8);
        }
        if (!moment.game.decode_action(action).empty()) strange.push_back(std::move(action));
    }
    return strange;
}

// Two who are waited on, one at the table, one who is not at this table.
SeatSet seats_to_judge(const Moment& moment) {
    SeatSet seats;
    if (moment.next) seats.insert(moment.next->seat);
    if (const auto seat = random_seat(moment.game.waiting_on(moment.state), moment.chance)) seats.insert(*seat);
    if (const auto seat = random_seat(moment.seats(), moment.chance)) seats.insert(*seat);
    if (moment.setup.seats < engine::max_seats) seats.insert(Seat{moment.setup.seats});
    return seats;
}

Finding judge_seat(const Moment& moment, Seat seat, const std::vector<Bytes>& strange) {
    std::vector<Bytes> legal = moment.game.legal(moment.state, seat);
    for (std::size_t i = 0; i < std::min(legal.size(), most_actions); ++i) {
        const std::size_t pick =
            legal.size() <= most_actions ? i : moment.chance.below(static_cast<std::uint32_t>(legal.size()));
        if (Finding wrong = judge(moment, seat, legal[pick], true)) return wrong;
    }
    std::ranges::sort(legal);
    if (std::ranges::adjacent_find(legal) != legal.end()) return "legal lists an action twice";
    for (const Bytes& action : strange)
        if (Finding wrong = judge(moment, seat, action, std::ranges::binary_search(legal, action))) return wrong;
    return std::nullopt;
}

} // namespace

Finding rules_agree(const Match& match) {
    std::vector<Bytes> earlier;
    return walk(match, [&](const Moment& moment) -> Finding {
        for (const Seat seat : moment.game.waiting_on(moment.state))
            for (Bytes& action : moment.game.legal(moment.state, seat))
                if (earlier.size() < 200 || moment.chance.below(8) == 0) earlier.push_back(std::move(action));
        const std::vector<Bytes> strange = strange_actions(moment, earlier);
        for (const Seat seat : seats_to_judge(moment))
            if (Finding wrong = judge_seat(moment, seat, strange)) return wrong;
        return std::nullopt;
    });
}

} // namespace suites
