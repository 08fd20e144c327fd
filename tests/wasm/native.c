/* wasm_native SEEDS: plays every game with every bot from seeds 1 .. SEEDS and prints a line for
 * each match; with the last bot, which searches, from a quarter of them. Always true: run.mjs
 * prints the same lines from the WebAssembly module, or something is wrong. */
#include <stdio.h>
#include <stdlib.h>

#include "games/registry.h"
#include "table/native/sodium.h"
#include "web/wasm/play.h"

int main(int argc, char **argv)
{
    uint32_t seeds = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : 0;
    if (!seeds) {
        fprintf(stderr, "usage: wasm_native SEEDS\n");
        return 2;
    }
    for (int i = 0; i < games_count; i++) {
        const struct game *g = games_list[i];
        for (int seats = g->seats_min; seats <= g->seats_max; seats++)
            for (int policy = 0; policy <= g->policy_count; policy++)
                for (uint32_t seed = 1;
                     seed <= (policy < g->policy_count ? seeds : (seeds + 3) / 4); seed++)
                    printf("%s %d %d %u: %s\n", g->name, seats, policy, (unsigned)seed,
                           play_match(g, seats, policy, seed, &hash_sodium));
    }
    return 0;
}
