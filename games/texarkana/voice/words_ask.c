/* What somebody has to decide now. */
#include "games/texarkana/session.h"
#include "games/texarkana/voice/words.h"

static void say_marked(struct talk *x, int marks)
{
    if (marks)
        say(x, TELL_MARKED(.marks = those(marks)));
}

static void stakes_prompt(struct talk *x)
{
    const struct texarkana *s = x->s;
    const struct way *w = tx_way_listed(x->p, s);
    int who = s->fighter[SIDE_INITIATOR];
    say(x, ASK_DECLARE());
    say(x, ASK_STAKES(.who = who, .goal = s->test_goal, .suit = s->field));
    say(x, ASK_CARDS_NEEDED()); /* TX-C0 */
    if (!w)
        return;
    if (w->against == CAST_NONE)
        say(x, ASK_LISTED_UNOPPOSED(.suit = w->field, .dv = w->difficulty));
    else
        say(x, ASK_LISTED(.suit = w->field, .npc = tx_way_opposed(x->p, s, w) ? w->against : CAST_NONE,
                          .opposition = w->opposition));
    say_marked(x, tx_marks_listed(x->p, s, w));
    say(x, TELL_STAKES(.who = who, .says = tx_goal_of(x->p, s, s->test_goal)->stakes));
}

static void difficulty_prompt(struct talk *x)
{
    const struct texarkana *s = x->s;
    bool listed;
    int dv = tx_dv_listed(x->p, s, &listed);
    if (tx_woe_allowed(s))
        say(x, ASK_DV_WOE(.woe = s->woe)); /* TX-D6 */
    else
        say(x, ASK_DV());
    if (s->against != CAST_NONE) {
        say(x, ASK_RATING(.npc = s->against, .suit = s->declared[SIDE_OTHER], .dv = dv));
        return;
    }
    if (listed)
        say(x, ASK_LISTED_DV(.dv = dv));
    say(x, ASK_DV_GUIDE());
}

static void trump_prompt(struct talk *x)
{
    const struct texarkana *s = x->s;
    int side = s->side, bonus = s->bonus[side];
    bool trump = tx_can_trump(s, side);
    if (trump)
        say(x, ASK_TRUMP_OR_NOT());
    else
        say(x, ASK_USE());
    if (bonus)
        say(x, ASK_TOTAL_WITH(.total = s->total[side], .bonus = bonus));
    else
        say(x, ASK_TOTAL(.total = s->total[side]));
    if (!trump)
        return;
    if (s->never_bust[side])
        say(x, ASK_TRUMP_SAFE()); /* TX-F1 */
    else
        say(x, ASK_TRUMP(.most = BUST_OVER));
}

static void tell_prompt(struct talk *x)
{
    const struct texarkana *s = x->s;
    const struct goal *g = tx_goal_of(x->p, s, s->test_goal);
    bool dealer = x->v->seat == DEALER;
    int left = s->risk & ~s->taken;
    if (g && dealer && s->goal[s->test_goal] == GOAL_OPEN) /* else it has been told */
        say(x, ASK_FAILURE(.says = g->failure));
    if (dealer && left)
        say(x, ASK_TAKE(.risk = those(left)));
    else
        say(x, ASK_TELL(.dealer = dealer));
    if (s->takes_left)
        say(x, ASK_TAKE_MORE(.dealer = dealer)); /* TX-D5 */
    if (s->gains_left)
        say(x, ASK_GAIN(.gain = s->gains_left)); /* TX-D5, TX-E3 */
}

static void dealers_prompt(struct talk *x)
{
    const struct texarkana *s = x->s;
    const struct scenario *story = tx_story_of(x->p, s);
    say(x, ASK_DEALER(.waited = s->waiting == 1u << DEALER));
    if (s->to != NONE && story && s->to < TO_ENDING)
        say(x, ASK_GOES_ON(.scene = s->to));
    else if (s->to != NONE && story)
        say(x, ASK_ENDS(.closing = s->to - TO_ENDING));
    else if (story && s->scene == NONE)
        say(x, ASK_BEGINS(.scene = 0));
}

static void free_prompt(struct talk *x)
{
    bool open = !tx_story_of(x->p, x->s);
    for (int goal = 0; goal < GOALS_MAX; goal++)
        open = open || x->s->goal[goal] == GOAL_OPEN;
    if (!open)
        say(x, ASK_FREE_DECIDED());
    else if (x->s->to != NONE)
        say(x, ASK_FREE_ONWARD());
    else
        say(x, ASK_FREE());
}

static void casting_prompt(struct talk *x)
{
    if (tx_story_of(x->p, x->s)) {
        say(x, TELL_STORY(.scenario = x->s->scenario));
        line_end(x);
    }
    say(x, ASK_CASTING());
}

void tx_prompt(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, t);
    const struct texarkana *s = x.s;
    int seat = v->seat, who = s->fighter[SIDE_INITIATOR], other = s->fighter[SIDE_OTHER];
    switch (s->phase) {
    case PHASE_STORY: say(&x, ASK_STORY()); break;
    case PHASE_CASTING: casting_prompt(&x); break;
    case PHASE_FREE:
        if (seat == DEALER)
            dealers_prompt(&x);
        else
            free_prompt(&x);
        break;
    case PHASE_SHED: say(&x, ASK_SHED(.will = s->will[seat])); break;
    case PHASE_STAKES: stakes_prompt(&x); break;
    case PHASE_DIFFICULTY: difficulty_prompt(&x); break;
    case PHASE_CARD:
        if (seat == DEALER)
            say(&x, ASK_CALL_OFF(.who = who));
        else
            say(&x, ASK_CARD());
        break;
    case PHASE_ASSIST: say(&x, ASK_ASSIST(.who = s->fighter[s->side], CARD(s->played[s->side]))); break;
    case PHASE_TRUMP: trump_prompt(&x); break;
    case PHASE_TELL: tell_prompt(&x); break;
    case PHASE_KEEP: say(&x, ASK_KEEP()); break;
    case PHASE_CONSENT: say(&x, ASK_CONSENT(.who = who, .other = other, .dealer = seat == DEALER)); break;
    case PHASE_DOWN: say(&x, ASK_DOWN(.suit = s->declared[side_of(s, seat)])); break;
    case PHASE_AFTER: say(&x, ASK_AFTER()); break;
    default: break;
    }
}

/* ---- Besides ---- */

static void hand_besides(struct talk *x)
{
    struct cards cards;
    struct set hand = tx_hand_of(x->s, x->v->seat);
    int will = x->s->will[x->v->seat];
    if (set_count(&hand))
        say(x, ASK_HAND(.cards = tx_cards_of(x, &cards, &hand, false), .will = will));
    else
        say(x, ASK_NO_HAND(.will = will));
}

/* What was agreed for the test in which a card is to be played. */
static void agreed_besides(struct talk *x)
{
    const struct texarkana *s = x->s;
    say(x, ASK_AGREED(.trumps = those(s->trumps[SIDE_INITIATOR]), .npc = s->against,
                      .dealers = those(s->trumps[SIDE_OTHER])));
    if (s->risk)
        say(x, TELL_RISK(RISK(s->risk)));
    say_marked(x, s->marks);
}

void tx_besides(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, t);
    if (v->seat == DEALER)
        return;
    if (x.s->phase == PHASE_FREE)
        hand_besides(&x);
    else if (x.s->phase == PHASE_CARD)
        agreed_besides(&x);
    if (tx_odds_wanted(v)) /* those in the labels */
        say(&x, ASK_ODDS());
}
