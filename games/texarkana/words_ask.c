/* What somebody has to decide now, and each answer in words, with its chances as far as that seat may know. */
#include "games/texarkana/words.h"

/* ---- Prompts ---- */

static void stakes_prompt(const struct data *d, const struct view *v, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct texarkana *s = look_at(&v->state);
    const struct way *w = way_listed(p, s);
    say_who(d, v, s->fighter[SIDE_INITIATOR], true, t);
    text_put(t, " tries: ");
    say_aim(p, s, t);
    text_format(t, " (%s). ", s->field < SUITS ? suit_field(s->field) : "");
    /* TX-C0 */
    text_put(t, "Cards are needed if it would sway or harm somebody, is risky, is against time, asks for a special skill, or "
                "touches the supernatural, the mind, terror or the occult. ");
    if (w) {
        int marks = marks_listed(p, s, w);
        text_format(t, "The scenario: trump %s, ", suit_title(w->field));
        if (way_opposed(p, s, w)) {
            text_put(t, "against ");
            say_npc(p, s, w->against, t);
            text_format(t, " by %s", suit_title(w->opposition));
        } else if (w->against != CAST_NONE) {
            text_put(t, "unopposed, for who was to oppose is out or gone");
        } else {
            text_put(t, "unopposed, difficulty ");
            say_signed(w->difficulty, t);
        }
        if (marks) {
            text_put(t, ", marked: ");
            say_marks(marks, t);
        }
        text_format(t, ". Failure: %s ", goal_of(p, s, s->test_goal)->stakes);
    }
    text_put(t, "Declare the stakes: the trump suit for the player, then who opposes, what marks the test, and what is at risk.");
}

static void difficulty_prompt(const struct pack *p, const struct texarkana *s, struct text *t)
{
    bool listed;
    int dv = dv_listed(p, s, &listed);
    if (s->against != CAST_NONE) {
        say_npc(p, s, s->against, t);
        text_format(t, " has %s ", suit_title(s->declared[SIDE_OTHER]));
        say_signed(dv, t);
        text_put(t, ". ");
    } else {
        if (listed) {
            text_put(t, "The scenario says ");
            say_signed(dv, t);
            text_put(t, ". ");
        }
        text_put(t, "-3 or -2 is low risk or little skill, -1 or 0 moderate, +1 or +2 high risk or an expert's work, +3 "
                    "desperate. ");
    }
    text_put(t, "Which DV, in secret");
    if (woe_allowed(s))
        text_format(t, ", and how much of your %d Woe? Each adds 1; if the test fails, the card is burned.", s->woe);
    else
        text_char(t, '?');
    if (woe_allowed(s) && s->woe)
        text_put(t, " Hide all of it, and the session ends with this test unless a Skull brings more."); /* TX-D6 */
}

static void card_prompt(const struct data *d, const struct view *v, struct text *t)
{
    if (v->seat != DEALER) {
        text_put(t, "Which card?");
        return;
    }
    say_does(d, v, look_at(&v->state)->fighter[SIDE_INITIATOR], "are", "is", t);
    text_put(t, " about to play a card. You may still call the test off.");
}

static void assist_prompt(const struct data *d, const struct view *v, struct text *t)
{
    const struct texarkana *s = look_at(&v->state);
    say_does(d, v, s->fighter[s->side], "have", "has", t);
    text_put(t, " played ");
    say_card(s->played[s->side], t);
    text_put(t, ". Do you assist with a card of that suit or value? It is burned: 1 Will less.");
}

static void trump_prompt(const struct view *v, struct text *t)
{
    const struct texarkana *s = look_at(&v->state);
    text_format(t, "Your cards total %d", s->total[s->side]);
    if (s->bonus[s->side]) {
        text_put(t, ", with ");
        say_signed(s->bonus[s->side], t);
        text_put(t, " besides");
    }
    if (!can_trump(s, s->side))
        text_put(t, ". You may declare what your sheet has.");
    else if (s->never_bust[s->side])
        text_put(t, ". Do you trump? You flip on as long as trumps come, and you cannot bust."); /* TX-F1 */
    else
        text_put(t, ". Do you trump? You flip on as long as trumps come; over 21 is a bust.");
}

