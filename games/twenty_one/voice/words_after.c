/* What followed of a move, found by comparing the table before and after it. What is always true:
 * whatever changed that people play by is said: results, Damage Piles, who is out, spells,
 * awareness, who is pushed, Delays, turns, scenes. */
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/run/lasting.h"
#include "games/twenty_one/run/run.h"
#include "games/twenty_one/run/scene.h"
#include "games/twenty_one/voice/words.h"
#include "games/twenty_one/voice/words_scene.h"

#include <string.h>

/* The same combatant as before: not one of another scene in its place. */
static bool same(const struct talk *x, int who)
{
    bool rested =
        who < HEROES && (x->is->defeats > x->was->defeats || x->was->run_at != x->is->run_at);
    if (rested || x->was->kind[who] != x->is->kind[who] || x->was->scenes != x->is->scenes)
        return false;
    return x->was->being[who] != BEING_ABSENT && x->is->being[who] != BEING_ABSENT;
}

/* ---- The Deal ---- */

static bool new_deal(const struct talk *x)
{
    const struct twenty_one *a = x->was, *b = x->is;
    if (b->deal == DEAL_NONE || b->result != RESULT_NONE)
        return false;
    return a->deal == DEAL_NONE ||
           (b->owed[FIRST] == 2 && !b->hand_n[FIRST] && (a->hand_n[FIRST] || a->deal != b->deal));
}

static void deal_opens(struct talk *x)
{
    const struct twenty_one *s = x->is;
    int first = s->party[FIRST], second = s->party[SECOND];
    if (new_deal(x) || (x->was->phase == PHASE_DEFENCE && s->phase != PHASE_DEFENCE)) {
        uint32_t others = s->targets & ~(1u << first);
        bool aimed = x->m->verb == DO_AIM || x->m->verb == DO_SWEEP; /* who against whom */
        if (s->phase == PHASE_DEFENCE && !aimed) /* the Edge follows when the Ability is named */
            say(x, TELL_DEAL_ON(.who = first, .on = those_or_nobody(
                                                  s->deal == DEAL_AREA ? others : 1u << second)));
        else if (s->phase == PHASE_DEFENCE)
            return;
        else if (s->deal == DEAL_TARGET)
            say(x, TELL_DEAL_TARGET(.who = first, .edge = s->edge[first], .target = s->target));
        else if (second != NONE && aimed)
            say(x, TELL_DEAL(.edge = s->edge[first], .on = second, .on_edge = s->edge[second]));
        else if (second != NONE)
            say(x, TELL_DEAL_OF(.who = first, .edge = s->edge[first], .on = second,
                                .on_edge = s->edge[second]));
        else
            say(x, TELL_DEAL_AREA(.who = first, .edge = s->edge[first],
                                  .on = those_or_nobody(others)));
    } else if (s->deal == DEAL_AREA && second != NONE && second != x->was->party[SECOND]) {
        say(x, TELL_DEAL_NEXT(.who = second, .edge = s->edge[second]));
    }
}

/* ---- One combatant ---- */

static bool falls(const struct talk *x, int who)
{
    return x->was->being[who] != BEING_DOWN && x->is->being[who] == BEING_DOWN;
}

static void pile_change(struct talk *x, int who)
{
    uint64_t more = x->is->pile[who] & ~x->was->pile[who],
             less = x->was->pile[who] & ~x->is->pile[who];
    int pile = pile_size(x->is, who), limit = bj_limit_of(x->p, x->is, who),
        n = __builtin_popcountll(more);
    struct pieces cards = {0};
    bj_add_cards(x, &cards, more);
    if (less && x->m->verb == DO_MEND && x->m->arg[0] == who)
        return; /* the GM's is told as that */
    if (more && falls(x, who)) /* BJ-C3 */
        say(x,
            TELL_PILE_OUT(.who = who, .n = n, .limit = limit, .pile = pile, .drawn = those(more)));
    else if (more) /* BJ-C1 */
        say(x, TELL_PILE_MORE(.who = who, .n = n, .pile = pile, .limit = limit,
                              .over = pile > limit, .cards = &cards.list, .drawn = those(more)));
    else if (less)
        say(x, TELL_PILE_LESS(.who = who, .n = __builtin_popcountll(less), .pile = pile,
                              .limit = limit, .gone = those(less)));
}

static void being_change(struct talk *x, int who)
{
    int being = x->is->being[who];
    if (x->was->being[who] == being)
        return;
    if (being == BEING_DOWN && !(x->is->pile[who] & ~x->was->pile[who]))
        say(x, TELL_DOWN(.who = who)); /* BJ-C3 */
    else if (being == BEING_UP) /* out is told with the cards, who fled or was led off as that */
        say(x, TELL_UP(.who = who));
}

