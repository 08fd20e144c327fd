/* What Bloodsport Gambler says of odds and sums, at tables of two Fighters. What is always true:
 * the figures are worked out in the comment beside them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "games/bloodsport/decks.h"
#include "games/bloodsport/voice/words.h"

/* BG-B3: Ranks 0, 1 and 2 apart, whichever side is the favourite. */
static void odds_said(void **state)
{
    (void)state;
    assert_string_equal(bg_odds_words(0), "1:1");
    assert_string_equal(bg_odds_words(1), "2:1");
    assert_string_equal(bg_odds_words(-1), "2:1");
    assert_string_equal(bg_odds_words(2), "3:1");
    assert_string_equal(bg_odds_words(-2), "3:1");
}

/* What pages are told of wagers, from the rules alone. BG-B3: Rank 3 on the left of Rank 1 is 3:1.
 * BG-D2: the favourite takes exactly 3, the underdog 1 to 3; BG-F1: the favourite brings 1, the
 * underdog three times the wager. BG-D3: of 16 Coin with 3 on the left bet, the owner has 13 in
 * hand; nobody else is told. */
static void facts(void **state)
{
    static _Alignas(16) struct pack pack;
    static const char *const fighters[FIGHTERS] = {"low", "high"};
    static const char *const slots[SLOTS] = {"left-1",  "right-1", "left-2",
                                             "right-2", "left-3",  "right-3"};
    struct names names[NAME_TABLES] = {
        [NAMES_FIGHTER] = {fighters, FIGHTERS}, [NAMES_SLOT] = {slots, SLOTS}};
    struct data data = {.names = names, .names_count = NAME_TABLES, .block = &pack};
    struct rules rules;
    struct view view = {.seat = 0};
    char bytes[4096];
    (void)state;
    pack.fighter[0] = (struct fighter){.title = "Low", .rank = 1, .str = 1, .dex = 2, .life = 3};
    pack.fighter[1] = (struct fighter){.title = "High", .rank = 3, .str = 4, .dex = 5, .life = 6};
    rules_default(&bloodsport_game, &rules);
    assert_null(bloodsport_init(&data, &rules, 2, &view.state));
    struct bloodsport *s = table_of(&view.state);
    s->fighter_at[0] = 1;
    s->fighter_at[1] = 0;
    s->odds[0] = 2;
    s->bet[0] = BET_LEFT + 2;
    struct text t = text_over(bytes, sizeof bytes);
    bg_words_facts(&data, &view, &t);
    assert_string_equal(
        bytes, "{\"fights\":[{\"odds\":\"3:1\",\"favourite\":\"left\",\"lo\":[3,1],\"hi\":[3,3],"
               "\"pays\":[[null,null,1],[3,6,9]]}],\"fighters\":{"
               "\"left-1\":{\"str\":4,\"dex\":5,\"life\":6,\"wounds\":0},"
               "\"right-1\":{\"str\":1,\"dex\":2,\"life\":3,\"wounds\":0}},\"rows\":[],"
               "\"phase-of-round\":1,\"coin-in-hand\":13}");
    view.seat = SEAT_WATCHER;
    t = text_over(bytes, sizeof bytes);
    bg_words_facts(&data, &view, &t);
    assert_null(strstr(bytes, "coin-in-hand"));
}

/* What pages are told of the hand. BG-C4: a roll up to Risk and Guard Level is caught, and a token
 * takes 1 off the Risk. BG-C8: face up, a Sabotage has 1 more, so one with No Risk rolls, too;
 * BG-H3: but not alone. BG-I5: "Risk -1" is off the next card. Only who is asked is told. */
