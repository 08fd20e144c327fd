/* What rows are filled with, and the conditions that choose between them: facts of the view, of the
 * move, and when it is told of the table after it, by name. `s` is the state that the view knows,
 * `is` the one after the move that is told (else the same), `m` the move, `seat` who moves, or is
 * asked. What is always true: a fact is worked out from views alone. N: a number or a condition,
 * T: a text, L: a list. */
#ifndef GAMES_BLOODSPORT_WORDS_FACTS_H
#define GAMES_BLOODSPORT_WORDS_FACTS_H

#include "games/bloodsport/voice/words.h"

/* ---- Of the view ---- */
#define BG_FACTS_VIEW(N, T, L)                                                                     \
    N(F_WHO, seat)                                                                                 \
    N(F_PLAYER, s->play_seat)                                                                      \
    N(F_PLAYED, s->phase == PHASE_PAY ? bg_card_asked(s) : s->play_card)                           \
    N(F_LEFT, s->fighter_at[fight_of(x) * 2])                                                      \
    N(F_RIGHT, s->fighter_at[fight_of(x) * 2 + 1])                                                 \
    N(F_RATIO, ratio_of(is->odds[fight_of(x)]))                                                    \
    N(F_FAVOURITE, is->fighter_at[fight_of(x) * 2 + (is->odds[fight_of(x)] < 0)])                  \
    N(F_TIME, s->time[seat])                                                                       \
    N(F_COIN, s->coin[seat])                                                                       \
    N(F_HAND, bg_coin_in_hand(s, seat))                                                            \
    N(F_CHANCE, s->chance[seat])                                                                   \
    N(F_CHANCE_LEFT, s->chance[seat] - 1)                                                          \
    N(F_GUARD, is->guard)                                                                          \
    N(F_ASKED, bg_risk_asked(x->p, s))                                                             \
    N(F_NOW, s->fight + 1)                                                                         \
    N(F_NEXT, s->bets_made[seat] + 1)                                                              \
    N(F_EXTRA, s->play_extra)                                                                      \
    N(F_THEN, moment(s))                                                                           \
    N(F_CHOICE, s->play_named + 1)                                                                 \
    N(F_CHOICES, s->play_named + s->play_want)                                                     \
    N(F_BET, bg_bet_coin(bet_of(x)))                                                               \
    N(F_BET_ON, s->fighter_at[s->fight * 2 + (bg_bet_on(bet_of(x)) == ON_RIGHT)])                  \
    N(F_ROUND, s->fight_round + 1)                                                                 \
    N(IS_ALONE, alone(s))                                                                          \
    N(IS_DISCOVER, x->p->action[s->play_card].type == ACTION_DISCOVER)                             \
    N(IS_AGAIN, s->play_named + s->play_want > 1)                                                  \
    N(IS_ACTION, s->phase == PHASE_ACTION)                                                         \
    N(IS_REACT, s->phase == PHASE_REACT)                                                           \
    N(IS_DEAL, s->phase == PHASE_DEAL)                                                             \
    N(IS_EFFECT, s->phase == PHASE_EFFECT)                                                         \
    /* what nothing and what everything laid on it bring is told first */                          \
    N(IS_RISKY, bg_risk_asked(x->p, s) > 3)                                                        \
    N(IS_LAID, s->play_card == NONE)                                                               \
    N(IS_NOTHING, !s->coin[seat])                                                                  \
    N(IS_POOR, s->coin[seat] < bg_smallest_unpaid(s->paid[seat]))                                  \
    N(IS_PLAYABLE, playable(x))                                                                    \
    N(IS_PAID_OFF, !boxes_open(s->paid[seat]))                                                     \
    N(IS_COUNTED, s->status[seat] != STATUS_AGAIN)                                                 \
    N(IS_BET, bet_of(x) != BET_NONE)                                                               \
    N(IS_BET_LOST, bet_of(x) != BET_NONE && s->bets_void[seat] >> s->fight & 1)                    \
    N(IS_REACT_HELD, hand_has(x, true))                                                            \
    L(F_OPEN, voice_those(&x->open, (uint64_t)boxes_open(is->paid[seat]) << 3))                    \
    T(F_BARE, piece(x, &x->one, PART_ON(CAUGHT(bg_risk_asked(x->p, s) + s->guard))))               \
    T(F_PAID, piece(x, &x->two, PART_ON(CAUGHT(s->guard))))                                        \
    T(F_SUM_LEFT, bg_sum_piece(x, &x->one, is, SIDE_LEFT))                                         \
    T(F_SUM_RIGHT, bg_sum_piece(x, &x->two, is, SIDE_RIGHT))

