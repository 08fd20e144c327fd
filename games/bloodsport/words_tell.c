/* The story: one move in a sentence or two, and what followed from it at once. Told from two views and the
 * move as that seat may read it, so it knows no more than the seat. */
#include "games/bloodsport/words.h"

/* ---- What players do ---- */

static void tell_card(const struct tale *x)
{
    const struct action *a = &x->p->action[x->m->arg[0]];
    who_does(x->v, x->m->seat, "play", "plays", x->t);
    text_format(x->t, " %s, ", a->title);
    say_kind(a, x->t);
    if (x->m->verb == DO_REACT && x->m->arg[1] != ON_NONE) {
        text_put(x->t, ", on ");
        say_fighter(x->p, x->was, x->was->fight * 2 + (x->m->arg[1] == ON_RIGHT), x->t);
    }
    text_put(x->t, ". ");
}

static void tell_sabotage(const struct tale *x)
{
    who_does(x->v, x->m->seat, "lay", "lays", x->t);
    if (x->m->arg[0] == ARG_HIDDEN)
        text_put(x->t, " a Sabotage face down");
    else
        text_format(x->t, " %s", x->p->action[x->m->arg[0]].title);
    text_put(x->t, " beside ");
    say_fighter(x->p, x->was, x->m->arg[1], x->t);
    text_put(x->t, ", ");
    say_slot(x->m->arg[1], x->t);
    text_put(x->t, x->m->arg[2] && !alone(x->was) ? ", for all to see. " : ". ");
}

static void tell_pay(const struct tale *x)
{
    int time = x->m->arg[0], coin = x->m->arg[1];
    who_does(x->v, x->m->seat, "lay", "lays", x->t);
    text_char(x->t, ' ');
    say_tokens(time, coin, x->t);
    text_put(x->t, " on it. ");
}

static void tell_look(const struct tale *x)
{
    who_does(x->v, x->m->seat, "choose", "chooses", x->t);
    text_char(x->t, ' ');
    say_target(x->p, x->was, x->m->arg[0], x->t);
    text_put(x->t, x->m->arg[1] ? ", to be shown to both. " : ". ");
}

static void tell_bet(const struct tale *x)
{
    if (x->m->arg[1] == ARG_HIDDEN) {
        if (x->m->arg[0] == FIGHTS - 1)
            text_format(x->t, "%s slip is sealed. ", whose(x->v, x->m->seat, true));
        return;
    }
    who_does(x->v, x->m->seat, "write", "writes", x->t);
    text_format(x->t, " for Fight %d: ", x->m->arg[0] + 1);
    int coin = x->m->arg[2], on = x->m->arg[1];
    say_bet(x->p, x->was, x->m->arg[0], on == ON_NONE ? BET_NONE : (on == ON_LEFT ? BET_LEFT : BET_RIGHT) + coin - 1, x->t);
    text_put(x->t, ". ");
}

static void tell_settle(const struct tale *x)
{
    who_does(x->v, x->m->seat, "have", "has", x->t);
    if (x->m->arg[0] == ARG_HIDDEN)
        text_put(x->t, " settled with the moneylenders, in secret. ");
    else if (x->m->arg[0] == BOX_GIVE_UP)
        text_put(x->t, " chosen to give up. ");
    else if (x->m->arg[0])
        text_format(x->t, " chosen to pay %d Coin. ", boxes_sum(x->m->arg[0]));
    else
        text_put(x->t, " chosen to skip. ");
}

static void tell_discard(const struct tale *x)
{
    who_does(x->v, x->m->seat, "discard", "discards", x->t);
    text_format(x->t, " %s face down. ", x->m->arg[0] == ARG_HIDDEN ? "a card" : x->p->action[x->m->arg[0]].title);
}

/* Whether the seat holds more than React cards. */
static bool any_playable(const struct tale *x)
{
    struct set hand = bloodsport_hand_of(x->was, x->m->seat);
    for (int k = 0; k < set_count(&hand); k++)
        if (x->p->action[set_nth(&hand, k)].type != ACTION_REACT)
            return true;
    return false;
}

