#!/bin/sh
# The house from outside: what it answers, what it refuses, and that nothing acknowledged is ever lost.
# CROUPIER names another binary than build/croupier.
set -u
cd "$(dirname "$0")/../.."
exec tools/scripts.sh tests/server/test_*.py
