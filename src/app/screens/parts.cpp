#include "app/screens/parts.h"

#include "app/words.h"
#include "kit/words.h"
#include "scene/icons.h"

#include <algorithm>

namespace app {

void add_surface(scene::Builder& out, float lamp_x, float lamp_y, float reach) {
    const scene::Size size = out.env().size;
    scene::Node& node = out.add(scene::id("surface"), {0, 0, size.w, size.h}, scene::Surface{lamp_x, lamp_y, reach});
    node.state.decoration = true;
    node.state.instant = true;
    node.z = -100;
}

float bar_height(const scene::Env& env) {
    return std::max(scene::space::target + scene::space::small, env.line_height(scene::Style::title));
}

namespace {

void add_title(scene::Builder& out, scene::NodeId bar, scene::Box strip, const text::Text& words) {
    kit::Words title{words, scene::Style::strong, scene::Ink::text, scene::Align::centre};
    title.role = scene::Role::heading;
    title.cut = true;
    kit::label(out, bar.part("title"), strip.inset(scene::space::hair, 0), title).state.instant = true;
}

} // namespace

scene::Box add_bar(scene::Builder& out, const Bar& bar) {
    const scene::Env& env = out.env();
    scene::Box area = env.safe_area();
    scene::Box strip = area.cut_top(bar_height(env)).inset(scene::space::hair, 0);
    const scene::NodeId id = scene::id("bar");
    out.add(id, strip, scene::Role::group, bar.title);
    out.begin(id);
    const float side = scene::space::target;
    const float top = strip.y + (strip.h - side) / 2;
    const auto place = [&](bool left) {
        const scene::Box spot = left ? strip.cut_left(side) : strip.cut_right(side);
        return scene::Box{spot.x, top, side, side};
    };
    if (bar.start.icon.code != 0) kit::icon_button(out, id.part("start"), place(!env.left_handed), bar.start);
    int number = 0;
    for (const kit::Button& button : bar.end)
        kit::icon_button(out, id.part("end", number++), place(env.left_handed), button);
    if (!bar.title.empty()) add_title(out, id, strip, bar.title);
    out.end();
    return area;
}

kit::Button back_button() {
    kit::Button button;
    button.words = words::back();
    button.icon = icon::back;
    button.command = scene::command("go_back");
    button.escape = true;
    return button;
}

scene::Box narrowed(scene::Box box, float width) { return box.centred({std::min(box.w, width), box.h}); }

text::Text listed(std::span<const std::string> names) {
    if (names.empty()) return {};
    text::Text all = words::plain(names.front());
    for (std::size_t i = 1; i < names.size(); ++i) {
        text::Text next = words::plain(names[i]);
        all = i + 1 == names.size() ? words::and_(std::move(all), std::move(next))
                                    : words::and_more(std::move(all), std::move(next));
    }
    return all;
}

scene::Icon picture_of(int number) { return icon::picture[static_cast<std::size_t>(number % pictures)]; }

kit::SeatLook look_of(const session::Person& person) {
    kit::SeatLook look;
    look.name = words::plain(person.name);
    look.picture = picture_of(person.picture);
    look.colour = person.colour;
    return look;
}

text::Text game_text(const games::Game& game, std::string_view key) { return text::find(game.table->words(), key); }
text::Text game_name(const games::Game& game) { return game_text(game, "game_name"); }
text::Text game_blurb(const games::Game& game) { return game_text(game, "game_blurb"); }

} // namespace app
