/* What the scenario has for the test that is open and for the scene: what the Dealer's bot does,
 * what the Dealer is told, and what one key takes. What is always true: it reads ratings and
 * difficulties, so that only the Dealer's words and bot may ask it (TX-C2). */
#include "games/texarkana/rules.h"
#include "games/texarkana/session.h"

const struct way *tx_way_listed(const struct pack *p, const struct texarkana *s)
{
    const struct goal *g = tx_goal_of(p, s, s->test_goal);
    for (int i = 0; g && i < g->way_count; i++)
        if (g->way[i].field == s->field)
            return &g->way[i];
    return NULL;
}

bool tx_way_opposed(const struct pack *p, const struct texarkana *s, const struct way *w)
{
    /* Another NPC may have been brought into the slot since: it is none of the scenario's. */
    return w->against != CAST_NONE && tx_npc_stands(s, w->against) &&
           s->cast[w->against] == tx_scene_of(p, s)->cast[w->against];
}

int tx_risk_listed(const struct pack *p, const struct texarkana *s)
{
    const struct goal *g = tx_goal_of(p, s, s->test_goal);
    int risk = 0;
    for (int which = 0; g && which < RESOURCES; which++)
        risk |= (g->cost[which] > 0) << which;
    return risk;
}

int tx_marks_listed(const struct pack *p, const struct texarkana *s, const struct way *w)
{
    /* TX-F1: violence is done to somebody */
    return tx_way_opposed(p, s, w) ? w->marks : w->marks & ~(1 << MARK_VIOLENCE);
}

int tx_dv_listed(const struct pack *p, const struct texarkana *s, bool *listed)
{
    const struct way *w = tx_way_listed(p, s);
    bool unopposed = w && w->against == CAST_NONE;
    *listed = s->against != CAST_NONE || unopposed;
    if (s->against != CAST_NONE)
        return p->npc[s->cast[s->against]].rating[s->declared[SIDE_OTHER]]; /* TX-C2 */
    return unopposed ? w->difficulty : 0;                                   /* TX-C2 */
}

static bool stakes_listed(const struct pack *p, const struct texarkana *s, struct move *out)
{
    const struct way *w = tx_way_listed(p, s);
    bool opposed = w && tx_way_opposed(p, s, w);
    if (!w || s->kind != KIND_TEST)
        return false;
    *out = (struct move){.seat = DEALER, .verb = DO_DECLARE};
    out->arg[0] = w->field;
    out->arg[1] = opposed ? w->opposition : SUIT_NONE;
    out->arg[2] = opposed ? w->against : CAST_NONE;
    out->arg[3] = tx_marks_listed(p, s, w);
    out->arg[4] = tx_risk_listed(p, s);
    return true;
}

static bool cost_listed(const struct pack *p, const struct texarkana *s, struct move *out)
{
    const struct goal *g = tx_goal_of(p, s, s->test_goal);
    for (int which = 0; g && s->result == RESULT_FAILURE && which < RESOURCES; which++)
        if (g->cost[which] && (s->risk & ~s->taken) >> which & 1) {
            *out = (struct move){.seat = DEALER, .verb = DO_TAKE, .arg = {which, g->cost[which]}};
            return true;
        }
    return false;
}

static bool scene_listed(const struct pack *p, const struct texarkana *s, struct move *out)
{
    int next = s->to == NONE ? TO_SCENE : s->to;
    if (tx_story_of(p, s) && s->scene != NONE && s->to != NONE && s->waiting == 1u << DEALER) {
        /* every player has let it go */
        *out = (struct move){.seat = DEALER, .verb = DO_CLOSE_SCENE};
        return true;
    }
    if (!tx_story_of(p, s) || s->scene != NONE || next >= TO_ENDING ||
        s->scenes >= SCENES_SESSION_MAX)
        return false;
    *out = (struct move){.seat = DEALER, .verb = DO_SCENE, .arg = {next}};
    return true;
}

bool tx_move_listed(const struct pack *p, const struct texarkana *s, struct move *out)
{
    bool listed;
    switch (s->phase) {
    case PHASE_STAKES: return stakes_listed(p, s, out);
    case PHASE_DIFFICULTY:
        *out = (struct move){
            .seat = DEALER, .verb = DO_DIFFICULTY, .arg = {tx_dv_listed(p, s, &listed), 0}};
        return listed;
    case PHASE_TELL: return !is_duel(s) && cost_listed(p, s, out);
    case PHASE_FREE: return scene_listed(p, s, out);
    default: return false;
    }
}

bool tx_usual(const struct data *d, const struct view *v, struct move *out)
{
    const struct texarkana *s = look_at(&v->state);
    struct options o;
    if (v->seat != DEALER || !(texarkana_turn(d, &v->state) >> DEALER & 1) ||
        !tx_move_listed(pack_of(d), s, out))
        return false;
    texarkana_options(d, &v->state, DEALER, &o);
    return options_allow(&o, out);
}
