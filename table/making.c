/* See making.h. */
#include "table/making.h"

#include <string.h>

#include "table/hints.h"
#include "table/names.h"
#include "table/powers.h"
#include "table/reason.h"
#include "table/spoken.h"
#include "table/waivers.h"
#include "table/wire.h"

enum { WORDS_BYTES = 2048 };

void making_label(const struct making *of, const struct move *move, struct text *out)
{
    const struct match *match = of->match;
    const struct words *words = match->game->words;
    size_t used = out->used;
    if (words && words->label)
        words->label(match->data, of->view, move, out);
    if (out->used == used)
        codec_act_text(match->game, match->data, move, out);
}

bool making_begun(const struct making *of, const struct move *move, int args, struct text *out)
{
    const struct match *match = of->match;
    const struct words *words = match->game->words;
    size_t used = out->used;
    if (words && words->begun)
        words->begun(match->data, of->view, move, args, out);
    return out->used > used;
}

bool making_verb(const struct making *of, const struct move *move, struct text *out)
{
    size_t used = out->used;
    if (making_begun(of, move, 0, out))
        return true;
    codec_titled(of->match->game, "verb", of->match->game->verbs[move->verb].name, out);
    if (out->at[used] >= 'a' && out->at[used] <= 'z')
        out->at[used] = (char)(out->at[used] - 'a' + 'A');
    return false;
}

/* What people call a thing, and what they said of it. */
static bool put_named(const struct arg_spec *spec, int32_t value, struct text *out)
{
    const char *name = label_name(out->labels, spec->names, value);
    const char *said = label_said(out->labels, spec->names, value);
    if (name)
        text_format(out, said ? "%s: %s" : "%s", name, said);
    return name;
}

bool making_value(const struct making *of, int verb, int arg, int32_t value, struct text *out)
{
    const struct match *match = of->match;
    const struct arg_spec *spec = &match->game->verbs[verb].arg[arg];
    const struct words *words = match->game->words;
    size_t used = out->used;
    if (!put_named(spec, value, out) && words && words->describe)
        words->describe(match->data, spec->names, value, out);
    if (out->used == used && words && words->label)
        return false;
    if (out->used == used)
        codec_arg_text(match->data, spec, value, out);
    char *line = strchr(out->at + used, '\n');
    if (line) {
        *line = 0;
        out->used = (size_t)(line - out->at);
    }
    return true;
}

bool making_next(const struct making *of, const struct pick *pick, struct text *out)
{
    const struct match *match = of->match;
    const struct words *words = match->game->words;
    size_t used = out->used;
    struct move first;
    if (!words || !words->next || pick->verb < 0 || pick->args == ARGS_MAX)
        return false;
    pick_first(pick, &first);
    words->next(match->data, of->view, &first, pick->args, out);
    return out->used > used;
}

/* ---- As JSON ---- */

static void put_member(const char *key, const struct text *value, struct text *out)
{
    if (!value->used)
        return;
    text_put(out, out->at[out->used - 1] == '{' ? "\"" : ",\"");
    text_put(out, key);
    text_put(out, "\":");
    codec_string_json(value->at, out);
}

/* The same in a few words, if the game has them. */
static void put_brief(const struct making *of, const struct move *move, int args, struct text *out)
{
    char bytes[WORDS_BYTES];
    struct text brief = text_like(out, bytes, sizeof bytes);
    const struct words *words = of->match->game->words;
    if (words && words->brief)
        words->brief(of->match->data, of->view, move, args, &brief);
    put_member("brief", &brief, out);
}

static int args_of(const struct game *game, int verb)
{
    int args = 0;
    while (args < ARGS_MAX && game->verbs[verb].arg[args].name)
        args++;
    return args;
}

/* What is open of it. */
static void put_open(const struct making *of, const struct pick *begun, struct text *out)
{
    char bytes[3][WORDS_BYTES];
    struct text label = text_like(out, bytes[0], sizeof bytes[0]),
                value = text_like(out, bytes[1], sizeof bytes[1]),
                ask = text_like(out, bytes[2], sizeof bytes[2]);
    struct pick next = *begun;
    struct move first;
    pick_first(begun, &first);
    pick_advance(&next);
    if (pick_left(begun) == 1) {
        making_label(of, &first, &label);
    } else {
        if (begun->args)
            making_begun(of, &first, begun->args, &label);
        else
            making_verb(of, &first, &label);
        making_next(of, &next, &ask);
    }
    if (begun->args)
        making_value(of, begun->verb, begun->args - 1, begun->arg[begun->args - 1], &value);
    put_member("label", &label, out);
    put_brief(of, &first, begun->args, out);
    put_member("value", &value, out);
    put_member("ask", &ask, out);
}

static bool begun(struct pick *pick, const struct options *of, const struct move *move, int args)
{
    pick_start(pick, of);
    bool open = pick_verb(pick, move->verb);
    for (int a = 0; a < args && open; a++)
        open = pick_value(pick, move->arg[a]);
    return open;
}

/* What the pairs have begun: a move, or what a master corrects; with why not, also one that the
 * master may let pass. */
