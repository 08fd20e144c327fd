/* Digests of states: 64 bits by which a log knows that it was played alike. */
#ifndef ENGINE_DIGEST_H
#define ENGINE_DIGEST_H

#include "engine/game.h"

/* How the states of a match are digested: which fields, and whether by name. */
struct digest_form {
    bool by_name;       /* false: as logs of format 1 have it, by the numbers of that time */
    uint64_t field[4];  /* bit i: game->fields[i] is in it */
};
/* That of a new match: every field that is shown, by name. */
void digest_form_new(const struct game *, struct digest_form *out);
/* That of logs of format 1: every field that was shown then, by number. */
void digest_form_first(const struct game *, struct digest_form *out);
/* 64 bits of these fields of a state or view (docs/log.md). By name it outlives new fields, new
 * elements that hold nothing, and names in another order. For a view it tells nothing beyond the
 * view. */
uint64_t state_digest(const struct game *, const struct data *, const struct digest_form *,
                      const struct state *);
/* What a digest was made of, so that that of a state that differs in few fields costs little.
 * `made` false: of nothing yet. For states of one game, data and form alone: whoever goes over to
 * others sets `made` to false. */
struct digest_sums {
    bool made;
    struct state was;
    uint64_t field[255];
};
/* The same number as state_digest; `sums` NULL: nothing is kept. */
uint64_t state_digest_next(const struct game *, const struct data *, const struct digest_form *,
                           const struct state *, struct digest_sums *sums);

#endif
