/* Messages on the wire. What is always true: one message is one line, and every "n" in it is that
 * of the last entry that the reader has been told of when it has read it. */
#include "table/wire.h"

#include <string.h>

#include "table/marks.h"
#include "table/names.h"
#include "table/powers.h"
#include "table/reason.h"
#include "table/spoken.h"
#include "table/waivers.h"

void wire_seat_start(struct wire_seat *seat, int number)
{
    memset(seat, 0, sizeof *seat);
    seat->seat = number;
}

/* ---- Out ---- */

void wire_start(const struct wire_seat *seat, const char *type, struct text *out)
{
    text_format(out, "{\"type\":\"%s\",\"seat\":", type);
    if (seat->seat == SEAT_WATCHER)
        text_put(out, "\"watcher\"");
    else
        text_int(out, seat->seat);
}

void wire_hello_open(const struct wire_seat *seat, const struct log_head *head, struct text *out)
{
    wire_start(seat, "hello", out);
    text_format(out, ",\"protocol\":%d,", WIRE_VERSION);
    log_head_members(head, false, out);
}

/* Events up to entry `last`, where the seat wants them, and the n that goes with them. */
static void put_events(struct wire_seat *seat, const struct match *match, uint32_t last,
                       struct text *out)
{
    text_put(out, "\"n\":");
    text_int(out, last);
    text_put(out, seat->no_events ? "" : ",\"events\":[");
    for (uint32_t n = seat->sent + 1; n <= last && !seat->no_events; n++) {
        text_put(out, n > seat->sent + 1 ? ",{" : "{");
        match_entry_members(match, n, seat->seat, out);
        text_char(out, '}');
    }
    text_put(out, seat->no_events ? "" : "]");
    seat->sent = last;
}

/* The last entry that goes into the next message: decided by what the seat may read and nothing
 * else. */
static uint32_t next_last(const struct wire_seat *seat, const struct match *match)
{
    uint32_t n = seat->no_events ? match->count : seat->sent;
    size_t bytes = 0;
    while (n < match->count && n - seat->sent < WIRE_EVENTS_MAX && bytes < WIRE_WORDS_BYTES) {
        const struct entry *entry = &match->entry[n++];
        const char *text = match_text(match, entry, seat->seat), *label = match_label(match, entry);
        bytes += (text ? strlen(text) : 0) + (label ? strlen(label) : 0);
    }
    return n;
}

bool wire_more(struct wire_seat *seat, const struct match *match, struct text *out)
{
    uint32_t last = next_last(seat, match);
    if (last == match->count)
        return false;
    wire_start(seat, "events", out);
    text_char(out, ',');
    put_events(seat, match, last, out);
    text_put(out, "}\n");
    return true;
}

/* The argument by whose name a table of labels goes: the first of the verb table. */
static const char *labels_key(const struct game *game, int k)
{
    for (int v = 0; v < game->verb_count; v++)
        for (int a = 0; a < ARGS_MAX && game->verbs[v].arg[a].name; a++)
            if (game->verbs[v].arg[a].open &&
                codec_label_table(game, game->verbs[v].arg[a].names) == k)
                return game->verbs[v].arg[a].name;
    return NULL;
}

/* One named thing; `bytes` counts what was said with all of them. */
static void put_label(const char *placeholder, const struct label *label, size_t *bytes,
                      struct text *out)
{
    codec_string_json(placeholder, out);
    text_put(out, ":{\"name\":");
    codec_string_json(label->name, out);
    if (label->said && *bytes < WIRE_WORDS_BYTES) {
        text_put(out, ",\"said\":");
        codec_string_json(label->said, out);
        *bytes += strlen(label->said);
    }
    text_char(out, '}');
}

/* The things in use that have names, as the view's seat may know them; nothing if there are
 * none. */
static void put_labels(const struct match *match, const struct view *view, struct text *out)
{
    struct match_labels book;
    size_t bytes = 0;
    bool any = false;
    if (!match->game->label_count)
        return;
    match_labels(match, match->count, view->seat, &book);
    for (int k = 0; k < match->game->label_count; k++) {
        const struct label_spec *spec = &match->game->labels[k];
        const char *key = labels_key(match->game, k);
        bool first = true;
        for (int i = 0; key && i < spec->count; i++) {
            const struct label *label = &book.at[k][i];
            if (!label->name || !label_used(match, &view->state, k, spec->first + i))
                continue;
            if (first) {
                text_put(out, any ? "," : ",\"labels\":{");
                codec_string_json(key, out);
            }
            text_put(out, first ? ":{" : ",");
            put_label(names_at(match->data, spec->names, spec->first + i), label, &bytes, out);
            any = true;
            first = false;
        }
        text_put(out, first ? "" : "}");
    }
    text_put(out, any ? "}" : "");
}

