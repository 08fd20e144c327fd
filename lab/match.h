/* One match of bots as the lab plays it: the very match that a table deals from that seed, without
 * what a log needs, and what came of it. What is always true: a match is a function of its set-up
 * and seed, whoever looks on. */
#ifndef LAB_MATCH_H
#define LAB_MATCH_H

#include "table/bot.h"
#include "table/hash.h"

enum { LAB_TALLIES_MAX = 16 };

/* A bot, and how long it tries its moves: playouts a move, or milliseconds; both 0: not at all. */
struct lab_bot {
    const struct policy *policy;
    long long playouts, ms;
};

/* Everything in it is borrowed. */
struct lab_setup {
    const struct game *game;
    const struct data *data;
    struct rules rules;
    int seats;
    struct lab_bot bot[SEATS_MAX];
    /* The hash of the data by which it is dealt (log_head_key; NULL: the game has none). */
    const uint8_t *data_hash;
    /* Dealt as that set-up is, so that what differs is the rules and not the luck; or NULL. */
    const struct lab_setup *dealt_as;
    /* Luck by phase, as every set-up of a comparison has it: no table deals this match. */
    bool compared;
    const struct hash_ops *hash;
    long long (*now_ms)(void); /* a clock; needed where a bot has `ms` */
};

/* What a match came to. */
struct lab_record {
    long long seed;             /* 0 or more */
    int stopper;                /* the seat whose program stopped it, and nothing came of it; -1 */
    uint32_t entries, draws;    /* moves, chance's among them; draws with more than one outcome */
    uint32_t turns;             /* how often the move passed to a seat that had not made the last */
    uint32_t decisions;         /* moves of seats that had another */
    uint32_t decided[SEATS_MAX];              /* decisions of each seat */
    int32_t payoff[SEATS_MAX], aim[SEATS_MAX]; /* points; what the seat tries to get (game_aim) */
    int32_t tally[SEATS_MAX][LAB_TALLIES_MAX]; /* how often each came about */
};

/* A move that a seat chose, and what it chose from; the view is the seat's before it. */
struct lab_pick {
    long long seed;
    int seat, phase;
    const struct view *view;
    const struct options *options;
    uint64_t open;              /* how many moves the options are */
    const struct move *move;
};

/* Who looks on. Each function may be NULL, and a match without them is no slower for it. */
struct lab_watch {
    /* Moves in the bot's place, or says false; asked where there is more than one move. */
    bool (*steer)(void *arg, const struct lab_setup *, const struct view *, const struct options *,
                  struct move *out);
    void (*pick)(void *arg, const struct lab_setup *, const struct lab_pick *);
    /* Any move before it is applied, chance's too, and the options that it is one of. */
    void (*move)(void *arg, const struct lab_setup *, const struct state *before,
                 const struct options *, const struct move *);
    /* `end`: the last state, in which builds and whatever else a game's fields hold can be read */
    void (*over)(void *arg, const struct lab_setup *, const struct lab_record *,
                 const struct state *end);
    void *arg;
};

/* Plays the match of a seed, 0 or more; `watch` may be NULL. Takes no memory; a game that refuses
 * these rules or breaks a law stops the program. */
void lab_play(const struct lab_setup *, long long seed, const struct lab_watch *,
              struct lab_record *);
/* What came of a match that a table played to its end. */
void lab_record_of(const struct match *, long long seed, struct lab_record *);

/* The bot's move on a view, whose options these are. */
void lab_choose(const struct lab_bot *, const struct game *, const struct data *,
                long long (*now_ms)(void), const struct view *, const struct options *,
                struct rng *, struct move *out);

#endif
