/* A table in the page: what the house does for one (server/play.c, deal.c), without a house. What
 * is always true: the same moves, draws, lines and messages come of it, for they are made by the
 * same C; a line is handed over to be kept before anyone is told of it; and after a failure to
 * keep it the whole is thrown away and made again from the lines that were kept. */
#ifndef WEB_WASM_TABLE_H
#define WEB_WASM_TABLE_H

#include "table/cursor.h"
#include "table/fold.h"
#include "table/plan.h"
#include "table/pupil.h"
#include "table/wire.h"
#include "web/wasm/check.h"

/* The bytes of the system that a table lives on: its name for the dealer, the dealer's seed, the
 * bots' seed. Kept secret beside the log. */
enum { TABLE_RANDOM_BYTES = TABLE_ID_BYTES + 2 * FAIR_BYTES };

struct page_table {
    struct check *check; /* its match, as its log was read; or an empty one */
    struct log_writer writer;
    struct fair fair;
    struct fair_reveal reveal;
    uint8_t random[TABLE_RANDOM_BYTES];
    const struct policy *bot[SEATS_MAX]; /* NULL: a person's seat */
    struct rng rng[SEATS_MAX];
    struct wire_seat seat[SEATS_MAX];
    const char *language; /* of whoever is told next; NULL: English */
    char title[TABLE_TITLE_BYTES + 1];
    char last_h[CHAIN_HEX + 1]; /* of the line before the last that was read */
    bool has_dealer, new_dealer, ended, shown;
    struct pupil lesson;  /* where it is one */
    struct log_writer out; /* of a log that is taken away, */
    struct cursor cursor;  /* and where it is at */
};

/* A new table, as POST /api/tables asks for it (table/plan.h); random bytes were put there before.
 * Its first line is appended. False: `why`. */
bool table_deal(struct page_table *, const struct pairs *, const struct fold_ops *,
                struct text *lines, struct text *why);
/* The lines of a log have been read by check_line. A log that is kept here goes on with its
 * `random`. One that is `brought` goes on with the seed in its last line, which says "stopped",
 * with its number where it was seeded, or with a dealer of ours where chance was written by hand;
 * else it can only be watched. `random` is then what is to be kept. */
bool table_open(struct page_table *, const struct fold_ops *, bool brought, struct text *why);
/* What needs no person: draws of chance, a bot's move and the draws after it, the last line.
 * Appends their lines, together one change. False: nobody but a person can go on. */
bool table_go_on(struct page_table *, struct text *lines);
/* A message of a seat, its pairs as a WebSocket's. WIRE_OK: its line is appended to `lines`, with
 * the draws after it, or nothing if it was played before. Else the code, and `why` a sentence. */
int table_take(struct page_table *, int seat, const struct pairs *, struct text *lines,
               struct text *why);
/* Leaves the lesson, if this message of the seat says so. */
bool table_leave_lesson(struct page_table *, int seat, const struct pairs *);
/* What is told: hello; turn or end with what happened after entry `from`; an answer. */
void table_hello(struct page_table *, int seat, struct text *out);
void table_tell(struct page_table *, int seat, uint32_t from, struct text *out);
void table_ok(struct page_table *, int seat, struct text *out);
void table_error(struct page_table *, int seat, int code, const char *why, struct text *out);
/* What lists of tables show, the board, and a log line by line: of a seat, or the whole
 * (SEAT_CHANCE). Whoever takes the whole of a match that is not over away to go on with it
 * elsewhere gets a last line that says "stopped" and shows the dealer's seed. */
void table_info(struct page_table *, int seat, struct text *out);
void table_board(struct page_table *, int seat, struct text *out);
void table_log_begin(struct page_table *, int seat, struct text *out);
bool table_log_next(struct page_table *, struct text *out);
void table_log_stop(struct page_table *, struct text *out);
/* The log that the next match of a campaign begins with. False: `why`; none follows. */
bool table_next(struct page_table *, struct text *out, struct text *why);

#endif
