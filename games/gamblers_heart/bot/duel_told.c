/* The duel of a spell as a game of two that is solved: the caster against the GM, from the dice to
 * the outcome. What is always true: what may be done, what it does and what is left on the table
 * afterwards come from the game's own moves, played on a table of this file's making; here only the
 * dice that a side may hold are counted.
 *
 * Lanes of the caster: whether the spell fits their own Patronage (2), by the hand. No rule tells
 * one face from another, so hands that differ by a change of faces alone are one: 7 for the 252.
 * Lanes of the GM: the die. */
#include <string.h>

#include "engine/part.h"
#include "games/gamblers_heart/bot/duel_kinds.h"
#include "games/gamblers_heart/duel.h"
#include "games/gamblers_heart/rules.h"

enum { CASTER, MASTER };                  /* seats of the part */
enum { OWN, OTHER, KINDS };               /* the caster's Patronage is the one that fits, or not */
enum { RAISES_HIGHEST, RAISES_ALL };      /* besides none: the highest alone, or each */
enum { HANDS_MAX = 252, CODES = 7776, MASKS = 16, REROLLS_MAX = 2 };
enum rule_told {
    TOLD_FORTUNE, TOLD_GM_FORTUNE, TOLD_STAKE, TOLD_WORTH, TOLD_CURSE, TOLD_BLESSING, TOLD_LOST,
    TOLD_FIT, TOLD_FACES, TOLD_DIE, TOLD_RAISES, TOLD_PATRONS, TOLD_RULES
};

/* Where a side's lanes come from. */
struct flow {
    enum { FROM_START, FROM_REROLL, FROM_CHOICE } from;
    uint32_t at; /* the offset of the choice */
    int count;   /* how many dice were rolled again */
};

struct telling {
    const struct data *data;
    struct part_out *out;
    const int32_t *rule;
    bool apart;
    int hands, masks;
    uint8_t face[HANDS_MAX][DICE];
    double chance[HANDS_MAX];
    uint8_t mask[MASKS];     /* the dice rolled again, by choice */
    uint8_t hand_of[CODES];  /* by five faces, sorted, in digits */
    uint32_t reroll;         /* the offset of that choice */
};

/* ---- Hands ---- */

/* The faces in order, and where they are one, renamed: the most frequent is the first. */
static int hand_code(const struct telling *t, const uint8_t face[DICE])
{
    uint8_t of[FACES] = {0};
    int code = 0;
    for (int i = 0; i < DICE; i++)
        of[face[i] - 1]++;
    for (int i = 0; i < FACES && !t->apart; i++)
        for (int k = i + 1; k < FACES; k++)
            if (of[k] > of[i]) {
                uint8_t swap = of[i];
                of[i] = of[k];
                of[k] = swap;
            }
    for (int f = 0; f < FACES; f++)
        while (of[f]--)
            code = code * FACES + f;
    return code;
}

static void hands_find(struct telling *t)
{
    int faces = t->rule[TOLD_FACES], all = 1;
    memset(t->hand_of, UNKNOWN, sizeof t->hand_of);
    for (int i = 0; i < DICE; i++)
        all *= faces;
    for (int n = 0; n < all; n++) {
        uint8_t face[DICE];
        for (int i = 0, rest = n; i < DICE; i++, rest /= faces)
            face[i] = (uint8_t)(rest % faces + 1);
        int code = hand_code(t, face);
        if (t->hand_of[code] == UNKNOWN) {
            for (int i = DICE, rest = code; i--; rest /= FACES)
                t->face[t->hands][i] = (uint8_t)(rest % FACES + 1);
            t->hand_of[code] = (uint8_t)t->hands++;
        }
        t->chance[t->hand_of[code]] += 1.0 / all;
    }
}

static int lane_of(const struct telling *t, int kind, int hand)
{
    return kind * t->hands + hand;
}

static double kind_chance(const struct telling *t, int kind)
{
    double own = t->rule[TOLD_FIT] / 100.0;
    return kind == OWN ? own : 1 - own;
}

/* ---- Links ---- */

