#pragma once
// How much of something a test does: the figure for ./test, the one for ./test --long, and a small part of
// the former where sanitizers make everything slow.

#include <algorithm>
#include <cstdlib>

namespace support {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif
#else
inline constexpr bool kSanitized = false;
#endif

inline bool is_long() {
    const char* wish = std::getenv("CROUPIER_LONG");
    return wish != nullptr && *wish != '\0' && *wish != '0';
}

inline long counted(long usual, long in_long_runs, long part_when_sanitized = 20) {
    const long wanted = is_long() ? in_long_runs : usual;
    return kSanitized ? std::max(1L, wanted / part_when_sanitized) : wanted;
}

/// A number that whoever runs the tests may choose.
inline unsigned long given(const char* variable, unsigned long otherwise) {
    const char* wish = std::getenv(variable);
    return wish == nullptr || *wish == '\0' ? otherwise : std::strtoul(wish, nullptr, 10);
}

/// Tests that draw lots can be run with others: CROUPIER_SEED.
inline unsigned long seed(unsigned long otherwise = 1) { return given("CROUPIER_SEED", otherwise); }

}  // namespace support
