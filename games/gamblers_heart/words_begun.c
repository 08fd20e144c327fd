/* A move in the making: what those that begin alike have in common, and how their next part is asked for. What is
 * always true: nothing is said here that the labels of the same moves would not say. */
#include "games/gamblers_heart/words.h"

/* A die of the hand that is turned: what it can make at best. */
static void turned(struct talk *x, int die)
{
    int best = -1;
    for (int face = FACE_9; face <= FACES; face++) {
        uint8_t hand[DICE];
        for (int i = 0; i < DICE; i++)
            hand[i] = i == die ? (uint8_t)face : x->s->die[i];
        if (face != x->s->die[die] && hand_points(hand) > best)
            best = hand_points(hand);
    }
    text_format(x->t, "Turn die %d, %s: at best %s, %d against %d", die + 1, heart_face(x->s->die[die]),
                heart_hand_words(best), best, x->s->gm_die);
}

static void raised(struct talk *x)
{
    int least = x->s->stake + 1, most = raise_most(x->s->stake, x->v->seat == GM ? gm_fortune(x->s) : x->s->fortune);
    text_format(x->t, least < most ? "Raise the Stake: to %d, or to %d at most" : "Raise the Stake to %d", least, most);
}

void heart_begun(const struct data *d, const struct view *v, const struct move *m, int args, struct text *t)
{
    struct talk x;
    heart_talk(&x, d, v, t);
    if (m->verb == DO_REROLL && args == 1)
        text_format(t, "Roll %s again", heart_count(m->arg[0]));
    else if (m->verb == DO_CHANGE && args == 1)
        turned(&x, m->arg[0]);
    else if (m->verb == DO_STAKE && !args)
        text_put(t, "Set the Initial Stake, 1 to 15");
    else if (m->verb == DO_RAISE && !args)
        raised(&x);
    else if (m->verb == DO_LASTS && !args)
        text_put(t, "Say that a spell cast earlier goes on");
    else if (m->verb == DO_CAST && !args)
        text_put(t, "Cast a spell of your own: name it, and say what it does");
    else if (m->verb == DO_CAST_IDEA && !args)
        text_put(t, "Cast a spell out of the book");
}

void heart_next(const struct data *d, const struct view *v, const struct move *m, int args, struct text *t)
{
    static const char *const cast[] = {"Which spell?", "How big a spell is it?", "What does it fit best?"};
    static const char *const propose[] = {"In the place of which?", "Which Patronage?"};
    static const char *const soul[] = {"Which Royalty?", "And which Suit?"};
    static const char *const reroll[] = {"How many dice do you roll again?", "Which of them?"};
    static const char *const change[] = {"Which die?", "To which face?"};
    (void)d;
    (void)v;
    if (m->verb == DO_CAST && args < 3)
        text_put(t, cast[args]);
    else if (m->verb == DO_PROPOSE && args < 2)
        text_put(t, propose[args]);
    else if (m->verb == DO_SOUL && args < 2)
        text_put(t, soul[args]);
    else if (m->verb == DO_REROLL && args < 2)
        text_put(t, reroll[args]);
    else if (m->verb == DO_CHANGE && args < 2)
        text_put(t, change[args]);
    else if (m->verb == DO_STAKE)
        text_put(t, "Which Stake?");
    else if (m->verb == DO_RAISE)
        text_put(t, "To which Stake?");
    else if (m->verb == DO_LASTS)
        text_put(t, "Which spell goes on?");
    else if (m->verb == DO_SEED)
        text_put(t, "Which of the book's quests?");
    else if (m->verb == DO_SHOWDOWN)
        text_put(t, "Who is in the Showdown?");
    else if (m->verb == DO_PERIL)
        text_put(t, "Who is still in peril?");
}
