#include "render/face_cache.h"

#include <algorithm>

namespace render {

namespace {

constexpr int grain = 32;                      // sizes of sheets are multiples of it
constexpr std::size_t sheet_bytes = 6U << 20U; // about
constexpr int forgotten_after = 3;             // frames, by address

int rounded_up(int px) { return (px + grain - 1) / grain * grain; }

// With the smaller copies, which add a third.
std::size_t layer_bytes(int width, int height) {
    return static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 16 / 3;
}

} // namespace

void FaceCache::new_frame() {
    ++frame_;
    std::erase_if(seen_, [&](const auto& item) { return item.second.last_used + forgotten_after < frame_; });
}

void FaceCache::clear(bool gone) {
    if (!gone) {
        for (const Sheet& sheet : sheets_) backend_.drop_sheet(sheet.number);
    }
    sheets_.clear();
    seen_.clear();
    wanted_.clear();
    bytes_ = 0;
}

int FaceCache::count() const {
    int faces = 0;
    for (const Sheet& sheet : sheets_) {
        faces +=
            static_cast<int>(std::ranges::count_if(sheet.layers, [](const Layer& l) { return l.face != nullptr; }));
    }
    return faces;
}

FaceCache::Sheet* FaceCache::sheet_of(int number) {
    const auto found = std::ranges::find(sheets_, number, &Sheet::number);
    return found == sheets_.end() ? nullptr : &*found;
}

void FaceCache::touch(const Where& where) {
    if (Sheet* sheet = sheet_of(where.sheet)) sheet->layers[static_cast<std::size_t>(where.layer)].last_used = frame_;
}

FaceCache::Where FaceCache::where_of(const Sheet& sheet, std::size_t layer) {
    const Layer& held = sheet.layers[layer];
    return {sheet.number,
            static_cast<int>(layer),
            held.width,
            held.height,
            static_cast<float>(held.width) / static_cast<float>(sheet.width),
            static_cast<float>(held.height) / static_cast<float>(sheet.height)};
}

FaceCache::Where FaceCache::find(const scene::FaceRef& face, int width, int height) {
    const Key key{face.get(), width, height};
    if (const auto known = seen_.find(key); known != seen_.end()) {
        known->second.last_used = frame_;
        touch(known->second.where);
        return known->second.where;
    }
    Where where;
    if (!find_same(face, width, height, where)) where = place(face, width, height);
    touch(where);
    seen_[key] = {face, where, frame_};
    return where;
}

// The same contents under another address: a screen that was laid out anew.
bool FaceCache::find_same(const scene::FaceRef& face, int width, int height, Where& where) const {
    for (const Sheet& sheet : sheets_) {
        for (std::size_t i = 0; i < sheet.layers.size(); ++i) {
            const Layer& layer = sheet.layers[i];
            if (layer.width != width || layer.height != height || layer.face == nullptr) continue;
            if (!(*layer.face == *face)) continue;
            where = where_of(sheet, i);
            return true;
        }
    }
    return false;
}

// A free layer of a sheet of that size; when memory is short, one that was not seen for longest.
FaceCache::Where FaceCache::place(const scene::FaceRef& face, int width, int height) {
    const int w = rounded_up(width);
    const int h = rounded_up(height);
    for (;;) {
        const bool full = bytes_ + std::max(sheet_bytes, layer_bytes(w, h) * 2) > budget;
        Sheet* home = nullptr;
        std::size_t best = 0;
        int oldest = full ? frame_ : 0; // −1 is free
        for (Sheet& sheet : sheets_) {
            if (sheet.width != w || sheet.height != h) continue;
            for (std::size_t i = 0; i < sheet.layers.size(); ++i) {
                if (sheet.layers[i].last_used >= oldest) continue;
                oldest = sheet.layers[i].last_used;
                home = &sheet;
                best = i;
            }
        }
        if (home != nullptr) return put(*home, best, face, width, height);
        if (!full || !drop_oldest_sheet()) return put(new_sheet(w, h), 0, face, width, height);
    }
}

FaceCache::Where FaceCache::put(Sheet& sheet, std::size_t layer, const scene::FaceRef& face, int width, int height) {
    std::erase_if(seen_, [&](const auto& item) {
        return item.second.where.sheet == sheet.number && item.second.where.layer == static_cast<int>(layer);
    });
    sheet.layers[layer] = {face, width, height, frame_};
    const Where where = where_of(sheet, layer);
    wanted_.push_back({face, where});
    return where;
}

FaceCache::Sheet& FaceCache::new_sheet(int width, int height) {
    const auto layers = std::clamp<std::size_t>(sheet_bytes / layer_bytes(width, height), 2, 24);
    const std::size_t bytes = layer_bytes(width, height) * layers;
    sheets_.push_back({next_sheet_++, width, height, bytes, std::vector<Layer>(layers)});
    bytes_ += bytes;
    backend_.make_sheet(sheets_.back().number, width, height, static_cast<int>(layers));
    return sheets_.back();
}

bool FaceCache::drop_oldest_sheet() {
    const auto last_use = [](const Sheet& sheet) {
        return std::ranges::max(sheet.layers, {}, &Layer::last_used).last_used;
    };
    const auto oldest = std::ranges::min_element(sheets_, {}, last_use);
    if (oldest == sheets_.end() || last_use(*oldest) >= frame_) return false;
    std::erase_if(seen_, [&](const auto& item) { return item.second.where.sheet == oldest->number; });
    backend_.drop_sheet(oldest->number);
    bytes_ -= oldest->bytes;
    sheets_.erase(oldest);
    return true;
}

} // namespace render
