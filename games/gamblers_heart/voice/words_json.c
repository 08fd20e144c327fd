/* For pages: the book, and the figures that follow from a view, as JSON. What is always true: nothing stands
 * here that the view's seat could not work out from what it sees. */
#include "games/gamblers_heart/voice/words.h"
#include "games/gamblers_heart/voice/words_hooks.h"

/* ---- Small JSON: members are separated here, `first` is cleared by the first of them ---- */

struct json {
    struct text *t;
    bool first;
};

static void member(struct json *j, const char *name)
{
    if (!j->first)
        text_char(j->t, ',');
    j->first = false;
    if (name) {
        text_json(j->t, name);
        text_char(j->t, ':');
    }
}

static void number(struct json *j, const char *name, int n)
{
    member(j, name);
    text_int(j->t, n);
}

static void share(struct json *j, const char *name, double x)
{
    member(j, name);
    text_decimal(j->t, x);
}

static void string(struct json *j, const char *name, const char *value)
{
    member(j, name);
    text_json(j->t, value);
}

static void flag(struct json *j, const char *name, bool yes)
{
    member(j, name);
    text_put(j->t, yes ? "true" : "false");
}

/* Opens with '{' or '[' as a member of j; shut() with the other closes it. */
static struct json open(struct json *j, const char *name, char bracket)
{
    member(j, name);
    text_char(j->t, bracket);
    return (struct json){j->t, true};
}

static void shut(struct json *j, char bracket)
{
    text_char(j->t, bracket);
}

/* ---- The book ---- */

static void entry_cards(struct json *j, const char *name, const struct entry_text *entry, const char *const *names, int count)
{
    struct json all = open(j, name, '{');
    for (int i = 0; i < count; i++) {
        struct json one = open(&all, names[i], '{');
        string(&one, "title", entry[i].title);
        string(&one, "text", entry[i].text);
        shut(&one, '}');
    }
    shut(&all, '}');
}

static void seed_cards(struct json *j, const struct book *b)
{
    struct json all = open(j, "quests", '{');
    for (int i = 0; i < SEEDS; i++) {
        const struct quest_seed *seed = &b->seed[i];
        struct json one = open(&all, b->seed_name[i], '{');
        string(&one, "title", seed->title);
        string(&one, "portent", seed->portent);
        string(&one, "arrival", seed->arrival);
        string(&one, "work", seed->work);
        string(&one, "conflict", seed->conflict);
        string(&one, "victory", seed->victory);
        string(&one, "defeat", seed->defeat);
        string(&one, "less-awful", seed->less_awful);
        string(&one, "even-worse", seed->even_worse);
        shut(&one, '}');
    }
    shut(&all, '}');
}

static void idea_cards(struct json *j, const struct data *d)
{
    const struct book *b = book_of(d);
    struct json all = open(j, "ideas", '{');
    for (int i = 0; i < IDEAS; i++) {
        struct json one = open(&all, b->spell_name[i], '{');
        string(&one, "title", b->idea[i].title);
        string(&one, "text", b->idea[i].text);
        string(&one, "size", d->names[NAMES_SIZE].at[b->idea[i].size]);
        string(&one, "fits", d->names[NAMES_PATRON].at[b->idea[i].patron]);
        shut(&one, '}');
    }
    shut(&all, '}');
}

static void table_cards(struct json *j, const struct book *b)
{
    struct json all = open(j, "tables", '[');
    for (int i = 0; i < TABLES; i++) {
        struct json one = open(&all, NULL, '{');
        string(&one, "title", b->table_title[i]);
        struct json entries = open(&one, "entries", '[');
        for (int k = 0; k < FACES; k++)
            string(&entries, NULL, b->table[i][k]);
        shut(&entries, ']');
        shut(&one, '}');
    }
    shut(&all, ']');
}

static void obstacle_cards(struct json *j, const struct data *d)
{
    const struct book *b = book_of(d);
    struct json all = open(j, "obstacles", '{');
    for (int size = SIZE_MINOR; size <= SIZE_MAJOR; size++) {
        struct json list = open(&all, d->names[NAMES_SIZE].at[size], '[');
        for (int i = 0; i < OBSTACLES; i++) {
            const struct obstacle *o = &b->obstacle[size - 1][i];
            struct json one = open(&list, NULL, '{');
            string(&one, "title", o->title);
            string(&one, "text", o->text);
            flag(&one, "cards", o->cards);
            shut(&one, '}');
        }
        shut(&list, ']');
    }
    shut(&all, '}');
}

