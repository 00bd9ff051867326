# shellcheck shell=bash
# Configures and builds a preset quietly. Sourced by ./play and ./test from the root of the repository; it defines
# functions and does nothing itself. What the tools say is kept in <folder>/configure.log and <folder>/build.log.

# croupier_folder PRESET: where that preset builds.
croupier_folder() {
    if [ "$1" = release ]; then echo build; else echo "build-$1"; fi
}

# croupier_configured PRESET: whether that preset is ready to build, here and not where it was copied from.
croupier_configured() {
    local folder
    folder=$(croupier_folder "$1")
    [ -e "$folder/build.ninja" ] && grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$folder/CMakeCache.txt"
}

# croupier_configure PRESET [OPTIONS]
croupier_configure() {
    local preset=$1 folder fresh=()
    shift
    folder=$(croupier_folder "$preset")
    mkdir -p "$folder"
    if ! croupier_configured "$preset"; then fresh=(--fresh); fi
    cmake "${fresh[@]}" --preset "$preset" "$@" >"$folder/configure.log" 2>&1 || {
        cat "$folder/configure.log" >&2
        return 1
    }
}

# croupier_build PRESET [OPTIONS]
croupier_build() {
    local preset=$1 folder
    shift
    folder=$(croupier_folder "$preset")
    cmake --build --preset "$preset" "$@" >"$folder/build.log" 2>&1 || {
        tail -n 100 "$folder/build.log" >&2
        return 1
    }
}
