/* Dice as people write them: 4d6kh3 + 2. What is always true: what is refused is refused with its
 * column and with what would be right there. */
#ifndef LAB_DICE_H
#define LAB_DICE_H

#include "engine/text.h"
#include "lab/pool.h"

enum { DICE_BYTES_MAX = 1000, DICE_NUMBER_MAX = 1000000 };

struct dice {
    bool compared;       /* two sides: weights of left above, equal, below at 0, 1 and 2 */
    enum test_sign sign; /* of the comparison; TEST_NONE: vs */
    bool explodes;       /* some die stands after POOL_EXPLODES_MAX explosions */
    struct spread spread;
};

/* Works out what the expression gives, exactly; dice_free() after use. False: `why` says what is
 * wrong, at *column (from 1, in characters), and nothing is held. Takes POOL_STEPS_MAX steps at
 * most. */
bool dice_read(const char *expression, struct dice *out, int *column, struct text *why);
void dice_free(struct dice *);

#endif
