/* Every hook of the words of Gambler's Heart, on every view of many matches. What is always true: a
 * seat that is asked is told what to decide, each option has a label, no name of a table shows in a
 * sentence, and two worlds with the same view are told alike. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "games/gamblers_heart/state.h"
#include "tests/gamblers_heart/words_said.h"

#ifdef CROUPIER_SANITIZED
enum { MATCHES_ENOUGH = 120, MATCHES = MATCHES_ENOUGH / 4 };
#else
enum { MATCHES_ENOUGH = 120, MATCHES = MATCHES_ENOUGH };
#endif
enum { MOVES_PLAYED = 600, BYTES = 16384, OPTIONS_LABELLED = 12 };

static _Alignas(16) struct book book;
static struct data data;

/* What people might have called everything that they may name. */
static struct label called[LABEL_TABLES][64];
static char called_bytes[LABEL_TABLES][64][24];
static struct labels labels = {.count = LABEL_TABLES};

static void name_all(void)
{
    for (int k = 0; k < LABEL_TABLES; k++) {
        const struct label_spec *spec = &gamblers_heart_game.labels[k];
        for (int i = 0; i < spec->count; i++) {
            static const char *const kind[] = {"Moon", "Dice Saint", "Old Joe", "The Vault"};
            snprintf(called_bytes[k][i], sizeof called_bytes[k][i], "%s %c%c", kind[k],
                     'A' + i / 26, 'a' + i % 26);
            called[k][i] = (struct label){called_bytes[k][i], "it hums."};
        }
        labels.table[k].names = spec->names;
        labels.table[k].first = spec->first;
        labels.table[k].count = spec->count;
        labels.table[k].at = called[k];
    }
}

struct said {
    char at[BYTES];
    size_t used;
};

static struct text begin(struct said *said)
{
    struct text t = text_over(said->at, sizeof said->at);
    t.labels = &labels;
    return t;
}

static void end(struct said *said, const struct text *t)
{
    assert_false(t->cut);
    said->used = t->used;
}

static const struct words *words(void)
{
    return gamblers_heart_game.words;
}

static void say_board(const struct view *v, struct said *said)
{
    struct text t = begin(said);
    words()->board(&data, v, &t);
    end(said, &t);
}

static void say_prompt(const struct view *v, struct said *said)
{
    struct text t = begin(said);
    words()->prompt(&data, v, &t);
    end(said, &t);
}

static void say_facts(const struct view *v, struct said *said)
{
    struct text t = begin(said);
    words()->facts(&data, v, &t);
    end(said, &t);
}

/* A name of the tables with a hyphen, or a placeholder with its hyphen as a blank, does not belong
 * in a sentence. */
static const char *raw_name(const char *text)
{
    static char spaced[96];
    for (int table = 1; table < NAME_TABLES && strchr(text, '-'); table++)
        for (int i = 0; i < data.names[table].count; i++) {
            const char *name = data.names[table].at[i];
            if (!name || !strchr(name, '-'))
                continue;
            if (strstr(text, name))
                return name;
        }
    bool near = strstr(text, "spell ") || strstr(text, "patron ") || strstr(text, "person ");
    for (int k = 0; k < LABEL_TABLES && near; k++) {
        const struct label_spec *spec = &gamblers_heart_game.labels[k];
        for (int i = spec->first; i < spec->first + spec->count; i++) {
            struct text t = text_over(spaced, sizeof spaced);
            text_spaced(&t, data.names[spec->names].at[i]);
            if (strstr(text, spaced))
                return spaced;
        }
    }
    return NULL;
}

static void sentence(const char *what, const char *text, size_t most)
{
    const char *wrong = raw_name(text);
    if (!wrong && strlen(text) > most)
        wrong = "too long";
    if (!wrong && (strstr(text, " ,") || strstr(text, " .") || strstr(text, ".. ") ||
                   strstr(text, "?.") || strstr(text, "(null)")))
        wrong = strstr(text, " ... GM ") ? NULL : "stops or blanks";
    for (const char *at = text; !wrong && (at = strstr(at, "  ")); at += 2)
        if (at != text && at[-1] != '\n')
            wrong = "two blanks";
    if (wrong)
        fail_msg("%s: %s: %s", what, wrong, text);
}

