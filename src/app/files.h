#pragma once
// Reading and writing, with every failure noticed and put into a sentence.

#include <string>
#include <string_view>

namespace app {

/// The whole text of a file, or of standard input for "-".
std::string read_file(const std::string& path);

/// Writes a whole file.
void write_file(const std::string& path, std::string_view text);

/// Fails if `write_file` would; leaves what is there as it is.
void must_be_writable(const std::string& path);

/// Writes to standard output. A full disk is a failure, a reader that went away ends the program quietly.
void print(std::string_view text);
inline void print_line(const std::string& text) { print(text + "\n"); }
/// Makes sure that everything printed has arrived.
void flush_output();
/// One sentence on standard error.
void complain(std::string_view sentence);
/// From now on nothing is printed and nobody complains.
void be_quiet();

}  // namespace app
