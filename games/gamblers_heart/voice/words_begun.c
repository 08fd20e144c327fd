/* A move in the making: what those that begin alike have in common, and how their next part is asked for. What is
 * always true: nothing is said here that the labels of the same moves would not say. */
#include "games/gamblers_heart/voice/words.h"

/* A die of the hand that is turned: what it can make at best. */
static void turned(struct talk *x, int die)
{
    int best = -1;
    for (int face = FACE_9; face <= FACES; face++) {
        uint8_t hand[DICE];
        for (int i = 0; i < DICE; i++)
            hand[i] = i == die ? (uint8_t)face : x->s->die[i];
        if (face != x->s->die[die] && gh_hand_points(hand) > best)
            best = gh_hand_points(hand);
    }
    say(x, LABEL_BEGUN_CHANGE(.number = die + 1, .face = x->s->die[die], .kind = best, .points = best, .die = x->s->gm_die));
}

static void raised(struct talk *x)
{
    int least = x->s->stake + 1, most = gh_raise_most(x->s->stake, gh_holds(x));
    if (least < most)
        say(x, LABEL_BEGUN_RAISE(.most = most));
    else
        say(x, LABEL_BEGUN_RAISE_ONE(.to = least));
}

void gh_begun(const struct data *d, const struct view *v, const struct move *m, int args, struct text *t)
{
    struct talk x;
    gh_talk(&x, d, v, t);
    if (m->verb == DO_REROLL && args == 1)
        say(&x, LABEL_BEGUN_REROLL(.count = m->arg[0]));
    else if (m->verb == DO_CHANGE && args == 1)
        turned(&x, m->arg[0]);
    else if (m->verb == DO_STAKE && !args)
        say(&x, LABEL_BEGUN_STAKE(.most = STAKE_MAX));
    else if (m->verb == DO_RAISE && !args)
        raised(&x);
    else if (m->verb == DO_LASTS && !args)
        say(&x, LABEL_BEGUN_LASTS());
    else if (m->verb == DO_CAST && !args)
        say(&x, LABEL_BEGUN_CAST());
    else if (m->verb == DO_CAST_IDEA && !args)
        say(&x, LABEL_BEGUN_CAST_IDEA());
}

void gh_next(const struct data *d, const struct view *v, const struct move *m, int args, struct text *t)
{
    enum { PARTS = 3 };
    static const struct voice_row asked[VERBS][PARTS] = {
        [DO_CAST] = {VOICE_ROW(ASK_CAST_SPELL()), VOICE_ROW(ASK_CAST_SIZE()), VOICE_ROW(ASK_CAST_FITS())},
        [DO_PROPOSE] = {VOICE_ROW(ASK_PROPOSE_INSTEAD()), VOICE_ROW(ASK_PROPOSE_PATRON())},
        [DO_SOUL] = {VOICE_ROW(ASK_SOUL_ROYALTY()), VOICE_ROW(ASK_SOUL_SUIT())},
        [DO_REROLL] = {VOICE_ROW(ASK_REROLL_COUNT()), VOICE_ROW(ASK_REROLL_DICE())},
        [DO_CHANGE] = {VOICE_ROW(ASK_CHANGE_DIE()), VOICE_ROW(ASK_CHANGE_FACE())},
        [DO_STAKE] = {VOICE_ROW(ASK_STAKE_TO())},
        [DO_RAISE] = {VOICE_ROW(ASK_RAISE_TO())},
        [DO_LASTS] = {VOICE_ROW(ASK_LASTS_SPELL())},
        [DO_SEED] = {VOICE_ROW(ASK_SEED_QUEST())},
        [DO_SHOWDOWN] = {VOICE_ROW(ASK_SHOWDOWN_SEATS())},
        [DO_PERIL] = {VOICE_ROW(ASK_PERIL_SEATS())},
    };
    struct talk x;
    gh_talk(&x, d, v, t);
    if (args < PARTS)
        voice_say_row(&x.voice, &asked[m->verb][args], NULL, NULL);
}
