/* The table in plain sentences: for the GM a desk, for a Gambler their own sheet first, for all the scales of
 * Fortune, who is in what state, and the spell being gambled for, as far as the view's seat may know. */
#include "games/gamblers_heart/words.h"

/* ---- The quest ---- */

static int act_of(int step)
{
    return step <= STEP_ARRIVAL ? 1 : step == STEP_WORK ? 2 : 3;
}

static void quest_lines(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    const char *told = heart_seed_text(x, s->step);
    text_format(x->t, "Quest %d of %d. Act %d: %s.", s->quest, s->quests, act_of(s->step), heart_step(s->step));
    if (s->victories || s->defeats)
        text_format(x->t, " Won: %d. Lost: %d.", __builtin_popcount(s->victories), __builtin_popcount(s->defeats));
    text_char(x->t, '\n');
    size_t used = x->t->used;
    heart_portent(x);
    if (x->t->used > used)
        text_char(x->t, '\n');
    if (told)
        text_format(x->t, "%s\n", told);
    if (s->beats >= BEATS_MAX)
        text_put(x->t, "The quest has had its 96 beats: only its end is open.\n");
    else if (s->beats >= BEATS_MAX - NEAR_BEATS)
        text_format(x->t, "The quest has %d beats left.\n", BEATS_MAX - s->beats);
}

/* The scales, one mark a point. */
static void scales(struct talk *x)
{
    int gamblers = x->s->fortune;
    text_format(x->t, "Fortune: Gamblers %d ... GM %d\n[", gamblers, FORTUNE - gamblers);
    for (int i = 0; i < FORTUNE; i++)
        text_char(x->t, i < gamblers ? '#' : '-');
    text_put(x->t, "]\n");
    if (gamblers == FORTUNE)
        text_put(x->t, "The GM has no Fortune: the next spell works without a gamble.\n");
    else if (gamblers >= 30)
        text_put(x->t, "With 30 or more at the quest's end the Gamblers may Tip the Scales.\n");
}

/* ---- People ---- */

static void own_sheet(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int g = seat_gambler(x->v->seat), patron = heart_sees_patron(x, x->v->seat);
    if (s->made[g] == MADE_NOTHING)
        return;
    text_put(x->t, "You are ");
    heart_name(x, x->v->seat);
    text_format(x->t, ", %s.\n", heart_status(s->status[g]));
    if (s->made[g] >= MADE_SOUL) {
        text_put(x->t, "  Soulcard: ");
        heart_soul(s->royalty[g], s->suit[g], x->t);
        text_put(x->t, s->status[g] == STATUS_LOST ? ", without power now.\n" : ".\n");
        text_format(x->t, "  %s: %s\n", x->b->royalty[s->royalty[g]].title, x->b->royalty[s->royalty[g]].text); /* GH-A1 */
        text_format(x->t, "  %s: %s\n", x->b->suit[s->suit[g]].title, x->b->suit[s->suit[g]].text);             /* GH-A1 */
    }
    if (patron) {
        text_put(x->t, s->patron_known[g] == EVERYONE ? "  Patronage, known to all: " : "  Patronage, your secret: ");
        heart_patron_line(x->d, patron, x->t); /* GH-A2 */
        text_char(x->t, '\n');
    }
    if (s->barred_ideas[g] || s->barred_named[g]) {
        text_put(x->t, "  Barred to you in this quest: ");
        heart_spells(x, s->barred_ideas[g], s->barred_named[g]);
        text_put(x->t, ".\n");
    }
}

