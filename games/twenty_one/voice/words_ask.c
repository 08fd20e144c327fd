/* What a seat has to decide now, with what it needs to know for it. What is always true: who is not asked is told
 * whom the table waits for. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/rules.h"
#include "games/twenty_one/run/run.h"
#include "games/twenty_one/voice/words.h"

/* ---- Building ---- */

static int skills_open(const struct twenty_one *s, int who)
{
    int left = 0;
    for (int i = 0; i < ABILITIES; i++)
        left += s->ability[who * ABILITIES + i];
    for (int i = SKILL_HUMANITY + 1; i < SKILLS_OWN; i++)
        left -= s->skills[who] >> i & 1;
    return left;
}

static void spell_limits(struct talk *x, const struct sheet *h)
{
    struct pieces limits = {0};
    for (int school = 0; school < SCHOOLS; school++)
        add(x, &limits, PART_SPELL_LIMIT(.school = school, .n = bj_sheet_spell_limit(x->p, h, school)));
    say(x, ASK_SPELL_LIMITS(.limits = &limits.list));
}

/* Schools of which spells are known, without a tool for them in a hand or a reserve (BJ-D4). */
static void tools_missing(struct talk *x, const struct sheet *h)
{
    static const int tool[SCHOOLS] = {GEAR_TALISMAN, GEAR_CATALYST, GEAR_FLAME};
    for (int school = 0; school < SCHOOLS; school++) {
        bool knows = false, has = false;
        for (int spell = 0; spell < SPELLS; spell++)
            knows = knows || (h->spells >> spell & 1 && x->p->spell[spell].school == school);
        for (int slot = 0; slot < SLOTS; slot++)
            has = has || h->slot[slot] == tool[school];
        if (knows && !has)
            say(x, ASK_NO_TOOL(.gear = tool[school], .school = school));
    }
}

static void so_far(struct talk *x, const struct sheet *h)
{
    int who = x->s->builder;
    uint32_t own = h->skills & ~7u;
    struct pieces has = {0}, all = {0};
    bj_ability_pieces(x, x->s, who, false, &all);
    add(x, &has, PART_JOINED(.pieces = &all.list));
    if (own)
        add(x, &has, PART_OWN_SKILLS(.skills = those(own)));
    if (h->spells)
        add(x, &has, PART_OWN_SPELLS(.spells = those(h->spells)));
    if (x->s->step == STEP_GEAR) {
        bj_gear_pieces(x, x->s, who, &all);
        add(x, &has, PART_APART(.pieces = &all.list));
    }
    say(x, ASK_SO_FAR(.has = &has.list));
    if (x->s->step == STEP_GEAR) {
        tools_missing(x, h);
        bj_unpaid(x, h);
    }
}

static void ask_build(struct talk *x)
{
    const struct twenty_one *s = x->s;
    struct sheet h = bj_sheet_of(s, s->builder);
    int limit = bj_sheet_hand_limit(x->p, &h);
    switch (s->step) {
    case STEP_START:
        say(x, ASK_START());
        if (hero_called(s, s->builder) < 0)
            say(x, ASK_NAME());
        return;
    case STEP_SINGLE_A: say(x, ASK_SINGLE_A()); break;
    case STEP_SINGLE_B: say(x, ASK_SINGLE_B(.twice = s->rule_single_twice)); break; /* BJ-F1 */
    case STEP_SKILLS: say(x, ASK_SKILLS(.n = skills_open(s, s->builder))); break;
    case STEP_ATTUNE: say(x, ASK_ATTUNE()); break;
    case STEP_SPELLS:
        say(x, ASK_SPELLS());
        spell_limits(x, &h); /* BJ-F3 */
        break;
    case STEP_ARMOR: say(x, ASK_ARMOR(.weight = bj_sheet_armor_limit(x->p, &h))); break;                    /* BJ-F4 */
    case STEP_GEAR: say(x, ASK_GEAR(.hand = limit, .both = limit ? 2 * limit : 1)); break;         /* BJ-F4 */
    default: return;
    }
    so_far(x, &h);
}

/* ---- The story, peace ---- */

static void ask_path(struct talk *x)
{
    const struct run_stage *at = &x->p->run[x->s->run].stage[x->s->run_at];
    say(x, ASK_PATH(.title = at->told.title, .rest = at->encounter == NONE));
}

static void ask_free(struct talk *x)
{
    const struct twenty_one *s = x->s;
    int own = bj_seat_body(x->v->seat);
    bool scene = s->encounter < x->p->encounter_count;
    if (x->v->seat != GM)
        say(x, ASK_FREE());
    else
        say(x, ASK_FREE_GM());
    if (scene)
        say(x, ASK_HERE(.title = x->p->encounter[s->encounter].told.title));
    if (!scene)
        say(x, ASK_NO_SCENE());
    else if (bj_conflict_over(s))
        say(x, ASK_NOBODY_LEFT());
    else if (s->fights)
        say(x, ASK_NO_CONFLICT());
    else
        say(x, ASK_NOT_BEGUN());
    if (x->v->seat == GM && s->waiting == 1 << GM)
        say(x, ASK_ALL_WAIT());
    if (own != NONE && s->pile[own])
        say(x, ASK_PILE(.pile = pile_size(s, own), .limit = bj_limit_of(x->p, s, own)));
    if (acts_are_bounded(s) && s->acts >= ACTS_MAX)
        say(x, ASK_ENOUGH());
}

