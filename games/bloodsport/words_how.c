/* How to play, and the words of the rules, for people who have read neither. True to docs/rules/bloodsport.md;
 * nothing here depends on a match. */
#include "games/bloodsport/words.h"

#include <string.h>

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

static const struct term { const char *word, *says; } terms[] = {
    {"risk", "Risk: how dangerous a card is. Each Time or Coin laid on it takes 1 off, down to 0. The card works if a die "
             "shows more than what is left of the Risk plus Guard Level."},
    {"guard-level", "Guard Level: how alert the guards are, 1 to 3, the same for all. It adds to every Risk. Each time "
                    "somebody is caught it rises by 1; after a round in which nobody was, it falls by 1."},
    {"caught", "Caught: the Risk roll was too low. The card does nothing, one card of your hand is taken at random, any "
               "bet of yours on its Fight is lost, and Guard Level rises by 1."},
    {"rat", "To rat to the guards costs 1 Chance and makes Guard Level 1. It is no use at Guard Level 1."},
    {"time", "Time: laid on cards to lower their Risk, 1 each. What you keep stays; each round you are filled up to 6."},
    {"coin", "Coin: for bets and payments, and to be laid on cards, where each lowers the Risk by 1. You begin with 16."},
    {"chance", "Chance: you begin with 3. One lets you skip a round's payment, or rat to the guards. In a roll, 33 % means "
               "one time in three."},
    {"loan", "Loans: two, of 3, 4 and 5 Coin and of 6, 7 and 8 Coin. Each round you make at least one payment, in any "
             "order, or skip for 1 Chance. All six made: you win."},
    {"rank", "Rank: how good a Fighter is thought to be, 1 to 3. The difference in Rank makes the odds."},
    {"odds", "Odds: 1:1, no favourite: bet 1 to 3 Coin, win as much. 2:1: bet exactly 2 on the favourite and win 1, or 1 "
             "to 3 on the other and win twice that. 3:1: exactly 3 on the favourite and win 1, or 1 to 3 on the other and "
             "win three times that. A bet that wins comes back too."},
    {"favourite", "The favourite: the Fighter of higher Rank. A bet on it is exactly 2 Coin at 2:1, 3 at 3:1, and wins 1."},
    {"underdog", "The underdog: the Fighter of lower Rank. A bet on it is 1 to 3 Coin and wins twice that at 2:1, three "
                 "times that at 3:1."},
    {"bet", "A bet: one Fighter of a Fight and an amount, written in phase 3, in secret. If that Fighter wins, you get the "
            "bet back and your winnings; if not, it is gone. 'what odds' tells the amounts."},
    {"str", "STR: a Fighter's strength. It is added to the die if the Weapon asks for STR."},
    {"dex", "DEX: a Fighter's skill. It is added to the die if the Weapon asks for DEX."},
    {"best", "BEST: the Weapon adds the higher of STR and DEX to the die."},
    {"worst", "WORST: the Weapon adds the lower of STR and DEX to the die."},
    {"life", "LIFE: a Fighter with as many Wounds as Life has lost."},
    {"damage", "Damage: the Wounds that a Weapon gives when its Fighter has the higher score."},
    {"wound", "Wounds: a Fighter that has as many as its Life has lost the Fight. They go at the end of the round."},
    {"fighter", "Fighters: two in each Fight, open from the start, with Rank, STR, DEX and LIFE."},
    {"weapon", "A Weapon: one beside each Fighter, face down until the Fight begins. It tells which stat counts, and how "
               "many Wounds a blow gives."},
    {"secret", "A Secret: one in each Fight, face down until the Fight begins; then it changes something for it."},
    {"discover", "Discover cards are played in phase 2 and show you face-down cards."},
    {"special", "Special cards are played in phase 2 and work at once."},
    {"sabotage", "Sabotage cards are laid face down beside a Fighter in phase 2. Their Risk is rolled in phase 4, when that "
                 "Fight begins, with the Guard Level of that moment."},
    {"react", "React cards are played in phase 4, in the Fight that is going on, after the dice are rolled."},
    {"round", "A round has six phases: set up, take action, place bets, watch fights, settle, reset. A game lasts at most 9."},
    {"fate", "Fate: when you are done, a die is rolled, and a winner adds the Coin left. It says which ending you get."},
};

/* Other words that mean the same. */
static const char *const same[][2] = {
    {"guard", "guard-level"}, {"guards", "guard-level"}, {"level", "guard-level"}, {"risk-roll", "risk"},
    {"ratting", "rat"},       {"coins", "coin"},         {"chances", "chance"},    {"loans", "loan"},
    {"payment", "loan"},      {"payments", "loan"},      {"box", "loan"},          {"boxes", "loan"},
    {"moneylenders", "loan"}, {"settle", "loan"},        {"strength", "str"},      {"dexterity", "dex"},
    {"wounds", "wound"},      {"wager", "bet"},          {"wagers", "bet"},        {"bets", "bet"},
    {"betting", "bet"},       {"slip", "bet"},           {"fighters", "fighter"},  {"weapons", "weapon"},
    {"secrets", "secret"},    {"rounds", "round"},       {"phase", "round"},       {"phases", "round"},
    {"favorite", "favourite"}, {"reacts", "react"},
};

void words_term(const char *word, struct text *t)
{
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        if (!strcmp(word, same[i][0]))
            word = same[i][1];
    for (size_t i = 0; i < sizeof terms / sizeof *terms; i++)
        if (!strcmp(word, terms[i].word)) {
            text_put(t, terms[i].says);
            return;
        }
}
