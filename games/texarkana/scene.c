/* Scenes, their goals, and hits on people. What is always true: a goal that is won or lost stays
 * so; where the story goes (`to`) is set by goals and by the scene's end, and only the Dealer goes
 * there. */
#include <string.h>

#include "games/texarkana/cards.h"
#include "games/texarkana/facts.h"
#include "games/texarkana/scene.h"

static void cast_add(const struct pack *p, struct texarkana *s, int slot, int npc)
{
    s->cast[slot] = (uint8_t)npc;
    s->cast_grit[slot] = p->npc[npc].grit;
}

void tx_scene_open(const struct pack *p, struct texarkana *s, int which)
{
    s->scene = (uint8_t)which;
    s->scenes++;
    s->acts = s->called_off = s->duels = 0;
    s->to = NONE;
    for (int seat = 1; seat < s->seats; seat++)
        if (tx_pc_stands(s, seat))
            s->in_scene |= (uint8_t)(1u << seat); /* TX-B5 */
    const struct scene *scene = tx_scene_of(p, s);
    for (int slot = 0; scene && slot < scene->cast_count; slot++)
        cast_add(p, s, slot, scene->cast[slot]);
    tx_by_fact(p, s);
}

void tx_scene_clear(struct texarkana *s)
{
    s->scene = NONE;
    s->in_scene = 0;
    s->cast_out = 0;
    memset(s->cast, NONE, sizeof s->cast);
    memset(s->cast_grit, 0, sizeof s->cast_grit);
    memset(s->cast_mood, MOOD_EVEN, sizeof s->cast_mood);
    s->mood_rows = 0;
    memset(s->goal, GOAL_ABSENT, sizeof s->goal);
    memset(s->goal_tries, 0, sizeof s->goal_tries);
    memset(s->goal_how, 0, sizeof s->goal_how);
    memset(s->goal_made, NONE, sizeof s->goal_made);
}

void tx_scene_close(const struct pack *p, struct texarkana *s)
{
    const struct scene *scene = tx_scene_of(p, s);
    if (scene && s->to == NONE)
        s->to = scene->otherwise; /* TX-G2 */
    s->to = (uint8_t)tx_bound_for(p, s);
    s->acts = 0;
    tx_scene_clear(s);
}

void tx_scene_leave(struct texarkana *s)
{
    for (int seat = 1; seat < s->seats; seat++)
        if (!tx_pc_stands(s, seat))
            s->in_scene = (uint8_t)(s->in_scene & ~(1u << seat)); /* TX-B4, TX-F1 */
}

void tx_npc_bring(const struct pack *p, struct texarkana *s, int npc)
{
    int slot = 0;
    while (s->cast[slot] != NONE) /* there is a free one, or it is not open */
        slot++;
    cast_add(p, s, slot, npc);
}

void tx_npc_dismiss(struct texarkana *s, int slot)
{
    s->cast[slot] = NONE;
    s->cast_grit[slot] = 0;
    s->cast_mood[slot] = MOOD_EVEN;
    s->cast_out = (uint8_t)(s->cast_out & ~(1u << slot));
}

static void goal_won(const struct pack *p, struct texarkana *s, int goal, int seat, bool tried)
{
    const struct goal *g = tx_goal_of(p, s, goal);
    s->goal[goal] = GOAL_WON;
    s->goals_won++;
    if (!g)
        return; /* TX-G7: one that the Dealer made says nothing more */
    for (int which = 0; seat != NONE && which < RESOURCES; which++)
        tx_resource_add(s, seat, which, g->gain[which]); /* TX-G2 */
    if (g->success_to != NONE)
        s->to = g->success_to; /* TX-G2 */
    tx_goal_came(s, g, goal, tried);
}

static void goal_lost(const struct pack *p, struct texarkana *s, int goal, bool tried)
{
    const struct goal *g = tx_goal_of(p, s, goal);
    s->goal[goal] = GOAL_LOST;
    if (!g)
        return;
    if (g->failure_to != NONE)
        s->to = g->failure_to; /* TX-G2 */
    tx_goal_came(s, g, goal, tried);
}

void tx_goal_judge(const struct pack *p, struct texarkana *s, int goal, bool won)
{
    if (won)
        goal_won(p, s, goal, NONE, false);
    else
        goal_lost(p, s, goal, false);
    tx_by_fact(p, s);
}

void tx_goals_settle(const struct pack *p, struct texarkana *s, bool success)
{
    int seat = s->fighter[SIDE_INITIATOR];
    for (int goal = 0; goal < GOALS_MAX; goal++) {
        const struct goal *g = tx_goal_of(p, s, goal);
        if (s->goal[goal] != GOAL_OPEN)
            continue;
        bool tried = s->test_goal == goal;
        if (g && g->fell ? s->cast_out >> g->way[0].against & 1 : tried && success) /* TX-G2 */
            goal_won(p, s, goal, seat, tried);
        else if (tried && !success &&
                 ++s->goal_tries[goal] >= (g ? g->tries : 1)) /* TX-G2, TX-G7 */
            goal_lost(p, s, goal, true);
    }
    tx_goals_by_fact(p, s);
}

void tx_hit_pc(struct texarkana *s, int seat, int damage)
{
    if (damage > s->grit[seat])
        tx_resource_add(s, seat, RES_INJURY, 1); /* TX-F1: what is left over at Grit 0 is one
                                                    Injury */
    tx_resource_add(s, seat, RES_GRIT, -damage); /* TX-F1 */
}

void tx_hit_npc(struct texarkana *s, int slot, int damage)
{
    if (!s->cast_grit[slot])
        s->cast_out |= (uint8_t)(1u << slot); /* TX-F2: hit at 0 Grit: out */
    int left = s->cast_grit[slot] - damage; /* TX-F2 */
    s->cast_grit[slot] = (uint8_t)(left < 0 ? 0 : left);
}
