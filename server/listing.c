/* See listing.h. What the list says of a table is its paper STORE_LISTED, so that every server with
 * the same database reads the same list: "SEEN FREE SINCE LANGUAGE", what its host says, and one
 * object of the answer, each a line. SEEN and SINCE are Unix times in ms, FREE a mask of seats. */
#include "server/listing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/chairs.h"
#include "server/clocks.h"
#include "server/conn.h"
#include "server/loop.h"
#include "server/papers.h"
#include "server/people.h"
#include "server/replays.h"
#include "server/sit.h"
#include "server/veils.h"
#include "server/speak.h"
#include "table/names.h"
#include "table/native/sodium.h"

enum {
    ENTRY_BYTES = 2048,
    PAPER_BYTES = ENTRY_BYTES + TABLE_LISTING_BYTES + 128,
    READ_AGAIN_MS = 1000, /* what other servers changed is seen after this at the latest */
    SEEN_AGAIN_MS = 240000,
    SWEPT_AT_ONCE = 20
};

/* The answer as it was last read. */
struct listing {
    char *bytes;
    size_t size;
    char tag[LISTED_TAG_BYTES];
    bool stale;
    int64_t read_ms;
    int count; /* papers */
    int left;  /* of tables that nobody is at */
    char id[SWEPT_AT_ONCE][TABLE_CHARS + 1]; /* of these */
};

struct paper_head {
    int64_t seen, since;
    unsigned free; /* seats */
    char language[16];
    const char *says, *entry;
    size_t says_size;
};

/* A paper as put_paper writes it. */
static bool head_read(const char *paper, struct paper_head *head)
{
    char *at;
    if (!paper)
        return false;
    head->seen = strtoll(paper, &at, 10);
    head->free = (unsigned)strtoul(at, &at, 10);
    head->since = strtoll(at, &at, 10);
    at += *at == ' ';
    size_t n = strcspn(at, "\n");
    snprintf(head->language, sizeof head->language, "%.*s", (int)n, at);
    if (!at[n])
        return false;
    head->says = at + n + 1;
    head->says_size = strcspn(head->says, "\n");
    if (!head->says[head->says_size])
        return false;
    head->entry = head->says + head->says_size + 1;
    return true;
}

static const char *paper_of(const struct table *table)
{
    return table->papers ? paper_text(table, STORE_LISTED) : NULL;
}

bool listing_has(const struct table *table)
{
    return paper_of(table);
}

static void put_says(const struct paper_head *head, struct text *out)
{
    char says[TABLE_LISTING_BYTES + 1];
    snprintf(says, sizeof says, "%.*s", (int)head->says_size, head->says);
    codec_string_json(says, out);
}

void listing_put(const struct table *table, struct text *out)
{
    struct paper_head head;
    if (!head_read(paper_of(table), &head))
        return;
    text_put(out, ",\"listed\":");
    put_says(&head, out);
}

static unsigned seats_free(const struct table *table)
{
    unsigned free = 0;
    for (int at = 0; at < table->head.seats; at++) {
        const struct seat *seat = &table->seat[at];
        if (seat->kind == SEAT_PERSON && seat->invited && !seat->has_token && !seat->taken)
            free |= 1u << at;
    }
    return free;
}

unsigned listing_seats(const struct table *table)
{
    return table->gathers && paper_of(table) ? seats_free(table) : 0;
}

/* ---- What it says of a table ---- */

void listing_stored(struct house *house)
{
    if (house->listing)
        house->listing->stale = true;
}

/* Nothing of it is of a person: who sits there is told to those who sit down. */
static void put_entry(const struct table *table, const struct paper_head *head, struct text *out)
{
    text_format(out, "{\"table\":\"%s\",\"game\":\"%s\",\"name\":", table->id,
                table->head.game->name);
    codec_string_json(table->title, out);
    text_put(out, ",\"says\":");
    put_says(head, out);
    text_put(out, ",\"free\":");
    for (int at = 0; at < table->head.seats; at++)
        if (head->free >> at & 1)
            text_format(out, "%s%d", head->free & ((1u << at) - 1) ? "," : "[", at);
    text_format(out, "%s,\"of\":%d,\"language\":\"%s\",\"since\":", head->free ? "]" : "[]",
                table->head.seats, head->language);
    text_int(out, head->since);
    if (clock_planned(&table->clock.plan)) {
        text_put(out, ",\"clock\":{");
        clocks_plan_put(&table->clock.plan, out);
        text_char(out, '}');
    }
    if (table->watchers)
        text_put(out, ",\"watchers\":true");
    text_char(out, '}');
}

