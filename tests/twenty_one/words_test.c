/* What is said in 21, on states set up by hand. What is always true: totals and chances are worked out by hand in the
 * comment beside them, and a text is looked for by the few words that carry the rule. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "games/twenty_one/words.h"

static _Alignas(16) struct pack pack;
static struct data data;
static struct state st;
static char said[65536];

enum { HERO = 0, FOE = HEROES };

static struct twenty_one *table(void) { return (struct twenty_one *)(void *)st.bytes; }
static const struct words *words(void) { return twenty_one_game.words; }
static int card(int suit, int rank) { return suit * RANKS + rank - 1; }   /* rank 1: the Ace */

static void has(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("\"%s\" is not in: %s", part, text);
}

static void view_of(int seat, struct view *v) { redact(&twenty_one_game, &st, seat, v); }

static const char *say(int seat, void (*what)(const struct data *, const struct view *, struct text *))
{
    struct view v;
    struct text t = text_over(said, sizeof said);
    view_of(seat, &v);
    what(&data, &v, &t);
    return said;
}

static const char *why_not(int seat, int verb, int a, int b, int c, int d)
{
    struct view v;
    struct move m = {.seat = (uint8_t)seat, .verb = (uint8_t)verb, .arg = {a, b, c, d}};
    struct text t = text_over(said, sizeof said);
    struct state copy = st;
    assert_non_null(game_play(&twenty_one_game, &data, &st, &m)); /* it is refused, and nothing is changed */
    assert_memory_equal(&copy, &st, sizeof st);
    view_of(seat, &v);
    words()->why_not(&data, &v, &m, &t);
    return said;
}

static const char *label(int seat, int verb, int a, int b, int c, int d)
{
    struct view v;
    struct move m = {.seat = (uint8_t)seat, .verb = (uint8_t)verb, .arg = {a, b, c, d}};
    struct text t = text_over(said, sizeof said);
    view_of(seat, &v);
    words()->label(&data, &v, &m, &t);
    return said;
}

static void play(int seat, int verb, int a, int b)
{
    struct move m = {.seat = (uint8_t)seat, .verb = (uint8_t)verb, .arg = {a, b}};
    const char *wrong = game_play(&twenty_one_game, &data, &st, &m);
    if (wrong)
        fail_msg("%s: %s", twenty_one_game.verbs[verb].name, wrong);
}

static void begin(void)
{
    struct rules rules;
    rules_default(&twenty_one_game, &rules);
    rules.value[RULE_STORY] = STORY_FREE;
    assert_null(twenty_one_game.init(&data, &rules, 2, &st));
}

/* ---- Building: an illegal sheet, each limit with its rule ---- */

static void illegal_sheets(void **state)
{
    (void)state;
    begin();
    play(1, DO_GROUP, 0, 0); /* Strength 1, Dexterity 1 */
    play(1, DO_RAISE, STRENGTH, 0);
    play(1, DO_RAISE, STRENGTH, 0); /* Strength 3 */
    has(why_not(1, DO_LEARN, SKILL_LIGHT, 0, 0, 0), "BJ-F2: one Skill for each point, and you have no point of Hope");
    play(1, DO_LEARN, SKILL_OVERBEAR, 0);
    has(why_not(1, DO_LEARN, SKILL_OVERBEAR, 0, 0, 0), "BJ-F2: no Skill twice");
    has(why_not(1, DO_LEARN, SKILL_SOUL, 0, 0, 0), "BJ-F2: everyone has");
    play(1, DO_LEARN, SKILL_LEAN_INTO, 0);
    play(1, DO_LEARN, SKILL_POWER_STRIKE, 0);
    play(1, DO_LEARN, SKILL_RIPOSTE, 0);
    has(why_not(1, DO_SPELL, SPELL_HEAL, 0, 0, 0), "BJ-F3");
    has(why_not(1, DO_ARMOR, ARMOR_PLATEMAIL, 0, 0, 0), "BJ-F4"); /* Weight 3, Endurance 0 */
    play(1, DO_ARMOR, ARMOR_SHADOW_GEAR, 0);                      /* 1 pocket */
    has(why_not(1, DO_EQUIP, SLOT_LEFT, GEAR_GREATSWORD, 0, 0), "BJ-F4"); /* Weight 4 in one hand, 3 may be */
    has(why_not(1, DO_EQUIP, SLOT_LEFT, GEAR_SHORTBOW, 0, 0), "BJ-F4: a bow needs two hands");
    has(why_not(1, DO_STOW, 1, GEAR_FIREBOMB, 0, 0), "BJ-F6: one stack a pocket, and the armor has no more pockets");
    has(why_not(1, DO_STOW, 0, GEAR_MACE, 0, 0), "BJ-F6");
}

