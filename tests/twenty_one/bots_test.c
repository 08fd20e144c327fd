/* How the bots of 21 behave (BJ-I1, BJ-I2, BJ-I5). What is always true: a bot is asked on the view
 * of its seat, made from a table set up by hand; what it does there was worked out by the rules,
 * not taken from the bot. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "games/twenty_one/bot/mind.h"
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/gear.h"
#include "games/twenty_one/run/run.h"
#include "tests/twenty_one/row_numbers.h"

static _Alignas(16) struct pack pack;
static struct data data;
static struct state table;
static const struct game *const game = &twenty_one_game;
enum { HERO = 0, FOE = HEROES, MANY = 20 };

static int named(const struct names *names, const char *name)
{
    for (int i = 0; i < names->count; i++)
        if (!strcmp(names->at[i], name))
            return i;
    fail_msg("no %s", name);
    return -1;
}

static int open_pack(void **state)
{
    struct complaint wrong = {0};
    (void)state;
    return data_open_default(game, &pack, &data, &wrong) ? 0 : -1;
}

static void play(int seat, int verb, int arg)
{
    struct move m = {.seat = (uint8_t)seat, .verb = (uint8_t)verb, .arg = {arg}};
    const char *no = game_play(game, &data, &table, &m);
    if (no)
        fail_msg("%s: %s", game->verbs[verb].name, no);
}

/* A table with these heroes in that encounter, no fight yet. */
static struct twenty_one *set_up(const char *first, const char *second, const char *encounter)
{
    struct rules rules;
    rules_default(game, &rules);
    rules.value[RULE_STORY] = STORY_FREE;
    assert_null(game->init(&data, &rules, second ? 3 : 2, &table));
    play(1, DO_HERO, named(&data.names[NAMES_HERO], first));
    if (second)
        play(2, DO_HERO, named(&data.names[NAMES_HERO], second));
    struct twenty_one *s = table_of(&table);
    bj_encounter_open(&pack, s, named(&data.names[NAMES_ENCOUNTER], encounter));
    bj_peace_open(s);
    return s;
}

/* A fight in which it is this combatant's turn, first of all. */
static struct twenty_one *a_turn(int who)
{
    struct twenty_one *s = table_of(&table);
    int n = 0;
    bj_conflict_begin(s);
    s->order[n++] = (uint8_t)who;
    for (int i = 0; i < BODIES; i++)
        if (is_up(s, i) && i != who)
            s->order[n++] = (uint8_t)i;
    bj_next_turn(&pack, table_of(&table));
    return s;
}

static void at(struct twenty_one *s, int who, int row, int column)
{
    s->row[who] = (uint8_t)row;
    s->column[who] = (uint8_t)column;
}

static struct move ask_as(const char *policy, int seat, uint64_t seed)
{
    struct view view;
    struct options open;
    struct rng rng;
    struct move m;
    rng_seed(&rng, seed, 0);
    redact(game, &table, seat, &view);
    options_clear(&open);
    game->options(&data, &view.state, seat, &open);
    for (int i = 0; i < game->policy_count; i++)
        if (!strcmp(game->policies[i].name, policy))
            game->policies[i].choose(&data, &view, &open, &rng, &m);
    assert_true(options_allow(&open, &m));
    return m;
}

static struct move ask(int seat) { return ask_as("careful", seat, 1); }

static void does(int seat, int verb)
{
    for (uint64_t seed = 0; seed < MANY; seed++)
        assert_string_equal(game->verbs[ask_as("careful", seat, seed).verb].name,
                            game->verbs[verb].name);
}

/* ---- Deals ---- */

static void hand(struct twenty_one *s, int party, int n, const int *cards)
{
    for (int i = 0; i < n; i++) {
        bj_deck_take(s, s->party[party], cards[i]);
        bj_hand_add(s, party, cards[i]);
    }
}
#define HAND(s, party, ...)                                                                        \
    hand(s, party, sizeof((const int[]){__VA_ARGS__}) / sizeof(int), (const int[]){__VA_ARGS__})
