/* What followed of a move, found by comparing the table before and after it. What is always true: whatever changed that
 * people play by is said: results, Damage Piles, who is out, spells, awareness, who is pushed, Delays, turns, scenes. */
#include "games/twenty_one/words.h"

#include <string.h>

struct change {
    const struct data *d;
    const struct pack *p;
    const struct view *v;                /* after; names are said from here */
    const struct twenty_one *was, *is;
    const struct move *m;
    struct text *t;
};

static void does(const struct change *x, int who, const char *you, const char *they)
{
    say_body_does(x->d, x->v, who, you, they, x->t);
}

/* The same combatant as before: not one of another scene in its place. */
static bool same(const struct change *x, int who)
{
    bool rested = who < HEROES && (x->is->defeats > x->was->defeats || x->was->run_at != x->is->run_at);
    if (rested || x->was->kind[who] != x->is->kind[who] || x->was->scenes != x->is->scenes)
        return false;
    return x->was->being[who] != BEING_ABSENT && x->is->being[who] != BEING_ABSENT;
}

/* ---- The Deal ---- */

static bool new_deal(const struct change *x)
{
    const struct twenty_one *a = x->was, *b = x->is;
    if (b->deal == DEAL_NONE || b->result != RESULT_NONE)
        return false;
    return a->deal == DEAL_NONE || (b->owed[FIRST] == 2 && !b->hand_n[FIRST] && (a->hand_n[FIRST] || a->deal != b->deal));
}

static void deal_opens(const struct change *x)
{
    const struct twenty_one *s = x->is;
    if (new_deal(x)) {
        text_put(x->t, "The Deal: ");
        say_body(x->d, x->v, s->party[FIRST], false, x->t);
        if (s->phase == PHASE_DEFENCE) { /* the Edge follows when the Ability is named */
            text_put(x->t, " against ");
            say_bodies(x->d, x->v, s->deal == DEAL_AREA ? s->targets & ~(1 << s->party[FIRST]) : 1 << s->party[SECOND], x->t);
            text_put(x->t, ". ");
            return;
        }
        text_format(x->t, " with Edge %d", s->edge[s->party[FIRST]]);
        if (s->deal == DEAL_TARGET)
            text_format(x->t, " against Target %d", s->target);
        if (s->party[SECOND] != NONE) {
            text_put(x->t, " against ");
            say_body(x->d, x->v, s->party[SECOND], false, x->t);
            text_format(x->t, " with Edge %d", s->edge[s->party[SECOND]]);
        } else if (s->deal == DEAL_AREA) {
            text_put(x->t, "; against ");
            say_bodies(x->d, x->v, s->targets & ~(1 << s->party[FIRST]), x->t);
        }
        text_put(x->t, ". ");
    } else if (s->deal == DEAL_AREA && s->party[SECOND] != NONE && s->party[SECOND] != x->was->party[SECOND]) {
        does(x, s->party[SECOND], "play against that", "plays against that");
        text_format(x->t, ", Edge %d. ", s->edge[s->party[SECOND]]);
    }
}

/* ---- One combatant ---- */

static void pile_change(const struct change *x, int who)
{
    uint64_t more = x->is->pile[who] & ~x->was->pile[who], less = x->was->pile[who] & ~x->is->pile[who];
    if (more) {
        does(x, who, "take ", "takes ");
        say_all_cards(more, x->t);
        text_format(x->t, " onto the Damage Pile: %d of %d. ", pile_size(x->is, who), limit_of(x->is, who)); /* BJ-C1 */
    } else if (less) {
        say_body_whose(x->d, x->v, who, true, x->t);
        text_put(x->t, " Damage Pile loses ");
        say_count(__builtin_popcountll(less), "card", x->t);
        text_format(x->t, ": %d of %d. ", pile_size(x->is, who), limit_of(x->is, who));
    }
}

