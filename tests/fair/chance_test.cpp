// Fair chance: dice and decks as the server draws them (a key of two halves, a ChaCha20 stream an entry) pass
// chi-square tests, and houses with the usual faults do not. The keys are fixed: CROUPIER_SEED gives others.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <unordered_set>

#include "fair/chi_square.h"
#include "fair/fair.h"
#include "games/las_vegan/las_vegan.h"
#include "match/any_game.h"
#include "match/json_text.h"
#include "support/counts.h"

namespace {

using core::Faces;

fair::Half half_of(std::uint64_t number) {
    fair::Half half{};
    for (unsigned i = 0; i < 8; ++i) half[i] = static_cast<std::uint8_t>(number >> 8 * i);
    half[15] = static_cast<std::uint8_t>(support::seed());
    return half;
}
/// The key of a table, as the server makes it.
fair::Key key_of(std::uint64_t table) {
    return fair::key(half_of(table), {half_of(~table), half_of(table * 3)});
}

// Houses with faults, to be found out.
struct Fair {
    static core::FairHouse house(const fair::Key& key, int entry) { return fair::house(key, entry); }
};
/// A house whose numbers are made by another rule.
template <class Rule>
struct Faulty {
    explicit Faulty(core::ChaCha20 words) : words_(words) {}
    static Faulty house(const fair::Key& key, int entry) {
        return Faulty(core::ChaCha20(key, {0, 0, static_cast<std::uint32_t>(entry)}));
    }
    std::uint32_t below(std::uint32_t bound) { return Rule::below(words_, bound); }
    int pick(const core::Bag& bag) {
        return bag.nth(static_cast<int>(below(static_cast<std::uint32_t>(bag.total()))));
    }
    Faces dice(int dice) {
        Faces thrown{};
        for (int i = 0; i < dice; ++i) thrown += Faces::of(core::Face(1 + below(6)));
        return thrown;
    }

   private:
    core::ChaCha20 words_;
};
struct ModuloOfAByte {
    static std::uint32_t below(core::ChaCha20& words, std::uint32_t bound) {
        return bound > 256 ? words.word() % bound : (words.word() & 0xff) % bound;
    }
};
struct ModuloOfTwoBytes {
    static std::uint32_t below(core::ChaCha20& words, std::uint32_t bound) {
        return (words.word() & 0xffff) % bound;
    }
};
struct OffByOne {
    static std::uint32_t below(core::ChaCha20& words, std::uint32_t bound) {
        return bound < 2 ? 0 : core::bounded(words, bound - 1);
    }
};
struct OneTooRarely {  // the highest number is thrown once more in two hundred cases
    static std::uint32_t below(core::ChaCha20& words, std::uint32_t bound) {
        const std::uint32_t number = core::bounded(words, bound);
        return number + 1 == bound && core::bounded(words, 200) == 0 ? core::bounded(words, bound) : number;
    }
};
struct Clockwork {  // all faces come equally often: too equally
    static std::uint32_t below(core::ChaCha20& words, std::uint32_t bound) {
        static std::uint32_t next = 0;
        static_cast<void>(words);
        return next++ % bound;
    }
};

/// Dice as tables throw them: eight at a time, a new entry each, forty entries a table. What stands out most
/// of: single faces, whole throws, and one throw after another.
class Dice {
   public:
    template <class Houses>
    static double worst(std::uint64_t dice) {
        Dice seen;
        int before = 0;
        fair::Key key{};
        for (std::uint64_t throws = 0; throws < dice / kDice; ++throws) {
            if (throws % kEntries == 0) key = key_of(throws / kEntries);
            auto house = Houses::house(key, static_cast<int>(throws % kEntries));
            const Faces thrown = house.dice(kDice);
            int first = 0;
            for (int face = 1; face <= core::kFaces; ++face) {
                const int count = thrown.count(core::Face(face));
                seen.faces_[static_cast<unsigned>(face - 1)] += count;
                first += count * face;
            }
            ++seen.throws_[thrown.packed];
            if (throws % 2 == 1) seen.pairs_[static_cast<unsigned>(before % 3 * 3 + first % 3)] += 1;
            before = first;
        }
        return seen.worst();
    }

   private:
    static constexpr int kDice = 8, kEntries = 40;

