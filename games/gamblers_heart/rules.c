/* The functions of struct game: each hands the state to the file of its phase. */
#include <string.h>

#include "games/gamblers_heart/duel.h"
#include "games/gamblers_heart/quest.h"
#include "games/gamblers_heart/rules.h"

const char *gamblers_heart_init(const struct data *d, const struct rules *rules, int seats, struct state *st)
{
    (void)d;
    if (seats < 2 || seats > 1 + GAMBLERS_MAX)
        return "Gambler's Heart is for a GM and 1 to 8 Gamblers";
    memset(st->bytes, 0, sizeof(struct gamblers_heart));
    struct gamblers_heart *s = table_of(st);
    s->gamblers = (uint8_t)(seats - 1);
    s->quest = 1;
    s->quests = (uint8_t)rules->value[RULE_QUESTS];
    s->impose = (uint8_t)rules->value[RULE_IMPOSE];
    s->flashback = (uint8_t)rules->value[RULE_FLASHBACK];
    s->favour = (uint8_t)rules->value[RULE_FAVOUR];
    s->sealed = (uint8_t)rules->value[RULE_LOG];
    s->edition = (uint8_t)rules->edition;
    s->fortune = FORTUNE_START; /* GH-B1 */
    s->die_known = s->gm_known = EVERYONE;
    for (int i = 0; i < LIST; i++)
        s->list[i] = (uint8_t)(1 + i); /* GH-A2 */
    for (int g = 0; g < GAMBLERS_MAX; g++) {
        s->patron_known[g] = (uint16_t)(1u << gambler_seat(g)); /* GH-A4: not the GM, not a watcher */
        s->person[g] = s->royalty[g] = s->suit[g] = NONE;
        s->vote[g] = VOTE_OPEN;
    }
    s->actor = s->focus = s->pressed = s->caster = s->spell = s->last_spell = s->victim = s->seed = NONE;
    gh_quest_begin(s);
    return NULL;
}

int gamblers_heart_phase(const struct data *d, const struct state *st)
{
    (void)d;
    return look_at(st)->phase;
}

/* Who is waited for on a floor where all may say nothing for now: the GM alone when every Gambler has. */
static uint32_t floor_asked(const struct gamblers_heart *s, uint16_t gamblers, bool late)
{
    return s->waiting & gamblers && !late ? s->waiting : 1u << GM;
}

/* A phase as GAMBLERS_HEART_PHASES has it. ACTOR: chance, where nobody is that; LIVING, VOTERS, REACTORS: a floor of those;
 * PRESSED: who is pressed, and who may still react. */
enum who { WHO_NOBODY, WHO_CHANCE, WHO_ACTOR, WHO_WAITING, WHO_LIVING, WHO_VOTERS, WHO_REACTORS, WHO_PRESSED };
static const struct phase_row {
    enum who who;
    void (*options)(const struct book *, const struct gamblers_heart *, int seat, struct options *);
    void (*apply)(const struct book *, struct gamblers_heart *, const struct move *);
} rows[PHASES] = {
#define ROW(id, name, kind, who, options, apply) {WHO_##who, options, apply},
    GAMBLERS_HEART_PHASES(ROW)
#undef ROW
};

static uint32_t asked(const struct gamblers_heart *s)
{
    switch (rows[s->phase].who) {
    case WHO_NOBODY: return 0;
    case WHO_CHANCE: return 1u << SEAT_CHANCE;
    case WHO_WAITING: return s->waiting;
    case WHO_LIVING: return floor_asked(s, gh_living(s), is_late(s)); /* GH-H6 */
    case WHO_VOTERS: return floor_asked(s, gh_tip_voters(s), s->votes >= VOTES_MAX);
    case WHO_REACTORS: return gh_reactors(s) ? floor_asked(s, gh_reactors(s), false) : 1u << GM; /* GH-C1 */
    case WHO_PRESSED: return 1u << s->pressed | (reactions_open(s) ? s->waiting : 0);      /* GH-C1, GH-E7 */
    default: return s->actor == NONE ? 1u << SEAT_CHANCE : 1u << s->actor;
    }
}

/* The GM who has said nothing for now may go on all the same: else a Gambler who is not there would hold up the table. Not so
 * the Gamblers: a program at such a seat would take each of its moves for one that is waited for. */
