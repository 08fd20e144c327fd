/* What rows are filled with, and the conditions that choose between them: facts of the view, of the
 * move, and when it is told of the table after it, by name. `s` is the table that the view knows,
 * in a tale before the move, `is` the one after the move, `m` the move. What is always true: a fact
 * is worked out from views alone. N: a number or a condition, T: a text, L: a list. */
#ifndef GAMES_TWENTY_ONE_VOICE_WORDS_FACTS_H
#define GAMES_TWENTY_ONE_VOICE_WORDS_FACTS_H

#include "games/twenty_one/voice/words.h"
#include "voice/say.h"

/* ---- Of a move ---- */
#define BJ_FACTS_MOVE(N, T, L)                                                                     \
    N(A0, m->arg[0])                                                                               \
    N(A1, m->arg[1])                                                                               \
    N(A2, m->arg[2])                                                                               \
    N(A3, m->arg[3])                                                                               \
    N(A4, m->arg[4])                                                                               \
    N(IS_MAKE, s->phase == PHASE_MAKE)                                                             \
    N(LAY_ROW, m->arg[1] + 1)                                                                      \
    N(LAY_COLUMN, column_slot(m->arg[1], m->arg[2]))                                               \
    N(LAY_TO, m->arg[3] + 1)                                                                       \
    N(LAY_ALONG, column_slot(m->arg[3], m->arg[4]))                                                \
    N(LAY_ONE, m->arg[1] == m->arg[3] && m->arg[2] == m->arg[4])                                   \
    N(LAY_OPENS, opens(x)) /* BJ-L3 */                                                             \
    N(IS_NAMED, label_name(x->t->labels, NAMES_CALLED, m->arg[0]) != NULL)                         \
    N(IS_STEP_ARMOR, s->step == STEP_ARMOR)                                                        \
    N(IS_STEP_GEAR, s->step == STEP_GEAR)                                                          \
    N(IS_RUN, m->arg[0] < x->p->run_count)                                                         \
    T(CALLED, label_name(x->t->labels, NAMES_CALLED, m->arg[0]))                                   \
    T(TITLE, bj_caption_of(x)->title)                                                              \
    T(ABOUT, bj_caption_of(x)->text)                                                               \
    T(PATH, path_of(x)) /* "Go to the drain" */                                                    \
    N(PATH_THE, path_of(x) != bj_caption_of(x)->title)                                             \
    T(ROW_SAID, row_of(x))                                                                         \
    T(DEED, deed_of(x))                                                                            \
    L(ATTACK_HAS, attack_has(x))                                                                   \
    L(TARGET_HAS, target_has(x))                                                                   \
    L(ROW_NEAR, &x->has.list)                                                                      \
    L(NEAR, voice_those(&x->set, near_of(x)))                                                      \
    L(MASK, voice_those(&x->set, (uint32_t)m->arg[0]))                                             \
    L(TAGGED, voice_those(&x->tags, (uint32_t)m->arg[4]))                                          \
    N(ONE, 2 * m->arg[0])                                                                          \
    N(TWO, 2 * m->arg[0] + 1)                                                                      \
    N(RAISED, s->ability[bj_mover_of(s, m) * ABILITIES + m->arg[0]] + 1)                           \
    N(AWARE, m->arg[0] >= 0 && m->arg[0] < BODIES && s->aware[m->arg[0]])                          \
    N(FEET_LEFT, s->feet)                                                                          \
    N(POCKET_GEAR, s->pocket[m->arg[0] * POCKETS + m->arg[1]])                                     \
    N(POCKET_COUNT, s->pocket_n[m->arg[0] * POCKETS + m->arg[1]])                                  \
    N(IS_GM, x->v->seat == GM)

