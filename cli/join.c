/* croupier join: a seat at a server's table, from this terminal. What is always true: the token of
 * a seat is on the disk before the server is asked for the seat. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/guest_more.h"
#include "cli/result.h"
#include "cli/saves.h"
#include "games/registry.h"
#include "table/hints.h"
#include "table/native/file.h"
#include "table/native/json.h"
#include "table/native/sodium.h"
#include "tui/guide.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"
#include "voice/choices.h"

enum { KEPT_NAME_BYTES = LINK_ID_BYTES + 16, BODY_BYTES = 400, PATH_BYTES = 96, WORDS_BYTES = 200 };

/* ---- The seat ---- */

/* What this link's files are called: its table and part of a hash, so that no invitation stands in
 * a name. */
static void kept_name(const struct link *link, char out[KEPT_NAME_BYTES])
{
    uint8_t hash[HASH_BYTES];
    char hex[2 * HASH_BYTES + 1];
    struct bytes parts[] = {{link->place, strlen(link->place)}, {link->token, strlen(link->token)}};
    hash_sodium.sha256(parts, 2, hash);
    hash_hex(hash, HASH_BYTES, hex);
    snprintf(out, KEPT_NAME_BYTES, "%s-%.8s", link->table, hex);
}

/* The token that was chosen for this link before, or a new one that is kept. 0, or EXIT_BAD. */
int guest_keep_token(const struct link *link, const char *token)
{
    char path[SAVE_PATH_BYTES], name[KEPT_NAME_BYTES];
    kept_name(link, name);
    int result = saves_joined(name, ".token", path);
    return result ? result : saves_keep_secret(path, token);
}

static int own_token(const struct link *link, char out[LINK_TOKEN_BYTES])
{
    char path[SAVE_PATH_BYTES], name[KEPT_NAME_BYTES];
    uint8_t random[(LINK_TOKEN_BYTES - 1) / 2];
    kept_name(link, name);
    int result = saves_joined(name, ".token", path);
    if (result)
        return result;
    FILE *in = fopen(path, "r");
    bool read = in && fgets(out, LINK_TOKEN_BYTES, in);
    if (in)
        fclose(in);
    if (read && strlen(out) == LINK_TOKEN_BYTES - 1)
        return 0;
    system_random(random, sizeof random);
    hash_hex(random, sizeof random, out);
    return saves_keep_secret(path, out);
}

static void forget_token(const struct link *link)
{
    char path[SAVE_PATH_BYTES], name[KEPT_NAME_BYTES];
    kept_name(link, name);
    if (!saves_joined(name, ".token", path))
        unlink(path);
}

/* The sentence of an error, or that it is none of ours. */
static int refused(const struct link *link, const char *bytes, size_t size)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct pairs pairs;
    struct json *json = json_open(bytes, size, 65536, &pairs, &why);
    const char *message = json ? pairs_text(&pairs, "error.message") : NULL;
    int result = message ? fail("%s", message)
                         : fail("%s answers, but not as a server of croupier's.", link->place);
    json_close(json);
    return result;
}

/* Gets the token of the seat for what the link has, or for what the body says. 0, or EXIT_BAD;
 * *status is the answer's, 0 if there was none. */
static int exchange(struct guest *guest, const char *rest, const char *body, int *status)
{
    const struct link *link = &guest->link;
    char path[PATH_BYTES], reason[REASON_BYTES], *bytes;
    struct text why = text_over(reason, sizeof reason);
    int result = 0;
    size_t size;
    *status = 0;
    snprintf(path, sizeof path, "/api/tables/%s/%s?lang=%s", link->table, rest,
             language_chosen() ? language_chosen() : "en");
    if (net_ask(link, path, link->token, body, status, &bytes, &size, &why))
        return fail("%s", reason);
    struct pairs pairs;
    struct json *json = *status == 200 ? json_open(bytes, size, 65536, &pairs, &why) : NULL;
    const char *token = json ? pairs_text(&pairs, "token") : NULL;
    if (token && strlen(token) == LINK_TOKEN_BYTES - 1)
        memcpy(guest->token, token, LINK_TOKEN_BYTES);
    else
        result = refused(link, bytes, size);
    json_close(json);
    free(bytes);
    return result;
}

/* Exchanges the link's token for that of the seat: an invitation for the one we chose, a seat's own
 * for itself. */
