/* The standard input as lines. What is always true: whatever ends the program from outside, the
 * terminal is put back as it was first. */
#include "tui/input.h"

#include <errno.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#include "table/match.h"
#include "table/cursor.h"
#include "tui/complete.h"
#include "tui/language.h"
#include "tui/said.h"

enum { LINES_KEPT = 4 }; /* rows of a full screen that are left free: the prompt, and headings,
                            which are not counted */

static struct {
    bool open, terminal, screen, pages;
    bool typed_stop;
    int shown; /* lines since the last answer, on the second screen */
    EditLine *edit;
    History *history;
    const char *prompt;
    char plain[2 * INPUT_BYTES]; /* bytes of a pipe */
    size_t plain_used;
    bool skipping; /* the rest of a line that was too long */
    bool ahead;    /* a stop between the parts of a long text was answered with more than Enter:
                      that is the next answer */
    int ahead_result;
    char ahead_line[INPUT_BYTES];
    struct termios before;
    int heard_fd; /* what else is listened to; `heard` NULL: nothing */
    bool (*heard)(void *arg);
    void *heard_arg;
    bool breakable, broken, above; /* the line that is being asked for */
    char begun[INPUT_BYTES];       /* what was typed of a line that was broken off */
} in;

static volatile sig_atomic_t stopped;

static void on_interrupt(int number)
{
    (void)number;
    stopped = 1;
}

static const char screen_on[] = "\033[?1049h\033[H\033[2J", screen_off[] = "\033[?1049l",
                  screen_clear[] = "\033[H\033[2J\033[3J";

static void put(const char *s)
{
    fflush(stdout);
    while (*s) {
        ssize_t n = write(STDOUT_FILENO, s, strlen(s));
        if (n < 0 && errno != EINTR)
            return;
        s += n > 0 ? n : 0;
    }
}

/* Asked to end: only what may be done inside a signal. */
static void on_end(int number)
{
    if (in.terminal)
        tcsetattr(STDIN_FILENO, TCSANOW, &in.before);
    if (in.screen && write(STDOUT_FILENO, screen_off, sizeof screen_off - 1) < 0)
        _exit(128 + number);
    signal(number, SIG_DFL);
    raise(number);
}

/* ---- Keys of our own ---- */

static unsigned char stop(EditLine *edit, int key)
{
    (void)edit;
    (void)key;
    in.typed_stop = true;
    return CC_EOF;
}

/* Ctrl-Z, which is only a key while a line is edited. Not from a second screen: it must stay
 * covered. */
static unsigned char suspend(EditLine *edit, int key)
{
    (void)key;
    if (in.screen)
        return CC_REFRESH_BEEP;
    el_set(edit, EL_PREP_TERM, 0);
    raise(SIGTSTP);
    el_set(edit, EL_PREP_TERM, 1);
    return CC_REDISPLAY;
}

static char *prompt(EditLine *edit)
{
    static char copy[256];
    (void)edit;
    snprintf(copy, sizeof copy, "%s", in.prompt ? in.prompt : "");
    return copy;
}

/* ---- News while a line is typed ---- */

void input_above(void)
{
    if (in.edit && in.breakable && !in.above)
        put("\r\033[K");
    in.above = true;
}

/* Waits for the next byte. 1: it is there; 0: the line is broken off; -1: a signal came. */
static int await_byte(void)
{
    while (in.breakable && in.heard) {
        struct pollfd of[] = {{.fd = in.heard_fd, .events = POLLIN},
                              {.fd = STDIN_FILENO, .events = POLLIN}};
        if (poll(of, 2, -1) < 0) {
            if (errno == EINTR && !stopped)
                continue;
            return -1;
        }
        if (!of[0].revents)
            break;
        in.above = false;
        in.broken = in.heard(in.heard_arg);
        fflush(stdout);
        if (in.broken)
            return 0;
        if (in.edit && in.above)
            el_set(in.edit, EL_REFRESH);
    }
    return 1;
}

int input_news(void)
{
    int result = INPUT_LINE;
    ENSURE(in.heard);
    fflush(stdout);
    while (result == INPUT_LINE) {
        struct pollfd of = {.fd = in.heard_fd, .events = POLLIN};
        if (poll(&of, 1, -1) < 0 && input_stopped())
            result = INPUT_STOPPED;
        else if (of.revents && in.heard(in.heard_arg))
            result = INPUT_NEWS;
        fflush(stdout);
    }
    return result;
}