enum {
    CLUB = SUIT_CLUBS * RANKS - 1, SPADE = SUIT_SPADES * RANKS - 1,
    DIAMOND = SUIT_DIAMONDS * RANKS - 1, JACK = 11, QUEEN = 12
};

/* The hero strikes at a rat with bare teeth; nobody has Edge, all decks are full. */
static struct twenty_one *a_deal(int who_first)
{
    struct twenty_one *s = set_up("berrick-stoll", NULL, "rats-on-the-road");
    a_turn(who_first);
    at(s, HERO, 3, 5);
    at(s, FOE, 3, 6);
    s->act_kind = ACT_ATTACK;
    s->act_who = (uint8_t)who_first;
    s->act_what = who_first == HERO ? WITH_LEFT : WITH_BARE;
    s->act_gear = who_first == HERO ? GEAR_BROADSWORD : GEAR_BARE;
    s->act_how = HOW_PLAIN;
    bj_deal_open(&pack, table_of(&table), DEAL_CONTEST, who_first, who_first == HERO ? FOE : HERO);
    s->edge[HERO] = s->edge[FOE] = 0;
    s->owed[FIRST] = s->owed[SECOND] = 0;
    return s;
}

static void to_play(struct twenty_one *s, int party, bool other_held)
{
    s->phase = PHASE_PLAY;
    s->player = (uint8_t)party;
    s->held[1 - party] = other_held;
}

/* BJ-B4: behind a hand that stands on 20 there is nothing to lose by a hit; ahead of one nothing to
 * win. */
static void hits_and_holds(void **state)
{
    (void)state;
    struct twenty_one *s = a_deal(HERO);
    HAND(s, FIRST, CLUB + 10, CLUB + 9);
    HAND(s, SECOND, SPADE + 10, SPADE + JACK);
    to_play(s, FIRST, true);
    does(1, DO_HIT);
    s = a_deal(HERO);
    HAND(s, FIRST, CLUB + 7, CLUB + 6);
    HAND(s, SECOND, SPADE + 7, SPADE + 5);
    to_play(s, FIRST, true);
    does(1, DO_HOLD);
    /* Own 16 against 16 that stands. The maker fears no bare teeth and has little of a draw; of 52
     * cards left 20, Aces to fives, win. */
    s = a_deal(HERO);
    HAND(s, FIRST, CLUB + 10, CLUB + 6);
    HAND(s, SECOND, SPADE + 10, SPADE + 6);
    to_play(s, FIRST, true);
    does(1, DO_HIT);
    /* The defender of the same holds: a draw is no Damage, and 30 of 52 cards bust. */
    s = a_deal(FOE);
    HAND(s, FIRST, CLUB + 10, CLUB + 6);
    HAND(s, SECOND, SPADE + 10, SPADE + 6);
    to_play(s, SECOND, true);
    does(1, DO_HOLD);
    /* A rat on 12 against 12 that stands: a draw is no Damage to it, and it answers nobody; 16 of
     * 52 cards bust. */
    s = a_deal(HERO);
    HAND(s, FIRST, CLUB + 10, CLUB + 2);
    HAND(s, SECOND, SPADE + 10, SPADE + 2);
    to_play(s, SECOND, true);
    does(GM, DO_HOLD);
}

/* In all but two of its seeds, as it tries no more than 24 times. */
static void strong_holds(int seat)
{
    int holds = 0;
    for (uint64_t seed = 0; seed < MANY; seed++)
        holds += ask_as("strong", seat, seed).verb == DO_HOLD;
    assert_true(holds >= MANY - 2);
}

/* BJ-I5: a rat stands on 21, the hero has 20 of no clubs, and no Skill is left. Of its 52 cards
 * only 4 Aces save it, two cards each; 2 Jokers change nothing, and of the 46 that bust 12 are
 * clubs, which the Kite Shield stops, and 34 a third card of Damage. To hit costs 34/52 - 2 x 4/52
 * = 1/2 of a card, give or take 1/6 in 24 trials: careful, who asks only who wins, does. So it is
 * for the GM, if the rat can take eight. */
