/* What is told in 21 of what has happened, and the map, on states set up by hand. What is always
 * true: totals are worked out by hand in the comment beside them, and a text is looked for by the
 * few words that carry the rule. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/sheet.h"
#include "tests/twenty_one/by_hand.h"

/* BJ-B4, BJ-C1: 20 against 19, both held: the foe's two cards go to its pile; with 2 cards a Cellar
 * Rat is out (BJ-C3). */
static void win_told(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 13), 0);
    (void)state;
    s->edge[FOE] = 0;
    plays_on(s, FIRST, true);
    s->base_limit[FOE] = 2;
    has(told(1, 1, DO_HOLD, 0, 0), "You hold at 20.");
    has(said, "You win, 20 to 19.");
    has(said, "takes 2 cards of Damage (limit 2) and is Incapacitated.");
}

/* BJ-B2: 10, Jack and Queen are 30, and there is no Edge to pay for anything: a bust at once,
 * against 19. */
static void bust_told(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 11), 0);
    (void)state;
    s->edge[FOE] = 0;
    plays_on(s, FIRST, true);
    assert_string_equal(told(GM, 1, DO_HIT, 0, 0), ""); /* it is told with the card */
    has(told(GM, SEAT_CHANCE, DO_DRAW, HERO, card(SUIT_HEARTS, 12)),
        "Berrick Stoll hits and draws the Queen of Hearts: 30.");
    has(said, "Berrick Stoll busts at 30. Cellar Rat 1 wins with 19.");
}

/* BJ-C1, BJ-C4: 12 against 19, both held. A Spear in the foe's hand answers, and of the two cards
 * the Kite Shield keeps the Club off (BJ-H1); bare hands do not answer. */
static void answer_told(void **state)
{
    (void)state;
    for (int spear = 0; spear < 2; spear++) {
        struct twenty_one *s = deal(card(SUIT_CLUBS, 2), 0);
        if (spear)
            s->slot[FOE * SLOTS] = GEAR_SPEAR;
        s->slot_n[FOE * SLOTS] = (uint8_t)spear;
        s->edge[FOE] = 0;
        plays_on(s, FIRST, true);
        has(told(1, 1, DO_HOLD, 0, 0), "wins, 19 to 12.");
        has(said, spear ? "Your Kite Shield stops the 2 of Clubs. You take 1 card of Damage (1 of "
                          "10): the 10 of Spades."
                        : "wins, 19 to 12. Cellar Rat 1 cannot retaliate.");
    }
}

/* BJ-B5, BJ-E4: 20 against 19; the foe hits, draws a 10 of Hearts: 29, a bust. Riposte draws a
 * Joker: Critical only now, and that is told, for the result was told before it. */
static void riposte_told(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 13), 1);
    (void)state;
    s->edge[FOE] = 0;
    plays_on(s, SECOND, true);
    play(GM, DO_HIT, 0, 0);
    play(SEAT_CHANCE, DO_DRAW, FOE, card(SUIT_HEARTS, 10));
    has(told(1, 1, DO_PASS, 0, 0), "busts at 29. You win with 20.");
    assert_null(strstr(said, "critical"));
    has(told(1, 1, DO_SKILL, SKILL_RIPOSTE, 0), "You use Riposte");
    has(told(1, SEAT_CHANCE, DO_DRAW, FOE, CARDS - 1),
        "draws the Joker: 29. The Deal is now critical.");
}

/* BJ-I2: the last hero falls, and all rest in the same move: what it took is told all the same, and
 * once. 12 against 19, both held, a Spear answers; the Kite Shield keeps the Club off, and one card
 * is as much as the hero bears. */
static void defeat_comes(int before)
{
    struct twenty_one *s = deal(card(SUIT_CLUBS, 2), 0);
    s->run = 0;
    s->defeats = (uint8_t)before;
    s->slot[FOE * SLOTS] = GEAR_SPEAR;
    s->slot_n[FOE * SLOTS] = 1;
    s->edge[FOE] = 0;
    plays_on(s, FIRST, true);
    s->base_limit[HERO] = 1;
    s->skills[HERO] &= ~BIT(SKILL_VITALITY);
    s->armor[HERO] = NONE;
}

