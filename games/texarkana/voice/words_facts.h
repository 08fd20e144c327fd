/* What rows are filled with, and the conditions that choose between them: facts of the view, of the
 * move, and when it is told of the table after it, by name. `s` is the state that the view knows,
 * `is` the one after the move that is told (else the same), `m` the move, `seat` who moves, or is
 * asked. What is always true: a fact is worked out from views alone. N: a number or a condition,
 * T: a text, L: a list. */
#ifndef GAMES_TEXARKANA_WORDS_FACTS_H
#define GAMES_TEXARKANA_WORDS_FACTS_H

#include "games/texarkana/voice/words.h"

/* ---- Of the view: F_WHO and F_OTHER are of the test or duel; F_LISTED .. is what the scenario has
 * for it ---- */
#define TX_FACTS_VIEW(N, T, L)                                                                     \
    N(F_SEAT, seat)                                                                                \
    N(F_CHARACTER, is->character[seat])                                                            \
    N(F_WILL, is->will[seat])                                                                      \
    N(F_GRIT, is->grit[seat])                                                                      \
    N(F_COIN, is->coin[seat])                                                                      \
    N(F_LUCK, is->luck[seat])                                                                      \
    N(F_WHO, s->fighter[SIDE_INITIATOR])                                                           \
    N(F_OTHER, s->fighter[SIDE_OTHER])                                                             \
    N(F_ON_SIDE, s->fighter[s->side])                                                              \
    N(F_AGAINST, s->against)                                                                       \
    N(F_GOAL, s->test_goal)                                                                        \
    N(F_FIELD, s->field)                                                                           \
    N(F_DECLARED, s->declared[side_of(s, seat)])                                                   \
    N(F_OPPOSED_BY, s->declared[SIDE_OTHER])                                                       \
    N(F_PLAYED_RANK, card_rank(s->played[s->side]))                                                \
    N(F_PLAYED_SUIT, card_suit(s->played[s->side]))                                                \
    N(F_WOE, s->woe)                                                                               \
    N(F_TOTAL, s->total[s->side])                                                                  \
    N(F_BONUS, s->bonus[s->side])                                                                  \
    N(F_TAKES, s->takes_left)                                                                      \
    N(F_GAINS, s->gains_left)                                                                      \
    N(F_RISKS, __builtin_popcount((unsigned)risk(x)))                                              \
    N(F_SCENARIO, is->scenario)                                                                    \
    N(F_TO, bound_for(x))                                                                          \
    N(F_CLOSING, bound_for(x) - TO_ENDING)                                                         \
    N(F_SESSION, is->session)                                                                      \
    N(F_HAND_MAX, s->rule_hand_max)                                                                \
    N(F_LISTED_FIELD, listed(x)->field)                                                            \
    N(F_LISTED_BY, listed(x)->opposition)                                                          \
    N(F_LISTED_SUIT, opposed(x) ? listed(x)->opposition : SUIT_NONE)                               \
    N(F_LISTED_NPC, opposed(x) ? listed(x)->against : CAST_NONE)                                   \
    N(F_LISTED_DV, listed(x)->difficulty)                                                          \
    N(IS_DEALER, is_dealer(x))                                                                     \
    N(IS_FREE, !is_dealer(x) && s->phase == PHASE_FREE)                                            \
    N(IS_OTHERS, s->seats > 2)                                                                     \
    N(IS_WOE, tx_woe_allowed(s))                                                                   \
    N(IS_STORY, story_of(x) != NULL)                                                               \
    N(IS_WAITED, s->waiting == 1u << DEALER)                                                       \
    N(IS_SCENE_TO, is_dealer(x) && story_of(x) && s->to != NONE && bound_for(x) < TO_ENDING)       \
    N(IS_END_TO, is_dealer(x) && story_of(x) && s->to != NONE)                                     \
    N(IS_FIRST_TO, is_dealer(x) && story_of(x) && s->scene == NONE)                                \
    N(IS_DECIDED, decided(x))                                                                      \
    N(IS_ONWARD, s->to != NONE)                                                                    \
    N(IS_SCENE, s->scene != NONE)                                                                  \
    N(IS_LISTED, listed(x) != NULL)                                                                \
    N(IS_UNOPPOSED, listed(x)->against == CAST_NONE)                                               \
    N(IS_LISTED_MARKS, listed_marks(x))                                                            \
    N(IS_LISTED_RISK, tx_risk_listed(x->p, s))                                                     \
    N(IS_AGAINST, s->against != CAST_NONE)                                                         \
    N(IS_AIMED, stakes(x) != NULL)                                                                 \
    N(IS_TRUMP, tx_can_trump(s, s->side))                                                          \
    N(IS_SAFE, s->never_bust[s->side]) /* TX-F1 */                                                 \
    N(IS_FAILURE, is_dealer(x) && goal_of(x) && s->goal[s->test_goal] == GOAL_OPEN)                \
    N(IS_LEFT, is_dealer(x) && tx_risk_left(s))                                                    \
    N(IS_RISK, risk(x))                                                                            \
    N(IS_MARKS, marks(x))                                                                          \
    N(F_DV, tx_dv_listed(x->p, s, &(bool){false}))                                                 \
    N(IS_LISTED_DV, dv_is_seen(x))                                                                 \
    L(F_LEFT, voice_those(&x->first, (uint32_t)tx_risk_left(s)))                                   \
    L(F_RISK, voice_those(&x->first, (uint32_t)risk(x)))                                           \
    L(F_MARKS, voice_those(&x->first, (uint32_t)marks(x)))                                         \
    L(F_TRUMPS, voice_those(&x->first, s->trumps[SIDE_INITIATOR]))                                 \
    L(F_DEALERS_TRUMPS, voice_those(&x->second, s->trumps[SIDE_OTHER]))                            \
    L(F_LISTED_MARKS, voice_those(&x->first, (uint32_t)listed_marks(x)))                           \
    L(F_LISTED_RISK, voice_those(&x->first, (uint32_t)tx_risk_listed(x->p, s)))                    \
    L(F_HAND, hand(x))                                                                             \
    T(F_STAKES, stakes(x))                                                                         \
    T(F_FAILURE, failure(x))                                                                       \
    T(F_PLAYED, piece(x, &x->room, CARD_TITLE(CARD(s->played[s->side]))))

