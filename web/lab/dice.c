/* What the module of no game in the lab offers: what an expression of dice comes to, and which
 * chances stand in the figures of a view, by the code behind `croupier odds dice --json` and
 * `croupier odds GAME --log --json`. What is always true: nothing is imported. */
#include "lab/dice_said.h"
#include "lab/seen.h"
#include "web/lab/host.h"

/* An expression is put where lab_room says, `size` bytes. 1: what it comes to is said; else what is
 * wrong, and where. */
EXPORT("lab_dice") int lab_dice(uint32_t size);
/* The figures of a view, an object as JSON, are put there. 1: its chances are said (lab/seen.h). */
EXPORT("lab_seen") int lab_seen(uint32_t size);

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

int lab_seen(uint32_t size)
{
    struct seen seen;
    bool good = seen_read(host_asked(size), &seen);
    struct grown *out = host_say();
    grown_put(out, "{");
    seen_json(&seen, out);
    grown_put(out, "}");
    seen_free(&seen);
    return good;
}
