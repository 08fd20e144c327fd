/* What is on the disk after a life, against what anybody was told. What is always true: this runs
 * in a process of its own, on a disk that works, and trusts of the server only table/ and store/:
 * the log is played again by the rules, and every frame made again from that match. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"
#include "store/store.h"
#include "table/cursor.h"
#include "table/hints.h"
#include "table/names.h"
#include "table/native/fold.h"
#include "table/native/json.h"
#include "table/native/logfile.h"
#include "table/native/sodium.h"
#include "table/say.h"
#include "table/wire.h"
#include "tests/sim/clients.h"
#include "tests/table/rebuild.h"

enum { ROOM_BYTES = 4 << 20, LOGS_BYTES = 16 << 20 };

struct lines {
    char *text;
    size_t size, room;
};

/* One table, played again line by line. */
struct replayed {
    int table;
    struct log_file file;  /* the whole */
    struct match match;    /* as far as it was played again */
    struct log_reader reader;
    struct log_head head;
};

static bool add_line(void *arg, uint32_t n, const char *line, size_t size)
{
    struct lines *to = arg;
    (void)n;
    if (to->size + size + 2 > to->room) {
        to->room = 2 * (to->size + size + 2);
        to->text = realloc(to->text, to->room);
        if (!to->text)
            fail("no memory for a log");
    }
    memcpy(to->text + to->size, line, size);
    to->size += size;
    to->text[to->size++] = '\n';
    to->text[to->size] = 0;
    return true;
}

/* ---- Moves: each that was acknowledged once, in its place; each that was refused never ---- */

static void check_moves(const struct replayed *of)
{
    const struct match *match = &of->file.match;
    uint32_t *at = calloc((size_t)world->sent_count + 1, sizeof *at);
    for (uint32_t n = 1; n <= match->count; n++) {
        const struct entry *entry = &match->entry[n - 1];
        const char *text = match_text(match, entry, SEAT_CHANCE);
        int which = text && text[0] == 'm' ? atoi(text + 1) : -1;
        if (which < 0 || entry->move.seat == SEAT_CHANCE) /* which shows what was said in secret */
            continue;
        if (which >= world->sent_count ||
            world->client[world->sent[which].client].table != of->table)
            fail("table %d: entry %u is nobody's: %s", of->table, n, text);
        if (entry->move.seat != world->client[world->sent[which].client].seat)
            fail("table %d: entry %u of seat %d says %s", of->table, n, entry->move.seat, text);
        if (at[which])
            fail("table %d: m%d was played twice, as entries %u and %u", of->table, which,
                 at[which], n);
        at[which] = n;
    }
    for (int i = 0; i < world->sent_count; i++) {
        const struct sent *sent = &world->sent[i];
        if (world->client[sent->client].table != of->table)
            continue;
        if (sent->erased && at[i])
            fail("table %d: m%d was erased, and is entry %u", of->table, i, at[i]);
        if (!at[i] && (sent->erased || sent->parted || errands_erasing(sent->client)))
            continue;
        if (sent->fate == FATE_KEPT && sent->undo && sent->n && sent->n <= match->count &&
            match->entry[sent->n - 1].undo)
            continue;
        if (sent->fate == FATE_KEPT && sent->mark < 0 && at[i] != sent->n)
            fail("table %d: m%d was acknowledged as entry %u, and is %s%u", of->table, i, sent->n,
                 at[i] ? "entry " : "lost, of ", at[i] ? at[i] : match->count);
        if (sent->fate == FATE_REFUSED && at[i])
            fail("table %d: m%d was refused, and is entry %u", of->table, i, at[i]);
    }
    free(at);
}

/* ---- Frames ---- */

static bool json_same(const char *a, const char *b);

static void differ(const struct told *told, const char *got, const char *want, const char *what)
{
    size_t at = 0;
    while (got[at] && got[at] == want[at])
        at++;
    size_t from = at > 60 ? at - 60 : 0;
    fail("seat %d of table %d was shown after entry %u (%s) ...%.160s where it is ...%.160s",
         told->seat, told->table, told->n, what, got + from, want + from);
}

