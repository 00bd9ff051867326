#pragma once
// Small changes to a JSON value: nearly right moves and draws, for the border to refuse.

#include "suite/text.h"

namespace suite {

/// All places inside a value, the value itself first.
inline void places_in(Json& value, std::vector<Json*>& places) {
    places.push_back(&value);
    if (value.is_structured())
        for (auto& child : value) places_in(child, places);
}

/// The same value with one thing changed, by lot.
inline Json mutated(Json value, core::PlayoutHouse& house) {
    std::vector<Json*> places;
    places_in(value, places);
    Json& here = *places[house.below(static_cast<std::uint32_t>(places.size()))];
    const std::uint32_t lot = house.below(8);
    if (lot == 7) {
        const Json junk[] = {
            nullptr, true, 1.5, "junk", Json::array(), Json::object(), -1, 2147483648, 4611686018427387904,
            "",      0};
        here = junk[house.below(11)];
    } else if (here.is_number_integer()) {
        const std::int64_t steps[] = {1, -1, 2, 10'000, -10'000, 100, 256};
        here = here.get<std::int64_t>() + steps[lot];
    } else if (here.is_string()) {
        here = lot % 2 == 0 ? here.get<std::string>() + "x" : std::string("red");
    } else if (here.is_array() && !here.empty() && lot < 5) {
        const std::size_t at = house.below(static_cast<std::uint32_t>(here.size()));
        const Json item = here[at];
        if (lot == 0) here.erase(at);
        if (lot == 1) here.insert(here.begin() + static_cast<std::ptrdiff_t>(at), item);
        if (lot == 2) std::swap(here[0], here[at]);
        if (lot == 3) here.push_back(item);
        if (lot == 4) here[house.below(static_cast<std::uint32_t>(here.size()))] = item;
    } else if (here.is_object() && !here.empty() && lot < 3) {
        if (lot == 0) here.erase(here.begin());
        if (lot == 1) here["junk"] = 1;
        if (lot == 2) here["at"] = 1;
    } else {
        here = here.is_null() ? Json(1) : Json(nullptr);
    }
    return value;
}

/// Whether two values are the same, whatever the order of keys.
inline bool same(const Json& a, const Json& b) {
    return nlohmann::json::parse(a.dump()) == nlohmann::json::parse(b.dump());
}

}  // namespace suite
