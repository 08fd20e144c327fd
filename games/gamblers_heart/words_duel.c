/* The duel's prompts: Stake, dice, raise, fold, Patron. What is always true: every chance is worked out from
 * what the view's seat knows, and every sum is what would truly be paid. */
#include "games/gamblers_heart/words.h"

/* "The Stake is 8, of which you could pay 5." */
static void stake_words(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    bool gm = x->v->seat == GM;
    int own = gm ? paid_by_gm(s, s->stake) : paid_by_gamblers(s, s->stake);
    int other = gm ? paid_by_gamblers(s, s->stake) : paid_by_gm(s, s->stake);
    text_format(x->t, "The Stake is %d: ", s->stake);
    text_format(x->t, gm ? "you win %d or lose %d." : "the Gamblers win %d or lose %d.", other, own);
}

static void odds_words(struct talk *x)
{
    if (!heart_knows_odds(x))
        return;
    text_char(x->t, ' ');
    heart_put_odds(x);
}

static void barred_words(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int g = seat_gambler(s->caster);
    if (!s->barred_ideas[g] && !s->barred_named[g])
        return;
    text_put(x->t, "\nBarred to ");
    heart_name(x, s->caster);
    text_put(x->t, ", and so is what is too like it: "); /* GH-C14 */
    heart_spells(x, s->barred_ideas[g], s->barred_named[g]);
    text_char(x->t, '.');
}

static void price_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    heart_name(x, s->caster);
    text_put(x->t, " casts ");
    heart_spell(x, s->spell);
    text_format(x->t, ", %s", heart_size(s->size));
    if (s->fits) {
        text_put(x->t, ", said to fit ");
        heart_patron(x->d, s->fits, x->t);
    }
    text_char(x->t, '.');
    if (s->gift)
        text_put(x->t, " You have no Fortune, so it works without a gamble, and then the Gamblers have 30 and you 10: "
                       "allow it, or "
                       "refuse it.");
    else
        text_put(x->t, " Set the Initial Stake, 1 to 15: 4 for a minor spell, 8 for a medium, 12 for a major one; or "
                       "refuse it."); /* GH-C2 */
    if (heart_is(s, s->caster, STATUS_BLESSED)) {
        text_put(x->t, "\nThey are blessed, and a spell that does not suit their Patronage may be refused. ");
        heart_patron_line(x->d, heart_sees_patron(x, s->caster), x->t);
    }
    barred_words(x);
}

static void answer_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (s->gift) {
        text_put(x->t, "The GM has no Fortune: your spell works without a gamble, and then the Gamblers have 30 and "
                       "the GM 10. Do you "
                       "cast it, or leave it?");
        return;
    }
    stake_words(x);
    text_put(x->t, " Before the dice, such a gamble is won ");
    text_percent(x->t, duel_chance(true, 0));
    if (heart_patron_open(s)) {
        text_put(x->t, " of the time, ");
        text_percent(x->t, duel_chance(true, 1));
        text_put(x->t, " with a Patron accepted. ");
    } else {
        text_put(x->t, " of the time. ");
    }
    text_put(x->t, "Do you accept, or back out at no cost?");
}

static void best_words(struct talk *x, uint32_t mask)
{
    if (mask)
        heart_dice((int)mask, x->s->die, x->t);
    else
        text_put(x->t, "none");
}

static void reroll_prompt(struct talk *x)
{
    double dice, patron;
    uint32_t mask = reroll_best(x->s->die, 0, &dice), other = reroll_best(x->s->die, 1, &patron);
    bool open = heart_patron_open(x->s);
    text_put(x->t, "You have ");
    heart_hand(x->s->die, x->t);
    text_put(x->t, ". Roll one or two of them again, once, or keep all? Best to roll: ");
    best_words(x, mask);
    text_put(x->t, "; then you win ");
    text_percent(x->t, dice);
    text_put(x->t, " by the dice");
    if (open && other != mask) {
        text_put(x->t, "; or, if a Patron will be accepted, ");
        best_words(x, other);
        text_put(x->t, ": ");
        text_percent(x->t, patron);
    } else if (open) {
        text_put(x->t, ", ");
        text_percent(x->t, patron);
        text_put(x->t, " with a Patron accepted");
    }
    text_char(x->t, '.');
}

static void rerolled_words(struct talk *x)
{
    heart_name(x, x->s->caster);
    text_format(x->t, x->s->rerolled ? " rolled %s again. " : " kept all dice. ", heart_count(x->s->rerolled));
}

/* Your own dice, for whoever of the two is asked; the GM's, if it is open. */
static void own_dice(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (x->v->seat == GM) {
        rerolled_words(x);
        text_format(x->t, "Your die shows %d. ", s->gm_die);
        return;
    }
    text_put(x->t, "You have ");
    heart_hand(s->die, x->t);
    if (heart_sees_gm_die(x))
        text_format(x->t, "; the GM's die shows %d", s->gm_die);
    text_put(x->t, ". ");
}

