/* By which key a house tells push services who it is (VAPID, RFC 8292). What is always true: all
 * houses of a database have the same key pair, and nothing but signatures of its private part
 * leaves the process. */
#ifndef SERVER_VAPID_H
#define SERVER_VAPID_H

#include <stdbool.h>
#include <stdint.h>

enum {
    VAPID_PUBLIC_CHARS = 87,  /* base64url of a point on P-256, uncompressed */
    VAPID_CONTACT_BYTES = 200,
    VAPID_HEADER_BYTES = 1024
};

struct vapid;
/* Made from the database's key (store_key): the same whenever it is made again. NULL: there is no
 * memory. */
struct vapid *vapid_open(const char *key);
/* NULL is fine. */
void vapid_close(struct vapid *);
const char *vapid_public(const struct vapid *);
/* Whom a push service may write to: mailto:.. or https://.., without what JSON would escape. */
bool vapid_contact_good(const char *contact);
/* The value of Authorization for a push to this origin ("https://push.example.org"), good for half
 * a day from `now_s`. False: it could not be signed. */
bool vapid_header(const struct vapid *, const char *origin, const char *contact, int64_t now_s,
                  char out[VAPID_HEADER_BYTES]);

#endif
