/* Sentences in rows: a list of what is said about a verb, a phase or a part of the table, in order.
 * What is always true: a list decides only by facts, which one function of the game supplies.
 * docs/messages.md has an example. Only for files that speak, as the macros have short names. */
#ifndef VOICE_SAY_H
#define VOICE_SAY_H

#include "voice/voice.h"

struct talk; /* of the game that speaks (voice/talk.h) */

/* One line of a list. If its condition holds, it says a message, plain text or another list, or
 * calls a function. */
struct voice_line {
    enum { VOICE_END, VOICE_IF, VOICE_ELSE, VOICE_THEN } kind;
    int fact;                    /* the condition's number; 0: none; negative: it must not hold */
    struct voice_row row;
    const char *text;
    const struct voice_line *lines;
    void (*call)(struct talk *);
};

#define LINES(...) ((const struct voice_line[]){__VA_ARGS__, {.kind = VOICE_END}})
/* The same with a name: static LINES_AS(odds, IF(..), ELSE(..)); */
#define LINES_AS(name, ...) const struct voice_line name[] = {__VA_ARGS__, {.kind = VOICE_END}}
/* A chain: IF, then any number of ELSE_IF, then ELSE; the first one that holds is said. SAY is
 * always said. */
#define IF(condition, ...) {.kind = VOICE_IF, .fact = (condition), .row = VOICE_ROW(__VA_ARGS__)}
#define ELSE_IF(condition, ...)                                                                    \
    {                                                                                              \
        .kind = VOICE_ELSE, .fact = (condition), .row = VOICE_ROW(__VA_ARGS__)                     \
    }
#define ELSE(...) {.kind = VOICE_ELSE, .row = VOICE_ROW(__VA_ARGS__)}
#define SAY(...) {.kind = VOICE_IF, .row = VOICE_ROW(__VA_ARGS__)}
#define SAYS(...) LINES(SAY(__VA_ARGS__))
/* The same without a message: for what stands behind it. ON(ALWAYS) begins anew. */
#define ON(condition) {.kind = VOICE_IF, .fact = (condition)}
#define ELSE_ON(condition) {.kind = VOICE_ELSE, .fact = (condition)}
/* Goes with the line above, and is skipped with it. */
#define THEN(...) {.kind = VOICE_THEN, .row = VOICE_ROW(__VA_ARGS__)}
#define PUT(characters) {.kind = VOICE_THEN, .text = (characters)}
#define THESE(list) {.kind = VOICE_THEN, .lines = (list)}
#define CALL(function) {.kind = VOICE_THEN, .call = (function)}
/* In a slot of text or of a list: the fact that fills it. */
#define TEXT(fact) ((const char *)(uintptr_t)(fact))
#define LISTED(fact) ((const struct voice_list *)(uintptr_t)(fact))
#define NOT(condition) (-(condition))
/* In a slot of a number: this number itself. */
enum { VOICE_LITERAL = 1 << 16 };
#define LITERAL(n) (VOICE_LITERAL + (n))
enum { ALWAYS = 0 };             /* no condition; facts begin at 1 */

/* What a fact is, a number, a text or a list (borrowed till the line is said). A game lists its
 * facts, `facts(N, T, L)`, by their kinds: N(IS_GM, x->v->seat == GM); here are their numbers, and
 * the cases of the function. */
#define VOICE_FACT(name) union cell(name)(struct talk *x, int which)
#define VOICE_FACT_NAMES(facts) FACT_ALWAYS, facts(VOICE_NAME, VOICE_NAME, VOICE_NAME)
#define VOICE_NAME(name, value) name,
#define VOICE_FACT_CASES(facts) facts(VOICE_N, VOICE_T, VOICE_L) case FACT_ALWAYS: break;
#define VOICE_N(name, value) case name: return (union cell){.n = (value)};
#define VOICE_T(name, value) case name: return (union cell){.text = (value)};
#define VOICE_L(name, value) case name: return (union cell){.list = (value)};
/* Says the list; whether any message was said. NULL: nothing. */
bool voice_say_lines(struct voice *, const struct voice_line *, VOICE_FACT(*fact), struct talk *);

#endif