static void raise_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    bool gm = x->v->seat == GM;
    int holds = gm ? gm_fortune(s) : s->fortune, most = raise_most(s->stake, holds);
    own_dice(x);
    stake_words(x);
    odds_words(x);
    if (most > s->stake)
        text_format(x->t, " Do you raise it, to %d at most, or %s?", most, gm ? "match it" : "let it stand");
    else
        text_format(x->t, gm ? " With %d Fortune you cannot raise, only match." : " With %d Fortune you cannot "
                                                                                   "raise it.", holds);
}

static void fold_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    bool gm = x->v->seat == GM;
    int price = gm ? paid_by_gm(s, fold_price(s->stake)) : paid_by_gamblers(s, fold_price(s->stake));
    own_dice(x);
    stake_words(x);
    odds_words(x);
    text_format(x->t, gm ? " Do you fold for %d, so that the spell works, or stay and show?"
                         : " Do you fold for %d, so that the spell comes to nothing, or stay and show?", price);
}

/* "two pairs, 2 points, against the GM's 4, which wins" */
static void standing(struct talk *x, int points)
{
    int die = x->s->gm_die;
    text_format(x->t, "%s, %d point%s, against %s%d", heart_hand_words(points), points, points == 1 ? "" : "s",
                x->v->seat == GM ? "your " : "the GM's ", die);
}

static bool wins(struct talk *x, int points)
{
    return points > 0 && points >= x->s->gm_die;
}

/* What one turned die could make of the hand. */
static void turned_words(struct talk *x)
{
    int points = hand_points(x->s->die), turned = points_turned(points);
    if (wins(x, points))
        text_put(x->t, " A turned die changes nothing.");
    else
        text_format(x->t, " A turned die can make it %s, which %s.", heart_hand_words(turned),
                    wins(x, turned) ? "wins" : "is not enough");
}

static void invoke_prompt(struct talk *x)
{
    int points = hand_points(x->s->die);
    text_put(x->t, "You have ");
    standing(x, points);
    text_put(x->t, wins(x, points) ? ": you win as it stands." : ": you lose as it stands.");
    turned_words(x);
    text_put(x->t, " Do you invoke a Patron, true or not, that fits the spell? If Order is imposed, the truth blesses "
                   "you and wins, "
                   "a lie curses you and loses. Yours is ");
    heart_patron(x->d, heart_sees_patron(x, x->v->seat), x->t);
    text_char(x->t, '.');
}

static void known_words(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int g = seat_gambler(s->caster);
    if (!s->last_known[g])
        return;
    text_put(x->t, " Their Patronage last known was ");
    heart_patron(x->d, s->last_known[g], x->t);
    text_put(x->t, s->moved_on[g] ? ", and they have chosen another since." : ".");
}

static void judge_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    heart_name(x, s->caster);
    text_put(x->t, " invokes ");
    heart_patron(x->d, s->invoked, x->t);
    text_put(x->t, " for ");
    heart_spell(x, s->spell);
    if (s->fits) {
        text_put(x->t, ", said to fit ");
        heart_patron(x->d, s->fits, x->t);
    }
    text_put(x->t, ". They have ");
    standing(x, hand_points(s->die));
    text_char(x->t, '.');
    turned_words(x);
    known_words(x);
    text_put(x->t, " Does it fit the spell best of the six?");
    if (s->impose == IMPOSE_IN_RESPONSE)
        text_put(x->t, " Or do you IMPOSE ORDER: a lie is cursed and loses, the truth is blessed and wins?");
    heart_list(x); /* GH-A2: what fits best is judged by these lines */
}

static void change_prompt(struct talk *x)
{
    text_put(x->t, "The Patron is accepted. You have ");
    standing(x, hand_points(x->s->die));
    text_put(x->t, ". Turn one die to another face, or leave them?");
    turned_words(x);
}

static void impose_prompt(struct talk *x)
{
    int points = hand_points(x->s->die);
    heart_name(x, x->s->caster);
    text_put(x->t, " invoked ");
    heart_patron(x->d, x->s->invoked, x->t);
    text_put(x->t, " and has ");
    standing(x, points);
    text_put(x->t, wins(x, points) ? ": they win as it stands." : ": they lose as it stands.");
    known_words(x);
    text_put(x->t, " Do you IMPOSE ORDER? A lie is cursed and loses, the truth is blessed and wins.");
}

void heart_duel_prompt(struct talk *x)
{
    switch (x->s->phase) {
    case PHASE_PRICE: price_prompt(x); break;
    case PHASE_ANSWER: answer_prompt(x); break;
    case PHASE_REROLL: reroll_prompt(x); break;
    case PHASE_RAISE:
    case PHASE_MATCH: raise_prompt(x); break;
    case PHASE_FOLD:
    case PHASE_GM_FOLD: fold_prompt(x); break;
    case PHASE_INVOKE: invoke_prompt(x); break;
    case PHASE_JUDGE: judge_prompt(x); break;
    case PHASE_CHANGE: change_prompt(x); break;
    case PHASE_IMPOSE: impose_prompt(x); break;
    default: break;
    }
}
