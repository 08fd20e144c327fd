/* The table judged and counted: what check() complains of, what may_be() allows where a card or a
 * bet is not seen, what a match counts for. What is always true: each case takes a table that is
 * right and changes one thing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "engine/rng.h"
#include "tests/bloodsport/table.h"

static const char *init(int seats)
{
    struct rules rules;
    rules_default(&bloodsport_game, &rules);
    return bloodsport_init(&data, &rules, seats, &table);
}

/* A match of so many, dealt, in phase 2 of round 1: seat 0 to move. */
static void dealt(int seats)
{
    struct rng rng;
    rng_seed(&rng, 5, 1);
    assert_null(init(seats));
    while (bloodsport_turn(&data, &table) == 1u << SEAT_CHANCE) {
        struct options o;
        struct move m;
        bloodsport_options(&data, &table, SEAT_CHANCE, &o);
        options_draw(&o, &rng, &m);
        bloodsport_apply(&data, &table, &m);
    }
    t->first = t->actor = 0;
    assert_null(bloodsport_check(&data, &table));
}

static void wrong(const char *why)
{
    const char *said = bloodsport_check(&data, &table);
    assert_non_null(said);
    assert_string_equal(said, why);
}
static void right(void)
{
    assert_null(bloodsport_check(&data, &table));
}

static void for_one_or_two(void **state)
{
    (void)state;
    assert_int_equal(bloodsport_game.seats_min, 1);
    assert_int_equal(bloodsport_game.seats_max, 2);
    assert_null(init(1));
    assert_null(init(2));
}

/* Whatever lay in the memory before. */
static void begun_anew(void **state)
{
    struct state clean;
    (void)state;
    memset(table.bytes, 0, sizeof *t);
    assert_null(init(2));
    clean = table;
    memset(table.bytes, 0xa5, sizeof *t);
    assert_null(init(2));
    assert_memory_equal(table.bytes, clean.bytes, sizeof *t);
}

/* BG-H2: up to 10, 11 to 20, 21 and more. BG-J2: 1 for who has won. */
static void counted(void **state)
{
    static const struct { int outcome, fate, tally[TALLIES], payoff; } of[] = {
        {OUTCOME_NONE, 0, {0, 0, 0, 0, 0}, 0},  {OUTCOME_LOST, 6, {0, 1, 0, 0, 0}, 0},
        {OUTCOME_LOST, 1, {0, 1, 0, 0, 0}, 0},  {OUTCOME_WON, 1, {1, 0, 1, 0, 0}, 1},
        {OUTCOME_WON, 10, {1, 0, 1, 0, 0}, 1},  {OUTCOME_WON, 11, {1, 0, 0, 1, 0}, 1},
        {OUTCOME_WON, 20, {1, 0, 0, 1, 0}, 1},  {OUTCOME_WON, 21, {1, 0, 0, 0, 1}, 1},
        {OUTCOME_LOST, 21, {0, 1, 0, 0, 0}, 0}, {OUTCOME_LOST, 15, {0, 1, 0, 0, 0}, 0},
    };
    (void)state;
    assert_null(init(1));
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        int32_t out[SEATS_MAX];
        t->outcome[0] = (uint8_t)of[i].outcome;
        t->fate[0] = (uint16_t)of[i].fate;
        for (int which = 0; which < TALLIES; which++)
            assert_int_equal(bloodsport_tally(&data, &table, 0, which), of[i].tally[which]);
        memset(out, 0x77, sizeof out);
        bloodsport_payoff(&data, &table, out);
        assert_int_equal(out[0], of[i].payoff);
        assert_int_equal(out[1], 0x77777777); /* nobody sits there */
    }
}

/* What the program and the page know of the game before a match. */
static void the_head(void **state)
{
    static const char *const tallies[] = {"won", "lost", "fate-to-10", "fate-11-to-20"};
    const struct game *g = &bloodsport_game;
    (void)state;
    assert_int_equal(g->edition, 2);
    assert_int_equal(g->editions[0].number, 1);
    assert_int_equal(g->editions[1].number, 2);
    assert_int_equal(g->editions[2].number, 0);
    assert_int_equal(g->seats_min, 1);
    assert_int_equal(g->seats_max, 2);
    assert_int_equal(g->payoff_lo, 0);
    assert_int_equal(g->payoff_hi, 1);
    assert_int_equal(g->tally_count, 5);
    assert_int_equal(g->source_count, 1);
    for (int i = 0; i < 4; i++)
        assert_string_equal(g->tallies[i].name, tallies[i]);
    for (int i = 0; i < 5; i++)
        assert_int_equal(g->tallies[i].worth, i == TALLY_WON); /* BG-J2 */
}

