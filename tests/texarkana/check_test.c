/* What must be true between any two moves: each complaint comes for what is wrong, and for nothing
 * at its bound. What is always true: a state is sound but for the one thing that a line breaks. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "games/texarkana/cards.h"
#include "games/texarkana/rules.h"
#include "tests/texarkana/table.h"

static struct table x;
static struct state sound;

static struct texarkana *now(void)
{
    return table_of(&x.st);
}

static const char *check(void)
{
    return x.g->check(&x.pack.data, &x.st);
}

/* The complaint (NULL: none) of a state in which one thing was changed; then it is sound again. */
#define CHECK(complaint, change)                                                                   \
    do {                                                                                           \
        const char *want_ = (complaint);                                                           \
        struct texarkana *s = now();                                                               \
        (void)s;                                                                                   \
        change;                                                                                    \
        const char *is_ = check();                                                                 \
        if (!want_ ? is_ != NULL : !is_ || strcmp(is_, want_) != 0)                                \
            fail_msg("%s: \"%s\", not \"%s\"", #change, is_ ? is_ : "sound",                       \
                     want_ ? want_ : "sound");                                                     \
        x.st = sound;                                                                              \
    } while (0)

/* Free play at a free table: two of six players, one NPC, three Woe and more. */
static void begin(int story)
{
    table_begin(&x, 3, story, 3);
    table_run(&x, 1, PHASE_FREE);
    PLAY(&x, DEALER, DO_SCENE, 0);
    if (story == STORY_FREE)
        PLAY(&x, DEALER, DO_BRING, 0);
    sound = x.st;
    assert_null(check());
}

static void sheets(void **state)
{
    (void)state;
    static const char none[] = "a seat without a character has a sheet",
                      range[] = "a figure of a sheet is out of range";
    static const char who[] = "a character is unknown, or played twice",
                      in[] = "somebody is in the scene who cannot be";
    begin(STORY_FREE);
    for (int seat = 0; seat < SEATS; seat += 3) {
        CHECK(none, s->will[seat] = 1);
        CHECK(none, s->grit[seat] = 1);
        CHECK(none, s->coin[seat] = 1);
        CHECK(none, s->luck[seat] = 1);
        CHECK(none, s->injuries[seat] = 1);
        CHECK(none, s->wagered[seat] = 2);
        CHECK(none, s->invoked[seat] = 1);
        CHECK(none, s->character[seat] = 0);
        CHECK(none, s->held[seat] = 0);
    }
    int count = pack_of(&x.pack.data)->character_count;
    CHECK(who, s->character[1] = (uint8_t)count);
    CHECK(NULL, s->character[1] = (uint8_t)(count - 1 - (s->character[2] == count - 1)));
    CHECK(who, s->character[1] = s->character[2]);
    for (int seat = 1; seat < 3; seat++) {
        CHECK(range, s->will[seat] = (uint8_t)(s->rule_hand_max + 1));
        CHECK(range, s->grit[seat] = SCORE_MAX + 1);
        CHECK(range, s->coin[seat] = SCORE_MAX + 1);
        CHECK(range, s->luck[seat] = SCORE_MAX + 1);
        CHECK(range, s->injuries[seat] = INJURIES_MAX + 1);
        CHECK(NULL, (s->grit[seat] = s->coin[seat] = s->luck[seat] = SCORE_MAX,
                     s->injuries[seat] = INJURIES_MAX));
    }
    CHECK(in, s->in_scene |= 1);
    CHECK(in, s->in_scene |= 1 << 3);
    CHECK(NULL, s->in_scene = 0);
    CHECK(in, s->scene = NONE);
    CHECK(NULL, (s->scene = NONE, s->in_scene = 0));
}

/* `n` cards of the deck go to `place`. */
static void lay(int n, int place)
{
    for (int card = 0; card < CARDS && n; card++)
        if (now()->place[card] == PLACE_DECK) {
            tx_card_put(&x.st, card, place);
            n--;
        }
}

