/* embed_web FOLDER OUT.c: makes the built page part of the program, each file as it is and
 * compressed. What is always true: OUT.c is whole and compiles, also when there is no such folder
 * (then the list is empty), or it is not there and one line says why. */
#include <brotli/encode.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zlib.h>

#include "table/hash.h"
#include "table/native/file.h"
#include "table/native/sodium.h"

enum { FILES_MAX = 512, PATH_BYTES = 1024, FILE_BYTES_MAX = 16 * 1024 * 1024, WORTH_BYTES = 200 };

struct files {
    char path[FILES_MAX][PATH_BYTES]; /* below the folder */
    int count;
};

static const struct {
    const char *end, *type;
    int compress;
} types[] = {
    {".html", "text/html; charset=utf-8", 1},
    {".js", "text/javascript; charset=utf-8", 1},
    {".css", "text/css; charset=utf-8", 1},
    {".json", "application/json", 1},
    {".webmanifest", "application/manifest+json", 1},
    {".svg", "image/svg+xml", 1},
    {".txt", "text/plain; charset=utf-8", 1},
    {".wasm", "application/wasm", 1},
    {".woff2", "font/woff2", 0},
    {".png", "image/png", 0},
    {".ico", "image/x-icon", 0},
    {".webp", "image/webp", 0},
};
enum { TYPES = sizeof types / sizeof *types };

static int type_of(const char *path)
{
    for (int i = 0; i < TYPES; i++) {
        size_t n = strlen(path), m = strlen(types[i].end);
        if (n > m && !strcmp(path + n - m, types[i].end))
            return i;
    }
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

/* gzip with no time and no name in it, so that equal files give equal bytes; 0 if it does not
 * fit. */
static size_t gzip(unsigned char *in, size_t size, unsigned char *out, size_t room)
{
    z_stream z = {0};
    if (deflateInit2(&z, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        return 0;
    z.next_in = in;
    z.avail_in = (uInt)size;
    z.next_out = out;
    z.avail_out = (uInt)room;
    int result = deflate(&z, Z_FINISH);
    size_t used = room - z.avail_out;
    deflateEnd(&z);
    return result == Z_STREAM_END ? used : 0;
}

struct sizes {
    size_t plain, gzip, brotli;
    char tag[17];
};

/* Whichever of brotli's modes gives the fewest bytes: they differ by a few, and a first load is
 * counted to the byte. 0: it does not get smaller. */
static size_t brotli(const unsigned char *plain, size_t size, unsigned char *out, size_t room)
{
    static const BrotliEncoderMode modes[] = {BROTLI_MODE_GENERIC, BROTLI_MODE_TEXT,
                                               BROTLI_MODE_FONT};
    size_t least = 0, best = 0;
    for (size_t pass = 0; pass <= sizeof modes / sizeof *modes; pass++) {
        size_t i = pass < sizeof modes / sizeof *modes ? pass : best, used = room;
        if (!BrotliEncoderCompress(11, BROTLI_MAX_WINDOW_BITS, modes[i], size, plain, &used, out))
            continue;
        if (!least || used < least) {
            least = used;
            best = i;
        }
    }
    return least;
}

static int put_file(FILE *out, const char *root, const char *path, int i, struct sizes *sizes)
{
    static char name[2 * PATH_BYTES + 2], reason[512];
    struct text why = text_over(reason, sizeof reason);
    uint8_t hash[HASH_BYTES];
    char *bytes;
    size_t size;
    snprintf(name, sizeof name, "%s/%s", root, path);
    if (file_read(name, FILE_BYTES_MAX, &bytes, &size, &why))
        return complain("reading", reason);
    unsigned char *plain = (unsigned char *)bytes;
    *sizes = (struct sizes){.plain = size};
    sodium_sha256(bytes, size, hash);
    hash_hex(hash, 8, sizes->tag);
    put_bytes(out, "plain", i, plain, size);
    if (types[type_of(path)].compress && size >= WORTH_BYTES) {
        size_t room = size;
        unsigned char *small = malloc(room);
        if (!small)
            return complain(path, "out of memory");
        sizes->gzip = gzip(plain, size, small, room);
        if (sizes->gzip)
            put_bytes(out, "gzip", i, small, sizes->gzip);
        sizes->brotli = brotli(plain, size, small, room);
        if (sizes->brotli)
            put_bytes(out, "brotli", i, small, sizes->brotli);
        free(small);
    }
    free(bytes);
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