static void illegal_points(void **state)
{
    (void)state;
    begin();
    table()->rule_single_twice = 0;
    play(1, DO_GROUP, 0, 0);
    play(1, DO_RAISE, STRENGTH, 0);
    has(why_not(1, DO_RAISE, STRENGTH, 0, 0, 0), "BJ-F1: the two single points may not both go to one Ability");
    has(why_not(1, DO_GROUP, 0, 0, 0, 0), "BJ-F1");
}

/* BJ-F5: whatever the builder does not list at a step it refuses, and says which rule that would break. One who has
 * Strength 2, Endurance 1, Hope 1 and Leather carries 2 a hand: of 25 things Greatsword (4) and the two bows stay out of
 * one hand, the other 22 go in; in both hands 18 weapons, shields and tools may be held (4 is the limit), items may not. */
static void builder_refuses(void **state)
{
    int one = 0, two = 0;
    (void)state;
    begin();
    has(why_not(1, DO_RAISE, STRENGTH, 0, 0, 0), "BJ-F1");
    has(why_not(1, DO_DONE, 0, 0, 0, 0), "this step has to be taken first");
    play(1, DO_GROUP, 1, 0); /* Endurance 1, Hope 1 */
    has(why_not(1, DO_RANDOM, 0, 0, 0, 0), "BJ-F1: the group is chosen first, and once");
    play(1, DO_RAISE, STRENGTH, 0);
    play(1, DO_RAISE, STRENGTH, 0);
    for (int skill = 0; skill < SKILLS; skill++) {
        int of = skill < SKILLS_OWN && skill > SKILL_HUMANITY ? skill_rows[skill].ability : ABILITY_NONE;
        if (of != STRENGTH && of != ENDURANCE && of != HOPE)
            has(why_not(1, DO_LEARN, skill, 0, 0, 0), "BJ-F2");
    }
    play(1, DO_LEARN, SKILL_OVERBEAR, 0);
    play(1, DO_LEARN, SKILL_LEAN_INTO, 0);
    play(1, DO_LEARN, SKILL_STURDY, 0);
    play(1, DO_LEARN, SKILL_CHEER, 0);
    for (int spell = SPELL_COMBUSTION + 1; spell < SPELLS; spell++)
        has(why_not(1, DO_SPELL, spell, 0, 0, 0), "BJ-F3: no more Pyromancies"); /* Power 0 */
    play(1, DO_SPELL, SPELL_HEAL, 0);
    has(why_not(1, DO_SPELL, SPELL_FORCE, 0, 0, 0), "BJ-F3: no more Miracles than Hope");
    play(1, DO_DONE, 0, 0);
    has(why_not(1, DO_ARMOR, ARMOR_CHAINMAIL, 0, 0, 0), "BJ-F4: armor may weigh no more than Endurance");
    play(1, DO_ARMOR, ARMOR_LEATHER, 0);
    for (int gear = 0; gear < GEAR_GRIP; gear++) {
        struct state was = st;
        struct move left = {.seat = 1, .verb = DO_EQUIP, .arg = {SLOT_LEFT, gear}};
        struct move both = {.seat = 1, .verb = DO_EQUIP, .arg = {SLOT_BOTH, gear}};
        if (!game_play(&twenty_one_game, &data, &st, &left))
            one++;
        else
            has(why_not(1, DO_EQUIP, SLOT_LEFT, gear, 0, 0), "BJ-F4");
        st = was;
        if (!game_play(&twenty_one_game, &data, &st, &both))
            two++;
        else
            has(why_not(1, DO_EQUIP, SLOT_BOTH, gear, 0, 0), "BJ-F4: two hands hold one weapon, shield or tool");
        st = was;
    }
    assert_int_equal(one, 22);
    assert_int_equal(two, 18);
    has(why_not(1, DO_STOW, 2, GEAR_FIREBOMB, 0, 0), "BJ-F6: one stack a pocket"); /* Leather has 2 */
    has(why_not(1, DO_STOW, 0, GEAR_TALISMAN, 0, 0), "BJ-F6: a pocket holds a stack of one item");
}

