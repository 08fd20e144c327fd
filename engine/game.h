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
 *      whatever anyone learns is named in the arguments of a move of chance.
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
    OPTION_DULL = 1, /* saying nothing, which gives nothing up: a front end may take it unasked
                        where no other option is worth asking for */
    OPTION_SAFE = 2, /* saying nothing now, with more to come: what a front end may take on Enter
                        alone */
    OPTION_WORDS = 4 /* worth nothing without a person's words: the bot "random" leaves it alone */
};

struct option {
    uint8_t seat, verb, flags, args;  /* args: how many of arg[] are set; the others are 0 in the
                                         move */
    uint32_t weight;                  /* chance: the weight of each single move of the family; else
                                         1 */
    struct domain arg[ARGS_MAX];
};

struct options {
    uint32_t count;
    struct option at[OPTIONS_MAX];
};

/* ---- Names ---- */

/* One name a value, kebab-case ("putrid-snake-beast"), value i has at[i]. */
struct names {
    const char *const *at;
    uint16_t count;
};

/* Things that people name while they play (a spell, a person of the story). The values first ..
 * first + count - 1 of a name table stand open: an argument may hold such a value, and the table
 * keeps what it was called in the words of who said it first. To the game it is a number like any
 * other, taken in order of first use, so that equal names are equal numbers; text never enters a
 * state. At most one argument of a verb is open, and it is not secret. The other values of the
 * table are names of the game's own, and whoever types one of those means it. */
struct label_spec {
    uint8_t names;         /* of data->names; the open values have placeholders there
                              ("spell-61") */
    uint8_t first, count;
};

/* What stands in the table beside a match: cards, maps, scenarios. Immutable, checked once when it
 * is opened, shared by all states of a match. The game's `data_open` fills it; text and tree are
 * borrowed. */
struct data {
    const char *name;               /* of the pack, kebab-case */
    uint16_t edition;               /* of the pack */
    const struct names *names;      /* the game's name tables; field and argument specs index it, 0
                                       is "numbers" */
    uint16_t names_count;
    const void *block;              /* the game's own tables */
};

/* Data compiled into the program, read from a YAML file when it was built (tools/embed). */
struct data_source {
    const char *name;               /* the file's base name: "pits" */
    const char *text;               /* the file, whole; in a module of the page its tree, packed
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
    SHOW_NOT      /* not at all: padding, and what only the engine needs */
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
    int16_t lo, hi;                 /* KNOW_OWNER, KNOW_MASK: every value that it can hold */
    uint8_t apart;                  /* what may_be says of one element never depends on the others
                                       of this field */
    uint8_t inner;                  /* of no use to a reader: in the state and its digest, in no
                                       view */
    /* Logs of the first format digest every shown field by number. A field that came after them is
     * `later`; one that has more elements than it had then says how many those were (0: as now). */
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

/* One FIELDS macro of a game makes both its struct and its table: FIELDS(FIELD_MEMBER) and
 * FIELDS(FIELD_ROW) with struct_name bound by the game; see games/null. A row: the type of an
 * element, the member, [n] or nothing, the name, what else struct field says. */
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
    uint8_t open;                   /* by this argument something new may be named (struct
                                       label_spec) */
};

/* Whoever makes a move may say something with it. The words stand in the entry, never in the
 * state. */
enum verb_text {
    TEXT_OPEN,      /* what is said is for all */
    TEXT_SECRET,    /* it is for who says it alone, till a move of TEXT_SHOWN opens it */
    TEXT_SHOWN      /* a move of chance that opens to all the words of another: its arguments begin
                       with the seat that said them and with which of that seat's moves of the verb
                       `shows` it was, from 1 */
};

struct verb_spec {
    const char *name;
    struct arg_spec arg[ARGS_MAX];  /* up to the first without a name */
    uint8_t text;                   /* enum verb_text */
    uint8_t shows;                  /* TEXT_SHOWN: the verb whose words are opened */
    uint8_t invites;                /* it is little without its player's words, which the line mode
                                       asks for */
};

