/* What the compiler writes: the table for the reader, the header for C, the list of slots for other
 * programs. */
#include "tools/voicec/source.h"
#include "tools/voicec/voicec.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

/* A file is written beside its place, and put there if it says anything new: what is made from it
 * need not be made again. */
static const char *beside(const char *path)
{
    static char at[4096];
    snprintf(at, sizeof at, "%s.new", path);
    return at;
}

__attribute__((noreturn)) static void cannot(const char *path)
{
    fprintf(stderr, "%s: cannot be written\n", path);
    remove(beside(path));
    exit(1);
}

static FILE *create(const char *path)
{
    FILE *f = fopen(beside(path), "wb");
    if (!f)
        cannot(path);
    return f;
}

static bool same(const char *one, const char *other)
{
    FILE *a = fopen(one, "rb"), *b = fopen(other, "rb");
    int c = a && b ? 0 : 1, d = 0;
    while (c == d && c != EOF) {
        c = getc(a);
        d = getc(b);
    }
    if (a)
        fclose(a);
    if (b)
        fclose(b);
    return c == d;
}

static void finish(FILE *f, const char *path)
{
    bool bad = ferror(f) != 0;
    if (fclose(f) || bad)
        cannot(path);
    if (same(path, beside(path)))
        remove(beside(path));
    else if (rename(beside(path), path))
        cannot(path);
}

static int by_id(const void *a, const void *b)
{
    return strcmp(((const struct term *)a)->id, ((const struct term *)b)->id);
}

/* The short name of a message: the first letters of its game's name (of a single word the first and
 * the last: table, texarkana), and its number in the file. */
struct short_name { char at[NAME_BYTES]; };
static struct short_name short_name(const struct message *m, const char *game)
{
    struct short_name out;
    int n = 0;
    for (const char *p = game; *p && n < NAME_BYTES / 2; p++)
        if (p == game || p[-1] == '-')
            out.at[n++] = *p;
    if (n == 1)
        out.at[n++] = game[strlen(game) - 1];
    snprintf(out.at + n, sizeof out.at - (size_t)n, "%d", (int)(m - job.message));
    return out;
}

/* What a message is called in the table; for a reader that is given slots by name, theirs come
 * after. */
static int title_of(const struct message *m, bool slots, const char *game)
{
    char title[2 * NAME_BYTES + SLOTS_MAX * (NAME_BYTES + 1)];
    size_t end = strlen(m->id);
    /* goes by the message before */
    bool bare = game && end > 5 && !strcmp(m->id + end - 5, ".bare");
    const struct message *by = bare ? m - 1 : m;
    int n = snprintf(title, sizeof title, "%s%s",
                     game && !by->whole ? short_name(by, game).at : by->id, bare ? ".bare" : "");
    for (int k = 0; slots && k < m->slots; k++)
        n += snprintf(title + n, sizeof title - (size_t)n, " %s", m->slot[k].name);
    return intern(title);
}

/* The slots of a message as voice_slots reads them (voice/table.h): a list of pieces is text. */
static int slots_of(const struct message *m)
{
    static const char kinds[TYPES] = {
        [T_NUMBER] = SLOT_NUMBER, [T_SIGNED] = SLOT_NUMBER, [T_SEAT] = SLOT_SEAT,
        [T_FLAG] = SLOT_FLAG,     [T_THING] = SLOT_THING,   [T_TEXT] = SLOT_TEXT,
        [T_LIST] = SLOT_LIST,
    };
    char all[SLOTS_MAX * (NAME_BYTES + 3) + 1] = "";
    for (int k = 0, n = 0; k < m->slots; k++) {
        const struct slot *slot = &m->slot[k];
        bool pieces = slot->type == T_LIST && slot->table < 0 && !slot->numbers;
        int table = slot->table,
            letter = table == SEAT_TABLE ? SLOT_SEATS : table < 0 ? SLOT_PLAIN : SLOT_TABLE + table;
        n += snprintf(all + n, sizeof all - (size_t)n, "%s%c%c%s", k ? " " : "",
                      pieces ? SLOT_TEXT : kinds[slot->type], letter, slot->name);
    }
    return intern(all);
}

