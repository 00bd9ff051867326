#include "store/shaky_disk.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>

namespace shaky {
namespace {

constexpr std::size_t kSector = 512;
Disk* inserted = nullptr;

int before(Act act) { return inserted->before ? inserted->before(act) : SQLITE_OK; }

void change(std::string& bytes, const File::Change& change) {
    if (change.truncates) return bytes.resize(change.offset);
    bytes.resize(std::max(bytes.size(), change.offset + change.bytes.size()));
    std::memcpy(bytes.data() + change.offset, change.bytes.data(), change.bytes.size());
}

// ------------------------------------------------------------------------------------------ an open file

struct Open : sqlite3_file {
    std::shared_ptr<File>* file;
};
File& of(sqlite3_file* file) { return **static_cast<Open*>(file)->file; }

int close_file(sqlite3_file* file) {
    delete static_cast<Open*>(file)->file;
    return SQLITE_OK;
}
int read(sqlite3_file* file, void* to, int count, sqlite3_int64 offset) {
    if (const int code = before(Act::Read)) return code == SQLITE_FULL ? SQLITE_IOERR_READ : code;
    const std::string& seen = of(file).seen;
    const auto begin = std::min(static_cast<std::size_t>(offset), seen.size());
    const auto got = std::min(static_cast<std::size_t>(count), seen.size() - begin);
    std::memcpy(to, seen.data() + begin, got);
    if (got == static_cast<std::size_t>(count)) return SQLITE_OK;
    std::memset(static_cast<char*>(to) + got, 0, static_cast<std::size_t>(count) - got);
    return SQLITE_IOERR_SHORT_READ;
}
int write(sqlite3_file* file, const void* from, int count, sqlite3_int64 offset) {
    if (const int code = before(Act::Write)) return code;
    File& at = of(file);
    at.unsure.push_back({static_cast<std::size_t>(offset),
                         std::string(static_cast<const char*>(from), static_cast<std::size_t>(count)),
                         false});
    change(at.seen, at.unsure.back());
    return SQLITE_OK;
}
int truncate(sqlite3_file* file, sqlite3_int64 size) {
    if (const int code = before(Act::Truncate)) return code;
    File& at = of(file);
    at.unsure.push_back({static_cast<std::size_t>(size), {}, true});
    change(at.seen, at.unsure.back());
    return SQLITE_OK;
}
int sync(sqlite3_file* file, int) {
    if (const int code = before(Act::Sync)) return code;
    File& at = of(file);
    at.sure = at.seen;
    at.exists_for_sure = true;
    at.unsure.clear();
    return SQLITE_OK;
}
int size(sqlite3_file* file, sqlite3_int64* bytes) {
    *bytes = static_cast<sqlite3_int64>(of(file).seen.size());
    return SQLITE_OK;
}
// There is one connection at a time: locks are always free.
int lock(sqlite3_file*, int) { return SQLITE_OK; }
int unlock(sqlite3_file*, int) { return SQLITE_OK; }
int is_reserved(sqlite3_file*, int* yes) {
    *yes = 0;
    return SQLITE_OK;
}
int control(sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; }
int sector_size(sqlite3_file*) { return 4096; }
int characteristics(sqlite3_file*) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; }

int shared_map(sqlite3_file* file, int page, int bytes, int extend, void volatile** where) {
    if (const int code = before(Act::Map)) return code;
    auto& shared = of(file).shared;
    *where = nullptr;
    while (extend != 0 && shared.size() <= static_cast<std::size_t>(page))
        shared.push_back(std::make_unique<char[]>(static_cast<std::size_t>(bytes)));
    if (static_cast<std::size_t>(page) < shared.size()) *where = shared[static_cast<std::size_t>(page)].get();
    return SQLITE_OK;
}
int shared_lock(sqlite3_file*, int, int, int flags) {
    return flags == (SQLITE_SHM_LOCK | SQLITE_SHM_EXCLUSIVE) ? before(Act::Lock) : SQLITE_OK;
}
void shared_barrier(sqlite3_file*) {}
int shared_unmap(sqlite3_file* file, int) {
    of(file).shared.clear();
    return SQLITE_OK;
}

const sqlite3_io_methods kMethods{2,
                                  close_file,
                                  read,
                                  write,
                                  truncate,
                                  sync,
                                  size,
                                  lock,
                                  unlock,
                                  is_reserved,
                                  control,
                                  sector_size,
                                  characteristics,
                                  shared_map,
                                  shared_lock,
                                  shared_barrier,
                                  shared_unmap,
                                  nullptr,
                                  nullptr};

// ------------------------------------------------------------------------------------------ the disk

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* given) {
    file->pMethods = nullptr;
    if (const int code = before(Act::Open)) return code == SQLITE_FULL ? SQLITE_CANTOPEN : code;
    const std::string path = name != nullptr ? name : "";
    std::shared_ptr<File> found;
    if (const auto at = inserted->files.find(path); at != inserted->files.end() && !path.empty())
        found = at->second;
    else if ((flags & SQLITE_OPEN_CREATE) == 0)
        return SQLITE_CANTOPEN;
    else
        found = std::make_shared<File>();
    if (!path.empty()) inserted->files[path] = found;
    static_cast<Open*>(file)->file = new std::shared_ptr<File>(found);
    file->pMethods = &kMethods;
    if (given != nullptr) *given = flags;
    return SQLITE_OK;
}
int remove(sqlite3_vfs*, const char* name, int) {
    if (const int code = before(Act::Delete)) return code == SQLITE_FULL ? SQLITE_IOERR_DELETE : code;
    return inserted->files.erase(name) > 0 ? SQLITE_OK : SQLITE_IOERR_DELETE_NOENT;
}
int access(sqlite3_vfs*, const char* name, int, int* yes) {
    *yes = inserted->files.contains(name) ? 1 : 0;
    return SQLITE_OK;
}
int full_name(sqlite3_vfs*, const char* name, int room, char* full) {
    sqlite3_snprintf(room, full, "%s", name);
    return SQLITE_OK;
}

