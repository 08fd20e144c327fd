/* Between the files that speak: the names of people, cards and things, as sentences use them. What is always true: they
 * read views; ratings and difficulties of the pack are said to the Dealer alone. */
#ifndef GAMES_TEXARKANA_WORDS_H
#define GAMES_TEXARKANA_WORDS_H

#include "games/texarkana/exact.h"

/* "you", the character's name, "player 2" before one is chosen, "the Dealer"; with a capital where it begins a sentence. */
void say_who(const struct data *, const struct view *, int seat, bool capital, struct text *);
/* Who and the verb in the right person: "You pass", "Daisy passes". */
void say_does(const struct data *, const struct view *, int seat, const char *you, const char *they, struct text *);
/* "your", "Daisy's" */
void say_whose(const struct data *, const struct view *, int seat, bool capital, struct text *);
/* "3 of Diamonds, 7 of Masks and Jack of Skulls"; "no card" */
void say_cards(const struct set *, struct text *);
/* "9 of Hearts" */
void say_card(int card, struct text *);
const char *suit_title(int suit);
/* One letter a suit, no two alike: H D O P C S M T X. */
char suit_letter(int suit);
/* What a suit is used for (TX-C7): "diplomacy, empathy, ..." */
const char *suit_field(int suit);
/* "Will", "Grit", ... , "Injury" */
const char *resource_title(int which);
/* "Masks", "Masks and Tomes" of a mask of suits. */
void say_suits(int mask, struct text *);
/* "violence, the supernatural" of the marks; nothing if there are none. */
void say_marks(int marks, struct text *);
/* "Grit, an Injury" of a mask of resources; "nothing". */
void say_risk(int mask, struct text *);
/* The NPC in a slot of the scene: its title, with a number if another is called so. */
void say_npc(const struct pack *, const struct texarkana *, int slot, struct text *);
/* "+2", "-1", "0" */
void say_signed(int n, struct text *);
/* What a test is about: the goal's aim, or the field. */
void say_aim(const struct pack *, const struct texarkana *, struct text *);
const char *wager_title(const struct pack *, const struct texarkana *, int seat, int wager);
/* "70 %"; "over 99 %", "under 1 %": sure is only what is. */
void say_chance(double share, struct text *);
/* Whether this seat is to be told odds now: its own cards, and the option. */
bool odds_wanted(const struct view *);

void tx_board(const struct data *, const struct view *, struct text *);
void tx_prompt(const struct data *, const struct view *, struct text *);
void tx_besides(const struct data *, const struct view *, struct text *);
void tx_begun(const struct data *, const struct view *, const struct move *, int args, struct text *);
void tx_next(const struct data *, const struct view *, const struct move *, int args, struct text *);
void tx_label(const struct data *, const struct view *, const struct move *, struct text *);
void tx_tell(const struct data *, const struct view *before, const struct view *after, const struct move *, struct text *);
void tx_why_not(const struct data *, const struct view *, const struct move *, struct text *);
void tx_describe(const struct data *, int names, int value, struct text *);
void tx_term(const char *word, struct text *);
extern const char tx_how[];
void tx_cards(const struct data *, struct text *);
void tx_sheet(const struct data *, const struct view *, struct text *);
bool tx_usual(const struct data *, const struct view *, struct move *out);
void tx_facts(const struct data *, const struct view *, struct text *);

#endif
