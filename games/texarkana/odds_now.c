/* The chances that a seat is told now. */
#include "games/texarkana/exact.h"

bool tx_odds_wanted(const struct view *v)
{
    const struct texarkana *s = look_at(&v->state);
    if (!s->rule_odds_shown || s->kind == KIND_DUEL) /* TX-H3 */
        return false;
    return (s->phase == PHASE_CARD && v->seat == s->fighter[SIDE_INITIATOR]) ||
           ((s->phase == PHASE_TRUMP || s->phase == PHASE_ASSIST) && v->seat == s->actor);
}

static void try_add(struct tries *of, int card, int total, bool trumps)
{
    of->of[2 * of->count] = (struct try){.total = total};
    of->of[2 * of->count + 1] = (struct try){.total = total, .trumps = trumps};
    of->card[of->count++] = card;
}

void tx_tries_now(const struct pack *p, const struct view *v, struct tries *out)
{
    const struct texarkana *s = look_at(&v->state);
    struct set hand = tx_hand_of(s, v->seat);
    struct test_model m;
    int total = s->total[SIDE_INITIATOR];
    bool may = s->phase != PHASE_CARD && tx_can_trump(s, SIDE_INITIATOR);
    out->count = 0;
    for (int k = 0; k < set_count(&hand) && s->phase != PHASE_TRUMP; k++) {
        int c = set_nth(&hand, k);
        if (s->phase != PHASE_ASSIST || tx_assist_fits(s, SIDE_INITIATOR, c))
            try_add(out, c, total + card_value(c), may || tx_is_trump(s, SIDE_INITIATOR, c));
    }
    if (s->phase != PHASE_CARD)
        try_add(out, -1, total, may);
    tx_test_model_now(p, v, &m);
    tx_tries_told(v, &m, out->of, 2 * out->count);
}
