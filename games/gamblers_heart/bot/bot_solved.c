/* The bot "solved" in the duel, on either side: by the table of solved duels, mixing by chance.
 * What is always true: it decides from its seat's view; how it thinks of the caster's Patronage
 * follows from what everybody has seen, so both sides think the same. Where the table knows no
 * answer (a blessed caster, a Stake that it has not), the careful bot answers. */
#include "games/gamblers_heart/bot/bot.h"
#include "games/gamblers_heart/bot/duel_table.h"

enum { OWN, OTHER };

static const struct duel_row *row_of(const struct gamblers_heart *s)
{
    int row = row_near(s->fortune, s->initial, 2 * gh_mind_spell(s, s->size));
    return (const struct duel_row *)gh_duel_table[row];
}

static double part(char share)
{
    return (double)(share - SHARE_NEVER) / SHARE_STEPS;
}

/* Whether a side has raised, as the table has it: to the highest Stake, or nearer to it than to
 * none. */
static bool is_raised(int from, int to, int fortune)
{
    return to > from && 2 * (to - from) > gh_raise_most(from, fortune) - from;
}

static bool caster_raised(const struct gamblers_heart *s)
{
    return is_raised(s->initial, s->left_at, s->fortune);
}

static int line_of(const struct gamblers_heart *s)
{
    return caster_raised(s) * 2 + is_raised(s->left_at, s->stake, gh_gm_fortune(s));
}

static int kind_of(const struct gamblers_heart *s)
{
    return s->patron[seat_gambler(s->caster)] == s->fits ? OWN : OTHER;
}

/* One of two answers by a share of the table; false: it has none. */
static bool answers(struct bot *b, char share, int yes, int arg, int no)
{
    if (share == SHARE_NOWHERE)
        return false;
    bool does = gh_bot_draws(b, part(share));
    gh_bot_says(b, does ? yes : no, does ? arg : 0);
    return true;
}

static bool raises(struct bot *b, char share, int otherwise)
{
    const struct option *raise = gh_bot_may(b, DO_RAISE);
    return raise && answers(b, share, DO_RAISE, raise->arg[0].hi, otherwise);
}

/* ---- The reroll ---- */

/* The dice of the hand, those with the most frequent faces first, as hands stand in exact.h. */
static void in_order(const uint8_t face[DICE], int at[DICE])
{
    int of[FACES + 1] = {0};
    for (int i = 0; i < DICE; i++)
        of[face[i]]++;
    for (int i = 0; i < DICE; i++) {
        int k = i;
        for (; k > 0; k--) {
            int a = face[at[k - 1]], c = face[i];
            if (of[a] > of[c] || (of[a] == of[c] && a <= c))
                break;
            at[k] = at[k - 1];
        }
        at[k] = i;
    }
}

static uint32_t mask_of(char letter)
{
    return gh_reroll_mask(letter - SHARE_NEVER);
}

static bool reroll(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    int points = gh_hand_points(s->die), at[DICE];
    double none = part(row_of(s)->reroll[kind_of(s)][points].none);
    double one = part(row_of(s)->reroll[kind_of(s)][points].one);
    uint32_t mask = 0, dice = 0;
    if (!gh_bot_draws(b, none))
        mask = gh_bot_draws(b, one >= 1 - none ? 1 : one / (1 - none))
                   ? mask_of(row_of(s)->reroll[kind_of(s)][points].mask_of_one)
                   : mask_of(row_of(s)->reroll[kind_of(s)][points].mask_of_two);
    in_order(s->die, at);
    for (int i = 0; i < DICE; i++)
        if (mask >> i & 1)
            dice |= 1u << at[i];
    gh_bot_says(b, mask ? DO_REROLL : DO_KEEP, __builtin_popcount(dice));
    b->out->arg[1] = (int32_t)dice;
    return true;
}

/* ---- The Patron ---- */

