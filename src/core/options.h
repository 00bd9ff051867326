#pragma once
// What a table can agree on, as data: one table a game. Reading, writing, refusing, help, presets and the
// lobby all come from it.

#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "core/json.h"
#include "core/phrase.h"

namespace core {

enum class OptionKind : std::uint8_t {
    Switch,  // true or false
    Number,  // a whole number in its bounds
    OneOf,   // one of several words
    Seat,    // a seat, or a word for nobody in particular
    Text     // a text that the game itself reads
};

/// The numbers of seats that an option is for, and the rule that says so.
struct ForSeats {
    int fewest = 0, most = 255;
    const char* rule = "";
    const char* why = "";  // key of the refusal
};
/// An option that goes only with another one, a switch.
struct GoesWith {
    const char* option = nullptr;
    const char* rule = "";
    const char* why = "";
};

/// One line of the table. Values are numbers to the table: 0 or 1 of a switch, the place of a word, a seat;
/// the game's set-up keeps them in types of its own.
struct Option {
    const char* name;   // the journal's word: "neutral"
    const char* about;  // key of a sentence of the catalogue that says what it does
    OptionKind kind = OptionKind::Switch;
    int lowest = 0, highest = 1;                         // of a number
    std::span<const char* const> words{};                // of a choice; of a seat the word for nobody
    int usual = 0;                                       // what it is when it is left out …
    int (*usual_for)(int seats, int edition) = nullptr;  // … where that depends on the table
    const char* rule = kForm;                            // refuses a value that is none
    const char* no_such_word = nullptr;  // key of the refusal of another word, where it is not the usual one
    bool harder = false;                 // a game for one is harder the farther this number is from the usual
    ForSeats seats{};
    GoesWith with{};
    int (*get)(const void* setup) = nullptr;
    void (*set)(void* setup, int value) = nullptr;
    // Of a text:
    const char* usual_text = "";
    const char* like = "";  // how such a text looks, for help: "S…A"
    Verdict (*read_text)(void* setup, std::string_view text) = nullptr;
    /// Writes the text; nothing if it is the usual one.
    std::string_view (*write_text)(const void* setup, std::span<char> room) = nullptr;

    constexpr int usual_at(int seat_count, int edition) const {
        return usual_for != nullptr ? usual_for(seat_count, edition) : usual;
    }
    // A line is put together from these.
    constexpr Option usually(int value) const {
        Option option = *this;
        option.usual = value;
        return option;
    }
    constexpr Option usually(int (*value)(int seats, int edition)) const {
        Option option = *this;
        option.usual_for = value;
        return option;
    }
    constexpr Option by(const char* rule_of_values) const {
        Option option = *this;
        option.rule = rule_of_values;
        return option;
    }
    constexpr Option unknown(const char* key) const {
        Option option = *this;
        option.no_such_word = key;
        return option;
    }
    constexpr Option makes_harder() const {
        Option option = *this;
        option.harder = true;
        return option;
    }
    constexpr Option for_seats(int fewest, int most, const char* why_rule, const char* why) const {
        Option option = *this;
        option.seats = {fewest, most, why_rule, why};
        return option;
    }
    constexpr Option goes_with(const char* other, const char* why_rule, const char* why) const {
        Option option = *this;
        option.with = {other, why_rule, why};
        return option;
    }
};

namespace detail {
template <class>
struct MemberOf;
template <class S, class F>
struct MemberOf<F S::*> {
    using Setup = S;
    using Field = F;
};
template <auto Member>
int get_member(const void* setup) {
    using Of = MemberOf<decltype(Member)>;
    return static_cast<int>(static_cast<const typename Of::Setup*>(setup)->*Member);
}
template <auto Member>
void set_member(void* setup, int value) {
    using Of = MemberOf<decltype(Member)>;
    static_cast<typename Of::Setup*>(setup)->*Member = static_cast<typename Of::Field>(value);
}
template <auto Member>
constexpr Option line(const char* name, const char* about, OptionKind kind) {
    Option option{name, about, kind};
    option.get = get_member<Member>;
    option.set = set_member<Member>;
    return option;
}
inline constexpr const char* kLot[] = {"lot"};
inline constexpr const char* kPurses[] = {"hidden", "open"};
}  // namespace detail

/// A field of the set-up that is true or false.
template <auto Member>
constexpr Option switch_option(const char* name, const char* about) {
    return detail::line<Member>(name, about, OptionKind::Switch);
}
template <auto Member>
constexpr Option number_option(const char* name, const char* about, int lowest, int highest) {
    Option option = detail::line<Member>(name, about, OptionKind::Number);
    option.lowest = lowest;
    option.highest = highest;
    return option;
}
/// The field is the place of the word; the first word is the usual one.
template <auto Member>
constexpr Option choice_option(const char* name, const char* about, std::span<const char* const> words) {
    Option option = detail::line<Member>(name, about, OptionKind::OneOf);
    option.words = words;
    return option;
}
/// "first": who begins, a seat or by lot.
template <auto Member>
constexpr Option first_option(const char* rule, const char* about = "option.first") {
    Option option = detail::line<Member>("first", about, OptionKind::Seat).by(rule);
    option.words = detail::kLot;
    return option.usually(index(kByLot));
}
/// "purses": hidden, or open.
template <auto Member>
constexpr Option purses_option(const char* about = "option.purses") {
    return choice_option<Member>("purses", about, detail::kPurses);
}

/// A set of options under a name, written as a journal writes them. What a table cannot have is left out.
struct Preset {
    const char* name;
    std::span<const char* const> options;  // R"("neutral":true)"
};

/// Reads the options of a table of so many seats into a set-up; the usual value of what is left out. The
/// first thing that is wrong, in the order of the table, is refused.
Verdict read_options(std::span<const Option> table, int seats, int edition, json::Value object, void* setup);
/// Writes what differs from the usual.
void write_options(json::Pen& pen, std::span<const Option> table, int seats, int edition, const void* setup);
/// The usual value of an option, as JSON.
void write_usual(json::Pen& pen, const Option& option, int seats, int edition);
/// An option as data, for pages and programs: what kind it is and what it takes, as members of an object.
void write_about(json::Pen& pen, const Option& option, int edition);

}  // namespace core
