# Writes one .cpp that holds the pages of docs/rules one after the other, for each language. Run at build time:
#
#   cmake -DFOLDER=docs/rules -DLANGUAGES=fr,de,ru -DOUTPUT=rule_book.cpp -P EmbedRules.cmake
#
# English stands in the folder itself, each other language in a folder below it. The bytes become an array and not a
# string literal, because long literals are not portable.
string(REPLACE "," ";" languages "${LANGUAGES}")

set(arrays "")
set(choices "")
foreach(language IN ITEMS en ${languages})
    if(language STREQUAL "en")
        file(GLOB files "${FOLDER}/*.md")
        list(FILTER files EXCLUDE REGEX "README")
    else()
        file(GLOB files "${FOLDER}/${language}/*.md")
    endif()
    list(SORT files)
    set(bytes "")
    foreach(file IN LISTS files)
        file(READ "${file}" hex HEX)
        string(APPEND bytes "${hex}0a")
    endforeach()
    string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
    string(APPEND arrays "constexpr char ${language}[] = {\n${bytes}'\\0'};\n")
    string(APPEND choices
        "    if (language == \"${language}\") return {${language}, sizeof ${language} - 1};\n")
endforeach()

file(WRITE "${OUTPUT}" "// Made by cmake/EmbedRules.cmake from docs/rules. Do not edit.
#include \"terminal/rules.h\"

namespace {
${arrays}}  // namespace

namespace terminal {

std::string_view rule_book(std::string_view language) {
${choices}    return {};
}

}  // namespace terminal
")
