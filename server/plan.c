/* What a new table is to be, as a request says it. What is always true: every key has been looked
 * at. */
#include <string.h>

#include "server/http.h"
#include "server/plan.h"
#include "table/names.h"
#include "table/native/json.h"

static bool plan_game(const struct request *request, const struct pairs *pairs, struct plan *plan,
                      struct text *why)
{
    const struct value *name = pairs_get(pairs, "game");
    const char *all[64];
    int count = 0;
    for (int i = 0; i < request->house->games_count && count < 64; i++) {
        const struct game *game = request->house->games[i];
        all[count++] = game->name;
        if (name && name->kind == VALUE_STRING && !strcmp(game->name, name->text))
            plan->game = game;
    }
    if (plan->game)
        return true;
    text_put(why, "\"game\" must be the name of a game. /api/games lists them.");
    if (name && name->kind == VALUE_STRING)
        codec_did_you_mean(name->text, all, count, why);
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
        text_format(why, "%s seats %d to %d, and \"seats\" names %d.", plan->game->title,
                    plan->game->seats_min, plan->game->seats_max, seats->items);
        return false;
    }
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

/* Keys other than game, seats. */
static bool plan_rest(const struct pairs *pairs, struct plan *plan, struct text *why)
{
    for (int i = 0; i < pairs->count; i++) {
        const struct pair *pair = &pairs->at[i];
        const struct value *v = &pair->value;
        if (!strncmp(pair->key, "rules.", 6)) {
            if (!plan_rule(pair, plan, why))
                return false;
        } else if (!strcmp(pair->key, "seed")) {
            if (v->kind != VALUE_NULL && (v->kind != VALUE_NUMBER || v->number < 0)) {
                text_put(why, "\"seed\" must be a whole number from 0.");
                return false;
            }
            plan->seed = v->kind == VALUE_NULL ? -1 : v->number;
        } else if (!strcmp(pair->key, "name")) {
            if (v->kind != VALUE_STRING || strlen(v->text) > TABLE_TITLE_BYTES) {
                text_format(why, "\"name\" must be a text of up to %d bytes.", TABLE_TITLE_BYTES);
                return false;
            }
            memcpy(plan->title, v->text, strlen(v->text) + 1);
            text_straighten(plan->title);
            if (!text_is_plain(plan->title) || (*plan->title && !text_is_seen(plan->title))) {
                text_put(why, "\"name\" needs a visible character, and no control characters.");
                return false;
            }
        } else if (!strcmp(pair->key, "watchers")) {
            if (v->kind != VALUE_BOOL) {
                text_put(why, "\"watchers\" must be true or false.");
                return false;
            }
            plan->watchers = v->number;
        } else if (strcmp(pair->key, "game") && strcmp(pair->key, "seats")) {
            text_format(why, "There is no key \"%s\" for a new table.", pair->key);
            return false;
        }
    }
    return true;
}

bool plan_read(const struct request *request, struct plan *plan, struct text *why,
               const char **code)
{
    struct pairs pairs;
    struct json *json = json_open(request->body, request->body_size, BODY_BYTES, &pairs, why);
    *code = "bad-json";
    if (!json)
        return false;
    *code = "bad-table";
    bool good = plan_game(request, &pairs, plan, why) && plan_seats(&pairs, plan, why);
    if (good) {
        plan->seed = -1;
        rules_default(plan->game, &plan->rules);
        good = plan_rest(&pairs, plan, why);
    }
    json_close(json);
    return good;
}
