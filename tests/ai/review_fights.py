#!/usr/bin/python3
"""Reviewed bets of Bloodsport Gambler against a count of the three Fights that they are laid on.

    CROUPIER=build/croupier tests/ai/review_fights.py

The last round of three matches of a careless gambler alone, who has no Chance and one box to pay, 8 Coin: with 8 after the Fights the
match is won, else lost (BG-F3, F4). Nobody plays a card, so all that is open is which Weapon and which Secret lie where, and the dice. Of
the Weapons six are left in the ninth round, and all twelve Secrets (BG-A1); each order is as likely. The judge bets as BG-I4 says of careless.
"""
import itertools
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "..", "e2e"), os.path.join(HERE, "..", "lab")]
from e2e import check, done, path, run
from games import SECRETS, WEAPONS, fight

# Rank, STR, DEX, LIFE, from the cards.
FIGHTERS = {
    "doomed-monstrosity": (1, 3, 2, 1), "putrid-snake-beast": (1, 1, 4, 2), "somebodys-cousin": (1, 2, 2, 3), "candle-thief": (1, 1, 4, 2),
    "half-a-minotaur": (1, 4, 1, 2), "choir-of-rats": (1, 1, 3, 3), "grave-filler": (2, 4, 2, 3), "the-elder": (2, 3, 4, 3),
    "widow-of-nine": (2, 4, 4, 2), "clerk-of-meats": (2, 4, 3, 3), "brass-toad": (2, 4, 2, 4), "twice-hanged-jory": (2, 2, 5, 2),
    "demon-spawn": (3, 6, 4, 3), "lady-abattoir": (3, 4, 6, 3), "uncle-furnace": (3, 7, 3, 4), "saint-of-knives": (3, 3, 7, 3),
    "what-is-left-of-the-palace": (3, 5, 5, 3), "the-lodger-in-cell-six": (3, 4, 5, 4)}
SEEDS, DUE, FAR, WORLDS = (62, 81, 91), 8, 4.5, 300
SIDES = ("left", "right", "none")


def chances(sides, weapons, secret):
    ways = fight(sides, weapons, secret)
    return [w / 1296 ** 100 for w in ways]


def joint(fights, weapons):
    """How likely left, right or nobody wins each of the three, over every order of Weapons and Secrets."""
    out = dict.fromkeys(itertools.product(range(3), repeat=3), 0.0)
    known = {(f, a, b): [chances(fights[f], (WEAPONS[a], WEAPONS[b]), s) for s in SECRETS]
             for f in range(3) for a, b in itertools.permutations(weapons, 2)}
    orders, triples = list(itertools.permutations(weapons)), len(SECRETS) * (len(SECRETS) - 1) * (len(SECRETS) - 2)
    for order in orders:
        rows = [known[f, order[2 * f], order[2 * f + 1]] for f in range(3)]
        for won in out:
            a, b, c = ([secret[won[f]] for secret in rows[f]] for f in range(3))
            both = [sum(x * y for x, y in zip(*two)) for two in ((a, b), (a, c), (b, c))]
            # three that differ: all triples, less those of which two are one Secret
            out[won] += (sum(a) * sum(b) * sum(c) - both[0] * sum(c) - both[1] * sum(b) - both[2] * sum(a)
                         + 2 * sum(x * y * z for x, y, z in zip(a, b, c))) / triples / len(orders)
    return out


def ahead(ranks, side):
    """BG-B3: by how many Ranks this side is the favourite."""
    return (ranks[0] - ranks[1]) * (1 if side == 0 else -1)


def bets(ranks, coin):
    """BG-D1, D2: by side, which amounts are accepted."""
    found = {2: [0]}
    for side in (0, 1):
        lead = ahead(ranks, side)
        found[side] = [n for n in ([lead + 1] if lead > 0 else range(1, 4)) if n <= coin]
    return {side: amounts for side, amounts in found.items() if amounts}


def back(ranks, side, amount):
    """BG-F1: what a winning bet brings, with the wager."""
    lead = ahead(ranks, side)
    return amount + (1 if lead > 0 else amount * (1 - lead))


