/* How to play, and the words of the rules, for people who have read neither. True to
 * docs/rules/twenty-one.md and to the options of the table; nothing here depends on a state. */
#include "games/twenty_one/voice/words.h"
#include "games/twenty_one/voice/words_game.h"
#include "games/twenty_one/voice/words_table.h"

#include <string.h>

static int cost_of(const struct pack *p, const char *name)
{
    int skill = 0;
    while (strcmp(p->skill_name[skill], name) != 0)
        skill++;
    return p->skill[skill].cost;
}

void bj_how(const struct data *d, const struct rules *rules, struct text *t)
{
    struct talk x;
    const int32_t *rule = rules->value;
    bj_talk_begin(&x, d, NULL, NULL, t);
    voice_section(&x.voice, HOW_AIM());
    voice_section(&x.voice, HOW_DEAL(.cards = CARDS));
    say(&x, HOW_CRITICAL(.bonus = rule[RULE_CRITICAL]));
    voice_section(&x.voice,
                  HOW_EDGE(.influence = cost_of(x.p, "influence"), .soul = cost_of(x.p, "soul"),
                           .humanity = cost_of(x.p, "humanity")));
    voice_section(&x.voice, HOW_DAMAGE(.limit = LIMIT));
    voice_section(&x.voice, HOW_TURN(.feet = rule[RULE_FEET], .square = FEET));
    voice_section(&x.voice, HOW_GEAR());
    voice_section(&x.voice, HOW_MAP());
}

/* The rows of this name: Light is a Skill and a spell, a Dagger a weapon and what it gives. */
static void term_rows(struct talk *x, int names, int count, void (*row)(struct talk *, int),
                      const char *word)
{
    for (int i = 0; i < count; i++)
        if (!strcmp(word, x->p->names[names].at[i]) &&
            !(names == NAMES_SKILL && i == x->p->skill_by[PIECE_FACES])) {
            bj_next_line(x);
            row(x, i);
        }
}

/* A word may be several things. All are told, its message first. */
void bj_term(const struct data *d, const char *word, struct text *t)
{
    struct talk x;
    bj_talk_begin(&x, d, NULL, NULL, t);
    term_rows(&x, NAMES_GEAR, x.p->gear_count, bj_gear_row, word);
    term_rows(&x, NAMES_SKILL, x.p->skill_count, bj_skill_row, word);
    term_rows(&x, NAMES_SPELL, x.p->spell_count, bj_spell_row, word);
    term_rows(&x, NAMES_ARMOR, x.p->armor_count, bj_armor_row, word);
}
