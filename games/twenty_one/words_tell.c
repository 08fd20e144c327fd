/* What each move did, for the log: its own sentence, then what followed of it. What is always true: it reads the views
 * before and after, and names combatants, cards and figures, never squares of the state. */
#include "games/twenty_one/words.h"

#include <string.h>

struct told_of {
    const struct data *d;
    const struct pack *p;
    const struct view *b, *a;            /* views before and after */
    const struct twenty_one *was, *is;
    const struct move *m;
    struct text *t;
};

static void does(const struct told_of *x, int who, const char *you, const char *they)
{
    say_body_does(x->d, x->b, who, you, they, x->t);
}

static void body(const struct told_of *x, int who) { say_body(x->d, x->b, who, false, x->t); }

/* Who the move is of: the seat's hero, or for the GM the foe in whose place it is made. */
static int mover_of(const struct told_of *x)
{
    switch (x->was->phase) {
    case PHASE_OWN_TURN: return x->was->mover;
    case PHASE_AIM:
    case PHASE_SQUARE:
    case PHASE_REMEDY: return x->was->act_who;
    case PHASE_PLAY: return x->was->party[x->was->player];
    case PHASE_WINDOW:
    case PHASE_DEFENCE:
    case PHASE_CHEER:
    case PHASE_RIPOSTE:
    case PHASE_SHIELD:
    case PHASE_REDUCE: return x->was->asked;
    case PHASE_BUILD:
    case PHASE_CHANCE_BUILD: return x->was->builder;
    default: return seat_body(x->m->seat);
    }
}

static void end(const struct told_of *x) { text_put(x->t, ". "); }

/* ---- Building ---- */

static void tell_called(const struct told_of *x, int who)
{
    const char *name = label_name(x->t->labels, NAMES_CALLED, x->m->arg[0]);
    if (is_own(x->b, who))
        text_put(x->t, "Your hero");
    else
        text_format(x->t, "The hero of player %d", x->m->seat);
    text_put(x->t, name ? " is called " : " goes by its number");
    text_put(x->t, name ? name : "");
    end(x);
}

static void tell_build(const struct told_of *x)
{
    const int32_t *arg = x->m->arg;
    int who = mover_of(x);
    struct text *t = x->t;
    if (x->m->verb == DO_HERO) {
        if (x->m->seat == x->b->seat)
            text_put(t, "You play ");
        else
            text_format(t, "Player %d plays ", x->m->seat);
        text_format(t, "%s", x->p->hero[arg[0]].told.title);
        end(x);
        return;
    }
    if (x->m->verb == DO_NAME) {
        tell_called(x, who);
        return;
    }
    if (x->m->verb == DO_DONE && x->was->step != STEP_GEAR)
        return;
    if (x->m->verb == DO_DONE) {
        does(x, who, "are ready", "is ready");
        end(x);
        return;
    }
    does(x, who, "", "");
    switch (x->m->verb) {
    case DO_RANDOM: text_put(t, is_own(x->b, who) ? "leave the building to chance" : "is built by chance"); break;
    case DO_GROUP:
        text_put(t, is_own(x->b, who) ? "have " : "has ");
        say_title(NAMES_ABILITY, 2 * arg[0], t);
        text_put(t, " and ");
        say_title(NAMES_ABILITY, 2 * arg[0] + 1, t);
        break;
    case DO_RAISE:
        text_put(t, is_own(x->b, who) ? "raise " : "raises ");
        say_title(NAMES_ABILITY, arg[0], t);
        text_format(t, " to %d", x->was->ability[who * ABILITIES + arg[0]] + 1);
        break;
    case DO_LEARN:
    case DO_SPELL:
        text_put(t, is_own(x->b, who) ? "learn " : "learns ");
        say_title(x->m->verb == DO_LEARN ? NAMES_SKILL : NAMES_SPELL, arg[0], t);
        break;
    case DO_ATTUNE:
        text_put(t, is_own(x->b, who) ? "are attuned to " : "is attuned to ");
        say_title(NAMES_SCHOOL, arg[0], t);
        break;
    case DO_ARMOR:
        text_put(t, is_own(x->b, who) ? "wear " : "wears ");
        say_title(NAMES_ARMOR, arg[0], t);
        break;
    default:
        text_put(t, is_own(x->b, who) ? "take a " : "takes a ");
        say_title(NAMES_GEAR, arg[1], t);
        break;
    }
    end(x);
}

