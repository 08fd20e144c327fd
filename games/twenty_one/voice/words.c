/* What all files that speak share: a talk with one reader, the names of people and things, and what
 * each of them is. */
#include "games/twenty_one/asked.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/gear.h"
#include "games/twenty_one/rules.h"
#include "games/twenty_one/run/scene.h"
#include "games/twenty_one/sheet.h"
#include "games/twenty_one/voice/words.h"
#include "games/twenty_one/voice/words_game.h"
#include "games/twenty_one/voice/words_table.h"

#include <string.h>

extern const struct voice_language twenty_one_voices[], twenty_one_remarks[],
    twenty_one_past[];

/* Tables whose words are the game's own, by their names there; a kind of act and a way to attack
 * are among both. */
static const uint8_t table_names[VOICE_TABLES] = {
    [VOICE_ABILITY] = NAMES_ABILITY, [VOICE_SCHOOL] = NAMES_SCHOOL, [VOICE_SKILL] = NAMES_SKILL,
    [VOICE_SPELL] = NAMES_SPELL,
    [VOICE_GEAR] = NAMES_GEAR, [VOICE_ARMOR] = NAMES_ARMOR, [VOICE_SLOT] = NAMES_SLOT,
    [VOICE_POCKET] = NAMES_POCKET,
    [VOICE_TIMED] = NAMES_TIMED, [VOICE_MARK] = NAMES_MARK, [VOICE_TAG] = NAMES_TAG,
    [VOICE_SUIT] = NAMES_SUIT, [VOICE_WOUND] = NAMES_WOUND, [VOICE_BYNAME] = NAMES_BYNAME,
    [VOICE_CARD] = NAMES_CARD, [VOICE_BODY] = NAMES_BODY, [VOICE_COLUMN] = NAMES_COLUMN,
    [VOICE_ACT] = NAMES_ACT,
    [VOICE_HOW] = NAMES_HOW,
};

static const struct voice_names closed[VOICE_TABLES] = {VOICE_CLOSED_TABLES};

/* ---- People ---- */

int bj_seat_body(int seat) { return seat > GM && seat < SEATS ? seat - 1 : NONE; }

bool bj_is_own(const struct view *v, int who) { return who < HEROES && v->seat == seat_of(who); }

/* Without its article. */
static const char *plain_title(const char *title)
{
    return title + (strncmp(title, "The ", 4) ? 0 : 4);
}

const char *bj_against_title(const struct pack *p, const struct approach *a, bool *the)
{
    const struct beast *beast = &p->beast[a->against];
    const char *title = a->called ? a->called : beast->caption.title, *plain = plain_title(title);
    *the = plain > title || !beast->own_name;
    return plain;
}

/* As the pack or its player calls it, or NULL. */
static const char *title_of(const struct talk *x, int who)
{
    /* a story may go on elsewhere with what came of a contest */
    const struct twenty_one *s = x->was && x->was->approach != NONE ? x->was : x->s;
    int kind = x->s->kind[who];
    const char *called = who >= HEROES ? bj_scene_called(x->p, s, who) : NULL;
    if (called)
        return called;
    if (called_as(x->s, who) >= 0)
        return label_name(x->t->labels, NAMES_CALLED, called_as(x->s, who));
    if (who >= HEROES)
        return kind < x->p->beast_count ? x->p->beast[kind].caption.title : NULL;
    return kind < x->p->hero_count ? x->p->hero[kind].caption.title : NULL;
}

/* Those of one name are told apart by a number: "Mud Hound 2"; a foe that is alone of its kind is
 * called by it: "the Mud Hound", but for one with a name of its own. */
