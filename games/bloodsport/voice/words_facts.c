/* Works out the facts of sentences (words_facts.h). */
#include "games/bloodsport/money.h"
#include "games/bloodsport/play.h"
#include "games/bloodsport/voice/words_facts.h"

static int who(const struct talk *x) { return x->m ? x->m->seat : x->v->seat; }

/* The Fighter that a move is about, by its place. */
static int slot_of(const struct talk *x)
{
    const int32_t *arg = x->m->arg;
    switch (x->m->verb) {
    case DO_SABOTAGE: return arg[1];
    case DO_BET: return arg[0] * 2 + (arg[1] == ON_RIGHT);
    case DO_REACT: return x->s->fight * 2 + (arg[1] == ON_RIGHT);
    case DO_AGAIN: return x->s->fight * 2 + (arg[0] == ON_RIGHT);
    case DO_UNVEIL: return x->s->row_on[arg[0]];
    case DO_UNCOVER: return arg[0] * 2;
    default: return arg[0];
    }
}

/* The Fight that a move is about, or that is asked about. */
static int fight_of(const struct talk *x)
{
    const struct bloodsport *s = x->s;
    return s->phase == PHASE_BET       ? s->bets_made[who(x)]
           : s->phase == PHASE_UNCOVER ? x->m->arg[0]
           : s->phase == PHASE_DEAL    ? slot_fight(x->m->arg[0])
                                       : s->fight;
}

static int card_of(const struct talk *x) { return x->m->arg[x->m->verb == DO_UNVEIL]; }

static const struct action *action_of(const struct talk *x) { return &x->p->action[card_of(x)]; }

/* What a move names, or, when it is shown, what was named. */
static struct aim aim_of(const struct talk *x)
{
    bool named = x->m->verb == DO_LOOK || x->m->verb == DO_AIM;
    return bg_aim_of(x->s, named ? x->m->arg[0] : x->s->play_target[x->s->stage]);
}

/* What the move pays, or what is asked for, leaves to beat. */
static int need_of(const struct talk *x)
{
    int need = bg_risk_asked(x->p, x->s) - x->m->arg[0] - x->m->arg[1] + x->s->guard;
    return need < DIE_FACES ? need : DIE_FACES;
}

static int bet_of(const struct talk *x) { return x->s->bet[who(x) * FIGHTS + x->s->fight]; }

static int wager_end(const struct talk *x, bool high)
{
    int lo, hi;
    bg_wager_range(x->s, fight_of(x), x->m->arg[1], &lo, &hi);
    return high ? hi : lo;
}

static int score(const struct talk *x, int side)
{
    int scores[2] = {0};
    bg_react_scores(x->p, x->s, x->m->arg[0], x->m->arg[1], scores);
    return scores[side];
}

static bool scores(const struct talk *x)
{
    int both[2];
    return bg_react_scores(x->p, x->s, x->m->arg[0], x->m->arg[1], both);
}

static bool hand_has(const struct talk *x, bool react)
{
    struct set hand = bloodsport_hand_of(x->s, who(x));
    for (int k = 0; k < set_count(&hand); k++)
        if ((x->p->action[set_nth(&hand, k)].type == ACTION_REACT) == react)
            return true;
    return false;
}

/* Whether phase 2 offers anything of the hand: a prompt names no way that is not there. */
static bool playable(const struct talk *x)
{
    struct set hand = bloodsport_hand_of(x->s, x->v->seat);
    for (int k = 0; k < set_count(&hand); k++)
        for (int verb = DO_DISCOVER; verb <= DO_SABOTAGE; verb++)
            if (!bg_card_why(x->p, x->s, x->v->seat, verb, set_nth(&hand, k)))
                return true;
    return false;
}

static int moment(const struct bloodsport *s)
{
    enum { ACTION, BET, UNCOVER, RISK, SETTLE, ROUND };
    return s->back_to == PHASE_ACTION    ? ACTION
           : s->back_to == PHASE_BET     ? BET
           : s->back_to == PHASE_UNCOVER ? UNCOVER
           : s->back_to == PHASE_RISK    ? RISK
           : s->back_to == PHASE_SETTLE  ? SETTLE
                                         : ROUND;
}

static const char *seen_piece(struct talk *x)
{
    int card = x->m->arg[1];
    if (x->m->verb == DO_SHOW_WEAPON) {
        const struct weapon *w = &x->p->weapon[card];
        return piece(x, &x->one, PART_WEAPON(.weapon = card, .stat = w->type, .damage = w->damage));
    }
    if (x->m->verb == DO_SHOW_SECRET)
        return piece(x, &x->one, PART_SECRET(.secret = card));
    return piece(x, &x->one, PART_CARD(.card = card, KIND(&x->p->action[card])));
}

/* Whether the reader cannot know what the seat has bet, and so what is left to it. */
static bool bet_is_hidden(const struct bloodsport *s, int seat)
{
    bool hidden = false;
    for (int f = 0; f < FIGHTS; f++)
        hidden = hidden || s->bet[seat * FIGHTS + f] >= BETS;
    return hidden;
}

VOICE_FACT(bg_fact)
{
    const struct bloodsport *s = x->s, *is = x->is;
    const struct move *m = x->m;
    int seat = who(x);
    switch ((enum fact)which) {
        VOICE_FACT_CASES(BG_FACTS)
    }
    return (union cell){.n = 1};
}