static void defeat_told(void **state)
{
    (void)state;
    defeat_comes(0);
    has(told(1, 1, DO_HOLD, 0, 0), "You hold at 12.");
    assert_int_equal(table()->defeats, 1);
    assert_int_equal(table()->pile[HERO], 0);
    has(said, "wins, 19 to 12. Your Kite Shield stops the 2 of Clubs. You take 1 card of Damage "
              "(limit 1) and are "
              "Incapacitated. The Conflict is over. Every hero is down: defeat 1 of 5. Everyone "
              "rests, and "
              "starts again from the last fire.");
    assert_null(strstr(strstr(said, "Incapacitated") + 1, "Incapacitated"));
    defeat_comes(DEFEATS_MAX - 1); /* the last: nobody rests */
    has(told(1, 1, DO_HOLD, 0, 0), "and are Incapacitated. The Conflict is over. Every hero is "
                                   "down: defeat 5 of 5. The run is "
                                   "lost.");
    assert_null(strstr(said, "rests, and"));
}

/* BJ-I2, BJ-D6: 200 turns that settle nothing are a defeat in a run, and nobody is out; at a free
 * table they are not. */
static void turns_in_vain(void **state)
{
    (void)state;
    for (int run = 0; run < 2; run++) {
        struct twenty_one *s = deal(card(SUIT_CLUBS, 2), 0);
        s->run = run ? 0 : RUN_FREE;
        s->deal = DEAL_NONE;
        s->act_kind = ACT_NONE;
        s->act_who = NONE;
        s->mover = NONE;
        s->turns_taken = TURNS_MAX;
        s->phase = PHASE_OWN_TURN;
        s->actor = GM;
        has(say(GM, words()->prompt), "After 200 turns the Conflict must end.");
        assert_int_equal(!strstr(said, "It is a defeat."), !run);
        has(told(1, GM, DO_PEACE, 0, 0), "The GM ends the Conflict");
        assert_int_equal(
            !strstr(said, "200 turns settled nothing: defeat 1 of 5. Everyone rests, and"), !run);
        assert_null(strstr(said, "hero is"));
        assert_int_equal(table()->defeats, run);
    }
}

/* BJ-E4: what a Skill that names no card did: Lean Into makes 10 and a 2 of Clubs 13, and 10 and 9
 * of Spades no more; Advantage takes 1 of the other side's Edge. Where both hands have a Club, 10
 * and 9 are 20, and one's own is told first. */
static void skills_told(void **state)
{
    struct twenty_one *s = deal(card(SUIT_CLUBS, 2), 2);
    (void)state;
    has(told(1, 1, DO_SKILL, SKILL_LEAN_INTO, 0),
        "You use Lean Into: your total goes from 12 to 13.");
    assert_null(strstr(said, "19"));
    s->skills[FOE] |= BIT(SKILL_ADVANTAGE);
    s->asked = FOE;
    has(told(1, GM, DO_SKILL, SKILL_ADVANTAGE, 0), "uses Advantage: your Edge falls from 1 to 0.");
    s = deal(card(SUIT_CLUBS, 2), 2);
    s->hand[hand_at(SECOND, 1)] = (uint8_t)card(SUIT_CLUBS, 9);
    s->skills[FOE] |= BIT(SKILL_LEAN_INTO);
    s->asked = FOE;
    has(told(1, GM, DO_SKILL, SKILL_LEAN_INTO, 0),
        "its total goes from 19 to 20 and your total goes from 12 to 13.");
}

/* The run that the rules of the table have chosen is told with the first move, and once. */
static void run_told(void **state)
{
    struct rules rules;
    (void)state;
    rules_default(&twenty_one_game, &rules);
    rules.value[RULE_STORY] = STORY_FIRST;
    assert_null(twenty_one_game.init(&data, &rules, 3, &st));
    const char *text = told(2, 1, DO_HERO, 0, 0);
    assert_int_equal(strncmp(text, pack.run[0].caption.title, strlen(pack.run[0].caption.title)),
                     0);
    has(text, pack.run[0].caption.text);
    text = told(2, 2, DO_HERO, 1, 0);
    assert_null(strstr(text, pack.run[0].caption.text));
    has(text, pack.run[0].stage[0].caption.text);
}

/* Enter alone ends no turn before the Act, and passes on no bust that might still be mended. */
static bool enter_takes(int verb)
{
    struct options o = {0};
    twenty_one_game.options(&data, &st, __builtin_ctz(game_asked(&twenty_one_game, &data, &st)),
                            &o);
    for (uint32_t i = 0; i < o.count; i++)
        if (o.at[i].verb == verb)
            return o.at[i].flags & OPTION_SAFE;
    fail_msg("%s is not open", twenty_one_game.verbs[verb].name);
    return false;
}

