/* The scenarios of a pack. What is always true of one that gets through: from each scene the story
 * can come to an ending, each scene and ending can be come to from the first scene, and whoever is
 * against a goal is in its scene. */
#include <string.h>

#include "games/texarkana/pack/pack_read.h"

enum { COPY_BYTES = 3 };                   /* "-2" */

const char *const texarkana_scenario_absent[SCENARIOS_MAX + 1] = {
    "scenario-1", "scenario-2", "scenario-3", "scenario-4", "free",
};

/* A scenario while it is read: what its scenes and endings are called in the file, and where. */
struct story {
    struct reader *r;
    struct scenario *s;
    const char *name[TOS];                 /* NULL: there is none */
    const struct node *at[TOS];            /* of the name */
    char cast[CAST_MAX][NAME_BYTES_MAX + COPY_BYTES];  /* of the present scene */
    const char *called[CAST_MAX];                      /* the same */
};

/* What a way says of itself. */
struct marks { bool violence, supernatural; uint8_t burn; };
static const struct names burns = NODE_WORDS("offered", "asked");
static const struct node_key way_keys[] = {
    {"field", true},
    {"against", false},
    {"with", false},
    {"difficulty", false},
    YES_KEY("violence", marks, violence),
    YES_KEY("supernatural", marks, supernatural),
    {"burn", false, NODE_WORD, MEMBER(marks, burn), MARK_BURN_OFFERED, 0, &burns},
    {"success", false},
    {"grander", false},
    {"burned", false},
    {"failure", false},
    {"worse", false},
    {"if", false},
    {"unless", false},
    {"remember", false},
};

/* ---- Where the story goes ---- */

/* The name of scene or ending `to`, which no earlier one may have. */
static bool read_place(struct story *st, const struct node *n, int to)
{
    char folded[NAME_BYTES_MAX + 1];
    if (!node_line(n, "name", NAME_BYTES_MAX, &st->name[to], st->r->wrong))
        return false;
    title_name(st->name[to], folded);
    if (strcmp(folded, st->name[to]))
        return node_wrong(n, st->r->wrong,
                          "name must be small letters and digits with single hyphens between, like "
                          "last-train");
    for (int i = 0; i < TOS; i++)
        if (i != to && st->name[i] && !strcmp(st->name[i], st->name[to]))
            return node_wrong(n, st->r->wrong,
                              "the name %s is taken: scenes and endings of a scenario must differ",
                              folded);
    st->at[to] = n;
    return true;
}

static bool read_to(struct story *st, const struct node *map, const char *key, uint8_t *out)
{
    const struct node *n = node_get(map, key);
    int to = n ? node_known(n, key, "must be a scene or an ending of this scenario by its name",
                            st->name, TOS, st->r->wrong)
               : NONE;
    *out = (uint8_t)to;
    return to >= 0;
}

static struct by_fact *by_fact(struct scenario *s, int to)
{
    return to < TO_ENDING ? &s->scene[to].by_fact : &s->closing[to - TO_ENDING].by_fact;
}

/* Scenes and endings, as bits, to which a scene can lead, the ones that facts put in their place
 * too. */
static uint32_t leads_to(struct scenario *s, const struct scene *scene)
{
    uint32_t to = 1u << scene->otherwise;
    for (int i = 0; i < scene->goal_count; i++) {
        const struct goal *g = &scene->goal[i];
        to |= (g->success_to == NONE ? 0 : 1u << g->success_to) |
              (g->failure_to == NONE ? 0 : 1u << g->failure_to);
    }
    uint32_t named = to;
    for (int i = 0; i < TOS; i++)
        to |= by_fact(s, i)->instead_of & named ? 1u << i : 0;
    return to;
}

/* Whether it is playable from start to end. */
static bool story_ends(const struct story *st)
{
    struct scenario *s = st->s;
    uint32_t come_to = 1u << TO_SCENE, ends = ~0u << TO_ENDING;
    for (int round = 0; round < s->scene_count; round++)
        for (int i = 0; i < s->scene_count; i++) {
            uint32_t to = leads_to(s, &s->scene[i]);
            come_to |= come_to >> i & 1 ? to : 0;
            ends |= to & ends ? 1u << i : 0;
        }
    for (int i = 0; i < s->scene_count; i++) {
        if (!(ends >> i & 1))
            return node_wrong(st->at[i], st->r->wrong,
                              "from the scene %s the story cannot reach an ending: let a then, "
                              "else or otherwise lead "
                              "there",
                              st->name[i]);
        if (!(come_to >> i & 1))
            return node_wrong(
                st->at[i], st->r->wrong,
                "the story cannot reach the scene %s: let a then, else or otherwise lead there",
                st->name[i]);
    }
    for (int i = TO_ENDING; i < TO_ENDING + s->closing_count; i++)
        if (!(come_to >> i & 1))
            return node_wrong(
                st->at[i], st->r->wrong,
                "the story cannot reach the ending %s: let a then, else or otherwise lead there",
                st->name[i]);
    return true;
}

