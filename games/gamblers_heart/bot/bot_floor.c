/* The bot as Gambler on the floor: meets what stands in the way when it is its turn, and saves its
 * skin in a Showdown. What is always true: it casts spells of the book alone, none of them
 * barred. */
#include "games/gamblers_heart/bot/bot.h"
#include "games/gamblers_heart/obstacle.h"

/* What a Gambler sets out to do, in shares of all turns; what cannot be done falls to a plain
 * act. */
static const double OWN_SPELL = 0.40, OTHER_SPELL = 0.40, FLASHBACK = 0.08;
enum { FORTUNE_TO_PLAN = 6 };    /* less is not spent on a Flashback */

/* The spells open to this Gambler of this size, for this Patronage, or for any other one. */
static struct set spells_of(const struct bot *b, int size, int patron, bool other)
{
    const struct option *cast = gh_bot_may(b, DO_CAST_IDEA);
    struct set of = set_none();
    for (int i = 0; cast && i < IDEAS; i++) {
        const struct idea *idea = &b->book->idea[i];
        if (set_has(&cast->arg[0].of, i) && idea->size == size && (idea->patron == patron) != other)
            set_add(&of, i);
    }
    return of;
}

/* What the obstacle is met by, as the book or the GM says; NULL: nothing is said of it, or none
 * stands that matters now. */
static const struct obstacle *own_here(const struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    const struct obstacle *here = s->involved ? NULL : gh_standing(b->book, s);
    return here && here->fits ? here : NULL;
}

/* Of these spells those that help here, or all if none does (GH-H7). */
static struct set that_help(const struct bot *b, struct set of)
{
    const struct obstacle *here = own_here(b);
    struct set some = set_none();
    for (int i = 0; here && i < IDEAS; i++)
        if (set_has(&of, i) && gh_spell_fits(here, &b->book->idea[i]))
            set_add(&some, i);
    return set_count(&some) ? some : of;
}

/* Casts the smallest spell of at least this size, if there is one that a failure would survive. */
static bool casts(struct bot *b, int least, bool other, bool whatever_it_costs)
{
    const struct gamblers_heart *s = b->mind.s;
    int g = seat_gambler(b->mind.seat), patron = s->patron[g];
    if (other && s->status[g] == STATUS_BLESSED) /* GH-D8 */
        return false;
    for (int size = least > SIZE_MINOR ? least : SIZE_MINOR; size <= SIZE_MAJOR; size++) {
        struct set of = that_help(b, spells_of(b, size, patron, other));
        if (set_count(&of) == 0 || (!whatever_it_costs && 4 * size >= s->fortune))
            continue;
        gh_bot_says(b, DO_CAST_IDEA, gh_bot_one_of(b, &of)); /* GH-H4 */
        return true;
    }
    return false;
}

/* Whether half of the Soulcard is one that the book says helps here. */
static bool soul_fits(const struct bot *b, int power)
{
    const struct gamblers_heart *s = b->mind.s;
    const struct obstacle *here = own_here(b);
    int g = seat_gambler(b->mind.seat);
    int tag = power == AS_ROYALTY ? TAG_ROYALTY + s->royalty[g] : TAG_SUIT + s->suit[g];
    return here && here->fits >> tag & 1;
}

/* By a power of the Soulcard that helps here, one that fits before another; else plain or by
 * either, but by none that does not fit an obstacle of the quest's own (GH-H7). */
static void acts(struct bot *b)
{
    int as = (int)rng_below(b->rng, AS_CARDS), helps[2], count = 0, best = 0;
    for (int power = AS_ROYALTY; power <= AS_SUIT; power++) {
        int worth = gh_soul_helps(b->mind.s, b->mind.seat, power) * (1 + soul_fits(b, power));
        if (worth > best)
            count = 0, best = worth;
        if (worth && worth == best)
            helps[count++] = power;
    }
    if (!count && own_here(b) && !soul_fits(b, as))
        as = AS_PLAIN;
    gh_bot_says(b, DO_ACT, count ? helps[rng_below(b->rng, (uint64_t)count)] : as);
}

