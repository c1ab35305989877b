#include "suites/match.h"

#include <algorithm>
#include <cstdlib>

namespace suites {

using engine::Bytes;
using engine::GameModule;
using engine::Rng;
using engine::Seat;
using engine::SeatSet;
using engine::Setup;
using engine::Viewer;

namespace {

// Streams of a match's seed: chance of the deal (0), of the players and of the visitor.
enum Stream : std::uint32_t { players = 1001, visitor = 1002, options = 1003 };

std::string where(const Match& match, int actions) {
    std::string text = std::string{match.game.info().id} + ", " + std::to_string(match.setup.seats) + " seats, options";
    for (const std::uint8_t value : match.setup.values) text += " " + std::to_string(value);
    return text + ", seed " + std::to_string(match.seed) + ", after " + std::to_string(actions) + " actions: ";
}

std::expected<Choice, std::string> random_choice(const GameModule& game, const engine::Value& state, SeatSet waiting,
                                                 Rng& chance) {
    const Seat seat = *random_seat(waiting, chance);
    std::vector<Bytes> actions = game.legal(state, seat);
    if (actions.empty()) return std::unexpected("seat " + std::to_string(seat.index()) + " is to act but cannot");
    const std::size_t pick = chance.below(static_cast<std::uint32_t>(actions.size()));
    return Choice{seat, std::move(actions[pick])};
}

Setup random_setup(const engine::GameInfo& info, int seats, Rng& chance) {
    Setup setup{seats, {}};
    for (const engine::OptionInfo& option : info.options)
        setup.values.push_back(
            static_cast<std::uint8_t>(chance.below(static_cast<std::uint32_t>(option.values(seats)))));
    for (const engine::OwnDeckInfo& deck : info.own_decks) {
        std::vector<std::string>& cards = setup.own.emplace_back();
        for (std::uint32_t left = chance.below(static_cast<std::uint32_t>(deck.most) + 1); left > 0; --left)
            cards.push_back("Own card " + std::to_string(left));
    }
    return setup;
}

} // namespace

Finding walk(const Match& match, const std::function<Finding(const Moment&)>& visit) {
    const GameModule& game = match.game;
    Rng player_chance{match.seed, players};
    Rng visitor_chance{match.seed, visitor};
    Moment moment{game, match.setup, game.deal(match.setup, match.seed), 0, {}, visitor_chance};
    for (;; ++moment.actions) {
        const auto found = [&](const std::string& what) { return where(match, moment.actions) + what; };
        const SeatSet waiting = game.waiting_on(moment.state);
        moment.next.reset();
        if (!waiting.empty()) {
            auto choice = random_choice(game, moment.state, waiting, player_chance);
            if (!choice) return found(choice.error());
            moment.next = std::move(*choice);
        }
        if (Finding finding = visit(moment)) return found(*finding);
        if (!moment.next) return std::nullopt;
        if (moment.actions == longest_match) return found("still no end");
        auto outcome = game.submit(moment.state, moment.next->seat, moment.next->action);
        if (!outcome) return found("a legal action was refused: " + hex(moment.next->action));
        moment.state = std::move(outcome->state);
    }
}

std::vector<Match> matches_of(const GameModule& game) {
    const char* wish = std::getenv("SOBREMESA_LONG");
    const bool is_long = wish != nullptr && std::string_view{wish} == "1";
    const std::uint64_t seeds = is_long ? 20 : 3;
    std::vector<Match> matches;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        Rng chance{seed, options};
        for (int seats = game.info().least_seats; seats <= game.info().most_seats; ++seats) {
            matches.push_back({game, engine::standard_setup(game.info(), seats), seed});
            matches.push_back({game, random_setup(game.info(), seats, chance), seed + 1000});
        }
    }
    return matches;
}

std::optional<Seat> random_seat(SeatSet seats, Rng& chance) {
    if (seats.empty()) return std::nullopt;
    auto rest = chance.below(static_cast<std::uint32_t>(seats.size()));
    for (const Seat seat : seats)
        if (rest-- == 0) return seat;
    return std::nullopt;
}

std::vector<Viewer> viewers_of(SeatSet seats) {
    std::vector<Viewer> viewers{Viewer::everyone()};
    for (const Seat seat : seats) viewers.push_back(Viewer::at(seat));
    return viewers;
}

std::vector<Viewer> some_viewers(const Moment& moment) {
    std::vector<Viewer> viewers{Viewer::everyone()};
    SeatSet rest = moment.seats();
    const auto add = [&](Seat seat) {
        viewers.push_back(Viewer::at(seat));
        rest.erase(seat);
    };
    if (moment.next) add(moment.next->seat);
    for (int i = 0; i < 2; ++i)
        if (const auto seat = random_seat(rest, moment.chance)) add(*seat);
    return viewers;
}

std::string name_of(Viewer viewer) {
    if (viewer.is_public()) return "the public";
    return viewer.is_seat() ? "seat " + std::to_string(viewer.seat().index()) : "the omniscient viewer";
}

std::string hex(engine::ByteView bytes) {
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += digits[byte >> 4];
        text += digits[byte & 0xFU];
    }
    return text;
}

Bytes random_bytes(std::size_t count, Rng& chance) {
    Bytes bytes(count);
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(chance.below(256));
    return bytes;
}

} // namespace suites
