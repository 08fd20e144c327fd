/* The functions of struct game: each hands the state to the file of its phase. */
#include <string.h>

#include "games/gamblers_heart/casting.h"
#include "games/gamblers_heart/duel.h"
#include "games/gamblers_heart/obstacle.h"
#include "games/gamblers_heart/quest.h"
#include "games/gamblers_heart/rules.h"
#include "games/gamblers_heart/why.h"

const char *gamblers_heart_init(const struct data *d, const struct rules *rules, int seats,
                                struct state *st)
{
    (void)d;
    memset(st->bytes, 0, sizeof(struct gamblers_heart));
    struct gamblers_heart *s = table_of(st);
    s->gamblers = (uint8_t)(seats - 1);
    s->quest = 1;
    s->impose = (uint8_t)rules->value[RULE_IMPOSE];
    s->flashback = (uint8_t)rules->value[RULE_FLASHBACK];
    s->favour = (uint8_t)rules->value[RULE_FAVOUR];
    s->sealed = (uint8_t)rules->value[RULE_LOG];
    s->edition = (uint8_t)rules->edition;
    s->evening = (uint8_t)rules->value[RULE_EVENING];
    s->quests = (uint8_t)rules->value[RULE_QUESTS];
    if (s->evening && s->quests > QUESTS_EVENING)
        s->quests = QUESTS_EVENING; /* GH-F8: names last for these */
    s->evenings = s->evening ? (uint8_t)rules->value[RULE_EVENINGS] : 0;
    s->come_back = s->evening ? (uint8_t)rules->value[RULE_COME_BACK] : 0;
    s->fortune = FORTUNE_START; /* GH-B1 */
    s->die_known = s->gm_known = EVERYONE;
    for (int i = 0; i < LIST; i++)
        s->list[i] = (uint8_t)(1 + i); /* GH-A2 */
    for (int g = 0; g < GAMBLERS_MAX; g++) {
        /* GH-A4: not the GM, not a watcher */
        s->patron_known[g] = (uint16_t)(1u << gambler_seat(g));
        s->person[g] = s->royalty[g] = s->suit[g] = NONE;
        s->vote[g] = VOTE_OPEN;
    }
    memset(s->ace_person, NONE, sizeof s->ace_person);
    s->actor = s->focus = s->pressed = s->caster = s->spell = s->last_spell = s->victim = s->seed =
        NONE;
    if (s->evening > 1)
        gh_carry_begin(s); /* GH-F8 */
    else
        gh_quest_begin(s);
    return NULL;
}

int gamblers_heart_phase(const struct data *d, const struct state *st)
{
    (void)d;
    return look_at(st)->phase;
}

/* Who is waited for on a floor where all may say nothing for now: the GM alone when every Gambler
 * has. */
static uint32_t floor_asked(const struct gamblers_heart *s, uint16_t gamblers, bool late)
{
    return s->waiting & gamblers && !late ? s->waiting : 1u << GM;
}

/* A phase as GAMBLERS_HEART_PHASES has it. ACTOR: chance, where nobody is that; LIVING, VOTERS,
 * REACTORS: a floor of those; PRESSED: who is pressed, and who may still react. */
enum who {
    WHO_NOBODY, WHO_CHANCE, WHO_ACTOR, WHO_WAITING, WHO_LIVING, WHO_VOTERS, WHO_REACTORS,
    WHO_PRESSED
};
static const struct phase_row {
    enum who who;
    void (*options)(const struct book *, const struct gamblers_heart *, int seat, struct options *);
    void (*apply)(const struct book *, struct gamblers_heart *, const struct move *);
    enum gh_why why;
} rows[PHASES] = {
#define ROW(id, name, kind, who, options, apply, why) {WHO_##who, options, apply, why},
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
    case WHO_REACTORS:
        return gh_reactors(s) ? floor_asked(s, gh_reactors(s), false) : 1u << GM; /* GH-C1 */
    case WHO_PRESSED:
        return 1u << s->pressed | (reactions_open(s) ? s->waiting : 0); /* GH-C1, GH-E7 */
    default: return s->actor == NONE ? 1u << SEAT_CHANCE : 1u << s->actor;
    }
}

