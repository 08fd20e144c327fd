/* What is said of each reason why a move is not open (why.h). What is always true: nothing is
 * decided here, and it is silent where the rules have no better reason than what is open. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/gear.h"
#include "games/twenty_one/hero/build.h"
#include "games/twenty_one/sheet.h"
#include "games/twenty_one/voice/words.h"
#include "games/twenty_one/voice/words_game.h"
#include "voice/say.h"

/* A0, A1: arguments of the move. WHO: who acts; AT: its target. */
enum fact {
    A0 = 1, A1, WHO, AT, TITLE, ARMOR, ABILITY, SKILL, TOTAL, COST, EDGE, LOW, HIGH, ONE,
    ROW, COLUMN, ROWS, COLUMNS, FIGURE, WEAPON, WEAPON_REACH, TOOL, HASTE, ITEM, AWAY, REACH,
    SPOT_AWAY, RANGE
};

static int aimed_at(const struct talk *x)
{
    const struct twenty_one *s = x->s;
    return x->m->verb == DO_SWEEP ? bj_sweep_missed(x->p, s, x->m->arg[0]) : x->m->arg[0];
}

/* Of Skills and the Deal. */
static int64_t deal_fact(const struct talk *x, int which)
{
    const struct twenty_one *s = x->s;
    int skill = bj_skill_of(x->p, x->m), who = bj_who_uses(s),
        party = who == NONE ? -1 : bj_party_of(s, who);
    const struct skill_row *row = &x->p->skill[skill];
    switch (which) {
    case ABILITY: return row->ability;
    case TOTAL: return bj_hand_total(s, party);
    case COST: return row->cost;
    case EDGE: return s->edge[who];
    case LOW: return row->lo;
    case HIGH: return row->hi;
    case ONE: return row->lo == row->hi;
    default: return skill;
    }
}

/* Of a turn and its acts. */
static int64_t act_fact(const struct talk *x, int which)
{
    const struct pack *p = x->p;
    const struct twenty_one *s = x->s;
    const int32_t *arg = x->m->arg;
    int who = bj_who_acts(s, x->v->seat), weapon = GEAR_BARE;
    if (x->m->verb == DO_ATTACK && arg[0] < HANDS && arg[0] >= 0)
        weapon = bj_held(s, who, arg[0]);
    switch (which) {
    case WHO: return who;
    case AT: return aimed_at(x);
    case ROW: return arg[0] + 1;
    case COLUMN: return column_slot(arg[0], arg[1]);
    case ROWS: return bj_map_of(p, s)->rows;
    case COLUMNS: return bj_map_of(p, s)->columns - 1;
    case FIGURE: return bj_figure_at(s, arg[0], arg[1]);
    case WEAPON: return weapon;
    case WEAPON_REACH: return p->gear[weapon].reach;
    case TOOL: return p->tool_of[p->spell[arg[0]].school];
    case HASTE: return bj_expert_most(p, s, who, arg[0]);
    case ITEM: return bj_from_gear(s, who, arg[0]);
    case AWAY: return bj_distance(s, s->act_who, aimed_at(x));
    case REACH: return bj_act_reach(p, s->act_kind, s->act_gear);
    case SPOT_AWAY: return bj_distance_to(s, s->act_who, arg[0], arg[1]);
    default: return p->spell[s->act_what].range;
    }
}

static VOICE_FACT(fact)
{
    const struct talk *x = about;
    const struct twenty_one *s = x->s;
    struct sheet h;
    if (which >= FACT_BYTES)
        return (union cell){.n = bj_plain_fact(s, which)};
    switch (which) {
    case A0: return (union cell){.n = x->m->arg[0]};
    case A1: return (union cell){.n = x->m->arg[1]};
    case TITLE: return (union cell){.text = x->p->hero[x->m->arg[0]].caption.title};
    case ARMOR:
        h = bj_sheet_of(s, s->builder);
        return (union cell){.n = bj_sheet_armor_limit(x->p, &h)};
    default:
        return (union cell){.n = which >= ABILITY && which <= ONE ? deal_fact(x, which)
                                                                  : act_fact(x, which)};
    }
}