static void tell_player(const struct tale *x)
{
    switch (x->m->verb) {
    case DO_DISCOVER:
    case DO_SPECIAL:
    case DO_REACT: tell_card(x); break;
    case DO_SABOTAGE: tell_sabotage(x); break;
    case DO_LOOK: tell_look(x); break;
    case DO_AIM:
        who_does(x->v, x->m->seat, "choose", "chooses", x->t);
        text_char(x->t, ' ');
        say_target(x->p, x->was, x->m->arg[0], x->t);
        text_put(x->t, ". ");
        break;
    case DO_PAY: tell_pay(x); break;
    case DO_RAT:
        who_does(x->v, x->m->seat, "rat", "rats", x->t);
        text_put(x->t, " to the guards: 1 Chance less, Guard Level 1. ");
        break;
    case DO_PASS:
        if (x->was->phase == PHASE_ACTION) {
            if (x->v->seat == x->m->seat && !any_playable(x))
                text_put(x->t, "You have nothing more to play in this phase. ");
            who_does(x->v, x->m->seat, "pass", "passes", x->t);
            text_put(x->t, " for this phase. ");
        }
        break;
    case DO_BET: tell_bet(x); break;
    case DO_SETTLE: tell_settle(x); break;
    case DO_DISCARD: tell_discard(x); break;
    case DO_GO_ON:
        who_does(x->v, x->m->seat, "gamble", "gambles", x->t);
        text_put(x->t, " on, free of Loans. ");
        break;
    case DO_START_OVER:
        who_does(x->v, x->m->seat, "start", "starts", x->t);
        text_put(x->t, " over. ");
        break;
    case DO_STOP:
        who_does(x->v, x->m->seat, "leave", "leaves", x->t);
        text_put(x->t, " the table. ");
        break;
    default: break;
    }
}

/* ---- What chance does ---- */

static void tell_fighter(const struct tale *x)
{
    const struct fighter *f = &x->p->fighter[x->m->arg[1]];
    int slot = x->m->arg[0], fight = slot_fight(slot);
    if (x->was->phase != PHASE_DEAL)
        text_put(x->t, "Instead: ");
    text_format(x->t, "Fight %d, %s: %s, Rank %d. ", fight + 1, slot_side(slot) == SIDE_LEFT ? "left" : "right",
                f->title, f->rank);
    if (x->was->phase == PHASE_DEAL && slot_side(slot) == SIDE_RIGHT)
        text_format(x->t, "Odds %s%s. ", odds_words(x->is->odds[fight]),
                    x->is->odds[fight] ? "" : ", no favourite");
}

static void tell_weapon_card(const struct tale *x, int card)
{
    const struct weapon *w = &x->p->weapon[card];
    text_format(x->t, "%s, %s, Damage %d", w->title, stat_words(w->type), w->damage);
}

static void tell_shown(const struct tale *x)
{
    int card = x->m->arg[1];
    who_does(x->v, x->was->play_seat, "look at", "looks at", x->t);
    text_char(x->t, ' ');
    say_target(x->p, x->was, x->was->play_target[x->was->sub], x->t);
    if (card == ARG_HIDDEN) {
        text_put(x->t, ". ");
        return;
    }
    text_put(x->t, ": ");
    if (x->m->verb == DO_SHOW_WEAPON) {
        tell_weapon_card(x, card);
        text_put(x->t, ". ");
    } else if (x->m->verb == DO_SHOW_SECRET) {
        text_format(x->t, "%s. %s ", x->p->secret[card].title, x->p->secret[card].text);
    } else {
        text_format(x->t, "%s, ", x->p->action[card].title);
        say_kind(&x->p->action[card], x->t);
        text_format(x->t, ". %s ", x->p->action[card].text);
    }
}

