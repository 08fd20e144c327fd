/* How to play, and the words of the rules, for people who have read neither. True to docs/rules/texarkana.md; nothing
 * here depends on a match. */
#include "games/texarkana/words.h"

#include <string.h>

const char tx_how[] =
    "The aim\n"
    "  You and the Dealer tell a story. Scenes have goals; win them by tests. Your\n"
    "  hand is secret, so say nothing of it. You hold as many cards as your Will.\n"
    "\n"
    "A test\n"
    "  1. Choose a goal and a suit, and say what you attempt. The Dealer says what\n"
    "     failure brings, and names your trumps.\n"
    "  2. The Dealer sets the DV in secret, −3 to +3, and can hide Woe in it. Each\n"
    "     Woe adds 1.\n"
    "  3. Play a card. An Ace counts 1; a Jack, Queen or King counts 10.\n"
    "  4. One other character can burn a card of the same suit or value to assist.\n"
    "  5. If you played a trump, you can flip a card and add it, and again after\n"
    "     each trump. Go over 21 and you bust: you fail.\n"
    "  6. The DV is shown. The Dealer flips a card, and must flip again after each\n"
    "     trump: the opponent's suit, and always Skulls. The flipped cards, the DV\n"
    "     and the Woe are the Dealer's score.\n"
    "  7. Reach the Dealer's score and you succeed, and tell how it goes. If not,\n"
    "     the Dealer tells it, and takes what was at risk.\n"
    "  Then you draw a card for the one you played.\n"
    "\n"
    "Will, burning, Woe\n"
    "  A burned card is not replaced, and you lose 1 Will. With no Will left you\n"
    "  are out of the scene. Each Skull that is played or flipped gives the Dealer\n"
    "  1 Woe. When the Dealer's Woe is used up, the session ends.\n"
    "\n"
    "Your sheet\n"
    "  Once a session each, before your card: wager 1 Luck on a Characteristic, or\n"
    "  1 Will on a Flaw. Success gains 1, failure loses it. Traits and gear add to\n"
    "  your score, or make another suit trump. In violence the loser of a test is\n"
    "  hit: Grit falls, and a hit below 0 is an Injury.\n";

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
