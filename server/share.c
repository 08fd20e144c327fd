/* See share.h. What is always true: a log is given to strangers only while each person of its match
 * agrees, and never one that keeps its secrets. */
#include <stdlib.h>

#include "server/body.h"
#include "server/http.h"
#include "server/share.h"
#include "server/speak.h"
#include "server/table_notes.h"

static bool may_be_shared(const struct table *table)
{
    return table->ended && !table->in_flight && !match_sealed(&table->match);
}

static void count(const struct table *table, int *agreed, int *of)
{
    *agreed = *of = 0;
    for (int seat = 0; seat < table->head.seats; seat++) {
        *of += table->seat[seat].has_token;
        *agreed += table->seat[seat].has_token && table->seat[seat].shares;
    }
}

bool table_shared(const struct table *table)
{
    int agreed, of;
    count(table, &agreed, &of);
    return of > 0 && agreed == of && may_be_shared(table);
}

static void put_agreed(const struct table *table, struct text *out)
{
    int agreed, of;
    count(table, &agreed, &of);
    text_format(out, "\"shared\":%s,\"agreed\":%d,\"of\":%d}", agreed == of ? "true" : "false",
                agreed, of);
}

void table_share_put(const struct table *table, int seat, struct text *out)
{
    if (seat >= table->head.seats || !may_be_shared(table))
        return;
    text_format(out, ",\"share\":{\"mine\":%s,", table->seat[seat].shares ? "true" : "false");
    put_agreed(table, out);
}

/* What the body says. False: an answer was given. */
static bool wish(struct request *request, bool *share)
{
    struct pairs pairs;
    struct json *json = body_json(request, SIT_BYTES, &pairs);
    if (!json)
        return false;
    const struct value *v = pairs_get(&pairs, "share");
    bool good = pairs.count == 1 && v && v->kind == VALUE_BOOL;
    *share = good && pairs_true(&pairs, "share");
    json_close(json);
    if (!good)
        answer_said(request, 422, "bad-share", WHY_SHARE());
    return good;
}

void post_share(struct request *request, struct table *table, int seat)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    bool share, before = table->seat[seat].shares;
    if (!wish(request, &share))
        return;
    if (!may_be_shared(table)) {
        answer_said(request, 403, "not-shared", WHY_NOT_SHARED());
        return;
    }
    table->seat[seat].shares = share;
    if (share != before && !table_note(request->house, table, &why)) {
        table->seat[seat].shares = before;
        answer_error(request, 503, "store", reason);
        return;
    }
    char *bytes = malloc(128);
    struct text out = text_over(bytes ? bytes : (char[1]){0}, bytes ? 128 : 1);
    text_char(&out, '{');
    put_agreed(table, &out);
    text_char(&out, '\n');
    answer_own(request, 200, "application/json", bytes, out.used);
    answer_waits(request, table);
}
