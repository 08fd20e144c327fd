/* See journal.h. */

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "server/house.h"
#include "server/journal.h"
#include "server/loop.h"

enum { LINES_SECOND = 200, LINES_AT_ONCE = 2000, FILE_BYTES = 4096 };

struct journal {
    int fd;
    bool own; /* a file that was opened here */
    char path[FILE_BYTES];
    struct bucket rate; /* so that nobody fills a disk by being refused */
    int64_t dropped;    /* lines that are missing since the last one */
};

static int open_file(const char *path)
{
    return open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0600);
}

struct journal *journal_open(const char *path, struct text *why)
{
    struct journal *journal = calloc(1, sizeof *journal);
    bool own = strcmp(path, "-") != 0, fits = strlen(path) < FILE_BYTES;
    if (!journal) {
        text_put(why, "There is not enough memory.");
        return NULL;
    }
    journal->own = own;
    journal->fd = !own ? STDERR_FILENO : fits ? open_file(path) : -1;
    if (journal->fd < 0) {
        text_format(why, "%s: %s", path, fits ? strerror(errno) : "The path is too long.");
        free(journal);
        return NULL;
    }
    memcpy(journal->path, path, strlen(path) + 1);
    return journal;
}

void journal_close(struct journal *journal)
{
    if (journal && journal->own)
        close(journal->fd);
    free(journal);
}

void journal_again(struct journal *journal)
{
    int fd = journal && journal->own ? open_file(journal->path) : -1;
    if (fd < 0)
        return; /* it goes on where it was */
    close(journal->fd);
    journal->fd = fd;
}

/* True if all of it was taken, at once. A pipe that is ready takes PIPE_BUF bytes, and an event has
 * fewer. */
static bool put(const struct journal *journal, const char *line, size_t size)
{
    struct pollfd ready = {.fd = journal->fd, .events = POLLOUT};
    return poll(&ready, 1, 0) == 1 && ready.revents & POLLOUT &&
           write(journal->fd, line, size) == (ssize_t)size;
}

static void put_time(struct text *out)
{
    char now[40];
    int64_t ms = today_ms();
    time_t seconds = (time_t)(ms / 1000);
    struct tm utc;
    gmtime_r(&seconds, &utc);
    strftime(now, sizeof now, "%Y-%m-%dT%H:%M:%S", &utc);
    text_format(out, "{\"time\":\"%s.%c%c%cZ\"", now, '0' + (int)(ms % 1000 / 100),
                '0' + (int)(ms % 100 / 10), '0' + (int)(ms % 10));
}

void event_begin(struct event *event, const struct house *house, const char *what)
{
    event->journal = house->journal;
    if (!event->journal)
        return;
    event->out = text_over(event->bytes, sizeof event->bytes - 3); /* for its end */
    put_time(&event->out);
    event_text(event, "event", what);
}

void event_text(struct event *event, const char *key, const char *value)
{
    if (!event->journal)
        return;
    text_format(&event->out, ",\"%s\":", key);
    text_json(&event->out, value);
}

void event_number(struct event *event, const char *key, int64_t value)
{
    if (!event->journal)
        return;
    text_format(&event->out, ",\"%s\":", key);
    text_int(&event->out, value);
}

void event_id(struct event *event, const char *id, const char *game)
{
    char digits[EVENT_TABLE_CHARS + 1];
    snprintf(digits, sizeof digits, "%.*s", (int)EVENT_TABLE_CHARS, id);
    event_text(event, "table", digits);
    event_text(event, "game", game);
}

void event_table(struct event *event, const struct table *table)
{
    event_id(event, table->id, table->head.game->name);
}

void event_end(struct event *event)
{
    struct journal *journal = event->journal;
    char missing[128];
    if (!journal)
        return;
    ENSURE(!event->out.cut);
    memcpy(event->bytes + event->out.used, "}\n", 2);
    if (!bucket_take(&journal->rate, LINES_SECOND, LINES_AT_ONCE, now_ms())) {
        journal->dropped++;
        return;
    }
    if (journal->dropped) {
        struct text out = text_over(missing, sizeof missing);
        put_time(&out);
        text_put(&out, ",\"event\":\"missing\",\"lines\":");
        text_int(&out, journal->dropped);
        text_put(&out, "}\n");
        if (put(journal, missing, out.used))
            journal->dropped = 0;
    }
    if (journal->dropped || !put(journal, event->bytes, event->out.used + 2))
        journal->dropped++;
}

void tell_refused(const struct house *house, const char *code, const char *address)
{
    struct event event;
    if (house->stopping)
        return;
    event_begin(&event, house, "refused");
    event_text(&event, "code", code);
    event_text(&event, "from", address);
    event_end(&event);
}
