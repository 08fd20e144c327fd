/* How a Deal has come out, found from the tables before and after a move and the move itself. What
 * is always true: the next Deal, or the next target of an area act, may have begun within the same
 * move; then the hands are played to the end again. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/deal/outcome.h"

bool bj_gone_on(const struct twenty_one *was, const struct twenty_one *is)
{
    return was->party[FIRST] != is->party[FIRST] || was->party[SECOND] != is->party[SECOND] ||
           (is->deal != DEAL_NONE && is->result == RESULT_NONE && is->owed[FIRST] == 2 &&
            !is->hand_n[FIRST] && was->hand_n[FIRST]);
}

bool bj_deal_ended(const struct twenty_one *was, const struct twenty_one *is)
{
    if (was->deal == DEAL_NONE || was->result != RESULT_NONE)
        return false;
    if (was->deal == DEAL_AREA && was->party[SECOND] == NONE)
        return false; /* the maker plays */
    return is->result != RESULT_NONE || bj_gone_on(was, is);
}

void bj_deal_end(const struct pack *p, const struct twenty_one *was, const struct twenty_one *is,
                 const struct move *m, struct twenty_one *end)
{
    bool drawn = m->verb == DO_DRAW, taken = m->verb == DO_RECOMPENSE;
    int party = drawn ? bj_party_of(was, m->arg[0]) : was->player;
    *end = bj_gone_on(was, is) ? *was : *is;
    if (!bj_gone_on(was, is))
        return;
    if (m->verb == DO_ALTER || m->verb == DO_SKILL || m->verb == DO_CHEEK)
        bj_skill_use(p, end, m, was->asked);
    else if ((drawn && party >= 0) || taken)
        bj_hand_add(end, party, m->arg[drawn]);
    end->busted[FIRST] = bj_over(end, FIRST);
    end->busted[SECOND] = end->party[SECOND] != NONE && bj_over(end, SECOND);
    end->result = (uint8_t)bj_result_now(end);
}
