/* The duel's prompts: Stake, dice, raise, fold, Patron. What is always true: every chance is worked out from
 * what the view's seat knows, and every sum is what would truly be paid. */
#include "games/gamblers_heart/voice/words.h"

static void say_stakes(struct talk *x)
{
    int gain = gh_wins(x, x->s->stake), loss = gh_loses(x, x->s->stake);
    if (gain == loss)
        say(x, ASK_STAKES(.gm = x->v->seat == GM, .gain = gain));
    else
        say(x, ASK_STAKES_UNEVEN(.gm = x->v->seat == GM, .gain = gain, .loss = loss));
}

static void price_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int g = seat_gambler(s->caster);
    struct listed spells;
    if (s->gift)
        say(x, ASK_PRICE_GIFT());
    else
        say(x, ASK_PRICE(.most = STAKE_MAX)); /* GH-C2 */
    gh_cast(x);
    if (heart_is(s, s->caster, STATUS_BLESSED)) {
        text_char(x->t, '\n');
        say(x, ASK_PRICE_BLESSED(.patron = gh_sees_patron(x, s->caster)));
        gh_patron_line(x, gh_sees_patron(x, s->caster));
    }
    if (!s->barred_ideas[g] && !s->barred_named[g])
        return;
    text_char(x->t, '\n'); /* GH-C14 */
    say(x, ASK_PRICE_BARRED(.who = s->caster, .spells = gh_list_spells(&spells, s->barred_ideas[g], s->barred_named[g])));
}

static void answer_prompt(struct talk *x)
{
    const char *wins = CHANCE_FIRST(x, gh_duel_chance(true, 0)), *patron = CHANCE(x, gh_duel_chance(true, 1));
    if (x->s->gift) {
        say(x, ASK_ACCEPT_GIFT());
        return;
    }
    say(x, ASK_ACCEPT(.stake = x->s->stake));
    if (gh_patron_open(x->s))
        say(x, ASK_ODDS_PATRON(.wins = wins, .patron = patron));
    else
        say(x, ASK_ODDS(.wins = wins));
    say_stakes(x);
    say(x, ASK_BACK_OUT());
}

static const char *best_piece(struct talk *x, struct room *room, uint32_t mask)
{
    struct listed faces;
    if (!mask)
        return piece(x, room, PART_KEEP_ALL());
    return piece(x, room, PART_REROLL(.faces = gh_list_faces(&faces, x->s->die, mask)));
}

static void reroll_prompt(struct talk *x)
{
    double dice, patron;
    uint32_t mask = gh_reroll_best(x->s->die, 0, &dice), other = gh_reroll_best(x->s->die, 1, &patron);
    struct listed faces;
    struct room room, other_room;
    const char *best = best_piece(x, &room, mask);
    say(x, ASK_REROLL(HAND(x->s->die, &faces)));
    if (!gh_patron_open(x->s))
        say(x, ASK_BEST(.best = best, .wins = CHANCE(x, dice)));
    else if (other == mask)
        say(x, ASK_BEST_PATRON(.best = best, .wins = CHANCE(x, dice), .patron = CHANCE(x, patron)));
    else
        say(x, ASK_BEST_OTHER(.best = best, .wins = CHANCE(x, dice), .other = best_piece(x, &other_room, other),
                              .patron = CHANCE(x, patron)));
}

/* What the seat that is asked knows of dice, and what its chances are. */
static void say_odds(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    bool gm = x->v->seat == GM;
    if (gm) {
        say(x, ASK_KEPT(.who = s->caster, .count = s->rerolled));
        say(x, ASK_OWN_DIE(.die = s->gm_die));
    } else if (gh_sees_gm_die(x)) {
        say(x, ASK_GM_DIE(.die = s->gm_die));
    }
    if (gh_knows_odds(x))
        gh_put_odds(x);
}

static void raise_prompt(struct talk *x)
{
    bool gm = x->v->seat == GM;
    int holds = gh_holds(x), most = gh_raise_most(x->s->stake, holds);
    if (most <= x->s->stake)
        say(x, ASK_RAISE_CANNOT(.gm = gm, .fortune = holds));
    else if (gm)
        say(x, ASK_MATCH(.most = most));
    else
        say(x, ASK_RAISE(.most = most));
    say_odds(x);
    say_stakes(x);
}

static void fold_prompt(struct talk *x)
{
    int stake = x->s->stake;
    say(x, ASK_FOLD(.price = gh_loses(x, gh_fold_price(stake))));
    say_odds(x);
    if (gh_wins(x, stake) != gh_loses(x, stake))
        say_stakes(x);
    say(x, ASK_FOLD_ENDS(.gm = x->v->seat == GM));
}

/* How the dice stand, and what one changed die could make of them. */
static void say_standing(struct talk *x)
{
    int points = gh_hand_points(x->s->die), turned = gh_points_turned(points), die = x->s->gm_die;
    bool wins = points > 0 && points >= die;
    say(x, ASK_STANDING(.points = points, .die = die, .wins = wins, .gm = x->v->seat == GM));
    if (!wins)
        say(x, ASK_TURN(.wins = turned >= die, .kind = turned));
}

static void say_known(struct talk *x)
{
    int g = seat_gambler(x->s->caster);
    if (x->s->last_known[g])
        say(x, ASK_KNOWN(.patron = x->s->last_known[g], .moved = x->s->moved_on[g]));
}

static void judge_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    say(x, ASK_JUDGE(.patron = s->invoked));
    if (s->impose == IMPOSE_IN_RESPONSE)
        say(x, ASK_JUDGE_ORDER());
    gh_cast(x);
    say_standing(x);
    say_known(x);
    for (int i = 0; i < LIST; i++) { /* GH-A2: what fits best is judged by these lines */
        text_put(x->t, "\n  ");
        gh_patron_line(x, s->list[i]);
    }
}

void gh_duel_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    switch (s->phase) {
    case PHASE_PRICE: price_prompt(x); break;
    case PHASE_ANSWER: answer_prompt(x); break;
    case PHASE_REROLL: reroll_prompt(x); break;
    case PHASE_RAISE:
    case PHASE_MATCH: raise_prompt(x); break;
    case PHASE_FOLD:
    case PHASE_GM_FOLD: fold_prompt(x); break;
    case PHASE_INVOKE:
        say(x, ASK_INVOKE());
        say_standing(x);
        say(x, ASK_INVOKE_ORDER(.patron = gh_sees_patron(x, x->v->seat)));
        break;
    case PHASE_JUDGE: judge_prompt(x); break;
    case PHASE_CHANGE:
        say(x, ASK_CHANGE());
        say_standing(x);
        break;
    case PHASE_IMPOSE:
        say(x, ASK_IMPOSE(.who = s->caster, .patron = s->invoked));
        say_standing(x);
        say_known(x);
        break;
    default: break;
    }
}
