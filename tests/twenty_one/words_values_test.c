/* What 21 says of values: limits, what cards are worth, what may be carried, how a Deal stands.
 * What is always true: each expected value is worked out by hand from docs/rules/twenty-one.md and
 * the rows, in the comment beside it. */
#include "games/twenty_one/deal/cards.h"
#include "tests/twenty_one/by_hand.h"

static const char *described(int names, int value)
{
    struct text t = text_over(said, sizeof said);
    words()->describe(&data, names, value, &t);
    return said;
}

/* BJ-C3: 8, 2 more with Vitality, 2 more in Leather. A Moth of limit 2 wears nothing. */
static void limits_told(void **state)
{
    (void)state;
    has(described(NAMES_HERO, hero_named("Berrick Stoll")), " limit 10."); /* Leather */
    has(described(NAMES_HERO, hero_named("Mother Quill")), " limit 12.");  /* Leather, Vitality */
    has(described(NAMES_HERO, hero_named("Ines Marrable")), " limit 8."); /* Shadow Gear: no more */
    for (int i = 0; i < pack.beast_count; i++)
        if (!strcmp(pack.beast[i].caption.title, "Candle Moth")) {
            has(described(NAMES_BEAST, i), " limit 2.");
            return;
        }
    fail_msg("no Candle Moth");
}

/* BJ-A3: a Joker 0, without suit and colour, and the Deal is Critical (BJ-B5); an Ace 1 or 11; J,
 * Q, K 10; else the number. */
static void cards_told(void **state)
{
    (void)state;
    has(described(NAMES_CARD, JOKER), "worth 0, with no suit or colour");
    has(said, "critical");
    for (int suit = 0; suit < 4; suit++) {
        has(described(NAMES_CARD, card(suit, 1)), "worth 1 or 11");
        has(described(NAMES_CARD, card(suit, 2)), "worth 2.");
        has(described(NAMES_CARD, card(suit, 9)), "worth 9.");
        has(described(NAMES_CARD, card(suit, 10)), "worth 10.");
        for (int rank = 11; rank <= 13; rank++)
            has(described(NAMES_CARD, card(suit, rank)), "worth 10, a face card.");
    }
}

/* BJ-E3: what everyone has; the other Skills are of an Ability, of gear or of a spell. */
static void owners_told(void **state)
{
    (void)state;
    for (int skill = 0; skill < SKILLS; skill++) {
        described(NAMES_SKILL, skill);
        assert_true(!strstr(said, "everyone's") == (skill > SKILL_HUMANITY));
    }
}

/* BJ-F3, BJ-F4: Strength 2, Endurance 1, Hope 1: Miracles as Hope, 1; Sorceries Wits + 1, 1;
 * Pyromancies the lower of Endurance and Power, 0. Armor up to Endurance, 1. A hand the higher of
 * Endurance and Strength, 2; two hands 4. */
static void limits_asked(void **state)
{
    (void)state;
    begin();
    play(1, DO_GROUP, 1, 0);
    play(1, DO_RAISE, STRENGTH, 0);
    play(1, DO_RAISE, STRENGTH, 0);
    play(1, DO_LEARN, SKILL_OVERBEAR, 0);
    play(1, DO_LEARN, SKILL_LEAN_INTO, 0);
    play(1, DO_LEARN, SKILL_STURDY, 0);
    play(1, DO_LEARN, SKILL_CHEER, 0);
    has(say(1, words()->prompt), "Your limits: Miracle 1, Sorcery 1, Pyromancy 0.");
    play(1, DO_DONE, 0, 0);
    has(say(1, words()->prompt), "It can weigh up to 1.");
    play(1, DO_ARMOR, ARMOR_LEATHER, 0);
    has(say(1, words()->prompt), "A hand and its reserve carry Weight 2, both hands together 4.");
}

