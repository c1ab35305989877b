#include "scene/director.h"

#include "scene/builder.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace scene {
namespace {

constexpr double fade_ms = 150;
constexpr float least_ms = 150;
constexpr float most_ms = 350;
constexpr float far_away = 600; // CSS px that take most_ms
constexpr float turning_ms = 280;

// What has no way of its own: words, the pictures on things, and groups. They go where their parent goes.
bool still(const Node& node) {
    return node.state.instant || std::holds_alternative<std::monostate>(node.paint) ||
           std::holds_alternative<Label>(node.paint) || std::holds_alternative<Picture>(node.paint);
}

bool flies(const Node& node) {
    return std::holds_alternative<Card>(node.paint) || std::holds_alternative<Disc>(node.paint);
}

bool face_down(const Node& node) {
    const auto* const card = std::get_if<Card>(&node.paint);
    return card != nullptr && card->face == nullptr;
}

float mix(float a, float b, float t) { return a + (b - a) * t; }

Box mix(const Box& a, const Box& b, float t) {
    return {mix(a.x, b.x, t), mix(a.y, b.y, t), mix(a.w, b.w, t), mix(a.h, b.h, t)};
}

// A box of the proportions of `like`, within `around`.
Box fitted(const Box& around, const Box& like) {
    if (like.empty()) return around;
    const float scale = std::min(around.w / like.w, around.h / like.h);
    return around.centred({like.w * scale, like.h * scale});
}

} // namespace

Director::Pose Director::rest(const Node& node) { return {node.box, node.place, 1}; }

Director::Pose Director::pose_at(const Track& track, double now) {
    const auto gone = static_cast<float>(std::clamp((now - track.start) / track.length, 0.0, 1.0));
    const float left = 1 - gone;
    const float t = 1 - left * left * left;
    const Transform& a = track.from.place;
    const Transform& b = track.to.place;
    Pose pose;
    pose.box = mix(track.from.box, track.to.box, t);
    pose.place = {mix(a.angle, b.angle, t), mix(a.scale, b.scale, t), mix(a.lift, b.lift, t), mix(a.flip, b.flip, t)};
    pose.place.lift += track.hop * 4 * t * (1 - t);
    pose.opacity = mix(track.from.opacity, track.to.opacity, t);
    return pose;
}

Director::Track Director::way(const Node& node, const Pose& from, double start) {
    Track track{from, rest(node), start, 0, 0};
    if (from == track.to) return track;
    const Point by = track.to.box.centre() - from.box.centre();
    const float distance = std::hypot(by.x, by.y);
    float ms = least_ms + (most_ms - least_ms) * std::min(1.0F, distance / far_away);
    if (from.place.flip != track.to.place.flip) ms = std::max(ms, turning_ms);
    track.length = ms;
    if (flies(node) && distance > space::small) track.hop = std::min(24.0F, 4 + distance / 12);
    return track;
}

int Director::index_of(const Places& places, NodeId id) {
    const auto found = std::ranges::lower_bound(places, id, {}, &Places::value_type::first);
    return found == places.end() || found->first != id ? -1 : found->second;
}

void Director::link() {
    places_.clear();
    for (int i = 0; i < static_cast<int>(nodes_.size()); ++i)
        places_.emplace_back(nodes_[static_cast<std::size_t>(i)].id, i);
    std::ranges::sort(places_);
    parents_.clear();
    for (const Node& node : nodes_) parents_.push_back(node.parent.none() ? -1 : index_of(places_, node.parent));
}

double Director::wait_of(std::size_t index) const {
    // A part waits with the thing that it belongs to.
    for (int i = static_cast<int>(index); i >= 0; i = parents_[static_cast<std::size_t>(i)])
        if (const Node& node = nodes_[static_cast<std::size_t>(i)]; node.wait > 0)
            return static_cast<double>(node.wait);
    return 0;
}

Painted Director::paint_of(std::size_t index, double now) const {
    const Node& node = nodes_[index];
    Painted painted{&node, node.box, node.place, 1, node.z};
    const Track& track = tracks_[index];
    if (now < track.start + track.length) {
        const Pose pose = pose_at(track, now);
        painted = {&node, pose.box, pose.place, pose.opacity, node.z};
        if (track.hop > 0) painted.z += layer::flight;
    } else if (parents_[index] >= 0) {
        const Painted& up = poses_[static_cast<std::size_t>(parents_[index])];
        const Point by = up.box.centre() - up.node->box.centre();
        painted.box = painted.box.moved(by.x, by.y);
        painted.opacity = up.opacity;
        painted.z += up.z - up.node->z;
    }
    if (node.id == dragged_) {
        painted.box = painted.box.moved(drag_by_.x, drag_by_.y);
        painted.place.lift += space::normal;
        painted.z += 2 * layer::flight;
    }
    return painted;
}

Director::Track Director::track_of(std::size_t index, const Before& before, double now) const {
    const Node& node = nodes_[index];
    if (still(node) || node.id == dragged_) return {};
    const double start = now + wait_of(index);
    const int was = index_of(before.places, node.id);
    if (was >= 0) {
        const Track& old = before.tracks[static_cast<std::size_t>(was)];
        if (now < old.start + old.length && old.to == rest(node)) return old;
        const Painted& from = before.painted[static_cast<std::size_t>(was)];
        Pose pose{from.box, from.place, from.opacity};
        // It showed only its back: now that it has a face, it is turned up.
        if (face_down(*from.node) && !face_down(node)) pose.place.flip = 1;
        return way(node, pose, start);
    }
    for (std::size_t i = 0; i < before.ghosts.size(); ++i)
        if (before.ghosts[i].id == node.id && now < before.ghost_tracks[i].start + before.ghost_tracks[i].length)
            return way(node, pose_at(before.ghost_tracks[i], now), start);
    return way(node, origin(node, before), start);
}

