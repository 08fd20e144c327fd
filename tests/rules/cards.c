/* What a Bloodsport pack says of its cards, for the cases of BG-I1 to I3: the one file here that
 * knows that game. */
#include "tests/rules/cards.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/bloodsport/bloodsport.h"

static const struct { const char *deck; int names, count; } decks[] = {
    {"fighters", NAMES_FIGHTER, FIGHTERS},
    {"weapons", NAMES_WEAPON, WEAPONS},
    {"secrets", NAMES_SECRET, SECRETS},
    {"actions", NAMES_ACTION, ACTIONS},
};

static void number(char *out, int value) { snprintf(out, 32, "%d", value); }

/* What the card has under this key, as a word. */
static bool property(const struct data *d, int deck, int card, const char *key, char *out)
{
    static const char *const kinds[] = {"discover", "special", "react", "sabotage"};
    const struct pack *p = pack_of(d);
    if (deck == 0 && !strcmp(key, "rank"))
        number(out, p->fighter[card].rank);
    else if (deck == 0 && !strcmp(key, "str"))
        number(out, p->fighter[card].str);
    else if (deck == 0 && !strcmp(key, "dex"))
        number(out, p->fighter[card].dex);
    else if (deck == 0 && !strcmp(key, "life"))
        number(out, p->fighter[card].life);
    else if (deck == 1 && !strcmp(key, "type"))
        snprintf(out, 32, "%s", d->names[NAMES_TYPE].at[p->weapon[card].type]);
    else if (deck == 1 && !strcmp(key, "damage"))
        number(out, p->weapon[card].damage);
    else if (deck == 3 && !strcmp(key, "type"))
        snprintf(out, 32, "%s", kinds[p->action[card].type]);
    else if (deck == 3 && !strcmp(key, "risk"))
        p->action[card].no_risk ? (void)snprintf(out, 32, "none")
                                : number(out, p->action[card].risk);
    else
        return false;
    return true;
}

/* Whether the card has all of words[from .. to - 1]; -1: no such key. */
static int has(const struct data *d, const struct words_of *w, int from, int to, int deck, int card)
{
    for (int i = from; i < to; i++) {
        char got[32], key[32];
        size_t length = strcspn(w->at[i], "=");
        snprintf(key, sizeof key, "%.*s", (int)length, w->at[i]);
        if (!w->at[i][length] || !property(d, deck, card, key, got))
            return -1;
        if (strcmp(got, w->at[i] + length + 1))
            return 0;
    }
    return 1;
}

bool cards_line(const struct data *d, const struct words_of *w, char *why)
{
    int deck = 0, found = -1, count = 0;
    while (w->count > 3 && deck < 4 && strcmp(w->at[1], decks[deck].deck))
        deck++;
    if (w->count < 4 || deck == 4)
        return snprintf(why, WHY_BYTES, "card or tally of a deck wanted"), false;
    bool tally = !strcmp(w->at[0], "tally");
    for (int i = 0; i < decks[deck].count; i++) {
        int fits = has(d, w, tally ? 2 : 3, w->count - tally, deck, i);
        if (fits < 0)
            return snprintf(why, WHY_BYTES, "no such property"), false;
        count += fits;
        if (!strcmp(d->names[decks[deck].names].at[i], w->at[2]))
            found = fits;
    }
    if (tally) {
        const char *want = w->at[w->count - 1];
        bool right = strchr(want, '+') ? count >= atoi(want) : count == atoi(want);
        return right || (snprintf(why, WHY_BYTES, "there are %d", count), false);
    }
    return found > 0 ||
           (snprintf(why, WHY_BYTES, found < 0 ? "no such card" : "it says otherwise"), false);
}
