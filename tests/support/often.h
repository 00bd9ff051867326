#pragma once
// How often a harness does what it does.

#include <cstdint>
#include <cstdlib>

namespace support {

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CROUPIER_SLOW 1
#endif
#endif

inline int given(const char* variable, int otherwise) {
    const char* value = std::getenv(variable);
    return value != nullptr ? std::atoi(value) : otherwise;
}

/// Usually, and in a long run; with sanitizers, which are slow, a fifth of it.
inline int often(int usually, int in_long_runs) {
    const int times = std::getenv("CROUPIER_LONG") != nullptr ? in_long_runs : usually;
#ifdef CROUPIER_SLOW
    return times / 5;
#else
    return times;
#endif
}

inline std::uint64_t seed(int otherwise) {
    return static_cast<std::uint64_t>(given("CROUPIER_SEED", otherwise));
}

}  // namespace support
