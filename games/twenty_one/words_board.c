/* The table in plain sentences: the story, everyone who is here, the order of turns, the Deal, the map. */
#include "games/twenty_one/words.h"

#include <string.h>

/* ---- The story ---- */

static void story_line(const struct pack *p, const struct twenty_one *s, struct text *t)
{
    text_put(t, p->title);
    if (s->run < p->run_count) {
        if (strcmp(p->title, p->run[s->run].told.title) != 0)
            text_format(t, ": %s", p->run[s->run].told.title);
        if (s->step == STEP_DONE)
            text_format(t, ", %s", p->run[s->run].stage[s->run_at].told.title);
    } else if (s->run == RUN_FREE) {
        text_put(t, ": a free table");
    }
    if (s->encounter < p->encounter_count)
        text_format(t, "; here: %s", p->encounter[s->encounter].told.title);
    text_put(t, ".");
    if (s->fights_won || s->defeats)
        text_format(t, " Conflicts won %d, defeats %d of %d.", s->fights_won, s->defeats, DEFEATS_MAX);
    if (s->conflict)
        text_format(t, " A Conflict: %d turns taken.", s->turns_taken);
    text_char(t, '\n');
}

/* ---- Everyone ---- */

static void comma(bool *any, struct text *t)
{
    text_put(t, *any ? ", " : "; ");
    *any = true;
}

void say_unpaid(const struct sheet *h, struct text *t)
{
    uint32_t of = sheet_unpaid(h);
    bool any = false;
    for (int i = 0; i < SKILLS_OWN; i++)
        if (of >> i & 1) {
            text_put(t, any ? ", " : " Can never be paid: ");
            any = true;
            say_title(NAMES_SKILL, i, t);
            text_format(t, " (%d Edge, with %d at most)", skill_rows[i].cost, sheet_edge_most(h, skill_rows[i].needs & NEED_SPELL));
        }
    text_put(t, any ? "." : "");
}

void say_condition(const struct data *d, const struct view *v, int who, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    bool any = false;
    (void)d;
    text_format(t, "Damage Pile %d of %d", pile_size(s, who), limit_of(s, who));
    if (s->being[who] != BEING_UP)
        text_put(t, s->being[who] == BEING_DOWN ? ", Incapacitated" : ", fled");
    if (s->being[who] == BEING_UP && !s->aware[who])
        text_put(t, ", unaware");
    for (int i = 0; i < MARKS; i++)
        if (has_mark(s, who, i)) {
            comma(&any, t);
            say_title(NAMES_MARK, i, t);
        }
    if (s->circumstance[who]) { /* BJ-E1 */
        comma(&any, t);
        text_put(t, "Edge ");
        say_plus(s->circumstance[who], t);
        text_put(t, " by circumstance");
    }
    for (int i = 0; i < TIMEDS; i++)
        if (s->turns[who * TIMEDS + i]) {
            comma(&any, t);
            say_title(NAMES_TIMED, i, t);
            text_format(t, " for %d more", s->turns[who * TIMEDS + i]);
        }
    if (is_delaying(s, who)) {
        comma(&any, t);
        text_put(t, "about to ");
        say_act(s->plan_kind[who], s->plan_what[who], s->plan_gear[who], s->plan_how[who], t);
        text_format(t, " (Delay %d left)", s->delay_left[who]);
    }
}

static void body_lines(const struct data *d, const struct view *v, int who, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    uint32_t own = s->skills[who] & ~(BIT(SKILL_INFLUENCE) | BIT(SKILL_SOUL) | BIT(SKILL_HUMANITY));
    say_marked(d, v, who, true, t);
    text_put(t, ": ");
    say_condition(d, v, who, t);
    text_put(t, ".\n  ");
    say_abilities(s, who, true, t);
    if (own) {
        text_put(t, "; Skills ");
        say_titles(NAMES_SKILL, own, t);
    }
    if (s->spells[who]) {
        text_put(t, "; spells ");
        say_titles(NAMES_SPELL, s->spells[who], t);
    }
    text_put(t, ".\n  ");
    say_gear(s, who, t);
    text_format(t, "; deck %d, discard %d.\n", __builtin_popcountll(s->deck[s->deck_of[who]]),
                __builtin_popcountll(s->discard[s->deck_of[who]]));
    if (is_own(v, who) && s->pile[who]) {
        text_put(t, "  On your Damage Pile: ");
        say_all_cards(s->pile[who], t);
        text_put(t, ".\n");
    }
}

static void order_line(const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    if (!s->conflict || s->order[0] == NONE)
        return;
    text_put(t, "Turn Order: ");
    if (s->mover != NONE) {
        say_body(d, v, s->mover, false, t);
        text_put(t, " now");
    }
    for (int i = 0, any = s->mover != NONE; i < BODIES && s->order[i] != NONE; i++)
        if (s->order[i] != s->mover) {
            text_put(t, any++ ? ", then " : "");
            say_body(d, v, s->order[i], false, t);
        }
    text_put(t, ".\n");
}

/* From whom distances are said: the own hero; for the GM the foe whose turn it is. */
static int looks_from(const struct view *v)
{
    const struct twenty_one *s = look_at(&v->state);
    int own = seat_body(v->seat);
    if (own != NONE)
        return s->being[own] == BEING_ABSENT ? NONE : own;
    return s->mover;
}

void bj_board(const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    story_line(pack_of(d), s, t);
    for (int i = 0; i < BODIES; i++)
        if (s->being[i] != BEING_ABSENT)
            body_lines(d, v, i, t);
    order_line(d, v, t);
    say_deal(d, v, t);
    say_map(d, v, t);
    say_places(d, v, looks_from(v), t);
}

/* At the beginning of a stage: in a turn where everyone stands, in a Deal the hands. */
void bj_glance(const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    if (!seat_moves(d, v))
        return;
    if (s->phase == PHASE_OWN_TURN) {
        for (int i = 0; i < BODIES; i++)
            if (s->being[i] == BEING_UP || (i < HEROES && s->being[i] == BEING_DOWN)) {
                say_marked(d, v, i, true, t);
                text_put(t, ": ");
                say_condition(d, v, i, t);
                text_put(t, ".\n");
            }
        say_map(d, v, t);
        say_places(d, v, s->mover, t);
    } else if (s->phase == PHASE_WINDOW || s->phase == PHASE_PLAY) {
        say_deal(d, v, t);
    } else if (s->phase == PHASE_AIM || s->phase == PHASE_SQUARE || s->phase == PHASE_PLACE) {
        say_map(d, v, t);
        if (t->map == TEXT_MAP_WORDS)
            say_places(d, v, looks_from(v), t);
    }
}
