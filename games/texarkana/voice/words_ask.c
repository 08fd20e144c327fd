/* What somebody has to decide now, and a move in the making: what those that begin alike have in
 * common, and how their next part is asked for. What is always true: nothing is said of a move in
 * the making that the labels of the same moves would not say. */
#include "games/texarkana/voice/words_facts.h"

/* What is asked in a phase. */
static const struct voice_line *const prompts[PHASES] = {
    [PHASE_STORY] = SAYS(ASK_STORY()),
    [PHASE_CASTING] =
        LINES(SAY(ASK_CASTING()), ON(IS_STORY), PUT("\n"),
              THEN(TELL_STORY(.scenario = F_SCENARIO))),
    [PHASE_FREE] = LINES(IF(IS_DEALER, ASK_DEALER(.waited = IS_WAITED)),
                         IF(IS_SCENE_TO, ASK_GOES_ON(.scene = F_TO)),
                         ELSE_IF(IS_END_TO, ASK_ENDS(.closing = F_CLOSING)),
                         ELSE_IF(IS_FIRST_TO, ASK_BEGINS(.scene = LITERAL(0))), ON(IS_DEALER),
                         ELSE_IF(IS_DECIDED, ASK_FREE_DECIDED()),
                         ELSE_IF(IS_ONWARD, ASK_FREE_ONWARD()), ELSE(ASK_FREE())),
    [PHASE_SHED] = SAYS(ASK_SHED(.will = F_WILL)),
    [PHASE_STAKES] = LINES(
        SAY(ASK_DECLARE()), SAY(ASK_STAKES(.who = F_WHO, .goal = F_GOAL, .suit = F_FIELD)),
        SAY(ASK_CARDS_NEEDED()), /* TX-C0 */
        ON(NOT(IS_LISTED)),
        ELSE_IF(IS_UNOPPOSED, ASK_LISTED_UNOPPOSED(.suit = F_LISTED_FIELD, .dv = F_LISTED_DV)),
        ELSE(ASK_LISTED(.suit = F_LISTED_FIELD, .npc = F_LISTED_NPC, .opposition = F_LISTED_BY)),
        IF(IS_LISTED_MARKS, TELL_MARKED(.marks = LISTED(F_LISTED_MARKS))),
        IF(IS_LISTED, TELL_STAKES(.who = F_WHO, .says = TEXT(F_STAKES)))),
    [PHASE_DIFFICULTY] = LINES(
        IF(IS_WOE, ASK_DV_WOE(.woe = F_WOE)), ELSE(ASK_DV()), /* TX-D6 */
        IF(IS_AGAINST, ASK_RATING(.npc = F_AGAINST, .suit = F_OPPOSED_BY, .dv = F_DV)),
        ELSE_IF(IS_LISTED_DV, ASK_LISTED_DV(.dv = F_DV)), IF(NOT(IS_AGAINST), ASK_DV_GUIDE())),
    [PHASE_CARD] = LINES(IF(IS_DEALER, ASK_CALL_OFF(.who = F_WHO)), ELSE(ASK_CARD())),
    [PHASE_ASSIST] =
        SAYS(ASK_ASSIST(.who = F_ON_SIDE, .rank = F_PLAYED_RANK, .suit = F_PLAYED_SUIT)),
    [PHASE_TRUMP] =
        LINES(IF(IS_TRUMP, ASK_TRUMP_OR_NOT()), ELSE(ASK_USE()),
              IF(F_BONUS, ASK_TOTAL_WITH(.total = F_TOTAL, .bonus = F_BONUS)),
              ELSE(ASK_TOTAL(.total = F_TOTAL)), ON(NOT(IS_TRUMP)),
              ELSE_IF(IS_SAFE, ASK_TRUMP_SAFE()), ELSE(ASK_TRUMP(.most = LITERAL(BUST_OVER)))),
    [PHASE_TELL] =
        LINES(IF(IS_LEFT, ASK_TAKE(.risk = LISTED(F_LEFT))), ELSE(ASK_TELL(.dealer = IS_DEALER)),
              IF(IS_FAILURE, ASK_FAILURE(.says = TEXT(F_FAILURE))),
              IF(F_TAKES, ASK_TAKE_MORE(.dealer = IS_DEALER)), /* TX-D5 */
              IF(F_GAINS, ASK_GAIN(.gain = F_GAINS))),         /* TX-D5, TX-E3 */
    [PHASE_KEEP] = SAYS(ASK_KEEP()),
    [PHASE_CONSENT] = SAYS(ASK_CONSENT(.who = F_WHO, .other = F_OTHER, .dealer = IS_DEALER)),
    [PHASE_DOWN] = SAYS(ASK_DOWN(.suit = F_DECLARED)),
    [PHASE_AFTER] = SAYS(ASK_AFTER()),
};

