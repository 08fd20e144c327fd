/* Says the messages of a list of cases and compares: voice_cases SLOTS EN DE CASES
 * [--bench|--print|--marks].
 *   = id slot=value; slot=value @READER/PLAYERS
 *       a case; then a line "en: ..." for each language, and "is {...}", its slots for programs
 *   = id slot=value @READER/PLAYERS/,Ruth,~Hound
 *       the same where seat 0 is the master, 1 is called Ruth, and 2 is a thing
 *   ? en word: id
 *       which message explains a word, or none
 * A value is a number, a name (name|Title), a list 3,4,8 or pieces {id slot=value, ...}/{...}; ? is
 * hidden. With --bench it says every case again and again. With --print it prints what it says. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "voice/voice.h"

enum { TABLES = 32, NAMES = 400, MESSAGES = 2000, SLOTS = 12 };
struct slot { char name[40]; int type, table; };
static struct { char id[100]; struct slot slot[SLOTS]; int slots; } spec[MESSAGES];
static const char *names[TABLES][NAMES], *titles[TABLES][NAMES];
static struct voice_names tables[TABLES];
static int specs;
static char keep[1 << 20];                   /* names and pieces live here */
static size_t kept;

static char *keep_n(const char *p, size_t n)
{
    char *at = keep + kept;
    memcpy(at, p, n);
    at[n] = 0;
    kept += n + 1;
    return at;
}

static int name_of(int table, const char *p, size_t n)
{
    const char *bar = memchr(p, '|', n);
    size_t k = bar ? (size_t)(bar - p) : n;
    struct voice_names *t = &tables[table];
    for (int i = 0; i < t->count; i++)
        if (!strncmp(names[table][i], p, k) && !names[table][i][k])
            return i;
    names[table][t->count] = keep_n(p, k);
    titles[table][t->count] = bar ? keep_n(bar + 1, n - k - 1) : names[table][t->count];
    return t->count++;
}

static int spec_of(const char *id)
{
    for (int i = 0; i < specs; i++)
        if (!strcmp(spec[i].id, id))
            return i;
    fprintf(stderr, "no message %s\n", id);
    exit(1);
}

static void read_slots(const char *path)
{
    FILE *f = fopen(path, "r");
    char line[2000];
    for (int table = 0; f && fgets(line, sizeof line, f);) {
        char *word = strtok(line, " \n"), *id = strtok(NULL, " \n");
        if (!strcmp(word, "table")) {
            tables[table] =
                (struct voice_names){names[table], titles[table], NULL, 0, sizeof(char *)};
            while ((word = strtok(NULL, " \n")))
                name_of(table, word, strlen(word));
            table++;
            continue;
        }
        snprintf(spec[specs].id, sizeof spec[specs].id, "%s", id);
        while ((word = strtok(NULL, " \n"))) {
            struct slot *slot = &spec[specs].slot[spec[specs].slots++];
            sscanf(word, "%39[^:]:%d:%d", slot->name, &slot->type, &slot->table);
        }
        specs++;
    }
    if (f)
        fclose(f);
}

static int cells_of(struct voice *v, int at, char *text, const char *between, union cell *cells);

/* A piece {id ...} said in the language of v, or the text itself. */
static const char *piece(struct voice *v, const char *p, size_t n)
{
    char inside[600], said[900];
    union cell cells[SLOTS];
    if (*p != '{')
        return keep_n(p, n);
    memcpy(inside, p + 1, n - 2);
    inside[n - 2] = 0;
    size_t k = strcspn(inside, " ");
    char *rest = inside + k + (inside[k] != 0);
    inside[k] = 0;
    struct text out = text_over(said, sizeof said), *before = v->out;
    int at = spec_of(inside);
    cells_of(v, at, rest, ",", cells);
    v->out = &out;
    voice_put(v, voice_find(v, inside), cells);
    v->out = before;
    return keep_n(said, out.used);
}

