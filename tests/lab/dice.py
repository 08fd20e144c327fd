"""croupier odds dice against a count that lists every roll, on 200 expressions made by rule, and against values worked out by
hand. What is always true: this file shares no code with the program, and reads no expression: it makes trees, counts what they
come to, and writes them down last.

    dice.py [NUMBER_OF_EXPRESSIONS]
"""
import itertools
import json
import math
import operator
import os
import random
import subprocess
import sys
from collections import Counter
from fractions import Fraction

CROUPIER = os.environ.get("CROUPIER", "build/croupier")
EXPLOSIONS = 20
TESTS = {">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt, "=": operator.eq, "!=": operator.ne}


def odds(expression):
    p = subprocess.run([CROUPIER, "odds", "dice", "--json", "--", expression], capture_output=True, text=True, timeout=120)
    assert p.returncode == 0 and not p.stderr, (expression, p.stderr)
    return json.loads(p.stdout)


def spread(expression):
    return {v["value"]: Fraction(v["exact"]) for v in odds(expression)["values"]}


# ---- A pool: every roll is listed ----

def one_die(pool):
    """What one die can be: (the faces that lie there in the end, chance)."""
    faces = [(f, Fraction(1, len(pool["faces"]))) for f in pool["faces"]]
    if pool["reroll"]:
        once, sign, n = pool["reroll"]
        stays = [(f, p) for f, p in faces if not TESTS[sign](f, n)]
        if once:
            again = 1 - sum(p for _, p in stays)
            kept = dict(stays)
            faces = [(f, p * again + kept.get(f, 0)) for f, p in faces]
        else:
            faces = [(f, p / sum(q for _, q in stays)) for f, p in stays]
    if not pool["explode"]:
        return [((f,), p) for f, p in faces]
    sign, n = pool["explode"][1] or ("=", max(pool["faces"]))
    done, open_ = [], [((), Fraction(1))]
    for i in range(EXPLOSIONS + 1):
        rolled = [(before + (f,), p * q) for before, p in open_ for f, q in faces]
        open_ = [(r, p) for r, p in rolled if TESTS[sign](r[-1], n) and i < EXPLOSIONS]
        done += [(r, p) for r, p in rolled if not (TESTS[sign](r[-1], n) and i < EXPLOSIONS)]
    return [((sum(r),), p) for r, p in done] if pool["explode"][0] == "!!" else done


def worth(pool, roll):
    dice = sorted(f for die in roll for f in die)
    for high, keep, n in pool["kept"]:
        rest = len(dice) - n
        dice = {(True, True): dice[rest:], (False, True): dice[:n], (True, False): dice[:rest], (False, False): dice[n:]}[high, keep]
    if pool["count"]:
        sign, n = pool["count"]
        return sum(TESTS[sign](f, n) for f in dice)
    return sum(dice)


def count_pool(pool):
    out, rolls = Counter(), one_die(pool)
    whole = math.lcm(*(p.denominator for _, p in rolls))
    for roll in itertools.product([(faces, int(p * whole)) for faces, p in rolls], repeat=pool["dice"]):
        out[worth(pool, [faces for faces, _ in roll])] += math.prod(p for _, p in roll)
    return Counter({v: Fraction(n, whole ** pool["dice"]) for v, n in out.items()})


# ---- Trees, made by rule ----

def make_test(rng, faces):
    sign = rng.choice(list(TESTS))
    return sign, rng.choice([f for f in faces if any(TESTS[sign](g, f) for g in faces)] or [faces[-1]])


def passes_some(test, faces):
    return any(TESTS[test[0]](f, test[1]) for f in faces)


def make_pool(rng):
    kind = rng.choice(["plain", "keep", "count", "reroll", "explode", "all"])
    sides = rng.choice([2, 3, 4, 6, 6, 6, 8, "F"])
    faces = [-1, 0, 1] if sides == "F" else list(range(1, sides + 1))
    dice = rng.randint(1, {2: 7, 3: 6, "F": 6, 4: 5, 6: 4, 8: 3}[sides])
    pool = {"dice": dice, "sides": sides, "faces": faces, "reroll": None, "explode": None, "kept": [], "count": None}
    if kind in ("reroll", "all"):
        test = make_test(rng, faces)
        if passes_some(test, faces) and not all(TESTS[test[0]](f, test[1]) for f in faces):
            pool["reroll"] = (rng.random() < 0.5, *test)
    if kind == "explode" or kind == "all" and rng.random() < 0.3:
        pool["dice"] = dice = min(dice, 2)
        how = rng.choice(["!", "!!"])
        pool["explode"] = (how, None if rng.random() < 0.6 else rng.choice([("=", rng.choice([f for f in faces if f >= 0])), (">=", faces[-1])]))
    if pool["explode"] and pool["reroll"] and not pool["reroll"][0] and sum(not TESTS[test[0]](f, test[1]) for f in faces) < 2:
        pool["reroll"] = None  # the one face that is left could explode for ever
    if (kind == "keep" or kind == "all" and rng.random() < 0.7) and dice > 1 and not (pool["explode"] and pool["explode"][0] == "!"):
        left = dice
        for _ in range(rng.randint(1, 2)):
            keep = rng.random() < 0.5
            if left - (not keep) < 1:
                break
            n = rng.randint(1, left - (not keep))
            pool["kept"].append((rng.random() < 0.5, keep, n))
            left = n if keep else left - n
    if kind == "count" or kind == "all" and rng.random() < 0.5:
        test = make_test(rng, faces)
        if test[0] != "!=" or not pool["explode"]:
            pool["count"] = test if passes_some(test, faces) else None
    return pool


def write_test(rng, test):
    sign = test[0] if test[0] != "=" or rng.random() < 0.6 else "=="
    return "%s%s%d" % (sign, rng.choice(["", " "]), test[1])


def write_pool(rng, pool):
    text = "" if pool["dice"] == 1 and rng.random() < 0.5 else str(pool["dice"])
    parts = []
    if pool["explode"]:
        test = pool["explode"][1] or ("=", "")
        parts.append(pool["explode"][0] + ("" if test[0] == "=" else test[0]) + str(test[1]))  # != is a test of its own
    if pool["reroll"]:
        once, sign, n = pool["reroll"]
        parts.append("r%s%s%d" % ("o" if once else "", "" if sign == "=" and n >= 0 and rng.random() < 0.5 else sign, n))
    rng.shuffle(parts)
    # in this order each of two means the dice that the first leaves
    parts.append("".join("%s%d" % (rng.choice(["kh", "k"] if high and keep else ["kl"] if keep else ["dh"] if high else ["dl", "d"]), n)
                         for high, keep, n in pool["kept"]))
    if pool["count"]:
        # what stands right behind ! is about explosions
        parts.append((" " if "".join(parts).endswith("!") else rng.choice(["", " "])) + write_test(rng, pool["count"]))
    text += rng.choice("ddD") + str(pool["sides"]) + "".join(parts)
    return text.upper() if rng.random() < 0.1 else text


def make_side(rng, depth=0):
    """(distribution, text); sums are added value by value."""
    total, text = None, ""
    for i in range(rng.choice([1, 1, 1, 2, 2, 3]) if depth < 2 else 1):
        sign = rng.choice([1, 1, -1]) if i else rng.choice([1, 1, 1, 1, -1])
        what = rng.choice(["pool", "pool", "pool", "number", "nested"]) if i or depth else "pool"
        if what == "number":
            n = rng.randint(0, 20)
            part, written = Counter({n: Fraction(1)}), str(n)
        elif what == "nested" and depth < 2:
            part, written = make_side(rng, depth + 1)
            written = "(" + written + ")"
        else:
            pool = make_pool(rng)
            part, written = count_pool(pool), write_pool(rng, pool)
            if i or depth or rng.random() < 0.3:  # else a number behind a counted pool would look like its test
                written = "(" + written + ")" if rng.random() < 0.3 else written
        if rng.random() < 0.25:
            k = rng.randint(0, 5)
            part = scaled(part, k)
            written = rng.choice(["%d*%s" % (k, written), "%s*%d" % (written, k)])
        part = scaled(part, sign)
        text += (" - " if sign < 0 else " + ") + written if i else ("-" if sign < 0 else "") + written
        total = part if total is None else added(total, part)
    return total, text


def scaled(part, k):
    out = Counter()
    for v, p in part.items():
        out[v * k] += p
    return out


def added(a, b):
    out, wholes = Counter(), [math.lcm(*(p.denominator for p in d.values())) for d in (a, b)]
    parts = [[(v, int(p * whole)) for v, p in d.items()] for d, whole in zip((a, b), wholes)]
    for v, p in parts[0]:
        for w, q in parts[1]:
            out[v + w] += p * q
    return Counter({v: Fraction(n, wholes[0] * wholes[1]) for v, n in out.items()})


def quantile(dist, percent):
    below = Fraction(0)
    for v in sorted(dist):
        below += dist[v]
        if below * 100 >= percent:
            return v
    raise AssertionError


def look_at_spread(text, dist):
    got = odds(text)
    want = {v: p for v, p in dist.items() if p}
    assert {v["value"]: Fraction(v["exact"]) for v in got["values"]} == want, (text, got["values"][:5], sorted(want.items())[:5])
    mean = sum(v * p for v, p in want.items())
    variance = sum((v - mean) ** 2 * p for v, p in want.items())
    assert Fraction(got["mean_exact"]) == mean and Fraction(got["variance_exact"]) == variance, text
    assert abs(got["mean"] - mean) <= 1e-9 * max(1, abs(mean)) and abs(got["sd"] - math.sqrt(variance)) <= 1e-9 * max(1, math.sqrt(variance)), text
    assert got["min"] == min(want) and got["max"] == max(want), text
    assert all(v == quantile(want, int(p)) for p, v in got["quantiles"].items()), (text, got["quantiles"])
    below = Fraction(0)
    for v in got["values"]:
        assert abs(v["at_least"] - (1 - below)) < 1e-9, text
        below += want[v["value"]]
        assert abs(v["at_most"] - below) < 1e-9 and abs(v["chance"] - want[v["value"]]) < 1e-9, text


def look_at_compared(text, sign, left, right):
    got = odds(text)
    less = added(left, Counter({-w: q for w, q in right.items()}))
    want = [sum(p for v, p in less.items() if (v > 0) - (v < 0) == side) for side in (1, 0, -1)]
    assert [Fraction(got[k]["exact"]) for k in ("left", "equal", "right")] == want, (text, want)
    assert ("holds" in got) == (sign != "vs"), text
    if sign != "vs":
        held = sum(w for w, side in zip(want, (1, 0, -1)) if TESTS[sign](side, 0))
        assert Fraction(got["holds"]["exact"]) == held and abs(got["holds"]["chance"] - held) < 1e-9, text


def made(number):
    compared = 0
    for i in range(number):
        rng = random.Random(i)
        dist, text = make_side(rng)
        if rng.random() < 0.25:
            other, written = make_side(rng)
            sign = rng.choice(["vs", *TESTS])
            compared += 1
            look_at_compared("(%s) %s (%s)%s" % (text, sign, written, rng.choice(["", " # d6 + 1"])), sign, dist, other)
        else:
            look_at_spread(rng.choice(["", " "]) + text + rng.choice(["", "# )", " "]), dist)
    print("%d expressions, %d of them compared: each chance is the listed one" % (number, compared))


# ---- By hand ----

def by_hand():
    # 18: all three kept are 6. Of four dice four (1 way) or three (4 places for the other, 5 faces) are 6: 21 of 1296.
    # 3: all four are 1.
    got = spread("4d6kh3")
    assert got[18] == Fraction(21, 1296) and got[3] == Fraction(1, 1296) and len(got) == 16
    # The lower of two d20 is k: both at least k less both above k, (21-k)^2 - (20-k)^2 = 41 - 2k of 400.
    assert spread("2d20kl1+3") == {k + 3: Fraction(41 - 2 * k, 400) for k in range(1, 21)}
    # The highest of 20 is at most k: (k/20)^20.
    assert spread("20d20kh1") == {k: Fraction(k ** 20 - (k - 1) ** 20, 20 ** 20) for k in range(1, 21)}
    assert spread("d%") == {k: Fraction(1, 100) for k in range(1, 101)}
    # Trinomial coefficients: (x^-1 + 1 + x)^5 has 51 at x^0, 45 at x^1, 30, 15, 5, 1.
    assert [spread("5dF")[k] * 243 for k in range(6)] == [51, 45, 30, 15, 5, 1]
    # A die shows 5 or 6 with chance 1/3, 8 dice: binomial.
    assert spread("8d6>=5") == {k: Fraction(math.comb(8, k) * 2 ** (8 - k), 3 ** 8) for k in range(9)}
    # One less pip each: x becomes 7 - x in the second four, so equal totals are eight dice that show 28. Of 6^8 those are, by
    # sum over k of (-1)^k C(8,k) C(27-6k,7): 888030 - 8*116280 + 28*6435 - 56*36 = 135954.
    assert 888030 - 8 * 116280 + 28 * 6435 - 56 * 36 == 135954
    for text in ("4d6 vs 4d6", "4d6 > 4d6", "4d6vs4d6"):
        got = odds(text)
        assert Fraction(got["equal"]["exact"]) == Fraction(135954, 6 ** 8), text
        assert Fraction(got["left"]["exact"]) == Fraction(got["right"]["exact"]) == Fraction(6 ** 8 - 135954, 2 * 6 ** 8), text
    # A hundred dice: one way for 100 and for 600; 100 ways for 101; mean 350, variance 100 * 35/12.
    got = odds("100d6")
    chance = {v["value"]: Fraction(v["exact"]) for v in got["values"]}
    assert chance[100] == chance[600] == Fraction(1, 6 ** 100) and chance[101] == Fraction(100, 6 ** 100)
    assert got["mean_exact"] == "350" and Fraction(got["variance_exact"]) == Fraction(3500, 12) and len(chance) == 501
    assert sum(chance.values()) == 1
    # An exploding d6 is 6 with no chance, 7 with 1/36, and at most 21 * 6; its mean is 7/2 (1 + 1/6 + .. + 1/6^20).
    got = odds("d6!")
    chance = {v["value"]: Fraction(v["exact"]) for v in got["values"]}
    assert 6 not in chance and chance[7] == Fraction(1, 36) and got["max"] == 126 and chance[126] == Fraction(1, 6 ** 21)
    assert Fraction(got["mean_exact"]) == Fraction(7, 2) * sum(Fraction(1, 6 ** i) for i in range(21))
    # Half the faces explode: the mean is 5/2 (1 + 1/2 + .. + 1/2^20).
    got = odds("d4!>=3")
    assert Fraction(got["mean_exact"]) == Fraction(5, 2) * (2 - Fraction(1, 2 ** 20)) and got["max"] == 84
    # How many explode is the number of tails before a head.
    assert spread("d2! >=2") == {**{k: Fraction(1, 2 ** (k + 1)) for k in range(21)}, 21: Fraction(1, 2 ** 21)}
    # Rerolled until no 1 is left: five faces alike. Once: 1 is left with 1/36, each other face is 7/36.
    assert spread("d6r<2") == spread("d6r1") == {f: Fraction(1, 5) for f in range(2, 7)}
    assert spread("d6ro<2") == {1: Fraction(1, 36), **{f: Fraction(7, 36) for f in range(2, 7)}}
    # The middle of three d3: 3^3 = 27 rolls, of which 7 have two or more 1s (1 + 3*2), as many two or more 3s.
    assert spread("3d3dl1dh1") == {1: Fraction(7, 27), 2: Fraction(13, 27), 3: Fraction(7, 27)}
    # The highest 5 of 10d10 are all 10: five or more show 10.
    assert spread("10d10kh5")[50] == sum(Fraction(math.comb(10, k) * 9 ** (10 - k), 10 ** 10) for k in range(5, 11))
    # 500 dice of 500: the highest 2 are 1 and 1 only if all are.
    assert spread("500d6kh2")[2] == Fraction(1, 6 ** 500)
    # What is taken off without a blank is no test for a face: 1d8 - 1 is from 0 to 7.
    assert spread("2d6+1d8-1") == spread("2d6 + d8 - 1") and spread("d8-1") == {n: Fraction(1, 8) for n in range(8)}
    assert spread("-d4-1000") == {-1000 - n: Fraction(1, 4) for n in range(1, 5)}
    print("by hand: fine")


def refused():
    for expression, column, says in [
        ("", 1, "There are no dice"), ("  # d6", 1, "There are no dice"), ("0d6", 1, "1 to 1000 dice"),
        ("1000000000d6", 1, "1 to 1000 dice"), ("3d6+1001d6", 5, "1 to 1000 dice"), ("d0", 2, "1 to 1000 faces"),
        ("d1001", 2, "1 to 1000 faces"), ("99999999999999999999d6", 1, "1 to 1000 dice"),
        ("2d", 3, "How many faces?"), ("4d6k", 5, "kh3 keeps"), ("4d6kh5", 6, "Keep 1 to 4"), ("4d6kh0", 6, "Keep 1 to 4"),
        ("4d6dl4", 6, "Drop 1 to 3"), ("d6dl1", 5, "Only one die"), ("(2d6", 1, "never closed"), ("2d6)", 4, "closes nothing"),
        ("2d6 vs 2d6)", 11, "closes nothing"), ("()", 2, "missing here"), ("3d6+", 5, "missing here"), ("3d6 vs", 7, "missing here"),
        ("2d6*d4", 4, "plain number"), ("d6r<7", 1, "never ends"), ("d6!<7", 1, "never ends"), ("d1!", 1, "never ends"),
        ("d6r9", 3, "1 to 6"), ("d6!9", 3, "1 to 6"), ("d6r", 4, "r<2"), ("3d6>=10", 4, "(3d6) >= 10"), ("4d6!kh3", 1, "!!"),
        ("1000d1000", 1, "Use fewer"), ("d6 x", 4, '"x"'), ("é", 1, '"é"'), ("d6+é", 4, '"é"'), ("é+d6", 1, '"é"'),
        ("2d6 2d6", 5, "sign is missing"), ("2(d6)", 2, "sign is missing"), ("1000001", 1, "at most 1000000"), ("d6r1r2", 5, "one reroll"), ("d6!!!", 5, "already"),
        ("1000000*1000000*1000000*d6", 16, "Use fewer"), ("(" * 101 + "d6" + ")" * 101, 101, "more than 100"),
        ("80d100kh20-" * 4 + "80d100kh20", 45, "Use fewer"),  # each alone is fine, all together take too long
        ("d6+" * 400 + "d6", 1001, "1000 characters"),
    ]:
        p = subprocess.run([CROUPIER, "odds", "dice", "--", expression], capture_output=True, text=True, timeout=120)
        assert p.returncode == 2 and not p.stdout, (expression, p.stdout[:200])
        assert p.stderr.startswith("croupier: column %d: " % column) and says in p.stderr and p.stderr.count("\n") == 1, (expression, p.stderr)
    print("refused: fine")


def printed():
    """What people read has the same figures."""
    p = subprocess.run([CROUPIER, "odds", "dice", "2d6"], capture_output=True, text=True, timeout=120, env={**os.environ, "LC_ALL": "C"})
    rows = [line.split() for line in p.stdout.split("\n") if line.startswith("    ")]
    assert len(rows) == 11 and "  result     chance   at least    at most\n" in p.stdout, p.stdout
    assert rows[5] == ["7", "16.6667%", "58.3333%", "58.3333%", "#" * 16, "1/6"], rows[5]
    assert rows[10] == ["12", "2.7778%", "2.7778%", "100.0000%", "###", "1/36"], rows[10]
    assert "mean 7, standard deviation 2.41523" in p.stdout and "5% 3, 25% 5, 50% 7, 75% 9, 95% 11" in p.stdout
    rare = [subprocess.run([CROUPIER, "odds", "dice", "100d6", *more], capture_output=True, text=True, timeout=120).stdout for more in ([], ["--all"])]
    assert "left out" in rare[0] and "left out" not in rare[1] and rare[1].count("\n") == 501 + 5, rare[1].count("\n")
    assert "\n     100   <0.0001%  100.0000%" in rare[1] and ">99.9999%" in rare[1]
    print("printed: fine")


if __name__ == "__main__":
    by_hand()
    refused()
    printed()
    made(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
