/* For pages: the book, and the figures that follow from a view, as JSON. What is always true:
 * nothing stands here that the view's seat could not work out from what it sees. */
#include "engine/json_put.h"
#include "games/gamblers_heart/casting.h"
#include "games/gamblers_heart/obstacle.h"
#include "games/gamblers_heart/voice/words.h"
#include "games/gamblers_heart/voice/words_hooks.h"
#include "games/gamblers_heart/why.h"

/* ---- The book ---- */

/* A member that is a text of a row of the book, where it stands in it. */
struct member { const char *name; size_t at; };
static const struct member entry[] = {
    {"title", offsetof(struct entry_text, title)}, {"text", offsetof(struct entry_text, text)},
    {0}};
static const struct member obstacle[] = {
    {"title", offsetof(struct obstacle, title)}, {"text", offsetof(struct obstacle, text)}, {0}};
static const struct member idea[] = {
    {"title", offsetof(struct idea, title)}, {"text", offsetof(struct idea, text)}, {0}};
#define SEED(member) offsetof(struct quest_seed, member)
static const struct member seed[] = {
    {"title", SEED(title)}, {"portent", SEED(portent)}, {"arrival", SEED(arrival)},
    {"work", SEED(work)}, {"conflict", SEED(conflict)}, {"victory", SEED(victory)},
    {"defeat", SEED(defeat)}, {"less-awful", SEED(less_awful)}, {"even-worse", SEED(even_worse)},
    {0}};

static void put_row(struct text *t, const void *row, const struct member *of)
{
    const char *text;
    for (; of->name; of++) {
        memcpy(&text, (const char *)row + of->at, sizeof text);
        put_string(t, of->name, text);
    }
}

/* An object of rows by their names. */
#define PUT_ROWS(t, name, row, names, count, of)                                                   \
    in_object(t, name)                                                                             \
        for (int i = 0; i < (count); i++)                                                          \
            in_object(t, (names)[i])                                                               \
                put_row(t, &(row)[i], of)

static void idea_cards(struct text *t, const struct data *d)
{
    const struct book *b = book_of(d);
    in_object(t, "ideas")
        for (int i = 0; i < IDEAS; i++)
            in_object(t, b->spell_name[i]) {
                put_row(t, &b->idea[i], idea);
                put_string(t, "size", d->names[NAMES_SIZE].at[b->idea[i].size]);
                put_string(t, "fits", d->names[NAMES_PATRON].at[b->idea[i].patron]);
            }
}

static void table_cards(struct text *t, const struct book *b)
{
    in_list(t, "tables")
        for (int i = 0; i < TABLES; i++)
            in_object(t, NULL) {
                put_string(t, "title", b->table_title[i]);
                in_list(t, "entries")
                    for (int k = 0; k < FACES; k++)
                        put_string(t, NULL, b->table[i][k]);
            }
}

static void obstacle_cards(struct text *t, const struct data *d)
{
    const struct book *b = book_of(d);
    in_object(t, "obstacles")
        for (int size = SIZE_MINOR; size <= SIZE_MAJOR; size++)
            in_list(t, d->names[NAMES_SIZE].at[size])
                for (int i = 0; i < OBSTACLES; i++)
                    in_object(t, NULL) {
                        put_row(t, &b->obstacle[size - 1][i], obstacle);
                        put_yes(t, "cards", b->obstacle[size - 1][i].cards);
                    }
}

/* An obstacle of a quest's own, as far as pages show it. */
static void put_own(struct text *t, const struct data *d, const struct obstacle *own)
{
    static const struct member of[] = {{"title", offsetof(struct obstacle, title)},
                                       {"text", offsetof(struct obstacle, text)},
                                       {"stake", offsetof(struct obstacle, stake)},
                                       {"why", offsetof(struct obstacle, why)},
                                       {0}};
    in_object(t, NULL) {
        put_row(t, own, of);
        put_string(t, "size", d->names[NAMES_SIZE].at[own->size]);
        put_yes(t, "cards", own->cards);
        in_list(t, "fits")
            for (int tag = 0; tag < TAGS; tag++)
                if (own->fits >> tag & 1)
                    put_string(t, NULL, gamblers_heart_tags[tag]);
    }
}

