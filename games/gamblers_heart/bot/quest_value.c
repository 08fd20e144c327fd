/* See quest_table.h. */
#include "games/gamblers_heart/bot/quest_table.h"
#include "games/gamblers_heart/state.h"

enum { AFTER_LOSS = 10 };

int gh_quest_crew(const int of[STATUS_LOST + 1])
{
    int row = 0;
    for (int living = 1; living <= QUEST_LIVING; living++)
        for (int is_free = 0; is_free <= living; is_free++)
            for (int blessed = 0; blessed <= living - is_free; blessed++, row++)
                if (is_free == of[STATUS_FREE] && blessed == of[STATUS_BLESSED] &&
                    living - is_free - blessed == of[STATUS_CURSED])
                    return row;
    ENSURE(!"a crew of the table");
    return 0;
}

int gh_quest_spot(const struct quest_at *at)
{
    if (at->conflict)
        return QUEST_BROKEN + 1 + at->marks * QUEST_LOST + at->alarms;
    return at->alarms >= QUEST_ALARMS ? QUEST_BROKEN : at->marks * QUEST_ALARMS + at->alarms;
}

/* Between two columns; at 40 the next spell is sure, and nothing lies between. */
static double at_fortune(const uint16_t won[QUEST_FORTUNES], int fortune)
{
    int i = (fortune - 1) / QUEST_STEP, more = (fortune - 1) % QUEST_STEP;
    bool last = i + 2 >= QUEST_FORTUNES;
    double here = won[i], next = last ? here : won[i + 1];
    return (here + (next - here) * more / QUEST_STEP) / QUEST_SURE;
}

double gh_quest_value(const struct quest_table *t, struct quest_at at)
{
    int living = at.of[STATUS_FREE] + at.of[STATUS_BLESSED] + at.of[STATUS_CURSED];
    for (; living > QUEST_LIVING; living--) {
        int most = STATUS_FREE;
        for (int status = STATUS_BLESSED; status <= STATUS_CURSED; status++)
            if (at.of[status] > at.of[most])
                most = status;
        at.of[most]--;
    }
    if (!at.conflict && at.marks >= QUEST_MARKS) {
        at.conflict = true;
        at.marks = at.alarms = 0;
    }
    if (living == 0 || (at.conflict && at.alarms >= QUEST_LOST))
        return 0;
    if (at.conflict && at.marks >= QUEST_WON)
        return 1;
    return at_fortune(t->won[gh_quest_crew(at.of)][gh_quest_spot(&at)], at.fortune);
}

/* One with that status is lost, or another one who is cursed instead (GH-B5); who was lost so is
 * not lost again (GH-E3). */
static void lose(struct quest_at *at, int status)
{
    if (at->of[STATUS_CURSED] > (status == STATUS_CURSED))
        at->of[STATUS_CURSED]--;
    else if (at->of[status] > 0)
        at->of[status]--;
}

/* Who is not saved in the Showdown, if this spell ends so: the caster, and others who have no spell
 * left. Of those who still have one it is taken that it saves them. */
static void showdown(struct quest_at *at, const struct gamblers_heart *s, enum came came)
{
    bool all = came == CAME_MET && s->size == SIZE_MAJOR; /* GH-H3 */
    for (int seat = 1; !all && seat <= s->gamblers; seat++)
        if ((s->involved & ~s->safe) >> seat & 1 && gh_is_living(s, seat) &&
            (seat == s->caster ? came == CAME_NOT_MET : gh_is_done(s, seat)))
            lose(at, s->status[seat_gambler(seat)]);
    if (at->fortune < AFTER_LOSS)
        at->fortune = AFTER_LOSS;
}

double gh_quest_after(const struct quest_table *t, const struct gamblers_heart *s, int gain,
                      enum came came)
{
    struct quest_at at = {.conflict = s->step >= STEP_CONFLICT,
                          .marks = s->marks,
                          .alarms = s->alarms,
                          .fortune = s->fortune + gain};
    for (int g = 0; g < s->gamblers; g++)
        at.of[s->status[g]]++;
    if (s->involved) {
        showdown(&at, s, came);
    } else {
        if (at.fortune <= 0) {
            lose(&at, s->status[seat_gambler(s->caster)]);
            at.fortune = AFTER_LOSS;
        }
        at.marks += came == CAME_MET;
        at.alarms += came == CAME_NOT_MET;
    }
    if (at.fortune > FORTUNE)
        at.fortune = FORTUNE;
    return gh_quest_value(t, at);
}
