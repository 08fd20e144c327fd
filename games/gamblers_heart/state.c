/* What can be read off the table: who lives, what a hand is worth. What is always true: nothing
 * here changes a state, and nothing reads a Patronage or a die but where it says so. */
#include "games/gamblers_heart/casting.h"
#include "games/gamblers_heart/why.h"

uint16_t gh_all_gamblers(const struct gamblers_heart *s)
{
    return (uint16_t)((2u << s->gamblers) - 2);
}

uint16_t gh_with_status(const struct gamblers_heart *s, int status)
{
    uint16_t seats = 0;
    for (int g = 0; g < s->gamblers; g++)
        if (s->status[g] == status)
            seats |= (uint16_t)(1u << gambler_seat(g));
    return seats;
}

uint16_t gh_living(const struct gamblers_heart *s)
{
    return (uint16_t)(gh_all_gamblers(s) & ~gh_with_status(s, STATUS_LOST));
}

struct set gh_list_set(const struct gamblers_heart *s)
{
    struct set of = set_none();
    for (int i = 0; i < LIST; i++)
        set_add(&of, s->list[i]);
    return of;
}

const uint8_t gh_square_points[SQUARES_MAX + 1] = {
    [4 + 1 + 1 + 1] = 1, [4 + 4 + 1] = 2, /* GH-C9: the highest row counts */
    [9 + 1 + 1] = 3,     [9 + 4] = 4,     /* GH-C9: straights count nothing */
    [16 + 1] = 5,        [25] = 6,        /* GH-C9: one row each */
};

int gh_hand_points(const uint8_t face[DICE])
{
    int of[FACES + 1] = {0}, squares = 0;
    for (int i = 0; i < DICE; i++) {
        ENSURE(face[i] <= FACE_A); /* a hidden die has no points */
        squares += gh_square_add(of, face[i]);
    }
    return gh_square_points[squares];
}

void gh_wait_option(const struct gamblers_heart *s, int seat, struct options *o)
{
    if (s->waiting >> seat & 1)
        option_add(o, seat, DO_WAIT)->flags = OPTION_DULL;
}

bool gh_vote_may_close(const struct gamblers_heart *s)
{
    return !vote_is_heard_out(s) || s->votes >= VOTES_MAX ||
           !(gh_tip_voters(s) & ~s->heard); /* GH-F2 */
}

bool gh_soul_helps(const struct gamblers_heart *s, int seat, int as)
{
    uint16_t used = as == AS_ROYALTY ? s->royalty_used : as == AS_SUIT ? s->suit_used : EVERYONE;
    return s->obstacle && !s->involved && !(used >> seat & 1); /* GH-H5: once in each act */
}

bool gh_is_done(const struct gamblers_heart *s, int seat)
{
    /* GH-E3: the cursed have passed */
    if (!gh_is_living(s, seat) || s->status[seat_gambler(seat)] == STATUS_CURSED)
        return true;
    if (s->passed >> seat & 1)
        return true;
    return s->spent >> seat & 1 && gh_gm_fortune(s) > 0;
}

int gh_raise_most(int stake, int fortune)
{
    return 2 * stake < fortune ? 2 * stake : fortune; /* GH-C6 */
}

uint16_t gh_tip_voters(const struct gamblers_heart *s)
{
    uint16_t alive = gh_living(s);
    return alive ? alive : gh_with_status(s, STATUS_LOST); /* GH-F2 */
}

struct set gh_tip_uses(const struct gamblers_heart *s)
{
    struct set of = set_none();
    set_add(&of, USE_NONE);
    for (int g = 0; g < s->gamblers; g++) {
        if (s->status[g] == STATUS_LOST)
            set_add(&of, USE_BRING_BACK + g); /* GH-F3 */
        if (s->status[g] == STATUS_CURSED)
            set_add(&of, USE_FREE + g); /* GH-F4 */
    }
    return of;
}

uint16_t gh_doom_choices(const struct gamblers_heart *s)
{
    uint16_t alive = gh_living(s);
    uint16_t endangered = s->involved & alive; /* GH-E4 */
    return endangered ? endangered : alive;
}

int gh_oracle_says(int lean, int die, int other)
{
    switch (lean) {
    case LEAN_GOOD: return die > other ? die : other; /* GH-G1 */
    case LEAN_BAD: return die < other ? die : other;  /* GH-G1 */
    default: return die;
    }
}

int gh_defeat_tone(const struct gamblers_heart *s)
{
    return s->fortune >= TIP_FROM ? TONE_LESS_AWFUL
           : s->fortune <= 10     ? TONE_EVEN_WORSE
                                  : TONE_PLAIN; /* GH-E6 */
}
