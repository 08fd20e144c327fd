"""croupier tune: that what it says was tried is what those numbers give, and that the pack it writes is the one it speaks of.

    tune.py
"""
import csv
import json
import os
import re
import subprocess
import tempfile

CROUPIER = os.path.abspath(os.environ.get("CROUPIER", "build/croupier"))
HERE = tempfile.TemporaryDirectory()
path = lambda name: os.path.join(HERE.name, name)
SWORD, MALLET = "weapons.broken-sword.damage", "weapons.tombstone-mallet.damage"
VARY = ["--vary", SWORD + "=1..4," + MALLET + "=1..3"]


def run(*args):
    p = subprocess.run([CROUPIER, *args], capture_output=True, text=True, timeout=300)
    return p.returncode, p.stdout, p.stderr


def tune(name, target, *more):
    return run("tune", "bloodsport", "--seats", "careful", *VARY, "--target", target, "--rounds", "3", "--matches", "30", "--seed", "9",
               "--output", path(name + ".yaml"), "--tried", path(name + ".csv"), *more)


# Anything will do.
code, out, err = tune("a", "won=1%..99%")
assert code == 0 and not err and "as wanted" in out and "not as" not in out, (code, out, err)
rows = list(csv.DictReader(open(path("a.csv"))))
# Three points a round on deals of their own, then two, then one, on four times as many.
assert [(r["round"], r["point"], r["seed"], r["matches"]) for r in rows] == \
    [(str(i), p, str(9 + 30 * i), "30") for i in range(3) for p in ("here", "plus", "minus")] + \
    [("3", p, "99", "120") for p in ("best", "last")] + [("7", "chosen", "219", "120")], rows
assert (rows[0][SWORD], rows[0][MALLET]) == ("1", "2")  # as the pack has them
chosen = rows[-1]
# The pack is the game's own but for those two numbers.
own, made = run("pack", "bloodsport")[1], open(path("a.yaml")).read()
for name, number, key in (("Broken Sword", chosen[SWORD], "1"), ("Tombstone Mallet", chosen[MALLET], "2")):
    own, n = re.subn("(name: %s\n.*\n    damage: )%s" % (name, key), "\\g<1>" + number, own)
    assert n == 1
assert own == made and run("pack", "bloodsport", "--check", path("a.yaml"))[0] == 0
# A line is what a comparison of those numbers gives on those deals; the loss is the distance from 50 % in halves of 98 %, squared,
# and a hundredth of the squared moves by their ranges.
here, plus = rows[0], rows[1]
pair = json.loads(run("compare", "bloodsport", "--seats", "careful", "--matches", "30", "--seed", here["seed"], "--json", "--b",
                      "%s=%s,%s=%s" % (SWORD, plus[SWORD], MALLET, plus[MALLET]))[1])
won = next(f for f in pair["figures"] if f["name"] == "won" and f["of"] == "share")
assert [won["a"]["value"], won["b"]["value"]] == [float(here["won"]), float(plus["won"])]
for r in rows:
    loss = ((float(r["won"]) - 0.5) / 0.49) ** 2 + 0.01 * (((int(r[SWORD]) - 1) / 3) ** 2 + ((int(r[MALLET]) - 2) / 2) ** 2)
    assert abs(loss - float(r["loss"])) < 1e-5, r
# The same whoever plays.
assert tune("b", "won=1%..99%", "--jobs", "1")[0] == 0
assert open(path("b.csv")).read() == open(path("a.csv")).read() and open(path("b.yaml")).read() == made
# What cannot be had is said, and the best is written all the same.
code, out, err = tune("c", "won=98%..99%")
assert code == 1 and "not as wanted" in out and os.path.exists(path("c.yaml")), (code, out, err)

for args, says in [(("--rounds", "3"), "--target"), (("--target", "won=9%..3%"), "NAME=LOW..HIGH"), (("--target", "won"), "NAME=LOW..HIGH"),
                   (("--target", "luck=1%..2%"), 'no share of "luck"'), (("--target", "won=1..2"), 'no mean of "won"')]:
    code, out, err = run("tune", "bloodsport", "--seats", "careful", *VARY, "--output", path("d.yaml"), "--tried", path("d.csv"), *args)
    assert code == 2 and not out and says in err and err.count("\n") == 1, (args, code, out, err)
for vary, says in [("stock=1..2", "numbers of the pack"), (SWORD, "with their bounds"), (SWORD + "=3..1", "with their bounds"),
                   (SWORD + "=1..4000", "damage"), ("weapons.axe.damage=1..2", "not in the pack")]:
    code, out, err = run("tune", "bloodsport", "--seats", "careful", "--vary", vary, "--target", "won=1%..9%", "--output", path("d.yaml"), "--tried", path("d.csv"))
    assert code == 2 and not out and says in err and err.count("\n") == 1, (vary, code, out, err)
assert not os.path.exists(path("d.yaml")) and not os.path.exists(path("d.csv"))
for name, says in [("a", "already exists"), ("no/a", "No such file")]:
    code, out, err = tune(name, "won=1%..99%")
    assert code == 2 and not out and says in err and err.count("\n") == 1, (name, code, out, err)
assert open(path("a.yaml")).read() == made

print("tune: what was tried, and the pack")
