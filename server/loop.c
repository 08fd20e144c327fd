/* The house opened, run and closed. What is always true: one thread runs everything here; a second
 * one waits for signals, the others think for bots or write to the disk, and all speak to the first
 * by waking it. */
#include <arpa/inet.h>
#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "server/addresses.h"
#include "server/clocks.h"
#include "server/compress.h"
#include "server/confine.h"
#include "server/health.h"
#include "server/http.h"
#include "server/keep.h"
#include "server/keys.h"
#include "server/listing.h"
#include "server/loop.h"
#include "server/packs.h"
#include "server/play.h"
#include "server/push.h"
#include "server/relay.h"
#include "server/reviews.h"
#include "server/say.h"
#include "server/workers.h"
#include "server/ws.h"

enum {
    SWEEP_MS = 5000,
    PING_SECONDS = 25,
    HANGUP_SECONDS = 60,
    HEAD_BYTES = 2 * GUARD_HEAD_BYTES,
    DRAIN_MS = 2000
};

static const char own_machine[] = "127.0.0.1";
static atomic_bool asked_to_stop, asked_for_journal;

int64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

int64_t today_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

void house_wake(void *house)
{
    lws_cancel_service(((struct house *)house)->lws);
}

/* ---- Signals: a thread of their own, so that no handler runs anywhere ---- */

struct signal_watch {
    pthread_t thread;
    sigset_t signals;
    struct house *house;
    bool runs;
};

static void *watch(void *arg)
{
    struct signal_watch *watcher = arg;
    int signal;
    while (!asked_to_stop && !sigwait(&watcher->signals, &signal)) {
        if (signal == SIGHUP)
            asked_for_journal = true;
        else
            asked_to_stop = true;
        house_wake(watcher->house);
    }
    return NULL;
}

/* With a journal in a file SIGHUP says that the file was moved away. */
static void signals_block(struct signal_watch *watcher, const char *journal)
{
    sigemptyset(&watcher->signals);
    if (journal && strcmp(journal, "-") != 0)
        sigaddset(&watcher->signals, SIGHUP);
    sigaddset(&watcher->signals, SIGTERM);
    sigaddset(&watcher->signals, SIGINT);
    pthread_sigmask(SIG_BLOCK, &watcher->signals, NULL);
    signal(SIGPIPE, SIG_IGN);
}

/* ---- Opening ---- */

static bool folder_make(const char *folder, struct text *why)
{
    char path[4096];
    if (strlen(folder) >= sizeof path - 16) {
        text_format(why, "%s: The path is too long.", folder);
        return false;
    }
    snprintf(path, sizeof path, "%s", folder);
    for (char *at = path + 1;; at++) {
        char old = *at;
        if (old && old != '/')
            continue;
        *at = 0;
        if (mkdir(path, 0700) && errno != EEXIST) {
            text_format(why, "%s: %s", path, strerror(errno));
            return false;
        }
        *at = old;
        if (!old)
            return true;
    }
}

static bool store_start(struct house *house, struct text *why)
{
    struct store_options options = {.path = house->options.store,
                                    .wake = house_wake,
                                    .arg = house,
                                    .check_later = !house->options.check};
    struct store_pack *packs =
        packs_of_games(house->games, house->games_count, &options.pack_count);
    if (!packs) {
        text_put(why, "There is not enough memory.");
        return false;
    }
    options.packs = packs;
    char address[STORE_ADDRESS_BYTES];
    if (house->others) {
        const char *at = house->options.house_bind;
        snprintf(address, sizeof address, strchr(at, ':') ? "[%s]:%d" : "%s:%d", at,
                 lws_get_vhost_listen_port(house->others));
        options.address = address;
    }
    house->store = store_open(&options, why);
    free(packs);
    disk_remember(house);
    if (!house->store || !packs_load(house, why))
        return false;
    bool good = push_open(house);
    if (!good)
        text_put(why, "There is not enough memory.");
    return good;
}

