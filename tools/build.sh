#!/bin/sh
# Configures a preset of CMakePresets.json and builds it: tools/build.sh PRESET [TARGET...].
# Quiet unless something is wrong.
set -eu
cd "$(dirname "$0")/.."
preset=$1
shift
log=$(mktemp)
trap 'rm -f "$log"' EXIT
trap 'exit 1' HUP INT TERM # which end a shell without its EXIT
if ! cmake --preset "$preset" >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi
dir=$(sed -n 's/^-- Build files have been written to: //p' "$log")
if [ -t 1 ]; then # ninja's own line, which says how far it is
    ninja -C "$dir" "$@"
    exit
fi
if ! ninja -C "$dir" "$@" >"$log" 2>&1; then
    # what failed and why, without the command, which can be longer than a screen
    sed -e '/^\[[0-9]*\/[0-9]*\] \(Building\|Linking\|Generating\)/d' -e '/^FAILED: /{n;d;}' "$log" >&2
    exit 1
fi
