/* embed_web FOLDER OUT.c: makes the built page part of the program, each file as it is and, where
 * FILE.br and FILE.gz stand beside it, compressed. What is always true: OUT.c is whole and
 * compiles, also when there is no such folder (then the list is empty), or it is not there and one
 * line says why. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "table/hash.h"
#include "table/native/file.h"
#include "table/native/sodium.h"

enum { FILES_MAX = 1024, PATH_BYTES = 1024, FILE_BYTES_MAX = 16 * 1024 * 1024 };

struct files {
    char path[FILES_MAX][PATH_BYTES]; /* below the folder */
    int count;
};

static const struct {
    const char *end, *type;
} types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".txt", "text/plain; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".book", "application/octet-stream"},
    {".past", "application/octet-stream"},
    {".woff2", "font/woff2"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".webp", "image/webp"},
};
enum { TYPES = sizeof types / sizeof *types };

static int ends_in(const char *path, const char *end)
{
    size_t n = strlen(path), m = strlen(end);
    return n > m && !strcmp(path + n - m, end);
}

static int type_of(const char *path)
{
    for (int i = 0; i < TYPES; i++)
        if (ends_in(path, types[i].end))
            return i;
    return -1;
}

static int complain(const char *what, const char *why)
{
    fprintf(stderr, "embed_web: %s: %s\n", what, why);
    return -1;
}

static int walk(const char *root, const char *below, struct files *files)
{
    char path[2 * PATH_BYTES + 2];
    struct dirent *item;
    snprintf(path, sizeof path, "%s/%s", root, below);
    DIR *folder = opendir(path);
    int result = 0;
    while (folder && !result && (item = readdir(folder))) {
        struct stat what;
        if (item->d_name[0] == '.')
            continue;
        if (files->count == FILES_MAX) {
            result = complain(root, "too many files");
            break;
        }
        char *at = files->path[files->count];
        int n = snprintf(at, PATH_BYTES, "%s%s%s", below, *below ? "/" : "", item->d_name);
        if (n >= PATH_BYTES || strpbrk(at, "\"\\?")) {
            result = complain(at, "no good name for a file of the page");
            break;
        }
        snprintf(path, sizeof path, "%s/%s", root, at);
        if (stat(path, &what)) {
            result = complain(path, "cannot be looked at");
        } else if (S_ISDIR(what.st_mode)) {
            char down[PATH_BYTES];
            memcpy(down, at, sizeof down);
            result = walk(root, down, files);
        } else if (ends_in(at, ".br") || ends_in(at, ".gz")) {
            continue; /* goes with its file */
        } else if (type_of(at) < 0) {
            result = complain(path, "a kind of file that tools/embed_web.c does not know");
        } else {
            files->count++;
        }
    }
    if (folder)
        closedir(folder);
    return result;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void put_bytes(FILE *out, const char *kind, int i, const unsigned char *bytes, size_t size)
{
    fprintf(out, "static const unsigned char %s%d[] =\n    \"", kind, i);
    for (size_t k = 0; k < size; k++) {
        unsigned char c = bytes[k];
        if (k && k % 64 == 0)
            fputs("\"\n    \"", out);
        if (c < 32 || c > 126 || c == '"' || c == '\\' || c == '?')
            fprintf(out, "\\%03o", c);
        else
            fputc(c, out);
    }
    fputs("\";\n", out);
}

struct sizes {
    size_t plain, gzip, brotli;
    char tag[17];
};

/* Puts the file ROOT/PATHEND as the bytes `kind`, and says how many they are; `tag` (NULL: not
 * wanted) becomes the beginning of their hash. */
static int put_form(FILE *out, const char *root, const char *path, const char *end,
                    const char *kind, int i, size_t *size, char *tag)
{
    static char name[2 * PATH_BYTES + 8], reason[512];
    struct text why = text_over(reason, sizeof reason);
    uint8_t hash[HASH_BYTES];
    char *bytes;
    snprintf(name, sizeof name, "%s/%s%s", root, path, end);
    if (file_read(name, FILE_BYTES_MAX, &bytes, size, &why))
        return complain("reading", reason);
    put_bytes(out, kind, i, (unsigned char *)bytes, *size);
    if (tag) {
        sodium_sha256(bytes, *size, hash);
        hash_hex(hash, 8, tag);
    }
    free(bytes);
    return 0;
}

static int is_there(const char *root, const char *path, const char *end)
{
    static char name[2 * PATH_BYTES + 8];
    snprintf(name, sizeof name, "%s/%s%s", root, path, end);
    return !access(name, F_OK);
}

static int put_file(FILE *out, const char *root, const char *path, int i, struct sizes *sizes)
{
    *sizes = (struct sizes){0};
    if (put_form(out, root, path, "", "plain", i, &sizes->plain, sizes->tag))
        return -1;
    if (is_there(root, path, ".gz") &&
        put_form(out, root, path, ".gz", "gzip", i, &sizes->gzip, NULL))
        return -1;
    if (is_there(root, path, ".br") &&
        put_form(out, root, path, ".br", "brotli", i, &sizes->brotli, NULL))
        return -1;
    return 0;
}

static void put_row(FILE *out, const char *path, int i, const struct sizes *sizes)
{
    fprintf(out, "    {\"%s\", \"%s\", \"\\\"%s\\\"\", plain%d, ", path, types[type_of(path)].type,
            sizes->tag, i);
    fprintf(out, sizes->gzip ? "gzip%d, " : "0, ", i);
    fprintf(out, sizes->brotli ? "brotli%d, " : "0, ", i);
    fprintf(out, "%zu, %zu, %zu},\n", sizes->plain, sizes->gzip, sizes->brotli);
}

static int put_all(FILE *out, const char *root, struct files *files)
{
    static struct sizes sizes[FILES_MAX];
    fputs("/* Made by tools/embed_web from the built page. */\n#include \"server/assets.h\"\n\n",
          out);
    for (int i = 0; i < files->count; i++)
        if (put_file(out, root, files->path[i], i, &sizes[i]))
            return -1;
    fputs("\nconst struct asset assets[] = {\n", out);
    for (int i = 0; i < files->count; i++)
        put_row(out, files->path[i], i, &sizes[i]);
    fputs("    {0},\n};\n", out);
    return ferror(out) ? complain("writing", "failed") : 0;
}

int main(int argc, char **argv)
{
    static struct files files;
    if (argc != 3)
        return complain("usage", "embed_web FOLDER OUT.c") ? 2 : 0;
    if (walk(argv[1], "", &files))
        return 1;
    qsort(files.path, (size_t)files.count, sizeof files.path[0], by_name);
    FILE *out = fopen(argv[2], "w");
    int result = out ? put_all(out, argv[1], &files) : complain(argv[2], "cannot be written");
    if (out && fclose(out))
        result = complain(argv[2], "could not be written whole");
    if (result)
        remove(argv[2]);
    return result ? 1 : 0;
}
