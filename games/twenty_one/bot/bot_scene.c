/* What is tried in a scene without foes, and by whom: a careful bot tries what is likeliest, a
 * strong one what is worth most. What is always true: chances are exact, without Skills; what an
 * approach brings is read from the pack, as everyone may who has it. */
#include "games/twenty_one/bot/bot.h"
#include "games/twenty_one/deal/odds.h"
#include "games/twenty_one/run/run.h"
#include "games/twenty_one/run/scene.h"
#include "games/twenty_one/sheet.h"

/* In cards, as strong.c counts: that somebody stands; that a side is unaware when it begins; an
 * item; and what lies farther off than the next fight, of which not all comes. */
static const double STANDS = 3, CAUGHT = 4, GIFT = 2, LATER = 0.5;
/* A bad end; a good one that is more than to have won; to know something more. */
static const double BAD = -10, GOOD = 5, NEWS = 0.5;

/* What the other side of a fight could take, less what stands with the heroes. */
static double danger(const struct bot *b, const struct twenty_one *s, int encounter)
{
    double sum = 0;
    if (encounter == NONE)
        return 0;
    const struct encounter *e = &b->p->encounter[encounter];
    for (int i = 0; i < e->foe_count; i++) {
        const struct foe *f = &e->foe[i];
        double worth = b->p->beast[f->beast].limit + STANDS;
        if (bj_foe_comes(s, f))
            sum += f->side == SIDE_FOES ? worth : f->side == SIDE_HEROES ? -worth : 0;
    }
    return sum + CAUGHT * (bj_heroes_caught(s, e) - bj_foes_caught(s, e));
}

/* What is ahead, by what has come true: fights from this stage on, and the end. */
static double ahead(const struct bot *b, const struct twenty_one *s, int from)
{
    const struct run *run = &b->p->run[s->run];
    const struct run_ending *ending = bj_run_ending(b->p, s);
    double sum = NEWS * __builtin_popcountll(s->facts);
    sum += !ending ? 0 : ending->good ? GOOD : BAD;
    for (int i = from; i < run->stage_count; i++)
        sum -= danger(b, s, bj_fight_of(s, &run->stage[i])) * (i == s->run_at ? 1 : LATER);
    return sum;
}

static double brings(const struct bot *b, const struct came *came, int who)
{
    struct twenty_one after = *b->s;
    after.facts |= came->sets;
    int from = came->to != NONE ? came->to : after.run_at + came->past;
    double worth = ahead(b, &after, from) - came->harm;
    if (came->gift != NONE && bj_gift_place(b->p, b->s, who, came->gift) != NONE)
        worth += GIFT;
    return came->mends ? worth + pile_size(b->s, who) : worth;
}

/* Of this approach by this hero: the chance, or what it is worth. */
static double value(const struct bot *b, int at, int who, bool strong)
{
    const struct approach *a = &bj_stage_of(b->p, b->s)->scene.approach[at];
    int edge = bj_approach_edge(b->p, b->s, who, at), against = bj_approach_against(b->s, a);
    const double EVEN = 0.45; /* of two who play alike; a draw is none */
    double chance = against == NONE ? bj_success_fresh(b->s, who, bj_approach_target(b->s, a))
                                    : EVEN;
    if (against != NONE)
        edge -= bj_sheet_best(&b->p->beast[against].sheet, a->theirs);
    enum { EDGE_MUCH = 20 }; /* Edge breaks ties: it may mend a hand */
    chance += (1 - chance) * edge / EDGE_MUCH;
    return strong ? chance * brings(b, &a->came[CAME_SUCCESS], who) +
                        (1 - chance) * brings(b, &a->came[CAME_FAILURE], who)
                  : chance;
}

void bj_try(const struct bot *b, bool strong, struct move *out)
{
    const struct scene *scene = &bj_stage_of(b->p, b->s)->scene;
    double best = strong ? ahead(b, b->s, b->s->run_at) : -1;
    const double NEARLY = 0.25, GAME = 1;
    enum { PARTS = 100 };
    int approach = -1, by = NONE;
    if (!b->careful) { /* anything, or nothing */
        options_nth(b->o, rng_below(b->rng, options_size(b->o)), out);
        return;
    }
    for (int i = 0; i < scene->approach_count; i++) {
        /* what is nearly as likely as the likeliest may be tried as well, and somebody who would
         * play is not often left sitting */
        double most = bj_approach_against(b->s, &scene->approach[i]) == NONE ? NEARLY : GAME,
               taste = strong ? 0 : most * (double)rng_below(b->rng, PARTS) / PARTS;
        for (int who = 0; who < HEROES; who++) {
            bool may = bj_who_may(b->p, b->s, i) >> who & 1;
            double worth = may ? value(b, i, who, strong) + taste : best;
            if (worth > best) {
                best = worth;
                approach = i;
                by = who;
            }
        }
    }
    if (approach < 0 || !bj_say(b, out, DO_APPROACH, approach, by))
        bj_say(b, out, DO_PASS, 0, 0);
}
