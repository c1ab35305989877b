// Help: a game's rules in our own words, a page at a time, without losing one's place in the game.
#include "app/screens/parts.h"
#include "app/words.h"
#include "kit/card.h"
#include "kit/panel.h"
#include "kit/words.h"
#include "scene/icons.h"

#include <algorithm>
#include <span>

namespace app {

namespace {

namespace space = scene::space;

// In rows of as many as fit, each as large as it was printed: so its words stay readable.
void add_cards(std::span<const scene::FaceRef> cards, kit::Column& column) {
    while (!cards.empty()) {
        const scene::Size size = cards.front()->size;
        const float fit = (column.width() + space::small) / (size.w + space::small);
        const std::size_t count = std::clamp<std::size_t>(static_cast<std::size_t>(fit), 1, cards.size());
        const auto number = static_cast<float>(count);
        const float width = std::min(size.w, column.width());
        scene::Box row = column.take(width * size.h / size.w);
        row = row.centred({width * number + space::small * (number - 1), row.h});
        for (const scene::FaceRef& face : cards.first(count)) {
            column.builder().add(column.next_id(), row.cut_left(width), scene::Card{face, nullptr});
            row.cut_left(space::small);
        }
        cards = cards.subspan(count);
    }
}

void add_page(const kit::HelpPage& page, kit::Column& column) {
    column.heading(page.title);
    if (page.house) column.paragraph(words::help_house_hint(), scene::Style::small, scene::Ink::muted);
    add_cards(page.cards, column);
    if (page.pictures != nullptr) add_cards(page.pictures(column.env()), column);
    for (const text::Text& paragraph : page.paragraphs) column.paragraph(paragraph);
}

constexpr kit::Row turning_row{scene::Align::centre, true};

std::array<kit::Button, 2> turning(int at, int pages) {
    kit::Button previous{words::previous(), scene::command("help_turn", -1), kit::Kind::plain};
    previous.enabled = at > 0;
    previous.why_not = words::help_page(at + 1, pages);
    kit::Button next{at + 1 < pages ? words::next() : words::done(),
                     at + 1 < pages ? scene::command("help_turn", 1) : scene::command("go_back"), kit::Kind::main};
    next.primary = true;
    return {previous, next};
}

// The same on every page, on the last of which the words are others.
float turning_height(const scene::Env& env, float width) {
    return std::max(kit::button_row_height(env, width, turning(0, 2), turning_row),
                    kit::button_row_height(env, width, turning(1, 2), turning_row));
}

} // namespace

void build_help(const Model& model, scene::Builder& out) {
    add_surface(out);
    const std::vector<kit::HelpPage> pages = model.help_game->table->help();
    const int count = static_cast<int>(pages.size());
    const int at = std::clamp(model.help_page, 0, count - 1);
    Bar bar{game_name(*model.help_game), back_button()};
    scene::Box area = narrowed(add_bar(out, bar), 680).inset(space::normal, space::small);
    scene::Box foot = area.cut_bottom(turning_height(out.env(), area.w) + space::small);
    foot.cut_top(space::small);
    kit::button_row(out, scene::id("turning"), foot, turning(at, count), turning_row);
    kit::progress_dots(out, scene::id("dots"), area.cut_bottom(space::large), at, count,
                       words::help_page(at + 1, count));
    const auto fill = [&](kit::Column& column) { add_page(pages[static_cast<std::size_t>(at)], column); };
    // The sheet is as high as its page, and as the screen at most: then the page scrolls.
    const float margins = 2 * kit::margin(out.env());
    const float width = kit::scroll_width({0, 0, area.w - margins, 0});
    const float height = kit::column_height(out.env(), scene::id("page", at), width, fill) + margins;
    const scene::Box inside =
        kit::panel(out, scene::id("page_sheet"), area.centred({area.w, std::min(area.h, height)}));
    kit::scroll_column(out, scene::id("page", at), inside, fill);
}

bool react_help(Stage& stage, const scene::Command& command) {
    if (!command.is("help_turn")) return false;
    // Whatever the present page is, build_help shows the last one at most.
    stage.model.help_page = std::max(0, stage.model.help_page + command.a);
    stage.effects.relayout = true;
    return true;
}

} // namespace app
