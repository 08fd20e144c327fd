/* Each option in words, with its price and its chance as far as the view's seat knows. What is always true: a
 * label says what follows from the move, and never what only another could know. */
#include "games/gamblers_heart/words.h"

/* ---- Making ---- */

static void patron_label(struct talk *x, int patron)
{
    int own = heart_is_gambler(x) ? heart_sees_patron(x, x->v->seat) : 0;
    if (x->s->phase == PHASE_REPATRON && patron == own)
        text_put(x->t, "Keep ");
    heart_patron_line(x->d, patron, x->t);
}

static void name_label(struct talk *x, int person)
{
    const char *called = label_name(x->t->labels, NAMES_PERSON, person);
    if (person < PERSONS_PRINTED)
        text_put(x->t, x->b->person[person]);
    else
        text_put(x->t, called ? called : "A name of your own");
}

static void making_label(struct talk *x, const struct move *m)
{
    struct text *t = x->t;
    switch (m->verb) {
    case DO_ROLL_PORTENT: text_put(t, "Roll the quest maker's five dice"); break;
    case DO_SEED: text_format(t, "%s. %s", x->b->seed[m->arg[0]].title, x->b->seed[m->arg[0]].portent); break;
    case DO_TELL_PORTENT: text_put(t, "Tell a Portent of your own"); break;
    case DO_PROPOSE:
        text_put(t, "Propose a Patronage of your own in the place of ");
        heart_patron(x->d, m->arg[0], t);
        break;
    case DO_AGREE: text_put(t, "Agree"); break;
    case DO_DISAGREE: text_put(t, "Disagree: the list stays as it is"); break;
    case DO_READY: text_put(t, "Ready: nothing to propose"); break;
    case DO_NAME: name_label(x, m->arg[0]); break;
    case DO_SOUL:
        heart_soul(m->arg[0], m->arg[1], t);
        text_format(t, ". %s", x->b->suit[m->arg[1]].text);
        break;
    case DO_PATRON: patron_label(x, m->arg[0]); break;
    case DO_ROLL_PATRON: text_put(t, "Let a die choose: any of the six, and only you see which"); break;
    case DO_HIGH_ACE: text_put(t, "Write your High Ace"); break;
    case DO_RETIRE: text_put(t, "Retire: this Gambler is lost, and you make a new one"); break;
    case DO_GO_ON: text_put(t, "Go on, cursed as you are"); break;
    case DO_BEGIN_ANEW: text_put(t, "Make a new Gambler"); break;
    case DO_STAY_LOST:
        text_put(t, "Stay lost for this quest: with 30 Fortune at its end the others may bring you back");
        break;
    default: break;
    }
}

/* ---- The floor ---- */

static void cast_label(struct talk *x, const struct move *m)
{
    bool unnamed = m->arg[0] >= IDEAS && !label_name(x->t->labels, NAMES_SPELL, m->arg[0]);
    if (unnamed) {
        text_put(x->t, "Cast a spell of your own");
    } else {
        text_put(x->t, "Cast ");
        heart_spell(x, m->arg[0]);
    }
    text_format(x->t, ", %s", heart_size(m->arg[1]));
    if (m->arg[2]) {
        text_put(x->t, ", fitting ");
        heart_patron_gist(x->d, m->arg[2], x->t); /* GH-A2 */
    } else {
        text_put(x->t, ", what it fits unsaid: left to the GM; a bot GM wants to hear it");
    }
}

static void idea_label(struct talk *x, int spell)
{
    const struct idea *idea = &x->b->idea[spell];
    text_format(x->t, "%s: %s, fits %s. %s", idea->title, heart_size(idea->size), x->b->patron[idea->patron].title, idea->text);
}

