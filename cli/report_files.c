/* A report into its files. What is always true: a file is whole or as it was before. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/report.h"

enum { PATH_BYTES = 4096 };

static int wrong(const char *path)
{
    return fail("%s: %s", path, errno ? strerror(errno) : "could not be written");
}

/* The name under which a file is written before it is whole. */
static bool aside(const char *path, char out[PATH_BYTES])
{
    errno = ENAMETOOLONG;
    return snprintf(out, PATH_BYTES, "%s.new", path) < PATH_BYTES;
}

static int check_file(const char *path)
{
    char name[PATH_BYTES];
    struct stat is;
    if (!path)
        return 0;
    if (!*path)
        return fail("A report needs the path of a file.");
    if (!stat(path, &is) && S_ISDIR(is.st_mode))
        return errno = EISDIR, wrong(path);
    FILE *file = aside(path, name) ? fopen(name, "w") : NULL;
    if (!file)
        return wrong(path);
    fclose(file);
    unlink(name);
    return 0;
}

static int check_folder(const char *path)
{
    char name[PATH_BYTES];
    if (!path)
        return 0;
    if (!*path)
        return fail("--csv needs the path of a folder.");
    if (mkdir(path, 0777) && errno != EEXIST)
        return wrong(path);
    errno = ENAMETOOLONG;
    if (snprintf(name, sizeof name, "%s/%0*d.csv", path, REPORT_ID, 0) >= PATH_BYTES - 8)
        return wrong(path);
    snprintf(name, sizeof name, "%s/figure.csv", path);
    return check_file(name);
}

int report_paths_check(const struct report_paths *paths)
{
    if (!paths->html && !paths->json && !paths->csv)
        return fail("Where to? Add --output FILE, --json FILE or --csv FOLDER.");
    if (paths->html && paths->json && !strcmp(paths->html, paths->json))
        return fail("--output and --json name one file. Give them two.");
    int result = check_file(paths->html);
    result = result ? result : check_file(paths->json);
    return result ? result : check_folder(paths->csv);
}

/* One file: the page, the JSON, or the table of a figure. */
static int write_file(const struct report *report, const char *path,
                      void (*all)(const struct report *, FILE *),
                      const struct report_figure *figure)
{
    char name[PATH_BYTES];
    FILE *file = aside(path, name) ? fopen(name, "w") : NULL;
    if (!file)
        return wrong(path);
    if (all)
        all(report, file);
    else
        report_csv(report, figure, file);
    errno = 0;
    bool fine = !fflush(file) && !ferror(file) && !fsync(fileno(file));
    fine = !fclose(file) && fine;
    if (fine && !rename(name, path))
        return 0;
    wrong(path);
    unlink(name);
    return EXIT_BAD;
}

int report_files(const struct report *report, const struct report_paths *paths)
{
    int result = paths->html ? write_file(report, paths->html, report_html, NULL) : 0;
    if (!result && paths->json)
        result = write_file(report, paths->json, report_json, NULL);
    for (int i = 0; i < report->figures && paths->csv && !result; i++) {
        char name[PATH_BYTES];
        snprintf(name, sizeof name, "%.3900s/%s.csv", paths->csv, report->figure[i].id);
        result = write_file(report, name, NULL, &report->figure[i]);
    }
    return result;
}
