#!/bin/sh
# All games are linked into one program: no function or table of one may bear the name of another's.
# games-apart.sh LIBGAMES.A NM
set -eu
twice=$("$2" -A "$1" 2>/dev/null | awk '$(NF - 1) ~ /^[TDRB]$/ { print $NF }' | sort | uniq -d)
if [ -n "$twice" ]; then
    echo "these names are defined by two games (prefix one of them):" $twice
    exit 1
fi
