/* How to play, for people who have not read the rules. True to docs/rules/bloodsport.md; nothing
 * here depends on a state. */
#include "games/bloodsport/rules.h"
#include "games/bloodsport/voice/words.h"

/* BG-A2, B1 to B3, C2 to C10, D1, D2, E4 to E8, F1 to F4, G1 */
void bg_words_how(const struct data *d, const struct rules *rules, struct text *t)
{
    (void)d;
    struct talk x;
    (void)rules;
    bg_talk_begin(&x, NULL, NULL, NULL, t);
    voice_section(&x.voice, HOW_AIM(.boxes = BOXES_OF(boxes_open(0)), .coin = COIN_START,
                                    .chance = CHANCE_START));
    voice_section(&x.voice, HOW_ROUND(.hand = HAND_FULL, .time = TIME_FULL));
    voice_section(&x.voice, HOW_CARDS());
    voice_section(&x.voice, HOW_RISK(.level = GUARD_MAX));
    voice_section(&x.voice, HOW_FIGHTS());
    voice_section(&x.voice, HOW_BETS());
}
