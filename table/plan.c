/* What a new table is to be, as a request says it. What is always true: every key has been looked
 * at. */
#include "table/plan.h"

#include <string.h>

#include "table/bot.h"
#include "table/hints.h"
#include "table/lesson.h"
#include "table/names.h"

static bool plan_game(const struct game *const *games, int games_count, const struct pairs *pairs,
                      struct plan *plan, struct text *why)
{
    const char *name = pairs_text(pairs, plan->lesson ? "lesson" : "game");
    const char *all[64];
    int count = 0;
    for (int i = 0; i < games_count && count < 64; i++) {
        const struct game *game = games[i];
        all[count++] = game->name;
        if (name && !strcmp(game->name, name))
            plan->game = game;
    }
    if (plan->game)
        return true;
    text_format(why, "\"%s\" must be the name of a game. /api/games lists them.",
                plan->lesson ? "lesson" : "game");
    if (name)
        codec_did_you_mean(name, all, count, why);
    return false;
}

static bool plan_seats(const struct pairs *pairs, struct plan *plan, struct text *why)
{
    const struct value *seats = pairs_get(pairs, "seats");
    if (!seats || seats->kind != VALUE_LIST) {
        text_put(
            why,
            "\"seats\" must be a list of \"me\", \"open\" or a bot's name, one for each seat.");
        return false;
    }
    if (seats->items < plan->game->seats_min || seats->items > plan->game->seats_max) {
        text_format(why, "%s seats ", plan->game->title);
        text_seats(plan->game, why);
        text_format(why, ", and \"seats\" names %d.", seats->items);
        return false;
    }
    rules_default(plan->game, &plan->rules);
    plan->seats = seats->items;
    for (int i = 0; i < plan->seats; i++) {
        const char *who = seats->item[i];
        if (!who || !*who || strlen(who) > SEAT_NAME_BYTES) {
            text_format(why, "Item %d of \"seats\" must be \"me\", \"open\" or a bot's name.",
                        i + 1);
            return false;
        }
        memcpy(plan->who[i], who, strlen(who) + 1);
    }
    return true;
}

/* A lesson brings its seats and rules along. The other seats are the usual bots', who play on when
 * it is left. */
static bool plan_lesson(const struct pairs *pairs, struct plan *plan, struct text *why)
{
    struct lesson lesson;
    const char *id = pairs_text(pairs, "step");
    if (!lesson_open(&lesson, plan->game)) {
        text_format(why, "%s has no lesson.", plan->game->title);
        return false;
    }
    plan->seats = lesson.seats;
    plan->rules = lesson.rules;
    for (int i = 0; i < plan->seats; i++) {
        const struct policy *usual = lesson_bot(&lesson);
        struct text who = text_over(plan->who[i], sizeof plan->who[i]);
        text_put(&who, i == lesson.learner ? "me" : usual->name);
    }
    plan->step = id ? lesson_named(&lesson, id, &plan->way) : NULL;
    if (pairs_get(pairs, "step") && !plan->step)
        text_format(why, "\"step\" must be the id of a step of the lesson of %s.",
                    plan->game->title);
    return plan->step || !pairs_get(pairs, "step");
}

static bool plan_rule(const struct pair *pair, struct plan *plan, struct text *why)
{
    char digits[24];
    struct text number = text_over(digits, sizeof digits);
    if (pair->value.kind == VALUE_NUMBER)
        text_int(&number, pair->value.number);
    else if (pair->value.kind != VALUE_STRING) {
        text_format(why, "The value of \"%s\" must be a word or a number.", pair->key);
        return false;
    }
    return codec_rule_read(plan->game, pair->key + 6,
                           pair->value.kind == VALUE_NUMBER ? digits : pair->value.text,
                           &plan->rules, why);
}

static bool plan_hints(const struct value *v, struct plan *plan, struct text *why)
{
    plan->hints = v->kind == VALUE_STRING ? hints_named(v->text) : -1;
    if (plan->hints < 0)
        text_put(why, "\"hints\" must be \"none\", \"chances\" or \"advice\".");
    else if (plan->hints != HINTS_ADVICE || hints_adviser(plan->game))
        return true;
    else
        text_format(why, "Nobody gives advice in %s. Choose other \"hints\".", plan->game->title);
    return false;
}

