#pragma once
// How often the house drew what: faces, cards and notes by kind.

#include <map>
#include <string>
#include <string_view>

namespace fair {

/// For each kind of draw ("roll.own", "placed.red", "die") how often each value came up.
class Statistics {
   public:
    /// Counts an entry of a journal; answers of seats, results, and what a viewer may not see count nothing.
    void count(std::string_view line);

    const std::map<std::string, std::map<std::string, int>>& kinds() const { return kinds_; }
    /// {"roll.own":{"1":12,"2":9,…},…}
    std::string json() const;

   private:
    std::map<std::string, std::map<std::string, int>> kinds_;
};

}  // namespace fair
