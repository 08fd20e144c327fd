/* The story: one move in a sentence or two. What is always true: it is told from two views and the move as that
 * seat may read it, so it knows no more than the seat; what is said with a move stands beside it. */
#include "games/gamblers_heart/words_tell.h"

/* ---- Making, and between quests ---- */

static void tell_patron(const struct tale *a)
{
    if (a->was->phase == PHASE_REPATRON)
        heart_does(&a->x, a->m->seat, "answer, in secret", "answers, in secret"); /* nobody learns who changed */
    else if (a->was->phase == PHASE_NEW_PATRON)
        heart_does(&a->x, a->m->seat, "choose another Patronage, in secret", "chooses another Patronage, in secret");
    else
        heart_does(&a->x, a->m->seat, "choose your Patronage, in secret", "chooses a Patronage, in secret");
    if (a->m->arg[0] != ARG_HIDDEN) {
        text_put(a->t, ": ");
        heart_patron(a->x.d, a->m->arg[0], a->t);
    }
    text_put(a->t, ". ");
}

static void tell_patron_rolled(const struct tale *a)
{
    heart_whose(&a->x, a->m->arg[0], true);
    text_put(a->t, a->was->then == PHASE_NEW_PATRON ? " Patronage is rolled anew, in secret" : " Patronage is rolled, "
                                                                                               "in secret");
    if (a->m->arg[1] != ARG_HIDDEN) {
        text_put(a->t, ": ");
        heart_patron(a->x.d, a->m->arg[1], a->t);
    }
    text_put(a->t, ". ");
}

static void tell_name(const struct tale *a)
{
    if (a->m->seat == a->x.v->seat)
        text_put(a->t, "You are ");
    else
        text_format(a->t, "Gambler %d is ", a->m->seat);
    heart_name(&a->y, a->m->seat);
    text_put(a->t, ". ");
}

static void tell_propose(const struct tale *a)
{
    heart_does(&a->x, a->m->seat, "propose", "proposes");
    text_put(a->t, " a Patronage in the place of ");
    heart_patron(a->x.d, a->m->arg[0], a->t);
    text_put(a->t, ": ");
    heart_patron(a->x.d, a->m->arg[1], a->t);
    text_put(a->t, ". ");
}

/* All have answered a proposal: whether the list has changed. */
static void tell_consent(const struct tale *a)
{
    bool taken = false;
    if (a->m->verb == DO_AGREE)
        heart_does(&a->x, a->m->seat, "agree. ", "agrees. ");
    else
        heart_does(&a->x, a->m->seat, "disagree. ", "disagrees. ");
    if (a->is->phase == PHASE_CONSENT)
        return;
    for (int i = 0; i < LIST; i++)
        taken |= a->is->list[i] == a->was->proposed;
    text_put(a->t, taken ? "It takes the place of " : "The list keeps ");
    heart_patron(a->x.d, a->was->instead_of, a->t);
    text_put(a->t, ". ");
}

static void tell_making(const struct tale *a)
{
    const struct voice *x = &a->x;
    int seat = a->m->seat;
    switch (a->m->verb) {
    case DO_ROLL_PORTENT: heart_does(x, seat, "roll the quest maker's dice. ", "rolls the quest maker's dice. "); break;
    case DO_SEED:
    case DO_PORTENT:
        text_put(a->t, "The Portent. ");
        heart_portent(&a->y);
        text_char(a->t, ' ');
        break;
    case DO_TELL_PORTENT: heart_does(x, seat, "tell the Portent. ", "tells the Portent. "); break;
    case DO_PROPOSE: tell_propose(a); break;
    case DO_AGREE:
    case DO_DISAGREE: tell_consent(a); break;
    case DO_NAME: tell_name(a); break;
    case DO_SOUL:
        heart_whose(x, seat, true);
        text_put(a->t, " Soulcard is the ");
        heart_soul(a->m->arg[0], a->m->arg[1], a->t);
        text_put(a->t, ". ");
        break;
    case DO_PATRON: tell_patron(a); break;
    case DO_ROLL_PATRON: heart_does(x, seat, "let a die choose. ", "lets a die choose. "); break;
    case DO_PATRON_ROLLED: tell_patron_rolled(a); break;
    case DO_HIGH_ACE: heart_does(x, seat, "write your High Ace. ", "writes a High Ace, in secret. "); break;
    case DO_RETIRE: heart_does(x, seat, "retire. ", "retires. "); break;
    case DO_GO_ON: heart_does(x, seat, "go on, cursed. ", "goes on, cursed. "); break;
    case DO_BEGIN_ANEW:
        heart_does(x, seat, "stay lost, and you make a new Gambler. ", "stays lost, and a new Gambler comes. ");
        break;
    case DO_STAY_LOST:
        heart_does(x, seat, "stay lost for now, and may come back at this quest's end. ",
                   "stays lost for now, and may come back at this quest's end. ");
        break;
    default: break;
    }
}

