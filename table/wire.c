/* Messages on the wire. What is always true: one message is one line, and every "n" in it is that
 * of the last entry that the reader has been told of when it has read it. */
#include "table/wire.h"

#include <string.h>

#include "table/names.h"

const char *wire_code_name(int code)
{
    static const char *const names[WIRE_CODES] = {
        [WIRE_OK] = "ok",
        [WIRE_BAD_JSON] = "bad-json",
        [WIRE_BAD_MESSAGE] = "bad-message",
        [WIRE_STALE] = "stale",
        [WIRE_NOT_YOUR_TURN] = "not-your-turn",
        [WIRE_ILLEGAL] = "illegal",
        [WIRE_OVER] = "over",
    };
    ENSURE(code >= 0 && code < WIRE_CODES);
    return names[code];
}

void wire_seat_start(struct wire_seat *seat, int number)
{
    memset(seat, 0, sizeof *seat);
    seat->seat = number;
}

/* ---- Out ---- */

static void put_start(const struct wire_seat *seat, const char *type, struct text *out)
{
    text_format(out, "{\"type\":\"%s\",\"seat\":", type);
    if (seat->seat == SEAT_WATCHER)
        text_put(out, "\"watcher\"");
    else
        text_int(out, seat->seat);
}

void wire_hello(const struct wire_seat *seat, const struct log_head *head, struct text *out)
{
    put_start(seat, "hello", out);
    text_format(out, ",\"protocol\":%d,", WIRE_VERSION);
    log_head_members(head, false, out);
    text_put(out, "}\n");
}

/* Events up to entry `last`, and the n that goes with them. */
static void put_events(struct wire_seat *seat, const struct match *match, uint32_t last,
                       struct text *out)
{
    text_put(out, ",\"n\":");
    text_int(out, last);
    text_put(out, ",\"events\":[");
    for (uint32_t n = seat->sent + 1; n <= last; n++) {
        text_put(out, n > seat->sent + 1 ? ",{" : "{");
        match_entry_members(match, n, seat->seat, out);
        text_char(out, '}');
    }
    text_char(out, ']');
    seat->sent = last;
}

bool wire_more(struct wire_seat *seat, const struct match *match, struct text *out)
{
    if (match->count - seat->sent <= WIRE_EVENTS_MAX)
        return false;
    put_start(seat, "events", out);
    put_events(seat, match, seat->sent + WIRE_EVENTS_MAX, out);
    text_put(out, "}\n");
    return true;
}

/* Phase, whose turn, digest, events and view. */
static void put_table(struct wire_seat *seat, const struct match *match, struct text *out)
{
    struct view view;
    const char *between = "";
    uint32_t turn = match_turn(match);
    match_view(match, seat->seat, &view);
    put_events(seat, match, match->count, out);
    text_format(out, ",\"phase\":\"%s\",\"turn\":[", match_phase(match)->name);
    for (int i = 0; i <= SEAT_CHANCE; i++) {
        if (!(turn >> i & 1))
            continue;
        text_put(out, between);
        if (i == SEAT_CHANCE)
            text_put(out, "\"chance\"");
        else
            text_int(out, i);
        between = ",";
    }
    text_put(out, "],\"digest\":\"");
    text_digest(state_digest(match->game, &view.state), out);
    text_put(out, "\",\"view\":");
    codec_view_json(match->game, match->data, &view, out);
}

void wire_turn(struct wire_seat *seat, const struct match *match, struct text *out)
{
    struct options options;
    put_start(seat, "turn", out);
    put_table(seat, match, out);
    text_put(out, ",\"options\":");
    match_options(match, seat->seat, &options);
    codec_options_json(match->game, match->data, &options, out);
    text_put(out, "}\n");
}

void wire_end(struct wire_seat *seat, const struct match *match, const struct log_head *head,
              const struct fair_reveal *reveal, struct text *out)
{
    bool over = match_over(match);
    put_start(seat, "end", out);
    put_table(seat, match, out);
    text_format(out, ",\"end\":\"%s\"", over ? "over" : "stopped");
    if (over) {
        text_char(out, ',');
        log_payoff_member(match, out);
    }
    if (reveal && head->fair.mode == FAIR_COMMITTED) {
        text_put(out, ",\"fair\":{");
        log_reveal_members(head, reveal, out);
        text_char(out, '}');
    }
    text_put(out, "}\n");
}

