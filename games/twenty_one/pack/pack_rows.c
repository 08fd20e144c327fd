/* The rows of 21's tables, read: those of rows.yaml, which every pack has, then the sections of a
 * pack that change some of them and add others. What is always true of rows that got through: every
 * number is within the bounds of its column, and a row has what its piece or class asks for, so
 * that the rules may use it as it stands. */
#include <stddef.h>
#include <string.h>

#include "games/twenty_one/pack/pack_read.h"

extern const struct data_source source_twenty_one_rows;

/* ---- Columns: where a key of a row goes, and what it may be ---- */

#define ROW_KEYS {"name", true}, {"text", false}
#define NUMBER(key, type, member, lo, hi) NUMBER_KEY(key, false, type, member, lo, hi)
#define WORD(key, type, member, words) WORD_KEY(key, false, type, member, &(words), 0)
#define BITS(key, type, member, words) BITS_KEY(key, type, member, &(words), 0)
#define NAME(key, type, member, table, count)                                                      \
    WORD_KEY(key, false, type, member, &twenty_one_names[table], count)
#define NAMES(key, type, member, table, count)                                                     \
    BITS_KEY(key, type, member, &twenty_one_names[table], count)
#define YES YES_KEY

static const struct names of_words = NODE_WORDS("strength", "dexterity", "endurance", "hope",
                                                "wits", "power", "everyone", "gear", "spell");
static const struct names piece_words =
    NODE_WORDS("change", "set", "soul", "draw", "suit-change", "edge", "all-less", "cheer", "aura",
               "passive", "guidance", "cheek", "recompense", "riposte", "spell-bonus", "linger",
               "shield", "faces", "power-strike", "flanking", "expert");
static const struct names whose_words = NODE_WORDS("any", "own", "other");
static const struct names which_words = NODE_WORDS("any", "face", "queen", "jack");
static const struct names need_words =
    NODE_WORDS("not-over", "21", "contest", "spell", "timed", "no-damage");
static const struct node_key skill_keys[] = {
    ROW_KEYS,
    WORD("of", skill_row, of, of_words),
    NUMBER("cost", skill_row, cost, 0, 9),
    WORD("piece", skill_row, piece, piece_words),
    NUMBER("lo", skill_row, lo, -3, 10),
    NUMBER("hi", skill_row, hi, -3, 10),
    NAME("suit", skill_row, suit, NAMES_SUIT, SUITS),
    WORD("whose", skill_row, whose, whose_words),
    WORD("which", skill_row, which, which_words),
    BITS("needs", skill_row, needs, need_words),
    NUMBER("hand-weight", skill_row, gain.hand_weight, 0, 3),
    NUMBER("armor-weight", skill_row, gain.armor_weight, 0, 3),
    NUMBER("pockets", skill_row, gain.pockets, 0, 3),
    NUMBER("limit", skill_row, gain.limit, 0, 5),
    NUMBER("spells", skill_row, gain.spells, 0, 3),
    NUMBER("quiet-edge", skill_row, gain.edge_quiet, 0, 3),
    YES("by-choice", skill_row, by_choice),
};

static const struct names shape_words = NODE_WORDS("self", "one", "adjacent", "within", "blast");
static const struct names spell_piece_words =
    NODE_WORDS("damage", "repel", "heal-kind", "heal-suit", "heal-near", "timed", "mark", "prank");
static const struct node_key spell_keys[] = {
    ROW_KEYS,
    NAME("school", spell_row, school, NAMES_SCHOOL, SCHOOLS),
    NUMBER("delay", spell_row, delay, 0, 9),
    NAMES("abilities", spell_row, abilities, NAMES_ABILITY, ABILITIES),
    NUMBER("target", spell_row, target, 0, TARGET_MAX),
    NAMES("against", spell_row, against, NAMES_ABILITY, ABILITIES),
    WORD("shape", spell_row, shape, shape_words),
    NUMBER("range", spell_row, range, 0, FEET_MAX),
    WORD("piece", spell_row, piece, spell_piece_words),
    NAME("timed", spell_row, timed, NAMES_TIMED, TIMEDS),
    NAME("mark", spell_row, mark, NAMES_MARK, MARKS),
    NUMBER("turns", spell_row, turns, 0, 9),
    YES("ranged", spell_row, ranged),
    YES("fire", spell_row, fire),
    YES("own-red", spell_row, own_red),
    YES("free", spell_row, free),
    YES("by-choice", spell_row, by_choice),
};

static const struct names class_words =
    NODE_WORDS("melee", "ranged", "shield", "tool", "item", "incidental", "grip");
