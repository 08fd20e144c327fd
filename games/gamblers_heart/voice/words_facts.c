/* Works out the facts of sentences (words_facts.h). What is always true: an outcome follows from
 * what lies open, never from how Fortune has changed; a chance from what the view's seat knows.
 * */
#include "games/gamblers_heart/voice/words_facts.h"

#include <string.h>

/* ---- The floor ---- */

static bool in_the_way(struct talk *x) { return gh_obstacle(x) && !gh_in_showdown(x->s); }

static uint32_t showdown_open(const struct gamblers_heart *s)
{
    uint32_t open = 0;
    for (int seat = 1; seat <= s->gamblers; seat++)
        if (s->involved >> seat & 1 && !gh_is_done(s, seat))
            open |= 1u << seat;
    return open;
}

/* Who acts without magic, and how: by the move, else the act that waits for its answer. */
static bool is_act(const struct talk *x) { return x->m && x->m->verb == DO_ACT; }
static int actor(const struct talk *x) { return is_act(x) ? x->m->seat : x->s->focus; }
static int acts_as(const struct talk *x) { return is_act(x) ? x->m->arg[0] : x->s->as; }

/* What the power of the Soulcard is, to its first stop. */
static const char *power(struct talk *x)
{
    int g = seat_gambler(actor(x));
    const char *text = acts_as(x) == AS_ROYALTY ? x->p->royalty[x->s->royalty[g]].text
                                                : x->p->suit[x->s->suit[g]].text;
    struct text power = gh_room(x);
    text_put_n(&power, text, strcspn(text, ":."));
    return power.at;
}

static int soul_help(const struct talk *x)
{
    enum { NO_HELP, TWO_DICE, ONE_DIE };
    if (gh_soul_helps(x->s, actor(x), acts_as(x))) /* GH-H5 */
        return TWO_DICE;
    return x->s->obstacle && !x->s->involved ? ONE_DIE : NO_HELP;
}

/* Who wrote the High Ace that is shown: maybe who sat there before. */
static int ace_person(const struct talk *x)
{
    return x->s->ace_person[gh_ace(seat_gambler(x->m->arg[0]), x->m->arg[1] - 1)];
}

static bool is_own_patron(struct talk *x)
{
    return gh_is_gambler(x) && x->m->arg[0] == gh_sees_patron(x, x->v->seat);
}

static bool is_own_spell(const struct talk *x)
{
    return x->m->arg[0] >= IDEAS && !label_name(x->t->labels, NAMES_SPELL, x->m->arg[0]);
}

/* A Patronage with the first clause of its line (GH-A2). */
static const char *gist(struct talk *x, int patron)
{
    const char *line = gh_patron_said(x, patron);
    if (!line)
        return part(x, PART_PATRON(.patron = patron));
    size_t n = strcspn(line, ":.,");
    struct text clause = gh_room(x);
    text_put_n(&clause, line, n);
    if (clause.at[0] >= 'A' && clause.at[0] <= 'Z')
        clause.at[0] = (char)(clause.at[0] - 'A' + 'a');
    return part(x, PART_PATRON_GIST(.patron = patron, .gist = clause.at,
                                    .more = line[n] && line[n + 1]));
}

/* GH-G1: how often the oracle says one of these by one die or two, in whole percents. */
static int oracle_percent(int lean, int least, int most)
{
    int says = 0, throws = lean == LEAN_EVEN ? 6 : 36;
    for (int k = 0; k < throws; k++) {
        int n = gh_oracle_says(lean, k % 6 + 1, lean == LEAN_EVEN ? 0 : k / 6 + 1);
        says += n >= least && n <= most;
    }
    return (200 * says + throws) / (2 * throws);
}

static bool is_taken(const struct talk *x)
{
    return memchr(x->is->list, x->s->proposed, LIST) != NULL;
}

/* ---- The duel ---- */

/* GH-C2: the size whose guide this Stake is. */
static int stake_guide(int stake)
{
    int size = SIZE_MAJOR;
    while (size > SIZE_UNSAID && gh_stake_guide(size) != stake)
        size--;
    return size;
}

