/* Any bytes as a card pack: the loader either refuses them with a place inside the file, or gives a
 * pack that can be played. What is always true: an opened pack keeps every limit of docs/packs.md,
 * and random play with it never breaks an invariant of the rules. */
#include <stdlib.h>

#include "games/bloodsport/bloodsport.h"
#include "tests/fuzz/pack_input.h"

enum { PLAY_MOVES = 400, NAME_MAX = 43 /* 40 and a copy's "-28" */ };

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

static void check_pack(const struct data *d)
{
    const struct pack *p = d->block;
    int sabotage = 0;
    for (int i = 0; i < FIGHTERS; i++) {
        const struct fighter *f = &p->fighter[i];
        ENSURE(f->rank >= 1 && f->rank <= 3 && f->life >= 1 && abs(f->str) <= 9 &&
               abs(f->dex) <= 9);
        fuzz_text(f->title, 1, 40);
        fuzz_text(f->text, 1, 200);
    }
    for (int i = 0; i < WEAPONS; i++) {
        ENSURE(p->weapon[i].type <= TYPE_WORST && p->weapon[i].damage <= 9);
        fuzz_text(p->weapon[i].title, 1, 40);
    }
    for (int i = 0; i < SECRETS; i++) {
        check_effects(&p->secret[i].effects);
        fuzz_text(p->secret[i].flavour, 0, 200);
    }
    for (int i = 0; i < ACTIONS; i++) {
        const struct action *a = &p->action[i];
        ENSURE(a->type <= ACTION_SABOTAGE && a->risk <= 9 && a->aims <= 2 && a->effects.count >= 1);
        ENSURE(!a->no_risk || a->risk == 0);
        check_effects(&a->effects);
        fuzz_text(a->text, 1, 200);
        sabotage += a->type == ACTION_SABOTAGE;
    }
    ENSURE(sabotage <= ROWS_MAX);
    fuzz_names(&d->names[NAMES_FIGHTER], FIGHTERS, NAME_MAX);
    fuzz_names(&d->names[NAMES_WEAPON], WEAPONS, NAME_MAX);
    fuzz_names(&d->names[NAMES_SECRET], SECRETS, NAME_MAX);
    fuzz_names(&d->names[NAMES_ACTION], ACTIONS, NAME_MAX);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct pack block;
    fuzz_pack(&bloodsport_game, &block, PLAY_MOVES, check_pack, bytes, size);
    return 0;
}
