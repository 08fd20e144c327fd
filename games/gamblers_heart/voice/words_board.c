/* The table in plain sentences: for the GM a desk, for a Gambler their own sheet first, for all
 * the scales of Fortune, who is in what state, and the spell being gambled for, as far as the
 * view's seat may know. */
#include "games/gamblers_heart/rules.h"
#include "games/gamblers_heart/voice/words_facts.h"
#include "games/gamblers_heart/voice/words_hooks.h"

#define LINE PUT("\n")

/* ---- The quest ---- */

static const char *rolled(const struct talk *x, int table)
{
    return x->p->table[table][x->is->portent[table] - 1];
}

static void say_dice_rolled(struct talk *x)
{
    const char *const *of = x->p->table_title;
    say(x, BOARD_PORTENT_DICE(.place_of = of[0], .place = rolled(x, 0), .means_of = of[1],
                              .means = rolled(x, 1), .aim_of = of[2], .aim = rolled(x, 2),
                              .agent_of = of[3], .agent = rolled(x, 3), .edge_of = of[4],
                              .edge = rolled(x, 4)));
}

LINES_AS(gh_portent,
    IF(IS_SEEDED, BOARD_PORTENT(.seed = THE_SEED)),
    ELSE_ON(IS_ROLLED), CALL(say_dice_rolled));

void gh_say_also(struct talk *x)
{
    const struct gamblers_heart *s = x->is;
    const struct quest_seed *seed = s->seed < SEEDS ? &x->p->seed[s->seed] : NULL;
    int step = s->step < STEP_ARRIVAL ? STEP_PORTENT : s->step;
    for (int i = 0; seed && i < seed->also_count; i++)
        if (seed->also[i].step == step && gh_is_when(s, &seed->also[i].when)) /* GH-H8 */
            say(x, TELL_STORY(.text = seed->also[i].text));
}

static void fact_lines(struct talk *x)
{
    uint64_t facts = x->s->facts;
    say_line(x, BOARD_REMEMBERED());
    for (; facts; facts &= facts - 1) {
        int fact = __builtin_ctzll(facts);
        text_put(x->t, "  ");
        say_line(x, TELL_RECALL(.text = x->p->fact_text[fact]));
    }
}

/* The scales, one mark a point. */
static void draw_scales(struct talk *x)
{
    text_char(x->t, '[');
    for (int i = 0; i < FORTUNE; i++)
        text_char(x->t, i < x->s->fortune ? '#' : '-');
    text_put(x->t, "]\n");
}

static LINES_AS(quest,
    IF(IN_CAMPAIGN, BOARD_EVENING(.evening = THE_EVENING, .evenings = THE_EVENINGS)),
    SAY(BOARD_QUEST(.quest = THE_QUEST, .quests = THE_QUESTS, .act = THE_ACT, .step = THE_STEP)),
    IF(IS_JUDGED, BOARD_VERDICTS(.won = THE_WON, .lost = THE_LOST)),
    ON(ALWAYS), LINE,
    ON(IS_SEEDED), THESE(gh_portent), LINE, ELSE_ON(IS_ROLLED), THESE(gh_portent), LINE,
    IF(HAS_STORY, TELL_STORY(.text = TEXT(STEP_STORY))), CALL(gh_say_also), LINE,
    ON(IS_REMEMBERED), CALL(fact_lines),
    IF(IS_LATE, BOARD_LATE()), LINE,
    ELSE_IF(IS_LATE_SOON, BOARD_BEATS(.left = THE_BEATS_LEFT)), LINE);

static LINES_AS(scales,
    SAY(BOARD_FORTUNE(.gamblers = THE_FORTUNE, .gm = THE_GM_FORTUNE)), LINE, CALL(draw_scales),
    IF(IS_GM_BROKE, BOARD_GM_BROKE()), LINE,
    ELSE_IF(IS_TIP_OPEN, BOARD_TIP(.fortune = THE_TIP)), LINE);

static LINES_AS(marks,
    IF(IN_SCENES, BOARD_MARKS(.marks = THE_MARKS, .marks_most = THE_MARKS_MOST,
                              .alarms = THE_ALARMS, .alarms_most = THE_ALARMS_MOST)), LINE);

/* ---- People ---- */

void gh_say_own_patron(struct talk *x)
{
    gh_patron_line(x, gh_sees_patron(x, x->v->seat)); /* GH-A2 */
}

