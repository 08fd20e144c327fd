/* The invariant: what holds between any two moves. Also the judge of resampled states. */
#include "games/gamblers_heart/obstacle.h"
#include "games/gamblers_heart/rules.h"

static bool in_list(const struct gamblers_heart *s, int patron)
{
    struct set list = gh_list_set(s);
    return set_has(&list, patron);
}

static const char *check_gamblers(const struct gamblers_heart *s)
{
    for (int g = 0; g < GAMBLERS_MAX; g++) {
        if (s->status[g] > STATUS_LOST || s->made[g] > MADE_ALL)
            return "a Gambler in no known state";
        if (g >= s->gamblers && (s->made[g] || s->patron[g] || s->status[g]))
            return "a Gambler without a seat";
        if (s->made[g] < MADE_PATRON ? s->patron[g] != 0 : !in_list(s, s->patron[g]))
            return "a Patronage that is not on the list";
        if ((s->made[g] >= MADE_NAME) != (s->person[g] != NONE) ||
            (s->made[g] >= MADE_SOUL) != (s->royalty[g] != NONE))
            return "a Gambler half made";
        if (!(s->patron_known[g] >> gambler_seat(g) & 1))
            return "a Gambler who does not know their own Patronage";
        if (s->status[g] == STATUS_BLESSED &&
            (s->patron_known[g] != EVERYONE || s->last_known[g] != s->patron[g]))
            return "a blessed Gambler whose Patronage is not known";
        if (s->moved_on[g] && s->patron[g] == s->last_known[g])
            return "a Gambler who moved on to the same Patronage";
        if ((s->status[g] == STATUS_LOST) != (s->loss[g] != LOSS_NONE))
            return "a loss without a reason";
    }
    return NULL;
}

static const char *check_dice(const struct gamblers_heart *s)
{
    bool rolled = s->die[0] != 0;
    for (int i = 0; i < DICE; i++)
        if (s->die[i] > FACE_A || (s->die[i] != 0) != rolled)
            return "dice half rolled";
    if (s->gm_die > FACES)
        return "a die with more than six faces";
    if (s->caster == NONE &&
        (rolled || s->gm_die || s->stake || s->spell != NONE || s->die_known != EVERYONE))
        return "dice without a spell";
    if (__builtin_popcount(s->again) != s->turns_left || s->turns_left > s->rerolled ||
        s->rerolled > 2)
        return "dice to be rolled again do not add up";
    if (s->again && s->phase != PHASE_TURN_DICE)
        return "dice still to be rolled again";
    return NULL;
}

static const char *check_showdown(const struct gamblers_heart *s)
{
    uint16_t seats = gh_all_gamblers(s);
    if ((s->involved | s->due) & ~seats)
        return "somebody in a Showdown who is no Gambler";
    if ((s->spent | s->passed | s->safe | s->peril) & ~s->involved)
        return "a Showdown with somebody not involved";
    if ((s->phase == PHASE_SHOWDOWN || s->phase == PHASE_PERIL || s->phase == PHASE_AFTER_LOSS) &&
        !s->involved)
        return "a Showdown of nobody";
    return NULL;
}

const char *gamblers_heart_check(const struct data *d, const struct state *st)
{
    (void)d;
    const struct gamblers_heart *s = look_at(st);
    if (s->phase >= PHASES || s->gamblers < 1 || s->gamblers > GAMBLERS_MAX)
        return "no such phase or table";
    if (s->fortune > FORTUNE)
        return "more than 40 Fortune"; /* GH-B1 */
    if (s->quest < 1 || s->quest > s->quests || s->quests > QUESTS_MAX)
        return "more quests than the campaign has";
    if (s->beats > BEATS_MAX || s->showdowns > SHOWDOWNS_MAX)
        return "a quest that is too long";
    if (s->fortune == 0 && s->phase != PHASE_DOOM && s->phase != PHASE_SACRIFICE)
        return "Gamblers at 0 and nobody lost"; /* GH-B4 */
    if (gh_is_written(s) && (!obstacles_written(s) || s->written_helps >= HELPS))
        return "an obstacle that the GM cannot have written"; /* GH-H9 */
    if (s->phase == PHASE_SACRIFICE && s->victim == NONE)
        return "a Sacrifice for nobody";
    const char *wrong = check_gamblers(s);
    if (!wrong)
        wrong = check_dice(s);
    return wrong ? wrong : check_showdown(s);
}
