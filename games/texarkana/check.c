/* What must be true between any two moves, and the judge of resampled states. */
#include "games/texarkana/facts.h"
#include "games/texarkana/rules.h"

static const char *check_sheets(const struct pack *p, const struct texarkana *s)
{
    uint32_t taken = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        bool pc = seat != DEALER && seat < s->seats && s->character[seat] != NONE;
        int figures =
            s->will[seat] | s->grit[seat] | s->coin[seat] | s->luck[seat] | s->injuries[seat];
        if (!pc && (figures || s->held[seat] != NONE || s->wagered[seat] || s->invoked[seat] ||
                    s->character[seat] != NONE))
            return "a seat without a character has a sheet";
        if (!pc)
            continue;
        if (s->character[seat] >= p->character_count || taken >> s->character[seat] & 1)
            return "a character is unknown, or played twice";
        taken |= 1u << s->character[seat];
        if (s->will[seat] > s->rule_hand_max || s->grit[seat] > SCORE_MAX ||
            s->coin[seat] > SCORE_MAX || s->luck[seat] > SCORE_MAX ||
            s->injuries[seat] > INJURIES_MAX)
            return "a figure of a sheet is out of range";
    }
    if (s->in_scene & ~tx_posse_mask(s) || (s->scene == NONE && s->in_scene))
        return "somebody is in the scene who cannot be";
    return NULL;
}

static const char *check_cards(const struct texarkana *s)
{
    int count[PLACES] = {0};
    for (int card = 0; card < CARDS; card++) {
        if (s->place[card] >= PLACES)
            return "a card lies nowhere";
        count[s->place[card]]++;
        if (s->barred[s->pool[card] % POOLS_MAX] >> s->place[card] & 1)
            return "a card lies where its pool is barred";
    }
    for (int at = 0; at < PLACES; at++)
        if (count[at] != s->size[at])
            return "a place holds another number of cards than it says";
    if (s->size[PLACE_LOOK] > 2 || s->size[PLACE_DOWN] > 1 || s->size[PLACE_DOWN + 1] > 1 ||
        s->size[PLACE_TABLE] > 4)
        return "more cards lie on the table than a test has";
    return NULL;
}

/* Between tests, and till a card lies, hands are as large as Will (TX-B1). */
static const char *check_hands(const struct texarkana *s)
{
    static const bool full[PHASES] = {
        [PHASE_FREE] = true, [PHASE_STAKES] = true, [PHASE_DIFFICULTY] = true, [PHASE_CARD] = true,
        [PHASE_CONSENT] = true, [PHASE_CLASH] = true, [PHASE_AFTER] = true,
    };
    for (int seat = 1; seat < s->seats && full[s->phase]; seat++)
        if (hand_size(s, seat) != s->will[seat])
            return "a hand is not as large as Will";
    if (full[s->phase] &&
        s->size[PLACE_TABLE] + s->size[PLACE_LOOK] + s->size[PLACE_DOWN] + s->size[PLACE_DOWN + 1])
        return "a card lies on the table between tests";
    return NULL;
}

static const char *check_test(const struct texarkana *s)
{
    bool hidden = s->secret_known != ALL_SEATS;
    if (s->dv >= DVS || s->woe_in > WOE_MAX)
        return "DV or Woe of a test is out of range";
    if (hidden && (s->secret_known != 1u << DEALER || s->woe_in > (tx_woe_allowed(s) ? s->woe : 0)))
        return "more Woe is hidden in a test than the Dealer has";
    for (int side = 0; side < 2; side++) {
        if (s->played[side] != NONE && s->played[side] >= CARDS)
            return "a card was played that does not exist";
        if (s->trumped[side] && s->played[side] != NONE && !tx_can_trump(s, side))
            return "a side has trumped without a trump";
        if (s->size[PLACE_TABLE] && s->played[side] != NONE &&
            s->place[s->played[side]] != PLACE_TABLE)
            return "a played card is not on the table";
    }
    if (s->declared[SIDE_INITIATOR] == SUIT_SKULLS)
        return "Skulls were declared for a player";
    return NULL;
}

static const char *check_story(const struct pack *p, const struct texarkana *s)
{
    if (s->scenario != NONE && s->scenario != SCENARIO_FREE && s->scenario >= p->scenario_count)
        return "the scenario is not in the pack";
    const struct scenario *story = tx_story_of(p, s);
    if (s->scene != NONE && s->scene >= (story ? story->scene_count : SCENES_SESSION_MAX))
        return "the scene is not in the scenario";
    if (s->facts >> (story ? story->fact_count : 0))
        return "a fact is not of the scenario";
    for (int goal = 0; goal < GOALS_MAX; goal++)
        if (s->goal_how[goal] > (WAYS_MAX + 1) * CAME_SO ||
            (s->goal_how[goal] && s->goal[goal] != GOAL_WON && s->goal[goal] != GOAL_LOST))
            return "a goal came out as none can";
    if (s->bought >> (story ? story->buy_count : 0))
        return "something was bought that the scenario does not offer";
    for (int seat = 1; seat < s->seats; seat++)
        if (s->held[seat] != NONE && !(s->bought >> s->held[seat] & 1))
            return "something is held that was not bought";
    for (int goal = 0; goal < GOALS_MAX; goal++)
        if (s->goal_made[goal] != NONE &&
            (s->goal_made[goal] >= GOALS_MAX || s->goal[goal] == GOAL_ABSENT ||
             tx_goal_of(p, s, goal) || tx_goal_called(s, s->goal_made[goal]) != goal))
            return "a goal was made that cannot be";
    for (int slot = 0; slot < CAST_MAX; slot++)
        if (s->cast_mood[slot] >= MOODS || (s->cast[slot] == NONE && s->cast_mood[slot]))
            return "a mood is nobody's, or none";
    for (int slot = 0; slot < CAST_MAX; slot++)
        if (s->cast[slot] != NONE ? s->cast[slot] >= p->npc_count || s->cast_grit[slot] > SCORE_MAX
                                  : s->cast_grit[slot] || s->cast_out >> slot & 1)
            return "an NPC of the scene is not in the bestiary";
    if (s->opposed != NONE && (s->opposed >= p->npc_count || s->against >= CAST_MAX))
        return "an NPC that is none opposes a test";
    if (s->acts > ACTS_MAX || s->tests > TESTS_MAX || s->scenes > SCENES_SESSION_MAX ||
        s->session > SESSIONS_MAX)
        return "more has been done than may be";
    return NULL;
}

const char *texarkana_check(const struct data *d, const struct state *st)
{
    const struct texarkana *s = look_at(st);
    const struct pack *p = pack_of(d);
    if (s->phase >= PHASES || s->seats < 2 || s->seats > SEATS)
        return "the state is no state of this game";
    const char *wrong = check_sheets(p, s);
    if (!wrong)
        wrong = check_cards(s);
    if (!wrong)
        wrong = check_hands(s);
    if (!wrong)
        wrong = check_story(p, s);
    if (!wrong)
        wrong = check_test(s);
    return wrong;
}
