#pragma once
// What was wrong, put into words.

#include <optional>
#include <string>

#include "match/phrase_text.h"
#include "words/words.h"

namespace match {

struct Problem {
    std::string rule;  // "LV-7"; JOURNAL and GATE where no rule of a game is broken
    std::string key;   // of the catalogue
    std::string text;  // one sentence
    std::string args;  // what was filled into it, as JSON
};

inline Problem problem(const core::Refusal& refusal, const words::Speaker& speaker) {
    return {refusal.rule, refusal.why.key, words::say(refusal.why, speaker), written_args(refusal.why)};
}

/// The "rule" of what the gate refuses whatever the game.
inline constexpr const char* kGate = "GATE";

/// Nothing, or what was wrong.
using Complaint = std::optional<Problem>;

/// A value, or what was wrong.
template <class T>
struct Result {
    std::optional<T> value;
    Problem wrong;

    Result(T made) : value(std::move(made)) {}
    Result(Problem problem) : wrong(std::move(problem)) {}
    explicit operator bool() const { return value.has_value(); }
    T& operator*() { return *value; }
    T* operator->() { return &*value; }
};

}  // namespace match
