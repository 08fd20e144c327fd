/* What a seat has to decide now, with what guides it: prices, limits, chances, the Patronages' lines where a
 * fit is judged. What is always true: a seat that is asked gets a sentence or more, and who is not asked nothing. */
#include "games/gamblers_heart/rules.h"
#include "games/gamblers_heart/voice/words.h"

/* ---- Between quests, and Act 1 ---- */

static void make_prompt(struct talk *x)
{
    switch (x->s->made[seat_gambler(x->v->seat)]) {
    case MADE_NOTHING: say(x, ASK_MAKE_NAME()); break;
    case MADE_NAME: say(x, ASK_MAKE_SOUL()); break;
    case MADE_SOUL: say(x, ASK_MAKE_PATRON()); break;
    default: say(x, ASK_MAKE_ACE()); break;
    }
}

static void list_prompt(struct talk *x)
{
    struct listed six = {.list = {.count = LIST, .values = six.at}};
    int left = PROPOSALS_MAX - x->s->proposals;
    for (int i = 0; i < LIST; i++)
        six.at[i] = x->s->list[i];
    say(x, ASK_LIST(.patrons = &six.list));
    if (left <= NEAR_PROPOSALS) /* GH-H6 */
        say(x, ASK_NEAR_PROPOSALS(.left = left));
}

static void consent_prompt(struct talk *x)
{
    say(x, ASK_CONSENT(.patron = x->s->proposed, .instead = x->s->instead_of));
    gh_patron_line(x, x->s->proposed);
}

/* ---- The floor ---- */

static void flashback_guide(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    bool paid = s->flashback == FLASHBACK_TWO;
    if (!paid)
        say(x, ASK_FLASHBACK_FREE());
    else if (s->fortune == 2)
        say(x, ASK_FLASHBACK_LAST()); /* GH-E2 */
    else if (s->fortune < 2)
        say(x, ASK_FLASHBACK_POOR(.fortune = s->fortune));
    if (gh_obstacle(x) && !gh_in_showdown(s) && !(paid && s->fortune < 2))
        gh_flashback_buys(x);
}

static void floor_question(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    const struct obstacle *o = gh_obstacle(x);
    bool in = s->involved >> x->v->seat & 1;
    if (is_late(s))
        say(x, ASK_LATE());
    else if (s->phase == PHASE_SHOWDOWN && in && gh_may_cast(s, x->v->seat))
        say(x, ASK_FLOOR_SHOWDOWN());
    else if (s->phase == PHASE_SHOWDOWN)
        say(x, ASK_FLOOR_OUTSIDE());
    else if (o && !gh_in_showdown(s))
        say(x, ASK_FLOOR_OBSTACLE(.title = o->title, .size = s->obstacle));
    else if (s->phase != PHASE_PRESSED && !gh_in_showdown(s))
        say(x, ASK_FLOOR_CLEAR());
    else
        say(x, ASK_FLOOR());
}

static void gambler_floor(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int seat = x->v->seat;
    floor_question(x);
    if (heart_is(s, seat, STATUS_CURSED))
        say(x, ASK_CURSED());
    else if (!is_late(s) && !gh_may_cast(s, seat))
        say(x, ASK_NO_SPELL());
    else if (!is_late(s) && gh_gm_fortune(s) == 0)
        say(x, ASK_GIFT());
    if (heart_is(s, seat, STATUS_BLESSED)) {
        say(x, ASK_BLESSED(.patron = gh_sees_patron(x, seat)));
        gh_patron_line(x, gh_sees_patron(x, seat));
    }
    if (!is_late(s))
        flashback_guide(x);
    gh_near_caps(x);
}

/* What the scenes lead to, by their marks and alarms. */
static void scene_guide(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    const struct obstacle *o = gh_obstacle(x);
    struct listed due;
    if (s->due & gh_living(s))
        say(x, ASK_GM_DUE(.seats = gh_list_seats(&due, s->due & gh_living(s))));
    if (s->step == STEP_WORK && (s->marks >= 4 || s->alarms >= 3))
        say(x, ASK_GM_CONFLICT());
    else if (s->step == STEP_CONFLICT && (s->marks >= 2 || s->alarms >= 2))
        say(x, ASK_GM_VERDICT(.won = s->marks >= 2));
    else if (o)
        say(x, ASK_GM_OBSTACLE(.title = o->title, .size = s->obstacle));
    else if (s->step > STEP_ARRIVAL)
        say(x, ASK_GM_CLEAR());
}

