// What a seat may know of the dice game, as JSON for a page and a terminal that know no rules: who would be
// paid what, who is tied, which values are free are written, not left to be worked out.

#include "games/las_vegas/text.h"
#include "kit/text.h"

namespace las_vegas {

using core::json::Pen;

namespace {

void write_owner(Pen& pen, unsigned owner) {
    if (owner == kWhite)
        pen.text("white");
    else
        pen.number(owner);
}

void write_seat(Pen& pen, const char* key, Seat seat) {
    if (seat != kNobody) pen.key(key).number(core::index(seat));
}

void write_tokens(Pen& pen, kit::Tokens tokens) {
    pen.key("tokens").open('[');
    for (int colour = 0; colour < kit::kTokenColours; ++colour)
        for (int i = 0; i < tokens.of(kit::Token(colour)); ++i) pen.text(kit::kTokenNames[colour]);
    pen.close(']');
}

/// Notes and dice at a casino or the slot machine; a big die counts for two (BV-5).
void write_lying(Pen& pen, const State& open, Place place) {
    pen.key("notes");
    kit::write_falling(pen, open.notes_at(place));
    pen.key("dice").open('[');
    for (unsigned seat = 0; seat < open.setup.seats; ++seat) pen.number(open.dice[seat].at(place));
    pen.close(']');
    if (timing::white_plays(open)) pen.key("white").number(open.dice[kWhite].at(place));
    if (!open.setup.has(Module::BigDice)) return;
    pen.key("big").open('[');
    for (unsigned seat = 0; seat < open.setup.seats; ++seat)
        if (open.big_dice[seat] == place) pen.number(seat);
    pen.close(']');
}

/// The same table without its rainbow cards: what they will be is not known.
State without_rainbows(State open) {
    for (Notes& notes : open.notes)
        while (notes.has(kit::kRainbow)) notes.remove(kit::kRainbow);
    return open;
}

/// Who would be paid by each note if the round ended now, and which ties cancel.
void write_casino(Pen& pen, const State& open, Place place) {
    pen.open('{').key("casino").number(number(place));
    write_lying(pen, open, place);
    pen.key("pays").open('[');
    for (const Award& award : awards_at(without_rainbows(open), place)) write_owner(pen, award.owner);
    pen.close(']').key("tied").open('[');
    const kit::Ranking ranking = ranking_at(open, place);
    for (unsigned owner = 0; owner < kOwners; ++owner) {
        const int dice = open.dice[owner].at(place);
        if (dice == 0) continue;
        const unsigned row = owner == kWhite ? open.setup.seats : owner;
        if ((ranking.counts >> dice & 1) == 0 || ranking.owner_of[dice] != row) write_owner(pen, owner);
    }
    pen.close(']');
    if (open.setup.has(Module::Tokens))
        write_tokens(pen, open.tokens[static_cast<unsigned>(number(place) - 1)]);
    pen.close('}');
}

/// What lies at the slot machine value by value, and who would choose before whom (BV-16).
void write_slot(Pen& pen, const State& open) {
    pen.key("slot").open('{');
    write_lying(pen, open, kSlot);
    pen.key("values").open('[');
    for (int face = 1; face <= core::kFaces; ++face) {
        const SlotDice& there = open.slot[static_cast<unsigned>(face - 1)];
        if (there.none()) continue;
        pen.open('{').key("value").number(face);
        if (there.own + there.big != 0) pen.key("seat").number(there.seat);
        pen.key("by").number(there.seat);
        if (there.own != 0) pen.key("own").number(there.own);
        if (there.white != 0) pen.key("white").number(there.white);
        if (there.big != 0) pen.key("big").number(there.big);
        pen.close('}');
    }
    pen.close(']').key("free").open('[');
    for (int face = 1; face <= core::kFaces; ++face)
        if (free_at_slot(open, Face(face))) pen.number(face);
    pen.close(']').key("ranking").open('[');
    for (const kit::Owner owner : slot_machine::ranking(open)) write_owner(pen, owner);
    pen.close(']');
    if (open.effects.served != 0) {  // who has chosen a note, and last who chooses now
        pen.key("served").open('[');
        for (const kit::Owner owner : slot_machine::ranking(open))
            if (slot_machine::was_served(open, owner)) write_owner(pen, owner);
        pen.close(']');
    }
    pen.close('}');
}

void write_placements(Pen& pen, const View& seen) {
    pen.key("placed").open('[');
    for (unsigned i = 0; i < seen.turn.placements; ++i) {
        const Placement& placed = seen.turn.placed[i];
        pen.open('{').key("at");
        write_place(pen, placed.place);
        pen.key("face").number(core::pips(placed.face)).key("dice").number(placed.dice());
        const int dice[kKinds] = {placed.own, placed.white, placed.big, placed.kickers};
        for (unsigned kind = 0; kind < kKinds; ++kind)
            if (dice[kind] != 0) pen.key(kKindNames[kind]).number(dice[kind]);
        pen.close('}');
    }
    pen.close(']');
}

/// What else counts for the rest of the turn; only what is so is written.
void write_turn(Pen& pen, const Turn& turn) {
    pen.key("turn").open('{');
    if (turn.owed) pen.key("owed").boolean(true);
    if (turn.elsewhere) pen.key("elsewhere").boolean(true);
    if (turn.very_first) pen.key("very-first").boolean(true);
    if (turn.rerolled) pen.key("rerolled").boolean(true);
    if (turn.rotated) pen.key("turned-to").number(core::pips(turn.turned_to));
    if (turn.mixed) pen.key("mixed").boolean(true);
    if (turn.kicks != 0) pen.key("kicks").number(turn.kicks);
    pen.close('}');
}

/// Action cards that are in force (ACT-3, ACT-4, ACT-5, ACT-10, ACT-12), and those played in this round.
void write_actions(Pen& pen, const View& seen) {
    const Effects& effects = seen.effects;
    pen.key("actions").open('{').key("played").open('[');
    for (unsigned card = 0; card < kCards; ++card)
        if (effects.played.has(Card(card))) pen.text(kCardNames[card]);
    pen.close(']').key("had-turn").open('[');
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat)
        if (effects.had_turn.has(Seat(seat))) pen.number(seat);
    pen.close(']');
    write_seat(pen, "win-tie", effects.wins_tie);
    if (effects.tie_won != kNowhere) pen.key("tie").number(number(effects.tie_won));
    write_seat(pen, "reroll", effects.rerolls);
    write_seat(pen, "two-casinos", effects.two_casinos);
    write_seat(pen, "swap", effects.swaps);
    if (effects.scores != kNobody) {
        pen.key("score-it").open('{').key("seat").number(core::index(effects.scores)).key("at");
        write_place(pen, effects.scored);
        pen.close('}');
    }
    if (seen.now.does == Does::Put) kit::write(pen.key("middle"), effects.middle);
    pen.close('}');
}

void write_bonus_cards(Pen& pen, const View& seen, unsigned seat) {
    const bool own = seen.viewer == Seat(seat);
    pen.key("announcement").number(seen.announcement[seat]).key("bonus").open('[');
    for (int i = 0; i < seen.bonus_held[seat]; ++i) {
        if (own)
            kit::write(pen, Note(i == 0 ? seen.bonus.first : seen.bonus.second));
        else
            pen.null();
    }
    pen.close(']');
}

void write_action_cards(Pen& pen, const View& seen, unsigned seat) {
    pen.key("cards").open('[');
    for (unsigned card = 0; card < kCards && seen.viewer == Seat(seat); ++card)
        if (seen.cards.has(Card(card))) pen.text(kCardNames[card]);
    for (int i = 0; i < seen.cards_held[seat] && seen.viewer != Seat(seat); ++i) pen.null();
    pen.close(']');
}

/// The values of notes that casinos have paid to a seat in this round.
void write_won(Pen& pen, Values won) {
    pen.key("won").open('[');
    for (int kind = 0; kind < kit::kind(kit::kRainbow); ++kind)
        if (won.has(Note(kind))) kit::write(pen, Note(kind));
    pen.close(']');
}

/// What lies under the stack, the first one first: a note that all have seen, or who alone knows it.
void write_under(Pen& pen, const View& seen) {
    pen.key("under").open('[');
    for (const Buried& buried : seen.under) {
        const bool secret = buried.only_seen_by != core::kHouse;
        if (secret) pen.open('{').key("seat").number(core::index(buried.only_seen_by)).key("note");
        if (buried.note == kUnseen)
            pen.null();
        else
            kit::write(pen, buried.note);
        if (secret) pen.close('}');
    }
    pen.close(']');
}

void write_player(Pen& pen, const View& seen, const State& open, unsigned seat) {
    pen.open('{').key("dice").open('{');
    for (int kind = 0; kind < kKinds; ++kind)
        if (const int dice = seen.hands[seat].of(Kind(kind)); dice != 0)
            pen.key(kKindNames[kind]).number(dice);
    pen.close('}');
    if (seen.setup.has(Module::Kickers))
        pen.key("kickers").number(seen.round == 0 ? 0 : kickers::waiting(open, Seat(seat)));
    if (seen.setup.has(Module::Bonus)) write_bonus_cards(pen, seen, seat);
    if (seen.setup.has(Module::Actions)) write_action_cards(pen, seen, seat);
    if (seen.setup.has(Module::Tokens)) write_tokens(pen, seen.tokens_held[seat]);
    if (!seen.setup.modules.none()) write_won(pen, seen.won[seat]);
    pen.key("notes").number(seen.notes_held[seat]).key("money");
    if (!seen.shown.has(Seat(seat))) {
        pen.null().close('}');
        return;
    }
    kit::write_falling(pen.number(seen.purses[seat].money().dollars).key("purse"), seen.purses[seat]);
    if (const Money more = timing::fortune(open, Seat(seat)); more.dollars != 0)
        pen.key("total").number((seen.purses[seat].money() + more).dollars);
    pen.close('}');
}

}  // namespace

