/* What a player has to decide, what each answer costs and what its chances are, and why some are not open. */
#include "games/bloodsport/words.h"

/* ---- Prompts ---- */

static int played_card(const struct bloodsport *s)
{
    return s->play_card != NONE ? s->play_card : sabotage_in(s, s->play_row);
}

static void target_prompt(const struct pack *p, const struct bloodsport *s, struct text *t)
{
    const struct action *a = &p->action[s->play_card];
    text_format(t, "%s: %s ", a->title, a->text);
    text_put(t, a->type == ACTION_DISCOVER ? "Which card do you look at?" : "On what do you play it?");
    if (s->play_named + s->play_want > 1)
        text_format(t, " This is choice %d of %d.", s->play_named + 1, s->play_named + s->play_want);
}

static void pay_prompt(const struct pack *p, const struct bloodsport *s, int seat, struct text *t)
{
    int card = played_card(s), risk = risk_before_tokens(&p->action[card], s->play_extra, s->play_cut);
    text_format(t, "%s has Risk %d", p->action[card].title, risk);
    if (s->play_extra)
        text_format(t, ", %d of it for what is shown", s->play_extra);
    text_format(t, "; Guard Level is %d%s. ", s->guard,
                s->play_card == NONE ? " now, but this card rolls only when its Fight begins" : "");
    if (risk > 3) {
        text_put(t, "With nothing laid on it: ");
        say_caught(risk + s->guard, t);
        text_format(t, "; with %d: ", risk);
        say_caught(s->guard, t);
        text_put(t, ". ");
    }
    text_format(t, "You have %d Time and %d Coin; each takes 1 off the Risk. How much do you lay on it?", s->time[seat],
                coin_in_hand(s, seat));
}

static void window_prompt(const struct bloodsport *s, struct text *t)
{
    text_format(t, "Guard Level is %d. Do you rat to the guards, for 1 Chance", s->guard);
    switch (s->then) {
    case PHASE_ACTION: text_put(t, "?"); break;
    case PHASE_BET: text_put(t, ", before bets are placed?"); break;
    case PHASE_UNCOVER: text_format(t, ", before Fight %d begins?", s->fight + 1); break;
    case PHASE_RISK: text_put(t, ", before this Sabotage rolls?"); break;
    case PHASE_SETTLE: text_put(t, ", before the moneylenders come?"); break;
    default: text_put(t, ", before the next round?"); break;
    }
}

static void bet_prompt(const struct pack *p, const struct bloodsport *s, int seat, struct text *t)
{
    int f = s->bets_made[seat];
    text_format(t, "Fight %d, ", f + 1);
    say_fighter(p, s, f * 2, t);
    text_put(t, " against ");
    say_fighter(p, s, f * 2 + 1, t);
    text_format(t, ", odds %s. You have %d Coin to bet with. Your wager?", odds_words(s->odds[f]), coin_in_hand(s, seat));
}

static bool holds_react(const struct pack *p, const struct bloodsport *s, int seat)
{
    struct set hand = bloodsport_hand_of(s, seat);
    for (int k = 0; k < set_count(&hand); k++)
        if (p->action[set_nth(&hand, k)].type == ACTION_REACT)
            return true;
    return false;
}

static void react_prompt(const struct pack *p, const struct bloodsport *s, int seat, struct text *t)
{
    text_put(t, "React? ");
    say_sum(p, s, SIDE_LEFT, t);
    text_put(t, ", ");
    say_sum(p, s, SIDE_RIGHT, t);
    text_char(t, '.');
    say_blow_to_come(p, s, t);
    int bet = s->bet[seat * FIGHTS + s->fight];
    if (bet != BET_NONE && s->bets_void[seat] >> s->fight & 1) {
        text_put(t, " Your bet here is already lost.");
    } else if (bet != BET_NONE) {
        text_put(t, " You have ");
        say_bet(p, s, s->fight, bet, t);
        text_char(t, '.');
    }
    if (!holds_react(p, s, seat))
        text_put(t, " You hold no React card.");
}

static void say_price(int chance, struct text *t)
{
    if (chance == 1)
        text_put(t, "your last Chance");
    else
        text_format(t, "1 of your %d Chance", chance);
}

