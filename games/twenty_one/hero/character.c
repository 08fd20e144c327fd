/* A hero that is kept: read from a tree, written as JSON, found in a match, built again move by
 * move. What is always true: what is read keeps every limit of section F, what is written is read
 * again as the same, and the moves lead to the hero that they were asked for. The file:
 * docs/characters.md. */
#include <string.h>

#include "engine/character.h"
#include "engine/json_put.h"
#include "games/twenty_one/hero/build.h"
#include "games/twenty_one/hero/character.h"
#include "games/twenty_one/hero/wish.h"
#include "games/twenty_one/run/lasting.h"
#include "games/twenty_one/run/run.h"
#include "games/twenty_one/sheet.h"
#include "games/twenty_one/why.h"

/* What a character's block has. */
struct kept_hero { struct sheet sheet; uint8_t wound, byname; };
_Static_assert(sizeof(struct kept_hero) <= CHARACTER_WORDS * sizeof(uint64_t),
               "a hero fits into a character");
_Static_assert((int)CHARACTER_NAME_BYTES == NAME_BYTES_MAX &&
                   (int)CHARACTER_TEXT_BYTES == TEXT_BYTES_MAX,
               "as in a pack");

static struct kept_hero kept(const struct kept_character *c)
{
    struct kept_hero h;
    memcpy(&h, c->block, sizeof h);
    return h;
}

struct sheet bj_character_sheet(const struct kept_character *c) { return kept(c).sheet; }

int bj_character_wound(const struct kept_character *c) { return kept(c).wound; }

int bj_character_byname(const struct kept_character *c) { return kept(c).byname; }

void bj_character_keep(struct kept_character *c, const struct sheet *h, int wound, int byname)
{
    struct kept_hero of;
    memset(&of, 0, sizeof of);
    memcpy(&of.sheet, h, sizeof *h);
    of.wound = (uint8_t)wound;
    of.byname = (uint8_t)byname;
    memcpy(c->block, &of, sizeof of);
}

static void put_line(char *out, size_t size, const char *line)
{
    struct text t = text_over(out, size);
    text_put(&t, line);
}

/* ---- Reading ---- */

bool bj_character_name(const struct node *n, struct kept_character *out, struct complaint *wrong)
{
    if (!character_caption(n, out, wrong))
        return false;
    return strspn(out->name, " -") < strlen(out->name) || !*out->name ||
           twenty_one_limited(node_get(n, "name"), WHY_NAME_BLANK, wrong);
}

/* One of these names, the first of which is "none" and not written; 0: left out. */
static bool read_lasting(const struct node *map, const char *key, int names,
                         const struct kept_character *of, int *out, struct complaint *wrong)
{
    const struct node *n = node_get(map, key);
    const struct names *all = &twenty_one_names[names];
    *out = 0;
    if (!n)
        return true;
    *out = 1 + node_word(n, key, all->at + 1, all->count - 1, wrong);
    return *out && (*of->name || twenty_one_limited(n, WHY_BEAR_NAME, wrong)); /* BJ-M1 */
}

static bool read(const struct data *d, const struct rules *rules, const struct node *n,
                 struct kept_character *out, struct complaint *wrong)
{
    static const struct node_key keys[] = {
        CHARACTER_KEYS(false), TWENTY_ONE_SHEET_KEYS, {"wound", false}, {"byname", false}};
    int wound, byname;
    struct reader r = {.rows = pack_of(d), .wrong = wrong};
    struct sheet h;
    memset(out, 0, sizeof *out);
    if (!node_map(n, "a character", KEYS(keys), wrong) ||
        !character_of_game(n, twenty_one_game.name, wrong) ||
        !bj_character_name(n, out, wrong) || !twenty_one_sheet(&r, n, POINTS_READ_MAX, &h) ||
        !read_lasting(n, "wound", NAMES_WOUND, out, &wound, wrong) ||
        !read_lasting(n, "byname", NAMES_BYNAME, out, &byname, wrong))
        return false;
    int broken = bj_sheet_wrong(r.rows, &h, rules->value[RULE_SINGLE_TWICE]); /* BJ-F5 */
    if (broken)
        return twenty_one_limited(n, broken, wrong);
    bj_character_keep(out, &h, wound, byname);
    return true;
}

/* ---- Writing ---- */