/* ---- Of one that is offered: its price and chances ---- */
#define BJ_FACTS_OFFER(N, T, L)                                                                    \
    N(IS_TARGET, x->odds.target)                                                                   \
    N(IS_VAGUE, s->party[1 - s->player] == NONE || !s->hand_n[1 - s->player] || x->odds.vague)     \
    N(IS_OPEN_TARGET, x->odds.target && x->odds.success > 0 && x->odds.success < 1)                \
    N(IS_SAFE, x->odds.bust == 0)                                                                  \
    N(IS_SAFE_TARGET,                                                                              \
      x->odds.target && x->odds.success > 0 && x->odds.success < 1 && x->odds.bust == 0)           \
    N(IS_PLAYING, !s->held[1 - s->player])                                                         \
    N(IS_DEAR, s->edge[s->party[1 - s->player]])                                                   \
    N(NEARLY, bj_nearly(m->verb == DO_CAST ? x->odds.success : x->odds.bust))                      \
    N(PERCENT, voice_percent(m->verb == DO_CAST ? x->odds.success : x->odds.bust))                 \
    N(SUCCESS, voice_percent(x->odds.success))                                                     \
    N(TOTAL, bj_hand_total(s, s->player))                                                          \
    N(SILENT,                                                                                      \
      bj_is_attack(x->p, s) && bj_other_of(s, s->party[s->player]) >= 0 && s->player == SECOND     \
       && !bj_would_answer(x->p, s, s->party[s->player]))                                          \
    N(ENOUGH, x->odds.win > 0)                                                                     \
    N(SURE, sure_of(&x->odds))                                                                     \
    N(WIN, x->percent[0])                                                                          \
    N(DRAW, x->percent[1])                                                                         \
    N(LOSE, x->percent[2])                                                                         \
    N(OTHER, s->party[1 - s->player])                                                              \
    N(COST, x->p->skill[bj_skill_of(x->p, m)].cost)                                                \
    N(OWNER, s->party[m->arg[1]])                                                                  \
    N(DID, bj_did(x->p, bj_skill_of(x->p, m), m->arg[3]))                                          \
    N(DID_N, m->arg[3] < 0 ? -m->arg[3] : m->arg[3])                                               \
    N(TOTAL_SHOWN, total_after(x) >= 0)                                                            \
    N(TOTAL_AFTER, total_after(x))                                                                 \
    N(TWO_CARDS, m->arg[1] != m->arg[0])                                                           \
    N(IS_FACES, m->arg[0] == KIND_FACE)                                                            \
    N(FACES, faces_on_pile(x))                                                                     \
    N(OTHERS, (s->act_who < BODIES ? pile_size(x->s, s->act_who) : 0) - faces_on_pile(x))          \
    N(CHOICE_OF, choice_slot(m->arg[0], m->arg[1]))                                                \
    N(ADDS, m->arg[3] != 0)                                                                        \
    N(IS_TAGGED, m->arg[4])                                                                        \
    N(IS_ONE, !(m->arg[0] & (m->arg[0] - 1)))                                                      \
    N(IS_HASTENED, m->arg[1])                                                                      \
    N(IS_SURE_SPELL, x->p->spell[m->arg[0]].target)                                                \
    N(IS_STACKED,                                                                                  \
      bj_gear_of(x, bj_actor(x->v)) != NONE && x->p->gear[bj_gear_of(x, bj_actor(x->v))].stack >   \
       1)                                                                                          \
    N(IS_THING,                                                                                    \
      s->conflict && bj_gear_of(x, bj_actor(x->v)) != NONE && bj_gear_of(x, bj_actor(x->v)) !=     \
       GEAR_BARE)                                                                                  \
    N(IS_FREE, swap_is_free(x))                                                                    \
    N(IS_NEAR, near_of(x) != 0)                                                                    \
    N(FEET_TO, feet_to(x))                                                                         \
    N(IS_ROW_NEAR, row_near(x)->count)                                                             \
    N(IS_FIGURE, bj_figure_at(s, m->arg[0], m->arg[1]) != NONE)                                    \
    N(FIGURE, bj_figure_at(s, m->arg[0], m->arg[1]))                                               \
    N(SQUARE_ROW, m->arg[0] + 1)                                                                   \
    N(SQUARE_COLUMN, column_slot(m->arg[0], m->arg[1]))                                            \
    N(ACTED, s->has_acted || s->has_moved)                                                         \
    N(ABILITY_N, bj_ability_now(s, s->asked < BODIES ? s->asked : 0, m->arg[0]))                   \
    N(GEAR, bj_gear_of(x, bj_actor(x->v)))                                                         \
    N(RESERVE, s->slot[bj_actor(x->v) * SLOTS + HANDS + m->arg[0]])                                \
    N(DELAY, m->verb == DO_SWAP && swap_is_free(x) ? 0 : delay_of(x))                              \
    N(DELAY_NOW, s->conflict ? delay_of(x) : 0)                                                    \
    N(OTHER_SKILL, s->edge[s->party[1 - s->player]] > 0)                                           \
    N(LOWEST, m->arg[1] == TAKE_LOWEST)                                                            \
    N(STACK, stack_of(x))

