/* Chances of fights looked up where nothing that they hang on has changed. What is always true: the
 * key has every number that bg_fight_chances reads. */
#include <string.h>

#include "games/bloodsport/odds/exact.h"
#include "games/bloodsport/rules.h"

/* Everything that the chances of a fight hang on, as far as the view knows it: numbers that
 * bg_fight_chances reads nowhere else, so that equal keys are equal chances. Bytes without gaps,
 * for they are compared as bytes. */
struct fight_key {
    int16_t side[2][8];    /* STR, DEX, Life, Wounds; changes of type, Damage, die, second die */
    uint8_t weapon[2], secret, schemes;
    uint32_t weapons, secrets; /* those not seen, where one of the fight's is not */
    struct { uint8_t card, slot, sixths, zero; } scheme[SCHEMES_MAX];
};
_Static_assert(sizeof(struct fight_key) == 32 + 4 + 8 + 4 * SCHEMES_MAX &&
                   sizeof(struct fight_key) <= KEPT_KEY_BYTES,
               "no gaps");
_Static_assert(WEAPONS <= 32 && SECRETS <= 32, "a bit each");
_Static_assert(sizeof(struct fight_odds) <= KEPT_VALUE_BYTES && (int)FIGHTS <= (int)KEPT_SLOTS,
               "a slot each");

static void key_of(const struct pack *p, const struct bloodsport *s, int fight,
                   struct fight_key *out)
{
    struct scheme scheme[SCHEMES_MAX];
    int schemes = bg_schemes_for(p, s, fight, NULL, scheme);
    memset(out, 0, sizeof *out);
    for (int side = 0; side < 2; side++) {
        int slot = fight * 2 + side;
        const int at[8] = {bg_fighter_str(p, s, slot),
                           bg_fighter_dex(p, s, slot),
                           bg_fighter_life(p, s, slot),
                           s->wounds[slot],
                           s->mod_type[slot],
                           s->mod_damage[slot],
                           s->mod_die[slot],
                           s->mod_twice[slot]};
        for (int i = 0; i < 8; i++)
            out->side[side][i] = (int16_t)at[i];
        out->weapon[side] = (uint8_t)bg_weapon_in(s, slot);
    }
    out->secret = (uint8_t)bg_secret_in(s, fight);
    for (int w = 0; w < WEAPONS && (out->weapon[0] == UNKNOWN || out->weapon[1] == UNKNOWN); w++)
        out->weapons |= (uint32_t)(s->weapon_place[w] == UNKNOWN) << w;
    for (int c = 0; c < SECRETS && out->secret == UNKNOWN; c++)
        out->secrets |= (uint32_t)(s->secret_place[c] == UNKNOWN) << c;
    out->schemes = (uint8_t)schemes;
    for (int i = 0; i < schemes; i++) {
        out->scheme[i].card = (uint8_t)scheme[i].card;
        out->scheme[i].slot = (uint8_t)scheme[i].slot;
        out->scheme[i].sixths = (uint8_t)(scheme[i].works * 6 + 0.5);
    }
}

void bg_fight_chances_kept(const struct pack *p, const struct bloodsport *s, int fight,
                           struct kept *kept, struct fight_odds *out)
{
    struct fight_key key;
    key_of(p, s, fight, &key);
    if (kept_get(kept, fight, &key, sizeof key, out, sizeof *out))
        return;
    bg_fight_chances(p, s, fight, NULL, true, out);
    kept_put(kept, fight, &key, sizeof key, out, sizeof *out);
}
