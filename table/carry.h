/* Campaigns at a table of a game that has them (struct game_carry). What is always true: what one
 * match hands on to the next are moves with their words, each by the seat whose it is, and checked
 * like any other. */
#ifndef TABLE_CARRY_H
#define TABLE_CARRY_H

#include "table/log.h"

/* Whether another match follows upon this one, which is over; `rules`: those of the next. */
bool carry_again(const struct match *then, struct rules *rules);
/* Plays what that one leaves at the beginning of the next, which has just been started. False:
 * `why`. */
bool carry_on(const struct match *then, struct match *now, struct text *why);
/* Room for the beginning of a match. */
enum { CARRY_ENTRIES_MAX = 512, CARRY_WORDS_BYTES = 1 << 18, CARRY_LOG_BYTES = 1 << 20 };
struct carry_room {
    struct match next;
    struct entry entry[CARRY_ENTRIES_MAX];
    char words[CARRY_WORDS_BYTES];
};
/* Appends what that one leaves as a log of its own, by its header: the beginning of the next match,
 * and a last line after which it goes on. At most CARRY_LOG_BYTES. False: `why`, with nothing said
 * where none follows. */
bool carry_write(const struct match *then, const struct log_head *, const struct hash_ops *,
                 struct carry_room *, struct text *out, struct text *why);
/* Plays what a match has played so far in another that has just been started. False: `why`. */
bool carry_copy(const struct match *opening, struct match *now, struct text *why);
/* Whether all that a campaign hands on has been played. */
bool carry_done(const struct match *opening);

#endif
