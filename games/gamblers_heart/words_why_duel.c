/* Why a move of the duel, or an answer to an act, is not open, in the rules' words. What is always true: one line, made from
 * the view of the seat that asked; nothing where the options themselves say it as well. */
#include "games/gamblers_heart/words.h"

static void why_not_stake(struct talk *x, const struct move *m)
{
    if (x->s->phase != PHASE_PRICE)
        text_put(x->t, "the Initial Stake is set when a spell is cast");
    else if (x->s->gift)
        text_put(x->t, "you have no Fortune, so there is no Stake: allow the spell or refuse it"); /* GH-B3 */
    else if (m->arg[0] < 1 || m->arg[0] > STAKE_MAX)
        text_put(x->t, "the Initial Stake is 1 to 15: 4 for a minor spell, 8 for a medium, 12 for a major one"); /* GH-C2 */
}

static void why_not_refuse(struct talk *x, const struct move *m)
{
    if (x->s->phase != PHASE_PRICE)
        return;
    if (m->arg[0] == WHY_UNSUITED)
        text_put(x->t, "only a blessed Gambler's spell is refused as unsuited, and this one is not blessed");
    else if (m->arg[0] == WHY_UNSTATED)
        text_put(x->t, "this spell's size and Patronage have been said");
}

static void why_not_raise(struct talk *x, const struct move *m)
{
    const struct gamblers_heart *s = x->s;
    bool gm = x->v->seat == GM;
    int to = m->arg[0], holds = gm ? gm_fortune(s) : s->fortune, most = raise_most(s->stake, holds);
    const char *side = gm ? "you have" : "the Gamblers have";
    if (s->phase != (gm ? PHASE_MATCH : PHASE_RAISE)) {
        text_put(x->t, gm ? "the GM raises when the Gambler has raised or stood, once" : "the caster raises once, "
                                                                                         "after the reroll");
    } else if (most <= s->stake) {
        text_format(x->t, "%s %d Fortune and the Stake is %d, so it cannot be raised: %s", side, holds, s->stake,
                    gm ? "match it" : "stand");
    } else if (to > 2 * s->stake) {
        text_format(x->t, "a raise goes to double the Stake at most, here to %d", most); /* GH-C6 */
    } else if (to > holds) {
        text_format(x->t, "%s %d Fortune, and a raise goes no higher", side, holds); /* GH-C6, GH-C7 */
    } else if (to <= s->stake) {
        text_format(x->t, "the Stake is %d: a raise is to %d at least", s->stake, s->stake + 1);
    }
}

static void why_not_fold(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (x->v->seat == GM && s->phase == PHASE_MATCH)
        text_put(x->t, "match or raise first; you may fold after the Gambler has stayed"); /* GH-C7 */
    else if (s->phase == PHASE_RAISE)
        text_put(x->t, "raise or stand first; you may fold after the GM's answer");
    else if (s->phase == PHASE_ANSWER)
        text_put(x->t, "nothing is at stake yet: back-out costs nothing");
    else
        text_put(x->t, "folding is for a spell's duel, after raise and match");
}

static void why_not_reroll(struct talk *x, const struct move *m)
{
    if (x->s->phase != PHASE_REROLL)
        text_put(x->t, "dice are rolled again once in a spell, before the raise");
    else if (m->arg[0] < 1 || m->arg[0] > REROLL_MAX)
        text_put(x->t, "one or two dice may be rolled again; to roll none, keep"); /* GH-C5 */
    else if (m->arg[1] != ARG_HIDDEN && __builtin_popcount((unsigned)m->arg[1]) != m->arg[0])
        text_format(x->t, "the count is %d, so name %s", m->arg[0], heart_count(m->arg[0]));
}

static void why_not_invoke(struct talk *x, const struct move *m)
{
    const struct gamblers_heart *s = x->s;
    struct set list = list_set(s);
    if (heart_is(s, x->v->seat, STATUS_BLESSED))
        text_put(x->t, "you are blessed, and invoke no Patron till the quest's end"); /* GH-D8 */
    else if (s->phase != PHASE_INVOKE)
        text_put(x->t, "a Patron is invoked once in a spell, when the dice have been shown");
    else if (m->arg[0] >= 0 && m->arg[0] < PATRONS && !set_has(&list, m->arg[0]))
        text_put(x->t, "invoke one of the six Patronages of this table");
}

static void why_not_impose(struct talk *x)
{
    if (x->s->phase == PHASE_JUDGE)
        text_put(x->t, "at this table Order is imposed after the die: reject it or say fit first");
    else
        text_put(x->t, "Order is imposed when a Gambler invokes a Patron");
}

static void why_not_change(struct talk *x, const struct move *m)
{
    if (x->s->phase != PHASE_CHANGE)
        text_put(x->t, "a die is turned when the GM has accepted a Patron");
    else if (m->arg[0] >= 0 && m->arg[0] < DICE && m->arg[1] == x->s->die[m->arg[0]])
        text_format(x->t, "die %d shows %s already: turn it to another face, or "
                          "leave", m->arg[0] + 1, heart_face(m->arg[1]));
}

void heart_why_not_duel(struct talk *x, const struct move *m)
{
    switch (m->verb) {
    case DO_STAKE: why_not_stake(x, m); break;
    case DO_REFUSE: why_not_refuse(x, m); break;
    case DO_ALLOW:
        if (x->s->phase == PHASE_PRICE)
            text_put(x->t, "you have Fortune, so this spell is gambled for: set a stake or refuse it");
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
            text_put(x->t, "at cards a Gambler always wins against ordinary people, with no roll and no spell: say "
                           "happens, or dispute that they are");
        break;
    case DO_DISPUTE:
        text_put(x->t, x->s->phase == PHASE_ACT ? "only a game of cards can be disputed"
                                                : "no game of cards waits for your answer");
        break;
    case DO_PASS_OVER: text_put(x->t, "nobody is pressed"); break;
    default: break;
    }
}
