/* See shelf.h. The folder is read when somebody asks, so a new report is there at once. */
#include "server/shelf.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/assets.h"
#include "server/limits.h"
#include "server/journal.h"
#include "server/loop.h"
#include "server/say.h"
#include "server/speak.h"
#include "table/codec.h"
#include "table/names.h"
#include "table/native/file.h"

static const char reports_path[] = "reports/", list_path[] = "reports/reports.json",
                  html[] = ".html";
enum { NAME_MOST = 64, TITLE_MOST = 200, LIST_BYTES = SHELF_MOST * 1024 };

struct shelved { char name[NAME_MOST + 1], title[TITLE_MOST + 1]; };

bool shelf_check(const char *folder)
{
    DIR *dir = opendir(folder);
    if (dir)
        closedir(dir);
    return dir != NULL;
}

/* "mine.html" as "mine"; false: it is no report's. */
static bool named(const char *file, char name[NAME_MOST + 1])
{
    size_t size = strlen(file), end = sizeof html - 1;
    if (size <= end || size - end > NAME_MOST || strcmp(file + size - end, html))
        return false;
    memcpy(name, file, size - end);
    name[size - end] = 0;
    return text_is_kebab(name);
}

/* Malloc'd; NULL: it cannot be read. */
static char *read_report(const char *folder, const char *name, size_t *size)
{
    char path[4400], reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    char *bytes = NULL;
    int n = snprintf(path, sizeof path, "%s/%s%s", folder, name, html);
    return n > 0 && (size_t)n < sizeof path && !file_read(path, SHELF_BYTES_MAX, &bytes, size, &why)
               ? bytes
               : NULL;
}

/* What stands in the file's <title>, with the signs that HTML writes otherwise; else its name. */
static void title_of(const char *text, struct shelved *out)
{
    static const char *const signs[][2] = {
        {"&amp;", "&"}, {"&lt;", "<"},   {"&gt;", ">"},
        {"&#39;", "'"}, {"&#x27;", "'"}, {"&quot;", "\""}};
    const char *from = strstr(text, "<title>"), *to = from ? strstr(from, "</title>") : NULL;
    size_t used = 0;
    snprintf(out->title, sizeof out->title, "%s", out->name);
    if (!to || to - from - 7 > TITLE_MOST || to - from == 7 ||
        !text_is_utf8(from + 7, (size_t)(to - from - 7)))
        return;
    for (from += 7; from < to; used++) {
        size_t i = 0, count = sizeof signs / sizeof *signs;
        while (i < count && strncmp(from, signs[i][0], strlen(signs[i][0])))
            i++;
        out->title[used] = i < count ? *signs[i][1] : *from;
        from += i < count ? strlen(signs[i][0]) : 1;
    }
    out->title[used] = 0;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct shelved *)a)->name, ((const struct shelved *)b)->name);
}

/* What the folder has, sorted; how many. */
static int shelved(const char *folder, struct shelved *out)
{
    DIR *dir = opendir(folder);
    int count = 0;
    for (struct dirent *entry; dir && count < SHELF_MOST && (entry = readdir(dir));) {
        size_t size;
        char *text = named(entry->d_name, out[count].name)
                         ? read_report(folder, out[count].name, &size)
                         : NULL;
        if (text)
            title_of(text, &out[count++]);
        free(text);
    }
    if (dir)
        closedir(dir);
    qsort(out, (size_t)count, sizeof *out, by_name);
    return count;
}

static const struct asset *page_list(void)
{
    const struct asset *asset = assets;
    while (asset->path && strcmp(asset->path, list_path))
        asset++;
    return asset->path ? asset : NULL;
}

/* The page's reports that the folder has none of. Each is {"name":"texarkana","title":"..."}, as
 * web/scripts/reports.mjs wrote it, and no title has braces. */
static void put_page(const struct asset *page, const struct shelved *all, int count,
                     struct text *out)
{
    static const char before[] = "{\"name\":\"";
    const char *at = (const char *)page->plain, *end = at + page->plain_size;
    while ((at = memchr(at, '{', (size_t)(end - at)))) {
        const char *close = memchr(at, '}', (size_t)(end - at));
        const char *name = at + sizeof before - 1;
        bool there = !close || name > close;
        for (int i = 0; i < count && !there; i++) {
            size_t size = strlen(all[i].name);
            there = (size_t)(close - name) > size && !memcmp(name, all[i].name, size) &&
                    name[size] == '"';
        }
        if (!there) {
            text_put(out, out->used > 1 ? "," : "");
            text_put_n(out, at, (size_t)(close + 1 - at));
        }
        at = close ? close : at + 1;
    }
}

static void list(struct request *request, const char *folder)
{
    const struct asset *page = page_list();
    size_t room = LIST_BYTES + (page ? page->plain_size : 0);
    struct shelved *all = malloc(SHELF_MOST * sizeof *all);
    char *bytes = malloc(room);
    struct text out = text_over(bytes ? bytes : (char[1]){0}, bytes ? room : 1);
    int count = all ? shelved(folder, all) : 0;
    text_char(&out, '[');
    for (int i = 0; i < count; i++) {
        text_format(&out, "%s{\"name\":\"%s\",\"title\":", i ? "," : "", all[i].name);
        codec_string_json(all[i].title, &out);
        text_char(&out, '}');
    }
    if (page)
        put_page(page, all, count, &out);
    text_char(&out, ']');
    free(all);
    ENSURE(!bytes || !out.cut);
    answer_own(request, 200, "application/json", bytes, out.used);
}

bool shelf_answer(struct request *request, const char *path)
{
    const char *folder = request->house->options.reports;
    bool lists = !strcmp(path, list_path);
    char name[NAME_MOST + 1], *bytes = NULL;
    size_t size;
    if (!folder || strncmp(path, reports_path, sizeof reports_path - 1) ||
        !(lists || named(path + sizeof reports_path - 1, name)))
        return false;
    if (!limits_ask(request->house->limits, request->address, 1, now_ms())) {
        tell_refused(request->house, "too-fast", request->address);
        answer_said(request, 429, "too-fast", WHY_REQUESTS());
        return true;
    }
    if (lists)
        list(request, folder);
    else if ((bytes = read_report(folder, name, &size)))
        answer_own(request, 200, "text/html; charset=utf-8", bytes, size);
    return lists || bytes;
}