/* ---- Of the move: F_RANK, F_SUIT are of the card in its first argument ---- */
#define TX_FACTS_MOVE(N, T, L)                                                                     \
    N(F_ARG, m->arg[0])                                                                            \
    N(F_ARG1, m->arg[1])                                                                           \
    N(F_ARG2, m->arg[2])                                                                           \
    N(F_ARG3, m->arg[3])                                                                           \
    N(F_ARG4, m->arg[4])                                                                           \
    N(F_RANK, rank_slot(m->arg[0]))                                                                \
    N(F_SUIT, suit_slot(m->arg[0]))                                                                \
    N(F_RANK1, rank_slot(m->arg[1]))                                                               \
    N(F_SUIT1, suit_slot(m->arg[1]))                                                               \
    N(F_CHARACTER_ASKED, m->arg[m->verb == DO_RATE ? 4 : 0])                                       \
    N(F_NPC_OUT, m->arg[tx_npc_stands(s, m->arg[0])])                                              \
    N(F_TRAIT_FIELD, tx_character(x->p, s, m->seat)->trait[m->arg[0]].field)                       \
    N(F_FIGURE, tx_resource(s, m->arg[0], m->arg[1]))                                              \
    N(F_NPC_GRIT, s->cast_grit[m->arg[0]])                                                         \
    N(F_NOW, tx_resource(is, m->arg[0], m->arg[1]))                                                \
    N(F_LOSER, loser(x))                                                                           \
    N(F_FLIPPER, flipper(s))                                                                       \
    N(F_FLIP_TOTAL, is->total[flip_side(s)])                                                       \
    N(IS_TAKEN, tx_resource(is, loser(x), m->arg[0]) != tx_resource(s, loser(x), m->arg[0]))       \
    N(IS_BEYOND, is->takes_left < s->takes_left)                                                   \
    N(IS_ALL_WOE, m->arg[1] && m->arg[1] == s->woe) /* TX-D6 */                                    \
    N(IS_NAMED, m->arg[0] == s->field) /* TX-C7: said when it was named */                         \
    N(IS_OPPOSED, m->arg[2] != CAST_NONE)                                                          \
    N(IS_ALONE, m->arg[1] == SUIT_NONE)                                                            \
    N(IS_HIDDEN, m->arg[0] == ARG_HIDDEN)                                                          \
    N(IS_SEEN, m->arg[1] != ARG_HIDDEN)                                                            \
    N(IS_STAYS, tx_resource(is, m->arg[0], m->arg[1]) == tx_resource(s, m->arg[0], m->arg[1]))     \
    N(IS_DEALT, s->phase == PHASE_DEAL)                                                            \
    /* the players have read it when they chose who to be */                                       \
    N(IS_TOLD, tx_story_of(x->p, is) && (x->v->seat == DEALER || x->v->seat >= is->seats))         \
    N(IS_CLASH, s->phase == PHASE_CLASH)                                                           \
    N(IS_TIE, s->phase == PHASE_TIE)                                                               \
    N(IS_EQUAL, s->phase == PHASE_TIE && s->side == SIDE_OTHER && is->result == RESULT_NONE)       \
    N(IS_RED, tx_is_red(card_suit(m->arg[0])))                                                     \
    N(IS_GOES_ON, tx_goes_on(s, flip_side(s), m->arg[0]))                                          \
    N(IS_CALLED, label_name(x->t->labels, NAMES_MADE, m->arg[0]) != NULL)                          \
    /* of a DO_DECLARE: what was bought is all that counts yet */                                 \
    N(F_HELD, s->held[s->fighter[SIDE_INITIATOR]])                                                 \
    N(F_HELD_BONUS, is->bonus[SIDE_INITIATOR])                                                     \
    T(F_BOUGHT_SAYS, buy(x)->told)                                                                 \
    L(F_PRICE, tx_price(x, &x->pieces, buy(x)))                                                    \
    L(F_FIELDS, voice_those(&x->first, (uint32_t)fields(x)))

#define TX_FACTS(N, T, L) TX_FACTS_VIEW(N, T, L) TX_FACTS_MOVE(N, T, L)
enum fact { VOICE_FACT_NAMES(TX_FACTS) };
VOICE_FACT(tx_fact);
#define say_lines(x, lines) voice_say_lines(&(x)->voice, lines, tx_fact, x)

#endif
