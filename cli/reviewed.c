/* See reviewed.h. Threads take decisions one by one; each is graded by its own number alone. */
#include "cli/reviewed.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>

#include "cli/review_luck.h"
#include "table/bot.h"
#include "table/powers.h"

/* A mean drop of so many points halves the accuracy: fitted by tools/accuracy.py (docs/review.md).
 * Beside it lichess' curve (lila, AccuracyPercent.scala). */
static const double HALVES = 1.41;
enum { PIECE_STREAM = 1 << 30 };
static const double LICHESS_SCALE = 103.1668100711649, LICHESS_RATE = 0.04354415386753951,
                    LICHESS_BELOW = 3.166924740191411, LICHESS_BONUS = 1;

/* ---- The line of play ---- */

/* The moves that count, from the first: what was taken back is left out. */
static bool line_find(struct review *r)
{
    const struct match *match = r->match;
    r->moves = 0;
    for (uint32_t n = match->head; n; n = match->entry[n - 1].parent)
        r->moves++;
    r->before = malloc((r->moves + 1) * sizeof *r->before);
    r->move = calloc(r->moves + 1, sizeof *r->move);
    r->entry_of = malloc((r->moves + 1) * sizeof *r->entry_of);
    if (!r->before || !r->move || !r->entry_of)
        return false;
    uint32_t i = r->moves;
    for (uint32_t n = match->head; n; n = match->entry[n - 1].parent) {
        r->move[--i] = &match->entry[n - 1];
        r->entry_of[i] = n;
    }
    if (!match_state_at(match, 0, &r->before[0]))
        return false;
    for (i = 0; i < r->moves; i++) {
        state_copy(match->game, &r->before[i + 1], &r->before[i]);
        match->game->apply(match->data, &r->before[i + 1], &r->move[i]->move);
    }
    return true;
}

/* Whether a window was passed in which nothing could have brought anything. */
static bool is_idle(const struct review *r, uint32_t i)
{
    const struct words *words = r->match->game->words;
    const struct move *made = &r->move[i]->move;
    struct view view;
    struct move pass;
    bool matters = true;
    if (!words || !words->window)
        return false;
    redact(r->match->game, &r->before[i], made->seat, &view);
    return words->window(r->match->data, &view, &pass, &matters) && !matters &&
           move_equal(&pass, made);
}

/* Whether there was anything to decide. */
static bool is_decision(const struct review *r, uint32_t i)
{
    struct options options;
    int seat = r->move[i]->move.seat;
    if (seat == SEAT_CHANCE || r->move[i]->waived || match_corrects(r->match, &r->move[i]->move))
        return false;
    options_clear(&options);
    r->match->game->options(r->match->data, &r->before[i], seat, &options);
    return options_size(&options) > 1 && !is_idle(r, i);
}

static bool steps_find(struct review *r, struct review_seat *of)
{
    of->step = calloc(r->moves + 1, sizeof *of->step);
    for (uint32_t i = 0; of->step && i < r->moves; i++)
        if (is_decision(r, i))
            of->step[of->steps++] = (struct review_step){
                .line = i, .entry = r->entry_of[i], .seat = r->move[i]->move.seat};
    return of->step;
}

/* ---- Grading ---- */

struct work {
    struct review *review;
    pthread_mutex_t lock;
    int seat;      /* the next to be graded, */
    uint32_t item; /* and which of its steps, then of its pieces */
};

static bool stopped(const struct review *r)
{
    return r->stop && atomic_load(r->stop);
}

/* Whether it is beyond the seat's last item, or a piece that asks for nothing. */
static bool is_nothing(const struct review_seat *of, uint32_t item)
{
    uint32_t piece = item - of->steps;
    return item >= of->steps && (piece >= of->pieces || !of->piece[piece].asks);
}

static bool work_take(struct work *w, int *seat, uint32_t *item)
{
    const struct review *r = w->review;
    if (stopped(r))
        return false;
    pthread_mutex_lock(&w->lock);
    while (w->seat < r->match->seats && is_nothing(&r->seat[w->seat], w->item)) {
        const struct review_seat *of = &r->seat[w->seat];
        if (w->item >= of->steps + of->pieces) {
            w->seat++;
            w->item = 0;
        } else {
            w->item++;
        }
    }
    *seat = w->seat;
    *item = w->item++;
    pthread_mutex_unlock(&w->lock);
    return *seat < r->match->seats;
}

