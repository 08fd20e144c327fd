/* The contract between a game and everything else. A game is a table of pure functions over a plain
 * value, the state; a match is a list of moves. What is always true: no function of a game reads a
 * clock, a file or a global, allocates, or learns anything that is not in its arguments.
 *
 * A state is `state_size` bytes, described without gaps by the game's field table, which also says
 * who may know each byte. Views, JSON, keys and resampling are made from that table by engine/
 * alone.
 *
 * The laws that every game keeps, and that tests/conformance tries on every registered game:
 *  L1  The fields cover the state without gaps, secret fields last; state_size is a multiple of 8.
 *      No two fields, verbs, arguments of a verb, phases, rules, values of a name table, bots or
 *      tallies have one name. A game that explains its names (struct words) explains every one.
 *      What is shown by name, and nothing else, has a table of names; places, elements and owners
 *      are as many as their names or seats.
 *  L2  Redaction is idempotent; turn, phase and a seat's own options are the same on the seat's
 *      view; its window (struct words) is the same on what everyone sees, and to pass it is an
 *      option.
 *  L3  resample(view) gives a state with the same view and key that passes `check`.
 *  L4  Two worlds with equal views and two moves with equal redacted text give equal views:
 *      whatever anyone learns is named in the arguments of a move of chance. Players make no move
 *      that is a die's or shows what was hidden, and chance has one such to show at a time.
 *  L5  Moves that differ in secret arguments only give views that differ for their witnesses alone.
 *  L6  In a PHASE_TOGETHER phase any order of the seats gives the same state.
 *  L7  Every move of every option applies; every other move is refused, with a reason, and changes
 *      nothing. No match is longer than `moves_max` moves. Who rests is of turn(), and never
 *      everyone of it.
 *  L8  `check` passes after every move; size[] counts the places; barred[] never excludes the
 *      truth.
 *  L9  A world that what a seat read of a move rules out is none that fits its view afterwards:
 *      whatever was told is shown from then on.
 *  L10 Payoffs are what the tallies are worth, lie in payoff_lo .. payoff_hi, and sum to 0 in a
 *      game that says so.
 *  L11 An option that says nothing (OPTION_DULL) is one move, the only such of its seat, and gives
 *      nothing up: no other move of that seat changes less, no other one is OPTION_SAFE where it is
 *      not, and while others are still asked it changes nothing that they may do.
 *  L12 What a master may correct (powers): by verbs that are never options, with open arguments;
 *      the same on the master's view; never after the end. Each correction changes something, but
 *      neither turn, phase nor anything that is not known to all.
 *  L13 What a master may let pass (lifted, as game_waivers gives it): moves of a seat in turn() but
 *      the master's, none of them its option, by verbs without secret arguments; the same on what
 *      everyone sees. Each applies, and from there the game is as good as ever.
 */
#ifndef ENGINE_GAME_H
#define ENGINE_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/text.h"
#include "engine/tree.h"
#include "engine/words.h"

enum {
    SEATS_MAX = 12,        /* seats 0 .. 11 are players; seat sets are uint16_t masks */
    SEAT_WATCHER = 14,     /* sees what is public, never moves */
    SEAT_CHANCE = 15,      /* makes every random or revealing move */
    STATE_BYTES_MAX = 2048,
    ARGS_MAX = 6,
    OPTIONS_MAX = 64,      /* option families of one seat at one moment */
    RULES_MAX = 24,        /* table options of one game */
    THINGS_MAX = 128,      /* members of a struct set */
    LABELS_MAX = 4,        /* name tables of one game that have open values */
    PLACES_MAX = 64,       /* places of one deck */
    POOLS_MAX = 8,
    UNKNOWN = 0xff,        /* every byte of a redacted element; no secret element truly holds it */
    NONE = 0xfe            /* "no such thing" in a public one-byte field */
};

/* An argument of a redacted move that its reader may not know. */
#define ARG_HIDDEN INT32_MIN

