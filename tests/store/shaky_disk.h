#pragma once
// A disk in memory under SQLite, of which only what was synced is sure: when the power goes, writes since the
// last sync may be there, missing, torn, or there while an earlier one is missing. It can also fail on
// demand. The store runs on it unchanged.

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/random.h"

namespace shaky {

/// What is asked of the disk.
enum class Act { Read, Write, Sync, Truncate, Delete, Open, Lock, Map };

/// One file as programs see it, and as far as it is sure.
struct File {
    struct Change {
        std::size_t offset = 0;
        std::string bytes;
        bool truncates = false;  // to `offset`
    };
    std::string seen;
    std::string sure;
    bool exists_for_sure = false;
    std::vector<Change> unsure;                   // since the last sync
    std::vector<std::unique_ptr<char[]>> shared;  // memory that connections share; it is gone with the power
};

/// What a disk has when the power is back.
using Image = std::map<std::string, std::string>;

class Disk {
   public:
    explicit Disk(const Image& image = {});

    /// What could be left if the power went now.
    Image cut(core::Xoshiro& lot) const;

    /// Called before everything that is done; gives SQLITE_OK, or the code with which it fails.
    std::function<int(Act)> before;
    std::map<std::string, std::shared_ptr<File>> files;
};

/// From now on SQLite opens files on this disk. The disk of before is forgotten; nothing may be open on it.
void insert(Disk& disk);
/// SQLite opens real files again.
void eject();

}  // namespace shaky
