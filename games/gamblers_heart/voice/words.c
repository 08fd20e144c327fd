/* The names of things and people in sentences, and what they are. What is always true: a thing
 * that people named is called as they named it, where the text knows the name, else by its
 * placeholder with blanks. */
#include "games/gamblers_heart/obstacle.h"
#include "games/gamblers_heart/voice/words.h"

#include <string.h>

/* How the people at the seats are called, as far as the text knows; a Gambler without a name by
 * their number. */
static void call_people(struct talk *x)
{
    for (int seat = 1; seat <= x->s->gamblers; seat++) {
        int g = seat_gambler(seat), person = x->s->person[g];
        if (x->s->made[g] < MADE_NAME || person >= PERSONS)
            x->called[seat] = NULL;
        else if (person < PERSONS_PRINTED)
            x->called[seat] = x->p->person[person];
        else
            x->called[seat] = label_name(x->t->labels, NAMES_PERSON, person);
    }
}

/* A table of the book, with titles and texts for the first `printed` (0: all). */
#define BOOK(d, table, first, printed, titles, texts)                                              \
    (struct voice_names){.at = (d)->names[table].at, .title = (titles), .text = (texts),           \
                         .count = (d)->names[table].count, .stride = sizeof *(first),              \
                         .titled = (printed), .labels = (table)}

static void name_things(struct voice_names *names, const struct data *d, const struct book *b)
{
    names[VOICE_PHASE].at = d->names[NAMES_PHASE].at;
    names[VOICE_PHASE].count = d->names[NAMES_PHASE].count;
    names[VOICE_SPELL] = BOOK(d, NAMES_SPELL, b->idea, IDEAS, &b->idea->title, &b->idea->text);
    names[VOICE_PATRON] = BOOK(d, NAMES_PATRON, b->patron, 1 + PATRONS_PRINTED, &b->patron->title,
                               &b->patron->text);
    names[VOICE_PERSON] = BOOK(d, NAMES_PERSON, b->person, PERSONS_PRINTED, b->person, NULL);
    names[VOICE_ROYALTY] = BOOK(d, NAMES_ROYALTY, b->royalty, 0, &b->royalty->title,
                                &b->royalty->text);
    names[VOICE_SUIT] = BOOK(d, NAMES_SUIT, b->suit, 0, &b->suit->title, &b->suit->text);
    names[VOICE_OBSTACLE].at = d->names[NAMES_OBSTACLE].at;
    names[VOICE_OBSTACLE].count = d->names[NAMES_OBSTACLE].count;
    names[VOICE_OBSTACLE].labels = NAMES_OBSTACLE;
    names[VOICE_SEED] = BOOK(d, NAMES_SEED, b->seed, 0, &b->seed->title, &b->seed->portent);
}

static const struct voice_names closed[VOICE_TABLES] = {VOICE_CLOSED_TABLES};

void gh_talk(struct talk *x, const struct data *d, const struct view *v, const struct move *m,
             struct text *t)
{
    talk_begin(x, room, d, v, m, t, gamblers_heart_voices, closed);
    if (!d)
        return;
    x->p = book_of(d);
    name_things(x->names, d, x->p);
    if (!v)
        return;
    x->s = x->is = look_at(&v->state);
    x->voice.reader = (struct voice_reader){.seat = v->seat, .players = 1 + x->s->gamblers,
                                            .master = true};
    x->voice.called = x->called;
    call_people(x);
}

struct text gh_room(struct talk *x)
{
    struct room *room = &x->room[x->rooms++ % TALK_ROOMS];
    return text_like(x->t, room->at, sizeof room->at);
}

/* ---- Lists ---- */

static struct voice_list *begin_list(struct talk *x, int32_t **at)
{
    int i = x->lists++ % TALK_LISTS;
    *at = x->list[i].at;
    x->list[i].list = (struct voice_list){.values = *at};
    return &x->list[i].list;
}

const struct voice_list *gh_list_bits(struct talk *x, uint32_t bits, int first)
{
    int32_t *at;
    struct voice_list *list = begin_list(x, &at);
    for (; bits; bits &= bits - 1)
        at[list->count++] = __builtin_ctz(bits) + first;
    return list;
}

const struct voice_list *gh_list_bytes(struct talk *x, const uint8_t *bytes, int count)
{
    int32_t *at;
    struct voice_list *list = begin_list(x, &at);
    while (list->count < count)
        at[list->count] = bytes[list->count], list->count++;
    return list;
}