static void call(struct talk *x, int who)
{
    const char *title = title_of(x, who);
    int same = 0, nth = 0, first = who < HEROES ? 0 : HEROES, end = who < HEROES ? HEROES : BODIES;
    x->called[who] = title;
    if (!title)
        return;
    for (int i = first; i < end; i++) {
        const char *other = title_of(x, i);
        bool is = other && !strcmp(other, title);
        same += is;
        nth += is && i <= who;
    }
    x->called[who] = who < HEROES ? title : plain_title(title);
    bool the = x->called[who] > title;
    if (same > 1) {
        struct text name = text_over(x->name[who], sizeof x->name[who]);
        text_format(&name, "%s %d", x->called[who], nth);
        x->called[who] = x->name[who];
    } else if (the || (who >= HEROES && called_as(x->s, who) < 0 &&
                       !x->p->beast[x->s->kind[who]].own_name)) {
        x->things |= 1u << who;
    }
}

const char *bj_called(void *talk, int who, bool *thing)
{
    struct talk *x = talk;
    if (!(x->known >> who & 1))
        call(x, who);
    x->known |= 1u << who;
    *thing = x->things >> who & 1;
    return x->called[who];
}

/* What a pack calls the rows that it adds, and says of them. */
static void name_rows(struct talk *x)
{
    const struct pack *p = x->p;
    const struct { uint8_t table; const char *const *title, *const *text; } of[] = {
        {VOICE_SKILL, p->skill_title, p->skill_text}, {VOICE_SPELL, p->spell_title, p->spell_text},
        {VOICE_GEAR, p->gear_title, p->gear_text},    {VOICE_ARMOR, p->armor_title, p->armor_text}};
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        x->names[of[i].table].title = of[i].title;
        x->names[of[i].table].text = of[i].text;
        x->names[of[i].table].stride = sizeof(char *);
    }
}

void bj_talk_begin(struct talk *x, const struct data *d, const struct view *v, const struct move *m,
                   struct text *t)
{
    talk_begin(x, set, d, v, m, t, twenty_one_voices, closed);
    for (int i = 0; i < VOICE_TABLES; i++) {
        const struct names *own = &(d ? d->names : twenty_one_names)[table_names[i]];
        if (table_names[i])
            x->names[i] = (struct voice_names){.at = own->at, .count = own->count};
    }
    x->p = d ? pack_of(d) : NULL;
    if (d)
        name_rows(x);
    x->s = x->is = v ? look_at(&v->state) : NULL;
    x->voice.caller = v ? bj_called : NULL;
    x->voice.about = x;
    bool plays = v && bj_seat_body(v->seat) != NONE;
    x->voice.reader = (struct voice_reader){
        .seat = plays ? bj_seat_body(v->seat) : VOICE_WATCHER, .players = BODIES, .first = 1};
}

const struct voice_list bj_nobody = {.count = 1, .values = (const int32_t[]){NONE}};

void bj_add_cards(const struct talk *x, struct pieces *of, uint64_t cards)
{
    clear(of);
    for (; cards; cards &= cards - 1)
        add(x, of, PART_THE_CARD(.card = __builtin_ctzll(cards)));
}

/* ---- Moves ---- */

const struct caption *bj_caption_of(const struct talk *x)
{
    int at = x->m->arg[0];
    const struct run *run;
    switch (x->m->verb) {
    case DO_HERO: return &x->p->hero[at].caption;
    case DO_BRING: return &x->p->beast[at].caption;
    case DO_SCENE: return &x->p->encounter[at].caption;
    case DO_PATH:
        run = &x->p->run[x->s->run];
        return &run->stage[run->stage[x->s->run_at].way[at]].caption;
    default: return &x->p->run[at].caption;
    }
}

int bj_gear_of(const struct talk *x, int who)
{
    int at = x->m->arg[0];
    switch (x->m->verb) {
    case DO_ATTACK: return at < HANDS ? bj_held(x->s, who, at) : GEAR_BARE;
    case DO_USE: return bj_from_gear(x->s, who, at);
    case DO_READY: return x->s->pocket[who * POCKETS + at];
    case DO_SWAP: return bj_held(x->s, who, at);
    default: return x->s->slot[who * SLOTS + at];
    }
}

/* ---- Things ---- */

static int shown_count(const struct pack *p, int gear, int n)
{
    return gear != NONE && gear != GEAR_GRIP && p->gear[gear].stack > 1 ? n : 0;
}

