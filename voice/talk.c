/* Lists of a talk. */
#include "voice/talk.h"

void voice_add(const struct voice *v, struct pieces *of, int id, const void *slots)
{
    struct voice inner = *v;
    if (of->list.count == PIECES_MAX || of->used == PIECES_BYTES) {
        v->out->cut = true;
        return;
    }
    struct text text = text_like(v->out, of->bytes + of->used, PIECES_BYTES - of->used);
    inner.out = &text;
    voice_put(&inner, id, slots);
    v->out->cut = v->out->cut || text.cut;
    of->at[of->list.count++] = text.at;
    of->list.pieces = of->at;
    of->used += text.used + 1;
}

const struct voice_list *voice_those(struct those *of, uint64_t mask)
{
    of->list = (struct voice_list){.values = of->value};
    for (; mask; mask &= mask - 1)
        of->value[of->list.count++] = __builtin_ctzll(mask);
    return &of->list;
}
