/* Lines told from names alone. A verb that this program does not know may hide anything, so of it
 * only the seat and the name are passed on. */
#include "table/told.h"

#include <string.h>

#include "table/names.h"

static void copy(const struct pairs *pairs, const char *key, char *out, size_t size)
{
    const struct value *v = pairs_get(pairs, key);
    if (log_is_string(v) && strlen(v->text) < size && text_is_plain(v->text))
        memcpy(out, v->text, strlen(v->text) + 1);
}

bool told_head_read(const struct pairs *pairs, const struct game *const *games, int count,
                    struct told_head *out)
{
    const struct value *format = pairs_get(pairs, "croupier"),
                       *edition = pairs_get(pairs, "edition");
    const struct value *seats = pairs_get(pairs, "seats");
    *out = (struct told_head){0};
    if (!format || format->kind != VALUE_NUMBER)
        return false;
    copy(pairs, "game", out->game_name, sizeof out->game_name);
    copy(pairs, "by", out->by, sizeof out->by);
    for (int i = 0; i < count; i++)
        if (!strcmp(games[i]->name, out->game_name))
            out->game = games[i];
    if (edition && edition->kind == VALUE_NUMBER && edition->number > 0 &&
        edition->number <= UINT16_MAX)
        out->edition = (int)edition->number;
    if (seats && seats->kind == VALUE_LIST)
        out->seats = seats->items;
    else if (seats && seats->kind == VALUE_NUMBER && seats->number > 0 &&
             seats->number <= SEATS_MAX)
        out->seats = (int)seats->number;
    return out->game_name[0];
}

void told_plays(const struct told_head *head, struct text *out)
{
    const char *played_by = NULL;
    if (head->game)
        game_replays(head->game, head->edition, &played_by);
    if (played_by)
        text_format(out, "croupier %s plays it", played_by);
    else if (head->by[0])
        text_format(out, "croupier %s wrote it and plays it", head->by);
    else
        text_put(out, "the croupier that wrote it plays it");
}

/* ---- One line ---- */

static void put_value(const struct value *v, bool json, struct text *out)
{
    switch (v->kind) {
    case VALUE_NUMBER: text_int(out, v->number); return;
    case VALUE_BOOL: text_put(out, v->number ? "true" : "false"); return;
    case VALUE_STRING:
        if (json || strchr(v->text, ' ') || !text_is_plain(v->text))
            codec_string_json(v->text, out);
        else
            text_put(out, v->text);
        return;
    case VALUE_LIST:
        text_put(out, json ? "[" : v->items ? "" : "-");
        for (int i = 0; i < v->items; i++) {
            text_put(out, i ? "," : "");
            if (!v->item[i])
                text_put(out, "null");
            else if (json)
                codec_string_json(v->item[i], out);
            else
                text_put(out, v->item[i]);
        }
        text_put(out, json ? "]" : "");
        return;
    default: text_put(out, "null"); return;
    }
}

static const struct verb_spec *verb_of(const struct told_head *head, const char *name)
{
    for (int i = 0; head->game && i < head->game->verb_count; i++)
        if (!strcmp(head->game->verbs[i].name, name))
            return &head->game->verbs[i];
    return NULL;
}

enum shown { SHOWN, SHOWN_HIDDEN, SHOWN_NOT };

/* Whether a member of a move is the reader's to see. */
static enum shown shown(const struct verb_spec *verb, const char *key, bool all)
{
    static const char *const never[] = {"n", "seat", "do", "h", "digest", "note"};
    for (size_t i = 0; i < sizeof never / sizeof *never; i++)
        if (!strcmp(key, never[i]))
            return SHOWN_NOT;
    if (all)
        return SHOWN;
    if (!verb)
        return SHOWN_HIDDEN;
    if (!strcmp(key, "text"))
        return verb->text == TEXT_SECRET ? SHOWN_HIDDEN : SHOWN;
    if (!strcmp(key, "label"))
        return SHOWN;
    for (int a = 0; a < ARGS_MAX && verb->arg[a].name; a++)
        if (!strcmp(verb->arg[a].name, key))
            return verb->arg[a].secret ? SHOWN_HIDDEN : SHOWN;
    return SHOWN_HIDDEN;
}

static void put_member(const char *key, const struct value *v, bool hidden, bool json,
                       struct text *out)
{
    text_put(out, json ? "," : " ");
    if (json)
        codec_string_json(key, out);
    else
        text_put(out, key);
    text_put(out, json ? ":" : "=");
    if (hidden)
        text_put(out, json ? "\"?\"" : "?");
    else
        put_value(v, json, out);
}

static void put_seat(const struct told_head *head, const struct value *seat, bool json,
                     struct text *out)
{
    bool chance = log_is_string(seat) && !strcmp(seat->text, "chance");
    if (json) {
        text_put(out, ",\"seat\":");
        put_value(seat, true, out);
    } else if (head->game && (chance || (seat->kind == VALUE_NUMBER && seat->number >= 0 &&
                                         seat->number < SEATS_MAX))) {
        text_char(out, ' ');
        codec_seat_text(head->game, chance ? SEAT_CHANCE : (int)seat->number, out);
        text_char(out, ':');
    } else {
        text_put(out, " seat ");
        put_value(seat, false, out);
        text_char(out, ':');
    }
}

static void tell_move(const struct told_head *head, const struct pairs *pairs, const char *does,
                      int reader, bool json, struct text *out)
{
    const struct value *n = pairs_get(pairs, "n"), *seat = pairs_get(pairs, "seat");
    bool talk = !strcmp(does, "undo") || !strcmp(does, "say");
    bool own = seat && seat->kind == VALUE_NUMBER && seat->number == reader;
    const struct verb_spec *verb = verb_of(head, does);
    text_put(out, json ? "{\"n\":" : "");
    if (n)
        put_value(n, json, out);
    else
        text_put(out, json ? "null" : "-");
    if (seat)
        put_seat(head, seat, json, out);
    text_put(out, json ? ",\"do\":" : " ");
    if (json)
        codec_string_json(does, out);
    else
        text_put(out, does);
    for (int i = 0; i < pairs->count; i++) {
        enum shown how = shown(verb, pairs->at[i].key, reader == SEAT_CHANCE || own || talk);
        if (how != SHOWN_NOT)
            put_member(pairs->at[i].key, &pairs->at[i].value, how == SHOWN_HIDDEN, json, out);
    }
    text_put(out, json ? "}" : "");
}

void told_line(const struct told_head *head, const struct pairs *pairs, int reader, bool json,
               struct text *out)
{
    const struct value *does = pairs_get(pairs, "do"), *end = pairs_get(pairs, "end"),
                       *got = pairs_get(pairs, "payoff");
    if (log_is_string(does)) {
        tell_move(head, pairs, does->text, reader, json, out);
    } else if (log_is_string(end)) {
        text_put(out, json ? "{\"end\":" : "end ");
        put_value(end, json, out);
        if (got)
            put_member("payoff", got, false, json, out);
        text_put(out, json ? "}" : "");
    }
}
