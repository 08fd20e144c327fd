/* What bots are called, and what they say: a name for each bot of a game, and remarks at moments of
 * its story. What is always true: a remark follows from the number of an entry and from what a
 * watcher was told of it, so it says nothing that anybody at the table does not know; nothing of it
 * is kept, so a log says the same each time; and a reader who wants none leaves it out.
 *
 * The words stand in games/GAME/remarks: GAME-remark-BOT-name and -sits; -over, when the match is;
 * GAME-remark-BOT-TELL of the message GAME-tell-TELL whose first slot is that bot's seat, at one
 * entry in several; GAME-outcry-BOT-TELL at every one. The page does the same with the same words
 * (web/src/table/remark.ts); tests/vectors/remarks.json holds for both. */
#ifndef TABLE_REMARK_H
#define TABLE_REMARK_H

#include "table/log.h"

/* Between two entries at which remarks may stand are at least this many others. */
enum { REMARK_APART = 3 };
/* Whether bots may say something at entry n, from 1. */
bool remark_due(uint32_t n);
/* Appends what people call this bot ("careful", or "careful:64" with a budget), in the language of
 * `out`. False: it is no bot of the game, or has no name. */
bool remark_name(const struct game *, const char *bot, struct text *out);
/* Appends what the bot says as it sits down. False: nothing. */
bool remark_sits(const struct game *, const char *bot, struct text *out);
/* Appends what a bot of the match says of entry n, made in the state `before`, and which seat that
 * is. False: nothing. */
bool remark_of(const struct match *, const struct log_head *, uint32_t n,
               const struct state *before, const struct state *after, int *seat, struct text *out);

/* The same for whoever was told the story and has no match: of one of its messages at entry n, by
 * its short id ("rat") and the seat in its first slot (-1: it has none there); and of the end. */
bool remark_on(const struct game *, const struct log_head *, uint32_t n, const char *tell, int who,
               int *seat, struct text *out);
bool remark_over(const struct game *, const struct log_head *, int *seat, struct text *out);

/* Three of these for whoever leaves it to the caller whether bots are named and speak. */
struct remarks {
    bool (*name)(const struct game *, const char *bot, struct text *out);
    bool (*sits)(const struct game *, const char *bot, struct text *out);
    bool (*of)(const struct match *, const struct log_head *, uint32_t n,
               const struct state *before, const struct state *after, int *seat,
               struct text *out);
};
extern const struct remarks remarks_all;

#endif
