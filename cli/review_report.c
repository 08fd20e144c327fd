/* See review_report.h. Sentences are messages of the terminal; a page has the same ones. */
#include "cli/review_report.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/review_said.h"
#include "tui/guide.h"
#include "tui/language.h"
#include "tui/said.h"

enum { WORST_MAX = 10 };

/* ---- To programs ---- */

static double points_of(int64_t units)
{
    return review_points_of(units);
}

static void json_text(const char *key, const char *value)
{
    char bytes[REVIEW_LINE_BYTES];
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
    else
        printf(",\"rest\":%.6f", points_of(step->swing));
    if (step->judged && own) {
        printf(",\"best\":%.6f,\"loss\":%.6f,\"loss_error\":%.6f,\"looked_at\":%d,\"differ\":%d",
               points_of(step->best), points_of(step->best - step->after), sqrt(g->loss_var),
               g->moves, g->differ);
        json_move("best_do", r, &g->move);
    }
    putchar('}');
}

static const char *const changes[] = {[REVIEW_CARDS] = "cards", [REVIEW_DICE] = "dice",
                                      [REVIEW_SHOWN] = "shown", [REVIEW_UNKNOWN] = "unknown"};

static void json_seat(const struct review *r, const struct log_head *head, int seat)
{
    const struct review_seat *of = &r->seat[seat];
    printf("{\"seat\":%d,", seat);
    json_text("name", head->seat_name[seat]);
    printf(",\"result\":%.6f,\"start\":%.6f,\"luck\":%.6f,\"dice\":%.6f,\"cards\":%.6f,"
           "\"skill\":%.6f,\"rest\":%.6f,"
           "\"start_error\":%.6f,\"luck_error\":%.6f,\"dice_error\":%.6f,\"cards_error\":%.6f,"
           "\"skill_error\":%.6f,\"rest_error\":%.6f,"
           "\"spread\":%.6f,\"decisions\":%d,\"better\":%d,\"loss\":%.6f,\"loss_error\":%.6f,"
           "\"drop\":%.6f,\"accuracy\":%.2f,\"accuracy_low\":%.2f,"
           "\"accuracy_high\":%.2f,\"lichess\":%.2f,"
           "\"steps\":[",
           points_of(of->result), points_of(of->start), points_of(of->luck), points_of(of->dice),
           points_of(of->cards), points_of(of->skill), points_of(of->rest), of->start_error,
           of->luck_error, of->dice_error, of->cards_error, of->skill_error, of->rest_error,
           of->spread, of->decisions, of->better, of->loss, of->loss_error,
           review_drop(of, 0), review_accuracy(review_drop(of, 0)),
           review_accuracy(review_drop(of, 2)), review_accuracy(review_drop(of, -2)),
           review_lichess(review_drop(of, 0)));
    for (uint32_t i = 0; i < of->steps; i++) {
        fputs(i ? "," : "", stdout);
        json_step(r, seat, &of->step[i]);
    }
    fputs("],\"chances\":[", stdout);
    for (uint32_t i = 0; i < of->pieces; i++) {
        const struct review_piece *piece = &of->piece[i];
        printf("%s{\"n\":%u,\"until\":%u,\"kind\":\"%s\",\"change\":%.6f}", i ? "," : "",
               r->entry_of[piece->line], r->entry_of[piece->until - 1], changes[piece->kind],
               points_of(piece->change));
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
    struct review_said said;
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

/* A paragraph. */
static void put(void *arg, enum review_part part, const char *line)
{
    static const char *const tag[] = {[REVIEW_SEAT] = "h1", [REVIEW_SUM] = "p",
                                      [REVIEW_HEAD] = "h2", [REVIEW_MOVE] = "h3",
                                      [REVIEW_OF_MOVE] = "p"},
                      *const indent[] = {[REVIEW_SEAT] = "", [REVIEW_SUM] = "", [REVIEW_HEAD] = "",
                                         [REVIEW_MOVE] = "  ", [REVIEW_OF_MOVE] = "    "};
    const struct page *page = arg;
    if (!page->html) {
        guide_wrap(stdout, line, indent[part]);
        return;
    }
    printf("<%s>", tag[part]);
    put_html(line);
    printf("</%s>\n", tag[part]);
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
    const struct review_seat *of = &page->said.review->seat[seat];
    const struct review_step *worst[WORST_MAX];
    int count = worst_find(of, seat, worst);
    if (all)
        review_say(&page->said, REVIEW_HEAD, TELL_REVIEW_ALL());
    else if (count) /* else the sums have said so */
        review_say(&page->said, REVIEW_HEAD, TELL_REVIEW_WORST());
    for (int i = 0; !all && i < count; i++)
        review_say_step(&page->said, worst[i]);
    for (uint32_t i = 0; all && i < of->steps; i++)
        if (of->step[i].seat == seat && of->step[i].judged)
            review_say_step(&page->said, &of->step[i]);
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

static void put_seat(const struct page *page, int seat, bool all)
{
    review_say_seat(&page->said, seat);
    if (!page->said.review->seat[seat].stake)
        return;
    if (page->html)
        put_curve(&page->said.review->seat[seat]);
    review_say_sums(&page->said, seat);
    put_steps(page, seat, all);
}

void review_text(const struct review *r, const struct log_head *head, bool html, bool all)
{
    struct page page = {.said = {r, head, language_chosen(), put, NULL}, .html = html};
    page.said.arg = &page;
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
