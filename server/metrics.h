/* Figures of the house. */
#ifndef SERVER_METRICS_H
#define SERVER_METRICS_H

#include "server/house.h"

struct request;

/* Whether the request came by the figures' own port. */
bool figures_apart(const struct request *);
/* Figures are for whoever runs the house. Without a port of their own they are shown where nobody
 * else can come: on this machine, with no proxy and no name by which others reach it. */
bool figures_shown(const struct request *);
/* Answers in Prometheus' text format. */
void answer_metrics(struct request *);
/* Counts a move acknowledged `us` microseconds after it came. */
void metrics_latency(struct house *, int64_t us);

#endif