static void counts_damage(void **state)
{
    (void)state;
    struct twenty_one *s = a_deal(FOE);
    HAND(s, FIRST, SPADE + 1, SPADE + 13);
    HAND(s, SECOND, DIAMOND + 10, DIAMOND + QUEEN);
    s->skills[HERO] = s->skills[FOE] = 0;
    to_play(s, SECOND, true);
    does(1, DO_HIT);
    strong_holds(1);
    s = a_deal(HERO);
    HAND(s, FIRST, SPADE + 1, SPADE + 13);
    HAND(s, SECOND, DIAMOND + 10, DIAMOND + QUEEN);
    s->skills[HERO] = s->skills[FOE] = 0;
    s->base_limit[FOE] = 8;
    to_play(s, SECOND, true);
    does(GM, DO_HIT);
    strong_holds(GM);
}

/* BJ-B3: below the Target always a hit, at it never one. */
static void targets(void **state)
{
    (void)state;
    for (int target = TARGET_MIN; target <= TARGET_MAX; target++) {
        struct twenty_one *s = set_up("berrick-stoll", NULL, "rats-on-the-road");
        s->act_kind = ACT_TRY;
        s->act_who = HERO;
        s->call_abilities[FIRST] = BIT(HOPE);
        s->target = (uint8_t)target;
        bj_deal_open(&pack, table_of(&table), DEAL_TARGET, HERO, NONE);
        s->owed[FIRST] = s->edge[HERO] = 0;
        HAND(s, FIRST, CLUB + 10, CLUB + 6);
        to_play(s, FIRST, false);
        does(1, target <= 16 ? DO_HOLD : DO_HIT);
    }
}

static void open_window(struct twenty_one *s, bool held)
{
    s->held[FIRST] = s->held[SECOND] = held;
    bj_edge_window_open(&pack, table_of(&table));
}

/* BJ-E3: a bust by one is taken back by Influence, the cheapest that does, though Humanity is open
 * too; what is won already, and cannot be turned, is left alone. */
static void windows(void **state)
{
    (void)state;
    struct twenty_one *s = a_deal(HERO);
    HAND(s, FIRST, CLUB + QUEEN, CLUB + 7, CLUB + 5);
    HAND(s, SECOND, SPADE + 10, SPADE + 8);
    s->edge[HERO] = 3;
    open_window(s, false);
    assert_int_equal(s->asked, HERO);
    for (uint64_t seed = 0; seed < MANY; seed++) {
        struct move m = ask_as("careful", 1, seed);
        assert_int_equal(m.verb, DO_ALTER);
        assert_int_equal(m.arg[0], SKILL_INFLUENCE);
        assert_int_equal(m.arg[1], FIRST);
        assert_int_equal(m.arg[3], -1);
    }
    s = a_deal(HERO); /* 20 against 18, the other has no Edge */
    HAND(s, FIRST, CLUB + QUEEN, CLUB + 10);
    HAND(s, SECOND, SPADE + 10, SPADE + 8);
    s->edge[HERO] = 3;
    open_window(s, true);
    does(1, DO_PASS);
    s = a_deal(HERO); /* 20 against 21: one more on the other's card is a bust, one more on the own
                         only a draw */
    HAND(s, FIRST, CLUB + QUEEN, CLUB + 10);
    HAND(s, SECOND, SPADE + 10, SPADE + 6, SPADE + 5);
    s->edge[HERO] = 1;
    open_window(s, true);
    struct move m = ask(1);
    assert_int_equal(m.verb, DO_ALTER);
    assert_int_equal(m.arg[1], SECOND);
    assert_int_equal(m.arg[3], 1);
    s = a_deal(HERO); /* 16 against 20: nothing of Influence helps; Humanity brings the other's ten
                         down to 5 at most */
    HAND(s, FIRST, CLUB + 9, CLUB + 7);
    HAND(s, SECOND, SPADE + 10, SPADE + JACK);
    s->edge[HERO] = 3;
    open_window(s, true);
    m = ask(1);
    assert_int_equal(m.verb, DO_ALTER);
    assert_int_equal(m.arg[0], SKILL_HUMANITY);
    assert_int_equal(m.arg[1], SECOND);
    s->edge[HERO] = 1;
    does(1, DO_PASS);
}

