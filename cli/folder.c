/* See folder.h. */
#include "cli/folder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"

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

int folder_database(const char *data, char out[FOLDER_BYTES])
{
    char folder[FOLDER_BYTES];
    int result = folder_find(data, folder);
    if (result)
        return result;
    int n = snprintf(out, FOLDER_BYTES, "%s/croupier.db", folder);
    return n < FOLDER_BYTES ? 0 : fail("The path of the folder is too long.");
}
