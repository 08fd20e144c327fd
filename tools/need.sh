#!/bin/sh
# Makes sure that the named Debian packages are there, and installs those that are not. It says what it
# installs before it does; with everything present it says nothing and needs no network.
# A package written COMMAND=PACKAGE is only wanted where that command is missing.
set -eu

missing=
for want in "$@"; do
    case $want in
    *=*)
        if command -v "${want%%=*}" >/dev/null 2>&1; then continue; fi
        want=${want#*=}
        ;;
    esac
    if ! command -v dpkg-query >/dev/null 2>&1; then
        echo "need: this is no Debian machine; croupier needs what Debian calls: $*" >&2
        exit 0
    fi
    status=$(dpkg-query -W -f='${db:Status-Status}\n' "$want" 2>/dev/null | head -n 1) || status=
    if [ "$status" != installed ]; then missing="$missing $want"; fi
done
if [ -z "$missing" ]; then exit 0; fi

as_root=
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
        echo "need: as root, please: apt-get install --no-install-recommends$missing" >&2
        exit 1
    fi
    as_root=sudo
fi
echo "need: installing$missing"
log=$(mktemp)
trap 'rm -f "$log" "$log.failed"' EXIT
trap 'exit 1' HUP INT TERM # which end a shell without its EXIT

# Shows how far apt-get has come, from its status lines (apt's README.progress-reporting): on a terminal one line that
# changes, elsewhere a line for each quarter. Everything else goes to the log.
progress() {
    if [ -t 1 ]; then terminal=1; else terminal=0; fi
    awk -F: -v terminal="$terminal" -v log_file="$log" '
        function show(what, percent, detail) {
            if (terminal) {
                printf "\r\033[Kneed: %s, %d%%: %s", what, percent, substr(detail, 1, 50)
                fflush()
            } else if (!(what in shown) || int(percent / 25) != shown[what]) {
                shown[what] = int(percent / 25)
                printf "need: %s, %d%%\n", what, percent
                fflush()
            }
        }
        $1 == "dlstatus" { show("fetching", $3, $4); next }
        $1 == "pmstatus" { show("installing", $3, $4); next }
        { print >log_file }
        END { if (terminal) printf "\r\033[K" }'
}

apt() {
    { $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o APT::Status-Fd=1 "$@" 2>&1 || echo failed >"$log.failed"; } | progress
    if [ -e "$log.failed" ]; then
        tail -n 15 "$log" >&2
        echo "need: apt-get could not install$missing" >&2
        exit 1
    fi
}
echo "need: asking for the list of packages"
apt update
# shellcheck disable=SC2086 # the lists are words
apt install -y --no-install-recommends $missing
echo "need: all installed"