/* ---- Of one that is told; WHO makes it ---- */
#define BJ_FACTS_TALE(N, T, L)                                                                     \
    N(WHO, bj_mover_of(s, x->m))                                                                   \
    N(SEAT, m->seat)                                                                               \
    N(OWN, m->seat == x->v->seat)                                                                  \
    N(OWN_HERO, bj_is_own(x->v, bj_mover_of(s, x->m)))                                             \
    N(IS_WINDOW, s->phase == PHASE_WINDOW)                                                         \
    N(IS_MORE, m->arg[1] > 0)                                                                      \
    N(IS_BONUS, s->phase == PHASE_BONUS)                                                           \
    N(IS_WITHIN, s->phase == PHASE_WITHIN)                                                         \
    N(IS_FALLING, s->being[m->arg[0]] != BEING_DOWN && is->being[m->arg[0]] == BEING_DOWN)         \
    N(IS_ORDERED, is->phase != PHASE_ORDER)                                                        \
    N(RAISED_TO, s->ability[bj_mover_of(s, x->m) * ABILITIES + m->arg[0]] + 1)                     \
    N(DROPPED, s->slot[bj_mover_of(s, x->m) * SLOTS + m->arg[0]])                                  \
    N(NOW, total_now(x) < 0 ? 0 : total_now(x))                                                    \
    N(SHOWN, total_now(x) >= 0)                                                                    \
    N(POWERED, s->act_how == HOW_POWER_SWEEP)                                                      \
    N(LESS, -m->arg[1])                                                                            \
    N(ADDS_TEST, m->arg[2] != 0)                                                                   \
    L(ORDER, order_of(x))

/* ---- Of what is asked ---- */
#define BJ_FACTS_ASKED(N, T, L)                                                                    \
    N(IS_UNNAMED, called_as(s, s->builder) < 0)                                                  \
    N(SKILLS_LEFT, skills_open(x->p, s, s->builder))                                               \
    N(ARMOR, limit_of(x, bj_sheet_armor_limit))                                                    \
    N(HAND, limit_of(x, bj_sheet_hand_limit))                                                      \
    N(BOTH, limit_of(x, bj_sheet_both_limit))                                                      \
    N(IS_SCENE, s->encounter < x->p->encounter_count)                                              \
    N(IS_ROOM, s->room_rows && s->encounter >= x->p->encounter_count)                              \
    N(MADE_LIMIT, bj_limit_of(x->p, s, s->desk_who))                                               \
    N(IS_OVER, bj_conflict_over(s))                                                                \
    N(IS_LEFT_ALONE, x->v->seat == GM && s->waiting == 1 << GM)                                    \
    N(IS_HURT, bj_seat_body(x->v->seat) != NONE && s->pile[bj_seat_body(x->v->seat)])              \
    N(PILE, pile_size(s, bj_seat_body(x->v->seat)))                                                \
    N(MOST, bj_limit_of(x->p, s, bj_seat_body(x->v->seat)))                                        \
    N(IS_ENOUGH, acts_are_bounded(s) && s->acts >= ACTS_MAX)                                       \
    N(IS_DEFEAT, s->run != RUN_FREE && s->turns_taken >= TURNS_MAX)                                \
    N(IS_LURED, s->mover != NONE && s->lure[s->mover] && !s->aware[s->mover])                      \
    N(MOVER_AWARE, s->aware[s->mover])                                                             \
    N(IS_SWEPT, is_sweep(s->act_how))                                                              \
    N(IS_TURN, s->mover != NONE)                                                                   \
    N(IS_BUST, bj_party_of(s, s->asked) >= 0 && bj_over(s, bj_party_of(s, s->asked)))              \
    /* BJ-G3: a target that waits to be dealt its cards */                                         \
    N(IS_LATER, bj_party_of(s, s->asked) < 0)                                                      \
    N(IS_STANDING, s->deal == DEAL_TARGET && s->held[FIRST])                                       \
    N(IS_DRAWN, winner(s) == NONE)                                                                 \
    N(IS_LOST, winner(s) != BODIES && winner(s) != s->asked && bj_is_own(x->v, s->asked))          \
    N(IS_DECIDED, winner(s) != BODIES)                                                             \
    N(WINNER, winner(s))                                                                           \
    /* BJ-B7 */                                                                                    \
    N(IS_NO_RIPOSTE,                                                                               \
      x->v->seat == GM && !bj_skill_open(x->p, s, s->asked, x->p->skill_by[PIECE_RIPOSTE]))        \
    N(IS_CARDS, s->pile[s->act_who] != 0)                                                          \
    N(ASKED_EDGE, s->edge[s->asked])                                                               \
    N(PLAYER, s->party[s->player])                                                                 \
    N(SHIELD_COST, x->p->skill[x->p->skill_by[PIECE_SHIELD]].cost)                                 \
    N(RIPOSTE_COST, x->p->skill[x->p->skill_by[PIECE_RIPOSTE]].cost)                               \
    N(LOSER_PILE, pile_size(s, s->loser))                                                          \
    N(LOSER_MOST, bj_limit_of(x->p, s, s->loser))                                                  \
    N(LOSER_CARDS, loser_cards(s))                                                                 \
    T(STAGE, stage_of(x)->caption.title)                                                           \
    N(IS_REST, stage_of(x)->rest)                                                                  \
    T(HERE, x->p->encounter[s->encounter].caption.title)                                           \
    L(CARDS_OF, cards_of(x))