/* BJ-F4: without Endurance and Strength a hand carries 0, two hands 1. */
static void weak_hands_asked(void **state)
{
    (void)state;
    begin();
    play(1, DO_GROUP, 2, 0); /* Wits 1, Power 1 */
    play(1, DO_RAISE, WITS, 0);
    play(1, DO_RAISE, DEXTERITY, 0);
    play(1, DO_LEARN, SKILL_LUCKY_LADY, 0);
    play(1, DO_LEARN, SKILL_LUCKY_LAD, 0);
    play(1, DO_LEARN, SKILL_POWER_SPELL, 0);
    play(1, DO_LEARN, SKILL_RIPOSTE, 0);
    play(1, DO_DONE, 0, 0);
    has(say(1, words()->prompt), "It can weigh up to 0.");
    play(1, DO_DONE, 0, 0);
    has(say(1, words()->prompt), "carry Weight 0, both hands together 1.");
}

/* BJ-E1, BJ-E7: Strength 1, Dexterity 2. The Dagger tests Dexterity, bare hands Strength; a
 * Battleaxe Strength, with 1 Edge more. */
static void attack_edges(void **state)
{
    struct twenty_one *s = fight(hero_named("Ines Marrable")); /* a Dagger in the left hand */
    (void)state;
    has(label(1, DO_ATTACK, WITH_LEFT, HOW_PLAIN, 0, 0), "(Edge 2,");
    s->slot[HERO * SLOTS + 1] = NONE;
    s->slot_n[HERO * SLOTS + 1] = 0;
    has(label(1, DO_ATTACK, WITH_BARE, HOW_PLAIN, 0, 0), "(Edge 1,");
    s->slot[HERO * SLOTS] = GEAR_BATTLEAXE;
    s->slot[HERO * SLOTS + 1] = GEAR_GRIP;
    has(label(1, DO_ATTACK, WITH_LEFT, HOW_PLAIN, 0, 0), "(Edge 2,");
}

/* BJ-G1: a Fireball at 15 feet strikes its square and all adjacent, the caster too. The hero at b2,
 * the foe at d2: between them both; e2 is 15 feet away, f2 and the wall above are no squares for
 * it. */
static void struck_told(void **state)
{
    struct twenty_one *s = fight(hero_named("Berrick Stoll"));
    (void)state;
    for (int foe = FOE + 1; foe < BODIES; foe++)
        s->being[foe] = BEING_ABSENT;
    stand(HERO, 1, 1);
    stand(FOE, 1, 3);
    s->act_kind = ACT_CAST;
    s->act_who = HERO;
    s->act_what = SPELL_FIREBALL;
    s->act_gear = GEAR_BARE;
    s->phase = PHASE_SQUARE;
    assert_null(strstr(say(GM, words()->facts), "strikes")); /* whose act it is not */
    has(say(1, words()->facts), "\"b2\":[\"hero-1\"],\"c2\":[\"hero-1\",\"foe-1\"],"
                                "\"d2\":[\"foe-1\"],\"e2\":[\"foe-1\"]");
    assert_null(strstr(said, "\"c1\""));
    assert_null(strstr(said, "\"f2\""));
    s->act_what = SPELL_HEAL;
    assert_null(strstr(say(1, words()->facts), "strikes"));
}

/* BJ-B6, BJ-E1, BJ-D5: Strength 2, Dexterity 3, Hope 1, all else 0. Stunned: Strength and Dexterity
 * are 1 less; 1 Edge of circumstance more; Hush: 2 more for stealth; in a Conflict Optimism counts
 * where the Deal is tagged so. */
static void called_edge_told(void **state)
{
    struct twenty_one *s = fight(hero_named("Ines Marrable"));
    (void)state;
    memset(s->ability + HERO * ABILITIES, 0, ABILITIES);
    s->ability[HERO * ABILITIES + STRENGTH] = 2;
    s->ability[HERO * ABILITIES + DEXTERITY] = 3;
    s->ability[HERO * ABILITIES + HOPE] = 1;
    s->skills[HERO] |= BIT(SKILL_OPTIMISM);
    s->phase = PHASE_CALL;
    s->desk_who = HERO;
    assert_null(strstr(say(1, words()->facts), "\"call\"")); /* the GM alone calls */
    has(say(GM, words()->facts), "\"call\":{\"edge\":{\"strength\":2,\"dexterity\":3,"
                                 "\"endurance\":0,\"hope\":1,\"wits\":0,\"power\":0},"
                                 "\"tags\":{\"non-combat\":1}}");
    s->marks[HERO] |= BIT(MARK_STUNNED);
    s->turns[HERO * TIMEDS + TIMED_HUSH] = 1;
    s->circumstance[HERO] = 1;
    has(say(GM, words()->facts), "\"call\":{\"edge\":{\"strength\":2,\"dexterity\":3,"
                                 "\"endurance\":1,\"hope\":2,\"wits\":1,\"power\":1},"
                                 "\"tags\":{\"stealth\":2,\"non-combat\":1}}");
    s->phase = PHASE_CALL_SIDE; /* tagged already: that counts, and no tag is to come */
    s->player = FIRST;
    s->party[FIRST] = HERO;
    s->tags = BIT(TAG_STEALTH);
    has(say(GM, words()->facts), "\"call\":{\"edge\":{\"strength\":4,\"dexterity\":5,");
}

