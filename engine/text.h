/* Text put together without stdio, in a buffer of the caller's. It never writes past the buffer:
 * what does not fit is cut at a whole character and `cut` is set; the text always ends with a zero
 * byte. */
#ifndef ENGINE_TEXT_H
#define ENGINE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A map is drawn in characters, and told in words for who listens: what of both is left out is the
 * reader's to say. */
enum text_map { TEXT_MAP_BOTH, TEXT_MAP_DRAWN, TEXT_MAP_WORDS, TEXT_MAPS };

struct text {
    char *at;
    size_t size, used;   /* size: bytes of the buffer, 1 at least; used: without the zero */
    bool cut;
    uint8_t map;         /* enum text_map */
    bool no_odds;        /* its reader works out chances alone: none is said (docs/messages.md) */
    struct kept *kept;   /* figures from before (engine/kept.h); NULL: all are worked out again */
    const char *language; /* of the reader: "de", of voice_languages (voice/voice.h); NULL: English.
                             No secret depends on it */
    const struct labels *labels;  /* what people called things in the match told of; NULL: nothing
                                     is known */
    struct said_ids *ids;         /* notes which messages are said (voice/voice.h); NULL: nobody
                                     asks */
    size_t guide;                 /* of a prompt: where its question ends, and what guides the
                                     answer may follow */
};

/* Which messages stand in a text, where each begins, and where in `slots` its slots do (voice_slots
 * of voice/voice.h), one message's behind the other's. The ids are borrowed; `slots` without a
 * buffer: nobody asks for them. */
enum { SAID_IDS_MAX = 64 };
struct said_ids {
    int count;
    struct text slots;
    struct { const char *id; size_t at, slots; } one[SAID_IDS_MAX];
};

/* What people called the open values of a match's name tables, and what they said when they first
 * named them (engine/game.h, struct label_spec). Made by table/match.h; borrowed. */
struct label { const char *name, *said; };   /* NULL: none */
struct labels {
    int count;
    struct { int names, first, count; const struct label *at; } table[4];
};

/* An empty text over `size` bytes at `at`. */
struct text text_over(char *at, size_t size);
/* The same for the reader of `of`: in that language, with those names and hints. */
struct text text_like(const struct text *of, char *at, size_t size);
void text_put(struct text *, const char *s);
void text_put_n(struct text *, const char *s, size_t n);
void text_char(struct text *, char c);
void text_int(struct text *, int64_t n);
/* Makes what stands there from byte `from` on a sentence: a capital, unless it begins with a path
 * or a quote, and a stop. */
void text_sentence(struct text *, size_t from);
/* Formats %s, %d (int32_t), %c and %% only. */
void text_format(struct text *, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_format_args(struct text *, const char *format, va_list)
    __attribute__((format(printf, 2, 0)));
/* The name that people gave to this value of this name table, or NULL; and what they said then, or
 * NULL. */
const char *label_name(const struct labels *, int names, int value);
const char *label_said(const struct labels *, int names, int value);
/* s as a JSON string with its quotes. */
void text_json(struct text *, const char *s);
/* x with four decimals, for JSON: 0.7431; x in -1e6 .. 1e6. */
void text_decimal(struct text *, double x);
/* The nearest of `count` names (NULLs are passed over) if it is near enough to be meant, or the
 * only one that begins so; else NULL. */
const char *text_closest(const char *word, const char *const *at, int count);
/* "putrid-snake-beast" as "Putrid Snake-Beast" is the data's matter; this gives "putrid snake
 * beast". */
void text_spaced(struct text *, const char *kebab);

#endif
