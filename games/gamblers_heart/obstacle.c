/* Which obstacle stands, which comes next, and how one ends. What is always true: those that a
 * faction sends come before the quest's own, and these before the general ones; none comes twice in
 * a quest before all of its kind have stood. */
#include "games/gamblers_heart/obstacle.h"
#include "games/gamblers_heart/why.h"

const struct obstacle *gh_own(const struct book *book, const struct gamblers_heart *s, int k)
{
    int sent = k - OWN_MAX;
    if (sent >= 0) {
        const struct faction *of = &book->faction[sent / SENT_OF];
        return sent % SENT_OF < of->sent_count ? &of->sent[sent % SENT_OF] : NULL;
    }
    if (s->seed < SEEDS)
        return k < book->seed[s->seed].own_count ? &book->seed[s->seed].own[k] : NULL;
    bool made = k < TABLES && s->portent[k]; /* GH-G2: each entry brings its own */
    const struct obstacle *own = made ? &book->maker[k][s->portent[k] - 1] : NULL;
    return own && own->title ? own : NULL;
}

/* By what helps, then by whether cards do. */
#define WRITES(tags) {{.fits = (tags)}, {.fits = (tags), .cards = 1}}
static const struct obstacle written[HELPS][2] = {
    WRITES(0),
    WRITES(1u << TAG_PASS),
    WRITES(1u << TAG_HOLD),
    WRITES(1u << TAG_LEARN),
    WRITES(1u << TAG_SWAY),
    WRITES(1u << TAG_BREAK),
    WRITES(1u << TAG_SAVE),
};

const struct obstacle *gh_standing(const struct book *book, const struct gamblers_heart *s)
{
    if (!s->obstacle || !s->which)
        return NULL;
    if (gh_is_written(s))
        return &written[s->written_helps][s->written_cards];
    return gh_is_own(s) ? gh_own(book, s, s->which - OBSTACLES - 1)
                        : &book->obstacle[s->obstacle - 1][s->which - 1];
}

/* The quest's own of this size that may come now, or the factions', from which the die picks; 0:
 * none. */
static uint16_t own_left(const struct book *book, const struct gamblers_heart *s, int size,
                         int from, int count, uint16_t stood)
{
    uint16_t left = 0;
    for (int k = 0; k < count; k++) {
        const struct obstacle *own = gh_own(book, s, from + k);
        int during = !own ? 0 : obstacles_written(s) ? own->during_now : own->during;
        bool now = own && own->size == size && (!during || during == s->step) &&
                   gh_is_when(s, &own->when); /* GH-H8 */
        if (now && !(stood >> k & 1)) /* GH-H7: none comes twice */
            left |= (uint16_t)(1u << k);
    }
    return left;
}

static int own_rolled(uint16_t *stood, uint16_t left, int die)
{
    for (int skip = (die - 1) % __builtin_popcount(left); skip; skip--) /* GH-H7 */
        left &= (uint16_t)(left - 1);
    int k = __builtin_ctz(left);
    *stood |= (uint16_t)(1u << k);
    return OBSTACLES + 1 + k;
}

/* The general one rolled, or the next of them that has not stood. */
static int general_rolled(const struct book *book, struct gamblers_heart *s, int size, int die)
{
    const struct quest_seed *quest = s->seed < SEEDS ? &book->seed[s->seed] : NULL;
    const uint8_t *of = !quest ? NULL : obstacles_written(s) ? quest->strange_now : quest->strange;
    int strange = of ? of[size - 1] : 0, at = die - 1;
    uint8_t *stood = &s->stood[size - 1];
    if ((*stood | strange) == (1 << OBSTACLES) - 1)
        *stood = 0; /* GH-H7: all have */
    while ((*stood | strange) >> at & 1)
        at = (at + 1) % OBSTACLES; /* GH-H7 */
    *stood |= (uint8_t)(1u << at);
    return at + 1;
}

void gh_obstacle_comes(const struct book *book, struct gamblers_heart *s, int die, int which)
{
    int size = die <= 3 ? SIZE_MINOR : die <= 5 ? SIZE_MEDIUM : SIZE_MAJOR; /* GH-H5 */
    bool own = obstacles_own(s);
    bool sends = s->evening && __builtin_popcount(s->sent) < SENT_A_QUEST; /* GH-H8 */
    uint16_t sent = sends ? own_left(book, s, size, OWN_MAX, SENT_MAX, s->sent) : 0;
    uint16_t left = own ? own_left(book, s, size, 0, OWN_MAX, s->own_stood) : 0;
    s->obstacle = (uint8_t)size;
    s->which = (uint8_t)(sent   ? OWN_MAX + own_rolled(&s->sent, sent, which) /* GH-H8 */
                         : left ? own_rolled(&s->own_stood, left, which)
                         : own  ? general_rolled(book, s, size, which)
                                : which);
}

void gh_write_option(const struct gamblers_heart *s, struct options *o)
{
    if (!obstacles_written(s))
        return;
    struct option *write = option_add(o, GM, DO_WRITE_OBSTACLE); /* GH-H9 */
    write->flags = OPTION_WORDS;
    arg_range(write, SIZE_MINOR, SIZE_MAJOR);
    arg_is(write, 0);
    arg_range(write, 0, 1);
    arg_range(write, 0, HELPS - 1);
}

int gh_write_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    if (!obstacles_written(s))
        return WHY_WRITE_LATER;
    int why = gh_obstacle_why(book, s, m);
    return why || m->arg[0] ? why : WHY_WRITE_SIZE;
}

void gh_obstacle_written(struct gamblers_heart *s, const struct move *m)
{
    s->obstacle = (uint8_t)m->arg[0]; /* GH-H9 */
    s->which = WRITTEN;
    s->written_cards = (uint8_t)m->arg[2];
    s->written_helps = (uint8_t)m->arg[3];
}

enum end gh_end(const struct gamblers_heart *s, const struct gamblers_heart *is,
                const struct move *m)
{
    bool stays = s->step == is->step && (s->step == STEP_WORK || s->step == STEP_CONFLICT);
    bool spell = s->caster != NONE, met = is->marks > s->marks;
    if (!s->obstacle || !stays || m->verb >= DO_SET_FORTUNE || (!met && is->alarms <= s->alarms))
        return END_NONE;
    if (met)
        return spell ? END_SPELL : END_DEED;
    return m->verb == DO_UNVEIL ? END_LIE : spell ? END_SPELL_FAILS : END_DEED_FAILS;
}
