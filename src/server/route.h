#pragma once
// What a request by HTTP asks for: read from its method and target alone.

#include <cstdint>
#include <string>
#include <string_view>

namespace server {

struct Route {
    enum class To {
        WrongMethod,
        Health,
        Ready,
        Metrics,
        MakeTable,
        Games,
        Tables,
        Past,
        Table,
        Journal,
        Statistics,
        Nothing,  // below /api/ there is no such thing
        Page,     // a file of the page, or something that it shows
    };
    To to = To::Nothing;
    std::string path;         // without what stands behind a question mark
    std::string id;           // of a table, or what spectators call it
    bool by_watch = false;    // the latter
    std::int64_t before = 0;  // lists begin below this number; 0: at the newest
};

Route route(std::string_view method, std::string_view target);

}  // namespace server
