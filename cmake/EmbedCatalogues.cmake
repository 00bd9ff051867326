# Writes one .cpp that holds every sentence catalogue. Run at build time:
#
#   cmake -DFOLDER=src/words -DLANGUAGES=en,fr -DOUTPUT=catalogues.cpp -P EmbedCatalogues.cmake
#
# The bytes become an array and not a string literal, because long literals are not portable.
string(REPLACE "," ";" languages "${LANGUAGES}")

set(arrays "")
set(choices "")
foreach(language IN LISTS languages)
    file(GLOB files "${FOLDER}/${language}/*.txt")
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

file(WRITE "${OUTPUT}" "// Made by cmake/EmbedCatalogues.cmake from src/words. Do not edit.
#include \"words/catalogue.h\"

#include <string_view>

namespace {
${arrays}}  // namespace

namespace words {

std::string_view catalogue(std::string_view language) {
${choices}    return {};
}

}  // namespace words
")
