#pragma once
// The file that keeps the deals of an arena that have been played.

#include <vector>

#include "bots/arena/contest.h"

namespace app {

/// The first line says which contest it is, every other one is a deal. A line that was cut off is played
/// again.
class ArenaFile {
   public:
    /// Opens or makes the file; without a path nothing is kept. A file of another contest is a failure.
    ArenaFile(const std::string& path, const bots::arena::Contest& contest);
    ~ArenaFile();
    ArenaFile(const ArenaFile&) = delete;
    ArenaFile& operator=(const ArenaFile&) = delete;

    /// What it held when it was opened.
    std::vector<bots::arena::Deal> take_known() { return std::move(known_); }
    void keep(const bots::arena::Deal& deal);

   private:
    void append(const std::string& line);

    std::string path_;
    int file_ = -1;
    std::vector<bots::arena::Deal> known_;
};

}  // namespace app
