#pragma once
// The file in which a game is kept while it is played.

#include <memory>
#include <string>

#include "match/any_game.h"

namespace app {

/// Every entry is in the file as soon as it is made: a program that is killed loses nothing.
class JournalFile {
   public:
    explicit JournalFile(std::string path) : path_(std::move(path)) {}

    /// The game that the file holds, or nothing if there is no such file yet. A wrong journal is a failure;
    /// only a last line that was cut off in the middle is dropped.
    std::unique_ptr<match::AnyMatch> resume();
    /// Writes what the file does not hold yet; after an undo, all of it.
    void keep(const match::AnyMatch& match);
    const std::string& path() const { return path_; }

   private:
    void append(const std::string& text);
    void replace(const std::string& text);

    std::string path_;
    int written_ = -1;  // entries in the file; none, and no first line either
    bool result_ = false;
};

}  // namespace app
