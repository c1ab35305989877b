// Moves the picture from the Nodes that were to the Nodes that are.
//
// Truth changes first: box, hit-testing, focus and the mirror use the new Nodes at once; the director only says where
// each is painted meanwhile. Nodes are matched by id; a new Node with comes_from starts where that one was painted; what
// is gone fades where it stood. What always holds: any change starts from what is painted now (interruptible); under
// reduced motion a change takes one frame; `clear` forgets everything, so that nothing of one viewer's picture is
// painted for another. Left out: which Nodes there are (screens), pixels (render/).
#pragma once

#include "scene/node.h"

#include <unordered_map>

namespace scene {

// A Node as it is painted at one moment.
struct Painted {
    const Node* node = nullptr; // valid until the next `show`
    Box box;
    Transform place;
    float opacity = 1;
    int z = 0;
};

class Director {
  public:
    // The new truth at time `now` (ms). Events' extra delays: a Node in `stagger` starts that many ms later.
    void show(Nodes nodes, double now, bool reduced_motion);
    // Delay of a Node's next move, ms; call before show.
    void delay(NodeId node, double ms);
    // The same truth without any motion, and nothing left of what was: change of viewer, of screen, resize.
    void clear();

    // What to paint at `now`, back to front. Reuses its memory: no allocation once it has its size.
    const std::vector<Painted>& frame(double now);
    // Something is still moving: another frame is wanted.
    [[nodiscard]] bool moving(double now) const;
    // A tap finishes what moves.
    void finish();
    // Nodes that are painted though no longer there, for tests.
    [[nodiscard]] const Nodes& leaving() const { return leaving_; }
    [[nodiscard]] const Nodes& nodes() const { return nodes_; }
    // A drag moves what is painted, nothing else; an empty id ends it.
    void drag(NodeId node, Point by);

  private:
    struct Pose {
        Box box;
        Transform place;
        float opacity = 1;
    };
    struct Track {
        Pose from;
        Pose to;
        double start = 0;
        double length = 0;
    };
    struct Hash {
        std::size_t operator()(NodeId id) const { return id.zone * 2654435761U ^ static_cast<std::uint32_t>(id.slot); }
    };
    [[nodiscard]] static Pose pose_at(const Track& track, double now);

    Nodes nodes_;
    Nodes leaving_;
    std::unordered_map<NodeId, Track, Hash> tracks_;
    std::unordered_map<NodeId, double, Hash> delays_;
    std::vector<Painted> painted_;
    NodeId dragged_;
    Point drag_by_;
    bool fresh_ = true; // the next show has nothing to move from
};

} // namespace scene
