/* The functions of struct game: each hands the state to the file of its phase. */
#include <string.h>

#include "games/texarkana/rules.h"

static const char *refuse_start(const struct pack *p, int seats, const int32_t *rule)
{
    if (seats < 2 || seats > SEATS)
        return "Texarkana is for a Dealer and 1 to 6 players";
    if (rule[RULE_STORY] >= STORY_FIRST && rule[RULE_STORY] < STORY_FREE &&
        rule[RULE_STORY] - STORY_FIRST >= p->scenario_count)
        return "the pack has no such scenario";
    return NULL;
}

const char *texarkana_init(const struct data *d, const struct rules *rules, int seats, struct state *st)
{
    const int32_t *rule = rules->value;
    const char *no = refuse_start(pack_of(d), seats, rule);
    if (no)
        return no;
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
    s->scenario = s->scene = s->to = s->closing = NONE;
    memset(s->cast, NONE, sizeof s->cast);
    memset(s->character, NONE, sizeof s->character);
    s->known[PLACE_DISCARD] = s->known[PLACE_TABLE] = ALL_SEATS;
    for (int seat = 1; seat < SEATS; seat++)
        s->known[place_hand(seat)] = (uint16_t)(1u << seat); /* TX-B1 */
    test_forget(s);
    cards_start(&texarkana_fields[FIELD_place], st); /* TX-A1: all 117 in the deck */
    story_begin(s, rule[RULE_STORY]);
    return NULL;
}

int texarkana_phase(const struct data *d, const struct state *st)
{
    (void)d;
    return look_at(st)->phase;
}

uint32_t texarkana_resting(const struct data *d, const struct state *st)
{
    (void)d;
    const struct texarkana *s = look_at(st);
    return s->resting && (s->phase == PHASE_FREE || s->phase == PHASE_CARD) ? 1u << DEALER : 0;
}

uint32_t texarkana_turn(const struct data *d, const struct state *st)
{
    const struct texarkana *s = look_at(st);
    switch (s->phase) {
    case PHASE_STORY:
    case PHASE_CASTING:
    case PHASE_SHED:
    case PHASE_STAKES:
    case PHASE_DIFFICULTY:
    case PHASE_ASSIST:
    case PHASE_TRUMP:
    case PHASE_TELL:
    case PHASE_KEEP:
    case PHASE_CONSENT:
    case PHASE_AFTER: return 1u << s->actor;
    case PHASE_FREE:
    case PHASE_CARD: return s->waiting | texarkana_resting(d, st);
    case PHASE_DOWN: return s->waiting;
    case PHASE_OVER: return 0;
    default: return 1u << SEAT_CHANCE;
    }
}

void texarkana_options(const struct data *d, const struct state *st, int seat, struct options *o)
{
    const struct pack *p = pack_of(d);
    const struct texarkana *s = look_at(st);
    options_clear(o);
    switch (s->phase) {
    case PHASE_STORY: story_options(p, s, o); break;
    case PHASE_CASTING: casting_options(p, s, seat, o); break;
    case PHASE_DEAL: option_add(o, SEAT_CHANCE, DO_SHUFFLE); break;
    case PHASE_FREE: free_options(p, s, seat, o); break;
    case PHASE_SHED: shed_options(s, seat, o); break;
    case PHASE_STAKES: stakes_options(s, o); break;
    case PHASE_DIFFICULTY: difficulty_options(s, o); break;
    case PHASE_CARD: card_options(p, s, seat, o); break;
    case PHASE_ASSIST: assist_options(s, seat, o); break;
    case PHASE_TRUMP: trump_options(p, s, seat, o); break;
    case PHASE_CHAIN:
    case PHASE_ANSWER:
    case PHASE_TIE:
    case PHASE_CLASH: flip_options(s, o); break;
    case PHASE_REVEAL: reveal_options(s, o); break;
    case PHASE_TELL: tell_options(s, seat, o); break;
    case PHASE_DRAW: draw_options(s, o); break;
    case PHASE_KEEP: keep_options(s, seat, o); break;
    case PHASE_CONSENT: consent_options(seat, o); break;
    case PHASE_DOWN: down_options(p, s, seat, o); break;
    case PHASE_TURN_UP: turn_up_options(s, o); break;
    case PHASE_AFTER: after_options(s, o); break;
    default: break;
    }
}

void texarkana_apply(const struct data *d, struct state *st, const struct move *m)
{
    const struct pack *p = pack_of(d);
    struct texarkana *s = table_of(st);
    switch (s->phase) {
    case PHASE_STORY: story_apply(s, m); break;
    case PHASE_CASTING: casting_apply(p, s, m); break;
    case PHASE_DEAL: deal_apply(st); break;
    case PHASE_FREE: free_apply(p, st, m); break;
    case PHASE_SHED: shed_apply(st, m); break;
    case PHASE_STAKES: stakes_apply(p, s, m); break;
    case PHASE_DIFFICULTY: difficulty_apply(p, s, m); break;
    case PHASE_CARD: card_apply(p, st, m); break;
    case PHASE_ASSIST: assist_apply(p, st, m); break;
    case PHASE_TRUMP: trump_apply(p, st, m); break;
    case PHASE_CHAIN: chain_apply(p, st, m); break;
    case PHASE_REVEAL: reveal_apply(s); break;
    case PHASE_ANSWER: answer_apply(p, st, m); break;
    case PHASE_TELL: tell_apply(st, m); break;
    case PHASE_DRAW: draw_apply(st, m); break;
    case PHASE_KEEP: keep_apply(st, m); break;
    case PHASE_CONSENT: consent_apply(s, m); break;
    case PHASE_DOWN: down_apply(p, st, m); break;
    case PHASE_TURN_UP: turn_up_apply(p, st, m); break;
    case PHASE_TIE: tie_apply(p, st, m); break;
    case PHASE_CLASH: clash_apply(st, m); break;
    case PHASE_AFTER: after_apply(s, m); break;
    default: ENSURE(!"a move after the end");
    }
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

struct set texarkana_may_be(const struct data *d, const struct state *st, int field, int i)
{
    (void)d;
    (void)i;
    const struct texarkana *s = look_at(st);
    if (field == FIELD_woe_in)
        return set_below((woe_allowed(s) ? s->woe : 0) + 1);
    return set_below(field == FIELD_dv ? DVS : PLACES);
}
