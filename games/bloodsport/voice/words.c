/* What all files that speak share: a talk with one reader, the names of things, and what a card
 * is. */
#include "games/bloodsport/rules.h"
#include "games/bloodsport/voice/words.h"

extern const struct voice_language bloodsport_voices[], bloodsport_pits_terms[],
    bloodsport_remarks[], bloodsport_past[];

static const struct voice_names closed[VOICE_TABLES] = {VOICE_CLOSED_TABLES};
/* The titles and texts of a pack's cards. */
#define CARDS(d, table, of, size)                                                                  \
    (struct voice_names)                                                                           \
    {                                                                                              \
        .at = (d)->names[table].at, .title = &(of)[0].title, .text = &(of)[0].text,                \
        .count = (size), .stride = sizeof *(of)                                                    \
    }

/* The tables of the pack. */
static void name_cards(struct voice_names *names, const struct data *d, const struct pack *p)
{
    names[VOICE_FIGHTER] = CARDS(d, NAMES_FIGHTER, p->fighter, FIGHTERS);
    names[VOICE_WEAPON] = CARDS(d, NAMES_WEAPON, p->weapon, WEAPONS);
    names[VOICE_SECRET] = CARDS(d, NAMES_SECRET, p->secret, SECRETS);
    names[VOICE_ACTION] = CARDS(d, NAMES_ACTION, p->action, ACTIONS);
}

void bg_talk_begin(struct talk *x, const struct data *d, const struct view *v, const struct move *m,
                   struct text *t)
{
    talk_begin(x, boxes, d, v, m, t, bloodsport_voices, closed);
    if (d) {
        x->p = pack_of(d);
        name_cards(x->names, d, x->p);
        if (x->p->built_in)
            voice_pack(&x->voice, bloodsport_pits_terms);
    }
    if (v) {
        x->s = x->is = look_at(&v->state);
        x->voice.reader = (struct voice_reader){.seat = v->seat, .players = x->s->seats};
    }
    x->voice.reader.first = 1;
}

struct aim bg_aim_of(const struct bloodsport *s, int target)
{
    if (target < TARGET_SECRET)
        return (struct aim){AIM_WEAPON, s->fighter_at[target - TARGET_WEAPON], 0};
    if (target < TARGET_ROW)
        return (struct aim){AIM_SECRET, NONE, target - TARGET_SECRET + 1};
    if (target < TARGET_FIGHTER)
        return (struct aim){AIM_SABOTAGE, s->fighter_at[s->row_on[target - TARGET_ROW]],
                            target - TARGET_ROW + 1};
    return (struct aim){AIM_FIGHTER, s->fighter_at[target - TARGET_FIGHTER], 0};
}

const char *bg_odds_words(int odds)
{
    static const char *const words[] = {"1:1", "2:1", "3:1"};
    return words[ratio_of(odds) - 1];
}

const char *const bg_type_words[] = {"Discover", "Special", "React", "Sabotage"};
const char *const bg_stat_words[] = {"STR", "DEX", "BEST", "WORST"};

const char *bg_card_kind(int table)
{
    return table == VOICE_FIGHTER  ? "fighter"
           : table == VOICE_WEAPON ? "weapon"
           : table == VOICE_SECRET ? "secret"
                                   : "action";
}

const char *bg_card_text(const struct talk *x, int table, int card, const char *key,
                         const char *printed)
{
    const struct voice_names *names = &x->names[table];
    const char *own = voice_trait(&x->voice, table, bg_card_kind(table), card, key);
    const char *text =
        *(const char *const *)((const char *)names->text + (size_t)card * (size_t)names->stride);
    return *own ? own : strcmp(key, "text") ? printed : text;
}

/* What a card is, and on a line of its own what is said of it. */
static void describe(const struct data *d, int names, int value, struct text *t)
{
    struct talk x;
    bg_talk_begin(&x, d, NULL, NULL, t);
    const struct fighter *f = &x.p->fighter[names == NAMES_FIGHTER ? value : 0];
    const struct weapon *w = &x.p->weapon[names == NAMES_WEAPON ? value : 0];
    const struct action *a = &x.p->action[names == NAMES_ACTION ? value : 0];
    const char *flavour = "";
    switch (names) {
    case NAMES_FIGHTER:
        say(&x, CARD_FIGHTER(.on = value, .rank = f->rank, .str = f->str, .dex = f->dex,
                             .life = f->life));
        flavour = bg_card_text(&x, VOICE_FIGHTER, value, "text", NULL);
        break;
    case NAMES_WEAPON:
        say(&x, CARD_WEAPON(.weapon = value, .stat = w->type, .damage = w->damage));
        flavour = bg_card_text(&x, VOICE_WEAPON, value, "text", NULL);
        break;
    case NAMES_SECRET:
        say(&x, CARD_SECRET(.secret = value));
        say(&x, TELL_SECRET_TEXT(.secret = value));
        flavour = bg_card_text(&x, VOICE_SECRET, value, "flavour", x.p->secret[value].flavour);
        break;
    case NAMES_ACTION:
        say(&x, CARD_ACTION(.card = value, KIND(a)));
        say(&x, TELL_CARD_TEXT(.card = value));
        flavour = bg_card_text(&x, VOICE_ACTION, value, "flavour", a->flavour);
        break;
    default: break;
    }
    if (flavour && *flavour)
        text_format(t, "\n%s", flavour);
}

static void seat_words(int seat, struct text *t)
{
    struct talk x;
    bg_talk_begin(&x, NULL, NULL, NULL, t);
    voice_put(&x.voice, BOARD_SEAT(.number = seat + 1));
}

static const char *const chapters[] = {"round", NULL};
static const char *const moments[] = {"risk-caught", "both-beaten", "win", "win-nobody",
    "paid-off", "ruined", NULL};
/* What lay on the table when one of them was decided. */
static const struct decided decided[] = {
    {"risk-caught", "play-card"}, {0},
};

/* The same to a page, which calls the purse so as well. */
static void speaker(const struct data *d, const struct view *v, int seat, struct text *t)
{
    (void)d;
    (void)v;
    seat_words(seat, t);
}

const struct words bloodsport_words = {
    .voices = bloodsport_voices,
    .remarks = bloodsport_remarks,
    .past = bloodsport_past,
    .board = bg_words_board,
    .prompt = bg_words_prompt,
    .label = bg_words_label,
    .tell = bg_words_tell,
    .why_not = bg_words_why_not,
    .describe = describe,
    .window = bg_window,
    .report = bg_words_report,
    .seat = seat_words,
    .speaker = speaker,
    .how = bg_words_how,
    .cards = bg_words_cards,
    .facts = bg_words_facts,
    .chapters = chapters,
    .moments = moments,
    .decided = decided,
};