static void gm_floor(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (is_late(s)) {
        say(x, ASK_GM_LATE());
        return;
    }
    say(x, ASK_GM(.step = s->step));
    scene_guide(x);
    if (s->waiting & gh_living(s))
        say(x, ASK_GM_WAIT());
    else
        say(x, ASK_GM_WAITED());
    gh_near_caps(x);
}

static void gm_showdown(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    struct listed seats;
    uint32_t open = 0;
    for (int seat = 1; seat <= s->gamblers; seat++)
        if (s->involved >> seat & 1 && !gh_is_done(s, seat))
            open |= 1u << seat;
    if (is_late(s)) {
        say(x, ASK_GM_SHOWDOWN_LATE());
        return;
    }
    if (open)
        say(x, ASK_GM_SHOWDOWN(.seats = gh_list_seats(&seats, open)));
    else
        say(x, ASK_GM_SHOWDOWN_DONE());
    gh_near_caps(x);
}

/* Somebody else is asked, and a spell may come in between; to the GM: how to go on without them. */
static void reaction_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (s->phase == PHASE_ACT)
        say(x, ASK_REACT_ACT(.who = s->focus)); /* GH-C1 */
    else if (x->v->seat == GM)
        say(x, ASK_GM_PRESSED(.who = s->pressed)); /* GH-E7 */
    else
        say(x, ASK_REACT_PRESSED(.who = s->pressed)); /* GH-C1 */
    if (x->v->seat != GM)
        gh_near_caps(x);
}

static void pressed_prompt(struct talk *x)
{
    if (x->v->seat != x->s->pressed) {
        reaction_prompt(x);
        return;
    }
    say(x, ASK_PRESSED());
    if (x->s->backed) {
        say(x, ASK_BACKED());
        flashback_guide(x);
        gh_near_caps(x);
    } else {
        gambler_floor(x);
    }
}

static void act_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int who = s->focus, g = seat_gambler(who);
    const struct obstacle *o = gh_in_showdown(s) ? NULL : gh_obstacle(x);
    if (x->v->seat != GM) {
        reaction_prompt(x);
        return;
    }
    if (s->as == AS_CARDS)
        say(x, ASK_ANSWER_CARDS());
    else
        say(x, ASK_ANSWER());
    switch (s->as) {
    case AS_ROYALTY: say(x, ASK_ACT_ROYALTY(.who = who, .royalty = s->royalty[g])); break;
    case AS_SUIT: say(x, ASK_ACT_SUIT(.who = who, .suit = s->suit[g])); break;
    case AS_CARDS: say(x, ASK_ACT_CARDS(.who = who)); break;
    default: say(x, ASK_ACT_PLAIN(.who = who)); break;
    }
    if (o && s->planned)
        say(x, ASK_ACT_PLANNED(.title = o->title, .size = s->obstacle));
    else if (o && gh_soul_helps(s, who, s->as))
        say(x, ASK_ACT_HELPED(.title = o->title, .size = s->obstacle));
    else if (o)
        say(x, ASK_GM_OBSTACLE(.title = o->title, .size = s->obstacle));
}

static void flashback_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (s->flashback == FLASHBACK_FREE)
        say(x, ASK_VETO_FREE(.who = s->focus));
    else if (s->fortune == 2)
        say(x, ASK_VETO_LAST(.who = s->focus)); /* GH-E2 */
    else
        say(x, ASK_VETO(.who = s->focus, .fortune = s->fortune));
}

/* ---- Losses ---- */

static void peril_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    uint32_t in = s->involved & gh_living(s), safe = s->safe & in;
    struct listed seats;
    say(x, ASK_PERIL(.seats = gh_list_seats(&seats, in), .count = __builtin_popcount(in)));
    if (safe)
        say(x, ASK_PERIL_HELPED(.seats = gh_list_seats(&seats, safe)));
}

static const char *vote_piece(struct talk *x, struct room *room, int seat)
{
    int use = x->s->vote[seat_gambler(seat)], gambler = use_seat(use);
    if (use == USE_NONE)
        return piece(x, room, PART_VOTE_NONE(.who = seat));
    if (use >= USE_FREE)
        return gambler == seat ? piece(x, room, PART_VOTE_FREE_OWN(.who = seat))
                               : piece(x, room, PART_VOTE_FREE(.who = seat, .gambler = gambler));
    return gambler == seat ? piece(x, room, PART_VOTE_BACK_OWN(.who = seat))
                           : piece(x, room, PART_VOTE_BACK(.who = seat, .gambler = gambler));
}

