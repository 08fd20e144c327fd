#!/bin/sh
# make check: what takes too long for every day. tools/check.sh [STAGE] runs one stage alone.
# FUZZ_SECONDS: for each fuzzer (60). SEEDS: of the long conformance (2000). HISTORIES: of the simulated server (10000).
set -eu
cd "$(dirname "$0")/.."
STAGES="package tsan msan tidy analyze fuzz conform sim mutants lines"
# shellcheck source=tools/stages.sh
. tools/stages.sh
FUZZ_SECONDS=${FUZZ_SECONDS:-60}
SEEDS=${SEEDS:-2000}
HISTORIES=${HISTORIES:-10000}

tsan() {
    tools/build.sh tsan all &&
        (cd build-tsan && ctest -j 2 --output-on-failure --timeout 1800)
}

# Only what links no library: those are not instrumented, so everything they write would look uninitialised.
msan() {
    tools/build.sh gcc embed voicec &&
        tools/build.sh msan conformance game_mutants &&
        build-msan/tests/conformance/conformance all 4 &&
        build-msan/tests/mutants/game_mutants
}

# The Debian package, and what is in it at work.
package() {
    tools/web.sh build && tools/deb.sh || return 1
    rm -rf build/deb/unpacked
    dpkg-deb -x build/deb/croupier_*.deb build/deb/unpacked &&
        build/deb/unpacked/usr/bin/croupier table bloodsport --seats careful,random --seed 1 --log build/deb/unpacked/log.jsonl &&
        build/deb/unpacked/usr/bin/croupier verify build/deb/unpacked/log.jsonl &&
        man --warnings -l build/deb/unpacked/usr/share/man/man1/croupier.1.gz >/dev/null &&
        python3 -B tests/e2e/test_install.py
}

tidy() {
    tools/build.sh gcc all && tools/tidy.sh
}

# gcc's own analysis, of the folders without a system below them: it is built for them.
analyze() {
    tools/build.sh gcc games || return 1 # for what is made from messages
    for file in engine/*.c voice/*.c games/*.c games/*/*.c games/*/*/*.c table/*.c; do
        gcc -std=c17 -O1 -I . -I build/made -fno-strict-aliasing -fanalyzer -Werror -c "$file" -o /dev/null || return 1
    done
}

# Each fuzzer from its corpus (new finds go to build-fuzz/corpus, never into the tree), then its coverage.
fuzz() {
    tools/build.sh gcc embed voicec &&
        tools/build.sh fuzz $(sed -n 's/^fuzz_target(\([a-z_]*\) .*/\1/p' tests/fuzz/CMakeLists.txt) || return 1
    for program in build-fuzz/tests/fuzz/*_fuzz; do
        name=$(basename "$program")
        found=build-fuzz/corpus/$name
        mkdir -p "$found"
        dictionary=
        if [ -f "tests/fuzz/$name.dict" ]; then dictionary=-dict=tests/fuzz/$name.dict; fi
        LLVM_PROFILE_FILE=build-fuzz/$name.raw "$program" -max_total_time="$FUZZ_SECONDS" -timeout=10 \
            -rss_limit_mb=4096 -print_final_stats=1 $dictionary -artifact_prefix="build-fuzz/$name-" \
            "$found" "tests/fuzz/corpus/$name" >build-fuzz/"$name".log 2>&1 || {
            tail -n 40 build-fuzz/"$name".log
            return 1
        }
        llvm-profdata-14 merge -sparse build-fuzz/"$name".raw -o build-fuzz/"$name".profile || return 1
        runs=$(sed -n 's/^stat::number_of_executed_units: *//p' build-fuzz/"$name".log)
        echo "cover $name: $runs inputs tried, $(find "$found" -type f | wc -l) kept; lines reached:"
        llvm-cov-14 report "$program" -instr-profile=build-fuzz/"$name".profile 2>/dev/null |
            awk '$1 ~ /\.c$/ && $8 > $9 { printf "cover   %-40s %s of %s lines, %s\n", $1, $8 - $9, $8, $10 }'
    done
}

conform() {
    tools/build.sh gcc conformance && build/tests/conformance/conformance all "$SEEDS"
}

# Two at a time.
sim() {
    tools/build.sh gcc sim || return 1
    build/tests/sim/sim --seeds "1..$((HISTORIES / 2))" &
    sim_half=$!
    sim_code=0
    build/tests/sim/sim --seeds "$((HISTORIES / 2 + 1))..$HISTORIES" || sim_code=1
    wait $sim_half || sim_code=1
    return $sim_code
}

mutants() {
    tools/mutants.py
}

# Every line that decides, tagged or not; tcc makes it fast.
lines() {
    tools/build.sh gcc all && tools/linemutants.py
}

export TSAN_OPTIONS=halt_on_error=1 MSAN_OPTIONS=print_stats=0
case " $STAGES " in *" $ONLY "*) ;; *) if [ -n "$ONLY" ]; then stages_none $STAGES; fi ;; esac
stage package package
stage tsan tsan
stage msan msan
stage tidy tidy
stage analyze analyze
stage fuzz fuzz
stage conform conform
stage sim sim
stage mutants mutants
stage lines lines
stages_end
