#pragma once
// The JSON Schema of what a game shows and of what happens in it, drawn from its descriptions.

#include "core/describe.h"
#include "core/game.h"
#include "match/json_text.h"

namespace match {

/// The options of a table: each is left out where it is the usual one.
struct OptionsForm {
    std::span<const core::Option> options;

    void shape(core::json::Pen& pen) const {
        pen.open('{').key("type").text("object").key("properties").open('{');
        for (const core::Option& option : options) shape_of(pen.key(option.name), option);
        pen.close('}').key("required").open('[').close(']').close('}');
    }

   private:
    static void shape_of(core::json::Pen& pen, const core::Option& option) {
        switch (option.kind) {
            case core::OptionKind::Switch: return core::Flag{}.shape(pen);
            case core::OptionKind::Number: return core::Number{}.shape(pen);
            case core::OptionKind::OneOf: return core::Words{option.words}.shape(pen);
            case core::OptionKind::Text: pen.open('{').key("type").text("string").close('}'); return;
            case core::OptionKind::Seat: break;
        }
        pen.open('{').key("anyOf").open('[');
        core::SeatForm{}.shape(pen);
        core::Words{option.words}.shape(pen);
        pen.close(']').close('}');
    }
};

/// {"title":"solitaire","$defs":{"table":…,"event":…}}
template <core::Game G>
std::string schema_of() {
    return written([](core::json::Pen& pen) {
        pen.open('{').key("$schema").text("https://json-schema.org/draft/2020-12/schema");
        pen.key("title").text(G::kAbout.name).key("$defs").open('{').key("table");
        {
            const typename G::View seen{};
            core::Draughtsman draughtsman(pen);
            draughtsman.part("options", seen.setup, OptionsForm{G::kAbout.options});
            core::adl::describe_(draughtsman, seen);
        }
        core::draw_events(pen.key("event"), std::type_identity<typename G::Event>{});
        pen.close('}').close('}');
    });
}

}  // namespace match
