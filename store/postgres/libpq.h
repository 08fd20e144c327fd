/* PostgreSQL's own library, loaded when a database of it is opened and not before: linked in, it
 * would bring 20 libraries along and cost every command as much again as most of them take. A
 * machine without it runs everything else. */
#ifndef STORE_POSTGRES_LIBPQ_H
#define STORE_POSTGRES_LIBPQ_H

#include <libpq-fe.h>

#include "engine/text.h"

/* What is used of it. */
#define LIBPQ_FUNCTIONS(_)                                                                         \
    _(PQbackendPID)                                                                                \
    _(PQclear)                                                                                     \
    _(PQcmdTuples)                                                                                 \
    _(PQcmdStatus)                                                                                 \
    _(PQconninfoFree)                                                                              \
    _(PQconninfoParse)                                                                             \
    _(PQconnectdbParams)                                                                           \
    _(PQconsumeInput)                                                                              \
    _(PQenterPipelineMode)                                                                         \
    _(PQerrorMessage)                                                                              \
    _(PQfinish)                                                                                    \
    _(PQflush)                                                                                     \
    _(PQfreemem)                                                                                   \
    _(PQgetResult)                                                                                 \
    _(PQgetisnull)                                                                                 \
    _(PQgetvalue)                                                                                  \
    _(PQisBusy)                                                                                    \
    _(PQnotifies)                                                                                  \
    _(PQntuples)                                                                                   \
    _(PQparameterStatus)                                                                           \
    _(PQpipelineSync)                                                                              \
    _(PQresultErrorField)                                                                          \
    _(PQresultErrorMessage)                                                                        \
    _(PQresultStatus)                                                                              \
    _(PQsendPrepare)                                                                               \
    _(PQsendQueryParams)                                                                           \
    _(PQsendQueryPrepared)                                                                         \
    _(PQserverVersion)                                                                             \
    _(PQsetNoticeProcessor)                                                                        \
    _(PQsetnonblocking)                                                                            \
    _(PQsocket)                                                                                    \
    _(PQstatus)

struct libpq {
#define LIBPQ_MEMBER(name) __typeof__(name) *(name);
    LIBPQ_FUNCTIONS(LIBPQ_MEMBER)
#undef LIBPQ_MEMBER
};

/* Loads it; the same for all who ask, and never unloaded. NULL and `why` if the machine lacks it or
 * has an older one than this needs (14). */
const struct libpq *libpq_load(struct text *why);

#endif
