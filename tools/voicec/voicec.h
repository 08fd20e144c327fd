/* Between the files of the compiler of messages. It reads Fluent files of the subset that
 * docs/messages.md describes and writes the table that voice/voice.c says them from. One file is
 * compiled at a time, so that what it knows stands once, in `job`. */
#ifndef TOOLS_VOICEC_H
#define TOOLS_VOICEC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "voice/table.h"

enum {
    CODE_MAX = 1 << 20, POOL_MAX = 65536, MESSAGES_MAX = 2000, TERMS_MAX = 2000, SLOTS_MAX = 20,
    ELEMENTS_MAX = 48, NAME_BYTES = 64, TABLES_MAX = 40, VARIANTS_MAX = 40, WORDS_MAX = 40,
    NESTED_MAX = 2, LINKS_MAX = 20000
};
/* The first four as enum subject. */
enum type { T_NUMBER, T_SEAT, T_FLAG, T_THING, T_TEXT, T_SIGNED, T_LIST, TYPES };
/* What a variant knows of a slot that may be hidden. */
enum state { MAYBE, KNOWN, HIDDEN };

struct slot { char name[NAME_BYTES]; int type, table; bool hide, used, numbers; };
/* `out`: the table that is written does not have it; `bare`: nor its traits; `index`: its
 * number there; `whole`: it may be asked for by the beginning of its name; `odds`: it says a
 * chance, or speaks of a message that does; `untold`: it has no past form, on purpose. */
struct message {
    char id[2 * NAME_BYTES];
    struct slot slot[SLOTS_MAX];
    int slots, line, index;
    uint32_t code;
    bool spoken_of, out, whole, odds, untold;
};
struct term { char id[NAME_BYTES]; uint32_t code; int traits; bool out, bare; };
/* Message or term `from` speaks of `to` (numbers of messages, and MESSAGES_MAX + those of terms);
 * or of whatever term of this kind is looked up: LINK_NAME, or LINK_TRAIT of it. */
enum { LINK_NAME = -1, LINK_TRAIT = -2 };
struct link { int from, to; char kind[NAME_BYTES]; };
struct table { char name[NAME_BYTES]; char words[WORDS_MAX][NAME_BYTES]; int count; };
/* One piece of a pattern: text, the indent of a line that goes on, or an op. */
struct element {
    char text[1400];
    uint8_t code[96];
    int n, indent;
    enum { TEXT, INDENT, PUT } kind;
};
/* What a selector looks at: enum subject (-1: nothing that can be chosen by), and what that
 * needs. */
struct choice { int by, slot, table, word, kind; };
/* Where we are in a message; `m` is NULL in a term. */
struct scope { struct message *m; enum state state[SLOTS_MAX]; int nested; };

struct job {
    const char *file, *src, *s;      /* the file, its text, and the next byte to read */
    const char *reference;           /* the file that declares slots */
    const char *game;                /* with whose name ids begin */
    bool terms_alone;                /* the file has terms of a pack's things, and no message */
    bool small;                      /* without what a module of the page never says */
    bool is_reference, pseudo;       /* the language that declares slots; plain letters are
                                        accented */
    bool retold, past;               /* the story is told by past forms; their file is read now */
    int rule;                        /* of plurals, see voice/plural.c */
    uint8_t code[CODE_MAX];
    uint32_t used;
    char words[POOL_MAX];
    int words_used;
    struct message message[MESSAGES_MAX], declared;
    struct term term[TERMS_MAX];
    struct table tables[TABLES_MAX];
    int messages, terms, table_count;
    struct link links[LINKS_MAX];
    int link_count, now;             /* now: the message or term that is compiled, as in a link */
};
extern struct job job;

/* put.c: what stands in braces; true if it was a selector, which has written its code already. */
bool placeable(struct scope *x, struct element *e);

/* pattern.c */
/* The text in the pseudo-language: small letters with accents. How many bytes it takes. */
size_t accented(const char *p, size_t n, char *out, size_t size);
void pattern(struct scope *x);
void select_by(struct scope *x, const struct choice *);

/* entry.c */
void compile(const char *path);
/* The same, with the messages of the story as the file `past` tells them; NULL: as it is. */
void compile_with(const char *path, const char *past);
/* Whether it is of the story. */
bool is_tell(const char *id);

/* choose.c: which messages the table has. All but those that only the page asks for; or those that
 * these TypeScript files ask for, with what they speak of (after "--elsewhere" come files that
 * belong to other tables); `all`: the program ends if one that only the page can ask for is not
 * among them. */
void choose_all(const char *game);
/* Those of the story that have a past form, with what they speak of. */
void choose_past(void);
void choose_asked(const char *game, char *const *paths, int n, bool all);

/* write.c */
/* The id of a message without the name of its game, with which all begin: a header serves one
 * game. */
const char *own_id(const char *id, const char *game);
/* Only what the page says: of a game, its messages page-*; of the page, all. */
bool is_page(const char *id, const char *game);
/* Whether it is of the words of the rules, which the terminal and the house look up. */
bool is_term(const char *id, const char *game);
void write_table(const char *path);
/* `as`: the name of the table in C; NULL: a file of bytes. */
void write_source(const char *path, const char *as);
void write_header(const char *path, const char *game);
void write_slots(const char *path);
/* For TypeScript: the table as a string of bytes, with the names of slots after each message's; and
 * the types of slots. A message that is asked for by its whole name goes by a short one there, as
 * "pe12", which a comment of the types gives; `game` NULL: none does. */
void write_module(const char *path, const char *game);
void write_types(const char *path, const char *game);
/* Ends the program if no code asks for a message. */
void check_used(const char *game, char *const *paths, int n);

#endif
