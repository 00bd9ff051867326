#pragma once
// Why the house refuses a request; docs/protocol.md lists the kinds.

#include "match/problem.h"

namespace server {

using match::ProblemKind;

/// The "rule" of what this layer refuses: no rule of a game.
inline constexpr const char* kHouseRule = "TABLE";

template <class... Args>
match::Problem refuse(ProblemKind kind, words::Language language, const char* key, Args... args) {
    return match::problem(kind, core::Refusal{kHouseRule, core::phrase(key, args...)}, {language, {}});
}
template <class... Args>
match::Problem refuse(ProblemKind kind, const char* key, Args... args) {
    return refuse(kind, words::Language::English, key, args...);
}

}  // namespace server
