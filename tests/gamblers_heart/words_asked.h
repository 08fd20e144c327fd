/* What people are told on a state set up by hand: the prompts, labels and reasons of one desk, and
 * a duel on it. Always true:
 * each of these shows the state as it is now, and leaves its text in `said` as well. */
#ifndef TESTS_GAMBLERS_HEART_WORDS_ASKED_H
#define TESTS_GAMBLERS_HEART_WORDS_ASKED_H

#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "tests/gamblers_heart/desk.h"
#include "tests/gamblers_heart/words_said.h"

static struct desk desk;
static char said[16384];

static inline const struct words *words(void)
{
    return gamblers_heart_game.words;
}

static inline struct view view_of(int seat)
{
    struct view v;
    const char *wrong = gamblers_heart_game.check(&desk.data, &desk.state);
    if (wrong)
        fail_msg("the state set up by hand: %s", wrong);
    redact(&gamblers_heart_game, &desk.state, seat, &v);
    return v;
}

static inline const char *prompt(int seat)
{
    struct text t = text_over(said, sizeof said);
    struct view v = view_of(seat);
    words()->prompt(&desk.data, &v, &t);
    return said;
}

static inline const char *board(int seat)
{
    struct text t = text_over(said, sizeof said);
    struct view v = view_of(seat);
    words()->board(&desk.data, &v, &t);
    return said;
}

static inline const char *facts(int seat)
{
    struct text t = text_over(said, sizeof said);
    struct view v = view_of(seat);
    words()->facts(&desk.data, &v, &t);
    return said;
}

static inline struct move move_of(int seat, int verb, int a, int b, int c)
{
    return (struct move){.seat = (uint8_t)seat, .verb = (uint8_t)verb, .arg = {a, b, c}};
}

static inline const char *label(int seat, int verb, int a, int b, int c)
{
    struct text t = text_over(said, sizeof said);
    struct view v = view_of(seat);
    struct move m = move_of(seat, verb, a, b, c);
    words()->label(&desk.data, &v, &m, &t);
    return said;
}

static inline const char *why_not(int seat, int verb, int a, int b, int c)
{
    struct text t = text_over(said, sizeof said);
    struct view v = view_of(seat);
    struct move m = move_of(seat, verb, a, b, c);
    words()->why_not(&desk.data, &v, &m, &t);
    return said;
}

/* A text up to the first of these marks: what a line of a menu tells of it. */
static inline const char *head(const char *text, const char *marks)
{
    static char bytes[512];
    snprintf(bytes, sizeof bytes, "%.*s", (int)strcspn(text, marks), text);
    return bytes;
}

/* What the seat `as` is told of a move that is open. */
static inline const char *tell(int as, struct move m)
{
    struct text t = text_over(said, sizeof said);
    struct view was, is;
    struct move read;
    struct state before;
    was = view_of(as);
    state_copy(&gamblers_heart_game, &before, &desk.state);
    assert_null(game_play(&gamblers_heart_game, &desk.data, &desk.state, &m));
    is = view_of(as);
    move_redact(&gamblers_heart_game, &desk.data, &before, &m, as, &read);
    words()->tell(&desk.data, &was, &is, &read, &t);
    return said;
}

static inline const char *describe(int names, int value)
{
    struct text t = text_over(said, sizeof said);
    words()->describe(&desk.data, names, value, &t);
    return said;
}

static inline void has(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("'%s' is not in: %s", part, text);
}

static inline void has_not(const char *text, const char *part)
{
    if (strstr(text, part))
        fail_msg("'%s' is in: %s", part, text);
}

/* A spell of gambler 1, minor and of Death, with this Stake, both dice rolled: hand and GM's
 * die. */
static inline struct gamblers_heart *duel(int phase, int seat, int stake, const uint8_t hand[DICE],
                                          int gm)
{
    struct gamblers_heart *s = desk_scene(&desk, 2);
    desk_spell(s, 1, desk_idea(&desk, SIZE_MINOR, 1), SIZE_MINOR, 1);
    s->stake = s->initial = (uint8_t)stake;
    memcpy(s->die, hand, DICE);
    s->gm_die = (uint8_t)gm;
    s->phase = (uint8_t)phase;
    s->actor = (uint8_t)seat;
    if (phase < PHASE_SHOW)
        desk_dice_hidden(s, 1);
    return s;
}

static const uint8_t pair[DICE] = {FACE_J, FACE_J, FACE_A, FACE_Q, FACE_K};
static const uint8_t nothing[DICE] = {FACE_9, FACE_10, FACE_J, FACE_Q, FACE_A};

#endif
