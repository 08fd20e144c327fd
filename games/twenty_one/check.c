/* What must be true between any two moves. */
#include <string.h>

#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/rules.h"
#include "games/twenty_one/sheet.h"

static bool dealing(const struct twenty_one *s) { return s->deal != DEAL_NONE; }

/* Decks, discards, piles, hands and what is laid out hold the 54 cards of each deck, each once
 * (BJ-A1). */
static const char *check_cards(const struct twenty_one *s)
{
    for (int owner = 0; owner < BODIES; owner++) {
        uint64_t all = s->deck[owner] | s->discard[owner], live = 0;
        bool used =
            s->being[owner] != BEING_ABSENT && s->deck_of[owner] == owner && s->builder == NONE;
        if (s->deck[owner] & s->discard[owner])
            return "a card is in a deck and in its discard";
        if (s->top[owner] != NONE &&
            (s->top[owner] >= CARDS || !(s->deck[owner] >> s->top[owner] & 1)))
            return "the top card is not in the deck";
        for (int i = 0; i < BODIES; i++) {
            if (s->deck_of[i] != owner)
                continue;
            if (s->pile[i] & all)
                return "a card of a pile lies elsewhere too";
            all |= s->pile[i];
        }
        if (s->loser != NONE && s->deck_of[s->loser] == owner) {
            if (s->laid & all)
                return "a card laid out lies elsewhere too";
            all |= s->laid;
        }
        for (int party = 0; dealing(s) && party < 2; party++)
            if (s->party[party] != NONE && s->deck_of[s->party[party]] == owner) {
                uint64_t hand = bj_hand_cards(s, party);
                if (__builtin_popcountll(hand) != s->hand_n[party] ||
                    (s->stage == STAGE_NONE && hand & (all | live)))
                    return "a card of a hand lies elsewhere too";
                live |= hand;
            }
        if ((all | live) != (used ? ALL_CARDS : 0))
            return "a deck has not its 54 cards";
    }
    return NULL;
}

static const char *check_body(const struct pack *p, const struct twenty_one *s, int who)
{
    struct ground m = bj_map_of(p, s);
    struct sheet h = bj_sheet_of(s, who);
    if (s->being[who] > BEING_FLED || s->side[who] > SIDE_NOBODY || s->aware[who] > 1 ||
        s->deck_of[who] >= BODIES)
        return "a combatant is in no state";
    if (who < HEROES && s->kind[who] != NONE && s->kind[who] > KIND_OWN && called_as(s, who) < 0)
        return "a hero is of no kind";
    if (s->being[who] == BEING_ABSENT) {
        if (who != s->builder && (s->kind[who] != NONE || s->pile[who] || s->marks[who]))
            return "nobody has a pile or a mark";
        return NULL;
    }
    if (bj_sheet_gear_wrong(p, &h))
        return "hands, pockets or armor break a limit";
    if (s->being[who] == BEING_UP && pile_size(s, who) >= bj_limit_of(p, s, who) && !dealing(s) &&
        s->phase != PHASE_BUILD)
        return "somebody stands whose pile has reached the limit";
    if (s->being[who] == BEING_DOWN &&
        (s->marks[who] || pile_size(s, who) < bj_limit_of(p, s, who)))
        return "somebody is out without reason, or marked";
    if (!bj_on_map(s, who) ? s->column[who] != NONE : bj_is_wall(&m, s->row[who], s->column[who]))
        return "somebody stands where nobody can";
    for (int i = 0; i < who; i++)
        if (s->being[i] != BEING_ABSENT && bj_on_map(s, i) && s->row[i] == s->row[who] &&
            s->column[i] == s->column[who])
            return "two stand on one square";
    return NULL;
}

/* In a Conflict everyone who stands has one card in the order, or is delaying, or completes just
 * now. */
static const char *check_order(const struct twenty_one *s)
{
    int seen = 0;
    for (int list = 0; list < 2; list++)
        for (int i = 0; i < BODIES; i++) {
            int who = list ? s->delaying[i] : s->order[i];
            if (who == NONE)
                continue;
            if (who >= BODIES || seen >> who & 1)
                return "a card of the turn order is there twice";
            if (i && (list ? s->delaying[i - 1] : s->order[i - 1]) == NONE)
                return "the turn order has a gap";
            if (!is_up(s, who))
                return "the turn order has somebody who is out";
            if (list && s->plan_kind[who] == ACT_NONE)
                return "somebody delays nothing";
            seen |= 1 << who;
        }
    int busy = s->completion && s->act_who != NONE ? 1 << s->act_who : 0;
    if (s->conflict && s->phase != PHASE_ORDER && (bj_up_mask(s) & ~busy) != (seen & ~busy))
        return "somebody stands outside the turn order";
    if (!s->conflict && !s->aftermath && seen)
        return "there is a turn order without a Conflict";
    return NULL;
}

