#include "kit/column.h"

namespace kit {

Box Column::rest() {
    if (used_ > 0) used_ += gap_;
    return {area_.x, area_.y + used_, area_.w, 0};
}

Box Column::take(float height) {
    Box box = rest();
    box.h = height;
    used(height);
    return box;
}

void Column::heading(const Text& text, Align align) {
    const Box box = rest();
    used(kit::heading(builder_, next_id(), box, text, align));
}

void Column::paragraph(const Text& text, Style style, Ink ink, Align align) {
    const Box box = rest();
    used(kit::paragraph(builder_, next_id(), box, text, style, ink, align));
}

void Column::buttons(std::span<const Button> buttons, Row row) {
    const Box box = rest();
    used(kit::button_row(builder_, next_id(), box, buttons, row));
}

void Column::button(const Button& button, bool stretch) { buttons({&button, 1}, {Align::centre, stretch}); }

void Column::chooser(const Text& name, std::span<const Choice> choices) {
    const Box box = rest();
    used(kit::chooser(builder_, next_id(), box, name, choices));
}

void Column::option(const Choice& choice, const Text& explanation) {
    const Box box = rest();
    used(kit::option(builder_, next_id(), box, choice, explanation));
}

void Column::toggle(const Toggle& toggle) {
    const Box box = rest();
    used(kit::toggle(builder_, next_id(), box, toggle));
}

} // namespace kit
