/* The slots of a message as JSON, for programs that go by figures and not by sentences. What is
 * always true: it says nothing but what the message was given, in the order in which the file
 * declares it, and all of it or nothing. */
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

/* Where the words have the slots of a message; NULL: nowhere. */
static const char *slots_of(const uint8_t *table, int id)
{
    uint32_t at = get32(table + HEAD_SLOTS_AT);
    return at ? pool(table, get16(table + at + 2 * (uint32_t)id)) : NULL;
}

/* From one of them to the next. */
static const char *slot_after(const char *p)
{
    p += strcspn(p, " ");
    return p + (*p == ' ');
}

void voice_slots(const struct voice *v, int id, const void *slots, struct text *out)
{
    const char *p = slots_of(v->table, id);
    size_t start = out->used;
    if (!p || !slots || !out->at)
        return;
    for (int i = 0; *p; p = slot_after(p), i++) {
        union cell cell;
        memcpy(&cell, (const char *)slots + sizeof cell * (size_t)i, sizeof cell);
        if (*p == SLOT_TEXT)
            continue;
        text_char(out, ',');
        if (*p == SLOT_LIST)
            put_list(v, p[1], cell.list, out);
        else
            put_value(v, *p, p[1], cell.n, out);
    }
    if (out->cut) {
        out->used = start;
        out->at[start] = 0;
        out->cut = false;
    }
}

static void put_names(const char *p, struct text *out)
{
    const char *between = "";
    text_char(out, '[');
    for (; p && *p; p = slot_after(p)) {
        if (*p == SLOT_TEXT)
            continue;
        text_put(out, between);
        text_char(out, '"');
        text_put_n(out, p + 2, strcspn(p + 2, " "));
        text_char(out, '"');
        between = ",";
    }
    text_char(out, ']');
}

void voice_told(const struct voice_language *all, const char *begins, struct text *out)
{
    const uint8_t *table = all->table;
    const char *between = "";
    size_t n = strlen(begins);
    text_char(out, '{');
    for (int id = 0; id < get16(table + HEAD_MESSAGES); id++) {
        const char *name = pool(table, get16(row(table, id) + 4));
        if (strncmp(name, begins, n) != 0)
            continue;
        text_put(out, between);
        text_json(out, name + n);
        text_char(out, ':');
        put_names(slots_of(table, id), out);
        between = ",";
    }
    text_char(out, '}');
}