/* From each lane of a choice that rolls the dice of the mask again. */
static void link_rolled(struct telling *t, uint32_t at, uint32_t mask, int hand)
{
    int dice[REROLLS_MAX], count = 0, faces = t->rule[TOLD_FACES], ways = 1;
    double to[HANDS_MAX] = {0};
    for (int i = 0; i < DICE; i++)
        if (mask >> i & 1) {
            dice[count++] = i;
            ways *= faces;
        }
    for (int n = 0; n < ways; n++) {
        uint8_t face[DICE];
        memcpy(face, t->face[hand], sizeof face);
        for (int i = 0, rest = n; i < count; i++, rest /= faces)
            face[dice[i]] = (uint8_t)(rest % faces + 1);
        to[t->hand_of[hand_code(t, face)]] += 1.0 / ways;
    }
    for (int kind = 0; kind < KINDS; kind++)
        for (int h = 0; h < t->hands; h++)
            t->out->link(t->out, at + (uint32_t)lane_of(t, kind, hand), lane_of(t, kind, h), to[h]);
}

static void link_caster(struct telling *t, const struct flow *flow)
{
    uint32_t width = part_width(KINDS * t->hands);
    for (int hand = 0; hand < t->hands; hand++) {
        for (int kind = 0; kind < KINDS && flow->from != FROM_REROLL; kind++) {
            int lane = lane_of(t, kind, hand);
            if (flow->from == FROM_START)
                t->out->link(t->out, 0, lane, kind_chance(t, kind) * t->chance[hand]);
            else
                t->out->link(t->out, flow->at + (uint32_t)lane, lane, 1);
        }
        for (int c = 0; c < t->masks && flow->from == FROM_REROLL; c++)
            if (__builtin_popcount(t->mask[c]) == flow->count)
                link_rolled(t, t->reroll + (uint32_t)c * width, t->mask[c], hand);
    }
}

static void link_gm(struct telling *t, const struct flow *flow)
{
    int sides = t->rule[TOLD_DIE];
    for (int die = 0; die < sides; die++)
        if (flow->from == FROM_START)
            t->out->link(t->out, 0, die, 1.0 / sides);
        else
            t->out->link(t->out, flow->at + (uint32_t)die, die, 1);
}

/* ---- The table in a lane ---- */

static void hand_laid(const struct telling *t, struct state *st, int kind, int hand)
{
    struct gamblers_heart *s = table_of(st);
    memcpy(s->die, t->face[hand], sizeof s->die);
    s->patron[seat_gambler(CASTER_SEAT)] = kind == OWN ? FITS : NOT_FITS;
}

static void lanes_lie(struct telling *t, const struct state *st, int side,
                      const struct move *choice)
{
    struct state at;
    state_copy(&gamblers_heart_game, &at, st);
    for (int lane = 0; lane < KINDS * t->hands && side == CASTER; lane++) {
        hand_laid(t, &at, lane / t->hands, lane % t->hands);
        t->out->lies(t->out, side, lane, CASTER_SEAT, &at, choice);
    }
    for (int die = 0; die < t->rule[TOLD_DIE] && side == MASTER; die++) {
        table_of(&at)->gm_die = (uint8_t)(die + 1);
        t->out->lies(t->out, side, die, GM, &at, choice);
    }
}

/* ---- What an end is worth ---- */

static void played(const struct telling *t, const struct state *from, const struct move *m,
                   struct state *to)
{
    state_copy(&gamblers_heart_game, to, from);
    gamblers_heart_apply(t->data, to, m);
}

static void plays(const struct telling *t, struct state *st, int seat, int verb, int arg)
{
    struct move m = {.seat = (uint8_t)seat, .verb = (uint8_t)verb, .arg = {arg}};
    gamblers_heart_apply(t->data, st, &m);
}

/* To the caster: by what lies on the table when the round is over. */
static double outcome(const struct telling *t, const struct state *st)
{
    const struct gamblers_heart *s = look_at(st);
    int status = s->status[seat_gambler(CASTER_SEAT)];
    ENSURE(s->caster == NONE);
    return s->fortune - t->rule[TOLD_FORTUNE] + (s->last_spell != NONE ? t->rule[TOLD_WORTH] : 0) +
           (status == STATUS_BLESSED  ? t->rule[TOLD_BLESSING]
            : status == STATUS_CURSED ? -t->rule[TOLD_CURSE]
            : status == STATUS_LOST   ? -t->rule[TOLD_LOST]
                                         : 0);
}