/* ---- A turn ---- */

static void tell_act(const struct told_of *x, int kind, int what, int gear, int how)
{
    int who = mover_of(x), expert = kind == ACT_CAST ? x->m->arg[1] : 0;
    int delay = x->was->conflict ? act_delay(x->was, who, kind, what, how, expert) : 0;
    bool free_swap = kind == ACT_SWAP && x->was->conflict && is_quick(x->was, who) && !x->was->has_swapped;
    if (delay && !free_swap)
        does(x, who, "begin to ", "begins to ");
    else
        does(x, who, "", "");
    char act[120];
    struct text line = text_over(act, sizeof act);
    say_act(kind, what, gear, how, &line);
    size_t first = strcspn(act, " ");
    text_put_n(x->t, act, first);
    text_put(x->t, is_own(x->b, who) || (delay && !free_swap) ? "" : "s"); /* "attacks with the Mace" */
    text_put(x->t, act + first);
    if (delay && !free_swap)
        text_format(x->t, ", Delay %d", delay); /* BJ-D3 */
    if (kind == ACT_CAST && x->m->arg[1])
        text_format(x->t, " (Expert Spell, %d Edge)", x->m->arg[1]);
    end(x);
    if (delay && !free_swap && x->is->conflict && !is_delaying(x->is, who) && x->is->act_who == who && x->is->act_kind == kind)
        text_put(x->t, "All delay, and so it is made now. ");
}

static void tell_move(const struct told_of *x)
{
    int who = mover_of(x);
    does(x, who, "move to ", "moves to ");
    say_square(x->m->arg[0], x->m->arg[1], x->t);
    end(x);
}

static bool tell_turn(const struct told_of *x)
{
    const int32_t *arg = x->m->arg;
    int who = mover_of(x);
    const struct twenty_one *s = x->was;
    switch (x->m->verb) {
    case DO_MOVE: tell_move(x); return true;
    case DO_FLEE: does(x, who, "flee", "flees"); break;
    case DO_ATTACK: tell_act(x, ACT_ATTACK, arg[0], arg[0] < HANDS ? held(s, who, arg[0]) : GEAR_BARE, arg[1]); return true;
    case DO_CAST: tell_act(x, ACT_CAST, arg[0], GEAR_BARE, 0); return true;
    case DO_USE: tell_act(x, ACT_USE, arg[0], from_gear(s, who, arg[0]), 0); return true;
    case DO_READY: tell_act(x, ACT_READY, arg[0], s->pocket[who * POCKETS + arg[0]], arg[1]); return true;
    case DO_SWAP: tell_act(x, ACT_SWAP, arg[0], GEAR_BARE, 0); return true;
    case DO_DROP:
        does(x, who, "drop the ", "drops the ");
        say_title(NAMES_GEAR, s->slot[who * SLOTS + arg[0]], x->t);
        break;
    case DO_DISMISS:
        does(x, who, "dismiss ", "dismisses ");
        say_title(NAMES_MARK, arg[0], x->t);
        break;
    case DO_TRY: does(x, who, "try something", "tries something"); break;
    case DO_END: does(x, who, "end the turn", "ends the turn"); break;
    case DO_WAIT: return true;
    case DO_AIM:
        does(x, who, "aim at ", "aims at ");
        body(x, arg[0]);
        break;
    case DO_SWEEP:
        does(x, who, "sweep at ", "sweeps at ");
        say_bodies(x->d, x->b, arg[0], x->t);
        break;
    case DO_SQUARE:
        does(x, who, "aim at ", "aims at ");
        say_square(arg[0], arg[1], x->t);
        break;
    default: return false;
    }
    end(x);
    return true;
}

