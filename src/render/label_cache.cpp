#include "render/label_cache.h"

#include <cmath>

namespace render {

namespace {

constexpr int forgotten_after = 240; // frames

bool fits(const Lines& lines, const scene::Label& label, scene::Size room, float px) {
    const auto count = static_cast<float>(lines.lines.size());
    return lines.width <= room.w + 0.5F && static_cast<int>(lines.lines.size()) <= std::max(1, label.lines) &&
           count * px <= room.h + 0.5F;
}

} // namespace

void LabelCache::set(const scene::Label& label, scene::Size room, float scale, const text::Language& language,
                     SetLabel& out) const {
    out.label = label;
    out.room = room;
    out.scale = scale;
    const std::string words = language(label.text);
    const float full = scene::size_of(label.style) * label.zoom * scale;
    const float wrap = label.lines > 1 ? room.w : 0;
    const float least = label.shrink ? 0.7F : 1;
    for (float factor = 1;; factor -= 0.06F) {
        out.exact_px = full * std::max(factor, least);
        shaper_.shape(words, label.style, out.exact_px, wrap, out.lines);
        if (factor <= least || fits(out.lines, label, room, out.exact_px)) break;
    }
    out.px = std::max(1, static_cast<int>(std::lround(out.exact_px)));
}

const SetLabel& LabelCache::find(scene::NodeId node, const scene::Label& label, scene::Size room, float scale,
                                 const text::Language& language) {
    if (language_ != language.code()) {
        entries_.clear();
        language_ = language.code();
    }
    SetLabel& entry = entries_[node];
    if (entry.scale != scale || entry.room != room || entry.label != label) set(label, room, scale, language, entry);
    entry.last_used = frame_;
    return entry;
}

void LabelCache::new_frame() {
    if (++frame_ % forgotten_after != 0) return;
    std::erase_if(entries_, [&](const auto& item) { return item.second.last_used + forgotten_after < frame_; });
}

} // namespace render
