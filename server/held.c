/* Where a match was before the changes that are in flight. What is always true: there is one such
 * state of a table, and only as long as somebody may ask for it. */
#include <stdlib.h>

#include "server/held.h"
#include "server/tables.h"

uint32_t table_n(const struct table *table)
{
    return table->in_flight && table->before ? table->before->n : table->match.count;
}

const struct state *table_state(const struct table *table)
{
    return table->in_flight && table->before ? &table->before->state : &table->match.state;
}

bool table_hold(struct table *table)
{
    const struct game *game = table->match.game;
    if (table->in_flight)
        return true;
    if (!table->before)
        table->before = malloc(offsetof(struct held_state, state) + game->state_size);
    if (!table->before)
        return false;
    table->before->n = table->match.count;
    state_copy(game, &table->before->state, &table->match.state);
    return true;
}

void table_let_go(struct table *table)
{
    if (table->in_flight)
        return;
    free(table->before);
    table->before = NULL;
}
