#!/bin/sh
# All games are linked into one program: what the linker sees of a game begins with the name of its folder, or with one of
# the short prefixes below.
# games-apart.sh LIBGAMES.A NM
set -eu
cd "$(dirname "$0")/.."
folders=$(for folder in games/*/; do basename "$folder"; done | paste -sd '|')
names=$("$2" -A "$1" 2>/dev/null | awk '$(NF - 1) ~ /^[TDRB]$/ { print $NF }')
plain=$(echo "$names" | grep -vE "^(bg|gh|tx|bj|source|games|$folders)_" || true)
twice=$(echo "$names" | sort | uniq -d)
if [ -n "$plain$twice" ]; then
    echo "these names of games lack a prefix, or are defined twice:" $plain $twice
    exit 1
fi
[ -n "$names" ]
