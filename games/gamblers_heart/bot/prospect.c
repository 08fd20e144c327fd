/* See prospect.h. The obstacles to come are counted from the last one back: cells of marks and
 * alarms, each for every Fortune. Of several Gamblers it is taken that any of them may meet it. */
#include "games/gamblers_heart/bot/prospect.h"
#include "games/gamblers_heart/state.h"

/* Of 24 obstacles by the book, as the die brings them: how many are games of cards (GH-A8). */
static const double CARDS = 5.0 / 24;
static const double by_size[SIZE_MAJOR + 1] = {0, 3.0 / 6, 2.0 / 6, 1.0 / 6};
static const double ONE_DIE = 1.0 / 2, TWO_DICE = 3.0 / 4; /* 4 or more; of two, the higher */
static const double ONE_WORST = 1.0 / 6, TWO_WORST = 1.0 / 36;
/* Raises and folds: what changes hands is a little more than the Stake. */
static const double RAISED = 1.25;
enum { AFTER_LOSS = 10 };
static const double LATER = 0.004; /* a point of Fortune, to the quests that follow */

static double least(double a, double b)
{
    return a < b ? a : b;
}

struct spot { bool conflict; int living, marks, alarms, fortune; };

/* A cell, or what lies beyond it: the Conflict, victory, defeat. */
static double worth(const struct prospect *p, struct spot at);

/* Some are lost, and Fortune is what the rule says then. */
static double lost(const struct prospect *p, struct spot at, int left)
{
    if (left <= 0)
        return 0;
    at.living = left;
    if (at.fortune < AFTER_LOSS)
        at.fortune = AFTER_LOSS;
    return worth(p, at);
}

/* A Showdown with `in` Gamblers in peril: a spell may save each, and the others are lost. */
static double showdown(const struct prospect *p, struct spot at, int in)
{
    static const int ways[PROSPECT_LIVING + 1][PROSPECT_LIVING + 1] = {
        {1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}};
    double saved = p->able * p->succeeds, sum = 0;
    for (int gone = 0; gone <= in; gone++) {
        double chance = ways[in][gone];
        for (int i = 0; i < in; i++)
            chance *= i < gone ? 1 - saved : saved;
        sum += chance * (gone ? lost(p, at, at.living - gone) : worth(p, at));
    }
    return sum;
}

static double worth(const struct prospect *p, struct spot at)
{
    if (at.conflict && at.marks >= 2)
        return 1;
    if (at.conflict)
        return at.alarms >= 2 ? 0 : p->late[at.living][at.marks][at.alarms][at.fortune];
    bool broken = at.alarms >= PROSPECT_ALARMS;
    if (at.marks < PROSPECT_MARKS && !broken)
        return p->work[at.living][at.marks][at.alarms][at.fortune];
    struct spot next = {true, at.living, 0, 0, at.fortune};
    return broken ? showdown(p, next, next.living) : worth(p, next);
}

/* Fortune moves, and somebody is lost with the last of it. */
static double moved(const struct prospect *p, struct spot at, int gain)
{
    int fortune = at.fortune + gain;
    if (fortune <= 0) {
        at.fortune = AFTER_LOSS;
        return lost(p, at, at.living - 1);
    }
    at.fortune = fortune < FORTUNE ? fortune : FORTUNE;
    return worth(p, at);
}

static struct spot after(struct spot at, bool met)
{
    at.marks += met;
    at.alarms += !met;
    return at;
}

static double acts(const struct prospect *p, struct spot at, bool helped)
{
    double good = helped ? TWO_DICE : ONE_DIE, worst = helped ? TWO_WORST : ONE_WORST;
    double met = good * worth(p, after(at, true));
    if (!at.conflict)
        return met + (1 - good) * worth(p, after(at, false));
    at = after(at, false);
    return met + (1 - good - worst) * worth(p, at) +
           (at.alarms >= 2 ? 0 : worst * showdown(p, at, 1));
}

static double casts(const struct prospect *p, struct spot at, int size)
{
    int stake = (int)(RAISED * gh_stake_guide(size));
    return p->succeeds * moved(p, after(at, true), stake) +
           (1 - p->succeeds) * moved(p, after(at, false), -stake);
}

