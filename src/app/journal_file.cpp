#include "app/journal_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "app/failure.h"
#include "app/files.h"
#include "app/tables.h"
#include "match/journal.h"

namespace app {

std::unique_ptr<match::AnyMatch> JournalFile::resume() {
    std::error_code error;
    if (!std::filesystem::exists(path_, error)) return nullptr;
    std::string text = read_file(path_);
    if (text.empty()) return nullptr;
    match::Journal journal = match::read_journal(text);
    const bool cut_off = text.back() != '\n' && text.find('\n') != text.npos;
    if (journal.wrong && cut_off) {
        text.resize(text.rfind('\n') + 1);
        journal = match::read_journal(text);
        if (!journal.wrong) replace(text);
    }
    if (journal.wrong) throw refused(where_and_why(path_, journal.wrong->line, journal.wrong->problem));
    if (text.back() != '\n') append("\n");
    written_ = journal.match->size();
    result_ = text.find("\n{\"result\"") != text.npos;
    return std::move(journal.match);
}

void JournalFile::keep(const match::AnyMatch& match) {
    std::string text;
    if (written_ < 0) text += match::header_line(match.header()) + "\n";
    if (written_ > match.size()) {
        replace(match.journal());
    } else {
        for (const std::string& line : match.lines(std::max(written_, 0))) text += line + "\n";
        const bool over = match.ask().is_over() && !result_;
        if (over) text += "{\"result\":" + match.result() + "}\n";
        result_ |= over;
        append(text);
    }
    written_ = match.size();
}

void JournalFile::append(const std::string& text) {
    const int file = open(path_.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0) throw refused("Cannot write " + path_ + ": " + std::strerror(errno) + ".");
    std::size_t done = 0;
    while (done < text.size()) {
        const ssize_t some = write(file, text.data() + done, text.size() - done);
        if (some < 0 && errno == EINTR) continue;
        if (some <= 0) break;
        done += static_cast<std::size_t>(some);
    }
    const int error = errno;
    const bool closed = close(file) == 0;
    if (done < text.size() || !closed)
        throw refused("Cannot write " + path_ + ": " + std::strerror(closed ? error : errno) + ".");
}

void JournalFile::replace(const std::string& text) {
    // Another file takes its place in one step, so that there is a whole one at any time.
    const std::string fresh = path_ + ".new";
    write_file(fresh, text);
    if (std::rename(fresh.c_str(), path_.c_str()) != 0)
        throw refused("Cannot write " + path_ + ": " + std::strerror(errno) + ".");
}

}  // namespace app
