// Things below each other, each as high as it needs.
//
// What always holds: a Column never runs out, it grows downwards; height() is what was used so far. A column in a
// scrolling panel is filled twice, first to measure it: so filling it must do nothing but add Nodes. Left out: rows
// (cut a Box).
#pragma once

#include "kit/button.h"
#include "kit/choose.h"
#include "kit/panel.h"
#include "kit/words.h"

namespace kit {

class Column {
  public:
    // Starts at the top of `area`; its height does not matter. `id` is where the parts' ids are made from.
    Column(Builder& builder, NodeId id, Box area, float gap = scene::space::normal)
        : builder_(builder),
          id_(id),
          area_(area),
          gap_(gap) {}

    // The next strip, `height` CSS px high; the rest follows below it.
    Box take(float height);
    // More room before the next, CSS px.
    void space(float height) { used_ += height; }

    void heading(const Text& text, Align align = Align::left);
    void paragraph(const Text& text, Style style = Style::body, Ink ink = Ink::text, Align align = Align::left);
    void buttons(std::span<const Button> buttons, Row row = {});
    void button(const Button& button, bool stretch = false);
    void chooser(const Text& name, std::span<const Choice> choices);
    void option(const Choice& choice, const Text& explanation = {});
    void toggle(const Toggle& toggle);

    [[nodiscard]] Builder& builder() { return builder_; }
    [[nodiscard]] const Env& env() const { return builder_.env(); }
    [[nodiscard]] float width() const { return area_.w; }
    // CSS px, without a gap after the last.
    [[nodiscard]] float height() const { return used_; }
    // An id for the next part.
    NodeId next_id() { return id_.part("column", parts_++); }

  private:
    // Where the next begins, and after it: its height.
    [[nodiscard]] Box rest();
    void used(float height) { used_ += height; }

    Builder& builder_;
    NodeId id_;
    Box area_;
    float gap_;
    float used_ = 0;
    int parts_ = 0;
};

// The height that `fill(Column&)` takes in that width, CSS px. Adds nothing.
template <class Fill> float column_height(const Env& env, NodeId id, float width, const Fill& fill) {
    scene::Scrolls scrolls;
    Builder scratch{env, scrolls};
    Column column{scratch, id, {0, 0, width, 0}};
    fill(column);
    return column.height();
}

// A Column in a panel that scrolls where it does not fit; without a look of its own. Returns the height of all of it.
template <class Fill> float scroll_column(Builder& builder, NodeId id, Box box, const Fill& fill) {
    const float width = scroll_width(box);
    const float height = column_height(builder.env(), id, width, fill);
    Box inside = begin_scroll_panel(builder, id, box, height);
    inside.w = width;
    Column column{builder, id, inside};
    fill(column);
    end_scroll_panel(builder);
    return height;
}

} // namespace kit
