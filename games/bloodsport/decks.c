/* The four decks: moving, shuffling, dealing, swapping cards. The sizes, masks and bars of the
 * places stay true here and nowhere else. Fighters are public, so their deck is a plain set. */
#include "games/bloodsport/decks.h"
#include "games/bloodsport/rules.h"

void bg_weapon_put(struct state *st, int card, int place)
{
    card_move(&bloodsport_fields[FIELD_weapon_place], st, card, place);
}

void bg_secret_put(struct state *st, int card, int place)
{
    card_move(&bloodsport_fields[FIELD_secret_place], st, card, place);
}

void bg_action_put(struct state *st, int card, int place)
{
    card_move(&bloodsport_fields[FIELD_action_place], st, card, place);
}

bool bloodsport_deck_needs_shuffle(const struct bloodsport *s, int deck)
{
    switch (deck) { /* BG-A1: only when a card is needed */
    case DECK_FIGHTERS: return s->fighter_deck == 0;
    case DECK_WEAPONS: return s->weapon_size[WEAPON_DECK] == 0;
    case DECK_SECRETS: return s->secret_size[SECRET_DECK] == 0;
    default: return s->action_size[ACTION_DECK] == 0;
    }
}

bool bg_actions_left(const struct bloodsport *s)
{
    const uint8_t *size = s->action_size;
    return size[ACTION_DECK] || size[ACTION_DISCARD] || size[ACTION_CLOSED] ||
           size[ACTION_CLOSED + 1]; /* BG-A1 */
}

void bloodsport_deck_shuffle(struct state *st, int deck)
{
    struct bloodsport *s = table_of(st);
    switch (deck) {
    case DECK_FIGHTERS:
        s->fighter_deck |= s->fighter_discard; /* BG-A1 */
        s->fighter_discard = 0;
        break;
    case DECK_WEAPONS:
        cards_shuffle(&bloodsport_fields[FIELD_weapon_place], st, 1u << WEAPON_DISCARD,
                      WEAPON_DECK); /* BG-A1 */
        break;
    case DECK_SECRETS:
        cards_shuffle(&bloodsport_fields[FIELD_secret_place], st, 1u << SECRET_DISCARD,
                      SECRET_DECK); /* BG-A1 */
        break;
    default:
        cards_shuffle(&bloodsport_fields[FIELD_action_place], st,
                      1u << ACTION_DISCARD | 3u << ACTION_CLOSED, ACTION_DECK); /* BG-A1 */
    }
}

void bg_options_deal(const struct bloodsport *s, int deck, int to, struct options *o)
{
    if (bloodsport_deck_needs_shuffle(s, deck)) {
        arg_is(option_add(o, SEAT_CHANCE, DO_SHUFFLE), deck);
        return;
    }
    static const int verb[] = {DO_FIGHTER, DO_WEAPON, DO_SECRET, DO_DRAW};
    struct option *deal = option_add(o, SEAT_CHANCE, verb[deck]);
    arg_is(deal, to);
    switch (deck) {
    case DECK_FIGHTERS: arg_one(deal, (struct set){{s->fighter_deck, 0}}); break;
    case DECK_WEAPONS: arg_one(deal, cards_at(s->weapon_place, WEAPONS, WEAPON_DECK)); break;
    case DECK_SECRETS: arg_one(deal, cards_at(s->secret_place, SECRETS, SECRET_DECK)); break;
    default: arg_one(deal, cards_at(s->action_place, ACTIONS, ACTION_DECK)); break;
    }
}

/* ---- Swapping: what lies in place a and what lies in place b change places ---- */

static void swap_bytes(void *a, void *b)
{
    uint8_t *x = a, *y = b, keep = *x;
    *x = *y;
    *y = keep;
}

static void swap_masks(uint16_t *a, uint16_t *b)
{
    uint16_t keep = *a;
    *a = *b;
    *b = keep;
}

/* Who sees in goes along with the cards; barred[] says where a card is not, so its bits go along
 * too. */
