/* For pages: the pack as everyone may read it, and what follows from a view. What is always true:
 * ratings, difficulties, and where a goal leads stand in no card, and in the facts of the Dealer
 * alone (TX-C2). */
#include <string.h>

#include "engine/json_put.h"
#include "games/texarkana/buys.h"
#include "games/texarkana/facts.h"
#include "games/texarkana/session.h"
#include "games/texarkana/voice/words.h"

static const char *suit_name(int suit) { return texarkana_names[NAMES_SUIT].at[suit]; }

/* ---- Cards ---- */

static void suits(struct text *t)
{
    struct talk x;
    struct room room;
    tx_talk_begin(&x, NULL, NULL, NULL, t);
    in_object(t, "suits")
        for (int suit = 0; suit < SUITS; suit++)
            in_object(t, suit_name(suit)) {
                const char *dark = suit == SUIT_SKULLS ? "none" : "black";
                put_string(t, "title", piece(&x, &room, CARD_SUIT_TITLE(.suit = suit)));
                put_string(t, "letter", piece(&x, &room, CARD_SUIT_LETTER(.suit = suit)));
                put_string(t, "colour", tx_is_red(suit) ? "red" : dark);
                put_string(t, "field", piece(&x, &room, CARD_SUIT_FIELD(.suit = suit))); /* TX-C7 */
            }
}

static void put_captions(struct text *t, const char *name, const struct caption *of, int n)
{
    in_list(t, name)
        for (int i = 0; i < n; i++)
            in_object(t, NULL)
                put_caption(t, &of[i]);
}

static void trait(struct text *t, const struct trait *x)
{
    static const char *const kinds[] = {"score", "trump", "never-bust"};
    put_open(t, NULL, '{');
    put_caption(t, &x->caption);
    put_string(t, "kind", kinds[x->kind]);
    put_string(t, "field", x->field == SUIT_NONE ? "any" : suit_name(x->field));
    if (x->kind == TRAIT_SCORE)
        put_number(t, "score", x->n);
    if (x->kind == TRAIT_TRUMP)
        put_string(t, "trump", suit_name(x->suit));
    put_number(t, "uses", x->uses);
    put_yes(t, "gear", x->gear);
    text_char(t, '}');
}

static void character(struct text *t, const struct pack *p, int i)
{
    const struct character *c = &p->character[i];
    put_caption(t, &c->caption);
    put_numbers(
        t, NUMBERS({"will", c->will}, {"grit", c->grit}, {"coin", c->coin}, {"luck", c->luck}));
    in_object(t, "weapon") {
        put_caption(t, &c->weapon);
        put_number(t, "damage", c->damage);
    }
    in_list(t, "traits")
        for (int k = 0; k < c->trait_count; k++)
            trait(t, &c->trait[k]);
    put_captions(t, "characteristics", c->characteristic, c->characteristic_count);
    put_captions(t, "flaws", c->flaw, c->flaw_count);
    put_captions(t, "invocations", c->invocation, c->invocation_count);
}

static void npc(struct text *t, const struct pack *p, int i)
{
    static const char *const importances[] = {"minor", "recurring", "major", "nemesis"};
    put_caption(t, &p->npc[i].caption);
    put_string(t, "importance", importances[p->npc[i].importance]);
    put_numbers(t, NUMBERS({"grit", p->npc[i].grit}, {"damage", p->npc[i].damage}));
}

static void scenario(struct text *t, const struct pack *p, int i)
{
    put_caption(t, &p->scenario[i].caption);
    put_number(t, "scenes", p->scenario[i].scene_count);
}

static void cards(const struct data *d, const char *name, int names, int n,
                  void (*put)(struct text *, const struct pack *, int i), struct text *t)
{
    in_object(t, name)
        for (int i = 0; i < n; i++)
            in_object(t, d->names[names].at[i])
                put(t, pack_of(d), i);
}

/* What the rules have in figures, and of a card of each rank what sentences call it and what it is
 * worth (TX-A2). */
