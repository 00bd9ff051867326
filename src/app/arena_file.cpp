#include "app/arena_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "app/failure.h"
#include "app/files.h"

namespace app {

using bots::arena::Contest;
using bots::arena::Deal;

namespace {

std::string because() { return std::string(": ") + std::strerror(errno) + "."; }

}  // namespace

ArenaFile::ArenaFile(const std::string& path, const Contest& contest) : path_(path) {
    if (path.empty()) return;
    file_ = open(path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
    if (file_ < 0) throw refused("Cannot write " + path + because());
    try {
        if (flock(file_, LOCK_EX | LOCK_NB) != 0) throw refused(path + " is being written by another arena.");
        const std::string text = read_file(path);
        // What is behind the last line break was cut off.
        const std::size_t whole = text.rfind('\n') + 1;  // 0 where there is none
        const std::string first = text.substr(0, text.find('\n'));
        if (whole == 0 ? !contest.header().starts_with(first) : first != contest.header())
            throw refused(path + " belongs to another match; it begins with " + first.substr(0, 300) +
                          " and not with " + contest.header());
        int number = 0;
        for (std::size_t start = 0; start < whole;) {
            const std::size_t end = text.find('\n', start);
            const std::string line = text.substr(start, end - start);
            start = end + 1;
            if (++number == 1) continue;
            const std::unique_ptr<Deal> deal = read_deal(contest, line);
            if (!deal)
                throw refused(path + ":" + std::to_string(number) + ": this is no deal of that match.");
            known_.push_back(*deal);
        }
        if (whole != text.size() && ftruncate(file_, static_cast<off_t>(whole)) != 0)
            throw refused("Cannot write " + path + because());
        if (number == 0) append(contest.header());
    } catch (...) {
        close(file_);
        throw;
    }
}

ArenaFile::~ArenaFile() {
    if (file_ >= 0) close(file_);
}

void ArenaFile::keep(const Deal& deal) {
    if (file_ >= 0) append(bots::arena::written(deal));
}

void ArenaFile::append(const std::string& line) {
    const std::string text = line + "\n";
    std::size_t done = 0;
    while (done < text.size()) {
        const ssize_t some = write(file_, text.data() + done, text.size() - done);
        if (some < 0 && errno == EINTR) continue;
        if (some <= 0) throw refused("Cannot write " + path_ + because());
        done += static_cast<std::size_t>(some);
    }
}

}  // namespace app