/* BG-C11: a card that comes to a place is seen by those who see in there. */
static void witnesses(void **state)
{
    (void)state;
    dealt(2);
    for (int slot = 0; slot < SLOTS; slot++)
        t->weapon_known[WEAPON_SLOT + slot] = (uint16_t)(slot + 1);
    for (int fight = 0; fight < FIGHTS; fight++)
        t->secret_known[SECRET_FIGHT + fight] = (uint16_t)(fight + 1);
    for (int slot = 0; slot < SLOTS; slot++) {
        struct move m = {.seat = SEAT_CHANCE, .verb = DO_WEAPON, .arg = {slot, 0}};
        assert_int_equal(bloodsport_witness(&data, &table, &m), slot + 1);
    }
    for (int fight = 0; fight < FIGHTS; fight++) {
        struct move m = {.seat = SEAT_CHANCE, .verb = DO_SECRET, .arg = {fight, 0}};
        assert_int_equal(bloodsport_witness(&data, &table, &m), fight + 1);
    }
}

/* ---- may_be ---- */

static struct set may(int field, int i)
{
    return bloodsport_may_be(&data, &table, field, i);
}
static void set_is(struct set of, uint64_t first, uint64_t second)
{
    assert_int_equal(of.word[0], first);
    assert_int_equal(of.word[1], second);
}
static int card(const char *name)
{
    const struct pack *p = pack_of(&data);
    for (int i = 0; i < ACTIONS; i++)
        if (!strcmp(p->action_name[i], name))
            return i;
    fail();
    return 0;
}
static uint64_t below(int n) { return (1ull << n) - 1; }

static void places(void **state)
{
    (void)state;
    dealt(2);
    set_is(may(FIELD_weapon_place, 0), below(WEAPON_PLACES), 0);
    set_is(may(FIELD_secret_place, 0), below(SECRET_PLACES), 0);
    set_is(may(FIELD_action_place, card("keyhole")), below(ACTION_ROW), 0);
    set_is(may(FIELD_action_place, card("borrow-the-sun")), below(ACTION_ROW), 0);
    set_is(may(FIELD_action_place, card("pear-cordial")), below(ACTION_ROW), 0);
}

/* BG-C8: a Sabotage face down may be any whose Risk is as large as what lies on it, with what was
 * added and taken off. Risk 2:
 * Sorcerous Succor; 3: Mattress Under the Mail; 4: Lead in the Slippers; 5: Bedchamber Scorpion. */
static void rows_by_tokens(void **state)
{
    int two = card("sorcerous-succor"), three = card("mattress-under-the-mail"),
        five = card("bedchamber-scorpion");
    (void)state;
    dealt(2);
    t->row_count = 1;
    t->row_on[0] = t->row_tie[0] = 0;
    t->row_time[0] = 2;
    t->row_coin[0] = 1;
    set_is(may(FIELD_action_place, two), below(ACTION_ROW), 0);
    set_is(may(FIELD_action_place, three), below(ACTION_ROW + 1), 0);
    set_is(may(FIELD_action_place, five), below(ACTION_ROW + 1), 0);
    t->row_extra[0] = 1;
    set_is(may(FIELD_action_place, two), below(ACTION_ROW + 1), 0);
    t->row_cut[0] = 1;
    set_is(may(FIELD_action_place, two), below(ACTION_ROW), 0);
    set_is(may(FIELD_action_place, card("keyhole")), below(ACTION_ROW), 0);
}

/* BG-E2: what is face down was not passed over: its Fight is to come, or is the present one and its
 * turn has not been. */
