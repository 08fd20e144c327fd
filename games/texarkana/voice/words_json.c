/* For pages: the pack as everyone may read it, and what follows from a view. What is always true: ratings, difficulties,
 * and where a goal leads stand in no card, and in the facts of the Dealer alone (TX-C2). */
#include "engine/json_put.h"
#include "games/texarkana/session.h"
#include "games/texarkana/voice/words.h"

static void told(bool *first, const struct told *x, struct text *t)
{
    json_put_string(first, "title", x->title, t);
    json_put_string(first, "text", x->text, t);
}

/* ---- Cards ---- */

static void suits(bool *first, struct text *t)
{
    struct talk x;
    struct room room;
    bool inner = true;
    tx_talk_begin(&x, NULL, NULL, t);
    json_put_open(first, "suits", '{', t);
    for (int suit = 0; suit < SUITS; suit++) {
        bool member = true;
        json_put_open(&inner, texarkana_names[NAMES_SUIT].at[suit], '{', t);
        json_put_string(&member, "title", piece(&x, &room, CARD_SUIT_TITLE(.suit = suit)), t);
        json_put_string(&member, "letter", piece(&x, &room, CARD_SUIT_LETTER(.suit = suit)), t);
        json_put_string(&member, "colour", suit == SUIT_SKULLS ? "none" : tx_is_red(suit) ? "red" : "black", t);
        json_put_string(&member, "field", piece(&x, &room, CARD_SUIT_FIELD(.suit = suit)), t); /* TX-C7 */
        text_char(t, '}');
    }
    text_char(t, '}');
}

static void told_list(bool *first, const char *name, const struct told *of, int n, struct text *t)
{
    bool inner = true;
    json_put_open(first, name, '[', t);
    for (int i = 0; i < n; i++) {
        bool member = true;
        json_put_comma(&inner, t);
        text_char(t, '{');
        told(&member, &of[i], t);
        text_char(t, '}');
    }
    text_char(t, ']');
}

static void traits(bool *first, const struct character *c, struct text *t)
{
    static const char *const kinds[] = {"score", "trump", "never-bust"};
    const struct names *suit = &texarkana_names[NAMES_SUIT];
    bool inner = true;
    json_put_open(first, "traits", '[', t);
    for (int i = 0; i < c->trait_count; i++) {
        const struct trait *x = &c->trait[i];
        bool member = true;
        json_put_comma(&inner, t);
        text_char(t, '{');
        told(&member, &x->told, t);
        json_put_string(&member, "kind", kinds[x->kind], t);
        json_put_string(&member, "field", x->field == SUIT_NONE ? "any" : suit->at[x->field], t);
        if (x->kind == TRAIT_SCORE)
            json_put_number(&member, "score", x->n, t);
        if (x->kind == TRAIT_TRUMP)
            json_put_string(&member, "trump", suit->at[x->suit], t);
        json_put_number(&member, "uses", x->uses, t);
        json_put_key(&member, "gear", t);
        text_put(t, x->gear ? "true" : "false");
        text_char(t, '}');
    }
    text_char(t, ']');
}

static void character(const struct character *c, struct text *t)
{
    bool first = true, inner = true;
    told(&first, &c->told, t);
    json_put_number(&first, "will", c->will, t);
    json_put_number(&first, "grit", c->grit, t);
    json_put_number(&first, "coin", c->coin, t);
    json_put_number(&first, "luck", c->luck, t);
    json_put_open(&first, "weapon", '{', t);
    told(&inner, &c->weapon, t);
    json_put_number(&inner, "damage", c->damage, t);
    text_char(t, '}');
    traits(&first, c, t);
    told_list(&first, "characteristics", c->characteristic, c->characteristic_count, t);
    told_list(&first, "flaws", c->flaw, c->flaw_count, t);
    told_list(&first, "invocations", c->invocation, c->invocation_count, t);
}

