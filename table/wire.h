/* The messages between a table and a program or page that plays at it (docs/protocol.md), the same
 * over a pipe and over a WebSocket: one JSON object each, made into a text, read from pairs. What
 * is always true: everything that goes to a seat is made from that seat's view and from entries
 * redacted for it. */
#ifndef TABLE_WIRE_H
#define TABLE_WIRE_H

#include <string.h>

#include "table/log.h"
#include "table/match.h"

enum {
    WIRE_VERSION = 1,
    WIRE_LINE_BYTES = 65536, /* longest message read, its end included */
    WIRE_OUT_BYTES = 524288, /* enough for any one message that is sent */
    WIRE_EVENTS_MAX = 512,   /* events in one message; see wire_more */
    WIRE_WORDS_BYTES = 24000, /* after so many bytes of what was said no event is added to a
                                 message */
    WIRE_ID_BYTES = 64,
    WIRE_UNDOS_MAX = 100     /* a match; going back replays it, and whoever reads its log does so
                                again */
};

/* What went wrong with a message; the names are stable: "bad-json", ... */
enum wire_code {
    WIRE_OK,
    WIRE_BAD_JSON,      /* bad-json: no JSON object, too long, too deep, bad UTF-8 */
    WIRE_BAD_MESSAGE,   /* bad-message: unknown type, key or name, something missing */
    WIRE_STALE,         /* stale: made against an n that is past */
    WIRE_NOT_YOUR_TURN, /* not-your-turn */
    WIRE_ILLEGAL,       /* illegal: not open now */
    WIRE_OVER,          /* over: the match has ended */
    WIRE_CODES
};
const char *wire_code_name(int code);

/* One seat's end of the wire. */
struct wire_seat {
    int seat;                   /* or SEAT_WATCHER */
    uint32_t sent;              /* the last entry told to it */
    char id[WIRE_ID_BYTES + 1]; /* of the last message accepted; empty: none */
    uint32_t id_n;              /* n of the entry that it made */
    bool patches;               /* it is sent patches: no message has a digest, which would be a
                                   part of each */
    const char *language;       /* of who reads it, of voice_languages; NULL: English */
    bool no_events;             /* its messages come without "events" */
};
void wire_seat_start(struct wire_seat *, int number);

/* Each appends one message with its line end; what ends in _open leaves the end out, so that
 * members can follow, and then "}\n". */
/* First: protocol, game, seat, seats, rules, data, and fairness as in the log's header. */
void wire_hello_open(const struct wire_seat *, const struct log_head *, struct text *out);
/* If more entries are unsent than go into one message (WIRE_EVENTS_MAX, WIRE_WORDS_BYTES), appends
 * a message with some of them and returns true: call it until it returns false, then wire_turn or
 * wire_end. */
bool wire_more(struct wire_seat *, const struct match *, struct text *out);
/* Events since the last sent, the view, the names that people gave to what is in use, what the seat
 * may take back, and its options (none: an empty list, "turn" says who is waited for). Everything
 * up to now counts as sent. */
void wire_turn_open(struct wire_seat *, const struct match *, struct text *out);
/* As wire_turn, with what everyone got; `reveal` NULL: none. A sealed match shows none either. */
void wire_end_open(struct wire_seat *, const struct match *, const struct log_head *,
                   const struct fair_reveal *reveal, struct text *out);

static inline void wire_hello(const struct wire_seat *seat, const struct log_head *head,
                              struct text *out)
{
    wire_hello_open(seat, head, out);
    text_put(out, "}\n");
}

static inline void wire_turn(struct wire_seat *seat, const struct match *match, struct text *out)
{
    wire_turn_open(seat, match, out);
    text_put(out, "}\n");
}

static inline void wire_end(struct wire_seat *seat, const struct match *match,
                            const struct log_head *head, const struct fair_reveal *reveal,
                            struct text *out)
{
    wire_end_open(seat, match, head, reveal, out);
    text_put(out, "}\n");
}

/* For patches (table/patch.h), a turn or end in parts. Who it is for: {"type":"turn","seat":1
 * without its end. */
void wire_start(const struct wire_seat *, const char *type, struct text *out);
/* "n":..,"events":[..]: all up to now, which counts as sent; to a seat without events n alone. */
void wire_events(struct wire_seat *, const struct match *, struct text *out);
/* "turn":[..] and the other members of a turn (`head` NULL) or an end but these and the view, the
 * first without a comma; "phase" where the view does not name it. */
void wire_rest(const struct match *, const struct view *, const struct log_head *,
               const struct fair_reveal *, struct text *out);
void wire_error(const struct wire_seat *, int code, const char *message, struct text *out);
/* The answer to a message that carried an id: its entry is in the match. */
void wire_ok(const struct wire_seat *, struct text *out);
/* The same as a member of another message: ,"ok":{"n":..,"id":..} */
void wire_ok_along(const struct wire_seat *, struct text *out);

static inline bool wire_is_move(const struct pairs *pairs)
{
    const struct value *type = pairs_get(pairs, "type");
    return !type || (type->kind == VALUE_STRING && !strcmp(type->text, "move"));
}

/* Whether this is a message with the id of the last one that was accepted: it was played, whatever
 * may be played now. */
static inline bool wire_again(const struct wire_seat *seat, const struct pairs *pairs)
{
    const char *id = wire_is_move(pairs) ? pairs_text(pairs, "id") : NULL;
    return id && id[0] && !strcmp(id, seat->id);
}

/* Reads a move, something to say or to take back, from a message of this seat and plays it.
 * WIRE_OK: it is the match's last entry, unless `again` is set: a message with the id of the last
 * one, which is only to be confirmed by wire_ok. Anything else: the code, `why` a sentence, and
 * nothing changed. */
int wire_move(struct wire_seat *, struct match *, const struct pairs *, bool *again,
              struct text *why);

#endif
