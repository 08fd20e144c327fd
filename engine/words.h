/* What a game says to people, and the characters that they may keep. What is always true: nothing
 * here is needed for play. */
#ifndef ENGINE_WORDS_H
#define ENGINE_WORDS_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/text.h"
#include "engine/tree.h"

struct data;    /* defined in engine/game.h, which includes this header */
struct view;
struct move;
struct rules;
struct voice_language;
struct made_table;
enum { MADE_TABLES_MAX = 24 };

/* How a game speaks to people. Every function appends to `out` plain sentences that read well
 * aloud, made from a view alone. Without one (NULL), callers fall back on names. */
struct words {
    const struct voice_language *voices; /* message tables (voice/voice.h), or NULL */
    /* Tables with the names of its bots and what they say (table/remark.h); empty in a module of
     * the page. NULL: none. */
    const struct voice_language *remarks;
    /* Tables of the messages of `tell` as they are told when all is over (docs/messages.md); empty
     * in a module of the page. NULL: none. */
    const struct voice_language *past;
    bool map;  /* board and glance have a map, drawn or in words as out->map says */
    /* The table as view->seat sees it, several lines. */
    void (*board)(const struct data *, const struct view *, struct text *out);
    /* The part of it worth seeing when a stage of the game begins; may say nothing. NULL: all of
     * it. */
    void (*glance)(const struct data *, const struct view *, struct text *out);
    /* What view->seat has to decide now, a sentence or two. */
    void (*prompt)(const struct data *, const struct view *, struct text *out);
    /* What the terminal adds to the prompt and a page shows anyway: cards in hand, agreements.
     * NULL: nothing. */
    void (*besides)(const struct data *, const struct view *, struct text *out);
    /* One move that view->seat may make, with its price and chances as far as that seat knows. */
    void (*label)(const struct data *, const struct view *, const struct move *, struct text *out);
    /* What all moves with this verb and the first `args` of these arguments have in common: "Ask
     * Ruth for a test". If it says nothing, the label of one of them serves. */
    void (*begun)(const struct data *, const struct view *, const struct move *, int args,
                  struct text *out);
    /* The same in two to six words, for a button with the rest said beside it: "Cast Heal, Delay
     * 2". With all arguments, it names the move. It may say nothing. */
    void (*brief)(const struct data *, const struct view *, const struct move *, int args,
                  struct text *out);
    /* What a bot may say with this move of its own, the n-th from 0; NULL: no more. NULL: they make
     * their moves in silence. */
    const char *(*with)(const struct data *, const struct move *, int n);
    /* The question for the next argument of such moves: "Reroll one or two dice?". If it says
     * nothing, the argument's name serves. */
    void (*next)(const struct data *, const struct view *, const struct move *, int args,
                 struct text *out);
    /* What a move (redacted for the view's seat) did, from the views before and after; may say
     * nothing. */
    void (*tell)(const struct data *, const struct view *before, const struct view *after,
                 const struct move *, struct text *out);
    /* Why this move of view->seat is not open now, in the rules' words; nothing if there is no
     * better reason than the options themselves. Called only for moves that are not open and whose
     * named arguments are in their tables. */
    void (*why_not)(const struct data *, const struct view *, const struct move *,
                    struct text *out);
    /* Describes this value of the name table, such as a card's text. Nothing if it has none. */
    void (*describe)(const struct data *, int names, int value, struct text *out);
    /* The name of a seat that has no other: "Gambler 1". NULL: its role and number, "gambler 0". */
    void (*seat)(int seat, struct text *out);
    /* The story's name for a seat that speaks: "Ruth Delgado", "The GM". If it says nothing, role
     * and number serve. */
    void (*speaker)(const struct data *, const struct view *, int seat, struct text *out);
    /* Adds to the meaning of a rules term ("guard-level", kebab-case), after its message
     * (voice/named.h) in `out`. NULL: nothing. */
    void (*term)(const struct data *, const char *word, struct text *out);
    /* Whether view->seat is asked in a window that its player may want to skip. `pass`: the move
     * that declines; `matters`: false if no option there could achieve anything now. Both follow
     * from public knowledge alone, because others see who passes at once. NULL: the game has
     * none. */
    bool (*window)(const struct data *, const struct view *, struct move *pass, bool *matters);
    /* The present sheet of view->seat's character (of a master: everyone's), several lines; may say
     * nothing. NULL: the game has none. */
    void (*sheet)(const struct data *, const struct view *, struct text *out);
    /* The option of view->seat that a prepared story suggests now, so that one key can take it.
     * False: none. */
    bool (*usual)(const struct data *, const struct view *, struct move *out);
    /* What a prepared story holds from here on, several lines, for view->seat if it is the master;
     * nothing for anyone else. NULL: the game has no such stories. */
    void (*ahead)(const struct data *, const struct view *, struct text *out);
    /* Statistics of the data, for authors of packs: how well it is balanced. NULL: none. */
    void (*report)(const struct data *, struct text *out);
    /* How to play with these table options, for newcomers: the aim, a round, what things cost. Each
     * line is a paragraph; wrapped at 78 columns they make at most 40 lines. */
    void (*how)(const struct data *, const struct rules *, struct text *out);
    /* For pages, one JSON object each: the data's cards, and figures that follow from a view
     * (chances, prices) as far as its seat may know. `facts` leaves members out rather than put
     * null, and caches costly figures in out->kept (engine/kept.h). */
    void (*cards)(const struct data *, struct text *out);
    void (*facts)(const struct data *, const struct view *, struct text *out);
    /* Answers what a page asks before a move is made: limits and costs of a character in the
     * making, chances. The question is a map of one member, whose key says what is asked; the
     * answer is a JSON object. False and `wrong` for a bad question. NULL: the game answers
     * none. */
    bool (*ask)(const struct data *, const struct node *question, struct text *out,
                struct complaint *wrong);
    /* What people make at the table and may keep as a pack: whether this table has such, and is
     * worth keeping just before this move (NULL: at the end); and the pack file of `count` such
     * tables, MADE_TABLES_MAX at most, the oldest first. False: there is nothing in it. NULL: the
     * game has none. */
    bool (*makes)(const struct data *, const struct view *, const struct move *next);
    bool (*made)(const struct data *, const struct made_table *, int count, struct text *out);
    /* The messages of `tell` that begin a part of the story, and those worth finding again (a
     * catch, a bust, a death), by their ids without game and kind ("round"), NULL-terminated. NULL:
     * none. */
    const char *const *chapters, *const *moments;
    /* Which cards or dice decided such a moment: the message, and a field of the state in which
     * they lie before the move that it tells; what that move itself deals comes last. Ended by a
     * row without a message. NULL: none. */
    const struct decided { const char *tell, *field; } *decided;
};

