/* The table in plain sentences: the story, everyone who is here, the order of turns, the Deal, the
 * map. */
#include "games/twenty_one/sheet.h"
#include "games/twenty_one/voice/words.h"
#include "games/twenty_one/voice/words_game.h"
#include "games/twenty_one/voice/words_scene.h"
#include "games/twenty_one/voice/words_table.h"

#include <string.h>

/* ---- The story ---- */

static void story_line(struct talk *x)
{
    const struct pack *p = x->p;
    const struct twenty_one *s = x->s;
    const struct run *run = s->run < p->run_count ? &p->run[s->run] : NULL;
    struct pieces names = {0};
    if (run && strcmp(p->title, run->caption.title) != 0)
        add(x, &names, PART_STORY_RUN(.title = p->title, .run = run->caption.title));
    else if (s->run == RUN_FREE)
        add(x, &names, PART_STORY_FREE(.title = p->title));
    else
        add(x, &names, PART_TITLE(.title = p->title));
    if (run && s->step == STEP_DONE)
        add(x, &names, PART_TITLE(.title = run->stage[s->run_at].caption.title));
    if (s->encounter < p->encounter_count)
        say(x, BOARD_STORY_HERE(.names = &names.list,
                                .here = p->encounter[s->encounter].caption.title));
    else
        say(x, BOARD_STORY(.names = &names.list));
    if (s->fights_won || s->defeats)
        say(x, BOARD_WON(.won = s->fights_won, .defeats = s->defeats, .most = DEFEATS_MAX));
    if (s->conflict)
        say(x, BOARD_CONFLICT(.turns = s->turns_taken));
    text_char(x->t, '\n');
    bj_fact_lines(x);
}

/* ---- Everyone ---- */

void bj_unpaid(struct talk *x, const struct sheet *h)
{
    uint64_t of = bj_sheet_unpaid(x->p, h);
    struct pieces skills = {0};
    for (int i = 0; i < x->p->skill_count; i++)
        if (of >> i & 1)
            add(x, &skills, PART_UNPAID(.skill = i, .cost = x->p->skill[i].cost, .most =
                                bj_sheet_edge_most(x->p, h, x->p->skill[i].needs & NEED_SPELL)));
    if (of)
        say(x, LABEL_UNPAID(.skills = &skills.list));
}

void bj_lasting_pieces(struct talk *x, int who, struct pieces *lasts)
{
    const struct twenty_one *s = x->s;
    if (who < HEROES) { /* BJ-M4 */
        add_if(x, s->byname[who], lasts, PART_BYNAME(.byname = s->byname[who]));
        add_if(x, s->wound[who], lasts, PART_WOUND(.wound = s->wound[who]));
    }
    for (int i = 0; i < MARKS; i++)
        add_if(x, has_mark(s, who, i), lasts, PART_MARK(.mark = i));
    if (s->circumstance[who]) /* BJ-E1 */
        add(x, lasts, PART_CIRCUMSTANCE(.edge = s->circumstance[who]));
    for (int i = 0; i < TIMEDS; i++)
        if (s->turns[who * TIMEDS + i])
            add(x, lasts, PART_TIMED(.timed = i, .turns = s->turns[who * TIMEDS + i]));
    if (bj_is_delaying(s, who))
        add(x, lasts, PART_ABOUT(
                ACT(s->plan_kind[who], s->plan_what[who], s->plan_gear[who], s->plan_how[who]),
                .delay = s->delay_left[who]));
}

