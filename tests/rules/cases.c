/* The cases of script files: lines, templates and ids. Always true: a line either does exactly what
 * it says or fails its case, with file and line. */
#include "tests/rules/cases.h"

#include "tests/rules/packs.h"

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

bool cases_read(const char *path)
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

bool cases_name(const char *id)
{
    for (int k = 0; k < id_count; k++)
        if (!strcmp(ids_seen[k], id))
            return true;
    return false;
}

/* The ids before the colon of a case line; true if the case is wanted. */
static bool case_ids(const char *line, const char *id_wanted)
{
    char head[256];
    bool wanted = !id_wanted;
    snprintf(head, sizeof head, "%.*s", (int)strcspn(line, ":"), line);
    struct words_of w;
    words_cut(&w, head);
    for (int i = 1; i < w.count; i++) {
        if (id_wanted && !strcmp(w.at[i], id_wanted))
            wanted = true;
        if (!cases_name(w.at[i]) && id_count < RULE_IDS_MAX)
            snprintf(ids_seen[id_count++], sizeof *ids_seen, "%s", w.at[i]);
    }
    return wanted;
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

int cases_play(const char *id_wanted, const struct watch *watch, int *failed)
{
    int passed = 0;
    struct match_under_test *m = templates_find() ? match_new() : NULL;
    for (int i = 0; m && i < line_count; i++) {
        if (starts(lines[i].text, "template"))
            while (i < line_count && !starts(lines[i].text, "end"))
                i++;
        if (i >= line_count || !starts(lines[i].text, "case") ||
            !case_ids(lines[i].text, id_wanted))
            continue;
        char why[WHY_BYTES] = "";
        match_clear(m, watch);
        int bad = lines_play(m, i + 1, case_end(i + 1), 0, why);
        if (bad < 0) {
            if (!watch)
                printf("ok   %s:%d: %s\n", lines[i].file, lines[i].number, lines[i].text + 5);
            passed++;
        } else {
            printf("FAIL %s:%d: %s\n     '%s': %s\n", lines[bad].file, lines[bad].number,
                   lines[i].text + 5, lines[bad].text, why);
            ++*failed;
        }
    }
    *failed += !m;
    match_free(m);
    packs_free();
    for (int i = 0; i < line_count; i++)
        free(lines[i].text);
    line_count = 0;
    return passed;
}