void wire_error(const struct wire_seat *seat, int code, const char *message, struct text *out)
{
    put_start(seat, "error", out);
    text_format(out, ",\"code\":\"%s\",\"message\":", wire_code_name(code));
    codec_string_json(message, out);
    text_put(out, "}\n");
}

void wire_ok(const struct wire_seat *seat, struct text *out)
{
    put_start(seat, "ok", out);
    text_put(out, ",\"n\":");
    text_int(out, seat->id_n);
    text_put(out, ",\"id\":");
    codec_string_json(seat->id, out);
    text_put(out, "}\n");
}

/* ---- In ---- */

static int refuse(int code, struct text *why, const char *what)
{
    text_put(why, what);
    return code;
}

/* The oldest n that a move of this seat may have been made against. */
static uint32_t oldest(const struct match *match, int seat)
{
    uint32_t n = match->count;
    if (match_phase(match)->kind != PHASE_TOGETHER)
        return n;
    while (n > match->phase_from && match->entry[n - 1].move.seat != seat)
        n--;
    return n;
}

static int check_n(const struct match *match, int seat, const struct value *n, struct text *why)
{
    if (!n || n->kind != VALUE_NUMBER)
        return refuse(WIRE_BAD_MESSAGE, why, "\"n\" must be the number that came with the turn");
    if (n->number > (int64_t)match->count || n->number < 0)
        return refuse(WIRE_BAD_MESSAGE, why, "\"n\" is no number of an entry yet");
    if (n->number >= (int64_t)oldest(match, seat))
        return WIRE_OK;
    text_put(why, "the table is at entry ");
    text_int(why, match->count);
    text_put(why, ", this move was made at entry ");
    text_int(why, n->number);
    return WIRE_STALE;
}

/* The id, if any: false if it is none that can be kept. */
static bool read_id(const struct pairs *pairs, const char **out, struct text *why)
{
    const struct value *id = pairs_get(pairs, "id");
    *out = id ? id->text : "";
    if (!id)
        return true;
    if (id->kind == VALUE_STRING && id->text[0] && strlen(id->text) <= WIRE_ID_BYTES)
        return true;
    text_put(why, "\"id\" must be a text of 1 to 64 bytes");
    return false;
}

static bool is_move(const struct pairs *pairs)
{
    const struct value *type = pairs_get(pairs, "type");
    return !type || (type->kind == VALUE_STRING && !strcmp(type->text, "move"));
}

int wire_move(struct wire_seat *seat, struct match *match, const struct pairs *pairs, bool *again,
              struct text *why)
{
    static const char *const others[] = {"type", "n", "id", NULL};
    const char *id;
    struct move move;
    *again = false;
    if (!is_move(pairs))
        return refuse(WIRE_BAD_MESSAGE, why, "\"type\" must be \"move\"");
    if (!read_id(pairs, &id, why))
        return WIRE_BAD_MESSAGE;
    *again = id[0] && !strcmp(id, seat->id);
    if (*again)
        return WIRE_OK;
    if (match_over(match))
        return refuse(WIRE_OVER, why, "the match is over");
    if (!codec_move_read(match->game, match->data, match->seats, pairs, seat->seat, others, &move,
                         why))
        return WIRE_BAD_MESSAGE;
    if (move.seat != seat->seat) {
        text_format(why, "this is the wire of seat %d", seat->seat);
        return WIRE_BAD_MESSAGE;
    }
    int code = check_n(match, seat->seat, pairs_get(pairs, "n"), why);
    if (code != WIRE_OK)
        return code;
    bool turn = match_turn(match) >> seat->seat & 1;
    if (!match_play(match, &move, why))
        return turn ? WIRE_ILLEGAL : WIRE_NOT_YOUR_TURN;
    memcpy(seat->id, id, strlen(id) + 1);
    seat->id_n = match->count;
    return WIRE_OK;
}