void bj_gear_pieces(const struct talk *x, const struct twenty_one *s, int who, struct pieces *out)
{
    struct pieces pockets = {0};
    bool bare = s->slot[who * SLOTS] == NONE && s->slot[who * SLOTS + 1] == NONE;
    clear(out);
    add_if(x, bare, out, PART_BARE());
    for (int slot = bare ? HANDS : 0; slot < SLOTS; slot++) {
        int gear = s->slot[who * SLOTS + slot],
            n = shown_count(x->p, gear, s->slot_n[who * SLOTS + slot]);
        if (slot < HANDS || gear != NONE)
            add(x, out, PART_IN_SLOT(.slot = slot, .gear = gear, .n = n,
                             .coated = s->coated[who] >> slot & 1));
    }
    for (int i = 0; i < POCKETS; i++) {
        int gear = s->pocket[who * POCKETS + i];
        if (gear != NONE)
            add(x, &pockets, PART_STACK(.gear = gear,
                           .n = shown_count(x->p, gear, s->pocket_n[who * POCKETS + i])));
    }
    add_if(x, pockets.list.count, out, PART_POCKETS(.pockets = &pockets.list));
    add_if(x, s->armor[who] != NONE, out, PART_ARMOR(.armor = s->armor[who]));
}

void bj_ability_pieces(const struct talk *x, const struct twenty_one *s, int who, bool now,
                       struct pieces *out)
{
    clear(out);
    for (int i = 0; i < ABILITIES; i++) {
        int plain = s->ability[who * ABILITIES + i], n = now ? bj_ability_now(s, who, i) : plain;
        add_if(x, n || plain, out, PART_ABILITY(.ability = i, .n = n));
    }
    add_if(x, !out->list.count, out, PART_NO_ABILITIES());
}

void bj_sheet_pieces(const struct talk *x, const struct twenty_one *s, int who, bool gear,
                     struct pieces *out)
{
    struct sheet h = bj_sheet_of(s, who);
    uint64_t own = h.skills & ~x->p->everyones;
    struct pieces all = {0};
    clear(out);
    bj_ability_pieces(x, s, who, false, &all);
    add(x, out, PART_JOINED(.pieces = &all.list));
    add_if(x, own, out, PART_OWN_SKILLS(.skills = those(own)));
    add_if(x, h.spells, out, PART_OWN_SPELLS(.spells = those(h.spells)));
    if (gear) {
        bj_gear_pieces(x, s, who, &all);
        add(x, out, PART_APART(.pieces = &all.list));
    }
}

/* ---- What a thing is ---- */

void bj_next_line(struct talk *x) { text_put(x->t, x->t->used ? "\n" : ""); }

static void describe_sheet(struct talk *x, const struct caption *caption, const struct sheet *h,
                           int limit)
{
    struct twenty_one as = {0};
    struct pieces has = {0};
    int most = bj_sheet_damage_limit(x->p, h, limit); /* BJ-C3 */
    uint64_t own = h->skills & ~x->p->everyones;
    bj_sheet_put(&as, 0, h);
    say_line(x, CARD_TOLD(.title = caption->title, .text = caption->text));
    bj_ability_pieces(x, &as, 0, false, &has);
    if (memcmp(h->ability, (uint8_t[ABILITIES]){0}, ABILITIES) != 0)
        say(x, CARD_ABILITIES(.has = &has.list, .limit = most));
    else
        say(x, CARD_NO_ABILITIES(.limit = most));
    if (own) {
        bj_next_line(x);
        say(x, CARD_SKILLS(.skills = those(own)));
    }
    if (h->spells) {
        bj_next_line(x);
        say(x, CARD_SPELLS(.spells = those(h->spells)));
    }
    bj_next_line(x);
    bj_gear_pieces(x, &as, 0, &has);
    say(x, CARD_GEAR(.gear = &has.list));
}

