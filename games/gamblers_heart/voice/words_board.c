/* The table in plain sentences: for the GM a desk, for a Gambler their own sheet first, for all the scales of
 * Fortune, who is in what state, and the spell being gambled for, as far as the view's seat may know. */
#include "games/gamblers_heart/rules.h"
#include "games/gamblers_heart/voice/words.h"

/* A line of its own, further in. */
static void say_in(struct talk *x, int id, const void *slots)
{
    text_put(x->t, "  ");
    say(x, id, slots);
}

static void line_end(struct talk *x) { text_char(x->t, '\n'); }

static void say_line(struct talk *x, int id, const void *slots)
{
    say(x, id, slots);
    line_end(x);
}

/* ---- The quest ---- */

static int act_of(int step)
{
    return step <= STEP_ARRIVAL ? 1 : step == STEP_WORK ? 2 : 3;
}

static void quest_lines(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    const char *told = gh_seed_text(x, s->step);
    say(x, BOARD_QUEST(.quest = s->quest, .quests = s->quests, .act = act_of(s->step), .step = s->step));
    if (s->victories || s->defeats)
        say(x, BOARD_VERDICTS(.won = __builtin_popcount(s->victories), .lost = __builtin_popcount(s->defeats)));
    line_end(x);
    size_t used = x->t->used;
    gh_portent(x);
    if (x->t->used > used)
        line_end(x);
    if (told)
        say_line(x, TELL_STORY(.text = told));
    if (is_late(s))
        say_line(x, BOARD_LATE());
    else if (s->beats >= BEATS_MAX - NEAR_BEATS)
        say_line(x, BOARD_BEATS(.left = BEATS_MAX - s->beats));
}

/* The scales, one mark a point. */
static void scales(struct talk *x)
{
    int gamblers = x->s->fortune;
    say_line(x, BOARD_FORTUNE(FORTUNES(gamblers)));
    text_char(x->t, '[');
    for (int i = 0; i < FORTUNE; i++)
        text_char(x->t, i < gamblers ? '#' : '-');
    text_put(x->t, "]\n");
    if (gamblers == FORTUNE)
        say_line(x, BOARD_GM_BROKE());
    else if (gamblers >= TIP_FROM)
        say_line(x, BOARD_TIP(.fortune = TIP_FROM));
}

/* ---- People ---- */

static void own_sheet(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int g = seat_gambler(x->v->seat), patron = gh_sees_patron(x, x->v->seat), royalty = s->royalty[g], suit = s->suit[g];
    struct listed spells;
    if (s->made[g] == MADE_NOTHING)
        return;
    say_line(x, BOARD_YOU(.person = s->person[g], .status = s->status[g]));
    if (s->made[g] >= MADE_SOUL) {
        if (s->status[g] == STATUS_LOST)
            say_in(x, BOARD_SOULCARD_LOST(.royalty = royalty, .suit = suit));
        else
            say_in(x, BOARD_SOULCARD(.royalty = royalty, .suit = suit));
        line_end(x);
        say_in(x, BOARD_ROYALTY(.royalty = royalty)); /* GH-A1 */
        line_end(x);
        say_in(x, BOARD_SUIT(.suit = suit)); /* GH-A1 */
        line_end(x);
    }
    if (patron) {
        if (s->patron_known[g] == EVERYONE)
            say_in(x, BOARD_OWN_KNOWN());
        else
            say_in(x, BOARD_OWN_SECRET());
        gh_patron_line(x, patron); /* GH-A2 */
        line_end(x);
    }
    if (s->barred_ideas[g] || s->barred_named[g]) {
        say_in(x, BOARD_OWN_BARRED(.spells = gh_list_spells(&spells, s->barred_ideas[g], s->barred_named[g])));
        line_end(x);
    }
}

static void gambler_line(struct talk *x, int seat)
{
    const struct gamblers_heart *s = x->s;
    int g = seat_gambler(seat), status = s->status[g];
    struct room rooms[2];
    struct listed spells;
    char barred[4000];
    struct text barred_text = text_over(barred, sizeof barred);
    const char *at[3];
    struct voice_list has = {.pieces = at};
    at[has.count++] = s->made[g] >= MADE_SOUL ? piece(x, &rooms[0], PART_STATUS_SOUL(.status = status, .royalty = s->royalty[g],
                                                                                      .suit = s->suit[g]))
                                              : piece(x, &rooms[0], PART_STATUS(.status = status));
    if (s->patron_known[g] == EVERYONE && gh_sees_patron(x, seat))
        at[has.count++] = piece(x, &rooms[1], PART_KNOWN(.patron = s->patron[g]));
    else if (s->last_known[g])
        at[has.count++] = piece(x, &rooms[1], PART_LAST_KNOWN(.patron = s->last_known[g], .moved = s->moved_on[g])); /* GH-F5 */
    if (s->barred_ideas[g] || s->barred_named[g]) { /* any number of spells */
        struct voice long_one = x->voice;
        barred_text.labels = x->t->labels;
        long_one.out = &barred_text;
        voice_put(&long_one, PART_BARRED(.spells = gh_list_spells(&spells, s->barred_ideas[g], s->barred_named[g])));
        at[has.count++] = barred;
    }
    if (s->made[g] >= MADE_NAME)
        say_in(x, BOARD_GAMBLER(.person = s->person[g], .number = seat, .has = &has));
    else
        say_in(x, BOARD_GAMBLER_UNNAMED(.number = seat, .has = &has));
    line_end(x);
}

