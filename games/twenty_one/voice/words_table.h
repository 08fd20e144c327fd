/* The table in words: the Deal, the map, who stands where, what each row says. */
#ifndef GAMES_TWENTY_ONE_VOICE_WORDS_TABLE_H
#define GAMES_TWENTY_ONE_VOICE_WORDS_TABLE_H

#include "games/twenty_one/voice/words.h"

/* ---- words_deal.c: the Deal as it stands ---- */
/* Why card i of a hand does not count its own value: "set to 2, then +1"; NULL if it does. */
const char *bj_why_worth(const struct talk *, struct room *, int party, int i);
void bj_hand_line(struct talk *, int party);
void bj_deal_lines(struct talk *);
void bj_deal_about(struct talk *);
/* Whether `who` could answer an attack as the act stands. */
bool bj_would_answer(const struct pack *, const struct twenty_one *, int who);

/* ---- words_map.c: the map in characters and in words; words_board.c ---- */
void bj_map_lines(struct talk *);
/* What lasts for somebody: marks, Edge by circumstance, spells, the act that a Delay is for. */
void bj_lasting_pieces(struct talk *, int who, struct pieces *);
/* Where everyone stands, and what is open around `who`. */
void bj_place_lines(struct talk *, int who);
/* "Can never be paid: Sturdy (2 Edge, with 1 at most)." Nothing if all can. */
void bj_unpaid(struct talk *, const struct sheet *);

/* ---- words_rows.c: what each row of the tables says ---- */
void bj_skill_row(struct talk *, int skill);
void bj_spell_row(struct talk *, int spell);
void bj_gear_row(struct talk *, int gear);
void bj_armor_row(struct talk *, int armor);
/* What one of these says, as a piece. */
const char *bj_row_piece(const struct talk *, struct room *, void (*row)(struct talk *, int),
                         int i);

#endif
