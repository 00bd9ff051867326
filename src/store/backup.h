#pragma once
// A whole store in one file, which is a store too.

#include "store/store.h"

namespace store {

/// How much was copied, and which tables are not what was written: they are copied as they are.
struct Copied {
    int tables = 0;
    std::int64_t events = 0;
    std::vector<std::string> damaged;  // a sentence each
};

/// Writes a new file with everything that is in the store at one moment, while play goes on. Whatever the
/// store is, the file is a SQLite store. A file that is there already is left alone: a failure.
Copied back_up(Store& store, const std::string& file);
/// Fills an empty store with what is in a file.
Copied restore(const std::string& file, Store& store);

}  // namespace store