static const char *check_deal(const struct twenty_one *s)
{
    for (int party = 0; party < 2; party++) {
        if (s->hand_n[party] > HAND_MAX)
            return "a hand is too large";
        for (int i = 0; i < HAND_MAX; i++)
            if (i < s->hand_n[party] ? s->hand[hand_at(party, i)] >= CARDS
                                     : s->hand[hand_at(party, i)] != NONE)
                return "a hand has a gap";
    }
    for (int i = 0; i < BODIES; i++)
        if (s->edge[i] > EDGE_MAX || s->circumstance[i] > EDGE_CALL ||
            s->circumstance[i] < -EDGE_CALL)
            return "there is more Edge than there can be";
    if (!dealing(s) && (s->laid || s->window))
        return "a Deal is left open";
    if (s->feet > FEET_MAX)
        return "more feet are left than a Move has";
    return NULL;
}

/* Scenes and facts (section K). */
static const char *check_scene(const struct pack *p, const struct twenty_one *s)
{
    bool runs = s->run < p->run_count, scenes = s->edition >= EDITION_SCENES;
    if (p->fact_count < FACTS_MAX && s->facts >> p->fact_count)
        return "a fact has come true that the pack does not have";
    if (!scenes && (s->facts || s->played || s->tried))
        return "this edition has no scenes";
    if (runs && s->run_at >= p->run[s->run].stage_count)
        return "the run has no such stage";
    int n = runs ? p->run[s->run].stage[s->run_at].scene.approach_count : 0;
    bool trying = s->approach != NONE;
    if (s->tried >> n || (trying && (s->approach >= n || !(s->tried >> s->approach & 1))))
        return "something has been tried that is not in the scene";
    if (s->harm && (s->approach == NONE || s->harm > HARM_MAX))
        return "Damage is still to come, and from nothing";
    if (s->phase == PHASE_TRY && (!n || !(s->played >> s->run_at & 1) || s->actor != 1))
        return "a scene goes on without anything to try";
    return NULL;
}

/* Between runs (section M). */
static const char *check_lasting(const struct twenty_one *s)
{
    for (int i = 0; i < HEROES; i++)
        if (s->wound[i] > WOUNDS || s->struck[i] > WOUNDS || s->byname[i] > DEEDS)
            return "a hero has a wound or a byname that there is not";
    return NULL;
}

/* Rooms that are drawn (section L). */
static const char *check_room(const struct twenty_one *s)
{
    bool room = s->room_rows || s->room_columns;
    if (room && (s->edition < EDITION_ROOMS || s->room_rows < 2 || s->room_rows > ROOM_ROWS ||
                 s->room_columns < 2 || s->room_columns > SIDE_CELLS))
        return "what is drawn is no room";
    if ((s->made & HERO_BODIES) || (s->phase == PHASE_MAKE && !(s->made >> s->desk_who & 1)))
        return "what the GM makes is no foe";
    return NULL;
}

const char *twenty_one_check(const struct data *d, const struct state *st)
{
    const struct twenty_one *s = look_at(st);
    const struct pack *p = pack_of(d);
    const char *wrong = NULL;
    if (s->phase >= PHASES || s->seats < 2 || s->seats > SEATS)
        return "the state is no state of this game";
    for (int i = 0; i < BODIES; i++)
        if (named_by(s, i) >= ABILITIES)
            return "no such Ability is named in defence";
    if ((s->encounter != NONE && s->encounter >= p->encounter_count) ||
        (s->run != NONE && s->run != RUN_FREE && s->run >= p->run_count))
        return "the run or the encounter is not in the pack";
    for (int i = 0; i < BODIES && !wrong; i++)
        wrong = check_body(p, s, i);
    if (!wrong)
        wrong = check_cards(s);
    if (!wrong)
        wrong = check_order(s);
    if (!wrong)
        wrong = check_scene(p, s);
    if (!wrong)
        wrong = check_room(s);
    if (!wrong)
        wrong = check_lasting(s);
    return wrong ? wrong : check_deal(s);
}
