#pragma once
// What goes wrong in a program, and how the program ends.

#include "match/failure.h"

namespace app {

inline constexpr int kFine = 0, kRefused = 1, kWrongUsage = 2;
/// Somebody pressed Ctrl-C: what shells say for it.
inline constexpr int kStopped = 130;

using match::Failure;
using match::Fault;

/// How the program ends that failed.
inline int exit_code(const Failure& failure) {
    if (failure.fault() == Fault::Usage) return kWrongUsage;
    return failure.fault() == Fault::Stopped ? kStopped : kRefused;
}

inline Failure refused(const std::string& sentence) { return {Fault::Refused, sentence}; }
inline Failure wrong_usage(const std::string& sentence) { return {Fault::Usage, sentence}; }

}  // namespace app
