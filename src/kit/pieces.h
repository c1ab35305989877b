// Small things on a table: tokens, a sand timer, scores.
//
// What always holds: each has a name that is spoken. Left out: what they count (games).
#pragma once

#include "kit/names.h"

#include <span>

namespace kit {

struct Token {
    Text name{};
    Icon icon{};
    Ink fill = Ink::accent;
    Ink ink = Ink::on_accent;
    float lift = 2;    // CSS px
    Command command{}; // none: only looked at
    bool enabled = true;
    Text why_not{};
    bool chosen = false;
    NodeId comes_from{};
};
Node& token(Builder& builder, NodeId id, Box box, const Token& token);

// The glass, with `seconds` (e.g. "0:42") beside or below it. While it runs, the screen is laid out again every second.
// `name` is what a screen reader says.
void sand_timer(Builder& builder, NodeId id, Box box, const scene::Sand& sand, const Text& seconds, const Text& name);
// Whole seconds left, rounded up, 0 when it has run out.
int seconds_left(const scene::Sand& sand, double now);

// Names with points, side by side in rows. Returns the height used, CSS px.
struct Score {
    Text name{};
    Text points{};
    Text spoken{};
    Icon picture{};
    int colour = 0; // scene::seat_ink
    bool current = false;
};
float score_strip(Builder& builder, NodeId id, Box box, std::span<const Score> scores);
float score_strip_height(const Env& env, float width, std::span<const Score> scores);

} // namespace kit
