#pragma once
// What was wrong, put into words.

#include <optional>
#include <string>

#include "match/phrase_text.h"
#include "words/words.h"

namespace match {

/// What sort of no it is: what a client is told instead of an answer.
enum class ProblemKind {
    Rule,   // a numbered rule of the game forbids it
    Gate,   // late, doubled, crossed, out of turn
    Table,  // the table is not at the point where this can be done
    Form,   // not of the form that is understood
    Limit,  // too much, too often, too long
    Right,  // not theirs to do
    Store,  // it could not be written down, or what was is damaged
};
inline constexpr int kProblemKinds = 7;
inline constexpr const char* kProblemWords[kProblemKinds] = {"rule",  "gate",  "table", "form",
                                                             "limit", "right", "store"};
constexpr const char* name(ProblemKind kind) { return kProblemWords[static_cast<int>(kind)]; }

/// A request that is not allowed. Nothing broke, nothing happened (what breaks is match/failure.h).
struct Problem {
    std::string rule;  // "LV-7"; JOURNAL and GATE where no rule of a game is broken
    std::string key;   // of the catalogue
    std::string text;  // one sentence
    std::string args;  // what was filled into it, as JSON
    ProblemKind kind = ProblemKind::Rule;
};

/// The "rule" of what the gate refuses whatever the game.
inline constexpr const char* kGate = "GATE";

inline Problem problem(ProblemKind kind, const core::Refusal& refusal, const words::Speaker& speaker = {}) {
    return {refusal.rule, refusal.why.key, words::say(refusal.why, speaker), written_args(refusal.why), kind};
}
/// What a match or a set-up refused: a rule of the game, the gate, or the form of the move.
inline Problem problem(const core::Refusal& refusal, const words::Speaker& speaker) {
    const std::string_view rule = refusal.rule;
    const ProblemKind kind = rule == kGate         ? ProblemKind::Gate
                             : rule == core::kForm ? ProblemKind::Form
                                                   : ProblemKind::Rule;
    return problem(kind, refusal, speaker);
}

/// "LV-7: That casino is closed."; what breaks no rule has none in front.
inline std::string in_words(const Problem& problem) {
    return (problem.kind == ProblemKind::Store ? "" : problem.rule + ": ") + problem.text;
}

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