/* ---- A Deal ---- */

static void total_now(const struct told_of *x, int who)
{
    int party = party_of(x->is, who);
    if (x->is->deal != DEAL_NONE && party >= 0 && x->is->hand_n[party])
        text_format(x->t, ": %d", hand_total(x->is, party));
}

static void tell_alter(const struct told_of *x)
{
    const int32_t *arg = x->m->arg;
    int who = mover_of(x);
    does(x, who, "use ", "uses ");
    say_title(NAMES_SKILL, arg[0], x->t);
    text_put(x->t, ": ");
    say_body_whose(x->d, x->b, x->was->party[arg[1]], false, x->t);
    text_char(x->t, ' ');
    say_one_card(arg[2], x->t);
    if (skill_rows[arg[0]].piece == PIECE_CHANGE)
        text_format(x->t, " is worth %d %s", arg[3] > 0 ? arg[3] : -arg[3], arg[3] > 0 ? "more" : "less");
    else
        text_format(x->t, " is worth %d%s", arg[3], skill_rows[arg[0]].piece == PIECE_SOUL ? " for good" : "");
    if (x->is->deal == x->was->deal && x->is->party[arg[1]] == x->was->party[arg[1]] && x->is->hand_n[arg[1]])
        text_format(x->t, " (total %d)", hand_total(x->is, arg[1]));
}

/* What a Skill that names no card has done at once: to totals, to the Edge of the other side. */
static void skill_did(const struct told_of *x, int who)
{
    bool any = false;
    for (int party = 0; party < 2 && x->was->deal != DEAL_NONE && x->was->phase == PHASE_WINDOW; party++) {
        int of = x->was->party[party];
        if (of == NONE || x->is->party[party] != of || x->is->hand_n[party] != x->was->hand_n[party])
            continue;
        int a = hand_total(x->was, party), b = hand_total(x->is, party), lost = x->was->edge[of] - x->is->edge[of];
        if (a == b && (of == who || lost <= 0))
            continue;
        text_put(x->t, any ? ", " : ": ");
        say_body_whose(x->d, x->b, of, false, x->t);
        text_format(x->t, a != b ? " hand goes from %d to %d" : " Edge goes from %d to %d", a != b ? a : x->was->edge[of],
                    a != b ? b : x->is->edge[of]);
        any = true;
    }
}

static bool tell_deal(const struct told_of *x)
{
    const int32_t *arg = x->m->arg;
    int who = mover_of(x);
    switch (x->m->verb) {
    case DO_DEFEND:
        does(x, who, "defend with ", "defends with ");
        say_title(NAMES_ABILITY, arg[0], x->t);
        if (x->is->deal == DEAL_CONTEST) {
            int first = x->is->party[FIRST];
            text_format(x->t, ", Edge %d, against ", x->is->edge[who]);
            body(x, first);
            text_format(x->t, " with Edge %d", x->is->edge[first]);
        }
        break;
    case DO_HIT: does(x, who, "hit", "hits"); break;
    case DO_HOLD:
        does(x, who, "hold", "holds");
        text_format(x->t, " at %d", hand_total(x->was, x->was->player));
        break;
    case DO_SKILL:
        does(x, who, "use ", "uses ");
        say_title(NAMES_SKILL, arg[0], x->t);
        skill_did(x, who);
        break;
    case DO_ALTER: tell_alter(x); break;
    case DO_CHEEK:
        does(x, who, "use Cheek and discard the ", "uses Cheek and discards the ");
        say_one_card(arg[0], x->t);
        if (arg[1] != arg[0]) {
            text_put(x->t, " and the ");
            say_one_card(arg[1], x->t);
        }
        total_now(x, who);
        break;
    case DO_RECOMPENSE:
        does(x, who, "take from the Damage Pile into the hand the ", "takes from the Damage Pile into the hand the ");
        say_one_card(arg[0], x->t);
        total_now(x, who);
        break;
    case DO_PASS:
        if (x->was->phase == PHASE_WINDOW)
            return true; /* too many to be told */
        does(x, who, "pass", "passes");
        break;
    case DO_DISCARD:
        does(x, who, "discard the ", "discards the ");
        say_one_card(arg[0], x->t);
        break;
    case DO_KIND:
        text_put(x->t, arg[0] == KIND_FACE ? "All face cards leave " : "All cards that are not faces leave ");
        say_body_whose(x->d, x->b, who, false, x->t);
        text_put(x->t, " Damage Pile");
        break;
    case DO_SUIT:
        text_put(x->t, "All ");
        say_title(NAMES_SUIT, arg[0], x->t);
        text_put(x->t, " leave the Damage Piles of that side");
        break;
    default: return false;
    }
    end(x);
    return true;
}

