/* What is said in 21 of choices and refusals, on states set up by hand. What is always true: totals
 * and chances are worked out by hand in the comment beside them, and a text is looked for by the
 * few words that carry the rule. */
#include "games/twenty_one/deal/cards.h"
#include "tests/twenty_one/by_hand.h"

/* ---- Building: an illegal sheet, each limit with its rule ---- */

static void illegal_sheets(void **state)
{
    (void)state;
    begin();
    play(1, DO_GROUP, 0, 0); /* Strength 1, Dexterity 1 */
    play(1, DO_RAISE, STRENGTH, 0);
    play(1, DO_RAISE, STRENGTH, 0); /* Strength 3 */
    has(why_not(1, DO_LEARN, SKILL_LIGHT, 0, 0, 0),
        "You need a point of Hope to learn that Skill."); /* BJ-F2 */
    play(1, DO_LEARN, SKILL_OVERBEAR, 0);
    has(why_not(1, DO_LEARN, SKILL_OVERBEAR, 0, 0, 0), "You know that Skill already."); /* BJ-F2 */
    has(why_not(1, DO_LEARN, SKILL_SOUL, 0, 0, 0),
        "Everyone has Influence, Soul and Humanity already."); /* BJ-F2 */
    play(1, DO_LEARN, SKILL_LEAN_INTO, 0);
    play(1, DO_LEARN, SKILL_POWER_STRIKE, 0);
    play(1, DO_LEARN, SKILL_RIPOSTE, 0);
    has(why_not(1, DO_SPELL, SPELL_HEAL, 0, 0, 0),
        "You need a point in Power, Hope or Wits to learn spells."); /* BJ-F3 */
    has(why_not(1, DO_ARMOR, ARMOR_PLATEMAIL, 0, 0, 0),
        "Your armor can weigh up to 0");                          /* BJ-F4: Weight 3, Endurance 0 */
    play(1, DO_ARMOR, ARMOR_SHADOW_GEAR, 0);                      /* 1 pocket */
    has(why_not(1, DO_EQUIP, SLOT_LEFT, GEAR_GREATSWORD, 0, 0),
        "hold no more than"); /* BJ-F4: 4 in one */
    has(why_not(1, DO_EQUIP, SLOT_LEFT, GEAR_SHORTBOW, 0, 0), "A bow needs two hands."); /* BJ-F4 */
    has(why_not(1, DO_STOW, 1, GEAR_FIREBOMB, 0, 0),
        "Each pocket holds one stack, and the armor has no more pockets."); /* BJ-F6 */
    has(why_not(1, DO_STOW, 0, GEAR_MACE, 0, 0), "A pocket holds a stack of one item"); /* BJ-F6 */
}

static void illegal_points(void **state)
{
    (void)state;
    begin();
    table()->rule_single_twice = 0;
    play(1, DO_GROUP, 0, 0);
    play(1, DO_RAISE, STRENGTH, 0);
    has(why_not(1, DO_RAISE, STRENGTH, 0, 0, 0),
        "The two single points can't both go to one Ability");                         /* BJ-F1 */
    has(why_not(1, DO_GROUP, 0, 0, 0, 0), "You choose the group first, and only once."); /* BJ-F1 */
}

/* BJ-F5: whatever the builder does not list at a step it refuses, and says which rule that would
 * break. One who has Strength 2, Endurance 1, Hope 1 and Leather carries 2 a hand: of 25 things
 * Greatsword (4) and the two bows stay out of one hand, the other 22 go in; in both hands 18
 * weapons, shields and tools may be held (4 is the limit), items may not. */