static void put_words(const struct pack *p, bool *first, const char *key, int names, uint64_t of,
                      struct text *t)
{
    character_key(first, key, t);
    text_char(t, '[');
    for (uint64_t left = of; left; left &= left - 1) {
        text_put(t, left == of ? "" : ", ");
        text_json(t, p->names[names].at[__builtin_ctzll(left)]);
    }
    text_char(t, ']');
}

static void put_pockets(const struct pack *p, bool *first, const struct sheet *h, struct text *t)
{
    bool any = false;
    for (int i = 0; i < POCKETS; i++) {
        if (h->pocket[i] == NONE)
            continue;
        if (!any)
            character_key(first, "pockets", t);
        text_put(t, any ? ", " : "[");
        text_json(t, p->names[NAMES_GEAR].at[h->pocket[i]]);
        any = true;
    }
    text_put(t, any ? "]" : "");
}

static void put_gear(const struct pack *p, bool *first, const struct sheet *h, struct text *t)
{
    bool both = h->slot[SLOT_RIGHT] == GEAR_GRIP;
    if (h->armor != NONE)
        character_word(first, "armor", p->names[NAMES_ARMOR].at[h->armor], t);
    for (int slot = SLOT_LEFT; slot < SLOTS; slot++)
        if (h->slot[slot] != NONE && h->slot[slot] != GEAR_GRIP)
            character_word(first,
                     twenty_one_names[NAMES_SLOT].at[both && slot == SLOT_LEFT ? SLOT_BOTH : slot],
                     p->names[NAMES_GEAR].at[h->slot[slot]], t);
    put_pockets(p, first, h, t);
}

void bj_sheet_json(const struct pack *p, const struct sheet *h, bool *first, struct text *t)
{
    character_key(first, "abilities", t);
    text_char(t, '{');
    for (int i = 0; i < ABILITIES; i++)
        put_number(t, twenty_one_names[NAMES_ABILITY].at[i], h->ability[i]);
    text_char(t, '}');
    put_words(p, first, "skills", NAMES_SKILL, h->skills & ~p->everyones, t);
    if (h->school != SCHOOL_NONE)
        character_word(first, "attuned", twenty_one_names[NAMES_SCHOOL].at[h->school], t);
    if (h->spells)
        put_words(p, first, "spells", NAMES_SPELL, h->spells, t);
    put_gear(p, first, h, t);
}

static void json(const struct data *d, const struct kept_character *c, struct text *t)
{
    struct kept_hero h = kept(c);
    bool first;
    character_begin(&first, twenty_one_game.name, c, t);
    bj_sheet_json(pack_of(d), &h.sheet, &first, t);
    if (h.wound)
        character_word(&first, "wound", twenty_one_names[NAMES_WOUND].at[h.wound], t);
    if (h.byname)
        character_word(&first, "byname", twenty_one_names[NAMES_BYNAME].at[h.byname], t);
    character_end(t);
}

/* ---- In a match ---- */

static bool is_hero(const struct view *v, int seat)
{
    return seat > GM && seat < look_at(&v->state)->seats;
}

/* Empty pockets are the last ones. */
static void close_gaps(struct sheet *h)
{
    int n = 0;
    for (int i = 0; i < POCKETS; i++)
        if (h->pocket[i] != NONE) {
            uint8_t gear = h->pocket[i], count = h->pocket_n[i];
            h->pocket[i] = NONE;
            h->pocket_n[i] = 0;
            h->pocket[n] = gear;
            h->pocket_n[n++] = count;
        }
}

static bool made(const struct data *d, const struct view *v, const struct labels *labels, int seat,
                 struct kept_character *out)
{
    const struct twenty_one *s = look_at(&v->state);
    const struct pack *p = pack_of(d);
    int who = seat - 1;
    if (!is_hero(v, seat) || s->being[who] == BEING_ABSENT)
        return false;
    struct sheet h = bj_sheet_packed(p, s, who); /* BJ-F6 */
    close_gaps(&h);
    *out = (struct kept_character){0};
    if (s->kind[who] < KIND_OWN) {
        put_line(out->name, sizeof out->name, p->hero[s->kind[who]].caption.title);
        put_line(out->text, sizeof out->text, p->hero[s->kind[who]].caption.text);
    }
    const char *called =
        called_as(s, who) < 0 ? NULL : label_name(labels, NAMES_CALLED, called_as(s, who));
    if (called)
        put_line(out->name, sizeof out->name, called); /* of a longer one whole letters */
    bool named = *out->name; /* BJ-M1 */
    bj_character_keep(out, &h, named ? bj_wound_after(s, who) : WOUND_NONE,
                      named ? bj_byname_after(s, who) : 0); /* BJ-M4 */
    return true;
}

