/* See folder.h. */
#include "cli/folder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "store/store.h"

int folder_find(const char *given, char out[FOLDER_BYTES])
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    int n = given           ? snprintf(out, FOLDER_BYTES, "%s", given)
            : data && *data ? snprintf(out, FOLDER_BYTES, "%s/croupier/house", data)
            : home && *home ? snprintf(out, FOLDER_BYTES, "%s/.local/share/croupier/house", home)
                            : -1;
    if (n < 0)
        return fail(
            "There is nowhere to keep tables. Set HOME or XDG_DATA_HOME, or add --data FOLDER.");
    return n < FOLDER_BYTES ? 0 : fail("The path of the folder is too long.");
}

int folder_database(const char *given, char out[FOLDER_BYTES])
{
    char folder[FOLDER_BYTES];
    int result = folder_find(given, folder);
    if (result)
        return result;
    int n = snprintf(out, FOLDER_BYTES, "%s/croupier.db", folder);
    return n < FOLDER_BYTES ? 0 : fail("The path of the folder is too long.");
}

#define STORE_FORM "postgresql://USER@HOST/DATABASE"

const char folder_store_options[] =
    "PostgreSQL database for the tables instead, as a URL: " STORE_FORM;

int folder_store(const struct args *args, char out[FOLDER_BYTES])
{
    const char *url = args_get(args, "store");
    if (!url)
        return folder_database(args_get(args, "data"), out);
    if (args_has(args, "data"))
        return fail("--data and --store each name the place for the tables. Give one of them.");
    /* What was given is not repeated: a password may be in it. */
    if (!store_is_remote(url))
        return fail("--store takes a URL of PostgreSQL, such as " STORE_FORM ". For a folder: "
                    "--data FOLDER");
    return snprintf(out, FOLDER_BYTES, "%s", url) < FOLDER_BYTES
               ? 0
               : fail("The URL of --store is too long.");
}
