#include "box/clerk.h"

#include "match/json_text.h"
#include "match/phrase_text.h"

namespace box {

std::optional<std::size_t> Clerk::next(Ask ask) {
    if (refusal_ || open_) return {};
    if (used_ == said_.size()) {
        open_ = std::move(ask);
        return {};
    }
    const std::string& piece = said_[used_++];
    for (std::size_t i = 0; i < ask.choices.size(); ++i) {
        if (ask.choices[i].piece != piece) continue;
        if (ask.choices[i].left > 0) return i;
        refusal_ = ask.choices[i].why.value_or(ask.gone);
        return {};
    }
    refusal_ = ask.gone;
    return {};
}

void write(core::json::Pen& pen, const Ask& ask) {
    pen.open('{').key("what").text(ask.what).key("say").open('{').key("key").text(ask.say.key);
    pen.key("args").word(match::written_args(ask.say)).close('}');
    pen.key("whose").word(ask.whose.empty() ? "null" : ask.whose);
    pen.key("got").number(ask.got).key("of").number(ask.of).key("may_stop").boolean(ask.may_stop);
    pen.key("choices").open('[');
    for (const Choice& choice : ask.choices) {
        pen.open('{').key("piece").word(choice.piece).key("left");
        if (choice.left == Choice::kMany)
            pen.null();
        else
            pen.number(choice.left);
        pen.close('}');
    }
    pen.close(']').close('}');
}

}  // namespace box
