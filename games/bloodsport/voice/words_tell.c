/* The story: which messages a move is told by, and what stands in their slots. Told from two views and the move as that seat
 * may read it, so it knows no more than the seat. */
#include "games/bloodsport/play.h"
#include "games/bloodsport/rules.h"
#include "games/bloodsport/voice/words.h"

static int fighter(const struct talk *x, int slot) { return x->s->fighter_at[slot]; }

/* The Fighter of the present Fight on a side (enum on). */
static int fighter_on(const struct talk *x, int on) { return fighter(x, x->s->fight * 2 + (on == ON_RIGHT)); }

void bg_tell_line(struct talk *x) { text_put(x->t, x->t->used ? "\n" : ""); }

static const char *weapon_piece(const struct talk *x, struct room *room, int card)
{
    const struct weapon *w = &x->p->weapon[card];
    return piece(x, room, PART_WEAPON(.weapon = card, .stat = w->type, .damage = w->damage));
}

/* ---- What players do ---- */

static void tell_card(struct talk *x)
{
    int card = x->m->arg[0], who = x->m->seat;
    const struct action *a = &x->p->action[card];
    if (x->m->verb == DO_REACT && x->m->arg[1] != ON_NONE)
        say(x, TELL_CARD_ON(.who = who, .card = card, KIND(a), .on = fighter_on(x, x->m->arg[1])));
    else
        say(x, TELL_CARD(.who = who, .card = card, KIND(a)));
}

static void tell_sabotage(struct talk *x)
{
    int card = x->m->arg[0], slot = x->m->arg[1], on = fighter(x, slot), who = x->m->seat;
    if (x->m->arg[2] && !alone(x->s))
        say(x, TELL_SABOTAGE_SHOWN(.who = who, .card = card, .on = on, .fight = slot_fight(slot) + 1));
    else if (alone(x->s))
        say(x, TELL_SABOTAGE_ALONE(.who = who, .card = card, .on = on, .fight = slot_fight(slot) + 1));
    else
        say(x, TELL_SABOTAGE(.who = who, .card = card, .on = on, .fight = slot_fight(slot) + 1));
}

/* What a Discover looks at is told when it is looked at, unless it will be shown: that costs Risk. */
static void tell_choose(struct talk *x)
{
    struct aim at = bg_aim_of(x->s, x->m->arg[0]);
    if (x->m->verb == DO_AIM)
        say(x, TELL_CHOOSE(.who = x->m->seat, AIM(at)));
    else if (x->m->arg[1])
        say(x, TELL_CHOOSE_BOTH(.who = x->m->seat, AIM(at)));
}

static void tell_pay(struct talk *x)
{
    int who = x->m->seat, time = x->m->arg[0], coin = x->m->arg[1];
    if (time && coin)
        say(x, TELL_PAY(.who = who, .time = time, .coin = coin));
    else if (time)
        say(x, TELL_PAY_TIME(.who = who, .time = time, .left = x->s->time[who] - time));
    else if (coin)
        say(x, TELL_PAY_COIN(.who = who, .coin = coin, .left = bg_coin_in_hand(x->s, who) - coin));
    else
        say(x, TELL_PAY_NOTHING(.who = who));
}

static void tell_bet(struct talk *x)
{
    int who = x->m->seat, fight = x->m->arg[0], on = x->m->arg[1];
    if (on == ARG_HIDDEN) {
        if (fight == FIGHTS - 1)
            say(x, TELL_BET_SEALED(.who = who));
    } else if (on == ON_NONE) {
        say(x, TELL_BET_NONE(.who = who, .fight = fight + 1));
    } else {
        int slot = fight * 2 + (on == ON_RIGHT);
        say(x, TELL_BET(.who = who, .coin = x->m->arg[2], .on = fighter(x, slot)));
    }
}

