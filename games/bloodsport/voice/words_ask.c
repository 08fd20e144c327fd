/* What a player has to decide, and what each answer costs and what its chances are. */
#include "games/bloodsport/play.h"
#include "games/bloodsport/rules.h"
#include "games/bloodsport/voice/words.h"

/* ---- Prompts ---- */

static void target_prompt(struct talk *x)
{
    const struct bloodsport *s = x->s;
    if (x->p->action[s->play_card].type == ACTION_DISCOVER)
        say(x, ASK_LOOK(.card = s->play_card));
    else
        say(x, ASK_AIM(.card = s->play_card));
    if (s->play_named + s->play_want > 1)
        say(x, ASK_CHOICE(.choice = s->play_named + 1, .choices = s->play_named + s->play_want));
}

enum { RISK_MANY = 3 }; /* above it what nothing and what everything laid on it bring is told first */

static void pay_prompt(struct talk *x)
{
    const struct bloodsport *s = x->s;
    int seat = x->v->seat, card = played_card(s), risk = bg_risk_before_tokens(&x->p->action[card], s->play_extra, s->play_cut);
    struct room bare, paid;
    say(x, ASK_RISK(.card = card, .risk = risk, .extra = s->play_extra));
    if (risk > RISK_MANY)
        say(x, ASK_RANGE(.risk = risk, .bare = piece(x, &bare, PART_ON(CAUGHT(risk + s->guard))),
                         .paid = piece(x, &paid, PART_ON(CAUGHT(s->guard)))));
    if (s->play_card == NONE)
        say(x, ASK_LATER());
    say(x, ASK_PAY(.time = s->time[seat], .coin = bg_coin_in_hand(s, seat), .guard = s->guard));
}

static void window_prompt(struct talk *x)
{
    enum { ACTION, BET, UNCOVER, RISK, SETTLE, ROUND };
    const struct bloodsport *s = x->s;
    int then = s->then == PHASE_ACTION    ? ACTION
               : s->then == PHASE_BET     ? BET
               : s->then == PHASE_UNCOVER ? UNCOVER
               : s->then == PHASE_RISK    ? RISK
               : s->then == PHASE_SETTLE  ? SETTLE
                                          : ROUND;
    say(x, ASK_RAT(.guard = s->guard, .then = then, .fight = s->fight + 1));
}

static void bet_prompt(struct talk *x)
{
    const struct bloodsport *s = x->s;
    int f = s->bets_made[x->v->seat], left = s->fighter_at[f * 2], right = s->fighter_at[f * 2 + 1];
    say(x, ASK_BET(.fight = f + 1, .left = left, .right = right, .ratio = ratio_of(s->odds[f]),
                   .favourite = s->odds[f] > 0 ? left : right, .coin = bg_coin_in_hand(s, x->v->seat)));
    say(x, ASK_ODDS());
}

static bool holds_react(const struct talk *x)
{
    struct set hand = bloodsport_hand_of(x->s, x->v->seat);
    for (int k = 0; k < set_count(&hand); k++)
        if (x->p->action[set_nth(&hand, k)].type == ACTION_REACT)
            return true;
    return false;
}

static void react_prompt(struct talk *x)
{
    const struct bloodsport *s = x->s;
    int seat = x->v->seat, bet = s->bet[seat * FIGHTS + s->fight];
    struct room left, right;
    say(x, ASK_REACT());
    bg_say_blow_to_come(x);
    if (bet != BET_NONE && s->bets_void[seat] >> s->fight & 1)
        say(x, ASK_BET_LOST());
    else if (bet != BET_NONE)
        say(x, ASK_BET_HERE(.coin = bg_bet_coin(bet), .on = s->fighter_at[s->fight * 2 + (bg_bet_on(bet) == ON_RIGHT)]));
    if (!holds_react(x))
        say(x, ASK_NO_REACT());
    say(x, ASK_SUMS(.left = bg_sum_piece(x, &left, s, SIDE_LEFT), .right = bg_sum_piece(x, &right, s, SIDE_RIGHT)));
}