static void hand_facts(void **state)
{
    static _Alignas(16) struct pack pack;
    static const char *const actions[ACTIONS] = {"slippers", "gentle", "keyhole", "wink"};
    struct names names[NAME_TABLES] = {[NAMES_ACTION] = {actions, ACTIONS}};
    struct data data = {.names = names, .names_count = NAME_TABLES, .block = &pack};
    struct rules rules;
    struct view view = {.seat = 0};
    char bytes[4096];
    (void)state;
    pack.action[0] = (struct action){.type = ACTION_SABOTAGE, .risk = 2};
    pack.action[1] = (struct action){.type = ACTION_SABOTAGE, .no_risk = true};
    pack.action[2] = (struct action){.type = ACTION_DISCOVER, .risk = 1};
    pack.action[3] = (struct action){.type = ACTION_SPECIAL, .no_risk = true};
    rules_default(&bloodsport_game, &rules);
    assert_null(bloodsport_init(&data, &rules, 2, &view.state));
    struct bloodsport *s = table_of(&view.state);
    s->phase = PHASE_ACTION;
    s->actor = 0;
    s->guard = 2;
    for (int card = 0; card < 4; card++)
        s->action_place[card] = ACTION_HAND;
    s->action_size[ACTION_HAND] = 4;
    struct text t = text_over(bytes, sizeof bytes);
    bg_words_facts(&data, &view, &t);
    assert_non_null(strstr(bytes, "\"risks\":{\"slippers\":{\"risk\":2,\"need\":[4,3,2],"
                                  "\"shown\":{\"risk\":3,\"need\":[5,4,3,2]}},"
                                  "\"gentle\":{\"shown\":{\"risk\":1,\"need\":[3,2]}},"
                                  "\"keyhole\":{\"risk\":1,\"need\":[3,2]}}"));
    s->risk_cut[0] = 1;
    s->status[1] = STATUS_OUT;
    t = text_over(bytes, sizeof bytes);
    bg_words_facts(&data, &view, &t);
    assert_non_null(strstr(bytes, "\"risks\":{\"slippers\":{\"risk\":1,\"need\":[3,2]},"
                                  "\"keyhole\":{\"risk\":0,\"need\":[2]}}"));
    s->actor = 1; /* who waits is told the same: a patch then has nothing to say of it */
    t = text_over(bytes, sizeof bytes);
    bg_words_facts(&data, &view, &t);
    assert_non_null(strstr(bytes, "\"risks\":{\"slippers\":{\"risk\":1,\"need\":[3,2]},"));
    view.seat = SEAT_WATCHER;
    t = text_over(bytes, sizeof bytes);
    bg_words_facts(&data, &view, &t);
    assert_null(strstr(bytes, "risks"));
}

/* 36.5 and 63.5 one by one would be 37 and 64; 72.4, 26.4 and 1.2: 72 + 26 + 1 = 99, and the first
 * has the largest rest. */
static void percents_add_up(void **state)
{
    int out[3];
    (void)state;
    assert_int_equal(voice_percent(0.496), 50);
    assert_int_equal(voice_percent(0.494), 49);
    assert_int_equal(voice_percent(1), 100);
    voice_percents((const double[]){0.365, 0.635}, 2, out);
    assert_int_equal(out[0] + out[1], 100);
    assert_in_range(out[0], 36, 37);
    voice_percents((const double[]){0.7241, 0.2639, 0.012}, 3, out);
    assert_int_equal(out[0], 73);
    assert_int_equal(out[1], 26);
    assert_int_equal(out[2], 1);
    voice_percents((const double[]){1, 0, 0}, 3, out);
    assert_int_equal(out[0], 100);
    assert_int_equal(out[1], 0);
    assert_int_equal(out[2], 0);
}

/* A prompt or label, by a table: what it says. */
static const char *prompted(const struct data *d, const struct view *v)
{
    static char bytes[1024];
    struct text t = text_over(bytes, sizeof bytes);
    bg_words_prompt(d, v, &t);
    return bytes;
}

/* What any page is told of the table has that. */
static void facts_have(const struct data *d, const struct view *v, const char *what)
{
    static struct view all;
    static char bytes[4096];
    struct text t = text_over(bytes, sizeof bytes);
    all = *v;
    all.seat = SEAT_WATCHER;
    bg_words_facts(d, &all, &t);
    assert_non_null(strstr(bytes, what));
}

static const char *labelled(const struct data *d, const struct view *v, int verb, int a, int b)
{
    static char bytes[1024];
    struct text t = text_over(bytes, sizeof bytes);
    struct move m = {.seat = v->seat, .verb = (uint8_t)verb, .arg = {a, b}};
    bg_words_label(d, v, &m, &t);
    return bytes;
}

/* BG-E6: die, what is added, and the stat asked for; what a React would make of it. Low rolls 4
 * with STR 2, High 1 with the WORST of 5 and 3: 6 to 4, and 2 of Low's Damage against Life 3. */