uint32_t gamblers_heart_resting(const struct data *d, const struct state *st)
{
    (void)d;
    const struct gamblers_heart *s = look_at(st);
    return rows[s->phase].who >= WHO_LIVING && reactions_open(s) ? 1u << GM & ~asked(s) : 0; /* GH-E1, GH-E7 */
}

uint32_t gamblers_heart_turn(const struct data *d, const struct state *st)
{
    return asked(look_at(st)) | gamblers_heart_resting(d, st);
}

void gamblers_heart_options(const struct data *d, const struct state *st, int seat, struct options *o)
{
    const struct gamblers_heart *s = look_at(st);
    options_clear(o);
    if (rows[s->phase].options)
        rows[s->phase].options(book_of(d), s, seat, o);
}

void gamblers_heart_apply(const struct data *d, struct state *st, const struct move *m)
{
    struct gamblers_heart *s = table_of(st);
    ENSURE(rows[s->phase].apply || !"a move after the end");
    rows[s->phase].apply(book_of(d), s, m);
}

void gamblers_heart_payoff(const struct data *d, const struct state *st, int32_t *out)
{
    (void)d;
    const struct gamblers_heart *s = look_at(st);
    out[GM] = __builtin_popcount(s->defeats); /* GH-E8 */
    for (int seat = 1; seat <= s->gamblers; seat++)
        out[seat] = __builtin_popcount(s->victories); /* GH-E8 */
}

int gamblers_heart_tally(const struct data *d, const struct state *st, int seat, int which)
{
    (void)d;
    const struct gamblers_heart *s = look_at(st);
    switch (which) {
    case TALLY_QUESTS_WON: return __builtin_popcount(s->victories); /* GH-E8 */
    case TALLY_QUESTS_LOST: return __builtin_popcount(s->defeats);
    case TALLY_LOST: return seat != GM && s->status[seat_gambler(seat)] == STATUS_LOST;
    default: return seat != GM && s->status[seat_gambler(seat)] == STATUS_CURSED;
    }
}

uint32_t gamblers_heart_witness(const struct data *d, const struct state *st, const struct move *m)
{
    (void)d;
    const struct gamblers_heart *s = look_at(st);
    switch (m->verb) {
    case DO_PATRON: return 1u << m->seat;
    case DO_PATRON_ROLLED: return 1u << m->arg[0];
    case DO_HAND:
    case DO_REROLL:
    case DO_TURN: return 1u << s->caster; /* GH-C4, GH-C5 */
    case DO_GM_DIE: return s->status[seat_gambler(s->caster)] == STATUS_BLESSED ? EVERYONE : 1u << GM; /* GH-C4, GH-D8 */
    default: return 0;
    }
}

bool gamblers_heart_label_live(const struct data *d, const struct state *st, int k, int value)
{
    (void)d;
    const struct gamblers_heart *s = look_at(st);
    switch (k) {
    case LABEL_SPELL: return value < IDEAS + s->spells_named;
    case LABEL_PATRON: return value < 1 + PATRONS_PRINTED + s->proposals;
    default: return value < PERSONS_PRINTED + s->persons_named;
    }
}

bool gamblers_heart_sealed(const struct data *d, const struct state *st)
{
    (void)d;
    const struct gamblers_heart *s = look_at(st);
    int aces = 0;
    for (int g = 0; g < s->gamblers; g++)
        aces += s->aces[g];
    return s->sealed || s->shown < aces; /* GH-A7, GH-A5 */
}

struct set gamblers_heart_may_be(const struct data *d, const struct state *st, int field, int i)
{
    (void)d;
    const struct gamblers_heart *s = look_at(st);
    struct set of = set_none();
    switch (field) {
    case FIELD_patron:
        if (i < s->gamblers && s->made[i] >= MADE_PATRON) {
            of = gh_list_set(s);
            if (s->moved_on[i])
                set_drop(&of, s->last_known[i]);
        } else {
            set_add(&of, 0);
        }
        break;
    case FIELD_again:
        for (int dice = 0; dice < 1 << DICE; dice++)
            if (__builtin_popcount((unsigned)dice) == s->turns_left)
                set_add(&of, dice);
        break;
    default: /* dice: hidden ones are rolled */
        of = set_below(FACES + 1);
        set_drop(&of, 0);
        break;
    }
    return of;
}
