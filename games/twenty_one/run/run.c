/* Runs, encounters, rest, and how a match ends (BJ-I2). What is always true: a run goes from a
 * stage to a later one, and back only to the last rest, DEFEATS_MAX times at most. */
#include <string.h>

#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/hero/build.h"
#include "games/twenty_one/rules.h"
#include "games/twenty_one/run/lasting.h"
#include "games/twenty_one/run/run.h"
#include "games/twenty_one/run/scene.h"

/* ---- The story ---- */

void bj_run_begin(const struct pack *p, struct twenty_one *s, int rule)
{
    turn_to(s, PHASE_STORY, GM);
    if (rule == STORY_ASK)
        return;
    s->run = (uint8_t)(rule == STORY_FREE ? RUN_FREE : rule - STORY_FIRST);
    bj_build_begin(p, s);
}

void bj_run_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    (void)seat;
    struct set of = set_below(runs_of(p, s->edition));
    set_add(&of, RUN_FREE);
    arg_one(option_add(o, GM, DO_RUN), of);
}

void bj_run_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    s->run = (uint8_t)m->arg[0];
    bj_build_begin(p, s);
}

void bj_match_end(struct twenty_one *s, int ending)
{
    s->ending = (uint8_t)ending;
    turn_to(s, PHASE_OVER, NONE);
    s->waiting = 0;
}

/* ---- Combatants come and go ---- */

void bj_body_clear(struct twenty_one *s, int who)
{
    struct sheet none = {.school = SCHOOL_NONE, .armor = NONE};
    memset(none.slot, NONE, sizeof none.slot);
    memset(none.pocket, NONE, sizeof none.pocket);
    bj_sheet_put(s, who, &none);
    s->kind[who] = NONE;
    s->being[who] = BEING_ABSENT;
    s->row[who] = s->column[who] = NONE;
    s->deck[who] = s->discard[who] = s->pile[who] = 0;
    s->top[who] = NONE;
    s->deck_of[who] = (uint8_t)who;
    s->base_limit[who] = s->marks[who] = s->coated[who] = s->aware[who] = 0;
    s->made &= (uint16_t)~BIT(who);
    if (who >= HEROES)
        s->dubbed[who - HEROES] = 0;
    memset(s->turns + who * TIMEDS, 0, TIMEDS);
    bj_delay_drop(s, who);
}

/* Of the foes of one kind the first has the deck that they share (BJ-A1). */
static int deck_owner(const struct twenty_one *s, int who)
{
    for (int i = HEROES; i < BODIES && s->rule_shared_decks; i++)
        if (i != who && s->kind[i] == s->kind[who])
            return s->deck_of[i];
    return who;
}

static void foe_set(const struct pack *p, struct twenty_one *s, int who, int beast)
{
    const struct beast *b = &p->beast[beast];
    int limit = b->limit + 2 * (s->rule_difficulty - DIFFICULTY_NORMAL); /* BJ-I2: difficulty */
    bj_sheet_put(s, who, &b->sheet);
    for (int i = 0; i < p->skill_count && s->rule_foes_hidden; i++)
        if (p->learned >> i & 1 && p->skill[i].when < WHEN_BEGIN)
            s->skills[who] &= ~SKILL_BIT(i); /* BJ-B7: passive ones are always shown */
    s->kind[who] = (uint8_t)beast;
    s->being[who] = BEING_UP;
    s->side[who] = SIDE_FOES;
    s->aware[who] = 1;
    s->base_limit[who] = (uint8_t)(limit < 1 ? 1 : limit);
    s->deck_of[who] = (uint8_t)deck_owner(s, who);
    if (s->deck_of[who] == who)
        bj_decks_fill(s, who);
}

int bj_foe_enter(const struct pack *p, struct twenty_one *s, int beast)
{
    for (int i = HEROES; i < BODIES; i++)
        if (s->kind[i] == NONE) {
            foe_set(p, s, i, beast);
            return i;
        }
    ENSURE(!"no room for another foe");
    return NONE;
}