static void settle_prompt(struct talk *x)
{
    const struct bloodsport *s = x->s;
    int coin = s->coin[x->v->seat], chance = s->chance[x->v->seat], paid = s->paid[x->v->seat];
    int32_t values[BOXES];
    struct voice_list open = bg_boxes_list(boxes_open(paid), values);
    if (!coin)
        say(x, ASK_SETTLE_BROKE(.chance = chance));
    else if (coin < bg_smallest_unpaid(paid))
        say(x, ASK_SETTLE_POOR(.coin = coin, .chance = chance));
    else
        say(x, ASK_SETTLE(.coin = coin, .chance = chance, .open = &open));
}

/* Whether phase 2 offers anything of the hand: a prompt names no way that is not there. */
static bool any_card(const struct talk *x)
{
    struct options o;
    options_clear(&o);
    bg_action_options(x->p, x->s, x->v->seat, &o);
    for (uint32_t i = 0; i < o.count; i++)
        if (o.at[i].verb <= DO_SABOTAGE)
            return true;
    return false;
}

static void action_prompt(struct talk *x)
{
    int time = x->s->time[x->v->seat], coin = x->s->coin[x->v->seat];
    if (any_card(x))
        say(x, ASK_ACTION(.time = time, .coin = coin, .guard = x->s->guard));
    else
        say(x, ASK_PASS(.time = time, .coin = coin, .guard = x->s->guard));
}

static void after_prompt(struct talk *x)
{
    say(x, ASK_AFTER(.won = !boxes_open(x->s->paid[x->v->seat])));
    if (x->s->status[x->v->seat] != STATUS_AGAIN)
        say(x, ASK_OUTCOME());
}

static void discard_prompt(struct talk *x) { say(x, ASK_DISCARD(.cards = HAND_FULL)); }

/* Where somebody is to move. */
static void (*const prompts[PHASES])(struct talk *) = {
    [PHASE_ACTION] = action_prompt, [PHASE_TARGET] = target_prompt, [PHASE_PAY] = pay_prompt,
    [PHASE_WINDOW] = window_prompt, [PHASE_BET] = bet_prompt,       [PHASE_REACT] = react_prompt,
    [PHASE_SETTLE] = settle_prompt, [PHASE_AFTER] = after_prompt,   [PHASE_DISCARD] = discard_prompt,
};

void bg_words_prompt(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    bg_talk_begin(&x, d, v, t);
    if (prompts[x.s->phase])
        prompts[x.s->phase](&x);
}

/* ---- Labels ---- */

static void sabotage_label(struct talk *x, const struct move *m)
{
    int card = m->arg[0], slot = m->arg[1], on = x->s->fighter_at[slot];
    const struct action *a = &x->p->action[card];
    if (alone(x->s))
        say(x, LABEL_SABOTAGE(.card = card, KIND(a), .weapon = a->on_weapon, .on = on, PLACE(slot)));
    else
        say(x, LABEL_SABOTAGE_TWO(.card = card, KIND(a), .weapon = a->on_weapon, .on = on, PLACE(slot), .shown = m->arg[2]));
}

static void look_label(struct talk *x, const struct move *m)
{
    struct aim at = bg_aim_of(x->s, m->arg[0]);
    say(x, LABEL_LOOK(AIM(at), .both = m->arg[1]));
}

static void pay_label(struct talk *x, const struct move *m)
{
    const struct bloodsport *s = x->s;
    int time = m->arg[0], coin = m->arg[1];
    int risk = bg_risk_before_tokens(&x->p->action[played_card(s)], s->play_extra, s->play_cut) -
               time - coin,
        need = risk + s->guard;
    if (time || coin)
        say(x, LABEL_PAY(.time = time, .coin = coin, CAUGHT(need)));
    else
        say(x, LABEL_PAY_NOTHING(CAUGHT(need)));
}

