/* See review_said.h. */
#include "cli/review_said.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table/remark.h"
#include "tui/language.h"
#include "tui/said.h"

static struct text text_for(const struct review_said *s, char *bytes, size_t size)
{
    struct text text = text_over(bytes, size);
    text.language = s->language;
    return text;
}

void review_say(const struct review_said *s, enum review_part part, int id, const void *slots)
{
    char bytes[REVIEW_LINE_BYTES];
    struct text out = text_for(s, bytes, sizeof bytes);
    language_speak(&out, id, slots);
    s->put(s->arg, part, bytes);
}

/* Whether chance alone may make such a loss: three errors are beyond doubt. */
static bool is_doubt(const struct review_step *step)
{
    double loss = review_points_of(step->best - step->after);
    return loss <= 3 * sqrt(step->grade.loss_var);
}

enum review_grade review_grade(const struct review *r, const struct review_step *step)
{
    double loss = review_points_of(step->best - step->after);
    double points = review_points(&r->seat[step->seat], loss);
    return !step->judged                       ? REVIEW_NOT_JUDGED
           : !step->grade.better || loss <= 0  ? REVIEW_FINE
           : points < 5 || is_doubt(step)      ? REVIEW_SMALL
           : points < 10                       ? REVIEW_INACCURACY
           : points < 15                       ? REVIEW_MISTAKE
                                               : REVIEW_BLUNDER;
}

/* A number of points as people write it, in room that is the caller's. */
struct decimal { char at[64]; };

static const char *decimal_of(const struct review_said *s, long hundredths, bool sign,
                              struct decimal *room)
{
    char whole[24], part[24];
    snprintf(whole, sizeof whole, "%s%ld",
             hundredths < 0 ? "−"
             : sign         ? "+"
                            : "",
             labs(hundredths) / 100);
    snprintf(part, sizeof part, "%02ld", labs(hundredths) % 100);
    struct text out = text_for(s, room->at, sizeof room->at);
    language_speak(&out, PART_DECIMAL(.whole = whole, .part = part));
    return room->at;
}

static const char *decimal(const struct review_said *s, double points, bool sign,
                           struct decimal *room)
{
    return decimal_of(s, lround(points * 100), sign, room);
}

/* What a move is called, as its seat saw it. */
static void name_move(const struct review_said *s, const struct review_step *step,
                      const struct move *move, char *bytes, size_t size)
{
    const struct match *match = s->review->match;
    const struct words *words = match->game->words;
    struct match_labels book;
    struct view view;
    struct text out = text_for(s, bytes, size);
    match_labels(match, step->entry - 1, step->seat, &book);
    out.labels = &book.labels;
    redact(match->game, &s->review->before[step->line], step->seat, &view);
    if (words && words->label)
        words->label(match->data, &view, move, &out);
    if (!out.used)
        codec_act_text(match->game, match->data, move, &out);
    bytes[strcspn(bytes, "\n")] = 0; /* a sheet: its first line says whose */
    out.used = strlen(bytes);
    while (out.used && bytes[out.used - 1] == '.') /* it stands within a sentence */
        bytes[--out.used] = 0;
}

/* Whether anything in the game is kept from anybody. */
static bool hides(const struct game *game)
{
    for (int i = 0; i < game->field_count; i++)
        if (game->fields[i].know != KNOW_ALL)
            return true;
    return false;
}

static void say_loss(const struct review_said *s, const struct review_step *step)
{
    const struct grade *g = &step->grade;
    double loss = review_points_of(step->best - step->after), error = 2 * sqrt(g->loss_var);
    struct decimal room[4];
    const char *low = decimal(s, fabs(loss - error), false, &room[0]),
               *high = decimal(s, loss + error, false, &room[1]);
    review_say(s, REVIEW_OF_MOVE,
               TELL_REVIEW_WHY(.worlds = g->worlds, .hidden = hides(s->review->match->game),
                               .differ = g->differ,
                               .best = decimal(s, review_points_of(step->best), false, &room[2]),
                               .played =
                                   decimal(s, review_points_of(step->after), false, &room[3])));
    if (!is_doubt(step) && g->loss_var <= 0)
        review_say(s, REVIEW_OF_MOVE, TELL_REVIEW_ALWAYS(.loss = high));
    else if (!is_doubt(step))
        review_say(s, REVIEW_OF_MOVE, TELL_REVIEW_LOST(.low = low, .high = high));
    else if (loss < error)
        review_say(s, REVIEW_OF_MOVE, TELL_REVIEW_EITHER(.gain = low, .loss = high));
    else
        review_say(s, REVIEW_OF_MOVE, TELL_REVIEW_DOUBT(.low = low, .high = high));
}

