/* Any bytes as a pack of 21: the reader either refuses them with a place inside the file, or gives
 * a pack that can be played. What is always true: an opened pack keeps every limit of
 * docs/twenty-one-packs.md, and random play with it never breaks an invariant of the rules. */
#include "games/twenty_one/pack/pack.h"
#include "games/twenty_one/sheet.h"
#include "tests/fuzz/pack_input.h"

enum { PLAY_MOVES = 600 };

static void check_told(const struct caption *t)
{
    fuzz_text(t->title, 1, NAME_BYTES_MAX);
    fuzz_text(t->text, 0, TEXT_BYTES_MAX);
}

static void check_beast(const struct pack *p, const struct beast *b)
{
    check_told(&b->caption);
    ENSURE(b->limit >= 1 && b->limit <= LIMIT_MAX && b->tactic < TACTICS && b->hurt < TACTICS);
    ENSURE(!bj_sheet_gear_wrong(p, &b->sheet) && b->like_count <= LIKES_MAX);
    for (int i = 0; i < ABILITIES; i++)
        ENSURE(b->sheet.ability[i] <= BEAST_ABILITY_MAX);
    for (int i = 0; i < b->like_count; i++)
        ENSURE(b->like[i].spell
                   ? b->like[i].which < p->spell_count && b->sheet.spells >> b->like[i].which & 1
                   : is_thing(p, b->like[i].which));
}

static void check_map(const struct map *m)
{
    uint32_t inside = m->columns == SIDE_CELLS ? UINT32_MAX : BIT(m->columns) - 1;
    check_told(&m->caption);
    ENSURE(m->rows >= 2 && m->rows <= SIDE_CELLS && m->columns >= 1 && m->columns <= SIDE_CELLS);
    for (int row = 0; row < SIDE_CELLS; row++) {
        ENSURE(!(m->wall[row] & m->dark[row]) && !((m->wall[row] | m->dark[row]) & ~inside));
        ENSURE(row < m->rows || !(m->wall[row] | m->dark[row]));
    }
}

/* Marks the square; it must be on the map, no wall, and nobody's. */
static void check_square(const struct map *m, const struct place *at, uint32_t *taken)
{
    ENSURE(at->row < m->rows && at->column < m->columns && !(m->wall[at->row] >> at->column & 1));
    ENSURE(!(taken[at->row] >> at->column & 1));
    taken[at->row] |= BIT(at->column);
}

static void check_encounter(const struct pack *p, const struct encounter *e)
{
    uint32_t taken[SIDE_CELLS] = {0};
    check_told(&e->caption);
    ENSURE(e->map < p->map_count && e->foe_count >= 1 && e->foe_count <= FOES);
    for (int i = 0; i < HEROES; i++)
        check_square(&p->map[e->map], &e->start[i], taken);
    for (int i = 0; i < e->foe_count; i++) {
        check_square(&p->map[e->map], &e->foe[i].at, taken);
        ENSURE(e->foe[i].beast < p->beast_count && e->foe[i].heroes >= 1 &&
               e->foe[i].heroes <= HEROES);
    }
    ENSURE(e->foe[0].heroes == 1 && !e->foe[0].hard && !(e->surprised && e->foe[0].unaware));
}

static void check_run(const struct pack *p, const struct run *run)
{
    uint32_t come_to = 1;
    check_told(&run->caption);
    fuzz_text(run->won, 1, TEXT_BYTES_MAX);
    fuzz_text(run->lost, 1, TEXT_BYTES_MAX);
    ENSURE(run->stage_count >= 1 && run->stage_count <= STAGES_MAX);
    for (int i = 0; i < run->stage_count; i++) {
        const struct run_stage *s = &run->stage[i];
        check_told(&s->caption);
        ENSURE(s->way_count <= WAYS_MAX &&
               (s->encounter == NONE ? s->way_count >= 1 : s->encounter < p->encounter_count));
        ENSURE(come_to >> i & 1);
        for (int k = 0; k < s->way_count; k++) {
            ENSURE(s->way[k] > i && s->way[k] < run->stage_count);
            come_to |= BIT(s->way[k]);
        }
    }
}

static void check_pack(const struct data *d)
{
    const struct pack *p = d->block;
    ENSURE(p->hero_count <= PACK_HEROES_MAX && p->beast_count >= 1 && p->beast_count <= BEASTS_MAX);
    ENSURE(p->map_count >= 1 && p->map_count <= MAPS_MAX && p->run_count <= RUNS_MAX);
    ENSURE(p->encounter_count >= 1 && p->encounter_count <= ENCOUNTERS_MAX);
    for (int i = 0; i < p->hero_count; i++) {
        check_told(&p->hero[i].caption);
        ENSURE(!bj_sheet_wrong(p, &p->hero[i].sheet, true));
    }
    for (int i = 0; i < p->beast_count; i++)
        check_beast(p, &p->beast[i]);
    for (int i = 0; i < p->map_count; i++)
        check_map(&p->map[i]);
    for (int i = 0; i < p->encounter_count; i++)
        check_encounter(p, &p->encounter[i]);
    for (int i = 0; i < p->run_count; i++)
        check_run(p, &p->run[i]);
    fuzz_names(&d->names[NAMES_BEAST], p->beast_count, NAME_BYTES_MAX);
    fuzz_names(&d->names[NAMES_ENCOUNTER], p->encounter_count, NAME_BYTES_MAX);
    fuzz_names(&d->names[NAMES_RUN], RUNS_MAX + 1, NAME_BYTES_MAX);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct pack block;
    fuzz_pack(&twenty_one_game, &block, PLAY_MOVES, check_pack, bytes, size);
    return 0;
}
