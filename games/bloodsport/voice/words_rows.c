/* What rows of messages are filled with, and the conditions that choose between them: facts of the
 * view, of the move, and, when it is told, of the table after it. */
#include "games/bloodsport/money.h"
#include "games/bloodsport/play.h"
#include "games/bloodsport/voice/words.h"

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
    return need < 6 ? need : 6;
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

/* Facts of the view and of who moves or is asked. */
static int64_t fact_of_view(const struct talk *x, int which)
{
    const struct bloodsport *s = x->s;
    int seat = who(x), f = which >= F_LEFT && which <= F_FAVOURITE ? fight_of(x) : 0;
    switch (which) {
    case F_WHO: return seat;
    case F_PLAYER: return s->play_seat;
    case F_PLAYED: return s->phase == PHASE_PAY ? bg_card_asked(s) : s->play_card;
    case F_LEFT: return s->fighter_at[f * 2];
    case F_RIGHT: return s->fighter_at[f * 2 + 1];
    case F_RATIO: return ratio_of(x->is->odds[f]);
    case F_FAVOURITE: return x->is->fighter_at[f * 2 + (x->is->odds[f] < 0)];
    case F_TIME: return s->time[seat];
    case F_COIN: return s->coin[seat];
    case F_HAND: return bg_coin_in_hand(s, seat);
    case F_CHANCE: return s->chance[seat];
    case F_CHANCE_LEFT: return s->chance[seat] - 1;
    case F_GUARD: return x->is->guard;
    case F_ASKED: return bg_risk_asked(x->p, s);
    case F_NOW: return s->fight + 1;
    case F_NEXT: return s->bets_made[seat] + 1;
    case F_EXTRA: return s->play_extra;
    case F_THEN: return moment(s);
    case F_CHOICE: return s->play_named + 1;
    case F_CHOICES: return s->play_named + s->play_want;
    case F_BET: return bg_bet_coin(bet_of(x));
    case F_BET_ON: return s->fighter_at[s->fight * 2 + (bg_bet_on(bet_of(x)) == ON_RIGHT)];
    case F_ROUND: return s->fight_round + 1;
    case IS_ALONE: return alone(s);
    case IS_DISCOVER: return x->p->action[s->play_card].type == ACTION_DISCOVER;
    case IS_AGAIN: return s->play_named + s->play_want > 1;
    case IS_ACTION: return s->phase == PHASE_ACTION;
    case IS_REACT: return s->phase == PHASE_REACT;
    case IS_DEAL: return s->phase == PHASE_DEAL;
    case IS_EFFECT: return s->phase == PHASE_EFFECT;
    case IS_RISKY: return bg_risk_asked(x->p, s) > 3; /* what nothing and what everything laid on it
                                                         bring is told first */
    case IS_LAID: return s->play_card == NONE;
    case IS_NOTHING: return !s->coin[seat];
    case IS_POOR: return s->coin[seat] < bg_smallest_unpaid(s->paid[seat]);
    case IS_PLAYABLE: return playable(x);
    case IS_PAID_OFF: return !boxes_open(s->paid[seat]);
    case IS_COUNTED: return s->status[seat] != STATUS_AGAIN;
    case IS_BET: return bet_of(x) != BET_NONE;
    case IS_BET_LOST: return bet_of(x) != BET_NONE && s->bets_void[seat] >> s->fight & 1;
    case IS_REACT_HELD: return hand_has(x, true);
    default: return 0;
    }
}

/* What programs are given beside what the sentence says. */
static int64_t fact_beside(const struct talk *x, int which)
{
    const struct bloodsport *s = x->s, *is = x->is;
    const int32_t *arg = x->m->arg;
    int seat = who(x), verb = x->m->verb;
    switch (which) {
    case F_PURSE_LEFT:
        return arg[1] && bet_is_hidden(s, seat) ? VOICE_HIDDEN : bg_coin_in_hand(s, seat) - arg[1];
    case F_SEEN_WEAPON: return verb == DO_SHOW_WEAPON ? arg[1] : NONE;
    case F_SEEN_SECRET: return verb == DO_SHOW_SECRET ? arg[1] : NONE;
    case F_SEEN_CARD: return verb == DO_SHOW_SABOTAGE ? arg[1] : NONE;
    case F_PURSE: return is->coin[seat];
    case F_ARG_FIGHT: return arg[0] + 1;
    case F_DIE_LEFT: return bg_die_of(s, SIDE_LEFT, arg[0], arg[1]);
    case F_DIE_RIGHT: return bg_die_of(s, SIDE_RIGHT, arg[2], arg[3]);
    case F_DIE_AGAIN: return bg_die_of(s, slot_side(slot_of(x)), arg[1], arg[2]);
    case F_FATE_DIE:
        return is->fate[arg[0]] - (is->outcome[arg[0]] == OUTCOME_WON ? is->coin[arg[0]] : 0);
    default: return fact_of_view(x, which);
    }
}

