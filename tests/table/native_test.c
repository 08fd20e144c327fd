/* The readers and writers under the table: JSON, YAML, files, data. */
#define _GNU_SOURCE /* what a thread has is found by the loader's tables */
#include <link.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "table/native/yaml.h"
#include "tests/table/world.h"

/* ---- YAML ---- */

/* "line:column: what", or "" if it is read. */
static const char *yaml(const char *text)
{
    static char bytes[400];
    struct complaint wrong = {0};
    struct yaml_tree tree;
    bytes[0] = 0;
    if (yaml_tree_open(text, strlen(text), &tree, &wrong))
        yaml_tree_close(&tree);
    else
        snprintf(bytes, sizeof bytes, "%u:%u: %s", wrong.line, wrong.column, wrong.what);
    return bytes;
}

static void test_yaml_tree(void **arg)
{
    (void)arg;
    static const char text[] = "name: Pits\n"
                               "cards:\n"
                               "  - {n: 2, s: \"2\"}\n"
                               "  - ca\xc3\xa9: x\n";
    struct complaint wrong = {0};
    struct yaml_tree tree;
    assert_true(yaml_tree_open(text, strlen(text), &tree, &wrong));
    const struct node *root = tree.root;
    assert_int_equal(root->kind, NODE_MAP);
    const struct node *name = node_get(root, "name"), *cards = node_get(root, "cards");
    assert_string_equal(name->text, "Pits");
    assert_int_equal(name->line, 1);
    assert_int_equal(name->column, 7);
    assert_int_equal(name->key_column, 1);
    assert_int_equal(cards->kind, NODE_LIST);
    assert_int_equal(node_count(cards), 2);
    const struct node *n = node_get(cards->child, "n"), *s = node_get(cards->child, "s");
    int value;
    assert_true(node_int(n, "n", 0, 9, &value, &wrong));
    assert_int_equal(value, 2);
    assert_false(n->quoted);
    assert_true(s->quoted); /* so it is no number */
    assert_int_equal(s->line, 3);
    assert_int_equal(s->column, 15);
    assert_int_equal(s->key_column, 12);
    const struct node *x = cards->child->next->child;
    assert_string_equal(x->key, "ca\xc3\xa9");
    assert_int_equal(x->column, 10); /* columns count characters: ca, e with accent, colon, space */
    yaml_tree_close(&tree);
}

static void test_yaml_refused(void **arg)
{
    (void)arg;
    assert_string_equal(yaml("a: 1\nb: {c: 2}\n"), "");
    assert_string_equal(yaml(""), "1:1: the file is empty");
    assert_string_equal(yaml("a: &x 1\n"), "1:4: anchors (&name) are not allowed");
    assert_string_equal(yaml("a: *x\n"),
                        "1:4: aliases (*name) are not allowed: write the value out");
    assert_string_equal(yaml("a: !!int 1\n"), "1:4: tags (!name) are not allowed");
    assert_string_equal(yaml("a: 1\nb: 2\na: 3\n"),
                        "3:1: the key 'a' is here twice: first in line 1");
    assert_string_equal(yaml("? [a]\n: 1\n"), "1:3: a key must be a word");
    assert_string_equal(yaml("a: 1\n---\nb: 2\n"), "2:1: a second document in the file");
    assert_string_equal(yaml("a: \xff\n"),
                        "1:4: the file must be UTF-8 text: invalid leading UTF-8 octet");
    assert_string_equal(
        yaml("ok: 1\nb\xc3\xa9: \xc3(\n"),
        "2:6: the file must be UTF-8 text: invalid trailing UTF-8 octet"); /* the ( */
    assert_string_equal(yaml("a: \"\\0\"\n"), "1:4: a text contains a zero character");
    assert_string_equal(yaml("a: {b: [c, {d: [[[[[[[[[[[[[[e]]]]]]]]]]]]]]}]}\n"),
                        "1:28: nested deeper than 16 levels");
}

static char *repeat(const char *what, int times)
{
    size_t n = strlen(what);
    char *out = malloc(n * (size_t)times + 1);
    for (int i = 0; i < times; i++)
        memcpy(out + n * (size_t)i, what, n);
    out[n * (size_t)times] = 0;
    return out;
}

