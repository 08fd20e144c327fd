/* See decided.h. */
#include "table/decided.h"

#include <string.h>

#include "engine/fields.h"
#include "table/face.h"
#include "table/names.h"

/* What lies in a field, as far as the view knows it, and what the move shows of its kind. */
static void put_faces(const struct match *match, const struct view *view, const struct move *move,
                      const struct field *f, struct text *out)
{
    const struct data *data = match->data;
    const struct verb_spec *verb = move ? &match->game->verbs[move->verb] : NULL;
    bool hole = false; /* what lies behind one is another hand */
    for (int i = 0; i < f->count; i++) {
        int64_t value = field_value(f, &view->state, i);
        const char *name = names_at(data, f->names, value);
        bool there = field_known(f, &view->state, i) && value != NONE && name &&
                     strcmp(name, "none") != 0;
        if (there && hole && out->used)
            text_put(out, "<i></i>");
        if (there)
            face_svg(name, out);
        hole = !there;
    }
    for (int a = 0; verb && a < ARGS_MAX && verb->arg[a].name; a++)
        if (verb->arg[a].names == f->names && move->arg[a] != ARG_HIDDEN)
            face_svg(names_at(data, f->names, move->arg[a]), out);
}

void decided_faces(const struct match *match, int seat, uint32_t n, const struct state *before,
                   const char *moment, struct text *out)
{
    const struct game *game = match->game;
    const struct entry *entry = &match->entry[n - 1];
    struct view view;
    struct move move;
    if (entry->undo || entry->say)
        return;
    redact(game, before, seat, &view);
    match_redact(match, entry, seat, &move);
    for (const struct decided *of = game->words->decided; of && of->tell; of++) {
        const struct decided *last = of;
        if (strcmp(of->tell, moment) != 0)
            continue;
        while (last[1].tell && !strcmp(last[1].tell, moment))
            last++;
        for (; of < last; of++)
            put_faces(match, &view, NULL, &game->fields[field_find(game, of->field)], out);
        put_faces(match, &view, &move, &game->fields[field_find(game, of->field)], out);
        return;
    }
}
