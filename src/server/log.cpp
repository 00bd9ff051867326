#include "server/log.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>

#include "match/json_text.h"
#include "store/chain.h"

namespace server {
namespace {
std::atomic<bool> quiet{false};
}

void keep_log_quiet() { quiet = true; }

void log(Level level, std::string_view what,
         std::initializer_list<std::pair<std::string_view, std::string>> facts) {
    if (quiet) return;
    constexpr const char* kLevels[] = {"info", "warn", "error"};
    const auto now = std::chrono::system_clock::now();
    const std::time_t seconds = std::chrono::system_clock::to_time_t(now);
    std::tm day{};
    gmtime_r(&seconds, &day);
    char when[32];
    std::strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", &day);
    std::string line = match::written([&](core::json::Pen& pen) {
        pen.open('{').key("at").text(when).key("level").text(kLevels[static_cast<int>(level)]);
        pen.key("what").text(what);
        for (const auto& [key, value] : facts) pen.key(key).text(value);
        pen.close('}');
    });
    line += '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
}

std::string mark_of(std::string_view table) {
    constexpr std::string_view kHex = "0123456789abcdef";
    const std::string hash = store::sha256(table);
    std::string mark;
    for (int i = 0; i < 4; ++i) {
        const auto byte = static_cast<unsigned char>(hash[static_cast<std::size_t>(i)]);
        mark += kHex[byte >> 4];
        mark += kHex[byte & 15];
    }
    return mark;
}

}  // namespace server