struct hand { uint8_t face[DICE]; };

/* The dice as they lie after the move, if they are seen. */
static const uint8_t *hand(const struct talk *x, struct hand *room)
{
    const struct move *m = x->m;
    int verb = m ? m->verb : VERBS;
    for (int i = 0; i < DICE; i++) {
        bool turned = (verb == DO_CHANGE || verb == DO_TURN) && m->arg[0] == i;
        bool rolled = verb == DO_HAND || verb == DO_SHOW;
        room->face[i] = (uint8_t)(rolled ? m->arg[i] : turned ? m->arg[1] : x->s->die[i]);
    }
    return room->face;
}

static bool ahead(const struct gamblers_heart *s, int points)
{
    return points > 0 && points >= s->gm_die;
}

/* The best that turning this die can make. */
static int best_turned(const struct talk *x, int die)
{
    struct move turn = {.verb = DO_CHANGE, .arg = {die}};
    struct talk y = {.s = x->s, .m = &turn};
    int best = -1;
    for (turn.arg[1] = FACE_9; turn.arg[1] <= FACES; turn.arg[1]++) {
        int points = gh_hand_points(hand(&y, &(struct hand){{0}}));
        if (turn.arg[1] != x->s->die[die] && points > best)
            best = points;
    }
    return best;
}

static const char *best(struct talk *x, double patron)
{
    uint32_t mask = gh_reroll_best(x->s->die, patron, NULL);
    if (!mask)
        return part(x, PART_KEEP_ALL());
    return part(x, PART_REROLL(.faces = gh_list_faces(x, x->s->die, mask)));
}

static const char *best_odds(struct talk *x, double patron)
{
    double chance;
    gh_reroll_best(x->s->die, patron, &chance);
    return gh_chance(x, chance, false);
}

/* A GM whose die beats nothing that is left to whoever rolls the best dice again (GH-C10). */
static bool hopeless(const struct talk *x)
{
    return x->v->seat == GM && !gh_sees_hand(x) && !voice_percent(gh_odds(x, false, false));
}

/* ---- A spell's outcome ---- */

enum outcome { OUTCOME_NONE, OUTCOME_CAST, OUTCOME_FAILED, OUTCOME_GIFT };

static enum outcome outcome(const struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    const struct move *m = x->m;
    bool won;
    if (s->caster == NONE || x->is->caster != NONE)
        return OUTCOME_NONE;
    switch (m->verb) {
    case DO_ACCEPT: return OUTCOME_GIFT;
    case DO_FOLD: won = m->seat == GM; break;
    case DO_UNVEIL: won = m->arg[0] == s->invoked; break;
    case DO_SHOW:
    case DO_NO_PATRON:
    case DO_REJECT:
    case DO_CHANGE:
    case DO_LEAVE:
    case DO_HOLD_BACK: {
        int points = gh_hand_points(hand(x, &(struct hand){{0}}));
        won = points > 0 && points >= (m->verb == DO_SHOW ? m->arg[5] : s->gm_die);
        break;
    }
    default: return OUTCOME_NONE; /* refused, or backed out of */
    }
    return won ? OUTCOME_CAST : OUTCOME_FAILED;
}

/* Whether Hand and die have decided, which lie open then. */
static bool decides(const struct talk *x)
{
    int verb = x->m->verb;
    return verb != DO_ACCEPT && verb != DO_FOLD && verb != DO_UNVEIL;
}

/* What the spell costs one side; what of that it has. */
static int due(const struct talk *x)
{
    return x->m->verb == DO_FOLD ? gh_fold_price(x->s->stake) : x->s->stake;
}

static int paid(const struct talk *x)
{
    return outcome(x) == OUTCOME_CAST ? paid_by_gm(x->s, due(x)) : paid_by_gamblers(x->s, due(x));
}

