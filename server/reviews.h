/* Finished matches reviewed, or told as a story, for one who sat there. What is always true: either
 * is made once on a thread of its own, however often it is asked for, and nobody waits for it but
 * who asked; how that is done is not decided here (server_options). */
#ifndef SERVER_REVIEWS_H
#define SERVER_REVIEWS_H

struct house;
struct request;
struct table;

/* The most reviews under way or waiting, and the most finished ones kept. */
enum { REVIEWS_WAITING = 4, REVIEWS_KEPT = 16 };

/* Answers 200 and the review, or 202 and how far it is; asking begins it. 403: the match is not
 * over, or keeps its secrets; 503: too many wait, or no memory. */
void get_review(struct request *, struct table *, int seat);
/* The same for the match's chronicle as that seat was told it (table/chronicle.h), a page of HTML.
 * One that keeps its secrets has it, too, which nobody but the server can make. */
void get_chronicle(struct request *, struct table *, int seat);
/* Collects finished reviews. */
void reviews_collect(struct house *);
/* Those under way end early; all are forgotten. Their thread ends after this. */
void reviews_stop(struct house *);
void reviews_free(struct house *);

#endif
