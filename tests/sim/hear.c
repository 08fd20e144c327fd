/* What a client hears, and what it holds the server to at once: its own seat, entries that never
 * go back, no secret of another's. What is always true: every frame that shows the table is kept,
 * for audit.c to make again. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "tests/server/pick.h"
#include "tests/sim/clients.h"
#include "tests/table/rebuild.h"

enum { WHOLE_BYTES = 1 << 20 };

static bool begins(const char *text, const char *with)
{
    return !strncmp(text, with, strlen(with));
}

/* ---- Answers to requests ---- */

static void copy_after(const char **at, const char *key, char *out, size_t n)
{
    const char *found = strstr(*at, key);
    if (!found || strlen(found + strlen(key)) < n)
        fail("an answer without %s", key);
    memcpy(out, found + strlen(key), n);
    out[n] = 0;
    *at = found + strlen(key) + n;
}

static void made_table(struct client *c, const char *text)
{
    struct sim_table *table = &world->table[c->table];
    copy_after(&text, "\"table\":\"", table->id, SIM_ID_CHARS);
    for (int seat = 0; seat < table->seats; seat++) {
        if (!strcmp(table->who[seat], "me"))
            copy_after(&text, "\"token\":\"", c->token, SIM_TOKEN_CHARS);
        else if (!strcmp(table->who[seat], "open"))
            copy_after(&text, "\"invitation\":\"", table->invitation[seat], SIM_TOKEN_CHARS);
    }
    trace("table %d is %s", c->table, table->id);
    table->made = c->seated = true;
}

/* Takes the chunks of an answer together; how many bytes they are. */
static size_t unchunk(char *bytes)
{
    size_t used = 0, size;
    const char *at = bytes;
    do {
        char *data;
        size = strtoul(at, &data, 16);
        if (strncmp(data, "\r\n", 2) != 0)
            fail("no chunks: %.80s", at);
        memmove(bytes + used, data + 2, size);
        used += size;
        at = data + 2 + size + 2;
    } while (size);
    bytes[used] = 0;
    return used;
}

/* Its own log, as it is on the disk: line by line what it may know. */
static void took_log(struct client *c, const struct piece *piece)
{
    struct sim_table *table = &world->table[c->table];
    char *text = world_text(piece->bytes, piece->size);
    unchunk(text);
    uint32_t n = 0;
    for (const char *at = text; (at = strstr(at, "\n{\"n\":")); at++)
        n = (uint32_t)strtoul(at + 6, NULL, 10);
    trace("client %d has its log up to %u", clients_index(c), n);
    /* with a token that opens nothing any more one may read what watchers may */
    bool watches = table->watchers && (table->back[c->seat] || table->moved[c->seat]) &&
                   strstr(text, "\"for\":\"watcher\"");
    int seat = watches ? SEAT_WATCHER : c->seat;
    if (world->told_count == SIM_TOLD) {
        world_free(text);
        return;
    }
    world->told[world->told_count++] =
        (struct told){.table = c->table, .seat = seat, .n = n, .log = true, .text = text};
    if (n > table->n_told)
        table->n_told = n;
}

/* Neither its token nor its invitation opens anything, until the host invites again. */
static void no_seat(struct client *c)
{
    c->refused_seat = true;
    c->seated = false;
    c->phrase[0] = c->wish[0] = 0;
    if (c->pending >= 0)
        client_settles(c, FATE_PARTED);
}

static void took_phrase(struct client *c, const char *text)
{
    const char *phrase = rebuild_member(text, "phrase");
    if (!phrase)
        fail("client %d was told no phrase: %s", clients_index(c), text);
    size_t n = (size_t)(rebuild_end(phrase) - phrase) - 2;
    snprintf(c->phrase, sizeof c->phrase, "%.*s", (int)n, phrase + 1);
    c->unsure = false;
}

/* Words that it was told open its seat, until others take their place or the seat changes hands. */
static void came_back(struct client *c, const struct piece *piece)
{
    if (piece->code == 200)
        memcpy(c->token, c->wish, sizeof c->token);
    else if (!c->unsure && !world->table[c->table].moved[c->seat])
        fail("the words that client %d was told open nothing: %s", clients_index(c), piece->bytes);
    c->wish[0] = 0;
    if (piece->code != 200)
        c->phrase[0] = 0;
}