/* An obstacle comes. */
static double meets(const struct prospect *p, struct spot at, int helps)
{
    double sum = CARDS * worth(p, after(at, true)), act = acts(p, at, helps > 0);
    for (int size = SIZE_MINOR; size <= SIZE_MAJOR; size++) {
        double spell = casts(p, at, size), way;
        double rate = p->player.casts >= 0 ? p->player.casts : spell > act;
        if (p->player.casts >= 0 && gh_stake_guide(size) >= at.fortune)
            rate = 0;
        way = act + p->able * rate * (spell - act);
        sum += (1 - CARDS) * by_size[size] * way;
    }
    return sum;
}

static int helps_at(const struct prospect *p, bool conflict, int met)
{
    int living = __builtin_popcount(gh_living(p->s));
    int helps = conflict == p->conflict ? p->helps - (met - p->from) : 2 * living + 1 - met;
    return helps > 0 ? helps : 0;
}

static void fill(struct prospect *p, bool conflict, int living)
{
    int marks = conflict ? 2 : PROSPECT_MARKS, alarms = conflict ? 2 : PROSPECT_ALARMS;
    for (int m = marks - 1; m >= 0; m--)
        for (int a = alarms - 1; a >= 0; a--)
            for (int f = 1; f <= FORTUNE; f++) {
                double *cell = conflict ? &p->late[living][m][a][f] : &p->work[living][m][a][f];
                *cell = meets(p, (struct spot){conflict, living, m, a, f},
                              helps_at(p, conflict, m + a));
            }
}

static struct spot here(const struct prospect *p)
{
    const struct gamblers_heart *s = p->s;
    int living = __builtin_popcount(gh_living(s));
    struct spot at = {p->conflict, living < PROSPECT_LIVING ? living : PROSPECT_LIVING, s->marks,
                      s->alarms, s->fortune};
    return at;
}

void gh_prospect_make(struct prospect *p, const struct gamblers_heart *s,
                      const struct player *player, int spent)
{
    uint16_t living = gh_living(s);
    int able = 0, count = __builtin_popcount(living), helps = !s->plans;
    double succeeds = 0;
    for (int seat = 1; seat <= s->gamblers; seat++) {
        int status = s->status[seat_gambler(seat)];
        if (!(living >> seat & 1))
            continue;
        helps += gh_soul_helps(s, seat, AS_ROYALTY) + gh_soul_helps(s, seat, AS_SUIT);
        if (status == STATUS_CURSED)
            continue;
        able++;
        succeeds += status == STATUS_BLESSED ? player->blessed : player->succeeds;
    }
    p->s = s;
    p->player = *player;
    p->able = count ? (double)able / count : 0;
    p->succeeds = able ? succeeds / able : 0;
    p->conflict = s->step >= STEP_CONFLICT;
    p->helps = helps - spent;
    p->from = s->marks + s->alarms + (s->obstacle != SIZE_UNSAID);
    count = count < PROSPECT_LIVING ? count : PROSPECT_LIVING;
    for (int n = 1; n <= count; n++)
        fill(p, true, n);
    for (int n = 1; n <= count && !p->conflict; n++)
        fill(p, false, n);
}

double gh_prospect_later(const struct gamblers_heart *s, int gain)
{
    double fortune = least(s->fortune + gain, FORTUNE);
    return s->quest < s->quests ? LATER * (fortune > 0 ? fortune : 0) : 0;
}

double gh_prospect(const struct prospect *p, int gain, enum came came)
{
    const struct gamblers_heart *s = p->s;
    struct spot at = here(p);
    if (!at.living)
        return 0;
    if (s->involved && came == CAME_NOT_MET) {
        at.fortune = (int)least(s->fortune + gain, FORTUNE);
        return lost(p, at, at.living - 1) + gh_prospect_later(s, gain);
    }
    if (came != CAME_NOTHING && !s->involved)
        at = after(at, came == CAME_MET);
    return moved(p, at, gain) + gh_prospect_later(s, gain);
}

double gh_prospect_act(const struct prospect *p, bool helped)
{
    return acts(p, here(p), helped) + gh_prospect_later(p->s, 0);
}