/* ---- Goals ---- */

static bool read_way_marks(struct story *st, const struct node *n, struct way *out)
{
    struct marks marks = {0};
    if (!node_take(n, KEYS(way_keys), &marks, st->r->wrong))
        return false;
    if (marks.violence && out->against == CAST_NONE)
        return node_wrong(node_get(n, "violence"), st->r->wrong,
                          "violence needs a target: add against");
    out->marks = (uint8_t)(marks.violence << MARK_VIOLENCE |
                           marks.supernatural << MARK_SUPERNATURAL |
                           (marks.burn ? 1 << marks.burn : 0));
    return true;
}

/* Who stands against a way: a slot of the scene's cast. */
static bool read_against(struct story *st, const struct node *n, const struct scene *scene,
                         struct way *out)
{
    const struct node *with = node_get(n, "with");
    int suit = out->field;
    if (node_get(n, "difficulty"))
        return node_wrong(NODE_KEY(node_get(n, "difficulty")), st->r->wrong,
                          "against brings its own difficulty: leave out difficulty or against");
    int against = node_known(node_get(n, "against"), "against", "must be one of this scene's npcs",
                             st->called, scene->cast_count, st->r->wrong);
    if (against < 0 || (with && (suit = texarkana_suit(st->r, with, "with")) < 0))
        return false;
    out->against = (uint8_t)against;
    out->opposition = (uint8_t)suit;
    return true;
}

/* When it is open, and how it comes out there. */
static bool read_way_facts(struct story *st, const struct node *n, int at, struct way *out)
{
    const struct node *when = node_get(n, "if");
    when = when ? when : node_get(n, "unless");
    if (!at && when)
        return node_wrong(NODE_KEY(when), st->r->wrong,
                          "the first way of a goal is always open: give if or unless to the goal");
    return texarkana_when(st->r, n, st->s, &out->when) &&
           texarkana_came(st->r, n, st->s, &out->came);
}

static bool read_way(struct story *st, const struct node *n, const struct scene *scene,
                     struct goal *goal, int at)
{
    struct way *out = &goal->way[at];
    int difficulty = 0;
    if (!node_map(n, "a way", KEYS(way_keys), st->r->wrong))
        return false;
    int field = texarkana_suit(st->r, node_get(n, "field"), "field");
    if (field < 0)
        return false;
    for (int i = 0; i < at; i++)
        if (goal->way[i].field == field)
            return node_wrong(node_get(n, "field"), st->r->wrong,
                              "the ways of a goal must differ in their field");
    *out = (struct way){.field = (uint8_t)field, .against = CAST_NONE, .opposition = SUIT_NONE};
    if (!read_way_facts(st, n, at, out))
        return false;
    if (node_get(n, "against"))
        return read_against(st, n, scene, out) && read_way_marks(st, n, out);
    if (node_get(n, "with"))
        return node_wrong(NODE_KEY(node_get(n, "with")), st->r->wrong,
                          "with needs against: nobody opposes this way");
    if (!node_get(n, "difficulty"))
        return node_wrong(n, st->r->wrong, "a way needs against or difficulty");
    if (!texarkana_number(st->r, n, "difficulty", -DV_MAX, DV_MAX, &difficulty)) /* TX-C2 */
        return false;
    out->difficulty = (int8_t)difficulty;
    return read_way_marks(st, n, out);
}

static bool read_ways(struct story *st, const struct node *list, const struct scene *scene,
                      struct goal *out)
{
    int at = 0;
    if (!node_span(list, "ways", 1, WAYS_MAX, &out->way_count, st->r->wrong))
        return false;
    for (const struct node *n = list->child; n; n = n->next)
        if (!read_way(st, n, scene, out, at++))
            return false;
    return texarkana_last(st->r, list, "if", "ways");
}

