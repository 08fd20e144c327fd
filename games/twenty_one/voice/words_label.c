/* What each move would do, with its price and chances; and a move in the making: what those that
 * begin alike have in common, and how their next part is asked for. What is always true: nothing is
 * said of a move in the making that the labels of its moves would not say. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/voice/words_facts.h"
#include "games/twenty_one/voice/words_game.h"
#include "games/twenty_one/voice/words_scene.h"
#include "games/twenty_one/voice/words_table.h"

int bj_actor(const struct view *v)
{
    int who = bj_who_acts(look_at(&v->state), v->seat);
    return who == NONE ? 0 : who;
}

/* ---- Verbs ---- */

/* Whose totals a Skill without a card of its own changes, and to what: those that can be
 * foretold. */
static void totals_then(struct talk *x)
{
    struct twenty_one as = *x->s;
    if (as.phase != PHASE_WINDOW)
        return;
    bj_skill_use(x->p, &as, x->m, as.asked);
    for (int party = 0; party < 2; party++)
        if (as.hand_n[party] == x->s->hand_n[party] &&
            bj_hand_total(&as, party) != bj_hand_total(x->s, party))
            say(x, LABEL_THEN(.who = as.party[party], .total = bj_hand_total(&as, party)));
}

static void unpaid(struct talk *x)
{
    bj_unpaid(x, &x->p->hero[x->m->arg[0]].sheet);
}

#define WHOM .who = A0, .mark = A0
#define HELD .total = TOTAL, .sure = SURE, .win = WIN, .draw = DRAW, .lose = LOSE, .silent = SILENT
#define ASK_SQUARE_OF {SAYS(ASK_ROW()), SAYS(ASK_COLUMN())}
#define ASK_TAKEN LINES(IF(IS_ONE, ASK_TAKE_ONE()), ELSE(ASK_TAKE()))