static void sums(void **state)
{
    static _Alignas(16) struct pack pack;
    struct data data = {.names = pack.names, .names_count = NAME_TABLES, .block = &pack};
    static const char *const slots[SLOTS] = {"left-1",  "right-1", "left-2",
                                             "right-2", "left-3",  "right-3"};
    struct rules rules;
    struct view view = {.seat = 0};
    (void)state;
    pack.names[NAMES_SLOT] = (struct names){slots, SLOTS};
    static const char *const two[] = {"first", "second"};
    for (int names = NAMES_FIGHTER; names <= NAMES_ACTION; names++)
        pack.names[names] = (struct names){two, 2};
    pack.fighter[0] = (struct fighter){.title = "Low", .str = 2, .dex = 2, .life = 3};
    pack.fighter[1] = (struct fighter){.title = "High", .str = 5, .dex = 3, .life = 3};
    pack.weapon[0] = (struct weapon){.title = "Stick", .type = TYPE_STR, .damage = 2};
    pack.weapon[1] = (struct weapon){.title = "Ladder", .type = TYPE_WORST, .damage = 1};
    pack.action[0] = (struct action){.title = "Sun",
                                     .text = "2 lower.",
                                     .type = ACTION_REACT,
                                     .risk = 3,
                                     .aims = 1,
                                     .effects = {1, {{.op = OP_DIE, .to = TO_FIGHTER, .n = -2}}}};
    pack.action[1] = (struct action){.title = "Mug",
                                     .text = "Again.",
                                     .type = ACTION_REACT,
                                     .risk = 3,
                                     .aims = 1,
                                     .effects = {1, {{.op = OP_REROLL, .to = TO_FIGHTER}}}};
    rules_default(&bloodsport_game, &rules);
    assert_null(bloodsport_init(&data, &rules, 1, &view.state));
    struct bloodsport *s = table_of(&view.state);
    s->phase = PHASE_REACT;
    s->actor = 0;
    s->fight = 0;
    s->fighter_at[0] = 0;
    s->fighter_at[1] = 1;
    bg_weapon_put(&view.state, 0, WEAPON_SLOT);
    bg_weapon_put(&view.state, 1, WEAPON_SLOT + 1);
    bg_secret_put(&view.state, 0, SECRET_FIGHT);
    bg_action_put(&view.state, 0, ACTION_HAND);
    s->die[0] = 4;
    s->die[1] = 1;
    assert_string_equal(prompted(&data, &view),
                        "React? Low leads 6 to 4. High would take 2 Wounds (2 of 3). (Low 4 + STR "
                        "2 = 6, High 1 + WORST 3 = 4.)");
    assert_non_null(
        strstr(labelled(&data, &view, DO_REACT, 0, ON_LEFT), "2 lower. Then it is 4 to 4."));
    assert_null(strstr(labelled(&data, &view, DO_REACT, 1, ON_LEFT),
                       "Then it is")); /* new dice would tell */
    s->round_die[0] = -2;
    s->wounds[1] = 1;
    assert_string_equal(
        prompted(&data, &view),
        "React? 4 to 4: nobody would be hurt. (Low 4 − 2 + STR 2 = 4, High 1 + WORST 3 = 4.)");
    s->round_die[0] = 1;
    s->mod_die[0] = 1;
    assert_string_equal(prompted(&data, &view),
                        "React? Low leads 8 to 4. High would take 2 Wounds and be beaten. "
                        "(Low 4 + 2 + STR 2 = 8, High 1 + WORST 3 = 4.)");
    facts_have(&data, &view,
               "\"sums\":[{\"die\":4,\"add\":2,\"by\":2,\"sum\":8,\"stat\":\"STR\"},"
               "{\"die\":1,\"add\":0,\"by\":3,\"sum\":4,\"stat\":\"WORST\"}]");
    s->mod_dex[1] = -6;
    s->bet[0] = BET_LEFT + 1;
    facts_have(&data, &view,
               "{\"die\":1,\"add\":0,\"by\":-3,\"sum\":1,\"stat\":\"WORST\"}]"); /* BG-E6 */
    assert_string_equal(
        prompted(&data, &view),
        "React? Low leads 8 to 1. High would take 2 Wounds and be beaten. You have 2 Coin "
        "on Low. (Low 4 + 2 + STR 2 = 8, High 1 − WORST 3 = −2, which counts as 1.)");
    bg_action_put(&view.state, 0, ACTION_DISCARD);
    s->bets_void[0] = 1;
    assert_non_null(strstr(prompted(&data, &view),
                           " Your bet here is already lost. You have no React card. (Low"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(odds_said),
        cmocka_unit_test(facts),
        cmocka_unit_test(hand_facts),
        cmocka_unit_test(percents_add_up),
        cmocka_unit_test(sums),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
