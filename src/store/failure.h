#pragma once
// What goes wrong in a store, by kind.

#include <stdexcept>
#include <string>

namespace store {

enum class Fault {
    Full,     // no room on the disk
    Io,       // the disk or the file system failed
    Busy,     // somebody else holds it; trying again may help
    Lost,     // the connection to the database is gone, or cannot be made
    Corrupt,  // what is stored is not what was written
    Newer,    // made by a newer program
    Denied,   // no right to open, read or write it
    Wrong,    // the call makes no sense: no store there, text that cannot be kept
};

constexpr const char* name(Fault fault) {
    constexpr const char* kNames[] = {"full", "io", "busy", "lost", "corrupt", "newer", "denied", "wrong"};
    return kNames[static_cast<int>(fault)];
}

/// Thrown by every call of a store. After a failed `append` nobody knows whether its events were stored (the
/// connection may break between the commit and the word of it): whoever wants to go on reads the table again.
class Failure : public std::runtime_error {
   public:
    Failure(Fault kind, const std::string& sentence) : std::runtime_error(sentence), kind_(kind) {}
    Fault kind() const { return kind_; }

   private:
    Fault kind_;
};

}  // namespace store