static void limits(const struct data *d, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, NULL, NULL, NULL, t);
    in_object(t, "limits")
        put_numbers(t, NUMBERS({"bust-over", BUST_OVER}, {"dv", DV_MAX}, {"burn-gain", BURN_GAIN},
                               {"score", SCORE_MAX}));
    in_object(t, "ranks")
        for (int rank = 0; rank < RANKS; rank++) {
            const char *name = d->names[NAMES_CARD].at[rank];
            char letter[4] = {0};
            memcpy(letter, name, strcspn(name, "-"));
            in_object(t, letter) {
                put_string(t, "word", x.names[VOICE_RANK].at[rank]);
                put_number(t, "worth", card_value(rank));
            }
        }
}

void tx_cards(const struct data *d, struct text *t)
{
    const struct pack *p = pack_of(d);
    text_char(t, '{');
    put_string(t, "pack", p->title);
    limits(d, t);
    suits(t);
    cards(d, "characters", NAMES_CHARACTER, p->character_count, character, t);
    cards(d, "npcs", NAMES_NPC, p->npc_count, npc, t);
    cards(d, "scenarios", NAMES_SCENARIO, p->scenario_count, scenario, t);
    text_char(t, '}');
}

/* ---- Facts ---- */

/* A text, and what is told behind it for the facts. */
static void put_told(struct text *t, const char *name, const struct texarkana *s,
                     const char *says, const struct by_fact *by)
{
    char room[(ALSO_MAX + 1) * (TEXT_BYTES_MAX + 1)];
    struct text whole = text_like(t, room, sizeof room);
    struct lines also = tx_also(s, by);
    text_put(&whole, says);
    for (int i = 0; i < also.count; i++)
        text_format(&whole, " %s", also.at[i]);
    put_string(t, name, room);
}

/* One that is not there is told nothing of: null. */
static void goal(struct text *t, const struct pack *p, const struct texarkana *s, int which)
{
    const struct goal *g = tx_goal_of(p, s, which);
    int state = s->goal[which], fields = tx_fields_open(p, s, which);
    if (state == GOAL_ABSENT) {
        put_null(t, NULL);
        return;
    }
    put_open(t, NULL, '{');
    put_caption(t, &g->caption);
    put_string(t, "stakes", g->stakes);
    put_number(t, "tries", g->tries);
    in_list(t, "fields")
        for (int k = 0; k < g->way_count; k++)
            if (fields >> g->way[k].field & 1)
                put_string(t, NULL, suit_name(g->way[k].field));
    if (state == GOAL_WON || state == GOAL_LOST)
        put_string(t, "outcome", tx_goal_text(p, s, which));
    text_char(t, '}');
}

static void scene_facts(struct text *t, const struct pack *p, const struct texarkana *s)
{
    const struct scene *scene = tx_scene_of(p, s);
    in_object(t, "scene") {
        put_string(t, "title", scene->caption.title);
        put_told(t, "text", s, scene->caption.text, &scene->by_fact);
        in_list(t, "goals")
            for (int i = 0; i < scene->goal_count; i++)
                goal(t, p, s, i);
    }
}

/* Goals that the Dealer made: what they are called, and what failure brings. */
static void made(struct text *t, const struct texarkana *s)
{
    in_object(t, "made")
        for (int goal = 0; goal < GOALS_MAX; goal++) {
            int name = s->goal_made[goal];
            if (name == NONE)
                continue;
            const char *called = label_name(t->labels, NAMES_MADE, name),
                       *stakes = label_said(t->labels, NAMES_MADE, name);
            in_object(t, texarkana_names[NAMES_GOAL].at[goal]) {
                put_string(t, "title", called ? called : texarkana_names[NAMES_MADE].at[name]);
                put_string(t, "stakes", stakes ? stakes : "");
            }
        }
}

/* What the story remembers. */
static void known(struct text *t, const struct texarkana *s, const struct scenario *story)
{
    in_list(t, "known")
        for (int fact = 0; fact < story->fact_count; fact++)
            if (s->facts >> fact & 1)
                put_string(t, NULL, story->fact_text[fact]);
}