bool bj_foe_comes(const struct twenty_one *s, const struct foe *f)
{
    bool hard = s->rule_difficulty == DIFFICULTY_HARD;
    return f->heroes <= s->seats - 1 && (!f->hard || hard) && /* BJ-I2: foes scaled */
           bj_is_so(s, &f->when);                              /* BJ-K6 */
}

/* Nothing in it is never so. */
static bool has_come(const struct twenty_one *s, const struct proviso *when)
{
    return when->known && bj_is_so(s, when);
}

bool bj_heroes_caught(const struct twenty_one *s, const struct encounter *e)
{
    return e->surprised || has_come(s, &e->surprised_if); /* BJ-K6 */
}

bool bj_foes_caught(const struct twenty_one *s, const struct encounter *e)
{
    return has_come(s, &e->unaware_if) && !bj_heroes_caught(s, e); /* BJ-K6 */
}

void bj_ground_open(const struct pack *p, struct twenty_one *s, int encounter)
{
    s->encounter = (uint8_t)encounter;
    s->room_rows = s->room_columns = 0;
    memset(s->room_wall, 0, sizeof s->room_wall);
    memset(s->room_dark, 0, sizeof s->room_dark);
    memset(s->room_rough, 0, sizeof s->room_rough);
    count_up(&s->scenes);
    memset(s->circumstance, 0, sizeof s->circumstance);
    s->fights = s->acts = s->desk = 0;
    for (int i = HEROES; i < BODIES; i++)
        bj_body_clear(s, i);
    for (int i = 0; i < HEROES; i++)
        if (s->being[i] != BEING_ABSENT) {
            s->being[i] = pile_size(s, i) < bj_limit_of(p, s, i) ? BEING_UP : BEING_DOWN;
            s->aware[i] = 1;
        }
}

void bj_encounter_open(const struct pack *p, struct twenty_one *s, int encounter)
{
    const struct encounter *e = &p->encounter[encounter];
    bj_ground_open(p, s, encounter);
    for (int i = 0; i < HEROES; i++)
        if (s->being[i] != BEING_ABSENT) {
            s->row[i] = e->start[i].row;
            s->column[i] = e->start[i].column;
            s->aware[i] = !bj_heroes_caught(s, e);
        }
    for (int i = 0, who = HEROES; i < e->foe_count; i++) {
        const struct foe *f = &e->foe[i];
        if (!bj_foe_comes(s, f))
            continue;
        foe_set(p, s, who, f->beast);
        s->row[who] = f->at.row;
        s->column[who] = f->at.column;
        s->side[who] = f->side;
        /* BJ-K6: never are both sides caught */
        s->aware[who] = f->side != SIDE_FOES || has_come(s, &e->surprised_if) ||
                        !(f->unaware || bj_foes_caught(s, e));
        who++;
    }
}

/* ---- Rest (BJ-I2) ---- */

void bj_kit_note(struct twenty_one *s, int who)
{
    memcpy(s->kit + who * (SLOTS + POCKETS), s->slot + who * SLOTS, SLOTS);
    memcpy(s->kit + who * (SLOTS + POCKETS) + SLOTS, s->pocket + who * POCKETS, POCKETS);
}

struct sheet bj_sheet_packed(const struct pack *p, const struct twenty_one *s, int who)
{
    struct sheet h = bj_sheet_of(s, who);
    for (int i = 0; i < SLOTS + POCKETS; i++) {
        int gear = s->kit[who * (SLOTS + POCKETS) + i];
        *(i < SLOTS ? &h.slot[i] : &h.pocket[i - SLOTS]) = (uint8_t)gear;
        *(i < SLOTS ? &h.slot_n[i] : &h.pocket_n[i - SLOTS]) = (uint8_t)full_stack(p, gear);
    }
    return h;
}

void bj_rest(const struct pack *p, struct twenty_one *s)
{
    for (int i = 0; i < HEROES; i++) {
        if (s->being[i] == BEING_ABSENT)
            continue;
        struct sheet h = bj_sheet_packed(p, s, i);
        bj_sheet_put(s, i, &h); /* BJ-I2: stacks refilled */
        bj_decks_fill(s, i);  /* BJ-I2: piles emptied, discards shuffled in */
        s->being[i] = BEING_UP;
        s->marks[i] = s->coated[i] = 0; /* BJ-I2: spells and coatings ended */
        memset(s->turns + i * TIMEDS, 0, TIMEDS);
    }
}