static void builder_refuses(void **state)
{
    int one = 0, two = 0;
    (void)state;
    begin();
    has(why_not(1, DO_RAISE, STRENGTH, 0, 0, 0),
        "After the group you raise two single Abilities"); /* BJ-F1 */
    has(why_not(1, DO_DONE, 0, 0, 0, 0),
        "You can't finish yet. First take a hero or choose a group of two Abilities.");
    play(1, DO_GROUP, 1, 0); /* Endurance 1, Hope 1 */
    has(why_not(1, DO_RANDOM, 0, 0, 0, 0),
        "You choose the group first, and only once."); /* BJ-F1 */
    play(1, DO_RAISE, STRENGTH, 0);
    play(1, DO_RAISE, STRENGTH, 0);
    for (int skill = 0; skill < SKILLS; skill++) {
        int of =
            skill < SKILLS_OWN && skill > SKILL_HUMANITY ? pack.skill[skill].ability : ABILITY_NONE;
        if (of != STRENGTH && of != ENDURANCE && of != HOPE)
            has(why_not(1, DO_LEARN, skill, 0, 0, 0),
                skill <= SKILL_HUMANITY ? "Everyone has Influence" /* BJ-F2 */
                : skill >= SKILLS_OWN   ? "That Skill comes with gear or a spell."
                                        : "You need a point of ");
    }
    play(1, DO_LEARN, SKILL_OVERBEAR, 0);
    play(1, DO_LEARN, SKILL_LEAN_INTO, 0);
    play(1, DO_LEARN, SKILL_STURDY, 0);
    play(1, DO_LEARN, SKILL_CHEER, 0);
    for (int spell = SPELL_COMBUSTION + 1; spell < SPELLS; spell++)
        has(why_not(1, DO_SPELL, spell, 0, 0, 0), "no more Pyromancies"); /* BJ-F3: Power 0 */
    play(1, DO_SPELL, SPELL_HEAL, 0);
    has(why_not(1, DO_SPELL, SPELL_FORCE, 0, 0, 0), "no more Miracles than Hope"); /* BJ-F3 */
    play(1, DO_DONE, 0, 0);
    has(why_not(1, DO_ARMOR, ARMOR_CHAINMAIL, 0, 0, 0), "Your armor can weigh up to 1"); /* BJ-F4 */
    play(1, DO_ARMOR, ARMOR_LEATHER, 0);
    for (int gear = 0; gear < GEAR_GRIP; gear++) {
        struct state was = st;
        struct move left = {.seat = 1, .verb = DO_EQUIP, .arg = {SLOT_LEFT, gear}};
        struct move both = {.seat = 1, .verb = DO_EQUIP, .arg = {SLOT_BOTH, gear}};
        if (!game_play(&twenty_one_game, &data, &st, &left))
            one++;
        else
            has(why_not(1, DO_EQUIP, SLOT_LEFT, gear, 0, 0), "hand"); /* BJ-F4 */
        st = was;
        if (!game_play(&twenty_one_game, &data, &st, &both))
            two++;
        else
            has(why_not(1, DO_EQUIP, SLOT_BOTH, gear, 0, 0),
                "Both hands together hold one weapon, shield or tool."); /* BJ-F4 */
        st = was;
    }
    assert_int_equal(one, 22);
    assert_int_equal(two, 18);
    has(why_not(1, DO_STOW, 2, GEAR_FIREBOMB, 0, 0),
        "Each pocket holds one stack"); /* BJ-F6: Leather has 2 */
    has(why_not(1, DO_STOW, 0, GEAR_TALISMAN, 0, 0),
        "A pocket holds a stack of one item"); /* BJ-F6 */
}

static void bad_turns(void **state)
{
    struct twenty_one *s;
    (void)state;
    s = fight(
        hero_named("Osric Pale")); /* a Catalyst in the left hand; knows Soul Arrow and Light */
    has(why_not(1, DO_MOVE, 31, 31, 0, 0), "off the map");
    has(why_not(1, DO_MOVE, 0, 0, 0, 0), "is a wall"); /* the Causeway's first row is wall */
    has(why_not(1, DO_CAST, SPELL_HEAL, 0, 0, 0), "You don't know Heal.");
    has(why_not(1, DO_CAST, SPELL_SOUL_ARROW, 3, 0, 0), "expert is 0 to"); /* Delay 1 */
    has(why_not(1, DO_ATTACK, WITH_LEFT, HOW_PLAIN, 0, 0), "Catalyst isn't a weapon");
    has(why_not(1, DO_ATTACK, WITH_RIGHT, HOW_SWEEP, 0, 0), "You can sweep only with Greatsword.");
    has(why_not(1, DO_ATTACK, WITH_RIGHT, HOW_PLAIN, 0, 0),
        "No foe is within its reach of 5 feet.");
    has(why_not(1, DO_USE, 0, 0, 0, 0), "You need an empty hand");
    play(1, DO_DROP, SLOT_LEFT, 0);
    has(why_not(1, DO_CAST, SPELL_SOUL_ARROW, 0, 0, 0),
        "needs a Catalyst in hand"); /* a spell without its tool */
    has(why_not(1, DO_USE, 0, 0, 0, 0), "Damage Pile is empty");
    has(why_not(1, DO_STUN, FOE, 0, 0, 0), "Only the GM can do that.");
    has(why_not(1, DO_HIT, 0, 0, 0, 0), "No Deal is going on.");
    (void)s;
}

