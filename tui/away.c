/* See away.h. What is always true: what a question shows stands until it is answered or dropped,
 * for news is taken only where a line may be broken off. */
#include "tui/away.h"

#include <stdio.h>
#include <string.h>

#include "tui/said.h"
#include "tui/say.h"

static bool heard(void *session)
{
    struct session *s = session;
    return s->table->away->news(s->table->away->arg);
}

void away_open(struct session *s)
{
    if (s->table->away)
        input_listen(s->table->away->fd, heard, s);
}

int away_line(struct session *s, const char *prompt, char line[INPUT_BYTES])
{
    return s->table->away ? input_line_or_news(prompt, line) : input_line(prompt, line);
}

/* ---- While others are to move ---- */

static void prompt_text(const struct session *s, char *out, size_t size)
{
    const char *who = s->table->away->waits(s->table->away->arg);
    struct text text = text_over(out, size);
    if (*who)
        language_put(&text, ASK_WAITING_FOR(.who = who));
    else
        language_put(&text, ASK_WAITING());
    text_char(&text, ' ');
}

/* At a terminal a line can be typed meanwhile. What comes through a pipe is for the next question.
 */
int away_wait(struct session *s, struct text *why)
{
    static struct question q;
    char line[INPUT_BYTES], prompt[256];
    int seat = s->table->away->seat, result = ANSWER_AGAIN;
    tell_more(s, seat, false);
    print_heading(s, seat);
    prompt_text(s, prompt, sizeof prompt);
    ask_open(&q, s, seat);
    while (result == ANSWER_AGAIN) {
        int typed = input_is_terminal() ? input_line_or_news(prompt, line) : input_news();
        if (typed != INPUT_LINE)
            return typed == INPUT_NEWS ? ANSWER_MOVE : ANSWER_QUIT;
        if (*line)
            result = ask_typed(&q, line, why);
    }
    return result;
}

/* ---- What goes there ---- */

static int answer(struct session *s, int made, const char *reason, struct text *why)
{
    if (made == LINE_REFUSED && *reason)
        say(reason);
    if (made == LINE_REFUSED) /* what it thought of the table may be old: it is asked anew */
        s->ask_again |= (uint16_t)(1u << s->table->away->seat);
    if (made == LINE_GONE)
        text_put(why, reason);
    return made == LINE_GONE ? ANSWER_FAILED : made == LINE_STOPPED ? ANSWER_QUIT : ANSWER_MOVE;
}

int away_made(struct session *s, const struct move *move, const char *text, const char *label,
              struct text *why)
{
    char reason[REASON_BYTES];
    struct text no = language_text(reason, sizeof reason);
    int made = s->table->away->play(s->table->away->arg, move, text, label, &no);
    return answer(s, made, reason, why);
}

int away_say(struct session *s, const char *words, struct text *why)
{
    char reason[REASON_BYTES];
    struct text no = language_text(reason, sizeof reason);
    int made = s->table->away->say(s->table->away->arg, words, 0, &no);
    return answer(s, made, reason, why);
}

int away_mark(struct session *s, int back, struct text *why)
{
    char reason[REASON_BYTES];
    struct text no = language_text(reason, sizeof reason);
    int made = s->table->away->say(s->table->away->arg, NULL, back, &no);
    if (made == LINE_REFUSED && !*reason)
        says(WHY_MARK_NOTHING());
    return answer(s, made, reason, why);
}

int away_undo(struct session *s, int moves, struct text *why)
{
    char reason[REASON_BYTES];
    struct text no = language_text(reason, sizeof reason);
    int made = s->table->away->undo(s->table->away->arg, moves, &no);
    if (made == LINE_REFUSED && !*reason)
        says(WHY_UNDO_NONE());
    s->ask_again |= (uint16_t)(1u << s->table->away->seat);
    return answer(s, made, reason, why);
}

int away_slash(struct session *s, const char *command, const char *rest)
{
    char reason[REASON_BYTES];
    struct text no = language_text(reason, sizeof reason);
    int made = LINE_REFUSED;
    if (!s->table->away->slash(s->table->away->arg, command, rest, &made, &no))
        return ANSWER_UNKNOWN;
    if (*reason)
        say(reason);
    return made == LINE_MADE ? ANSWER_MOVE : ANSWER_AGAIN;
}
