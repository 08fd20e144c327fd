"""croupier playtest: its figures against a count of the same matches from their logs, which the page, the JSON and the tables agree on;
the same bytes whoever plays; and one line, and no file, for what cannot be done.

    playtest.py
"""
import csv
import html.parser
import json
import math
import os
import subprocess
import tempfile
from collections import Counter

CROUPIER = os.path.abspath(os.environ.get("CROUPIER", "build/croupier"))
HERE = tempfile.TemporaryDirectory()
path = lambda *names: os.path.join(HERE.name, *names)
Z = 1.959963984540054


def run(*args):
    p = subprocess.run([CROUPIER, *args], capture_output=True, text=True, timeout=300)
    return p.returncode, p.stdout, p.stderr


def playtest(*args):
    code, out, err = run("playtest", *args)
    assert code == 0 and not out and not err, (args, code, err)


def read(name):
    with open(path(name), "rb") as f:
        return f.read()


def report(*args):
    playtest(*args, "--json", path("r.json"))
    made = json.loads(read("r.json"))
    return made, {f["id"]: f["rows"] for f in made["figures"]}


def rows(figures, id, bot="careful"):
    return {r["label"]: r for r in figures.get(id, []) if r["bot"] == bot}


def spaced(name):
    return name.replace("-", " ")


# Matches as tables keep them: each a list of moves of seats, and what each seat got.
def logs(game, seats, seed, n):
    for i in range(n):
        name = path("%s-%d.jsonl" % (game, seed + i))
        code, out, err = run("table", game, "--seats", seats, "--seed", str(seed + i), "--log", name)
        assert code == 0, err
        with open(name) as f:
            lines = [json.loads(line) for line in f]
        yield [m for m in lines if isinstance(m.get("seat"), int)], lines[-1]["payoff"], len(lines) - 2


def check_wilson(row):
    n, p = row["n"], row["count"] / row["n"]
    half = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    assert row["by"] == "wilson" and abs(row["value"] - p) < 2e-6, row
    assert abs(row["low"] - middle + half) < 2e-6 and abs(row["high"] - middle - half) < 2e-6, row


def variance(of):
    return sum(x * x for x in of) / len(of) - (sum(of) / len(of)) ** 2


def ranked(won):
    """1 for the first rank, -1 for the last; who won share the first ranks, and the others the rest."""
    n, first = len(won), sum(won)
    ranks = [(first + 1) / 2 if w else first + (n - first + 1) / 2 for w in won]
    return [1 - 2 * (rank - 1) / (n - 1) for rank in ranks]


assert ranked([True, False]) == [1, -1] and ranked([False, False]) == ranked([True, True]) == [0, 0]
assert ranked([True, False, False]) == [1, -0.5, -0.5] and ranked([True, True, False]) == [0.5, 0.5, -1]

