/* Patronages and new Gamblers: the table's list, character making, Repatronage, another Patronage
 * at a quest's end. What is always true: a Patronage is chosen or rolled in secret, and who must
 * answer together is asked together. */
#include "games/gamblers_heart/quest.h"
#include "games/gamblers_heart/why.h"

static uint16_t everyone_at_the_table(const struct gamblers_heart *s)
{
    return gh_all_gamblers(s) | 1u << GM;
}

/* Each new Gambler's seat makes one. */
static void make_begin(struct gamblers_heart *s)
{
    for (int g = 0; g < s->gamblers; g++)
        if (s->made[g] != MADE_ALL)
            s->waiting |= (uint16_t)(1u << gambler_seat(g));
    s->phase = PHASE_MAKE;
}

static void repatron_begin(struct gamblers_heart *s)
{
    for (int g = 0; g < s->gamblers; g++) {
        if (s->status[g] == STATUS_LOST)
            continue; /* GH-F7: lost for this quest too */
        /* GH-F5: "last known" for all alike */
        s->patron_known[g] = (uint16_t)(1u << gambler_seat(g));
        s->moved_on[g] = 0;
    }
    s->waiting = gh_living(s); /* GH-F5: all at once */
    s->phase = PHASE_REPATRON;
}

/* After the cursed have answered: the lost make way for new ones. */
static void renewed(struct gamblers_heart *s)
{
    bool any = false;
    for (int g = 0; g < s->gamblers; g++) {
        if (s->status[g] != STATUS_LOST || s->stays >> gambler_seat(g) & 1)
            continue;
        any = true;
        s->status[g] = STATUS_FREE; /* GH-F7 */
        s->made[g] = MADE_NOTHING;  /* GH-F7 */
        s->patron[g] = 0;
        s->patron_known[g] = (uint16_t)(1u << gambler_seat(g));
        s->person[g] = s->royalty[g] = s->suit[g] = NONE;
        s->last_known[g] = s->moved_on[g] = 0;
        s->loss[g] = LOSS_NONE;
    }
    if (any)
        make_begin(s);
    else
        repatron_begin(s);
}

void gh_renew_begin(struct gamblers_heart *s)
{
    s->stays = 0;
    s->waiting = gh_with_status(s, STATUS_CURSED);
    if (lost_may_stay(s) && gh_living(s))
        s->waiting |= gh_with_status(s, STATUS_LOST); /* GH-F7: a crew has somebody in it */
    s->phase = PHASE_RENEW;
    if (!s->waiting)
        renewed(s);
}

void gh_list_begin(struct gamblers_heart *s)
{
    s->waiting = everyone_at_the_table(s);
    s->proposed = s->instead_of = 0;
    s->agreed = 0;
    s->phase = PHASE_LIST;
}

void gh_new_patron_begin(struct gamblers_heart *s)
{
    s->waiting = 0;
    for (int g = 0; g < s->gamblers; g++) {
        bool blessed = s->status[g] == STATUS_BLESSED;                                /* GH-D9 */
        bool returned = s->status[g] == STATUS_FREE && s->patron_known[g] == EVERYONE; /* GH-F3 */
        if (blessed || returned)
            s->waiting |= (uint16_t)(1u << gambler_seat(g));
    }
    s->phase = PHASE_NEW_PATRON;
    if (!s->waiting)
        gh_resolution_begin(s);
}

static struct set free_persons(const struct gamblers_heart *s)
{
    int named = s->persons_named + (s->persons_named < PERSONS_NAMED);
    struct set of = set_none();
    for (int person = 0; person < PERSONS_PRINTED + named; person++)
        if (!(s->persons_used[person / 64] >> (person % 64) & 1))
            set_add(&of, person);
    return of;
}

/* The four steps of a new Gambler, in order. */
int gh_make_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    struct set list = gh_list_set(s);
    int g = seat_gambler(m->seat), what = m->arg[0];
    int step = m->verb == DO_NAME       ? MADE_NOTHING
               : m->verb == DO_SOUL     ? MADE_NAME
               : m->verb == DO_HIGH_ACE ? MADE_PATRON
                                        : MADE_SOUL;
    (void)book;
    bool making = s->phase == PHASE_MAKE || s->phase == PHASE_CARRY;
    if (making && s->made[g] != step)
        return WHY_MAKE;
    bool person = m->verb == DO_NAME && making;
    if (person && s->persons_used[what / 64] >> (what % 64) & 1)
        return WHY_NAME_TAKEN;
    if (m->verb == DO_PATRON && !set_has(&list, what))
        return WHY_SIX;
    bool another = m->verb == DO_PATRON && s->phase == PHASE_NEW_PATRON;
    return another && what == s->patron[g] ? WHY_KNOWN : GH_OPEN;
}

