#pragma once
// What goes wrong in a program, and how the program ends.

#include <string>

namespace app {

inline constexpr int kFine = 0, kRefused = 1, kWrongUsage = 2;
/// Somebody pressed Ctrl-C: what shells say for it.
inline constexpr int kStopped = 130;

/// Thrown by a command that cannot go on: one clear sentence for standard error, and the exit code.
struct Failure {
    int code;
    std::string sentence;  // empty where there is nobody left to tell
};

inline Failure refused(std::string sentence) { return {kRefused, std::move(sentence)}; }
inline Failure wrong_usage(std::string sentence) { return {kWrongUsage, std::move(sentence)}; }

}  // namespace app