    double worst() const {
        const double dice = faces_[0] + faces_[1] + faces_[2] + faces_[3] + faces_[4] + faces_[5];
        const double throws = dice / kDice;
        const std::vector<double> sixth(6, dice / 6);
        double found = chances::deviations(faces_, sixth);
        const auto take = [&](double other) {
            if (std::abs(other) > std::abs(found)) found = other;
        };
        std::vector<double> counted, expected;
        core::Exhaustive house;
        do {
            const auto all = throws_.find(house.dice(kDice).packed);
            counted.push_back(all == throws_.end() ? 0.0 : static_cast<double>(all->second));
            expected.push_back(throws * house.probability());
        } while (house.next());
        take(chances::deviations(counted, expected));
        // The sum of eight dice is a third each of 0, 1 and 2 beyond a multiple of three.
        take(chances::deviations(pairs_, std::vector<double>(9, std::floor(throws / 2) / 9)));
        return found;
    }

    std::vector<double> faces_ = std::vector<double>(6), pairs_ = std::vector<double>(9);
    std::map<std::uint64_t, std::uint64_t> throws_;
};

TEST(Chance, sixty_million_dice_of_the_house) {
    const auto dice = static_cast<std::uint64_t>(support::counted(60'000'000, 600'000'000));
    const double found = Dice::worst<Fair>(dice);
    EXPECT_TRUE(chances::is_by_chance(found)) << found << " deviations";
    RecordProperty("deviations", std::to_string(found));
}

TEST(Chance, loaded_dice_are_noticed) {
    const auto dice = static_cast<std::uint64_t>(support::counted(60'000'000, 60'000'000, 4));
    EXPECT_FALSE(chances::is_by_chance(Dice::worst<Faulty<ModuloOfAByte>>(dice / 6)));
    EXPECT_FALSE(chances::is_by_chance(Dice::worst<Faulty<OffByOne>>(dice / 60)));
    EXPECT_FALSE(chances::is_by_chance(Dice::worst<Faulty<Clockwork>>(dice / 60)));
    EXPECT_FALSE(chances::is_by_chance(Dice::worst<Faulty<OneTooRarely>>(dice)));
}

// Some faults are too small for any number of dice: they are counted out instead.

/// A source of one word; whoever takes a second one has thrown the first away.
struct OneWord {
    std::uint32_t only;
    int taken = 0;
    std::uint32_t word() { return only + 0x9E3779B9u * static_cast<std::uint32_t>(taken++); }
    std::uint64_t two_words() { return std::uint64_t{word()} << 32 | word(); }
};
/// How many of all 2³² words give that number below a bound, and are not thrown away. The words that give a
/// number follow each other, those thrown away stand in front.
template <class Rule>
std::uint64_t words_for(std::uint32_t number, std::uint32_t bound, Rule rule) {
    const auto gives = [&](std::uint64_t word) {
        OneWord source{static_cast<std::uint32_t>(word)};
        const std::uint32_t given = rule(source, bound);
        return source.taken == 1 && given == number;
    };
    const auto start = [&](std::uint64_t n) { return ((n << 32) + bound - 1) / bound; };
    std::uint64_t from = start(number);
    const std::uint64_t end = start(std::uint64_t{number} + 1);
    for (int thrown_away = 0; from < end && !gives(from) && thrown_away < 2; ++thrown_away) ++from;
    if (from == end || !gives(from) || !gives(end - 1) || !gives(from + (end - from) / 2)) return 0;
    if (number > 0 && gives(start(number) - 1)) return 0;
    return end - from;
}
template <class Rule>
bool all_as_likely(std::uint32_t bound, Rule rule) {
    const std::uint64_t each = words_for(0, bound, rule);
    for (std::uint32_t number = 0; number < bound; ++number)
        if (words_for(number, bound, rule) != each) return false;
    return each == (std::uint64_t{1} << 32) / bound;
}

TEST(Chance, every_number_below_a_bound_has_as_many_words_as_any_other) {
    for (const std::uint32_t bound : {1u, 2u, 3u, 5u, 6u, 7u, 36u, 54u, 216u, 1000u, 1296u, 46656u})
        EXPECT_TRUE(all_as_likely(bound, [](OneWord& source, std::uint32_t n) {
            return core::bounded(source, n);
        })) << bound;
    const auto not_thrown_again = [](OneWord& source, std::uint32_t n) {
        return static_cast<std::uint32_t>(std::uint64_t{source.word()} * n >> 32);
    };
    EXPECT_FALSE(all_as_likely(6, not_thrown_again)) << "one word in 700 million is one too many";
    EXPECT_FALSE(all_as_likely(6, [](OneWord& source, std::uint32_t n) { return source.word() % n; }));
}

// Seeds.

/// How many of so many tables begin with the same eight throws as an earlier one.
template <class KeyOf>
int repeated_beginnings(int tables, KeyOf key) {
    std::unordered_set<std::uint64_t> seen;
    int repeated = 0;
    for (int table = 0; table < tables; ++table) {
        const fair::Key its_key = key(table);
        std::uint64_t sum = 0;
        for (int entry = 0; entry < 8; ++entry)
            sum = (sum ^ fair::house(its_key, entry).dice(8).packed) * 0x9E3779B97F4A7C15u;
        repeated += seen.insert(sum).second ? 0 : 1;
    }
    return repeated;
}

TEST(Chance, no_two_tables_begin_alike) {
    const int tables = static_cast<int>(support::counted(100'000, 1'000'000));
    EXPECT_EQ(
        repeated_beginnings(tables, [](int table) { return key_of(static_cast<std::uint64_t>(table)); }), 0);
    // The halves that servers draw are not of a small number either.
    EXPECT_EQ(repeated_beginnings(tables, [](int) { return fair::key(fair::random_half(), {}); }), 0);
    std::uint32_t lot = 1;
    const auto sixteen_bits = [&](int) {
        lot = lot * 1664525 + 1013904223;
        return key_of(lot >> 16);
    };
    EXPECT_GT(repeated_beginnings(2000, sixteen_bits), 0);
}

// Decks.

/// The cards of a deck by their words in the journal, and how many there are of each.
using Deck = std::map<std::string, int>;

Deck notes(int hundreds, int rainbows) {
    Deck deck;
    const int counts[] = {6, 8, 8, 6, 6, 5, 5, 5, 5};
    for (int i = 0; i < 9; ++i) deck[std::to_string(10'000 * (i + 1))] = counts[i];
    if (hundreds > 0) deck["100000"] = hundreds;
    if (rainbows > 0) deck["rainbow"] = rainbows;
    return deck;
}
Deck each(int count, std::initializer_list<const char*> names) {
    Deck deck;
    for (const char* name : names) deck[name] = count;
    return deck;
}
Deck hand_cards() {
    Deck deck;
    for (const char* value : {"1", "2", "3", "4", "5", "6"})
        deck[value] = 4, deck[std::string(2, *value)] = 1;
    return deck;
}
Deck vegan_cards() {
    Deck deck;
    for (const char colour : {'B', 'G', 'R', 'V'})
        for (char rank = '0'; rank <= '9'; ++rank) deck[std::string{colour, rank}] = 1;
    return deck;
}
Deck casino_cards() {
    Deck deck{{"jackpot", 1}};
    for (const char suit : {'S', 'H', 'D', 'C'})
        for (char value = '1'; value <= '4'; ++value) deck[std::string{suit, value}] = 1;
    return deck;
}
Deck colours() { return each(1, {"red", "green", "blue", "black", "white", "yellow", "grey", "violet"}); }

/// {"house":{"hands":[["B0","B1"],["G2"]]}} as lists of words; a list of plain words has one of each.
std::vector<std::vector<std::string>> places_of(const std::string& line) {
    std::vector<std::vector<std::string>> places;
    const std::size_t from = line.find(':', line.find(':') + 1) + 1;
    int depth = 0;
    for (std::size_t at = from; at < line.size() && line[at] != '}';) {
        const char c = line[at];
        if (c == '[' && ++depth == 2) places.emplace_back();
        if (c == ']') --depth;
        if (c == '[' || c == ']' || c == ',') {
            ++at;
            continue;
        }
        const bool text = c == '"';
        const std::size_t begin = text ? at + 1 : at;
        const std::size_t end = text ? line.find('"', begin) : line.find_first_of(",]}", begin);
        if (depth < 2) places.emplace_back();
        places.back().push_back(line.substr(begin, end - begin));
        at = text ? end + 1 : end;
    }
    return places;
}

/// Counts of each card in each place over many draws from the same full deck.
class Table {
   public:
    Table(Deck deck, bool only_first) : deck_(std::move(deck)), only_first_(only_first) {
        for (const auto& [card, count] : deck_) all_ += count;
    }
    void add(const std::string& line, bool sorted = false) {
        auto places = places_of(line);
        while (sorted && places.size() > 1) {
            places.front().insert(places.front().end(), places.back().begin(), places.back().end());
            places.pop_back();
        }
        counts_.resize(std::max(counts_.size(), places.size()));
        drawn_.resize(counts_.size());
        for (std::size_t place = 0; place < places.size(); ++place) {
            const std::size_t cards =
                only_first_ ? std::min<std::size_t>(1, places[place].size()) : places[place].size();
            drawn_[place] = static_cast<int>(cards);
            for (std::size_t i = 0; i < cards; ++i) {
                strangers_ += deck_.contains(places[place][i]) ? 0 : 1;
                ++counts_[place][places[place][i]];
            }
        }
        ++draws_;
    }
    /// What stands out most of all places.
    double worst() const {
        double found = strangers_ > 0 || counts_.empty() ? 1e9 : 0;
        for (std::size_t place = 0; place < counts_.size(); ++place) {
            std::vector<double> counted, expected;
            for (const auto& [card, count] : deck_) {
                const auto seen = counts_[place].find(card);
                counted.push_back(seen == counts_[place].end() ? 0.0 : seen->second);
                expected.push_back(static_cast<double>(draws_) * drawn_[place] * count / all_);
            }
            // Cards that are dealt at once without going back scatter less.
            const double narrowed = static_cast<double>(all_ - drawn_[place]) / (all_ - 1);
            const double here = chances::deviations(counted, expected, narrowed);
            if (std::abs(here) > std::abs(found)) found = here;
        }
        return found;
    }
    std::size_t places() const { return counts_.size(); }

   private:
    Deck deck_;
    bool only_first_;
    int all_ = 0, draws_ = 0, strangers_ = 0;
    std::vector<std::map<std::string, int>> counts_;
    std::vector<int> drawn_;
};

struct Dealt {
    const char* game;
    int seats;
    const char* options;
    const char* word;  // of the draw
    Deck deck;
    std::size_t places;
    bool only_first = false;  // of each place only the first card: how many follow depends on it
    bool sorted = false;      // one set of cards, written in their own order
};

std::vector<Dealt> all_decks() {
    const Deck tokens = each(5, {"pink", "gold", "blue", "green", "red"});
    const Deck bonus = each(2, {"20000", "30000", "40000", "50000", "60000"});
    const Deck actions = each(1, {"win-tie", "reroll", "two-casinos", "pass", "rotate", "take-back", "double",
                                  "score-it", "middle", "swap"});
    const Deck machines = each(1, {"B", "G", "R", "V", "1", "2", "3", "4", "5", "6", "8", "9"});
    const Deck cards_notes =
        each(6, {"30000", "40000", "50000", "60000", "70000", "80000", "90000", "100000"});
    Deck rivals = colours();
    rivals.erase("red");
    const char* first = R"({"first":0})";
    return {
        {"las-vegas", 4, first, "notes", notes(0, 0), 6, true},
        {"las-vegas", 5, R"({"hundreds":true,"rainbow":true,"slot-machine":true})", "notes", notes(5, 6), 7,
         true},
        {"las-vegas", 4, R"({"tokens":true})", "tokens", tokens, 6},
        {"las-vegas", 3, R"({"bonus":true})", "bonus", bonus, 3},
        {"las-vegas", 7, R"({"bonus":true})", "bonus", bonus, 7},
        {"las-vegas", 3, R"({"actions":true})", "actions", actions, 3},
        {"las-vegas", 8, R"({"actions":true})", "actions", actions, 8},
        {"solitaire", 1, "{}", "notes", notes(5, 0), 6, true},
        {"solitaire", 1, R"({"rivals":2})", "rivals", rivals, 1, false, true},
        {"colours", 3, "{}", "notes", notes(5, 0), 6},
        {"colours", 4, "{}", "colours", colours(), 4},
        {"las-vegas-cards", 3, "{}", "notes", cards_notes, 6},
        {"las-vegas-cards", 5, "{}", "hands", hand_cards(), 5},
        {"las-vegas-cards", 3, R"({"sequential":true,"tokens":true})", "tokens", tokens, 6},
        {"las-vegan", 3, "{}", "machines", machines, 3},
        {"las-vegan", 2, "{}", "hands", vegan_cards(), 2},
        {"las-vegan", 3, "{}", "hands", vegan_cards(), 3},
        {"las-vegan", 4, "{}", "hands", vegan_cards(), 4},
        {"las-vegan", 5, "{}", "hands", vegan_cards(), 5},
        {"monte-carlo", 3, "{}", "casino", casino_cards(), 1},
    };
}

/// A match just before such a draw, played there by lot.
std::unique_ptr<match::AnyMatch> before(const Dealt& dealt) {
    const std::vector<std::string> names(static_cast<std::size_t>(dealt.seats), "P");
    const std::string begins = std::string("{\"house\":{\"") + dealt.word + "\"";
    for (std::uint64_t seed = 1;; ++seed) {
        auto match = std::move(*match::find_game(dealt.game)->open(names, dealt.options));
        core::PlayoutHouse lot(seed);
        while (!match->ask().is_over()) {
            const int size = match->size();
            if (match->ask().is_chance()) {
                match->draw(lot);
                if (!match->lines(size).front().starts_with(begins)) continue;
                match->rewind(size);
                return match;
            }
            const core::Seat seat = match->ask().asked.lowest();
            const auto offers = match->offers(seat);
            match->submit(seat, match->question(),
                          offers[lot.below(static_cast<std::uint32_t>(offers.size()))]);
        }
    }
}

TEST(Chance, every_card_of_every_deck_comes_to_every_place_as_often) {
    const int draws = static_cast<int>(support::counted(20'000, 1'000'000));
    for (const Dealt& dealt : all_decks()) {
        const auto match = before(dealt);
        const int entry = match->size();
        Table table(dealt.deck, dealt.only_first);
        for (int i = 0; i < draws; ++i) {
            const auto now = match->position();
            core::FairHouse house = fair::house(key_of(static_cast<std::uint64_t>(i)), entry);
            now->draw(house);
            table.add(now->lines(0).front(), dealt.sorted);
        }
        EXPECT_TRUE(chances::is_by_chance(table.worst()))
            << dealt.game << " " << dealt.word << " " << dealt.seats << ": " << table.worst()
            << " deviations";
        EXPECT_EQ(table.places(), dealt.places) << dealt.game << " " << dealt.word;
    }
}

/// The same for one deck and houses of a kind, past the match.
template <class G, class Houses, class Chance>
double worst_of_deck(const Deck& deck, int draws, Chance draw) {
    Table table(deck, false);
    for (int i = 0; i < draws; ++i) {
        auto house = Houses::house(key_of(static_cast<std::uint64_t>(i)), 4);
        table.add("{\"house\":" + match::written([&](core::json::Pen& pen) { G::write(pen, draw(house)); }) +
                  "}");
    }
    return table.worst();
}

/// Ten cards, each changing places with any of all ten: the wrong shuffle that everybody writes once.
template <class House>
std::array<int, 10> naively_shuffled(House& house) {
    std::array<int, 10> cards;
    for (int i = 0; i < 10; ++i) cards[static_cast<unsigned>(i)] = i;
    for (int& card : cards) std::swap(card, cards[house.below(10)]);
    return cards;
}
template <class House>
std::array<int, 10> well_shuffled(House& house) {
    std::array<int, 10> cards;
    for (int i = 0; i < 10; ++i) cards[static_cast<unsigned>(i)] = i;
    core::shuffle(house, std::span<int>(cards));
    return cards;
}
template <class Houses, class Shuffle>
double worst_of_shuffle(int draws, Shuffle shuffle) {
    Table table(each(1, {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"}), false);
    for (int i = 0; i < draws; ++i) {
        auto house = Houses::house(key_of(static_cast<std::uint64_t>(i)), 1);
        std::string line = R"({"house":{"x":[)";
        for (const int card : shuffle(house)) line += (line.back() == '[' ? "" : ",") + std::to_string(card);
        table.add(line + "]}}");
    }
    return table.worst();
}

TEST(Chance, badly_shuffled_decks_are_noticed) {
    using las_vegan::LasVegan;
    const int draws = static_cast<int>(support::counted(20'000, 20'000, 4));
    const auto well = [](auto& house) { return well_shuffled(house); };
    const auto naively = [](auto& house) { return naively_shuffled(house); };
    EXPECT_TRUE(chances::is_by_chance(worst_of_shuffle<Fair>(draws, well)));
    EXPECT_FALSE(chances::is_by_chance(worst_of_shuffle<Fair>(draws, naively)));
    EXPECT_FALSE(chances::is_by_chance(worst_of_shuffle<Faulty<OffByOne>>(draws, well)));

    const match::Document options(R"({"first":0})");
    LasVegan::State vegan = LasVegan::open(*LasVegan::read_setup(4, options.value()));
    core::PlayoutHouse lot(1);
    for (int i = 0; i < 2; ++i) LasVegan::apply(vegan, LasVegan::chance(vegan, lot));  // machines, toss
    const auto deal = [&](auto& house) { return LasVegan::chance(vegan, house); };
    const Deck cards = vegan_cards();
    EXPECT_TRUE(chances::is_by_chance((worst_of_deck<LasVegan, Fair>(cards, draws, deal))));
    EXPECT_FALSE(
        chances::is_by_chance((worst_of_deck<LasVegan, Faulty<ModuloOfTwoBytes>>(cards, draws, deal))));
}

}  // namespace