# ---- Figures against logs ----
N, SEED = 24, 7
for game, players, master, choices, id in [
        ("bloodsport", 2, 0, [("discover", "card"), ("sabotage", "card"), ("bet", "on")], "gambler"),
        ("gamblers-heart", 2, 1, [("patron", "patron"), ("soul", "suit")], "gambler"),
        ("texarkana", 3, 1, [("choose", "character"), ("attempt", "field"), ("play", "card")], "player")]:
    made, figures = report(game, "--bots", "careful", "--players", str(players), "--matches", str(N), "--seed", str(SEED))
    matches = list(logs(game, ",".join(["careful"] * (players + master)), SEED, N))
    entries = sum(n for _, _, n in matches) / N
    assert abs(rows(figures, "length-entries")["on average"]["value"] - entries) < 1e-5, game
    turns = sum(sum(a["seat"] != b["seat"] for a, b in zip(m, m[1:])) + 1 for m, _, _ in matches) / N
    assert abs(rows(figures, "length-turns")["on average"]["value"] - turns) < 1e-5, game
    decisions = rows(figures, "length-decisions")["on average"]["value"]
    assert abs(rows(figures, "length-minutes")["on average"]["value"] - decisions / 3) < 1e-4
    moves = rows(figures, "decision-moves")["Moves that are decisions"]
    assert moves["n"] == sum(len(m) for m, _, _ in matches) and moves["count"] == round(decisions * N), game
    for seat in range(players + master):
        mean = sum(got[seat] for _, got, _ in matches) / N
        row = [r for i, r in enumerate(r for r in figures["points"])][seat]
        assert abs(row["value"] - mean) < 1e-5, (game, row, mean)
    for verb, arg in choices:
        times, points, squares = Counter(), Counter(), Counter()
        for m, got, _ in matches:
            took = {(x["seat"], x[arg]) for x in m if x["do"] == verb and x["seat"] >= master}
            # Seats that win together are counted once; else each for itself.
            pairs = {(value if master else (seat, value)): (value, got[seat]) for seat, value in took}
            for value, payoff in pairs.values():
                times[value] += 1
                points[value] += payoff
                squares[value] += payoff * payoff
        worth = rows(figures, "worth-%s-%s-%s" % (verb, arg, id))
        assert set(worth) == {spaced(v) for v in times if times[v] >= 10}, (game, verb, worth, times)
        for value, n in times.items():
            if n < 10:
                continue
            row = worth[spaced(value)]
            mean = points[value] / n
            half = Z * math.sqrt(max(0, squares[value] / n - mean * mean) / (n - 1))
            assert row["n"] == n and row["count"] == points[value], (game, verb, value, row)
            assert abs(row["high"] - mean - half) < 2e-6 and abs(row["low"] - mean + half) < 2e-6, row
    # A verb was chosen at most as often as it was made, and less only where it was the only move.
    made_moves = Counter(x["do"] for m, _, _ in matches for x in m if x["seat"] >= master)
    taken = sum(r["count"] for r in rows(figures, "picks-" + id).values())
    assert taken <= sum(made_moves.values()), game
    won = sum(any(p > 0 for p in got) for _, got, _ in matches)
    nobody = rows(figures, "drawishness")["Matches that nobody wins"]
    if game == "bloodsport":  # a point is a won match
        assert nobody["count"] == N - won
        wins = [sum(got[a] > 0 for _, got, _ in matches) for a in range(players)]
        balance = rows(figures, "balance")["Balance"]
        assert abs(balance["value"] - (1 - (max(wins) - min(wins)) / N)) < 2e-6, (balance, wins)
        assert 0 <= balance["low"] <= balance["value"] <= balance["high"] <= 1, balance
        utils = list(zip(*(ranked([p > 0 for p in got]) for _, got, _ in matches)))
    else:  # they win together
        utils = [[1] * (N - nobody["count"]) + [-1] * nobody["count"]]
    alike = rows(figures, "uniformity")["How alike the outcomes are"]
    assert abs(alike["value"] - (1 - sum(map(variance, utils)) / len(utils))) < 2e-6, (game, alike)
    assert alike["low"] <= alike["value"] <= alike["high"] and alike["by"] == "bootstrap", alike
    apart = [max(got[master:]) - min(got[master:]) for _, got, _ in matches]
    row = rows(figures, "score-difference").get("Difference in points at the end", {"value": 0, "low": 0, "high": 0})
    half = Z * math.sqrt(variance(apart) / (N - 1))
    assert abs(row["value"] - sum(apart) / N) < 2e-6 and abs(row["high"] - row["low"] - 2 * half) < 4e-6, (game, row)
    assert ("score-difference" in figures) == any(apart), game
    for f in made["figures"]:
        for r in f["rows"]:
            if r.get("by") == "wilson" and not f["id"].startswith("skill"):
                check_wilson(r)
            assert str(r.get("low")) != "-0.0", (f["id"], r)
            assert "low" not in r or r["low"] <= r["value"] + 1e-6 and r["value"] <= r["high"] + 1e-6, (f["id"], r)

