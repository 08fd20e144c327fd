/* The functions of struct game; the rows of the phases say whose file goes on. */
#include <string.h>

#include "games/bloodsport/decks.h"
#include "games/bloodsport/fight.h"
#include "games/bloodsport/money.h"
#include "games/bloodsport/play.h"
#include "games/bloodsport/rules.h"
#include "games/bloodsport/settle.h"

const char *bloodsport_init(const struct data *d, const struct rules *rules, int seats,
                            struct state *st)
{
    (void)d;
    memset(st->bytes, 0, sizeof(struct bloodsport));
    struct bloodsport *s = table_of(st);
    s->seats = (uint8_t)seats;
    s->stock = (uint8_t)rules->value[0];
    s->edition = (uint8_t)rules->edition;
    s->guard = 1; /* BG-A2 */
    s->back_to = NONE;
    s->fighter_deck = (1u << FIGHTERS) - 1; /* BG-A1 */
    memset(s->fighter_at, NONE, sizeof s->fighter_at);
    memset(s->mod_type, NONE, sizeof s->mod_type);
    s->weapon_known[WEAPON_DISCARD] = ALL_SEATS;
    s->secret_known[SECRET_DISCARD] = ALL_SEATS;
    s->action_known[ACTION_DISCARD] = s->action_known[ACTION_TABLE] = ALL_SEATS;
    for (int seat = 0; seat < PLAYERS_MAX; seat++) {
        s->action_known[ACTION_HAND + seat] = s->action_known[ACTION_CLOSED + seat] =
            (uint16_t)(1u << seat);
        s->status[seat] = seat < seats ? STATUS_PLAYING : STATUS_OUT;
        s->coin[seat] = seat < seats ? COIN_START : 0;     /* BG-A2 */
        s->chance[seat] = seat < seats ? CHANCE_START : 0; /* BG-A2 */
        s->bet_known[seat] = ALL_SEATS;
    }
    cards_start(&bloodsport_fields[FIELD_weapon_place], st);
    cards_start(&bloodsport_fields[FIELD_secret_place], st);
    cards_start(&bloodsport_fields[FIELD_action_place], st);
    bg_play_begin(s, NONE, NONE, NONE, NONE);
    bg_round_begin(st);
    return NULL;
}

int bloodsport_phase(const struct data *d, const struct state *st)
{
    (void)d;
    return look_at(st)->phase;
}

const struct phase_row bloodsport_phases[PHASES] = {
#define ROW(id, name, kind, who, part, options, apply, begin)                                      \
    {WHO_##who, IN_##part, options, apply, begin},
    BLOODSPORT_PHASES(ROW)
#undef ROW
};

uint32_t bloodsport_turn(const struct data *d, const struct state *st)
{
    (void)d;
    const struct bloodsport *s = look_at(st);
    switch (bloodsport_phases[s->phase].who) {
    case WHO_CHANCE: return 1u << SEAT_CHANCE;
    case WHO_ACTOR: return 1u << s->actor;
    case WHO_PLAYER: return 1u << s->play_seat;
    case WHO_WAITING: return s->waiting;
    default: return 0;
    }
}

void bloodsport_options(const struct data *d, const struct state *st, int seat, struct options *o)
{
    const struct bloodsport *s = look_at(st);
    options_clear(o);
    if (bloodsport_phases[s->phase].options)
        bloodsport_phases[s->phase].options(pack_of(d), s, seat, o);
}

void bloodsport_apply(const struct data *d, struct state *st, const struct move *m)
{
    const struct phase_row *row = &bloodsport_phases[look_at(st)->phase];
    ENSURE(row->apply || !"a move after the end");
    row->apply(pack_of(d), st, m);
}

void bloodsport_payoff(const struct data *d, const struct state *st, int32_t *out)
{
    (void)d;
    const struct bloodsport *s = look_at(st);
    for (int seat = 0; seat < s->seats; seat++)
        out[seat] = s->outcome[seat] == OUTCOME_WON; /* BG-J2 */
}

int bloodsport_tally(const struct data *d, const struct state *st, int seat, int which)
{
    (void)d;
    const struct bloodsport *s = look_at(st);
    bool won = s->outcome[seat] == OUTCOME_WON;
    switch (which) {
    case TALLY_WON: return won;
    case TALLY_LOST: return s->outcome[seat] == OUTCOME_LOST;
    case TALLY_FATE_LOW: return won && s->fate[seat] <= FATE_LOW; /* BG-H2 */
    case TALLY_FATE_MIDDLE: return won && s->fate[seat] > FATE_LOW && s->fate[seat] <= FATE_MIDDLE;
    default: return won && s->fate[seat] > FATE_MIDDLE;
    }
}

uint32_t bloodsport_witness(const struct data *d, const struct state *st, const struct move *m)
{
    (void)d;
    const struct bloodsport *s = look_at(st);
    switch (m->verb) {
    case DO_SABOTAGE: return m->arg[2] ? ALL_SEATS : 1u << m->seat; /* BG-C8 */
    case DO_BET: return s->bet_known[m->seat];
    case DO_SETTLE:
    case DO_DISCARD: return 1u << m->seat;
    case DO_DRAW: return 1u << m->arg[0]; /* BG-C11 */
    case DO_WEAPON: return s->weapon_known[WEAPON_SLOT + m->arg[0]];
    case DO_SECRET: return s->secret_known[SECRET_FIGHT + m->arg[0]];
    case DO_SHOW_WEAPON:
    case DO_SHOW_SECRET:
    case DO_SHOW_SABOTAGE: return bg_show_witnesses(s);
    default: return 0;
    }
}

/* Where a hidden Action may lie: anywhere, but in a row only a Sabotage that could carry its tokens
 * and whose Fight is still to come. */
static struct set action_places(const struct pack *p, const struct bloodsport *s, int card)
{
    const struct action *a = &p->action[card];
    struct set of = set_below(ACTION_ROW);
    if (a->type != ACTION_SABOTAGE)
        return of;
    for (int row = 0; row < s->row_count; row++) {
        int tokens = s->row_time[row] + s->row_coin[row], fight = bg_row_fight(p, s, row, card);
        bool to_come = s->fight == NONE || s->row_done[row] || fight > s->fight ||
                       (fight == s->fight && row >= s->row_next);
        if (to_come && tokens <= bg_risk_before_tokens(a, s->row_extra[row], s->row_cut[row]))
            set_add(&of, ACTION_ROW + row);
    }
    return of;
}

static struct set bet_values(const struct bloodsport *s, int i)
{
    struct set of = set_none();
    int seat = i / FIGHTS, fight = i % FIGHTS;
    set_add(&of, BET_NONE);
    for (int on = ON_LEFT; on <= ON_RIGHT && fight < s->bets_made[seat]; on++) {
        int lo, hi;
        bg_wager_range(s, fight, on, &lo, &hi);
        for (int coin = lo; coin <= hi && coin <= s->coin[seat]; coin++)
            set_add(&of, (on == ON_LEFT ? BET_LEFT : BET_RIGHT) + coin - 1);
    }
    return of;
}

struct set bloodsport_may_be(const struct data *d, const struct state *st, int field, int i)
{
    const struct bloodsport *s = look_at(st);
    switch (field) {
    case FIELD_action_place: return action_places(pack_of(d), s, i);
    case FIELD_weapon_place: return set_below(WEAPON_PLACES);
    case FIELD_secret_place: return set_below(SECRET_PLACES);
    case FIELD_bet: return bet_values(s, i);
    default: return bg_settle_values(s, i);
    }
}