static void enter_alone(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 13), 1);
    (void)state;
    assert_true(enter_takes(DO_PASS));
    s->hand_change[hand_at(FIRST, 1)] = 2; /* 22, and Influence makes it 21 */
    assert_false(enter_takes(DO_PASS));
    s->edge[HERO] = 0;
    assert_true(enter_takes(DO_PASS));
    s = fight(hero_named("Berrick Stoll"));
    assert_false(enter_takes(DO_END));
    s->has_acted = 1;
    assert_true(enter_takes(DO_END));
}

/* What the GM tests, where one Ability needs no best or lowest; what a new hero still lacks for its
 * spells. */
static void choices_told(void **state)
{
    (void)state;
    begin();
    has(label(GM, DO_TARGET, BIT(STRENGTH), TAKE_BEST, 14, 0), "Target 14, Strength");
    has(label(GM, DO_TEST, BIT(HOPE) | BIT(POWER), TAKE_LOWEST, 0, 0),
        "The lowest of Hope and Power, Edge 0");
    has(say(GM, words()->board), "The Evening Bell: a free table");
    play(1, DO_HERO, 0, 0);
    assert_null(strstr(say(1, words()->prompt), "Damage is"));
    bj_deck_take(table(), HERO, card(SUIT_HEARTS, 2));
    table()->pile[HERO] = CARD_BIT(card(SUIT_HEARTS, 2));
    has(say(1, words()->prompt), "Your Damage is 1 of ");
    play(1, DO_WAIT, 0, 0);
    play(GM, DO_SCENE, 0, 0);
    has(say(1, words()->prompt), "The Conflict has not begun.");
    table()->fights = 1;
    has(say(1, words()->prompt), "No Conflict is going on.");
    table()->fights = 9; /* foes stand there still: at a person's table no count ends it */
    has(say(1, words()->prompt), "No Conflict is going on.");
    begin();
    table()->step = STEP_GEAR;
    table()->spells[HERO] = BIT(SPELL_SOUL_ARROW);
    has(say(1, words()->prompt), "You have no Catalyst yet, and Sorcery needs one in hand.");
    table()->slot[HERO * SLOTS] = GEAR_CATALYST;
    assert_null(strstr(say(1, words()->prompt), "no Catalyst"));
}

/* BJ-E2: a Skill that costs more Edge than the hero ever has is said before it is taken. Berrick
 * Stoll has 1 of each of four Abilities and a Broadsword, so 1 Edge at most; Sturdy costs 2. A
 * weapon that gives 1 more pays it. */
static void unpaid_told(void **state)
{
    (void)state;
    struct sheet h = bj_sheet_blank(&pack);
    h.ability[STRENGTH] = h.ability[ENDURANCE] = 1;
    h.skills |= BIT(SKILL_STURDY) | BIT(SKILL_LEAN_INTO) | BIT(SKILL_VITALITY);
    assert_int_equal(bj_sheet_unpaid(&pack, &h), BIT(SKILL_STURDY));
    h.slot[SLOT_LEFT] = GEAR_BATTLEAXE;
    assert_int_equal(bj_sheet_unpaid(&pack, &h), 0);
    h.slot[SLOT_LEFT] = NONE;
    h.spells |= BIT(SPELL_POWER_WITHIN);
    assert_int_equal(bj_sheet_unpaid(&pack, &h), 0);
    /* Linger Spell is for the Deal of a spell: Edge of weapons does not pay it */
    h.spells = 0;
    h.ability[STRENGTH] = 3;
    h.skills = BIT(SKILL_LINGER_SPELL);
    assert_int_equal(bj_sheet_unpaid(&pack, &h), BIT(SKILL_LINGER_SPELL));
    begin();
    has(label(1, DO_HERO, 0, 0, 0, 0), "You can never pay for Sturdy (2 Edge, you have up to 1).");
}

static void turn_told(void **state)
{
    struct twenty_one *s = fight(hero_named("Osric Pale"));
    (void)state;
    (void)s;
    has(told(GM, 1, DO_CAST, SPELL_SOUL_ARROW, 0),
        "Osric Pale begins to cast Soul Arrow (Delay 1).");
    assert_int_equal(table()->phase, PHASE_OWN_TURN);
    has(said, "'s turn.");
    has(say(1, words()->board), "about to cast Soul Arrow (Delay 1 left)");
}