/* How likely a caster of this kind comes to such a hand by such play. */
static double comes(const struct gamblers_heart *s, int kind, int points)
{
    const struct duel_row *row = row_of(s);
    int count = s->rerolled, line = line_of(s);
    double sum = 0;
    for (int from = 0; from < POINTS; from++) {
        double none = part(row->reroll[kind][from].none), one = part(row->reroll[kind][from].one),
               by[ROW_COUNTS] = {none, one, 1 - none - one}, to[POINTS];
        char mask =
            count == 1 ? row->reroll[kind][from].mask_of_one : row->reroll[kind][from].mask_of_two;
        int ways;
        const uint8_t *face = gh_points_hand(from, &ways);
        if (by[count] <= 0)
            continue;
        gh_reroll_spread(face, count ? mask_of(mask) : 0, to);
        sum += ways * by[count] * to[points];
    }
    char raise = row->raise[count][kind][points], fold = row->fold[count][line][kind][points];
    if (raise != SHARE_NOWHERE)
        sum *= line >= 2 ? part(raise) : 1 - part(raise);
    return fold == SHARE_NOWHERE ? sum : sum * (1 - part(fold));
}

/* How likely the spell is for the caster's own Patronage, to whoever has seen the round. */
static double own_chance(const struct bot *b)
{
    struct gamblers_heart all = *b->mind.s;
    const struct mind watcher = {&all, GM};
    int g = seat_gambler(all.caster), points = gh_hand_points(all.die);
    if (!(all.patron_known[g] & 1u << GM))
        all.patron[g] = UNKNOWN;
    double fits = gh_mind_truth(&watcher, all.caster, all.fits, true);
    double own = fits * comes(&all, OWN, points), other = (1 - fits) * comes(&all, OTHER, points);
    return own + other > 0 ? own / (own + other) : fits;
}

/* Once both have revealed, the rest is solved by two lines: lies are so frequent that imposing
 * gains as much as it costs, and order is imposed so often that a lie gains nothing. */
static double lie_rate(const struct bot *b)
{
    double own = own_chance(b), gain = gh_mind_swing(b->mind.s) + MIND_CURSE;
    return own * MIND_BLESSING < (1 - own) * gain ? own * MIND_BLESSING / ((1 - own) * gain) : 1;
}

static bool invokes(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    int points = gh_hand_points(s->die);
    bool turns = points < s->gm_die && gh_points_turned(points) >= s->gm_die;
    if (!turns || !domain_has(&gh_bot_may(b, DO_INVOKE)->arg[0], s->fits))
        gh_bot_says(b, DO_NO_PATRON, 0);
    else if (kind_of(s) == OWN || gh_bot_draws(b, lie_rate(b)))
        gh_bot_says(b, DO_INVOKE, s->fits);
    else
        gh_bot_says(b, DO_NO_PATRON, 0);
    return true;
}

static bool judges(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    bool turns = gh_points_turned(gh_hand_points(s->die)) >= s->gm_die;
    double swing = gh_mind_swing(s);
    if (s->invoked != s->fits || !gh_bot_may(b, DO_IMPOSE))
        return false;
    bool imposes = turns && lie_rate(b) < 1 && gh_bot_draws(b, swing / (swing + MIND_CURSE));
    gh_bot_says(b, imposes ? DO_IMPOSE : DO_FIT, 0);
    return true;
}

bool gh_bot_solved(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    const struct duel_row *row = row_of(s);
    int count = s->rerolled, points, die;
    if (s->status[seat_gambler(s->caster)] == STATUS_BLESSED || !s->fits)
        return false;
    switch (s->phase) {
    case PHASE_REROLL: return reroll(b);
    case PHASE_RAISE:
        points = gh_hand_points(s->die);
        return raises(b, row->raise[count][kind_of(s)][points], DO_STAND);
    case PHASE_MATCH:
        die = s->gm_die - 1;
        return raises(b, row->match[count][caster_raised(s)][die], DO_MATCH);
    case PHASE_FOLD:
        points = gh_hand_points(s->die);
        return answers(b, row->fold[count][line_of(s)][kind_of(s)][points], DO_FOLD, 0, DO_STAY);
    case PHASE_GM_FOLD:
        return answers(b, row->gm_fold[count][line_of(s)][s->gm_die - 1], DO_FOLD, 0, DO_STAY);
    case PHASE_INVOKE: return invokes(b);
    case PHASE_JUDGE: return judges(b);
    default: return false;
    }
}
