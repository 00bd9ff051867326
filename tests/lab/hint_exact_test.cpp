// Exact hints against figures that were worked out in another way: by hand, or by brute force that knows
// nothing of the lab.

#include <array>
#include <map>
#include <numeric>

#include "lab/journals.h"
#include "support/counts.h"

namespace {

using namespace lab;
using namespace lab::test;
using match::AnyMatch;

// ------------------------------------------------------------------------------- the dice game, by brute
// force

/// Two players, one round, one note at each casino: the rules of the dice game once more, as simply as can
/// be.
struct Small {
    std::array<std::array<int, 7>, 2> dice{};
    std::array<int, 2> left{};
    std::array<int, 7> notes{};

    struct Worth {
        double win, money, other;
        bool better(const Worth& than) const {
            if (std::abs(win - than.win) > 1e-9) return win > than.win;
            if (std::abs(money - than.money) > 1e-3) return money > than.money;
            return other < than.other - 1e-3;
        }
    };
    /// For seat 0; turn it round for seat 1.
    std::array<Worth, 2> paid() const {
        std::array<int, 2> money{}, count{};
        for (std::size_t casino = 1; casino <= 6; ++casino) {
            if (dice[0][casino] == dice[1][casino]) continue;
            const std::size_t first = dice[0][casino] > dice[1][casino] ? 0 : 1;
            money[first] += notes[casino];
            ++count[first];
        }
        double win = money[0] > money[1] ? 1 : money[0] < money[1] ? 0 : -1;
        if (win < 0) win = count[0] > count[1] ? 1 : count[0] < count[1] ? 0 : 0.5;
        return {{{win, double(money[0]), double(money[1])}, {1 - win, double(money[1]), double(money[0])}}};
    }
    std::array<Worth, 2> place(std::size_t who, int face, int count) const {
        Small next = *this;
        next.dice[who][static_cast<std::size_t>(face)] += count;
        next.left[who] -= count;
        return next.turn(1 - who);
    }
    std::array<Worth, 2> turn(std::size_t who) const {
        if (left[who] == 0 && left[1 - who] == 0) return paid();
        if (left[who] == 0) return turn(1 - who);
        int throws = 1;
        for (int i = 0; i < left[who]; ++i) throws *= 6;
        std::array<Worth, 2> sum{};
        for (int thrown = 0; thrown < throws; ++thrown) {
            std::array<int, 7> shown{};
            for (int i = 0, rest = thrown; i < left[who]; ++i, rest /= 6)
                ++shown[static_cast<std::size_t>(1 + rest % 6)];
            std::array<Worth, 2> best{};
            bool any = false;
            for (std::size_t face = 1; face <= 6; ++face) {
                if (shown[face] == 0) continue;
                const auto here = place(who, static_cast<int>(face), shown[face]);
                if (!any || here[who].better(best[who])) best = here;
                any = true;
            }
            for (std::size_t i = 0; i < 2; ++i) {
                sum[i].win += best[i].win / throws;
                sum[i].money += best[i].money / throws;
                sum[i].other += best[i].other / throws;
            }
        }
        return sum;
    }
};

std::string roll(const std::vector<int>& dice) { return Json{{"roll", {{"own", dice}}}}.dump(); }

/// Anna has two dice left, Benno so many; Anna has rolled a 2 and a 5.
Match near_the_end(int rounds, int benno_has, const std::string& more = "") {
    Match match = open("las-vegas", 2, "{\"first\":0,\"rounds\":" + std::to_string(rounds) + more + "}");
    EXPECT_FALSE(match->record(R"({"notes":[[60000],[80000],[50000],[70000],[90000],[60000]]})"));
    EXPECT_FALSE(match->record(roll({1, 1, 1, 1, 1, 1, 2, 4})));
    EXPECT_FALSE(match->submit(Seat(0), match->question(), R"({"place":1})"));
    std::vector<int> dice(static_cast<std::size_t>(8 - benno_has), 3);
    while (dice.size() < 8) dice.push_back(5);
    EXPECT_FALSE(match->record(roll(dice)));
    EXPECT_FALSE(match->submit(Seat(1), match->question(), R"({"place":3})"));
    EXPECT_FALSE(match->record(roll({2, 5})));
    return match;
}
Small same_position(int benno_has) {
    Small small;
    small.notes = {0, 60000, 80000, 50000, 70000, 90000, 60000};
    small.dice[0][1] = 6;
    small.dice[1][3] = 8 - benno_has;
    small.left = {2, benno_has};
    return small;
}

TEST(ExactHint, last_dice_of_a_game_as_by_brute_force) {
    for (const int benno_has : {1, 2, 3}) {
        const Match match = near_the_end(1, benno_has);
        const Hint found = hint(*match, Seat(0), pace(1));
        ASSERT_EQ(found.moves.size(), 2u);
        EXPECT_TRUE(found.exact());
        EXPECT_EQ(found.until, Until::Game);
        EXPECT_EQ(found.playouts, 0u);
        for (const int face : {2, 5}) {
            const auto expected = same_position(benno_has).place(0, face, 1);
            const MoveOdds& odds = of_move(found, {{"place", face}});
            EXPECT_TRUE(odds.win.exact && odds.money.exact);
            EXPECT_NEAR(odds.win.value, expected[0].win, 1e-9) << benno_has << " dice, " << face;
            EXPECT_NEAR(odds.money.value, expected[0].money, 1e-4) << benno_has << " dice, " << face;
            EXPECT_EQ(odds.win.low, odds.win.high);
        }
        EXPECT_GE(found.moves[0].win.value, found.moves[1].win.value);
    }
}

TEST(ExactHint, last_die_by_hand) {
    // Anna: 6 dice at casino 1 (60,000). Benno: 7 at casino 3 (50,000), one die left. Anna puts a die on 5
    // (90,000) and has one left. Of the 36 ways that both dice can fall: Anna keeps the 90,000 unless Benno
    // alone rolls a 5 (5 of 36), and each of 2, 4 and 6 goes to whoever rolls it alone.
    const Match match = near_the_end(1, 1);
    const MoveOdds odds = of_move(hint(*match, Seat(0), pace(1)), {{"place", 5}});
    const double casino_5 = 90000 * 31.0 / 36;
    const double others = (80000 + 70000 + 60000) * 5.0 / 36;
    EXPECT_NEAR(odds.money.value, 60000 + casino_5 + others, 1e-6);
}

TEST(ExactHint, money_of_a_round_does_not_need_the_purses) {
    // Not the last round: the money of the round is exact, the rest is sampled and says so.
    const Match match = near_the_end(4, 1);
    const Hint found = hint(*match, Seat(0), pace(200));
    EXPECT_FALSE(found.exact());
    EXPECT_EQ(found.until, Until::Round);
    for (const int face : {2, 5}) {
        const MoveOdds& odds = of_move(found, {{"place", face}});
        EXPECT_TRUE(odds.gain.exact);
        EXPECT_NEAR(odds.gain.value, same_position(1).place(0, face, 1)[0].money, 1e-4);
        EXPECT_FALSE(odds.win.exact || odds.money.exact);
        EXPECT_LT(odds.win.low, odds.win.high);
    }
}

TEST(ExactHint, notes_go_to_somebody_or_nobody) {
    const Match match = near_the_end(1, 1);
    const Hint found = hint(*match, Seat(0), pace(1));
    ASSERT_EQ(found.notes.size(), 6u);
    for (const NoteOdds& note : found.notes) {
        EXPECT_TRUE(note.nobody.exact);
        EXPECT_NEAR(note.seats[0].value + note.seats[1].value + note.nobody.value, 1, 1e-12);
    }
    // Anna has casino 1 and Benno casino 3 for certain; the best move puts a die on 5.
    EXPECT_NEAR(found.notes[0].seats[0].value, 1, 1e-12);
    EXPECT_NEAR(found.notes[2].seats[1].value, 1, 1e-12);
    ASSERT_EQ(Json::parse(found.moves[0].move), Json({{"place", 5}}));
    EXPECT_NEAR(found.notes[4].seats[0].value, 31.0 / 36, 1e-12);
    EXPECT_NEAR(found.notes[4].seats[1].value, 0, 1e-12);
    EXPECT_NEAR(found.notes[4].nobody.value, 5.0 / 36, 1e-12);
    EXPECT_NEAR(found.notes[1].seats[0].value, 5.0 / 36, 1e-12);
}

TEST(ExactHint, sampled_notes_come_near_the_exact_ones) {
    const Match match = near_the_end(1, 1);
    Pace sampled = pace(50);
    sampled.most_nodes = 0;
    const Hint exact = hint(*match, Seat(0), pace(1)), found = hint(*match, Seat(0), sampled);
    EXPECT_FALSE(found.exact());
    ASSERT_EQ(found.notes.size(), 6u);
    for (std::size_t i = 0; i < 6; ++i)
        for (std::size_t seat = 0; seat < 2; ++seat) {
            EXPECT_FALSE(found.notes[i].seats[seat].exact);
            EXPECT_NEAR(found.notes[i].seats[seat].value, exact.notes[i].seats[seat].value, 0.05);
        }
}

/// A table with cards, rainbow cards and the slot machine, stopped where this many moves are offered that all
/// begin like this.
Match busy_table(const std::string& begin, std::uint64_t seed, std::size_t at_least, std::size_t at_most) {
    return played("las-vegas", 5, R"({"actions":true,"rainbow":true,"slot-machine":true,"tokens":true})",
                  seed, [&](const AnyMatch& match) {
                      if (match.ask().is_chance()) return false;
                      const auto offers = match.offers(match.ask().asked.lowest());
                      return offers.size() >= at_least && offers.size() <= at_most &&
                             offers.front().rfind(begin, 0) == 0;
                  });
}

TEST(ExactHint, BV_16_the_last_note_at_the_slot_machine_is_sure_and_the_next_one_is_chosen) {
    const Match match = busy_table(R"({"take":)", 3, 1, 1);
    ASSERT_FALSE(match->ask().is_over());
    const Seat taker = match->ask().asked.lowest();
    const Hint found = hint(*match, taker, pace(1));
    int at_slot = 0;
    for (const NoteOdds& note : found.notes)
        if (note.slot_machine) {
            ++at_slot;
            EXPECT_EQ(note.money, Json::parse(found.moves[0].move)["take"]);
            EXPECT_EQ(note.seats[static_cast<unsigned>(taker)].value, 1);
            EXPECT_EQ(note.nobody.value, 0);
        }
    EXPECT_EQ(at_slot, 1);
}

TEST(ExactHint, every_note_goes_to_somebody_or_nobody_with_action_and_rainbow_cards) {
    for (const std::uint64_t seed : {1u, 2u}) {
        const Match match = busy_table(R"({"place":)", seed, 2, 3);
        ASSERT_FALSE(match->ask().is_over());
        const Hint found = hint(*match, match->ask().asked.lowest(), pace(1));
        const Json table = Json::parse(match->view(match->ask().asked.lowest()));
        std::size_t lying = table["table"]["slot"]["notes"].size();
        for (const Json& casino : table["table"]["casinos"]) lying += casino["notes"].size();
        EXPECT_EQ(found.notes.size(), lying);
        double won_at_slot = 0;
        for (const NoteOdds& note : found.notes) {
            double all = note.nobody.value;
            for (const Figure& seat : note.seats) all += seat.value;
            EXPECT_NEAR(all, 1, 1e-9) << note.casino << " " << note.money;
            if (note.slot_machine) won_at_slot += 1 - note.nobody.value;
        }
        EXPECT_GT(won_at_slot, 0) << table["table"]["slot"];
    }
}

// ----------------------------------------------------------------------------------------------- the race

const char* const kCards[] = {"S1", "S2", "S3", "S4", "H1", "H2", "H3", "H4",     "D1",
                              "D2", "D3", "D4", "C1", "C2", "C3", "C4", "jackpot"};

/// The money of a seat after a bet, over all cards that can come, a win taken as what brings more money.
struct Bet {
    double chance = 0, money = 0;
};
Bet every_card(const AnyMatch& match, Seat seat, const std::string& bet) {
    Bet sum;
    int cards = 0;
    for (const char* const card : kCards) {
        const auto copy = match.copy();
        EXPECT_FALSE(copy->submit(seat, copy->question(), bet));
        if (copy->record(Json{{"casino", card}}.dump())) continue;
        ++cards;
        const auto offers = copy->offers(seat);
        if (!copy->ask().asked.has(seat) || !Json::parse(offers[0]).contains("win")) {
            sum.money += copy->score().money[static_cast<unsigned>(seat)];
            continue;
        }
        sum.chance += 1;
        int most = 0;
        for (const char* const how : {R"({"win":"money"})", R"({"win":"distance"})"}) {
            const auto taken = copy->copy();
            EXPECT_FALSE(taken->submit(seat, taken->question(), how));
            most = std::max(most, taken->score().money[static_cast<unsigned>(seat)]);
        }
        sum.money += most;
    }
    return {sum.chance / cards, sum.money / cards};
}
bool offers_a(const AnyMatch& match, const char* word) {
    if (match.ask().is_chance() || match.ask().is_over()) return false;
    return Json::parse(match.offers(match.ask().asked.lowest())[0]).contains(word);
}

TEST(ExactHint, bets_as_by_trying_every_card) {
    int bets = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Match match = played("monte-carlo", 3, "{}", seed, [&](const AnyMatch& now) {
            return now.size() > 40 && offers_a(now, "bet");
        });
        if (match->ask().is_over()) continue;
        const Seat seat = match->ask().asked.lowest();
        const Hint found = hint(*match, seat, pace(20));
        EXPECT_EQ(found.until, Until::Bet);
        for (const MoveOdds& odds : found.moves) {
            const Bet expected = every_card(*match, seat, odds.move);
            EXPECT_TRUE(odds.gain.exact && odds.bet.exact);
            EXPECT_NEAR(odds.bet.value, expected.chance, 1e-12);
            EXPECT_NEAR(odds.gain.value, expected.money - found.money_now, 1e-6);
            ++bets;
        }
    }
    EXPECT_GE(bets, 30);
}

