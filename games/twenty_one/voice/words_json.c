/* For pages: the rows of all tables and the pack's texts as one object, and what follows from a view. What is always true:
 * nothing stands here that the view does not hold, and the facts of a full table stay under 3 KB. */
#include "engine/json_put.h"
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/voice/words.h"

static void told(bool *first, const struct told *x, struct text *t)
{
    json_put_string(first, "title", x->title, t);
    json_put_string(first, "text", x->text, t);
}

/* ---- The rows ---- */

static void put_title(struct talk *x, int names, int i)
{
    switch (names) {
    case NAMES_SKILL: say(x, PART_SKILL(.skill = i)); break;
    case NAMES_SPELL: say(x, PART_SPELL(.spell = i)); break;
    case NAMES_GEAR: say(x, PART_GEAR(.gear = i)); break;
    default: say(x, PART_ARMOR(.armor = i)); break;
    }
}

/* A table of ours: a name, its title, what its row says, and what `more` adds. */
static void rows(bool *first, const struct data *d, const char *name, int names, int count,
                 void (*says)(struct talk *, int),
                 void (*more)(const struct pack *, bool *, int, struct text *), struct text *t)
{
    bool inner = true;
    json_put_open(first, name, '{', t);
    for (int i = 0; i < count; i++) {
        char buffer[512];
        struct text line = text_over(buffer, sizeof buffer);
        struct talk x;
        bool member = true;
        json_put_open(&inner, twenty_one_names[names].at[i], '{', t);
        bj_talk_begin(&x, d, NULL, &line);
        put_title(&x, names, i);
        json_put_string(&member, "title", buffer, t);
        line = text_over(buffer, sizeof buffer);
        says(&x, i);
        json_put_string(&member, "text", buffer, t);
        more(pack_of(d), &member, i, t);
        text_char(t, '}');
    }
    text_char(t, '}');
}

static void skill_more(const struct pack *p, bool *first, int skill, struct text *t)
{
    json_put_string(first, "ability", twenty_one_names[NAMES_ABILITY].at[p->skill[skill].ability], t);
    json_put_number(first, "cost", p->skill[skill].cost, t);
}

static void spell_more(const struct pack *p, bool *first, int spell, struct text *t)
{
    json_put_string(first, "school", twenty_one_names[NAMES_SCHOOL].at[p->spell[spell].school], t);
    json_put_number(first, "delay", p->spell[spell].delay, t);
    json_put_number(first, "target", p->spell[spell].target, t);
    json_put_number(first, "range", p->spell[spell].range, t);
    json_put_number(first, "attacks", p->spell[spell].piece == SPELL_PIECE_DAMAGE, t);
    json_put_number(first, "near", p->spell[spell].shape == SHAPE_BLAST, t);
}

static void gear_more(const struct pack *p, bool *first, int gear, struct text *t)
{
    static const char *const classes[] = {"melee", "ranged", "shield", "tool", "item", "incidental", "grip"};
    json_put_string(first, "class", classes[p->gear[gear].class], t);
    json_put_number(first, "weight", p->gear[gear].weight, t);
    json_put_number(first, "reach", p->gear[gear].reach, t);
    json_put_number(first, "stack", p->gear[gear].stack, t);
}

static void armor_more(const struct pack *p, bool *first, int armor, struct text *t)
{
    json_put_number(first, "weight", p->armor[armor].weight, t);
    json_put_number(first, "pockets", p->armor[armor].pockets, t);
    json_put_number(first, "limit", p->armor[armor].limit, t);
}

/* ---- The pack ---- */

static void names_of(bool *first, const char *name, int names, uint32_t mask, struct text *t)
{
    bool inner = true;
    json_put_open(first, name, '[', t);
    for (int i = 0; i < twenty_one_names[names].count; i++)
        if (mask >> i & 1) {
            json_put_comma(&inner, t);
            text_json(t, twenty_one_names[names].at[i]);
        }
    text_char(t, ']');
}

