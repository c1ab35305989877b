#include "render/pictures.h"

namespace render {

namespace {

bool has_colour(const std::vector<unsigned char>& rgba) {
    for (std::size_t i = 0; i + 3 < rgba.size(); i += 4) {
        // White words are grey at their edges, never coloured.
        const int spread =
            std::max({rgba[i], rgba[i + 1], rgba[i + 2]}) - std::min({rgba[i], rgba[i + 1], rgba[i + 2]});
        if (spread > 8) return true;
    }
    return false;
}

} // namespace

void Pictures::forget() {
    places_.clear();
    shelf_x_ = shelf_y_ = shelf_height_ = 0;
    made_ = false;
    ++generation_;
}

bool Pictures::reserve(int width, int height, Place& place) {
    if (shelf_x_ + width + 1 > side) {
        shelf_y_ += shelf_height_ + 1;
        shelf_x_ = shelf_height_ = 0;
    }
    if (shelf_y_ + height > side || width > side) return false;
    place.x = shelf_x_;
    place.y = shelf_y_;
    shelf_x_ += width + 1;
    shelf_height_ = std::max(shelf_height_, height);
    return true;
}

Pictures::Place Pictures::find(std::string_view words, int px) {
    if (scribe_ == nullptr) return {};
    key_.assign(words).append(1, '\0').append(1, static_cast<char>(px & 127)).append(1, static_cast<char>(px >> 7));
    if (const auto known = places_.find(key_); known != places_.end()) return known->second;
    const Drawn drawn = scribe_->draw(words, static_cast<float>(px));
    Place place{0, 0, drawn.width, drawn.height, drawn.baseline, has_colour(drawn.rgba)};
    if (drawn.width <= 0) return {};
    if (!reserve(drawn.width, drawn.height, place)) {
        if (drawn.width > side || drawn.height > side) return {};
        forget();
        reserve(drawn.width, drawn.height, place);
    }
    if (!made_) backend_.picture_size(side, side);
    made_ = true;
    backend_.pictures({place.x, place.y, place.width, place.height, drawn.rgba.data(), place.width * 4});
    places_.emplace(key_, place);
    return place;
}

} // namespace render
