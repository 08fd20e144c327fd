/* How to play and the words of the rules, for people who have read neither. True to
 * docs/rules/texarkana.md and to the options of the table; nothing here depends on a state. */
#include "games/texarkana/voice/words.h"

#include <string.h>

void tx_how(const struct data *d, const struct rules *rules, struct text *t)
{
    (void)d;
    struct talk x;
    const int32_t *rule = rules->value;
    tx_talk_begin(&x, NULL, NULL, NULL, t);
    voice_section(&x.voice, HOW_AIM(.will = rule[RULE_HAND_MAX]));
    voice_section(&x.voice, HOW_TEST(.easy = -DV_MAX, .hard = DV_MAX, .most = BUST_OVER));
    voice_section(&x.voice, HOW_BURN());
    if (rule[RULE_WOE])
        voice_section(&x.voice, HOW_WOE());
    voice_section(&x.voice, HOW_SHEET());
    say(&x, HOW_INJURIES(.injuries = rule[RULE_INJURIES_OUT]));
}

/* A suit is a word too. */
void tx_term(const struct data *d, const char *word, struct text *t)
{
    (void)d;
    struct talk x;
    tx_talk_begin(&x, NULL, NULL, NULL, t);
    for (int suit = 0; !t->used && suit < PLAYER_SUITS; suit++)
        if (!strcmp(word, texarkana_names[NAMES_SUIT].at[suit]))
            say(&x, CARD_SUIT(.suit = suit)); /* TX-C7 */
}
