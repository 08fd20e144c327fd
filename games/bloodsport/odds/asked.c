/* croupier odds: a Fight that nobody played. It is laid out as a table shows one that is still to
 * come, so that its chances are those of a hint. */
#include <string.h>

#include "engine/odds.h"
#include "games/bloodsport/odds/exact.h"
#include "games/bloodsport/rules.h"

enum { OPTION_LEFT, OPTION_RIGHT, OPTION_SECRET };
enum { PART_STR, PART_DEX, PART_LIFE, PART_WEAPON, PARTS };
static const struct odds_option parts[] = {
    {"str", ODDS_NUMBER, -MOD_MAX, MOD_MAX},
    {"dex", ODDS_NUMBER, -MOD_MAX, MOD_MAX},
    {"life", ODDS_NUMBER, 1, LIFE_MAX},
    {"weapon", ODDS_NAME, 0, WEAPONS - 1, NAMES_WEAPON},
    {NULL},
};
static const struct odds_option options[] = {
    {"left", ODDS_PARTS, .parts = parts},
    {"right", ODDS_PARTS, .parts = parts},
    {"secret", ODDS_NAME, 0, SECRETS - 1, NAMES_SECRET},
    {NULL},
};

/* STR,DEX,LIFE[,WEAPON] of one side, put into a Fighter of the pack and into the place of its
 * Weapon. */
static bool read_side(const struct data *data, const char *option, const char *list, int side,
                      struct pack *p, struct bloodsport *s, struct text *why)
{
    struct fighter *f = &p->fighter[side];
    char item[64];
    int n = 0, value[PART_WEAPON] = {0}, weapon = NONE;
    for (; n <= PARTS && odds_item(&list, item, sizeof item); n++) {
        if (n < PART_WEAPON
                ? !odds_number(option, item, parts[n].lo, parts[n].hi, &value[n], why)
                : n == PART_WEAPON &&
                      !odds_name(option, item, &data->names[NAMES_WEAPON], &weapon, why))
            return false;
    }
    if (n < PART_WEAPON || n > PARTS) {
        text_format(why, "--%s takes STR, DEX, LIFE and a Weapon if it is known, such as 5,3,4.",
                    option);
        return false;
    }
    f->str = (int8_t)value[PART_STR];
    f->dex = (int8_t)value[PART_DEX];
    f->life = (uint8_t)value[PART_LIFE];
    s->fighter_at[side] = (uint8_t)side;
    if (weapon != NONE && s->weapon_place[weapon] != UNKNOWN) {
        text_format(why, "There is only one %s.", data->names[NAMES_WEAPON].at[weapon]);
        return false;
    }
    if (weapon != NONE)
        s->weapon_place[weapon] = (uint8_t)(WEAPON_SLOT + side);
    return true;
}

static bool answer(const struct data *data, const char *const *value, struct odds_answer *out,
                   struct text *why)
{
    struct pack p = *(const struct pack *)data->block;
    struct whole_odds odds;
    struct fight_odds near;
    struct bloodsport s;
    int secret;
    memset(&s, 0, sizeof s);
    memset(s.mod_type, NONE, sizeof s.mod_type);
    memset(s.weapon_place, UNKNOWN, sizeof s.weapon_place); /* none is seen: each may lie there */
    memset(s.secret_place, UNKNOWN, sizeof s.secret_place);
    for (int side = 0; side < 2; side++) {
        if (!value[side]) {
            text_format(why, "Who fights? Add --%s STR,DEX,LIFE, such as 5,3,4.",
                        options[side].name);
            return false;
        }
        if (!read_side(data, options[side].name, value[side], side, &p, &s, why))
            return false;
    }
    if (value[OPTION_SECRET]) {
        if (!odds_name("secret", value[OPTION_SECRET], &data->names[NAMES_SECRET], &secret, why))
            return false;
        s.secret_place[secret] = SECRET_FIGHT;
    }
    if (bg_fight_whole(&p, &s, 0, &odds)) {
        struct big all = odds.left;
        big_add(&all, &odds.right);
        big_add(&all, &odds.nobody);
        odds_add_big(out, "left", &odds.left, &all);
        odds_add_big(out, "right", &odds.right, &all);
        odds_add_big(out, "none", &odds.nobody, &all);
        return true;
    }
    bg_fight_chances(&p, &s, 0, NULL, true, &near);
    odds_add(out, "left", near.left, 0);
    odds_add(out, "right", near.right, 0);
    odds_add(out, "none", near.nobody, 0);
    return true;
}

const struct game_odds bloodsport_odds = {options, answer};
