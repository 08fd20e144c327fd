/* The slots of a message as JSON, for programs that go by figures and not by sentences. What is
 * always true: it says nothing but what the message was given, and an object stands there whole or
 * not at all. */
#include "voice/read.h"
#include "voice/voice.h"

#include <string.h>

/* A thing by its name in kebab-case; a seat, or any number, by its number. */
static void put_value(const struct voice *v, int kind, int table, int64_t n, struct text *out)
{
    bool thing = table >= SLOT_TABLE, seat = kind == SLOT_SEAT || table == SLOT_SEATS;
    const struct voice_names *names = thing ? &v->names[table - SLOT_TABLE] : NULL;
    int64_t count = thing ? names->count : v->reader.players;
    if (n == VOICE_HIDDEN)
        text_put(out, "\"?\"");
    else if (n == VOICE_NONE || ((thing || seat) && (n < 0 || n >= count)))
        text_put(out, "null");
    else if (thing)
        text_json(out, names->at[n]);
    else
        text_int(out, n);
}

static void put_list(const struct voice *v, int table, const struct voice_list *list,
                     struct text *out)
{
    text_char(out, '[');
    for (int i = 0; i < list->count; i++) {
        text_put(out, i ? "," : "");
        put_value(v, SLOT_LIST, table, list->values[i], out);
    }
    text_char(out, ']');
}

static void put_name(const char *name, size_t n, bool first, struct text *out)
{
    text_put(out, first ? "{\"" : ",\"");
    text_put_n(out, name, n);
    text_put(out, "\":");
}

void voice_slots(const struct voice *v, int id, const void *slots, struct text *out)
{
    uint32_t at = get32(v->table + HEAD_SLOTS_AT);
    if (!at || !slots || !out->at)
        return;
    const char *p = pool(v->table, get16(v->table + at + 2 * (uint32_t)id));
    size_t start = out->used, n;
    for (int i = 0; *p; p += n + (p[n] == ' '), i++) {
        int kind = *p++, table = *p++;
        union cell cell;
        memcpy(&cell, (const char *)slots + sizeof cell * (size_t)i, sizeof cell);
        n = strcspn(p, " ");
        if (kind == SLOT_TEXT || (kind == SLOT_LIST && !cell.list->values))
            continue;
        put_name(p, n, out->used == start, out);
        if (kind == SLOT_LIST)
            put_list(v, table, cell.list, out);
        else
            put_value(v, kind, table, cell.n, out);
    }
    text_put(out, out->used > start ? "}" : "");
    if (out->cut) {
        out->used = start;
        out->at[start] = 0;
        out->cut = false;
    }
}
