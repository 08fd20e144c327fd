/* Figures of the house. */
#ifndef SERVER_METRICS_H
#define SERVER_METRICS_H

#include "server/house.h"

char *metrics_text(struct house *, size_t *size);
/* Counts a move acknowledged `us` microseconds after it came. */
void metrics_latency(struct house *, int64_t us);

#endif