struct state { _Alignas(8) uint8_t bytes[STATE_BYTES_MAX]; };  /* copy state_size bytes of it */

/* What `seat` may know of a state. Only redact() makes one; bots get views, never states. */
struct view {
    struct state state;
    uint8_t seat;
};

/* A table of a match, and what people called things in it (words.made). */
struct made_table {
    struct view view;
    const struct labels *labels;
    const char *said;               /* the last that the master said while it was made, or NULL */
};

/* Arguments beyond those that the verb names are 0. */
struct move {
    uint8_t seat, verb;
    uint16_t zero;
    int32_t arg[ARGS_MAX];
};

/* Up to 128 things: cards, squares of a row, values 0 .. 127. */
struct set { uint64_t word[2]; };

/* ---- Options: what a seat may do now, as families; a family is a product of domains ---- */

enum domain_kind {
    DOMAIN_RANGE,    /* lo .. hi, both included */
    DOMAIN_ONE,      /* one member of `of` */
    DOMAIN_SUBSET    /* a mask within of.word[0], 31 bits at most, of lo .. hi members */
};

struct domain {
    uint32_t kind;
    int32_t lo, hi;
    uint32_t zero;
    struct set of;
};

enum {
    OPTION_DULL = 1, /* says nothing and gives nothing up: a front end may take it unasked if no
                        other option is worth a question */
    OPTION_SAFE = 2, /* says nothing for now, with more to come: a front end may take it on Enter */
    OPTION_WORDS = 4 /* worthless without a person's words: the bot "random" never takes it */
};

struct option {
    uint8_t seat, verb, flags, args;  /* args: how many of arg[] are set; the rest are 0 */
    uint32_t weight;                  /* chance: the weight of each move in the family; else 1 */
    struct domain arg[ARGS_MAX];
};

struct options {
    uint32_t count;
    struct option at[OPTIONS_MAX];
};

/* ---- Names ---- */

/* Names of values in kebab-case: value i is at[i], "putrid-snake-beast". */
struct names {
    const char *const *at;
    uint16_t count;
};

/* Things that people name in play (a spell, a person in the story). The values first .. first +
 * count - 1 of a name table are open: an argument may hold one, and the table remembers what the
 * first player to use it called it. To the game it is a plain number, given in order of first use,
 * so equal names are equal numbers; text never enters a state. A verb has at most one open
 * argument, which is not secret. The table's other values are the game's own names; to type one
 * means that value. */
struct label_spec {
    uint8_t names;         /* index in data->names, where open values have placeholders
                              ("spell-61") */
    uint8_t first, count;
};

/* The cards, maps and scenarios of a match. Filled and checked once by the game's `data_open`, then
 * immutable and shared by all states of the match; text and tree are borrowed. */
struct data {
    const char *name;               /* of the pack, kebab-case */
    uint16_t edition;               /* of the pack */
    const struct names *names;      /* name tables, indexed by field and argument specs; 0 means
                                       numbers */
    uint16_t names_count;
    const void *block;              /* the game's own tables */
    const uint64_t *const *name_sums; /* digest_name of each name of each table; NULL: worked out
                                         whenever it is needed */
};

/* A YAML file compiled into the program (tools/embed). */
struct data_source {
    const char *name;               /* the file's base name: "pits" */
    const char *text;               /* the whole file; in a WebAssembly module its packed tree
                                       (web/wasm/unpack.h) */
    size_t size;                    /* its bytes */
    uint8_t sha256[32];             /* of the file */
    const struct node *tree;        /* its root */
};

/* ---- The field table ---- */

enum know {
    KNOW_ALL,     /* everyone */
    KNOW_OWNER,   /* the seat with index i / stride */
    KNOW_MASK,    /* the seats in the public uint16_t mask[i / stride] */
    KNOW_PLACE    /* element i is a card and holds its place v: the seats in the public uint16_t
                     mask[v] */
};