def worth(ranks, likely, coin, made):
    """With these bets made and `coin` in hand; the others are laid at random."""
    at = len(made)
    if at == 3:
        return sum(p for won, p in likely.items()
                   if coin + sum(back(ranks[f], *made[f]) for f in range(3) if made[f][0] == won[f] != 2) >= DUE)
    open_now = bets(ranks[at], coin)
    return sum(sum(worth(ranks, likely, coin - n, made + [(side, n)]) for n in amounts) / len(amounts)
               for side, amounts in open_now.items()) / len(open_now)


def read(file):
    with open(file, encoding="utf-8") as f:
        lines = [json.loads(line) for line in f]
    used, settled = [], [e for e in lines if e.get("do") == "settled"]
    for e in lines:
        if e.get("do") == "uncover":
            used.append((e["left"], e["right"]))
    assert [e["a"] for e in settled].count([]) == 3 + (lines[-1]["payoff"] == [0]) and len(used) == 27, "three Chances gone, nine rounds"
    dealt = [e for e in lines if e.get("do") == "fighter"][-6:]
    assert [e["on"] for e in dealt] == ["%s-%d" % (side, f) for f in (1, 2, 3) for side in SIDES[:2]], dealt
    fighters = [e["card"] for e in dealt]
    laid = [e for e in lines if e.get("do") == "bet"][-3:]
    left = [w for w in WEAPONS if not any(w in two for two in used[18:24])]
    assert len(left) == 6, left
    return fighters, left, laid


for seed in SEEDS:
    file = path("fights-%d.jsonl" % seed)
    code, _, err = run("table", "bloodsport", "--seats", "careless", "--seed", str(seed), "--log", file)
    check(code == 0, "a match", err)
    fighters, left, laid = read(file)
    code, out, err = run("replay", file, "--seat", "0", "--until", str(laid[0]["n"] - 1), "--json")
    check(code == 0, "its last round", err)
    coin = json.loads(out)["view"]["coin"][0]
    cards = [FIGHTERS[name] for name in fighters]
    ranks = [(cards[2 * f][0], cards[2 * f + 1][0]) for f in range(3)]
    likely = joint([(cards[2 * f][1:], cards[2 * f + 1][1:]) for f in range(3)], left)
    check(abs(sum(likely.values()) - 1) < 1e-9, "something happens", sum(likely.values()))
    code, out, err = run("review", file, "--seat", "0", "--judge", "careless", "--alternatives", "16", "--worlds", str(WORLDS), "--json", timeout=600)
    check(code == 0, "a review", err)
    steps = {s["n"]: s for s in json.loads(out)["seats"][0]["steps"]}
    made = []
    for f, e in enumerate(laid):
        step, what = steps[e["n"]], "%d, %s" % (seed, e["fight"])
        exact = {"bet fight=fight-%d on=%s coin=%d" % (f + 1, SIDES[side], n): worth(ranks, likely, coin - n, made + [(side, n)])
                 for side, amounts in bets(ranks[f], coin).items() for n in amounts}
        check(step["looked_at"] == len(exact), what + ": every bet was looked at", (step, exact))
        best, played = exact.get(step["best_do"], -1), exact[step["do"]]
        check(best >= max(exact.values()) - 0.08, what + ": the best bet", (step, exact))
        for key, value in (("before", worth(ranks, likely, coin, made)), ("after", played), ("best", best)):
            check(abs(step[key] - value) <= FAR * max(0, value * (1 - value) / step["worlds"]) ** 0.5 + 1e-4, what + ": " + key, (step, value))
        check(abs(step["loss"] - (best - played)) <= FAR * step["loss_error"] + 1e-4, what + ": what was lost", (step, best - played))
        coin -= e["coin"]
        made.append((SIDES.index(e["on"]), e["coin"]))
        if os.environ.get("SHOW"):
            print(what, step["do"], {k: round(v, 4) for k, v in exact.items()}, step["before"], step["after"], step["best_do"], step["best"])
done("reviewed bets against a count of the Fights")