static void test_yaml_caps(void **arg)
{
    (void)arg;
    char *text = repeat("- a\n", YAML_NODES_MAX - 1); /* with the list itself: as many as may be */
    assert_string_equal(yaml(text), "");
    free(text);
    text = repeat("- a\n", YAML_NODES_MAX);
    assert_string_equal(yaml(text), "16384:3: more than 16384 values in the file");
    free(text);
    text = repeat("x", YAML_SCALAR_BYTES_MAX);
    assert_string_equal(yaml(text), "");
    free(text);
    text = repeat("x", YAML_SCALAR_BYTES_MAX + 1);
    assert_string_equal(yaml(text), "1:1: a text has 4097 bytes, and the limit is 4096");
    free(text);
    text = repeat("#", YAML_BYTES_MAX + 1);
    assert_string_equal(yaml(text), "1:1: the file has 262145 bytes, and the limit is 262144");
    free(text);
    /* Escapes that grow: \L is two bytes in the file and three in the text. */
    text = repeat("\\L", 1000);
    char *quoted = malloc(2100);
    snprintf(quoted, 2100, "\"%s\"", text);
    assert_string_equal(yaml(quoted), "");
    free(quoted);
    free(text);
}

/* ---- JSON ---- */

static const char *json(const char *text)
{
    static char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct pairs pairs;
    json_close(json_open(text, strlen(text), 4096, &pairs, &why));
    return reason;
}

static void test_json(void **arg)
{
    (void)arg;
    static const char text[] =
        "{\"a\":1,\"b\":{\"c\":[\"x\",2,null],\"d\":true},\"e\":null,\"f\":1.5}";
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct pairs pairs;
    struct json *owner = json_open(text, strlen(text), 4096, &pairs, &why);
    assert_non_null(owner);
    assert_int_equal(pairs.count, 5);
    assert_int_equal(pairs_get(&pairs, "a")->number, 1);
    const struct value *c = pairs_get(&pairs, "b.c");
    assert_int_equal(c->items, 3);
    assert_string_equal(c->item[0], "x");
    assert_string_equal(c->item[1], "2");
    assert_null(c->item[2]);
    assert_int_equal(pairs_get(&pairs, "b.d")->kind, VALUE_BOOL);
    assert_int_equal(pairs_get(&pairs, "e")->kind, VALUE_NULL);
    assert_int_equal(pairs_get(&pairs, "f")->kind, VALUE_OTHER);
    assert_null(pairs_get(&pairs, "b"));
    json_close(owner);
}

static void test_json_refused(void **arg)
{
    (void)arg;
    assert_string_equal(json("{}"), "");
    assert_string_equal(json("{\"b.c\":1}"), "\"b.c\" is not a name that a message can have");
    assert_string_equal(json("{\"A\":1}"), "\"A\" is not a name that a message can have");
    assert_string_equal(json("{\"\":1}"), "\"\" is not a name that a message can have");
    assert_string_equal(json("{\"a\":[[1]]}"),
                        "\"a\": a list can only hold words and whole numbers");
    assert_string_equal(json("{\"a\":[1.5]}"),
                        "\"a\": a list can only hold words and whole numbers");
    assert_ptr_equal(strstr(json("{\"a\":1} x"), "not a JSON object: "), json("{\"a\":1} x"));
    assert_ptr_equal(strstr(json("{\"a\":\"\\u0000\"}"), "not a JSON object: "),
                     json("{\"a\":\"\\u0000\"}"));
    assert_ptr_equal(strstr(json("{\"a\":99999999999999999999}"), "not a JSON object: "),
                     json("{\"a\":99999999999999999999}"));
    assert_string_equal(json("{\"a\":\"[[[[[[[[[[[[[[[[[\"}"),
                        ""); /* brackets in a text are no depth */
    assert_string_equal(json("{\"a\":[[[[[[[[[[]]]]]]]]]]}"), "nested too deeply");
    char *list = repeat("1,", PAIR_ITEMS_MAX);
    char text[2048];
    snprintf(text, sizeof text, "{\"a\":[%s1]}", list);
    assert_string_equal(json(text), "too long a list");
    snprintf(text, sizeof text, "{\"a\":[%.*s]}", 2 * PAIR_ITEMS_MAX - 1, list);
    assert_string_equal(json(text), "");
    free(list);
    struct text many = text_over(text, sizeof text);
    text_put(&many, "{\"k0\":0");
    for (int i = 1; i <= PAIRS_MAX; i++)
        text_format(&many, ",\"k%d\":0", i);
    text_put(&many, "}");
    assert_string_equal(json(text), "too many members");
}

