/* What a seat has to decide now, with what guides it: prices, limits, chances, the Patronages' lines where a
 * fit is judged. What is always true: a seat that is asked gets a sentence or more, and who is not asked nothing. */
#include "games/gamblers_heart/words.h"

/* ---- Between quests, and Act 1 ---- */

static void make_prompt(struct talk *x)
{
    switch (x->s->made[seat_gambler(x->v->seat)]) {
    case MADE_NOTHING: text_put(x->t, "Make your Gambler, 1 of 4. What is your name? Take one of the book's, or one "
                                      "of your own."); break;
    case MADE_NAME:
        text_put(x->t, "Make your Gambler, 2 of 4. Your Soulcard, a Royalty and a Suit: each gives a small power that "
                       "you may bring "
                       "up in plain acts.");
        break;
    case MADE_SOUL:
        text_put(x->t, "Make your Gambler, 3 of 4. Your Patronage: what kind of being did you win your magic from? It is your "
                       "secret. Choose one, or let a die choose.");
        break;
    default:
        text_put(x->t, "Make your Gambler, 4 of 4. Your High Ace: whom did you beat at cards, to win your magic? It is "
                       "read out when the campaign ends with Black Jacknarok, and never before.");
        break;
    }
}

static void list_prompt(struct talk *x)
{
    text_put(x->t, "The Patronages of this table are ");
    for (int i = 0; i < LIST; i++) {
        heart_patron(x->d, x->s->list[i], x->t);
        text_put(x->t, i < LIST - 2 ? ", " : i == LIST - 2 ? " and " : ". ");
    }
    text_put(x->t, "Propose one of your own in the place of one of them, which all must agree to, or say that you are "
                   "ready.");
    int left = PROPOSALS_MAX - x->s->proposals;
    if (left <= NEAR_PROPOSALS) /* GH-H6 */
        text_format(x->t, " There is room for %d more proposal%s.", left, left == 1 ? "" : "s");
}

static void consent_prompt(struct talk *x)
{
    text_put(x->t, "In the place of ");
    heart_patron(x->d, x->s->instead_of, x->t);
    text_put(x->t, " this is proposed. ");
    heart_patron_line(x->d, x->s->proposed, x->t);
    text_put(x->t, "\nDo you agree? All must, or the list stays as it is.");
}

static void repatron_prompt(struct talk *x)
{
    text_put(x->t, "Before this quest you may choose another Patronage, in secret, or keep yours, which is ");
    heart_patron(x->d, heart_sees_patron(x, x->v->seat), x->t);
    text_put(x->t, ". Nobody learns who changed.");
}

static void new_patron_prompt(struct talk *x)
{
    text_put(x->t, "All know your Patronage, ");
    heart_patron(x->d, heart_sees_patron(x, x->v->seat), x->t);
    text_put(x->t, ". Choose a different one, in secret.");
}

/* ---- The floor ---- */

static void flashback_guide(struct talk *x)
{
    if (x->s->flashback == FLASHBACK_FREE)
        text_put(x->t, " A Flashback costs nothing at this table.");
    else if (x->s->fortune == 2)
        text_put(x->t, " A Flashback would take the last 2 Fortune, and one of you would then be lost."); /* GH-E2 */
    else if (x->s->fortune < 2)
        text_put(x->t, " For a Flashback the Gamblers have too little Fortune.");
    if (!heart_obstacle(x) || heart_in_showdown(x->s) || (x->s->flashback == FLASHBACK_TWO && x->s->fortune < 2))
        return;
    text_put(x->t, " Of a Flashback: ");
    heart_flashback_buys(x);
    text_char(x->t, '.');
}