/* ---- What a match was told in ---- */

static bool phase_asked[PHASES], verb_told[VERBS], verb_labelled[VERBS];

/* A move in the making, at each step: what is said of it is a line, and so is the question for the
 * next argument. */
static void try_begun(const struct view *v, const struct move *m)
{
    for (int args = 0;
         args < ARGS_MAX && (!args || gamblers_heart_game.verbs[m->verb].arg[args - 1].name);
         args++) {
        struct said said;
        struct text t = begin(&said);
        words()->begun(&data, v, m, args, &t);
        end(&said, &t);
        sentence("begun", said.at, 150);
        assert_null(strchr(said.at, '\n'));
        t = begin(&said);
        words()->next(&data, v, m, args, &t);
        end(&said, &t);
        sentence("next", said.at, 150);
        if (said.used && said.at[said.used - 1] != '?')
            fail_msg("next: no question: %s", said.at);
    }
}

static void try_labels(const struct view *v, const struct options *o, struct rng *rng)
{
    for (int k = 0; k < OPTIONS_LABELLED; k++) {
        struct said said;
        struct move m;
        struct text t = begin(&said);
        options_nth(o, rng_below(rng, options_size(o)), &m);
        words()->label(&data, v, &m, &t);
        end(&said, &t);
        if (!said.used)
            fail_msg("%s has no label", gamblers_heart_game.verbs[m.verb].name);
        sentence("label", said.at, 900);
        try_begun(v, &m);
        verb_labelled[m.verb] = true;
    }
}

/* Moves that are not open: a reason is one line, and there may be none. */
static void try_reasons(const struct view *v, const struct options *o, struct rng *rng)
{
    for (int k = 0; k < 6; k++) {
        struct said said;
        struct move m = {.seat = v->seat, .verb = (uint8_t)rng_below(rng, DO_PORTENT)};
        const struct verb_spec *verb = &gamblers_heart_game.verbs[m.verb];
        for (int i = 0; i < ARGS_MAX && verb->arg[i].name; i++)
            m.arg[i] = (int32_t)rng_below(
                rng, verb->arg[i].names ? data.names[verb->arg[i].names].count : 40);
        if (options_allow(o, &m))
            continue;
        struct text t = begin(&said);
        words()->why_not(&data, v, &m, &t);
        end(&said, &t);
        assert_null(strchr(said.at, '\n'));
        assert_true(strlen(said.at) < 250);
        assert_true(!said.used || said.at[said.used - 1] == '.'); /* a whole sentence */
    }
}

static void try_worlds(const struct view *v, struct rng *rng)
{
    static struct said one, two;
    struct state other;
    struct view again;
    if (!view_hides(&gamblers_heart_game, v))
        return;
    assert_true(resample(&gamblers_heart_game, &data, v, rng, &other));
    redact(&gamblers_heart_game, &other, v->seat, &again);
    say_board(v, &one);
    say_board(&again, &two);
    assert_string_equal(one.at, two.at);
    say_prompt(v, &one);
    say_prompt(&again, &two);
    assert_string_equal(one.at, two.at);
    say_facts(v, &one);
    say_facts(&again, &two);
    assert_string_equal(one.at, two.at);
}

static void try_seat(const struct state *s, int seat, struct rng *rng)
{
    static struct said said;
    struct view v;
    struct options o;
    redact(&gamblers_heart_game, s, seat, &v);
    say_board(&v, &said);
    assert_true(said.used > 0);
    sentence("board", said.at, 9000);
    struct said glance;
    struct text t = begin(&glance);
    words()->glance(&data, &v, &t);
    end(&glance, &t);
    assert_true(glance.used < 400 &&
                strncmp(glance.at, "Fortune", glance.used < 7 ? glance.used : 7) == 0);
    say_facts(&v, &said);
    assert_true(said.used < 2048);
    if (!json_sound(said.at))
        fail_msg("facts: %s", said.at);
    if (rng_below(rng, 20) == 0)
        try_worlds(&v, rng);
    if (seat == SEAT_WATCHER || !(gamblers_heart_game.turn(&data, &v.state) >> seat & 1))
        return;
    say_prompt(&v, &said);
    phase_asked[gamblers_heart_game.phase(&data, s)] = true;
    if (!said.used)
        fail_msg("phase %s asks seat %d nothing",
                 gamblers_heart_game.phases[gamblers_heart_game.phase(&data, s)].name, seat);
    sentence("prompt", said.at, 2600);
    options_clear(&o);
    gamblers_heart_game.options(&data, &v.state, seat, &o);
    try_labels(&v, &o, rng);
    try_reasons(&v, &o, rng);
}

