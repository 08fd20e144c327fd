/* See carry.h. */
#include "table/carry.h"

#include "engine/carry.h"
#include "table/cursor.h"

bool carry_again(const struct match *then, struct rules *rules)
{
    const struct game_carry *carry = then->game->carry;
    *rules = then->rules;
    rules->edition = then->game->edition;
    return carry && match_over(then) && carry->again(then->data, &then->state, rules);
}

/* The which-th move, from 1, that this seat has made by this verb, of those that were not taken
 * back. */
static const struct entry *made(const struct match *match, int seat, int verb, int which)
{
    int all = 0;
    for (int pass = 0; pass < 2; pass++)
        for (uint32_t n = match->head, left = 0; n; n = match->entry[n - 1].parent) {
            const struct entry *entry = &match->entry[n - 1];
            if (entry->move.seat != seat || entry->move.verb != verb)
                continue;
            if (!pass)
                all++;
            else if ((int)++left == all - which + 1)
                return entry;
        }
    return NULL;
}

static bool play_like(const struct match *then, const struct carried *next, struct match *now,
                      struct text *why)
{
    const struct entry *entry = made(then, next->move.seat, next->move.verb, next->which);
    struct move move = next->move;
    ENSURE(entry);
    struct said said = {.text = match_text(then, entry, SEAT_CHANCE),
                        .label = match_label(then, entry), .on_record = true};
    for (int i = 0; i < ARGS_MAX; i++)
        move.arg[i] = entry->move.arg[i];
    if (said.label)
        said.find = true; /* it may have another number now */
    return match_play_said(now, &move, &said, why);
}

bool carry_on(const struct match *then, struct match *now, struct text *why)
{
    const struct game_carry *carry = then->game->carry;
    struct carried next;
    for (int n = 0; carry->next(now->data, &then->state, &now->state, n, &next); n++)
        if (!(next.which ? play_like(then, &next, now, why) : match_play(now, &next.move, why)))
            return false;
    return true;
}

bool carry_write(const struct match *then, const struct log_head *of, const struct hash_ops *hash,
                 struct carry_room *room, struct text *out, struct text *why)
{
    struct log_head head = *of;
    struct log_writer writer;
    struct cursor cursor;
    if (!carry_again(then, &head.rules) ||
        !match_start(&room->next, then->game, then->data, &head.rules, then->seats, room->entry,
                     CARRY_ENTRIES_MAX, why))
        return false;
    match_keep_words(&room->next, room->words, sizeof room->words, then->fold);
    if (!carry_on(then, &room->next, why))
        return false;
    head.fair = (struct fair_head){.mode = FAIR_NONE};
    log_writer_start(&writer, hash, SEAT_CHANCE);
    log_write_head(&writer, &head, out);
    cursor_start(&cursor, &room->next);
    while (cursor_next(&cursor))
        log_write_entry(&writer, &room->next, cursor.n, &cursor.state, out);
    log_write_end(&writer, &room->next, &head, NULL, out);
    return !out->cut;
}

bool carry_copy(const struct match *opening, struct match *now, struct text *why)
{
    for (uint32_t n = 0; n < opening->count; n++) {
        const struct entry *entry = &opening->entry[n];
        struct said said = {.text = match_text(opening, entry, SEAT_CHANCE),
                            .label = match_label(opening, entry), .on_record = true};
        if (entry->undo || entry->say)
            continue;
        if (!match_play_said(now, &entry->move, &said, why))
            return false;
    }
    return true;
}

bool carry_done(const struct match *opening)
{
    const struct game_carry *carry = opening->game->carry;
    struct carried next;
    return carry && !carry->next(opening->data, &opening->state, &opening->state, 0, &next);
}
