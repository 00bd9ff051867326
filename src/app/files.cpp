#include "app/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "app/failure.h"

namespace app {
namespace {

/// A game has some hundred lines; what is longer than this is a device, or a mistake.
constexpr std::size_t kLongestText = 256 << 20;

bool quiet = false;

std::string because(int error) { return std::string(": ") + std::strerror(error) + "."; }

/// Closes a file when the block is left, whatever happens.
struct Descriptor {
    int number;
    ~Descriptor() {
        if (number > STDERR_FILENO) close(number);
    }
};

[[noreturn]] void output_failed() {
    // Nobody reads any more: there is nobody to tell either.
    if (errno == EPIPE) throw Failure{Fault::Refused, ""};
    throw refused("Cannot write to standard output" + because(errno));
}

}  // namespace

std::string read_file(const std::string& path) {
    const bool standard = path == "-";
    const Descriptor file{standard ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC)};
    if (file.number < 0) throw refused("Cannot read " + path + because(errno));
    struct stat about{};
    if (fstat(file.number, &about) == 0 && S_ISDIR(about.st_mode))
        throw refused(path + " is a folder, not a journal; name the files in it.");
    std::string text;
    std::size_t used = 0;
    text.resize(about.st_size > 0 ? static_cast<std::size_t>(about.st_size) + 1 : 1 << 16);
    for (;;) {
        if (used == text.size()) {
            if (used > kLongestText) throw refused(path + " is far too long for a journal.");
            text.resize(text.size() * 2);
        }
        const ssize_t got = read(file.number, text.data() + used, text.size() - used);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) throw refused("Cannot read " + path + because(errno));
        if (got == 0) break;
        used += static_cast<std::size_t>(got);
    }
    text.resize(used);
    return text;
}

void write_file(const std::string& path, std::string_view text) {
    std::FILE* file = std::fopen(path.c_str(), "wb");
    if (file == nullptr) throw refused("Cannot write " + path + because(errno));
    const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    const int first_error = errno;
    const bool closed = std::fclose(file) == 0;
    if (!written || !closed) throw refused("Cannot write " + path + because(written ? errno : first_error));
}

void must_be_writable(const std::string& path) {
    if (const Descriptor file{open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK)}; file.number >= 0)
        return;
    // A pipe that nobody reads yet will be opened when there is something to write.
    if (errno == ENXIO) return;
    if (errno != ENOENT) throw refused("Cannot write " + path + because(errno));
    const Descriptor made{open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666)};
    if (made.number < 0) throw refused("Cannot write " + path + because(errno));
    unlink(path.c_str());
}

void be_quiet() { quiet = true; }

void print(std::string_view text) {
    if (quiet) return;
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) output_failed();
}

void flush_output() {
    if (std::fflush(stdout) != 0) output_failed();
}

void complain(std::string_view sentence) {
    if (sentence.empty() || quiet) return;
    std::fflush(stdout);
    std::fwrite(sentence.data(), 1, sentence.size(), stderr);
    std::fputc('\n', stderr);
}

}  // namespace app
