/* For pages: the rows of all tables and the pack's texts as one object, and what follows from a
 * view. What is always true:
 * nothing stands here that the view does not hold, and the facts of a full table stay under 3
 * KB. */
#include "engine/json_put.h"
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/gear.h"
#include "games/twenty_one/run/lasting.h"
#include "games/twenty_one/run/run.h"
#include "games/twenty_one/run/scene.h"
#include "games/twenty_one/voice/words.h"
#include "games/twenty_one/voice/words_game.h"
#include "games/twenty_one/voice/words_scene.h"
#include "games/twenty_one/voice/words_table.h"

/* ---- The rows ---- */

static void skill_more(struct text *t, const struct pack *p, int i)
{
    put_string(t, "ability", name_of(p, NAMES_ABILITY, p->skill[i].ability));
    put_number(t, "cost", p->skill[i].cost);
    if (p->everyones >> i & 1)
        put_yes(t, "everyone", true);
}

static void spell_more(struct text *t, const struct pack *p, int i)
{
    const struct spell_row *row = &p->spell[i];
    put_string(t, "school", name_of(p, NAMES_SCHOOL, row->school));
    put_numbers(t, NUMBERS({"delay", row->delay}, {"target", row->target}, {"range", row->range},
                           {"attacks", row->piece == SPELL_PIECE_DAMAGE},
                           {"near", row->shape == SHAPE_BLAST}));
}

static void gear_more(struct text *t, const struct pack *p, int i)
{
    static const char *const classes[] = {"melee", "ranged",     "shield", "tool",
                                          "item",  "incidental", "grip"};
    const struct gear_row *row = &p->gear[i];
    put_string(t, "class", classes[row->class]);
    put_numbers(t, NUMBERS({"weight", row->weight}, {"reach", row->reach}, {"stack", row->stack}));
    if (row->class == CLASS_TOOL)
        put_string(t, "school", name_of(p, NAMES_SCHOOL, row->school));
}

static void armor_more(struct text *t, const struct pack *p, int i)
{
    const struct armor_row *row = &p->armor[i];
    put_numbers(t,
                NUMBERS({"weight", row->weight}, {"pockets", row->pockets}, {"limit", row->limit}));
}

/* Our tables: what they are called, what a row says (its kind, what it has, what it does) and
 * counts. */
static const struct table {
    const char *name, *kind; /* kind: of its terms */
    int names, voice;
    void (*says)(struct talk *, int);
    void (*more)(struct text *, const struct pack *, int);
} tables[] = {
    {"skills", "skill", NAMES_SKILL, VOICE_SKILL, bj_skill_row, skill_more},
    {"spells", "spell", NAMES_SPELL, VOICE_SPELL, bj_spell_row, spell_more},
    {"gear", "gear", NAMES_GEAR, VOICE_GEAR, bj_gear_row, gear_more},
    {"armor", "armor", NAMES_ARMOR, VOICE_ARMOR, bj_armor_row, armor_more},
};

static void rows(struct text *t, const struct data *d, const struct table *of)
{
    static const char *const members[] = {
        [ROW_KIND] = "of", [ROW_HAS] = "has", [ROW_TEXT] = "text"};
    char said[512];
    struct text line = text_over(said, sizeof said);
    struct room title;
    struct talk x;
    line.language = t->language;
    bj_talk_begin(&x, d, NULL, NULL, &line);
    in_object(t, of->name)
        for (int i = 0; i < d->names[of->names].count; i++) {
            if (of->names == NAMES_GEAR && i == GEAR_BARE)
                continue; /* nothing that can be had */
            in_object(t, name_of(x.p, of->names, i)) {
                put_string(t, "title", voice_thing(&x.voice, &title, of->voice, of->kind, i));
                for (x.share = ROW_KIND; x.share <= ROW_TEXT; x.share++) {
                    line = text_over(said, sizeof said);
                    of->says(&x, i);
                    put_string(t, members[x.share], said);
                }
                of->more(t, x.p, i);
            }
        }
}

/* ---- The pack ---- */

