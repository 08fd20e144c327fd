/* Limits by address, in a table of fixed size. What is always true: when it is full, the address that has
 * no connection and was quiet for longest makes room, so that nobody can fill it for good. */
#include "server/limits.h"

#include <stdlib.h>
#include <string.h>

enum { ADDRESSES = 4096 };

struct address {
    char name[ADDRESS_BYTES]; /* empty: free */
    int sockets;
    struct bucket tables;
    int64_t seen_ms;
};

struct limits {
    int sockets_each, tables_hour;
    struct address at[ADDRESSES];
};

bool bucket_take(struct bucket *bucket, double rate, double most, int64_t now_ms)
{
    if (!bucket->at_ms)
        bucket->level = most;
    else
        bucket->level += rate * (double)(now_ms - bucket->at_ms) / 1000;
    bucket->at_ms = now_ms;
    if (bucket->level > most)
        bucket->level = most;
    if (bucket->level < 1)
        return false;
    bucket->level -= 1;
    return true;
}

struct limits *limits_open(int sockets_each, int tables_hour)
{
    struct limits *limits = calloc(1, sizeof *limits);
    if (limits) {
        limits->sockets_each = sockets_each;
        limits->tables_hour = tables_hour;
    }
    return limits;
}

void limits_close(struct limits *limits)
{
    free(limits);
}

static struct address *find(struct limits *limits, const char *name)
{
    for (int i = 0; i < ADDRESSES && limits->at[i].name[0]; i++)
        if (!strcmp(limits->at[i].name, name))
            return &limits->at[i];
    return NULL;
}

/* The address, found or new; NULL if there is no room. Used entries stand in front, without a gap. */
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

bool limits_table(struct limits *limits, const char *address, int64_t now_ms)
{
    struct address *at = find_or_add(limits, address, now_ms);
    return at && bucket_take(&at->tables, limits->tables_hour / 3600.0, limits->tables_hour, now_ms);
}
