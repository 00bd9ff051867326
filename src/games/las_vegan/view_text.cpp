// What a viewer may know, as JSON. The page and the terminal draw it; they know no rules, so all that follows
// from the open facts stands here too.

#include "games/las_vegan/text.h"
#include "games/las_vegan/words.h"

namespace las_vegan {

using core::json::Pen;

namespace {

const char* step_name(Does does) {
    switch (does) {
        case Does::First: return "first";
        case Does::Machines: return "machines";
        case Does::Toss: return "toss";
        case Does::Hands: return "hands";
        case Does::Open:
        case Does::Refill: return "open";
        case Does::BankLead:
        case Does::FromPile: return "pile";
        case Does::Play: return "card";
        case Does::Sealed: return "sealed";
        case Does::ForBank: return "bank";
        case Does::Place: return "token";
        default: return "over";
    }
}

void write_player(Pen& pen, Seat player) {
    if (player == kBank)
        pen.text("bank");
    else
        pen.number(core::index(player));
}

void write_seats(Pen& pen, core::Seats seats) {
    pen.open('[');
    for (int seat = 0; seat < kMostSeats; ++seat)
        if (seats.has(Seat(seat))) pen.number(seat);
    pen.close(']');
}

/// A number for each seat.
template <class Number>
void write_each(Pen& pen, const View& seen, Number number) {
    pen.open('[');
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) pen.number(number(seat));
    pen.close(']');
}

void write_trick(Pen& pen, const View& seen, const Trick& trick) {
    if (trick.count == 0) {
        pen.null();
        return;
    }
    pen.open('{').key("leader");
    write_player(pen, trick.leader);
    pen.key("led").text(text(trick.led()).substr(0, 1)).key("cards").open('[');
    for (int i = 0; i < trick.count; ++i) {
        pen.open('{').key("player");
        write_player(pen, player_of(seen.setup, trick, i));
        pen.key("card").text(text(trick.cards[static_cast<unsigned>(i)])).close('}');
    }
    pen.close(']').key("winner");
    write_player(pen, trick.winner());
    pen.key("complete").boolean(trick.count == trick_size(seen.setup)).close('}');
}

Token token_on(const View& seen, Machine machine) {
    int token = 0;
    while (token < static_cast<int>(kGold) && seen.tokens[static_cast<unsigned>(token)] != spot_of(machine))
        ++token;
    return Token(token);
}

/// What each free token would make of an empty machine now, seat by seat.
void write_machine_could(Pen& pen, const View& seen, const State& table, Machine machine) {
    pen.key("could").open('[');
    for (int i = 0; i < static_cast<int>(kGold); ++i) {
        const Token token{static_cast<std::uint8_t>(i)};
        if (is_placed(table, token)) continue;
        pen.open('{').key("token").number(i).key("value").number(table.value(token)).key("gains");
        write_each(pen, seen,
                   [&](unsigned seat) { return table.value(token) * times(machine, seen.won[seat]); });
        pen.close('}');
    }
    pen.close(']');
}

/// How often a machine takes its value of each seat now, and what that makes with the token that lies there.
void write_machine(Pen& pen, const View& seen, const State& table, Machine machine) {
    const Token token = token_on(seen, machine);
    pen.open('{').key("machine").text(text(machine)).key("token");
    if (token == kGold)
        pen.null().key("value").null();
    else
        pen.number(static_cast<int>(token)).key("value").number(table.value(token));
    pen.key("times");
    write_each(pen, seen, [&](unsigned seat) { return times(machine, seen.won[seat]); });
    pen.key("gains");
    if (token == kGold)
        pen.null();
    else
        write_each(pen, seen,
                   [&](unsigned seat) { return table.value(token) * times(machine, seen.won[seat]); });
    if (token == kGold && seen.step.does > Does::Toss) write_machine_could(pen, seen, table, machine);
    pen.close('}');
}

void write_golden_gains(Pen& pen, const View& seen, const State& table, Spot side) {
    const core::Seats payers = golden_payers(seen, side);
    pen.key("gains");
    write_each(pen, seen, [&](unsigned seat) { return payers.has(Seat(seat)) ? table.value(kGold) : 0; });
}

void write_golden(Pen& pen, const View& seen, const State& table) {
    const Spot side = table.spot(kGold);
    pen.key("golden").open('{').key("value").number(table.value(kGold)).key("side");
    if (side == kNowhere)
        pen.null();
    else
        pen.text(side == kMin ? "min" : "max");
    pen.key("fewest");
    write_seats(pen, golden_payers(seen, kMin));
    pen.key("most");
    write_seats(pen, golden_payers(seen, kMax));
    if (side != kNowhere) {
        write_golden_gains(pen, seen, table, side);
        pen.close('}');
        return;
    }
    pen.key("gains").null().key("could").open('[');
    for (const Spot either : {kMin, kMax}) {
        pen.open('{').key("side").text(either == kMin ? "min" : "max");
        write_golden_gains(pen, seen, table, either);
        pen.close('}');
    }
    pen.close(']').close('}');
}

void write_token_row(Pen& pen, const View& seen, const State& table) {
    TokenRow row{Token(0), Token(1), Token(2), Token(3), kGold};
    if (seen.setup.with_bank()) row = rising_tokens(table);
    pen.key("tokens").open('[');
    for (const Token token : row) {
        if (seen.step.does <= Does::Toss) break;
        pen.open('{').key("token");
        write_token(pen, token);
        pen.key("value").number(table.value(token)).key("on");
        const Spot spot = table.spot(token);
        if (spot == kNowhere)
            pen.null();
        else if (is_golden(spot))
            pen.text(spot == kMin ? "min" : "max");
        else
            pen.text(text(machine_of(spot)));
        pen.close('}');
    }
    pen.close(']');
}

void write_machines(Pen& pen, const View& seen, const State& table) {
    pen.key("machines").open('[');
    for (const Machine machine : seen.machines)
        if (seen.step.does > Does::Machines) write_machine(pen, seen, table, machine);
    pen.close(']');
    if (seen.step.does > Does::Toss)
        write_golden(pen, seen, table);
    else
        pen.key("golden").null();
    write_token_row(pen, seen, table);
    pen.key("undrawn").open('[');
    for (int machine = 0; machine < kMachines; ++machine)
        if ((seen.undrawn >> machine & 1) != 0) pen.text(text(Machine(machine)));
    pen.close(']');
}

void write_seat(Pen& pen, const View& seen, const Gains& now, unsigned seat) {
    pen.open('{').key("cabbages").number(seen.cabbages[seat]).key("cards").number(seen.held[seat]);
    pen.key("tricks").number(seen.tricks[seat]).key("gain").number(now[seat]).key("voids").open('[');
    for (int colour = 0; colour < kColours; ++colour)
        if ((seen.voids[seat] >> colour & 1) != 0) pen.text({&kColourLetters[colour], 1});
    const bool answered = seen.step.does == Does::Sealed && !seen.step.asked.has(Seat(seat));
    pen.close(']').key("answered").boolean(answered).key("won");
    write_cards(pen, seen.won[seat]);
    pen.close('}');
}

/// Who would have the trick so far with each of these cards.
void write_then(Pen& pen, const State& table, Seat player, Cards cards) {
    pen.key("then").open('[');
    while (!cards.none()) {
        const Card card = cards.take_lowest();
        State with = table;
        if (with.lying.none())
            lead(with, player, card);
        else
            answer(with, player, card);
        pen.open('{').key("card").text(text(card)).key("winner");
        write_player(pen, with.trick.winner());
        pen.close('}');
    }
    pen.close(']');
}

void write_bank(Pen& pen, const View& seen, const State& table) {
    if (!seen.setup.with_bank()) {
        pen.key("bank").null();
        return;
    }
    pen.key("bank").open('{').key("open");
    write_cards(pen, seen.open);
    const bool asked = seen.step.does == Does::ForBank;
    pen.key("playable");
    write_cards(pen, asked ? bank_playable(table) : Cards{});
    pen.key("pile_playable").boolean(asked && pile_playable(table));
    if (asked) write_then(pen, table, kBank, bank_playable(table));
    pen.key("pile").number(seen.pile).key("tricks").number(seen.tricks[static_cast<unsigned>(kBank)]);
    pen.key("won");
    write_cards(pen, seen.won[static_cast<unsigned>(kBank)]);
    pen.close('}');
}

/// The viewer's own cards, and which of them may be played now.
void write_own(Pen& pen, const View& seen, State table) {
    if (!seen.plays()) {
        pen.key("hand").null().key("playable").null().key("sealed").null();
        return;
    }
    table.hand(seen.viewer) = seen.hand;
    const bool plays = seen.step.does == Does::Play || seen.step.does == Does::Sealed;
    const Cards may = plays && seen.step.asked.has(seen.viewer) ? playable(table, seen.viewer) : Cards{};
    pen.key("hand");
    write_cards(pen, seen.hand);
    pen.key("playable");
    write_cards(pen, may);
    // BANK-5: what the other has chosen decides too, so a secret card promises nothing.
    if (seen.step.does == Does::Play) write_then(pen, table, seen.viewer, may);
    pen.key("sealed");
    if (seen.sealed == kit::kNoCard)
        pen.null();
    else
        pen.text(text(seen.sealed));
}

}  // namespace

void write(Pen& pen, const View& seen) {
    const State table = seen.table();
    pen.open('{').key("options");
    write_options(pen, seen.setup);
    pen.key("round").number(seen.round).key("rounds").number(kMostRounds);
    pen.key("tricks").number(hand_size(seen.setup.seats));
    pen.key("step").text(step_name(seen.step.does)).key("leader");
    if (seen.step.does == Does::First)
        pen.null();
    else
        write_player(pen, seen.lying.none() ? seen.trick.winner() : seen.trick.leader);
    write_own(pen, seen, table);
    pen.key("trick");
    write_trick(pen, seen, seen.trick);
    pen.key("last");
    write_trick(pen, seen, seen.last);
    pen.key("sevens").number(seen.step.does == Does::Place ? seen.sevens : 0);
    write_machines(pen, seen, table);
    pen.key("seats").open('[');
    const Gains now = gains(table);
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) write_seat(pen, seen, now, seat);
    pen.close(']');
    write_bank(pen, seen, table);
    pen.key("played");
    write_cards(pen, table.played());
    pen.close('}');
}

}  // namespace las_vegan
