/* See papers.h. Its changes have tags of their own: in the match nothing waits for them, so that
 * nobody can tell from a move's time that somebody wrote. */
#include "server/papers.h"

#include <stdlib.h>
#include <string.h>

#include "server/handouts.h"
#include "server/http.h"
#include "server/keys.h"
#include "server/listing.h"
#include "server/notebook.h"
#include "server/people.h"
#include "server/push.h"
#include "server/table_notes.h"
#include "server/veils.h"
#include "server/whispers.h"

#define PAPERS_TAG ((uint64_t)1 << 63)

static const char *text_of(const struct paper *paper, const char *name)
{
    while (paper && strcmp(paper->name, name) != 0)
        paper = paper->next;
    return paper ? paper->text : NULL;
}

const char *paper_text(const struct table *table, const char *name)
{
    return text_of(table->papers, name);
}

const struct paper *papers_kept(const struct table *table)
{
    return table->papers_due ? table->papers_kept : table->papers;
}

const char *paper_kept(const struct table *table, const char *name)
{
    return text_of(papers_kept(table), name);
}

int papers_first(const struct table *table, struct store_paper out[PAPERS_FIRST])
{
    int count = 0;
    for (const struct paper *at = table->papers; at; at = at->next) {
        ENSURE(count < PAPERS_FIRST);
        out[count++] = (struct store_paper){at->name, at->text};
    }
    return count;
}

/* The text that was there before, which is the caller's to free; NULL: none. */
static char *set(struct paper **at, const struct store_paper *is)
{
    while (*at && strcmp((*at)->name, is->name) != 0)
        at = &(*at)->next;
    struct paper *old = *at;
    if (is->text) {
        struct paper *paper = calloc(1, sizeof *paper);
        ENSURE(paper);
        paper->text = strdup(is->text);
        ENSURE(paper->text);
        memcpy(paper->name, is->name, strlen(is->name));
        paper->next = old ? old->next : NULL;
        *at = paper;
    } else if (old) {
        *at = old->next;
    }
    char *was = old ? old->text : NULL;
    free(old);
    return was;
}

/* A change on its way to the disk; the store answers in the order of submission. */
struct paper_due {
    struct paper_due *next;
    char *text;  /* NULL: it goes */
    bool parted; /* others have put something in its place meanwhile (papers_set) */
    char name[STORE_PAPER_NAME_BYTES + 1];
};

static void free_list(struct paper **list)
{
    while (*list) {
        struct paper *paper = *list;
        *list = paper->next;
        free(paper->text);
        free(paper);
    }
}

/* From the first change on there are two of each: what was written last, and what is kept. */
static void add_due(struct table *table, const struct store_paper *paper)
{
    struct paper_due **at = &table->papers_due, *due = calloc(1, sizeof *due);
    ENSURE(due);
    for (const struct paper *is = table->papers; is && !*at; is = is->next)
        set(&table->papers_kept, &(struct store_paper){is->name, is->text});
    due->text = paper->text ? strdup(paper->text) : NULL;
    ENSURE(due->text || !paper->text);
    memcpy(due->name, paper->name, strlen(paper->name));
    while (*at)
        at = &(*at)->next;
    *at = due;
}

static struct paper_due *take_due(struct table *table)
{
    struct paper_due *due = table->papers_due;
    ENSURE(due);
    table->papers_due = due->next;
    return due;
}

static void free_due(struct paper_due *due)
{
    free(due->text);
    free(due);
}

bool papers_put(struct house *house, struct table *table, const struct store_paper *paper,
                struct text *why)
{
    const struct store_change change = {.kind = STORE_CHANGE,
                                        .id = table->id,
                                        .tag = (house->tag + 1) | PAPERS_TAG,
                                        .papers = paper,
                                        .paper_count = 1};
    if (!store_submit(house->store, &change, NULL, why))
        return false;
    table->papers_tag = ++house->tag;
    add_due(table, paper);
    free(set(&table->papers, paper));
    return true;
}

