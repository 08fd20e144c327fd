/* Keys of people: a secret of 256 bits that owns seats at tables, and characters kept for it
 * (docs/protocol.md#keys). What is always true: the server keeps an id and hashes made of a secret,
 * never the secret; nobody but who shows the secret learns that there is anything of it; and the
 * others at a table are told nothing of it. */
#ifndef SERVER_KEYS_H
#define SERVER_KEYS_H

#include "server/http.h"

struct parting;

enum {
    KEY_TABLES = 1000,     /* told at once, those made last */
    KEY_CHARACTERS = 64,   /* kept for one key */
    KEY_NAME_BYTES = 80,   /* of a kept character's name */
    KEY_HOUSE_CHARS = 16,  /* of the number by which a key knows its server */
    KEY_KEEPS = 120,       /* characters that one address keeps or removes in an hour */
    KEY_BODY_BYTES = 49152 /* of a request that keeps one */
};

/* What is made of a secret: its id; the token that a seat has for it, the same on every device,
 * when other keys, tables and seats have others; and the hash of some words. */
void keys_id(const char *secret, char id[STORE_ID_CHARS + 1]);
void keys_token(const char *secret, const char *table, int seat, char token[TOKEN_CHARS + 1]);
/* The same for another use, named by `what`, so that no use has the token of another. */
void keys_seat_token(const char *what, const char *secret, const char *table, int seat,
                     char token[TOKEN_CHARS + 1]);
void keys_hash(const char *words, uint8_t hash[TOKEN_BYTES]);
/* The points that the seat of this paper's text made; false: they are not noted (yet). */
bool keys_points(const char *text, int64_t *points);
/* By which a key knows the server that it was made at, also at another of its addresses: digits
 * made of the database's own key, or those kept under KEY_OF_HOUSE when all of it came from another
 * database. False and `why`. */
#define KEY_OF_HOUSE "00000000000000000000000000000000"
bool keys_house(struct store *, char digits[KEY_HOUSE_CHARS + 1], struct text *why);
/* Whether anything may be put under this key. False: an answer was given. */
bool keys_good(struct request *, const char *id);
/* Requests to /api/key and below. False: it is another. */
bool keys_request(struct request *);
/* How many bytes a POST to this path may have; 0: it is none of these. */
size_t keys_body(const char *path);
/* Puts a seat under a key, or takes it out of it. */
void post_key(struct request *, struct table *, int seat);
/* Whether the paper of a seat that is a key's has this token (as token_hash has it). */
bool keys_opens(const char *text, const uint8_t hash[TOKEN_BYTES]);
/* The seat whose key gives this token (as token_hash has it), -1: none. */
int keys_seat(const struct table *, const uint8_t hash[TOKEN_BYTES]);
/* Whoever has the key does not sit there any more. */
void keys_part(const struct table *, int seat, struct parting *);
/* Notes how a match came out for the keys that have seats of it, once that is on the disk. */
void keys_look(struct house *, struct table *);
/* The store's answer to what was kept for a key. */
void keys_done(struct house *, const struct store_done *);

#endif
