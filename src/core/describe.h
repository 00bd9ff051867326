#pragma once
// Who walks through a description: a writer, a reader that doubts, and a draughtsman who draws its JSON
// Schema. A description is a function over the parts of a thing:
//
//   template <class D>
//   void describe(D& d, Like<Casino> auto& casino) {
//       d.part("notes", casino.notes);                          // always there, in its usual form
//       d.part("dice", casino.dice, Number{0, 8});              // in a form of its own
//       d.part_if(setup.has_white(), "white", casino.white);    // there only if so
//       d.secret(sees_purse, "purse", casino.purse);            // null to whoever may not know it
//       d.made("pays", Owners{}, [&] { return paid_by(casino); });  // follows from the rest: never read
//   }
//
// Every part is named here and nowhere else.

#include <concepts>
#include <type_traits>

#include "core/form.h"

namespace core {

/// The thing itself, or a constant one: descriptions are for writing and for reading.
template <class T, class Of>
concept Like = std::same_as<std::remove_const_t<T>, Of>;

/// Something that only some may know, and the house, which knows everything.
template <class T>
struct Secret {
    T value;
    Seats known_to;
    bool to_all = false;

    static constexpr Secret open(const T& value) { return {value, {}, true}; }
    static constexpr Secret only(const T& value, Seats seats) { return {value, seats, false}; }
    constexpr bool may_know(Seat viewer) const { return to_all || viewer == kHouse || known_to.has(viewer); }
};

/// Writes the parts of a thing into an object.
class Writer {
   public:
    static constexpr bool kReads = false;
    explicit Writer(json::Pen& pen, Seat viewer = kSpectator) : pen_(pen), viewer_(viewer) {}

    template <class T, class Form = FormOf<std::remove_const_t<T>>>
    void part(const char* name, const T& value, const Form& form = {}) {
        pen_.key(name);
        form.write(pen_, value);
    }
    template <class T, class Form = FormOf<T>>
    void part(const char* name, const Secret<T>& value, const Form& form = {}) {
        secret(value.may_know(viewer_), name, value.value, form);
    }
    /// A list with null for each that the viewer may not know.
    template <class T, int N, class Form = FormOf<T>>
    void part(const char* name, const Few<Secret<T>, N>& values, const Form& form = {}) {
        pen_.key(name).open('[');
        for (const Secret<T>& value : values) {
            if (value.may_know(viewer_))
                form.write(pen_, value.value);
            else
                pen_.null();
        }
        pen_.close(']');
    }
    template <class T, class Form = FormOf<std::remove_const_t<T>>>
    void part_if(bool there, const char* name, const T& value, const Form& form = {}) {
        if (there) part(name, value, form);
    }
    template <class T, class Form = FormOf<std::remove_const_t<T>>>
    void secret(bool known, const char* name, const T& value, const Form& form = {}) {
        pen_.key(name);
        if (known)
            form.write(pen_, value);
        else
            pen_.null();
    }
    /// Left out where it is the usual thing.
    template <class T, class Form = FormOf<std::remove_const_t<T>>>
    void unless(const std::type_identity_t<T>& usual, const char* name, const T& value,
                const Form& form = {}) {
        if (!(value == usual)) part(name, value, form);
    }
    /// True, or left out.
    template <class T>
    void mark(const char* name, const T& value) {
        if (value) pen_.key(name).boolean(true);
    }
    template <class Form, class Make>
    void made(const char* name, const Form& form, Make make) {
        pen_.key(name);
        form.write(pen_, make());
    }
    template <class Form, class Make>
    void made_if(bool there, const char* name, const Form& form, Make make) {
        if (there) made(name, form, make);
    }
    template <class Inside>
    void object(const char* name, Inside inside) {
        pen_.key(name).open('{');
        inside(*this);
        pen_.close('}');
    }
    template <class Inside>
    void object_if(bool there, const char* name, Inside inside) {
        if (there) object(name, inside);
    }
    /// An object, or null where there is none.
    template <class Inside>
    void object_or_null(bool there, const char* name, Inside inside) {
        if (there)
            object(name, inside);
        else
            pen_.key(name).null();
    }
    /// A list of exactly so many objects.
    template <class Inside>
    void row(const char* name, int count, Inside inside) {
        pen_.key(name).open('[');
        for (int i = 0; i < count; ++i) {
            pen_.open('{');
            inside(*this, i);
            pen_.close('}');
        }
        pen_.close(']');
    }
    template <class Inside>
    void row_if(bool there, const char* name, int count, Inside inside) {
        if (there) row(name, count, inside);
    }
    /// A list of as many objects as there are things.
    template <class List, class Inside>
    void list(const char* name, const List& things, Inside inside) {
        pen_.key(name).open('[');
        for (const auto& thing : things) {
            pen_.open('{');
            inside(*this, thing);
            pen_.close('}');
        }
        pen_.close(']');
    }
    template <class List, class Inside>
    void list_if(bool there, const char* name, const List& things, Inside inside) {
        if (there) list(name, things, inside);
    }
    /// The same, of things that follow from the rest.
    template <class T, class Make, class Inside>
    void made_list(const char* name, Make make, Inside inside) {
        list(name, make(), inside);
    }
    json::Pen& pen() { return pen_; }
    Seat viewer() const { return viewer_; }

