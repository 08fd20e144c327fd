/* See change.h. */
#include "cli/change.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lab/patch.h"

enum { ROOM = 4096 }; /* how much longer a pack may become by one number */

static const struct data_source *source_of(const struct sitting *sitting)
{
    for (int i = 0; i < sitting->game->source_count; i++)
        if (!memcmp(sitting->game->sources[i].sha256, sitting->own_pack.sha256, HASH_BYTES))
            return &sitting->game->sources[i];
    return NULL;
}

const char *change_pack_text(const struct sitting *sitting)
{
    const struct data_source *source = source_of(sitting);
    return sitting->own_pack.text ? sitting->own_pack.text : source ? source->text : NULL;
}

const struct node *change_pack_tree(const struct sitting *sitting)
{
    const struct data_source *source = source_of(sitting);
    return sitting->own_pack.text ? sitting->own_pack.tree.root : source ? source->tree : NULL;
}

const struct rule_spec *change_rule(const struct game *game, const char *name)
{
    for (int i = 0; i < game->rule_count; i++)
        if (!strcmp(game->rules[i].name, name))
            return &game->rules[i];
    return NULL;
}

void change_rule_value(const struct rule_spec *rule, int value, struct text *out)
{
    if (rule->words)
        text_put(out, rule->words[value - rule->lo]);
    else
        text_int(out, value);
}

static int change_pack(struct sitting *sitting, const char *path)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    bool built_in = false;
    for (int i = 0; i < sitting->game->source_count; i++)
        built_in = built_in || !strcmp(sitting->game->sources[i].name, path);
    pack_close(&sitting->own_pack);
    return (built_in ? pack_open(&sitting->own_pack, sitting->game, path, &why)
                     : pack_open_file(&sitting->own_pack, sitting->game, path, &why))
               ? fail_file(reason)
               : 0;
}

/* Opens the text in place of the pack that is there. */
static int open_text(struct sitting *sitting, const char *option, const char *name,
                     const char *value, const char *text)
{
    char reason[REASON_BYTES], where[256], pack[65];
    struct text why = text_over(reason, sizeof reason);
    bool new = !patch_find(change_pack_tree(sitting), name);
    snprintf(pack, sizeof pack, "%s", sitting->own_pack.name);
    snprintf(where, sizeof where, "%s with %.64s=%.16s", pack, name, value);
    pack_close(&sitting->own_pack);
    if (!pack_open_text(&sitting->own_pack, sitting->game, where, pack, text, strlen(text), &why))
        return 0;
    return new ? fail("--%s: %.64s is not in the pack, and cannot be added. %s", option, name,
                      reason)
               : fail_file(reason);
}

static int change_number(struct sitting *sitting, const char *option, const char *name,
                         const char *value)
{
    const char *text = change_pack_text(sitting);
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (!text)
        return fail("--%s: %s has no option %.64s, and no pack.", option, sitting->game->title,
                    name);
    size_t size = strlen(text) + ROOM;
    char *bytes = malloc(size);
    struct text out = text_over(bytes, bytes ? size : 0);
    if (!bytes)
        return fail("There is not enough memory.");
    int result = patch_text(text, change_pack_tree(sitting), name, value, &out, &why)
                     ? open_text(sitting, option, name, value, bytes)
                     : fail("--%s: %s in the pack %s. To see it: croupier pack %s", option, reason,
                            sitting->own_pack.name, sitting->game->name);
    free(bytes);
    return result;
}

int change_one(struct sitting *sitting, const char *option, const char *name, const char *value)
{
    char item[4096];
    if (!strcmp(name, "pack"))
        return change_pack(sitting, value);
    if (strchr(name, '.'))
        return change_number(sitting, option, name, value);
    snprintf(item, sizeof item, "%.64s=%.64s", name, value);
    return sitting_rules(sitting, item);
}

int change_all(struct sitting *sitting, const char *option, const char *list)
{
    char item[4096];
    while (list && *list && list_item(&list, item, sizeof item)) {
        char *equals = strchr(item, '=');
        if (!equals || equals == item || !equals[1])
            return fail("--%s takes NAME=VALUE, such as %s=1, not %.64s.", option,
                        sitting->game->rule_count ? sitting->game->rules[0].name : "pack", item);
        *equals = 0;
        int result = change_one(sitting, option, item, equals + 1);
        if (result)
            return result;
    }
    return 0;
}
