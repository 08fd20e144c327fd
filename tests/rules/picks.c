/* What the policies of a game choose, and which windows a player may be spared. Always true: they
 * are handed the seat's view and nothing else. */
#include "tests/rules/picks.h"

#include <stdio.h>
#include <string.h>

enum { PICKS = 40 };

const struct policy *policy_named(const struct game *g, const char *name)
{
    for (int i = 0; i < g->policy_count; i++)
        if (!strcmp(g->policies[i].name, name))
            return &g->policies[i];
    return NULL;
}

void policy_picks(const struct game *g, const struct data *d, const struct state *s,
                  const struct policy *policy, int seat, struct rng *rng, struct move *out)
{
    static struct view view;
    static struct options all;
    memset(out, 0, sizeof *out);
    redact(g, s, seat, &view);
    g->options(d, &view.state, seat, &all);
    policy->choose(d, &view, &all, rng, out);
}

static bool fits(const struct pattern *p, const struct move *move)
{
    bool same = move->verb == p->verb;
    for (int i = 0; i < ARGS_MAX && same; i++)
        same = p->open[i] || p->value[i] == move->arg[i];
    return same;
}

bool picks_line(const struct game *g, const struct data *d, const struct state *s,
                const struct words_of *w, char *why)
{
    struct pattern p;
    int seat = w->count > 1 ? w->at[1][0] - '0' : -1, fitting = 0;
    char text[256] = "";
    const struct policy *policy = w->count > 3 ? policy_named(g, w->at[2]) : NULL;
    if (!policy || seat < 0 || seat > 9 || w->at[1][1])
        return snprintf(why, WHY_BYTES, "picks SEAT POLICY MOVE wanted"), false;
    if (!(g->turn(d, s) >> seat & 1))
        return snprintf(why, WHY_BYTES, "the seat is not to move"), false;
    if (!pattern_read(g, d, w, 3, &p, why))
        return false;
    for (int k = 0; k < PICKS; k++) {
        struct rng rng;
        struct move move;
        rng_seed(&rng, 5, (uint64_t)k);
        policy_picks(g, d, s, policy, seat, &rng, &move);
        fitting += fits(&p, &move);
        move_write(g, d, &move, text, sizeof text);
    }
    const char *what = w->at[0];
    if (!strcmp(what, "picks")       ? fitting == PICKS
        : !strcmp(what, "picks-not") ? !fitting
                                     : fitting && fitting < PICKS)
        return true;
    return snprintf(why, WHY_BYTES, "%d of %d times; the last was '%s'", fitting, PICKS, text),
           false;
}

bool window_line(const struct game *g, const struct data *d, const struct state *s,
                 const struct words_of *w, char *why)
{
    struct view view;
    struct move pass;
    bool matters = false;
    int seat = w->count == 3 ? w->at[1][0] - '0' : -1;
    if (seat < 0 || seat > 9 || w->at[1][1])
        return snprintf(why, WHY_BYTES, "window SEAT matters, idle or none wanted"), false;
    redact(g, s, seat, &view);
    bool is = g->words && g->words->window && g->words->window(d, &view, &pass, &matters);
    const char *got = !is ? "none" : matters ? "matters" : "idle";
    return !strcmp(got, w->at[2]) || (snprintf(why, WHY_BYTES, "it is %s", got), false);
}