static LINES_AS(own_soul,
    IF(IS_LOST, BOARD_SOULCARD_LOST(.royalty = OWN_ROYALTY, .suit = OWN_SUIT)),
    ELSE(BOARD_SOULCARD(.royalty = OWN_ROYALTY, .suit = OWN_SUIT)),
    ON(ALWAYS), LINE, PUT("  "), THEN(BOARD_ROYALTY(.royalty = OWN_ROYALTY)), LINE, /* GH-A1 */
    PUT("  "), THEN(BOARD_SUIT(.suit = OWN_SUIT)), LINE);                           /* GH-A1 */

static LINES_AS(own_sheet,
    SAY(BOARD_YOU(.person = OWN_PERSON, .status = OWN_STATUS)), LINE,
    ON(IS_OWN_SOUL), PUT("  "), THESE(own_soul),
    ON(OWN_PATRON), PUT("  "),
    THESE(LINES(IF(IS_OWN_KNOWN, BOARD_OWN_KNOWN()), ELSE(BOARD_OWN_SECRET()))),
    CALL(gh_say_own_patron), LINE,
    ON(IS_OWN_BARRED), PUT("  "), THEN(BOARD_OWN_BARRED(.spells = LISTED(OWN_BARRED))), LINE);

static void gambler_line(struct talk *x, int seat)
{
    const struct gamblers_heart *s = x->s;
    int g = seat_gambler(seat), status = s->status[g];
    char barred[4000];
    struct text barred_text = text_over(barred, sizeof barred);
    const char *at[3];
    struct voice_list has = {.pieces = at};
    at[has.count++] = s->made[g] >= MADE_SOUL
                          ? part(x, PART_STATUS_SOUL(.status = status, .royalty = s->royalty[g],
                                                     .suit = s->suit[g]))
                          : part(x, PART_STATUS(.status = status));
    if (s->patron_known[g] == EVERYONE && gh_sees_patron(x, seat))
        at[has.count++] = part(x, PART_KNOWN(.patron = s->patron[g]));
    else if (s->last_known[g])
        at[has.count++] = part(x, PART_LAST_KNOWN(.patron = s->last_known[g],
                                                  .moved = s->moved_on[g])); /* GH-F5 */
    if (s->barred_ideas[g] || s->barred_named[g]) { /* any number of spells */
        struct voice long_one = x->voice;
        barred_text.labels = x->t->labels;
        long_one.out = &barred_text;
        voice_put(&long_one,
                  PART_BARRED(.spells = gh_list_spells(x, s->barred_ideas[g], s->barred_named[g])));
        at[has.count++] = barred;
    }
    text_put(x->t, "  ");
    if (s->made[g] >= MADE_NAME)
        say_line(x, BOARD_GAMBLER(.person = s->person[g], .number = seat, .has = &has));
    else
        say_line(x, BOARD_GAMBLER_UNNAMED(.number = seat, .has = &has));
}

static void people_lines(struct talk *x)
{
    static LINES_AS(heading, IF(IS_GAMBLER, BOARD_OTHERS()), LINE, ELSE(BOARD_GAMBLERS()), LINE);
    bool plays = gh_is_gambler(x);
    uint32_t others = gh_all_gamblers(x->s) & ~(plays ? 1u << x->v->seat : 0);
    if (plays && x->s->made[seat_gambler(x->v->seat)] != MADE_NOTHING)
        say_lines(x, own_sheet);
    if (others)
        say_lines(x, heading);
    for (; others; others &= others - 1)
        gambler_line(x, __builtin_ctz(others));
}

/* ---- The scene ---- */

static void add_tag(struct talk *x, struct pieces *to, int tag)
{
    if (tag < TAG_PATRON)
        add(x, to, PART_DOES(.does = tag));
    else if (tag < TAG_ROYALTY)
        add(x, to, PART_FITS_PATRON(.patron = 1 + tag - TAG_PATRON));
    else if (tag < TAG_SUIT)
        add(x, to, PART_FITS_ROYALTY(.royalty = tag - TAG_ROYALTY));
    else
        add(x, to, PART_FITS_SUIT(.suit = tag - TAG_SUIT));
}

const char *gh_helps(struct talk *x)
{
    const struct obstacle *at = gh_obstacle(x);
    struct pieces fits = {0};
    if (!at || !at->fits)
        return NULL;
    for (uint32_t left = at->fits; left; left &= left - 1)
        add_tag(x, &fits, __builtin_ctz(left));
    return part(x, PART_HELPS(.fits = &fits.list));
}

