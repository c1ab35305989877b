// Moves the picture from the Nodes that were to the Nodes that are.
//
// Truth changes first: box, hit-testing, focus and the mirror use the new Nodes at once; the director only says where
// each is painted meanwhile. Nodes are matched by id; a new Node with comes_from starts where that one was painted; what
// is gone fades where it stood. Words, pictures on things, groups and what is `instant` have no way of their own: they
// jump, but go along with a parent that moves. Cards and discs hop a little and fly above the rest.
// What always holds: any change starts from what is painted now (interruptible); under reduced motion a change takes one
// frame; `clear` forgets everything, so that nothing of one viewer's picture is painted for another. Left out: which
// Nodes there are (screens), pixels (render/).
#pragma once

#include "scene/node.h"

#include <algorithm>
#include <utility>
#include <vector>

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
    // The new truth at time `now` (ms).
    void show(Nodes nodes, double now, bool reduced_motion);
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
    // Clears, and gives away what was shown.
    Nodes take();
    // A drag moves what is painted, nothing else; an empty id ends it.
    void drag(NodeId node, Point by);

  private:
    struct Pose {
        Box box;
        Transform place;
        float opacity = 1;
        friend bool operator==(const Pose&, const Pose&) = default;
    };
    // A way from one pose to another; a length of 0 is no way at all.
    struct Track {
        Pose from;
        Pose to;
        double start = 0;
        double length = 0;
        float hop = 0; // how much higher it is lifted in the middle, CSS px
    };
    using Places = std::vector<std::pair<NodeId, int>>; // index by id, sorted
    // The picture that the next one starts from.
    struct Before {
        Nodes nodes;
        Places places;
        std::vector<Track> tracks;
        std::vector<Painted> painted;
        Nodes ghosts;
        std::vector<Track> ghost_tracks;
    };
    [[nodiscard]] static Pose pose_at(const Track& track, double now);
    [[nodiscard]] static Pose rest(const Node& node);
    [[nodiscard]] static Track way(const Node& node, const Pose& from, double start);
    [[nodiscard]] static int index_of(const Places& places, NodeId id); // -1: not there
    [[nodiscard]] double wait_of(std::size_t index) const;
    [[nodiscard]] Painted paint_of(std::size_t index, double now) const;
    [[nodiscard]] Track track_of(std::size_t index, const Before& before, double now) const;
    [[nodiscard]] Pose origin(const Node& node, const Before& before) const;
    void link();
    void leave(const Before& before, double now);
    void add_ghost(const Node& node, const Track& track);
    void note_end(const Track& track) { ends_ = std::max(ends_, track.start + track.length); }

    // These four go together, one entry a Node.
    Nodes nodes_;
    std::vector<Track> tracks_;
    std::vector<int> parents_; // index, or -1
    std::vector<Painted> poses_;
    Places places_;
    Nodes leaving_;
    std::vector<Track> leaving_tracks_;
    std::vector<Painted> painted_; // poses_ and what leaves, back to front
    NodeId dragged_;
    Point drag_by_;
    double now_ = 0;    // of the last frame
    double ends_ = 0;   // when all is at rest
    bool fresh_ = true; // the next show has nothing to move from
    bool reduced_ = false;
};

} // namespace scene