/* ---- Of one that is not open; WHO_ACTS would make it ---- */
#define BJ_FACTS_WHY(N, T, L)                                                                      \
    N(SKILL, bj_skill_of(x->p, m))                                                                 \
    N(SKILL_ABILITY, skill_row(x)->ability)                                                        \
    N(USER_TOTAL, bj_hand_total(s, user_party(s)))                                                 \
    N(USER_EDGE, s->edge[bj_who_uses(s)])                                                          \
    N(LOW, skill_row(x)->lo)                                                                       \
    N(HIGH, skill_row(x)->hi)                                                                      \
    N(SKILL_WANTED, bj_stage_of(x->p, s)->scene.approach[m->arg[0]].skill)                         \
    N(ONE_VALUE, skill_row(x)->lo == skill_row(x)->hi)                                             \
    N(WHO_ACTS, bj_who_acts(s, x->v->seat))                                                        \
    N(AIMED_AT, aimed_at(x))                                                                       \
    N(ROWS, bj_map_of(x->p, s).rows)                                                               \
    N(COLUMNS, bj_map_of(x->p, s).columns - 1)                                                     \
    N(WEAPON, weapon_of(x))                                                                        \
    N(WEAPON_REACH, x->p->gear[weapon_of(x)].reach)                                                \
    N(TOOL, x->p->tool_of[x->p->spell[m->arg[0]].school])                                          \
    N(HASTE, bj_expert_most(x->p, s, bj_who_acts(s, x->v->seat), m->arg[0]))                       \
    N(ITEM, bj_from_gear(s, bj_who_acts(s, x->v->seat), m->arg[0]))                                \
    N(AWAY, bj_distance(s, s->act_who, aimed_at(x)))                                               \
    N(REACH, bj_act_reach(x->p, s->act_kind, s->act_gear))                                         \
    N(SPOT_AWAY, bj_distance_to(s, s->act_who, m->arg[0], m->arg[1]))                              \
    N(RANGE, x->p->spell[s->act_what].range)

#define BJ_FACTS(N, T, L)                                                                          \
    BJ_FACTS_MOVE(N, T, L) BJ_FACTS_OFFER(N, T, L) BJ_FACTS_TALE(N, T, L)                          \
    BJ_FACTS_ASKED(N, T, L) BJ_FACTS_WHY(N, T, L)
enum fact { VOICE_FACT_NAMES(BJ_FACTS) };
/* Slots that go together. */
#define AT_SQUARE .row = SQUARE_ROW, .column = SQUARE_COLUMN
#define LAID_ON                                                                                    \
    .row = LAY_ROW, .column = LAY_COLUMN, .to = LAY_TO, .along = LAY_ALONG, .one = LAY_ONE
#define LAID_AT .ground = A0, LAID_ON
VOICE_FACT(bj_fact);
#define say_lines(x, lines) voice_say_lines(&(x)->voice, lines, bj_fact, x)

#endif
