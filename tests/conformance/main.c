/* conformance [GAME [SEEDS [FIRST [PACK...]]]]: tries the laws of engine/game.h on every registered
 * game (or one), for each number of seats, and with fewest, middling and most seats for each value
 * of each rule (of long ranges some), with its default data or with each of the data files named;
 * with 0 seeds only what its tables say. It says in numbers what it did. Exit 1 if any law
 * broke. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"
#include "table/native/pack.h"
#include "tests/conformance/conform.h"

enum { SEEDS_QUICK = 6, RULE_VALUES_MAX = 3, MATCHES_OF_BOTS = 16 };

static uint64_t passed, failed;
static uint8_t verb_played[VERBS_SEEN_MAX]; /* of the game that is tried, in all of its runs so
                                               far */

static int seen(const uint8_t *of, int n)
{
    int count = 0;
    for (int i = 0; i < n; i++)
        count += of[i] != 0;
    return count;
}

static void say(const struct game *g, const char *what, int seats, const struct report *r)
{
    printf("%s, %d seat%s, %s: %llu matches, %llu moves (longest %llu of at most %u), %llu others "
           "applied, %llu refused, %llu views, %llu resamples, %llu noninterference pairs, "
           "%llu secret pairs, %llu orders, %llu tellings, %llu payoffs, %llu ways to say nothing, "
           "%llu corrections, %llu let pass; %d of %d verbs so far, %d of %d phases\n",
           g->name, seats, seats == 1 ? "" : "s", what, (unsigned long long)r->matches,
           (unsigned long long)r->moves, (unsigned long long)r->longest, g->moves_max,
           (unsigned long long)r->applied, (unsigned long long)r->refused,
           (unsigned long long)r->views, (unsigned long long)r->resamples,
           (unsigned long long)r->pairs, (unsigned long long)r->secret_pairs,
           (unsigned long long)r->orders, (unsigned long long)r->told,
           (unsigned long long)r->payoffs, (unsigned long long)r->dull,
           (unsigned long long)r->corrected, (unsigned long long)r->waived,
           seen(r->verb_seen, g->verb_count), g->verb_count, seen(r->phase_seen, g->phase_count),
           g->phase_count);
    for (int law = 1; law <= LAWS; law++) {
        passed += r->broken[law] == 0 && r->tried[law] > 0;
        failed += r->broken[law] != 0;
        if (r->broken[law])
            printf("  L%d broken %llu times; first: %s\n", law, (unsigned long long)r->broken[law],
                   r->first[law]);
    }
    fflush(stdout);
}

static void try_rules(const struct game *g, const struct data *d, const struct rules *rules,
                      const char *what, bool all_seats, uint64_t first, uint64_t seeds)
{
    int middle = (g->seats_min + g->seats_max) / 2;
    for (int seats = g->seats_min; seats <= g->seats_max; seats++) {
        static struct report r;
        struct state s;
        if (!all_seats && seats != g->seats_min && seats != middle && seats != g->seats_max)
            continue;
        const char *no = g->init(d, rules, seats, &s);
        if (no) {
            printf("%s, %d seats, %s: not playable: %s\n", g->name, seats, what, no);
            continue;
        }
        memset(&r, 0, sizeof r);
        memcpy(r.verb_seen, verb_played, sizeof verb_played);
        conform(g, d, rules, seats, first, seeds, &r);
        memcpy(verb_played, r.verb_seen, sizeof verb_played);
        say(g, what, seats, &r);
    }
}

/* For each number of seats, but only by the default rules. */
static void try_worths(const struct game *g, const struct data *d)
{
    struct rules rules;
    rules_default(g, &rules);
    for (int seats = g->seats_min; seats <= g->seats_max; seats++) {
        static struct report r;
        memset(&r, 0, sizeof r);
        conform_worth(g, d, &rules, seats, MATCHES_OF_BOTS, &r);
        say(g, "bots", seats, &r);
    }
}

/* Options that only mean something together. */
static void try_middle(const struct game *g, const struct data *d, uint64_t first, uint64_t seeds)
{
    struct rules rules;
    rules_default(g, &rules);
    for (int i = 0; i < g->rule_count; i++)
        rules.value[i] = (g->rules[i].lo + g->rules[i].hi) / 2;
    try_rules(g, d, &rules, "all options in the middle", false, first, seeds);
}

