#!/bin/sh
# All games are linked into one program: what the linker sees of a game begins with the game's prefix.
# games-apart.sh LIBGAMES.A NM
set -eu
names=$("$2" -A "$1" 2>/dev/null | awk '$(NF - 1) ~ /^[TDRB]$/ { print $NF }')
plain=$(echo "$names" | grep -vE '^(bg|bloodsport|gh|gamblers_heart|tx|texarkana|bj|twenty_one|kuhn|leduc|null|source|games)_' || true)
twice=$(echo "$names" | sort | uniq -d)
if [ -n "$plain$twice" ]; then
    echo "these names of games lack a prefix, or are defined twice:" $plain $twice
    exit 1
fi
[ -n "$names" ]
