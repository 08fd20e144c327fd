/* One match: a game, its data and rules, the state, and the entries that led to it. What is always
 * true: replaying the entries gives the state; entries are only added, and an undo is one too.
 * Reasons given to a seat use that seat's view alone.
 *
 * People also say things, with a move or between moves, and name things (struct label_spec). Words
 * never enter the state: they stand in the caller's buffer, and entries hold their offsets. */
#ifndef TABLE_MATCH_H
#define TABLE_MATCH_H

#include "table/codec.h"
#include "table/fold.h"

enum {
    REASON_BYTES = 1024,   /* enough for any reason; longer lists are cut with "..." */
    TEXT_BYTES_MAX = 2000, /* of one speech, with a move or between moves */
    SAYS_MAX = 1000,       /* speeches between moves, per match */
    POWERS_MAX = 200,      /* a master's corrections, per match, undone ones included */
    MATCH_WORDS_BYTES = 1 << 20 /* of all words of a match: what native callers provide */
};

/* Entry number n, counted from 1, stands at entry[n - 1]. A move, if it is neither undo nor say. */
struct entry {
    struct move move; /* all zero for an undo; for a say but for the seat */
    bool undo;
    bool say;        /* words only, or a mark; the state stays */
    bool names_new;  /* the move names something new in its label argument */
    bool told;       /* someone else, or the watcher, learned something by the move */
    uint32_t to;     /* undo: back to the state after entry `to` (0: the first) */
    uint32_t parent; /* the move before this one on the line of play; 0: the start */
    uint32_t named;  /* the last move on the line of play, this one included, that named a thing; 0:
                        none */
    uint32_t draw;   /* chance with several outcomes: which draw this is, from 0; else NO_DRAW */
    uint32_t mark;   /* of a say: whose words are marked for the story; 0: it has its own */
    uint32_t text;   /* offset of what was said in the match's words; 0: nothing */
    uint32_t label;  /* offset of the name of its label argument; 0: the placeholder */
    uint16_t seen;   /* seats (and the watcher) that know the secret arguments */
    bool late;       /* made for its seat, whose time was up: its note is ENTRY_LATE */
    bool agreed;     /* undo: others' moves too, with their consent: its note is ENTRY_AGREED */
    bool mastered;   /* undo: the master's, across whatever lies between */
    bool waived;     /* against the rules, and the master let it pass: its note is ENTRY_WAIVED */
    bool denied;     /* a say without words: the master did not let this move pass */
    bool idle;       /* passes in a window in which nothing could have helped */
};

enum { NO_DRAW = UINT32_MAX };
#define ENTRY_LATE "late"
#define ENTRY_AGREED "agreed"
#define ENTRY_WAIVED "allowed"

struct match {
    const struct game *game;
    const struct data *data; /* borrowed, like game */
    struct rules rules;
    struct digest_form digest; /* of its log's lines */
    int seats;
    struct entry *entry;      /* the caller's, `capacity` of them */
    uint32_t count, capacity; /* count is also n: the number of the last entry */
    uint32_t head;            /* the last move on the line of play; 0: the start */
    uint32_t draws;      /* chance entries with several outcomes so far, undone ones included */
    uint32_t phase_from; /* n when the present phase began */
    uint32_t says;       /* say entries */
    uint32_t undos;      /* undo entries */
    uint32_t powers;     /* corrections by the master */
    uint32_t backs;      /* undo entries that are mastered */
    uint32_t waived;     /* moves put to the master, let pass or not */
    bool warns;          /* moves that the rules refuse may be put to the master */
    bool no_powers;      /* nobody may correct anything in it: a lesson */
    char *words;         /* the caller's: every text and label, each with a zero byte; it may be
                            moved */
    uint32_t words_size, words_used;
    bool waits;          /* it has not begun: nobody has options yet */
    const struct fold_ops *fold; /* NULL: new names are refused */
    /* Never shown to a seat; match_view makes what may be shown. Last, because only state_size
     * bytes of it are used: callers with many matches allocate no more. */
    struct state state;
};

/* How many entries to provide for a match of this game, undos and says included; full, it refuses
 * whatever would add one. */
uint32_t match_capacity(const struct game *);
/* Sets the match up at its first state, without room for words. False: `why` these rules or seats
 * cannot be played. */
bool match_start(struct match *, const struct game *, const struct data *, const struct rules *,
                 int seats, struct entry *entry, uint32_t capacity, struct text *why);
/* Gives a match without words a buffer for them (MATCH_WORDS_BYTES, not cleared) and the comparison
 * of names (or NULL). Without it, speech and names are refused. */
void match_keep_words(struct match *, char *at, uint32_t size, const struct fold_ops *);

/* Who may move: a mask of seats, 1 << SEAT_CHANCE, or 0 when it is over. */
uint32_t match_turn(const struct match *);
/* The seats being waited for: match_turn without those that may only step in (resting of struct
 * game). */
uint32_t match_asked(const struct match *);
bool match_over(const struct match *);
/* Whether it is over and keeps its secrets for good. */
bool match_sealed(const struct match *);
const struct phase_spec *match_phase(const struct match *);
/* Which seat is asked next: chance; else a person who is waited for before any bot (`bots`: a mask
 * of seats), the lowest first, but of bots on a floor a master's last. -1: the match is over. */
