/* How to play, and the words of the rules, for people who have read neither. True to
 * docs/rules/gamblers-heart.md; nothing here depends on a match. */
#include <string.h>

#include "games/gamblers_heart/words.h"

const char heart_how[] =
    "The story\n"
    "  Gamblers who once won a sliver of magic at cards go on quests against The\n"
    "  CONTROL, which wants no chance left in the world. One of you is the game\n"
    "  master (GM), tells what happens, and plays The CONTROL. A quest has three\n"
    "  acts: why and where to go, the work there, the conflict and how it ends.\n"
    "\n"
    "Fortune\n"
    "  There are 40 points of luck. The Gamblers share 20, the GM has 20; what one\n"
    "  side loses the other gains. Gamblers at 0: one of them is lost. The GM at 0:\n"
    "  the next spell works without a gamble. At 30 or more when a quest ends, the\n"
    "  Gamblers may bring back one who is lost, or free one who is cursed.\n"
    "\n"
    "A spell: anything that you can say, gambled for\n"
    "  1. You say what it does. The GM names a Stake of 1 to 15: 4 for a small\n"
    "     thing, 8 for a room full, 12 for the world upside down. Take it, or leave\n"
    "     it at no cost.\n"
    "  2. You roll five poker dice that only you see, the GM one plain die that\n"
    "     only the GM sees. You may roll up to two of yours again, once.\n"
    "  3. You may raise the Stake, to double at most; then the GM may. After that\n"
    "     you may fold, then the GM: whoever folds loses half the Stake.\n"
    "  4. Both show. A pair is 1 point, two pairs 2, three of a kind 3, a full\n"
    "     house 4, four of a kind 5, five of a kind 6. With at least as many points\n"
    "     as the GM's die shows you win the Stake, and the spell works. Nothing at\n"
    "     all never wins.\n"
    "\n"
    "The patron, and the lie\n"
    "  Your magic has a secret Patronage. When the dice are shown you may invoke\n"
    "  one, whichever fits the spell, yours or not: if the GM agrees that it fits\n"
    "  best, you turn one die as you like. But the GM may IMPOSE ORDER: then your\n"
    "  true Patronage is shown. A liar is cursed, loses the Stake, and casts no\n"
    "  more. Who told the truth is blessed and wins, whatever the dice say.\n"
    "\n"
    "Besides spells\n"
    "  Do plain things, which the GM judges or leaves to a die; call a Flashback\n"
    "  for 2 Fortune, to have planned for this. In a Showdown each of you in danger\n"
    "  has one spell; whoever is then still in danger is lost.\n";

