/* See mind.h. The rates are those of the bots themselves, so that each side takes the other for one
 * that plays well. */
#include <string.h>

#include "games/gamblers_heart/bot/mind.h"
#include "games/gamblers_heart/state.h"

static const double WORK_MARK = 2, CONFLICT_MARK = 8, OUT_OF_PERIL = 10;
/* Who keeps all dice without looking: then it says nothing of the hand. */
static const double HASTY = 0.02;
/* How often a caster raises with such a hand, and the GM with such a die, where they may. */
static const double raise_by_points[POINTS] = {0.1, 0.1, 0.15, 0.5, 0.9, 0.95, 0.95};
static const double raise_by_die[FACES + 1] = {0, 0.1, 0.1, 0.1, 0.15, 0.6, 0.9};
/* And how often a caster who may fold does not. */
static const double stay_by_points[POINTS] = {0.4, 0.9, 1, 1, 1, 1, 1};

double gh_mind_held(const struct gamblers_heart *s, int fortune)
{
    uint16_t alive = gh_living(s);
    if (fortune <= 0) /* the last one's loss is the quest's */
        return 10 - MIND_LOST * ((alive & (alive - 1)) == 0 ? 2 : 1);
    return fortune >= FORTUNE ? 30 + MIND_GIFT : fortune;
}

double gh_mind_spell(const struct gamblers_heart *s, int size)
{
    if (s->involved)
        return s->caster != NONE && s->safe >> s->caster & 1 ? 0 : OUT_OF_PERIL;
    if (s->obstacle == SIZE_UNSAID || size < s->obstacle)
        return 0;
    return s->step == STEP_CONFLICT ? CONFLICT_MARK : WORK_MARK;
}

/* After the Gamblers' Fortune has moved by `gain`, and the spell was cast or not. */
static double after(const struct gamblers_heart *s, int gain, bool cast)
{
    int fortune = s->fortune + gain;
    fortune = fortune < 0 ? 0 : fortune > FORTUNE ? FORTUNE : fortune;
    return gh_mind_held(s, fortune) + (cast ? 1 : -1) * gh_mind_spell(s, s->size);
}

double gh_mind_show(const struct gamblers_heart *s, int stake, double p)
{
    return p * after(s, stake, true) + (1 - p) * after(s, -stake, false);
}

double gh_mind_caster_folds(const struct gamblers_heart *s, int stake)
{
    return after(s, -gh_fold_price(stake), false);
}

double gh_mind_gm_folds(const struct gamblers_heart *s, int stake)
{
    return after(s, gh_fold_price(stake), true);
}

/* ---- Patronages ---- */

double gh_mind_truth(const struct mind *me, int seat, int patron, bool cast)
{
    const struct gamblers_heart *s = me->s;
    int g = seat_gambler(seat), known = s->patron[g], last = s->last_known[g];
    double prior = 1.0 / LIST;
    if (known != UNKNOWN)
        return known == patron;
    if (last != 0 && s->moved_on[g])
        prior = last == patron ? 0 : 1.0 / (LIST - 1);
    else if (last != 0) /* kept, or changed in secret: as likely */
        prior = last == patron ? 0.5 : 0.5 / (LIST - 1);
    if (!cast)
        return prior;
    double own = prior * MIND_OWN_RATE, other = (1 - prior) * (1 - MIND_OWN_RATE) / (LIST - 1);
    return own / (own + other);
}

double gh_mind_swing(const struct gamblers_heart *s)
{
    return after(s, s->stake, true) - after(s, -s->stake, false);
}

/* The share of lies among invocations at which the GM gains as much by imposing as by not: a truth
 * found out costs a blessing, a lie wins the round and a curse. */
static double lies_even(const struct gamblers_heart *s)
{
    return MIND_BLESSING / (MIND_BLESSING + gh_mind_swing(s) + MIND_CURSE);
}

double gh_mind_lie_rate(const struct mind *me)
{
    double lies = lies_even(me->s), rate = lies / (1 - lies) * MIND_OWN_RATE / (1 - MIND_OWN_RATE);
    return rate < 1 ? rate : 1;
}