static void gambler_line(struct talk *x, int seat)
{
    const struct gamblers_heart *s = x->s;
    int g = seat_gambler(seat);
    text_put(x->t, "  ");
    heart_name(x, seat);
    if (s->made[g] >= MADE_NAME)
        text_format(x->t, ", seat %d", seat);
    text_format(x->t, ": %s", heart_status(s->status[g]));
    if (s->made[g] >= MADE_SOUL) {
        text_put(x->t, ", ");
        heart_soul(s->royalty[g], s->suit[g], x->t);
    }
    if (s->patron_known[g] == EVERYONE && heart_sees_patron(x, seat)) {
        text_put(x->t, "; Patronage: ");
        heart_patron(x->d, s->patron[g], x->t);
    } else if (s->last_known[g]) {
        text_put(x->t, "; Patronage last known: "); /* GH-F5 */
        heart_patron(x->d, s->last_known[g], x->t);
        if (s->moved_on[g])
            text_put(x->t, ", and another since");
    }
    if (s->barred_ideas[g] || s->barred_named[g]) {
        text_put(x->t, "; barred: ");
        heart_spells(x, s->barred_ideas[g], s->barred_named[g]);
    }
    text_put(x->t, ".\n");
}

static void people_lines(struct talk *x)
{
    uint32_t others = all_gamblers(x->s) & ~(heart_is_gambler(x) ? 1u << x->v->seat : 0);
    if (heart_is_gambler(x))
        own_sheet(x);
    if (!others)
        return;
    text_put(x->t, heart_is_gambler(x) ? "The others:\n" : "The Gamblers:\n");
    for (int seat = 1; seat <= GAMBLERS_MAX; seat++)
        if (others >> seat & 1)
            gambler_line(x, seat);
}

/* ---- The scene ---- */

static void marks_line(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (s->step != STEP_WORK && s->step != STEP_CONFLICT)
        return;
    bool work = s->step == STEP_WORK;
    text_format(x->t, "Marks %d of %d, alarms %d of %d.\n", s->marks, work ? 4 : 2, s->alarms, work ? 3 : 2);
}

static void scene_lines(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    const struct obstacle *o = heart_obstacle(x);
    if (s->enduring_ideas || s->enduring_named) {
        text_put(x->t, "Spells that endure: ");
        heart_spells(x, s->enduring_ideas, s->enduring_named);
        text_put(x->t, ".\n");
    }
    marks_line(x);
    if (o)
        text_format(x->t, "In the way, %s: %s. %s%s\n", heart_size(s->obstacle), o->title, o->text,
                    s->planned ? " A Flashback has prepared for it." : "");
    if (!heart_in_showdown(s))
        return;
    text_put(x->t, "Showdown of ");
    heart_seats(x, s->involved);
    if (s->spent) {
        text_put(x->t, "; spell used: ");
        heart_seats(x, s->spent);
    }
    if (s->passed) {
        text_put(x->t, "; passed: ");
        heart_seats(x, s->passed);
    }
    if (s->peril) {
        text_put(x->t, "; in peril: ");
        heart_seats(x, s->peril);
    }
    text_put(x->t, ".\n");
}

/* ---- The duel ---- */

static void say_invoked(struct talk *x)
{
    text_put(x->t, "Patron invoked: ");
    heart_patron(x->d, x->s->invoked, x->t);
    text_put(x->t, ".\n");
}

static const char *seen_by(struct talk *x, int known)
{
    return known == EVERYONE ? ", open to all.\n" : x->v->seat == SEAT_CHANCE ? ".\n" : ", seen by you alone.\n";
}

static void dice_lines(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    bool shown = s->die_known == EVERYONE;
    if (heart_sees_hand(x)) {
        heart_whose(x, s->caster, true);
        text_put(x->t, " dice: ");
        heart_hand(s->die, x->t);
        text_put(x->t, seen_by(x, s->die_known));
    }
    if (heart_sees_gm_die(x)) {
        heart_whose(x, GM, true);
        text_format(x->t, " die: %d%s", s->gm_die, seen_by(x, s->gm_known));
    }
    if (s->rerolled) {
        heart_does(x, s->caster, "have", "has");
        text_format(x->t, " rolled %s again.\n", heart_count(s->rerolled));
    }
    if (!shown && heart_knows_odds(x)) {
        heart_put_odds(x);
        text_char(x->t, '\n');
    }
}