static void tell_prompt(const struct data *d, const struct view *v, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct texarkana *s = look_at(&v->state);
    const struct goal *g = goal_of(p, s, s->test_goal);
    bool dealer = v->seat == DEALER;
    if (g && dealer && s->goal[s->test_goal] == GOAL_OPEN) /* else it has been told */
        text_format(t, "%s ", g->failure);
    if (dealer && s->risk & ~s->taken) {
        text_put(t, "At risk: ");
        say_risk(s->risk & ~s->taken, t);
        text_put(t, ". Take what the failure costs, then tell it.");
    } else {
        text_put(t, dealer ? "Tell what comes of the failure." : "It is yours to tell how it goes.");
    }
    if (s->takes_left)
        text_put(t, dealer ? " It is worse than agreed: you may take 1 more, of anything." /* TX-D5 */
                           : " They trumped and lost: you may take 1 of anything from them.");
    if (s->gains_left)
        text_format(t, " It brings more than was agreed: gain %d of Grit, Coin or Luck.", s->gains_left); /* TX-D5, TX-E3 */
}

static void free_prompt(const struct pack *p, const struct view *v, struct text *t)
{
    const struct texarkana *s = look_at(&v->state);
    const struct scenario *story = story_of(p, s);
    if (v->seat != DEALER) {
        bool open = false;
        for (int goal = 0; goal < GOALS_MAX; goal++)
            open = open || s->goal[goal] == GOAL_OPEN;
        text_put(t, !open && story      ? "All goals here are decided: wait, and the story goes on."
                    : s->to != NONE ? "The story can go on from here: wait, or try what is still open."
                                    : "What do you do? Name a goal and a field of use, or wait.");
        return;
    }
    if (s->to != NONE && story) {
        text_put(t, "The story goes on: ");
        text_put(t, s->to < TO_ENDING ? story->scene[s->to].told.title : story->closing[s->to - TO_ENDING].told.title);
        text_format(t, " (%s). ", s->to < TO_ENDING ? "a scene" : "an ending: close the session");
    } else if (story && s->scene == NONE) {
        text_format(t, "The story begins with %s. ", story->scene[0].told.title);
    }
    text_put(t, s->waiting == 1u << DEALER ? "Everyone waits for you." : "You may step in, or wait.");
}

void tx_prompt(const struct data *d, const struct view *v, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct texarkana *s = look_at(&v->state);
    switch (s->phase) {
    case PHASE_STORY: text_put(t, "Which story is played?"); break;
    case PHASE_CASTING:
        if (story_of(p, s))
            text_format(t, "%s. %s\n", story_of(p, s)->told.title, story_of(p, s)->told.text);
        text_put(t, "Who are you? Choose a character, as it is or with figures of your own.");
        break;
    case PHASE_FREE: free_prompt(p, v, t); break;
    case PHASE_SHED:
        text_format(t, "Your Will is %d: discard down to it, face up. A Skull gives the Dealer Woe.", s->will[v->seat]);
        break;
    case PHASE_STAKES: stakes_prompt(d, v, t); break;
    case PHASE_DIFFICULTY: difficulty_prompt(p, s, t); break;
    case PHASE_CARD: card_prompt(d, v, t); break;
    case PHASE_ASSIST: assist_prompt(d, v, t); break;
    case PHASE_TRUMP: trump_prompt(v, t); break;
    case PHASE_TELL: tell_prompt(d, v, t); break;
    case PHASE_KEEP: text_put(t, "Two cards: which do you discard? The other is yours."); break;
    case PHASE_CONSENT:
        say_does(d, v, s->fighter[SIDE_INITIATOR], "challenge", "challenges", t);
        text_char(t, ' ');
        say_who(d, v, s->fighter[SIDE_OTHER], false, t);
        text_put(t, v->seat == DEALER ? ". Do you allow it, and with which trumps?" : ". Do you agree?");
        break;
    case PHASE_DOWN:
        text_format(t, "Lay a card face down. Your trump is %s.", suit_title(s->declared[side_of(s, v->seat)]));
        break;
    case PHASE_AFTER: text_put(t, "The session is over. Another one?"); break;
    default: break;
    }
}

