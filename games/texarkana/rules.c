/* The functions of struct game: each hands the state to the file of its phase. */
#include <string.h>

#include "games/texarkana/cards.h"
#include "games/texarkana/duel.h"
#include "games/texarkana/facts.h"
#include "games/texarkana/rules.h"
#include "games/texarkana/scene.h"
#include "games/texarkana/session.h"
#include "games/texarkana/test.h"

const char *texarkana_init(const struct data *d, const struct rules *rules, int seats,
                           struct state *st)
{
    const int32_t *rule = rules->value;
    if (rule[RULE_STORY] >= STORY_FIRST && rule[RULE_STORY] < STORY_FREE &&
        rule[RULE_STORY] - STORY_FIRST >= tx_scenarios(pack_of(d), rules->edition))
        return "the pack has no such scenario";
    memset(st->bytes, 0, sizeof(struct texarkana));
    struct texarkana *s = table_of(st);
    s->seats = (uint8_t)seats;
    s->edition = (uint8_t)rules->edition;
    s->rule_woe = (uint8_t)rule[RULE_WOE];
    s->rule_injuries_out = (uint8_t)rule[RULE_INJURIES_OUT];
    s->rule_hand_max = (uint8_t)rule[RULE_HAND_MAX];
    s->rule_skull_chain = (uint8_t)rule[RULE_SKULL_CHAIN];
    s->rule_unopposed_trump = (uint8_t)rule[RULE_UNOPPOSED_TRUMP];
    s->rule_assist_match = (uint8_t)rule[RULE_ASSIST_MATCH];
    s->rule_look_at_two = (uint8_t)rule[RULE_LOOK_AT_TWO];
    s->rule_supernatural_burns = (uint8_t)rule[RULE_SUPERNATURAL_BURNS];
    s->rule_odds_shown = (uint8_t)rule[RULE_ODDS_SHOWN];
    s->rule_buys = (uint8_t)rule[RULE_BUYS];
    s->scenario = s->scene = s->to = s->closing = NONE;
    memset(s->cast, NONE, sizeof s->cast);
    memset(s->character, NONE, sizeof s->character);
    memset(s->held, NONE, sizeof s->held);
    memset(s->goal_made, NONE, sizeof s->goal_made);
    s->known[PLACE_DISCARD] = s->known[PLACE_TABLE] = ALL_SEATS;
    for (int seat = 1; seat < SEATS; seat++)
        s->known[place_hand(seat)] = (uint16_t)(1u << seat); /* TX-B1 */
    tx_test_forget(s);
    cards_start(&texarkana_fields[FIELD_place], st); /* TX-A1: all 117 in the deck */
    tx_story_begin(s, rule[RULE_STORY]);
    return NULL;
}

int texarkana_phase(const struct data *d, const struct state *st)
{
    (void)d;
    return look_at(st)->phase;
}

/* A phase as TEXARKANA_PHASES has it. WAITING: all of those; FLOOR: those, and the Dealer who has
 * said nothing for now. */
enum who { WHO_NOBODY, WHO_CHANCE, WHO_ACTOR, WHO_WAITING, WHO_FLOOR };
static const struct phase_row {
    enum who who;
    void (*options)(const struct pack *, const struct texarkana *, int seat, struct options *);
    void (*apply)(const struct pack *, struct state *, const struct move *);
} rows[PHASES] = {
#define ROW(id, name, kind, who, options, apply) {WHO_##who, options, apply},
    TEXARKANA_PHASES(ROW)
#undef ROW
};

uint32_t texarkana_resting(const struct data *d, const struct state *st)
{
    (void)d;
    const struct texarkana *s = look_at(st);
    return s->resting && rows[s->phase].who == WHO_FLOOR ? 1u << DEALER : 0;
}

uint32_t texarkana_turn(const struct data *d, const struct state *st)
{
    const struct texarkana *s = look_at(st);
    switch (rows[s->phase].who) {
    case WHO_CHANCE: return 1u << SEAT_CHANCE;
    case WHO_ACTOR: return 1u << s->actor;
    case WHO_WAITING: return s->waiting;
    case WHO_FLOOR: return s->waiting | texarkana_resting(d, st);
    default: return 0;
    }
}

void texarkana_options(const struct data *d, const struct state *st, int seat, struct options *o)
{
    const struct texarkana *s = look_at(st);
    options_clear(o);
    if (rows[s->phase].options)
        rows[s->phase].options(pack_of(d), s, seat, o);
}

void texarkana_apply(const struct data *d, struct state *st, const struct move *m)
{
    const struct phase_row *row = &rows[look_at(st)->phase];
    ENSURE(row->apply || !"a move after the end");
    if (m->verb >= DO_SET_FIGURE)
        tx_powers_apply(st, m);
    else
        row->apply(pack_of(d), st, m);
}

void texarkana_payoff(const struct data *d, const struct state *st, int32_t *out)
{
    (void)d;
    const struct texarkana *s = look_at(st);
    for (int seat = 0; seat < s->seats; seat++)
        out[seat] = seat == DEALER ? 0 : s->goals_won; /* TX-G2 */
}

int texarkana_tally(const struct data *d, const struct state *st, int seat, int which)
{
    (void)d;
    (void)seat;
    const struct texarkana *s = look_at(st);
    switch (which) {
    case TALLY_GOALS_WON: return s->goals_won; /* TX-G2 */
    case TALLY_STORY: return s->ending == ENDING_STORY;
    case TALLY_WOE: return s->ending == ENDING_WOE;
    case TALLY_POSSE: return s->ending == ENDING_POSSE;
    default: return s->ending == ENDING_DEALER;
    }
}

int texarkana_took(const struct data *d, const struct state *st, uint32_t *times)
{
    (void)d;
    const struct texarkana *s = look_at(st);
    int last = s->fighter[SIDE_INITIATOR];
    *times = s->acts && s->to == NONE ? s->tests : 0; /* a scene is begun by people, and ended */
    return last != DEALER && last < s->seats ? last : -1;
}

uint32_t texarkana_witness(const struct data *d, const struct state *st, const struct move *m)
{
    (void)d;
    (void)st;
    switch (m->verb) {
    case DO_DRAW:
    case DO_LOOK: return 1u << m->arg[0];            /* TX-B1 */
    case DO_DIFFICULTY:
    case DO_DOWN: return 1u << m->seat;              /* TX-C2, TX-E4 */
    default: return 0;
    }
}

bool texarkana_label_live(const struct data *d, const struct state *st, int k, int value)
{
    (void)d, (void)k;
    return tx_goal_called(look_at(st), value) != NONE; /* TX-G7 */
}

struct set texarkana_may_be(const struct data *d, const struct state *st, int field, int i)
{
    (void)d;
    (void)i;
    const struct texarkana *s = look_at(st);
    if (field == FIELD_woe_in)
        return set_below((tx_woe_allowed(s) ? s->woe : 0) + 1);
    return set_below(field == FIELD_dv ? DVS : PLACES);
}
