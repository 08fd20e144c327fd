/* Reading the table: figures that follow from the state. Nothing here changes anything. */
#include <string.h>

#include "games/bloodsport/money.h"
#include "games/bloodsport/rules.h"

int bg_seats_active(const struct bloodsport *s)
{
    int mask = 0;
    for (int seat = 0; seat < s->seats; seat++)
        if (is_active(s, seat))
            mask |= 1 << seat;
    return mask;
}

int bg_react_first(const struct bloodsport *s)
{
    if (alone(s))
        return is_active(s, 0) ? 0 : 1;
    return 1 - s->first; /* BG-C1 */
}

static int card_in(const uint8_t *place, int n, int where)
{
    const uint8_t *at = memchr(place, where, (size_t)n);
    return at ? (int)(at - place) : UNKNOWN;
}

int bg_weapon_in(const struct bloodsport *s, int slot)
{
    return card_in(s->weapon_place, WEAPONS, WEAPON_SLOT + slot);
}

int bg_secret_in(const struct bloodsport *s, int fight)
{
    return card_in(s->secret_place, SECRETS, SECRET_FIGHT + fight);
}

int bg_sabotage_in(const struct bloodsport *s, int row)
{
    return card_in(s->action_place, ACTIONS, ACTION_ROW + row);
}

struct set bloodsport_hand_of(const struct bloodsport *s, int seat)
{
    return cards_at(s->action_place, ACTIONS, ACTION_HAND + seat);
}

int bg_risk_before_tokens(const struct action *a, int extra, int cut)
{
    int risk = a->risk + extra - cut;
    return risk > 0 ? risk : 0;
}

int bg_shown_extra(const struct bloodsport *s)
{
    return !alone(s); /* BG-C8, BG-H3 */
}

int bg_row_need(const struct pack *p, const struct bloodsport *s, int row, int card)
{
    int risk = bg_risk_before_tokens(&p->action[card], s->row_extra[row], s->row_cut[row]);
    risk -= s->row_time[row] + s->row_coin[row];
    return (risk > 0 ? risk : 0) + s->guard; /* BG-C4 */
}

int bg_row_fight(const struct pack *p, const struct bloodsport *s, int row, int card)
{
    int lies = slot_fight(s->row_on[row]);
    if (!p->action[card].on_weapon)
        return lies;
    if (s->row_tie[row] != NONE)
        return slot_fight(s->row_tie[row]); /* BG-C8: where that Weapon now is */
    /* Its Weapon is gone: where it lies, or now if that Fight is over. */
    return s->fight != NONE && s->fight > lies ? s->fight : lies;
}

int bg_fighter_str(const struct pack *p, const struct bloodsport *s, int slot)
{
    return p->fighter[s->fighter_at[slot]].str + s->mod_str[slot];
}

int bg_fighter_dex(const struct pack *p, const struct bloodsport *s, int slot)
{
    return p->fighter[s->fighter_at[slot]].dex + s->mod_dex[slot];
}

int bg_fighter_life(const struct pack *p, const struct bloodsport *s, int slot)
{
    int life = p->fighter[s->fighter_at[slot]].life + s->mod_life[slot];
    return life < 1 ? 1 : life; /* BG-E9 */
}

int bg_weapon_type(const struct pack *p, const struct bloodsport *s, int slot, int weapon)
{
    return s->mod_type[slot] != NONE ? s->mod_type[slot] : p->weapon[weapon].type;
}

int bg_weapon_damage(const struct pack *p, const struct bloodsport *s, int slot, int weapon)
{
    int damage = p->weapon[weapon].damage + s->mod_damage[slot];
    return damage < 0 ? 0 : damage; /* BG-E9 */
}

int bg_stat_for(int type, int str, int dex)
{
    int best = str > dex ? str : dex, worst = str > dex ? dex : str;
    return type == TYPE_STR    ? str
           : type == TYPE_DEX  ? dex
           : type == TYPE_BEST ? best
                               : worst; /* BG-E6 */
}

int bg_twice_for(const struct bloodsport *s, int side)
{
    int net = s->mod_twice[s->fight * 2 + side] + s->round_twice[side];
    return (net > 0) - (net < 0);
}

uint8_t bg_die_of(const struct bloodsport *s, int side, int one, int two)
{
    if (bg_twice_for(s, side) < 0)
        return (uint8_t)(one < two ? one : two);
    return (uint8_t)(one > two ? one : two); /* where one is rolled, the second is 0 */
}

bool bg_may_be_held(const struct bloodsport *s, int card)
{
    int place = s->action_place[card];
    /* what a seat knows alone must not count */
    return place == UNKNOWN || s->action_known[place] != ALL_SEATS;
}

enum why bg_rat_why(const struct bloodsport *s, int seat)
{
    return s->chance[seat] == 0 ? WHY_RAT_CHANCE
           : s->guard == 1      ? WHY_GUARD_LOW
                                : WHY_NONE; /* BG-C10 */
}
