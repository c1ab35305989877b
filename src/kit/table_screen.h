// What a game's screen is: how a view becomes Nodes, and commands become actions.
//
// A game's ui/ supplies one struct of static functions; the registry erases its types beside those of the rules. The
// app owns what surrounds it: the bar on top, the hand-over, dialogs, undo, help's frame. What always holds: a screen
// sees the present viewer's View and nothing else of the match; what is possible it asks through `assess`; its Local is
// dropped with the viewer it belonged to. Left out: deciding who looks (session/, app/).
#pragma once

#include "engine/game_module.h"
#include "scene/builder.h"
#include "session/people.h"
#include "session/session.h"

#include <memory>
#include <optional>
#include <span>

namespace kit {

// What a screen may wish to be heard. The device plays it.
enum class Cue : std::uint8_t { none, tap, card, shuffle, token, stamp, tick, gong, gavel, applause, sand };

// What every screen gets beside its own view.
struct Sitting {
    engine::Viewer viewer = engine::Viewer::everyone();
    const session::People* people = nullptr;
    const engine::Setup* setup = nullptr;
    engine::SeatSet waiting_on;
    bool over = false;     // nothing can be done any more: the app's button leads to the result
    bool watching = false; // a recorded round: nothing can be done, timers do not run
    // What happened since the seat that looks has looked last, told to it, oldest first.
    std::span<const text::Text> missed{};
    [[nodiscard]] const session::Person& person(engine::Seat seat) const {
        return (*people)[static_cast<std::size_t>(seat.index())];
    }
    [[nodiscard]] const std::string& name(engine::Seat seat) const { return person(seat).name; }
};

// What a command led to.
template <class Action> struct Reaction {
    bool handled = false;           // the command was this screen's
    std::optional<Action> action{}; // to be submitted for `seat`
    engine::Seat seat{};
    text::Text ask{};    // not empty: the table is asked this before the action is submitted
    text::Text notice{}; // said in passing, e.g. why something is not possible
    Cue cue = Cue::none;
    int vibrate = 0; // ms
};

// A view with what belongs to it, as a screen gets it.
template <class S> class In {
  public:
    using View = typename S::View;
    using Draft = typename S::Draft;
    using Assessment = typename S::Assessment;
    In(const View& view, const typename S::Local& local, const Sitting& sitting, const session::Session* session)
        : view(view),
          local(local),
          sitting(sitting),
          session_(session) {}
    const View& view;
    const typename S::Local& local;
    const Sitting& sitting;
    // What a choice of `seat` would amount to. The present viewer must be that seat, or the choice a public one.
    [[nodiscard]] Assessment assess(engine::Seat seat, const Draft& draft) const {
        return session_->assess(seat, engine::Value::of(draft)).template as<Assessment>();
    }

  private:
    const session::Session* session_;
};

// One page of a game's help: a heading, paragraphs, and a row of cards to look at.
struct HelpPage {
    text::Text title{};
    std::vector<text::Text> paragraphs;
    std::vector<scene::FaceRef> cards;
    bool house = false; // decisions of ours that stand in no rulebook
    // Cards whose print depends on fonts and language; shown as `cards` are.
    std::vector<scene::FaceRef> (*pictures)(const scene::Env& env) = nullptr;
};

// What happened, told and heard.
struct Telling {
    text::Text words{}; // empty: not worth a line
    Cue cue = Cue::none;
    int vibrate = 0;
};

// Two functions that only some games need: S::setup_notes(setup, people) -> std::vector<text::Text>, what a setup comes
// to, said below its options; S::setup_badge(setup, seat) -> text::Text, a mark on a seat there.
template <class S>
concept TableScreen = requires(const In<S>& in, typename S::Local& local, const scene::Command& command, double now,
                               scene::Builder& out, scene::Box area, const typename S::Event& event,
                               const Sitting& sitting, engine::Refusal refusal, engine::Seat seat) {
    // Fills `area` (inside the safe area, below the app's bar) with the present view.
    S::build(in, area, out);
    { S::react(in, local, command, now) } -> std::same_as<Reaction<typename S::Action>>;
    // Something on the screen's own clock may have run out (asked for with Builder::wake_at).
    { S::tick(in, local, now) } -> std::same_as<Reaction<typename S::Action>>;
    // In players' names, for the history, the watched round and what one missed; only what the viewer may know.
    { S::tell(event, sitting) } -> std::same_as<Telling>;
    { S::why_not(refusal, sitting) } -> std::same_as<text::Text>;
    // Why that seat is handed the device, for the curtain: "to vote".
    { S::errand(in, seat) } -> std::same_as<text::Text>;
    // One line about a seat at the end: points, cards left.
    { S::score_line(in, seat) } -> std::same_as<text::Text>;
    { S::help() } -> std::same_as<std::vector<HelpPage>>;
    // The box on the shelf.
    S::box_art(out, area);
    { S::palette() } -> std::convertible_to<const scene::Palette&>;
    { S::words() } -> std::convertible_to<const text::Pack&>;
};

// A screen with its types erased, as the app sees it.
class Table {
  public:
    Table() = default;
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    virtual ~Table() = default;

