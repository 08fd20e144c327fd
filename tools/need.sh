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
trap 'rm -f "$log"' EXIT
# shellcheck disable=SC2086 # the lists are words
if ! { $as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q &&
       $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing
     } >"$log" 2>&1; then
    tail -n 15 "$log" >&2
    echo "need: apt-get could not install$missing" >&2
    exit 1
fi