static bool put(struct house *house, struct table *table, const char *text, struct text *why)
{
    listing_stored(house);
    return papers_put(house, table, &(struct store_paper){STORE_LISTED, text}, why);
}

/* What it becomes; false: the same as it is. */
static bool write_paper(const struct table *table, const struct paper_head *head,
                        char bytes[PAPER_BYTES])
{
    struct text out = text_over(bytes, PAPER_BYTES);
    const char *now = paper_of(table);
    text_int(&out, head->seen);
    text_format(&out, " %d ", (int)head->free);
    text_int(&out, head->since);
    text_format(&out, " %s\n", head->language);
    for (size_t i = 0; i < head->says_size; i++)
        text_char(&out, head->says[i]);
    text_char(&out, '\n');
    put_entry(table, head, &out);
    ENSURE(!out.cut);
    return !now || strcmp(now, bytes) != 0;
}

/* Puts it in place of what is there, if that is not the same. False and `why`. */
static bool put_paper(struct house *house, struct table *table, const struct paper_head *head,
                      struct text *why)
{
    char bytes[PAPER_BYTES];
    return !write_paper(table, head, bytes) || put(house, table, bytes, why);
}

void listing_part(const struct table *table, struct parting *parting)
{
    struct paper_head head;
    if (!head_read(paper_of(table), &head))
        return;
    head.free = listing_seats(table);
    parting->listed = malloc(PAPER_BYTES);
    ENSURE(parting->listed && parting->count < PARTING_MAX);
    if (write_paper(table, &head, parting->listed))
        parting->at[parting->count++] = (struct store_paper){STORE_LISTED, parting->listed};
}

static bool is_attended(const struct table *table)
{
    for (int at = 0; at < table->head.seats; at++)
        if (people_here(table, at))
            return true;
    return false;
}

static void tell(const struct house *house, const char *what, const struct table *table,
                 const char *address)
{
    struct event event;
    event_begin(&event, house, what);
    event_table(&event, table);
    if (address)
        event_text(&event, "from", address);
    event_end(&event);
}

static bool take_off(struct house *house, struct table *table, struct text *why)
{
    if (!put(house, table, NULL, why))
        return false;
    tell(house, "unlisted", table, NULL);
    return true;
}

void listing_look(struct house *house, struct table *table)
{
    char reason[REASON_BYTES], kept[PAPER_BYTES];
    struct text why = text_over(reason, sizeof reason);
    const char *paper = paper_of(table);
    struct paper_head head;
    if (!paper || table->lost || table->in_flight)
        return;
    snprintf(kept, sizeof kept, "%s", paper);
    int64_t now = today_ms();
    bool good = head_read(kept, &head), here = is_attended(table);
    if (!good || !house->options.list || !table->gathers ||
        (!here && now - head.seen > LISTED_AWAY_MS)) {
        take_off(house, table, &why); /* if that fails, the next sweep tries again */
        return;
    }
    if (here && now - head.seen > SEEN_AGAIN_MS)
        head.seen = now;
    head.free = listing_seats(table);
    put_paper(house, table, &head, &why);
}

/* ---- The answer ---- */

struct reading {
    struct house *house;
    struct listing *listing;
    struct text out;
    const char *between;
    int64_t now;
};

