/* Between the files of this folder: the functions of struct game, and the steps that hand a match on from one file to
 * the next. Each step leaves the state with somebody to move, so callers return at once. */
#ifndef GAMES_TWENTY_ONE_RULES_H
#define GAMES_TWENTY_ONE_RULES_H

#include "games/twenty_one/pack.h"

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
static inline bool has_mark(const struct twenty_one *s, int who, int mark) { return s->marks[who] >> mark & 1; }
/* The Ability that a defender has named in this Deal, or -1. */
static inline int named_by(const struct twenty_one *s, int who) { return (s->named[who / 2] >> 4 * (who % 2) & 15) - 1; }
static inline bool is_up(const struct twenty_one *s, int who) { return s->being[who] == BEING_UP; }
/* Edition 1: between fights the story had to go on after so many acts. */
static inline bool acts_are_bounded(const struct twenty_one *s) { return s->edition < 2; }
/* Edition 1: the GM's desk was open only when the GM was asked. */
static inline bool desk_waits_its_turn(const struct twenty_one *s) { return s->edition < 2; }
/* Edition 1: with `foes-hidden` a foe that bust somebody was asked for a Riposte only if it had one, which told that. */
static inline bool ripostes_betray(const struct twenty_one *s) { return s->edition < 2; }
/* Edition 1: a hand might be swapped for a reserve with the same in it. */
static inline bool idle_swaps_are_open(const struct twenty_one *s) { return s->edition < 2; }
static inline void count_up(uint8_t *n) { *n = (uint8_t)(*n < COUNT_MAX ? *n + 1 : COUNT_MAX); }
static inline int pile_size(const struct twenty_one *s, int who) { return __builtin_popcountll(s->pile[who]); }

/* ---- state.c: reading a combatant ---- */
struct sheet sheet_of(const struct twenty_one *, int who);
void sheet_put(struct twenty_one *, int who, const struct sheet *);
/* Its Skills, those too that `foes-hidden` does not show yet. */
uint32_t skills_of(const struct pack *, const struct twenty_one *, int who);
/* Which of NAMES_CALLED a hero is called; -1: none, or it is no hero. */
static inline int hero_called(const struct twenty_one *s, int who)
{
    bool called = who < HEROES && s->kind[who] >= KIND_CALLED && s->kind[who] < KIND_CALLED + HEROES;
    return called ? s->kind[who] - KIND_CALLED : -1;
}
/* Cards on the pile that put it out. */
int limit_of(const struct twenty_one *, int who);
/* Masks of combatants: of a side, whoever they are; who stands; standing enemies. */
int side_mask(const struct twenty_one *, int side);
int up_mask(const struct twenty_one *);
int foes_of(const struct twenty_one *, int who);
bool is_delaying(const struct twenty_one *, int who);
int in_turn_order(const struct twenty_one *, int mask, uint8_t *out);
int ability_now(const struct twenty_one *, int who, int ability);
int feet_of(const struct twenty_one *, int who);
/* What a hand holds, NONE too for the hand that grips with the other. */
int held(const struct twenty_one *, int who, int hand);
bool hand_empty(const struct twenty_one *, int who, int hand);
bool holds_tool(const struct twenty_one *, int who, int school);
bool holds_class(const struct twenty_one *, int who, int class);
bool is_quick(const struct twenty_one *, int who);
/* The act whose Deal runs. */
bool is_attack(const struct twenty_one *);
bool is_ranged(const struct twenty_one *);
bool is_fire(const struct twenty_one *);
bool gear_works(const struct pack *, const struct twenty_one *, int who, int hand, int other);
bool gear_twice(const struct twenty_one *, int who, int hand);
bool gear_flag(const struct pack *, const struct twenty_one *, int who, int other, int flag);
bool attack_coated(const struct twenty_one *);
bool can_retaliate(const struct pack *, const struct twenty_one *, int who, int attacker);

