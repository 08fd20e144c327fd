/* A seat by a person's key: found by it, or put under it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "cli/guest_more.h"
#include "cli/key_file.h"

int guest_key_find(struct guest *guest, const char *path)
{
    struct key_file key;
    struct json_tree tree;
    int result = key_file_read(path, &key);
    if (!result)
        result = key_tables(&key, &guest->link, &tree);
    if (result)
        return result;
    const struct node *tables = node_get(tree.root, "tables");
    for (const struct node *at = tables ? tables->child : NULL; at; at = at->next) {
        const char *table = guest_member(at, "table"), *token = guest_member(at, "token");
        if (table && token && !strcmp(table, guest->link.table) &&
            strlen(token) == LINK_TOKEN_BYTES - 1)
            memcpy(guest->token, token, LINK_TOKEN_BYTES);
    }
    json_tree_close(&tree);
    return *guest->token
               ? 0
               : fail("This key has no seat at that table. With the link of an invitation "
                      "it gets one.");
}

int guest_key_put(struct guest *guest, const char *path)
{
    char body[LINK_TOKEN_BYTES + 16], to[LINK_ID_BYTES + 24], *bytes;
    struct key_file key;
    size_t size;
    int result = key_file_read(path, &key);
    if (!result)
        result = key_is_of(&key, &guest->link);
    if (result)
        return result;
    snprintf(body, sizeof body, "{\"key\":\"%s\"}", key.secret);
    snprintf(to, sizeof to, "/api/tables/%s/key", guest->link.table);
    result = key_ask(&guest->link, to, guest->token, body, NULL, &bytes, &size);
    if (!result)
        free(bytes);
    return result;
}
