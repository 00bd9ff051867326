#pragma once
// What croupier-lab.wasm can be asked beyond croupier.wasm. Empty answers: the request was not understood.

#include <string>

#include "match/any_game.h"
#include "match/json_text.h"

namespace wasm {

/// {"hint":{"seat":0,"playouts":2000,"nodes":200000,"seed":7}}: lab::for_page, from what that seat may know.
/// The seat is asked.
std::string hint(const match::AnyMatch& match, core::json::Value asked);
/// {"analyse":{"from":0,"playouts":8,"seed":1}}: lab::for_page of the whole match after so many playouts for
/// each position, and then so many more: `from` is how many there were; 0 begins anew.
std::string analyse(const match::AnyMatch& match, core::json::Value asked);
/// {"redraw":{"key":"64 hexadecimal digits"}}: everything that the house drew, drawn once more with this key:
/// {"draws":31,"wrong":null}, or the number of the first entry that the key does not give.
std::string redraw(const match::AnyMatch& match, core::json::Value asked);

}  // namespace wasm