/* What can be bought now, by its name in moves; and what has been, for a test. */
static void buys(struct text *t, const struct pack *p, const struct texarkana *s)
{
    in_object(t, "buys")
        for (int i = 0; i < BUYS_MAX; i++)
            if (tx_buy_shown(p, s, i))
                in_object(t, texarkana_names[NAMES_BUY].at[i]) {
                    const struct buy *b = tx_buy_of(p, s, i);
                    put_caption(t, &b->caption);
                    in_object(t, "price")
                        for (int which = 0; which < RESOURCES; which++)
                            if (b->price[which])
                                put_number(t, texarkana_names[NAMES_RESOURCE].at[which],
                                           b->price[which]);
                    in_object(t, "gain")
                        for (int which = 0; which < RESOURCES; which++)
                            if (b->gain[which])
                                put_number(t, texarkana_names[NAMES_RESOURCE].at[which],
                                           b->gain[which]);
                    if (tx_buy_bonus(s, b)) {
                        put_number(t, "bonus", b->bonus);
                        put_string(t, "field", suit_name(b->field));
                    }
                }
}

static void held(struct text *t, const struct pack *p, const struct texarkana *s)
{
    in_object(t, "held")
        for (int seat = 1; seat < s->seats; seat++)
            if (s->held[seat] != NONE)
                in_object(t, texarkana_names[NAMES_SEAT].at[seat]) {
                    const struct buy *b = tx_buy_of(p, s, s->held[seat]);
                    put_string(t, "title", b->caption.title);
                    put_number(t, "bonus", b->bonus);
                    put_string(t, "field", suit_name(b->field));
                }
}

/* What the scene says of how its people are. */
static void moods(struct text *t, const struct pack *p, const struct texarkana *s)
{
    in_object(t, "moods")
        for (int slot = 0; slot < CAST_MAX; slot++)
            if (tx_mood_text(p, s, slot))
                put_string(t, texarkana_names[NAMES_CAST].at[slot], tx_mood_text(p, s, slot));
}

/* Chances in ten-thousandths, for they are most of what a turn's figures weigh. */
static void put_chance(struct text *t, const char *name, double chance)
{
    put_number(t, name, (int)(chance * 10000 + 0.5));
}

/* To stand is as good with each card of a value, so that it is told once of all of them. */
static void odds_to_stand(struct text *t, const struct tries *of)
{
    uint32_t values = 0;
    for (int i = 0; i < of->count; i++) {
        char value[4];
        struct text name = text_over(value, sizeof value);
        int worth = of->card[i] < 0 ? 0 : card_value(of->card[i]);
        if (worth && values >> worth & 1)
            continue;
        values |= 1u << worth;
        if (worth)
            text_int(&name, worth);
        else
            text_put(&name, "now");
        put_chance(t, value, of->of[2 * i].success);
    }
}

/* [success, bust], of cards with which one may trump. */
static void odds_to_trump(struct text *t, const struct data *d, const struct tries *of)
{
    for (int i = 0; i < of->count; i++) {
        const struct try *trump = &of->of[2 * i + 1];
        if (!trump->trumps)
            continue;
        in_list(t, of->card[i] < 0 ? "trump" : d->names[NAMES_CARD].at[of->card[i]]) {
            put_chance(t, NULL, trump->success);
            put_chance(t, NULL, trump->bust);
        }
    }
}

/* By a card's value: to stand with it; by its name: to trump with it; "now" and "trump": the same
 * as it stands. */
static void odds(struct text *t, const struct data *d, const struct view *v)
{
    struct tries of;
    tx_tries_now(pack_of(d), v, &of);
    in_object(t, "odds") {
        odds_to_stand(t, &of);
        odds_to_trump(t, d, &of);
    }
}

static void ratings(struct text *t, const struct pack *p, const struct texarkana *s)
{
    in_object(t, "ratings")
        for (int slot = 0; slot < CAST_MAX; slot++)
            if (s->cast[slot] != NONE)
                in_object(t, texarkana_names[NAMES_CAST].at[slot])
                    for (int suit = 0; suit < PLAYER_SUITS; suit++)
                        put_number(t, suit_name(suit), p->npc[s->cast[slot]].rating[suit]);
}

/* What the scenario says of the test that is open: trump, opposition, difficulty, marks, what
 * failure takes. */
