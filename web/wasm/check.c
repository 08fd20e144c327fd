/* A log checked as `croupier verify` does it; check.h says what it promises. Always true: whoever
 * packs the lines is not trusted to have packed them well. */
#include "web/wasm/check.h"

#include <string.h>

#include "games/registry.h"
#include "table/names.h"
#include "table/prose.h"

void check_start(struct check *check, const struct hash_ops *hash)
{
    check->lines = check->kept_size = 0;
    check->source = NULL;
    memset(&check->last, 0, sizeof check->last);
    memset(&check->match, 0, sizeof check->match);
    log_reader_start(&check->reader, hash, games_list, games_count);
}

void check_keep(struct check *check, const char *kept, uint32_t size)
{
    check->kept_size = size;
    memcpy(check->kept_bytes, kept, size < CHECK_KEPT_BYTES ? size : CHECK_KEPT_BYTES);
}

static bool refuse(struct text *why, const char *what)
{
    text_put(why, what);
    return false;
}

/* ---- What the line holds ---- */

struct packed {
    const char *at, *end;
};

/* The next text; NULL: there is none. */
static const char *next(struct packed *from)
{
    const char *text = from->at, *stop = memchr(text, 0, (size_t)(from->end - text));
    if (!stop)
        return NULL;
    from->at = stop + 1;
    return text;
}

static bool unpack_list(struct packed *from, const char *count, struct pairs *out,
                        struct value *value)
{
    int64_t items;
    if (!text_number(count, &items) || items < 0 || items > PAIR_ITEMS_MAX - out->items)
        return false;
    value->kind = VALUE_LIST;
    value->item = &out->item[out->items];
    value->items = (uint16_t)items;
    for (int i = 0; i < (int)items; i++) {
        const char *item = next(from);
        if (!item || (item[0] != 'n' && item[0] != '"'))
            return false;
        out->item[out->items++] = item[0] == '"' ? item + 1 : NULL;
    }
    return true;
}

static bool unpack_value(struct packed *from, struct pairs *out, struct value *value)
{
    const char *text = next(from);
    switch (text ? text[0] : 0) {
    case 'n': value->kind = VALUE_NULL; return true;
    case 't':
    case 'f':
        value->kind = VALUE_BOOL;
        value->number = text[0] == 't';
        return true;
    case '#': value->kind = VALUE_NUMBER; return text_number(text + 1, &value->number);
    case '"':
        value->kind = VALUE_STRING;
        value->text = text + 1;
        return true;
    case '[': return unpack_list(from, text + 1, out, value);
    case '?': value->kind = VALUE_OTHER; return true;
    default: return false;
    }
}

bool check_unpack(const char *bytes, uint32_t size, struct pairs *out, struct text *why)
{
    struct packed from = {bytes, bytes + size};
    out->count = out->items = 0;
    while (from.at < from.end) {
        const char *key = next(&from);
        struct value value = {0};
        if (out->count == PAIRS_MAX || !key || !unpack_value(&from, out, &value))
            return refuse(why, "what this line holds cannot be read");
        for (int i = 0; i < out->count; i++)
            if (!strcmp(out->at[i].key, key))
                return refuse(why, "this line holds something twice");
        out->at[out->count++] = (struct pair){.key = key, .value = value};
    }
    return true;
}

/* ---- The lines ---- */

static int bad(struct text *why, const char *what)
{
    text_put(why, what);
    return CHECK_BAD;
}

static int beyond(struct text *why, const char *what)
{
    text_put(why, what);
    return CHECK_BEYOND;
}

/* Whether it decides play as the log has it. */
static bool fits(struct check *check, const struct data_source *source)
{
    if (!source || !source->tree)
        return false;
    play_hash(check->reader.hash, check->head.game, source->tree, &check->play);
    return play_hash_is(check->head.game, check->head.rules.edition, &check->play,
                        check->head.data_play);
}

static const struct node *unpack_kept(struct check *check)
{
    uint8_t sha256[HASH_BYTES];
    uint32_t size = check->kept_size - HASH_BYTES;
    struct bytes packed = {check->kept_bytes + HASH_BYTES, size};
    if (check->kept_size < HASH_BYTES || size > PACKED_BYTES_MAX)
        return NULL;
    check->reader.hash->sha256(&packed, 1, sha256);
    return memcmp(check->kept_bytes, sha256, HASH_BYTES)
               ? NULL
               : unpack(packed.at, size, check->kept_node, PACKED_NODES_MAX);
}

