/* What sentences are made of: each fact that fills a slot or decides whether a row is said, by
 * name. `s` is the state that the view knows, `is` the one after the move that is told (else the
 * same), `m` the move. What is always true: a fact is worked out from views alone. N: a number or a
 * condition, T: a text, L: a list. */
#ifndef GAMES_GAMBLERS_HEART_WORDS_FACTS_H
#define GAMES_GAMBLERS_HEART_WORDS_FACTS_H

#include "games/gamblers_heart/casting.h"
#include "games/gamblers_heart/obstacle.h"
#include "games/gamblers_heart/quest.h"
#include "games/gamblers_heart/voice/words.h"
#include "voice/say.h"

/* What stands in the state for the Gambler who reads, the one who casts, and the one who acts. */
#define OWN(field) s->field[seat_gambler(x->v->seat)]
#define THEIRS(field) s->field[seat_gambler(s->caster)]
#define ACTORS(field) s->field[seat_gambler(actor(x))]

/* Slots that go together: the guides of the Initial Stake. */
#define GUIDES .minor = GUIDE(MINOR), .medium = GUIDE(MEDIUM), .major = GUIDE(MAJOR)
#define GUIDE(size) LITERAL(STAKE_STEP * SIZE_##size)

/* ---- Of the state ---- */
#define GH_FACTS_STATE(N, T, L)                                                                    \
    N(IS_GM, x->v->seat == GM)                                                                     \
    N(IS_GAMBLER, gh_is_gambler(x))                                                                \
    N(IS_LATE, is_late(s))                                                                         \
    N(IS_FREE, s->flashback == FLASHBACK_FREE)                                                     \
    N(IS_LAST_TWO, s->fortune == FLASHBACK_PRICE) /* GH-E2 */                                      \
    N(IS_POOR, s->flashback == FLASHBACK_TWO && s->fortune < FLASHBACK_PRICE) /* GH-E2 */          \
    N(IS_ALONE, s->gamblers == 1)                                                                  \
    N(IS_CURSED, heart_is(s, x->v->seat, STATUS_CURSED))                                           \
    N(IS_BLESSED, heart_is(s, x->v->seat, STATUS_BLESSED))                                         \
    N(IS_LOST, heart_is(s, x->v->seat, STATUS_LOST))                                               \
    N(IS_GM_IN_ACT, x->v->seat == GM && s->phase == PHASE_ACT)                                     \
    N(IN_ACT, s->phase == PHASE_ACT)                                                               \
    N(IN_CONSENT, is->phase == PHASE_CONSENT)                                                      \
    N(IN_FLASHBACK, s->phase == PHASE_FLASHBACK)                                                   \
    N(IN_PRESSED, s->phase == PHASE_PRESSED)                                                       \
    N(IN_REPATRON, s->phase == PHASE_REPATRON)                                                     \
    N(IN_NEW_PATRON, s->phase == PHASE_NEW_PATRON)                                                 \
    N(IN_SHOWDOWN, gh_in_showdown(s))                                                              \
    N(IN_SHOWDOWN_TO_CAST, s->involved >> x->v->seat & 1 && gh_may_cast(s, x->v->seat))            \
    N(IS_OBSTACLE, gh_obstacle(x) != NULL)                                                         \
    N(IS_OBSTACLE_TOLD, gh_obstacle(x) && *gh_obstacle(x)->text)                                   \
    N(IS_WRITABLE, obstacles_written(s))                                                           \
    N(IN_THE_WAY, in_the_way(x))                                                                   \
    N(IS_PLANNED, in_the_way(x) && s->planned)                                                     \
    N(IS_HELPED, in_the_way(x) && gh_soul_helps(s, s->focus, s->as))                               \
    N(IS_PLAN_NEW, in_the_way(x) && !s->plans) /* GH-H5 */                                         \
    N(THE_OBSTACLE, is->obstacle)                                                                  \
    T(THE_OBSTACLE_TITLE, gh_obstacle(x)->title)                                                   \
    T(THE_OBSTACLE_TEXT, gh_obstacle(x)->text)                                                     \
    N(IS_OWN_NOW, gh_is_own(is))                                                                   \
    T(THE_OBSTACLE_STAKE, gh_obstacle(x)->stake)                                                   \
    N(THE_STEP, is->step)                                                                          \
    N(THE_NEXT_STEP, s->step + 1)                                                                  \
    N(IS_PAST_ARRIVAL, s->step > STEP_ARRIVAL)                                                     \
    N(THE_QUEST, is->quest)                                                                        \
    N(THE_NEXT_QUEST, s->quest + 1)                                                                \
    N(THE_QUESTS, s->quests)                                                                       \
    N(IS_LAST_QUEST, s->quest >= s->quests)                                                        \
    N(IS_EVENING_LAST, s->evening && s->quest >= s->quests)                                        \
    N(IS_QUEST_WON, s->victories >> (s->quest - 1) & 1)                                            \
    N(THE_SEALED, s->sealed)                                                                       \
    N(IN_CAMPAIGN, s->evening)                                                                     \
    N(THE_EVENING, s->evening)                                                                     \
    N(THE_EVENINGS, gh_evenings(s))                                                                \
    N(THE_COMING_BACK, s->come_back)                                                               \
    N(IS_COMING_BACK_OPEN, gh_is_gambler(x) && gh_come_back_price(s, x->v->seat))                  \
    N(IS_REMEMBERED, s->facts != 0)                                                                \
    N(THE_FORTUNE, s->fortune)                                                                     \
    N(THE_FORTUNE_LESS, s->fortune - FLASHBACK_PRICE) /* GH-E2 */                                  \
    N(THE_FORTUNE_MORE, s->fortune + 1) /* GH-B6 */                                                \
    N(THE_START, FORTUNE_START) /* GH-F1 */                                                        \
    N(THE_TIP, TIP_FROM) /* GH-F2, GH-F7 */                                                        \
    N(THE_TONE, gh_defeat_tone(s))                                                                 \
    N(THE_FOCUS, s->focus)                                                                         \
    N(THE_PRESSED, s->pressed)                                                                     \
    N(THE_VICTIM, s->victim)                                                                       \
    N(THE_GM, GM)                                                                                  \
    N(OWN_PATRON, gh_sees_patron(x, x->v->seat))                                                   \
    N(OWN_MADE, OWN(made))                                                                         \
    N(THE_PROPOSED, s->proposed)                                                                   \
    N(THE_INSTEAD, s->instead_of)                                                                  \
    N(THE_LAST_SPELL, s->last_spell)                                                               \
    L(THE_SIX, gh_list_bytes(x, s->list, LIST))                                                    \
    L(THE_UNHEARD, gh_list_bits(x, gh_tip_voters(s) & ~s->heard, 0))                               \
    N(IS_DUE, (s->due & gh_living(s)) != 0)                                                        \
    L(THE_DUE, gh_list_bits(x, s->due & gh_living(s), 0))                                          \
    L(THE_OPEN, gh_list_bits(x, showdown_open(s), 0))                                              \
    N(INVOLVED_COUNT, __builtin_popcount(s->involved & gh_living(s)))                              \
    L(THE_INVOLVED, gh_list_bits(x, s->involved & gh_living(s), 0))                                \
    N(IS_SOMEBODY_SAFE, (s->safe & s->involved & gh_living(s)) != 0)                               \
    L(THE_SAFE, gh_list_bits(x, s->safe & s->involved & gh_living(s), 0))                          \
    N(IS_WAITED_FOR, (s->waiting & gh_living(s)) != 0)                                             \
    N(IS_SHUT_OUT, !is_late(s) && !gh_may_cast(s, x->v->seat))                                     \
    N(IS_CAST_FREE, !is_late(s) && gh_gm_fortune(s) == 0)                                          \
    N(IS_PRESSED, s->phase == PHASE_PRESSED && x->v->seat == s->pressed)                           \
    N(IS_BACKED, s->backed)                                                                        \
    N(IS_CONFLICT_DUE, s->step == STEP_WORK && (s->marks >= 4 || s->alarms >= 3))                  \
    N(IS_VERDICT_DUE, s->step == STEP_CONFLICT && (s->marks >= 2 || s->alarms >= 2))               \
    N(IS_MARKED, s->marks >= 2)                                                                    \
    N(AS_ROYALTY_DOES, acts_as(x) == AS_ROYALTY)                                                   \
    N(AS_SUIT_DOES, acts_as(x) == AS_SUIT)                                                         \
    N(AS_CARDS_DO, acts_as(x) == AS_CARDS)                                                         \
    N(THE_ROYALTY, ACTORS(royalty))                                                                \
    N(THE_SUIT, ACTORS(suit))                                                                      \
    N(THE_BEATS_LEFT, BEATS_MAX - s->beats)                                                        \
    N(THE_SHOWDOWNS_LEFT, SHOWDOWNS_MAX - s->showdowns)                                            \
    N(THE_NAMES_LEFT, SPELLS_NAMED - s->spells_named)                                              \
    N(THE_PROPOSALS_LEFT, PROPOSALS_MAX - s->proposals)                                            \
    N(THE_VOTES_LEFT, VOTES_MAX - s->votes)                                                        \
    N(NEAR_END, s->beats < BEATS_MAX && BEATS_MAX - s->beats <= NEAR_BEATS) /* GH-H6 */            \
    N(NEAR_LAST_SHOWDOWN,                                                                          \
      x->v->seat == GM && SHOWDOWNS_MAX - s->showdowns <= NEAR_SHOWDOWNS && !gh_in_showdown(s))    \
    N(NEAR_LAST_NAME,                                                                              \
      x->v->seat != GM && SPELLS_NAMED - s->spells_named <= NEAR_NAMES) /* GH-H6 */                \
    N(NEAR_LAST_PROPOSAL, PROPOSALS_MAX - s->proposals <= NEAR_PROPOSALS) /* GH-H6 */              \
    N(NEAR_LAST_VOTE, VOTES_MAX - s->votes <= NEAR_VOTES) /* GH-H6 */