/* BJ-F6: in Explorer's Gear a swap is free, once a turn. */
static void free_swap_said(void **state)
{
    struct twenty_one *s = fight(hero_named("Wilmot Sedge"));
    (void)state;
    has(label(1, DO_SWAP, SLOT_LEFT, 0, 0, 0), ", free once a turn");
    s->has_swapped = 1;
    assert_null(strstr(label(1, DO_SWAP, SLOT_LEFT, 0, 0, 0), "Free"));
}

/* BJ-E7: who defends names the Ability, and is told against whom. */
static void defence_asked(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 13), 0);
    (void)state;
    s->phase = PHASE_DEFENCE;
    s->asked = FOE;
    has(say(GM, words()->prompt),
        "Which Ability does Cellar Rat 1 defend with? Berrick Stoll attacks.");
}

/* BJ-B3: held against a Target: won at or above it, not below, not over 21. The hand is a 10 and
 * the second card. */
static void target_stands(void **state)
{
    static const struct { int second, target; bool won; } cases[] = {
        {7, 17, true}, {6, 17, false}, {8, 17, true}, {1, 21, true}, {10, 21, false},
    };
    struct twenty_one *s;
    (void)state;
    for (size_t n = 0; n < sizeof cases / sizeof *cases; n++) {
        s = deal(card(SUIT_HEARTS, cases[n].second), 0);
        s->deal = DEAL_TARGET;
        s->target = (uint8_t)cases[n].target;
        s->party[SECOND] = NONE;
        s->held[FIRST] = 1;
        assert_true(bj_odds_of(s, FIRST).win == cases[n].won);
        assert_true(bj_odds_of(s, FIRST).success == cases[n].won);
    }
    s = deal(card(SUIT_HEARTS, 10), 0);
    s->deal = DEAL_TARGET;
    s->target = 17;
    s->party[SECOND] = NONE;
    s->hand_change[hand_at(FIRST, 0)] = 2; /* 12 and 10: bust */
    assert_true(bj_odds_of(s, FIRST).win == 0);
}

/* BJ-B4: against a 19 that has held: 20 wins, 19 draws, 18 does neither; against a bust any total
 * wins. */
static void contest_stands(void **state)
{
    static const struct {
        int second;
        double win, draw;
    } cases[] = {{10, 1, 0}, {9, 0, 1}, {8, 0, 0}};
    struct twenty_one *s;
    (void)state;
    for (size_t n = 0; n < sizeof cases / sizeof *cases; n++) {
        s = deal(card(SUIT_HEARTS, cases[n].second), 0);
        s->held[SECOND] = 1;
        assert_true(bj_odds_of(s, FIRST).win == cases[n].win);
        assert_true(bj_odds_of(s, FIRST).draw == cases[n].draw);
    }
    s->hand_change[hand_at(SECOND, 0)] = 3; /* 13 and 9 */
    assert_true(bj_odds_of(s, FIRST).win == 1);
    assert_true(bj_odds_of(s, FIRST).draw == 0);
}

/* ---- BJ-G3: an area act whose maker is over 21 ---- */

