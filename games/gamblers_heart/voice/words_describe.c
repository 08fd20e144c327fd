/* What the thing with a name is, and the table of all that speaks. What is always true: nothing here depends
 * on a match but what its people named. */
#include "games/gamblers_heart/rules.h"
#include "games/gamblers_heart/voice/words.h"

static void describe_spell(struct talk *x, int spell)
{
    const struct idea *idea = spell < IDEAS ? &x->b->idea[spell] : NULL;
    if (idea)
        say(x, CARD_SPELL(.spell = spell, .size = idea->size, .patron = idea->patron));
    else if (label_said(x->t->labels, NAMES_SPELL, spell))
        say(x, CARD_NAMED(.spell = spell));
    else if (label_name(x->t->labels, NAMES_SPELL, spell))
        say(x, CARD_NAMED_BARE(.spell = spell));
}

void gh_describe(const struct data *d, int names, int value, struct text *t)
{
    struct talk x;
    gh_talk(&x, d, NULL, t);
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
    case NAMES_SIZE: say(&x, CARD_SIZE(.size = value)); break;
    case NAMES_AS: say(&x, CARD_AS(.as = value)); break;
    case NAMES_LEAN: say(&x, CARD_LEAN(.lean = value)); break;
    case NAMES_WHY: say(&x, CARD_WHY(.why = value)); break;
    default: break;
    }
}

void gh_term(const struct data *d, const char *word, struct text *t)
{
    (void)d;
    struct talk x;
    gh_talk(&x, NULL, NULL, t);
    int id = voice_named(&x.voice, "gamblers-heart-term-", word);
    if (id >= 0)
        say(&x, id, NULL);
}

const struct words gamblers_heart_words = {
    .board = gh_board,
    .glance = gh_glance,
    .prompt = gh_prompt,
    .label = gh_label,
    .begun = gh_begun,
    .next = gh_next,
    .tell = gh_tell,
    .why_not = gh_why_not,
    .describe = gh_describe,
    .speaker = gh_speaker,
    .term = gh_term,
    .how = gh_how,
    .named = gh_named,
    .cards = gh_cards,
    .facts = gh_facts,
    .window = gh_window,
};