/* ---- map.c ---- */
const struct map *map_of(const struct pack *, const struct twenty_one *);
bool is_wall(const struct map *, int row, int column);
bool on_map(const struct twenty_one *, int who);
/* Feet. */
int distance(const struct twenty_one *, int a, int b);
int distance_to(const struct twenty_one *, int who, int row, int column);
/* No wall between; and, for aiming, no darkness either. */
bool in_sight(const struct pack *, const struct twenty_one *, int a, int b);
bool square_in_sight(const struct pack *, const struct twenty_one *, int who, int row, int column);
bool can_see(const struct pack *, const struct twenty_one *, int a, int b);
bool square_seen(const struct pack *, const struct twenty_one *, int who, int row, int column);
int figure_at(const struct twenty_one *, int row, int column);
/* The squares where a Move of so many feet can end, a mask of columns for each row; steps[] (or NULL) by row x 32 +
 * column. Whether there is one. */
bool reach(const struct pack *, const struct twenty_one *, int who, int feet, uint32_t *out, uint8_t *steps);
/* How many steps it takes to a square that can be reached. */
int steps_to(const struct pack *, const struct twenty_one *, int who, int row, int column);
/* A family for each row that has a square. */
void squares_add(struct options *, int seat, int verb, const uint32_t *squares);
bool on_border(const struct pack *, const struct twenty_one *, int who);
void push(const struct pack *, struct twenty_one *, int who, int from, int feet);
bool nearer(const struct twenty_one *, int who, int lure, int row, int column);

/* ---- cards.c: decks, hands, values ---- */
void decks_fill(struct twenty_one *, int who);
/* Whether a card can be drawn at all; what chance may draw: a shuffle first where the deck is empty. */
bool can_draw(const struct twenty_one *, int who);
void deck_options(const struct twenty_one *, int who, int verb, struct options *);
void deck_refill(struct twenty_one *, int who);
/* Takes the card out of the deck. */
void deck_take(struct twenty_one *, int who, int card);
void to_discard(struct twenty_one *, int who, uint64_t cards);
static inline int hand_at(int party, int i) { return party * HAND_MAX + i; }
void hand_add(struct twenty_one *, int party, int card);
void hand_drop(struct twenty_one *, int party, int card);
int hand_find(const struct twenty_one *, int party, int card);
uint64_t hand_cards(const struct twenty_one *, int party);
int hand_total(const struct twenty_one *, int party);
/* What card i of the hand counts as now. */
int card_counts(const struct twenty_one *, int party, int i);
/* Its value if it were changed by so much, or its value now: low as low, high as high (an Ace has two). */
void card_values(const struct twenty_one *, int party, int i, int by, int *low, int *high);

/* ---- edge.c: Edge, and what the Skills do ---- */
int party_of(const struct twenty_one *, int who);
/* The other party's index as this combatant meets it, or -1. */
int other_of(const struct twenty_one *, int who);
/* Edge for a Deal in which it tests the best (or lowest) of the abilities; sets *tested. */
int edge_for(const struct pack *, const struct twenty_one *, int who, int party, int abilities, int take, int *tested);
int abilities_tested(const struct pack *, const struct twenty_one *, int who, int party);
bool skill_open(const struct pack *, const struct twenty_one *, int who, int skill);
/* The same, but for whether it has the Skill. */
bool skill_payable(const struct pack *, const struct twenty_one *, int who, int skill);
bool skill_known(const struct pack *, const struct twenty_one *, int who, int skill);
void skill_spend(struct twenty_one *, int who, int skill);
/* Adds the uses that are open in a window; how many families. */
int skill_options(const struct pack *, const struct twenty_one *, int who, struct options *);
/* The use alone; and with what comes next. */
void skill_use(struct twenty_one *, const struct move *, int who);
void skill_apply(const struct pack *, struct state *, const struct move *, int who);
void cheer_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void cheer_apply(const struct pack *, struct state *, const struct move *);

