#pragma once
// How cards, machines, tokens and players look in JSON: in entries, events and views alike.

#include <optional>
#include <string_view>

#include "core/describe.h"
#include "games/las_vegan/words.h"

namespace las_vegan {

std::optional<Card> read_card(core::json::Value value);
std::optional<Machine> read_machine(core::json::Value value);
std::optional<Token> read_token(core::json::Value value);

/// "R7"
struct CardForm {
    void write(core::json::Pen& pen, Card card) const { pen.text(text(card)); }
    bool read(core::json::Value json, Card& card) const;
    void shape(core::json::Pen& pen) const { pen.open('{').key("type").text("string").close('}'); }
};

/// Cards by colour and rank when written, in any order when read: ["B0","R7"].
struct CardsForm {
    void write(core::json::Pen& pen, Cards cards) const;
    bool read(core::json::Value json, Cards& cards) const;
    void shape(core::json::Pen& pen) const { core::ListOf<CardForm>{}.shape(pen); }
};

/// A colour's letter: "B".
struct LetterForm {
    void write(core::json::Pen& pen, int colour) const { pen.text({&kColourLetters[colour], 1}); }
    void shape(core::json::Pen& pen) const { CardForm{}.shape(pen); }
};

/// Colours as bits: ["B","V"].
struct LettersForm {
    void write(core::json::Pen& pen, std::uint8_t colours) const;
    bool read(core::json::Value json, std::uint8_t& colours) const;
    void shape(core::json::Pen& pen) const { core::ListOf<LetterForm>{}.shape(pen); }
};

/// A seat's number, or "bank" where the bank plays.
struct PlayerForm {
    Setup setup{};

    void write(core::json::Pen& pen, Seat player) const;
    bool read(core::json::Value json, Seat& player) const;
    void shape(core::json::Pen& pen) const;
};

/// "B" or "4", and "golden" for the golden machine.
struct MachineForm {
    void write(core::json::Pen& pen, Machine machine) const { pen.text(text(machine)); }
    void write(core::json::Pen& pen, Spot machine) const {
        pen.text(is_golden(machine) ? "golden" : text(machine_of(machine)));
    }
    bool read(core::json::Value json, Machine& machine) const;
    void shape(core::json::Pen& pen) const { CardForm{}.shape(pen); }
};

/// Machines as bits, in the order of the table in setup.h: ["B","4"].
struct MachinesForm {
    void write(core::json::Pen& pen, std::uint16_t machines) const;
    bool read(core::json::Value json, std::uint16_t& machines) const;
    void shape(core::json::Pen& pen) const { core::ListOf<MachineForm>{}.shape(pen); }
};

/// 0 to 3, or "gold".
struct TokenForm {
    void write(core::json::Pen& pen, Token token) const;
    bool read(core::json::Value json, Token& token) const;
    void shape(core::json::Pen& pen) const;
};

/// Where a token may lie: on a machine, the golden one at "min" or "max", or nowhere (null).
struct SpotForm {
    Token token{};

    void write(core::json::Pen& pen, Spot spot) const;
    bool read(core::json::Value json, Spot& spot) const;
    void shape(core::json::Pen& pen) const;
};

/// The faces of all tokens as bits, and of them the number that this one shows.
struct FaceForm {
    Token token{};

    void write(core::json::Pen& pen, std::uint8_t faces) const { pen.number(face_of(token, faces)); }
    bool read(core::json::Value json, std::uint8_t& faces) const;
    void shape(core::json::Pen& pen) const { core::Number{}.shape(pen); }
};

/// A number for each seat, and null for none.
using PerSeat = core::Few<int, kMostSeats>;
using PerSeatForm = core::ListOf<core::Number>;
using PerSeatOrNull = core::OrNull<PerSeatForm, PerSeat>;

}  // namespace las_vegan
