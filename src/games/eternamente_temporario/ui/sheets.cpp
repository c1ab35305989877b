// What lies over the desk for a moment: the ways to pass, the readings, a seat, a Stress card.
#include "games/eternamente_temporario/ui/parts.h"
#include "games/eternamente_temporario/ui/spoken.h"

#include "kit/card.h"
#include "kit/dialog.h"
#include "kit/words.h"

#include <algorithm>

namespace eternamente_temporario {

namespace {

using scene::Ink;
namespace space = scene::space;

const scene::Command close_sheet = scene::command("et_sheet", static_cast<int>(Screen::Sheet::none));

void add_close(kit::Column& column) {
    kit::Button close{words::close(), close_sheet, kit::Kind::quiet};
    column.button(close, true);
}

// --- passing --------------------------------------------------------------------------------------------------------

// A way to pass that is asked about: not possible is what no completion of it would make possible.
kit::Button way(const In& in, Seat seat, Pass::Deed deed, text::Text words) {
    kit::Button button{std::move(words), scene::command("et_deed", static_cast<int>(deed))};
    const Assessment assessment = in.assess(seat, PassDraft{deed, {}, {}, {}});
    const auto reason = static_cast<Reason>(assessment.refusal.reason);
    button.enabled = assessment.action || reason == Reason::unfinished;
    if (!button.enabled) button.why_not = Screen::why_not(assessment.refusal, in.sitting);
    return button;
}

// What it does stands below; or why it cannot be done.
void add_way(kit::Column& column, const kit::Button& button, const text::Text& what) {
    column.button(button, true);
    column.space(-space::small);
    column.paragraph(button.enabled ? what : button.why_not, scene::Style::small, Ink::muted, scene::Align::centre);
}

void add_stress_way(const In& in, kit::Column& column, Seat seat) {
    const auto& stress = seat_of(in.view, seat).stress;
    const auto deed = stress ? deed_of(*stress) : std::nullopt;
    if (!deed) return;
    const kit::Button use = way(in, seat, *deed, words::pass_stress(spoken(*stress)));
    const kit::Button drop = way(in, seat, Pass::Deed::drop, words::do_drop(spoken(*stress)));
    const text::Text what = words::stress_text(static_cast<int>(*stress));
    add_way(column, !use.enabled && drop.enabled ? drop : use, what);
}

void add_passes(const In& in, scene::Builder& out) {
    const auto actor = actor_of(in);
    if (!actor) return;
    const std::string& name = in.sitting.name(*actor);
    kit::dialog_column(out, scene::id("et_passes"), words::pass_title(name), close_sheet, [&](kit::Column& column) {
        add_way(column, way(in, *actor, Pass::Deed::nothing, words::pass_nothing()), words::pass_nothing_why());
        // Laying a hand card needs the hand to be seen.
        if (seat_of(in.view, *actor).hand)
            add_way(column, way(in, *actor, Pass::Deed::cover, words::pass_cover()), words::pass_cover_why());
        add_way(column, way(in, *actor, Pass::Deed::to_badge, words::pass_badge()), words::pass_badge_why());
        if (seat_of(in.view, *actor).hand) add_stress_way(in, column, *actor);
        if (in.view.trick && !in.sitting.viewer.is_seat())
            add_way(column, {words::pass_for_trick(), scene::command("et_passing", actor->index())},
                    words::pass_for_trick_why());
        add_close(column);
    });
}

// --- readings -------------------------------------------------------------------------------------------------------

void add_readings(const In& in, scene::Builder& out) {
    const auto actor = actor_of(in);
    if (!actor) return;
    const PlayDraft draft = choices_of(in).play;
    const Assessment assessment = in.assess(*actor, draft);
    kit::dialog_column(out, scene::id("et_readings"), words::readings_title(), close_sheet, [&](kit::Column& column) {
        for (int i = 0; i < static_cast<int>(assessment.offers.size()); ++i) {
            const Assessment::Offer& offer = assessment.offers[static_cast<std::size_t>(i)];
            kit::Choice choice{spoken(offer.reading), scene::command("et_reading", i)};
            choice.enabled = offer.refusal == engine::Refusal{};
            if (!choice.enabled) choice.why_not = Screen::why_not(offer.refusal, in.sitting);
            choice.chosen = assessment.action && std::get<Play>(*assessment.action).reading == offer.reading;
            column.option(choice);
        }
        add_close(column);
    });
}

// --- a seat ---------------------------------------------------------------------------------------------------------

void add_cards(kit::Column& column, scene::NodeId id, const View& view, std::optional<Team> team,
               std::span<const Card> cards) {
    constexpr float width = 46;
    constexpr float height = width * kit::card_ratio;
    const auto columns = std::max<std::size_t>(1, static_cast<std::size_t>((column.width() + 4) / (width + 4)));
    for (std::size_t i = 0; i < cards.size(); i += columns) {
        scene::Box row = column.take(height);
        for (std::size_t j = i; j < std::min(cards.size(), i + columns); ++j) {
            const scene::Box box = row.cut_left(width);
            scene::Card face{
                feeling_face(column.env(), box.size(), cards[j], Corner::of_hand, is_wild(view, team, cards[j])), {}};
            column.builder().add(id.part("card", static_cast<int>(j)), box, scene::Role::image, spoken(cards[j]), face);
            row.cut_left(4);
        }
    }
}

void add_stress_text(kit::Column& column, Stress stress) {
    column.paragraph(spoken(stress), scene::Style::strong, Ink::accent);
    column.paragraph(words::stress_when(static_cast<int>(stress)), scene::Style::small, Ink::muted);
    column.paragraph(words::stress_text(static_cast<int>(stress)));
}

void fill_seat(const In& in, kit::Column& column, Seat seat) {
    const SeatView& own = seat_of(in.view, seat);
    const scene::NodeId id = scene::id("et_about", seat.index());
    column.paragraph(own.team ? own.leader ? words::seat_leader(spoken(*own.team)) : spoken(*own.team)
                              : words::seat_no_team(),
                     scene::Style::strong, own.team ? ink_of(*own.team) : Ink::muted);
    column.paragraph(words::join(words::seat_hand_long(own.hand_count), words::seat_points_long(own.points)));
    if (own.loses_turn) column.paragraph(words::seat_loses_turn());
    std::vector<Card> badge;
    for (const Card card : badge_cards(own)) badge.push_back(card);
    if (!badge.empty()) {
        column.paragraph(words::badge_of(in.sitting.name(seat)), scene::Style::small, Ink::muted);
        add_cards(column, id.part("badge"), in.view, own.team, badge);
    }
    if (own.stress) add_stress_text(column, *own.stress);
    if (own.hand && !in.sitting.viewer.is(seat) && !own.hand->empty()) {
        std::vector<Card> hand;
        for (const Card card : *own.hand) hand.push_back(card);
        std::ranges::stable_sort(hand, {}, &Card::rank);
        column.paragraph(words::hand_of(in.sitting.name(seat)), scene::Style::small, Ink::muted);
        add_cards(column, id.part("hand"), in.view, own.team, hand);
    }
    if (passes_for_trick(in, seat))
        column.button({words::pass_trick_off(in.sitting.name(seat)), scene::command("et_passing", seat.index())}, true);
}

void add_seat(const In& in, scene::Builder& out) {
    const Seat seat{in.local.about};
    if (seat.index() >= static_cast<int>(in.view.seats.size())) return;
    kit::dialog_column(out, scene::id("et_about"), words::plain(in.sitting.name(seat)), close_sheet,
                       [&](kit::Column& column) {
                           fill_seat(in, column, seat);
                           add_close(column);
                       });
}

// --- a Stress card --------------------------------------------------------------------------------------------------

// One's own Stress card is used with what is then chosen.
void add_use(const In& in, kit::Column& column, Seat seat, Stress stress) {
    const Screen::Choices choices = choices_of(in);
    const text::Text when = words::stress_when(static_cast<int>(stress));
    kit::Button use{words::stress_use(spoken(stress)), scene::command("et_stress"), kit::Kind::main};
    use.enabled = in.view.phase == Phase::turns && in.assess(seat, draft_of(in)).stress_possible;
    use.why_not = words::stress_not_now(spoken(stress), when);
    use.explain = true;
    if (choices.play.with_stress) use = {words::stress_keep(), scene::command("et_stress"), kit::Kind::plain};
    column.button(use, true);
    if (!used_when_passing(stress))
        column.paragraph(words::stress_remind(spoken(stress)), scene::Style::small, Ink::muted);
}

void add_stress(const In& in, scene::Builder& out) {
    const auto stress = static_cast<Stress>(in.local.about);
    kit::dialog_column(out, scene::id("et_stress_sheet"), spoken(stress), close_sheet, [&](kit::Column& column) {
        const auto own = own_side(in);
        column.paragraph(words::stress_when(static_cast<int>(stress)), scene::Style::strong, Ink::accent);
        column.paragraph(words::stress_text(static_cast<int>(stress)));
        if (own && may_act(in, *own) && seat_of(in.view, *own).stress == stress) add_use(in, column, *own, stress);
        add_close(column);
    });
}

} // namespace

void add_sheet(const In& in, scene::Builder& out) {
    if (in.sitting.watching) return;
    switch (in.local.sheet) {
    case Screen::Sheet::none: return;
    case Screen::Sheet::readings: add_readings(in, out); return;
    case Screen::Sheet::passes: add_passes(in, out); return;
    case Screen::Sheet::seat: add_seat(in, out); return;
    case Screen::Sheet::stress: add_stress(in, out); return;
    }
}

} // namespace eternamente_temporario
