/* Says messages: sentences that stand as data, one table a language (voice/table.h), made from the
 * voice folder of each game while the program is built. What is always true: it allocates nothing,
 * keeps nothing and never fails (what is missing is shown as {id}, and counted), and it says
 * nothing but what stands in the slots that it was given. docs/messages.md describes the files. */
#ifndef VOICE_VOICE_H
#define VOICE_VOICE_H

#include "engine/text.h"

enum {
    VOICE_HIDDEN = INT32_MIN, /* in a slot declared with '?': the reader may not know it; as
                                 ARG_HIDDEN */
    VOICE_NONE = INT32_MIN + 1, /* in a slot with '+': there is none */
    VOICE_WATCHER = 14,       /* from here on no reader is addressed as "you"; as SEAT_WATCHER */
    VOICE_CELLS = 24          /* slots of a message are fewer */
};
/* Plural rules of whole numbers, each of several languages. */
enum {
    VOICE_GERMANIC, VOICE_ROMANCE, VOICE_FRENCH, VOICE_POLISH, VOICE_RUSSIAN, VOICE_CZECH,
    VOICE_ARABIC, VOICE_NO_PLURAL
};

/* In a text that tells afterwards: what stands before a part that is set so. What a game says in
 * its story that is no message of the story, is read out. */
enum { SET_CHAPTER = 2, SET_HEADING, SET_READ, SET_PARA };

/* Who reads: the seat that is "you", VOICE_WATCHER or above for nobody; of how many players. At two
 * the other one needs no number. `first`: the number by which people call seat 0. `master`: seat 0
 * is the game master. */
struct voice_reader { int seat, players, first; bool master; };

/* A name table: `count` names in kebab-case, and the titles and texts that a pack gives the first
 * `titled` of them (0: all), every `stride` bytes (NULL: none). `labels`: where people name values
 * of it, its number in the match's labels (struct text), which go before the pack's; else 0.
 * Borrowed. */
struct voice_names {
    const char *const *at, *const *title, *const *text;
    int count, stride, titled, labels;
};
#define VOICE_CLOSED(table) {.at = (table), .count = sizeof(table) / sizeof *(table)}

/* A list: of things or seats (`values`), of numbers (`values` alone) or of pieces said before.
 * Borrowed. */
struct voice_list { int count; const int32_t *values; const char *const *pieces; };

/* One slot of a message; the structs that voicec makes are arrays of these. */
union cell { int64_t n; const char *text; const struct voice_list *list; };

struct voice {
    const uint8_t *table, *fallback;       /* this language; the one of reference, or NULL */
    const uint8_t *terms;                  /* terms of the things of a pack in this language, behind
                                              the table's own; or NULL */
    const struct voice_names *names;       /* by the numbers that the made header gives them */
    struct voice_reader reader;
    const char *const *called;             /* how people at the seats 0 .. players - 1 are called;
                                              NULL, here or there: by number */
    uint32_t things;                       /* of those, what is called by what it is, as "Mud
                                              Hound": a bit each */
    /* In the place of these two, where names are worked out as they come up. */
    const char *(*caller)(void *about, int seat, bool *thing);
    void *about;
    bool marks;                            /* isolation marks around what is put in (U+2068,
                                              U+2069) */
    bool asks;                             /* a prompt begins: its first message, up to a line break
                                              in it, is the question; where it ends is noted in
                                              the text's `guide`, and a blank stands there */
    struct text *out;
    uint32_t missing;                      /* how often {id} had to be shown, or a hidden thing
                                              stood in a slot without '?' */
};

/* The tables of one game, its language of reference first, up to a row without a name: made while
 * we build. */
struct voice_language { const char *name; const uint8_t *table; };
/* Takes the table in the language of the reader of `out`; where there is none, that of
 * reference. */
