/* Changes that are of no table. What is always true: they go one by one, in their order, for they
 * are few. */
#include "store/postgres/postgres.h"

static void put_papers(struct pg_connection *c, const struct store_item *item)
{
    const char *at = item->papers;
    for (int i = 0; i < item->paper_count; i++) {
        struct store_paper paper = store_item_paper(&at);
        const struct pg_value values[] = {{item->done.id, 0}, {paper.name, 0}, {paper.text, 0}};
        pg_send(c, paper.text ? "keep" : "unkeep", values, paper.text ? 3 : 2);
    }
}

void pg_put_alone(struct pg_connection *c, const struct store_item *first)
{
    for (const struct store_item *item = first; item; item = item->next) {
        if (item->done.kind == STORE_KEEP)
            put_papers(c, item);
        if (item->done.kind == STORE_TELL)
            pg_send(c, "tell", &(struct pg_value){item->word, 0}, 1);
    }
}