static int sit(struct guest *guest)
{
    char own[LINK_TOKEN_BYTES], body[BODY_BYTES];
    int status, result = own_token(&guest->link, own);
    if (result)
        return result;
    snprintf(body, sizeof body, "{\"token\":\"%s\"}", own);
    result = exchange(guest, "sit", body, &status);
    if (status == 401 || status == 404 || status == 409)
        forget_token(&guest->link);
    return result;
}

/* A table of the server's list, and a seat at it. The link is that table's then; without one, none
 * was chosen. */
static int sit_from_list(struct guest *guest)
{
    char own[LINK_TOKEN_BYTES], body[BODY_BYTES];
    int status, seat = 0, result = guest_list(guest, &seat);
    if (result || !*guest->link.table)
        return result;
    result = own_token(&guest->link, own);
    if (result)
        return result;
    snprintf(body, sizeof body, "{\"token\":\"%s\",\"seat\":%d}", own, seat);
    result = exchange(guest, "sit", body, &status);
    if (status && status != 200)
        forget_token(&guest->link);
    return result;
}

/* Whether this is the token of a seat, as it is once words were typed here. */
static bool opens(const struct link *link, const char *token)
{
    char path[PATH_BYTES], reason[REASON_BYTES], *bytes = NULL;
    struct text why = text_over(reason, sizeof reason);
    int status = 0;
    size_t size;
    snprintf(path, sizeof path, "/api/tables/%s", link->table);
    if (net_ask(link, path, token, NULL, &status, &bytes, &size, &why))
        return false;
    free(bytes);
    return status == 200;
}