static void swap_places(uint8_t *place, int n, uint16_t *known, uint64_t *barred, int a, int b)
{
    for (int card = 0; card < n; card++)
        if (place[card] == a)
            place[card] = (uint8_t)b;
        else if (place[card] == b)
            place[card] = (uint8_t)a;
    swap_masks(&known[a], &known[b]);
    for (int pool = 0; pool < POOLS_MAX; pool++) {
        uint64_t differ = (barred[pool] >> a ^ barred[pool] >> b) & 1;
        barred[pool] ^= differ << a | differ << b;
    }
}

void bg_swap_weapons(struct bloodsport *s, int a, int b)
{
    swap_places(s->weapon_place, WEAPONS, s->weapon_known, s->weapon_barred, WEAPON_SLOT + a,
                WEAPON_SLOT + b);
    swap_bytes(&s->mod_damage[a], &s->mod_damage[b]);
    swap_bytes(&s->mod_type[a], &s->mod_type[b]);
    for (int row = 0; row < s->row_count; row++) /* BG-C8: the tie follows the Weapon */
        if (s->row_tie[row] == a)
            s->row_tie[row] = (uint8_t)b;
        else if (s->row_tie[row] == b)
            s->row_tie[row] = (uint8_t)a;
}

void bg_swap_fighters(struct bloodsport *s, int a, int b)
{
    swap_bytes(&s->fighter_at[a], &s->fighter_at[b]);
    swap_bytes(&s->wounds[a], &s->wounds[b]);
    swap_bytes(&s->mod_str[a], &s->mod_str[b]);
    swap_bytes(&s->mod_dex[a], &s->mod_dex[b]);
    swap_bytes(&s->mod_life[a], &s->mod_life[b]);
    swap_bytes(&s->mod_die[a], &s->mod_die[b]);
    swap_bytes(&s->mod_twice[a], &s->mod_twice[b]);
}

void bg_swap_secrets(struct bloodsport *s, int a, int b)
{
    swap_places(s->secret_place, SECRETS, s->secret_known, s->secret_barred, SECRET_FIGHT + a,
                SECRET_FIGHT + b);
}

static void fighter_clear(struct bloodsport *s, int slot)
{
    s->wounds[slot] = 0; /* BG-A0 */
    s->mod_str[slot] = s->mod_dex[slot] = s->mod_life[slot] = 0; /* BG-A0 */
    s->mod_die[slot] = s->mod_twice[slot] = 0;                   /* BG-A0 */
}

void bg_fighter_in(struct bloodsport *s, int slot, int card)
{
    if (s->fighter_at[slot] != NONE)
        s->fighter_discard |= 1u << s->fighter_at[slot];
    s->fighter_deck &= ~(1u << card);
    s->fighter_at[slot] = (uint8_t)card;
    fighter_clear(s, slot);
}

void bg_round_cards_away(struct state *st)
{
    struct bloodsport *s = table_of(st);
    for (int slot = 0; slot < SLOTS; slot++) {
        s->fighter_discard |= 1u << s->fighter_at[slot];
        s->fighter_at[slot] = NONE;
        fighter_clear(s, slot);
        bg_weapon_put(st, bg_weapon_in(s, slot), WEAPON_DISCARD); /* BG-G1 */
        s->weapon_known[WEAPON_SLOT + slot] = 0;
        s->mod_damage[slot] = 0;
        s->mod_type[slot] = NONE;
    }
    for (int f = 0; f < FIGHTS; f++) {
        bg_secret_put(st, bg_secret_in(s, f), SECRET_DISCARD); /* BG-G1 */
        s->secret_known[SECRET_FIGHT + f] = 0;
    }
    for (int card = 0; card < ACTIONS; card++)
        if (s->action_place[card] >= ACTION_TABLE)
            bg_action_put(st, card, ACTION_DISCARD); /* BG-G1 */
    for (int row = 0; row < ROWS_MAX; row++)
        s->action_known[ACTION_ROW + row] = 0;
}
