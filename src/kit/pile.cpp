#include "kit/pile.h"

#include "kit/parts.h"
#include "kit/words.h"

namespace kit {
namespace {

void count_on(Builder& builder, NodeId id, Box box, const Text& text) {
    const Env& env = builder.env();
    const Size words = rounded_up(env.measured(text, Style::small));
    const float height = words.h + scene::space::hair;
    const Box row{box.x, box.bottom() - height - scene::space::hair, box.w, height};
    const Box pill = row.centred({std::min(box.w, std::max(words.w + 2 * scene::space::small, height)), height});
    sheet(builder, id.part("pill"), pill, Ink::panel, height / 2, 1);
    Words line{text, Style::small, Ink::text, Align::centre};
    line.role = Role::none;
    line.shrink = true;
    label(builder, id.part("count"), pill.inset(scene::space::hair, 0), line);
}

void empty_place(Builder& builder, NodeId id, Box box, const Pile& pile) {
    CardLook look = pile.top;
    Node& node = card(builder, id, box, look);
    node.paint = scene::Panel{Ink::none, Ink::muted, 1.5F, 8, 0, 1};
    node.state.instant = true;
    if (pile.empty_words.empty()) return;
    builder.begin(id);
    Words words{pile.empty_words, Style::small, Ink::muted, Align::centre,
                words_lines(builder.env(), pile.empty_words, Style::small, box.w - scene::space::small)};
    words.role = Role::none;
    words.shrink = true;
    label(builder, id.part("empty"), box.inset(scene::space::hair), words);
    builder.end();
}

} // namespace

void pile(Builder& builder, NodeId id, Box box, const Pile& pile) {
    if (pile.count <= 0) {
        empty_place(builder, id, box, pile);
        return;
    }
    const int below = std::min(3, (pile.count + 6) / 8);
    for (int i = below; i > 0; --i) {
        const float by = 2 * static_cast<float>(i);
        Node& sheet_below = shape(builder, id.part("below", i), box.moved(by, by),
                                  scene::Card{nullptr, pile.top.back, pile.top.dim, false});
        sheet_below.state.overlap = true;
    }
    Node& top = card(builder, id, box, pile.top);
    if (top.role == Role::none) top.role = Role::image;
    if (pile.count_words.empty()) return;
    builder.begin(id, 1);
    count_on(builder, id, box, pile.count_words);
    builder.end();
}

} // namespace kit