/* Whether the power that is brought up helps at what is in the way. */
static void soul_words(struct talk *x, int as)
{
    const struct gamblers_heart *s = x->s;
    if (soul_helps(s, x->v->seat, as))
        text_put(x->t, ". Two dice, and the higher counts, once in each act"); /* GH-H5 */
    else if (s->obstacle && !s->involved)
        text_put(x->t, ". It has helped in this act already: one die"); /* GH-H5 */
}

static void act_label(struct talk *x, int as)
{
    int g = seat_gambler(x->v->seat);
    const struct entry_text *royalty = &x->b->royalty[x->s->royalty[g]], *suit = &x->b->suit[x->s->suit[g]];
    const struct entry_text *power = as == AS_ROYALTY ? royalty : suit;
    switch (as) {
    case AS_ROYALTY:
    case AS_SUIT:
        text_format(x->t, "Act by your Soulcard's %s: ", power->title);
        heart_clause(power->text, x->t);
        break;
    case AS_CARDS: text_put(x->t, "Play cards, or gamble by skill: ordinary people always lose to you"); break;
    default: text_put(x->t, "Do something without magic"); break;
    }
    if (as == AS_ROYALTY || as == AS_SUIT)
        soul_words(x, as);
}

static void flashback_label(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    text_put(x->t, "Call a Flashback");
    if (s->flashback == FLASHBACK_FREE)
        text_put(x->t, ", at no cost");
    else if (s->fortune == 2)
        text_put(x->t, " for the last 2 Fortune: then one of you is lost"); /* GH-E2 */
    else
        text_format(x->t, " for 2 of your %d Fortune", s->fortune);
    text_put(x->t, s->fortune == 2 && s->flashback == FLASHBACK_TWO ? "; " : ": ");
    heart_flashback_buys(x);
}

static void oracle_label(struct talk *x, int lean)
{
    static const char *const texts[] = {
        "Ask the oracle, one die: lucky 50 %, extremely unlucky 17 %",
        "Ask the oracle, two dice, the higher: lucky 75 %, extremely unlucky 3 %",
        "Ask the oracle, two dice, the lower: lucky 25 %, extremely unlucky 31 %"
    };
    text_put(x->t, lean <= LEAN_BAD ? texts[lean] : "Ask the oracle");
}

static void verdict_label(struct talk *x, bool victory)
{
    int fortune = x->s->fortune;
    if (victory)
        text_put(x->t, "Victory: the quest is won");
    else
        text_format(x->t, "Defeat: the quest is lost; with %d Fortune it ends %s", fortune,
                    fortune >= 30   ? "less awful than feared" /* GH-E6 */
                    : fortune <= 10 ? "even worse than feared"
                                    : "as badly as feared");
}

static void wait_label(struct talk *x)
{
    bool alone = x->s->gamblers == 1, pressed = x->s->phase == PHASE_PRESSED;
    if (x->v->seat == GM && x->s->phase == PHASE_ACT) {
        text_put(x->t, "Wait: the others may cast before you answer");
    } else if (pressed) {
        text_put(x->t, "Leave it to ");
        heart_name(x, x->s->pressed);
    } else if (x->s->phase == PHASE_ACT) {
        text_put(x->t, "Let it be: the GM answers");
    } else if (x->v->seat == GM)
        text_put(x->t, "Nothing for now: the Gamblers go on");
    else
        text_format(x->t, "Nothing for now: %sthe GM goes on with the story", alone ? "" : "the others act, or ");
}

