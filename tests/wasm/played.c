/* What a module has for the tests alone, beside what is shipped: whole matches between bots, with
 * any number of seats (play.h). */
#include "games/registry.h"
#include "web/wasm/host.h"
#include "web/wasm/play.h"

EXPORT("croupier_seats_min") int croupier_seats_min(void);
EXPORT("croupier_seats_max") int croupier_seats_max(void);
EXPORT("croupier_policies") int croupier_policies(void);
/* See play_match. */
EXPORT("croupier_play") const char *croupier_play(int seats, int policy, uint32_t seed);

int croupier_seats_min(void)
{
    return games_list[0]->seats_min;
}

int croupier_seats_max(void)
{
    return games_list[0]->seats_max;
}

int croupier_policies(void)
{
    return games_list[0]->policy_count;
}

const char *croupier_play(int seats, int policy, uint32_t seed)
{
    return play_match(games_list[0], seats, policy, seed, &hash_host);
}
