#include "fair/statistics.h"

#include "match/json_text.h"

namespace fair {
namespace {

using core::json::Kind;
using core::json::Value;

/// Every number and word below a value; lists count as what they hold.
template <class Count>
void leaves(Value value, const std::string& kind, const Count& count) {
    for (const Value part : value) {
        const std::string name =
            value.is(Kind::Object) ? (kind.empty() ? "" : kind + ".") + std::string(part.key()) : kind;
        if (part.is(Kind::Object) || part.is(Kind::List))
            leaves(part, name, count);
        else if (!part.is(Kind::Null))
            count(name, std::string(part.written()));
    }
}

}  // namespace

void Statistics::count(std::string_view line) {
    const match::Document document(line);
    if (!document) return;
    leaves(document.value()["house"], "",
           [this](const std::string& kind, const std::string& value) { ++kinds_[kind][value]; });
}

std::string Statistics::json() const {
    return match::written([&](core::json::Pen& pen) {
        pen.open('{');
        for (const auto& [kind, values] : kinds_) {
            pen.key(kind).open('{');
            for (const auto& [value, times] : values) pen.key(value).number(times);
            pen.close('}');
        }
        pen.close('}');
    });
}

}  // namespace fair