static void gambler_floor(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int seat = x->v->seat;
    const struct obstacle *o = heart_obstacle(x);
    static const char *const meets[] = {"a spell", "any spell", "a medium or major spell", "a major spell"};
    bool floor = s->phase != PHASE_PRESSED;
    const char *wait = floor ? "; or wait" : "";
    if (o && !heart_in_showdown(s))
        text_format(x->t, "%s (%s) is in the way: %s may meet it, or a plain act with luck. ", o->title,
                    heart_size(s->obstacle), meets[s->obstacle & 3]);
    else if (floor && !heart_in_showdown(s) && !is_late(s))
        text_put(x->t, "Nothing is in the way. ");
    if (heart_is(s, seat, STATUS_CURSED))
        text_format(x->t, "You are cursed and cast no spells. Do something plain, or call a Flashback%s.", wait);
    else if (is_late(s))
        text_put(x->t, "This quest has had its beats, and only its end is left: wait for the GM.");
    else if (!may_cast(s, seat))
        text_format(x->t, "No spell is open to you in this Showdown now. Do something plain, or call a Flashback%s.", wait);
    else if (gm_fortune(s) == 0)
        text_put(x->t, "The GM has no Fortune: cast a spell now, and it works without a gamble.");
    else
        text_format(x->t, "What do you do? Cast a spell, do something plain, or call a Flashback%s.", wait);
    if (heart_is(s, seat, STATUS_BLESSED)) {
        text_put(x->t, " You are blessed: cast only what suits ");
        heart_patron_line(x->d, heart_sees_patron(x, seat), x->t);
    }
    if (!is_late(s))
        flashback_guide(x);
    heart_near_caps(x);
}

static void showdown_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (s->involved >> x->v->seat & 1 && may_cast(s, x->v->seat))
        text_put(x->t, "Showdown, and you are in it: one spell is yours, or pass for good; if all only wait, the GM "
                       "may end it. ");
    else
        text_put(x->t, "A Showdown is going on. ");
    gambler_floor(x);
}

/* What the scenes lead to, by their marks and alarms. */
static void scene_guide(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    const struct obstacle *o = heart_obstacle(x);
    if (s->due) {
        text_put(x->t, "The scenes call for a Showdown of ");
        heart_seats(x, s->due & living(s));
        text_put(x->t, ". ");
    }
    if (s->step == STEP_WORK && (s->marks >= 4 || s->alarms >= 3))
        text_put(x->t, "By the marks and alarms the Conflict is due. ");
    else if (s->step == STEP_CONFLICT && (s->marks >= 2 || s->alarms >= 2))
        text_format(x->t, "By the marks and alarms this is %s. ", s->marks >= 2 ? "victory" : "defeat");
    else if (o)
        text_format(x->t, "%s (%s) is in the way. ", o->title, heart_size(s->obstacle));
    else if (s->step > STEP_ARRIVAL)
        text_put(x->t, "Nothing is in the way: you may roll an obstacle. ");
}

static void gm_floor(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    uint32_t others = s->waiting & living(s);
    if (is_late(s)) {
        text_put(x->t, "The quest has had its 96 beats. Is it victory or defeat?");
        return;
    }
    scene_guide(x);
    if (!others)
        text_put(x->t, "All wait for you. ");
    text_put(x->t, "What happens? ");
    switch (s->step) {
    case STEP_ARRIVAL: text_put(x->t, "Set the scene; go on to the Work when they have arrived."); break;
    case STEP_WORK: text_put(x->t, "Press a Gambler to act, ask the oracle, call a Showdown, or go on to the Conflict."); break;
    default: text_put(x->t, "Press a Gambler to act, ask the oracle, call a Showdown, or say that it is victory or "
                            "defeat."); break;
    }
    if (others)
        text_put(x->t, " Or wait, and the Gamblers go on.");
    heart_near_caps(x);
}

static void gm_showdown(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    uint32_t open = 0;
    for (int seat = 1; seat <= s->gamblers; seat++)
        if (s->involved >> seat & 1 && !is_done(s, seat))
            open |= 1u << seat;
    text_put(x->t, "Still to cast or to pass: ");
    heart_seats(x, open);
    text_put(x->t, ". Wait for them, or say that it is resolved, and then who is still in peril.");
}

/* Somebody else is asked, and a spell may come in between; to the GM: how to go on without them. */
static void reaction_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (s->phase == PHASE_ACT) {
        heart_name(x, s->focus);
        text_put(x->t, " acts, and the GM is about to answer. Cast a spell before that, or let it be?"); /* GH-C1 */
    } else if (x->v->seat == GM) {
        text_put(x->t, "You wait for ");
        heart_name(x, s->pressed);
        text_put(x->t, ", and may pass them over."); /* GH-E7 */
    } else {
        text_put(x->t, "The GM looks at ");
        heart_name(x, s->pressed);
        text_put(x->t, ". Cast a spell before they move, or leave it to them?"); /* GH-C1 */
    }
    if (x->v->seat != GM)
        heart_near_caps(x);
}

