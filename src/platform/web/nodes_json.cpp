#include "platform/web/nodes_json.h"

#include <algorithm>

namespace web {

namespace {

using scene::Node;
using scene::Nodes;

std::string id_text(scene::NodeId id) {
    return id.none() ? std::string{} : std::to_string(id.zone) + ':' + std::to_string(id.slot);
}

// A screen has a hundred Nodes or two: a search is cheaper than a map of them.
const Node* mirrored_parent(const Nodes& nodes, const Node& node) {
    for (scene::NodeId up = node.parent; !up.none();) {
        const Node* parent = scene::find(nodes, up);
        if (parent == nullptr) break;
        if (parent->role != scene::Role::none) return parent;
        up = parent->parent;
    }
    return nullptr;
}

unsigned bits(const scene::Flags& f) {
    return (f.enabled ? 1U : 0U) | (f.chosen ? 2U : 0U) | (f.current ? 4U : 0U) | (f.primary ? 8U : 0U) |
           (f.escape ? 16U : 0U) | (f.dim ? 32U : 0U);
}

unsigned bits(const scene::Gestures& g) {
    return (g.tap ? 1U : 0U) | (g.hold ? 2U : 0U) | (g.drag ? 4U : 0U) | (g.drop ? 8U : 0U) | (g.slide ? 16U : 0U) |
           (g.scroll ? 32U : 0U) | (g.hold_to_open ? 64U : 0U);
}

void write_box(Json& out, const scene::Box& box) {
    out.open('[').number(box.x).number(box.y).number(box.w).number(box.h).close(']');
}

std::string css(scene::Colour colour) {
    constexpr char digits[] = "0123456789abcdef";
    std::string text = "#";
    for (const std::uint8_t channel : {colour.r, colour.g, colour.b}) {
        text += digits[channel >> 4U];
        text += digits[channel & 15U];
    }
    return text;
}

void write_common(Json& out, const Node& node, const scene::Env& env) {
    out.key("id").string(id_text(node.id));
    out.key("role").number(static_cast<long long>(node.role));
    out.key("name").string(env.words(node.name));
    if (!node.why_not.empty()) out.key("why").string(env.words(node.why_not));
    if (!node.value.empty()) out.key("value").string(node.value);
    out.key("box");
    write_box(out, node.box);
    out.key("state").number(static_cast<long long>(bits(node.state)));
    out.key("accepts").number(static_cast<long long>(bits(node.accepts)));
    if (node.role == scene::Role::slider) {
        const scene::Range& r = node.range;
        out.key("range").open('[').number(r.value).number(r.least).number(r.most).number(r.step).close(']');
    }
}

void add_words(std::string& out, const scene::Paint& paint, const scene::Env& env);

void add_face(std::string& out, const scene::FaceRef& face, const scene::Env& env) {
    if (face == nullptr) return;
    for (const scene::FaceItem& item : face->items) add_words(out, item.paint, env);
}

void add_words(std::string& out, const scene::Paint& paint, const scene::Env& env) {
    if (const auto* label = std::get_if<scene::Label>(&paint)) {
        out += env.words(label->text);
        out += '\n';
    } else if (const auto* card = std::get_if<scene::Card>(&paint)) {
        add_face(out, card->face, env);
        add_face(out, card->back, env);
    }
}

} // namespace

void write_id(Json& out, scene::NodeId id) { out.string(id_text(id)); }

void write_mirror(Json& out, const Nodes& nodes, scene::NodeId focus, const scene::Env& env,
                  const scene::Palette& palette) {
    out.open('{').key("focus");
    write_id(out, focus);
    out.key("px").number(env.px(scene::Style::body));
    out.key("ink").string(css(palette[scene::Ink::text]));
    out.key("paper").string(css(palette[scene::Ink::raised]));
    out.key("ground").string(css(palette[scene::Ink::table]));
    out.key("nodes").open('[');
    for (const Node& node : nodes) {
        if (node.role == scene::Role::none) continue;
        out.open('{');
        const Node* parent = mirrored_parent(nodes, node);
        out.key("parent").string(parent == nullptr ? std::string{} : id_text(parent->id));
        write_common(out, node, env);
        out.close('}');
    }
    out.close(']').close('}');
}

void write_hook(Json& out, const Nodes& nodes, const scene::Env& env) {
    out.open('[');
    for (const Node& node : nodes) {
        if (node.role == scene::Role::none && !node.accepts.any()) continue;
        out.open('{');
        out.key("parent").string(id_text(node.parent));
        write_common(out, node, env);
        out.key("z").number(static_cast<long long>(node.z));
        if (!node.clip.empty()) {
            out.key("clip");
            write_box(out, node.clip);
        }
        out.close('}');
    }
    out.close(']');
}

std::string painted_words(std::span<const scene::Painted> painted, const scene::Env& env) {
    std::string out;
    for (const scene::Painted& one : painted) add_words(out, one.node->paint, env);
    return out;
}

} // namespace web
