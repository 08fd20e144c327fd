/* What is to be bought, and moods, in words. */
#include "games/texarkana/buys.h"
#include "games/texarkana/facts.h"
#include "games/texarkana/voice/words_buys.h"

const struct voice_list *tx_price(const struct talk *x, struct pieces *out, const struct buy *b)
{
    clear(out);
    for (int which = 0; which < RESOURCES; which++)
        add_if(x, b->price[which], out, PART_PRICE(.n = b->price[which], .which = which));
    return &out->list;
}

const struct voice_list *tx_brings(const struct talk *x, struct pieces *out, const struct buy *b)
{
    int bonus = tx_buy_bonus(x->s, b);
    clear(out);
    for (int which = 0; which < RES_INJURY; which++)
        add_if(x, b->gain[which], out, PART_BRINGS(.n = b->gain[which], .which = which));
    add_if(x, b->gain[RES_INJURY], out, PART_HEALS());
    add_if(x, bonus, out, PART_BONUS(.n = bonus, .suit = b->field));
    return &out->list;
}

void tx_say_buys(struct talk *x)
{
    struct pieces price, brings;
    for (int i = 0; i < BUYS_MAX; i++) {
        if (!tx_buy_shown(x->p, x->s, i))
            continue;
        const struct voice_list *what = tx_brings(x, &brings, tx_buy_of(x->p, x->s, i));
        say_line(x, BOARD_BUY(.buy = i, .price = tx_price(x, &price, tx_buy_of(x->p, x->s, i)),
                              .brings = what, .more = what->count > 0));
    }
}

void tx_buy_label(struct talk *x)
{
    struct pieces price, brings;
    const struct buy *b = tx_buy_of(x->p, x->s, x->m->arg[0]);
    if (!b)
        return;
    const struct voice_list *what = tx_brings(x, &brings, b);
    say(x, LABEL_BUY(.buy = x->m->arg[0], .price = tx_price(x, &price, b), .brings = what,
                     .more = what->count > 0));
}

/* Those of an open scene; what has come about when it opens is told with it. */
void tx_tell_moods(struct talk *x)
{
    const struct scene *scene = tx_scene_of(x->p, x->is);
    bool opens = x->is->scene != x->s->scene;
    for (int i = 0; scene && i < scene->mood_count; i++) {
        const struct mood_row *row = &scene->mood[i];
        int was = opens ? 0 : x->s->mood_rows;
        bool gone = row->goes && x->is->cast[row->against] == NONE;
        if (!((x->is->mood_rows & ~was) >> i & 1) ||
            (!gone && tx_mood_text(x->p, x->is, row->against) != row->text))
            continue;
        say(x, TELL_MOOD(.says = row->text));
        if (gone && !opens)
            say(x, TELL_GOES(.npc = row->against));
    }
}