static void tip_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    struct room rooms[GAMBLERS_MAX];
    const char *at[GAMBLERS_MAX];
    struct voice_list votes = {.pieces = at};
    for (int seat = 1; seat <= s->gamblers; seat++)
        if (s->vote[seat_gambler(seat)] < USES) {
            at[votes.count] = vote_piece(x, &rooms[votes.count], seat);
            votes.count++;
        }
    if (x->v->seat == GM)
        say(x, ASK_TIP_GM());
    else
        say(x, ASK_TIP(.fortune = FORTUNE_START)); /* GH-F1 */
    if (votes.count)
        say(x, ASK_VOTES(.votes = &votes));
    else
        say(x, ASK_NO_VOTES());
    if (VOTES_MAX - s->votes <= NEAR_VOTES) /* GH-H6 */
        say(x, ASK_NEAR_VOTES(.left = VOTES_MAX - s->votes));
}

static void resolution_prompt(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    bool won = s->victories >> (s->quest - 1) & 1;
    if (s->quest < s->quests)
        say(x, ASK_NEXT_QUEST(.won = won, .quest = s->quest + 1, .quests = s->quests));
    else
        say(x, ASK_LAST_QUEST(.won = won));
}

static void floor_prompt(struct talk *x)
{
    if (x->v->seat != GM)
        gambler_floor(x);
    else if (x->s->phase == PHASE_SHOWDOWN)
        gm_showdown(x);
    else
        gm_floor(x);
}

void gh_prompt(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    if (!(gamblers_heart_turn(d, &v->state) >> v->seat & 1))
        return;
    gh_talk(&x, d, v, t);
    switch (x.s->phase) {
    case PHASE_RENEW:
        if (heart_is(x.s, v->seat, STATUS_LOST))
            say(&x, ASK_RENEW_LOST(.fortune = TIP_FROM)); /* GH-F7 */
        else
            say(&x, ASK_RENEW_CURSED());
        break;
    case PHASE_REPATRON: say(&x, ASK_REPATRON(.patron = gh_sees_patron(&x, v->seat))); break;
    case PHASE_PORTENT: say(&x, ASK_PORTENT()); break;
    case PHASE_LIST: list_prompt(&x); break;
    case PHASE_CONSENT: consent_prompt(&x); break;
    case PHASE_MAKE: make_prompt(&x); break;
    case PHASE_CREW: say(&x, ASK_CREW()); break;
    case PHASE_SCENE:
    case PHASE_SHOWDOWN: floor_prompt(&x); break;
    case PHASE_PRESSED: pressed_prompt(&x); break;
    case PHASE_ACT: act_prompt(&x); break;
    case PHASE_FLASHBACK: flashback_prompt(&x); break;
    case PHASE_DOOM:
        if (gh_in_showdown(x.s))
            say(&x, ASK_DOOM_SHOWDOWN());
        else
            say(&x, ASK_DOOM());
        break;
    case PHASE_SACRIFICE: say(&x, ASK_SACRIFICE(.victim = x.s->victim)); break;
    case PHASE_AFTER_LOSS: say(&x, ASK_AFTER_LOSS()); break;
    case PHASE_PERIL: peril_prompt(&x); break;
    case PHASE_TIP: tip_prompt(&x); break;
    case PHASE_NEW_PATRON: say(&x, ASK_NEW_PATRON(.patron = gh_sees_patron(&x, v->seat))); break;
    case PHASE_RESOLUTION: resolution_prompt(&x); break;
    default: gh_duel_prompt(&x); break;
    }
}

bool gh_window(const struct data *d, const struct view *v, struct move *pass, bool *matters)
{
    const struct gamblers_heart *s = look_at(&v->state);
    (void)d;
    if (!(gh_reactors(s) & s->waiting & 1u << v->seat))
        return false;
    *pass = (struct move){.seat = v->seat, .verb = DO_WAIT};
    *matters = (s->obstacle || s->involved) && !(s->phase == PHASE_ACT && s->as == AS_CARDS);
    return true;
}
