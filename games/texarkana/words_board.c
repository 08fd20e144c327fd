/* The table in plain sentences: story, Posse, NPCs, the test going on, the own hand, as far as the view's seat may know. */
#include "games/texarkana/words.h"

static void story_lines(const struct pack *p, const struct texarkana *s, struct text *t)
{
    const struct scenario *story = story_of(p, s);
    const struct scene *scene = scene_of(p, s);
    if (s->session)
        text_format(t, "%s, session %d", story ? story->told.title : "A free table", s->session);
    else
        text_put(t, "Before the first session");
    if (scene)
        text_format(t, "; scene: %s", scene->told.title);
    else if (s->scene != NONE)
        text_format(t, "; scene %d", s->scene + 1);
    else if (s->session)
        text_put(t, "; no scene is open");
    text_put(t, ".");
    if (s->session && s->rule_woe)
        text_format(t, " The Dealer has %d Woe.", s->woe);
    if (s->session)
        text_format(t, " Deck %d, discards %d.", s->size[PLACE_DECK], s->size[PLACE_DISCARD]);
    text_char(t, '\n');
}

static void goal_lines(const struct pack *p, const struct texarkana *s, struct text *t)
{
    static const char *const states[] = {"", "open", "won", "lost"};
    const struct scene *scene = scene_of(p, s);
    for (int goal = 0; scene && goal < scene->goal_count; goal++) {
        const struct goal *g = &scene->goal[goal];
        int fields = 0;
        for (int i = 0; i < g->way_count; i++)
            fields |= 1 << g->way[i].field;
        text_format(t, "Goal %d, %s: %s. By ", goal + 1, states[s->goal[goal]], g->told.title);
        say_suits(fields, t);
        if (s->goal[goal] == GOAL_OPEN && g->tries > 1)
            text_format(t, "; failed %d of %d times", s->goal_tries[goal], g->tries);
        text_put(t, ".\n");
    }
}

static void cast_line(const struct pack *p, const struct view *v, struct text *t)
{
    const struct texarkana *s = look_at(&v->state);
    bool first = true;
    for (int slot = 0; slot < CAST_MAX; slot++) {
        if (s->cast[slot] == NONE)
            continue;
        text_put(t, first ? "Here too: " : "; ");
        first = false;
        say_npc(p, s, slot, t);
        text_format(t, ", Grit %d%s", s->cast_grit[slot], s->cast_out >> slot & 1 ? ", out" : "");
        if (v->seat != DEALER)
            continue;
        for (int suit = 0; suit < PLAYER_SUITS; suit++) {
            text_format(t, "%s%s ", suit ? ", " : " (", suit_title(suit));
            say_signed(p->npc[s->cast[slot]].rating[suit], t);
        }
        text_char(t, ')');
    }
    text_put(t, first ? "" : ".\n");
}

static void pc_line(const struct data *d, const struct view *v, int seat, struct text *t)
{
    const struct texarkana *s = look_at(&v->state);
    if (s->character[seat] == NONE)
        return;
    if (v->seat == seat)
        text_format(t, "You are %s", sheet(pack_of(d), s, seat)->told.title);
    else
        say_who(d, v, seat, true, t);
    text_format(t, ": Will %d, Grit %d, Coin %d, Luck %d", s->will[seat], s->grit[seat], s->coin[seat], s->luck[seat]);
    if (s->injuries[seat])
        text_format(t, ", %d Injur%s", s->injuries[seat], s->injuries[seat] == 1 ? "y" : "ies");
    text_format(t, "; %d card%s", hand_size(s, seat), hand_size(s, seat) == 1 ? "" : "s");
    if (!pc_stands(s, seat))
        text_put(t, "; out");
    else if (s->scene != NONE && !(s->in_scene >> seat & 1))
        text_put(t, "; not in the scene");
    text_put(t, ".\n");
}

