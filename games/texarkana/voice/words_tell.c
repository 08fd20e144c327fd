/* The story: which messages a move is told by, and what stands in their slots. Told from two views
 * and the move as that seat may read it, so it knows no more than the seat. */
#include "games/texarkana/facts.h"
#include "games/texarkana/voice/words_buys.h"
#include "games/texarkana/voice/words_facts.h"

static void say_also(struct talk *x, const struct by_fact *by)
{
    struct lines also = tx_also(x->is, by);
    for (int i = 0; i < also.count; i++)
        say(x, TELL_ALSO(.says = also.at[i]));
}

static void tell_scene(struct talk *x)
{
    struct talk open;
    struct pieces cast = {0};
    /* with the scene that is now open, and who is in it */
    tx_talk_begin(&open, x->d, x->after, NULL, x->t);
    line_end(x);
    say(&open, TELL_SCENE(.scene = x->is->scene, .number = x->is->scene + 1));
    if (tx_scene_of(x->p, x->is))
        say_also(&open, &tx_scene_of(x->p, x->is)->by_fact);
    tx_tell_moods(x);
    for (int slot = 0; slot < CAST_MAX; slot++)
        if (x->is->cast[slot] != NONE)
            add(&open, &cast, PART_NPC(.npc = slot));
    if (!cast.list.count)
        return;
    line_end(x);
    say(x, TELL_CAST(.cast = &cast.list));
}

