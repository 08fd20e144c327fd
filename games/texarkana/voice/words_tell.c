/* The story: which messages a move is told by, and what stands in their slots. Told from two views and the move as that
 * seat may read it, so it knows no more than the seat. */
#include "games/texarkana/voice/words.h"

/* Moves that are told by one message, whatever they did. */
static const struct voice_row told[VERBS] = {
    [DO_CHOOSE] = VOICE_ROW(TELL_CHARACTER(.who = F_SEAT, .character = F_CHARACTER, .will = F_WILL, .grit = F_GRIT,
                                           .coin = F_COIN, .luck = F_LUCK)),
    [DO_RATE] = VOICE_ROW(TELL_CHARACTER(.who = F_SEAT, .character = F_CHARACTER, .will = F_WILL, .grit = F_GRIT,
                                         .coin = F_COIN, .luck = F_LUCK)),
    [DO_ATTEMPT] = VOICE_ROW(TELL_ATTEMPT(.who = F_SEAT, .goal = F_ARG, .suit = F_ARG1)),
    [DO_INVOKE] = VOICE_ROW(TELL_INVOKE(.who = F_SEAT, .invocation = F_ARG)),
    [DO_GAIN] = VOICE_ROW(TELL_BEYOND()),
    [DO_CHALLENGE] = VOICE_ROW(TELL_CHALLENGE(.who = F_SEAT, .other = F_ARG)),
    [DO_AGREE] = VOICE_ROW(TELL_AGREE(.who = F_SEAT)),
    [DO_REFUSE] = VOICE_ROW(TELL_REFUSE(.who = F_SEAT)),
    [DO_CHARACTERISTIC] = VOICE_ROW(TELL_CHARACTERISTIC(.who = F_SEAT, .characteristic = F_ARG)),
    [DO_FLAW] = VOICE_ROW(TELL_FLAW(.who = F_SEAT, .flaw = F_ARG)),
    [DO_USE] = VOICE_ROW(TELL_USE(.who = F_SEAT, .trait = F_ARG)),
    [DO_PLAY] = VOICE_ROW(TELL_PLAY(.who = F_SEAT, .rank = F_RANK, .suit = F_SUIT, .burn = F_ARG1)),
    [DO_CALL_OFF] = VOICE_ROW(TELL_CALL_OFF(.who = F_SEAT)),
    [DO_ASSIST] = VOICE_ROW(TELL_ASSIST(.who = F_SEAT, .rank = F_RANK, .suit = F_SUIT)),
    [DO_TRUMP] = VOICE_ROW(TELL_TRUMP(.who = F_SEAT)),
    [DO_TOSS] = VOICE_ROW(TELL_TOSS(.who = F_SEAT, .rank = F_RANK, .suit = F_SUIT)),
    [DO_SHED] = VOICE_ROW(TELL_SHED(.who = F_SEAT, .rank = F_RANK, .suit = F_SUIT)),
    [DO_SCENARIO] = VOICE_ROW(TELL_SCENARIO(.scenario = F_ARG)),
    [DO_CLOSE_SCENE] = VOICE_ROW(TELL_CLOSE_SCENE()),
    [DO_NO_CARDS] = VOICE_ROW(TELL_NO_CARDS()),
    [DO_TAKE] = VOICE_ROW(TELL_TAKE(.who = F_SEAT, .beyond = F_BEYOND)),
    [DO_CALL] = VOICE_ROW(TELL_CALL(.who = F_ARG, .suit = F_ARG2)),
    [DO_ENTER] = VOICE_ROW(TELL_ENTER(.who = F_ARG)),
    [DO_LEAVE] = VOICE_ROW(TELL_LEAVE(.who = F_ARG)),
    [DO_BRING] = VOICE_ROW(TELL_BRING(.npc = F_ARG)),
    [DO_DISMISS] = VOICE_ROW(TELL_DISMISS(.npc = F_ARG)),
    [DO_CLASH] = VOICE_ROW(TELL_CLASH(.npc = F_ARG, .foe = F_ARG1)),
    [DO_ALLOW] = VOICE_ROW(TELL_ALLOW(.suit = F_ARG, .other = F_ARG1, .violence = F_ARG2)),
    [DO_REVEAL] = VOICE_ROW(TELL_REVEAL(.dv = F_ARG, .woe = F_ARG1)),
};

/* ---- What is told by more than that ---- */

