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

void LabelCache::set(const scene::Label& label, scene::Size room, Scale scale, const text::Language& language,
                     SetLabel& out) const {
    out.label = label;
    out.room = room;
    out.scale = scale;
    const std::string words = language(label.text);
    const float full = scene::label_px(label, scale.text) * scale.pixels;
    const float wrap = label.lines > 1 ? room.w : 0;
    const float least = scene::least_shrink(label, scale.text);
    for (float factor = 1;; factor -= scene::shrink_step) {
        out.exact_px = full * std::max(factor, least);
        shaper_.shape(words, label.style, out.exact_px, wrap, out.lines);
        if (factor <= least || fits(out.lines, label, room, out.exact_px)) break;
    }
    if (label.cut) cut(words, label, room, wrap, out);
    out.px = std::max(1, static_cast<int>(std::lround(out.exact_px)));
}

// Ends in an ellipsis as late as it can.
void LabelCache::cut(std::string words, const scene::Label& label, scene::Size room, float wrap, SetLabel& out) const {
    while (!words.empty() && !fits(out.lines, label, room, out.exact_px)) {
        // A code point, all its bytes.
        while (words.size() > 1 && (static_cast<unsigned char>(words.back()) & 0xC0U) == 0x80U) words.pop_back();
        words.pop_back();
        while (words.ends_with(' ')) words.pop_back();
        shaper_.shape(words + "…", label.style, out.exact_px, wrap, out.lines);
    }
}

const SetLabel& LabelCache::find(scene::NodeId node, const scene::Label& label, scene::Size room, Scale scale,
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
