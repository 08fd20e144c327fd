#!/bin/sh
# Runs Python scripts two at a time: tools/scripts.sh FILE... What one says is shown whole when it
# ends; any that fails fails the run. A script has SCRIPT_SECONDS (300).
set -u
printf '%s\n' "$@" | xargs -P 2 -I '{}' sh -c '
    said=$(timeout -k 5 "${SCRIPT_SECONDS:-300}" python3 -B "$1" 2>&1)
    code=$?
    [ -z "$said" ] || printf "%s\n" "$said"
    [ $code -ne 124 ] || printf "%s: not done in time\n" "$1"
    exit $code' sh '{}' || exit 1
