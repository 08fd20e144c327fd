/* The bot "strong" on either side of a duel, and as Gambler on the floor: by how likely the quest
 * is won from where each answer leads, which a Gambler counts (prospect.h) and the GM looks up
 * (quest_table.h). What is always true: it decides from its seat's
 * view; whoever sits opposite is taken for a careful bot, whose answers it works out for each hand
 * or die that it may have. */
#include <string.h>

#include "games/gamblers_heart/bot/bot.h"
#include "games/gamblers_heart/bot/prospect.h"

/* How strong Gamblers play on, roughly: other figures near these win as often. */
static const struct player strong_player = {-1, 0.74, 0.5};
/* Of what a careful bot would not do, how much is thought possible all the same. */
static const double OTHERWISE = 0.05;
static const double NEXT_TO_NOTHING = 1e-9; /* is no better */

/* Whose Patronage a spell fits; and of those who play without a look at any dice the same. */
enum { OWN, OTHER, HASTY_OWN, HASTY_OTHER, KINDS };
static const double HASTY = 0.02; /* of all casters */

struct duel {
    struct bot *b;
    const struct gamblers_heart *s;
    struct prospect as_is;        /* a Gambler's */
    double weight[KINDS][POINTS]; /* of what the caster has, to the GM */
    double die[FACES + 1];        /* of the GM's die, to the caster */
};

static double ended(const struct duel *d, int gain, bool cast)
{
    const struct gamblers_heart *s = d->s;
    bool matters = s->involved || (s->obstacle && (!cast || s->size >= s->obstacle));
    enum came came = !matters ? CAME_NOTHING : cast ? CAME_MET : CAME_NOT_MET;
    if (d->b->mind.seat == GM)
        return gh_quest_after(d->b->quests, s, gain, came) + gh_prospect_later(s, gain);
    return gh_prospect(&d->as_is, gain, came);
}

/* The same with another status of the caster's. */
static double ended_as(const struct duel *d, int gain, bool cast, int status)
{
    struct gamblers_heart then = *d->s;
    struct duel other = {d->b, &then, {0}, {{0}}, {0}};
    then.status[seat_gambler(then.caster)] = (uint8_t)status;
    if (d->b->mind.seat != GM)
        gh_prospect_make(&other.as_is, &then, &strong_player, 0);
    return ended(&other, gain, cast);
}

static bool fits_own(int kind)
{
    return kind == OWN || kind == HASTY_OWN;
}

static bool is_hasty(int kind)
{
    return kind >= HASTY_OWN;
}

static bool blessed(const struct gamblers_heart *s)
{
    return s->status[seat_gambler(s->caster)] == STATUS_BLESSED;
}

/* ---- What a careful bot opposite would do ---- */

/* The table as the caster would see it with such a hand and Patronage. */
static struct mind caster_with(const struct gamblers_heart *s, struct gamblers_heart *as, int kind,
                               int points)
{
    int ways;
    *as = *s;
    memcpy(as->die, gh_points_hand(points, &ways), DICE);
    as->patron[seat_gambler(s->caster)] =
        (uint8_t)(fits_own(kind) ? s->fits : s->fits == 1 ? 2 : 1);
    if (!blessed(s))
        as->gm_die = UNKNOWN;
    return (struct mind){as, s->caster};
}

static struct mind gm_with(const struct gamblers_heart *s, struct gamblers_heart *as, int die)
{
    int g = seat_gambler(s->caster);
    *as = *s;
    as->gm_die = (uint8_t)die;
    if (!(s->patron_known[g] & 1u << GM))
        as->patron[g] = UNKNOWN;
    return (struct mind){as, GM};
}

/* The highest Stake that is tried, from the present one on. */
static int most_of(const struct gamblers_heart *s, int fortune)
{
    int most = gh_raise_most(s->stake, fortune);
    return most > s->stake ? most : s->stake;
}

/* How likely a careful one answered so: by raising as high as was seen. */
static double likely(bool as_seen)
{
    return as_seen ? 1 - OTHERWISE : OTHERWISE;
}

/* How likely a caster of that kind comes to such a hand by as many dice rolled again. */
static double rolled(const struct gamblers_heart *s, int kind, int points)
{
    int ways;
    gh_points_hand(points, &ways);
    if (is_hasty(kind))
        return s->rerolled ? 0 : HASTY * ways / 7776;
    return gh_counted_share(s->rerolled, kind == OWN && !blessed(s), points);
}

