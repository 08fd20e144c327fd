/* Between the files of this folder: the functions of struct game, and the steps that hand a session
 * on from one file to the next. Each step leaves the state with somebody to move, so callers return
 * at once. */
#ifndef GAMES_TEXARKANA_RULES_H
#define GAMES_TEXARKANA_RULES_H

#include "games/texarkana/state.h"

/* ---- What edition 1 had otherwise: each is asked where the rule is decided ---- */
/* Edition 1 let an NPC that is out fight another. */
static inline bool npc_out_may_clash(const struct texarkana *s) { return s->edition < 2; }
/* Since edition 2 grander, better, worse and a card burned by choice are worth something on the
 * sheet. */
static inline bool beyond_counts(const struct texarkana *s) { return s->edition >= 2; }
/* Since edition 3 a scenario remembers facts. */
static inline bool facts_count(const struct texarkana *s) { return s->edition >= 3; }
/* Since edition 4 it offers things to buy, people have moods, and the Dealer makes goals. */
static inline bool buys_count(const struct texarkana *s) { return s->edition >= 4; }
static inline bool moods_count(const struct texarkana *s) { return s->edition >= 4; }
static inline bool goals_are_made(const struct texarkana *s) { return s->edition >= 4; }

/* ---- struct game (rules.c), invariants (check.c), words (words*.c), bots (bot.c) ---- */
/* What can come about, in the order of the game's tallies[]. */
enum tally { TALLY_GOALS_WON, TALLY_STORY, TALLY_WOE, TALLY_POSSE, TALLY_CLOSED, TALLIES };
const char *texarkana_init(const struct data *, const struct rules *, int seats, struct state *);
int texarkana_phase(const struct data *, const struct state *);
uint32_t texarkana_turn(const struct data *, const struct state *);
uint32_t texarkana_resting(const struct data *, const struct state *);
int texarkana_took(const struct data *, const struct state *, uint32_t *times);
void texarkana_options(const struct data *, const struct state *, int seat, struct options *);
/* powers.c */
void texarkana_powers(const struct data *, const struct state *, struct options *);
void texarkana_lifted(const struct data *, const struct state *, int seat, struct options *);
void tx_powers_apply(struct state *, const struct move *);
void texarkana_apply(const struct data *, struct state *, const struct move *);
void texarkana_payoff(const struct data *, const struct state *, int32_t *out);
int texarkana_tally(const struct data *, const struct state *, int seat, int which);
uint32_t texarkana_witness(const struct data *, const struct state *, const struct move *);
const char *texarkana_check(const struct data *, const struct state *);
bool texarkana_label_live(const struct data *, const struct state *, int k, int value);
struct set texarkana_may_be(const struct data *, const struct state *, int field, int i);
extern const struct field texarkana_fields[FIELDS];
extern const struct words texarkana_words;
extern const struct game_odds texarkana_odds;
extern const struct game_plot texarkana_plot;
extern const struct policy texarkana_policies[];

#endif
