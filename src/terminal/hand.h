#pragma once
// The house by hand: somebody types what the real dice and cards show.

#include <string>
#include <string_view>
#include <vector>

#include "match/any_game.h"

namespace terminal {

/// A draw that would be possible now: it shows the form that is wanted.
std::string possible_draw(const match::AnyMatch& match);

/// What typed words can mean as a draw of that form, the likeliest first. `1 1 5 6` are faces; `/` separates
/// lists, as in the notes of casinos `80 / 20 40 / …`, where small numbers are thousands; kinds of dice can
/// be named, `own 1 1 white 6`. JSON is taken as it is.
std::vector<std::string> draws_typed(std::string_view typed, std::string_view form,
                                     const std::vector<std::string>& names);

/// Records what was typed, or says what was wrong with it.
match::Complaint record_typed(match::AnyMatch& match, std::string_view typed);

}  // namespace terminal
