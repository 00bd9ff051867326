// What happens in the dice game with its modules: what is paid adds up, and nobody hears what is hidden.

#include "boulevard/actions.h"
#include "boulevard/modules.h"
#include "support/table.h"

namespace las_vegas::test {
namespace {

/// Hears what every seat gets and gives, and what they count at the end.
struct Books {
    BySeat<Money> paid{}, scored{}, notes{};
    int seats_scored = 0;

    void add(BySeat<Money>& column, Seat seat, int dollars) {
        column[static_cast<unsigned>(seat)].dollars += dollars;
    }
    void operator()(const Paid& event) {
        if (event.owner != kWhite) add(paid, Seat(event.owner), worth(event.note).dollars);
    }
    void operator()(const SwappedAway& event) { add(paid, event.seat, -worth(event.note.value).dollars); }
    void operator()(const NoteDrawn& event) {
        if (event.seat != kNobody) add(paid, event.seat, worth(event.note.value).dollars);
    }
    void operator()(const Scored& event) {
        add(notes, event.seat, event.notes.dollars);
        add(scored, event.seat, (event.notes + event.announcement + event.tokens).dollars);
        ++seats_scored;
    }
    template <class Other>
    void operator()(const Other&) {}
};

TEST(BoulevardEvents, LV_16_what_was_paid_is_what_is_scored_and_what_wins) {
    for (int seats = 2; seats <= 8; ++seats)
        for (int game = 0; game < 6; ++game) {
            const unsigned modules = game == 0 ? 0 : all_modules(seats);
            State state = LasVegas::open(suite::setup<LasVegas>(seats, options_of(modules)));
            core::PlayoutHouse house(static_cast<std::uint64_t>(100 * seats + game));
            Books books;
            while (!LasVegas::ask(state).is_over()) {
                if (LasVegas::ask(state).is_chance()) {
                    LasVegas::apply(state, LasVegas::chance(state, house), books);
                    continue;
                }
                const Seat seat = LasVegas::ask(state).asked.lowest();
                const auto moves = suite::offers<LasVegas>(state, seat);
                LasVegas::apply(state, seat, moves[house.below(static_cast<std::uint32_t>(moves.size()))],
                                books);
            }
            EXPECT_EQ(books.seats_scored, seats);
            EXPECT_EQ(books.paid, books.notes) << seats << " players, game " << game;
            for (unsigned seat = 0; seat < static_cast<unsigned>(seats); ++seat)
                EXPECT_EQ(books.scored[seat].dollars, LasVegas::score(state).money[seat]);
        }
}

/// What a draw leads to, as somebody is told it.
std::string happened(const State& state, const std::string& draw, Seat viewer) {
    const match::Document document(draw);
    const auto read = LasVegas::read_draw(state, document.value());
    EXPECT_TRUE(bool(read)) << draw;
    return support::told_aside(match::written([&](core::json::Pen& pen) {
               match::write_happened<LasVegas>(pen, state, {core::kHouse, {}, *read, 0}, viewer);
           }))
        .dump();
}

TEST(BoulevardEvents, BV_19_and_ACT_1_cards_are_heard_of_by_who_holds_them) {
    State state = LasVegas::open(suite::setup<LasVegas>(3, R"({"first":0,"bonus":true,"actions":true})"));
    core::PlayoutHouse house(3);
    LasVegas::apply(state, LasVegas::chance(state, house));
    const std::string bonus = R"({"bonus":[[20000,30000],[20000,60000],[40000,50000]]})";
    EXPECT_EQ(happened(state, bonus, Seat(1)),
              R"([{"what":"bonus-dealt","seats":[{"bonus":null},{"bonus":[20000,60000]},{"bonus":null}]}])");
    EXPECT_EQ(happened(state, bonus, core::kSpectator),
              R"([{"what":"bonus-dealt","seats":[{"bonus":null},{"bonus":null},{"bonus":null}]}])");
    LasVegas::apply(state, LasVegas::chance(state, house));
    const std::string actions = R"({"actions":[["pass","swap"],["reroll","double"],["win-tie","middle"]]})";
    EXPECT_EQ(
        happened(state, actions, Seat(0)),
        R"([{"what":"actions-dealt","seats":[{"cards":["pass","swap"]},{"cards":null},{"cards":null}]},)"
        R"({"what":"turn","seat":0}])");
}

}  // namespace
}  // namespace las_vegas::test
