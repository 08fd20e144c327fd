/* What whoever shows a key's secret is told, and what is kept for it. What is always true: a key
 * that nothing is known of is answered as one that has nothing, and as slowly. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/body.h"
#include "server/keys.h"
#include "server/loop.h"
#include "server/routes.h"
#include "server/shared.h"
#include "server/speak.h"
#include "table/character.h"
#include "table/names.h"
#include "table/native/json_tree.h"

static const char json_type[] = "application/json", path_key[] = "/api/key",
                  path_characters[] = "/api/key/characters", path_end[] = "/api/key/end";
static const char paper_gone[] = "gone", paper_character[] = "character-";

enum { LIST_COST = 10 };

/* ---- Which server it is ---- */

static bool take_house(void *arg, const struct store_paper *paper)
{
    snprintf(arg, KEY_HOUSE_CHARS + 1, "%s", paper->text);
    return false;
}

bool keys_house(struct store *store, char digits[KEY_HOUSE_CHARS + 1], struct text *why)
{
    char words[STORE_KEY_CHARS + 16];
    uint8_t hash[HASH_BYTES];
    snprintf(words, sizeof words, "house %s", store_key(store));
    keys_hash(words, hash);
    hash_hex(hash, KEY_HOUSE_CHARS / 2, digits);
    sodium_memzero(words, sizeof words);
    return store_kept(store, KEY_OF_HOUSE, take_house, digits, why) >= 0;
}

/* ---- What is kept for it ---- */

struct kept {
    int count;
    bool gone, there; /* `there`: the one called `name` */
    const char *name;
    struct text *out;                                       /* of characters, or NULL */
    char names[KEY_CHARACTERS][STORE_PAPER_NAME_BYTES + 1]; /* of what is to go */
};

static bool take_kept(void *arg, const struct store_paper *paper)
{
    struct kept *kept = arg;
    kept->gone = kept->gone || !strcmp(paper->name, paper_gone);
    kept->there = kept->there || (kept->name && !strcmp(paper->name, kept->name));
    if (strncmp(paper->name, paper_character, sizeof paper_character - 1) != 0 ||
        kept->count == KEY_CHARACTERS)
        return true;
    memcpy(kept->names[kept->count], paper->name, strlen(paper->name) + 1);
    if (kept->out) {
        text_put(kept->out, kept->count ? "," : "");
        text_put(kept->out, paper->text);
    }
    kept->count++;
    return true;
}

/* False: an answer was given, for it cannot be read or was given up. */
static bool read_kept(struct request *request, const char *id, struct kept *kept)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (store_kept(request->house->store, id, take_kept, kept, &why) < 0)
        answer_error(request, 503, "store", reason);
    else if (kept->gone)
        answer_said(request, 410, "key-gone", WHY_KEY_GONE());
    else
        return true;
    return false;
}

bool keys_good(struct request *request, const char *id)
{
    struct kept kept = {.count = 0};
    return read_kept(request, id, &kept);
}

/* Hands it to the store; the answer goes when it is on the disk. */
static void submit(struct request *request, const char *id, const struct store_paper *papers,
                   int count)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct house *house = request->house;
    const struct store_change change = {.kind = STORE_KEEP,
                                        .id = id,
                                        .tag = house->tag + 1,
                                        .papers = papers,
                                        .paper_count = count};
    static const char done[] = "{}\n";
    if (!store_submit(house->store, &change, NULL, &why)) {
        answer_error(request, 503, "store", reason);
        return;
    }
    answer_static(request, 200, json_type, done, sizeof done - 1);
    answer_waits_for(request, &house->keeps, ++house->tag);
}

void keys_done(struct house *house, const struct store_done *done)
{
    if (done->result == STORE_OK) {
        requests_stored(house->keeps, done->tag);
        return;
    }
    house->count.store_failures++;
    for (struct request *at = house->keeps, *next; at; at = next) {
        next = at->waits_next;
        if (at->waits_tag == done->tag)
            request_failed(at, done->why);
    }
}

/* ---- Asked by the secret ---- */

/* The id of the secret that a request brings. False: it is none. */
static bool id_asked(const struct request *request, char id[STORE_ID_CHARS + 1])
{
    uint8_t bytes[TOKEN_BYTES];
    bool good = hash_unhex(request->token, TOKEN_BYTES, bytes);
    if (good)
        keys_id(request->token, id);
    sodium_memzero(bytes, sizeof bytes);
    return good;
}

/* The tables of a key as they are put together. */
struct list {
    const char *secret;
    char *bytes;
    struct text out;
    int count;
};