void wire_events(struct wire_seat *seat, const struct match *match, struct text *out)
{
    put_events(seat, match, match->count, out);
}

static void put_phase(const struct match *match, struct text *out)
{
    text_format(out, "\"phase\":\"%s\",", match_phase(match)->name);
}

/* Whose turn it is. */
static void put_whose(const struct match *match, struct text *out)
{
    const char *between = "";
    uint32_t turn = match_asked(match);
    text_put(out, "\"turn\":[");
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
    text_char(out, ']');
}

/* Phase, whose turn, digest, events and view. */
static void put_table(struct wire_seat *seat, const struct match *match, const struct view *view,
                      struct text *out)
{
    text_char(out, ',');
    put_events(seat, match, match->count, out);
    text_char(out, ',');
    put_phase(match, out);
    put_whose(match, out);
    if (!seat->patches) {
        text_put(out, ",\"digest\":\"");
        text_digest(state_digest(match->game, match->data, &match->digest, &view->state), out);
        text_char(out, '"');
    }
    text_put(out, ",\"view\":");
    codec_view_json(match->game, match->data, view, out);
    put_labels(match, view, out);
}

/* By what the seat would take back its last move; nothing if it cannot. */
static void put_undo(const struct match *match, int seat, struct text *out)
{
    uint32_t to = match_undo_last(match, seat);
    if (to == match->count || match->undos >= WIRE_UNDOS_MAX)
        return;
    text_put(out, ",\"undo\":");
    text_int(out, to);
}

/* That the seat is asked in a window which its player may want to be spared; nothing if it is
 * not. */
static void put_window(const struct match *match, const struct view *view, struct text *out)
{
    const struct words *words = match->game->words;
    struct move pass;
    bool matters;
    if (!words || !words->window || match->waits || !(match_turn(match) >> view->seat & 1) ||
        !words->window(match->data, view, &pass, &matters))
        return;
    text_put(out, ",\"window\":{\"pass\":");
    codec_move_json(match->game, match->data, &pass, out);
    text_format(out, ",\"matters\":%s}", matters ? "true" : "false");
}

/* Options, window and undo of a turn. */
static void put_options(const struct match *match, const struct view *view, struct text *out)
{
    struct options options;
    /* A seat that may only step in has no "options": a program that answers whenever it has some
     * would step in each time. */
    bool aside = (match_turn(match) & ~match_asked(match)) >> view->seat & 1;
    text_put(out, aside ? ",\"options\":[],\"aside\":" : ",\"options\":");
    match_options(match, view->seat, &options);
    codec_options_json(match->game, match->data, view, &options, out);
    powers_put(match, view->seat, out);
    waivers_put(match, view->seat, out);
    put_window(match, view, out);
    put_undo(match, view->seat, out);
}

/* How it ended, and what may be shown then. */
static void put_ending(const struct match *match, const struct log_head *head,
                       const struct fair_reveal *reveal, struct text *out)
{
    bool over = match_over(match);
    text_format(out, ",\"end\":\"%s\"", over ? "over" : "stopped");
    if (over) {
        text_char(out, ',');
        log_payoff_member(match, out);
    }
    if (match_sealed(match)) {
        text_put(out, ",\"sealed\":true");
    } else if (reveal && head->fair.mode == FAIR_COMMITTED) {
        text_put(out, ",\"fair\":{");
        log_reveal_members(head, reveal, out);
        text_char(out, '}');
    }
}

/* Whether views name the phase themselves. */
static bool phase_in_views(const struct game *game)
{
    for (int f = 0; f < game->field_count; f++)
        if (game->fields[f].show == SHOW_NAME && !strcmp(game->fields[f].name, "phase"))
            return true;
    return false;
}

void wire_rest(const struct match *match, const struct view *view, const struct log_head *head,
               const struct fair_reveal *reveal, struct text *out)
{
    if (!phase_in_views(match->game))
        put_phase(match, out);
    put_whose(match, out);
    put_labels(match, view, out);
    if (head)
        put_ending(match, head, reveal, out);
    else
        put_options(match, view, out);
}

