/* Every hook of the words of 21, on every view of many matches. What is always true: who is asked
 * is told what to decide, each option has a label, each move but what is not worth it is told,
 * every wrong move that is tried leaves a line of plain sentences or none, and facts and cards are
 * sound JSON, facts under 3 KB. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "games/twenty_one/deal/odds.h"
#include "tests/gamblers_heart/words_said.h"
#include "tests/twenty_one/row_numbers.h"

#ifdef CROUPIER_SANITIZED
enum { MATCHES_ENOUGH = 30, MATCHES = 6 };
#else
enum { MATCHES_ENOUGH = 30, MATCHES = MATCHES_ENOUGH };
#endif
enum { MOVES_PLAYED = 600, BYTES = 65536, LABELLED = 8, FACTS_MOST = 3072, LABEL_MOST = 420 };

static _Alignas(16) struct pack pack;
static struct data data;
static char said[BYTES];
static bool phase_asked[PHASES], verb_told[VERBS], verb_labelled[VERBS], verb_refused[VERBS];

static const struct words *words(void) { return twenty_one_game.words; }

/* A name of the tables with a hyphen does not belong in a sentence. */
static const char *raw_name(const char *text)
{
    for (int table = 1; table < NAME_TABLES && strchr(text, '-'); table++)
        for (int i = 0; i < data.names[table].count; i++) {
            const char *name = data.names[table].at[i];
            if (strchr(name, '-') && strcmp(name, "non-combat") && strcmp(name, "non-face") &&
                strstr(text, name))
                return name;
        }
    return NULL;
}

static void sentence(const char *what, const char *text, size_t most)
{
    const char *wrong = raw_name(text);
    if (!wrong && strlen(text) > most)
        wrong = "too long";
    if (!wrong && (strstr(text, " ,") || strstr(text, " .") || strstr(text, ".. ") ||
                   strstr(text, "?.") || strstr(text, "(null)") || strstr(text, "you has") ||
                   strstr(text, "You is") || strstr(text, "You has")))
        wrong = "stops, blanks or persons";
    for (const char *at = text; !wrong && (at = strstr(at, "  ")); at += 2)
        if (at != text && at[-1] != '\n')
            wrong = "two blanks";
    if (wrong)
        fail_msg("%s: %s: %s", what, wrong, text);
}

/* Of every second match the heroes have names, two of them the same. */
static bool named;
static const struct label called[HEROES] = {
    {"Mara Vint", NULL}, {"Bo", NULL}, {"Ottilie", "she limps"}, {"Mara Vint", NULL}};
static const struct labels names_said = {1, {{NAMES_CALLED, 0, HEROES, called}}};

static struct text over_said(void)
{
    struct text t = text_over(said, sizeof said);
    t.labels = named ? &names_said : NULL;
    return t;
}

/* ---- One view ---- */

static void try_views(const struct state *st, int seats)
{
    for (int seat = 0; seat <= seats; seat++) {
        struct view v;
        struct text t = over_said();
        redact(&twenty_one_game, st, seat == seats ? SEAT_WATCHER : seat, &v);
        words()->board(&data, &v, &t);
        assert_false(t.cut);
        assert_true(t.used > 0 && t.used < 16384);
        assert_null(raw_name(said));
        t = over_said();
        words()->facts(&data, &v, &t);
        if (!json_sound(said) || t.used > FACTS_MOST)
            fail_msg("facts, %d bytes: %s", (int)t.used, said);
        if (strstr(said, ":\"none\"")) /* BJ-M4: a wound or a byname that is none is not there */
            fail_msg("none in facts: %s", said);
        t = over_said();
        words()->prompt(&data, &v, &t);
        if (v.seat < SEATS && twenty_one_game.turn(&data, st) >> v.seat & 1) {
            sentence("prompt", said, 1500);
            assert_true(t.used > 0);
            phase_asked[look_at(st)->phase] = true;
        }
        t = over_said();
        words()->glance(&data, &v, &t);
        assert_null(raw_name(said));
    }
}

static void try_label(const struct view *v, const struct move *m)
{
    struct text t = over_said();
    words()->label(&data, v, m, &t);
    sentence("label", said, LABEL_MOST);
    if (!t.used)
        fail_msg("no label for %s", twenty_one_game.verbs[m->verb].name);
    assert_null(strchr(said, '\n'));
    verb_labelled[m->verb] = true;
    for (int args = 0;
         args < ARGS_MAX && (!args || twenty_one_game.verbs[m->verb].arg[args - 1].name); args++) {
        t = over_said();
        words()->begun(&data, v, m, args, &t);
        sentence("begun", said, LABEL_MOST);
        if (!twenty_one_game.verbs[m->verb].arg[args].name)
            break;
        t = over_said();
        words()->next(&data, v, m, args, &t);
        sentence("next", said, 100);
    }
}