enum show {
    SHOW_NUMBER,  /* as a number */
    SHOW_NAME,    /* by names[value]; NONE as null */
    SHOW_SET,     /* as the list of names of its bits */
    SHOW_PLACES,  /* a KNOW_PLACE field: for each place the cards known to lie there */
    SHOW_NOT      /* not at all: padding and what only the engine needs */
};

struct field {
    const char *name;               /* kebab-case */
    uint16_t offset, count;         /* bytes from the start of the state; number of elements */
    uint8_t width;                  /* bytes of an element: 1, 2, 4 or 8; a secret one: 1 or 2 */
    uint8_t is_signed;
    uint8_t know, show;
    uint8_t stride;                 /* KNOW_OWNER, KNOW_MASK: elements of one owner; 0 counts as
                                       1 */
    uint8_t names;                  /* table of data->names for values or bits; KNOW_PLACE: of the
                                       places */
    uint8_t index_names;            /* table that names the elements; 0 = they are an array;
                                       KNOW_PLACE: of the cards */
    uint8_t places;                 /* KNOW_PLACE: how many places there are */
    uint16_t mask;                  /* offset of the uint16_t seat masks (KNOW_MASK, KNOW_PLACE) */
    uint16_t size;                  /* KNOW_PLACE: offset of the public uint8_t size[places] */
    uint16_t pool, barred;             /* KNOW_PLACE: offsets of uint8_t pool[count], uint64_t
                                          barred[POOLS_MAX]; or both 0 */
    int16_t lo, hi;                 /* KNOW_OWNER, KNOW_MASK: the range of its values */
    uint8_t apart;                  /* may_be of an element never depends on the field's other
                                       elements */
    uint8_t inner;                  /* no use to a reader: in the state and its digest but in no
                                       view */
    /* Logs of format 1 digest every shown field by number. later: the field was added since.
     * first_count: how many elements it had then; 0: as many as now. */
    uint8_t later;
    uint16_t first_count;
};

static inline bool field_in_views(const struct field *f)
{
    return f->show != SHOW_NOT && !f->inner;
}
/* Whether an element may be shown as nothing: NONE of a byte. */
static inline bool field_may_be_none(const struct field *f)
{
    return f->width == 1 && !f->is_signed && (f->show == SHOW_NUMBER || f->show == SHOW_NAME);
}

/* A game's FIELDS macro makes both its struct and its table: FIELDS(FIELD_MEMBER) and
 * FIELDS(FIELD_ROW), with struct_name bound by the game; see games/null. A row has the element's
 * type, the member, [n] or nothing, the name, and further members of struct field. */
#define FIELD_MEMBER(type, member, dims, label, ...) type member dims;
#define FIELD_ROW(struct_name, type, member, dims, label, ...)                                     \
    { .name = (label), .offset = (uint16_t)offsetof(struct_name, member),                          \
      .count = sizeof(((struct_name *)0)->member) / sizeof(type), .width = sizeof(type),           \
      .is_signed = ((type)-1 < (type)1), __VA_ARGS__ },
/* Of a row: how an element is shown, and what names the elements. */
#define AS_NUMBER .show = SHOW_NUMBER
#define AS_NAME(table) .show = SHOW_NAME, .names = NAMES_##table
#define AS_SET(table) .show = SHOW_SET, .names = NAMES_##table
#define AS_NOTHING .show = SHOW_NOT
#define PER(table) .index_names = NAMES_##table

/* ---- The other name tables ---- */

struct arg_spec {
    const char *name;
    uint8_t secret;                 /* only the move's witnesses may know it */
    uint8_t show;                   /* SHOW_NUMBER, SHOW_NAME or SHOW_SET */
    uint8_t names;                  /* table of data->names */
    uint8_t open;                   /* may hold an open value (struct label_spec) */
};

