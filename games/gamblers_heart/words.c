/* The names of things and people in sentences, and what they are. What is always true: a thing that people
 * named is called as they named it, where the text knows the name, else by its placeholder with blanks. */
#include "games/gamblers_heart/words.h"

#include <string.h>

extern const uint8_t gamblers_heart_en[];

/* Closed tables, whose words stand in voice/en.ftl. */
static const char *const status_names[] = VOICE_STATUS_WORDS;
static const char *const size_names[] = VOICE_SIZE_WORDS;
static const char *const step_names[] = VOICE_STEP_WORDS;
static const char *const as_names[] = VOICE_AS_WORDS;
static const char *const lean_names[] = VOICE_LEAN_WORDS;
static const char *const why_names[] = VOICE_WHY_WORDS;
static const char *const face_names[] = VOICE_FACE_WORDS;
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

void heart_talk(struct talk *x, const struct data *d, const struct view *v, struct text *t)
{
    const struct book *b = book_of(d);
    const struct voice_names names[VOICE_TABLES] = {
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
    *x->called = NULL;
    x->d = d;
    x->b = b;
    x->v = v;
    x->s = v ? look_at(&v->state) : NULL;
    x->t = t;
    x->voice = (struct voice){.table = gamblers_heart_en, .names = x->names, .out = t, .reader = {.seat = VOICE_WATCHER}};
    if (!v)
        return;
    x->voice.reader = (struct voice_reader){.seat = v->seat, .players = 1 + x->s->gamblers, .master = true};
    x->voice.called = x->called;
    call_people(x);
}

/* ---- Lists ---- */

const struct voice_list *heart_list_seats(struct listed *l, uint32_t seats)
{
    l->list = (struct voice_list){.values = l->at};
    for (int seat = 0; seat <= GAMBLERS_MAX; seat++)
        if (seats >> seat & 1)
            l->at[l->list.count++] = seat;
    return &l->list;
}

const struct voice_list *heart_list_spells(struct listed *l, uint64_t ideas, uint64_t named)
{
    l->list = (struct voice_list){.values = l->at};
    for (int spell = 0; spell < SPELLS; spell++)
        if ((spell < IDEAS ? ideas >> spell : named >> (spell - IDEAS)) & 1)
            l->at[l->list.count++] = spell;
    return &l->list;
}

const struct voice_list *heart_list_faces(struct listed *l, const uint8_t die[DICE], uint32_t mask)
{
    l->list = (struct voice_list){.values = l->at};
    for (int i = 0; i < DICE; i++)
        if (mask >> i & 1)
            l->at[l->list.count++] = die[i];
    return &l->list;
}

const struct voice_list *heart_list_dice(struct listed *l, uint32_t mask)
{
    l->list = (struct voice_list){.values = l->at};
    for (int i = 0; i < DICE; i++)
        if (mask >> i & 1)
            l->at[l->list.count++] = i + 1;
    return &l->list;
}

/* ---- What the view knows ---- */

bool heart_is_gambler(struct talk *x)
{
    return x->v->seat != GM && x->v->seat <= x->s->gamblers;
}

bool heart_sees_hand(struct talk *x)
{
    return x->s->die[0] != UNKNOWN && x->s->die[0] != FACE_NONE;
}

bool heart_sees_gm_die(struct talk *x)
{
    return x->s->gm_die != UNKNOWN && x->s->gm_die != 0;
}

int heart_sees_patron(struct talk *x, int seat)
{
    int patron = x->s->patron[seat_gambler(seat)];
    return patron == UNKNOWN ? 0 : patron;
}

bool heart_patron_open(const struct gamblers_heart *s)
{
    return !heart_is(s, s->caster, STATUS_BLESSED) && !s->invoked;
}

bool heart_knows_odds(struct talk *x)
{
    if (x->s->caster == NONE)
        return false;
    if (x->v->seat == x->s->caster)
        return heart_sees_hand(x);
    return x->v->seat == GM && heart_sees_gm_die(x) && x->s->phase > PHASE_REROLL;
}

double heart_odds(struct talk *x, bool counted, bool accepted)
{
    const struct gamblers_heart *s = x->s;
    double die[FACES + 1] = {0}, win;
    if (!heart_sees_hand(x)) {
        win = counted_chance(s->rerolled, s->gm_die, counted, accepted);
    } else if (!heart_sees_gm_die(x)) {
        win = points_chance(hand_points(s->die), accepted);
    } else {
        die[s->gm_die] = 1;
        win = points_against(hand_points(s->die), die, accepted);
    }
    return x->v->seat == GM ? 1 - win : win;
}

static void percents(struct talk *x, bool counted)
{
    text_percent(x->t, heart_odds(x, counted, false));
    text_put(x->t, " (");
    text_percent(x->t, heart_odds(x, counted, true));
    text_put(x->t, counted ? ")" : " if a Patron is accepted)");
}

void heart_put_odds(struct talk *x)
{
    bool open = heart_patron_open(x->s);
    if (open && x->v->seat == GM) {
        text_put(x->t, "Against a caster who rerolled for the dice alone you win ");
        percents(x, false);
        text_put(x->t, ", against one who counted on a Patron ");
        percents(x, true);
    } else {
        text_put(x->t, "You win ");
        text_percent(x->t, heart_odds(x, false, false));
        text_put(x->t, " by the dice");
        text_put(x->t, open ? ", and " : "");
        if (open)
            text_percent(x->t, heart_odds(x, false, true));
        text_put(x->t, open ? " with a Patron accepted" : "");
    }
    text_char(x->t, '.');
}

void heart_flashback_buys(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    const struct obstacle *o = heart_in_showdown(s) ? NULL : heart_obstacle(x);
    if (o && !s->plans)
        text_format(x->t, "an act at %s then has two dice, and the higher counts: lucky 75 %%, not 50 %%", o->title); /* GH-H5 */
    else if (o)
        text_put(x->t, "one has helped in this act already, so this one buys the story alone"); /* GH-H5 */
    else
        text_put(x->t, "nothing is in the way that it could help with, so it buys the story alone");
}

void heart_near_caps(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int beats = BEATS_MAX - s->beats, showdowns = SHOWDOWNS_MAX - s->showdowns, names = SPELLS_NAMED - s->spells_named;
    if (beats > 0 && beats <= NEAR_BEATS) /* GH-H6 */
        text_format(x->t, " This quest has room for %d more move%s; then only its end is left.", beats, beats == 1 ? "" : "s");
    if (x->v->seat == GM && showdowns <= NEAR_SHOWDOWNS && !heart_in_showdown(s)) /* GH-H6 */
        text_format(x->t, " It has room for %d more Showdown%s.", showdowns, showdowns == 1 ? "" : "s");
    if (x->v->seat != GM && names <= NEAR_NAMES) /* GH-H6 */
        text_format(x->t, " It has room for %d more spell%s by new names; those of the book stay open.", names,
                    names == 1 ? "" : "s");
}

const struct obstacle *heart_obstacle(struct talk *x)
{
    if (x->s->obstacle == SIZE_UNSAID || x->s->which < 1)
        return NULL;
    return &x->b->obstacle[x->s->obstacle - 1][x->s->which - 1];
}

bool heart_in_showdown(const struct gamblers_heart *s)
{
    return s->involved != 0;
}

bool heart_in_duel(const struct gamblers_heart *s)
{
    return s->phase >= PHASE_PRICE && s->phase <= PHASE_UNVEIL;
}

bool heart_in_loss(const struct gamblers_heart *s)
{
    return s->phase >= PHASE_DOOM && s->phase <= PHASE_AFTER_LOSS;
}

/* ---- People ---- */

void heart_name(struct talk *x, int seat)
{
    int g = seat_gambler(seat), person = x->s->person[g];
    const char *called = label_name(x->t->labels, NAMES_PERSON, person);
    if (x->s->made[g] < MADE_NAME || person >= PERSONS)
        text_format(x->t, "Gambler %d", seat);
    else if (person < PERSONS_PRINTED)
        text_put(x->t, x->b->person[person]);
    else if (called)
        text_put(x->t, called);
    else
        text_spaced(x->t, x->d->names[NAMES_PERSON].at[person]);
}

void heart_speaker(const struct data *d, const struct view *v, int seat, struct text *out)
{
    struct talk x;
    heart_talk(&x, d, v, out);
    if (seat == GM)
        text_put(out, "The GM");
    else
        heart_name(&x, seat);
}

void heart_who(struct talk *x, int seat, bool capital)
{
    if (x->v->seat == seat)
        text_put(x->t, capital ? "You" : "you");
    else if (seat == GM)
        text_put(x->t, capital ? "The GM" : "the GM");
    else
        heart_name(x, seat);
}

void heart_whose(struct talk *x, int seat, bool capital)
{
    if (x->v->seat == seat) {
        text_put(x->t, capital ? "Your" : "your");
        return;
    }
    heart_who(x, seat, capital);
    text_put(x->t, "'s");
}

void heart_does(struct talk *x, int seat, const char *you, const char *they)
{
    heart_who(x, seat, true);
    text_format(x->t, " %s", x->v->seat == seat ? you : they);
}

void heart_seats(struct talk *x, uint32_t seats)
{
    int left = __builtin_popcount(seats);
    if (!left)
        text_put(x->t, "nobody");
    for (int seat = 0; seat <= GAMBLERS_MAX; seat++)
        if (seats >> seat & 1) {
            heart_who(x, seat, false);
            left--;
            text_put(x->t, left > 1 ? ", " : left == 1 ? " and " : "");
        }
}

/* ---- Things ---- */

void heart_spell(struct talk *x, int spell)
{
    const char *called = label_name(x->t->labels, NAMES_SPELL, spell);
    text_char(x->t, '"');
    if (spell < IDEAS)
        text_put(x->t, x->b->idea[spell].title);
    else if (called)
        text_put(x->t, called);
    else if (spell < SPELLS)
        text_spaced(x->t, x->d->names[NAMES_SPELL].at[spell]);
    text_char(x->t, '"');
}

void heart_spells(struct talk *x, uint64_t ideas, uint64_t named)
{
    int left = __builtin_popcountll(ideas) + __builtin_popcountll(named);
    if (!left)
        text_put(x->t, "none");
    for (int spell = 0; spell < SPELLS; spell++)
        if ((spell < IDEAS ? ideas >> spell : named >> (spell - IDEAS)) & 1) {
            heart_spell(x, spell);
            left--;
            text_put(x->t, left > 1 ? ", " : left == 1 ? " and " : "");
        }
}

void heart_patron(const struct data *d, int patron, struct text *t)
{
    const char *called = label_name(t->labels, NAMES_PATRON, patron);
    if (patron >= 1 && patron <= PATRONS_PRINTED)
        text_put(t, book_of(d)->patron[patron].title);
    else if (called)
        text_put(t, called);
    else if (patron < PATRONS)
        text_spaced(t, d->names[NAMES_PATRON].at[patron]);
}

void heart_patron_line(const struct data *d, int patron, struct text *t)
{
    const char *said = label_said(t->labels, NAMES_PATRON, patron);
    bool printed = patron >= 1 && patron <= PATRONS_PRINTED;
    heart_patron(d, patron, t);
    if (printed || said)
        text_format(t, ": %s", printed ? book_of(d)->patron[patron].text : said); /* GH-A2 */
}

void heart_patron_gist(const struct data *d, int patron, struct text *t)
{
    const char *line = patron >= 1 && patron <= PATRONS_PRINTED ? book_of(d)->patron[patron].text
                                                                : label_said(t->labels, NAMES_PATRON, patron);
    heart_patron(d, patron, t);
    if (!line)
        return;
    size_t n = strcspn(line, ":.,");
    text_put(t, " (");
    for (size_t i = 0; i < n; i++)
        text_char(t, !i && line[0] >= 'A' && line[0] <= 'Z' ? (char)(line[0] - 'A' + 'a') : line[i]);
    text_put(t, line[n] && line[n + 1] ? ", and more)" : ")");
}

void heart_list(struct talk *x)
{
    for (int i = 0; i < LIST; i++) {
        text_put(x->t, "\n  ");
        heart_patron_line(x->d, x->s->list[i], x->t);
    }
}

const char *heart_size(int size)
{
    static const char *const words[] = {"of a size not said", "minor", "medium", "major"};
    return words[size & 3];
}

const char *heart_step(int step)
{
    static const char *const words[] = {"the Portent", "the Crew", "Arrival", "the Work", "the Conflict",
                                        "the end of the Conflict", "the Resolution"};
    return step <= STEP_RESOLUTION ? words[step] : "";
}

const char *heart_status(int status)
{
    static const char *const words[] = {"free", "blessed", "cursed", "lost"};
    return words[status & 3];
}

const char *heart_oracle(int die)
{
    static const char *const words[] = {"silent",  "extremely unlucky", "unlucky", "unlucky",
                                        "lucky", "lucky", "extremely lucky"};
    return words[die <= FACES ? die : 0];
}

const char *heart_hand_words(int points)
{
    static const char *const words[] = {"nothing", "one pair", "two pairs", "three of a kind", "a full house",
                                        "four of a kind", "five of a kind"};
    return words[points <= FACES ? points : 0];
}

const char *heart_face(int face)
{
    static const char *const words[] = {"none", "9", "10", "J", "Q", "K", "A"};
    return words[face <= FACES ? face : 0];
}

void heart_soul(int royalty, int suit, struct text *t)
{
    static const char *const royalties[] = {"King", "Queen", "Jack", "Ace"};
    static const char *const suits[] = {"Hearts", "Diamonds", "Spades", "Clubs"};
    text_format(t, "%s of %s", royalties[royalty & 3], suits[suit & 3]);
}

void heart_hand(const uint8_t die[DICE], struct text *t)
{
    int points = hand_points(die);
    for (int i = 0; i < DICE; i++)
        text_format(t, "%s%s", i == 0 ? "" : i == DICE - 1 ? " and " : ", ", heart_face(die[i]));
    text_format(t, ": %s, %d point%s", heart_hand_words(points), points, points == 1 ? "" : "s");
}

static void dice_of(int mask, const uint8_t *die, struct text *t)
{
    int left = __builtin_popcount((unsigned)mask & 31);
    for (int i = 0; i < DICE; i++)
        if (mask >> i & 1) {
            if (die)
                text_put(t, heart_face(die[i]));
            else
                text_int(t, i + 1);
            left--;
            text_put(t, left > 1 ? ", " : left == 1 ? " and " : "");
        }
}

void heart_dice(int mask, const uint8_t die[DICE], struct text *t)
{
    dice_of(mask, die, t);
    text_put(t, __builtin_popcount((unsigned)mask & 31) == 1 ? " (die " : " (dice ");
    dice_of(mask, NULL, t);
    text_char(t, ')');
}

void heart_clause(const char *text, struct text *t)
{
    size_t n = strcspn(text, ":.");
    for (size_t i = 0; i < n; i++)
        text_char(t, text[i]);
}

const char *heart_count(int dice)
{
    static const char *const words[] = {"no dice", "one die", "two dice"};
    return dice >= 0 && dice <= 2 ? words[dice] : "dice";
}

void heart_use(struct talk *x, int use, bool capital)
{
    if (use == USE_NONE || use >= USES) {
        text_put(x->t, capital ? "None: the Scales are left alone" : "no use");
        return;
    }
    text_put(x->t, use >= USE_FREE ? (capital ? "Free " : "freeing ") : (capital ? "Bring back " : "bringing back "));
    heart_who(x, gambler_seat(use_gambler(use)), false);
    if (use >= USE_FREE && capital)
        text_put(x->t, " of the curse");
}

/* ---- The story ---- */

static const char *rolled(const struct talk *x, int table) { return x->b->table[table][x->s->portent[table] - 1]; }

void heart_portent(struct talk *x)
{
    const char *const *of = x->b->table_title;
    if (x->s->seed < SEEDS)
        say(x, BOARD_PORTENT(.seed = x->s->seed));
    else if (x->s->portent[0])
        say(x, BOARD_PORTENT_DICE(.place_of = of[0], .place = rolled(x, 0), .means_of = of[1], .means = rolled(x, 1),
                                  .aim_of = of[2], .aim = rolled(x, 2), .agent_of = of[3], .agent = rolled(x, 3),
                                  .edge_of = of[4], .edge = rolled(x, 4)));
}

const char *heart_seed_text(struct talk *x, int step)
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
