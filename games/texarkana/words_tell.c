/* The story: one move in a sentence or two, and what followed from it at once. Told from two views and the move as that
 * seat may read it, so it knows no more than the seat. */
#include "games/texarkana/words.h"

struct tale {
    const struct data *d;
    const struct pack *p;
    const struct view *v;                     /* the view before */
    const struct texarkana *was, *is;         /* before and after */
    const struct move *m;
    struct text *t;
};

static void does(const struct tale *x, int seat, const char *you, const char *they)
{
    say_does(x->d, x->v, seat, you, they, x->t);
}

static void who(const struct tale *x, int seat, bool capital)
{
    say_who(x->d, x->v, seat, capital, x->t);
}

/* ---- What followed ---- */

/* Changes of one sheet that the move has made. */
static void tell_sheet(const struct tale *x, int seat)
{
    static const char *const titles[] = {"Will", "Grit", "Coin", "Luck", "Injuries"};
    for (int which = 0; which < RESOURCES; which++) {
        int was = resource(x->was, seat, which), is = resource(x->is, seat, which);
        if (was == is || x->was->character[seat] == NONE)
            continue;
        say_whose(x->d, x->v, seat, true, x->t);
        text_format(x->t, which == RES_INJURY ? " %s are now %d" : " %s is now %d", titles[which], is);
        text_put(x->t, is < was && which == RES_WILL && !is ? ": out of the scene. " : ". ");
    }
    if (pc_stands(x->was, seat) && !pc_stands(x->is, seat) && x->is->will[seat])
        does(x, seat, "are out. ", "is out. ");
}

static void tell_sheets(const struct tale *x)
{
    for (int seat = 1; seat < x->was->seats; seat++)
        tell_sheet(x, seat);
}

static void tell_woe(const struct tale *x)
{
    int gain = x->is->woe - x->was->woe;
    if (gain > 0 && x->is->session == x->was->session)
        text_format(x->t, "The Dealer gains %d Woe and has %d. ", gain, x->is->woe);
}

static void tell_cast(const struct tale *x)
{
    for (int slot = 0; slot < CAST_MAX; slot++) {
        if (x->was->cast[slot] == NONE || x->is->cast[slot] != x->was->cast[slot])
            continue;
        bool out = (x->is->cast_out & ~x->was->cast_out) >> slot & 1;
        if (!out && x->is->cast_grit[slot] == x->was->cast_grit[slot])
            continue;
        say_npc(x->p, x->was, slot, x->t);
        if (out)
            text_put(x->t, " is out. ");
        else
            text_format(x->t, " is hit: Grit %d. ", x->is->cast_grit[slot]);
    }
}

static void tell_goals(const struct tale *x)
{
    for (int goal = 0; goal < GOALS_MAX; goal++) {
        const struct goal *g = goal_of(x->p, x->was, goal);
        if (!g || x->is->goal[goal] == x->was->goal[goal] || x->is->goal[goal] < GOAL_WON)
            continue;
        bool won = x->is->goal[goal] == GOAL_WON;
        text_format(x->t, "%s: %s. %s ", g->told.title, won ? "won" : "lost", won ? g->success : g->failure);
    }
}

static void tell_heights(const struct tale *x, int side)
{
    int heights = x->is->heights[side], seat = x->is->fighter[side];
    if (heights >> HEIGHT_GRANDER & 1)
        does(x, seat, "trumped and won, so the success is grander than agreed. ",
             "trumped and won, so the success is grander than agreed. ");
    if (heights >> HEIGHT_WORSE & 1)
        does(x, seat, "trumped and lost, so the failure is worse than agreed. ",
             "trumped and lost, so the failure is worse than agreed. ");
    if (heights >> HEIGHT_BETTER & 1)
        text_put(x->t, "The Dealer trumped and lost, so it is better than agreed. ");
}