/* ---- Turns ---- */

static void nearer_to(const struct twenty_one *s, const struct move *m, int who, int target)
{
    assert_int_equal(m->verb, DO_MOVE);
    assert_true(bj_distance_to(s, target, m->arg[0], m->arg[1]) < bj_distance(s, who, target));
}

/* Who is out of reach walks up; who is beside a foe strikes at it. */
static void walks_and_strikes(void **state)
{
    (void)state;
    struct twenty_one *s = set_up("berrick-stoll", NULL, "rats-on-the-road");
    a_turn(HERO);
    struct move m = ask(1);
    nearer_to(s, &m, HERO, FOE);
    for (int foe = FOE + 1; foe < BODIES; foe++)
        s->being[foe] = s->kind[foe] == NONE ? BEING_ABSENT : BEING_FLED;
    at(s, HERO, 3, 5);
    at(s, FOE, 3, 6);
    m = ask(1);
    assert_int_equal(m.verb, DO_ATTACK);
    assert_int_equal(bj_held(s, HERO, m.arg[0]), GEAR_BROADSWORD);
    game->apply(&data, &table, &m);
    assert_int_equal(ask(1).arg[0], FOE);
}

/* BJ-F6: Explorer's Gear swaps freely: the blade for who is beside, the bow for who is far. */
static void swaps(void **state)
{
    (void)state;
    struct twenty_one *s = set_up("wilmot-sedge", NULL, "rats-on-the-road");
    a_turn(HERO);
    at(s, HERO, 3, 5);
    at(s, FOE, 3, 6);
    does(1, DO_SWAP);
    play(1, DO_SWAP, SLOT_LEFT);
    assert_int_equal(bj_held(s, HERO, SLOT_LEFT), GEAR_SHORT_SWORD);
    assert_int_not_equal(ask(1).verb, DO_SWAP); /* once a turn */
}

/* BJ-F6: what heals is in a pocket and both hands are full: Explorer's Gear frees one, and later
 * takes the weapon up again. */
static void frees_a_hand(void **state)
{
    (void)state;
    struct twenty_one *s = set_up("salla-ember", NULL, "rats-on-the-road");
    s->armor[HERO] = ARMOR_EXPLORERS_GEAR;
    s->deck[HERO] &= ~(uint64_t)0x7f;
    s->pile[HERO] = 0x7f; /* seven Hearts; one or two more and she is out */
    s->base_limit[HERO] = (uint8_t)(s->base_limit[HERO] + 9 - bj_limit_of(&pack, s, HERO));
    a_turn(HERO);
    at(s, HERO, 3, 5);
    at(s, FOE, 3, 6);
    struct move m = ask(1);
    assert_int_equal(m.verb, DO_SWAP);
    int hand = m.arg[0], gear = bj_held(s, HERO, hand);
    game->apply(&data, &table, &m);
    assert_true(bj_hand_empty(s, HERO, hand));
    m = ask(1);
    assert_int_equal(m.verb, DO_USE);
    assert_int_equal(bj_from_gear(s, HERO, m.arg[0]), GEAR_HALF_MOON_GRASS);
    s->discard[HERO] = s->pile[HERO];
    s->pile[HERO] = 0;
    s->has_swapped = 0;
    m = ask(1);
    assert_int_equal(m.verb, DO_SWAP);
    game->apply(&data, &table, &m);
    assert_int_equal(bj_held(s, HERO, hand), gear);
}

