// Cards of one's own: written, changed, switched off, deleted.
#include "app/screens/parts.h"
#include "app/words.h"
#include "kit/dialog.h"
#include "kit/panel.h"
#include "kit/text_field.h"
#include "scene/icons.h"

#include <algorithm>

namespace app {

namespace {

namespace space = scene::space;

const engine::GameInfo& info_of(const Model& model) { return model.setup.game->rules->info(); }

const engine::OwnDeckInfo& deck_info(const Model& model, int deck) {
    return info_of(model).own_decks[static_cast<std::size_t>(deck)];
}

OwnDeck& deck_of(Model& model, int deck) { return model.own_cards.decks[static_cast<std::size_t>(deck)]; }

text::Text deck_name(const Model& model, int deck) {
    return game_text(*model.setup.game, "own_" + std::string{deck_info(model, deck).id});
}

// One card: its words with a switch; the pencil opens it.
void add_card(const Model& model, kit::Column& column, int deck, int place) {
    const OwnCard& card = model.own_cards.decks[static_cast<std::size_t>(deck)][static_cast<std::size_t>(place)];
    const kit::Toggle toggle{words::plain(card.text), {}, scene::command("card_switch", deck, place), card.on};
    const scene::NodeId id = scene::id("own_card", deck * engine::max_own_cards + place);
    const float room = column.width() - space::target - space::small;
    scene::Box line = column.take(std::max(space::target, kit::toggle_height(column.env(), room, toggle)));
    const scene::Box pencil = column.env().left_handed ? line.cut_left(space::target) : line.cut_right(space::target);
    (column.env().left_handed ? line.cut_left(space::small) : line.cut_right(space::small));
    kit::toggle(column.builder(), id, line, toggle);
    const kit::Button change{words::change_card(card.text), scene::command("card_open", deck, place), kit::Kind::quiet,
                             icon::pencil};
    kit::icon_button(column.builder(), id.part("change"), pencil.centred({space::target, space::target}), change);
}

void fill_cards(const Model& model, kit::Column& column) {
    column.paragraph(words::own_cards_hint(), scene::Style::body, scene::Ink::muted);
    for (int deck = 0; deck < static_cast<int>(model.own_cards.decks.size()); ++deck) {
        const auto count = static_cast<int>(model.own_cards.decks[static_cast<std::size_t>(deck)].size());
        column.heading(deck_name(model, deck));
        kit::Button write{words::write_card(), scene::command("card_open", deck, count), kit::Kind::plain, icon::plus};
        write.enabled = count < deck_info(model, deck).most;
        write.why_not = words::cards_full(deck_info(model, deck).most);
        column.button(write, true);
        for (int place = 0; place < count; ++place) add_card(model, column, deck, place);
    }
}

text::Text trouble_words(CardTrouble trouble, int most) {
    switch (trouble) {
    case CardTrouble::twice: return words::card_twice();
    case CardTrouble::full: return words::cards_full(most);
    case CardTrouble::empty:
    case CardTrouble::none: break;
    }
    return words::card_empty();
}

// What would happen if the typed words were kept: tried on a copy.
CardTrouble trouble_of(const Model& model) {
    const CardDraft& draft = model.card;
    OwnDeck deck = model.own_cards.decks[static_cast<std::size_t>(draft.deck)];
    return set_card(deck, deck_info(model, draft.deck), static_cast<std::size_t>(draft.place), draft.text);
}

bool is_new(const Model& model) {
    return model.card.place >=
           static_cast<int>(model.own_cards.decks[static_cast<std::size_t>(model.card.deck)].size());
}

// The cards go into the setup, and are kept.
void changed(Stage& stage) {
    Model& model = stage.model;
    model.setup.setup.own = switched_on(model.own_cards);
    stage.effects.keep_own_cards = true;
    stage.effects.relayout = true;
}

void keep_card(Stage& stage) {
    Model& model = stage.model;
    CardDraft& draft = model.card;
    const engine::OwnDeckInfo& info = deck_info(model, draft.deck);
    const bool another = is_new(model);
    OwnDeck& deck = deck_of(model, draft.deck);
    const CardTrouble trouble = set_card(deck, info, static_cast<std::size_t>(draft.place), draft.text);
    if (trouble != CardTrouble::none) {
        toast(stage, trouble_words(trouble, info.most));
        return;
    }
    changed(stage);
    // Whoever writes one card writes several: the next can be typed at once.
    draft.text.clear();
    draft.place = static_cast<int>(deck.size());
    if (!another || draft.place >= info.most) model.sheet = Sheet::none;
}

void open_card(Stage& stage, int deck, int place) {
    const OwnDeck& cards = deck_of(stage.model, deck);
    const bool old = place < static_cast<int>(cards.size());
    stage.model.card = {deck, place, old ? cards[static_cast<std::size_t>(place)].text : std::string{}};
    stage.model.sheet = Sheet::card;
    stage.effects.relayout = true;
}

void delete_card(Stage& stage) {
    OwnDeck& deck = deck_of(stage.model, stage.model.card.deck);
    deck.erase(deck.begin() + stage.model.card.place);
    stage.model.sheet = Sheet::none;
    changed(stage);
}

// Whether there is such a card: commands may come late, from a list that has changed.
bool has_card(const Model& model, int deck, int place) {
    return deck >= 0 && deck < static_cast<int>(model.own_cards.decks.size()) && place >= 0 &&
           place < static_cast<int>(model.own_cards.decks[static_cast<std::size_t>(deck)].size());
}

} // namespace

text::Text own_cards_words(const Model& model) {
    text::Text all;
    for (int deck = 0; deck < static_cast<int>(model.own_cards.decks.size()); ++deck) {
        const auto count = static_cast<int>(model.own_cards.decks[static_cast<std::size_t>(deck)].size());
        text::Text one = words::own_cards_count(deck_name(model, deck), count);
        all = all.empty() ? std::move(one) : words::and_more(std::move(all), std::move(one));
    }
    return all;
}

void build_cards(const Model& model, scene::Builder& out) {
    add_surface(out);
    const Bar bar{words::own_cards(), back_button()};
    const scene::Box area = narrowed(add_bar(out, bar), 680).inset(space::normal, space::small);
    const auto fill = [&](kit::Column& column) { fill_cards(model, column); };
    const scene::Box inside = kit::panel(out, scene::id("cards_sheet"), area);
    kit::scroll_column(out, scene::id("cards"), inside, fill);
}

void build_card_sheet(const Model& model, scene::Builder& out) {
    const scene::Command close = scene::command("close_sheet");
    const CardDraft& draft = model.card;
    kit::dialog_column(out, scene::id("card"), deck_name(model, draft.deck), close, [&](kit::Column& column) {
        kit::TextField field;
        field.name = words::card_words();
        field.value = draft.text;
        field.shown = words::plain(draft.text);
        field.placeholder = words::card_words();
        field.command = scene::command("card_type");
        kit::text_field(column.builder(), scene::id("card_field"), column.take(kit::text_field_height(column.env())),
                        field);
        const CardTrouble trouble = trouble_of(model);
        kit::Button keep{is_new(model) ? words::add_card() : words::done(), scene::command("card_keep"),
                         kit::Kind::main};
        keep.primary = true;
        keep.enabled = trouble == CardTrouble::none;
        keep.why_not = trouble_words(trouble, deck_info(model, draft.deck).most);
        column.button(keep, true);
        if (!is_new(model))
            column.button({words::delete_card(), scene::command("card_delete"), kit::Kind::danger, icon::trash}, true);
        column.button({words::close(), close, kit::Kind::quiet}, true);
    });
}

bool react_cards(Stage& stage, const scene::Command& command) {
    Model& model = stage.model;
    if (command.is("card_open")) {
        if (has_card(model, command.a, command.b) || has_card(model, command.a, 0) || command.b == 0)
            open_card(stage, command.a, command.b);
    } else if (command.is("card_switch") && has_card(model, command.a, command.b)) {
        OwnCard& card = deck_of(model, command.a)[static_cast<std::size_t>(command.b)];
        card.on = !card.on;
        changed(stage);
    } else if (command.is("card_type")) {
        model.card.text = command.words;
        stage.effects.relayout = true;
    } else if (command.is("card_keep")) {
        keep_card(stage);
    } else if (command.is("card_delete") && has_card(model, model.card.deck, model.card.place)) {
        delete_card(stage);
    } else {
        return false;
    }
    return true;
}

} // namespace app
