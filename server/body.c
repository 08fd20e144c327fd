/* See body.h. */
#include "server/body.h"

struct json *body_json(struct request *request, size_t most, struct pairs *pairs)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct json *json = json_open(request->body, request->body_size, most, pairs, &why);
    if (!json)
        answer_error(request, 400, "bad-json", reason);
    return json;
}