static void tell_settle(struct talk *x)
{
    int who = x->m->seat, mask = x->m->arg[0];
    if (mask == ARG_HIDDEN)
        say(x, TELL_SETTLE_SEALED(.who = who));
    else if (mask == BOX_GIVE_UP)
        say(x, TELL_SETTLE_GIVE_UP(.who = who));
    else
        say(x, TELL_SETTLE(.who = who, .coin = bg_boxes_sum(mask)));
}

/* Whether the seat holds more than React cards. */
static bool any_playable(const struct talk *x)
{
    struct set hand = bloodsport_hand_of(x->s, x->m->seat);
    for (int k = 0; k < set_count(&hand); k++)
        if (x->p->action[set_nth(&hand, k)].type != ACTION_REACT)
            return true;
    return false;
}

static void tell_pass(struct talk *x)
{
    if (x->s->phase != PHASE_ACTION)
        return;
    if (x->v->seat == x->m->seat && !any_playable(x))
        say(x, TELL_STUCK());
    say(x, TELL_PASS(.who = x->m->seat));
}

static void tell_player(struct talk *x)
{
    int who = x->m->seat;
    const int32_t *arg = x->m->arg;
    switch (x->m->verb) {
    case DO_DISCOVER:
    case DO_SPECIAL:
    case DO_REACT: tell_card(x); break;
    case DO_SABOTAGE: tell_sabotage(x); break;
    case DO_LOOK:
    case DO_AIM: tell_choose(x); break;
    case DO_PAY: tell_pay(x); break;
    case DO_RAT: say(x, TELL_RAT(.who = who, .chance = x->s->chance[who] - 1)); break;
    case DO_PASS: tell_pass(x); break;
    case DO_BET: tell_bet(x); break;
    case DO_SETTLE: tell_settle(x); break;
    case DO_DISCARD: say(x, TELL_DISCARD(.who = who, .card = arg[0])); break;
    case DO_GO_ON: say(x, TELL_GO_ON(.who = who)); break;
    case DO_START_OVER: say(x, TELL_START_OVER(.who = who)); break;
    case DO_STOP: say(x, TELL_STOP(.who = who)); break;
    default: break;
    }
}

/* ---- What chance does ---- */

static void tell_odds(struct talk *x, int f)
{
    int odds = x->is->odds[f];
    say(x, TELL_ODDS(.ratio = ratio_of(odds), .on = x->is->fighter_at[f * 2 + (odds < 0)]));
}

static void tell_fighter(struct talk *x)
{
    int slot = x->m->arg[0], card = x->m->arg[1], rank = x->p->fighter[card].rank;
    if (x->s->phase != PHASE_DEAL)
        say(x, TELL_FIGHTER_INSTEAD(PLACE(slot), .on = card, .rank = rank));
    else
        say(x, TELL_FIGHTER(PLACE(slot), .on = card, .rank = rank));
    if (x->s->phase == PHASE_DEAL && slot_side(slot) == SIDE_RIGHT)
        tell_odds(x, slot_fight(slot)); /* BG-B3 */
}

static void tell_shown(struct talk *x)
{
    int card = x->m->arg[1], who = x->s->play_seat, verb = x->m->verb;
    struct aim at = bg_aim_of(x->s, x->s->play_target[x->s->sub]);
    struct room room;
    if (card == ARG_HIDDEN) {
        say(x, TELL_LOOK(.who = who, AIM(at)));
        return;
    }
    const struct action *a = verb == DO_SHOW_SABOTAGE ? &x->p->action[card] : NULL;
    const char *seen = verb == DO_SHOW_WEAPON   ? weapon_piece(x, &room, card)
                       : verb == DO_SHOW_SECRET ? piece(x, &room, PART_SECRET(.secret = card))
                                                : piece(x, &room, PART_CARD(.card = card, KIND(a)));
    say(x, TELL_LOOK_SEE(.who = who, AIM(at), .seen = seen));
    if (verb == DO_SHOW_SECRET)
        say(x, TELL_SECRET_TEXT(.secret = card));
    else if (a)
        say(x, TELL_CARD_TEXT(.card = card));
}

