/* What who chooses in a duel is like, for counting how each plays. What is always true: it is read
 * off the table that the part lays, on which all lies open. */
#include "games/gamblers_heart/bot/duel_kinds.h"

#include "games/gamblers_heart/duel.h"
#include "games/gamblers_heart/exact.h"

enum told_kind {
    TOLD_ANY, TOLD_OWN, TOLD_OTHER, /* whose Patronage fits, before the reveal */
    TOLD_OWN_AHEAD, TOLD_OWN_BEHIND, TOLD_OWN_BEATEN,
    TOLD_OTHER_AHEAD, TOLD_OTHER_BEHIND, TOLD_OTHER_BEATEN,
    TOLD_AHEAD, TOLD_BEHIND, TOLD_BEATEN, TOLD_KINDS
};
const char *const gh_duel_kinds[TOLD_KINDS + 1] = {
    [TOLD_ANY] = "any",
    [TOLD_OWN] = "own",
    [TOLD_OTHER] = "other",
    [TOLD_OWN_AHEAD] = "own-ahead",
    [TOLD_OWN_BEHIND] = "own-behind",
    [TOLD_OWN_BEATEN] = "own-beaten",
    [TOLD_OTHER_AHEAD] = "other-ahead",
    [TOLD_OTHER_BEHIND] = "other-behind",
    [TOLD_OTHER_BEATEN] = "other-beaten",
    [TOLD_AHEAD] = "ahead",
    [TOLD_BEHIND] = "behind",
    [TOLD_BEATEN] = "beaten",
};

/* Who wins as the dice lie, and whether one turned die would change that. */
static int standing(const struct gamblers_heart *s)
{
    double die[FACES + 1] = {0};
    int points = gh_hand_points(s->die);
    die[s->gm_die] = 1;
    return gh_points_against(points, die, 0) > 0   ? 0
           : gh_points_against(points, die, 1) > 0 ? 1
                                                   : 2;
}

int gh_duel_kind(const struct data *d, const struct state *st, int seat)
{
    const struct gamblers_heart *s = look_at(st);
    bool shown = s->phase == PHASE_INVOKE || s->phase == PHASE_JUDGE;
    bool own = s->patron[seat_gambler(CASTER_SEAT)] == FITS;
    (void)d;
    if (seat == GM)
        return shown ? TOLD_AHEAD + standing(s) : TOLD_ANY;
    if (shown)
        return (own ? TOLD_OWN_AHEAD : TOLD_OTHER_AHEAD) + standing(s);
    return own ? TOLD_OWN : TOLD_OTHER;
}
