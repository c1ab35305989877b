// Words that the platform drew, packed into one picture.
//
// What always holds: a place stays right until `generation` changes (the picture was full and started anew). Left
// out: drawing (Scribe), measuring (shaper.h).
#pragma once

#include "render/backend.h"
#include "render/renderer.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace render {

class Pictures {
  public:
    struct Place {
        int x = 0;
        int y = 0;
        int width = 0;
        int height = 0;
        int baseline = 0;
        bool coloured = false; // has colours of its own
    };
    static constexpr int side = 1024;

    Pictures(Scribe* scribe, Backend& backend) : scribe_(scribe), backend_(backend) {}
    // Draws what is not there yet; an empty Place when the platform cannot.
    Place find(std::string_view words, int px);
    [[nodiscard]] int generation() const { return generation_; }
    // The texture is gone.
    void forget();

  private:
    bool reserve(int width, int height, Place& place);
    Scribe* scribe_;
    Backend& backend_;
    std::unordered_map<std::string, Place> places_;
    std::string key_;
    int shelf_x_ = 0;
    int shelf_y_ = 0;
    int shelf_height_ = 0;
    int generation_ = 0;
    bool made_ = false;
};

} // namespace render