/* Damage, and what is on somebody for a while. */
static void condition_line(struct talk *x, int who)
{
    enum { WELL, DOWN, FLED, UNAWARE };
    const struct twenty_one *s = x->s;
    struct pieces lasts = {0}, has = {0};
    int being = s->being[who], state = being == BEING_DOWN ? DOWN
                                       : being != BEING_UP ? FLED
                                       : s->aware[who]     ? WELL
                                                           : UNAWARE;
    bj_lasting_pieces(x, who, &lasts);
    add(x, &has,
        PART_STATE(.state = state, .pile = pile_size(s, who), .limit = bj_limit_of(x->p, s, who),
                   .over = pile_size(s, who) > bj_limit_of(x->p, s, who)));
    add_if(x, lasts.list.count, &has, PART_JOINED(.pieces = &lasts.list));
    say_line(x, BOARD_BODY(MARKED(who), .has = &has.list));
}

static void body_lines(struct talk *x, int who)
{
    const struct twenty_one *s = x->s;
    uint64_t own = s->skills[who] & ~x->p->everyones;
    struct pieces has = {0}, all = {0};
    condition_line(x, who);
    bj_ability_pieces(x, s, who, true, &all);
    add(x, &has, PART_JOINED(.pieces = &all.list));
    add_if(x, own, &has, PART_SKILLS(.skills = those(own)));
    add_if(x, s->spells[who], &has, PART_SPELLS(.spells = those(s->spells[who])));
    say_below(x, BOARD_SHEET(.has = &has.list));
    bj_gear_pieces(x, s, who, &all);
    say_below(x, BOARD_GEAR(.gear = &all.list,
                            .deck = __builtin_popcountll(s->deck[s->deck_of[who]]),
                            .discard = __builtin_popcountll(s->discard[s->deck_of[who]])));
    if (!bj_is_own(x->v, who) || !s->pile[who])
        return;
    say_below(x, BOARD_PILE(.cards = those(s->pile[who])));
}

static void order_line(struct talk *x)
{
    const struct twenty_one *s = x->s;
    struct pieces order = {0};
    if (!s->conflict || s->order[0] == NONE)
        return;
    add_if(x, s->mover != NONE, &order, PART_ORDER_NOW(.who = s->mover));
    for (int i = 0; i < BODIES && s->order[i] != NONE; i++)
        if (s->order[i] != s->mover && order.list.count)
            add(x, &order, PART_ORDER_THEN(.who = s->order[i]));
        else if (s->order[i] != s->mover)
            add(x, &order, PART_WHO(.who = s->order[i]));
    say_line(x, BOARD_ORDER(.order = &order.list));
}

/* From whom distances are said: the own hero; for the GM the foe whose turn it is. */
static int looks_from(const struct talk *x)
{
    int own = bj_seat_body(x->v->seat);
    if (own != NONE)
        return x->s->being[own] == BEING_ABSENT ? NONE : own;
    return x->s->mover;
}

void bj_board(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    bj_talk_begin(&x, d, v, NULL, t);
    story_line(&x);
    for (int i = 0; i < BODIES; i++)
        if (x.s->being[i] != BEING_ABSENT)
            body_lines(&x, i);
    order_line(&x);
    bj_deal_lines(&x);
    bj_map_lines(&x);
    bj_place_lines(&x, looks_from(&x));
}

/* At the beginning of a stage: in a turn where everyone stands, in a Deal the hands. */
void bj_glance(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    const struct twenty_one *s = look_at(&v->state);
    if (!bj_seat_moves(d, v))
        return;
    bj_talk_begin(&x, d, v, NULL, t);
    if (s->phase == PHASE_OWN_TURN) {
        for (int i = 0; i < BODIES; i++)
            if (s->being[i] == BEING_UP || (i < HEROES && s->being[i] == BEING_DOWN))
                condition_line(&x, i);
        bj_map_lines(&x);
        bj_place_lines(&x, s->mover);
    } else if (s->phase == PHASE_WINDOW || s->phase == PHASE_PLAY) {
        bj_deal_lines(&x);
    } else if (s->phase == PHASE_AIM || s->phase == PHASE_SQUARE || s->phase == PHASE_PLACE) {
        bj_map_lines(&x);
        if (t->map == TEXT_MAP_WORDS)
            bj_place_lines(&x, looks_from(&x));
    }
}