static bool plan_level(const struct value *v, struct plan *plan, struct text *why)
{
    const char *level = v->kind == VALUE_STRING ? v->text : "";
    bool people = !strcmp(plan->who[0], "me") || !strcmp(plan->who[0], "open");
    plan->warns = !strcmp(level, "warn");
    if (!plan->warns && strcmp(level, "enforce") != 0)
        text_put(why, "\"level\" must be \"enforce\" or \"warn\".");
    else if (plan->warns && !plan->game->lifted)
        text_format(why, "Nobody makes exceptions in %s: \"level\" must be \"enforce\".",
                    plan->game->title);
    else if (plan->warns && !people)
        text_put(why, "A bot makes no exceptions: with \"level\":\"warn\", seat 0 must be "
                      "\"me\" or \"open\".");
    else
        return true;
    return false;
}

static bool plan_think(const struct value *v, struct plan *plan, struct text *why)
{
    plan->think = v->kind == VALUE_STRING ? bot_think_named(v->text) : -1;
    if (plan->think < 0)
        text_put(why, "\"think\" must be \"quick\", \"normal\" or \"long\".");
    else if (plan->think > plan->think_most)
        text_format(why, "The longest \"think\" here is \"%s\".",
                    bot_think_name(plan->think_most));
    else
        return true;
    return false;
}

/* How late those see the table who look on. */
static bool plan_late(const struct pair *pair, int most, int *out, struct text *why)
{
    const struct value *v = &pair->value;
    bool good = v->kind == VALUE_NUMBER && v->number >= 0 && v->number <= most;
    if (good)
        *out = (int)v->number;
    else
        text_format(why, "\"%s\" must be a whole number from 0 to %d.", pair->key, most);
    return good;
}

/* A part of {"clock":{..}}. */
static bool plan_clock(const struct pair *pair, struct plan *plan, struct text *why)
{
    static const char *const known[] = {"move", "match", "add", "slow", "late"};
    uint32_t *const parts[] = {&plan->clock.move, &plan->clock.match, &plan->clock.add};
    const struct value *v = &pair->value;
    const char *key = pair->key + 6;
    size_t part = 0;
    while (part < sizeof known / sizeof *known && strcmp(known[part], key) != 0)
        part++;
    if (part < 3) {
        bool good = v->kind == VALUE_NUMBER && v->number > 0 && v->number <= CLOCK_SECONDS_MAX;
        *parts[part] = good ? (uint32_t)v->number : 0;
        if (!good)
            text_format(why, "\"%s\" must be a whole number of seconds, 1 to %d.", pair->key,
                        CLOCK_SECONDS_MAX);
        return good;
    }
    if (part == 3) {
        plan->clock.slow = v->kind == VALUE_BOOL && v->number;
        if (v->kind != VALUE_BOOL)
            text_put(why, "\"clock.slow\" must be true or false.");
        return v->kind == VALUE_BOOL;
    }
    if (part == 4) {
        int late = v->kind == VALUE_STRING ? clock_late_named(v->text) : -1;
        plan->clock.late = (uint8_t)(late < 0 ? 0 : late);
        if (late < 0)
            text_put(why, "\"clock.late\" must be \"least\" or \"bot\".");
        return late >= 0;
    }
    text_format(why, "There is no key \"%s\" for a new table.", pair->key);
    return false;
}

/* Whether the parts of a clock go together. */
static bool clock_good(const struct clock_plan *plan, struct text *why)
{
    /* whose match is used up would be out of time as soon as they are asked, for the rest of it */
    if (plan->add && !plan->match)
        text_put(why, "\"clock.add\" needs a \"clock.match\" that it is added to.");
    else if (plan->match && !plan->move && !plan->add)
        text_put(why, "\"clock.match\" needs \"clock.move\" or \"clock.add\": time for the moves "
                      "after it is used up.");
    else if (plan->slow && (plan->match || !plan->move))
        text_put(why, "A slow clock has \"clock.move\" and no \"clock.match\".");
    else if (!clock_planned(plan))
        text_put(why, "\"clock\" needs \"clock.move\" or \"clock.match\", in seconds.");
    else
        return true;
    return false;
}

/* A line that others read, which may be empty. */
static bool plan_line(const struct pair *pair, int most, char *out, struct text *why)
{
    const struct value *v = &pair->value;
    if (v->kind != VALUE_STRING || strlen(v->text) > (size_t)most) {
        text_format(why, "\"%s\" must be a text of up to %d bytes.", pair->key, most);
        return false;
    }
    memcpy(out, v->text, strlen(v->text) + 1);
    text_straighten(out);
    if (text_is_plain(out) && (!*out || text_is_seen(out)))
        return true;
    text_format(why, "\"%s\" needs a visible character, and no control characters.", pair->key);
    return false;
}

