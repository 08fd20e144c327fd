/* Any bytes as a pack of Texarkana: the reader either refuses them with a place inside the file, or
 * gives a pack that can be played. What is always true: an opened pack keeps every limit of
 * docs/texarkana-packs.md, and random play with it never breaks an invariant of the rules. */
#include "games/texarkana/pack/pack.h"
#include "tests/fuzz/pack_input.h"

enum { PLAY_MOVES = 600, TEN = 10, USES_MAX = 9, COST_MAX = 3 };

static void check_told(const struct caption *t)
{
    fuzz_text(t->title, 1, NAME_BYTES_MAX);
    fuzz_text(t->text, 1, TEXT_BYTES_MAX);
}

static void check_character(const struct character *c)
{
    const uint8_t figures[] = {c->will, c->grit, c->coin, c->luck};
    int trumps = 0;
    check_told(&c->caption);
    for (int i = 0; i < 4; i++)
        ENSURE(figures[i] >= 1 && figures[i] <= TEN);
    ENSURE(c->damage <= DAMAGE_MAX && (*c->weapon.title || !c->damage));
    ENSURE(c->trait_count <= TRAITS_MAX && c->characteristic_count <= CHARACTERISTICS_MAX);
    ENSURE(c->flaw_count <= FLAWS_MAX && c->invocation_count <= INVOCATIONS_MAX);
    for (int i = 0; i < c->trait_count; i++) {
        const struct trait *t = &c->trait[i];
        check_told(&t->caption);
        ENSURE(t->uses <= USES_MAX && (t->field < PLAYER_SUITS || t->field == SUIT_NONE));
        ENSURE((t->kind == TRAIT_SCORE) == (t->n != 0) && t->n >= -DV_MAX && t->n <= DV_MAX);
        ENSURE((t->kind == TRAIT_TRUMP) == (t->suit < PLAYER_SUITS));
        trumps += t->kind == TRAIT_TRUMP;
    }
    ENSURE(trumps <= TRUMP_TRAITS_MAX);
}

static void check_npc(const struct npc *n)
{
    check_told(&n->caption);
    ENSURE(n->importance < IMPORTANCES && n->grit <= SCORE_MAX && n->damage <= DAMAGE_MAX);
    for (int suit = 0; suit < PLAYER_SUITS; suit++)
        ENSURE(n->rating[suit] >= -DV_MAX && n->rating[suit] <= DV_MAX);
}

static bool leads(const struct scenario *s, int to)
{
    return to < TO_ENDING ? to < s->scene_count : to < TO_ENDING + s->closing_count;
}

static void check_way(const struct scene *scene, const struct way *w)
{
    bool opposed = w->against != CAST_NONE;
    ENSURE(w->field < PLAYER_SUITS && w->difficulty >= -DV_MAX && w->difficulty <= DV_MAX &&
           w->marks < 1 << MARKS);
    ENSURE(opposed
               ? w->against < scene->cast_count && w->opposition < PLAYER_SUITS && !w->difficulty
               : w->opposition == SUIT_NONE && !(w->marks >> MARK_VIOLENCE & 1));
}

static void check_goal(const struct scenario *s, const struct scene *scene, const struct goal *g)
{
    uint32_t fields = 0;
    check_told(&g->caption);
    fuzz_text(g->stakes, 1, TEXT_BYTES_MAX);
    fuzz_text(g->success, 1, TEXT_BYTES_MAX);
    fuzz_text(g->failure, 1, TEXT_BYTES_MAX);
    ENSURE(g->way_count >= 1 && g->way_count <= WAYS_MAX && g->tries >= 1 && g->tries <= TRIES_MAX);
    for (int i = 0; i < g->way_count; i++) {
        check_way(scene, &g->way[i]);
        ENSURE(!(fields >> g->way[i].field & 1));
        fields |= 1u << g->way[i].field;
    }
    ENSURE(!g->fell || (g->way[0].against != CAST_NONE && g->way[0].marks >> MARK_VIOLENCE & 1));
    for (int i = 0; i < RES_INJURY; i++)
        ENSURE(g->cost[i] <= COST_MAX && g->gain[i] >= 0 && g->gain[i] <= COST_MAX);
    ENSURE(g->cost[RES_INJURY] <= 1 && (g->gain[RES_INJURY] == 0 || g->gain[RES_INJURY] == -1));
    ENSURE((g->success_to == NONE || leads(s, g->success_to)) &&
           (g->failure_to == NONE || leads(s, g->failure_to)));
}

static void check_scenario(const struct pack *p, const struct scenario *s)
{
    check_told(&s->caption);
    fuzz_text(s->woe_gone, 1, TEXT_BYTES_MAX);
    fuzz_text(s->posse_out, 1, TEXT_BYTES_MAX);
    ENSURE(s->scene_count >= 1 && s->scene_count <= SCENES_MAX && s->closing_count >= 1 &&
           s->closing_count <= ENDINGS_MAX);
    for (int i = 0; i < s->closing_count; i++)
        check_told(&s->closing[i].caption);
    for (int i = 0; i < s->scene_count; i++) {
        const struct scene *scene = &s->scene[i];
        check_told(&scene->caption);
        ENSURE(leads(s, scene->otherwise) && scene->cast_count <= CAST_MAX);
        ENSURE(scene->goal_count >= 1 && scene->goal_count <= GOALS_MAX);
        for (int k = 0; k < scene->cast_count; k++)
            ENSURE(scene->cast[k] < p->npc_count);
        for (int k = 0; k < scene->goal_count; k++)
            check_goal(s, scene, &scene->goal[k]);
    }
}

static void check_pack(const struct data *d)
{
    const struct pack *p = d->block;
    ENSURE(p->character_count >= CHARACTERS_MIN && p->character_count <= CHARACTERS_MAX);
    ENSURE(p->npc_count >= 1 && p->npc_count <= NPCS_MAX && p->scenario_count <= SCENARIOS_MAX);
    for (int i = 0; i < p->character_count; i++)
        check_character(&p->character[i]);
    for (int i = 0; i < p->npc_count; i++)
        check_npc(&p->npc[i]);
    for (int i = 0; i < p->scenario_count; i++)
        check_scenario(p, &p->scenario[i]);
    fuzz_names(&d->names[NAMES_CHARACTER], p->character_count, NAME_BYTES_MAX);
    fuzz_names(&d->names[NAMES_NPC], p->npc_count, NAME_BYTES_MAX);
    fuzz_names(&d->names[NAMES_SCENARIO], SCENARIOS_MAX + 1, NAME_BYTES_MAX);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct pack block;
    fuzz_pack(&texarkana_game, &block, PLAY_MOVES, check_pack, bytes, size);
    return 0;
}