/* ---- A turn ---- */

/* The foes that are adjacent or in sight, and how far. */
static void ask_foes(struct talk *x, int who)
{
    const struct twenty_one *s = x->s;
    struct pieces foes = {0};
    for (int i = 0; i < BODIES; i++) {
        if (!(bj_foes_of(s, who) >> i & 1) || !bj_can_see(x->p, s, who, i))
            continue;
        int row = s->row[i], column = s->column[i];
        if (!bj_on_map(s, who) || !bj_on_map(s, i))
            add(x, &foes, PART_FOE(MARKED(i)));
        else if (bj_distance(s, who, i) <= REACH_ADJACENT)
            add(x, &foes, PART_FOE_ADJACENT(MARKED(i), SQUARE(row, column)));
        else
            add(x, &foes, PART_FOE_AT(MARKED(i), SQUARE(row, column), .feet = bj_distance(s, who, i)));
    }
    if (foes.list.count)
        say(x, ASK_FOES(.foes = &foes.list));
    else
        say(x, ASK_NO_FOES());
}

static void ask_turn(struct talk *x)
{
    const struct twenty_one *s = x->s;
    int who = s->mover;
    if (who == NONE) {
        say(x, ASK_TOO_LONG(.turns = TURNS_MAX, .defeat = s->run != RUN_FREE && s->turns_taken >= TURNS_MAX));
        return;
    }
    if (s->has_acted)
        say(x, ASK_TURN_ACTED(.who = who, .feet = s->feet));
    else if (s->aware[who])
        say(x, ASK_TURN(.who = who, .feet = s->feet)); /* BJ-D2 */
    else
        say(x, ASK_TURN_UNAWARE(.who = who, .feet = s->feet));
    if (s->lure[who] && !s->aware[who])
        say(x, ASK_LURED());
    ask_foes(x, who);
}

static void ask_aim(struct talk *x)
{
    const struct twenty_one *s = x->s;
    int who = s->act_who, kind = s->act_kind, what = s->act_what, gear = s->act_gear, how = s->act_how;
    if (s->phase == PHASE_SQUARE)
        say(x, ASK_SQUARE(.who = who, .spell = what));
    else if (how == HOW_SWEEP || how == HOW_POWER_SWEEP)
        say(x, ASK_SWEEP(.who = who, .gear = gear, .how = how));
    else
        say(x, ASK_AIM(.who = who, ACT(kind, what, gear, how)));
}

/* ---- A Deal ---- */

/* BJ-I4: why its cards are worth what they are is no plain matter. */
static bool altered(struct talk *x, int party)
{
    struct room room;
    for (int i = 0; party >= 0 && x->s->party[party] != NONE && i < x->s->hand_n[party]; i++)
        if (bj_why_worth(x, &room, party, i))
            return true;
    return false;
}

static void totals(struct talk *x, int who)
{
    const struct twenty_one *s = x->s;
    int party = bj_party_of(s, who), other = bj_other_of(s, who);
    if (party < 0 || !s->hand_n[party])
        return;
    int total = bj_hand_total(s, party), next = s->top[s->deck_of[who]];
    if (s->deal == DEAL_TARGET)
        say(x, ASK_TOTAL_TARGET(.who = who, .total = total, .target = s->target));
    else if (other >= 0 && s->party[other] != NONE && s->hand_n[other])
        say(x, ASK_TOTALS(.who = who, .total = total, .other = s->party[other], .theirs = bj_hand_total(s, other)));
    else
        say(x, ASK_TOTAL(.who = who, .total = total));
    if (next != NONE) /* BJ-E4: Guidance */
        say(x, BOARD_NEXT_CARD(.card = next));
    text_char(x->t, '\n');
    for (int i = 0; i < 2; i++)
        if (altered(x, i ? other : party))
            bj_hand_line(x, i ? other : party);
    while (x->t->used && x->t->at[x->t->used - 1] == '\n')
        x->t->at[--x->t->used] = 0;
}

/* The last window of a contest, where all have held and nobody is over 21: how it comes out if nobody changes it. */
static void decided(struct talk *x)
{
    int result = bj_result_now(x->s);
    int winner = result == RESULT_FIRST ? x->s->party[FIRST] : result == RESULT_SECOND ? x->s->party[SECOND] : NONE;
    if (winner == NONE)
        say(x, ASK_DECIDED_DRAW());
    else if (winner != x->s->asked && bj_is_own(x->v, x->s->asked))
        say(x, ASK_DECIDED_LOST());
    else
        say(x, ASK_DECIDED(.who = winner));
}