/* ---- deal.c: cards, windows, hit or hold ---- */
void deal_open(const struct pack *, struct state *, int kind, int first, int second);
/* Edge is fixed and the first cards are owed. */
void deal_start(const struct pack *, struct state *);
void party_edge(const struct pack *, struct twenty_one *, int party, int who);
/* Goes on: draws what is owed, then the open window, or a new one. */
void deal_go(const struct pack *, struct state *);
void cards_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void cards_apply(const struct pack *, struct state *, const struct move *);
void defence_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void defence_apply(const struct pack *, struct state *, const struct move *);
void edge_window_open(const struct pack *, struct state *);
void edge_window_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void edge_window_apply(const struct pack *, struct state *, const struct move *);
void window_again(const struct pack *, struct state *);
void play_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void play_apply(const struct pack *, struct state *, const struct move *);
/* Unless the cards of a hand have gone elsewhere they go to the discard. */
void hand_clear(struct twenty_one *, int party);
bool over(const struct twenty_one *, int party);
/* Whether the Deal, or this part of an area act, ends if the window closes now. */
bool would_end(const struct twenty_one *);

/* ---- result.c: the result step ---- */
/* Who would win if the Deal ended now. */
int result_now(const struct twenty_one *);
void result_begin(const struct pack *, struct state *);
void result_go(const struct pack *, struct state *);
void result_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void result_apply(const struct pack *, struct state *, const struct move *);
/* The loser, and why its cards are laid out. */
void blow_set(struct twenty_one *, int loser, int blow);
void incapacitate(struct twenty_one *, int who);
void check_limit(const struct pack *, struct twenty_one *, int who);
void revive(struct twenty_one *, int who);

/* ---- area.c: one maker, several targets ---- */
void area_open(const struct pack *, struct state *, int targets);
void area_next(const struct pack *, struct state *);
void area_maker_over(const struct pack *, struct state *);
void area_settle(const struct pack *, struct state *);
void area_settled(const struct pack *, struct state *);

/* ---- conflict.c: order, turns, delay, durations ---- */
void conflict_begin(struct twenty_one *);
void order_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void order_apply(const struct pack *, struct state *, const struct move *);
void next_turn(const struct pack *, struct state *);
void turn_end(const struct pack *, struct state *);
void order_bottom(struct twenty_one *, int who);
void order_drop(struct twenty_one *, int who);
void delay_begin(struct twenty_one *, int who, int n);
void delay_drop(struct twenty_one *, int who);
void conflict_end(const struct pack *, struct state *);
bool conflict_over(const struct twenty_one *);
void timed_tick(struct twenty_one *, int who);

/* ---- turn.c: what a combatant may do in its turn, and outside a Conflict ---- */
void turn_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void turn_apply(const struct pack *, struct state *, const struct move *);
/* Outside a Conflict: what needs no foe. */
void quiet_options(const struct pack *, const struct twenty_one *, int who, struct options *);
/* What is free or an act, in a turn or outside; false if the move is none of them. */
bool acts_apply(const struct pack *, struct state *, const struct move *, int who);

/* ---- act.c: an act from its beginning to its end ---- */
int act_delay(const struct twenty_one *, int who, int kind, int what, int how, int expert);
bool act_able(const struct twenty_one *);     /* who acts still holds what the act is made with */
void act_begin(const struct pack *, struct state *, int who, int kind, int what, int how, int expert);
void act_go(const struct pack *, struct state *);
void act_end(const struct pack *, struct state *);
/* The Deal of the act is over. */
void act_dealt(const struct pack *, struct state *);
/* Whom an act can be aimed at, or strikes all together: a mask. */
int targets_for(const struct pack *, const struct twenty_one *, int who, int kind, int what, int gear);
void aim_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void aim_apply(const struct pack *, struct state *, const struct move *);
void square_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void square_apply(const struct pack *, struct state *, const struct move *);
bool act_needs_foe(int kind, int what, int gear);

/* ---- magic.c, items.c ---- */
bool spell_open(const struct twenty_one *, int who, int spell);
int expert_most(const struct pack *, const struct twenty_one *, int who, int spell);
void spell_done(const struct pack *, struct state *, bool success);
void dismiss(struct twenty_one *, int who, int mark);
void item_go(const struct pack *, struct state *);
int from_gear(const struct twenty_one *, int who, int from);
void from_use_up(struct twenty_one *, int who, int from);
/* The choice of what leaves a pile: by spell or herb. */
void remedy_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void remedy_apply(const struct pack *, struct state *, const struct move *);
bool swap_legal(const struct twenty_one *, int who, int hand);
void swap_hand(struct twenty_one *, int who, int hand);
void pile_heal(struct twenty_one *, int who, uint64_t cards);