static void tell_arms(struct talk *x, int slot, int card)
{
    const struct weapon *w = &x->p->weapon[card];
    say(x, TELL_ARMS(.on = fighter(x, slot), .weapon = card, .stat = w->type, .damage = w->damage));
}

static void tell_uncover(struct talk *x)
{
    int f = x->m->arg[0];
    text_char(x->t, '\n');
    say(x, TELL_UNCOVER(.fight = f + 1, .left = fighter(x, f * 2), .right = fighter(x, f * 2 + 1)));
    text_char(x->t, '\n');
    tell_arms(x, f * 2, x->m->arg[1]);
    tell_arms(x, f * 2 + 1, x->m->arg[2]);
    text_char(x->t, '\n');
    say(x, TELL_SECRET(.secret = x->m->arg[3]));
    say(x, TELL_SECRET_TEXT(.secret = x->m->arg[3]));
}

static void tell_unveil(struct talk *x)
{
    int row = x->m->arg[0], card = x->m->arg[1];
    const struct action *a = &x->p->action[card];
    say(x, TELL_UNVEIL(.who = x->s->row_owner[row], .on = fighter(x, x->s->row_on[row]), .card = card, .risk = a->risk,
                                .no_risk = a->no_risk));
    if (a->on_weapon && x->s->row_tie[row] == NONE)
        say(x, TELL_UNVEIL_GONE());
}

static void tell_risk(struct talk *x)
{
    int die = x->m->arg[0], need = bg_risk_need(x->p, x->s), who = x->s->play_seat, card = x->s->play_card;
    if (die > need) {
        say(x, TELL_RISK_WORKS(.die = die, .least = need + 1));
        if (x->p->action[card].type != ACTION_DISCOVER)
            say(x, TELL_CARD_TEXT(.card = card));
        return;
    }
    if (need < 6)
        say(x, TELL_RISK_CAUGHT(.who = who, .card = card, .die = die, .least = need + 1));
    else
        say(x, TELL_RISK_HOPELESS(.who = who, .card = card, .die = die));
    say(x, TELL_GUARD(.rose = x->is->guard > x->s->guard, .guard = x->is->guard));
    if (x->s->fight == NONE)
        return;
    if (x->v->seat != who || x->s->bet[who * FIGHTS + x->s->fight] != BET_NONE)
        say(x, TELL_BET_VOID(.who = who));
}

/* A roll of one die, or of two of which the side keeps one (two != 0). */
static void tell_roll(struct talk *x, int side, int one, int two)
{
    int on = fighter_on(x, side == SIDE_RIGHT ? ON_RIGHT : ON_LEFT);
    if (two)
        say(x, TELL_ROLL_TWO(.on = on, .one = one, .two = two, .high = bg_twice_for(x->s, side) > 0));
    else
        say(x, TELL_ROLL(.on = on, .die = one));
}

static void tell_dice(struct talk *x)
{
    const int32_t *arg = x->m->arg;
    say(x, TELL_ROUND_OF_FIGHT(.round = x->s->fight_round + 1));
    tell_roll(x, SIDE_LEFT, arg[0], arg[1]);
    tell_roll(x, SIDE_RIGHT, arg[2], arg[3]);
}

static void tell_again(struct talk *x)
{
    int side = x->m->arg[0] == ON_RIGHT ? SIDE_RIGHT : SIDE_LEFT, on = fighter_on(x, x->m->arg[0]);
    int one = x->m->arg[1], two = x->m->arg[2];
    if (two)
        say(x, TELL_AGAIN_TWO(.on = on, .one = one, .two = two, .high = bg_twice_for(x->s, side) > 0));
    else
        say(x, TELL_AGAIN(.on = on, .die = one));
}

