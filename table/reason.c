/* How a reason is said: one message, in the language of the text. What is always true: nothing is
 * kept between calls. */
#include "table/reason.h"

#include "table/names.h"

extern const struct voice_language table_voices[];

static void begin(struct voice *voice, struct text *out)
{
    *voice = (struct voice){.out = out};
    voice_begin(voice, table_voices);
}

bool reason(struct text *why, int id, const void *slots)
{
    struct voice voice;
    begin(&voice, why);
    voice_say(&voice, id, slots);
    return false;
}

void reason_piece(struct text *out, int id, const void *slots)
{
    struct voice voice;
    begin(&voice, out);
    voice_put(&voice, id, slots);
}

const char *reason_typed(struct room *room, const char *typed)
{
    struct text text = text_over(room->at, sizeof room->at);
    text_quoted(&text, typed);
    return room->at;
}

bool reason_near(const char *word, const char *const *at, int count, struct text *why)
{
    const char *near = text_closest(word, at, count);
    return near ? reason(why, WHY_NEAR(.near = near)) : false;
}

void pieces_begin(struct pieces *pieces, const struct text *why)
{
    pieces->count = 0;
    pieces->text = text_over(pieces->bytes, sizeof pieces->bytes);
    pieces->text.language = why->language;
    pieces->text.labels = why->labels;
}

struct text *pieces_next(struct pieces *pieces)
{
    struct text *text = &pieces->text;
    if (pieces->count > REASON_PIECES)
        return NULL;
    pieces->at[pieces->count] = text->at + text->used;
    if (pieces->count++ < REASON_PIECES)
        return text;
    reason_piece(text, PART_OTHERS());
    return NULL;
}

void pieces_end(struct pieces *pieces)
{
    struct text *text = &pieces->text; /* the zero byte is kept */
    text->used += text->used + 1 < text->size;
}
