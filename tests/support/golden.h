#pragma once
// Golden journals: games written down once, in tests/data/journals/<folder>.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "match/journal.h"
#include "support/places.h"

namespace golden {

inline std::filesystem::path folder(const std::string& name) {
    return std::filesystem::path(support::source("tests/data/journals")) / name;
}

inline std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The journals in a folder, without those of its folders.
inline std::vector<std::filesystem::path> journals_in(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& file : std::filesystem::directory_iterator(folder))
        if (file.is_regular_file()) files.push_back(file.path());
    return files;
}

/// Each replays, and is written again byte by byte; only those that are called unfinished have no end.
inline void expect_replay(const std::filesystem::path& folder, std::size_t at_least) {
    const auto files = journals_in(folder);
    EXPECT_GE(files.size(), at_least);
    for (const auto& file : files) {
        const std::string text = bytes_of(file);
        const match::Journal journal = match::read_journal(text);
        ASSERT_FALSE(journal.wrong) << file << ":" << journal.wrong->line << ": "
                                    << journal.wrong->problem.text;
        EXPECT_EQ(journal.match->journal(), text) << file;
        const bool unfinished = file.stem().string().find("unfinished") != std::string::npos;
        EXPECT_EQ(journal.finished, !unfinished) << file;
        EXPECT_TRUE(unfinished || !journal.match->told(core::kSpectator, 0).empty()) << file;
    }
}

/// Bad ones are refused in the line and with the rule that their names say: RULE.LINE.what-is-wrong.jsonl.
inline void expect_refused_as_named(const std::filesystem::path& folder, std::size_t at_least) {
    const auto files = journals_in(folder);
    EXPECT_GE(files.size(), at_least);
    for (const auto& file : files) {
        const match::Journal journal = match::read_journal(bytes_of(file));
        ASSERT_TRUE(journal.wrong) << file;
        const std::string named =
            journal.wrong->problem.rule + "." + std::to_string(journal.wrong->line) + ".";
        EXPECT_EQ(file.filename().string().substr(0, named.size()), named) << journal.wrong->problem.text;
    }
}

}  // namespace golden