/* What is dealt anew while a card works. */
static void tell_instead(struct talk *x)
{
    int card = x->m->arg[1];
    if (x->s->phase != PHASE_EFFECT)
        return;
    if (x->m->verb == DO_SECRET)
        say(x, TELL_SECRET_INSTEAD(.secret = card));
    else if (card == ARG_HIDDEN)
        say(x, TELL_WEAPON_INSTEAD(.weapon = VOICE_HIDDEN, .stat = VOICE_HIDDEN, .damage = 0));
    else
        say(x, TELL_WEAPON_INSTEAD(.weapon = card, .stat = x->p->weapon[card].type, .damage = x->p->weapon[card].damage));
}

static void tell_slips(struct talk *x)
{
    for (int seat = 0; seat < x->s->seats; seat++)
        if (is_active(x->s, seat))
            bg_tell_slip(x, seat);
}

static void tell_chance(struct talk *x)
{
    const int32_t *arg = x->m->arg;
    switch (x->m->verb) {
    case DO_SHUFFLE: say(x, TELL_SHUFFLE(.deck = arg[0])); break;
    case DO_DRAW:
        if (arg[1] != ARG_HIDDEN || x->s->phase == PHASE_EFFECT)
            say(x, TELL_DRAW(.who = arg[0], .card = arg[1]));
        break;
    case DO_FIGHTER: tell_fighter(x); break;
    case DO_WEAPON:
    case DO_SECRET: tell_instead(x); break;
    case DO_START:
        say(x, TELL_START(.who = x->is->first, .other = 1 - x->is->first, .high = arg[x->is->first],
                                 .low = arg[1 - x->is->first]));
        break;
    case DO_RISK: tell_risk(x); break;
    case DO_TOSS: say(x, TELL_TOSS(.who = x->s->play_seat, .card = arg[0])); break;
    case DO_SHOW_WEAPON:
    case DO_SHOW_SECRET:
    case DO_SHOW_SABOTAGE: tell_shown(x); break;
    case DO_TAKE_WEAPON: say(x, TELL_TAKE_WEAPON(.weapon = arg[1])); break;
    case DO_TAKE_SECRET: say(x, TELL_TAKE_SECRET(.secret = arg[1])); break;
    case DO_UNCOVER: tell_uncover(x); break;
    case DO_UNVEIL: tell_unveil(x); break;
    case DO_DICE: tell_dice(x); break;
    case DO_AGAIN: tell_again(x); break;
    case DO_SLIPS: tell_slips(x); break;
    case DO_SETTLED: bg_tell_settled(x); break;
    case DO_FATE: bg_tell_fate(x); break;
    default: break;
    }
}

/* ---- What followed at once ---- */

/* Wounds as they stand after the move; a Secret that hurts or heals in every round has by then been at them again. */
static void tell_wounds(struct talk *x, int hit, int damage)
{
    int wounds = x->is->wounds[hit], life = bg_fighter_life(x->p, x->is, hit), on = fighter(x, hit);
    const struct effects *secret = &x->p->secret[bg_secret_in(x->is, slot_fight(hit))].effects;
    bool again = false;
    for (int i = 0; i < secret->count; i++)
        again = again || (secret->at[i].op == OP_WOUNDS && secret->at[i].when == WHEN_EACH_ROUND);
    if (damage == 0)
        say(x, TELL_NOT_HURT(.on = on));
    else if (x->is->winner[slot_fight(hit)] != WINNER_NONE && wounds >= life)
        say(x, TELL_BEATEN(.on = on, .damage = damage));
    else if (again)
        say(x, TELL_WOUNDS(.on = on, .damage = damage));
    else
        say(x, TELL_WOUNDS_OF(.on = on, .damage = damage, .wounds = wounds, .life = life));
}

