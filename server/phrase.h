/* Getting back to one's seat from another device: six words, told once, that are worth a new token
 * of the seat. What is always true: only a hash of them is kept, and they are of no use once the
 * seat is somebody else's. */
#ifndef SERVER_PHRASE_H
#define SERVER_PHRASE_H

#include "server/http.h"

enum {
    PHRASE_WORDS = 2048,
    PHRASE_WORD_BYTES = 9,
    PHRASE_COUNT = 6,  /* words, 66 bits */
    PHRASE_BYTES = PHRASE_COUNT * PHRASE_WORD_BYTES /* of a phrase with its last 0 */
};

/* From abide to zone, 3 to 8 letters each; the first four tell them apart. */
extern const char phrase_words[PHRASE_WORDS][PHRASE_WORD_BYTES];

/* A fresh phrase: its words with a blank between. */
void phrase_make(char out[PHRASE_BYTES]);
/* What somebody typed as a phrase: anything but letters between its words, of which the first four
 * letters count. False and `why`: it is none. */
bool phrase_read(const char *typed, char out[PHRASE_BYTES], struct text *why);
/* What is kept of a seat's phrase. */
void phrase_hash(const char *table, int seat, const char *phrase, uint8_t hash[TOKEN_BYTES]);

/* Makes a new phrase for the seat, in the place of its old one; answers with it once that is on the
 * disk. */
void post_phrase(struct request *, struct table *, int seat);
/* Exchanges a phrase for a new token of its seat, for which the old one is void; answers once that
 * is on the disk. Whether the phrase is wrong or there is none is the same answer.
 * Which seat the request itself is of does not matter. */
void post_back(struct request *, struct table *, int seat);

#endif