static void tell_uncover(const struct tale *x)
{
    int f = x->m->arg[0];
    text_format(x->t, "\nFight %d begins. ", f + 1);
    say_fighter(x->p, x->was, f * 2, x->t);
    text_put(x->t, " takes up ");
    tell_weapon_card(x, x->m->arg[1]);
    text_put(x->t, "; ");
    say_fighter(x->p, x->was, f * 2 + 1, x->t);
    text_put(x->t, ", ");
    tell_weapon_card(x, x->m->arg[2]);
    const struct secret *secret = &x->p->secret[x->m->arg[3]];
    text_format(x->t, ". The Secret: %s. %s ", secret->title, secret->text);
}

static void tell_unveil(const struct tale *x)
{
    int row = x->m->arg[0];
    text_format(x->t, "%s Sabotage beside ", whose(x->v, x->was->row_owner[row], true));
    say_fighter(x->p, x->was, x->was->row_on[row], x->t);
    text_format(x->t, " is turned up: %s, ", x->p->action[x->m->arg[1]].title);
    say_kind(&x->p->action[x->m->arg[1]], x->t);
    text_put(x->t, ". ");
    if (x->p->action[x->m->arg[1]].on_weapon && x->was->row_tie[row] == NONE)
        text_put(x->t, "Its Weapon is gone: nothing happens. ");
}

static void tell_risk(const struct tale *x)
{
    int die = x->m->arg[0], need = risk_need(x->p, x->was);
    const struct action *a = &x->p->action[x->was->play_card];
    text_format(x->t, "Risk roll: %d, %s %d. ", die, die > need ? "more than" : "not more than", need);
    if (die > need) {
        text_put(x->t, "It works. ");
        if (a->type != ACTION_DISCOVER)
            text_format(x->t, "%s ", a->text);
        return;
    }
    who_does(x->v, x->was->play_seat, "are caught", "is caught", x->t);
    text_format(x->t, ": %s does nothing. Guard Level %s %d. ", a->title,
                x->is->guard > x->was->guard ? "rises to" : "stays", x->is->guard);
    if (x->was->fight == NONE)
        return;
    if (x->v->seat != x->was->play_seat)
        text_put(x->t, "Any bet of theirs on this Fight is lost. ");
    else if (x->was->bet[x->v->seat * FIGHTS + x->was->fight] != BET_NONE)
        text_put(x->t, "Your bet on this Fight is lost. ");
}

static void tell_roll(const struct tale *x, int slot, int one, int two)
{
    if (two) {
        bool high = twice_for(x->was, slot_side(slot)) > 0;
        text_format(x->t, "%d (the %s of %d and %d)", (one > two) == high ? one : two, high ? "higher" : "lower", one, two);
    } else {
        text_int(x->t, one);
    }
}

/* The names only once a Fight: the left die always stands first. */
static void tell_dice(const struct tale *x)
{
    int left = x->was->fight * 2;
    bool first = x->was->fight_round == 0;
    text_format(x->t, first ? "Fight round 1: " : "Fight round %d: dice ", x->was->fight_round + 1);
    if (first) {
        say_fighter(x->p, x->was, left, x->t);
        text_put(x->t, " rolls ");
    }
    tell_roll(x, left, x->m->arg[0], x->m->arg[1]);
    text_put(x->t, first ? ", " : " and ");
    if (first) {
        say_fighter(x->p, x->was, left + 1, x->t);
        text_char(x->t, ' ');
    }
    tell_roll(x, left + 1, x->m->arg[2], x->m->arg[3]);
    text_put(x->t, ". ");
}

