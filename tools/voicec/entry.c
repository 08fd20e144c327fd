/* Entries of a file: comments that declare slots and tables, messages with their attributes, terms
 * with their traits. */
#include "tools/voicec/source.h"
#include "tools/voicec/voicec.h"

#include <stdio.h>
#include <stdlib.h>

/* The word after "### table " and those that it may have. */
static void table(void)
{
    struct table *t = &job.tables[job.table_count];
    if (job.table_count++ == TABLES_MAX)
        wrong("more than %d tables", TABLES_MAX);
    for (name(t->name, "the table's name"); blank(), *job.s && *job.s != '\n';) {
        if (t->count == WORDS_MAX)
            wrong("more than %d words in a table", WORDS_MAX);
        name(t->words[t->count++], "a word of the table");
    }
}

static void slot_type(struct slot *slot)
{
    static const char *const types[TYPES] = {"number", "seat",   "flag", NULL,
                                             "text",   "signed", "list"};
    char type[NAME_BYTES];
    name(type, "its type");
    for (int k = 0; k < TYPES; k++)
        if (types[k] && !strcmp(type, types[k]))
            slot->type = k;
    if (slot->type == T_LIST && eat(" of "))
        name(type, "the table");
    if (slot->type == T_LIST && !strcmp(type, "seat"))
        slot->table = SEAT_TABLE;
    for (int k = 0; k < job.table_count; k++)
        if (!strcmp(job.tables[k].name, type)) {
            slot->table = k;
            slot->type = slot->type == T_LIST ? T_LIST : T_THING;
        }
    slot->numbers = slot->type == T_LIST && !strcmp(type, "number");
    if (slot->type < 0 || (slot->type == T_LIST && slot->table < 0 && !slot->numbers &&
                           strcmp(type, "list") != 0))
        wrong("%s is neither a type nor a table", type);
    slot->hide = eat("?");
    slot->used = eat("+"); /* for programs: the sentence need not say it */
    eat(",");
}

/* Whether this comment may declare slots: in another language, only those of a part. */
static bool declares(void)
{
    const char *p = job.s;
    while (*p == '#') {
        p += strcspn(p, "\n");
        p += *p == '\n';
    }
    const char *part = strstr(p, "-part-");
    return job.is_reference || (part && part < p + strcspn(p, " =\n"));
}

bool is_tell(const char *id) { return !strncmp(own_id(id, job.game), "tell-", 5); }

/* The words after "### untold ": messages of the story that nobody tells afterwards. */
static void untold(void)
{
    char word[NAME_BYTES], id[2 * NAME_BYTES + 8];
    while (blank(), *job.s && *job.s != '\n') {
        const char *start = job.s;
        name(word, "a message of the story");
        snprintf(id, sizeof id, "%s-tell-%s", job.game, word);
        int at = find_message(id);
        if (at < 0 || job.message[at].code || job.message[at].untold) {
            job.s = start;
            wrong("%s %s", id, at < 0 ? "is no message of the story" : "stands twice");
        }
        job.message[at].untold = true;
    }
}

/* "# $who seat, $coin number, $on fighter?, $left number+" before a message; "### table side left
 * right" at the top; "### untold pass draw" in a file of past forms. */
static void comment(void)
{
    if (job.past && eat("### untold ")) {
        untold();
    } else if (job.is_reference && eat("### table ")) {
        table();
    } else if (!strncmp(job.s, "# $", 3) && declares()) {
        for (job.s++; blank(), eat("$");) {
            if (job.declared.slots == SLOTS_MAX)
                wrong("more than %d slots", SLOTS_MAX);
            struct slot *slot = &job.declared.slot[job.declared.slots++];
            *slot = (struct slot){.type = -1, .table = -1};
            name(slot->name, "the name of a slot");
            blank();
            slot_type(slot);
        }
    }
    job.s += strcspn(job.s, "\n");
}

static int line_of(const char *at)
{
    int line = 1;
    for (const char *p = job.src; p < at; p++)
        line += *p == '\n';
    return line;
}

