#pragma once
// A referee for a real table: what croupier-lab.wasm can be asked when people play with the box. Empty
// answers: the request was not understood.

#include <memory>
#include <string>

#include "match/any_game.h"
#include "match/json_text.h"

namespace wasm {

/// {"tray":{"seat":0,"move":{…},"said":[…]}}: what is to be said next of the entry that is being made; "seat"
/// only for a seat's answer, "move" only if it is known at once.
///     {"ask":{…},"made":false,"hidden":false}      what is asked (box/clerk.h)
///     {"ask":null,"made":true,"hidden":true,"view":{…},"told":[…]}  nothing more: {"enter":…} would make it,
///     and this
///                                                  is what all would see then
std::string tray(const match::AnyMatch& match, core::json::Value asked);
/// {"enter":{…}}: the same, and the entry is made.
std::string enter(std::unique_ptr<match::AnyMatch>& match, core::json::Value asked);
/// {"possible":{"seat":0}}: the answers that a seat could give, whatever it holds.
std::string possible(const match::AnyMatch& match, core::json::Value asked);

}  // namespace wasm