static void tell_declare(struct talk *x)
{
    const int32_t *arg = x->m->arg;
    const struct goal *g = tx_goal_of(x->p, x->s, x->s->test_goal);
    int who = x->s->fighter[SIDE_INITIATOR];
    say(x, TELL_DECLARE(.who = who, .suit = arg[0], .named = arg[0] == x->s->field)); /* TX-C7: said when it was named */
    if (arg[2] != CAST_NONE)
        say(x, TELL_OPPOSES(.npc = arg[2], .who = who, .suit = arg[1]));
    else
        say(x, TELL_ALONE(.who = who));
    if (arg[3])
        say(x, TELL_MARKED(.marks = those(arg[3])));
    if (arg[4])
        say(x, TELL_RISK(RISK(arg[4])));
    if (g)
        say(x, TELL_STAKES(.who = who, .says = g->stakes));
}

static void tell_scene(struct talk *x, const struct view *after)
{
    struct talk then;
    struct room room[CAST_MAX];
    const char *npc[CAST_MAX];
    struct voice_list cast = {.pieces = npc};
    tx_talk_begin(&then, x->d, after, x->t); /* with the scene that is now open, and who is in it */
    line_end(x);
    say(&then, TELL_SCENE(.scene = x->is->scene, .number = x->is->scene + 1));
    for (int slot = 0; slot < CAST_MAX; slot++)
        if (x->is->cast[slot] != NONE) {
            npc[cast.count] = piece(&then, &room[cast.count], PART_NPC(.npc = slot));
            cast.count++;
        }
    if (!cast.count)
        return;
    line_end(x);
    say(x, TELL_CAST(.cast = &cast));
}

static void tell_difficulty(struct talk *x)
{
    if (x->m->arg[0] == ARG_HIDDEN)
        say(x, TELL_DIFFICULTY_SECRET());
    else
        say(x, TELL_DIFFICULTY(.who = DEALER, .dv = x->m->arg[0], .woe = x->m->arg[1]));
}

/* What a change came to is told with the sheet; this, that it could not. */
static void tell_change(struct talk *x)
{
    int seat = x->m->arg[0], which = x->m->arg[1], is = tx_resource(x->is, seat, which);
    if (is == tx_resource(x->s, seat, which))
        say(x, TELL_STAYS(.who = seat, .which = which, .n = is));
}

static void tell_down(struct talk *x)
{
    if (x->m->arg[0] == ARG_HIDDEN)
        say(x, TELL_DOWN(.who = x->m->seat));
    else
        say(x, TELL_DOWN_SEEN(.who = x->m->seat, CARD(x->m->arg[0])));
}

/* The players have read the story when they chose who to be. */
static void tell_shuffle(struct talk *x)
{
    bool player = x->v->seat != DEALER && x->v->seat < x->is->seats;
    if (x->s->phase != PHASE_DEAL) {
        say(x, TELL_SHUFFLE());
        return;
    }
    if (tx_story_of(x->p, x->is) && !player) {
        say(x, TELL_STORY(.scenario = x->is->scenario));
        line_end(x);
    }
    say(x, TELL_SESSION(.session = x->is->session, .cards = CARDS));
}

static void tell_flip(struct talk *x)
{
    const struct texarkana *s = x->s;
    int card = x->m->arg[0], side = s->phase == PHASE_ANSWER ? SIDE_OTHER : s->side;
    int who = s->phase == PHASE_CLASH || s->fighter[side] == NONE ? DEALER : s->fighter[side];
    if (s->phase == PHASE_CLASH)
        say(x, TELL_FLIP_CLASH(.who = who, CARD(card), .red = tx_is_red(card_suit(card))));
    else if (s->phase == PHASE_TIE)
        say(x, TELL_FLIP_TIE(.who = who, CARD(card)));
    else
        say(x, TELL_FLIP(.who = who, CARD(card), .total = x->is->total[side], .trump = tx_goes_on(s, side, card)));
    if (s->phase == PHASE_TIE && side == SIDE_OTHER && x->is->result == RESULT_NONE)
        say(x, TELL_EQUAL());
}

static void tell_turn_up(struct talk *x)
{
    for (int i = 0; i < 2; i++)
        say(x, TELL_TURN_UP(.who = x->s->fighter[i], CARD(x->m->arg[i])));
}

