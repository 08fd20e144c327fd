"""croupier simulate: that its matches are those of a table, that totals are the same whoever plays them and however often they are
interrupted, and that what it says of a game small enough to be listed is true. What is always true: nothing here waits for a time.

    simulate.py
"""
import csv
import io
import itertools
import json
import math
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from fractions import Fraction

CROUPIER = os.path.abspath(os.environ.get("CROUPIER", "build/croupier"))
HERE = tempfile.TemporaryDirectory()
path = lambda name: os.path.join(HERE.name, name)
# Starts its command three times, as mpirun does, each with a rank.
THREE = "sh -c 'for i in 0 1 2; do PMI_RANK=$i \"$@\" & done; wait' sh"


def run(*args, timeout=300):
    p = subprocess.run([CROUPIER, *args], capture_output=True, text=True, timeout=timeout)
    return p.returncode, p.stdout, p.stderr


def simulate(*args):
    code, out, err = run("simulate", *args)
    assert code == 0 and not err, (args, code, err)
    return out


def figures(*args):
    return {(f["name"], f["seat"], f["of"]): f for f in json.loads(simulate(*args, "--json"))["figures"]}


# ---- A game that can be listed ----
# Kuhn's poker between players who choose either move half the time: the six deals of two of three cards, and the lines
# of play with what the first player gets (docs of the game: ante 1, bet 1; the higher card wins a showdown).
def kuhn():
    for mine, other in itertools.permutations(range(3), 2):
        show = 1 if mine > other else -1
        yield Fraction(1, 6) / 4, show            # check, check
        yield Fraction(1, 6) / 8, -1              # check, bet, fold
        yield Fraction(1, 6) / 8, 2 * show        # check, bet, call
        yield Fraction(1, 6) / 4, 1               # bet, fold
        yield Fraction(1, 6) / 4, 2 * show        # bet, call


N = 20000
mean = sum(p * x for p, x in kuhn())
spread = math.sqrt(sum(p * x * x for p, x in kuhn()) - mean * mean)
won = sum(p for p, x in kuhn() if x > 0)
assert sum(p for p, x in kuhn()) == 1
got = figures("kuhn", "--seats", "random,random", "--matches", str(N))
points, share = got["points", 0, "mean"], got["won", 0, "share"]
assert abs(points["value"] - mean) < 4 * spread / math.sqrt(N), (points, float(mean))
assert abs(share["value"] - won) < 4 * math.sqrt(won * (1 - won) / N), (share, float(won))
assert share["hits"] == round(share["value"] * N) and points["sum"] == round(points["value"] * N)
assert got["points", 1, "mean"]["sum"] == -points["sum"]
# A bootstrap of a mean is as wide as 2 x 1.96 standard errors, within 15 % (a thousand resamples).
assert abs((points["high"] - points["low"]) / (3.92 * spread / math.sqrt(N)) - 1) < 0.15, points
# Wilson's interval by its formula, from the hits.
z, p = 1.959963984540054, share["hits"] / N
half = z * math.sqrt(p * (1 - p) / N + z * z / (4 * N * N)) / (1 + z * z / N)
middle = (p + z * z / (2 * N)) / (1 + z * z / N)
assert abs(share["low"] - middle + half) < 2e-6 and abs(share["high"] - middle - half) < 2e-6, share
# Every match has two deals; a decision is a check, bet, call or fold; the first decision passes no turn, each other does.
decisions = got["decisions", None, "mean"]
assert decisions["sum"] == got["turns", None, "mean"]["sum"]
assert abs(decisions["value"] - 2.25) < 4 * math.sqrt(3 / 16 / N), decisions  # 2 in 3 of 4 lines, 3 in 1 of 4
assert decisions["sum"] == got["decisions", 0, "mean"]["sum"] + got["decisions", 1, "mean"]["sum"]
assert got["decisions", 1, "mean"]["sum"] == N  # the second player decides once in every line

