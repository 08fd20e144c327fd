/* Moves, views and options as names: to JSON, to plain lines, and back. Made from a game's name
 * tables alone. What is always true: a reader takes nothing on trust (each name is looked up, each
 * number is in int32_t), and it never looks at a state, so its reasons cannot tell a secret.
 *
 * A move as JSON:  {"seat":1,"do":"pay","time":2,"coin":0} {"seat":"chance","do":"risk","die":4} As
 * a line:       1 pay time=2 coin=0     1 pay 2 0     chance fighter slot=left-1 card=grave-filler
 * A named argument is a string in JSON ("left-1"; on reading, 3 stands for the name "3"), a number
 * a number, a set a list of names; in a line a set is a,b,c and the empty set is -. A hidden
 * argument is "?" in both, and reads as ARG_HIDDEN. */
#ifndef TABLE_CODEC_H
#define TABLE_CODEC_H

#include "engine/engine.h"

enum {
    PAIRS_MAX = 64,         /* members of one message, those of objects in it included */
    PAIR_ITEMS_MAX = 256,   /* members of all its lists together */
    NAME_BYTES_MAX = 64,    /* of any key or name */
    MOVE_TEXT_BYTES = 512,  /* enough for one move as JSON or as a line, without what is said with
                               it */
    VIEW_JSON_BYTES = 65536 /* enough for a view or the options of a seat as JSON or text */
};

enum value_kind {
    VALUE_NULL,
    VALUE_BOOL, /* number: 0 or 1 */
    VALUE_NUMBER,
    VALUE_STRING, /* text */
    VALUE_WORD,   /* from a line: text, which may mean a number, a name or a set */
    VALUE_LIST,   /* items of text; a number in a list is its decimal text; NULL: null */
    VALUE_OTHER   /* understood as JSON, but nothing that any message has: a fraction */
};

struct value {
    uint8_t kind;
    uint16_t items; /* VALUE_LIST: how many */
    int64_t number;
    const char *text; /* ends with a zero byte, has no other */
    const char *const *item;
};

/* One message: an object, flattened. {"fair":{"seeded":7}} is the pair "fair.seeded". The order is
 * that of the message. Strings are borrowed from whoever made the pairs. */
struct pairs {
    int count, items;
    struct pair {
        const char *key; /* NULL: a positional word of a line */
        struct value value;
    } at[PAIRS_MAX];
    const char *item[PAIR_ITEMS_MAX];
};

/* The pair with this key, or NULL. */
const struct value *pairs_get(const struct pairs *, const char *key);
/* The text of the string with this key; NULL: there is none, or something else. */
const char *pairs_text(const struct pairs *, const char *key);
/* Whether there is one that is true. */
bool pairs_true(const struct pairs *, const char *key);

/* Splits a line in place into pairs: [SEAT] DO then `key=value` or plain words. A line beginning
 * with a whole number or `chance` names its seat ("seat", "do"), any other begins with what it does
 * ("do"). A value with blanks in it stands in quotes: key="two words"; in quotes \" is a quote, \\
 * a backslash and \n a line end. False: `why`, and pairs are not to be used. */
bool codec_words_read(char *line, struct pairs *out, struct text *why);

/* The move that the pairs mean. `seat` is used where they name none (-1: then they must); a seat
 * named must be one of 0 .. seats-1 or chance. Keys listed in `others` (NULL-terminated; or NULL)
 * are passed over; any other key that is no argument of the verb is refused. All arguments must be
 * given. False: `why` says what and what would be right ("There is no card rusty-chian. Did you
 * mean rusty-chain?"). */
bool codec_move_read(const struct game *, const struct data *, int seats, const struct pairs *,
                     int seat, const char *const *others, struct move *out, struct text *why);

/* As codec_move_read, but what is of a name table with open values (engine/game.h, struct
 * label_spec) may be in anyone's words: typed[a] has them (else NULL) and the argument is 0. */