double gh_mind_lie(const struct mind *me)
{
    double truth = gh_mind_truth(me, me->s->caster, me->s->invoked, true);
    double lies = (1 - truth) * gh_mind_lie_rate(me);
    return lies > 0 ? lies / (lies + truth) : 0;
}

/* How often the GM imposes, so that a lie gains nothing. */
static double impose_even(const struct gamblers_heart *s)
{
    return gh_mind_swing(s) / (gh_mind_swing(s) + MIND_CURSE);
}

double gh_mind_impose_rate(const struct mind *me)
{
    double lie = gh_mind_lie(me), even = lies_even(me->s);
    return lie > 1.5 * even ? 1 : lie < even / 1.5 ? 0 : impose_even(me->s);
}

double gh_mind_patron(const struct mind *me)
{
    const struct gamblers_heart *s = me->s;
    if (s->status[seat_gambler(s->caster)] == STATUS_BLESSED) /* GH-D8 */
        return 0;
    if (s->fits == 0)
        return 0;
    double truth = gh_mind_truth(me, s->caster, s->fits, true);
    return truth + (1 - truth) * gh_mind_lie_rate(me) * (1 - impose_even(s));
}

/* ---- Dice ---- */

static bool gm_raised(const struct gamblers_heart *s)
{
    return s->stake > s->left_at;
}

static bool caster_raised(const struct gamblers_heart *s)
{
    return s->left_at > s->initial;
}

static void scaled(double *p, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += p[i];
    for (int i = 0; i < n; i++)
        p[i] /= sum;
}

/* What the caster knows of the GM's die: p[k] for k in 1 .. 6. */
static void die_seen(const struct gamblers_heart *s, double p[FACES + 1])
{
    bool open_to_raise =
        s->phase == PHASE_FOLD && gh_raise_most(s->left_at, gh_gm_fortune(s)) > s->left_at;
    p[0] = 0;
    for (int k = 1; k <= FACES; k++) {
        double rate = raise_by_die[k];
        p[k] = !open_to_raise ? 1 : gm_raised(s) ? rate : 1 - rate;
        if (s->gm_die != UNKNOWN && s->gm_die != 0)
            p[k] = k == s->gm_die;
    }
    scaled(p, FACES + 1);
}

/* What the GM knows of the caster's hand by the number of dice rolled again, by a raise and by
 * staying. */
static void hand_seen(const struct mind *me, double p[POINTS])
{
    const struct gamblers_heart *s = me->s;
    static const double any[POINTS] = {720, 3600, 1800, 1200, 300, 150, 6};
    double truth = gh_mind_patron(me);
    bool may = gh_raise_most(s->initial, s->fortune) > s->initial;
    bool blessed = s->status[seat_gambler(s->caster)] == STATUS_BLESSED;
    for (int v = 0; v < POINTS; v++) {
        int n = s->rerolled;
        p[v] = (1 - truth) * gh_counted_share(n, false, v) + truth * gh_counted_share(n, true, v);
        if (n == 0)
            p[v] += HASTY * any[v] / 7776;
        double rate = raise_by_points[v];
        if (blessed) /* the die lies open: who is ahead raises */
            rate = v >= s->gm_die ? 0.9 : 0.15;
        if (may)
            p[v] *= caster_raised(s) ? rate : 1 - rate;
        if (s->phase == PHASE_GM_FOLD)
            p[v] *= blessed && v < s->gm_die ? 0.25 : stay_by_points[v];
    }
    scaled(p, POINTS);
}

double gh_mind_wins(const struct mind *me)
{
    const struct gamblers_heart *s = me->s;
    double patron = gh_mind_patron(me), die[FACES + 1] = {0}, hand[POINTS] = {0}, wins = 0;
    if (me->seat == GM) {
        hand_seen(me, hand);
        die[s->gm_die] = 1;
    } else {
        hand[gh_hand_points(s->die)] = 1;
        die_seen(s, die);
    }
    for (int v = 0; v < POINTS; v++)
        if (hand[v] > 0)
            wins += hand[v] * gh_points_against(v, die, patron);
    return wins;
}
