/* Many players on one thread. What is always true: each has at most one move on its way. */
#ifndef TESTS_SERVER_LOAD_H
#define TESTS_SERVER_LOAD_H

#include <sys/types.h>

#include "tests/server/pick.h"

enum { LOAD_STEPS = 200000, LOAD_STEP_US = 10, LOAD_SEATS = 2 };

enum player_state { PLAYER_CREATES, PLAYER_UPGRADES, PLAYER_SITS };

struct player {
    struct seated *table;
    int seat, fd;
    uint8_t state;
    bool due;       /* it has a move to make, in `move` */
    bool waits;     /* its move is on its way: turns that come before the answer are past */
    int64_t sent_us;
    char *in;
    size_t in_used, in_size;
    char move[1024];
    char *options;  /* of its last turn; patches change them */
};

/* One match. */
struct seated {
    struct load *load;
    struct player player[LOAD_SEATS];
    char id[33], token[LOAD_SEATS][65];
    bool began;
};

struct load {
    pid_t house;
    int port, epoll, seats, matches;
    bool page;          /* messages as a page gets them: with words, story and figures */
    struct seated *seated;
    struct picker picker;
    int playing;        /* matches whose first turn has come */
    bool go;            /* moves may be made */
    double offered;     /* a second; 0: no bound */
    int64_t next_us;    /* of the next move that is offered */
    int from;           /* whose turn it is to be asked for one */
    uint64_t ids, moves, errors, ends;
    uint32_t step[LOAD_STEPS];
};

int64_t now_us(void);
void load_open(struct load *, int matches, int seats);
/* Takes what has come and sends what is due; waits `ms` at most. */
void load_turn(struct load *, int ms);
void load_close(struct load *);

#endif
