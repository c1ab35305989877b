// What a tap on the stage does.
#include "games/win/ui/sand.h"
#include "games/win/ui/screen.h"

#include "games/win/words.h"

namespace win {

namespace {

using Reaction = kit::Reaction<Action>;

Reaction handled(kit::Cue cue = kit::Cue::none) {
    Reaction reaction;
    reaction.handled = true;
    reaction.cue = cue;
    return reaction;
}

// All that is done in the open is done by the Timekeeper, who holds the device. [WI-2]
Reaction by_timekeeper(const View& view, const Action& action, kit::Cue cue = kit::Cue::none) {
    Reaction reaction = handled(cue);
    reaction.action = action;
    reaction.seat = view.timekeeper;
    return reaction;
}

// Tapping goes none → white → black → none; dropping on a side sets that side. [WI-9]
Vote after_tap(Vote present, int wanted) {
    if (wanted >= 0) return static_cast<Vote>(wanted);
    switch (present) {
    case Vote::none: return Vote::white;
    case Vote::white: return Vote::black;
    case Vote::black: break;
    }
    return Vote::none;
}

// A token was tapped, or dropped on a side: `wanted` is that side, or −1.
Reaction set_vote(const View& view, Screen::Local& local, int index, int wanted) {
    if (index < 0 || index >= view.seats) return handled();
    const engine::Seat seat{index};
    if (view.phase != Phase::show_of_hands || !view.voters.contains(seat)) return handled();
    if (local.voting_turn != view.turn) local.votes = {};
    local.voting_turn = view.turn;
    local.votes.set(seat, after_tap(local.votes.of(seat), wanted));
    return handled(kit::Cue::token);
}

Reaction count_votes(const kit::In<Screen>& in, const Screen::Local& local) {
    const Votes votes = local.voting_turn == in.view.turn ? local.votes : Votes{};
    const Assessment assessment = in.assess(in.view.timekeeper, ShowOfHands{votes, false});
    if (!assessment.refusal) return by_timekeeper(in.view, ShowOfHands{votes, false}, kit::Cue::gavel);
    if (!assessment.may_abstain) {
        Reaction reaction = handled();
        reaction.notice = Screen::why_not(*assessment.refusal, in.sitting);
        return reaction;
    }
    Reaction reaction = by_timekeeper(in.view, ShowOfHands{votes, true}, kit::Cue::gavel);
    reaction.ask = words::abstain_ask(assessment.missing.size());
    return reaction;
}

Reaction cast_secret(const kit::In<Screen>& in, const Screen::Local& local) {
    Reaction reaction = handled(kit::Cue::token);
    if (!in.sitting.viewer.is_seat()) return reaction;
    if (!local.choice) {
        reaction.notice = words::choose_side();
        return reaction;
    }
    reaction.action = SecretVote{*local.choice};
    reaction.seat = in.sitting.viewer.seat();
    return reaction;
}

Reaction speech_over(const kit::In<Screen>& in, Screen::Local& local, double now) {
    const bool early = !has_run_out(local.sand, in.view, now);
    return by_timekeeper(in.view, SpeechOver{early}, kit::Cue::tap);
}

Reaction ask_to_leave(const kit::In<Screen>& in, engine::Seat seat) {
    Reaction reaction = by_timekeeper(in.view, Leave{seat});
    reaction.ask = words::leave_ask(in.sitting.name(seat));
    return reaction;
}

std::optional<Reaction> react_to_sand(const kit::In<Screen>& in, Screen::Local& local, const scene::Command& command,
                                      double now) {
    if (!is_speech(in.view.phase)) return std::nullopt;
    if (command.is("win_turn_sand")) {
        turn_sand(local.sand, in.view, now);
        return handled(kit::Cue::sand);
    }
    if (command.is("win_pause")) {
        if (is_paused(local.sand, in.view)) {
            resume_sand(local.sand, now);
        } else if (is_turned(local.sand, in.view)) {
            pause_sand(local.sand, now);
        }
        return handled(kit::Cue::tap);
    }
    if (command.is("win_speech_over")) return speech_over(in, local, now);
    return std::nullopt;
}

} // namespace

kit::Reaction<Action> Screen::react(const kit::In<Screen>& in, Local& local, const scene::Command& command,
                                    double now) {
    if (auto sand = react_to_sand(in, local, command, now)) return *sand;
    if (command.is("win_draw")) return by_timekeeper(in.view, Draw{});
    if (command.is("win_reveal")) return by_timekeeper(in.view, Reveal{});
    if (command.is("win_vote_kind"))
        return by_timekeeper(in.view, ChooseVoteKind{static_cast<VoteKind>(command.a)}, kit::Cue::tap);
    if (command.is("win_tap_voter")) return set_vote(in.view, local, command.a, -1);
    if (command.is("win_drop") && command.dropped) return set_vote(in.view, local, command.b, command.a);
    if (command.is("win_count")) return count_votes(in, local);
    if (command.is("win_choose")) {
        local.choice = static_cast<Vote>(command.a);
        return handled(kit::Cue::tap);
    }
    if (command.is("win_cast")) return cast_secret(in, local);
    if (command.is("win_next")) return by_timekeeper(in.view, Next{}, kit::Cue::card);
    if (command.is("win_leave")) return ask_to_leave(in, engine::Seat{command.a});
    if (command.is("win_standings")) {
        local.standings = !local.standings;
        return handled(kit::Cue::tap);
    }
    return {};
}

kit::Reaction<Action> Screen::tick(const kit::In<Screen>& in, Local& local, double now) {
    constexpr int heard_seconds = 5;
    Sand& sand = local.sand;
    if (!is_turned(sand, in.view) || is_paused(sand, in.view)) return {};
    if (has_run_out(sand, in.view, now)) {
        if (sand.rung) return {};
        sand.rung = true;
        Reaction reaction = handled(kit::Cue::gong);
        reaction.vibrate = 400;
        return reaction;
    }
    const int left = seconds_left(sand, in.view, now);
    if (left > heard_seconds || left == sand.ticked) return {};
    sand.ticked = left;
    return handled(kit::Cue::tick);
}

text::Text Screen::errand(const kit::In<Screen>& /*in*/, engine::Seat /*seat*/) { return words::errand_vote(); }

text::Text Screen::score_line(const kit::In<Screen>& in, engine::Seat seat) {
    return words::won_count(static_cast<int>(in.view.won[static_cast<std::size_t>(seat.index())].size()));
}

std::vector<kit::HelpPage> Screen::help() {
    return {
        {words::help_goal_title(), {words::help_goal(1), words::help_goal(2)}, {}, false},
        {words::help_turn_title(), {words::help_turn(1), words::help_turn(2), words::help_turn(3)}, {}, false},
        {words::help_pairs_title(), {words::help_pairs(1)}, {}, false},
        {words::help_tips_title(), {words::help_tips(1), words::help_tips(2), words::help_tips(3)}, {}, false},
        {words::help_house_title(), {words::help_house(1), words::help_house(2), words::help_house(3)}, {}, true},
    };
}

const text::Pack& Screen::words() { return words::pack; }

} // namespace win
