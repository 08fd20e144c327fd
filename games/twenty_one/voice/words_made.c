/* What the GM has made at the table, as a pack: rooms, and foes in them (section L of the rules).
 * What is always true: it is read from views alone, and the pack's reader takes it: every square is
 * one of its room, and a foe that the heroes cannot come to is left out. */
#include <string.h>

#include "engine/character.h"
#include "engine/tree_read.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/hero/character.h"
#include "games/twenty_one/rules.h"
#include "games/twenty_one/voice/words.h"
#include "games/twenty_one/voice/words_game.h"

enum { NAME_ROOM = NAME_BYTES_MAX + 1, SUFFIX_BYTES = 4 };

/* A beast of the pack: where it was first met. */
struct entry { char name[NAME_ROOM]; int table, who; };
struct making {
    const struct pack *p;
    const struct made_table *tables;
    struct text *out;
    int beasts, encounters;
    struct entry beast[BEASTS_MAX];
    uint8_t map_of[MADE_TABLES_MAX];       /* the table that has its map first */
    char room[MADE_TABLES_MAX][NAME_ROOM]; /* what each is called */
    uint32_t within[SIDE_CELLS];           /* what the first hero of a table can come to */
};

static const struct twenty_one *table_at(const struct making *m, int table)
{
    return look_at(&m->tables[table].view.state);
}

static bool is_own(const struct twenty_one *s, int who)
{
    return s->made >> who & 1 || called_as(s, who) >= 0;
}

/* ---- The room ---- */

static bool same_ground(const struct ground *a, const struct ground *b)
{
    size_t bytes = a->rows * sizeof *a->wall;
    return a->rows == b->rows && a->columns == b->columns && !memcmp(a->wall, b->wall, bytes) &&
           !memcmp(a->dark, b->dark, bytes) && !memcmp(a->rough, b->rough, bytes);
}

/* Step by step, through doors too, as the pack's reader looks at it. */
static void find_within(struct making *m, const struct ground *g, int row, int column)
{
    uint32_t inside = g->columns == SIDE_CELLS ? UINT32_MAX : BIT(g->columns) - 1, *in = m->within;
    bool more = true;
    memset(in, 0, sizeof m->within);
    in[row] = BIT(column);
    while (more) {
        more = false;
        for (int i = 0; i < g->rows; i++) {
            uint32_t here = in[i] | in[i] << 1 | in[i] >> 1;
            here |= (i ? in[i - 1] : 0) | (i + 1 < g->rows ? in[i + 1] : 0);
            here &= inside & (~g->wall[i] | g->rough[i]);
            more |= here != in[i];
            in[i] = here;
        }
    }
    for (int i = 0; i < g->rows; i++)
        in[i] &= ~g->wall[i];
}

static bool is_within(const struct making *m, const struct twenty_one *s, int who)
{
    return bj_on_map(s, who) && m->within[s->row[who]] >> s->column[who] & 1;
}

static int first_hero(const struct twenty_one *s)
{
    for (int i = 0; i < HEROES; i++)
        if (s->being[i] != BEING_ABSENT && bj_on_map(s, i))
            return i;
    return NONE;
}

/* The foes of a table that a pack can have, as bits; none: it has no encounter. */
static int foes_of(struct making *m, int table)
{
    const struct twenty_one *s = table_at(m, table);
    struct ground g = bj_map_of(m->p, s);
    int of = 0, hero = first_hero(s);
    if (hero == NONE)
        return 0;
    find_within(m, &g, s->row[hero], s->column[hero]);
    for (int i = HEROES; i < BODIES; i++)
        of |= (is_up(s, i) && is_within(m, s, i)) << i;
    int squares = 0; /* the heroes want four of them */
    for (int row = 0; row < g.rows; row++)
        squares += __builtin_popcount(m->within[row]);
    bool fits = squares >= HEROES + __builtin_popcount((unsigned)of);
    return fits && of & bj_side_mask(s, SIDE_FOES) ? of : 0;
}