/* ---- The GM ---- */

static void gm_about(const struct told_of *x, const char *before, const char *after)
{
    text_put(x->t, before);
    body(x, x->m->arg[0]);
    text_put(x->t, after);
}

static void tell_edge(const struct told_of *x)
{
    int by = x->m->arg[1];
    if (by > 0)
        text_format(x->t, "The GM gives %d Edge to ", by);
    else if (by < 0)
        text_format(x->t, "The GM takes %d Edge from ", -by);
    else
        text_put(x->t, "The GM takes back the circumstance of ");
    body(x, x->m->arg[0]);
    text_put(x->t, by ? " in the next Deal, by circumstance" : "");
}

static void tell_call(const struct told_of *x)
{
    const int32_t *arg = x->m->arg;
    text_put(x->t, "The GM calls ");
    if (x->m->verb == DO_TARGET) {
        text_format(x->t, "Target %d, ", arg[2]);
        say_choice(arg[0], arg[1], false, x->t);
    } else if (x->m->verb == DO_OPPOSE) {
        text_put(x->t, "a contest against ");
        body(x, arg[0]);
    } else {
        text_put(x->t, "for ");
        body(x, x->was->party[x->was->player]);
        text_put(x->t, ": ");
        say_choice(arg[0], arg[1], false, x->t);
    }
    int edge = x->m->verb == DO_TARGET ? arg[3] : x->m->verb == DO_TEST ? arg[2] : 0;
    if (edge) {
        text_put(x->t, ", Edge ");
        say_plus(edge, x->t);
    }
    end(x);
}

static void tell_gm(const struct told_of *x)
{
    const int32_t *arg = x->m->arg;
    switch (x->m->verb) {
    case DO_RUN:
        if (arg[0] < x->p->run_count)
            text_format(x->t, "%s. %s ", x->p->run[arg[0]].told.title, x->p->run[arg[0]].told.text);
        else
            text_put(x->t, "A free table. ");
        return;
    case DO_PATH:
    case DO_SCENE: return; /* what follows says it */
    case DO_FIGHT: text_put(x->t, "The Conflict begins"); break;
    case DO_CALL: gm_about(x, "The GM calls a Deal for ", ""); break;
    case DO_TARGET:
    case DO_OPPOSE:
    case DO_TEST: tell_call(x); return;
    case DO_NO_DEAL: text_put(x->t, "The GM calls for no Deal"); break;
    case DO_SHIFT: return;
    case DO_AT:
        text_put(x->t, "The GM places ");
        body(x, x->was->desk_who);
        text_put(x->t, " at ");
        say_square(arg[0], arg[1], x->t);
        break;
    case DO_BRING: text_format(x->t, "The GM brings one more: %s", x->p->beast[arg[0]].told.title); break;
    case DO_LEAVE: gm_about(x, "The GM takes ", " out of it"); break;
    case DO_HARM: gm_about(x, "The GM harms ", ""); break;
    case DO_MEND: gm_about(x, "The GM empties the Damage Pile of ", ""); break;
    case DO_STUN: gm_about(x, "The GM Stuns ", ""); break;
    case DO_EDGE: tell_edge(x); break;
    case DO_ALERT: gm_about(x, "The GM makes ", x->was->aware[arg[0]] ? " unaware" : " aware"); break;
    case DO_PEACE: text_put(x->t, "The GM ends the Conflict"); break;
    case DO_ONWARD: text_put(x->t, "The run goes on"); break;
    case DO_REST: text_put(x->t, "All rest"); break;
    case DO_FINISH: text_put(x->t, "The GM leaves it at that"); break;
    default: return;
    }
    end(x);
}

