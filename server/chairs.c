/* Seats that change hands: {"type":"seat",..} and {"type":"begin"}. */
#include <sodium.h>
#include <string.h>

#include "server/care.h"
#include "server/chairs.h"
#include "server/house.h"
#include "server/papers.h"
#include "server/people.h"
#include "server/play.h"
#include "server/shuffle.h"
#include "server/sit.h"
#include "server/speak.h"
#include "server/table_notes.h"
#include "server/tokens.h"
#include "server/undo.h"
#include "server/ws.h"
#include "table/bot.h"

static bool is_makers(const struct table *table, int seat, bool given)
{
    const struct seat *at = &table->seat[seat];
    return !strcmp(table->head.seat_name[seat], "me") && at->has_token && (given || !at->invited);
}

/* Of several seats that were the maker's at one screen, those that were given to somebody else are
 * the host's no more. Where nobody sits in any of them (server/mine.h), the first who sits at the
 * table is; before that whoever is to sit first. */
bool chairs_host(const struct table *table, int seat)
{
    int kept = 0, first = 0, sits = 0, person = 0, seats = table->head.seats;
    if (seat < 0 || seat >= seats)
        return false;
    while (kept < seats && !is_makers(table, kept, false))
        kept++;
    while (first < seats && !is_makers(table, first, true))
        first++;
    while (sits < seats && !table->seat[sits].has_token)
        sits++;
    while (person < seats && !seat_is_person(&table->seat[person]))
        person++;
    if (kept < seats)
        return is_makers(table, seat, false);
    return seat == (first < seats ? first : sits < seats ? sits : person);
}

bool chairs_same_hand(const struct table *table, int seat, int other)
{
    return is_makers(table, seat, false) && is_makers(table, other, false);
}

void chairs_clear(struct table *table, int seat)
{
    struct conn *conn = table->conns;
    while (conn) {
        if (conn_holder(conn) == seat) {
            conn_dismiss_said(conn, "seat-lost", WHY_SEAT_LOST());
            conn = table->conns; /* others may have left with it */
        } else {
            conn = conn_next(conn);
        }
    }
}

/* Nobody has it any more, and nothing is left of whoever had it. */
static void seat_empty(struct seat *seat)
{
    seat->has_token = seat->has_phrase = seat->shares = false;
    sodium_memzero(seat->token, sizeof seat->token);
    sodium_memzero(seat->phrase, sizeof seat->phrase);
    seat->name[0] = seat->id[0] = 0;
    seat->colour = 0;
    seat->id_n = 0;
}

void chairs_lend(struct seat *seat, const struct policy *policy)
{
    seat->late = false;
    seat->lent = policy;
    seat->kind = policy ? SEAT_BOT : SEAT_PERSON;
    seat->policy = policy;
}

void chairs_new_person(struct seat *seat)
{
    seat_empty(seat);
    chairs_lend(seat, NULL);
}

/* What a message wants of a seat, and of whose. */
struct wish {
    struct house *house;
    struct conn *conn;
    struct table *table;
    int mine, at;
    struct seat *seat, before;
};

/* On its way to the disk, and told when it is there. */
static bool keep(struct wish *wish, const char *event)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    bool parts = wish->before.has_token && !wish->seat->has_token;
    undo_parted(wish->table);
    if (!(parts ? papers_part(wish->house, wish->table, wish->at, &why)
                : papers_seats(wish->house, wish->table, &why))) {
        *wish->seat = wish->before;
        conn_error(wish->conn, "store", reason);
        return false;
    }
    wish->table->news_of_people = true;
    tell_seat(wish->house, event, wish->table, wish->at, conn_address(wish->conn));
    return true;
}

/* A new invitation; of the others' seats it takes whoever sits there away, one's own is kept until
 * it is used. */
static void invite(struct wish *wish)
{
    char digits[TOKEN_CHARS + 1], bytes[512];
    struct text out = text_over(bytes, sizeof bytes);
    struct seat *seat = wish->seat;
    bool bot = !seat_is_person(seat), freed = seat->has_token && wish->at != wish->mine;
    token_make(digits, seat->invitation);
    seat->invited = true;
    seat->taken = 0;
    seat->tried = 0;
    if (bot)
        seat->lent = true;
    if (freed)
        seat_empty(seat);
    if (!seat->has_token)
        seat->name[0] = 0; /* who left it is of the past */
    if (!keep(wish, "seat-invited"))
        return;
    text_format(&out,
                "{\"type\":\"invited\",\"seat\":%d,\"of\":%d,\"invitation\":\"%s\","
                "\"path\":\"/t/%s#%s\"}",
                wish->mine, wish->at, digits, wish->table->id, digits);
    conn_send_stored(wish->conn, &out, wish->table->tag_last);
    sodium_memzero(digits, sizeof digits);
    sodium_memzero(bytes, sizeof bytes);
    if (freed)
        chairs_clear(wish->table, wish->at);
}

static void leave(struct wish *wish)
{
    if (chairs_host(wish->table, wish->at)) {
        conn_said(wish->conn, "illegal", WHY_HOST_STAYS());
        return;
    }
    seat_empty(wish->seat);
    memcpy(wish->seat->name, wish->before.name, sizeof wish->seat->name); /* who left it */
    if (keep(wish, "seat-left"))
        chairs_clear(wish->table, wish->at);
}