TEST(ExactHint, a_first_bet_by_hand) {
    // No card is gone: of 17 a pair of suits wins with 8 and the jackpot.
    Match match = open("monte-carlo", 3, R"({"first":0})");
    for (int turn = 0; turn < 2; ++turn)
        for (int seat = 0; seat < 3 && !offers_a(*match, "bet"); ++seat) {
            ASSERT_FALSE(match->record(R"({"die":)" + std::to_string(seat == 0 ? 6 : 1 + turn) + "}"));
            ASSERT_FALSE(match->submit(Seat(seat), match->question(), R"({"pawn":0})"));
            while (offers_a(*match, "poker"))
                ASSERT_FALSE(match->submit(Seat(seat), match->question(), R"({"poker":null})"));
        }
    ASSERT_TRUE(offers_a(*match, "bet"));
    const Hint found = hint(*match, Seat(0), pace(20));
    ASSERT_EQ(found.moves.size(), 6u);
    for (const MoveOdds& odds : found.moves) EXPECT_NEAR(odds.bet.value, 9.0 / 17, 1e-12);
}

const std::vector<std::string> kFaces{"9", "10", "J", "Q", "K", "A"};

/// The chance that the opponent of a game of poker wins with these dice kept for the last throw: every throw,
/// one by one. Nothing if it was not the last.
std::optional<double> every_throw(const AnyMatch& match, Seat seat, int caller, const Json& keep) {
    const auto before = match.score().money;
    const int thrown = 5 - static_cast<int>(keep["keep"].size());
    int throws = 1;
    for (int i = 0; i < thrown; ++i) throws *= 6;
    double won = 0;
    for (int i = 0; i < throws; ++i) {
        std::vector<int> dice;
        for (int die = 0, rest = i; die < thrown; ++die, rest /= 6) dice.push_back(rest % 6);
        std::sort(dice.rbegin(), dice.rend());
        Json faces = Json::array();
        for (const int die : dice) faces.push_back(kFaces[static_cast<std::size_t>(die)]);
        const auto copy = match.copy();
        EXPECT_FALSE(copy->submit(seat, copy->question(), keep.dump()));
        if (thrown > 0) {
            EXPECT_FALSE(copy->record(Json{{"poker", faces}}.dump()));
        }
        if (offers_a(*copy, "keep")) return {};
        const auto now = copy->score().money;
        // Equal hands: both throw again, and either is as likely to win. Who is as rich as can be gets
        // nothing more, so it is the caller's loss that tells.
        const auto me = static_cast<unsigned>(seat), other = static_cast<unsigned>(caller);
        const bool again = !copy->record(R"({"poker":["A","A","A","A","A"]})");
        won += again ? 0.5 : now[other] < before[other] || now[me] > before[me] ? 1 : 0;
    }
    return won / throws;
}