int match_next(const struct match *, uint32_t bots);
/* The same with some people absent: bots do what they can without them, and so does a master that
 * has said "nothing for now". An absent person is asked only if nobody can go on without them. */
int match_next_without(const struct match *, uint32_t bots, uint32_t absent);
/* What a seat may know now; SEAT_WATCHER: what is public; SEAT_CHANCE: everything. */
void match_view(const struct match *, int seat, struct view *out);
/* What a seat of the turn may do; none for any other seat. */
void match_options(const struct match *, int seat, struct options *out);

/* Makes the move and appends its entry. False: `why`, and nothing has changed, as wherever a
 * function here refuses. */
bool match_play(struct match *, const struct move *, struct text *why);

/* ---- Words ---- */

/* The words that go with a move; {0}: none. */
struct said {
    const char *text;  /* what is said with it, or NULL */
    const char *label; /* the name for its label argument (codec_label_arg), or NULL */
    bool find;         /* true: label was typed and the argument is still to be found; false: label
                          is the recorded new name of the move's value */
    bool waived;       /* the master lets it pass, against the rules (table/waivers.h) */
    bool on_record;    /* text is from a log, where it may be invisible: older builds allowed
                          that */
    const char *typed[ARGS_MAX]; /* typed words for other arguments, which name nothing new; or
                                    NULL */
};
/* Removes characters that reverse the direction of the text around them. `s` is UTF-8. */
void text_straighten(char *s);
/* The move that the pairs mean, as codec_move_read, with "text" and with things in anyone's words:
 * then said has them and the arguments are 0. Borrows from the pairs. */
bool match_read(const struct match *, const struct pairs *, int seat, const char *const *others,
                struct move *out, struct said *said, struct text *why);
/* Makes a move with what is said and named. Where a name is to be found, it means the thing in use,
 * or of the game's own, that is called so in any spelling; else, in the argument that is open, a
 * new thing: the lowest value that is free. */
bool match_play_said(struct match *, const struct move *, const struct said *, struct text *why);
/* Whether it would be made, which move it then is (with the thing that is meant) and whether it
 * names something new. Asks the seat's view alone, and changes nothing. */
bool match_would(const struct match *, const struct move *, const struct said *, struct move *made,
                 bool *names_new, struct text *why);
/* A player says something, in any turn. Appends an entry; the state stays, so no answer under way
 * becomes stale. */
bool match_say(struct match *, int seat, const char *text, struct text *why);
/* The same from a log, where the text may be invisible: older builds allowed that. */
bool match_say_on_record(struct match *, int seat, const char *text, struct text *why);

/* The words of an entry as `seat` may read them (SEAT_CHANCE: all): NULL if there are none; "?" if
 * the verb's words are another seat's secret, whether or not there are any. Removed ones stand as
 * table/removed.h has it. */
const char *match_text(const struct match *, const struct entry *, int seat);
/* The name of the entry's label argument, known to all; NULL: its placeholder. */
const char *match_label(const struct match *, const struct entry *);
/* What people called things and said when they first named them, on the line of play as of entry n;
 * a value that was freed and named again has its newer name. As `seat` may know it. */
struct match_labels {
    struct labels labels; /* for text.labels; borrows from this struct and from the match */
    struct label at[LABELS_MAX][THINGS_MAX];
};
void match_labels(const struct match *, uint32_t n, int seat, struct match_labels *out);

/* ---- Going back ---- */

/* Takes back to the state after entry `to` and appends that as an entry. Refused if `to` is not on
 * the line of play, or a chance move or a move by which someone else learned something lies
 * between. Names given since then are taken back too; what was said stays said. */
bool match_undo(struct match *, uint32_t to, struct text *why);
/* The smallest `to` that match_undo would take now; count if there is nothing to undo. */
uint32_t match_undo_least(const struct match *);
/* As match_undo for one seat, which may take back only its own moves, and none after which someone
 * else or chance moved. */
bool match_undo_own(struct match *, int seat, uint32_t to, struct text *why);
/* The `to` by which this seat would take back its last move now; count if it cannot. */
uint32_t match_undo_last(const struct match *, int seat);

/* The state after entry n (0: the first). False if there is no such entry. */
bool match_state_at(const struct match *, uint32_t n, struct state *out);
/* Each seat's payoff, in points, when it is over; `out` has SEATS_MAX places. */
void match_payoff(const struct match *, int32_t *out);
/* An entry's move as `seat` may read it: ARG_HIDDEN where it may not. For moves only. */
void match_redact(const struct match *, const struct entry *, int seat, struct move *out);
/* Appends entry n for a seat as JSON members without braces:
 * "n":8,"seat":1,"do":...,"label":"..","text":"..", or "n":9,"do":"undo","to":7, or
 * "n":10,"seat":0,"do":"say","text":"..", or "n":11,"seat":1,"do":"denied","move":"..". */
void match_entry_members(const struct match *, uint32_t n, int seat, struct text *out);

#endif