int gh_propose_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    struct set list = gh_list_set(s);
    (void)book;
    if (s->phase != PHASE_LIST)
        return WHY_PROPOSE_LATE;
    if (s->proposals >= PROPOSALS_MAX)
        return WHY_PROPOSE_ROOM;
    return set_has(&list, m->arg[0]) ? WHY_PROPOSE_OLD : WHY_PROPOSE_INSTEAD;
}

void gh_make_options(const struct gamblers_heart *s, int seat, struct options *o)
{
    struct option *option;
    switch (s->made[seat_gambler(seat)]) {
    case MADE_NOTHING: arg_one(option_add(o, seat, DO_NAME), free_persons(s)); break; /* GH-A1 */
    case MADE_NAME:
        option = option_add(o, seat, DO_SOUL); /* GH-A1 */
        arg_range(option, 0, 3);
        arg_range(option, 0, 3);
        break;
    case MADE_SOUL:
        arg_one(option_add(o, seat, DO_PATRON), gh_list_set(s)); /* GH-A2 */
        option_add(o, seat, DO_ROLL_PATRON);                  /* GH-A2 */
        break;
    default: option_add(o, seat, DO_HIGH_ACE); break; /* GH-A1 */
    }
}

static void list_options(const struct gamblers_heart *s, int seat, struct options *o)
{
    if (s->proposals < PROPOSALS_MAX) {
        struct option *option = option_add(o, seat, DO_PROPOSE); /* GH-A3 */
        arg_one(option, gh_list_set(s));
        arg_is(option, 1 + PATRONS_PRINTED + s->proposals);
    }
    option_add(o, seat, DO_READY)->flags = OPTION_SAFE;
}

void gh_making_options(const struct book *book, const struct gamblers_heart *s, int seat,
                       struct options *o)
{
    (void)book;
    struct set list = gh_list_set(s);
    switch (s->phase) {
    case PHASE_RENEW:
        if (s->status[seat_gambler(seat)] == STATUS_LOST) {
            option_add(o, seat, DO_BEGIN_ANEW); /* GH-F7 */
            option_add(o, seat, DO_STAY_LOST);  /* GH-F7 */
            if (gh_come_back_price(s, seat))
                option_add(o, seat, DO_COME_BACK); /* GH-F9 */
            break;
        }
        option_add(o, seat, DO_GO_ON);
        option_add(o, seat, DO_RETIRE); /* GH-F7 */
        break;
    /* GH-F5: the present one is "keep" */
    case PHASE_REPATRON: arg_one(option_add(o, seat, DO_PATRON), list); break;
    case PHASE_LIST: list_options(s, seat, o); break;
    case PHASE_CONSENT:
        option_add(o, seat, DO_AGREE);
        option_add(o, seat, DO_DISAGREE);
        break;
    case PHASE_MAKE: gh_make_options(s, seat, o); break;
    case PHASE_PATRON_DIE: {
        /* GH-A2, GH-F4: any face */
        struct option *option = option_add(o, SEAT_CHANCE, DO_PATRON_ROLLED);
        arg_is(option, s->actor);
        arg_one(option, list);
        break;
    }
    default: /* PHASE_NEW_PATRON */
        set_drop(&list, s->patron[seat_gambler(seat)]); /* GH-D9, GH-F3: a different one */
        arg_one(option_add(o, seat, DO_PATRON), list);
        break;
    }
}

static void list_apply(struct gamblers_heart *s, const struct move *m)
{
    if (m->verb == DO_READY) {
        s->waiting &= (uint16_t)~(1u << m->seat);
        if (!s->waiting)
            make_begin(s);
        return;
    }
    s->instead_of = (uint8_t)m->arg[0];
    s->proposed = (uint8_t)m->arg[1];
    s->proposals++;
    s->waiting = (uint16_t)(everyone_at_the_table(s) & ~(1u << m->seat)); /* GH-A3: the GM too */
    s->agreed = (uint16_t)(1u << m->seat);
    s->phase = PHASE_CONSENT;
}

static void consent_apply(struct gamblers_heart *s, const struct move *m)
{
    s->waiting &= (uint16_t)~(1u << m->seat);
    if (m->verb == DO_AGREE)
        s->agreed |= (uint16_t)(1u << m->seat);
    if (s->waiting)
        return;
    /* GH-A3: all must agree */
    for (int i = 0; i < LIST && s->agreed == everyone_at_the_table(s); i++)
        if (s->list[i] == s->instead_of)
            s->list[i] = s->proposed;
    gh_list_begin(s);
}

