/* Why a move of the duel, or an answer to an act, is not open, in the rules' words. What is always true: one line, made from
 * the view of the seat that asked; nothing where the options themselves say it as well. */
#include "games/gamblers_heart/voice/words.h"
#include "games/gamblers_heart/voice/words_hooks.h"

void gh_why_not_duel(struct talk *, const struct move *);
static void why_not_stake(struct talk *x, const struct move *m)
{
    if (x->s->phase != PHASE_PRICE)
        say(x, WHY_STAKE_EARLY());
    else if (x->s->gift)
        say(x, WHY_STAKE_GIFT()); /* GH-B3 */
    else if (m->arg[0] < 1 || m->arg[0] > STAKE_MAX)
        say(x, WHY_STAKE(.most = STAKE_MAX)); /* GH-C2 */
}

static void why_not_refuse(struct talk *x, const struct move *m)
{
    if (x->s->phase == PHASE_PRICE && m->arg[0] == WHY_UNSUITED)
        say(x, WHY_REFUSE_UNSUITED());
    else if (x->s->phase == PHASE_PRICE && m->arg[0] == WHY_UNSTATED)
        say(x, WHY_REFUSE_UNSTATED());
}

static void why_not_raise(struct talk *x, const struct move *m)
{
    const struct gamblers_heart *s = x->s;
    bool gm = x->v->seat == GM;
    int to = m->arg[0], holds = gh_holds(x), most = gh_raise_most(s->stake, holds);
    if (s->phase != (gm ? PHASE_MATCH : PHASE_RAISE))
        say(x, WHY_RAISE_EARLY(.gm = gm));
    else if (most <= s->stake)
        say(x, WHY_RAISE_CANNOT(.gm = gm, .fortune = holds, .stake = s->stake));
    else if (to > 2 * s->stake)
        say(x, WHY_RAISE_DOUBLE(.most = most)); /* GH-C6 */
    else if (to > holds)
        say(x, WHY_RAISE_FORTUNE(.gm = gm, .fortune = holds)); /* GH-C6, GH-C7 */
    else if (to <= s->stake)
        say(x, WHY_RAISE_LOW(.stake = s->stake, .least = s->stake + 1));
}

static void why_not_fold(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (x->v->seat == GM && s->phase == PHASE_MATCH)
        say(x, WHY_FOLD_MATCH()); /* GH-C7 */
    else if (s->phase == PHASE_RAISE)
        say(x, WHY_FOLD_RAISE());
    else if (s->phase == PHASE_ANSWER)
        say(x, WHY_FOLD_ANSWER());
    else
        say(x, WHY_FOLD());
}

static void why_not_reroll(struct talk *x, const struct move *m)
{
    if (x->s->phase != PHASE_REROLL)
        say(x, WHY_REROLL_LATE());
    else if (m->arg[0] < 1 || m->arg[0] > REROLL_MAX)
        say(x, WHY_REROLL_COUNT(.most = REROLL_MAX)); /* GH-C5 */
    else if (m->arg[1] != ARG_HIDDEN && __builtin_popcount((unsigned)m->arg[1]) != m->arg[0])
        say(x, WHY_REROLL_DICE(.count = m->arg[0]));
}

static void why_not_invoke(struct talk *x, const struct move *m)
{
    const struct gamblers_heart *s = x->s;
    struct set list = gh_list_set(s);
    if (heart_is(s, x->v->seat, STATUS_BLESSED))
        say(x, WHY_INVOKE_BLESSED()); /* GH-D8 */
    else if (s->phase != PHASE_INVOKE)
        say(x, WHY_INVOKE_EARLY());
    else if (m->arg[0] >= 0 && m->arg[0] < PATRONS && !set_has(&list, m->arg[0]))
        say(x, WHY_SIX());
}

static void why_not_impose(struct talk *x)
{
    if (x->s->phase == PHASE_JUDGE)
        say(x, WHY_IMPOSE_LATER());
    else
        say(x, WHY_IMPOSE());
}

static void why_not_change(struct talk *x, const struct move *m)
{
    if (x->s->phase != PHASE_CHANGE)
        say(x, WHY_CHANGE_EARLY());
    else if (m->arg[0] >= 0 && m->arg[0] < DICE && m->arg[1] == x->s->die[m->arg[0]])
        say(x, WHY_CHANGE_SAME(.number = m->arg[0] + 1, .face = m->arg[1]));
}

static void why_not_dispute(struct talk *x)
{
    if (x->s->phase == PHASE_ACT)
        say(x, WHY_DISPUTE());
    else
        say(x, WHY_DISPUTE_NONE());
}

void gh_why_not_duel(struct talk *x, const struct move *m)
{
    switch (m->verb) {
    case DO_STAKE: why_not_stake(x, m); break;
    case DO_REFUSE: why_not_refuse(x, m); break;
    case DO_ALLOW:
        if (x->s->phase == PHASE_PRICE)
            say(x, WHY_ALLOW());
        break;
    case DO_RAISE: why_not_raise(x, m); break;
    case DO_FOLD: why_not_fold(x); break;
    case DO_REROLL: why_not_reroll(x, m); break;
    case DO_INVOKE: why_not_invoke(x, m); break;
    case DO_IMPOSE: why_not_impose(x); break;
    case DO_CHANGE: why_not_change(x, m); break;
    case DO_ORACLE:
    case DO_NEEDS_SPELL:
        if (x->s->phase == PHASE_ACT && x->s->as == AS_CARDS)
            say(x, WHY_CARDS_ORACLE());
        break;
    case DO_DISPUTE: why_not_dispute(x); break;
    case DO_PASS_OVER: say(x, WHY_NOBODY_PRESSED()); break;
    default: break;
    }
}
