/* See watch.h. Always true: the match is gone through forwards, from its start if need be, so that
 * nothing that comes later can be seen. */
#include "web/wasm/watch.h"

#include <string.h>

#include "table/bot.h"
#include "table/hints.h"
#include "table/names.h"

void watch_start(struct watch *watch, const struct check *check)
{
    memset(watch, 0, sizeof *watch);
    watch->check = check;
    cursor_start(&watch->cursor, &check->match);
}

uint32_t watch_lets(const struct watch *watch)
{
    const struct match *match = &watch->check->match;
    const struct log_head *head = &watch->check->head;
    uint32_t lets = 1u << SEAT_WATCHER;
    if (match_over(match) && !match_sealed(match))
        return lets | 1u << SEAT_CHANCE | ((1u << match->seats) - 1);
    for (int seat = 0; seat < match->seats; seat++)
        lets |= (uint32_t)!strcmp(head->seat_name[seat], "me") << seat;
    return lets;
}

static void go(struct watch *watch, uint32_t n)
{
    if (n < watch->cursor.n)
        cursor_start(&watch->cursor, &watch->check->match);
    while (watch->cursor.n < n)
        cursor_next(&watch->cursor);
}

/* The match as it was after entry `to`, and before it after entry `from`. */
static void show(struct watch *watch, uint32_t from, uint32_t to)
{
    const struct match *match = &watch->check->match;
    struct match *at = &watch->at;
    go(watch, from);
    state_copy(match->game, &watch->before, &watch->cursor.state);
    watch->before_n = from;
    go(watch, to);
    memcpy(at, match, offsetof(struct match, state));
    state_copy(match->game, &at->state, &watch->cursor.state);
    at->count = to;
    at->head = match_line_head(match, to);
}

static bool lets(const struct watch *watch, int seat, uint32_t from, uint32_t to)
{
    return seat >= 0 && seat <= SEAT_CHANCE && watch_lets(watch) >> seat & 1 && from <= to &&
           to <= watch->check->match.count;
}

/* Bots are told from people by the names that no person has. */
static struct saying saying(const struct watch *watch)
{
    const struct log_head *head = &watch->check->head;
    struct saying of = {.match = &watch->at,
                        .head = head,
                        .title = "",
                        .no_odds = hints_hide(head->hints, &watch->check->match),
                        .before = &watch->before,
                        .before_n = watch->before_n};
    for (int seat = 0; seat < head->seats; seat++)
        of.bots |= (uint32_t)(bot_find(head->game, head->seat_name[seat]) != NULL) << seat;
    return of;
}

static void put_ids(const char *key, const char *const *ids, struct text *out)
{
    text_format(out, ",\"%s\":[", key);
    for (int i = 0; ids && ids[i]; i++)
        text_format(out, "%s\"%s\"", i ? "," : "", ids[i]);
    text_char(out, ']');
}

void watch_hello(struct watch *watch, int seat, struct text *out)
{
    struct saying of = saying(watch);
    struct wire_seat wire;
    wire_seat_start(&wire, seat);
    const struct words *words = watch->check->head.game->words;
    say_hello_open(&of, &wire, out);
    put_ids("chapters", words ? words->chapters : NULL, out);
    put_ids("moments", words ? words->moments : NULL, out);
    text_put(out, "}\n");
}

bool watch_turn(struct watch *watch, int seat, bool all, uint32_t from, uint32_t to,
                const char *language, struct text *out)
{
    const struct check *check = watch->check;
    struct wire_seat wire;
    struct view view;
    if (!lets(watch, seat, from, to) || (all && !lets(watch, SEAT_CHANCE, from, to)) ||
        seat == SEAT_CHANCE)
        return false;
    show(watch, from, to);
    struct saying of = saying(watch);
    wire_seat_start(&wire, seat);
    wire.no_events = true;
    wire.language = language;
    if (to == check->match.count && check->last.end != LOG_OPEN)
        wire_end_open(&wire, &watch->at, &check->head,
                      check->last.revealed ? &check->last.reveal : NULL, out);
    else
        wire_turn_open(&wire, &watch->at, out);
    match_view(&watch->at, seat, &view);
    say_words(&of, &view, language, true, NULL, out);
    say_story(&of, all ? SEAT_CHANCE : seat, from, language, true, out);
    if (all) {
        match_view(&watch->at, SEAT_CHANCE, &view);
        text_put(out, ",\"all\":");
        codec_view_json(watch->at.game, watch->at.data, &view, out);
    }
    text_put(out, "}\n");
    return true;
}

bool watch_feed(struct watch *watch, int seat, uint32_t from, const char *language,
                struct text *out)
{
    uint32_t count = watch->check->match.count, to = from + WATCH_FEED_ENTRIES;
    if (from > count || !lets(watch, seat, from, from))
        return false;
    show(watch, from, to < count ? to : count);
    struct saying of = saying(watch);
    text_put(out, "{\"n\":");
    text_int(out, watch->at.count);
    say_story(&of, seat, from, language, true, out);
    text_put(out, "}\n");
    return true;
}

void watch_board(struct watch *watch, int seat, const char *language, char *room,
                 struct text *out)
{
    struct saying of = saying(watch);
    if (lets(watch, seat, watch->at.count, watch->at.count) && seat != SEAT_CHANCE)
        say_board(&of, &watch->at.state, watch->at.count, seat, language, room, out);
}

bool watch_chronicle(struct watch *watch, int seat, const uint8_t *past, struct text *out)
{
    const struct check *check = watch->check;
    return lets(watch, seat, 0, 0) &&
           chronicle_write(&(struct telling){.match = &check->match, .head = &check->head,
                                             .seat = seat, .past = past}, out);
}
