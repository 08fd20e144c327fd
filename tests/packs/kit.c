/* The tests of all loaders, their common half. What is always true: a bad file is the good one with
 * one edit, and the edit itself marks with '^' where the complaint must point; line and column are
 * counted here, in the edited text. */
#include "tests/packs/kit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void kit_result(struct kit *k, const char *id, const char *title, bool fine, const char *why)
{
    if (k->only && strcmp(k->only, id))
        return;
    k->passed += fine;
    k->failed += !fine;
    printf("%s %s%s%s%s%s\n", fine ? "ok" : "FAIL", id, *id ? ": " : "", title, fine ? "" : ": ",
           fine ? "" : why);
}

bool kit_all(const struct kit *k, const char *section, int count, int least)
{
    static const char row[] = "  - name: ";
    size_t n = strlen(section);
    bool inside = false;
    int rows = 0;
    for (const char *line = k->good; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (*line >= 'a' && *line <= 'z')
            inside = !strncmp(line, section, n) && line[n] == ':';
        rows += inside && !strncmp(line, row, sizeof row - 1);
    }
    return count == rows && count >= least;
}

int kit_end(const struct kit *k)
{
    printf("%d passed, %d failed\n", k->passed, k->failed);
    return k->failed > 0;
}

bool kit_open(struct kit *k, const char *path, struct yaml_tree *tree, struct data *out,
              void *block)
{
    struct complaint wrong = {0};
    FILE *file = fopen(path, "rb");
    if (!file) {
        printf("FAIL %s: cannot be read\n", path);
        return false;
    }
    size_t size = fread(k->good, 1, sizeof k->good - 1, file);
    k->good[size] = 0;
    fclose(file);
    yaml_tree_close(tree);
    if (yaml_tree_open(k->good, size, tree, &wrong) && k->open(out, block, tree->root, &wrong))
        return true;
    printf("FAIL %s:%u:%u: %s\n", path, (unsigned)wrong.line, (unsigned)wrong.column, wrong.what);
    return false;
}

/* One replacement: `from` with the bytes at .. at + cut - 1 taken out and `put` in their place. */
static void splice(char *out, const char *from, size_t at, size_t cut, const char *put)
{
    size_t n = strlen(put), rest = strlen(from + at + cut);
    if (at + n + rest >= KIT_BYTES_MAX) {
        fprintf(stderr, "an edit makes the pack too large\n");
        exit(2);
    }
    memcpy(out, from, at);
    memcpy(out + at, put, n);
    memcpy(out + at + n, from + at + cut, rest + 1);
}

/* From "- name: CARD" or "- title: CARD" to the next line that is not indented deeper than its
 * hyphen. */
static bool find_card(const char *in, const char *card, size_t *at, size_t *cut)
{
    char head[2][100];
    snprintf(head[0], sizeof head[0], "- name: %s\n", card);
    snprintf(head[1], sizeof head[1], "- title: %s\n", card);
    const char *hyphen = strstr(in, head[0]) ? strstr(in, head[0]) : strstr(in, head[1]);
    if (!hyphen)
        return false;
    const char *from = hyphen;
    while (from > in && from[-1] == ' ')
        from--;
    size_t deep = (size_t)(hyphen - from) + 1;
    const char *to = strchr(from, '\n') + 1;
    while (strspn(to, " ") >= deep)
        to = strchr(to, '\n') + 1;
    *at = (size_t)(from - in);
    *cut = (size_t)(to - from);
    return true;
}

static bool find_words(const char *in, const char *words, size_t *at, size_t *cut)
{
    size_t n = strlen(words);
    bool on = n && words[n - 1] == '*';
    char plain[200];
    snprintf(plain, sizeof plain, "%.*s", (int)(n - on), words);
    const char *from = strstr(in, plain);
    *at = from ? (size_t)(from - in) : 0;
    *cut = on ? strlen(in + *at) : n;
    return from != NULL;
}

bool kit_edit(struct kit *k, const struct bad_pack *b, uint32_t *line, uint32_t *column)
{
    static char first[KIT_BYTES_MAX], second[KIT_BYTES_MAX];
    size_t at = 0, cut = 0;
    if (b->card && !find_card(k->good, b->card, &at, &cut))
        return false;
    splice(first, k->good, at, cut, "");
    at = cut = 0;
    if (b->also && !find_words(first, b->also, &at, &cut))
        return false;
    splice(second, first, at, cut, b->also ? b->with : "");
    if (!find_words(second, b->find, &at, &cut))
        return false;
    splice(k->bad, second, at, cut, b->put);
    char *mark = strchr(b->put, '^') ? strchr(k->bad + at, '^') : NULL;
    *line = *column = 1;
    for (const char *c = k->bad; mark && c < mark; c++)
        if (*c == '\n') {
            (*line)++;
            *column = 1;
        } else if (((unsigned char)*c & 0xc0) != 0x80) {
            (*column)++;
        }
    if (mark)
        memmove(mark, mark + 1, strlen(mark));
    return true;
}

const char *kit_open_edited(struct kit *k, const struct bad_pack *b, struct yaml_tree *tree,
                            struct data *out, struct complaint *wrong)
{
    uint32_t line, column;
    if (!kit_edit(k, b, &line, &column))
        return "the pack has no such words to edit";
    return yaml_tree_open(k->bad, strlen(k->bad), tree, wrong) &&
                   k->open(out, k->block, tree->root, wrong)
               ? NULL
               : wrong->what;
}

static bool matches(const char *said, const char *expected)
{
    size_t n = strlen(expected);
    return expected[n - 1] == '*' ? !strncmp(said, expected, n - 1) : !strcmp(said, expected);
}

void kit_try(struct kit *k, const struct bad_pack *b)
{
    char why[600];
    uint32_t line, column;
    if (!kit_edit(k, b, &line, &column)) {
        kit_result(k, b->id, b->title, false, "the pack has no such words to edit");
        return;
    }
    struct yaml_tree t = {0};
    struct complaint wrong = {0};
    struct data d = {.name = "untouched", .edition = 77}, before = d;
    bool opened =
        yaml_tree_open(k->bad, strlen(k->bad), &t, &wrong) && k->open(&d, k->block, t.root, &wrong);
    bool changed = d.name != before.name || d.edition != before.edition || d.names || d.block;
    snprintf(why, sizeof why, "%u:%u '%s', expected %u:%u '%s'", (unsigned)wrong.line,
             (unsigned)wrong.column, wrong.what, (unsigned)line, (unsigned)column,
             b->what ? b->what : "a good pack");
    bool fine = !b->what ? opened
                         : !opened && !changed && wrong.line == line && wrong.column == column &&
                               matches(wrong.what, b->what);
    kit_result(k, b->id, b->title, fine, why);
    yaml_tree_close(&t);
}
