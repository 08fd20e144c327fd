/* See made.h. */
#include "table/made.h"

#include "table/names.h"
#include "table/removed.h"

/* What the master says to all with entry n + 1, where the table is one in the making; else NULL. */
static const char *master_said(const struct match *match, struct made *made,
                               const struct entry *entry)
{
    const char *said = match->game->master && !entry->undo && match_spoke(match, entry, 0)
                           ? match_text(match, entry, SEAT_WATCHER)
                           : NULL;
    struct view *view = &made->table[made->count].view;
    if (!said || words_are_removed(said) || made->count == MADE_TABLES_MAX)
        return NULL;
    redact(match->game, &made->cursor.state, SEAT_WATCHER, view);
    return match->game->words->makes(match->data, view, NULL) ? said : NULL;
}

/* The table before entry n + 1 (or at the end), if it is worth keeping and there is room. */
static void keep(const struct match *match, struct made *made, const struct move *next,
                 const char **said)
{
    const struct words *words = match->game->words;
    struct made_table *table = &made->table[made->count];
    if (made->count == MADE_TABLES_MAX)
        return;
    redact(match->game, &made->cursor.state, SEAT_WATCHER, &table->view);
    if (!words->makes(match->data, &table->view, next))
        return;
    table->said = *said;
    *said = NULL;
    table->labels = &made->names[made->count].labels;
    match_labels(match, made->cursor.n, SEAT_WATCHER, &made->names[made->count++]);
}

bool made_pack(const struct match *match, struct made *made, struct text *out)
{
    const struct words *words = match->game->words;
    const char *said = NULL;
    if (!words || !words->made)
        return false;
    made->count = 0;
    cursor_start(&made->cursor, match);
    do {
        bool last = made->cursor.n == match->count;
        const struct entry *entry = &match->entry[made->cursor.n];
        if (last || (!entry->undo && !entry->say))
            keep(match, made, last ? NULL : &entry->move, &said);
        const char *more = last ? NULL : master_said(match, made, entry);
        said = more ? more : said;
    } while (cursor_next(&made->cursor));
    /* no pack has names that turn the text around them, as logs of other programs may */
    return words->made(match->data, made->table, made->count, out) && text_straighten_from(out, 0);
}
