#!/bin/sh
# clang-tidy over every C file of the tree that the gcc build compiles: tools/tidy.sh [FILE...].
set -eu
cd "$(dirname "$0")/.."
if [ $# -eq 0 ]; then
    # Without what the build generated, and each file once however often it is compiled.
    set -- $(python3 -c '
import json, os
here = os.getcwd() + "/"
files = {c["file"] for c in json.load(open("build/compile_commands.json"))}
print(*sorted(f[len(here):] for f in files if f.startswith(here) and not f.startswith(here + "build")))')
fi
printf '%s\n' "$@" | xargs -P 2 -n 4 clang-tidy-14 -p build --quiet 2>/dev/null