/* Keys other than game, seats. */
static bool plan_rest(const struct pairs *pairs, struct plan *plan, struct text *why)
{
    bool timed = false;
    for (int i = 0; i < pairs->count; i++) {
        const struct pair *pair = &pairs->at[i];
        const struct value *v = &pair->value;
        if (!plan->lesson && !strncmp(pair->key, "rules.", 6)) {
            if (!plan_rule(pair, plan, why))
                return false;
        } else if (!plan->lesson && !strncmp(pair->key, "clock.", 6)) {
            timed = true;
            if (!plan_clock(pair, plan, why))
                return false;
        } else if (!plan->lesson && !strcmp(pair->key, "seed")) {
            if (v->kind != VALUE_NULL && (v->kind != VALUE_NUMBER || v->number < 0)) {
                text_put(why, "\"seed\" must be a whole number from 0.");
                return false;
            }
            plan->seed = v->kind == VALUE_NULL ? -1 : v->number;
        } else if (!strcmp(pair->key, "name")) {
            if (!plan_line(pair, TABLE_TITLE_BYTES, plan->title, why))
                return false;
        } else if (!plan->lesson && !strcmp(pair->key, "list")) {
            plan->listed = true;
            if (!plan_line(pair, TABLE_LISTING_BYTES, plan->listing, why))
                return false;
        } else if (!strcmp(pair->key, "watchers")) {
            if (v->kind != VALUE_BOOL) {
                text_put(why, "\"watchers\" must be true or false.");
                return false;
            }
            plan->watchers = v->number;
        } else if (!strcmp(pair->key, "watch-moves")) {
            if (!plan_late(pair, WATCH_MOVES_MAX, &plan->watch_moves, why))
                return false;
        } else if (!strcmp(pair->key, "watch-seconds")) {
            if (!plan_late(pair, WATCH_SECONDS_MAX, &plan->watch_seconds, why))
                return false;
        } else if (!plan->lesson && !strcmp(pair->key, "gather")) {
            if (v->kind != VALUE_BOOL) {
                text_put(why, "\"gather\" must be true or false.");
                return false;
            }
            plan->gathers = v->number;
        } else if (!plan->lesson && !strcmp(pair->key, "hints")) {
            if (!plan_hints(v, plan, why))
                return false;
        } else if (!plan->lesson && !strcmp(pair->key, "level")) {
            if (!plan_level(v, plan, why))
                return false;
        } else if (!plan->lesson && !strcmp(pair->key, "think")) {
            if (!plan_think(v, plan, why))
                return false;
        } else if (plan->lesson ? strcmp(pair->key, "lesson") && strcmp(pair->key, "step")
                                : strcmp(pair->key, "game") && strcmp(pair->key, "seats")) {
            text_format(why, "There is no key \"%s\" for a new table.", pair->key);
            return false;
        }
    }
    if (plan->watch_moves && plan->watch_seconds)
        text_put(why, "Choose either \"watch-moves\" or \"watch-seconds\".");
    else if ((plan->watch_moves || plan->watch_seconds) && !plan->watchers)
        text_put(why, "Where nobody watches nobody sees the table late: set \"watchers\".");
    else if (plan->listed && !plan->gathers)
        text_put(why, "Only a table that waits for people can be listed: set \"gather\".");
    else
        return !timed || clock_good(&plan->clock, why);
    return false;
}

/* Whether everyone who is asked for can sit down. */
static bool plan_people(const struct plan *plan, struct text *why)
{
    int people = 0;
    for (int i = 0; i < plan->seats; i++) {
        if (!strcmp(plan->who[i], "me") || !strcmp(plan->who[i], "open")) {
            people++;
        } else if (!bot_find(plan->game, plan->who[i])) {
            const char *all[40] = {"me", "open"};
            int count = 2 + bot_names(plan->game, all + 2, 38);
            text_put(why, "There is no player or bot ");
            text_quoted(why, plan->who[i]);
            codec_did_you_mean(plan->who[i], all, count < 40 ? count : 40, why);
            return false;
        }
    }
    if (!people)
        text_put(why, "At least one seat must be \"me\" or \"open\".");
    return people;
}

bool plan_read(const struct game *const *games, int games_count, const struct pairs *pairs,
               struct plan *plan, struct text *why)
{
    plan->lesson = pairs_get(pairs, "lesson");
    plan->seed = -1;
    return plan_game(games, games_count, pairs, plan, why) &&
           (plan->lesson ? plan_lesson(pairs, plan, why) : plan_seats(pairs, plan, why)) &&
           plan_rest(pairs, plan, why) && plan_people(plan, why);
}
