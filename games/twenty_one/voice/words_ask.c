/* What a seat has to decide now, with what it needs to know for it. What is always true: who is not
 * asked is told whom the table waits for. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/rules.h"
#include "games/twenty_one/sheet.h"
#include "games/twenty_one/voice/words_facts.h"
#include "games/twenty_one/voice/words_game.h"
#include "games/twenty_one/voice/words_scene.h"
#include "games/twenty_one/voice/words_table.h"

/* ---- Building ---- */

static void spell_limits(struct talk *x)
{
    struct sheet h = bj_sheet_of(x->s, x->s->builder);
    struct pieces limits = {0};
    for (int school = 0; school < SCHOOLS; school++)
        add(x, &limits,
            PART_SPELL_LIMIT(.school = school, .n = bj_sheet_spell_limit(x->p, &h, school)));
    say(x, ASK_SPELL_LIMITS(.limits = &limits.list));
}

/* Schools of which spells are known, without a tool for them in a hand or a reserve (BJ-D4). */
static void tools_missing(struct talk *x, const struct sheet *h)
{
    for (int school = 0; school < SCHOOLS; school++)
        if (bj_sheet_knows(x->p, h, school) && !bj_sheet_has_tool(x->p, h, school))
            say(x, ASK_NO_TOOL(.gear = x->p->tool_of[school], .school = school));
}

static void so_far(struct talk *x)
{
    bool makes = x->s->phase == PHASE_MAKE, gear = makes || x->s->step == STEP_GEAR;
    int who = makes ? x->s->desk_who : x->s->builder;
    struct sheet h = bj_sheet_of(x->s, who);
    struct pieces has = {0};
    bj_sheet_pieces(x, x->s, who, gear, &has);
    say(x, ASK_SO_FAR(.has = &has.list));
    if (gear && !makes) {
        tools_missing(x, &h);
        bj_unpaid(x, &h);
    }
}

/* ---- A turn ---- */

/* The foes that are adjacent or in sight, and how far. */
static void ask_foes(struct talk *x)
{
    const struct twenty_one *s = x->s;
    int who = s->mover;
    struct pieces foes = {0};
    for (int i = 0; i < BODIES; i++) {
        if (!(bj_foes_of(s, who) >> i & 1) || !bj_can_see(x->p, s, who, i))
            continue;
        int row = s->row[i], column = s->column[i];
        if (!bj_on_map(s, who) || !bj_on_map(s, i))
            add(x, &foes, PART_FOE(MARKED(i)));
        else if (bj_distance(s, who, i) <= REACH_ADJACENT)
            add(x, &foes, PART_FOE_ADJACENT(MARKED(i), SQUARE(row, column)));
        else
            add(x, &foes,
                PART_FOE_AT(MARKED(i), SQUARE(row, column), .feet = bj_distance(s, who, i)));
    }
    if (foes.list.count)
        say(x, ASK_FOES(.foes = &foes.list));
    else
        say(x, ASK_NO_FOES());
}

/* ---- A Deal ---- */

/* BJ-I4: why its cards are worth what they are is no plain matter. */
static bool altered(struct talk *x, int party)
{
    struct room room;
    for (int i = 0; party >= 0 && x->s->party[party] != NONE && i < x->s->hand_n[party]; i++)
        if (bj_why_worth(x, &room, party, i))
            return true;
    return false;
}

static void totals(struct talk *x)
{
    const struct twenty_one *s = x->s;
    int who = bj_who_uses(s);
    int party = bj_party_of(s, who), other = bj_other_of(s, who);
    if (party < 0 || !s->hand_n[party])
        return;
    int total = bj_hand_total(s, party), next = s->top[s->deck_of[who]];
    if (s->deal == DEAL_TARGET)
        say(x, ASK_TOTAL_TARGET(.who = who, .total = total, .target = s->target));
    else if (other >= 0 && s->party[other] != NONE && s->hand_n[other])
        say(x, ASK_TOTALS(.who = who, .total = total, .other = s->party[other],
                          .theirs = bj_hand_total(s, other)));
    else
        say(x, ASK_TOTAL(.who = who, .total = total));
    if (next != NONE) /* BJ-E4: Guidance */
        say(x, BOARD_NEXT_CARD(.card = next));
    text_char(x->t, '\n');
    for (int i = 0; i < 2; i++)
        if (altered(x, i ? other : party))
            bj_hand_line(x, i ? other : party);
    while (x->t->used && x->t->at[x->t->used - 1] == '\n')
        x->t->at[--x->t->used] = 0;
}