/* ---- Files ---- */

static void test_files(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct file_out out;
    char *bytes;
    size_t size;
    assert_int_equal(file_out_open(&out, "native_test.tmp", FILE_OVER, &why), 0);
    assert_int_equal(file_out_write(&out, "one\n", 4, &why), 0);
    assert_int_equal(file_out_close(&out, &why), 0);
    assert_int_equal(file_out_open(&out, "native_test.tmp", FILE_APPEND, &why), 0);
    assert_int_equal(file_out_write(&out, "two\n", 4, &why), 0);
    assert_int_equal(file_out_close(&out, &why), 0);
    assert_int_equal(file_read("native_test.tmp", 8, &bytes, &size, &why), 0);
    assert_int_equal(size, 8);
    assert_string_equal(bytes, "one\ntwo\n");
    free(bytes);
    assert_int_equal(file_read("native_test.tmp", 7, &bytes, &size, &why), -1);
    assert_string_equal(reason,
                        "native_test.tmp: more than 7 bytes, the most that croupier reads");
    why = text_over(reason, sizeof reason);
    assert_int_equal(file_out_open(&out, "native_test.tmp", FILE_NEW, &why), -1);
    assert_string_equal(reason, "native_test.tmp: File exists.");
    unlink("native_test.tmp");
    why = text_over(reason, sizeof reason);
    assert_int_equal(file_read("native_test.tmp", 7, &bytes, &size, &why), -1);
    assert_string_equal(reason, "native_test.tmp: There is no such file or folder.");
    why = text_over(reason, sizeof reason);
    assert_int_equal(file_out_open(&out, "no/such/folder", FILE_OVER, &why), -1);
    assert_string_equal(reason, "no/such/folder: There is no such file or folder.");
    why = text_over(reason, sizeof reason);
    assert_int_equal(file_read(".", 7, &bytes, &size, &why), -1);
    assert_string_equal(reason, ".: Is a directory.");
}

/* A full disk: every write of Linux's /dev/full fails with ENOSPC. */
static void test_disk_full(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct world w;
    struct log_head head;
    struct log_keeper keeper;
    if (access("/dev/full", W_OK))
        skip();
    world_open(&w, game_named("kuhn"), 0, 1);
    world_head(&w, &head);
    assert_int_equal(log_keeper_start(&keeper, "/dev/full", FILE_APPEND, &head, &why), -1);
    assert_string_equal(reason, "/dev/full: No space left on device.");
    world_close(&w);
}

static void test_random(void **arg)
{
    (void)arg;
    uint8_t a[32] = {0}, b[32] = {0};
    system_random(a, sizeof a);
    system_random(b, sizeof b);
    assert_memory_not_equal(a, b, sizeof a);
}

/* FIPS 180-4's example "abc", and RFC 4231's test case 2 with its key padded with zero bytes, which
 * HMAC does itself. */
