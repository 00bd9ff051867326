// Solitaire at a real table: nothing is hidden.

#include "games/solitaire/solitaire.h"

#include "box/pieces.h"
#include "box/slips/dyed.h"
#include "box/typed_book.h"

namespace box {

template <>
struct Slip<solitaire::Solitaire> : OpenSlip<solitaire::Solitaire> {
    using Draw = solitaire::Draw;

    static std::optional<Draw> draw(const State& state, Clerk& clerk, House&) {
        using solitaire::Does;
        switch (state.does) {
            case Does::Notes: return notes(state, clerk);
            case Does::Rivals: return rivals(state, clerk);
            case Does::Placed: return placed(state, clerk);
            default: return dyed_roll<Draw>(clerk, state.left.present(), "SOLO-4");
        }
    }

   private:
    static std::optional<Draw> notes(const State& state, Clerk& clerk) {
        kit::Fill fill;
        fill.count = {};
        kit::Stack stack = state.stack;
        for (int casino = 1; casino <= kit::kFilledCasinos; ++casino)
            for (kit::Money held; held < solitaire::kMinimum && !stack.empty();) {
                const auto note = ask_note(clerk, kit::kNotesAndHundreds, tops(stack),
                                           {.what = "note",
                                            .say = core::phrase("box.notes", casino),
                                            .gone = core::refuse("SOLO-1", "box.note-gone")});
                if (!note) return {};
                stack.take(*note);
                fill.cards.add(*note);
                ++fill.count[static_cast<unsigned>(casino - 1)];
                held += worth(*note);
            }
        return Draw(fill);
    }
    static std::optional<Draw> rivals(const State& state, Clerk& clerk) {
        kit::Colours left = kit::Colours::all().without(kit::Colours::only(state.setup.colour));
        kit::Colours rivals;
        for (int i = 0; i < state.setup.rivals; ++i) {
            const auto colour =
                ask_colour(clerk, left, core::phrase("box.rival"), "SOLO-2", {}, i, state.setup.rivals);
            if (!colour) return {};
            rivals.add(*colour);
            left = left.without(rivals);
        }
        return Draw(solitaire::RivalsDraw{rivals});
    }
    static std::optional<Draw> placed(const State& state, Clerk& clerk) {
        return dyed_faces<Draw>(clerk, state.rivals, kit::kDiceOfAColour, "SOLO-2");
    }
};

template const AnyBook& book<solitaire::Solitaire>();

}  // namespace box