static void sheet(bool *first, const struct sheet *h, struct text *t)
{
    bool inner = true;
    json_put_open(first, "abilities", '{', t);
    for (int i = 0; i < ABILITIES; i++)
        if (h->ability[i])
            json_put_number(&inner, twenty_one_names[NAMES_ABILITY].at[i], h->ability[i], t);
    text_char(t, '}');
    names_of(first, "skills", NAMES_SKILL, h->skills & ~7u, t);
    names_of(first, "spells", NAMES_SPELL, h->spells, t);
    if (h->armor != NONE)
        json_put_string(first, "armor", twenty_one_names[NAMES_ARMOR].at[h->armor], t);
    inner = true;
    json_put_open(first, "slots", '{', t);
    for (int i = 0; i < SLOTS; i++)
        if (h->slot[i] != NONE)
            json_put_string(&inner, twenty_one_names[NAMES_SLOT].at[i], twenty_one_names[NAMES_GEAR].at[h->slot[i]], t);
    text_char(t, '}');
    inner = true;
    json_put_open(first, "pockets", '[', t);
    for (int i = 0; i < POCKETS; i++)
        if (h->pocket[i] != NONE) {
            json_put_comma(&inner, t);
            text_json(t, twenty_one_names[NAMES_GEAR].at[h->pocket[i]]);
        }
    text_char(t, ']');
}

/* Skills that it can never pay, in a sentence (BJ-E2). */
static void unpaid(bool *member, const struct data *d, const struct sheet *h, struct text *t)
{
    char bytes[240];
    struct text said = text_over(bytes, sizeof bytes);
    struct talk x;
    bj_talk_begin(&x, d, NULL, &said);
    bj_unpaid(&x, h);
    if (said.used)
        json_put_string(member, "unpaid", bytes, t);
}

static void people(bool *first, const struct data *d, struct text *t)
{
    const struct pack *p = pack_of(d);
    bool inner = true;
    json_put_open(first, "heroes", '{', t);
    for (int i = 0; i < p->hero_count; i++) {
        bool member = true;
        json_put_open(&inner, d->names[NAMES_HERO].at[i], '{', t);
        told(&member, &p->hero[i].told, t);
        sheet(&member, &p->hero[i].sheet, t);
        unpaid(&member, d, &p->hero[i].sheet, t);
        text_char(t, '}');
    }
    text_char(t, '}');
    inner = true;
    json_put_open(first, "beasts", '{', t);
    for (int i = 0; i < p->beast_count; i++) {
        bool member = true;
        json_put_open(&inner, d->names[NAMES_BEAST].at[i], '{', t);
        told(&member, &p->beast[i].told, t);
        json_put_number(&member, "limit", p->beast[i].limit, t);
        sheet(&member, &p->beast[i].sheet, t);
        text_char(t, '}');
    }
    text_char(t, '}');
}

/* '#' wall, ':' dark, '.' floor; a row a string. */
static void maps(bool *first, const struct pack *p, struct text *t)
{
    bool inner = true;
    json_put_open(first, "maps", '[', t);
    for (int i = 0; i < p->map_count; i++) {
        const struct map *m = &p->map[i];
        bool member = true, line = true;
        json_put_comma(&inner, t);
        text_char(t, '{');
        told(&member, &m->told, t);
        json_put_open(&member, "rows", '[', t);
        for (int row = 0; row < m->rows; row++) {
            json_put_comma(&line, t);
            text_char(t, '"');
            for (int column = 0; column < m->columns; column++)
                text_char(t, bj_is_wall(m, row, column) ? '#' : m->dark[row] >> column & 1 ? ':' : '.');
            text_char(t, '"');
        }
        text_put(t, "]}");
    }
    text_char(t, ']');
}

/* Where one may go from it: by their places in the run; none: it is the last. */
static void stage(const struct run_stage *at, struct text *t)
{
    bool member = true, way = true;
    text_char(t, '{');
    told(&member, &at->told, t);
    if (at->encounter == NONE) {
        json_put_key(&member, "rest", t);
        text_put(t, "true");
    }
    json_put_open(&member, "ways", '[', t);
    for (int i = 0; i < at->way_count; i++) {
        json_put_comma(&way, t);
        text_int(t, at->way[i]);
    }
    text_put(t, "]}");
}

/* Who stands there: heroes, against how many or more; hard, at that difficulty only. */
static void scene(bool *first, const struct data *d, const struct encounter *e, struct text *t)
{
    bool inner = true;
    told(first, &e->told, t);
    json_put_number(first, "map", e->map, t);
    json_put_open(first, "foes", '[', t);
    for (int i = 0; i < e->foe_count; i++) {
        bool member = true;
        json_put_comma(&inner, t);
        text_char(t, '{');
        json_put_string(&member, "beast", d->names[NAMES_BEAST].at[e->foe[i].beast], t);
        if (e->foe[i].heroes > 1)
            json_put_number(&member, "heroes", e->foe[i].heroes, t);
        if (e->foe[i].hard) {
            json_put_key(&member, "hard", t);
            text_put(t, "true");
        }
        text_char(t, '}');
    }
    text_char(t, ']');
}

