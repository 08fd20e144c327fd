/* Says messages: sentences that stand as data, one table a language (voice/table.h), made from the voice folder of each
 * game while the program is built. What is always true: it allocates nothing, keeps nothing and never fails (what is missing
 * is shown as {id}, and counted), and it says nothing but what stands in the slots that it was given. docs/messages.md
 * describes the files. */
#ifndef VOICE_VOICE_H
#define VOICE_VOICE_H

#include "engine/text.h"

enum {
    VOICE_HIDDEN = INT32_MIN, /* in a slot declared with '?': the reader may not know it; as ARG_HIDDEN */
    VOICE_WATCHER = 14,       /* a reader who is nobody's "you" from here on; as SEAT_WATCHER */
    VOICE_CELLS = 16          /* slots of a message are fewer */
};
/* Plural rules of whole numbers, each of several languages. */
enum { VOICE_GERMANIC, VOICE_ROMANCE, VOICE_FRENCH, VOICE_POLISH, VOICE_RUSSIAN, VOICE_CZECH, VOICE_ARABIC, VOICE_NO_PLURAL };

/* Who reads: the seat that is "you", VOICE_WATCHER or above for nobody; of how many players. At two the other one needs no
 * number. `first`: the number by which people call seat 0. */
struct voice_reader { int seat, players, first; };

/* A name table: `count` names in kebab-case, and the titles and texts that a pack gives them, every `stride` bytes (NULL: none).
 * Borrowed. */
struct voice_names { const char *const *at, *const *title, *const *text; int count, stride; };

/* A list: of things (`values`, `names` their table), of numbers (`values` alone) or of pieces said before. Borrowed. */
struct voice_list { int count; const int32_t *values; const char *const *pieces; };

/* One slot of a message; the structs that voicec makes are arrays of these. */
union cell { int64_t n; const char *text; const struct voice_list *list; };

struct voice {
    const uint8_t *table, *fallback;       /* this language; the one of reference, or NULL */
    const struct voice_names *names;       /* by the numbers that the made header gives them */
    struct voice_reader reader;
    bool marks;                            /* isolation marks around what is put in (U+2068, U+2069) */
    struct text *out;
    uint32_t missing;                      /* how often {id} had to be shown, or a hidden thing stood in a slot without '?' */
};

/* Appends a message; `slots` is the struct that the made header names for it, NULL if it has none. */
void voice_put(struct voice *, int id, const void *slots);
/* The same, with a blank before it where a sentence stands there already. */
void voice_say(struct voice *, int id, const void *slots);
/* Whether the table has it; what it is called ("bloodsport-tell-bet"). */
bool voice_has(const struct voice *, int id);
const char *voice_id(const struct voice *, int id);
/* The number of a name, or -1. */
int voice_find(const struct voice *, const char *id);
/* The message that is called `prefix` and this word, or that names the word in its attribute .same ("guard, guards"); or -1. */
int voice_named(const struct voice *, const char *prefix, const char *word);
/* The category of CLDR for a whole number: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other. */
int voice_plural(int rule, int64_t n);

/* For the macros of made headers: how many slots are given, and a compound literal of them that does not compile if one is
 * forgotten. */
#define VOICE_COUNT(...) VOICE_COUNT_(__VA_ARGS__, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
#define VOICE_COUNT_(a, b, c, d, e, f, g, h, i, j, k, l, n, ...) n
#define VOICE_SLOTS(type, n, ...) (const void *)&(type[sizeof(char[VOICE_COUNT(__VA_ARGS__) == (n) ? 1 : -1])]){{__VA_ARGS__}}

#endif
