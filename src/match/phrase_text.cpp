#include "match/phrase_text.h"

#include "match/json_text.h"

namespace match {
namespace {

void write(core::json::Pen& pen, const core::Arg& arg) {
    switch (arg.kind) {
        case core::Arg::Kind::Number: pen.key("number").number(arg.value); return;
        case core::Arg::Kind::Money: pen.key("money").number(arg.value); return;
        case core::Arg::Kind::Seat: pen.key("seat").number(arg.value); return;
        case core::Arg::Kind::Word: pen.key("word").text(arg.word); return;
        case core::Arg::Kind::Text: pen.key("text").text(arg.text); return;
        case core::Arg::Kind::Dice: break;
    }
    const core::Faces dice{static_cast<std::uint64_t>(arg.value)};
    pen.key("dice").open('[');
    for (int face = 1; face <= core::kFaces; ++face)
        for (int i = 0; i < dice.count(core::Face(face)); ++i) pen.number(face);
    pen.close(']');
}

}  // namespace

std::string written_args(const core::Phrase& phrase) {
    return written([&](core::json::Pen& pen) {
        pen.open('[');
        for (const core::Arg& arg : phrase.args) {
            pen.open('{');
            write(pen, arg);
            pen.close('}');
        }
        pen.close(']');
    });
}

}  // namespace match