/* ---- Chance ---- */

/* A card into a hand, and what the hand counts with it, though the Deal may be over then. The two that one is dealt first
 * are told together, with the second. */
static void tell_draw(const struct told_of *x, int who, int card)
{
    const struct twenty_one *a = x->was, *b = x->is;
    struct twenty_one with = *a;
    int party = a->deal == DEAL_NONE ? -1 : party_of(a, who), other = 1 - party;
    bool same = party >= 0 && b->deal == a->deal;
    bool second = party >= 0 && a->hand_n[party] == 1 && a->owed[party] == 1 && !a->first_gone[party];
    if (same && !a->hand_n[party] && b->hand_n[party] == 1 && b->owed[party] && can_draw(b, who))
        return;
    does(x, who, "draw the ", "draws the ");
    if (second) {
        say_one_card(a->hand[hand_at(party, 0)], x->t);
        text_put(x->t, " and the ");
    }
    say_one_card(card, x->t);
    if (party >= 0 && with.hand_n[party] < HAND_MAX) {
        hand_add(&with, party, card);
        text_format(x->t, ": %d", hand_total(&with, party));
    }
    end(x);
    if (same && a->party[other] != NONE && b->owed[other] > a->owed[other] && b->hand_n[other] >= 2) {
        say_body_whose(x->d, x->b, who, true, x->t);
        text_put(x->t, " second face card: by the Dagger ");
        body(x, a->party[other]);
        text_put(x->t, is_own(x->b, a->party[other]) ? " draw one. " : " draws one. ");
    }
}

static void tell_chance(const struct told_of *x)
{
    int who = x->m->arg[0], card = x->m->arg[1];
    switch (x->m->verb) {
    case DO_ORDER:
        text_put(x->t, x->was->order[0] == NONE ? "First in the Turn Order: " : "Then ");
        body(x, who);
        break;
    case DO_SHUFFLE:
        say_body_whose(x->d, x->b, who, true, x->t);
        text_put(x->t, " discard is shuffled and becomes the deck"); /* BJ-A2 */
        break;
    case DO_TOP:
        text_put(x->t, "On top of ");
        say_body_whose(x->d, x->b, who, false, x->t);
        text_put(x->t, " deck lies the ");
        say_one_card(card, x->t);
        break;
    case DO_WOUND:
        text_put(x->t, x->was->phase == PHASE_BONUS    ? "Bonus Damage for "
                       : x->was->phase == PHASE_WITHIN ? "Power Within costs "
                                                       : "For ");
        body(x, who);
        text_put(x->t, ": the ");
        say_one_card(card, x->t);
        break;
    default: tell_draw(x, who, card); return;
    }
    end(x);
}

/* The run that the table's rules have chosen is told with the first move of all; who chooses one hears it then. */
static void tell_story(const struct told_of *x)
{
    if (!x->was->moves && x->was->phase == PHASE_BUILD && x->was->run < x->p->run_count)
        text_format(x->t, "%s. %s\n", x->p->run[x->was->run].told.title, x->p->run[x->was->run].told.text);
}

void bj_tell(const struct data *d, const struct view *before, const struct view *after, const struct move *m, struct text *t)
{
    const struct told_of x = {d, pack_of(d), before, after, look_at(&before->state), look_at(&after->state), m, t};
    tell_story(&x);
    if (verb_of_chance(m->verb))
        tell_chance(&x);
    else if (m->verb <= DO_DONE)
        tell_build(&x);
    else if (!tell_turn(&x) && !tell_deal(&x))
        tell_gm(&x);
    say_after(d, before, after, m, t);
    while (t->used && (t->at[t->used - 1] == ' ' || t->at[t->used - 1] == '\n'))
        t->at[--t->used] = 0;
}
