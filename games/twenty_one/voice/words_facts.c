/* Works out the facts of sentences (words_facts.h). */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/gear.h"
#include "games/twenty_one/run/scene.h"
#include "games/twenty_one/sheet.h"
#include "games/twenty_one/voice/words_facts.h"
#include "games/twenty_one/voice/words_table.h"

/* ---- What is named ---- */

/* Where a way leads, without an English article. */
static const char *path_of(const struct talk *x)
{
    const char *title = bj_caption_of(x)->title;
    return title + (strncmp(title, "The ", 4) ? 0 : 4);
}

static const struct run_stage *stage_of(const struct talk *x) { return bj_stage_of(x->p, x->s); }

/* What stands in the tables of the arguments, as people read it. */
static const char *row_of(struct talk *x)
{
    static void (*const row[VERBS])(struct talk *, int) = {
        [DO_LEARN] = bj_skill_row, [DO_SPELL] = bj_spell_row, [DO_CAST] = bj_spell_row,
        [DO_ARMOR] = bj_armor_row,
    };
    const struct move *m = x->m;
    int gear = m->verb == DO_USE ? bj_gear_of(x, bj_actor(x->v)) : m->arg[1];
    if (!row[m->verb])
        return bj_row_piece(x, &x->room, bj_gear_row, gear);
    return bj_row_piece(x, &x->room, row[m->verb], m->arg[0]);
}

/* What the Skill of the move does. */
static const char *deed_of(struct talk *x)
{
    x->share = ROW_TEXT;
    const char *text = bj_row_piece(x, &x->room, bj_skill_row, bj_skill_of(x->p, x->m));
    x->share = ROW_WHOLE;
    return text;
}

/* ---- A turn ---- */

static const struct voice_list *attack_has(struct talk *x)
{
    int gear = bj_gear_of(x, bj_actor(x->v)),
        bonus = x->p->gear[gear].bonus + is_powered(x->m->arg[1]);
    clear(&x->has);
    add(x, &x->has, PART_EDGE_NOW(.edge = bj_attack_edge(x->p, x->s, bj_actor(x->v), x->m->arg)));
    if (bonus)
        add(x, &x->has, PART_BONUS(.bonus = bonus));
    if (x->p->gear[gear].class == CLASS_MELEE)
        add(x, &x->has, PART_REACH(.feet = x->p->gear[gear].reach));
    else
        add(x, &x->has, PART_ANY_DISTANCE());
    return &x->has.list;
}

