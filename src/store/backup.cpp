#include "store/backup.h"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>

#include "store/chain.h"
#include "store/sqlite_connection.h"

namespace store {
namespace {

namespace fs = std::filesystem;

Copied copy(Store& from, Store& to) {
    Copied copied;
    to.fill([&](const Sink& sink) {
        from.dump([&](StoredTable&& table) {
            ++copied.tables;
            copied.events += static_cast<std::int64_t>(table.events.size());
            if (const std::string wrong = first_damage(table); !wrong.empty())
                copied.damaged.push_back("Table " + table.listed.table + " is damaged: " + wrong + ".");
            sink(std::move(table));
        });
    });
    return copied;
}

/// A folder's entries are on the disk only once it is synced, too.
void sync_folder(const fs::path& file) {
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    ::fsync(handle);
    ::close(handle);
}

void remove_parts(const std::string& part) {
    std::error_code error;
    for (const char* suffix : {"", "-wal", "-shm", "-journal", ".lock"}) fs::remove(part + suffix, error);
}

}  // namespace

Copied back_up(Store& store, const std::string& file) {
    std::error_code error;
    if (fs::exists(file, error)) throw Failure(Fault::Wrong, file + " is there already.");
    const std::string part = file + ".part";
    remove_parts(part);
    try {
        Copied copied;
        {
            const auto target = open(part);
            copied = copy(store, *target);
        }
        // One file, without a log beside it.
        sqlite::Connection(part, SQLITE_OPEN_READWRITE)
            .run("PRAGMA journal_mode=DELETE; PRAGMA synchronous=FULL");
        fs::remove(part + ".lock", error);
        fs::rename(part, file, error);
        if (error) throw Failure(Fault::Io, "Cannot write " + file + ": " + error.message() + ".");
        sync_folder(file);
        return copied;
    } catch (...) {
        remove_parts(part);
        throw;
    }
}

Copied restore(const std::string& file, Store& store) {
    const auto from = open(file, Use::Look);
    return copy(*from, store);
}

}  // namespace store
