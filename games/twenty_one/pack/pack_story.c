/* Maps, encounters and runs of a pack. What is always true of what gets through: every figure
 * stands on a square of its own to which the heroes can come, somebody is aware from the start,
 * every way of a run leads to a later stage, so that it ends, and to every stage of it there is a
 * way. */
#include <string.h>

#include "games/twenty_one/pack/pack_read.h"

enum { WAY_NAME_MAX = NAME_BYTES_MAX };

const char twenty_one_signs[GROUNDS + 1] = ".#:,+";

const char *const twenty_one_run_absent[RUNS_MAX + 1] = {"run-1", "run-2", "run-3", "run-4",
                                                         "free"};

/* ---- Maps (BJ-D4): a line of signs for each row: . floor, # wall, : dark floor, , rough ground
 * (BJ-L4), + a door that is shut (BJ-L3) ---- */

static bool read_row(struct reader *r, const struct node *n, void *into, int row)
{
    struct map *m = into;
    const char *line;
    if (!node_line(n, "rows", SIDE_CELLS, &line, r->wrong))
        return false;
    int length = (int)strlen(line);
    if (row && length != m->columns)
        return node_wrong(n, r->wrong,
                          "every row of a map must be as long as the first: %d signs, not %d",
                          m->columns, length);
    m->columns = (uint8_t)length;
    for (int column = 0; column < length; column++) {
        const char *sign = strchr(twenty_one_signs, line[column]);
        if (!sign)
            return node_wrong(n, r->wrong,
                              "a map is made of . for floor, # for wall, : for dark floor, , for "
                              "rough ground, + for a door that is shut");
        int kind = (int)(sign - twenty_one_signs);
        m->wall[row] |= (uint32_t)(kind == GROUND_WALL || kind == GROUND_DOOR) << column;
        m->dark[row] |= (uint32_t)(kind == GROUND_DARK) << column;
        m->rough[row] |= (uint32_t)(kind == GROUND_ROUGH || kind == GROUND_DOOR) << column;
    }
    return true;
}

static bool read_map(struct reader *r, const struct node *n, void *into, int at)
{
    static const struct node_key keys[] = {
        {"name", true}, {"text", false}, {"rows", true}, SINCE_KEY};
    struct map *m = (struct map *)into + at;
    return node_map(n, "a map", KEYS(keys), r->wrong) &&
           twenty_one_caption(r, n, &m->caption, r->pack->map_name, at) &&
           bj_each(r, n, "rows", 2, SIDE_CELLS, &m->rows, read_row, m);
}

/* ---- Encounters ---- */

/* A square as people write it: the column's letters, the row's number ("c4"). */
static bool read_square(struct reader *r, const struct node *n, const struct map *m,
                        struct place *out)
{
    const char *word;
    if (!node_text(n, "a square", WAY_NAME_MAX, &word, r->wrong))
        return false;
    for (int row = 0; row < m->rows; row++)
        for (int column = 0; column < m->columns; column++) {
            const char *letters = twenty_one_names[NAMES_COLUMN].at[column],
                       *number = twenty_one_names[NAMES_ROW].at[row];
            size_t length = strlen(letters);
            if (strncmp(word, letters, length) || strcmp(word + length, number))
                continue;
            if (m->wall[row] >> column & 1)
                return node_wrong(n, r->wrong, "the square %s is a wall", node_show(word).at);
            *out = (struct place){(uint8_t)row, (uint8_t)column};
            return true;
        }
    return node_wrong(
        n, r->wrong,
        "write a square as its column's letter and its row's number, like c4, not \"%s\"",
        node_show(word).at);
}

/* The squares to which one can come from here. A slanting step needs an open square beside it, so
 * straight ones do. */
static void ground_from(const struct map *m, struct place from, uint32_t *out)
{
    uint32_t inside = m->columns == SIDE_CELLS ? UINT32_MAX : BIT(m->columns) - 1;
    bool more = true;
    memset(out, 0, SIDE_CELLS * sizeof *out);
    out[from.row] = BIT(from.column);
    while (more) {
        more = false;
        for (int row = 0; row < m->rows; row++) {
            uint32_t here = out[row] | out[row] << 1 | out[row] >> 1;
            here |= (row ? out[row - 1] : 0) | (row + 1 < m->rows ? out[row + 1] : 0);
            here &= inside & (~m->wall[row] | m->rough[row]); /* a door can be opened */
            more |= here != out[row];
            out[row] = here;
        }
    }
}

static bool on_ground(struct reader *r, const struct node *n, const uint32_t *ground,
                      struct place at)
{
    return ground[at.row] >> at.column & 1 ||
           node_wrong(n, r->wrong, "walls cut this square off from the first hero's");
}

