/* What the thing with a name is, and the table of all that speaks. What is always true: nothing here depends
 * on a match but what its people named. */
#include "games/gamblers_heart/words.h"

static void idea(const struct data *d, int spell, struct text *t)
{
    const struct idea *idea = &book_of(d)->idea[spell];
    text_format(t, "%s: a %s spell, and %s fits it best. %s", idea->title, heart_size(idea->size),
                book_of(d)->patron[idea->patron].title, idea->text);
}

static void named(const char *name, const char *said, struct text *t)
{
    if (name)
        text_format(t, "\"%s\"%s%s", name, said ? ": " : "", said ? said : "");
}

static void entry(const struct entry_text *e, struct text *t)
{
    text_format(t, "%s: %s", e->title, e->text);
}

static const char *status_text(int value)
{
    static const char *const texts[] = {
        "Free: neither blessed nor cursed. Casts whatever they like.",
        "Blessed: to the quest's end the GM's die is rolled for all to see; but no Patron can be invoked, and only what suits "
        "the Patronage that all know now can be cast. Then they choose another, in secret.",
        "Cursed: a lie was unveiled. They cast no more spells, in later quests neither, till the Gamblers Tip the Scales for "
        "them. They still act and have their Soulcard; and where another would be lost they may make the Sacrifice Play.",
        "Lost: out of the story, however it came about. The Gamblers may Tip the Scales to bring them back, at a later quest's end "
        "too, if no new Gambler has taken their seat.",
    };
    return texts[value & 3];
}

static const char *step_text(int value)
{
    static const char *const texts[] = {
        "The Portent, Act 1: the GM tells what The CONTROL is planning, and where.",
        "The Crew, Act 1: the Gamblers are made and introduce themselves.",
        "Arrival, Act 1: they get there, and the GM sets the scene. From here on spells can be cast.",
        "The Work, Act 2: they go about it. 4 marks, and the Conflict may begin; 3 alarms, and it begins with a Showdown.",
        "The Conflict, Act 3: The CONTROL strikes back. It ends in victory or defeat, by the GM's word.",
        "The end of the Conflict, Act 3: the quest is won or lost, and the Scales may be tipped.",
        "The Resolution, Act 3: bars are lifted, and they go their way, or on to the next quest.",
    };
    return value <= STEP_RESOLUTION ? texts[value] : "";
}

static const char *size_text(int value)
{
    static const char *const texts[] = {
        "Unsaid: how big a spell it is, is left for the GM to judge; a bot GM wants to hear it.",
        "Minor: one or two people, hardly noticed. A Stake of about 4.",
        "Medium: a room, a building, a group. A Stake of about 8.",
        "Major: it turns the whole quest, or tampers with reality. A Stake of about 12.", /* GH-C2 */
    };
    return texts[value & 3];
}

static const char *as_text(int value)
{
    static const char *const texts[] = {
        "Plain: what any able person could do.",
        "Royalty: a power of your Soul Royalty helps. At what is in the way it gives two dice, the higher, once in "
        "each act.",
        "Suit: a power of your Soul Suit helps. At what is in the way it gives two dice, the higher, once in each act.",
        "Cards: a game of cards, or of skilled gambling. Against ordinary people a Gambler always wins it; a GM may dispute "
        "that they are."
    };
    return texts[value & 3];
}

static const char *lean_text(int value)
{
    static const char *const texts[] = {
        "Even: one die. 1 is extremely unlucky for the Gamblers, 2 and 3 unlucky, 4 and 5 lucky, 6 extremely lucky.",
        "Good: it is likely to go well for the Gamblers. Two dice, the higher counts.",
        "Bad: it is likely to go ill for the Gamblers. Two dice, the lower counts.",
    };
    return value <= LEAN_BAD ? texts[value] : "";
}

static const char *why_text(int value)
{
    static const char *const texts[] = {
        "Unseen: the Gambler does not perceive what the spell is cast on, and cannot tell where it is.",
        "Alike: it is too much like a spell that is barred to that Gambler.",
        "Unsuited: it does not suit the Patronage that the Gambler is blessed with.",
        "Unstated: the Gambler has not said how big it is and what it fits.",
    };
    return texts[value & 3];
}

void heart_describe(const struct data *d, int names, int value, struct text *t)
{
    const struct book *b = book_of(d);
    switch (names) {
    case NAMES_SPELL:
    case NAMES_IDEA:
        if (value < IDEAS)
            idea(d, value, t);
        else
            named(label_name(t->labels, NAMES_SPELL, value), label_said(t->labels, NAMES_SPELL, value), t);
        break;
    case NAMES_PATRON:
        if (!value)
            text_put(t, "No Patronage is named.");
        else if (value <= PATRONS_PRINTED || label_name(t->labels, NAMES_PATRON, value))
            heart_patron_line(d, value, t); /* GH-A2: the one line on what it empowers */
        break;
    case NAMES_ROYALTY: entry(&b->royalty[value], t); break; /* GH-A1: four Royalties */
    case NAMES_SUIT: entry(&b->suit[value], t); break;       /* GH-A1: four Suits */
    case NAMES_SEED: text_format(t, "%s. %s", b->seed[value].title, b->seed[value].portent); break;
    case NAMES_STATUS: text_put(t, status_text(value)); break;
    case NAMES_STEP: text_put(t, step_text(value)); break;
    case NAMES_SIZE: text_put(t, size_text(value)); break;
    case NAMES_AS: text_put(t, as_text(value)); break;
    case NAMES_LEAN: text_put(t, lean_text(value)); break;
    case NAMES_WHY: text_put(t, why_text(value)); break;
    default: break;
    }
}

const struct words gamblers_heart_words = {
    .board = heart_board,
    .glance = heart_glance,
    .prompt = heart_prompt,
    .label = heart_label,
    .begun = heart_begun,
    .next = heart_next,
    .tell = heart_tell,
    .why_not = heart_why_not,
    .describe = heart_describe,
    .speaker = heart_speaker,
    .term = heart_term,
    .how = heart_how,
    .cards = heart_cards,
    .facts = heart_facts,
    .window = heart_window,
};
