/* What a page asks before there is a move: each hears its part of the question and answers with
 * members of an object. False:
 * what the question lacks is said. */
#ifndef GAMES_TWENTY_ONE_ASKED_H
#define GAMES_TWENTY_ONE_ASKED_H

#include "games/twenty_one/pack/pack_read.h"

typedef bool bj_asked(const struct data *, struct reader *, const struct node *, struct text *);

/* ---- hero/asked.c: a hero in the making ---- */
/* What of the wishes the limits carry, what is open and why the rest is not, what is missing, the
 * file. */
bj_asked bj_asked_hero;
/* The next move that turns the kept hero into the wanted one; nothing if that is no longer
 * possible. */
bj_asked bj_asked_next;
/* The limits of any sheet, legal or not, a foe's too. */
bj_asked bj_asked_sheet;
/* A character's file as wishes, and as it is written. */
bj_asked bj_asked_file;

/* ---- asked.c ---- */
bool bj_ask(const struct data *, const struct node *question, struct text *, struct complaint *);

#endif
