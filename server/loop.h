/* What any file of the server may ask of its loop: the time, and to be woken. */
#ifndef SERVER_LOOP_H
#define SERVER_LOOP_H

#include <stdint.h>

/* Milliseconds of a clock that never goes back, and of the calendar. */
int64_t now_ms(void);
int64_t today_ms(void);
/* Something that the loop's thread should look at has happened; from any thread. */
void house_wake(void *house);

#endif