void write(Pen& pen, const View& seen) {
    const State open = lying_open(seen);
    pen.open('{');
    pen.key("options");
    write_options(pen, seen.setup);
    pen.key("round").number(seen.round).key("rounds").number(seen.setup.rounds);
    pen.key("step").text(step_name(seen.now.does));
    if (const char* drawn = name_of_draw(seen.now.does)) pen.key("draw").text(drawn);
    pen.key("first").number(core::index(seen.first)).key("active").number(core::index(seen.active));
    pen.key("casinos").open('[');
    for (int casino = 1; casino <= kCasinos; ++casino) write_casino(pen, open, Place(casino));
    pen.close(']');
    if (seen.setup.has(Module::SlotMachine)) write_slot(pen, open);
    pen.key("roll");
    write_roll(pen, seen.roll);
    if (!seen.setup.modules.none()) {
        write_placements(pen, seen);
        write_turn(pen, seen.turn);
    }
    if (seen.setup.has(Module::Actions)) write_actions(pen, seen);
    pen.key("seats").open('[');
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) write_player(pen, seen, open, seat);
    pen.close(']');
    pen.key("stack").number(seen.stack + seen.under.size());
    write_under(pen, seen);
    if (seen.setup.has(Module::Rainbow)) pen.key("discarded").number(seen.discarded);
    pen.close('}');
}

}  // namespace las_vegas
