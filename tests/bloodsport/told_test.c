/* What Bloodsport Gambler says: the fight of docs/voice.md, word for word, in English and in
 * German; and sentences that hardly any match comes to. Expected sentences are that page's and the
 * rule book's. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "tests/bloodsport/table.h"

static struct state was;
static char said[4096];
static const char *language;

static int card(int names, const char *name)
{
    for (int i = 0; i < data.names[names].count; i++)
        if (data.names[names].at[i] && !strcmp(data.names[names].at[i], name))
            return i;
    fail_msg("no card %s", name);
    return -1;
}

static struct text begin(void)
{
    struct text text = text_over(said, sizeof said);
    text.language = language;
    return text;
}

/* Lines and what begins with blanks, as one line. */
static const char *flat(void)
{
    char *to = said;
    for (const char *p = said; *p; p++)
        if ((*p != ' ' && *p != '\n') || (to > said && to[-1] != ' '))
            *to++ = *p == '\n' ? ' ' : *p;
    while (to > said && to[-1] == ' ')
        to--;
    *to = 0;
    return said;
}

static const char *asked(int seat,
                         void (*say)(const struct data *, const struct view *, struct text *))
{
    static struct view view;
    struct text text = begin();
    redact(&bloodsport_game, &table, seat, &view);
    say(&data, &view, &text);
    return flat();
}

static const char *labelled(struct move m)
{
    static struct view view;
    struct text text = begin();
    redact(&bloodsport_game, &table, m.seat, &view);
    bloodsport_game.words->label(&data, &view, &m, &text);
    return flat();
}

static const char *refused(struct move m)
{
    static struct view view;
    struct text text = begin();
    redact(&bloodsport_game, &table, m.seat, &view);
    bloodsport_game.words->why_not(&data, &view, &m, &text);
    return flat();
}

/* Makes the move, and gives how the seat is told of it. */
static const char *told(int seat, struct move m)
{
    static struct view before, after;
    was = table;
    bloodsport_apply(&data, &table, &m);
    struct text text = begin();
    redact(&bloodsport_game, &was, seat, &before);
    redact(&bloodsport_game, &table, seat, &after);
    bloodsport_game.words->tell(&data, &before, &after, &m, &text);
    return flat();
}

static void has(const char *text, const char *want)
{
    if (!strstr(text, want))
        fail_msg("no \"%s\" in \"%s\"", want, text);
}

/* A match of so many before Fight 1: six Fighters with a Weapon each, and three Secrets. */
static void fights(int seats)
{
    static const char *const fighters[] = {"brass-toad",   "putrid-snake-beast", "half-a-minotaur",
                                           "candle-thief", "the-elder",          "grave-filler"};
    static const char *const weapons[] = {"tombstone-mallet", "heirloom-rapier", "fish-knife",
                                          "scimitar",         "jar-of-wasps",    "triple-axe"};
    static const char *const secrets[] = {"ham-grease", "only-a-rumour", "bad-tooth"};
    struct rules rules;
    rules_default(&bloodsport_game, &rules);
    assert_null(bloodsport_init(&data, &rules, seats, &table));
    for (int slot = 0; slot < SLOTS; slot++) {
        t->fighter_at[slot] = (uint8_t)card(NAMES_FIGHTER, fighters[slot]);
        bg_weapon_put(&table, card(NAMES_WEAPON, weapons[slot]), WEAPON_SLOT + slot);
    }
    for (int f = 0; f < FIGHTS; f++)
        bg_secret_put(&table, card(NAMES_SECRET, secrets[f]), SECRET_FIGHT + f);
    t->odds[0] = 1; /* Brass Toad has Rank 2, Putrid Snake-Beast 1 */
    t->phase = PHASE_UNCOVER;
    t->actor = NONE;
    t->first = 0;
    t->fight = 0;
}

/* Brass Toad (STR 4) with a Weapon of STR; Putrid Snake-Beast (STR 1, DEX 4, Life 2) with the
 * WORST, by Ham Grease. Dice 5 and 2: 9 to 3; with 2 more for the React 9 to 5. Lead in the
 * Slippers has Risk 4 and 4 Time on it: at Guard Level 1 it needs 2. */
static void scene(void)
{
    int lead = card(NAMES_ACTION, "lead-in-the-slippers"),
        shout = card(NAMES_ACTION, "shout-the-baptismal-name");
    fights(1);
    bg_action_put(&table, lead, ACTION_ROW);
    bg_action_put(&table, shout, ACTION_HAND);
    t->row_count = 1;
    t->row_on[0] = t->row_owner[0] = t->row_tie[0] = t->row_done[0] = 0;
    t->row_time[0] = 4;
    t->row_coin[0] = t->row_extra[0] = t->row_cut[0] = 0;
    t->coin[0] = 12;
    t->time[0] = 1;
    t->bets_made[0] = FIGHTS;
    t->bet[0] = BET_RIGHT;
}

static struct move chance(int verb, int a, int b, int c, int d)
{
    return (struct move){.seat = SEAT_CHANCE, .verb = (uint8_t)verb, .arg = {a, b, c, d}};
}

static struct move uncovered(void)
{
    return chance(DO_UNCOVER, 0, card(NAMES_WEAPON, "tombstone-mallet"),
                  card(NAMES_WEAPON, "heirloom-rapier"), card(NAMES_SECRET, "ham-grease"));
}