static void rows_by_fight(void **state)
{
    int fighter = card("sorcerous-succor"), weapon = card("night-with-a-whetstone");
    uint64_t row = 1ull << ACTION_ROW | 1ull << (ACTION_ROW + 1);
    (void)state;
    dealt(2);
    t->row_count = 2;
    t->row_on[0] = t->row_tie[0] = t->row_on[1] = t->row_tie[1] = 2; /* Fight 2 */
    t->fight = 0;
    set_is(may(FIELD_action_place, fighter), below(ACTION_ROW) | row, 0);
    t->fight = 1;
    set_is(may(FIELD_action_place, fighter), below(ACTION_ROW) | row, 0);
    t->row_next = 1;
    set_is(may(FIELD_action_place, fighter), below(ACTION_ROW) | 1ull << (ACTION_ROW + 1), 0);
    t->row_next = 2;
    set_is(may(FIELD_action_place, fighter), below(ACTION_ROW), 0);
    t->row_next = 0;
    t->fight = 2;
    set_is(may(FIELD_action_place, fighter), below(ACTION_ROW), 0);
    t->row_done[0] = 1; /* its turn has been, and all saw it */
    set_is(may(FIELD_action_place, fighter), below(ACTION_ROW) | 1ull << ACTION_ROW, 0);
    t->row_done[0] = 0;
    t->row_tie[1] = 4; /* its Weapon is in Fight 3 by now */
    set_is(may(FIELD_action_place, weapon), below(ACTION_ROW) | 1ull << (ACTION_ROW + 1), 0);
    set_is(may(FIELD_action_place, card("keyhole")), below(ACTION_ROW), 0); /* no Sabotage */
    set_is(may(FIELD_action_place, card("the-captains-birthday")), below(ACTION_ROW), 0);
}

/* BG-C8: where a Sabotage on a Weapon comes up. */
static void the_fight_of_a_row(void **state)
{
    const struct pack *p = pack_of(&data);
    int fighter = card("sorcerous-succor"), weapon = card("night-with-a-whetstone");
    (void)state;
    dealt(2);
    t->row_count = 1;
    t->row_on[0] = 2;  /* Fight 2 */
    t->row_tie[0] = 5; /* its Weapon is in Fight 3 */
    assert_int_equal(bg_row_fight(p, t, 0, fighter), 1);
    assert_int_equal(bg_row_fight(p, t, 0, weapon), 2);
    t->row_tie[0] = NONE;
    assert_int_equal(bg_row_fight(p, t, 0, weapon), 1); /* no Fight has begun */
    t->fight = 0;
    assert_int_equal(bg_row_fight(p, t, 0, weapon), 1);
    t->fight = 1;
    assert_int_equal(bg_row_fight(p, t, 0, weapon), 1);
    t->fight = 2;
    assert_int_equal(bg_row_fight(p, t, 0, weapon), 2);
    assert_int_equal(bg_row_fight(p, t, 0, fighter), 1);
}

/* BG-D1, D2: 1 to 3 Coin, the favourite's fixed, never more than the player holds; no bet that is
 * still to be made. */
static void bets(void **state)
{
    enum { NO = 1 << BET_NONE, LEFT = 1 << BET_LEFT, RIGHT = 1 << BET_RIGHT };
    (void)state;
    dealt(2);
    t->phase = PHASE_BET;
    t->odds[0] = 0;
    t->odds[1] = 1;  /* left is favourite */
    t->odds[2] = -2; /* right is favourite */
    set_is(may(FIELD_bet, 0), NO, 0);
    t->bets_made[0] = 2;
    set_is(may(FIELD_bet, 0), NO | 7 * LEFT | 7 * RIGHT, 0);
    set_is(may(FIELD_bet, 1), NO | 2 * LEFT | 7 * RIGHT, 0);
    set_is(may(FIELD_bet, 2), NO, 0);
    set_is(may(FIELD_bet, 3), NO, 0);
    t->bets_made[1] = 3;
    set_is(may(FIELD_bet, 3), NO | 7 * LEFT | 7 * RIGHT, 0);
    set_is(may(FIELD_bet, 5), NO | 7 * LEFT | 4 * RIGHT, 0);
    t->coin[1] = 2;
    set_is(may(FIELD_bet, 3), NO | 3 * LEFT | 3 * RIGHT, 0);
    set_is(may(FIELD_bet, 5), NO | 3 * LEFT, 0);
}

/* BG-F2, F3: who has settled has paid boxes that the Coin is enough for, skipped, or given up;
 * nobody else is seen to. */