static void cards(void **state)
{
    (void)state;
    static const char many[] = "more cards lie on the table than a test has",
                      between[] = "a card lies on the table between tests";
    static const int more[][2] = {
        {PLACE_TABLE, 5}, {PLACE_LOOK, 3}, {PLACE_DOWN, 2}, {PLACE_DOWN + 1, 2}};
    begin(STORY_FREE);
    CHECK("a card lies nowhere", s->place[CARDS - 1] = PLACES);
    CHECK("a card lies nowhere", s->place[0] = UNKNOWN);
    CHECK("a card lies where its pool is barred",
          s->barred[s->pool[7] % POOLS_MAX] |= 1ull << s->place[7]);
    CHECK("a place holds another number of cards than it says", s->size[PLACE_DECK]++);
    CHECK("a place holds another number of cards than it says", s->size[PLACES - 1] = 1);
    for (int i = 0; i < 4; i++) {
        CHECK(many, (lay(more[i][1], more[i][0]), s->phase = PHASE_TELL));
        CHECK(NULL, (lay(more[i][1] - 1, more[i][0]), s->phase = PHASE_TELL));
        CHECK(between, lay(1, more[i][0]));
    }
}

static void hands(void **state)
{
    (void)state;
    static const int full[] = {PHASE_FREE,    PHASE_STAKES, PHASE_DIFFICULTY, PHASE_CARD,
                               PHASE_CONSENT, PHASE_CLASH,  PHASE_AFTER};
    begin(STORY_FREE);
    for (int phase = 0; phase < PHASES; phase++) {
        bool is = false;
        for (size_t i = 0; i < sizeof full / sizeof *full; i++)
            is = is || full[i] == phase;
        for (int seat = 1; seat < 3; seat++) {
            CHECK(is ? "a hand is not as large as Will" : NULL,
                  (s->phase = (uint8_t)phase, s->will[seat]--));
            CHECK(is ? "a hand is not as large as Will" : NULL,
                  (s->phase = (uint8_t)phase, s->will[seat]++));
        }
        CHECK(NULL, s->phase = (uint8_t)phase);
    }
}

static void story(void **state)
{
    (void)state;
    static const char cast[] = "an NPC of the scene is not in the bestiary",
                      more[] = "more has been done than may be";
    const struct pack *p = (begin(STORY_FREE), pack_of(&x.pack.data));
    CHECK("the scenario is not in the pack", s->scenario = SCENARIO_FREE + 1);
    CHECK("the scene is not in the scenario", s->scene = SCENES_SESSION_MAX);
    CHECK(NULL, s->scene = SCENES_SESSION_MAX - 1);
    CHECK(cast, s->cast[0] = (uint8_t)p->npc_count);
    CHECK(NULL, s->cast[0] = (uint8_t)(p->npc_count - 1));
    CHECK(cast, s->cast_grit[0] = SCORE_MAX + 1);
    CHECK(NULL, (s->cast_grit[0] = SCORE_MAX, s->cast_out = 1));
    CHECK(cast, s->cast_grit[CAST_MAX - 1] = 1);
    CHECK(cast, s->cast_out = 1 << (CAST_MAX - 1));
    CHECK(cast, s->cast_out = 2);
    CHECK("a mood is nobody's, or none", s->cast_mood[0] = MOODS);
    CHECK(NULL, s->cast_mood[0] = MOODS - 1);
    CHECK("a mood is nobody's, or none", s->cast_mood[CAST_MAX - 1] = MOOD_WARY);
    CHECK("something was bought that the scenario does not offer", s->bought = 1);
    CHECK("something is held that was not bought", s->held[1] = 0);
    CHECK(more, s->acts = ACTS_MAX + 1);
    CHECK(more, s->tests = TESTS_MAX + 1);
    CHECK(more, s->scenes = SCENES_SESSION_MAX + 1);
    CHECK(more, s->session = SESSIONS_MAX + 1);
    CHECK(NULL, (s->acts = ACTS_MAX, s->tests = TESTS_MAX, s->scenes = SCENES_SESSION_MAX,
                 s->session = SESSIONS_MAX));
    begin(STORY_FIRST);
    CHECK("the scene is not in the scenario", s->scene = (uint8_t)p->scenario[0].scene_count);
    CHECK(NULL, s->scene = (uint8_t)(p->scenario[0].scene_count - 1));
    CHECK(NULL, (s->scenario = NONE, s->scene = NONE, s->in_scene = 0));
    const int facts = p->scenario[0].fact_count; /* TX-G4 */
    CHECK("a fact is not of the scenario", s->facts = 1u << facts);
    CHECK(NULL, s->facts = (1u << facts) - 1);
    CHECK("a goal came out as none can", (s->goal[0] = GOAL_OPEN, s->goal_how[0] = 1));
    CHECK("a goal came out as none can",
          (s->goal[0] = GOAL_WON, s->goal_how[0] = (WAYS_MAX + 1) * CAME_SO + 1));
    CHECK(NULL, (s->goal[0] = GOAL_LOST, s->goal_how[0] = (WAYS_MAX + 1) * CAME_SO));
}

