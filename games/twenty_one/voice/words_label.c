/* What each move would do, with its price and chances; and a move in the making: what those that
 * begin alike have in common, and how their next part is asked for. What is always true: nothing is
 * said of a move in the making that the labels of its moves would not say. */
#include <string.h>

#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/gear.h"
#include "games/twenty_one/voice/words.h"
#include "games/twenty_one/voice/words_game.h"
#include "games/twenty_one/voice/words_table.h"
#include "voice/say.h"

/* A move that is offered; and what stands in slots till it is said. */
struct offer {
    struct talk talk;
    struct room row;
    struct pieces has;
    struct those set, tags;
    struct deal_odds odds;
    int percent[3];
};

int bj_actor(const struct view *v)
{
    int who = bj_who_acts(look_at(&v->state), v->seat);
    return who == NONE ? 0 : who;
}

/* ---- A turn ---- */

static const struct voice_list *attack_has(struct offer *o)
{
    const struct talk *x = &o->talk;
    int gear = bj_gear_of(x, bj_actor(x->v)),
        bonus = x->p->gear[gear].bonus + is_powered(x->m->arg[1]);
    add(x, &o->has, PART_EDGE_NOW(.edge = bj_attack_edge(x->p, x->s, bj_actor(x->v), x->m->arg)));
    if (bonus)
        add(x, &o->has, PART_BONUS(.bonus = bonus));
    if (x->p->gear[gear].class == CLASS_MELEE)
        add(x, &o->has, PART_REACH(.feet = x->p->gear[gear].reach));
    else
        add(x, &o->has, PART_ANY_DISTANCE());
    return &o->has.list;
}

static const struct voice_list *target_has(struct offer *o)
{
    const struct talk *x = &o->talk;
    const struct twenty_one *s = x->s;
    int at = x->m->arg[0];
    bool harms = s->act_kind != ACT_CAST || x->p->spell[s->act_what].piece == SPELL_PIECE_DAMAGE;
    if (bj_on_map(s, at) && bj_on_map(s, s->act_who))
        add(x, &o->has, PART_FEET_AWAY(.feet = bj_distance(s, s->act_who, at)));
    add(x, &o->has, PART_DAMAGE(.pile = pile_size(s, at), .limit = bj_limit_of(x->p, s, at)));
    if (harms && bj_would_answer(x->p, s, at)) /* BJ-C4 */
        add(x, &o->has, PART_CAN_RETALIATE());
    else if (harms)
        add(x, &o->has, PART_CANNOT_RETALIATE());
    return &o->has.list;
}

static int delay_of(const struct talk *x)
{
    static const uint8_t kind[VERBS] = {
        [DO_ATTACK] = ACT_ATTACK, [DO_CAST] = ACT_CAST, [DO_USE] = ACT_USE, [DO_READY] = ACT_READY,
        [DO_SWAP] = ACT_SWAP,
    };
    const int32_t *arg = x->m->arg;
    int verb = x->m->verb, how = verb == DO_ATTACK || verb == DO_READY ? arg[1] : 0;
    if (!x->s->conflict && verb != DO_CAST)
        return 0;
    return bj_act_delay(x->p, x->s, bj_actor(x->v), kind[verb], arg[0], how,
                        verb == DO_CAST ? arg[1] : 0);
}

static bool swap_is_free(const struct talk *x) /* BJ-F6 */
{
    return x->s->conflict && bj_is_quick(x->p, x->s, bj_actor(x->v)) && !x->s->has_swapped;
}

/* The foes that a Move to this row brings one next to. */
static const struct voice_list *row_near(struct offer *o)
{
    uint32_t near[SIDE_CELLS];
    o->has.list.count = 0;
    bj_row_near(o->talk.p, o->talk.s, o->talk.m->arg[0], near);
    for (int i = 0; i < SIDE_CELLS; i++)
        if (near[i])
            add(&o->talk, &o->has, PART_NEAR(SQUARE(o->talk.m->arg[0], i), .foes = those(near[i])));
    return &o->has.list;
}

/* ---- A Deal ---- */

/* Certain only where it is exact. */
static int sure_of(const struct deal_odds *o)
{
    enum { OPEN, WIN, DRAW, LOSE };
    const double hair = 1e-9;
    return o->win > 1 - hair         ? WIN
           : o->draw > 1 - hair      ? DRAW
           : o->win + o->draw < hair ? LOSE
                                     : OPEN;
}