static void settlements(void **state)
{
    (void)state;
    dealt(2);
    t->coin[0] = 3;
    set_is(may(FIELD_settle, 0), 1ull << SETTLE_PENDING, 0);
    t->phase = PHASE_SETTLE;
    t->waiting = 3;
    set_is(may(FIELD_settle, 0), 1ull << SETTLE_PENDING, 0);
    t->waiting = 2;
    set_is(may(FIELD_settle, 0), 1ull << 1, 1ull << (SETTLE_SKIP - 64)); /* the box of 3 */
    set_is(may(FIELD_settle, 1), 1ull << SETTLE_PENDING, 0);
    t->phase = PHASE_SETTLED;
    t->waiting = 0;
    set_is(may(FIELD_settle, 0), 1ull << 1, 1ull << (SETTLE_SKIP - 64));
    t->coin[0] = 0;
    set_is(may(FIELD_settle, 0), 0, 1ull << (SETTLE_SKIP - 64) | 1ull << (SETTLE_GIVE_UP - 64));
    t->chance[0] = 0; /* was never asked */
    set_is(may(FIELD_settle, 0), 1ull << SETTLE_PENDING, 0);
    t->status[1] = STATUS_GOES_ON; /* pays no Loans */
    set_is(may(FIELD_settle, 1), 1ull << SETTLE_PENDING, 0);
    t->status[1] = STATUS_OUT;
    set_is(may(FIELD_settle, 1), 1ull << SETTLE_PENDING, 0);
    t->status[1] = STATUS_AGAIN;
    t->coin[1] = 0;
    set_is(may(FIELD_settle, 1), 0, 1ull << (SETTLE_SKIP - 64) | 1ull << (SETTLE_GIVE_UP - 64));
}

/* ---- check ---- */

static void the_table(void **state)
{
    static const char range[] = "Guard Level is out of range",
                      none[] = "the state is no state of this game";
    (void)state;
    dealt(2);
    t->guard = 0, wrong(range);
    t->guard = 4, wrong(range);
    t->guard = 3, right();
    t->guard = 1, right();
    t->phase = PHASES, wrong(none);
    t->phase = PHASE_ACTION;
    t->spare[0] = 1, wrong(none);
    t->spare[0] = 0, right();
    t->seats = 0, wrong(none);
    t->seats = 3, wrong(none);
    t->seats = 2, right();
}

static void the_players(void **state)
{
    static const char range[] = "Chance or Loans are out of range",
                      undated[] = "an outcome without its round";
    (void)state;
    for (int seat = 0; seat < 2; seat++) {
        dealt(2);
        t->chance[seat] = 4, wrong(range);
        t->chance[seat] = 3, right();
        t->paid[seat] = 1 << BOXES, wrong(range);
        t->paid[seat] = (1 << BOXES) - 1, right();
        t->outcome[seat] = OUTCOME_LOST, wrong(undated);
        t->outcome_round[seat] = 1, wrong("a player who is done is still playing");
        t->phase = PHASE_FATE, right();
        t->phase = PHASE_AFTER, right();
        t->phase = PHASE_OVER, right();
        t->phase = PHASE_ACTION;
        t->status[seat] = STATUS_AGAIN, right();
        t->outcome[seat] = OUTCOME_NONE, wrong(undated);
    }
}

static void the_empty_seat(void **state)
{
    static const char holds[] = "an empty seat holds something";
    (void)state;
    dealt(1);
    t->coin[1] = 1, wrong(holds);
    t->coin[1] = 0, right();
    t->paid[1] = 1, wrong(holds);
    t->paid[1] = 0;
    t->outcome[1] = OUTCOME_WON, t->outcome_round[1] = 1, wrong(holds);
    t->outcome[1] = OUTCOME_NONE, t->outcome_round[1] = 0;
    t->status[1] = STATUS_PLAYING, wrong(holds);
    t->status[1] = STATUS_OUT, right();
}

/* BG-A3: 66 Coin, those on Loan cards too. */
static void the_bank(void **state)
{
    static const char more[] = "more Coin is about than there is";
    (void)state;
    dealt(2);
    t->stock = STOCK_PRINTED;
    t->coin[0] = 40;
    t->coin[1] = 26, right();
    t->coin[1] = 27, wrong(more);
    t->coin[1] = 26, t->paid[0] = 1, wrong(more);
    t->coin[1] = 25, right();
    t->paid[1] = 2, wrong(more);
    t->paid[1] = 0, t->coin[0] = 41, wrong(more);
    t->edition = 1, right(); /* whose new starts were 16, whatever the bank had */
    t->edition = 2, wrong(more);
    t->stock = STOCK_UNLIMITED, right();
}