static void try_telling(const struct state *before, const struct state *after, const struct move *m,
                        int seats)
{
    static struct said said;
    for (int k = 0; k <= seats + 1; k++) {
        struct view was, is;
        struct move read;
        /* who replays a log sees all */
        int seat = k < seats ? k : k == seats ? SEAT_WATCHER : SEAT_CHANCE;
        redact(&gamblers_heart_game, before, seat, &was);
        redact(&gamblers_heart_game, after, seat, &is);
        move_redact(&gamblers_heart_game, &data, before, m, seat, &read);
        struct text t = begin(&said);
        words()->tell(&data, &was, &is, &read, &t);
        end(&said, &t);
        sentence("tell", said.at, 3000);
        if (said.used)
            verb_told[m->verb] = true;
    }
}

/* ---- The matches ---- */

/* A family, each as likely, then a move of it; waiting is rarer, so that something happens. */
static void choose(const struct options *o, struct rng *rng, struct move *m)
{
    struct options one;
    for (;;) {
        const struct option *option = &o->at[rng_below(rng, o->count)];
        bool rare =
            option->flags & OPTION_DULL || option->verb == DO_VICTORY || option->verb == DO_DEFEAT;
        if (o->count > 1 && rare && rng_below(rng, 4))
            continue;
        one.count = 1;
        one.at[0] = *option;
        options_nth(&one, rng_below(rng, option_size(option)), m);
        return;
    }
}

/* What the GM may correct is labelled and told, and not made. */
static void try_powers(const struct state *s, int seats, uint64_t seed)
{
    struct options o;
    struct state after;
    struct view v;
    struct move m;
    struct rng rng;
    rng_seed(&rng, seed, 12);
    options_clear(&o);
    gamblers_heart_game.powers(&data, s, &o);
    if (!o.count)
        return;
    redact(&gamblers_heart_game, s, GM, &v);
    try_labels(&v, &o, &rng);
    choose(&o, &rng, &m);
    state_copy(&gamblers_heart_game, &after, s);
    gamblers_heart_game.apply(&data, &after, &m);
    try_telling(s, &after, &m, seats);
}

