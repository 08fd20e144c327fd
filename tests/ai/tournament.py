#!/usr/bin/python3
"""Tournaments: what is printed follows from the pairs, programs are clocked and lose what they stop, and the example bots in Python
and in a shell play. Bad input is refused in one line.

    CROUPIER=build/croupier tests/ai/tournament.py
"""
import json
import math
import os
import statistics
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "e2e"))
from e2e import ROOT, check, done, path, run as croupier

PYTHON = "prog:" + os.path.join(ROOT, "tests", "bots", "random_bot.py")
SHELL = "prog:" + os.path.join(ROOT, "tests", "bots", "first_bot.sh")


def run(*args):
    return croupier("tournament", *args, timeout=600)


def ties(*args):
    code, out, err = run(*args, "--json")
    check(code == 0, " ".join(args), err)
    return json.loads(out)["ties"], err


def elo(share):
    return round(400 * math.log10(share / (1 - share)))


found, err = ties("bloodsport", "--bots", "random,careful", "--pairs", "30")
tie = found[0]
n = tie["won"] + tie["drawn"] + tie["lost"]
check(n == 30 and not err and tie["bots"] == ["random", "careful"], "thirty pairs", str(tie))
check(abs(tie["share"] - (tie["won"] + tie["drawn"] / 2) / 30) < 1e-6 and tie["elo"] == elo(tie["share"]), "Elo of the share", str(tie))
# The ends of Wilson's interval are where the share is 1.96 standard deviations from what was found.
for end in ("low", "high"):
    p = tie[end]
    check(abs(abs(tie["share"] - p) - 1.959964 * math.sqrt(p * (1 - p) / 30)) < 1e-5 and tie["elo_" + end] == elo(p), "the interval's " + end, str(tie))
check(tie["low"] < tie["share"] < tie["high"] < 0.5, "who plays at random is beaten beyond doubt", str(tie))
check(ties("bloodsport", "--bots", "random,careful", "--pairs", "30")[0] == found, "the same again")
# The other way round every pair is the same pair, with the sides named the other way.
turned = ties("bloodsport", "--bots", "careful,random", "--pairs", "30")[0][0]
check([turned["won"], turned["lost"], turned["payoff"]] == [tie["lost"], tie["won"], tie["payoff"][::-1]], "turned round", str(turned))
check(len(ties("kuhn", "--bots", "random,%s,%s" % (PYTHON, SHELL), "--pairs", "3")[0]) == 3, "every two of three")

check(ties("bloodsport", "--bots", "random,careful", "--pairs", "30", "--jobs", "3")[0] == found, "three jobs play the same")

# ---- Seat by seat ----
BOTS = "random,careless,careful,strong"
DEALS = 4  # each of the bots is a table-mate once
code, out, err = run("all", "--roles", "--bots", BOTS, "--pairs", str(DEALS), "--json")
check(code == 0, "all games seat by seat", err)
ladder = json.loads(out)
ONE = ("gamblers-heart", "--roles", "--bots", BOTS, "--pairs", "8", "--json")
code, out, err = run(*ONE)
check(code == 0 and run(*ONE, "--jobs", "3")[1] == out, "the same ratings from any number of jobs", err)


def rated(bots, deals_of):
    """Whether every bot's points are those that its rating expects: the likelihood is largest there. Every two that met have one drawn
    deal besides."""
    for i, a in enumerate(bots):
        points = expected = 0
        for j, b in enumerate(bots):
            if i == j or not deals_of(i, j):
                continue
            n = deals_of(i, j)
            points += a["more"][j] + (n - a["more"][j] - b["more"][i] + 1) / 2
            expected += (n + 1) / (1 + 10 ** ((b["elo"] - a["elo"]) / 400))
        if abs(points - expected) > 0.001 * (1 + points) or not a["elo_low"] <= a["elo_high"]:
            return False
    return bots[0]["elo"] == 0


for place in ladder["places"]:
    check(rated(place["bots"], lambda i, j: DEALS), "ratings follow from who got more: %(game)s, %(role)s of %(seats)d" % place, str(place))
names = [bot["name"] for bot in ladder["all"]]
both = [[DEALS * sum({a, b} <= {bot["name"] for bot in place["bots"]} for place in ladder["places"]) for b in names] for a in names]
check(rated(ladder["all"], lambda i, j: both[i][j]), "... and on one scale", str(ladder["all"]))
# Who sits alone meets the same deals as in `croupier table`: the mean is that of the table.
alone = next(place for place in ladder["places"] if place["game"] == "bloodsport" and place["seats"] == 1)
for bot in alone["bots"]:
    table = json.loads(croupier("table", "bloodsport", "--seats", bot["name"], "--games", str(DEALS), "--seed", "1", "--json")[1])
    check(abs(table["seats"][0]["mean"] - bot["mean"]) < 1e-4, "the same as at a table: " + bot["name"], str(table))
