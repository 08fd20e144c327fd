/* The names of things and people in sentences, and what they are. What is always true: a thing that people
 * named is called as they named it, where the text knows the name, else by its placeholder with blanks. */
#include "games/gamblers_heart/voice/words.h"

#include <string.h>

extern const struct voice_language gamblers_heart_voices[];

/* Closed tables, whose words stand in voice/en.ftl. */
static const char *const status_names[] = VOICE_STATUS_WORDS;
static const char *const size_names[] = VOICE_SIZE_WORDS;
static const char *const step_names[] = VOICE_STEP_WORDS;
static const char *const as_names[] = VOICE_AS_WORDS;
static const char *const lean_names[] = VOICE_LEAN_WORDS;
static const char *const why_names[] = VOICE_WHY_WORDS;
static const char *const face_names[] = VOICE_FACE_WORDS;
static const char *const help_names[] = VOICE_HELP_WORDS;
static const char *const tone_names[] = VOICE_TONE_WORDS;
static const char *const seen_names[] = VOICE_SEEN_WORDS;
static const char *const kind_names[] = VOICE_KIND_WORDS;
/* Those of the book, with its titles and texts for the first `printed`. */
#define BOOK(d, table, row, printed, titles, texts)                                                                 \
    {.at = (d)->names[table].at, .title = (titles), .text = (texts), .count = (d)->names[table].count,              \
     .stride = sizeof(row), .titled = (printed), .labels = (table)}

/* How the people at the seats are called, as far as the text knows; a Gambler without a name by their number. */
static void call_people(struct talk *x)
{
    for (int seat = 1; seat <= x->s->gamblers; seat++) {
        int g = seat_gambler(seat), person = x->s->person[g];
        if (x->s->made[g] < MADE_NAME || person >= PERSONS)
            x->called[seat] = NULL;
        else if (person < PERSONS_PRINTED)
            x->called[seat] = x->b->person[person];
        else
            x->called[seat] = label_name(x->t->labels, NAMES_PERSON, person);
    }
}

/* Names that are the same in every match by this book. */
static void name_things(struct talk *x, const struct data *d, const struct book *b)
{
    const struct voice_names names[VOICE_TABLES] = {
        [VOICE_PHASE] = {.at = d->names[NAMES_PHASE].at, .count = d->names[NAMES_PHASE].count},
        [VOICE_HELP] = VOICE_CLOSED(help_names),
        [VOICE_TONE] = VOICE_CLOSED(tone_names),
        [VOICE_SEEN] = VOICE_CLOSED(seen_names),
        [VOICE_SPELL] = BOOK(d, NAMES_SPELL, struct idea, IDEAS, &b->idea[0].title, &b->idea[0].text),
        [VOICE_PATRON] = BOOK(d, NAMES_PATRON, struct entry_text, 1 + PATRONS_PRINTED, &b->patron[0].title, &b->patron[0].text),
        [VOICE_PERSON] = BOOK(d, NAMES_PERSON, char *, PERSONS_PRINTED, b->person, NULL),
        [VOICE_ROYALTY] = BOOK(d, NAMES_ROYALTY, struct entry_text, 0, &b->royalty[0].title, &b->royalty[0].text),
        [VOICE_SUIT] = BOOK(d, NAMES_SUIT, struct entry_text, 0, &b->suit[0].title, &b->suit[0].text),
        [VOICE_SEED] = BOOK(d, NAMES_SEED, struct quest_seed, 0, &b->seed[0].title, &b->seed[0].portent),
        [VOICE_STATUS] = VOICE_CLOSED(status_names),
        [VOICE_SIZE] = VOICE_CLOSED(size_names),
        [VOICE_STEP] = VOICE_CLOSED(step_names),
        [VOICE_AS] = VOICE_CLOSED(as_names),
        [VOICE_LEAN] = VOICE_CLOSED(lean_names),
        [VOICE_WHY] = VOICE_CLOSED(why_names),
        [VOICE_FACE] = VOICE_CLOSED(face_names),
        [VOICE_KIND] = VOICE_CLOSED(kind_names),
    };
    memcpy(x->names, names, sizeof names);
}

void gh_talk(struct talk *x, const struct data *d, const struct view *v, struct text *t)
{
    *x->called = NULL;
    x->d = d;
    x->b = d ? book_of(d) : NULL;
    if (d)
        name_things(x, d, x->b);
    x->v = v;
    x->s = v ? look_at(&v->state) : NULL;
    x->t = t;
    x->voice = (struct voice){.names = x->names, .out = t, .reader = {.seat = VOICE_WATCHER}};
    voice_begin(&x->voice, gamblers_heart_voices);
    if (!v)
        return;
    x->voice.reader = (struct voice_reader){.seat = v->seat, .players = 1 + x->s->gamblers, .master = true};
    x->voice.called = x->called;
    call_people(x);
}