static void folded(struct telling *t, const struct state *st, const struct flow flow[2])
{
    bool held = flow[MASTER].from == FROM_CHOICE; /* else the GM has chosen nothing */
    const int lanes[2] = {KINDS * t->hands, held ? t->rule[TOLD_DIE] : 1};
    const uint32_t at[2] = {flow[CASTER].at, held ? flow[MASTER].at : 0};
    double value[KINDS * HANDS_MAX * FACES];
    for (int i = 0; i < lanes[0] * lanes[1]; i++)
        value[i] = outcome(t, st);
    ENSURE(flow[CASTER].from == FROM_CHOICE);
    t->out->end(t->out, at, lanes, value);
}

/* An accepted Patron: nothing is hidden any more and nobody answers, so the caster makes the best
 * of it. */
static double best_change(const struct telling *t, const struct state *st)
{
    struct options open = {0};
    gamblers_heart_options(t->data, st, CASTER_SEAT, &open);
    uint64_t count = options_size(&open);
    double best = 0;
    for (uint64_t k = 0; k < count; k++) {
        struct state after;
        struct move m;
        options_nth(&open, k, &m);
        played(t, st, &m, &after);
        double got = outcome(t, &after);
        best = !k || got > best ? got : best;
    }
    return best;
}

/* Both have revealed; the Patronage alone is hidden. */
static void lay_shown(const struct telling *t, const struct state *st, int kind, int hand, int die,
                      struct state *out)
{
    state_copy(&gamblers_heart_game, out, st);
    hand_laid(t, out, kind, hand);
    table_of(out)->gm_die = (uint8_t)(die + 1);
    plays(t, out, SEAT_CHANCE, DO_SHOW, 0);
}

static void shown_lanes_lie(struct telling *t, const struct state *st)
{
    const struct move invoke[2] = {{.seat = CASTER_SEAT, .verb = DO_NO_PATRON},
                                   {.seat = CASTER_SEAT, .verb = DO_INVOKE, .arg = {FITS}}};
    const struct move judge[2] = {{.seat = GM, .verb = DO_FIT}, {.seat = GM, .verb = DO_IMPOSE}};
    int met = t->rule[TOLD_DIE] * t->hands;
    for (int lane = 0; lane < KINDS * met; lane++) {
        int hand = lane % met % t->hands, die = lane % met / t->hands;
        struct state at;
        lay_shown(t, st, lane / met, hand, die, &at);
        t->out->lies(t->out, CASTER, lane, CASTER_SEAT, &at, invoke);
        gamblers_heart_apply(t->data, &at, &invoke[1]);
        if (lane < met)
            t->out->lies(t->out, MASTER, lane, GM, &at, judge);
    }
}

/* What one hand against one die comes to: with no Patron, an accepted one, and an imposed one by
 * the truth. */
struct shown_round { double none, fit, imposed[KINDS]; };

static struct shown_round round_of(const struct telling *t, const struct state *st, int hand,
                                   int die)
{
    struct shown_round r;
    struct state shown, asked, after;
    lay_shown(t, st, OWN, hand, die, &shown);
    state_copy(&gamblers_heart_game, &asked, &shown);
    plays(t, &shown, CASTER_SEAT, DO_NO_PATRON, 0);
    r.none = outcome(t, &shown);
    plays(t, &asked, CASTER_SEAT, DO_INVOKE, FITS);
    state_copy(&gamblers_heart_game, &after, &asked);
    plays(t, &after, GM, DO_FIT, 0);
    r.fit = best_change(t, &after);
    plays(t, &asked, GM, DO_IMPOSE, 0);
    for (int kind = 0; kind < KINDS; kind++) {
        state_copy(&gamblers_heart_game, &after, &asked);
        hand_laid(t, &after, kind, hand);
        plays(t, &after, SEAT_CHANCE, DO_UNVEIL, kind == OWN ? FITS : NOT_FITS);
        r.imposed[kind] = outcome(t, &after);
    }
    return r;
}

/* Both reveal, and the dice decide. */
static void bare(struct telling *t, const struct flow flow[2], int die, const double *none)
{
    for (int kind = 0; kind < KINDS; kind++) {
        const int lanes[2] = {t->hands, 1};
        const uint32_t at[2] = {flow[CASTER].at + (uint32_t)lane_of(t, kind, 0),
                                flow[MASTER].at + (uint32_t)die};
        t->out->end(t->out, at, lanes, none);
    }
}