static void answered(struct client *c, const struct piece *piece)
{
    const struct sim_table *table = &world->table[c->table];
    bool later = piece->code == 503 || piece->code == 429 ||
                 (!table->made && piece->code == 422 && strstr(piece->bytes, "\"not-listed\""));
    if (c->role == ROLE_ERRAND) {
        errands_answered(c, piece);
        client_leave(c);
        client_rest(c, US_PER_S, 40 * US_PER_S);
        return;
    }
    trace("client %d is answered %d", clients_index(c), piece->code);
    if (later)
        trace("  %.120s", piece->bytes);
    else if (c->asked == ASKED_LOG && piece->code == 200)
        took_log(c, piece);
    else if (c->asked == ASKED_PHRASE && piece->code == 200)
        took_phrase(c, piece->bytes);
    else if (c->asked == ASKED_BACK && (piece->code == 200 || piece->code == 404))
        came_back(c, piece);
    else if (!table->made && piece->code == 201)
        made_table(c, piece->bytes);
    else if (table->made && piece->code == 200 && strstr(piece->bytes, c->token))
        c->seated = true;
    else if (c->by_list && !c->seated && piece->code >= 401 && piece->code <= 409)
        later = true; /* it is not on the list, or somebody was faster */
    else if (table->made && table->moved[c->seat] && piece->code >= 401 && piece->code <= 409)
        no_seat(c);
    else
        fail("client %d is answered %d: %s", clients_index(c), piece->code, piece->bytes);
    client_leave(c);
    if (later)
        client_rest(c, US_PER_S, 30 * US_PER_S);
}

static void say_hello(struct client *c)
{
    char hello[512], token[SIM_TOKEN_CHARS + 16] = "";
    const struct sim_table *table = &world->table[c->table];
    if (c->role != ROLE_WATCHER)
        snprintf(token, sizeof token, ",\"token\":\"%s\"", c->token);
    c->since = one_in(8) ? 0 : c->n; /* as a page that was opened anew */
    int n = snprintf(hello, sizeof hello, "{\"type\":\"hello\",\"table\":\"%s\"%s,\"n\":%u%s%s}",
                     table->id, token, c->since,
                     c->role == ROLE_WINDOW ? ",\"shuffle\":true,\"all\":true"
                     : c->shuffles          ? ",\"shuffle\":true"
                                            : "",
                     c->plain ? ",\"plain\":true" : ",\"patch\":true,\"with-ok\":true");
    c->doing = DOING_PLAY;
    c->from = c->since;
    link_send(c->link, PIECE_TEXT, hello, (size_t)n);
}

/* ---- Frames ---- */

/* Of nobody's token or invitation but one's own is there a byte. */
static void check_tokens(const struct client *c, const char *text)
{
    bool invited = begins(text, "{\"type\":\"invited\"");
    for (int i = 0; i < world->clients; i++) {
        const struct client *other = &world->client[i];
        if (other != c && other->token[0] && strstr(text, other->token))
            fail("client %d was sent the token of client %d: %s", clients_index(c), i, text);
    }
    for (int i = 0; i < world->tables; i++)
        for (int seat = 0; seat < SIM_SEATS; seat++)
            if (!invited && world->table[i].invitation[seat][0] &&
                strstr(text, world->table[i].invitation[seat]))
                fail("client %d was sent an invitation: %s", clients_index(c), text);
}

/* The message that it waits to hear of, or an earlier one, was played as entry n. */
static void kept(struct client *c, const char *ok)
{
    const char *id = rebuild_member(ok, "id");
    uint32_t n = (uint32_t)pick_number(ok, "n");
    int which = id && begins(id, "\"m") ? atoi(id + 2) : -1;
    if (which < 0 || which >= world->sent_count || world->sent[which].client != clients_index(c))
        fail("client %d was told of another's message: %s", clients_index(c), ok);
    struct sent *sent = &world->sent[which];
    if (sent->fate == FATE_REFUSED)
        fail("m%d was refused, and then played", which);
    if (sent->fate == FATE_PARTED)
        return;
    if (sent->fate == FATE_KEPT && sent->n != n)
        fail("m%d was played as entry %u, and as %u", which, sent->n, n);
    trace("client %d: m%d is entry %u", clients_index(c), which, n);
    world->counts[COUNT_ACKS] += sent->fate != FATE_KEPT;
    sent->fate = FATE_KEPT;
    sent->n = n;
    if (n > world->table[c->table].n_told)
        world->table[c->table].n_told = n;
    if (c->pending == which) {
        client_settles(c, FATE_KEPT);
        client_rest(c, 5 * US_PER_MS, 3 * US_PER_S);
    }
}