/* What a move is told by. */
static const struct voice_line *const tells[VERBS] = {
    [DO_CHOOSE] = SAYS(TELL_CHARACTER(.who = F_SEAT, .character = F_CHARACTER, .will = F_WILL,
                                      .grit = F_GRIT, .coin = F_COIN, .luck = F_LUCK)),
    [DO_RATE] = SAYS(TELL_CHARACTER(.who = F_SEAT, .character = F_CHARACTER, .will = F_WILL,
                                    .grit = F_GRIT, .coin = F_COIN, .luck = F_LUCK)),
    [DO_ATTEMPT] = SAYS(TELL_ATTEMPT(.who = F_SEAT, .goal = F_ARG, .suit = F_ARG1)),
    [DO_INVOKE] = SAYS(TELL_INVOKE(.who = F_SEAT, .invocation = F_ARG)),
    [DO_GAIN] = SAYS(TELL_BEYOND()),
    [DO_BUY] = SAYS(TELL_BUY(.who = F_SEAT, .buy = F_ARG, .says = TEXT(F_BOUGHT_SAYS))),
    [DO_SET_GOAL] = SAYS(TELL_SET_GOAL(.made = F_ARG)),
    [DO_MOOD] = SAYS(TELL_MOOD_SET(.npc = F_ARG, .mood = F_ARG1)),
    [DO_CHALLENGE] = SAYS(TELL_CHALLENGE(.who = F_SEAT, .other = F_ARG)),
    [DO_AGREE] = SAYS(TELL_AGREE(.who = F_SEAT)),
    [DO_REFUSE] = SAYS(TELL_REFUSE(.who = F_SEAT)),
    [DO_CHARACTERISTIC] = SAYS(TELL_CHARACTERISTIC(.who = F_SEAT, .characteristic = F_ARG)),
    [DO_FLAW] = SAYS(TELL_FLAW(.who = F_SEAT, .flaw = F_ARG)),
    [DO_USE] = SAYS(TELL_USE(.who = F_SEAT, .trait = F_ARG)),
    [DO_PLAY] = SAYS(TELL_PLAY(.who = F_SEAT, .rank = F_RANK, .suit = F_SUIT, .burn = F_ARG1)),
    [DO_CALL_OFF] = SAYS(TELL_CALL_OFF(.who = F_SEAT)),
    [DO_ASSIST] = SAYS(TELL_ASSIST(.who = F_SEAT, .rank = F_RANK, .suit = F_SUIT)),
    [DO_TRUMP] = SAYS(TELL_TRUMP(.who = F_SEAT)),
    [DO_TOSS] = SAYS(TELL_TOSS(.who = F_SEAT, .rank = F_RANK, .suit = F_SUIT)),
    [DO_SHED] = SAYS(TELL_SHED(.who = F_SEAT, .rank = F_RANK, .suit = F_SUIT)),
    [DO_SCENARIO] = SAYS(TELL_SCENARIO(.scenario = F_ARG)),
    [DO_CLOSE_SCENE] = SAYS(TELL_CLOSE_SCENE()),
    [DO_NO_CARDS] = SAYS(TELL_NO_CARDS()),
    [DO_TAKE] = LINES(IF(IS_TAKEN, TELL_TAKE(.who = F_SEAT, .beyond = IS_BEYOND)),
                      ELSE(TELL_TAKE_NONE(.who = F_SEAT, .from = F_LOSER, .which = F_ARG))),
    [DO_CALL] = SAYS(TELL_CALL(.who = F_ARG, .suit = F_ARG2)),
    [DO_ENTER] = SAYS(TELL_ENTER(.who = F_ARG)),
    [DO_LEAVE] = SAYS(TELL_LEAVE(.who = F_ARG)),
    [DO_BRING] = SAYS(TELL_BRING(.npc = F_ARG)),
    [DO_DISMISS] = SAYS(TELL_DISMISS(.npc = F_ARG)),
    [DO_CLASH] = SAYS(TELL_CLASH(.npc = F_ARG, .foe = F_ARG1)),
    [DO_ALLOW] = SAYS(TELL_ALLOW(.suit = F_ARG, .other = F_ARG1, .violence = F_ARG2)),
    [DO_REVEAL] = SAYS(TELL_REVEAL(.dv = F_ARG, .woe = F_ARG1)),
    [DO_DECLARE] =
        LINES(SAY(TELL_DECLARE(.who = F_WHO, .suit = F_ARG, .named = IS_NAMED)),
              IF(IS_OPPOSED, TELL_OPPOSES(.npc = F_ARG2, .who = F_WHO, .suit = F_ARG1)),
              ELSE(TELL_ALONE(.who = F_WHO)), IF(IS_MARKS, TELL_MARKED(.marks = LISTED(F_MARKS))),
              IF(IS_RISK, TELL_RISK(.risk = LISTED(F_RISK), .n = F_RISKS)),
              IF(F_HELD_BONUS, TELL_HELD(.buy = F_HELD, .n = F_HELD_BONUS)), /* TX-C3 */
              IF(IS_AIMED, TELL_STAKES(.who = F_WHO, .says = TEXT(F_STAKES)))),
    [DO_SCENE] = LINES(CALL(tell_scene)),
    [DO_DIFFICULTY] =
        LINES(IF(IS_HIDDEN, TELL_DV_SECRET()),
              ELSE(TELL_DIFFICULTY(.who = LITERAL(DEALER), .dv = F_ARG, .woe = F_ARG1))),
    /* What a change came to is told with the sheet; this, that it could not. */
    [DO_CHANGE] = LINES(IF(IS_STAYS, TELL_STAYS(.who = F_ARG, .which = F_ARG1, .n = F_NOW))),
    [DO_SET_FIGURE] = SAYS(TELL_SET_FIGURE(.by = F_SEAT, .who = F_ARG, .which = F_ARG1,
                                           .was = F_FIGURE, .to = F_ARG2)),
    [DO_SET_GRIT] =
        SAYS(TELL_SET_GRIT(.by = F_SEAT, .npc = F_ARG, .was = F_NPC_GRIT, .to = F_ARG1)),
    [DO_SET_WOE] = SAYS(TELL_SET_WOE(.by = F_SEAT, .was = F_WOE, .to = F_ARG)),
    [DO_DOWN] = LINES(IF(IS_HIDDEN, TELL_DOWN(.who = F_SEAT)),
                      ELSE(TELL_DOWN_SEEN(.who = F_SEAT, .rank = F_RANK, .suit = F_SUIT))),
    [DO_SHUFFLE] = LINES(IF(NOT(IS_DEALT), TELL_SHUFFLE()),
                         ELSE_IF(IS_TOLD, TELL_STORY(.scenario = F_SCENARIO)), PUT("\n"),
                         IF(IS_DEALT, TELL_SESSION(.session = F_SESSION, .cards = LITERAL(CARDS)))),
    [DO_FLIP] =
        LINES(IF(IS_CLASH,
                 TELL_FLIP_CLASH(.who = F_FLIPPER, .rank = F_RANK, .suit = F_SUIT, .red = IS_RED)),
              ELSE_IF(IS_TIE, TELL_FLIP_TIE(.who = F_FLIPPER, .rank = F_RANK, .suit = F_SUIT)),
              ELSE(TELL_FLIP(.who = F_FLIPPER, .rank = F_RANK, .suit = F_SUIT,
                             .total = F_FLIP_TOTAL, .trump = IS_GOES_ON)),
              IF(IS_EQUAL, TELL_EQUAL())),
    [DO_TURN_UP] = LINES(SAY(TELL_TURN_UP(.who = F_WHO, .rank = F_RANK, .suit = F_SUIT)),
                         SAY(TELL_TURN_UP(.who = F_OTHER, .rank = F_RANK1, .suit = F_SUIT1))),
    [DO_DRAW] = LINES(IF(IS_SEEN, TELL_DRAW(.who = F_ARG, .rank = F_RANK1, .suit = F_SUIT1))),
    [DO_LOOK] = LINES(IF(IS_SEEN, TELL_LOOK(.who = F_ARG, .rank = F_RANK1, .suit = F_SUIT1))),
};

