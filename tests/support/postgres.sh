#!/usr/bin/env bash
# A PostgreSQL server for tests: on a socket in a folder of its own, no port, gone afterwards.
#
#   postgres.sh start FILE    starts one and writes its folder into FILE
#   postgres.sh stop FILE
set -euo pipefail

file=${2:?postgres.sh start|stop FILE}

bin=''
for folder in /usr/lib/postgresql/*/bin "$(dirname -- "$(command -v initdb || echo /none/initdb)")"; do
    if [ -x "$folder/initdb" ]; then bin=$folder; fi
done
if [ -z "$bin" ]; then
    echo "PostgreSQL is not installed: Debian's package is postgresql-15" >&2
    exit 1
fi

# The server does not want to be root.
as=()
user=postgres
if [ "$(id -u)" -eq 0 ]; then
    id "$user" >/dev/null 2>&1 || user=nobody
    as=(setpriv "--reuid=$user" "--regid=$(id -g "$user")" --clear-groups --)
fi

stop() {
    local home
    [ -s "$file" ] || return 0
    home=$(cat -- "$file")
    if [ -d "$home/data" ]; then
        (cd / && "${as[@]}" "$bin/pg_ctl" -D "$home/data" -m immediate -w stop >/dev/null 2>&1) || true
    fi
    rm -rf -- "$home" "$file"
}

start() {
    local home
    stop
    home=$(mktemp -d -t croupier-pg-XXXXXX)
    if [ "$(id -u)" -eq 0 ]; then chown "$user" "$home"; fi
    chmod 711 "$home"
    mkdir -p -- "$(dirname -- "$file")"
    echo "$home" >"$file"
    cd /
    "${as[@]}" "$bin/initdb" -D "$home/data" -U croupier -A trust -E UTF8 --locale=C --no-sync >"$home.log" 2>&1 ||
        { cat "$home.log" >&2; exit 1; }
    rm -f "$home.log"
    # Tests do not cut the power: nothing need reach the disk, unless somebody measures that.
    local sync='-c fsync=off -c full_page_writes=off'
    if [ -n "${CROUPIER_POSTGRES_DURABLE:-}" ]; then sync=''; fi
    "${as[@]}" "$bin/pg_ctl" -D "$home/data" -l "$home/data/log" -w -t 120 start >/dev/null 2>&1 </dev/null -o \
        "-c listen_addresses= -c unix_socket_directories=$home $sync -c max_connections=80 -c shared_buffers=32MB" ||
        { cat "$home/data/log" >&2; exit 1; }
}

case "$1" in
    start) start ;;
    stop) stop ;;
    *) exit 2 ;;
esac
