/* Between the files that speak. What people read stands in voice/en.ftl; here is which message is
 * said, and what stands in its slots. What is always true: they read views, and in 21 a view is the
 * whole table (BJ-B7) but for what `foes-hidden` has not shown yet. */
#ifndef GAMES_TWENTY_ONE_WORDS_H
#define GAMES_TWENTY_ONE_WORDS_H

#include "games/twenty_one/deal/odds.h"
#include "games/twenty_one/said.h"
#include "games/twenty_one/why.h"
#include "voice/talk.h"

enum row_share { ROW_WHOLE, ROW_KIND, ROW_HAS, ROW_TEXT };
/* People are called by their number in the table: "you" is the hero of the view's own seat. */
struct talk {
    TALK(struct twenty_one, struct pack);
    const struct twenty_one *was;             /* in a tale: the table before the move */
    bool fled;                                /* in a tale of a Conflict that is lost: a hero has */
    uint32_t known, things;                   /* whose name has been worked out, and who is called
                                                 by what it is */
    const char *called[BODIES];
    enum row_share share;                     /* how much of a row words_rows.c says */
    struct those set, tags;                   /* lists and pieces that rows are filled with */
    struct pieces has;
    struct room room;
    struct deal_odds odds;                    /* of a move that is offered */
    int percent[3];
    char name[BODIES][96];                    /* where it is more than a title: "Cellar Rat 2" */
};
/* Without a view only messages are said that name nobody. */
void bj_talk_begin(struct talk *, const struct data *, const struct view *, const struct move *,
                   struct text *);
/* How people call this combatant, or NULL. */
const char *bj_called(void *talk, int who, bool *thing);
/* What the story calls who plays against a hero, without its article; the: it has one. */
const char *bj_against_title(const struct pack *, const struct approach *, bool *the);
void bj_add_cards(const struct talk *, struct pieces *, uint64_t cards);   /* "the 4 of Clubs" */
/* Those of a mask, "nobody" if it is empty. */
#define those_or_nobody(mask) ((mask) ? those(mask) : &bj_nobody)
extern const struct voice_list bj_nobody;

#define CHANCE(part) .nearly = bj_nearly(part), .percent = voice_percent(part)
static inline int bj_nearly(double part)
{
    enum { EXACT, UNDER, OVER };
    return part > 0 && part < 0.01 ? UNDER : part > 0.99 && part < 1 ? OVER : EXACT;
}
/* How a Skill alters a card, by n. */
static inline int bj_did(const struct pack *p, int skill, int n)
{
    enum { MORE, LESS, SET, SOUL };
    int of = p->skill[skill].piece;
    return of == PIECE_CHANGE ? (n > 0 ? MORE : LESS) : of == PIECE_SOUL ? SOUL : SET;
}

/* Slots that go together. */
#define MARKED(body) .who = (body), .mark = (body)
#define SQUARE(r, c) .row = (r) + 1, .column = column_slot(r, c)
#define ACT(kind, of, with, way) .act = (kind), .spell = (of), .gear = (with), .how = (way)
/* Which of some Abilities counts (enum take). */
#define CHOICE(mask, take) .choice = choice_slot(mask, take), .abilities = those((uint32_t)(mask))
static inline int choice_slot(int mask, int take)
{
    enum { ONE, BEST, LOWEST };
    return !(mask & (mask - 1)) ? ONE : take == TAKE_LOWEST ? LOWEST : BEST;
}
static inline int column_slot(int row, int column)
{
    return row >= 0 && row < SIDE_CELLS && column >= 0 && column < SIDE_CELLS ? column : NONE;
}

/* Facts that every list of rows may name besides its own: a byte of the table that is read, a
 * number as it is. */
enum { FACT_BYTES = 1000, FACT_NUMBERS = 20000 };
#define OF(member)                                                                                 \
    (FACT_BYTES + (int)offsetof(struct twenty_one, member) +                                       \
     0 * (int)sizeof(char[IS_BYTE(member) ? 1 : -1]))
#define IS_BYTE(member) (sizeof ((struct twenty_one *)0)->member == 1)
#define FIXED(n) (FACT_NUMBERS + (n))
static inline int64_t bj_plain_fact(const struct twenty_one *s, int which)
{
    return which >= FACT_NUMBERS ? which - FACT_NUMBERS : ((const uint8_t *)s)[which - FACT_BYTES];
}

/* ---- words.c: who, what ---- */
/* The combatant is the hero of the view's own seat. */
bool bj_is_own(const struct view *, int who);
int bj_seat_body(int seat);
/* A new line, but at the very beginning. */
void bj_next_line(struct talk *);
/* Of a move that names one: the hero, beast, encounter, way or run; what the act of `who` is made
 * with. */
const struct caption *bj_caption_of(const struct talk *);
int bj_gear_of(const struct talk *, int who);
/* What hands, reserves and pockets hold; Abilities that are not 0. */
void bj_gear_pieces(const struct talk *, const struct twenty_one *, int who, struct pieces *);
/* All of that of a sheet, with its Skills and spells; `gear`: and what it carries. */
void bj_sheet_pieces(const struct talk *, const struct twenty_one *, int who, bool gear,
                     struct pieces *);
void bj_ability_pieces(const struct talk *, const struct twenty_one *, int who, bool now,
                       struct pieces *);

/* ---- words_result.c, words_after.c ---- */
/* How the Deal has come out that a move has ended, if it has; and what else followed. */
void bj_tell_result(struct talk *);
void bj_tell_after(const struct data *, const struct view *before, const struct view *after,
                   const struct move *, struct text *);
/* Words of the table `whose`. */
enum { OWNS_ITS, OWNS_THEIR, OWNS_OTHER };
/* What a hand and its reserve have been swapped for, by the table before it (words_tell.c). */
void bj_tell_swap(struct talk *, int who, int hand);

/* ---- words_label.c ---- */
/* Who acts: whose turn it is, in peace the hero of the seat. */
int bj_actor(const struct view *);

#endif
