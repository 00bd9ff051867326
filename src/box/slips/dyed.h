#pragma once
// Dice of eight colours, said colour by colour: for solitaire and for the game of hidden colours.

#include "box/pieces.h"
#include "kit/dyed_text.h"

namespace box {

/// One of some colours.
inline std::optional<kit::Colour> ask_colour(Clerk& clerk, kit::Colours left, const core::Phrase& say,
                                             const char* rule, const std::string& whose, int got, int of) {
    Ask ask{.what = "colour", .say = say, .gone = core::refuse(rule, "box.colour-gone"), .whose = whose};
    ask.got = got;
    ask.of = of;
    for (const kit::Colour colour : kit::Colours::all())
        ask.add(match::quoted(kit::name(colour)), left.has(colour) ? 1 : 0);
    const auto said = clerk.next(std::move(ask));
    if (!said) return {};
    return kit::Colour(*said);
}

/// One die of each of these colours.
template <class Draw>
std::optional<Draw> dyed_roll(Clerk& clerk, kit::Colours colours, const char* rule) {
    kit::ColourRoll roll{};
    for (const kit::Colour colour : colours) {
        const auto face = ask_dice(clerk, 1, rule, core::phrase("box.roll-colour", kit::word(colour)),
                                   match::quoted(kit::name(colour)));
        if (!face) return {};
        for (int pips = 1; pips <= core::kFaces; ++pips)
            roll.shows += kit::PerColour::of(colour, pips * face->count(Face(pips)));
    }
    return Draw(roll);
}

/// So many dice of each of these colours, which lie where they fall.
template <class Draw>
std::optional<Draw> dyed_faces(Clerk& clerk, kit::Colours colours, int dice, const char* rule) {
    kit::ColourFaces thrown;
    for (const kit::Colour colour : colours) {
        const auto faces =
            ask_dice(clerk, dice, rule, core::phrase("box.placed-colour", kit::word(colour), dice),
                     match::quoted(kit::name(colour)));
        if (!faces) return {};
        thrown.of[static_cast<unsigned>(colour)] = *faces;
    }
    return Draw(thrown);
}

}  // namespace box
