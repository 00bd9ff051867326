#pragma once
// Who walks through the descriptions of messages and table events (core/describe.h says what a description
// is). Besides what all walkers know, these know for whom something is written: the store keeps what viewers
// are not told, and viewers are told what follows from the events before.
//
//   template <class D>
//   void describe(D& d, core::Like<Sat> auto& sat) {
//       d.part("seat", sat.seat);
//       d.part("name", sat.name);
//       d.kept("token", sat.token);                // in the store alone
//   }

#include <optional>
#include <variant>

#include "match/forms.h"

namespace protocol {

/// For whom a table event is written.
enum class For {
    Store,     // everything, to be read again
    Seats,     // as everybody at the table is told
    Watchers,  // as those who came by the spectators' link are told
};

class Writer : public core::Writer {
   public:
    explicit Writer(core::json::Pen& pen, For reader = For::Seats) : core::Writer(pen), for_(reader) {}

    template <class T, class Form = core::FormOf<T>>
    void kept(const char* name, const T& value, const Form& form = {}) {
        part_if(for_ == For::Store, name, value, form);
    }
    template <class T, class Form = core::FormOf<T>>
    void kept_unless(const std::type_identity_t<T>& usual, const char* name, const T& value,
                     const Form& form = {}) {
        if (for_ == For::Store) unless(usual, name, value, form);
    }
    template <class T, class Form = core::FormOf<T>>
    void told(const char* name, const T& value, const Form& form = {}) {
        part_if(for_ != For::Store, name, value, form);
    }
    template <class T, class Form = core::FormOf<T>>
    void told_unless(const std::type_identity_t<T>& usual, const char* name, const T& value,
                     const Form& form = {}) {
        if (for_ != For::Store) unless(usual, name, value, form);
    }
    void for_seats(const char* name, const std::string& value) {
        part_if(for_ != For::Watchers, name, value);
    }
    void for_watchers(const char* name, const std::string& value) {
        part_if(for_ != For::Seats, name, value);
    }
    void raw(const char* name, const match::Piece& piece) { part(name, piece); }
    /// There, or left out.
    template <class T, class Form = core::FormOf<T>>
    void maybe(const char* name, const std::optional<T>& value, const Form& form = {}) {
        if (value) part(name, *value, form);
    }
    void pieces(const char* name, const std::vector<match::Piece>& all) { part(name, all); }
    /// A line of a journal: what a seat or the house said.
    void line(const char* name, const auto& entry) {
        if (entry.line) return part(name, entry.line);
        pen().key(name).open('{');
        if (entry.seat == core::kHouse) {
            part("house", entry.said);
        } else {
            part("seat", entry.seat);
            part("move", entry.said);
        }
        pen().close('}');
    }
    /// A list of things that have descriptions.
    template <class T>
    void things(const char* name, const std::vector<T>& all) {
        pen().key(name).open('[');
        for (const T& thing : all) {
            pen().open('{');
            describe(*this, thing);
            pen().close('}');
        }
        pen().close(']');
    }
    /// A thing that has a description, or null.
    template <class T>
    void thing(const char* name, const std::optional<T>& value) {
        pen().key(name);
        if (!value) {
            pen().null();
            return;
        }
        pen().open('{');
        describe(*this, *value);
        pen().close('}');
    }
    template <class T>
    void thing(const char* name, const T& value) {
        object(name, [&](core::Writer&) { describe(*this, value); });
    }
    /// "word":{…}: one of several kinds of things, each with a word.
    template <class... Kinds>
    void one_of(const std::variant<std::monostate, Kinds...>& what) {
        std::visit([this](const auto& one) { this->write_one(one); }, what);
    }

   private:
    void write_one(std::monostate) {}
    template <class T>
    void write_one(const T& one) {
        pen().key(T::kWord).open('{');
        describe(*this, one);
        pen().close('}');
    }
    For for_;
};

/// What is wrong with something that was read: a part that is missing or not of its form, or one that nobody
/// asked for.
struct Doubt {
    std::string part;
    enum class Wrong { Nothing, Part, Extra, Kind } wrong = Wrong::Nothing;