static void being_change(const struct change *x, int who)
{
    if (x->was->being[who] == x->is->being[who])
        return;
    switch (x->is->being[who]) {
    case BEING_DOWN: does(x, who, "are Incapacitated", "is Incapacitated"); break; /* BJ-C3 */
    case BEING_FLED: does(x, who, "are out of it", "is out of it"); break;
    default: does(x, who, "stand again", "stands again"); break;
    }
    text_put(x->t, ". ");
}

/* What lasts for a while has begun, or has ended. */
static void lasting_change(const struct change *x, int who, bool begins)
{
    if (x->is->being[who] != BEING_UP)
        return;
    for (int i = 0; i < MARKS; i++) {
        bool had = has_mark(x->was, who, i), has = has_mark(x->is, who, i);
        if (had == has || has != begins || (i == MARK_STUNNED && x->m->verb == DO_STUN)) /* the GM's is told as that */
            continue;
        does(x, who, has ? "are now" : "are no longer", has ? "is now" : "is no longer");
        text_put(x->t, i == MARK_STUNNED ? " " : " under ");
        say_title(NAMES_MARK, i, x->t);
        text_put(x->t, ". ");
    }
    for (int i = 0; i < TIMEDS; i++) {
        int had = x->was->turns[who * TIMEDS + i], has = x->is->turns[who * TIMEDS + i];
        if ((has <= had && (has || !had)) || (has > 0) != begins)
            continue;
        say_title(NAMES_TIMED, i, x->t);
        text_put(x->t, has ? " holds for " : " ends for ");
        say_body(x->d, x->v, who, false, x->t);
        if (has) {
            text_put(x->t, ", for ");
            say_count(has, "turn", x->t);
        }
        text_put(x->t, ". ");
    }
}

static void place_change(const struct change *x, int who)
{
    bool own_move = x->was->phase == PHASE_OWN_TURN && x->was->mover == who, placed = x->was->phase == PHASE_PLACE;
    bool stayed = x->is->being[who] == BEING_UP && x->was->being[who] == BEING_UP;
    if (stayed && x->was->aware[who] < x->is->aware[who] && x->m->verb != DO_ALERT) { /* the GM's is told as that */
        does(x, who, "are aware now", "is aware now");
        text_put(x->t, ". ");
    }
    if (own_move || placed || !on_map(x->was, who) || !on_map(x->is, who) ||
        (x->was->row[who] == x->is->row[who] && x->was->column[who] == x->is->column[who]))
        return;
    does(x, who, "are pushed to ", "is pushed to ");
    say_square(x->is->row[who], x->is->column[who], x->t);
    text_put(x->t, ". ");
}

/* A delayed act is over: it is made now, or it has come to nothing. */
static void delay_change(const struct change *x, int who)
{
    if (!x->was->conflict || !is_delaying(x->was, who) || is_delaying(x->is, who) || x->is->being[who] != BEING_UP)
        return;
    bool made = x->is->act_who == who && x->is->act_kind == x->was->plan_kind[who] && x->is->act_what == x->was->plan_what[who];
    if (x->was->plan_kind[who] == ACT_SWAP || x->was->plan_kind[who] == ACT_READY)
        made = memcmp(x->was->slot + who * SLOTS, x->is->slot + who * SLOTS, SLOTS) != 0;
    bool broken = x->is->pile[who] & ~x->was->pile[who];
    if (broken)
        text_put(x->t, "Damage breaks ");
    say_body_whose(x->d, x->v, who, !broken, x->t);
    text_put(x->t, broken ? " Delay, not to " : made ? " Delay is over: to " : " Delay comes to nothing, not to ");
    say_act(x->was->plan_kind[who], x->was->plan_what[who], x->was->plan_gear[who], x->was->plan_how[who], x->t);
    text_put(x->t, ". ");
}

/* ---- Turns and scenes ---- */

/* A line of its own for what is next. */
static void fresh_line(struct text *t)
{
    while (t->used && t->at[t->used - 1] == ' ')
        t->at[--t->used] = 0;
    text_put(t, t->used && t->at[t->used - 1] != '\n' ? "\n" : "");
}