/* Whether the address can be listened to: the library would not say why not. */
static bool port_free(const char *bind_to, int port, const char *option, struct text *why)
{
    struct sockaddr_storage at = {0};
    struct sockaddr_in *four = (struct sockaddr_in *)&at;
    struct sockaddr_in6 *six = (struct sockaddr_in6 *)&at;
    bool is_four = inet_pton(AF_INET, bind_to, &four->sin_addr) == 1;
    if (is_four) {
        four->sin_family = AF_INET;
        four->sin_port = htons((uint16_t)port);
    } else if (inet_pton(AF_INET6, bind_to, &six->sin6_addr) == 1) {
        six->sin6_family = AF_INET6;
        six->sin6_port = htons((uint16_t)port);
    } else {
        text_format(
            why,
            "--bind takes an IP address, 127.0.0.1 (this machine) or 0.0.0.0 (everyone), not %s.",
            bind_to);
        return false;
    }
    int one = 1, fd = socket(at.ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    bool good = fd >= 0 && !setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one) &&
                !bind(fd, (struct sockaddr *)&at, is_four ? sizeof *four : sizeof *six) &&
                !listen(fd, 1);
    if (!good)
        text_format(why, "%s port %d: %s. Choose another with --%s.", bind_to, port,
                    strerror(errno), option);
    if (fd >= 0)
        close(fd);
    return good;
}

/* One more port, at another address. */
static struct lws_vhost *listen_also(struct house *house, struct lws_context_creation_info info,
                                     const char *name, const char *bind_to, int port,
                                     struct text *why)
{
    info.port = port;
    info.iface = bind_to;
    info.options &= ~(uint64_t)LWS_SERVER_OPTION_DISABLE_IPV6;
    if (!strchr(bind_to, ':'))
        info.options |= LWS_SERVER_OPTION_DISABLE_IPV6;
    info.vhost_name = name;
    struct lws_vhost *made = lws_create_vhost(house->lws, &info);
    if (!made)
        text_format(why, "%s port %d: The server could not listen here.", bind_to, port);
    return made;
}

static bool lws_start(struct house *house, struct text *why)
{
    static struct lws_protocols protocols[4];
    static const lws_retry_bo_t idle = {.secs_since_valid_ping = PING_SECONDS,
                                        .secs_since_valid_hangup = HANGUP_SECONDS};
    struct lws_context_creation_info info = {0};
    protocols[0] = http_protocol;
    protocols[1] = ws_protocol;
    protocols[2] = relay_protocol;
    lws_set_log_level(0, NULL);
    bool all = !strcmp(house->options.bind, "0.0.0.0") || !strcmp(house->options.bind, "::");
    info.port = house->options.port;
    info.iface = all ? NULL : house->options.bind;
    info.protocols = protocols;
    info.user = house;
    info.gid = info.uid = -1;
    info.options = LWS_SERVER_OPTION_VALIDATE_UTF8 | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;
    if (!strchr(house->options.bind, ':'))
        info.options |= LWS_SERVER_OPTION_DISABLE_IPV6;
    info.retry_and_idle_policy = &idle;
    info.max_http_header_data = HEAD_BYTES;
    /* As many as connections: who waits for one of fewer can be kept waiting by whoever sends
     * nothing. */
    bool shared = store_is_remote(house->options.store);
    unsigned most = (unsigned)house->options.sockets_max * (shared ? 2 : 1); /* each passed on */
    info.max_http_header_pool2 = most + 1;
    info.timeout_secs = 10;
    info.keepalive_timeout = 30;
    info.pt_serv_buf_size = 32768;
    info.fd_limit_per_thread = most + 64;
    house->lws = lws_create_context(&info);
    if (!house->lws) {
        text_format(why, "%s port %d: The server could not listen here.", house->options.bind,
                    house->options.port);
        return false;
    }
    const struct server_options *options = &house->options;
    if (options->metrics_port >= 0 &&
        !(house->figures =
              listen_also(house, info, "metrics", own_machine, options->metrics_port, why)))
        return false;
    if (shared)
        house->others =
            listen_also(house, info, "others", options->house_bind, options->house_port, why);
    return !shared || house->others;
}

/* Hands and seeds are in memory: a crash leaves no picture of it, and no other program of this user
 * reads it. The limit alone would not hold where cores are piped to a program. */