/* The total of a hand after this card has been altered, or -1. */
static int total_after(const struct talk *x)
{
    struct twenty_one as = *x->s;
    if (bj_hand_find(x->s, x->m->arg[1], x->m->arg[2]) < 0)
        return -1;
    bj_skill_use(x->p, &as, x->m, as.asked);
    return bj_hand_total(&as, x->m->arg[1]);
}

/* Whose totals a Skill without a card of its own changes, and to what: those that can be foretold. */
static void totals_then(void *about)
{
    struct talk *x = &((struct offer *)about)->talk;
    struct twenty_one as = *x->s;
    if (as.phase != PHASE_WINDOW)
        return;
    bj_skill_use(x->p, &as, x->m, as.asked);
    for (int party = 0; party < 2; party++)
        if (as.hand_n[party] == x->s->hand_n[party] &&
            bj_hand_total(&as, party) != bj_hand_total(x->s, party))
            say(x, LABEL_THEN(.who = as.party[party], .total = bj_hand_total(&as, party)));
}

static int faces_on_pile(const struct talk *x)
{
    uint64_t pile = x->s->act_who < BODIES ? x->s->pile[x->s->act_who] : 0;
    int faces = 0;
    for (; pile; pile &= pile - 1)
        faces += card_face(__builtin_ctzll(pile));
    return faces;
}

/* ---- Facts ---- */

/* A0 .. A4: arguments of the move. Conditions: IS_NAMED to IS_ONE. */
enum fact {
    A0 = 1, A1, A2, A3, A4,
    IS_NAMED, IS_STEP_ARMOR, IS_STEP_GEAR, IS_HASTENED, IS_SURE_SPELL, IS_THING,
    IS_STACKED, IS_CONFLICT, IS_FREE,
    IS_NEAR, IS_ROW_NEAR, IS_FIGURE, IS_TARGET, IS_VAGUE, IS_OPEN_TARGET,
    IS_PLAYING,
    IS_DEAR, IS_RUN, IS_TAGGED, IS_FACES, IS_ONE,
    CALLED, TITLE, ABOUT, ROW, DEED, ATTACK_HAS, TARGET_HAS, NEAR, ROW_NEAR, PATH, MASK, TAGGED,
    ONE, TWO, RAISED, SQUARE_ROW, SQUARE_COLUMN, AWARE, ACTED, IS_GM, ABILITY_N, GEAR, RESERVE,
    DELAY, DELAY_NOW, STACK, FEET_TO, FIGURE, SKILL,
    NEARLY, PERCENT, SUCCESS, TOTAL, SILENT, ENOUGH, SURE, WIN, DRAW, LOSE, OTHER, OTHER_SKILL,
    COST, OWNER, DID, DID_N,
    TOTAL_SHOWN, TOTAL_AFTER, TWO_CARDS, FACES, OTHERS, PATH_THE, CHOICE_OF, ADDS, LOWEST
};

/* A hand that is played: `who` says hit or hold. */
static int64_t hand_fact(struct offer *o, int which)
{
    const struct twenty_one *s = o->talk.s;
    int other = 1 - s->player, who = s->party[s->player];
    bool cast = o->talk.m->verb == DO_CAST;
    switch (which) {
    case IS_TARGET: return o->odds.target;
    case IS_VAGUE: return s->party[other] == NONE || !s->hand_n[other] || o->odds.vague;
    case IS_OPEN_TARGET: return o->odds.target && o->odds.success > 0 && o->odds.success < 1;
    case IS_PLAYING: return !s->held[other];
    case IS_DEAR: return s->edge[s->party[other]];
    case NEARLY: return bj_nearly(cast ? o->odds.success : o->odds.bust);
    case PERCENT: return voice_percent(cast ? o->odds.success : o->odds.bust);
    case SUCCESS: return voice_percent(o->odds.success);
    case TOTAL: return bj_hand_total(s, s->player);
    case SILENT:
        return bj_is_attack(o->talk.p, s) && bj_other_of(s, who) >= 0 && s->player == SECOND &&
               !bj_would_answer(o->talk.p, s, who);
    case ENOUGH: return o->odds.win > 0;
    case SURE: return sure_of(&o->odds);
    case WIN: return o->percent[0];
    case DRAW: return o->percent[1];
    case LOSE: return o->percent[2];
    case OTHER: return s->party[other];
    default: return s->edge[s->party[other]] > 0; /* OTHER_SKILL */
    }
}

