/* What a run has come to, in a file. What is always true: the file is whole, or as it was before;
 * one of another build or set-up is refused. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/trial.h"

static const char FIRST_LINE[] = "croupier checkpoint 1\n";

static int wrong(const char *path)
{
    return fail("%s: %s", path, errno ? strerror(errno) : "could not be written");
}

int checkpoint_save(const struct trial *trial, long long done)
{
    char path[4096], hex[2 * HASH_BYTES + 1];
    size_t size = totals_size(&trial->shape);
    if (snprintf(path, sizeof path, "%s.new", trial->checkpoint) >= (int)sizeof path)
        return fail("--checkpoint: The path is too long.");
    errno = 0;
    FILE *file = fopen(path, "w");
    if (!file)
        return wrong(trial->checkpoint);
    hash_hex(trial->hash, HASH_BYTES, hex);
    fprintf(file, "%s%s %lld\n", FIRST_LINE, hex, done);
    for (size_t i = 0; i < size; i++)
        if (trial->totals[i])
            fprintf(file, "%zu %" PRId64 "\n", i, trial->totals[i]);
    fputs("end\n", file);
    bool fine = !fflush(file) && !ferror(file) && !fsync(fileno(file));
    fine = !fclose(file) && fine;
    if (fine && !rename(path, trial->checkpoint))
        return 0;
    wrong(trial->checkpoint);
    unlink(path);
    return EXIT_BAD;
}

static bool read_numbers(FILE *file, int64_t *totals, size_t size)
{
    char line[64];
    while (fgets(line, sizeof line, file)) {
        size_t at;
        int64_t number;
        if (!strcmp(line, "end\n"))
            return true;
        if (sscanf(line, "%zu %" SCNd64, &at, &number) != 2 || at >= size)
            return false;
        totals[at] = number;
    }
    return false;
}

static int read_file(struct trial *trial, FILE *file)
{
    char line[128], hex[2 * HASH_BYTES + 1], own[2 * HASH_BYTES + 1];
    const char *path = trial->checkpoint;
    if (!fgets(line, sizeof line, file) || strcmp(line, FIRST_LINE) ||
        !fgets(line, sizeof line, file) || sscanf(line, "%64s %lld", hex, &trial->done) != 2)
        return fail("%s: This is no checkpoint. Choose another name.", path);
    hash_hex(trial->hash, HASH_BYTES, own);
    if (strcmp(hex, own))
        return fail("%s: This checkpoint is of another build of croupier, or of other rules, "
                    "pack, seats or seed. Choose another name.",
                    path);
    if (!read_numbers(file, trial->totals, totals_size(&trial->shape)) || trial->done < 0)
        return fail("%s: This checkpoint is damaged. Delete it to begin anew.", path);
    if (trial->done > trial->matches)
        return fail("%s: %lld matches are played already. Ask for as many or more.", path,
                    trial->done);
    return 0;
}

int checkpoint_load(struct trial *trial)
{
    errno = 0;
    FILE *file = fopen(trial->checkpoint, "r");
    if (!file && errno == ENOENT) /* whether it can be written is found out before all else */
        return checkpoint_save(trial, 0);
    if (!file)
        return wrong(trial->checkpoint);
    int result = read_file(trial, file);
    fclose(file);
    return result;
}