static void describe_card(struct talk *x, int card)
{
    if (card >= CARDS)
        return;
    if (card_joker(card))
        say(x, CARD_JOKER(.card = card)); /* BJ-A3, BJ-B5 */
    else if (card_ace(card))
        say(x, CARD_ACE(.card = card)); /* BJ-A3 */
    else
        say(x, CARD_WORTH(.card = card, .worth = card_worth(card), .face = card_face(card)));
}

static void describe_caption(struct talk *x, const struct caption *caption)
{
    say(x, CARD_TOLD(.title = caption->title, .text = caption->text));
}

/* The stages of this name, each with its run. */
static void describe_stages(struct talk *x, int name)
{
    for (int run = 0; run < x->p->run_count; run++)
        for (int i = 0; i < x->p->run[run].stage_count; i++)
            if (x->p->run[run].stage[i].name == name) {
                const struct caption *caption = &x->p->run[run].stage[i].caption;
                bj_next_line(x);
                say(x, CARD_STAGE(.title = caption->title, .run = x->p->run[run].caption.title,
                                  .text = caption->text));
            }
}

static void describe(const struct data *d, int names, int value, struct text *t)
{
    struct talk x;
    bj_talk_begin(&x, d, NULL, NULL, t);
    const struct pack *p = x.p;
    if (value < 0)
        return;
    switch (names) {
    case NAMES_CARD: describe_card(&x, value); break;
    case NAMES_SKILL: bj_skill_row(&x, value); break;
    case NAMES_SPELL: bj_spell_row(&x, value); break;
    case NAMES_GEAR: bj_gear_row(&x, value); break;
    case NAMES_ARMOR: bj_armor_row(&x, value); break;
    case NAMES_HERO:
        if (value < p->hero_count)
            describe_sheet(&x, &p->hero[value].caption, &p->hero[value].sheet, LIMIT);
        break;
    case NAMES_BEAST:
        if (value < p->beast_count)
            describe_sheet(&x, &p->beast[value].caption, &p->beast[value].sheet,
                           p->beast[value].limit);
        break;
    case NAMES_ENCOUNTER:
        if (value < p->encounter_count)
            describe_caption(&x, &p->encounter[value].caption);
        break;
    case NAMES_RUN:
        if (value < p->run_count)
            describe_caption(&x, &p->run[value].caption);
        else if (value == RUN_FREE)
            say(&x, CARD_FREE());
        break;
    case NAMES_RUN_STAGE: describe_stages(&x, value); break;
    default: break;
    }
}

/* How the story calls who speaks. */
static void speaker(const struct data *d, const struct view *v, int seat, struct text *t)
{
    struct talk x;
    bool thing;
    bj_talk_begin(&x, d, v, NULL, t);
    if (seat == GM)
        say(&x, PART_GM());
    else if (bj_seat_body(seat) != NONE && bj_called(&x, bj_seat_body(seat), &thing))
        text_put(t, x.called[bj_seat_body(seat)]);
}

static const char *const chapters[] = {"run", "place", "fight", "again", NULL};
static const char *const moments[] = {"pile-out", "down", "flee", "fight-won", "defeat",
    "defeat-fled", "defeat-turns", "came", "gift", "end-of", "wounded", "named", NULL};
/* What lay on the table when one of them was decided. */
static const struct decided decided[] = {
    {"pile-out", "hands"}, {"down", "hands"}, {0},
};

const struct words twenty_one_words = {
    .voices = twenty_one_voices,
    .remarks = twenty_one_remarks,
    .past = twenty_one_past,
    .map = true,
    .board = bj_board,
    .glance = bj_glance,
    .prompt = bj_prompt,
    .label = bj_label,
    .begun = bj_begun,
    .brief = bj_brief,
    .next = bj_next,
    .tell = bj_tell,
    .why_not = bj_tell_why,
    .describe = describe,
    .speaker = speaker,
    .term = bj_term,
    .window = bj_window,
    .how = bj_how,
    .cards = bj_cards,
    .facts = bj_facts,
    .ask = bj_ask,
    .makes = bj_makes,
    .made = bj_made,
    .chapters = chapters,
    .moments = moments,
    .decided = decided,
};
