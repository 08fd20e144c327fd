/* The table in plain sentences: story, Posse, NPCs, the test going on, the own hand, as far as the
 * view's seat may know. */
#include "games/texarkana/buys.h"
#include "games/texarkana/facts.h"
#include "games/texarkana/voice/words_buys.h"

static void story_lines(struct talk *x)
{
    const struct texarkana *s = x->s;
    if (!s->session) {
        say_line(x, BOARD_BEFORE());
        return;
    }
    say(x, BOARD_SESSION(.scenario = s->scenario, .session = s->session));
    if (s->scene != NONE)
        say(x, BOARD_SCENE(.scene = s->scene, .number = s->scene + 1));
    else
        say(x, BOARD_NO_SCENE());
    if (s->rule_woe)
        say(x, BOARD_WOE(.woe = s->woe));
    say_line(x, BOARD_DECK(.deck = s->size[PLACE_DECK], .discards = s->size[PLACE_DISCARD]));
}

static void ending_lines(struct talk *x)
{
    const struct texarkana *s = x->s;
    const struct scenario *story = tx_story_of(x->p, s);
    if (s->ending == ENDING_NONE)
        return;
    switch (s->ending) {
    case ENDING_STORY: tx_say_end(x); break;
    case ENDING_WOE: say(x, BOARD_WOE_GONE(.says = story ? story->woe_gone : "")); break;
    case ENDING_POSSE: say(x, BOARD_POSSE_OUT(.says = story ? story->posse_out : "")); break;
    default: say(x, BOARD_CLOSED()); break;
    }
    line_end(x);
    if (story)
        say_line(x, BOARD_GOALS_WON(.n = s->goals_won));
}

static void goal_lines(struct talk *x)
{
    const struct texarkana *s = x->s;
    for (int goal = 0; goal < GOALS_MAX; goal++) {
        const struct goal *g = tx_goal_of(x->p, s, goal);
        if (s->goal[goal] == GOAL_ABSENT)
            continue;
        say(x, BOARD_GOAL(.number = goal + 1, .state = s->goal[goal], .goal = goal,
                          .fields = those(tx_fields_open(x->p, s, goal))));
        if (s->goal[goal] == GOAL_OPEN && g && g->tries > 1)
            say(x, BOARD_FAILED(.failed = s->goal_tries[goal], .tries = g->tries));
        line_end(x);
    }
}

static void fact_lines(struct talk *x)
{
    const struct scenario *story = tx_story_of(x->p, x->s);
    for (int fact = 0; story && fact < story->fact_count; fact++)
        if (x->s->facts >> fact & 1)
            say_line(x, BOARD_FACT(.says = story->fact_text[fact]));
}

static const char *npc_piece(const struct talk *x, struct room *room, int slot)
{
    const struct texarkana *s = x->s;
    const struct npc *npc = &x->p->npc[s->cast[slot]];
    int grit = s->cast_grit[slot];
    bool out = s->cast_out >> slot & 1;
    struct pieces ratings = {0};
    if (x->v->seat != DEALER) /* TX-C2 */
        return piece(x, room, PART_NPC_GRIT(.npc = slot, .grit = grit, .out = out,
                                             .mood = s->cast_mood[slot]));
    for (int suit = 0; suit < PLAYER_SUITS; suit++)
        add(x, &ratings, PART_RATING(.suit = suit, .n = npc->rating[suit]));
    return piece(x, room,
                 PART_NPC_RATED(.npc = slot, .grit = grit, .out = out,
                                .mood = s->cast_mood[slot], .ratings = &ratings.list));
}

static void cast_line(struct talk *x)
{
    struct room room[CAST_MAX];
    const char *at[CAST_MAX];
    struct voice_list cast = {.pieces = at};
    for (int slot = 0; slot < CAST_MAX; slot++)
        if (x->s->cast[slot] != NONE) {
            at[cast.count] = npc_piece(x, &room[cast.count], slot);
            cast.count++;
        }
    if (cast.count)
        say_line(x, BOARD_CAST(.cast = &cast));
}

static void mood_lines(struct talk *x)
{
    for (int slot = 0; slot < CAST_MAX; slot++)
        if (tx_mood_text(x->p, x->s, slot))
            say_line(x, TELL_MOOD(.says = tx_mood_text(x->p, x->s, slot)));
}

