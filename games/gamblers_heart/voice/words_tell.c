/* The story: one move in a sentence or two. What is always true: it is told from two views and the move as that
 * seat may read it, so it knows no more than the seat; what is said with a move stands beside it. */
#include "games/gamblers_heart/voice/words_tell.h"

/* ---- Moves that are told by what stands in them and in the state before ---- */

enum fact { FACT_SEAT, FACT_GM, FACT_FIRST, FACT_SECOND, FACT_STAKE, FACT_DIE_FROM, FACT_DIE_NUMBER, FACT_SPELL, FACT_LAST_SPELL,
            FACT_PRESSED, FACT_VICTIM };

static int64_t fact(const void *about, int which)
{
    const struct tale *a = about;
    switch ((enum fact)which) {
    case FACT_SEAT: return a->m->seat;
    case FACT_GM: return GM;
    case FACT_FIRST: return a->m->arg[0];
    case FACT_SECOND: return a->m->arg[1];
    case FACT_STAKE: return a->was->stake;
    case FACT_DIE_FROM: return a->was->die[a->m->arg[0]];
    case FACT_DIE_NUMBER: return a->m->arg[0] + 1;
    case FACT_SPELL: return a->was->spell;
    case FACT_LAST_SPELL: return a->was->last_spell;
    case FACT_PRESSED: return a->was->pressed;
    case FACT_VICTIM: return a->was->victim;
    }
    return 0;
}