static void sheet(const struct pack *p, struct text *t, const struct sheet *h)
{
    in_object(t, "abilities")
        for (int i = 0; i < ABILITIES; i++)
            if (h->ability[i])
                put_number(t, name_of(p, NAMES_ABILITY, i), h->ability[i]);
    put_names(t, "skills", p->names[NAMES_SKILL].at, h->skills & ~p->everyones);
    put_names(t, "spells", p->names[NAMES_SPELL].at, h->spells);
    if (h->armor != NONE)
        put_string(t, "armor", name_of(p, NAMES_ARMOR, h->armor));
    in_object(t, "slots")
        for (int i = 0; i < SLOTS; i++)
            if (h->slot[i] != NONE)
                put_string(t, name_of(p, NAMES_SLOT, i), name_of(p, NAMES_GEAR, h->slot[i]));
    in_list(t, "pockets")
        for (int i = 0; i < POCKETS; i++)
            if (h->pocket[i] != NONE)
                put_string(t, NULL, name_of(p, NAMES_GEAR, h->pocket[i]));
}

static void people(struct text *t, const struct data *d)
{
    const struct pack *p = pack_of(d);
    in_object(t, "heroes")
        for (int i = 0; i < p->hero_count; i++)
            in_object(t, d->names[NAMES_HERO].at[i]) {
                char bytes[240];
                struct text unpaid = text_over(bytes, sizeof bytes);
                struct talk x;
                put_caption(t, &p->hero[i].caption);
                sheet(p, t, &p->hero[i].sheet);
                bj_talk_begin(&x, d, NULL, NULL, &unpaid);
                bj_unpaid(&x, &p->hero[i].sheet); /* BJ-E2 */
                if (unpaid.used)
                    put_string(t, "unpaid", bytes);
            }
    in_object(t, "beasts")
        for (int i = 0; i < p->beast_count; i++)
            in_object(t, d->names[NAMES_BEAST].at[i]) {
                put_caption(t, &p->beast[i].caption);
                put_number(t, "limit", p->beast[i].limit);
                sheet(p, t, &p->beast[i].sheet);
            }
}

/* In signs (twenty_one_signs); a row a string. */
static void ground(struct text *t, const struct ground *m)
{
    in_list(t, "rows")
        for (int row = 0; row < m->rows; row++) {
            char line[SIDE_CELLS + 1];
            bj_ground_line(m, row, line);
            put_string(t, NULL, line);
        }
}

static void maps(struct text *t, const struct pack *p)
{
    in_list(t, "maps")
        for (const struct map *m = p->map; m < p->map + p->map_count; m++)
            in_object(t, NULL) {
                struct ground of = bj_ground_of(m);
                put_caption(t, &m->caption);
                ground(t, &of);
            }
}

/* Where one may go from it: by their places in the run; none: it is the last. */
static void stage(struct text *t, const struct run_stage *at)
{
    in_object(t, NULL) {
        put_caption(t, &at->caption);
        if (at->rest)
            put_yes(t, "rest", true);
        in_list(t, "ways")
            for (int i = 0; i < at->way_count; i++)
                put_number(t, NULL, at->way[i]);
    }
}

static void story(struct text *t, const struct data *d)
{
    const struct pack *p = pack_of(d);
    in_object(t, "encounters")
        for (int i = 0; i < p->encounter_count; i++)
            in_object(t, d->names[NAMES_ENCOUNTER].at[i]) {
                put_caption(t, &p->encounter[i].caption);
                put_number(t, "map", p->encounter[i].map);
            }
    in_object(t, "runs")
        for (int i = 0; i < p->run_count; i++)
            in_object(t, d->names[NAMES_RUN].at[i]) {
                put_caption(t, &p->run[i].caption);
                in_list(t, "stages")
                    for (int k = 0; k < p->run[i].stage_count; k++)
                        stage(t, &p->run[i].stage[k]);
            }
}

/* Targets that a GM is offered first, from easy to all but hopeless (BJ-B3). */
static const int targets[] = {12, 15, 17, 19, TARGET_MAX};