# In 21 who is beaten wins some Conflicts again. What counts is Conflicts won, less three for each defeat.
runs = next(place for place in ladder["places"] if place["game"] == "twenty-one" and place["seats"] == 2)
got, defeats = {}, 0
for bot in runs["bots"]:
    got[bot["name"]] = []
    for deal, mate in enumerate(BOTS.split(",")):
        end = json.loads(croupier("table", "twenty-one", "--seats", mate + "," + bot["name"], "--games", "1", "--seed", str(deal + 1), "--json")[1])
        got[bot["name"]].append(end["tallies"]["fights-won"]["mean"] - 3 * end["tallies"]["defeats"]["mean"])
        defeats += end["tallies"]["defeats"]["mean"]
    check(abs(statistics.mean(got[bot["name"]]) - bot["mean"]) < 1e-4, "21 is rated by Conflicts and defeats: " + bot["name"], str(got))
check(defeats > 0, "somebody was beaten")
# Two that met in the same deals: the lead, its error, and what playing the same deals has saved, counted again.
check(len(runs["pairs"]) == 6, "every two of four", str(runs["pairs"]))
for pair in runs["pairs"]:
    one, other = (got[name] for name in pair["bots"])
    leads = [b - a for a, b in zip(one, other)]
    apart, together = statistics.variance(one) + statistics.variance(other), statistics.variance(leads)
    fewer = apart / together if together else 1000 if apart else 1
    check(abs(pair["lead"] - statistics.mean(leads)) < 1e-4 and abs(pair["error"] - math.sqrt(together / DEALS)) < 1e-4
          and abs(pair["fewer"] - fewer) < 1e-3 and pair["fewer_low"] <= pair["fewer_high"], "two bots in the same deals", str((pair, one, other)))
check({(place["game"], place["role"]) for place in ladder["places"]} >= {("gamblers-heart", "GM"), ("gamblers-heart", "gambler"), ("texarkana", "player")}
      and not any(place["role"] == "dealer" for place in ladder["places"]), "every role that can get something, and no other")

# ---- Bots that try their moves ----
TRY = ("leduc", "--bots", "random,random:8,random:128", "--pairs", "300")
found, err = ties(*TRY)
share = {tuple(tie["bots"]): tie for tie in found}
check(share["random", "random:128"]["high"] < 0.5 and share["random:8", "random:128"]["high"] < 0.5, "more playouts, more points", str(found))
check(ties(*TRY, "--jobs", "3")[0] == found, "the same matches, however many at once")
by_name = croupier("table", "gamblers-heart", "--seats", "careful,careful:9", "--seed", "4", "--story")
check(croupier("table", "gamblers-heart", "--seats", "careful,careful:9", "--seed", "4", "--story") == by_name, "a seed gives the same match")
by_name = croupier("table", "leduc", "--seats", "random:9,random:30", "--games", "50", "--seed", "4", "--json")[1]
by_option = croupier("table", "leduc", "--seats", "random,random:30", "--games", "50", "--seed", "4", "--json", "--think", "9")[1]
with_gm = croupier("table", "gamblers-heart", "--seats", "careful,careful", "--games", "4", "--seed", "4", "--json", "--think", "4")[1]
check('"careful"' in with_gm and '"careful:4"' in with_gm, "--think is not for a GM", with_gm)
check(by_option == by_name and '"random:9"' in by_name, "--think is for those who have no budget of their own", by_option)
code, out, err = croupier("table", "kuhn", "--seats", "random:1ms,random", "--games", "5", "--json")
check(code == 0 and json.loads(out)["games"] == 5 and '"random:1ms"' in out, "a budget in time", err)
log = path("tried.jsonl")
code, out, err = croupier("play", "leduc", "--seats", "me,random:20", "--seed", "4", "--log", log, data="quit\n")
check(code == 0 and "random:20" in out, "somebody sits down with one", out + err)
code, out, err = croupier("play", "--resume", log, data="quit\n")
check(code == 0 and "random:20" in out, "... and goes on later", out + err)

# ---- Programs ----
tie = ties("bloodsport", "--bots", PYTHON + "," + SHELL, "--pairs", "1")[0][0]
check(tie["stopped"] == [0, 0] and tie["won"] + tie["drawn"] + tie["lost"] == 1, "the bots in Python and in a shell play to the end", str(tie))
(tie,), err = ties("kuhn", "--bots", "random,prog:exec sleep 30", "--pairs", "2", "--clock", "200")
check(tie["won"] == 2 and tie["stopped"] == [0, 4] and "has used up its clock of 200 ms." in err, "whose clock runs out loses", err)
(tie,), err = ties("kuhn", "--bots", "random,prog:exit 3", "--pairs", "2")
check(tie["won"] == 2 and tie["stopped"] == [0, 4], "who leaves loses", err)
check(tie["elo"] is None and tie["elo_high"] is None and tie["elo_low"] is not None, "without a pair lost there is no upper bound", str(tie))