static struct move move_of(int seat, int verb, int a, int b)
{
    return (struct move){.seat = (uint8_t)seat, .verb = (uint8_t)verb, .arg = {a, b}};
}

static struct move next_gear(int seat, const struct sheet *now, const struct sheet *want)
{
    if (want->slot[SLOT_RIGHT] == GEAR_GRIP && now->slot[SLOT_RIGHT] != GEAR_GRIP)
        return move_of(seat, DO_EQUIP, SLOT_BOTH, want->slot[SLOT_LEFT]);
    for (int slot = 0; slot < SLOTS; slot++)
        if (want->slot[slot] != now->slot[slot])
            return move_of(seat, DO_EQUIP, slot, want->slot[slot]);
    for (int i = 0; i < POCKETS; i++)
        if (want->pocket[i] != now->pocket[i])
            return move_of(seat, DO_STOW, i, want->pocket[i]);
    return move_of(seat, DO_DONE, 0, 0);
}

bool bj_character_next(int seat, int step, const struct sheet *now, const struct sheet *want,
                       bool twice, struct move *out)
{
    uint64_t skills = want->skills & ~now->skills, spells = want->spells & ~now->spells;
    int at = 0;
    switch (step) {
    case STEP_START:
        at = bj_sheet_group(want, twice);
        *out = move_of(seat, DO_GROUP, at, 0);
        return at >= 0;
    case STEP_SINGLE_A:
    case STEP_SINGLE_B:
        while (at < ABILITIES && now->ability[at] >= want->ability[at])
            at++;
        *out = move_of(seat, DO_RAISE, at, 0);
        return at != ABILITIES;
    case STEP_SKILLS:
        if (skills)
            *out = move_of(seat, DO_LEARN, __builtin_ctzll(skills), 0);
        return skills != 0;
    case STEP_ATTUNE:
        *out = move_of(seat, DO_ATTUNE, want->school, 0);
        return want->school != SCHOOL_NONE;
    case STEP_SPELLS:
        *out = spells ? move_of(seat, DO_SPELL, __builtin_ctzll(spells), 0)
                      : move_of(seat, DO_DONE, 0, 0);
        return true;
    case STEP_ARMOR:
        *out = want->armor == NONE ? move_of(seat, DO_DONE, 0, 0)
                                   : move_of(seat, DO_ARMOR, want->armor, 0);
        return true;
    default: *out = next_gear(seat, now, want); return true;
    }
}

static bool next(const struct data *d, const struct view *v, const struct kept_character *c,
                 struct move *out)
{
    const struct twenty_one *s = look_at(&v->state);
    int seat = v->seat;
    (void)d;
    if (s->phase != PHASE_BUILD || s->actor != seat)
        return false;
    if (!c) {
        *out = move_of(seat, DO_RANDOM, 0, 0); /* BJ-F5 */
        return s->step == STEP_START;
    }
    struct sheet now = bj_sheet_of(s, s->builder), want = bj_character_sheet(c);
    if (s->step == STEP_START && *c->name && called_as(s, s->builder) < 0) {
        *out = move_of(seat, DO_NAME, __builtin_ctz(~bj_names_used(s)), 0);
        return true;
    }
    bool borne = s->wound[s->builder] || s->byname[s->builder], named = *c->name;
    if (s->step == STEP_START && named && !borne && (kept(c).wound || kept(c).byname) &&
        s->edition >= EDITION_HELD) {
        *out = move_of(seat, DO_BEAR, kept(c).wound, kept(c).byname); /* BJ-M4 */
        return true;
    }
    return bj_character_next(seat, s->step, &now, &want, s->rule_single_twice, out);
}

const struct characters twenty_one_characters = {
    .lives = true,
    .rules = "story=free",
    .read = read,
    .json = json,
    .sheet = bj_say_sheet,
    .notes = bj_say_notes,
    .made = made,
    .next = next,
};