TEST(ExactHint, the_last_throw_of_poker_as_by_trying_every_throw) {
    int keeps = 0;
    for (std::uint64_t seed = 1; seed <= 400 && keeps < 12; ++seed) {
        // The second of the two who throw, with money to lose.
        int caller = -1;
        const Match match = played("monte-carlo", 3, "{}", seed, [&](const AnyMatch& now) {
            if (!offers_a(now, "keep")) return false;
            const int who = core::index(now.ask().asked.lowest());
            const Json table = Json::parse(now.view(core::kSpectator))["table"];
            caller = table["active"].get<int>();
            return who != caller;
        });
        if (match->ask().is_over()) continue;
        const Seat seat = match->ask().asked.lowest();
        const Hint found = hint(*match, seat, pace(30));
        EXPECT_EQ(found.until, Until::Poker);
        for (const MoveOdds& odds : found.moves) {
            const Json keep = Json::parse(odds.move);
            if (keep["keep"].size() < 3 || keep["keep"].size() == 5) continue;
            const auto expected = every_throw(*match, seat, caller, keep);
            if (!expected) break;
            EXPECT_TRUE(odds.bet.exact);
            EXPECT_NEAR(odds.bet.value, *expected, 1e-12) << odds.move;
            ++keeps;
        }
    }
    EXPECT_GE(keeps, 12);
}