/* ---- The floor ---- */

static void tell_cast(const struct tale *a)
{
    heart_does(&a->x, a->m->seat, "cast", "casts");
    text_char(a->t, ' ');
    heart_spell(&a->x, a->m->arg[0]);
    if (a->is->size)
        text_format(a->t, ", %s", heart_size(a->is->size));
    if (a->is->fits) {
        text_put(a->t, ", said to fit ");
        heart_patron(a->x.d, a->is->fits, a->t);
    }
    text_put(a->t, ". ");
    if (a->m->verb == DO_CAST_IDEA || a->m->arg[0] < IDEAS)
        text_format(a->t, "%s ", a->x.b->idea[a->m->arg[0]].text);
}

static void tell_act(const struct tale *a)
{
    const struct book *b = a->x.b;
    int g = seat_gambler(a->m->seat), as = a->m->arg[0];
    switch (as) {
    case AS_ROYALTY:
    case AS_SUIT:
        heart_does(&a->x, a->m->seat, "act by your Soulcard's ", "acts by their Soulcard's ");
        text_put(a->t, as == AS_SUIT ? b->suit[a->was->suit[g]].title : b->royalty[a->was->royalty[g]].title);
        text_put(a->t, ". ");
        break;
    case AS_CARDS: heart_does(&a->x, a->m->seat, "sit down to a game of cards. ", "sits down to a game of cards. "); break;
    default: heart_does(&a->x, a->m->seat, "act, without magic. ", "acts, without magic. "); break;
    }
}

static void tell_oracle(const struct tale *a)
{
    int die = a->m->arg[0], other = a->m->arg[1], says = oracle_says(a->was->lean, die, other);
    text_format(a->t, "The oracle says %d", says);
    if (other)
        text_format(a->t, ", the %s of %d and %d", a->was->lean == LEAN_GOOD ? "higher" : "lower", die, other);
    text_format(a->t, ": %s for the Gamblers. ", heart_oracle(says));
}

static void tell_obstacle(const struct tale *a)
{
    const struct obstacle *o = heart_obstacle(&a->y);
    if (o)
        text_format(a->t, "\nThe die shows %d: a %s obstacle. %s. "
                          "%s ", a->m->arg[0], heart_size(a->is->obstacle), o->title, o->text);
}

static void tell_floor(const struct tale *a)
{
    const struct voice *x = &a->x;
    switch (a->m->verb) {
    case DO_CAST:
    case DO_CAST_IDEA: tell_cast(a); break;
    case DO_ACT: tell_act(a); break;
    case DO_FLASHBACK: heart_does(x, a->m->seat, "call a Flashback. ", "calls a Flashback. "); break;
    case DO_FAVOUR: heart_does(x, GM, "give Fortune's Favour. ", "gives Fortune's Favour. "); break;
    case DO_ORACLE: heart_does(x, GM, "ask the oracle. ", "asks the oracle. "); break;
    case DO_ORACLE_ROLLED: tell_oracle(a); break;
    case DO_OBSTACLE_ROLLED: tell_obstacle(a); break;
    case DO_PRESS:
        heart_does(x, GM, "turn to ", "turns to ");
        heart_who(x, a->m->arg[0], false);
        text_put(a->t, ": what now? ");
        break;
    case DO_SHOWDOWN:
        text_put(a->t, "Showdown! In it: ");
        heart_seats(x, (uint32_t)a->m->arg[0]);
        text_put(a->t, ". ");
        break;
    case DO_ENDURE:
    case DO_LASTS:
    case DO_LIFT:
        heart_spell(x, a->m->verb == DO_ENDURE ? a->was->last_spell : a->m->arg[0]);
        text_put(a->t, a->m->verb == DO_LIFT ? " ends. " : " goes on. ");
        break;
    case DO_HAPPENS: text_put(a->t, "It happens as they say. "); break;
    case DO_NEEDS_SPELL: text_put(a->t, "That takes a spell. "); break;
    case DO_DISPUTE:
        heart_does(x, GM, "dispute it: those are no ordinary people. ", "disputes it: those are no ordinary people. ");
        break;
    case DO_PASS_OVER:
        heart_does(x, GM, "pass over ", "passes over ");
        heart_who(x, a->was->pressed, false);
        text_put(a->t, ". ");
        break;
    case DO_ALLOW:
        if (a->was->phase == PHASE_FLASHBACK)
            text_put(a->t, "The Flashback is allowed. ");
        else
            heart_does(x, GM, "have no Fortune to gamble with: it may work. ", "has no Fortune to gamble with: it may work. ");
        break;
    case DO_VETO: heart_does(x, GM, "veto the Flashback. ", "vetoes the Flashback. "); break;
    default: break;
    }
}