static void story(bool *first, const struct data *d, struct text *t)
{
    const struct pack *p = pack_of(d);
    bool inner = true;
    json_put_open(first, "encounters", '{', t);
    for (int i = 0; i < p->encounter_count; i++) {
        bool member = true;
        json_put_open(&inner, d->names[NAMES_ENCOUNTER].at[i], '{', t);
        scene(&member, d, &p->encounter[i], t);
        text_char(t, '}');
    }
    text_char(t, '}');
    inner = true;
    json_put_open(first, "runs", '{', t);
    for (int i = 0; i < p->run_count; i++) {
        bool member = true, stages = true;
        json_put_open(&inner, d->names[NAMES_RUN].at[i], '{', t);
        told(&member, &p->run[i].told, t);
        json_put_open(&member, "stages", '[', t);
        for (int k = 0; k < p->run[i].stage_count; k++) {
            json_put_comma(&stages, t);
            stage(&p->run[i].stage[k], t);
        }
        text_put(t, "]}");
    }
    text_char(t, '}');
}

void bj_cards(const struct data *d, struct text *t)
{
    bool first = true;
    text_char(t, '{');
    json_put_string(&first, "pack", pack_of(d)->title, t);
    rows(&first, d, "skills", NAMES_SKILL, SKILLS, bj_skill_row, skill_more, t);
    rows(&first, d, "spells", NAMES_SPELL, SPELLS, bj_spell_row, spell_more, t);
    rows(&first, d, "gear", NAMES_GEAR, GEARS, bj_gear_row, gear_more, t);
    rows(&first, d, "armor", NAMES_ARMOR, ARMORS, bj_armor_row, armor_more, t);
    people(&first, d, t);
    maps(&first, pack_of(d), t);
    story(&first, d, t);
    text_char(t, '}');
}

/* ---- Facts ---- */

static void bodies(bool *first, const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    int from = bj_seat_body(v->seat) != NONE && s->being[bj_seat_body(v->seat)] != BEING_ABSENT ? bj_seat_body(v->seat) : s->mover;
    struct view plain = {.state = v->state, .seat = SEAT_WATCHER};
    char name[96]; /* a name and a number */
    struct text title = text_over(name, sizeof name);
    struct talk x;
    bool inner = true;
    title.labels = t->labels;
    bj_talk_begin(&x, d, &plain, &title);
    json_put_open(first, "bodies", '{', t);
    for (int i = 0; i < BODIES; i++) {
        bool member = true;
        if (s->being[i] == BEING_ABSENT)
            continue;
        json_put_open(&inner, twenty_one_names[NAMES_BODY].at[i], '{', t);
        title.used = 0;
        say(&x, PART_WHO_START(.who = i));
        json_put_string(&member, "title", name, t);
        json_put_number(&member, "limit", bj_limit_of(x.p, s, i), t);
        json_put_number(&member, "feet", bj_feet_of(s, i), t);
        if (from != NONE && from != i && bj_on_map(s, i) && bj_on_map(s, from)) {
            json_put_number(&member, "away", bj_distance(s, from, i), t);
            json_put_key(&member, "seen", t);
            text_put(t, bj_can_see(pack_of(d), s, from, i) ? "true" : "false");
        }
        text_char(t, '}');
    }
    text_char(t, '}');
}

/* Why cards count what they count, by their place in the hand: those alone that do not count their own value. */
static void whys(bool *first, const struct talk *x, int party, struct text *t)
{
    bool any = false;
    for (int i = 0; i < x->s->hand_n[party]; i++) {
        char place[4];
        struct room room;
        struct text key = text_over(place, sizeof place);
        const char *why = bj_why_worth(x, &room, party, i);
        if (!why)
            continue;
        if (!any)
            json_put_open(first, "why", '{', t);
        bool member = !any;
        any = true;
        text_int(&key, i);
        json_put_string(&member, place, why, t);
    }
    text_put(t, any ? "}" : "");
}