/* A blow with a Delay falls when the other is gone, if it keeps off: so none is begun. */
static void strikes_at_once(void **state)
{
    (void)state;
    struct twenty_one *s = set_up("gudrun-half-ell", NULL, "the-founder");
    a_turn(HERO);
    at(s, HERO, 5, 5);
    at(s, FOE, 5, 6);
    s->base_limit[FOE] =
        (uint8_t)(s->base_limit[FOE] + 5 -
                  bj_limit_of(&pack, s, FOE)); /* one card more of Damage would put her out */
    struct move m = ask(1);
    assert_int_equal(m.verb, DO_ATTACK);
    assert_int_equal(m.arg[1], HOW_PLAIN);
}

/* A bowman with somebody beside it steps back, to where it still sees; one that waits stays where
 * it is. */
static void tactics(void **state)
{
    (void)state;
    struct twenty_one *s = set_up("berrick-stoll", NULL, "the-late-watch");
    int bowman = FOE;
    while (bowman < BODIES && s->kind[bowman] != named(&data.names[NAMES_BEAST], "gate-bowman"))
        bowman++;
    assert_true(bowman < BODIES);
    s->aware[bowman] = 1;
    a_turn(bowman);
    at(s, bowman, 5, 6);
    at(s, HERO, 5, 5);
    struct move m = ask(GM);
    assert_int_equal(m.verb, DO_MOVE);
    assert_true(bj_distance_to(s, HERO, m.arg[0], m.arg[1]) > REACH_ADJACENT);
    assert_true(bj_square_in_sight(&pack, s, HERO, m.arg[0], m.arg[1]));
    s = set_up("berrick-stoll", NULL, "a-bucket-on-a-rope");
    a_turn(FOE);
    assert_int_equal(pack.beast[s->kind[FOE]].tactic, TACTIC_WAIT);
    at(s, HERO, 3, 0);
    s->rule_feet = s->feet = 2 * FEET;
    does(GM, DO_END);
    s->pile[FOE] = CARD_BIT(0); /* it has been hurt */
    m = ask(GM);
    nearer_to(s, &m, FOE, HERO);
}

/* Not into own fire: of the squares that catch as many foes, one that catches no friend. */
static void own_fire(void **state)
{
    (void)state;
    struct twenty_one *s = set_up("salla-ember", "berrick-stoll", "rats-on-the-road");
    a_turn(HERO);
    at(s, HERO, 3, 5);
    at(s, HERO + 1, 3, 7);
    at(s, FOE, 4, 7);
    for (int foe = FOE + 1; foe < BODIES; foe++)
        if (s->kind[foe] != NONE)
            at(s, foe, 3, 16);
    s->act_kind = ACT_CAST;
    s->act_who = HERO;
    s->act_what = SPELL_FIREBALL;
    s->act_gear = GEAR_BARE;
    s->phase = PHASE_SQUARE;
    s->actor = 1;
    for (uint64_t seed = 0; seed < MANY; seed++) {
        struct move m = ask_as("careful", 1, seed);
        assert_int_equal(m.verb, DO_SQUARE);
        assert_true(bj_distance_to(s, FOE, m.arg[0], m.arg[1]) <= FEET);
        assert_true(bj_distance_to(s, HERO, m.arg[0], m.arg[1]) > FEET);
        assert_true(bj_distance_to(s, HERO + 1, m.arg[0], m.arg[1]) > FEET);
    }
}

/* ---- The GM and the story ---- */

/* BJ-B6, BJ-D7: before unaware foes a Deal is called, once; a failure wakes them; then the
 * fight. */