/* The value of a message or of an attribute of it, in the code. */
static void value_of(const char *id)
{
    int at = find_message(id);
    if (job.is_reference && at >= 0)
        wrong("%s stands twice", id);
    if (job.is_reference ||
        (at < 0 && strstr(id, "-part-"))) { /* a language may have parts of its own */
        if ((at = job.messages++) == MESSAGES_MAX)
            wrong("too many messages");
        job.message[at] = job.declared;
        snprintf(job.message[at].id, sizeof job.message[at].id, "%s", id);
        job.message[at].line = line_of(job.s);
        job.message[at].index = at;
    } else if (at < 0) {
        wrong("no code asks for %s: the language of reference does not have it", id);
    } else if (job.message[at].code || job.message[at].untold) {
        wrong("%s stands twice", id);
    }
    struct scope x = {.m = &job.message[at]};
    uint32_t start = job.used;
    int words = job.words_used, links = job.link_count;
    bool replaced = job.retold && !job.past && is_tell(id);
    const char *text = job.s;
    job.now = at;
    job.message[at].odds = false;
    pattern(&x);
    job.message[at].odds = job.message[at].odds || memchr(text, '%', (size_t)(job.s - text));
    job.message[at].code = replaced ? 0 : start;
    if (job.message[at].out || replaced) {
        job.used = start;
        job.words_used = words;
    }
    if (replaced)
        job.link_count = links;
    for (int i = 0; i < job.declared.slots; i++)
        job.declared.slot[i].used = job.declared.slot[i].used || job.message[at].slot[i].used;
}

static bool attribute(char *key)
{
    const char *p = job.s + strspn(job.s, " \n");
    if (*p != '.' || p == job.s || p[-1] != ' ')
        return false;
    job.s = p + 1;
    name(key, "an attribute");
    blank();
    need("=", "after the name of an attribute");
    blank();
    return true;
}

/* Kinds of messages that a seat is told while it plays. */
static bool is_told(const char *id)
{
    static const char *const kinds[] = {"tell-", "ask-",   "label-", "board-", "card-",
                                        "why-",  "sheet-", "begun-", "next-",  "page-"};
    const char *own = own_id(id, job.game);
    for (size_t i = 0; own != id && i < sizeof kinds / sizeof *kinds; i++)
        if (!strncmp(own, kinds[i], strlen(kinds[i])))
            return true;
    return false;
}

/* A chance is said only where a reader wants none with another sentence in its place, the .bare
 * that stands behind the message. A part that has none says nothing by itself. */
static void check_odds(int at, const char *start)
{
    struct message *m = &job.message[at];
    const char *id = m->id;
    size_t n = strlen(id);
    bool has = at + 1 < job.messages && !strncmp(job.message[at + 1].id, id, n) &&
               !strcmp(job.message[at + 1].id + n, ".bare");
    if (has) {
        job.now = at;
        link_to(at + 1, "");
        job.message[at + 1].spoken_of = true;
        if (job.message[at + 1].odds) {
            job.s = start;
            wrong("%s.bare says a chance", id);
        }
        m->odds = false;
    } else if (m->odds && is_told(id)) {
        job.s = start;
        wrong("%s says a chance and has no .bare, which is said where hints are off", id);
    }
}

static void entry_message(void)
{
    char id[2 * NAME_BYTES + 2], key[NAME_BYTES];
    const char *start = job.s;
    name(id, "a message");
    blank();
    need("=", "after the name of a message");
    blank();
    if (*job.s != '\n' || job.s[strspn(job.s, " \n")] != '.')
        value_of(id);
    while (attribute(key)) {
        char whole[4 * NAME_BYTES];
        snprintf(whole, sizeof whole, "%s.%s", id, key);
        value_of(whole);
    }
    if (find_message(id) >= 0)
        check_odds(find_message(id), start);
    for (int i = 0; job.is_reference && i < job.declared.slots; i++)
        if (!job.declared.slot[i].used) {
            job.s = start;
            wrong("%s never uses its slot $%s", id, job.declared.slot[i].name);
        }
}