void gh_cards(const struct data *d, struct text *t)
{
    const struct book *b = book_of(d);
    const struct names *names = d->names;
    struct json none = {t, true}, j = open(&none, NULL, '{');
    string(&j, "book", b->title);
    entry_cards(&j, "patronages", b->patron + 1, names[NAMES_PATRON].at + 1, PATRONS_PRINTED);
    entry_cards(&j, "royalties", b->royalty, names[NAMES_ROYALTY].at, 4);
    entry_cards(&j, "suits", b->suit, names[NAMES_SUIT].at, 4);
    table_cards(&j, b);
    seed_cards(&j, b);
    idea_cards(&j, d);
    obstacle_cards(&j, d);
    struct json persons = open(&j, "persons", '{');
    for (int i = 0; i < PERSONS_PRINTED; i++)
        string(&persons, b->person_name[i], b->person[i]);
    shut(&persons, '}');
    shut(&j, '}');
}

/* ---- Figures ---- */

static void seat_list(struct json *j, const char *name, uint32_t seats)
{
    struct json list = open(j, name, '[');
    for (int seat = 0; seat <= GAMBLERS_MAX; seat++)
        if (seats >> seat & 1)
            number(&list, NULL, seat);
    shut(&list, ']');
}

static void dice_list(struct json *j, const char *name, uint32_t mask)
{
    struct json list = open(j, name, '[');
    for (int i = 0; i < DICE; i++)
        if (mask >> i & 1)
            number(&list, NULL, i + 1);
    shut(&list, ']');
}

/* Who is named how, where the book knows the name: pages know the names that people gave. */
static void people_facts(struct json *j, struct talk *x)
{
    struct json people = open(j, "people", '[');
    for (int seat = 1; seat <= x->s->gamblers; seat++) {
        char bytes[128];
        struct text name = text_over(bytes, sizeof bytes);
        name.labels = x->t->labels;
        gh_speaker(x->d, x->v, seat, &name);
        string(&people, NULL, bytes);
    }
    shut(&people, ']');
}

/* Those whose power of this kind would help at the obstacle that stands (GH-H5). */
static uint32_t soul_seats(const struct gamblers_heart *s, int as)
{
    uint32_t seats = 0;
    for (int seat = 1; seat <= s->gamblers; seat++)
        seats |= (uint32_t)gh_soul_helps(s, seat, as) << seat;
    return seats;
}

static void who_facts(struct json *j, struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    bool floor = s->phase == PHASE_SCENE || s->phase == PHASE_SHOWDOWN || s->phase == PHASE_PRESSED;
    uint32_t casters = 0;
    for (int seat = 1; seat <= s->gamblers; seat++)
        casters |= (uint32_t)(floor && (s->phase != PHASE_PRESSED || seat == s->pressed) && gh_may_cast(s, seat)) << seat;
    casters |= gh_reactors(s); /* GH-C1 */
    seat_list(j, "may-cast", casters);
    seat_list(j, "may-save", s->victim == NONE ? 0 : gh_with_status(s, STATUS_CURSED) & ~(1u << s->victim));
    number(j, "flashback", s->flashback == FLASHBACK_FREE ? 0 : 2);
    flag(j, "may-flashback", floor && (s->flashback == FLASHBACK_FREE || s->fortune >= 2) && !is_late(s));
    flag(j, "flashback-helps", s->obstacle && !s->involved && !s->plans); /* GH-H5 */
    seat_list(j, "royalty-helps", soul_seats(s, AS_ROYALTY));
    seat_list(j, "suit-helps", soul_seats(s, AS_SUIT));
    number(j, "beats-left", BEATS_MAX - s->beats);
    number(j, "showdowns-left", SHOWDOWNS_MAX - s->showdowns);
    number(j, "names-left", SPELLS_NAMED - s->spells_named);
}

/* The chances of the side that looks; the best dice to roll again, for a Gambler at the reroll. */
static void odds_facts(struct json *j, struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    double chance;
    if (gh_sees_hand(x)) {
        number(j, "points", gh_hand_points(s->die));
        string(j, "hand", part(x, PART_HAND(.kind = gh_hand_points(s->die))));
    }
    if (s->phase >= PHASE_INVOKE || !gh_knows_odds(x))
        return;
    share(j, "wins", gh_odds(x, false, false));
    if (gh_patron_open(s))
        share(j, "wins-with-patron", gh_odds(x, false, true));
    if (gh_patron_open(s) && x->v->seat == GM) {
        struct json counted = open(j, "if-counted", '{');
        share(&counted, "wins", gh_odds(x, true, false));
        share(&counted, "wins-with-patron", gh_odds(x, true, true));
        shut(&counted, '}');
    }
    if (s->phase != PHASE_REROLL)
        return;
    for (int patron = 0; patron <= gh_patron_open(s); patron++) {
        struct json best = open(j, patron ? "best-with-patron" : "best", '{');
        dice_list(&best, "dice", gh_reroll_best(s->die, patron, &chance));
        share(&best, "wins", chance);
        shut(&best, '}');
    }
}