/* ---- Besides ---- */

/* What was agreed for the test in which a card is to be played. */
static void agreed_words(const struct pack *p, const struct texarkana *s, struct text *t)
{
    text_put(t, " Trump: ");
    say_suits(s->trumps[SIDE_INITIATOR], t);
    if (s->against != CAST_NONE) {
        text_put(t, "; against you: ");
        say_npc(p, s, s->against, t);
    }
    text_put(t, "; the Dealer's trumps: ");
    say_suits(s->trumps[SIDE_OTHER], t);
    text_put(t, ". At risk: ");
    say_risk(s->risk, t);
    if (s->marks) {
        text_put(t, "; marked: ");
        say_marks(s->marks, t);
    }
    text_char(t, '.');
}

void tx_besides(const struct data *d, const struct view *v, struct text *t)
{
    const struct texarkana *s = look_at(&v->state);
    if (v->seat == DEALER)
        return;
    if (s->phase == PHASE_FREE) {
        struct set hand = hand_of(s, v->seat);
        text_put(t, " You hold ");
        say_cards(&hand, t);
        text_format(t, "; Will %d.", s->will[v->seat]);
    } else if (s->phase == PHASE_CARD) {
        agreed_words(pack_of(d), s, t);
    }
    if (odds_wanted(v)) /* those in the labels */
        text_put(t, " Chances are as far as you know.");
}

/* ---- Labels ---- */

static void say_goal(const struct pack *p, const struct texarkana *s, int goal, struct text *t)
{
    const struct goal *g = goal_of(p, s, goal);
    text_put(t, g ? g->told.title : "Something of your own");
}

static void odds_label(const struct pack *p, const struct view *v, int total, bool may_trump, struct text *t)
{
    struct test_model m;
    struct try tries[2] = {{.total = total}, {.total = total, .trumps = may_trump}};
    if (!odds_wanted(v))
        return;
    test_model_now(p, v, &m);
    tries_told(v, &m, tries, 2);
    text_put(t, ": success ");
    say_chance(tries[0].success, t);
    if (may_trump) {
        text_put(t, ", if you trump ");
        say_chance(tries[1].success, t);
    }
}

static void play_label(const struct pack *p, const struct view *v, const struct move *m, struct text *t)
{
    const struct texarkana *s = look_at(&v->state);
    text_put(t, m->arg[1] ? "Burn " : "Play ");
    say_card(m->arg[0], t);
    odds_label(p, v, card_value(m->arg[0]), is_trump(s, SIDE_INITIATOR, m->arg[0]), t);
    if (m->arg[1] && burn_choice(s) && beyond_counts(s))
        text_format(t, "; 1 Will less, and if it succeeds you gain %d of Grit, Coin or Luck", BURN_GAIN); /* TX-E3 */
    if (card_suit(m->arg[0]) == SUIT_SKULLS && s->rule_woe)
        text_put(t, "; the Dealer gains 1 Woe");
}

static void assist_label(const struct pack *p, const struct view *v, const struct move *m, struct text *t)
{
    const struct texarkana *s = look_at(&v->state);
    text_put(t, "Burn ");
    say_card(m->arg[0], t);
    text_format(t, ", for a total of %d", s->total[s->side] + card_value(m->arg[0]));
    odds_label(p, v, s->total[s->side] + card_value(m->arg[0]), can_trump(s, s->side) || is_trump(s, s->side, m->arg[0]), t);
}