static bool read_goal(struct story *st, const struct node *n, const struct scene *scene,
                      struct goal *out)
{
    static const struct node_key keys[] = {
        {"title", true},
        {"text", true},
        LINE_KEY("stakes", true, goal, stakes, TEXT_BYTES_MAX),
        LINE_KEY("success", true, goal, success, TEXT_BYTES_MAX),
        LINE_KEY("failure", true, goal, failure, TEXT_BYTES_MAX),
        {"ways", true},
        NUMBER_KEY("tries", false, goal, tries, 1, TRIES_MAX),
        YES_KEY("fell", goal, fell),
        {"cost", false},
        {"gain", false},
        {"then", false},
        {"else", false},
        {"grander", false},
        {"burned", false},
        {"worse", false},
        {"if", false},
        {"unless", false},
        {"remember", false},
    };
    struct reader *r = st->r;
    int cost[RESOURCES], gain[RESOURCES];
    out->tries = 1;
    if (!node_fill(n, "a goal", KEYS(keys), out, r->wrong) ||
        !texarkana_caption(r, n, "title", &out->caption) ||
        !read_ways(st, node_get(n, "ways"), scene, out) ||
        !texarkana_sums(r, node_get(n, "cost"), "cost", "1", cost) ||
        !texarkana_sums(r, node_get(n, "gain"), "gain", "-1", gain) ||
        !read_to(st, n, "then", &out->success_to) || !read_to(st, n, "else", &out->failure_to) ||
        !texarkana_when(r, n, st->s, &out->when) || !texarkana_came(r, n, st->s, &out->came))
        return false;
    for (int i = 0; i < RESOURCES; i++) {
        out->cost[i] = (uint8_t)cost[i];
        out->gain[i] = (int8_t)(i == RES_INJURY ? -gain[i] : gain[i]);
    }
    if (out->fell && !(out->way[0].marks >> MARK_VIOLENCE & 1))
        return node_wrong(
            node_get(n, "fell"), r->wrong,
            "fell needs a first way that is violence against an NPC: the one who must fall");
    return true;
}

/* ---- Scenes ---- */

static bool read_cast(struct story *st, const struct node *list, struct scene *out)
{
    const struct pack *p = st->r->pack;
    int slot = 0;
    if (!node_span(list, "npcs", 0, CAST_MAX, &out->cast_count, st->r->wrong))
        return false;
    for (const struct node *n = list ? list->child : NULL; n; n = n->next, slot++) {
        int same = 1, npc = node_known(n, "an NPC of a scene", "must be one of the pack's npcs",
                                       p->npc_name, p->npc_count, st->r->wrong);
        if (npc < 0)
            return false;
        for (int i = 0; i < slot; i++)
            same += out->cast[i] == npc;
        out->cast[slot] = (uint8_t)npc;
        struct text t = text_over(st->cast[slot], sizeof st->cast[slot]);
        st->called[slot] = st->cast[slot];
        text_put(&t, n->text);
        if (same > 1)
            text_format(&t, "-%d", same);
        for (int i = 0; i < slot; i++)
            if (!strcmp(st->cast[i], st->cast[slot]))
                return node_wrong(
                    n, st->r->wrong,
                    "%s would be two of this scene's npcs: rename one in the bestiary",
                    st->cast[slot]);
    }
    return true;
}

/* What the scenes are called, before any says where it leads. */
static bool read_scene_names(struct story *st, const struct node *list)
{
    static const struct node_key keys[] = {
        {"name", true}, {"title", true}, {"text", true}, {"npcs", false}, {"goals", true},
        {"otherwise", true}, {"if", false}, {"unless", false}, {"instead-of", false},
        {"also", false}, {"buys", false}, {"moods", false},
    };
    int at = TO_SCENE;
    for (const struct node *n = list->child; n; n = n->next)
        if (!node_map(n, "a scene", KEYS(keys), st->r->wrong) ||
            !read_place(st, node_get(n, "name"), at++))
            return false;
    return true;
}

static bool read_scene(struct story *st, const struct node *n, int at)
{
    struct scene *out = &st->s->scene[at];
    const struct node *goals = node_get(n, "goals");
    int goal = 0;
    if (!texarkana_caption(st->r, n, "title", &out->caption) ||
        !read_cast(st, node_get(n, "npcs"), out) ||
        !node_span(goals, "goals", 1, GOALS_MAX, &out->goal_count, st->r->wrong))
        return false;
    for (const struct node *g = goals->child; g; g = g->next)
        if (!read_goal(st, g, out, &out->goal[goal++]))
            return false;
    return texarkana_last(st->r, goals, "if", "goals") &&
           texarkana_buys(st->r, node_get(n, "buys"), st->s, at) &&
           texarkana_moods(st->r, node_get(n, "moods"), st->s, out, st->called) &&
           read_to(st, n, "otherwise", &out->otherwise);
}

static bool read_ending(struct story *st, const struct node *n, int at)
{
    static const struct node_key keys[] = {
        {"name", true}, {"title", true}, {"text", true},
        WORD_KEY("good", true, closing, good, &node_no_yes, 0),
        {"if", false}, {"unless", false}, {"instead-of", false}, {"also", false}};
    struct closing *out = &st->s->closing[at];
    return node_fill(n, "an ending", KEYS(keys), out, st->r->wrong) &&
           read_place(st, node_get(n, "name"), TO_ENDING + at) &&
           texarkana_caption(st->r, n, "title", &out->caption);
}