// --------------------------------------------------------------------------------------------- Las Vegan

/// The same journal with other cards in the other hands of the last deal: all that fit what the seat has
/// seen. The cards that were played stay where they were.
std::vector<Match> other_deals(const AnyMatch& match, Seat seat) {
    std::vector<std::string> lines = match.lines(0);
    std::size_t dealt = lines.size();
    while (!Json::parse(lines[--dealt]).value("/house/hands"_json_pointer, Json()).is_array()) {
    }
    const Json hands = Json::parse(lines[dealt])["house"]["hands"];
    std::vector<std::vector<std::string>> held = hands;
    for (std::size_t i = dealt + 1; i < lines.size(); ++i) {
        const Json entry = Json::parse(lines[i]);
        if (!entry.contains("move") || !entry["move"].contains("card")) continue;
        auto& hand = held[entry["seat"].get<std::size_t>()];
        hand.erase(std::find(hand.begin(), hand.end(), entry["move"]["card"].get<std::string>()));
    }
    std::vector<std::string> owners;  // of the hidden cards, by the card's place
    std::vector<std::string> cards;
    for (std::size_t i = 0; i < held.size(); ++i)
        for (const std::string& card : held[i])
            if (i != static_cast<std::size_t>(seat))
                owners.push_back(std::to_string(i)), cards.push_back(card);
    std::vector<Match> all;
    for (const auto& order : orders(owners)) {
        Json deal = hands;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            for (auto& hand : deal) {
                const auto found = std::find(hand.begin(), hand.end(), Json(cards[i]));
                if (found != hand.end()) hand.erase(found);
            }
        }
        for (std::size_t i = 0; i < cards.size(); ++i) deal[std::stoul(order[i])].push_back(cards[i]);
        std::string text = match::header_line(match.header()) + "\n";
        for (std::size_t i = 0; i < lines.size(); ++i)
            text += (i == dealt ? Json{{"house", {{"hands", deal}}}}.dump() : lines[i]) + "\n";
        if (Match world = read(text)) all.push_back(std::move(world));
    }
    return all;
}

