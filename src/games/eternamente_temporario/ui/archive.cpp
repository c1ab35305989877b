// An Archive: the department's card with the wild one below it, and up to six columns of open cards. [ET-4] [ET-6]
#include "games/eternamente_temporario/ui/parts.h"
#include "games/eternamente_temporario/ui/spoken.h"

#include "kit/card.h"
#include "kit/parts.h"
#include "kit/words.h"

#include <algorithm>

namespace eternamente_temporario {

namespace {

using scene::Box;
using scene::Env;
using scene::Ink;
using scene::NodeId;
using scene::Size;
namespace space = scene::space;

constexpr float widest_card = 58;
constexpr float title_card = 34;

NodeId archive_id(Team team) { return scene::id("et_archive", static_cast<int>(team)); }

int columns_in(const ArchiveView& archive) {
    return static_cast<int>(std::ranges::count_if(archive.columns, [](const auto& column) { return !column.empty(); }));
}

std::size_t deepest(const ArchiveView& archive) {
    std::size_t depth = 0;
    for (const auto& column : archive.columns) depth = std::max(depth, column.size());
    return depth;
}

float column_gap(float width) { return width < 200 ? 2.0F : space::hair; }

// As wide as fits for six columns, or fewer.
Size card_in(const ArchiveView& archive, float width) {
    const auto count = static_cast<float>(std::max(4, columns_in(archive)));
    const float card = std::min(widest_card, (width - (count - 1) * column_gap(width)) / count);
    return {card, card * kit::card_ratio};
}

// In low windows the header stands beside the columns.
constexpr float header_width = 128;
bool header_beside(const Env& env, float width) { return env.size.h < 480 && width >= 2.4F * header_width; }
float columns_width(const Env& env, float width) {
    return header_beside(env, width) ? width - header_width - space::small : width;
}

float header_height(const Env& env) {
    return std::max(column_strip(env) + title_card * 0.8F, 2 * env.line_height(scene::Style::small));
}

text::Text wild_words(const ArchiveView& archive) {
    return archive.wild ? words::archive_wild(archive.wild->rank()) : words::archive_wild_none();
}

// The wild rank's card shows its upper edge from under the Archive card.
void add_header(const In& in, Box box, Team team, scene::Builder& out) {
    const Env& env = out.env();
    const ArchiveView& archive = archive_of(in.view, team);
    const float width = std::max(title_card, least_column_width(env));
    Box stack = box.cut_left(width);
    if (archive.wild) {
        const Size size{width, box.h};
        scene::Card wild{feeling_face(env, size, *archive.wild, Corner::of_column, true), feeling_back(size)};
        scene::Node& node = out.add(card_id(*archive.wild), stack, scene::Role::image,
                                    words::wild_card_of(spoken(team), spoken(*archive.wild)), wild);
        node.state.overlap = true;
    }
    stack.cut_top(column_strip(env));
    scene::Node& node =
        out.add(archive_id(team).part("card"), stack, scene::Card{department_face(stack.size(), team), {}});
    node.state.overlap = true;
    node.state.instant = true;
    node.z += 1;
    node.place.lift = 2;
    box.cut_left(space::small);
    kit::Words name{written(env, team, scene::Style::small, box.w), scene::Style::small, ink_of(team)};
    name.cut = true;
    name.role = scene::Role::none;
    kit::label(out, archive_id(team).part("name"), box.cut_top(box.h / 2), name);
    kit::Words wild{wild_words(archive), scene::Style::small, Ink::text};
    wild.cut = true;
    wild.role = scene::Role::none;
    kit::label(out, archive_id(team).part("wild"), box, wild);
}

struct Lying {
    Box box;
    bool covered = false;
    int z = 0;
};

void add_card(const In& in, const Lying& lying, Card card, Team team, const Choosing& choosing, scene::Builder& out) {
    const Size size = lying.box.size();
    scene::Card look{feeling_face(out.env(), size, card, Corner::of_column, is_wild(in.view, team, card)),
                     feeling_back(size)};
    look.chosen = choosing.chosen.contains(card);
    look.dim = choosing.on && !choosing.columns && !look.chosen && !choosing.bright.contains(card);
    const text::Text name = lying.covered ? words::card_covered(spoken(card)) : spoken(card);
    scene::Node& node = out.add(card_id(card), lying.box, scene::Role::image, name, look);
    node.state.overlap = true;
    node.state.chosen = look.chosen;
    node.state.dim = look.dim;
    node.z += lying.z;
    node.place.lift = look.chosen ? 8.0F : 1.0F;
    if (!choosing.on || choosing.columns || !choosing.offered.contains(card)) return;
    node.role = scene::Role::option;
    node.command = scene::command("et_card", card.id());
    node.accepts.tap = true;
    node.accepts.drag = choosing.drags && !lying.covered;
}

// A place for cards to be laid on, and a button while a column is being chosen. [ET-16]
void add_column(const In& in, Box box, Team team, int number, const Choosing& choosing, scene::Builder& out) {
    const auto& column = archive_of(in.view, team).columns[static_cast<std::size_t>(number)];
    const NodeId id = archive_id(team).part("column", number);
    scene::Node& place = out.add(id, box, choosing.columns ? scene::Role::button : scene::Role::none,
                                 choosing.columns ? words::column_name(number + 1) : text::Text{});
    place.state.overlap = true;
    if (choosing.on) {
        place.command = scene::command("et_column", number);
        place.accepts.drop = choosing.drags;
        place.accepts.tap = choosing.columns;
        if (choosing.columns) place.paint = scene::Panel{Ink::none, Ink::accent, 2, 8, 0, 1};
    }
    out.begin(id);
    const Size card_size{box.w, box.w * kit::card_ratio};
    const float strip = column_strip(out.env());
    for (std::size_t i = 0; i < column.size(); ++i) {
        const Lying lying{{box.x, box.y + static_cast<float>(i) * strip, card_size.w, card_size.h},
                          i + 1 < column.size(),
                          static_cast<int>(i)};
        add_card(in, lying, column[i], team, choosing, out);
    }
    out.end();
}

} // namespace

float archive_height(const In& in, const Env& env, Team team, float width) {
    const ArchiveView& archive = archive_of(in.view, team);
    const float covered = static_cast<float>(std::max<std::size_t>(deepest(archive), 1) - 1);
    const bool any = archive.wild || columns_in(archive) > 0;
    const float columns = (any ? card_in(archive, columns_width(env, width)).h : 0) + covered * column_strip(env);
    if (header_beside(env, width)) return std::max(header_height(env), columns);
    return header_height(env) + space::hair + columns;
}

bool archive_fits(const In& in, Team team, float width) {
    constexpr float least = 27;
    return card_in(archive_of(in.view, team), width).w >= least;
}

void add_archive(const In& in, Box box, Team team, const Choosing& choosing, scene::Builder& out) {
    const ArchiveView& archive = archive_of(in.view, team);
    int count = 0;
    for (const auto& column : archive.columns) count += static_cast<int>(column.size());
    const NodeId id = archive_id(team);
    scene::Node& group =
        out.add(id, box, scene::Role::group, words::archive_spoken(spoken(team), count, wild_words(archive)));
    group.state.instant = true;
    group.accepts.slide = choosing.on && !choosing.columns;
    out.begin(id);
    const float header = header_height(out.env());
    if (header_beside(out.env(), box.w)) {
        Box side = box.cut_left(header_width);
        box.cut_left(space::small);
        add_header(in, side.cut_top(header), team, out);
    } else {
        add_header(in, box.cut_top(header), team, out);
        box.cut_top(space::hair);
    }
    const Size card = card_in(archive, box.w);
    const float gap = column_gap(box.w);
    for (int number = 0; number < column_count; ++number) {
        const auto& column = archive.columns[static_cast<std::size_t>(number)];
        if (column.empty()) continue;
        const float height = card.h + static_cast<float>(column.size() - 1) * column_strip(out.env());
        Box place = box.cut_left(card.w);
        place.h = std::min(place.h, height);
        box.cut_left(gap);
        add_column(in, place, team, number, choosing, out);
    }
    if (count == 0 && archive.wild) {
        kit::Words empty{words::archive_empty(), scene::Style::small, Ink::muted};
        empty.cut = true;
        kit::label(out, id.part("empty"), box.cut_top(out.env().line_height(scene::Style::small)), empty);
    }
    out.end();
}

} // namespace eternamente_temporario
