/* The wire on the standard streams. What is always true: each message of the program is answered, by ok if
 * it had an id and by the next turn or the end, or by an error that says what would be right. */
#include "cli/program.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "table/native/json.h"

enum { REFUSED_MAX = 100 };

static int send(struct program *program, const struct text *message)
{
    const char *at = message->at;
    size_t left = message->used;
    ENSURE(!message->cut);
    while (left) {
        ssize_t n = write(STDOUT_FILENO, at, left);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return PROGRAM_GONE;
        at += n;
        left -= (size_t)n;
    }
    (void)program;
    return PROGRAM_PLAYED;
}

static struct text message_over(struct program *program)
{
    return text_over(program->out, sizeof program->out);
}

static int send_turn(struct program *program, const struct match *match)
{
    struct text out = message_over(program);
    while (wire_more(&program->wire, match, &out)) {
        if (send(program, &out))
            return PROGRAM_GONE;
        out = message_over(program);
    }
    wire_turn(&program->wire, match, &out);
    return send(program, &out);
}

static int send_error(struct program *program, int code, const char *why)
{
    struct text out = message_over(program);
    wire_error(&program->wire, code, why, &out);
    if (send(program, &out))
        return PROGRAM_GONE;
    return ++program->refused == REFUSED_MAX ? PROGRAM_HOPELESS : PROGRAM_PLAYED;
}

/* More bytes of input; false at its end. */
static bool fill(struct program *program)
{
    memmove(program->in, program->in + program->in_from, program->in_used - program->in_from);
    program->in_used -= program->in_from;
    program->in_from = 0;
    for (;;) {
        ssize_t n = read(STDIN_FILENO, program->in + program->in_used,
                         sizeof program->in - program->in_used);
        if (n < 0 && errno == EINTR)
            continue;
        program->in_used += n > 0 ? (size_t)n : 0;
        return n > 0;
    }
}

/* The next whole line, without its end: 1; 0 at the end of input; -1 for one that is too long. */
static int next_line(struct program *program, char **line, size_t *size)
{
    for (;;) {
        char *from = program->in + program->in_from;
        size_t used = program->in_used - program->in_from;
        char *end = memchr(from, '\n', used);
        if (end) {
            bool skipped = program->skipping;
            program->in_from += (size_t)(end - from) + 1;
            program->skipping = false;
            *line = from;
            *size = (size_t)(end - from);
            return skipped ? -1 : 1;
        }
        if (used == sizeof program->in) {
            program->skipping = true;
            program->in_from = program->in_used = 0;
        }
        if (!fill(program))
            return 0;
    }
}

int program_start(struct program *program, const struct sitting *sitting, int seat)
{
    memset(program, 0, sizeof *program);
    wire_seat_start(&program->wire, seat);
    struct text out = message_over(program);
    wire_hello(&program->wire, &sitting->head, &out);
    return send(program, &out);
}

/* What one message did: a wire code. `again`: it is the last one once more. */
static int take(struct program *program, struct match *match, char *line, size_t size, bool *again,
                struct text *why)
{
    static struct pairs pairs;
    struct json *json = json_open(line, size, WIRE_LINE_BYTES, &pairs, why);
    if (!json)
        return WIRE_BAD_JSON;
    int code = wire_move(&program->wire, match, &pairs, again, why);
    json_close(json);
    return code;
}

/* Takes one line of input; *played if it made a move. */
static int take_line(struct program *program, struct match *match, bool *played)
{
    char reason[REASON_BYTES], *line = NULL;
    struct text why = text_over(reason, sizeof reason);
    size_t size = 0;
    bool again = false;
    int got = next_line(program, &line, &size), code;
    if (!got)
        return PROGRAM_GONE;
    if (got < 0) {
        text_put(&why, "a message is longer than 65536 bytes");
        code = WIRE_BAD_JSON;
    } else {
        code = take(program, match, line, size, &again, &why);
    }
    if (code != WIRE_OK) {
        int result = send_error(program, code, reason);
        return !result && code == WIRE_STALE ? send_turn(program, match) : result;
    }
    *played = !again;
    program->refused = 0;
    if (!program->wire.id[0])
        return PROGRAM_PLAYED;
    struct text out = message_over(program);
    wire_ok(&program->wire, &out);
    return send(program, &out);
}

int program_ask(struct program *program, struct sitting *sitting)
{
    bool played = false;
    int result = send_turn(program, sitting->match);
    while (!result && !played)
        result = take_line(program, sitting->match, &played);
    return played ? PROGRAM_PLAYED : result;
}

void program_end(struct program *program, const struct sitting *sitting)
{
    struct text out = message_over(program);
    while (wire_more(&program->wire, sitting->match, &out)) {
        if (send(program, &out))
            return;
        out = message_over(program);
    }
    wire_end(&program->wire, sitting->match, &sitting->head, &sitting->reveal, &out);
    send(program, &out);
}