static void floor_label(struct talk *x, const struct move *m)
{
    struct text *t = x->t;
    switch (m->verb) {
    case DO_STEP:
        text_put(t, "On to ");
        text_put(t, heart_step(x->s->step + 1));
        break;
    case DO_CAST: cast_label(x, m); break;
    case DO_CAST_IDEA: idea_label(x, m->arg[0]); break;
    case DO_ACT: act_label(x, m->arg[0]); break;
    case DO_FLASHBACK: flashback_label(x); break;
    case DO_WAIT: wait_label(x); break;
    case DO_FAVOUR: text_format(t, "Fortune's Favour: 1 Fortune for the Gamblers, who then have %d", x->s->fortune + 1); break;
    case DO_ORACLE: oracle_label(x, m->arg[0]); break;
    case DO_OBSTACLE: text_put(t, "Roll what stands in the way: minor 50 %, medium 33 %, major 17 %"); break;
    case DO_PRESS:
        text_put(t, "Press ");
        heart_name(x, m->arg[0]);
        text_put(t, " to act now");
        break;
    case DO_DOOM:
        heart_name(x, m->arg[0]);
        text_put(t, " is about to be lost");
        break;
    case DO_SHOWDOWN:
        text_put(t, "A Showdown of ");
        heart_seats(x, (uint32_t)m->arg[0]);
        break;
    case DO_ENDURE:
        heart_spell(x, x->s->last_spell);
        text_put(t, " goes on");
        break;
    case DO_LIFT:
    case DO_LASTS:
        heart_spell(x, m->arg[0]);
        text_put(t, m->verb == DO_LIFT ? " ends" : " goes on");
        break;
    case DO_PASS_OVER:
        text_put(t, "Pass over ");
        heart_name(x, x->s->pressed);
        text_put(t, ": the story goes on without them");
        break;
    case DO_VICTORY:
    case DO_DEFEAT: verdict_label(x, m->verb == DO_VICTORY); break;
    default: break;
    }
}

/* What the GM answers, to acts, Flashbacks and free spells. */
static void answer_label(struct talk *x, const struct move *m)
{
    struct text *t = x->t;
    bool met = heart_obstacle(x) && !heart_in_showdown(x->s), flashback = x->s->phase == PHASE_FLASHBACK;
    switch (m->verb) {
    case DO_HAPPENS: text_put(t, met ? "It happens as they say, and what is in the way is met: a "
                                       "mark" : "It happens as they say"); break;
    case DO_DISPUTE: text_put(t, "Dispute it: those are no ordinary people, and it is an act like any other"); break;
    case DO_NEEDS_SPELL: text_put(t, "That takes a spell"); break;
    case DO_ALLOW:
        if (!flashback)
            text_put(t, "Let it work: then the Gamblers have 30 Fortune and you 10");
        else if (x->s->flashback == FLASHBACK_FREE)
            text_put(t, "Allow it");
        else
            text_format(t, "Allow it: the Gamblers then have %d Fortune", x->s->fortune - 2);
        break;
    case DO_VETO: text_put(t, "Veto it, at no cost"); break;
    default: break;
    }
}

/* ---- The duel ---- */

static void odds_label(struct talk *x, double dice, double patron)
{
    text_put(x->t, ": you win ");
    text_percent(x->t, dice);
    if (heart_patron_open(x->s)) {
        text_put(x->t, ", with a Patron ");
        text_percent(x->t, patron);
    }
}

static void stake_label(struct talk *x, int stake)
{
    static const char *const guide[] = {[4] = ": what a minor spell costs", [8] = ": a medium one", [12] = ": a major one"};
    text_format(x->t, "A Stake of %d", stake);
    if (stake >= 0 && stake <= 12 && guide[stake])
        text_put(x->t, guide[stake]); /* GH-C2 */
}

static void refuse_label(struct talk *x, int why)
{
    static const char *const texts[] = {
        "Refuse: they cannot perceive what it is cast on, or tell where it is",
        "Refuse: too like a spell that is barred to them",
        "Refuse: it does not suit the Patronage that they are blessed with", "Refuse: say how big it is and what it fits",
    };
    text_put(x->t, texts[why & 3]);
}

static void accept_label(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (s->gift)
        text_put(x->t, "Cast it, without a gamble");
    else
        text_format(x->t, "Accept the Stake of %d: win %d, or lose %d", s->stake, paid_by_gm(s, s->stake),
                    paid_by_gamblers(s, s->stake));
}

