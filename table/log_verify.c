/* Whether the chance of a log is what its dealer committed to. What is always true: the sentence
 * and the result say what was proven and nothing more. */
#include "table/log.h"

/* Why there is nothing to prove; NULL if there is. */
static const char *nothing(const struct log_head *head, const struct log_last *last)
{
    if (head->fair.mode == FAIR_NONE)
        return "nothing to prove: the log does not say how chance was drawn";
    if (last->end == LOG_OPEN)
        return "nothing to prove yet: unfinished, ";
    if (last->sealed)
        return "nothing to prove: the match was sealed, it keeps its secrets";
    if (head->fair.mode == FAIR_COMMITTED && !last->revealed)
        return "nothing to prove: the seed was not shown at the end";
    return NULL;
}

int log_verify(const struct hash_ops *hash, const struct log_head *head,
               const struct log_last *last, const struct match *match, struct fair_drawn *first,
               void (*each)(void *arg, const struct fair_drawn *), void *arg, struct text *why)
{
    const char *no = nothing(head, last);
    bool seeded = head->fair.mode == FAIR_SEEDED;
    struct fair_head again;
    struct fair_reveal reveal = last->reveal;
    struct fair fair;
    *first = (struct fair_drawn){0};
    if (no) {
        text_put(why, no);
        uint32_t moves = match->count - match->says;
        if (last->end == LOG_OPEN && head->fair.mode != FAIR_NONE) {
            text_int(why, moves);
            text_put(why, moves == 1 ? " move" : " moves");
        }
        return VERIFY_NOTHING;
    }
    if (seeded)
        fair_seeded(hash, head->fair.number, &again, &reveal);
    if (!fair_check_reveal(hash, &head->fair, &reveal, head->seats, why))
        return VERIFY_DIFFERS;
    fair_open(&fair, hash, match, log_head_key(head), &head->fair, &reveal);
    if (!fair_verify(&fair, match, first, each, arg, why))
        return VERIFY_DIFFERS;
    *first = (struct fair_drawn){0};
    text_put(why, seeded ? "seeded: reproducible, not fair; all " : "proven: all ");
    text_int(why, match->draws);
    text_put(why, " draws are those of the seed");
    return VERIFY_PROVEN;
}