void gh_say_fits(struct talk *x)
{
    const char *helps = gh_helps(x), *why = helps ? gh_obstacle(x)->why : NULL;
    if (why)
        say(x, TELL_OBSTACLE_FITS(.helps = helps, .why = why));
    else if (helps)
        say(x, TELL_OBSTACLE_HELPS(.helps = helps));
}

static void say_showdown(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    struct pieces has = {0};
    add(x, &has, PART_SHOWDOWN(.seats = those(s->involved)));
    add_if(x, s->spent, &has, PART_SPENT(.seats = those(s->spent)));
    add_if(x, s->passed, &has, PART_PASSED(.seats = those(s->passed)));
    add_if(x, s->peril, &has, PART_PERIL(.seats = those(s->peril)));
    say(x, BOARD_SHOWDOWN(.has = &has.list));
}

static LINES_AS(scene,
    IF(IS_ENDURING, BOARD_ENDURING(.spells = LISTED(THE_ENDURING))), LINE,
    ON(ALWAYS), THESE(marks),
    IF(IS_OBSTACLE_TOLD, BOARD_OBSTACLE(.size = THE_OBSTACLE, .title = TEXT(THE_OBSTACLE_TITLE),
                                        .text = TEXT(THE_OBSTACLE_TEXT))),
    ELSE_IF(IS_OBSTACLE, BOARD_OBSTACLE_BARE(.size = THE_OBSTACLE,
                                             .title = TEXT(THE_OBSTACLE_TITLE))),
    IF(IS_OWN_NOW, TELL_STORY(.text = TEXT(THE_OBSTACLE_STAKE))),
    ON(ALWAYS), CALL(gh_say_fits),
    IF(IS_OBSTACLE_PLANNED, BOARD_PLANNED()),
    ON(IS_OBSTACLE), LINE,
    ON(IN_SHOWDOWN), CALL(say_showdown), LINE);

/* ---- The duel ---- */

static LINES_AS(duel,
    ON(ALWAYS), THESE(gh_cast),
    IF(IS_GIFT, BOARD_NO_GAMBLE()),
    ELSE_IF(IS_STAKED, BOARD_STAKE(.stake = THE_STAKE, .fold = THE_FOLD_PRICE)),
    ON(ALWAYS), LINE,
    IF(IS_HAND_SEEN, BOARD_DICE(.who = THE_CASTER, .faces = LISTED(THE_HAND), .kind = THE_POINTS,
                                .points = THE_POINTS, .seen = HAND_SEEN_BY)), LINE,
    IF(IS_GM_DIE_SEEN, BOARD_DIE(.who = THE_GM, .die = THE_DIE, .seen = DIE_SEEN_BY)), LINE,
    IF(IS_REROLLED, BOARD_REROLLED(.who = THE_CASTER, .count = THE_REROLLED)), LINE,
    ON(IS_ODDS_NEWS), THESE(gh_told_odds), LINE,
    IF(IS_INVOKED, BOARD_INVOKED(.patron = THE_INVOKED)), LINE);

/* ---- Who is waited for ---- */

static void now_line(struct talk *x)
{
    uint32_t seats = gamblers_heart_turn(x->d, &x->v->state);
    if ((x->s->phase == PHASE_ACT || x->s->phase == PHASE_PRESSED) && x->s->actor != NONE)
        seats = 1u << x->s->actor; /* who else may step in is not waited for */
    uint32_t others = seats & ~(1u << x->v->seat) & ~(1u << SEAT_CHANCE);
    if (others)
        say_line(x, BOARD_NOW(.seats = those(others), .phase = x->s->phase));
}

/* Where a duel, a Showdown or an act begins, what has been told a moment ago is not told again. */
void gh_glance(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    gh_talk(&x, d, v, NULL, t);
    if (x.s->step < STEP_ARRIVAL)
        return;
    say_lines(&x, scales);
    say_lines(&x, marks);
}

void gh_board(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    gh_talk(&x, d, v, NULL, t);
    say_lines(&x, quest);
    say_lines(&x, scales);
    people_lines(&x);
    say_lines(&x, scene);
    if (x.s->caster != NONE && x.s->spell != NONE)
        say_lines(&x, duel);
    now_line(&x);
}