/* The GM who has said nothing for now may go on all the same: else a Gambler who is not there would
 * hold up the table. Not so the Gamblers: a program at such a seat would take each of its moves for
 * one that is waited for. */
uint32_t gamblers_heart_resting(const struct data *d, const struct state *st)
{
    (void)d;
    const struct gamblers_heart *s = look_at(st);
    return gh_is_resting(s, GM) ? 1u << GM : 0;
}

bool gh_is_resting(const struct gamblers_heart *s, int seat)
{
    bool floor = rows[s->phase].who >= WHO_LIVING && reactions_open(s);
    return floor && seat == GM && !(asked(s) & 1u << GM); /* GH-E1, GH-E7 */
}

uint32_t gamblers_heart_turn(const struct data *d, const struct state *st)
{
    return asked(look_at(st)) | gamblers_heart_resting(d, st);
}

void gamblers_heart_options(const struct data *d, const struct state *st, int seat,
                            struct options *o)
{
    const struct gamblers_heart *s = look_at(st);
    options_clear(o);
    if (rows[s->phase].options)
        rows[s->phase].options(book_of(d), s, seat, o);
}

/* ---- Why not ---- */

/* Of a verb: whose move it is, whether it begins something on the floor, and what else may be
 * said of it. */
enum by { BY_GAMBLER, BY_GM, BY_ANY };
static const struct verb_row { enum by by; bool begins; gh_why_rule *why; } verbs[VERBS] = {
    [DO_ROLL_PORTENT] = {BY_GM}, [DO_SEED] = {BY_GM}, [DO_TELL_PORTENT] = {BY_GM},
    [DO_PROPOSE] = {BY_ANY, false, gh_propose_why},
    [DO_AGREE] = {BY_ANY}, [DO_DISAGREE] = {BY_ANY}, [DO_READY] = {BY_ANY},
    [DO_NAME] = {BY_GAMBLER, false, gh_make_why},
    [DO_SOUL] = {BY_GAMBLER, false, gh_make_why},
    [DO_PATRON] = {BY_GAMBLER, false, gh_make_why},
    [DO_ROLL_PATRON] = {BY_GAMBLER, false, gh_make_why},
    [DO_HIGH_ACE] = {BY_GAMBLER, false, gh_make_why},
    [DO_STEP] = {BY_GM, true, gh_verdict_why},
    /* the floor */
    [DO_CAST] = {BY_GAMBLER, true, gh_cast_why},
    [DO_CAST_IDEA] = {BY_GAMBLER, true, gh_cast_why},
    [DO_ACT] = {BY_GAMBLER, true, gh_act_why},
    [DO_FLASHBACK] = {BY_GAMBLER, true, gh_flashback_why},
    [DO_WAIT] = {BY_ANY, false, gh_wait_why},
    [DO_FAVOUR] = {BY_GM, true, gh_favour_why},
    [DO_ORACLE] = {BY_GM, true, gh_oracle_why},
    [DO_OBSTACLE] = {BY_GM, true, gh_obstacle_why},
    [DO_WRITE_OBSTACLE] = {BY_GM, true, gh_write_why},
    [DO_PRESS] = {BY_GM, true, gh_press_why},
    [DO_SHOWDOWN] = {BY_GM, true, gh_showdown_why},
    [DO_ENDURE] = {BY_GM, true, gh_lasting_why},
    [DO_LASTS] = {BY_GM, true, gh_lasting_why},
    [DO_LIFT] = {BY_GM, true, gh_lasting_why},
    [DO_VICTORY] = {BY_GM, true, gh_verdict_why},
    [DO_DEFEAT] = {BY_GM, true, gh_verdict_why},
    [DO_HAPPENS] = {BY_GM},
    [DO_NEEDS_SPELL] = {BY_GM, false, gh_oracle_why},
    [DO_DISPUTE] = {BY_GM, false, gh_dispute_why},
    [DO_PASS_OVER] = {BY_GM, false, gh_pass_over_why},
    [DO_ALLOW] = {BY_GM, false, gh_allow_why},
    [DO_VETO] = {BY_GM},
    /* the duel */
    [DO_STAKE] = {BY_GM, false, gh_stake_why},
    [DO_REFUSE] = {BY_GM, false, gh_refuse_why},
    [DO_REROLL] = {BY_GAMBLER, false, gh_reroll_why},
    [DO_RAISE] = {BY_ANY, false, gh_raise_why},
    [DO_MATCH] = {BY_GM},
    [DO_FOLD] = {BY_ANY, false, gh_fold_why},
    [DO_STAY] = {BY_ANY},
    [DO_INVOKE] = {BY_GAMBLER, false, gh_invoke_why},
    [DO_REJECT] = {BY_GM}, [DO_FIT] = {BY_GM},
    [DO_IMPOSE] = {BY_GM, false, gh_impose_why},
    [DO_HOLD_BACK] = {BY_GM},
    [DO_CHANGE] = {BY_GAMBLER, false, gh_change_why},
    /* losses, and the end */
    [DO_DOOM] = {BY_GM, false, gh_doom_why},
    [DO_SACRIFICE] = {BY_GAMBLER, false, gh_sacrifice_why},
    [DO_RESOLVES] = {BY_GM}, [DO_DELAYS] = {BY_GM},
    [DO_PASS] = {BY_GAMBLER, false, gh_pass_why},
    [DO_RESOLVE] = {BY_GM, false, gh_resolve_why},
    [DO_PERIL] = {BY_GM, false, gh_peril_why},
    [DO_VOTE] = {BY_GAMBLER, false, gh_vote_why},
    [DO_CLOSE_VOTE] = {BY_GM, false, gh_close_why},
    [DO_LAST_CALL] = {BY_GM, false, gh_last_call_why},
    [DO_NEXT_QUEST] = {BY_GM, false, gh_next_quest_why},
    [DO_JACKNAROK] = {BY_GM}, [DO_PART] = {BY_GM},
    /* of earlier evenings */
    [DO_CARRY] = {BY_GM}, [DO_RECALL] = {BY_GM}, [DO_RECALL_QUEST] = {BY_GM},
    [DO_FATE] = {BY_GM}, [DO_CARRY_ON] = {BY_GM},
};

