#pragma once
// The file bench/fingerprints.txt: how seeded games went when it was written.

#include <map>
#include <string>

namespace app {

/// "las-vegas 4 {}" → sixteen hexadecimal digits.
using Fingerprints = std::map<std::string, std::string>;

/// Where the file is: in the folder bench of this folder, or beside the folder of the program.
std::string fingerprints_file();
/// A missing file is a failure, unless it is about to be written.
Fingerprints read_fingerprints(const std::string& file, bool may_be_missing);
void write_fingerprints(const std::string& file, const Fingerprints& fingerprints);

}  // namespace app
