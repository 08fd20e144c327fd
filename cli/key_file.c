/* See key_file.h. */
#include "cli/key_file.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/guest.h"
#include "cli/saves.h"
#include "table/names.h"
#include "table/native/file.h"
#include "table/native/json.h"
#include "table/native/sodium.h"
#include "tui/language.h"
#include "tui/said.h"

enum { FILE_BYTES = 65536, CHECK_CHARS = 8, CODE_BYTES = 128, ANSWER_BYTES = 4 << 20 };
static const char begins[] = "croupier-key-1-";

/* ---- The file ---- */

/* "croupier-key-1-HOUSE-SECRET-CHECK" */
static void code_of(const struct key_file *key, char out[CODE_BYTES])
{
    uint8_t hash[HASH_BYTES];
    char check[CHECK_CHARS + 1];
    int n = snprintf(out, CODE_BYTES, "%s%s-%s", begins, key->house, key->secret);
    sodium_sha256(out, (size_t)n, hash);
    hash_hex(hash, CHECK_CHARS / 2, check);
    snprintf(out + n, (size_t)(CODE_BYTES - n), "-%s", check);
}

/* So many digits from `at` on, in small letters; NULL: there are fewer. What follows them. */
static const char *digits(const char *at, size_t count, char *out)
{
    for (size_t i = 0; at && i < count; i++) {
        out[i] = (char)tolower((unsigned char)at[i]);
        if (!isxdigit((unsigned char)at[i]))
            return NULL;
    }
    out[count] = 0;
    return at ? at + count : NULL;
}

static const char *hyphen(const char *at)
{
    return at && *at == '-' ? at + 1 : NULL;
}

/* The line that begins at `from`, or what of it follows ": ", into `size` bytes. */
static void line_at(const char *from, bool label, char *out, size_t size)
{
    size_t length = strcspn(from, "\r\n");
    const char *colon = label ? memchr(from, ':', length) : from;
    if (label && colon)
        colon++;
    if (!colon)
        return;
    while (*colon == ' ')
        colon++;
    snprintf(out, size, "%.*s", (int)(from + length - colon), colon);
    text_straighten(out);
    if (!text_is_plain(out))
        out[0] = 0;
}

static int read_text(const char *path, const char *text, struct key_file *out)
{
    char check[CHECK_CHARS + 1], code[CODE_BYTES];
    const char *at = strstr(text, "croupier-key-"), *link = strstr(text, "\nhttp");
    *out = (struct key_file){.name = ""};
    if (!at)
        return fail("%s: There is no key in this file. A key begins with %s.", path, begins);
    if (atoi(at + sizeof "croupier-key-" - 1) > 1)
        return fail("%s: A newer croupier made this key.", path);
    at = strncmp(at, begins, sizeof begins - 1) != 0 ? NULL : at + sizeof begins - 1;
    at = hyphen(digits(at, KEY_HOUSE_CHARS, out->house));
    at = hyphen(digits(at, LINK_TOKEN_BYTES - 1, out->secret));
    at = digits(at, CHECK_CHARS, check);
    code_of(out, code);
    if (!at || isalnum((unsigned char)*at) || strcmp(code + strlen(code) - CHECK_CHARS, check) != 0)
        return fail("%s: This key is not whole, or a digit of it is wrong. Copy the file again.",
                    path);
    line_at(text, true, out->name, sizeof out->name);
    if (link)
        line_at(link + 1, false, out->at, sizeof out->at);
    return 0;
}

int key_file_read(const char *path, struct key_file *out)
{
    char reason[REASON_BYTES], *text;
    struct text why = text_over(reason, sizeof reason);
    size_t size;
    if (file_read(path, FILE_BYTES, &text, &size, &why))
        return fail_file(reason);
    int result = read_text(path, text, out);
    free(text);
    return result;
}

int key_file_make(const char *path, const struct key_file *key)
{
    char code[CODE_BYTES], text[4 * LINK_HOST_BYTES];
    code_of(key, code);
    if (!access(path, F_OK))
        return fail("%s is there already, and is left as it is. Name a new file.", path);
    snprintf(text, sizeof text, "%s %s\n%s\n%s\n%s\n", language_say(KEY_FILE_OF()), key->name,
             key->at, code, language_say(KEY_FILE_WARNS()));
    return saves_keep_secret(path, text);
}

/* ---- Its server ---- */

int key_ask(const struct link *link, const char *path, const char *bearer, const char *body,
            int *status, char **bytes, size_t *size)
{
    char reason[REASON_BYTES], whole[160];
    struct text why = text_over(reason, sizeof reason);
    int got = 0;
    snprintf(whole, sizeof whole, "%s?lang=%s", path, language_chosen() ? language_chosen() : "en");
    if (net_ask(link, whole, bearer, body, &got, bytes, size, &why))
        return fail("%s", reason);
    if (status)
        *status = got;
    if (status || got == 200)
        return 0;
    struct pairs pairs;
    struct json *json = json_open(*bytes, *size, 65536, &pairs, &why);
    const char *message = json ? pairs_text(&pairs, "error.message") : NULL;
    int result = message ? fail("%s", message)
                         : fail("%s answers, but not as a server with keys.", link->place);
    json_close(json);
    free(*bytes);
    return result;
}

int key_house(const struct link *link, char out[KEY_HOUSE_CHARS + 1])
{
    char reason[REASON_BYTES], *bytes;
    struct text why = text_over(reason, sizeof reason);
    struct pairs pairs;
    size_t size;
    int result = key_ask(link, "/api/key", "", NULL, NULL, &bytes, &size);
    if (result)
        return result;
    struct json *json = json_open(bytes, size, 65536, &pairs, &why);
    const char *house = json ? pairs_text(&pairs, "house") : NULL;
    if (house && strlen(house) == KEY_HOUSE_CHARS)
        memcpy(out, house, KEY_HOUSE_CHARS + 1);
    else
        result = fail("%s answers, but not as a server with keys.", link->place);
    json_close(json);
    free(bytes);
    return result;
}

int key_is_of(const struct key_file *key, const struct link *link)
{
    char house[KEY_HOUSE_CHARS + 1];
    int result = key_house(link, house);
    if (result || !strcmp(house, key->house))
        return result;
    if (*key->at)
        return fail("This key is of another server: %s", key->at);
    return fail("This key is of another server than %s.", link->place);
}

int key_tables(const struct key_file *key, const struct link *link, struct json_tree *out)
{
    struct complaint wrong = {.language = NULL};
    char *bytes;
    size_t size;
    int result = key_is_of(key, link);
    if (!result)
        result = key_ask(link, "/api/key", key->secret, NULL, NULL, &bytes, &size);
    if (result)
        return result;
    bool good = json_tree_open(bytes, size, ANSWER_BYTES, out, &wrong);
    free(bytes);
    return good ? 0 : fail("%s answers, but not as a server with keys.", link->place);
}
