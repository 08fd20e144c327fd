/* See made.h. */
#include "table/made.h"

#include "table/names.h"

/* The table before entry n + 1 (or at the end), if it is worth keeping and there is room. */
static void keep(const struct match *match, struct made *made, const struct move *next)
{
    const struct words *words = match->game->words;
    struct made_table *table = &made->table[made->count];
    if (made->count == MADE_TABLES_MAX)
        return;
    redact(match->game, &made->cursor.state, SEAT_WATCHER, &table->view);
    if (!words->makes(match->data, &table->view, next))
        return;
    table->labels = &made->names[made->count].labels;
    match_labels(match, made->cursor.n, SEAT_WATCHER, &made->names[made->count++]);
}

bool made_pack(const struct match *match, struct made *made, struct text *out)
{
    const struct words *words = match->game->words;
    if (!words || !words->made)
        return false;
    made->count = 0;
    cursor_start(&made->cursor, match);
    do {
        bool last = made->cursor.n == match->count;
        const struct entry *entry = &match->entry[made->cursor.n];
        if (last || (!entry->undo && !entry->say))
            keep(match, made, last ? NULL : &entry->move);
    } while (cursor_next(&made->cursor));
    /* no pack has names that turn the text around them, as logs of other programs may */
    return words->made(match->data, made->table, made->count, out) && text_straighten_from(out, 0);
}