/* ---- A fight on open ground: the hero at e5, two foes ---- */

static void stand(int who, int row, int column)
{
    table()->row[who] = (uint8_t)row;
    table()->column[who] = (uint8_t)column;
}

static struct twenty_one *fight(int hero)
{
    begin();
    play(1, DO_HERO, hero, 0);
    play(1, DO_WAIT, 0, 0);
    play(GM, DO_SCENE, 0, 0);
    play(1, DO_FIGHT, 0, 0);
    for (int who = HERO, left = up_mask(table()); left; who++)
        if (left >> who & 1) {
            play(SEAT_CHANCE, DO_ORDER, who, 0);
            left &= ~(1 << who);
        }
    assert_int_equal(table()->phase, PHASE_OWN_TURN);
    assert_int_equal(table()->mover, HERO);
    return table();
}

static int hero_named(const char *name)
{
    for (int i = 0; i < pack.hero_count; i++)
        if (!strcmp(pack.hero[i].told.title, name))
            return i;
    fail_msg("no hero %s", name);
    return 0;
}

static void bad_turns(void **state)
{
    struct twenty_one *s;
    (void)state;
    s = fight(hero_named("Osric Pale")); /* a Catalyst in the left hand; knows Soul Arrow and Light */
    has(why_not(1, DO_MOVE, 31, 31, 0, 0), "off the map");
    has(why_not(1, DO_MOVE, 0, 0, 0, 0), "is a wall"); /* the Causeway's first row is wall */
    has(why_not(1, DO_CAST, SPELL_HEAL, 0, 0, 0), "no spell that you know");
    has(why_not(1, DO_CAST, SPELL_SOUL_ARROW, 3, 0, 0), "expert is 0 to"); /* Delay 1 */
    has(why_not(1, DO_ATTACK, WITH_LEFT, HOW_PLAIN, 0, 0), "Catalyst is no weapon");
    has(why_not(1, DO_ATTACK, WITH_RIGHT, HOW_SWEEP, 0, 0), "only a Greatsword sweeps");
    has(why_not(1, DO_ATTACK, WITH_RIGHT, HOW_PLAIN, 0, 0), "no foe is within its reach of 5 feet");
    has(why_not(1, DO_USE, 0, 0, 0, 0), "needs an empty hand");
    play(1, DO_DROP, SLOT_LEFT, 0);
    has(why_not(1, DO_CAST, SPELL_SOUL_ARROW, 0, 0, 0), "needs a Catalyst in hand"); /* a spell without its tool */
    has(why_not(1, DO_USE, 0, 0, 0, 0), "Damage Pile is empty");
    has(why_not(1, DO_STUN, FOE, 0, 0, 0), "the GM's");
    has(why_not(1, DO_HIT, 0, 0, 0, 0), "no Deal is going on");
    (void)s;
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
    has(why_not(1, DO_AIM, FOE, 0, 0, 0), "out of sight: a wall is between");
    has(why_not(1, DO_AIM, HERO, 0, 0, 0), "You can not be your own target");
    has(label(1, DO_AIM, FOE + 1, 0, 0, 0), "20 feet"); /* four columns */
    has(label(1, DO_AIM, FOE + 1, 0, 0, 0), "can not retaliate");
}

/* ---- A Deal ---- */

