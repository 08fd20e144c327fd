/* Between the files that speak. What people read stands in voice/en.ftl; here is which message is
 * said, and what stands in its slots. What is always true: all of it reads views; ratings and
 * difficulties of the pack are said to the Dealer alone. */
#ifndef GAMES_TEXARKANA_WORDS_H
#define GAMES_TEXARKANA_WORDS_H

#include "games/texarkana/exact.h"
#include "games/texarkana/said.h"
#include "voice/say.h"
#include "voice/talk.h"

struct talk {
    TALK(struct texarkana, struct pack);
    const char *called[SEATS], *cast[CAST_MAX];     /* "Ranch Hand 2" where two are called so */
    const struct view *after;                       /* of a tale */
    struct caption goal[GOALS_MAX];
    char numbered[CAST_MAX][NAME_BYTES_MAX + 4];
    struct those first, second;                     /* lists and pieces that rows are filled with */
    struct room room;
    struct pieces pieces;
};
/* Without a view it knows nobody, without data no pack; with a move what stands on the mover's
 * sheet. */
void tx_talk_begin(struct talk *, const struct data *, const struct view *, const struct move *,
                   struct text *);
/* What stands on this character's sheet has names from here on; of the character in this seat. */
void tx_talk_character(struct talk *, const struct character *);
const struct character *tx_talk_sheet(struct talk *, int seat);
/* ---- Slots that go together ---- */
#define CARD(c) .rank = rank_slot(c), .suit = suit_slot(c)
#define FIGURES(of) .will = (of)->will, .grit = (of)->grit, .coin = (of)->coin, .luck = (of)->luck
#define FIGURES_NOW(s, seat)                                                                       \
    .will = (s)->will[seat], .grit = (s)->grit[seat], .coin = (s)->coin[seat],                     \
    .luck = (s)->luck[seat]
/* Of a card that the reader may not know. */
static inline int rank_slot(int card)
{
    return card == ARG_HIDDEN ? VOICE_HIDDEN : card_rank(card);
}
static inline int suit_slot(int card)
{
    return card == ARG_HIDDEN ? VOICE_HIDDEN : card_suit(card);
}
#define RISK(mask) .risk = those(mask), .n = __builtin_popcount((unsigned)(mask))
/* Cards as pieces of a list, each with the letter of its suit or without. */
const struct voice_list *tx_cards_of(const struct talk *, struct pieces *, const struct set *,
                                     bool lettered);
/* What a scene or an ending has to say besides, for its facts: one text after another. */
struct lines { const char *at[ALSO_MAX]; int count; };
struct lines tx_also(const struct texarkana *, const struct by_fact *);

/* The reader is told chances, and has some to be told. */
static inline bool tx_odds_told(const struct talk *x)
{
    return !x->t->no_odds && tx_odds_wanted(x->v);
}
/* A test or duel has come out; and in words how. */
static inline bool tx_has_result(const struct texarkana *s)
{
    return s->result != RESULT_NONE && s->kind != KIND_CLASH;
}
void tx_say_result(struct talk *);
/* The ending that the story has come to. */
void tx_say_end(struct talk *);
/* The character as the pack has it, with all that stands on the sheet. */
void tx_say_character(struct talk *, int which);

void tx_board(const struct data *, const struct view *, struct text *);
void tx_prompt(const struct data *, const struct view *, struct text *);
void tx_besides(const struct data *, const struct view *, struct text *);
void tx_begun(const struct data *, const struct view *, const struct move *, int args,
              struct text *);
void tx_next(const struct data *, const struct view *, const struct move *, int args,
             struct text *);
void tx_label(const struct data *, const struct view *, const struct move *, struct text *);
void tx_brief(const struct data *, const struct view *, const struct move *, int args,
              struct text *);
void tx_tell(const struct data *, const struct view *before, const struct view *after,
             const struct move *, struct text *);
void tx_why_not(const struct data *, const struct view *, const struct move *, struct text *);

void tx_term(const struct data *, const char *word, struct text *);
void tx_how(const struct data *, const struct rules *, struct text *);
void tx_cards(const struct data *, struct text *);
void tx_sheet(const struct data *, const struct view *, struct text *);
void tx_ahead(const struct data *, const struct view *, struct text *);
void tx_facts(const struct data *, const struct view *, struct text *);

#endif
