/* croupier key: a person's key, made and used from this terminal. What is always true: the secret
 * is in its file, and goes to its own server alone. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/guest.h"
#include "cli/key_file.h"
#include "games/registry.h"
#include "table/names.h"
#include "table/native/file.h"
#include "table/native/sodium.h"
#include "voice/choices.h"

enum { ERASE_TRIES = 20, BUSY = 503, GONE = 404, TELLS_BYTES = 65536 };

static int server_of(const struct key_file *key, const char *path, struct link *out)
{
    if (!*key->at)
        return fail("%s does not say which server the key is of. Put its address, http://HOST, in "
                    "a line of its own.",
                    path);
    return link_read(key->at, out) ? 0 : fail("%s: %s is no address of a server.", path, key->at);
}

static int open_key(const char *path, struct key_file *key, struct link *link)
{
    int result = key_file_read(path, key);
    return result ? result : server_of(key, path, link);
}

/* ---- make ---- */

static int make(const struct args *args)
{
    const char *name = args_get(args, "name");
    struct key_file key = {.name = ""};
    struct link link;
    uint8_t random[(LINK_TOKEN_BYTES - 1) / 2];
    if (name && (!*name || strlen(name) > KEY_NAME_MAX || !text_is_plain(name)))
        return fail("--name takes one line of 1 to %d bytes.", KEY_NAME_MAX);
    if (!link_read(args->word[2], &link))
        return fail("%.200s is no address of a server. It looks like this: http://HOST",
                    args->word[2]);
    int result = key_house(&link, key.house);
    if (result)
        return result;
    snprintf(key.name, sizeof key.name, "%s", name ? name : "");
    snprintf(key.at, sizeof key.at, "%s://%s", link.tls ? "https" : "http", link.place);
    system_random(random, sizeof random);
    hash_hex(random, sizeof random, key.secret);
    result = key_file_make(args->word[1], &key);
    if (!result)
        printf("%s is your key. Whoever has the file has your tables: keep it to yourself.\n"
               "croupier join 'LINK' --key '%s' puts a seat under it.\n",
               args->word[1], args->word[1]);
    return result;
}

/* ---- tables ---- */

static const char *title_of(const char *game)
{
    for (int i = 0; game && i < games_count; i++)
        if (!strcmp(games_list[i]->name, game))
            return games_list[i]->title;
    return game ? game : "";
}

/* Whose turn it is, of a match that goes on. */
static const char *state_of(const struct link *link, const struct node *table)
{
    struct complaint wrong = {.language = NULL};
    struct json_tree tree;
    char path[LINK_ID_BYTES + 24], *bytes;
    int64_t points = 0;
    int status;
    size_t size;
    const char *is = guest_member(table, "is"), *token = guest_member(table, "token");
    if (is && !strcmp(is, "over"))
        return !guest_number(table, "points", &points) ? "over"
               : points > 0                            ? "over, won"
               : points < 0                            ? "over, lost"
                                                       : "over";
    snprintf(path, sizeof path, "/api/tables/%s", guest_member(table, "table"));
    if (!is || !token || strcmp(is, "open") != 0 ||
        key_ask(link, path, token, NULL, &status, &bytes, &size))
        return "stopped";
    bool mine = false;
    if (status == 200 && json_tree_open(bytes, size, TELLS_BYTES, &tree, &wrong)) {
        const struct node *node = node_get(tree.root, "mine");
        mine = node && node->text && !strcmp(node->text, "true");
        json_tree_close(&tree);
    }
    free(bytes);
    return mine ? "your move" : "open";
}

static int tables(const char *path)
{
    struct key_file key;
    struct link link;
    struct json_tree tree;
    int count = 0, result = open_key(path, &key, &link);
    if (!result)
        result = key_tables(&key, &link, &tree);
    if (result)
        return result;
    const struct node *list = node_get(tree.root, "tables");
    for (const struct node *at = list ? list->child : NULL; at; at = at->next, count++) {
        const char *id = guest_member(at, "table"),
                   *name = guest_member(node_get(at, "title"), "name");
        char called[256] = "";
        if (!id)
            continue;
        snprintf(called, sizeof called, "%s", name ? name : "");
        text_straighten(called);
        printf("%s%s%s: %s\n  croupier join '%s/t/%s' --key '%s'\n",
               title_of(guest_member(at, "game")), *called ? ", " : "",
               text_is_plain(called) ? called : "", state_of(&link, at), key.at, id, path);
    }
    json_tree_close(&tree);
    if (!count)
        puts("This key has no tables yet.");
    return EXIT_FINE;
}

/* ---- save ---- */

static bool put_one(struct file_out *out, const struct link *link, const char *what,
                    const char *bearer, const char *before, struct text *why)
{
    char *bytes;
    size_t size;
    if (key_ask(link, what, bearer, NULL, NULL, &bytes, &size))
        return false;
    bool good =
        !file_out_write(out, before, strlen(before), why) && !file_out_write(out, bytes, size, why);
    free(bytes);
    return good;
}

