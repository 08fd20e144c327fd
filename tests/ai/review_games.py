#!/usr/bin/python3
"""Reviewed decisions of our games against what the rules of the game alone say, counted here: the best alternative, what the match is
worth with it, and what was lost.

    CROUPIER=build/croupier tests/ai/review_games.py

Gambler's Heart: the last duel of a Quest. The Conflict has a mark and an alarm, so whoever wins the duel wins the Quest (GH-H5). The caster
is blessed and may not invoke (GH-D8), and the judge never raises or folds: only the dice are left.
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
done("reviews of our games against the rules")