static void settle_prompt(const struct bloodsport *s, int seat, struct text *t)
{
    if (!s->coin[seat]) {
        text_put(t, "Skip this round's payment, or give up? You have no Coin left. Skipping costs ");
        say_price(s->chance[seat], t);
        text_char(t, '.');
        return;
    }
    if (s->coin[seat] < smallest_unpaid(s->paid[seat])) {
        text_format(t, "You have %d Coin, too little for any payment, and skip this round's for ", s->coin[seat]);
        say_price(s->chance[seat], t);
        text_char(t, '.');
        return;
    }
    text_format(t, "The moneylenders want one payment or more. You have %d Coin and %d Chance; still open: ",
                s->coin[seat], s->chance[seat]);
    say_boxes(((1 << BOXES) - 1) & ~s->paid[seat], t);
    text_put(t, s->chance[seat] ? ". What do you pay? To pay none costs 1 Chance."
                                : ". What do you pay? Without a Chance you must.");
}

/* Whether phase 2 offers anything of the hand: a prompt names no way that is not there. */
static bool any_card(const struct pack *p, const struct bloodsport *s, int seat)
{
    struct options o;
    options_clear(&o);
    action_options(p, s, seat, &o);
    for (uint32_t i = 0; i < o.count; i++)
        if (o.at[i].verb <= DO_SABOTAGE)
            return true;
    return false;
}

void words_prompt(const struct data *d, const struct view *v, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct bloodsport *s = look_at(&v->state);
    switch (s->phase) {
    case PHASE_ACTION:
        text_format(t, "%s You have %d Time and %d Coin; Guard Level is %d.",
                    any_card(p, s, v->seat) ? "Play a card, or pass for this phase."
                                            : "You have no card to play now. Pass for this phase?",
                    s->time[v->seat], s->coin[v->seat], s->guard);
        break;
    case PHASE_TARGET: target_prompt(p, s, t); break;
    case PHASE_PAY: pay_prompt(p, s, v->seat, t); break;
    case PHASE_WINDOW: window_prompt(s, t); break;
    case PHASE_BET: bet_prompt(p, s, v->seat, t); break;
    case PHASE_REACT: react_prompt(p, s, v->seat, t); break;
    case PHASE_SETTLE: settle_prompt(s, v->seat, t); break;
    case PHASE_AFTER:
        text_put(t, s->paid[v->seat] == (1 << BOXES) - 1
                        ? "Your Loans are paid off. Keep gambling, start over with new Loans, or leave the table?"
                        : "You have lost. Start over with new Loans, or leave the table?");
        if (s->status[v->seat] != STATUS_AGAIN)
            text_put(t, " Your outcome stands, whatever comes.");
        break;
    case PHASE_DISCARD:
        text_put(t, "You may discard cards, face down, one after the other; hands are filled up to 6 next round.");
        break;
    default: break;
    }
}

/* ---- Labels ---- */

static void card_label(const struct action *a, struct text *t)
{
    text_format(t, "%s: ", a->title);
    say_kind(a, t);
}

static void sabotage_label(const struct pack *p, const struct bloodsport *s, const struct move *m, struct text *t)
{
    const struct action *a = &p->action[m->arg[0]];
    card_label(a, t);
    text_put(t, ", ");
    say_beside(p, s, a, m->arg[1], t);
    text_put(t, alone(s) ? "" : m->arg[2] ? ", shown for 1 more Risk" : ", face down");
}

static void look_label(const struct pack *p, const struct bloodsport *s, const struct move *m, struct text *t)
{
    text_put(t, "Look at ");
    say_target(p, s, m->arg[0], t);
    if (m->arg[0] >= TARGET_ROW && m->arg[0] < TARGET_FIGHTER) {
        text_put(t, " beside ");
        say_fighter(p, s, s->row_on[m->arg[0] - TARGET_ROW], t);
    }
    if (m->arg[1])
        text_put(t, " and show it to the other gambler, for 1 more Risk");
}

static void pay_label(const struct pack *p, const struct bloodsport *s, const struct move *m, struct text *t)
{
    int risk = risk_before_tokens(&p->action[played_card(s)], s->play_extra, s->play_cut) - m->arg[0] - m->arg[1];
    if (m->arg[0] || m->arg[1])
        say_tokens(m->arg[0], m->arg[1], t);
    else
        text_put(t, "Nothing");
    text_format(t, ": Risk %d and Guard Level %d, ", risk, s->guard);
    say_caught(risk + s->guard, t);
}