# The character at the end is the one that was chosen, unless it was changed: no bot does.
assert {k: r["n"] for k, r in rows(figures, "build-character-points").items()} == \
       {k: r["n"] for k, r in rows(figures, "worth-choose-character-player").items()}

# ---- A game whose every decision is known: check or bet, then fold or call ----
made, figures = report("kuhn", "--bots", "random", "--matches", "300", "--players", "2")
# One wins each match and the other does not: 1 or -1 for either. No state comes twice, for with each move a card, a chip or the turn
# goes on. A phase of six or none, whose turn and who folded (one of two or neither), two bytes of chips, three cards in three places.
first = rows(figures, "advantage-p1", "random")["Advantage of the first seat"]["count"] / 300
assert abs(figures["uniformity"][0]["value"] - (1 - 4 * first * (1 - first))) < 2e-6, figures["uniformity"]
assert figures["repetition"][0]["value"] == 0 and figures["repetition"][0]["by"] == "wilson", figures["repetition"]
assert abs(figures["state-space"][0]["value"] - math.log10(7 * 3 * 3 * 256 ** 2 * 3 ** 3)) < 2e-6, figures["state-space"]
count = Counter(x["do"] for m, _, _ in logs("kuhn", "random,random", 1, 300) for x in m)
picks = {r["label"]: r for r in figures[[i for i in figures if i.startswith("picks-")][0]]}
assert {k: r["count"] for k, r in picks.items()} == count, (picks, count)
for a, b in (("check", "bet"), ("fold", "call")):
    assert picks[a]["n"] == picks[b]["n"] == count[a] + count[b]
# Each bet is answered once, so there is one such decision a match, and its interval is the usual one within a hundredth.
row = picks["call"]
half = Z * math.sqrt(row["value"] * (1 - row["value"]) / row["n"])
assert abs((row["high"] - row["low"]) / (2 * half) - 1) < 0.01, row

# ---- The same bytes, and the page and the tables of the same rows ----
WHAT = ["gamblers-heart", "--matches", "40", "--seed", "3"]
playtest(*WHAT, "--jobs", "1", "-o", path("a.html"), "--json", path("a.json"), "--csv", path("a"))
playtest(*WHAT, "--jobs", "2", "--output", path("b.html"), "--json", path("b.json"), "--csv", path("b"))
assert read("a.html") == read("b.html") and read("a.json") == read("b.json")
made = json.loads(read("a.json"))
assert sorted(os.listdir(path("a"))) == sorted(f["id"] + ".csv" for f in made["figures"]) == sorted(os.listdir(path("b")))
assert len({f["id"] for f in made["figures"]}) == len(made["figures"])
for f in made["figures"]:
    with open(path("a", f["id"] + ".csv"), newline="") as file:
        table = list(csv.DictReader(file))
    assert [(r["bot"], r["label"], float(r["value"])) for r in table] == [(r["bot"], r["label"], r["value"]) for r in f["rows"]], f["id"]


class Page(html.parser.HTMLParser):
    """What is in it, and whether each chart has a table in its section."""
    def __init__(self):
        super().__init__()
        self.tags, self.section, self.asks = Counter(), Counter(), []

    def handle_starttag(self, tag, attributes):
        self.tags[tag] += 1
        self.section[tag] += 1
        self.asks += [v for k, v in attributes if k in ("src", "href") or k.startswith("on")]
        if tag == "section":
            self.section = Counter()

    def handle_endtag(self, tag):
        if tag == "section":
            assert self.section["table"] == 1 and self.section["caption"] == 1


page = Page()
page.feed(read("a.html").decode())
# What of a choice nobody took is not on the page, nor a choice of which nobody took anything; some there is.
shown = [[r for r in f["rows"] if not f["id"].startswith("choice-") or any(x["count"] for x in f["rows"] if x["label"] == r["label"])]
         for f in made["figures"]]
