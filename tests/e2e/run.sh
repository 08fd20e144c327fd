#!/bin/sh
# Plays the program from outside, as people and other programs do: each script says what it checked, and any
# failure fails the run. CROUPIER names another binary than build/croupier.
set -u
cd "$(dirname "$0")/../.."
failed=0
for script in tests/e2e/test_*.py; do
    timeout -k 5 300 python3 -B "$script" || failed=1
done
exit $failed