/* ---- What followed at once ---- */

/* "9 (10, DV -2, Woe +1)": a side's score, and what it is the sum of. */
static const char *score_piece(const struct talk *x, struct room *room, int side)
{
    const struct texarkana *s = x->is;
    bool dealer = side == SIDE_OTHER && !is_duel(s);
    int dv = dealer ? s->dv - DV_MAX : 0, woe = dealer ? s->woe_in : 0;
    struct pieces sum = {0};
    add(x, &sum, PART_TOTAL(.n = s->total[side]));
    add_if(x, s->bonus[side], &sum, PART_TRAITS(.n = s->bonus[side]));
    add_if(x, dv, &sum, PART_DV(.n = dv));
    add_if(x, woe, &sum, PART_WOE(.n = woe));
    int score = tx_score_of(s, side);
    struct room number;
    if (sum.list.count == 1)
        return piece(x, room, PART_TOTAL(.n = score));
    const char *is = score < 0 ? piece(x, &number, PART_BELOW(.n = -score))
                               : piece(x, &number, PART_TOTAL(.n = score));
    return piece(x, room, PART_SCORE(.score = is, .sum = &sum.list));
}

/* What a score is the sum of, first that of this side. */
#define SUMS(side)                                                                                 \
    .score = tx_score_of(s, (side)), .total = s->total[side], .traits = s->bonus[side],            \
    .other_score = tx_score_of(s, 1 - (side)), .other_total = s->total[1 - (side)],                \
    .other_traits = s->bonus[1 - (side)], .dv = is_duel(s) ? 0 : s->dv - DV_MAX,                   \
    .woe = is_duel(s) ? 0 : s->woe_in

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
    int win = s->result == RESULT_SUCCESS ? SIDE_INITIATOR : SIDE_OTHER, lost = 1 - win,
        who = s->fighter[SIDE_INITIATOR];
    const char *score[2] = {score_piece(x, &mine, SIDE_INITIATOR),
                            score_piece(x, &theirs, SIDE_OTHER)};
    bool both = s->busted[0] && s->busted[1], one = s->busted[lost] && !both; /* TX-D4 */
    if (both)
        say(x, TELL_BOTH_BUST());
    if (is_duel(s) && one)
        say(x, TELL_BUST_DUEL(.who = s->fighter[lost], .other = s->fighter[win],
                              .total = s->total[lost], .other_total = s->total[win]));
    else if (is_duel(s))
        say(x,
            TELL_DUEL(.who = s->fighter[win], .high = score[win], .low = score[lost], SUMS(win)));
    else if (one && lost == SIDE_INITIATOR)
        say(x,
            TELL_BUST_FAILURE(.who = who, .total = s->total[lost], .other_total = s->total[win]));
    else if (one)
        say(x,
            TELL_BUST_SUCCESS(.who = who, .total = s->total[lost], .other_total = s->total[win]));
    else if (win == SIDE_INITIATOR)
        say(x,
            TELL_SUCCESS(.who = who, .mine = score[0], .theirs = score[1], SUMS(SIDE_INITIATOR)));
    else
        say(x,
            TELL_FAILURE(.who = who, .mine = score[0], .theirs = score[1], SUMS(SIDE_INITIATOR)));
}

/* The card of a side has just been burned by the Woe of the test. */
static bool woe_burns(const struct talk *x, int side)
{
    return x->is->burned[side] && !x->s->burned[side] && x->is->result == RESULT_FAILURE &&
           x->is->woe_in;
}

static bool costs_one(const struct talk *x, int seat, int which)
{
    return tx_resource(x->is, seat, which) == tx_resource(x->s, seat, which) - 1;
}

/* What the result has just cost a side, where that says why. */
static bool tell_cost(struct talk *x, int seat, int which)
{
    const struct texarkana *s = x->is;
    int side = side_of(s, seat), wager = s->wager[side], now = tx_resource(s, seat, which);
    if (s->fighter[side] != seat || x->s->result != RESULT_NONE || s->result == RESULT_NONE ||
        !costs_one(x, seat, which))
        return false;
    if (which == RES_WILL && woe_burns(x, side)) {
        say(x, TELL_BURN_COST(.who = seat, .now = now));
        return true;
    }
    if (which != RES_LUCK || wager < WAGER_CHARACTERISTIC || wager >= WAGER_FLAW)
        return false;
    tx_talk_sheet(x, seat);
    say(x,
        TELL_WAGER_COST(.who = seat, .characteristic = wager - WAGER_CHARACTERISTIC, .now = now));
    return true;
}