static void try_data(const struct game *g, const struct data *d, bool all_rules, uint64_t first,
                     uint64_t seeds)
{
    struct rules rules;
    rules_default(g, &rules);
    try_rules(g, d, &rules, "default rules", true, first, seeds);
    for (int i = 0; all_rules && i < g->rule_count; i++) {
        const struct rule_spec *rule = &g->rules[i];
        int step = (rule->hi - rule->lo) / RULE_VALUES_MAX;
        step += step == 0;
        for (int v = rule->lo; v <= rule->hi; v += step) {
            char what[120];
            if (v == rule->start)
                continue;
            rules_default(g, &rules);
            rules.value[i] = v;
            if (rule->words)
                snprintf(what, sizeof what, "%s %s", rule->name, rule->words[v - rule->lo]);
            else
                snprintf(what, sizeof what, "%s %d", rule->name, v);
            try_rules(g, d, &rules, what, false, first, seeds ? seeds / 2 + 1 : 0);
        }
    }
    if (all_rules && g->rule_count)
        try_middle(g, d, first, seeds ? seeds / 2 + 1 : 0);
}

/* `file` NULL: the game's default data. */
static void try_pack(const struct game *g, const char *file, bool all_rules, uint64_t first,
                     uint64_t seeds)
{
    char bytes[512];
    struct text why = text_over(bytes, sizeof bytes);
    struct pack_data pack;
    if (file ? pack_open_file(&pack, g, file, &why) : pack_open(&pack, g, NULL, &why)) {
        printf("%s: its data does not open: %s\n", g->name, bytes);
        failed++;
        return;
    }
    if (file)
        printf("with %s:\n", file);
    try_data(g, &pack.data, all_rules, first, seeds);
    if (!file && seeds)
        try_worths(g, &pack.data);
    pack_close(&pack);
}

/* A verb that is never played is a verb for which no law was tried. */
static void try_verbs(const struct game *g, uint64_t seeds)
{
    if (seeds < SEEDS_QUICK)
        return; /* too few for chance to come to all */
    int never = g->verb_count - seen(verb_played, g->verb_count);
    passed += !never;
    failed += never != 0;
    for (int i = 0, first = 1; never && i < g->verb_count; i++)
        if (!verb_played[i]) {
            printf("%s%s", first ? "  never played: " : ", ", g->verbs[i].name);
            first = 0;
        }
    printf(never ? "\n" : "%s: all %d verbs were played\n", g->name, g->verb_count);
}

/* With its default data, and with the pack for the laws if it has one: what chance seldom comes to
 * stands close there. */
static void try_game(const struct game *g, uint64_t first, uint64_t seeds)
{
    char path[512];
    memset(verb_played, 0, sizeof verb_played);
    try_pack(g, NULL, true, first, seeds);
    snprintf(path, sizeof path, "%s/%s.yaml", CONFORMANCE_PACKS, g->name);
    FILE *pack = fopen(path, "r");
    if (pack) {
        fclose(pack);
        try_pack(g, path, false, first, seeds);
    }
    try_verbs(g, seeds);
}

int main(int argc, char **argv)
{
    const char *only = argc > 1 ? argv[1] : "all";
    uint64_t seeds = argc > 2 ? strtoull(argv[2], NULL, 10) : SEEDS_QUICK;
    uint64_t first = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    int found = 0;
    for (int i = 0; i < games_count; i++)
        if (strcmp(only, "all") == 0 || strcmp(only, games_list[i]->name) == 0) {
            if (argc < 5)
                try_game(games_list[i], first, seeds);
            for (int file = 4; file < argc; file++)
                try_pack(games_list[i], argv[file], true, first, seeds);
            found++;
        }
    if (!found || (!seeds && strcmp(argv[2], "0"))) {
        fprintf(stderr, "usage: conformance [GAME|all [SEEDS [FIRST-SEED [PACK...]]]]; games:");
        for (int i = 0; i < games_count; i++)
            fprintf(stderr, " %s", games_list[i]->name);
        fprintf(stderr, "\n");
        return 2;
    }
    printf("%llu passed, %llu failed\n", (unsigned long long)passed, (unsigned long long)failed);
    return failed ? 1 : 0;
}
