/* The measures that one game alone has: a file tests/bench/GAME.c and a line here. Always true:
 * nothing here is a test, it is reported and not gated. */
#include "tests/bench/bench.h"

const struct bench_extra bench_extras[] = {
    {"bloodsport", bench_bloodsport},
    {"gamblers-heart", bench_gamblers_heart},
    {"twenty-one", bench_twenty_one},
};
const int bench_extras_count = sizeof bench_extras / sizeof *bench_extras;