static bool taken(const struct encounter *e, int heroes, int foes, const struct place *at)
{
    for (int i = 0; i < heroes; i++)
        if (e->start[i].row == at->row && e->start[i].column == at->column)
            return true;
    for (int i = 0; i < foes; i++)
        if (e->foe[i].at.row == at->row && e->foe[i].at.column == at->column)
            return true;
    return false;
}

static bool read_foe(struct reader *r, const struct node *n, struct encounter *e,
                     const uint32_t *ground, int at)
{
    static const struct node_key keys[] = {
        {"beast", true},
        {"at", true},
        NUMBER_KEY("heroes", false, foe, heroes, 1, HEROES),
        YES_KEY("unaware", foe, unaware),
        YES_KEY("hard", foe, hard),
        WORD_KEY("side", false, foe, side, &twenty_one_names[NAMES_SIDE], 0),
        {"if", false},
        {"unless", false},
        {"fallen", false},
        {"stands", false},
    };
    struct pack *p = r->pack;
    struct foe *f = &e->foe[at];
    f->heroes = 1;
    f->side = SIDE_FOES;
    if (!node_fill(n, "a foe", KEYS(keys), f, r->wrong) || !twenty_one_when(r, n, &f->when) ||
        !twenty_one_comes_true(r, n, "fallen", &f->fallen) ||
        !twenty_one_comes_true(r, n, "stands", &f->stands))
        return false;
    int beast = twenty_one_known(r, node_get(n, "beast"), "beast", p->beast_name, p->beast_count);
    if (beast < 0 || !read_square(r, node_get(n, "at"), &p->map[e->map], &f->at))
        return false;
    if (taken(e, HEROES, at, &f->at))
        return node_wrong(node_get(n, "at"), r->wrong, "this square is already taken");
    f->beast = (uint8_t)beast;
    return on_ground(r, node_get(n, "at"), ground, f->at);
}

static bool read_starts(struct reader *r, const struct node *list, struct encounter *e,
                        uint32_t *ground)
{
    int i = 0;
    for (const struct node *n = list->child; n; n = n->next, i++) {
        if (!read_square(r, n, &r->pack->map[e->map], &e->start[i]))
            return false;
        if (taken(e, i, 0, &e->start[i]))
            return node_wrong(n, r->wrong, "this square is already taken");
        if (!i)
            ground_from(&r->pack->map[e->map], e->start[0], ground);
        if (!on_ground(r, n, ground, e->start[i]))
            return false;
    }
    return true;
}

static bool read_encounter(struct reader *r, const struct node *n, void *into, int at)
{
    static const struct node_key keys[] = {{"name", true},
                                           {"text", false},
                                           {"map", true},
                                           {"heroes", true},
                                           {"foes", true},
                                           YES_KEY("surprised", encounter, surprised),
                                           {"surprised-if", false},
                                           {"unaware-if", false},
                                           SINCE_KEY};
    struct pack *p = r->pack;
    struct encounter *e = (struct encounter *)into + at;
    const struct node *heroes = node_get(n, "heroes"), *foes = node_get(n, "foes");
    uint8_t starts;
    uint32_t ground[SIDE_CELLS];
    int i = 0;
    if (!node_fill(n, "an encounter", KEYS(keys), e, r->wrong) ||
        !twenty_one_caption(r, n, &e->caption, p->encounter_name, at) ||
        !twenty_one_when_of(r, n, "surprised-if", NULL, &e->surprised_if) ||
        !twenty_one_when_of(r, n, "unaware-if", NULL, &e->unaware_if))
        return false;
    int map = twenty_one_known(r, node_get(n, "map"), "map", p->map_name, p->map_count);
    if (map < 0 || !node_span(heroes, "heroes", HEROES, HEROES, &starts, r->wrong) ||
        !node_span(foes, "foes", 1, FOES, &e->foe_count, r->wrong))
        return false;
    e->map = (uint8_t)map;
    if (!read_starts(r, heroes, e, ground))
        return false;
    for (const struct node *foe = foes->child; foe; foe = foe->next)
        if (!read_foe(r, foe, e, ground, i++))
            return false;
    if (e->foe[0].heroes > 1 || e->foe[0].hard)
        return node_wrong(foes->child, r->wrong,
                          "the first foe is always there: leave out heroes and hard"); /* BJ-I2 */
    if (e->foe[0].when.known || e->foe[0].when.unknown || e->foe[0].side != SIDE_FOES)
        return node_wrong(foes->child, r->wrong, /* BJ-K6 */
                          "the first foe is always there: leave out if, unless and side");
    if (e->surprised && e->foe[0].unaware)
        return node_wrong(node_get(n, "surprised"), r->wrong,
                          "if the heroes are surprised, the first foe cannot be unaware: somebody "
                          "must act first"); /* BJ-D7 */
    return true;
}

