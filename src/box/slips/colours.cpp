// The game of hidden colours at a real table: each player knows two colours, which show when the round is
// played (NEW-8).

#include "games/colours/colours.h"

#include "box/pieces.h"
#include "box/slips/dyed.h"
#include "box/typed_book.h"

namespace box {

template <>
struct Slip<colours::HiddenColours> : OpenSlip<colours::HiddenColours> {
    using Game = colours::HiddenColours;
    using Draw = colours::Draw;

    static bool draws_hidden(const State& state) { return state.does == colours::Does::Colours; }

    static std::optional<Draw> draw(const State& state, Clerk& clerk, House& house) {
        using colours::Does;
        switch (state.does) {
            case Does::First: return first(state, clerk);
            case Does::Notes: return notes(state, clerk);
            case Does::Placed:
                return dyed_faces<Draw>(clerk, kit::Colours::all(), colours::kDicePlaced, "NEW-2");
            case Does::Colours: return Game::chance(state, house);
            default: return dyed_roll<Draw>(clerk, state.left.present(), "NEW-4");
        }
    }

    /// NEW-8: before anybody takes notes all show their colours.
    static bool settles(const State& before, const State& after) {
        return colours::colours_are_secret(before.does) && !colours::colours_are_secret(after.does);
    }
    static void reveal(const Match& match, const Entry&, Clerk& clerk, Changes<Game>& changes) {
        colours::ColoursDraw shown{};
        kit::Colours left = kit::Colours::all();
        for (int seat = 0; seat < match.setup().seats; ++seat)
            for (int i = 0; i < colours::kColoursEach; ++i) {
                const auto colour = ask_colour(clerk, left, core::phrase("box.colours", Seat(seat)), "NEW-3",
                                               whose(Seat(seat)), i, colours::kColoursEach);
                if (!colour) return;
                shown.owned[static_cast<unsigned>(seat)].add(*colour);
                left = left.without(kit::Colours::only(*colour));
            }
        changes.emplace_back(last_draw<colours::ColoursDraw>(match), shown);
    }

   private:
    static std::optional<Draw> first(const State& state, Clerk& clerk) {
        const auto seat = ask_seat(clerk, state.setup.seats, "NEW-4", core::phrase("box.first"));
        if (!seat) return {};
        return Draw(colours::FirstDraw{*seat});
    }
    static std::optional<Draw> notes(const State& state, Clerk& clerk) {
        colours::NotesDraw drawn{};
        kit::Notes stack = state.stack;
        for (int casino = 1; casino <= colours::kCasinos; ++casino)
            for (int i = 0; i < colours::kNotesEach; ++i) {
                const auto note = ask_note(clerk, colours::kNotes, stack,
                                           {.what = "note",
                                            .say = core::phrase("box.notes-any", casino),
                                            .gone = core::refuse("NEW-1", "box.note-gone"),
                                            .got = i,
                                            .of = colours::kNotesEach});
                if (!note) return {};
                stack.remove(*note);
                drawn.notes[static_cast<unsigned>(casino - 1)].add(*note);
            }
        return Draw(drawn);
    }
};

template const AnyBook& book<colours::HiddenColours>();

}  // namespace box