static const struct voice_list *list_of(struct voice *v, const struct slot *slot, char *p)
{
    static int32_t values[4000];
    static const char *pieces[4000];
    static struct voice_list lists[1000];
    static int used, list;
    struct voice_list *l = &lists[list++ % 1000];
    used = used > 3900 ? 0 : used;
    *l = (struct voice_list){0, slot->table >= 0 || *p != '{' ? values + used : NULL,
                             *p == '{' ? pieces + used : NULL};
    while (*p) {
        size_t n = *p == '{' ? strcspn(p, "}") + 1 : strcspn(p, ",");
        if (*p == '{')
            pieces[used++] = piece(v, p, n);
        else
            values[used++] =
                slot->table >= 0 && slot->table < TABLES ? name_of(slot->table, p, n) : atoi(p);
        l->count++;
        p += n + (p[n] != 0);
    }
    return l;
}

static int cells_of(struct voice *v, int at, char *text, const char *between, union cell *cells)
{
    int given = 0;
    char *save, *word = strtok_r(text, between, &save);
    for (; word; word = strtok_r(NULL, between, &save), given++) {
        word += strspn(word, " ");
        char *value = strchr(word, '=');
        int i = 0;
        *value++ = 0;
        while (i < spec[at].slots && strcmp(spec[at].slot[i].name, word))
            i++;
        if (i == spec[at].slots) {
            fprintf(stderr, "%s has no slot %s\n", spec[at].id, word);
            exit(1);
        }
        const struct slot *slot = &spec[at].slot[i];
        if (slot->type == 4)
            cells[i].text = piece(v, value, strlen(value));
        else if (slot->type == 6)
            cells[i].list = list_of(v, slot, value);
        else
            cells[i].n = *value == '?'     ? VOICE_HIDDEN
                         : slot->type == 3 ? name_of(slot->table, value, strlen(value))
                         : slot->type == 2 ? *value == 'y'
                                           : atoi(value);
    }
    if (given != spec[at].slots) {
        fprintf(stderr, "%s: %d slots are given, it has %d\n", spec[at].id, given, spec[at].slots);
        exit(1);
    }
    return given;
}

static uint8_t *read_table(const char *path)
{
    static uint8_t bytes[4][200000];
    static int n;
    FILE *f = fopen(path, "rb");
    if (!f || !fread(bytes[n], 1, sizeof bytes[0], f))
        exit(1);
    fclose(f);
    return bytes[n++];
}

struct test { int id; union cell cells[SLOTS]; struct voice_reader reader; int language; };
static struct test tests[20000];

static void bench(struct voice *v, uint8_t *const *table, int count)
{
    char out[1000];
    struct timespec a, b;
    long said = 0, bytes = 0;
    clock_gettime(CLOCK_MONOTONIC, &a);
    for (int round = 0; round < 20000; round++)
        for (int i = 0; i < count; i++, said++) {
            struct text t = text_over(out, sizeof out);
            v->table = table[tests[i].language];
            v->reader = tests[i].reader;
            v->out = &t;
            voice_put(v, tests[i].id, tests[i].cells);
            bytes += (long)t.used;
        }
    clock_gettime(CLOCK_MONOTONIC, &b);
    double seconds = (double)(b.tv_sec - a.tv_sec) + (double)(b.tv_nsec - a.tv_nsec) / 1e9;
    printf("%.2f million sentences/s, %.0f MB/s, %ld bytes each\n", (double)said / seconds / 1e6,
           (double)bytes / seconds / 1e6, bytes / said);
}

static const char *const languages[] = {"en", "de"};
static int reader, players, count;
static char called_text[200];
static const char *called[SLOTS];
static uint32_t things;
static bool master;
static char id[100], slots[4000], out[2000];

/* Says the present case in a language; it stands in `out`. */
static void say(struct voice *v, uint8_t *const *table, int k)
{
    char args[4000];
    struct text t = text_over(out, sizeof out);
    struct test *test = &tests[count++];
    snprintf(args, sizeof args, "%s", slots);
    v->table = table[k];
    v->reader = (struct voice_reader){reader, players, .master = master};
    v->called = called;
    v->things = things;
    v->out = &t;
    *test = (struct test){.id = voice_find(v, id), .reader = v->reader, .language = k};
    cells_of(v, spec_of(id), args, ";", test->cells);
    voice_put(v, test->id, test->cells);
}

