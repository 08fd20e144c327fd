/* What the engine does for every game from its tables: options, views, resampling and keys here,
 * play in play.h, cards in cards.h. What is always true: no function knows a game. */
#ifndef ENGINE_ENGINE_H
#define ENGINE_ENGINE_H

#include "engine/cards.h"
#include "engine/digest.h"
#include "engine/fields.h"
#include "engine/game.h"
#include "engine/play.h"
#include "engine/rng.h"
#include "engine/set.h"

/* Stops the program on a programmer's mistake, in release builds too. Native: names the place on
 * stderr and aborts. WebAssembly: traps. */
#ifdef __wasm__
#define ENSURE(condition) ((condition) ? (void)0 : __builtin_trap())
#else
_Noreturn void ensure_failed(const char *what, const char *file, int line);
#define ENSURE(condition) ((condition) ? (void)0 : ensure_failed(#condition, __FILE__, __LINE__))
#endif

/* ---- Making options ---- */
static inline void options_clear(struct options *o) { o->count = 0; }
/* Adds a family of weight 1 without flags or arguments. */
struct option *option_add(struct options *, int seat, int verb);
/* The next argument of the family. */
void arg_is(struct option *, int value);                       /* DOMAIN_RANGE value .. value */
void arg_range(struct option *, int lo, int hi);
void arg_one(struct option *, struct set of);
void arg_other(struct option *, int lo, int hi, int is);       /* of 0 .. 127, not as it is */
/* masks of lo .. hi members of `of` */
void arg_subset(struct option *, uint32_t of, int lo, int hi);

/* ---- Reading options ---- */
uint64_t domain_size(const struct domain *);
bool domain_has(const struct domain *, int32_t value);
/* The number of moves in one family, and in all. */
uint64_t option_size(const struct option *);
uint64_t options_size(const struct options *);
/* Sum of weight x size. */
uint64_t options_weight(const struct options *);
bool options_allow(const struct options *, const struct move *);
/* Whether each argument that is a name or a set of names is in its table. */
bool move_named(const struct game *, const struct data *, const struct move *);
/* The k-th move, k in 0 .. options_size - 1, in the order of the edition (family, then arguments
 * lexicographically, the last argument fastest). */
void options_nth(const struct options *, uint64_t k, struct move *out);
/* The move at point w of the weights, w in 0 .. options_weight - 1, in the same order. */
void options_at_weight(const struct options *, uint64_t w, struct move *out);
/* A random move, by weight. */
void options_draw(const struct options *, struct rng *, struct move *out);
bool move_equal(const struct move *, const struct move *);

/* ---- What a seat may know ---- */
/* The state with everything that `seat` may not know overwritten by UNKNOWN. seat: a player's, or
 * SEAT_WATCHER; SEAT_CHANCE sees everything. Redacting a view again changes nothing (L2). */
void redact(const struct game *, const struct state *, int seat, struct view *out);
/* The move as `seat` sees it: secret arguments are ARG_HIDDEN unless the seat made it or witnesses
 * it. `before` is the full state before the move. */
void move_redact(const struct game *, const struct data *, const struct state *before,
                 const struct move *, int seat, struct move *out);
/* Whether any element of the view is UNKNOWN. */
bool view_hides(const struct game *, const struct view *);
/* Whether the game has any secret fields, which come last (L1). */
bool game_hides(const struct game *);
/* Whether the seat knows something after the move that it did not know before. */
bool state_tells(const struct game *, const struct state *before, const struct state *after,
                 int seat);
/* A random state consistent with the view, each equally likely (engine/resample.c says how
 * exactly). False if none was found, which breaks L3. */
bool resample(const struct game *, const struct data *, const struct view *, struct rng *,
              struct state *out);
/* A 64-bit hash of what the view's seat knows. Equal views have equal keys. Not stable across
 * editions. */
uint64_t view_key(const struct game *, const struct view *);

#endif