/* Somebody else has the seat, or nobody: what it sent last may be played or not. */
static void seat_lost(struct client *c)
{
    if (c->role == ROLE_WINDOW)
        return;
    trace("client %d has lost its seat", clients_index(c));
    c->seated = false;
    client_choose(c->token);
    c->phrase[0] = c->wish[0] = 0;
    if (c->pending >= 0)
        client_settles(c, FATE_PARTED);
}

/* "Nothing of your last move is stored": it may be so sure of that that it never asks again. Not
 * if it sent it on an earlier connection, too, where it may still be on its way. */
static void not_stored(struct client *c)
{
    if (c->pending < 0 || c->times != 1 || one_in(3))
        return;
    client_settles(c, FATE_REFUSED);
}

static void refused(struct client *c, const char *text)
{
    static const char *const ends[] = {"stale", "illegal", "not-your-turn", "over", "held",
                                       "not-begun", "no-memory"};
    static const char *const later[] = {"too-fast", "store", "closing", "no-hello", "full"};
    const char *code = rebuild_member(text, "code");
    const struct sim_table *table = &world->table[c->table];
    trace("client %d: %s", clients_index(c), text);
    world->counts[COUNT_REFUSED]++;
    for (size_t i = 0; i < sizeof later / sizeof *later; i++)
        if (code && begins(code + 1, later[i])) {
            if (begins(code, "\"store\""))
                not_stored(c);
            return;
        }
    if (c->shuffles && code && begins(code, "\"bad-message\""))
        return; /* all had begun anew when its bytes came */
    if (c->shuffles && code && begins(code, "\"illegal\"") && strstr(text, "The match has begun."))
        return;
    if (c->role == ROLE_STRANGER && code && begins(code, "\"no-such-table\"")) {
        c->errors++;
        return;
    }
    if (code && table->moved[c->seat & 7] && c->role != ROLE_WATCHER &&
        (begins(code, "\"seat-lost\"") || begins(code, "\"no-such-table\"") ||
         begins(code, "\"invitation\""))) {
        seat_lost(c);
        return;
    }
    bool lost = begins(code ? code : "", "\"no-such-table\"");
    if (c->role == ROLE_WINDOW &&
        (!lost || table->back[c->seat] || (c->by_key && !errands_token(c))))
        return;
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        if (code && begins(code + 1, ends[i]) && c->pending >= 0) {
            quotes_refused(c, text);
            client_settles(c, FATE_REFUSED);
            client_rest(c, 50 * US_PER_MS, 3 * US_PER_S);
            return;
        }
    fail("client %d was refused: %s", clients_index(c), text);
}

/* The table was shown to it. */
static void shown(struct client *c, const char *text, uint32_t n)
{
    struct sim_table *table = &world->table[c->table];
    if (n < c->n)
        fail("client %d knew entry %u and is shown %u", clients_index(c), c->n, n);
    if (world->told_count < SIM_TOLD)
        world->told[world->told_count++] = (struct told){
            c->table, c->seat, n,     c->from,
            c->since, c->plain, c->over, false, world_text(text, strlen(text))};
    world->counts[COUNT_FRAMES]++;
    world->counts[COUNT_OVER] += c->over;
    if (n > table->n_told)
        table->n_told = n;
    c->n = c->from = c->since = n;
    quotes_heard(c, text, true);
    c->told_calm |= world->calm;
    const char *undo = rebuild_member(text, "undo");
    c->undo_last = undo ? atoi(undo) : -1;
    world_free(c->options);
    c->options = NULL;
    arrange_shown(c, text);
    if (!strstr(text, "\"options\":[]") && strstr(text, "\"options\":["))
        c->options = world_text(text, strlen(text));
    if (c->options && c->pending < 0 && c->due_us > world->now_us + 20 * US_PER_S)
        client_rest(c, 20 * US_PER_MS, 20 * US_PER_S);
}

/* Appends the members of an object but some, each with a comma behind it. */
static size_t put_members(char *out, size_t used, const char *object, const char *const *but)
{
    for (const char *at = object + 1; *at == '"';) {
        const char *colon = rebuild_end(at), *end = rebuild_end(colon + 1);
        bool leave = false;
        for (int i = 0; but[i]; i++)
            leave = leave || (strlen(but[i]) == (size_t)(colon - at) - 2 &&
                              !strncmp(at + 1, but[i], strlen(but[i])));
        size_t n = (size_t)(end - at);
        if (!leave) {
            if (used + n + 2 > WHOLE_BYTES)
                fail("a long frame");
            memcpy(out + used, at, n);
            out[used + n] = ',';
            used += n + 1;
        }
        at = *end == ',' ? end + 1 : end;
    }
    return used;
}