const struct voice_list *gh_list_spells(struct talk *x, uint64_t ideas, uint64_t named)
{
    int32_t *at;
    struct voice_list *list = begin_list(x, &at);
    for (int spell = 0; spell < SPELLS; spell++)
        if ((spell < IDEAS ? ideas >> spell : named >> (spell - IDEAS)) & 1)
            at[list->count++] = spell;
    return list;
}

const struct voice_list *gh_list_faces(struct talk *x, const uint8_t die[DICE], uint32_t mask)
{
    int32_t *at;
    struct voice_list *list = begin_list(x, &at);
    for (int i = 0; i < DICE; i++)
        if (mask >> i & 1)
            at[list->count++] = die[i];
    return list;
}

/* ---- What the view knows ---- */

bool gh_is_gambler(const struct talk *x)
{
    return x->v->seat != GM && x->v->seat <= x->s->gamblers;
}

bool gh_sees_hand(const struct talk *x)
{
    return x->s->die[0] != UNKNOWN && x->s->die[0] != FACE_NONE;
}

bool gh_sees_gm_die(const struct talk *x)
{
    return x->s->gm_die != UNKNOWN && x->s->gm_die != 0;
}

int gh_sees_patron(const struct talk *x, int seat)
{
    int patron = x->s->patron[seat_gambler(seat)];
    return patron == UNKNOWN ? 0 : patron;
}

bool gh_knows_odds(const struct talk *x)
{
    if (x->t->no_odds || x->s->caster == NONE)
        return false;
    if (x->v->seat == x->s->caster)
        return gh_sees_hand(x);
    return x->v->seat == GM && gh_sees_gm_die(x) && x->s->phase > PHASE_REROLL;
}

double gh_odds(const struct talk *x, bool counted, bool accepted)
{
    const struct gamblers_heart *s = x->s;
    double die[FACES + 1] = {0}, win;
    if (!gh_sees_hand(x)) {
        win = gh_counted_chance(s->rerolled, s->gm_die, counted, accepted);
    } else if (!gh_sees_gm_die(x)) {
        win = gh_points_chance(gh_hand_points(s->die), accepted);
    } else {
        die[s->gm_die] = 1;
        win = gh_points_against(gh_hand_points(s->die), die, accepted);
    }
    return x->v->seat == GM ? 1 - win : win;
}

/* ---- People and things ---- */

const char *gh_patron_said(const struct talk *x, int patron)
{
    bool printed = patron >= 1 && patron <= PATRONS_PRINTED;
    return printed ? x->p->patron[patron].text : label_said(x->t->labels, NAMES_PATRON,
                                                            patron); /* GH-A2 */
}

void gh_patron_line(struct talk *x, int patron)
{
    if (gh_patron_said(x, patron))
        say(x, BOARD_PATRON(.patron = patron));
    else
        say(x, BOARD_PATRON_BARE(.patron = patron));
}

void gh_speaker(const struct data *d, const struct view *v, int seat, struct text *out)
{
    struct talk x;
    gh_talk(&x, d, v, NULL, out);
    x.voice.reader.seat = VOICE_WATCHER; /* nobody's "you" */
    voice_put(&x.voice, BOARD_SPEAKER(.who = seat));
}

const struct obstacle *gh_obstacle(struct talk *x)
{
    const struct obstacle *stands = gh_standing(x->p, x->is);
    if (!stands || !gh_is_written(x->is))
        return stands;
    const char *title = label_name(x->t->labels, NAMES_OBSTACLE, 0);
    const char *text = label_said(x->t->labels, NAMES_OBSTACLE, 0);
    x->written = *stands;
    if (!title) {
        struct text spaced = text_over(x->unnamed, sizeof x->unnamed);
        text_spaced(&spaced, x->d->names[NAMES_OBSTACLE].at[0]);
    }
    x->written.title = title ? title : x->unnamed;
    x->written.text = text ? text : "";
    return &x->written;
}

const char *gh_seed_text(const struct talk *x)
{
    if (x->is->seed >= SEEDS)
        return NULL;
    const struct quest_seed *seed = &x->p->seed[x->is->seed];
    switch (x->is->step) {
    case STEP_ARRIVAL: return seed->arrival;
    case STEP_WORK: return seed->work;
    case STEP_CONFLICT: return seed->conflict;
    default: return NULL;
    }
}

const char *gh_chance(struct talk *x, double chance, bool start)
{
    const double exact = 1e-9, hundredth = 0.01;
    /* none is less than 2 in 100 but what is impossible: the least is a pair of a GM's 1 */
    if (chance > 1 - hundredth && chance < 1 - exact)
        return part(x, PART_OVER(.start = start));
    return part(x, PART_PERCENT(.percent = voice_percent(chance)));
}