/* In the last window it is said what a pass leads to: 20 against 19, or 19 against 19. */
static void last_window_told(void **state)
{
    struct twenty_one *s = deal(card(SUIT_HEARTS, 13), 1);
    (void)state;
    assert_null(strstr(say(1, words()->prompt), "as it stands"));
    s->held[FIRST] = s->held[SECOND] = 1;
    has(say(1, words()->prompt), "Use a Skill? You have 1 Edge. Your total is 20, Cellar Rat 1's "
                                 "is 19. You win as it stands.");
    s->hand_change[hand_at(FIRST, 1)] = -1;
    has(say(1, words()->prompt), "A draw as it stands.");
    s->hand_change[hand_at(FIRST, 1)] = -2;
    has(say(1, words()->prompt), "You lose as it stands.");
}

/* The scene of docs/voice.md: a Cellar Rat attacks one with a Kite Shield, bare-handed, Edge 1 on
 * both sides. A Joker counts 0 and makes the Deal critical; of 30 the Clubs stop at the shield, and
 * the Bonus Damage is no Club. */
static void passes(void)
{
    while (table()->phase == PHASE_WINDOW)
        play(seat_of(table()->asked), DO_PASS, 0, 0);
}

static void draws(int who, int suit, int rank, const char *text)
{
    const char *line = told(1, SEAT_CHANCE, DO_DRAW, who, card(suit, rank));
    assert_int_equal(strncmp(line, text, strlen(text)), 0);
}

static void scene_told(void **state)
{
    struct twenty_one *s = fight(hero_named("Berrick Stoll"));
    int rat = FOE + 1;
    (void)state;
    stand(HERO, 1, 1);
    stand(rat, 1, 2);
    s->mover = (uint8_t)rat;
    s->actor = GM;
    assert_string_equal(told(1, GM, DO_ATTACK, WITH_BARE, HOW_PLAIN), "");
    assert_string_equal(
        told(1, GM, DO_AIM, HERO, 0),
        "Cellar Rat 2 attacks you bare-handed. A Deal, Edge 1 against your Edge 1.");
    assert_string_equal(told(1, SEAT_CHANCE, DO_DRAW, rat, card(SUIT_HEARTS, 4)), "");
    assert_string_equal(told(1, SEAT_CHANCE, DO_DRAW, rat, CARDS - 1),
                        "Cellar Rat 2 draws the 4 of Hearts and the Joker: 4.");
    assert_string_equal(told(1, SEAT_CHANCE, DO_DRAW, HERO, card(SUIT_CLUBS, 13)), "");
    draws(HERO, SUIT_CLUBS, 4, "You draw the King of Clubs and the 4 of Clubs: 14.");
    passes();
    assert_string_equal(told(1, GM, DO_HIT, 0, 0), "");
    draws(rat, SUIT_HEARTS, 11, "Cellar Rat 2 hits and draws the Jack of Hearts: 14.");
    if (s->asked != HERO)
        play(GM, DO_PASS, 0, 0);
    assert_string_equal(say(1, words()->prompt),
                        "Use a Skill? You have 1 Edge. Your total is 14, Cellar Rat 2's is 14.");
    assert_string_equal(
        label(1, DO_SKILL, SKILL_INFLUENCE, 0, 0, 0),
        "Influence, 1 Edge: one card you can see is worth 1 more or 1 less, even after a bust.");
    passes();
    assert_string_equal(say(1, words()->prompt),
                        "Hit or hold? Your total is 14, Cellar Rat 2's is 14.");
    play(1, DO_HIT, 0, 0);
    draws(HERO, SUIT_CLUBS, 6, "You hit and draw the 6 of Clubs: 20.");
    passes();
    play(GM, DO_HIT, 0, 0);
    draws(rat, SUIT_DIAMONDS, 2, "Cellar Rat 2 hits and draws the 2 of Diamonds: 16.");
    passes();
    play(1, DO_HIT, 0, 0);
    draws(HERO, SUIT_CLUBS, 11, "You hit and draw the Jack of Clubs: 30.");
    if (s->asked != HERO)
        play(GM, DO_PASS, 0, 0);
    has(say(1, words()->prompt),
        "Use a Skill, or bust? You have 1 Edge. Your total is 30, Cellar Rat 2's is 16.");
    while (s->phase == PHASE_WINDOW)
        told(1, seat_of(s->asked), DO_PASS, 0, 0);
    has(said, "You bust at 30. Cellar Rat 2 wins with 16. The Deal is critical.");
    has(told(1, SEAT_CHANCE, DO_WOUND, HERO, card(SUIT_HEARTS, 11)),
        "Bonus Damage: the Jack of Hearts. Your Kite Shield stops the 4 of Clubs, the 6 of Clubs, "
        "the Jack of Clubs and the King "
        "of Clubs. You take 1 card of Damage (1 of 10): the Jack of Hearts.");
}

