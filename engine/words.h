/* What a game says to people, and the characters that it lets them keep: tables of functions, as
 * struct game is one. What is always true: nothing here is needed for play. */
#ifndef ENGINE_WORDS_H
#define ENGINE_WORDS_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/text.h"
#include "engine/tree.h"

struct data;    /* these are in engine/game.h, which brings this header along */
struct view;
struct move;
struct rules;
struct voice_language;

/* How a game speaks to people. Every function appends to `out`, from a view alone, in plain
 * sentences that read well aloud; none is needed for play: names serve where a pointer is NULL. */
struct words {
    const struct voice_language *voices; /* its tables of messages (voice/voice.h); NULL: none */
    bool map;  /* board and glance draw a map and tell it in words: out->map says which of them, or
                  both */
    /* The table as view->seat sees it, several lines. */
    void (*board)(const struct data *, const struct view *, struct text *out);
    /* Of that, what is worth a look where a stage of the game begins; may say nothing. NULL: the
     * whole table. */
    void (*glance)(const struct data *, const struct view *, struct text *out);
    /* What view->seat has to decide now, a sentence or two. */
    void (*prompt)(const struct data *, const struct view *, struct text *out);
    /* What the terminal adds to it, and a page shows anyway: the cards in hand, what was agreed.
     * NULL: nothing. */
    void (*besides)(const struct data *, const struct view *, struct text *out);
    /* One move that view->seat may make, with its price and chances as far as that seat knows. */
    void (*label)(const struct data *, const struct view *, const struct move *, struct text *out);
    /* What moves have in common that begin with this verb and the first `args` of these arguments:
     * "Ask Ruth for a test". Nothing: by the label of one of them. */
    void (*begun)(const struct data *, const struct view *, const struct move *, int args,
                  struct text *out);
    /* The same in two to six words, for a button beside which the rest is said: "Cast Heal, Delay
     * 2"; with all arguments, of the move. Nothing: what else it is called will do. */
    void (*brief)(const struct data *, const struct view *, const struct move *, int args,
                  struct text *out);
    /* The question for the next argument of such moves: "How many dice do you roll again, 1 or 2?".
     * Nothing: by its name. */
    void (*next)(const struct data *, const struct view *, const struct move *, int args,
                 struct text *out);
    /* What a move (redacted for the view's seat) did, from the views before and after; may say
     * nothing. */
    void (*tell)(const struct data *, const struct view *before, const struct view *after,
                 const struct move *, struct text *out);
    /* Why this move of view->seat is not open now, in the rules' words; nothing where it has no
     * better reason than the options themselves. It is asked only of moves that are not open, and
     * an argument that is a name is in its table. */
    void (*why_not)(const struct data *, const struct view *, const struct move *,
                    struct text *out);
    /* What the thing with this name in this name table is: a card's text. Nothing if it has
     * none. */
    void (*describe)(const struct data *, int names, int value, struct text *out);
    /* What a seat is called that has no other name: "Gambler 1". NULL: by its role and number,
     * "gambler 0". */
    void (*seat)(int seat, struct text *out);
    /* How the story calls a seat that speaks: "Ruth Delgado", "The GM". Nothing: by its role and
     * number. */
    void (*speaker)(const struct data *, const struct view *, int seat, struct text *out);
    /* What a word of the rules ("guard-level", kebab-case) means besides what its message says
     * (voice/named.h), which stands in `out`. NULL: nothing. */
    void (*term)(const struct data *, const char *word, struct text *out);
    /* Whether view->seat is asked in a window that its player may want to be spared: `pass` is then
     * the move that declines, and `matters` is false where nothing of what is open there could
     * bring anything now. Both follow from what everyone may know, for others see who passes at
     * once. NULL: the game has none. */
    bool (*window)(const struct data *, const struct view *, struct move *pass, bool *matters);
    /* The sheet of view->seat's character as it stands now (of a master: everyone's), several
     * lines; nothing where there is none. NULL: the game has none. */
    void (*sheet)(const struct data *, const struct view *, struct text *out);
    /* What a prepared story has for view->seat to do now, one of its options, so that one key can
     * take it. False: nothing. */
    bool (*usual)(const struct data *, const struct view *, struct move *out);
    /* What can be counted of the data by itself, for people who write packs: how well it is
     * balanced. NULL: nothing. */
    void (*report)(const struct data *, struct text *out);
    /* How to play at a table with these options, for people who never have: the aim, a round, what
     * things cost. A line is a paragraph; wrapped at 78 columns they are at most 40 lines. */
    void (*how)(const struct data *, const struct rules *, struct text *out);
    /* For pages, as one JSON object each: the data's cards, and figures that follow from a view
     * (chances, prices) as far as its seat may know. In `facts` no member of an object is null:
     * what is not there is left out. What costs much is looked up in out->kept, if the caller gave
     * it (engine/kept.h). */
    void (*cards)(const struct data *, struct text *out);
    void (*facts)(const struct data *, const struct view *, struct text *out);
    /* What a page asks while somebody still chooses, before any move: limits and costs of a
     * character in the making, chances. The question is a map of one member, which says what is
     * asked; the answer a JSON object. False: `wrong` says what the question lacks. NULL: the game
     * answers none. */
    bool (*ask)(const struct data *, const struct node *question, struct text *out,
                struct complaint *wrong);
    /* Of what `tell` says: which messages begin a part of the story, and which are looked for again
     * (a catch, a bust, a death), by their ids without game and kind ("round"), NULL after the
     * last. NULL: none. */
    const char *const *chapters, *const *moments;
};

