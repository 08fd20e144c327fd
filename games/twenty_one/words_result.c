/* How a Deal has come out, and what a shield has kept off: found from the table before the move and the move itself, for
 * the next Deal, or the next target of an area act, may have begun within the same move. What is always true: each result
 * is told once, with the totals where they are known. */
#include "games/twenty_one/words.h"

struct outcome {
    const struct data *d;
    const struct view *v;                /* after; names are said from here */
    const struct twenty_one *a, *b;      /* before, after */
    const struct move *m;
    struct twenty_one end;               /* the hands as they were at the end */
    struct text *t;
};

/* ---- The hands at the end ---- */

/* Another Deal, or another part of this one, stands on the table now. */
static bool gone_on(const struct outcome *x)
{
    const struct twenty_one *a = x->a, *b = x->b;
    return a->party[FIRST] != b->party[FIRST] || a->party[SECOND] != b->party[SECOND] ||
           (b->deal != DEAL_NONE && b->result == RESULT_NONE && b->owed[FIRST] == 2 && !b->hand_n[FIRST] && a->hand_n[FIRST]);
}

static void altered(struct twenty_one *s, const int32_t *arg)
{
    int i = hand_find(s, arg[1], arg[2]), at = i < 0 ? 0 : hand_at(arg[1], i);
    const struct skill_row *row = &skill_rows[arg[0]];
    if (i < 0)
        return;
    if (row->piece == PIECE_CHANGE) {
        s->hand_change[at] = (int8_t)(s->hand_change[at] + arg[3]);
        return;
    }
    s->hand_set[at] = (uint8_t)arg[3];
    s->hand_change[at] = 0;
    s->hand_soul[at] = row->piece == PIECE_SOUL;
}

/* False: the move changed hands in a way that cannot be seen any more. */
static bool find_end(struct outcome *x)
{
    int party = x->m->verb == DO_DRAW ? party_of(x->a, x->m->arg[0]) : -1;
    x->end = gone_on(x) ? *x->a : *x->b;
    if (!gone_on(x))
        return true;
    if (x->m->verb == DO_ALTER)
        altered(&x->end, x->m->arg);
    else if (party >= 0)
        hand_add(&x->end, party, x->m->arg[1]);
    else if (x->m->verb != DO_PASS && x->m->verb != DO_HOLD)
        return false;
    x->end.busted[FIRST] = over(&x->end, FIRST);
    x->end.busted[SECOND] = x->end.party[SECOND] != NONE && over(&x->end, SECOND);
    x->end.result = (uint8_t)result_now(&x->end);
    return true;
}

/* ---- What is said ---- */

static void totals(const struct twenty_one *s, int winner, struct text *t)
{
    if (s->busted[1 - winner])
        text_format(t, " with %d, for %d is over 21", hand_total(s, winner), hand_total(s, 1 - winner));
    else
        text_format(t, " %d to %d", hand_total(s, winner), hand_total(s, 1 - winner));
}

static void come_out(const struct outcome *x)
{
    const struct twenty_one *s = &x->end;
    struct text *t = x->t;
    bool critical = s->critical[FIRST] || (s->party[SECOND] != NONE && s->critical[SECOND]);
    int winner = s->result == RESULT_SECOND ? SECOND : FIRST;
    switch (s->result) {
    case RESULT_SUCCESS:
    case RESULT_FAILURE:
        say_body_does(x->d, x->v, s->party[FIRST], s->result == RESULT_SUCCESS ? "succeed" : "fail",
                      s->result == RESULT_SUCCESS ? "succeeds" : "fails", t);
        text_format(t, ": %d%s against Target %d", hand_total(s, FIRST), s->busted[FIRST] ? ", bust," : "", s->target);
        break;
    case RESULT_FIRST:
    case RESULT_SECOND:
        say_body_does(x->d, x->v, s->party[winner], "win", "wins", t);
        if (s->hand_n[winner] && s->hand_n[1 - winner])
            totals(s, winner, t);
        break;
    default:
        text_put(t, s->busted[FIRST] ? "A draw: both are over 21" : "A draw");
        if (!s->busted[FIRST])
            text_format(t, " at %d", hand_total(s, FIRST));
        critical = false; /* BJ-B5 */
        break;
    }
    text_put(t, critical ? ". The Deal was Critical. " : ". ");
    if (!gone_on(x) && s->result == RESULT_SECOND && s->deal != DEAL_AREA && x->a->deal == DEAL_CONTEST && is_attack(x->a) &&
        s->blow == BLOW_NONE)
        text_put(t, "There is no retaliation. ");
}

