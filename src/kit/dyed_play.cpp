#include "kit/dyed_play.h"

namespace kit {

core::Or<Placing> read_move(std::type_identity<Placing>, core::json::Value value) {
    const std::optional<int> face = read_number(value["place"], 1, core::kFaces);
    if (!face || !core::json::only_has(value, "place")) return core::refuse(core::kForm, "move.unknown");
    return Placing{core::Face(*face)};
}

void write(core::json::Pen& pen, const Placing& move) {
    pen.open('{').key("place").number(core::pips(move.place)).close('}');
}

core::Phrase placing(const char* named, const char* many, const DyedPlaced& placed) {
    const int dice = placed.dice.count();
    const bool few = dice <= kColoursInASentence;
    core::Phrase said = core::phrase(few ? named : many, placed.seat, dice, core::pips(placed.casino));
    if (few) add_words(said, placed.dice, kColoursInASentence);
    return said;
}

}  // namespace kit
