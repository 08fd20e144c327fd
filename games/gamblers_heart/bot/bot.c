/* The bots of Gambler's Heart: who answers what, new Gamblers, and what lies between quests. */
#include <string.h>

#include "games/gamblers_heart/bot/bot.h"
#include "games/gamblers_heart/rules.h"

void gh_bot_says(struct bot *b, int verb, int arg)
{
    *b->out = (struct move){.seat = (uint8_t)b->mind.seat, .verb = (uint8_t)verb, .arg = {arg}};
}

const struct option *gh_bot_may(const struct bot *b, int verb)
{
    for (uint32_t i = 0; i < b->open->count; i++)
        if (b->open->at[i].verb == verb)
            return &b->open->at[i];
    return NULL;
}

void gh_bot_waits(struct bot *b)
{
    if (gh_bot_may(b, DO_WAIT))
        gh_bot_says(b, DO_WAIT, 0);
    else
        options_nth(b->open, 0, b->out);
}

bool gh_bot_draws(struct bot *b, double p)
{
    enum { FINE = 1 << 20 };
    return (double)rng_below(b->rng, FINE) < p * FINE;
}

int gh_bot_one_of(struct bot *b, const struct set *of)
{
    return set_nth(of, (int)rng_below(b->rng, (uint64_t)set_count(of)));
}

int gh_bot_next_seat(const struct gamblers_heart *s)
{
    struct set alive = set_none();
    alive.word[0] = gh_living(s);
    int n = set_count(&alive);
    return n > 0 ? set_nth(&alive, s->scene % n) : NONE;
}

/* ---- A new Gambler ---- */

/* Those of a set that the book has printed, or all if there is none of them. */
static struct set printed(const struct set *of, int first, int after)
{
    struct set some = set_none();
    for (int i = first; i < after; i++)
        if (set_has(of, i))
            set_add(&some, i);
    return set_count(&some) > 0 ? some : *of;
}

static void make(struct bot *b)
{
    const struct option *name = gh_bot_may(b, DO_NAME), *patron = gh_bot_may(b, DO_PATRON);
    if (name) {
        struct set persons = printed(&name->arg[0].of, 0, PERSONS_PRINTED);
        gh_bot_says(b, DO_NAME, gh_bot_one_of(b, &persons));
    } else if (gh_bot_may(b, DO_SOUL)) {
        gh_bot_says(b, DO_SOUL, (int)rng_below(b->rng, 4));
        b->out->arg[1] = (int32_t)rng_below(b->rng, 4);
    } else if (patron && gh_bot_draws(b, 2.0 / 3)) {
        /* the book has spells for these */
        struct set list = printed(&patron->arg[0].of, 1, 1 + PATRONS_PRINTED);
        gh_bot_says(b, DO_PATRON, gh_bot_one_of(b, &list));
    } else {
        gh_bot_says(b, patron ? DO_ROLL_PATRON : DO_HIGH_ACE, 0);
    }
}

/* ---- Between quests ---- */

/* Whoever was found out takes another Patronage, others now and then. */
static void repatron(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    int g = seat_gambler(b->mind.seat);
    struct set list = gh_bot_may(b, DO_PATRON)->arg[0].of;
    bool known = s->last_known[g] == s->patron[g] && !s->moved_on[g];
    if (s->phase == PHASE_REPATRON && !known && set_has(&list, s->patron[g]) &&
        gh_bot_draws(b, 0.75)) {
        gh_bot_says(b, DO_PATRON, s->patron[g]);
        return;
    }
    set_drop(&list, s->patron[g]);
    list = printed(&list, 1, 1 + PATRONS_PRINTED);
    gh_bot_says(b, DO_PATRON, gh_bot_one_of(b, &list)); /* GH-H4 */
}

/* What bots want alone: the first cursed Gambler freed, else the first lost one back, else
 * nothing. */
static int use_wanted(const struct set *uses)
{
    for (int g = 0; g < GAMBLERS_MAX; g++)
        if (set_has(uses, USE_FREE + g))
            return USE_FREE + g; /* GH-H4: F4 before F3 */
    for (int g = 0; g < GAMBLERS_MAX; g++)
        if (set_has(uses, USE_BRING_BACK + g))
            return USE_BRING_BACK + g;
    return USE_NONE;
}