static void people_lines(struct talk *x)
{
    uint32_t others = gh_all_gamblers(x->s) & ~(gh_is_gambler(x) ? 1u << x->v->seat : 0);
    if (gh_is_gambler(x))
        own_sheet(x);
    if (!others)
        return;
    if (gh_is_gambler(x))
        say_line(x, BOARD_OTHERS());
    else
        say_line(x, BOARD_GAMBLERS());
    for (int seat = 1; seat <= GAMBLERS_MAX; seat++)
        if (others >> seat & 1)
            gambler_line(x, seat);
}

/* ---- The scene ---- */

static void marks_line(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    bool work = s->step == STEP_WORK;
    if (work || s->step == STEP_CONFLICT)
        say_line(x, BOARD_MARKS(.marks = s->marks, .marks_most = work ? 4 : 2, .alarms = s->alarms, .alarms_most = work ? 3 : 2));
}

static void showdown_line(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    struct room rooms[4];
    const char *at[4];
    struct voice_list has = {.pieces = at};
    struct listed seats;
    at[has.count++] = piece(x, &rooms[0], PART_SHOWDOWN(.seats = gh_list_seats(&seats, s->involved)));
    if (s->spent)
        at[has.count++] = piece(x, &rooms[1], PART_SPENT(.seats = gh_list_seats(&seats, s->spent)));
    if (s->passed)
        at[has.count++] = piece(x, &rooms[2], PART_PASSED(.seats = gh_list_seats(&seats, s->passed)));
    if (s->peril)
        at[has.count++] = piece(x, &rooms[3], PART_PERIL(.seats = gh_list_seats(&seats, s->peril)));
    say_line(x, BOARD_SHOWDOWN(.has = &has));
}

static void scene_lines(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    const struct obstacle *o = gh_obstacle(x);
    struct listed spells;
    if (s->enduring_ideas || s->enduring_named)
        say_line(x, BOARD_ENDURING(.spells = gh_list_spells(&spells, s->enduring_ideas, s->enduring_named)));
    marks_line(x);
    if (o) {
        say(x, BOARD_OBSTACLE(.size = s->obstacle, .title = o->title, .text = o->text));
        if (s->planned)
            say(x, BOARD_PLANNED());
        line_end(x);
    }
    if (gh_in_showdown(s))
        showdown_line(x);
}

/* ---- The duel ---- */

static int seen_by(const struct talk *x, int known)
{
    enum { ALL, YOU, OTHER };
    return known == EVERYONE ? ALL : x->v->seat == SEAT_CHANCE ? OTHER : YOU;
}

static void dice_lines(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    struct listed faces;
    if (gh_sees_hand(x))
        say_line(x, BOARD_DICE(.who = s->caster, HAND(s->die, &faces), .seen = seen_by(x, s->die_known)));
    if (gh_sees_gm_die(x))
        say_line(x, BOARD_DIE(.who = GM, .die = s->gm_die, .seen = seen_by(x, s->gm_known)));
    if (s->rerolled)
        say_line(x, BOARD_REROLLED(.who = s->caster, .count = s->rerolled));
    if (s->die_known != EVERYONE && gh_knows_odds(x)) {
        gh_put_odds(x);
        line_end(x);
    }
}

static void duel_lines(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (s->caster == NONE || s->spell == NONE)
        return;
    gh_cast(x);
    if (s->gift)
        say(x, BOARD_NO_GAMBLE());
    else if (s->stake)
        say(x, BOARD_STAKE(.stake = s->stake, .fold = gh_fold_price(s->stake)));
    line_end(x);
    dice_lines(x);
    if (s->invoked)
        say_line(x, BOARD_INVOKED(.patron = s->invoked));
}

/* ---- Who is waited for ---- */

static void now_line(struct talk *x)
{
    uint32_t seats = gamblers_heart_turn(x->d, &x->v->state);
    struct listed who;
    if ((x->s->phase == PHASE_ACT || x->s->phase == PHASE_PRESSED) && x->s->actor != NONE)
        seats = 1u << x->s->actor; /* who else may step in is not waited for */
    uint32_t others = seats & ~(1u << x->v->seat) & ~(1u << SEAT_CHANCE);
    if (others)
        say_line(x, BOARD_NOW(.seats = gh_list_seats(&who, others), .phase = x->s->phase));
}

/* Where a duel, a Showdown or an act begins, what has been told a moment ago is not told again. */
void gh_glance(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    gh_talk(&x, d, v, t);
    if (x.s->step < STEP_ARRIVAL)
        return;
    scales(&x);
    marks_line(&x);
}

void gh_board(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    gh_talk(&x, d, v, t);
    quest_lines(&x);
    scales(&x);
    people_lines(&x);
    scene_lines(&x);
    duel_lines(&x);
    now_line(&x);
}