/* ---- Names ---- */

static bool is_taken(const struct making *m, const char *name)
{
    char other[NAME_ROOM], own[NAME_ROOM];
    title_name(name, own);
    for (int i = 0; i < m->beasts; i++) {
        title_name(m->beast[i].name, other);
        if (!strcmp(other, own))
            return true;
    }
    return false;
}

/* As people call it, if a pack can call it so; else as its kind is called. */
static void name_beast(const struct making *m, int table, int who, struct text *out)
{
    const struct twenty_one *s = table_at(m, table);
    const char *kind = m->p->beast[s->kind[who]].caption.title, *called = NULL;
    char folded[4 * NAME_ROOM];
    if (called_as(s, who) >= 0)
        called = label_name(m->tables[table].labels, NAMES_CALLED, called_as(s, who));
    if (called && strlen(called) < sizeof folded)
        title_name(called, folded);
    else
        called = NULL;
    text_put(out, called && strpbrk(folded, "abcdefghijklmnopqrstuvwxyz") ? called : kind);
    size_t end = out->used;
    for (int n = 2; is_taken(m, out->at); n++) {
        out->used = end;
        text_format(out, " %d", n);
    }
}

/* The place of this foe's kind in the pack that is made; it may be new. -1: there are too many. */
static int beast_of(struct making *m, int table, int who)
{
    const struct twenty_one *s = table_at(m, table);
    for (int i = 0; i < m->beasts; i++) {
        const struct entry *e = &m->beast[i];
        const struct twenty_one *then = table_at(m, e->table);
        bool same = is_own(s, who) ? e->table == table && e->who == who
                                   : !is_own(then, e->who) && then->kind[e->who] == s->kind[who];
        if (same)
            return i;
    }
    if (m->beasts == BEASTS_MAX)
        return -1;
    struct entry *e = &m->beast[m->beasts];
    struct text name = text_over(e->name, NAME_ROOM - SUFFIX_BYTES);
    *e = (struct entry){.table = table, .who = who};
    name.size = NAME_ROOM;
    name_beast(m, table, who, &name);
    return m->beasts++;
}

/* ---- Writing ---- */

static void put_folded(bool *first, const char *key, const char *title, struct text *t)
{
    char folded[NAME_ROOM];
    title_name(title, folded);
    character_word(first, key, folded, t);
}

static void put_square(int row, int column, struct text *t)
{
    text_format(t, "\"%s%s\"", twenty_one_names[NAMES_COLUMN].at[column],
                twenty_one_names[NAMES_ROW].at[row]);
}

static void next_of(bool *any, struct text *t)
{
    text_put(t, *any ? ", {" : "{");
    *any = true;
}

static void put_beast(const struct making *m, const struct entry *e)
{
    const struct twenty_one *s = table_at(m, e->table);
    const struct beast *b = &m->p->beast[s->kind[e->who]];
    bool own = is_own(s, e->who), first = true;
    struct sheet h = own ? bj_sheet_of(s, e->who) : b->sheet;
    character_word(&first, "name", e->name, m->out);
    if (!own && *b->caption.text)
        character_word(&first, "text", b->caption.text, m->out);
    bj_sheet_json(m->p, &h, &first, m->out);
    character_number(&first, "limit", own ? s->base_limit[e->who] : b->limit, m->out);
    character_word(&first, "tactic", twenty_one_tactics.at[b->tactic], m->out);
    character_word(&first, "hurt", twenty_one_tactics.at[b->hurt], m->out);
    if (own ? called_as(s, e->who) >= 0 : b->own_name)
        character_word(&first, "own-name", "yes", m->out);
    if (!own && b->boss)
        character_word(&first, "boss", "yes", m->out);
    text_put(m->out, "}");
}

