#include "app/report.h"

#include "app/screens.h"
#include "scene/hit.h"

#include <array>

namespace app {

namespace {

constexpr std::array<std::string_view, 8> screen_names{"shelf",  "setup", "cards",    "table",
                                                       "result", "help",  "settings", "watch"};

std::string hex(std::uint64_t value) {
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[value >> shift & 0xFU];
    return digits;
}

void mix(std::uint64_t& hash, std::string_view bytes) {
    for (const char byte : bytes) hash = (hash ^ static_cast<std::uint8_t>(byte)) * 0x100000001B3U;
}

// Of everything a player could see or hear on this screen.
std::uint64_t digest_of(const scene::Nodes& nodes, const text::Language& language) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const scene::Node& node : nodes) {
        mix(hash, std::to_string(node.id.zone));
        mix(hash, std::to_string(node.id.slot));
        mix(hash, language(node.name));
        mix(hash, node.value);
        if (const auto* const label = std::get_if<scene::Label>(&node.paint)) mix(hash, language(label->text));
        mix(hash, node.state.chosen ? "chosen" : "");
        mix(hash, node.state.enabled ? "" : "disabled");
    }
    return hash;
}

std::string member(std::string_view name, std::string_view value, bool quoted) {
    std::string json = "\"" + std::string{name} + "\":";
    if (quoted) json += '"';
    json += value;
    if (quoted) json += '"';
    return json;
}

std::string of_match(const session::Session& session) {
    const engine::Viewer viewer = session.viewer();
    std::string json = "," + member("game", session.game().info().id, true);
    json += "," + member("viewer", viewer.is_seat() ? std::to_string(viewer.seat().index()) : "-1", false);
    json += "," + member("actions", std::to_string(session.log().size()), false);
    json += "," + member("seats", std::to_string(session.setup().seats), false);
    json += "," + member("over", session.over() ? "true" : "false", false);
    json += "," + member("blank", session.blank() ? "true" : "false", false);
    std::string waiting;
    if (!session.over())
        for (const engine::Seat seat : session.waiting_on())
            waiting += (waiting.empty() ? "" : ",") + std::to_string(seat.index());
    return json + ",\"waiting_on\":[" + waiting + "]";
}

scene::Nodes built(const Model& model, const scene::Env& env) {
    scene::Scrolls scrolls;
    scene::Builder builder{env, scrolls};
    build_screen(model, builder);
    return builder.take();
}

std::string difference(const scene::Nodes& a, const scene::Nodes& b) {
    if (a.size() != b.size()) return "the number of Nodes tells a secret";
    for (std::size_t i = 0; i < a.size(); ++i)
        if (!(a[i] == b[i])) return "Node " + std::to_string(a[i].id.zone) + "/" + std::to_string(a[i].id.slot);
    return {};
}

} // namespace

std::string report_of(const Model& model, const scene::Nodes& nodes, const text::Language& language) {
    std::string json = "{" + member("screen", screen_names[static_cast<std::size_t>(model.screen)], true);
    json += "," + member("sheet", std::to_string(static_cast<int>(model.sheet)), false);
    json += "," + member("digest", hex(digest_of(nodes, language)), true);
    if (model.match.session) json += of_match(*model.match.session);
    return json + "}";
}

std::string leak_of(const Model& model, const scene::Env& env) {
    constexpr int tries = 8;
    if (!model.match.session || model.screen != Screen::table) return {};
    // The match is swapped for a look-alike and back again; the caller sees the Model unchanged.
    Match& match = const_cast<Model&>(model).match; // NOLINT(cppcoreguidelines-pro-type-const-cast)
    const scene::Nodes truth = built(model, env);
    engine::Rng chance{match.session->log().size() + 1};
    std::string found;
    for (int i = 0; i < tries && found.empty(); ++i) {
        auto other = std::make_unique<session::Session>(match.session->another(chance));
        std::swap(match.session, other);
        found = difference(truth, built(model, env));
        std::swap(match.session, other);
    }
    return found;
}

scene::NodeId node_for_key(const scene::Nodes& nodes, std::string_view key) {
    const std::vector<bool> reachable = scene::reachable(nodes);
    int number = key.size() == 1 && key[0] >= '1' && key[0] <= '9' ? key[0] - '0' : 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const scene::Node& node = nodes[i];
        if (!reachable[i] || node.command.none()) continue;
        if (key == "Escape" && node.state.escape) return node.id;
        if (key == "Enter" && node.state.primary) return node.id;
        if (node.role != scene::Role::option) continue;
        if (number == 1) return node.id;
        --number;
    }
    return {};
}

} // namespace app