void voice_begin(struct voice *, const struct voice_language *all);
/* A buffer for a piece of a sentence. */
struct room { char at[448]; };
/* Also uses a pack's terms for its things, if they include the reader's language. */
void voice_pack(struct voice *, const struct voice_language *all);
/* The name of this value, as NAME says it. */
const char *voice_thing(const struct voice *, struct room *, int names, const char *kind,
                        int64_t value);
/* A trait of this value, "" if the language has none: voice_trait(v, VOICE_ACTION, "action", 3,
 * "flavour"). */
const char *voice_trait(const struct voice *, int names, const char *kind, int64_t value,
                        const char *key);
/* All languages of all games, "en" first, NULL-terminated; and their own names for themselves. */
extern const char *const voice_languages[], *const voice_language_titles[];
/* The language of "de", "de-AT" or "de_DE.UTF-8", or NULL. */
const char *voice_language(const char *name);
/* The best match for an Accept-Language list ("fr, de-AT;q=0.8"), or NULL. */
const char *voice_language_of(const char *accepted);
/* Appends a message. `slots`: its struct from the generated header, or NULL if it has none. */
void voice_put(struct voice *, int id, const void *slots);
/* The same, after a blank if `out` already has a sentence, and recorded with its slots in the
 * text's `ids`. A text that tells afterwards (`past`) gets what stands in that table, and nothing
 * where it has no such message. */
void voice_say(struct voice *, int id, const void *slots);
/* The same, after an empty line if `out` has text. */
void voice_section(struct voice *, int id, const void *slots);
/* The slots of a message as the rest of a JSON list, for programs: ,4,"?". Texts and lists of
 * pieces are left out; nothing where they have no room (`out` is never cut), or where `out` has no
 * buffer. */
void voice_slots(const struct voice *, int id, const void *slots, struct text *out);
/* The names of these, of each message whose id begins so, by the rest of its id:
 * {"roll":["left","card"]}. */
void voice_told(const struct voice_language *, const char *begins, struct text *out);
/* A piece of a sentence, put into `room`. */
const char *voice_piece(const struct voice *, struct room *, int id, const void *slots);
/* Whether the table has this message; its name ("bloodsport-tell-bet"). */
bool voice_has(const struct voice *, int id);
const char *voice_id(const struct voice *, int id);
/* The number of messages; ids are below it. */
int voice_count(const struct voice *);
/* The message's number, or -1. */
int voice_find(const struct voice *, const char *id);
/* The message named `prefix` plus this word, or whose attribute .same lists the word ("guard,
 * guards"); or -1. */
int voice_named(const struct voice *, const char *prefix, const char *word);
/* A chance in whole percents. */
static inline int voice_percent(double share) { return (int)(share * 100 + 0.5); }
/* The chances of all outcomes, as whole percents that add up to 100. */
void voice_percents(const double *share, int count, int *out);
/* The category of CLDR for a whole number: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other. */
int voice_plural(int rule, int64_t n);

/* A row: a message, and for each of its slots the number of a fact that fills it, as
 * VOICE_ROW(TELL_FOLD(.who = FACT_SEAT)); lists of rows are said by voice/say.h. */
/* said: the message's id + 1; 0: the row is empty */
struct voice_row { int said, count; const union cell *facts; };
#define VOICE_ROW(...) VOICE_ROW_(__VA_ARGS__)
#define VOICE_ROW_(id, slots)                                                                      \
    {                                                                                              \
        (id) + 1, sizeof *(slots) / (sizeof(union cell)), (const void *)(slots)                    \
    }

/* For the macros of made headers: how many slots are given, and a compound literal of them that
 * does not compile if one is forgotten; what stands there for a message without slots. */
#define VOICE_COUNT(...)                                                                           \
    VOICE_COUNT_(__VA_ARGS__, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2,  \
                 1, 0)
#define VOICE_COUNT_(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, count, ...) count
#define VOICE_SLOTS(type, n, ...)                                                                  \
    (&(type[sizeof(char[VOICE_COUNT(__VA_ARGS__) == (n) ? 1 : -1])]){{__VA_ARGS__}})
#define VOICE_NO_SLOTS ((const char *)0)

#endif
