/* Rate limits: connections, new tables and questions per address, messages per socket. What is
 * always true: an unknown address has used nothing; a restart forgets everything. */
#ifndef SERVER_LIMITS_H
#define SERVER_LIMITS_H

#include <stdbool.h>
#include <stdint.h>

enum { ADDRESS_BYTES = 48 };

/* A bucket that fills with time: `rate` a second, at most `most`. */
struct bucket {
    double level;
    int64_t at_ms;
};
/* Takes one; false if there is none. A bucket of zeros is full. */
bool bucket_take(struct bucket *, double rate, double most, int64_t now_ms);
/* Takes so many at once, or none. */
bool bucket_spend(struct bucket *, double cost, double rate, double most, int64_t now_ms);

/* The name under which an address is counted: for IPv6 its /64 network, since whoever has one
 * address there has them all, except loopback and link-local addresses; any other address is its
 * own name. */
void limits_name(const char *address, char out[ADDRESS_BYTES]);

/* What is counted by the hour, with all houses of a database together (server/shared.h). */
enum limits_hour {
    LIMITS_TABLES, /* made */
    LIMITS_SEATS,  /* taken without an invitation */
    LIMITS_KEEPS,  /* characters kept for keys, or removed */
    LIMITS_HOURS
};
enum { LIMITS_GUESSES = 10 };
struct limits;
/* Connections of one address, what it may do in an hour, and questions a second. NULL: no memory.
 */
struct limits *limits_open(int sockets_each, const int hour[LIMITS_HOURS], int asks_second);
void limits_close(struct limits *);
/* An address that there is no memory to count is refused. `now_ms`: of a monotonic clock. */

/* One more connection of the address; false if it has as many as it may. */
bool limits_connect(struct limits *, const char *address, int64_t now_ms);
void limits_disconnect(struct limits *, const char *address);
/* One more of what is counted by the hour; false if that is too many. */
bool limits_take(struct limits *, enum limits_hour, const char *address, int64_t now_ms);
/* Whether the address may guess the secret of a table once more, LIMITS_GUESSES at once and that
 * many a minute; a wrong guess is then counted with `wrong`. */
bool limits_guess(struct limits *, const char *address, const char *table, bool wrong,
                  int64_t now_ms);
/* A question about a table, which costs so many; false if that is too much at once. */
bool limits_ask(struct limits *, const char *address, int cost, int64_t now_ms);

#endif