/* The words of a seat, letters and blanks; the server says what is wrong with them. */
static int ask_words(char out[WORDS_BYTES])
{
    char line[INPUT_BYTES], prompt[256];
    size_t used = 0;
    snprintf(prompt, sizeof prompt, "%s ", language_say(ASK_PHRASE()));
    if (input_line(prompt, line) != INPUT_LINE)
        return fail("Without its words there is no way to the seat.");
    for (const char *at = line; *at && used + 1 < WORDS_BYTES; at++) {
        bool letter = (*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z');
        out[used++] = letter ? *at : ' ';
    }
    out[used] = 0;
    return 0;
}

/* The seat of six words: asked for once, then the token that they were exchanged for is here. */
static int sit_by_words(struct guest *guest)
{
    char own[LINK_TOKEN_BYTES], words[WORDS_BYTES], body[BODY_BYTES];
    int status, result = own_token(&guest->link, own);
    if (result)
        return result;
    if (opens(&guest->link, own)) {
        memcpy(guest->token, own, sizeof own);
        return 0;
    }
    result = ask_words(words);
    if (result)
        return result;
    snprintf(body, sizeof body, "{\"phrase\":\"%s\",\"token\":\"%s\"}", words, own);
    result = exchange(guest, "back", body, &status);
    if (status && status != 200)
        forget_token(&guest->link);
    return result;
}

/* ---- The log ---- */

static int get_log(const struct guest *guest, bool own, char **bytes, size_t *size)
{
    char path[PATH_BYTES], reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    int status;
    snprintf(path, sizeof path, "/api/tables/%s/log%s?lang=%s", guest->link.table,
             own ? "/own" : "", language_chosen() ? language_chosen() : "en");
    if (net_ask(&guest->link, path, guest->token, NULL, &status, bytes, size, &why))
        return fail("%s", reason);
    if (status == 200)
        return 0;
    int result = refused(&guest->link, *bytes, *size);
    free(*bytes);
    return result;
}

/* Writes what this seat may know of the match, or all of it when it is over. Under another name
 * first, so that an older one is not lost. */
static int keep_log(const struct guest *guest, char path[SAVE_PATH_BYTES])
{
    char name[KEPT_NAME_BYTES], part[SAVE_PATH_BYTES + 8], reason[REASON_BYTES], *bytes;
    struct text why = text_over(reason, sizeof reason);
    struct file_out out;
    size_t size;
    bool all = guest->ended && guest->seat != SEAT_WATCHER;
    kept_name(&guest->link, name);
    int result = saves_joined(name, ".jsonl", path);
    if (!result)
        result = get_log(guest, !all, &bytes, &size);
    if (result)
        return result;
    snprintf(part, sizeof part, "%s.part", path);
    bool wrong = file_out_open(&out, part, FILE_OVER, &why);
    if (!wrong) {
        wrong = file_out_write(&out, bytes, size, &why);
        wrong = file_out_close(&out, &why) || wrong;
    }
    free(bytes);
    if (wrong)
        return fail_file(reason);
    return rename(part, path) ? fail("%s: %s.", path, strerror(errno)) : 0;
}

/* ---- What is said around a match ---- */

/* `path`: the log; NULL: there is none. */
static void say_result(const struct guest *guest, const char *path)
{
    static struct log_file file;
    const char *player[SEATS_MAX] = {0};
    char somebody[64], reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    bool whole = path && !guest->sealed && guest->seat != SEAT_WATCHER &&
                 !log_file_open_with(&file, path, games_list, games_count, UINT32_MAX, &saves_packs,
                                     &why);
    snprintf(somebody, sizeof somebody, "%s", language_say(PART_SOMEBODY()));
    for (int seat = 0; seat < guest->head.seats; seat++)
        if (seat != guest->seat)
            player[seat] = *guest->person[seat].name ? guest->person[seat].name : somebody;
    printf("\n%s\n",
           language_say(TELL_OVER(.moves = whole ? (int)(file.match.count - file.match.says)
                                                 : (int)guest->n)));
    result_say(whole ? &file.match : NULL, guest->head.game, guest->head.seats, player,
               guest->payoff);
    if (whole && guest->adds) {
        bool used = file.last.revealed && !memcmp(file.last.reveal.share[guest->seat],
                                                  guest->share, sizeof guest->share);
        says(TELL_SHARE_USED(.used = used));
    }
    if (whole)
        log_file_close(&file);
}

/* The end, or how to come back. 0, or EXIT_BAD. */
static int leave(struct guest *guest, const struct args *args)
{
    char path[SAVE_PATH_BYTES];
    int result = keep_log(guest, path);
    if (guest->ended && !guest->stopped)
        say_result(guest, result ? NULL : path);
    if (!result)
        says(TELL_LOG(.file = path));
    if (!guest->ended) {
        const struct link *link = &guest->link;
        const char *come = language_say(TELL_SEAT_KEPT());
        if (guest->seat != SEAT_WATCHER && guest->listed)
            printf("%s croupier join 'http%s://%s/t/%s' --words\n", come, link->tls ? "s" : "",
                   link->place, link->table);
        else if (guest->seat != SEAT_WATCHER)
            printf("%s croupier join '%s'%s\n", come, args->word[0],
                   args_has(args, "words") ? " --words" : "");
        return EXIT_FINE; /* the seat is kept though its log may not have come */
    }
    if (!result && guest->sealed) {
        says(TELL_SEALED());
        if (guest->seat != SEAT_WATCHER && !guest->stopped)
            guest_story(guest);
    } else if (!result && guest->seat != SEAT_WATCHER) {
        if (guest->committed)
            says(TELL_CHECK_COMMITTED());
        else
            says(TELL_CHECK_SEEDED());
        printf("  croupier verify '%s'\n", path);
        says(TELL_STORY());
        printf("  croupier chronicle '%s' > story.html\n", path);
    }
    return result;
}

/* ---- The match ---- */

static int next(void *arg)
{
    struct guest *guest = arg;
    if (guest->ended)
        return -1;
    bool mine = guest->seat != SEAT_WATCHER && match_asked(&guest->match) >> guest->seat & 1;
    return mine ? guest->seat : SEAT_CHANCE;
}

static int play(struct guest *guest, const struct args *args)
{
    const char *when = args_get(args, "ask"), *what = args_get(args, "map");
    char reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    struct line_table table = {.match = &guest->match,
                               .persons = (uint16_t)(1u << guest->seat),
                               .ask = when ? line_ask_named(when) : ASK_CHANGE,
                               .map = what ? line_map_named(what) : TEXT_MAP_BOTH,
                               .hints = guest->head.hints,
                               .away = &guest->away,
                               .arg = guest,
                               .next = next};
    guest_start(guest);
    int end = line_play(&table, &why);
    if (end == LINE_FAILED)
        return fail("%s", reason);
    return leave(guest, args);
}

static void call_me(struct guest *guest, const char *name)
{
    char bytes[256];
    struct text out = text_over(bytes, sizeof bytes);
    text_put(&out, "{\"type\":\"name\",\"name\":");
    codec_string_json(name, &out);
    text_char(&out, '}');
    net_send(guest->net, bytes, out.used);
}

/* To the table whose seat it has. */
static int come(struct guest *guest, const struct args *args)
{
    const char *name = args_get(args, "name");
    char *log;
    size_t size;
    int result = get_log(guest, true, &log, &size);
    if (result)
        return result;
    result = guest_open(guest, log, size);
    free(log);
    if (!result)
        result = guest_come(guest);
    if (result)
        return result;
    if (name && guest->seat != SEAT_WATCHER)
        call_me(guest, name);
    return play(guest, args);
}

static int join(struct guest *guest, const struct args *args)
{
    const char *name = args_get(args, "name"), *key = args_get(args, "key");
    guest->quiet = args_has(args, "no-remarks");
    if (!link_read(args->word[0], &guest->link))
        return fail("That is no link to a table. It looks like this: http://HOST/t/TABLE#TOKEN");
    if (name && (!*name || strlen(name) >= PERSON_NAME_BYTES))
        return fail("--name takes 1 to %d bytes.", PERSON_NAME_BYTES - 1);
    if (args_has(args, "words") && *guest->link.token)
        return fail("--words takes a link without # and what follows it: the table's address.");
    guest->listed = !*guest->link.table;
    if (guest->listed && args_has(args, "words"))
        return fail("--words takes the address of a table, not of a server.");
    if (key && args_has(args, "words"))
        return fail("--words and --key each open a seat. Choose one.");
    bool found = key && !guest->listed && !*guest->link.token;
    int result = guest->listed             ? sit_from_list(guest)
                 : found                   ? guest_key_find(guest, key)
                 : args_has(args, "words") ? sit_by_words(guest)
                 : *guest->link.token      ? sit(guest)
                                           : 0;
    if (!result && key && !found && *guest->link.table)
        result = guest_key_put(guest, key);
    if (!result && !*guest->link.table)
        return EXIT_FINE;
    if (!result)
        result = come(guest, args);
    while (!result && guest_next(guest, &result)) {
        result = key ? guest_key_put(guest, key) : 0;
        if (!result)
            result = come(guest, args);
    }
    return result;
}

static int run(const struct args *args)
{
    static struct guest guest;
    input_open();
    int result = join(&guest, args);
    input_close();
    guest_close(&guest);
    return result;
}

static const struct option_spec options[] = {
    {"words", NULL, "take your seat by its six words, which you are asked for"},
    {"key", "FILE", "the seat is your key's; with the table's address alone, find it again"},
    {"name", "NAME", "what the others at the table call you"},
    {"ask", "always|change|never",
     "ask about Skills: always, never, or change (only when one could help)"},
    {"map", "words|drawn|both", "how to show the map (both)"},
    {"no-remarks", NULL, "bots have no names and say nothing"},
    {"lang", CROUPIER_LANGUAGES, "language of the text (default: as LANG says, else English)"},
    {NULL, NULL, NULL},
};
static const char *const examples[] = {
    "croupier join 'http://192.168.1.20:8080/t/9f0c...#52ab...'",
    "croupier join 'https://games.example.org/t/9f0c...#52ab...' --name Ana",
    "croupier join 'https://games.example.org/t/9f0c...' --words",
    "croupier join https://games.example.org # choose from its list of open tables",
    NULL,
};
static const char *const exits[] = {
    "0 played, watched or left",
    "2 the link, the server or the table is wrong",
    NULL,
};

const struct command command_join = {
    .name = "join",
    .brief = "Play at a server's table from this terminal, with the link to a seat",
    .usage = "LINK [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about =
        "LINK is what the server's page or whoever invites you gives you for a seat. Put it in "
        "quotes. Without what follows #, you watch, if the table allows that. With the server's "
        "address alone you choose from its list of open tables, if it has one.\n\n"
        "You play as in croupier play, and read who comes and goes. The seat is yours from the "
        "first time that you use the link: the key to it is in $XDG_DATA_HOME/croupier/joined (by "
        "default ~/.local/share/croupier/joined), so the same link brings you back. There your log "
        "is saved too, when you leave. If the line breaks, it is opened again, and no move is lost "
        "or made twice. When an evening of a campaign is over, you are asked whether to go on to "
        "the next.\n\n"
        "With /words the seat gets six words, shown once, by which you take it on another device, "
        "in a browser at the table's address or with --words. The first device then loses it.\n\n"
        "https links need a certificate that this system trusts (SSL_CERT_FILE names others).",
    .examples = examples,
    .exits = exits,
    .run = run,
};
