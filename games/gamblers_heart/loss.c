/* Fortune's moves, disaster, the Sacrifice Play, and the Showdown with its peril. What is always
 * true: the two sides hold 40 together, neither less than 0; one loss is settled before the next is
 * begun. */
#include "games/gamblers_heart/duel.h"
#include "games/gamblers_heart/quest.h"
#include "games/gamblers_heart/why.h"

void gh_fortune_move(struct gamblers_heart *s, int gain)
{
    int most = gh_gm_fortune(s), least = -s->fortune;
    gain = gain > most ? most : gain < least ? least : gain; /* GH-B2 */
    s->fortune = (uint8_t)(s->fortune + gain);               /* GH-B1 */
}

void gh_showdown_over(struct gamblers_heart *s)
{
    s->involved = s->spent = s->passed = s->safe = s->peril = 0;
    gh_go_on(s);
}

void gh_showdown_begin(struct gamblers_heart *s, uint16_t involved)
{
    s->showdowns++;
    s->involved = involved; /* GH-E3 */
    s->spent = s->passed = s->safe = s->peril = s->due = 0;
    gh_go_on(s);
}

/* ---- A loss ---- */

/* The next cursed Gambler from the victim's left is asked, or the victim is lost. */
static void sacrifice_next(struct gamblers_heart *s);

static void lose(struct gamblers_heart *s, int seat, int how)
{
    int g = seat_gambler(seat);
    s->status[g] = STATUS_LOST; /* GH-B4 */
    s->loss[g] = (uint8_t)how;
    s->victim = NONE;
}

static void loss_begin(struct gamblers_heart *s, int victim, int from)
{
    s->back_to = (uint8_t)from; /* PHASE_DOOM or PHASE_PERIL */
    s->victim = (uint8_t)victim;
    s->asked = 0;
    sacrifice_next(s);
}

/* Those still in peril, in seat order; then Fortune changes once, and the Showdown is over. */
static void peril_next(struct gamblers_heart *s)
{
    if (s->peril) {
        loss_begin(s, __builtin_ctz(s->peril), PHASE_PERIL); /* GH-E3: in seat order */
        return;
    }
    if (s->fortune < 10)
        s->fortune = 10; /* GH-E3 */
    gh_showdown_over(s);
}

static void loss_done(struct gamblers_heart *s)
{
    if (s->back_to == PHASE_PERIL) {
        peril_next(s);
        return;
    }
    s->fortune = 10; /* GH-B4: the GM 30 */
    if (!(s->involved & gh_living(s))) {
        gh_showdown_over(s);
        return;
    }
    s->phase = PHASE_AFTER_LOSS; /* GH-E4 */
    s->actor = GM;
}

static void sacrifice_next(struct gamblers_heart *s)
{
    while (s->asked < s->gamblers - 1) {
        /* GH-B5: from the victim's left */
        int seat = (s->victim - 1 + ++s->asked) % s->gamblers + 1;
        if (s->status[seat_gambler(seat)] != STATUS_CURSED)
            continue;
        s->phase = PHASE_SACRIFICE;
        s->actor = (uint8_t)seat;
        return;
    }
    s->peril &= (uint16_t)~(1u << s->victim);
    lose(s, s->victim, s->back_to == PHASE_PERIL ? LOSS_SHOWDOWN : LOSS_FORTUNE);
    loss_done(s);
}

void gh_disaster(struct gamblers_heart *s, int caster)
{
    if (caster != NONE && !s->involved) {
        loss_begin(s, caster, PHASE_DOOM); /* GH-B4: the caster */
        return;
    }
    s->phase = PHASE_DOOM; /* GH-B4, GH-E4: the GM names one */
    s->actor = GM;
}

/* ---- Why not ---- */

int gh_seats_why(const struct gamblers_heart *s, uint32_t seats, uint32_t may)
{
    uint32_t wrong = seats & ~may;
    int seat = wrong ? __builtin_ctz(wrong) : GM;
    if (!wrong)
        return GH_OPEN;
    if (seat == GM || seat > s->gamblers)
        return WHY_SEAT;
    return gh_is_living(s, seat) ? WHY_SEAT_OUTSIDE : WHY_SEAT_LOST;
}