static bool find_source(struct check *check, struct text *why)
{
    const struct log_head *head = &check->head;
    const struct game *game = head->game;
    check->source = NULL;
    for (int i = 0; i < game->source_count && !check->source; i++)
        if (!head->data_named || !strcmp(game->sources[i].name, head->data_name))
            check->source = &game->sources[i];
    if (fits(check, check->source) || !head->data_played || !check->kept_size)
        return true;
    check->kept = (struct data_source){.name = head->data_name, .tree = unpack_kept(check)};
    check->source = &check->kept;
    return fits(check, &check->kept) ||
           refuse(why, "the cards that this match was begun with were kept, but are damaged");
}

bool check_data_open(struct check *check, struct text *why)
{
    const struct game *game = check->head.game;
    struct complaint wrong = {0};
    if (!find_source(check, why))
        return false;
    ENSURE(game->data_size <= sizeof check->block);
    memset(&check->data, 0, sizeof check->data);
    memset(check->block, 0, sizeof check->block);
    check->data.name = check->source ? check->source->name : "";
    return !game->data_open ||
           game->data_open(&check->data, check->block, check->source ? check->source->tree : NULL,
                           &wrong) ||
           refuse(why, wrong.what);
}

void check_head_data(struct check *check)
{
    struct log_head *head = &check->head;
    if (!check->source)
        return;
    struct text name = text_over(head->data_name, sizeof head->data_name);
    text_put(&name, check->source->name);
    head->data_edition = check->data.edition;
    memcpy(head->data_sha256, check->source->sha256, HASH_BYTES);
    memcpy(head->data_play, check->play.now, HASH_BYTES);
    head->data_named = head->data_hashed = head->data_played = true;
}

static int open_data(struct check *check, struct text *why)
{
    const struct log_head *head = &check->head;
    if (head->data_text)
        return beyond(why,
                      "this match was played with cards of its own, which cannot be read here");
    if (!check_data_open(check, why))
        return CHECK_BAD;
    if (head->data_named && !check->source)
        return beyond(why, "this match was played with cards that are not here");
    const uint8_t *sha256 = check->source ? check->source->sha256 : NULL;
    bool same = log_check_data(head, &check->data, sha256, &check->play, why);
    return same ? CHECK_FINE : CHECK_BEYOND;
}

static int read_head(struct check *check, struct text *why)
{
    struct log_head *head = &check->head;
    if (!log_read_head(&check->reader, &check->pairs, head, why))
        return CHECK_BAD;
    if (head->reader != SEAT_CHANCE)
        return bad(why,
                   "this log leaves out what one reader could not see, so it cannot be replayed");
    int result = open_data(check, why);
    if (result != CHECK_FINE)
        return result;
    if (!log_match_start(&check->match, head, &check->data, check->entry, CHECK_ENTRIES_MAX, why))
        return CHECK_BAD;
    match_keep_words(&check->match, check->words, MATCH_WORDS_BYTES, NULL);
    return CHECK_FINE;
}

int check_line(struct check *check, const char *line, uint32_t size, const char *packed,
               uint32_t packed_size, struct text *why)
{
    check->lines++;
    if (!check_unpack(packed, packed_size, &check->pairs, why) ||
        !log_read_chain(&check->reader, line, size, &check->pairs, why))
        return CHECK_BAD;
    if (check->reader.at == LOG_AT_HEAD)
        return read_head(check, why);
    uint32_t before = check->match.count;
    if (before == CHECK_ENTRIES_MAX && check->reader.at == LOG_AT_ENTRIES &&
        !pairs_get(&check->pairs, "end"))
        return beyond(why, "this match is too long to be replayed here");
    if (!log_read_line(&check->reader, &check->pairs, &check->match, &check->head, &check->last,
                       why))
        return CHECK_BAD;
    if (check->match.count > before)
        check->line_of[before] = check->lines;
    return CHECK_FINE;
}

int check_end(struct check *check, struct text *why)
{
    struct fair_drawn first;
    if (check->reader.at == LOG_AT_HEAD) {
        text_put(why, "the log is empty");
        return VERIFY_BAD_FILE;
    }
    int result = log_verify(check->reader.hash, &check->head, &check->last, &check->match, &first,
                            NULL, NULL, why);
    if (first.n)
        text_format(why, " (line %d)", (int)check->line_of[first.n - 1]);
    return result;
}
