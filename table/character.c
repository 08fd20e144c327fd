/* See character.h. */
#include "table/character.h"

#include "engine/json_put.h"
#include "table/cursor.h"
#include "table/removed.h"

/* ---- Out of a match ---- */

/* What was said in secret with the last move of its making, in one line. */
static void put_secret(const struct match *match, int reader, int seat, struct kept_character *out)
{
    struct text t = text_over(out->secret, sizeof out->secret);
    const char *said = NULL;
    for (uint32_t n = match->head; n; n = match->entry[n - 1].parent) {
        const struct entry *entry = &match->entry[n - 1];
        if (entry->move.seat != seat ||
            match->game->verbs[entry->move.verb].text != TEXT_SECRET)
            continue;
        said = match_text(match, entry, reader);
        break;
    }
    if (said && words_are_removed(said))
        said = NULL;
    text_put(&t, said ? said : ""); /* of a longer one whole letters */
    for (char *c = out->secret; *c; c++)
        if (*c == '\n')
            *c = ' ';
}

bool character_made(const struct match *match, int reader, int seat, struct kept_character *out)
{
    const struct characters *characters = match->game->characters;
    struct match_labels book;
    struct cursor cursor;
    struct kept_character now;
    bool made = false;
    match_labels(match, match->count, reader, &book);
    cursor_start(&cursor, match);
    do {
        struct view view;
        redact(match->game, &cursor.state, reader, &view);
        bool is = characters->made(match->data, &view, &book.labels, seat, &now);
        if (is && !made)
            *out = now;
        made = is;
    } while (cursor_next(&cursor));
    if (made && (reader == seat || reader == SEAT_CHANCE))
        put_secret(match, reader, seat, out);
    return made;
}

bool character_lived(const struct match *match, int reader, int seat, struct kept_character *out)
{
    const struct characters *characters = match->game->characters;
    struct match_labels book;
    struct view view;
    if (!characters->lives)
        return character_made(match, reader, seat, out);
    match_labels(match, match->count, reader, &book);
    match_view(match, reader, &view);
    return characters->made(match->data, &view, &book.labels, seat, out);
}

/* ---- Into one ---- */

/* Whether the value of its label argument is one that people name. */
static bool names(const struct game *game, const struct move *move)
{
    int a = codec_label_arg(game, move->verb);
    if (a < 0 || !game->verbs[move->verb].arg[a].open)
        return false;
    const struct label_spec *label =
        &game->labels[codec_label_table(game, game->verbs[move->verb].arg[a].names)];
    return move->arg[a] >= label->first && move->arg[a] < label->first + label->count;
}

bool character_play(struct match *match, int seat, const struct kept_character *character,
                    bool *moved, struct text *why)
{
    struct view view;
    struct move move;
    *moved = false;
    if (!(match_turn(match) >> seat & 1))
        return true;
    match_view(match, seat, &view);
    if (!match->game->characters->next(match->data, &view, character, &move))
        return true;
    bool secret = match->game->verbs[move.verb].text == TEXT_SECRET && *character->secret,
         named = names(match->game, &move);
    struct said said = {.text = secret ? character->secret : NULL,
                        .label = named ? character->name : NULL,
                        .find = named};
    *moved = match_play_said(match, &move, &said, why);
    return *moved;
}

/* ---- For pages ---- */

enum { PART_BYTES = 8192 }; /* three times what the longest file has, with its quotes escaped */

bool character_judge(const struct game *game, const struct data *data, const struct rules *rules,
                     const struct node *of, struct text *out, struct complaint *wrong)
{
    const struct characters *characters = game->characters;
    char bytes[PART_BYTES];
    struct kept_character character;
    if (!characters->read(data, rules, of, &character, wrong))
        return false;
    void (*const parts[])(const struct data *, const struct kept_character *, struct text *) = {
        characters->json, characters->notes};
    static const char *const called[] = {"file", "notes"};
    text_char(out, '{');
    for (int i = 0; i < 2; i++) {
        struct text part = text_over(bytes, sizeof bytes);
        part.language = wrong->language;
        parts[i](data, &character, &part);
        ENSURE(!part.cut);
        put_string(out, called[i], bytes);
    }
    text_char(out, '}');
    return true;
}