/* ---- The duel ---- */

static void tell_refuse(const struct tale *a)
{
    static const char *const why[] = {
        "what it is cast on can be neither perceived nor found", "it is too like a spell that is barred",
        "it does not suit the Patronage", "its size and what it fits have not been said",
    };
    heart_does(&a->x, GM, "refuse", "refuses");
    text_put(a->t, " ");
    heart_spell(&a->x, a->was->spell);
    text_format(a->t, ": %s. Nothing is lost. ", why[a->m->arg[0] & 3]);
}

static void tell_hand(const struct tale *a)
{
    heart_does(&a->x, a->was->caster, "roll five dice that nobody else sees", "rolls five dice that nobody else sees");
    if (a->m->arg[0] != ARG_HIDDEN) {
        text_put(a->t, ": ");
        heart_hand(a->is->die, a->t);
    }
    text_put(a->t, ". ");
}

static void tell_gm_die(const struct tale *a)
{
    bool open = heart_is(a->was, a->was->caster, STATUS_BLESSED);
    heart_does(&a->x, GM, "roll your die", "rolls a die");
    text_put(a->t, open ? ", for all to see" : " that nobody else sees");
    if (a->m->arg[0] != ARG_HIDDEN)
        text_format(a->t, ": %d", a->m->arg[0]);
    text_put(a->t, ". ");
}

static void tell_reroll(const struct tale *a)
{
    heart_does(&a->x, a->m->seat, "roll ", "rolls ");
    if (a->m->arg[1] == ARG_HIDDEN)
        text_put(a->t, heart_count(a->m->arg[0]));
    else
        heart_dice(a->m->arg[1], a->was->die, a->t);
    text_put(a->t, " again. ");
}

static void tell_turn(const struct tale *a)
{
    int die = a->m->arg[0];
    if (die == ARG_HIDDEN)
        return;
    if (a->was->die[die] == a->m->arg[1])
        text_format(a->t, "Die %d shows %s once more. ", die + 1, heart_face(a->m->arg[1]));
    else
        text_format(a->t, "Die %d turns from %s to %s. ", die + 1, heart_face(a->was->die[die]), heart_face(a->m->arg[1]));
    if (a->is->phase == PHASE_TURN_DICE)
        return;
    text_put(a->t, "Now you have ");
    heart_hand(a->is->die, a->t);
    text_put(a->t, ". ");
}

static void tell_show(const struct tale *a)
{
    uint8_t face[DICE];
    for (int i = 0; i < DICE; i++)
        face[i] = (uint8_t)a->m->arg[i];
    text_put(a->t, "The dice are shown. ");
    heart_does(&a->x, a->was->caster, "have ", "has ");
    heart_hand(face, a->t);
    text_format(a->t, "; %s die shows %d. ", a->x.v->seat == GM ? "your" : "the GM's", a->m->arg[5]);
}

static void tell_duel(const struct tale *a)
{
    const struct voice *x = &a->x;
    int seat = a->m->seat;
    switch (a->m->verb) {
    case DO_STAKE:
        heart_does(x, GM, "set", "sets");
        text_format(a->t, " a Stake of %d. ", a->m->arg[0]);
        break;
    case DO_REFUSE: tell_refuse(a); break;
    case DO_ACCEPT:
        if (!a->was->gift)
            heart_does(x, seat, "accept. ", "accepts. ");
        break;
    case DO_BACK_OUT: heart_does(x, seat, "back out, at no cost. ", "backs out, at no cost. "); break;
    case DO_HAND: tell_hand(a); break;
    case DO_GM_DIE: tell_gm_die(a); break;
    case DO_KEEP: heart_does(x, seat, "keep all five dice. ", "keeps all five dice. "); break;
    case DO_REROLL: tell_reroll(a); break;
    case DO_TURN: tell_turn(a); break;
    case DO_RAISE:
        heart_does(x, seat, "raise", "raises");
        text_format(a->t, " the Stake from %d to %d. ", a->was->stake, a->m->arg[0]);
        break;
    case DO_STAND: heart_does(x, seat, "leave the Stake as it is. ", "leaves the Stake as it is. "); break;
    case DO_MATCH: heart_does(x, seat, "match the Stake. ", "matches the Stake. "); break;
    case DO_STAY: heart_does(x, seat, "stay in. ", "stays in. "); break;
    case DO_SHOW: tell_show(a); break;
    default: break;
    }
}

/* ---- The Patron ---- */