/* A character that a player makes, before a match or in it, and keeps. */
enum { CHARACTER_NAME_BYTES = 40, CHARACTER_TEXT_BYTES = 600, CHARACTER_WORDS = 16 };
struct kept_character {
    char name[CHARACTER_NAME_BYTES + 1];    /* one line each; empty: none */
    char text[CHARACTER_TEXT_BYTES + 1];
    /* What its player says with the secret move that makes it (TEXT_SECRET); empty: nothing, or
     * unknown. */
    char secret[CHARACTER_TEXT_BYTES + 1];
    uint64_t block[CHARACTER_WORDS];        /* the game's own */
};

/* Reading, writing, making and looking up a game's characters, all by the same limits.
 * table/character.h uses them. */
struct characters {
    /* What play makes of a character stays with it: it may be taken from a match as it stands, and
     * not only as it was made. */
    bool lives;
    /* Table options, as in --rules ("story=free"), for a table where a character is made and
     * nothing else. NULL: those of the table. */
    const char *rules;
    /* Reads one from a tree, by the limits of these rules. False: `wrong` says why, in its
     * language. */
    bool (*read)(const struct data *, const struct rules *, const struct node *,
                 struct kept_character *, struct complaint *wrong);
    /* Appends it as a JSON object that `read` takes again, with a line break after it. */
    void (*json)(const struct data *, const struct kept_character *, struct text *out);
    /* Appends it as a person reads it, in several lines. */
    void (*sheet)(const struct data *, const struct kept_character *, struct text *out);
    /* Appends advice for its maker: sentences about what the limits allow but the player hardly
     * meant, or nothing. */
    void (*notes)(const struct data *, const struct kept_character *, struct text *out);
    /* The character of `seat` as far as view->seat knows it, with the match's names (NULL: none)
     * and without `secret`. False: it has none yet, or never will. */
    bool (*made)(const struct data *, const struct view *, const struct labels *, int seat,
                 struct kept_character *);
    /* The next move of view->seat before its character can be made, at a table for nothing else.
     * False: none. NULL: never any. */
    bool (*before)(const struct data *, const struct view *, struct move *out);
    /* The next move of view->seat that makes its character like this one; with NULL, the move that
     * leaves it to chance. An open value in the move takes the character's name. The table may
     * refuse the move, because the name is taken. False: no move to make now. */
    bool (*next)(const struct data *, const struct view *, const struct kept_character *,
                 struct move *out);
};

#endif