static void test_hashes(void **arg)
{
    (void)arg;
    uint8_t out[HASH_BYTES], key[HASH_BYTES] = "Jefe";
    char hex[2 * HASH_BYTES + 1];
    struct bytes abc[] = {{"a", 1}, {"bc", 2}};
    struct bytes what[] = {{"what do ya want ", 16}, {"for nothing?", 12}};
    hash_sodium.sha256(abc, 2, out);
    hash_hex(out, HASH_BYTES, hex);
    assert_string_equal(hex, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    hash_sodium.hmac_sha256(key, what, 2, out);
    hash_hex(out, HASH_BYTES, hex);
    assert_string_equal(hex, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

/* Keys whose first bytes are equal, by turns, and one that is all zero: each has its own code
 * whatever was asked before. The codes are those of Python's hmac. */
static void test_keys(void **arg)
{
    (void)arg;
    static const char *const codes[] = {
        "e48411262715c8370cd5e7bf8e82bef53bd53712d007f3429351843b77c7bb9b",
        "cf04aff06d3da72f6ac8e9576846fa056058f7c9f98e48f54f8e527610a8c740"};
    struct bytes hi = {"Hi There", 8};
    for (int i = 0; i < 6; i++) {
        uint8_t out[HASH_BYTES], key[HASH_BYTES] = {0};
        char hex[2 * HASH_BYTES + 1];
        key[HASH_BYTES - 1] = (uint8_t)(i / 2 % 2);
        hash_sodium.hmac_sha256(key, &hi, 1, out);
        hash_hex(out, HASH_BYTES, hex);
        assert_string_equal(hex, codes[i / 2 % 2]);
    }
}

/* Whether these bytes stand in what belongs to this thread alone. */
static int thread_has(struct dl_phdr_info *info, size_t size, void *key)
{
    (void)size;
    for (int i = 0; i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_type == PT_TLS && info->dlpi_tls_data &&
            memmem(info->dlpi_tls_data, info->dlpi_phdr[i].p_memsz, key, HASH_BYTES))
            return 1;
    return 0;
}

/* A key that is forgotten lies nowhere in the thread any more; one of the same first byte, which
 * took its place, stays. */
static void test_forgotten(void **arg)
{
    (void)arg;
    uint8_t out[HASH_BYTES], key[HASH_BYTES], other[HASH_BYTES];
    struct bytes hi = {"Hi There", 8};
    system_random(key, sizeof key);
    system_random(other, sizeof other);
    other[0] = key[0];
    hash_sodium.hmac_sha256(key, &hi, 1, out);
    assert_true(dl_iterate_phdr(thread_has, key));
    sodium_forget(key);
    assert_false(dl_iterate_phdr(thread_has, key));
    hash_sodium.hmac_sha256(other, &hi, 1, out);
    sodium_forget(key);
    assert_true(dl_iterate_phdr(thread_has, other));
    sodium_forget(other);
    assert_false(dl_iterate_phdr(thread_has, other));
}

/* ---- Data ---- */

static void test_packs(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    for (int g = 0; g < games_count; g++) {
        const struct game *game = games_list[g];
        struct text why = text_over(reason, sizeof reason);
        struct pack_data pack, other;
        assert_int_equal(pack_open(&pack, game, NULL, &why), 0);
        assert_int_equal(pack.none, !game->source_count);
        if (game->source_count) {
            const struct data_source *source = &game->sources[0];
            uint8_t sha256[HASH_BYTES];
            sodium_sha256(source->text, source->size, sha256);
            assert_memory_equal(sha256, source->sha256, HASH_BYTES);
            assert_string_equal(pack.name, source->name);
            /* The compiled-in text as a text is the compiled-in data. */
            assert_int_equal(
                pack_open_text(&other, game, "x.yaml", "x", source->text, source->size, &why), 0);
            assert_null(other.text);
            assert_string_equal(other.name, source->name);
            pack_close(&other);
            /* With a comment it is another file that says the same, and goes into logs whole. */
            char *longer = malloc(source->size + 16);
            memcpy(longer, source->text, source->size);
            memcpy(longer + source->size, "# more\n", 8);
            assert_int_equal(
                pack_open_text(&other, game, "x.yaml", "x", longer, source->size + 7, &why), 0);
            assert_string_equal(other.text, longer);
            assert_string_equal(other.name, "x");
            assert_memory_not_equal(other.sha256, pack.sha256, HASH_BYTES);
            pack_close(&other);
            assert_int_equal(pack_open_text(&other, game, "x.yaml", "x", "a: [\n", 5, &why), -1);
            assert_memory_equal(reason, "x.yaml:2:1: ", 12);
            free(longer);
        } else {
            assert_int_equal(pack_open_text(&other, game, "x.yaml", "x", "a: 1", 4, &why), -1);
            assert_non_null(strstr(reason, "takes no pack"));
        }
        pack_close(&pack);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_yaml_tree),    cmocka_unit_test(test_yaml_refused),
        cmocka_unit_test(test_yaml_caps),    cmocka_unit_test(test_json),
        cmocka_unit_test(test_json_refused), cmocka_unit_test(test_files),
        cmocka_unit_test(test_disk_full),    cmocka_unit_test(test_random),
        cmocka_unit_test(test_hashes),       cmocka_unit_test(test_keys),
        cmocka_unit_test(test_forgotten),    cmocka_unit_test(test_packs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