/* Both reveal. The caster invokes the Patron that fits, or none; the GM, who may not reject it,
 * lets it be or imposes order. Any other Patron would be rejected, which is the same as none. */
static void shown(struct telling *t, const struct state *st, const struct flow flow[2])
{
    int dice = t->rule[TOLD_DIE], met = dice * t->hands;
    double none[FACES][HANDS_MAX], fit[FACES * HANDS_MAX], imposed[KINDS][FACES * HANDS_MAX];
    ENSURE(flow[CASTER].from == FROM_CHOICE && flow[MASTER].from == FROM_CHOICE);
    for (int die = 0; die < dice; die++)
        for (int hand = 0; hand < t->hands; hand++) {
            struct shown_round r = round_of(t, st, hand, die);
            none[die][hand] = r.none;
            fit[die * t->hands + hand] = r.fit;
            for (int kind = 0; kind < KINDS; kind++)
                imposed[kind][die * t->hands + hand] = r.imposed[kind];
        }
    for (int die = 0; die < dice && !t->rule[TOLD_PATRONS]; die++)
        bare(t, flow, die, none[die]);
    if (!t->rule[TOLD_PATRONS])
        return;
    for (int lane = 0; lane < KINDS * met; lane++)
        t->out->link(
            t->out,
            flow[CASTER].at + (uint32_t)lane_of(t, lane / met, lane % met % t->hands), lane, 1);
    uint32_t invoke = t->out->node(t->out, CASTER, KINDS * met, 2);
    for (int lane = 0; lane < met; lane++)
        t->out->link(t->out, flow[MASTER].at + (uint32_t)(lane / t->hands), lane, 1);
    uint32_t judge = t->out->node(t->out, MASTER, met, 2);
    shown_lanes_lie(t, st);
    for (int kind = 0; kind < KINDS; kind++) {
        uint32_t own = invoke + (uint32_t)(kind * met);
        for (int die = 0; die < dice; die++) {
            const int lanes[2] = {t->hands, 1};
            const uint32_t at[2] = {own + (uint32_t)(die * t->hands),
                                    flow[MASTER].at + (uint32_t)die};
            t->out->end(t->out, at, lanes, none[die]);
        }
        own += part_width(KINDS * met);
        t->out->each(t->out, (const uint32_t[2]){own, judge}, met, fit);
        t->out->each(t->out, (const uint32_t[2]){own, judge + part_width(met)}, met, imposed[kind]);
    }
}

/* ---- The tree ---- */

static void walk(struct telling *t, const struct state *st, const struct flow flow[2]);

static void go(struct telling *t, const struct state *st, const struct options *open, uint64_t k,
               const struct flow flow[2])
{
    struct state after;
    struct move m;
    options_nth(open, k, &m);
    played(t, st, &m, &after);
    walk(t, &after, flow);
}

/* Which dice is seen by the caster alone, how many by all. */
static void reroll(struct telling *t, const struct state *st, const struct options *open,
                   const struct flow flow[2])
{
    t->masks = (int)options_size(open);
    ENSURE(t->masks <= MASKS);
    link_caster(t, &flow[CASTER]);
    t->reroll = t->out->node(t->out, CASTER, KINDS * t->hands, t->masks);
    struct move choice[MASKS];
    for (int c = 0; c < t->masks; c++) {
        options_nth(open, (uint64_t)c, &choice[c]);
        t->mask[c] = (uint8_t)choice[c].arg[1];
    }
    lanes_lie(t, st, CASTER, choice);
    for (int count = 0; count <= REROLLS_MAX; count++) {
        struct flow next[2] = {{.from = FROM_REROLL, .count = count}, flow[MASTER]};
        int c = 0;
        while (__builtin_popcount(t->mask[c]) != count)
            c++;
        go(t, st, open, (uint64_t)c, next);
    }
}