static void test(void **state)
{
    (void)state;
    static const char range[] = "DV or Woe of a test is out of range",
                      more[] = "more Woe is hidden in a test than the Dealer has";
    begin(STORY_FREE);
    CHECK(range, s->dv = DVS);
    CHECK(NULL, s->dv = DVS - 1);
    CHECK(range, s->woe_in = WOE_MAX + 1);
    CHECK(NULL, s->woe_in = WOE_MAX); /* shown: what was spent */
    CHECK(more, (s->kind = KIND_TEST, s->secret_known = 1 << 1));
    CHECK(more,
          (s->kind = KIND_TEST, s->secret_known = 1 << DEALER, s->woe_in = (uint8_t)(s->woe + 1)));
    CHECK(NULL, (s->kind = KIND_TEST, s->secret_known = 1 << DEALER, s->woe_in = s->woe));
    CHECK(more, (s->kind = KIND_INVOCATION, s->secret_known = 1 << DEALER, s->woe_in = 1));
    CHECK(NULL, (s->kind = KIND_INVOCATION, s->secret_known = 1 << DEALER));
    CHECK("Skulls were declared for a player", s->declared[SIDE_INITIATOR] = SUIT_SKULLS);
    CHECK(NULL, s->declared[SIDE_OTHER] = SUIT_SKULLS);
    for (int side = 0; side < 2; side++) {
        CHECK("a card was played that does not exist", s->played[side] = CARDS);
        CHECK(NULL, s->played[side] = CARDS - 1);
        CHECK("a side has trumped without a trump", (s->played[side] = 0, s->trumped[side] = 1));
        CHECK(NULL,
              (s->played[side] = 0, s->trumped[side] = 1, s->trumps[side] = 1 << SUIT_HEARTS));
        CHECK(NULL, s->trumped[side] = 1); /* the Dealer, who plays no card */
        CHECK("a played card is not on the table",
              (s->phase = PHASE_TELL, lay(1, PLACE_TABLE), lay(1, PLACE_DISCARD),
               s->played[side] = (uint8_t)set_nth(
                   &(struct set[]){cards_at(s->place, CARDS, PLACE_DISCARD)}[0], 0)));
        CHECK(NULL, (s->phase = PHASE_TELL, lay(1, PLACE_TABLE),
                     s->played[side] = (uint8_t)set_nth(
                         &(struct set[]){cards_at(s->place, CARDS, PLACE_TABLE)}[0], 0)));
    }
}

static void form(void **state)
{
    (void)state;
    static const char no[] = "the state is no state of this game";
    begin(STORY_FREE);
    CHECK(no, s->phase = PHASES);
    CHECK(no, s->seats = 1);
    CHECK(no, s->seats = SEATS + 1);
}

/* TX-D6, TX-F1: Woe beyond what is counted, and what a sheet says. */
static void figures(void **state)
{
    (void)state;
    static const uint8_t figure[RESOURCES] = {5, 4, 3, 2, 1};
    begin(STORY_FREE);
    for (int woe = WOE_MAX - 2; woe <= WOE_MAX; woe++) {
        now()->woe = (uint8_t)woe;
        tx_woe_gain(now(), 1);
        assert_int_equal(now()->woe, woe < WOE_MAX ? woe + 1 : WOE_MAX);
    }
    now()->will[1] = figure[RES_WILL];
    now()->grit[1] = figure[RES_GRIT];
    now()->coin[1] = figure[RES_COIN];
    now()->luck[1] = figure[RES_LUCK];
    now()->injuries[1] = figure[RES_INJURY];
    for (int which = 0; which < RESOURCES; which++)
        assert_int_equal(tx_resource(now(), 1, which), figure[which]);
    struct set dv = texarkana_may_be(&x.pack.data, &x.st, FIELD_dv, 0);
    assert_int_equal(set_count(&dv), 7); /* -3 to +3 */
}