/* ---- Of the move ---- */
#define GH_FACTS_MOVE(N, T, L)                                                                     \
    N(THE_SEAT, m->seat)                                                                           \
    N(THE_FIRST, m->arg[0])                                                                        \
    N(THE_SECOND, m->arg[1])                                                                       \
    N(IS_OBSTACLE_NAMED, label_name(x->t->labels, NAMES_OBSTACLE, 0) != NULL)                      \
    N(IS_OBSTACLE_HELPED, label_name(x->t->labels, NAMES_OBSTACLE, 0) && m->arg[3])                \
    N(WRITTEN_DOES, m->arg[3] - 1)                                                                 \
    N(IS_HIDDEN, m->arg[0] == ARG_HIDDEN)                                                          \
    N(IS_SECOND_HIDDEN, m->arg[1] == ARG_HIDDEN)                                                   \
    L(THE_SEATS, gh_list_bits(x, (uint32_t)m->arg[0], 0))                                          \
    N(IS_ONE_SEAT, __builtin_popcount((uint32_t)m->arg[0]) == 1)                                   \
    N(THE_ONE_SEAT, __builtin_ctz((uint32_t)m->arg[0]))                                            \
    N(IS_PERSON_KNOWN,                                                                             \
      m->arg[0] < PERSONS_PRINTED || label_name(x->t->labels, NAMES_PERSON, m->arg[0]))            \
    N(IS_PATRON_KEPT, s->phase == PHASE_REPATRON && is_own_patron(x))                              \
    N(IS_PATRON_KEPT_SAID,                                                                         \
      s->phase == PHASE_REPATRON && is_own_patron(x) && gh_patron_said(x, m->arg[0]))              \
    N(IS_OWN_PATRON, is_own_patron(x))                                                             \
    N(IS_SAID_FIT, m->arg[0] == s->fits)                                                           \
    T(THE_PATRON_BARE, part(x, PART_PATRON(.patron = m->arg[0])))                                  \
    T(THE_GIST, gist(x, m->arg[m->verb == DO_CAST ? 2 : 0]))                                       \
    N(IS_OWN_SPELL, is_own_spell(x))                                                               \
    N(IS_OWN_SPELL_FIT, is_own_spell(x) && m->arg[2])                                              \
    N(IS_FIT, m->arg[2])                                                                           \
    N(IS_IDEA, m->arg[0] < IDEAS)                                                                  \
    N(THE_IDEA_SIZE, x->p->idea[m->arg[0]].size)                                                   \
    N(THE_IDEA_PATRON, x->p->idea[m->arg[0]].patron)                                               \
    T(THE_POWER, power(x))                                                                         \
    N(THE_HELP, soul_help(x))                                                                      \
    N(THE_GUIDE, stake_guide(m->arg[0]))                                                           \
    N(ORACLE_LUCKY, 100 - oracle_percent(m->arg[0], 1, 1) - oracle_percent(m->arg[0], 2, 3))       \
    N(ORACLE_UNLUCKY, oracle_percent(m->arg[0], 2, 3))                                             \
    N(ORACLE_DIRE, oracle_percent(m->arg[0], 1, 1))                                                \
    N(IS_SAME_TWICE, m->arg[0] == m->arg[1])                                                       \
    N(ORACLE_SAYS, gh_oracle_says(s->lean, m->arg[0], m->arg[1]))                                  \
    N(IS_LEAN_GOOD, s->lean == LEAN_GOOD)                                                          \
    N(IS_TAKEN, is_taken(x))                                                                       \
    N(IS_ROLLED_ANEW, s->back_to == PHASE_NEW_PATRON)                                              \
    N(THE_VOTE, gh_vote(m->arg[0], m->seat))                                                       \
    N(THE_VOTED, use_seat(m->arg[0]))                                                              \
    N(THE_AS, s->as)                                                                               \
    N(IS_ACE_OF_PERSON, s->evening || ace_person(x) != s->person[seat_gambler(m->arg[0])])         \
    N(IN_CARRY, s->phase == PHASE_CARRY)                                                           \
    N(IS_FORMER, s->phase == PHASE_CARRY && s->former[seat_gambler(m->seat)])                      \
    N(WAS_CURSED, s->phase == PHASE_CARRY && heart_is(s, m->seat, STATUS_CURSED))                  \
    N(WAS_LOST, s->phase == PHASE_CARRY && heart_is(s, m->seat, STATUS_LOST))                      \
    T(THE_FACT, x->p->fact_text[m->arg[0]])                                                        \
    N(ACE_PERSON, ace_person(x))                                                                   \
    N(THE_CARRIED_WON, m->arg[1])                                                                  \
    N(THE_CARRIED_LOST, m->arg[2])