/* Totals, what each card counts and why, by party; chances of the party that the seat plays (BJ-I4). */
static void hands(bool *first, const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    struct talk x;
    bool inner = true;
    bj_talk_begin(&x, d, v, t);
    json_put_open(first, "hands", '[', t);
    for (int party = 0; party < 2; party++) {
        bool member = true, card = true;
        json_put_comma(&inner, t);
        text_char(t, '{');
        if (s->party[party] != NONE && s->hand_n[party]) {
            json_put_number(&member, "total", bj_hand_total(s, party), t);
            json_put_open(&member, "counts", '[', t);
            for (int i = 0; i < s->hand_n[party]; i++) {
                json_put_comma(&card, t);
                text_int(t, bj_card_counts(s, party, i));
            }
            text_char(t, ']');
            whys(&member, &x, party, t);
        }
        struct deal_odds o = {0};
        if (s->party[party] != NONE && seat_of(s->party[party]) == v->seat && s->result == RESULT_NONE)
            o = bj_odds_of(s, party);
        if (o.hit)
            json_put_share(&member, "bust", o.bust, t);
        if (o.plays && !o.dear && !s->held[party]) {
            json_put_share(&member, "win", o.win, t);
            json_put_share(&member, o.target ? "success" : "draw", o.target ? o.success : o.draw, t);
        }
        text_char(t, '}');
    }
    text_char(t, ']');
}

static void ways(bool *first, const struct pack *p, const struct twenty_one *s, struct text *t)
{
    const struct run *run = &p->run[s->run];
    const struct run_stage *at = &run->stage[s->run_at];
    bool inner = true;
    json_put_open(first, "ways", '[', t);
    for (int i = 0; i < at->way_count; i++) {
        json_put_comma(&inner, t);
        text_json(t, run->stage[at->way[i]].told.title);
    }
    text_char(t, ']');
}

/* For whoever calls a Deal: the Edge that its Abilities bring whom it is asked of, and how much more each tag (BJ-B6). */
static void called(bool *first, const struct pack *p, const struct twenty_one *s, struct text *t)
{
    enum { ABOVE = 100 }; /* Edge is never told below 0 */
    struct twenty_one as = *s;
    bool inner = true, member = true, begun = s->phase == PHASE_CALL;
    int party = begun ? FIRST : s->player, who = begun ? s->desk_who : s->party[party], tested, plain;
    as.act_kind = ACT_TRY;
    as.act_who = s->desk_who;
    as.call_edge[party] = ABOVE;
    as.tags = begun ? 0 : s->tags;
    json_put_open(first, "call", '{', t);
    json_put_open(&inner, "edge", '{', t);
    for (int i = 0; i < ABILITIES; i++)
        json_put_number(&member, twenty_one_names[NAMES_ABILITY].at[i],
                        bj_edge_for(p, &as, who, party, BIT(i), TAKE_BEST, &tested) - ABOVE, t);
    text_char(t, '}');
    member = true;
    json_put_open(&inner, "tags", '{', t);
    plain = bj_edge_for(p, &as, who, party, BIT(WITS), TAKE_BEST, &tested);
    for (int tag = 0; tag < TAGS && begun; tag++) {
        as.tags = (uint8_t)BIT(tag);
        int more = bj_edge_for(p, &as, who, party, BIT(WITS), TAKE_BEST, &tested) - plain;
        if (more)
            json_put_number(&member, twenty_one_names[NAMES_TAG].at[tag], more, t);
    }
    text_put(t, "}}");
}

void bj_facts(const struct data *d, const struct view *v, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct twenty_one *s = look_at(&v->state);
    bool first = true;
    text_char(t, '{');
    if (s->encounter < p->encounter_count)
        json_put_number(&first, "map", p->encounter[s->encounter].map, t);
    if (s->run < p->run_count && s->step == STEP_DONE) {
        json_put_string(&first, "stage", p->run[s->run].stage[s->run_at].told.title, t);
        if (s->phase == PHASE_PATH)
            ways(&first, p, s, t);
    }
    bodies(&first, d, v, t);
    if ((s->phase == PHASE_CALL || s->phase == PHASE_CALL_SIDE) && v->seat == GM)
        called(&first, p, s, t);
    if (s->deal != DEAL_NONE)
        hands(&first, d, v, t);
    if (s->run < p->run_count && (s->ending == ENDING_WON || s->ending == ENDING_LOST))
        json_put_string(&first, "closing", s->ending == ENDING_WON ? p->run[s->run].won : p->run[s->run].lost, t);
    text_char(t, '}');
}