void wire_turn_open(struct wire_seat *seat, const struct match *match, struct text *out)
{
    struct view view;
    match_view(match, seat->seat, &view);
    wire_start(seat, "turn", out);
    put_table(seat, match, &view, out);
    put_options(match, &view, out);
}

void wire_end_open(struct wire_seat *seat, const struct match *match, const struct log_head *head,
                   const struct fair_reveal *reveal, struct text *out)
{
    struct view view;
    match_view(match, seat->seat, &view);
    wire_start(seat, "end", out);
    put_table(seat, match, &view, out);
    put_ending(match, head, reveal, out);
}

void wire_error(const struct wire_seat *seat, int code, const char *message, struct text *out)
{
    wire_start(seat, "error", out);
    text_format(out, ",\"code\":\"%s\",\"message\":", wire_code_name(code));
    codec_string_json(message, out);
    text_put(out, "}\n");
}

static void put_ok(const struct wire_seat *seat, struct text *out)
{
    text_put(out, "\"n\":");
    text_int(out, seat->id_n);
    text_put(out, ",\"id\":");
    codec_string_json(seat->id, out);
    text_char(out, '}');
}

void wire_ok(const struct wire_seat *seat, struct text *out)
{
    wire_start(seat, "ok", out);
    text_char(out, ',');
    put_ok(seat, out);
    text_char(out, '\n');
}

void wire_ok_along(const struct wire_seat *seat, struct text *out)
{
    text_put(out, ",\"ok\":{");
    put_ok(seat, out);
}

/* ---- In ---- */

/* refuse(code, why, WHY_OVER()). */
static int refuse(int code, struct text *why, int id, const void *slots)
{
    reason(why, id, slots);
    return code;
}

/* The oldest n that a move of this seat may have been made against. What is only said makes nothing
 * old. */
static uint32_t oldest(const struct match *match, int seat)
{
    bool one = match_phase(match)->kind == PHASE_TURN;
    uint32_t n = match->count, least = one ? 0 : match->phase_from;
    for (; n > least; n--) {
        const struct entry *entry = &match->entry[n - 1];
        if (!entry->say && (one || entry->move.seat == seat))
            break;
    }
    return n;
}

static int check_n(const struct match *match, int seat, const struct value *n, struct text *why)
{
    if (!n || n->kind != VALUE_NUMBER)
        return refuse(WIRE_BAD_MESSAGE, why, WHY_WIRE_N());
    if (n->number > (int64_t)match->count || n->number < 0)
        return refuse(WIRE_BAD_MESSAGE, why, WHY_WIRE_ENTRY());
    if (n->number >= (int64_t)oldest(match, seat))
        return WIRE_OK;
    return refuse(WIRE_STALE, why, WHY_WIRE_STALE(.now = match->count, .then = n->number));
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
    return reason(why, WHY_WIRE_ID(.most = WIRE_ID_BYTES));
}

static bool does(const struct pairs *pairs, const char *what)
{
    const char *does = pairs_text(pairs, "do");
    return does && !strcmp(does, what);
}

/* What is no move of the game (say, undo) has `own` for its one argument, besides what every
 * message may have; it needs no n. */
static int read_plain(const struct wire_seat *seat, const struct match *match,
                      const struct pairs *pairs, const char *verb, const char *own,
                      struct text *why)
{
    const char *const known[] = {"type", "n", "id", "seat", "do", own};
    enum { KNOWN = sizeof known / sizeof *known };
    const struct value *n = pairs_get(pairs, "n"), *by = pairs_get(pairs, "seat");
    for (int i = 0; i < pairs->count; i++) {
        int k = 0;
        while (k < KNOWN && strcmp(known[k], pairs->at[i].key))
            k++;
        if (k == KNOWN) {
            struct room room;
            struct voice_list list = {.count = 1, .pieces = &own};
            const char *name = reason_typed(&room, pairs->at[i].key);
            return refuse(WIRE_BAD_MESSAGE, why,
                          WHY_NO_ARG(.verb = verb, .name = name, .args = &list));
        }
    }
    if (seat->seat == SEAT_WATCHER)
        return strcmp(own, "to") != 0 ? refuse(WIRE_BAD_MESSAGE, why, WHY_WORDS_WATCHER())
                                    : refuse(WIRE_BAD_MESSAGE, why, WHY_UNDO_WATCHER());
    if (by && (by->kind != VALUE_NUMBER || by->number != seat->seat))
        return refuse(WIRE_BAD_MESSAGE, why, WHY_WIRE_SEAT(.seat = seat->seat));
    if (n && (n->kind != VALUE_NUMBER || n->number < 0 || n->number > (int64_t)match->count))
        return refuse(WIRE_BAD_MESSAGE, why, WHY_WIRE_ENTRY());
    return WIRE_OK;
}