static void trump_label(const struct pack *p, const struct view *v, bool trump, struct text *t)
{
    const struct texarkana *s = look_at(&v->state);
    struct test_model m;
    struct try a = {.total = s->total[s->side], .trumps = trump};
    text_put(t, trump ? "Trump" : "Do not trump");
    if (!odds_wanted(v))
        return;
    test_model_now(p, v, &m);
    tries_told(v, &m, &a, 1);
    text_put(t, ": success ");
    say_chance(a.success, t);
    if (trump && m.never_bust) {
        text_put(t, ", you cannot bust"); /* TX-F1 */
    } else if (trump) {
        text_put(t, ", bust ");
        say_chance(a.bust, t);
    }
}

static void declare_label(const struct pack *p, const struct texarkana *s, const struct move *m, struct text *t)
{
    text_format(t, "Trump %s; ", suit_title(m->arg[0]));
    if (m->arg[2] != CAST_NONE) {
        say_npc(p, s, m->arg[2], t);
        text_format(t, " opposes by %s", suit_title(m->arg[1]));
    } else {
        text_put(t, "unopposed");
    }
    if (m->arg[3]) {
        text_put(t, "; marked: ");
        say_marks(m->arg[3], t);
    }
    text_put(t, "; at risk: ");
    say_risk(m->arg[4], t);
}

static void sheet_label(const struct pack *p, const struct view *v, const struct move *m, struct text *t)
{
    const struct texarkana *s = look_at(&v->state);
    switch (m->verb) {
    case DO_CHOOSE: texarkana_words.describe(&(struct data){.block = p, .names = p->names}, NAMES_CHARACTER, m->arg[0], t); break;
    case DO_RATE:
        text_format(t, "%s with Will %d, Grit %d, Coin %d, Luck %d", p->character[m->arg[4]].told.title, m->arg[0],
                    m->arg[1], m->arg[2], m->arg[3]);
        break;
    case DO_CHARACTERISTIC:
        text_format(t, "Wager 1 Luck on your Characteristic: %s",
                    wager_title(p, s, v->seat, WAGER_CHARACTERISTIC + m->arg[0]));
        break;
    case DO_FLAW:
        text_format(t, "Wager 1 Will on your Flaw: %s", wager_title(p, s, v->seat, WAGER_FLAW + m->arg[0]));
        break;
    case DO_USE: {
        const struct trait *x = &sheet(p, s, v->seat)->trait[m->arg[0]];
        text_format(t, "Declare %s: %s", x->told.title, x->told.text);
        break;
    }
    default:
        text_format(t, "Invocation, %s: ", sheet(p, s, v->seat)->invocation[m->arg[0]].title);
        say_goal(p, s, m->arg[1], t);
        break;
    }
}

