/* A Gambler that is kept: read from a tree, written as JSON, found in a match, made again. What is
 * always true: it is what a player chooses alone (GH-A1); Patronage and High Ace are told to nobody
 * by it who does not know them already. The file: docs/characters.md. */
#include "engine/character.h"

#include <string.h>

#include "games/gamblers_heart/gambler.h"
#include "games/gamblers_heart/state.h"


struct gambler gh_gambler(const struct kept_character *c)
{
    struct gambler g;
    _Static_assert(sizeof g <= sizeof c->block, "a Gambler fits into a character");
    memcpy(&g, c->block, sizeof g);
    return g;
}

static void keep(struct kept_character *c, struct gambler g)
{
    memcpy(c->block, &g, sizeof g);
}

/* One of the names first .. last of a table. */
static bool word(const struct node *n, const char *key, int names, int first, int last,
                 uint8_t *out, struct complaint *wrong)
{
    int at = node_word(node_get(n, key), key, gamblers_heart_names[names].at + first,
                       last - first + 1, wrong);
    *out = (uint8_t)(at + first);
    return at >= 0;
}

static bool read(const struct data *d, const struct rules *rules, const struct node *n,
                 struct kept_character *out, struct complaint *wrong)
{
    static const struct node_key keys[] = {
        CHARACTER_KEYS(true), {"royalty", true}, {"suit", true}, {"patronage", false},
        {"high-ace", false}};
    struct gambler g = {0};
    (void)d, (void)rules;
    memset(out, 0, sizeof *out);
    if (!node_map(n, "a character", KEYS(keys), wrong) ||
        !character_of_game(n, gamblers_heart_game.name, wrong) ||
        !character_caption(n, out, wrong) || !character_said(n, wrong) ||
        !word(n, "royalty", NAMES_ROYALTY, 0, 3, &g.royalty, wrong) || /* GH-A1 */
        !word(n, "suit", NAMES_SUIT, 0, 3, &g.suit, wrong) ||
        !character_line(n, "high-ace", out->secret, sizeof out->secret, wrong))
        return false;
    if (node_get(n, "patronage") && /* GH-A2: else it is rolled at the table */
        !word(n, "patronage", NAMES_PATRON, 1, PATRONS_PRINTED, &g.patron, wrong))
        return false;
    keep(out, g);
    return true;
}

static void json(const struct data *d, const struct kept_character *c, struct text *t)
{
    struct gambler g = gh_gambler(c);
    bool first;
    (void)d;
    character_begin(&first, gamblers_heart_game.name, c, t);
    character_word(&first, "royalty", gamblers_heart_names[NAMES_ROYALTY].at[g.royalty], t);
    character_word(&first, "suit", gamblers_heart_names[NAMES_SUIT].at[g.suit], t);
    if (g.patron)
        character_word(&first, "patronage", gamblers_heart_names[NAMES_PATRON].at[g.patron], t);
    if (*c->secret)
        character_word(&first, "high-ace", c->secret, t);
    character_end(t);
}

static void notes(const struct data *d, const struct kept_character *c, struct text *t)
{
    (void)d, (void)c, (void)t; /* all that the limits allow is meant */
}

/* ---- In a match ---- */

static bool made(const struct data *d, const struct view *v, const struct labels *labels, int seat,
                 struct kept_character *out)
{
    const struct gamblers_heart *s = look_at(&v->state);
    int g = seat_gambler(seat);
    if (seat <= GM || g >= s->gamblers || s->made[g] != MADE_ALL)
        return false;
    int person = s->person[g], patron = s->patron[g];
    const char *name = person < PERSONS_PRINTED ? book_of(d)->person[person]
                                                : label_name(labels, NAMES_PERSON, person);
    struct text called;
    *out = (struct kept_character){0};
    called = text_over(out->name, sizeof out->name); /* of a longer one whole letters */
    text_put(&called, name ? name : book_of(d)->person_name[person]);
    /* one of the table's own (GH-A3) stays at the table; UNKNOWN is left out too (GH-A4) */
    keep(out, (struct gambler){s->royalty[g], s->suit[g],
                               patron > PATRONS_PRINTED ? 0 : (uint8_t)patron});
    return true;
}

/* There are neither others to agree to a Patronage of the table's own, nor a quest. */
static bool before(const struct data *d, const struct view *v, struct move *out)
{
    const struct gamblers_heart *s = look_at(&v->state);
    (void)d;
    if (!(s->waiting >> v->seat & 1) || (s->phase != PHASE_LIST && s->phase != PHASE_CONSENT))
        return false;
    *out = (struct move){.seat = v->seat,
                         .verb = s->phase == PHASE_LIST ? DO_READY : DO_DISAGREE};
    return true;
}

/* The person of that name in the book, else the next that is named. */
static int person_called(const struct book *book, const struct gamblers_heart *s, const char *name)
{
    for (int i = 0; i < PERSONS_PRINTED; i++)
        if (!strcmp(book->person[i], name))
            return i;
    return PERSONS_PRINTED + s->persons_named;
}

static bool next(const struct data *d, const struct view *v, const struct kept_character *c,
                 struct move *out)
{
    const struct gamblers_heart *s = look_at(&v->state);
    if (!c || s->phase != PHASE_MAKE || !(s->waiting >> v->seat & 1))
        return false;
    struct gambler g = gh_gambler(c);
    *out = (struct move){.seat = v->seat};
    switch (s->made[seat_gambler(v->seat)]) {
    case MADE_NOTHING:
        out->verb = DO_NAME;
        out->arg[0] = person_called(book_of(d), s, c->name);
        break;
    case MADE_NAME:
        out->verb = DO_SOUL;
        out->arg[0] = g.royalty;
        out->arg[1] = g.suit;
        break;
    case MADE_SOUL:
        out->verb = g.patron ? DO_PATRON : DO_ROLL_PATRON; /* GH-A2 */
        out->arg[0] = g.patron;
        break;
    default: out->verb = DO_HIGH_ACE; break; /* its words: `secret` */
    }
    return true;
}

const struct characters gamblers_heart_characters = {
    .read = read,
    .json = json,
    .sheet = gh_say_gambler,
    .notes = notes,
    .made = made,
    .before = before,
    .next = next,
};