/* ---- The run ---- */

void bj_stage_come(const struct pack *p, struct twenty_one *s, int stage)
{
    s->run_at = (uint8_t)stage;
    if (bj_stage_of(p, s)->rest) {
        bj_rest(p, s);
        s->rested_at = s->run_at;
    }
    if (bj_scene_due(p, s))
        bj_scene_open(p, s);
    else
        bj_stage_go(p, s);
}

void bj_stage_go(const struct pack *p, struct twenty_one *s)
{
    int encounter = bj_fight_of(s, bj_stage_of(p, s));
    if (encounter == NONE) {
        bj_stage_done(p, s);
        return;
    }
    bj_encounter_open(p, s, encounter);
    bj_peace_open(s);
}

void bj_stage_done(const struct pack *p, struct twenty_one *s)
{
    s->facts |= bj_fates(p, s, s->run_at); /* BJ-K9 */
    const struct run_ending *ending = bj_run_ending(p, s);
    if (!bj_stage_of(p, s)->way_count) {
        bj_match_end(s, !ending || ending->good ? ENDING_WON : ENDING_LOST);
        return;
    }
    turn_to(s, PHASE_PATH, 1);
    s->waiting = 0;
}

void bj_path_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    (void)seat;
    int n = bj_stage_of(p, s)->way_count, open = bj_ways_open(s, bj_stage_of(p, s));
    struct option *f = option_add(o, 1, DO_PATH);
    if (open == (1 << n) - 1)
        arg_range(f, 0, n - 1);
    else
        arg_one(f, (struct set){{(uint64_t)open, 0}});
}

void bj_path_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    bj_stage_come(p, s, bj_stage_of(p, s)->way[m->arg[0]]);
}

void bj_heroes_ready(const struct pack *p, struct twenty_one *s)
{
    s->builder = NONE;
    s->step = STEP_DONE;
    for (int i = 0; i < HEROES; i++)
        if (s->being[i] == BEING_UP)
            bj_decks_fill(s, i); /* BJ-A1 */
    if (s->run == RUN_FREE)
        bj_peace_open(s);
    else
        bj_stage_come(p, s, 0);
}

/* Out of the fight: back to the last rest, the encounter as new; or the run is lost. */
static void defeat(const struct pack *p, struct twenty_one *s)
{
    if (++s->defeats >= DEFEATS_MAX) {
        bj_match_end(s, ENDING_LOST);
        return;
    }
    bj_rest(p, s); /* BJ-I2 */
    bj_stage_come(p, s, s->rested_at);
}

void bj_fight_over(const struct pack *p, struct twenty_one *s)
{
    bj_fight_leaves(s);
    int up = bj_up_mask(s);
    bool heroes = up & HERO_BODIES, foes = up & bj_side_mask(s, SIDE_FOES);
    for (int i = 0; i < HEROES && heroes; i++)
        if (s->being[i] == BEING_FLED) {
            /* who fled is with the others again */
            s->being[i] = pile_size(s, i) < bj_limit_of(p, s, i) ? BEING_UP : BEING_DOWN;
            s->aware[i] = 1;
        }
    memset(s->circumstance, 0, sizeof s->circumstance); /* BJ-E1: of this Conflict's Deals */
    if (heroes && !foes)
        count_up(&s->fights_won);
    bool in_vain = s->turns_taken >= TURNS_MAX; /* a Conflict that so many turns did not settle is
                                                   none that was won */
    if (s->run == RUN_FREE || (heroes && foes && !in_vain))
        bj_peace_open(s); /* BJ-D6: the GM ended it, or nobody asks who won */
    else if (heroes && !foes)
        bj_stage_done(p, s);
    else
        defeat(p, s); /* BJ-D6: both sides out: nobody wins */
}

void bj_unrested(const struct data *d, const struct state *before, const struct move *m,
                 struct state *after)
{
    int run = look_at(after)->run;
    *after = *before;
    table_of(after)->run = RUN_FREE;
    twenty_one_apply(d, after, m);
    table_of(after)->run = (uint8_t)run;
}
