/* A match in the words of its game. What is always true: the words get a view, as everyone else
 * does. */
#include "table/say.h"

#include <string.h>

#include "table/cursor.h"
#include "table/hints.h"
#include "table/reason.h"
#include "table/removed.h"
#include "table/waivers.h"

enum { STORY_MAX = 2000, SENTENCES_BYTES = 4096, STORY_SPARE_BYTES = 65536, CALLED_BYTES = 512 };

void say_seat(int seat, struct text *out)
{
    if (seat == SEAT_WATCHER)
        text_put(out, "\"watcher\"");
    else
        text_int(out, seat);
}

const char *say_role(const struct game *game, int seat)
{
    return game->role ? game->role(seat) : "player";
}

void say_hello_open(const struct saying *of, const struct wire_seat *wire, struct text *out)
{
    wire_hello_open(wire, of->head, out);
    text_put(out, ",\"role\":");
    codec_string_json(wire->seat == SEAT_WATCHER ? "watcher" : say_role(of->head->game, wire->seat),
                      out);
    for (int seat = 0; seat < of->head->seats; seat++) {
        text_put(out, seat ? "," : ",\"who\":[");
        text_format(out, "{\"seat\":%d,\"role\":", seat);
        codec_string_json(say_role(of->head->game, seat), out);
        text_put(out, ",\"name\":");
        codec_string_json(of->head->seat_name[seat], out);
        text_format(out, ",\"bot\":%s}", of->bots >> seat & 1 ? "true" : "false");
    }
    text_put(out, "],\"name\":");
    codec_string_json(of->title, out);
    if (of->head->fair.mode == FAIR_COMMITTED) {
        char hex[2 * HASH_BYTES + 1];
        hash_hex(of->head->fair.commit, HASH_BYTES, hex);
        text_format(out, ",\"commit\":\"%s\"", hex);
    }
    if (of->new_dealer)
        text_put(out, ",\"dealer\":\"new\"");
}

void say_hello(const struct saying *of, const struct wire_seat *wire, struct text *out)
{
    say_hello_open(of, wire, out);
    text_put(out, "}\n");
}

/* A text as the game speaks into it: in this language, and with these names of things. */
static struct text speech(char *bytes, size_t size, const char *language,
                          const struct labels *labels)
{
    struct text text = text_over(bytes, size);
    text.language = language;
    text.labels = labels;
    return text;
}

/* The sentence of a move, in the language of `out`; nothing if the game has none for it. */
static void tell(const struct match *match, int seat, uint32_t n, const struct state *before,
                 const struct state *after, struct text *out)
{
    const struct entry *entry = &match->entry[n - 1];
    const struct game *game = match->game;
    struct match_labels book;
    struct view was, is;
    struct move move;
    if (!game->words || !game->words->tell)
        return;
    redact(game, before, seat, &was);
    redact(game, after, seat, &is);
    match_redact(match, entry, seat, &move);
    match_labels(match, n, seat, &book);
    out->labels = &book.labels;
    game->words->tell(match->data, &was, &is, &move, out);
    out->labels = NULL;
    while (out->used && out->at[out->used - 1] == ' ')
        out->at[--out->used] = 0;
}

/* How the story calls a seat, as the view's seat knows it; nothing if the game does not say. */
static void put_called(const struct match *match, const struct view *view,
                       const struct labels *labels, int seat, const char *language,
                       struct text *out)
{
    char bytes[CALLED_BYTES];
    struct text called = speech(bytes, sizeof bytes, language, labels);
    match->game->words->speaker(match->data, view, seat, &called);
    codec_string_json(bytes, out);
}

static void put_all_called(const struct match *match, const struct view *view,
                           const struct labels *labels, const char *language, struct text *out)
{
    for (int other = 0; other < match->seats; other++) {
        text_put(out, other ? "," : ",\"called\":[");
        put_called(match, view, labels, other, language, out);
    }
    text_char(out, ']');
}

void say_called(const struct match *match, const struct state *after, uint32_t n, int seat,
                const char *language, struct text *out)
{
    struct match_labels book;
    struct view view;
    if (!match->game->words || !match->game->words->speaker)
        return;
    redact(match->game, after, seat, &view);
    match_labels(match, n, seat, &book);
    put_all_called(match, &view, &book.labels, language, out);
}

void say_board(const struct saying *of, const struct state *state, uint32_t n, int seat,
               const char *language, char *room, struct text *out)
{
    const struct match *match = of->match;
    const struct words *words = match->game->words;
    struct match_labels book;
    struct view view;
    redact(match->game, state, seat, &view);
    match_labels(match, n, seat, &book);
    struct text text = speech(room, VIEW_JSON_BYTES, language, &book.labels);
    text.no_odds = of->no_odds;
    if (words && words->board)
        words->board(match->data, &view, &text);
    else
        codec_view_text(match->game, match->data, &view, &text);
    text_put(out, "{\"n\":");
    text_int(out, n);
    text_put(out, ",\"board\":");
    codec_string_json(room, out);
    text_put(out, "}\n");
}

