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

enum { LIMITS_GUESSES = 10 };
struct limits;
/* Connections and tables an hour of one address, and questions a second. NULL: no memory. */
struct limits *limits_open(int sockets_each, int tables_hour, int asks_second);
void limits_close(struct limits *);
/* An address that there is no memory to count is refused. `now_ms`: of a monotonic clock. */

/* One more connection of the address; false if it has as many as it may. */
bool limits_connect(struct limits *, const char *address, int64_t now_ms);
void limits_disconnect(struct limits *, const char *address);
/* One more table of the address; false if that is too many for this hour. */
bool limits_table(struct limits *, const char *address, int64_t now_ms);
/* One more seat that the address takes without an invitation; false if that is more than `hour` in
 * an hour. */
bool limits_seat(struct limits *, const char *address, int hour, int64_t now_ms);
/* Whether the address may guess the secret of a table once more, LIMITS_GUESSES at once and that
 * many a minute; a wrong guess is then counted with `wrong`. */
bool limits_guess(struct limits *, const char *address, const char *table, bool wrong,
                  int64_t now_ms);
/* A question about a table, which costs so many; false if that is too much at once. */
bool limits_ask(struct limits *, const char *address, int cost, int64_t now_ms);

#endif
