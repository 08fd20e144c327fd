/* Scenes without foes in words: what may be tried, what it takes, what came of it, what is
 * remembered (section K of the rules). What is always true: what an approach would bring is told
 * when it has come out, and not before. */
#include "engine/json_put.h"
#include "games/twenty_one/rules.h"
#include "games/twenty_one/run/scene.h"
#include "games/twenty_one/sheet.h"
#include "games/twenty_one/voice/words.h"
#include "games/twenty_one/voice/words_game.h"
#include "games/twenty_one/voice/words_scene.h"

static const struct scene *scene_of(const struct pack *p, const struct twenty_one *s)
{
    return &bj_stage_of(p, s)->scene;
}

static const struct approach *approach_of(const struct talk *x)
{
    return &scene_of(x->p, x->s)->approach[x->m->arg[0]];
}

/* ---- What is offered ---- */

/* Who plays against a hero, and with what Edge. */
#define AGAINST_OF(p, a)                                                                           \
    .on = bj_against_title(p, a, &the), .the = the,                                                \
    .on_edge = bj_sheet_best(&(p)->beast[(a)->against].sheet, (a)->theirs)

void bj_label_approach(struct talk *x)
{
    const struct approach *a = approach_of(x);
    int at = x->m->arg[0], who = x->m->arg[1];
    int edge = bj_approach_edge(x->p, x->s, who, at), target = bj_approach_target(x->s, a),
        against = bj_approach_against(x->s, a);
    bool the;
    /* what it would bring is said of the first who may try it */
    bool too = bj_who_may(x->p, x->s, at) & (BIT(who) - 1);
    if (against != NONE && too) {
        say(x, LABEL_APPROACH_AGAINST_TOO(.who = who, .title = a->caption.title,
                                          CHOICE(a->abilities, TAKE_BEST), .edge = edge,
                                          AGAINST_OF(x->p, a)));
        return;
    }
    if (against != NONE) { /* BJ-K10 */
        say(x, LABEL_APPROACH_AGAINST(.who = who, .title = a->caption.title,
                                      .text = a->caption.text, CHOICE(a->abilities, TAKE_BEST),
                                      .edge = edge, AGAINST_OF(x->p, a)));
        return;
    }
    double chance = bj_success_fresh(x->s, who, target);
    if (too)
        say(x, LABEL_APPROACH_TOO(.who = who, .title = a->caption.title,
                                  CHOICE(a->abilities, TAKE_BEST), .edge = edge, .target = target,
                                  CHANCE(chance)));
    else
        say(x, LABEL_APPROACH(.who = who, .title = a->caption.title, .text = a->caption.text,
                              CHOICE(a->abilities, TAKE_BEST), .edge = edge, .target = target,
                              CHANCE(chance)));
}

void bj_begun_approach(struct talk *x)
{
    say(x, LABEL_BEGIN_APPROACH(.title = approach_of(x)->caption.title,
                                .text = approach_of(x)->caption.text));
}

void bj_brief_approach(struct talk *x)
{
    say(x, LABEL_SHORT_APPROACH(.title = approach_of(x)->caption.title));
}

static int tries_left(const struct talk *x)
{
    return scene_of(x->p, x->s)->tries - __builtin_popcount(x->s->tried);
}

void bj_ask_approach(struct talk *x)
{
    say(x, ASK_TRY(.n = tries_left(x)));
}

/* ---- What is told ---- */

void bj_tell_approach(struct talk *x)
{
    say(x, TELL_APPROACH(.who = x->m->arg[1], .title = approach_of(x)->caption.title));
}

void bj_tell_came(struct talk *x)
{
    const struct twenty_one *a = x->was, *b = x->is;
    if (a->approach == NONE || a->deal == DEAL_NONE || b->deal != DEAL_NONE)
        return;
    struct twenty_one as = *a;
    as.result = b->result;
    const struct came *came = bj_scene_came(x->p, &as, a->approach);
    say(x, TELL_CAME(.text = came->text));
    if (came->gift == NONE)
        return;
    int place = bj_gift_place(x->p, a, a->act_who, came->gift);
    if (place == NONE)
        say(x, TELL_GIFT_LEFT(.gear = came->gift));
    else
        say(x, TELL_GIFT(.who = place / POCKETS, .gear = came->gift));
}