static void raise_label(struct talk *x, int to)
{
    const struct gamblers_heart *s = x->s;
    bool gm = x->v->seat == GM;
    text_format(x->t, "Raise the Stake to %d: win %d, or lose %d; a fold then costs %d", to,
                gm ? paid_by_gamblers(s, to) : paid_by_gm(s, to), gm ? paid_by_gm(s, to) : paid_by_gamblers(s, to),
                fold_price(to));
}

static void stay_label(struct talk *x)
{
    bool gm = x->v->seat == GM;
    text_put(x->t, "Stay, and show");
    if (!heart_knows_odds(x))
        return;
    odds_label(x, heart_odds(x, false, false), heart_odds(x, false, true));
    if (gm && heart_patron_open(x->s)) {
        text_put(x->t, "; if they counted on one ");
        text_percent(x->t, heart_odds(x, true, false));
        text_put(x->t, ", with it ");
        text_percent(x->t, heart_odds(x, true, true));
    }
}

static void fold_label(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    bool gm = x->v->seat == GM;
    int price = fold_price(s->stake);
    text_format(x->t, gm ? "Fold: you lose %d, and the spell works" : "Fold: the Gamblers lose %d, and the spell "
                                                                      "comes to nothing",
                gm ? paid_by_gm(s, price) : paid_by_gamblers(s, price));
}

static void reroll_label(struct talk *x, const struct move *m)
{
    bool keep = m->verb == DO_KEEP;
    uint32_t mask = keep || m->arg[1] == ARG_HIDDEN ? 0 : (uint32_t)m->arg[1];
    if (keep) {
        text_put(x->t, "Keep all five");
    } else {
        text_put(x->t, "Roll ");
        heart_dice((int)mask, x->s->die, x->t);
        text_put(x->t, " again");
    }
    if (heart_sees_hand(x))
        odds_label(x, reroll_chance(x->s->die, mask, 0), reroll_chance(x->s->die, mask, 1));
}

static void duel_label(struct talk *x, const struct move *m)
{
    struct text *t = x->t;
    switch (m->verb) {
    case DO_STAKE: stake_label(x, m->arg[0]); break;
    case DO_REFUSE: refuse_label(x, m->arg[0]); break;
    case DO_ACCEPT: accept_label(x); break;
    case DO_BACK_OUT: text_put(t, x->s->gift ? "Leave it: nothing happens" : "Back out: nothing is lost"); break;
    case DO_KEEP:
    case DO_REROLL: reroll_label(x, m); break;
    case DO_RAISE: raise_label(x, m->arg[0]); break;
    case DO_STAND: text_format(t, "Leave the Stake at %d", x->s->stake); break;
    case DO_MATCH: text_format(t, "Match the Stake of %d", x->s->stake); break;
    case DO_FOLD: fold_label(x); break;
    case DO_STAY: stay_label(x); break;
    default: break;
    }
}

/* ---- The Patron ---- */

static void result(struct talk *x, int points)
{
    bool wins = points > 0 && points >= x->s->gm_die;
    text_format(x->t, "%s, %d against %d: the spell "
                      "%s", heart_hand_words(points), points, x->s->gm_die, wins ? "works" : "fails");
}

static void change_label(struct talk *x, const struct move *m)
{
    uint8_t face[DICE];
    for (int i = 0; i < DICE; i++)
        face[i] = i == m->arg[0] ? (uint8_t)m->arg[1] : x->s->die[i];
    text_format(x->t, "Turn die %d from %s to %s: ", m->arg[0] + 1, heart_face(x->s->die[m->arg[0]]), heart_face(m->arg[1]));
    result(x, hand_points(face));
}

static void invoke_label(struct talk *x, int patron)
{
    bool own = heart_is_gambler(x) && patron == heart_sees_patron(x, x->v->seat);
    text_put(x->t, own ? "Invoke your own, " : "Claim to be of ");
    heart_patron_gist(x->d, patron, x->t);
    text_put(x->t, own ? "" : ": a lie");
    if (patron == x->s->fits)
        text_put(x->t, "; the spell was said to fit it");
}