/* What a player may say with a move. The words stand in the log entry, never in the state. */
enum verb_text {
    TEXT_OPEN,      /* everyone hears it */
    TEXT_SECRET,    /* only the speaker knows it, until a TEXT_SHOWN move reveals it */
    TEXT_SHOWN      /* a chance move that reveals another move's words to all: its first two
                       arguments are the speaker's seat and, from 1, which of that seat's moves of
                       the verb `shows` it was */
};

/* By which a review tells one luck from another. */
enum chance_kind {
    CHANCE_DEAL,     /* cards, and whatever else is no die */
    CHANCE_DIE,
    CHANCE_SHOWN     /* what a player hid comes to light, and nothing is drawn */
};

struct verb_spec {
    const char *name;
    struct arg_spec arg[ARGS_MAX];  /* up to the first without a name */
    uint8_t text;                   /* enum verb_text */
    uint8_t shows;                  /* TEXT_SHOWN: the verb whose words it reveals */
    uint8_t invites;                /* means little without the player's words, so the line mode
                                       asks for them */
    uint8_t chance;                 /* enum chance_kind: what it is if chance makes it */
    uint8_t power;                  /* a master's correction: open by powers() alone */
};

enum phase_kind {
    PHASE_TURN,      /* one seat is asked, or chance moves */
    PHASE_TOGETHER,  /* several seats, in any order, with the same result */
    PHASE_FLOOR      /* any seat of turn() may start something, first come, first served, so order
                        matters. "Nothing for now" is a move too (OPTION_DULL); whoever made it is
                        not asked again until something happens. People are asked first, then bots
                        by seat, or whoever's turn it is there by custom (`took`), a master's bot
                        last; but what a person has started, a bot follows if there is one. */
};

struct phase_spec {
    const char *name;               /* "take-action" */
    uint8_t kind;
};

struct rule_spec {                  /* an option of the table, fixed for a match */
    const char *name;
    int32_t lo, hi, start;          /* start: the default */
    const char *const *words;       /* names of lo .. hi, or NULL for numbers */
};

/* The table options and edition of one match. */
struct rules {
    int32_t value[RULES_MAX];
    uint32_t listed;                /* bit i: rules[i] existed when the match was made; the others
                                       have their defaults */
    uint16_t edition;
};

/* An edition of a game's rules. Where a changed rule is decided, the code asks for the match's
 * edition. */
struct edition_spec {
    uint16_t number;
    const char *played_by;          /* NULL: this program replays it; else the last version that
                                       did: "0.1" */
    uint8_t options;                /* how many table options there were; 0: as many as now. A log
                                       by hand may leave any out, and its draws depend on all */
};

/* A name table's numbering in logs of format 1, which digest numbers. was[v]: the number of value v
 * then, or UNKNOWN if it was added since; count: how many there were. */
struct first_numbers {
    uint8_t names, count;
    const uint8_t *was;
};

/* An earlier text of compiled-in data, from when logs named data by the hash of the whole text.
 * play: its hash of what decides play (table/prose.h). Both in hexadecimal. */
struct old_text { const char *sha256, *play; };

/* Of a data file: what affects play from this edition of the rules on. keys: with all below them,
 * NULL-terminated. element: a key; who has it in a list, with that value if there is one, counts
 * from then on as well; or NULL. keyed: a map under this key counts as if it stood in a list. */
enum { LATERS_MAX = 4 };
struct later_keys {
    uint16_t edition;
    const char *const *keys;
    const char *element, *value, *keyed;
};

/* Elements of a field, names or sets of them, that are what a seat was built of: its character, its
 * Skills. Seat s has `each` of them from (s - first) x each on; seats below `first` have none. */
struct build_spec {
    const char *field;
    uint8_t first, each;
};

/* A result worth counting when a match is over: a win, an ending, goals (docs/adding-a-game.md). */
struct tally_spec {
    const char *name;               /* "run-won" */
    uint8_t shared;                 /* the whole table's, so the same for every seat */
    uint8_t counts;                 /* it can come about more than once in a match */
    int8_t worth, worth_master;     /* payoff for each, to a player and to the master in seat 0 */
};

