// Texts as they were last set, by Node, so that a moving picture sets none of them anew.
//
// What always holds: an entry is used only while Label, size, language and scale are the same. Left out: glyph
// pictures, which the atlas may move at any time (fonts.h).
#pragma once

#include "render/shaper.h"

#include <unordered_map>

namespace render {

struct Scale {
    float pixels = 1; // device px per CSS px
    float text = 1;   // the text setting, for labels that follow it
    friend bool operator==(Scale, Scale) = default;
};

// A Label set in lines, device px.
struct SetLabel {
    scene::Label label;
    scene::Size room; // of the box, device px
    Scale scale;
    Lines lines;
    int px = 0;         // of the glyphs
    float exact_px = 0; // of the lines
    int last_used = 0;  // frame
};

class LabelCache {
  public:
    explicit LabelCache(const Shaper& shaper) : shaper_(shaper) {}
    const SetLabel& find(scene::NodeId node, const scene::Label& label, scene::Size room, Scale scale,
                         const text::Language& language);
    // The same without remembering, for what is drawn once.
    void set(const scene::Label& label, scene::Size room, Scale scale, const text::Language& language,
             SetLabel& out) const;
    void new_frame();
    void clear() { entries_.clear(); }

  private:
    void cut(std::string words, const scene::Label& label, scene::Size room, float wrap, SetLabel& out) const;

    struct Hash {
        std::size_t operator()(scene::NodeId id) const {
            return id.zone * 2654435761U ^ static_cast<std::uint32_t>(id.slot);
        }
    };
    const Shaper& shaper_;
    std::unordered_map<scene::NodeId, SetLabel, Hash> entries_;
    std::string language_;
    int frame_ = 0;
};

} // namespace render