void tx_say_result(struct talk *x)
{
    const struct texarkana *s = x->is;
    for (int side = 0; side < 2; side++)
        if (!s->busted[side] && s->trumped[side] && s->never_bust[side] &&
            s->total[side] > BUST_OVER)
            say(x, TELL_CANNOT_BUST(.who = s->fighter[side], .total = s->total[side])); /* TX-F1 */
    tell_scores(x);
    if (is_duel(s))
        tell_heights(x, SIDE_OTHER);
    tell_heights(x, SIDE_INITIATOR);
    for (int side = 0; side < 2; side++)
        if (s->burned[side] && s->fighter[side] != NONE &&
            !(woe_burns(x, side) && costs_one(x, s->fighter[side], RES_WILL)))
            say(x, TELL_BURNED(.who = s->fighter[side], .woe = woe_burns(x, side)));
}

/* As soon as it stands. */
static void tell_result(struct talk *x)
{
    if (tx_has_result(x->is) && !tx_has_result(x->s))
        tx_say_result(x);
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
        if (x->is->goal[goal] == x->s->goal[goal])
            continue;
        if (!g && x->is->goal[goal] == GOAL_WON)
            say(x, TELL_MADE_WON(.goal = goal));
        else if (!g && x->is->goal[goal] == GOAL_LOST)
            say(x, TELL_MADE_LOST(.goal = goal));
        else if (!g)
            continue;
        else if (x->is->goal[goal] == GOAL_WON)
            say(x, TELL_GOAL_WON(.goal = goal, .says = tx_goal_text(x->p, x->is, goal)));
        else if (x->is->goal[goal] == GOAL_LOST)
            say(x, TELL_GOAL_LOST(.goal = goal, .says = tx_goal_text(x->p, x->is, goal)));
    }
}

/* What the story remembers from here on, and what that opens and closes. */
static void tell_facts(struct talk *x)
{
    const struct scenario *story = tx_story_of(x->p, x->is);
    for (int fact = 0; story && fact < story->fact_count; fact++)
        if ((x->is->facts & ~x->s->facts) >> fact & 1)
            say(x, TELL_FACT(.says = story->fact_text[fact]));
    for (int goal = 0; x->s->scene != NONE && x->is->scene != NONE && goal < GOALS_MAX; goal++)
        if (tx_is_made(x->is, goal))
            continue;
        else if (x->s->goal[goal] == GOAL_ABSENT && x->is->goal[goal] == GOAL_OPEN)
            say(x, TELL_GOAL_OPENS(.goal = goal));
        else if (x->s->goal[goal] == GOAL_OPEN && x->is->goal[goal] == GOAL_ABSENT)
            say(x, TELL_GOAL_CLOSES(.goal = goal));
}

/* Changes of one sheet that the move has made. */
static void tell_sheet(struct talk *x, int seat)
{
    for (int which = 0; which < RESOURCES; which++) {
        int now = tx_resource(x->is, seat, which), by = now - tx_resource(x->s, seat, which);
        if (by < 0 && tell_cost(x, seat, which))
            continue;
        if (which == RES_INJURY && by > 0)
            say(x, TELL_INJURY(.who = seat, .by = by, .now = now, .out = x->s->rule_injuries_out,
                             .over = now > x->s->rule_injuries_out));
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

void tx_say_end(struct talk *x)
{
    const struct scenario *story = tx_story_of(x->p, x->is);
    int which = x->is->closing - TO_ENDING;
    say(x, TELL_END(.closing = which));
    say_also(x, &story->closing[which].by_fact);
}

static void tell_end(struct talk *x)
{
    const struct scenario *story = tx_story_of(x->p, x->is);
    if (x->is->ending == x->s->ending)
        return;
    switch (x->is->ending) {
    case ENDING_STORY: tx_say_end(x); break;
    case ENDING_WOE: say(x, TELL_WOE_GONE(.says = story ? story->woe_gone : "")); break;
    case ENDING_POSSE: say(x, TELL_POSSE_OUT(.says = story ? story->posse_out : "")); break;
    case ENDING_DEALER: say(x, TELL_CLOSED()); break;
    default: break;
    }
}

void tx_tell(const struct data *d, const struct view *before, const struct view *after,
             const struct move *m, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, before, m, t);
    x.is = look_at(&after->state);
    x.after = after;
    say_lines(&x, tells[m->verb]);
    if (m->verb >= DO_SET_FIGURE)
        return; /* nothing follows from what is set right */
    tell_result(&x);
    tell_cast(&x);
    tell_goals(&x);
    tell_facts(&x);
    if (x.is->scene == x.s->scene)
        tx_tell_moods(&x);
    for (int seat = 1; seat < x.s->seats; seat++)
        if (x.s->character[seat] != NONE)
            tell_sheet(&x, seat);
    if (x.is->woe > x.s->woe && x.is->session == x.s->session)
        say(&x, TELL_WOE(.gain = x.is->woe - x.s->woe, .woe = x.is->woe));
    tell_end(&x);
}
