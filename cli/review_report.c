/* See review_report.h. Sentences are messages of the terminal; a page has the same ones. */
#include "cli/review_report.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tui/guide.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/story.h"

enum { WORST_MAX = 10, SWINGS_MAX = 3, LINE_BYTES = 4096 };

/* ---- To programs ---- */

static double points_of(int64_t units)
{
    return (double)units / REVIEW_UNIT;
}

static void json_text(const char *key, const char *value)
{
    char bytes[LINE_BYTES];
    struct text out = text_over(bytes, sizeof bytes);
    text_json(&out, value);
    printf("\"%s\":%s", key, bytes);
}

static void json_move(const char *key, const struct review *r, const struct move *move)
{
    char bytes[MOVE_TEXT_BYTES];
    struct text out = text_over(bytes, sizeof bytes);
    codec_act_text(r->match->game, r->match->data, move, &out);
    putchar(',');
    json_text(key, bytes);
}

static void json_step(const struct review *r, int seat, const struct review_step *step)
{
    const struct grade *g = &step->grade;
    bool own = step->seat == seat;
    printf("{\"n\":%u,\"seat\":%d,\"judged\":%s", step->entry, step->seat,
           step->judged ? "true" : "false");
    if (own)
        json_move("do", r, &r->move[step->line]->move);
    if (step->judged)
        printf(",\"luck\":%.6f,\"before\":%.6f,\"before_error\":%.6f,\"after\":%.6f,"
               "\"gain_error\":%.6f,\"worlds\":%d,\"possible\":%d",
               points_of(step->swing), points_of(step->before), sqrt(g->before_var),
               points_of(step->after), sqrt(g->gain_var), g->worlds, g->fit);
    if (step->judged && own) {
        printf(",\"best\":%.6f,\"loss\":%.6f,\"loss_error\":%.6f,\"looked_at\":%d,\"differ\":%d",
               points_of(step->best), points_of(step->best - step->after), sqrt(g->loss_var),
               g->moves, g->differ);
        json_move("best_do", r, &g->move);
    }
    putchar('}');
}

static void json_seat(const struct review *r, const struct log_head *head, int seat)
{
    const struct review_seat *of = &r->seat[seat];
    printf("{\"seat\":%d,", seat);
    json_text("name", head->seat_name[seat]);
    printf(",\"result\":%.6f,\"start\":%.6f,\"luck\":%.6f,\"skill\":%.6f,\"rest\":%.6f,"
           "\"start_error\":%.6f,\"luck_error\":%.6f,\"skill_error\":%.6f,\"rest_error\":%.6f,"
           "\"spread\":%.6f,\"decisions\":%d,\"better\":%d,\"loss\":%.6f,\"loss_error\":%.6f,"
           "\"drop\":%.6f,\"accuracy\":%.2f,\"accuracy_low\":%.2f,"
           "\"accuracy_high\":%.2f,\"lichess\":%.2f,"
           "\"steps\":[",
           points_of(of->result), points_of(of->start), points_of(of->luck), points_of(of->skill),
           points_of(of->rest), of->start_error, of->luck_error, of->skill_error, of->rest_error,
           of->spread, of->decisions, of->better, of->loss, of->loss_error,
           review_drop(of, of->loss), review_accuracy(review_drop(of, of->loss)),
           review_accuracy(review_drop(of, of->loss + 2 * of->loss_error)),
           review_accuracy(review_drop(of, of->loss - 2 * of->loss_error)),
           review_lichess(review_drop(of, of->loss)));
    for (uint32_t i = 0; i < of->steps; i++) {
        fputs(i ? "," : "", stdout);
        json_step(r, seat, &of->step[i]);
    }
    fputs("]}", stdout);
}

void review_json(const struct review *r, const struct log_head *head)
{
    bool any = false;
    printf("{\"game\":\"%s\",\"judge\":\"%s\",\"worlds\":%d,\"alternatives\":%d,\"seed\":%llu,"
           "\"seats\":[",
           r->match->game->name, r->grader.play.bot->name, r->grader.worlds, r->grader.moves,
           (unsigned long long)r->grader.seed);
    for (int seat = 0; seat < r->match->seats; seat++) {
        if (!r->seat[seat].asked)
            continue;
        fputs(any ? "," : "", stdout);
        json_seat(r, head, seat);
        any = true;
    }
    puts("]}");
}

/* ---- To people ---- */

struct page {
    const struct review *review;
    const struct log_head *head;
    bool html;
};

static void put_html(const char *s)
{
    for (; *s; s++) {
        switch (*s) {
        case '&': fputs("&amp;", stdout); break;
        case '<': fputs("&lt;", stdout); break;
        case '>': fputs("&gt;", stdout); break;
        default: putchar(*s);
        }
    }
}

