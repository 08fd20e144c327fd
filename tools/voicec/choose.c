/* Which messages and terms a table has. What is always true: what one of them speaks of is among
 * them. */
#include "tools/voicec/source.h"
#include "tools/voicec/voicec.h"

#include <stdio.h>
#include <stdlib.h>

/* An id in quotes in TypeScript; "page-theme-${...}" asks for all that begin so. `elsewhere`: asked
 * for by files that belong to other tables. */
struct asked { char id[2 * NAME_BYTES]; bool begin, elsewhere; };
static struct asked asked[MESSAGES_MAX];
static int asked_count;

static bool in_id(char c)
{
    return letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_';
}

static void find_asked(const char *text, bool elsewhere)
{
    for (const char *p = text; (p = strpbrk(p, "\"'`"));) {
        char quote = *p++;
        size_t n = 0;
        while (in_id(p[n]))
            n++;
        bool begin = n > 0 && p[n - 1] == '-' && p[n] == '$';
        if (n < 3 || n >= sizeof asked->id || (p[n] != quote && !begin) ||
            asked_count == MESSAGES_MAX)
            continue;
        struct asked *a = &asked[asked_count];
        memcpy(a->id, p, n);
        a->id[n] = 0;
        a->begin = begin;
        a->elsewhere = elsewhere;
        int known = 0;
        while (strcmp(asked[known].id, a->id) != 0 || asked[known].begin != begin)
            known++;
        asked_count += known == asked_count && (begin || find_message(a->id) >= 0);
    }
}

static bool is_asked(struct message *m)
{
    bool found = false;
    for (int i = 0; i < asked_count; i++)
        if (asked[i].begin ? !strncmp(m->id, asked[i].id, strlen(asked[i].id))
                           : !strcmp(m->id, asked[i].id)) {
            found = found || !asked[i].elsewhere;
            m->whole = m->whole || asked[i].begin;
        }
    return found;
}

static bool *out_of(int n)
{
    return n < MESSAGES_MAX ? &job.message[n].out : &job.term[n - MESSAGES_MAX].out;
}

/* Takes in the terms that are looked up as this kind of thing: "-side" and "-side-left"; or their
 * traits too. */
static bool keep_kind(const char *kind, bool traits)
{
    bool more = false;
    size_t n = strlen(kind);
    for (int i = 0; i < job.terms; i++)
        if (!strncmp(job.term[i].id, kind, n) && (!job.term[i].id[n] || job.term[i].id[n] == '-')) {
            more = more || job.term[i].out || (traits && job.term[i].bare);
            job.term[i].out = false;
            job.term[i].bare = job.term[i].bare && !traits;
        }
    return more;
}

/* Takes in what is spoken of by what is there. */
static void complete(void)
{
    for (bool more = true; more;) {
        more = false;
        for (int i = 0; i < job.link_count; i++) {
            const struct link *link = &job.links[i];
            if (*out_of(link->from))
                continue;
            if (link->to < 0) {
                more = keep_kind(link->kind, link->to == LINK_TRAIT) || more;
            } else if (*out_of(link->to)) {
                *out_of(link->to) = false;
                more = true;
            }
        }
    }
}

static void number(void)
{
    for (int i = 0, n = 0; i < job.messages; i++)
        job.message[i].index = job.message[i].out ? 0 : n++;
}

void choose_all(const char *game)
{
    for (int i = 0; i < job.messages; i++)
        job.message[i].out = is_page(job.message[i].id, game) ||
                             (job.small && is_term(job.message[i].id, game));
    complete();
    number();
}

void choose_past(void)
{
    for (int i = 0; i < job.terms; i++)
        job.term[i].out = job.term[i].bare = true;
    for (int i = 0; i < job.messages; i++)
        job.message[i].out = !is_tell(job.message[i].id) || !job.message[i].code;
    complete();
    number();
}

void choose_asked(const char *game, char *const *paths, int n, bool all)
{
    bool good = true;
    bool elsewhere = false;
    for (int i = 0; i < n; i++)
        if (!strcmp(paths[i], "--elsewhere"))
            elsewhere = true;
        else
            find_asked(read_all(paths[i]), elsewhere);
    for (int i = 0; i < job.terms; i++)
        job.term[i].out = job.term[i].bare = true;
    for (int i = 0; i < job.messages; i++)
        job.message[i].out = !is_asked(&job.message[i]);
    complete();
    for (int i = 0; i < job.messages; i++)
        if (all && job.message[i].out && is_page(job.message[i].id, game) &&
            !job.message[i].spoken_of) {
            fprintf(stderr, "%s:%d:1: the page does not ask for %s\n", job.reference,
                    job.message[i].line, job.message[i].id);
            good = false;
        }
    if (!good)
        exit(1);
    number();
}
