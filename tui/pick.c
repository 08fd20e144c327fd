/* Menus out of options. What is always true: items stand in the order of the options. */
#include "tui/pick.h"

#include <string.h>

/* ---- Values of the next argument ---- */

/* All values of the next argument; false if there is none or they are too many. */
static bool next_values(const struct pick *pick, struct menu *menu)
{
    int32_t value[PICK_VALUES_MAX];
    int count = pick_values(pick, value);
    menu->count = count < 0 ? 0 : count;
    for (int i = 0; i < menu->count; i++)
        menu->item[i] = (struct menu_item){.kind = ITEM_VALUE, .value = value[i]};
    return count >= 0;
}

static void widest(const struct pick *pick, int32_t *lo, int32_t *hi)
{
    *lo = INT32_MAX;
    *hi = INT32_MIN;
    for (uint32_t i = 0; i < pick->options->count; i++) {
        const struct option *option = &pick->options->at[i];
        if (!pick_agrees(pick, option) || pick->args >= option->args)
            continue;
        const struct domain *domain = &option->arg[pick->args];
        *lo = domain->lo < *lo ? domain->lo : *lo;
        *hi = domain->hi > *hi ? domain->hi : *hi;
    }
}

void pick_item(struct pick *pick, const struct menu_item *item)
{
    if (item->kind == ITEM_VERB) {
        pick_verb(pick, item->move.verb);
    } else if (item->kind == ITEM_BOTH) {
        pick_verb(pick, item->move.verb);
        pick_value(pick, item->value);
    } else if (item->kind == ITEM_VALUE) {
        pick_value(pick, item->value);
    } else {
        pick->verb = item->move.verb;
        pick->args = ARGS_MAX;
        memcpy(pick->arg, item->move.arg, sizeof pick->arg);
    }
}

/* ---- Menus ---- */

static bool is_whole(const struct pick *pick, int verb)
{
    return pick->whole[verb >> 6] >> (verb & 63) & 1;
}

static void add_moves(const struct pick *pick, const struct option *option, struct menu *menu)
{
    uint64_t n = pick_ways(pick, option);
    for (uint64_t k = 0; k < n && menu->count < MENU_ITEMS_MAX; k++) {
        struct menu_item *item = &menu->item[menu->count++];
        *item = (struct menu_item){.kind = ITEM_MOVE, .flags = option->flags, .ways = 1};
        pick_nth(pick, option, k, &item->move);
    }
}

static void menu_flat(const struct pick *pick, struct menu *menu)
{
    for (uint32_t i = 0; i < pick->options->count; i++)
        if (pick_agrees(pick, &pick->options->at[i]))
            add_moves(pick, &pick->options->at[i], menu);
}

/* The values of a verb's first argument as items of their own, if those are few names. */
static bool menu_firsts(const struct pick *pick, const struct game *game, struct menu *menu)
{
    static struct menu values;
    if (game->verbs[pick->verb].arg[0].show != SHOW_NAME || !next_values(pick, &values) ||
        values.count < 1 || values.count > MENU_VALUES_FEW ||
        menu->count + values.count > MENU_ITEMS_MAX)
        return false;
    for (int i = 0; i < values.count; i++) {
        struct menu_item *item = &menu->item[menu->count++];
        struct pick one = *pick;
        *item = (struct menu_item){.kind = ITEM_BOTH, .value = values.item[i].value};
        pick_value(&one, item->value);
        item->ways = pick_left(&one);
        pick_first(&one, &item->move);
    }
    return true;
}

/* Whether a value of the verb's first argument has many moves behind it: it is chosen first, and
 * then how. */
static bool menu_folds_verb(const struct pick *pick, const struct game *game)
{
    static struct menu first;
    first.count = 0;
    if (!menu_firsts(pick, game, &first))
        return false;
    for (int k = 0; k < first.count; k++)
        if (first.item[k].ways > MENU_FEW)
            return true;
    return false;
}

static bool menu_folds(const struct pick *pick, const struct game *game)
{
    for (uint32_t i = 0; pick->verb < 0 && i < pick->options->count; i++) {
        struct pick one = *pick;
        one.verb = pick->options->at[i].verb;
        if (is_whole(pick, one.verb) || menu_folds_verb(&one, game))
            return true;
    }
    return pick->verb >= 0 && !pick->args && is_whole(pick, pick->verb);
}

/* A line a verb, or a value of its first argument; a verb with few moves stands with all of
 * them. */
static void menu_verbs(const struct pick *pick, const struct game *game, struct menu *menu)
{
    uint64_t seen[4] = {0};
    for (uint32_t i = 0; i < pick->options->count; i++) {
        int verb = pick->options->at[i].verb;
        struct pick one = *pick;
        if (seen[verb >> 6] >> (verb & 63) & 1)
            continue;
        seen[verb >> 6] |= 1ull << (verb & 63);
        one.verb = verb;
        bool whole = is_whole(pick, verb);
        if (!whole && (pick_left(&one) <= MENU_FEW ||
                       (pick_left(pick) <= MENU_FLAT_MAX && !menu_folds_verb(&one, game)))) {
            menu_flat(&one, menu);
        } else if (whole || !menu_firsts(&one, game, menu)) {
            struct menu_item *item = &menu->item[menu->count++];
            *item = (struct menu_item){.kind = ITEM_VERB, .ways = pick_left(&one)};
            pick_first(&one, &item->move);
        }
    }
}

static void menu_values(const struct pick *pick, const struct game *game, struct menu *menu)
{
    const struct arg_spec *spec = &game->verbs[pick->verb].arg[pick->args];
    bool few = next_values(pick, menu);
    if (spec->show == SHOW_SET) {
        menu->kind = MENU_SET;
        for (int i = 0; few && i < menu->count; i++)
            menu->of |= (uint32_t)menu->item[i].value;
        for (uint32_t i = 0; !few && i < pick->options->count; i++)
            if (pick_agrees(pick, &pick->options->at[i]))
                menu->of |= (uint32_t)pick->options->at[i].arg[pick->args].of.word[0];
        return;
    }
    bool told = game->words && game->words->begun; /* two numbers can be told apart in words */
    if (!few || (spec->show == SHOW_NUMBER && !(told && menu->count <= 2))) {
        menu->kind = MENU_NUMBER;
        widest(pick, &menu->lo, &menu->hi);
        for (int i = 0; few && i < menu->count; i++) {
            int32_t value = menu->item[i].value;
            menu->lo = i && menu->lo < value ? menu->lo : value;
            menu->hi = i && menu->hi > value ? menu->hi : value;
        }
        return;
    }
    for (int i = 0; i < menu->count; i++) {
        struct pick one = *pick;
        pick_value(&one, menu->item[i].value);
        menu->item[i].ways = pick_left(&one);
        pick_first(&one, &menu->item[i].move);
    }
}

void pick_menu(const struct pick *pick, const struct game *game, bool all, struct menu *out)
{
    uint64_t left = pick_left(pick);
    memset(out, 0, sizeof *out);
    out->enter = -1;
    if (left <= (all ? MENU_ITEMS_MAX : MENU_FLAT_MAX) && (all || !menu_folds(pick, game)))
        menu_flat(pick, out);
    else if (pick->verb < 0)
        menu_verbs(pick, game, out);
    else
        menu_values(pick, game, out);
    for (int i = 0; out->kind == MENU_ITEMS && i < out->count; i++)
        if (out->enter < 0 && out->item[i].kind == ITEM_MOVE && out->item[i].flags & OPTION_SAFE)
            out->enter = i;
}