void review_say_step(const struct review_said *s, const struct review_step *step)
{
    const struct review *r = s->review;
    const struct grade *g = &step->grade;
    const struct match *match = r->match;
    char played[REVIEW_LINE_BYTES / 2], best[REVIEW_LINE_BYTES / 2], phase[256];
    struct text title = text_for(s, phase, sizeof phase);
    codec_titled(match->game, "phase",
                 match->game->phases[match->game->phase(match->data, &r->before[step->line])].name,
                 &title);
    name_move(s, step, &r->move[step->line]->move, played, sizeof played);
    review_say(s, REVIEW_MOVE,
               TELL_REVIEW_MOVE(.move = (int)step->entry, .phase = phase, .label = played));
    if (review_grade(r, step) > REVIEW_FINE)
        name_move(s, step, &g->move, best, sizeof best);
    switch (review_grade(r, step)) {
    case REVIEW_NOT_JUDGED:
        return;
    case REVIEW_FINE:
        review_say(s, REVIEW_OF_MOVE, TELL_REVIEW_FINE(.count = g->moves, .worlds = g->worlds));
        return;
    case REVIEW_SMALL:
        if (is_doubt(step))
            review_say(s, REVIEW_OF_MOVE, TELL_REVIEW_PERHAPS(.label = best));
        else
            review_say(s, REVIEW_OF_MOVE, TELL_REVIEW_SMALL(.label = best));
        break;
    case REVIEW_INACCURACY:
        review_say(s, REVIEW_OF_MOVE, TELL_REVIEW_INACCURACY(.label = best));
        break;
    case REVIEW_MISTAKE:
        review_say(s, REVIEW_OF_MOVE, TELL_REVIEW_MISTAKE(.label = best));
        break;
    case REVIEW_BLUNDER:
        review_say(s, REVIEW_OF_MOVE, TELL_REVIEW_BLUNDER(.label = best));
        break;
    }
    say_loss(s, step);
}

static int whole(double x)
{
    return (int)lround(x);
}

static void say_luck(const struct review_said *s, const struct review_seat *of, long luck)
{
    struct decimal room[6];
    bool had[REVIEW_CHANGES] = {0};
    for (uint32_t i = 0; i < of->pieces; i++)
        had[of->piece[i].kind] = true;
    const char *points = decimal_of(s, luck, true, &room[0]),
               *error = decimal(s, 2 * of->luck_error, false, &room[1]);
    if (!had[REVIEW_CARDS]) {
        review_say(s, REVIEW_SUM, TELL_REVIEW_LUCK_DICE(.points = points, .error = error));
    } else if (!had[REVIEW_DICE]) {
        review_say(s, REVIEW_SUM, TELL_REVIEW_LUCK_CARDS(.points = points, .error = error));
    } else {
        long dice = lround(review_points_of(of->dice) * 100);
        review_say(s, REVIEW_SUM,
                   TELL_REVIEW_LUCK(
                           .points = points, .error = error,
                           .dice = decimal_of(s, dice, true, &room[2]),
                           .diceerror = decimal(s, 2 * of->dice_error, false, &room[3]),
                           .cards = decimal_of(s, luck - dice, true, &room[4]),
                           .cardserror = decimal(s, 2 * of->cards_error, false, &room[5])));
    }
}

/* What is said adds up too: the last hundredth of luck is what the others leave. */
static void say_parts(const struct review_said *s, int seat)
{
    const struct review_seat *of = &s->review->seat[seat];
    long start = lround(review_points_of(of->start) * 100),
         skill = lround(review_points_of(of->skill) * 100),
         rest = lround(review_points_of(of->rest) * 100),
         result = lround(review_points_of(of->result) * 100);
    struct decimal points, error;
    review_say(s, REVIEW_SUM,
               TELL_REVIEW_START(.points = decimal_of(s, start, false, &points),
                                 .error = decimal(s, 2 * of->start_error, false, &error)));
    say_luck(s, of, result - start - skill - rest);
    review_say(s, REVIEW_SUM,
               TELL_REVIEW_SKILL(.points = decimal_of(s, skill, true, &points),
                                 .error = decimal(s, 2 * of->skill_error, false, &error),
                                 .bot = s->review->grader.play.bot->name));
    if (s->review->match->seats > 1)
        review_say(s, REVIEW_SUM,
                   TELL_REVIEW_REST(.points = decimal_of(s, rest, true, &points),
                                    .error = decimal(s, 2 * of->rest_error, false, &error)));
}

void review_say_seat(const struct review_said *s, int seat)
{
    const struct review_seat *of = &s->review->seat[seat];
    const struct game *game = s->review->match->game;
    char name[256], player[256];
    struct text text = text_for(s, name, sizeof name);
    struct text sits = text_for(s, player, sizeof player);
    codec_seat_text(game, seat, &text);
    name[0] = (char)toupper((unsigned char)name[0]); /* it begins a sentence */
    if (remark_name(game, s->head->seat_name[seat], &sits))
        text_put(&sits, ", ");
    text_put(&sits, s->head->seat_name[seat]);
    review_say(s, REVIEW_SEAT,
               TELL_REVIEW_SEAT(.who = name, .player = player,
                                .points = (int)(of->result / REVIEW_UNIT)));
    if (!of->stake)
        review_say(s, REVIEW_SUM, TELL_REVIEW_NOTHING());
    else
        say_parts(s, seat);
}

void review_say_sums(const struct review_said *s, int seat)
{
    const struct review_seat *of = &s->review->seat[seat];
    struct decimal points, error;
    review_say(s, REVIEW_SUM,
               TELL_REVIEW_ACCURACY(
                       .percent = whole(review_accuracy(review_drop(of, 0))),
                       .low = whole(review_accuracy(review_drop(of, 2))),
                       .high = whole(review_accuracy(review_drop(of, -2))),
                       .lichess = whole(review_lichess(review_drop(of, 0)))));
    review_say(s, REVIEW_SUM,
               TELL_REVIEW_DECISIONS(.count = of->decisions, .better = of->better,
                                     .points = decimal(s, review_lost(of, 0), false, &points),
                                     .error = decimal(s, 2 * of->loss_error, false, &error)));
}