static void bet_label(const struct pack *p, const struct bloodsport *s, const struct move *m, struct text *t)
{
    int f = m->arg[0], on = m->arg[1], coin = m->arg[2];
    if (on == ON_NONE) {
        text_put(t, "No bet on this Fight");
        return;
    }
    int lead = on == ON_LEFT ? s->odds[f] : -s->odds[f];
    text_format(t, "%d Coin on ", coin);
    say_fighter(p, s, f * 2 + (on == ON_RIGHT), t);
    text_format(t, "%s: wins %d Coin, as far as you know ", lead > 0 ? ", the favourite" : lead < 0 ? ", the underdog" : "",
                payout(s->odds[f], on, coin));
    text_percent(t, win_chance(p, s, f, on));
    text_put(t, " of the time");
}

static void react_label(const struct pack *p, const struct bloodsport *s, const struct move *m, struct text *t)
{
    const struct action *a = &p->action[m->arg[0]];
    card_label(a, t);
    if (m->arg[1] != ON_NONE) {
        text_put(t, ", on ");
        say_fighter(p, s, s->fight * 2 + (m->arg[1] == ON_RIGHT), t);
    }
    text_format(t, ". %s", a->text);
    int then[2];
    if (react_scores(p, s, m->arg[0], m->arg[1], then))
        text_format(t, " Scores would be %d to %d.", then[0], then[1]);
}

void words_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct bloodsport *s = look_at(&v->state);
    switch (m->verb) {
    case DO_DISCOVER:
    case DO_SPECIAL:
        card_label(&p->action[m->arg[0]], t);
        text_format(t, ". %s", p->action[m->arg[0]].text);
        break;
    case DO_SABOTAGE: sabotage_label(p, s, m, t); break;
    case DO_REACT: react_label(p, s, m, t); break;
    case DO_LOOK: look_label(p, s, m, t); break;
    case DO_AIM:
        text_put(t, "On ");
        say_target(p, s, m->arg[0], t);
        break;
    case DO_PAY: pay_label(p, s, m, t); break;
    case DO_RAT:
        text_format(t, "Rat to the guards: Guard Level %d becomes 1, for ", s->guard);
        say_price(s->chance[v->seat], t);
        break;
    case DO_PASS:
        text_put(t, s->phase == PHASE_ACTION  ? "Pass for the rest of this phase"
                    : s->phase == PHASE_REACT ? "Let this round of the fight go on"
                                              : "Keep quiet");
        break;
    case DO_PASS_FIGHT: text_put(t, "No React for the rest of this Fight"); break;
    case DO_BET: bet_label(p, s, m, t); break;
    case DO_SETTLE:
        if (m->arg[0] == BOX_GIVE_UP) {
            text_put(t, "Give up: you lose now");
        } else if (m->arg[0]) {
            text_put(t, "Pay ");
            say_boxes(m->arg[0], t);
            text_format(t, ": %d Coin, leaves %d", boxes_sum(m->arg[0]), s->coin[v->seat] - boxes_sum(m->arg[0]));
        } else {
            text_put(t, "Skip this round's payment, for ");
            say_price(s->chance[v->seat], t);
        }
        break;
    case DO_DISCARD:
        text_put(t, "Discard ");
        card_label(&p->action[m->arg[0]], t);
        break;
    case DO_DONE: text_put(t, "Keep the rest"); break;
    case DO_GO_ON: text_put(t, "Keep gambling, free of Loans"); break;
    case DO_START_OVER: text_format(t, "Start over: %d Coin, %d Chance and new Loans", COIN_START, CHANCE_START); break;
    case DO_STOP: text_put(t, "Leave the table"); break;
    default: break;
    }
}

/* ---- Why not ---- */

static bool in_hand(const struct bloodsport *s, int seat, int card)
{
    return card >= 0 && card < ACTIONS && s->action_place[card] == ACTION_HAND + seat;
}

static void why_not_card(const struct pack *p, const struct view *v, const struct move *m, struct text *t)
{
    const struct bloodsport *s = look_at(&v->state);
    static const uint8_t type_of[] = {ACTION_DISCOVER, ACTION_SPECIAL, ACTION_SABOTAGE, ACTION_REACT};
    int card = m->arg[0], type = type_of[m->verb];
    if (card < 0 || card >= ACTIONS)
        return;
    const struct action *a = &p->action[card];
    bool react = s->phase == PHASE_REACT;
    if (!in_hand(s, v->seat, card))
        text_format(t, "%s is not in your hand", a->title);
    else if (a->type == ACTION_REACT && !react)
        text_format(t, "%s is a React card: it can be played in phase 4 only", a->title); /* BG-C9 */
    else if (a->type != ACTION_REACT && react)
        text_format(t, "%s is a %s card: only React cards can be played in phase 4", a->title, type_words(a->type));
    else if (a->type != type)
        text_format(t, "%s is a %s card", a->title, type_words(a->type));
    else if (a->type == ACTION_DISCOVER && !discover_has_target(p, s, v->seat, card))
        text_format(t, "there is nothing left that %s could show you", a->title);
}