/* The next key for the editor. */
static int read_key(EditLine *edit, wchar_t *out)
{
    mbstate_t state = {0};
    size_t n = (size_t)-2;
    (void)edit;
    while (n == (size_t)-2) {
        char byte;
        if (await_byte() <= 0)
            return -1;
        ssize_t got = read(STDIN_FILENO, &byte, 1);
        if (got < 0 && errno == EINTR && !stopped)
            continue;
        if (got <= 0)
            return (int)got;
        n = mbrtowc(out, &byte, 1, &state);
        if (n == (size_t)-1) { /* no letter of any language: it is left out */
            memset(&state, 0, sizeof state);
            n = (size_t)-2;
        }
    }
    return 1;
}

void input_listen(int fd, bool (*heard)(void *arg), void *arg)
{
    in.heard_fd = fd;
    in.heard = fd < 0 ? NULL : heard;
    in.heard_arg = arg;
    if (in.edit && in.heard) /* the editor has no way of its own to wait for anything else */
        el_set(in.edit, EL_GETCFN, read_key);
    else if (in.edit)
        el_set(in.edit, EL_GETCFN, EL_BUILTIN_GETCFN);
}

/* Keeps what was typed of the line that is broken off, and takes it from the screen. */
static int break_off(void)
{
    const LineInfo *line = el_line(in.edit);
    snprintf(in.begun, sizeof in.begun, "%.*s", (int)(line->lastchar - line->buffer), line->buffer);
    put("\r\033[K");
    return INPUT_NEWS;
}

/* ---- Opening ---- */

static void edit_open(void)
{
    HistEvent event;
    /* it cannot write an umlaut where the system is set to anything else, and does not look */
    if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        setlocale(LC_CTYPE, "C.UTF-8");
    in.edit = el_init("croupier", stdin, stdout, stderr);
    if (!in.edit)
        return;
    in.history = history_init();
    if (in.history) {
        history(in.history, &event, H_SETSIZE, 200);
        el_set(in.edit, EL_HIST, history, in.history);
    }
    el_set(in.edit, EL_PROMPT, prompt);
    el_set(in.edit, EL_EDITOR, "emacs");
    el_set(in.edit, EL_SIGNAL, 0);
    el_set(in.edit, EL_ADDFN, "croupier-complete", "complete a name", complete_word);
    el_set(in.edit, EL_ADDFN, "croupier-stop", "stop", stop);
    el_set(in.edit, EL_BIND, "^I", "croupier-complete", NULL);
    el_set(in.edit, EL_ADDFN, "croupier-suspend", "suspend", suspend);
    el_set(in.edit, EL_BIND, "^C", "croupier-stop", NULL);
    el_set(in.edit, EL_BIND, "^Z", "croupier-suspend", NULL);
    el_set(in.edit, EL_SETTY, "-d", "-isig", NULL);
}

void input_open(void)
{
    struct sigaction interrupt = {.sa_handler = on_interrupt}, end = {.sa_handler = on_end};
    const char *kind = getenv("TERM");
    if (in.open)
        return;
    in.open = true;
    in.terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && kind && strcmp(kind, "dumb");
    sigaction(SIGINT, &interrupt, NULL);
    if (!in.terminal || tcgetattr(STDIN_FILENO, &in.before)) {
        in.terminal = false;
        return;
    }
    sigaction(SIGTERM, &end, NULL);
    sigaction(SIGHUP, &end, NULL);
    sigaction(SIGQUIT, &end, NULL);
    edit_open();
}

void input_close(void)
{
    if (in.screen)
        input_screen(false);
    if (in.edit)
        el_end(in.edit);
    if (in.history)
        history_end(in.history);
    memset(&in, 0, sizeof in);
}

bool input_is_terminal(void)
{
    return in.terminal;
}

/* A line that was typed ahead; the end and an interrupt stay. */
static void drop_ahead(void)
{
    if (in.ahead && in.ahead_result == INPUT_LINE)
        in.ahead = false;
}

void input_forget(void)
{
    HistEvent event;
    drop_ahead();
    if (in.history)
        history(in.history, &event, H_CLEAR);
}

bool input_stopped(void)
{
    bool was = stopped;
    stopped = 0;
    return was;
}

/* ---- Lines ---- */

static void trim(const char *from, size_t size, char out[INPUT_BYTES])
{
    while (size && strchr(" \t\r\n", from[size - 1]))
        size--;
    while (size && strchr(" \t", *from)) {
        from++;
        size--;
    }
    if (size > INPUT_BYTES - 1)
        size = INPUT_BYTES - 1;
    memcpy(out, from, size);
    out[size] = 0;
}