/* What is true from now on by who has fallen and who stands (BJ-K9). */
void bj_tell_fates(struct talk *x)
{
    const struct twenty_one *a = x->was, *b = x->is;
    bool fought = a->approach == NONE && b->approach == NONE && a->step == b->step;
    for (int i = 0; i < x->p->fact_count && fought; i++)
        if ((b->facts & ~a->facts) >> i & 1) {
            text_put(x->t, x->t->used && x->t->at[x->t->used - 1] != '\n' ? "\n" : "");
            say(x, TELL_CAME(.text = x->p->fact_text[i]));
        }
}

/* What a scene is about, as it opens; or that nobody has tried anything in it. */
void bj_tell_scene(struct talk *x)
{
    const struct twenty_one *a = x->was, *b = x->is;
    if (b->played != a->played && b->phase == PHASE_TRY) {
        text_put(x->t, x->t->used && x->t->at[x->t->used - 1] != '\n' ? "\n" : "");
        say(x, TELL_SCENE(.text = scene_of(x->p, b)->text));
    }
}

void bj_tell_left(struct talk *x)
{
    if (x->was->phase == PHASE_TRY && x->is->phase != PHASE_TRY && x->m->verb == DO_PASS)
        say(x, TELL_LEFT_BE());
}

/* ---- What stands on the table ---- */

void bj_fact_lines(struct talk *x)
{
    const struct twenty_one *s = x->s;
    if (s->phase == PHASE_TRY)
        say_line(x, BOARD_SCENE(.text = scene_of(x->p, s)->text));
    for (int i = 0; i < x->p->fact_count; i++)
        if (s->facts >> i & 1) /* BJ-K5 */
            say_line(x, BOARD_FACT(.text = x->p->fact_text[i]));
}

/* Whoever may try it, with their Edge and chance. */
static void approach_facts(struct text *t, const struct data *d, const struct view *v, int at)
{
    const struct pack *p = pack_of(d);
    const struct twenty_one *s = look_at(&v->state);
    const struct approach *a = &scene_of(p, s)->approach[at];
    int may = bj_who_may(p, s, at);
    char bytes[160];
    struct text takes = text_like(t, bytes, sizeof bytes);
    struct talk x;
    bj_talk_begin(&x, d, v, NULL, &takes);
    int against = bj_approach_against(s, a);
    bool the;
    if (against != NONE)
        say(&x, PART_TAKES_AGAINST(CHOICE(a->abilities, TAKE_BEST), AGAINST_OF(p, a)));
    else
        say(&x, PART_TAKES(CHOICE(a->abilities, TAKE_BEST), .target = bj_approach_target(s, a)));
    in_object(t, name_of(p, NAMES_APPROACH, at)) {
        put_caption(t, &a->caption);
        put_string(t, "takes", bytes);
        in_object(t, "by")
            for (int who = 0; who < HEROES; who++)
                if (may >> who & 1)
                    in_object(t, name_of(p, NAMES_BODY, who)) {
                        put_number(t, "edge", bj_approach_edge(p, s, who, at));
                        if (against == NONE)
                            put_share(t, "success",
                                      bj_success_fresh(s, who, bj_approach_target(s, a)));
                    }
    }
}

void bj_scene_facts(struct text *t, const struct data *d, const struct view *v)
{
    const struct pack *p = pack_of(d);
    const struct twenty_one *s = look_at(&v->state);
    if (s->phase == PHASE_TRY)
        in_object(t, "scene") {
            put_string(t, "text", scene_of(p, s)->text);
            in_object(t, "approaches")
                for (int i = 0; i < scene_of(p, s)->approach_count; i++)
                    if (bj_who_may(p, s, i))
                        approach_facts(t, d, v, i);
        }
    if (s->facts)
        in_list(t, "remembered")
            for (int i = 0; i < p->fact_count; i++)
                if (s->facts >> i & 1)
                    put_string(t, NULL, p->fact_text[i]);
}
