/* See trial.h. */
#define _GNU_SOURCE /* sched_getaffinity */
#include "cli/trial.h"

#include <limits.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/played.h"
#include "lab/interval.h"
#include "table/native/sodium.h"

const char *const trial_exits[] = {
    "0 played",
    "1 interrupted; what is known was printed",
    "2 the command or a file is wrong",
    NULL,
};

static const long long MATCHES_MAX = 1000000000;

/* ---- What was asked ---- */

long long trial_processors(void)
{
    cpu_set_t set;
    int count = sched_getaffinity(0, sizeof set, &set) ? 1 : CPU_COUNT(&set);
    return count < CREW_MAX ? count : CREW_MAX;
}

static int read_width(const struct args *args, double *out)
{
    const char *word = args_get(args, "until-width");
    char *end = "";
    if (!args_has(args, "until-width"))
        return 0;
    *out = *word >= '0' && *word <= '9' ? strtod(word, &end) / 100 : 0;
    if (*out > 0 && *out < 1 && !strcmp(end, "%"))
        return 0;
    return fail("--until-width takes percent points such as 0.5%%, not %.64s.",
                *word ? word : "nothing");
}

/* Whether an MPI launcher started this with others, each of which would play everything. */
static bool among_ranks(void)
{
    static const char *const sizes[] = {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        const char *size = getenv(sizes[i]);
        if (size && atoi(size) > 1)
            return true;
    }
    return false;
}

int trial_ranks(const struct args *args)
{
    const char *name = args->command->name;
    if (!among_ranks() || args_has(args, "join"))
        return 0;
    if (args_takes(args, "workers"))
        return fail("Each rank would play every match. Start croupier once, with --workers "
                    "'mpirun -n 3'.");
    return fail("Each rank would play every match. Start croupier %s once, without mpirun: it "
                "uses every processor of this machine. Over several, croupier simulate plays, "
                "with --workers.", name);
}

int trial_read(struct trial *trial, const struct args *args, long long matches)
{
    memset(trial, 0, sizeof *trial);
    trial->args = args;
    trial->matches = matches;
    trial->seed = 1;
    trial->jobs = trial_processors();
    if (trial_ranks(args) || args_number(args, "matches", 1, MATCHES_MAX, &trial->matches) ||
        args_number(args, "seed", 0, LLONG_MAX - MATCHES_MAX, &trial->seed) ||
        args_number(args, "jobs", 1, CREW_MAX, &trial->jobs) || read_width(args, &trial->width))
        return EXIT_BAD;
    trial->checkpoint = args_get(args, "checkpoint");
    if (trial->checkpoint && !*trial->checkpoint)
        return fail("--checkpoint needs the path of a file.");
    return 0;
}

struct sitting *trial_sitting(void)
{
    struct sitting *sitting = calloc(1, sizeof *sitting);
    if (!sitting)
        fail("There is not enough memory.");
    return sitting;
}

static int check(const struct sitting *sitting)
{
    for (int seat = 0; seat < sitting->head.seats; seat++)
        if (sitting->seat[seat].kind != SEAT_BOT)
            return fail("Every seat needs a bot here. With programs: croupier table %s --games N",
                        sitting->game->name);
    return 0;
}

int trial_add(struct trial *trial, struct sitting *sitting)
{
    ENSURE(trial->setups < TRIAL_SETUPS_MAX);
    struct lab_setup *setup = &trial->setup[trial->setups];
    trial->sitting[trial->setups] = sitting;
    trial->setups++;
    int result = check(sitting);
    if (!result) /* for what these rules refuse; and what is brought is made at a table */
        result = sitting_deal(sitting, trial->seed);
    if (result)
        return result;
    *setup = (struct lab_setup){.game = sitting->game,
                                .data = &sitting->own_pack.data,
                                .rules = sitting->head.rules,
                                .seats = sitting->head.seats,
                                .data_hash = log_head_key(&sitting->head),
                                .compared = trial->compares,
                                .dealt_as = trial->setups > 1 ? &trial->setup[0] : NULL,
                                .hash = &hash_sodium,
                                .now_ms = child_now};
    for (int seat = 0; seat < setup->seats; seat++)
        setup->bot[seat] = (struct lab_bot){sitting->seat[seat].policy,
                                            sitting->seat[seat].think.playouts,
                                            sitting->seat[seat].think.ms};
    if (setup->seats != trial->setup[0].seats)
        return fail("Both need as many seats: %d and %d.", trial->setup[0].seats, setup->seats);
    return 0;
}

void trial_drop(struct trial *trial, int setups)
{
    while (trial->setups > setups) {
        struct sitting *sitting = trial->sitting[--trial->setups];
        sitting_close(sitting);
        free(sitting);
    }
}

void trial_close(struct trial *trial)
{
    trial_drop(trial, 0);
    free(trial->totals);
    trial->totals = NULL;
}

/* ---- What decides what is played ---- */

static bool hash_file(const char *path, uint8_t out[HASH_BYTES])
{
    FILE *file = fopen(path, "rb");
    long size = file && !fseek(file, 0, SEEK_END) ? ftell(file) : -1;
    char *bytes = size > 0 ? malloc((size_t)size) : NULL;
    bool fine = bytes && !fseek(file, 0, SEEK_SET) &&
                fread(bytes, 1, (size_t)size, file) == (size_t)size;
    if (fine)
        sodium_sha256(bytes, (size_t)size, out);
    free(bytes);
    if (file)
        fclose(file);
    return fine;
}

