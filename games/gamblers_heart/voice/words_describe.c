/* What the thing with a name is, and the table of all that speaks. What is always true: nothing
 * here depends on a match but what its people named. */
#include "games/gamblers_heart/rules.h"
#include "games/gamblers_heart/voice/words.h"
#include "games/gamblers_heart/voice/words_hooks.h"

static void describe_spell(struct talk *x, int spell)
{
    const struct idea *idea = spell < IDEAS ? &x->p->idea[spell] : NULL;
    if (idea)
        say(x, CARD_SPELL(.spell = spell, .size = idea->size, .patron = idea->patron));
    else if (label_said(x->t->labels, NAMES_SPELL, spell))
        say(x, CARD_NAMED(.spell = spell));
    else if (label_name(x->t->labels, NAMES_SPELL, spell))
        say(x, CARD_NAMED_BARE(.spell = spell));
}

static void describe(const struct data *d, int names, int value, struct text *t)
{
    struct talk x;
    gh_talk(&x, d, NULL, NULL, t);
    switch (names) {
    case NAMES_SPELL:
    case NAMES_IDEA: describe_spell(&x, value); break;
    case NAMES_PATRON:
        if (!value)
            say(&x, CARD_NO_PATRON());
        else if (value <= PATRONS_PRINTED || label_name(t->labels, NAMES_PATRON, value))
            gh_patron_line(&x, value); /* GH-A2: the one line on what it empowers */
        break;
    case NAMES_ROYALTY: say(&x, BOARD_ROYALTY(.royalty = value)); break; /* GH-A1: four Royalties */
    case NAMES_SUIT: say(&x, BOARD_SUIT(.suit = value)); break;          /* GH-A1: four Suits */
    case NAMES_SEED: say(&x, BOARD_PORTENT(.seed = value)); break;
    case NAMES_STATUS: say(&x, CARD_STATUS(.status = value)); break;
    case NAMES_STEP: say(&x, CARD_STEP(.step = value)); break;
    case NAMES_SIZE: say(&x, CARD_SIZE(.size = value, .stake = gh_stake_guide(value))); break;
    case NAMES_AS: say(&x, CARD_AS(.as = value)); break;
    case NAMES_CARDS: say(&x, CARD_CARDS(.beat = value)); break;
    case NAMES_HELPS: say(&x, CARD_HELPS(.helps = value)); break;
    case NAMES_LEAN: say(&x, CARD_LEAN(.lean = value)); break;
    case NAMES_WHY: say(&x, CARD_WHY(.why = value)); break;
    default: break;
    }
}

/* How to play, for people who have not read the rules. True to docs/rules/gamblers-heart.md and
 * to the options of the table. */
static void how(const struct data *d, const struct rules *rules, struct text *t)
{
    (void)d;
    struct talk x;
    const int32_t *rule = rules->value;
    gh_talk(&x, NULL, NULL, NULL, t);
    voice_section(&x.voice, HOW_STORY());
    say(&x, HOW_CAMPAIGN(.quests = rule[RULE_QUESTS]));
    voice_section(&x.voice, HOW_FORTUNE(.all = FORTUNE, .gamblers = FORTUNE_START,
                              .gm = FORTUNE - FORTUNE_START, .enough = TIP_FROM));
    voice_section(&x.voice, HOW_SPELL(.stake = STAKE_MAX));
    voice_section(&x.voice, HOW_PATRON());
    say(&x, HOW_IMPOSE(.late = rule[RULE_IMPOSE] == IMPOSE_AFTER_DIE));
    voice_section(&x.voice, HOW_PLAIN());
    say(&x, HOW_FLASHBACK(.fortune = rule[RULE_FLASHBACK] == FLASHBACK_FREE ? 0 : FLASHBACK_PRICE));
    say(&x, HOW_SHOWDOWN());
}

static const char *const chapters[] = {"quest", "step", "step-plain", NULL};
static const char *const moments[] = {"works", "fails", "barred", "showdown", "showdown-one",
    "blessed", "cursed", "doom", "sacrifice", "lost", "lost-broke", "broke", "gm-broke",
    "jacknarok", "victory", "victory-plain", "defeat", "defeat-none", "defeat-plain", NULL};
/* What lay on the table when one of them was decided. */
static const struct decided decided[] = {
    {"works", "die"}, {"fails", "die"}, {"barred", "die"}, {0},
};

/* A High Ace of the book (GH-A5), those of each seat its own: no two Gamblers beat the same one. */
static const char *with(const struct data *d, const struct move *m, int n)
{
    const struct book *b = book_of(d);
    int at = n * GAMBLERS_MAX + seat_gambler(m->seat);
    return m->verb == DO_HIGH_ACE && at < b->ace_count ? b->ace[at] : NULL; /* GH-H4 */
}

const struct words gamblers_heart_words = {
    .voices = gamblers_heart_voices,
    .remarks = gamblers_heart_remarks,
    .past = gamblers_heart_past,
    .board = gh_board,
    .glance = gh_glance,
    .prompt = gh_prompt,
    .label = gh_label,
    .begun = gh_begun,
    .brief = gh_brief,
    .with = with,
    .next = gh_next,
    .tell = gh_tell,
    .why_not = gh_tell_why,
    .describe = describe,
    .speaker = gh_speaker,
    .how = how,
    .cards = gh_cards,
    .facts = gh_facts,
    .window = gh_window,
    .usual = gh_usual,
    .chapters = chapters,
    .moments = moments,
    .decided = decided,
};