/* What anyone may be sent of this entry on, by the log alone. */
static void make_frame(const struct replayed *of, const struct told *told, struct text *out)
{
    struct wire_seat seat;
    wire_seat_start(&seat, told->seat);
    seat.sent = told->from;
    if (told->ended)
        wire_end(&seat, &of->match, &of->head,
                 of->file.last.revealed ? &of->file.last.reveal : NULL, out);
    else
        wire_turn(&seat, &of->match, out);
    if (out->cut)
        fail("a frame is too long");
    out->at[--out->used] = 0; /* its end of line */
}

/* The same for pages, which have what is said of it, too. */
static void make_page(const struct replayed *of, const struct told *told, struct text *out)
{
    struct saying saying = {.match = &of->match, .head = &of->head,
                            .no_odds = hints_hide(of->head.hints, &of->match)};
    struct view view;
    make_frame(of, told, out);
    out->at[--out->used] = 0; /* its brace */
    match_view(&of->match, told->seat, &view);
    say_words(&saying, &view, NULL, false, NULL, out);
    say_story(&saying, told->seat, told->story, NULL, false, out);
    text_char(out, '}');
    if (out->cut)
        fail("a page's frame is too long");
}

/* Two objects: at most times their members come in the same order. */
static bool members_same(const char *a, const char *b)
{
    const char *next = b + 1;
    char name[80];
    int left = 0;
    for (const char *at = a + 1; *at == '"'; at += *at == ',', left--) {
        const char *colon = rebuild_end(at), *value = colon + 1;
        size_t n = (size_t)(value - at);
        snprintf(name, sizeof name, "%.*s", (int)(colon - at) - 2, at + 1);
        const char *other = !strncmp(next, at, n) ? next + n : rebuild_member(b, name);
        if (!json_same(value, other))
            return false;
        at = rebuild_end(value);
        next = rebuild_end(other);
        next += *next == ',';
    }
    for (const char *at = b + 1; *at == '"'; at += *at == ',', left++)
        at = rebuild_end(rebuild_end(at) + 1);
    return !left;
}

/* The same value, whatever the order of members, which patches do not keep. */
static bool json_same(const char *a, const char *b)
{
    if (!a || !b || *a != *b)
        return a == b;
    if (*a == '{')
        return members_same(a, b);
    size_t n = (size_t)(rebuild_end(a) - a), m = (size_t)(rebuild_end(b) - b);
    if (*a != '[')
        return n == m && !memcmp(a, b, n);
    for (a++, b++; *a != ']' && *b != ']'; a += *a == ',', b += *b == ',') {
        if (!json_same(a, b))
            return false;
        a = rebuild_end(a);
        b = rebuild_end(b);
    }
    return *a == *b;
}

/* Of a frame that was put together from patches all but what is known from another member, and who
 * is waited for, which depends on who a bot plays for. */
static void compare_members(const struct told *told, const char *want)
{
    static const char *const names[] = {"turn", "view", "options", "aside", "window", "undo",
                                        "labels", "events", "end", "payoff", "fair", "prompt",
                                        "called", "facts", "story"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *a = rebuild_member(told->text, names[i]), *b = rebuild_member(want, names[i]);
        size_t n = a ? (size_t)(rebuild_end(a) - a) : 0;
        bool same = a && b && !strncmp(a, b, n) && rebuild_end(b) == b + n; /* as a rule */
        if (!same && !json_same(a, b))
            differ(told, a ? a : "", b ? b : "", names[i]);
    }
}

static void check_frames(struct replayed *of, uint32_t n, bool ended)
{
    static char bytes[ROOM_BYTES];
    for (int i = 0; i < world->told_count; i++) {
        const struct told *told = &world->told[i];
        if (told->table != of->table || told->n != n || told->ended != ended || told->log)
            continue;
        world->counts[COUNT_CHECKED]++;
        if (errands_erased(told->table, told->text)) /* which nobody can make again */
            continue;
        struct text want = text_over(bytes, sizeof bytes);
        /* while it waits for its people nobody has options, whoever's turn it will be */
        of->match.waits = world->table[of->table].gathers && !of->match.head &&
                          strstr(told->text, "\"options\":[]");
        if (told->plain)
            make_frame(of, told, &want);
        else
            make_page(of, told, &want);
        if (!told->plain)
            compare_members(told, bytes);
        else if (strcmp(told->text, bytes) != 0)
            differ(told, told->text, bytes, "all of it");
    }
}

