#!/bin/sh
# Plays the program from outside, as people and other programs do: each script says what it checked, and any
# failure fails the run. CROUPIER names another binary than build/croupier.
set -u
cd "$(dirname "$0")/../.."
exec tools/scripts.sh tests/e2e/test_*.py