/* What a player reads with it: the own hand, and what was agreed for the test in which a card is to
 * be played. */
static const struct voice_line *const besides[PHASES] = {
    [PHASE_FREE] = SAYS(ASK_HAND(.cards = LISTED(F_HAND), .will = F_WILL)),
    [PHASE_CARD] =
        LINES(SAY(ASK_AGREED(.trumps = LISTED(F_TRUMPS), .dealers = LISTED(F_DEALERS_TRUMPS))),
              IF(IS_RISK, TELL_RISK(.risk = LISTED(F_RISK), .n = F_RISKS)),
              IF(IS_MARKS, TELL_MARKED(.marks = LISTED(F_MARKS)))),
};

void tx_prompt(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, NULL, t);
    x.voice.asks = true;
    say_lines(&x, prompts[x.s->phase]);
}

void tx_besides(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, NULL, t);
    if (v->seat == DEALER)
        return;
    say_lines(&x, besides[x.s->phase]);
    if (tx_odds_told(&x)) /* those in the labels */
        say(&x, ASK_ODDS());
}

/* ---- A move in the making ---- */

static void play_begun(struct talk *x)
{
    struct text label = text_like(x->t, x->room.at, sizeof x->room.at);
    struct move plain = *x->m;
    plain.arg[1] = 0;
    tx_label(x->d, x->v, &plain, &label); /* with its chances: to play it comes first */
    say(x, BEGUN_PLAY(.label = x->room.at));
}

/* Where so many arguments are named: what those moves have in common, and the question for the
 * next. */