enum phase_kind {
    PHASE_TURN,      /* one seat is asked, or chance moves */
    PHASE_TOGETHER,  /* several seats, in any order, with the same result */
    PHASE_FLOOR      /* anyone of turn() may start something, first come, first served: it does not
                        commute. Saying nothing for now is a move too (OPTION_DULL), and who has
                        said so is asked no more till something happens. People are asked first,
                        then bots by seat, a master's bot last. */
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

/* The options of one match, and by which edition of the game it is played (struct game). */
struct rules {
    int32_t value[RULES_MAX];
    uint32_t listed;                /* bit i: rules[i] was there when the match was made; all others
                                       have their default */
    uint16_t edition;
};

/* An edition of a game's rules. A rule that changed asks, where it is decided, by which edition the
 * match is played. */
struct edition_spec {
    uint16_t number;
    const char *played_by;          /* NULL: this program replays it; else the last croupier that
                                       did: "0.1" */
};

/* How the values of a name table were numbered in logs of format 1, which digest numbers: was[v] is
 * the number that value v had then, UNKNOWN if it came later; there were `count` of them. */
struct first_numbers {
    uint8_t names, count;
    const uint8_t *was;
};

/* The text of compiled-in data as an earlier build had it, when logs named it by the hash of its
 * whole text alone: which hash of what decides play (table/prose.h) it had. Both in hexadecimal. */
struct old_text { const char *sha256, *play; };

/* Elements of a field, names or sets of them, that are what a seat was built of: its character, its
 * Skills. Seat s has `each` of them from (s - first) x each on; seats below `first` have none. */
struct build_spec {
    const char *field;
    uint8_t first, each;
};

/* Something that people count when a match is over: a win, an ending, goals
 * (docs/adding-a-game.md). */
struct tally_spec {
    const char *name;               /* "run-won" */
    uint8_t shared;                 /* it is the whole table's: the same for every seat */
    uint8_t counts;                 /* it can come about more than once in a match */
    int8_t worth, worth_master;     /* what each one adds to a seat's payoff, and to that of the
                                       master of seat 0 */
};

struct rng;                         /* engine/rng.h */

/* A bot: chooses one of `options`, which are those of view->seat on that view. */
struct policy {
    const char *name, *help;        /* help: of the bot that every game has; a game's own are
                                       explained by its words */
    void (*choose)(const struct data *, const struct view *, const struct options *, struct rng *,
                   struct move *out);
};

/* The part of a game that is solved, and what it is asked of odds, in its table. The modules of the
 * page are built without. */
#ifdef CROUPIER_NO_PARTS
#define GAME_PART(part) NULL
#else
#define GAME_PART(part) (&(part))
#endif

struct game {
    const char *name, *title, *author;      /* name in kebab-case; author of the published game */
    uint16_t edition;                       /* by which new matches are played: raised whenever an
                                               old log would replay otherwise */
    const struct edition_spec *editions;    /* every edition there was, up to a row without a
                                               number; NULL: `edition` alone */
    bool toy;                               /* conformance and solvers only, never in a lobby */
    bool master;                            /* seat 0 is a game master or dealer, who runs the game
                                               for the others */
    bool master_goes_on;                    /* whose policies, asked while it is only resting(), go
                                               on without others */
    uint8_t seats_min, seats_max;
    uint8_t verb_count, phase_count, rule_count, field_count, policy_count, style_count,
        source_count, label_count, tally_count, build_count;
    uint16_t state_size;                    /* bytes, a multiple of 8 */
    uint32_t moves_max;                     /* no match is longer; the sum stands in a comment */
    size_t data_size;                       /* bytes of the block that data_open fills */

    bool zero_sum;                          /* payoffs sum to 0 */
    int16_t payoff_lo, payoff_hi;           /* each seat's lies between, both included */