# ---- A program plays against our best, one process for many matches, with figures ----
code, out, err = croupier("table", "bloodsport", "--seats", "strong," + PYTHON + " 3", "--matches", "3", "--seed", "5", "--json", timeout=300)
once = json.loads(out)
check(code == 0 and once["games"] == 3 and once["seats"][0]["name"] == "strong", "three matches against strong", err)
code, out, err = croupier("table", "bloodsport", "--seats", "careful," + SHELL, "--matches", "2", "--seed", "5", "--facts", "--json", timeout=300)
check(code == 0 and json.loads(out)["games"] == 2, "the bot in a shell is told figures and plays on", err)
COUNTS = "prog:tee -a %s | " + os.path.join(ROOT, "tests", "bots", "random_bot.py") + " 3"
for words, starts, cards in [(("--matches", "4", "--facts"), 1, 4), (("--games", "4"), 4, 0), (("--matches", "4", "--jobs", "2"), 2, 0)]:
    told = path("told")
    open(told, "w").close()
    begun = path("begun")
    open(begun, "w").close()
    code, out, err = croupier("table", "gamblers-heart", "--seats", "careful,prog:echo x >>%s; %s" % (begun, (COUNTS % told)[5:]), *words, "--seed", "5", "--json", timeout=300)
    with open(begun) as f:
        check(code == 0 and f.read().count("x") == starts, "started %d times: %s" % (starts, words), err)
    with open(told) as f:
        said = [json.loads(line) for line in f]
    kinds = [m["type"] for m in said]
    check(kinds.count("hello") == kinds.count("end") == 4 and all(m["end"] == "over" for m in said if m["type"] == "end"), "four matches are told: %s" % (words,), str(kinds))
    check(sum("cards" in m for m in said) == cards and all(("facts" in m) == (cards > 0) for m in said if m["type"] == "turn"), "cards and figures: %s" % (words,))
    if "--jobs" not in words:
        mean = json.loads(out)["seats"][1]["mean"]
        check(abs(mean - sum(m["payoff"][1] for m in said if m["type"] == "end") / 4) < 1e-6, "each end says what its match brought", out)
(code, out, err) = croupier("table", "kuhn", "--seats", "random,prog:head -c 300 >/dev/null", "--matches", "3")
check(code == 1 and err.count("has left") == 3, "a program that leaves is started again for the next match", err)

# ---- Bad input ----
for args, says in [(("bloodsport",), "--bots"), (("bloodsport", "--bots", "careful"), "two bots"), (("bloodsport", "--bots", "careful,careful"), "twice"),
                   (("bloodsport", "--bots", "careful,me"), "not me"), (("bloodsport", "--bots", "careful,nobody"), "nobody"), (("chess", "--bots", "a,b"), "chess"),
                   (("bloodsport", "--bots", "random,careful", "--pairs", "0"), "--pairs"), (("bloodsport", "--bots", "random,careful", "--clock", "9"), "programs"),
                   (("bloodsport", "--bots", "random," + SHELL, "--clock", "0"), "--clock"), (("bloodsport", "--bots", "random,prog:"), "prog:"),
                   (("leduc", "--bots", "random,random:0"), "random: takes a time"),
                   (("leduc", "--bots", "random,random:-5"), "random: takes a time"),
                   (("leduc", "--bots", "random,random:"), "random: takes a time"),
                   (("leduc", "--bots", "random,random:1x"), "random: takes a time"),
                   (("leduc", "--bots", "random,random:0ms"), "random: takes a time"),
                   (("leduc", "--bots", "random,random:3601s"), "random: takes a time"),
                   (("leduc", "--bots", "random,random:1000000001"), "random: takes a time"),
                   (("leduc", "--bots", "random,random:9999999999999999999"), "random: takes a time"),
                   (("leduc", "--bots", "random,random: 5"), "random: takes a time"),
                   (("leduc", "--bots", "random,random:4", "--think", "0"), "--think takes a time"),
                   (("all", "--bots", "random,careful"), "all"), (("all", "--roles", "--bots", "random,nobody"), "nobody"),
                   (("bloodsport", "--bots", "random,careful", "--jobs", "0"), "--jobs"),
                   (("all", "--roles", "--bots", "random,careful", "--rules", "stock=printed"), "--rules")]:
    code, out, err = run(*args)
    check(code == 2 and not out and err.count("\n") == 1 and says in err, "refused in one line: " + " ".join(args), err)

done("tournaments")