/* It is on the disk: those concerned are told. */
static void tell(struct house *house, struct table *table, const struct paper_due *due)
{
    const struct store_paper is = {due->name, due->text};
    char *was = set(&table->papers_kept, &is);
    bool lines = !strncmp(due->name, "lines", 5);
    if (!table->papers_due)
        free_list(&table->papers_kept);
    if (lines)
        veils_tell(table);
    whispers_tell(table, due->name, due->text ? due->text : "");
    notebook_tell(table, due->name, due->text ? due->text : "");
    handouts_tell(table, due->name, was, due->text);
    if (!strcmp(due->name, STORE_LISTED)) {
        listing_stored(house);
        people_tell(table);
    }
    free(was);
}

bool papers_done(struct house *house, struct table *table, const struct store_done *done)
{
    if (!(done->tag & PAPERS_TAG))
        return false;
    if (!table || (done->tag & ~PAPERS_TAG) <= table->tag_from)
        return true;
    struct paper_due *due = take_due(table);
    if (done->result == STORE_OK) {
        if (!due->parted)
            tell(house, table, due);
        else if (!table->papers_due)
            free_list(&table->papers_kept);
    } else {
        house->count.store_failures++;
        table_lose(house, table, "store", done->why);
    }
    free_due(due);
    if (done->result == STORE_OK)
        requests_stored(table->waits, done->tag & ~PAPERS_TAG);
    return true;
}

/* Nobody is told of what was there any more, nor of what is still on its way. */
void papers_set(struct table *table, const struct store_paper *paper)
{
    free(set(&table->papers, paper));
    if (table->papers_due)
        free(set(&table->papers_kept, paper));
    for (struct paper_due *due = table->papers_due; due; due = due->next)
        due->parted = due->parted || !strcmp(due->name, paper->name);
}

/* "note-2", "lines-2", "push-2", "key-2", "handout-2-1" by whose it is, "whispers-0-2" by both. */
bool papers_is_of(const char *name, int seat)
{
    const char *first = strchr(name, '-'), *second = first ? strchr(first + 1, '-') : NULL;
    bool both = !strncmp(name, "whispers-", 9);
    return (first && atoi(first + 1) == seat) || (both && second && atoi(second + 1) == seat);
}

bool papers_message(struct house *house, struct conn *conn, const struct pairs *pairs)
{
    return veils_message(house, conn, pairs) || whispers_message(house, conn, pairs) ||
           notebook_message(house, conn, pairs) || handouts_message(house, conn, pairs);
}

void papers_greet(struct conn *conn)
{
    veils_greet(conn);
    whispers_greet(conn);
    notebook_greet(conn);
    handouts_greet(conn);
}

static bool read_one(void *arg, const struct store_paper *paper)
{
    free(set(&((struct table *)arg)->papers, paper));
    return true;
}

bool papers_read(struct house *house, struct table *table, struct text *why)
{
    return store_papers(house->store, table->id, read_one, table, why) >= 0;
}

void papers_free(struct table *table)
{
    free_list(&table->papers);
    free_list(&table->papers_kept);
    while (table->papers_due)
        free_due(take_due(table));
}

bool papers_move(struct house *house, struct table *table, int seat, struct text *why)
{
    struct parting parting = {.count = 0};
    push_part(table, seat, &parting);
    keys_part(table, seat, &parting);
    bool kept = table_note_quietly_with(house, table, parting.at, parting.count, why);
    for (int i = 0; kept && i < parting.count; i++)
        papers_set(table, &parting.at[i]);
    return kept;
}

/* The seats as they are now, and what goes with that. */
static bool note_with(struct house *house, struct table *table, struct parting *parting,
                      struct text *why)
{
    listing_part(table, parting);
    bool kept = table_note_with(house, table, parting->at, parting->count, why);
    for (int i = 0; kept && i < parting->count; i++)
        papers_set(table, &parting->at[i]);
    if (kept && parting->listed)
        listing_stored(house);
    free(parting->left);
    free(parting->listed);
    return kept;
}

bool papers_seats(struct house *house, struct table *table, struct text *why)
{
    struct parting parting = {.count = 0};
    return note_with(house, table, &parting, why);
}

bool papers_part(struct house *house, struct table *table, int seat, struct text *why)
{
    struct parting parting = {.count = 0};
    veils_part(table, seat, &parting);
    whispers_part(table, seat, &parting);
    notebook_part(table, seat, &parting);
    push_part(table, seat, &parting);
    keys_part(table, seat, &parting);
    return note_with(house, table, &parting, why);
}