/* With the first vote of another that no bot would have cast first: it is a person's. */
static void tip_vote(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    struct set uses = gh_tip_uses(s);
    int me = seat_gambler(b->mind.seat), want = use_wanted(&uses);
    for (int g = s->gamblers - 1; g >= 0; g--)
        if (g != me && s->vote[g] != VOTE_OPEN && s->vote[g] != USE_NONE &&
            s->vote[g] != use_wanted(&uses))
            want = s->vote[g]; /* GH-H4 */
    if (s->vote[me] == want)
        gh_bot_waits(b);
    else
        gh_bot_says(b, DO_VOTE, want);
}

/* ---- Who answers what ---- */

static void gambler(struct bot *b)
{
    switch (b->mind.s->phase) {
    case PHASE_RENEW:
        gh_bot_says(b,
                    gh_bot_may(b, DO_COME_BACK)    ? DO_COME_BACK
                    : gh_bot_may(b, DO_BEGIN_ANEW) ? DO_BEGIN_ANEW
                    : b->careful                 ? DO_RETIRE
                                                 : DO_GO_ON,
                    0);
        break;
    case PHASE_REPATRON:
    case PHASE_NEW_PATRON: repatron(b); break;
    case PHASE_LIST: gh_bot_says(b, DO_READY, 0); break;
    case PHASE_CONSENT: gh_bot_says(b, DO_AGREE, 0); break; /* GH-A3 */
    case PHASE_CARRY:
    case PHASE_MAKE: make(b); break;
    case PHASE_SCENE:
    case PHASE_ACT:
    case PHASE_PRESSED: gh_bot_scene(b); break;
    case PHASE_SHOWDOWN: gh_bot_showdown(b); break;
    case PHASE_SACRIFICE: gh_bot_says(b, DO_SACRIFICE, 0); break; /* GH-H4 */
    case PHASE_TIP: tip_vote(b); break;
    default: gh_bot_duel(b); break;
    }
}

static void choose(struct bot *b, const struct options *o)
{
    bool done = b->strong && b->mind.s->caster != NONE &&
                (b->style->solved ? gh_bot_solved : gh_bot_quest)(b);
    if (!done && b->mind.seat == GM)
        gh_bot_gm(b);
    else if (!done)
        gambler(b);
    ENSURE(options_allow(o, b->out));
}

static const struct style plain = {.bluffs = 1, .dear = 4}, /* the others: rows of one's taste */
    cautious = {.lies = -1, .fear = 3}, liar = {.lies = 1, .bluffs = 4, .dear = 8},
    butcher = {.imposes = 0.5, .bluffs = 3, .dear = 4, .kind = -1},
    gentle = {.imposes = -1, .dear = 4, .fear = 3, .kind = 1},
    solved = {.bluffs = 1, .dear = 4, .solved = true};

static void play(const struct data *d, const struct view *v, const struct options *o,
                 struct rng *rng, struct move *out, bool is_careful, bool is_strong,
                 const struct style *style)
{
    struct bot b = {{look_at(&v->state), v->seat}, book_of(d), o, rng, out, is_careful, is_strong,
                    style, &gh_quest_table};
    choose(&b, o);
}

void gh_bot_strong_by(const struct quest_table *quests, const struct data *d, const struct view *v,
                      const struct options *o, struct rng *rng, struct move *out)
{
    struct bot b = {{look_at(&v->state), v->seat}, book_of(d), o, rng, out, true, true, &plain,
                    quests};
    choose(&b, o);
}

/* A policy NAME: how well it plays, and its style. */
#define POLICY(name, careful, strong, style)                                                       \
    static void play_##name(const struct data *d, const struct view *v, const struct options *o,   \
                            struct rng *rng, struct move *out)                                     \
    {                                                                                              \
        play(d, v, o, rng, out, careful, strong, &(style));                                        \
    }
POLICY(careless, false, false, plain)
POLICY(careful, true, false, plain)
POLICY(strong, true, true, plain)
POLICY(cautious, true, false, cautious)
POLICY(liar, true, false, liar)
POLICY(butcher, true, false, butcher)
POLICY(gentle, true, false, gentle)
POLICY(solved, true, true, solved)

const struct policy gamblers_heart_policies[] = { /* GH-H1 */
    {"careless", .choose = play_careless}, {"careful", .choose = play_careful},
    {"strong", .choose = play_strong},     {"cautious", .choose = play_cautious},
    {"liar", .choose = play_liar},         {"butcher", .choose = play_butcher},
    {"gentle", .choose = play_gentle},
    {"solved", .choose = play_solved},
};
