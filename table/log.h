/* The log of a match: JSON Lines, written and read (docs/log.md). What is always true: a log and
 * its game's edition reproduce the match without any randomness; each line is chained to those
 * before it, so no byte can change unnoticed.
 *
 *   {"croupier":2,"game":"kuhn","edition":1,"seats":["me","random"],"fair":{"seeded":7},"h":".."}
 *   {"n":1,"seat":"chance","do":"deal","to":"0","card":"king","digest":"..","h":".."}
 *   {"n":2,"do":"undo","to":0,"digest":"..","h":".."}
 *   {"n":3,"seat":0,"do":"say","text":"again, then","digest":"..","h":".."}
 *   {"end":"over","payoff":[1,-1],"seed":"..","reveals":[],"h":".."}
 *
 * This file writes lines to a text and reads them from pairs; table/native/logfile.h handles whole
 * files. */
#ifndef TABLE_LOG_H
#define TABLE_LOG_H

#include "table/fair.h"
#include "table/match.h"
#include "table/prose.h"

enum {
    LOG_FORMAT_FIRST = 1,    /* no list of digested fields, no hash of what decides play */
    LOG_FORMAT = 2,          /* what is written */
    LOG_LINE_BYTES = 65536,  /* the longest line read or written, its end included */
    LOG_HEAD_BYTES = 262144, /* of the first line, which may carry a data file */
    SEAT_NAME_BYTES = 64,
    LOG_BY_BYTES = 32
};

/* How much players are told of their chances (table/hints.h). */
enum hints { HINTS_CHANCES, HINTS_NONE, HINTS_ADVICE, HINTS };

/* The first line. */
struct log_head {
    const struct game *game;
    uint8_t format;
    char by[LOG_BY_BYTES + 1]; /* the version of the croupier that wrote it; may be empty */
    struct digest_form digest;
    /* The data: compiled in under this name if text is NULL, else that text. Without data (a game
     * that has none): an empty name. When read, `text` is borrowed from the line. */
    char data_name[NAME_BYTES_MAX + 1];
    int data_edition;
    uint8_t data_sha256[HASH_BYTES]; /* of its whole text */
    uint8_t data_play[HASH_BYTES];   /* of what decides play (table/prose.h) */
    bool data_named;  /* read: the header named its data */
    bool data_hashed; /* read: ... with sha256 */
    bool data_played; /* read: ... with the hash of what decides play */
    const char *data_text;
    struct rules rules;
    bool lesson; /* its first moves are those of the game's lesson (table/lesson.h), chance's too */
    uint8_t hints; /* enum hints */
    bool warns;    /* its level is "warn": the master may let pass what the rules refuse */
    int seats;
    char seat_name[SEATS_MAX]
                  [SEAT_NAME_BYTES + 1]; /* who sits there: "me", "careful"; may be empty */
    int reader; /* SEAT_CHANCE: the full log; else whose (SEAT_WATCHER: everyone's) */
    struct fair_head fair;
};

enum log_end { LOG_OPEN, LOG_OVER, LOG_STOPPED };

/* The last line. */
struct log_last {
    uint8_t end;
    bool revealed;
    bool sealed; /* the match is over and keeps its secrets */
    struct fair_reveal reveal;
};

/* ---- Writing: each call appends one whole line with its end, which fits into LOG_LINE_BYTES, a
 * header into LOG_HEAD_BYTES ---- */
struct log_writer {
    const struct hash_ops *hash;
    char h[CHAIN_HEX + 1]; /* of the last line; empty before the first */
    int reader;
    struct digest_sums *sums; /* from line to line (engine/engine.h); borrowed; NULL: each is
                                 digested by itself */
};
/* A writer for the full log (SEAT_CHANCE) or a seat's. */
void log_writer_start(struct log_writer *, const struct hash_ops *, int reader);
void log_write_head(struct log_writer *, const struct log_head *, struct text *out);
/* Entry n; `after` is the state after it. Secret arguments are "?" in a seat's log, and the digest
 * is of that seat's view. */
void log_write_entry(struct log_writer *, const struct match *, uint32_t n,
                     const struct state *after, struct text *out);
/* The end: over, or stopped before. `reveal` NULL: nothing to show (no fairness), or not yet; not
 * shown either if the match is sealed. */
void log_write_end(struct log_writer *, const struct match *, const struct log_head *,
                   const struct fair_reveal *, struct text *out);

/* ---- Reading: lines one by one, as bytes and as pairs ---- */
enum log_state { LOG_AT_HEAD, LOG_AT_ENTRIES, LOG_AT_END };
struct log_reader {
    const struct hash_ops *hash;
    const struct game *const *games;
    int games_count;
    uint8_t at;     /* enum log_state */
    bool elsewhere; /* what was read is valid, but only another version replays it */
    int8_t chained; /* -1: not yet known */
    char h[CHAIN_HEX + 1];
    uint64_t moves; /* entries read */
    struct digest_sums sums;
    uint32_t undos_max; /* logs with more undos are refused, as each replays the match */
};
void log_reader_start(struct log_reader *, const struct hash_ops *, const struct game *const *games,
                      int count);
/* Checks "h" of a line (without its end) against the lines before; the line's pairs say whether it
 * has one. Every line goes through this first. False: `why`. */
bool log_read_chain(struct log_reader *, const char *line, size_t size, const struct pairs *,
                    struct text *why);
/* The header. Opens no data: the caller does, checks it with log_check_data and starts the match
 * with log_match_start. */
bool log_read_head(struct log_reader *, const struct pairs *, struct log_head *out,
                   struct text *why);
/* Whether this data plays as what the header names; false: `why`. The hashes of its text (NULL:
 * there is no data) and of what decides play. */
bool log_check_data(const struct log_head *, const struct data *, const uint8_t *sha256,
                    const struct play_hashes *play, struct text *why);
/* The match of a header that was read, with data that was checked: as match_start, with the digests
 * of its log. */
bool log_match_start(struct match *, const struct log_head *, const struct data *,
                     struct entry *entry, uint32_t capacity, struct text *why);
/* The hash of the data for the dealer's key (table/fair.h); NULL if the header names none. */
const uint8_t *log_head_key(const struct log_head *);
/* Makes the header that of a new log by this version ("0.2", cut to LOG_BY_BYTES); game must be
 * set. */
void log_head_new(struct log_head *, const char *by);
/* A line after the header: an entry is made in `match`, a last line fills `last`. False: `why`, and
 * neither was changed. */
bool log_read_line(struct log_reader *, const struct pairs *, struct match *,
                   const struct log_head *, struct log_last *last, struct text *why);

/* ---- Proof ---- */
enum verify_result { /* also the exit codes of `croupier verify` */
    VERIFY_PROVEN = 0,
    VERIFY_DIFFERS = 1,
    VERIFY_BAD_FILE = 2, /* for the caller: the log could not be read */
    VERIFY_NOTHING = 3   /* no fairness in the log, or no reveal (yet, or for good: sealed) */
};
/* Recomputes every draw of a log that was read. `why` gets one sentence in every case; `first` is
 * the draw that differs, its n 0 if none does; `each` as in fair_verify. */
int log_verify(const struct hash_ops *, const struct log_head *, const struct log_last *,
               const struct match *, struct fair_drawn *first,
               void (*each)(void *arg, const struct fair_drawn *), void *arg, struct text *why);

#endif