static void read_case(char *line)
{
    char *at = strrchr(line, '@');
    char *next = called_text;
    *called_text = 0;
    memset(called, 0, sizeof called);
    things = 0;
    if (!at || sscanf(at, "@%d/%d/%199[^\n]", &reader, &players, called_text) < 2 ||
        sscanf(line, "= %99s", id) != 1)
        exit(1);
    master = *called_text;
    for (int seat = 0; master && next && seat < players; seat++) {
        char *end = strchr(next, ',');
        bool thing = *next == '~';
        next += thing;
        things |= (uint32_t)thing << seat;
        called[seat] = *next && *next != ',' ? next : NULL;
        if (end)
            *end++ = 0;
        next = end;
    }
    while (at > line && at[-1] == ' ')
        at--;
    *at = 0;
    snprintf(slots, sizeof slots, "%s", line + 2 + strlen(id) < at ? line + 3 + strlen(id) : "");
}

/* "? en WORD: ID": the message that explains a word, or none. */
static bool named_right(struct voice *v, uint8_t *const *table, char *line)
{
    char *word = line + 5, *want = strstr(word, ": ");
    if (!want)
        exit(1);
    *want = 0;
    want += 2;
    v->table = table[line[2] == 'd'];
    int at = voice_named(v, "bloodsport-term-", word);
    const char *got = at < 0 ? "none" : voice_id(v, at);
    if (strcmp(got, want) != 0)
        printf("the word \"%s\"\n  expected: %s\n  named:    %s\n", word, want, got);
    return !strcmp(got, want);
}

/* "is [0]": the slots that programs are given of the present case; both tables say the same. */
static bool slots_right(struct voice *v, uint8_t *const *table, const char *want)
{
    char said[2000];
    bool good = true;
    want += strspn(want, " ");
    for (int k = 0; k < 2; k++) {
        struct text t = text_over(said, sizeof said);
        say(v, table, k);
        voice_slots(v, tests[count - 1].id, tests[count - 1].cells, &t);
        text_char(&t, ']');
        said[0] = '[';
        if (!strcmp(said, want))
            continue;
        printf("%s\n  expected: %s\n  slots:    %s\n", id, want, said);
        good = false;
    }
    return good;
}

int main(int argc, char **argv)
{
    char line[4000];
    const char *how = argc > 5 ? argv[5] : "";
    bool print = !strcmp(how, "--print"), marks = !strcmp(how, "--marks");
    int good = 0, bad = 0;
    uint8_t *table[2];
    FILE *cases = argc > 4 ? fopen(argv[4], "r") : NULL;
    if (!cases) {
        fprintf(stderr, "usage: voice_cases SLOTS EN DE CASES [--print|--marks|--bench]\n");
        return 2;
    }
    read_slots(argv[1]);
    table[0] = read_table(argv[2]);
    table[1] = read_table(argv[3]);
    struct voice v = {.names = tables, .marks = marks};
    while (fgets(line, sizeof line, cases)) {
        line[strcspn(line, "\n")] = 0;
        if (line[0] == '=') {
            if (print)
                printf("%s\n", line);
            read_case(line);
            for (int k = 0; k < 2 && (print || marks); k++) {
                say(&v, table, k);
                printf("%s: %s\n", languages[k], out);
            }
        } else if (line[0] == '?' && !print && !marks) {
            bool right = named_right(&v, table, line);
            good += right;
            bad += !right;
        } else if (!print && !marks && !strncmp(line, "is", 2)) {
            bool right = slots_right(&v, table, line + 2);
            good += right;
            bad += !right;
        } else if (!print && !marks && line[0] && line[2] == ':') {
            say(&v, table, line[0] == 'd');
            bool same = !strcmp(out, line + 4);
            good += same;
            bad += !same;
            if (!same)
                printf("%s\n  expected: %s\n  said:     %s\n", id, line + 4, out);
        }
    }
    fclose(cases);
    if (!print && !marks)
        printf("%d passed, %d failed\n", good, bad);
    if (!strcmp(how, "--bench"))
        bench(&v, table, count);
    return bad > 0 || (!print && !marks && !good);
}