static void listed(struct text *t, const struct pack *p, const struct texarkana *s)
{
    const struct goal *g = tx_goal_of(p, s, s->test_goal);
    const struct way *w = tx_way_listed(p, s);
    if (!w)
        return;
    bool opposed = tx_way_opposed(p, s, w);
    int dv = opposed ? p->npc[s->cast[w->against]].rating[w->opposition] : w->difficulty;
    put_open(t, "listed", '{');
    put_string(t, "trump", suit_name(w->field));
    put_string(t, "opposition", suit_name(opposed ? w->opposition : SUIT_NONE));
    put_string(t, "against", texarkana_names[NAMES_CAST].at[opposed ? w->against : CAST_NONE]);
    put_numbers(t, NUMBERS({"dv", dv}, {"marks", tx_marks_listed(p, s, w)}));
    in_object(t, "cost")
        for (int which = 0; which < RESOURCES; which++)
            if (g->cost[which])
                put_number(t, texarkana_names[NAMES_RESOURCE].at[which], g->cost[which]);
    text_char(t, '}');
}

static void dealers(struct text *t, const struct pack *p, const struct texarkana *s)
{
    const struct scenario *story = tx_story_of(p, s);
    ratings(t, p, s);
    if (s->kind == KIND_TEST &&
        (s->phase == PHASE_STAKES || s->phase == PHASE_DIFFICULTY || s->phase == PHASE_TELL))
        listed(t, p, s);
    if (!story)
        return;
    in_list(t, "scenes")
        for (int i = 0; i < story->scene_count; i++)
            put_string(t, NULL, story->scene[i].caption.title);
}

static void ending(struct text *t, const struct texarkana *s, const struct scenario *story)
{
    const struct closing *c =
        s->ending == ENDING_STORY ? &story->closing[s->closing - TO_ENDING] : NULL;
    const char *says = s->ending == ENDING_WOE     ? story->woe_gone
                       : s->ending == ENDING_POSSE ? story->posse_out
                                                   : "";
    put_string(t, "closing", c ? c->caption.title : "");
    if (c)
        put_told(t, "closing-text", s, c->caption.text, &c->by_fact);
    else
        put_string(t, "closing-text", says);
}

/* The scores as far as they stand, where they are not the totals of the view: the Dealer's only
 * with the test, for a DV is in it (TX-C4). */
static void test_facts(struct text *t, const struct data *d, const struct view *v)
{
    const struct texarkana *s = look_at(&v->state);
    bool both = s->result != RESULT_NONE || is_duel(s);
    int mine = tx_score_of(s, SIDE_INITIATOR),
        other = both ? tx_score_of(s, SIDE_OTHER) : s->total[SIDE_OTHER];
    if (mine != s->total[SIDE_INITIATOR] || other != s->total[SIDE_OTHER])
        in_list(t, "scores")
            put_numbers(t, NUMBERS({NULL, mine}, {NULL, other}));
    if (!tx_has_result(s))
        return;
    char said[1000];
    struct text came = text_like(t, said, sizeof said);
    struct talk x;
    tx_talk_begin(&x, d, v, NULL, &came);
    tx_say_result(&x);
    put_string(t, "came", said);
}

/* Who can take no part any more (TX-B4). */
static void out(struct text *t, const struct texarkana *s)
{
    in_list(t, "out")
        for (int seat = 1; seat < s->seats; seat++)
            if (s->session && s->character[seat] != NONE && !tx_pc_stands(s, seat))
                put_number(t, NULL, seat);
}

void tx_facts(const struct data *d, const struct view *v, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct texarkana *s = look_at(&v->state);
    const struct scenario *story = tx_story_of(p, s);
    const struct scene *scene = tx_scene_of(p, s);
    text_char(t, '{');
    if (scene)
        scene_facts(t, p, s);
    if (tx_has_made(s))
        made(t, s);
    if (s->facts)
        known(t, s, story);
    if (scene && story->buy_count)
        buys(t, p, s);
    if (story && s->bought)
        held(t, p, s);
    if (s->mood_rows)
        moods(t, p, s);
    if (s->opposed != NONE && (s->cast[s->against] != s->opposed || s->scenes != s->test_scene))
        put_string(t, "opponent",
                   p->npc[s->opposed].caption.title); /* of the last test; not there any more */
    out(t, s);
    if (s->kind != KIND_NONE && s->kind != KIND_CLASH)
        test_facts(t, d, v);
    if (!t->no_odds && tx_odds_wanted(v))
        odds(t, d, v);
    if (v->seat == DEALER)
        dealers(t, p, s);
    if (story && s->ending != ENDING_NONE)
        ending(t, s, story);
    text_char(t, '}');
}