bool codec_move_read_typed(const struct game *, const struct data *, int seats,
                           const struct pairs *, int seat, const char *const *others,
                           struct move *out, const char *typed[ARGS_MAX], struct text *why);
/* The verb that the pairs mean and its first arguments, as many as they give (*args): a move in the
 * making. False: `why`. */
bool codec_begun_read(const struct game *, const struct data *, const struct pairs *,
                      struct move *out, int *args, struct text *why);
/* Which of game->labels has this name table, or -1. */
int codec_label_table(const struct game *, int names);
/* Whether an argument is one thing of such a table. */
bool codec_is_label(const struct game *, const struct arg_spec *);
/* The verb's label argument, whose thing an entry's label is of: the one that is open, else the
 * first such argument that is not secret, else -1. */
int codec_label_arg(const struct game *, int verb);

/* Appends "seat":1,"do":"pay","time":2 without braces, for those who add to it. */
void codec_move_members(const struct game *, const struct data *, const struct move *,
                        struct text *out);
/* Appends the move as one JSON object. */
void codec_move_json(const struct game *, const struct data *, const struct move *,
                     struct text *out);
/* Appends the move as a line without its end: `1 pay time=2 coin=0`. What out->labels has a name
 * for is called so, in quotes: `1 cast spell="Moonlit Door"`. */
void codec_move_text(const struct game *, const struct data *, const struct move *,
                     struct text *out);
/* Appends the same without the seat: `pay time=2 coin=0`. */
void codec_act_text(const struct game *, const struct data *, const struct move *,
                    struct text *out);

/* Appends a JSON Schema (draft 7) that every view of a match with this data fits. */
void codec_schema_json(const struct game *, const struct data *, struct text *out);
/* Appends the view as a JSON object: one member a field that is shown, in the order of the game's
 * field table. A field of one element is a value, of several a list, or where elements have names
 * an object. Unknown elements are "?", no thing is null, sets are lists. A field of cards is an
 * object that lists for each place the cards known to lie there. */
void codec_view_json(const struct game *, const struct data *, const struct view *,
                     struct text *out);
/* The value of one of these members. */
void codec_field_json(const struct game *, const struct data *, const struct field *,
                      const struct view *, struct text *out);
/* Appends the view as lines `name: value`, one a field. */
void codec_view_text(const struct game *, const struct data *, const struct view *,
                     struct text *out);

/* Appends a seat's options as a JSON list, one object a family, a product of its arguments'
 * domains: numbers {"min":0,"max":4} or [2,5], names ["a","b"], sets
 * {"of":["a","b"],"min":0,"max":2}. Where a new thing may be named, the names are
 * {"of":["a","b"],"new":true}, without the values that are free. A family that says nothing has
 * "dull":true. `view` is the seat's. */
void codec_options_json(const struct game *, const struct data *, const struct view *,
                        const struct options *, struct text *out);

/* Appends a string in quotes, escaped. `s` is UTF-8. */
void codec_string_json(const char *s, struct text *out);

/* The index of a name, exactly so spelled, or -1. */
int codec_name_find(const struct names *, const char *word);
/* Appends ". Did you mean X?" if one of the names is near. */
void codec_did_you_mean(const char *word, const char *const *at, int count, struct text *why);

/* Appends how people read a name of the game's tables: kind "phase", "verb" or another of struct
 * words, named. Where the game does not say: the name with blanks. */
void codec_titled(const struct game *, const char *kind, const char *name, struct text *out);
/* Appends how people read a seat: "gambler 1", "chance", "the watcher". */
void codec_seat_text(const struct game *, int seat, struct text *out);
/* Sets a rule to a value, by its number or word ("stock", "printed"). False: `why`, and nothing is
 * set. */
bool codec_rule_read(const struct game *, const char *name, const char *value, struct rules *,
                     struct text *why);

#endif