/* All that the server has of the key's owner, as one object. */
static bool put_all(struct file_out *out, const struct link *link, const struct key_file *key,
                    const struct node *list, struct text *why)
{
    static const char ends[] = "]}\n";
    const char *before = ",\"tables\":[";
    char what[LINK_ID_BYTES + 24];
    if (!put_one(out, link, "/api/key/characters", key->secret, "{\"kept\":", why))
        return false;
    for (const struct node *at = list ? list->child : NULL; at; at = at->next) {
        snprintf(what, sizeof what, "/api/tables/%s/mine", guest_member(at, "table"));
        if (!put_one(out, link, what, guest_member(at, "token"), before, why))
            return false;
        before = ",";
    }
    if (!list || !list->child)
        return !file_out_write(out, ",\"tables\":[]}\n", 14, why);
    return !file_out_write(out, ends, sizeof ends - 1, why);
}

static int save(const char *path, const char *to)
{
    char reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    struct key_file key;
    struct link link;
    struct json_tree tree;
    struct file_out out;
    int result = open_key(path, &key, &link);
    if (!result)
        result = key_tables(&key, &link, &tree);
    if (result)
        return result;
    if (file_out_open(&out, to, FILE_NEW, &why)) {
        result = fail_file(reason);
    } else {
        bool good = put_all(&out, &link, &key, node_get(tree.root, "tables"), &why);
        good = !file_out_close(&out, &why) && good;
        result = good ? EXIT_FINE : *reason ? fail_file(reason) : EXIT_BAD;
        if (!good)
            unlink(to);
    }
    json_tree_close(&tree);
    if (!result)
        printf("%s\n", to);
    return result;
}

/* ---- give-up ---- */

/* A seat is erased, as soon as its table has time. */
static int erase(const struct link *link, const struct node *table)
{
    char path[LINK_ID_BYTES + 24], *bytes;
    int status = BUSY;
    size_t size;
    snprintf(path, sizeof path, "/api/tables/%s/erase", guest_member(table, "table"));
    for (int i = 0; i < ERASE_TRIES && status == BUSY; i++) {
        int result = key_ask(link, path, guest_member(table, "token"), "{\"erase\":true}", &status,
                             &bytes, &size);
        if (result)
            return result;
        free(bytes);
        if (status == BUSY)
            nanosleep(&(struct timespec){.tv_nsec = 300000000}, NULL);
    }
    return status == 200 || status == GONE
               ? 0
               : fail("A table could not be left now. What is gone is gone; try again later.");
}

static int give_up(const char *path, bool sure)
{
    struct key_file key;
    struct link link;
    struct json_tree tree;
    char *bytes;
    size_t size;
    int result = open_key(path, &key, &link);
    if (!result && !sure)
        return fail("This leaves every seat of the key and removes all your data, for good. If you "
                    "are sure: croupier key give-up '%s' --yes",
                    path);
    if (!result)
        result = key_tables(&key, &link, &tree);
    if (result)
        return result;
    const struct node *list = node_get(tree.root, "tables");
    for (const struct node *at = list ? list->child : NULL; at && !result; at = at->next)
        result = erase(&link, at);
    json_tree_close(&tree);
    if (!result)
        result = key_ask(&link, "/api/key/end", key.secret, "{\"end\":true}", NULL, &bytes, &size);
    if (result)
        return result;
    free(bytes);
    puts("The key is given up, and all of it is removed. Its file is of no use any more.");
    return EXIT_FINE;
}

/* ---- The command ---- */

static int run(const struct args *args)
{
    static const char *const does[] = {"make", "tables", "save", "give-up"};
    static const int words[] = {3, 2, 3, 2};
    static const char *const way_examples[] = {"make FILE ADDRESS", "tables FILE", "save FILE TO",
                                               "give-up FILE"};
    enum { DOES = sizeof does / sizeof *does };
    int meant = name_meant(args->word[0], does, DOES);
    if (meant < 0)
        return name_refuse("croupier key has no command", "", args->word[0], does, DOES,
                           "It can make, tables, save and give-up.");
    if (args->words != words[meant])
        return fail("It goes like this: croupier key %s", way_examples[meant]);
    if (args_has(args, "name") && meant)
        return fail("--name only works with croupier key make.");
    if (args_has(args, "yes") && meant != 3)
        return fail("--yes only works with croupier key give-up.");
    return meant == 0   ? make(args)
           : meant == 1 ? tables(args->word[1])
           : meant == 2 ? save(args->word[1], args->word[2])
                        : give_up(args->word[1], args_has(args, "yes"));
}

static const struct option_spec options[] = {
    {"name", "NAME", "make: a label for it, which need not be unique"},
    {"yes", NULL, "give-up: you are sure"},
    {"lang", CROUPIER_LANGUAGES, "language of the text (default: as LANG says, else English)"},
    {NULL, NULL, NULL},
};
static const char *const examples[] = {
    "croupier key make ana.key http://192.168.1.20:8080 --name Ana",
    "croupier join 'http://192.168.1.20:8080/t/9f0c...#52ab...' --key ana.key # the key's seat",
    "croupier key tables ana.key # on any device: its tables, and how to go back to each",
    "croupier key save ana.key all.json # all that the server has of you",
    "croupier key give-up ana.key --yes",
    NULL,
};
static const char *const exits[] = {
    "0 done",
    "2 the key, its server or the file is wrong",
    NULL,
};

const struct command command_key = {
    .name = "key",
    .brief = "Have your tables on every device, by a long secret in a file",
    .usage = "make|tables|save|give-up FILE [ADDRESS|TO] [OPTIONS]",
    .words_min = 1,
    .words_max = 3,
    .options = options,
    .about = "There are no accounts. A key is a name and a long secret in a file, made here or in "
             "the page of a server, and good in both. Seats that you take with it are found "
             "again on every device that has the file. Whoever has it has your tables.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