void bj_cards(const struct data *d, struct text *t)
{
    text_char(t, '{');
    put_string(t, "pack", pack_of(d)->title);
    in_object(t, "limits") {
        put_numbers(t, NUMBERS({"square", FEET}, {"defeats", DEFEATS_MAX}, {"bust-over", BUST_OVER},
                               {"acts", ACTS_MAX}));
        in_list(t, "targets")
            for (size_t i = 0; i < sizeof targets / sizeof *targets; i++)
                put_number(t, NULL, targets[i]);
    }
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        rows(t, d, &tables[i]);
    people(t, d);
    maps(t, pack_of(d));
    story(t, d);
    text_char(t, '}');
}

/* ---- Facts ---- */

static void bodies(struct text *t, const struct data *d, const struct view *v)
{
    const struct twenty_one *s = look_at(&v->state);
    int own = bj_seat_body(v->seat),
        from = own != NONE && s->being[own] != BEING_ABSENT ? own : s->mover;
    struct view plain = {.state = v->state, .seat = SEAT_WATCHER};
    char name[96]; /* a name and a number */
    struct pieces lasts = {0};
    struct text title = text_over(name, sizeof name);
    struct talk x;
    title.labels = t->labels;
    title.language = t->language;
    bj_talk_begin(&x, d, &plain, NULL, &title);
    put_open(t, "bodies", '{');
    for (int i = 0; i < BODIES; i++) {
        if (s->being[i] == BEING_ABSENT && i != s->builder)
            continue;
        title.used = 0;
        say(&x, PART_WHO_START(.who = i));
        put_open(t, name_of(x.p, NAMES_BODY, i), '{');
        put_string(t, "title", name);
        put_number(t, "limit", bj_limit_of(x.p, s, i));
        put_number(t, "feet", bj_feet_of(s, i));
        if (from != NONE && from != i && bj_on_map(s, i) && bj_on_map(s, from)) {
            put_number(t, "away", bj_distance(s, from, i));
            put_yes(t, "seen", bj_can_see(x.p, s, from, i));
        }
        if (i < HEROES && bj_wound_after(s, i)) /* BJ-M4: for the file */
            put_string(t, "wound", name_of(x.p, NAMES_WOUND, bj_wound_after(s, i)));
        if (i < HEROES && bj_byname_after(s, i))
            put_string(t, "byname", name_of(x.p, NAMES_BYNAME, bj_byname_after(s, i)));
        clear(&lasts);
        bj_lasting_pieces(&x, i, &lasts);
        if (lasts.list.count)
            in_list(t, "lasts")
                for (int k = 0; k < lasts.list.count; k++)
                    put_string(t, NULL, lasts.at[k]);
        text_char(t, '}');
    }
    text_char(t, '}');
}

/* Why cards count what they count, by their place in the hand: those alone that do not count their
 * own value. */
static void whys(const struct talk *x, int party)
{
    struct text *t = x->t;
    bool any = false;
    for (int i = 0; i < x->s->hand_n[party]; i++) {
        char place[4];
        struct room room;
        struct text key = text_over(place, sizeof place);
        const char *why = bj_why_worth(x, &room, party, i);
        if (!why)
            continue;
        if (!any)
            put_open(t, "why", '{');
        any = true;
        text_int(&key, i);
        put_string(t, place, why);
    }
    text_put(t, any ? "}" : "");
}

/* What one more card brings. */
static void next_card(struct text *t, const struct one_more *one)
{
    put_open(t, "next", '{');
    put_share(t, "ahead", one->ahead);
    put_share(t, "even", one->even);
    put_share(t, "behind", one->behind);
    put_share(t, "bust", one->bust);
    text_char(t, '}');
}

/* Totals, what each card counts and why, by party, and what its next card brings; chances of the
 * party that the seat plays (BJ-I4), where it has something to be compared with. */
