/* A quest from its Portent to its Resolution, and the campaign's end. What is always true: only the
 * GM moves the quest through its steps, and Fortune is carried from quest to quest. */
#include <string.h>

#include "games/gamblers_heart/quest.h"
#include "games/gamblers_heart/why.h"

void gh_quest_begin(struct gamblers_heart *s)
{
    s->phase = PHASE_PORTENT;
    s->actor = GM;
}

void gh_crew_begin(struct gamblers_heart *s)
{
    s->step = STEP_CREW;
    s->phase = PHASE_CREW;
    s->actor = GM;
}

static void portent_told(struct gamblers_heart *s)
{
    s->played |= s->evening && s->seed < SEEDS ? (uint16_t)(1u << s->seed) : 0;
    if (s->quest > 1 || s->evening > 1) { /* GH-F8: the crew is there */
        gh_crew_begin(s);
        return;
    }
    s->step = STEP_CREW;
    s->actor = NONE;
    gh_list_begin(s); /* GH-A3: before Patronages are first chosen */
}

void gh_quest_end(struct gamblers_heart *s, bool victory)
{
    uint16_t quest = (uint16_t)(1u << (s->quest - 1));
    s->involved = s->spent = s->passed = s->safe = s->peril = s->due = 0;
    s->pressed = NONE;
    s->backed = s->obstacle = s->which = s->planned = s->held = 0;
    s->step = STEP_VERDICT;
    if (victory) {
        s->victories |= quest; /* GH-E6, GH-E8 */
    } else {
        s->defeats |= quest;
        s->tone = (uint8_t)gh_defeat_tone(s);
    }
    gh_tip_begin(s);
}

/* Bars are lifted, spells end, and their names are free for others. */
void gh_resolution_begin(struct gamblers_heart *s)
{
    memset(s->barred_ideas, 0, sizeof s->barred_ideas); /* GH-D9 */
    memset(s->barred_named, 0, sizeof s->barred_named); /* GH-D9 */
    s->enduring_ideas = s->enduring_named = s->cast_ideas = s->cast_named = 0;
    s->spells_named = 0;
    s->last_spell = NONE;
    s->step = STEP_RESOLUTION;
    s->phase = PHASE_RESOLUTION;
    s->actor = GM;
}

static void next_quest(struct gamblers_heart *s)
{
    s->quest++; /* GH-B7: with the Fortune that there is */
    s->beats = s->showdowns = s->scene = s->marks = s->alarms = s->plans = 0;
    s->oracle = s->as = s->lean = s->tone = 0;
    s->royalty_used = s->suit_used = s->own_stood = s->sent = 0;
    memset(s->stood, 0, sizeof s->stood);
    memset(s->portent, 0, sizeof s->portent);
    s->seed = NONE;
    s->actor = NONE;
    s->step = STEP_PORTENT;
    gh_renew_begin(s); /* GH-F7, then GH-F5 */
}

/* The next High Ace that has not been shown, by seat and in the order written: false if there is
 * none. */
static bool next_ace(const struct gamblers_heart *s, int *seat, int *which)
{
    int before = 0;
    for (int g = 0; g < s->gamblers; before += s->aces[g], g++)
        if (s->shown < before + s->aces[g]) {
            *seat = gambler_seat(g);
            *which = s->shown - before + 1;
            return true;
        }
    return false;
}

/* Of the next step, victory and defeat. */
int gh_verdict_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    bool step = m->verb == DO_STEP;
    (void)book;
    if (s->phase == PHASE_SHOWDOWN)
        return WHY_SHOWDOWN;
    if (s->phase != PHASE_SCENE || step == (s->step < STEP_CONFLICT))
        return GH_OPEN;
    return step ? WHY_VERDICT : WHY_NOT_CONFLICT;
}

int gh_next_quest_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book, (void)m;
    if (s->phase == PHASE_RESOLUTION && s->quest >= s->quests) /* GH-E8 */
        return WHY_LAST_QUEST;
    return GH_OPEN;
}

