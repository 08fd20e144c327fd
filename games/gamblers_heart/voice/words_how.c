/* How to play, for people who have not read the rules. True to docs/rules/gamblers-heart.md and to the options of the
 * table. */
#include "games/gamblers_heart/voice/words.h"

void gh_how(const struct data *d, const struct rules *rules, struct text *t)
{
    (void)d;
    struct talk x;
    const int32_t *rule = rules->value;
    gh_talk(&x, NULL, NULL, t);
    voice_section(&x.voice, HOW_STORY());
    say(&x, HOW_CAMPAIGN(.quests = rule[RULE_QUESTS]));
    voice_section(&x.voice, HOW_FORTUNE(.all = FORTUNE, .gamblers = FORTUNE_START, .gm = FORTUNE - FORTUNE_START,
                                        .enough = TIP_FROM));
    voice_section(&x.voice, HOW_SPELL(.stake = STAKE_MAX));
    voice_section(&x.voice, HOW_PATRON());
    say(&x, HOW_IMPOSE(.late = rule[RULE_IMPOSE] == IMPOSE_AFTER_DIE));
    voice_section(&x.voice, HOW_PLAIN());
    say(&x, HOW_FLASHBACK(.fortune = rule[RULE_FLASHBACK] == FLASHBACK_FREE ? 0 : 2));
    say(&x, HOW_SHOWDOWN());
}

void gh_named(const char *kind, const char *name, struct text *t)
{
    struct talk x;
    gh_talk(&x, NULL, NULL, t);
    voice_put_named(&x.voice, "gamblers-heart", kind, name);
}
