/* What a side may declare and wager. Nothing here changes anything. */
#include "games/texarkana/stakes.h"
#include "games/texarkana/state.h"

enum why tx_trait_why(const struct pack *p, const struct texarkana *s, int side, int trait,
                      bool before)
{
    int seat = s->fighter[side];
    const struct trait *t = &tx_character(p, s, seat)->trait[trait];
    return s->traits[side] >> trait & 1                                   ? WHY_TRAIT_DECLARED
           /* TX-F1: N a session */
           : t->uses && s->trait_used[seat * TRAITS_MAX + trait] >= t->uses ? WHY_TRAIT_USED
           /* TX-F1: its field is the suit declared */
           : t->field != SUIT_NONE && t->field != s->declared[side] ? WHY_TRAIT_FIELD
           : (t->kind == TRAIT_TRUMP) == before                     ? WHY_NONE
           : before                                                 ? WHY_TRAIT_AFTER
                                                                    : WHY_TRAIT_BEFORE;
}

struct set tx_traits_open(const struct pack *p, const struct texarkana *s, int side, bool trump)
{
    struct set of = set_none();
    for (int i = 0; i < tx_character(p, s, s->fighter[side])->trait_count; i++)
        if (!tx_trait_why(p, s, side, i, trump))
            set_add(&of, i);
    return of;
}

enum why tx_wager_why(const struct pack *p, const struct texarkana *s, int side, int which,
                      bool flaw)
{
    int seat = s->fighter[side], wager = (flaw ? WAGER_FLAW : WAGER_CHARACTERISTIC) + which;
    const struct character *c = tx_character(p, s, seat);
    /* TX-F3: one a test */
    return s->wager[side] != WAGER_NONE ? WHY_WAGER_ONE
           /* TX-F3: once a session */
           : wager > 0 && wager < WAGERS && s->wagered[seat] >> wager & 1 ? WHY_WAGERED
           : flaw && which >= c->flaw_count                               ? WHY_NO_FLAW
           : !flaw && which >= c->characteristic_count                    ? WHY_NO_CHARACTERISTIC
           /* TX-F3: 1 Luck to wager */
           : !flaw && !s->luck[seat] ? WHY_WAGER_LUCK
           : flaw && !s->will[seat]  ? WHY_UNSAID
                                     : WHY_NONE;
}

static struct set wagers_open(const struct pack *p, const struct texarkana *s, int side, bool flaw)
{
    struct set of = set_none();
    for (int i = 0; i < (flaw ? FLAWS_MAX : CHARACTERISTICS_MAX); i++)
        if (!tx_wager_why(p, s, side, i, flaw))
            set_add(&of, i);
    return of;
}

struct set tx_characteristics_open(const struct pack *p, const struct texarkana *s, int side)
{
    return wagers_open(p, s, side, false);
}

struct set tx_flaws_open(const struct pack *p, const struct texarkana *s, int side)
{
    return wagers_open(p, s, side, true);
}

enum why tx_invocation_why(const struct pack *p, const struct texarkana *s, int seat, int which)
{
    return which >= tx_character(p, s, seat)->invocation_count ? WHY_NO_INVOCATION
           /* TX-F4: once a session each */
           : s->invoked[seat] >> which & 1                     ? WHY_INVOKED
                                                               : WHY_NONE;
}

bool tx_burn_sure(const struct texarkana *s)
{
    return s->kind == KIND_INVOCATION || s->marks >> MARK_BURN_ASKED & 1; /* TX-F4, TX-E3 */
}

bool tx_burn_choice(const struct texarkana *s)
{
    return !tx_burn_sure(s) && s->marks >> MARK_BURN_OFFERED & 1; /* TX-E3 */
}