static void make_room(struct list *list, size_t more)
{
    size_t used = list->out.used, room = 2 * (used + more);
    if (used + more < list->out.size)
        return;
    list->bytes = realloc(list->bytes, room);
    ENSURE(list->bytes);
    list->out.at = list->bytes;
    list->out.size = room;
}

static bool take_table(void *arg, const struct store_keyed *of)
{
    static const char *const is[STORE_STATUSES] = {"", "open", "over", "stopped"};
    struct list *list = arg;
    const struct store_table *table = &of->table;
    char token[TOKEN_CHARS + 1];
    int seat = atoi(of->paper.name + sizeof STORE_KEYED - 1);
    int64_t points;
    make_room(list, 512 + strlen(table->title));
    keys_token(list->secret, table->id, seat, token);
    text_format(&list->out,
                "%s{\"table\":\"%s\",\"game\":\"%s\",\"seat\":%d,\"token\":\"%s\",\"is\":\"%s\","
                "\"created\":",
                list->count++ ? "," : "", table->id, table->game, seat, token, is[table->status]);
    text_int(&list->out, table->created);
    text_put(&list->out, ",\"used\":");
    text_int(&list->out, table->used);
    if (keys_points(of->paper.text, &points)) {
        text_put(&list->out, ",\"points\":");
        text_int(&list->out, points);
    }
    text_format(&list->out, ",\"title\":%s}", table->title);
    sodium_memzero(token, sizeof token);
    return true;
}

/* A stranger's guesses: whoever has tried too many keys that nothing is known of waits a while, and
 * is told the same with any key. */
static bool may_try(struct request *request, bool wrong)
{
    bool may = limits_guess(request->house->limits, request->address, path_key, wrong, now_ms());
    if (!may && !wrong)
        answer_said(request, 429, "too-many", WHY_KEY_TRIES());
    return may;
}

static void get_key(struct request *request)
{
    char reason[REASON_BYTES], id[STORE_ID_CHARS + 1], digits[KEY_HOUSE_CHARS + 1];
    struct text why = text_over(reason, sizeof reason);
    struct list list = {.secret = request->token};
    struct kept kept = {.count = 0};
    make_room(&list, 256);
    if (!keys_house(request->house->store, digits, &why)) {
        answer_error(request, 503, "store", reason);
        free(list.bytes);
        return;
    }
    text_format(&list.out, "{\"house\":\"%s\"", digits);
    bool good = !request->token[0];
    if (!good && id_asked(request, id) && may_try(request, false) &&
        read_kept(request, id, &kept)) {
        text_put(&list.out, ",\"tables\":[");
        good = store_keyed(request->house->store, id, KEY_TABLES, take_table, &list, &why) >= 0;
        make_room(&list, 64);
        text_format(&list.out, "],\"characters\":%d", kept.count);
        if (!good)
            answer_error(request, 503, "store", reason);
        else if (!list.count && !kept.count)
            may_try(request, true);
    }
    if (!good) {
        free(list.bytes);
        return;
    }
    text_put(&list.out, "}\n");
    answer_own(request, 200, json_type, list.bytes, list.out.used);
}

static bool take_any(void *arg, const struct store_keyed *of)
{
    (void)arg, (void)of;
    return true;
}

/* Whether anything is known of the key; if not, it is a wrong guess. A key whose tables cannot be
 * read is not. */
static void look_known(struct request *request, const char *id, const struct kept *kept)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (!kept->count && !store_keyed(request->house->store, id, 1, take_any, NULL, &why))
        may_try(request, true);
}

static void get_characters(struct request *request, const char *id)
{
    if (!may_try(request, false))
        return;
    size_t room = KEY_CHARACTERS * (size_t)KEY_BODY_BYTES;
    char *bytes = malloc(room);
    ENSURE(bytes);
    struct text out = text_over(bytes, room);
    struct kept kept = {.out = &out};
    text_put(&out, "{\"characters\":[");
    if (!read_kept(request, id, &kept)) {
        free(bytes);
        return;
    }
    look_known(request, id, &kept);
    text_put(&out, "]}\n");
    ENSURE(!out.cut);
    answer_own(request, 200, json_type, bytes, out.used);
}

/* ---- Characters ---- */

/* What the body says: `text` is what is kept, "" where it goes. False: it is not as it should be.
 */