/* Up to the end of its first sentence, and no more than a name may have, in whole words. */
static void first_words(const char *said, struct text *out)
{
    size_t end = strcspn(said, ".!?:;\n"), from = out->used;
    if (end < NAME_ROOM) {
        text_put_n(out, said, end);
        return;
    }
    for (end = NAME_ROOM - 1; end && said[end] != ' ';)
        end--;
    text_put_n(out, said, end);
    while (out->used > from && strchr(" ,-", out->at[out->used - 1]))
        out->at[--out->used] = 0;
}

static bool room_is_taken(const struct making *m, int table)
{
    char other[NAME_ROOM], own[NAME_ROOM];
    title_name(m->room[table], own);
    for (int i = 0; i < table; i++) {
        title_name(m->room[i], other);
        if (!strcmp(other, own))
            return true;
    }
    return !own[strcspn(own, "abcdefghijklmnopqrstuvwxyz")];
}

/* By the first words of what the GM said there, if a pack can call it so and no other is; else
 * "Room 2". */
static void name_room(struct making *m, int table)
{
    const char *said = m->tables[table].said;
    struct text name = text_over(m->room[table], NAME_ROOM);
    struct room room;
    struct talk x;
    struct text none = text_like(m->out, room.at, sizeof room.at);
    if (said)
        first_words(said, &name);
    if (!room_is_taken(m, table))
        return;
    bj_talk_begin(&x, NULL, NULL, NULL, &none);
    name = text_over(m->room[table], NAME_ROOM);
    text_put(&name, piece(&x, &room, PART_MADE_ROOM(.n = table + 1)));
}

/* All of it, where a pack can have it. */
static void put_said(const struct making *m, bool *first, int table)
{
    const char *said = m->tables[table].said;
    if (said && strlen(said) <= TEXT_BYTES_MAX && !strchr(said, '\n'))
        character_word(first, "text", said, m->out);
}

static void put_map(const struct making *m, int table)
{
    struct ground g = bj_map_of(m->p, table_at(m, table));
    char line[SIDE_CELLS + 1];
    bool first = true;
    character_word(&first, "name", m->room[table], m->out);
    put_said(m, &first, table);
    character_key(&first, "rows", m->out);
    for (int row = 0; row < g.rows; row++) {
        bj_ground_line(&g, row, line);
        text_put(m->out, row ? ",\n    " : "[\n    ");
        text_json(m->out, line);
    }
    text_put(m->out, "]}");
}

/* Four squares: those of the heroes who are there, then any that nobody has. */
static void put_starts(struct making *m, const struct twenty_one *s)
{
    struct ground g = bj_map_of(m->p, s);
    uint32_t left[SIDE_CELLS];
    int n = 0;
    memcpy(left, m->within, sizeof left);
    for (int i = 0; i < BODIES; i++)
        if (s->being[i] != BEING_ABSENT && bj_on_map(s, i))
            left[s->row[i]] &= ~BIT(s->column[i]);
    text_char(m->out, '[');
    for (int i = 0; i < HEROES; i++)
        if (s->being[i] != BEING_ABSENT && is_within(m, s, i)) {
            text_put(m->out, n++ ? ", " : "");
            put_square(s->row[i], s->column[i], m->out);
        }
    for (int row = g.rows - 1; row >= 0 && n < HEROES; row--)
        for (; left[row] && n < HEROES; left[row] &= left[row] - 1) {
            text_put(m->out, n++ ? ", " : "");
            put_square(row, __builtin_ctz(left[row]), m->out);
        }
    text_char(m->out, ']');
}

static void put_foe(struct making *m, int table, int who, bool *any)
{
    const struct twenty_one *s = table_at(m, table);
    char folded[NAME_ROOM];
    title_name(m->beast[beast_of(m, table, who)].name, folded);
    next_of(any, m->out);
    text_format(m->out, "\"beast\": \"%s\", \"at\": ", folded);
    put_square(s->row[who], s->column[who], m->out);
    if (!s->aware[who] && s->side[who] == SIDE_FOES)
        text_put(m->out, ", \"unaware\": \"yes\"");
    if (s->side[who] != SIDE_FOES)
        text_format(m->out, ", \"side\": \"%s\"", twenty_one_names[NAMES_SIDE].at[s->side[who]]);
    text_char(m->out, '}');
}