static size_t close_object(char *out, size_t used)
{
    if (out[used - 1] == ',')
        used--;
    out[used++] = '}';
    out[used] = 0;
    return used;
}

/* A turn from the last one and what changed, as docs/protocol.md says. */
static void patched(struct client *c, const char *patch, bool whole)
{
    static char view[WHOLE_BYTES], rest[WHOLE_BYTES], change[WHOLE_BYTES], all[WHOLE_BYTES];
    static const char *const own[] = {"type", "seat", "n", "events", "story", "ok", "view", NULL};
    static const char *const kept_apart[] = {"view", "n", "events", "story", NULL};
    const char *seen = rebuild_member(patch, "view"), *old = whole ? NULL : c->whole;
    const char *ok = rebuild_member(patch, "ok");
    if (!whole && !old)
        fail("client %d got a patch of nothing", clients_index(c));
    if (seen)
        rebuild(old ? rebuild_member(old, "view") : NULL, seen, true, view, sizeof view);
    change[0] = rest[0] = all[0] = '{';
    close_object(change, put_members(change, 1, patch, own));
    char *base = NULL;
    if (old) {
        base = all;
        close_object(all, put_members(all, 1, old, kept_apart));
    }
    rebuild(base, change, false, rest, sizeof rest);
    all[0] = '{';
    size_t used = put_members(all, 1, rest, kept_apart);
    if (!seen) {
        const char *same = rebuild_member(old, "view");
        snprintf(view, sizeof view, "%.*s", (int)(rebuild_end(same) - same), same);
    }
    used += (size_t)snprintf(all + used, sizeof all - used, "\"n\":%ld,\"view\":%s",
                             pick_number(patch, "n"), view);
    for (int i = 0; i < 2; i++) {
        const char *name = i ? "story" : "events", *its = rebuild_member(patch, name);
        if (its)
            used += (size_t)snprintf(all + used, sizeof all - used, ",\"%s\":%.*s", name,
                                     (int)(rebuild_end(its) - its), its);
    }
    snprintf(all + used, sizeof all - used, "}");
    world_free(c->whole);
    c->whole = world_text(all, strlen(all));
    c->over = rebuild_member(all, "end") != NULL;
    shown(c, all, (uint32_t)pick_number(all, "n"));
    if (ok)
        kept(c, ok);
}

static void hello_heard(struct client *c, const char *text)
{
    const char *seat = rebuild_member(text, "seat");
    bool watches = begins(seat ? seat : "", "\"watcher\"");
    if (c->role == ROLE_STRANGER)
        fail("a stranger was let in: %s", text);
    if (!seat || (c->role == ROLE_WATCHER) != watches || (!watches && atoi(seat) != c->seat))
        fail("client %d of seat %d sits elsewhere: %s", clients_index(c), c->seat, text);
    c->greeted = true;
    besides_greeted(c);
    client_rest(c, 5 * US_PER_MS, 2 * US_PER_S);
    client_resends(c);
}

static void hear(struct client *c, const char *text)
{
    bool turn = begins(text, "{\"type\":\"turn\""), end = begins(text, "{\"type\":\"end\"");
    bool patch = !begins(text, "{\"type\":");
    check_tokens(c, text);
    besides_check(c, text);
    quotes_check(c, text);
    if (c->role == ROLE_STRANGER && !begins(text, "{\"type\":\"error\"") &&
        !begins(text, "{\"type\":\"hello\""))
        fail("a stranger was told: %s", text);
    if (begins(text, "{\"type\":\"hello\"")) {
        hello_heard(c, text);
    } else if (patch || ((turn || end) && c->patch)) {
        patched(c, text, !patch);
    } else if (turn || end) {
        c->over = end;
        shown(c, text, (uint32_t)pick_number(text, "n"));
    } else if (begins(text, "{\"type\":\"events\"")) {
        c->from = (uint32_t)pick_number(text, "n");
        quotes_heard(c, text, false);
    } else if (begins(text, "{\"type\":\"ok\"")) {
        kept(c, text);
    } else if (begins(text, "{\"type\":\"error\"")) {
        refused(c, text);
    } else if (!arrange_heard(c, text)) {
        besides_heard(c, text);
    }
}

void client_hears(int at, const struct piece *piece)
{
    struct client *c = &world->client[at];
    switch (piece->kind) {
    case PIECE_ANSWER:
        if (piece->code == 101)
            say_hello(c);
        else
            answered(c, piece);
        break;
    case PIECE_TEXT: hear(c, piece->bytes); break;
    default:
        trace("client %d is hung up on (%d)", at, piece->code);
        client_leave(c);
    }
}