/* Facts of a move, and of what it did. */
static int64_t fact_of_move(const struct talk *x, int which)
{
    const struct bloodsport *s = x->s, *is = x->is;
    const int32_t *arg = x->m->arg;
    int seat = who(x), card = arg[1], weapon = card == ARG_HIDDEN ? 0 : card;
    switch (which) {
    case F_CARD: return card_of(x);
    case F_TYPE: return action_of(x)->type;
    case F_RISK: return action_of(x)->risk;
    case F_NO_RISK: return action_of(x)->no_risk;
    case F_ON_WEAPON: return action_of(x)->on_weapon;
    case F_ON: return s->fighter_at[slot_of(x)];
    case F_SIDE: return slot_side(slot_of(x));
    case F_FIGHT: return slot_fight(slot_of(x)) + 1;
    case F_DEALT_RANK: return x->p->fighter[card].rank;
    case F_STAT: return card == ARG_HIDDEN ? VOICE_HIDDEN : x->p->weapon[weapon].type;
    case F_DAMAGE: return card == ARG_HIDDEN ? 0 : x->p->weapon[weapon].damage;
    case F_STAT2: return x->p->weapon[arg[2]].type;
    case F_DAMAGE2: return x->p->weapon[arg[2]].damage;
    case F_WHAT: return aim_of(x).what;
    case F_AIMED: return aim_of(x).on;
    case F_NUMBER: return aim_of(x).number;
    case F_TIME_LEFT: return s->time[seat] - arg[0];
    case F_HAND_LEFT: return bg_coin_in_hand(s, seat) - arg[1];
    case F_SUM: return bg_boxes_sum(arg[0]);
    case F_COIN_LEFT: return s->coin[seat] - bg_boxes_sum(arg[0]);
    case F_LOW: return wager_end(x, false);
    case F_HIGH: return wager_end(x, true);
    case F_NEED: return need_of(x);
    case F_PERCENT: return voice_percent(need_of(x) / 6.0);
    case F_LEAST: return bg_risk_need(x->p, s) + 1;
    case F_SCORE_LEFT: return score(x, SIDE_LEFT);
    case F_SCORE_RIGHT: return score(x, SIDE_RIGHT);
    case F_FIRST: return is->first;
    case F_SECOND: return 1 - is->first;
    case F_FIRST_DIE: return arg[is->first];
    case F_SECOND_DIE: return arg[1 - is->first];
    case F_OWNER: return s->row_owner[arg[0]];
    case IS_SAME_LEFT: case IS_SAME_AGAIN: case IS_SAME_RIGHT: /* as that behind it */
        return x->m->arg[which - IS_SAME_LEFT] == x->m->arg[which - IS_SAME_LEFT + 1];
    case F_TWICE_LEFT: return bg_twice_for(s, SIDE_LEFT) > 0;
    case F_TWICE_RIGHT: return bg_twice_for(s, SIDE_RIGHT) > 0;
    case F_TWICE: return bg_twice_for(s, slot_side(slot_of(x))) > 0;
    case F_FATE: return is->fate[arg[0]];
    case F_FATE_COIN: return is->coin[arg[0]];
    case F_OVER_ROUND: return is->outcome_round[arg[0]];
    case IS_SPENT: return arg[0] || arg[1];
    case IS_BOTH: return arg[0] && arg[1];
    case IS_GIVE_UP: return arg[0] == BOX_GIVE_UP;
    case IS_WON: return is->outcome[arg[0]] == OUTCOME_WON;
    case IS_WON_TWICE: return is->outcome[arg[0]] == OUTCOME_WON && arg[2];
    case IS_SCORES: return scores(x);
    case IS_STUCK: return s->phase == PHASE_ACTION && x->v->seat == seat && !hand_has(x, false);
    case IS_SEALED: return arg[0] == ARG_HIDDEN;
    case IS_PAID_FROM_SECRET: return arg[1] && bet_is_hidden(s, seat);
    case IS_HIDDEN: return card == ARG_HIDDEN;
    case IS_LAST: return card == ARG_HIDDEN && arg[0] == FIGHTS - 1;
    case IS_TOLD: return card != ARG_HIDDEN || s->phase == PHASE_EFFECT;
    case IS_PAIR: return s->phase == PHASE_DEAL && slot_side(arg[0]) == SIDE_RIGHT;
    case IS_WORKS: return arg[0] > bg_risk_need(x->p, s);
    case IS_WORKS_TEXT:
        return arg[0] > bg_risk_need(x->p, s) && x->p->action[s->play_card].type != ACTION_DISCOVER;
    case IS_HOPELESS: return bg_risk_need(x->p, s) >= 6;
    case IS_ROSE: return is->guard > s->guard;
    case IS_VOID: /* a sealed slip is not spoken of as if it were known */
        return arg[0] <= bg_risk_need(x->p, s) && s->fight != NONE &&
               (x->v->seat != s->play_seat || s->bet[s->play_seat * FIGHTS + s->fight] != BET_NONE);
    case IS_GONE: return action_of(x)->on_weapon && s->row_tie[arg[0]] == NONE;
    default: return fact_beside(x, which);
    }
}

VOICE_FACT(bg_fact)
{
    struct talk *x = about;
    int seat = who(x), risk;
    if (which >= F_ARG && which <= F_ARG3)
        return (union cell){.n = x->m->arg[which - F_ARG]};
    switch (which) {
    case F_BOXES: return (union cell){.list = voice_those(&x->boxes, (uint64_t)x->m->arg[0] << 3)};
    case F_OPEN:
        return (union cell){
            .list = voice_those(&x->open, (uint64_t)boxes_open(x->is->paid[seat]) << 3)};
    case F_SEEN: return (union cell){.text = seen_piece(x)};
    case F_BARE:
        risk = bg_risk_asked(x->p, x->s) + x->s->guard;
        return (union cell){.text = piece(x, &x->one, PART_ON(CAUGHT(risk)))};
    case F_PAID: return (union cell){.text = piece(x, &x->two, PART_ON(CAUGHT(x->s->guard)))};
    case F_SUM_LEFT: return (union cell){.text = bg_sum_piece(x, &x->one, x->is, SIDE_LEFT)};
    case F_SUM_RIGHT: return (union cell){.text = bg_sum_piece(x, &x->two, x->is, SIDE_RIGHT)};
    default: return (union cell){.n = x->m ? fact_of_move(x, which) : fact_of_view(x, which)};
    }
}
