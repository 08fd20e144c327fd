/* What a seat is told, in full: the wire's messages and what pages get besides. What is always
 * true: made from that seat's view of what is on the disk. */
#ifndef SERVER_SAY_H
#define SERVER_SAY_H

#include "server/tables.h"
#include "table/say.h"

enum { SAY_PLAIN = UINT32_MAX };

/* What lists of tables show of it: say_info. */
void say_table_info(const struct table *, int seat, const char *language, struct text *out);
/* {"n":..,"board":".."}: the table as it stands, in the game's words, as this seat may see it. */
void say_table_board(const struct table *, int seat, const char *language, struct text *out);
/* The hello, with who sits where. `state`: its turns will have the view as bytes
 * (table/mirror.h). */
void say_table_hello(const struct table *, const struct wire_seat *, bool state, struct text *out);
/* What one connection was told last, and what is kept for it. */
struct delivered {
    struct kept kept;  /* figures of its seat */
    struct base *base; /* what patches are made from; NULL: nothing yet, it is told the whole
                          table */
    bool says;         /* lines of its story name their messages */
    bool state;        /* its turns have the view as bytes too (table/mirror.h) */
    bool with_ok;      /* an "ok" that is due goes along with a patch */
    bool ok_due;
};
/* Forgets what patches are made from, so that the next message is whole. */
void say_forget(struct delivered *);
/* Another that was told the same; without memory for it, one that was told nothing. */
void say_copy(struct delivered *to, const struct delivered *from);

/* "turn", or "end" when it has ended; with prompt, facts, who is waited for, and the story of what
 * happened after entry `told_n` (SAY_PLAIN: without all these). To a seat that is sent patches
 * what changed, if it is known what it was told before. `spare` is room for SAY_SPARE_BYTES. The
 * match in memory must be what is on the disk. */
enum { SAY_SPARE_BYTES = 1024 * 1024 };
void say_table(const struct table *, struct wire_seat *, uint32_t told_n, struct delivered *,
               char *spare, struct text *out);

#endif
