/* What all files that speak share: a talk with one reader, the names of things, and what a card is. */
#include "games/bloodsport/rules.h"
#include "games/bloodsport/voice/words.h"

#include <string.h>

extern const struct voice_language bloodsport_voices[], bloodsport_pits_terms[];

/* Closed tables, whose words stand in voice/en.ftl. */
static const char *const side_names[] = VOICE_SIDE_WORDS;
static const char *const type_names[] = VOICE_TYPE_WORDS;
static const char *const stat_names[] = VOICE_STAT_WORDS;
static const char *const deck_names[] = VOICE_DECK_WORDS;
static const char *const target_names[] = VOICE_TARGET_WORDS;
static const char *const moment_names[] = VOICE_MOMENT_WORDS;
static const char *const wager_names[] = VOICE_WAGER_WORDS;
static const char *const phase_names[] = VOICE_PHASE_WORDS;
/* The titles and texts of a pack's cards. */
#define CARDS(d, table, size, card, titles, texts)                                                        \
    {.at = (d)->names[table].at, .title = (titles), .text = (texts), .count = (size), .stride = sizeof(card)}

void bg_talk_begin(struct talk *x, const struct data *d, const struct view *v, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct voice_names names[VOICE_TABLES] = {
        [VOICE_FIGHTER] = CARDS(d, NAMES_FIGHTER, FIGHTERS, struct fighter, &p->fighter[0].title, &p->fighter[0].text),
        [VOICE_WEAPON] = CARDS(d, NAMES_WEAPON, WEAPONS, struct weapon, &p->weapon[0].title, &p->weapon[0].text),
        [VOICE_SECRET] = CARDS(d, NAMES_SECRET, SECRETS, struct secret, &p->secret[0].title, &p->secret[0].text),
        [VOICE_ACTION] = CARDS(d, NAMES_ACTION, ACTIONS, struct action, &p->action[0].title, &p->action[0].text),
        [VOICE_SIDE] = VOICE_CLOSED(side_names),
        [VOICE_TYPE] = VOICE_CLOSED(type_names),
        [VOICE_STAT] = VOICE_CLOSED(stat_names),
        [VOICE_DECK] = VOICE_CLOSED(deck_names),
        [VOICE_TARGET] = VOICE_CLOSED(target_names),
        [VOICE_MOMENT] = VOICE_CLOSED(moment_names),
        [VOICE_WAGER] = VOICE_CLOSED(wager_names),
        [VOICE_PHASE] = VOICE_CLOSED(phase_names),
    };
    memcpy(x->names, names, sizeof names);
    x->p = p;
    x->v = v;
    x->s = v ? look_at(&v->state) : NULL;
    x->t = t;
    x->voice = (struct voice){.names = x->names, .out = t};
    voice_begin(&x->voice, bloodsport_voices);
    if (p->built_in)
        voice_pack(&x->voice, bloodsport_pits_terms);
    x->voice.reader = (struct voice_reader){.seat = v ? v->seat : SEAT_WATCHER, .players = v ? x->s->seats : 0, .first = 1};
}

void bg_talk_alone(struct talk *x, struct text *t)
{
    memset(x, 0, sizeof *x);
    x->t = t;
    x->voice = (struct voice){.names = x->names, .out = t, .reader = {SEAT_WATCHER, 0, 0}};
    voice_begin(&x->voice, bloodsport_voices);
}

struct aim bg_aim_of(const struct bloodsport *s, int target)
{
    if (target < TARGET_SECRET)
        return (struct aim){AIM_WEAPON, s->fighter_at[target - TARGET_WEAPON], 0};
    if (target < TARGET_ROW)
        return (struct aim){AIM_SECRET, NONE, target - TARGET_SECRET + 1};
    if (target < TARGET_FIGHTER)
        return (struct aim){AIM_SABOTAGE, s->fighter_at[s->row_on[target - TARGET_ROW]], target - TARGET_ROW + 1};
    return (struct aim){AIM_FIGHTER, s->fighter_at[target - TARGET_FIGHTER], 0};
}

int bg_percent_of(double part) { return (int)(part * 100 + 0.5); }

struct voice_list bg_boxes_list(int mask, int32_t *values)
{
    struct voice_list list = {.values = values};
    for (int box = 0; box < BOXES; box++)
        if (mask >> box & 1)
            values[list.count++] = box + 3;
    return list;
}

const char *bg_odds_words(int odds)
{
    static const char *const words[] = {"1:1", "2:1", "3:1"};
    return words[ratio_of(odds) - 1];
}

const char *bg_type_words(int action_type)
{
    static const char *const words[] = {"Discover", "Special", "React", "Sabotage"};
    return words[action_type];
}

const char *bg_stat_words(int stat_type)
{
    static const char *const words[] = {"STR", "DEX", "BEST", "WORST"};
    return words[stat_type];
}

/* What a card is, and on a line of its own what is said of it. */
static void describe(const struct data *d, int names, int value, struct text *t)
{
    struct talk x;
    const char *flavour, *own;
    bg_talk_begin(&x, d, NULL, t);
    const struct pack *p = x.p;
    if (names == NAMES_FIGHTER) {
        const struct fighter *f = &p->fighter[value];
        say(&x, CARD_FIGHTER(.on = value, .rank = f->rank, .str = f->str, .dex = f->dex, .life = f->life));
        own = voice_trait(&x.voice, VOICE_FIGHTER, "fighter", value, "text");
        flavour = f->text;
    } else if (names == NAMES_WEAPON) {
        const struct weapon *w = &p->weapon[value];
        say(&x, CARD_WEAPON(.weapon = value, .stat = w->type, .damage = w->damage));
        own = voice_trait(&x.voice, VOICE_WEAPON, "weapon", value, "text");
        flavour = w->text;
    } else if (names == NAMES_SECRET) {
        say(&x, CARD_SECRET(.secret = value));
        say(&x, TELL_SECRET_TEXT(.secret = value));
        own = voice_trait(&x.voice, VOICE_SECRET, "secret", value, "flavour");
        flavour = p->secret[value].flavour;
    } else if (names == NAMES_ACTION) {
        const struct action *a = &p->action[value];
        say(&x, CARD_ACTION(.card = value, KIND(a)));
        say(&x, TELL_CARD_TEXT(.card = value));
        own = voice_trait(&x.voice, VOICE_ACTION, "action", value, "flavour");
        flavour = a->flavour;
    } else {
        return;
    }
    flavour = *own ? own : flavour;
    if (flavour && *flavour)
        text_format(t, "\n%s", flavour);
}

static void seat_words(int seat, struct text *t)
{
    struct talk x;
    bg_talk_alone(&x, t);
    voice_put(&x.voice, BOARD_SEAT(.number = seat + 1));
}

const struct words bloodsport_words = {
    .board = bg_words_board,
    .prompt = bg_words_prompt,
    .label = bg_words_label,
    .tell = bg_words_tell,
    .why_not = bg_words_why_not,
    .describe = describe,
    .named = bg_words_named,
    .term = bg_words_term,
    .window = bg_words_window,
    .report = bg_words_report,
    .seat = seat_words,
    .how = bg_words_how,
    .cards = bg_words_cards,
    .facts = bg_words_facts,
};
