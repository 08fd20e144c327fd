/* Plays the script files of tests/rules: a scripted dealer over the real games. README.md has the
 * language. Always true: a line either does exactly what it says or fails the case, with file and
 * line. */
#include "tests/rules/match.h"
#include "tests/rules/packs.h"
#include "tests/rules/script.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINES_MAX = 20000, RULE_IDS_MAX = 400, TEMPLATES_MAX = 100, DEPTH_MAX = 8 };

struct line { const char *file; int number; char *text; };
struct block { char name[64]; int from, to; };

static struct line lines[LINES_MAX];
static int line_count;
static struct block templates[TEMPLATES_MAX];
static int template_count;
static char ids_seen[RULE_IDS_MAX][16];
static int id_count;
static const char *id_wanted;

static bool file_read(const char *path)
{
    FILE *f = fopen(path, "r");
    char buffer[1024];
    if (!f)
        return fprintf(stderr, "%s: cannot be read\n", path), false;
    for (int n = 1; fgets(buffer, sizeof buffer, f); n++) {
        for (char *at = buffer; *at; at++)
            if (*at == '#' && (at == buffer || isspace((unsigned char)at[-1]))) {
                *at = 0;
                break;
            }
        size_t used = strlen(buffer);
        while (used && isspace((unsigned char)buffer[used - 1]))
            buffer[--used] = 0;
        if (!used)
            continue;
        if (line_count == LINES_MAX)
            return fprintf(stderr, "%s: too many lines\n", path), fclose(f), false;
        char *text = malloc(used + 1);
        if (!text)
            return fclose(f), false;
        memcpy(text, buffer, used + 1);
        lines[line_count++] = (struct line){path, n, text};
    }
    return fclose(f), true;
}

static bool starts(const char *line, const char *word)
{
    size_t n = strlen(word);
    return !strncmp(line, word, n) && (!line[n] || isspace((unsigned char)line[n]));
}

static const struct block *template_find(const char *name)
{
    for (int i = 0; i < template_count; i++)
        if (!strcmp(templates[i].name, name))
            return &templates[i];
    return NULL;
}

/* Plays lines from .. to - 1; -1 if all went well, else the line that failed. */
static int lines_play(struct match_under_test *m, int from, int to, int depth, char *why)
{
    for (int i = from; i < to; i++) {
        struct words_of w;
        words_cut(&w, lines[i].text);
        if (!strcmp(w.at[0], "use") && w.count == 2) {
            const struct block *b = template_find(w.at[1]);
            if (!b || depth == DEPTH_MAX)
                return snprintf(why, WHY_BYTES, "no template '%s'", w.at[1]), i;
            int bad = lines_play(m, b->from, b->to, depth + 1, why);
            if (bad >= 0) {
                size_t used = strlen(why);
                snprintf(why + used, WHY_BYTES - used, " (in '%s', %s:%d)", b->name,
                         lines[bad].file, lines[bad].number);
                return i;
            }
        } else if (!match_line(m, lines[i].file, &w, why)) {
            return i;
        }
    }
    return -1;
}

/* The ids before the colon of a case line; true if the case is wanted. */
static bool case_ids(const char *line)
{
    char head[256];
    bool wanted = !id_wanted;
    snprintf(head, sizeof head, "%.*s", (int)strcspn(line, ":"), line);
    struct words_of w;
    words_cut(&w, head);
    for (int i = 1; i < w.count; i++) {
        if (id_wanted && !strcmp(w.at[i], id_wanted))
            wanted = true;
        bool known = false;
        for (int k = 0; k < id_count; k++)
            known |= !strcmp(ids_seen[k], w.at[i]);
        if (!known && id_count < RULE_IDS_MAX)
            snprintf(ids_seen[id_count++], sizeof *ids_seen, "%s", w.at[i]);
    }
    return wanted;
}

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
        bool known = false;
        for (int k = 0; k < id_count; k++)
            known |= !strcmp(ids_seen[k], id);
        if (!known && strchr(id, '-')) {
            printf("FAIL %s: no case names %s\n", page, id);
            missing++;
        }
    }
    fclose(f);
    return missing;
}

static bool templates_find(void)
{
    for (int i = 0; i < line_count; i++) {
        if (!starts(lines[i].text, "template"))
            continue;
        if (template_count == TEMPLATES_MAX)
            return fprintf(stderr, "too many templates\n"), false;
        struct block *b = &templates[template_count++];
        snprintf(b->name, sizeof b->name, "%s", lines[i].text + strlen("template") + 1);
        b->from = i + 1;
        while (i < line_count && !starts(lines[i].text, "end"))
            i++;
        b->to = i;
    }
    return true;
}

static int case_end(int from)
{
    while (from < line_count && !starts(lines[from].text, "case") &&
           !starts(lines[from].text, "template"))
        from++;
    return from;
}

int main(int argc, char **argv)
{
    const char *page = NULL, *but = NULL;
    int passed = 0, failed = 0;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--id") && i + 1 < argc)
            id_wanted = argv[++i];
        else if (!strcmp(argv[i], "--need") && i + 1 < argc)
            page = argv[++i];
        else if (!strcmp(argv[i], "--but") && i + 1 < argc)
            but = argv[++i];
        else if (!file_read(argv[i]))
            return 2;
    }
    if (!templates_find())
        return 2;
    struct match_under_test *m = match_new();
    for (int i = 0; m && i < line_count; i++) {
        if (starts(lines[i].text, "template"))
            while (i < line_count && !starts(lines[i].text, "end"))
                i++;
        if (i >= line_count || !starts(lines[i].text, "case") || !case_ids(lines[i].text))
            continue;
        char why[WHY_BYTES] = "";
        match_clear(m);
        int bad = lines_play(m, i + 1, case_end(i + 1), 0, why);
        if (bad < 0) {
            printf("ok   %s:%d: %s\n", lines[i].file, lines[i].number, lines[i].text + 5);
            passed++;
        } else {
            printf("FAIL %s:%d: %s\n     '%s': %s\n", lines[bad].file, lines[bad].number,
                   lines[i].text + 5, lines[bad].text, why);
            failed++;
        }
    }
    match_free(m);
    if (page)
        failed += ids_missing(page, but);
    packs_free();
    for (int i = 0; i < line_count; i++)
        free(lines[i].text);
    printf("%d passed, %d failed\n", passed, failed);
    return failed || !passed;
}