/* TX-A3: whatever a card is needed for, an empty deck is made of the discards, and it goes on. */
static void shuffled(void **state)
{
    (void)state;
    static const int phases[] = {PHASE_CHAIN, PHASE_ANSWER, PHASE_TIE, PHASE_CLASH, PHASE_DRAW};
    for (size_t i = 0; i < sizeof phases / sizeof *phases; i++) {
        begin(STORY_FREE);
        int cards = now()->size[PLACE_DECK] + now()->size[PLACE_DISCARD];
        lay(CARDS, PLACE_DISCARD);
        now()->phase = (uint8_t)phases[i];
        now()->actor = 1;
        PLAY(&x, SEAT_CHANCE, DO_SHUFFLE, 0);
        assert_int_equal(now()->size[PLACE_DECK], cards);
        assert_int_equal(now()->size[PLACE_DISCARD], 0);
        assert_int_equal(now()->phase, phases[i]);
    }
}

/* TX-G2: what came about is counted as what it is. */
static void tallies(void **state)
{
    (void)state;
    static const int of[] = {TALLY_STORY, TALLY_WOE, TALLY_POSSE, TALLY_CLOSED};
    static const int ending[] = {ENDING_STORY, ENDING_WOE, ENDING_POSSE, ENDING_DEALER};
    int32_t paid[SEATS] = {9, 9, 9, 9};
    begin(STORY_FREE);
    now()->goals_won = 3;
    x.g->payoff(&x.pack.data, &x.st, paid);
    assert_int_equal(paid[DEALER], 0);
    assert_int_equal(paid[1], 3);
    assert_int_equal(paid[2], 3);
    assert_int_equal(paid[3], 9); /* no such seat */
    for (int i = 0; i < 4; i++) {
        now()->ending = (uint8_t)ending[i];
        assert_int_equal(x.g->tally(&x.pack.data, &x.st, 1, TALLY_GOALS_WON), 3);
        for (int k = 0; k < 4; k++)
            assert_int_equal(x.g->tally(&x.pack.data, &x.st, 1, of[k]), i == k);
    }
}

/* A Dealer and up to six players. TX-G2: what is told of a story at its end. */
static void test_record(void **arg)
{
    static const char *const names[] = {"goals-won", "story-told", "woe-gone", "posse-out",
                                        "closed"};
    const struct game *g = &texarkana_game;
    (void)arg;
    assert_string_equal(g->role(DEALER), "dealer");
    assert_string_equal(g->role(1), "player");
    assert_int_equal(g->seats_max, 7);
    assert_int_equal(g->edition, 4);
    for (int i = 0; i < 5; i++)
        assert_int_equal(g->editions[i].number, (i + 1) % 5);
    assert_int_equal(g->tally_count, 5);
    for (int i = 0; i < 5; i++) {
        assert_string_equal(g->tallies[i].name, names[i]);
        assert_int_equal(g->tallies[i].shared, 1);
        assert_int_equal(g->tallies[i].counts, i == TALLY_GOALS_WON);
        assert_int_equal(g->tallies[i].worth, i == TALLY_GOALS_WON);
    }
    assert_int_equal(g->source_count, 1);
    assert_int_equal(g->phase_count, PHASES);
    assert_int_equal(g->payoff_hi, 255);
}

int main(void)
{
    table_open(&x);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sheets),      cmocka_unit_test(cards),    cmocka_unit_test(hands),
        cmocka_unit_test(story),       cmocka_unit_test(test),     cmocka_unit_test(form),
        cmocka_unit_test(figures),     cmocka_unit_test(shuffled), cmocka_unit_test(tallies),
        cmocka_unit_test(test_record),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
