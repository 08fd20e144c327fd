/* See mine.h. */
#include "server/mine.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/body.h"
#include "server/chairs.h"
#include "server/handouts.h"
#include "server/loop.h"
#include "server/papers.h"
#include "server/play.h"
#include "server/sit.h"
#include "server/speak.h"
#include "server/table_notes.h"
#include "server/undo.h"
#include "server/veils.h"
#include "table/bot.h"
#include "table/removed.h"

static const char json_type[] = "application/json";

/* ---- Given ---- */

static void put_said(const struct table *table, int seat, const char *language, struct text *out)
{
    const struct match *match = &table->match;
    const char *between = "";
    text_put(out, ",\"said\":[");
    for (uint32_t n = 1; n <= match->count; n++) {
        const struct entry *entry = &match->entry[n - 1];
        if (!match_spoke(match, entry, seat))
            continue;
        text_format(out, "%s{\"n\":%d,\"text\":", between, (int)n);
        char bytes[REMOVED_BYTES];
        struct text removed = text_over(bytes, sizeof bytes);
        removed.language = language;
        codec_string_json(words_read(match_text(match, entry, SEAT_CHANCE), &removed), out);
        text_char(out, '}');
        between = ",";
    }
    text_char(out, ']');
}

static void put_papers(const struct table *table, int seat, struct text *out)
{
    const char *between = "";
    text_put(out, ",\"papers\":[");
    for (const struct paper *paper = table->papers; paper; paper = paper->next) {
        if (!papers_is_of(paper->name, seat))
            continue;
        text_format(out, "%s{\"name\":\"%s\",\"text\":", between, paper->name);
        codec_string_json(paper->text, out);
        text_char(out, '}');
        between = ",";
    }
    text_char(out, ']');
}

/* Room for all of it: a byte of a text may stand as six. */
static size_t room_for(const struct table *table)
{
    size_t bytes = 4096 + 6 * (size_t)table->match.words_used +
                   (REMOVED_BYTES + 40) * (size_t)table->match.count;
    for (const struct paper *paper = table->papers; paper; paper = paper->next)
        bytes += 6 * strlen(paper->text) + 2 * STORE_PAPER_NAME_BYTES;
    for (const struct paper *paper = papers_kept(table); paper; paper = paper->next)
        bytes += 6 * strlen(paper->text) + 64; /* of handouts that were given */
    return bytes;
}

void get_mine(struct request *request, struct table *table, int at)
{
    const struct seat *seat = &table->seat[at];
    size_t room = room_for(table);
    char *bytes = malloc(room);
    ENSURE(bytes);
    struct text out = text_over(bytes, room);
    text_format(&out, "{\"table\":\"%s\",\"game\":\"%s\",\"name\":", table->id,
                table->head.game->name);
    codec_string_json(table->title, &out);
    text_put(&out, ",\"created\":");
    text_int(&out, table->created);
    text_format(&out, ",\"seat\":%d,\"taken\":", at);
    text_int(&out, seat->taken);
    text_put(&out, ",\"person\":");
    codec_string_json(seat->name, &out);
    text_format(&out, ",\"colour\":%d,\"phrase\":%s,\"shares\":%s", seat->colour,
                seat->has_phrase ? "true" : "false", seat->shares ? "true" : "false");
    put_said(table, at, request->language, &out);
    put_papers(table, at, &out);
    text_put(&out, ",\"handouts\":[");
    handouts_put_given(table, at, &out);
    text_put(&out, "]}\n");
    ENSURE(!out.cut);
    answer_own(request, 200, json_type, bytes, out.used);
}

/* ---- Removed ---- */

/* Whether nobody else ever sat there, or nothing was dealt yet and this is the host's table: then
 * all of it goes. */
static bool goes_whole(const struct table *table, int seat)
{
    bool others = false;
    for (int at = 0; at < table->head.seats; at++)
        others = others || (at != seat && !chairs_same_hand(table, seat, at) &&
                            (table->seat[at].has_token || table->seat[at].taken));
    return !others || (table->gathers && chairs_host(table, seat));
}

/* What people there wrote beside the match goes with them, but for what is nobody's. */
static int add_papers(const struct table *table, int seat, struct parting *parting,
                      struct store_paper *papers)
{
    int count = 0;
    veils_part(table, seat, parting);
    for (int i = 0; i < parting->count; i++)
        if (parting->at[i].text)
            papers[count++] = parting->at[i];
    for (const struct paper *paper = table->papers; paper; paper = paper->next)
        if (papers_is_of(paper->name, seat) && count < STORE_PAPERS_MAX)
            papers[count++] = (struct store_paper){paper->name, NULL};
    return count;
}

/* Nobody has the seat any more, and the next who sits at the table is host (server/chairs.c). While
 * the match goes on a bot plays for who was; anybody else's seat waits for a new link. */
static void leave_seat(struct table *table, int at)
{
    struct seat *seat = &table->seat[at];
    bool host = chairs_host(table, at);
    chairs_new_person(seat);
    if (host && !table->ended)
        chairs_lend(seat, bot_best(table->head.game));
}

static bool remove_mine(struct house *house, struct table *table, int at, struct text *why)
{
    static struct store_paper papers[STORE_PAPERS_MAX];
    struct parting parting = {.count = 0};
    struct seat before = table->seat[at];
    int count = add_papers(table, at, &parting, papers);
    leave_seat(table, at);
    undo_parted(table);
    bool done = table_rewrite(house, table, at, papers, count, why);
    if (!done)
        table->seat[at] = before;
    for (int i = 0; done && i < count; i++)
        papers_set(table, &papers[i]);
    free(parting.left);
    sodium_memzero(&before, sizeof before);
    return done;
}

static bool wish(struct request *request)
{
    struct pairs pairs;
    struct json *json = body_json(request, SIT_BYTES, &pairs);
    if (!json)
        return false;
    bool good = pairs.count == 1 && pairs_true(&pairs, "erase");
    json_close(json);
    if (!good)
        answer_said(request, 422, "bad-erase", WHY_ERASE());
    return good;
}

static void answer_erased(struct request *request, struct table *table, bool whole)
{
    static const char all[] = "{\"erased\":\"table\"}\n", mine[] = "{\"erased\":\"mine\"}\n";
    if (whole)
        answer_static(request, 200, json_type, all, sizeof all - 1);
    else
        answer_static(request, 200, json_type, mine, sizeof mine - 1);
    answer_waits(request, table);
}

void post_erase(struct request *request, struct table *table, int seat)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct house *house = request->house;
    bool whole = goes_whole(table, seat);
    why.language = request->language;
    if (!wish(request))
        return;
    if (table->in_flight || table->papers_due || table->lesson) {
        answer_said(request, 503, "busy", WHY_ERASE_BUSY());
        return;
    }
    if (whole ? !table_remove(house, table, &why) : !remove_mine(house, table, seat, &why)) {
        answer_error(request, 503, "store", reason);
        return;
    }
    tell_seat(house, "erased", table, seat, request->address);
    answer_erased(request, table, whole);
    if (whole)
        return;
    chairs_clear(table, seat);
    table->news_of_people = true;
}
