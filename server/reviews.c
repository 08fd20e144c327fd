/* See reviews.h. The reviewer reads the log anew, into memory of its own. */
#include <stdlib.h>
#include <string.h>

#include "server/http.h"
#include "server/packs.h"
#include "server/reviews.h"
#include "server/speak.h"
#include "server/tokens.h"
#include "server/workers.h"

struct review_job {
    struct work work;
    struct review_job *next; /* of house->reviews, the newest first */
    struct house *house;
    char id[TABLE_CHARS + 1];
    int seat;
    const char *language;
    bool story; /* its chronicle, not a review */
    bool done;
    char *text; /* the log, until the worker takes it */
    size_t size, room;
    struct reviewing reviewing;
    char *told; /* the worker's answer; NULL: it could not be made */
    size_t told_size;
};

static const char json_type[] = "application/json", page_type[] = "text/html; charset=utf-8";

/* ---- On the reviewer's thread ---- */

static void review_log(struct work *work)
{
    struct review_job *job = (struct review_job *)work;
    struct house *house = job->house;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    const struct pack_finder finder = {packs_find, (void *)&house->tables.kept};
    struct log_file *file = atomic_load(&job->reviewing.stop) ? NULL : malloc(sizeof *file);
    char *text = job->text;
    job->text = NULL;
    if (!file) {
        free(text);
        return;
    }
    if (!log_file_read_with(file, "its log", text, job->size, house->games, house->games_count,
                            UINT32_MAX, UINT32_MAX, &finder, &why)) {
        job->told = job->story ? house->options.chronicle(file, job->seat, job->language,
                                                          &job->told_size)
                               : house->options.review(file, job->seat, job->language,
                                                       &job->reviewing, &job->told_size);
        log_file_close(file);
    }
    free(file);
}

/* ---- On the loop's ---- */

static void take_out(struct review_job *job)
{
    for (struct review_job **at = &job->house->reviews; *at; at = &(*at)->next)
        if (*at == job) {
            *at = job->next;
            return;
        }
}

static void job_free(struct work *work)
{
    struct review_job *job = (struct review_job *)work;
    take_out(job);
    free(job->text);
    free(job->told);
    free(job);
}

static bool add_line(void *arg, uint32_t n, const char *line, size_t size)
{
    struct review_job *job = arg;
    (void)n;
    if (job->size + size + 1 > job->room) {
        size_t more = 2 * (job->size + size + 1);
        char *at = realloc(job->text, more);
        if (!at)
            return false;
        job->text = at;
        job->room = more;
    }
    memcpy(job->text + job->size, line, size);
    job->size += size;
    job->text[job->size++] = '\n';
    return true;
}

static struct review_job *find(const struct request *request, const struct table *table, int seat,
                               bool story)
{
    struct review_job *job = request->house->reviews;
    while (job && (strcmp(job->id, table->id) != 0 || job->seat != seat || job->story != story ||
                   job->language != request->language))
        job = job->next;
    return job;
}

/* Forgets the oldest of those that are done, if there are too many. */
static void forget(struct house *house)
{
    struct review_job *oldest = NULL;
    int done = 0;
    for (struct review_job *at = house->reviews; at; at = at->next)
        if (at->done) {
            oldest = at;
            done++;
        }
    if (done > REVIEWS_KEPT)
        job_free(&oldest->work);
}

static struct review_job *begin(struct request *request, const struct table *table, int seat,
                                bool story)
{
    struct house *house = request->house;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct review_job *job = calloc(1, sizeof *job);
    if (!job)
        return NULL;
    job->work.run = review_log;
    job->work.drop = job_free;
    job->house = house;
    job->seat = seat;
    job->story = story;
    job->language = request->language;
    memcpy(job->id, table->id, sizeof job->id);
    if (store_lines(house->store, job->id, 0, add_line, job, &why) <= 0) {
        free(job->text);
        free(job);
        return NULL;
    }
    job->next = house->reviews;
    house->reviews = job;
    workers_ask(house->reviewers, &job->work);
    return job;
}

static void answer_progress(struct request *request, struct review_job *job)
{
    char *bytes = malloc(64);
    struct text out = text_over(bytes ? bytes : (char[1]){0}, bytes ? 64 : 1);
    text_format(&out, "{\"graded\":%d,\"of\":%d}\n", (int)atomic_load(&job->reviewing.graded),
                (int)atomic_load(&job->reviewing.of));
    request->cache = "no-store";
    answer_own(request, 202, json_type, bytes, out.used);
}

static void answer_done(struct request *request, struct review_job *job)
{
    char *bytes = job->told ? malloc(job->told_size) : NULL;
    const char *type = job->story ? page_type : json_type;
    if (bytes)
        memcpy(bytes, job->told, job->told_size);
    size_t size = job->told_size;
    if (!job->told) /* who asks again tries again */
        job_free(&job->work);
    answer_own(request, bytes ? 200 : 503, type, bytes, size);
}

static void answer_job(struct request *request, const struct table *table, int seat, bool story)
{
    struct house *house = request->house;
    struct review_job *job = find(request, table, seat, story);
    if (!job && workers_waiting(house->reviewers) >= REVIEWS_WAITING) {
        answer_said(request, 503, "busy", WHY_REVIEWS());
        return;
    }
    if (!job)
        job = begin(request, table, seat, story);
    if (!job)
        answer_own(request, 503, NULL, NULL, 0);
    else if (job->done)
        answer_done(request, job);
    else
        answer_progress(request, job);
}

void get_review(struct request *request, struct table *table, int seat)
{
    if (!table->ended || table->in_flight || match_sealed(&table->match) ||
        !request->house->options.review)
        answer_said(request, 403, "not-reviewed", WHY_NOT_REVIEWED());
    else
        answer_job(request, table, seat, false);
}

void get_chronicle(struct request *request, struct table *table, int seat)
{
    if (!table->ended || table->in_flight || !request->house->options.chronicle)
        answer_said(request, 403, "not-over", WHY_NOT_TOLD());
    else
        answer_job(request, table, seat, true);
}

void reviews_collect(struct house *house)
{
    struct work *work;
    while ((work = workers_take(house->reviewers))) {
        ((struct review_job *)work)->done = true;
        forget(house);
    }
}

void reviews_stop(struct house *house)
{
    for (struct review_job *at = house->reviews; at; at = at->next)
        atomic_store(&at->reviewing.stop, true);
}

void reviews_free(struct house *house)
{
    while (house->reviews) {
        struct review_job *job = house->reviews;
        house->reviews = job->next;
        job_free(&job->work);
    }
}
