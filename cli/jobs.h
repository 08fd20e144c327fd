/* Work shared out to processes. What is always true: nobody is left behind when jobs_run returns;
 * what the work writes to memory of jobs_memory is there then, whatever process wrote it. */
#ifndef CLI_JOBS_H
#define CLI_JOBS_H

#include <stddef.h>

enum { JOBS_MAX = 256 };

/* Zeroed memory of so many bytes that all jobs share; NULL: there is none. */
void *jobs_memory(size_t size);
/* NULL is fine; `size` as it was taken. */
void jobs_memory_free(void *, size_t size);
/* Calls work(arg, job, jobs) for every job of 1 to JOBS_MAX, in a process each, or right here if
 * there is one. The largest of what they return (0 .. 255); EXIT_BAD after a line if a process
 * could not be started, EXIT_BAD if one was killed. One above 0 interrupts the others. */
int jobs_run(int jobs, int (*work)(void *arg, int job, int jobs), void *arg);

#endif
