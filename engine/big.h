/* Whole numbers of up to 1,280 bits, from 0, in a place of fixed size: for chances of many draws,
 * which are fractions with hundreds of digits. What is always true: a result that does not fit
 * stops the program. */
#ifndef ENGINE_BIG_H
#define ENGINE_BIG_H

#include <stddef.h>
#include <stdint.h>

enum { BIG_WORDS = 40, BIG_DIGITS = 386 };

/* The lowest word first; those from `count` on are not read, and the last one is not 0. All zeros:
 * 0. */
struct big { int count; uint32_t word[BIG_WORDS]; };

struct big big_of(uint64_t);
int big_compare(const struct big *, const struct big *); /* below 0, 0 or above 0 */
void big_add(struct big *to, const struct big *);
void big_add_times(struct big *to, const struct big *, uint32_t times);
void big_subtract(struct big *from, const struct big *); /* at most `from` */
void big_times(struct big *, uint32_t);
/* The quotient stays; gives the remainder. By 1 or more. */
uint32_t big_divide(struct big *, uint32_t by);
/* Divides both by all that divides both; they are not both 0. */
void big_lowest(struct big *, struct big *);
/* part / whole, as near as a double comes but for its last bits; whole is not 0. */
double big_ratio(const struct big *part, const struct big *whole);
/* In decimal, with a zero byte behind it: room for BIG_DIGITS + 1. */
void big_text(const struct big *, char *out);

#endif
