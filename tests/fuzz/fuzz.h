/* What every fuzz target gives: libFuzzer's entry, and how often the input got to the heart of what
 * is tried, so that a corpus which only ever bounces off the door is noticed. */
#ifndef TESTS_FUZZ_FUZZ_H
#define TESTS_FUZZ_FUZZ_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
/* Moves applied by all inputs so far. */
extern uint64_t fuzz_moves;

#endif
