// A view of Las Vegan read back from its JSON. Much of it follows from the cards that were played, and is not
// written: who is asked, which card wins the trick, which machines have no token.

#include "kit/view_reader.h"

#include "games/las_vegan/dream.h"
#include "games/las_vegan/text.h"
#include "kit/text.h"

namespace las_vegan {

using core::json::Value;
using kit::ViewReader;
using JsonKind = core::json::Kind;

namespace {

constexpr auto kBankRow = static_cast<unsigned>(kBank);

bool are_dealt(Does does) { return does > Does::Hands; }

/// Cards that are taken out of those there are.
Cards read_cards(ViewReader& reader, Value list, Cards& left, const char* part) {
    Cards cards;
    for (const Value value : reader.list(list, kCards, part)) {
        const std::optional<Card> card = read_card(value);
        reader.want(card && left.has(*card), part);
        if (!reader.fine()) return {};
        cards |= Cards::only(*card);
        left -= Cards::only(*card);
    }
    return cards;
}

Seat read_player(ViewReader& reader, Value value, const Setup& setup, const char* part) {
    if (setup.with_bank() && value.is_text("bank")) return kBank;
    return reader.seat(value, setup.seats, part);
}

// ------------------------------------------------------------------------------------------------ tricks

/// VGN-8, BANK-6: how strong the best card of a trick is, and who played it.
std::uint8_t best_of(const Setup& setup, const Trick& trick) {
    std::uint8_t best = Trick::claim(kit::rank(trick.led()) + 1, trick.leader);
    bool both_beat_all = trick.leader == kBank && trick.count == trick_size(setup);
    for (int i = 1; i < trick.count; ++i) {
        const Card card = trick.cards[static_cast<unsigned>(i)];
        both_beat_all = both_beat_all && strength(card, trick.led(), 1) > kRanks;
        best = std::max(best, Trick::claim(strength(card, trick.led(), i), player_of(setup, trick, i)));
    }
    return both_beat_all ? Trick::claim(0, kBank) : best;
}

/// A trick, or none: then only who is to lead is known of it.
Trick read_trick(ViewReader& reader, Value value, const Setup& setup, Seat leader, const char* part) {
    Trick trick{};
    trick.best = Trick::claim(0, leader);
    if (value.is(JsonKind::Null)) return trick;
    trick.leader = read_player(reader, value["leader"], setup, part);
    for (const Value played : reader.list(value["cards"], trick_size(setup), part)) {
        const std::optional<Card> card = read_card(played["card"]);
        reader.want(card.has_value(), part);
        if (card) trick.cards[trick.count++] = *card;
    }
    reader.want(trick.count != 0, part);
    if (reader.fine()) trick.best = best_of(setup, trick);
    return trick;
}

void read_tricks(ViewReader& reader, Value table, View& seen) {
    const bool first = table["step"].is_text("first");
    const Seat leader = first ? Seat(0) : read_player(reader, table["leader"], seen.setup, "leader");
    seen.trick = read_trick(reader, table["trick"], seen.setup, leader, "trick");
    seen.last = read_trick(reader, table["last"], seen.setup,
                           seen.trick.count != 0 ? seen.trick.leader : leader, "last");
    reader.want(seen.last.count == 0 || seen.last.count == trick_size(seen.setup), "last");
    // VGN-9, VGN-15: who won the last trick leads.
    const Seat led = seen.trick.count != 0 ? seen.trick.leader : leader;
    reader.want(seen.last.count == 0 || seen.last.winner() == led, "leader");
}

/// The cards of a trick that nobody has taken yet.
Cards lying_of(const View& seen) {
    Cards lying;
    const bool taken = seen.trick.count == trick_size(seen.setup) && seen.step.does != Does::Refill;
    for (unsigned i = 0; i < seen.trick.count && !taken; ++i) lying |= Cards::only(seen.trick.cards[i]);
    return lying;
}

// ------------------------------------------------------------------------------------------------ the step

constexpr const char* kStepNames[] = {"first", "machines", "toss", "hands", "open", "pile",
                                      "card",  "sealed",   "bank", "token", "over"};

/// Two names stand for two steps each; what lies there tells them apart.
Does read_step(ViewReader& reader, Value step, const View& seen) {
    constexpr Does kSteps[] = {Does::First,   Does::Machines, Does::Toss, Does::Hands,
                               Does::Open,    Does::BankLead, Does::Play, Does::Sealed,
                               Does::ForBank, Does::Place,    Does::Over};
    const Does does = kSteps[reader.word(step, kStepNames, "step")];
    if (does == Does::Open && seen.trick.count != 0) return Does::Refill;
    if (does == Does::BankLead && seen.trick.count == 2) return Does::FromPile;
    return does;
}

/// Whether the trick is as it is at this step.
bool trick_fits(const View& seen) {
    const int cards = seen.trick.count, full = trick_size(seen.setup);
    const bool bank = seen.setup.with_bank(), bank_led = seen.trick.leader == kBank;
    switch (seen.step.does) {
        case Does::First:
        case Does::Machines:
        case Does::Toss:
        case Does::Hands: return cards == 0;
        case Does::Open: return bank && cards == 0;
        case Does::Refill: return bank && cards == full && !bank_led;
        case Does::BankLead: return bank && (cards == 0 || cards == full) && seen.trick.winner() == kBank;
        case Does::FromPile:
        case Does::ForBank: return bank && cards == 2 && !bank_led;
        case Does::Sealed: return bank && cards == 1 && bank_led;
        case Does::Play:
            if (cards == 0 || cards == full) return seen.trick.winner() != kBank;
            return bank ? cards == 1 && !bank_led : cards < full;
        case Does::Place: return cards == full && seen.trick.winner() != kBank;
        case Does::Over: return cards == full;
    }
    return false;
}

/// Who still owes an answer.
core::Seats asked_of(ViewReader& reader, Value seats, const View& seen) {
    core::Seats asked;
    switch (seen.step.does) {
        case Does::Play:
            asked.add(seen.lying.none() ? seen.trick.winner()
                                        : player_of(seen.setup, seen.trick, seen.trick.count));
            break;
        case Does::ForBank: asked.add(seen.trick.leader); break;
        case Does::Place: asked.add(seen.trick.winner()); break;
        case Does::Sealed: {
            std::uint8_t seat = 0;
            for (const Value value : reader.row(seats, seen.setup.seats, "seats")) {
                if (!reader.boolean(value["answered"], "answered")) asked.add(Seat(seat));
                ++seat;
            }
            reader.want(!asked.none(), "answered");
            break;
        }
        default: break;
    }
    return asked;
}

// ------------------------------------------------------------------------------------------------ machines

std::uint16_t bit_of(Machine machine) { return static_cast<std::uint16_t>(1u << static_cast<int>(machine)); }

/// VGN-4, VGN-15: three in each round, never again.
void read_machines(ViewReader& reader, Value table, View& seen) {
    for (const Value value : reader.list(table["undrawn"], kMachines, "undrawn")) {
        const std::optional<Machine> machine = read_machine(value);
        reader.want(machine && (seen.undrawn & bit_of(*machine)) == 0, "undrawn");
        if (reader.fine()) seen.undrawn = static_cast<std::uint16_t>(seen.undrawn | bit_of(*machine));
    }
    const bool out = seen.step.does > Does::Machines;
    unsigned place = 0;
    for (const Value value : reader.row(table["machines"], out ? kMachinesOut : 0, "machines")) {
        const std::optional<Machine> machine = read_machine(value["machine"]);
        reader.want(machine && ((seen.undrawn | seen.vacant) & bit_of(*machine)) == 0, "machines");
        if (!reader.fine()) return;
        seen.machines[place++] = *machine;
        seen.vacant = static_cast<std::uint16_t>(seen.vacant | bit_of(*machine));
    }
    const int drawn = kMachinesOut * (out ? seen.round : seen.round - 1);
    const int expected = seen.step.does == Does::First ? kMachines : kMachines - drawn;
    reader.want(std::popcount(seen.undrawn) == expected, "undrawn");
}

/// VGN-10: where a token lies. A machine takes one.
void read_spot(ViewReader& reader, Value value, Token token, View& seen) {
    Spot& spot = seen.tokens[static_cast<unsigned>(token)];
    if (value.is(JsonKind::Null)) return;
    if (token == kGold) {
        constexpr const char* kSides[] = {"min", "max"};
        spot = reader.word(value, kSides, "on") == 0 ? kMin : kMax;
        return;
    }
    const std::optional<Machine> machine = read_machine(value);
    reader.want(machine && (seen.vacant & bit_of(*machine)) != 0, "on");
    if (!reader.fine()) return;
    spot = spot_of(*machine);
    seen.vacant = static_cast<std::uint16_t>(seen.vacant & ~bit_of(*machine));
}

/// VGN-2: which face each token shows, and where it lies.
void read_tokens(ViewReader& reader, Value list, View& seen) {
    seen.tokens.fill(kNowhere);
    unsigned known = 0;
    for (const Value value : reader.row(list, seen.step.does > Does::Toss ? kTokens : 0, "tokens")) {
        const bool gold = value["token"].is_text("gold");
        const auto token = static_cast<unsigned>(
            gold ? static_cast<int>(kGold)
                 : reader.number(value["token"], 0, static_cast<int>(kGold) - 1, "token"));
        reader.want((known >> token & 1) == 0, "token");
        known |= 1u << token;
        const int shown = reader.number(value["value"], -4, 1, "value");
        reader.want(shown == kFaces[token][0] || shown == kFaces[token][1], "value");
        if (shown == kFaces[token][1]) seen.faces = static_cast<std::uint8_t>(seen.faces | 1u << token);
        read_spot(reader, value["on"], Token(token), seen);
    }
}

/// VGN-10: every 7 that was won has its token, or its winner is about to place it.
void check_sevens(ViewReader& reader, const View& seen) {
    Cards won;
    for (const Cards& cards : seen.won) won |= cards;
    int placed = 0;
    for (const Spot spot : seen.tokens) placed += spot != kNowhere ? 1 : 0;
    reader.want((won & Cards::of_rank(7)).count() == placed + seen.sevens, "sevens");
}

// ------------------------------------------------------------------------------------------------ the seats

std::uint8_t read_voids(ViewReader& reader, Value list) {
    constexpr const char* kColourNames[kColours] = {"B", "G", "R", "V"};
    unsigned voids = 0;
    for (const Value value : reader.list(list, kColours, "voids"))
        voids |= 1u << reader.word(value, kColourNames, "voids");
    return static_cast<std::uint8_t>(voids);
}

void read_seats(ViewReader& reader, Value seats, View& seen, Cards& unseen) {
    unsigned seat = 0;
    for (const Value value : reader.row(seats, seen.setup.seats, "seats")) {
        seen.cabbages[seat] = reader.small(value["cabbages"], 0, 255, "cabbages");
        seen.held[seat] = reader.small(value["cards"], 0, kCards, "cards");
        seen.tricks[seat] = reader.small(value["tricks"], 0, kCards, "tricks");
        seen.voids[seat] = read_voids(reader, value["voids"]);
        seen.won[seat++] = read_cards(reader, value["won"], unseen, "won");
    }
}

/// BANK-1, BANK-3: three cards lie open, one less while one is replaced.
void read_bank(ViewReader& reader, Value bank, View& seen, Cards& unseen) {
    if (!seen.setup.with_bank()) return;
    seen.open = read_cards(reader, bank["open"], unseen, "open");
    seen.pile = reader.small(bank["pile"], 0, kCards, "pile");
    seen.tricks[kBankRow] = reader.small(bank["tricks"], 0, kCards, "tricks");
    seen.won[kBankRow] = read_cards(reader, bank["won"], unseen, "won");
    const int missing = seen.step.does == Does::Refill ? 1 : 0;
    reader.want(seen.open.count() == (seen.step.does > Does::Open ? kOpen - missing : 0), "open");
}

/// Whether this seat has played to the trick that lies there.
bool has_played(const View& seen, Seat seat) {
    for (int i = 0; i < seen.trick.count && !seen.lying.none(); ++i)
        if (player_of(seen.setup, seen.trick, i) == seat) return true;
    return false;
}

/// VGN-6, VGN-9: everybody holds as many cards as there are tricks to come.
void check_counts(ViewReader& reader, const View& seen) {
    int tricks = 0;
    for (unsigned player = 0; player < kPlayers; ++player) {
        tricks += seen.tricks[player];
        reader.want(seen.won[player].count() == trick_size(seen.setup) * seen.tricks[player], "won");
    }
    const int left = are_dealt(seen.step.does) ? hand_size(seen.setup.seats) - tricks : 0;
    reader.want(are_dealt(seen.step.does) || tricks == 0, "tricks");
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat)
        reader.want(seen.held[seat] == left - (has_played(seen, Seat(seat)) ? 1 : 0), "cards");
    const bool over = seen.step.does == Does::Over;
    // A card is asked for only of who has one; the round ends with the last trick.
    const bool lying = !seen.lying.none();
    const bool plays_on = seen.step.does == Does::Play || seen.step.does == Does::BankLead || lying;
    reader.want(!are_dealt(seen.step.does) || (over ? left == 0 : !plays_on || left > 0), "cards");
    // Each colour that somebody could not follow was led in a trick.
    unsigned voids = 0;
    for (const std::uint8_t of_seat : seen.voids) voids |= of_seat;
    reader.want(std::popcount(voids) <= tricks + (lying ? 1 : 0), "voids");
}

/// What the viewer cannot see is in the other hands and in the pile, and can be dealt so (VGN-7).
void check_unseen(ViewReader& reader, const View& seen, Cards unseen) {
    kit::Holders holders;
    int hidden = 0;
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        if (Seat(seat) == seen.viewer) continue;
        holders.add({static_cast<std::uint8_t>(seat), seen.held[seat], seen.voids[seat], {}});
        hidden += seen.held[seat];
    }
    const int seats = seen.setup.seats;
    const int aside = are_dealt(seen.step.does) ? kCards - seats * hand_size(seats) : kCards;
    reader.want(unseen.count() - hidden == (seen.setup.with_bank() ? seen.pile : aside), "cards");
    if (reader.fine()) reader.want(kit::can_deal(unseen, holders), "voids");
}