/* "9 (10, DV -2, 1 Woe)": a side's score, and what it is the sum of. */
static void tell_score(const struct tale *x, int side)
{
    const struct texarkana *s = x->is;
    bool dealer = side == SIDE_OTHER && !is_duel(s);
    int dv = dealer ? s->dv - DV_MAX : 0, woe = dealer ? s->woe_in : 0;
    text_format(x->t, " %d", score_of(s, side));
    if (!dv && !woe && !s->bonus[side])
        return;
    text_format(x->t, " (%d", s->total[side]);
    if (s->bonus[side]) {
        text_char(x->t, ' ');
        say_signed(s->bonus[side], x->t);
    }
    if (dv) {
        text_put(x->t, ", DV ");
        say_signed(dv, x->t);
    }
    if (woe)
        text_format(x->t, ", Woe +%d", woe);
    text_char(x->t, ')');
}

/* The result of a test or duel, as soon as it stands. */
static void tell_result(const struct tale *x)
{
    const struct texarkana *s = x->is;
    if (s->result == RESULT_NONE || x->was->result != RESULT_NONE || s->kind == KIND_CLASH)
        return;
    int seat = s->fighter[SIDE_INITIATOR], other = is_duel(s) ? s->fighter[SIDE_OTHER] : DEALER;
    for (int side = 0; side < 2; side++)
        if (s->busted[side])
            does(x, side ? other : seat, "bust. ", "busts. ");
        else if (s->trumped[side] && s->never_bust[side] && s->total[side] > BUST_OVER)
            does(x, side ? other : seat, "cannot bust. ", "cannot bust. "); /* TX-F1 */
    does(x, seat, "have", "has");
    tell_score(x, SIDE_INITIATOR);
    text_put(x->t, ", ");
    who(x, other, false);
    text_put(x->t, x->v->seat == other ? " have" : " has");
    tell_score(x, SIDE_OTHER);
    text_put(x->t, ": ");
    if (is_duel(s)) {
        who(x, s->result == RESULT_SUCCESS ? seat : other, false);
        text_put(x->t, x->v->seat == (s->result == RESULT_SUCCESS ? seat : other) ? " win. " : " wins. ");
        tell_heights(x, SIDE_OTHER);
    } else {
        text_put(x->t, s->result == RESULT_SUCCESS ? "success. " : "failure. ");
    }
    tell_heights(x, SIDE_INITIATOR);
    for (int side = 0; side < 2; side++)
        if (s->burned[side] && s->fighter[side] != NONE) {
            say_whose(x->d, x->v, s->fighter[side], true, x->t);
            bool woe = s->result == RESULT_FAILURE && s->woe_in && !x->was->burned[side];
            text_put(x->t, woe ? " card is burned, for the Woe. " : " card is burned. ");
        }
}

static void tell_end(const struct tale *x)
{
    const struct scenario *story = story_of(x->p, x->is);
    if (x->is->ending == x->was->ending)
        return;
    switch (x->is->ending) {
    case ENDING_STORY: {
        const struct closing *c = &story->closing[x->is->closing - TO_ENDING];
        text_format(x->t, "The end: %s. %s ", c->told.title, c->told.text);
        break;
    }
    case ENDING_WOE: text_format(x->t, "The Woe is used up, and so ends the session. %s ", story ? story->woe_gone : ""); break;
    case ENDING_POSSE: text_format(x->t, "The Posse is out, and so ends the session. %s ", story ? story->posse_out : ""); break;
    case ENDING_DEALER: text_put(x->t, "The session is closed. "); break;
    default: break;
    }
}

/* ---- What players do ---- */

static void tell_attempt(const struct tale *x)
{
    const struct goal *g = goal_of(x->p, x->was, x->m->arg[0]);
    does(x, x->m->seat, "try: ", "tries: ");
    text_format(x->t, "%s, by %s. ", g ? g->told.title : "something of the moment", suit_title(x->m->arg[1]));
}

static void tell_invoke(const struct tale *x)
{
    does(x, x->m->seat, "invoke", "invokes");
    text_format(x->t, " %s. ", sheet(x->p, x->was, x->m->seat)->invocation[x->m->arg[0]].title);
}