/* In place of which others the story comes to this scene or ending, and what is told there too. */
static bool read_by_fact(struct story *st, const struct node *n, int to)
{
    const struct node *list = node_get(n, "instead-of"), *when = node_get(n, "if");
    struct by_fact *out = by_fact(st->s, to);
    struct reader *r = st->r;
    uint8_t count;
    when = when ? when : node_get(n, "unless");
    if (!texarkana_when(r, n, st->s, &out->when) || !texarkana_also(r, n, st->s, out) ||
        !node_span(list, "instead-of", 1, TOS, &count, r->wrong))
        return false;
    if (!list != !when)
        return node_wrong(NODE_KEY(list ? list : when), r->wrong,
                          list ? "instead-of needs if or unless: when does the story come here?"
                               : "if and unless of a scene or ending need instead-of: in place of "
                                 "which others?");
    for (n = list ? list->child : NULL; n; n = n->next) {
        int of = node_known(n, "instead-of", "must name scenes or endings of this scenario",
                            st->name, TOS, r->wrong);
        if (of < 0)
            return false;
        if (of == to)
            return node_wrong(n, r->wrong, "%s cannot come instead of itself", st->name[to]);
        out->instead_of |= 1u << of;
    }
    return true;
}

static bool read_all_by_fact(struct story *st, const struct node *list, const char *what, int to)
{
    for (const struct node *n = list->child; n; n = n->next)
        if (!read_by_fact(st, n, to++))
            return false;
    return texarkana_last(st->r, list, "if", what);
}

/* ---- Scenarios ---- */

static bool read_scenario_name(struct reader *r, const struct node *title, int at)
{
    if (!texarkana_name(r, title, r->pack->scenario_name, at))
        return false;
    for (int i = 0; i <= SCENARIOS_MAX; i++)
        if (!strcmp(r->pack->scenario_name[at], texarkana_scenario_absent[i]))
            return node_wrong(title, r->wrong, "the name %s is reserved: choose another",
                              r->pack->scenario_name[at]);
    return true;
}

static bool read_scenario(struct reader *r, const struct node *n, int at)
{
    static const struct node_key keys[] = {
        {"title", true},
        {"text", true},
        LINE_KEY("woe-gone", true, scenario, woe_gone, TEXT_BYTES_MAX),
        LINE_KEY("posse-out", true, scenario, posse_out, TEXT_BYTES_MAX),
        {"endings", true},
        {"scenes", true},
        {"facts", false},
        {"buys", false},
        NUMBER_KEY("since", false, scenario, since, SINCE_FIRST, EDITION_NOW),
    };
    struct scenario *s = &r->pack->scenario[at];
    struct story st = {.r = r, .s = s};
    const struct node *endings = node_get(n, "endings"), *scenes = node_get(n, "scenes"),
                      *facts = node_get(n, "facts"), *i;
    int which = 0;
    if (!node_fill(n, "a scenario", KEYS(keys), s, r->wrong) ||
        !texarkana_caption(r, n, "title", &s->caption) ||
        !read_scenario_name(r, node_get(n, "title"), at) || !texarkana_facts(r, facts, s) ||
        !node_span(endings, "endings", 1, ENDINGS_MAX, &s->closing_count, r->wrong) ||
        !node_span(scenes, "scenes", 1, SCENES_MAX, &s->scene_count, r->wrong))
        return false;
    for (i = endings->child; i; i = i->next)
        if (!read_ending(&st, i, which++))
            return false;
    if (!texarkana_buys(r, node_get(n, "buys"), s, NONE) || !read_scene_names(&st, scenes))
        return false;
    for (which = 0, i = scenes->child; i; i = i->next)
        if (!read_scene(&st, i, which++))
            return false;
    return read_all_by_fact(&st, endings, "endings", TO_ENDING) &&
           read_all_by_fact(&st, scenes, "scenes", TO_SCENE) &&
           texarkana_facts_set(r, facts, s) && /* TX-G4 */
           story_ends(&st);                    /* TX-G2 */
}

bool texarkana_scenarios(struct reader *r, const struct node *list)
{
    int at = 0;
    if (!node_span(list, "scenarios", 0, SCENARIOS_MAX, &r->pack->scenario_count, r->wrong))
        return false;
    for (const struct node *n = list->child; n; n = n->next)
        if (!read_scenario(r, n, at++))
            return false;
    return texarkana_last(r, list, "since", "scenarios");
}
