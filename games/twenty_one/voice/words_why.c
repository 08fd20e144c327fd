/* Why a move is not open, in the rules' words: building, the Deal, the GM's desk. What is always true: it reads the view
 * of the seat that asked, and is silent where it has nothing better to say than what is open. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/voice/words_why.h"

#include <string.h>

/* ---- Building: each limit names its rule (section F) ---- */

/* What the sheet's own check says, without the rule's name before it. */
static void because_sheet(struct ask *a, const char *wrong)
{
    const char *says = strstr(wrong, ": ");
    because(a, WHY_SHEET(.wrong = says ? says + 2 : wrong));
}

static void why_gear(struct ask *a)
{
    struct sheet h = bj_sheet_of(a->s, a->s->builder);
    int slot = a->arg[0], gear = a->arg[1];
    const char *wrong = NULL;
    if (a->s->step != STEP_GEAR) {
        because(a, WHY_GEAR_LAST());
    } else if (gear < 0 || gear >= GEAR_GRIP) {
        because(a, WHY_NO_GEAR());
    } else if (a->m->verb == DO_EQUIP) {
        int at = slot == SLOT_BOTH ? SLOT_LEFT : slot;
        if (slot < 0 || slot > SLOT_BOTH || h.slot[at] != NONE || (slot == SLOT_BOTH && h.slot[SLOT_RIGHT] != NONE)) {
            because(a, WHY_TAKEN());
            return;
        }
        bj_sheet_equip(a->p, &h, slot, gear);
        wrong = bj_sheet_gear_wrong(a->p, &h);
    } else if (slot < 0 || slot >= bj_sheet_pockets(a->p, &h)) { /* BJ-F6 */
        if (bj_sheet_pockets(a->p, &h))
            because(a, WHY_NO_MORE_POCKETS());
        else
            because(a, WHY_NO_POCKETS());
    } else if (h.pocket[slot] != NONE) {
        because(a, WHY_POCKET_FULL());
    } else {
        h.pocket[slot] = (uint8_t)gear;
        h.pocket_n[slot] = a->p->gear[gear].stack ? a->p->gear[gear].stack : 1;
        wrong = bj_sheet_gear_wrong(a->p, &h);
    }
    if (wrong)
        because_sheet(a, wrong);
}

static void why_learn(struct ask *a) /* BJ-F2 */
{
    const struct twenty_one *s = a->s;
    int skill = a->arg[0];
    if (s->step != STEP_SKILLS || skill < 0 || skill >= SKILLS)
        because(a, WHY_SKILLS_LATER());
    else if (skill <= SKILL_HUMANITY)
        because(a, WHY_UNIVERSAL());
    else if (skill >= SKILLS_OWN)
        because(a, WHY_GIVEN());
    else if (s->skills[s->builder] >> skill & 1)
        because(a, WHY_SKILL_KNOWN());
    else if (s->ability[s->builder * ABILITIES + bj_skill_rows[skill].ability])
        because(a, WHY_POINTS_USED(.ability = bj_skill_rows[skill].ability));
    else
        because(a, WHY_NO_POINT(.ability = bj_skill_rows[skill].ability));
}

static void why_spell(struct ask *a) /* BJ-F3 */
{
    struct sheet h = bj_sheet_of(a->s, a->s->builder);
    int spell = a->arg[0];
    bool closed = a->s->step != STEP_SPELLS || spell < 0 || spell >= SPELLS;
    if (closed && bj_sheet_has_magic(&h)) {
        because(a, WHY_SPELLS_LATER());
    } else if (closed) {
        because(a, WHY_NO_MAGIC());
    } else if (h.spells >> spell & 1) {
        because(a, WHY_SPELL_KNOWN());
    } else {
        h.spells |= BIT(spell);
        const char *wrong = bj_sheet_wrong(a->p, &h, a->s->rule_single_twice);
        if (wrong)
            because_sheet(a, wrong);
        else
            because(a, WHY_COMBUSTION());
    }
}

