/* What the story remembers. What is always true: a fact that has come true stays so for the match;
 * it comes true with a goal alone, which is won or lost by the ordinary moves; a goal that is won
 * or lost is never opened again. */
#include "games/texarkana/facts.h"
#include "games/texarkana/rules.h"
#include "games/texarkana/scene.h"
#include "games/texarkana/stakes.h"

bool tx_is_when(const struct texarkana *s, const struct when *when)
{
    return (s->facts & when->known) == when->known && !(s->facts & when->unknown); /* TX-G4 */
}

int tx_scenes(const struct texarkana *s, const struct scenario *story)
{
    int n = story->scene_count;
    while (!facts_count(s) && n > 1 && story->scene[n - 1].by_fact.when.known)
        n--;
    return n;
}

static bool comes_instead(const struct texarkana *s, const struct by_fact *by)
{
    return by->instead_of >> s->to & 1 && tx_is_when(s, &by->when); /* TX-G4 */
}

int tx_bound_for(const struct pack *p, const struct texarkana *s)
{
    const struct scenario *story = tx_story_of(p, s);
    if (!story || s->to == NONE || s->scene == NONE || !facts_count(s))
        return s->to;
    for (int i = 0; i < story->scene_count; i++)
        if (comes_instead(s, &story->scene[i].by_fact))
            return TO_SCENE + i;
    for (int i = 0; i < story->closing_count; i++)
        if (comes_instead(s, &story->closing[i].by_fact))
            return TO_ENDING + i;
    return s->to;
}

bool tx_is_made(const struct texarkana *s, int goal)
{
    return goal < GOALS_MAX && s->goal_made[goal] != NONE;
}

int tx_goal_called(const struct texarkana *s, int made)
{
    for (int goal = 0; goal < GOALS_MAX; goal++)
        if (s->goal_made[goal] == made)
            return goal;
    return NONE;
}

bool tx_has_made(const struct texarkana *s)
{
    bool any = false;
    for (int goal = 0; goal < GOALS_MAX; goal++)
        any = any || tx_is_made(s, goal);
    return any;
}

int tx_goal_free(const struct pack *p, const struct texarkana *s)
{
    const struct scene *scene = tx_scene_of(p, s);
    for (int goal = scene ? scene->goal_count : 0; goal < GOALS_MAX; goal++)
        if (s->goal[goal] == GOAL_ABSENT)
            return goal;
    return NONE;
}

int tx_fields_open(const struct pack *p, const struct texarkana *s, int goal)
{
    const struct goal *g = tx_goal_of(p, s, goal);
    int fields = tx_is_made(s, goal) ? (1 << PLAYER_SUITS) - 1 : 0; /* TX-G7 */
    for (int i = 0; g && i < g->way_count; i++)
        if (tx_is_when(s, &g->way[i].when)) /* TX-G4 */
            fields |= 1 << g->way[i].field;
    return fields;
}

int tx_way_tried(const struct texarkana *s, const struct goal *g)
{
    for (int i = 0; s->kind == KIND_TEST && i < g->way_count; i++)
        if (g->way[i].field == s->field)
            return i;
    return NONE;
}

/* ---- How a goal came out ---- */

static bool is_won(int outcome) { return outcome < CAME_FAILURE; }

const char *tx_came_text(const struct goal *g, int way, int outcome)
{
    const struct came *own = way == NONE ? NULL : &g->way[way].came;
    int plain = is_won(outcome) ? CAME_SUCCESS : CAME_FAILURE;
    const char *text = own ? own->text[outcome] : NULL;
    if (!text)
        text = g->came.text[outcome];
    if (own && own->text[plain] && outcome != plain && !text)
        text = own->text[plain];
    return text ? text : g->came.text[plain];
}