static void sneaking(void **state)
{
    (void)state;
    struct twenty_one *s = set_up("ines-marrable", "berrick-stoll", "the-late-watch");
    s->waiting = 1u << GM;
    struct move m = ask(GM);
    assert_int_equal(m.verb, DO_CALL);
    assert_int_equal(m.arg[0], 0); /* Ines, Dexterity 2 */
    game->apply(&data, &table, &m);
    m = ask(GM);
    assert_int_equal(m.verb, DO_TARGET);
    assert_int_equal(m.arg[0], BIT(DEXTERITY));
    assert_int_equal(m.arg[4], BIT(TAG_STEALTH));
    s->act_kind = ACT_TRY;
    s->tags = BIT(TAG_STEALTH);
    bj_peace_open(s);
    s->waiting = 1u << GM;
    s->result = RESULT_SUCCESS;
    does(GM, DO_FIGHT);
    s->result = RESULT_FAILURE;
    for (int i = FOE; i < BODIES; i++)
        if (is_up(s, i) && !s->aware[i]) {
            m = ask(GM);
            assert_int_equal(m.verb, DO_ALERT);
            assert_int_equal(m.arg[0], i);
            game->apply(&data, &table, &m);
            s->waiting = 1u << GM;
        }
    does(GM, DO_FIGHT);
}

/* A hero whose pile has grown frees a hand, eats, and takes up again what was in it. */
static void heals_before_a_fight(void **state)
{
    (void)state;
    struct twenty_one *s = set_up("berrick-stoll", NULL, "rats-on-the-road");
    does(1, DO_WAIT);
    s->deck[HERO] &= ~(uint64_t)0x3f;
    s->pile[HERO] = 0x3f; /* six Hearts, none a face */
    bool ate = false;
    for (int step = 0; step < ACTS_MAX && s->phase != PHASE_OVER; step++) {
        struct move m = ask(1);
        if (m.verb == DO_WAIT)
            break;
        ate |= m.verb == DO_USE;
        game->apply(&data, &table, &m);
    }
    assert_true(ate);
    assert_int_equal(s->pile[HERO], 0);
    assert_int_equal(bj_held(s, HERO, SLOT_RIGHT), GEAR_KITE_SHIELD);
}

/* BJ-I2: bots alone bring a run to an end, whoever they are; every move that they make is open. */
static void runs_end(void **state)
{
    enum { RUNS = 6 };
    (void)state;
    for (int k = 0; k < RUNS; k++) {
        struct rules rules;
        struct rng dealer, mind;
        uint32_t moves = 0;
        rules_default(game, &rules);
        rules.value[RULE_FOES_HIDDEN] = k & 1;
        rules.value[RULE_DEFENCE] = k >> 1 & 1;
        rules.value[RULE_SHARED_DECKS] = k % 3 == 0;
        assert_null(game->init(&data, &rules, 2 + k % HEROES, &table));
        rng_seed(&dealer, (uint64_t)k, 0);
        rng_seed(&mind, (uint64_t)k, 1);
        for (uint32_t turn; (turn = game_asked(game, &data, &table)) != 0; moves++) {
            struct move m;
            if (turn == 1u << SEAT_CHANCE) {
                struct options open;
                options_clear(&open);
                game->options(&data, &table, SEAT_CHANCE, &open);
                options_draw(&open, &dealer, &m);
            } else {
                m = ask_as(k == RUNS - 1 ? "careless" : "careful", __builtin_ctz(turn),
                           rng_next(&mind));
            }
            game->apply(&data, &table, &m);
            assert_true(moves < game->moves_max);
        }
        int ending = look_at(&table)->ending;
        assert_true(ending == ENDING_WON || ending == ENDING_LOST);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hits_and_holds),
        cmocka_unit_test(counts_damage),
        cmocka_unit_test(targets),
        cmocka_unit_test(windows),
        cmocka_unit_test(swaps),
        cmocka_unit_test(walks_and_strikes),
        cmocka_unit_test(frees_a_hand),
        cmocka_unit_test(strikes_at_once),
        cmocka_unit_test(tactics),
        cmocka_unit_test(own_fire),
        cmocka_unit_test(sneaking),
        cmocka_unit_test(heals_before_a_fight),
        cmocka_unit_test(runs_end),
    };
    return cmocka_run_group_tests(tests, open_pack, NULL);
}