/* A paragraph; on a page between these tags. */
static void put(const struct page *page, const char *tag, const char *indent, const char *line)
{
    if (!page->html) {
        guide_wrap(stdout, line, indent);
        return;
    }
    printf("<%s>", tag);
    put_html(line);
    printf("</%s>\n", tag);
}

/* A number of points as people write it; the text lasts for seven more calls. */
static const char *decimal(double points, bool sign)
{
    static char bytes[8][64];
    static int next;
    long hundredths = labs(lround(points * 100));
    char whole[24], part[24];
    next = (next + 1) % 8;
    snprintf(whole, sizeof whole, "%s%ld",
             points < 0 && hundredths ? "−"
             : sign                   ? "+"
                                      : "",
             hundredths / 100);
    snprintf(part, sizeof part, "%02ld", hundredths % 100);
    struct text out = language_text(bytes[next], sizeof bytes[next]);
    language_put(&out, PART_DECIMAL(.whole = whole, .part = part));
    return bytes[next];
}

/* What a move is called, as its seat saw it. */
static void name_move(const struct page *page, const struct review_step *step,
                      const struct move *move, char *bytes, size_t size)
{
    const struct match *match = page->review->match;
    const struct words *words = match->game->words;
    struct match_labels book;
    struct view view;
    struct text out = story_text(match, step->entry - 1, step->seat, &book, bytes, size);
    redact(match->game, &page->review->before[step->line], step->seat, &view);
    if (words && words->label)
        words->label(match->data, &view, move, &out);
    if (!out.used)
        codec_act_text(match->game, match->data, move, &out);
    while (out.used && bytes[out.used - 1] == '.') /* it stands within a sentence */
        bytes[--out.used] = 0;
}

static void put_step(const struct page *page, const struct review_step *step)
{
    const struct review *r = page->review;
    const struct grade *g = &step->grade;
    const struct review_seat *of = &r->seat[step->seat];
    const struct match *match = r->match;
    char played[LINE_BYTES / 2], best[LINE_BYTES / 2], phase[256];
    double loss = points_of(step->best - step->after), error = 2 * sqrt(g->loss_var);
    double points = review_points(of, loss);
    struct text title = language_text(phase, sizeof phase);
    codec_titled(match->game, "phase",
                 match->game->phases[match->game->phase(match->data, &r->before[step->line])].name,
                 &title);
    name_move(page, step, &r->move[step->line]->move, played, sizeof played);
    put(page, "h3", "  ",
        language_say(TELL_REVIEW_MOVE(.move = (int)step->entry, .phase = phase, .label = played)));
    if (!g->better || loss <= 0) {
        put(page, "p", "    ",
            language_say(TELL_REVIEW_FINE(.count = g->moves, .worlds = g->worlds)));
        return;
    }
    name_move(page, step, &g->move, best, sizeof best);
    put(page, "p", "    ",
        points < 5    ? language_say(TELL_REVIEW_SMALL(.label = best))
        : points < 10 ? language_say(TELL_REVIEW_INACCURACY(.label = best))
        : points < 15 ? language_say(TELL_REVIEW_MISTAKE(.label = best))
                      : language_say(TELL_REVIEW_BLUNDER(.label = best)));
    put(page, "p", "    ",
        language_say(TELL_REVIEW_WHY(.worlds = g->worlds, .differ = g->differ,
                                     .best = decimal(points_of(step->best), false),
                                     .played = decimal(points_of(step->after), false))));
    put(page, "p", "    ",
        loss > error ? language_say(TELL_REVIEW_LOST(.low = decimal(loss - error, false),
                                                     .high = decimal(loss + error, false)))
                     : language_say(TELL_REVIEW_DOUBT(.low = decimal(loss - error, false),
                                                      .high = decimal(loss + error, false))));
}

static double lost(const struct review_step *step)
{
    return step->judged ? points_of(step->best - step->after) : 0;
}

/* The own decisions that lost most, from the worst; those beyond doubt alone. */
static int worst_find(const struct review_seat *of, int seat, const struct review_step **worst)
{
    int count = 0;
    for (uint32_t i = 0; i < of->steps; i++) {
        const struct review_step *step = &of->step[i];
        double loss = lost(step);
        if (step->seat != seat || loss <= 0 || loss * loss <= 9 * step->grade.loss_var)
            continue;
        int at = count < WORST_MAX ? count++ : WORST_MAX;
        while (at > 0 && lost(worst[at - 1]) < loss) {
            if (at < WORST_MAX)
                worst[at] = worst[at - 1];
            at--;
        }
        if (at < WORST_MAX)
            worst[at] = step;
    }
    return count;
}

static void put_steps(const struct page *page, int seat, bool all)
{
    const struct review_seat *of = &page->review->seat[seat];
    const struct review_step *worst[WORST_MAX];
    int count = worst_find(of, seat, worst);
    if (!all && !count)
        put(page, "p", "", language_say(TELL_REVIEW_NONE()));
    else
        put(page, "h2", "",
            all ? language_say(TELL_REVIEW_ALL()) : language_say(TELL_REVIEW_WORST()));
    for (int i = 0; !all && i < count; i++)
        put_step(page, worst[i]);
    for (uint32_t i = 0; all && i < of->steps; i++)
        if (of->step[i].seat == seat && of->step[i].judged)
            put_step(page, &of->step[i]);
}

