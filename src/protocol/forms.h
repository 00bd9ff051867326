#pragma once
// The forms that messages and table events share.

#include "protocol/walkers.h"
#include "words/words.h"

namespace protocol {

using core::Flag;
using core::Number;
using core::Seat;
using match::Piece;
using match::Text;
using Time = std::int64_t;  // milliseconds since 1970

inline constexpr Number kCount{0, 1'000'000'000};
inline constexpr Number kTime{0, INT64_MAX};

/// How far a table is.
enum class Status { Open, Playing, Over };
inline constexpr const char* kStatusWords[] = {"open", "playing", "over"};
inline constexpr core::Words kStatus{kStatusWords};

/// 12 characters of 0-9a-z.
inline bool is_table_id(std::string_view text) {
    return text.size() == 12 && text.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyz") == text.npos;
}
/// 32 hexadecimal digits.
inline bool is_hex32(std::string_view text) {
    return text.size() == 32 && text.find_first_not_of("0123456789abcdef") == text.npos;
}
inline constexpr Text kTableId{is_table_id}, kHex32{is_hex32};

/// Nobody's seat is null.
inline constexpr core::OrNull<core::SeatForm, Seat> kSeatOrNull{{}, core::kSpectator};

/// A seat that somebody asks for. Which seats there are the table says: a number that no table has is no
/// seat.
struct AskedSeat {
    void write(core::json::Pen& pen, Seat seat) const { pen.number(core::index(seat)); }
    bool read(core::json::Value json, Seat& seat) const {
        std::int64_t number = 0;
        if (!kCount.read(json, number)) return false;
        seat = number < core::kMostSeats ? Seat(number) : core::kSpectator;
        return true;
    }
};

/// Seconds that an answer may take; null for as long as it takes.
inline constexpr core::OrNull<Number, int> kTimer{{1, 1'000'000'000}, 0};

struct LanguageForm {
    void write(core::json::Pen& pen, words::Language language) const { pen.text(words::code(language)); }
    bool read(core::json::Value json, words::Language& language) const {
        const auto known = json.is(core::json::Kind::Text) ? words::language(json.written()) : std::nullopt;
        if (known) language = *known;
        return known.has_value();
    }
};

/// Who is to sit at a seat: {"kind":"person"} or {"kind":"bot","level":"regular"}.
struct Place {
    Place() = default;
    Place(std::string bot) : level(std::move(bot)) {}
    Place(const char* bot) : level(bot) {}
    std::string level;  // empty: a person
    bool operator==(const Place&) const = default;
};
struct PlaceForm {
    void write(core::json::Pen& pen, const Place& place) const {
        pen.open('{').key("kind").text(place.level.empty() ? "person" : "bot");
        if (!place.level.empty()) pen.key("level").text(place.level);
        pen.close('}');
    }
    bool read(core::json::Value json, Place& place) const {
        if (json["kind"].is_text("person") && json.size() == 1) return true;
        return json["kind"].is_text("bot") && json.size() == 2 && Text{}.read(json["level"], place.level) &&
               !place.level.empty();
    }
};
inline constexpr match::ManyOf<PlaceForm> kPlaces{};

}  // namespace protocol
