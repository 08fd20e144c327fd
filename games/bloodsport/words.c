/* The names of things and people in sentences, and what a card is. */
#include "games/bloodsport/words.h"

const char *who(const struct view *v, int seat, bool capital)
{
    if (v->seat == seat)
        return capital ? "You" : "you";
    if (v->seat < PLAYERS_MAX)
        return capital ? "The other gambler" : "the other gambler";
    static const char *const names[2][2] = {{"gambler 0", "Gambler 0"}, {"gambler 1", "Gambler 1"}};
    return names[seat & 1][capital];
}

const char *whose(const struct view *v, int seat, bool capital)
{
    if (v->seat == seat)
        return capital ? "Your" : "your";
    if (v->seat < PLAYERS_MAX)
        return capital ? "The other gambler's" : "the other gambler's";
    static const char *const names[2][2] = {{"gambler 0's", "Gambler 0's"}, {"gambler 1's", "Gambler 1's"}};
    return names[seat & 1][capital];
}

void who_does(const struct view *v, int seat, const char *you, const char *they, struct text *t)
{
    text_format(t, "%s %s", who(v, seat, true), v->seat == seat ? you : they);
}

void say_slot(int slot, struct text *t)
{
    text_format(t, "%s in Fight %d", slot_side(slot) == SIDE_LEFT ? "left" : "right", slot_fight(slot) + 1);
}

void say_fighter(const struct pack *p, const struct bloodsport *s, int slot, struct text *t)
{
    if (s->fighter_at[slot] != NONE)
        text_put(t, p->fighter[s->fighter_at[slot]].title);
    else
        text_format(t, "the %s Fighter of Fight %d", slot_side(slot) == SIDE_LEFT ? "left" : "right",
                    slot_fight(slot) + 1);
}

const char *odds_words(int odds)
{
    int lead = odds < 0 ? -odds : odds;
    return lead == 0 ? "1:1" : lead == 1 ? "2:1" : "3:1"; /* BG-B3 */
}

const char *type_words(int action_type)
{
    static const char *const words[] = {"Discover", "Special", "React", "Sabotage"};
    return words[action_type];
}

const char *stat_words(int stat_type)
{
    static const char *const words[] = {"STR", "DEX", "BEST", "WORST"};
    return words[stat_type];
}

void say_kind(const struct action *a, struct text *t)
{
    text_put(t, type_words(a->type));
    if (a->no_risk)
        text_put(t, ", No Risk");
    else
        text_format(t, ", Risk %d", a->risk);
}

void say_caught(int need, struct text *t)
{
    if (need >= 6)
        text_put(t, "always caught");
    else if (need == 1)
        text_put(t, "caught on 1, 17 %");
    else {
        text_format(t, "caught on 1 to %d, ", need);
        text_percent(t, need / 6.0);
    }
}

void say_target(const struct pack *p, const struct bloodsport *s, int target, struct text *t)
{
    if (target < TARGET_SECRET) {
        text_put(t, "the Weapon of ");
        say_fighter(p, s, target - TARGET_WEAPON, t);
    } else if (target < TARGET_ROW) {
        text_format(t, "the Secret of Fight %d", target - TARGET_SECRET + 1);
    } else if (target < TARGET_FIGHTER) {
        text_format(t, "Sabotage %d", target - TARGET_ROW + 1);
    } else {
        say_fighter(p, s, target - TARGET_FIGHTER, t);
    }
}

void say_tokens(int time, int coin, struct text *t)
{
    if (time)
        text_format(t, "%d Time", time);
    if (coin)
        text_format(t, "%s%d Coin", time ? " and " : "", coin);
    if (!time && !coin)
        text_put(t, "nothing");
}

void say_beside(const struct pack *p, const struct bloodsport *s, const struct action *a, int slot, struct text *t)
{
    text_put(t, a->on_weapon ? "on the Weapon of " : "on ");
    say_fighter(p, s, slot, t);
    text_put(t, ", ");
    say_slot(slot, t);
}

void say_boxes(int mask, struct text *t)
{
    int left = __builtin_popcount((unsigned)mask);
    if (!left)
        text_put(t, "none");
    for (int box = 0; box < BOXES; box++)
        if (mask >> box & 1) {
            text_int(t, box + 3);
            left--;
            text_put(t, left > 1 ? ", " : left == 1 ? " and " : "");
        }
}

void say_bet(const struct pack *p, const struct bloodsport *s, int fight, int bet, struct text *t)
{
    if (bet == BET_NONE) {
        text_put(t, "no bet");
        return;
    }
    text_format(t, "%d Coin on ", bet_coin(bet));
    say_fighter(p, s, fight * 2 + (bet_on(bet) == ON_RIGHT), t);
}

void whole_percents(const double *share, int count, int *out)
{
    int left = 100;
    for (int i = 0; i < count; i++) {
        out[i] = (int)(share[i] * 100 + 1e-9);
        left -= out[i];
    }
    for (; left > 0; left--) { /* one more to the largest remainder */
        int most = 0;
        for (int i = 1; i < count; i++)
            if (share[i] * 100 - out[i] > share[most] * 100 - out[most])
                most = i;
        out[most]++;
    }
}

double win_chance(const struct pack *p, const struct bloodsport *s, int fight, int on)
{
    struct fight_odds odds;
    fight_chances(p, s, fight, NULL, true, &odds);
    return on == ON_LEFT ? odds.left : odds.right;
}

/* ---- What a card is: what it does, and on a line of its own what is said of it ---- */

static void card_text(const char *text, const char *flavour, struct text *t)
{
    if (text && *text)
        text_format(t, " %s", text);
    if (flavour && *flavour)
        text_format(t, "\n%s", flavour);
}

static void describe(const struct data *d, int names, int value, struct text *t)
{
    const struct pack *p = pack_of(d);
    switch (names) {
    case NAMES_FIGHTER: {
        const struct fighter *f = &p->fighter[value];
        text_format(t, "%s: Fighter, Rank %d, STR %d, DEX %d, LIFE %d.", f->title, f->rank, f->str, f->dex, f->life);
        card_text("", f->text, t);
        break;
    }
    case NAMES_WEAPON: {
        const struct weapon *w = &p->weapon[value];
        text_format(t, "%s: Weapon, %s, Damage %d.", w->title, stat_words(w->type), w->damage);
        card_text("", w->text, t);
        break;
    }
    case NAMES_SECRET:
        text_format(t, "%s: Secret.", p->secret[value].title);
        card_text(p->secret[value].text, p->secret[value].flavour, t);
        break;
    case NAMES_ACTION:
        text_format(t, "%s: ", p->action[value].title);
        say_kind(&p->action[value], t);
        text_char(t, '.');
        card_text(p->action[value].text, p->action[value].flavour, t);
        break;
    default: break;
    }
}

const struct words bloodsport_words = {
    .board = words_board,
    .prompt = words_prompt,
    .label = words_label,
    .tell = words_tell,
    .why_not = words_why_not,
    .describe = describe,
    .term = words_term,
    .window = words_window,
    .report = words_report,
    .how = words_how,
    .cards = words_cards,
    .facts = words_facts,
};
