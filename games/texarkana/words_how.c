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

static const struct term { const char *word, *says; } terms[] = {
    {"dealer", "The Dealer runs the story and plays everyone else in it; seat 0."},
    {"posse", "The Posse: the players' characters, one each."},
    {"will", "Will: how many cards you hold between tests, 0 to 10. Burning a card costs 1. With none you are out of the scene."},
    {"grit", "Grit: what a hit costs first. What a hit has left over at Grit 0 is an Injury."},
    {"coin", "Coin: what your character has to spend, 0 to 10."},
    {"luck", "Luck: wagered on Characteristics, 1 each: success gains 1, failure loses 1."},
    {"injury", "Injuries: with three (or as the table says) a character is out."},
    {"trump", "Trumps: the suit that the Dealer names for a test. If a trump lies for you, you may trump: flip cards and add "
              "them, on and on while trumps come. A trump that is flipped must go on."},
    {"bust", "Bust: a side that trumped and whose cards alone total over 21. You bust: failure. The Dealer busts: success. "
             "Both: compare as usual."},
    {"dv", "DV, the difficulty: -3 to +3, noted in secret, shown after your cards. It is added to the Dealer's card."},
    {"woe", "Woe: the Dealer's store. It begins at session + 1 + players and grows by Skulls. Hidden in a test each adds 1 "
            "to the DV, and if the test fails the card is burned. When it is used up the session ends."},
    {"burn", "To burn a card: it is not replaced, and Will is 1 less. A card burns once, whatever the causes."},
    {"assist", "Assist: after a card is played, one other character in the scene may burn a card of the same suit or value; "
               "its value is added."},
    {"flip", "Flip: the top card is turned up, noted, and discarded."},
    {"skulls", "Skulls: the ninth suit. They are the Dealer's trumps always, no player's, and feed the Dealer's Woe."},
    {"test", "A test: cards are needed if what you try would sway or harm somebody, is risky, is against time, asks for a "
             "special skill, or touches the supernatural, the mind, terror or the occult."},
    {"stakes", "Stakes: what success would change and what failure brings, said before a card is played."},
    {"characteristic", "A Characteristic wagers 1 Luck on a test, once a session each. Success: Luck 1 more, and you look at "
                       "two cards when you draw and keep one. Failure: Luck 1 less."},
    {"flaw", "A Flaw wagers 1 Will on a test, once a session each. Success: Will 1 more and a card more. Failure: the card is "
             "burned."},
    {"invocation", "An Invocation: once a session each. Tomes are trumps, the card is burned, no Woe may be spent; failing "
                   "gives the Dealer 1 Woe."},
    {"trait", "Traits and gear: declared in a test whose declared suit is theirs. They add to the score, add a trump suit, or "
              "keep you from busting."},
    {"conflict", "Conflict between characters: if both players and the Dealer agree, both lay a card face down, and the "
                 "higher total wins."},
    {"hearts", "Hearts (H): talk, feeling, courage: winning people over, standing firm."},
    {"diamonds", "Diamonds (D): trade, bargains, gambling, business."},
    {"horns", "Horns (O): riding, beasts, wild country, getting by in it."},
    {"pistols", "Pistols (P): shooting, keen eyes, tracks, finding things out."},
    {"clubs", "Clubs (C): fists, muscle, menace, soldiering."},
    {"spades", "Spades (S): tools, labour, machines, the work of hands."},
    {"masks", "Masks (M): lies, stealth, disguise, slipping away."},
    {"tomes", "Tomes (T): learning, faith, medicine, the occult."},
};

/* Other words that mean the same. */
static const char *const same[][2] = {
    {"trumps", "trump"},       {"trumping", "trump"},  {"difficulty", "dv"},        {"burning", "burn"},
    {"skull", "skulls"},       {"injuries", "injury"}, {"traits", "trait"},         {"gear", "trait"},
    {"assisting", "assist"},   {"busting", "bust"},    {"duel", "conflict"},        {"challenge", "conflict"},
    {"stake", "stakes"},       {"flaws", "flaw"},      {"characteristics", "characteristic"},
    {"invocations", "invocation"}, {"invoke", "invocation"}, {"chain", "trump"}, {"tests", "test"},
};

void tx_term(const char *word, struct text *t)
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
