/* Figures of the house. */
#ifndef SERVER_METRICS_H
#define SERVER_METRICS_H

#include "server/house.h"

struct request;

/* Answers in Prometheus' text format. */
void answer_metrics(struct request *);
/* Counts a move acknowledged `us` microseconds after it came. */
void metrics_latency(struct house *, int64_t us);

#endif