/* ---- call.c: Deals that the GM calls; desk.c: what the GM moves and overrules ---- */
void call_ask(struct twenty_one *, int who);
void call_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void call_apply(const struct pack *, struct state *, const struct move *);
void call_side_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void call_side_apply(const struct pack *, struct state *, const struct move *);
/* Whether the GM may step in now, beside whose turn it is. */
bool gm_steps_in(const struct twenty_one *);
/* What it may do then, and let them go on. */
void aside_options(const struct pack *, const struct twenty_one *, struct options *);
void desk_options(const struct pack *, const struct twenty_one *, struct options *);
/* Edge by circumstance. */
void edge_options(const struct twenty_one *, struct options *);
void edge_give(struct twenty_one *, const struct move *);
void desk_apply(const struct pack *, struct state *, const struct move *);
void place_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void place_apply(const struct pack *, struct state *, const struct move *);
void wound_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void wound_apply(const struct pack *, struct state *, const struct move *);
void desk_back(const struct pack *, struct state *);

/* ---- run.c: runs, encounters, rest; free.c: outside a Conflict ---- */
void run_begin(const struct pack *, struct state *, int rule);
void run_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void run_apply(const struct pack *, struct state *, const struct move *);
void heroes_ready(const struct pack *, struct state *);
void path_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void path_apply(const struct pack *, struct state *, const struct move *);
void stage_done(const struct pack *, struct state *);
void fight_over(const struct pack *, struct state *);
void encounter_open(const struct pack *, struct twenty_one *, int encounter);
/* Nobody is there any more. */
void body_clear(struct twenty_one *, int who);
int foe_enter(const struct pack *, struct twenty_one *, int beast);
void rest(struct twenty_one *);
/* What the hero has now is what a rest gives back. */
void kit_note(struct twenty_one *, int who);
void match_end(struct twenty_one *, int ending);
void peace_open(struct twenty_one *);
void peace_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void peace_apply(const struct pack *, struct state *, const struct move *);

/* ---- build.c ---- */
void build_begin(const struct pack *, struct state *);
void build_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void build_apply(const struct pack *, struct state *, const struct move *);

/* ---- struct game ---- */
enum {
    /* Cards, windows with their passes, result steps, of a maker and 11 targets: 12 parts of 600 at most. */
    DEAL_MOVES_MAX = 12 * 600 + 200,
    /* After MOVES_ENOUGH: the act that runs, those that complete when the Conflict is ended, the ways of a run. */
    TWENTY_ONE_MOVES_MAX = MOVES_ENOUGH + (1 + BODIES) * DEAL_MOVES_MAX + STAGES_MAX + 200
};
/* What can come about, in the order of the game's tallies[]. */
enum tally { TALLY_WON, TALLY_LOST, TALLY_LEFT, TALLY_FIGHTS_WON, TALLY_DEFEATS, TALLIES };
const char *twenty_one_init(const struct data *, const struct rules *, int seats, struct state *);
int twenty_one_phase(const struct data *, const struct state *);
uint32_t twenty_one_turn(const struct data *, const struct state *);
uint32_t twenty_one_resting(const struct data *, const struct state *);
void twenty_one_options(const struct data *, const struct state *, int seat, struct options *);
void twenty_one_apply(const struct data *, struct state *, const struct move *);
void twenty_one_payoff(const struct data *, const struct state *, int32_t *out);
int twenty_one_tally(const struct data *, const struct state *, int seat, int which);
uint32_t twenty_one_witness(const struct data *, const struct state *, const struct move *);
const char *twenty_one_check(const struct data *, const struct state *);
extern const struct policy twenty_one_policies[];
extern const struct field twenty_one_fields[FIELDS];

#endif