static void ask_window(struct talk *x)
{
    const struct twenty_one *s = x->s;
    int who = s->asked, party = bj_party_of(s, who), edge = s->edge[who];
    if (party >= 0 && bj_over(s, party))
        say(x, ASK_WINDOW_BUST(.who = who, .edge = edge));
    else
        say(x, ASK_WINDOW(.who = who, .edge = edge));
    totals(x, who);
    if (party < 0) /* BJ-G3: a target that waits to be dealt its cards */
        say(x, ASK_LATER());
    else if (bj_over(s, party))
        return;
    else if (s->deal == DEAL_TARGET && s->held[FIRST])
        say(x, ASK_HOLD_STANDS());
    else if (s->party[SECOND] != NONE && s->held[FIRST] && s->held[SECOND] && !bj_over(s, 1 - party))
        decided(x);
}

static void ask_play(struct talk *x)
{
    int who = x->s->party[x->s->player];
    say(x, ASK_PLAY(.who = who));
    totals(x, who);
}

static void ask_loss(struct talk *x)
{
    const struct twenty_one *s = x->s;
    struct pieces cards = {0};
    bj_add_cards(x, &cards, s->laid);
    if (s->phase == PHASE_SHIELD)
        say(x, ASK_SHIELD(.cost = x->p->skill[SKILL_MAGIC_SHIELD].cost, .edge = s->edge[s->asked]));
    else
        say(x, ASK_REDUCE(.n = s->reduce));
    say(x, BOARD_LAID(.who = s->asked, .cards = &cards.list));
}

/* What who has lost is about to take, and how much more it can. */
static void ask_riposte(struct talk *x)
{
    const struct twenty_one *s = x->s;
    int party = bj_party_of(s, s->loser), lost = s->loser;
    if (x->v->seat == GM && !bj_skill_open(x->p, s, s->asked, SKILL_RIPOSTE)) {
        say(x, ASK_NO_RIPOSTE(.who = s->asked)); /* BJ-B7 */
        return;
    }
    say(x, ASK_RIPOSTE(.cost = x->p->skill[SKILL_RIPOSTE].cost, .edge = s->edge[s->asked], .loser = lost));
    say(x, ASK_LOSER(.loser = lost, .pile = pile_size(s, lost), .limit = bj_limit_of(x->p, s, lost),
                     .cards = party >= 0 ? s->hand_n[party] : 0));
}

/* ---- The whole ---- */

static void waits_for(struct talk *x)
{
    uint32_t turn = twenty_one_turn(x->d, &x->v->state) & ~twenty_one_resting(x->d, &x->v->state);
    struct pieces who = {0};
    if (x->s->phase == PHASE_OVER || turn >> SEAT_CHANCE & 1)
        return;
    if (turn >> GM & 1)
        add(x, &who, PART_THE_GM());
    for (int i = 0; i < HEROES; i++)
        if (turn >> seat_of(i) & 1)
            add(x, &who, PART_WHO(.who = i));
    say(x, ASK_WAITING(.who = &who.list));
}

static void ask(struct talk *x)
{
    const struct twenty_one *s = x->s;
    struct pieces cards = {0};
    switch (s->phase) {
    case PHASE_STORY: say(x, ASK_RUN()); break;
    case PHASE_BUILD: ask_build(x); break;
    case PHASE_PATH: ask_path(x); break;
    case PHASE_FREE: ask_free(x); break;
    case PHASE_CALL: say(x, ASK_CALL(.on = s->desk_who, .low = TARGET_MIN, .high = TARGET_MAX)); break;
    case PHASE_CALL_SIDE: say(x, ASK_CALL_SIDE(.on = s->party[s->player])); break;
    case PHASE_PLACE: say(x, ASK_PLACE(.on = s->desk_who)); break;
    case PHASE_OWN_TURN: ask_turn(x); break;
    case PHASE_AIM:
    case PHASE_SQUARE: ask_aim(x); break;
    case PHASE_DEFENCE: say(x, ASK_DEFENCE(.first = s->party[FIRST], .who = s->asked)); break; /* BJ-E7 */
    case PHASE_WINDOW: ask_window(x); break;
    case PHASE_PLAY: ask_play(x); break;
    case PHASE_CHEER: say(x, ASK_CHEER(.who = s->asked)); break;
    case PHASE_RIPOSTE: ask_riposte(x); break;
    case PHASE_SHIELD:
    case PHASE_REDUCE: ask_loss(x); break;
    case PHASE_REMEDY:
        bj_add_cards(x, &cards, s->pile[s->act_who]);
        if (cards.list.count)
            say(x, ASK_REMEDY(.who = s->act_who, .cards = &cards.list));
        else
            say(x, ASK_REMEDY_SUIT()); /* the others' piles */
        break;
    default: break;
    }
}

void bj_prompt(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    bj_talk_begin(&x, d, v, t);
    if (bj_seat_moves(d, v)) {
        ask(&x);
        return;
    }
    if (bj_gm_aside(d, v))
        say(&x, ASK_ASIDE());
    waits_for(&x);
}