/* Words between moves, or a mark at some: any seat's, at any time. */
static int read_say(const struct wire_seat *seat, struct match *match, const struct pairs *pairs,
                    struct text *why)
{
    const char *text = pairs_text(pairs, "text");
    const struct value *mark = pairs_get(pairs, "mark");
    int code = read_plain(seat, match, pairs, "say", mark ? "mark" : "text", why);
    if (code != WIRE_OK)
        return code;
    if (mark)
        return match_mark(match, seat->seat, match_marks(mark), why) ? WIRE_OK : WIRE_ILLEGAL;
    if (!text)
        return refuse(WIRE_BAD_MESSAGE, why, WHY_WORDS_TEXT());
    char words[TEXT_BYTES_MAX + 1];
    if (!words_take(text, words, why))
        return WIRE_BAD_MESSAGE;
    return match_say(match, seat->seat, words, why) ? WIRE_OK : WIRE_ILLEGAL;
}

/* A seat takes back what it did itself, as long as nobody else has moved; or a master whatever. */
static int read_undo(const struct wire_seat *seat, struct match *match, const struct pairs *pairs,
                     struct text *why)
{
    const struct value *to = pairs_get(pairs, "to");
    bool back = does(pairs, "back");
    int code = read_plain(seat, match, pairs, back ? "back" : "undo", "to", why);
    if (code != WIRE_OK)
        return code;
    if (!to || to->kind != VALUE_NUMBER || to->number < 0 || to->number >= UINT32_MAX)
        return refuse(WIRE_BAD_MESSAGE, why, WHY_UNDO_TO());
    if (match->undos >= WIRE_UNDOS_MAX)
        return refuse(WIRE_ILLEGAL, why, WHY_UNDO_MOST(.most = WIRE_UNDOS_MAX));
    bool (*undo)(struct match *, int, uint32_t, struct text *) = back ? powers_back
                                                                      : match_undo_own;
    return undo(match, seat->seat, (uint32_t)to->number, why) ? WIRE_OK : WIRE_ILLEGAL;
}

static int read_move(const struct wire_seat *seat, struct match *match, const struct pairs *pairs,
                     struct text *why)
{
    static const char *const others[] = {"type", "n", "id", NULL};
    struct said said;
    struct move move;
    char words[TEXT_BYTES_MAX + 1], label[LABEL_BYTES_MAX + 1];
    if (!match_read(match, pairs, seat->seat, others, &move, &said, why) ||
        (said.text && !words_take(said.text, words, why)))
        return WIRE_BAD_MESSAGE;
    said.text = said.text ? words : NULL;
    if (said.label) {
        memcpy(label, said.label, strlen(said.label) + 1);
        text_straighten(label);
        said.label = label;
    }
    if (move.seat != seat->seat)
        return refuse(WIRE_BAD_MESSAGE, why, WHY_WIRE_SEAT(.seat = seat->seat));
    int code = check_n(match, seat->seat, pairs_get(pairs, "n"), why);
    if (code != WIRE_OK)
        return code;
    bool turn = match_corrects(match, &move) || match_turn(match) >> seat->seat & 1;
    if (match_play_said(match, &move, &said, why))
        return WIRE_OK;
    return turn ? WIRE_ILLEGAL : WIRE_NOT_YOUR_TURN;
}

int wire_move(struct wire_seat *seat, struct match *match, const struct pairs *pairs, bool *again,
              struct text *why)
{
    const char *id;
    *again = false;
    if (!wire_is_move(pairs))
        return refuse(WIRE_BAD_MESSAGE, why, WHY_WIRE_TYPE());
    if (!read_id(pairs, &id, why))
        return WIRE_BAD_MESSAGE;
    *again = wire_again(seat, pairs);
    if (*again)
        return WIRE_OK;
    if (match_over(match))
        return refuse(WIRE_OVER, why, WHY_OVER());
    bool undo = does(pairs, "undo") || does(pairs, "back");
    int code = does(pairs, "say") ? read_say(seat, match, pairs, why)
               : undo             ? read_undo(seat, match, pairs, why)
                                  : read_move(seat, match, pairs, why);
    if (code != WIRE_OK)
        return code;
    memcpy(seat->id, id, strlen(id) + 1);
    seat->id_n = match->count;
    return WIRE_OK;
}
