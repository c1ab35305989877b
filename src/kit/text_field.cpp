#include "kit/text_field.h"

#include "kit/parts.h"
#include "kit/words.h"

namespace kit {

float text_field_height(const Env& env) {
    return std::max(scene::space::target, env.line_height(Style::body) + 2 * scene::space::small);
}

void text_field(Builder& builder, NodeId id, Box box, const TextField& field) {
    Node& node = builder.add(id, box, Role::textbox, field.name,
                             scene::Panel{Ink::panel, Ink::muted, 1.5F, scene::space::small, 0, 1});
    node.value = field.value;
    node.command = field.command;
    node.state.enabled = field.enabled;
    node.state.instant = true;
    node.accepts.tap = true;
    const bool blank = field.value.empty();
    if (blank && field.placeholder.empty()) return;
    builder.begin(id);
    Words words{blank ? field.placeholder : field.shown, Style::body, blank ? Ink::muted : Ink::text};
    words.role = Role::none;
    words.cut = true;
    label(builder, id.part("words"), box.inset(scene::space::normal, 0), words);
    builder.end();
}

} // namespace kit
