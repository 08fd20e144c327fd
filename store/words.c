/* What all backends decide alike: whether a change fits what is there, and its words. */
#include "store/backend.h"

#include <string.h>

const char *const store_status_words[STORE_STATUSES] = {NULL, "open", "over", "stopped"};

int store_status_read(const char *word)
{
    for (int status = STORE_OPEN; status < STORE_STATUSES; status++)
        if (word && strcmp(word, store_status_words[status]) == 0)
            return status;
    return STORE_ANY;
}

static bool refuse(struct store_item *item, int result, const char *what)
{
    struct text why = text_over(item->done.why, sizeof item->done.why);
    item->done.result = result;
    text_put(&why, what);
    return false;
}

bool store_item_fits(struct store_item *item, bool found, uint32_t lines)
{
    bool creates = item->done.kind == STORE_CREATE;
    item->done.result = STORE_OK;
    item->done.why[0] = 0;
    if (store_kind_alone(item->done.kind))
        return true;
    if (creates && found)
        return refuse(item, STORE_CONFLICT, "that table already exists");
    if (!creates && !found)
        return refuse(item, STORE_MISSING, "there is no such table");
    /* A secret speaks of lines as well: it does not go in without those before it. */
    bool follows = item->lines || item->secret;
    if (item->done.kind == STORE_CHANGE && follows && item->done.first != lines) {
        struct text why = text_over(item->done.why, sizeof item->done.why);
        item->done.result = STORE_CONFLICT;
        text_format(&why, "line %d does not follow: the next is %d", (int)item->done.first,
                    (int)lines);
        return false;
    }
    return true;
}

/* Name, then text after a '+', or '-' where it goes; each with a zero byte. */
struct store_paper store_item_paper(const char **at)
{
    struct store_paper paper = {.name = *at};
    const char *text = *at + strlen(*at) + 1;
    paper.text = *text == '+' ? text + 1 : NULL;
    *at = text + strlen(text) + 1;
    return paper;
}

void store_items_fail(struct store_item *first, const char *reason)
{
    for (struct store_item *item = first; item; item = item->next) {
        struct text why = text_over(item->done.why, sizeof item->done.why);
        item->done.result = STORE_FAILED;
        text_put(&why, reason);
    }
}
