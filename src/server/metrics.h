#pragma once
// Figures about the running server, in the text format of Prometheus. They are the same whatever cards are
// held.

#include <array>
#include <atomic>
#include <cstdint>
#include <string>

#include "server/refusal.h"

namespace server {

/// How often something took how long.
class Histogram {
   public:
    static constexpr std::array<double, 12> kBounds{0.0005, 0.001, 0.002, 0.005, 0.01, 0.02,
                                                    0.05,   0.1,   0.2,   0.5,   1,    5};
    void add(double seconds);
    void write(std::string& out, const char* name, const char* help) const;

   private:
    std::array<std::atomic<std::uint64_t>, kBounds.size() + 1> counts_{};
    std::atomic<std::uint64_t> microseconds_{0};
};

struct Metrics {
    std::atomic<std::int64_t> sockets{0}, watchers{0}, tables{0}, thinking{0};
    std::atomic<std::uint64_t> connections{0}, messages{0}, answers{0}, bot_answers{0}, events{0}, letters{0};
    std::atomic<std::uint64_t> requests{0}, made_tables{0}, behind{0}, store_failures{0}, dropped{0};
    std::array<std::atomic<std::uint64_t>, match::kProblemKinds> refusals{};
    Histogram answer_seconds;  // from a message to its answer
    Histogram commit_seconds;  // a transaction of the store

    std::string text() const;
};

}  // namespace server
