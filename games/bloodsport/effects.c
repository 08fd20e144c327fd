/* What cards do (BG-I5): one effect after the other, those of the card being played, or of the
 * Fight's Secret where nobody plays. An effect that needs chance waits in PHASE_EFFECT; `step` is
 * the effect, `sub` how far it has come. */
#include "games/bloodsport/decks.h"
#include "games/bloodsport/money.h"
#include "games/bloodsport/play.h"
#include "games/bloodsport/rules.h"

enum { WOUNDS_MAX = 200, COIN_MAX = 60000, CUT_MAX = 9 };

static bool is_secret(const struct bloodsport *s)
{
    return s->play_seat == NONE;
}

static const struct effects *effects_of(const struct pack *p, const struct bloodsport *s)
{
    if (is_secret(s))
        return &p->secret[bg_secret_in(s, s->fight)].effects;
    return &p->action[s->play_card].effects;
}

static int clamp(int n, int lo, int hi)
{
    return n < lo ? lo : n > hi ? hi : n;
}

static void add(int8_t *mod, int n)
{
    *mod = (int8_t)clamp(*mod + n, -MOD_MAX, MOD_MAX);
}

/* The slots that an effect works on, as a mask. A Special's target stands in play_target. */
static int slots_of(const struct bloodsport *s, const struct effect *e)
{
    int left = s->fight * 2; /* only a card of phase 4 says which side */
    switch (e->to) {
    case TO_LEFT: return 1 << left;
    case TO_RIGHT: return 2 << left;
    case TO_BOTH: return 3 << left;
    case TO_OPPONENT: return 1 << (s->play_on ^ 1);
    default: break;
    }
    if (s->play_on != NONE)
        return 1 << s->play_on;
    int target = s->play_target[0];
    return 1 << (target >= TARGET_FIGHTER ? target - TARGET_FIGHTER : target - TARGET_WEAPON);
}

static void effect_on_slot(struct bloodsport *s, const struct effect *e, int slot)
{
    bool this_round = is_secret(s) || (s->fight != NONE && s->play_row == NONE); /* Secret, React */
    switch (e->op) {
    case OP_STR: add(&s->mod_str[slot], e->n); break;
    case OP_DEX: add(&s->mod_dex[slot], e->n); break;
    case OP_LIFE: add(&s->mod_life[slot], e->n); break;
    case OP_WOUNDS: s->wounds[slot] = (uint8_t)clamp(s->wounds[slot] + e->n, 0, WOUNDS_MAX); break;
    case OP_DAMAGE: add(&s->mod_damage[slot], e->n); break;
    case OP_TYPE: s->mod_type[slot] = e->arg; break;
    case OP_TWICE:
        add(this_round ? &s->round_twice[slot_side(slot)] : &s->mod_twice[slot], e->n);
        break;
    case OP_DIE: add(this_round ? &s->round_die[slot_side(slot)] : &s->mod_die[slot], e->n); break;
    default: ENSURE(!"an effect on a slot");
    }
}

static void effect_on_self(struct bloodsport *s, const struct effect *e)
{
    int seat = s->play_seat;
    switch (e->op) {
    case OP_TIME: s->time[seat] = (uint8_t)clamp(s->time[seat] + e->n, 0, WOUNDS_MAX); break;
    case OP_COIN: {
        int bank = bg_bank_coin(s), n = e->n < bank ? e->n : bank; /* BG-A3 */
        s->coin[seat] = (uint16_t)clamp(s->coin[seat] + n, 0, COIN_MAX);
        break;
    }
    case OP_GUARD: s->guard = (uint8_t)clamp(s->guard + e->n, 1, GUARD_MAX); break; /* BG-A2 */
    case OP_RISK: s->risk_cut[seat] = (uint8_t)clamp(s->risk_cut[seat] - e->n, 0, CUT_MAX); break;
    default: ENSURE(!"an effect on a player");
    }
}

static void effect_swap(struct bloodsport *s, int thing)
{
    int a = s->play_target[0], b = s->play_target[1];
    if (s->fight != NONE) { /* in a Fight: its two sides, and nothing but Weapons */
        bg_swap_weapons(s, s->fight * 2, s->fight * 2 + 1);
    } else if (thing == THING_WEAPON) {
        bg_swap_weapons(s, a - TARGET_WEAPON, b - TARGET_WEAPON);
    } else if (thing == THING_FIGHTER) {
        bg_swap_fighters(s, a - TARGET_FIGHTER, b - TARGET_FIGHTER);
    } else {
        bg_swap_secrets(s, a - TARGET_SECRET, b - TARGET_SECRET);
    }
}