static void entry_term(void)
{
    uint16_t traits[8][2];
    char id[NAME_BYTES], key[NAME_BYTES];
    struct scope x = {0};
    int n = 0;
    name(id, "a term");
    blank();
    need("=", "after the name of a term");
    if (find_term(id))
        wrong("-%s stands twice", id);
    if (job.terms == TERMS_MAX)
        wrong("too many terms");
    uint32_t start = job.used;
    int words = job.words_used;
    job.now = MESSAGES_MAX + job.terms;
    pattern(&x);
    struct term *t = &job.term[job.terms];
    int named = job.words_used;
    for (; attribute(key); n++) {
        size_t k = strcspn(job.s, "\n");
        if (n == 8)
            wrong("more than 8 attributes");
        traits[n][0] = (uint16_t)intern(key);
        char told[4096];
        bool sentence = memchr(job.s, ' ', k); /* one word is what something is chosen by: a
                                                  gender */
        if (job.pseudo && sentence)
            traits[n][1] = (uint16_t)intern_n(told, accented(job.s, k, told, sizeof told));
        else
            traits[n][1] = (uint16_t)intern_n(job.s, k);
        job.s += k;
    }
    if (t->bare) {
        n = 0;
        job.words_used = named;
    }
    job.terms++;
    *t = (struct term){.code = start, .traits = 0xffff, .out = t->out, .bare = t->bare};
    memcpy(t->id, id, sizeof id);
    if (n && job.words_used + 1 + 4 * n > POOL_MAX)
        wrong("too many names");
    if (n) {
        t->traits = job.words_used;
        job.words[job.words_used++] = (char)n;
        for (int i = 0; i < 2 * n; i++) {
            job.words[job.words_used++] = (char)(traits[i / 2][i % 2] & 255);
            job.words[job.words_used++] = (char)(traits[i / 2][i % 2] >> 8);
        }
    }
    if (t->out) {
        job.used = start;
        job.words_used = words;
    }
}

static void check_utf8(void)
{
    for (job.s = job.src; *job.s;) {
        const unsigned char *c = (const unsigned char *)job.s;
        int n = *c < 0x80                 ? 1
                : *c >= 0xc2 && *c < 0xe0 ? 2
                : *c >= 0xe0 && *c < 0xf0 ? 3
                : *c >= 0xf0 && *c < 0xf5 ? 4
                                          : 0;
        for (int i = 1; i < n; i++)
            n = (c[i] & 0xc0) == 0x80 ? n : 0;
        if (!n || (*c == 0xe0 && c[1] < 0xa0) || (*c == 0xed && c[1] > 0x9f) ||
            (*c == 0xf0 && c[1] < 0x90))
            wrong("this is not UTF-8");
        if (*c == '\t' || *c == '\r')
            wrong("a %s: spaces and line feeds are all", *c == '\t' ? "tab" : "carriage return");
        job.s += n;
    }
}

static void read_entries(const char *path)
{
    job.file = path;
    job.src = read_all(path);
    check_utf8();
    for (job.s = job.src; *job.s; job.s += *job.s == '\n') {
        size_t blanks = strspn(job.s, " ");
        if (!job.s[blanks] || job.s[blanks] == '\n') {
            job.s += blanks;
            job.declared.slots = 0;
            continue;
        }
        if (*job.s == '#') {
            comment();
            continue;
        }
        if (eat("-"))
            entry_term();
        else if (letter(*job.s) && job.terms_alone && !job.is_reference)
            wrong("a pack's file has terms alone, as -table-name = ...");
        else if (letter(*job.s))
            entry_message();
        else
            wrong(
                "a line begins with a name, - or #; what goes on with a message stands further in");
        job.declared.slots = 0;
    }
}

static bool is_missing(const struct message *m)
{
    bool past = job.retold && is_tell(m->id); /* a .bare has no form of its own there */
    return !m->code && !(past && (m->untold || strchr(m->id, '.')));
}

void compile_with(const char *path, const char *past)
{
    job.used = HEAD_BYTES;
    job.terms = job.words_used = job.link_count = 0;
    memset(job.words, 0, sizeof job.words);
    for (int i = 0; i < job.messages; i++)
        job.message[i].code = job.message[i].untold = 0;
    job.retold = past != NULL;
    read_entries(path);
    job.past = job.retold;
    if (past)
        read_entries(past);
    job.past = false;
    for (int i = 0; i < job.messages; i++)
        if (is_missing(&job.message[i]) && (job.is_reference || !job.terms_alone))
            wrong("%s is missing", job.message[i].id);
}

void compile(const char *path) { compile_with(path, NULL); }