static void side_line(const struct data *d, const struct view *v, int side, struct text *t)
{
    const struct texarkana *s = look_at(&v->state);
    const uint8_t *flips = side == SIDE_INITIATOR ? s->flip_a : s->flip_b;
    int seat = s->fighter[side] == NONE ? DEALER : s->fighter[side];
    if (s->played[side] == NONE && !s->flips[side])
        return;
    text_put(t, "  ");
    say_who(d, v, seat, true, t);
    text_put(t, ": ");
    if (s->played[side] != NONE)
        say_card(s->played[side], t);
    if (s->assisted[side] != NONE) {
        text_put(t, ", helped by ");
        say_card(s->assisted[side], t);
        text_put(t, " of ");
        say_who(d, v, s->assistant[side], false, t);
    }
    for (int i = 0; i < s->flips[side] && i < FLIPS_SHOWN; i++) {
        text_put(t, i || s->played[side] != NONE ? ", flipped " : "flipped ");
        say_card(flips[i], t);
    }
    text_format(t, "; cards total %d%s.\n", s->total[side], s->busted[side] ? ", bust" : "");
}

static void test_lines(const struct data *d, const struct view *v, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct texarkana *s = look_at(&v->state);
    bool duel = is_duel(s);
    if (s->kind == KIND_NONE || s->kind == KIND_CLASH || s->phase < PHASE_STAKES || s->phase > PHASE_TIE)
        return;
    text_put(t, "The test: ");
    say_who(d, v, s->fighter[SIDE_INITIATOR], false, t);
    if (duel) {
        text_put(t, " against ");
        say_who(d, v, s->fighter[SIDE_OTHER], false, t);
    } else {
        text_put(t, ", ");
        say_aim(p, s, t);
    }
    if (s->declared[SIDE_INITIATOR] != SUIT_NONE) {
        text_put(t, "; trump ");
        say_suits(s->trumps[SIDE_INITIATOR], t);
        text_put(t, duel ? ", for the other " : "; the Dealer's trumps ");
        say_suits(s->trumps[SIDE_OTHER], t);
    }
    if (s->against != CAST_NONE) {
        text_put(t, "; against ");
        say_npc(p, s, s->against, t);
    }
    if (s->marks) {
        text_put(t, "; marked: ");
        say_marks(s->marks, t);
    }
    if (s->risk) {
        text_put(t, "; at risk: ");
        say_risk(s->risk, t);
    }
    text_put(t, ".\n");
    side_line(d, v, SIDE_INITIATOR, t);
    side_line(d, v, SIDE_OTHER, t);
}

static void hand_line(const struct view *v, struct text *t)
{
    const struct texarkana *s = look_at(&v->state);
    bool first = true;
    if (v->seat < 1 || v->seat >= s->seats || !hand_size(s, v->seat))
        return;
    struct set hand = hand_of(s, v->seat);
    text_put(t, "Your hand: ");
    for (int k = 0; k < set_count(&hand); k++) {
        int card = set_nth(&hand, k);
        text_put(t, first ? "" : ", ");
        first = false;
        say_card(card, t);
        text_format(t, " (%c)", suit_letter(card_suit(card)));
    }
    text_put(t, ".\n");
}

static void ending_lines(const struct pack *p, const struct texarkana *s, struct text *t)
{
    const struct scenario *story = story_of(p, s);
    switch (s->ending) {
    case ENDING_STORY: {
        const struct closing *c = &story->closing[s->closing - TO_ENDING];
        text_format(t, "The end: %s. %s\n", c->told.title, c->told.text);
        break;
    }
    case ENDING_WOE: text_format(t, "The Woe is used up. %s\n", story ? story->woe_gone : ""); break;
    case ENDING_POSSE: text_format(t, "The Posse is out. %s\n", story ? story->posse_out : ""); break;
    case ENDING_DEALER: text_put(t, "The Dealer has closed the session.\n"); break;
    default: break;
    }
    if (s->ending != ENDING_NONE && story)
        text_format(t, "Goals won: %d.\n", s->goals_won);
}

void tx_board(const struct data *d, const struct view *v, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct texarkana *s = look_at(&v->state);
    story_lines(p, s, t);
    ending_lines(p, s, t);
    goal_lines(p, s, t);
    cast_line(p, v, t);
    for (int seat = 1; seat < s->seats; seat++)
        pc_line(d, v, seat, t);
    test_lines(d, v, t);
    hand_line(v, t);
}
