/* A match in the words of its game, as pages are told it beside the wire's messages
 * (docs/protocol.md, For pages): what happened, what is to be decided, names and figures. What is
 * always true: made from the view of the seat that it is for; and nothing here knows a house, so
 * the same words come from its tables, from a log that is watched and from a match in the page. */
#ifndef TABLE_SAY_H
#define TABLE_SAY_H

#include "engine/kept.h"
#include "table/wire.h"

/* Of what it is told. */
struct saying {
    const struct match *match;
    const struct log_head *head;
    uint32_t bots;              /* a mask of seats */
    const char *title;          /* of the table */
    bool new_dealer;            /* an imported match goes on with chance of another dealer */
    bool no_odds;               /* chances are left out (table/hints.h) */
    const struct state *before; /* the state after entry `before_n`, from which a story may go on;
                                   NULL: it is made from the start */
    uint32_t before_n;
};

/* Functions with `out` append to it. */

/* A seat's number, or "watcher". */
void say_seat(int seat, struct text *out);
/* "gambler", or "player" where the game has no name for it. */
const char *say_role(const struct game *, int seat);
/* The hello, with who sits where; _open: members and "}\n" can follow. */
void say_hello_open(const struct saying *, const struct wire_seat *, struct text *out);
void say_hello(const struct saying *, const struct wire_seat *, struct text *out);
/* ,"called":[..]: how the story calls each seat, as this one knows it after n entries; nothing if
 * the game does not say. */
void say_called(const struct match *, const struct state *, uint32_t n, int seat,
                const char *language, struct text *out);
/* {"n":..,"board":".."}: the table in the game's words, as this seat may see it after n entries;
 * `room` is VIEW_JSON_BYTES. */
enum { SAY_BOARD_BYTES = 2 * VIEW_JSON_BYTES + 64 };
void say_board(const struct saying *, const struct state *, uint32_t n, int seat,
               const char *language, char *room, struct text *out);
/* The members of what lists of tables show of it after n entries, "game" to "over". */
void say_info(const struct saying *, const struct state *, uint32_t n, int seat,
              const char *language, struct text *out);
/* Prompt, names, figures, and who is waited for; `says`: the prompt comes in its two parts. `kept`
 * may be NULL. */
void say_words(const struct saying *, const struct view *, const char *language, bool says,
               struct kept *, struct text *out);
/* ,"take-back":12: where the match would stand if everyone let this seat take its last move back
 * (match_undo_before); nothing if it cannot, or can by itself. */
void say_take_back(const struct match *, int seat, struct text *out);
/* ,"facts":{..}: figures that follow from the view; nothing if the game has none. */
void say_facts(const struct match *, const struct view *, struct text *out);
/* ,"story":[..]: what happened after entry `from`, as far as it fits (at most the last 2000
 * entries); `says`: lines name their messages. */
void say_story(const struct saying *, int seat, uint32_t from, const char *language, bool says,
               struct text *out);

/* ---- One entry ---- */

/* What happened by entry n, in sentences, in the language of `out`; nothing if there is nothing to
 * tell. */
void say_entry(const struct match *, int seat, uint32_t n, const struct state *before,
               const struct state *after, struct text *out);
/* The words of an entry as this seat may read them, or NULL; whose they are; and whether it alone
 * reads them. */
const char *say_spoken(const struct match *, const struct entry *, int seat, int *whose,
                       bool *only);
/* How the story calls the seat `whose` after entry n; else its role and number. */
void say_name(const struct match *, const struct state *, uint32_t n, int seat, int whose,
              struct text *out);
/* A message's id without its game and kind, which all of the story have in common. */
const char *say_short_id(const char *id, const char *game);

#endif