static void put_begun(const struct making *of, const struct pairs *pairs, struct text *out)
{
    char bytes[WORDS_BYTES];
    struct text why = text_like(out, bytes, sizeof bytes);
    struct options powers;
    struct pick pick, let;
    struct move move;
    int args;
    if (codec_begun_read(of->match->game, of->match->data, pairs, &move, &args, &why)) {
        bool corrects = match_corrects(of->match, &move);
        if (corrects)
            match_powers(of->match, of->view->seat, &powers);
        bool open = begun(&pick, corrects ? &powers : of->options, &move, args);
        move.seat = (uint8_t)of->view->seat;
        if (!open && !corrects) {
            match_waivers(of->match, move.seat, &powers);
            if (begun(&let, &powers, &move, args))
                put_open(of, &let, out);
        }
        if (open)
            put_open(of, &pick, out);
        else if (args < ARGS_MAX && of->match->game->verbs[move.verb].arg[args].name)
            ; /* more is still to be said */
        else if (corrects)
            powers_allow(of->match, &move, &why);
        else
            why_not_open(of->match, of->view, of->options, &move, &why);
    }
    put_member("why", &why, out);
}

static void put_move(const struct making *of, const struct move *move, struct text *out)
{
    const struct match *match = of->match;
    char bytes[WORDS_BYTES];
    struct text label = text_like(out, bytes, sizeof bytes);
    making_label(of, move, &label);
    put_member("label", &label, out);
    text_put(out, label.used ? ",\"move\":" : "\"move\":");
    codec_move_json(match->game, match->data, move, out);
}

/* What a prepared story has for the seat to do now. */
static void put_usual(const struct making *of, struct text *out)
{
    const struct words *words = of->match->game->words;
    struct move move;
    if (words && words->usual && words->usual(of->match->data, of->view, &move))
        put_move(of, &move, out);
}

/* What the adviser would do, where the table has advice. */
static void put_advice(const struct making *of, int hints, struct text *out)
{
    struct move move;
    text_char(out, '{');
    if (hints == HINTS_ADVICE && hints_advice(of->match, of->view->seat, &move)) {
        put_move(of, &move, out);
        put_brief(of, &move, args_of(of->match->game, move.verb), out);
    }
    text_char(out, '}');
}

/* What a prepared story holds from here on, for its master. */
static void put_ahead(const struct making *of, struct text *out)
{
    char bytes[AHEAD_BYTES];
    struct text ahead = text_like(out, bytes, sizeof bytes);
    const struct words *words = of->match->game->words;
    text_char(out, '{');
    if (words && words->ahead)
        words->ahead(of->match->data, of->view, &ahead);
    put_member("ahead", &ahead, out);
    text_char(out, '}');
}

/* One line: what is begun of a move; an empty one: what the story has. */
static void put_line(const struct making *of, const char *asked, struct text *out)
{
    char line[MOVE_TEXT_BYTES], reason[REASON_BYTES];
    struct text copy = text_over(line, sizeof line), why = text_like(out, reason, sizeof reason);
    struct pairs pairs;
    text_put(&copy, asked);
    text_char(out, '{');
    if (!*asked)
        put_usual(of, out);
    else if (codec_words_read(line, &pairs, &why))
        put_begun(of, &pairs, out);
    put_member("why", &why, out);
    text_char(out, '}');
}

static bool can_be_read(const struct pairs *pairs)
{
    const struct value *of = pairs_get(pairs, "of");
    const char *id = pairs_text(pairs, "id");
    bool good = id && *id && strlen(id) <= WIRE_ID_BYTES && of && of->kind == VALUE_LIST &&
                of->items && of->items <= ASKED_LINES_MAX && pairs->count == 3;
    for (int i = 0; good && i < of->items; i++)
        good = of->item[i] && strlen(of->item[i]) < MOVE_TEXT_BYTES;
    return good;
}

bool making_asked(const struct match *match, int hints, int seat, const struct pairs *pairs,
                  struct text *out, struct text *why)
{
    struct options options;
    struct match_labels book;
    struct view view;
    const struct making of = {match, &view, &options};
    if (!can_be_read(pairs))
        return reason(why, WHY_ASK(.most = ASKED_LINES_MAX));
    match_view(match, seat, &view);
    match_options(match, seat, &options);
    match_labels(match, match->count, seat, &book);
    text_format(out, "{\"type\":\"asked\",\"seat\":%d,\"n\":", seat);
    text_int(out, match->count);
    text_put(out, ",\"id\":");
    codec_string_json(pairs_text(pairs, "id"), out);
    out->labels = &book.labels;
    out->no_odds = hints_hide(hints, match);
    const struct value *lines = pairs_get(pairs, "of");
    for (int i = 0; i < lines->items; i++) {
        text_put(out, i ? "," : ",\"of\":[");
        if (!strcmp(lines->item[i], "?"))
            put_advice(&of, hints, out);
        else if (!strcmp(lines->item[i], ">"))
            put_ahead(&of, out);
        else
            put_line(&of, lines->item[i], out);
    }
    out->labels = NULL;
    out->no_odds = false;
    text_put(out, "]}\n");
    return true;
}
