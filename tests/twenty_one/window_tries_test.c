/* Which windows matter (BJ-I4), against every way there is to use what is open. What is always
 * true: the ways are tried by the rules alone, move by move with everybody else passing, and how
 * the Deal stands is counted here from the cards; so that a window that is passed over could not
 * have made anything better for who is asked, and one that is asked could. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/deal/odds.h"
#include "tests/twenty_one/row_numbers.h"

enum {
    MATCHES = 40, MOVES_PLAYED = 2500, MADE_UP = 3, TABLES_MOST = 20000, SLOTS_SEEN = 1 << 18,
    EDGE_MADE_UP = 5, LARGE = 4000
};

static _Alignas(16) struct pack pack;
static struct data data;
static const struct game *const game = &twenty_one_game;

static int open_pack(void **state)
{
    struct complaint wrong = {0};
    (void)state;
    return data_open_default(game, &pack, &data, &wrong) ? 0 : -1;
}

/* ---- How a Deal stands (BJ-A3, BJ-B3, BJ-B4, BJ-E5) ---- */

static int floored(int n) { return n < 0 ? 0 : n; }

/* The highest total that is not over 21, else the lowest: every way to count the Aces. */
static int total_of(const struct twenty_one *s, int party)
{
    int free_aces[HAND_MAX], n = 0, sum = 0, best = -1, least = 1000;
    for (int i = 0; i < s->hand_n[party]; i++) {
        int at = party * HAND_MAX + i, card = s->hand[at], rank = card % RANKS,
            own = rank >= 9 ? 10 : rank + 1;
        if (s->hand_soul[at])
            continue;
        if (s->hand_set[at] != NONE)
            sum += floored(s->hand_set[at] + s->hand_change[at]);
        else if (card >= JOKER)
            sum += floored(s->hand_change[at]);
        else if (rank == 0)
            free_aces[n++] = s->hand_change[at];
        else
            sum += floored(own + s->hand_change[at]);
    }
    for (int ways = 0; ways < 1 << n; ways++) {
        int total = sum;
        for (int i = 0; i < n; i++)
            total += floored((ways >> i & 1 ? 11 : 1) + free_aces[i]);
        best = total <= 21 && total > best ? total : best;
        least = total < least ? total : least;
    }
    return best >= 0 ? best : least;
}

static bool alone(const struct twenty_one *s)
{
    return s->deal == DEAL_AREA && s->party[SECOND] == NONE;
}

/* How good it is for `who`. Contest: bust 0, less 1, as much or both bust 2, more 3, the other's
 * bust 4. Target: bust 0, short 1, success 2. The maker of an area act alone: bust 0, none 1; for
 * the others the other way round. */
static int worth(const struct twenty_one *s, int who)
{
    bool first = s->party[FIRST] == who;
    int own = total_of(s, first ? FIRST : SECOND), other = total_of(s, first ? SECOND : FIRST);
    if (s->deal == DEAL_TARGET)
        return own > 21 ? 0 : own < s->target ? 1 : 2;
    if (alone(s))
        return first ? own <= 21 : other > 21;
    if (own > 21)
        return other > 21 ? 2 : 0;
    return other > 21 ? 4 : own > other ? 3 : own == other ? 2 : 1;
}

static int most_worth(const struct twenty_one *s)
{
    return s->deal == DEAL_TARGET ? 2 : alone(s) ? 1 : 4;
}

/* ---- Every way ---- */

/* All that a use may depend on and may have changed, of the two parties and who uses. */
struct cards_now {
    uint8_t n[2], gone[2], sturdy[2], edge, pad;
    uint32_t used;
    uint8_t hand[2 * HAND_MAX], set[2 * HAND_MAX], soul[2 * HAND_MAX];
    int8_t change[2 * HAND_MAX];
};
static struct cards_now seen[TABLES_MOST];
static int32_t slot[SLOTS_SEEN];
static int seen_n;

static struct cards_now now_of(const struct twenty_one *s, int who)
{
    struct cards_now now;
    memset(&now, 0, sizeof now);
    memcpy(now.n, s->hand_n, sizeof now.n);
    memcpy(now.gone, s->first_gone, sizeof now.gone);
    memcpy(now.sturdy, s->sturdy, sizeof now.sturdy);
    now.edge = s->edge[who];
    now.used = s->used[who];
    memcpy(now.hand, s->hand, sizeof now.hand);
    memcpy(now.set, s->hand_set, sizeof now.set);
    memcpy(now.soul, s->hand_soul, sizeof now.soul);
    memcpy(now.change, s->hand_change, sizeof now.change);
    return now;
}