/* A move with arguments out of any order: if it is not open, why_not stays in plain sentences. */
static void try_wrong(const struct state *st, struct rng *rng, int seat)
{
    struct view v;
    struct options o;
    struct move m = {.seat = (uint8_t)seat, .verb = (uint8_t)rng_below(rng, DO_ORDER)};
    for (int i = 0; i < ARGS_MAX && twenty_one_game.verbs[m.verb].arg[i].name; i++) {
        int table = twenty_one_game.verbs[m.verb].arg[i].names;
        m.arg[i] = table ? (int32_t)rng_below(rng, data.names[table].count)
                         : (int32_t)rng_below(rng, 30) - 4;
        if (twenty_one_game.verbs[m.verb].arg[i].show == SHOW_SET)
            m.arg[i] = (int32_t)rng_below(rng, 1u << data.names[table].count);
    }
    options_clear(&o);
    if (twenty_one_game.turn(&data, st) >> seat & 1)
        twenty_one_game.options(&data, st, seat, &o);
    if (options_allow(&o, &m))
        return;
    redact(&twenty_one_game, st, seat, &v);
    struct text t = over_said();
    words()->why_not(&data, &v, &m, &t);
    sentence("why not", said, 1500);
    verb_refused[m.verb] |= t.used > 0;
}

static void try_told(const struct state *before, const struct state *after, const struct move *m,
                     int seats)
{
    for (int seat = 0; seat <= seats; seat++) {
        struct view b, a;
        struct text t = over_said();
        redact(&twenty_one_game, before, seat == seats ? SEAT_WATCHER : seat, &b);
        redact(&twenty_one_game, after, seat == seats ? SEAT_WATCHER : seat, &a);
        words()->tell(&data, &b, &a, m, &t);
        sentence("told", said, 4000);
        verb_told[m->verb] |= t.used > 0;
    }
}

/* ---- Matches ---- */

/* One of the families; every other time one that has not been told yet, if there is one. */
static uint32_t family(const struct options *o, struct rng *rng)
{
    uint32_t pick = (uint32_t)rng_below(rng, o->count);
    for (uint32_t i = 0; rng_below(rng, 2) && i < o->count; i++)
        if (!verb_told[o->at[(pick + i) % o->count].verb])
            return (pick + i) % o->count;
    return pick;
}

/* A Greatsword, which chance seldom builds: whoever has one may sweep. */
static void arm(struct state *st)
{
    struct twenty_one *s = (struct twenty_one *)(void *)st->bytes;
    if (s->phase != PHASE_OWN_TURN || s->mover >= HEROES)
        return;
    s->slot[s->mover * SLOTS + SLOT_LEFT] = GEAR_GREATSWORD;
    s->slot[s->mover * SLOTS + SLOT_RIGHT] = GEAR_GRIP;
    s->slot_n[s->mover * SLOTS + SLOT_LEFT] = s->slot_n[s->mover * SLOTS + SLOT_RIGHT] = 1;
}

/* What the GM may correct is labelled and told, and not made. */
static void try_powers(const struct state *st, int seats, uint64_t seed)
{
    struct options o;
    struct state after;
    struct view v;
    struct move m;
    struct rng rng;
    rng_seed(&rng, seed, 12);
    options_clear(&o);
    twenty_one_game.powers(&data, st, &o);
    if (!o.count)
        return;
    redact(&twenty_one_game, st, GM, &v);
    for (uint32_t i = 0; i < o.count; i++) {
        struct options one = {.count = 1, .at = {o.at[i]}};
        options_draw(&one, &rng, &m);
        try_label(&v, &m);
        state_copy(&twenty_one_game, &after, st);
        twenty_one_game.apply(&data, &after, &m);
        try_told(st, &after, &m, seats);
    }
}

