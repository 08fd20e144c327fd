/* One match: a game, its data and rules, the state, and the list of entries that led there. What is
 * always true: the state is what the entries say, replayed from the start; an entry is never
 * changed or taken away, an undo is an entry too. Reasons given to a seat are made from that seat's
 * view alone.
 *
 * Besides moves and undos people say things, with a move or between moves, and give names to things
 * (struct label_spec). Words never enter the state: they stand in a text of the caller's beside the
 * entries, which hold where. */
#ifndef TABLE_MATCH_H
#define TABLE_MATCH_H

#include "table/codec.h"
#include "table/fold.h"

enum {
    REASON_BYTES = 1024,   /* enough for any reason; longer lists are cut with "..." */
    TEXT_BYTES_MAX = 2000, /* of what is said with a move or between moves */
    SAYS_MAX = 1000,       /* what is said between moves, a match */
    MATCH_WORDS_BYTES = 1 << 20 /* of all words of a match: what native callers provide */
};

/* Entry number n, counted from 1, stands at entry[n - 1]. A move, if it is neither undo nor say. */
struct entry {
    struct move move; /* all zero for an undo; for a say but for the seat */
    bool undo;
    bool say;        /* words alone: the state is as it was */
    bool names_new;  /* the move names a thing that was not in use: its label argument is new */
    bool told;       /* by the move someone else, the watcher included, came to know something */
    uint32_t to;     /* undo: the state is again that after entry `to` (0: the first) */
    uint32_t parent; /* the move before this one on the line of play; 0: the start */
    uint32_t named;  /* the last move on the line of play, this one included, that named a thing; 0:
                        none */
    uint32_t draw;   /* chance with several outcomes: which draw this is, from 0; else NO_DRAW */
    uint32_t text;   /* what was said: where in the match's words; 0: nothing */
    uint32_t label;  /* how the thing of its label argument is called, likewise; 0: by its
                        placeholder */
    uint16_t seen;   /* seats (and the watcher) that know the secret arguments */
};

enum { NO_DRAW = UINT32_MAX };

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
    uint32_t says;       /* entries that only say something */
    uint32_t undos;      /* entries that only take back */
    char *words;         /* the caller's: every text and label, each with a zero byte; it may be
                            moved */
    uint32_t words_size, words_used;
    const struct fold_ops *fold; /* NULL: new names are refused */
    /* Never shown to a seat; match_view makes what may be shown. The last, for only the game's
     * state_size of it is ever read or written: who keeps many matches allocates no more. */
    struct state state;
};

/* How many entries to provide for a match of this game, undos and says included. */
uint32_t match_capacity(const struct game *);
/* Sets the match up at its first state, with nowhere to keep words. False: `why` these rules or
 * seats cannot be played. */
bool match_start(struct match *, const struct game *, const struct data *, const struct rules *,
                 int seats, struct entry *entry, uint32_t capacity, struct text *why);
/* Gives a match that has no words yet somewhere to keep them (MATCH_WORDS_BYTES, not cleared), and
 * how names are compared (or NULL). Without it whatever is said or named is refused. */
void match_keep_words(struct match *, char *at, uint32_t size, const struct fold_ops *);

/* Who may move: a mask of seats, 1 << SEAT_CHANCE, or 0 when it is over. */
uint32_t match_turn(const struct match *);
/* Of these, who is waited for: all but those who may only step in (resting of struct game). */
uint32_t match_asked(const struct match *);
bool match_over(const struct match *);
/* Whether it is over and keeps its secrets for good. */
bool match_sealed(const struct match *);
const struct phase_spec *match_phase(const struct match *);
/* Which seat is asked next: chance; else a person who is waited for before any bot (`bots`: a mask
 * of seats), the lowest first, but of bots on a floor a master's last. -1: the match is over. */