/* Completes the code by directory and head; the pool follows it. `named`: a reader is given slots
 * by name, and finds them in the titles; else it finds them apart. */
static uint32_t table_end(bool named, const char *game)
{
    int messages = 0, terms = 0;
    qsort(job.term, (size_t)job.terms, sizeof *job.term, by_id);
    uint32_t at = job.used;
    for (int i = 0; i < job.messages; i++)
        if (!job.message[i].out) {
            four(job.message[i].code);
            two(title_of(&job.message[i], named, game));
            messages++;
        }
    uint32_t terms_at = job.used;
    for (int i = 0; i < job.terms; i++)
        if (!job.term[i].out) {
            four(job.term[i].code);
            two(intern(job.term[i].id));
            two(job.term[i].traits);
            terms++;
        }
    uint32_t slots_at = named ? 0 : job.used;
    for (int i = 0; !named && i < job.messages; i++)
        if (!job.message[i].out)
            two(slots_of(&job.message[i]));
    uint32_t pool = job.used;
    job.used = 0;
    four(MAGIC);
    two(job.rule);
    two(messages);
    two(terms);
    two(0);
    four(at);
    four(terms_at);
    four(pool);
    four(slots_at);
    return pool;
}

void write_table(const char *path)
{
    uint32_t pool = table_end(false, NULL);
    FILE *f = create(path);
    fwrite(job.code, 1, pool, f);
    fwrite(job.words, 1, (size_t)job.words_used, f);
    finish(f, path);
}

static void write_bytes(FILE *f, const uint8_t *at, size_t n)
{
    for (size_t i = 0; i < n; i++)
        fprintf(f, "%s%u,", i % 32 ? "" : "\n    ", at[i]);
}

void write_source(const char *path, const char *as)
{
    uint32_t pool = table_end(false, NULL);
    FILE *f = create(path);
    fprintf(f,
            "/* Made by voicec from %s. */\n#include <stdint.h>\n\nextern const uint8_t "
            "%s[];\nconst uint8_t %s[] = {",
            job.file, as, as);
    write_bytes(f, job.code, pool);
    write_bytes(f, (const uint8_t *)job.words, (size_t)job.words_used);
    fprintf(f, "};\n");
    finish(f, path);
}

/* "side-of" as SIDE_OF or side_of. */
struct c_name { char at[2 * NAME_BYTES + 2]; };
static struct c_name c_name(const char *id, bool capital)
{
    struct c_name out;
    size_t n = 0;
    for (; id[n] && n + 1 < sizeof out.at; n++)
        out.at[n] = (char)(id[n] == '-' || id[n] == '.' ? '_'
                           : capital                    ? toupper((unsigned char)id[n])
                                                        : id[n]);
    out.at[n] = 0;
    return out;
}

/* The id of a message without the name of its game, with which all begin: a header serves one
 * game. */
const char *own_id(const char *id, const char *game)
{
    size_t n = strlen(game);
    return !strncmp(id, game, n) && id[n] == '-' ? id + n + 1 : id;
}

static void write_tables(FILE *f)
{
    fprintf(f, "enum voice_table {");
    for (int i = 0; i < job.table_count; i++)
        fprintf(f, " VOICE_%s,", c_name(job.tables[i].name, true).at);
    fprintf(f, " VOICE_TABLES };\n");
    for (int i = 0; i < job.table_count; i++) {
        const struct table *t = &job.tables[i];
        if (!t->count)
            continue;
        fprintf(f, "#define VOICE_%s_WORDS {", c_name(t->name, true).at);
        for (int k = 0; k < t->count; k++)
            fprintf(f, "\"%s\"%s", t->words[k], k + 1 < t->count ? ", " : "}\n");
    }
    fprintf(f, "#define VOICE_CLOSED_TABLES");
    for (int i = 0; i < job.table_count; i++)
        if (job.tables[i].count) {
            struct c_name name = c_name(job.tables[i].name, true);
            fprintf(f, " \\\n    [VOICE_%s] = VOICE_CLOSED(((const char *const[])VOICE_%s_WORDS)),",
                    name.at, name.at);
        }
    fprintf(f, "\n");
}

