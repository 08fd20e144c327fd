/* A move in the making: what those that begin alike have in common, and how their next part is asked for. What is
 * always true: nothing is said here that the labels of the same moves would not say. */
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/voice/words.h"

/* Verbs whose moves are many: what is done, before anything of it has been said. */
static const struct voice_row begins[VERBS] = {
    [DO_MOVE] = VOICE_ROW(LABEL_BEGIN_MOVE()),
    [DO_HERO] = VOICE_ROW(LABEL_BEGIN_HERO()),
    [DO_NAME] = VOICE_ROW(LABEL_BEGIN_NAME()),
    [DO_GROUP] = VOICE_ROW(LABEL_BEGIN_GROUP()),
    [DO_LEARN] = VOICE_ROW(LABEL_BEGIN_LEARN()),
    [DO_SPELL] = VOICE_ROW(LABEL_BEGIN_SPELL()),
    [DO_STOW] = VOICE_ROW(LABEL_BEGIN_STOW()),
    [DO_EQUIP] = VOICE_ROW(LABEL_BEGIN_EQUIP()),
    [DO_CAST] = VOICE_ROW(LABEL_BEGIN_CAST()),
    [DO_READY] = VOICE_ROW(LABEL_BEGIN_READY()),
    [DO_USE] = VOICE_ROW(LABEL_BEGIN_USE()),
    [DO_SWAP] = VOICE_ROW(LABEL_BEGIN_SWAP()),
    [DO_DROP] = VOICE_ROW(LABEL_BEGIN_DROP()),
    [DO_CHEEK] = VOICE_ROW(LABEL_BEGIN_CHEEK()),
    [DO_RECOMPENSE] = VOICE_ROW(LABEL_BEGIN_RECOMPENSE()),
    [DO_CALL] = VOICE_ROW(LABEL_BEGIN_CALL()),
    [DO_TARGET] = VOICE_ROW(LABEL_BEGIN_TARGET()),
    [DO_OPPOSE] = VOICE_ROW(LABEL_BEGIN_OPPOSE()),
    [DO_SHIFT] = VOICE_ROW(LABEL_BEGIN_SHIFT()),
    [DO_BRING] = VOICE_ROW(LABEL_BEGIN_BRING()),
    [DO_LEAVE] = VOICE_ROW(LABEL_BEGIN_LEAVE()),
    [DO_HARM] = VOICE_ROW(LABEL_BEGIN_HARM()),
    [DO_MEND] = VOICE_ROW(LABEL_BEGIN_MEND()),
    [DO_STUN] = VOICE_ROW(LABEL_BEGIN_STUN()),
    [DO_ALERT] = VOICE_ROW(LABEL_BEGIN_ALERT()),
    [DO_EDGE] = VOICE_ROW(LABEL_BEGIN_EDGE()),
    [DO_SCENE] = VOICE_ROW(LABEL_BEGIN_SCENE()),
};

/* How the arguments of these are asked for, in order. */
static const struct voice_row asks[VERBS][ARGS_MAX] = {
    [DO_MOVE] = {VOICE_ROW(ASK_ROW()), VOICE_ROW(ASK_COLUMN())},
    [DO_SQUARE] = {VOICE_ROW(ASK_ROW()), VOICE_ROW(ASK_COLUMN())},
    [DO_AT] = {VOICE_ROW(ASK_ROW()), VOICE_ROW(ASK_COLUMN())},
    [DO_ATTACK] = {VOICE_ROW(ASK_WITH()), VOICE_ROW(ASK_HOW())},
    [DO_CAST] = {VOICE_ROW(ASK_SPELL()), VOICE_ROW(ASK_EXPERT())},
    [DO_ALTER] = {VOICE_ROW(ASK_SKILL()), VOICE_ROW(ASK_HAND()), VOICE_ROW(ASK_CARD()), VOICE_ROW(ASK_VALUE())},
    [DO_CHEEK] = {VOICE_ROW(ASK_CARD()), VOICE_ROW(ASK_ALSO())},
    [DO_TARGET] = {VOICE_ROW(ASK_ABILITIES()), VOICE_ROW(ASK_TAKE()), VOICE_ROW(ASK_WHICH_TARGET()), VOICE_ROW(ASK_EDGE()),
                   VOICE_ROW(ASK_TAGS())},
    [DO_TEST] = {VOICE_ROW(ASK_ABILITIES()), VOICE_ROW(ASK_TAKE()), VOICE_ROW(ASK_EDGE())},
    [DO_OPPOSE] = {VOICE_ROW(ASK_AGAINST()), VOICE_ROW(ASK_TAGS())},
    [DO_EQUIP] = {VOICE_ROW(ASK_WHICH_SLOT()), VOICE_ROW(ASK_WHAT())},
    [DO_STOW] = {VOICE_ROW(ASK_POCKET()), VOICE_ROW(ASK_INTO())},
    [DO_READY] = {VOICE_ROW(ASK_FROM()), VOICE_ROW(ASK_WHICH_HAND())},
    [DO_SWEEP] = {VOICE_ROW(ASK_SWEEP_AT())},
    [DO_CALL] = {VOICE_ROW(ASK_WHO())},
    [DO_SHIFT] = {VOICE_ROW(ASK_WHO())},
    [DO_LEAVE] = {VOICE_ROW(ASK_WHO())},
    [DO_HARM] = {VOICE_ROW(ASK_WHO())},
    [DO_MEND] = {VOICE_ROW(ASK_WHO())},
    [DO_STUN] = {VOICE_ROW(ASK_WHO())},
    [DO_ALERT] = {VOICE_ROW(ASK_WHO())},
    [DO_EDGE] = {VOICE_ROW(ASK_WHO())},
};

