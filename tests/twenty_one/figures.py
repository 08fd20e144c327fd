#!/usr/bin/python3
"""The chances of a Deal, worked out a second time and compared with the program's. Always true: nothing here comes from
the program: 14 ranks (Joker, Ace, 2 .. 10, J, Q, K) with their cards left, fractions, a table by what has been drawn.

    figures.py PROGRAM PAGE     PROGRAM prints `target N SUCCESS BUST CRITICAL` and `against N WIN DRAW` lines; PAGE has the
                                worked figures. Exit 1 if any differs by more than 1e-9 (the page: in its last digit)
"""
import re
import subprocess
import sys
from fractions import Fraction
from functools import lru_cache
from math import factorial

VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
FRESH = (2,) + (4,) * 13


def total(drawn):
    low = sum(v * n for v, n in zip(VALUES, drawn))
    return low + 10 if drawn[1] and low + 10 <= 21 else low


def counted(stand, end):
    """What `end` of a total and what was drawn comes to, hitting below `stand`, as fractions. Counted in orders of the whole
    deck: of the cards that are left behind a hand each order is as likely."""
    @lru_cache(maxsize=None)
    def play(drawn):
        t, left = total(drawn), 54 - sum(drawn)
        if left <= 52 and t >= stand:
            return tuple(factorial(left) * is_so for is_so in end(t, drawn))
        ways = [(FRESH[i] - drawn[i], play(drawn[:i] + (drawn[i] + 1,) + drawn[i + 1:])) for i in range(14) if drawn[i] < FRESH[i]]
        return tuple(sum(n * way[k] for n, way in ways) for k in range(len(ways[0][1])))
    return tuple(Fraction(x, factorial(54)) for x in play((0,) * 14))


def figures(stand):
    """(success, bust, critical) of who hits below `stand`."""
    return counted(stand, lambda t, drawn: (t <= 21, t > 21, drawn[0] > 0))


def against(stand):
    """(win, draw) of a fresh hand against a total that stands: hits below it."""
    return counted(stand, lambda t, drawn: (stand < t <= 21, t == stand))


def worked(page):
    """{target: [success, critical]} as the page says it, as text."""
    text = page[page.index("## Worked figures"):]
    success, critical = text.split("P(Critical)")
    out = {}
    for k, part in enumerate((success.split("P(success)")[1], critical)):
        for target, figure in re.findall(r"(\d+): (0\.\d+)", part):
            out.setdefault(int(target), [None, None])[k] = figure
    return out


def main():
    lines = subprocess.run([sys.argv[1]], capture_output=True, text=True, check=True).stdout.split("\n")
    page = worked(open(sys.argv[2], encoding="utf-8").read())
    seen, faults = set(), []
    for line in filter(None, lines):
        what, n, *said = line.split()
        ours = figures(int(n)) if what == "target" else against(int(n))
        seen.add((what, int(n)))
        for a, b in zip(said, ours, strict=True):
            if abs(float(a) - float(b)) > 1e-9:
                faults.append(f"{what} {n}: the program says {a}, counted {float(b):.12f}")
        for figure, b in zip(page.get(int(n), []) if what == "target" else [], (ours[0], ours[-1])):
            if figure and abs(float(figure) - float(b)) > 6e-10:
                faults.append(f"{what} {n}: the page says {figure}, counted {float(b):.12f}")
    for n in range(12, 22):
        if ("target", n) not in seen or ("against", n) not in seen:
            faults.append(f"the program does not tell {n}")
    if len(page) < 7:
        faults.append("the page's worked figures are not found")
    for fault in faults:
        print(fault)
    print(f"{len(seen)} figures, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