static void the_bets(void **state)
{
    static const char odds[] = "a bet against the odds announced";
    (void)state;
    dealt(2);
    t->bets_made[0] = 1;
    t->bets_made[1] = 3;
    t->odds[0] = 1; /* left is favourite: 2 Coin */
    t->bet[0] = BET_LEFT + 1, right();
    t->bet[0] = BET_LEFT, wrong(odds);
    t->bet[0] = BET_LEFT + 2, wrong(odds);
    t->bet[0] = BET_RIGHT + 2, right();
    t->bet[0] = BETS, wrong("a bet that nobody can make");
    t->bet[0] = BET_NONE;
    t->odds[1] = 0;
    t->bet[1] = BET_LEFT, wrong(odds); /* not made yet */
    t->bets_made[0] = 2, right();
    t->bets_made[0] = 1, wrong(odds);
    t->bet[1] = BET_NONE;
    t->odds[2] = 2; /* left is favourite: 3 Coin */
    t->bet[5] = BET_LEFT + 1, wrong(odds);
    t->bet[5] = BET_LEFT + 2, right();
    t->coin[1] = 3, right();
    t->coin[1] = 2, wrong("a player has wagered more than the player holds");
    t->bet[5] = BET_NONE, t->bets_made[1] = 2, right();
    t->odds[2] = 0, t->bet[5] = BET_LEFT, wrong(odds);
}

static void the_settlements(void **state)
{
    static const char nobody[] = "a settlement that nobody made",
                      unpaid[] = "a settlement that cannot be paid";
    (void)state;
    dealt(2);
    for (int seat = 0; seat < 2; seat++) {
        t->settle[seat] = SETTLE_SKIP, wrong(nobody);
        t->phase = PHASE_SETTLE, right();
        t->waiting = (uint8_t)(1 << seat), wrong(nobody);
        t->waiting = (uint8_t)(2 >> seat), right();
        t->phase = PHASE_SETTLED, t->waiting = 0, right();
        t->coin[seat] = 2, right();
        t->settle[seat] = 1, wrong(unpaid);
        t->coin[seat] = 3, right();
        t->settle[seat] = SETTLE_GIVE_UP, wrong(unpaid);
        t->coin[seat] = 0, right();
        t->settle[seat] = SETTLE_SKIP, t->chance[seat] = 0, wrong(unpaid);
        t->chance[seat] = 3;
        t->settle[seat] = SETTLE_PENDING;
        t->phase = PHASE_ACTION, right();
    }
    dealt(1);
    t->phase = PHASE_SETTLE;
    t->settle[1] = SETTLE_SKIP, wrong(nobody);
}

static void the_cards(void **state)
{
    static const char number[] = "a place holds another number of cards than it says";
    static const char barred[] = "a card lies where its pool is barred";
    static const char fighter[] = "a Fighter is missing or stands twice",
                      nowhere[] = "a card lies nowhere";
    (void)state;
    dealt(2);
    uint8_t was = t->weapon_place[WEAPONS - 1];
    t->weapon_place[WEAPONS - 1] = WEAPON_PLACES, wrong(nowhere);
    t->weapon_place[WEAPONS - 1] = was, right();
    was = t->secret_place[SECRETS - 1];
    t->secret_place[SECRETS - 1] = SECRET_PLACES, wrong(nowhere);
    t->secret_place[SECRETS - 1] = was, right();
    was = t->action_place[ACTIONS - 1];
    t->action_place[ACTIONS - 1] = ACTION_PLACES, wrong(nowhere);
    t->action_place[ACTIONS - 1] = was, right();
    t->weapon_size[WEAPON_DECK]++, wrong(number);
    t->weapon_size[WEAPON_DECK]--;
    t->weapon_size[WEAPON_PLACES - 1]++, wrong(number);
    t->weapon_size[WEAPON_PLACES - 1]--, right();
    t->secret_size[SECRET_DECK]++, wrong(number);
    t->secret_size[SECRET_DECK]--;
    t->secret_size[SECRET_PLACES - 1]++, wrong(number);
    t->secret_size[SECRET_PLACES - 1]--, right();
    t->action_size[ACTION_DECK]++, wrong(number);
    t->action_size[ACTION_DECK]--;
    t->action_size[ACTION_PLACES - 1]++, wrong(number);
    t->action_size[ACTION_PLACES - 1]--, right();
    for (int i = 0; i < WEAPONS; i += WEAPONS - 1) {
        t->weapon_barred[t->weapon_pool[i]] ^= 1ull << t->weapon_place[i], wrong(barred);
        t->weapon_barred[t->weapon_pool[i]] ^= 1ull << t->weapon_place[i], right();
    }
    for (int i = 0; i < SECRETS; i += SECRETS - 1) {
        t->secret_barred[t->secret_pool[i]] ^= 1ull << t->secret_place[i], wrong(barred);
        t->secret_barred[t->secret_pool[i]] ^= 1ull << t->secret_place[i], right();
    }
    for (int i = 0; i < ACTIONS; i += ACTIONS - 1) {
        t->action_barred[t->action_pool[i]] ^= 1ull << t->action_place[i], wrong(barred);
        t->action_barred[t->action_pool[i]] ^= 1ull << t->action_place[i], right();
    }
    uint32_t deck = t->fighter_deck;
    t->fighter_deck &= deck - 1, wrong(fighter);                       /* missing */
    /* in deck and discard */
    t->fighter_deck = deck, t->fighter_discard = deck & -deck, wrong(fighter);
    t->fighter_discard = 0, right();
    t->fighter_deck |= 1u << t->fighter_at[0], wrong(fighter);
    t->fighter_deck = deck | 1u << t->fighter_at[SLOTS - 1], wrong(fighter);
    t->fighter_deck = deck, right();
    was = t->fighter_at[5];
    t->fighter_at[5] = t->fighter_at[4], wrong(fighter);
    t->fighter_at[5] = was, right();
}

