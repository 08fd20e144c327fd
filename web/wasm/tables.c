/* What the module offers of a table in the page (table.h). Always true: one at a time; whatever is
 * appended for one call is read before the next. */
#include <string.h>

#include "engine/engine.h"
#include "games/registry.h"
#include "table/bot.h"
#include "table/making.h"
#include "table/describe.h"
#include "voice/voice.h"
#include "web/wasm/host.h"
#include "web/wasm/table.h"

_Static_assert((int)HOST_LINE_BYTES == (int)LOG_HEAD_BYTES, "a line is a log's longest");

/* Where the random bytes of a table are put, and read again after it was opened. */
EXPORT("croupier_table_random") uint8_t *croupier_table_random(void);
/* The language of what is said from now on, its name where packed says; none: English. */
EXPORT("croupier_language") void croupier_language(void);
/* table_deal, of what was packed; and table_open after croupier_check_start and the lines, whose
 * code is croupier_table_line's. 1; or 0 and what is wrong is said. */
EXPORT("croupier_table_deal") int croupier_table_deal(uint32_t packed_size);
EXPORT("croupier_table_line") int croupier_table_line(uint32_t size, uint32_t packed_size);
EXPORT("croupier_table_open") int croupier_table_open(int brought);
/* Whether it is over, or can only be watched. */
EXPORT("croupier_table_ended") int croupier_table_ended(void);
/* 1: the lines of one change are told; 0: none. */
EXPORT("croupier_table_go_on") int croupier_table_go_on(void);
/* A message of a seat: 1, and its lines are told, none if it was played before; 0, and the answer
 * is. */
EXPORT("croupier_table_take") int croupier_table_take(int seat, uint32_t packed_size);
/* Takes a message that leaves a lesson: 1; 0 if it is another kind. Nothing is told. */
EXPORT("croupier_table_leave") int croupier_table_leave(int seat, uint32_t packed_size);
/* A question about moves in the making: the answer is told. */
EXPORT("croupier_table_ask") void croupier_table_ask(int seat, uint32_t packed_size);
/* The rest puts what is told where croupier_told says. */
EXPORT("croupier_told") const char *croupier_told(void);
EXPORT("croupier_table_hello") void croupier_table_hello(int seat);
EXPORT("croupier_table_tell") void croupier_table_tell(int seat, uint32_t from);
EXPORT("croupier_table_ok") void croupier_table_ok(int seat);
EXPORT("croupier_table_info") void croupier_table_info(int seat);
EXPORT("croupier_table_board") void croupier_table_board(int seat);
/* A log: its first line; each line after it until 0; the last, if it is to be stopped. `seat` below
 * 0: the whole. */
EXPORT("croupier_table_log") void croupier_table_log(int seat);
EXPORT("croupier_table_log_next") int croupier_table_log_next(void);
EXPORT("croupier_table_log_stop") void croupier_table_log_stop(void);
/* The whole log that the next match of a campaign begins with: 1; 0: none follows. */
EXPORT("croupier_table_next") int croupier_table_next(void);
/* What /api/games and /api/games/GAME/cards say of it, or /api/tables/ID/cards of a match that is
 * open; toys are in no list. */
EXPORT("croupier_describe") void croupier_describe(void);
EXPORT("croupier_toy") int croupier_toy(void);
EXPORT("croupier_cards") int croupier_cards(void);

/* The longest message that is told: a whole story. */
enum { TOLD_BYTES = 1 << 22 };

static struct page_table table = {.check = &host_check};
static uint8_t random[TABLE_RANDOM_BYTES];
static char told[TOLD_BYTES];
static const char *language;

static struct text *telling(void)
{
    static struct text text;
    text = text_over(told, sizeof told);
    text.language = language;
    return &text;
}

static void begin(void)
{
    memset(&table, 0, sizeof table);
    table.check = &host_check;
    table.language = language;
    memcpy(table.random, random, sizeof random);
}

uint8_t *croupier_table_random(void)
{
    return random;
}

/* Whoever sits here reads one language. */
static void speak_to_all(void)
{
    table.language = language;
    for (int seat = 0; seat < SEATS_MAX; seat++)
        table.seat[seat].language = language;
}

