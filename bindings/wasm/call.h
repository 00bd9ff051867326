#pragma once
// What a host can ask of the engine: one JSON request, one JSON answer.

#include <optional>
#include <string>
#include <string_view>

#include "core/house.h"
#include "core/json.h"
#include "match/any_game.h"

namespace wasm {

/// Requests are objects with one member, the name of what is asked. The engine holds one match at a time.
///
///     {"games":{}}                                            all games: seats, options (core::write_about),
///                                                             presets, and how the numbers of their rules
///                                                             begin
///     {"preset":{"game":…,"preset":…,"seats":4}}              {"options":{…}}, as far as they go with the
///     seats
///     {"check":{"game":…,"seats":4,"options":{…}}}            {"options":{…}}, or why that is not allowed
///     {"seed":"64 hexadecimal digits"}                        the dice of all draws to come
///     {"new":{"game":…,"names":[…],"options":{…}}}            a new match: {"entries":0}
///     {"load":{"journal":"…"}}                                {"entries":n}; a wrong line is refused, with
///                                                             its number in "line", and the match stands as
///                                                             far as the journal was right
///     {"show":{"seat":0,"at":n}}                              what a seat (null: a spectator) knows after n
///     entries
///                                                             (left out: now):
///                                                             {"entries","at","view","offers","can_undo"}
///     {"submit":{"seat":0,"question":7,"move":{…}}}           {"entries":n}
///     {"draw":{}}                                             the house draws once: {"entries":n}
///     {"undo":{"seat":0}}, {"rewind":{"entries":n}}           {"entries":n}
///     {"told":{"seat":0,"from":n}}                            [{"entry":…,"say":{"key":…,"args":[…]}},…]
///     {"happened":{"seat":0,"from":n}}                        [[{"what":…,…,"says":1},…],…]: the events of
///                                                             each entry, and how many of its sentences
///                                                             tell each of them
///     {"lines":{"seat":0,"from":n}}                           [{…},…] as a seat may see them
///     {"journal":{}}                                          {"journal":"…"}, everything
///     {"preview":{"seat":0,"move":{…}}}                       the move made on a copy, before the house
///     draws again:
///                                                             {"view":{…},"told":[…],"happened":[[…]]}
///     {"bot":{"seat":0,"level":…,"playouts":500,"seed":7}}    {"move":{…},"reason":{"key":…,"args":[…]}}
///     {"random":{"game":"las-vegas","seats":4,"options":{"neutral":true},"seed":7,"games":100}}
///         complete games of random legal play: {"games":100,"decisions":…,"fingerprint":"…"}
///
/// What is refused is answered with {"refused":{"rule":"…","key":"…","args":[…]}}. Sentences are keys of the
/// catalogues in src/words and what to fill in.
/// croupier-lab.wasm answers some more (lab/lab.h, lab/box.h).
std::string call(std::string_view request);

/// What the answers to requests have in common: what is refused (perhaps in a line of a journal), pieces of
/// JSON as a list, and what is told.
std::string refused(const match::Problem& problem, std::optional<int> line = {});
void write_list(core::json::Pen& pen, const std::vector<std::string>& pieces);
void write_told(core::json::Pen& pen, const std::vector<match::Told>& told);

/// 64 small hexadecimal digits.
std::optional<core::ChaCha20::Seed> read_seed(core::json::Value written);

}  // namespace wasm
