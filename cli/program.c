/* The wire over pipes. What is always true: each message of the program is answered, by ok if it
 * had an id and by the next turn or the end, or by an error that says what would be right. */
#include "cli/program.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "table/native/json.h"
#include "table/say.h"

enum {
    REFUSED_MAX = 100,
    FAREWELL_MS = 500,
    SHELL_SIGNAL = 128 /* how a shell says that a signal ended what it ran */
};

/* Until there is something to read or room to write: PROGRAM_PLAYED, or why not. */
static int wait_for(const struct program *program, int fd, short events)
{
    struct pollfd at = {.fd = fd, .events = events};
    for (;;) {
        long long left = program->late_at ? program->late_at - child_now() : -1;
        if (*program->interrupted)
            return PROGRAM_INTERRUPTED;
        if (program->late_at && left <= 0)
            return PROGRAM_LATE;
        int n = poll(&at, 1, left > 1000000 ? 1000000 : (int)left);
        if (n > 0)
            return PROGRAM_PLAYED;
        if (n < 0 && errno != EINTR)
            return PROGRAM_GONE;
    }
}

static int send(struct program *program, const struct text *message)
{
    const char *at = message->at;
    size_t left = message->used;
    ENSURE(!message->cut);
    while (left) {
        int result = wait_for(program, program->write_fd, POLLOUT);
        if (result)
            return result;
        ssize_t n = write(program->write_fd, at, left);
        if (n < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (n < 0)
            return PROGRAM_GONE;
        at += n;
        left -= (size_t)n;
    }
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
        int result = send(program, &out);
        if (result)
            return result;
        out = message_over(program);
    }
    wire_turn_open(&program->wire, match, &out);
    if (program->facts) {
        struct view view;
        match_view(match, program->wire.seat, &view);
        say_facts(match, &view, &out);
    }
    text_put(&out, "}\n");
    return send(program, &out);
}

static int send_error(struct program *program, int code, const char *why)
{
    struct text out = message_over(program);
    wire_error(&program->wire, code, why, &out);
    int result = send(program, &out);
    return result ? result : ++program->refused == REFUSED_MAX ? PROGRAM_HOPELESS : PROGRAM_PLAYED;
}

/* More bytes of input: PROGRAM_PLAYED, or why there are none. */
static int fill(struct program *program)
{
    memmove(program->in, program->in + program->in_from, program->in_used - program->in_from);
    program->in_used -= program->in_from;
    program->in_from = 0;
    for (;;) {
        int result = wait_for(program, program->read_fd, POLLIN);
        if (result)
            return result;
        ssize_t n = read(program->read_fd, program->in + program->in_used,
                         sizeof program->in - program->in_used);
        if (n < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        program->in_used += n > 0 ? (size_t)n : 0;
        return n > 0 ? PROGRAM_PLAYED : PROGRAM_GONE;
    }
}

/* The next whole line, without its end; `too_long`: there was one, and it is thrown away. */
static int next_line(struct program *program, char **line, size_t *size, bool *too_long)
{
    for (;;) {
        char *from = program->in + program->in_from;
        size_t used = program->in_used - program->in_from;
        char *end = memchr(from, '\n', used);
        if (end) {
            *too_long = program->skipping;
            program->in_from += (size_t)(end - from) + 1;
            program->skipping = false;
            *line = from;
            *size = (size_t)(end - from);
            return PROGRAM_PLAYED;
        }
        if (used == sizeof program->in) {
            program->skipping = true;
            program->in_from = program->in_used = 0;
        }
        int result = fill(program);
        if (result)
            return result;
    }
}

/* First words of a match; with the data's cards, if it wants them. */
static void hello(const struct program *program, const struct sitting *sitting, struct text *out)
{
    const struct words *words = sitting->game->words;
    wire_hello_open(&program->wire, &sitting->head, out);
    if (program->facts && words && words->cards) {
        text_put(out, ",\"cards\":");
        words->cards(&sitting->pack->data, out);
    }
    text_put(out, "}\n");
}

int program_start(struct program *program, const struct sitting *sitting, int seat,
                  long long think_ms, bool facts, const volatile sig_atomic_t *interrupted)
{
    const char *command = sitting->seat[seat].command;
    bool goes_on = program->open;
    if (!goes_on) {
        memset(program, 0, sizeof *program);
        program->read_fd = STDIN_FILENO;
        program->write_fd = STDOUT_FILENO;
    }
    wire_seat_start(&program->wire, seat);
    program->open = true;
    program->refused = 0;
    program->idle = false;
    program->interrupted = interrupted;
    program->think_ms = think_ms;
    program->spent_ms = 0;
    program->facts = facts;
    if (*command && !goes_on && child_start(program, command))
        return PROGRAM_GONE;
    struct text out = message_over(program);
    hello(program, sitting, &out);
    program->late_at = think_ms ? child_now() + think_ms : 0;
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
    bool again = false, too_long = false;
    int code, got = next_line(program, &line, &size, &too_long);
    if (got)
        return got;
    if (too_long) {
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
    program->late_at = program->think_ms ? child_now() + program->think_ms : 0;
    int result = send_turn(program, sitting->match);
    while (!result && !played)
        result = take_line(program, sitting->match, &played);
    return played ? PROGRAM_PLAYED : result;
}

static void farewell(struct program *program, const struct sitting *sitting)
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

void program_end(struct program *program, const struct sitting *sitting, bool more)
{
    static const volatile sig_atomic_t never;
    bool ours = program->pid != 0;
    if (!program->open)
        return;
    program->open = more;
    program->interrupted = &never;
    program->late_at = ours || program->think_ms ? child_now() + FAREWELL_MS : 0;
    if (!program->idle && (!*sitting->seat[program->wire.seat].command || ours))
        farewell(program, sitting);
    program->idle = more;
    if (!more)
        child_end(program);
}

bool program_why(const struct program *program, const struct sitting *sitting, int result,
                 struct text *out)
{
    int seat = program->wire.seat,
        code = WIFEXITED(program->status) ? WEXITSTATUS(program->status) : 0;
    bool unknown = program->ended && WIFEXITED(program->status) && (code == 126 || code == 127);
    text_format(out, "The program of seat %d (%s) ", seat, sitting->head.seat_name[seat]);
    if (result == PROGRAM_LATE && program->spent_ms)
        text_format(out, "has used up its clock of %d ms.", (int)program->spent_ms);
    else if (result == PROGRAM_LATE)
        text_format(out, "has not moved within %d ms.", (int)program->think_ms);
    else if (result == PROGRAM_HOPELESS)
        text_format(out, "sent %d messages in a row that were refused.", REFUSED_MAX);
    else if (unknown || (*sitting->seat[seat].command && !program->ended))
        text_put(out, "could not be started.");
    else if (program->ended && (WIFSIGNALED(program->status) || code > SHELL_SIGNAL))
        text_format(out, "has crashed: %s.",
                    strsignal(code ? code - SHELL_SIGNAL : WTERMSIG(program->status)));
    else if (program->ended && code)
        text_format(out, "has left with exit code %d.", code);
    else
        text_put(out, "has left.");
    return unknown;
}