static void tell_chance(const struct tale *x)
{
    const int32_t *arg = x->m->arg;
    bool hidden = arg[1] == ARG_HIDDEN, later = x->was->phase == PHASE_EFFECT;
    static const char *const decks[] = {"Fighters", "Weapons", "Secrets", "Actions"};
    switch (x->m->verb) {
    case DO_SHUFFLE: text_format(x->t, "The discarded %s are shuffled into a new deck. ", decks[arg[0]]); break;
    case DO_DRAW:
        if (!hidden || later) {
            who_does(x->v, arg[0], "draw", "draws", x->t);
            text_format(x->t, " %s. ", hidden ? "a card" : x->p->action[arg[1]].title);
        }
        break;
    case DO_FIGHTER: tell_fighter(x); break;
    case DO_WEAPON:
        if (later && hidden)
            text_put(x->t, "Another Weapon is laid in its place, face down. ");
        else if (later) {
            text_put(x->t, "In its place: ");
            tell_weapon_card(x, arg[1]);
            text_put(x->t, ". ");
        }
        break;
    case DO_SECRET:
        if (later)
            text_format(x->t, "Another Secret is laid in its place%s%s. ", hidden ? ", face down" : ": ",
                        hidden ? "" : x->p->secret[arg[1]].title);
        break;
    case DO_START:
        who_does(x->v, x->is->first, "go", "goes", x->t);
        text_format(x->t, " first, by %d to %d. ", arg[x->is->first], arg[1 - x->is->first]);
        break;
    case DO_RISK: tell_risk(x); break;
    case DO_TOSS:
        text_format(x->t, "The guards take %s from %s hand. ", x->p->action[arg[0]].title,
                    whose(x->v, x->was->play_seat, false));
        break;
    case DO_SHOW_WEAPON:
    case DO_SHOW_SECRET:
    case DO_SHOW_SABOTAGE: tell_shown(x); break;
    case DO_TAKE_WEAPON: text_format(x->t, "%s is taken away. ", x->p->weapon[arg[1]].title); break;
    case DO_TAKE_SECRET: text_format(x->t, "The Secret is taken away: %s. ", x->p->secret[arg[1]].title); break;
    case DO_UNCOVER: tell_uncover(x); break;
    case DO_UNVEIL: tell_unveil(x); break;
    case DO_DICE: tell_dice(x); break;
    case DO_AGAIN:
        text_put(x->t, "Again: ");
        say_fighter(x->p, x->was, x->was->fight * 2 + (arg[0] == ON_RIGHT), x->t);
        text_put(x->t, " rolls ");
        tell_roll(x, x->was->fight * 2 + (arg[0] == ON_RIGHT), arg[1], arg[2]);
        text_put(x->t, ". ");
        break;
    case DO_SLIPS:
        for (int seat = 0; seat < x->was->seats; seat++)
            if (is_active(x->was, seat)) {
                text_put(x->t, x->t->used ? "\n" : "");
                tell_slip(x, seat);
            }
        break;
    case DO_SETTLED: tell_settled(x); break;
    case DO_FATE: tell_fate(x); break;
    default: break;
    }
}

/* ---- What followed at once ---- */

/* Wounds as they stand after the move; a Secret that hurts or heals in every round has by then been at them again. */
static void tell_wounds(const struct tale *x, int hit, int damage)
{
    int wounds = x->is->wounds[hit], life = fighter_life(x->p, x->is, hit);
    const struct effects *secret = &x->p->secret[secret_in(x->is, slot_fight(hit))].effects;
    bool again = false;
    for (int i = 0; i < secret->count; i++)
        again = again || (secret->at[i].op == OP_WOUNDS && secret->at[i].when == WHEN_EACH_ROUND);
    text_format(x->t, " takes %d Wound%s", damage, damage == 1 ? "" : "s");
    if (x->is->winner[slot_fight(hit)] != WINNER_NONE && wounds >= life)
        text_put(x->t, " and is beaten. ");
    else if (again)
        text_put(x->t, ". ");
    else
        text_format(x->t, " (%d of %d). ", wounds, life);
}

