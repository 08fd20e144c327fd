/* What all files that speak share: a talk with one reader, the names of things, and what each of
 * them is. */
#include "games/texarkana/facts.h"
#include "games/texarkana/rules.h"
#include "games/texarkana/session.h"
#include "games/texarkana/voice/words.h"

extern const struct voice_language texarkana_voices[], texarkana_remarks[],
    texarkana_past[];

/* Tables whose words are the game's own, by their names there. */
static const uint8_t own[VOICE_TABLES] = {
    [VOICE_SCENE] = NAMES_SCENE, [VOICE_GOAL] = NAMES_GOAL, [VOICE_BUY] = NAMES_BUY,
    [VOICE_MADE] = NAMES_MADE,
    [VOICE_CAST] = NAMES_CAST,
    [VOICE_TRAIT] = NAMES_TRAIT,
    [VOICE_CHARACTERISTIC] = NAMES_CHARACTERISTIC, [VOICE_FLAW] = NAMES_FLAW,
    [VOICE_INVOCATION] = NAMES_INVOCATION,
    [VOICE_SUIT] = NAMES_SUIT, [VOICE_RESOURCE] = NAMES_RESOURCE, [VOICE_MARK] = NAMES_MARK,
    [VOICE_STATE] = NAMES_GOAL_STATE,
    [VOICE_CLOSING] = NAMES_TO,
};
static const struct voice_names closed[VOICE_TABLES] = {VOICE_CLOSED_TABLES};

/* Gives a table the titles and texts that stand in an array of a pack; there are `n` of them. */
#define TITLED(x, table, array, n)                                                                 \
    titled(&(x)->names[table], &(array)[0].caption, sizeof *(array), n)
static void titled(struct voice_names *names, const struct caption *first, size_t stride, int n)
{
    names->title = &first->title;
    names->text = &first->text;
    names->stride = (int)stride;
    names->count = n;
}

static void names_of_pack(struct talk *x)
{
    static const uint8_t tables[][2] = {
        {VOICE_CHARACTER, NAMES_CHARACTER}, {VOICE_NPC, NAMES_NPC},
        {VOICE_SCENARIO, NAMES_SCENARIO},
    };
    for (int i = 0; i < 3; i++)
        x->names[tables[i][0]].at = x->d->names[tables[i][1]].at;
    TITLED(x, VOICE_CHARACTER, x->p->character, x->p->character_count);
    TITLED(x, VOICE_NPC, x->p->npc, x->p->npc_count);
    /* "free" and stories that are not there have no title */
    TITLED(x, VOICE_SCENARIO, x->p->scenario, SCENARIOS_MAX + 1);
    x->names[VOICE_SCENARIO].titled = x->p->scenario_count;
}

/* An NPC of the scene is called by its title, and by its number among those that are called so. */
static void names_of_cast(struct talk *x)
{
    struct voice_names *names = &x->names[VOICE_CAST];
    for (int slot = 0; slot < CAST_MAX; slot++) {
        int npc = x->s->cast[slot], same = 0, nth = 1;
        struct text text = text_over(x->numbered[slot], sizeof x->numbered[slot]);
        for (int other = 0; other < CAST_MAX; other++) {
            same += x->s->cast[other] == npc;
            nth += other < slot && x->s->cast[other] == npc;
        }
        x->cast[slot] = npc == NONE ? "" : x->p->npc[npc].caption.title;
        if (npc == NONE || same == 1)
            continue;
        text_format(&text, "%s %d", x->cast[slot], nth);
        x->cast[slot] = text.at;
    }
    names->title = x->cast;
    names->stride = sizeof *x->cast;
    names->count = CAST_MAX;
}

/* Goals of the scene, and those that the Dealer made, which are called as people call them. */
static void names_of_goals(struct talk *x, const struct scene *scene)
{
    struct voice_names *names = &x->names[VOICE_GOAL];
    for (int goal = 0; goal < GOALS_MAX; goal++) {
        int made = x->s->goal_made[goal];
        const struct goal *g = tx_goal_of(x->p, x->s, goal);
        const char *called = made == NONE ? NULL : label_name(x->t->labels, NAMES_MADE, made);
        x->goal[goal] = (struct caption){"", ""};
        if (g)
            x->goal[goal] = g->caption;
        else if (made != NONE)
            x->goal[goal].title = called ? called : texarkana_names[NAMES_MADE].at[made];
    }
    if (scene || tx_has_made(x->s))
        titled(names, x->goal, sizeof *x->goal, GOALS_MAX);
}

static void names_of_view(struct talk *x)
{
    const struct scenario *story = tx_story_of(x->p, x->s);
    const struct scene *scene = tx_scene_of(x->p, x->s);
    for (int seat = 1; seat < x->s->seats; seat++)
        if (x->s->character[seat] != NONE)
            x->called[seat] = x->p->character[x->s->character[seat]].caption.title;
    if (story) {
        TITLED(x, VOICE_SCENE, story->scene, story->scene_count);
        TITLED(x, VOICE_CLOSING, story->closing, story->closing_count);
        TITLED(x, VOICE_BUY, story->buy, story->buy_count);
    }
    names_of_goals(x, scene);
    names_of_cast(x);
}

