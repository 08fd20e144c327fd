/* What every fuzzed pack goes through. */
#include "tests/fuzz/pack_input.h"

#include <stdio.h>
#include <string.h>

#include "table/native/yaml.h"

uint64_t fuzz_moves;

void fuzz_text(const char *text, size_t least, size_t most)
{
    ENSURE(text && strlen(text) >= least && strlen(text) <= most);
    for (; *text; text++)
        ENSURE((unsigned char)*text >= ' ' && *text != 0x7f);
}

void fuzz_names(const struct names *names, int count, size_t most)
{
    ENSURE(names->count == count);
    for (int i = 0; i < count; i++) {
        ENSURE(names->at[i][0] && names->at[i][0] != '-' && strlen(names->at[i]) <= most);
        for (int k = 0; k < i; k++)
            ENSURE(strcmp(names->at[i], names->at[k]));
    }
}

/* Random moves, seeded by the input, each judged by the game's own invariants. */
static void play(const struct game *g, const struct data *d, int moves, uint64_t seed)
{
    struct state s;
    struct rules rules;
    struct rng rng;
    rules_default(g, &rules);
    rng_seed(&rng, seed, 0);
    ENSURE(!g->init(d, &rules,
                    g->seats_min + (int)(seed % (uint64_t)(g->seats_max - g->seats_min + 1)), &s));
    for (int n = 0; n < moves; n++) {
        uint32_t turn = g->turn(d, &s);
        static struct options options;
        struct move move;
        if (!turn)
            break;
        for (uint64_t skip = rng_below(&rng, (uint64_t)__builtin_popcount(turn)); skip; skip--)
            turn &= turn - 1;
        options_clear(&options);
        g->options(d, &s, __builtin_ctz(turn), &options);
        ENSURE(options.count >= 1);
        options_draw(&options, &rng, &move);
        g->apply(d, &s, &move);
        const char *broken = g->check(d, &s);
        if (broken)
            fprintf(stderr, "after %s (%d, %d): %s\n", g->verbs[move.verb].name, (int)move.arg[0],
                    (int)move.arg[1], broken);
        ENSURE(!broken);
        fuzz_moves++;
    }
}

void fuzz_pack(const struct game *g, void *block, int moves, void (*check)(const struct data *),
               const uint8_t *bytes, size_t size)
{
    struct yaml_tree tree = {0};
    struct complaint wrong = {0};
    struct data d = {0};
    uint64_t seed = size;
    for (size_t i = 0; i < size; i++)
        seed = (seed ^ bytes[i]) * 0x100000001b3u;
    if (yaml_tree_open((const char *)bytes, size, &tree, &wrong) &&
        g->data_open(&d, block, tree.root, &wrong)) {
        check(&d);
        play(g, &d, moves, seed);
    } else {
        ENSURE(wrong.line >= 1 && wrong.column >= 1 && wrong.what[0] &&
               strlen(wrong.what) < sizeof wrong.what);
        ENSURE(!d.block && !d.names);
    }
    yaml_tree_close(&tree);
}