/* ---- Of the move: F_CARD, F_TYPE .. are of the action card that it is about; F_ON, F_SIDE,
 * F_FIGHT of the Fighter; F_FATE .. of whom the die of fate is cast for ---- */
#define BG_FACTS_MOVE(N, T, L)                                                                     \
    N(F_ARG, m->arg[0])                                                                            \
    N(F_ARG1, m->arg[1])                                                                           \
    N(F_ARG2, m->arg[2])                                                                           \
    N(F_ARG3, m->arg[3])                                                                           \
    L(F_BOXES, voice_those(&x->boxes, (uint64_t)m->arg[0] << 3))                                   \
    N(F_CARD, card_of(x))                                                                          \
    N(F_TYPE, action_of(x)->type)                                                                  \
    N(F_RISK, action_of(x)->risk)                                                                  \
    N(F_NO_RISK, action_of(x)->no_risk)                                                            \
    N(F_ON_WEAPON, action_of(x)->on_weapon)                                                        \
    N(F_ON, s->fighter_at[slot_of(x)])                                                             \
    N(F_SIDE, slot_side(slot_of(x)))                                                               \
    N(F_FIGHT, slot_fight(slot_of(x)) + 1)                                                         \
    N(F_DEALT_RANK, x->p->fighter[m->arg[1]].rank)                                                 \
    N(F_STAT, m->arg[1] == ARG_HIDDEN ? VOICE_HIDDEN : x->p->weapon[m->arg[1]].type)               \
    N(F_DAMAGE, m->arg[1] == ARG_HIDDEN ? 0 : x->p->weapon[m->arg[1]].damage)                      \
    N(F_STAT2, x->p->weapon[m->arg[2]].type)                                                       \
    N(F_DAMAGE2, x->p->weapon[m->arg[2]].damage)                                                   \
    N(F_WHAT, aim_of(x).what)                                                                      \
    N(F_AIMED, aim_of(x).on)                                                                       \
    N(F_NUMBER, aim_of(x).number)                                                                  \
    N(F_TIME_LEFT, s->time[seat] - m->arg[0])                                                      \
    N(F_HAND_LEFT, bg_coin_in_hand(s, seat) - m->arg[1])                                           \
    N(F_SUM, bg_boxes_sum(m->arg[0]))                                                              \
    N(F_COIN_LEFT, s->coin[seat] - bg_boxes_sum(m->arg[0]))                                        \
    N(F_LOW, wager_end(x, false))                                                                  \
    N(F_HIGH, wager_end(x, true))                                                                  \
    N(F_NEED, need_of(x))                                                                          \
    N(F_PERCENT, voice_percent(need_of(x) / (double)DIE_FACES))                                    \
    N(F_LEAST, bg_risk_need(x->p, s) + 1)                                                          \
    N(F_SCORE_LEFT, score(x, SIDE_LEFT))                                                           \
    N(F_SCORE_RIGHT, score(x, SIDE_RIGHT))                                                         \
    N(F_FIRST, is->first)                                                                          \
    N(F_SECOND, 1 - is->first)                                                                     \
    N(F_FIRST_DIE, m->arg[is->first])                                                              \
    N(F_SECOND_DIE, m->arg[1 - is->first])                                                         \
    N(F_OWNER, s->row_owner[m->arg[0]])                                                            \
    N(F_TWICE_LEFT, bg_twice_for(s, SIDE_LEFT) > 0)                                                \
    N(F_TWICE_RIGHT, bg_twice_for(s, SIDE_RIGHT) > 0)                                              \
    N(F_TWICE, bg_twice_for(s, slot_side(slot_of(x))) > 0)                                         \
    N(F_FATE, is->fate[m->arg[0]])                                                                 \
    N(F_FATE_COIN, is->coin[m->arg[0]])                                                            \
    N(F_OVER_ROUND, is->outcome_round[m->arg[0]])                                                  \
    N(IS_SPENT, m->arg[0] || m->arg[1])                                                            \
    N(IS_BOTH, m->arg[0] && m->arg[1])                                                             \
    N(IS_GIVE_UP, m->arg[0] == BOX_GIVE_UP)                                                        \
    N(IS_WON, is->outcome[m->arg[0]] == OUTCOME_WON)                                               \
    N(IS_WON_TWICE, is->outcome[m->arg[0]] == OUTCOME_WON && m->arg[2])                            \
    N(IS_SCORES, scores(x))                                                                        \
    N(IS_STUCK, s->phase == PHASE_ACTION && x->v->seat == seat && !hand_has(x, false))             \
    N(IS_SEALED, m->arg[0] == ARG_HIDDEN)                                                          \
    N(IS_PAID_FROM_SECRET, m->arg[1] && bet_is_hidden(s, seat))                                    \
    N(IS_HIDDEN, m->arg[1] == ARG_HIDDEN)                                                          \
    N(IS_LAST, m->arg[1] == ARG_HIDDEN && m->arg[0] == FIGHTS - 1)                                 \
    N(IS_TOLD, m->arg[1] != ARG_HIDDEN || s->phase == PHASE_EFFECT)                                \
    N(IS_PAIR, s->phase == PHASE_DEAL && slot_side(m->arg[0]) == SIDE_RIGHT)                       \
    N(IS_WORKS, m->arg[0] > bg_risk_need(x->p, s))                                                 \
    N(IS_WORKS_TEXT,                                                                               \
      m->arg[0] > bg_risk_need(x->p, s) && x->p->action[s->play_card].type != ACTION_DISCOVER)     \
    N(IS_HOPELESS, bg_risk_need(x->p, s) >= DIE_FACES)                                             \
    N(IS_ROSE, is->guard > s->guard)                                                               \
    /* a sealed slip is not spoken of as if it were known */                                       \
    N(IS_VOID,                                                                                     \
      m->arg[0] <= bg_risk_need(x->p, s) && s->fight != NONE && (x->v->seat != s->play_seat ||     \
       s->bet[s->play_seat * FIGHTS + s->fight] != BET_NONE))                                      \
    N(IS_GONE, action_of(x)->on_weapon && s->row_tie[m->arg[0]] == NONE)                           \
    N(IS_SAME_LEFT, m->arg[0] == m->arg[1])                                                        \
    N(IS_SAME_AGAIN, m->arg[1] == m->arg[2])                                                       \
    N(IS_SAME_RIGHT, m->arg[2] == m->arg[3])                                                       \
    T(F_SEEN, seen_piece(x))