static void why_raise(struct ask *a)
{
    struct sheet h = bj_sheet_of(a->s, a->s->builder);
    if ((a->s->step != STEP_SINGLE_A && a->s->step != STEP_SINGLE_B) || a->arg[0] < 0 || a->arg[0] >= ABILITIES) {
        because(a, WHY_RAISE()); /* BJ-F1 */
        return;
    }
    h.ability[a->arg[0]]++;
    const char *wrong = bj_sheet_abilities_wrong(&h, a->s->rule_single_twice);
    if (wrong)
        because_sheet(a, wrong);
}

static void why_hero(struct ask *a)
{
    int hero = a->arg[0];
    if (a->s->step != STEP_START || hero < 0 || hero >= a->p->hero_count) {
        because(a, WHY_HERO_FIRST());
        return;
    }
    for (int i = 0; i < HEROES; i++)
        if (a->s->being[i] != BEING_ABSENT && a->s->kind[i] == hero) {
            because(a, WHY_HERO_TAKEN(.title = a->p->hero[hero].told.title));
            return;
        }
    const char *wrong = bj_sheet_wrong(a->p, &a->p->hero[hero].sheet, a->s->rule_single_twice);
    if (wrong)
        because_sheet(a, wrong);
}

static void why_done(struct ask *a)
{
    switch (a->s->step) {
    case STEP_START: because(a, WHY_DONE_START()); break;
    case STEP_SINGLE_A: because(a, WHY_DONE_SINGLE_A()); break;
    case STEP_SINGLE_B: because(a, WHY_DONE_SINGLE_B()); break;
    case STEP_SKILLS: because(a, WHY_DONE_SKILLS()); break;
    case STEP_ATTUNE: because(a, WHY_DONE_ATTUNE()); break;
    default: break;
    }
}

static void why_build(struct ask *a)
{
    if (a->s->builder == NONE && a->m->verb == DO_DONE) {
        because(a, WHY_DONE_NOTHING());
        return;
    }
    if (a->s->builder == NONE) {
        because(a, WHY_BUILT());
        return;
    }
    struct sheet h = bj_sheet_of(a->s, a->s->builder);
    switch (a->m->verb) {
    case DO_HERO: why_hero(a); break;
    case DO_NAME: because(a, WHY_NAME()); break;
    case DO_RANDOM:
    case DO_GROUP: because(a, WHY_GROUP()); break; /* BJ-F1 */
    case DO_RAISE: why_raise(a); break;
    case DO_LEARN: why_learn(a); break;
    case DO_ATTUNE: because(a, WHY_ATTUNE()); break; /* BJ-F3 */
    case DO_SPELL: why_spell(a); break;
    case DO_ARMOR:
        if (a->s->step == STEP_ARMOR)
            because(a, WHY_ARMOR(.limit = bj_sheet_armor_limit(a->p, &h))); /* BJ-F4 */
        else
            because(a, WHY_ARMOR_LATER());
        break;
    case DO_DONE: why_done(a); break;
    default: why_gear(a); break;
    }
}

/* ---- The Deal ---- */

static void why_needs(struct ask *a, int who, int skill)
{
    const struct twenty_one *s = a->s;
    int me = bj_party_of(s, who), total = me >= 0 && s->hand_n[me] ? bj_hand_total(s, me) : -1, needs = a->p->skill[skill].needs;
    if (needs & NEED_NOT_OVER && total > BUST_OVER)
        because(a, WHY_BUST(.skill = skill, .total = total));
    else if (needs & NEED_21 && total >= 0 && total != BUST_OVER)
        because(a, WHY_NOT_21(.skill = skill, .total = total));
    else if (needs & NEED_21 && total != BUST_OVER)
        because(a, WHY_NEEDS_21(.skill = skill));
    else if (needs & NEED_CONTEST && bj_other_of(s, who) < 0)
        because(a, WHY_NEEDS_CONTEST(.skill = skill));
    else if (needs & NEED_TIMED)
        because(a, WHY_NEEDS_TIMED(.skill = skill));
    else if (needs & NEED_SPELL)
        because(a, WHY_NEEDS_SPELL(.skill = skill));
    else if (needs & NEED_NO_DAMAGE)
        because(a, WHY_NEEDS_SAFE(.skill = skill));
    else
        because(a, WHY_NO_USE(.skill = skill));
}