static void pressed_prompt(struct talk *x)
{
    if (x->v->seat != x->s->pressed) {
        reaction_prompt(x);
    } else if (x->s->backed) {
        text_put(x->t, "The GM looks at you: your spell has not settled it, so do something plain or call a Flashback.");
        flashback_guide(x);
    } else {
        text_put(x->t, "The GM looks at you: now or never. ");
        gambler_floor(x);
    }
}

static void act_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (x->v->seat != GM) {
        reaction_prompt(x);
        return;
    }
    int g = seat_gambler(s->focus);
    const struct obstacle *o = heart_in_showdown(s) ? NULL : heart_obstacle(x);
    const struct entry_text *royalty = &x->b->royalty[s->royalty[g]], *suit = &x->b->suit[s->suit[g]];
    heart_name(x, s->focus);
    switch (s->as) {
    case AS_ROYALTY: text_format(x->t, " acts, by their Soulcard's %s: %s", royalty->title, royalty->text); break;
    case AS_SUIT: text_format(x->t, " acts, by their Soulcard's %s: %s", suit->title, suit->text); break;
    case AS_CARDS: text_put(x->t, " sits down to cards. Against ordinary people a Gambler always wins."); break;
    default: text_put(x->t, " acts without magic."); break;
    }
    if (o)
        text_format(x->t, " %s (%s) is in the way%s.", o->title, heart_size(s->obstacle),
                    s->planned ? ", which a Flashback prepared for, so that two dice and the higher are fair"
                    : soul_helps(s, s->focus, s->as) ? ", and a power helps once in each act, so two dice, the higher, are fair"
                                                     : "");
    if (s->as == AS_CARDS)
        text_put(x->t, " So it happens: tell how. Or dispute that those are ordinary people.");
    else
        text_put(x->t, " Does it happen, does the oracle say how it turns out, or does it need a spell?");
}

static void flashback_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    heart_name(x, s->focus);
    text_put(x->t, " calls a Flashback. Do you allow it");
    if (s->flashback == FLASHBACK_FREE)
        text_put(x->t, ", or veto it?");
    else if (s->fortune == 2)
        text_put(x->t, ", for the Gamblers' last 2 Fortune, or veto it? Then you name one of them who is about to be "
                       "lost."); /* GH-E2 */
    else
        text_format(x->t, ", for 2 of the Gamblers' %d Fortune, or veto it?", s->fortune);
}

/* ---- Losses ---- */

static void doom_prompt(struct talk *x)
{
    text_put(x->t, "The Gamblers have no Fortune left. ");
    text_put(x->t, heart_in_showdown(x->s) ? "Which of those in the Showdown is most in danger, and about to be lost?"
                                           : "Which of them is the story about, and about to be lost?");
}

static void sacrifice_prompt(struct talk *x)
{
    heart_name(x, x->s->victim);
    text_put(x->t, " is about to be lost. You are cursed: do you make the Sacrifice Play and are lost instead, in the "
                   "way that you "
                   "tell?");
}

static void peril_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    uint32_t safe = s->safe & s->involved & living(s);
    uint32_t in = s->involved & living(s);
    bool one = __builtin_popcount(in) == 1;
    text_put(x->t, one ? "The Showdown comes to its end. Is " : "The Showdown comes to its end. Who of ");
    heart_seats(x, in);
    text_put(x->t, one ? " still in peril, and so lost?" : " is still in peril, and so lost? Name nobody if all are out of it.");
    if (safe) {
        text_put(x->t, " Spells that were cast have helped ");
        heart_seats(x, safe);
        text_char(x->t, '.');
    }
}