/* Whose making is done is asked no more; the last one goes on. */
static void made_all(struct gamblers_heart *s, int seat)
{
    s->waiting &= (uint16_t)~(1u << seat);
    if (s->waiting)
        return;
    if (s->step == STEP_CREW)
        gh_crew_begin(s);
    else
        repatron_begin(s);
}

void gh_make_apply(struct gamblers_heart *s, const struct move *m)
{
    int g = seat_gambler(m->seat);
    switch (m->verb) {
    case DO_NAME:
        s->person[g] = (uint8_t)m->arg[0];
        s->persons_used[m->arg[0] / 64] |= 1ull << (m->arg[0] % 64);
        s->persons_named += m->arg[0] == PERSONS_PRINTED + s->persons_named;
        s->made[g] = MADE_NAME;
        break;
    case DO_SOUL:
        s->royalty[g] = (uint8_t)m->arg[0];
        s->suit[g] = (uint8_t)m->arg[1];
        s->made[g] = MADE_SOUL;
        break;
    case DO_PATRON:
        s->patron[g] = (uint8_t)m->arg[0];
        s->made[g] = MADE_PATRON;
        break;
    case DO_ROLL_PATRON:
        s->actor = m->seat;
        s->back_to = s->phase; /* making, or what is carried */
        s->phase = PHASE_PATRON_DIE;
        break;
    default: /* DO_HIGH_ACE */
        s->ace_person[gh_ace(g, s->aces[g]++)] = s->person[g];
        s->made[g] = MADE_ALL;
        if (s->phase == PHASE_MAKE)
            made_all(s, m->seat);
        break;
    }
}

static void patron_rolled(struct gamblers_heart *s, const struct move *m)
{
    int g = seat_gambler(m->arg[0]);
    s->patron[g] = (uint8_t)m->arg[1];
    s->actor = NONE;
    if (s->back_to != PHASE_NEW_PATRON) {
        s->made[g] = MADE_PATRON;
        s->phase = s->back_to;
        return;
    }
    s->patron_known[g] = (uint16_t)(1u << m->arg[0]); /* GH-F4: only its owner sees it */
    gh_new_patron_begin(s);
}

/* Together: Repatronage, and another one at a quest's end. */
static void patron_chosen(struct gamblers_heart *s, const struct move *m)
{
    int g = seat_gambler(m->seat);
    s->patron[g] = (uint8_t)m->arg[0];
    s->waiting &= (uint16_t)~(1u << m->seat);
    if (s->phase == PHASE_NEW_PATRON) {
        s->patron_known[g] = (uint16_t)(1u << m->seat); /* GH-D9: in secret */
        s->moved_on[g] = 1;
        s->status[g] = STATUS_FREE; /* GH-D9 */
    }
    if (s->waiting)
        return;
    if (s->phase == PHASE_NEW_PATRON)
        gh_resolution_begin(s);
    else
        gh_quest_begin(s);
}

void gh_making_apply(const struct book *book, struct gamblers_heart *s, const struct move *m)
{
    (void)book;
    switch (s->phase) {
    case PHASE_RENEW:
        s->waiting &= (uint16_t)~(1u << m->seat);
        if (m->verb == DO_RETIRE) {
            s->status[seat_gambler(m->seat)] = STATUS_LOST; /* GH-F7 */
            s->loss[seat_gambler(m->seat)] = LOSS_RETIRED;
        } else if (m->verb == DO_STAY_LOST) {
            s->stays |= (uint16_t)(1u << m->seat); /* GH-F7 */
        } else if (m->verb == DO_COME_BACK) {
            int g = seat_gambler(m->seat);
            s->fortune = (uint8_t)(s->fortune - s->come_back); /* GH-F9 */
            s->status[g] = STATUS_FREE;                        /* GH-F9 */
            s->loss[g] = LOSS_NONE;
        }
        if (!s->waiting)
            renewed(s);
        break;
    case PHASE_LIST: list_apply(s, m); break;
    case PHASE_CONSENT: consent_apply(s, m); break;
    case PHASE_MAKE: gh_make_apply(s, m); break;
    case PHASE_PATRON_DIE: patron_rolled(s, m); break;
    default: patron_chosen(s, m); break; /* PHASE_REPATRON, PHASE_NEW_PATRON */
    }
}
