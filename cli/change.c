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

/* A name that the pack has now and had not before, and the names that it had of that kind; NULL:
 * it has none. */
static const char *new_name(const struct data *before, const struct data *now,
                            const struct names **kind)
{
    for (int table = 0; table < now->names_count; table++) {
        *kind = &before->names[table];
        for (int i = 0; i < now->names[table].count; i++) {
            const char *name = now->names[table].at[i];
            int had = 0;
            while (name && had < (*kind)->count &&
                   (!(*kind)->at[had] || strcmp((*kind)->at[had], name)))
                had++;
            if (name && had == (*kind)->count)
                return name;
        }
    }
    return NULL;
}

/* One number changes what is there; what nobody has yet is a misspelt name. */
static int adds_row(const char *option, const char *path, const char *row,
                    const struct names *kind, const char *pack)
{
    const char *meant = text_closest(row, kind->at, kind->count);
    return fail("--%s: \"%s\" is not among the %.*s of the pack %s%s%s%s", option, row,
                (int)strcspn(path, "."), path, pack,
                meant ? ". Did you mean " : ", and a number changes only what is there.",
                meant ? meant : "", meant ? "?" : "");
}

static int refused(const char *option, const char *path, const struct node *tree,
                   const char *reason)
{
    char bytes[256];
    struct text meant = text_over(bytes, sizeof bytes);
    return patch_guess(tree, path, &meant)
               ? fail("--%s: %.64s is not in the pack. Did you mean %s?", option, path, bytes)
               : fail("--%s: %.64s is not in the pack, and cannot be added. %s", option, path,
                      reason);
}

/* Opens the text in place of the pack that is there. */
static int open_text(struct sitting *sitting, const char *option, const char *name,
                     const char *value, const char *text)
{
    char reason[REASON_BYTES], where[256];
    struct text why = text_over(reason, sizeof reason);
    const struct node *tree = change_pack_tree(sitting);
    struct pack_data before = sitting->own_pack; /* closed when the names were compared */
    const struct names *kind = NULL;
    bool new = !patch_find(tree, name);
    snprintf(where, sizeof where, "%s with %.64s=%.16s", before.name, name, value);
    int result = pack_open_text(&sitting->own_pack, sitting->game, where, before.name, text,
                                strlen(text), &why);
    const char *row =
        new && !result ? new_name(&before.data, &sitting->own_pack.data, &kind) : NULL;
    if (result)
        result = new ? refused(option, name, tree, reason) : fail_file(reason);
    else if (row)
        result = adds_row(option, name, row, kind, before.name);
    pack_close(&before);
    return result;
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