# ---- The matches of a table ----
for game, seats, n in [("leduc", "random,random", 20), ("bloodsport", "careful,random", 6), ("gamblers-heart", "careful,careful,random", 6),
                       ("texarkana", "careful,random,random", 4), ("twenty-one", "careful,random", 3), ("bloodsport", "careful:20", 2)]:
    got = figures(game, "--seats", seats, "--matches", str(n), "--seed", "7")
    log = path("m.jsonl")
    sums = {"entries": 0, "points": [0] * len(seats.split(","))}
    for i in range(n):
        code, out, err = run("table", game, "--seats", seats, "--seed", str(7 + i), "--json")
        match = json.loads(out)
        sums["entries"] += match["entries"]
        for s, seat in enumerate(match["seats"]):
            sums["points"][s] += seat["payoff"]
    assert got["entries", None, "mean"]["sum"] == sums["entries"], (game, got, sums)
    assert [got["points", s, "mean"]["sum"] for s in range(len(sums["points"]))] == sums["points"], (game, got, sums)
    many = json.loads(run("table", game, "--seats", seats, "--seed", "7", "--games", str(n), "--json")[1])
    assert [round(s["mean"] * n) for s in many["seats"]] == sums["points"], (game, many)

# ---- The same, whoever plays ----
WHAT = ["gamblers-heart", "--seats", "careful,careful,careful", "--matches", "200", "--seed", "5", "--csv"]
once = simulate(*WHAT, "--jobs", "1")
for jobs in ("2", "7"):
    assert simulate(*WHAT, "--jobs", jobs) == once, jobs
assert simulate(*WHAT, "--workers", THREE) == once
assert simulate(*WHAT, "--workers", "env PMI_RANK=0") == once
for size in ("OMPI_COMM_WORLD_SIZE", "PMI_SIZE"):  # every rank would play everything; one alone is no crew
    p = subprocess.run(["env", size + "=3", CROUPIER, "simulate", *WHAT], capture_output=True, text=True, timeout=300)
    assert p.returncode == 2 and not p.stdout and p.stderr.count("\n") == 1 and "--workers 'mpirun -n 3'" in p.stderr, (size, p.stderr)
    p = subprocess.run(["env", size + "=1", CROUPIER, "simulate", *WHAT], capture_output=True, text=True, timeout=300)
    assert p.returncode == 0 and p.stdout == once, (size, p.stderr)
    assert simulate(*WHAT, "--workers", "env %s=3 PMI_RANK=0" % size) == once, size
    for other in ("sweep", "compare", "tune", "playtest", "tournament"):
        p = subprocess.run(["env", size + "=3", CROUPIER, other, "bloodsport"], capture_output=True, text=True, timeout=300)
        assert p.returncode == 2 and not p.stdout and p.stderr.count("\n") == 1, (other, p.stderr)
        assert "croupier %s once, without mpirun" % other in p.stderr, (other, p.stderr)
rows = list(csv.DictReader(io.StringIO(once)))
assert {r["matches"] for r in rows} == {"200"} and all(float(r["low"]) <= float(r["value"]) <= float(r["high"]) for r in rows)


def children(pid):
    with open("/proc/%d/task/%d/children" % (pid, pid)) as f:
        return [int(word) for word in f.read().split()]


def started(process, count):
    """Waits until so many processes play for it."""
    while process.poll() is None:
        found = children(process.pid)
        if len(found) >= count:
            return found
        time.sleep(0.002)
    return []