static bool read_one(void *arg, const struct store_paper *paper)
{
    struct reading *reading = arg;
    struct listing *listing = reading->listing;
    struct paper_head head;
    bool good = head_read(paper->text, &head);
    /* of a table that is here more is known than what has come to the disk */
    const struct table *live = table_live(reading->house, paper->name);
    unsigned free = live ? listing_seats(live) : head.free;
    listing->count++;
    if (!good || reading->now - head.seen > LISTED_AWAY_MS) {
        if (listing->left < SWEPT_AT_ONCE)
            snprintf(listing->id[listing->left++], TABLE_CHARS + 1, "%s", paper->name);
    } else if (good && free) {
        text_format(&reading->out, "%s%s", reading->between, head.entry);
        reading->between = ",";
    }
    return true;
}

static void tag_make(struct listing *listing)
{
    uint8_t hash[HASH_BYTES];
    char hex[2 * HASH_BYTES + 1];
    sodium_sha256(listing->bytes, listing->size, hash);
    hash_hex(hash, HASH_BYTES, hex);
    snprintf(listing->tag, sizeof listing->tag, "\"%.16s\"", hex);
}

/* The list as it is now. NULL: it cannot be read. */
static struct listing *listing_now(struct house *house, bool anew)
{
    enum { ANSWER_BYTES = LISTED_MAX * (ENTRY_BYTES + 1) + 64 };
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct listing *listing = house->listing;
    int64_t now = now_ms();
    if (!listing)
        listing = house->listing = calloc(1, sizeof *listing);
    ENSURE(listing);
    if (!anew && listing->bytes && !listing->stale && now - listing->read_ms < READ_AGAIN_MS)
        return listing;
    char *bytes = malloc(ANSWER_BYTES);
    ENSURE(bytes);
    struct reading reading = {
        .house = house, .listing = listing, .out = text_over(bytes, ANSWER_BYTES), .between = "",
        .now = today_ms()};
    listing->count = listing->left = 0;
    text_put(&reading.out, "{\"list\":true");
    text_put(&reading.out, ",\"tables\":[");
    if (store_listed(house->store, LISTED_MAX, read_one, &reading, &why) < 0) {
        free(bytes);
        return NULL;
    }
    text_put(&reading.out, "]}\n");
    ENSURE(!reading.out.cut);
    listing->stale = false;
    listing->read_ms = now;
    free(listing->bytes);
    listing->bytes = bytes;
    listing->size = reading.out.used;
    tag_make(listing);
    return listing;
}

void answer_listing(struct request *request)
{
    static const char none[] = "{\"list\":false}\n", type[] = "application/json";
    request->cache = "no-cache";
    if (!request->house->options.list) {
        answer_static(request, 200, type, none, sizeof none - 1);
        return;
    }
    const struct listing *listing = listing_now(request->house, false);
    if (!listing) {
        answer_said(request, 503, "store", WHY_LIST_UNREAD());
        return;
    }
    /* the list may be another before this one is sent */
    snprintf(request->tag_own, sizeof request->tag_own, "%s", listing->tag);
    request->tag = request->tag_own;
    if (!strcmp(request->if_none_match, request->tag_own)) {
        answer_static(request, 304, type, "", 0);
        return;
    }
    char *copy = malloc(listing->size);
    ENSURE(copy);
    memcpy(copy, listing->bytes, listing->size);
    answer_own(request, 200, type, copy, listing->size);
}

void listing_close(struct house *house)
{
    if (house->listing)
        free(house->listing->bytes);
    free(house->listing);
    house->listing = NULL;
}

void listing_sweep(struct house *house)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct listing *listing = house->options.list ? listing_now(house, false) : NULL;
    const struct store_paper gone = {STORE_LISTED, NULL};
    for (int i = 0; listing && i < listing->left; i++) {
        const char *id = listing->id[i];
        struct store_holder other;
        const struct store_change change = {
            .kind = STORE_CHANGE, .id = id, .papers = &gone, .paper_count = 1};
        if (table_live(house, id) || replay_reads(house, id))
            continue; /* listing_look does it */
        if (store_hold(house->store, id, &other, &why) == STORE_HELD &&
            store_submit(house->store, &change, NULL, &why))
            listing->stale = true;
    }
}

/* ---- Put on and taken off ---- */