static void hands(struct text *t, const struct data *d, const struct view *v)
{
    const struct twenty_one *s = look_at(&v->state);
    struct talk x;
    bj_talk_begin(&x, d, v, NULL, t);
    put_open(t, "hands", '[');
    for (int party = 0; party < 2; party++) {
        struct deal_odds o = {0};
        put_open(t, NULL, '{');
        if (s->party[party] != NONE && s->hand_n[party]) {
            put_number(t, "total", bj_hand_total(s, party));
            in_list(t, "counts")
                for (int i = 0; i < s->hand_n[party]; i++)
                    put_number(t, NULL, bj_card_counts(s, party, i));
            whys(&x, party);
        }
        if (s->party[party] != NONE && seat_of(s->party[party]) == v->seat &&
            s->deal != DEAL_NONE && s->result == RESULT_NONE)
            o = bj_odds_of(s, party);
        struct one_more one = bj_one_more(s, party);
        if (one.open && !t->no_odds && s->deal != DEAL_NONE && s->result == RESULT_NONE)
            next_card(t, &one);
        bool compared = o.target || (s->party[1 - party] != NONE && s->hand_n[1 - party]);
        if (o.plays && compared && !o.vague && !s->held[party]) {
            put_share(t, "win", o.win);
            put_share(t, o.target ? "success" : "draw", o.target ? o.success : o.draw);
        }
        text_char(t, '}');
    }
    text_char(t, ']');
}

/* Of each way to attack in one's turn: with what, its Delay, and whom it could be aimed at now. */
static void attacks(struct text *t, const struct pack *p, const struct twenty_one *s)
{
    int who = s->mover;
    in_object(t, "attacks")
        for (int with = 0; with <= HANDS; with++) {
            int gear = with < HANDS ? bj_held(s, who, with) : GEAR_BARE;
            if (gear == NONE)
                continue;
            in_object(t, name_of(p, NAMES_WITH, with)) {
                put_string(t, "gear", name_of(p, NAMES_GEAR, gear));
                put_number(t, "delay", bj_act_delay(p, s, who, ACT_ATTACK, with, HOW_PLAIN, 0));
                put_names(t, "at", twenty_one_names[NAMES_BODY].at,
                          (uint64_t)bj_targets_for(p, s, who, ACT_ATTACK, with, gear));
            }
        }
}

/* Of each remedy that is open: which cards leave whose Damage Pile. */
static void heals(struct text *t, const struct pack *p, const struct twenty_one *s)
{
    static const uint8_t names[VERBS] = {
        [DO_KIND] = NAMES_KIND, [DO_SUIT] = NAMES_SUIT, [DO_DISCARD] = NAMES_CARD};
    struct options options = {0};
    struct move move;
    bj_remedy_options(p, s, seat_of(s->act_who), &options);
    in_object(t, "heals")
        for (uint64_t k = 0; k < options_size(&options); k++) {
            options_nth(&options, k, &move);
            in_object(t, twenty_one_names[names[move.verb]].at[move.arg[0]])
                for (int who = 0; who < BODIES; who++)
                    if (bj_remedy_takes(s, &move, who))
                        put_names(t, name_of(p, NAMES_BODY, who), twenty_one_names[NAMES_CARD].at,
                                  bj_remedy_takes(s, &move, who));
        }
}

/* Of each square on which the spell would strike somebody: whom. */
static void strikes(struct text *t, const struct pack *p, const struct twenty_one *s)
{
    struct ground map = bj_map_of(p, s);
    in_object(t, "strikes")
        for (int row = 0; row < map.rows; row++)
            for (int column = 0; column < map.columns; column++) {
                char square[8];
                struct text at = text_over(square, sizeof square);
                int struck = bj_struck(s, row, column);
                const int32_t arg[] = {row, column};
                if (!struck || bj_square_why(p, s, s->act_who, arg) != BJ_OPEN)
                    continue;
                text_format(&at, "%s%d", name_of(p, NAMES_COLUMN, column), row + 1);
                put_names(t, square, twenty_one_names[NAMES_BODY].at, (uint64_t)struck);
            }
}

/* What the Deal is about, in a sentence. */
static void deal(struct text *t, const struct data *d, const struct view *v)
{
    char bytes[640];
    struct text said = text_like(t, bytes, sizeof bytes);
    struct talk x;
    bj_talk_begin(&x, d, v, NULL, &said);
    bj_deal_about(&x);
    put_string(t, "deal", bytes);
}

static void ways(struct text *t, const struct pack *p, const struct twenty_one *s)
{
    const struct run *run = &p->run[s->run];
    const struct run_stage *at = &run->stage[s->run_at];
    in_list(t, "ways")
        for (int i = 0; i < at->way_count; i++)
            put_string(t, NULL, run->stage[at->way[i]].caption.title);
}

/* For the GM who calls a Deal: the Edge that the hero asked gets from each Ability, and how much
 * more from each tag (BJ-B6). */
