/* Reading a file of messages: where we are, what is wrong there, words, and the bytes that are
 * written. What is always true: the first mistake ends the program with one line,
 * "file:line:column: what". */
#include "tools/voicec/source.h"
#include "tools/voicec/voicec.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

struct job job = {.rule = 7, .used = HEAD_BYTES};

static void wrong_at(const char *at, const char *format, va_list args)
{
    int line = 1, column = 1;
    for (const char *p = job.src; p < at; p++) {
        column += (*p & 0xc0) != 0x80; /* of characters */
        if (*p == '\n') {
            line++;
            column = 1;
        }
    }
    fprintf(stderr, "%s:%d:%d: ", job.file, line, column);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    exit(1);
}

void wrong(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    wrong_at(job.s, format, args);
    exit(1);
}

/* ---- Output ---- */

void byte(int b)
{
    if (job.used >= CODE_MAX)
        wrong("the file is too long");
    job.code[job.used++] = (uint8_t)b;
}

void two(int n)
{
    byte(n & 255);
    byte(n >> 8 & 255);
}

void four(uint32_t n)
{
    two((int)(n & 65535));
    two((int)(n >> 16));
}

int intern_n(const char *p, size_t n)
{
    for (int at = 0; at < job.words_used; at += (int)strlen(job.words + at) + 1)
        if (at + (int)n < job.words_used && !strncmp(job.words + at, p, n) &&
            !job.words[at + (int)n])
            return at;
    if (job.words_used + (int)n + 1 > POOL_MAX)
        wrong("too many names");
    int at = job.words_used;
    memcpy(job.words + at, p, n);
    job.words[at + (int)n] = 0;
    job.words_used += (int)n + 1;
    return at;
}
int intern(const char *p) { return intern_n(p, strlen(p)); }

/* ---- Small parts ---- */

void blank(void) { job.s += strspn(job.s, " "); }
void gap(void) { job.s += strspn(job.s, " \n"); }
bool eat(const char *what)
{
    return !strncmp(job.s, what, strlen(what)) ? job.s += strlen(what), true : false;
}
void need(const char *what, const char *why)
{
    if (!eat(what))
        wrong("expected %s %s", what, why);
}
bool letter(char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; }

void name(char *out, const char *what)
{
    int n = 0;
    if (!letter(*job.s))
        wrong("expected %s", what);
    for (; letter(*job.s) || (*job.s >= '0' && *job.s <= '9') || *job.s == '-' || *job.s == '_';
         job.s++) {
        if (n == NAME_BYTES - 1)
            wrong("a name has at most %d letters", NAME_BYTES - 1);
        out[n++] = *job.s;
    }
    out[n] = 0;
}

int find_message(const char *id)
{
    for (int i = 0; i < job.messages; i++)
        if (!strcmp(job.message[i].id, id))
            return i;
    return -1;
}

struct term *find_term(const char *id)
{
    for (int i = 0; i < job.terms; i++)
        if (!strcmp(job.term[i].id, id))
            return &job.term[i];
    return NULL;
}

void link_to(int to, const char *kind)
{
    struct link *link = &job.links[job.link_count++];
    if (job.link_count == LINKS_MAX)
        wrong("too many terms and parts are spoken of");
    *link = (struct link){.from = job.now, .to = to};
    snprintf(link->kind, sizeof link->kind, "%s", kind);
}

int slot_at(const struct scope *x, const char *what)
{
    for (int i = 0; x->m && i < x->m->slots; i++)
        if (!strcmp(x->m->slot[i].name, what))
            return x->m->slot[i].used = true, i;
    wrong("%s has no slot $%s", x->m ? x->m->id : "a term", what);
}

void literal(char *out, size_t size)
{
    size_t n = 0;
    need("\"", "before a word");
    for (; *job.s && *job.s != '"' && *job.s != '\n'; job.s++) {
        unsigned long c = 0;
        if (*job.s != '\\' || job.s[1] == '"' || job.s[1] == '\\') {
            job.s += *job.s == '\\';
            c = (unsigned char)*job.s;
            out[n++] = (char)c;
        } else if (job.s[1] == 'u' && strspn(job.s + 2, "0123456789abcdefABCDEF") >= 4) {
            char hex[5] = {job.s[2], job.s[3], job.s[4], job.s[5], 0};
            c = strtoul(hex, NULL, 16);
            job.s += 5;
            if (!c || (c >= 0xd800 && c < 0xe000))
                wrong("\\u%s is no character", hex);
            if (c >= 0x800) {
                out[n++] = (char)(0xe0 | c >> 12);
                out[n++] = (char)(0x80 | (c >> 6 & 63));
            } else if (c >= 0x80)
                out[n++] = (char)(0xc0 | c >> 6);
            out[n++] = (char)(c < 0x80 ? c : 0x80 | (c & 63));
        } else {
            wrong("after a backslash stands \\, \" or uXXXX");
        }
        if (n + 4 > size)
            wrong("the word is too long");
    }
    out[n] = 0;
    need("\"", "after a word");
}

char *read_all(const char *path)
{
    FILE *f = fopen(path, "rb");
    static char bytes[2][1 << 20];
    static int which;
    char *to = bytes[which++ & 1];
    size_t n = f ? fread(to, 1, sizeof *bytes - 1, f) : 0;
    if (!f || n == sizeof *bytes - 1) {
        fprintf(stderr, "%s: cannot be read, or is too long\n", path);
        exit(1);
    }
    fclose(f);
    to[n] = 0;
    return to;
}
