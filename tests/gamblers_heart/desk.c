/* See desk.h. */
#include "games/gamblers_heart/state.h"
#include "tests/gamblers_heart/desk.h"

#include <string.h>

static const struct game *const game = &gamblers_heart_game;

void desk_open(struct desk *d)
{
    struct complaint wrong;
    ENSURE(data_open_default(game, &d->book, &d->data, &wrong));
}

struct gamblers_heart *desk_scene(struct desk *d, int gamblers)
{
    struct rules rules;
    ENSURE(gamblers >= 1 && gamblers <= LIST);
    rules_default(game, &rules);
    ENSURE(!game->init(&d->data, &rules, 1 + gamblers, &d->state));
    struct gamblers_heart *s = table_of(&d->state);
    for (int g = 0; g < gamblers; g++) {
        s->made[g] = MADE_ALL;
        s->person[g] = (uint8_t)g;
        s->persons_used[0] |= 1ull << g;
        s->royalty[g] = s->suit[g] = 0;
        s->patron[g] = (uint8_t)(1 + g);
        s->aces[g] = 1;
    }
    s->actor = NONE;
    s->step = STEP_WORK;
    s->phase = PHASE_SCENE;
    s->waiting = gh_living(s) | 1u << GM;
    return s;
}

int desk_idea(const struct desk *d, int size, int patron)
{
    for (int i = 0; i < IDEAS; i++)
        if (d->book.idea[i].size == size && d->book.idea[i].patron == patron)
            return i;
    ENSURE(!"the book has such a spell");
    return -1;
}

static uint8_t obstacle(const struct desk *d, int size, bool cards)
{
    for (int i = 0; i < OBSTACLES; i++)
        if (d->book.obstacle[size - 1][i].cards == cards)
            return (uint8_t)(i + 1);
    ENSURE(!"the book has such an obstacle");
    return 0;
}

uint8_t desk_plain_obstacle(const struct desk *d, int size)
{
    return obstacle(d, size, false);
}

uint8_t desk_cards_obstacle(const struct desk *d, int size)
{
    return obstacle(d, size, true);
}

void desk_spell(struct gamblers_heart *s, int seat, int spell, int size, int fits)
{
    s->caster = (uint8_t)seat;
    s->spell = (uint8_t)spell;
    s->size = (uint8_t)size;
    s->fits = (uint8_t)fits;
    s->spells_named = spell >= IDEAS ? (uint8_t)(spell - IDEAS + 1) : 0;
    s->phase = PHASE_PRICE;
    s->actor = GM;
}

void desk_dice_hidden(struct gamblers_heart *s, int caster)
{
    s->die_known = (uint16_t)(1u << caster);
    s->gm_known = 1u << GM;
}

void desk_reveal(struct gamblers_heart *s, int seat, int patron, int status)
{
    int g = seat_gambler(seat);
    s->patron[g] = s->last_known[g] = (uint8_t)patron;
    s->moved_on[g] = 0;
    s->patron_known[g] = EVERYONE;
    s->status[g] = (uint8_t)status;
}

void desk_lost(struct gamblers_heart *s, int seat)
{
    s->status[seat_gambler(seat)] = STATUS_LOST;
    s->loss[seat_gambler(seat)] = LOSS_FORTUNE;
}

struct move desk_ask(const struct desk *d, const char *policy, int seat, int seed)
{
    struct view view;
    struct options o;
    struct rng rng;
    struct move m;
    ENSURE(!game->check(&d->data, &d->state));
    redact(game, &d->state, seat, &view);
    options_clear(&o);
    game->options(&d->data, &view.state, seat, &o);
    rng_seed(&rng, (uint64_t)seed, (uint64_t)seat);
    for (int i = 0; i < game->policy_count; i++)
        if (!strcmp(game->policies[i].name, policy)) {
            game->policies[i].choose(&d->data, &view, &o, &rng, &m);
            ENSURE(options_allow(&o, &m));
            return m;
        }
    ENSURE(!"the game has such a policy");
    return m;
}