static void hash_setup(const struct trial *trial, int i, uint8_t hash[HASH_BYTES])
{
    const struct sitting *sitting = trial->sitting[i];
    struct bytes parts[] = {
        {hash, HASH_BYTES},
        {sitting->game->name, strlen(sitting->game->name)},
        {sitting->head.rules.value, sizeof sitting->head.rules.value},
        {sitting->own_pack.sha256, HASH_BYTES},
        {sitting->head.seat_name, sizeof sitting->head.seat_name},
        {&sitting->brought, sizeof sitting->brought},
        {sitting->character, sizeof sitting->character},
        {&trial->seed, sizeof trial->seed},
    };
    uint8_t out[HASH_BYTES];
    hash_sodium.sha256(parts, sizeof parts / sizeof *parts, out);
    memcpy(hash, out, HASH_BYTES);
}

static int hash_all(struct trial *trial)
{
    if (!hash_file("/proc/self/exe", trial->hash))
        return fail("This program cannot be read, so nobody can tell which build it is.");
    for (int i = 0; i < trial->setups; i++)
        hash_setup(trial, i, trial->hash);
    return 0;
}

/* ---- Playing ---- */

/* A match with characters that were brought, which only a table makes. */
static int play_at_table(struct trial *trial, int i, long long seed)
{
    struct stop stop = {0};
    struct sitting *sitting = trial->sitting[i];
    int result = sitting_deal(sitting, seed);
    if (!result)
        result = played_on(sitting, &stop);
    if (result)
        return result;
    lab_record_of(sitting->match, seed, &trial->record[i]);
    if (trial->watch && trial->watch->over)
        trial->watch->over(trial->watch->arg, &trial->setup[i], &trial->record[i],
                           &sitting->match->state);
    return 0;
}

static int play(void *arg, long long match, int64_t *totals)
{
    struct trial *trial = arg;
    int result = 0;
    trial->here = totals + totals_size(&trial->shape);
    for (int i = 0; i < trial->setups && !result; i++)
        if (trial->sitting[i]->brought)
            result = play_at_table(trial, i, trial->seed + match);
        else
            lab_play(&trial->setup[i], trial->seed + match, trial->watch, &trial->record[i]);
    if (!result)
        totals_add(&trial->shape, trial->record, totals);
    return result;
}

int trial_first_seat(const struct game *game)
{
    for (int seat = 0; game->tally_count && !game->tallies[0].shared && seat < game->seats_max;
         seat++)
        if (game_stake(game, seat))
            return seat;
    return 0;
}

static bool narrow(void *arg, const int64_t *totals, long long done)
{
    const struct trial *trial = arg;
    const struct game *game = trial->shape.game;
    double low, high, n = (double)totals_matches(&trial->shape, totals, 0);
    if (!done || n < 1)
        return false;
    struct figure_sums sums =
        totals_figure(&trial->shape, totals, 0, trial_first_seat(game), 0);
    interval_of_share((double)sums.above, n, &low, &high);
    return high - low <= trial->width;
}

static int keep(void *arg, const int64_t *totals, long long done)
{
    (void)totals; /* they are the trial's */
    return checkpoint_save(arg, done);
}

int trial_run(struct trial *trial, bool spreads)
{
    const struct args *args = trial->args;
    const char *launcher = args_get(args, "workers"), *join = args_get(args, "join");
    trial->shape = (struct lab_shape){trial->setup[0].game, trial->setup[0].seats, trial->setups,
                                      spreads};
    size_t size = totals_size(&trial->shape) + trial->extra;
    free(trial->totals);
    trial->totals = calloc(size, sizeof *trial->totals);
    trial->done = 0;
    if (!trial->totals)
        return fail("There is not enough memory.");
    if ((trial->checkpoint || launcher || join) && hash_all(trial))
        return EXIT_BAD;
    struct crew crew = {.matches = trial->matches,
                        .jobs = (int)trial->jobs,
                        .launcher = launcher,
                        .listen = args_has(args, "listen") ? args_get(args, "listen")
                                                           : "127.0.0.1",
                        .hash = trial->hash,
                        .numbers = size,
                        .progress = true,
                        .interrupted = played_guard(),
                        .arg = trial,
                        .play = play,
                        .enough = trial->width > 0 ? narrow : NULL,
                        .keep = trial->checkpoint ? keep : NULL};
    if (join)
        return crew_join(&crew, join);
    if (trial->checkpoint && checkpoint_load(trial))
        return EXIT_BAD;
    if (trial->width > 0 && !trial->shape.game->tally_count)
        return fail("%s counts no outcomes. Leave out --until-width.", trial->shape.game->title);
    if (trial->width > 0 && narrow(trial, trial->totals, trial->done))
        crew.matches = trial->done;
    return crew_run(&crew, trial->totals, &trial->done);
}

void trial_say_stop(const struct trial *trial)
{
    if (trial->checkpoint)
        fail("Interrupted after %lld of %lld matches. To go on, give the same command again.",
             trial->done, trial->matches);
    else
        fail("Interrupted after %lld of %lld matches. With --checkpoint FILE a run can be "
             "gone on with.",
             trial->done, trial->matches);
}
