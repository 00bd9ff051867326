#pragma once
// A list of types, for what is the same of each of them.

namespace core {

template <class... Types>
struct TypeList {};

namespace detail {
template <class One, class Two>
struct Join;
template <class... Ones, class... Twos>
struct Join<TypeList<Ones...>, TypeList<Twos...>> {
    using Type = TypeList<Ones..., Twos...>;
};
}  // namespace detail

/// The types of one list, and then those of another.
template <class One, class Two>
using Joined = typename detail::Join<One, Two>::Type;

}  // namespace core
