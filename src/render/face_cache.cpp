#include "render/face_cache.h"

#include <algorithm>

namespace render {

namespace {

constexpr int grain = 32;                      // sizes of sheets are multiples of it
constexpr std::size_t sheet_bytes = 6U << 20U; // about

int rounded_up(int px) { return (px + grain - 1) / grain * grain; }

// With the smaller copies, which add a third.
std::size_t layer_bytes(int width, int height) {
    return static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 16 / 3;
}

} // namespace

void FaceCache::clear(bool gone) {
    if (!gone) {
        for (const Sheet& sheet : sheets_) backend_.drop_sheet(sheet.number);
    }
    sheets_.clear();
    entries_.clear();
    wanted_.clear();
    bytes_ = 0;
}

FaceCache::Where FaceCache::find(const scene::FaceRef& face, int width, int height) {
    const Key key{face.get(), width, height};
    if (const auto known = entries_.find(key); known != entries_.end()) {
        known->second.last_used = frame_;
        return known->second.where;
    }
    Where where;
    if (!adopt(face, width, height, where)) {
        where = place(width, height);
        wanted_.push_back({face, where});
    }
    entries_[key] = {face, where, frame_};
    return where;
}

// The same contents under another address: a screen that was laid out anew.
bool FaceCache::adopt(const scene::FaceRef& face, int width, int height, Where& where) {
    for (auto it = entries_.begin(); it != entries_.end(); ++it) {
        if (it->first.width != width || it->first.height != height || !(*it->second.face == *face)) continue;
        where = it->second.where;
        // The old address is let go of unless this frame shows it, too.
        if (it->second.last_used + 1 < frame_) entries_.erase(it);
        return true;
    }
    return false;
}

FaceCache::Where FaceCache::place(int width, int height) {
    const int w = rounded_up(width);
    const int h = rounded_up(height);
    Sheet* home = nullptr;
    const auto has_room = [](const Sheet& sheet) { return std::ranges::find(sheet.taken, false) != sheet.taken.end(); };
    for (Sheet& sheet : sheets_) {
        if (sheet.width == w && sheet.height == h && has_room(sheet)) home = &sheet;
    }
    while (home == nullptr && bytes_ + std::max(sheet_bytes, layer_bytes(w, h) * 2) > budget) {
        for (Sheet& sheet : sheets_) {
            if (sheet.width == w && sheet.height == h && free_layer(sheet)) home = &sheet;
        }
        if (home != nullptr || !drop_oldest_sheet()) break;
    }
    if (home == nullptr) home = &new_sheet(w, h);
    const auto layer = std::ranges::find(home->taken, false);
    *layer = true;
    return {home->number,
            static_cast<int>(layer - home->taken.begin()),
            width,
            height,
            static_cast<float>(width) / static_cast<float>(w),
            static_cast<float>(height) / static_cast<float>(h)};
}

FaceCache::Sheet& FaceCache::new_sheet(int width, int height) {
    const auto layers = static_cast<int>(std::clamp<std::size_t>(sheet_bytes / layer_bytes(width, height), 2, 24));
    const std::size_t bytes = layer_bytes(width, height) * static_cast<std::size_t>(layers);
    sheets_.push_back({next_sheet_++, width, height, std::vector<bool>(static_cast<std::size_t>(layers)), bytes});
    bytes_ += bytes;
    backend_.make_sheet(sheets_.back().number, width, height, layers);
    return sheets_.back();
}

// Gives back the layer of that sheet that was not seen for longest.
bool FaceCache::free_layer(const Sheet& sheet) {
    auto oldest = entries_.end();
    for (auto it = entries_.begin(); it != entries_.end(); ++it) {
        if (it->second.where.sheet != sheet.number || it->second.last_used >= frame_) continue;
        if (oldest == entries_.end() || it->second.last_used < oldest->second.last_used) oldest = it;
    }
    if (oldest == entries_.end()) return false;
    const int layer = oldest->second.where.layer;
    const auto same = [&](const auto& item) {
        return item.second.where.sheet == sheet.number && item.second.where.layer == layer;
    };
    if (std::ranges::any_of(entries_,
                            [&](const auto& item) { return same(item) && item.second.last_used >= frame_; })) {
        entries_.erase(oldest);
        return free_layer(sheet);
    }
    std::erase_if(entries_, same);
    for (Sheet& held : sheets_) {
        if (held.number == sheet.number) held.taken[static_cast<std::size_t>(layer)] = false;
    }
    return true;
}

int FaceCache::last_use(const Sheet& sheet) const {
    int last = -1;
    for (const auto& [key, entry] : entries_) {
        if (entry.where.sheet == sheet.number) last = std::max(last, entry.last_used);
    }
    return last;
}

bool FaceCache::drop_oldest_sheet() {
    const auto oldest = std::ranges::min_element(sheets_, {}, [&](const Sheet& sheet) { return last_use(sheet); });
    if (oldest == sheets_.end() || last_use(*oldest) >= frame_) return false;
    std::erase_if(entries_, [&](const auto& item) { return item.second.where.sheet == oldest->number; });
    backend_.drop_sheet(oldest->number);
    bytes_ -= oldest->bytes;
    sheets_.erase(oldest);
    return true;
}

} // namespace render
