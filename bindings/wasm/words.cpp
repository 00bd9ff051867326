// The engine in a page speaks in keys: what people read is put together by the page, which has the catalogues
// of src/words as files, one a language, and can change the language of what was said before.
#include "words/words.h"

#include "match/json_text.h"
#include "match/phrase_text.h"

namespace words {

/// {"key":"lv.rolls","args":[{"seat":0},{"dice":[1,1,5]}]}
std::string say(const core::Phrase& phrase, const Speaker&) {
    return R"({"key":)" + match::quoted(phrase.key) + R"(,"args":)" + match::written_args(phrase) + "}";
}

}  // namespace words