    bool fine() const { return wrong == Wrong::Nothing; }
    void add(Wrong what, std::string_view name) {
        if (!fine()) return;
        wrong = what;
        part = name.substr(0, 40);
    }
};

/// How to read: with none nothing but what is described may stand there; with some a newer program may have
/// written more.
enum class Mercy { None, Some };

class Reader {
   public:
    static constexpr bool kReads = true;
    Reader(const match::Piece& object, Doubt& doubt, For written, Mercy mercy)
        : object_(object), doubt_(doubt), for_(written), mercy_(mercy) {
        if (!value().is(core::json::Kind::Object)) doubt.add(Doubt::Wrong::Part, "object");
    }

    template <class T, class Form = core::FormOf<T>>
    void part(const char* name, T& value, const Form& form = {}) {
        if (!form.read(find(name), value)) wrong(name);
    }
    /// Any JSON, but it has to be there.
    void part(const char* name, match::Piece& piece) {
        piece = object_.inside(find(name));
        if (!piece) wrong(name);
    }
    /// An object that is read elsewhere.
    void raw(const char* name, match::Piece& piece) {
        part(name, piece);
        if (!piece.is(core::json::Kind::Object)) wrong(name);
    }
    template <class T, class Form = core::FormOf<T>>
    void part_if(bool there, const char* name, T& value, const Form& form = {}) {
        if (there) part(name, value, form);
    }
    template <class T, class Form = core::FormOf<T>>
    void unless(const std::type_identity_t<T>& usual, const char* name, T& value, const Form& form = {}) {
        value = usual;
        if (find(name)) part(name, value, form);
    }
    void unless(const match::Piece& usual, const char* name, match::Piece& piece) {
        piece = usual;
        if (find(name)) part(name, piece);
    }
    template <class T>
    void mark(const char* name, T& value) {
        const core::json::Value json = find(name);
        if (json && !(json.is(core::json::Kind::Boolean) && json.boolean())) wrong(name);
        value = static_cast<T>(bool(json));
    }
    template <class T, class Form = core::FormOf<T>>
    void kept(const char* name, T& value, const Form& form = {}) {
        part_if(for_ == For::Store, name, value, form);
    }
    template <class T, class Form = core::FormOf<T>>
    void kept_unless(const std::type_identity_t<T>& usual, const char* name, T& value,
                     const Form& form = {}) {
        if (for_ == For::Store) unless(usual, name, value, form);
    }
    template <class T, class Form = core::FormOf<T>>
    void told(const char* name, T& value, const Form& form = {}) {
        part_if(for_ != For::Store, name, value, form);
    }
    void told(const char* name, match::Piece& piece) {
        if (for_ != For::Store) part(name, piece);
    }
    template <class T, class Form = core::FormOf<T>>
    void told_unless(const std::type_identity_t<T>& usual, const char* name, T& value,
                     const Form& form = {}) {
        if (for_ != For::Store) unless(usual, name, value, form);
    }
    void told_unless(const match::Piece& usual, const char* name, match::Piece& piece) {
        if (for_ != For::Store) unless(usual, name, piece);
    }
    void for_seats(const char* name, std::string& value) { side(name, value); }
    void for_watchers(const char* name, std::string& value) { side(name, value); }
    template <class T, class Form = core::FormOf<T>>
    void maybe(const char* name, std::optional<T>& value, const Form& form = {}) {
        value.reset();
        if (find(name)) part(name, value.emplace(), form);
    }
    void pieces(const char* name, std::vector<match::Piece>& all) {
        all.clear();
        const core::json::Value list = find(name);
        if (!list.is(core::json::Kind::List)) return wrong(name);
        for (const core::json::Value item : list) all.push_back(object_.inside(item));
    }
    void line(const char* name, auto& entry) {
        part(name, entry.line);
        const core::json::Value line = entry.line.value(), house = line["house"], move = line["move"];
        entry.seat = core::kHouse;
        if (!house && !core::SeatForm{}.read(line["seat"], entry.seat)) return wrong(name);
        if (!(house ? house : move) || line.size() != (house ? 1 : 2)) return wrong(name);
        entry.said = entry.line.inside(house ? house : move);
    }
    template <class T>
    void things(const char* name, std::vector<T>& all) {
        all.clear();
        const core::json::Value list = find(name);
        if (!list.is(core::json::Kind::List)) return wrong(name);
        for (const core::json::Value item : list) go_into(item, name, all.emplace_back());
    }
    template <class T>
    void thing(const char* name, std::optional<T>& value) {
        value.reset();
        const core::json::Value json = find(name);
        if (!json.is(core::json::Kind::Null)) go_into(json, name, value.emplace());
    }
    template <class T>
    void thing(const char* name, T& value) {
        go_into(find(name), name, value);
    }
    template <class... Kinds>
    void one_of(std::variant<std::monostate, Kinds...>& what) {
        what = std::monostate{};
        for (const core::json::Value member : value())
            if (!knows(member.key())) (read_if<Kinds>(member, what) || ...);
        if (std::holds_alternative<std::monostate>(what) && mercy_ == Mercy::None) {
            for (const core::json::Value member : value())
                if (!knows(member.key())) doubt_.add(Doubt::Wrong::Kind, member.key());
            doubt_.add(Doubt::Wrong::Kind, "");
        }
    }
    /// Something that no form can say has to be so; otherwise this part is wrong.
    void want(bool so, const char* name) {
        if (!so) wrong(name);
    }
    /// Once every part has been asked for: whether there is more.
    void finish() {
        if (mercy_ == Mercy::Some || !doubt_.fine()) return;
        for (const core::json::Value member : value())
            if (!knows(member.key())) doubt_.add(Doubt::Wrong::Extra, member.key());
    }