static int edit_line(char out[INPUT_BYTES])
{
    HistEvent event;
    int count = 0;
    in.typed_stop = in.broken = false;
    if (in.breakable && *in.begun)
        el_push(in.edit, in.begun);
    if (in.breakable)
        *in.begun = 0;
    const char *line = el_gets(in.edit, &count);
    if (in.broken)
        return break_off();
    if (in.typed_stop || stopped) {
        stopped = 0;
        put("\n");
        return INPUT_STOPPED;
    }
    if (!line || count <= 0) {
        put("\n");
        return INPUT_END;
    }
    trim(line, (size_t)count, out);
    if (*out && in.history)
        history(in.history, &event, H_ENTER, out);
    return INPUT_LINE;
}

/* From a pipe. The line is echoed, so that what comes out reads like a session. */
static int plain_line(char out[INPUT_BYTES])
{
    for (;;) {
        char *end = memchr(in.plain, '\n', in.plain_used);
        if (end || in.plain_used == sizeof in.plain) {
            size_t size = end ? (size_t)(end - in.plain) + 1 : in.plain_used;
            bool rest = in.skipping;
            if (!rest)
                trim(in.plain, size, out);
            memmove(in.plain, in.plain + size, in.plain_used - size);
            in.plain_used -= size;
            in.skipping = !end;
            if (!rest)
                break;
            continue;
        }
        int ready = await_byte();
        ssize_t n = ready > 0 ? read(STDIN_FILENO, in.plain + in.plain_used,
                                     sizeof in.plain - in.plain_used)
                              : -1;
        if (!ready)
            return INPUT_NEWS;
        if (n < 0 && errno == EINTR) {
            if (input_stopped())
                return INPUT_STOPPED;
            continue;
        }
        if (n <= 0 && !in.plain_used)
            return INPUT_END;
        if (n <= 0)
            in.plain[in.plain_used++] = '\n';
        else
            in.plain_used += (size_t)n;
    }
    if (!isatty(STDIN_FILENO))
        printf("%s\n", out);
    return INPUT_LINE;
}

/* What was typed ahead, as the answer to this question. */
static int take_ahead(const char *text, char out[INPUT_BYTES])
{
    in.ahead = false;
    if (in.ahead_result != INPUT_LINE)
        return in.ahead_result;
    memcpy(out, in.ahead_line, INPUT_BYTES);
    printf("%s%s\n", text, out);
    return INPUT_LINE;
}

static int next_line(const char *text, char out[INPUT_BYTES])
{
    int result;
    in.shown = 0;
    out[0] = 0;
    if (in.ahead)
        return take_ahead(text, out);
    in.prompt = text;
    fputs(in.edit ? "" : text, stdout);
    fflush(stdout);
    result = in.edit ? edit_line(out) : plain_line(out);
    if (result == INPUT_LINE)
        text_straighten(out);
    else if (!in.edit)
        putchar('\n');
    return result;
}

int input_line(const char *text, char out[INPUT_BYTES])
{
    in.breakable = false;
    return next_line(text, out);
}

int input_line_or_news(const char *text, char out[INPUT_BYTES])
{
    in.breakable = true;
    int result = next_line(text, out);
    in.breakable = false;
    return result;
}

bool input_wait(const char *text)
{
    char line[INPUT_BYTES];
    drop_ahead();
    return input_line(text, line) == INPUT_LINE;
}

/* ---- Screens ---- */

void input_screen(bool second)
{
    if (!in.terminal || in.screen == second)
        return;
    put(second ? screen_on : screen_off);
    in.screen = second;
}

void input_pages(bool on)
{
    in.pages = on;
    in.shown = 0;
}

void input_shown(void)
{
    struct winsize size;
    char more[96];
    if (in.ahead || !(in.screen || (in.pages && in.terminal)) ||
        ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) || size.ws_row <= LINES_KEPT ||
        ++in.shown < size.ws_row - LINES_KEPT)
        return;
    snprintf(more, sizeof more, "%s ", language_say(ASK_MORE()));
    in.ahead_result = input_line(more, in.ahead_line);
    in.ahead = in.ahead_result != INPUT_LINE || *in.ahead_line;
}

void input_clear(void)
{
    in.shown = 0;
    if (in.terminal)
        put(screen_clear);
}
