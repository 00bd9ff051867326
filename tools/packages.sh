# shellcheck shell=bash
# What Debian 12 has to have installed. Sourced by ./play and ./test; it defines functions and does nothing itself.
#
#   croupier_install play|test

# One package a line; "package command" means that the command, from wherever it comes, will do too.
croupier_packages_play='
g++ g++
cmake cmake
ninja-build ninja
ccache ccache
mold mold
libcli11-dev
libfmt-dev
nlohmann-json3-dev
libsodium-dev
libboost1.81-dev
libssl-dev
libsqlite3-dev
libpq-dev
clang-19 clang++-19
llvm-19 llvm-ar-19
lld-19 wasm-ld-19
libclang-rt-19-dev-wasm32
libc++-19-dev-wasm32
wasi-libc
nodejs node
npm npm
'
croupier_packages_test='
libopenmpi-dev
openmpi-bin mpirun
libgtest-dev
libgmock-dev
librapidcheck-dev
clang-format-19 clang-format-19
libclang-rt-19-dev
chromium chromium
chromium-headless-shell chromium-headless-shell
fonts-dejavu-core
postgresql-15
python3 python3
nginx-light nginx
openssl openssl
dpkg-dev dpkg-shlibdeps
systemd systemd-analyze
'
# Without these programs there is nothing to try.
croupier_needs_play='g++ cmake ninja clang++-19 wasm-ld-19 node npm'
croupier_needs_test="$croupier_needs_play clang-format-19 chromium python3"

# croupier_missing PACKAGES: those that are neither installed nor replaced by their command. Where there is no dpkg only
# the commands are looked for; CMake will say which libraries it does not find.
croupier_missing() {
    local names installed package command
    names=$(awk 'NF { print $1 }' <<<"$1")
    # shellcheck disable=SC2086 # one word a package
    installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' $names 2>/dev/null | sed -n 's/^installed //p') || true
    while read -r package command; do
        if [ -z "$package" ] || grep -qxF -- "$package" <<<"$installed"; then continue; fi
        if [ -n "$command" ] && command -v "$command" >/dev/null; then continue; fi
        if [ -z "$command" ] && ! command -v dpkg-query >/dev/null; then continue; fi
        echo "$package"
    done <<<"$1"
}

# croupier_apt ARGUMENTS: apt-get as root, without a question from Debian; false where that is not possible.
croupier_apt() {
    local root=() log
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || return 1
        root=(sudo)
        # A script without a terminal must not wait for a password.
        if [ -n "${CI:-}" ] || ! [ -t 2 ]; then root=(sudo -n); fi
    fi
    # Its many lines are shown only if it fails.
    if log=$("${root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -qq -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@" </dev/null 2>&1); then return; fi
    tail -n 30 <<<"$log" >&2
    return 1
}

# croupier_install play|test: installs what is missing, and fails only if a program is missing after that.
croupier_install() {
    local packages=$croupier_packages_play needs=$croupier_needs_play missing lost='' program
    if [ "$1" = test ]; then
        packages+=$croupier_packages_test
        needs=$croupier_needs_test
    fi

    missing=$(croupier_missing "$packages" | tr '\n' ' ')
    missing=${missing% }
    if [ -n "$missing" ] && command -v apt-get >/dev/null; then
        echo "Installing: $missing" >&2
        # shellcheck disable=SC2086 # one word a package
        if croupier_apt update && croupier_apt install -y --no-install-recommends $missing; then missing=''; fi
    fi
    if [ -n "$missing" ]; then
        echo "Missing, and not installed from here: $missing" >&2
        echo "On Debian 12: apt-get install --no-install-recommends $missing" >&2
    fi

    for program in $needs; do
        command -v "$program" >/dev/null || lost+=" $program"
    done
    if [ -n "$lost" ]; then
        echo "Cannot go on without:$lost" >&2
        return 1
    fi
}
