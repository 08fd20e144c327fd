#!/bin/sh
# make house-many: a PostgreSQL of its own, three servers that share it, and haproxy before them, all on this machine, to
# try what docs/operations.md says of several servers. PORT is haproxy's. Ctrl-C ends all of it; the tables stay in
# FOLDER and are there again the next time.
set -eu
PORT=${PORT:-2121} FOLDER=${FOLDER:-/var/tmp/croupier-$(id -un)}
cd "$(dirname "$0")/.."
if [ "${CROUPIER_POSTGRES_CTL:-}" = "" ]; then
    mkdir -p "$FOLDER"
    CROUPIER_POSTGRES_FOLDER=$(cd "$FOLDER" && pwd) exec tests/store/postgres.sh "$0"
fi
# shellcheck disable=SC2059 # the URL is a form with a place for the database's name
url=$(printf "$CROUPIER_POSTGRES" croupier)
here=$(mktemp -d)
running=
end() {
    trap - EXIT INT TERM HUP
    for process in $running; do kill "$process" 2>/dev/null || true; done
    wait
    rm -rf "$here"
}
trap end EXIT
trap 'exit 0' INT TERM HUP
# shellcheck disable=SC2059
psql -X -q -A -t -c "SELECT 1 FROM pg_database WHERE datname = 'croupier'" "$(printf "$CROUPIER_POSTGRES" postgres)" |
    grep -q 1 || psql -X -q -c "CREATE DATABASE croupier ENCODING 'UTF8' TEMPLATE template0" "$(printf "$CROUPIER_POSTGRES" postgres)"
cp deploy/haproxy.cfg "$here/"
for n in 1 2 3; do
    build/croupier serve --store "$url" --port 0 --proxy >"$here/$n" &
    running="$running $!"
    tries=0
    until [ -s "$here/$n" ]; do
        tries=$((tries + 1))
        if [ $tries -gt 100 ]; then echo "house-many: server $n did not open" >&2; exit 1; fi
        sleep 0.1
    done
    at=$(sed -n '1s|http://\(.*\)/|\1|p' "$here/$n")
    echo "    server s$n $at" >>"$here/haproxy.cfg"
    echo "server $n at $at, process $!"
done
CROUPIER_BIND=127.0.0.1:$PORT haproxy -q -db -f "$here/haproxy.cfg" &
running="$running $!"
echo "http://127.0.0.1:$PORT/ sends each connection to the next one. Kill one, or stop it (kill -STOP), and play on."
wait