void croupier_language(void)
{
    language = voice_language(host_packed);
    speak_to_all();
}

int croupier_table_deal(uint32_t packed_size)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason), *out = telling();
    check_start(&host_check, &hash_host);
    begin();
    if (check_unpack(host_packed, packed_size, &host_check.pairs, &why) &&
        table_deal(&table, &host_check.pairs, &fold_host, out, &why)) {
        speak_to_all();
        memcpy(random, table.random, sizeof random);
        return 1;
    }
    text_put(telling(), reason);
    return 0;
}

int croupier_table_line(uint32_t size, uint32_t packed_size)
{
    memcpy(table.last_h, host_check.reader.h, sizeof table.last_h);
    return host_line_read(size, packed_size);
}

int croupier_table_open(int brought)
{
    char last[CHAIN_HEX + 1];
    struct text *out = telling();
    memcpy(last, table.last_h, sizeof last);
    begin();
    memcpy(table.last_h, last, sizeof last);
    if (!table_open(&table, &fold_host, brought, out))
        return 0;
    speak_to_all();
    memcpy(random, table.random, sizeof random);
    return 1;
}

int croupier_table_ended(void)
{
    return table.ended;
}

int croupier_table_go_on(void)
{
    return table_go_on(&table, telling());
}

int croupier_table_take(int seat, uint32_t packed_size)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason), *out = telling();
    why.language = language;
    int code = check_unpack(host_packed, packed_size, &host_check.pairs, &why)
                   ? table_take(&table, seat, &host_check.pairs, out, &why)
                   : WIRE_BAD_JSON;
    if (code != WIRE_OK)
        table_error(&table, seat, code, reason, telling());
    return code == WIRE_OK;
}

int croupier_table_leave(int seat, uint32_t packed_size)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    return check_unpack(host_packed, packed_size, &host_check.pairs, &why) &&
           table_leave_lesson(&table, seat, &host_check.pairs);
}

void croupier_table_ask(int seat, uint32_t packed_size)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason), *out = telling();
    why.language = language;
    if (!check_unpack(host_packed, packed_size, &host_check.pairs, &why))
        table_error(&table, seat, WIRE_BAD_JSON, reason, telling());
    else if (!making_asked(&host_check.match, host_check.head.hints, seat, &host_check.pairs, out,
                           &why))
        table_error(&table, seat, WIRE_BAD_MESSAGE, reason, telling());
}

const char *croupier_told(void)
{
    return told;
}

void croupier_table_hello(int seat)
{
    table_hello(&table, seat, telling());
}

void croupier_table_tell(int seat, uint32_t from)
{
    table_tell(&table, seat, from, telling());
}

void croupier_table_ok(int seat)
{
    table_ok(&table, seat, telling());
}

void croupier_table_info(int seat)
{
    table_info(&table, seat, telling());
}

void croupier_table_board(int seat)
{
    table_board(&table, seat, telling());
}

void croupier_table_log(int seat)
{
    table_log_begin(&table, seat < 0 ? SEAT_CHANCE : seat, telling());
}

int croupier_table_log_next(void)
{
    return table_log_next(&table, telling());
}

void croupier_table_log_stop(void)
{
    table_log_stop(&table, telling());
}

int croupier_table_next(void)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    return table_next(&table, telling(), &why);
}

int croupier_toy(void)
{
    return games_list[0]->toy;
}

void croupier_describe(void)
{
    describe_game(games_list[0], BOT_QUICK, telling());
}

int croupier_cards(void)
{
    static _Alignas(16) uint8_t block[CHECK_DATA_BYTES];
    const struct game *game = games_list[0];
    const struct data *of = host_check.match.data;
    struct complaint wrong = {0};
    struct text *out = telling();
    struct data data;
    ENSURE(game->data_size <= sizeof block);
    if (!of && !data_open_default(game, block, &data, &wrong))
        return 0;
    if (game->words && game->words->cards)
        game->words->cards(of ? of : &data, out);
    else
        text_put(out, "{}");
    return 1;
}