static void write_message(FILE *f, const struct message *m, const char *game)
{
    static const char *const types[TYPES] = {
        [T_TEXT] = "const char *", [T_LIST] = "const struct voice_list *"};
    struct c_name big = c_name(own_id(m->id, game), true),
                  small = c_name(own_id(m->id, game), false);
    if (!m->slots) {
        fprintf(f, "#define %s() ID_%s, VOICE_NO_SLOTS\n", big.at, big.at);
        return;
    }
    fprintf(f, "struct voice_%s {", small.at);
    for (int k = 0; k < m->slots; k++) {
        const char *type = types[m->slot[k].type];
        fprintf(f, " _Alignas(8) %s%s;", type ? type : "int64_t ",
                c_name(m->slot[k].name, false).at);
    }
    fprintf(f, " };\n#define %s(...) ID_%s, VOICE_SLOTS(struct voice_%s, %d, __VA_ARGS__)\n",
            big.at, big.at, small.at, m->slots);
}

void write_header(const char *path, const char *game)
{
    FILE *f = create(path);
    struct c_name guard = c_name(game, true);
    fprintf(f,
            "/* Made by voicec from %s: a message's macro is its id and its slots, as voice_say "
            "takes them. */\n"
            "#ifndef %s_SAID_H\n#define %s_SAID_H\n\n#include \"voice/voice.h\"\n\n",
            job.file, guard.at, guard.at);
    write_tables(f);
    fprintf(f, "\nenum voice_id {\n");
    for (int i = 0; i < job.messages; i++)
        if (!job.message[i].out)
            fprintf(f, "    ID_%s,\n", c_name(own_id(job.message[i].id, game), true).at);
    fprintf(f, "    VOICE_MESSAGES\n};\n\n");
    for (int i = 0; i < job.messages; i++)
        if (!job.message[i].out)
            write_message(f, &job.message[i], game);
    fprintf(f, "\n#endif\n");
    finish(f, path);
}

/* For a program that reads slots by name: the tables with their words, then "message id
 * slot:type:table ...", a line each. */
void write_slots(const char *path)
{
    FILE *f = create(path);
    for (int i = 0; i < job.table_count; i++, fputc('\n', f)) {
        fprintf(f, "table %s", job.tables[i].name);
        for (int k = 0; k < job.tables[i].count; k++)
            fprintf(f, " %s", job.tables[i].words[k]);
    }
    for (int i = 0; i < job.messages; i++, fputc('\n', f)) {
        fprintf(f, "message %s", job.message[i].id);
        for (int k = 0; k < job.message[i].slots; k++) {
            const struct slot *slot = &job.message[i].slot[k];
            fprintf(f, " %s:%d:%d", slot->name, slot->type, slot->table);
        }
    }
    finish(f, path);
}

/* A character of the string stands for a byte of the table. */
static void put_js(FILE *f, const uint8_t *at, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (at[i] < 32 || at[i] == 127 || at[i] == '"' || at[i] == '\\')
            fprintf(f, "\\x%02x", at[i]);
        else if (at[i] < 128)
            fputc(at[i], f);
        else
            fprintf(f, "%c%c", 0xc0 | at[i] >> 6, 0x80 | (at[i] & 63));
}

void write_module(const char *path, const char *game)
{
    uint32_t pool = table_end(true, game);
    FILE *f = create(path);
    fprintf(
        f,
        "/* Made by voicec from %s: a table of messages, a character a byte. */\nexport default \"",
        job.file);
    put_js(f, job.code, pool);
    put_js(f, (const uint8_t *)job.words, (size_t)job.words_used);
    fprintf(f, "\";\n");
    finish(f, path);
}

