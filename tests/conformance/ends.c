/* L10: what a match is worth to its seats, against what the game says came about. The two are read
 * from the final state by two functions, so that a payoff doubled, or given to the wrong seat,
 * differs from what it should be. */
#include "tests/conformance/conform.h"

static void try_tallies(struct trial *t, const int32_t *got)
{
    const struct game *g = t->g;
    for (int seat = 0; seat < t->seats; seat++) {
        long worth = 0;
        for (int i = 0; i < g->tally_count; i++) {
            const struct tally_spec *r = &g->tallies[i];
            int count = g->tally(t->d, &t->state, seat, i);
            worth += (long)count * (g->master && seat == 0 ? r->worth_master : r->worth);
            if (count > 1 && !r->counts)
                law_broken(t, 10, "seat %d has %d times %s, which can come about once", seat, count,
                           r->name);
            if (count < 0)
                law_broken(t, 10, "seat %d has %d times %s", seat, count, r->name);
            if (r->shared && count != g->tally(t->d, &t->state, 0, i))
                law_broken(
                    t, 10,
                    "%s is the whole table's, but seat %d has it %d times and seat 0 has not",
                    r->name, seat, count);
        }
        if (worth != got[seat])
            law_broken(t, 10, "seat %d is paid %d, and its tallies are worth %ld", seat,
                       (int)got[seat], worth);
    }
}

void try_payoff(struct trial *t, const int32_t *got)
{
    const struct game *g = t->g;
    long sum = 0;
    law_try(t, 10);
    t->r->payoffs++;
    if (!g->tally_count || !g->tallies || !g->tally) {
        law_broken(t, 10, "the game does not say how a match can end");
        return;
    }
    for (int seat = 0; seat < t->seats; seat++) {
        sum += got[seat];
        if (got[seat] < g->payoff_lo || got[seat] > g->payoff_hi)
            law_broken(t, 10, "seat %d is paid %d, outside %d .. %d", seat, (int)got[seat],
                       g->payoff_lo, g->payoff_hi);
    }
    if (g->zero_sum && sum)
        law_broken(t, 10, "the payoffs of a zero-sum game sum to %ld", sum);
    try_tallies(t, got);
}