static void patron_facts(struct json *j, struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int die, face, points;
    if (s->die_known != EVERYONE || !gh_sees_hand(x) || !gh_sees_gm_die(x))
        return;
    points = gh_hand_points(s->die);
    flag(j, "ahead", points > 0 && points >= s->gm_die);
    flag(j, "turn-wins", gh_points_turned(points) >= s->gm_die);
    if (s->phase == PHASE_CHANGE && gh_best_turn(s->die, &die, &face)) {
        struct json best = open(j, "best-turn", '{');
        number(&best, "die", die + 1);
        string(&best, "face", x->d->names[NAMES_FACE].at[face]);
        shut(&best, '}');
    }
}

static void duel_facts(struct json *j, struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    bool gm = x->v->seat == GM;
    if (s->caster == NONE)
        return;
    struct json duel = open(j, "duel", '{');
    if (s->stake) {
        int most = gh_raise_most(s->stake, gm ? gh_gm_fortune(s) : s->fortune);
        number(&duel, "gm-pays", paid_by_gm(s, s->stake));
        number(&duel, "gamblers-pay", paid_by_gamblers(s, s->stake));
        number(&duel, "fold", gm ? paid_by_gm(s, gh_fold_price(s->stake)) : paid_by_gamblers(s, gh_fold_price(s->stake)));
        if (most > s->stake && ((gm && s->phase == PHASE_MATCH) || (x->v->seat == s->caster && s->phase == PHASE_RAISE))) {
            struct json raise = open(&duel, "raise", '{');
            number(&raise, "min", s->stake + 1);
            number(&raise, "max", most);
            shut(&raise, '}');
        }
    }
    if (!s->gift && s->phase <= PHASE_ANSWER) {
        share(&duel, "before-dice", gh_duel_chance(true, 0));
        if (gh_patron_open(s))
            share(&duel, "before-dice-with-patron", gh_duel_chance(true, 1));
    }
    odds_facts(&duel, x);
    patron_facts(&duel, x);
    shut(&duel, '}');
}

/* ---- Spells that would do now ---- */

enum { SUGGESTIONS = 6 };

static bool fits_now(struct talk *x, int spell)
{
    const struct gamblers_heart *s = x->s;
    const struct idea *idea = &x->p->idea[spell];
    struct set list = gh_list_set(s);
    if (gh_is_barred(s, x->v->seat, spell))
        return false;
    if (heart_is(s, x->v->seat, STATUS_BLESSED))
        return idea->patron == gh_sees_patron(x, x->v->seat);
    return set_has(&list, idea->patron);
}

/* Up to six of the book's, other ones in each scene: as big as what is in the way, else of any size; one in two of
 * the seat's own Patronage, if it has one that is printed. The list is the seat's alone. */
static void suggestions(struct json *j, struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int own = gh_sees_patron(x, x->v->seat), size = s->involved ? SIZE_MEDIUM : s->obstacle, given = 0;
    uint64_t taken = 0;
    struct json list = open(j, "suggestions", '[');
    for (int round = 0; round < 2; round++)
        for (int k = 0; k < IDEAS && given < (round ? SUGGESTIONS : SUGGESTIONS / 2); k++) {
            int spell = (k * 7 + s->scene * 11 + s->beats) % IDEAS;
            const struct idea *idea = &x->p->idea[spell];
            bool mine = idea->patron == own;
            if (taken >> spell & 1 || !fits_now(x, spell) || (!round && !mine) || (size && idea->size != size))
                continue;
            taken |= 1ull << spell;
            string(&list, NULL, x->p->spell_name[spell]);
            given++;
        }
    shut(&list, ']');
}

/* gamblers, gm: Fortune. people: names by seat, from 1. may-cast, may-save (the Sacrifice Play): seats. flashback: its price.
 * duel: gm-pays, gamblers-pay: of the Stake as it is; fold: what one would cost your side; raise: min and max, where you
 * may; before-dice, wins, each with a Patron accepted too: your side's chances, a GM's by the dice that are best for none,
 * and if-counted: by those that are best for a Patron; points, hand: of dice that you see; best,
 * best-with-patron: the dice to roll again; ahead, turn-wins, best-turn: when the dice are shown. suggestions: spells.
 * flashback-helps, royalty-helps, suit-helps: at what is in the way. beats-left, showdowns-left, names-left: in this quest. */
void gh_facts(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    gh_talk(&x, d, v, NULL, t);
    const struct gamblers_heart *s = x.s;
    struct json none = {t, true}, j = open(&none, NULL, '{');
    bool floor = s->phase == PHASE_SCENE || s->phase == PHASE_SHOWDOWN || s->phase == PHASE_PRESSED || s->phase == PHASE_ACT;
    number(&j, "gamblers", s->fortune);
    number(&j, "gm", gh_gm_fortune(s));
    people_facts(&j, &x);
    who_facts(&j, &x);
    duel_facts(&j, &x);
    if (floor && gh_is_gambler(&x) && gh_may_cast(s, v->seat))
        suggestions(&j, &x);
    shut(&j, '}');
}
