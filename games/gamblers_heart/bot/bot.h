/* Between the files of the bots of Gambler's Heart: one decision, what it is made from, and how its
 * answer is said. Always true: a bot has nothing but its seat's view and the moves open to that
 * seat. */
#ifndef GAMES_GAMBLERS_HEART_BOT_H
#define GAMES_GAMBLERS_HEART_BOT_H

#include "games/gamblers_heart/bot/mind.h"
#include "games/gamblers_heart/bot/quest_table.h"
#include "games/gamblers_heart/state.h"

/* What a bot is like beside how well it plays: added to, or multiplied with, what a careful one
 * would do. */
struct style {
    double lies, imposes; /* on top of its rate of either: -1 is never, 1 whenever it could help */
    double bluffs;        /* as often a careful one's */
    double dear;          /* a Stake that is worth so much less than nothing is not accepted */
    double fear;          /* what it pays, in Fortune, not to be in a round any more */
    int kind;             /* to plain acts: -1, 0 or 1 */
    bool solved;          /* plays its duels as they are solved */
};

struct bot {
    struct mind mind;
    const struct book *book;
    const struct options *open;
    struct rng *rng;
    struct move *out;
    bool careful, strong; /* strong: careful as well */
    const struct style *style;
    const struct quest_table *quests; /* by which the GM "strong" plays its duels */
};

/* ---- bot.c ---- */
/* The policy "strong" by another table, for who makes one. */
void gh_bot_strong_by(const struct quest_table *, const struct data *, const struct view *,
                      const struct options *, struct rng *, struct move *out);
/* The answer: a verb with one argument, or none (0). */
void gh_bot_says(struct bot *, int verb, int arg);
/* The family of that verb, or NULL if it is not open. */
const struct option *gh_bot_may(const struct bot *, int verb);
/* Nothing for now; one that has said so is asked no more, and whoever asks it all the same gets its
 * first open move. */
void gh_bot_waits(struct bot *);
/* True with chance p. */
bool gh_bot_draws(struct bot *, double p);
/* One of a set that is not empty, each as likely; one of a mask of seats. */
int gh_bot_one_of(struct bot *, const struct set *);
/* The Gambler whose turn it is to meet what stands in the way: by scenes, among the living. NONE:
 * nobody lives. */
int gh_bot_next_seat(const struct gamblers_heart *);

/* ---- bot_floor.c: what a Gambler does in scenes and Showdowns; gh_bot_gm.c: how the GM runs them
 * and answers ---- */
void gh_bot_scene(struct bot *);
void gh_bot_showdown(struct bot *);
void gh_bot_gm(struct bot *);

/* ---- gh_bot_duel.c: both sides of the duel, from the Gambler's answer to the Stake on ---- */
void gh_bot_duel(struct bot *);
/* Of a careful bot that does not bluff: the Stake that is best for it, and whether it folds. */
int gh_careful_stake(const struct mind *, int most);
bool gh_careful_folds(const struct mind *, double fear);

/* ---- bot_solved.c: the same by solved duels; false: not this one ---- */
bool gh_bot_solved(struct bot *);

/* ---- bot_quest.c: the same by what the quest is worth; false: not this one ---- */
bool gh_bot_quest(struct bot *);
/* Whether a spell of that size, for the own Patronage, is better than a plain act. */
bool gh_bot_spell_pays(const struct bot *, int size);

#endif