static void play(uint64_t seed, int seats, bool bots)
{
    const struct game *g = &gamblers_heart_game;
    struct rules rules;
    struct state s, before;
    struct rng rng;
    rng_seed(&rng, seed, 7);
    rules_default(g, &rules);
    rules.value[RULE_QUESTS] = 3;
    rules.value[RULE_IMPOSE] = (int32_t)(seed & 1);
    rules.value[RULE_FLASHBACK] = seed % 3 == 0;
    rules.value[RULE_EVENING] = seed % 8 == 1 ? 2 : seed % 8 == 0; /* a campaign, and later */
    rules.value[RULE_COME_BACK] = 1;
    assert_null(g->init(&data, &rules, seats, &s));
    if (seed % 4 == 1)
        table_of(&s)->fortune = 33; /* as rare among moves at random: the Scales are tipped, */
    if (seed % 8 == 2)
        table_of(&s)->fortune = 3,
        table_of(&s)->status[1] = table_of(&s)->status[2] = STATUS_CURSED; /* the Sacrifice */
    if (seed % 8 == 5)
        table_of(&s)->status[0] = STATUS_CURSED; /* who goes on, cursed */
    for (int n = 0; n < MOVES_PLAYED; n++) {
        uint32_t turn = g->turn(&data, &s);
        struct options o;
        struct move m;
        options_clear(&o);
        for (int k = 0; k <= seats; k++)
            try_seat(&s, k < seats ? k : SEAT_WATCHER, &rng);
        if (!turn)
            break;
        try_powers(&s, seats, seed * MOVES_PLAYED + (uint64_t)n);
        if (seed % 8 == 1 && g->phase(&data, &s) == PHASE_RENEW &&
            table_of(&s)->status[0] != STATUS_LOST) { /* who may come back */
            table_of(&s)->status[0] = STATUS_LOST;
            table_of(&s)->loss[0] = LOSS_FORTUNE;
            table_of(&s)->fortune = 30;
            table_of(&s)->waiting |= 1u << gambler_seat(0);
            turn = g->turn(&data, &s);
        }
        if (seed % 8 == 6 && g->phase(&data, &s) == PHASE_SHOWDOWN)
            table_of(&s)->fortune = 3; /* and a loss in a Showdown */
        int seat = __builtin_ctz(turn), asked = __builtin_popcount(turn);
        for (int skip = (int)rng_below(&rng, (uint64_t)asked); skip > 0; skip--)
            seat = __builtin_ctz(turn >> (seat + 1)) + seat + 1;
        struct view v;
        redact(g, &s, seat, &v);
        g->options(&data, &v.state, seat, &o);
        if (seat == SEAT_CHANCE)
            options_draw(&o, &rng, &m);
        else if (bots)
            g->policies[g->policy_count - 1].choose(&data, &v, &o, &rng, &m);
        else
            choose(&o, &rng, &m);
        state_copy(g, &before, &s);
        g->apply(&data, &s, &m);
        try_telling(&before, &s, &m, seats);
    }
}

static void matches(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < MATCHES; seed++)
        play(seed, seed == 5 ? 1 + GAMBLERS_MAX : 2 + (int)(seed % 4), seed % 4 == 3);
    if (MATCHES < MATCHES_ENOUGH)
        return; /* too few for chance to come to everything */
    for (int phase = 0; phase < PHASES; phase++) {
        bool dice =
            phase == PHASE_PORTENT_DICE || phase == PHASE_PATRON_DIE || phase == PHASE_OBSTACLE;
        bool duel = phase == PHASE_HAND || phase == PHASE_GM_DIE || phase == PHASE_TURN_DICE ||
                    phase == PHASE_SHOW;
        bool shown = phase == PHASE_ORACLE || phase == PHASE_UNVEIL || phase == PHASE_ACES ||
                     phase == PHASE_OVER;
        bool chance = dice || duel || shown;
        if (phase_asked[phase] == chance)
            fail_msg("phase %s was %s", gamblers_heart_game.phases[phase].name,
                     chance ? "asked of a seat" : "never asked");
    }
    for (int verb = 0; verb < VERBS; verb++) {
        const char *name = gamblers_heart_game.verbs[verb].name;
        /* its die is told */
        bool silent = verb == DO_WAIT || verb == DO_READY || verb == DO_OBSTACLE ||
                      verb == DO_RECALL_QUEST || verb == DO_FATE || verb == DO_CARRY_ON;
        if (!verb_told[verb] && !silent)
            fail_msg("%s is never told", name);
        if ((verb < DO_PORTENT || verb >= DO_DISPUTE) && !verb_labelled[verb])
            fail_msg("%s was never labelled", name);
    }
    assert_false(verb_told[DO_WAIT]);
}

/* The book for pages, and what things are. */
static void texts(void **state)
{
    static char bytes[1 << 20];
    struct text t = text_over(bytes, sizeof bytes);
    (void)state;
    words()->cards(&data, &t);
    assert_false(t.cut);
    assert_true(json_sound(bytes));
    for (int table = 1; table < NAME_TABLES; table++)
        for (int i = 0; i < data.names[table].count; i++) {
            t = text_over(bytes, sizeof bytes);
            t.labels = &labels;
            words()->describe(&data, table, i, &t);
            sentence(data.names[table].at[i], bytes, 1200);
        }
}

static int set_up(void **state)
{
    (void)state;
    struct complaint wrong = {0};
    name_all();
    return !data_open_default(&gamblers_heart_game, &book, &data, &wrong);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(texts), cmocka_unit_test(matches)};
    return cmocka_run_group_tests(tests, set_up, NULL);
}