void say_info(const struct saying *of, const struct state *state, uint32_t n, int seat,
              const char *language, struct text *out)
{
    const struct match *match = of->match;
    const struct game *game = match->game;
    uint32_t turn = game->turn(match->data, state);
    const char *phase = game->phases[game->phase(match->data, state)].name, *between = "";
    char title[128];
    struct text shown = speech(title, sizeof title, language, NULL);
    text_format(out, "\"game\":\"%s\",\"name\":", game->name);
    codec_string_json(of->title, out);
    text_format(out, ",\"seat\":%d,\"seats\":[", seat);
    for (int i = 0; i < match->seats; i++) {
        text_put(out, i ? "," : "");
        codec_string_json(of->head->seat_name[i], out);
    }
    for (int i = 0; i < match->seats; i++) {
        text_put(out, i ? "," : "],\"roles\":[");
        codec_string_json(say_role(game, i), out);
    }
    text_char(out, ']');
    say_called(match, state, n, seat, language, out);
    text_put(out, ",\"n\":");
    text_int(out, n);
    codec_titled(game, "phase", phase, &shown);
    text_format(out, ",\"phase\":\"%s\",\"title\":", phase);
    codec_string_json(title, out);
    text_put(out, ",\"turn\":[");
    for (int i = 0; i < match->seats; i++)
        if (turn >> i & 1) {
            text_format(out, "%s%d", between, i);
            between = ",";
        }
    text_format(out, "],\"hints\":\"%s\",\"mine\":%s,\"over\":%s", hints_name(of->head->hints),
                turn >> seat & 1 ? "true" : "false",
                turn ? "false" : "true");
}

const char *say_spoken(const struct match *match, const struct entry *entry, int seat, int *whose,
                       bool *only)
{
    const struct move *move = &entry->move;
    int text = entry->say || entry->undo ? TEXT_OPEN : match->game->verbs[move->verb].text;
    *whose = text == TEXT_SHOWN ? move->arg[0] : move->seat;
    *only = text == TEXT_SECRET;
    return *only && seat != move->seat ? NULL : match_text(match, entry, seat);
}

/* By whom it was said, as of entry n; "" of what chance shows: the story says whose that is. */
static void put_by(const struct match *match, int seat, uint32_t n, const struct state *after,
                   int whose, const char *language, struct text *out)
{
    struct match_labels book;
    struct view view;
    bool shown = whose != match->entry[n - 1].move.seat;
    if (!match->game->words || !match->game->words->speaker)
        return;
    redact(match->game, after, seat, &view);
    match_labels(match, n, seat, &book);
    text_put(out, shown ? ",\"by\":\"\"" : ",\"by\":");
    if (!shown)
        put_called(match, &view, &book.labels, whose, language, out);
}

/* How many moves an undo took back. */
static void tell_undo(const struct match *match, uint32_t n, int reader, const struct state *after,
                      struct text *out)
{
    int seat;
    uint32_t moves = match_undone(match, n, &seat);
    if (match->entry[n - 1].mastered) {
        char bytes[CALLED_BYTES];
        struct text who = speech(bytes, sizeof bytes, out->language, NULL);
        say_name(match, after, n, reader, 0, &who);
        reason_piece(out, TELL_BACK(.who = bytes, .moves = moves));
    } else if (match->entry[n - 1].agreed)
        reason_piece(out, TELL_AGREED(.moves = moves));
    else
        reason_piece(out, TELL_UNDONE(.moves = moves));
}

void say_name(const struct match *match, const struct state *after, uint32_t n, int seat, int whose,
              struct text *out)
{
    struct match_labels book;
    struct view view;
    if (!match->game->words || !match->game->words->speaker) {
        codec_seat_text(match->game, whose, out);
        return;
    }
    redact(match->game, after, seat, &view);
    match_labels(match, n, seat, &book);
    out->labels = &book.labels;
    size_t used = out->used;
    match->game->words->speaker(match->data, &view, whose, out);
    out->labels = NULL;
    if (out->used == used) /* not named yet */
        codec_seat_text(match->game, whose, out);
}

/* Whose time was up, before what was done for them. */
static void tell_late(const struct match *match, int seat, uint32_t n, const struct state *before,
                      struct text *out)
{
    char bytes[CALLED_BYTES];
    struct text who = speech(bytes, sizeof bytes, out->language, NULL);
    say_name(match, before, n - 1, seat, match->entry[n - 1].move.seat, &who);
    reason_piece(out, TELL_LATE(.who = bytes));
}