static void why_not_bet(const struct bloodsport *s, int seat, const struct move *m, struct text *t)
{
    int f = s->bets_made[seat], on = m->arg[1], coin = m->arg[2], lo, hi;
    if (m->arg[0] != f) {
        text_format(t, "the next bet is on fight-%d", f + 1);
        return;
    }
    if (on != ON_LEFT && on != ON_RIGHT)
        return;
    wager_range(s, f, on, &lo, &hi);
    if (coin > coin_in_hand(s, seat))
        text_format(t, "you have %d Coin left to bet with", coin_in_hand(s, seat)); /* BG-D1 */
    else if (lo == hi && coin != lo)
        text_format(t, "a wager on this favourite is exactly %d Coin, no more and no less", lo); /* BG-D2 */
    else if (coin < lo || coin > hi)
        text_format(t, "a wager is 1 to 3 Coin");
}

static void why_not_settle(const struct bloodsport *s, int seat, const struct move *m, struct text *t)
{
    int mask = m->arg[0];
    if (mask & BOX_GIVE_UP)
        text_put(t, "you can give up once you have no Coin left"); /* BG-F3 */
    else if (mask & s->paid[seat])
        text_put(t, "that payment has been made before");
    else if (mask && boxes_sum(mask) > s->coin[seat])
        text_format(t, "that is %d Coin, and you have %d", boxes_sum(mask), s->coin[seat]); /* BG-F2 */
    else if (!mask && s->chance[seat] == 0)
        text_put(t, "skipping costs 1 Chance, and you have none"); /* BG-F3 */
}

void words_why_not(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct bloodsport *s = look_at(&v->state);
    if (v->seat >= PLAYERS_MAX)
        return;
    bool mine = s->phase == PHASE_PAY && s->play_seat == v->seat;
    switch (m->verb) {
    case DO_DISCOVER:
    case DO_SPECIAL:
    case DO_SABOTAGE:
    case DO_REACT:
        if (s->phase == PHASE_ACTION || s->phase == PHASE_REACT)
            why_not_card(p, v, m, t);
        break;
    case DO_RAT:
        if (s->phase == PHASE_RISK || s->phase == PHASE_EFFECT)
            text_put(t, "the tokens are committed: no ratting till the card has resolved"); /* BG-C10 */
        else if (s->chance[v->seat] == 0)
            text_put(t, "ratting costs 1 Chance, and you have none"); /* BG-C10 */
        else if (s->guard == 1)
            text_put(t, "Guard Level is 1 already: ratting would do nothing"); /* BG-C10 */
        break;
    case DO_PAY:
        if (mine && m->arg[0] >= 0 && m->arg[1] >= 0) {
            int risk = risk_before_tokens(&p->action[played_card(s)], s->play_extra, s->play_cut);
            if (m->arg[0] > s->time[v->seat])
                text_format(t, "you have %d Time", s->time[v->seat]);
            else if (m->arg[1] > coin_in_hand(s, v->seat))
                text_format(t, "you have %d Coin in hand", coin_in_hand(s, v->seat));
            else if (m->arg[0] + m->arg[1] > risk)
                text_format(t, "the Risk is %d: more tokens than that are not taken", risk); /* BG-C3 */
        }
        break;
    case DO_BET:
        if (s->phase == PHASE_BET && s->bets_made[v->seat] < FIGHTS)
            why_not_bet(s, v->seat, m, t);
        break;
    case DO_SETTLE:
        if (s->phase == PHASE_SETTLE)
            why_not_settle(s, v->seat, m, t);
        break;
    case DO_DISCARD:
        if (s->phase == PHASE_DISCARD && m->arg[0] >= 0 && m->arg[0] < ACTIONS && !in_hand(s, v->seat, m->arg[0]))
            text_format(t, "%s is not in your hand", p->action[m->arg[0]].title);
        break;
    default: break;
    }
}