static const struct names item_words =
    NODE_WORDS("none", "heal-one", "heal-kind", "heal-all", "throw", "throw-near", "coat");
static const struct names effect_words =
    NODE_WORDS("two-hands", "no-retaliation", "answers-ranged", "again", "move-after", "clubs-stun",
               "faces-draw", "sweep", "clubs-shed", "bust-shed", "tests", "fire");
static const struct node_key gear_keys[] = {
    ROW_KEYS,
    WORD("class", gear_row, class, class_words),
    NAME("school", gear_row, school, NAMES_SCHOOL, SCHOOLS),
    NUMBER("weight", gear_row, weight, 0, 9),
    NAMES("abilities", gear_row, abilities, NAMES_ABILITY, ABILITIES),
    NUMBER("delay", gear_row, delay, 0, 9),
    NUMBER("reach", gear_row, reach, FEET, FEET_MAX),
    NUMBER("edge-attack", gear_row, edge_attack, -3, 3),
    NUMBER("edge-defend", gear_row, edge_defend, -3, 3),
    NUMBER("bonus", gear_row, bonus, 0, 3),
    {"skill", false},
    YES("skill-attack", gear_row, skill_attack),
    YES("skill-defend", gear_row, skill_defend),
    WORD("item", gear_row, item, item_words),
    NUMBER("stack", gear_row, stack, 0, STACK_MAX),
    BITS("effects", gear_row, flags, effect_words),
    YES("by-choice", gear_row, by_choice),
};

static const struct node_key armor_keys[] = {
    ROW_KEYS,
    NUMBER("weight", armor_row, weight, 0, 9),
    NUMBER("pockets", armor_row, pockets, 0, POCKETS),
    NUMBER("limit", armor_row, limit, 0, 9),
    NUMBER("sheds", armor_row, sheds, 0, 3),
    NUMBER("edge-dexterity", armor_row, edge_dexterity, 0, 3),
    YES("quick", armor_row, quick),
    YES("by-choice", armor_row, by_choice),
};

/* ---- What a row must have beside, and what follows from it ---- */

/* Bounds of lo and hi; when it can be used; what it must need. Those without a row have neither,
 * and are used in a window. */
static const struct piece_spec {
    int8_t lo_least, lo_most, hi_least, hi_most;
    uint8_t when, needs;
} pieces[PIECES] = {
    [PIECE_CHANGE] = {-CHANGE_MAX, CHANGE_MAX, -CHANGE_MAX, CHANGE_MAX, WHEN_WINDOW, 0},
    [PIECE_SET] = {0, 10, 0, 10, WHEN_WINDOW, 0},
    [PIECE_DRAW] = {0, 3, 0, 3, WHEN_WINDOW, 0},
    [PIECE_SUIT_CHANGE] = {0, 0, -3, 3, WHEN_WINDOW, 0},
    [PIECE_EDGE] = {0, 0, -3, -1, WHEN_WINDOW, NEED_CONTEST},
    [PIECE_AURA] = {.needs = NEED_CONTEST},
    [PIECE_PASSIVE] = {.when = WHEN_ALWAYS},
    [PIECE_RECOMPENSE] = {.when = WHEN_HIT},
    [PIECE_RIPOSTE] = {0, 0, 1, 3, WHEN_RIPOSTE, 0},
    [PIECE_SPELL_BONUS] = {0, 0, 1, 5, WHEN_WINDOW, NEED_SPELL},
    [PIECE_LINGER] = {.needs = NEED_SPELL | NEED_TIMED},
    [PIECE_SHIELD] = {.when = WHEN_SHIELD},
    [PIECE_FACES] = {0, 0, 1, 3, WHEN_ALWAYS, 0},
    [PIECE_POWER_STRIKE] = {.when = WHEN_ALWAYS},
    [PIECE_FLANKING] = {.when = WHEN_ALWAYS},
    [PIECE_EXPERT] = {.when = WHEN_BEGIN},
};

static int parties_of(const struct skill_row *row)
{
    return row->whose == WHOSE_ANY ? 2 : 1;
}

/* In how many ways it can be used in a window: a list of cards each. */
static int ways_of(const struct skill_row *row)
{
    if (row->when != WHEN_WINDOW)
        return 0;
    if (row->piece == PIECE_CHANGE)
        return parties_of(row) * (row->lo < row->hi ? 2 : 1);
    return row->piece == PIECE_SET ? parties_of(row) * (row->hi - row->lo + 1) : 1;
}

