/* A character that is kept: read from a tree, written as JSON, found in a match, made again. What
 * is always true: it is one of the pack's, with the figures that a player may choose (TX-F1). The
 * file: docs/characters.md. */
#include "games/texarkana/character.h"

#include <string.h>

#include "engine/character.h"
#include "games/texarkana/state.h"


struct kept_figures tx_kept(const struct kept_character *c)
{
    struct kept_figures f;
    _Static_assert(sizeof f <= sizeof c->block, "its figures fit into a character");
    memcpy(&f, c->block, sizeof f);
    return f;
}

static void keep(struct kept_character *c, struct kept_figures f)
{
    memcpy(c->block, &f, sizeof f);
}

/* A figure of 1 to `most`; left out: as the pack has it, but no more than that. */
static bool figure(const struct node *map, const char *key, int most, int pack, uint8_t *out,
                   struct complaint *wrong)
{
    const struct node *n = node_get(map, key);
    int value = pack < most ? pack : most;
    if (n && !node_int(n, key, 1, most, &value, wrong))
        return false;
    *out = (uint8_t)value;
    return true;
}

static bool read(const struct data *d, const struct rules *rules, const struct node *n,
                 struct kept_character *out, struct complaint *wrong)
{
    static const struct node_key keys[] = {
        CHARACTER_KEYS(false), {"character", true}, {"will", false}, {"grit", false},
        {"coin", false}, {"luck", false}};
    const struct pack *p = pack_of(d);
    struct kept_figures f = {0};
    memset(out, 0, sizeof *out);
    if (!node_map(n, "a character", KEYS(keys), wrong) ||
        !character_of_game(n, texarkana_game.name, wrong) || !character_caption(n, out, wrong))
        return false;
    int which = node_word(node_get(n, "character"), "character", p->character_name,
                          p->character_count, wrong);
    if (which < 0)
        return false;
    const struct character *c = &p->character[which];
    f.character = (uint8_t)which;
    if (!figure(n, "will", rules->value[RULE_HAND_MAX], c->will, &f.will, wrong) || /* TX-H1 */
        !figure(n, "grit", SCORE_MAX, c->grit, &f.grit, wrong) ||                   /* TX-F1 */
        !figure(n, "coin", SCORE_MAX, c->coin, &f.coin, wrong) ||
        !figure(n, "luck", SCORE_MAX, c->luck, &f.luck, wrong))
        return false;
    keep(out, f);
    return true;
}

static void json(const struct data *d, const struct kept_character *c, struct text *t)
{
    struct kept_figures f = tx_kept(c);
    bool first;
    character_begin(&first, texarkana_game.name, c, t);
    character_word(&first, "character", pack_of(d)->character_name[f.character], t);
    character_number(&first, "will", f.will, t);
    character_number(&first, "grit", f.grit, t);
    character_number(&first, "coin", f.coin, t);
    character_number(&first, "luck", f.luck, t);
    character_end(t);
}

static void notes(const struct data *d, const struct kept_character *c, struct text *t)
{
    (void)d, (void)c, (void)t; /* all that the limits allow is meant */
}

/* ---- In a match ---- */

/* What is left of a figure for the next session: 1 at least, as a file may have it (TX-F1). */
static uint8_t lived(uint8_t figure) { return figure ? figure : 1; /* TX-G8 */ }

static bool made(const struct data *d, const struct view *v, const struct labels *labels, int seat,
                 struct kept_character *out)
{
    const struct texarkana *s = look_at(&v->state);
    (void)d, (void)labels;
    if (seat <= DEALER || seat >= s->seats || s->character[seat] == NONE)
        return false;
    *out = (struct kept_character){0};
    keep(out, (struct kept_figures){s->character[seat], lived(s->will[seat]), lived(s->grit[seat]),
                                    lived(s->coin[seat]), lived(s->luck[seat])}); /* TX-G8 */
    return true;
}

static bool next(const struct data *d, const struct view *v, const struct kept_character *c,
                 struct move *out)
{
    const struct texarkana *s = look_at(&v->state);
    if (!c || s->phase != PHASE_CASTING || s->actor != v->seat)
        return false;
    struct kept_figures f = tx_kept(c);
    const struct character *of = &pack_of(d)->character[f.character];
    if (f.will == of->will && f.grit == of->grit && f.coin == of->coin && f.luck == of->luck)
        *out = (struct move){.seat = v->seat, .verb = DO_CHOOSE, .arg = {f.character}};
    else
        *out = (struct move){.seat = v->seat,
                             .verb = DO_RATE,
                             .arg = {f.will, f.grit, f.coin, f.luck, f.character}};
    return true;
}

const struct characters texarkana_characters = {
    .lives = true,
    .rules = "scenario=free",
    .read = read,
    .json = json,
    .sheet = tx_say_kept,
    .notes = notes,
    .made = made,
    .next = next,
};
