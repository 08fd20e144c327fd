/* The bot as game master: it runs a quest scene by scene and answers what the Gamblers start. What
 * is always true: it asks for something only when all Gamblers have had their say; asked once more
 * while it waits, it goes on without whoever has not. */
#include <string.h>

#include "games/gamblers_heart/bot/bot.h"
#include "games/gamblers_heart/quest.h"

/* ---- The quest ---- */

/* Who is pressed: the one whose turn it is, or, where somebody has not answered, who has. */
static int pressed_next(const struct gamblers_heart *s)
{
    struct set answered = set_none();
    answered.word[0] = gh_living(s) & ~s->waiting;
    int seat = gh_bot_next_seat(s), count = set_count(&answered);
    return count && s->waiting >> seat & 1 ? set_nth(&answered, s->scene % count) : seat;
}

static void scene(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    if (gh_called_for(s, b->open, b->out))
        return;
    if (gh_bot_may(b, DO_WAIT))
        gh_bot_says(b, DO_WAIT, 0);
    else
        gh_bot_says(b, DO_PRESS, pressed_next(s));
}

/* A plain act: cards always win (GH-A8); else the oracle, kinder after a Flashback and to a power
 * of the Soulcard. */
static void act(struct bot *b)
{
    static const uint8_t lean[] = {LEAN_BAD, LEAN_EVEN, LEAN_GOOD};
    const struct gamblers_heart *s = b->mind.s;
    int kind = 1 + (s->planned || gh_soul_helps(s, s->focus, s->as)) + b->style->kind;
    if (s->as == AS_CARDS)
        gh_bot_says(b, DO_HAPPENS, 0);
    else
        gh_bot_says(b, DO_ORACLE, lean[kind > 2 ? 2 : kind]); /* GH-H5 */
}

/* ---- The duel: its price, and the Patron ---- */

static void price(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    int g = seat_gambler(s->caster), size = s->size;
    if (s->spell < IDEAS && b->book->idea[s->spell].size > size)
        size = b->book->idea[s->spell].size;
    if (!s->size || !s->fits)
        gh_bot_says(b, DO_REFUSE, WHY_UNSTATED); /* GH-H1 */
    else if (s->status[g] == STATUS_BLESSED && s->fits != s->last_known[g])
        gh_bot_says(b, DO_REFUSE, WHY_UNSUITED); /* GH-H1, GH-D8 */
    else if (s->gift)
        gh_bot_says(b, DO_ALLOW, 0);
    else
        gh_bot_says(b, DO_STAKE, 4 * size); /* GH-H1 */
}

/* Where the Patron cannot win the round it costs nothing to let it be. */
static bool imposes(struct bot *b, bool wins)
{
    double rate = b->careful ? gh_mind_impose_rate(&b->mind) : 0.25;
    return wins && gh_bot_draws(b, rate + b->style->imposes);
}

static void judge(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    bool wins = gh_points_turned(gh_hand_points(s->die)) >= s->gm_die;
    if (s->invoked != s->fits)
        gh_bot_says(b, DO_REJECT, 0); /* GH-H1 */
    else if (gh_bot_may(b, DO_IMPOSE) && imposes(b, wins))
        gh_bot_says(b, DO_IMPOSE, 0);
    else
        gh_bot_says(b, DO_FIT, 0);
}

static void impose(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    int points = gh_hand_points(s->die);
    gh_bot_says(b, imposes(b, points > 0 && points >= s->gm_die) ? DO_IMPOSE : DO_HOLD_BACK, 0);
}

/* ---- Losses ---- */

static void doom(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    struct set of = gh_bot_may(b, DO_DOOM)->arg[0].of, danger = of;
    danger.word[0] &= ~(uint64_t)s->safe;
    if (!s->involved && s->focus != NONE && set_has(&of, s->focus))
        gh_bot_says(b, DO_DOOM, s->focus); /* GH-H3: who called the Flashback */
    else
        gh_bot_says(b, DO_DOOM,
                    gh_bot_one_of(b, set_count(&danger) > 0 ? &danger : &of)); /* GH-H3 */
}

/* ---- All of it ---- */

static void wait_or(struct bot *b, int verb)
{
    gh_bot_says(b, gh_bot_may(b, DO_WAIT) ? DO_WAIT : verb, 0);
}

/* Nobody has said what earlier evenings have left: nothing. */
static void carry(struct bot *b)
{
    const struct option *fate = gh_bot_may(b, DO_FATE);
    if (gh_bot_may(b, DO_CARRY))
        gh_bot_says(b, DO_CARRY, FORTUNE_START);
    else if (fate)
        gh_bot_says(b, DO_FATE, set_nth(&fate->arg[0].of, 0));
    else
        gh_bot_says(b, DO_CARRY_ON, 0);
}

/* In a campaign a Quest of the book that it has not had, as long as there is one (GH-H8). */
static void portent(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    struct set left = set_none();
    left.word[0] = (1u << SEEDS) - 1 - s->played;
    if (s->evening && set_count(&left))
        gh_bot_says(b, DO_SEED, gh_bot_one_of(b, &left));
    else if (!s->evening && gh_bot_draws(b, 0.5))
        gh_bot_says(b, DO_SEED, (int)rng_below(b->rng, SEEDS));
    else
        gh_bot_says(b, DO_ROLL_PORTENT, 0); /* GH-H2 */
}

static void resolution(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    if (gh_bot_may(b, DO_NEXT_QUEST))
        gh_bot_says(b, DO_NEXT_QUEST, 0);
    else if (s->evening && s->evening < s->evenings)
        gh_bot_says(b, DO_PART, 0); /* GH-F8: the campaign goes on */
    else
        gh_bot_says(b, DO_JACKNAROK, 0); /* GH-A7: so that the log is opened */
}

void gh_bot_gm(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    switch (s->phase) {
    case PHASE_PORTENT: portent(b); break;
    case PHASE_CARRY: carry(b); break;
    case PHASE_LIST: gh_bot_says(b, DO_READY, 0); break;
    case PHASE_CONSENT: gh_bot_says(b, DO_AGREE, 0); break; /* GH-A3 */
    case PHASE_CREW: gh_bot_says(b, DO_STEP, 0); break;
    case PHASE_SCENE: scene(b); break;
    case PHASE_ACT: act(b); break;
    /* GH-E7: asked only where they are not there */
    case PHASE_PRESSED: gh_bot_says(b, DO_PASS_OVER, 0); break;
    case PHASE_FLASHBACK: gh_bot_says(b, DO_ALLOW, 0); break; /* GH-H3 */
    case PHASE_PRICE: price(b); break;
    case PHASE_JUDGE: judge(b); break;
    case PHASE_IMPOSE: impose(b); break;
    case PHASE_DOOM: doom(b); break;
    case PHASE_AFTER_LOSS: gh_bot_says(b, DO_DELAYS, 0); break; /* GH-H3 */
    case PHASE_SHOWDOWN: wait_or(b, DO_RESOLVE); break;
    case PHASE_PERIL:
        gh_bot_says(b, DO_PERIL, s->involved & gh_living(s) & ~s->safe); /* GH-H3 */
        break;
    case PHASE_TIP: wait_or(b, gh_bot_may(b, DO_CLOSE_VOTE) ? DO_CLOSE_VOTE : DO_LAST_CALL); break;
    case PHASE_RESOLUTION: resolution(b); break;
    default: gh_bot_duel(b); break;
    }
}
