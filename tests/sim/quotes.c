/* Words that people mark as quotes for the chronicle: what everyone was told at some entry, and now
 * and then an entry where there may be none. What is always true: a mark that anybody was told of
 * is told again to whoever asks for all from the start, is an entry of the log by that seat, and
 * the only one at its words, which everyone at that table can read and nobody at another. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "table/match.h"
#include "tests/server/pick.h"
#include "tests/sim/clients.h"
#include "tests/table/rebuild.h"

/* ---- What is said ---- */

bool quotes_say(struct client *c, char *out, size_t size)
{
    if (!c->quotable)
        return false;
    int mark = one_in(4) ? (int)chance(c->n + 2) : c->quotable;
    snprintf(out, size, "{\"do\":\"say\",\"id\":\"m%d\",\"mark\":%d}", world->sent_count, mark);
    return true;
}

/* ---- What is heard ---- */

/* Entries that it was told of: words to mark, and marks. */
static void heard_events(struct client *c, const char *events)
{
    for (const char *at = events + 1; *at == '{'; at = rebuild_end(at), at += *at == ',') {
        const char *text = rebuild_member(at, "text");
        bool says = !strncmp(rebuild_member(at, "do"), "\"say\"", 5); /* 21 has a mark to choose */
        c->marks += says && rebuild_member(at, "mark");
        if (text && text[1] == 'm' && (!c->quotable || one_in(2)))
            c->quotable = (int)pick_number(at, "n");
    }
}

void quotes_heard(struct client *c, const char *text, bool shown)
{
    const char *events = rebuild_member(text, "events");
    if (events)
        heard_events(c, events);
    if (!shown)
        return;
    if (c->marks < c->marks_most)
        fail("client %d was told of %d marks, and now of %d", clients_index(c), c->marks_most,
             c->marks);
    c->marks_most = c->marks;
}

void quotes_refused(const struct client *c, const char *text)
{
    if (c->pending >= 0 && strstr(text, "has no words that everyone can read"))
        world->sent[c->pending].wordless = true;
}

/* Whether this stands right before `at`. */
static bool ends_with(const char *text, const char *at, const char *what)
{
    size_t n = strlen(what);
    return (size_t)(at - text) >= n && !strncmp(at - n, what, n);
}

/* Words are "m17" in whatever says them. So is a square of a map of 21, but no member says one that
 * is called as these are. */
void quotes_check(const struct client *c, const char *text)
{
    for (const char *at = text; (at = strstr(at, "\"m")); at++) {
        if (!ends_with(text, at, "text\":") && !ends_with(text, at, "words\":") &&
            !ends_with(text, at, "\\")) /* in a sentence */
            continue;
        char *end;
        long which = at[2] >= '0' && at[2] <= '9' ? strtol(at + 2, &end, 10) : -1;
        if (which < 0 || (*end != '"' && *end != '\\'))
            continue;
        bool sent = which < world->sent_count;
        if (!sent || world->client[world->sent[which].client].table != c->table)
            fail("client %d was told words of another table: %s", clients_index(c), text);
    }
}

/* ---- What is in the log ---- */

/* Whether all can read the same words there. */
static bool is_open(const struct match *match, uint32_t n)
{
    const struct entry *entry = n && n <= match->count ? &match->entry[n - 1] : NULL;
    const char *all = entry ? match_text(match, entry, SEAT_WATCHER) : NULL;
    bool open = all && strcmp(all, "?") != 0;
    for (int seat = 0; open && seat < match->seats; seat++)
        open = !strcmp(match_text(match, entry, seat), all);
    return open;
}

/* Who may have made this entry: a message that asked for it, and was not told that it is another,
 * or none. */
static bool was_sent(int table, const struct match *match, uint32_t n)
{
    const struct entry *entry = &match->entry[n - 1];
    for (int i = 0; i < world->sent_count; i++) {
        const struct sent *sent = &world->sent[i];
        const struct client *c = &world->client[sent->client];
        if (sent->mark == (int)entry->mark && c->table == table && c->seat == entry->move.seat &&
            sent->fate != FATE_REFUSED && (sent->fate != FATE_KEPT || sent->n == n))
            return true;
    }
    return false;
}

static void check_mark(int table, const struct match *match, uint32_t n)
{
    uint32_t at = match->entry[n - 1].mark;
    if (at >= n || !is_open(match, at))
        fail("table %d: entry %u marks %u, which has no words for all", table, n, at);
    for (uint32_t other = 1; other < n; other++)
        if (match->entry[other - 1].mark == at)
            fail("table %d: entries %u and %u mark %u", table, other, n, at);
    if (!was_sent(table, match, n))
        fail("table %d: nobody marked %u by entry %u", table, at, n);
}

void quotes_audit(int table, const struct match *match)
{
    int marks = 0;
    for (uint32_t n = 1; n <= match->count; n++)
        if (match->entry[n - 1].mark) {
            marks++;
            check_mark(table, match, n);
        }
    for (int i = 0; i < world->sent_count; i++) {
        const struct sent *sent = &world->sent[i];
        if (sent->mark < 0 || world->client[sent->client].table != table)
            continue;
        if (sent->fate == FATE_KEPT && (int)match->entry[sent->n - 1].mark != sent->mark)
            fail("table %d: m%d marked %d, and entry %u does not", table, i, sent->mark, sent->n);
        if (sent->fate == FATE_REFUSED && sent->wordless && sent->told &&
            is_open(match, (uint32_t)sent->mark))
            fail("table %d: m%d was told that entry %d has no words, and it has", table, i,
                 sent->mark);
    }
    for (int i = 0; i < world->clients; i++)
        if (world->client[i].table == table && world->client[i].marks_most > marks)
            fail("table %d: client %d was told of %d marks, and there are %d", table, i,
                 world->client[i].marks_most, marks);
}