static void a_fight(void **state)
{
    int lead = card(NAMES_ACTION, "lead-in-the-slippers"),
        shout = card(NAMES_ACTION, "shout-the-baptismal-name");
    struct move react = {.verb = DO_REACT, .arg = {shout, ON_RIGHT}},
                pay = {.verb = DO_PAY, .arg = {0, 2}};
    (void)state;
    language = NULL;
    scene();
    assert_string_equal(
        told(0, uncovered()),
        "Fight 1: Brass Toad against Putrid Snake-Beast. Brass Toad wields Tombstone Mallet (STR, "
        "Damage 2). "
        "Putrid Snake-Beast wields Heirloom Rapier (BEST, Damage 1). The Secret is Ham Grease. "
        "The right Fighter's Weapon uses the WORST of STR and DEX.");
    assert_string_equal(told(0, chance(DO_UNVEIL, 0, lead, 0, 0)),
                        "Your Sabotage on Brass Toad is revealed: Lead in the Slippers (Risk 4).");
    assert_string_equal(
        told(0, chance(DO_RISK, 2, 0, 0, 0)),
        "Risk roll 2, and 2 or more was needed. It works. The Fighter has 2 less DEX.");
    told(0, chance(DO_UNVEIL_DONE, 0, 0, 0, 0));
    assert_string_equal(told(0, chance(DO_DICE, 5, 0, 2, 0)),
                        "Round 1. Brass Toad rolls 5. Putrid Snake-Beast rolls 2.");
    has(asked(0, bloodsport_game.words->prompt),
        "React? Brass Toad leads 9 to 3. Putrid Snake-Beast would take 2 Wounds and be "
        "beaten. You have 1 Coin on Putrid Snake-Beast.");
    has(labelled(react), "Shout the Baptismal Name on Putrid Snake-Beast (React, Risk 3). "
                         "A Fighter's roll is 2 higher this fight round.");
    told(0, react);
    assert_string_equal(asked(0, bloodsport_game.words->prompt),
                        "How much do you spend on Shout the Baptismal Name (Risk 3)? Each Time or "
                        "Coin takes 1 off. "
                        "You have 1 Time and 11 Coin. Guard Level 1.");
    assert_string_equal(labelled(pay), "2 Coin: caught on 1 or 2 (33%)");
    told(0, pay);
    has(refused((struct move){.verb = DO_RAT}),
        "You've already spent on this card. You can rat once it has resolved.");
    assert_string_equal(
        told(0, chance(DO_RISK, 3, 0, 0, 0)),
        "Risk roll 3, and 3 or more was needed. It works. A Fighter's roll is 2 higher this fight "
        "round. "
        "Brass Toad wins the round 9 to 5. Putrid Snake-Beast takes 2 Wounds and is beaten. "
        "Brass Toad wins Fight 1.");
}

static void a_fight_in_german(void **state)
{
    (void)state;
    language = "de";
    scene();
    assert_string_equal(
        told(0, uncovered()),
        "Kampf 1: die Messingkröte gegen die Faulige Schlangenbestie. Waffe der Messingkröte: "
        "Grabsteinschlegel "
        "(STÄ, Schaden 2). Waffe der Fauligen Schlangenbestie: Erbrapier (HÖCHSTES, Schaden 1). "
        "Das Geheimnis ist "
        "„Schinkenfett“. Die Waffe des rechten Kämpfers nutzt das NIEDRIGSTE von STÄ und GES.");
    has(told(0, chance(DO_UNVEIL, 0, card(NAMES_ACTION, "lead-in-the-slippers"), 0, 0)),
        "Deine Sabotage gegen die Messingkröte wird aufgedeckt: „Blei in den Pantoffeln“ (Risiko "
        "4).");
    told(0, chance(DO_RISK, 2, 0, 0, 0));
    told(0, chance(DO_UNVEIL_DONE, 0, 0, 0, 0));
    told(0, chance(DO_DICE, 5, 0, 2, 0));
    has(asked(0, bloodsport_game.words->prompt),
        "Reagierst du? Die Messingkröte führt 9 zu 3. Die Faulige Schlangenbestie würde 2 "
        "Wunden erleiden und wäre besiegt. Du hast 1 Münze auf die Faulige "
        "Schlangenbestie gesetzt.");
}

/* BG-F3, BG-G1: giving up, gambling on, and the table before the Weapons are dealt. */
static void rare(void **state)
{
    (void)state;
    language = NULL;
    fights(2);
    t->phase = PHASE_SETTLE;
    t->waiting = 1;
    assert_string_equal(refused((struct move){.verb = DO_SETTLE, .arg = {BOX_GIVE_UP}}),
                        "You can't give up yet. You can once you have no Coin left.");
    t->status[1] = STATUS_GOES_ON;
    has(asked(0, bloodsport_game.words->board),
        "Gambler 2 has 16 Coin, 6 Time and 3 Chance. 0 cards in hand. Free of Loans, and "
        "still gambling.");
    bg_weapon_put(&table, card(NAMES_WEAPON, "tombstone-mallet"), WEAPON_DECK);
    has(asked(0, bloodsport_game.words->board), "No Weapon yet.");
    static struct view view;
    struct move on = {.seat = 1, .verb = DO_GO_ON};
    struct text text = begin();
    redact(&bloodsport_game, &table, 0, &view);
    bloodsport_game.words->tell(&data, &view, &view, &on, &text);
    assert_string_equal(flat(), "Gambler 2 keeps gambling, free of Loans.");
    /* a new game round: where both stand */
    static struct view after;
    struct move done = {.seat = 0, .verb = DO_DONE};
    t->round = 2;
    redact(&bloodsport_game, &table, 0, &after);
    text = begin();
    bloodsport_game.words->tell(&data, &view, &after, &done, &text);
    has(flat(), "Game round 2.");
    has(said, "Gambler 2 has 16 Coin, 3 Chance and no Loans.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_fight),
                                       cmocka_unit_test(a_fight_in_german), cmocka_unit_test(rare)};
    return cmocka_run_group_tests(tests, open_pack, close_pack);
}