/* The hero casts Combustion at two foes beside it, holds 10 and King, and nobody has Edge. */
static struct twenty_one *burning(void)
{
    struct twenty_one *s = fight(hero_named("Salla Ember"));
    stand(HERO, 1, 1);
    stand(FOE, 1, 2);
    stand(FOE + 1, 2, 1);
    for (int i = FOE + 2; i < BODIES; i++)
        s->being[i] = BEING_ABSENT;
    play(1, DO_CAST, SPELL_COMBUSTION, 0);
    memset(s->edge, 0, sizeof s->edge);
    play(SEAT_CHANCE, DO_DRAW, HERO, card(SUIT_SPADES, 10));
    play(SEAT_CHANCE, DO_DRAW, HERO, card(SUIT_HEARTS, 13));
    assert_int_equal(s->phase, PHASE_PLAY);
    return s;
}

/* 10, King and Queen are 30: both targets win without a card. */
static void maker_bust_told(void **state)
{
    (void)state;
    burning();
    play(1, DO_HIT, 0, 0);
    has(told(1, SEAT_CHANCE, DO_DRAW, HERO, card(SUIT_HEARTS, 12)),
        "You bust. Cellar Rat 1 and Cellar Rat 2 win without a card. ");
    burning();
    play(1, DO_HIT, 0, 0);
    has(told(GM, SEAT_CHANCE, DO_DRAW, HERO, card(SUIT_HEARTS, 12)),
        "Salla Ember busts. Cellar Rat 1 and Cellar Rat 2 win without a card. ");
}

/* It holds at 20; while the first target plays something makes its hand 25: that target wins with
 * its 19, the other undealt. Of the failed Combustion's maker the own red card goes to the pile
 * (BJ-G1). */
static void maker_over_later_told(void **state)
{
    struct twenty_one *s = burning();
    (void)state;
    play(1, DO_HOLD, 0, 0);
    int first = s->party[SECOND];
    play(SEAT_CHANCE, DO_DRAW, first, card(SUIT_CLUBS, 10));
    play(SEAT_CHANCE, DO_DRAW, first, card(SUIT_CLUBS, 9));
    assert_int_equal(s->phase, PHASE_PLAY);
    s->hand_change[hand_at(FIRST, 0)] = 5;
    has(told(1, GM, DO_HOLD, 0, 0),
        "You bust at 25. Cellar Rat 1 wins with 19. Cellar Rat 2 wins without a card. ");
    assert_null(strstr(said, "You bust. "));
    has(said, "You take 1 card of Damage (1 of 10): the King of Hearts.");
}

/* BJ-B5: a Joker makes a Deal Critical, and that is said while it goes on. 10 and 9 against 10 and
 * 9 is a draw: who has won is told a Critical Deal, a draw is not. */
static void critical_said(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 9), 1);
    (void)state;
    assert_null(strstr(say(1, words()->board), "critical"));
    bj_deck_take(s, HERO, JOKER);
    bj_hand_add(s, FIRST, JOKER);
    has(say(1, words()->board), "A Joker makes it critical.");
    for (int second = 9; second <= 10; second++) { /* a draw, a win */
        s = deal(card(SUIT_HEARTS, second), 0);
        bj_deck_take(s, HERO, JOKER);
        bj_hand_add(s, FIRST, JOKER);
        s->edge[FOE] = 0;
        plays_on(s, FIRST, true);
        has(told(1, 1, DO_HOLD, 0, 0),
            second == 9 ? "A draw at 19." : "You win, 20 to 19. The Deal is critical.");
        assert_true(!strstr(said, "critical") == (second == 9));
    }
}

/* The hero's hand is 20, to be played on. */
static struct twenty_one *playing_20(void)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 13), 0);
    plays_on(s, FIRST, false);
    return s;
}

/* BJ-B5: that a Deal is Critical by a late Joker is told of no card before the result, of no other
 * card, and not twice: 20 against 10, 9 and 10, a bust; Riposte draws a Joker, and one of both
 * hands had one before. */
