/* What a seat has to decide now, with what it needs to know for it. What is always true: who is not asked is told
 * whom the table waits for. */
#include "games/twenty_one/words.h"

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

static void spell_limits(const struct sheet *h, struct text *t)
{
    for (int school = 0; school < SCHOOLS; school++) {
        int limit = sheet_spell_limit(h, school);
        text_put(t, school ? ", " : " At most: ");
        say_title(NAMES_SCHOOL, school, t);
        text_format(t, " %d", limit);
    }
    text_put(t, ".");
}

/* Schools of which spells are known, without a tool for them in a hand or a reserve (BJ-D4). */
static void tools_missing(const struct sheet *h, struct text *t)
{
    static const int tool[SCHOOLS] = {GEAR_TALISMAN, GEAR_CATALYST, GEAR_FLAME};
    for (int school = 0; school < SCHOOLS; school++) {
        bool knows = false, has = false;
        for (int spell = 0; spell < SPELLS; spell++)
            knows = knows || (h->spells >> spell & 1 && spell_rows[spell].school == school);
        for (int slot = 0; slot < SLOTS; slot++)
            has = has || h->slot[slot] == tool[school];
        if (!knows || has)
            continue;
        text_put(t, " No ");
        say_title(NAMES_GEAR, tool[school], t);
        text_put(t, " yet, which ");
        say_title(NAMES_SCHOOL, school, t);
        text_put(t, " needs in hand.");
    }
}

static void build_prompt(const struct twenty_one *s, struct text *t)
{
    int who = s->builder;
    struct sheet h = sheet_of(s, who);
    switch (s->step) {
    case STEP_START:
        text_put(t, "Your hero: take one that is ready, let chance build one, or begin your own with a group of two Abilities.");
        if (hero_called(s, who) < 0)
            text_put(t, " It may have a name before.");
        return;
    case STEP_SINGLE_A: text_put(t, "The first of two single points: which Ability?"); break;
    case STEP_SINGLE_B:
        text_format(t, "The second single point: which Ability?%s",
                    s->rule_single_twice ? "" : " It may not be the one that had the first."); /* BJ-F1 */
        break;
    case STEP_SKILLS:
        text_put(t, "Learn a Skill of an Ability that has a point for it: ");
        say_count(skills_open(s, who), "more Skill", t);
        text_put(t, ".");
        break;
    case STEP_ATTUNE: text_put(t, "Attunement: of which school do you know one more spell?"); break;
    case STEP_SPELLS:
        text_put(t, "Learn spells, then done.");
        spell_limits(&h, t); /* BJ-F3 */
        break;
    case STEP_ARMOR:
        text_format(t, "Which armor, if any? It may weigh %d at most.", sheet_armor_limit(&h)); /* BJ-F4 */
        break;
    case STEP_GEAR: {
        int limit = sheet_hand_limit(&h);
        text_format(t, "Fill hands, reserves and pockets, then done. A hand and its reserve carry %d, both hands together %d.",
                    limit, limit ? 2 * limit : 1); /* BJ-F4 */
        break;
    }
    default: return;
    }
    text_put(t, " So far: ");
    say_abilities(s, who, false, t);
    uint32_t own = h.skills & ~7u;
    if (own) {
        text_put(t, "; ");
        say_titles(NAMES_SKILL, own, t);
    }
    if (h.spells) {
        text_put(t, "; ");
        say_titles(NAMES_SPELL, h.spells, t);
    }
    if (s->step == STEP_GEAR) {
        text_put(t, "; ");
        say_gear(s, who, t);
    }
    text_put(t, ".");
    if (s->step == STEP_GEAR) {
        tools_missing(&h, t);
        say_unpaid(&h, t);
    }
}

/* ---- The story, peace ---- */

static void path_prompt(const struct pack *p, const struct twenty_one *s, struct text *t)
{
    const struct run_stage *at = &p->run[s->run].stage[s->run_at];
    text_format(t, "%s%s. Where do you go now?", at->told.title, at->encounter == NONE ? ": you have rested" : " is done");
}

static void free_prompt(const struct pack *p, const struct twenty_one *s, int seat, struct text *t)
{
    int own = seat_body(seat);
    if (s->encounter < p->encounter_count)
        text_format(t, "%s. ", p->encounter[s->encounter].told.title);
    if (s->encounter >= p->encounter_count)
        text_put(t, "No scene is set up.");
    else if (conflict_over(s))
        text_put(t, "Nobody is left to fight here.");
    else
        text_put(t, s->fights ? "No Conflict is going on." : "The Conflict has not begun.");
    if (seat == GM)
        text_put(t, s->waiting == 1 << GM ? " Everyone else waits for you to go on." : "");
    else
        text_put(t, " You may prepare, fight, try something, or wait for the others and the GM.");
    if (own != NONE && s->pile[own])
        text_format(t, " Your Damage Pile is %d of %d, and stays till you are healed or all rest.", pile_size(s, own),
                    limit_of(s, own));
    if (acts_are_bounded(s) && s->acts >= ACTS_MAX)
        text_put(t, " So much has been done here: the story must go on.");
}