static const struct voice_list *target_has(struct talk *x)
{
    const struct twenty_one *s = x->s;
    int at = x->m->arg[0];
    bool harms = s->act_kind != ACT_CAST || x->p->spell[s->act_what].piece == SPELL_PIECE_DAMAGE;
    clear(&x->has);
    if (bj_on_map(s, at) && bj_on_map(s, s->act_who))
        add(x, &x->has, PART_FEET_AWAY(.feet = bj_distance(s, s->act_who, at)));
    add(x, &x->has, PART_DAMAGE(.pile = pile_size(s, at), .limit = bj_limit_of(x->p, s, at)));
    if (harms && bj_would_answer(x->p, s, at)) /* BJ-C4 */
        add(x, &x->has, PART_CAN_RETALIATE());
    else if (harms)
        add(x, &x->has, PART_CANNOT_RETALIATE());
    return &x->has.list;
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

/* The foes that a Move to this square brings one next to; how far it is. Farther than the feet that
 * are left may be meant, too: the GM may let it pass. */
static bool ends(const struct talk *x, int *feet, uint32_t *near)
{
    struct twenty_one far = *x->s;
    far.feet = FEET_MAX;
    return bj_ends(x->p, &far, x->m->arg, feet, near);
}
static uint32_t near_of(const struct talk *x)
{
    uint32_t near = 0;
    return ends(x, &(int){0}, &near) ? near : 0;
}
static int feet_to(const struct talk *x)
{
    int feet = 0;
    return ends(x, &feet, &(uint32_t){0}) ? feet : 0;
}

/* The foes that a Move to this row brings one next to. */
static const struct voice_list *row_near(struct talk *x)
{
    uint32_t near[SIDE_CELLS];
    clear(&x->has);
    bj_row_near(x->p, x->s, x->m->arg[0], near);
    for (int i = 0; i < SIDE_CELLS; i++)
        if (near[i])
            add(x, &x->has, PART_NEAR(SQUARE(x->m->arg[0], i), .foes = those(near[i])));
    return &x->has.list;
}

/* Whether this ground is laid where nothing was but doors that are shut. */
static bool opens(const struct talk *x)
{
    const struct ground m = bj_map_of(x->p, x->s);
    const int32_t *arg = x->m->arg;
    int top = arg[1] < arg[3] ? arg[1] : arg[3], left = arg[2] < arg[4] ? arg[2] : arg[4];
    uint32_t wide = (2u << (arg[2] + arg[4] - 2 * left)) - 1;
    for (int row = top; row <= arg[1] + arg[3] - top; row++)
        if (~(m.wall[row] & m.rough[row]) & wide << left)
            return false;
    return arg[0] == GROUND_FLOOR;
}

/* ---- A Deal ---- */

/* Certain only where it is exact. */
static int sure_of(const struct deal_odds *o)
{
    enum { UNSURE, WINS, DRAWS, LOSES };
    const double hair = 1e-9;
    return o->win > 1 - hair         ? WINS
           : o->draw > 1 - hair      ? DRAWS
           : o->win + o->draw < hair ? LOSES
                                     : UNSURE;
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

static int faces_on_pile(const struct talk *x)
{
    uint64_t pile = x->s->act_who < BODIES ? x->s->pile[x->s->act_who] : 0;
    return __builtin_popcountll(pile & face_cards());
}

static int user_party(const struct twenty_one *s)
{
    return bj_who_uses(s) == NONE ? -1 : bj_party_of(s, bj_who_uses(s));
}

static const struct skill_row *skill_row(const struct talk *x)
{
    return &x->p->skill[bj_skill_of(x->p, x->m)];
}

static int loser_cards(const struct twenty_one *s)
{
    return bj_party_of(s, s->loser) >= 0 ? s->hand_n[bj_party_of(s, s->loser)] : 0;
}

static const struct voice_list *cards_of(struct talk *x)
{
    bj_add_cards(x, &x->has, x->s->phase == PHASE_REMEDY ? x->s->pile[x->s->act_who] : x->s->laid);
    return &x->has.list;
}

/* In the last window of a contest, where all have held and nobody is over 21: who wins if nobody
 * changes it, NONE: a draw. BODIES: it is not the last. */
static int winner(const struct twenty_one *s)
{
    int party = bj_party_of(s, s->asked), result = bj_result_now(s);
    if (party < 0 || s->party[SECOND] == NONE || !s->held[FIRST] || !s->held[SECOND] ||
        bj_over(s, FIRST) || bj_over(s, SECOND))
        return BODIES;
    return result == RESULT_FIRST    ? s->party[FIRST]
           : result == RESULT_SECOND ? s->party[SECOND]
                                     : NONE;
}

/* What the hand of who moves counts now, or -1: no hand of a Deal is there. */
static int total_now(const struct talk *x)
{
    int party = bj_party_of(x->is, bj_mover_of(x->was, x->m));
    bool shown = x->is->deal != DEAL_NONE && party >= 0 && x->is->hand_n[party];
    return shown ? bj_hand_total(x->is, party) : -1;
}

/* ---- A hero in the making ---- */

static int skills_open(const struct pack *p, const struct twenty_one *s, int who)
{
    struct sheet h = bj_sheet_of(s, who);
    return bj_sheet_points(&h) - __builtin_popcountll(s->skills[who] & p->learned);
}

static int limit_of(const struct talk *x, int (*limit)(const struct pack *, const struct sheet *))
{
    struct sheet h = bj_sheet_of(x->s, x->s->builder < BODIES ? x->s->builder : 0);
    return limit(x->p, &h);
}

/* ---- A fight ---- */

static const struct voice_list *order_of(struct talk *x)
{
    x->set.list = (struct voice_list){.values = x->set.value};
    for (int i = 0; i < BODIES && x->is->order[i] != NONE; i++)
        x->set.value[x->set.list.count++] = x->is->order[i];
    return &x->set.list;
}

static int aimed_at(const struct talk *x)
{
    const struct twenty_one *s = x->s;
    return x->m->verb == DO_SWEEP ? bj_sweep_missed(x->p, s, x->m->arg[0]) : x->m->arg[0];
}

static int weapon_of(const struct talk *x)
{
    int at = x->m->arg[0], who = bj_who_acts(x->s, x->v->seat);
    return x->m->verb == DO_ATTACK && at < HANDS && at >= 0 ? bj_held(x->s, who, at) : GEAR_BARE;
}

static int stack_of(const struct talk *x)
{
    int at = x->m->arg[0], who = bj_actor(x->v);
    return at < FROM_HAND ? x->s->pocket_n[who * POCKETS + at]
                          : x->s->slot_n[who * SLOTS + at - FROM_HAND];
}

/* ---- All of them ---- */

VOICE_FACT(bj_fact)
{
    const struct twenty_one *s = x->s, *is = x->is;
    const struct move *m = x->m;
    if (which >= FACT_BYTES)
        return (union cell){.n = bj_plain_fact(s, which)};
    switch ((enum fact)which) {
        VOICE_FACT_CASES(BJ_FACTS)
    }
    return (union cell){.n = 1};
}