    // A screen's local choices; made fresh for each viewer.
    class Local {
      public:
        Local() = default;
        Local(const Local&) = delete;
        Local& operator=(const Local&) = delete;
        virtual ~Local() = default;
    };
    struct Sight {
        const engine::Value& view;
        Local& local;
        const Sitting& sitting;
        const session::Session* session;
    };
    using Reaction = kit::Reaction<engine::Value>;

    [[nodiscard]] virtual std::unique_ptr<Local> fresh_local() const = 0;
    virtual void build(const Sight& sight, scene::Box area, scene::Builder& out) const = 0;
    virtual Reaction react(const Sight& sight, const scene::Command& command, double now) const = 0;
    virtual Reaction tick(const Sight& sight, double now) const = 0;
    [[nodiscard]] virtual Telling tell(const engine::Value& event, const Sitting& sitting) const = 0;
    [[nodiscard]] virtual text::Text why_not(engine::Refusal refusal, const Sitting& sitting) const = 0;
    [[nodiscard]] virtual text::Text errand(const Sight& sight, engine::Seat seat) const = 0;
    [[nodiscard]] virtual text::Text score_line(const Sight& sight, engine::Seat seat) const = 0;
    [[nodiscard]] virtual std::vector<HelpPage> help() const = 0;
    [[nodiscard]] virtual std::vector<text::Text> setup_notes(const engine::Setup& setup,
                                                              const session::People& people) const = 0;
    [[nodiscard]] virtual text::Text setup_badge(const engine::Setup& setup, engine::Seat seat) const = 0;
    virtual void box_art(scene::Builder& out, scene::Box area) const = 0;
    [[nodiscard]] virtual const scene::Palette& palette() const = 0;
    [[nodiscard]] virtual const text::Pack& words() const = 0;
};

template <TableScreen S> class TableOf final : public Table {
    struct OwnLocal final : Local {
        typename S::Local held;
    };
    static In<S> in(const Sight& sight) {
        return {sight.view.as<typename S::View>(), static_cast<OwnLocal&>(sight.local).held, sight.sitting,
                sight.session};
    }
    static Reaction erased(kit::Reaction<typename S::Action> own) {
        Reaction out;
        out.handled = own.handled;
        if (own.action) out.action = engine::Value::of(std::move(*own.action));
        out.seat = own.seat;
        out.ask = std::move(own.ask);
        out.notice = std::move(own.notice);
        out.cue = own.cue;
        out.vibrate = own.vibrate;
        return out;
    }

  public:
    [[nodiscard]] std::unique_ptr<Local> fresh_local() const override { return std::make_unique<OwnLocal>(); }
    void build(const Sight& sight, scene::Box area, scene::Builder& out) const override {
        S::build(in(sight), area, out);
    }
    Reaction react(const Sight& sight, const scene::Command& command, double now) const override {
        return erased(S::react(in(sight), static_cast<OwnLocal&>(sight.local).held, command, now));
    }
    Reaction tick(const Sight& sight, double now) const override {
        return erased(S::tick(in(sight), static_cast<OwnLocal&>(sight.local).held, now));
    }
    [[nodiscard]] Telling tell(const engine::Value& event, const Sitting& sitting) const override {
        return S::tell(event.as<typename S::Event>(), sitting);
    }
    [[nodiscard]] text::Text why_not(engine::Refusal refusal, const Sitting& sitting) const override {
        return S::why_not(refusal, sitting);
    }
    [[nodiscard]] text::Text errand(const Sight& sight, engine::Seat seat) const override {
        return S::errand(in(sight), seat);
    }
    [[nodiscard]] text::Text score_line(const Sight& sight, engine::Seat seat) const override {
        return S::score_line(in(sight), seat);
    }
    [[nodiscard]] std::vector<HelpPage> help() const override { return S::help(); }
    [[nodiscard]] std::vector<text::Text> setup_notes(const engine::Setup& setup,
                                                      const session::People& people) const override {
        if constexpr (requires { S::setup_notes(setup, people); }) return S::setup_notes(setup, people);
        return {};
    }
    [[nodiscard]] text::Text setup_badge(const engine::Setup& setup, engine::Seat seat) const override {
        if constexpr (requires { S::setup_badge(setup, seat); }) return S::setup_badge(setup, seat);
        return {};
    }
    void box_art(scene::Builder& out, scene::Box area) const override { S::box_art(out, area); }
    [[nodiscard]] const scene::Palette& palette() const override { return S::palette(); }
    [[nodiscard]] const text::Pack& words() const override { return S::words(); }
};

} // namespace kit
