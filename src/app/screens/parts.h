// What several of the app's screens are made of.
//
// What always holds: a screen begins with its surface and its bar, in reading order. Left out: what screens say.
#pragma once

#include "app/screens.h"
#include "kit/button.h"
#include "kit/column.h"
#include "kit/seat.h"

#include <span>

namespace app {

// The table that everything lies on, over the whole window.
void add_surface(scene::Builder& out, float lamp_x = 0.5F, float lamp_y = 0.3F, float reach = 1);

// The bar on top: a button at the left, the title, buttons at the right (or mirrored for left-handed players, where
// `handed`). Returns the safe area below it.
struct Bar {
    text::Text title{};
    kit::Button start{}; // no icon: none
    std::span<const kit::Button> end{};
};
scene::Box add_bar(scene::Builder& out, const Bar& bar);
float bar_height(const scene::Env& env);
kit::Button back_button();

// The same box, no wider than that, in the middle.
scene::Box narrowed(scene::Box box, float width);

// "Ada, Bruno and Carmen"
text::Text listed(std::span<const std::string> names);
// How a person looks at the table.
kit::SeatLook look_of(const session::Person& person);
scene::Icon picture_of(int number);
inline constexpr int pictures = 16;

text::Text game_name(const games::Game& game);
text::Text game_blurb(const games::Game& game);
// A text of the game by its key, with a fallback of nothing.
text::Text game_text(const games::Game& game, std::string_view key);

} // namespace app