static const struct voice_row told[VERBS] = {
    [DO_ROLL_PORTENT] = VOICE_ROW(TELL_ROLL_PORTENT(.who = FACT_SEAT)),
    [DO_TELL_PORTENT] = VOICE_ROW(TELL_TELL_PORTENT(.who = FACT_SEAT)),
    [DO_PROPOSE] = VOICE_ROW(TELL_PROPOSE(.who = FACT_SEAT, .instead = FACT_FIRST, .patron = FACT_SECOND)),
    [DO_AGREE] = VOICE_ROW(TELL_AGREE(.who = FACT_SEAT)),
    [DO_DISAGREE] = VOICE_ROW(TELL_DISAGREE(.who = FACT_SEAT)),
    [DO_NAME] = VOICE_ROW(TELL_NAME(.who = FACT_SEAT, .number = FACT_SEAT, .person = FACT_FIRST)),
    [DO_SOUL] = VOICE_ROW(TELL_SOUL(.who = FACT_SEAT, .royalty = FACT_FIRST, .suit = FACT_SECOND)),
    [DO_ROLL_PATRON] = VOICE_ROW(TELL_ROLL_PATRON(.who = FACT_SEAT)),
    [DO_HIGH_ACE] = VOICE_ROW(TELL_HIGH_ACE(.who = FACT_SEAT)),
    [DO_RETIRE] = VOICE_ROW(TELL_RETIRE(.who = FACT_SEAT)),
    [DO_GO_ON] = VOICE_ROW(TELL_GO_ON(.who = FACT_SEAT)),
    [DO_BEGIN_ANEW] = VOICE_ROW(TELL_BEGIN_ANEW(.who = FACT_SEAT)),
    [DO_STAY_LOST] = VOICE_ROW(TELL_STAY_LOST(.who = FACT_SEAT)),
    [DO_FLASHBACK] = VOICE_ROW(TELL_FLASHBACK(.who = FACT_SEAT)),
    [DO_FAVOUR] = VOICE_ROW(TELL_FAVOUR(.who = FACT_GM)),
    [DO_ORACLE] = VOICE_ROW(TELL_ORACLE(.who = FACT_GM)),
    [DO_PRESS] = VOICE_ROW(TELL_PRESS(.who = FACT_GM, .gambler = FACT_FIRST)),
    [DO_ENDURE] = VOICE_ROW(TELL_LASTS(.spell = FACT_LAST_SPELL)),
    [DO_LASTS] = VOICE_ROW(TELL_LASTS(.spell = FACT_FIRST)),
    [DO_LIFT] = VOICE_ROW(TELL_LIFT(.spell = FACT_FIRST)),
    [DO_NEEDS_SPELL] = VOICE_ROW(TELL_NEEDS_SPELL()),
    [DO_DISPUTE] = VOICE_ROW(TELL_DISPUTE(.who = FACT_GM)),
    [DO_PASS_OVER] = VOICE_ROW(TELL_PASS_OVER(.who = FACT_GM, .gambler = FACT_PRESSED)),
    [DO_VETO] = VOICE_ROW(TELL_VETO(.who = FACT_GM)),
    [DO_STAKE] = VOICE_ROW(TELL_STAKE(.who = FACT_GM, .stake = FACT_FIRST)),
    [DO_REFUSE] = VOICE_ROW(TELL_REFUSE(.who = FACT_GM, .spell = FACT_SPELL)),
    [DO_BACK_OUT] = VOICE_ROW(TELL_BACK_OUT(.who = FACT_SEAT)),
    [DO_KEEP] = VOICE_ROW(TELL_KEEP(.who = FACT_SEAT)),
    [DO_RAISE] = VOICE_ROW(TELL_RAISE(.who = FACT_SEAT, .from = FACT_STAKE, .to = FACT_FIRST)),
    [DO_STAND] = VOICE_ROW(TELL_STAND(.who = FACT_SEAT, .stake = FACT_STAKE)),
    [DO_MATCH] = VOICE_ROW(TELL_MATCH(.who = FACT_SEAT, .stake = FACT_STAKE)),
    [DO_STAY] = VOICE_ROW(TELL_STAY(.who = FACT_SEAT)),
    [DO_INVOKE] = VOICE_ROW(TELL_INVOKE(.who = FACT_SEAT, .patron = FACT_FIRST)),
    [DO_NO_PATRON] = VOICE_ROW(TELL_NO_PATRON(.who = FACT_SEAT)),
    [DO_REJECT] = VOICE_ROW(TELL_REJECT(.who = FACT_GM)),
    [DO_FIT] = VOICE_ROW(TELL_FIT(.who = FACT_GM)),
    [DO_IMPOSE] = VOICE_ROW(TELL_IMPOSE(.who = FACT_GM)),
    [DO_HOLD_BACK] = VOICE_ROW(TELL_HOLD_BACK(.who = FACT_GM)),
    [DO_CHANGE] = VOICE_ROW(TELL_CHANGE(.who = FACT_SEAT, .number = FACT_DIE_NUMBER, .from = FACT_DIE_FROM, .to = FACT_SECOND)),
    [DO_LEAVE] = VOICE_ROW(TELL_LEAVE(.who = FACT_SEAT)),
    [DO_SACRIFICE] = VOICE_ROW(TELL_SACRIFICE(.who = FACT_SEAT, .victim = FACT_VICTIM)),
    [DO_DECLINE] = VOICE_ROW(TELL_DECLINE(.who = FACT_SEAT)),
    [DO_RESOLVES] = VOICE_ROW(TELL_RESOLVES()),
    [DO_DELAYS] = VOICE_ROW(TELL_DELAYS()),
    [DO_PASS] = VOICE_ROW(TELL_PASS(.who = FACT_SEAT)),
    [DO_RESOLVE] = VOICE_ROW(TELL_RESOLVE()),
    [DO_CLOSE_VOTE] = VOICE_ROW(TELL_CLOSE_VOTE(.who = FACT_GM)),
    [DO_JACKNAROK] = VOICE_ROW(TELL_JACKNAROK()),
    [DO_PART] = VOICE_ROW(TELL_PART()),
};

/* ---- Making, and between quests ---- */

static void tell_patron(struct tale *a)
{
    int who = a->m->seat, patron = a->m->arg[0];
    if (a->was->phase == PHASE_REPATRON)
        say(&a->x, TELL_PATRON_AGAIN(.who = who, .patron = patron)); /* nobody learns who changed */
    else if (a->was->phase == PHASE_NEW_PATRON)
        say(&a->x, TELL_PATRON_NEW(.who = who, .patron = patron));
    else
        say(&a->x, TELL_PATRON(.who = who, .patron = patron));
}

static void tell_patron_rolled(struct tale *a)
{
    if (a->was->then == PHASE_NEW_PATRON)
        say(&a->x, TELL_PATRON_ROLLED_NEW(.who = a->m->arg[0], .patron = a->m->arg[1]));
    else
        say(&a->x, TELL_PATRON_ROLLED(.who = a->m->arg[0], .patron = a->m->arg[1]));
}