/* Each of these verbs at a moment that is not its own, in a hero's turn and where cards are
 * discarded. */
static void other_moments(void **state)
{
    static const struct { int verb, arg; const char *why; } in_turn[] = {
        {DO_READY, 3, "That pocket is empty."},
        {DO_DROP, SLOT_RESERVE_RIGHT, "There is nothing to drop."},
        {DO_DISMISS, MARK_LIGHT, "You can dismiss only Light and Power Within"},
        {DO_TRY, 0, "You can try something once a turn."}, /* BJ-B6 */
        {DO_SWEEP, 0, "You choose a target when you attack"},
        {DO_SQUARE, 0, "You choose a square when you cast"},
        {DO_AT, 0, "Only the GM can do that."},
        {DO_CALL, 0, "Only the GM can do that."},
        {DO_FINISH, 0, "Only the GM can do that."},
        {DO_EDGE, 0, "Only the GM can do that."},
        {DO_SCENE, 0, "Only the GM can do that."},
        {DO_RUN, 0, "Only the GM can do that."},
        {DO_HOLD, 0, "No Deal is going on."},
        {DO_CHEEK, 0, "No Deal is going on. You use Skills in one."},
        {DO_RECOMPENSE, 0, "No Deal is going on. You use Skills in one."},
        {DO_PASS, 0, "There is nothing to pass on now."},
        {DO_KIND, 0, "You choose that when a spell or herb heals"},
        {DO_SUIT, 0, "You choose that when a spell or herb heals"},
        {DO_PATH, 0, "The first player here chooses the way."},
        {DO_DEFEND, STRENGTH, "You choose how you defend before the first card."},
        {DO_DISCARD, 0, "You discard a card when you are asked."},
    };
    static const struct { int phase, verb; const char *why; } asked[] = {
        {PHASE_DEFENCE, DO_DEFEND, "You defend with Strength, Dexterity or"},
        {PHASE_CHEER, DO_DISCARD, "Cheer discards one Heart"},
        {PHASE_REDUCE, DO_DISCARD, "only cards that you are about to take"},
        {PHASE_REMEDY, DO_DISCARD, "It isn't on the Damage Pile"},
    };
    struct twenty_one *s = fight(hero_named("Osric Pale"));
    (void)state;
    s->has_tried = 1;
    for (size_t i = 0; i < sizeof in_turn / sizeof *in_turn; i++)
        has(why_not(1, in_turn[i].verb, in_turn[i].arg, 0, 0, 0), in_turn[i].why);
    s->lure[HERO] = 1; /* BJ-G1: towards the first square, before anything else */
    s->aware[HERO] = 0;
    has(why_not(1, DO_END, 0, 0, 0, 0), "You are lured. Move first.");
    has(why_not(1, DO_MOVE, 31, 31, 0, 0), "off the map");
    has(why_not(1, DO_DROP, SLOT_RESERVE_RIGHT, 0, 0, 0), "unaware");
    s->lure[HERO] = 0;
    s->aware[HERO] = 1;
    s->mover = FOE;
    s->actor = GM;
    has(why_not(GM, DO_AT, 0, 0, 0, 0), "First choose who you move or bring.");
    has(why_not(GM, DO_RUN, 0, 0, 0, 0), "You choose the run at the beginning.");
    s->asked = s->act_who = HERO;
    s->act_gear = GEAR_BARE;
    s->actor = 1;
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        s->phase = (uint8_t)asked[i].phase;
        has(why_not(1, asked[i].verb, CARDS, 0, 0, 0), asked[i].why);
    }
    s->phase = PHASE_AIM; /* the desk is closed while a hero takes aim */
    for (int verb = DO_SCENE; verb <= DO_FINISH; verb++) {
        bool desk = verb == DO_CALL || (verb >= DO_SHIFT && verb <= DO_PEACE && verb != DO_AT);
        has(why_not(GM, verb, 0, 0, 0, 0),
            desk ? "You can't correct anything" : "Waiting for Osric Pale.");
    }
    has(why_not(GM, DO_EDGE, BODIES, 0, 0, 0), "Edge by circumstance");
    s->conflict = 0;
    s->phase = PHASE_FREE;
    s->waiting = 1u << 1;
    has(why_not(1, DO_END, 0, 0, 0, 0), "No turn is going on.");
    s->waiting = 1u << GM;
    has(why_not(GM, DO_HARM, BODIES - 1, 0, 0, 0), "Nobody of that name is here.");
}

