/* Clocks of a table: how long its players may take. What is always true: time only goes by in
 * clock_run, by as much as the caller says; a clock starts and stops by what everyone knows, who is
 * waited for and who plays; and nobody gets more time by taking their moves back, or by leaving a
 * seat to a bot for a while. */
#ifndef TABLE_CLOCK_H
#define TABLE_CLOCK_H

#include "table/match.h"

enum {
    CLOCK_SECONDS_MAX = 30 * 86400 /* of one decision, and of a match */
};

/* What is done for somebody whose time is up. */
enum clock_late {
    CLOCK_LEAST, /* the move that commits least (clock_least) */
    CLOCK_BOT,   /* a bot takes the seat */
    CLOCK_LATES
};
/* "least", "bot"; -1: it is none. */
const char *clock_late_name(int late);
int clock_late_named(const char *name);

/* As whoever made the table wanted it, in seconds; all 0: no clocks. */
struct clock_plan {
    uint32_t move;  /* for each decision */
    uint32_t match; /* for all of them: used up where `move` is not enough */
    uint32_t add;   /* more of `match` after each move */
    bool slow;      /* runs while nobody is at the table, too */
    uint8_t late;   /* enum clock_late */
};
static inline bool clock_planned(const struct clock_plan *plan)
{
    return plan->move || plan->match || plan->add;
}

/* Times in ms. */
struct clock_seat {
    int64_t left;  /* of this decision */
    int64_t match; /* of the match */
    uint16_t kept; /* so many decisions get no time of their own: they had it before an undo */
    uint16_t owed; /* and so many moves add none */
};
struct clock {
    struct clock_plan plan;
    uint16_t asked;  /* seats that have a decision before them */
    uint16_t people; /* seats whose clocks run while they have */
    bool stands;     /* for now nobody's does */
    int8_t paused;   /* by this seat; -1: by nobody */
    struct clock_seat seat[SEATS_MAX];
};

void clock_start(struct clock *, const struct clock_plan *, int seats);
/* So much time has gone by since the last call. */
void clock_run(struct clock *, int64_t ms);
/* These seats are waited for now. */
void clock_ask(struct clock *, uint32_t asked);
/* A seat has moved; the match's last entry, an undo, took moves back, the first of them its
 * asker's. */
void clock_moved(struct clock *, int seat);
void clock_undone(struct clock *, const struct match *);
/* The seats whose clocks run. */
uint32_t clock_runs(const struct clock *);
/* What a seat has left for its decision, of the match included; ms. */
int64_t clock_left(const struct clock *, int seat);
/* Those of the seats that run which have none. */
uint32_t clock_over(const struct clock *);
/* How long until a seat has none, if all goes on so; -1: for ever. */
int64_t clock_due(const struct clock *);

/* The move by which a seat says nothing and gives nothing up, if its options know one. */
bool clock_least(const struct match *, int seat, struct move *out);

#endif
