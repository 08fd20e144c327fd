/* What whoever runs the game may set right, and what they may let pass. What is always true: what
 * is listed can be typed as it stands there. */
#include <stdio.h>
#include <string.h>

#include "table/making.h"
#include "table/powers.h"
#include "table/spoken.h"
#include "table/waivers.h"
#include "tui/away.h"
#include "tui/guide.h"
#include "tui/names.h"
#include "tui/said.h"
#include "tui/say.h"
#include "tui/session.h"

/* A line a verb, with a move of it: `before` what is to be typed. */
static void list(const struct question *q, const struct options *open, const char *before)
{
    const struct match *match = q->session->match;
    const struct making of = {match, &q->view, open};
    for (uint32_t i = 0; i < open->count; i++) {
        char label[INPUT_BYTES], typed[INPUT_BYTES];
        struct text what = ask_text(q, false, label, sizeof label);
        struct text move = text_over(typed, sizeof typed);
        struct options one = {.count = 1};
        struct move first;
        if (i && open->at[i].verb == open->at[i - 1].verb)
            continue;
        one.at[0] = open->at[i];
        options_nth(&one, 0, &first);
        making_verb(&of, &first, &what);
        text_put(&move, before);
        codec_act_text(match->game, match->data, &first, &move);
        guide_wrap(stdout, language_say(TELL_CORRECT(.what = label, .move = typed)), "  ");
    }
}

int correct_aside(const struct question *q)
{
    struct options open;
    match_powers(q->session->match, q->seat, &open);
    if (!open.count)
        says(WHY_CORRECT_NONE());
    list(q, &open, "");
    return ANSWER_AGAIN;
}

void may_hint(const struct question *q, const struct move *move)
{
    const struct match *match = q->session->match;
    char typed[MOVE_TEXT_BYTES], reason[REASON_BYTES];
    struct text act = text_over(typed, sizeof typed), no = text_over(reason, sizeof reason);
    if (!match->warns || !waivers_allow(match, move, &no))
        return;
    codec_act_text(match->game, match->data, move, &act);
    says(TELL_MAY(.move = typed));
}

/* At one screen the master is asked there. */
static int decide(struct question *q, const struct move *move, struct text *why)
{
    char what[INPUT_BYTES], rule[REASON_BYTES], reason[REASON_BYTES];
    struct text said = ask_text(q, false, what, sizeof what),
                says_no = language_text(rule, sizeof rule),
                no = language_text(reason, sizeof reason);
    struct match *match = q->session->match;
    if (!(q->session->table->persons & 1)) {
        says(WHY_MAY_NOBODY());
        return ANSWER_AGAIN;
    }
    waivers_label(match, move, &said);
    waivers_reason(match, move, &says_no);
    says(TELL_MAY_ASKED(.what = what, .why = rule));
    int yes = line_yes(language_say(ASK_MAY()), false);
    if (yes < 0)
        return ANSWER_QUIT;
    if (!(yes ? waivers_grant : waivers_deny)(match, move, &no)) {
        say(reason);
        return ANSWER_AGAIN;
    }
    q->session->ask_again |= (uint16_t)(1u << q->seat);
    return q->session->table->written(q->session->table->arg, why) ? ANSWER_MOVE : ANSWER_FAILED;
}

/* What was typed as a move of this seat that may be put to the master; false: said why not. */
static bool typed_move(const struct question *q, const char *rest, struct move *move)
{
    const struct match *match = q->session->match;
    static struct pairs pairs;
    char copy[INPUT_BYTES], reason[REASON_BYTES];
    struct text no = language_text(reason, sizeof reason);
    snprintf(copy, sizeof copy, "%s", rest);
    bool good = codec_words_read(copy, &pairs, &no) &&
                codec_move_read(match->game, match->data, match->seats, &pairs, q->seat, NULL, move,
                                &no);
    if (good && move->seat != q->seat)
        says(WHY_SEAT(.seat = q->seat));
    else if (!good || !waivers_allow(match, move, &no))
        say(reason);
    else
        return true;
    return false;
}

int may_aside(struct question *q, const char *rest, struct text *why)
{
    const struct match *match = q->session->match;
    char typed[MOVE_TEXT_BYTES];
    struct text act = text_over(typed, sizeof typed);
    struct options open;
    struct move move = {.seat = (uint8_t)q->seat};
    if (!match->warns) {
        act = language_text(typed, sizeof typed);
        waivers_allow(match, &move, &act);
        say(typed);
        return ANSWER_AGAIN;
    }
    match_waivers(match, q->seat, &open);
    if (!*rest && !open.count)
        says(WHY_MAY_NONE());
    if (!*rest)
        list(q, &open, "may ");
    if (!*rest || !typed_move(q, rest, &move))
        return ANSWER_AGAIN;
    if (!q->session->table->away)
        return decide(q, &move, why);
    codec_act_text(match->game, match->data, &move, &act);
    return away_slash(q->session, "may", typed);
}
