/* Taking back at a prompt: one's last choice, or a master the last moves of anyone
 * (docs/powers.md). */
#include <stdlib.h>
#include <string.h>

#include "table/powers.h"
#include "tui/away.h"
#include "tui/said.h"
#include "tui/say.h"
#include "tui/session.h"

/* Where the seat's last real choice on the line of play was made: the entry before it; UINT32_MAX
 * if there is none. Moves that were taken unasked are passed over, and windows that would be passed
 * again. */
static uint32_t last_choice(const struct session *s, int seat)
{
    const struct match *match = s->match;
    uint32_t at = match->head;
    while (at) {
        const struct entry *entry = &match->entry[at - 1];
        struct state state = {0};
        struct options options = {0};
        struct move pass;
        if (match_corrects(match, &entry->move)) {
            if (entry->move.seat == seat)
                return entry->parent;
            at = entry->parent;
            continue;
        }
        match_state_at(match, entry->parent, &state);
        match->game->options(match->data, &state, entry->move.seat, &options);
        if (entry->move.seat == seat && options_size(&options) > 1 &&
            !(line_spared(s, &state, seat, &pass) && move_equal(&pass, &entry->move)))
            return entry->parent;
        at = entry->parent;
    }
    return UINT32_MAX;
}

/* "3"; false: no number of moves. */
static bool moves_typed(const char *rest, int *moves)
{
    size_t digits = strspn(rest, "0123456789");
    *moves = digits < 4 ? atoi(rest) : 0;
    return digits && !rest[digits] && *moves >= 1 && *moves <= BACKS_OFFERED;
}

int undo_aside(struct question *q, const char *rest, struct text *why)
{
    struct match *match = q->session->match;
    int moves = 0;
    char reason[REASON_BYTES];
    struct text no = language_text(reason, sizeof reason);
    if (q->session->table->lesson) {
        lesson_undo(&no);
        say(reason);
        return ANSWER_AGAIN;
    }
    if (*rest && !moves_typed(rest, &moves)) {
        says(WHY_UNDO_MANY(.most = BACKS_OFFERED));
        return ANSWER_AGAIN;
    }
    if (q->session->table->away)
        return away_undo(q->session, moves, why);
    uint32_t to = moves ? powers_back_to(match, q->seat, moves) : last_choice(q->session, q->seat);
    if (to == UINT32_MAX) {
        if (moves)
            says(WHY_UNDO_MASTER());
        else
            says(WHY_UNDO_NONE());
        return ANSWER_AGAIN;
    }
    if (moves ? !powers_back(match, q->seat, to, &no) : !match_undo(match, to, &no)) {
        say(reason);
        return ANSWER_AGAIN;
    }
    q->session->ask_again |= (uint16_t)(1u << q->seat);
    return q->session->table->written(q->session->table->arg, why) ? ANSWER_MOVE : ANSWER_FAILED;
}
