/* Between the files of this folder: the functions of struct game, what can be read off a state, and the
 * steps that hand a quest on from one file to the next. Each step leaves the state with somebody to move,
 * so callers return at once. Functions that only read take views as well as states. */
#ifndef GAMES_GAMBLERS_HEART_RULES_H
#define GAMES_GAMBLERS_HEART_RULES_H

#include "games/gamblers_heart/gamblers_heart.h"

static inline struct gamblers_heart *table_of(struct state *st)
{
    return (struct gamblers_heart *)(void *)st->bytes;
}
static inline const struct gamblers_heart *look_at(const struct state *st)
{
    return (const struct gamblers_heart *)(const void *)st->bytes;
}

/* ---- state.c: reading the table ---- */
/* What the GM holds (GH-B1). */
static inline int gm_fortune(const struct gamblers_heart *s)
{
    return FORTUNE - s->fortune;
}
/* Whether a seat is a Gambler who is not lost; masks of seats. */
bool is_living(const struct gamblers_heart *, int seat);
uint16_t all_gamblers(const struct gamblers_heart *);
uint16_t living(const struct gamblers_heart *);
uint16_t with_status(const struct gamblers_heart *, int status);
/* The Patronages of the table's list, as a set. */
struct set list_set(const struct gamblers_heart *);
/* The points of five faces (GH-C9): 0 to 6. */
int hand_points(const uint8_t face[DICE]);
/* Half the Stake, rounded up: what a fold costs before it is capped (GH-C8). */
static inline int fold_price(int stake)
{
    return (stake + 1) / 2;
}
/* By the first edition a spell waited till an act was answered or whoever was pressed had moved, and nobody was passed
 * over (GH-C1, GH-E7). */
static inline bool reactions_open(const struct gamblers_heart *s)
{
    return s->edition >= 2;
}
/* By the first edition a lost Gambler's seat always made a new one for the next quest (GH-F7). */
static inline bool lost_may_stay(const struct gamblers_heart *s)
{
    return s->edition >= 2;
}
/* By the first edition the GM could close a vote at once (GH-F2). */
static inline bool vote_is_heard_out(const struct gamblers_heart *s)
{
    return s->edition >= 2;
}
/* While an act waits for its answer or somebody is pressed: the Gamblers who may cast in between. */
uint16_t reactors(const struct gamblers_heart *);
/* The spells of two masks, the book's and those that people named, as a set. */
struct set spell_set(uint64_t ideas, uint64_t named);
void spell_mark(uint64_t *ideas, uint64_t *named, int spell);
/* "Nothing for now", where the seat has not said so already. */
void wait_option(const struct gamblers_heart *, int seat, struct options *);
/* Whether the vote may be closed: all have voted or been asked. */
bool vote_may_close(const struct gamblers_heart *);
/* Whether a power of the Soulcard helps at the obstacle that stands: once in each act (GH-H5). */
bool soul_helps(const struct gamblers_heart *, int seat, int as);
/* Whether this Gambler may cast at all in the present phase, by state and by the Showdown. */
bool may_cast(const struct gamblers_heart *, int seat);
/* The spells that are open to this Gambler: all but those barred, one new name among them if there is room. */
struct set open_spells(const struct gamblers_heart *, int seat);
bool is_barred(const struct gamblers_heart *, int seat, int spell);
/* Nothing but the quest's end is open any more (GH-H6). */
static inline bool is_late(const struct gamblers_heart *s)
{
    return s->beats >= BEATS_MAX;
}
/* Whether a seat of the Showdown has nothing left to cast or pass. */
bool is_done(const struct gamblers_heart *, int seat);
/* The highest Stake that a side with this Fortune may raise to; below the Stake + 1: none. */
int raise_most(int stake, int fortune);
/* The uses of Tip the Scales that there are, as a set of enum use, none among them. */
struct set tip_uses(const struct gamblers_heart *);
uint16_t tip_voters(const struct gamblers_heart *);
/* Whose Fortune is at 0 and who answers for it: the seats that the GM may name (GH-B4). */
uint16_t doom_choices(const struct gamblers_heart *);
/* What the oracle says by these dice (GH-G1). */
int oracle_says(int lean, int die, int other);

/* ---- making.c: Patronages and new Gamblers ---- */
void renew_begin(struct gamblers_heart *);
void list_begin(struct gamblers_heart *);
void new_patron_begin(struct gamblers_heart *);
void making_options(const struct book *, const struct gamblers_heart *, int seat, struct options *);
void making_apply(const struct book *, struct gamblers_heart *, const struct move *);

