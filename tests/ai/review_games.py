#!/usr/bin/python3
"""Reviewed decisions of our games against what the rules of the game alone say, counted here: the best alternative, what the match is
worth with it, and what was lost.

    CROUPIER=build/croupier tests/ai/review_games.py

Gambler's Heart: the last duel of a Quest. The Conflict has a mark and an alarm, so whoever wins the duel wins the Quest (GH-H5). The caster
is blessed and may not invoke (GH-D8), and the judge never raises or folds: only the dice are left.

Texarkana: the last test of a story, so a success is worth the one Goal that is left. The Dealer is careless: no Woe, and a DV drawn by TX-G1
around the difficulty that the pack has listed. That of the test before lies open, and tells nothing of this one. A careless judge plays any
card, and trumps with up to 11.
"""
import itertools
import json
import os
import sys
from collections import Counter
from fractions import Fraction

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "e2e"))
from e2e import check, done, path, run

HERE = os.path.dirname(os.path.abspath(__file__))
FACES, PLACES = ("9", "10", "j", "q", "k", "a"), "abcde"
FAR = 4.5  # standard errors
HANDS = ("9 10 j q a", "k a j a 10", "9 9 q q a", "j q j j 9", "a a k k k", "10 10 10 k 10", "q q 9 k j")


def points(hand):
    """GH-C6: one for a pair, two for two pairs, then three of a kind, a full house, four and five of a kind."""
    same = tuple(sorted(Counter(hand).values(), reverse=True))
    return {(2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 4, (4, 1): 5, (5,): 6}.get(same, 0)


def wins(hand, again):
    """The chance to win if the dice at these places are rolled again: at least as many points as the GM's die, and not none."""
    good = 0
    for new in itertools.product(FACES, repeat=len(again)):
        rolled = list(hand)
        for place, face in zip(again, new):
            rolled[place] = face
        good += points(rolled)  # of the six faces of the GM's die: none for 0 points
    return Fraction(good, 6 * len(FACES) ** len(again))


def places(move):
    """Which dice "reroll count=2 dice=die-2,die-5" or "keep" rolls again."""
    return tuple(int(die.split("-")[1]) - 1 for die in move.partition("dice=")[2].split(",") if die)


def duel(hand):
    with open(os.path.join(HERE, "decisive_duel.jsonl"), encoding="utf-8") as f:
        lines = [json.loads(line) for line in f]
    for do in ("hand", "show"):
        last = max(i for i, e in enumerate(lines) if e.get("do") == do)
        lines[last].update(zip(PLACES, hand))
    reroll = max(i for i, e in enumerate(lines) if e.get("do") == "keep")
    file = path("duel-%s.jsonl" % "-".join(hand))
    with open(file, "w", encoding="utf-8") as f:
        f.writelines(json.dumps(e) + "\n" for e in lines)
    code, out, err = run("review", file, "--seat", "1", "--judge", "careless", "--alternatives", "16", "--worlds", "300", "--json", timeout=600)
    check(code == 0, "a review", err)
    return next(s for s in json.loads(out)["seats"][0]["steps"] if s["n"] == reroll)


for words in HANDS:
    hand = words.split()
    exact = {again: wins(hand, again) for count in range(3) for again in itertools.combinations(range(5), count)}
    step, kept, most = duel(hand), exact[()], max(exact.values())
    check(step["do"] == "keep" and step["looked_at"] == len(exact) == 16, "every choice was looked at", step)
    chosen = exact[places(step["best_do"])]
    check(chosen == most, words + ": the best alternative", (step["best_do"], float(chosen), float(most)))
    check(abs(step["loss"] - (most - kept)) <= FAR * step["loss_error"], words + ": what was lost", (step, float(most - kept)))
    for key, value in (("after", kept), ("best", most)):
        error = (float(value * (1 - value)) / step["worlds"]) ** 0.5
        check(abs(step[key] - value) <= FAR * error, words + ": " + key, (step, float(value)))

# ---- Texarkana ----

SUITS = ("hearts", "diamonds", "horns", "pistols", "clubs", "spades", "masks", "tomes", "skulls")
RANKS = ("a",) + tuple(str(n) for n in range(2, 11)) + ("j", "q", "k")
SEEN, DVS, TRUMP = ["2-pistols", "q-diamonds"], {0: 1, 1: 2, 2: 1}, "tomes"
# What is in hand, what is played of it, what is done then, and what is flipped.
TESTS = (("9-masks 2-clubs k-tomes 3-horns 4-spades", "9-masks", "stand", []),
         ("9-masks 2-clubs k-tomes 3-horns 4-spades", "k-tomes", "trump", ["5-hearts"]),
         ("7-tomes 2-clubs q-horns 3-horns 4-spades", "7-tomes", "stand", []),
         ("10-skulls 2-clubs 3-diamonds 3-horns 4-spades", "2-clubs", "stand", []))


def value(card):
    """TX-A2."""
    rank = card.split("-")[0]
    return RANKS.index(rank) + 1 if rank in RANKS[:10] else 10


def chains(left, total, trumps, share=1.0):
    """TX-D2: (what it comes to, what is left of the deck, how likely) of each way to flip on; a Skull among the player's ends it (TX-D3)."""
    for (worth, again), count in sorted(Counter((value(c), c.split("-")[1] == trumps) for c in left).items()):
        part, card = share * count / len(left), next(c for c in left if (value(c), c.split("-")[1] == trumps) == (worth, again))
        rest = left - {card}
        if again and part > 1e-3:  # what is left out is too little to be seen
            yield from chains(rest, total + worth, trumps, part)
        else:
            yield total + worth, rest, part


def succeeds(hand, card, trumping, bonus=0, never_bust=False):
    """TX-C3 to C6 and D1 to D4."""
    deck = {"%s-%s" % (r, s) for r in RANKS for s in SUITS} - set(hand) - set(SEEN)
    won, dealers = 0.0, {}
    for total, left, part in chains(deck, value(card), TRUMP) if trumping else [(value(card), deck, 1.0)]:
        key = tuple(sorted(Counter((value(c), c.endswith("skulls")) for c in left).items()))
        if key not in dealers:
            dealers[key] = Counter()
            for (worth, skull), count in key:  # TX-C6, D1: a Skull that is flipped goes on
                like = count / len(left)
                flipped = next(c for c in left if (value(c), c.endswith("skulls")) == (worth, skull))
                for its, _, share in chains(left - {flipped}, worth, "skulls", like) if skull else [(worth, None, like)]:
                    dealers[key][its, skull] += share
        for (its, skull), share in dealers[key].items():
            bust = [trumping and not never_bust and total > 21, skull and its > 21]
            for dv, weight in DVS.items():
                ahead = total + bonus >= its + dv
                won += part * share * weight / 4 * (ahead if bust[0] == bust[1] else bust[1])
    return won


def test(at, hand, card, then, flips):
    with open(os.path.join(HERE, "last_test.jsonl"), encoding="utf-8") as f:
        lines = [json.loads(line) for line in f]
    drawn = [i for i, e in enumerate(lines) if e.get("do") == "draw"]
    for i, c in zip(drawn[1:6], [c for c in hand if c != "4-spades"] + ["4-spades"]):
        lines[i]["card"] = c
    play = max(i for i, e in enumerate(lines) if e.get("do") == "play")
    lines[play]["card"], lines[play + 1]["do"] = card, then
    lines[play + 3]["card"] = "a-clubs" if card == "2-clubs" else lines[play + 3]["card"]  # each test is won
    lines[play + 2:play + 2] = [{"seat": "chance", "do": "flip", "card": c} for c in flips]
    file = path("test-%d.jsonl" % at)
    with open(file, "w", encoding="utf-8") as f:
        f.writelines(json.dumps(e) + "\n" for e in lines)
    code, out, err = run("review", file, "--seat", "1", "--judge", "careless", "--alternatives", "16", "--worlds", "300", "--json", timeout=600)
    check(code == 0, "a review", err)
    steps = json.loads(out)["seats"][0]["steps"]
    return [next(s for s in steps if s["n"] == n) for n in (play, play + 1)]


def agrees(what, step, exact):
    """Its worth with what was played, with the best move that was found, and the loss; all of them won or not."""
    played, best = exact[step["do"]], exact.get(step["best_do"])
    check(best is not None, what + ": a best move that was counted", step)
    check(best >= max(exact.values()) - 0.08, what + ": the best alternative", (step, exact))
    for key, worth in (("after", played), ("best", best)):
        check(abs(step[key] - worth) <= FAR * (worth * (1 - worth) / step["worlds"]) ** 0.5 + 1e-4, what + ": " + key, (step, worth))
    check(abs(step["loss"] - (best - played)) <= FAR * step["loss_error"] + 1e-4, what + ": what was lost", (step, best - played))


for at, (words, card, then, flips) in enumerate(TESTS):
    hand = words.split()
    exact = {"play card=%s burn=no" % c: succeeds(hand, c, c.endswith(TRUMP)) for c in hand}
    of_card, of_trump = test(at, hand, card, then, flips)
    agrees("Texarkana, " + card, of_card, exact)
    before = sum(exact.values()) / len(exact)
    check(abs(of_card["before"] - before) <= FAR * of_card["before_error"], card + ": before it", (of_card, before))
    trump = card.endswith(TRUMP)
    exact = {"stand": succeeds(hand, card, False), "use trait=trait-3": succeeds(hand, card, trump, bonus=3)}  # Black Bag: 3 more
    exact.update({"trump": succeeds(hand, card, True), "use trait=trait-1": succeeds(hand, card, True, never_bust=True)} if trump else
                 {"use trait=trait-1": exact["stand"]})  # Steady Fingers: no bust
    agrees("Texarkana, %s of %s" % (then, card), of_trump, exact)
done("reviews of our games against the rules")