static void weigh_hands(struct duel *d)
{
    const struct gamblers_heart *s = d->s;
    int most = gh_raise_most(s->initial, s->fortune);
    double own = blessed(s) ? 1 : gh_mind_truth(&d->b->mind, s->caster, s->fits, true);
    for (int kind = OWN; kind < KINDS; kind++)
        for (int v = 0; v < POINTS; v++) {
            struct gamblers_heart as;
            double w = (fits_own(kind) ? own : 1 - own) * rolled(s, kind, v);
            if (is_hasty(kind)) {
                w *= likely(s->left_at == s->initial);
            } else if (w > 0 && most > s->initial) {
                struct mind caster = caster_with(s, &as, kind, v);
                as.phase = PHASE_RAISE;
                as.stake = as.left_at = s->initial;
                w *= likely(gh_careful_stake(&caster, most) == s->left_at);
            }
            if (w > 0 && s->phase == PHASE_GM_FOLD && !is_hasty(kind)) {
                struct mind caster = caster_with(s, &as, kind, v);
                as.phase = PHASE_FOLD;
                w *= likely(!gh_careful_folds(&caster, 0));
            }
            d->weight[kind][v] = w;
        }
}

/* What a careful GM with this die makes of the Stake. */
static int gm_makes(const struct gamblers_heart *s, int die)
{
    struct gamblers_heart as;
    struct mind gm = gm_with(s, &as, die);
    int most = gh_raise_most(s->stake, gh_gm_fortune(s));
    as.phase = PHASE_MATCH;
    as.left_at = s->stake;
    return most > s->stake ? gh_careful_stake(&gm, most) : s->stake;
}

static void weigh_dice(struct duel *d)
{
    const struct gamblers_heart *s = d->s;
    struct gamblers_heart before = *s;
    before.stake = s->left_at;
    d->die[0] = 0;
    for (int k = 1; k <= FACES; k++) {
        d->die[k] = s->gm_die == UNKNOWN || s->gm_die == 0 ? 1 : s->gm_die == k;
        if (d->die[k] > 0 && s->phase == PHASE_FOLD)
            d->die[k] *= likely(gm_makes(&before, k) == s->stake);
    }
}

/* ---- The reveal ---- */

/* How often a careful GM imposes, to the caster. */
static double imposed(const struct duel *d)
{
    struct gamblers_heart as;
    struct mind gm = gm_with(d->s, &as, 1);
    as.invoked = d->s->fits;
    return gh_mind_impose_rate(&gm);
}

/* Whether a lie is worth its curse. */
static double lie_at(const struct duel *d, int stake)
{
    double found = imposed(d);
    return found * ended_as(d, -stake, false, STATUS_CURSED) +
           (1 - found) * ended(d, stake, true);
}

/* The table as the GM sees it once the fitting Patron has been invoked at this Stake. */
static struct mind invoked_at(const struct duel *d, struct gamblers_heart *as, int stake)
{
    *as = *d->s;
    as->stake = (uint8_t)stake;
    as->invoked = d->s->fits;
    return (struct mind){as, GM};
}

/* Whether the GM imposes Order where the Patron would win the round. */
static bool imposes(const struct duel *d, int stake)
{
    struct gamblers_heart as;
    struct mind gm = invoked_at(d, &as, stake);
    double lie = gh_mind_lie(&gm);
    double found = lie * ended_as(d, -stake, false, STATUS_CURSED) +
                   (1 - lie) * ended_as(d, stake, true, STATUS_BLESSED);
    return found < ended(d, stake, true);
}

/* To the GM: a turned die would win, and a careful caster invokes by the truth, or lies. */
static double turned(const struct duel *d, int kind, int stake)
{
    struct gamblers_heart as;
    struct mind gm = invoked_at(d, &as, stake);
    bool found = imposes(d, stake);
    double lies = gh_mind_lie_rate(&gm);
    if (fits_own(kind))
        return found ? ended_as(d, stake, true, STATUS_BLESSED) : ended(d, stake, true);
    return lies * (found ? ended_as(d, -stake, false, STATUS_CURSED) : ended(d, stake, true)) +
           (1 - lies) * ended(d, -stake, false);
}

static double shown(const struct duel *d, int kind, int points, int die, int stake)
{
    bool turns = !blessed(d->s) && gh_points_turned(points) >= die;
    double lost = ended(d, -stake, false);
    if (points >= die)
        return ended(d, stake, true);
    if (turns && d->b->mind.seat == GM)
        return turned(d, kind, stake);
    if (turns && fits_own(kind))
        return ended(d, stake, true);
    if (turns) {
        double lie = lie_at(d, stake);
        return lie > lost ? lie : lost;
    }
    return lost;
}

