/* croupier house move FROM TO: all tables of one database copied into another, of either kind, and
 * compared. What is always true: FROM is left as it is; TO has all tables when this goes well, and
 * none of them when it does not. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/commands.h"
#include "cli/folder.h"
#include "server/keys.h"
#include "store/store.h"

enum { CHUNK_BYTES = 4 * 1024 * 1024, TABLES_MAX = 1000000000 };

struct all {
    struct store *from, *to;
    char (*id)[STORE_ID_CHARS + 1]; /* the one made last first */
    int count, made;
    char (*key)[STORE_ID_CHARS + 1]; /* that something is kept for */
    int keys, keys_made;
    struct store_pack *packs;
    int packs_count;
    /* Of one table: its papers, from malloc. */
    struct store_paper *papers;
    int papers_count;
    /* Of one table: its lines, each with its end. */
    char *lines, *title, *secret;
    size_t size, room;
    uint32_t next;
    const char *at; /* where the comparison is */
    bool differs, poor;
    struct text *why;
};

/* ---- Reading ---- */

/* Room for one more in what holds a power of two. */
static void *more(void *at, int count, size_t size)
{
    if (count & (count - 1))
        return at;
    return realloc(at, (size_t)(count ? 2 * count : 1) * size);
}

static bool add_id(void *arg, const struct store_table *table)
{
    struct all *all = arg;
    void *at = more(all->id, all->count, sizeof *all->id);
    all->poor = !at;
    if (!at)
        return false;
    all->id = at;
    memcpy(all->id[all->count++], table->id, sizeof *all->id);
    return true;
}

static bool add_key(void *arg, const struct store_paper *key)
{
    struct all *all = arg;
    void *at = more(all->key, all->keys, sizeof *all->key);
    all->poor = !at;
    if (!at)
        return false;
    all->key = at;
    snprintf(all->key[all->keys++], sizeof *all->key, "%s", key->name);
    return true;
}

static bool add_pack(void *arg, const struct store_pack *pack)
{
    struct all *all = arg;
    void *at = more(all->packs, all->packs_count, sizeof *all->packs);
    all->packs = at ? at : all->packs;
    char *game = strdup(pack->game), *text = strdup(pack->text);
    all->poor = !at || !game || !text;
    if (all->poor) {
        free(game);
        free(text);
        return false;
    }
    struct store_pack *own = &all->packs[all->packs_count++];
    *own = (struct store_pack){.game = game, .text = text};
    memcpy(own->sha256, pack->sha256, sizeof own->sha256);
    return true;
}

static bool add_line(void *arg, uint32_t n, const char *line, size_t size)
{
    struct all *all = arg;
    if (all->size + size + 1 > all->room) {
        size_t room = 2 * (all->size + size + 1);
        char *at = realloc(all->lines, room);
        all->poor = !at;
        if (!at)
            return false;
        all->lines = at;
        all->room = room;
    }
    memcpy(all->lines + all->size, line, size);
    all->size += size;
    all->lines[all->size++] = '\n';
    all->next = n + 1;
    return true;
}

static bool add_paper(void *arg, const struct store_paper *paper)
{
    struct all *all = arg;
    void *at = more(all->papers, all->papers_count, sizeof *all->papers);
    all->papers = at ? at : all->papers;
    char *name = strdup(paper->name), *text = strdup(paper->text);
    all->poor = !at || !name || !text;
    if (all->poor) {
        free(name);
        free(text);
        return false;
    }
    all->papers[all->papers_count++] = (struct store_paper){name, text};
    return true;
}

/* The next table's are read. */
static void papers_free(struct all *all)
{
    for (int i = 0; i < all->papers_count; i++) {
        free((char *)(uintptr_t)all->papers[i].name);
        free((char *)(uintptr_t)all->papers[i].text);
    }
    free(all->papers);
    all->papers = NULL;
    all->papers_count = 0;
}

struct compared {
    const struct all *all;
    int at;
    bool differs;
};

static bool same_paper(void *arg, const struct store_paper *paper)
{
    struct compared *compared = arg;
    const struct store_paper *was = &compared->all->papers[compared->at];
    compared->differs = compared->at == compared->all->papers_count ||
                        strcmp(was->name, paper->name) != 0 || strcmp(was->text, paper->text) != 0;
    compared->at += !compared->differs;
    return !compared->differs;
}

static bool same_line(void *arg, uint32_t n, const char *line, size_t size)
{
    struct all *all = arg;
    size_t left = (size_t)(all->lines + all->size - all->at);
    (void)n;
    all->differs = left <= size || memcmp(all->at, line, size) != 0 || all->at[size] != '\n';
    all->at += all->differs ? 0 : size + 1;
    return !all->differs;
}

