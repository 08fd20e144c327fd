/* The names of people, cards and things in sentences, and what each of them is. */
#include "games/twenty_one/words.h"

#include <string.h>

/* ---- People ---- */

/* As the pack or its player calls it, or NULL. */
static const char *hero_title(const struct pack *p, const struct twenty_one *s, const struct labels *labels, int who)
{
    if (s->kind[who] < p->hero_count)
        return p->hero[s->kind[who]].told.title;
    return hero_called(s, who) >= 0 ? label_name(labels, NAMES_CALLED, hero_called(s, who)) : NULL;
}

/* Heroes of one name are told apart by a number, as foes are. False, and nothing: it has none. */
static bool hero_name(const struct pack *p, const struct twenty_one *s, int who, struct text *t)
{
    const char *title = hero_title(p, s, t->labels, who);
    int same = 0, nth = 0;
    if (!title)
        return false;
    for (int i = 0; i < HEROES; i++) {
        const char *other = hero_title(p, s, t->labels, i);
        bool is = other && !strcmp(other, title);
        same += is;
        nth += is && i <= who;
    }
    text_put(t, title);
    if (same > 1)
        text_format(t, " %d", nth);
    return true;
}

static void foe_name(const struct pack *p, const struct twenty_one *s, int who, bool capital, struct text *t)
{
    int same = 0, nth = 1;
    const char *title = s->kind[who] < p->beast_count ? p->beast[s->kind[who]].told.title : "foe";
    for (int i = HEROES; i < BODIES; i++) {
        same += s->kind[i] == s->kind[who];
        nth += i < who && s->kind[i] == s->kind[who];
    }
    if (same > 1)
        text_format(t, "%s %d", title, nth);
    else if (s->kind[who] < p->beast_count && p->beast[s->kind[who]].boss && strncmp(title, "The ", 4))
        text_put(t, title); /* a name */
    else if (!strncmp(title, "The ", 4))
        text_format(t, "%s%s", capital ? "The " : "the ", title + 4);
    else
        text_format(t, "%s%s", capital ? "The " : "the ", title);
}

void say_body(const struct data *d, const struct view *v, int who, bool capital, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    if (who >= BODIES)
        text_put(t, capital ? "Nobody" : "nobody");
    else if (is_own(v, who))
        text_put(t, capital ? "You" : "you");
    else if (who >= HEROES)
        foe_name(pack_of(d), s, who, capital, t);
    else if (!hero_name(pack_of(d), s, who, t))
        text_format(t, "Hero %d", who + 1); /* a name, too */
}

void say_mark(int who, struct text *t)
{
    text_format(t, "%s%d", who < HEROES ? "H" : "F", who < HEROES ? who + 1 : who - HEROES + 1);
}

void say_marked(const struct data *d, const struct view *v, int who, bool capital, struct text *t)
{
    say_body(d, v, who, capital, t);
    if (who >= BODIES)
        return;
    text_put(t, " (");
    say_mark(who, t);
    text_char(t, ')');
}

void say_body_does(const struct data *d, const struct view *v, int who, const char *you, const char *they, struct text *t)
{
    say_body(d, v, who, true, t);
    text_format(t, " %s", is_own(v, who) ? you : they);
}

void say_body_whose(const struct data *d, const struct view *v, int who, bool capital, struct text *t)
{
    if (is_own(v, who)) {
        text_put(t, capital ? "Your" : "your");
        return;
    }
    say_body(d, v, who, capital, t);
    text_put(t, "'s");
}

void say_joint(int i, int n, struct text *t) { text_put(t, i == 0 ? "" : i == n - 1 ? " and " : ", "); }

void say_bodies(const struct data *d, const struct view *v, int mask, struct text *t)
{
    int n = __builtin_popcount((unsigned)mask), i = 0;
    if (!mask)
        text_put(t, "nobody");
    for (int who = 0; who < BODIES; who++)
        if (mask >> who & 1) {
            say_joint(i++, n, t);
            say_body(d, v, who, false, t);
        }
}

/* ---- Cards and things ---- */

void say_one_card(int card, struct text *t)
{
    static const char *const ranks[] = {"Ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King"};
    static const char *const suits[] = {"Hearts", "Diamonds", "Clubs", "Spades"};
    if (card < 0 || card >= CARDS)
        text_put(t, "no card");
    else if (card_joker(card))
        text_put(t, "Joker");
    else
        text_format(t, "%s of %s", ranks[card_rank(card)], suits[card_suit(card)]);
}

void say_all_cards(uint64_t cards, struct text *t)
{
    int n = __builtin_popcountll(cards), i = 0;
    if (!cards)
        text_put(t, "none");
    for (int card = 0; card < CARDS; card++)
        if (cards >> card & 1) {
            say_joint(i++, n, t);
            say_one_card(card, t);
        }
}