/* A target out of sight: 4 squares of wall between; one too far for a thrown knife. */
static void bad_targets(void **state)
{
    struct twenty_one *s = fight(hero_named("Osric Pale"));
    (void)state;
    s->act_kind = ACT_CAST;
    s->act_what = SPELL_SOUL_ARROW;
    s->act_gear = GEAR_BARE;
    s->act_who = HERO;
    s->phase = PHASE_AIM;
    s->actor = 1;
    stand(HERO, 3, 0);
    stand(FOE, 3, 4);     /* a4 to e4: d4 is wall */
    stand(FOE + 1, 2, 4); /* e3: in sight */
    has(why_not(1, DO_AIM, FOE, 0, 0, 0), "out of sight behind a wall");
    has(why_not(1, DO_AIM, HERO, 0, 0, 0), "You can't be your own target.");
    has(label(1, DO_AIM, FOE + 1, 0, 0, 0), "20 feet"); /* four columns */
    has(label(1, DO_AIM, FOE + 1, 0, 0, 0), "cannot retaliate");
}

/* ---- A Deal ---- */

static void hands_told(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 13), 4);
    (void)state;
    has(say(1, words()->board), "Your hand: 10 of Spades, King of Hearts; total 20. 4 Edge left.");
    has(say(1, words()->prompt),
        "Use a Skill? You have 4 Edge. Your total is 20, Cellar Rat 1's is 19.");
    assert_null(strstr(said, "hand"));
    s->hand_set[hand_at(FIRST, 1)] = 3; /* Humanity: 3, then +1: 10 + 4 = 14 */
    s->hand_change[hand_at(FIRST, 1)] = 1;
    has(say(1, words()->prompt), "King of Hearts (counts 4: set to 3, then +1); total 14");
    s->hand_soul[hand_at(FIRST, 0)] = 1;
    has(say(1, words()->prompt), "10 of Spades (0 for good: Soul)");
    has(said, "total 4");
}

/* BJ-E2, BJ-E3, BJ-B2: an Edge Skill twice, one that is not paid, one that changes nothing, one of
 * another's. */
static void bad_skills(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 13), 2);
    int king = card(SUIT_HEARTS, 13), ten = card(SUIT_SPADES, 10);
    (void)state;
    has(why_not(1, DO_ALTER, SKILL_HUMANITY, FIRST, king, 3), "costs 3 Edge, and you have 2.");
    has(why_not(1, DO_SKILL, SKILL_OVERBEAR, 0, 0, 0), "You don't know Overbear.");
    has(why_not(1, DO_ALTER, SKILL_SOUL, SECOND, card(SUIT_SPADES, 9), 0), "your own cards");
    has(why_not(1, DO_ALTER, SKILL_INFLUENCE, FIRST, card(SUIT_CLUBS, 2), 1), "isn't in that hand");
    has(why_not(1, DO_ALTER, SKILL_INFLUENCE, FIRST, ten, 2), "changes a card by \u22121 or +1");
    has(label(1, DO_ALTER, SKILL_INFLUENCE, FIRST, ten, 1), "Influence, 1 Edge: ");
    has(said, "is worth 1 more (total 21)");
    s->used[HERO] = BIT(SKILL_INFLUENCE);
    has(why_not(1, DO_ALTER, SKILL_INFLUENCE, FIRST, ten, 1), "Each Skill works once a Deal.");
    has(why_not(1, DO_HIT, 0, 0, 0, 0), "First use a Skill, or pass.");
    s->edge[HERO] = 3;
    has(why_not(1, DO_ALTER, SKILL_HUMANITY, FIRST, ten, 3), "a Jack, Queen or King");
    s->hand_change[hand_at(FIRST, 0)] = 2; /* 22: Soul comes too late */
    has(why_not(1, DO_ALTER, SKILL_SOUL, FIRST, king, 0), "only before you bust");
}

/* 10 and King: 20. Of the 52 cards left 2 Jokers and 4 Aces do not bust: 46 of 52 do, 88 %. Holding
 * against a 19 that has held: a win, 100 %. */