/* ---- Of the duel ---- */
#define GH_FACTS_DUEL(N, T, L)                                                                     \
    N(THE_CASTER, s->caster)                                                                       \
    N(THE_SPELL, s->spell)                                                                         \
    N(CAST_BY, is->caster)                                                                         \
    N(CAST_SPELL, is->spell)                                                                       \
    N(CAST_SIZE, is->size)                                                                         \
    N(CAST_PATRON, is->fits)                                                                       \
    N(IS_CAST_WHOLE, is->size && is->fits)                                                         \
    N(IS_GIFT, s->gift)                                                                            \
    N(THE_STAKE, s->stake)                                                                         \
    N(THE_STAKE_MAX, STAKE_MAX) /* GH-C2 */                                                        \
    N(THE_GAIN, gh_wins(x, s->stake))                                                              \
    N(THE_LOSS, gh_loses(x, s->stake))                                                             \
    N(IS_EVEN, gh_wins(x, s->stake) == gh_loses(x, s->stake))                                      \
    N(THE_FOLD_PRICE, gh_fold_price(s->stake))                                                     \
    N(THE_FOLD_LOSS, gh_loses(x, gh_fold_price(s->stake)))                                         \
    N(THE_HOLDINGS, gh_holds(x))                                                                   \
    N(THE_RAISE_LEAST, s->stake + 1)                                                               \
    N(THE_RAISE_MOST, gh_raise_most(s->stake, gh_holds(x)))                                        \
    N(IS_RAISE_SHUT, gh_raise_most(s->stake, gh_holds(x)) <= s->stake)                             \
    N(IS_RAISE_WIDE, gh_raise_most(s->stake, gh_holds(x)) > s->stake + 1)                          \
    N(RAISED_GAIN, gh_wins(x, m->arg[0]))                                                          \
    N(RAISED_LOSS, gh_loses(x, m->arg[0]))                                                         \
    N(RAISED_FOLD, gh_fold_price(m->arg[0]))                                                       \
    N(IS_CASTER_BLESSED, heart_is(s, s->caster, STATUS_BLESSED))                                   \
    N(IS_CASTER_BARRED, (THEIRS(barred_ideas) | THEIRS(barred_named)) != 0)                        \
    L(CASTER_BARRED, gh_list_spells(x, THEIRS(barred_ideas), THEIRS(barred_named)))                \
    N(CASTER_PATRON, gh_sees_patron(x, s->caster))                                                 \
    N(IS_KNOWN, THEIRS(last_known))                                                                \
    N(THE_KNOWN, THEIRS(last_known))                                                               \
    N(IS_MOVED, THEIRS(moved_on))                                                                  \
    N(THE_INVOKED, s->invoked)                                                                     \
    N(IS_TRUTH, m->arg[0] == s->invoked)                                                           \
    N(IS_IN_RESPONSE, s->impose == IMPOSE_IN_RESPONSE)                                             \
    N(IS_PATRON_OPEN, gh_patron_open(s))                                                           \
    N(IS_ODDS_KNOWN, gh_knows_odds(x))                                                             \
    N(IS_HOPELESS, hopeless(x))                                                                    \
    N(IS_GM_DIE_SEEN, gh_sees_gm_die(x))                                                           \
    T(THE_ODDS, gh_chance(x, gh_odds(x, false, false), false))                                     \
    T(THE_ODDS_FIRST, gh_chance(x, gh_odds(x, false, false), true))                                \
    T(THE_ODDS_PATRON, gh_chance(x, gh_odds(x, false, true), false))                               \
    T(THE_ODDS_COUNTED, gh_chance(x, gh_odds(x, true, false), false))                              \
    T(THE_ODDS_COUNTED_FIT, gh_chance(x, gh_odds(x, true, true), false))                           \
    T(THE_ODDS_BEFORE, gh_chance(x, gh_duel_told(false), true))                                    \
    T(THE_ODDS_BEFORE_PATRON, gh_chance(x, gh_duel_told(true), false))                             \
    T(REROLL_ODDS, gh_chance(x, gh_reroll_chance(s->die, (uint32_t)m->arg[1], 0), false))          \
    T(REROLL_ODDS_PATRON, gh_chance(x, gh_reroll_chance(s->die, (uint32_t)m->arg[1], 1), false))   \
    L(REROLL_FACES, gh_list_faces(x, s->die, (uint32_t)m->arg[1]))                                 \
    L(REROLL_DICE, gh_list_bits(x, (uint32_t)m->arg[1], 1))                                        \
    N(REROLL_COUNT, m->arg[0])                                                                     \
    T(THE_BEST, best(x, 0))                                                                        \
    T(THE_BEST_PATRON, best(x, 1))                                                                 \
    N(IS_BEST_SAME, gh_reroll_best(s->die, 0, NULL) == gh_reroll_best(s->die, 1, NULL))            \
    T(THE_BEST_ODDS, best_odds(x, 0))                                                              \
    T(THE_BEST_ODDS_FIT, best_odds(x, 1))                                                          \
    N(THE_REROLLED, s->rerolled)                                                                   \
    N(THE_DIE, s->gm_die)                                                                          \
    N(SHOWN_DIE, m->arg[5])                                                                        \
    L(THE_HAND, gh_list_faces(x, hand(x, &(struct hand){{0}}), 31))                                \
    N(THE_POINTS, gh_hand_points(hand(x, &(struct hand){{0}})))                                    \
    N(DECIDED_POINTS, decides(x) ? gh_hand_points(hand(x, &(struct hand){{0}})) : VOICE_NONE)      \
    N(DECIDED_DIE, !decides(x) ? VOICE_NONE : m->verb == DO_SHOW ? m->arg[5] : s->gm_die)          \
    N(IS_AHEAD, ahead(s, gh_hand_points(hand(x, &(struct hand){{0}}))))                            \
    N(TURNED_POINTS, gh_points_turned(gh_hand_points(s->die)))                                     \
    N(IS_TURNED_AHEAD, ahead(s, gh_points_turned(gh_hand_points(s->die))))                         \
    N(BEST_TURNED, best_turned(x, m->arg[0]))                                                      \
    N(DIE_NUMBER, m->arg[0] + 1)                                                                   \
    N(DIE_FROM, s->die[m->arg[0]])                                                                 \
    N(IS_DIE_SAME, s->die[m->arg[0]] == m->arg[1])                                                 \
    N(IS_HAND_DONE, m->arg[0] != ARG_HIDDEN && is->phase != PHASE_TURN_DICE)