/* ---- Writing ---- */

static bool all_done(struct all *all)
{
    struct store_done done;
    bool good = true;
    store_drain(all->to);
    while (store_poll(all->to, &done)) {
        if (done.result != STORE_OK && good)
            text_put(all->why, done.why);
        good = good && done.result == STORE_OK;
    }
    return good;
}

static bool submit(struct all *all, const struct store_change *change)
{
    bool full = false;
    size_t before = all->why->used;
    if (store_submit(all->to, change, &full, all->why))
        return true;
    if (!full)
        return false;
    all->why->used = before; /* nothing is wrong: it only has to wait */
    all->why->at[before] = 0;
    return all_done(all) && store_submit(all->to, change, NULL, all->why);
}

/* As many whole lines as a change takes. */
static bool submit_lines(struct all *all, const char *id)
{
    uint32_t first = 0;
    const char *end = all->lines + all->size;
    for (const char *at = all->lines; at < end;) {
        struct store_change change = {.kind = STORE_CHANGE, .id = id, .lines = at, .first = first};
        while (at < end && (at - change.lines) < CHUNK_BYTES) {
            at = (const char *)memchr(at, '\n', (size_t)(end - at)) + 1;
            first++;
        }
        change.lines_size = (size_t)(at - change.lines);
        if (!submit(all, &change) || !all_done(all))
            return false;
    }
    return true;
}

static bool submit_papers(struct all *all, const char *id)
{
    bool good = true;
    for (int i = 0; i < all->papers_count && good; i++) {
        const struct store_change change = {
            .kind = STORE_CHANGE, .id = id, .papers = &all->papers[i], .paper_count = 1};
        good = submit(all, &change);
    }
    return good;
}

/* ---- One table ---- */

static bool same_papers(struct all *all, const char *id)
{
    struct compared compared = {.all = all};
    return store_papers(all->to, id, same_paper, &compared, all->why) >= 0 && !compared.differs &&
           compared.at == all->papers_count;
}

static bool is_same(struct all *all, const struct store_table *was)
{
    struct store_table is;
    if (store_find(all->to, was->id, &is, all->why) <= 0 || strcmp(is.game, was->game) != 0 ||
        is.status != was->status || is.created != was->created || is.used != was->used ||
        is.lines != was->lines || strcmp(is.title, all->title) != 0 ||
        strcmp(is.secret, all->secret) != 0)
        return false;
    all->at = all->lines;
    all->differs = false;
    return store_lines(all->to, was->id, 0, same_line, all, all->why) >= 0 && !all->differs &&
           all->at == all->lines + all->size && same_papers(all, was->id);
}

static bool copy(struct all *all, const char *id)
{
    struct store_table table;
    struct store_holder other;
    int held = store_hold(all->from, id, &other, all->why);
    if (held == STORE_ELSEWHERE)
        text_format(all->why, "A server has table %s open (house %d). Stop it first.", id,
                    (int)other.house);
    if (held != STORE_HELD || store_find(all->from, id, &table, all->why) <= 0)
        return false;
    free(all->title);
    free(all->secret);
    all->title = strdup(table.title);
    all->secret = strdup(table.secret);
    all->size = 0;
    all->poor = !all->title || !all->secret;
    papers_free(all);
    if (all->poor || store_lines(all->from, id, 0, add_line, all, all->why) < 0 || all->poor ||
        store_papers(all->from, id, add_paper, all, all->why) < 0 || all->poor)
        return false;
    const struct store_change create = {.kind = STORE_CREATE,
                                        .id = id,
                                        .game = table.game,
                                        .created = table.created,
                                        .status = table.status,
                                        .used = table.used,
                                        .title = all->title,
                                        .secret = all->secret};
    all->made++;
    if (!submit(all, &create) || !submit_lines(all, id) || !submit_papers(all, id) ||
        !all_done(all))
        return false;
    if (is_same(all, &table))
        return true;
    if (!all->why->used)
        text_format(all->why, "Table %s came out different.", id);
    return false;
}

/* ---- What is kept for one key ---- */

static bool keep(struct all *all, const char *key)
{
    for (int i = 0; i < all->papers_count; i++) {
        const struct store_change change = {
            .kind = STORE_KEEP, .id = key, .papers = &all->papers[i], .paper_count = 1};
        if (!submit(all, &change))
            return false;
    }
    return all_done(all);
}

static bool copy_kept(struct all *all, const char *key)
{
    struct compared compared = {.all = all};
    papers_free(all);
    all->keys_made++;
    if (store_kept(all->from, key, add_paper, all, all->why) < 0 || all->poor || !keep(all, key) ||
        store_kept(all->to, key, same_paper, &compared, all->why) < 0)
        return false;
    if (!compared.differs && compared.at == all->papers_count)
        return true;
    text_format(all->why, "What is kept for key %s came out different.", key);
    return false;
}

