/* The story of money: slips, payments, fates, and where everyone stands when a round begins. Told like the rest of the
 * story (words_tell.c), from two views and what happened between them. */
#include "games/bloodsport/words.h"

void tell_slip(const struct tale *x, int seat)
{
    int change = x->is->coin[seat] - x->was->coin[seat];
    bool any = false;
    for (int f = 0; f < FIGHTS; f++) {
        int bet = x->m->arg[seat * FIGHTS + f];
        if (bet == BET_NONE)
            continue;
        if (any)
            text_put(x->t, "; ");
        else
            text_format(x->t, "%s bets: ", whose(x->v, seat, true));
        say_bet(x->p, x->was, f, bet, x->t);
        bool lost = x->was->bets_void[seat] >> f & 1;
        text_put(x->t, lost ? ", lost to the guards" : bet_on(bet) == x->was->winner[f] ? ", won" : ", lost");
        any = true;
    }
    if (!any) {
        who_does(x->v, seat, "have made no bets. ", "has made no bets. ", x->t);
        return;
    }
    text_put(x->t, ". ");
    if (change > 0)
        who_does(x->v, seat, "gain", "gains", x->t);
    else if (change < 0)
        who_does(x->v, seat, "lose", "loses", x->t);
    else
        who_does(x->v, seat, "break even", "breaks even", x->t);
    if (change)
        text_format(x->t, " %d Coin (%d %s). ", change > 0 ? change : -change, x->is->coin[seat], change > 0 ? "now" : "left");
    else
        text_format(x->t, " (%d Coin). ", x->is->coin[seat]);
}

void tell_settled(const struct tale *x)
{
    for (int seat = 0; seat < x->was->seats; seat++) {
        int status = x->was->status[seat], mask = x->m->arg[seat];
        if (status == STATUS_OUT || status == STATUS_GOES_ON)
            continue;
        text_put(x->t, x->t->used ? "\n" : "");
        if (mask == BOX_GIVE_UP) {
            who_does(x->v, seat, "give", "gives", x->t);
            text_put(x->t, " up. The moneylenders' patience ends here. ");
        } else if (mask) {
            who_does(x->v, seat, "pay", "pays", x->t);
            text_char(x->t, ' ');
            say_boxes(mask, x->t);
            if (x->is->paid[seat] == (1 << BOXES) - 1) {
                text_format(x->t, ". %s Loans are paid off! ", whose(x->v, seat, true));
            } else {
                text_put(x->t, "; still open: ");
                say_boxes(((1 << BOXES) - 1) & ~x->is->paid[seat], x->t);
                text_put(x->t, ". ");
            }
        } else if (x->is->chance[seat] < x->was->chance[seat]) {
            who_does(x->v, seat, "skip", "skips", x->t);
            text_format(x->t, " the payment; %d Chance left. ", x->is->chance[seat]);
        } else {
            who_does(x->v, seat, "cannot pay, and have no Chance left", "cannot pay, and has no Chance left", x->t);
            text_put(x->t, ". The moneylenders' patience ends here. ");
        }
    }
}

/* BG-H2: seven endings, in our own words. */
static const char *ending(bool won, int fate)
{
    if (won && fate <= FATE_LOW)
        return "The receipt is dry before your purse is. You walk home by the long way, owning your shadow again and little "
               "else, and stop at the corner where tomorrow's fights are posted. Only to read.";
    if (won && fate <= FATE_MIDDLE)
        return "There is enough left for a door with two locks and a name nobody here has ever owed under. Or for one very "
               "good knife, and a list. You take the night to think about it.";
    if (won)
        return "The pits go quiet when you come in, the way they do for a purse with its own bodyguard. By spring the desperate "
               "are asking where you sit. You find that you have rates.";
    if (fate == 1)
        return "Your seat at the rail stays empty, and your hat stays on it, and after a week somebody is wearing the hat.";
    if (fate <= 3)
        return "They walk you to where the lamps stop and point at the trees. No one has to say how far. Behind you the gate is "
               "already being oiled.";
    if (fate <= 5)
        return "They take the house, then the good coat, then the good name. Every door with a table behind it has your likeness "
               "nailed up inside, and it is not a flattering one.";
    return "The coat they hand you is warm and has a crest on it. Your first name to collect is one you know. You practise "
           "knocking.";
}

void tell_fate(const struct tale *x)
{
    int seat = x->m->arg[0];
    bool won = x->is->outcome[seat] == OUTCOME_WON;
    who_does(x->v, seat, won ? "have won" : "have lost", won ? "has won" : "has lost", x->t);
    text_format(x->t, " in game round %d. The die of fate shows %d", x->is->outcome_round[seat], x->m->arg[1]);
    if (x->m->arg[2])
        text_format(x->t, " and %d, the higher counts", x->m->arg[2]);
    if (won)
        text_format(x->t, ", plus %d Coin: %d", x->is->coin[seat], x->is->fate[seat]);
    text_format(x->t, ".\n%s ", ending(won, x->is->fate[seat]));
}

void tell_round(const struct tale *x)
{
    text_format(x->t, "\n\nGame round %d. ", x->is->round);
    if (x->is->guard != x->was->guard && x->m->verb != DO_RAT)
        text_format(x->t, "The guards calm down: Guard Level %d. ", x->is->guard);
    for (int seat = 0; seat < x->is->seats; seat++) {
        if (!is_active(x->is, seat))
            continue;
        int left = BOXES - __builtin_popcount(x->is->paid[seat]);
        who_does(x->v, seat, "have", "has", x->t);
        text_format(x->t, " %d Coin, %d Chance and ", x->is->coin[seat], x->is->chance[seat]);
        if (x->is->status[seat] == STATUS_GOES_ON)
            text_put(x->t, "no Loans. ");
        else
            text_format(x->t, "%d payment%s to make. ", left, left == 1 ? "" : "s");
    }
}
