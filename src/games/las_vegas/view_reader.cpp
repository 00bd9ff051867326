// A view of the dice game read back from its JSON.

#include "kit/view_reader.h"

#include "games/las_vegas/text.h"
#include "games/las_vegas/view_checks.h"
#include "games/las_vegas/view_steps.h"
#include "kit/text.h"

namespace las_vegas {

using core::json::Value;
using kit::ViewReader;
using JsonKind = core::json::Kind;

namespace {

constexpr int kMostWeight = kDice + kBigWeight - 1;  // of one seat's dice at one place (BV-5)
constexpr int kMostWhite = 10;                       // NEU-1, BV-4

// ------------------------------------------------------------------------------------------------ the step

Does read_step(ViewReader& reader, Value table) {
    const Value step = table["step"], turn = table["turn"];
    for (int i = 0; i <= static_cast<int>(Does::Over); ++i) {
        const Does does{static_cast<std::uint8_t>(i)};
        if (!step.is_text(step_name(does))) continue;
        // Two names stand for several steps.
        if (const char* drawn = name_of_draw(does); drawn != nullptr && !table["draw"].is_text(drawn))
            continue;
        if (does == Does::Roll && turn["rerolled"]) return Does::RollAgain;
        return does;
    }
    reader.want(false, "step");
    return Does::Over;
}

/// Who is asked.
Seat asked_seat(const View& seen, Seat chooses) {
    switch (seen.now.does) {
        case Does::Tie: return seen.effects.wins_tie;
        case Does::Take: return chooses;
        case Does::Swap: return seen.effects.swaps;
        default: return asks_seat(seen.now.does) ? seen.active : Seat(0);
    }
}

// ------------------------------------------------------------------------------------------------ the table

/// Notes and dice at a place; a big die counts for two (BV-5).
void read_lying(ViewReader& reader, Value value, Place place, View& seen, Notes& unseen) {
    seen.notes[static_cast<unsigned>(number(place) - 1)] = reader.notes(value["notes"], unseen, "notes");
    unsigned seat = 0;
    for (const Value dice : reader.row(value["dice"], seen.setup.seats, "dice"))
        seen.dice[seat++].add(place, reader.number(dice, 0, kMostWeight, "dice"));
    if (seen.setup.has(Module::Neutral))
        seen.dice[kWhite].add(place, reader.number(value["white"], 0, kMostWhite, "white"));
    if (!seen.setup.has(Module::BigDice)) return;
    const core::Seats big = reader.seats(value["big"], seen.setup.seats, "big");
    for (unsigned i = 0; i < seen.setup.seats; ++i) {
        if (!big.has(Seat(i))) continue;
        reader.want(seen.big_dice[i] == kNowhere, "big");
        seen.big_dice[i] = place;
    }
}

void read_casinos(ViewReader& reader, Value casinos, View& seen, Notes& unseen, kit::Tokens& pile) {
    unsigned casino = 0;
    for (const Value value : reader.row(casinos, kCasinos, "casinos")) {
        read_lying(reader, value, Place(casino + 1), seen, unseen);
        if (seen.setup.has(Module::Tokens))
            seen.tokens[casino] = reader.tokens(value["tokens"], pile, "tokens");
        ++casino;
    }
}

/// BV-15: dice of one value, all placed together.
void read_slot_dice(ViewReader& reader, Value value, View& seen) {
    const auto count = [&](const char* kind, int most) {
        return value[kind] ? reader.small(value[kind], 1, most, "values") : std::uint8_t{0};
    };
    const int face = reader.number(value["value"], 1, core::kFaces, "values");
    SlotDice& there = seen.slot[static_cast<unsigned>(face - 1)];
    reader.want(there.none(), "values");
    const Seat by = reader.seat(value["by"], seen.setup.seats, "values");
    const std::uint8_t own = count("own", kDice), white = count("white", kMostWhite), big = count("big", 1);
    reader.want(own + white + big != 0, "values");
    there = {static_cast<std::uint8_t>(core::index(by) & 15), static_cast<std::uint8_t>(own & 15),
             static_cast<std::uint8_t>(white & 15), static_cast<std::uint8_t>(big & 15)};
}

/// BV-16: who has chosen a note: the first of the ranking, and the last of them chooses now.
Seat read_served(ViewReader& reader, Value served, View& seen) {
    Seat chooses{0};
    bool seat = false;
    const auto ranking = slot_machine::ranking(lying_open(seen));
    int at = 0;
    for (const Value value : reader.list(served, ranking.size(), "served")) {
        const unsigned owner = ranking[at++];
        seat = owner != kWhite;
        const std::optional<int> named = kit::read_number(value, 0, core::kMostSeats - 1);
        reader.want(seat ? named && static_cast<unsigned>(*named) == owner : value.is_text("white"),
                    "served");
        seen.effects.served = static_cast<std::uint16_t>(seen.effects.served | 1u << owner);
        if (seat) chooses = Seat(owner);
    }
    reader.want(seat, "served");
    return chooses;
}

void read_slot(ViewReader& reader, Value slot, View& seen, Notes& unseen) {
    if (!seen.setup.has(Module::SlotMachine)) return;
    read_lying(reader, slot, kSlot, seen, unseen);
    for (const Value value : reader.list(slot["values"], core::kFaces, "values"))
        read_slot_dice(reader, value, seen);
}

/// LV-12, ACT-12: what went under the stack; a note that only one seat knows is null to the others.
void read_under(ViewReader& reader, Value list, View& seen, Notes& unseen) {
    for (const Value value : reader.list(list, kit::kMostNotes, "under")) {
        const bool secret = value.is(JsonKind::Object);
        const Seat only = secret ? reader.seat(value["seat"], seen.setup.seats, "under") : core::kHouse;
        const bool known = !secret || only == seen.viewer;
        if (!known) reader.want(value["note"].is(JsonKind::Null), "under");
        const Note note = known ? reader.note(secret ? value["note"] : value, unseen, "under") : kUnseen;
        reader.want(note != kit::kRainbow, "under");
        seen.under.add({note, only});
    }
}

// ------------------------------------------------------------------------------------------------ the turn

Placement read_placement(ViewReader& reader, Value value, const Setup& setup) {
    const auto count = [&](Kind kind, int most) {
        const Value dice = value[kKindNames[static_cast<unsigned>(kind)]];
        return static_cast<std::uint8_t>(dice ? reader.number(dice, 1, most, "placed") & 15 : 0);
    };
    const std::optional<Place> place = read_place(value["at"]);
    reader.want(place && (*place != kSlot || setup.has(Module::SlotMachine)), "placed");
    const int face = reader.number(value["face"], 1, core::kFaces, "placed");
    reader.want(place && (*place == kSlot || number(*place) == face), "placed");
    const Placement placed{.place = place.value_or(Place(1)),
                           .face = Face(face),
                           .own = count(Kind::Own, kDice),
                           .white = count(Kind::White, 4),
                           .big = count(Kind::Big, 1),
                           .kickers = count(Kind::Kicker, 2)};
    reader.want(placed.dice() != 0, "placed");
    return placed;
}

void read_turn(ViewReader& reader, Value table, View& seen) {
    Turn& turn = seen.turn;
    for (const Value value : reader.list(table["placed"], 2, "placed"))
        turn.placed[turn.placements++] = read_placement(reader, value, seen.setup);
    const Value facts = reader.object(table["turn"], "turn");
    turn.owed = reader.mark(facts["owed"], "owed") ? 1 : 0;
    turn.elsewhere = reader.mark(facts["elsewhere"], "elsewhere") ? 1 : 0;
    turn.very_first = reader.mark(facts["very-first"], "very-first") ? 1 : 0;
    turn.rerolled = reader.mark(facts["rerolled"], "rerolled") ? 1 : 0;
    turn.rotated = facts["turned-to"] ? 1 : 0;
    if (turn.rotated) turn.turned_to = Face(reader.number(facts["turned-to"], 1, core::kFaces, "turned-to"));
    turn.mixed = reader.mark(facts["mixed"], "mixed") ? 1 : 0;
    reader.want(turn.rotated || !turn.mixed, "mixed");
    if (facts["kicks"]) turn.kicks = reader.small(facts["kicks"], 1, 2, "kicks");
}

void read_roll_seen(ViewReader& reader, Value value, View& seen) {
    const core::Or<Roll> roll = read_roll(value);
    reader.want(bool(roll), "roll");
    if (roll) seen.roll = *roll;
}

// ------------------------------------------------------------------------------------------------ cards

Cards read_cards(ViewReader& reader, Value list, const char* part) {
    Cards cards{};
    for (const Value value : reader.list(list, kCards, part)) {
        const std::optional<Card> card = card_named(value);
        reader.want(card && !cards.has(*card), part);
        if (card) cards.add(*card);
    }
    return cards;
}

/// ACT-3 to ACT-12: what cards have set going.
void read_actions(ViewReader& reader, Value actions, View& seen, Notes& unseen) {
    Effects& effects = seen.effects;
    const int seats = seen.setup.seats;
    const auto seat = [&](const char* key) {
        return actions[key] ? reader.seat(actions[key], seats, key) : kNobody;
    };
    effects.played = read_cards(reader, actions["played"], "played");
    effects.had_turn = reader.seats(actions["had-turn"], seats, "had-turn");
    effects.wins_tie = seat("win-tie");
    effects.rerolls = seat("reroll");
    effects.two_casinos = seat("two-casinos");
    effects.swaps = seat("swap");
    effects.scores = kNobody;
    if (actions["tie"]) effects.tie_won = Place(reader.number(actions["tie"], 1, kCasinos, "tie"));
    reader.want(effects.tie_won == kNowhere || effects.wins_tie != kNobody, "tie");
    if (const Value score = actions["score-it"]) {
        const std::optional<Place> place = read_place(score["at"]);
        reader.want(place && (*place != kSlot || seen.setup.has(Module::SlotMachine)), "score-it");
        effects.scores = reader.seat(score["seat"], seats, "score-it");
        effects.scored = place.value_or(Place(1));
    }
    if (seen.now.does != Does::Put) return;
    effects.middle = reader.note(actions["middle"], unseen, "middle");
    reader.want(effects.middle != kit::kRainbow, "middle");
}

/// BV-19: the viewer's own cards, the lower one first; null for the others'.
void read_bonus(ViewReader& reader, Value value, unsigned seat, View& seen) {
    seen.announcement[seat] = reader.small(value["announcement"], 1, bonus::kHighest, "announcement");
    const Value list = reader.list(value["bonus"], 2, "bonus");
    seen.bonus_held[seat] = static_cast<std::uint8_t>(list.size());
    core::Few<Note, 2> cards;
    Notes left = bonus::kCards;
    for (const Value card : list) {
        if (seen.viewer == Seat(seat))
            cards.add(reader.note(card, left, "bonus"));
        else
            reader.want(card.is(JsonKind::Null), "bonus");
    }
    if (cards.size() == 2) reader.want(cards[0] <= cards[1], "bonus");
    if (!cards.empty()) seen.bonus = bonus::hand_of(cards);
}

void read_action_cards(ViewReader& reader, Value value, unsigned seat, View& seen) {
    const Value list = reader.list(value["cards"], 2, "cards");
    seen.cards_held[seat] = static_cast<std::uint8_t>(list.size());
    if (seen.viewer == Seat(seat)) {
        seen.cards = read_cards(reader, list, "cards");
        return;
    }
    for (const Value card : list) reader.want(card.is(JsonKind::Null), "cards");
}

// ------------------------------------------------------------------------------------------------ the seats

void read_hand(ViewReader& reader, Value dice, Hand& hand) {
    int known = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
        const Value value = reader.object(dice, "dice")[kKindNames[kind]];
        if (!value) continue;
        ++known;
        hand.add(Kind(kind), reader.number(value, 1, kDice, "dice"));
    }
    reader.want(known == dice.size(), "dice");
}

Values read_won(ViewReader& reader, Value list) {
    Values won{};
    for (const Value value : reader.list(list, kit::kNoteKinds, "won")) {
        const std::optional<Note> note = kit::read_note(value);
        reader.want(note && *note != kit::kRainbow && !won.has(*note), "won");
        if (note) won.add(*note);
    }
    return won;
}

/// LV-13: the notes of a purse that is open to the viewer, the number of notes otherwise.
void read_purse(ViewReader& reader, Value value, unsigned seat, View& seen, Notes& unseen) {
    seen.notes_held[seat] = reader.small(value["notes"], 0, kit::kMostNotes, "notes");
    if (seen.viewer != Seat(seat) && !seen.setup.open_purses && seen.now.does != Does::Over) return;
    seen.shown.add(Seat(seat));
    seen.purses[seat] = reader.notes(value["purse"], unseen, "purse");
    reader.want(!seen.purses[seat].has(kit::kRainbow), "purse");
    reader.want(seen.purses[seat].count() == seen.notes_held[seat], "purse");
}

void read_seats(ViewReader& reader, Value seats, View& seen, Notes& unseen, kit::Tokens& pile) {
    unsigned seat = 0;
    for (const Value value : reader.row(seats, seen.setup.seats, "seats")) {
        read_hand(reader, value["dice"], seen.hands[seat]);
        read_purse(reader, value, seat, seen, unseen);
        if (!seen.setup.modules.none()) seen.won[seat] = read_won(reader, value["won"]);
        if (seen.setup.has(Module::Bonus)) read_bonus(reader, value, seat, seen);
        if (seen.setup.has(Module::Actions)) read_action_cards(reader, value, seat, seen);
        if (seen.setup.has(Module::Tokens))
            seen.tokens_held[seat] = reader.tokens(value["tokens"], pile, "tokens");
        ++seat;
    }
}

/// BV-13: rainbow cards that are out of the game.
void read_discarded(ViewReader& reader, Value value, View& seen, Notes& unseen) {
    if (!seen.setup.has(Module::Rainbow)) return;
    const int left = unseen.bag.count(kit::kind(kit::kRainbow));
    seen.discarded = reader.small(value, 0, left, "discarded");
    unseen.bag -= core::Bag::of(kit::kind(kit::kRainbow), seen.discarded);
}

void read_stack(ViewReader& reader, Value value, View& seen) {
    const int cards = reader.number(value, 0, kit::kMostNotes, "stack") - seen.under.size();
    reader.want(cards >= 0, "stack");
    seen.stack = static_cast<std::uint8_t>(cards);
}

void check_all(ViewReader& reader, View& seen, Notes unseen, kit::Tokens pile, Value served) {
    check_dice(reader, seen);
    check_turn(reader, seen);
    check_cards(reader, seen);
    check_tokens(reader, seen, pile);
    check_notes(reader, seen, unseen);
    if (!reader.fine()) return;
    check_step(reader, seen);
    const Seat chooses = seen.now.does == Does::Take ? read_served(reader, served, seen) : Seat(0);
    if (!reader.fine()) return;
    seen.now.seat = asked_seat(seen, chooses);
    seen.waiting = waiting_behind(seen);
    seen.next = next_in_order(seen);
}

}  // namespace