static bool drop_kept(struct all *all, const char *key)
{
    papers_free(all);
    bool good = store_kept(all->to, key, add_paper, all, all->why) >= 0;
    for (int i = 0; i < all->papers_count; i++) {
        free((char *)(uintptr_t)all->papers[i].text);
        all->papers[i].text = NULL;
    }
    return keep(all, key) && good;
}

/* People's keys know the server by this, wherever its tables are. */
static bool keep_house(struct all *all)
{
    char digits[KEY_HOUSE_CHARS + 1];
    const struct store_paper paper = {"house", digits};
    const struct store_change change = {
        .kind = STORE_KEEP, .id = KEY_OF_HOUSE, .papers = &paper, .paper_count = 1};
    return keys_house(all->from, digits, all->why) && submit(all, &change) && all_done(all);
}

/* Tables, then what is kept for keys. */
static bool copy_all(struct all *all)
{
    for (int i = all->count - 1; i >= 0; i--) /* in the order in which they were made */
        if (!copy(all, all->id[i]))
            return false;
    for (int i = 0; i < all->keys; i++)
        if (!copy_kept(all, all->key[i]))
            return false;
    return keep_house(all);
}

/* ---- The whole ---- */

static bool take_back(struct all *all)
{
    struct text nowhere = text_over((char[1]){0}, 1), *why = all->why;
    bool good = true;
    all->why = &nowhere;
    for (int i = 0; i < all->made; i++) {
        const struct store_change change = {.kind = STORE_REMOVE,
                                            .id = all->id[all->count - 1 - i]};
        good = submit(all, &change) && good;
    }
    for (int i = 0; i < all->keys_made; i++)
        good = drop_kept(all, all->key[i]) && good;
    all_done(all); /* one that was never made is missing, as it should be */
    all->why = why;
    return good;
}

static int refuse(const struct all *all, const char *reason)
{
    return fail("%s", all->poor ? "There is not enough memory." : reason);
}

static int move(struct all *all, const char *from, const char *to, char *reason)
{
    struct store_options options = {.path = from, .check_later = true};
    struct store *look = store_open_look(from, all->why); /* opening would make one */
    store_close(look);
    all->from = look ? store_open(&options, all->why) : NULL;
    if (!all->from || store_list(all->from, STORE_ANY, TABLES_MAX, add_id, all, all->why) < 0 ||
        store_kept(all->from, NULL, add_key, all, all->why) < 0 ||
        store_packs(all->from, add_pack, all, all->why) < 0 || all->poor)
        return refuse(all, reason);
    options = (struct store_options){
        .path = to, .check_later = true, .packs = all->packs, .pack_count = all->packs_count};
    all->to = store_open(&options, all->why);
    if (!all->to)
        return refuse(all, reason);
    struct store_counts there;
    store_counts(all->to, &there);
    if (there.tables[STORE_ANY])
        return fail("There are %d tables where these are to go. Move them to a database without "
                    "any.",
                    (int)there.tables[STORE_ANY]);
    if (!copy_all(all)) {
        bool good = take_back(all);
        fail("%s Nothing was moved.", all->poor ? "There is not enough memory." : reason);
        return good ? EXIT_BAD : fail("Some tables are left where these were to go.");
    }
    printf("%d tables, compared\n", all->count);
    return EXIT_FINE;
}

/* The database that a word names: a URL, or a folder. */
static int place(const char *word, bool make, char path[FOLDER_BYTES])
{
    if (store_is_remote(word))
        return snprintf(path, FOLDER_BYTES, "%s", word) < FOLDER_BYTES
                   ? 0
                   : fail("That URL is too long.");
    if (make && mkdir(word, 0700) && errno != EEXIST)
        return fail("%.200s: %s", word, strerror(errno));
    return folder_database(word, path);
}

int house_move(const char *from_word, const char *to_word)
{
    char reason[REASON_BYTES] = "", from[FOLDER_BYTES], to[FOLDER_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct all all = {.why = &why};
    if (place(from_word, false, from) || place(to_word, true, to))
        return EXIT_BAD;
    if (!strcmp(from, to))
        return fail("Both names are of the same place.");
    int result = move(&all, from, to, reason);
    store_close(all.to);
    store_close(all.from);
    for (int i = 0; i < all.packs_count; i++) {
        free((char *)(uintptr_t)all.packs[i].game);
        free((char *)(uintptr_t)all.packs[i].text);
    }
    free(all.packs);
    papers_free(&all);
    free(all.id);
    free(all.key);
    free(all.lines);
    free(all.title);
    free(all.secret);
    return result;
}