static bool seen_before(const struct twenty_one *s, int who)
{
    struct cards_now now = now_of(s, who);
    uint32_t at = 2166136261u;
    for (size_t i = 0; i < sizeof now; i++)
        at = (at ^ ((const uint8_t *)&now)[i]) * 16777619u;
    for (at %= SLOTS_SEEN; slot[at]; at = (at + 1) % SLOTS_SEEN)
        if (!memcmp(&seen[slot[at] - 1], &now, sizeof now))
            return true;
    if (seen_n == TABLES_MOST)
        return true; /* too many: more than LARGE, so that it must be asked */
    seen[seen_n++] = now;
    slot[at] = seen_n;
    return false;
}

static void make(struct state *st, const struct move *m)
{
    const char *no = game_play(game, &data, st, m);
    if (no)
        fail_msg("%s is refused: %s", game->verbs[m->verb].name, no);
}

/* Everybody else passes, and a top card is shown, till who used something is asked again. True: a
 * card is drawn first. */
static bool asked_again(struct state *st, int who)
{
    for (;;) {
        const struct twenty_one *s = look_at(st);
        struct options o;
        struct move m = {.seat = (uint8_t)seat_of(s->asked), .verb = DO_PASS};
        if (s->phase == PHASE_WINDOW && s->asked == who)
            return false;
        if (s->phase == PHASE_DEAL && (s->owed[FIRST] || s->owed[SECOND]))
            return true;
        if (s->phase == PHASE_DEAL) {
            game->options(&data, st, SEAT_CHANCE, &o);
            options_nth(&o, 0, &m);
        }
        make(st, &m);
    }
}

/* Whether some way of using what is open makes the Deal worth more to `who`, or draws. */
static bool some_way(const struct state *st, int who, int stood)
{
    struct options o;
    game->options(&data, st, seat_of(who), &o);
    uint64_t size = options_size(&o);
    for (uint64_t k = 0; k < size; k++) {
        struct state then = *st;
        struct move m;
        options_nth(&o, k, &m);
        if (m.verb == DO_PASS)
            continue;
        make(&then, &m);
        if (asked_again(&then, who) || worth(look_at(&then), who) > stood)
            return true;
        if (!seen_before(look_at(&then), who) && some_way(&then, who, stood))
            return true;
    }
    return false;
}

static int seen_most;

/* Whether the cards could come to be worth more to `who`, who is asked now. */
static bool could_rise(const struct state *st, int who)
{
    struct state open = *st;
    struct twenty_one *s = table_of(&open);
    int stood = worth(s, who);
    memset(slot, 0, sizeof slot);
    seen_n = 0;
    if (stood == most_worth(s))
        return false;
    s->asked = (uint8_t)who;
    s->rule_foes_hidden = 1; /* BJ-B2: so that the window stays open for who has no use left */
    bool yes = some_way(&open, who, stood);
    seen_most = seen_n > seen_most ? seen_n : seen_most;
    return yes;
}

/* ---- What works beside the cards, and could be wanted now ---- */

/* The Deal, or this target's part of it, is over if everyone passes. */
static bool last(const struct twenty_one *s)
{
    bool bust = total_of(s, FIRST) > 21 || total_of(s, SECOND) > 21;
    return bust || (s->held[FIRST] && (s->deal == DEAL_TARGET || s->held[SECOND]));
}

static bool beside(const struct twenty_one *s, int who, int skill)
{
    int me = s->party[FIRST] == who ? FIRST : SECOND, stood = worth(s, who);
    bool settled = stood == most_worth(s) || (s->held[!me] && stood == 3);
    switch (skill) {
    case SKILL_GUIDANCE: return !last(s) && !s->held[me] && (alone(s) || !settled);
    case SKILL_CHEER: return last(s);
    case SKILL_POWER_SPELL:
    case SKILL_LINGER_SPELL:
        return last(s) && (s->deal == DEAL_TARGET ? stood == 2 : worth(s, s->party[FIRST]) >= 3);
    default: return false;
    }
}