/* All have answered a proposal: whether the list has changed. */
static void tell_consent(struct tale *a)
{
    bool taken = false;
    if (a->is->phase == PHASE_CONSENT)
        return;
    for (int i = 0; i < LIST; i++)
        taken |= a->is->list[i] == a->was->proposed;
    if (taken)
        say(&a->x, TELL_TAKEN(.patron = a->was->instead_of));
    else
        say(&a->x, TELL_KEPT(.patron = a->was->instead_of));
}

/* ---- The floor ---- */

static void tell_cast(struct tale *a)
{
    int spell = a->m->arg[0];
    gh_cast(&a->y);
    if (spell < IDEAS)
        say(&a->x, TELL_SPELL_TEXT(.spell = spell));
}

static void tell_act(struct tale *a)
{
    int who = a->m->seat, g = seat_gambler(who);
    switch (a->m->arg[0]) {
    case AS_ROYALTY: say(&a->x, TELL_ACT_ROYALTY(.who = who, .royalty = a->was->royalty[g])); break;
    case AS_SUIT: say(&a->x, TELL_ACT_SUIT(.who = who, .suit = a->was->suit[g])); break;
    case AS_CARDS: say(&a->x, TELL_ACT_CARDS(.who = who)); break;
    default: say(&a->x, TELL_ACT_PLAIN(.who = who)); break;
    }
}

static void tell_oracle(struct tale *a)
{
    int die = a->m->arg[0], other = a->m->arg[1], says = gh_oracle_says(a->was->lean, die, other);
    if (other)
        say(&a->x, TELL_ORACLE_OF(.says = says, .die = die, .other = other, .high = a->was->lean == LEAN_GOOD));
    else
        say(&a->x, TELL_ORACLE_SAYS(.says = says));
}

static void tell_obstacle(struct tale *a)
{
    const struct obstacle *o = gh_obstacle(&a->y);
    if (!o)
        return;
    text_char(a->t, '\n');
    say(&a->x, TELL_OBSTACLE(.die = a->m->arg[0], .size = a->is->obstacle, .title = o->title, .text = o->text));
}

static void tell_showdown(struct tale *a)
{
    uint32_t seats = (uint32_t)a->m->arg[0];
    struct listed who;
    if (__builtin_popcount(seats) == 1)
        say(&a->x, TELL_SHOWDOWN_ONE(.who = __builtin_ctz(seats)));
    else
        say(&a->x, TELL_SHOWDOWN(.seats = gh_list_seats(&who, seats)));
}

/* ---- The duel ---- */

static void tell_hand(struct tale *a)
{
    struct listed faces;
    if (a->m->arg[0] == ARG_HIDDEN)
        say(&a->x, TELL_HAND(.who = a->was->caster));
    else
        say(&a->x, TELL_HAND_SEE(.who = a->was->caster, HAND(a->is->die, &faces)));
}

static void tell_gm_die(struct tale *a)
{
    if (a->m->arg[0] == ARG_HIDDEN)
        say(&a->x, TELL_GM_DIE(.who = GM));
    else if (heart_is(a->was, a->was->caster, STATUS_BLESSED))
        say(&a->x, TELL_GM_DIE_OPEN(.who = GM, .die = a->m->arg[0]));
    else
        say(&a->x, TELL_GM_DIE_SEE(.who = GM, .die = a->m->arg[0]));
}

static void tell_reroll(struct tale *a)
{
    if (a->m->arg[1] == ARG_HIDDEN) /* who knows which dice is told what becomes of each */
        say(&a->x, TELL_REROLL(.who = a->m->seat, .count = a->m->arg[0]));
}

static void tell_turn(struct tale *a)
{
    struct listed faces;
    int who = a->was->caster, die = a->m->arg[0], to = a->m->arg[1];
    if (die == ARG_HIDDEN)
        return;
    if (a->was->die[die] == to)
        say(&a->x, TELL_TURN_SAME(.who = who, .to = to));
    else
        say(&a->x, TELL_TURN(.who = who, .from = a->was->die[die], .to = to));
    if (a->is->phase != PHASE_TURN_DICE)
        say(&a->x, TELL_HAND_NOW(.who = who, HAND(a->is->die, &faces)));
}

static void tell_show(struct tale *a)
{
    uint8_t face[DICE];
    struct listed faces;
    for (int i = 0; i < DICE; i++)
        face[i] = (uint8_t)a->m->arg[i];
    say(&a->x, TELL_SHOW());
    say(&a->x, TELL_SHOW_DICE(.who = a->was->caster, HAND(face, &faces), .gm = GM, .die = a->m->arg[5]));
}