/* These messages have no slots. */
static int64_t no_fact(const void *about, int which)
{
    (void)about;
    return which;
}

/* The foes that this row brings one next to, by the nearest square for that. */
static void row_label(struct talk *x, int row)
{
    const struct twenty_one *s = x->s;
    uint32_t squares[SIDE_CELLS], near[SIDE_CELLS] = {0};
    uint8_t steps[SIDE_CELLS * SIDE_CELLS];
    struct twenty_one there = *s;
    struct pieces foes = {0};
    int who = s->mover;
    if (who != NONE && row >= 0 && row < SIDE_CELLS) {
        bj_reach(x->p, s, who, s->feet, squares, steps);
        there.row[who] = (uint8_t)row;
        for (int foe = 0; foe < BODIES; foe++) {
            int best = -1;
            for (int column = 0; column < SIDE_CELLS && bj_foes_of(s, who) >> foe & 1; column++) {
                there.column[who] = (uint8_t)column;
                if (squares[row] >> column & 1 && bj_distance(&there, who, foe) <= REACH_ADJACENT &&
                    (best < 0 || steps[row * SIDE_CELLS + column] < steps[row * SIDE_CELLS + best]))
                    best = column;
            }
            if (best >= 0)
                near[best] |= 1u << foe;
        }
        for (int column = 0; column < SIDE_CELLS; column++)
            if (near[column])
                add(x, &foes, PART_NEAR(SQUARE(row, column), .foes = those(near[column])));
    }
    if (foes.list.count)
        say(x, LABEL_MOVE_ROW_NEAR(.row = row + 1, .near = &foes.list));
    else
        say(x, LABEL_MOVE_ROW(.row = row + 1));
}

void bj_begun(const struct data *d, const struct view *v, const struct move *m, int args, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    const int32_t *arg = m->arg;
    struct talk x;
    struct room row;
    bj_talk_begin(&x, d, v, t);
    if (!args) {
        voice_say_row(&x.voice, &begins[m->verb], no_fact, NULL);
        return;
    }
    switch (m->verb * 8 + args) {
    case DO_MOVE * 8 + 1: row_label(&x, arg[0]); break;
    case DO_SQUARE * 8 + 1:
    case DO_AT * 8 + 1: say(&x, LABEL_ROW(.row = arg[0] + 1)); break;
    case DO_ATTACK * 8 + 1:
        say(&x, LABEL_ATTACK_WITH(.gear = arg[0] < HANDS ? bj_held(s, bj_actor(v), arg[0]) : GEAR_BARE));
        break;
    case DO_CAST * 8 + 1: say(&x, LABEL_CAST(.row = bj_row_piece(&x, &row, bj_spell_row, arg[0]))); break;
    case DO_EQUIP * 8 + 1: say(&x, LABEL_FILL(.slot = arg[0])); break;
    case DO_STOW * 8 + 1: say(&x, LABEL_FILL_POCKET(.pocket = arg[0])); break;
    case DO_READY * 8 + 1: say(&x, LABEL_TAKE_OUT_ONE(.gear = s->pocket[bj_actor(v) * POCKETS + arg[0]])); break;
    case DO_ALTER * 8 + 1: say(&x, LABEL_SKILL(.skill = arg[0], .cost = x.p->skill[arg[0]].cost)); break;
    case DO_ALTER * 8 + 2: say(&x, LABEL_ALTER_HAND(.skill = arg[0], .owner = s->party[arg[1]])); break;
    case DO_ALTER * 8 + 3: say(&x, LABEL_ALTER_CARD(.skill = arg[0], .card = arg[2])); break;
    case DO_OPPOSE * 8 + 1: say(&x, LABEL_OPPOSE(MARKED(arg[0]))); break;
    case DO_TARGET * 8 + 1:
    case DO_TEST * 8 + 1: say(&x, LABEL_ABILITIES(.abilities = those(arg[0]))); break;
    case DO_TARGET * 8 + 2:
    case DO_TEST * 8 + 2: say(&x, LABEL_WHICH(.lowest = arg[1] == TAKE_LOWEST)); break;
    case DO_CHEEK * 8 + 1: say(&x, LABEL_DISCARD(.card = arg[0])); break;
    default: break;
    }
}

void bj_next(const struct data *d, const struct view *v, const struct move *m, int args, struct text *t)
{
    struct talk x;
    bool call = m->verb == DO_TARGET || m->verb == DO_TEST;
    bj_talk_begin(&x, d, v, t);
    if (call && args == 1 && !(m->arg[0] & (m->arg[0] - 1)))
        say(&x, ASK_TAKE_ONE());
    else if (m->verb == DO_EDGE && args)
        say(&x, ASK_CIRCUMSTANCE(.most = EDGE_CALL));
    else
        voice_say_row(&x.voice, &asks[m->verb][args], no_fact, NULL);
}