static const struct term { const char *word, *says; } terms[] = {
    {"fortune", "Fortune: 40 points of luck, always. The Gamblers share theirs, 20 at first; the GM holds the rest, and what one "
                "side loses the other gains."},
    {"stake", "The Stake: what a spell is gambled for, 1 to 15 Fortune. About 4 for a minor spell, 8 for a medium, 12 "
              "for a major "
              "one. The loser of the round pays it to the winner, at most what the loser holds."},
    {"raise", "To raise: to put the Stake up, to double at most and to no more than your own side's Fortune. The Gambler first, "
              "then the GM; once each."},
    {"fold", "To fold: to give up before the dice are shown, for half the Stake, rounded up. If the Gambler folds the "
             "spell comes "
             "to nothing; if the GM folds it works. No dice are shown, and the spell is not barred."},
    {"hand", "The Hand: five poker dice with 9, 10, J, Q, K and A. Five of a kind is 6 points, four of a kind 5, a full house 4, "
             "three of a kind 3, two pairs 2, one pair 1, anything else nothing. It wins if it has at least as many points as "
             "the GM's die shows; nothing never wins."},
    {"reroll", "The reroll: once in each spell the Gambler may roll one or two of the five dice again. All know how many, not "
               "which."},
    {"patronage", "Patronage: what kind of being your magic was won from. It is your secret. It does not limit what "
                  "you cast, but "
                  "may be invoked for a spell that it fits."},
    {"soulcard", "The Soulcard: a Royalty and a Suit, each with a small power that you may bring up in plain acts. It "
                 "works unless "
                 "you are lost. At what is in the way each of the two gives two dice, the higher, once in each act."},
    {"high-ace", "The High Ace: whom you once beat to win your magic. Nobody but you reads it before Black Jacknarok."},
    {"black-jacknarok", "Black Jacknarok: the end of a campaign, if the GM declares it. The High Aces of all Gamblers, lost ones "
                        "too, are shown to all."},
    {"blessed", "Blessed: Order was imposed on somebody who had named the true Patronage. To the quest's end the GM's "
                "die against "
                "them is rolled openly; but they invoke no Patron, and cast only what suits the Patronage that all know now."},
    {"cursed", "Cursed: Order was imposed on a lie. They cast no more spells, in later quests neither, till the Gamblers Tip the "
               "Scales for them. They may make the Sacrifice Play."},
    {"lost", "Lost: out of the story. It happens when the Gamblers' Fortune is 0, or when somebody is still in peril after a "
             "Showdown."},
    {"sacrifice-play", "The Sacrifice Play: when somebody is about to be lost, another who is cursed may be lost in their place. "
                       "They are asked in turn, from the left of whom it hits."},
    {"flashback", "A Flashback: you say what was planned on the way here. It costs 2 Fortune, if the GM does not veto it. Once in "
                  "each act it gives an act at what is in the way two dice, the higher. At exactly 2 the "
                  "Gamblers are left with none, and somebody is lost."},
    {"showdown", "A Showdown: one or more Gamblers are about to go down. Each of them may cast one spell or pass, nobody else "
                 "casts. Then the GM names who is still in peril: they are lost, and if Fortune is below 10 then, it becomes 10."},
    {"tip-the-scales", "To Tip the Scales of Fate: at a quest's end with 30 or more Fortune the Gamblers may bring "
                       "back one who is "
                       "lost or free one who is cursed. All living must agree. Then they have 20 Fortune."},
    {"repatronage", "Repatronage: before each later quest every Gambler may choose another Patronage, in secret. "
                    "Nobody learns who "
                    "did."},
    {"impose-order", "IMPOSE ORDER: the GM's answer to an invoked Patron. The Gambler's true Patronage is shown to "
                     "all. If another "
                     "was named they are cursed and lose the round; if not they are blessed and win it."},
    {"invoke", "To Invoke the Patron: when the dice are shown, the Gambler names a Patronage, true or not, that fits "
               "the spell. If "
               "the GM finds that it fits best, one die may be turned to any face. Once in each spell."},
    {"oracle", "The oracle: a die that says how something turns out for the Gamblers. 1 extremely unlucky, 2 and 3 "
               "unlucky, 4 and "
               "5 lucky, 6 extremely lucky. If it is likely to go well two dice are rolled and the higher counts; if ill, the "
               "lower."},
    {"beat", "A beat: something started in a quest, a spell, an act, a Flashback, a roll of the GM's. A quest has 96; after that "
             "only its end is open."},
    {"mark", "A mark: an obstacle was met. 4 marks in the Work lead to the Conflict; 2 in the Conflict to victory."},
    {"alarm", "An alarm: an obstacle was failed. 3 alarms in the Work: the Conflict begins with a Showdown of all. 2 in the "
              "Conflict: defeat. A GM who is a person may rule otherwise."},
    {"obstacle", "An obstacle: what stands in the way, minor, medium or major. A spell of at least that size that is "
                 "cast meets it, "
                 "or a plain act that happens or to which the oracle says 4 or more."},
    {"favour", "Fortune's Favour: the GM gives the Gamblers 1 Fortune, for an idea or a scene well played."},
    {"barred", "Barred: a spell that was lost to the GM's die. Its Gambler cannot cast it again in this quest, nor one too like "
               "it."},
    {"enduring", "An enduring spell goes on until the GM ends it. The GM may say so of any spell cast in this quest."},
    {"control", "The CONTROL: the grey office that wants all chance gone from the world. The GM plays it."},
    {"metatron", "METATRON: the angel who directs The CONTROL, and whose Order the GM may impose."},
    {"gm", "The GM, the game master: tells the story's other half, sets Stakes, and plays The CONTROL."},
};

/* Other words that mean the same. */
static const char *const same[][2] = {
    {"luck", "fortune"}, {"points", "hand"}, {"dice", "hand"}, {"patron", "patronage"}, {"patronages", "patronage"},
    {"soulcards", "soulcard"},
    {"ace", "high-ace"}, {"jacknarok", "black-jacknarok"}, {"blessing", "blessed"}, {"curse", "cursed"}, {"loss", "lost"},
    {"sacrifice", "sacrifice-play"}, {"flashbacks", "flashback"}, {"showdowns", "showdown"}, {"peril", "showdown"},
    {"scales", "tip-the-scales"},
    {"tip", "tip-the-scales"}, {"tip-the-scales-of-fate", "tip-the-scales"}, {"impose", "impose-order"},
    {"order", "impose-order"}, {"invoke-the-patron", "invoke"}, {"beats", "beat"}, {"marks", "mark"}, {"alarms", "alarm"},
    {"obstacles", "obstacle"}, {"fortunes-favour", "favour"}, {"bar", "barred"}, {"the-control", "control"},
    {"game-master", "gm"},
};

void heart_term(const char *word, struct text *t)
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