static void tell_move(struct talk *x, const struct view *after)
{
    int to = x->m->arg[0], card = x->m->arg[1];
    if (x->m->seat < x->s->seats && x->s->character[x->m->seat] != NONE && x->m->seat != DEALER)
        tx_talk_sheet(x, x->m->seat);
    if (voice_say_row(&x->voice, &told[x->m->verb], tx_fact, x))
        return;
    switch (x->m->verb) {
    case DO_DECLARE: tell_declare(x); break;
    case DO_SCENE: tell_scene(x, after); break;
    case DO_DIFFICULTY: tell_difficulty(x); break;
    case DO_CHANGE: tell_change(x); break;
    case DO_DOWN: tell_down(x); break;
    case DO_SHUFFLE: tell_shuffle(x); break;
    case DO_FLIP: tell_flip(x); break;
    case DO_TURN_UP: tell_turn_up(x); break;
    case DO_DRAW:
        if (card != ARG_HIDDEN)
            say(x, TELL_DRAW(.who = to, CARD(card)));
        break;
    case DO_LOOK:
        if (card != ARG_HIDDEN)
            say(x, TELL_LOOK(.who = to, CARD(card)));
        break;
    default: break;
    }
}

/* ---- What followed at once ---- */

/* "9 (10, DV -2, Woe +1)": a side's score, and what it is the sum of. */
static const char *score_piece(const struct talk *x, struct room *room, int side)
{
    const struct texarkana *s = x->is;
    bool dealer = side == SIDE_OTHER && !is_duel(s);
    int dv = dealer ? s->dv - DV_MAX : 0, woe = dealer ? s->woe_in : 0;
    struct room of[4];
    const char *pieces[4];
    struct voice_list sum = {.pieces = pieces};
    pieces[sum.count++] = piece(x, &of[0], PART_TOTAL(.n = s->total[side]));
    if (s->bonus[side])
        pieces[sum.count++] = piece(x, &of[1], PART_TRAITS(.n = s->bonus[side]));
    if (dv)
        pieces[sum.count++] = piece(x, &of[2], PART_DV(.n = dv));
    if (woe)
        pieces[sum.count++] = piece(x, &of[3], PART_WOE(.n = woe));
    int score = tx_score_of(s, side);
    struct room number;
    if (sum.count == 1)
        return piece(x, room, PART_TOTAL(.n = score));
    const char *is = score < 0 ? piece(x, &number, PART_BELOW(.n = -score)) : piece(x, &number, PART_TOTAL(.n = score));
    return piece(x, room, PART_SCORE(.score = is, .sum = &sum));
}

static void tell_heights(struct talk *x, int side)
{
    int heights = x->is->heights[side], who = x->is->fighter[side];
    if (heights >> HEIGHT_GRANDER & 1)
        say(x, TELL_GRANDER(.who = who));
    if (heights >> HEIGHT_WORSE & 1)
        say(x, TELL_WORSE(.who = who));
    if (heights >> HEIGHT_BETTER & 1)
        say(x, TELL_BETTER());
}

static void tell_scores(struct talk *x)
{
    const struct texarkana *s = x->is;
    struct room mine, theirs;
    int win = s->result == RESULT_SUCCESS ? SIDE_INITIATOR : SIDE_OTHER, lost = 1 - win, who = s->fighter[SIDE_INITIATOR];
    const char *score[2] = {score_piece(x, &mine, SIDE_INITIATOR), score_piece(x, &theirs, SIDE_OTHER)};
    bool both = s->busted[0] && s->busted[1], one = s->busted[lost] && !both; /* TX-D4 */
    if (both)
        say(x, TELL_BOTH_BUST());
    if (is_duel(s) && one)
        say(x, TELL_BUST_DUEL(.who = s->fighter[lost], .other = s->fighter[win], .total = s->total[lost]));
    else if (is_duel(s))
        say(x, TELL_DUEL(.who = s->fighter[win], .high = score[win], .low = score[lost]));
    else if (one && lost == SIDE_INITIATOR)
        say(x, TELL_BUST_FAILURE(.who = who, .total = s->total[lost]));
    else if (one)
        say(x, TELL_BUST_SUCCESS(.who = who, .total = s->total[lost]));
    else if (win == SIDE_INITIATOR)
        say(x, TELL_SUCCESS(.who = who, .mine = score[0], .theirs = score[1]));
    else
        say(x, TELL_FAILURE(.who = who, .mine = score[0], .theirs = score[1]));
}