/* What TypeScript gives a slot: of a closed table one of its words, of an open one a thing with its
 * name and title. */
static void write_type(FILE *f, const struct slot *slot)
{
    static const char *const types[TYPES] = {"number", "number", "boolean", NULL,
                                             "string", "number", NULL};
    bool list = slot->type == T_LIST;
    const struct table *t =
        slot->table >= 0 && slot->table < job.table_count ? &job.tables[slot->table] : NULL;
    fprintf(f, "%s", list ? "readonly (" : "");
    if (!list && types[slot->type])
        fprintf(f, "%s", types[slot->type]);
    else if (slot->table == SEAT_TABLE)
        fprintf(f, "number");
    else if (!t)
        fprintf(f, "string | number");
    else if (!t->count)
        fprintf(f, "Thing");
    for (int k = 0; t && k < t->count; k++)
        fprintf(f, "%s\"%s\"", k ? " | " : "", t->words[k]);
    fprintf(f, "%s%s", list ? ")[]" : "", slot->hide ? " | null" : "");
}

void write_types(const char *path, const char *game)
{
    FILE *f = create(path);
    fprintf(f,
            "/* Made by voicec from %s: the messages that the page asks for, and their slots. */\n"
            "import type { Thing } from \"../reader\";\n\nexport type { Thing };\nexport interface "
            "Said {\n",
            job.file);
    for (int i = 0; i < job.messages; i++) {
        const struct message *m = &job.message[i];
        if (m->out)
            continue;
        fprintf(f, "  \"%s\": %s", m->id, m->slots ? "{" : "null");
        for (int k = 0; k < m->slots; k++) {
            fprintf(f, " \"%s\": ", m->slot[k].name);
            write_type(f, &m->slot[k]);
            fputc(';', f);
        }
        fprintf(f, "%s;", m->slots ? " }" : "");
        if (!m->whole)
            fprintf(f, " // %s", short_name(m, game).at);
        fputc('\n', f);
    }
    fprintf(f, "}\n");
    finish(f, path);
}

static bool in_name(char c) { return isalnum((unsigned char)c) || c == '_'; }

static bool is_used(const char *macro, char *const *paths, int n)
{
    size_t k = strlen(macro);
    for (int i = 0; i < n; i++) {
        const char *text = read_all(paths[i]);
        for (const char *p = text; (p = strstr(p, macro)); p += k)
            if (!in_name(p[k]) && (p == text || !in_name(p[-1])))
                return true;
    }
    return false;
}

bool is_page(const char *id, const char *game)
{
    const char *own = own_id(id, game);
    return !strcmp(game, "page") || (own != id && !strncmp(own, "page-", 5));
}

bool is_term(const char *id, const char *game)
{
    id = own_id(id, game);
    return !strncmp(id, "term-", 5);
}

/* Messages that are found by the name of what they are about: no code spells them. */
static bool by_name(const char *id)
{
    static const char *const kinds[] = {"term-", "rule-",  "phase-", "verb-",
                                        "role-", "tally-", "bot-",   "game-", "lesson-",
                                        "title-", "arg-",  "option-", "value-"};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (!strncmp(id, kinds[i], strlen(kinds[i])))
            return true;
    return false;
}

void check_used(const char *game, char *const *paths, int n)
{
    bool good = true;
    for (int i = 0; i < job.messages; i++) {
        const char *id = own_id(job.message[i].id, game);
        if (job.message[i].spoken_of || by_name(id) || is_page(job.message[i].id, game) ||
            is_used(c_name(id, true).at, paths, n))
            continue;
        fprintf(stderr, "%s:%d:1: no code asks for %s\n", job.file, job.message[i].line,
                job.message[i].id);
        good = false;
    }
    if (!good)
        exit(1);
}