void tx_cards(const struct data *d, struct text *t)
{
    static const char *const importances[] = {"minor", "recurring", "major", "nemesis"};
    const struct pack *p = pack_of(d);
    bool first = true, inner = true;
    text_char(t, '{');
    json_put_string(&first, "pack", p->title, t);
    suits(&first, t);
    json_put_open(&first, "characters", '{', t);
    for (int i = 0; i < p->character_count; i++) {
        json_put_open(&inner, d->names[NAMES_CHARACTER].at[i], '{', t);
        character(&p->character[i], t);
        text_char(t, '}');
    }
    text_char(t, '}');
    json_put_open(&first, "npcs", '{', t);
    inner = true;
    for (int i = 0; i < p->npc_count; i++) {
        bool member = true;
        json_put_open(&inner, d->names[NAMES_NPC].at[i], '{', t);
        told(&member, &p->npc[i].told, t);
        json_put_string(&member, "importance", importances[p->npc[i].importance], t);
        json_put_number(&member, "grit", p->npc[i].grit, t);
        json_put_number(&member, "damage", p->npc[i].damage, t);
        text_char(t, '}');
    }
    text_char(t, '}');
    json_put_open(&first, "scenarios", '{', t);
    inner = true;
    for (int i = 0; i < p->scenario_count; i++) {
        bool member = true;
        json_put_open(&inner, d->names[NAMES_SCENARIO].at[i], '{', t);
        told(&member, &p->scenario[i].told, t);
        json_put_number(&member, "scenes", p->scenario[i].scene_count, t);
        text_char(t, '}');
    }
    text_put(t, "}}");
}

/* ---- Facts ---- */

static void goals(bool *first, const struct pack *p, const struct texarkana *s, const struct scene *scene, struct text *t)
{
    bool inner = true;
    json_put_open(first, "goals", '[', t);
    for (int i = 0; i < scene->goal_count; i++) {
        const struct goal *g = &scene->goal[i];
        bool member = true, way = true;
        (void)p;
        json_put_comma(&inner, t);
        text_char(t, '{');
        told(&member, &g->told, t);
        json_put_string(&member, "stakes", g->stakes, t);
        json_put_number(&member, "tries", g->tries, t);
        json_put_open(&member, "fields", '[', t);
        for (int k = 0; k < g->way_count; k++) {
            json_put_comma(&way, t);
            text_json(t, texarkana_names[NAMES_SUIT].at[g->way[k].field]);
        }
        text_char(t, ']');
        if (s->goal[i] == GOAL_WON || s->goal[i] == GOAL_LOST)
            json_put_string(&member, "outcome", s->goal[i] == GOAL_WON ? g->success : g->failure, t);
        text_char(t, '}');
    }
    text_char(t, ']');
}

/* What the chances are asked of: a card of the own hand that may be played or laid to assist, or -1, as it stands. */
struct asked { int card; struct try stand, trump; };

/* To stand is as good with each card of a value, so that it is told once of all of them. */
static void odds_to_stand(bool *first, const struct asked *of, int n, struct text *t)
{
    uint32_t told = 0;
    bool inner = true;
    json_put_open(first, "stand", '{', t);
    for (int i = 0; i < n; i++) {
        char value[4] = "now";
        if (of[i].card >= 0) {
            struct text name = text_over(value, sizeof value);
            int worth = card_value(of[i].card);
            if (told >> worth & 1)
                continue;
            told |= 1u << worth;
            text_int(&name, worth);
        }
        json_put_share(&inner, value, of[i].stand.success, t);
    }
    text_char(t, '}');
}

/* [success, bust], of cards with which one may trump. */
static void odds_to_trump(bool *first, const struct data *d, const struct asked *of, int n, struct text *t)
{
    bool inner = true, any = false;
    for (int i = 0; i < n; i++) {
        if (!of[i].trump.trumps)
            continue;
        if (!any)
            json_put_open(first, "trump", '{', t);
        any = true;
        json_put_open(&inner, of[i].card < 0 ? "now" : d->names[NAMES_CARD].at[of[i].card], '[', t);
        text_decimal(t, of[i].trump.success);
        text_char(t, ',');
        text_decimal(t, of[i].trump.bust);
        text_char(t, ']');
    }
    text_put(t, any ? "}" : "");
}

static void odds(bool *first, const struct data *d, const struct view *v, struct text *t)
{
    const struct texarkana *s = look_at(&v->state);
    struct set hand = tx_hand_of(s, v->seat);
    struct try stand[ODDS_MAX], trump[ODDS_MAX];
    struct asked of[ODDS_MAX];
    struct test_model m;
    int n = 0, total = s->total[SIDE_INITIATOR];
    bool inner = true, may = s->phase != PHASE_CARD && tx_can_trump(s, SIDE_INITIATOR);
    tx_test_model_now(pack_of(d), v, &m);
    for (int k = 0; k < set_count(&hand) && s->phase != PHASE_TRUMP; k++) {
        int c = set_nth(&hand, k);
        if (s->phase == PHASE_ASSIST && !tx_assist_fits(s, SIDE_INITIATOR, c))
            continue;
        stand[n] = trump[n] = (struct try){.total = total + card_value(c)};
        trump[n].trumps = may || tx_is_trump(s, SIDE_INITIATOR, c);
        of[n++].card = c;
    }
    if (s->phase != PHASE_CARD) {
        stand[n] = trump[n] = (struct try){.total = total};
        trump[n].trumps = may;
        of[n++].card = -1;
    }
    tx_tries_told(v, &m, stand, n);
    tx_tries_told(v, &m, trump, n);
    for (int i = 0; i < n; i++) {
        of[i].stand = stand[i];
        of[i].trump = trump[i];
    }
    json_put_open(first, "odds", '{', t);
    odds_to_stand(&inner, of, n, t);
    odds_to_trump(&inner, d, of, n, t);
    text_char(t, '}');
}