/* ---- For programs, beside what the sentence says ---- */
#define BG_FACTS_BESIDE(N, T, L)                                                                   \
    N(F_PURSE_LEFT,                                                                                \
      m->arg[1] && bet_is_hidden(s, seat) ? VOICE_HIDDEN : bg_coin_in_hand(s, seat) - m->arg[1])   \
    N(F_SEEN_WEAPON, m->verb == DO_SHOW_WEAPON ? m->arg[1] : NONE)                                 \
    N(F_SEEN_SECRET, m->verb == DO_SHOW_SECRET ? m->arg[1] : NONE)                                 \
    N(F_SEEN_CARD, m->verb == DO_SHOW_SABOTAGE ? m->arg[1] : NONE)                                 \
    N(F_PURSE, is->coin[seat])                                                                     \
    N(F_ARG_FIGHT, m->arg[0] + 1)                                                                  \
    N(F_DIE_LEFT, bg_die_of(s, SIDE_LEFT, m->arg[0], m->arg[1]))                                   \
    N(F_DIE_RIGHT, bg_die_of(s, SIDE_RIGHT, m->arg[2], m->arg[3]))                                 \
    N(F_DIE_AGAIN, bg_die_of(s, slot_side(slot_of(x)), m->arg[1], m->arg[2]))                      \
    N(F_FATE_DIE,                                                                                  \
      is->fate[m->arg[0]] - (is->outcome[m->arg[0]] == OUTCOME_WON ? is->coin[m->arg[0]] : 0))

#define BG_FACTS(N, T, L) BG_FACTS_VIEW(N, T, L) BG_FACTS_MOVE(N, T, L) BG_FACTS_BESIDE(N, T, L)
enum fact { VOICE_FACT_NAMES(BG_FACTS) };
VOICE_FACT(bg_fact);
#define say_lines(x, lines) voice_say_lines(&(x)->voice, lines, bg_fact, x)

#endif
