/* A store in memory, for the time until the real one is there: nothing outlives the program. */
#include "store/store.h"
#include <stdlib.h>
#include <string.h>
struct mt { struct mt *next; struct store_table t; char *title, *secret, **line; uint32_t cap; };
struct md { struct md *next; struct store_done d; };
struct store { struct mt *all; struct md *first, **last; void (*wake)(void *); void *arg; };
struct store *store_open(const struct store_options *o, struct text *why) { (void)why; struct store *s = calloc(1, sizeof *s); s->last = &s->first; s->wake = o->wake; s->arg = o->arg; return s; }
void store_close(struct store *s) { (void)s; }
void store_drain(struct store *s) { (void)s; }
static struct mt *find(struct store *s, const char *id) { for (struct mt *m = s->all; m; m = m->next) if (!strcmp(m->t.id, id)) return m; return NULL; }
bool store_submit(struct store *s, const struct store_change *c, bool *full, struct text *why) {
    (void)full; (void)why; struct mt *m = find(s, c->id);
    struct md *d = calloc(1, sizeof *d); d->d.tag = c->tag; d->d.kind = c->kind; memcpy(d->d.id, c->id, 33); d->d.first = c->first;
    if (c->kind == STORE_CREATE) { m = calloc(1, sizeof *m); memcpy(m->t.id, c->id, 33); strncpy(m->t.game, c->game, 63); m->t.created = c->created; m->t.status = STORE_OPEN; m->next = s->all; s->all = m; }
    if (!m) d->d.result = STORE_MISSING;
    else if (c->first != m->t.lines) d->d.result = STORE_CONFLICT;
    else {
        if (c->title) { free(m->title); m->title = strdup(c->title); }
        if (c->secret) { free(m->secret); m->secret = strdup(c->secret); }
        if (c->status) m->t.status = c->status;
        m->t.title = m->title; m->t.secret = m->secret;
        for (size_t i = 0; i < c->lines_size;) { size_t n = (size_t)((char *)memchr(c->lines + i, '\n', c->lines_size - i) - (c->lines + i)); if (m->t.lines == m->cap) { m->cap = m->cap ? 2 * m->cap : 64; m->line = realloc(m->line, m->cap * sizeof *m->line); } m->line[m->t.lines++] = strndup(c->lines + i, n); i += n + 1; d->d.lines++; }
    }
    *s->last = d; s->last = &d->next; s->wake(s->arg); return true;
}
bool store_poll(struct store *s, struct store_done *o) { struct md *d = s->first; if (!d) return false; s->first = d->next; if (!s->first) s->last = &s->first; *o = d->d; free(d); return true; }
int store_find(struct store *s, const char *id, struct store_table *o, struct text *why) { (void)why; struct mt *m = find(s, id); if (!m) return 0; *o = m->t; return 1; }
int store_list(struct store *s, int st, int l, bool (*e)(void *, const struct store_table *), void *a, struct text *w) { (void)s; (void)st; (void)l; (void)e; (void)a; (void)w; return 0; }
int store_lines(struct store *s, const char *id, uint32_t n, bool (*e)(void *, uint32_t, const char *, size_t), void *a, struct text *w) { (void)w; struct mt *m = find(s, id); int k = 0; for (; m && n < m->t.lines; n++, k++) if (!e(a, n, m->line[n], strlen(m->line[n]))) break; return k; }
void store_counts(struct store *s, struct store_counts *c) { (void)s; memset(c, 0, sizeof *c); }
