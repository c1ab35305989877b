// Card faces, kept as textures.
//
// A face is drawn once at the size at which its card rests and then moves as one Quad. Faces of about the same size
// share a sheet (a texture array). What always holds: at most `budget` bytes, unless the cards of one frame alone need
// more; a face is known by its contents, so a screen that is laid out anew finds its faces again. Left out: drawing
// them (renderer.cpp).
#pragma once

#include "render/backend.h"
#include "scene/paint.h"

#include <unordered_map>
#include <vector>

namespace render {

class FaceCache {
  public:
    struct Where {
        int sheet = -1;
        int layer = 0;
        int width = 0; // of the face, device px
        int height = 0;
        float part_x = 1; // of the layer that the face covers
        float part_y = 1;
    };
    struct Wanted {
        scene::FaceRef face;
        Where where;
    };
    static constexpr std::size_t budget = 64U << 20U;

    explicit FaceCache(Backend& backend) : backend_(backend) {}

    // Where that face lies or will lie: new ones are added to `wanted`, for the caller to draw before the frame.
    Where find(const scene::FaceRef& face, int width, int height);
    std::vector<Wanted>& wanted() { return wanted_; }
    void new_frame();
    // Another palette, language or context: nothing is right any more. `gone`: the textures are, too.
    void clear(bool gone);
    [[nodiscard]] int count() const;
    [[nodiscard]] std::size_t bytes() const { return bytes_; }

  private:
    struct Layer {
        scene::FaceRef face; // null: free
        int width = 0;
        int height = 0;
        int last_used = -1; // frame
    };
    struct Sheet {
        int number = 0;
        int width = 0;
        int height = 0;
        std::size_t bytes = 0;
        std::vector<Layer> layers;
    };
    // Faces of the last frames by their address, which spares comparing contents. The face is held, so that its
    // address names nothing else meanwhile.
    struct Key {
        const scene::Face* face = nullptr;
        int width = 0;
        int height = 0;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Hash {
        std::size_t operator()(const Key& key) const {
            return std::hash<const void*>{}(key.face) ^ static_cast<std::size_t>(key.width * 8191 + key.height);
        }
    };
    struct Seen {
        scene::FaceRef face;
        Where where;
        int last_used = 0;
    };

    [[nodiscard]] static Where where_of(const Sheet& sheet, std::size_t layer);
    bool find_same(const scene::FaceRef& face, int width, int height, Where& where) const;
    Where place(const scene::FaceRef& face, int width, int height);
    Where put(Sheet& sheet, std::size_t layer, const scene::FaceRef& face, int width, int height);
    Sheet* sheet_of(int number);
    Sheet& new_sheet(int width, int height);
    bool drop_oldest_sheet();
    void touch(const Where& where);

    Backend& backend_;
    std::unordered_map<Key, Seen, Hash> seen_;
    std::vector<Sheet> sheets_;
    std::vector<Wanted> wanted_;
    std::size_t bytes_ = 0;
    int frame_ = 0;
    int next_sheet_ = 0;
};

} // namespace render