/// The viewer's own cards, and the secret answer (BANK-5).
void read_own(ViewReader& reader, Value table, View& seen, Cards& unseen) {
    const auto seat = static_cast<unsigned>(seen.viewer);
    seen.hand = read_cards(reader, table["hand"], unseen, "hand");
    reader.want(seen.hand.count() == seen.held[seat], "hand");
    for (int colour = 0; colour < kColours; ++colour)
        reader.want((seen.voids[seat] >> colour & 1) == 0 || (seen.hand & Cards::of_suit(colour)).none(),
                    "voids");
    const bool answered = seen.step.does == Does::Sealed && !seen.step.asked.has(seen.viewer);
    if (!answered) return reader.want(table["sealed"].is(JsonKind::Null), "sealed");
    State open = seen.table();
    open.hand(seen.viewer) = seen.hand;
    const std::optional<Card> card = read_card(table["sealed"]);
    reader.want(card && reader.fine() && playable(open, seen.viewer).has(*card), "sealed");
    if (card) seen.sealed = *card;
}

}  // namespace

core::Or<View> read_view(int seats, Seat viewer, Value table) {
    const core::Or<Setup> setup = read_setup(seats, table["options"]);
    if (!setup) return setup.refusal();
    ViewReader reader;
    View seen{};
    seen.setup = *setup;
    seen.viewer = viewer;
    seen.sealed = kit::kNoCard;
    read_tricks(reader, table, seen);
    seen.step.does = read_step(reader, table["step"], seen);
    reader.want(trick_fits(seen), "trick");
    seen.round = reader.small(table["round"], 0, kMostRounds, "round");
    reader.want((seen.round == 0) == (seen.step.does == Does::First), "round");
    seen.lying = lying_of(seen);
    if (!reader.fine()) return reader.done(seen);

    Cards unseen = kDeck;
    reader.want(seen.lying.count() == (seen.lying.none() ? 0 : seen.trick.count), "trick");
    unseen -= seen.lying;
    seen.step.asked = asked_of(reader, table["seats"], seen);
    read_machines(reader, table, seen);
    read_tokens(reader, table["tokens"], seen);
    read_seats(reader, table["seats"], seen, unseen);
    read_bank(reader, table["bank"], seen, unseen);
    seen.sevens = reader.small(table["sevens"], seen.step.does == Does::Place ? 1 : 0, 4, "sevens");
    reader.want(seen.sevens == 0 || seen.step.does == Does::Place, "sevens");
    check_sevens(reader, seen);
    check_counts(reader, seen);
    if (seen.plays()) read_own(reader, table, seen, unseen);
    check_unseen(reader, seen, unseen);
    return reader.done(seen);
}

}  // namespace las_vegan