/* What lasts for a while has begun, or has ended. */
static void lasting_change(struct talk *x, int who, bool begins)
{
    bool over = x->was->conflict && !x->is->conflict; /* with all that lasts as long as it */
    if (x->is->being[who] != BEING_UP)
        return;
    for (int i = 0; i < MARKS; i++) {
        bool had = has_mark(x->was, who, i), has = has_mark(x->is, who, i);
        if (had == has || has != begins)
            continue;
        if (over && i == MARK_STUNNED)
            continue;
        if (i != MARK_STUNNED)
            say(x, TELL_MARK(.who = who, .mark = i, .begins = has));
        else if (x->m->verb != DO_STUN) /* the GM's is told as that */
            say(x, TELL_STUNNED(.who = who, .begins = has));
    }
    for (int i = 0; i < TIMEDS; i++) {
        int had = x->was->turns[who * TIMEDS + i], has = x->is->turns[who * TIMEDS + i];
        if ((has <= had && (has || !had)) || (has > 0) != begins)
            continue;
        say(x, TELL_TIMED(.who = who, .timed = i, .turns = has));
    }
}

static void place_change(struct talk *x, int who)
{
    bool own_move = x->was->phase == PHASE_OWN_TURN && x->was->mover == who,
         placed = x->was->phase == PHASE_PLACE;
    bool stayed = x->is->being[who] == BEING_UP && x->was->being[who] == BEING_UP;
    int row = x->is->row[who], column = x->is->column[who];
    /* the GM's is told as that */
    if (stayed && x->was->aware[who] < x->is->aware[who] && x->m->verb != DO_ALERT)
        say(x, TELL_AWARE(.who = who));
    if (!own_move && !placed && bj_on_map(x->was, who) && bj_on_map(x->is, who) &&
        (x->was->row[who] != row || x->was->column[who] != column))
        say(x, TELL_PUSHED(.who = who, SQUARE(row, column)));
}

/* A delayed act is over: it is made now, or it has come to nothing. */
static void delay_change(struct talk *x, int who)
{
    const struct twenty_one *a = x->was, *b = x->is;
    int kind = a->plan_kind[who], what = a->plan_what[who], gear = a->plan_gear[who],
        how = a->plan_how[who];
    if (!a->conflict || !bj_is_delaying(a, who) || bj_is_delaying(b, who) ||
        b->being[who] != BEING_UP)
        return;
    bool made = b->act_who == who && b->act_kind == kind && b->act_what == what;
    if (kind == ACT_SWAP || kind == ACT_READY)
        made = memcmp(a->slot + who * SLOTS, b->slot + who * SLOTS, SLOTS) != 0;
    struct twenty_one as = *b;
    act_set(&as, who, kind, what, gear, how, as.act_expert);
    if (b->pile[who] & ~a->pile[who])
        say(x, TELL_DELAY_BROKEN(.who = who, .act = kind, .spell = what, .gear = gear));
    else if (made && bj_is_own(x->v, who))
        say(x, TELL_DELAY_YOURS());
    else if (made)
        say(x, TELL_DELAY_OVER(.who = who));
    else if (kind <= ACT_USE && bj_act_able(x->p, &as))
        say(x, TELL_DELAY_AIMLESS(.who = who, .act = kind, .spell = what, .gear = gear));
    else
        say(x, TELL_DELAY_LOST(.who = who, .act = kind, .spell = what, .gear = gear));
    if (made && kind == ACT_SWAP)
        bj_tell_swap(x, who, what);
    else if (made && b->phase != PHASE_AIM && b->phase != PHASE_SQUARE)
        say(x, TELL_ACT(.who = who, ACT(kind, what, gear, how), .expert = 0));
}

/* ---- Turns and scenes ---- */

/* A line of its own for what is next. */
static void fresh_line(struct talk *x)
{
    struct text *t = x->t;
    text_put(t, t->used && t->at[t->used - 1] != '\n' ? "\n" : "");
}

static void turn_change(struct talk *x)
{
    const struct twenty_one *a = x->was, *b = x->is;
    bool same_turn = a->mover == b->mover && a->turns_taken == b->turns_taken;
    if (!b->conflict || b->mover == NONE || b->phase != PHASE_OWN_TURN || same_turn)
        return;
    fresh_line(x);
    if (bj_is_own(x->v, b->mover))
        say(x, TELL_YOUR_TURN());
    else
        say(x, TELL_TURN(.who = b->mover));
}

static void tell_place(struct talk *x, const struct caption *caption)
{
    fresh_line(x);
    say(x, TELL_PLACE(.title = caption->title, .text = caption->text));
}

