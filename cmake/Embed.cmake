# Writes one .cpp with a function that gives the text of a language: all files of a folder, one after the other. Run at
# build time:
#
#   cmake -DFUNCTION=words::catalogue -DHEADER=words/catalogue.h -DFILES=*.txt -DFOLDERS=en=src/words/en,fr=src/words/fr
#         -DOUTPUT=catalogues.cpp -P Embed.cmake
#
# A language may be in several folders. A README is left out. The bytes become an array and not a string literal, because
# long literals are not portable.
string(REPLACE "," ";" FOLDERS "${FOLDERS}")
string(REGEX MATCH "^(.*)::(.*)$" matched "${FUNCTION}")
set(namespace "${CMAKE_MATCH_1}")
set(name "${CMAKE_MATCH_2}")

set(languages "")
foreach(pair IN LISTS FOLDERS)
    string(REGEX MATCH "^([a-z]+)=(.*)$" matched "${pair}")
    set(language "${CMAKE_MATCH_1}")
    list(APPEND languages "${language}")
    file(GLOB files "${CMAKE_MATCH_2}/${FILES}")
    list(FILTER files EXCLUDE REGEX "/README[.]")
    list(SORT files)
    foreach(file IN LISTS files)
        file(READ "${file}" hex HEX)
        string(APPEND ${language}_bytes "${hex}0a")
    endforeach()
endforeach()
list(REMOVE_DUPLICATES languages)

set(arrays "")
set(choices "")
foreach(language IN LISTS languages)
    string(REGEX REPLACE "(................................)" "\\1\n" bytes "${${language}_bytes}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
    string(APPEND arrays "constexpr char ${language}[] = {\n${bytes}'\\0'};\n")
    string(APPEND choices
        "    if (language == \"${language}\") return {${language}, sizeof ${language} - 1};\n")
endforeach()

file(WRITE "${OUTPUT}" "// Made by cmake/Embed.cmake. Do not edit.
#include \"${HEADER}\"

#include <string_view>

namespace {
${arrays}}  // namespace

namespace ${namespace} {

std::string_view ${name}(std::string_view language) {
${choices}    return {};
}

}  // namespace ${namespace}
")