/* Its label; what is said when so many arguments are chosen; how the next one is asked for. */
static const struct offered {
    const struct voice_line *label, *made[4], *ask[ARGS_MAX];
} verbs[VERBS] = {
    [DO_HERO] = {LINES(SAY(LABEL_HERO(.title = TEXT(TITLE), .text = TEXT(ABOUT))), CALL(unpaid)),
                 {SAYS(LABEL_BEGIN_HERO())}},
    [DO_NAME] = {LINES(IF(IS_NAMED, LABEL_CALLED(.name = TEXT(CALLED))), ELSE(LABEL_NAME())),
                 {SAYS(LABEL_BEGIN_NAME())}},
    [DO_BEAR] = {SAYS(LABEL_BEAR(.wound = A0, .byname = A1)),
                 {SAYS(LABEL_BEGIN_BEAR()), SAYS(LABEL_BEAR_WOUND(.wound = A0))},
                 {SAYS(ASK_WOUND()), SAYS(ASK_BYNAME())}},
    [DO_RANDOM] = {SAYS(LABEL_RANDOM())},
    [DO_GROUP] = {SAYS(LABEL_GROUP(.one = ONE, .two = TWO)), {SAYS(LABEL_BEGIN_GROUP())}},
    [DO_RAISE] = {SAYS(LABEL_RAISE(.ability = A0, .to = RAISED))},
    [DO_LEARN] = {SAYS(LABEL_LEARN(.row = TEXT(ROW_SAID))), {SAYS(LABEL_BEGIN_LEARN())}},
    [DO_SPELL] = {SAYS(LABEL_LEARN(.row = TEXT(ROW_SAID))), {SAYS(LABEL_BEGIN_SPELL())}},
    [DO_ATTUNE] = {SAYS(LABEL_ATTUNE(.school = A0))},
    [DO_ARMOR] = {SAYS(LABEL_WEAR(.row = TEXT(ROW_SAID)))},
    [DO_EQUIP] = {SAYS(LABEL_EQUIP(.slot = A0, .row = TEXT(ROW_SAID))),
                  {SAYS(LABEL_BEGIN_EQUIP()), SAYS(LABEL_FILL(.slot = A0))},
                  {SAYS(ASK_WHICH_SLOT()), SAYS(ASK_WHAT())}},
    [DO_STOW] = {SAYS(LABEL_STOW(.pocket = A0, .row = TEXT(ROW_SAID))),
                 {SAYS(LABEL_BEGIN_STOW()), SAYS(LABEL_FILL_POCKET(.pocket = A0))},
                 {SAYS(ASK_POCKET()), SAYS(ASK_INTO())}},
    [DO_DONE] = {LINES(IF(IS_MAKE, LABEL_MADE()), ELSE_IF(IS_STEP_ARMOR, LABEL_NO_ARMOR()),
                       ELSE_IF(IS_STEP_GEAR, LABEL_READY()), ELSE(LABEL_DONE()))},
    [DO_MOVE] =
        {LINES(IF(IS_NEAR, LABEL_MOVE_NEAR(AT_SQUARE, .feet = FEET_TO, .near = LISTED(NEAR))),
               ELSE(LABEL_MOVE_FEET(AT_SQUARE, .feet = FEET_TO))),
         {SAYS(LABEL_BEGIN_MOVE()),
          LINES(IF(IS_ROW_NEAR, LABEL_MOVE_ROW_NEAR(.row = SQUARE_ROW, .near = LISTED(ROW_NEAR))),
                ELSE(LABEL_MOVE_ROW(.row = SQUARE_ROW)))},
         ASK_SQUARE_OF},
    [DO_FLEE] = {SAYS(LABEL_FLEE())},
    [DO_ATTACK] = {SAYS(LABEL_ATTACK(.gear = GEAR, .how = A1, .has = LISTED(ATTACK_HAS),
                                     .delay = DELAY)),
                   {NULL, SAYS(LABEL_ATTACK_WITH(.gear = GEAR))},
                   {SAYS(ASK_WITH()), SAYS(ASK_HOW())}},
    [DO_CAST] = {LINES(SAY(LABEL_CAST(.row = TEXT(ROW_SAID))),
                       IF(IS_HASTENED, LABEL_EXPERT(.expert = A1, .delay = DELAY)),
                       ELSE_IF(IS_SURE_SPELL,
                               LABEL_CAST_CHANCE(.nearly = NEARLY, .percent = PERCENT))),
                 {SAYS(LABEL_BEGIN_CAST()), SAYS(LABEL_CAST(.row = TEXT(ROW_SAID)))},
                 {SAYS(ASK_SPELL()), SAYS(ASK_EXPERT())}},
    [DO_USE] = {LINES(SAY(LABEL_USE(.gear = GEAR, .row = TEXT(ROW_SAID))),
                      IF(IS_STACKED, LABEL_LEFT(.n = STACK)),
                      IF(IS_THING, LABEL_DELAY(.delay = DELAY))),
                {SAYS(LABEL_BEGIN_USE())}},
    [DO_READY] = {SAYS(LABEL_TAKE_OUT(.gear = GEAR, .slot = A1, .delay = DELAY)),
                  {SAYS(LABEL_BEGIN_READY()), SAYS(LABEL_TAKE_OUT_ONE(.gear = GEAR))},
                  {SAYS(ASK_FROM()), SAYS(ASK_WHICH_HAND())}},
    [DO_SWAP] = {SAYS(LABEL_SWAP(.gear = GEAR, .in = RESERVE, .slot = A0, .delay = DELAY,
                                 .free = IS_FREE)),
                 {SAYS(LABEL_BEGIN_SWAP())}},
    [DO_DROP] = {SAYS(LABEL_DROP(.gear = GEAR)), {SAYS(LABEL_BEGIN_DROP())}},
    [DO_DISMISS] = {SAYS(LABEL_DISMISS(.mark = A0))},
    [DO_TRY] = {SAYS(LABEL_TRY())},
    [DO_END] = {SAYS(LABEL_END(.acted = ACTED))},
    [DO_WAIT] = {SAYS(LABEL_WAIT(.gm = IS_GM))},
    [DO_AIM] = {SAYS(LABEL_AIM(WHOM, .has = LISTED(TARGET_HAS)))},
    [DO_SWEEP] = {SAYS(LABEL_SWEEP(.on = LISTED(MASK))), {NULL}, {SAYS(ASK_SWEEP_AT())}},
    [DO_SQUARE] = {LINES(IF(IS_FIGURE, LABEL_SQUARE_OF(AT_SQUARE, .who = FIGURE)),
                         ELSE(LABEL_SQUARE(AT_SQUARE))),
                   {NULL, SAYS(LABEL_ROW(.row = SQUARE_ROW))},
                   ASK_SQUARE_OF},
    [DO_DEFEND] = {SAYS(LABEL_DEFEND(.ability = A0, .n = ABILITY_N))},
    [DO_HIT] = {LINES(IF(IS_SAFE_TARGET, LABEL_HIT_TARGET_SAFE(.success = SUCCESS)),
                      ELSE_IF(IS_OPEN_TARGET, LABEL_HIT_TARGET(.nearly = NEARLY, .percent = PERCENT,
                                                               .success = SUCCESS)),
                      ELSE_IF(IS_SAFE, LABEL_HIT_SAFE()),
                      ELSE(LABEL_HIT(.nearly = NEARLY, .percent = PERCENT)))},
    [DO_HOLD] = {LINES(
        IF(IS_TARGET, LABEL_HOLD_TARGET(.total = TOTAL, .enough = ENOUGH)),
        ELSE_IF(IS_VAGUE, LABEL_HOLD(.total = TOTAL, .silent = SILENT)),
        ELSE_IF(IS_PLAYING, LABEL_HOLD_PLAY(HELD, .who = OTHER, .skill = OTHER_SKILL)),
        ELSE_IF(IS_DEAR, LABEL_HOLD_SKILL(HELD)), ELSE(LABEL_HOLD_ODDS(HELD)))},
    [DO_SKILL] = {LINES(SAY(LABEL_SKILL(.skill = A0, .cost = COST, .text = TEXT(DEED))),
                        CALL(totals_then))},
    [DO_ALTER] = {SAYS(LABEL_ALTER(.skill = A0, .cost = COST, .whose = FIXED(OWNS_OTHER),
                                   .owner = OWNER, .card = A2,
                                   .did = DID, .n = DID_N, .shown = TOTAL_SHOWN,
                                   .total = TOTAL_AFTER)),
                  {NULL, SAYS(LABEL_SKILL(.skill = A0, .cost = COST, .text = TEXT(DEED))),
                   SAYS(LABEL_ALTER_HAND(.skill = A0, .owner = OWNER)),
                   SAYS(LABEL_ALTER_CARD(.skill = A0, .card = A2))},
                  {SAYS(ASK_SKILL()), SAYS(ASK_HAND()), SAYS(ASK_CARD()), SAYS(ASK_VALUE())}},
    [DO_CHEEK] = {SAYS(LABEL_CHEEK(.cost = COST, .card = A0, .also = A1, .two = TWO_CARDS)),
                  {SAYS(LABEL_BEGIN_CHEEK()), SAYS(LABEL_DISCARD(.card = A0))},
                  {SAYS(ASK_CARD()), SAYS(ASK_ALSO())}},
    [DO_RECOMPENSE] = {SAYS(LABEL_RECOMPENSE(.cost = COST, .card = A0)),
                       {SAYS(LABEL_BEGIN_RECOMPENSE())}},
    [DO_PASS] = {SAYS(LABEL_PASS())},
    [DO_DISCARD] = {SAYS(LABEL_DISCARD(.card = A0))},
    [DO_KIND] = {LINES(IF(IS_FACES, LABEL_FACES(.n = FACES)), ELSE(LABEL_OTHERS(.n = OTHERS)))},
    [DO_SUIT] = {SAYS(LABEL_SUIT(.suit = A0))},
    [DO_RUN] = {LINES(IF(IS_RUN, LABEL_TOLD(.title = TEXT(TITLE), .text = TEXT(ABOUT))),
                      ELSE(LABEL_FREE()))},
    [DO_PATH] = {SAYS(LABEL_PATH(.to = TEXT(PATH), .the = PATH_THE))},
    [DO_SCENE] = {SAYS(LABEL_TOLD(.title = TEXT(TITLE), .text = TEXT(ABOUT))),
                  {SAYS(LABEL_BEGIN_SCENE())}, {SAYS(ASK_SCENE())}},
    [DO_APPROACH] = {LINES(ON(ALWAYS), CALL(bj_label_approach)),
                     {NULL, LINES(ON(ALWAYS), CALL(bj_begun_approach))},
                     {NULL, SAYS(ASK_WHO_TRIES())}},
    [DO_FIGHT] = {SAYS(LABEL_FIGHT())},
    [DO_CALL] = {SAYS(LABEL_CALL(WHOM)), {SAYS(LABEL_BEGIN_CALL())}, {SAYS(ASK_WHO())}},
    [DO_TARGET] = {LINES(IF(IS_TAGGED, LABEL_TARGET_TAGS(.target = A2, .choice = CHOICE_OF,
                                                         .abilities = LISTED(MASK), .adds = ADDS,
                                                         .edge = A3, .tags = LISTED(TAGGED))),
                         ELSE(LABEL_TARGET(.target = A2, .choice = CHOICE_OF,
                                           .abilities = LISTED(MASK), .adds = ADDS, .edge = A3))),
                   {SAYS(LABEL_BEGIN_TARGET()), SAYS(LABEL_ABILITIES(.abilities = LISTED(MASK))),
                    SAYS(LABEL_WHICH(.lowest = LOWEST))},
                   {SAYS(ASK_ABILITIES()), ASK_TAKEN, SAYS(ASK_WHICH_TARGET()), SAYS(ASK_EDGE()),
                    SAYS(ASK_TAGS())}},
    [DO_OPPOSE] = {SAYS(LABEL_OPPOSE(WHOM)),
                   {SAYS(LABEL_BEGIN_OPPOSE()), SAYS(LABEL_OPPOSE(WHOM))},
                   {SAYS(ASK_AGAINST()), SAYS(ASK_TAGS())}},
    [DO_TEST] = {SAYS(LABEL_TEST(.choice = CHOICE_OF, .abilities = LISTED(MASK), .edge = A2)),
                 {NULL, SAYS(LABEL_ABILITIES(.abilities = LISTED(MASK))),
                  SAYS(LABEL_WHICH(.lowest = LOWEST))},
                 {SAYS(ASK_ABILITIES()), ASK_TAKEN, SAYS(ASK_EDGE())}},
    [DO_NO_DEAL] = {SAYS(LABEL_NO_DEAL())},
    [DO_SHIFT] = {SAYS(LABEL_SHIFT(WHOM)), {SAYS(LABEL_BEGIN_SHIFT())}, {SAYS(ASK_WHO())}},
    [DO_AT] = {SAYS(LABEL_PLACE(AT_SQUARE)),
               {NULL, SAYS(LABEL_ROW(.row = SQUARE_ROW))},
               ASK_SQUARE_OF},
    [DO_BRING] = {SAYS(LABEL_BRING(.title = TEXT(TITLE), .text = TEXT(ABOUT))),
                  {SAYS(LABEL_BEGIN_BRING())}},
    [DO_LEAVE] = {SAYS(LABEL_LEAVE(WHOM)), {SAYS(LABEL_BEGIN_LEAVE())}, {SAYS(ASK_WHO())}},
    [DO_HARM] = {SAYS(LABEL_HARM(WHOM)), {SAYS(LABEL_BEGIN_HARM())}, {SAYS(ASK_WHO())}},
    [DO_MEND] = {SAYS(LABEL_MEND(WHOM)), {SAYS(LABEL_BEGIN_MEND())}, {SAYS(ASK_WHO())}},
    [DO_STUN] = {SAYS(LABEL_STUN(WHOM)), {SAYS(LABEL_BEGIN_STUN())}, {SAYS(ASK_WHO())}},
    [DO_ALERT] = {SAYS(LABEL_ALERT(WHOM, .aware = AWARE)),
                  {SAYS(LABEL_BEGIN_ALERT())},
                  {SAYS(ASK_WHO())}},
    [DO_EDGE] = {LINES(IF(A1, LABEL_EDGE(WHOM, .edge = A1)), ELSE(LABEL_EDGE_NONE(WHOM))),
                 {SAYS(LABEL_BEGIN_EDGE())},
                 {SAYS(ASK_WHO()), SAYS(ASK_CIRCUMSTANCE(.most = FIXED(EDGE_CALL)))}},
    [DO_SET_FEET] = {SAYS(LABEL_SET_FEET(.to = A0)),
                     {SAYS(LABEL_BEGIN_SET_FEET(.is = FEET_LEFT))},
                     {SAYS(ASK_NUMBER())}},
    [DO_SET_STACK] = {SAYS(LABEL_SET_STACK(WHOM, .gear = POCKET_GEAR, .to = A2)),
                      {SAYS(LABEL_BEGIN_SET_STACK()), SAYS(LABEL_SET_POCKETS(WHOM)),
                       SAYS(LABEL_SET_POCKET(WHOM, .gear = POCKET_GEAR, .is = POCKET_COUNT))},
                      {SAYS(ASK_WHO()), SAYS(ASK_POCKET()), SAYS(ASK_NUMBER())}},
    [DO_ROOM] = {SAYS(LABEL_ROOM(.rows = A0, .columns = A1)),
                 {SAYS(LABEL_BEGIN_ROOM()), SAYS(LABEL_ROOM_ROWS(.rows = A0))},
                 {SAYS(ASK_ROWS()), SAYS(ASK_COLUMNS())}},
    [DO_LAY] = {LINES(IF(LAY_OPENS, LABEL_OPEN(LAID_ON)), ELSE(LABEL_LAY(LAID_AT))),
                {SAYS(LABEL_BEGIN_LAY()), SAYS(LABEL_LAY_WHAT(.ground = A0)), NULL, NULL},
                {SAYS(ASK_GROUND()), SAYS(ASK_ROW()), SAYS(ASK_COLUMN()), SAYS(ASK_TO_ROW()),
                 SAYS(ASK_TO_COLUMN())}},
    [DO_MAKE] = {SAYS(LABEL_MAKE(WHOM)), {SAYS(LABEL_BEGIN_MAKE())}, {SAYS(ASK_WHO())}},
    [DO_LIMIT] = {SAYS(LABEL_LIMIT(.n = A0)), {SAYS(LABEL_BEGIN_LIMIT())}, {SAYS(ASK_NUMBER())}},
    [DO_DUB] = {SAYS(LABEL_DUB())},
    [DO_PEACE] = {SAYS(LABEL_PEACE())},
    [DO_ONWARD] = {SAYS(LABEL_ONWARD())},
    [DO_REST] = {SAYS(LABEL_REST())},
    [DO_FINISH] = {SAYS(LABEL_FINISH())},
};