    const struct rule_spec *rules;
    const struct tally_spec *tallies;
    const struct verb_spec *verbs;
    const struct phase_spec *phases;
    const struct field *fields;
    const struct label_spec *labels;        /* name tables with open values, label_count of them */
    const struct policy *policies;          /* from weak to strong, then style_count others, which
                                               play like one of them but for their tastes; "random"
                                               is everyone's and not listed */
    const struct data_source *sources;      /* compiled-in data; sources[0] is the default; none:
                                               tree is NULL */
    const struct data_source *lesson;       /* a guided first round (table/lesson.h); or NULL */
    const struct game_part *part;           /* a small game of two inside it (engine/part.h); or
                                               NULL */
    const struct game_odds *odds;           /* what may be asked of its chances (engine/odds.h); or
                                               NULL */
    const struct build_spec *builds;        /* what a seat is built of, build_count of them; or
                                               NULL */
    const char *const *prose;               /* keys of a data file that decide nothing of play, and
                                               nothing below them; NULL-terminated; or NULL */
    const struct old_text *old_texts;       /* up to a row without a hash; or NULL */
    const struct first_numbers *first_numbers; /* of the name tables numbered anew since then, up to
                                                  a row of table 0; or NULL */
    const struct words *words;              /* or NULL */
    const struct characters *characters;    /* or NULL: it has none that are kept */
    const char *const *solo;                /* items of --seats for `play`, "me" among them;
                                               NULL-terminated; or NULL */

    /* The role of a seat: "gambler", "dealer". */
    const char *(*role)(int seat);
    /* Reads a data tree into block (data_size bytes, aligned to 16, kept by the caller as long as
     * data) and fills data. False: `wrong` says what, with line and column, and nothing may be
     * used. */
    bool (*data_open)(struct data *, void *block, const struct node *tree, struct complaint *wrong);
    /* The first state, for seats_min to seats_max. NULL, or why these rules cannot be played. */
    const char *(*init)(const struct data *, const struct rules *, int seats, struct state *);
    /* An index of phases[]. */
    int (*phase)(const struct data *, const struct state *);
    /* Who may move: a mask of seats, or 1 << SEAT_CHANCE alone; 0 when the match is over. */
    uint32_t (*turn)(const struct data *, const struct state *);
    /* Those of turn() who may step in, and whom nobody waits for: who has said nothing for now, a
     * master in another's turn. Somebody else is in turn() with them; game_asked() leaves them out.
     * NULL: nobody ever. */
    uint32_t (*resting)(const struct data *, const struct state *);
    /* What a seat of turn() may do; at least one move. Chance's outcomes are ordered by option,
     * then by arguments lexicographically: that order is part of the edition. */
    void (*options)(const struct data *, const struct state *, int seat, struct options *);
    /* Makes a move that is in options(); anything else is the caller's mistake. */
    void (*apply)(const struct data *, struct state *, const struct move *);
    /* What each seat has got, when the match is over; out has SEATS_MAX places. */
    void (*payoff)(const struct data *, const struct state *, int32_t *out);
    /* What each seat played for, when the match is over: what bots that try moves, reviews and
     * tournaments count. NULL: payoff; else payoff could be had by playing worse. */
    void (*aim)(const struct data *, const struct state *, int32_t *out);
    /* How often tallies[which] came about for this seat, when the match is over: read from the
     * state, not from payoff. */
    int (*tally)(const struct data *, const struct state *, int seat, int which);
    /* The seats that learn the secret arguments of this move, seen from the state before it. */
    uint32_t (*witness)(const struct data *, const struct state *, const struct move *);
    /* NULL, or the invariant that broke. Also the judge of resampling. */
    const char *(*check)(const struct data *, const struct state *);
    /* Where hidden values constrain one another: the values that element i of the field at index
     * `field` may hold, those of earlier fields and earlier elements being set and later ones
     * UNKNOWN, but for those that the view shows. KNOW_PLACE: the places where card i may lie,
     * asked before any unknown card of that field is placed: one card of a field cannot depend on
     * another of it here, only in check. Not asked for fields with values outside 0 .. 127. Or
     * NULL: everything from lo to hi, every place. */
    struct set (*may_be)(const struct data *, const struct state *, int field, int i);
    /* Whether an open value of labels[k] is in use: it has been named, and may be named again. A
     * move that names a new thing holds the lowest value of its domain that is open and not in use.
     * NULL: no labels. */
    bool (*label_live)(const struct data *, const struct state *, int k, int value);
    /* Whether a match that is over keeps its secrets (its full log and the seed are given to
     * nobody). NULL: no. */
    bool (*sealed)(const struct data *, const struct state *);
};

#endif