/* What a PC has bought for a test, and what that adds. */
static void held_piece(struct talk *x, struct pieces *says, int seat)
{
    int which = x->s->held[seat];
    if (which != NONE)
        add(x, says, PART_HELD(.buy = which, .n = tx_buy_of(x->p, x->s, which)->bonus));
}

static void pc_line(struct talk *x, int seat)
{
    const struct texarkana *s = x->s;
    struct pieces says = {0};
    add(x, &says, CARD_FIGURES(FIGURES_NOW(s, seat)));
    add_if(x, s->injuries[seat], &says, PART_INJURIES(.n = s->injuries[seat]));
    add(x, &says, PART_CARDS(.n = hand_size(s, seat)));
    held_piece(x, &says, seat);
    if (!tx_pc_stands(s, seat))
        add(x, &says, PART_OUT());
    else if (s->scene != NONE && !(s->in_scene >> seat & 1))
        add(x, &says, PART_AWAY());
    say_line(x, BOARD_PC(.who = seat, .character = s->character[seat], .says = &says.list));
}

static void side_line(struct talk *x, int side)
{
    const struct texarkana *s = x->s;
    const uint8_t *flips = side == SIDE_INITIATOR ? s->flip_a : s->flip_b;
    struct pieces cards = {0};
    int played = s->played[side], assisted = s->assisted[side];
    if (played == NONE && !s->flips[side])
        return;
    add_if(x, played != NONE, &cards, CARD_TITLE(CARD(played)));
    add_if(x, assisted != NONE, &cards, PART_HELPED(.who = s->assistant[side], CARD(assisted)));
    for (int i = 0; i < s->flips[side] && i < FLIPS_SHOWN; i++)
        add(x, &cards, PART_FLIPPED(CARD(flips[i])));
    say_below(x, BOARD_SIDE(.who = s->fighter[side] == NONE ? DEALER : s->fighter[side],
                            .cards = &cards.list, .total = s->total[side],
                            .bust = s->busted[side]));
}

static void test_lines(struct talk *x)
{
    const struct texarkana *s = x->s;
    int who = s->fighter[SIDE_INITIATOR];
    if (s->kind == KIND_NONE || s->kind == KIND_CLASH || s->phase < PHASE_STAKES ||
        s->phase > PHASE_TIE)
        return;
    if (is_duel(s))
        say(x, TELL_CHALLENGE(.who = who, .other = s->fighter[SIDE_OTHER]));
    else
        say(x, TELL_ATTEMPT(.who = who, .goal = s->test_goal, .suit = s->field));
    if (s->declared[SIDE_INITIATOR] != SUIT_NONE)
        say(x, BOARD_TRUMPS(.trumps = those(s->trumps[SIDE_INITIATOR]),
                            .others = those(s->trumps[SIDE_OTHER]), .duel = is_duel(s)));
    if (s->against != CAST_NONE)
        say(x, BOARD_AGAINST(.npc = s->against));
    if (s->marks)
        say(x, TELL_MARKED(.marks = those(s->marks)));
    if (s->risk)
        say(x, TELL_RISK(RISK(s->risk)));
    line_end(x);
    side_line(x, SIDE_INITIATOR);
    side_line(x, SIDE_OTHER);
}

static void hand_line(struct talk *x)
{
    struct pieces cards = {0};
    if (x->v->seat < 1 || x->v->seat >= x->s->seats || !hand_size(x->s, x->v->seat))
        return;
    struct set hand = tx_hand_of(x->s, x->v->seat);
    say_line(x, BOARD_HAND(.cards = tx_cards_of(x, &cards, &hand, true)));
}

void tx_board(const struct data *d, const struct view *v, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, NULL, t);
    story_lines(&x);
    ending_lines(&x);
    fact_lines(&x);
    goal_lines(&x);
    tx_say_buys(&x);
    cast_line(&x);
    mood_lines(&x);
    for (int seat = 1; seat < x.s->seats; seat++)
        if (x.s->character[seat] != NONE)
            pc_line(&x, seat);
    test_lines(&x);
    hand_line(&x);
}