/* The slot, or for a Secret the Fight, where a card is replaced. */
static int replace_place(const struct bloodsport *s, const struct effect *e)
{
    if (s->fight != NONE)
        return e->arg == THING_SECRET ? s->fight : s->play_on;
    int target = s->play_target[0];
    return target >= TARGET_FIGHTER ? target - TARGET_FIGHTER
           : target >= TARGET_SECRET ? target - TARGET_SECRET : target - TARGET_WEAPON;
}

static int replace_deck(const struct effect *e)
{
    return e->arg == THING_FIGHTER  ? DECK_FIGHTERS
           : e->arg == THING_WEAPON ? DECK_WEAPONS
                                    : DECK_SECRETS;
}

/* BG-E8: a Secret's lasting change applies once; what it does to a roll is each round's (the pack
 * says so). */
static bool sleeps(const struct bloodsport *s, const struct effect *e)
{
    return is_secret(s) && !s->secret_new && e->when == WHEN_ONCE;
}

/* Whether the effect at `step` still wants a move of chance. */
static bool wants_chance(const struct bloodsport *s, const struct effect *e)
{
    switch (e->op) {
    case OP_LOOK: return s->stage < s->play_named;
    case OP_DRAW: return s->stage < e->n && bg_actions_left(s);
    case OP_REROLL: return s->stage < (e->to == TO_BOTH ? 2 : 1);
    case OP_REPLACE: return s->stage < 2;
    default: return false;
    }
}

static void effect_now(struct bloodsport *s, const struct effect *e)
{
    switch (e->op) {
    case OP_LOOK:
    case OP_DRAW:
    case OP_REROLL:
    case OP_REPLACE: break; /* done by chance */
    case OP_SWAP: effect_swap(s, e->arg); break;
    case OP_TIME:
    case OP_COIN:
    case OP_GUARD:
    case OP_RISK: effect_on_self(s, e); break;
    default: {
        int slots = slots_of(s, e);
        for (int slot = 0; slot < SLOTS; slot++)
            if (slots >> slot & 1)
                effect_on_slot(s, e, slot);
    }
    }
}

void bg_effects_run(const struct pack *p, struct state *st)
{
    struct bloodsport *s = table_of(st);
    const struct effects *all = effects_of(p, s);
    for (; s->item < all->count; s->item++, s->stage = 0) {
        const struct effect *e = &all->at[s->item];
        if (sleeps(s, e))
            continue;
        if (wants_chance(s, e)) {
            s->phase = PHASE_EFFECT;
            return;
        }
        effect_now(s, e);
    }
    if (is_secret(s)) {
        s->secret_new = 0;
        s->item = s->stage = 0;
        s->phase = PHASE_DICE; /* BG-E4 */
    } else {
        bg_play_end(p, st);
    }
}

/* ---- The part of chance ---- */

static int reroll_side(const struct bloodsport *s, const struct effect *e)
{
    if (e->to == TO_BOTH)
        return s->stage;
    return slot_side(s->play_on) ^ (e->to == TO_OPPONENT);
}

static void look_options(const struct bloodsport *s, struct options *o)
{
    int target = s->play_target[s->stage];
    bool weapon = target < TARGET_SECRET, secret = !weapon && target < TARGET_ROW;
    struct option *show = option_add(o, SEAT_CHANCE,
                                     weapon   ? DO_SHOW_WEAPON
                                     : secret ? DO_SHOW_SECRET
                                              : DO_SHOW_SABOTAGE);
    int at = weapon   ? target - TARGET_WEAPON
             : secret ? target - TARGET_SECRET
                      : target - TARGET_ROW;
    arg_is(show, at);
    arg_is(show, weapon   ? bg_weapon_in(s, at)
                 : secret ? bg_secret_in(s, at)
                          : bg_sabotage_in(s, at));
}

