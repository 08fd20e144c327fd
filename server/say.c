/* Messages with the words of the game in them, as the house's tables send them. What is always
 * true: made from what table/say.h makes, and a patch follows from two messages alone. */

#include <stdlib.h>
#include <string.h>

#include "server/gallery.h"
#include "server/held.h"
#include "server/lesson.h"
#include "server/say.h"
#include "server/tables.h"
#include "server/undo.h"
#include "table/hints.h"
#include "table/mirror.h"
#include "table/names.h"
#include "table/patch.h"

/* A table as table/say.h wants it. */
static struct saying saying(const struct table *table)
{
    struct saying of = {.match = &table->match,
                        .head = &table->head,
                        .title = table->title,
                        .new_dealer = table->new_dealer,
                        .no_odds = hints_hide(table->head.hints, &table->match)};
    for (int seat = 0; seat < table->head.seats; seat++)
        of.bots |= (uint32_t)(table->seat[seat].kind == SEAT_BOT) << seat;
    if (table->before) {
        of.before = &table->before->state;
        of.before_n = table->before->n;
    }
    return of;
}

void say_table_hello(const struct table *table, const struct wire_seat *wire, bool state,
                     struct text *out)
{
    struct saying of = saying(table);
    say_hello_open(&of, wire, out);
    if (state) {
        text_put(out, ",\"layout\":\"");
        text_digest(mirror_layout(table->head.game, table->match.data), out);
        text_char(out, '"');
    }
    gallery_put(table, out);
    text_put(out, "}\n");
}

void say_table_info(const struct table *table, int seat, const char *language, struct text *out)
{
    struct saying of = saying(table);
    say_info(&of, table_state(table), table_n(table), seat, language, out);
}

void say_table_board(const struct table *table, int seat, const char *language, struct text *out)
{
    char *room = malloc(VIEW_JSON_BYTES);
    ENSURE(room);
    struct saying of = saying(table);
    say_board(&of, table_state(table), table_n(table), seat, language, room, out);
    free(room);
}

/* Prompt, names, figures, who is waited for, and what a lesson says. */
static void put_words(const struct table *table, const struct view *view, const char *language,
                      bool says, struct kept *kept, struct text *out)
{
    struct saying of = saying(table);
    say_words(&of, view, language, says, kept, out);
    table_lesson_put(table, view->seat, language, out);
    undo_put_turn(table, view->seat, out);
}

static void put_story(const struct table *table, int seat, uint32_t from, const char *language,
                      bool says, struct text *out)
{
    struct saying of = saying(table);
    say_story(&of, seat, from, language, says, out);
}

static void say_whole(const struct table *table, struct wire_seat *wire, uint32_t told_n,
                      struct delivered *had, struct text *out)
{
    struct view view;
    if (table->ended)
        wire_end_open(wire, &table->match, &table->head, table->shown ? &table->reveal : NULL,
                      out);
    else
        wire_turn_open(wire, &table->match, out);
    match_view(&table->match, wire->seat, &view);
    if (had->state) {
        text_put(out, ",\"state\":\"");
        mirror_put(table->head.game, &view, out);
        text_char(out, '"');
    }
    if (told_n != SAY_PLAIN) {
        put_words(table, &view, wire->language, had->says, &had->kept, out);
        put_story(table, wire->seat, told_n, wire->language, had->says, out);
    }
    text_put(out, "}\n");
}

/* ---- Patches ---- */

/* The message that a reader has, in the two parts that patches are made from: the view as bytes,
 * state_size of them, and all else that may be patched as an object. */
struct base {
    size_t size; /* of all bytes */
    uint8_t bytes[];
};

void say_forget(struct delivered *had)
{
    free(had->base);
    had->base = NULL;
}

void say_copy(struct delivered *to, const struct delivered *from)
{
    size_t size = from->base ? sizeof *from->base + from->base->size : 0;
    *to = *from;
    to->base = size ? malloc(size) : NULL;
    if (to->base)
        memcpy(to->base, from->base, size);
}

/* Without memory for it the next message is whole again. */
static void remember(struct delivered *had, const struct match *match, const struct view *view,
                     const struct text *rest)
{
    size_t state = match->game->state_size, size = state + rest->used + 1;
    struct base *base = had->base;
    if (!base || base->size < size || base->size > 2 * size) {
        say_forget(had);
        base = had->base = malloc(sizeof *base + size);
        if (!base)
            return;
        base->size = size;
    }
    memcpy(base->bytes, view->state.bytes, state);
    memcpy(base->bytes + state, rest->at, rest->used + 1);
}

/* What changed since the base. False, with some of it appended: no patch leads there. */
static bool put_patch(const struct table *table, struct wire_seat *wire, const struct base *base,
                      const struct view *view, const struct text *rest, struct text *spare,
                      struct text *out)
{
    const struct match *match = &table->match;
    struct view was = {.seat = view->seat};
    memcpy(was.state.bytes, base->bytes, match->game->state_size);
    text_char(out, '{');
    wire_events(wire, match, out);
    text_put(out, ",\"view\":");
    return patch_view(match->game, match->data, &was, view, spare, out) &&
           patch_members((const char *)base->bytes + match->game->state_size, rest->at, ",", out);
}

/* The same message from the parts that patches are made of. */
static void put_whole(const struct table *table, struct wire_seat *wire, const struct view *view,
                      const struct text *rest, struct text *out)
{
    wire_start(wire, table->ended ? "end" : "turn", out);
    text_char(out, ',');
    wire_events(wire, &table->match, out);
    text_char(out, ',');
    text_put_n(out, rest->at + 1, rest->used - 2);
    text_put(out, ",\"view\":");
    codec_view_json(table->head.game, table->match.data, view, out);
}

static void say_patch(const struct table *table, struct wire_seat *wire, uint32_t told_n,
                      struct delivered *had, char *spare, struct text *out)
{
    const struct match *match = &table->match;
    struct text rest = text_over(spare, SAY_SPARE_BYTES / 2);
    struct text fields = text_over(spare + SAY_SPARE_BYTES / 2, SAY_SPARE_BYTES / 2);
    struct view view;
    uint32_t sent = wire->sent;
    size_t start = out->used;
    match_view(match, wire->seat, &view);
    text_char(&rest, '{');
    wire_rest(match, &view, table->ended ? &table->head : NULL,
              table->shown ? &table->reveal : NULL, &rest);
    if (told_n != SAY_PLAIN)
        put_words(table, &view, wire->language, had->says, &had->kept, &rest);
    text_char(&rest, '}');
    ENSURE(!rest.cut);
    if (!had->base || !put_patch(table, wire, had->base, &view, &rest, &fields, out)) {
        out->used = start;
        wire->sent = sent;
        put_whole(table, wire, &view, &rest, out);
    }
    remember(had, match, &view, &rest);
    if (told_n != SAY_PLAIN)
        put_story(table, wire->seat, told_n, wire->language, had->says, out);
    if (had->ok_due)
        wire_ok_along(wire, out);
    had->ok_due = false;
    text_put(out, "}\n");
}

void say_table(const struct table *table, struct wire_seat *wire, uint32_t told_n,
               struct delivered *had, char *spare, struct text *out)
{
    if (wire->patches)
        say_patch(table, wire, told_n, had, spare, out);
    else
        say_whole(table, wire, told_n, had, out);
}