/* ---- A turn ---- */

/* The foes that are adjacent or in sight, and how far. */
static void turn_foes(const struct data *d, const struct view *v, int who, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    int of = 0, n = 0;
    for (int i = 0; i < BODIES; i++)
        of |= (foes_of(s, who) >> i & 1 && can_see(pack_of(d), s, who, i)) << i;
    text_put(t, of ? " Foes in sight: " : " No foe is in sight.");
    for (int i = 0; i < BODIES; i++)
        if (of >> i & 1) {
            text_put(t, n++ ? "; " : "");
            say_marked(d, v, i, false, t);
            if (!on_map(s, who) || !on_map(s, i))
                continue;
            text_put(t, " at ");
            say_square(s->row[i], s->column[i], t);
            if (distance(s, who, i) <= REACH_ADJACENT)
                text_put(t, ", adjacent");
            else
                text_format(t, ", %d feet", distance(s, who, i));
        }
    text_put(t, of ? "." : "");
}

static void turn_prompt(const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    int who = s->mover;
    if (who == NONE) {
        text_format(t, "%d turns have been taken: end the Conflict.%s", TURNS_MAX,
                    s->run != RUN_FREE && s->turns_taken >= TURNS_MAX ? " It is a defeat." : "");
        return;
    }
    if (is_own(v, who)) {
        text_put(t, "Your turn");
    } else {
        say_body_whose(d, v, who, true, t);
        text_put(t, " turn");
    }
    text_format(t, ": %d feet of Move left", s->feet);
    text_put(t, s->has_acted      ? "; the Act is made."
                : s->aware[who] ? ", then one Act." /* BJ-D2 */
                                : "; who is unaware cannot act.");
    if (s->lure[who] && !s->aware[who])
        text_put(t, " A noise draws it: it goes towards it.");
    turn_foes(d, v, who, t);
}

static void aim_prompt(const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    say_body_does(d, v, s->act_who, "are to ", "is to ", t);
    say_act(s->act_kind, s->act_what, s->act_gear, s->act_how, t);
    text_put(t, s->phase == PHASE_SQUARE                          ? ": at which square?"
                : s->act_how == HOW_SWEEP || s->act_how == HOW_POWER_SWEEP ? ": at whom? Choose one or more."
                                                                           : ": at whom?");
}

/* ---- A Deal ---- */

static void hands_lines(const struct data *d, const struct view *v, int who, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    int party = party_of(s, who), other = other_of(s, who);
    if (s->deal == DEAL_TARGET)
        text_format(t, " Target %d.", s->target);
    text_char(t, '\n');
    if (party >= 0 && s->hand_n[party])
        say_hand(d, v, party, t);
    if (other >= 0 && s->party[other] != NONE && s->hand_n[other])
        say_hand(d, v, other, t);
}

/* BJ-I4: the chance to bust on a hit, as long as there may be one. */
static void bust_line(const struct twenty_one *s, int party, struct text *t)
{
    struct deal_odds o = odds_of(s, party);
    if (!o.hit)
        return;
    text_put(t, "Bust with one more card: ");
    text_percent(t, o.bust);
    text_put(t, ".");
}

/* The last window of a contest, where all have held and nobody is over 21: how it comes out if nobody changes it. */
static void decided_line(const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    int result = result_now(s);
    if (result == RESULT_FIRST || result == RESULT_SECOND) {
        text_put(t, "All have held: as it stands, ");
        say_body(d, v, s->party[result == RESULT_FIRST ? FIRST : SECOND], false, t);
        text_put(t, is_own(v, s->party[result == RESULT_FIRST ? FIRST : SECOND]) ? " win." : " wins.");
    } else {
        text_put(t, "All have held: as it stands, it is a draw.");
    }
}

static void window_prompt(const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    int who = s->asked, party = party_of(s, who);
    if (!is_own(v, who)) {
        say_body(d, v, who, true, t);
        text_put(t, ": ");
    }
    text_put(t, "Edge Skills, or pass?");
    hands_lines(d, v, who, t);
    if (party >= 0 && over(s, party))
        text_put(t, "Pass now, and that is a bust.");
    else if (s->deal == DEAL_TARGET && s->held[FIRST])
        text_put(t, "The hold stands: pass, and the Deal is decided.");
    else if (party >= 0 && s->party[SECOND] != NONE && s->held[FIRST] && s->held[SECOND] && !over(s, 1 - party))
        decided_line(d, v, t);
    else if (party >= 0)
        bust_line(s, party, t);
    else /* BJ-G3: a target that waits to be dealt its cards */
        text_format(t, "%s cards come after that hand. Edge left %d.", is_own(v, who) ? "Your" : "Its", s->edge[who]);
}

static void play_prompt(const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    int who = s->party[s->player];
    if (!is_own(v, who)) {
        say_body(d, v, who, true, t);
        text_put(t, ": ");
    }
    text_put(t, "Hit or hold?");
    hands_lines(d, v, who, t);
    bust_line(s, s->player, t);
}