/* ---- Runs (BJ-I2) ---- */

/* A way is a stage's name, or a map of it and of what must have come true. */
static bool read_way(struct reader *r, const struct node *n, const char *const *names, int at,
                     int count, struct run_stage *out, int i)
{
    static const struct node_key keys[] = {{"to", true}, {"if", false}, {"unless", false}};
    bool bare = n->kind == NODE_SCALAR;
    if (!bare && (!node_map(n, "a way", KEYS(keys), r->wrong) ||
                  !twenty_one_when(r, n, &out->way_when[i])))
        return false;
    const struct node *name = bare ? n : node_get(n, "to");
    int to = twenty_one_known(r, name, "ways", names, count);
    if (to < 0)
        return false;
    if (to <= at)
        return node_wrong(name, r->wrong, "a way must lead to a later stage of the run");
    for (int k = 0; k < i; k++)
        if (out->way[k] == to)
            return node_wrong(name, r->wrong, "the ways of a stage must differ");
    out->way[i] = (uint8_t)to;
    return true;
}

static bool read_ways(struct reader *r, const struct node *list, const char *const *names, int at,
                      int count, struct run_stage *out)
{
    int i = 0;
    if (!node_span(list, "ways", 1, WAYS_MAX, &out->way_count, r->wrong))
        return false;
    for (const struct node *n = list ? list->child : NULL; n; n = n->next)
        if (!read_way(r, n, names, at, count, out, i++))
            return false;
    if (list && out->way_count && (out->way_when[0].known || out->way_when[0].unknown))
        return node_wrong(list->child, r->wrong, /* BJ-K6 */
                          "the first way must be open whatever came true: leave out if and unless");
    return true;
}

static int read_fight(struct reader *r, const struct node *n)
{
    return twenty_one_known(r, n, "encounter", r->pack->encounter_name, r->pack->encounter_count);
}

/* Other encounters, by facts, in place of that of the stage. */
static bool read_instead(struct reader *r, const struct node *n, void *into, int at)
{
    static const struct node_key keys[] = {{"encounter", true}, {"if", true}, {"unless", false}};
    struct instead *out = (struct instead *)into + at;
    if (!node_map(n, "an entry of instead", KEYS(keys), r->wrong) ||
        !twenty_one_when(r, n, &out->when))
        return false;
    int which = read_fight(r, node_get(n, "encounter"));
    out->encounter = (uint8_t)which;
    return which >= 0;
}

static bool read_stage(struct reader *r, const struct node *n, struct run_stage *out,
                       const char **names, int at)
{
    static const struct node_key keys[] = {{"name", true},      {"text", false}, {"scene", false},
                                           {"encounter", false}, {"rest", false}, {"ways", false},
                                           {"instead", false}};
    const struct node *encounter = node_get(n, "encounter"), *rest = node_get(n, "rest"),
                      *instead = node_get(n, "instead");
    if (!node_map(n, "a stage", KEYS(keys), r->wrong) ||
        !twenty_one_caption(r, n, &out->caption, names, at))
        return false;
    int rests = rest ? node_word(rest, "rest", node_no_yes.at, 2, r->wrong) : 0;
    if (rests < 0)
        return false;
    if (rests ? encounter != NULL : !encounter && !node_get(n, "scene"))
        return node_wrong(n, r->wrong, "a stage is an encounter, a scene, or rest: yes");
    if (instead && !encounter)
        return node_wrong(NODE_KEY(instead), r->wrong, "instead needs the encounter that it stands "
                          "in for");
    out->rest = rests;
    out->encounter = NONE;
    if (!encounter)
        return true;
    int which = read_fight(r, encounter);
    out->encounter = (uint8_t)which;
    return which >= 0 && bj_each(r, n, "instead", 0, INSTEADS_MAX, &out->instead_count,
                                 read_instead, out->instead);
}

/* Where the name of a stage stands among those of all runs. */
static uint8_t stage_named(struct pack *p, const char *name)
{
    int at = 0;
    while (at < p->stage_names && strcmp(p->stage_name[at], name) != 0)
        at++;
    if (at == p->stage_names)
        p->stage_name[p->stage_names++] = name;
    return (uint8_t)at;
}

/* The stages to which one may come from here. */
static uint32_t leads_to(const struct run_stage *s)
{
    uint32_t to = 0;
    for (int k = 0; k < s->way_count; k++)
        to |= BIT(s->way[k]);
    for (int i = 0; i < s->scene.approach_count; i++)
        for (int k = 0; k < CAMES; k++)
            if (s->scene.approach[i].came[k].to != NONE)
                to |= BIT(s->scene.approach[i].came[k].to);
    return to;
}