static void two_weapons(void **state)
{
    (void)state;
    for (int slot = 0; slot < SLOTS; slot += SLOTS - 1) {
        dealt(2);
        int other = slot ? 0 : 1;
        for (int i = 0; i < WEAPONS; i++)
            if (t->weapon_place[i] == WEAPON_SLOT + other)
                t->weapon_place[i] = (uint8_t)(WEAPON_SLOT + slot);
        t->weapon_size[WEAPON_SLOT + other] = 0;
        t->weapon_size[WEAPON_SLOT + slot] = 2;
        memset(t->weapon_barred, 0, sizeof t->weapon_barred);
        wrong("two Weapons beside one Fighter");
    }
}

/* Sorcerous Succor, Risk 2, laid as row `row` beside the left of Fight 2, the rows before it by the
 * other Sabotage. */
static void the_rows(void **state)
{
    static const char cardless[] = "a row of Sabotage without its card",
                      over[] = "a Sabotage was passed over";
    static const char tokens[] = "a Sabotage with more tokens than Risk";
    (void)state;
    dealt(2);
    int succor = card("sorcerous-succor");
    memset(t->action_barred, 0, sizeof t->action_barred);
    t->row_count = 1, wrong(cardless);
    t->row_count = 0;
    bg_action_put(&table, succor, ACTION_ROW), wrong(cardless);
    t->row_count = 1;
    t->row_on[0] = t->row_tie[0] = 2, right();
    t->row_time[0] = 2, right();
    t->row_coin[0] = 1, wrong(tokens);
    t->row_extra[0] = 1, right();
    t->row_cut[0] = 1, wrong(tokens);
    t->row_coin[0] = 0, right();
    t->fight = 0, right();
    t->fight = 1, right();
    t->row_next = 1, wrong(over);
    t->row_done[0] = 1, right();
    t->row_done[0] = 0, t->row_next = 0, t->fight = 2, wrong(over);
    t->row_done[0] = 1, right();
    bg_action_put(&table, succor, ACTION_DECK);
    t->row_time[0] = t->row_extra[0] = t->row_cut[0] = 0;
    bg_action_put(&table, card("keyhole"), ACTION_ROW),
        wrong("a card that is no Sabotage lies beside a Fighter");
    bg_action_put(&table, card("keyhole"), ACTION_DECK);
    bg_action_put(&table, succor, ACTION_ROW), right();
    bg_action_put(&table, card("pear-cordial"), ACTION_ROW + ROWS_MAX - 1), wrong(cardless);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(for_one_or_two),
        cmocka_unit_test(begun_anew),
        cmocka_unit_test(counted),
        cmocka_unit_test(the_head),
        cmocka_unit_test(witnesses),
        cmocka_unit_test(places),
        cmocka_unit_test(rows_by_tokens),
        cmocka_unit_test(rows_by_fight),
        cmocka_unit_test(the_fight_of_a_row),
        cmocka_unit_test(bets),
        cmocka_unit_test(settlements),
        cmocka_unit_test(the_table),
        cmocka_unit_test(the_players),
        cmocka_unit_test(the_empty_seat),
        cmocka_unit_test(the_bank),
        cmocka_unit_test(the_bets),
        cmocka_unit_test(the_settlements),
        cmocka_unit_test(the_cards),
        cmocka_unit_test(two_weapons),
        cmocka_unit_test(the_rows),
    };
    return cmocka_run_group_tests(tests, open_pack, close_pack);
}