/* The hero holds 10 and `second`, the foe 10 and 9; the hero's window is open, with so much Edge. */
static struct twenty_one *deal(int second, int edge)
{
    struct twenty_one *s = fight(hero_named("Berrick Stoll"));
    s->deal = DEAL_CONTEST;
    s->act_kind = ACT_ATTACK;
    s->act_what = WITH_LEFT;
    s->act_gear = GEAR_BROADSWORD;
    s->act_who = HERO;
    stand(HERO, 1, 1);
    stand(FOE, 1, 2);
    s->party[FIRST] = HERO;
    s->party[SECOND] = FOE;
    s->tested[FIRST] = s->tested[SECOND] = STRENGTH;
    const int hand[2][2] = {{card(SUIT_SPADES, 10), second}, {card(SUIT_SPADES, 10), card(SUIT_SPADES, 9)}};
    for (int party = 0; party < 2; party++)
        for (int i = 0; i < 2; i++) {
            deck_take(s, s->party[party], hand[party][i]);
            hand_add(s, party, hand[party][i]);
        }
    s->edge[HERO] = (uint8_t)edge;
    s->edge[FOE] = 1;
    s->window = BIT(HERO) | BIT(FOE);
    s->asked = HERO;
    s->phase = PHASE_WINDOW;
    return s;
}

static void hands_told(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 13), 4);
    (void)state;
    has(say(1, words()->prompt), "Your hand: 10 of Spades, King of Hearts; total 20. Edge left 4.");
    s->hand_set[hand_at(FIRST, 1)] = 3; /* Humanity: 3, then +1: 10 + 4 = 14 */
    s->hand_change[hand_at(FIRST, 1)] = 1;
    has(say(1, words()->prompt), "King of Hearts (counts 4: set to 3, then +1); total 14");
    s->hand_soul[hand_at(FIRST, 0)] = 1;
    has(say(1, words()->prompt), "10 of Spades (0 for good: Soul)");
    has(said, "total 4");
}

/* BJ-E2, BJ-E3, BJ-B2: an Edge Skill twice, one that is not paid, one that changes nothing, one of another's. */
static void bad_skills(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 13), 2);
    int king = card(SUIT_HEARTS, 13), ten = card(SUIT_SPADES, 10);
    (void)state;
    has(why_not(1, DO_ALTER, SKILL_HUMANITY, FIRST, king, 3), "costs 3 Edge, and 2 is left");
    has(why_not(1, DO_SKILL, SKILL_OVERBEAR, 0, 0, 0), "no Skill of yours");
    has(why_not(1, DO_ALTER, SKILL_SOUL, SECOND, card(SUIT_SPADES, 9), 0), "a card of your own");
    has(why_not(1, DO_ALTER, SKILL_INFLUENCE, FIRST, card(SUIT_CLUBS, 2), 1), "not in that hand");
    has(why_not(1, DO_ALTER, SKILL_INFLUENCE, FIRST, ten, 2), "changes it by -1 or 1");
    has(label(1, DO_ALTER, SKILL_INFLUENCE, FIRST, ten, 1), "(1 of 2 Edge)");
    has(said, "from 20 to 21");
    s->used[HERO] = BIT(SKILL_INFLUENCE);
    has(why_not(1, DO_ALTER, SKILL_INFLUENCE, FIRST, ten, 1), "each Skill once a Deal");
    has(why_not(1, DO_HIT, 0, 0, 0, 0), "an Edge window is open");
    s->edge[HERO] = 3;
    has(why_not(1, DO_ALTER, SKILL_HUMANITY, FIRST, ten, 3), "a Jack, Queen or King");
    s->hand_change[hand_at(FIRST, 0)] = 2; /* 22: Soul comes too late */
    has(why_not(1, DO_ALTER, SKILL_SOUL, FIRST, king, 0), "before busting");
}

/* 10 and King: 20. Of the 52 cards left 2 Jokers and 4 Aces do not bust: 46 of 52 do, 88 %. Holding against a 19 that
 * has held: a win, 100 %. */
static void chances_told(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 13), 0);
    (void)state;
    s->phase = PHASE_PLAY;
    s->player = FIRST;
    s->window = 0;
    s->asked = NONE;
    s->held[SECOND] = 1;
    has(say(1, words()->prompt), "Bust with one more card: 88 %");
    has(label(1, DO_HIT, 0, 0, 0, 0), "bust 88 %");
    has(label(1, DO_HOLD, 0, 0, 0, 0), "Hold at 20: win 100 %, draw 0 %");
    has(say(1, words()->facts), "\"bust\":0.8846"); /* 46 / 52 = 0.88461 */
    has(said, "\"total\":20");
    has(why_not(1, DO_PASS, 0, 0, 0, 0), "nothing to pass on");
}