/* To every stage there is a way, and what comes last is no rest. */
static bool run_whole(struct reader *r, const struct node *stages, const struct run *run)
{
    uint32_t come_to = 1;
    int i = 0;
    for (const struct node *n = stages->child; n; n = n->next, i++) {
        const struct run_stage *s = &run->stage[i];
        if (!(come_to >> i & 1))
            return node_wrong(n, r->wrong,
                              "no way leads to this stage: name it in the ways of an earlier one");
        if (!s->way_count && s->rest)
            return node_wrong(n, r->wrong,
                              "a run must end with an encounter, so a rest needs ways");
        come_to |= leads_to(s);
    }
    return true;
}

/* Older editions of the rules, which have no scenes, must find something in every stage. */
static bool run_old(struct reader *r, const struct node *stages, const struct run *run)
{
    int i = 0;
    for (const struct node *n = stages->child; n; n = n->next, i++)
        if (!run->stage[i].rest && run->stage[i].encounter == NONE)
            return node_wrong(n, r->wrong,
                              "a stage that is a scene alone needs since: %d at its run",
                              EDITION_SCENES);
    return true;
}

static bool read_ending(struct reader *r, const struct node *n, void *into, int at)
{
    static const struct node_key keys[] = {
        LINE_KEY("title", true, run_ending, title, NAME_BYTES_MAX),
        LINE_KEY("text", true, run_ending, text, TEXT_BYTES_MAX),
        YES_KEY("good", run_ending, good),
        {"if", true},
        {"unless", false}};
    struct run_ending *out = (struct run_ending *)into + at;
    return node_fill(n, "an ending", KEYS(keys), out, r->wrong) &&
           twenty_one_when(r, n, &out->when);
}

static bool read_run(struct reader *r, const struct node *n, void *into, int at)
{
    static const struct node_key keys[] = {
        {"name", true}, {"text", false}, LINE_KEY("won", true, run, won, TEXT_BYTES_MAX),
        LINE_KEY("lost", true, run, lost, TEXT_BYTES_MAX), {"stages", true},
        {"endings", false}, SINCE_KEY};
    struct run *run = (struct run *)into + at;
    const char *names[STAGES_MAX];
    const struct node *stages = node_get(n, "stages");
    int i = 0;
    if (!node_fill(n, "a run", KEYS(keys), run, r->wrong) ||
        !twenty_one_caption(r, n, &run->caption, r->pack->run_name, at) ||
        !twenty_one_free_name(r, n, r->pack->run_name[at], twenty_one_run_absent, RUNS_MAX + 1) ||
        !node_span(stages, "stages", 1, STAGES_MAX, &run->stage_count, r->wrong) ||
        !bj_each(r, n, "endings", 0, ENDINGS_MAX, &run->ending_count, read_ending, run->ending))
        return false;
    for (const struct node *stage = stages->child; stage; stage = stage->next, i++) {
        if (!read_stage(r, stage, &run->stage[i], names, i))
            return false;
        run->stage[i].name = stage_named(r->pack, names[i]);
    }
    i = 0;
    for (const struct node *stage = stages->child; stage; stage = stage->next, i++) {
        const struct node *scene = node_get(stage, "scene");
        if (!read_ways(r, node_get(stage, "ways"), names, i, run->stage_count, &run->stage[i]) ||
            (scene && !twenty_one_scene(r, scene, names, run->stage_count, i,
                                        &run->stage[i].scene)))
            return false;
    }
    return run_whole(r, stages, run) && (node_get(n, "since") || run_old(r, stages, run));
}

bool twenty_one_story(struct reader *r, const struct node *tree)
{
    struct pack *p = r->pack;
    struct aged maps, facts;
    return twenty_one_facts(r, tree) &&
           bj_each(r, tree, "maps", 1, MAPS_MAX, &p->map_count, read_map, p->map) &&
           bj_each(r, tree, "encounters", 1, ENCOUNTERS_MAX, &p->encounter_count, read_encounter,
                   p->encounter) &&
           bj_each(r, tree, "runs", 0, RUNS_MAX, &p->run_count, read_run, p->run) &&
           twenty_one_since(r, node_get(tree, "facts"), "facts", &facts) &&
           twenty_one_since(r, node_get(tree, "maps"), "maps", &maps) &&
           twenty_one_since(r, node_get(tree, "encounters"), "encounters",
                            &p->encounters_aged) &&
           twenty_one_since(r, node_get(tree, "runs"), "runs", &p->runs_aged) &&
           twenty_one_facts_set(r, tree);
}