static void loss_prompt(const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    int who = s->asked;
    say_body_does(d, v, who, "are to take ", "is to take ", t);
    say_all_cards(s->laid, t);
    text_put(t, ". ");
    if (s->phase == PHASE_SHIELD) {
        text_format(t, "Magic Shield for %d of %d Edge: take none of them?", skill_rows[SKILL_MAGIC_SHIELD].cost, s->edge[who]);
    } else {
        text_format(t, "You can discard %d of these cards, or pass.", s->reduce);
    }
}

/* What who has lost is about to take, and how much more it can. */
static void loser_stands(const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    int party = party_of(s, s->loser);
    say_body_whose(d, v, s->loser, true, t);
    text_format(t, " Damage Pile is %d of %d; in the hand that is lost ", pile_size(s, s->loser), limit_of(s, s->loser));
    text_put(t, party >= 0 && s->hand_n[party] == 1 ? "is " : "are ");
    say_count(party >= 0 ? s->hand_n[party] : 0, "card", t);
    text_char(t, '.');
}

static void remedy_prompt(const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    say_body_whose(d, v, s->act_who, true, t);
    text_put(t, " Damage Pile: ");
    say_all_cards(s->pile[s->act_who], t);
    text_put(t, ". What leaves it?");
}

/* ---- The GM ---- */

static void call_prompt(const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    int who = s->phase == PHASE_CALL_SIDE ? s->party[s->player] : s->desk_who;
    if (s->phase == PHASE_CALL) {
        text_put(t, "A Deal for ");
        say_body(d, v, who, false, t);
        text_put(t, ": against a Target of 2 to 21, a contest, or none?");
    } else {
        text_put(t, "What is tested of ");
        say_body(d, v, who, false, t);
        text_put(t, " in this contest?");
    }
}

static void waits_for(const struct data *d, const struct view *v, struct text *t)
{
    uint32_t turn = twenty_one_turn(d, &v->state) & ~twenty_one_resting(d, &v->state);
    bool any = false;
    if (look_at(&v->state)->phase == PHASE_OVER || turn >> SEAT_CHANCE & 1)
        return;
    text_put(t, "Waiting for ");
    for (int seat = GM; seat < SEATS; seat++)
        if (turn >> seat & 1) {
            text_put(t, any ? ", " : "");
            any = true;
            if (seat == GM)
                text_put(t, "the GM");
            else
                say_body(d, v, seat - 1, false, t);
        }
    text_put(t, ".");
}

void bj_prompt(const struct data *d, const struct view *v, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct twenty_one *s = look_at(&v->state);
    if (!seat_moves(d, v)) {
        text_put(t, gm_aside(d, v) ? "Do you step in? " : "");
        waits_for(d, v, t);
        return;
    }
    switch (s->phase) {
    case PHASE_STORY: text_put(t, "Which run is played, or a free table that you lead?"); break;
    case PHASE_BUILD: build_prompt(s, t); break;
    case PHASE_PATH: path_prompt(p, s, t); break;
    case PHASE_FREE: free_prompt(p, s, v->seat, t); break;
    case PHASE_CALL:
    case PHASE_CALL_SIDE: call_prompt(d, v, t); break;
    case PHASE_PLACE:
        text_put(t, "Where does it stand: ");
        say_body(d, v, s->desk_who, false, t);
        text_put(t, "?");
        break;
    case PHASE_OWN_TURN: turn_prompt(d, v, t); break;
    case PHASE_AIM:
    case PHASE_SQUARE: aim_prompt(d, v, t); break;
    case PHASE_DEFENCE:
        say_body(d, v, s->party[FIRST], true, t);
        text_put(t, " attacks ");
        say_body(d, v, s->asked, false, t);
        text_put(t, ": which Ability defends?"); /* BJ-E7 */
        break;
    case PHASE_WINDOW: window_prompt(d, v, t); break;
    case PHASE_PLAY: play_prompt(d, v, t); break;
    case PHASE_CHEER:
        text_put(t, "Cheer: may one Heart leave the Damage Pile of ");
        say_body(d, v, s->asked, false, t);
        text_put(t, "?");
        break;
    case PHASE_RIPOSTE:
        if (v->seat == GM && !skill_open(pack_of(d), s, s->asked, SKILL_RIPOSTE)) {
            say_body(d, v, s->asked, true, t);
            text_put(t, " has no Riposte; you are asked all the same, so that nobody can tell."); /* BJ-B7 */
            break;
        }
        text_format(t, "Riposte for %d of %d Edge: one more card for ", skill_rows[SKILL_RIPOSTE].cost, s->edge[s->asked]);
        say_body(d, v, s->loser, false, t);
        text_put(t, "? ");
        loser_stands(d, v, t);
        break;
    case PHASE_SHIELD:
    case PHASE_REDUCE: loss_prompt(d, v, t); break;
    case PHASE_REMEDY: remedy_prompt(d, v, t); break;
    default: break;
    }
}