void tx_talk_begin(struct talk *x, const struct data *d, const struct view *v, const struct move *m,
                   struct text *t)
{
    talk_begin(x, numbered, d, v, m, t, texarkana_voices, closed);
    x->p = d ? pack_of(d) : NULL;
    x->s = x->is = v ? look_at(&v->state) : NULL;
    for (int i = 0; i < VOICE_TABLES; i++)
        if (own[i])
            x->names[i] = (struct voice_names){.at = texarkana_names[own[i]].at,
                                               .count = texarkana_names[own[i]].count};
    /* none is there till somebody has said which */
    for (int i = VOICE_SCENE; i <= VOICE_INVOCATION; i++)
        x->names[i].count = 0;
    x->voice.called = x->called;
    x->voice.reader =
        (struct voice_reader){v ? v->seat : SEAT_WATCHER, v ? x->s->seats : 0, 0, true};
    x->names[VOICE_MADE].labels = NAMES_MADE;
    if (d)
        names_of_pack(x);
    if (v)
        names_of_view(x);
    if (m && m->seat != DEALER && m->seat < x->s->seats && x->s->character[m->seat] != NONE)
        tx_talk_sheet(x, m->seat);
}

void tx_talk_character(struct talk *x, const struct character *c)
{
    TITLED(x, VOICE_TRAIT, c->trait, c->trait_count);
    titled(&x->names[VOICE_CHARACTERISTIC], c->characteristic, sizeof *c->characteristic,
           c->characteristic_count);
    titled(&x->names[VOICE_FLAW], c->flaw, sizeof *c->flaw, c->flaw_count);
    titled(&x->names[VOICE_INVOCATION], c->invocation, sizeof *c->invocation, c->invocation_count);
}

const struct character *tx_talk_sheet(struct talk *x, int seat)
{
    const struct character *c = tx_character(x->p, x->s, seat);
    tx_talk_character(x, c);
    return c;
}

const struct voice_list *tx_cards_of(const struct talk *x, struct pieces *cards,
                                     const struct set *set, bool lettered)
{
    clear(cards);
    for (int k = 0; k < set_count(set); k++)
        if (lettered)
            add(x, cards, CARD_LETTERED(CARD(set_nth(set, k))));
        else
            add(x, cards, CARD_TITLE(CARD(set_nth(set, k))));
    return &cards->list;
}

struct lines tx_also(const struct texarkana *s, const struct by_fact *by)
{
    struct lines of = {.count = 0};
    for (int i = 0; i < by->also_count && facts_count(s); i++)
        if (tx_is_when(s, &by->also[i].when)) /* TX-G4 */
            of.at[of.count++] = by->also[i].text;
    return of;
}

/* ---- What a thing is ---- */

static void describe(const struct data *d, int names, int value, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, NULL, NULL, t);
    const struct npc *n = &x.p->npc[names == NAMES_NPC ? value : 0];
    switch (names) {
    case NAMES_CARD: say(&x, CARD_CARD(CARD(value), .worth = card_value(value))); break;
    case NAMES_SUIT:
        if (value < SUITS)
            say(&x, CARD_SUIT(.suit = value)); /* TX-C7 */
        break;
    case NAMES_RESOURCE: say(&x, CARD_RESOURCE(.which = value)); break;
    case NAMES_CHARACTER: tx_say_character(&x, value); break;
    case NAMES_NPC: say(&x, CARD_NPC(.npc = value, .grit = n->grit, .damage = n->damage)); break;
    case NAMES_SCENARIO:
        if (value < x.p->scenario_count)
            say(&x, CARD_SCENARIO(.scenario = value));
        break;
    default: break;
    }
}

/* How the story calls who speaks. */
static void speaker(const struct data *d, const struct view *v, int seat, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, NULL, t);
    x.voice.reader.seat = SEAT_WATCHER; /* also of whoever reads */
    if (seat == DEALER || x.called[seat])
        say(&x, CARD_SPEAKER(.who = seat));
}

static const char *const chapters[] = {"session", "scene", NULL};
static const char *const moments[] = {"success", "failure", "bust-failure", "bust-success",
    "both-bust", "duel", "bust-duel", "goal-won", "goal-lost", "injury", "npc-out", "out",
    "woe-gone", "posse-out", "end", NULL};
/* What lay on the table when one of them was decided. */
static const struct decided decided[] = {
    {"success", "played"}, {"success", "initiator-flips"}, {"success", "other-flips"},
    {"failure", "played"}, {"failure", "initiator-flips"}, {"failure", "other-flips"},
    {"bust-failure", "played"}, {"bust-failure", "initiator-flips"},
    {"bust-failure", "other-flips"}, {"bust-success", "played"},
    {"bust-success", "initiator-flips"}, {"bust-success", "other-flips"}, {"duel", "played"},
    {"duel", "initiator-flips"}, {"duel", "other-flips"}, {"bust-duel", "played"},
    {"bust-duel", "initiator-flips"}, {"bust-duel", "other-flips"}, {0},
};

const struct words texarkana_words = {
    .voices = texarkana_voices,
    .remarks = texarkana_remarks,
    .past = texarkana_past,
    .board = tx_board,
    .prompt = tx_prompt,
    .besides = tx_besides,
    .label = tx_label,
    .brief = tx_brief,
    .begun = tx_begun,
    .next = tx_next,
    .tell = tx_tell,
    .why_not = tx_why_not,
    .describe = describe,
    .speaker = speaker,
    .term = tx_term,
    .how = tx_how,
    .sheet = tx_sheet,
    .usual = tx_usual,
    .ahead = tx_ahead,
    .cards = tx_cards,
    .facts = tx_facts,
    .chapters = chapters,
    .moments = moments,
    .decided = decided,
};