#define SHORT_SKILL SAYS(LABEL_SHORT_SKILL(.skill = SKILL, .cost = COST))
#define SHORT_SQUARE {NULL, NULL, SAYS(LABEL_SHORT_SQUARE(AT_SQUARE))}

/* The same in a few words, by how many arguments are chosen. */
static const struct voice_line *const briefs[VERBS][ARGS_MAX + 1] = {
    [DO_ATTACK] = {NULL, NULL,
                   SAYS(LABEL_SHORT_ATTACK(.gear = GEAR, .how = A1, .delay = DELAY_NOW))},
    [DO_CAST] = {NULL,
                 SAYS(LABEL_SHORT_CAST(.spell = A0, .delay = DELAY_NOW, .expert = FIXED(0))),
                 SAYS(LABEL_SHORT_CAST(.spell = A0, .delay = DELAY_NOW, .expert = A1))},
    [DO_USE] = {NULL, LINES(SAY(LABEL_SHORT_USE(.gear = GEAR)),
                            IF(IS_STACKED, LABEL_SHORT_LEFT(.n = STACK)))},
    [DO_MOVE] = {NULL, NULL, SAYS(LABEL_BEGIN_MOVE())},
    [DO_WAIT] = {SAYS(LABEL_SHORT_WAIT())},
    [DO_READY] = {NULL, NULL, SAYS(LABEL_TAKE_OUT(.gear = GEAR, .slot = A1, .delay = FIXED(0)))},
    [DO_SWAP] = {NULL, SAYS(LABEL_SWAP(.gear = GEAR, .in = RESERVE, .slot = A0, .delay = FIXED(0),
                                       .free = FIXED(0)))},
    [DO_AIM] = {NULL, SAYS(LABEL_SHORT_AIM(.act = OF(act_kind), .on = A0))},
    [DO_SQUARE] = SHORT_SQUARE,
    [DO_AT] = SHORT_SQUARE,
    [DO_HIT] = {LINES(IF(IS_SAFE, LABEL_HIT_SAFE()),
                      ELSE(LABEL_HIT(.nearly = NEARLY, .percent = PERCENT)))},
    [DO_HOLD] = {SAYS(LABEL_HOLD(.total = TOTAL, .silent = FIXED(0)))},
    [DO_SKILL] = {NULL, SHORT_SKILL},
    [DO_ALTER] = {NULL, SHORT_SKILL, NULL, NULL,
                  SAYS(LABEL_SHORT_VALUE(.did = DID, .n = DID_N, .shown = TOTAL_SHOWN,
                                         .total = TOTAL_AFTER))},
    [DO_CHEEK] = {SHORT_SKILL},
    [DO_RECOMPENSE] = {SHORT_SKILL},
    [DO_RUN] = {NULL, LINES(IF(IS_RUN, LABEL_SHORT_RUN(.title = TEXT(TITLE))),
                            ELSE(LABEL_SHORT_FREE()))},
    [DO_SCENE] = {NULL, SAYS(LABEL_SHORT_SCENE(.title = TEXT(TITLE)))},
    [DO_BRING] = {NULL, SAYS(LABEL_SHORT_BRING(.title = TEXT(TITLE)))},
    [DO_APPROACH] = {NULL, LINES(ON(ALWAYS), CALL(bj_brief_approach)),
                     LINES(ON(ALWAYS), CALL(bj_brief_approach))},
    [DO_REST] = {SAYS(LABEL_SHORT_REST())},
    [DO_EDGE] = {NULL, NULL, LINES(IF(A1, LABEL_SHORT_EDGE(.edge = A1)),
                                   ELSE(LABEL_SHORT_NO_EDGE()))},
};