/* What a Skill does, and what is called. */
static int64_t skill_fact(const struct talk *x, int which)
{
    const int32_t *arg = x->m->arg;
    int skill = bj_skill_of(x->p, x->m);
    switch (which) {
    case COST: return x->p->skill[skill].cost;
    case SKILL: return skill;
    case OWNER: return x->s->party[arg[1]];
    case DID: return bj_did(x->p, skill, arg[3]);
    case DID_N: return arg[3] < 0 ? -arg[3] : arg[3];
    case TOTAL_SHOWN: return total_after(x) >= 0;
    case TOTAL_AFTER: return total_after(x);
    case TWO_CARDS: return arg[1] != arg[0];
    case IS_FACES: return arg[0] == KIND_FACE;
    case FACES: return faces_on_pile(x);
    case OTHERS:
        return (x->s->act_who < BODIES ? pile_size(x->s, x->s->act_who) : 0) - faces_on_pile(x);
    case CHOICE_OF: return choice_slot(arg[0], arg[1]);
    case ADDS: return arg[3] != 0;
    case IS_TAGGED: return arg[4];
    case IS_ONE: return !(arg[0] & (arg[0] - 1));
    default: return arg[1] == TAKE_LOWEST; /* LOWEST */
    }
}

static int64_t turn_fact(struct offer *o, int which)
{
    const struct talk *x = &o->talk;
    const struct twenty_one *s = x->s;
    const int32_t *arg = x->m->arg;
    int who = bj_actor(x->v), feet = 0, gear;
    uint32_t near = 0;
    switch (which) {
    case IS_HASTENED: return arg[1];
    case IS_SURE_SPELL: return x->p->spell[arg[0]].target;
    case IS_STACKED: return (gear = bj_gear_of(x, who)) != NONE && x->p->gear[gear].stack > 1;
    case IS_THING: return (gear = bj_gear_of(x, who)) != NONE && gear != GEAR_BARE && s->conflict;
    case IS_CONFLICT: return s->conflict;
    case IS_FREE: return swap_is_free(x);
    case IS_NEAR: return bj_ends(x->p, s, arg, &feet, &near) && near;
    case FEET_TO: return bj_ends(x->p, s, arg, &feet, &near) ? feet : 0;
    case IS_ROW_NEAR: return row_near(o)->count;
    case IS_FIGURE: return bj_figure_at(s, arg[0], arg[1]) != NONE;
    case FIGURE: return bj_figure_at(s, arg[0], arg[1]);
    case SQUARE_ROW: return arg[0] + 1;
    case SQUARE_COLUMN: return column_slot(arg[0], arg[1]);
    case ACTED: return s->has_acted || s->has_moved;
    case ABILITY_N: return bj_ability_now(s, s->asked < BODIES ? s->asked : 0, arg[0]);
    case GEAR: return bj_gear_of(x, who);
    case RESERVE: return s->slot[who * SLOTS + HANDS + arg[0]];
    case DELAY_NOW: return s->conflict ? delay_of(x) : 0;
    case DELAY: return x->m->verb == DO_SWAP && swap_is_free(x) ? 0 : delay_of(x);
    default:
        return arg[0] < FROM_HAND ? s->pocket_n[who * POCKETS + arg[0]]
                                  : s->slot_n[who * SLOTS + arg[0] - FROM_HAND];
    }
}

/* What stands in the tables of the arguments, as people read it. */
static const char *row_of(struct offer *o)
{
    static void (*const row[VERBS])(struct talk *, int) = {
        [DO_LEARN] = bj_skill_row, [DO_SPELL] = bj_spell_row, [DO_CAST] = bj_spell_row,
        [DO_ARMOR] = bj_armor_row,
    };
    const struct move *m = o->talk.m;
    int gear = m->verb == DO_USE ? bj_gear_of(&o->talk, bj_actor(o->talk.v)) : m->arg[1];
    if (!row[m->verb])
        return bj_row_piece(&o->talk, &o->row, bj_gear_row, gear);
    return bj_row_piece(&o->talk, &o->row, row[m->verb], m->arg[0]);
}

/* What the Skill of the move does. */
static const char *deed_of(struct offer *o)
{
    struct talk row = o->talk;
    row.share = ROW_TEXT;
    return bj_row_piece(&row, &o->row, bj_skill_row, bj_skill_of(row.p, row.m));
}