static bool skill_right(struct reader *r, const struct node *n, int at)
{
    struct skill_row *row = &r->pack->skill[at];
    const struct piece_spec *piece = &pieces[row->piece];
    row->when = piece->when;
    row->ability = row->of < ABILITIES ? row->of : ABILITY_NONE;
    if (row->lo < piece->lo_least || row->lo > piece->lo_most || row->hi < piece->hi_least ||
        row->hi > piece->hi_most)
        return node_wrong(n, r->wrong,
                          "of piece %s, lo must be %d to %d and hi %d to %d, not %d and %d",
                          piece_words.at[row->piece], piece->lo_least, piece->lo_most,
                          piece->hi_least, piece->hi_most, row->lo, row->hi);
    if ((row->piece == PIECE_CHANGE || row->piece == PIECE_SET) && row->lo > row->hi)
        return node_wrong(n, r->wrong, "lo must not be above hi");
    int lacks = piece->needs & ~row->needs;
    if (lacks)
        return node_wrong(n, r->wrong, "of piece %s, needs must have %s",
                          piece_words.at[row->piece],
                          need_words.at[__builtin_ctz((unsigned)lacks)]);
    if (!row->cost && row->when != WHEN_ALWAYS && row->piece != PIECE_SET)
        return node_wrong(n, r->wrong, "of piece %s, cost must be 1 to 9",
                          piece_words.at[row->piece]);
    if ((row->piece == PIECE_SHIELD) != (row->of == OF_SPELL) ||
        (row->piece == PIECE_FACES && row->of != OF_GEAR))
        return node_wrong(n, r->wrong, "a Skill of piece %s cannot be of %s",
                          piece_words.at[row->piece], of_words.at[row->of]);
    if (row->of == OF_GEAR && row->piece != PIECE_FACES &&
        (row->when == WHEN_ALWAYS || row->when == WHEN_BEGIN))
        return node_wrong(n, r->wrong, "a Skill of piece %s cannot be of gear",
                          piece_words.at[row->piece]);
    for (int i = 0; i < r->pack->skill_count && row->piece >= PIECE_ALONE; i++)
        if (i != at && r->pack->skill[i].piece == row->piece)
            return node_wrong(n, r->wrong,
                              "%s has the piece %s already, and only one Skill may have it",
                              r->pack->skill_name[i], piece_words.at[row->piece]);
    return true;
}

static bool spell_right(struct reader *r, const struct node *n, int at)
{
    const struct spell_row *row = &r->pack->spell[at];
    bool strikes = row->piece == SPELL_PIECE_DAMAGE || row->piece == SPELL_PIECE_REPEL;
    if (!row->abilities)
        return node_wrong(n, r->wrong, "a spell needs abilities: what its caster tests");
    if (strikes != !row->target || strikes != (row->against != 0) ||
        strikes != (row->shape != SHAPE_SELF))
        return node_wrong(
            n, r->wrong,
            strikes ? "of piece damage and repel, a spell has against and shape, and no target"
                    : "a spell that strikes nobody has a target, and neither against nor shape");
    if (!strikes && row->target < TARGET_MIN)
        return node_wrong(n, r->wrong, "target must be %d to %d", TARGET_MIN, TARGET_MAX);
    if ((row->range % FEET || !row->range) &&
        (row->shape == SHAPE_WITHIN || row->shape == SHAPE_BLAST))
        return node_wrong(n, r->wrong,
                          "of shape within and blast, range must be feet in fives, 5 to %d",
                          FEET_MAX);
    if (row->piece == SPELL_PIECE_REPEL && row->shape != SHAPE_WITHIN)
        return node_wrong(n, r->wrong, "of piece repel, shape must be within");
    if (row->piece == SPELL_PIECE_TIMED && !row->turns)
        return node_wrong(n, r->wrong, "of piece timed, turns must be 1 to 9");
    return true;
}

