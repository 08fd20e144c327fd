/* How quests of bots alone go: how often they are won, by whom, and what happens on the way. Always
 * true: shares are of what is named beside them, and every quest counts, whatever its end. */
#include <stdio.h>
#include <string.h>

#include "games/gamblers_heart/state.h"
#include "tests/bench/bench.h"

enum { QUESTS_PLAYED = 3000 };

struct duels {
    uint64_t quests, won, moves;
    /* spells accepted, and how they end */
    uint64_t duels, cast, by_fold, failed, caster_folds, raised, free_spells;
    uint64_t invoked, lies, imposed, lies_found, cursed, blessed;
    uint64_t acts, acts_met, flashbacks, showdowns, lost, sacrifices, all_lost;
    int32_t fortune;
};

static bool is_lie(const struct gamblers_heart *s, int patron)
{
    return s->patron[seat_gambler(s->caster)] != patron;
}

static void count_duel(struct duels *t, const struct gamblers_heart *was, const struct move *m,
                       const struct gamblers_heart *is)
{
    bool over = was->caster != NONE && is->caster == NONE;
    switch (m->verb) {
    case DO_ACCEPT:
        t->duels += !was->gift;
        t->free_spells += was->gift;
        break;
    case DO_RAISE: t->raised++; break;
    case DO_FOLD:
        t->by_fold += m->seat == GM;
        t->caster_folds += m->seat != GM;
        break;
    case DO_INVOKE:
        t->invoked++;
        t->lies += is_lie(was, m->arg[0]);
        break;
    case DO_IMPOSE:
        t->imposed++;
        t->lies_found += is_lie(was, was->invoked);
        break;
    default: break;
    }
    if (over && m->verb != DO_BACK_OUT && m->verb != DO_REFUSE && !was->gift) {
        bool won = is->fortune > was->fortune;
        t->cast += won;
        t->failed += !won;
    }
}

static void count(void *at, const struct state *before, const struct move *m,
                  const struct state *after)
{
    struct duels *t = at;
    const struct gamblers_heart *was = look_at(before), *is = look_at(after);
    count_duel(t, was, m, is);
    for (int g = 0; g < is->gamblers; g++)
        if (was->status[g] != is->status[g]) {
            t->cursed += is->status[g] == STATUS_CURSED;
            t->blessed += is->status[g] == STATUS_BLESSED;
            t->lost += is->status[g] == STATUS_LOST;
        }
    t->flashbacks += m->verb == DO_FLASHBACK;
    t->showdowns += m->verb == DO_SHOWDOWN;
    t->sacrifices += m->verb == DO_SACRIFICE;
    t->acts += m->verb == DO_ACT;
    t->acts_met += (m->verb == DO_ORACLE_ROLLED && was->focus != NONE && is->oracle >= 4) ||
                   m->verb == DO_HAPPENS;
    if (was->step < STEP_VERDICT && is->step >= STEP_VERDICT) {
        t->quests++;
        t->all_lost += m->verb != DO_VICTORY && m->verb != DO_DEFEAT;
        t->fortune += is->fortune;
    }
}

static double percent(uint64_t k, uint64_t n)
{
    return n ? 100.0 * (double)k / (double)n : 0;
}

static void report(const struct bench *given, int gamblers, const char *master, const char *player,
                   int quests)
{
    struct bench b = *given;
    struct lineup lineup = {{policy_named(b.game, master)}};
    struct duels t = {0};
    struct onlooker onlooker = {count, &t};
    b.seats = 1 + gamblers;
    b.rules.value[RULE_QUESTS] = quests;
    for (int seat = 1; seat <= gamblers; seat++)
        lineup.at[seat] = policy_named(b.game, player);
    for (int k = 0; k < QUESTS_PLAYED / quests; k++) {
        struct match_end end;
        match_watched(&b, &lineup, (uint64_t)k, &onlooker, &end);
        t.won += (uint64_t)end.payoff[1];
        t.moves += end.moves;
    }
    struct share s = share_wilson(t.won, t.quests);
    double n = (double)t.quests;
    printf("  %d %s Gambler%s, %s GM, %d quest%s: won %.1f %% (%.1f to %.1f) of %llu quests; %.0f "
           "moves, Fortune %.1f at its end\n",
           gamblers, player, gamblers > 1 ? "s" : "", master, quests, quests > 1 ? "s a match" : "",
           100 * s.rate, 100 * s.lo, 100 * s.hi, (unsigned long long)t.quests, (double)t.moves / n,
           t.fortune / n);
    printf("    a quest: %.2f duels, %.2f free spells, %.2f acts (%.0f %% succeed), %.2f "
           "Flashbacks, %.2f Showdowns\n",
           (double)t.duels / n, (double)t.free_spells / n, (double)t.acts / n,
           percent(t.acts_met, t.acts), (double)t.flashbacks / n, (double)t.showdowns / n);
    printf("    a duel: %.1f %% cast, %.1f %% raised, GM folds %.1f %%, caster folds %.1f %%, a "
           "Patron %.1f %%\n",
           percent(t.cast, t.duels), percent(t.raised, t.duels), percent(t.by_fold, t.duels),
           percent(t.caster_folds, t.duels), percent(t.invoked, t.duels));
    printf("    Patrons: %.1f %% lies; Order imposed on %.1f %% of them, on a lie %.1f %% of the "
           "times\n",
           percent(t.lies, t.invoked), percent(t.imposed, t.invoked),
           percent(t.lies_found, t.imposed));
    printf("    a quest: %.2f cursed, %.2f blessed, %.2f lost (%.2f in Sacrifice), all lost in "
           "%.1f %%\n",
           (double)t.cursed / n, (double)t.blessed / n, (double)t.lost / n,
           (double)t.sacrifices / n, percent(t.all_lost, t.quests));
}

void bench_gamblers_heart(const struct bench *b)
{
    printf("  GH-H2, quests of bots alone; aim: a careful Gambler alone wins 50 to 70 %% against "
           "the careful GM\n");
    report(b, 1, "careful", "careful", 1);
    report(b, 1, "careful", "careless", 1);
    report(b, 1, "careless", "careful", 1);
    report(b, 1, "careless", "careless", 1);
    report(b, 4, "careful", "careful", 1);
    report(b, 4, "careful", "careful", 4);
}
