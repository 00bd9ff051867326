#pragma once
// Why a request is refused, by kind: what a client is told instead of an answer.

#include <optional>

#include "match/problem.h"

namespace server {

enum class Kind {
    Rule,   // a numbered rule of the game forbids it
    Gate,   // late, doubled, crossed, out of turn
    Table,  // the table is not at the point where this can be done
    Form,   // not a message of the protocol
    Limit,  // too much, too often, too long
    Right,  // not theirs to do
    Store,  // it could not be written down
};
inline constexpr int kKinds = 7;
constexpr const char* name(Kind kind) {
    constexpr const char* kNames[kKinds] = {"rule", "gate", "table", "form", "limit", "right", "store"};
    return kNames[static_cast<int>(kind)];
}

struct Refusal {
    Kind kind;
    match::Problem why;
};
using Refused = std::optional<Refusal>;

/// The "rule" of what this layer refuses: no rule of a game.
inline constexpr const char* kHouseRule = "TABLE";

inline Refusal refused(Kind kind, const core::Refusal& why,
                       words::Language language = words::Language::English) {
    return {kind, match::problem(why, {language, {}})};
}
/// What a match or a set-up refused: a rule of the game, the gate, or the form of the move.
inline Refusal refused(match::Problem why) {
    const Kind kind = why.rule == match::kGate  ? Kind::Gate
                      : why.rule == core::kForm ? Kind::Form
                                                : Kind::Rule;
    return {kind, std::move(why)};
}

}  // namespace server
