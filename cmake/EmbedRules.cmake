# Writes one .cpp that holds the files of docs/rules one after the other. Run at build time:
#
#   cmake -DFOLDER=docs/rules -DOUTPUT=rule_book.cpp -P EmbedRules.cmake
#
# The bytes become an array and not a string literal, because long literals are not portable.
file(GLOB files "${FOLDER}/*.md")
list(SORT files)
set(bytes "")
foreach(file IN LISTS files)
    file(READ "${file}" hex HEX)
    string(APPEND bytes "${hex}0a")
endforeach()
string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")

file(WRITE "${OUTPUT}" "// Made by cmake/EmbedRules.cmake from docs/rules. Do not edit.
#include \"terminal/rules.h\"

namespace {
constexpr char book[] = {
${bytes}'\\0'};
}  // namespace

namespace terminal {

std::string_view rule_book() { return {book, sizeof book - 1}; }

}  // namespace terminal
")