static void patron_labels(struct talk *x, const struct move *m)
{
    struct text *t = x->t;
    int points = hand_points(x->s->die), turned = points_turned(points);
    switch (m->verb) {
    case DO_INVOKE: invoke_label(x, m->arg[0]); break;
    case DO_NO_PATRON:
        text_put(t, "Invoke none: ");
        result(x, points);
        break;
    case DO_REJECT: text_put(t, "Reject it, another fits better: nothing comes of it"); break;
    case DO_FIT:
        text_put(t, "Accept it: with one die turned, at best ");
        result(x, turned);
        break;
    case DO_IMPOSE: text_put(t, "IMPOSE ORDER: a lie is cursed and loses, the truth is blessed and wins"); break;
    case DO_HOLD_BACK:
        text_put(t, "Hold back: ");
        result(x, points);
        break;
    case DO_CHANGE: change_label(x, m); break;
    default:
        text_put(t, "Turn no die: ");
        result(x, points);
        break;
    }
}

/* ---- Losses, and a quest's end ---- */

static void end_label(struct talk *x, const struct move *m)
{
    struct text *t = x->t;
    switch (m->verb) {
    case DO_SACRIFICE:
        text_put(t, "Be lost in the place of ");
        heart_name(x, x->s->victim);
        break;
    case DO_DECLINE:
        text_put(t, "Decline: ");
        heart_name(x, x->s->victim);
        text_put(t, " is lost, unless another steps in");
        break;
    case DO_RESOLVES: text_put(t, "It resolves the Showdown"); break;
    case DO_DELAYS: text_put(t, "It only delays it: those who have not cast go on"); break;
    case DO_PASS: text_put(t, "Pass: no spell from you in this Showdown"); break;
    case DO_RESOLVE: text_put(t, "It is resolved: now name who is still in peril"); break;
    case DO_PERIL:
        text_put(t, m->arg[0] ? "Still in peril, and lost: " : "Nobody is in peril any more");
        if (m->arg[0])
            heart_seats(x, (uint32_t)m->arg[0]);
        break;
    case DO_VOTE: heart_use(x, m->arg[0], true); break;
    case DO_CLOSE_VOTE: text_put(t, "Close the vote: the Scales are left alone"); break;
    case DO_LAST_CALL:
        text_put(t, "Ask for the last time, before you close: ");
        heart_seats(x, tip_voters(x->s) & ~x->s->heard);
        break;
    case DO_NEXT_QUEST: text_format(t, "On to quest %d of %d", x->s->quest + 1, x->s->quests); break;
    case DO_JACKNAROK:
        text_format(t, "Black Jacknarok: all High Aces are shown, and the campaign ends; the whole log is then %s",
                    x->s->sealed ? "given to nobody" : "open to all");
        break;
    case DO_PART: text_put(t, "The campaign ends, and the High Aces stay secret; the whole log is then given to nobody"); break;
    default: break;
    }
}

void heart_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct talk x;
    heart_talk(&x, d, v, t);
    bool making = m->verb == DO_RETIRE || m->verb == DO_GO_ON || m->verb == DO_BEGIN_ANEW || m->verb == DO_STAY_LOST;
    if (making || m->verb < DO_STEP)
        making_label(&x, m);
    else if (m->verb <= DO_DEFEAT || m->verb == DO_PASS_OVER || m->verb == DO_LASTS)
        floor_label(&x, m);
    else if (m->verb <= DO_VETO || m->verb == DO_DISPUTE)
        answer_label(&x, m);
    else if (m->verb <= DO_STAY)
        duel_label(&x, m);
    else if (m->verb <= DO_LEAVE)
        patron_labels(&x, m);
    else if (m->verb == DO_DOOM)
        floor_label(&x, m);
    else
        end_label(&x, m);
}
