// One thing on screen: what it is, where it is, what it says, what it does.
//
// A screen is a list of Nodes, made anew whenever something changed. Drawing, hit-testing, keyboard focus, the
// screen reader's mirror and the tests all read this same list, so they cannot disagree. What always holds: ids are
// unique in a list; an id names a place (zone + slot), never the identity of a hidden card; `box` is where the thing
// rests, whatever is still moving. Left out: how lists are made (builder.h), moved (director.h) and drawn (render/).
#pragma once

#include "scene/geometry.h"
#include "scene/paint.h"
#include "text/text.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace scene {

constexpr std::uint32_t hash(std::string_view words) {
    std::uint32_t h = 2166136261U;
    for (const char c : words) h = (h ^ static_cast<std::uint8_t>(c)) * 16777619U;
    return h;
}

// A zone (by name) and a slot in it.
struct NodeId {
    std::uint32_t zone = 0;
    std::int32_t slot = 0;
    friend constexpr auto operator<=>(NodeId, NodeId) = default;
    [[nodiscard]] constexpr bool none() const { return zone == 0; }
    // A part of this thing: its label, its badge.
    [[nodiscard]] constexpr NodeId part(std::string_view name, int number = 0) const {
        std::uint32_t h = zone ^ hash(name) * 2654435761U;
        h = (h ^ static_cast<std::uint32_t>(slot + 1)) * 16777619U;
        return {h == 0 ? 1U : h, number};
    }
};
constexpr NodeId id(std::string_view zone, int slot = 0) { return {hash(zone), slot}; }

// What kind of thing it is, for keyboard and screen reader (ARIA's roles).
enum class Role : std::uint8_t {
    none, // only painted: not in the mirror
    text, // plain text
    heading,
    button,
    toggle, // a button that is pressed or not
    option, // one of a group, of which one or several are chosen (a card of a hand, a choice)
    group,  // holds others: one Tab stop, arrows move inside
    slider,
    textbox,
    image,
    dialog, // what lies behind it cannot be reached
    live,   // text that is spoken when it changes
};

// What it is that a screen wants done: a verb of that screen and up to two numbers or some text.
struct Command {
    std::uint32_t verb = 0; // hash("name"); 0: none
    std::int32_t a = 0;
    std::int32_t b = 0;
    std::string words;    // what was typed, for textboxes
    bool dropped = false; // something was dropped on the Node: b is the a of its own command
    [[nodiscard]] bool none() const { return verb == 0; }
    [[nodiscard]] bool is(std::string_view name) const { return verb == hash(name); }
    friend bool operator==(const Command&, const Command&) = default;
};
inline Command command(std::string_view name, int a = 0, int b = 0) { return {hash(name), a, b, {}, false}; }

struct Flags {
    bool enabled : 1 = true;     // false: seen, but only says why not
    bool chosen : 1 = false;     // pressed, checked, selected
    bool current : 1 = false;    // whose turn, the present tab
    bool dim : 1 = false;        // cannot help now, though it may be pressed
    bool overlap : 1 = false;    // may lie over its siblings (cards of a fan); for the layout lint
    bool decoration : 1 = false; // may leave its parent or the safe area (backgrounds, glows)
    bool instant : 1 = false;    // never tweened (text, scrolled things)
    bool primary : 1 = false;    // Enter anywhere on the screen presses it
    bool escape : 1 = false;     // Escape anywhere on the screen presses it
    bool scroller : 1 = false;   // a group that only scrolls: no Tab stop of its own
    friend bool operator==(const Flags&, const Flags&) = default;
};

struct Gestures {
    bool tap : 1 = false;
    bool hold : 1 = false; // fires `held` after 400 ms (and `command` is not fired then)
    bool drag : 1 = false; // can be dragged: dropping it on a Node that accepts drops fires that Node's command
    bool drop : 1 = false;
    bool slide : 1 = false;        // sliding a finger along a group lifts what is under it
    bool scroll : 1 = false;       // its contents move under a finger or wheel; see Scroll
    bool hold_to_open : 1 = false; // `command` fires only after being held 400 ms, or by Enter / a mirror click
    friend bool operator==(const Gestures&, const Gestures&) = default;
    [[nodiscard]] bool any() const { return tap || hold || drag || drop || slide || scroll || hold_to_open; }
};

// For sliders (value between least and most in steps) and scrolling panels (content height, offset).
struct Range {
    float value = 0;
    float least = 0;
    float most = 0;
    float step = 1;
    friend bool operator==(const Range&, const Range&) = default;
};

// A slider's scale lies that far within its box at both ends: half a knob. CSS px.
inline constexpr float slider_inset = 14;

struct Node {
    NodeId id;
    NodeId parent;           // none: the screen itself
    std::uint16_t order = 0; // reading order
    Role role = Role::none;
    text::Text name;    // what a screen reader says; for textboxes the label
    text::Text why_not; // for what is not enabled
    std::string value;  // a textbox's contents
    Box box;
    Transform place;
    Box clip; // empty: none. What is outside is neither drawn nor hit
    int z = 0;
    Flags state;
    Gestures accepts;
    Command command; // what a tap (drop, typing, sliding) does
    Command held;    // what holding does
    Range range;
    Paint paint;
    NodeId comes_from; // where it starts its way when it was not there before: another Node's id, present or last
    float wait = 0;    // ms before it sets out on its way, for dealing and gathering; parts wait with their thing
    friend bool operator==(const Node&, const Node&) = default;
};

using Nodes = std::vector<Node>;

// Null when there is none.
const Node* find(const Nodes& nodes, NodeId id);

} // namespace scene