/* ---- The map ---- */

/* What is left out of the map is left out whole, and of the rest of the table nothing. */
static void map_kinds(void **state)
{
    (void)state;
    fight(hero_named("Berrick Stoll"));
    stand(HERO, 3, 0);
    stand(FOE, 3, 4);
    for (int map = 0; map < TEXT_MAPS; map++)
        for (int glance = 0; glance < 2; glance++) {
            struct view v;
            struct text t = text_over(said, sizeof said);
            t.map = (uint8_t)map;
            view_of(1, &v);
            (glance ? words()->glance : words()->board)(&data, &v, &t);
            has(said, "You (H1): Damage 0 of ");
            assert_int_equal(strstr(said, "  4 H1") != NULL, map != TEXT_MAP_WORDS);
            assert_int_equal(strstr(said, "##") != NULL, map != TEXT_MAP_WORDS);
            assert_int_equal(strstr(said, "You are at a4.") != NULL, map != TEXT_MAP_DRAWN);
            assert_int_equal(strstr(said, "at e4: 20 feet east") != NULL, map != TEXT_MAP_DRAWN);
            assert_int_equal(strstr(said, "rows 1 to 8 from north to south, columns a to r") !=
                                 NULL,
                             map == TEXT_MAP_WORDS);
        }
}

/* A stage of a run is a name like any other; where two runs have it, each is told. */
static void stages_told(void **state)
{
    (void)state;
    int at = -1;
    for (int i = 0; i < data.names[NAMES_RUN_STAGE].count; i++)
        at = strcmp(data.names[NAMES_RUN_STAGE].at[i], "the-burial-ground") ? at : i;
    assert_true(at >= 0);
    struct text t = text_over(said, sizeof said);
    words()->describe(&data, NAMES_RUN_STAGE, at, &t);
    has(said, "The burial ground, a stage of The Evening Bell: Round by the wall");
    has(said, "\nThe burial ground, a stage of A Short Errand: The gate is shut");
}

static void map_told(void **state)
{
    struct twenty_one *s = fight(hero_named("Berrick Stoll"));
    (void)state;
    stand(HERO, 3, 0);
    stand(FOE, 3, 4);     /* d4 is wall */
    stand(FOE + 1, 2, 1); /* b3 */
    has(say(1, words()->board), "You are at a4.");
    has(said, "West: the edge of the map.");
    has(said, "East: a wall in 10 feet."); /* b4, c4 are floor */
    has(said, "at e4: 20 feet east, out of sight behind a wall");
    has(said, "at b3: 5 feet north-east, adjacent, in sight");
    has(said, "  4 H1  .  . ## F1");
    has(said, "  3  . F2");
    stand(FOE + 1, 5, 0); /* a6: a5 is open between */
    has(say(1, words()->board), "South: Cellar Rat 2 in 5 feet.");
    stand(FOE + 1, 3, 1); /* b4 */
    has(say(1, words()->board), "East: Cellar Rat 2.");
    stand(FOE + 1, 2, 1);
    s->being[FOE + 1] = BEING_DOWN;
    has(say(1, words()->board), "  3  . F-"); /* who is down does not look like who stands */
    has(said, "at b3: 5 feet north-east, adjacent, in sight, Incapacitated.");
}

/* A hero that is built has the name that its player gives it, once, for everyone; two of one name
 * are numbered; whoever then plays a hero of the pack has its name. */
