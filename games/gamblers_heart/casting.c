/* Who may cast what. Nothing here changes a state. */
#include "games/gamblers_heart/casting.h"
#include "games/gamblers_heart/state.h"
#include "games/gamblers_heart/why.h"

bool gh_is_barred(const struct gamblers_heart *s, int seat, int spell)
{
    int g = seat_gambler(seat);
    return spell < IDEAS ? s->barred_ideas[g] >> spell & 1
                         : s->barred_named[g] >> (spell - IDEAS) & 1;
}

struct set gh_open_spells(const struct gamblers_heart *s, int seat)
{
    int named = s->spells_named + (s->spells_named < SPELLS_NAMED); /* one new name */
    struct set of = set_none();
    for (int spell = 0; spell < IDEAS + named; spell++)
        if (!gh_is_barred(s, seat, spell)) /* GH-C14 */
            set_add(&of, spell);
    return of;
}

int gh_caster_why(const struct gamblers_heart *s, int seat)
{
    int status = s->status[seat_gambler(seat)];
    if (status == STATUS_CURSED) /* GH-D7 */
        return WHY_CURSED;
    if (status == STATUS_LOST) /* GH-E4 */
        return WHY_LOST;
    if (s->phase == PHASE_PRESSED && seat == s->pressed && s->backed)
        return WHY_BACKED;
    if (s->involved && !(s->involved >> seat & 1)) /* GH-E3: no one else casts meanwhile */
        return WHY_NOT_INVOLVED;
    if (s->involved && s->passed >> seat & 1) /* GH-E3 */
        return WHY_PASSED;
    if (s->involved && s->spent >> seat & 1 && gh_gm_fortune(s) > 0) /* GH-E5: even one who has */
        return WHY_SPENT;
    if (is_late(s)) /* GH-H6 */
        return WHY_LATE;
    return GH_OPEN;
}

bool gh_may_cast(const struct gamblers_heart *s, int seat)
{
    return gh_caster_why(s, seat) == GH_OPEN;
}

uint16_t gh_reactors(const struct gamblers_heart *s)
{
    uint16_t may = 0;
    int busy = s->phase == PHASE_ACT ? s->focus : s->phase == PHASE_PRESSED ? s->pressed : GM;
    for (int seat = 1; busy != GM && reactions_open(s) && seat <= s->gamblers; seat++)
        if (seat != busy && gh_is_living(s, seat) && gh_may_cast(s, seat))
            may |= (uint16_t)(1u << seat); /* GH-C1: also as a reaction */
    return may;
}

struct set gh_spell_set(uint64_t ideas, uint64_t named)
{
    struct set of = set_none();
    for (int i = 0; i < IDEAS; i++) {
        if (ideas >> i & 1)
            set_add(&of, i);
        if (named >> i & 1)
            set_add(&of, IDEAS + i);
    }
    return of;
}

void gh_spell_mark(uint64_t *ideas, uint64_t *named, int spell)
{
    if (spell < IDEAS)
        *ideas |= 1ull << spell;
    else
        *named |= 1ull << (spell - IDEAS);
}
