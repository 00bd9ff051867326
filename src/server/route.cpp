#include "server/route.h"

#include <charconv>

#include "protocol/forms.h"

namespace server {
namespace {

using To = Route::To;

/// /api/tables/ID, /api/watch/WID, and what hangs on them.
bool read_table(std::string_view path, Route& route) {
    for (const std::string_view kind : {"/api/tables/", "/api/watch/"}) {
        if (!path.starts_with(kind)) continue;
        const std::string_view rest = path.substr(kind.size());
        const std::size_t slash = rest.find('/');
        const std::string_view id = rest.substr(0, slash);
        const std::string_view part = slash == rest.npos ? std::string_view() : rest.substr(slash);
        if (!protocol::is_table_id(id)) return false;
        if (!part.empty() && part != "/journal" && part != "/statistics") return false;
        route.to = part.empty() ? To::Table : part == "/journal" ? To::Journal : To::Statistics;
        route.id = id;
        route.by_watch = kind == "/api/watch/";
        return true;
    }
    return false;
}

std::int64_t read_before(std::string_view target) {
    constexpr std::string_view kKey = "before=";
    std::int64_t before = 0;
    const std::size_t at = target.find(kKey);
    if (at != target.npos)
        std::from_chars(target.data() + at + kKey.size(), target.data() + target.size(), before);
    return before;
}

}  // namespace

Route route(std::string_view method, std::string_view target) {
    Route route;
    const std::string_view path = target.substr(0, target.find('?'));
    route.path = path;
    if (path == "/api/tables" && method == "POST") {
        route.to = To::MakeTable;
    } else if (method != "GET" && method != "HEAD") {
        route.to = To::WrongMethod;
    } else if (path == "/healthz") {
        route.to = To::Health;
    } else if (path == "/readyz") {
        route.to = To::Ready;
    } else if (path == "/metrics") {
        route.to = To::Metrics;
    } else if (!path.starts_with("/api/")) {
        route.to = To::Page;
    } else if (path == "/api/games") {
        route.to = To::Games;
    } else if (path == "/api/tables") {
        route.to = To::Tables;
    } else if (path == "/api/past") {
        route.to = To::Past;
        route.before = read_before(target);
    } else {
        read_table(path, route);
    }
    return route;
}

}  // namespace server