/* ---- Of what followed from a move ---- */
#define GH_FACTS_AFTER(N, T, L)                                                                    \
    N(IS_FOLD, m->verb == DO_FOLD)                                                                 \
    N(IS_UNVEILED, m->verb == DO_UNVEIL)                                                           \
    N(HAS_OUTCOME, outcome(x) != OUTCOME_NONE)                                                     \
    N(IS_WORKING, outcome(x) != OUTCOME_FAILED)                                                    \
    N(IS_GIVEN, outcome(x) == OUTCOME_GIFT)                                                        \
    N(IS_CAST, outcome(x) == OUTCOME_CAST)                                                         \
    N(IS_PAID_SHORT, paid(x) < due(x))                                                             \
    N(IS_CAST_SHORT, outcome(x) == OUTCOME_CAST && paid(x) < due(x))                               \
    N(THE_PAID, paid(x))                                                                           \
    N(THE_DEBT, due(x))                                                                            \
    N(FORTUNE_PAID, fortune_paid(x))                                                               \
    N(FORTUNE_PAID_GM, FORTUNE - fortune_paid(x))                                                  \
    N(IS_BLESSED_NOW, m->verb == DO_UNVEIL && outcome(x) == OUTCOME_CAST)                          \
    N(IS_CURSED_NOW, m->verb == DO_UNVEIL && outcome(x) == OUTCOME_FAILED)                         \
    N(IS_BROKE, !fortune_paid(x) && is_broke(x))                                                   \
    N(IS_GM_BROKE_NOW, fortune_paid(x) == FORTUNE)                                                 \
    N(FORTUNE_NOW, is->fortune)                                                                    \
    N(FORTUNE_NOW_GM, gh_gm_fortune(is))                                                           \
    N(IS_FORTUNE_MOVED, is->fortune != fortune_paid(x))                                            \
    N(IS_BROKE_SINCE, is->fortune != fortune_paid(x) && !is->fortune && is_broke(x))               \
    N(IS_DOOMED, is->phase == PHASE_SACRIFICE && s->phase != PHASE_SACRIFICE)                      \
    N(IS_ASKED_TO_SAVE,                                                                            \
      is->phase == PHASE_SACRIFICE && (s->phase != PHASE_SACRIFICE || is->actor != s->actor))      \
    N(VICTIM_NOW, is->victim)                                                                      \
    N(ACTOR_NOW, is->actor)                                                                        \
    N(FOCUS_NOW, is->focus)                                                                        \
    N(IS_HELD, s->held && is->phase == PHASE_ACT)                                                  \
    N(IS_TIP_BEGUN, is->phase == PHASE_TIP && s->phase != PHASE_TIP)                               \
    N(IS_TIP_OVER, s->phase == PHASE_TIP && is->phase != PHASE_TIP)                                \
    N(IS_TIP_LEFT,                                                                                 \
      s->phase == PHASE_TIP && is->phase != PHASE_TIP &&                                           \
        (m->verb != DO_VOTE || m->arg[0] == USE_NONE))                                             \
    N(IS_TIPPED_FREE, s->phase == PHASE_TIP && is->phase != PHASE_TIP && m->arg[0] >= USE_FREE)    \
    N(IS_MARK_GENERAL, is_mark(x) && !gh_is_own(s))                                                \
    N(IS_ALARM_GENERAL, is_alarm(x) && !gh_is_own(s))                                              \
    N(IS_MARK_OWN, is_mark(x) && gh_is_own(s))                                                     \
    N(IS_ALARM_OWN, is_alarm(x) && gh_is_own(s))                                                   \
    T(THE_ENDING, ending(x))                                                                       \
    N(IS_CLUE, clue(x) != NULL)                                                                    \
    T(THE_CLUE, clue(x))                                                                           \
    N(MARKS_WERE, s->marks)                                                                        \
    N(ALARMS_WERE, s->alarms)                                                                      \
    N(THE_MARKS, is->marks)                                                                        \
    N(THE_MARKS_MOST, gh_marks_most(s))                                                            \
    N(THE_ALARMS, is->alarms)                                                                      \
    N(THE_ALARMS_MOST, gh_alarms_most(s))                                                          \
    N(IS_SHOWDOWN_OVER,                                                                            \
      s->involved && !is->involved && (is->phase == PHASE_SCENE || is->phase == PHASE_PRESSED))    \
    N(IS_VERDICT, is->victories != s->victories || is->defeats != s->defeats)                      \
    N(IS_VICTORY, is->victories != s->victories)                                                   \
    N(IS_WIPED_OUT, is_verdict(x) && !gh_living(is))                                               \
    N(HAS_VERDICT_STORY, is_verdict(x) && is->seed < SEEDS)                                        \
    T(VERDICT_STORY, verdict_story(x))                                                             \
    N(IS_LESS_AWFUL, is_verdict(x) && is->tone == TONE_LESS_AWFUL)                                 \
    N(IS_EVEN_WORSE, is_verdict(x) && is->tone == TONE_EVEN_WORSE)                                 \
    N(HAS_TONE_STORY, is_verdict(x) && is->tone >= TONE_LESS_AWFUL && is->seed < SEEDS)            \
    T(TONE_STORY, tone_story(x))                                                                   \
    N(IS_STEP, is_step(x))                                                                         \
    N(IS_STEP_TOLD, is_step(x) && gh_seed_text(x))                                                 \
    T(STEP_STORY, gh_seed_text(x))                                                                 \
    N(IS_SHOWDOWN_DUE, is_step(x) && is->step == STEP_CONFLICT && is->due)                         \
    N(IS_QUEST_NEW, is->quest != s->quest)                                                         \
    N(IS_REPATRON, is->phase == PHASE_REPATRON && s->phase != PHASE_REPATRON)                      \
    N(IS_CAMPAIGN_OVER, is_campaign_over(x))                                                       \
    N(IS_EVENING_OVER, is_campaign_over(x) && m->verb == DO_PART && s->evening)                    \
    N(THE_WON, is->won_before + __builtin_popcount(is->victories))                                 \
    N(THE_LOST, is->lost_before + __builtin_popcount(is->defeats))                                 \
    N(HAS_STORY, gh_seed_text(x) != NULL)                                                          \
    N(IS_OBSTACLE_PLANNED, gh_obstacle(x) && s->planned)