static int64_t units(double points)
{
    return llround(points * REVIEW_UNIT);
}

/* Whether the seat could not see all of what another did. */
static bool is_hidden(const struct move *read)
{
    bool hidden = false;
    for (int a = 0; a < ARGS_MAX && read->seat != SEAT_CHANCE; a++)
        hidden = hidden || read->arg[a] == ARG_HIDDEN;
    return hidden;
}

/* From where worlds are drawn: the last few moves by which another seat hid something; of many, the
 * earliest and the latest. */
static void recall(const struct review *r, int seat, uint32_t line, struct grade_past *past)
{
    const struct match *match = r->match;
    struct move read;
    past->starts = 0;
    for (int back = GRADE_PAST_MAX; back > 0; back--) {
        if ((uint32_t)back > line)
            continue;
        uint32_t at = line - (uint32_t)back;
        move_redact(match->game, match->data, &r->before[at], &r->move[at]->move, seat, &read);
        if (!is_hidden(&read))
            continue;
        if (past->starts == GRADE_STARTS_MAX)
            for (int i = 2; i < GRADE_STARTS_MAX; i++) {
                past->from[i - 1] = past->from[i];
                past->back[i - 1] = past->back[i];
            }
        else
            past->starts++;
        past->back[past->starts - 1] = back;
        redact(match->game, &r->before[at], seat, &past->from[past->starts - 1]);
    }
    for (int i = 0; past->starts && i <= past->back[0]; i++) {
        uint32_t at = line - (uint32_t)past->back[0] + (uint32_t)i;
        if (at < r->moves)
            move_redact(match->game, match->data, &r->before[at], &r->move[at]->move, seat,
                        &past->since[i]);
    }
}

/* The grader of a seat, with the worlds that it has when this move of the line is to be made. */
static struct grader grader_at(const struct review *r, int seat, uint32_t line,
                               struct grade_past *past)
{
    struct grader grader = r->grader;
    grader.seed += (uint64_t)seat << 32;
    grader.past = past;
    recall(r, seat, line, past);
    return grader;
}

static void step_grade(const struct review *r, int seat, struct review_step *step)
{
    const struct match *match = r->match;
    struct grade *grade = &step->grade;
    struct view view, then;
    struct move read;
    struct grade_past past;
    struct grader grader = grader_at(r, seat, step->line, &past);
    redact(match->game, &r->before[step->line], seat, &view);
    if (step->seat == seat) {
        step->judged = grade_own(&grader, &view, &r->move[step->line]->move, step->line + 1, grade);
    } else {
        move_redact(match->game, match->data, &r->before[step->line], &r->move[step->line]->move,
                    seat, &read);
        redact(match->game, &r->before[step->line + 1], seat, &then);
        step->judged = grade_other(&grader, &view, &read, &then, step->line + 1, grade);
    }
    step->before = units(grade->before);
    step->after = units(grade->after);
    step->best = units(grade->best);
}

/* What the match is worth behind a piece. */
static void piece_value(const struct review *r, int seat, struct review_piece *piece)
{
    struct view view;
    struct grade_past past;
    struct grader grader = grader_at(r, seat, piece->until, &past);
    double value = 0;
    redact(r->match->game, &r->before[piece->until], seat, &view);
    piece->judged = grade_value(&grader, &view, (piece->until + 1) | PIECE_STREAM, grader.worlds,
                                &value, &piece->variance);
    piece->value = units(value);
}

static void *work_do(void *arg)
{
    struct work *w = arg;
    int seat;
    uint32_t item;
    while (work_take(w, &seat, &item)) {
        struct review_seat *of = &w->review->seat[seat];
        if (item < of->steps)
            step_grade(w->review, seat, &of->step[item]);
        else
            piece_value(w->review, seat, &of->piece[item - of->steps]);
        if (w->review->graded)
            atomic_fetch_add(w->review->graded, 1);
    }
    return NULL;
}

