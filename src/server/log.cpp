#include "server/log.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <mutex>

#include "match/json_text.h"
#include "store/chain.h"

namespace server {
namespace {
std::atomic<bool> quiet{false};
std::mutex sink_mutex;
std::function<void(const std::string&)> sink;

std::string line_of(Level level, std::string_view what, std::string_view when,
                    std::initializer_list<std::pair<std::string_view, std::string>> facts) {
    constexpr const char* kLevels[] = {"info", "warn", "error"};
    return match::written([&](core::json::Pen& pen) {
        pen.open('{');
        if (!when.empty()) pen.key("at").text(when);
        pen.key("level").text(kLevels[static_cast<int>(level)]).key("what").text(what);
        for (const auto& [key, value] : facts) pen.key(key).text(value);
        pen.close('}');
    });
}
}  // namespace

void keep_log_quiet() { quiet = true; }

void send_log_to(std::function<void(const std::string& line)> there) {
    const std::lock_guard lock(sink_mutex);
    sink = std::move(there);
}

void log(Level level, std::string_view what,
         std::initializer_list<std::pair<std::string_view, std::string>> facts) {
    {
        const std::lock_guard lock(sink_mutex);
        if (sink) return sink(line_of(level, what, "", facts));
    }
    if (quiet) return;
    const auto now = std::chrono::system_clock::now();
    const std::time_t seconds = std::chrono::system_clock::to_time_t(now);
    std::tm day{};
    gmtime_r(&seconds, &day);
    char when[32];
    std::strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", &day);
    const std::string line = line_of(level, what, when, facts) + "\n";
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
