/* Why a move is not open, in the rules' words: building, the Deal, the GM's desk. What is always true: it reads the view
 * of the seat that asked, and is silent where it has nothing better to say than what is open. */
#include "games/twenty_one/words_why.h"

/* ---- Building: each limit names its rule (section F) ---- */

static void why_not_gear(const struct ask *a)
{
    struct sheet h = sheet_of(a->s, a->s->builder);
    int slot = a->arg[0], gear = a->arg[1];
    const char *wrong = NULL;
    if (a->s->step != STEP_GEAR) {
        because(a, "hands and pockets are filled last");
    } else if (gear < 0 || gear >= GEAR_GRIP) {
        because(a, "that is nothing to carry");
    } else if (a->m->verb == DO_EQUIP) {
        int at = slot == SLOT_BOTH ? SLOT_LEFT : slot;
        if (slot < 0 || slot > SLOT_BOTH || h.slot[at] != NONE || (slot == SLOT_BOTH && h.slot[SLOT_RIGHT] != NONE)) {
            because(a, "something is there already");
            return;
        }
        sheet_equip(&h, slot, gear);
        wrong = sheet_gear_wrong(&h);
    } else if (slot < 0 || slot >= sheet_pockets(&h)) {
        text_put(a->t, sheet_pockets(&h) ? "BJ-F6: one stack a pocket, and the armor has no more pockets"
                                         : "BJ-F6: without armor there are no pockets");
    } else if (h.pocket[slot] != NONE) {
        because(a, "that pocket is full");
    } else {
        h.pocket[slot] = (uint8_t)gear;
        h.pocket_n[slot] = gear_rows[gear].stack ? gear_rows[gear].stack : 1;
        wrong = sheet_gear_wrong(&h);
    }
    if (wrong)
        text_put(a->t, wrong);
}

static void why_not_learn(const struct ask *a)
{
    const struct twenty_one *s = a->s;
    int skill = a->arg[0];
    if (s->step != STEP_SKILLS || skill < 0 || skill >= SKILLS) {
        because(a, "Skills are learned when the Abilities stand");
    } else if (skill <= SKILL_HUMANITY || skill >= SKILLS_OWN) {
        because(a, skill <= SKILL_HUMANITY ? "BJ-F2: everyone has Influence, Soul and Humanity already"
                                           : "BJ-F2: that Skill comes with gear or a spell");
    } else if (s->skills[s->builder] >> skill & 1) {
        because(a, "BJ-F2: no Skill twice");
    } else {
        bool any = s->ability[s->builder * ABILITIES + skill_rows[skill].ability];
        text_format(a->t, "BJ-F2: one Skill for each point, and %s ", any ? "every point of" : "you have no point of");
        say_title(NAMES_ABILITY, skill_rows[skill].ability, a->t);
        text_put(a->t, any ? " has its Skill" : "");
    }
}

static void why_not_spell(const struct ask *a)
{
    struct sheet h = sheet_of(a->s, a->s->builder);
    int spell = a->arg[0];
    if (a->s->step != STEP_SPELLS || spell < 0 || spell >= SPELLS) {
        because(a, sheet_has_magic(&h) ? "spells are learned after the Skills"
                                       : "BJ-F3: spells are for who has a point in Power, Hope or Wits");
    } else if (h.spells >> spell & 1) {
        because(a, "that spell is known already");
    } else {
        h.spells |= BIT(spell);
        const char *wrong = sheet_wrong(&h, a->s->rule_single_twice);
        because(a, wrong ? wrong : "BJ-F3: Combustion comes free to who has Power or Endurance, and to nobody else");
    }
}

static void why_not_raise(const struct ask *a)
{
    struct sheet h = sheet_of(a->s, a->s->builder);
    if ((a->s->step != STEP_SINGLE_A && a->s->step != STEP_SINGLE_B) || a->arg[0] < 0 || a->arg[0] >= ABILITIES) {
        because(a, "BJ-F1: after the group two single Abilities are raised, and no more");
        return;
    }
    h.ability[a->arg[0]]++;
    const char *wrong = sheet_abilities_wrong(&h, a->s->rule_single_twice);
    if (wrong)
        text_put(a->t, wrong);
}

static void why_not_hero(const struct ask *a)
{
    int hero = a->arg[0];
    if (a->s->step != STEP_START || hero < 0 || hero >= a->p->hero_count) {
        because(a, "a hero is taken before one is begun");
        return;
    }
    for (int i = 0; i < HEROES; i++)
        if (a->s->being[i] != BEING_ABSENT && a->s->kind[i] == hero) {
            text_format(a->t, "%s is played by somebody else", a->p->hero[hero].told.title);
            return;
        }
    const char *wrong = sheet_wrong(&a->p->hero[hero].sheet, a->s->rule_single_twice);
    if (wrong)
        text_put(a->t, wrong);
}