/* Goes on, if it waited for this seat. */
static void went(struct wish *wish)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    table_go_on(wish->house, wish->table, false, &why);
}

static void bot_plays(struct wish *wish, const struct policy *policy)
{
    chairs_lend(wish->seat, policy);
    if (keep(wish, "seat-bot"))
        went(wish);
}

/* A person plays again; or, where nobody ever did, the bot without anybody being waited for. */
static void back(struct wish *wish)
{
    struct seat *seat = wish->seat;
    const struct policy *first =
        bot_find(wish->table->head.game, wish->table->head.seat_name[wish->at]);
    if (first && !seat->has_token && !seat->taken) {
        seat->invited = seat->lent = false;
        sodium_memzero(seat->invitation, sizeof seat->invitation);
    } else {
        chairs_lend(seat, NULL);
    }
    keep(wish, "seat-back");
}

/* Whether whoever asks may have anything done with that seat. */
static bool may(const struct wish *wish)
{
    if (wish->mine == SEAT_WATCHER)
        conn_said(wish->conn, "bad-message", WHY_WATCHER());
    else if (wish->at < 0 || wish->at >= wish->table->head.seats)
        conn_said(wish->conn, "bad-message", WHY_SEAT(wish->table->head.seats - 1));
    else if (wish->at != wish->mine && !chairs_host(wish->table, wish->mine))
        conn_said(wish->conn, "illegal", WHY_HOST());
    else if (wish->table->ended || !wish->table->has_dealer)
        conn_said(wish->conn, "over", WHY_WATCHED());
    else if (wish->table->lesson)
        conn_said(wish->conn, "illegal", WHY_LESSON());
    else
        return true;
    return false;
}

static void seat_message(struct wish *wish, const struct pairs *pairs)
{
    const char *does = pairs_text(pairs, "do"), *bot = pairs_text(pairs, "bot");
    const struct policy *policy = bot ? bot_find(wish->table->head.game, bot) : NULL;
    const struct value *at = pairs_get(pairs, "of");
    wish->at = wish->mine;
    if (at) {
        bool good = at->kind == VALUE_NUMBER && at->number >= 0 && at->number < SEATS_MAX;
        wish->at = good ? (int)at->number : -1;
    }
    if (!may(wish))
        return;
    wish->seat = &wish->table->seat[wish->at];
    wish->before = *wish->seat;
    if (does && !strcmp(does, "invite"))
        invite(wish);
    else if (does && !strcmp(does, "leave") && wish->at == wish->mine)
        leave(wish);
    else if (does && !strcmp(does, "bot") && policy && seat_is_person(wish->seat))
        bot_plays(wish, policy);
    else if (does && !strcmp(does, "back") && wish->seat->lent)
        back(wish);
    else
        conn_said(wish->conn, "bad-message", WHY_SEAT_DOES());
    sodium_memzero(&wish->before, sizeof wish->before);
}

/* ---- A match that waits for its people ---- */

/* Nobody is waited for any more. */
static void begin(struct house *house, struct table *table, bool bytes)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct event event;
    table->gathers = false;
    if (!bytes && !papers_seats(house, table, &why)) {
        table->gathers = true; /* whoever made the table can try again */
        return;
    }
    table->news_of_people = true;
    event_begin(&event, house, "begins");
    event_table(&event, table);
    event_end(&event);
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn))
        conn_tell(conn);
    if (bytes)
        table_renew(house, table);
    else
        table_go_on(house, table, false, &why);
}

/* Of several seats at one screen only one is connected. */
static bool all_here(const struct table *table)
{
    bool host = false;
    for (int at = 0; at < table->head.seats; at++) {
        bool here = people_here(table, at), makers = chairs_host(table, at);
        host = host || (here && makers);
        if (table->seat[at].kind == SEAT_PERSON && !here && !makers)
            return false;
    }
    return host;
}

void chairs_begin(struct house *house, struct table *table)
{
    bool bytes;
    if (table->gathers && table->begins && !table->in_flight && !care_holds(table) &&
        shuffle_ready(house, table, &bytes))
        begin(house, table, bytes);
}

void chairs_gathered(struct house *house, struct table *table)
{
    table->begins = table->begins || all_here(table);
    chairs_begin(house, table);
}

static void begin_message(struct wish *wish)
{
    if (wish->mine == SEAT_WATCHER || !chairs_host(wish->table, wish->mine))
        conn_said(wish->conn, "illegal", WHY_HOST());
    else if (!wish->table->gathers)
        conn_said(wish->conn, "illegal", WHY_BEGUN());
    else
        wish->table->begins = true;
}

bool chairs_message(struct house *house, struct conn *conn, const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type");
    struct wish wish = {.house = house,
                        .conn = conn,
                        .table = conn_table(conn),
                        .mine = conn_wire(conn)->seat};
    if (type && !strcmp(type, "begin"))
        begin_message(&wish);
    else if (type && !strcmp(type, "seat"))
        seat_message(&wish, pairs);
    else if (!shuffle_message(conn, pairs))
        return false;
    if (conn_table(conn)) /* it may be lost by what was done */
        chairs_begin(house, wish.table);
    return true;
}
