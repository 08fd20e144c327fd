/* Where others reach this house. */
#ifndef SERVER_ADDRESSES_H
#define SERVER_ADDRESSES_H

#include "server/house.h"

enum { ADDRESSES_MAX = 16, ADDRESS_URL_BYTES = 256 };
struct addresses {
    int count;
    char url[ADDRESSES_MAX][ADDRESS_URL_BYTES]; /* "http://192.168.1.20:2121/" */
};

/* The name that the host gave the house, else the addresses of this machine at which it listens,
 * without those that lead a machine to itself. */
void addresses_read(const struct house *, struct addresses *);
/* Answers with the same as JSON, for who opened the page on this machine, where links would lead
 * others to their own; none for all others. */
void answer_addresses(struct request *);

#endif
