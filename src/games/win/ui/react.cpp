// What a tap on the stage does.
#include "games/win/ui/names.h"
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

// Tapping goes none → black → white → none: those who vote black are tapped, all others are white in one go. Dropping on
// a side sets that side. [WI-9]
Vote after_tap(Vote present, int wanted) {
    if (wanted >= 0) return static_cast<Vote>(wanted);
    switch (present) {
    case Vote::none: return Vote::black;
    case Vote::black: return Vote::white;
    case Vote::white: break;
    }
    return Vote::none;
}

void begin_votes(const View& view, Screen::Local& local) {
    if (local.voting_turn != view.turn) local.votes = {};
    local.voting_turn = view.turn;
}

Reaction others_white(const View& view, Screen::Local& local) {
    if (view.phase != Phase::show_of_hands) return handled();
    begin_votes(view, local);
    for (const engine::Seat seat : view.voters)
        if (local.votes.of(seat) == Vote::none) local.votes.set(seat, Vote::white);
    return handled(kit::Cue::token);
}

// A token was tapped, or dropped on a side: `wanted` is that side, or −1.
Reaction set_vote(const View& view, Screen::Local& local, int index, int wanted) {
    if (index < 0 || index >= view.seats) return handled();
    const engine::Seat seat{index};
    if (view.phase != Phase::show_of_hands || !view.voters.contains(seat)) return handled();
    begin_votes(view, local);
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

Reaction swap(const kit::In<Screen>& in, Screen::Local& local, int which) {
    local.sheet = Screen::Sheet::none;
    return by_timekeeper(in.view, Swap{static_cast<Drawn>(which)}, kit::Cue::card);
}

// The sheets that lie over the stage.
std::optional<Reaction> react_to_sheet(const kit::In<Screen>& in, Screen::Local& local, const scene::Command& command) {
    if (command.is("win_sheet")) {
        local.sheet = static_cast<Screen::Sheet>(command.a);
        return handled(kit::Cue::tap);
    }
    if (command.is("win_swap")) return swap(in, local, command.a);
    if (command.is("win_leave")) {
        local.sheet = Screen::Sheet::none;
        return ask_to_leave(in, engine::Seat{command.a});
    }
    return std::nullopt;
}

// In the open it asks how often the device would go round, where that is often. [WI-9]
Reaction choose_vote_kind(const View& view, VoteKind kind) {
    Reaction reaction = by_timekeeper(view, ChooseVoteKind{kind}, kit::Cue::tap);
    const int voters = view.voters.size();
    if (kind == VoteKind::secret && voters > easy_secret_voters) reaction.ask = words::vote_secret_warning(voters);
    return reaction;
}

std::optional<Reaction> react_to_sand(const kit::In<Screen>& in, Screen::Local& local, const scene::Command& command,
                                      double now) {
    if (!is_speech(in.view.phase)) return std::nullopt;
    if (command.is("win_turn_sand")) {
        turn_sand(local.sand, in.view, now);
        const bool first = in.view.phase == Phase::white_speaks && !in.view.begun;
        return first ? by_timekeeper(in.view, Begin{}) : handled(kit::Cue::sand);
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
    if (auto sheet = react_to_sheet(in, local, command)) return *sheet;
    if (command.is("win_draw")) return by_timekeeper(in.view, Draw{});
    if (command.is("win_reveal")) return by_timekeeper(in.view, Reveal{});
    if (command.is("win_vote_kind")) return choose_vote_kind(in.view, static_cast<VoteKind>(command.a));
    if (command.is("win_others_white")) return others_white(in.view, local);
    if (command.is("win_tap_voter")) return set_vote(in.view, local, command.a, -1);
    if (command.is("win_drop") && command.dropped) return set_vote(in.view, local, command.b, command.a);
    if (command.is("win_count")) return count_votes(in, local);
    if (command.is("win_choose")) {
        local.choice = static_cast<Vote>(command.a);
        return handled(kit::Cue::tap);
    }
    if (command.is("win_cast")) return cast_secret(in, local);
    if (command.is("win_next")) return by_timekeeper(in.view, Next{}, kit::Cue::card);
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
    const Team team = team_of(*in.sitting.setup, seat);
    const text::Text won = words::won_count(static_cast<int>(in.view.won[team.number].size()));
    return in.view.in_teams ? words::team_score(name_of(in.sitting, team), won) : won;
}

const text::Pack& Screen::words() { return words::pack; }

} // namespace win
