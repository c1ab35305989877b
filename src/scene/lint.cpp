#include "scene/lint.h"

#include "scene/builder.h"
#include "scene/hit.h"
#include "text/pseudo.h"

#include <cmath>
#include <optional>

namespace scene {
namespace {

constexpr float hair = 0.75F; // rounding
constexpr float least_strip = 24;

// Words on a card as large as they are on screen: `scale` is of the card to its Face.
struct Written {
    const Label* label = nullptr;
    Box box;
    float scale = 1;
};

bool focusable_role(Role role) {
    return role == Role::button || role == Role::toggle || role == Role::option || role == Role::slider ||
           role == Role::textbox;
}

bool says_words(Role role) { return role == Role::text || role == Role::heading; }

bool pressable(const Node& node) {
    return node.accepts.tap || node.accepts.hold || node.accepts.drag || node.accepts.hold_to_open;
}

bool overlap(const Box& a, const Box& b) {
    const Box both = a.intersection(b);
    return both.w > hair && both.h > hair;
}

Box seen(const Node& node) { return node.clip.empty() ? node.box : node.box.intersection(node.clip); }

class Linter {
  public:
    Linter(const Nodes& nodes, const Env& env, std::span<const std::string> names)
        : nodes_(nodes),
          env_(env),
          names_(names),
          reach_(reachable(nodes)) {}

    std::vector<std::string> run() {
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            const Node& node = nodes_[i];
            for (std::size_t j = 0; j < i; ++j)
                if (nodes_[j].id == node.id) say(node, "has the id of another");
            roles(node);
            place(node);
            if (!seen(node).empty()) words(node);
            if (node.state.overlap && pressable(node)) strip(node);
        }
        overlaps();
        words_on_words();
        return std::move(problems_);
    }

  private:
    void say(const Node& node, std::string_view what) {
        std::string line;
        if (const auto* const label = std::get_if<Label>(&node.paint))
            line = "\"" + env_.words(label->text) + "\"";
        else
            line = "\"" + env_.words(node.name) + "\"";
        line += " (zone " + std::to_string(node.id.zone) + ", slot " + std::to_string(node.id.slot) + ") ";
        line += what;
        problems_.push_back(std::move(line));
    }

    void roles(const Node& node) {
        const std::string name = env_.words(node.name);
        if (focusable_role(node.role) && name.empty()) say(node, "can be pressed but has no name");
        if (says_words(node.role) && name.empty()) say(node, "is spoken but has no words");
        const Node* const parent = parent_of(nodes_, node);
        if (says_words(node.role) && parent != nullptr && focusable_role(parent->role) && node.name == parent->name)
            say(node, "says again what its button is called");
        if (pressable(node) && !focusable_role(node.role) && node.role != Role::dialog)
            say(node, "takes fingers, but no keys: it has no role for it");
        if (!node.state.enabled && node.why_not.empty()) say(node, "cannot be pressed and does not say why");
        if (node.role != Role::none) pseudo(node, node.name);
        const bool small = node.box.w < space::target - hair || node.box.h < space::target - hair;
        if (pressable(node) && small && !node.state.overlap && node.role != Role::dialog)
            say(node, "is a target of less than 44 px: " + sizes(node.box));
    }

    static std::string sizes(const Box& box) {
        return std::to_string(std::lround(box.w)) + " × " + std::to_string(std::lround(box.h));
    }

    // In the pseudo-language a table's words are in brackets, and what was handed to them as plain words stands out.
    void pseudo(const Node& node, const text::Text& text) {
        if (!env_.language->pseudo()) return;
        const std::string shown = env_.words(text);
        const bool bracketed = shown.starts_with("⟦") && shown.ends_with("⟧");
        if (text::has_letters(shown) && !bracketed) say(node, "has words that come from no table");
        plain_words(node, text, shown);
    }

    void plain_words(const Node& node, const text::Text& text, const std::string& shown) {
        for (const text::Arg& arg : text.args) {
            if (const auto* const nested = std::get_if<std::shared_ptr<const text::Text>>(&arg.held()))
                plain_words(node, **nested, shown);
            const auto* const words = std::get_if<std::string>(&arg.held());
            if (words == nullptr || !text::has_letters(*words) || std::ranges::contains(names_, *words)) continue;
            if (shown.contains(*words)) say(node, "has words that come from no table: \"" + *words + "\"");
        }
    }

    void place(const Node& node) {
        if (node.state.decoration || std::holds_alternative<Surface>(node.paint)) return;
        if (node.role == Role::none && std::holds_alternative<std::monostate>(node.paint)) return;
        const Box box = bounds(node);
        if (!node.clip.empty()) {
            if (box.x < node.clip.x - hair || box.right() > node.clip.right() + hair)
                say(node, "sticks out of its panel sideways");
            return;
        }
        const Box safe = env_.safe_area().inset(-hair);
        if (box.x < safe.x || box.y < safe.y || box.right() > safe.right() || box.bottom() > safe.bottom())
            say(node, "leaves the safe area: " + sizes(box) + " at " + std::to_string(std::lround(box.x)) + ", " +
                          std::to_string(std::lround(box.y)));
    }

    void words(const Node& node) {
        if (const auto* const label = std::get_if<Label>(&node.paint)) written(node, {label, node.box, 1});
        const auto* const card = std::get_if<Card>(&node.paint);
        if (card == nullptr || card->face == nullptr || card->face->size.w <= 0) return;
        const float scale = node.box.w / card->face->size.w;
        for (const FaceItem& item : card->face->items)
            if (const auto* const label = std::get_if<Label>(&item.paint)) written(node, {label, item.box, scale});
    }

