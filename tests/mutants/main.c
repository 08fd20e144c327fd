/* Proof that the laws bite: every mutant of cardbox.c is caught by a law that is made for it, and
 * the game without a mutant passes all. */
#include <stdio.h>
#include <string.h>

#include "tests/conformance/conform.h"
#include "tests/mutants/mutants.h"

enum { SEEDS = 40, SEEDS_AT_ONCE = 2 };

#define EXTERN(n, laws, what) extern const struct game cardbox_##n;
#define L(law) (1u << (law))
EXTERN(0, 0, "")
MUTANT_LIST(EXTERN)

static const struct {
    const struct game *game;
    uint32_t laws;
    const char *what;
} mutants[] = {{&cardbox_0, 0, "no mutant: all laws hold"},
#define ROW(n, laws, what) {&cardbox_##n, laws, what},
               MUTANT_LIST(ROW)};
_Static_assert(sizeof mutants / sizeof *mutants == MUTANTS + 1, "every mutant is listed");

/* The laws that broke; it stops once one of `enough` did. */
static uint32_t laws_broken(const struct game *g, uint32_t enough, struct report *r)
{
    struct complaint wrong;
    struct data d;
    struct rules rules;
    uint32_t broken = 0;
    memset(r, 0, sizeof *r);
    if (!data_open_default(g, NULL, &d, &wrong))
        return 1;
    rules_default(g, &rules);
    for (uint64_t seed = 1; seed <= SEEDS && !(broken & enough); seed += SEEDS_AT_ONCE) {
        for (int seats = g->seats_min; seats <= g->seats_max; seats++)
            conform(g, &d, &rules, seats, seed, SEEDS_AT_ONCE, r);
        for (int law = 1; law <= LAWS; law++)
            broken |= (uint32_t)(r->broken[law] > 0) << law;
    }
    return broken;
}

int main(void)
{
    static struct report r;
    int passed = 0, failed = 0;
    for (int i = 0; i <= MUTANTS; i++) {
        uint32_t broken = laws_broken(mutants[i].game, mutants[i].laws, &r),
                 caught = broken & mutants[i].laws;
        bool good = i == 0 ? broken == 0 : caught != 0;
        int law = caught ? __builtin_ctz(caught) : broken ? __builtin_ctz(broken) : 0;
        passed += good;
        failed += !good;
        printf("%s %d: %s\n", good ? i ? "killed" : "passed" : "ALIVE", i, mutants[i].what);
        if (law)
            printf("    L%d, %s\n", law, r.first[law]);
    }
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