/* What the pack says of the map, and not of the fight on it. */
static void tell_ground(struct talk *x)
{
    const char *text = bj_map_of(x->p, x->is).caption->text;
    if (!*text)
        return;
    fresh_line(x);
    say(x, TELL_GROUND(.text = text));
}

/* BJ-I2 */
static void defeat(struct talk *x)
{
    int defeats = x->is->defeats;
    if (x->was->turns_taken >= TURNS_MAX)
        say(x, TELL_DEFEAT_TURNS(.turns = TURNS_MAX, .defeats = defeats, .most = DEFEATS_MAX));
    else if (x->fled)
        say(x, TELL_DEFEAT_FLED(.defeats = defeats, .most = DEFEATS_MAX));
    else
        say(x, TELL_DEFEAT(.defeats = defeats, .most = DEFEATS_MAX));
    if (x->is->ending != ENDING_LOST)
        say(x, TELL_AGAIN());
}

/* What heroes take from a run that is over to the next one. */
static void tell_lasting(struct talk *x)
{
    const struct twenty_one *s = x->is;
    struct pieces wounded = {0}, healed = {0}, named = {0};
    for (int who = 0; who < HEROES; who++) {
        int wound = bj_wound_after(s, who), byname = bj_byname_after(s, who);
        add_if(x, s->struck[who] && wound, &wounded,
               PART_WOUNDED(.who = who, .wound = wound)); /* BJ-M2 */
        add_if(x, bj_has_healed(s, who), &healed,
               PART_HEALED(.who = who, .wound = s->wound[who])); /* BJ-M2 */
        if (byname != s->byname[who])
            add(x, &named, PART_NAMED(.who = who, .byname = byname,
                                      .n = bj_deeds_needed(byname - 1))); /* BJ-M3 */
    }
    if (wounded.list.count)
        say(x, TELL_WOUNDED(.of = &wounded.list));
    if (healed.list.count)
        say(x, TELL_HEALED(.of = &healed.list));
    if (named.list.count)
        say(x, TELL_NAMED(.of = &named.list));
}

/* How the run ended that is over, in the pack's words. */
static void closing(struct talk *x)
{
    const char *title, *text = bj_run_closing(x->p, x->is, &title);
    if (title)
        say(x, TELL_CLOSING_OF(.title = title, .text = text));
    else
        say(x, TELL_CLOSING(.text = text));
}

static void scene_change(struct talk *x)
{
    const struct twenty_one *a = x->was, *b = x->is;
    const struct run *run = b->run < x->p->run_count ? &x->p->run[b->run] : NULL;
    if (b->defeats > a->defeats)
        defeat(x);
    if (b->fights_won > a->fights_won)
        say(x, TELL_FIGHT_WON());
    bj_tell_fates(x);
    if (run && (a->run_at != b->run_at || a->step != b->step) && b->step == STEP_DONE) {
        tell_place(x, &run->stage[b->run_at].caption);
        if (run->stage[b->run_at].rest)
            say(x, TELL_REST());
    }
    bj_tell_scene(x);
    if (b->scenes != a->scenes && b->encounter < x->p->encounter_count) {
        tell_ground(x);
        tell_place(x, &x->p->encounter[b->encounter].caption);
    }
    if (b->ending == a->ending || b->ending == ENDING_LEFT)
        return; /* that the GM ends the match has been said */
    say(x, TELL_END_OF(.ending = b->ending));
    if (run)
        closing(x);
    tell_lasting(x);
}

/* What became of everyone. */
static void bodies_change(struct talk *x)
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

void bj_tell_after(const struct data *d, const struct view *before, const struct view *after,
                   const struct move *m, struct text *t)
{
    const struct twenty_one *was = look_at(&before->state);
    struct view last = *after; /* before a rest, after which the last Damage lies on no pile */
    struct talk x;
    bool lost = look_at(&after->state)->defeats > was->defeats;
    if (lost)
        bj_unrested(d, &before->state, m, &last.state);
    bj_talk_begin(&x, d, &last, m, t);
    x.was = was;
    bj_tell_result(&x);
    bj_tell_came(&x);
    bj_tell_left(&x);
    bodies_change(&x);
    if (lost) {
        bj_talk_begin(&x, d, after, m, t);
        x.was = was;
    }
    for (int who = 0; who < HEROES; who++)
        x.fled = x.fled || look_at(&last.state)->being[who] == BEING_FLED;
    if (x.was->conflict && !x.is->conflict && m->verb != DO_PEACE)
        say(&x, TELL_CONFLICT_OVER());
    scene_change(&x);
    turn_change(&x);
    deal_opens(&x);
}
