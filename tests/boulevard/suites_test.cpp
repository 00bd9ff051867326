// The suites of all games, over every set of modules that the number of players allows.

#include "boulevard/modules.h"
#include "suite/suite.h"
#include "support/counts.h"

namespace las_vegas::test {
namespace {

bool by_word(const Move& a, const Move& b) { return a.word < b.word; }

// Every allowed set of modules for a number of players, in eight parts that can run side by side.
class EverySet : public testing::TestWithParam<std::tuple<int, unsigned>> {};
constexpr unsigned kParts = 8;

std::vector<unsigned> sets_of(const EverySet::ParamType& param) {
    std::vector<unsigned> mine;
    const std::vector<unsigned> all = allowed_sets(std::get<0>(param));
    for (std::size_t i = std::get<1>(param); i < all.size(); i += kParts) mine.push_back(all[i]);
    return mine;
}

/// Games with all their texts take long: each set is played by some numbers of players, in a long run by all,
/// and with sanitizers some sets are.
bool is_turn_of(unsigned set, int seats) {
    constexpr unsigned kTurns = support::kSanitized ? 16 : 4;
    return support::is_long() || (set + static_cast<unsigned>(seats)) % kTurns == 0;
}

TEST_P(EverySet, random_games) {
    const int seats = std::get<0>(GetParam());
    for (const unsigned set : sets_of(GetParam())) {
        if (!is_turn_of(set, seats)) continue;
        const std::string others = std::string(R"("rounds":)") + (set % 16 == 5 ? "4" : "1");
        suite::random_games<LasVegas>(suite::setup<LasVegas>(seats, options_of(set, others)),
                                      {.seed = set + 1,
                                       .games = 1,
                                       .most_entries = 4000,
                                       .conserve = nothing_is_lost,
                                       .before = by_word});
        if (HasFailure()) return;
    }
}

TEST_P(EverySet, read_views) {
    const int seats = std::get<0>(GetParam());
    for (const unsigned set : sets_of(GetParam())) {
        suite::read_views<LasVegas>(suite::setup<LasVegas>(seats, options_of(set, R"("rounds":1)")),
                                    {.seed = set + 1, .every = 67});
        if (HasFailure()) return;
    }
}

/// The same sets once more, whole games without the texts.
TEST_P(EverySet, nothing_is_lost_in_whole_games) {
    const int seats = std::get<0>(GetParam());
    for (const unsigned set : sets_of(GetParam())) {
        const auto setup = suite::setup<LasVegas>(seats, options_of(set));
        core::PlayoutHouse house(std::uint64_t{set});
        State state = LasVegas::open(setup);
        for (int entries = 0; !LasVegas::ask(state).is_over(); ++entries) {
            ASSERT_LT(entries, 4000) << options_of(set);
            ASSERT_EQ(nothing_is_lost(state), "") << options_of(set);
            if (LasVegas::ask(state).is_chance()) {
                LasVegas::apply(state, LasVegas::chance(state, house));
                continue;
            }
            LasVegas::Moves moves;
            const Seat seat = LasVegas::ask(state).asked.lowest();
            LasVegas::offer(state, seat, moves);
            ASSERT_FALSE(moves.empty()) << options_of(set);
            LasVegas::apply(state, seat,
                            moves[static_cast<int>(house.below(static_cast<std::uint32_t>(moves.size())))]);
        }
    }
}
INSTANTIATE_TEST_SUITE_P(Boulevard, EverySet,
                         testing::Combine(testing::Range(2, 9), testing::Range(0u, kParts)));

TEST(BoulevardSuite, every_allowed_set_is_there) {
    const std::size_t counts[] = {1024, 1024, 1024, 2048, 1024, 1024, 128};
    for (int seats = 2; seats <= 8; ++seats)
        EXPECT_EQ(allowed_sets(seats).size(), counts[seats - 2]) << seats << " players";
}

TEST(BoulevardSuite, dreams_of_everything) {
    for (int seats = 2; seats <= 8; ++seats)
        suite::dreams<LasVegas>(
            suite::setup<LasVegas>(seats, options_of(all_modules(seats), R"("rounds":2)")),
            {.games = 1, .must_vary = true, .conserve = nothing_is_lost});
}

/// Every position of whole games with all modules, and with those alone that deal cards.
TEST(BoulevardSuite, read_views_of_everything) {
    for (int seats = 2; seats <= 8; ++seats)
        for (const char* others : {R"("rounds":2)", R"("rounds":2,"purses":"open")"})
            suite::read_views<LasVegas>(suite::setup<LasVegas>(seats, options_of(all_modules(seats), others)),
                                        {.every = support::is_long() ? 2 : 7});
}

TEST(BoulevardSuite, renaming_seats_renames_results) {
    for (const int seats : {2, 5, 8})
        suite::renaming<LasVegas>(
            suite::setup<LasVegas>(seats, options_of(all_modules(seats), R"("rounds":1)")), {.games = 1});
}

}  // namespace
}  // namespace las_vegas::test
