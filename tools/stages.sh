# Stages of a long check, sourced by test.sh and check.sh: each is timed and its tests are counted; the first
# that fails ends the run. `stage NAME COMMAND...` runs when ONLY is empty or names it.
# A command that prints "N passed, M failed" (or ctest's summary) is counted by that, any other as one test.

ONLY=${1:-}
STAGES_PASSED=0
STAGES_FAILED=0
STAGES_RUN=0
STAGES_TIMES=
STAGES_FOLDER=$(mktemp -d) # of whatever a stage writes besides
STAGES_LOG=$STAGES_FOLDER/log
STAGES_START=$(date +%s)
trap 'rm -rf "$STAGES_FOLDER"' EXIT
trap 'exit 1' HUP INT TERM # which end a shell without its EXIT

seconds() { echo $(($(date +%s) - $1)); }

# "PASSED FAILED" of what the log says, or "none". ctest shows the output of tests that fail, so where there is
# a summary of ctest it alone counts.
stage_count() {
    awk '
        /^[0-9]+ passed, [0-9]+ failed$/ { passed += $1; failed += $3; seen = 1 }
        /^[0-9]+% tests passed, [0-9]+ tests? failed out of [0-9]+$/ {
            tests_failed += $4; tests_passed += $NF - $4; ctest = 1
        }
        END { print ctest ? tests_passed " " tests_failed : seen ? passed " " failed : "none" }' "$STAGES_LOG"
}

stages_end() {
    echo
    printf '%s' "$STAGES_TIMES"
    printf '%-12s %4s s\n' together "$(seconds "$STAGES_START")"
    echo "$STAGES_PASSED passed, $STAGES_FAILED failed"
    if [ "$STAGES_FAILED" -ne 0 ] || [ "$STAGES_RUN" -eq 0 ]; then exit 1; fi
    exit 0
}

stage() {
    stage_name=$1
    shift
    if [ -n "$ONLY" ] && [ "$ONLY" != "$stage_name" ]; then return 0; fi
    stage_begun=$(date +%s)
    STAGES_RUN=$((STAGES_RUN + 1))
    printf '== %s\n' "$stage_name"
    stage_ok=yes
    "$@" >"$STAGES_LOG" 2>&1 || stage_ok=
    stage_counted=$(stage_count)
    if [ "$stage_counted" = none ]; then
        if [ $stage_ok ]; then stage_counted="1 0"; else stage_counted="0 1"; fi
    fi
    stage_passed=${stage_counted% *}
    stage_failed=${stage_counted#* }
    if [ -z "$stage_ok" ] && [ "$stage_failed" -eq 0 ]; then stage_failed=1; fi
    if [ $stage_ok ] && [ "$stage_failed" -ne 0 ]; then stage_ok=; fi
    STAGES_PASSED=$((STAGES_PASSED + stage_passed))
    STAGES_FAILED=$((STAGES_FAILED + stage_failed))
    stage_took=$(seconds "$stage_begun")
    STAGES_TIMES="$STAGES_TIMES$(printf '%-12s %4s s  %5s passed' "$stage_name" "$stage_took" "$stage_passed")
"
    if [ -z "$stage_ok" ]; then
        cat "$STAGES_LOG"
        echo "== $stage_name failed"
        stages_end
    fi
    # What a stage has to say in numbers stays visible, the rest only where it failed.
    grep -E '^(cover|bench|mutants|[0-9]+ mutants)' "$STAGES_LOG" || true
    printf '   %s passed, %s s\n' "$stage_passed" "$stage_took"
}

stages_none() {
    echo "no stage '$ONLY'; there are: $*" >&2
    exit 2
}