/* By quest, by table and face of the quest maker, and by faction; lists are empty where there are
 * none. */
static void own_cards(struct text *t, const struct data *d)
{
    const struct book *b = book_of(d);
    in_object(t, "own-obstacles")
        for (int i = 0; i < SEEDS; i++)
            in_list(t, b->seed_name[i])
                for (int k = 0; k < b->seed[i].own_count; k++)
                    put_own(t, d, &b->seed[i].own[k]);
    in_list(t, "maker")
        for (int i = 0; i < TABLES; i++)
            in_list(t, NULL)
                for (int k = 0; k < FACES && b->maker[i][k].title; k++)
                    put_own(t, d, &b->maker[i][k]);
    in_list(t, "sent")
        for (int i = 0; i < b->faction_count; i++)
            in_list(t, NULL)
                for (int k = 0; k < b->faction[i].sent_count; k++)
                    put_own(t, d, &b->faction[i].sent[k]);
}

void gh_cards(const struct data *d, struct text *t)
{
    const struct book *b = book_of(d);
    const struct names *names = d->names;
    in_object(t, NULL) {
        put_string(t, "book", b->title);
        PUT_ROWS(t, "patronages", b->patron + 1, names[NAMES_PATRON].at + 1, PATRONS_PRINTED,
                 entry);
        PUT_ROWS(t, "royalties", b->royalty, names[NAMES_ROYALTY].at, 4, entry);
        PUT_ROWS(t, "suits", b->suit, names[NAMES_SUIT].at, 4, entry);
        table_cards(t, b);
        PUT_ROWS(t, "quests", b->seed, b->seed_name, SEEDS, seed);
        idea_cards(t, d);
        obstacle_cards(t, d);
        own_cards(t, d);
        in_object(t, "persons")
            for (int i = 0; i < PERSONS_PRINTED; i++)
                put_string(t, b->person_name[i], b->person[i]);
    }
}

/* ---- Figures ---- */

/* The numbers of the bits that are set, the lowest called `first`. */
static void put_bits(struct text *t, const char *name, uint32_t bits, int first)
{
    in_list(t, name)
        for (; bits; bits &= bits - 1)
            put_number(t, NULL, __builtin_ctz(bits) + first);
}

/* Who is named how, where the book knows the name: pages know the names that people gave. */
static void people_facts(struct text *t, struct talk *x)
{
    struct voice plain = x->voice;
    struct room room;
    plain.reader.seat = VOICE_WATCHER; /* nobody's "you" */
    in_list(t, "people")
        for (int seat = 1; seat <= x->s->gamblers; seat++)
            put_string(t, NULL, voice_piece(&plain, &room, BOARD_SPEAKER(.who = seat)));
}

static bool on_floor(const struct gamblers_heart *s)
{
    return s->phase == PHASE_SCENE || s->phase == PHASE_SHOWDOWN || s->phase == PHASE_PRESSED;
}

/* Those whose power of this kind would help at the obstacle that stands (GH-H5). */
static uint32_t soul_seats(const struct gamblers_heart *s, int as)
{
    uint32_t seats = 0;
    for (int seat = 1; seat <= s->gamblers; seat++)
        seats |= (uint32_t)gh_soul_helps(s, seat, as) << seat;
    return seats;
}

/* Which evening of a campaign it is, and what its factions remember (GH-H8). */
static void campaign_facts(struct text *t, struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (!s->evening)
        return;
    put_string(t, "evening", part(x, BOARD_EVENING(.evening = s->evening,
                                                   .evenings = gh_evenings(s))));
    in_list(t, "remembered")
        for (uint64_t facts = s->facts; facts; facts &= facts - 1)
            put_string(t, NULL, x->p->fact_text[__builtin_ctzll(facts)]);
}

/* What the rules have fixed, for who shows it: guides of the Initial Stake, limits. */
static void rule_facts(struct text *t, struct talk *x)
{
    put_numbers(t, NUMBERS({"tip-from", TIP_FROM}, {"marks-most", gh_marks_most(x->s)},
                           {"alarms-most", gh_alarms_most(x->s)}));
    in_object(t, "guides")
        for (int size = SIZE_MINOR; size <= SIZE_MAJOR; size++)
            put_number(t, x->d->names[NAMES_SIZE].at[size], gh_stake_guide(size));
}