   private:
    json::Pen& pen_;
    Seat viewer_;
};

/// What is wrong with something that was read: the name of its first wrong part.
struct Doubt {
    const char* part = nullptr;
    void wrong(const char* name) {
        if (part == nullptr) part = name;
    }
    bool fine() const { return part == nullptr; }
};

/// Reads the parts of a thing out of an object from outside. What is wrong is remembered by its name; such a
/// part keeps the value it had. Parts that nobody asks for, and those that are made, are not looked at.
class Reader {
   public:
    static constexpr bool kReads = true;
    Reader(json::Value object, Doubt& doubt) : object_(object), doubt_(doubt) {
        if (!object.is(json::Kind::Object)) doubt.wrong("table");
    }

    template <class T, class Form = FormOf<T>>
    void part(const char* name, T& value, const Form& form = {}) {
        T read = value;
        if (form.read(object_[name], read))
            value = read;
        else
            doubt_.wrong(name);
    }
    template <class T, class Form = FormOf<T>>
    void part(const char* name, Secret<T>& value, const Form& form = {}) {
        value.to_all = !object_[name].is(json::Kind::Null);
        if (value.to_all) part(name, value.value, form);
    }
    template <class T, class Form = FormOf<T>>
    void part_if(bool there, const char* name, T& value, const Form& form = {}) {
        if (there) part(name, value, form);
    }
    template <class T, class Form = FormOf<T>>
    void secret(bool known, const char* name, T& value, const Form& form = {}) {
        if (known)
            part(name, value, form);
        else if (!object_[name].is(json::Kind::Null))
            doubt_.wrong(name);
    }
    template <class T, class Form = FormOf<T>>
    void unless(const std::type_identity_t<T>& usual, const char* name, T& value, const Form& form = {}) {
        value = usual;
        if (object_[name]) part(name, value, form);
    }
    template <class T>
    void mark(const char* name, T& value) {
        const json::Value json = object_[name];
        if (json && !(json.is(json::Kind::Boolean) && json.boolean())) doubt_.wrong(name);
        value = static_cast<T>(json ? 1 : 0);
    }
    template <class Form, class Make>
    void made(const char*, const Form&, Make) {}
    template <class Form, class Make>
    void made_if(bool, const char*, const Form&, Make) {}
    template <class Inside>
    void object(const char* name, Inside inside) {
        const json::Value json = object_[name];
        if (!json.is(json::Kind::Object)) return doubt_.wrong(name);
        Reader reader(json, doubt_);
        inside(reader);
    }
    template <class Inside>
    void object_if(bool there, const char* name, Inside inside) {
        if (there) object(name, inside);
    }
    template <class Inside>
    void object_or_null(bool there, const char* name, Inside inside) {
        if (there)
            object(name, inside);
        else if (!object_[name].is(json::Kind::Null))
            doubt_.wrong(name);
    }
    template <class Inside>
    void row(const char* name, int count, Inside inside) {
        const json::Value json = object_[name];
        if (!json.is(json::Kind::List) || json.size() != count) return doubt_.wrong(name);
        int at = 0;
        for (const json::Value item : json) {
            if (!item.is(json::Kind::Object)) return doubt_.wrong(name);
            Reader reader(item, doubt_);
            inside(reader, at++);
        }
    }
    template <class Inside>
    void row_if(bool there, const char* name, int count, Inside inside) {
        if (there) row(name, count, inside);
    }
    template <class T, int N, class Inside>
    void list(const char* name, Few<T, N>& things, Inside inside) {
        const json::Value json = object_[name];
        if (!json.is(json::Kind::List) || json.size() > N) return doubt_.wrong(name);
        things.clear();
        for (const json::Value item : json) {
            if (!item.is(json::Kind::Object)) return doubt_.wrong(name);
            T thing{};
            Reader reader(item, doubt_);
            inside(reader, thing);
            things.add(thing);
        }
    }
    template <class T, int N, class Inside>
    void list_if(bool there, const char* name, Few<T, N>& things, Inside inside) {
        if (there) list(name, things, inside);
    }
    template <class T, class Make, class Inside>
    void made_list(const char*, Make, Inside) {}
    /// Something that no form can say has to be so; otherwise this part is wrong.
    void want(bool so, const char* name) {
        if (!so) doubt_.wrong(name);
    }
    json::Value json() const { return object_; }