static VOICE_FACT(fact)
{
    struct offer *o = about;
    const struct talk *x = &o->talk;
    const struct twenty_one *s = x->s;
    const int32_t *arg = x->m->arg;
    const char *title = which == PATH || which == PATH_THE ? bj_caption_of(x)->title : "";
    bool the = !strncmp(title, "The ", 4);
    uint32_t near = 0;
    int feet = 0;
    if (which >= FACT_BYTES)
        return (union cell){.n = bj_plain_fact(s, which)};
    switch (which) {
    case A0: case A1: case A2: case A3: case A4: return (union cell){.n = arg[which - A0]};
    case IS_NAMED: return (union cell){.n = label_name(x->t->labels, NAMES_CALLED, arg[0]) != NULL};
    case IS_STEP_ARMOR: return (union cell){.n = s->step == STEP_ARMOR};
    case IS_STEP_GEAR: return (union cell){.n = s->step == STEP_GEAR};
    case IS_RUN: return (union cell){.n = arg[0] < x->p->run_count};
    case CALLED: return (union cell){.text = label_name(x->t->labels, NAMES_CALLED, arg[0])};
    case TITLE: return (union cell){.text = bj_caption_of(x)->title};
    case ABOUT: return (union cell){.text = bj_caption_of(x)->text};
    case PATH: return (union cell){.text = title + (the ? 4 : 0)}; /* "Go to the drain" */
    case PATH_THE: return (union cell){.n = the};
    case ROW: return (union cell){.text = row_of(o)};
    case DEED: return (union cell){.text = deed_of(o)};
    case ATTACK_HAS: return (union cell){.list = attack_has(o)};
    case TARGET_HAS: return (union cell){.list = target_has(o)};
    case ROW_NEAR: return (union cell){.list = &o->has.list};
    case NEAR:
        bj_ends(x->p, s, arg, &feet, &near);
        return (union cell){.list = voice_those(&o->set, near)};
    case MASK: return (union cell){.list = voice_those(&o->set, (uint32_t)arg[0])};
    case TAGGED: return (union cell){.list = voice_those(&o->tags, (uint32_t)arg[4])};
    case ONE: return (union cell){.n = 2 * arg[0]};
    case TWO: return (union cell){.n = 2 * arg[0] + 1};
    case RAISED:
        return (union cell){
            .n = s->ability[(s->builder < BODIES ? s->builder : 0) * ABILITIES + arg[0]] + 1};
    case AWARE: return (union cell){.n = arg[0] >= 0 && arg[0] < BODIES && s->aware[arg[0]]};
    case IS_GM: return (union cell){.n = x->v->seat == GM};
    default: break;
    }
    bool hand =
        (which >= IS_TARGET && which <= IS_DEAR) || (which >= NEARLY && which <= OTHER_SKILL);
    bool skill = which == SKILL || (which >= COST && which <= LOWEST) || (which >= IS_TAGGED && which <= IS_ONE);
    return (union cell){.n = hand    ? hand_fact(o, which)
                             : skill ? skill_fact(x, which)
                                     : turn_fact(o, which)};
}

/* ---- Verbs ---- */

static void unpaid(void *about)
{
    struct offer *o = about;
    bj_unpaid(&o->talk, &o->talk.p->hero[o->talk.m->arg[0]].sheet);
}

