/* The packs and the sentences of a game, which are not built into its modules: they come beside
 * them as one file, the book. What is always true: a module reads the book that was made with it,
 * whole, or none. */
#ifndef WEB_WASM_BOOK_H
#define WEB_WASM_BOOK_H

#include "web/wasm/unpack.h"

/* A book is BOOK_BEGINS, then each part: its size in bytes as a number of four bytes, the lowest
 * first, and a file as unpack.h has it or a table of messages (voice/table.h). Their order does not
 * count. */
#define BOOK_BEGINS "croupier-book-1\n"

enum { BOOK_BYTES_MAX = 1 << 19 };

/* A part that a module was linked for, empty until the book is open (tools/embed.c makes it). */
struct book_slot {
    char *packed;
    uint32_t size; /* in bytes */
    int count;     /* of its nodes */
    uint64_t digest; /* packed_digest */
    struct node *node; /* none: a table */
    bool full;
    struct book_slot *next;
};

/* Before the book is opened: it has to have this one. The slot stays the caller's. */
void book_wants(struct book_slot *);

#endif