/* ---- Of the table as it stands ---- */
#define GH_FACTS_BOARD(N, T, L)                                                                    \
    N(THE_ACT, s->step <= STEP_ARRIVAL ? 1 : s->step == STEP_WORK ? 2 : 3)                         \
    N(IS_JUDGED, s->victories || s->defeats)                                                       \
    N(IS_SEEDED, is->seed < SEEDS)                                                                 \
    N(THE_SEED, is->seed)                                                                          \
    N(IS_ROLLED, is->portent[0])                                                                   \
    N(IS_LATE_SOON, !is_late(s) && s->beats >= BEATS_MAX - NEAR_BEATS)                             \
    N(THE_GM_FORTUNE, gh_gm_fortune(s))                                                            \
    N(IS_GM_BROKE, !gh_gm_fortune(s))                                                              \
    N(IS_TIP_OPEN, s->fortune >= TIP_FROM)                                                         \
    N(OWN_PERSON, OWN(person))                                                                     \
    N(OWN_STATUS, OWN(status))                                                                     \
    N(OWN_ROYALTY, OWN(royalty))                                                                   \
    N(OWN_SUIT, OWN(suit))                                                                         \
    N(IS_OWN_SOUL, OWN(made) >= MADE_SOUL)                                                         \
    N(IS_OWN_KNOWN, OWN(patron_known) == EVERYONE)                                                 \
    N(IS_OWN_BARRED, (OWN(barred_ideas) | OWN(barred_named)) != 0)                                 \
    L(OWN_BARRED, gh_list_spells(x, OWN(barred_ideas), OWN(barred_named)))                         \
    N(IN_SCENES, in_scenes(s))                                                                     \
    N(IS_ENDURING, (s->enduring_ideas | s->enduring_named) != 0)                                   \
    L(THE_ENDURING, gh_list_spells(x, s->enduring_ideas, s->enduring_named))                       \
    N(IS_STAKED, s->stake)                                                                         \
    N(IS_HAND_SEEN, gh_sees_hand(x))                                                               \
    N(HAND_SEEN_BY, seen_by(x, s->die_known))                                                      \
    N(DIE_SEEN_BY, seen_by(x, s->gm_known))                                                        \
    N(IS_REROLLED, s->rerolled)                                                                    \
    N(IS_ODDS_NEWS, s->die_known != EVERYONE && gh_knows_odds(x))                                  \
    N(IS_INVOKED, s->invoked)