/* ---- Lists ---- */

const struct voice_list *gh_list_seats(struct listed *l, uint32_t seats)
{
    l->list = (struct voice_list){.values = l->at};
    for (int seat = 0; seat <= GAMBLERS_MAX; seat++)
        if (seats >> seat & 1)
            l->at[l->list.count++] = seat;
    return &l->list;
}

const struct voice_list *gh_list_spells(struct listed *l, uint64_t ideas, uint64_t named)
{
    l->list = (struct voice_list){.values = l->at};
    for (int spell = 0; spell < SPELLS; spell++)
        if ((spell < IDEAS ? ideas >> spell : named >> (spell - IDEAS)) & 1)
            l->at[l->list.count++] = spell;
    return &l->list;
}

const struct voice_list *gh_list_faces(struct listed *l, const uint8_t die[DICE], uint32_t mask)
{
    l->list = (struct voice_list){.values = l->at};
    for (int i = 0; i < DICE; i++)
        if (mask >> i & 1)
            l->at[l->list.count++] = die[i];
    return &l->list;
}

const struct voice_list *gh_list_dice(struct listed *l, uint32_t mask)
{
    l->list = (struct voice_list){.values = l->at};
    for (int i = 0; i < DICE; i++)
        if (mask >> i & 1)
            l->at[l->list.count++] = i + 1;
    return &l->list;
}

/* ---- What the view knows ---- */

bool gh_is_gambler(struct talk *x)
{
    return x->v->seat != GM && x->v->seat <= x->s->gamblers;
}

bool gh_sees_hand(struct talk *x)
{
    return x->s->die[0] != UNKNOWN && x->s->die[0] != FACE_NONE;
}

bool gh_sees_gm_die(struct talk *x)
{
    return x->s->gm_die != UNKNOWN && x->s->gm_die != 0;
}

int gh_sees_patron(struct talk *x, int seat)
{
    int patron = x->s->patron[seat_gambler(seat)];
    return patron == UNKNOWN ? 0 : patron;
}

bool gh_patron_open(const struct gamblers_heart *s)
{
    return !heart_is(s, s->caster, STATUS_BLESSED) && !s->invoked;
}

bool gh_knows_odds(struct talk *x)
{
    if (x->s->caster == NONE)
        return false;
    if (x->v->seat == x->s->caster)
        return gh_sees_hand(x);
    return x->v->seat == GM && gh_sees_gm_die(x) && x->s->phase > PHASE_REROLL;
}

double gh_odds(struct talk *x, bool counted, bool accepted)
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

const char *gh_chance(struct talk *x, struct room *room, double chance, bool start)
{
    const double exact = 1e-9, hundredth = 0.01;
    if (chance > exact && chance < hundredth)
        return piece(x, room, PART_UNDER(.start = start));
    if (chance > 1 - hundredth && chance < 1 - exact)
        return piece(x, room, PART_OVER(.start = start));
    return piece(x, room, PART_PERCENT(.percent = (int)(chance * 100 + 0.5)));
}

void gh_put_odds(struct talk *x)
{
    double wins = gh_odds(x, false, false), patron = gh_odds(x, false, true);
    if (!gh_patron_open(x->s))
        say(x, ASK_ODDS(.wins = CHANCE_FIRST(x, wins)));
    else if (x->v->seat != GM)
        say(x, ASK_ODDS_PATRON(.wins = CHANCE_FIRST(x, wins), .patron = CHANCE(x, patron)));
    else
        say(x, ASK_ODDS_GM(.wins = CHANCE_FIRST(x, wins), .patron = CHANCE(x, patron),
                           .counted = CHANCE(x, gh_odds(x, true, false)),
                           .counted_patron = CHANCE(x, gh_odds(x, true, true))));
}

int gh_holds(const struct talk *x)
{
    return x->v->seat == GM ? gh_gm_fortune(x->s) : x->s->fortune;
}

int gh_wins(const struct talk *x, int n)
{
    return x->v->seat == GM ? paid_by_gamblers(x->s, n) : paid_by_gm(x->s, n);
}