static void replace_options(const struct bloodsport *s, const struct effect *e, struct options *o)
{
    int deck = replace_deck(e), at = replace_place(s, e);
    if (s->stage == 1 || bloodsport_deck_needs_shuffle(s, deck) || deck == DECK_FIGHTERS) {
        bg_options_deal(s, deck, at, o);
        return;
    }
    struct option *take =
        option_add(o, SEAT_CHANCE, deck == DECK_WEAPONS ? DO_TAKE_WEAPON : DO_TAKE_SECRET);
    arg_is(take, at);
    arg_is(take, deck == DECK_WEAPONS ? bg_weapon_in(s, at) : bg_secret_in(s, at));
}

void bg_effect_options(const struct pack *p, const struct bloodsport *s, int seat,
                       struct options *o)
{
    (void)seat;
    const struct effect *e = &effects_of(p, s)->at[s->item];
    switch (e->op) {
    case OP_LOOK: look_options(s, o); break;
    case OP_DRAW: bg_options_deal(s, DECK_ACTIONS, s->play_seat, o); break;
    case OP_REPLACE: replace_options(s, e, o); break;
    default: { /* BG-E5: a reroll repeats the whole procedure */
        int side = reroll_side(s, e);
        struct option *again = option_add(o, SEAT_CHANCE, DO_AGAIN);
        arg_is(again, side == SIDE_LEFT ? ON_LEFT : ON_RIGHT);
        arg_range(again, 1, DIE_FACES);
        if (bg_twice_for(s, side))
            arg_range(again, 1, DIE_FACES);
        else
            arg_is(again, 0);
    }
    }
}

uint16_t bg_show_witnesses(const struct bloodsport *s)
{
    if (alone(s))
        return ALL_SEATS; /* BG-H3: lies open */
    int seats = 1 << s->play_seat; /* BG-C6 */
    if (s->play_shown >> s->stage & 1)
        seats |= 1 << (1 - s->play_seat); /* BG-C6: also shown */
    return (uint16_t)seats;
}

void bg_effect_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct bloodsport *s = table_of(st);
    bool open = s->fight != NONE; /* its Fight lies open: so does what comes in */
    switch (m->verb) {
    case DO_SHUFFLE: bloodsport_deck_shuffle(st, m->arg[0]); return;
    case DO_SHOW_WEAPON: s->weapon_known[WEAPON_SLOT + m->arg[0]] |= bg_show_witnesses(s); break;
    case DO_SHOW_SECRET: s->secret_known[SECRET_FIGHT + m->arg[0]] |= bg_show_witnesses(s); break;
    case DO_SHOW_SABOTAGE: s->action_known[ACTION_ROW + m->arg[0]] |= bg_show_witnesses(s); break;
    case DO_DRAW: bg_action_put(st, m->arg[1], ACTION_HAND + m->arg[0]); break;
    case DO_TAKE_WEAPON:
        bg_weapon_put(st, m->arg[1], WEAPON_DISCARD);
        s->weapon_known[WEAPON_SLOT + m->arg[0]] = open ? ALL_SEATS : 0;
        s->mod_damage[m->arg[0]] = 0; /* BG-A0: resolved changes on the old one go */
        s->mod_type[m->arg[0]] = NONE;
        for (int row = 0; row < s->row_count; row++)
            if (s->row_tie[row] == m->arg[0])
                s->row_tie[row] = NONE; /* BG-C8: the Weapon is gone */
        break;
    case DO_WEAPON: bg_weapon_put(st, m->arg[1], WEAPON_SLOT + m->arg[0]); break;
    case DO_TAKE_SECRET:
        bg_secret_put(st, m->arg[1], SECRET_DISCARD);
        s->secret_known[SECRET_FIGHT + m->arg[0]] = open ? ALL_SEATS : 0;
        break;
    case DO_SECRET: bg_secret_put(st, m->arg[1], SECRET_FIGHT + m->arg[0]); break;
    case DO_FIGHTER:
        bg_fighter_in(s, m->arg[0], m->arg[1]); /* BG-A0 */
        s->stage = 1;
        break;
    case DO_AGAIN: {
        int side = m->arg[0] == ON_LEFT ? SIDE_LEFT : SIDE_RIGHT;
        s->die[side] = bg_die_of(s, side, m->arg[1], m->arg[2]);
        break;
    }
    default: ENSURE(!"a move of an effect");
    }
    s->stage++;
    bg_effects_run(p, st);
}