/* ---- Phases ---- */

#define SO_FAR ON(ALWAYS), CALL(so_far)
static const struct voice_line *const steps[STEP_DONE + 1] = {
    [STEP_START] = LINES(SAY(ASK_START()), IF(IS_UNNAMED, ASK_NAME())),
    [STEP_SINGLE_A] = LINES(SAY(ASK_SINGLE_A()), SO_FAR),
    [STEP_SINGLE_B] = LINES(SAY(ASK_SINGLE_B(.twice = OF(rule_single_twice))), SO_FAR), /* BJ-F1 */
    [STEP_SKILLS] = LINES(SAY(ASK_SKILLS(.n = SKILLS_LEFT)), SO_FAR),
    [STEP_ATTUNE] = LINES(SAY(ASK_ATTUNE()), SO_FAR),
    [STEP_SPELLS] = LINES(SAY(ASK_SPELLS()), CALL(spell_limits), SO_FAR),   /* BJ-F3 */
    [STEP_ARMOR] = LINES(SAY(ASK_ARMOR(.weight = ARMOR)), SO_FAR),          /* BJ-F4 */
    [STEP_GEAR] = LINES(SAY(ASK_GEAR(.hand = HAND, .both = BOTH)), SO_FAR), /* BJ-F4 */
};

#define TURN_OF .who = OF(mover), .feet = OF(feet)
#define LAID SAY(BOARD_LAID(.who = OF(asked), .cards = LISTED(CARDS_OF)))
static const struct voice_line *const phases[PHASES] = {
    [PHASE_STORY] = SAYS(ASK_RUN()),
    [PHASE_TRY] = LINES(ON(ALWAYS), CALL(bj_ask_approach)),
    [PHASE_PATH] = SAYS(ASK_PATH(.title = TEXT(STAGE), .rest = IS_REST)),
    [PHASE_FREE] =
        LINES(IF(IS_GM, ASK_FREE_GM()), ELSE(ASK_FREE()),
              IF(IS_SCENE, ASK_HERE(.title = TEXT(HERE))), IF(IS_ROOM, ASK_HERE_ROOM()),
              ELSE_IF(NOT(IS_SCENE), ASK_NO_SCENE()),
              ELSE_IF(IS_OVER, ASK_NOBODY_LEFT()), ELSE_IF(OF(fights), ASK_NO_CONFLICT()),
              ELSE(ASK_NOT_BEGUN()), IF(IS_LEFT_ALONE, ASK_ALL_WAIT()),
              IF(IS_HURT, ASK_PILE(.pile = PILE, .limit = MOST)), IF(IS_ENOUGH, ASK_ENOUGH())),
    [PHASE_CALL] =
        SAYS(ASK_CALL(.on = OF(desk_who), .low = FIXED(TARGET_MIN), .high = FIXED(TARGET_MAX))),
    [PHASE_CALL_SIDE] = SAYS(ASK_CALL_SIDE(.on = PLAYER)),
    [PHASE_PLACE] = SAYS(ASK_PLACE(.on = OF(desk_who))),
    [PHASE_MAKE] = LINES(SAY(ASK_MAKE(.who = OF(desk_who), .limit = MADE_LIMIT)), SO_FAR),
    [PHASE_OWN_TURN] = LINES(
        IF(NOT(IS_TURN), ASK_TOO_LONG(.turns = FIXED(TURNS_MAX), .defeat = IS_DEFEAT)),
        ELSE_IF(OF(has_acted), ASK_TURN_ACTED(TURN_OF)),
        ELSE_IF(MOVER_AWARE, ASK_TURN(TURN_OF)), /* BJ-D2 */
        ELSE(ASK_TURN_UNAWARE(TURN_OF)), IF(IS_LURED, ASK_LURED()), ON(IS_TURN), CALL(ask_foes)),
    [PHASE_AIM] =
        LINES(IF(IS_SWEPT, ASK_SWEEP(.who = OF(act_who), .gear = OF(act_gear), .how = OF(act_how))),
              ELSE(ASK_AIM(.who = OF(act_who), .act = OF(act_kind), .spell = OF(act_what),
                           .gear = OF(act_gear), .how = OF(act_how)))),
    [PHASE_SQUARE] = SAYS(ASK_SQUARE(.who = OF(act_who), .spell = OF(act_what))),
    [PHASE_DEFENCE] = SAYS(ASK_DEFENCE(.first = OF(party[FIRST]), .who = OF(asked))), /* BJ-E7 */
    [PHASE_WINDOW] =
        LINES(IF(IS_BUST, ASK_WINDOW_BUST(.who = OF(asked), .edge = ASKED_EDGE)),
              ELSE(ASK_WINDOW(.who = OF(asked), .edge = ASKED_EDGE)), ON(ALWAYS), CALL(totals),
              IF(IS_LATER, ASK_LATER()), ELSE_ON(IS_BUST), ELSE_IF(IS_STANDING, ASK_HOLD_STANDS()),
              ELSE_IF(IS_DRAWN, ASK_DECIDED_DRAW()), ELSE_IF(IS_LOST, ASK_DECIDED_LOST()),
              ELSE_IF(IS_DECIDED, ASK_DECIDED(.who = WINNER))),
    [PHASE_PLAY] = LINES(SAY(ASK_PLAY(.who = PLAYER)), CALL(totals)),
    [PHASE_CHEER] = SAYS(ASK_CHEER(.who = OF(asked))),
    /* What who has lost is about to take, and how much more it can. */
    [PHASE_RIPOSTE] =
        LINES(IF(IS_NO_RIPOSTE, ASK_NO_RIPOSTE(.who = OF(asked))),
              ELSE(ASK_RIPOSTE(.cost = RIPOSTE_COST, .edge = ASKED_EDGE, .loser = OF(loser))),
              THEN(ASK_LOSER(.loser = OF(loser), .pile = LOSER_PILE, .limit = LOSER_MOST,
                             .cards = LOSER_CARDS))),
    [PHASE_SHIELD] = LINES(SAY(ASK_SHIELD(.cost = SHIELD_COST, .edge = ASKED_EDGE)), LAID),
    [PHASE_REDUCE] = LINES(SAY(ASK_REDUCE(.n = OF(reduce))), LAID),
    [PHASE_REMEDY] = LINES(IF(IS_CARDS, ASK_REMEDY(.who = OF(act_who), .cards = LISTED(CARDS_OF))),
                           ELSE(ASK_REMEDY_SUIT())), /* the others' piles */
};

static void waits_for(struct talk *x)
{
    uint32_t turn = twenty_one_turn(x->d, &x->v->state) & ~twenty_one_resting(x->d, &x->v->state);
    struct pieces who = {0};
    if (x->s->phase == PHASE_OVER || turn >> SEAT_CHANCE & 1)
        return;
    add_if(x, turn >> GM & 1, &who, PART_THE_GM());
    for (int i = 0; i < HEROES; i++)
        add_if(x, turn >> seat_of(i) & 1, &who, PART_WHO(.who = i));
    say(x, ASK_WAITING(.who = &who.list));
}

void bj_prompt(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    bj_talk_begin(&x, d, v, NULL, t);
    x.voice.asks = true;
    int phase = x.s->phase;
    if (bj_seat_moves(d, v)) {
        say_lines(&x, phase == PHASE_BUILD ? steps[x.s->step] : phases[phase]);
        return;
    }
    if (bj_gm_aside(d, v))
        say(&x, ASK_ASIDE());
    waits_for(&x);
}
