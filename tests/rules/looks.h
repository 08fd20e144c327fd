/* A match under test from inside, and the lines that look at it. Always true: a false answer has
 * its reason in `why`. */
#ifndef TESTS_RULES_LOOKS_H
#define TESTS_RULES_LOOKS_H

#include "tests/rules/match.h"

enum { MARKS_MAX = 8, TALES_MAX = 8, LABELLED_MAX = 64, CALLED_BYTES = 512 };

struct tale { char label[32]; char text[1024]; };
struct mark { char name[32]; struct state state; struct fixes fixes; struct rng rng; };
/* What people called things, and what they said of them. */
struct called {
    struct labels labels;
    struct label label[LABELS_MAX][LABELLED_MAX];
    char bytes[CALLED_BYTES];
    size_t used;
};

struct match_under_test {
    const struct game *game;
    const struct data *data;
    struct state state;
    struct fixes fixes, lazy;
    const struct policy *bot[SEATS_MAX]; /* who plays the seat in `go`; NULL: the lazy moves */
    struct rng rng;
    bool dirty;                  /* `set` was used since the last check */
    int hears_seat;              /* seat of a pending `hears` line, or -1 */
    char hears[256];
    struct mark marks[MARKS_MAX];
    int mark_count;
    struct tale tales[TALES_MAX];
    int tale_count;
    struct state before;         /* the last move */
    struct move last;
    const struct watch *watch;
    struct called called;
};

bool line_fails(char *why, const char *text);
bool seat_read(const char *word, int *seat);
void words_join(const struct words_of *, int from, char *out, size_t size);
/* Who may move, and of these who is waited for. */
uint32_t to_move(const struct match_under_test *);
uint32_t waited_for(const struct match_under_test *);

bool look_expect(struct match_under_test *, const struct words_of *, char *why);
bool look_view(struct match_under_test *, const struct words_of *, char *why);
bool look_worlds(struct match_under_test *, const struct words_of *, char *why);
bool look_ending(struct match_under_test *, const struct words_of *, char *why);

#endif
