/* Limits by address, in a table of fixed size. What is always true: when it is full, the address
 * that has no connection and was quiet for longest makes room, so that nobody can fill it for
 * good. */

#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/limits.h"
#include "server/loop.h"

enum { ADDRESSES = 4096, GUESSERS = 1024, ASKS_AT_ONCE = 4 /* times as many as a second */ };

struct address {
    char name[ADDRESS_BYTES]; /* empty: free */
    int sockets;
    struct bucket hour[LIMITS_HOURS], asks;
    int64_t seen_ms;
};

/* Who guessed wrong at which table. */
struct guesser {
    char name[ADDRESS_BYTES], table[ADDRESS_BYTES];
    struct bucket bucket;
};

struct limits {
    int sockets_each, hour[LIMITS_HOURS], asks_second;
    struct address at[ADDRESSES];
    struct guesser guesser[GUESSERS];
};

bool bucket_take(struct bucket *bucket, double rate, double most, int64_t now_ms)
{
    return bucket_spend(bucket, 1, rate, most, now_ms);
}

bool bucket_spend(struct bucket *bucket, double cost, double rate, double most, int64_t now_ms)
{
    if (!bucket->at_ms)
        bucket->level = most;
    else
        bucket->level += rate * (double)(now_ms - bucket->at_ms) / 1000;
    bucket->at_ms = now_ms;
    if (bucket->level > most)
        bucket->level = most;
    if (bucket->level < cost)
        return false;
    bucket->level -= cost;
    return true;
}

struct limits *limits_open(int sockets_each, const int hour[LIMITS_HOURS], int asks_second)
{
    struct limits *limits = calloc(1, sizeof *limits);
    if (limits) {
        limits->sockets_each = sockets_each;
        memcpy(limits->hour, hour, sizeof limits->hour);
        limits->asks_second = asks_second;
    }
    return limits;
}

void limits_close(struct limits *limits)
{
    free(limits);
}

void limits_name(const char *address, char out[ADDRESS_BYTES])
{
    struct in6_addr six;
    char digits[INET6_ADDRSTRLEN];
    snprintf(out, ADDRESS_BYTES, "%s", address);
    if (inet_pton(AF_INET6, address, &six) != 1 || IN6_IS_ADDR_LOOPBACK(&six) ||
        IN6_IS_ADDR_LINKLOCAL(&six))
        return;
    if (IN6_IS_ADDR_V4MAPPED(&six)) {
        inet_ntop(AF_INET, &six.s6_addr[12], out, ADDRESS_BYTES);
        return;
    }
    memset(&six.s6_addr[8], 0, 8);
    inet_ntop(AF_INET6, &six, digits, sizeof digits);
    snprintf(out, ADDRESS_BYTES, "%.40s/64", digits);
}

static struct address *find(struct limits *limits, const char *name)
{
    for (int i = 0; i < ADDRESSES && limits->at[i].name[0]; i++)
        if (!strcmp(limits->at[i].name, name))
            return &limits->at[i];
    return NULL;
}

/* The address, found or new; NULL if there is no room. Used entries stand in front, without a
 * gap. */
static struct address *find_or_add(struct limits *limits, const char *name, int64_t now_ms)
{
    struct address *at = find(limits, name);
    for (int i = 0; !at && i < ADDRESSES; i++)
        if (!limits->at[i].name[0])
            at = &limits->at[i];
    if (!at) {
        for (int i = 0; i < ADDRESSES; i++)
            if (!limits->at[i].sockets && (!at || limits->at[i].seen_ms < at->seen_ms))
                at = &limits->at[i];
        if (!at)
            return NULL;
        at->name[0] = 0;
    }
    if (!at->name[0]) {
        memset(at, 0, sizeof *at);
        strncpy(at->name, name, ADDRESS_BYTES - 1);
    }
    at->seen_ms = now_ms;
    return at;
}

bool limits_connect(struct limits *limits, const char *address, int64_t now_ms)
{
    struct address *at = find_or_add(limits, address, now_ms);
    if (!at || at->sockets >= limits->sockets_each)
        return false;
    at->sockets++;
    return true;
}

void limits_disconnect(struct limits *limits, const char *address)
{
    struct address *at = find(limits, address);
    if (at && at->sockets)
        at->sockets--;
}

bool limits_take(struct limits *limits, enum limits_hour of, const char *address, int64_t now_ms)
{
    struct address *at = find_or_add(limits, address, now_ms);
    int most = limits->hour[of];
    return at && bucket_take(&at->hour[of], most / 3600.0, most, now_ms);
}

bool limits_ask(struct limits *limits, const char *address, int cost, int64_t now_ms)
{
    double rate = limits->asks_second;
    struct address *at = find_or_add(limits, address, now_ms);
    return at && bucket_spend(&at->asks, cost, rate, ASKS_AT_ONCE * rate, now_ms);
}

/* Found, or the one that has guessed least lately; NULL: it has not, and nothing is to be counted.
 */
static struct guesser *guesser_of(struct limits *limits, const char *name, const char *table,
                                  bool add)
{
    struct guesser *oldest = limits->guesser;
    for (struct guesser *at = limits->guesser; at < limits->guesser + GUESSERS; at++) {
        if (!strcmp(at->name, name) && !strcmp(at->table, table))
            return at;
        if (at->bucket.at_ms < oldest->bucket.at_ms)
            oldest = at;
    }
    if (!add)
        return NULL;
    *oldest = (struct guesser){0};
    snprintf(oldest->name, sizeof oldest->name, "%s", name);
    snprintf(oldest->table, sizeof oldest->table, "%s", table);
    return oldest;
}

bool limits_guess(struct limits *limits, const char *address, const char *table, bool wrong,
                  int64_t now_ms)
{
    struct guesser *at = guesser_of(limits, address, table, wrong);
    struct bucket bucket = at ? at->bucket : (struct bucket){0};
    bool may = bucket_take(&bucket, LIMITS_GUESSES / 60.0, LIMITS_GUESSES, now_ms);
    if (at && wrong)
        at->bucket = bucket;
    return may;
}