static void tell_wager(const struct tale *x)
{
    bool flaw = x->m->verb == DO_FLAW;
    does(x, x->m->seat, "wager", "wagers");
    text_format(x->t, " 1 %s on %s. ", flaw ? "Will" : "Luck",
                wager_title(x->p, x->was, x->m->seat, (flaw ? WAGER_FLAW : WAGER_CHARACTERISTIC) + x->m->arg[0]));
}

static void tell_use(const struct tale *x)
{
    const struct trait *trait = &sheet(x->p, x->was, x->m->seat)->trait[x->m->arg[0]];
    does(x, x->m->seat, "declare", "declares");
    text_format(x->t, " %s: %s ", trait->told.title, trait->told.text);
}

static void tell_card(const struct tale *x, const char *you, const char *they, const char *after)
{
    does(x, x->m->seat, you, they);
    text_char(x->t, ' ');
    if (x->m->arg[0] == ARG_HIDDEN)
        text_put(x->t, "a card");
    else
        say_card(x->m->arg[0], x->t);
    text_put(x->t, after);
}

static void tell_casting(const struct tale *x)
{
    int seat = x->m->seat;
    does(x, seat, "play", "plays");
    text_format(x->t, " %s: Will %d, Grit %d, Coin %d, Luck %d. ", sheet(x->p, x->is, seat)->told.title,
                x->is->will[seat], x->is->grit[seat], x->is->coin[seat], x->is->luck[seat]);
}

static bool tell_player(const struct tale *x)
{
    int seat = x->m->seat;
    switch (x->m->verb) {
    case DO_CHOOSE:
    case DO_RATE: tell_casting(x); return true;
    case DO_ATTEMPT: tell_attempt(x); return true;
    case DO_INVOKE: tell_invoke(x); return true;
    case DO_GAIN:
        does(x, seat, "gain ", "gains ");
        text_format(x->t, "%d %s beyond what was agreed. ", x->m->arg[1], resource_title(x->m->arg[0]));
        return true;
    case DO_CHALLENGE:
        does(x, seat, "challenge ", "challenges ");
        who(x, x->m->arg[0], false);
        text_put(x->t, ". ");
        return true;
    case DO_AGREE: does(x, seat, "agree. ", "agrees. "); return true;
    case DO_REFUSE: does(x, seat, "refuse: nothing happened. ", "refuses: nothing happened. "); return true;
    case DO_CHARACTERISTIC:
    case DO_FLAW: tell_wager(x); return true;
    case DO_USE: tell_use(x); return true;
    case DO_PLAY: tell_card(x, "play", "plays", x->m->arg[1] ? ", to be burned. " : ". "); return true;
    case DO_DOWN: tell_card(x, "lay", "lays", " face down. "); return true;
    case DO_CALL_OFF: does(x, seat, "call the test off. ", "calls the test off. "); return true;
    case DO_ASSIST: tell_card(x, "assist with", "assists with", ", which is burned. "); return true;
    case DO_TRUMP: does(x, seat, "trump. ", "trumps. "); return true;
    case DO_TOSS: tell_card(x, "look at two cards and discard", "looks at two cards and discards", ". "); return true;
    case DO_SHED: tell_card(x, "discard", "discards", ". "); return true;
    default: return false;
    }
}

/* ---- What the Dealer does ---- */

static void tell_declare(const struct tale *x)
{
    const int32_t *arg = x->m->arg;
    text_format(x->t, "Trump is %s", suit_title(arg[0]));
    if (arg[0] != x->was->field) /* else it was said of the field of use that was named */
        text_format(x->t, " (%s)", suit_field(arg[0]));
    text_put(x->t, ". ");
    if (arg[2] != CAST_NONE) {
        say_npc(x->p, x->was, arg[2], x->t);
        text_format(x->t, " opposes by %s. ", suit_title(arg[1]));
    }
    if (arg[3]) {
        text_put(x->t, "Marked: ");
        say_marks(arg[3], x->t);
        text_put(x->t, ". ");
    }
    text_put(x->t, "At risk: ");
    say_risk(arg[4], x->t);
    text_put(x->t, ". ");
    const struct goal *g = goal_of(x->p, x->was, x->was->test_goal);
    if (g)
        text_format(x->t, "Failure: %s ", g->stakes);
}

