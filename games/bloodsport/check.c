/* What must be true between any two moves, and the judge of resampled states. */
#include "games/bloodsport/money.h"
#include "games/bloodsport/rules.h"
#include "games/bloodsport/settle.h"

static const char *check_players(const struct bloodsport *s)
{
    for (int seat = 0; seat < PLAYERS_MAX; seat++) {
        int hand = bg_coin_in_hand(s, seat);
        if (hand < 0)
            return "a player has wagered more than the player holds";
        if (seat >= s->seats &&
            (s->coin[seat] || s->paid[seat] || s->outcome[seat] || s->status[seat] != STATUS_OUT))
            return "an empty seat holds something";
        if (s->chance[seat] > CHANCE_START || s->paid[seat] >> BOXES)
            return "Chance or Loans are out of range";
        if ((s->outcome[seat] == OUTCOME_NONE) != (s->outcome_round[seat] == 0))
            return "an outcome without its round";
        if (s->status[seat] == STATUS_PLAYING && s->outcome[seat] != OUTCOME_NONE &&
            s->phase != PHASE_FATE && s->phase != PHASE_AFTER && s->phase != PHASE_OVER)
            return "a player who is done is still playing";
    }
    if (s->stock == STOCK_PRINTED && new_start_from_bank(s)) {
        int bg_held = 0;
        for (int seat = 0; seat < PLAYERS_MAX; seat++)
            bg_held += s->coin[seat] + __builtin_popcount(s->paid[seat]);
        if (bg_held > BANK_PRINTED)
            return "more Coin is about than there is";
    }
    return NULL;
}

static const char *check_bets(const struct bloodsport *s)
{
    for (int i = 0; i < PLAYERS_MAX * FIGHTS; i++) {
        int bet = s->bet[i], seat = i / FIGHTS, fight = i % FIGHTS, lo, hi;
        if (bet >= BETS)
            return "a bet that nobody can make";
        if (bet == BET_NONE)
            continue;
        bg_wager_range(s, fight, bg_bet_on(bet), &lo, &hi);
        if (bg_bet_coin(bet) < lo || bg_bet_coin(bet) > hi || fight >= s->bets_made[seat])
            return "a bet against the odds announced";
    }
    return NULL;
}

static const char *check_settle(const struct bloodsport *s)
{
    for (int seat = 0; seat < PLAYERS_MAX; seat++) {
        int settle = s->settle[seat];
        bool settling = s->phase == PHASE_SETTLE || s->phase == PHASE_SETTLED;
        if (settle == SETTLE_PENDING)
            continue;
        if (!settling || s->waiting >> seat & 1 || seat >= s->seats)
            return "a settlement that nobody made";
        struct set of = bg_settle_choices(s, seat);
        if (!set_has(&of, bg_settle_choice(settle)))
            return "a settlement that cannot be paid";
    }
    return NULL;
}

/* Counts of a deck's places against size[]; an empty slot stands only while it is being
 * refilled. */
static const char *check_sizes(const uint8_t *place, int n, const uint8_t *size, int places)
{
    int count[PLACES_MAX] = {0};
    for (int card = 0; card < n; card++) {
        if (place[card] >= places)
            return "a card lies nowhere";
        count[place[card]]++;
    }
    for (int at = 0; at < places; at++)
        if (count[at] != size[at])
            return "a place holds another number of cards than it says";
    return NULL;
}

static const char *check_bars(const uint8_t *place, int n, const uint8_t *pool,
                              const uint64_t *barred)
{
    for (int card = 0; card < n; card++)
        if (barred[pool[card]] >> place[card] & 1)
            return "a card lies where its pool is barred";
    return NULL;
}

static const char *check_cards(const struct bloodsport *s)
{
    const char *wrong = check_sizes(s->weapon_place, WEAPONS, s->weapon_size, WEAPON_PLACES);
    if (!wrong)
        wrong = check_sizes(s->secret_place, SECRETS, s->secret_size, SECRET_PLACES);
    if (!wrong)
        wrong = check_sizes(s->action_place, ACTIONS, s->action_size, ACTION_PLACES);
    if (!wrong)
        wrong = check_bars(s->weapon_place, WEAPONS, s->weapon_pool, s->weapon_barred);
    if (!wrong)
        wrong = check_bars(s->secret_place, SECRETS, s->secret_pool, s->secret_barred);
    if (!wrong)
        wrong = check_bars(s->action_place, ACTIONS, s->action_pool, s->action_barred);
    if (wrong)
        return wrong;
    for (int slot = 0; slot < SLOTS; slot++)
        if (s->weapon_size[WEAPON_SLOT + slot] > 1)
            return "two Weapons beside one Fighter";
    uint32_t fighters = s->fighter_deck | s->fighter_discard,
             both = s->fighter_deck & s->fighter_discard;
    for (int slot = 0; slot < SLOTS; slot++)
        if (s->fighter_at[slot] != NONE) {
            both |= fighters & 1u << s->fighter_at[slot];
            fighters |= 1u << s->fighter_at[slot];
        }
    return both || fighters != (1u << FIGHTERS) - 1 ? "a Fighter is missing or stands twice" : NULL;
}

static const char *check_rows(const struct pack *p, const struct bloodsport *s)
{
    for (int row = 0; row < ROWS_MAX; row++) {
        int size = s->action_size[ACTION_ROW + row];
        if (size != (row < s->row_count))
            return "a row of Sabotage without its card";
        if (!size)
            continue;
        int card = bg_sabotage_in(s, row), fight = bg_row_fight(p, s, row, card);
        const struct action *a = &p->action[card];
        if (a->type != ACTION_SABOTAGE)
            return "a card that is no Sabotage lies beside a Fighter";
        if (s->row_time[row] + s->row_coin[row] >
            bg_risk_before_tokens(a, s->row_extra[row], s->row_cut[row]))
            return "a Sabotage with more tokens than Risk";
        if (s->fight != NONE && !s->row_done[row] &&
            (fight < s->fight || (fight == s->fight && row < s->row_next)))
            return "a Sabotage was passed over";
    }
    return NULL;
}

const char *bloodsport_check(const struct data *d, const struct state *st)
{
    const struct bloodsport *s = look_at(st);
    if (s->guard < 1 || s->guard > GUARD_MAX)
        return "Guard Level is out of range";
    if (s->phase >= PHASES || s->seats < 1 || s->seats > PLAYERS_MAX || s->spare[0])
        return "the state is no state of this game";
    const char *wrong = check_players(s);
    if (!wrong)
        wrong = check_cards(s);
    if (!wrong)
        wrong = check_bets(s);
    if (!wrong)
        wrong = check_settle(s);
    if (!wrong)
        wrong = check_rows(pack_of(d), s);
    return wrong;
}
