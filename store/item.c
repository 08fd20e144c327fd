/* A change that is queued, made from what the caller gives: checked, and copied whole. */
#include <stdlib.h>
#include <string.h>

#include "store/backend.h"

static bool id_good(const char *id)
{
    return id && strlen(id) == STORE_ID_CHARS && strspn(id, "0123456789abcdef") == STORE_ID_CHARS;
}

/* How many lines; -1 and `why` if one is too long, holds a zero byte, or the last has no end. */
static int64_t lines_count(const struct store_change *c, struct text *why)
{
    int64_t n = 0;
    for (const char *at = c->lines, *all = at ? at + c->lines_size : at; at && at < all; n++) {
        const char *end = memchr(at, '\n', (size_t)(all - at));
        if (!end || end == at || end - at >= STORE_LINE_BYTES ||
            memchr(at, 0, (size_t)(end - at))) {
            text_format(why, "line %d is no whole line of 1 to %d bytes", (int)(c->first + n),
                        STORE_LINE_BYTES);
            return -1;
        }
        at = end + 1;
    }
    if (c->first + n > STORE_LINES_MAX) {
        text_format(why, "a table has at most %d lines", STORE_LINES_MAX);
        return -1;
    }
    return n;
}

static bool papers_good(const struct store_change *c)
{
    bool good = true;
    for (int i = 0; i < c->paper_count; i++) {
        const char *name = c->papers[i].name, *text = c->papers[i].text;
        good = good && name && *name && strlen(name) <= STORE_PAPER_NAME_BYTES &&
               (!text || strlen(text) <= STORE_PAPER_BYTES);
    }
    return good;
}

static bool change_good(const struct store_change *c, struct text *why)
{
    const char *wrong = NULL;
    if (c->kind == STORE_TRY)
        return true;
    if (c->kind == STORE_TELL && (!c->word || !*c->word || strlen(c->word) >= STORE_WORD_BYTES))
        wrong = "a word to others has 1 to 255 bytes";
    else if (c->kind == STORE_TELL)
        return true;
    else if (!id_good(c->id))
        wrong = "a table's id is 32 hexadecimal digits in lower case";
    else if (c->status < STORE_ANY || c->status >= STORE_STATUSES)
        wrong = "there is no such status";
    else if (c->kind < STORE_CREATE || c->kind > STORE_KEEP)
        wrong = "a change creates, changes, renews, removes or keeps";
    else if (c->kind == STORE_KEEP && (c->lines || c->status || c->title || c->secret))
        wrong = "a key has nothing but papers";
    else if (c->kind == STORE_CREATE &&
             (!c->game || !*c->game || strlen(c->game) > STORE_GAME_BYTES))
        wrong = "a new table names its game";
    else if (c->kind == STORE_REMOVE &&
             (c->lines || c->status || c->title || c->secret || c->paper_count))
        wrong = "what is removed is not changed as well";
    else if (c->kind == STORE_CREATE && c->first != 0)
        wrong = "a new table begins with line 0";
    else if (c->kind == STORE_RENEW && (c->first != 0 || !c->lines))
        wrong = "lines that replace all others begin with line 0";
    else if (c->title && strlen(c->title) > STORE_TITLE_BYTES)
        wrong = "the title is too long";
    else if (c->secret && strlen(c->secret) > STORE_SECRET_BYTES)
        wrong = "the secret is too long";
    else if (c->paper_count < 0 || c->paper_count > STORE_PAPERS_MAX)
        wrong = "one change has too many papers";
    else if (!papers_good(c))
        wrong = "a paper has a name and is not too long";
    if (wrong)
        text_put(why, wrong);
    return !wrong;
}

static const char *keep(char **at, const char *from, size_t size)
{
    if (!from)
        return NULL;
    char *to = memcpy(*at, from, size);
    to[size] = 0;
    *at += size + 1;
    return to;
}

static size_t length(const char *text)
{
    return text ? strlen(text) + 1 : 0;
}

static size_t papers_length(const struct store_change *c)
{
    size_t bytes = 0;
    for (int i = 0; i < c->paper_count; i++)
        bytes += length(c->papers[i].name) + length(c->papers[i].text) + 2;
    return bytes;
}

/* As store_item_paper reads them. */
static const char *keep_papers(char **at, const struct store_change *c)
{
    const char *first = *at;
    for (int i = 0; i < c->paper_count; i++) {
        const char *text = c->papers[i].text;
        keep(at, c->papers[i].name, strlen(c->papers[i].name));
        *(*at)++ = text ? '+' : '-';
        keep(at, text ? text : "", text ? strlen(text) : 0);
    }
    return c->paper_count ? first : NULL;
}

struct store_item *store_item_make(const struct store_change *c, struct text *why)
{
    int64_t lines = lines_count(c, why);
    if (lines < 0 || !change_good(c, why))
        return NULL;
    size_t bytes = length(c->game) + length(c->title) + length(c->secret) + length(c->word) +
                   papers_length(c) + (c->lines ? c->lines_size + 1 : 0);
    struct store_item *item = bytes <= STORE_CHANGE_BYTES ? malloc(sizeof *item + bytes) : NULL;
    if (!item) {
        text_put(why, bytes <= STORE_CHANGE_BYTES ? "out of memory" : "one change is too large");
        return NULL;
    }
    memset(item, 0, sizeof *item);
    char *at = item->data;
    item->done = (struct store_done){
        .tag = c->tag, .kind = c->kind, .first = c->first, .lines = (uint32_t)lines};
    if (c->id)
        memcpy(item->done.id, c->id, STORE_ID_CHARS + 1);
    item->bytes = bytes;
    item->status = c->status;
    item->created = c->created;
    item->used = c->used;
    item->game = keep(&at, c->game, c->game ? strlen(c->game) : 0);
    item->title = keep(&at, c->title, c->title ? strlen(c->title) : 0);
    item->secret = keep(&at, c->secret, c->secret ? strlen(c->secret) : 0);
    item->word = keep(&at, c->word, c->word ? strlen(c->word) : 0);
    item->papers = keep_papers(&at, c);
    item->paper_count = c->paper_count;
    item->lines = lines ? keep(&at, c->lines, c->lines_size) : NULL;
    item->lines_end = item->lines ? item->lines + c->lines_size : NULL;
    return item;
}
