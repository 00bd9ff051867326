// The engine in a page speaks in keys: what people read is put together by the page, which has the catalogues
// of src/words as files, one a language, and can change the language of what was said before.
#include "words/words.h"

#include "match/json_text.h"

namespace words {
namespace {

void write(core::json::Pen& pen, const core::Arg& arg) {
    pen.open('{');
    switch (arg.kind) {
        case core::Arg::Kind::Number: pen.key("number").number(arg.value); break;
        case core::Arg::Kind::Money: pen.key("money").number(arg.value); break;
        case core::Arg::Kind::Seat: pen.key("seat").number(arg.value); break;
        case core::Arg::Kind::Word: pen.key("word").text(arg.word); break;
        case core::Arg::Kind::Text: pen.key("text").text(arg.text); break;
        case core::Arg::Kind::Dice: {
            const core::Faces dice{static_cast<std::uint64_t>(arg.value)};
            pen.key("dice").open('[');
            for (int face = 1; face <= core::kFaces; ++face)
                for (int i = 0; i < dice.count(core::Face(face)); ++i) pen.number(face);
            pen.close(']');
            break;
        }
    }
    pen.close('}');
}

}  // namespace

/// {"key":"lv.rolls","args":[{"seat":0},{"dice":[1,1,5]}]}
std::string say(const core::Phrase& phrase, const Speaker&) {
    return match::written([&](core::json::Pen& pen) {
        pen.open('{').key("key").text(phrase.key).key("args").open('[');
        for (const core::Arg& arg : phrase.args) write(pen, arg);
        pen.close(']').close('}');
    });
}

}  // namespace words