/* Why nothing may be begun on the floor. */
static int floor_why(const struct gamblers_heart *s, const struct move *m)
{
    bool casts = m->verb == DO_CAST || m->verb == DO_CAST_IDEA;
    int why = casts ? gh_caster_why(s, m->seat) : GH_OPEN, busy = rows[s->phase].why;
    if (m->verb == DO_STEP && s->step < STEP_ARRIVAL)
        return GH_OPEN; /* Act 1 goes on by what is done in it */
    if (why && why != WHY_LATE)
        return why;
    if (casts && s->phase == PHASE_ACT && m->seat == s->focus)
        return WHY_OWN_ACT;
    bool pressed = s->phase == PHASE_PRESSED && m->seat == s->pressed;
    if (busy && !pressed && !(casts && gh_reactors(s) >> m->seat & 1)) /* else as a reaction */
        return busy;
    return is_late(s) ? WHY_LATE : GH_OPEN;
}

int gh_why_not(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    const struct verb_row *row = &verbs[m->verb];
    bool gm = m->seat == GM, answers = m->verb == DO_ORACLE && s->phase == PHASE_ACT;
    if (!gm && m->seat > s->gamblers)
        return GH_OPEN; /* who looks on is asked nothing */
    if (row->by == (gm ? BY_GAMBLER : BY_GM))
        return gm ? WHY_GAMBLERS : WHY_GM;
    int why = row->begins && !answers ? floor_why(s, m) : GH_OPEN;
    return why || !row->why ? why : row->why(book, s, m);
}

void gamblers_heart_apply(const struct data *d, struct state *st, const struct move *m)
{
    struct gamblers_heart *s = table_of(st);
    const struct gamblers_heart before = *s;
    ENSURE(rows[s->phase].apply || !"a move after the end");
    (m->verb >= DO_SET_FORTUNE ? gh_powers_apply : rows[s->phase].apply)(book_of(d), s, m);
    gh_remember(book_of(d), &before, s, m);
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
    case DO_GM_DIE:
        return s->status[seat_gambler(s->caster)] == STATUS_BLESSED ? EVERYONE
                                                                    : 1u << GM; /* GH-C4, GH-D8 */
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
    case LABEL_OBSTACLE: return gh_is_written(s); /* GH-H9: anew each time */
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