/* ---- The GM's answers: whatever is worst for the Gamblers ---- */

/* Fold or stay, over all that the caster may have and not have folded. */
static double gm_then(const struct duel *d, int stake, double weight[KINDS][POINTS], bool *folds)
{
    double all = 0, stays = 0, left = ended(d, gh_fold_price(stake), true);
    for (int kind = OWN; kind < KINDS; kind++)
        for (int v = 0; v < POINTS; v++)
            if (weight[kind][v] > 0) {
                all += weight[kind][v];
                stays += weight[kind][v] * shown(d, kind, v, d->s->gm_die, stake);
            }
    *folds = stays > left * all;
    return *folds ? left * all : stays;
}

static double gm_stakes(const struct duel *d, int stake)
{
    const struct gamblers_heart *s = d->s;
    double stay[KINDS][POINTS] = {{0}}, sum = 0;
    bool folds;
    for (int kind = OWN; kind < KINDS; kind++)
        for (int v = 0; v < POINTS; v++) {
            struct gamblers_heart as;
            struct mind caster = caster_with(s, &as, kind, v);
            double w = d->weight[kind][v];
            as.phase = PHASE_FOLD;
            as.stake = (uint8_t)stake;
            if (w > 0 && !is_hasty(kind) && gh_careful_folds(&caster, 0)) {
                sum += w * (1 - OTHERWISE) * ended(d, -gh_fold_price(stake), false);
                w *= OTHERWISE;
            }
            stay[kind][v] = w;
        }
    return sum + gm_then(d, stake, stay, &folds);
}

static void gm_matches(struct duel *d)
{
    const struct gamblers_heart *s = d->s;
    int most = most_of(s, gh_gm_fortune(s)), best = s->stake;
    double least = 0;
    weigh_hands(d);
    for (int stake = s->stake; stake <= most; stake++) {
        double worth = gm_stakes(d, stake);
        if (stake == s->stake || worth < least - NEXT_TO_NOTHING) {
            least = worth;
            best = stake;
        }
    }
    gh_bot_says(d->b, best > s->stake ? DO_RAISE : DO_MATCH, best > s->stake ? best : 0);
}

static void gm_folds(struct duel *d)
{
    bool folds;
    weigh_hands(d);
    gm_then(d, d->s->stake, d->weight, &folds);
    gh_bot_says(d->b, folds ? DO_FOLD : DO_STAY, 0);
}

/* The variant after-die: the Patron has had its say, and the dice win or lose. */
static void gm_imposes(struct duel *d)
{
    int points = gh_hand_points(d->s->die);
    bool wins = points > 0 && points >= d->s->gm_die;
    gh_bot_says(d->b, wins && imposes(d, d->s->stake) ? DO_IMPOSE : DO_HOLD_BACK, 0);
}

static bool gm_judges(struct duel *d)
{
    const struct gamblers_heart *s = d->s;
    bool turns = gh_points_turned(gh_hand_points(s->die)) >= s->gm_die;
    if (s->invoked != s->fits || !gh_bot_may(d->b, DO_IMPOSE))
        return false;
    gh_bot_says(d->b, turns && imposes(d, s->stake) ? DO_IMPOSE : DO_FIT, 0);
    return true;
}

/* ---- The caster's answers: whatever is best for the quest ---- */

static int kind_of(const struct gamblers_heart *s)
{
    return s->patron[seat_gambler(s->caster)] == s->fits ? OWN : OTHER;
}

/* Stays at this Stake, with such chances of the GM's die. */
static double caster_stays(const struct duel *d, int left_at, int stake,
                           const double die[FACES + 1])
{
    double sum = 0;
    int points = gh_hand_points(d->s->die);
    for (int k = 1; k <= FACES; k++) {
        struct gamblers_heart as;
        struct mind gm = gm_with(d->s, &as, k);
        if (die[k] <= 0)
            continue;
        as.phase = PHASE_GM_FOLD;
        as.left_at = (uint8_t)left_at;
        as.stake = (uint8_t)stake;
        sum += die[k] * (gh_careful_folds(&gm, 0)
                             ? ended(d, gh_fold_price(stake), true)
                             : shown(d, kind_of(d->s), points, k, stake));
    }
    return sum;
}