static bool gear_right(struct reader *r, const struct node *n, int at)
{
    struct gear_row *row = &r->pack->gear[at];
    bool throws = row->item == ITEM_THROW || row->item == ITEM_THROW_NEAR,
         strikes = row->class <= CLASS_RANGED || throws;
    const struct node *gives = node_get(n, "skill");
    int skill = gives ? twenty_one_known(r, gives, "skill", r->pack->skill_name,
                                         r->pack->skill_count)
                      : row->skill;
    if (skill < 0)
        return false;
    row->skill = (uint8_t)skill;
    if (row->class != CLASS_TOOL)
        row->school = SCHOOL_NONE;
    if (row->class != CLASS_MELEE)
        row->reach = 0;
    else if (!row->reach)
        row->reach = REACH_ADJACENT;
    row->flags = (uint16_t)(throws ? row->flags | GEAR_THROWN : row->flags & ~GEAR_THROWN);
    if ((row->item != ITEM_NONE) != (row->class == CLASS_ITEM) ||
        (row->stack != 0) != (row->class >= CLASS_ITEM && row->class < CLASS_GRIP))
        return node_wrong(n, r->wrong,
                          "gear of class item has an item and a stack, and no other gear has");
    if ((strikes || row->flags & GEAR_TESTS) && !row->abilities)
        return node_wrong(n, r->wrong, "what attacks or is tested needs abilities");
    if (row->class >= CLASS_INCIDENTAL && (at < GEAR_INCIDENTAL || at > GEAR_BARE))
        return node_wrong(n, r->wrong, "class must be melee, ranged, shield, tool or item");
    if (row->skill != SKILL_NONE && r->pack->skill[row->skill].of != OF_GEAR)
        return node_wrong(n, r->wrong, "skill must be a Skill of gear: %s is not",
                          r->pack->skill_name[row->skill]);
    if (row->reach % FEET)
        return node_wrong(n, r->wrong, "reach must be feet in fives");
    if (row->flags & GEAR_SWEEP && row->class != CLASS_MELEE)
        return node_wrong(n, r->wrong, "only gear of class melee can sweep");
    return true;
}

static bool armor_right(struct reader *r, const struct node *n, int at)
{
    (void)r;
    (void)n;
    (void)at;
    return true;
}

/* ---- The sections ---- */