static void ratings(bool *first, const struct pack *p, const struct texarkana *s, struct text *t)
{
    bool inner = true;
    json_put_open(first, "ratings", '{', t);
    for (int slot = 0; slot < CAST_MAX; slot++) {
        bool member = true;
        if (s->cast[slot] == NONE)
            continue;
        json_put_open(&inner, texarkana_names[NAMES_CAST].at[slot], '{', t);
        for (int suit = 0; suit < PLAYER_SUITS; suit++)
            json_put_number(&member, texarkana_names[NAMES_SUIT].at[suit], p->npc[s->cast[slot]].rating[suit], t);
        text_char(t, '}');
    }
    text_char(t, '}');
}

/* What the scenario says of the test that is open: trump, opposition, difficulty, marks, what failure takes. */
static void listed(bool *first, const struct pack *p, const struct texarkana *s, struct text *t)
{
    const struct goal *g = tx_goal_of(p, s, s->test_goal);
    const struct way *w = tx_way_listed(p, s);
    bool inner = true, cost = true;
    if (!w)
        return;
    bool opposed = tx_way_opposed(p, s, w);
    json_put_open(first, "listed", '{', t);
    json_put_string(&inner, "trump", texarkana_names[NAMES_SUIT].at[w->field], t);
    json_put_string(&inner, "opposition", texarkana_names[NAMES_SUIT].at[opposed ? w->opposition : SUIT_NONE], t);
    json_put_string(&inner, "against", texarkana_names[NAMES_CAST].at[opposed ? w->against : CAST_NONE], t);
    json_put_number(&inner, "dv", opposed ? p->npc[s->cast[w->against]].rating[w->opposition] : w->difficulty, t);
    json_put_number(&inner, "marks", tx_marks_listed(p, s, w), t);
    json_put_open(&inner, "cost", '{', t);
    for (int which = 0; which < RESOURCES; which++)
        if (g->cost[which])
            json_put_number(&cost, texarkana_names[NAMES_RESOURCE].at[which], g->cost[which], t);
    text_put(t, "}}");
}

static void dealers(bool *first, const struct pack *p, const struct texarkana *s, struct text *t)
{
    const struct scenario *story = tx_story_of(p, s);
    bool inner = true;
    ratings(first, p, s, t);
    if (s->kind == KIND_TEST && (s->phase == PHASE_STAKES || s->phase == PHASE_DIFFICULTY || s->phase == PHASE_TELL))
        listed(first, p, s, t);
    if (!story)
        return;
    json_put_open(first, "scenes", '[', t);
    for (int i = 0; i < story->scene_count; i++) {
        json_put_comma(&inner, t);
        text_json(t, story->scene[i].told.title);
    }
    text_char(t, ']');
}

void tx_facts(const struct data *d, const struct view *v, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct texarkana *s = look_at(&v->state);
    const struct scenario *story = tx_story_of(p, s);
    const struct scene *scene = tx_scene_of(p, s);
    bool first = true;
    text_char(t, '{');
    if (scene) {
        bool inner = true;
        json_put_open(&first, "scene", '{', t);
        told(&inner, &scene->told, t);
        goals(&inner, p, s, scene, t);
        text_char(t, '}');
    }
    if (s->opposed != NONE && (s->cast[s->against] != s->opposed || s->scenes != s->test_scene))
        json_put_string(&first, "opponent", p->npc[s->opposed].told.title, t); /* of the last test; not there any more */
    if (tx_odds_wanted(v))
        odds(&first, d, v, t);
    if (v->seat == DEALER)
        dealers(&first, p, s, t);
    if (story && s->ending != ENDING_NONE) {
        const struct closing *c = s->ending == ENDING_STORY ? &story->closing[s->closing - TO_ENDING] : NULL;
        json_put_string(&first, "closing", c ? c->told.title : "", t);
        json_put_string(&first, "closing-text",
               c ? c->told.text : s->ending == ENDING_WOE ? story->woe_gone : s->ending == ENDING_POSSE ? story->posse_out : "",
               t);
    }
    text_char(t, '}');
}