static void memory_is_private(void)
{
    const struct rlimit none = {0, 0};
    ENSURE(!setrlimit(RLIMIT_CORE, &none) && !prctl(PR_SET_DUMPABLE, 0));
}

/* All but the thread that waits for signals. What was opened is closed by house_close, also after a
 * failure. */
static bool house_open(struct house *house, struct text *why)
{
    /* Room for a head goes back to the system when it has been read, or everyone who ever came at
     * once would stay. It comes from there only if nothing is spare at the heap's end. */
    mallopt(M_MMAP_THRESHOLD, HEAD_BYTES);
    mallopt(M_TOP_PAD, 0);
    memory_is_private();
    house->lines = malloc(LINES_BYTES);
    house->out = malloc(LWS_PRE + OUT_BYTES);
    house->limits = limits_open(
        house->options.sockets_each,
        (int[LIMITS_HOURS]){
            [LIMITS_TABLES] = house->options.tables_hour, [LIMITS_SEATS] = LISTED_SEATS,
            [LIMITS_KEEPS] = KEY_KEEPS},
        house->options.asks_second);
    house->spare = malloc(SAY_SPARE_BYTES);
    while (voice_languages[house->languages_count])
        house->languages_count++;
    house->cards_made = calloc((size_t)house->games_count * (size_t)house->languages_count,
                               sizeof *house->cards_made);
    house->games_made = calloc((size_t)house->languages_count, sizeof *house->games_made);
    if (!house->lines || !house->out || !house->spare || !house->limits || !house->cards_made ||
        !house->games_made) {
        text_put(why, "There is not enough memory.");
        return false;
    }
    const struct server_options *options = &house->options;
    if (!push_start(house)) {
        text_format(why, "The process for --push did not start: %s.", strerror(errno));
        return false;
    }
    /* Its thread alone may still start programs. */
    house->notifier = options->notify ? workers_open(1, house_wake, house) : NULL;
    if (!options->unconfined && !confine()) {
        text_put(why, "The server could not give up what it never needs: this system has no "
                      "seccomp. --unconfined runs it as it is.");
        return false;
    }
    house->journal = options->journal ? journal_open(options->journal, why) : NULL;
    if (options->journal && !house->journal)
        return false;
    if (!port_free(options->bind, options->port, "port", why) ||
        (options->metrics_port >= 0 &&
         !port_free(own_machine, options->metrics_port, "metrics-port", why)) ||
        (store_is_remote(options->store) &&
         !port_free(options->house_bind, options->house_port, "house", why)) ||
        (options->folder && !folder_make(options->folder, why)) || !lws_start(house, why) ||
        !store_start(house, why))
        return false;
    house->bots = workers_open(house->options.bots, house_wake, house);
    house->readers = workers_open(1, house_wake, house);
    house->checkers = workers_open(1, house_wake, house);
    house->importers = workers_open(1, house_wake, house);
    house->reviewers = workers_open(1, house_wake, house);
    bool good = house->bots && house->readers && house->importers && house->checkers &&
                house->reviewers && (house->notifier || !options->notify) &&
                (options->check || disk_check(house));
    if (!good)
        text_put(why, "The threads for bots could not be started.");
    return good;
}

static void house_close(struct house *house)
{
    house->closing = true;
    clocks_sleep(house);
    reviews_stop(house);
    workers_close(house->reviewers);
    reviews_free(house);
    workers_close(house->bots);
    bots_drop(&house->paced);
    workers_close(house->readers);
    workers_close(house->checkers);
    workers_close(house->importers);
    workers_close(house->notifier);
    if (house->store)
        tables_close(house);
    if (house->lws) {
        lws_sul_schedule(house->lws, 0, &house->relays_timer, NULL, LWS_SET_TIMER_USEC_CANCEL);
        lws_context_destroy(house->lws);
    }
    relays_free(house);
    listing_close(house);
    store_close(house->store);
    journal_close(house->journal);
    push_close(house);
    limits_close(house->limits);
    for (int i = 0; house->games_made && i < house->languages_count; i++)
        made_free(&house->games_made[i]);
    free(house->games_made);
    for (int i = 0; house->cards_made && i < house->games_count * house->languages_count; i++)
        made_free(&house->cards_made[i]);
    free(house->cards_made);
    free(house->lines);
    free(house->out);
    free(house->spare);
}