   private:
    core::json::Value value() const { return object_.value(); }
    core::json::Value find(const char* name) {
        if (!knows(name)) names_.push_back(name);
        return value()[name];
    }
    bool knows(std::string_view name) const {
        for (const std::string_view known : names_)
            if (known == name) return true;
        return false;
    }
    void wrong(const char* name) { doubt_.add(Doubt::Wrong::Part, name); }
    /// The store has both; of viewers each is told one.
    void side(const char* name, std::string& value) {
        if (for_ == For::Store)
            part(name, value);
        else
            unless({}, name, value);
    }
    template <class T>
    void go_into(core::json::Value json, const char* name, T& thing) {
        if (!json.is(core::json::Kind::Object)) return wrong(name);
        Reader reader(object_.inside(json), doubt_, for_, mercy_);
        describe(reader, thing);
        reader.finish();
    }
    template <class T, class Variant>
    bool read_if(core::json::Value member, Variant& what) {
        if (member.key() != T::kWord) return false;
        names_.push_back(T::kWord);
        go_into(member, T::kWord, what.template emplace<T>());
        return true;
    }

    match::Piece object_;
    Doubt& doubt_;
    For for_;
    Mercy mercy_;
    std::vector<std::string_view> names_;
};

/// A thing as JSON.
template <class T>
std::string write(const T& thing, For reader = For::Seats, std::size_t about = 1024) {
    return match::written(
        [&](core::json::Pen& pen) {
            pen.open('{');
            Writer writer(pen, reader);
            describe(writer, thing);
            pen.close('}');
        },
        about);
}

/// A thing out of JSON; what is wrong with it is said in `doubt`.
template <class T>
T read(const match::Piece& text, Doubt& doubt, For written, Mercy mercy) {
    T thing{};
    Reader reader(text, doubt, written, mercy);
    if (!doubt.fine()) return thing;
    describe(reader, thing);
    reader.finish();
    return thing;
}

}  // namespace protocol