/// Nobody waits for a lock that a test holds.
int sleep(sqlite3_vfs*, int microseconds) { return microseconds; }

sqlite3_vfs& shaky_vfs() {
    static sqlite3_vfs vfs = [] {
        sqlite3_vfs made = *sqlite3_vfs_find(nullptr);
        made.szOsFile = sizeof(Open);
        made.zName = "shaky";
        made.pNext = nullptr;
        made.xOpen = open;
        made.xDelete = remove;
        made.xAccess = access;
        made.xFullPathname = full_name;
        made.xSleep = sleep;
        return made;
    }();
    return vfs;
}

/// What is left of one change: all of it, none, or some of its sectors, one of them torn.
void leave(std::string& bytes, const File::Change& made, unsigned percent, core::Xoshiro& lot) {
    const auto stays = [&] { return lot.word() % 100 < percent; };
    if (made.truncates) {
        if (stays()) change(bytes, made);
        return;
    }
    for (std::size_t at = 0; at < made.bytes.size();) {
        const std::size_t end =
            std::min(made.bytes.size(), (made.offset + at) / kSector * kSector + kSector - made.offset);
        std::size_t length = end - at;
        if (!stays()) length = lot.word() % 8 == 0 ? lot.word() % length : 0;
        if (length > 0) change(bytes, {made.offset + at, made.bytes.substr(at, length), false});
        at = end;
    }
}

}  // namespace

Disk::Disk(const Image& image) {
    for (const auto& [path, bytes] : image) {
        const auto file = std::make_shared<File>();
        file->seen = file->sure = bytes;
        file->exists_for_sure = true;
        files[path] = file;
    }
}

Image Disk::cut(core::Xoshiro& lot) const {
    Image image;
    for (const auto& [path, file] : files) {
        constexpr unsigned kPercent[] = {0, 20, 50, 80, 95, 100};
        const unsigned percent = kPercent[lot.word() % std::size(kPercent)];
        if (!file->exists_for_sure && lot.word() % 2 == 0) continue;
        std::string bytes = file->sure;
        std::vector<const File::Change*> changes;
        for (const File::Change& made : file->unsure) changes.push_back(&made);
        // A disk writes in the order it likes.
        if (lot.word() % 2 == 0)
            for (std::size_t i = changes.size(); i > 1; --i)
                std::swap(changes[i - 1], changes[lot.word() % i]);
        for (const File::Change* made : changes) leave(bytes, *made, percent, lot);
        image[path] = std::move(bytes);
    }
    return image;
}

void insert(Disk& disk) {
    inserted = &disk;
    sqlite3_vfs_register(&shaky_vfs(), 1);
}

void eject() {
    sqlite3_vfs_unregister(&shaky_vfs());
    inserted = nullptr;
}

}  // namespace shaky
