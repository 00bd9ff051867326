#pragma once
// How the database is laid out, and how an older one becomes today's.

#include <span>

namespace store {

/// One step from a version to the next; the same step for both databases. A step that has been released is
/// never changed: whoever wants another layout adds a step.
struct Migration {
    int version;  // the one it leads to
    const char* sqlite;
    const char* postgres;
};

std::span<const Migration> migrations();
int newest_version();

}  // namespace store