static void critical_once(void **state)
{
    (void)state;
    for (int had = FIRST; had <= SECOND; had++) {
        struct twenty_one *s = playing_20();
        s->edge[HERO] = 1;
        s->edge[FOE] = 0;
        s->player = SECOND;
        s->held[FIRST] = 1;
        s->critical[had] = 1;
        play(GM, DO_HIT, 0, 0);
        assert_null(strstr(told(1, SEAT_CHANCE, DO_DRAW, FOE, card(SUIT_HEARTS, 10)), "by that"));
        play(1, DO_PASS, 0, 0);
        play(1, DO_SKILL, SKILL_RIPOSTE, 0);
        assert_null(strstr(told(1, SEAT_CHANCE, DO_DRAW, FOE, CARDS - 1), "by that"));
    }
    for (int joker = 0; joker < 2; joker++) {
        playing_20();
        play(1, DO_HIT, 0, 0);
        told(1, SEAT_CHANCE, DO_DRAW, HERO, joker ? JOKER : card(SUIT_HEARTS, 1));
        assert_null(strstr(said, "by that"));
    }
}

/* ---- Why a move is refused ---- */

static void refusals_of_a_deal(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 13), 1); /* a window, and it has held */
    (void)state;
    s->held[FIRST] = 1;
    has(why_not(1, DO_HIT, 0, 0, 0, 0), "You've held, so you can't hit again."); /* BJ-B1 */
    s = playing_20();
    s->deck[s->deck_of[HERO]] = s->discard[s->deck_of[HERO]] = 0;
    has(why_not(1, DO_HIT, 0, 0, 0, 0),
        "Neither your deck nor your discard has a card left"); /* BJ-A2 */
    deal(card(SUIT_HEARTS, 13), 1); /* no Club in either hand */
    has(why_not(1, DO_SKILL, SKILL_LEAN_INTO, 0, 0, 0), "would change nothing"); /* BJ-B2 */
    deal(JOKER, 1); /* 0, and no less */
    has(why_not(1, DO_ALTER, SKILL_INFLUENCE, FIRST, JOKER, -1),
        "would change nothing there"); /* BJ-B2 */
}

/* BJ-D2, BJ-B6. */
static void refusals_of_a_turn_and_a_call(void **state)
{
    struct twenty_one *s = fight(hero_named("Berrick Stoll"));
    (void)state;
    s->has_acted = 1;
    has(why_not(1, DO_ATTACK, WITH_LEFT, HOW_PLAIN, 0, 0), "You can act once a turn.");
    begin();
    play(1, DO_HERO, 0, 0);
    play(1, DO_WAIT, 0, 0);
    play(GM, DO_CALL, HERO, 0);
    has(why_not(GM, DO_TARGET, BIT(STRENGTH), TAKE_BEST, 15, 4),
        "You can add or take up to 3 Edge.");
    has(why_not(GM, DO_TARGET, BIT(STRENGTH), TAKE_BEST, 15, -4),
        "You can add or take up to 3 Edge.");
}

/* BJ-A2: the deck is empty, four cards are in the discard. */
static void shuffle_told(void **state)
{
    struct twenty_one *s = playing_20();
    int owner = s->deck_of[HERO];
    (void)state;
    s->discard[owner] = s->deck[owner] & 15;
    s->deck[owner] = 0;
    play(1, DO_HIT, 0, 0);
    has(told(1, SEAT_CHANCE, DO_SHUFFLE, owner, 0), "our discard is shuffled and becomes the deck");
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(limits_told),        cmocka_unit_test(cards_told),
        cmocka_unit_test(limits_asked),       cmocka_unit_test(weak_hands_asked),
        cmocka_unit_test(attack_edges),       cmocka_unit_test(defence_asked),
        cmocka_unit_test(target_stands),      cmocka_unit_test(contest_stands),
        cmocka_unit_test(maker_bust_told),    cmocka_unit_test(maker_over_later_told),
        cmocka_unit_test(refusals_of_a_deal), cmocka_unit_test(refusals_of_a_turn_and_a_call),
        cmocka_unit_test(shuffle_told),       cmocka_unit_test(owners_told),
        cmocka_unit_test(free_swap_said),     cmocka_unit_test(critical_said),
        cmocka_unit_test(critical_once),      cmocka_unit_test(struck_told),
        cmocka_unit_test(called_edge_told),
    };
    struct complaint wrong = {0};
    if (!data_open_default(&twenty_one_game, &pack, &data, &wrong))
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