static const struct {
    const struct voice_line *begun, *next;
} making[VERBS][ARGS_MAX] = {
    [DO_DECLARE] =
        {{NULL, SAYS(NEXT_TRUMP())},
         {NULL, LINES(SAY(NEXT_OPPOSITION()),
                      IF(IS_LISTED, NEXT_LISTED_OPPOSITION(.suit = F_LISTED_SUIT)))},
         {LINES(IF(IS_ALONE, BEGUN_UNOPPOSED())),
          LINES(SAY(NEXT_AGAINST()), IF(IS_LISTED, NEXT_LISTED_AGAINST(.npc = F_LISTED_NPC)))},
         {NULL,
          LINES(SAY(NEXT_MARKS()), IF(IS_LISTED, NEXT_LISTED_MARKS(.marks = LISTED(F_LISTED_MARKS),
                                                                   .any = IS_LISTED_MARKS)))},
         {NULL,
          LINES(SAY(NEXT_RISK()), IF(IS_LISTED, NEXT_LISTED_RISK(.risk = LISTED(F_LISTED_RISK),
                                                                 .any = IS_LISTED_RISK)))}},
    [DO_CALL] = {{NULL, SAYS(NEXT_WHO())},
                 {SAYS(BEGUN_CALL(.who = F_ARG)), SAYS(NEXT_GOAL())},
                 {SAYS(BEGUN_GOAL(.goal = F_ARG1, .fields = LISTED(F_FIELDS))),
                  SAYS(NEXT_FIELD())}},
    [DO_CHANGE] = {{NULL, SAYS(NEXT_WHOM())},
                   {SAYS(BEGUN_CHANGE(.who = F_ARG)), SAYS(NEXT_WHICH())},
                   {NULL, SAYS(NEXT_BY())}},
    [DO_SET_FIGURE] = {{SAYS(BEGUN_SET_FIGURE()), SAYS(NEXT_WHOM())},
                       {SAYS(BEGUN_SET_SHEET(.who = F_ARG)), SAYS(NEXT_WHICH())},
                       {SAYS(BEGUN_SET_WHICH(.who = F_ARG, .which = F_ARG1, .is = F_FIGURE)),
                        SAYS(NEXT_NUMBER())}},
    [DO_SET_GRIT] = {{SAYS(BEGUN_SET_GRIT()), SAYS(NEXT_WHOSE_GRIT())},
                     {SAYS(BEGUN_SET_NPC(.npc = F_ARG, .is = F_NPC_GRIT)), SAYS(NEXT_NUMBER())}},
    [DO_SET_WOE] = {{SAYS(BEGUN_SET_WOE(.is = F_WOE)), SAYS(NEXT_NUMBER())}},
    [DO_RATE] = {{NULL, SAYS(NEXT_WILL())},
                 {NULL, SAYS(NEXT_GRIT())},
                 {NULL, SAYS(NEXT_COIN())},
                 {NULL, SAYS(NEXT_LUCK())},
                 {NULL, SAYS(NEXT_CHARACTER())}},
    [DO_ATTEMPT] = {{NULL, SAYS(NEXT_AIM())},
                    {SAYS(BEGUN_GOAL(.goal = F_ARG, .fields = LISTED(F_FIELDS))),
                     SAYS(NEXT_FIELD_OF(.goal = F_ARG))}},
    [DO_INVOKE] = {{NULL, SAYS(NEXT_INVOCATION())},
                   {SAYS(BEGUN_INVOKE(.invocation = F_ARG)), SAYS(NEXT_AIM_GOAL())}},
    [DO_PLAY] = {{NULL, NULL}, {LINES(CALL(play_begun)), NULL}},
    [DO_GAIN] = {{NULL, SAYS(NEXT_RESOURCE())},
                 {SAYS(BEGUN_GAIN(.which = F_ARG)), SAYS(NEXT_AMOUNT())}},
    [DO_TAKE] = {{NULL, SAYS(NEXT_RESOURCE())},
                 {SAYS(BEGUN_TAKE(.which = F_ARG)), SAYS(NEXT_AMOUNT())}},
    [DO_BUY] = {{NULL, SAYS(NEXT_BUY())}},
    [DO_SET_GOAL] = {{NULL, SAYS(NEXT_MADE())}},
    [DO_MOOD] = {{NULL, SAYS(NEXT_NPC())}, {SAYS(BEGUN_MOOD(.npc = F_ARG)), SAYS(NEXT_MOOD())}},
    [DO_JUDGE] = {{NULL, SAYS(NEXT_JUDGE())},
                  {SAYS(BEGUN_JUDGE(.goal = F_ARG)), SAYS(NEXT_OUTCOME())}},
    [DO_CLASH] = {{NULL, SAYS(NEXT_ALLY())}, {SAYS(BEGUN_CLASH(.npc = F_ARG)), SAYS(NEXT_FOE())}},
    [DO_SCENE] = {{SAYS(BEGUN_SCENE(.open = IS_SCENE)), SAYS(NEXT_SCENE())}},
    [DO_BRING] = {{SAYS(BEGUN_BRING()), SAYS(NEXT_NPC())}},
    [DO_DIFFICULTY] = {{SAYS(BEGUN_DIFFICULTY(.woe = IS_WOE)), SAYS(NEXT_DV())},
                       {NULL, SAYS(NEXT_WOE(.woe = F_WOE))}},
};

void tx_begun(const struct data *d, const struct view *v, const struct move *m, int args,
              struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, m, t);
    if (args < ARGS_MAX)
        say_lines(&x, making[m->verb][args].begun);
}

void tx_next(const struct data *d, const struct view *v, const struct move *m, int args,
             struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, m, t);
    say_lines(&x, making[m->verb][args].next);
}