/* ---- Losses, and the end ---- */

static void tell_peril(struct tale *a)
{
    struct listed who;
    if (a->m->arg[0])
        say(&a->x, TELL_PERIL(.seats = gh_list_seats(&who, (uint32_t)a->m->arg[0])));
    else
        say(&a->x, TELL_SAFE());
}

static void tell_vote(struct tale *a)
{
    int use = a->m->arg[0], who = a->m->seat, gambler = use_seat(use);
    if (use == USE_NONE)
        say(&a->x, TELL_VOTE_NONE(.who = who));
    else if (use >= USE_FREE && gambler == who)
        say(&a->x, TELL_VOTE_FREE_OWN(.who = who));
    else if (use >= USE_FREE)
        say(&a->x, TELL_VOTE_FREE(.who = who, .gambler = gambler));
    else if (gambler == who)
        say(&a->x, TELL_VOTE_BACK_OWN(.who = who));
    else
        say(&a->x, TELL_VOTE_BACK(.who = who, .gambler = gambler));
}

static void tell_ace(struct tale *a)
{
    int who = a->m->arg[0];
    if (a->was->aces[seat_gambler(who)] > 1)
        say(&a->x, TELL_ACE_OF(.who = who, .number = a->m->arg[1]));
    else
        say(&a->x, TELL_ACE(.who = who));
}

/* What a row alone cannot tell. */
static void tell_move(struct tale *a)
{
    struct listed who;
    switch (a->m->verb) {
    case DO_SEED:
    case DO_PORTENT:
        say(&a->x, TELL_PORTENT());
        gh_portent(&a->y);
        break;
    case DO_AGREE:
    case DO_DISAGREE: tell_consent(a); break;
    case DO_PATRON: tell_patron(a); break;
    case DO_PATRON_ROLLED: tell_patron_rolled(a); break;
    case DO_CAST:
    case DO_CAST_IDEA: tell_cast(a); break;
    case DO_ACT: tell_act(a); break;
    case DO_ORACLE_ROLLED: tell_oracle(a); break;
    case DO_OBSTACLE_ROLLED: tell_obstacle(a); break;
    case DO_SHOWDOWN: tell_showdown(a); break;
    case DO_HAPPENS: say(&a->x, TELL_HAPPENS(.who = a->was->focus)); break;
    case DO_ALLOW:
        if (a->was->phase == PHASE_FLASHBACK)
            say(&a->x, TELL_ALLOW());
        else
            say(&a->x, TELL_ALLOW_GIFT(.who = GM));
        break;
    case DO_REFUSE: say(&a->x, TELL_REFUSE_WHY(.why = a->m->arg[0], .caster = a->was->caster)); break;
    case DO_ACCEPT:
        if (!a->was->gift)
            say(&a->x, TELL_ACCEPT(.who = a->m->seat));
        break;
    case DO_HAND: tell_hand(a); break;
    case DO_GM_DIE: tell_gm_die(a); break;
    case DO_REROLL: tell_reroll(a); break;
    case DO_TURN: tell_turn(a); break;
    case DO_SHOW: tell_show(a); break;
    case DO_UNVEIL:
        say(&a->x, TELL_UNVEIL(.who = a->was->caster, .patron = a->m->arg[0], .truth = a->m->arg[0] == a->was->invoked));
        break;
    case DO_PERIL: tell_peril(a); break;
    case DO_VOTE: tell_vote(a); break;
    case DO_LAST_CALL:
        say(&a->x, TELL_LAST_CALL(.who = GM, .seats = gh_list_seats(&who, gh_tip_voters(a->was) & ~a->was->heard)));
        break;
    case DO_SHOW_ACE: tell_ace(a); break;
    default: break;
    }
}

void gh_tell(const struct data *d, const struct view *before, const struct view *after, const struct move *m,
                struct text *t)
{
    struct tale a = {.m = m, .t = t};
    gh_talk(&a.x, d, before, t);
    gh_talk(&a.y, d, after, t);
    a.was = a.x.s;
    a.is = a.y.s;
    voice_say_row(&a.x.voice, &told[m->verb], fact, &a);
    tell_move(&a);
    gh_tell_round(&a);
    gh_tell_after(&a);
}