/* The Gamblers' Fortune once the spell is paid for. */
static int fortune_paid(const struct talk *x)
{
    switch (outcome(x)) {
    case OUTCOME_GIFT: return FORTUNE - GIFT_GM;
    case OUTCOME_CAST: return x->s->fortune + paid(x);
    case OUTCOME_FAILED: return x->s->fortune - paid(x);
    default: return x->s->fortune;
    }
}

bool gh_lost_broke(const struct talk *x, int seat)
{
    int g = seat_gambler(seat);
    bool lost = x->is->status[g] == STATUS_LOST && x->s->status[g] != STATUS_LOST;
    return x->s->fortune && lost && x->is->loss[g] == LOSS_FORTUNE;
}

/* Nobody is told to be lost at once for it (GH-B4). */
static bool is_broke(const struct talk *x)
{
    for (int seat = 1; seat <= x->s->gamblers; seat++)
        if (gh_lost_broke(x, seat))
            return false;
    return true;
}

/* ---- The quest ---- */

static bool in_scenes(const struct gamblers_heart *s)
{
    return s->step == STEP_WORK || s->step == STEP_CONFLICT;
}

static bool is_mark(const struct talk *x)
{
    enum end end = gh_end(x->s, x->is, x->m);
    return end == END_SPELL || end == END_DEED;
}

static bool is_alarm(const struct talk *x)
{
    return gh_end(x->s, x->is, x->m) != END_NONE && !is_mark(x);
}

/* How it ended at the obstacle that stood before the move (GH-H7). */
static const char *ending(const struct talk *x)
{
    return gh_standing(x->p, x->s)->end[gh_end(x->s, x->is, x->m)];
}

/* One for each mark of the Work, in the book's order; NULL: none now. */
static const char *clue(const struct talk *x)
{
    int at = x->is->marks - 1;
    bool now = is_mark(x) && x->s->step == STEP_WORK && at < CLUES && obstacles_own(x->s);
    return now && x->s->seed < SEEDS ? x->p->seed[x->s->seed].clue[at] : NULL;
}

/* Who sees the dice of these seats: everyone, or the reader alone, or who reads a log in which
 * all lies open. */
static int seen_by(const struct talk *x, int known)
{
    enum { ALL, YOU, OTHER };
    return known == EVERYONE ? ALL : x->v->seat == SEAT_CHANCE ? OTHER : YOU;
}

static bool is_verdict(const struct talk *x)
{
    return x->is->victories != x->s->victories || x->is->defeats != x->s->defeats;
}

static const char *verdict_story(const struct talk *x)
{
    const struct quest_seed *seed = &x->p->seed[x->is->seed];
    return x->is->victories != x->s->victories ? seed->victory : seed->defeat;
}

static const char *tone_story(const struct talk *x)
{
    const struct quest_seed *seed = &x->p->seed[x->is->seed];
    return x->is->tone == TONE_LESS_AWFUL ? seed->less_awful : seed->even_worse;
}

static bool is_step(const struct talk *x)
{
    int step = x->is->step;
    return x->s->step != step && step >= STEP_ARRIVAL && step <= STEP_CONFLICT;
}

/* The High Aces have the last word. */
static bool is_campaign_over(const struct talk *x)
{
    bool over = x->is->phase == PHASE_OVER && x->s->phase != PHASE_OVER;
    return x->m->verb == DO_JACKNAROK || (over && x->m->verb != DO_SHOW_ACE);
}

/* Of those whom the GM names, the one who is refused. */
static int wrong_seat(const struct talk *x)
{
    uint32_t may = gh_living(x->s) & (x->m->verb == DO_PERIL ? x->s->involved : EVERYONE);
    bool many = x->m->verb == DO_SHOWDOWN || x->m->verb == DO_PERIL;
    return many ? __builtin_ctz((uint32_t)x->m->arg[0] & ~may) : x->m->arg[0];
}

/* ---- All of them ---- */

VOICE_FACT(gh_fact)
{
    const struct gamblers_heart *s = x->s, *is = x->is;
    const struct move *m = x->m;
    switch ((enum fact)which) {
        VOICE_FACT_CASES(GH_FACTS)
    }
    return (union cell){.n = 1};
}
