/* Between the files of this folder: the functions of struct game and the steps that hand a round on from
 * one file to the next. Each step leaves the state with somebody to move, so callers return at once. */
#ifndef GAMES_BLOODSPORT_RULES_H
#define GAMES_BLOODSPORT_RULES_H

#include "games/bloodsport/bloodsport.h"

enum {
    /* A round: 60 deals; at most 28 cards played (none twice: it stays on the table), each with 4 targets, pay,
     * 2 windows, risk, toss and 4 effects of 11 chance moves at most: 28 x 54 = 1,512; 300 fight rounds of dice,
     * 2 passes, 4 Secret effects: 2,100; bets, slips, settling, windows, discards: 60. At most 9 rounds. */
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

/* What edition 2 changed, each asked where it is decided; matches of edition 1 are replayed as they were. */
static inline bool ends_stuck_fights(const struct bloodsport *s) { return s->edition >= 2; }      /* BG-E8 */
static inline bool asks_broke_winner(const struct bloodsport *s) { return s->edition >= 2; }      /* BG-H1 */
static inline bool new_start_from_bank(const struct bloodsport *s) { return s->edition >= 2; }    /* BG-A3 */

/* ---- state.c: reading the table ---- */
/* Seats still at the table, as a mask; whether only one is; the other seat. */
int seats_active(const struct bloodsport *);
static inline bool alone(const struct bloodsport *s)
{
    int mask = seats_active(s);
    return (mask & (mask - 1)) == 0;
}
static inline bool is_active(const struct bloodsport *s, int seat)
{
    return s->status[seat] != STATUS_OUT;
}
/* The player who answers first in phase 4 and in windows: the second of phase 2 (BG-C1). */
int react_first(const struct bloodsport *);
/* The Weapon in a slot, the Secret of a Fight, the Sabotage in a row; UNKNOWN if the view has it not. */
int weapon_in(const struct bloodsport *, int slot);
int secret_in(const struct bloodsport *, int fight);
int sabotage_in(const struct bloodsport *, int row);
struct set bloodsport_hand_of(const struct bloodsport *, int seat);
/* Coin of a bet 0 .. 6, and the side (enum on) it is on. */
int bet_coin(int bet);
int bet_on(int bet);
/* Coin that is not wagered; only from a state or the owner's view. */
int coin_in_hand(const struct bloodsport *, int seat);
/* What is left of a card's Risk before tokens: printed + surcharge - cut, not below 0. */
int risk_before_tokens(const struct action *, int extra, int cut);
/* A Sabotage: the Fight in which it resolves with this card in it. */
int row_fight(const struct pack *, const struct bloodsport *, int row, int card);
/* A Fighter's present figures; slot's Weapon must be known for the last three. */
int fighter_str(const struct pack *, const struct bloodsport *, int slot);
int fighter_dex(const struct pack *, const struct bloodsport *, int slot);
int fighter_life(const struct pack *, const struct bloodsport *, int slot);
int weapon_type(const struct pack *, const struct bloodsport *, int slot, int weapon);
int weapon_damage(const struct pack *, const struct bloodsport *, int slot, int weapon);
int stat_for(int type, int str, int dex);
/* -1: lower of two, 0: one die, +1: higher of two. */
int twice_for(const struct bloodsport *, int side);
/* Of a side's dice the one that counts. */
uint8_t die_of(const struct bloodsport *, int side, int one, int two);
/* Wagers that may be laid on a side of a Fight: lo .. hi Coin, before what the player holds. */
void wager_range(const struct bloodsport *, int fight, int on, int *lo, int *hi);
/* What a winning wager brings beside itself. */
int payout(int odds, int on, int coin);
/* Coin in the bank; large where the table has no limit. */
int bank_coin(const struct bloodsport *);
/* Of who has not paid all. */
int smallest_unpaid(int paid_mask);
int boxes_sum(int mask);
bool can_rat(const struct bloodsport *, int seat);
/* Whether an Action may be in a hand, by what all know: it is not seen to lie elsewhere. The same on every view. */
bool may_be_held(const struct bloodsport *, int card);

/* ---- decks.c ---- */
void weapon_put(struct state *, int card, int place);
void secret_put(struct state *, int card, int place);
void action_put(struct state *, int card, int place);
/* Whether an Action can still be dealt, the discards being shuffled if need be. Of the other three decks at most half lies
 * on the table: one of them never runs out. */
bool actions_left(const struct bloodsport *);
bool bloodsport_deck_needs_shuffle(const struct bloodsport *, int deck);
void bloodsport_deck_shuffle(struct state *, int deck);
void swap_weapons(struct bloodsport *, int a, int b);
void swap_fighters(struct bloodsport *, int a, int b);
void swap_secrets(struct bloodsport *, int a, int b);
void fighter_in(struct bloodsport *, int slot, int card);
void round_cards_away(struct state *);
/* Chance's option of dealing from a deck, or of shuffling first. */
void options_deal(const struct bloodsport *, int deck, int to, struct options *);

/* ---- deal.c: phase 1 ---- */
void round_begin(struct state *);
void deal_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bloodsport_deal_apply(const struct pack *, struct state *, const struct move *);

/* ---- action.c: phase 2, and the price of every card ---- */
void action_begin(struct bloodsport *);
/* On to the next player of phase 2, or to phase 3. */
void action_next(const struct pack *, struct state *);
void action_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void action_apply(const struct pack *, struct state *, const struct move *);
bool discover_has_target(const struct pack *, const struct bloodsport *, int seat, int card);
void target_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void target_apply(const struct pack *, struct state *, const struct move *);
void pay_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void pay_apply(const struct pack *, struct state *, const struct move *);

/* ---- play.c: a card from its Risk roll to its end ---- */
/* Starts a play: who, which card (NONE: face down), which row (NONE), where. */
void play_begin(struct bloodsport *, int seat, int card, int row, int on);
/* Targets are named: price, roll or effect. */
void play_price(const struct pack *, struct state *);
void play_roll(const struct pack *, struct state *);
void risk_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void risk_apply(const struct pack *, struct state *, const struct move *);
void toss_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void toss_apply(const struct pack *, struct state *, const struct move *);
void play_end(const struct pack *, struct state *);
/* What a Risk roll must beat now. */
int risk_need(const struct pack *, const struct bloodsport *);

/* ---- effects.c ---- */
/* Runs the effects of the card being played, or of the Secret where play_seat is NONE, till chance is needed
 * or all is done. */
void effects_run(const struct pack *, struct state *);
void effect_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void effect_apply(const struct pack *, struct state *, const struct move *);
uint16_t show_witnesses(const struct bloodsport *);

/* ---- window.c: ratting ---- */
/* Asks the seats of `mask` in React order, then goes on with phase `then`. */
void window_open(const struct pack *, struct state *, int mask, int then);
void window_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void window_apply(const struct pack *, struct state *, const struct move *);
void rat(struct bloodsport *, int seat);

/* ---- bets.c: phase 3 and the slips ---- */
void bet_begin(const struct pack *, struct state *);
void bet_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bet_apply(const struct pack *, struct state *, const struct move *);
void slips_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void slips_apply(const struct pack *, struct state *, const struct move *);

/* ---- fight.c: phase 4 ---- */
void uncover_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void uncover_apply(const struct pack *, struct state *, const struct move *);
void unveil_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void unveil_apply(const struct pack *, struct state *, const struct move *);
void dice_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void dice_apply(const struct pack *, struct state *, const struct move *);
void secret_begin(const struct pack *, struct state *);
void react_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void react_apply(const struct pack *, struct state *, const struct move *);
/* The next seat to be asked for a React, or the blow. */
void react_next(const struct pack *, struct state *);

/* ---- stuck.c ---- */
/* Whether neither Fighter of the present Fight can be beaten any more, by what all know. Asked after a blow. */
bool fight_is_stuck(const struct pack *, const struct bloodsport *);

/* ---- settle.c: the moneylenders, fate, reset ---- */
void settle_begin(const struct pack *, struct state *);
struct set settle_choices(const struct bloodsport *, int seat);
/* A choice of those as the field "settle" keeps it, and back. */
uint8_t settle_value(int choice);
int settle_choice(int value);
/* What that field may hold of a seat, by what all know. */
struct set settle_values(const struct bloodsport *, int seat);
void settle_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void settle_apply(const struct pack *, struct state *, const struct move *);
void settled_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void settled_apply(const struct pack *, struct state *, const struct move *);
void fate_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void fate_apply(const struct pack *, struct state *, const struct move *);
void bloodsport_after_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bloodsport_after_apply(const struct pack *, struct state *, const struct move *);
void discard_begin(const struct pack *, struct state *);
void discard_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void discard_apply(const struct pack *, struct state *, const struct move *);

/* ---- struct game (rules.c), invariants (check.c), words (words*.c), bots (bot.c) ---- */
/* What can come about, in the order of the game's tallies[]. */
enum tally { TALLY_WON, TALLY_LOST, TALLY_FATE_LOW, TALLY_FATE_MIDDLE, TALLY_FATE_HIGH, TALLIES };
enum { FATE_LOW = 10, FATE_MIDDLE = 20 }; /* BG-H2: the most that has the first, the second ending of those who won */
/* A phase as BLOODSPORT_PHASES has it. */
enum who { WHO_NOBODY, WHO_CHANCE, WHO_ACTOR, WHO_PLAYER, WHO_WAITING }; /* PLAYER: who plays the card; WAITING: all of those */
enum part { IN_NONE = -1, IN_SET_UP, IN_ACTION, IN_BETS, IN_FIGHTS, IN_SETTLE, IN_RESET, IN_FATE };
struct phase_row {
    enum who who;
    enum part part;
    void (*options)(const struct pack *, const struct bloodsport *, int seat, struct options *);
    void (*apply)(const struct pack *, struct state *, const struct move *);
    void (*begin)(const struct pack *, struct state *);
};
extern const struct phase_row bloodsport_phases[PHASES];
const char *bloodsport_init(const struct data *, const struct rules *, int seats, struct state *);
int bloodsport_phase(const struct data *, const struct state *);
uint32_t bloodsport_turn(const struct data *, const struct state *);
void bloodsport_options(const struct data *, const struct state *, int seat, struct options *);
void bloodsport_apply(const struct data *, struct state *, const struct move *);
void bloodsport_payoff(const struct data *, const struct state *, int32_t *out);
int bloodsport_tally(const struct data *, const struct state *, int seat, int which);
uint32_t bloodsport_witness(const struct data *, const struct state *, const struct move *);
const char *bloodsport_check(const struct data *, const struct state *);
struct set bloodsport_may_be(const struct data *, const struct state *, int field, int i);
extern const struct field bloodsport_fields[FIELDS];
extern const struct words bloodsport_words;
extern const struct policy bloodsport_policies[];

#endif
