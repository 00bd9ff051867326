#pragma once
// A table of Las Vegan that a test can talk to as players do: cards as "R7", hands as lists of words.

#include "games/las_vegan/las_vegan.h"
#include "support/table.h"

namespace las_vegan::test {

using support::Json;
using Words = std::vector<std::string>;
using support::words_of;

/// "B0 R7" as a set.
inline Cards cards(const std::string& text) {
    Cards set;
    for (const std::string& word : words_of(text))
        set |= Cards::only(kit::card_of(static_cast<int>(std::string("BGRV").find(word[0])), word[1] - '0'));
    return set;
}
inline Card card(const std::string& word) { return cards(word).lowest(); }
inline Words words_of(Cards set) {
    Words all;
    while (!set.none()) all.emplace_back(text(set.take_lowest()));
    return all;
}

inline const std::vector<int> kFirstFaces{-2, -2, 0, -3, -4};

/// Hands of the right size: each begins with the cards that are named, and takes the lowest that are left.
/// Some cards can be kept for the pile.
inline Json hands_with(const Words& named, const std::string& kept = "") {
    const int size = hand_size(static_cast<int>(named.size()));
    Cards left = kDeck - cards(kept);
    for (const std::string& hand : named) left -= cards(hand);
    Json hands = Json::array();
    for (const std::string& begun : named) {
        Words hand = words_of(begun);
        while (static_cast<int>(hand.size()) < size) hand.emplace_back(text(left.take_lowest()));
        hands.push_back(hand);
    }
    return hands;
}

class Table : public support::Table<LasVegan> {
   public:
    /// Anna leads first unless the options say otherwise.
    explicit Table(int seats, const Json& options = {{"first", 0}})
        : support::Table<LasVegan>(seats, options) {}

    std::string machines(const std::string& three) { return draws({{"machines", words_of(three)}}); }
    std::string toss(const std::vector<int>& values) { return draws({{"toss", values}}); }
    std::string hands(const Words& lists) {
        Json all = Json::array();
        for (const std::string& list : lists) all.push_back(words_of(list));
        return draws({{"hands", all}});
    }
    std::string opens(const std::string& some) { return draws({{"open", words_of(some)}}); }
    std::string pile(const std::string& card) { return draws({{"pile", card}}); }

    /// A round up to its first lead: machines, tokens on their first faces (or as given), hands that begin as
    /// named.
    void start(const Words& begun, const std::string& three = "R 4 8",
               const std::vector<int>& values = {-2, -2, 0, -3, -4}, const std::string& open = "") {
        ASSERT_EQ(machines(three), "");
        ASSERT_EQ(toss(values), "");
        ASSERT_EQ(draws({{"hands", hands_with(begun, open)}}), "");
        if (!open.empty()) {
            ASSERT_EQ(opens(open), "");
        }
    }

    // What players answer: the rule that refuses it, or "".

    std::string plays(const std::string& card) { return answers({{"card", card}}); }
    std::string seals(int seat, const std::string& card) {
        return answers(core::Seat(seat), {{"card", card}});
    }
    std::string bank(const std::string& card) { return answers({{"bank", card}}); }
    std::string puts(const Json& token, const std::string& machine) {
        return answers({{"token", token}, {"machine", machine}});
    }
    std::string puts_gold(const std::string& side) { return answers({{"token", "gold"}, {"side", side}}); }
    /// All of a trick, card by card; the players follow each other as the game asks them.
    void trick(const std::string& played) {
        for (const std::string& card : words_of(played))
            ASSERT_EQ(plays(card), "") << card << " of " << played;
    }
    /// Everybody takes the first answer offered, and the house draws by lot, until the round is over.
    void finish_round() {
        core::PlayoutHouse house(std::uint64_t{1});
        for (const int round = state().round; state().round == round && !match_->ask().is_over();) {
            if (match_->ask().is_chance()) {
                match_->draw(house);
            } else {
                ASSERT_EQ(answers(Json::parse(may().front())), "");
            }
        }
    }

    Words may_play() const { return values("card"); }
    Words may_bank() const { return values("bank"); }
    std::vector<int> tricks() const { return each("tricks"); }
    std::vector<int> cabbages() const { return each("cabbages"); }

   private:
    Words values(const char* key) const {
        Words all;
        for (const std::string& move : may()) {
            const Json read = Json::parse(move);
            if (read.contains(key)) all.push_back(read[key]);
        }
        return all;
    }
    std::vector<int> each(const char* key) const {
        std::vector<int> all;
        for (const Json& seat : Json(look()["seats"])) all.push_back(seat[key]);
        return all;
    }
};

/// A game that begins, Anna first.
inline State fresh(int seats) {
    return open(las_vegan::Setup{static_cast<std::uint8_t>(seats), core::Seat(0), false});
}

/// A state in the middle of nowhere, for what a round pays: everybody's won cards, and the tokens laid out.
inline State round_with(const Words& won, const std::vector<int>& tricks) {
    State state = fresh(static_cast<int>(won.size()));
    for (std::size_t seat = 0; seat < won.size(); ++seat) {
        state.won[Seat(seat)] = cards(won[seat]);
        state.tricks[Seat(seat)] = static_cast<std::uint8_t>(tricks[seat]);
    }
    return state;
}
/// Token t on its first or second face on a machine by name, or for gold on "min" or "max".
inline void lay(State& state, int token, int value, const std::string& where) {
    const bool second = kFaces[token][1] == value;
    ASSERT_TRUE(second || kFaces[token][0] == value);
    state.faces = static_cast<std::uint8_t>((state.faces & ~(1u << token)) | (second ? 1u : 0u) << token);
    Spot spot = where == "min" ? kMin : kMax;
    for (int machine = 0; machine < kMachines; ++machine)
        if (where == kMachineCards[machine].name) spot = Spot(machine);
    state.spot(Token(token)) = spot;
}
inline std::vector<int> gains_of(const State& state) {
    const Gains all = gains(state);
    return {all.begin(), all.begin() + state.setup.seats};
}

inline std::string refuses_setup(int seats, const Json& options) {
    return support::refuses_setup<LasVegan>(seats, options);
}

}  // namespace las_vegan::test
