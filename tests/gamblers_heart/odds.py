#!/usr/bin/python3
"""What the GM is told of a duel, counted again. Always true: every hand, every choice of dice and every outcome is gone
through here in whole numbers, by a count that shares nothing with the program.

    odds.py PROGRAM    PROGRAM odds prints the dice rolled again, the GM's die and whether the caster is blessed, then the
                       figures of the page and the prompt of the terminal
"""
import itertools
import json
import math
import re
import subprocess
import sys
from collections import Counter
from fractions import Fraction

HANDS = [tuple(h) for h in itertools.product(range(6), repeat=5)]
REROLLS = [mask for n in range(3) for mask in itertools.combinations(range(5), n)]


def value(hand):
    """GH-C9, by how often each face is there."""
    return {(5,): 6, (4, 1): 5, (3, 2): 4, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1,) * 5: 0}[
        tuple(sorted(Counter(hand).values(), reverse=True))]


PLAIN = {h: value(h) for h in HANDS}
TURNED = {h: max(PLAIN[h[:i] + (f,) + h[i + 1:]] for i in range(5) for f in range(6)) for h in HANDS}  # GH-D3


def rolled(hand, mask):
    """The 36 equally likely hands after these dice are rolled again (GH-C5)."""
    for faces in itertools.product(range(6), repeat=2):
        out = list(hand)
        for i, face in zip(mask, faces):
            out[i] = face
        yield tuple(out)


def spreads(worth):
    """{dice rolled again: {(points, points with a turned die): how many}}, for who rolls again what is best by `worth`.

    Faces are alike, so that a sorted hand stands for all of its orders."""
    out = {n: Counter() for n in range(3)}
    for hand in set(tuple(sorted(h)) for h in HANDS):
        orders = math.factorial(5)
        for n in Counter(hand).values():
            orders //= math.factorial(n)
        best = max(REROLLS, key=lambda mask: (sum(worth[h] for h in rolled(hand, mask)), -len(mask)))
        for after in rolled(hand, best):
            out[len(best)][PLAIN[after], TURNED[after]] += orders
    return out


def gm_wins(spread, die, accepted):
    lost = sum(n for points, n in spread.items() if points[accepted] >= die)  # GH-C10
    return 1 - Fraction(lost, sum(spread.values()))


def percent(x):
    """Whole, halves up; what is neither certain nor impossible is said as neither."""
    if 0 < x < Fraction(1, 100) or Fraction(99, 100) < x < 1:
        return "under 1%" if x < Fraction(1, 2) else "over 99%"
    return f"{math.floor(x * 100 + Fraction(1, 2))}%"


def main():
    by_dice, counted = spreads(PLAIN), spreads(TURNED)
    lines = subprocess.run([sys.argv[1], "odds"], capture_output=True, text=True, check=True).stdout.split("\n")
    seen = 0
    while len(lines) > 3:
        n, die, blessed = map(int, lines.pop(0).split())
        duel, prompt = json.loads(lines.pop(0))["duel"], lines.pop(0)
        want = [gm_wins(by_dice[n], die, 0)]
        got = [duel["wins"]]
        if not blessed:
            want += [gm_wins(by_dice[n], die, 1), gm_wins(counted[n], die, 0), gm_wins(counted[n], die, 1)]
            got += [duel["wins-with-patron"], duel["if-counted"]["wins"], duel["if-counted"]["wins-with-patron"]]
        for w, g in zip(want, got):
            if abs(float(w) - g) > 0.00005001:
                sys.exit(f"{n} rolled again, die {die}: {float(w)} is told as {g}")
        told = [t.lower() for t in re.findall(r"(?:[Uu]nder |[Oo]ver )?\d+%", prompt)]
        if not any(want):
            if told or "You win only if they rerolled badly." not in prompt:
                sys.exit(f"{n} rolled again, die {die}: no chance is told as: {prompt}")
        elif told != [percent(w) for w in want]:
            sys.exit(f"{n} rolled again, die {die}: {[percent(w) for w in want]} is told as: {prompt}")
        seen += 1
    if seen != 36:
        sys.exit(f"{seen} positions were told of, not 36")


main()