static void turn_change(const struct change *x)
{
    const struct twenty_one *a = x->was, *b = x->is;
    bool same_turn = a->mover == b->mover && a->turns_taken == b->turns_taken;
    if (!b->conflict || b->mover == NONE || b->phase != PHASE_OWN_TURN || same_turn)
        return;
    fresh_line(x->t);
    if (is_own(x->v, b->mover)) {
        text_put(x->t, "It is your turn. ");
    } else {
        text_put(x->t, "It is the turn of ");
        say_body(x->d, x->v, b->mover, false, x->t);
        text_put(x->t, ". ");
    }
}

static void scene_change(const struct change *x)
{
    const struct twenty_one *a = x->was, *b = x->is;
    if (b->defeats > a->defeats)
        text_put(x->t, b->ending == ENDING_LOST
                           ? "All heroes are out: that was the last defeat that a run bears. "
                           : "All heroes are out: a defeat. All rest, and it begins again from the last rest. ");
    if (b->fights_won > a->fights_won)
        text_put(x->t, "The heroes have won. ");
    if (b->run < x->p->run_count && (a->run_at != b->run_at || a->step != b->step) && b->step == STEP_DONE) {
        const struct run_stage *at = &x->p->run[b->run].stage[b->run_at];
        fresh_line(x->t);
        text_format(x->t, "%s: %s ", at->told.title, at->told.text);
        if (at->encounter == NONE)
            text_put(x->t, "All rest. ");
    }
    if (b->scenes != a->scenes && b->encounter < x->p->encounter_count) {
        const struct encounter *e = &x->p->encounter[b->encounter];
        fresh_line(x->t);
        text_format(x->t, "%s: %s ", e->told.title, e->told.text);
    }
    if (b->ending == a->ending)
        return;
    const struct run *run = b->run < x->p->run_count ? &x->p->run[b->run] : NULL;
    text_put(x->t, b->ending == ENDING_WON    ? "The run is won. "
                   : b->ending == ENDING_LOST ? "The run is lost. "
                                              : "The match is over. ");
    if (run && b->ending != ENDING_LEFT && (b->ending == ENDING_WON ? run->won : run->lost))
        text_format(x->t, "%s ", b->ending == ENDING_WON ? run->won : run->lost);
}

/* What became of everyone. */
static void bodies_change(const struct change *x)
{
    for (int who = 0; who < BODIES; who++) {
        if (!same(x, who))
            continue;
        pile_change(x, who);
        being_change(x, who);
        lasting_change(x, who, true);
        place_change(x, who);
    }
    for (int who = 0; who < BODIES; who++)
        if (same(x, who))
            delay_change(x, who);
    for (int who = 0; who < BODIES; who++)
        if (same(x, who))
            lasting_change(x, who, false); /* as a turn begins, after what the Deal has brought */
}

/* A defeat: all have rested already, so that the last Damage lies on no pile. The table as it was just before is found by
 * the same move at a free table, where a Conflict that is over brings no rest (BJ-I2). */
static void before_defeat(const struct data *d, const struct view *before, const struct view *after, const struct move *m,
                          struct view *out)
{
    struct state st = before->state;
    struct twenty_one *s = table_of(&st);
    s->run = RUN_FREE;
    twenty_one_apply(d, &st, m);
    s->run = look_at(&after->state)->run;
    *out = *after;
    out->state = st;
}

void say_after(const struct data *d, const struct view *before, const struct view *after, const struct move *m, struct text *t)
{
    const struct change x = {d, pack_of(d), after, look_at(&before->state), look_at(&after->state), m, t};
    struct change fallen = x;
    struct view last;
    if (x.is->defeats > x.was->defeats) {
        before_defeat(d, before, after, m, &last);
        fallen.v = &last;
        fallen.is = look_at(&last.state);
    }
    say_result(d, before, fallen.v, m, t);
    bodies_change(&fallen);
    if (x.was->conflict && !x.is->conflict)
        text_put(t, "The Conflict is over. ");
    scene_change(&x);
    turn_change(&x);
    deal_opens(&x);
}
