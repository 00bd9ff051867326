#include "app/fingerprints.h"

#include <filesystem>
#include <sstream>

#include "app/failure.h"
#include "app/files.h"

namespace app {

std::string fingerprints_file() {
    namespace fs = std::filesystem;
    const fs::path here = "bench/fingerprints.txt";
    std::error_code error;
    if (fs::exists(here, error)) return here.string();
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    const fs::path beside = program.parent_path().parent_path() / here;
    return !error && fs::exists(beside, error) ? beside.string() : here.string();
}

Fingerprints read_fingerprints(const std::string& file, bool may_be_missing) {
    Fingerprints fingerprints;
    std::error_code error;
    if (may_be_missing && !std::filesystem::exists(file, error)) return fingerprints;
    std::istringstream lines(read_file(file));
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (line.empty() || line.front() == '#') continue;
        // Sixteen digits, a blank, and the table.
        if (line.size() < 18 || line[16] != ' ')
            throw refused(file + ":" + std::to_string(number) + ": not a fingerprint and a table.");
        fingerprints[line.substr(17)] = line.substr(0, 16);
    }
    return fingerprints;
}

void write_fingerprints(const std::string& file, const Fingerprints& fingerprints) {
    std::string text =
        "# 1000 random games from seed 1 of each table. Written by `croupier bench --update`.\n";
    for (const auto& [table, digits] : fingerprints) text += digits + " " + table + "\n";
    write_file(file, text);
}

}  // namespace app
