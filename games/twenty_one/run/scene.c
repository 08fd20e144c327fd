/* Scenes without foes: what heroes try, by a Deal against a Target, and what it brings (section K
 * of the rules). What is always true: a scene is played once in a match; each approach is tried
 * once, and nobody is put out by it; a fact that has come true stays so. */
#include <string.h>

#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/run/lasting.h"
#include "games/twenty_one/run/run.h"
#include "games/twenty_one/run/scene.h"
#include "games/twenty_one/sheet.h"

/* ---- What follows from facts ---- */

bool bj_is_so(const struct twenty_one *s, const struct proviso *when)
{
    return (s->facts & when->known) == when->known && !(s->facts & when->unknown); /* BJ-K5 */
}

int bj_ways_open(const struct twenty_one *s, const struct run_stage *stage)
{
    int open = 0;
    for (int i = 0; i < stage->way_count; i++)
        open |= bj_is_so(s, &stage->way_when[i]) << i; /* BJ-K6 */
    return open;
}

int bj_fight_of(const struct twenty_one *s, const struct run_stage *stage)
{
    for (int i = 0; i < stage->instead_count; i++)
        if (bj_is_so(s, &stage->instead[i].when))
            return stage->instead[i].encounter; /* BJ-K6 */
    return stage->encounter;
}

static uint64_t fates_told(const struct pack *p, int encounter)
{
    uint64_t of = 0;
    for (int i = 0; encounter != NONE && i < p->encounter[encounter].foe_count; i++)
        of |= p->encounter[encounter].foe[i].fallen | p->encounter[encounter].foe[i].stands;
    return of;
}

uint64_t bj_fates(const struct pack *p, const struct twenty_one *s, int stage)
{
    int encounter = bj_fight_of(s, &p->run[s->run].stage[stage]);
    uint64_t of = 0;
    if (encounter == NONE || s->encounter != encounter)
        return 0;
    const struct encounter *e = &p->encounter[encounter];
    for (int i = 0, who = HEROES; i < e->foe_count; i++) {
        const struct foe *f = &e->foe[i];
        if (!bj_foe_comes(s, f))
            continue;
        if (s->kind[who] == f->beast && s->side[who] == f->side)
            of |= s->being[who] == BEING_DOWN ? f->fallen : f->stands; /* BJ-K9 */
        who++;
    }
    return of;
}

uint64_t bj_run_facts(const struct pack *p, const struct run *run)
{
    uint64_t of = 0;
    for (int i = 0; i < run->stage_count; i++) {
        of |= fates_told(p, run->stage[i].encounter);
        for (int k = 0; k < run->stage[i].instead_count; k++)
            of |= fates_told(p, run->stage[i].instead[k].encounter);
        for (int k = 0; k < run->stage[i].scene.approach_count; k++)
            for (int how = 0; how < CAMES; how++)
                of |= run->stage[i].scene.approach[k].came[how].sets;
    }
    return of;
}

const struct run_ending *bj_run_ending(const struct pack *p, const struct twenty_one *s)
{
    const struct run *run = &p->run[s->run];
    for (int i = 0; i < run->ending_count; i++)
        if (bj_is_so(s, &run->ending[i].when))
            return &run->ending[i]; /* BJ-K7 */
    return NULL;
}

const char *bj_run_closing(const struct pack *p, const struct twenty_one *s, const char **title)
{
    bool lost = s->defeats >= DEFEATS_MAX;
    const struct run_ending *ending = lost ? NULL : bj_run_ending(p, s);
    *title = ending ? ending->title : NULL;
    if (lost)
        return p->run[s->run].lost;
    return ending ? ending->text : p->run[s->run].won;
}

/* ---- What may be tried ---- */

static const struct scene *scene_of(const struct pack *p, const struct twenty_one *s)
{
    return &bj_stage_of(p, s)->scene;
}

static const struct approach *approach_of(const struct pack *p, const struct twenty_one *s, int at)
{
    return &scene_of(p, s)->approach[at];
}

/* Why this hero may not try it, in a scene. */
static int closed(const struct pack *p, const struct twenty_one *s, int who, int at)
{
    const struct approach *a = approach_of(p, s, at);
    if (s->tried >> at & 1)
        return WHY_TRIED; /* BJ-K3 */
    if (!bj_is_so(s, &a->when))
        return WHY_NOT_SO; /* BJ-K2 */
    if (a->skill != SKILL_NONE && !(s->skills[who] >> a->skill & 1))
        return WHY_SKILL_WANTED; /* BJ-K2 */
    return BJ_OPEN;
}