static void tell_winner(struct talk *x, int f)
{
    int left = f * 2, winner = x->is->winner[f];
    if (winner == WINNER_NONE)
        return;
    if (winner != WINNER_NOBODY) {
        say(x, TELL_WIN(.on = fighter(x, left + (winner == WINNER_RIGHT)), .fight = f + 1));
        return;
    }
    bool out = x->is->wounds[left] >= bg_fighter_life(x->p, x->s, left) &&
               x->is->wounds[left + 1] >= bg_fighter_life(x->p, x->s, left + 1);
    if (out)
        say(x, TELL_BOTH_BEATEN());
    else if (x->s->fight_round + 1 < FIGHT_ROUNDS_MAX)
        say(x, TELL_NO_END());
    if (!out && x->s->fight_round + 1 >= FIGHT_ROUNDS_MAX)
        say(x, TELL_LAST_ROUND(.round = FIGHT_ROUNDS_MAX, .fight = f + 1));
    else
        say(x, TELL_WIN_NOBODY(.fight = f + 1));
}

static void tell_blow(struct talk *x)
{
    int f = x->s->fight, l = x->is->scored[0], r = x->is->scored[1], by = f * 2 + (l <= r);
    if (l == r) {
        say(x, TELL_EVEN(.left = l, .right = r));
    } else {
        say(x, TELL_BLOW(.on = fighter(x, by), .high = l > r ? l : r, .low = l > r ? r : l));
        tell_wounds(x, by ^ 1, bg_weapon_damage(x->p, x->is, by, bg_weapon_in(x->is, by)));
    }
    tell_winner(x, f);
}

/* Whether a React has just worked, with no blow yet that would tell the scores. */
static bool react_worked(const struct talk *x)
{
    bool works = x->m->verb == DO_AGAIN || x->m->verb == DO_REACT ||
                 (x->m->verb == DO_RISK && x->m->arg[0] > bg_risk_need(x->p, x->s));
    return works && x->s->phase != PHASE_DICE && x->is->fight == x->s->fight && x->is->blows == x->s->blows &&
           x->is->phase == PHASE_REACT && x->s->play_row == NONE;
}

/* The sums as they are after a React: what it has brought. */
static void tell_sums(struct talk *x)
{
    int card = x->m->verb == DO_REACT ? x->m->arg[0] : x->s->play_card;
    const struct effects *all = &x->p->action[card].effects;
    struct room left, right;
    bool scores = false;
    for (int i = 0; i < all->count; i++)
        scores = scores || (all->at[i].op < OP_REPLACE && all->at[i].op != OP_WOUNDS && all->at[i].op != OP_DAMAGE);
    if (scores)
        say(x, TELL_SUMS(.left = bg_sum_piece(x, &left, x->is, SIDE_LEFT),
                                .right = bg_sum_piece(x, &right, x->is, SIDE_RIGHT)));
}

enum { TOLD_ROUNDS = 10 }; /* of one Fight, each; then only what changes something, and every tenth */

/* A blow late in a Fight, struck as soon as the dice lay, that has changed nothing: true if that is all there
 * is to tell of this move. */
static bool tell_stalemate(struct talk *x)
{
    int left = x->s->fight * 2, round = x->s->fight_round + 1;
    if (x->m->seat != SEAT_CHANCE || x->m->verb != DO_DICE || round <= TOLD_ROUNDS || x->is->blows == x->s->blows ||
        x->is->round != x->s->round || x->is->winner[x->s->fight] != WINNER_NONE ||
        x->is->wounds[left] != x->s->wounds[left] || x->is->wounds[left + 1] != x->s->wounds[left + 1])
        return false;
    if (round % TOLD_ROUNDS == 0)
        say(x, TELL_STALEMATE(.round = round));
    return true;
}

void bg_words_tell(const struct data *d, const struct view *before, const struct view *after, const struct move *m,
                struct text *t)
{
    struct talk x;
    bg_talk_begin(&x, d, before, t);
    x.is = look_at(&after->state);
    x.m = m;
    if (tell_stalemate(&x))
        return;
    if (m->seat == SEAT_CHANCE)
        tell_chance(&x);
    else
        tell_player(&x);
    if (react_worked(&x))
        tell_sums(&x);
    if (x.is->round == x.s->round && x.is->blows != x.s->blows)
        tell_blow(&x);
    if (x.is->round != x.s->round)
        bg_tell_round(&x);
}
