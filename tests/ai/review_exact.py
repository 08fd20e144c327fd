#!/usr/bin/python3
"""The figures of reviews against an exact count of Leduc poker, which shares nothing with ours but the rules: every card that the other
may hold, every card on the table, every choice of players at random (the judge of that game). What a decision was worth before it and
after it, for either seat, and where each match began.

    CROUPIER=build/croupier tests/ai/review_exact.py
"""
import json
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "e2e"))
from e2e import check, done, path, run

RANKS = ("jack", "queen", "king")
DECK = [rank + "-" + suit for rank in RANKS for suit in ("clubs", "hearts")]
WORLDS, FAR = 1024, 4.5
# Worked out by the count below and kept, so that it cannot go wrong along with what it checks: seed, entry, seat, before, after.
KEPT = [(1, 3, 0, 0.828125, 0.971528), (1, 6, 1, -1.84375, -1.875), (3, 4, 1, 0.173611, 1.479167), (3, 7, 1, -3.885417, -3.729167),
        (8, 6, 0, -2.09375, -2.875)]


def won(hand, other, board):
    """1, 0 or -1: a pair with the board, else the higher card."""
    def score(card):
        rank = card.split("-")[0]
        return (rank == board.split("-")[0], RANKS.index(rank))
    return (score(hand) > score(other)) - (score(hand) < score(other))


class Table:
    """Whose turn, how often it was raised, whether it was checked, and what each has put in."""

    def __init__(self, second=False, actor=0, raises=0, checked=False, put=(1, 1)):
        self.second, self.actor, self.raises, self.checked, self.put = second, actor, raises, checked, put

    def moves(self):
        facing = self.put[0] != self.put[1]
        return (["fold", "call"] if facing else ["check"]) + (["raise"] if self.raises < 2 else [])

    def after(self, move):
        """The table; or "fold" or "over" (of the round) in its place, with what was put in."""
        put = list(self.put)
        other = 1 - self.actor
        if move == "fold":
            return "fold", put
        if move == "raise":
            put[self.actor] = put[other] + (4 if self.second else 2)
            return Table(self.second, other, self.raises + 1, False, tuple(put)), put
        if move == "call":
            put[self.actor] = put[other]
            return "over", put
        return ("over", put) if self.checked else (Table(self.second, other, 0, True, self.put), put)


def made(table, move, hands, board):
    """What seat 0 gets on average if this move is made, and all others at random."""
    now, put = table.after(move)
    if now == "fold":
        return -put[0] if table.actor == 0 else put[1]
    if now != "over":
        return worth(now, hands, board)
    if table.second:
        return won(hands[0], hands[1], board) * put[0]
    left = [card for card in DECK if card not in hands]
    return sum(worth(Table(True, 0, 0, False, tuple(put)), hands, card) for card in left) / len(left)


def worth(table, hands, board=None):
    moves = table.moves()
    return sum(made(table, move, hands, board) for move in moves) / len(moves)


def seen(seat, hand, board, of):
    """The mean over what the other may hold, to the seat."""
    others = [card for card in DECK if card not in (hand, board)]
    return (1 if seat == 0 else -1) * sum(of((hand, card) if seat == 0 else (card, hand)) for card in others) / len(others)


def count(entries):
    """For each decision, by its entry and seat: what it was worth before and after."""
    found, hand, board, table = {}, {}, None, Table()
    for e in entries:
        if e["do"] == "deal":
            hand[int(e["to"])] = e["card"]
        elif e["do"] == "flop":
            board, table = e["card"], Table(True, 0, 0, False, table.put)
        elif e["do"] in ("check", "raise", "call", "fold"):
            for seat in (0, 1):
                found[e["n"], seat] = (seen(seat, hand[seat], board, lambda hands: worth(table, hands, board)),
                                       seen(seat, hand[seat], board, lambda hands: made(table, e["do"], hands, board)))
            now, put = table.after(e["do"])
            table = now if isinstance(now, Table) else Table(table.second, 0, 0, False, tuple(put))
    return found


start = sum(worth(Table(), (a, b)) for a in DECK for b in DECK if a != b) / 30
numbers = 0
for seed in (1, 3, 8):
    file = path("leduc-%d.jsonl" % seed)
    code, _, err = run("table", "leduc", "--seats", "random,random", "--seed", str(seed), "--log", file)
    check(code == 0, "a match", err)
    with open(file, encoding="utf-8") as f:
        exact = count([e for e in map(json.loads, f) if "do" in e])
    for _, n, seat, before, after in (k for k in KEPT if k[0] == seed):
        check(all(abs(x - y) < 1e-6 for x, y in zip(exact[n, seat], (before, after))), "the count is as it was", (seed, n, seat, exact[n, seat]))
    code, out, err = run("review", file, "--worlds", str(WORLDS), "--json", timeout=600)
    check(code == 0, "its review", err)
    for of in json.loads(out)["seats"]:
        seat = of["seat"]
        off = of["start"] - (start if seat == 0 else -start)
        check(abs(off) < FAR * of["start_error"] + 1e-6, "where it began", (seed, seat, of["start"], start))
        for step in of["steps"]:
            before, after = exact[step["n"], seat]
            numbers += 2
            check(abs(step["before"] - before) < FAR * step["before_error"] + 1e-6, "before a decision", (seed, seat, step, before))
            check(abs(step["after"] - step["before"] - (after - before)) < FAR * step["gain_error"] + 1e-6, "what it gained",
                  (seed, seat, step, before, after))
    if os.environ.get("SHOW"):
        for (n, seat), (before, after) in exact.items():
            print((seed, n, seat, round(before, 6), round(after, 6)))
check(numbers >= 40, "enough was compared", numbers)
done("reviews against an exact count")