int gh_loses(const struct talk *x, int n)
{
    return x->v->seat == GM ? paid_by_gm(x->s, n) : paid_by_gamblers(x->s, n);
}

void gh_flashback_buys(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    const struct obstacle *o = gh_in_showdown(s) ? NULL : gh_obstacle(x);
    if (o && !s->plans)
        say(x, ASK_FLASHBACK_HELPS(.title = o->title)); /* GH-H5 */
    else if (o)
        say(x, ASK_FLASHBACK_USED()); /* GH-H5 */
    else
        say(x, ASK_FLASHBACK_STORY());
}

void gh_near_caps(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int beats = BEATS_MAX - s->beats, showdowns = SHOWDOWNS_MAX - s->showdowns, names = SPELLS_NAMED - s->spells_named;
    if (beats > 0 && beats <= NEAR_BEATS) /* GH-H6 */
        say(x, ASK_NEAR_MOVES(.left = beats));
    if (x->v->seat == GM && showdowns <= NEAR_SHOWDOWNS && !gh_in_showdown(s)) /* GH-H6 */
        say(x, ASK_NEAR_SHOWDOWNS(.left = showdowns));
    if (x->v->seat != GM && names <= NEAR_NAMES) /* GH-H6 */
        say(x, ASK_NEAR_NAMES(.left = names));
}

const struct obstacle *gh_obstacle(struct talk *x)
{
    if (x->s->obstacle == SIZE_UNSAID || x->s->which < 1)
        return NULL;
    return &x->b->obstacle[x->s->obstacle - 1][x->s->which - 1];
}

bool gh_in_showdown(const struct gamblers_heart *s)
{
    return s->involved != 0;
}

bool gh_in_duel(const struct gamblers_heart *s)
{
    return s->phase >= PHASE_PRICE && s->phase <= PHASE_UNVEIL;
}

/* ---- People and things ---- */

void gh_name(struct talk *x, int seat)
{
    x->voice.reader.seat = VOICE_WATCHER; /* nobody's "you" */
    voice_put(&x->voice, BOARD_SPEAKER(.who = seat));
    x->voice.reader.seat = x->v->seat;
}

void gh_speaker(const struct data *d, const struct view *v, int seat, struct text *out)
{
    struct talk x;
    gh_talk(&x, d, v, out);
    gh_name(&x, seat);
}

const char *gh_patron_said(const struct talk *x, int patron)
{
    bool printed = patron >= 1 && patron <= PATRONS_PRINTED;
    return printed ? x->b->patron[patron].text : label_said(x->t->labels, NAMES_PATRON, patron); /* GH-A2 */
}

void gh_patron_line(struct talk *x, int patron)
{
    if (gh_patron_said(x, patron))
        say(x, BOARD_PATRON(.patron = patron));
    else
        say(x, BOARD_PATRON_BARE(.patron = patron));
}

void gh_cast(struct talk *x)
{
    int who = x->s->caster, spell = x->s->spell, size = x->s->size, patron = x->s->fits;
    if (size && patron)
        say(x, TELL_CAST_KNOWN(.who = who, .spell = spell, .size = size, .patron = patron));
    else if (size)
        say(x, TELL_CAST_SIZED(.who = who, .spell = spell, .size = size));
    else if (patron)
        say(x, TELL_CAST_FITS(.who = who, .spell = spell, .patron = patron));
    else
        say(x, TELL_CAST(.who = who, .spell = spell));
}

/* ---- The story ---- */

static const char *rolled(const struct talk *x, int table) { return x->b->table[table][x->s->portent[table] - 1]; }

void gh_portent(struct talk *x)
{
    const char *const *of = x->b->table_title;
    if (x->s->seed < SEEDS)
        say(x, BOARD_PORTENT(.seed = x->s->seed));
    else if (x->s->portent[0])
        say(x, BOARD_PORTENT_DICE(.place_of = of[0], .place = rolled(x, 0), .means_of = of[1], .means = rolled(x, 1),
                                  .aim_of = of[2], .aim = rolled(x, 2), .agent_of = of[3], .agent = rolled(x, 3),
                                  .edge_of = of[4], .edge = rolled(x, 4)));
}

const char *gh_seed_text(struct talk *x, int step)
{
    if (x->s->seed >= SEEDS)
        return NULL;
    const struct quest_seed *seed = &x->b->seed[x->s->seed];
    switch (step) {
    case STEP_ARRIVAL: return seed->arrival;
    case STEP_WORK: return seed->work;
    case STEP_CONFLICT: return seed->conflict;
    default: return NULL;
    }
}