int match_next(const struct match *, uint32_t bots);
/* The same where some people are not there (`absent`): bots do without them what they can, and so
 * does a master that has said "nothing for now". Who is not there is still the one who is asked
 * where nobody can go on without them. */
int match_next_without(const struct match *, uint32_t bots, uint32_t absent);
/* What a seat may know now; SEAT_WATCHER: what is public; SEAT_CHANCE: everything. */
void match_view(const struct match *, int seat, struct view *out);
/* What a seat of the turn may do; none for any other seat. */
void match_options(const struct match *, int seat, struct options *out);

/* True if the move is open now. Otherwise `why`, in one line without an end:
 * "gambler 1 may not pay time 5: the highest is 4". */
bool match_may(const struct match *, const struct move *, struct text *why);
/* Makes the move and appends its entry, or gives the reason and changes nothing. */
bool match_play(struct match *, const struct move *, struct text *why);

/* ---- Words ---- */

/* What goes with a move. Whoever makes none up has {0}. */
struct said {
    const char *text;  /* what is said with it, or NULL */
    const char *label; /* how the thing of its label argument (codec_label_arg) is called, or
                          NULL */
    bool find;         /* label is what somebody typed: the argument is still to be found. Else it
                          is the new name, on record, of the value in the move */
    bool on_record;    /* text is from a log: nothing of it may be there to be seen, as older builds
                          let through */
    const char *typed[ARGS_MAX]; /* likewise for its other arguments, which mean nothing new; or
                                    NULL */
};
/* Leaves out the characters that turn around the order in which the text about them is shown. `s`
 * is UTF-8. */
void text_straighten(char *s);
/* The move that the pairs mean, as codec_move_read, with "text" and with things in anyone's words:
 * then said has them and the arguments are 0. Borrows from the pairs. */
bool match_read(const struct match *, const struct pairs *, int seat, const char *const *others,
                struct move *out, struct said *said, struct text *why);
/* Makes a move with what is said and named. Where a name is to be found, it means the thing in use,
 * or of the game's own, that is called so in any spelling; else, in the argument that is open, a
 * new thing: the lowest value that is free. */
bool match_play_said(struct match *, const struct move *, const struct said *, struct text *why);
/* A player's seat says something, whoever's turn it is, and appends that as an entry: the state is
 * as before, and no answer that is under way becomes stale. */
bool match_say(struct match *, int seat, const char *text, struct text *why);
/* The same from a log: nothing of it may be there to be seen, as older builds let through. */
bool match_say_on_record(struct match *, int seat, const char *text, struct text *why);

/* The words of an entry as `seat` may read them (SEAT_CHANCE: all): NULL if there are none; "?" if
 * the verb's words are secret and not the seat's, whether any were said or not. */
const char *match_text(const struct match *, const struct entry *, int seat);
/* How the thing of the entry's label argument is called, or NULL: by its placeholder. Known to
 * all. */
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
/* As match_undo, asked for by one seat: it takes back moves of its own alone, and none after which
 * someone else, or chance, moved. */
bool match_undo_own(struct match *, int seat, uint32_t to, struct text *why);
/* The `to` by which this seat would take back its last move now; count if it cannot. */
uint32_t match_undo_last(const struct match *, int seat);

/* The state after entry n (0: the first). False if there is no such entry. */
bool match_state_at(const struct match *, uint32_t n, struct state *out);
/* What seat got, when it is over; out has SEATS_MAX places. */
void match_payoff(const struct match *, int32_t *out);
/* An entry's move as `seat` may read it: ARG_HIDDEN where it may not. For moves only. */
void match_redact(const struct match *, const struct entry *, int seat, struct move *out);
/* Appends entry n for a seat as JSON members without braces:
 * "n":8,"seat":1,"do":...,"label":"..","text":"..", or "n":9,"do":"undo","to":7, or
 * "n":10,"seat":0,"do":"say","text":"..". */
void match_entry_members(const struct match *, uint32_t n, int seat, struct text *out);

#endif