/* The result of a test or duel, as soon as it stands. */
static void tell_result(struct talk *x)
{
    const struct texarkana *s = x->is;
    if (s->result == RESULT_NONE || x->s->result != RESULT_NONE || s->kind == KIND_CLASH)
        return;
    for (int side = 0; side < 2; side++)
        if (!s->busted[side] && s->trumped[side] && s->never_bust[side] && s->total[side] > BUST_OVER)
            say(x, TELL_CANNOT_BUST(.who = s->fighter[side], .total = s->total[side])); /* TX-F1 */
    tell_scores(x);
    if (is_duel(s))
        tell_heights(x, SIDE_OTHER);
    tell_heights(x, SIDE_INITIATOR);
    for (int side = 0; side < 2; side++)
        if (s->burned[side] && s->fighter[side] != NONE)
            say(x, TELL_BURNED(.who = s->fighter[side],
                               .woe = s->result == RESULT_FAILURE && s->woe_in && !x->s->burned[side]));
}

static void tell_cast(struct talk *x)
{
    for (int slot = 0; slot < CAST_MAX; slot++) {
        if (x->s->cast[slot] == NONE || x->is->cast[slot] != x->s->cast[slot])
            continue;
        if ((x->is->cast_out & ~x->s->cast_out) >> slot & 1)
            say(x, TELL_NPC_OUT(.npc = slot));
        else if (x->is->cast_grit[slot] != x->s->cast_grit[slot])
            say(x, TELL_NPC_HIT(.npc = slot, .grit = x->is->cast_grit[slot]));
    }
}

static void tell_goals(struct talk *x)
{
    for (int goal = 0; goal < GOALS_MAX; goal++) {
        const struct goal *g = tx_goal_of(x->p, x->s, goal);
        if (!g || x->is->goal[goal] == x->s->goal[goal])
            continue;
        if (x->is->goal[goal] == GOAL_WON)
            say(x, TELL_GOAL_WON(.goal = goal, .says = g->success));
        else if (x->is->goal[goal] == GOAL_LOST)
            say(x, TELL_GOAL_LOST(.goal = goal, .says = g->failure));
    }
}

/* Changes of one sheet that the move has made. */
static void tell_sheet(struct talk *x, int seat)
{
    for (int which = 0; which < RESOURCES; which++) {
        int now = tx_resource(x->is, seat, which), by = now - tx_resource(x->s, seat, which);
        if (which == RES_INJURY && by > 0)
            say(x, TELL_INJURY(.who = seat, .by = by, .now = now, .out = x->s->rule_injuries_out));
        else if (which == RES_INJURY && by < 0)
            say(x, TELL_HEAL(.who = seat, .by = -by, .now = now));
        else if (by > 0)
            say(x, TELL_GAIN(.who = seat, .by = by, .which = which, .now = now));
        else if (by < 0)
            say(x, TELL_LOSE(.who = seat, .by = -by, .which = which, .now = now));
    }
    if (tx_pc_stands(x->s, seat) && !tx_pc_stands(x->is, seat))
        say(x, TELL_OUT(.who = seat));
}

static void tell_end(struct talk *x)
{
    const struct scenario *story = tx_story_of(x->p, x->is);
    if (x->is->ending == x->s->ending)
        return;
    switch (x->is->ending) {
    case ENDING_STORY: say(x, TELL_END(.closing = x->is->closing - TO_ENDING)); break;
    case ENDING_WOE: say(x, TELL_WOE_GONE(.says = story ? story->woe_gone : "")); break;
    case ENDING_POSSE: say(x, TELL_POSSE_OUT(.says = story ? story->posse_out : "")); break;
    case ENDING_DEALER: say(x, TELL_CLOSED()); break;
    default: break;
    }
}

void tx_tell(const struct data *d, const struct view *before, const struct view *after, const struct move *m,
             struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, before, t);
    x.is = look_at(&after->state);
    x.m = m;
    tell_move(&x, after);
    tell_result(&x);
    tell_cast(&x);
    tell_goals(&x);
    for (int seat = 1; seat < x.s->seats; seat++)
        if (x.s->character[seat] != NONE)
            tell_sheet(&x, seat);
    if (x.is->woe > x.s->woe && x.is->session == x.s->session)
        say(&x, TELL_WOE(.gain = x.is->woe - x.s->woe, .woe = x.is->woe));
    tell_end(&x);
}