/* What `who` has open: 1 for each that works beside the cards. */
static uint32_t open_to(const struct state *st, int who)
{
    struct state asked = *st;
    struct options o;
    uint32_t skills = 0;
    table_of(&asked)->asked = (uint8_t)who;
    game->options(&data, &asked, seat_of(who), &o);
    for (uint32_t i = 0; i < o.count; i++)
        if (o.at[i].verb == DO_SKILL)
            skills |= BIT(o.at[i].arg[0].lo);
    return skills;
}

static bool any_beside(const struct state *st, int who)
{
    for (int skill = 0; skill < SKILLS_OWN; skill++)
        if (open_to(st, who) >> skill & 1 && beside(look_at(st), who, skill))
            return true;
    return false;
}

/* Whether the rival of `who` could do something with its Edge, so that Advantage takes what is
 * worth having. */
static bool edge_wanted(const struct state *st, int who)
{
    const struct twenty_one *s = look_at(st);
    int rival = s->party[s->party[FIRST] == who ? SECOND : FIRST];
    bool shield = s->turns[rival * TIMEDS + TIMED_MAGIC_SHIELD] && s->edge[rival] >= 2;
    if (!last(s) || (s->deal == DEAL_AREA && rival == s->act_who))
        return true;
    if (s->rule_foes_hidden && rival >= HEROES)
        return true;
    if (s->skills[rival] >> SKILL_RIPOSTE & 1 && s->edge[rival])
        return true;
    for (int hand = 0; hand < 2 && shield; hand++)
        if (s->slot[rival * SLOTS + hand] >= GEAR_BUCKLER &&
            s->slot[rival * SLOTS + hand] <= GEAR_GREATSHIELD)
            return true;
    if (s->passed >> rival & 1)
        return false;
    return open_to(st, rival) & BIT(SKILL_ADVANTAGE) || any_beside(st, rival) ||
           could_rise(st, rival);
}

static struct {
    int windows, matter, hidden, made_up, large, large_played, advantage, advantage_idle;
} count;

static bool any_way(const struct state *st, int who)
{
    seen_most = 0;
    if (open_to(st, who) & BIT(SKILL_ADVANTAGE)) {
        bool wanted = edge_wanted(st, who);
        count.advantage += wanted;
        count.advantage_idle += !wanted;
        if (wanted)
            return true;
    }
    return any_beside(st, who) || could_rise(st, who);
}

/* ---- Windows of matches, and made up ---- */

static bool ask(const struct state *st, bool *matters)
{
    struct view v;
    struct move pass;
    struct options o;
    const struct twenty_one *s = look_at(st);
    redact(game, st, seat_of(s->asked), &v);
    if (!game->words->window(&data, &v, &pass, matters))
        return false;
    game->options(&data, st, v.seat, &o);
    assert_true(options_allow(&o, &pass));
    return true;
}

static void try_window(const struct state *st, bool made_up)
{
    const struct twenty_one *s = look_at(st);
    bool matters = false;
    assert_true(ask(st, &matters));
    if (s->rule_foes_hidden && s->asked >= HEROES) {
        assert_true(matters); /* BJ-B7, BJ-I4: whatever the foe has */
        count.hidden++;
        return;
    }
    /* asked rather than not */
    bool could = any_way(st, s->asked), large = seen_most > LARGE && !could && matters;
    count.large_played += !made_up && seen_most >= LARGE;
    count.large += large;
    count.made_up += made_up;
    count.windows++;
    count.matter += matters;
    if (matters != could && !large)
        fail_msg("window %d: it %s, but %s way of using what is open brings anything; %d to %d, "
                 "Edge %d, skills %x used %x",
                 count.windows, matters ? "matters" : "does not matter", could ? "some" : "no",
                 total_of(s, FIRST), total_of(s, SECOND), s->edge[s->asked],
                 (unsigned)s->skills[s->asked], (unsigned)s->used[s->asked]);
}

/* Another four Skills, another Edge, other things in hand, more cards: tables that matches seldom
 * come to. */