static bool character_read(const struct pairs *pairs, char name[STORE_PAPER_NAME_BYTES + 1],
                           struct text *text)
{
    const char *game = pairs_text(pairs, "game"), *given = pairs_text(pairs, "name"),
               *file = pairs_text(pairs, "file");
    char called[KEY_NAME_BYTES + 1];
    struct complaint wrong = {.language = NULL};
    struct json_tree tree = {0};
    char words[STORE_GAME_BYTES + KEY_NAME_BYTES + 2], digits[25];
    uint8_t hash[HASH_BYTES];
    bool goes = pairs_true(pairs, "forget");
    if (!game || !given || pairs->count != 3 || !file == !goes ||
        strlen(game) > STORE_GAME_BYTES || !text_is_kebab(game) ||
        strlen(given) > KEY_NAME_BYTES || !text_is_plain(given))
        return false;
    memcpy(called, given, strlen(given) + 1);
    text_straighten(called); /* as a page reads it, which asks for it to go by that name */
    if (!text_is_seen(called))
        return false;
    if (file && !json_tree_open(file, strlen(file), CHARACTER_FILE_BYTES, &tree, &wrong))
        return false;
    json_tree_close(&tree);
    snprintf(words, sizeof words, "%s %s", game, called);
    keys_hash(words, hash);
    hash_hex(hash, sizeof digits / 2, digits);
    snprintf(name, STORE_PAPER_NAME_BYTES + 1, "%s%s", paper_character, digits);
    if (goes)
        return true;
    text_format(text, "{\"game\":\"%s\",\"name\":", game);
    codec_string_json(called, text);
    text_put(text, ",\"file\":");
    codec_string_json(file, text);
    text_char(text, '}');
    return !text->cut;
}

static void keep_character(struct request *request, const char *id, const char *name,
                           const char *text)
{
    struct kept kept = {.name = name};
    const struct store_paper paper = {name, *text ? text : NULL};
    if (!read_kept(request, id, &kept))
        return;
    if (*text && !kept.there && kept.count == KEY_CHARACTERS)
        answer_said(request, 422, "bad-character", WHY_KEY_FULL(KEY_CHARACTERS));
    else if (!shared_take(request->house, LIMITS_KEEPS, request->address))
        answer_said(request, 429, "too-many", WHY_KEY_OFTEN());
    else
        submit(request, id, &paper, 1);
}

static void post_characters(struct request *request, const char *id)
{
    char name[STORE_PAPER_NAME_BYTES + 1], *bytes = malloc(KEY_BODY_BYTES);
    ENSURE(bytes);
    struct text text = text_over(bytes, KEY_BODY_BYTES);
    struct pairs pairs;
    struct json *json = body_json(request, KEY_BODY_BYTES, &pairs);
    bool good = json && character_read(&pairs, name, &text);
    json_close(json);
    if (good)
        keep_character(request, id, name, bytes);
    else if (json)
        answer_said(request, 422, "bad-character",
                    WHY_KEY_CHARACTER(KEY_NAME_BYTES, CHARACTER_FILE_BYTES));
    free(bytes);
}

/* ---- Given up ---- */

/* Nothing can be kept for it any more. Its seats are erased one by one before that. */
static void post_end(struct request *request, const char *id)
{
    struct store_paper papers[KEY_CHARACTERS + 1];
    struct kept kept = {.count = 0};
    struct pairs pairs;
    struct json *json = body_json(request, SIT_BYTES, &pairs);
    if (!json)
        return;
    bool good = pairs.count == 1 && pairs_true(&pairs, "end");
    json_close(json);
    if (!good) {
        answer_said(request, 422, "bad-key", WHY_KEY_END());
        return;
    }
    if (!read_kept(request, id, &kept))
        return;
    for (int i = 0; i < kept.count; i++)
        papers[i] = (struct store_paper){kept.names[i], NULL};
    papers[kept.count] = (struct store_paper){paper_gone, "{}"};
    if (shared_take(request->house, LIMITS_KEEPS, request->address))
        submit(request, id, papers, kept.count + 1);
    else
        answer_said(request, 429, "too-many", WHY_KEY_OFTEN());
}

/* ---- Which is which ---- */

size_t keys_body(const char *path)
{
    return !strcmp(path, path_characters) ? KEY_BODY_BYTES
           : !strcmp(path, path_end)      ? SIT_BYTES
                                          : 0;
}

bool keys_request(struct request *request)
{
    char id[STORE_ID_CHARS + 1];
    bool gets = request->method == METHOD_GET, whole = gets && !strcmp(request->path, path_key),
         characters = !strcmp(request->path, path_characters);
    if (!whole && !characters && (gets || strcmp(request->path, path_end) != 0))
        return false;
    if ((request->token[0] || !whole) && !id_asked(request, id))
        answer_said(request, 401, "bad-key", WHY_KEY());
    else if (!request_may(request, gets ? LIST_COST : 1))
        return true;
    else if (whole)
        get_key(request);
    else if (gets)
        get_characters(request, id);
    else if (characters)
        post_characters(request, id);
    else
        post_end(request, id);
    return true;
}
