#!/bin/sh
# The house from outside: what it answers, what it refuses, and that nothing acknowledged is ever lost.
# CROUPIER names another binary than build/croupier.
set -u
cd "$(dirname "$0")/../.."
failed=0
for script in tests/server/test_*.py; do
    python3 -B "$script" || failed=1
done
exit $failed