static void who_facts(struct text *t, struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    bool floor = on_floor(s);
    uint32_t casters = gh_reactors(s);
    uint32_t asked = s->phase == PHASE_PRESSED ? 1u << s->pressed : EVERYONE;
    for (int seat = 1; floor && seat <= s->gamblers; seat++)
        casters |= asked & (uint32_t)gh_may_cast(s, seat) << seat; /* GH-C1 */
    put_bits(t, "may-cast", casters, 0);
    put_bits(t, "may-save",
             s->victim == NONE ? 0 : gh_with_status(s, STATUS_CURSED) & ~(1u << s->victim), 0);
    put_number(t, "flashback", s->flashback == FLASHBACK_FREE ? 0 : FLASHBACK_PRICE);
    put_yes(t, "may-flashback", floor && !gh_flashback_why(x->p, s, NULL) && !is_late(s));
    put_yes(t, "flashback-helps", s->obstacle && !s->involved && !s->plans); /* GH-H5 */
    put_bits(t, "royalty-helps", soul_seats(s, AS_ROYALTY), 0);
    put_bits(t, "suit-helps", soul_seats(s, AS_SUIT), 0);
    put_numbers(t, NUMBERS({"beats-left", BEATS_MAX - s->beats},
                           {"showdowns-left", SHOWDOWNS_MAX - s->showdowns},
                           {"names-left", SPELLS_NAMED - s->spells_named}));
}

/* The chances of the side that looks; the best dice to roll again, for a Gambler at the reroll. */
static void odds_facts(struct text *t, struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    double chance;
    if (gh_sees_hand(x)) {
        put_number(t, "points", gh_hand_points(s->die));
        put_string(t, "hand", part(x, PART_HAND(.kind = gh_hand_points(s->die))));
    }
    if (s->phase >= PHASE_INVOKE || !gh_knows_odds(x))
        return;
    double wins = gh_odds(x, false, false);
    put_share(t, "wins", wins);
    if (!t->no_odds && (s->phase == PHASE_FOLD || s->phase == PHASE_GM_FOLD))
        put_yes(t, "dear", wins * gh_wins(x, s->stake) - (1 - wins) * gh_loses(x, s->stake) <
                    -gh_loses(x, gh_fold_price(s->stake)));
    if (gh_patron_open(s))
        put_share(t, "wins-with-patron", gh_odds(x, false, true));
    if (gh_patron_open(s) && x->v->seat == GM)
        in_object(t, "if-counted") {
            put_share(t, "wins", gh_odds(x, true, false));
            put_share(t, "wins-with-patron", gh_odds(x, true, true));
        }
    if (s->phase != PHASE_REROLL || t->no_odds)
        return;
    for (int patron = 0; patron <= gh_patron_open(s); patron++)
        in_object(t, patron ? "best-with-patron" : "best") {
            put_bits(t, "dice", gh_reroll_best(s->die, patron, &chance), 1);
            put_share(t, "wins", chance);
        }
}

static void patron_facts(struct text *t, struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int die, face, points;
    if (s->die_known != EVERYONE || !gh_sees_hand(x) || !gh_sees_gm_die(x))
        return;
    points = gh_hand_points(s->die);
    put_yes(t, "ahead", points > 0 && points >= s->gm_die);
    put_yes(t, "turn-wins", gh_points_turned(points) >= s->gm_die);
    if (s->phase == PHASE_CHANGE && gh_best_turn(s->die, &die, &face))
        in_object(t, "best-turn") {
            put_number(t, "die", die + 1);
            put_string(t, "face", x->d->names[NAMES_FACE].at[face]);
        }
}