/* How many tables of the list were put there from this address, and how many there are here. */
static void count_live(const struct house *house, const char *address, int *theirs, int *all)
{
    *theirs = *all = 0;
    for (int i = 0; i < TABLES_BUCKETS; i++)
        for (const struct table *table = house->tables.bucket[i]; table; table = table->next)
            if (paper_of(table)) {
                ++*all;
                *theirs += !strcmp(table->listed_from, address);
            }
}

/* Whether there is room for one more table of this address. False and `why`. */
static bool has_room(struct house *house, const char *address, struct text *why)
{
    int theirs, all;
    if (!house->options.list) {
        speak(why, WHY_LIST_NONE());
        return false;
    }
    const struct listing *listing = listing_now(house, true);
    count_live(house, address, &theirs, &all);
    if (!listing)
        speak(why, WHY_LIST_UNREAD());
    else if (theirs >= LISTED_EACH)
        speak(why, WHY_LIST_EACH(LISTED_EACH));
    else if (all >= LISTED_MAX || listing->count >= LISTED_MAX)
        speak(why, WHY_LIST_FULL());
    else
        return true;
    return false;
}

bool listing_may(struct request *request)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    why.language = request->language;
    if (has_room(request->house, request->address, &why))
        return true;
    answer_error(request, 422, "not-listed", reason);
    return false;
}

static bool open_list(struct house *house, struct table *table, const char *says,
                      const char *language, const char *address, struct text *why)
{
    struct paper_head head = {.seen = today_ms(),
                              .since = today_ms(),
                              .says = says,
                              .says_size = strlen(says)};
    snprintf(head.language, sizeof head.language, "%s", language ? language : "en");
    head.free = seats_free(table);
    if (!put_paper(house, table, &head, why))
        return false;
    snprintf(table->listed_from, sizeof table->listed_from, "%s", address);
    tell(house, "listed", table, address);
    return true;
}

void listing_open(struct house *house, struct table *table, const char *says,
                  const char *language, const char *address)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    open_list(house, table, says, language, address, &why);
}

/* A line of text, straightened into `out`. */
static bool line_read(const char *text, char out[TABLE_LISTING_BYTES + 1])
{
    if (!text || strlen(text) > TABLE_LISTING_BYTES)
        return false;
    memcpy(out, text, strlen(text) + 1);
    text_straighten(out);
    return text_is_plain(out) && (!*out || text_is_seen(out));
}

/* Whether this may be changed once more: each change is a write, and is read by all. */
static bool may_change(struct table *table)
{
    return bucket_take(&table->listed_rate, LISTED_CHANGES / 60.0, LISTED_CHANGES, now_ms());
}

static void change(struct house *house, struct conn *conn, bool opens, const char *text)
{
    char reason[REASON_BYTES], says[TABLE_LISTING_BYTES + 1];
    struct text why = text_over(reason, sizeof reason);
    struct table *table = conn->table;
    bool open = paper_of(table);
    why.language = conn->wire.language;
    if (conn->wire.seat == SEAT_WATCHER || !chairs_host(table, conn->wire.seat))
        conn_said(conn, "illegal", WHY_HOST());
    else if (opens && !line_read(text ? text : "", says))
        conn_said(conn, "bad-message", WHY_LIST_TEXT(TABLE_LISTING_BYTES));
    else if (opens && !table->gathers)
        conn_said(conn, "illegal", WHY_LIST_BEGUN());
    else if (!opens && !open)
        return;
    else if (!may_change(table))
        conn_said(conn, "too-fast", WHY_LIST_FAST());
    else if (opens && !open && !has_room(house, conn->address, &why))
        conn_error(conn, "illegal", reason);
    else if (opens ? !open_list(house, table, says, conn->wire.language, conn->address, &why)
                   : !take_off(house, table, &why))
        conn_error(conn, "store", reason);
}

bool listing_message(struct house *house, struct conn *conn, const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type");
    const struct value *open = pairs_get(pairs, "open"), *text = pairs_get(pairs, "text");
    if (!type || strcmp(type, "list") != 0)
        return false;
    if (!open || open->kind != VALUE_BOOL || (text && text->kind != VALUE_STRING))
        conn_said(conn, "bad-message", WHY_LIST_OPEN());
    else
        change(house, conn, open->number, text ? text->text : NULL);
    return true;
}