static void chances_told(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 13), 0);
    (void)state;
    plays_on(s, FIRST, true);
    has(say(1, words()->board), "Your next card: 88% to bust.");
    has(label(1, DO_HIT, 0, 0, 0, 0), "Hit (88% to bust)");
    has(label(1, DO_HOLD, 0, 0, 0, 0), "Hold at 20: certain win");
    has(say(1, words()->facts), "\"bust\":0.8846"); /* 46 / 52 = 0.88461 */
    has(said, "\"total\":20");
    has(why_not(1, DO_PASS, 0, 0, 0, 0), "There is nothing to pass on now.");
}

/* A Joker lies on top, shown by Guidance: then a hit cannot bust. */
static void known_card(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 13), 0);
    (void)state;
    plays_on(s, FIRST, true);
    s->top[HERO] = JOKER;
    has(label(1, DO_HIT, 0, 0, 0, 0), "Hit (you cannot bust)");
    has(say(1, words()->prompt), "Next card: the Joker");
}

/* ---- BJ-I4: why a value is what it is, and what a hit would risk ---- */

/* Of 10, Queen set to 3 and 1 more, 5 for good 0: 14. 51 cards are left, and with more than 7 one
 * is bust: the eights, nines, tens, Jacks, Queens and Kings of them are 4 + 4 + 3 + 4 + 3 + 4, and
 * 22 of 51 are 0.4314. */
static void why_and_how_much(void **state)
{
    struct twenty_one *s = deal(card(SUIT_SPADES, 12), 4);
    (void)state;
    bj_deck_take(s, HERO, card(SUIT_SPADES, 5));
    bj_hand_add(s, FIRST, card(SUIT_SPADES, 5));
    s->hand_set[1] = 3;
    s->hand_change[1] = 1;
    s->hand_set[2] = 0;
    s->hand_soul[2] = 1;
    has(say(1, words()->facts),
        "\"total\":14,\"counts\":[10,4,0],"
        "\"why\":{\"1\":\"set to 3, then +1\",\"2\":\"0 for good: Soul\"},\"next\":");
    has(said, "\"bust\":0.4314}");
    assert_null(
        strstr(strstr(said, "\"next\""), "\"why\"")); /* the foe's cards count their own value */
    say(1, words()->prompt);
    has(said,
        "Queen of Spades (counts 4: set to 3, then +1), 5 of Spades (0 for good: Soul); total 14.");
    has(said, "total 14. 4 Edge left.");
    has(say(1, words()->board), "Your next card: 43% to bust.");
    s->held[FIRST] = 1; /* no more cards, no chance of them */
    assert_null(strstr(say(1, words()->board), "to bust"));
}

/* BJ-A3, BJ-I4: what the cards are said to count makes the total: of two Aces one is 11 as long as
 * that is not over 21, and the first of them. A bust is counted low. */
static void counts_make_the_total(void **state)
{
    static const struct {
        int n, ranks[4], counts[4];
    } cases[] = {
        {2, {1, 1}, {11, 1}},
        {3, {1, 9, 1}, {11, 9, 1}},
        {3, {9, 1, 1}, {9, 11, 1}},
        {3, {10, 1, 1}, {10, 1, 1}},
        {4, {10, 9, 1, 1}, {10, 9, 1, 1}},
        {4, {10, 13, 9, 1}, {10, 10, 9, 1}},
    };
    (void)state;
    for (size_t n = 0; n < sizeof cases / sizeof *cases; n++) {
        struct twenty_one *s = deal(card(SUIT_SPADES, 2), 0);
        int sum = 0;
        s->hand_n[FIRST] = 0;
        for (int i = 0; i < cases[n].n; i++)
            bj_hand_add(s, FIRST, card(i, cases[n].ranks[i])); /* an Ace of each suit */
        for (int i = 0; i < cases[n].n; i++) {
            assert_int_equal(bj_card_counts(s, FIRST, i), cases[n].counts[i]);
            sum += cases[n].counts[i];
        }
        assert_int_equal(bj_hand_total(s, FIRST), sum);
    }
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(illegal_sheets),
        cmocka_unit_test(illegal_points),
        cmocka_unit_test(bad_turns), cmocka_unit_test(other_moments),
        cmocka_unit_test(builder_refuses),
        cmocka_unit_test(bad_targets),
        cmocka_unit_test(hands_told),
        cmocka_unit_test(bad_skills),
        cmocka_unit_test(chances_told),
        cmocka_unit_test(known_card),
        cmocka_unit_test(why_and_how_much),
        cmocka_unit_test(counts_make_the_total),
    };
    struct complaint wrong = {0};
    if (!data_open_default(&twenty_one_game, &pack, &data, &wrong))
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