static void why_values(struct ask *a, int skill)
{
    const struct skill_row *row = &a->p->skill[skill];
    bool one = row->lo == row->hi;
    if (row->piece == PIECE_CHANGE && one)
        because(a, WHY_CHANGE_ONE(.skill = skill, .low = row->lo));
    else if (row->piece == PIECE_CHANGE)
        because(a, WHY_CHANGE(.skill = skill, .low = row->lo, .high = row->hi));
    else if (one)
        because(a, WHY_SET_ONE(.skill = skill, .low = row->lo));
    else
        because(a, WHY_SET(.skill = skill, .low = row->lo, .high = row->hi));
}

static void why_card(struct ask *a, int who, int skill)
{
    const struct twenty_one *s = a->s;
    const struct skill_row *row = &a->p->skill[skill];
    int party = a->arg[1], card = a->arg[2], me = bj_party_of(s, who);
    if (party < 0 || party > SECOND || s->party[party] == NONE || bj_hand_find(s, party, card) < 0)
        because(a, WHY_NOT_IN_HAND());
    else if (row->whose == WHOSE_OWN && party != me)
        because(a, WHY_OWN_CARD(.skill = skill));
    else if (row->whose == WHOSE_OTHER && party == me)
        because(a, WHY_THEIR_CARD(.skill = skill));
    else if (row->which == WHICH_FACE && !card_face(card))
        because(a, WHY_FACE(.skill = skill));
    else if (row->which == WHICH_QUEEN && (card_joker(card) || card_rank(card) != 11))
        because(a, WHY_QUEEN(.skill = skill));
    else if (row->which == WHICH_JACK && (card_joker(card) || card_rank(card) != 10))
        because(a, WHY_JACK(.skill = skill));
    else if (s->hand_soul[hand_at(party, bj_hand_find(s, party, card))])
        because(a, WHY_SOUL());
    else if (a->arg[3] < row->lo || a->arg[3] > row->hi || (row->piece == PIECE_CHANGE && !a->arg[3]))
        why_values(a, skill);
    else
        because(a, WHY_NO_CHANGE(.skill = skill)); /* BJ-B2 */
}

static void why_skill(struct ask *a)
{
    const struct twenty_one *s = a->s;
    int skill = a->m->verb == DO_CHEEK ? SKILL_CHEEK : a->m->verb == DO_RECOMPENSE ? SKILL_RECOMPENSE : a->arg[0];
    int who = s->phase == PHASE_PLAY ? s->party[s->player] : s->asked;
    if (skill < 0 || skill >= SKILLS)
        return;
    const struct skill_row *row = &a->p->skill[skill];
    if (s->deal == DEAL_NONE || who == NONE) {
        because(a, WHY_NO_DEAL());
        return;
    }
    bool again = bj_is_attack(a->p, s) && who != s->party[FIRST] && bj_gear_flag(a->p, s, who, s->party[FIRST], GEAR_AGAIN);
    bool passive = row->piece == PIECE_PASSIVE || row->when == WHEN_ALWAYS;
    if (passive && skill == SKILL_EXPERT_SPELL)
        because(a, WHY_EXPERT());
    else if (passive)
        because(a, WHY_PASSIVE(.skill = skill));
    else if (!bj_skill_known(a->p, s, who, skill) && skill >= SKILLS_OWN)
        because(a, WHY_NOT_IN_USE(.skill = skill));
    else if (!bj_skill_known(a->p, s, who, skill))
        because(a, WHY_UNKNOWN(.skill = skill));
    else if (s->used[who] >> skill & 1 && !again)
        because(a, WHY_USED(.skill = skill)); /* BJ-E2 */
    else if (row->cost > s->edge[who])
        because(a, WHY_COST(.skill = skill, .cost = row->cost, .edge = s->edge[who]));
    else if (!bj_skill_open(a->p, s, who, skill))
        why_needs(a, who, skill);
    else if (row->when == WHEN_HIT)
        because(a, WHY_INSTEAD(.skill = skill));
    else if (row->when == WHEN_RIPOSTE)
        because(a, WHY_WHEN_BUST(.skill = skill));
    else if (row->when == WHEN_SHIELD)
        because(a, WHY_WHEN_TAKING(.skill = skill));
    else if (s->phase != PHASE_WINDOW)
        because(a, WHY_NOT_NOW(.skill = skill));
    else if (skill == SKILL_CHEEK)
        because(a, WHY_CHEEK());
    else if (a->m->verb == DO_ALTER)
        why_card(a, who, skill);
    else if (row->piece == PIECE_CHANGE || row->piece == PIECE_SET || row->piece == PIECE_SOUL)
        because(a, WHY_NAMES_CARD(.skill = skill));
    else
        because(a, WHY_NO_USE(.skill = skill)); /* BJ-B2 */
}