/// A game of four by lot up to a choice with so many cards in every hand.
Match late_trick(std::uint64_t seed, std::size_t cards) {
    return played("las-vegan", 4, "{}", seed, [&](const AnyMatch& now) {
        if (!offers_a(now, "card")) return false;
        const Json table = Json::parse(now.view(core::kSpectator))["table"];
        return std::all_of(table["seats"].begin(), table["seats"].end(),
                           [&](const Json& seat) { return seat["cards"] == cards; });
    });
}

TEST(ExactHint, last_tricks_as_by_dealing_every_deal) {
    int checked = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Match match = late_trick(seed, 2);
        ASSERT_FALSE(match->ask().is_over());
        const Seat seat = match->ask().asked.lowest();
        const Hint found = hint(*match, seat, pace(20));
        EXPECT_EQ(found.play, Play::Regular);
        const auto worlds = other_deals(*match, seat);
        EXPECT_EQ(found.worlds, worlds.size());
        for (const MoveOdds& odds : found.moves) {
            ASSERT_TRUE(odds.gain.exact);
            double sum = 0;
            for (const Match& world : worlds) {
                const auto copy = world->copy();
                const auto round = Json::parse(copy->view(seat))["table"]["round"];
                ASSERT_FALSE(copy->submit(seat, copy->question(), odds.move));
                const auto bot = bots::make_bot("las-vegan", "regular", {}, 1);
                while (!copy->ask().is_over() && !copy->ask().is_chance()) {
                    const Seat next = copy->ask().asked.lowest();
                    ASSERT_FALSE(copy->submit(next, copy->question(), bot->choose(*copy, next).move));
                }
                sum += copy->score().money[static_cast<unsigned>(seat)];
            }
            EXPECT_NEAR(odds.gain.value, sum / static_cast<double>(worlds.size()) - found.money_now, 1e-9);
            ++checked;
        }
    }
    EXPECT_EQ(checked, 6);
}