int gh_doom_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book;
    return s->phase == PHASE_DOOM ? gh_seats_why(s, 1u << m->arg[0], gh_doom_choices(s)) : GH_OPEN;
}

int gh_peril_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    uint32_t may = s->involved & gh_living(s);
    (void)book;
    return s->phase == PHASE_PERIL ? gh_seats_why(s, (uint32_t)m->arg[0], may) : GH_OPEN;
}

int gh_sacrifice_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book;
    return s->status[seat_gambler(m->seat)] != STATUS_CURSED ? WHY_SACRIFICE : GH_OPEN;
}

int gh_pass_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book;
    if (s->phase != PHASE_SHOWDOWN)
        return WHY_PASS_NO_SHOWDOWN;
    if (!(s->involved >> m->seat & 1)) /* GH-E3 */
        return WHY_PASS_NOT_IN;
    if (gh_is_done(s, m->seat)) /* GH-E3 */
        return WHY_PASS_NO_SPELL;
    return GH_OPEN;
}

int gh_resolve_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book, (void)m;
    return s->phase == PHASE_SCENE ? WHY_NO_SHOWDOWN : GH_OPEN;
}

/* ---- The Showdown ---- */

static void showdown_options(const struct book *book, const struct gamblers_heart *s, int seat,
                             struct options *o)
{
    if (seat == GM) {
        gh_gm_start_options(s, o);
        option_add(o, GM, DO_RESOLVE); /* GH-E3 */
        if (!is_late(s) && s->waiting & gh_living(s))
            gh_wait_option(s, GM, o);
        return;
    }
    gh_start_options(book, s, seat, o);
    if (!gh_pass_why(book, s, &(struct move){.seat = (uint8_t)seat}))
        option_add(o, seat, DO_PASS); /* GH-E3: for good */
    gh_wait_option(s, seat, o);
}

void gh_loss_options(const struct book *book, const struct gamblers_heart *s, int seat,
                     struct options *o)
{
    struct set of = set_none();
    switch (s->phase) {
    case PHASE_DOOM:
        of.word[0] = gh_doom_choices(s);
        arg_one(option_add(o, seat, DO_DOOM), of); /* GH-B4 */
        break;
    case PHASE_SACRIFICE:
        option_add(o, seat, DO_DECLINE);
        option_add(o, seat, DO_SACRIFICE); /* GH-B5 */
        break;
    case PHASE_AFTER_LOSS:
        option_add(o, seat, DO_RESOLVES); /* GH-E4 */
        option_add(o, seat, DO_DELAYS);   /* GH-E4 */
        break;
    case PHASE_PERIL:
        arg_subset(option_add(o, seat, DO_PERIL), s->involved & gh_living(s), 0,
                   GAMBLERS_MAX); /* GH-E3 */
        break;
    default: showdown_options(book, s, seat, o); break;
    }
}

static void sacrificed(struct gamblers_heart *s, int seat)
{
    s->peril &= (uint16_t) ~(1u << s->victim | 1u << seat);
    lose(s, seat, LOSS_SACRIFICE); /* GH-B5: instead */
    loss_done(s);
}

void gh_loss_apply(const struct book *book, struct gamblers_heart *s, const struct move *m)
{
    switch (m->verb) {
    case DO_DOOM: loss_begin(s, m->arg[0], PHASE_DOOM); break;
    case DO_SACRIFICE: sacrificed(s, m->seat); break;
    case DO_DECLINE: sacrifice_next(s); break;
    case DO_RESOLVES: gh_showdown_over(s); break;
    case DO_DELAYS: gh_go_on(s); break; /* GH-E4: who has not cast goes on */
    case DO_PERIL:
        s->peril = (uint16_t)m->arg[0];
        if (s->peril)
            peril_next(s);
        else
            gh_showdown_over(s); /* GH-E3: nobody lost, Fortune as it is */
        break;
    case DO_PASS:
        s->beats++;
        s->passed |= (uint16_t)(1u << m->seat);
        gh_go_on(s);
        break;
    case DO_RESOLVE:
        s->phase = PHASE_PERIL;
        s->actor = GM;
        break;
    default: gh_scene_apply(book, s, m); break; /* what the scene has too */
    }
}
