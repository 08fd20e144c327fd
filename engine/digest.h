/* Digests of states: 64 bits by which a log checks that a replay matches. */
#ifndef ENGINE_DIGEST_H
#define ENGINE_DIGEST_H

#include "engine/game.h"

/* How a match digests its states: which fields, by name or by number. */
struct digest_form {
    bool by_name;       /* false: by number, as in logs of format 1 */
    uint64_t field[4];  /* bit i: includes game->fields[i] */
};
/* For new matches: every shown field, by name. */
void digest_form_new(const struct game *, struct digest_form *out);
/* For logs of format 1: every field shown then, by number. */
void digest_form_first(const struct game *, struct digest_form *out);
/* Digests these fields of a state or view (docs/log.md). By name, it survives new fields, new empty
 * elements and reordered names. The digest of a view reveals nothing beyond the view. */
uint64_t state_digest(const struct game *, const struct data *, const struct digest_form *,
                      const struct state *);
/* What a name counts in a digest (struct data has room for those of all its names). */
uint64_t digest_name(const char *name);
/* Sums of the last digest, which make the next cheap when few fields changed. `made`: whether they
 * hold one. Valid for one game, data and form: set `made` to false before using others. */
struct digest_sums {
    bool made;
    struct state was;
    uint64_t field[255];
};
/* The same as state_digest. `sums` may be NULL. */
uint64_t state_digest_next(const struct game *, const struct data *, const struct digest_form *,
                           const struct state *, struct digest_sums *sums);

#endif