static void dealer_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct texarkana *s = look_at(&v->state);
    const struct scenario *story = story_of(p, s);
    switch (m->verb) {
    case DO_SCENARIO:
        if (m->arg[0] == SCENARIO_FREE)
            text_put(t, "A free table, without a scenario");
        else
            texarkana_words.describe(d, NAMES_SCENARIO, m->arg[0], t);
        break;
    case DO_CALL:
        text_put(t, "Ask ");
        say_who(d, v, m->arg[0], false, t);
        text_format(t, " for a test of %s: ", suit_title(m->arg[2]));
        say_goal(p, s, m->arg[1], t);
        break;
    case DO_CHANGE:
        say_whose(d, v, m->arg[0], true, t);
        text_format(t, " %s ", m->arg[1] == RES_INJURY ? "Injuries" : resource_title(m->arg[1]));
        say_signed(m->arg[2], t);
        break;
    case DO_ENTER:
    case DO_LEAVE:
        say_who(d, v, m->arg[0], true, t);
        text_put(t, m->verb == DO_ENTER ? " comes into the scene" : " leaves the scene");
        break;
    case DO_BRING: text_format(t, "%s comes in", p->npc[m->arg[0]].told.title); break;
    case DO_DISMISS:
        say_npc(p, s, m->arg[0], t);
        text_put(t, " goes");
        break;
    case DO_CLASH:
        say_npc(p, s, m->arg[0], t);
        text_put(t, ", for the Posse, against ");
        say_npc(p, s, m->arg[1], t);
        break;
    case DO_JUDGE:
        say_goal(p, s, m->arg[0], t);
        text_put(t, m->arg[1] == GOAL_WON ? ": won, without a test" : ": lost, without a test");
        break;
    case DO_DECLARE: declare_label(p, s, m, t); break;
    case DO_DIFFICULTY:
        text_put(t, "DV ");
        say_signed(m->arg[0], t);
        if (woe_allowed(s))
            text_format(t, " and %d Woe", m->arg[1]);
        if (m->arg[1] && m->arg[1] == s->woe)
            text_put(t, ", which is all of it: the session ends with this test unless a Skull brings more"); /* TX-D6 */
        break;
    case DO_ALLOW:
        text_format(t, "Allow it: %s against %s%s", suit_title(m->arg[0]), suit_title(m->arg[1]),
                    m->arg[2] ? ", with violence" : "");
        break;
    case DO_TAKE:
        if (m->arg[0] == RES_INJURY)
            text_put(t, "An Injury");
        else
            text_format(t, "Take %d %s", m->arg[1], resource_title(m->arg[0]));
        break;
    case DO_SCENE:
        text_format(t, "Open %s", story ? story->scene[m->arg[0]].told.title : "the next scene");
        break;
    case DO_CLOSE_SCENE: text_put(t, "Close the scene"); break;
    case DO_CLOSE_SESSION: text_put(t, story ? "Close the session, and so end the match" : "Close the session"); break;
    case DO_NEXT_SESSION: text_put(t, "Begin another session"); break;
    case DO_FINISH: text_put(t, "Leave it at that"); break;
    default: text_put(t, "No cards are needed"); break;
    }
}

void tx_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct texarkana *s = look_at(&v->state);
    switch (m->verb) {
    case DO_CHOOSE:
    case DO_RATE:
    case DO_CHARACTERISTIC:
    case DO_FLAW:
    case DO_USE:
    case DO_INVOKE: sheet_label(p, v, m, t); break;
    case DO_ATTEMPT:
        say_goal(p, s, m->arg[0], t);
        text_format(t, ", by %s: %s", suit_title(m->arg[1]), suit_field(m->arg[1]));
        break;
    case DO_CHALLENGE:
        text_put(t, "Set yourself against ");
        say_who(d, v, m->arg[0], false, t);
        break;
    case DO_WAIT:
        text_put(t, v->seat == DEALER || s->phase != PHASE_FREE ? "Wait"
                    : s->seats > 2 ? "Wait: others act, or the Dealer goes on"
                                   : "Wait: the Dealer goes on");
        break;
    case DO_AGREE: text_put(t, "Agree"); break;
    case DO_REFUSE: text_put(t, "Refuse: nothing happened"); break;
    case DO_PLAY: play_label(p, v, m, t); break;
    case DO_DOWN:
        text_put(t, "Lay down ");
        say_card(m->arg[0], t);
        break;
    case DO_CALL_OFF: text_put(t, "Call the test off; nothing is spent"); break;
    case DO_ASSIST: assist_label(p, v, m, t); break;
    case DO_PASS: text_put(t, "Do not assist"); break;
    case DO_TRUMP: trump_label(p, v, true, t); break;
    case DO_GAIN: text_format(t, "Gain %d %s", m->arg[1], resource_title(m->arg[0])); break;
    case DO_STAND: trump_label(p, v, false, t); break;
    case DO_NARRATE: text_put(t, "Tell it, or leave it untold"); break;
    case DO_TOSS:
    case DO_SHED:
        text_put(t, "Discard ");
        say_card(m->arg[0], t);
        break;
    default: dealer_label(d, v, m, t); break;
    }
}