struct game_carry;                  /* engine/carry.h */
struct rng;                         /* engine/rng.h */

/* A bot. choose: picks one of `options`, those of view->seat. */
struct policy {
    const char *name, *help;        /* help: only of the bot that every game has; messages explain a
                                       game's own */
    void (*choose)(const struct data *, const struct view *, const struct options *, struct rng *,
                   struct move *out);
};

/* A pointer to a game's part or odds in its table; WebAssembly modules are built without them. */
#ifdef CROUPIER_NO_PARTS
#define GAME_PART(part) NULL
#else
#define GAME_PART(part) (&(part))
#endif
/* And a pointer to what it says, or to who may be brought to it: the lab's modules have none. */
#ifdef CROUPIER_LAB
#define GAME_TALK(talk) NULL
#else
#define GAME_TALK(talk) (&(talk))
#endif

struct game {
    const char *name, *title, *author;      /* name in kebab-case; author of the published game */
    uint16_t edition;                       /* of new matches; raised whenever old logs would replay
                                               differently */
    const struct edition_spec *editions;    /* all editions, up to a row without a number; NULL:
                                               only `edition` */
    bool toy;                               /* conformance and solvers only, never in a lobby */
    bool master;                            /* seat 0 is a game master or dealer, who runs the game
                                               for the others */
    bool master_goes_on;                    /* its policies, asked while it is resting(), go on
                                               without the others */
    uint8_t seats_min, seats_max;
    uint8_t verb_count, phase_count, rule_count, field_count, policy_count, style_count,
        source_count, label_count, tally_count, build_count;
    uint16_t state_size;                    /* bytes, a multiple of 8 */
    uint32_t moves_max;                     /* no match is longer; the sum stands in a comment */
    size_t data_size;                       /* bytes of the block that data_open fills */

    bool zero_sum;                          /* payoffs sum to 0 */
    int16_t payoff_lo, payoff_hi;           /* the range of a seat's payoff, both included */

    const struct rule_spec *rules;
    const struct tally_spec *tallies;
    const struct verb_spec *verbs;
    const struct phase_spec *phases;
    const struct field *fields;
    const struct label_spec *labels;        /* name tables with open values, label_count of them */
    const struct policy *policies;          /* from weak to strong, then style_count variants with
                                               other tastes; "random", which every game has, is not
                                               listed */
    const struct data_source *sources;      /* compiled-in data; sources[0] is the default; none:
                                               tree is NULL */
    const struct data_source *lesson;       /* a guided first round (table/lesson.h); or NULL */
    const struct game_part *part;           /* a solvable two-player subgame (engine/part.h); or
                                               NULL */
    const struct game_odds *odds;           /* chances on request (engine/odds.h); or NULL */
    const struct game_plot *plot;           /* the story of a pack, for its author (engine/plot.h);
                                               or NULL */
    const struct build_spec *builds;        /* what a seat is built of, build_count of them; or
                                               NULL */
    const char *const *prose;               /* data-file keys that, with all below them, do not
                                               affect play; NULL-terminated; or NULL */
    const struct later_keys *later;         /* LATERS_MAX at most, up to a row of edition 0, the
                                               earliest first; or NULL */
    const struct old_text *old_texts;       /* up to a row without a hash; or NULL */
    const struct first_numbers *first_numbers; /* of the name tables renumbered since, up to a row
                                                  of table 0; or NULL */
    const struct words *words;              /* or NULL */
    const struct characters *characters;    /* or NULL: it keeps none */
    const struct game_carry *carry;         /* what goes on from one match to the next
                                               (engine/carry.h); or NULL */
    const char *const *solo;                /* values for --seats of `play`, "me" among them;
                                               NULL-terminated; or NULL */