static void tell_mark(const struct match *match, int seat, uint32_t n, const struct state *after,
                      struct text *out)
{
    const struct entry *entry = &match->entry[n - 1];
    const char *words = match_text(match, &match->entry[entry->mark - 1], seat);
    char bytes[CALLED_BYTES], gone[REMOVED_BYTES];
    struct text who = speech(bytes, sizeof bytes, out->language, NULL);
    struct text removed = speech(gone, sizeof gone, out->language, NULL);
    say_name(match, after, n, seat, entry->move.seat, &who);
    if (*bytes >= 'a' && *bytes <= 'z')
        *bytes = (char)(*bytes - 'a' + 'A');
    reason_piece(out, TELL_MARKED(.who = bytes, .words = words_read(words, &removed)));
}

void say_entry(const struct match *match, int seat, uint32_t n, const struct state *before,
               const struct state *after, struct text *out)
{
    const struct entry *entry = &match->entry[n - 1];
    if (entry->late && !out->past) {
        tell_late(match, seat, n, before, out);
        text_char(out, ' ');
    }
    if (!out->past)
        waivers_tell(match, seat, n, after, out);
    if (entry->undo && !out->past)
        tell_undo(match, n, seat, after, out);
    else if (entry->mark && !out->past)
        tell_mark(match, seat, n, after, out);
    else if (!entry->undo && !entry->say)
        tell(match, seat, n, before, after, out);
    while ((entry->late || entry->waived) && out->used && out->at[out->used - 1] == ' ')
        out->at[--out->used] = 0;
}

const char *say_short_id(const char *id, const char *game)
{
    size_t n = strlen(game);
    bool told = !strncmp(id, game, n) && !strncmp(id + n, "-tell-", 6);
    return told ? id + n + 6 : id;
}

/* A line cut where its messages begin, each with its slots: ,["hit","You hit. ",4]. What is no
 * message of the story has its whole id and no slots. */
static void put_says(const char *game, const struct text *told, const struct said_ids *ids,
                     struct text *out)
{
    char bytes[SENTENCES_BYTES];
    for (int i = 0; i < ids->count && (!i || ids->one[i].at < told->used); i++) {
        bool last = i + 1 == ids->count;
        size_t at = i ? ids->one[i].at : 0, end = last ? told->used : ids->one[i + 1].at,
               slots = ids->one[i].slots, more = last ? ids->slots.used : ids->one[i + 1].slots;
        const char *id = say_short_id(ids->one[i].id, game);
        struct text part = text_over(bytes, sizeof bytes);
        text_put_n(&part, told->at + at, (end < told->used ? end : told->used) - at);
        text_put(out, ",[");
        text_json(out, id);
        text_char(out, ',');
        codec_string_json(bytes, out);
        if (id != ids->one[i].id)
            text_put_n(out, ids->slots.at + slots, more - slots);
        text_char(out, ']');
    }
}

/* What a line has besides messages of the game: a text, and words with whose they are. */
static void put_besides(const struct match *match, int seat, uint32_t n, const struct state *after,
                        const char *text, const char *language, struct text *out)
{
    const struct entry *entry = &match->entry[n - 1];
    const char *between = "";
    int whose;
    bool only;
    char bytes[REMOVED_BYTES];
    struct text removed = speech(bytes, sizeof bytes, language, NULL);
    const char *words = words_read(say_spoken(match, entry, seat, &whose, &only), &removed);
    if (entry->undo) {
        text_format(out, "\"to\":%d", (int)entry->to);
        between = ",";
    }
    if (entry->mark) {
        text_format(out, "\"mark\":%d", (int)entry->mark);
        between = ",";
    }
    if (text) {
        text_format(out, "%s\"text\":", between);
        codec_string_json(text, out);
        between = ",";
    }
    if (words) {
        text_format(out, "%s\"seat\":%d,\"words\":", between, whose);
        codec_string_json(words, out);
        put_by(match, seat, n, after, whose, language, out);
        text_put(out, only ? ",\"only\":true" : "");
    }
}

/* One line of the story; none where there is nothing to tell. */
static void put_line(const struct match *match, int seat, uint32_t n, const struct state *before,
                     const struct state *after, const char *language, bool says, bool *any,
                     struct text *out)
{
    const struct entry *entry = &match->entry[n - 1];
    char bytes[SENTENCES_BYTES], slots[SENTENCES_BYTES];
    struct text told = speech(bytes, sizeof bytes, language, NULL);
    struct said_ids ids;
    ids.count = 0;
    ids.slots = text_over(slots, sizeof slots);
    told.ids = says ? &ids : NULL;
    int whose;
    bool only, words = say_spoken(match, entry, seat, &whose, &only) != NULL;
    say_entry(match, seat, n, before, after, &told);
    if (!told.used && !words)
        return;
    text_put(out, *any ? "," : "");
    *any = true;
    text_put(out, says ? "[" : "{\"n\":");
    text_int(out, n);
    put_says(match->game->name, &told, &ids, out);
    if (words || !ids.count) {
        text_put(out, says ? ",{" : ",");
        put_besides(match, seat, n, after, ids.count ? NULL : bytes, language, out);
        text_put(out, says ? "}" : "");
    }
    text_char(out, says ? ']' : '}');
}

