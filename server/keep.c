/* How long tables are kept. What is always true: a table is removed only if nobody was at it for
 * the days that the host asked for, and never while somebody is. */
#include <string.h>

#include "server/keep.h"
#include "server/loop.h"
#include "server/replays.h"
#include "server/sit.h"

enum { REMOVED_AT_ONCE = 20, TOUCH_MS = 3600000 };
static const int64_t day_ms = 86400000;

void table_touch(struct house *house, struct table *table)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    int64_t now = today_ms();
    /* Tag 0: nobody waits for it. If the store cannot take it now, the next one at the table tries
     * again. */
    const struct store_change change = {.kind = STORE_CHANGE, .id = table->id, .used = now};
    if (now - table->touched < TOUCH_MS || table->fresh ||
        !store_submit(house->store, &change, NULL, &why))
        return;
    table->touched = now;
}

void table_came(struct house *house, struct table *table, int seat, const char *address)
{
    table_touch(house, table);
    tell_seat(house, "comes", table, seat, address);
}

struct left {
    struct house *house;
    int count;
    struct { char id[STORE_ID_CHARS + 1], game[STORE_GAME_BYTES + 1]; } at[REMOVED_AT_ONCE];
};

static bool add(void *arg, const struct store_table *table)
{
    struct left *left = arg;
    memcpy(left->at[left->count].id, table->id, sizeof left->at->id);
    memcpy(left->at[left->count].game, table->game, sizeof left->at->game);
    return ++left->count < REMOVED_AT_ONCE;
}

/* Whether nobody is at it; then it leaves memory, too. */
static bool nobody_at(struct house *house, const char *id)
{
    struct table *table = table_live(house, id);
    if (replay_reads(house, id))
        return false;
    if (!table)
        return true;
    if (table->conns || table->thinking || table->in_flight || table->papers_due || table->waits ||
        table->streams) {
        table_touch(house, table);
        return false;
    }
    table_lose(house, table, "no-such-table", ""); /* nobody is there to be told */
    return true;
}

void keep_sweep(struct house *house)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct left left = {.house = house};
    if (!house->options.keep_days)
        return;
    store_list_left(house->store, today_ms() - house->options.keep_days * day_ms, REMOVED_AT_ONCE,
                    add, &left, &why);
    for (int i = 0; i < left.count; i++) {
        const struct store_change change = {.kind = STORE_REMOVE, .id = left.at[i].id};
        struct event event;
        struct store_holder other;
        if (!nobody_at(house, left.at[i].id) ||
            store_hold(house->store, left.at[i].id, &other, &why) != STORE_HELD ||
            !store_submit(house->store, &change, NULL, &why))
            continue;
        house->count.tables_removed++;
        event_begin(&event, house, "removed");
        event_id(&event, left.at[i].id, left.at[i].game);
        event_end(&event);
    }
}