static void tell_unveil(const struct tale *a)
{
    heart_whose(&a->x, a->was->caster, true);
    text_put(a->t, " true Patronage is ");
    heart_patron(a->x.d, a->m->arg[0], a->t);
    text_put(a->t, a->m->arg[0] == a->was->invoked ? ": it was the truth. " : ": it was a lie. ");
}

static void tell_patrons(const struct tale *a)
{
    const struct voice *x = &a->x;
    int seat = a->m->seat;
    switch (a->m->verb) {
    case DO_INVOKE:
        heart_does(x, seat, "invoke a Patron: ", "invokes a Patron: ");
        heart_patron(x->d, a->m->arg[0], a->t);
        text_put(a->t, ". ");
        break;
    case DO_NO_PATRON: heart_does(x, seat, "invoke no Patron. ", "invokes no Patron. "); break;
    case DO_REJECT: heart_does(x, GM, "reject it: another fits better. ", "rejects it: another fits better. "); break;
    case DO_FIT: heart_does(x, GM, "accept that it fits. ", "accepts that it fits. "); break;
    case DO_IMPOSE: text_put(a->t, "ORDER IS IMPOSED. "); break;
    case DO_HOLD_BACK: heart_does(x, GM, "hold back. ", "holds back. "); break;
    case DO_CHANGE:
        heart_does(x, seat, "turn", "turns");
        text_format(a->t, " die %d from %s to %s. ", a->m->arg[0] + 1, heart_face(a->was->die[a->m->arg[0]]),
                    heart_face(a->m->arg[1]));
        break;
    case DO_LEAVE: heart_does(x, seat, "turn no die. ", "turns no die. "); break;
    case DO_UNVEIL: tell_unveil(a); break;
    default: break;
    }
}

/* ---- Losses, and the end ---- */

static void tell_vote(const struct tale *a)
{
    heart_does(&a->x, a->m->seat, "vote for ", "votes for ");
    heart_use(&a->x, a->m->arg[0], false);
    text_put(a->t, ". ");
}

static void tell_end(const struct tale *a)
{
    const struct voice *x = &a->x;
    int seat = a->m->seat;
    switch (a->m->verb) {
    case DO_DOOM:
        heart_who(x, a->m->arg[0], true);
        text_put(a->t, x->v->seat == a->m->arg[0] ? " are about to be lost. " : " is about to be lost. ");
        break;
    case DO_SACRIFICE:
        heart_does(x, seat, "make the Sacrifice Play for ", "makes the Sacrifice Play for ");
        heart_who(x, a->was->victim, false);
        text_put(a->t, ". ");
        break;
    case DO_DECLINE: heart_does(x, seat, "do not step in. ", "does not step in. "); break;
    case DO_RESOLVES: text_put(a->t, "That resolves the Showdown. "); break;
    case DO_DELAYS: text_put(a->t, "That only delays the Showdown. "); break;
    case DO_PASS: heart_does(x, seat, "pass for this Showdown. ", "passes for this Showdown. "); break;
    case DO_RESOLVE: text_put(a->t, "The Showdown comes to its end. "); break;
    case DO_PERIL:
        text_put(a->t, a->m->arg[0] ? "Still in peril: " : "Nobody is in peril any more. ");
        if (!a->m->arg[0])
            break;
        heart_seats(x, (uint32_t)a->m->arg[0]);
        text_put(a->t, ". ");
        break;
    case DO_VOTE: tell_vote(a); break;
    case DO_CLOSE_VOTE: heart_does(x, GM, "close the vote. ", "closes the vote. "); break;
    case DO_LAST_CALL:
        heart_does(x, GM, "ask for the last time how to vote: ", "asks for the last time how to vote: ");
        heart_seats(x, tip_voters(a->was) & ~a->was->heard);
        text_put(a->t, ". ");
        break;
    case DO_JACKNAROK: text_put(a->t, "Black Jacknarok! "); break;
    case DO_PART: text_put(a->t, "The crew parts, and the High Aces stay secret. "); break;
    case DO_SHOW_ACE:
        heart_whose(x, a->m->arg[0], true);
        if (a->was->aces[seat_gambler(a->m->arg[0])] > 1)
            text_format(a->t, " seat shows High Ace number %d. ", a->m->arg[1]);
        else
            text_put(a->t, " High Ace is shown. ");
        break;
    default: break;
    }
}

void heart_tell(const struct data *d, const struct view *before, const struct view *after, const struct move *m,
                struct text *t)
{
    struct tale a = {.x = voice_of(d, before, t), .y = voice_of(d, after, t), .m = m, .t = t};
    a.was = a.x.s;
    a.is = a.y.s;
    tell_making(&a);
    tell_floor(&a);
    tell_duel(&a);
    tell_patrons(&a);
    tell_end(&a);
    heart_tell_round(&a);
    heart_tell_after(&a);
}