/* One Flashback an act helps at an obstacle (GH-H5). */
static bool plan_helps(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    return s->obstacle && !s->plans && s->fortune >= FORTUNE_TO_PLAN && gh_bot_may(b, DO_FLASHBACK);
}

/* The way that is likeliest to meet the obstacle: two dice of the oracle of which one shows 4 or
 * more (3/4) by a power or a plan, both free or nearly; the own Patron (100063/139968 before any
 * bet, and a Stake at risk); one die (1/2). */
static void meets_likeliest(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    int seat = b->mind.seat;
    if (s->planned)
        gh_bot_says(b, DO_ACT, AS_PLAIN);
    else if (gh_soul_helps(s, seat, AS_ROYALTY) || gh_soul_helps(s, seat, AS_SUIT))
        acts(b);
    else if (plan_helps(b))
        gh_bot_says(b, DO_FLASHBACK, 0);
    else if (!gh_bot_spell_pays(b, s->obstacle) || !casts(b, s->obstacle, false, false))
        acts(b);
}

/* Something has to be done about the obstacle, if one stands, or because the GM asks. */
static void meets(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    double plan = (double)rng_below(b->rng, 1000) / 1000;
    const struct obstacle *stands = gh_standing(b->book, s);
    bool ready = s->planned != 0, cards = stands && stands->cards;
    if (cards)
        gh_bot_says(b, DO_ACT, AS_CARDS); /* GH-A8 */
    else if (b->strong && s->obstacle)
        meets_likeliest(b);
    else if (ready)
        acts(b);
    else if (plan < OWN_SPELL + OTHER_SPELL && casts(b, s->obstacle, plan >= OWN_SPELL, false))
        return;
    else if (plan >= 1 - FLASHBACK && plan_helps(b))
        gh_bot_says(b, DO_FLASHBACK, 0);
    else
        acts(b);
}

/* At another's obstacle: a Flashback, who has a power left for their own. */
static bool helps_another(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    const struct obstacle *stands = gh_standing(b->book, s);
    int seat = b->mind.seat;
    bool power = gh_soul_helps(s, seat, AS_ROYALTY) || gh_soul_helps(s, seat, AS_SUIT);
    return s->phase == PHASE_SCENE && stands && !stands->cards && !s->planned && power &&
           gh_bot_next_seat(s) != seat && plan_helps(b);
}

void gh_bot_scene(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    bool asked = s->phase == PHASE_PRESSED && s->pressed == b->mind.seat;
    if (asked || (s->phase == PHASE_SCENE && s->obstacle && gh_bot_next_seat(s) == b->mind.seat &&
                  gh_bot_may(b, DO_ACT)))
        meets(b);
    else if (b->strong && helps_another(b))
        gh_bot_says(b, DO_FLASHBACK, 0);
    else
        gh_bot_waits(b);
}

/* Others of the Showdown who are not safe, and can do nothing for it. */
static bool others_need_help(const struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    for (int seat = 1; seat <= s->gamblers; seat++)
        if (seat != b->mind.seat && (s->involved & ~s->safe) >> seat & 1 && gh_is_living(s, seat) &&
            gh_is_done(s, seat))
            return true;
    return false;
}

void gh_bot_showdown(struct bot *b)
{
    bool own = b->strong || gh_bot_draws(b, OWN_SPELL / (OWN_SPELL + OTHER_SPELL));
    int least = others_need_help(b) ? SIZE_MAJOR : SIZE_MINOR; /* GH-H3: a major one frees all */
    if (gh_bot_may(b, DO_CAST_IDEA) &&
        (casts(b, least, !own, true) || casts(b, SIZE_MINOR, !own, true) ||
         casts(b, SIZE_MINOR, own, true)))
        return;
    if (gh_bot_may(b, DO_PASS))
        gh_bot_says(b, DO_PASS, 0);
    else
        gh_bot_waits(b);
}
