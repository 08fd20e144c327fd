/* How a module of the lab is asked and answers. What is always true: what is said stands until the
 * next question. */
#ifndef WEB_LAB_HOST_H
#define WEB_LAB_HOST_H

#include <stdint.h>

#include "engine/text.h"
#include "lab/grown.h"

#define EXPORT(name) __attribute__((export_name(name)))

enum { LAB_ASKED_BYTES = 65536 }; /* the figures of a view */

/* The question of `size` bytes that was put into the room, with a zero behind it. */
const char *host_asked(uint32_t size);
/* An empty text for the answer. */
struct grown *host_say(void);
/* An empty text for what is wrong; and 0, with which that is given back. */
struct text host_wrong(void);
int host_refuse(void);

#endif