/* ---- Running ---- */

static void announce(const struct house *house)
{
    int port = lws_get_vhost_listen_port(lws_get_vhost_by_name(house->lws, "default"));
    const char *bind = house->options.bind;
    printf(strchr(bind, ':') ? "http://[%s]:%d/\n" : "http://%s:%d/\n", bind, port);
    if (house->figures)
        printf("http://%s:%d/metrics\n", own_machine, lws_get_vhost_listen_port(house->figures));
    struct addresses all;
    addresses_read(house, &all);
    for (int i = 0; i < all.count; i++)
        if (!strcmp(bind, "0.0.0.0") || !strcmp(bind, "::"))
            printf("%s\n", all.url[i]);
    fflush(stdout);
}

/* The house opens, or closes. */
static void tell(struct house *house, const char *what)
{
    struct store_counts stored;
    struct event event;
    store_counts(house->store, &stored);
    event_begin(&event, house, what);
    event_text(&event, "by", CROUPIER_VERSION);
    event_number(&event, "tables", (int64_t)stored.tables[STORE_ANY]);
    event_end(&event);
}

/* A timer of the library's own, so that the loop turns at least this often. */
static void tick(lws_sorted_usec_list_t *list)
{
    (void)list;
}

static void run(struct house *house)
{
    lws_sorted_usec_list_t timer = {0};
    clocks_wake(house);
    while (!asked_to_stop && store_health(house->store) != STORE_TAKEN) {
        int64_t rest = bots_wait(house->paced, clocks_wait(house, SWEEP_MS));
        lws_sul_schedule(house->lws, 0, &timer, tick, rest * LWS_US_PER_MS);
        if (lws_service(house->lws, 0) < 0)
            break;
        if (atomic_exchange(&asked_for_journal, false))
            journal_again(house->journal);
        clocks_wind(house);
        play_wind(house);
        push_collect(house);
        if (now_ms() - house->swept_ms < SWEEP_MS)
            continue;
        house->swept_ms = now_ms();
        tables_sweep(house, (int64_t)house->options.idle_seconds * 1000);
        keep_sweep(house);
        listing_sweep(house);
        clocks_sweep(house, false);
        clocks_look_round(house);
        disk_sweep(house);
    }
    /* What was played so far goes to the disk and is acknowledged; then everyone is sent home. */
    house->stopping = true;
    clocks_sweep(house, true);
    store_drain(house->store);
    house_collect(house);
    int64_t until = now_ms() + DRAIN_MS;
    bool told = false;
    while (house->count.players && now_ms() < until) {
        if (!told && now_ms() > until - DRAIN_MS + 100) {
            ws_goodbye(house);
            relays_goodbye(house);
            told = true;
        }
        lws_sul_schedule(house->lws, 0, &timer, tick, 20 * LWS_US_PER_MS);
        if (lws_service(house->lws, 0) < 0)
            break;
    }
    store_drain(house->store);
    lws_sul_schedule(house->lws, 0, &timer, tick, LWS_SET_TIMER_USEC_CANCEL);
}

int server_run(const struct server_options *options, const struct game *const *games,
               int games_count, struct text *why)
{
    static struct house house;
    static struct signal_watch watcher;
    memset(&house, 0, sizeof house);
    house.options = *options;
    house.games = games;
    house.games_count = games_count;
    watcher.house = &house;
    signals_block(&watcher, options->journal);
    bool good = house_open(&house, why);
    if (good)
        good = watcher.runs = !pthread_create(&watcher.thread, NULL, watch, &watcher);
    if (good) {
        announce(&house);
        tell(&house, "open");
        run(&house);
        tell(&house, "closed");
        if (!asked_to_stop)
            kill(getpid(), SIGTERM);
        pthread_join(watcher.thread, NULL);
        good = store_health(house.store) != STORE_TAKEN;
        if (!good)
            text_put(why, "This server was not heard of, and another has taken its tables over. "
                          "Every move that was acknowledged is there.");
    }
    house_close(&house);
    return good ? 0 : -1;
}
