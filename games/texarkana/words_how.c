/* How to play, and the words of the rules, for people who have read neither. True to docs/rules/texarkana.md; nothing
 * here depends on a match. */
#include "games/texarkana/words.h"

#include <string.h>

const char tx_how[] =
    "The aim\n"
    "  You and the Dealer tell a story. Scenes have goals; win them by tests. Your\n"
    "  hand is secret: say nothing of it. It has as many cards as you have Will.\n"
    "\n"
    "A test\n"
    "  1. Name a goal and a field of use. Say what you aim at. The Dealer says what\n"
    "     failure brings, and names the trump suit.\n"
    "  2. The Dealer notes a difficulty in secret, -3 to +3, and may hide Woe in it:\n"
    "     each adds 1.\n"
    "  3. Play a card. An Ace counts 1, Jack, Queen and King 10.\n"
    "  4. One other character may burn a card of the same suit or value to help.\n"
    "  5. If a trump lies, you may trump: flip the top card and add it, and go on as\n"
    "     long as trumps come. Over 21 is a bust: you fail.\n"
    "  6. The difficulty is shown. The Dealer flips a card, and must go on after each\n"
    "     of the Dealer's trumps: the opponent's suit, and Skulls always. What was\n"
    "     flipped, the difficulty and the Woe are the Dealer's score.\n"
    "  7. As high as the Dealer or higher: success, and you tell it. Else the Dealer\n"
    "     tells it, and takes what was at risk.\n"
    "  Then you draw a card for the one you played.\n"
    "\n"
    "Will, burning, Woe\n"
    "  A burned card is not replaced, and your Will is 1 less. Without Will you are\n"
    "  out of the scene. Each Skull that is played or flipped gives the Dealer 1\n"
    "  Woe. When the Dealer's Woe is used up, the session ends.\n"
    "\n"
    "Your sheet\n"
    "  Once a session each, before the card: wager 1 Luck on a Characteristic, or\n"
    "  1 Will on a Flaw. Success gains 1, failure loses it. Traits and gear add to\n"
    "  your score, or make another suit trump. In violence the loser of a test is\n"
    "  hit: Grit falls, and below 0 it is an Injury.\n";

void tx_term(const char *word, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, NULL, NULL, t);
    int id = voice_named(&x.voice, "texarkana-term-", word);
    if (id >= 0)
        say(&x, id, NULL);
    for (int suit = 0; id < 0 && suit < PLAYER_SUITS; suit++)
        if (!strcmp(word, texarkana_names[NAMES_SUIT].at[suit]))
            say(&x, CARD_SUIT(.suit = suit)); /* TX-C7 */
}