/* A page's curve: what the match was worth to the seat at each of its steps. */
static void put_curve(const struct review_seat *of)
{
    double low = points_of(of->result < of->start ? of->result : of->start), high = low;
    uint32_t drawn = 0;
    for (uint32_t i = 0; i < of->steps; i++) {
        if (!of->step[i].judged)
            continue;
        low = fmin(low, points_of(of->step[i].after));
        high = fmax(high, points_of(of->step[i].after));
    }
    high = fmax(fmax(high, points_of(of->result)), fmax(points_of(of->start), low + 1));
    printf("<svg viewBox=\"0 0 620 140\" role=\"img\"><path d=\"M10 %.1f",
           130 - 120 * (points_of(of->start) - low) / (high - low));
    for (uint32_t i = 0; i < of->steps; i++)
        if (of->step[i].judged)
            printf("L%.1f %.1f", 10 + 600.0 * ++drawn / (of->steps + 1),
                   130 - 120 * (points_of(of->step[i].after) - low) / (high - low));
    printf("L610 %.1f\"/></svg>\n", 130 - 120 * (points_of(of->result) - low) / (high - low));
}

static void put_sums(const struct page *page, int seat)
{
    const struct review_seat *of = &page->review->seat[seat];
    const double sum[] = {points_of(of->start), points_of(of->luck), points_of(of->skill),
                          points_of(of->rest)};
    put(page, "p", "",
        language_say(TELL_REVIEW_START(.points = decimal(sum[0], false),
                                       .error = decimal(2 * of->start_error, false))));
    put(page, "p", "",
        language_say(TELL_REVIEW_LUCK(.points = decimal(sum[1], true),
                                      .error = decimal(2 * of->luck_error, false))));
    put(page, "p", "",
        language_say(TELL_REVIEW_SKILL(.points = decimal(sum[2], true),
                                       .error = decimal(2 * of->skill_error, false),
                                       .bot = page->review->grader.play.bot->name)));
    if (page->review->match->seats > 1)
        put(page, "p", "",
            language_say(TELL_REVIEW_REST(.points = decimal(sum[3], true),
                                          .error = decimal(2 * of->rest_error, false))));
}

static int whole(double x)
{
    return (int)lround(x);
}

static void put_seat(const struct page *page, int seat, bool all)
{
    const struct review_seat *of = &page->review->seat[seat];
    char name[256];
    struct text text = language_text(name, sizeof name);
    codec_seat_text(page->review->match->game, seat, &text);
    put(page, "h1", "",
        language_say(TELL_REVIEW_SEAT(.who = name, .player = page->head->seat_name[seat],
                                      .points = (int)(of->result / REVIEW_UNIT))));
    if (!of->stake) {
        put(page, "p", "", language_say(TELL_REVIEW_NOTHING()));
        return;
    }
    put_sums(page, seat);
    if (page->html)
        put_curve(of);
    put(page, "p", "",
        language_say(TELL_REVIEW_ACCURACY(
                .percent = whole(review_accuracy(review_drop(of, of->loss))),
                .low = whole(review_accuracy(review_drop(of, of->loss + 2 * of->loss_error))),
                .high = whole(review_accuracy(review_drop(of, of->loss - 2 * of->loss_error))),
                .lichess = whole(review_lichess(review_drop(of, of->loss))))));
    put(page, "p", "",
        language_say(TELL_REVIEW_DECISIONS(.count = of->decisions, .better = of->better,
                                           .points = decimal(of->loss, false),
                                           .error = decimal(2 * of->loss_error, false))));
    put_steps(page, seat, all);
}

void review_text(const struct review *r, const struct log_head *head, bool html, bool all)
{
    struct page page = {r, head, html};
    if (html)
        printf("<!doctype html>\n<html lang=\"%s\"><meta charset=\"utf-8\"><title>%s</title>"
               "<style>body{max-width:40em;margin:2em auto;padding:0 1em;font:17px/1.5 serif;"
               "color:#1b1713;background:#fbf8f1}h3{margin:1em 0 0;font-size:1em}"
               "p{margin:.3em 0}svg{width:100%%}path{fill:none;stroke:#9a3324;stroke-width:2}"
               "</style>\n",
               language_chosen() ? language_chosen() : "en", r->match->game->title);
    for (int seat = 0, any = 0; seat < r->match->seats; seat++) {
        if (!r->seat[seat].asked)
            continue;
        if (any++ && !html)
            puts("");
        put_seat(&page, seat, all);
    }
    if (html)
        puts("</html>");
}