def start(*args):
    return subprocess.Popen([CROUPIER, "simulate", *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


# One of three is killed: it is said, and nothing is missing.
p = start(*WHAT, "--jobs", "3")
victims = started(p, 3)
assert victims
os.kill(victims[1], signal.SIGKILL)
out, err = p.communicate(timeout=300)
assert p.returncode == 0 and out == once, (p.returncode, err)
assert not err or re.fullmatch(r"croupier: Process %d was lost\. (Its matches are played again\.)?\n" % victims[1], err), err
# All are: there is an end to it.
p = start(*WHAT[:3], "--matches", "1000000", "--jobs", "2")
for pid in started(p, 2):
    os.kill(pid, signal.SIGKILL)
out, err = p.communicate(timeout=300)
assert p.returncode == 2 and "Nobody is left to play." in err, (p.returncode, err)

# ---- Interrupted and gone on with ----
LONG = ["900" if word == "200" else word for word in WHAT]
whole = simulate(*LONG)
keep = path("keep.txt")
stops = 0
while True:
    p = start(*LONG, "--checkpoint", keep, "--jobs", "2")
    started(p, 2)
    time.sleep(0.15)
    p.send_signal(signal.SIGINT)
    out, err = p.communicate(timeout=300)
    if p.returncode == 0:
        break
    stops += 1
    if stops == 3:
        assert "To go on, give the same command again." in err, err
        break
    assert p.returncode == 1 and "Interrupted after" in err, (p.returncode, err)
assert simulate(*LONG, "--checkpoint", keep) == whole
assert simulate(*LONG, "--checkpoint", keep) == whole  # nothing is left to play
longer = LONG[:]
longer[longer.index("900")] = "1000"
assert simulate(*longer, "--checkpoint", keep) == simulate(*longer)
p = start(*WHAT[:3], "--matches", "1000000")
started(p, 1)
p.send_signal(signal.SIGINT)
out, err = p.communicate(timeout=300)
assert p.returncode == 1 and "With --checkpoint FILE" in err, (p.returncode, err)

# ---- Narrow enough ----
UNTIL = ["kuhn", "--seats", "random,random", "--matches", "50000", "--until-width", "3%"]
narrow = json.loads(simulate(*UNTIL, "--jobs", "1", "--json"))
assert simulate(*UNTIL, "--jobs", "3", "--json") == simulate(*UNTIL, "--jobs", "1", "--json")


def width(n):
    got = figures("kuhn", "--seats", "random,random", "--matches", str(n))["won", 0, "share"]
    return got["high"] - got["low"]


assert narrow["matches"] % 100 == 0 and width(narrow["matches"]) <= 0.03 < width(narrow["matches"] - 100), narrow["matches"]

# ---- What is refused, in one line ----
OTHER = path("other.txt")
with open(OTHER, "w") as f:
    f.write("croupier checkpoint 1\n%s 100\nend\n" % ("0" * 64))
with open(path("no.txt"), "w") as f:
    f.write("Dear diary\n")
with open(keep) as f, open(path("cut.txt"), "w") as g:
    g.write(f.read()[:-4])
kept = open(keep).read()
FEW = ["kuhn", "--seats", "random,random", "--matches", "10"]
for args, says in [
        (["kuhn", "--seats", "random,rondom"], "Did you mean random?"), (["kuhn", "--seats", "random"], "names 1"),
        (["kuhn", "--seats", "random,me"], "Every seat needs a bot"), (["kuhn", "--seats", "random,prog:x"], "Every seat needs a bot"),
        ([*FEW, "--jobs", "0"], "from 1 to 256"), ([*FEW, "--until-width", "5"], "percent"), ([*FEW, "--until-width", "x%"], "percent"),
        ([*FEW, "--json", "--csv"], "Choose one"), ([*FEW, "--jobs", "2", "--workers", "x"], "Leave out --jobs"), ([*FEW, "--listen", "::1"], "--workers"),
        ([*FEW, "--listen", "here", "--workers", "true"], "address"), ([*FEW, "--workers", "true"], "Nobody is left"),
        ([*FEW, "--join", "nowhere"], "--join takes"), ([*FEW, "--checkpoint", "/nowhere/x"], "/nowhere/x: No such file"),
        ([*FEW, "--checkpoint", OTHER], "of another build"), ([*FEW, "--checkpoint", path("no.txt")], "no checkpoint"),
        ([*LONG, "--seed", "6", "--checkpoint", keep], "given twice"), ([*WHAT[:3], "--seed", "6", "--checkpoint", keep], "of another build"),
        ([*LONG, "--checkpoint", path("cut.txt")], "damaged"), ([*WHAT, "--checkpoint", keep], "1000 matches are played already"),
        (["gamblers-heart", "--seats", "random,random", "--rules", "fortune=9999"], "fortune")]:
    code, out, err = run("simulate", *args)
    assert code == 2 and not out and says in err and err.count("\n") == 1, (args, code, out, err)
assert open(keep).read() == kept

print("simulate: as a table deals, whoever plays; interrupted %d times" % stops)
sys.exit(0)