static void tell_scene(const struct tale *x)
{
    const struct scene *scene = scene_of(x->p, x->is);
    if (scene)
        text_format(x->t, "\n%s. %s ", scene->told.title, scene->told.text);
    else
        text_format(x->t, "\nScene %d opens. ", x->is->scene + 1);
    bool any = false;
    for (int slot = 0; slot < CAST_MAX; slot++) {
        if (x->is->cast[slot] == NONE)
            continue;
        text_put(x->t, any ? ", " : "\nHere too: ");
        say_npc(x->p, x->is, slot, x->t);
        any = true;
    }
    text_put(x->t, any ? ". " : "");
}

static void tell_story(const struct tale *x)
{
    const struct scenario *story = story_of(x->p, x->is);
    if (story)
        text_format(x->t, "The story is %s. ", story->told.title);
    else
        text_put(x->t, "A free table. ");
}

static void tell_difficulty(const struct tale *x)
{
    if (x->m->arg[0] == ARG_HIDDEN) {
        text_put(x->t, "The difficulty is set, in secret. ");
        return;
    }
    does(x, DEALER, "note DV ", "notes DV ");
    say_signed(x->m->arg[0], x->t);
    text_format(x->t, " and %d Woe. ", x->m->arg[1]);
}

/* What a change came to is told with the sheet; this, that it could not. */
static void tell_change(const struct tale *x)
{
    int seat = x->m->arg[0], which = x->m->arg[1], is = resource(x->is, seat, which);
    if (is != resource(x->was, seat, which))
        return;
    say_whose(x->d, x->v, seat, true, x->t);
    text_format(x->t, " %s %s %d, the %s there may be. ", which == RES_INJURY ? "Injuries" : resource_title(which),
                which == RES_INJURY ? "stay" : "stays", is, is ? "most" : "least");
}

static void tell_dealer(const struct tale *x)
{
    const int32_t *arg = x->m->arg;
    switch (x->m->verb) {
    case DO_SCENARIO: tell_story(x); break;
    case DO_SCENE: tell_scene(x); break;
    case DO_CLOSE_SCENE: text_put(x->t, "The scene closes. "); break;
    case DO_NO_CARDS: text_put(x->t, "No cards are needed for this. "); break;
    case DO_DECLARE: tell_declare(x); break;
    case DO_DIFFICULTY: tell_difficulty(x); break;
    case DO_CHANGE: tell_change(x); break;
    case DO_TAKE:
        does(x, x->m->seat, arg[0] == RES_INJURY ? "inflict " : "take ", arg[0] == RES_INJURY ? "inflicts " : "takes ");
        if (arg[0] != RES_INJURY)
            text_format(x->t, "%d ", arg[1]);
        text_put(x->t, resource_title(arg[0]));
        text_put(x->t, x->is->takes_left < x->was->takes_left ? " beyond what was at risk. " : ". ");
        break;
    case DO_CALL:
        text_put(x->t, "The Dealer asks for a test of ");
        text_format(x->t, "%s by ", suit_title(arg[2]));
        who(x, arg[0], false);
        text_put(x->t, ". ");
        break;
    case DO_ENTER:
    case DO_LEAVE:
        does(x, arg[0], x->m->verb == DO_ENTER ? "come into the scene. " : "leave the scene. ",
             x->m->verb == DO_ENTER ? "comes into the scene. " : "leaves the scene. ");
        break;
    case DO_BRING: text_format(x->t, "%s comes in. ", x->p->npc[arg[0]].told.title); break;
    case DO_DISMISS:
        say_npc(x->p, x->was, arg[0], x->t);
        text_put(x->t, " goes. ");
        break;
    case DO_CLASH:
        say_npc(x->p, x->was, arg[0], x->t);
        text_put(x->t, " against ");
        say_npc(x->p, x->was, arg[1], x->t);
        text_put(x->t, ": one card decides. ");
        break;
    case DO_ALLOW:
        text_format(x->t, "The Dealer allows it: trump %s against %s%s. ", suit_title(arg[0]), suit_title(arg[1]),
                    arg[2] ? ", with violence" : "");
        break;
    default: break;
    }
}

