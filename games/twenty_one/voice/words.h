/* Between the files that speak. What people read stands in voice/en.ftl; here is which message is said, and what stands in
 * its slots. What is always true: they read views, and in 21 a view is the whole table (BJ-B7) but for what `foes-hidden`
 * has not shown yet. */
#ifndef GAMES_TWENTY_ONE_WORDS_H
#define GAMES_TWENTY_ONE_WORDS_H

#include "games/twenty_one/deal/odds.h"
#include "games/twenty_one/said.h"
#include "games/twenty_one/why.h"

/* One reader of one view, and where what is said goes. People are called by their number in the table: "you" is the hero of
 * the view's own seat. */
struct talk {
    const struct data *d;
    const struct pack *p;
    const struct view *v;
    const struct twenty_one *s;               /* the view's state */
    struct text *t;
    struct voice voice;
    struct voice_names names[VOICE_TABLES];
    uint32_t known, things;                   /* whose name has been worked out, and who is called by what it is */
    const char *called[BODIES];
    char name[BODIES][96];                    /* where it is more than a title: "Cellar Rat 2" */
};
/* The talk keeps pointers into itself, so it is not copied. Without a view only messages are said that name nobody. */
void bj_talk_begin(struct talk *, const struct data *, const struct view *, struct text *);
/* How people call this combatant, or NULL. */
const char *bj_called(void *talk, int who, bool *thing);
static inline void say(struct talk *x, int id, const void *slots) { voice_say(&x->voice, id, slots); }
static inline void say_line(struct talk *x, int id, const void *slots)
{
    say(x, id, slots);
    text_char(x->t, '\n');
}
static inline const char *piece(const struct talk *x, struct room *room, int id, const void *slots)
{
    return voice_piece(&x->voice, room, id, slots);
}

/* A list of pieces, said one after the other. What has no room any more cuts the text that it is for. */
enum { PIECES_MAX = HAND_MAX, PIECES_BYTES = 2400 };
struct pieces { struct voice_list list; const char *at[PIECES_MAX]; size_t used; char bytes[PIECES_BYTES]; };
static inline void pieces_clear(struct pieces *of)
{
    of->list = (struct voice_list){.pieces = of->at};
    of->used = 0;
}
void bj_add(const struct talk *, struct pieces *, int id, const void *slots);
void bj_add_cards(const struct talk *, struct pieces *, uint64_t cards);   /* "the 4 of Clubs" */
/* A list of what is in a mask: cards, combatants, names; of nothing if it is empty. */
struct those { struct voice_list list; int32_t value[CARDS]; };
const struct voice_list *bj_those(struct those *, uint64_t mask);

/* A part in 0 .. 1 as whole percents. */
static inline int bj_percent(double part) { return (int)(part * 100 + 0.5); }
#define CHANCE(part) .nearly = bj_nearly(part), .percent = bj_percent(part)
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
/* Which of some Abilities counts (enum take); `of` is room for the list. */
#define CHOICE(of, mask, take) .choice = choice_slot(mask, take), .abilities = bj_those(of, (uint32_t)(mask))
static inline int choice_slot(int mask, int take)
{
    enum { ONE, BEST, LOWEST };
    return !(mask & (mask - 1)) ? ONE : take == TAKE_LOWEST ? LOWEST : BEST;
}
static inline int column_slot(int row, int column)
{
    return row >= 0 && row < SIDE_CELLS && column >= 0 && column < SIDE_CELLS ? column : NONE;
}

/* ---- words.c: who, what ---- */
/* The combatant is the hero of the view's own seat. */
bool bj_is_own(const struct view *, int who);
int bj_seat_body(int seat);
/* What hands, reserves and pockets hold; Abilities that are not 0. */
void bj_gear_pieces(const struct talk *, const struct twenty_one *, int who, struct pieces *);
void bj_ability_pieces(const struct talk *, const struct twenty_one *, int who, bool now, struct pieces *);

/* ---- words_deal.c: the Deal as it stands ---- */
/* Why card i of a hand does not count its own value: "set to 2, then +1"; NULL if it does. */
const char *bj_why_worth(const struct talk *, struct room *, int party, int i);
void bj_hand_line(struct talk *, int party);
void bj_deal_lines(struct talk *);
/* Whether `who` could answer an attack as the act stands. */
bool bj_would_answer(const struct pack *, const struct twenty_one *, int who);

/* ---- words_map.c: the map in characters and in words; words_board.c ---- */
void bj_map_lines(struct talk *);
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
const char *bj_row_piece(const struct talk *, struct room *, void (*row)(struct talk *, int), int i);

/* ---- words_label.c ---- */
/* Who acts: whose turn it is, in peace the hero of the seat. */
int bj_actor(const struct view *);

/* ---- words_board.c, words_ask.c, words_label.c, words_tell.c, words_why.c, words_how.c, words_json.c ---- */
void bj_board(const struct data *, const struct view *, struct text *);
void bj_glance(const struct data *, const struct view *, struct text *);
void bj_prompt(const struct data *, const struct view *, struct text *);
void bj_label(const struct data *, const struct view *, const struct move *, struct text *);
void bj_begun(const struct data *, const struct view *, const struct move *, int args, struct text *);
void bj_next(const struct data *, const struct view *, const struct move *, int args, struct text *);
void bj_tell(const struct data *, const struct view *before, const struct view *after, const struct move *, struct text *);
void bj_tell_why(const struct data *, const struct view *, const struct move *, struct text *);
void bj_term(const struct data *, const char *word, struct text *);
void bj_how(const struct data *, const struct rules *, struct text *);
void bj_named(const char *kind, const char *name, struct text *);
void bj_cards(const struct data *, struct text *);
void bj_facts(const struct data *, const struct view *, struct text *);
/* ---- words_asked.c ---- */
bool bj_ask(const struct data *, const struct node *question, struct text *, struct complaint *);

#endif