static void why_play(struct ask *a)
{
    const struct twenty_one *s = a->s;
    int me = bj_seat_body(a->v->seat);
    int party = me == NONE ? -1 : bj_party_of(s, me);
    if (s->deal == DEAL_NONE)
        because(a, WHY_HIT_NO_DEAL());
    else if (party >= 0 && s->held[party] && a->m->verb == DO_HIT)
        because(a, WHY_HELD()); /* BJ-B1 */
    else if (s->phase == PHASE_WINDOW)
        because(a, WHY_SKILLS_FIRST());
    else if (s->phase == PHASE_PLAY && a->m->verb == DO_HIT)
        because(a, WHY_NO_CARDS()); /* BJ-A2 */
    else
        because(a, WHY_PLAY_LATER());
}

static void why_discard(struct ask *a)
{
    switch (a->s->phase) {
    case PHASE_CHEER: because(a, WHY_CHEER()); break;
    case PHASE_REDUCE: because(a, WHY_REDUCE()); break;
    case PHASE_REMEDY: because(a, WHY_REMEDY()); break;
    default: because(a, WHY_DISCARD()); break;
    }
}

static void why_deal(struct ask *a)
{
    switch (a->m->verb) {
    case DO_HIT:
    case DO_HOLD: why_play(a); break;
    case DO_SKILL:
    case DO_ALTER:
    case DO_CHEEK:
    case DO_RECOMPENSE: why_skill(a); break;
    case DO_DEFEND:
        if (a->s->phase != PHASE_DEFENCE)
            because(a, WHY_DEFEND_FIRST());
        else
            because(a, WHY_DEFEND());
        break;
    case DO_DISCARD: why_discard(a); break;
    case DO_PASS: because(a, WHY_PASS()); break;
    case DO_KIND:
    case DO_SUIT: because(a, WHY_KIND()); break;
    default: break;
    }
}

/* ---- The GM ---- */

static void why_call(struct ask *a)
{
    const int32_t *arg = a->arg;
    int edge = a->m->verb == DO_TARGET ? arg[3] : arg[2];
    if (a->s->phase != PHASE_CALL && a->s->phase != PHASE_CALL_SIDE)
        because(a, WHY_CALL());
    else if (a->m->verb == DO_OPPOSE)
        because(a, WHY_OPPOSE());
    else if (a->s->phase == PHASE_CALL_SIDE && a->m->verb != DO_TEST)
        because(a, WHY_CALL_SIDE());
    else if (!arg[0])
        because(a, WHY_NO_ABILITY());
    else if (a->m->verb == DO_TARGET && (arg[2] < TARGET_MIN || arg[2] > TARGET_MAX))
        because(a, WHY_TARGET(.low = TARGET_MIN, .high = TARGET_MAX)); /* BJ-B6 */
    else if (edge < -EDGE_CALL || edge > EDGE_CALL)
        because(a, WHY_CALL_EDGE(.most = EDGE_CALL)); /* BJ-B6 */
}