void gh_quest_options(const struct book *book, const struct gamblers_heart *s, int seat,
                      struct options *o)
{
    struct option *option;
    int ace_of, which;
    switch (s->phase) {
    case PHASE_PORTENT:
        option_add(o, seat, DO_ROLL_PORTENT); /* GH-G2 */
        arg_range(option_add(o, seat, DO_SEED), 0, SEEDS - 1);
        option_add(o, seat, DO_TELL_PORTENT); /* GH-E1 */
        break;
    case PHASE_PORTENT_DICE:
        option = option_add(o, SEAT_CHANCE, DO_PORTENT);
        for (int i = 0; i < TABLES; i++)
            arg_range(option, 1, FACES); /* GH-G2 */
        break;
    case PHASE_CREW: option_add(o, seat, DO_STEP); break;
    case PHASE_RESOLUTION:
        if (!gh_next_quest_why(book, s, NULL))
            option_add(o, seat, DO_NEXT_QUEST);
        option_add(o, seat, DO_JACKNAROK);      /* GH-A5 */
        option_add(o, seat, DO_PART);
        break;
    default: /* PHASE_ACES */
        if (next_ace(s, &ace_of, &which)) {
            option = option_add(o, SEAT_CHANCE, DO_SHOW_ACE); /* GH-A5: surviving and lost */
            arg_is(option, ace_of);
            arg_is(option, which);
        }
        break;
    }
}

static void campaign_over(struct gamblers_heart *s)
{
    s->actor = NONE;
    s->phase = PHASE_OVER;
}

void gh_quest_apply(const struct book *book, struct gamblers_heart *s, const struct move *m)
{
    (void)book;
    int seat, which;
    switch (m->verb) {
    case DO_ROLL_PORTENT:
        s->actor = NONE;
        s->phase = PHASE_PORTENT_DICE;
        break;
    case DO_SEED:
        s->seed = (uint8_t)m->arg[0];
        portent_told(s);
        break;
    case DO_TELL_PORTENT: portent_told(s); break;
    case DO_PORTENT:
        for (int i = 0; i < TABLES; i++)
            s->portent[i] = (uint8_t)m->arg[i];
        portent_told(s);
        break;
    case DO_STEP:
        s->step = STEP_ARRIVAL; /* GH-E1 */
        gh_go_on(s);
        break;
    case DO_NEXT_QUEST: next_quest(s); break;
    case DO_JACKNAROK:
        s->actor = NONE;
        s->phase = PHASE_ACES; /* each Gambler has written one */
        break;
    case DO_PART: campaign_over(s); break;
    default: /* DO_SHOW_ACE */
        s->shown++;
        if (!next_ace(s, &seat, &which))
            campaign_over(s);
        break;
    }
}

void gh_obstacle_gone(struct gamblers_heart *s, bool met)
{
    if (met)
        s->marks++; /* GH-H5 */
    else
        s->alarms++; /* GH-H5 */
    s->scene++;
    s->obstacle = s->which = s->planned = 0;
    s->pressed = NONE;
    s->backed = 0;
}

/* Marks and alarms say where the quest goes. */
bool gh_called_for(const struct gamblers_heart *s, const struct options *open, struct move *out)
{
    bool won = s->marks >= gh_marks_most(s), lost = s->alarms >= gh_alarms_most(s);
    bool conflict = s->step == STEP_CONFLICT;
    int due = s->due & gh_living(s);
    const struct call { bool now; uint8_t verb; int32_t arg; } calls[] = {
        {s->step == STEP_ARRIVAL || won || lost, DO_STEP, 0},
        {due, DO_SHOWDOWN, due},
        {conflict && won, DO_VICTORY, 0},
        {is_late(s) || (conflict && lost), DO_DEFEAT, 0},
        {true, DO_OBSTACLE, 0},
        {true, DO_RESOLVE, 0},
    };
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        *out = (struct move){.seat = GM, .verb = calls[i].verb, .arg = {calls[i].arg}};
        if (calls[i].now && options_allow(open, out))
            return true;
    }
    return false;
}
