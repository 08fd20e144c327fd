/* Answers that stay the same while the house is open: the page's files, compressed while building,
 * and ours, compressed once. What is always true: what a browser holds already is not sent again,
 * and what cannot be made smaller goes as it is. */
#include <brotli/encode.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "server/compress.h"
#include "server/http.h"
#include "server/shelf.h"
#include "table/native/sodium.h"

enum { QUALITY = 6, TAG_BYTES = 8, GZIP_BITS = 15 + 16 };

static unsigned char *brotli(const char *bytes, size_t size, size_t *out)
{
    *out = BrotliEncoderMaxCompressedSize(size);
    unsigned char *small = malloc(*out);
    if (small &&
        BrotliEncoderCompress(QUALITY, BROTLI_MAX_WINDOW_BITS, BROTLI_MODE_TEXT, size,
                              (const uint8_t *)bytes, out, small) &&
        *out < size)
        return small;
    free(small);
    return NULL;
}

static unsigned char *gzip(const char *bytes, size_t size, size_t *out)
{
    z_stream z = {0};
    if (deflateInit2(&z, QUALITY, Z_DEFLATED, GZIP_BITS, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        return NULL;
    size_t room = deflateBound(&z, (uLong)size);
    unsigned char *small = malloc(room);
    z.next_in = (z_const Bytef *)(const Bytef *)bytes;
    z.avail_in = (uInt)size;
    z.next_out = small;
    z.avail_out = (uInt)room;
    bool good = small && deflate(&z, Z_FINISH) == Z_STREAM_END && z.total_out < size;
    *out = z.total_out;
    deflateEnd(&z);
    if (good)
        return small;
    free(small);
    return NULL;
}

bool made_answer(struct made *made, char *bytes, size_t size)
{
    uint8_t hash[HASH_BYTES];
    char hex[2 * HASH_BYTES + 1];
    if (!bytes)
        return false;
    sodium_sha256(bytes, size, hash);
    hash_hex(hash, TAG_BYTES, hex);
    snprintf(made->tag, sizeof made->tag, "\"%.16s\"", hex);
    made->asset = (struct asset){.type = "application/json",
                                 .tag = made->tag,
                                 .plain = (unsigned char *)bytes,
                                 .plain_size = size};
    made->asset.brotli = brotli(bytes, size, &made->asset.brotli_size);
    made->asset.gzip = gzip(bytes, size, &made->asset.gzip_size);
    return true;
}

void made_free(struct made *made)
{
    free((void *)made->asset.plain);
    free((void *)made->asset.brotli);
    free((void *)made->asset.gzip);
}

static bool accepts(const struct request *request, const char *encoding)
{
    const char *at = strstr(request->accept_encoding, encoding);
    if (!at)
        return false;
    at += strlen(encoding);
    at += strspn(at, " ");
    if (strncmp(at, ";", 1))
        return true;
    const char *q = strstr(at, "q=");
    return !q || strtod(q + 2, NULL) > 0;
}

void answer_asset(struct request *request, const struct asset *asset, int status)
{
    request->tag = status == 200 ? asset->tag : NULL;
    if (request->tag && !strcmp(request->if_none_match, asset->tag)) {
        answer_static(request, 304, asset->type, "", 0);
    } else if (asset->brotli && accepts(request, "br")) {
        request->encoding = "br";
        answer_static(request, status, asset->type, (const char *)asset->brotli,
                      asset->brotli_size);
    } else if (asset->gzip && accepts(request, "gzip")) {
        request->encoding = "gzip";
        answer_static(request, status, asset->type, (const char *)asset->gzip, asset->gzip_size);
    } else {
        answer_static(request, status, asset->type, (const char *)asset->plain, asset->plain_size);
    }
}

bool answer_file(struct request *request, const char *path, int status)
{
    const struct asset *asset = assets;
    if (shelf_answer(request, path))
        return true;
    while (asset->path && strcmp(asset->path, path))
        asset++;
    if (!asset->path)
        return false;
    request->compiles = !strncmp(path, "assets/worker-", 14);
    request->cache =
        !strncmp(path, "assets/", 7) ? "public, max-age=31536000, immutable" : "no-cache";
    answer_asset(request, asset, status);
    return true;
}