static void put_encounter(struct making *m, int table)
{
    const struct twenty_one *s = table_at(m, table);
    int of = foes_of(m, table), foes = of & bj_side_mask(s, SIDE_FOES);
    bool first = true, any = false;
    character_word(&first, "name", m->room[table], m->out);
    if (m->map_of[table] != table)
        put_said(m, &first, table);
    put_folded(&first, "map", m->room[m->map_of[table]], m->out);
    character_key(&first, "heroes", m->out);
    put_starts(m, s);
    character_key(&first, "foes", m->out);
    text_char(m->out, '[');
    for (int pass = 0; pass < 2; pass++) /* a foe is the first of them */
        for (int i = HEROES; i < BODIES; i++)
            if ((pass ? of & ~foes : foes) >> i & 1)
                put_foe(m, table, i, &any);
    text_put(m->out, "]}");
}

/* A member of the pack, a list of what this writes for each of `count`. */
static void put_list(struct making *m, bool *first, const char *key, int count,
                     void (*put)(struct making *, int at), bool (*has)(struct making *, int at))
{
    bool any = false;
    character_key(first, key, m->out);
    text_char(m->out, '[');
    for (int i = 0; i < count; i++)
        if (has(m, i)) {
            next_of(&any, m->out);
            put(m, i);
        }
    text_char(m->out, ']');
}

static void beast_at(struct making *m, int at) { put_beast(m, &m->beast[at]); }
static void map_at(struct making *m, int at) { put_map(m, at); }
static bool is_beast(struct making *m, int at) { return at < m->beasts; }
static bool is_map(struct making *m, int at) { return m->map_of[at] == at && foes_of(m, at); }
static bool is_encounter(struct making *m, int at) { return foes_of(m, at) != 0; }

/* Tables that differ in nothing that a pack has of them are one. */
static void settle(struct making *m, int count)
{
    for (int i = 0; i < count; i++) {
        struct ground g = bj_map_of(m->p, table_at(m, i));
        int of = foes_of(m, i);
        m->map_of[i] = (uint8_t)i;
        name_room(m, i);
        for (int k = i - 1; k >= 0; k--) {
            struct ground other = bj_map_of(m->p, table_at(m, k));
            if (same_ground(&g, &other) && foes_of(m, k))
                m->map_of[i] = (uint8_t)k;
        }
        for (int who = HEROES; who < BODIES; who++)
            if (of >> who & 1)
                beast_of(m, i, who);
        m->encounters += of != 0;
    }
}

bool bj_makes(const struct data *d, const struct view *v, const struct move *next)
{
    const struct twenty_one *s = look_at(&v->state);
    (void)d;
    return !s->conflict && !s->fights && (s->room_rows || s->made) &&
           (!next || next->verb == DO_FIGHT || next->verb == DO_ROOM || next->verb == DO_SCENE);
}

bool bj_made(const struct data *d, const struct made_table *tables, int count, struct text *out)
{
    struct making m = {.p = pack_of(d), .tables = tables, .out = out};
    bool first = true;
    settle(&m, count);
    if (!m.encounters || !m.beasts)
        return false;
    text_char(out, '{');
    character_key(&first, "pack", out);
    text_put(out, "{\"title\": \"");
    text_format(out, "%s\", \"name\": \"made\", \"edition\": 1}", m.p->title);
    character_key(&first, "heroes", out);
    text_put(out, "[]");
    put_list(&m, &first, "beasts", m.beasts, beast_at, is_beast);
    put_list(&m, &first, "maps", count, map_at, is_map);
    put_list(&m, &first, "encounters", count, put_encounter, is_encounter);
    character_key(&first, "runs", out);
    text_put(out, "[]");
    character_end(out);
    return true;
}