static void duel_lines(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (s->caster == NONE || s->spell == NONE)
        return;
    heart_does(x, s->caster, "cast", "casts");
    text_char(x->t, ' ');
    heart_spell(x, s->spell);
    text_put(x->t, ", ");
    text_put(x->t, heart_size(s->size));
    if (s->fits) {
        text_put(x->t, ", said to fit ");
        heart_patron(x->d, s->fits, x->t);
    }
    text_put(x->t, ".");
    if (s->gift)
        text_put(x->t, " No gamble: the GM has no Fortune.");
    else if (s->stake)
        text_format(x->t, " The Stake is %d; a fold would cost %d.", s->stake, fold_price(s->stake));
    text_char(x->t, '\n');
    dice_lines(x);
    if (s->invoked)
        say_invoked(x);
}

/* ---- Who is waited for ---- */

/* What those who are asked have to do, in the words for one and for several. */
static const char *asked_words(int phase, bool many)
{
    switch (phase) {
    case PHASE_RENEW: return many ? "say who they play next" : "says who they play next";
    case PHASE_REPATRON:
    case PHASE_NEW_PATRON: return many ? "choose their Patronages" : "chooses a Patronage";
    case PHASE_PORTENT: return "tells the Portent";
    case PHASE_LIST: return "may propose Patronages of the table's own";
    case PHASE_CONSENT: return many ? "agree to the Patronage proposed, or not" : "agrees to the Patronage proposed, or not";
    case PHASE_MAKE: return many ? "make their Gamblers" : "makes a Gambler";
    case PHASE_CREW: return "leads on to Arrival";
    case PHASE_SCENE:
    case PHASE_SHOWDOWN: return "may act";
    case PHASE_PRESSED: return "must act now";
    case PHASE_ACT: return "answers the act";
    case PHASE_FLASHBACK: return "allows the Flashback or vetoes it";
    case PHASE_PRICE: return "answers the spell";
    case PHASE_ANSWER: return "accepts or backs out";
    case PHASE_REROLL: return "may roll up to two dice again";
    case PHASE_RAISE: return "raises or stands";
    case PHASE_MATCH: return "matches or raises";
    case PHASE_FOLD:
    case PHASE_GM_FOLD: return "folds or stays";
    case PHASE_INVOKE: return "may invoke a Patron";
    case PHASE_JUDGE: return "answers the invocation";
    case PHASE_CHANGE: return "may turn a die";
    case PHASE_IMPOSE: return "may IMPOSE ORDER";
    case PHASE_DOOM: return "names who is about to be lost";
    case PHASE_SACRIFICE: return "is asked for the Sacrifice Play";
    case PHASE_AFTER_LOSS: return "says whether the loss resolves the Showdown";
    case PHASE_PERIL: return "names who is still in peril";
    case PHASE_TIP: return many ? "vote on how to Tip the Scales" : "votes on how to Tip the Scales";
    case PHASE_RESOLUTION: return "ends the quest";
    default: return NULL;
    }
}

void heart_now(struct talk *x)
{
    uint32_t seats = gamblers_heart_turn(x->d, &x->v->state);
    if ((x->s->phase == PHASE_ACT || x->s->phase == PHASE_PRESSED) && x->s->actor != NONE)
        seats = 1u << x->s->actor; /* who else may step in is not waited for */
    uint32_t others = seats & ~(1u << x->v->seat) & ~(1u << SEAT_CHANCE);
    bool many = __builtin_popcount(others) > 1;
    const char *asked = asked_words(x->s->phase, many);
    if (!others || !asked)
        return;
    text_put(x->t, "Asked now: ");
    heart_seats(x, others);
    text_format(x->t, ", who %s.\n", asked);
}

/* Where a duel, a Showdown or an act begins, what has been told a moment ago is not told again. */
void heart_glance(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    heart_talk(&x, d, v, t);
    if (x.s->step < STEP_ARRIVAL)
        return;
    scales(&x);
    marks_line(&x);
}

void heart_board(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    heart_talk(&x, d, v, t);
    quest_lines(&x);
    scales(&x);
    people_lines(&x);
    scene_lines(&x);
    duel_lines(&x);
    heart_now(&x);
}
