/* What the module of dice in the lab offers: what an expression comes to, by the code behind
 * `croupier odds dice --json`. What is always true: nothing is imported. */
#include "lab/dice_said.h"
#include "web/lab/host.h"

/* An expression is put where lab_room says, `size` bytes. 1: what it comes to is said; else what is
 * wrong, and where. */
EXPORT("lab_dice") int lab_dice(uint32_t size);

int lab_dice(uint32_t size)
{
    const char *expression = host_asked(size);
    char reason[256];
    struct text what = text_over(reason, sizeof reason), why = host_wrong();
    struct dice dice;
    int column;
    if (!dice_read(expression, &dice, &column, &what)) {
        text_format(&why, "column %d: %s", column, reason);
        return host_refuse();
    }
    dice_json(expression, &dice, host_say());
    dice_free(&dice);
    return 1;
}