    [[nodiscard]] float px_of(const Label& label) const { return label_px(label, env_.text_scale); }

    void written(const Node& node, const Written& it) {
        const Label& label = *it.label;
        const std::string shown = env_.words(label.text);
        if (shown.empty()) return;
        pseudo(node, label.text);
        float px = px_of(label);
        if (!fits(shown, label, px, it.box)) px *= least_shrink(label, env_.text_scale);
        if (!fits(shown, label, px, it.box)) {
            const Size size = measured(shown, label, px, it.box.w);
            say(node, "has words that do not fit: \"" + shown + "\" needs " +
                          sizes({0, 0, std::ceil(size.w), std::ceil(size.h)}) + ", has " + sizes(it.box));
        }
        if (px_of(label) * it.scale < least_px - 0.5F) say(node, "has words of less than 14 px: \"" + shown + "\"");
    }

    [[nodiscard]] Size measured(std::string_view shown, const Label& label, float px, float width) const {
        return env_.measure->size(shown, label.style, px, label.lines > 1 ? width : 0);
    }

    [[nodiscard]] bool fits(std::string_view shown, const Label& label, float px, const Box& box) const {
        // Broken into lines as the renderer does it.
        const Size size = measured(shown, label, px, box.w);
        const float line = env_.measure->size("x", label.style, px, 0).h;
        const bool lines = size.h <= line * (static_cast<float>(label.lines) + 0.5F);
        return (label.cut || (size.w <= box.w + hair && lines)) && std::min(size.h, line) <= box.h + hair &&
               (label.cut || size.h <= box.h + hair);
    }

    // Some square of 24 px of each card of a fan is free of those above it.
    void strip(const Node& node) {
        std::vector<Box> above;
        for (const Node& other : nodes_) {
            const bool over = other.z != node.z ? other.z > node.z : other.order > node.order;
            if (over && other.parent == node.parent && other.state.overlap && overlap(other.box, node.box))
                above.push_back(other.box);
        }
        std::vector<float> xs{node.box.x, node.box.right() - least_strip};
        std::vector<float> ys{node.box.y, node.box.bottom() - least_strip};
        for (const Box& box : above) {
            xs.push_back(box.x - least_strip);
            xs.push_back(box.right());
            ys.push_back(box.y - least_strip);
            ys.push_back(box.bottom());
        }
        for (const float x : xs)
            for (const float y : ys)
                if (free_square(node.box, {x, y, least_strip, least_strip}, above)) return;
        say(node, "leaves the finger a strip of less than 24 px");
    }

    static bool free_square(const Box& whole, const Box& square, const std::vector<Box>& above) {
        const Box room = whole.inset(-hair);
        if (square.x < room.x || square.y < room.y || square.right() > room.right() || square.bottom() > room.bottom())
            return false;
        return std::ranges::none_of(above, [&](const Box& box) { return overlap(square, box); });
    }

    [[nodiscard]] bool within(const Node& node, NodeId whole) const {
        for (const Node* up = &node; up != nullptr; up = parent_of(nodes_, *up))
            if (up->id == whole) return true;
        return false;
    }

    void overlaps() {
        std::vector<const Node*> targets;
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            if (reach_[i] && pressable(nodes_[i]) && nodes_[i].role != Role::dialog && !seen(nodes_[i]).empty())
                targets.push_back(&nodes_[i]);
        for (std::size_t i = 0; i < targets.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) lie_apart(*targets[i], *targets[j]);
    }

    void lie_apart(const Node& a, const Node& b) {
        if (a.state.overlap && b.state.overlap) return;
        if (!overlap(seen(a), seen(b)) || within(a, b.id) || within(b, a.id)) return;
        say(a, "lies over another that can be pressed: \"" + env_.words(b.name) + "\"");
    }

    // Where the words themselves are in a label's box.
    [[nodiscard]] std::optional<Box> ink(const Node& node) const {
        const auto* const label = std::get_if<Label>(&node.paint);
        if (label == nullptr || node.state.overlap || node.state.decoration) return {};
        const std::string shown = env_.words(label->text);
        if (shown.empty()) return {};
        Size size = measured(shown, *label, px_of(*label), node.box.w);
        size = {std::min(size.w, node.box.w), std::min(size.h, node.box.h)};
        Box box = node.box.centred(size);
        if (label->align == Align::left) box.x = node.box.x;
        if (label->align == Align::right) box.x = node.box.right() - size.w;
        if (!label->middle) box.y = node.box.y;
        return node.clip.empty() ? box : box.intersection(node.clip);
    }

    void words_on_words() {
        std::vector<std::pair<const Node*, Box>> all;
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            const std::optional<Box> box = ink(nodes_[i]);
            if (reach_[i] && box && nodes_[i].z < layer::toast) all.emplace_back(&nodes_[i], *box);
        }
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (const Box both = all[i].second.intersection(all[j].second); both.w > 2 && both.h > 2)
                    say(*all[i].first,
                        "lies over other words: \"" + env_.words(std::get<Label>(all[j].first->paint).text) + "\"");
    }

    const Nodes& nodes_;
    const Env& env_;
    std::span<const std::string> names_;
    std::vector<bool> reach_;
    std::vector<std::string> problems_;
};

} // namespace

std::vector<std::string> lint(const Nodes& nodes, const Env& env, std::span<const std::string> names) {
    return Linter{nodes, env, names}.run();
}

} // namespace scene