void say_story(const struct saying *of, int seat, uint32_t from, const char *language, bool says,
               struct text *out)
{
    const struct match *match = of->match;
    struct cursor cursor = {.match = match};
    struct state before;
    bool any = false;
    if (match->count > STORY_MAX && from < match->count - STORY_MAX)
        from = match->count - STORY_MAX;
    cursor.n = from;
    if (from == match->count)
        state_copy(match->game, &cursor.state, &match->state);
    else if (of->before && from == of->before_n)
        state_copy(match->game, &cursor.state, of->before);
    else
        match_state_at(match, from, &cursor.state);
    text_put(out, ",\"story\":[");
    for (;;) {
        state_copy(match->game, &before, &cursor.state);
        if (!cursor_next(&cursor) || out->size - out->used < STORY_SPARE_BYTES)
            break;
        put_line(match, seat, cursor.n, &before, &cursor.state, language, says, &any, out);
    }
    text_char(out, ']');
}

/* Who is waited for, in words. */
static void put_waiting(const struct saying *of, int reader, const char *language, struct text *out)
{
    char bytes[512];
    struct text who = speech(bytes, sizeof bytes, language, NULL);
    uint32_t turn = match_asked(of->match);
    for (int seat = 0; seat < of->match->seats; seat++) {
        if (!(turn >> seat & 1) || seat == reader)
            continue;
        if (who.used)
            text_put(&who, ", ");
        codec_seat_text(of->match->game, seat, &who);
        if (of->bots >> seat & 1)
            text_format(&who, " (%s)", of->head->seat_name[seat]);
    }
    if (turn >> SEAT_CHANCE & 1)
        reason_piece(&who, PART_DEALER());
    text_put(out, ",\"waiting\":");
    codec_string_json(bytes, out);
}

/* What is to be decided; `apart`: the question and what guides the answer, each by itself. */
static void put_prompt(const struct text *prompt, bool apart, struct text *out)
{
    size_t end = prompt->guide, guide = prompt->guide;
    if (!apart) {
        text_put(out, ",\"prompt\":");
        codec_string_json(prompt->at, out);
        return;
    }
    while (prompt->at[guide] == ' ' || prompt->at[guide] == '\n')
        guide++;
    while (end && (prompt->at[end - 1] == ' ' || prompt->at[end - 1] == '\n'))
        end--;
    char bytes[SENTENCES_BYTES];
    struct text ask = text_over(bytes, sizeof bytes);
    text_put_n(&ask, prompt->at, end);
    text_put(out, ",\"ask\":[");
    if (prompt->used)
        codec_string_json(bytes, out);
    if (prompt->at[guide]) {
        text_char(out, ',');
        codec_string_json(prompt->at + guide, out);
    }
    text_char(out, ']');
}

void say_take_back(const struct match *match, int seat, struct text *out)
{
    uint32_t to = match_undo_before(match, seat, NULL);
    if (seat >= match->seats || to == match->count || match_undo_last(match, seat) == to)
        return;
    text_put(out, ",\"take-back\":");
    text_int(out, to);
}

void say_facts(const struct match *match, const struct view *view, struct text *out)
{
    const struct words *words = match->game->words;
    struct match_labels book;
    if (!words || !words->facts)
        return;
    match_labels(match, match->count, view->seat, &book);
    text_put(out, ",\"facts\":");
    out->labels = &book.labels;
    words->facts(match->data, view, out);
    out->labels = NULL;
}

void say_words(const struct saying *of, const struct view *view, const char *language, bool says,
               struct kept *kept, struct text *out)
{
    const struct match *match = of->match;
    const struct words *words = match->game->words;
    struct match_labels book;
    char bytes[SENTENCES_BYTES];
    struct text prompt = speech(bytes, sizeof bytes, language, &book.labels);
    prompt.no_odds = of->no_odds;
    match_labels(match, match->count, view->seat, &book);
    if (words && words->prompt && !match->waits && match_turn(match) >> view->seat & 1)
        words->prompt(match->data, view, &prompt);
    put_prompt(&prompt, says, out);
    if (words && words->speaker)
        put_all_called(match, view, &book.labels, language, out);
    out->kept = kept;
    out->language = language;
    out->no_odds = of->no_odds;
    say_facts(match, view, out);
    out->kept = NULL;
    out->language = NULL;
    out->no_odds = false;
    put_waiting(of, view->seat, language, out);
}