static void why_not_done(const struct ask *a)
{
    static const char *const first[] = {
        [STEP_START] = "take a hero or choose a group of two Abilities", [STEP_SINGLE_A] = "choose your first single Ability",
        [STEP_SINGLE_B] = "choose your second single Ability", [STEP_SKILLS] = "learn a Skill for each point",
        [STEP_ATTUNE] = "choose the school of your Attunement"};
    if (a->s->step <= STEP_ATTUNE)
        text_format(a->t, "You can't finish yet. First %s.", first[a->s->step]);
}

void why_not_build(const struct ask *a)
{
    if (a->s->builder == NONE && a->m->verb == DO_DONE) {
        because(a, "There is nothing to finish now.");
        return;
    }
    if (a->s->builder == NONE) {
        because(a, "heroes are built before the first scene");
        return;
    }
    struct sheet h = sheet_of(a->s, a->s->builder);
    switch (a->m->verb) {
    case DO_HERO: why_not_hero(a); break;
    case DO_NAME: because(a, "a hero is named once, before its group is chosen"); break;
    case DO_RANDOM:
    case DO_GROUP: because(a, "BJ-F1: the group is chosen first, and once"); break;
    case DO_RAISE: why_not_raise(a); break;
    case DO_LEARN: why_not_learn(a); break;
    case DO_ATTUNE: because(a, "BJ-F3: who has Attunement names a school that is open to it, once"); break;
    case DO_SPELL: why_not_spell(a); break;
    case DO_ARMOR:
        if (a->s->step == STEP_ARMOR)
            text_format(a->t, "BJ-F4: armor may weigh no more than Endurance (Encumbrance +1): %d", sheet_armor_limit(&h));
        else
            because(a, "armor is chosen after Skills and spells");
        break;
    case DO_DONE: why_not_done(a); break;
    default: why_not_gear(a); break;
    }
}

/* ---- The Deal ---- */

static void why_needs(const struct ask *a, int who, int needs)
{
    const struct twenty_one *s = a->s;
    int me = party_of(s, who), total = me >= 0 && s->hand_n[me] ? hand_total(s, me) : -1;
    if (needs & NEED_NOT_OVER && total > BUST_OVER)
        text_format(a->t, " is used before busting, and you are at %d", total);
    else if (needs & NEED_21 && total != BUST_OVER)
        text_format(a->t, " needs a total of exactly 21%s", total < 0 ? "" : "; it is another");
    else if (needs & NEED_CONTEST && other_of(s, who) < 0)
        text_put(a->t, " needs an opponent: against a Target only your own cards are there");
    else if (needs & NEED_TIMED)
        text_put(a->t, " is for the Deal of your own spell that lasts a number of turns");
    else if (needs & NEED_SPELL)
        text_put(a->t, " is for the Deal of your own spell");
    else if (needs & NEED_NO_DAMAGE)
        text_put(a->t, " is for Deals that can cost you no Damage");
}

static void say_values(const struct ask *a, const struct skill_row *row)
{
    text_put(a->t, row->piece == PIECE_CHANGE ? " changes it by " : " makes it ");
    text_int(a->t, row->lo);
    if (row->lo != row->hi) {
        text_put(a->t, row->piece == PIECE_CHANGE ? " or " : " to ");
        text_int(a->t, row->hi);
    }
}

static void why_not_card(const struct ask *a, int who, int skill)
{
    const struct twenty_one *s = a->s;
    const struct skill_row *row = &skill_rows[skill];
    int party = a->arg[1], card = a->arg[2], me = party_of(s, who);
    if (party < 0 || party > SECOND || s->party[party] == NONE || hand_find(s, party, card) < 0)
        text_put(a->t, ": that card is not in that hand");
    else if (row->whose == WHOSE_OWN && party != me)
        text_put(a->t, " is for a card of your own");
    else if (row->whose == WHOSE_OTHER && party == me)
        text_put(a->t, " is for a card of your opponent's");
    else if (row->which == WHICH_FACE && !card_face(card))
        text_put(a->t, " is for a Jack, Queen or King");
    else if (row->which == WHICH_QUEEN && (card_joker(card) || card_rank(card) != 11))
        text_put(a->t, " is for a Queen");
    else if (row->which == WHICH_JACK && (card_joker(card) || card_rank(card) != 10))
        text_put(a->t, " is for a Jack");
    else if (s->hand_soul[hand_at(party, hand_find(s, party, card))])
        text_put(a->t, ": that card is worth 0 for good, by Soul");
    else if (a->arg[3] < row->lo || a->arg[3] > row->hi || (row->piece == PIECE_CHANGE && !a->arg[3]))
        say_values(a, row);
    else
        text_put(a->t, " would change nothing there"); /* BJ-B2 */
}

