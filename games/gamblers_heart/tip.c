/* Tip the Scales: the vote at a quest's end, and what comes of it. What is always true: only what
 * all voters agree on is done, and it costs all Fortune above 20. */
#include <string.h>

#include "games/gamblers_heart/quest.h"
#include "games/gamblers_heart/why.h"

static void ask_all(struct gamblers_heart *s)
{
    s->waiting = gh_tip_voters(s) | 1u << GM;
}

void gh_tip_begin(struct gamblers_heart *s)
{
    struct set uses = gh_tip_uses(s);
    if (s->fortune < TIP_FROM || set_count(&uses) == 1) { /* GH-F1; one: there is only "none" */
        gh_new_patron_begin(s);
        return;
    }
    s->votes = 0;
    ask_all(s);
    s->phase = PHASE_TIP;
}

int gh_vote_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    struct set uses = gh_tip_uses(s);
    int use = m->arg[0];
    (void)book;
    if (s->phase != PHASE_TIP || use == VOTE_OPEN)
        return GH_OPEN;
    if (use == s->vote[seat_gambler(m->seat)])
        return WHY_VOTED;
    return set_has(&uses, use) ? GH_OPEN : use >= USE_FREE ? WHY_VOTE_FREE : WHY_VOTE_BACK;
}

int gh_close_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book, (void)m;
    if (s->phase == PHASE_TIP && !gh_vote_may_close(s)) /* GH-F2 */
        return WHY_CLOSE;
    return GH_OPEN;
}

int gh_last_call_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book, (void)m;
    return s->phase == PHASE_TIP && gh_vote_may_close(s) ? WHY_LAST_CALL : GH_OPEN;
}

void gh_tip_options(const struct book *book, const struct gamblers_heart *s, int seat,
                    struct options *o)
{
    if (seat == GM) {
        option_add(o, GM, gh_close_why(book, s, NULL) ? DO_LAST_CALL : DO_CLOSE_VOTE); /* GH-F2 */
        if (s->waiting & gh_tip_voters(s))
            gh_wait_option(s, GM, o);
        return;
    }
    struct set uses = gh_tip_uses(s);
    set_drop(&uses, s->vote[seat_gambler(seat)]); /* VOTE_OPEN is no use */
    arg_one(option_add(o, seat, DO_VOTE), uses); /* GH-F2 */
    gh_wait_option(s, seat, o);
}

/* What all voters want, or VOTE_OPEN. */
static int agreed(const struct gamblers_heart *s)
{
    uint16_t voters = gh_tip_voters(s);
    int use = s->vote[seat_gambler(__builtin_ctz(voters))];
    for (int seat = 1; seat <= s->gamblers; seat++)
        if (voters >> seat & 1 && s->vote[seat_gambler(seat)] != use)
            return VOTE_OPEN;
    return use;
}

static void tip(struct gamblers_heart *s, int use)
{
    int g = use >= USE_FREE ? use - USE_FREE : use - USE_BRING_BACK;
    s->fortune = FORTUNE_START; /* GH-F1 */
    s->status[g] = STATUS_FREE; /* GH-F3, GH-F4 */
    s->loss[g] = LOSS_NONE;
    if (use < USE_FREE) {
        gh_new_patron_begin(s);
        return;
    }
    s->actor = (uint8_t)gambler_seat(g); /* GH-F4: rolled in secret */
    s->back_to = PHASE_NEW_PATRON;
    s->phase = PHASE_PATRON_DIE;
}

static void vote_over(struct gamblers_heart *s, int use)
{
    memset(s->vote, VOTE_OPEN, sizeof s->vote);
    s->waiting = s->heard = 0;
    if (use == USE_NONE)
        gh_new_patron_begin(s); /* GH-F2: it lapses */
    else
        tip(s, use);
}

void gh_tip_apply(const struct book *book, struct gamblers_heart *s, const struct move *m)
{
    (void)book;
    if (m->verb == DO_CLOSE_VOTE) {
        vote_over(s, USE_NONE); /* GH-F2 */
        return;
    }
    if (m->verb == DO_LAST_CALL) {
        s->heard = gh_tip_voters(s); /* GH-F2: asked, and need not have answered */
        ask_all(s);
        return;
    }
    if (m->verb == DO_WAIT) {
        s->waiting &= (uint16_t)~(1u << m->seat);
        return;
    }
    s->heard |= (uint16_t)(1u << m->seat); /* GH-F2 */
    s->vote[seat_gambler(m->seat)] = (uint8_t)m->arg[0];
    s->votes++;
    ask_all(s);
    int use = agreed(s);
    if (use != VOTE_OPEN)
        vote_over(s, use); /* GH-F2: used when all agree */
}