assert page.tags["section"] == sum(map(bool, shown)) and page.tags["tr"] == sum(len(rows) + 1 for rows in shown if rows)
assert page.tags["tr"] < sum(len(f["rows"]) + 1 for f in made["figures"])
assert not page.asks and not page.tags["script"] and page.tags["ol"] == 1

# ---- Judged matches, against every match of Kuhn poker listed here with its odds ----
def kuhn(cards, line):
    """Points of the first seat on average when both choose at random: by the betting so far."""
    up = 1 if len(cards) == 2 and cards[0] > cards[1] else -1
    if len(cards) < 2:
        return sum(kuhn(cards + [c], "") for c in range(3) if c not in cards) / (3 - len(cards))
    if line in ("xx", "bc", "xbc"):
        return up if line == "xx" else 2 * up
    if line in ("bf", "xbf"):
        return 1 if line == "bf" else -1
    return sum(kuhn(cards, line + m) for m in moves_of(line)) / 2


def moves_of(line):
    return {"": "xb", "x": "xb", "b": "cf", "xb": "cf"}.get(line, "")


def walk(cards, line, odds, sums):
    """Adds what chance and choices change in the squares, and how many decisions there are."""
    after = [(cards + [c], "") for c in range(3) if c not in cards] if len(cards) < 2 else \
            [(cards, line + m) for m in moves_of(line)]
    for a in after:
        for b in after:
            square = 2 * (kuhn(*a) - kuhn(*b)) ** 2  # of both seats, who are paid by each other
            sums["chance" if len(cards) < 2 else "choice"] += odds * square / len(after) ** 2
        walk(*a, odds / len(after), sums)
    sums["decisions"] += odds * (len(cards) == 2 and bool(after))


sums = Counter()
walk([], "", 1, sums)
made, figures = report("kuhn", "--bots", "random", "--matches", "1500", "--judge", "1500", "--seed", "5")
for id, wanted in [("luck", sums["chance"] / (sums["chance"] + sums["choice"])),
                   ("decision-worth", math.sqrt(2 * sums["choice"] / sums["decisions"]))]:  # with another of two: half of the draws
    row = figures[id][0]
    assert row["n"] == 1500 and abs(row["value"] - wanted) < 2 * (row["high"] - row["low"]) / 2, (id, row, wanted)
    assert row["high"] - row["low"] < 0.2 * wanted, row
assert 0 < rows(figures, "drama", "random")["behind, on average"]["value"] < 0.2
for id in ("drama", "decisiveness", "luck", "decisions-mattered"):
    for row in rows(figures, id, "random").values():  # means of shares: not so many of so many
        assert 0 <= row["low"] <= row["high"] <= 1 and row["n"] > 1 and "count" not in row, row
# Who is bet against holds the better card half of the time, so that the answer which was not given is half of the time the better one.
others = rows(figures, "others", "random")
assert {"fold", "call"} <= set(others) <= {"check", "bet", "fold", "call"}, others
for kind in ("fold", "call"):
    check_wilson(others[kind])
    assert others[kind]["n"] > 200 and others[kind]["low"] - 0.03 < 0.5 < others[kind]["high"] + 0.03, others[kind]
