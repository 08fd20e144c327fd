/* See review_page.h. The longer a match, the fewer worlds each of its decisions gets. */
#include "cli/review_page.h"

#include <stdlib.h>
#include <string.h>

#include "cli/review_said.h"
#include "table/native/logfile.h"

enum { JSON_BYTES = 8 * 1024 * 1024, MOVES = 4, WORLDS = 16, WORLDS_FEW = 8, LONG_MATCH = 600 };

static const char *const grades[] = {
    [REVIEW_NOT_JUDGED] = "none",   [REVIEW_FINE] = "fine",
    [REVIEW_SMALL] = "small",       [REVIEW_INACCURACY] = "inaccuracy",
    [REVIEW_MISTAKE] = "mistake",   [REVIEW_BLUNDER] = "blunder",
};

/* Adds a sentence to the list that is open. */
static void put(void *arg, enum review_part part, const char *line)
{
    struct text *out = arg;
    (void)part;
    if (out->at[out->used - 1] != '[')
        text_char(out, ',');
    text_json(out, line);
}

static void put_step(const struct review_said *s, const struct review_step *step, struct text *out)
{
    if (out->at[out->used - 1] != '[')
        text_char(out, ',');
    text_format(out, "{\"n\":%d,\"grade\":\"%s\",\"says\":[", (int)step->entry,
                grades[review_grade(s->review, step)]);
    review_say_step(s, step);
    text_put(out, "]}");
}

static void put_review(const struct review *r, const struct log_head *head, int seat,
                       const char *language, struct text *out)
{
    const struct review_seat *of = &r->seat[seat];
    struct review_said said = {r, head, language, put, out};
    text_format(out, "{\"seat\":%d,\"judge\":\"%s\",\"worlds\":%d,\"sums\":[", seat,
                r->grader.play.bot->name, r->grader.worlds);
    review_say_seat(&said, seat);
    if (of->stake)
        review_say_sums(&said, seat);
    text_put(out, "],\"steps\":[");
    for (uint32_t i = 0; of->stake && i < of->steps; i++)
        if (of->step[i].seat == seat && of->step[i].judged)
            put_step(&said, &of->step[i], out);
    text_put(out, "]}\n");
}

char *review_page(const struct log_file *file, int seat, const char *language,
                  struct reviewing *reviewing, size_t *size)
{
    struct review *r = calloc(1, sizeof *r);
    char *bytes = malloc(JSON_BYTES);
    if (!r || !bytes) {
        free(r);
        free(bytes);
        return NULL;
    }
    int worlds = file->match.count > LONG_MATCH ? WORLDS_FEW : WORLDS;
    *r = (struct review){.match = &file->match, .threads = 1, .stop = &reviewing->stop,
                         .graded = &reviewing->graded, .of = &reviewing->of};
    r->grader = (struct grader){.play = {.game = file->match.game, .data = file->match.data},
                                .seed = 1, .worlds = worlds, .first = worlds / 2, .moves = MOVES};
    review_judge(&r->grader, NULL);
    r->seat[seat].asked = true;
    struct text out = text_over(bytes, JSON_BYTES);
    bool good = review_make(r);
    if (good)
        put_review(r, &file->head, seat, language, &out);
    good = good && !out.cut;
    *size = out.used;
    char *fit = good ? realloc(bytes, out.used + 1) : NULL;
    if (!fit)
        free(bytes);
    review_free(r);
    free(r);
    return fit;
}