    /* The role of a seat: "gambler", "dealer". */
    const char *(*role)(int seat);
    /* Reads a data tree into block (data_size bytes, aligned to 16, kept by the caller as long as
     * data) and fills data. False: `wrong` says what, with line and column, and nothing may be
     * used. */
    bool (*data_open)(struct data *, void *block, const struct node *tree, struct complaint *wrong);
    /* What may be read, but hardly is meant: the nth doubt about a tree that data_open has read,
     * with its place. False: there is none. NULL: never any. */
    bool (*data_doubt)(const struct data *, const struct node *tree, int nth, struct complaint *);
    /* The first state, for seats_min to seats_max. NULL, or why these rules cannot be played. */
    const char *(*init)(const struct data *, const struct rules *, int seats, struct state *);
    /* An index of phases[]. */
    int (*phase)(const struct data *, const struct state *);
    /* Who may move: a mask of seats, or 1 << SEAT_CHANCE alone; 0 when the match is over. */
    uint32_t (*turn)(const struct data *, const struct state *);
    /* The seats of turn() that may step in but are not waited for: those who said "nothing for
     * now", a master in another's turn. Never all of turn(); game_asked() leaves them out. NULL:
     * always none. */
    uint32_t (*resting)(const struct data *, const struct state *);
    /* On a floor: who took it last, or -1; `times`: how often it has been taken in what goes on
     * there now (0: what comes next is for people to begin). Both from public knowledge. NULL:
     * nobody counts, and bots wait for people. */
    int (*took)(const struct data *, const struct state *, uint32_t *times);
    /* The options of a seat in turn(); at least one move. Chance's outcomes are ordered by option,
     * then by arguments lexicographically: that order is part of the edition. */
    void (*options)(const struct data *, const struct state *, int seat, struct options *);
    /* What the master in seat 0 may set right just now, whoever's turn it is (docs/powers.md).
     * NULL: nothing. */
    void (*powers)(const struct data *, const struct state *, struct options *);
    /* What options() would give this seat without the limits that the master may lift for one move
     * (docs/powers.md); what is open all the same may stand there too (game_waivers leaves it
     * out). NULL: nothing is lifted. */
    void (*lifted)(const struct data *, const struct state *, int seat, struct options *);
    /* Makes a move that options(), powers() or lifted() allows; any other is the caller's
     * mistake. */
    void (*apply)(const struct data *, struct state *, const struct move *);
    /* Each seat's payoff when the match is over; `out` has SEATS_MAX places. */
    void (*payoff)(const struct data *, const struct state *, int32_t *out);
    /* What each seat played for, when the match is over, as counted by searching bots, reviews and
     * tournaments. Needed if worse play can raise the payoff; NULL: the payoff. */
    void (*aim)(const struct data *, const struct state *, int32_t *out);
    /* How often the seat earned tallies[which], when the match is over; read from the state, not
     * from payoff. */
    int (*tally)(const struct data *, const struct state *, int seat, int which);
    /* The seats that learn the secret arguments of this move, seen from the state before it. */
    uint32_t (*witness)(const struct data *, const struct state *, const struct move *);
    /* NULL, or the invariant that is broken. Resampling relies on it too. */
    const char *(*check)(const struct data *, const struct state *);
    /* For hidden values that constrain one another: the values that element i of field number
     * `field` may hold, given earlier fields and elements; later ones are UNKNOWN unless the view
     * shows them. KNOW_PLACE: the places where card i may lie, asked before any unknown card of the
     * field is placed, so only `check` can relate one card to another. Not called for fields with
     * values outside 0 .. 127. NULL: everything from lo to hi, every place. */
    struct set (*may_be)(const struct data *, const struct state *, int field, int i);
    /* Whether an open value of labels[k] is in use: it was named, and may be named again. A move
     * that names something new takes the lowest open value of its domain not in use. NULL: no
     * labels. */
    bool (*label_live)(const struct data *, const struct state *, int k, int value);
    /* Whether a finished match keeps its secrets: nobody gets the full log or the seed. NULL:
     * no. */
    bool (*sealed)(const struct data *, const struct state *);
};

#endif
