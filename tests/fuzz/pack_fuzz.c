/* Any bytes as a card pack: the loader either refuses them with a place inside the file, or gives a
 * pack that can be played. What is always true: an opened pack keeps every limit of docs/packs.md,
 * and random play with it never breaks an invariant of the rules. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/bloodsport/bloodsport.h"
#include "table/native/yaml.h"
#include "tests/fuzz/fuzz.h"

enum { PLAY_MOVES = 400 };

uint64_t fuzz_moves;

static void check_text(const char *text, size_t bytes_max, bool may_be_empty)
{
    ENSURE(text && strlen(text) <= bytes_max && (may_be_empty || text[0]));
    for (; *text; text++) {
        ENSURE((unsigned char)*text >= ' ' && *text != 0x7f);
    }
}

static void check_effects(const struct effects *e)
{
    ENSURE(e->count <= EFFECTS_MAX);
    for (int i = 0; i < e->count; i++) {
        const struct effect *at = &e->at[i];
        ENSURE(at->op < OPS && at->to <= TO_WEAPON && at->when <= WHEN_EACH_ROUND && at->n >= -9 &&
               at->n <= 9);
        ENSURE(at->op == OP_TYPE || at->arg <= THING_ANY);
    }
}

static void check_names(const struct names *names, int count)
{
    ENSURE(names->count == count);
    for (int i = 0; i < count; i++) {
        ENSURE(names->at[i][0] && names->at[i][0] != '-' && strlen(names->at[i]) <= 43);
        for (int k = 0; k < i; k++) {
            ENSURE(strcmp(names->at[i], names->at[k]));
        }
    }
}

static void check_pack(const struct data *d, const struct pack *p)
{
    int sabotage = 0;
    for (int i = 0; i < FIGHTERS; i++) {
        const struct fighter *f = &p->fighter[i];
        ENSURE(f->rank >= 1 && f->rank <= 3 && f->life >= 1 && abs(f->str) <= 9 &&
               abs(f->dex) <= 9);
        check_text(f->title, 40, false);
        check_text(f->text, 200, false);
    }
    for (int i = 0; i < WEAPONS; i++) {
        ENSURE(p->weapon[i].type <= TYPE_WORST && p->weapon[i].damage <= 9);
        check_text(p->weapon[i].title, 40, false);
    }
    for (int i = 0; i < SECRETS; i++) {
        check_effects(&p->secret[i].effects);
        check_text(p->secret[i].flavour, 200, true);
    }
    for (int i = 0; i < ACTIONS; i++) {
        const struct action *a = &p->action[i];
        ENSURE(a->type <= ACTION_SABOTAGE && a->risk <= 9 && a->aims <= 2 && a->effects.count >= 1);
        ENSURE(!a->no_risk || a->risk == 0);
        check_effects(&a->effects);
        check_text(a->text, 200, false);
        sabotage += a->type == ACTION_SABOTAGE;
    }
    ENSURE(sabotage <= ROWS_MAX);
    check_names(&d->names[NAMES_FIGHTER], FIGHTERS);
    check_names(&d->names[NAMES_WEAPON], WEAPONS);
    check_names(&d->names[NAMES_SECRET], SECRETS);
    check_names(&d->names[NAMES_ACTION], ACTIONS);
}

/* Random moves, seeded by the input, each judged by the game's own invariants. */
static void play(const struct data *d, uint64_t seed)
{
    const struct game *g = &bloodsport_game;
    struct state s;
    struct rules rules;
    struct rng rng;
    rules_default(g, &rules);
    rng_seed(&rng, seed, 0);
    ENSURE(!g->init(d, &rules, 1 + (int)(seed & 1), &s));
    for (int n = 0; n < PLAY_MOVES; n++) {
        uint32_t turn = g->turn(d, &s);
        if (!turn) {
            break;
        }
        int seat = __builtin_ctz(turn);
        static struct options options;
        struct move move;
        g->options(d, &s, seat, &options);
        ENSURE(options.count >= 1);
        options_draw(&options, &rng, &move);
        g->apply(d, &s, &move);
        const char *broken = g->check(d, &s);
        if (broken) {
            fprintf(stderr, "after %s (%d, %d): %s\n", g->verbs[move.verb].name, (int)move.arg[0],
                    (int)move.arg[1], broken);
        }
        ENSURE(!broken);
        fuzz_moves++;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct pack pack;
    struct yaml_tree tree = {0};
    struct complaint wrong = {0};
    struct data d = {0};
    uint64_t seed = size;
    for (size_t i = 0; i < size; i++) {
        seed = (seed ^ bytes[i]) * 0x100000001b3u;
    }
    bool opened = yaml_tree_open((const char *)bytes, size, &tree, &wrong) &&
                  bloodsport_pack_open(&d, &pack, tree.root, &wrong);
    if (opened) {
        check_pack(&d, &pack);
        play(&d, seed);
    } else {
        ENSURE(wrong.line >= 1 && wrong.column >= 1 && wrong.what[0] &&
               strlen(wrong.what) < sizeof wrong.what);
        ENSURE(!d.block && !d.names);
    }
    yaml_tree_close(&tree);
    return 0;
}
