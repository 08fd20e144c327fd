/* Requests that are to become WebSockets. What is always true: one that is refused gets an answer
 * that says why, with our headers, and nothing more is read from it. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "server/http.h"
#include "server/origin.h"
#include "server/pass.h"
#include "server/peers.h"
#include "server/upgrade.h"
#include "server/ws.h"

/* Refuses by an answer; 1 tells the library that it was given. */
static int refuse_upgrade(struct lws *wsi, struct house *house, int status, const char *code,
                          const char *why)
{
    unsigned char bytes[LWS_PRE + 2048];
    char json[512];
    struct head head = {wsi, bytes + LWS_PRE, bytes + sizeof bytes - 1, false};
    int n = snprintf(json, sizeof json, "{\"error\":{\"code\":\"%s\",\"message\":\"%s\"}}\n", code,
                     why);
    house->count.upgrades_refused++;
    if (lws_add_http_header_status(wsi, (unsigned)status, &head.at, head.end))
        return -1;
    head_add(&head, "content-type:", "application/json");
    head_add(&head, "connection:", "close");
    head_add_strict(&head, false);
    if (lws_add_http_header_content_length(wsi, (lws_filepos_t)n, &head.at, head.end) ||
        head.failed || lws_finalize_write_http_header(wsi, bytes + LWS_PRE, &head.at, head.end))
        return -1;
    memcpy(bytes + LWS_PRE, json, (size_t)n);
    lws_write(wsi, bytes + LWS_PRE, (size_t)n, LWS_WRITE_HTTP_FINAL);
    return -1; /* nothing more is read from it */
}

int upgrade_confirm(struct lws *wsi, const char *to)
{
    struct house *house = lws_context_user(lws_get_context(wsi));
    char host[160], origin[256], protocol[64], path[64], version[8];
    peer_hurry(wsi, 0);
    header_copy(wsi, WSI_TOKEN_HOST, host, sizeof host);
    header_copy(wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin);
    header_copy(wsi, WSI_TOKEN_VERSION, version, sizeof version);
    header_copy(wsi, WSI_TOKEN_PROTOCOL, protocol, sizeof protocol);
    header_copy(wsi, WSI_TOKEN_GET_URI, path, sizeof path);
    if (strcasecmp(to, "websocket"))
        return refuse_upgrade(wsi, house, 400, "bad-upgrade",
                              "This address is only for WebSocket.");
    if (strcmp(path, "/ws") || lws_get_vhost(wsi) == house->figures)
        return refuse_upgrade(wsi, house, 404, "not-found", "The WebSocket is at /ws.");
    if (pass_missing(wsi, path, (char[ADDRESS_BYTES]){0}))
        return refuse_upgrade(wsi, house, 403, "no-pass",
                              "This address is for servers with the same database.");
    if (!host_is_ours(house, host))
        return refuse_upgrade(wsi, house, 421, "foreign-host",
                              "This server does not answer to that name.");
    if (!origin_is_ours(house, origin, host))
        return refuse_upgrade(wsi, house, 403, "foreign-origin",
                              "A page from another site cannot play here.");
    if (strcmp(protocol, ws_protocol.name))
        return refuse_upgrade(wsi, house, 400, "bad-protocol",
                              "The subprotocol must be croupier.1.");
    if (strcmp(version, "13"))
        return refuse_upgrade(wsi, house, 400, "bad-upgrade",
                              "Only version 13 of WebSocket works here.");
    if (house->stopping)
        return refuse_upgrade(wsi, house, 503, "closing", "The server is shutting down.");
    return 0;
}