/* Words begin with a capital, but for the small ones; two have lost an apostrophe on the way. */
static void put_title(const char *kebab, struct text *t)
{
    if (!strncmp(kebab, "demons-", 7) || !strncmp(kebab, "explorers-", 10)) {
        size_t n = strcspn(kebab, "-") - 1;
        text_char(t, (char)(kebab[0] - 'a' + 'A'));
        text_put_n(t, kebab + 1, n - 1);
        text_put(t, "'s");
        kebab += n + 1;
    }
    for (bool first = true; *kebab; kebab++) {
        bool small = !strncmp(kebab, "of-", 3);
        if (*kebab == '-')
            text_char(t, ' ');
        else
            text_char(t, first && !small && *kebab >= 'a' && *kebab <= 'z' ? (char)(*kebab - 'a' + 'A') : *kebab);
        first = *kebab == '-';
    }
}

void say_title(int names, int value, struct text *t)
{
    const struct names *of = &twenty_one_names[names];
    if (value >= 0 && value < of->count)
        put_title(of->at[value], t);
    else
        text_put(t, "nothing");
}

void say_titles(int names, uint32_t mask, struct text *t)
{
    int n = __builtin_popcount(mask), i = 0;
    if (!mask)
        text_put(t, "none");
    for (int value = 0; value < 32; value++)
        if (mask >> value & 1) {
            say_joint(i++, n, t);
            say_title(names, value, t);
        }
}

void say_square(int row, int column, struct text *t)
{
    if (row < 0 || row >= SIDE_CELLS || column < 0 || column >= SIDE_CELLS)
        text_put(t, "off the map");
    else
        text_format(t, "%s%s", twenty_one_names[NAMES_COLUMN].at[column], twenty_one_names[NAMES_ROW].at[row]);
}

void say_plus(int n, struct text *t) { text_format(t, "%s%d", n > 0 ? "+" : "", n); }

void say_count(int n, const char *what, struct text *t) { text_format(t, "%d %s%s", n, what, n == 1 ? "" : "s"); }

void say_act(int kind, int what, int gear, int how, struct text *t)
{
    static const char *const ways[HOWS] = {"", " as a Power Strike", " as a sweep", " as a sweep and Power Strike"};
    switch (kind) {
    case ACT_ATTACK:
        text_put(t, gear == GEAR_BARE ? "attack with bare hands" : "attack with the ");
        if (gear != GEAR_BARE)
            say_title(NAMES_GEAR, gear, t);
        text_put(t, how >= 0 && how < HOWS ? ways[how] : "");
        break;
    case ACT_CAST:
        text_put(t, "cast ");
        say_title(NAMES_SPELL, what, t);
        break;
    case ACT_USE:
        text_put(t, gear < GEARS && gear_rows[gear].flags & GEAR_THROWN ? "throw a " : "use a ");
        say_title(NAMES_GEAR, gear, t);
        break;
    case ACT_READY:
        text_put(t, "take out a ");
        say_title(NAMES_GEAR, gear, t);
        break;
    case ACT_SWAP: text_put(t, "swap a hand for its reserve"); break;
    default: text_put(t, "try something"); break;
    }
}

static void put_stack(int gear, int n, struct text *t)
{
    if (gear == NONE)
        text_put(t, "empty");
    else if (gear == GEAR_GRIP)
        text_put(t, "on it too");
    else
        say_title(NAMES_GEAR, gear, t);
    if (gear != NONE && gear != GEAR_GRIP && gear_rows[gear].stack > 1)
        text_format(t, " (%d)", n);
}

void say_gear(const struct twenty_one *s, int who, struct text *t)
{
    static const char *const places[SLOTS] = {"left hand ", "; right hand ", "; left reserve ", "; right reserve "};
    bool pockets = false, bare = s->slot[who * SLOTS] == NONE && s->slot[who * SLOTS + 1] == NONE;
    text_put(t, bare ? "nothing in hand" : "");
    for (int slot = 0; slot < SLOTS; slot++) {
        int gear = s->slot[who * SLOTS + slot];
        if ((slot >= HANDS || bare) && gear == NONE)
            continue;
        text_put(t, places[slot]);
        put_stack(gear, s->slot_n[who * SLOTS + slot], t);
        if (s->coated[who] >> slot & 1)
            text_put(t, " coated with Turpentine");
    }
    for (int i = 0; i < POCKETS; i++)
        if (s->pocket[who * POCKETS + i] != NONE) {
            text_format(t, "%s", pockets ? ", " : "; pockets: ");
            put_stack(s->pocket[who * POCKETS + i], s->pocket_n[who * POCKETS + i], t);
            pockets = true;
        }
    if (s->armor[who] != NONE) {
        text_put(t, "; ");
        say_title(NAMES_ARMOR, s->armor[who], t);
    }
}

void say_abilities(const struct twenty_one *s, int who, bool now, struct text *t)
{
    bool any = false;
    for (int i = 0; i < ABILITIES; i++) {
        int n = now ? ability_now(s, who, i) : s->ability[who * ABILITIES + i];
        if (!n && !s->ability[who * ABILITIES + i])
            continue;
        text_put(t, any ? ", " : "");
        say_title(NAMES_ABILITY, i, t);
        text_format(t, " %d", n);
        any = true;
    }
    if (!any)
        text_put(t, "no Abilities");
}

void say_choice(int abilities, int take, bool capital, struct text *t)
{
    uint32_t of = (uint32_t)abilities;
    if (of & (of - 1))
        text_format(t, "%s %s of ", capital ? "The" : "the", take == TAKE_LOWEST ? "lowest" : "best");
    say_titles(NAMES_ABILITY, of, t);
}
