/* Says lists of rows (voice/say.h). What is always true: facts are asked for in the order of the
 * lines, and those of a line that is not said never. */
#include "voice/say.h"

static bool holds(const struct voice_line *line, VOICE_FACT(*fact), struct talk *x)
{
    int which = line->fact;
    return !which || (which > 0 ? fact(x, which).n != 0 : fact(x, -which).n == 0);
}

static void say_row(struct voice *v, const struct voice_row *row, VOICE_FACT(*fact), struct talk *x)
{
    union cell cells[VOICE_CELLS];
    for (int i = 0; i < row->count; i++) {
        int which = (int)row->facts[i].n;
        bool literal = which >= VOICE_LITERAL / 2;
        cells[i] = literal ? (union cell){.n = which - VOICE_LITERAL} : fact(x, which);
    }
    voice_say(v, row->said - 1, cells);
}

bool voice_say_lines(struct voice *v, const struct voice_line *line, VOICE_FACT(*fact),
                     struct talk *x)
{
    bool any = false, said = true, chain = false; /* of the line above; of the chain so far */
    for (; line && line->kind != VOICE_END; line++) {
        if (line->kind == VOICE_IF)
            chain = false;
        if (line->kind != VOICE_THEN) {
            said = !chain && holds(line, fact, x);
            chain = chain || said;
        }
        if (!said)
            continue;
        if (line->row.said)
            say_row(v, &line->row, fact, x);
        any = any || line->row.said;
        if (line->lines)
            any = voice_say_lines(v, line->lines, fact, x) || any;
        text_put(v->out, line->text ? line->text : "");
        if (line->call)
            line->call(x);
    }
    return any;
}