# Against who chooses at random, a bet brings more than a check with either card: 1.5 points to 0.75, or -0.5 to -1.25; after a check likewise.
assert others["check"]["count"] == 0 and others["bet"]["count"] > 400, others
assert [(r["label"], r["value"]) for r in figures["dominated"]] == [("check", others["check"]["n"])], figures["dominated"]
# Each decision of Kuhn poker is one of two.
row, decisions = figures["tree"][0], rows(figures, "length-decisions", "random")["on average"]["value"]
assert abs(row["value"] - decisions * math.log10(2)) < 1e-3 * decisions and row["low"] < row["value"] < row["high"], row
# Its value is -1/18: H. W. Kuhn, 1950.
value, lost = (rows(figures, "solver-health", "best play")[k] for k in ("value", "exploitability"))
assert value["low"] <= -1 / 18 <= value["high"] and value["high"] - value["low"] < 2.1e-3 and value["by"] == "best responses", value
assert 0 <= lost["value"] <= 1e-3 and abs(lost["value"] - (value["high"] - value["low"]) / 2) < 2e-6, lost
# Other table options: as a sweep says.
made, figures = report("gamblers-heart", "--bots", "careful", "--matches", "4", "--sensitivity", "30", "--seed", "11")
code, out, err = run("sweep", "gamblers-heart", "--seats", "careful,careful,careful", "--matches", "30", "--seed", "11", "--json")
assert code == 0, err
swept = {"%s=%s" % pair: v for v in json.loads(out)["values"] for pair in v["with"].items()}
varied = {r["label"]: r for r in figures["sensitivity"]}
assert varied and set(varied) <= set(swept) and all(swept[label]["same"] for label in set(swept) - set(varied)), (varied, swept)
for label, row in varied.items():
    if not swept[label]["same"]:
        assert all(abs(row[k] - swept[label]["difference"][k]) < 2e-6 for k in ("value", "low", "high")), (row, swept[label])
    assert (row["bot"] == "the same in every deal") == swept[label]["same"] and "low" not in row or not swept[label]["same"], row
assert any("low" in row for row in varied.values())
assert "solver-health" in figures and "tree" in figures
# A game whose only bot is random has nothing to compare.
code, out, err = run("playtest", "kuhn", "--bots", "random", "--trace", "5", "--json", path("no.json"))
assert code == 2 and err.count("\n") == 1 and not os.path.exists(path("no.json")), err
made, figures = report("gamblers-heart", "--bots", "careful", "--matches", "4", "--judge", "2", "--trace", "20")
trace = rows(figures, "skill-trace", "all")
assert list(trace) == ["careless against random", "careful against careless", "strong against careful", "skill trace"]
y = [r["value"] for r in trace.values()]
line = min(1, max(0, (4 * y[2] + y[1] - 2 * y[0]) / 3))
assert abs(y[3] - line - (1 - line) * sum(max(0, v) ** 2 for v in y[:3])) < 1e-5, y
assert y[0] > 0 or y[1] > 0, y

# ---- What cannot be done ----
os.mkdir(path("folder"))
with open(path("kept.html"), "w") as file:
    file.write("before")
kept = path("kept.html")
for args, said in [
        ([], "Where to?"), (["-o", path("none", "r.html")], "No such file"), (["-o", path("folder")], "directory"),
        (["-o", kept, "--bots", "carefull"], "carefull"), (["-o", kept, "--bots", "careful,careful"], "twice"),
        (["-o", kept, "--bots", ""], "bot"), (["-o", kept, "--bots", "a,b,c,d,e"], "bot"), (["-o", kept, "--bots", "me"], "bot"),
        (["-o", kept, "--players", "3"], "--players"), (["-o", kept, "--players", "0"], "--players"),
        (["-o", kept, "--matches", "0"], "--matches"), (["-o", kept, "--pace", "0"], "--pace"),
        (["-o", kept, "--judge", "3"], "--judge"), (["-o", kept, "--judge", "-1"], "--judge"), (["-o", kept, "--trace", "x"], "--trace"), (["-o", kept, "--sensitivity", "-1"], "--sensitivity"), (["-o", kept, "--json", kept], "two"),
        (["-o", kept, "--rules", "stock=lots"], "lots"), (["-o", kept, "--csv", kept], kept), (["-x", kept], "-x")]:
    code, out, err = run("playtest", "bloodsport", "--matches", "2", *args) if "--matches" not in args else run("playtest", "bloodsport", *args)
    assert code == 2 and not out and err.count("\n") == 1 and said in err, (args, code, out, err)
    assert open(kept).read() == "before" and not [n for n in os.listdir(HERE.name) if n.endswith(".new")], args
assert not os.listdir(path("folder")) and run("playtest", "ludo", "-o", kept)[0] == 2
print("playtest: as counted from logs")
