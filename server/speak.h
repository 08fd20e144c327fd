/* What the server says by itself (server/voice), in the language of who reads it. */
#ifndef SERVER_SPEAK_H
#define SERVER_SPEAK_H

#include "server/said.h"
#include "voice/voice.h"

struct conn;
struct request;

/* speak(&text, WHY_LINK()) appends a message of server/said.h in the language of the text. */
void speak(struct text *, int id, const void *slots);
/* conn_error, conn_dismiss and answer_error with a message: conn_said(conn, "over",
 * WHY_WATCHED()). */
void conn_said(struct conn *, const char *code, int id, const void *slots);
void conn_dismiss_said(struct conn *, const char *code, int id, const void *slots);
void answer_said(struct request *, int status, const char *code, int id, const void *slots);

#endif
