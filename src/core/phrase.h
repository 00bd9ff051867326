#pragma once
// What the rules say to people: a key of the catalogue and what to fill in. The words themselves, in each
// language, are in src/words.

#include <cstdint>
#include <string_view>

#include "core/faces.h"
#include "core/few.h"
#include "core/seat.h"

namespace core {

/// One thing to fill into a sentence.
struct Arg {
    enum class Kind : std::uint8_t { Number, Money, Seat, Word, Dice, Text };
    Kind kind;
    std::int64_t value;
    const char* word;       // a key of the catalogue
    std::string_view text;  // as it was written by somebody

    constexpr Arg() : kind(Kind::Number), value(0), word(nullptr) {}
    constexpr Arg(int number) : kind(Kind::Number), value(number), word(nullptr) {}
    constexpr Arg(core::Seat seat) : kind(Kind::Seat), value(index(seat)), word(nullptr) {}
    constexpr Arg(const char* key) : kind(Kind::Word), value(0), word(key) {}
    constexpr Arg(Faces dice)
        : kind(Kind::Dice), value(static_cast<std::int64_t>(dice.packed)), word(nullptr) {}
    /// Words from outside: they live as long as what they were read from, so a refusal with them is put into
    /// words at once.
    static constexpr Arg quote(std::string_view words) {
        Arg arg;
        arg.kind = Kind::Text;
        arg.text = words;
        return arg;
    }
    static constexpr Arg money(std::int64_t dollars) {
        Arg arg;
        arg.kind = Kind::Money;
        arg.value = dollars;
        return arg;
    }
};

struct Phrase {
    const char* key;
    Few<Arg, 8> args;
};

template <class... Args>
constexpr Phrase phrase(const char* key, Args... args) {
    Phrase made{key, {}};
    (made.args.add(Arg(args)), ...);
    return made;
}

/// What is told of one entry of a game, and of what followed from it.
using Sentences = Few<Phrase, 64>;

/// Why something is refused: the number of the rule that forbids it ("LV-7"), and the sentence.
struct Refusal {
    const char* rule;
    Phrase why;
};

template <class... Args>
constexpr Refusal refuse(const char* rule, const char* key, Args... args) {
    return Refusal{rule, phrase(key, args...)};
}

/// The "rule" of a refusal that comes from the form of a journal, not from a game.
inline constexpr const char* kForm = "JOURNAL";

/// A value, or why there is none: how errors travel below src/match, where nothing is thrown.
template <class T>
class Or {
   public:
    constexpr Or(const T& value) : value_(value), refusal_{}, fine_(true) {}
    constexpr Or(const Refusal& refusal) : value_{}, refusal_(refusal), fine_(false) {}

    constexpr explicit operator bool() const { return fine_; }
    constexpr const T& operator*() const { return value_; }
    constexpr T& operator*() { return value_; }
    constexpr const T* operator->() const { return &value_; }
    constexpr const Refusal& refusal() const { return refusal_; }

   private:
    T value_;
    Refusal refusal_;
    bool fine_;
};

struct Fine {};
/// Fine, or refused.
using Verdict = Or<Fine>;
inline constexpr Fine kFine{};

}  // namespace core
