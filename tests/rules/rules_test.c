/* Plays the script files of tests/rules: a scripted dealer over the real games. README.md has the
 * language. */
#include "tests/rules/cases.h"

#include <stdio.h>
#include <string.h>

/* Whether `id` stands in a list with commas; NULL: it is empty. */
static bool listed(const char *list, const char *id)
{
    size_t n = strlen(id);
    for (; list && *list; list += strcspn(list, ","), list += *list == ',')
        if (!strncmp(list, id, n) && (!list[n] || list[n] == ','))
            return true;
    return false;
}

/* Every id that starts a paragraph of the page ("- BG-C4 ...") but those of a list must have a
 * case. */
static int ids_missing(const char *page, const char *but)
{
    FILE *f = fopen(page, "r");
    char buffer[1024];
    int missing = 0;
    if (!f)
        return fprintf(stderr, "%s: cannot be read\n", page), 1;
    while (fgets(buffer, sizeof buffer, f)) {
        char id[16];
        if (sscanf(buffer, "- %15[A-Z0-9-]", id) != 1 || listed(but, id))
            continue;
        if (!cases_name(id) && strchr(id, '-')) {
            printf("FAIL %s: no case names %s\n", page, id);
            missing++;
        }
    }
    fclose(f);
    return missing;
}

int main(int argc, char **argv)
{
    const char *page = NULL, *but = NULL, *id = NULL;
    int failed = 0;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--id") && i + 1 < argc)
            id = argv[++i];
        else if (!strcmp(argv[i], "--need") && i + 1 < argc)
            page = argv[++i];
        else if (!strcmp(argv[i], "--but") && i + 1 < argc)
            but = argv[++i];
        else if (!cases_read(argv[i]))
            return 2;
    }
    int passed = cases_play(id, NULL, &failed);
    if (page)
        failed += ids_missing(page, but);
    printf("%d passed, %d failed\n", passed, failed);
    return failed || !passed;
}