/* ---- A seat's own log: what was sent of it is how it begins ---- */

/* One that was read before the match began: talk under a header that all agreed to replace. */
static bool before_the_deal(const struct told *told, const char *whole)
{
    const char *at = strchr(told->text, '\n');
    size_t head = at ? (size_t)(at - told->text) : 0;
    if (!head || !world->table[told->table].gathers || !strncmp(told->text, whole, head))
        return false;
    for (const char *end; *++at; at = end) {
        end = strchr(at, '\n');
        const char *says = strstr(at, "\"do\":\"say\"");
        if (!end || !says || says > end)
            return false;
    }
    return true;
}

static void check_logs(const struct replayed *of, int seat)
{
    struct cursor cursor;
    struct log_writer writer;
    struct text want = {0};
    const struct match *match = &of->file.match;
    for (int i = 0; i < world->told_count; i++) {
        const struct told *told = &world->told[i];
        if (told->table != of->table || !told->log || told->seat != seat)
            continue;
        if (!want.at) {
            want = text_over(malloc(LOGS_BYTES), LOGS_BYTES);
            log_writer_start(&writer, &hash_sodium, seat);
            log_write_head(&writer, &of->head, &want);
            cursor_start(&cursor, match);
            while (cursor_next(&cursor))
                log_write_entry(&writer, match, cursor.n, &cursor.state, &want);
            if (of->file.last.end != LOG_OPEN)
                log_write_end(&writer, match, &of->head, NULL, &want);
            if (want.cut)
                fail("a log is too long");
        }
        size_t n = strlen(told->text);
        if (!errands_erased(told->table, told->text) && !before_the_deal(told, want.at) &&
            (strncmp(told->text, want.at, n) != 0 || !n || told->text[n - 1] != '\n'))
            differ(told, told->text, want.at, "its log");
        world->counts[COUNT_CHECKED]++;
    }
    free(want.at);
}

/* ---- What was arranged ---- */

static void check_arranged(const struct replayed *of)
{
    const struct sim_table *table = &world->table[of->table];
    const struct match *match = &of->file.match;
    char bytes[SIM_FAIR_CHARS];
    struct text fair = text_over(bytes, sizeof bytes);
    int allowed = 0, denied = 0;
    for (uint32_t n = 0; n < match->count; n++) {
        allowed += match->entry[n].waived;
        denied += match->entry[n].denied;
    }
    for (int i = 0; i < world->clients; i++) {
        const struct client *c = &world->client[i];
        if (c->table == of->table && (c->allowed > allowed || c->denied > denied))
            fail("table %d: client %d heard of %d moves let pass and %d not; there are %d and %d",
                 of->table, i, c->allowed, c->denied, allowed, denied);
    }
    log_commitment(&of->file.head.fair, table->seats, &fair);
    if (table->fair[0] && strcmp(table->fair, bytes) != 0)
        fail("table %d: all were told of the shuffle %s, and it is %s", of->table, table->fair,
             bytes);
}

static bool look_at_paper(void *arg, const struct store_paper *paper)
{
    errands_paper(*(const int *)arg, paper->name, paper->text);
    arrange_paper(*(const int *)arg, paper->name, paper->text);
    return true;
}

/* What was taken in stands there as it was sent, but for its header. */
static void check_imports(struct store *store)
{
    char reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    for (int i = 0; i < world->imports; i++) {
        const struct imported *it = &world->import[i];
        struct lines lines = {0};
        if (store_lines(store, it->id, 0, add_line, &lines, &why) < 0 || !lines.size)
            fail("import %d is not on the disk: %s", i, reason);
        if (strcmp(lines.text, it->log) != 0)
            fail("import %d is another on the disk: %.200s for %.200s", i, lines.text, it->log);
        free(lines.text);
    }
}

/* ---- A table ---- */