/* A character that somebody makes for a seat before the match or in it, and keeps. */
enum { CHARACTER_NAME_BYTES = 40, CHARACTER_TEXT_BYTES = 600, CHARACTER_WORDS = 16 };
struct kept_character {
    char name[CHARACTER_NAME_BYTES + 1];    /* one line each; empty: none */
    char text[CHARACTER_TEXT_BYTES + 1];
    /* What its player says with the move of its making whose words are secret (TEXT_SECRET); empty:
     * nothing, or not known. */
    char secret[CHARACTER_TEXT_BYTES + 1];
    uint64_t block[CHARACTER_WORDS];        /* the game's own */
};

/* How a game's characters are read, written, made and looked up. Each was judged by the same
 * limits. What a table does with one: table/character.h. */
struct characters {
    /* The options of a table at which one is made and nothing else, as in --rules: "story=free".
     * NULL: as they are. */
    const char *rules;
    /* Reads one from a tree, by the limits of these rules. False: `wrong` says what, in its
     * language. */
    bool (*read)(const struct data *, const struct rules *, const struct node *,
                 struct kept_character *, struct complaint *wrong);
    /* Appends it as a JSON object that `read` takes again, with a line break after it. */
    void (*json)(const struct data *, const struct kept_character *, struct text *out);
    /* Appends it as a person reads it, in several lines. */
    void (*sheet)(const struct data *, const struct kept_character *, struct text *out);
    /* Appends what whoever makes it should know of it: nothing, or whole sentences of what the
     * limits allow and is hardly meant. */
    void (*notes)(const struct data *, const struct kept_character *, struct text *out);
    /* The seat's, as far as the view's seat knows it, by the names of the match (NULL: without) and
     * without `secret`. False: it has none yet, or never. */
    bool (*made)(const struct data *, const struct view *, const struct labels *, int seat,
                 struct kept_character *);
    /* What view->seat does before one is made at a table that is there for nothing else. False:
     * nothing. NULL: there never is anything. */
    bool (*before)(const struct data *, const struct view *, struct move *out);
    /* The next move of view->seat that makes its character like this one; NULL: that lets chance
     * make it. An open value of the move is called by the character's name. It may be a move that
     * this table does not allow: the name is taken. False: it has none to make now. */
    bool (*next)(const struct data *, const struct view *, const struct kept_character *,
                 struct move *out);
};

#endif