static void names_told(void **state)
{
    static const struct label called[HEROES] = {
        {"Mara Vint", NULL}, {"Bo", NULL}, {NULL, NULL}, {NULL, NULL}};
    static const struct labels names = {1, {{NAMES_CALLED, 0, HEROES, called}}};
    struct rules rules;
    (void)state;
    rules_default(&twenty_one_game, &rules);
    rules.value[RULE_STORY] = STORY_FREE;
    assert_null(twenty_one_game.init(&data, &rules, 4, &st));
    names_said = &names;
    has(say(1, words()->prompt), "You can name your own first.");
    why_not(1, DO_NAME, 1, 0, 0, 0); /* refused: the first that is free comes first */
    has(told(2, 1, DO_NAME, 0, 0), "Player 1's hero is called Mara Vint.");
    has(why_not(1, DO_NAME, 0, 0, 0, 0), "You name a hero once, before you choose its group.");
    assert_null(strstr(say(1, words()->prompt), "You can name"));
    has(told(2, 1, DO_GROUP, 0, 0), "Mara Vint has Strength and Dexterity.");
    play(1, DO_RAISE, HOPE, 0);
    play(1, DO_RAISE, HOPE, 0);
    play(1, DO_LEARN, SKILL_OVERBEAR, 0);
    play(1, DO_LEARN, SKILL_RIPOSTE, 0);
    play(1, DO_LEARN, SKILL_LIGHT, 0);
    play(1, DO_LEARN, SKILL_CHEER, 0);
    play(1, DO_DONE, 0, 0);
    play(1, DO_DONE, 0, 0);
    has(told(2, 1, DO_DONE, 0, 0), "Mara Vint is ready.");
    has(label(2, DO_NAME, 0, 0, 0, 0), "Call your hero Mara Vint");
    has(told(2, 2, DO_NAME, 0, 0), "Your hero is called Mara Vint.");
    has(say(3, words()->board), "Mara Vint 1 (H1)");
    has(say(3, words()->facts), "\"title\":\"Mara Vint 1\"");
    play(2, DO_HERO, 0, 0);
    has(say(3, words()->board), "Mara Vint (H1)");
    has(say(3, words()->board), "Berrick Stoll (H2)");
    has(told(1, 3, DO_NAME, 1, 0), "Player 3's hero is called Bo.");
    names_said = NULL;
    has(say(2, words()->board), "Hero 1 (H1)");
}

static uint8_t beast_named(const char *name)
{
    for (int i = 0; i < pack.beast_count; i++)
        if (!strcmp(pack.beast[i].caption.title, name))
            return (uint8_t)i;
    fail_msg("no beast %s", name);
    return 0;
}

/* A foe alone of its kind is called by it, with an article unless it has a name of its own; a kind
 * that begins with The has no second one; those of one kind are numbered. */
static void foes_named(void **state)
{
    static const char *const of[][3] = {
        {"Mud Hound", "Stun the Mud Hound (F1)", "Stun Mud Hound 2 (F2)"},
        {"Something in the Well", "Stun Something in the Well (F1)",
         "Stun Something in the Well 2 (F2)"},
        {"The Seneschal", "Stun the Seneschal (F1)", "Stun Seneschal 2 (F2)"},
        {"Dame Cinder the Founder", "Stun Dame Cinder the Founder (F1)",
         "Stun Dame Cinder the Founder 2 (F2)"}};
    (void)state;
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        struct twenty_one *s = fight(hero_named("Berrick Stoll"));
        s->kind[FOE] = beast_named(of[i][0]);
        for (int who = FOE + 1; who < BODIES; who++)
            s->kind[who] = NONE;
        assert_string_equal(label(GM, DO_STUN, FOE, 0, 0, 0), of[i][1]);
        s->kind[FOE + 1] = s->kind[FOE];
        assert_string_equal(label(GM, DO_STUN, FOE + 1, 0, 0, 0), of[i][2]);
    }
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_told),       cmocka_unit_test(map_told),
        cmocka_unit_test(win_told),         cmocka_unit_test(bust_told),
        cmocka_unit_test(unpaid_told),      cmocka_unit_test(turn_told),
        cmocka_unit_test(answer_told),      cmocka_unit_test(skills_told),
        cmocka_unit_test(run_told),         cmocka_unit_test(enter_alone),
        cmocka_unit_test(choices_told),     cmocka_unit_test(defeat_told),
        cmocka_unit_test(turns_in_vain),    cmocka_unit_test(riposte_told),
        cmocka_unit_test(last_window_told), cmocka_unit_test(scene_told),
        cmocka_unit_test(map_kinds),        cmocka_unit_test(stages_told),
        cmocka_unit_test(foes_named),
    };
    struct complaint wrong = {0};
    if (!data_open_default(&twenty_one_game, &pack, &data, &wrong))
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