int bj_who_may(const struct pack *p, const struct twenty_one *s, int approach)
{
    int of = 0;
    for (int i = 0; i < HEROES; i++)
        of |= (is_up(s, i) && !closed(p, s, i, approach)) << i; /* BJ-K3 */
    return of;
}

int bj_approach_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    (void)who;
    if (s->phase != PHASE_TRY)
        return WHY_NO_SCENE;
    if (arg[0] < 0 || arg[0] >= scene_of(p, s)->approach_count || arg[1] < 0 || arg[1] >= HEROES)
        return BJ_CLOSED;
    return closed(p, s, arg[1], arg[0]);
}

int bj_approach_target(const struct twenty_one *s, const struct approach *a)
{
    int target = a->target + s->rule_difficulty - DIFFICULTY_NORMAL; /* BJ-K2, BJ-I2 */
    return target < TARGET_MIN ? TARGET_MIN : target > TARGET_MAX ? TARGET_MAX : target;
}

int bj_approach_against(const struct twenty_one *s, const struct approach *a)
{
    return s->edition < EDITION_CONTESTS ? NONE : a->against; /* BJ-K10 */
}

const char *bj_scene_called(const struct pack *p, const struct twenty_one *s, int who)
{
    bool in_scene = s->run < p->run_count && s->encounter == NONE;
    for (int i = 0; in_scene && i < scene_of(p, s)->approach_count; i++) {
        const struct approach *a = approach_of(p, s, i);
        if (a->against != NONE && a->against == s->kind[who] && a->called)
            return a->called;
    }
    return NULL;
}

/* A Deal that the scene calls: as the GM would (BJ-B6). */
static void call(const struct pack *p, struct twenty_one *s, int who, int at)
{
    const struct approach *a = approach_of(p, s, at);
    act_set(s, who, ACT_TRY, 0, GEAR_BARE, 0, 0);
    s->completion = 0;
    s->targets = 0;
    s->tags = a->tags;
    s->call_abilities[FIRST] = a->abilities;
    s->call_take[FIRST] = TAKE_BEST;
    s->call_edge[FIRST] = a->edge;
    s->target = (uint8_t)bj_approach_target(s, a);
    if (bj_approach_against(s, a) == NONE)
        return;
    s->target = 0;
    s->call_abilities[SECOND] = a->theirs; /* BJ-K10 */
    s->call_take[SECOND] = TAKE_BEST;
    s->call_edge[SECOND] = 0;
}

int bj_approach_edge(const struct pack *p, const struct twenty_one *s, int who, int approach)
{
    struct twenty_one as = *s;
    int tested;
    call(p, &as, who, approach);
    as.deal = DEAL_TARGET;
    as.party[FIRST] = (uint8_t)who;
    as.party[SECOND] = NONE;
    return bj_edge_for(p, &as, who, FIRST, as.call_abilities[FIRST], TAKE_BEST, &tested);
}

/* ---- A scene opens, and is over ---- */

bool bj_scene_due(const struct pack *p, const struct twenty_one *s)
{
    return s->edition >= EDITION_SCENES && scene_of(p, s)->approach_count &&
           !(s->played >> s->run_at & 1) && s->moves < MOVES_ENOUGH; /* BJ-K1 */
}

static void scene_close(const struct pack *p, struct twenty_one *s)
{
    s->tried = 0;
    bj_stage_go(p, s);
}

/* The first player is asked, if there is something left to try; else the story goes on. */
static void ask(const struct pack *p, struct twenty_one *s)
{
    bool any = false;
    for (int i = 0; i < scene_of(p, s)->approach_count; i++)
        any |= bj_who_may(p, s, i) != 0;
    if (!any || __builtin_popcount(s->tried) >= scene_of(p, s)->tries) { /* BJ-K3 */
        scene_close(p, s);
        return;
    }
    turn_to(s, PHASE_TRY, 1);
    s->mover = NONE;
    s->waiting = 0;
}

void bj_scene_open(const struct pack *p, struct twenty_one *s)
{
    s->played |= BIT(s->run_at);
    s->encounter = NONE;
    s->tried = 0;
    for (int i = HEROES; i < BODIES; i++)
        bj_body_clear(s, i);
    for (int i = 0; i < HEROES; i++)
        s->row[i] = s->column[i] = NONE;
    memset(s->circumstance, 0, sizeof s->circumstance);
    ask(p, s);
}

/* ---- What an approach brings (BJ-K4) ---- */

/* Of a contest only a hand that wins has (BJ-K10). */
static bool has_come_off(const struct twenty_one *s)
{
    return s->result == RESULT_SUCCESS || s->result == RESULT_FIRST; /* BJ-B3, BJ-B4 */
}