static void bet_label(struct talk *x, const struct move *m)
{
    enum { EQUAL, FAVOURITE, UNDERDOG };
    const struct bloodsport *s = x->s;
    int f = m->arg[0], on = m->arg[1], coin = m->arg[2], lead = on == ON_LEFT ? s->odds[f] : -s->odds[f];
    if (on == ON_NONE) {
        say(x, LABEL_BET_NONE());
        return;
    }
    int percent[3];
    struct fight_odds odds;
    bg_fight_chances(x->p, s, f, NULL, true, &odds);
    voice_percents((const double[]){odds.left, odds.right, odds.nobody}, 3, percent);
    say(x, LABEL_BET(.coin = coin, .on = s->fighter_at[f * 2 + (on == ON_RIGHT)], .gain = bg_payout(s->odds[f], on, coin),
                     .wager = lead > 0 ? FAVOURITE : lead < 0 ? UNDERDOG : EQUAL,
                     .percent = percent[on == ON_RIGHT]));
}

static void react_label(struct talk *x, const struct move *m)
{
    int card = m->arg[0], on = m->arg[1], then[2];
    const struct action *a = &x->p->action[card];
    if (on == ON_NONE)
        say(x, LABEL_CARD(.card = card, KIND(a)));
    else
        say(x, LABEL_REACT(.card = card, KIND(a), .on = x->s->fighter_at[x->s->fight * 2 + (on == ON_RIGHT)]));
    if (bg_react_scores(x->p, x->s, card, on, then))
        say(x, LABEL_SCORES(.left = then[0], .right = then[1]));
}

static void settle_label(struct talk *x, int mask)
{
    int32_t values[BOXES];
    struct voice_list boxes = bg_boxes_list(mask, values);
    int seat = x->v->seat, sum = bg_boxes_sum(mask);
    if (mask == BOX_GIVE_UP)
        say(x, LABEL_GIVE_UP());
    else if (mask)
        say(x, LABEL_SETTLE(.boxes = &boxes, .coin = sum, .left = x->s->coin[seat] - sum));
    else
        say(x, LABEL_SKIP(.chance = x->s->chance[seat]));
}

static void pass_label(struct talk *x)
{
    if (x->s->phase == PHASE_ACTION)
        say(x, LABEL_PASS_PHASE());
    else if (x->s->phase == PHASE_REACT)
        say(x, LABEL_PASS_ROUND());
    else
        say(x, LABEL_PASS_RAT());
}

void bg_words_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct talk x;
    bg_talk_begin(&x, d, v, t);
    int card = m->arg[0];
    const struct action *a = &x.p->action[m->verb <= DO_REACT || m->verb == DO_DISCARD ? card : 0];
    struct aim at;
    switch (m->verb) {
    case DO_DISCOVER:
    case DO_SPECIAL: say(&x, LABEL_CARD(.card = card, KIND(a))); break;
    case DO_SABOTAGE: sabotage_label(&x, m); break;
    case DO_REACT: react_label(&x, m); break;
    case DO_LOOK: look_label(&x, m); break;
    case DO_AIM:
        at = bg_aim_of(x.s, m->arg[0]);
        say(&x, LABEL_AIM(AIM(at)));
        break;
    case DO_PAY: pay_label(&x, m); break;
    case DO_RAT: say(&x, LABEL_RAT(.left = x.s->chance[v->seat] - 1)); break;
    case DO_PASS: pass_label(&x); break;
    case DO_PASS_FIGHT: say(&x, LABEL_PASS_FIGHT()); break;
    case DO_BET: bet_label(&x, m); break;
    case DO_SETTLE: settle_label(&x, m->arg[0]); break;
    case DO_DISCARD: say(&x, LABEL_DISCARD(.card = card, KIND(a))); break;
    case DO_DONE: say(&x, LABEL_DONE()); break;
    case DO_GO_ON: say(&x, LABEL_GO_ON()); break;
    case DO_START_OVER: say(&x, LABEL_START_OVER(.coin = COIN_START, .chance = CHANCE_START)); break;
    case DO_STOP: say(&x, LABEL_STOP()); break;
    default: break;
    }
}
