/* What is read of the table. */
#ifndef GAMES_BLOODSPORT_STATE_H
#define GAMES_BLOODSPORT_STATE_H

#include "games/bloodsport/bloodsport.h"

enum {
    /* A round: 60 deals; at most 28 cards played (none twice: it stays on the table), each with 4
     * targets, pay, 2 windows, risk, toss and 4 effects of 11 chance moves at most: 28 x 54 =
     * 1,512; 300 fight rounds of dice, 2 passes, 4 Secret effects: 2,100; bets, slips, settling,
     * windows, discards: 60. At most 9 rounds. */
    BLOODSPORT_MOVES_MAX = ROUNDS_MAX * (60 + 1512 + 2100 + 60)
};

#define FIELD_INDEX(type, member, ...) FIELD_##member,
enum field_index { BLOODSPORT_FIELDS(FIELD_INDEX) FIELDS };
#undef FIELD_INDEX

static inline struct bloodsport *table_of(struct state *st)
{
    return (struct bloodsport *)(void *)st->bytes;
}
static inline const struct bloodsport *look_at(const struct state *st)
{
    return (const struct bloodsport *)(const void *)st->bytes;
}

/* What edition 2 changed, each asked where it is decided; matches of edition 1 are replayed as they
 * were. */
static inline bool ends_stuck_fights(const struct bloodsport *s)
{
    return s->edition >= 2; /* BG-E8 */
}
static inline bool asks_broke_winner(const struct bloodsport *s)
{
    return s->edition >= 2; /* BG-H1 */
}
static inline bool new_start_from_bank(const struct bloodsport *s)
{
    return s->edition >= 2; /* BG-A3 */
}

/* Seats still at the table, as a mask; whether only one is; the other seat. */
int bg_seats_active(const struct bloodsport *);
static inline bool alone(const struct bloodsport *s)
{
    int mask = bg_seats_active(s);
    return (mask & (mask - 1)) == 0;
}
static inline bool is_active(const struct bloodsport *s, int seat)
{
    return s->status[seat] != STATUS_OUT;
}
/* The player who answers first in phase 4 and in windows: the second of phase 2 (BG-C1). */
int bg_react_first(const struct bloodsport *);
/* The Weapon in a slot, the Secret of a Fight, the Sabotage in a row; UNKNOWN if the view has it
 * not. */
int bg_weapon_in(const struct bloodsport *, int slot);
int bg_secret_in(const struct bloodsport *, int fight);
int bg_sabotage_in(const struct bloodsport *, int row);
struct set bloodsport_hand_of(const struct bloodsport *, int seat);
/* What is left of a card's Risk before tokens: printed + surcharge - cut, not below 0. */
int bg_risk_before_tokens(const struct action *, int extra, int cut);
/* How much more Risk a Sabotage has that is laid face up. */
int bg_shown_extra(const struct bloodsport *);
/* A Sabotage: the Fight in which it resolves with this card in it. */
int bg_row_fight(const struct pack *, const struct bloodsport *, int row, int card);
/* What the Risk roll of a Sabotage in the row must beat at the present Guard Level. */
int bg_row_need(const struct pack *, const struct bloodsport *, int row, int card);
/* A Fighter's present figures; slot's Weapon must be known for the last three. */
int bg_fighter_str(const struct pack *, const struct bloodsport *, int slot);
int bg_fighter_dex(const struct pack *, const struct bloodsport *, int slot);
int bg_fighter_life(const struct pack *, const struct bloodsport *, int slot);
int bg_weapon_type(const struct pack *, const struct bloodsport *, int slot, int weapon);
int bg_weapon_damage(const struct pack *, const struct bloodsport *, int slot, int weapon);
int bg_stat_for(int type, int str, int dex);
/* -1: lower of two, 0: one die, +1: higher of two. */
int bg_twice_for(const struct bloodsport *, int side);
/* Of a side's dice the one that counts. */
uint8_t bg_die_of(const struct bloodsport *, int side, int one, int two);
enum why bg_rat_why(const struct bloodsport *, int seat);
static inline bool bg_can_rat(const struct bloodsport *s, int seat) { return !bg_rat_why(s, seat); }
/* Whether an Action may be in a hand, by what all know: it is not seen to lie elsewhere. The same
 * on every view. */
bool bg_may_be_held(const struct bloodsport *, int card);

#endif