static void tell_blow(const struct tale *x)
{
    int f = x->was->fight, left = f * 2, l = x->is->scored[0], r = x->is->scored[1];
    int by = l > r ? left : left + 1;
    if (l == r) {
        text_format(x->t, "%d to %d: nobody is hurt. ", l, r);
    } else {
        int damage = weapon_damage(x->p, x->is, by, weapon_in(x->is, by));
        say_fighter(x->p, x->was, by, x->t);
        text_format(x->t, " wins the round %d to %d. ", l > r ? l : r, l > r ? r : l);
        say_fighter(x->p, x->was, by ^ 1, x->t);
        if (damage == 0)
            text_put(x->t, " is hit, but not hurt. ");
        else
            tell_wounds(x, by ^ 1, damage);
    }
    int winner = x->is->winner[f];
    if (winner == WINNER_NONE)
        return;
    if (winner == WINNER_NOBODY) {
        bool out = x->is->wounds[left] >= fighter_life(x->p, x->was, left) &&
                   x->is->wounds[left + 1] >= fighter_life(x->p, x->was, left + 1);
        if (out)
            text_put(x->t, "Both Fighters are beaten. ");
        else if (x->was->fight_round + 1 >= FIGHT_ROUNDS_MAX)
            text_format(x->t, "That was round %d. ", FIGHT_ROUNDS_MAX);
        else
            text_put(x->t, "Neither Fighter can beat the other any more. ");
        text_format(x->t, "Nobody wins Fight %d, and all bets on it are lost. ", f + 1);
        return;
    }
    say_fighter(x->p, x->was, left + (winner == WINNER_RIGHT), x->t);
    text_format(x->t, " wins Fight %d. ", f + 1);
}

/* Whether a React has just worked, with no blow yet that would tell the scores. */
static bool react_worked(const struct tale *x)
{
    bool works = x->m->verb == DO_AGAIN || x->m->verb == DO_REACT ||
                 (x->m->verb == DO_RISK && x->m->arg[0] > risk_need(x->p, x->was));
    return works && x->was->phase != PHASE_DICE && x->is->fight == x->was->fight && x->is->blows == x->was->blows &&
           x->is->phase == PHASE_REACT && x->was->play_row == NONE;
}

/* The sums as they are after a React: what it has brought. */
static void tell_sums(const struct tale *x)
{
    int card = x->m->verb == DO_REACT ? x->m->arg[0] : x->was->play_card;
    const struct effects *all = &x->p->action[card].effects;
    bool scores = false;
    for (int i = 0; i < all->count; i++)
        scores = scores || (all->at[i].op < OP_REPLACE && all->at[i].op != OP_WOUNDS && all->at[i].op != OP_DAMAGE);
    if (!scores)
        return;
    text_put(x->t, "Now ");
    say_sum(x->p, x->is, SIDE_LEFT, x->t);
    text_put(x->t, ", ");
    say_sum(x->p, x->is, SIDE_RIGHT, x->t);
    text_put(x->t, ". ");
}

enum { TOLD_ROUNDS = 10 }; /* of one Fight, each; then only what changes something, and every tenth */

/* A blow late in a Fight, struck as soon as the dice lay, that has changed nothing: true if that is all there
 * is to tell of this move. */
static bool tell_stalemate(const struct tale *x)
{
    int left = x->was->fight * 2, round = x->was->fight_round + 1;
    if (x->m->seat != SEAT_CHANCE || x->m->verb != DO_DICE || round <= TOLD_ROUNDS || x->is->blows == x->was->blows ||
        x->is->round != x->was->round || x->is->winner[x->was->fight] != WINNER_NONE ||
        x->is->wounds[left] != x->was->wounds[left] || x->is->wounds[left + 1] != x->was->wounds[left + 1])
        return false;
    if (round % TOLD_ROUNDS == 0)
        text_format(x->t, "Fight round %d: still nothing is decided. ", round);
    return true;
}

void words_tell(const struct data *d, const struct view *before, const struct view *after, const struct move *m,
                struct text *t)
{
    struct tale x = {pack_of(d), before, look_at(&before->state), look_at(&after->state), m, t};
    if (tell_stalemate(&x))
        return;
    if (m->seat == SEAT_CHANCE)
        tell_chance(&x);
    else
        tell_player(&x);
    if (react_worked(&x))
        tell_sums(&x);
    if (x.is->round == x.was->round && x.is->blows != x.was->blows)
        tell_blow(&x);
    if (x.is->round != x.was->round)
        tell_round(&x);
}