/* Leaves the Stake at so much: the GM answers by its die, and then the better of fold and stay. */
static double caster_stakes(const struct duel *d, int left_at)
{
    struct gamblers_heart as = *d->s;
    int made[FACES + 1] = {0};
    double sum = 0;
    as.stake = as.left_at = (uint8_t)left_at;
    for (int k = 1; k <= FACES; k++)
        made[k] = d->die[k] > 0 ? gm_makes(&as, k) : 0;
    for (int k = 1; k <= FACES; k++) {
        double die[FACES + 1] = {0}, all = 0;
        bool first = made[k] > 0;
        for (int j = 1; j < k; j++)
            first = first && made[j] != made[k];
        for (int j = k; first && j <= FACES; j++)
            if (made[j] == made[k]) {
                die[j] = d->die[j];
                all += die[j];
            }
        if (first) {
            double fold = all * ended(d, -gh_fold_price(made[k]), false);
            double stay = caster_stays(d, left_at, made[k], die);
            sum += stay > fold ? stay : fold;
        }
    }
    return sum;
}

static void caster_raises(struct duel *d)
{
    const struct gamblers_heart *s = d->s;
    int most = most_of(s, s->fortune), best = s->stake;
    double highest = 0;
    weigh_dice(d);
    for (int stake = s->stake; stake <= most; stake++) {
        double worth = caster_stakes(d, stake);
        if (stake == s->stake || worth > highest + NEXT_TO_NOTHING) {
            highest = worth;
            best = stake;
        }
    }
    gh_bot_says(d->b, best > s->stake ? DO_RAISE : DO_STAND, best > s->stake ? best : 0);
}

static void caster_folds(struct duel *d)
{
    const struct gamblers_heart *s = d->s;
    double all = 0;
    weigh_dice(d);
    for (int k = 1; k <= FACES; k++)
        all += d->die[k];
    bool folds = caster_stays(d, s->left_at, s->stake, d->die) <
                 all * ended(d, -gh_fold_price(s->stake), false);
    gh_bot_says(d->b, folds ? DO_FOLD : DO_STAY, 0);
}

/* The truth whenever the dice alone would lose: found out, it wins. */
static void caster_invokes(struct duel *d)
{
    const struct gamblers_heart *s = d->s;
    int points = gh_hand_points(s->die);
    bool behind = points < s->gm_die, turns = gh_points_turned(points) >= s->gm_die;
    bool fits = domain_has(&gh_bot_may(d->b, DO_INVOKE)->arg[0], s->fits);
    bool lies = turns && lie_at(d, s->stake) > ended(d, -s->stake, false);
    bool does = behind && fits && (kind_of(s) == OWN || lies);
    gh_bot_says(d->b, does ? DO_INVOKE : DO_NO_PATRON, does ? s->fits : 0);
}

/* ---- The floor ---- */

/* A spell of that size for the Gambler's own Patronage, if all goes as counted. */
static double spell_worth(const struct prospect *p, const struct gamblers_heart *s, int seat,
                          int stake)
{
    bool is_blessed = s->status[seat_gambler(seat)] == STATUS_BLESSED;
    double wins = is_blessed ? p->player.blessed : p->player.succeeds;
    stake += stake / 4;
    return wins * gh_prospect(p, stake, CAME_MET) +
           (1 - wins) * gh_prospect(p, -stake, CAME_NOT_MET);
}

bool gh_bot_spell_pays(const struct bot *b, int size)
{
    const struct gamblers_heart *s = b->mind.s;
    struct prospect p;
    gh_prospect_make(&p, s, &strong_player, 0);
    return spell_worth(&p, s, b->mind.seat, gh_stake_guide(size)) > gh_prospect_act(&p, false);
}

bool gh_bot_quest(struct bot *b)
{
    const struct gamblers_heart *s = b->mind.s;
    struct duel d = {b, s, {0}, {{0}}, {0}};
    if (!s->fits || s->gift)
        return false;
    if (b->mind.seat != GM)
        gh_prospect_make(&d.as_is, s, &strong_player, 0);
    switch (s->phase) {
    case PHASE_RAISE: caster_raises(&d); return true;
    case PHASE_MATCH: gm_matches(&d); return true;
    case PHASE_FOLD: caster_folds(&d); return true;
    case PHASE_GM_FOLD: gm_folds(&d); return true;
    case PHASE_INVOKE: caster_invokes(&d); return true;
    case PHASE_JUDGE: return gm_judges(&d);
    case PHASE_IMPOSE: gm_imposes(&d); return true;
    default: return false;
    }
}