const struct came *bj_scene_came(const struct pack *p, const struct twenty_one *s, int approach)
{
    return &approach_of(p, s, approach)->came[has_come_off(s) ? CAME_SUCCESS : CAME_FAILURE];
}

int bj_gift_place(const struct pack *p, const struct twenty_one *s, int who, int gear)
{
    for (int i = 0; i < HEROES; i++) {
        int to = (who + i) % HEROES;
        for (int pocket = 0; pocket < POCKETS && s->being[to] != BEING_ABSENT; pocket++) {
            struct sheet h = bj_sheet_packed(p, s, to);
            if (s->pocket[to * POCKETS + pocket] != NONE || h.pocket[pocket] != NONE)
                continue;
            h.pocket[pocket] = (uint8_t)gear;
            h.pocket_n[pocket] = (uint8_t)full_stack(p, gear);
            if (!bj_sheet_gear_wrong(p, &h)) /* BJ-F6 */
                return to * POCKETS + pocket;
        }
    }
    return NONE;
}

static void give(const struct pack *p, struct twenty_one *s, int who, int gear)
{
    int place = bj_gift_place(p, s, who, gear);
    if (place == NONE)
        return;
    s->pocket[place] = (uint8_t)gear;
    s->pocket_n[place] = (uint8_t)full_stack(p, gear);
    /* a rest gives it back too */
    s->kit[place / POCKETS * (SLOTS + POCKETS) + SLOTS + place % POCKETS] = (uint8_t)gear;
}

/* Its cards are drawn; then the scene goes on, or the story does. */
static void go_on(const struct pack *p, struct twenty_one *s)
{
    int who = s->act_who, room = bj_limit_of(p, s, who) - 1 - pile_size(s, who);
    const struct came *came = bj_scene_came(p, s, s->approach);
    if (s->harm && room > 0 && bj_can_draw(s, who)) { /* BJ-K4: nobody is put out */
        s->desk_who = (uint8_t)who;
        turn_to(s, PHASE_WOUND, NONE);
        return;
    }
    s->harm = 0;
    s->desk_who = s->approach = NONE;
    if (came->to != NONE) {
        s->tried = 0;
        bj_stage_come(p, s, came->to);
    } else if (came->past) {
        s->tried = 0;
        bj_stage_done(p, s);
    } else if (came->ends) {
        scene_close(p, s);
    } else {
        ask(p, s);
    }
}

void bj_scene_dealt(const struct pack *p, struct twenty_one *s)
{
    const struct came *came = bj_scene_came(p, s, s->approach);
    s->facts |= came->sets; /* BJ-K5 */
    if (has_come_off(s) && s->tags >> TAG_SOCIAL & 1)
        bj_deed(s, s->act_who, DEED_SOCIAL); /* BJ-M3 */
    if (has_come_off(s) && s->tags >> TAG_STEALTH & 1)
        bj_deed(s, s->act_who, DEED_STEALTH); /* BJ-M3 */
    if (came->mends)
        bj_pile_heal(p, s, s->act_who, ALL_CARDS);
    if (came->gift != NONE)
        give(p, s, s->act_who, came->gift);
    s->harm = came->harm;
    go_on(p, s);
}

void bj_scene_hurt(const struct pack *p, struct twenty_one *s)
{
    s->harm--;
    go_on(p, s);
}

/* ---- Moves ---- */

void bj_scene_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    for (int i = 0; i < scene_of(p, s)->approach_count; i++) {
        int who = bj_who_may(p, s, i);
        if (!who)
            continue;
        struct option *f = option_add(o, seat, DO_APPROACH);
        arg_is(f, i);
        arg_one(f, (struct set){{(uint64_t)who, 0}});
    }
    option_add(o, seat, DO_PASS);
}

void bj_scene_aside(struct options *o) { option_add(o, GM, DO_ONWARD); }

void bj_scene_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    if (m->verb != DO_APPROACH) { /* BJ-K3: nobody tries anything more, or the GM ends it */
        scene_close(p, s);
        return;
    }
    s->tried |= (uint8_t)BIT(m->arg[0]);
    s->approach = (uint8_t)m->arg[0];
    call(p, s, m->arg[1], m->arg[0]);
    int against = bj_approach_against(s, approach_of(p, s, m->arg[0]));
    for (int i = HEROES; i < BODIES; i++)
        bj_body_clear(s, i);
    if (against == NONE)
        bj_deal_open(p, s, DEAL_TARGET, m->arg[1], NONE); /* BJ-K2 */
    else
        bj_deal_open(p, s, DEAL_CONTEST, m->arg[1], bj_foe_enter(p, s, against)); /* BJ-K10 */
}