#define WHOM .who = A0, .mark = A0
#define AT_SQUARE .row = SQUARE_ROW, .column = SQUARE_COLUMN
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
    [DO_RANDOM] = {SAYS(LABEL_RANDOM())},
    [DO_GROUP] = {SAYS(LABEL_GROUP(.one = ONE, .two = TWO)), {SAYS(LABEL_BEGIN_GROUP())}},
    [DO_RAISE] = {SAYS(LABEL_RAISE(.ability = A0, .to = RAISED))},
    [DO_LEARN] = {SAYS(LABEL_LEARN(.row = TEXT(ROW))), {SAYS(LABEL_BEGIN_LEARN())}},
    [DO_SPELL] = {SAYS(LABEL_LEARN(.row = TEXT(ROW))), {SAYS(LABEL_BEGIN_SPELL())}},
    [DO_ATTUNE] = {SAYS(LABEL_ATTUNE(.school = A0))},
    [DO_ARMOR] = {SAYS(LABEL_WEAR(.row = TEXT(ROW)))},
    [DO_EQUIP] = {SAYS(LABEL_EQUIP(.slot = A0, .row = TEXT(ROW))),
                  {SAYS(LABEL_BEGIN_EQUIP()), SAYS(LABEL_FILL(.slot = A0))},
                  {SAYS(ASK_WHICH_SLOT()), SAYS(ASK_WHAT())}},
    [DO_STOW] = {SAYS(LABEL_STOW(.pocket = A0, .row = TEXT(ROW))),
                 {SAYS(LABEL_BEGIN_STOW()), SAYS(LABEL_FILL_POCKET(.pocket = A0))},
                 {SAYS(ASK_POCKET()), SAYS(ASK_INTO())}},
    [DO_DONE] = {LINES(IF(IS_STEP_ARMOR, LABEL_NO_ARMOR()), ELSE_IF(IS_STEP_GEAR, LABEL_READY()),
                       ELSE(LABEL_DONE()))},
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
    [DO_CAST] = {LINES(SAY(LABEL_CAST(.row = TEXT(ROW))),
                       IF(IS_HASTENED, LABEL_EXPERT(.expert = A1, .delay = DELAY)),
                       ELSE_IF(IS_SURE_SPELL,
                               LABEL_CAST_CHANCE(.nearly = NEARLY, .percent = PERCENT))),
                 {SAYS(LABEL_BEGIN_CAST()), SAYS(LABEL_CAST(.row = TEXT(ROW)))},
                 {SAYS(ASK_SPELL()), SAYS(ASK_EXPERT())}},
    [DO_USE] = {LINES(SAY(LABEL_USE(.gear = GEAR, .row = TEXT(ROW))),
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
    [DO_HIT] = {LINES(IF(IS_OPEN_TARGET, LABEL_HIT_TARGET(.nearly = NEARLY, .percent = PERCENT,
                                                          .success = SUCCESS)),
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
                  {SAYS(LABEL_BEGIN_SCENE())}},
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
    [DO_READY] = {NULL, NULL, SAYS(LABEL_TAKE_OUT(.gear = GEAR, .slot = A1, .delay = FIXED(0)))},
    [DO_SWAP] = {NULL, SAYS(LABEL_SWAP(.gear = GEAR, .in = RESERVE, .slot = A0, .delay = FIXED(0),
                                       .free = FIXED(0)))},
    [DO_AIM] = {NULL, SAYS(LABEL_SHORT_AIM(.act = OF(act_kind), .on = A0))},
    [DO_SQUARE] = SHORT_SQUARE,
    [DO_AT] = SHORT_SQUARE,
    [DO_HIT] = {SAYS(LABEL_HIT(.nearly = NEARLY, .percent = PERCENT))},
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
    [DO_REST] = {SAYS(LABEL_SHORT_REST())},
    [DO_EDGE] = {NULL, NULL, LINES(IF(A1, LABEL_SHORT_EDGE(.edge = A1)),
                                   ELSE(LABEL_SHORT_NO_EDGE()))},
};

static void offer(struct offer *o, const struct data *d, const struct view *v, const struct move *m,
                  struct text *t)
{
    bj_talk_begin(&o->talk, d, v, t);
    o->talk.m = m;
    o->has.list.count = 0;
    o->has.used = 0;
}

static void reckon_hand(struct offer *o)
{
    o->odds = bj_odds_of(o->talk.s, o->talk.s->player);
    voice_percents((const double[]){o->odds.win, o->odds.draw, 1 - o->odds.win - o->odds.draw}, 3,
                   o->percent);
}

void bj_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct offer o;
    offer(&o, d, v, m, t);
    if (m->verb == DO_HIT || m->verb == DO_HOLD) {
        reckon_hand(&o);
    } else if (m->verb == DO_CAST) {
        struct playing fresh = bj_playing_fresh(o.talk.s, bj_actor(v));
        o.odds.success = bj_exact_target(&fresh, 2, o.talk.p->spell[m->arg[0]].target).success;
    }
    voice_say_lines(&o.talk.voice, verbs[m->verb].label, fact, &o);
}

void bj_begun(const struct data *d, const struct view *v, const struct move *m, int args,
              struct text *t)
{
    struct offer o;
    offer(&o, d, v, m, t);
    if (args < 4)
        voice_say_lines(&o.talk.voice, verbs[m->verb].made[args], fact, &o);
}

void bj_brief(const struct data *d, const struct view *v, const struct move *m, int args,
              struct text *t)
{
    struct offer o;
    offer(&o, d, v, m, t);
    if (m->verb == DO_HIT)
        reckon_hand(&o);
    voice_say_lines(&o.talk.voice, briefs[m->verb][args], fact, &o);
}

void bj_next(const struct data *d, const struct view *v, const struct move *m, int args,
             struct text *t)
{
    struct offer o;
    offer(&o, d, v, m, t);
    voice_say_lines(&o.talk.voice, verbs[m->verb].ask[args], fact, &o);
}
