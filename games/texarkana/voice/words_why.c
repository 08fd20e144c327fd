/* Why a move is not open, in the rules' words: a row for each reason (enum why), which the rule
 * that refuses the move has named. */
#include "games/texarkana/voice/words_facts.h"

#define BARE(id) [id] = SAID(id()),

static const struct voice_line *const reasons[WHYS] = {
    TX_WHYS_BARE(BARE)
    [WHY_NPC_OUT] = SAID(WHY_NPC_OUT(.npc = F_ARG2)),
    [WHY_DV] = SAID(WHY_DV(.least = LITERAL(-DV_MAX), .most = LITERAL(DV_MAX))),
    [WHY_WOE] = SAID(WHY_WOE(.woe = F_WOE)),
    [WHY_NOT_AT_RISK] = SAID(WHY_NOT_AT_RISK(.which = F_ARG)),
    [WHY_SESSIONS] = SAID(WHY_SESSIONS(.most = LITERAL(SESSIONS_MAX))),
    [WHY_TESTS] = SAID(WHY_TESTS(.most = LITERAL(TESTS_MAX))),
    [WHY_SCENES] = SAID(WHY_SCENES(.most = LITERAL(SCENES_SESSION_MAX))),
    [WHY_ACTS] = SAID(WHY_ACTS(.most = LITERAL(ACTS_MAX), .dealer = IS_DEALER)),
    [WHY_ACTS_BETWEEN] = SAID(WHY_ACTS_BETWEEN(.most = LITERAL(ACTS_BETWEEN_MAX))),
    [WHY_NPC_NO_FIGHT] = SAID(WHY_NPC_NO_FIGHT(.npc = F_NPC_OUT)),
    [WHY_AWAY] = SAID(WHY_AWAY(.who = F_ARG)),
    [WHY_HERE] = SAID(WHY_HERE(.who = F_ARG)),
    [WHY_INJURED] = SAID(WHY_INJURED(.who = F_ARG)),
    [WHY_NO_WILL] = SAID(WHY_NO_WILL(.who = F_ARG)),
    [WHY_NPCS] = SAID(WHY_NPCS(.most = LITERAL(CAST_MAX))),
    [WHY_CHANGE] = SAID(WHY_CHANGE(.least = LITERAL(-CHANGE_MAX), .most = LITERAL(CHANGE_MAX))),
    [WHY_FIELDS] = SAID(WHY_FIELDS(.fields = LISTED(F_FIELDS))),
    [WHY_NOT_IN_HAND] = SAID(WHY_NOT_IN_HAND(.rank = F_RANK, .suit = F_SUIT)),
    [WHY_GAIN_MOST] = SAID(WHY_GAIN_MOST(.which = F_ARG, .most = LITERAL(SCORE_MAX))),
    [WHY_GAIN] = SAID(WHY_GAIN(.left = F_GAINS)),
    [WHY_ASSIST_FIT] = SAID(WHY_ASSIST_FIT(.rank = F_RANK, .suit = F_SUIT, .with = TEXT(F_PLAYED))),
    [WHY_TRAIT_USED] = SAID(WHY_TRAIT_USED(.trait = F_ARG)),
    [WHY_TRAIT_FIELD] = SAID(WHY_TRAIT_FIELD(.trait = F_ARG, .suit = F_TRAIT_FIELD)),
    [WHY_CHARACTER] = SAID(WHY_CHARACTER(.character = F_CHARACTER_ASKED)),
    [WHY_FIGURES] = SAID(WHY_FIGURES(.most = LITERAL(SCORE_MAX), .will = F_HAND_MAX)),
};

void tx_why_not(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, t);
    x.m = m;
    if (v->seat != DEALER && v->seat < x.s->seats && x.s->character[v->seat] != NONE)
        tx_talk_sheet(&x, v->seat);
    voice_say_lines(&x.voice, reasons[tx_why(x.p, x.s, v->seat, m)], tx_fact, &x);
}
