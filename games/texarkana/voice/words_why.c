/* Why a move is not open, in the rules' words: a row for each reason (enum why), which the rule
 * that refuses the move has named. */
#include "games/texarkana/voice/words_buys.h"
#include "games/texarkana/voice/words_facts.h"

#define BARE(id) [id] = SAYS(id()),

static const struct voice_line *const reasons[WHYS] = {
    TX_WHYS_BARE(BARE)
    [WHY_NPC_OUT] = SAYS(WHY_NPC_OUT(.npc = F_ARG2)),
    [WHY_DV] = SAYS(WHY_DV(.least = LITERAL(-DV_MAX), .most = LITERAL(DV_MAX))),
    [WHY_WOE] = SAYS(WHY_WOE(.woe = F_WOE)),
    [WHY_NOT_AT_RISK] = SAYS(WHY_NOT_AT_RISK(.which = F_ARG)),
    [WHY_SESSIONS] = SAYS(WHY_SESSIONS(.most = LITERAL(SESSIONS_MAX))),
    [WHY_TESTS] = SAYS(WHY_TESTS(.most = LITERAL(TESTS_MAX))),
    [WHY_SCENES] = SAYS(WHY_SCENES(.most = LITERAL(SCENES_SESSION_MAX))),
    [WHY_ACTS] = SAYS(WHY_ACTS(.most = LITERAL(ACTS_MAX), .dealer = IS_DEALER)),
    [WHY_ACTS_BETWEEN] = SAYS(WHY_ACTS_BETWEEN(.most = LITERAL(ACTS_BETWEEN_MAX))),
    [WHY_NPC_NO_FIGHT] = SAYS(WHY_NPC_NO_FIGHT(.npc = F_NPC_OUT)),
    [WHY_AWAY] = SAYS(WHY_AWAY(.who = F_ARG)),
    [WHY_HERE] = SAYS(WHY_HERE(.who = F_ARG)),
    [WHY_INJURED] = SAYS(WHY_INJURED(.who = F_ARG)),
    [WHY_NO_WILL] = SAYS(WHY_NO_WILL(.who = F_ARG)),
    [WHY_NPCS] = SAYS(WHY_NPCS(.most = LITERAL(CAST_MAX))),
    [WHY_CHANGE] = SAYS(WHY_CHANGE(.least = LITERAL(-CHANGE_MAX), .most = LITERAL(CHANGE_MAX))),
    [WHY_FIELDS] = SAYS(WHY_FIELDS(.fields = LISTED(F_FIELDS))),
    [WHY_NOT_IN_HAND] = SAYS(WHY_NOT_IN_HAND(.rank = F_RANK, .suit = F_SUIT)),
    [WHY_GAIN_MOST] = SAYS(WHY_GAIN_MOST(.which = F_ARG, .most = LITERAL(SCORE_MAX))),
    [WHY_GAIN] = SAYS(WHY_GAIN(.left = F_GAINS)),
    [WHY_ASSIST_FIT] = SAYS(WHY_ASSIST_FIT(.rank = F_RANK, .suit = F_SUIT, .with = TEXT(F_PLAYED))),
    [WHY_TRAIT_USED] = SAYS(WHY_TRAIT_USED(.trait = F_ARG)),
    [WHY_TRAIT_FIELD] = SAYS(WHY_TRAIT_FIELD(.trait = F_ARG, .suit = F_TRAIT_FIELD)),
    [WHY_BUY_PRICE] = SAYS(WHY_BUY_PRICE(.price = LISTED(F_PRICE))),
    [WHY_CHARACTER] = SAYS(WHY_CHARACTER(.character = F_CHARACTER_ASKED)),
    [WHY_FIGURES] = SAYS(WHY_FIGURES(.most = LITERAL(SCORE_MAX), .will = F_HAND_MAX)),
};

void tx_why_not(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, m, t);
    say_lines(&x, reasons[tx_why(x.p, x.s, v->seat, m)]);
}