// ------------------------------------------------------------------------------------------- views alone

TEST(HintSeesTheViewAlone, hands_of_las_vegan) {
    for (const std::size_t cards : {2u, 3u}) {
        const Match match = late_trick(7 + cards, cards);
        ASSERT_FALSE(match->ask().is_over());
        const Seat seat = match->ask().asked.lowest();
        std::string first;
        int looked = 0;
        for (const Match& world : other_deals(*match, seat)) {
            ASSERT_EQ(world->view(seat), match->view(seat));
            const std::string said = as_json(hint(*world, seat, pace(60)), *world);
            if (first.empty()) first = said;
            EXPECT_EQ(said, first);
            if (++looked == 12) break;
        }
        EXPECT_GE(looked, 2);
    }
}

TEST(HintSeesTheViewAlone, pairs_of_hidden_colours) {
    const Match match = played("colours", 3, R"({"first":0})", 5, [](const AnyMatch& now) {
        return now.size() > 12 && !now.ask().is_chance() && now.offers(now.ask().asked.lowest()).size() > 2;
    });
    const Seat seat = match->ask().asked.lowest();
    std::vector<std::string> lines = match->lines(0);
    std::size_t dealt = 0;
    while (!Json::parse(lines[dealt])["house"].contains("colours")) ++dealt;
    Json entry = Json::parse(lines[dealt]);
    const std::size_t one = core::index(seat) == 0 ? 1 : 0, other = core::index(seat) == 2 ? 1 : 2;
    std::swap(entry["house"]["colours"][one], entry["house"]["colours"][other]);
    lines[dealt] = entry.dump();
    std::string text = match::header_line(match->header()) + "\n";
    for (const std::string& line : lines) text += line + "\n";
    const Match twin = read(text);
    ASSERT_TRUE(twin);
    ASSERT_EQ(twin->view(seat), match->view(seat));
    ASSERT_NE(twin->journal(), match->journal());
    EXPECT_EQ(as_json(hint(*match, seat, pace(300)), *match), as_json(hint(*twin, seat, pace(300)), *twin));
}

/// Round 1: Benno and Carla win a note each; which, Anna cannot tell afterwards.
Match after_round_one(bool turned) {
    Match match = open("las-vegas", 3, R"({"first":0})");
    EXPECT_FALSE(match->record(R"({"notes":[[60000],[70000],[80000],[50000],[50000],[50000]]})"));
    const int faces[] = {3, turned ? 2 : 1, turned ? 1 : 2};
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_FALSE(match->record(roll(std::vector<int>(8, faces[seat]))));
        EXPECT_FALSE(match->submit(Seat(seat), match->question(), Json{{"place", faces[seat]}}.dump()));
    }
    EXPECT_FALSE(match->record(R"({"notes":[[90000],[80000],[30000,20000],[60000],[70000],[90000]]})"));
    EXPECT_FALSE(match->record(R"({"roll":{"own":[1,1,2,2,2,4,6,6]}})"));
    if (!match->ask().asked.has(Seat(0))) {
        EXPECT_FALSE(match->submit(match->ask().asked.lowest(), match->question(), R"({"place":1})"));
        while (!match->ask().asked.has(Seat(0))) {
            EXPECT_FALSE(match->record(R"({"roll":{"own":[1,1,2,2,2,4,6,6]}})"));
            if (!match->ask().asked.has(Seat(0))) {
                EXPECT_FALSE(match->submit(match->ask().asked.lowest(), match->question(), R"({"place":4})"));
            }
        }
    }
    return match;
}
TEST(HintSeesTheViewAlone, purses_of_the_dice_game) {
    const Match one = after_round_one(false), other = after_round_one(true);
    ASSERT_EQ(one->view(Seat(0)), other->view(Seat(0)));
    ASSERT_NE(one->score().money, other->score().money);
    const std::uint64_t playouts = support::kSanitized ? 30 : 300;
    EXPECT_EQ(as_json(hint(*one, Seat(0), pace(playouts)), *one),
              as_json(hint(*other, Seat(0), pace(playouts)), *other));
}

}  // namespace