/* ---- quest.c: the Portent, the steps, the verdict, the Resolution ---- */
void quest_begin(struct gamblers_heart *);
void crew_begin(struct gamblers_heart *);
void quest_end(struct gamblers_heart *, bool victory);
void resolution_begin(struct gamblers_heart *);
void quest_options(const struct book *, const struct gamblers_heart *, int seat, struct options *);
void quest_apply(const struct book *, struct gamblers_heart *, const struct move *);

/* ---- scene.c: the floor of a quest, plain acts, Flashbacks, obstacles ---- */
/* Whatever was going on is done: on with the Showdown, the Gambler pressed, or the floor. */
void go_on(struct gamblers_heart *);
/* An obstacle is met (a mark) or failed (an alarm), and gone (GH-H5). */
void obstacle_gone(struct gamblers_heart *, bool met);
void scene_options(const struct book *, const struct gamblers_heart *, int seat, struct options *);
void scene_apply(const struct book *, struct gamblers_heart *, const struct move *);
/* Options and starts that the scene, the one pressed and the Showdown share. */
void start_options(const struct book *, const struct gamblers_heart *, int seat, struct options *);
void gm_start_options(const struct gamblers_heart *, struct options *);

/* ---- duel.c: from the spell to its outcome ---- */
void spell_begin(struct gamblers_heart *, int seat, int spell, int size, int fits);
void duel_options(const struct book *, const struct gamblers_heart *, int seat, struct options *);
void duel_apply(const struct book *, struct gamblers_heart *, const struct move *);
/* The round is won or lost: Fortune moves, the spell is cast, or fails and is barred. */
void round_won(struct gamblers_heart *);
void round_lost(struct gamblers_heart *, bool bar);
/* By the dice as they lie (GH-C10). */
void round_by_dice(struct gamblers_heart *);

/* ---- patron.c: Invoke the Patron, IMPOSE ORDER ---- */
void patron_options(const struct book *, const struct gamblers_heart *, int seat, struct options *);
void patron_apply(const struct book *, struct gamblers_heart *, const struct move *);

/* ---- loss.c: disaster, the Sacrifice Play, the Showdown and its peril ---- */
/* Gamblers gain (or lose, below 0) Fortune, at most what the payer holds (GH-B2). */
void fortune_move(struct gamblers_heart *, int gain);
/* The Gamblers are at 0: the caster outside a Showdown, else whom the GM names. */
void disaster(struct gamblers_heart *, int caster);
void showdown_begin(struct gamblers_heart *, uint16_t involved);
void showdown_over(struct gamblers_heart *);
void loss_options(const struct book *, const struct gamblers_heart *, int seat, struct options *);
void loss_apply(const struct book *, struct gamblers_heart *, const struct move *);

/* ---- tip.c: Tip the Scales ---- */
void tip_begin(struct gamblers_heart *);
void tip_options(const struct book *, const struct gamblers_heart *, int seat, struct options *);
void tip_apply(const struct book *, struct gamblers_heart *, const struct move *);

/* ---- struct game (rules.c), invariants (check.c), words (words*.c), bots (bot.c) ---- */
/* What can come about, in the order of the game's tallies[]. */
enum tally { TALLY_QUESTS_WON, TALLY_QUESTS_LOST, TALLY_LOST, TALLY_CURSED, TALLIES };
const char *gamblers_heart_init(const struct data *, const struct rules *, int seats, struct state *);
int gamblers_heart_phase(const struct data *, const struct state *);
uint32_t gamblers_heart_turn(const struct data *, const struct state *);
uint32_t gamblers_heart_resting(const struct data *, const struct state *);
void gamblers_heart_options(const struct data *, const struct state *, int seat, struct options *);
void gamblers_heart_apply(const struct data *, struct state *, const struct move *);
void gamblers_heart_payoff(const struct data *, const struct state *, int32_t *out);
int gamblers_heart_tally(const struct data *, const struct state *, int seat, int which);
uint32_t gamblers_heart_witness(const struct data *, const struct state *, const struct move *);
const char *gamblers_heart_check(const struct data *, const struct state *);
struct set gamblers_heart_may_be(const struct data *, const struct state *, int field, int i);
bool gamblers_heart_label_live(const struct data *, const struct state *, int k, int value);
bool gamblers_heart_sealed(const struct data *, const struct state *);
extern const struct field gamblers_heart_fields[FIELDS];
extern const struct words gamblers_heart_words;
extern const struct policy gamblers_heart_policies[];

#endif