static const struct section {
    const char *key, *what;
    const struct node_key *keys;
    int key_count, max;
    bool gear;
    size_t rows, row_size, count, name, title, text;
    bool (*right)(struct reader *, const struct node *, int at);
} sections[] = {
#define SECTION(key, what, of, max, gear)                                                          \
    {                                                                                              \
        key, what, KEYS(of##_keys), max, gear,                                                     \
            offsetof(struct pack, of), sizeof(struct of##_row), offsetof(struct pack, of##_count), \
            offsetof(struct pack, of##_name), offsetof(struct pack, of##_title),                   \
            offsetof(struct pack, of##_text), of##_right                                           \
    }
    SECTION("skills", "a Skill", skill, SKILLS_MAX, false),
    SECTION("spells", "a spell", spell, SPELLS_MAX, false),
    SECTION("gear", "gear", gear, GEARS_MAX, true),
    SECTION("armors", "armor", armor, ARMORS_MAX, false),
};
enum { SECTIONS = sizeof sections / sizeof *sections };
#define PART(type, r, section, member) ((type *)(void *)((char *)(r)->pack + (section)->member))

static int first_of(const char *name, const char *const *names, int count)
{
    for (int i = 0; i < count; i++)
        if (!strcmp(names[i], name))
            return i;
    return -1;
}

/* Rows that are no things of their own: a pack leaves them as they are. */
static bool is_fixed(const struct section *s, int at)
{
    return s->gear && at >= GEAR_INCIDENTAL && at <= GEAR_BARE;
}

/* The row that `n` changes, or a new one; -1: there can be none. */
static int row_at(struct reader *r, const struct section *s, const struct node *n, bool own)
{
    const struct node *title = node_get(n, "name");
    const char **names = PART(const char *, r, s, name), *line;
    uint8_t *count = PART(uint8_t, r, s, count);
    char *name = r->pack->name_bytes + r->used;
    if (!node_line(title, "name", NAME_BYTES_MAX, &line, r->wrong))
        return -1;
    int size = title_name(line, name), at = first_of(name, names, *count);
    if (!own && is_fixed(s, at)) {
        node_wrong(title, r->wrong, "%s cannot be changed", name);
        return -1;
    }
    if (at >= 0)
        return at;
    if (!strpbrk(name, "abcdefghijklmnopqrstuvwxyz") || !strcmp(name, "none")) {
        node_wrong(title, r->wrong, "a name needs a letter a-z, and none is reserved");
        return -1;
    }
    if (*count == s->max) {
        node_wrong(title, r->wrong, "%s: at most %d with the built-in ones", s->key, s->max);
        return -1;
    }
    r->used += (size_t)size + 1;
    names[*count] = name;
    PART(const char *, r, s, title)[*count] = own ? NULL : line;
    if (s->gear)
        r->pack->gear[*count].skill = SKILL_NONE;
    return (*count)++;
}

static bool read_row(struct reader *r, const struct section *s, const struct node *n, bool own)
{
    if (!node_map(n, s->what, s->keys, s->key_count, r->wrong))
        return false;
    int at = row_at(r, s, n, own);
    const struct node *text = node_get(n, "text");
    if (at >= 0 && text && !own && !PART(const char *, r, s, title)[at])
        return node_wrong(text, r->wrong, "text is for new rows: %s keeps its own",
                          PART(const char *, r, s, name)[at]);
    if (at < 0 || (text && !node_line(text, "text", TEXT_BYTES_MAX,
                                      &PART(const char *, r, s, text)[at], r->wrong)))
        return false;
    return node_take(n, s->keys, s->key_count, PART(char, r, s, rows) + at * s->row_size,
                     r->wrong) &&
           s->right(r, n, at);
}

static bool read_sections(struct reader *r, const struct node *tree, bool own)
{
    for (const struct section *s = sections; s < sections + SECTIONS; s++) {
        const struct node *list = node_get(tree, s->key);
        uint8_t count;
        if (!node_span(list, s->key, 0, GEARS_MAX, &count, r->wrong))
            return false;
        for (const struct node *n = list ? list->child : NULL; n; n = n->next)
            if (!read_row(r, s, n, own))
                return false;
    }
    return true;
}

/* How far a Skill that changes a card takes back an own bust, and shifts the margin. */
static int mends_by(const struct skill_row *row)
{
    return row->whose != WHOSE_OTHER && row->lo < 0 ? -row->lo : 0;
}
static int lifts_by(const struct skill_row *row)
{
    int own = row->whose != WHOSE_OTHER ? row->hi : 0,
        other = row->whose != WHOSE_OWN ? -row->lo : 0;
    return own > other ? own : other;
}

/* What the rules look up of all rows together. */
static bool sum_up(struct reader *r, const struct node *tree)
{
    struct pack *p = r->pack;
    int ways = 0;
    memset(p->skill_by, SKILL_NONE, sizeof p->skill_by);
    memset(p->tool_of, NONE, sizeof p->tool_of);
    for (int i = 0; i < p->skill_count; i++) {
        const struct skill_row *row = &p->skill[i];
        if (row->piece >= PIECE_ALONE)
            p->skill_by[row->piece] = (uint8_t)i;
        p->everyones |= row->of == OF_EVERYONE ? SKILL_BIT(i) : 0;
        p->learned |= row->of < OF_EVERYONE ? SKILL_BIT(i) : 0;
        p->face_setters |= row->piece == PIECE_SET && row->which == WHICH_FACE ? SKILL_BIT(i) : 0;
        ways += ways_of(row);
    }
    for (int lift = CHANGE_MAX; lift; lift--)
        for (int i = 0; i < p->skill_count; i++)
            if (p->skill[i].piece == PIECE_CHANGE && lifts_by(&p->skill[i]) == lift)
                p->changer[p->changers++] =
                    (struct changer){(uint8_t)i, (uint8_t)mends_by(&p->skill[i]), (uint8_t)lift};
    for (int i = 0; i < p->spell_count; i++) {
        const struct spell_row *row = &p->spell[i];
        p->free_spells |= row->free ? BIT(i) : 0;
        if (row->piece == SPELL_PIECE_TIMED)
            p->spells_timed[row->timed] |= BIT(i);
        if (row->piece == SPELL_PIECE_MARK)
            p->spells_mark[row->mark] |= BIT(i);
    }
    for (int i = p->gear_count - 1; i >= 0; i--)
        if (p->gear[i].class == CLASS_TOOL)
            p->tool_of[p->gear[i].school] = (uint8_t)i;
    p->names[NAMES_SKILL] = (struct names){p->skill_name, p->skill_count};
    p->names[NAMES_SPELL] = (struct names){p->spell_name, p->spell_count};
    p->names[NAMES_GEAR] = (struct names){p->gear_name, p->gear_count};
    p->names[NAMES_ARMOR] = (struct names){p->armor_name, p->armor_count};
    return ways <= WAYS_OF_SKILLS_MAX ||
           node_wrong(node_get(tree, "skills"), r->wrong,
                      "all Skills together can be used in at most %d ways, not %d: a card to "
                      "change, a value to set",
                      WAYS_OF_SKILLS_MAX, ways);
}

bool twenty_one_rows(struct reader *r, const struct node *tree)
{
    struct complaint ours = {0};
    struct reader own = {r->pack, r->pack, &ours, r->used};
    ENSURE(read_sections(&own, source_twenty_one_rows.tree, true) || !"rows.yaml is sound");
    r->used = own.used;
    return read_sections(r, tree, false) && sum_up(r, tree);
}