static void one_match(int n)
{
    struct rules rules;
    struct state st, before;
    struct rng rng;
    int seats = 2 + n % 4;
    rng_seed(&rng, (uint64_t)n + 1, 1);
    rules_default(&twenty_one_game, &rules);
    rules.value[RULE_STORY] = n % 3 == 1 ? STORY_FREE : n % 3 ? STORY_ASK : STORY_FIRST;
    rules.value[RULE_FOES_HIDDEN] = n % 2;
    rules.value[RULE_DEFENCE] = n / 2 % 2;
    named = n % 2;
    assert_null(twenty_one_game.init(&data, &rules, seats, &st));
    for (int played = 0; played < MOVES_PLAYED; played++) {
        struct options o;
        struct move m;
        if (n % 4 == 1)
            arm(&st);
        bool steps_in = !(played % 8); /* who may only step in does so now and then */
        uint32_t turn =
            steps_in ? twenty_one_game.turn(&data, &st) : game_asked(&twenty_one_game, &data, &st);
        if (!turn)
            break;
        int seat = __builtin_ctz(turn);
        twenty_one_game.options(&data, &st, seat, &o);
        if (played % 5 == 0)
            try_views(&st, seats);
        if (seat != SEAT_CHANCE) {
            struct view v;
            redact(&twenty_one_game, &st, seat, &v);
            for (uint32_t i = 0; i < o.count; i++)
                for (int k = 0; k < (played % 4 ? 1 : LABELLED); k++) {
                    struct options one = {.count = 1, .at = {o.at[i]}};
                    options_nth(&one, rng_below(&rng, (uint32_t)option_size(&o.at[i])), &m);
                    try_label(&v, &m);
                }
            for (int k = 0; k < 6; k++)
                try_wrong(&st, &rng, seat);
        }
        if (played % 8 == 0)
            try_powers(&st, seats, (uint64_t)played);
        state_copy(&twenty_one_game, &before, &st);
        do {
            struct options one = {.count = 1, .at = {o.at[family(&o, &rng)]}};
            options_nth(&one, rng_below(&rng, (uint32_t)option_size(&one.at[0])), &m);
        } while (m.verb == DO_FINISH ||
                 ((m.verb == DO_ROOM || m.verb == DO_LAY) && rng_below(&rng, 8)) ||
                 (m.verb == DO_PEACE && rng_below(&rng, 8)) ||
                 (m.verb == DO_WAIT && rng_below(&rng, 2) && o.count > 1));
        assert_null(game_play(&twenty_one_game, &data, &st, &m));
        try_told(&before, &st, &m, seats);
    }
}

static void matches(void **state)
{
    (void)state;
    for (int n = 0; n < MATCHES; n++)
        one_match(n);
    if (MATCHES < MATCHES_ENOUGH)
        return; /* too few for every verb to come up */
    for (int verb = 0; verb < VERBS; verb++) {
        bool silent = verb == DO_WAIT || verb == DO_SHIFT || verb == DO_FINISH || verb == DO_DONE ||
                      verb == DO_HIT || /* told with the card */
                      verb == DO_MAKE || verb == DO_LIMIT || verb == DO_DUB; /* with the foe */
        bool rare = verb == DO_CHEEK || verb == DO_RECOMPENSE || verb == DO_SHUFFLE ||
                    verb == DO_TOP || verb == DO_KIND || verb == DO_SUIT || verb == DO_DISMISS ||
                    verb == DO_PATH || verb == DO_ATTUNE || verb == DO_SQUARE;
        if (!silent && !rare && !verb_told[verb])
            fail_msg("never told: %s", twenty_one_game.verbs[verb].name);
        if (!rare && verb < DO_ORDER && !verb_labelled[verb])
            fail_msg("never labelled: %s", twenty_one_game.verbs[verb].name);
        if (!silent && verb < DO_ORDER && !verb_refused[verb])
            fail_msg("never refused in words: %s", twenty_one_game.verbs[verb].name);
    }
    static const int asked[] = {PHASE_BUILD, PHASE_FREE, PHASE_CALL, PHASE_OWN_TURN,
                                PHASE_AIM, PHASE_WINDOW, PHASE_PLAY, PHASE_PLACE};
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++)
        assert_true(phase_asked[asked[i]]);
}

/* ---- What stands by itself ---- */

static void cards_are_json(void **state)
{
    static char all[1024 * 256];
    struct text t = text_over(all, sizeof all);
    (void)state;
    words()->cards(&data, &t);
    assert_false(t.cut);
    assert_true(json_sound(all));
}

/* Each of the 73 rows is described: 27 Skills, 17 spells, 24 things to hold, 5 armors; so are
 * heroes and beasts. */
static void all_described(void **state)
{
    static const int tables[][2] = {{NAMES_SKILL, SKILLS_OWN},
                                    {NAMES_SPELL, SPELLS},
                                    {NAMES_GEAR, GEAR_INCIDENTAL},
                                    {NAMES_ARMOR, ARMORS}};
    int rows = 0;
    (void)state;
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        for (int value = 0; value < tables[i][1]; value++, rows++) {
            struct text t = over_said();
            words()->describe(&data, tables[i][0], value, &t);
            assert_true(t.used > 20);
            sentence("row", said, LABEL_MOST);
            t = over_said();
            words()->term(&data, data.names[tables[i][0]].at[value], &t);
            assert_true(t.used > 20);
        }
    assert_int_equal(rows, 73);
    for (int i = 0; i < pack.hero_count + pack.beast_count; i++) {
        struct text t = over_said();
        bool hero = i < pack.hero_count;
        words()->describe(&data, hero ? NAMES_HERO : NAMES_BEAST, hero ? i : i - pack.hero_count,
                          &t);
        assert_true(t.used > 20);
        sentence("who", said, 1500);
    }
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_are_json),
        cmocka_unit_test(all_described),
        cmocka_unit_test(matches),
    };
    struct complaint wrong = {0};
    if (!data_open_default(&twenty_one_game, &pack, &data, &wrong))
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