static void why_desk(struct ask *a)
{
    const struct twenty_one *s = a->s;
    int who = a->arg[0];
    bool open = s->phase == PHASE_FREE || s->phase == PHASE_OWN_TURN, aimed = s->phase == PHASE_AIM || s->phase == PHASE_SQUARE;
    if (a->m->verb == DO_EDGE && (open || aimed))
        because(a, WHY_CIRCUMSTANCE(.most = EDGE_CALL)); /* BJ-E1 */
    else if (!open)
        because(a, WHY_DESK());
    else if (s->moves >= MOVES_ENOUGH)
        because(a, WHY_MOVES(.moves = MOVES_ENOUGH));
    else if (a->m->verb == DO_BRING)
        because(a, WHY_FOES(.foes = FOES));
    else if (is_body(who) && s->being[who] == BEING_ABSENT)
        because(a, WHY_NOBODY());
    else if (a->m->verb == DO_MEND)
        because(a, WHY_PILE_EMPTY());
    else if (a->m->verb == DO_PEACE)
        because(a, WHY_NO_CONFLICT());
    else if (is_body(who))
        because(a, WHY_OUT(.who = who));
}

static void why_story(struct ask *a)
{
    const struct twenty_one *s = a->s;
    switch (a->m->verb) {
    case DO_FIGHT:
        if (s->conflict)
            because(a, WHY_CONFLICT());
        else if (bj_conflict_over(s))
            because(a, WHY_NO_FOE());
        break;
    case DO_SCENE:
    case DO_REST:
        if (s->run != RUN_FREE)
            because(a, WHY_RUN_SCENES());
        else if (s->conflict)
            because(a, WHY_END_FIRST());
        break;
    case DO_ONWARD:
        if (s->run == RUN_FREE)
            because(a, WHY_FREE_TABLE());
        else
            because(a, WHY_END_FIRST());
        break;
    case DO_PATH: because(a, WHY_PATH()); break;
    case DO_RUN: because(a, WHY_RUN()); break;
    case DO_FINISH: because(a, WHY_END_FIRST()); break;
    default: break;
    }
}

static bool gm_verb(int verb)
{
    return (verb >= DO_CALL && verb <= DO_FINISH) || verb == DO_RUN || verb == DO_SCENE || verb == DO_EDGE;
}

static bool desk_verb(int verb)
{
    return (verb >= DO_SHIFT && verb <= DO_PEACE && verb != DO_AT) || verb == DO_CALL || verb == DO_EDGE;
}

void bj_why_not(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct ask a = {.p = pack_of(d), .v = v, .s = look_at(&v->state), .m = m, .arg = m->arg};
    if (v->seat >= a.s->seats || verb_of_chance(m->verb) || a.s->phase == PHASE_OVER)
        return;
    bj_talk_begin(&a.talk, d, v, t);
    if (v->seat != GM && gm_verb(m->verb))
        because(&a, WHY_GM());
    else if (!bj_seat_moves(d, v) && !(v->seat == GM && desk_verb(m->verb)))
        bj_prompt(d, v, t);
    else if (m->verb <= DO_DONE)
        why_build(&a);
    else if ((m->verb >= DO_MOVE && m->verb <= DO_SQUARE && m->verb != DO_WAIT) || m->verb == DO_AT)
        bj_why_act(&a);
    else if (m->verb >= DO_DEFEND && m->verb <= DO_SUIT)
        why_deal(&a);
    else if (m->verb == DO_TARGET || m->verb == DO_OPPOSE || m->verb == DO_TEST || m->verb == DO_NO_DEAL)
        why_call(&a);
    else if (desk_verb(m->verb))
        why_desk(&a);
    else
        why_story(&a);
}