/* BJ-G3: the maker is over 21, as it plays or after a target: those that are not settled win undealt. */
static void maker_over(const struct outcome *x)
{
    int undealt = x->b->beaten_by & ~x->a->beaten_by;
    if (x->a->party[SECOND] != NONE)
        undealt &= ~(1 << x->a->party[SECOND]);
    if (!undealt)
        return;
    if (x->a->party[SECOND] == NONE) {
        say_body_does(x->d, x->v, x->a->party[FIRST], "have bust", "has bust", x->t);
        text_put(x->t, ". ");
    }
    bool many = undealt & (undealt - 1) || is_own(x->v, __builtin_ctz((unsigned)undealt));
    text_put(x->t, "Undealt, ");
    say_bodies(x->d, x->v, undealt, x->t);
    text_put(x->t, many ? " win. " : " wins. ");
}

/* A target of an area act whose end cannot be seen: by what became of it. */
static void target_fared(const struct outcome *x, int who)
{
    bool won = x->b->beaten_by >> who & 1, hurt = x->b->pile[who] & ~x->a->pile[who];
    bool beaten = hurt || (has_mark(x->b, who, MARK_STUNNED) && !has_mark(x->a, who, MARK_STUNNED));
    say_body_does(x->d, x->v, who, won ? "withstand it" : beaten ? "are beaten" : "are no worse for it",
                  won ? "withstands it" : beaten ? "is beaten" : "is no worse for it", x->t);
    text_put(x->t, ". ");
}

/* What a shield or a spell of the loser has kept off the pile of itself, as cards go past it (BJ-C6). */
static void kept_off(const struct outcome *x)
{
    const struct twenty_one *a = x->a, *b = x->b;
    int who = b->loser, gear = NONE;
    if (a->deal == DEAL_NONE || b->result == RESULT_NONE || b->blow == BLOW_NONE || who >= BODIES || a->phase == PHASE_SHIELD ||
        party_of(b, who) < 0)
        return;
    for (int hand = 0; hand < HANDS; hand++)
        if (held(a, who, hand) != NONE && gear_rows[held(a, who, hand)].flags & GEAR_CLUBS_SHED)
            gear = held(a, who, hand);
    uint64_t clubs = suit_cards(SUIT_CLUBS), red = CARD_BIT(2 * RANKS) - 1;
    uint64_t off = b->discard[b->deck_of[who]] & ~a->discard[a->deck_of[who]];
    bool sweat = a->turns[who * TIMEDS + TIMED_FLASH_SWEAT] && is_fire(a) && b->blow != BLOW_RETALIATION;
    off &= (gear != NONE && b->blow != BLOW_BACKLASH ? clubs : 0) | (sweat ? red : 0);
    if (!off)
        return;
    say_body_whose(x->d, x->v, who, true, x->t);
    text_char(x->t, ' ');
    if (off & clubs)
        say_title(NAMES_GEAR, gear, x->t);
    text_put(x->t, off & clubs && off & red ? " and " : "");
    if (off & red)
        say_title(NAMES_TIMED, TIMED_FLASH_SWEAT, x->t);
    text_put(x->t, off & clubs && off & red ? " keep off " : " keeps off ");
    say_all_cards(off, x->t);
    text_put(x->t, ". ");
}

/* Whether this move has ended a Deal, or one target's part of it. */
static bool ended(const struct outcome *x)
{
    const struct twenty_one *a = x->a, *b = x->b;
    if (a->deal == DEAL_NONE || a->result != RESULT_NONE || !a->hand_n[FIRST])
        return false;
    if (a->deal == DEAL_AREA && a->party[SECOND] == NONE)
        return false; /* the maker plays */
    return b->result != RESULT_NONE || gone_on(x);
}

/* BJ-B5: a Joker that Riposte has drawn, when how the Deal came out has been told already. */
static void critical_late(const struct outcome *x)
{
    bool was = x->a->critical[FIRST] || x->a->critical[SECOND], is = x->b->critical[FIRST] || x->b->critical[SECOND];
    if (x->a->phase == PHASE_DEAL && x->m->verb == DO_DRAW && x->a->result != RESULT_NONE && is && !was)
        text_put(x->t, "The Deal is Critical by that. ");
}

void say_result(const struct data *d, const struct view *before, const struct view *after, const struct move *m, struct text *t)
{
    struct outcome x = {.d = d, .v = after, .a = look_at(&before->state), .b = look_at(&after->state), .m = m, .t = t};
    if (ended(&x)) {
        if (find_end(&x))
            come_out(&x);
        else if (x.a->deal == DEAL_AREA)
            target_fared(&x, x.a->party[SECOND]);
    }
    critical_late(&x);
    if (x.a->deal == DEAL_AREA)
        maker_over(&x);
    kept_off(&x);
}
