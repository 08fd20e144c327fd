#!/bin/sh
# Runs Python scripts two at a time: tools/scripts.sh FILE... What one says is shown whole when it
# ends. One that fails beside others is shown, and run once more alone at the end: a busy machine
# makes some wait too long. Any that fails then fails the run. A script has SCRIPT_SECONDS (300).
set -u
failed=$(mktemp)
trap 'rm -f "$failed"' EXIT
one() {
    xargs -P "$1" -I '{}' sh -c '
    said=$(timeout -k 5 "${SCRIPT_SECONDS:-300}" python3 -B "$1" 2>&1)
    code=$?
    [ -z "$said" ] || printf "%s\n" "$said"
    [ $code -ne 124 ] || printf "%s: not done in time\n" "$1"
    [ $code -eq 0 ] || printf "%s\n" "$1" >>"$2"' sh '{}' "$failed"
}
printf '%s\n' "$@" | one 2
again=$(sort "$failed")
[ -n "$again" ] || exit 0
: >"$failed"
printf 'once more, alone: %s\n' "$again"
printf '%s\n' "$again" | one 1
again=$(sort "$failed")
[ -z "$again" ] || printf 'failed alone, too: %s\n' "$again"
[ -z "$again" ]
