/* The functions of struct game: each hands the state to the file of its phase. */
#include <string.h>

#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/hero/build.h"
#include "games/twenty_one/rules.h"
#include "games/twenty_one/run/desk.h"
#include "games/twenty_one/run/room.h"
#include "games/twenty_one/run/run.h"
#include "games/twenty_one/run/scene.h"

const char *twenty_one_init(const struct data *d, const struct rules *rules, int seats,
                            struct state *st)
{
    const struct pack *p = pack_of(d);
    const int32_t *rule = rules->value;
    if (rule[RULE_STORY] >= STORY_FIRST && rule[RULE_STORY] < STORY_FREE &&
        rule[RULE_STORY] - STORY_FIRST >= runs_of(p, rules->edition))
        return "the pack has no such run";
    memset(st->bytes, 0, sizeof(struct twenty_one));
    struct twenty_one *s = table_of(st);
    s->seats = (uint8_t)seats;
    s->edition = (uint8_t)rules->edition;
    s->rule_critical = (uint8_t)rule[RULE_CRITICAL];
    s->rule_foes_hidden = (uint8_t)rule[RULE_FOES_HIDDEN];
    s->rule_single_twice = (uint8_t)rule[RULE_SINGLE_TWICE];
    s->rule_shared_decks = (uint8_t)rule[RULE_SHARED_DECKS];
    s->rule_feet = (uint8_t)rule[RULE_FEET];
    s->rule_defence = (uint8_t)rule[RULE_DEFENCE];
    s->rule_difficulty = (uint8_t)rule[RULE_DIFFICULTY];
    s->rule_wounds = (uint8_t)rule[RULE_WOUNDS];
    s->run = s->encounter = s->builder = s->mover = s->act_who = s->desk_who = s->back_to = NONE;
    s->loser = s->asked = s->cheerer = s->act_gear = s->approach = NONE;
    s->at_row = s->at_column = NONE;
    memset(s->party, NONE, sizeof s->party);
    memset(s->tested, ABILITY_NONE, sizeof s->tested);
    memset(s->hand, NONE, sizeof s->hand);
    memset(s->hand_set, NONE, sizeof s->hand_set);
    memset(s->order, NONE, sizeof s->order);
    memset(s->delaying, NONE, sizeof s->delaying);
    memset(s->kit, NONE, sizeof s->kit);
    for (int i = 0; i < BODIES; i++)
        bj_body_clear(s, i);
    bj_run_begin(p, s, rule[RULE_STORY]);
    return NULL;
}

int twenty_one_phase(const struct data *d, const struct state *st)
{
    (void)d;
    return look_at(st)->phase;
}

/* A GM who may step in beside those who are asked (BJ-D4), or end a scene (BJ-K3). */
uint32_t twenty_one_resting(const struct data *d, const struct state *st)
{
    const struct twenty_one *s = look_at(st);
    bool others = s->phase == PHASE_FREE ? s->waiting & ~(1u << GM) : s->actor != GM;
    (void)d;
    return bj_gm_steps_in(s) && others ? 1u << GM : 0;
}

/* A phase as TWENTY_ONE_PHASES has it. ASKED: the hero, or the foe's GM, who is asked; PLAYER: of
 * the party that plays; TURN: whose turn it is; on a floor and in a turn the GM may step in. */
enum who { WHO_NOBODY, WHO_CHANCE, WHO_ACTOR, WHO_ASKED, WHO_PLAYER, WHO_TURN, WHO_FLOOR };
static const struct phase_row {
    enum who who;
    bj_phase_options *options;
    bj_phase_apply *apply;
} rows[PHASES] = {
#define ROW(id, name, kind, who, options, apply) {WHO_##who, options, apply},
    TWENTY_ONE_PHASES(ROW)
#undef ROW
};

uint32_t twenty_one_turn(const struct data *d, const struct state *st)
{
    const struct twenty_one *s = look_at(st);
    switch (rows[s->phase].who) {
    case WHO_NOBODY: return 0;
    case WHO_CHANCE: return 1u << SEAT_CHANCE;
    case WHO_ASKED: return 1u << seat_of(s->asked);
    case WHO_PLAYER: return 1u << seat_of(s->party[s->player]);
    case WHO_TURN: return 1u << s->actor | twenty_one_resting(d, st); /* BJ-D4, BJ-E1 */
    case WHO_FLOOR: return s->waiting | twenty_one_resting(d, st);
    default: return 1u << s->actor;
    }
}

void twenty_one_options(const struct data *d, const struct state *st, int seat, struct options *o)
{
    const struct pack *p = pack_of(d);
    const struct twenty_one *s = look_at(st);
    options_clear(o);
    if (seat == GM && s->phase != PHASE_FREE && twenty_one_resting(d, st))
        bj_aside_options(p, s, o);
    else if (rows[s->phase].options)
        rows[s->phase].options(p, s, seat, o);
}

void twenty_one_apply(const struct data *d, struct state *st, const struct move *m)
{
    struct twenty_one *s = table_of(st);
    if (m->verb == DO_SET_FEET || m->verb == DO_SET_STACK) {
        bj_powers_apply(s, m);
        return;
    }
    s->moves++;
    s->let_be = m->verb == DO_WAIT && m->seat == GM;
    if (s->let_be)
        return;
    ENSURE(rows[s->phase].apply || !"a move after the end");
    rows[s->phase].apply(pack_of(d), s, m);
}

void twenty_one_payoff(const struct data *d, const struct state *st, int32_t *out)
{
    (void)d;
    const struct twenty_one *s = look_at(st);
    for (int seat = 0; seat < s->seats; seat++)
        out[seat] = seat == GM ? 0 : s->fights_won;
}

enum { DEFEAT_COSTS = 3 };

/* Who is beaten wins again the Conflicts since the last rest, and would have more for it. There are
 * up to three between rests. */
void twenty_one_aim(const struct data *d, const struct state *st, int32_t *out)
{
    const struct twenty_one *s = look_at(st);
    twenty_one_payoff(d, st, out);
    for (int seat = GM + 1; seat < s->seats; seat++)
        out[seat] -= DEFEAT_COSTS * s->defeats;
}

int twenty_one_tally(const struct data *d, const struct state *st, int seat, int which)
{
    (void)d;
    (void)seat;
    const struct twenty_one *s = look_at(st);
    switch (which) {
    case TALLY_WON: return s->ending == ENDING_WON; /* BJ-I2 */
    case TALLY_LOST: return s->ending == ENDING_LOST;
    case TALLY_LEFT: return s->ending == ENDING_LEFT;
    case TALLY_FIGHTS_WON: return s->fights_won;
    default: return s->defeats;
    }
}

uint32_t twenty_one_witness(const struct data *d, const struct state *st, const struct move *m)
{
    (void)d;
    (void)st;
    (void)m;
    return 0; /* BJ-B7: no argument is secret */
}
