/* Invoke the Patron and IMPOSE ORDER. What is always true: the dice of both sides lie open here;
 * the Patronage does not, till chance reveals it. */
#include "games/gamblers_heart/duel.h"
#include "games/gamblers_heart/why.h"

int gh_invoke_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    struct set list = gh_list_set(s);
    (void)book;
    if (s->status[seat_gambler(m->seat)] == STATUS_BLESSED)
        return WHY_INVOKE_BLESSED;
    if (s->phase != PHASE_INVOKE)
        return WHY_INVOKE_EARLY;
    return set_has(&list, m->arg[0]) ? GH_OPEN : WHY_SIX;
}

int gh_impose_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book, (void)m;
    return s->phase == PHASE_JUDGE ? WHY_IMPOSE_LATER : WHY_IMPOSE;
}

static int face_why(const struct gamblers_heart *s, int die, int face)
{
    if (face == s->die[die]) /* GH-D3: another face */
        return WHY_CHANGE_SAME;
    return GH_OPEN;
}

int gh_change_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book;
    return s->phase != PHASE_CHANGE ? WHY_CHANGE_EARLY : face_why(s, m->arg[0], m->arg[1]);
}

void gh_patron_options(const struct book *book, const struct gamblers_heart *s, int seat,
                       struct options *o)
{
    (void)book;
    switch (s->phase) {
    case PHASE_INVOKE:
        arg_one(option_add(o, seat, DO_INVOKE), gh_list_set(s)); /* GH-D1: true or not */
        option_add(o, seat, DO_NO_PATRON);
        break;
    case PHASE_JUDGE:
        option_add(o, seat, DO_REJECT); /* GH-D2 */
        option_add(o, seat, DO_FIT);    /* GH-D2 */
        if (s->impose == IMPOSE_IN_RESPONSE)
            option_add(o, seat, DO_IMPOSE); /* GH-D2: before any die is changed */
        break;
    case PHASE_CHANGE:
        option_add(o, seat, DO_LEAVE);
        for (int die = 0; die < DICE; die++) {
            struct set faces = set_none();
            for (int face = FACE_9; face <= FACE_A; face++)
                if (!face_why(s, die, face))
                    set_add(&faces, face);
            struct option *change = option_add(o, seat, DO_CHANGE);
            arg_is(change, die);
            arg_one(change, faces);
        }
        break;
    case PHASE_IMPOSE:
        option_add(o, seat, DO_HOLD_BACK);
        option_add(o, seat, DO_IMPOSE); /* GH-D2: after-die */
        break;
    default: /* PHASE_UNVEIL */
        arg_is(option_add(o, SEAT_CHANCE, DO_UNVEIL),
               s->patron[seat_gambler(s->caster)]); /* GH-D5 */
        break;
    }
}

/* The invocation has had its effect, or none. */
static void invocation_done(struct gamblers_heart *s)
{
    if (s->impose == IMPOSE_AFTER_DIE) {
        s->phase = PHASE_IMPOSE; /* GH-D2: after a reject too */
        s->actor = GM;
    } else {
        gh_round_by_dice(s); /* GH-D4 */
    }
}

static void unveiled(struct gamblers_heart *s, int patron)
{
    int g = seat_gambler(s->caster);
    s->patron_known[g] = EVERYONE; /* GH-A4, GH-D5 */
    s->last_known[g] = (uint8_t)patron;
    if (s->invoked == patron) {
        s->status[g] = STATUS_BLESSED; /* GH-D6 */
        gh_round_won(s);                  /* GH-D6: whatever the dice */
    } else {
        s->status[g] = STATUS_CURSED; /* GH-D5 */
        gh_round_lost(s, false);         /* GH-D5; GH-D10: cursed first */
    }
}

void gh_patron_apply(const struct book *book, struct gamblers_heart *s, const struct move *m)
{
    (void)book;
    switch (m->verb) {
    case DO_INVOKE:
        s->invoked = (uint8_t)m->arg[0];
        s->phase = PHASE_JUDGE;
        s->actor = GM;
        break;
    case DO_NO_PATRON: gh_round_by_dice(s); break;
    case DO_FIT:
        s->phase = PHASE_CHANGE;
        s->actor = s->caster;
        break;
    case DO_CHANGE:
        s->die[m->arg[0]] = (uint8_t)m->arg[1]; /* GH-D3 */
        invocation_done(s);
        break;
    case DO_REJECT:
    case DO_LEAVE: invocation_done(s); break; /* GH-D2: spent without effect */
    case DO_HOLD_BACK: gh_round_by_dice(s); break;
    case DO_IMPOSE:
        s->phase = PHASE_UNVEIL;
        s->actor = NONE;
        break;
    default: unveiled(s, m->arg[0]); break; /* DO_UNVEIL */
    }
}