static void duel_facts(struct text *t, struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (s->caster == NONE)
        return;
    put_open(t, "duel", '{');
    if (s->stake) {
        struct move least = {.seat = x->v->seat, .verb = DO_RAISE, .arg = {s->stake + 1}};
        bool duels = x->v->seat == GM || x->v->seat == s->caster;
        put_number(t, "gm-pays", paid_by_gm(s, s->stake));
        put_number(t, "gamblers-pay", paid_by_gamblers(s, s->stake));
        put_number(t, "fold", gh_loses(x, gh_fold_price(s->stake)));
        if (duels && !gh_raise_why(x->p, s, &least))
            in_object(t, "raise")
                put_numbers(t, NUMBERS({"min", s->stake + 1},
                                       {"max", gh_raise_most(s->stake, gh_holds(x))}));
    }
    if (!s->gift && s->phase <= PHASE_ANSWER) {
        put_share(t, "before-dice", gh_duel_told(false));
        if (gh_patron_open(s))
            put_share(t, "before-dice-with-patron", gh_duel_told(true));
    }
    odds_facts(t, x);
    patron_facts(t, x);
    text_char(t, '}');
}

/* ---- Spells that would do now ---- */

enum { SUGGESTIONS = 6 };

static bool fits_now(struct talk *x, int spell)
{
    const struct gamblers_heart *s = x->s;
    int patron = x->p->idea[spell].patron;
    struct set list = gh_list_set(s);
    if (gh_is_barred(s, x->v->seat, spell))
        return false;
    if (heart_is(s, x->v->seat, STATUS_BLESSED))
        return patron == gh_sees_patron(x, x->v->seat);
    return set_has(&list, patron);
}

/* Up to six of the book's, other ones in each scene: as big as what is in the way, else of any
 * size, and those that help there before others; one in two of the seat's own Patronage, if it has
 * one that is printed. The list is the seat's alone. */
static void suggestions(struct text *t, struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int own = gh_sees_patron(x, x->v->seat), given = 0;
    int size = s->involved ? SIZE_MEDIUM : s->obstacle;
    uint64_t taken = 0;
    const struct obstacle *here = s->involved ? NULL : gh_standing(x->p, s);
    const struct obstacle *fits = here && here->fits ? here : NULL;
    in_list(t, "suggestions")
        for (int round = fits ? 0 : 2; round < 4; round++)
            for (int k = 0; k < IDEAS && given < (round & 1 ? SUGGESTIONS : SUGGESTIONS / 2); k++) {
                int spell = (k * 7 + s->scene * 11 + s->beats) % IDEAS;
                const struct idea *of = &x->p->idea[spell];
                bool meant = (round & 1 || of->patron == own) && (!size || of->size == size) &&
                             (round >= 2 || gh_spell_fits(fits, of));
                if (taken >> spell & 1 || !meant || !fits_now(x, spell))
                    continue;
                taken |= 1ull << spell;
                put_string(t, NULL, x->p->spell_name[spell]);
                given++;
            }
}

/* gamblers, gm: Fortune. people: names by seat, from 1. may-cast, may-save (the Sacrifice Play):
 * seats. flashback: its price. duel: gm-pays, gamblers-pay: of the Stake as it is; fold: what one
 * would cost your side; dear: by the dice alone it costs less than to stay does on the whole;
 * raise: min and max, where you may; before-dice, wins, each with a Patron
 * accepted too: your side's chances, a GM's by the dice that are best for none, and if-counted:
 * by those that are best for a Patron; points, hand: of dice that you see; best, best-with-
 * patron: the dice to roll again; ahead, turn-wins, best-turn: when the dice are shown.
 * suggestions: spells. helps: what does, where the book or the GM says so. flashback-helps,
 * royalty-helps, suit-helps: at what is in the way. beats-left, showdowns-left, names-left: in this
 * quest. tip-from: the Fortune for it. guides: of the Initial Stake, by size. marks-most,
 * alarms-most: of this step. evening, remembered: of a campaign, in words. */
void gh_facts(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    gh_talk(&x, d, v, NULL, t);
    const struct gamblers_heart *s = x.s;
    bool floor = on_floor(s) || s->phase == PHASE_ACT;
    in_object(t, NULL) {
        put_numbers(t, NUMBERS({"gamblers", s->fortune}, {"gm", gh_gm_fortune(s)}));
        people_facts(t, &x);
        rule_facts(t, &x);
        campaign_facts(t, &x);
        who_facts(t, &x);
        duel_facts(t, &x);
        if (gh_helps(&x))
            put_string(t, "helps", gh_helps(&x));
        if (floor && gh_is_gambler(&x) && gh_may_cast(s, v->seat))
            suggestions(t, &x);
    }
}