static void called(struct text *t, const struct pack *p, const struct twenty_one *s)
{
    enum { ABOVE = 100 }; /* Edge is never told below 0 */
    struct twenty_one as = *s;
    bool begun = s->phase == PHASE_CALL;
    int party = begun ? FIRST : s->player, who = begun ? s->desk_who : s->party[party], tested,
        plain;
    as.act_kind = ACT_TRY;
    as.act_who = s->desk_who;
    as.call_edge[party] = ABOVE;
    as.tags = begun ? 0 : s->tags;
    put_open(t, "call", '{');
    in_object(t, "edge")
        for (int i = 0; i < ABILITIES; i++)
            put_number(t, name_of(p, NAMES_ABILITY, i),
                       bj_edge_for(p, &as, who, party, BIT(i), TAKE_BEST, &tested) - ABOVE);
    put_open(t, "tags", '{');
    plain = bj_edge_for(p, &as, who, party, BIT(WITS), TAKE_BEST, &tested);
    for (int tag = 0; tag < TAGS && begun; tag++) {
        as.tags = (uint8_t)BIT(tag);
        int more = bj_edge_for(p, &as, who, party, BIT(WITS), TAKE_BEST, &tested) - plain;
        if (more)
            put_number(t, name_of(p, NAMES_TAG, tag), more);
    }
    text_put(t, "}}");
}

/* For the GM who may open a scene: how many of each beast stand in it. */
static void scenes(struct text *t, const struct pack *p, const struct twenty_one *s)
{
    in_object(t, "scenes")
        for (int i = 0; i < p->encounter_count; i++)
            in_object(t, name_of(p, NAMES_ENCOUNTER, i)) {
                const struct encounter *e = &p->encounter[i];
                int count[BEASTS_MAX] = {0};
                for (int k = 0; k < e->foe_count; k++)
                    count[e->foe[k].beast] += bj_foe_comes(s, &e->foe[k]);
                for (int k = 0; k < e->foe_count; k++) {
                    int *n = &count[e->foe[k].beast];
                    if (*n && bj_foe_comes(s, &e->foe[k])) {
                        put_number(t, name_of(p, NAMES_BEAST, e->foe[k].beast), *n);
                        *n = 0;
                    }
                }
            }
}

void bj_facts(const struct data *d, const struct view *v, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct twenty_one *s = look_at(&v->state);
    text_char(t, '{');
    struct ground m = bj_map_of(p, s);
    if (s->encounter < p->encounter_count)
        put_number(t, "map", p->encounter[s->encounter].map);
    if (s->room_rows)
        in_object(t, "room")
            ground(t, &m);
    if (s->run < p->run_count && s->step == STEP_DONE) {
        put_string(t, "stage", p->run[s->run].stage[s->run_at].caption.title);
        if (s->phase == PHASE_PATH)
            ways(t, p, s);
        bj_scene_facts(t, d, v);
    }
    bodies(t, d, v);
    if (s->phase == PHASE_OWN_TURN && s->mover < BODIES && seat_of(s->mover) == v->seat)
        attacks(t, p, s);
    if (s->phase == PHASE_REMEDY && seat_of(s->act_who) == v->seat)
        heals(t, p, s);
    if (s->phase == PHASE_SQUARE && seat_of(s->act_who) == v->seat &&
        p->spell[s->act_what].shape == SHAPE_BLAST)
        strikes(t, p, s);
    if ((s->phase == PHASE_CALL || s->phase == PHASE_CALL_SIDE) && v->seat == GM)
        called(t, p, s);
    if (s->phase == PHASE_FREE && v->seat == GM)
        scenes(t, p, s);
    if (s->deal != DEAL_NONE)
        deal(t, d, v);
    /* those of the last Deal lie there */
    if (s->deal != DEAL_NONE || s->hand_n[FIRST] || s->hand_n[SECOND])
        hands(t, d, v);
    if (s->run < p->run_count && (s->ending == ENDING_WON || s->ending == ENDING_LOST)) {
        const char *title;
        put_string(t, "closing", bj_run_closing(p, s, &title));
        if (title)
            put_string(t, "closing-title", title);
    }
    text_char(t, '}');
}
