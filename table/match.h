/* One match: a game, its data and rules, the state, and the list of entries that led there. What is
 * always true: the state is what the entries say, replayed from the start; an entry is never
 * changed or taken away, an undo is an entry too. Reasons given to a seat are made from that seat's
 * view alone. */
#ifndef TABLE_MATCH_H
#define TABLE_MATCH_H

#include "table/codec.h"

enum { REASON_BYTES = 1024 }; /* enough for any reason; longer lists are cut with "..." */

/* Entry number n, counted from 1, stands at entry[n - 1]. */
struct entry {
    struct move move; /* all zero for an undo */
    bool undo;
    uint32_t to;     /* undo: the state is again that after entry `to` (0: the first) */
    uint32_t parent; /* the move before this one on the line of play; 0: the start */
    uint32_t draw;   /* chance with several outcomes: which draw this is, from 0; else NO_DRAW */
    uint16_t seen;   /* seats (and the watcher) that know the secret arguments */
};

enum { NO_DRAW = UINT32_MAX };

struct match {
    const struct game *game;
    const struct data *data; /* borrowed, like game */
    struct rules rules;
    int seats;
    struct state state;       /* never shown to a seat; match_view makes what may be shown */
    struct entry *entry;      /* the caller's, `capacity` of them */
    uint32_t count, capacity; /* count is also n: the number of the last entry */
    uint32_t head;            /* the last move on the line of play; 0: the start */
    uint32_t draws;      /* chance entries with several outcomes so far, undone ones included */
    uint32_t phase_from; /* n when the present phase began */
};

/* How many entries to provide for a match of this game, undos included. */
uint32_t match_capacity(const struct game *);
/* Sets the match up at its first state. False: `why` these rules or seats can not be played. */
bool match_start(struct match *, const struct game *, const struct data *, const struct rules *,
                 int seats, struct entry *entry, uint32_t capacity, struct text *why);

/* Who is to move: a mask of seats, 1 << SEAT_CHANCE, or 0 when it is over. */
uint32_t match_turn(const struct match *);
bool match_over(const struct match *);
const struct phase_spec *match_phase(const struct match *);
/* What a seat may know now; SEAT_WATCHER: what is public; SEAT_CHANCE: everything. */
void match_view(const struct match *, int seat, struct view *out);
/* What a seat of the turn may do; none for any other seat. */
void match_options(const struct match *, int seat, struct options *out);

/* True if the move is open now. Otherwise `why`, in one line without an end:
 * "gambler 1 may not pay time 5: the highest is 4". */
bool match_may(const struct match *, const struct move *, struct text *why);
/* Makes the move and appends its entry, or gives the reason and changes nothing. */
bool match_play(struct match *, const struct move *, struct text *why);
/* Takes back to the state after entry `to` and appends that as an entry. Refused if `to` is not on
 * the line of play, or a chance move or a move by which someone else learned something lies
 * between. */
bool match_undo(struct match *, uint32_t to, struct text *why);
/* The smallest `to` that match_undo would take now; count if there is nothing to undo. */
uint32_t match_undo_least(const struct match *);

/* The state after entry n (0: the first). False if there is no such entry. */
bool match_state_at(const struct match *, uint32_t n, struct state *out);
/* What seat got, when it is over; out has SEATS_MAX places. */
void match_payoff(const struct match *, int32_t *out);
/* An entry's move as `seat` may read it: ARG_HIDDEN where it may not. Not for undos. */
void match_redact(const struct match *, const struct entry *, int seat, struct move *out);
/* Appends entry n for a seat as JSON members without braces: "n":8,"seat":1,"do":..., or
 * "n":9,"do":"undo","to":7. */
void match_entry_members(const struct match *, uint32_t n, int seat, struct text *out);

/* Goes through the states of a match one entry at a time. */
struct cursor {
    const struct match *match;
    uint32_t n; /* the state is that after entry n */
    struct state state;
};
void cursor_start(struct cursor *, const struct match *);
/* To the next entry; false at the last. */
bool cursor_next(struct cursor *);

#endif
