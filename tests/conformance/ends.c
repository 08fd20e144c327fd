/* L10: what a match is worth to its seats, against what the game says came about. The two are read
 * from the final state by two functions, so that a payoff doubled, or given to the wrong seat,
 * differs from what it should be. Matches of moves by lot are seldom won, so bots play some. */
#include <string.h>

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

/* One match to its end: every other seat plays as well as a bot of middling strength does, the rest
 * and chance by lot. False if it has none. */
static bool played_out(struct trial *t, int luck)
{
    static struct options o;
    const struct game *g = t->g;
    memset(&t->state, 0, sizeof t->state);
    if (g->init(t->d, t->rules, t->seats, &t->state))
        return false;
    for (t->move_number = 0; t->move_number <= g->moves_max; t->move_number++) {
        struct view view;
        struct move m;
        struct set seats = {{game_asked(g, t->d, &t->state), 0}};
        if (!g->turn(t->d, &t->state))
            return true;
        int seat = set_nth(&seats, (int)rng_below(&t->rng, (uint64_t)set_count(&seats)));
        options_clear(&o);
        g->options(t->d, &t->state, seat, &o);
        redact(g, &t->state, seat, &view);
        if (seat != SEAT_CHANCE && g->policy_count && seat % 2 == luck % 2)
            g->policies[g->policy_count / 2].choose(t->d, &view, &o, &t->rng, &m);
        else
            options_draw(&o, &t->rng, &m);
        if (game_play(g, t->d, &t->state, &m))
            return false;
    }
    return false;
}

void try_worth(struct trial *t, int matches)
{
    bool paid = false, unlike = false;
    for (int k = 0; k < matches; k++) {
        int32_t got[SEATS_MAX] = {0};
        rng_seed(&t->rng, (uint64_t)k + 1, (uint64_t)t->seats);
        if (!played_out(t, k)) {
            law_broken(t, 10, "match %d of bots has no end", k);
            continue;
        }
        t->r->matches++;
        t->r->moves += t->move_number;
        t->g->payoff(t->d, &t->state, got);
        try_payoff(t, got);
        for (int seat = 0; seat < t->seats; seat++) {
            paid = paid || got[seat];
            unlike = unlike || got[seat] != got[0];
        }
    }
    if (t->g->payoff_lo < t->g->payoff_hi && !(paid && (unlike || t->seats == 1)))
        law_broken(t, 10, "in %d matches of bots %s", matches,
                   paid ? "all seats were always paid alike" : "nobody was ever paid");
}
