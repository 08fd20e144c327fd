/* What is read of a combatant and the match. */
#ifndef GAMES_TWENTY_ONE_STATE_H
#define GAMES_TWENTY_ONE_STATE_H

#include "games/twenty_one/pack/pack.h"

#define FIELD_INDEX(type, member, ...) FIELD_##member,
enum field_index { TWENTY_ONE_FIELDS(FIELD_INDEX) FIELDS };
#undef FIELD_INDEX

static inline struct twenty_one *table_of(struct state *st)
{
    return (struct twenty_one *)(void *)st->bytes;
}
static inline const struct twenty_one *look_at(const struct state *st)
{
    return (const struct twenty_one *)(const void *)st->bytes;
}
static inline int seat_of(int who) { return who < HEROES ? who + 1 : GM; }
/* The phase in which this seat alone is asked. */
static inline void turn_to(struct twenty_one *s, int phase, int seat)
{
    s->phase = (uint8_t)phase;
    s->actor = (uint8_t)seat;
}
/* The act that is made, or looked at as if it were. */
static inline void act_set(struct twenty_one *s, int who, int kind, int what, int gear, int how,
                           int expert)
{
    s->act_who = (uint8_t)who;
    s->act_kind = (uint8_t)kind;
    s->act_what = (uint8_t)what;
    s->act_gear = (uint8_t)gear;
    s->act_how = (uint8_t)how;
    s->act_expert = (uint8_t)expert;
}
static inline bool has_mark(const struct twenty_one *s, int who, int mark)
{
    return s->marks[who] >> mark & 1;
}
/* The Ability that a defender has named in this Deal, or -1. */
static inline int named_by(const struct twenty_one *s, int who)
{
    return (s->named[who / 2] >> 4 * (who % 2) & 15) - 1;
}
static inline bool is_up(const struct twenty_one *s, int who) { return s->being[who] == BEING_UP; }
/* Edition 1: between fights the story had to go on after so many acts. */
static inline bool acts_are_bounded(const struct twenty_one *s) { return s->edition < 2; }
/* Edition 1: the GM's desk was open only when the GM was asked. */
static inline bool desk_waits_its_turn(const struct twenty_one *s) { return s->edition < 2; }
/* Edition 1: with `foes-hidden` a foe that bust somebody was asked for a Riposte only if it had
 * one, which told that. */
static inline bool ripostes_betray(const struct twenty_one *s) { return s->edition < 2; }
/* Edition 1: a hand could be swapped for a reserve with the same gear. */
static inline bool idle_swaps_are_open(const struct twenty_one *s) { return s->edition < 2; }
static inline void count_up(uint8_t *n) { *n = (uint8_t)(*n < COUNT_MAX ? *n + 1 : COUNT_MAX); }
/* Foes have all others for enemies, heroes have foes; who is on no side has none (BJ-K8). */
static inline bool bj_is_enemy(const struct twenty_one *s, int who, int other)
{
    int side = s->side[who], of = s->side[other];
    return side == SIDE_FOES ? of != SIDE_FOES : side == SIDE_HEROES && of == SIDE_FOES;
}
static inline int pile_size(const struct twenty_one *s, int who)
{
    return __builtin_popcountll(s->pile[who]);
}

struct sheet bj_sheet_of(const struct twenty_one *, int who);
void bj_sheet_put(struct twenty_one *, int who, const struct sheet *);
/* Its Skills, including those that `foes-hidden` still hides. */
uint64_t bj_skills_of(const struct pack *, const struct twenty_one *, int who);
/* Its index in NAMES_CALLED; -1: it has no name from people. */
static inline int called_as(const struct twenty_one *s, int who)
{
    if (who >= HEROES)
        return s->dubbed[who - HEROES] - 1;
    bool called = s->kind[who] >= KIND_CALLED && s->kind[who] < KIND_CALLED + HEROES;
    return called ? s->kind[who] - KIND_CALLED : -1;
}
/* Cards on the pile that put it out. */
int bj_limit_of(const struct pack *, const struct twenty_one *, int who);
/* The heroes themselves, without whoever stands by them (BJ-K6). */
enum { HERO_BODIES = (1 << HEROES) - 1 };
/* Masks of combatants: of a side, whoever they are; who stands; standing enemies. */
int bj_side_mask(const struct twenty_one *, int side);
int bj_up_mask(const struct twenty_one *);
int bj_foes_of(const struct twenty_one *, int who);
bool bj_is_delaying(const struct twenty_one *, int who);
int bj_in_turn_order(const struct twenty_one *, int mask, uint8_t *out);
int bj_ability_now(const struct twenty_one *, int who, int ability);
int bj_feet_of(const struct twenty_one *, int who);

/* What may be done in a phase, and what a move does there (TWENTY_ONE_PHASES). */
typedef void bj_phase_options(const struct pack *, const struct twenty_one *, int seat,
                              struct options *);
typedef void bj_phase_apply(const struct pack *, struct twenty_one *, const struct move *);

#endif