static void reckon_hand(struct talk *x)
{
    x->odds = bj_odds_of(x->s, x->s->player);
    voice_percents((const double[]){x->odds.win, x->odds.draw, 1 - x->odds.win - x->odds.draw}, 3,
                   x->percent);
}

void bj_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct talk x;
    bj_talk_begin(&x, d, v, m, t);
    if (m->verb == DO_HIT || m->verb == DO_HOLD) {
        reckon_hand(&x);
    } else if (m->verb == DO_CAST) {
        x.odds.success = bj_success_fresh(x.s, bj_actor(v), x.p->spell[m->arg[0]].target);
    }
    say_lines(&x, verbs[m->verb].label);
}

void bj_begun(const struct data *d, const struct view *v, const struct move *m, int args,
              struct text *t)
{
    struct talk x;
    bj_talk_begin(&x, d, v, m, t);
    if (args < 4)
        say_lines(&x, verbs[m->verb].made[args]);
}

void bj_brief(const struct data *d, const struct view *v, const struct move *m, int args,
              struct text *t)
{
    struct talk x;
    bj_talk_begin(&x, d, v, m, t);
    if (m->verb == DO_HIT)
        reckon_hand(&x);
    say_lines(&x, briefs[m->verb][args]);
}

void bj_next(const struct data *d, const struct view *v, const struct move *m, int args,
             struct text *t)
{
    struct talk x;
    bj_talk_begin(&x, d, v, m, t);
    say_lines(&x, verbs[m->verb].ask[args]);
}