/* A Joker lies on top, shown by Guidance: then a hit can not bust. */
static void known_card(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 13), 0);
    (void)state;
    s->phase = PHASE_PLAY;
    s->player = FIRST;
    s->window = 0;
    s->asked = NONE;
    s->held[SECOND] = 1;
    s->top[HERO] = JOKER;
    has(label(1, DO_HIT, 0, 0, 0, 0), "bust 0 %");
    has(say(1, words()->prompt), "Next card: the Joker");
}

/* ---- What is told ---- */

static const char *told(int seat, int by, int verb, int a, int b)
{
    struct view before, after;
    struct move m = {.seat = (uint8_t)by, .verb = (uint8_t)verb, .arg = {a, b}};
    struct text t = text_over(said, sizeof said);
    view_of(seat, &before);
    play(by, verb, a, b);
    view_of(seat, &after);
    words()->tell(&data, &before, &after, &m, &t);
    return said;
}

/* BJ-B4, BJ-C1: 20 against 19, both held: the foe's two cards go to its pile; with 2 cards a Cellar Rat is out (BJ-C3). */
static void win_told(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 13), 0);
    (void)state;
    s->edge[FOE] = 0;
    s->phase = PHASE_PLAY;
    s->player = FIRST;
    s->window = 0;
    s->asked = NONE;
    s->held[SECOND] = 1;
    s->base_limit[FOE] = 2;
    has(told(1, 1, DO_HOLD, 0, 0), "You hold at 20.");
    has(said, "You win 20 to 19.");
    has(said, "takes 9 of Spades and 10 of Spades onto the Damage Pile: 2 of 2.");
    has(said, "is Incapacitated.");
}

/* BJ-B2: 10, Jack and Queen are 30, and there is no Edge to pay for anything: a bust at once, against 19. */
static void bust_told(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 11), 0);
    (void)state;
    s->edge[FOE] = 0;
    s->phase = PHASE_PLAY;
    s->player = FIRST;
    s->window = 0;
    s->asked = NONE;
    s->held[SECOND] = 1;
    has(told(GM, 1, DO_HIT, 0, 0), "Berrick Stoll hits.");
    has(told(GM, SEAT_CHANCE, DO_DRAW, HERO, card(SUIT_HEARTS, 12)), "Berrick Stoll draws the Queen of Hearts");
    has(said, "wins with 19, for 30 is over 21.");
}

static void turn_told(void **state)
{
    struct twenty_one *s = fight(hero_named("Osric Pale"));
    (void)state;
    (void)s;
    has(told(GM, 1, DO_CAST, SPELL_SOUL_ARROW, 0), "Osric Pale begins to cast Soul Arrow, Delay 1.");
    assert_int_equal(table()->phase, PHASE_OWN_TURN);
    has(said, "It is the turn of ");
    has(say(1, words()->board), "about to cast Soul Arrow (Delay 1 left)");
}

/* ---- The map ---- */

static void map_told(void **state)
{
    struct twenty_one *s = fight(hero_named("Berrick Stoll"));
    (void)state;
    (void)s;
    stand(HERO, 3, 0);
    stand(FOE, 3, 4);     /* d4 is wall */
    stand(FOE + 1, 2, 1); /* b3 */
    has(say(1, words()->board), "You stand at a4.");
    has(said, "west the border is right there");
    has(said, "east 10 feet to the wall"); /* b4, c4 are floor */
    has(said, "at e4: 20 feet east, out of sight: a wall is between");
    has(said, "at b3: 5 feet north-east, adjacent, in sight");
    has(said, "  4 h1  .  . ## f1");
    has(said, "  3  . f2");
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(illegal_sheets), cmocka_unit_test(illegal_points), cmocka_unit_test(bad_turns),
        cmocka_unit_test(builder_refuses),
        cmocka_unit_test(bad_targets),    cmocka_unit_test(hands_told),     cmocka_unit_test(bad_skills),
        cmocka_unit_test(chances_told),   cmocka_unit_test(known_card),     cmocka_unit_test(map_told),
        cmocka_unit_test(win_told),       cmocka_unit_test(bust_told),      cmocka_unit_test(turn_told),
    };
    struct complaint wrong;
    if (!data_open_default(&twenty_one_game, &pack, &data, &wrong))
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