static void tip_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    bool gm = x->v->seat == GM, any = false;
    text_put(x->t, gm ? "The Gamblers may Tip the Scales. When all have voted or been asked you may close the vote, and nothing "
                        "is done. "
                      : "Tip the Scales: bring back one who is lost or free one who is cursed, and the Gamblers have 20 Fortune. "
                        "All of you must agree. ");
    for (int seat = 1; seat <= s->gamblers; seat++) {
        if (s->vote[seat_gambler(seat)] >= USES)
            continue;
        text_put(x->t, any ? "; " : "Votes so far: ");
        heart_who(x, seat, false);
        text_put(x->t, " for ");
        heart_use(x, s->vote[seat_gambler(seat)], false);
        any = true;
    }
    text_put(x->t, any ? "." : "Nobody has voted yet.");
    int left = VOTES_MAX - s->votes;
    if (left <= NEAR_VOTES) /* GH-H6 */
        text_format(x->t, " There is room for %d more vote%s; then the GM closes.", left, left == 1 ? "" : "s");
}

static void resolution_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    bool won = s->victories >> (s->quest - 1) & 1;
    text_format(x->t, "The quest ended in %s. ", won ? "victory" : "defeat");
    if (s->quest < s->quests)
        text_format(x->t, "Go on to quest %d of %d, or end the campaign: with Black Jacknarok, which shows all High "
                          "Aces, or without?",
                    s->quest + 1, s->quests);
    else
        text_put(x->t, "It was the last. Does the campaign end with Black Jacknarok, which shows all High Aces, or without?");
}

static void floor_prompt(struct talk *x)
{
    bool gm = x->v->seat == GM;
    if (x->s->phase == PHASE_SHOWDOWN)
        (gm ? gm_showdown : showdown_prompt)(x);
    else
        (gm ? gm_floor : gambler_floor)(x);
}

void heart_prompt(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    heart_talk(&x, d, v, t);
    if (!(gamblers_heart_turn(d, &v->state) >> v->seat & 1))
        return;
    switch (x.s->phase) {
    case PHASE_RENEW:
        text_put(t, heart_is(x.s, v->seat, STATUS_LOST)
                        ? "Your Gambler is lost. Make a new one, or sit this quest out, so that the others may bring them back "
                          "at its end, with 30 Fortune?" /* GH-F7 */
                        : "You are cursed and cast no spells. Go on as you are, or retire, be lost to the story, and make a "
                          "new Gambler?");
        break;
    case PHASE_REPATRON: repatron_prompt(&x); break;
    case PHASE_PORTENT:
        text_put(t, "Act 1, the Portent: what is The CONTROL planning, and where? Roll the quest maker's dice, take one "
                    "of the book's "
                    "quests, or tell one of your own.");
        break;
    case PHASE_LIST: list_prompt(&x); break;
    case PHASE_CONSENT: consent_prompt(&x); break;
    case PHASE_MAKE: make_prompt(&x); break;
    case PHASE_CREW: text_put(t, "The crew: let them introduce themselves. Then go on to Arrival."); break;
    case PHASE_SCENE:
    case PHASE_SHOWDOWN: floor_prompt(&x); break;
    case PHASE_PRESSED: pressed_prompt(&x); break;
    case PHASE_ACT: act_prompt(&x); break;
    case PHASE_FLASHBACK: flashback_prompt(&x); break;
    case PHASE_DOOM: doom_prompt(&x); break;
    case PHASE_SACRIFICE: sacrifice_prompt(&x); break;
    case PHASE_AFTER_LOSS:
        text_put(t, "Does this loss resolve the Showdown, or only delay it, so that those who have not cast go on?");
        break;
    case PHASE_PERIL: peril_prompt(&x); break;
    case PHASE_TIP: tip_prompt(&x); break;
    case PHASE_NEW_PATRON: new_patron_prompt(&x); break;
    case PHASE_RESOLUTION: resolution_prompt(&x); break;
    default: heart_duel_prompt(&x); break;
    }
}

bool heart_window(const struct data *d, const struct view *v, struct move *pass, bool *matters)
{
    const struct gamblers_heart *s = look_at(&v->state);
    (void)d;
    if (!(reactors(s) & s->waiting & 1u << v->seat))
        return false;
    *pass = (struct move){.seat = v->seat, .verb = DO_WAIT};
    *matters = (s->obstacle || s->involved) && !(s->phase == PHASE_ACT && s->as == AS_CARDS);
    return true;
}
