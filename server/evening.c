/* See evening.h. */
#include "server/evening.h"

#include <stdlib.h>
#include <string.h>

#include "server/loop.h"
#include "server/replays.h"
#include "server/routes.h"
#include "server/speak.h"
#include "table/carry.h"
#include "table/native/sodium.h"

void post_next(struct request *request, struct table *table, int seat)
{
    struct carry_room *room = malloc(sizeof *room);
    char reason[REASON_BYTES], *log = malloc(CARRY_LOG_BYTES);
    struct text why = text_over(reason, sizeof reason), out;
    bool may = !seat || !strcmp(table->head.seat_name[seat], "me"), good = false;
    ENSURE(room && log);
    out = text_over(log, CARRY_LOG_BYTES);
    if (may && request_may_add(request))
        good = carry_write(&table->match, &table->head, &hash_sodium, room, &out, &why);
    free(room);
    why = text_over(reason, sizeof reason);
    why.language = request->language;
    if (good)
        request->import = replay_import(request->house, request, log, out.used, &why);
    else
        free(log);
    if (!may)
        answer_said(request, 403, "not-yours", WHY_EVENING_MAKER());
    else if (!good && !request->status)
        answer_said(request, 409, "no-evening", WHY_EVENING_NONE());
    else if (good && !request->import)
        answer_error(request, 503, "busy", reason);
}