const char *tx_goal_text(const struct pack *p, const struct texarkana *s, int goal)
{
    const struct goal *g = tx_goal_of(p, s, goal);
    int how = s->goal_how[goal] - 1, way = how / CAME_SO;
    if (how < 0)
        return s->goal[goal] == GOAL_WON ? g->success : g->failure;
    return tx_came_text(g, way < g->way_count ? way : NONE, how % CAME_SO);
}

/* Of a test that is decided, as bits; the highest is what is told. */
static int outcomes(const struct texarkana *s, bool won)
{
    int heights = s->heights[SIDE_INITIATOR];
    if (!won)
        return 1 << CAME_FAILURE | (heights >> HEIGHT_WORSE & 1) << CAME_WORSE;
    bool chosen = s->burned[SIDE_INITIATOR] && tx_burn_choice(s); /* TX-E3 */
    return 1 << CAME_SUCCESS | (heights >> HEIGHT_GRANDER & 1) << CAME_GRANDER |
           chosen << CAME_BURNED;
}

void tx_goal_came(struct texarkana *s, const struct goal *g, int goal, bool tried)
{
    bool won = s->goal[goal] == GOAL_WON;
    int way = tried ? tx_way_tried(s, g) : NONE;
    int of = tried ? outcomes(s, won) : 1 << (won ? CAME_SUCCESS : CAME_FAILURE);
    int highest = 31 - __builtin_clz((unsigned)of);
    if (!facts_count(s))
        return;
    s->goal_how[goal] = (uint8_t)(1 + (way == NONE ? WAYS_MAX : way) * CAME_SO + highest);
    for (int i = 0; i < CAME_SO; i++)
        if (of >> i & 1)
            s->facts |= (uint32_t)(g->came.sets[i] |
                                   (way == NONE ? 0 : g->way[way].came.sets[i])); /* TX-G4 */
}

void tx_goals_by_fact(const struct pack *p, struct texarkana *s)
{
    const struct scene *scene = tx_scene_of(p, s);
    for (int goal = 0; scene && goal < scene->goal_count; goal++) {
        bool open = tx_is_when(s, &scene->goal[goal].when); /* TX-G4 */
        if (s->goal[goal] == GOAL_ABSENT && open)
            s->goal[goal] = GOAL_OPEN;
        else if (s->goal[goal] == GOAL_OPEN && !open)
            s->goal[goal] = GOAL_ABSENT;
    }
}

/* ---- How people are (TX-G6) ---- */

/* The NPC of which the scene says so, and nobody else who has come in its place. */
static bool is_there(const struct scene *scene, const struct texarkana *s, int slot)
{
    return s->cast[slot] != NONE && s->cast[slot] == scene->cast[slot];
}

static void moods_by_fact(const struct pack *p, struct texarkana *s)
{
    const struct scene *scene = tx_scene_of(p, s);
    for (int i = 0; scene && moods_count(s) && i < scene->mood_count; i++) {
        const struct mood_row *row = &scene->mood[i];
        if (s->mood_rows >> i & 1 || !tx_is_when(s, &row->when)) /* TX-G6: once in a scene */
            continue;
        s->mood_rows |= (uint8_t)(1u << i);
        if (!is_there(scene, s, row->against))
            continue;
        s->cast_mood[row->against] = row->mood;
        if (row->goes)
            tx_npc_dismiss(s, row->against); /* TX-G6 */
    }
}

void tx_by_fact(const struct pack *p, struct texarkana *s)
{
    tx_goals_by_fact(p, s);
    moods_by_fact(p, s);
}

const char *tx_mood_text(const struct pack *p, const struct texarkana *s, int slot)
{
    const struct scene *scene = tx_scene_of(p, s);
    const char *text = NULL;
    for (int i = 0; scene && i < scene->mood_count; i++) {
        const struct mood_row *row = &scene->mood[i];
        if (s->mood_rows >> i & 1 && row->against == slot && is_there(scene, s, slot) &&
            row->mood == s->cast_mood[slot])
            text = row->text;
    }
    return text;
}
