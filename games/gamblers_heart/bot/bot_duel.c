/* The bot in the duel, on either side. What is always true: the careless one answers without a look
 * at any dice; the careful one by what each answer is worth to its side (mind.h), with a bluff now
 * and then. */
#include <string.h>

#include "games/gamblers_heart/bot/bot.h"

/* How often a bluff is tried, and how often the other side is thought to fold. */
static const double BLUFF = 0.07, BLESSED_BLUFF = 0.25, FOLDS = 0.1;
/* What the GM pays of a Stake to see the hand: it costs next to nothing, and keeps the Gamblers
 * honest. */
static const double CURIOUS = 0.3;

static bool is_blessed(const struct gamblers_heart *s)
{
    return s->status[seat_gambler(s->caster)] == STATUS_BLESSED;
}

static void answer(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    double spell = gh_mind_spell(s, s->size);
    bool fair = gh_mind_show(s, s->stake, gh_duel_chance(gh_mind_patron(&b->mind))) >
                gh_mind_held(s, s->fortune) - spell - b->style->dear;
    gh_bot_says(b, !b->careful || s->gift || s->involved || fair ? DO_ACCEPT : DO_BACK_OUT, 0);
}

static void reroll(struct bot *b)
{
    uint32_t mask = b->careful ? gh_reroll_best(b->mind.s->die, gh_mind_patron(&b->mind), NULL) : 0;
    gh_bot_says(b, mask ? DO_REROLL : DO_KEEP, __builtin_popcount(mask));
    b->out->arg[1] = (int32_t)mask;
}

/* What it is worth to the Gamblers to go on at this Stake, when the other side may still fold. */
static double going_on(const struct mind *me, int stake, double p)
{
    const struct gamblers_heart *s = me->s;
    double folded =
        me->seat == GM ? gh_mind_caster_folds(s, stake) : gh_mind_gm_folds(s, stake);
    return FOLDS * folded + (1 - FOLDS) * gh_mind_show(s, stake, p);
}

/* The Stake that is best for this side: the present one, the highest, or one between them. */
int gh_careful_stake(const struct mind *me, int most)
{
    int now = me->s->stake, stake[3] = {now, most, (now + most + 1) / 2}, best = 0;
    double sign = me->seat == GM ? -1 : 1, p = gh_mind_wins(me);
    for (int i = 1; i < 3; i++)
        if (sign * going_on(me, stake[i], p) > sign * going_on(me, stake[best], p))
            best = i;
    return stake[best];
}

bool gh_careful_folds(const struct mind *me, double fear)
{
    const struct gamblers_heart *s = me->s;
    double p = gh_mind_wins(me);
    if (me->seat == GM)
        return gh_mind_show(s, s->stake, p) - CURIOUS * s->stake + fear >
               gh_mind_gm_folds(s, s->stake);
    return going_on(me, s->stake, p) < gh_mind_caster_folds(s, s->stake) + fear;
}

static void raise_or(struct bot *b, int verb)
{
    const struct gamblers_heart *s = b->mind.s;
    const struct option *raise = gh_bot_may(b, DO_RAISE);
    if (!raise || !b->careful) {
        gh_bot_says(b, verb, 0);
        return;
    }
    int most = raise->arg[0].hi, stake = gh_careful_stake(&b->mind, most);
    bool seen = is_blessed(s) && b->mind.seat != GM;
    double bluff = (seen ? BLESSED_BLUFF : BLUFF) * b->style->bluffs;
    if (stake == s->stake && most < s->fortune && gh_bot_draws(b, bluff))
        stake = most;
    gh_bot_says(b, stake > s->stake ? DO_RAISE : verb, stake > s->stake ? stake : 0);
}

static void fold_or_stay(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    bool folds = b->careful && gh_careful_folds(&b->mind, b->style->fear);
    if (folds && b->mind.seat != GM && is_blessed(s) && gh_bot_draws(b, BLESSED_BLUFF))
        folds = false;
    gh_bot_says(b, folds ? DO_FOLD : DO_STAY, 0);
}

/* The truth whenever it turns the round; a lie as often as it pays neither side. */
static void invoke(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    int points = gh_hand_points(s->die), own = s->patron[seat_gambler(b->mind.seat)];
    bool ahead = points >= s->gm_die, turns = gh_points_turned(points) >= s->gm_die;
    bool fits = domain_has(&gh_bot_may(b, DO_INVOKE)->arg[0], s->fits);
    double lies = b->careful ? gh_mind_lie_rate(&b->mind) + b->style->lies : 0.5;
    double rate = s->fits == own ? 1 : lies;
    if (!ahead && turns && fits && gh_bot_draws(b, rate))
        gh_bot_says(b, DO_INVOKE, s->fits); /* GH-H1: the lie */
    else
        gh_bot_says(b, DO_NO_PATRON, 0);
}

static void change(struct bot *b)
{
    int die, face;
    bool better = gh_best_turn(b->mind.s->die, &die, &face);
    gh_bot_says(b, better ? DO_CHANGE : DO_LEAVE, better ? die : 0);
    b->out->arg[1] = better ? face : 0;
}

void gh_bot_duel(struct bot *b)
{
    switch (b->mind.s->phase) {
    case PHASE_ANSWER: answer(b); break;
    case PHASE_REROLL: reroll(b); break;
    case PHASE_RAISE: raise_or(b, DO_STAND); break;
    case PHASE_MATCH: raise_or(b, DO_MATCH); break;
    case PHASE_FOLD:
    case PHASE_GM_FOLD: fold_or_stay(b); break;
    case PHASE_INVOKE: invoke(b); break;
    default: change(b); break; /* PHASE_CHANGE */
    }
}
