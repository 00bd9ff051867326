#pragma once
// What breaks above the rules: the one thing that stores, networks, programs and bots throw. A request that
// is merely not allowed breaks nothing: that is a Problem (match/problem.h).

#include <stdexcept>
#include <string>

namespace match {

enum class Fault {
    Full,     // no room on the disk
    Io,       // the disk or the file system failed
    Busy,     // somebody else holds it; trying again may help
    Lost,     // the connection is gone, or cannot be made
    Corrupt,  // what is stored is not what was written
    Newer,    // made by a newer program
    Denied,   // no right to open, read or write it
    Wrong,    // the call makes no sense: nothing there, text that cannot be kept
    Usage,    // the command line makes no sense
    Refused,  // it was understood, and cannot be done
    Forfeit,  // a bot has lost its game: it said nothing, or nonsense
    Stopped,  // somebody pressed Ctrl-C
};

constexpr const char* name(Fault fault) {
    constexpr const char* kNames[] = {"full",   "io",    "busy",  "lost",    "corrupt", "newer",
                                      "denied", "wrong", "usage", "refused", "forfeit", "stopped"};
    return kNames[static_cast<int>(fault)];
}

/// Thrown with one clear sentence for people; empty where there is nobody left to tell.
class Failure : public std::runtime_error {
   public:
    Failure(Fault fault, const std::string& sentence) : std::runtime_error(sentence), fault_(fault) {}
    Fault fault() const { return fault_; }
    std::string sentence() const { return what(); }

   private:
    Fault fault_;
};

}  // namespace match