/* ---- Chance ---- */

static void tell_flip(const struct tale *x)
{
    int card = x->m->arg[0], side = x->was->phase == PHASE_ANSWER ? SIDE_OTHER : x->was->side;
    int seat = x->was->phase == PHASE_CLASH || x->was->fighter[side] == NONE ? DEALER : x->was->fighter[side];
    does(x, seat, "flip ", "flips ");
    say_card(card, x->t);
    if (x->was->phase == PHASE_CLASH) {
        text_put(x->t, is_red(card_suit(card)) ? ", red: it favours the Posse. " : ": it goes against the Posse. ");
    } else if (x->was->phase == PHASE_TIE) {
        text_put(x->t, ". ");
        if (side == SIDE_OTHER && x->is->result == RESULT_NONE)
            text_put(x->t, "Again equal. ");
    } else {
        bool more = goes_on(x->was, side, card);
        text_format(x->t, "%s: total %d. ", more ? ", a trump" : "", x->is->total[side]);
    }
}

static void tell_draw(const struct tale *x)
{
    bool look = x->m->verb == DO_LOOK;
    if (x->m->arg[1] == ARG_HIDDEN)
        return;
    does(x, x->m->arg[0], look ? "look at" : "draw", look ? "looks at" : "draws");
    text_char(x->t, ' ');
    say_card(x->m->arg[1], x->t);
    text_put(x->t, ". ");
}

/* The players have read the story when they chose who to be. */
static void tell_session(const struct tale *x)
{
    const struct scenario *story = story_of(x->p, x->is);
    bool player = x->v->seat != DEALER && x->v->seat < x->is->seats;
    if (story && !player)
        text_format(x->t, "%s. %s\n", story->told.title, story->told.text);
    text_format(x->t, "Session %d: all 117 cards are shuffled and dealt. ", x->is->session);
}

static void tell_chance(const struct tale *x)
{
    const int32_t *arg = x->m->arg;
    switch (x->m->verb) {
    case DO_SHUFFLE:
        if (x->was->phase == PHASE_DEAL)
            tell_session(x);
        else
            text_put(x->t, "The discards are shuffled: they are the deck. ");
        break;
    case DO_FLIP: tell_flip(x); break;
    case DO_REVEAL:
        text_put(x->t, "The difficulty, DV, was ");
        say_signed(arg[0], x->t);
        if (arg[1])
            text_format(x->t, ", with %d Woe: an unsettling presence", arg[1]);
        text_put(x->t, ". ");
        break;
    case DO_TURN_UP:
        does(x, x->was->fighter[0], "have ", "has ");
        say_card(arg[0], x->t);
        text_put(x->t, "; ");
        does(x, x->was->fighter[1], "have ", "has ");
        say_card(arg[1], x->t);
        text_put(x->t, ". ");
        break;
    default: tell_draw(x); break;
    }
}

void tx_tell(const struct data *d, const struct view *before, const struct view *after, const struct move *m,
             struct text *t)
{
    const struct tale x = {d, pack_of(d), before, look_at(&before->state), look_at(&after->state), m, t};
    if (m->seat == SEAT_CHANCE)
        tell_chance(&x);
    else if (!tell_player(&x))
        tell_dealer(&x);
    tell_result(&x);
    tell_cast(&x);
    tell_goals(&x);
    if (m->verb != DO_CHOOSE && m->verb != DO_RATE)
        tell_sheets(&x);
    tell_woe(&x);
    tell_end(&x);
}
