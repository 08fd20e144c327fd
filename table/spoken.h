/* What is said and what things are called in a match, and why a move is not open. */
#ifndef TABLE_SPOKEN_H
#define TABLE_SPOKEN_H

#include "table/log.h"

/* False: `why`. */

/* words.c: what is said. Whether it is prose in UTF-8, of TEXT_BYTES_MAX at most, and not blank. */
bool words_are_good(const char *text, struct text *why);
/* The same of what somebody says now, taken without what turns text around; something of it has to
 * be seen. */
bool words_take(const char *text, char out[TEXT_BYTES_MAX + 1], struct text *why);
/* Whether these words may go with the move. */
bool said_is_good(const struct match *, const struct move *, const struct said *, struct text *why);
/* Whether what is said with this move is for its mover alone. */
bool words_are_secret(const struct match *, const struct move *);
/* Room for both (either may be NULL). */
bool words_have_room(const struct match *, bool secret, const char *text, const char *label,
                     struct text *why);
/* Keeps both, for which there is room, as the entry's. A secret text takes the same room whatever
 * it is. */
void words_keep(struct match *, struct entry *, bool secret, const char *text, const char *label);
/* What a move of chance opens to all, as an offset in the match's words; 0: nothing. */
uint32_t words_shown(const struct match *, const struct move *);

/* label.c: what things are called. */
struct naming {
    const char *label; /* a new name to keep; or NULL */
    uint32_t known;    /* where the name stands that the thing has already; 0: nowhere */
    bool is_new;       /* the thing was not in use */
};
/* Whether a value of labels[k] is in use in this state, or view. */
bool label_used(const struct match *, const struct state *, int k, int value);
/* Settles which thing the move's label argument means, and how it is called. */
bool label_settle(const struct match *, const struct said *, struct move *, struct naming *out,
                  struct text *why);
/* Calls the thing of the move's label argument so (NULL: leaves it as it is). */
void label_put(const struct match *, struct match_labels *, const struct move *, const char *name);

/* match_why.c: appends why a seat's move is not open. `view` is what that seat may know; nothing
 * else is read. */
void why_not_turn(const struct match *, const struct view *, int seat, struct text *why);
void why_not_correct(const struct match *, const struct options *, const struct move *,
                     struct text *why);
void why_not_open(const struct match *, const struct view *, const struct options *,
                  const struct move *, struct text *why);

#endif