   private:
    json::Value object_;
    Doubt& doubt_;
};

/// Draws the JSON Schema of an object: every part, whether it is there in this very thing or not.
class Draughtsman {
   public:
    static constexpr bool kReads = false;
    explicit Draughtsman(json::Pen& pen) : pen_(pen) {
        pen_.open('{').key("type").text("object").key("properties").open('{');
    }
    Draughtsman(const Draughtsman&) = delete;
    Draughtsman& operator=(const Draughtsman&) = delete;
    ~Draughtsman() {
        pen_.close('}').key("required").open('[');
        for (const char* name : always_) pen_.text(name);
        pen_.close(']').close('}');
    }

    template <class T, class Form = FormOf<std::remove_const_t<T>>>
    void part(const char* name, const T&, const Form& form = {}) {
        always_.add(name);
        form.shape(pen_.key(name));
    }
    template <class T, class Form = FormOf<T>>
    void part(const char* name, const Secret<T>& value, const Form& form = {}) {
        secret(true, name, value.value, form);
    }
    template <class T, int N, class Form = FormOf<T>>
    void part(const char* name, const Few<Secret<T>, N>&, const Form& form = {}) {
        always_.add(name);
        ListOf<OrNull<Form, T>>{{form, T{}}}.shape(pen_.key(name));
    }
    template <class T, class Form = FormOf<std::remove_const_t<T>>>
    void part_if(bool, const char* name, const T&, const Form& form = {}) {
        form.shape(pen_.key(name));
    }
    template <class T, class Form = FormOf<std::remove_const_t<T>>>
    void secret(bool, const char* name, const T& value, const Form& form = {}) {
        always_.add(name);
        OrNull<Form, T>{form, value}.shape(pen_.key(name));
    }
    template <class T, class Form = FormOf<std::remove_const_t<T>>>
    void unless(const std::type_identity_t<T>&, const char* name, const T&, const Form& form = {}) {
        form.shape(pen_.key(name));
    }
    template <class T>
    void mark(const char* name, const T&) {
        pen_.key(name).open('{').key("const").boolean(true).close('}');
    }
    template <class Form, class Make>
    void made(const char* name, const Form& form, Make) {
        always_.add(name);
        form.shape(pen_.key(name));
    }
    template <class Form, class Make>
    void made_if(bool, const char* name, const Form& form, Make) {
        form.shape(pen_.key(name));
    }
    template <class Inside>
    void object(const char* name, Inside inside) {
        always_.add(name);
        object_if(false, name, inside);
    }
    template <class Inside>
    void object_if(bool, const char* name, Inside inside) {
        pen_.key(name);
        Draughtsman inner(pen_);
        inside(inner);
    }
    template <class Inside>
    void object_or_null(bool, const char* name, Inside inside) {
        always_.add(name);
        pen_.key(name).open('{').key("anyOf").open('[').open('{').key("type").text("null").close('}');
        {
            Draughtsman inner(pen_);
            inside(inner);
        }
        pen_.close(']').close('}');
    }
    template <class Inside>
    void row(const char* name, int, Inside inside) {
        always_.add(name);
        row_if(false, name, 0, inside);
    }
    template <class Inside>
    void row_if(bool, const char* name, int, Inside inside) {
        items(name, [&](Draughtsman& inner) { inside(inner, 0); });
    }
    template <class List, class Inside>
    void list(const char* name, const List& things, Inside inside) {
        always_.add(name);
        list_if(true, name, things, inside);
    }
    template <class List, class Inside>
    void list_if(bool, const char* name, const List&, Inside inside) {
        std::remove_cvref_t<decltype(std::declval<List&>()[0])> thing{};
        items(name, [&](Draughtsman& inner) { inside(inner, thing); });
    }
    template <class T, class Make, class Inside>
    void made_list(const char* name, Make, Inside inside) {
        always_.add(name);
        const T thing{};
        items(name, [&](Draughtsman& inner) { inside(inner, thing); });
    }

   private:
    template <class Inside>
    void items(const char* name, Inside inside) {
        pen_.key(name).open('{').key("type").text("array").key("items");
        {
            Draughtsman inner(pen_);
            inside(inner);
        }
        pen_.close('}');
    }

    json::Pen& pen_;
    Few<const char*, 48> always_;
};

/// A thing that has a description, as a form: for things inside other things.
template <class T>
struct ObjectForm {
    void write(json::Pen& pen, const T& value) const {
        pen.open('{');
        Writer writer(pen);
        describe(writer, value);
        pen.close('}');
    }
    bool read(json::Value json, T& value) const {
        Doubt doubt;
        Reader reader(json, doubt);
        describe(reader, value);
        return doubt.fine();
    }
    void shape(json::Pen& pen) const {
        const T value{};
        Draughtsman draughtsman(pen);
        describe(draughtsman, value);
    }
};

}  // namespace core
