// Places and sizes on screen, in CSS px, y downwards.
//
// What always holds: plain values; a Box's size is never negative. Left out: device pixels (render/), hit-testing
// (hit.h).
#pragma once

#include <algorithm>

namespace scene {

struct Point {
    float x = 0;
    float y = 0;
    friend bool operator==(Point, Point) = default;
    friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend Point operator*(Point a, float k) { return {a.x * k, a.y * k}; }
};

struct Size {
    float w = 0;
    float h = 0;
    friend bool operator==(Size, Size) = default;
};

// Space kept free at the four edges: a notch, a home bar.
struct Insets {
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;
    friend bool operator==(Insets, Insets) = default;
};

struct Box {
    float x = 0;
    float y = 0;
    float w = 0;
    float h = 0;

    [[nodiscard]] float right() const { return x + w; }
    [[nodiscard]] float bottom() const { return y + h; }
    [[nodiscard]] Point centre() const { return {x + w / 2, y + h / 2}; }
    [[nodiscard]] Size size() const { return {w, h}; }
    [[nodiscard]] bool empty() const { return w <= 0 || h <= 0; }
    [[nodiscard]] bool contains(Point p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
    [[nodiscard]] bool overlaps(const Box& other) const {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }
    // Smaller by that much on each side, at least empty; larger for a negative one.
    [[nodiscard]] Box inset(float by) const { return inset(by, by); }
    [[nodiscard]] Box inset(float dx, float dy) const {
        return {x + std::min(dx, w / 2), y + std::min(dy, h / 2), std::max(0.0F, w - 2 * dx),
                std::max(0.0F, h - 2 * dy)};
    }
    [[nodiscard]] Box inset(const Insets& by) const {
        return {x + by.left, y + by.top, std::max(0.0F, w - by.left - by.right),
                std::max(0.0F, h - by.top - by.bottom)};
    }
    [[nodiscard]] Box moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
    // A box of that size with the same centre.
    [[nodiscard]] Box centred(Size size) const { return {x + (w - size.w) / 2, y + (h - size.h) / 2, size.w, size.h}; }
    [[nodiscard]] Box intersection(const Box& other) const {
        const float left = std::max(x, other.x);
        const float top = std::max(y, other.y);
        return {left, top, std::max(0.0F, std::min(right(), other.right()) - left),
                std::max(0.0F, std::min(bottom(), other.bottom()) - top)};
    }

    // Cutting: take a strip off one side and keep the rest here. Screens are laid out by cutting.
    Box cut_top(float height) {
        const Box strip{x, y, w, std::min(height, h)};
        y += strip.h;
        h -= strip.h;
        return strip;
    }
    Box cut_bottom(float height) {
        const float taken = std::min(height, h);
        h -= taken;
        return {x, y + h, w, taken};
    }
    Box cut_left(float width) {
        const Box strip{x, y, std::min(width, w), h};
        x += strip.w;
        w -= strip.w;
        return strip;
    }
    Box cut_right(float width) {
        const float taken = std::min(width, w);
        w -= taken;
        return {x + w, y, taken, h};
    }
    friend bool operator==(const Box&, const Box&) = default;
};

// How a thing lies on the table beside its box: turned about its centre, lifted above the table, turned over.
struct Transform {
    float angle = 0; // radians, clockwise
    float scale = 1;
    float lift = 0; // CSS px above the table: moves nothing, but the shadow grows
    float flip = 0; // 0 as painted … 1 turned over (a card shows its back)
    friend bool operator==(const Transform&, const Transform&) = default;
};

} // namespace scene
