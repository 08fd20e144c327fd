/* Between the files that speak. What people read stands in voice/en.ftl; here is which message is said, and what stands in
 * its slots. What is always true: all of it reads views; ratings and difficulties of the pack are said to the Dealer alone. */
#ifndef GAMES_TEXARKANA_WORDS_H
#define GAMES_TEXARKANA_WORDS_H

#include "games/texarkana/exact.h"
#include "games/texarkana/said.h"
#include "voice/talk.h"

struct talk {
    TALK(struct texarkana, struct pack);
    const char *called[SEATS], *cast[CAST_MAX];     /* "Ranch Hand 2" where two are called so */
    char numbered[CAST_MAX][NAME_BYTES_MAX + 4];
};
/* Without a view it knows nobody, without data no pack. */
void tx_talk_begin(struct talk *, const struct data *, const struct view *, struct text *);
/* What stands on this character's sheet has names from here on; of the character in this seat. */
void tx_talk_character(struct talk *, const struct character *);
const struct character *tx_talk_sheet(struct talk *, int seat);
/* ---- Slots that go together ---- */
#define CARD(c) .rank = rank_slot(c), .suit = suit_slot(c)
#define FIGURES(of) .will = (of)->will, .grit = (of)->grit, .coin = (of)->coin, .luck = (of)->luck
#define FIGURES_NOW(s, seat) \
    .will = (s)->will[seat], .grit = (s)->grit[seat], .coin = (s)->coin[seat], .luck = (s)->luck[seat]
/* Of a card that the reader may not know. */
static inline int rank_slot(int card) { return card == ARG_HIDDEN ? VOICE_HIDDEN : card_rank(card); }
static inline int suit_slot(int card) { return card == ARG_HIDDEN ? VOICE_HIDDEN : card_suit(card); }
#define RISK(mask) .risk = those(mask), .n = __builtin_popcount((unsigned)(mask))
/* What rows of messages are filled with: of the move, and of the table after it. F_RANK, F_SUIT are of the card in arg[0];
 * F_WILL to F_LUCK of the seat that moves; F_BEYOND: more was taken than was at risk; F_FREE: a player
 * waits in free play; F_OTHERS: there are other players; F_ALL_WOE: all of it is hidden. */
enum fact {
    F_SEAT, F_ARG, F_ARG1, F_ARG2, F_ARG3, F_ARG4, F_RANK, F_SUIT, F_CHARACTER, F_WILL, F_GRIT, F_COIN, F_LUCK, F_BEYOND,
    F_FREE, F_OTHERS, F_WOE_ALLOWED, F_ALL_WOE, F_STORY
};
int64_t tx_fact(const void *talk, int which);
/* Cards as pieces of a list, each with the letter of its suit or without. */
struct cards { struct voice_list list; const char *piece[SCORE_MAX + 2]; struct room room[SCORE_MAX + 2]; };
const struct voice_list *tx_cards_of(const struct talk *, struct cards *, const struct set *, bool lettered);
/* The fields of use by which a goal may be tried: those of the scene's ways. */
int tx_fields(const struct goal *);

/* The character as the pack has it, with all that stands on the sheet. */
void tx_say_character(struct talk *, int which);

/* Whether this seat is to be told odds now: its own cards, and the option. */
bool tx_odds_wanted(const struct view *);

void tx_board(const struct data *, const struct view *, struct text *);
void tx_prompt(const struct data *, const struct view *, struct text *);
void tx_besides(const struct data *, const struct view *, struct text *);
void tx_begun(const struct data *, const struct view *, const struct move *, int args, struct text *);
void tx_next(const struct data *, const struct view *, const struct move *, int args, struct text *);
void tx_label(const struct data *, const struct view *, const struct move *, struct text *);
void tx_tell(const struct data *, const struct view *before, const struct view *after, const struct move *, struct text *);
void tx_why_not(const struct data *, const struct view *, const struct move *, struct text *);

void tx_term(const struct data *, const char *word, struct text *);
void tx_how(const struct data *, const struct rules *, struct text *);
void tx_named(const char *kind, const char *name, struct text *);
void tx_cards(const struct data *, struct text *);
void tx_sheet(const struct data *, const struct view *, struct text *);
bool tx_usual(const struct data *, const struct view *, struct move *out);
void tx_facts(const struct data *, const struct view *, struct text *);

#endif
