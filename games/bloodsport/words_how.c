/* How to play, and the words of the rules, for people who have read neither. True to docs/rules/bloodsport.md;
 * nothing here depends on a match. */
#include "games/bloodsport/words.h"

/* BG-A2, B1 to B3, C2 to C10, D1, D2, E4 to E8, F1 to F4, G1 */
const char words_how[] =
    "The aim\n"
    "  You owe six payments: 3, 4, 5, 6, 7 and 8 Coin. Make all six and you win.\n"
    "  You have 16 Coin, so win more on the fights. You also have 3 Chance: each\n"
    "  lets you skip one round's payment, or quiets the guards. When you cannot\n"
    "  pay and have no Chance to skip, you lose.\n"
    "\n"
    "A round\n"
    "  1. Your hand is filled to 6 cards and your Time to 6. Three Fights are set\n"
    "     up: Fighters open, their Weapons and each Fight's Secret face down.\n"
    "  2. Play cards, as many as you like, then pass.\n"
    "  3. Bet on any of the Fights, or on none.\n"
    "  4. Watch the Fights. Now Sabotage rolls, and React cards can be played.\n"
    "  5. Bets are paid out. Then pay the moneylenders, at least one payment.\n"
    "  6. Throw away cards if you like. If nobody was caught, the guards calm down.\n"
    "\n"
    "Cards\n"
    "  Discover shows you face-down cards; Special works at once; Sabotage lies\n"
    "  beside a Fighter until its Fight begins; React is for a Fight going on.\n"
    "\n"
    "Risk and guards\n"
    "  Each Time or Coin laid on a card takes 1 off its Risk. Then roll a die: more\n"
    "  than Risk plus Guard Level, and the card works. If not, you are caught: it\n"
    "  does nothing, you lose a card at random and any bet on its Fight, and Guard\n"
    "  Level rises by 1, to 3 at most. With Risk 0 and Guard Level 1, only a 1 is\n"
    "  caught. Ratting to the guards costs 1 Chance: Guard Level is 1 again.\n"
    "\n"
    "Fights\n"
    "  Each Fighter rolls a die and adds the stat that its Weapon asks for: STR,\n"
    "  DEX, or the BEST or WORST of the two. The higher score wounds the other by\n"
    "  its Weapon's Damage. So it goes on until one has as many Wounds as Life.\n"
    "\n"
    "Bets: a won bet comes back, and this much more. A lost bet is gone.\n"
    "  1:1  bet 1 to 3 Coin on either, win as much\n"
    "  2:1  always 2 on the favourite, win 1; 1 to 3 on the other, win twice that\n"
    "  3:1  always 3 on the favourite, win 1; 1 to 3 on the other, win 3 times that\n";

void words_term(const char *word, struct text *t)
{
    struct talk x;
    talk_alone(&x, t);
    int id = voice_named(&x.voice, "bloodsport-term-", word);
    if (id >= 0)
        say(&x, id, NULL);
}
