/* Builds text in the caller's buffer, without stdio. It never writes past the buffer: text that
 * does not fit is cut at a whole character and sets `cut`. The text always ends with a zero
 * byte. */
#ifndef ENGINE_TEXT_H
#define ENGINE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether the reader wants maps drawn in characters, told in words for listeners, or both. */
enum text_map { TEXT_MAP_BOTH, TEXT_MAP_DRAWN, TEXT_MAP_WORDS, TEXT_MAPS };

struct text {
    char *at;
    size_t size, used;   /* size: bytes of the buffer, 1 at least; used: without the zero */
    bool cut;
    uint8_t map;         /* enum text_map */
    bool no_odds;        /* say no chances: the reader works them out (docs/messages.md) */
    struct kept *kept;   /* cached figures (engine/kept.h), or NULL */
    const uint8_t *past; /* the table of the story's messages as they are told afterwards
                            (voice_say); NULL: as they happen */
    const char *language; /* of the reader, one of voice_languages (voice/voice.h): "de"; NULL:
                             English */
    const struct labels *labels;  /* names that people gave things in this match, or NULL */
    struct said_ids *ids;         /* records the messages said (voice/voice.h), or NULL */
    size_t guide;                 /* of a prompt: where its question ends and guidance may follow */
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

/* The names people gave to open values of a match's name tables, and what they said with the first
 * use (struct label_spec in engine/game.h). Made by table/match.h; borrowed. */
struct label { const char *name, *said; };   /* NULL: none */
struct labels {
    int count;
    struct { int names, first, count; const struct label *at; } table[4];
};

/* An empty text over `size` bytes at `at`. */
struct text text_over(char *at, size_t size);
/* An empty text with the reader's settings of `of`. */
struct text text_like(const struct text *of, char *at, size_t size);
void text_put(struct text *, const char *s);
void text_put_n(struct text *, const char *s, size_t n);
void text_char(struct text *, char c);
void text_int(struct text *, int64_t n);
/* Makes a sentence of the text from byte `from` on: a capital, unless it begins with a path or a
 * quote, and a full stop. */
void text_sentence(struct text *, size_t from);
/* Formats %s, %d (int32_t), %c and %% only. */
void text_format(struct text *, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_format_args(struct text *, const char *format, va_list)
    __attribute__((format(printf, 2, 0)));
/* The name that people gave this value, or NULL; and what they said with it, or NULL. */
const char *label_name(const struct labels *, int names, int value);
const char *label_said(const struct labels *, int names, int value);
/* s as a JSON string with its quotes. */
void text_json(struct text *, const char *s);
/* x, in -1e6 .. 1e6, with four decimals: 0.7431. */
void text_decimal(struct text *, double x);
/* The one of `count` names that was probably meant: close in spelling, or the only one with that
 * prefix. NULL if there is none. Skips NULLs in `at`. */
const char *text_closest(const char *word, const char *const *at, int count);
/* "putrid-snake-beast" as "putrid snake beast"; titles such as "Putrid Snake-Beast" come from the
 * data. */
void text_spaced(struct text *, const char *kebab);

#endif