static void replay_line(struct replayed *of, const char *line, size_t size, int number)
{
    char reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    struct pairs pairs;
    struct log_last last = {0};
    struct json *json = json_open(line, size, LOG_HEAD_BYTES, &pairs, &why);
    if (!json || !log_read_chain(&of->reader, line, size, &pairs, &why))
        fail("table %d, line %d: %s", of->table, number, reason);
    uint32_t before = of->match.count;
    bool good = number ? log_read_line(&of->reader, &pairs, &of->match, &of->head, &last, &why)
                       : log_read_head(&of->reader, &pairs, &of->head, &why);
    if (!good)
        fail("table %d, line %d: %s", of->table, number, reason);
    if (!number) {
        log_head_data(&of->head, &of->file.pack);
        good = log_match_start(&of->match, &of->head, &of->file.pack.data,
                               calloc(of->file.match.count + 8, sizeof(struct entry)),
                               of->file.match.count + 8, &why);
        match_keep_words(&of->match, malloc(MATCH_WORDS_BYTES), MATCH_WORDS_BYTES,
                         &fold_unistring);
        if (!good)
            fail("table %d: %s", of->table, reason);
        check_frames(of, 0, false);
    } else if (of->match.count > before) {
        check_frames(of, of->match.count, false);
    } else if (last.end != LOG_OPEN) {
        check_frames(of, of->match.count, true);
    }
    json_close(json);
}

static void check_table(struct store *store, int at)
{
    const struct sim_table *table = &world->table[at];
    static struct replayed of;
    char reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    struct store_table stored;
    struct lines lines = {0};
    memset(&of, 0, sizeof of);
    of.table = at;
    if (store_find(store, table->id, &stored, &why) <= 0)
        fail("table %d was made, and is not on the disk: %s", at, reason);
    if (store_lines(store, table->id, 0, add_line, &lines, &why) < 0)
        fail("table %d: %s", at, reason);
    char *copy = malloc(lines.size + 1);
    memcpy(copy, lines.text, lines.size + 1);
    if (log_file_read(&of.file, "its log", copy, lines.size, games_list, games_count, UINT32_MAX,
                      &why))
        fail("table %d: %s", at, reason);
    if (of.file.match.count < table->n_told)
        fail("table %d: entry %u was told of, and the log ends at %u", at, table->n_told,
             of.file.match.count);
    if (store_papers(store, table->id, look_at_paper, &at, &why) < 0)
        fail("table %d: %s", at, reason);
    errands_papers(at, of.file.last.end != LOG_OPEN);
    if (!world->log && of.file.match.count > 10 && one_in(2))
        world->log = world_text(lines.text, lines.size);
    check_moves(&of);
    quotes_audit(at, &of.file.match);
    check_arranged(&of);
    log_reader_start(&of.reader, &hash_sodium, games_list, games_count);
    of.reader.undos_max = UINT32_MAX;
    int number = 0;
    for (char *line = lines.text, *end; *line; line = end + 1, number++) {
        end = strchr(line, '\n');
        replay_line(&of, line, (size_t)(end - line), number);
    }
    for (int seat = 0; seat < table->seats; seat++)
        check_logs(&of, seat);
    check_logs(&of, SEAT_WATCHER);
    trace("table %d: %u entries%s", at, of.file.match.count,
          of.file.last.end != LOG_OPEN ? ", over" : "");
}

void audit(bool last)
{
    char path[256], reason[1024] = "";
    struct text why = text_over(reason, sizeof reason);
    uint64_t checked = world->counts[COUNT_CHECKED];
    snprintf(path, sizeof path, "%.200s/house.db", world->folder);
    struct store *store = store_open_look(path, &why);
    if (!store)
        fail("the database cannot be read: %s", reason);
    for (int i = 0; i < world->tables; i++)
        if (world->table[i].made)
            check_table(store, i);
    check_imports(store);
    store_close(store);
    checked = world->counts[COUNT_CHECKED] - checked;
    if (checked != (uint64_t)world->told_count)
        fail("%d frames were shown, and the log has a place for %d", world->told_count,
             (int)checked);
    for (int i = 0; i < world->told_count; i++)
        world_free(world->told[i].text);
    world->told_count = 0;
    for (int i = 0; last && i < world->sent_count; i++)
        if (world->sent[i].fate == FATE_OPEN)
            fail("m%d has no answer", i);
}