static void why_not_skill(const struct ask *a)
{
    const struct twenty_one *s = a->s;
    int skill = a->m->verb == DO_CHEEK ? SKILL_CHEEK : a->m->verb == DO_RECOMPENSE ? SKILL_RECOMPENSE : a->arg[0];
    int who = s->phase == PHASE_PLAY ? s->party[s->player] : s->asked;
    if (skill < 0 || skill >= SKILLS)
        return;
    const struct skill_row *row = &skill_rows[skill];
    if (s->deal == DEAL_NONE || who == NONE) {
        because(a, "Edge Skills are used in a Deal");
        return;
    }
    bool again = is_attack(s) && who != s->party[FIRST] && gear_flag(a->p, s, who, s->party[FIRST], GEAR_AGAIN);
    say_title(NAMES_SKILL, skill, a->t);
    if (row->piece == PIECE_PASSIVE || row->when == WHEN_ALWAYS)
        text_put(a->t, skill == SKILL_EXPERT_SPELL ? " is used as a spell is begun" : " works of itself");
    else if (!skill_known(a->p, s, who, skill))
        text_put(a->t, skill >= SKILLS_OWN ? " needs its gear or spell in use" : " is no Skill of yours");
    else if (s->used[who] >> skill & 1 && !again)
        text_put(a->t, " has been used: each Skill once a Deal"); /* BJ-E2 */
    else if (row->cost > s->edge[who])
        text_format(a->t, " costs %d Edge, and %d is left", row->cost, s->edge[who]);
    else if (!skill_open(a->p, s, who, skill))
        why_needs(a, who, row->needs);
    else if (row->when == WHEN_HIT)
        text_put(a->t, " takes the place of a hit, with a card from your own Damage Pile");
    else if (row->when == WHEN_RIPOSTE)
        text_put(a->t, " is asked for when your opponent has finally bust");
    else if (row->when == WHEN_SHIELD)
        text_put(a->t, " is asked for when you are to take cards");
    else if (s->phase != PHASE_WINDOW)
        text_put(a->t, " is used when an Edge window is open: after cards, or when all have held");
    else if (skill == SKILL_CHEEK)
        text_put(a->t, " discards one or two non-face cards of your own hand");
    else if (a->m->verb == DO_ALTER)
        why_not_card(a, who, skill);
    else if (row->piece == PIECE_CHANGE || row->piece == PIECE_SET || row->piece == PIECE_SOUL)
        text_put(a->t, " names a card: alter");
    else
        text_put(a->t, " would change nothing now"); /* BJ-B2 */
}

static void why_not_play(const struct ask *a)
{
    const struct twenty_one *s = a->s;
    int me = seat_body(a->v->seat);
    int party = me == NONE ? -1 : party_of(s, me);
    if (s->deal == DEAL_NONE)
        because(a, "no Deal is going on");
    else if (party >= 0 && s->held[party] && a->m->verb == DO_HIT)
        because(a, "after a hold nobody hits again"); /* BJ-B1 */
    else if (s->phase == PHASE_WINDOW)
        because(a, "an Edge window is open: use a Skill, or pass");
    else if (s->phase == PHASE_PLAY && a->m->verb == DO_HIT)
        because(a, "neither deck nor discard has a card left: that side must hold"); /* BJ-A2 */
    else
        because(a, "hit or hold is said when that is asked");
}

static void why_not_defend(const struct ask *a)
{
    if (a->s->phase != PHASE_DEFENCE)
        because(a, "the Ability of the defence is named before the first card");
    else
        because(a, "an attack is met with Strength or Dexterity, or the Ability of a shield in hand; a spell names its own");
}

static void why_not_discard(const struct ask *a)
{
    const struct twenty_one *s = a->s;
    if (s->phase == PHASE_CHEER)
        because(a, "Cheer: one Heart from the own Damage Pile, or pass");
    else if (s->phase == PHASE_REDUCE)
        because(a, "only of the cards that are about to be taken");
    else if (s->phase == PHASE_REMEDY)
        because(a, "that card is not on the Damage Pile, or this heals by kind or suit");
    else
        because(a, "a card is discarded when that is asked");
}

void why_not_deal(const struct ask *a)
{
    switch (a->m->verb) {
    case DO_HIT:
    case DO_HOLD: why_not_play(a); break;
    case DO_SKILL:
    case DO_ALTER:
    case DO_CHEEK:
    case DO_RECOMPENSE: why_not_skill(a); break;
    case DO_DEFEND: why_not_defend(a); break;
    case DO_DISCARD: why_not_discard(a); break;
    case DO_PASS: because(a, "there is nothing to pass on now"); break;
    case DO_KIND:
    case DO_SUIT: because(a, "that is said when a spell or herb has healed by kind or suit"); break;
    default: break;
    }
}

