/* Telling a match. What is always true: where a game has no words of its own, its names serve. */
#include "tui/story.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "tui/guide.h"
#include "table/cursor.h"
#include "table/removed.h"
#include "table/say.h"
#include "table/waivers.h"
#include "tui/language.h"
#include "tui/said.h"

enum { TELL_BYTES = 16384, REMARK_BYTES = 512 };

static const struct log_head *bots; /* NULL: what they say is not told */

void story_remarks(const struct log_head *head)
{
    bots = head;
}

struct text story_text(const struct match *match, uint32_t n, int seat, struct match_labels *book,
                       char *bytes, size_t size)
{
    struct text text = language_text(bytes, size);
    match_labels(match, n, seat, book);
    text.labels = &book->labels;
    return text;
}

void story_board(FILE *out, const struct match *match, int seat, int map)
{
    const struct words *words = match->game->words;
    struct view view;
    struct match_labels book;
    char *bytes = malloc(VIEW_JSON_BYTES);
    ENSURE(bytes);
    struct text text = story_text(match, match->count, seat, &book, bytes, VIEW_JSON_BYTES);
    text.map = (uint8_t)map;
    match_view(match, seat, &view);
    if (words && words->board)
        words->board(match->data, &view, &text);
    else
        codec_view_text(match->game, match->data, &view, &text);
    guide_wrap(out, bytes, "");
    free(bytes);
}

bool story_glance(FILE *out, const struct match *match, int seat, int map)
{
    const struct words *words = match->game->words;
    struct view view;
    struct match_labels book;
    char bytes[TELL_BYTES];
    if (!words || !words->glance) {
        story_board(out, match, seat, map);
        return true;
    }
    struct text text = story_text(match, match->count, seat, &book, bytes, sizeof bytes);
    text.map = (uint8_t)map;
    match_view(match, seat, &view);
    words->glance(match->data, &view, &text);
    guide_wrap(out, bytes, "");
    return text.used;
}

static void tell_plain(const struct match *match, const struct move *move, struct text *out)
{
    codec_seat_text(match->game, move->seat, out);
    text_put(out, ": ");
    codec_act_text(match->game, match->data, move, out);
}

void story_speaker(const struct match *match, const struct view *view, int seat, struct text *out)
{
    size_t used = out->used;
    if (match->game->words && match->game->words->speaker)
        match->game->words->speaker(match->data, view, seat, out);
    if (out->used > used)
        return;
    codec_seat_text(match->game, seat, out);
    if (out->used > used)
        out->at[used] = (char)toupper((unsigned char)out->at[used]);
}

/* What was said with the entry, as the listener may know it: in the name of who said it. */
static void tell_words(const struct story *story, const struct entry *entry, struct text *out)
{
    const struct match *match = story->cursor.match;
    const struct verb_spec *verb = &match->game->verbs[entry->move.verb];
    bool moved = !entry->undo && !entry->say, shown = moved && verb->text == TEXT_SHOWN;
    bool secret = moved && verb->text == TEXT_SECRET && story->seat != SEAT_CHANCE &&
                  story->seat != entry->move.seat;
    char bytes[REMOVED_BYTES];
    struct text removed = language_text(bytes, sizeof bytes);
    const char *words = words_read(match_text(match, entry, story->seat), &removed);
    if (!words || secret)
        return;
    if (out->used && out->at[out->used - 1] != '\n')
        text_char(out, '\n');
    struct view view;
    redact(match->game, &story->cursor.state, story->seat, &view);
    if (moved && verb->text == TEXT_SECRET && story->seat == entry->move.seat) {
        language_put(out, PART_ONLY_YOU());
    } else if (!shown) { /* the story has said whose those are: maybe of who sat there before */
        story_speaker(match, &view, entry->move.seat, out);
        text_char(out, ':');
    }
    text_put(out, shown ? "  " : " ");
    for (; *words; words++) {
        text_char(out, *words);
        if (*words == '\n')
            text_put(out, "    ");
    }
}

/* What a bot says of the entry, on a line of its own: "Gambler 2 (Mother Tally): As reckoned." */
static void tell_remark(const struct story *story, const struct state *before, struct text *out)
{
    const struct cursor *cursor = &story->cursor;
    char bytes[REMARK_BYTES];
    struct text words = language_text(bytes, sizeof bytes);
    struct view view;
    int seat;
    if (!bots || !remark_of(cursor->match, bots, cursor->n, before, &cursor->state, &seat, &words))
        return;
    if (out->used && out->at[out->used - 1] != '\n')
        text_char(out, '\n');
    redact(cursor->match->game, &cursor->state, story->seat, &view);
    story_speaker(cursor->match, &view, seat, out);
    text_put(out, " (");
    if (!remark_name(cursor->match->game, bots->seat_name[seat], out))
        text_put(out, bots->seat_name[seat]);
    text_put(out, "): ");
    text_put(out, bytes);
}

/* Tells the entry before the cursor; `before` is the state that it was made in. */
static bool tell(const struct story *story, const struct state *before, FILE *out)
{
    const struct cursor *cursor = &story->cursor;
    const struct match *match = cursor->match;
    const struct entry *entry = &match->entry[cursor->n - 1];
    const struct words *words = match->game->words;
    char bytes[TELL_BYTES];
    struct match_labels book;
    struct text text = story_text(match, cursor->n, story->seat, &book, bytes, sizeof bytes);
    waivers_tell(match, story->seat, cursor->n, &cursor->state, &text);
    if (entry->undo) {
        language_put(&text, TELL_UNDONE(.move = (int)entry->to));
    } else if (entry->mark) {
        say_entry(match, story->seat, cursor->n, before, &cursor->state, &text);
    } else if (!entry->say) {
        struct view was, is;
        struct move move;
        redact(match->game, before, story->seat, &was);
        redact(match->game, &cursor->state, story->seat, &is);
        match_redact(match, entry, story->seat, &move);
        if (words && words->tell)
            words->tell(match->data, &was, &is, &move, &text);
        else
            tell_plain(match, &move, &text);
    }
    tell_words(story, entry, &text);
    tell_remark(story, before, &text);
    guide_wrap(out, bytes, "");
    return text.used > 0;
}

void story_start(struct story *story, const struct match *match, int seat, uint32_t from)
{
    story->seat = seat;
    story->cursor = (struct cursor){.match = match, .n = from};
    match_state_at(match, from, &story->cursor.state);
}

bool story_more(struct story *story, FILE *out)
{
    struct state before;
    bool told = false;
    for (;;) {
        state_copy(story->cursor.match->game, &before, &story->cursor.state);
        if (!cursor_next(&story->cursor))
            return told;
        told = tell(story, &before, out) || told;
    }
}

void story_print(FILE *out, const struct match *match, int seat, uint32_t from)
{
    struct story story;
    story_start(&story, match, seat, from);
    story_more(&story, out);
}
