/* The event loop's clock and wake-up. */
#ifndef SERVER_LOOP_H
#define SERVER_LOOP_H

#include <stdint.h>

/* Milliseconds of a monotonic clock, and Unix time in ms. */
int64_t now_ms(void);
int64_t today_ms(void);
/* Wakes the loop's thread; from any thread. `house`: a struct house. */
void house_wake(void *house);

#endif
