#pragma once
// The journal's words for dice of eight colours. Objects keyed by colour are written in the order of the
// colours; reading takes any order.

#include <optional>

#include "core/json.h"
#include "kit/dyed.h"

namespace kit {

/// The catalogue's key of a colour's name.
const char* word(Colour colour);
std::optional<Colour> read_colour(core::json::Value value);

/// ["red","grey"], in the order of the colours.
void write(core::json::Pen& pen, Colours colours);
/// A list of different colours in any order.
core::Or<Colours> read_colours(core::json::Value list, const char* rule);

/// {"red":3,"grey":1}: colours without a number are left out.
void write(core::json::Pen& pen, PerColour numbers);
/// One die of each of some colours: {"red":3,"green":1}.
core::Or<ColourRoll> read_colour_roll(core::json::Value object, const char* rule);

/// {"blue":[1,1,2]}: the faces of a colour in rising order, colours without dice left out.
void write(core::json::Pen& pen, const ColourFaces& thrown);
core::Or<ColourFaces> read_colour_faces(core::json::Value object, const char* rule);

/// Colours put into words at the end of a sentence that has room for so many of them: the places that are
/// left over are filled with nothing.
void add_words(core::Phrase& phrase, Colours colours, int room);
/// After three other things a sentence has room for so many.
inline constexpr int kColoursInASentence = 5;

}  // namespace kit
