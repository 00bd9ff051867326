# How everything is compiled: the language, the warnings, the sanitizers, the helpers that make it quick.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# The toolchain file of the wasm preset names this target.
if(CMAKE_CXX_COMPILER_TARGET MATCHES "^wasm32")
    set(CROUPIER_WASM ON)
else()
    set(CROUPIER_WASM OFF)
endif()

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()

add_compile_options(-Wall -Wextra -Wpedantic)
if(CROUPIER_WERROR)
    add_compile_options(-Werror)
endif()
# GCC's SLP vectoriser reads fields that were written one by one a moment ago as one wide word, which the processor
# has to wait for: states and draws are full of such fields.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fno-tree-slp-vectorize)
endif()
# What a page loads has to be small; what has to be quick there says so itself (src/match, src/bots).
if(CROUPIER_WASM)
    set(CMAKE_CXX_FLAGS_RELEASE "-Oz -DNDEBUG")
    add_compile_options(-ffunction-sections -fdata-sections -fno-threadsafe-statics -fno-stack-protector -msign-ext
        -mbulk-memory -mnontrapping-fptoint)
    add_link_options(-Wl,--gc-sections)
endif()
if(CROUPIER_NATIVE)
    add_compile_options(-march=native)
endif()

if(CROUPIER_SANITIZE)
    add_compile_options(-fsanitize=${CROUPIER_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${CROUPIER_SANITIZE})
endif()
if(CROUPIER_FUZZ)
    # Without a look at every comparison of numbers: that took up to two fifths of the time and found as much (edges seen
    # after 400,000 messages: 1,055 without, 1,036 with it; after 150,000 journals 3,850 and 3,967).
    add_compile_options(-fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp)
endif()

# Assertions and expectations hold the names of their files: without the path of the clone, so that another clone finds
# in the cache what this one has compiled.
add_compile_options("-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=")

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    # What one clone has compiled another clone need not compile again: paths below the repository do not count.
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1
        "${CCACHE_PROGRAM}")
endif()

find_program(MOLD_PROGRAM mold)
if(MOLD_PROGRAM AND NOT CROUPIER_WASM)
    add_link_options(-fuse-ld=mold)
endif()