core::Or<View> read_view(int seats, Seat viewer, Value table) {
    const core::Or<Setup> setup = read_setup(seats, table["options"]);
    if (!setup) return setup.refusal();
    ViewReader reader;
    View seen{};
    seen.setup = *setup;
    seen.viewer = viewer;
    seen.bonus = kNoBonusCards;
    seen.now.does = read_step(reader, table);
    seen.round = reader.small(table["round"], 0, seen.setup.rounds, "round");
    reader.want((seen.round == 0) == (seen.now.does == Does::First), "round");
    reader.want(seen.now.does != Does::Over || seen.round == seen.setup.rounds, "round");
    seen.first = reader.seat(table["first"], seats, "first");
    seen.active = reader.seat(table["active"], seats, "active");
    Notes unseen = timing::all_notes(seen.setup);
    kit::Tokens pile = kit::kAllTokens;
    read_casinos(reader, table["casinos"], seen, unseen, pile);
    read_slot(reader, table["slot"], seen, unseen);
    read_roll_seen(reader, table["roll"], seen);
    if (!seen.setup.modules.none()) read_turn(reader, table, seen);
    if (seen.setup.has(Module::Actions)) read_actions(reader, table["actions"], seen, unseen);
    read_seats(reader, table["seats"], seen, unseen, pile);
    read_under(reader, table["under"], seen, unseen);
    read_discarded(reader, table["discarded"], seen, unseen);
    read_stack(reader, table["stack"], seen);
    if (reader.fine()) check_all(reader, seen, unseen, pile, table["slot"]["served"]);
    return reader.done(seen);
}

}  // namespace las_vegas
