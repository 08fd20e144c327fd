/* Whole sentences: in a story as it happens or as it is told afterwards, in a prompt, in a section.
 * What is always true: where nothing is said, no blank is left. */
#include <string.h>

#include "voice/voice.h"

/* What was said from byte `from` on is the question, up to its line break. */
static void end_question(struct voice *v, size_t from)
{
    struct text *t = v->out;
    char *line = strchr(t->at + from, '\n');
    v->asks = false;
    t->guide = line ? (size_t)(line - t->at) : t->used;
    if (line)
        *line = ' ';
}

/* This voice as it speaks of what is over. */
static struct voice in_retrospect(const struct voice *v)
{
    struct voice past = *v;
    past.table = v->out->past;
    past.fallback = NULL;
    return past;
}

void voice_say(struct voice *v, int id, const void *slots)
{
    struct text *t = v->out;
    struct voice past;
    if (t->past && strstr(voice_id(v, id), "-tell-")) {
        past = in_retrospect(v);
        id = voice_find(&past, voice_id(v, id));
        v = &past;
        if (id < 0)
            return;
    }
    size_t before = t->used;
    if (t->used && t->at[t->used - 1] != ' ' && t->at[t->used - 1] != '\n')
        text_char(v->out, ' ');
    if (t->ids && t->ids->count < SAID_IDS_MAX && voice_has(v, id)) {
        int i = t->ids->count++;
        t->ids->one[i].id = voice_id(v, id);
        t->ids->one[i].at = t->used;
        t->ids->one[i].slots = t->ids->slots.used;
        voice_slots(v, id, slots, &t->ids->slots);
    }
    size_t from = t->used;
    if (t->past && v != &past)
        text_char(t, SET_READ);
    voice_put(v, id, slots);
    if (t->used == from && from > before) { /* a .bare that says nothing */
        t->used = before;
        t->at[before] = 0;
    }
    if (v->asks)
        end_question(v, from);
}

void voice_section(struct voice *v, int id, const void *slots)
{
    text_put(v->out, v->out->used ? "\n\n" : "");
    voice_put(v, id, slots);
}