// Where a Node that was not there begins.
Director::Pose Director::origin(const Node& node, const Before& before) const {
    Pose pose = rest(node);
    const int old = index_of(before.places, node.comes_from);
    const int present = index_of(places_, node.comes_from);
    if (old >= 0) {
        const Painted& from = before.painted[static_cast<std::size_t>(old)];
        pose.box = fitted(from.box, node.box);
        pose.place.angle = from.place.angle;
        pose.place.lift = from.place.lift;
        if (flies(*from.node)) pose.place.flip = face_down(*from.node) && !face_down(node) ? 1 : from.place.flip;
    } else if (present >= 0) {
        pose.box = fitted(nodes_[static_cast<std::size_t>(present)].box, node.box);
    } else {
        pose.opacity = 0;
    }
    return pose;
}

void Director::show(Nodes nodes, double now, bool reduced_motion) {
    Before before;
    if (!fresh_) frame(now);
    before.painted = poses_;
    // Moving a vector leaves its Nodes where they are, so that `painted` still points at them.
    before.nodes = std::move(nodes_);
    before.tracks = std::move(tracks_);
    before.places = std::move(places_);
    before.ghosts = std::move(leaving_);
    before.ghost_tracks = std::move(leaving_tracks_);
    nodes_ = std::move(nodes);
    link();
    reduced_ = reduced_motion;
    finish();
    if (!fresh_ && !reduced_motion) {
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            tracks_[i] = track_of(i, before, now);
            note_end(tracks_[i]);
        }
        leave(before, now);
    }
    fresh_ = false;
    painted_.reserve(nodes_.size() + leaving_.size());
    poses_.reserve(nodes_.size());
    frame(now);
}

// What is gone and was not taken up by another Node fades where it stood.
void Director::leave(const Before& before, double now) {
    const auto stays = [&](NodeId id) {
        return index_of(places_, id) >= 0 || std::ranges::any_of(nodes_, [&](const Node& node) {
                   return node.comes_from == id && index_of(before.places, node.id) < 0;
               });
    };
    for (std::size_t i = 0; i < before.ghosts.size(); ++i) {
        const Track& track = before.ghost_tracks[i];
        if (now < track.start + track.length && !stays(before.ghosts[i].id)) add_ghost(before.ghosts[i], track);
    }
    for (const Painted& painted : before.painted) {
        const Node& node = *painted.node;
        if (still(node) || stays(node.id)) continue;
        const Pose from{painted.box, painted.place, painted.opacity};
        Pose to = from;
        to.opacity = 0;
        add_ghost(node, {from, to, now, fade_ms, 0});
    }
}

void Director::add_ghost(const Node& node, const Track& track) {
    leaving_.push_back(node);
    leaving_tracks_.push_back(track);
    note_end(track);
}

Nodes Director::take() {
    Nodes shown = std::move(nodes_);
    clear();
    return shown;
}

void Director::clear() {
    nodes_.clear();
    link();
    finish();
    poses_.clear();
    painted_.clear();
    dragged_ = {};
    fresh_ = true;
}

const std::vector<Painted>& Director::frame(double now) {
    now_ = now;
    poses_.clear();
    for (std::size_t i = 0; i < nodes_.size(); ++i) poses_.push_back(paint_of(i, now));
    painted_.clear();
    bool fading = false;
    for (std::size_t i = 0; i < leaving_.size(); ++i) {
        const Track& track = leaving_tracks_[i];
        if (now >= track.start + track.length) continue;
        const Pose pose = pose_at(track, now);
        painted_.push_back({&leaving_[i], pose.box, pose.place, pose.opacity, leaving_[i].z});
        fading = true;
    }
    if (!fading) {
        leaving_.clear();
        leaving_tracks_.clear();
    }
    painted_.insert(painted_.end(), poses_.begin(), poses_.end());
    // Not stable_sort, which takes memory.
    std::ranges::sort(painted_, [](const Painted& a, const Painted& b) {
        if (a.z != b.z) return a.z < b.z;
        if (a.node->order != b.node->order) return a.node->order < b.node->order;
        return std::less<>{}(a.node, b.node);
    });
    return painted_;
}

bool Director::moving(double now) const { return now < ends_; }

void Director::finish() {
    tracks_.assign(nodes_.size(), Track{});
    leaving_.clear();
    leaving_tracks_.clear();
    ends_ = 0;
}

void Director::drag(NodeId node, Point by) {
    const int dropped = dragged_ == node ? -1 : index_of(places_, dragged_);
    if (dropped >= 0 && !reduced_) {
        const auto index = static_cast<std::size_t>(dropped);
        const Painted from = paint_of(index, now_);
        tracks_[index] = way(nodes_[index], {from.box, from.place, from.opacity}, now_);
        note_end(tracks_[index]);
    }
    dragged_ = node;
    drag_by_ = by;
}

} // namespace scene