static void chooses(struct telling *t, const struct state *st, int side, const struct options *open,
                    const struct flow flow[2])
{
    uint64_t size = options_size(open);
    bool two = t->rule[TOLD_RAISES] == RAISES_HIGHEST;
    int count = two ? 2 : (int)size, lanes = side ? t->rule[TOLD_DIE] : KINDS * t->hands;
    if (side == CASTER)
        link_caster(t, &flow[CASTER]);
    else
        link_gm(t, &flow[MASTER]);
    uint32_t at = t->out->node(t->out, side, lanes, count);
    struct move choice[1 + FORTUNE];
    for (int c = 0; c < count; c++)
        options_nth(open, two && c ? size - 1 : (uint64_t)c, &choice[c]);
    lanes_lie(t, st, side, choice);
    for (int c = 0; c < count; c++) {
        struct flow next[2] = {flow[CASTER], flow[MASTER]};
        next[side] = (struct flow){FROM_CHOICE, at + (uint32_t)c * part_width(lanes), 0};
        go(t, st, open, two && c ? size - 1 : (uint64_t)c, next);
    }
}

/* From what is public. The dice on this table are any: what they may be is in the lanes. */
static void walk(struct telling *t, const struct state *st, const struct flow flow[2])
{
    const struct gamblers_heart *s = look_at(st);
    struct options open = {0};
    if (s->caster == NONE) {
        folded(t, st, flow);
        return;
    }
    if (s->phase == PHASE_SHOW) {
        shown(t, st, flow);
        return;
    }
    int seat = __builtin_ctz(gamblers_heart_turn(t->data, st));
    gamblers_heart_options(t->data, st, seat, &open);
    if (s->phase == PHASE_REROLL)
        reroll(t, st, &open, flow);
    else if (seat == SEAT_CHANCE || options_size(&open) == 1)
        go(t, st, &open, 0, flow);
    else
        chooses(t, st, seat == GM ? MASTER : CASTER, &open, flow);
}

/* A table of a GM and two Gamblers, at work on an obstacle: one of them casts, and if they are
 * lost, the other one goes on. */
static void table_set(const struct telling *t, struct state *st)
{
    struct rules rules;
    rules_default(&gamblers_heart_game, &rules);
    gamblers_heart_init(t->data, &rules, 3, st);
    struct gamblers_heart *s = table_of(st);
    s->step = STEP_WORK;
    s->obstacle = SIZE_MINOR;
    s->fortune = (uint8_t)t->rule[TOLD_FORTUNE];
    s->patron[seat_gambler(CASTER_SEAT)] = FITS;
    gh_spell_begin(s, CASTER_SEAT, 0, SIZE_MINOR, FITS);
    plays(t, st, GM, DO_STAKE, t->rule[TOLD_STAKE]);
    plays(t, st, CASTER_SEAT, DO_ACCEPT, 0);
}

static void tell(const struct data *d, struct rules *rules, bool apart, struct part_out *out)
{
    struct telling t = {.data = d, .out = out, .rule = rules->value, .apart = apart};
    struct state st;
    const struct flow flow[2] = {{FROM_START, 0, 0}, {FROM_START, 0, 0}};
    rules->value[TOLD_GM_FORTUNE] = FORTUNE - rules->value[TOLD_FORTUNE]; /* GH-B1 */
    hands_find(&t);
    table_set(&t, &st);
    walk(&t, &st, flow);
}

static const struct rule_spec rules[TOLD_RULES] = {
    [TOLD_FORTUNE] = {"fortune", 1, FORTUNE - 1, FORTUNE_START, NULL},
    [TOLD_GM_FORTUNE] = {"gm-fortune", 1, FORTUNE - 1, 0, NULL}, /* follows */
    [TOLD_STAKE] = {"stake", 1, STAKE_MAX, 4, NULL},
    [TOLD_WORTH] = {"worth", -100, 100, 4, NULL},
    [TOLD_CURSE] = {"curse", 0, 100, 12, NULL},
    [TOLD_BLESSING] = {"blessing", -100, 100, 10, NULL},
    [TOLD_LOST] = {"lost", 0, 100, 15, NULL},
    [TOLD_FIT] = {"fit", 0, 100, 50, NULL},
    [TOLD_FACES] = {"dice", 2, FACES, FACES, NULL},
    [TOLD_DIE] = {"die", 1, FACES, FACES, NULL},
    [TOLD_RAISES] = {"raises", RAISES_HIGHEST, RAISES_ALL, RAISES_ALL, NULL},
    [TOLD_PATRONS] = {"patrons", 0, 1, 1, NULL},
};

const struct game_part gamblers_heart_duel = {
    .name = "duel",
    .role = {"gambler", "GM"},
    .rules = rules,
    .rule_count = TOLD_RULES,
    .tell = tell,
    .kind = gh_duel_kind,
    .kinds = gh_duel_kinds,
};
