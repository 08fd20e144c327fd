/* What is not yet said from voice/en.ftl. */
#ifndef GAMES_TWENTY_ONE_WORDS_OLD_H
#define GAMES_TWENTY_ONE_WORDS_OLD_H
/* ---- words.c: who, what ---- */
/* The combatant is the hero of the view's own seat. */
bool is_own(const struct view *, int who);
/* "you", "Berrick Stoll", "the Mud Hound", "Cellar Rat 2"; with a capital where it begins a sentence. */
void say_body(const struct data *, const struct view *, int who, bool capital, struct text *);
/* The same with the mark that it has on the map: "the Mud Hound (F1)". */
void say_marked(const struct data *, const struct view *, int who, bool capital, struct text *);
/* Who and the verb in the right person: "You hold", "The Mud Hound holds". */
void say_body_does(const struct data *, const struct view *, int who, const char *you, const char *they, struct text *);
/* "your", "Ines Marrable's" */
void say_body_whose(const struct data *, const struct view *, int who, bool capital, struct text *);
/* All of a mask: "you, Mother Quill and Cellar Rat 2". */
void say_bodies(const struct data *, const struct view *, int mask, struct text *);
/* "H1", "F3": capitals, for small letters are columns */
void say_mark(int who, struct text *);
/* "9 of Hearts", "Joker"; all of a mask. */
void say_one_card(int card, struct text *);
void say_all_cards(uint64_t cards, struct text *);
/* A name of the game's own tables as a title: "Power Strike", "Demon's Prank". */
void say_title(int names, int value, struct text *);
void say_titles(int names, uint32_t mask, struct text *);
/* "row 4, column c" as "c4". */
void say_square(int row, int column, struct text *);
/* "+2", "-1", "0" */
void say_plus(int n, struct text *);
/* ", " or " and " before the i-th of n things. */
void say_joint(int i, int n, struct text *);
/* "1 card", "3 cards" */
void say_count(int n, const char *what, struct text *);
/* What an act is: "attack with the Broadsword as a Power Strike", "cast Heal". */
void say_act(int kind, int what, int gear, int how, struct text *);
/* What hands, reserves and pockets hold. */
void say_gear(const struct twenty_one *, int who, struct text *);
/* Abilities that are not 0: "Strength 2, Hope 1". */
void say_abilities(const struct twenty_one *, int who, bool now, struct text *);
/* Which of some Abilities counts: "Strength", "the best of Hope and Power". */
void say_choice(int abilities, int take, bool capital, struct text *);
int seat_body(int seat);
bool seat_moves(const struct data *, const struct view *);
/* The seat is the GM's, which may step in beside whose turn it is. */
bool gm_aside(const struct data *, const struct view *);

/* ---- words_rows.c: what each row of the tables says ---- */
void say_skill_row(int skill, struct text *);
/* What it does alone. */
void say_skill_deed(int skill, struct text *);
void say_spell_row(int spell, struct text *);
void say_gear_row(int gear, struct text *);
void say_armor_row(int armor, struct text *);

/* ---- words_deal.c: the Deal as it stands ---- */
/* Why card i of a hand does not count its own value: "set to 2, then +1"; false, and nothing, if it does. */
bool say_why_worth(const struct twenty_one *, int party, int i, struct text *);
void say_hand(const struct data *, const struct view *, int party, struct text *);
void say_deal(const struct data *, const struct view *, struct text *);
/* Whether `who` could answer an attack as the act stands. */
bool would_answer(const struct pack *, const struct twenty_one *, int who);

/* ---- words_map.c: the map in characters and in words ---- */
void say_map(const struct data *, const struct view *, struct text *);
void say_places(const struct data *, const struct view *, int who, struct text *);

/* ---- words_window.c: the windows that a player may be spared ---- */
bool bj_window(const struct data *, const struct view *, struct move *pass, bool *matters);

/* ---- words_board.c, words_ask.c, words_label.c, words_tell.c, words_why.c, words_how.c, words_json.c ---- */
void bj_board(const struct data *, const struct view *, struct text *);
void bj_glance(const struct data *, const struct view *, struct text *);
/* " Can never be paid: Sturdy (2 Edge, and you have 1 at most)." Nothing if all can. */
void say_unpaid(const struct sheet *, struct text *);
void say_condition(const struct data *, const struct view *, int who, struct text *);
void bj_prompt(const struct data *, const struct view *, struct text *);
/* words_desk.c: of bj_label what is the GM's, and what leads the story on. */
void say_desk_label(const struct data *, const struct view *, const struct move *, struct text *);
void bj_label(const struct data *, const struct view *, const struct move *, struct text *);
void bj_begun(const struct data *, const struct view *, const struct move *, int args, struct text *);
void bj_next(const struct data *, const struct view *, const struct move *, int args, struct text *);
void bj_tell(const struct data *, const struct view *before, const struct view *after, const struct move *, struct text *);
void bj_why_not(const struct data *, const struct view *, const struct move *, struct text *);
void bj_term(const char *word, struct text *);
extern const char bj_how[];
void bj_cards(const struct data *, struct text *);
void bj_facts(const struct data *, const struct view *, struct text *);
#endif
