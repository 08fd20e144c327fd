/* Between the parts of a bot: Deals (bot_deal.c), turns (bot_turn.c, bot_act.c), the rest (bot.c),
 * and what a strong one does otherwise (strong.c).
 * All choose from a view's own options alone; nothing of 21 is secret, so the view is the table. */
#ifndef GAMES_TWENTY_ONE_BOT_H
#define GAMES_TWENTY_ONE_BOT_H

#include "games/twenty_one/bot/mind.h"

struct bot {
    const struct pack *p;
    const struct twenty_one *s; /* as the seat sees it */
    int seat;
    const struct options *o;
    struct rng *rng;
    struct quick *quick; /* of the hand that was last reckoned with */
    bool careful;
};

/* The family with this verb, or NULL; any move of it. */
const struct option *bj_family(const struct bot *, int verb);
bool bj_any(const struct bot *, int verb, struct move *out);
/* A move of the bot's seat; true if it is open. */
bool bj_say(const struct bot *, struct move *out, int verb, int a, int b);
/* What the bot careful does there. */
void bj_careful(const struct pack *, const struct twenty_one *, int seat, const struct options *,
                struct rng *, struct move *out);
/* Of the policy strong. */
void bj_strong(const struct data *, const struct view *, const struct options *, struct rng *,
               struct move *out);
/* Windows, hit or hold, the result step. */
void bj_deal(const struct bot *, struct move *out);
/* ---- bot_scene.c: what is tried in a scene; strong: by what it would bring ---- */
void bj_try(const struct bot *, bool strong, struct move *out);
/* ---- bot_turn.c: where to, what to do ---- */
void bj_turn(const struct bot *, struct move *out);
/* ---- bot_act.c: what an act is worth; what it is aimed at; what a pile is healed of ---- */
double bj_act_worth(const struct bot *, const struct move *);
/* A beast's, as hurt as it is; heroes close in. */
int bj_tactic(const struct bot *, int who);
void bj_aim(const struct bot *, struct move *out);
void bj_square(const struct bot *, struct move *out);
void bj_remedy(const struct bot *, struct move *out);
/* Something that heals is in a pocket. */
bool bj_stowed(const struct pack *, const struct twenty_one *, int who);
/* Cards that a foe can still take before it is out. */
int bj_room(const struct pack *, const struct twenty_one *, int who);

#endif