/* ---- Of a move that is not open ---- */
#define GH_FACTS_WHY(N, T, L)                                                                      \
    N(THE_THIRD, m->arg[2])                                                                        \
    N(WRONG_SEAT, wrong_seat(x))                                                                   \
    N(IS_BEFORE_ARRIVAL, s->step < STEP_ARRIVAL)                                                   \
    N(IS_GM_AT_CARDS, x->v->seat == GM && s->as == AS_CARDS)                                       \
    N(MOST_PROPOSALS, PROPOSALS_MAX)                                                               \
    N(MOST_SHOWDOWNS, SHOWDOWNS_MAX)                                                               \
    N(MOST_REROLLS, REROLL_MAX)

#define GH_FACTS(N, T, L) \
    GH_FACTS_STATE(N, T, L) GH_FACTS_MOVE(N, T, L) GH_FACTS_DUEL(N, T, L) \
    GH_FACTS_AFTER(N, T, L) GH_FACTS_BOARD(N, T, L) GH_FACTS_WHY(N, T, L)
enum fact { VOICE_FACT_NAMES(GH_FACTS) };
VOICE_FACT(gh_fact);
#define say_lines(x, lines) voice_say_lines(&(x)->voice, lines, gh_fact, x)
/* Whether a Gambler is lost at once, as the Gamblers lose their last Fortune (GH-B4). */
bool gh_lost_broke(const struct talk *, int seat);

/* ---- Said in several places ---- */
/* The spell that is resolved: who casts it, its size, what it fits; all chances of the duel that
 * the view's seat knows; the book's quest or the five dice, nothing if the GM told one; what a
 * Flashback called now would bring. */
void gh_say_own_patron(struct talk *);
/* What the book says besides of the step that there is now, by what is remembered (GH-H8). */
void gh_say_also(struct talk *);
extern const struct voice_line gh_cast[], gh_told_odds[], gh_portent[], gh_flashback[];

#endif
