#pragma once
// Runs the built program as a user would, and looks at what it says.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "support/places.h"

namespace support {

namespace fs = std::filesystem;

inline std::string bytes_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}
inline void write_bytes(const fs::path& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
}

/// A folder that is gone after the test.
class Folder {
   public:
    Folder() {
        std::string name = (fs::temp_directory_path() / "croupier-test-XXXXXX").string();
        path_ = mkdtemp(name.data());
    }
    ~Folder() {
        std::error_code error;
        fs::remove_all(path_, error);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::string operator/(const std::string& name) const { return (path_ / name).string(); }
    std::string file(const std::string& name, const std::string& text) const {
        write_bytes(path_ / name, text);
        return (path_ / name).string();
    }

   private:
    fs::path path_;
};

struct Said {
    std::string out, err;
    int code;
};

/// The program with these words, this text on standard input, and standard output to a file of choice.
inline Said run(const std::vector<std::string>& words, const std::string& input = "", std::string output = "",
                const std::string& which = program()) {
    const Folder folder;
    const std::string in = folder.file("in", input), err = folder / "err";
    const bool own = output.empty();
    if (own) output = folder / "out";
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, 0, in.c_str(), O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, 1, output.c_str(), O_WRONLY | O_CREAT, 0600);
    posix_spawn_file_actions_addopen(&files, 2, err.c_str(), O_WRONLY | O_CREAT, 0600);
    std::vector<char*> arguments{const_cast<char*>(which.c_str())};
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    pid_t child = 0;
    EXPECT_EQ(posix_spawn(&child, which.c_str(), &files, nullptr, arguments.data(), environ), 0);
    posix_spawn_file_actions_destroy(&files);
    int status = 0;
    waitpid(child, &status, 0);
    return {own ? bytes_of(output) : "", bytes_of(err), WIFEXITED(status) ? WEXITSTATUS(status) : -1};
}

/// It refuses in one clear sentence, and says nothing else.
inline void expect_sentence(const Said& said, int code, const std::string& part) {
    EXPECT_EQ(said.code, code) << said.err;
    EXPECT_EQ(said.out, "");
    EXPECT_THAT(said.err, testing::HasSubstr(part));
    EXPECT_EQ(std::count(said.err.begin(), said.err.end(), '\n'), 1) << said.err;
}

}  // namespace support