static void grade_all(struct review *r)
{
    struct work work = {.review = r};
    pthread_t thread[REVIEW_THREADS_MAX];
    int started = 0;
    pthread_mutex_init(&work.lock, NULL);
    while (started < r->threads - 1 && !pthread_create(&thread[started], NULL, work_do, &work))
        started++;
    work_do(&work);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    pthread_mutex_destroy(&work.lock);
}

/* ---- Sums ---- */

double review_points(const struct review_seat *of, double loss)
{
    return of->spread > 0 ? 50 * loss / of->spread : 0;
}

double review_lost(const struct review_seat *of, double errors)
{
    return fmax(of->loss + errors * of->loss_error, of->proven);
}

double review_drop(const struct review_seat *of, double errors)
{
    return of->decisions ? review_points(of, review_lost(of, errors)) / of->decisions : 0;
}

double review_accuracy(double drop)
{
    return drop > 0 ? 100 * exp2(-drop / HALVES) : 100;
}

double review_lichess(double drop)
{
    double share = LICHESS_SCALE * exp(-LICHESS_RATE * drop) - LICHESS_BELOW + LICHESS_BONUS;
    return drop <= 0 || share > 100 ? 100 : share < 0 ? 0 : share;
}

static void own_add(struct review_seat *of, const struct review_step *step)
{
    const struct grade *g = &step->grade;
    double loss = g->best - g->after;
    of->skill += step->after - step->before;
    of->skill_error += g->gain_var;
    of->loss += loss;
    of->loss_error += g->loss_var;
    of->decisions++;
    if (loss > 0 && loss * loss > 9 * g->loss_var) {
        of->better++;
        of->proven += loss;
    }
}

static bool seat_sum(struct review *r, int seat)
{
    struct review_seat *of = &r->seat[seat];
    struct grader grader = r->grader;
    struct view view;
    int32_t payoff[SEATS_MAX];
    double start, variance;
    int worlds = r->grader.worlds * REVIEW_START_TIMES;
    grader.seed += (uint64_t)seat << 32;
    redact(r->match->game, &r->before[0], seat, &view);
    if (!grade_value(&grader, &view, 0, worlds, &start, &variance))
        return false;
    game_aim(r->match->game, r->match->data, &r->match->state, payoff);
    of->start = units(start);
    of->start_error = sqrt(variance);
    of->spread = sqrt(variance * worlds);
    of->result = (int64_t)payoff[seat] * REVIEW_UNIT;
    for (uint32_t i = 0; i < of->steps; i++) {
        const struct review_step *step = &of->step[i];
        if (!step->judged)
            continue;
        if (step->seat == seat) {
            own_add(of, step);
        } else {
            of->rest += step->after - step->before;
            of->rest_error += step->grade.gain_var;
        }
    }
    of->skill_error = sqrt(of->skill_error);
    of->rest_error = sqrt(of->rest_error);
    of->loss_error = sqrt(of->loss_error);
    return review_luck(of);
}

bool review_judge(struct grader *g, const char *name)
{
    const struct game *game = g->play.game;
    g->play.bot = bot_find(game, name ? name : "careful");
    if (!g->play.bot && !name)
        g->play.bot = bot_find(game, "random"); /* a game that has no bot of its own */
    if (game->policy_count && &game->policies[game->policy_count - 1] != g->play.bot)
        g->other = &game->policies[game->policy_count - 1];
    return g->play.bot;
}

bool review_make(struct review *r)
{
    if (!line_find(r))
        return false;
    for (int seat = 0; seat < r->match->seats; seat++) {
        r->seat[seat].stake = game_stake(r->match->game, seat);
        struct review_seat *of = &r->seat[seat];
        if (of->asked && of->stake && (!steps_find(r, of) || !review_pieces(r, of)))
            return false;
        uint32_t asks = of->steps;
        for (uint32_t i = 0; i < of->pieces; i++)
            asks += of->piece[i].asks;
        if (r->of)
            atomic_fetch_add(r->of, asks);
    }
    grade_all(r);
    if (stopped(r))
        return false;
    for (int seat = 0; seat < r->match->seats; seat++)
        if (r->seat[seat].asked && !seat_sum(r, seat))
            return false;
    return true;
}

void review_free(struct review *r)
{
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        free(r->seat[seat].step);
        free(r->seat[seat].piece);
    }
    free(r->before);
    free(r->move);
    free(r->entry_of);
}