/* ---- The GM ---- */

static void why_not_call(const struct ask *a)
{
    const int32_t *arg = a->arg;
    int edge = a->m->verb == DO_TARGET ? arg[3] : arg[2];
    if (a->s->phase != PHASE_CALL && a->s->phase != PHASE_CALL_SIDE)
        because(a, "a Deal is called when somebody tries something, or by call");
    else if (a->m->verb == DO_OPPOSE)
        because(a, "a contest is against somebody else who stands");
    else if (a->s->phase == PHASE_CALL_SIDE && a->m->verb != DO_TEST)
        because(a, "say what this side of the contest tests: test");
    else if (!arg[0])
        because(a, "one Ability at least is tested");
    else if (a->m->verb == DO_TARGET && (arg[2] < TARGET_MIN || arg[2] > TARGET_MAX))
        because(a, "a Target is 2 to 21"); /* BJ-B6 */
    else if (edge < -EDGE_CALL || edge > EDGE_CALL)
        because(a, "Edge is added or taken by 3 at most"); /* BJ-B6 */
}

static void why_not_desk(const struct ask *a)
{
    const struct twenty_one *s = a->s;
    int who = a->arg[0];
    bool open = s->phase == PHASE_FREE || s->phase == PHASE_OWN_TURN, aimed = s->phase == PHASE_AIM || s->phase == PHASE_SQUARE;
    if (a->m->verb == DO_EDGE && (open || aimed))
        because(a, "Edge by circumstance is -3 to 3, for somebody who stands"); /* BJ-E1 */
    else if (!open)
        because(a, "the desk is open in a turn and between fights, not while an act or a Deal goes on");
    else if (s->moves >= MOVES_ENOUGH)
        text_format(a->t, "this match has had %d moves, and only its end is open", MOVES_ENOUGH);
    else if (a->m->verb == DO_BRING)
        text_format(a->t, "there is room for %d foes", FOES);
    else if (is_body(who) && s->being[who] == BEING_ABSENT)
        because(a, "nobody of that name is here");
    else if (a->m->verb == DO_MEND)
        because(a, "that Damage Pile is empty");
    else if (a->m->verb == DO_PEACE)
        because(a, "no Conflict is going on");
    else if (is_body(who))
        because(a, "who is out of it stays as it is");
}

static void why_not_story(const struct ask *a)
{
    const struct twenty_one *s = a->s;
    switch (a->m->verb) {
    case DO_FIGHT:
        if (s->conflict)
            because(a, "a Conflict is going on");
        else if (conflict_over(s))
            because(a, "nobody is here to fight, on one side at least");
        break;
    case DO_SCENE:
    case DO_REST:
        if (s->run != RUN_FREE)
            because(a, "a run opens its own scenes and rests; at a free table the GM does");
        else if (s->conflict)
            because(a, "first the Conflict has to end");
        break;
    case DO_ONWARD:
        because(a, s->run == RUN_FREE ? "a free table has no run to go on with" : "first the Conflict has to end");
        break;
    case DO_PATH: because(a, "the first player says the way, of those that are there"); break;
    case DO_RUN: because(a, "the run is said at the beginning"); break;
    case DO_FINISH: because(a, "first the Conflict has to end"); break;
    default: break;
    }
}

static bool gm_verb(int verb)
{
    return (verb >= DO_CALL && verb <= DO_FINISH) || verb == DO_RUN || verb == DO_SCENE || verb == DO_EDGE;
}

static bool desk_verb(int verb)
{
    return (verb >= DO_SHIFT && verb <= DO_PEACE && verb != DO_AT) || verb == DO_CALL || verb == DO_EDGE;
}

void bj_why_not(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    const struct ask a = {d, pack_of(d), v, look_at(&v->state), m, m->arg, t};
    if (v->seat >= a.s->seats || verb_of_chance(m->verb) || a.s->phase == PHASE_OVER)
        return;
    if (v->seat != GM && gm_verb(m->verb))
        text_put(t, "that is the GM's to do");
    else if (!seat_moves(d, v) && !(v->seat == GM && desk_verb(m->verb)))
        bj_prompt(d, v, t);
    else if (m->verb <= DO_DONE)
        why_not_build(&a);
    else if ((m->verb >= DO_MOVE && m->verb <= DO_SQUARE && m->verb != DO_WAIT) || m->verb == DO_AT)
        why_not_act(&a);
    else if (m->verb >= DO_DEFEND && m->verb <= DO_SUIT)
        why_not_deal(&a);
    else if (m->verb == DO_TARGET || m->verb == DO_OPPOSE || m->verb == DO_TEST || m->verb == DO_NO_DEAL)
        why_not_call(&a);
    else if (desk_verb(m->verb))
        why_not_desk(&a);
    else
        why_not_story(&a);
}