static void make_up(const struct state *from, struct rng *rng)
{
    struct state st = *from;
    struct twenty_one *s = table_of(&st);
    int who = s->asked;
    if (who >= HEROES)
        return;
    s->skills[who] = 7;
    for (int i = 0; i < POINTS; i++)
        s->skills[who] |= BIT(SKILL_OVERBEAR + rng_below(rng, SKILLS_OWN - SKILL_OVERBEAR));
    s->skills[who] &=
        ~(rng_below(rng, 4) ? BIT(SKILL_OVERBEAR) | BIT(SKILL_ADVANTAGE) | BIT(SKILL_GUIDANCE) : 0);
    s->used[who] = rng_below(rng, 2) ? (uint32_t)rng_next(rng) & 7u : 0;
    s->edge[who] = (uint8_t)rng_below(rng, EDGE_MADE_UP);
    if (rng_below(rng, 2))
        s->slot[who * SLOTS + SLOT_LEFT] =
            (uint8_t)(rng_below(rng, 2) ? GEAR_RAPIER : rng_below(rng, GEAR_SHORTBOW));
    for (int k = (int)rng_below(rng, 3); k > 0; k--) {
        int to = s->party[SECOND] == NONE || rng_below(rng, 2) ? FIRST : SECOND,
            card = (int)rng_below(rng, CARDS);
        if ((bj_hand_cards(s, FIRST) | bj_hand_cards(s, SECOND)) & CARD_BIT(card) || !s->hand_n[to])
            continue;
        bj_hand_add(s, to, card);
        s->hand_change[hand_at(to, s->hand_n[to] - 1)] = (int8_t)((int)rng_below(rng, 5) - 2);
    }
    if (s->deal == DEAL_CONTEST) {
        int rival = s->party[s->party[FIRST] == who ? SECOND : FIRST];
        s->edge[rival] = (uint8_t)rng_below(rng, EDGE_MADE_UP);
        s->passed = rng_below(rng, 4) ? 0 : (uint16_t)(1u << rival);
    }
    s->held[FIRST] = (uint8_t)rng_below(rng, 2);
    s->held[SECOND] = s->party[SECOND] != NONE && rng_below(rng, 2);
    if (s->deal == DEAL_TARGET)
        s->target = (uint8_t)(TARGET_MIN + rng_below(rng, TARGET_MAX - TARGET_MIN + 1));
    struct options o;
    options_clear(&o);
    if (!bj_skill_options(&pack, s, who, &o))
        return;
    try_window(&st, true);
}

static void one_match(int n)
{
    struct rules rules;
    struct state st;
    struct rng rng;
    rng_seed(&rng, (uint64_t)n + 1, 0);
    rules_default(game, &rules);
    rules.value[RULE_STORY] = n % 3 ? STORY_FIRST : STORY_FREE;
    rules.value[RULE_FOES_HIDDEN] = n % 4 == 3;
    assert_null(game->init(&data, &rules, 2 + n % 4, &st));
    for (int played = 0; played < MOVES_PLAYED; played++) {
        struct options o;
        struct move m;
        uint32_t turn = game_asked(game, &data, &st);
        bool matters;
        if (!turn)
            return;
        if (look_at(&st)->phase == PHASE_WINDOW) {
            try_window(&st, false);
            for (int k = 0; k < MADE_UP; k++)
                make_up(&st, &rng);
        } else if (look_at(&st)->asked != NONE) {
            assert_false(ask(&st, &matters)); /* BJ-I4: the result step, a defence, Cheer: always
                                                 asked */
        }
        game->options(&data, &st, __builtin_ctz(turn), &o);
        do {
            struct options one = {.count = 1, .at = {o.at[rng_below(&rng, o.count)]}};
            options_nth(&one, rng_below(&rng, (uint32_t)option_size(&one.at[0])), &m);
        } while (
            (m.verb == DO_FINISH || m.verb == DO_PEACE || m.verb == DO_FLEE || m.verb == DO_WAIT) &&
            rng_below(&rng, 8));
        make(&st, &m);
    }
}

/* BJ-I4 */
static void windows_by_every_way(void **state)
{
    (void)state;
    for (int n = 0; n < MATCHES; n++)
        one_match(n);
    printf("%d windows tried in every way, %d of them made up: %d matter; %d of a hidden foe; %d "
           "too large; "
           "Advantage %d, idle %d\n",
           count.windows, count.made_up, count.matter, count.hidden, count.large, count.advantage,
           count.advantage_idle);
    assert_true(count.windows > 1000 && count.made_up > 200 && count.hidden > 50);
    assert_true(count.matter > count.windows / 10 &&
                count.matter < count.windows - count.windows / 10);
    assert_true(count.large * 1000 < count.windows);
    assert_true(count.large_played <= 1); /* matches seldom come to one; these to one */
    assert_true(count.advantage > 100 && count.advantage_idle > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(windows_by_every_way, open_pack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