static const struct voice_line reasons[BJ_WHYS] = {
#define BARE(id) [id] = SAY(id()),
#define OF_SKILL(id) [id] = SAY(id(.skill = SKILL)),
#define OF_SPELL(id) [id] = SAY(id(.spell = A0)),
#define OF_WHO(id) [id] = SAY(id(.who = WHO)),
#define OF_AT(id) [id] = SAY(id(.who = AT)),
    BJ_WHYS_BARE(BARE) BJ_WHYS_OF_SKILL(OF_SKILL) BJ_WHYS_OF_SPELL(OF_SPELL) BJ_WHYS_OF_WHO(OF_WHO)
        BJ_WHYS_OF_AT(OF_AT) BJ_WHYS_LIMIT(BARE)
    [WHY_ABILITY_MOST] = SAY(WHY_ABILITY_MOST(.most = FIXED(ABILITY_MAX))), /* BJ-F1 */
    [WHY_POINTS] = SAY(WHY_POINTS(.points = FIXED(POINTS))),                /* BJ-F1 */
    [WHY_HERO_TAKEN] = SAY(WHY_HERO_TAKEN(.title = TEXT(TITLE))),
    [WHY_POINTS_USED] = SAY(WHY_POINTS_USED(.ability = ABILITY)),
    [WHY_NO_POINT] = SAY(WHY_NO_POINT(.ability = ABILITY)),
    [WHY_ARMOR] = SAY(WHY_ARMOR(.limit = ARMOR)),
    [WHY_OFF_MAP] = SAY(WHY_OFF_MAP(.rows = ROWS, .column = COLUMNS)),
    [WHY_WALL] = SAY(WHY_WALL(.row = ROW, .column = COLUMN)),
    [WHY_THERE] = SAY(WHY_THERE(.who = FIGURE)),
    [WHY_OCCUPIED] = SAY(WHY_OCCUPIED(.who = FIGURE)),
    [WHY_TOO_FAR] = SAY(WHY_TOO_FAR(.feet = OF(feet))),
    [WHY_EMPTY_HAND] = SAY(WHY_EMPTY_HAND(.slot = A0)),
    [WHY_THROWN] = SAY(WHY_THROWN(.gear = WEAPON)),
    [WHY_NO_WEAPON] = SAY(WHY_NO_WEAPON(.gear = WEAPON)),
    [WHY_REACH] = SAY(WHY_REACH(.feet = WEAPON_REACH)),
    [WHY_SPELL_UNKNOWN] = SAY(WHY_SPELL_UNKNOWN(.who = WHO, .spell = A0)),
    [WHY_TOOL] = SAY(WHY_TOOL(.spell = A0, .gear = TOOL)), /* BJ-G1 */
    [WHY_EXPERT_MOST] = SAY(WHY_EXPERT_MOST(.spell = A0, .most = HASTE)),
    [WHY_NO_ITEM] = SAY(WHY_NO_ITEM(.gear = ITEM)),
    [WHY_THROW_NOBODY] = SAY(WHY_THROW_NOBODY(.feet = FIXED(THROW_FEET))),
    [WHY_FAR] = SAY(WHY_FAR(.who = AT, .away = AWAY, .reach = REACH)),
    [WHY_SQUARE_FAR] = SAY(WHY_SQUARE_FAR(.away = SPOT_AWAY, .range = RANGE)),
    [WHY_COST] = SAY(WHY_COST(.skill = SKILL, .cost = COST, .edge = EDGE)),
    [WHY_BUST] = SAY(WHY_BUST(.skill = SKILL, .total = TOTAL)),
    [WHY_NOT_21] = SAY(WHY_NOT_21(.skill = SKILL, .total = TOTAL)),
    [WHY_CHANGE] = SAY(WHY_CHANGE(.skill = SKILL, .low = LOW, .high = HIGH, .one = ONE)),
    [WHY_SET] = SAY(WHY_SET(.skill = SKILL, .low = LOW, .high = HIGH, .one = ONE)),
    [WHY_TARGET] = SAY(WHY_TARGET(.low = FIXED(TARGET_MIN), .high = FIXED(TARGET_MAX))),
    [WHY_CALL_EDGE] = SAY(WHY_CALL_EDGE(.most = FIXED(EDGE_CALL))),
    [WHY_CIRCUMSTANCE] = SAY(WHY_CIRCUMSTANCE(.most = FIXED(EDGE_CALL))),
    [WHY_MOVES] = SAY(WHY_MOVES(.moves = FIXED(MOVES_ENOUGH))),
    [WHY_FOES] = SAY(WHY_FOES(.foes = FIXED(FOES))),
};

void bj_tell_why(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    int why = bj_why_not(d, v, m);
    struct talk x;
    if (why == BJ_NOT_ASKED) {
        bj_prompt(d, v, t);
        return;
    }
    bj_talk_begin(&x, d, v, t);
    x.m = m;
    voice_say_lines(&x.voice, (const struct voice_line[]){reasons[why], {.kind = VOICE_END}}, fact,
                    &x);
}

void bj_say_limit(int why, struct text *t)
{
    struct talk x;
    bj_talk_begin(&x, NULL, NULL, t);
    voice_say_lines(&x.voice, (const struct voice_line[]){reasons[why], {.kind = VOICE_END}}, fact,
                    &x);
}
