"""croupier compare and croupier sweep: that a changed number is what a changed file is, that differences are taken deal by deal,
and that what is called clear is.

    compare.py
"""
import csv
import io
import json
import math
import os
import pty
import re
import subprocess
import tempfile

CROUPIER = os.path.abspath(os.environ.get("CROUPIER", "build/croupier"))
HERE = tempfile.TemporaryDirectory()
path = lambda name: os.path.join(HERE.name, name)


def run(*args, **more):
    p = subprocess.run([CROUPIER, *args], capture_output=True, text=True, timeout=300, **more)
    return p.returncode, p.stdout, p.stderr


def ask(*args):
    code, out, err = run(*args, "--json")
    assert code == 0 and not err, (args, code, err)
    return json.loads(out)


def figures(answer):
    return {(f["name"], f["seat"], f["of"]): f for f in answer["figures"]}


def pack(game, name, before, old, new):
    """The game's own pack with one number changed by hand, which follows `before`."""
    text, count = re.subn("(%s)%d\\b" % (before, old), "\\g<1>%d" % new, run("pack", game)[1])
    assert count == 1, (game, before, count)
    with open(path(name), "w") as f:
        f.write(text)
    return path(name)


# ---- A number, and the file with that number ----
PIT = ["compare", "bloodsport", "--seats", "careful", "--matches", "60"]
hand = pack("bloodsport", "sword.yaml", "name: Broken Sword\n.*\n    damage: ", 1, 4)
by_file = ask(*PIT, "--b", "pack=" + hand)
assert by_file["figures"] == ask(*PIT, "--b", "weapons.broken-sword.damage=4")["figures"]
assert by_file["figures"] == ask(*PIT, "--b", "weapons.0.damage=4")["figures"]
assert by_file["figures"] == ask(*PIT, "--b", "weapons.0.damage=9,weapons.0.damage=4")["figures"]
HERO = ["compare", "twenty-one", "--seats", "careful,careful", "--matches", "3"]
text = run("pack", "twenty-one")[1]
assert "\nskills:" not in text  # 21's own pack leaves the rules' rows as they are
with open(path("rows.yaml"), "w") as f:
    f.write(text + "\nskills:\n  - {name: soul, cost: 5}\n  - {name: light, cost: 2}\n")
rows = ask(*HERO, "--b", "pack=" + path("rows.yaml"))
assert rows["figures"] == ask(*HERO, "--b", "skills.soul.cost=5,skills.light.cost=2")["figures"]
with open(path("rows2.yaml"), "w") as f:  # a key that its row has not yet
    f.write(text + "\nskills:\n  - {name: soul, cost: 5}\n  - {name: light, lo: -1}\n")
assert rows["figures"] == ask(*HERO, "--pack", path("rows2.yaml"), "--a", "pack=keep", "--b", "skills.light.cost=2")["figures"]
with open(path("rows3.yaml"), "w") as f:  # the same, written the other way
    f.write(text + "\nskills:\n  - name: soul\n    cost: 4\n  - name: light\n    lo: -1\n")
assert rows["figures"] == ask(*HERO, "--pack", path("rows3.yaml"), "--a", "pack=keep", "--b", "skills.light.cost=2,skills.soul.cost=5")["figures"]

# ---- Nothing changed is nothing different ----
for f in ask(*PIT, "--b", "weapons.broken-sword.damage=1")["figures"]:
    assert f["difference"] == {"value": 0, "low": 0, "high": 0} and not f["clear"] and f["a"] == f["b"], f
assert "the same in every deal" in run(*PIT, "--b", "weapons.broken-sword.damage=1")[1]

# ---- Deal by deal: one at a time, and all together ----
N = 40
QUEST = ["compare", "gamblers-heart", "--seats", "careful,careful", "--a", "quests=2", "--b", "quests=3"]
together = ask(*QUEST, "--matches", str(N), "--seed", "11")
one = [figures(ask(*QUEST, "--matches", "1", "--seed", str(11 + i))) for i in range(N)]
for key, f in figures(together).items():
    sides = [[m[key][side]["value"] for m in one] for side in "ab"]
    d = [b - a for a, b in zip(*sides)]
    mean = sum(d) / N
    half = 1.959963984540054 * math.sqrt((sum(x * x for x in d) / N - mean * mean) / (N - 1))
    for side, values in zip("ab", sides):
        assert abs(f[side]["value"] - sum(values) / N) < 2e-6, (key, side)
    got = f["difference"]
    assert abs(got["value"] - mean) < 2e-6 and abs(got["low"] - mean + half) < 2e-6 and abs(got["high"] - mean - half) < 2e-6, (key, got, mean, half)
    assert f["clear"] == (got["low"] > 0 or got["high"] < 0), key
# A third Quest can be won, and is not played in a campaign of two.
won = figures(together)["quests-won", None, "mean"]
assert won["clear"] and 0 < won["difference"]["value"] <= 1 and won["a"]["value"] <= 2, won
assert together["figures"] == ask(*QUEST, "--matches", str(N), "--seed", "11", "--jobs", "1")["figures"]
# The luck of a comparison is as good as a table's: what each side comes to is what a run of its own says.
for side, quests in (("a", "2"), ("b", "3")):
    alone = figures(ask("simulate", "gamblers-heart", "--seats", "careful,careful", "--rules", "quests=" + quests, "--matches", "600"))
    alone = alone["quests-won", None, "mean"]
    paired = figures(ask(*QUEST, "--matches", "600"))["quests-won", None, "mean"][side]
    sigma = math.hypot(alone["high"] - alone["low"], paired["high"] - paired["low"]) / 3.92
    assert abs(alone["value"] - paired["value"]) < 4 * sigma, (side, alone, paired)

# ---- A sweep is comparisons ----
SWEEP = ["sweep", "gamblers-heart", "--seats", "careful,careful", "--rules", "quests=3", "--matches", str(N), "--seed", "11"]
swept = ask(*SWEEP, "--vary", "quests=1..5:2", "--figure", "quests-won")
assert [v["with"] for v in swept["values"]] == [{"quests": q} for q in "135"] and swept["of"] == "mean"
for v in swept["values"]:
    pair = figures(ask(*QUEST[:4], "--rules", "quests=3", "--b", "quests=" + v["with"]["quests"], "--matches", str(N), "--seed", "11"))
    pair = pair["quests-won", None, "mean"]
    assert v["is"] == pair["b"] and v["difference"] == pair["difference"] and swept["base"] == pair["a"], v
assert [v["clear"] for v in swept["values"]] == [True, False, True] and swept["changes_sign"] == ["quests"]
alone = ask(*SWEEP, "--vary", "quests=4|5", "--figure", "quests-won")
assert alone["changes_sign"] == [] and alone["values"][1]["is"] == swept["values"][2]["is"]
said = run(*SWEEP, "--vary", "quests=1..5:2", "--figure", "quests-won")[1]
assert "quests: changes sign" in said and re.search(r"^    1 .* - .*#", said, re.M) and re.search(r"^    3 .* = ", said, re.M), said
cells = ask(*SWEEP, "--vary", "quests=1|3,flashback=two-fortune|free", "--heatmap")
assert [list(v["with"].values()) for v in cells["values"]] == [["1", "two-fortune"], ["1", "free"], ["3", "two-fortune"], ["3", "free"]]
pair = figures(ask(*QUEST[:4], "--rules", "quests=3", "--b", "quests=1,flashback=free", "--matches", str(N), "--seed", "11"))
assert cells["values"][1]["difference"] == pair["quests-won", None, "mean"]["difference"] and cells["base"] == pair["quests-won", None, "mean"]["a"]
table = list(csv.DictReader(io.StringIO(run(*SWEEP, "--vary", "quests=1|3,flashback=two-fortune|free", "--heatmap", "--csv")[1])))
assert [float(row["is"]) for row in table] == [v["is"]["value"] for v in cells["values"]] and table[1]["value2"] == "free"
# The same as a page: a chart, and a table with every value and its verdict; what is noise is grey.
for how, rows, noisy in ((["--vary", "quests=1..5:2", "--figure", "quests-won"], 3, 1), (["--vary", "quests=1|3,flashback=two-fortune|free", "--heatmap"], 4, None)):
    page = path("sweep.html")
    assert run(*SWEEP, *how, "-o", page)[:2] == (0, "")
    html = open(page).read()
    assert html.count("<tr><th scope=row>") == rows and html.count("role=\"img\"") == 1, how
    drawn = json.loads(run(*SWEEP, *how, "--json")[1])["values"]
    for word, is_so in (("the same in every deal", lambda v: v["same"]), ("within the noise", lambda v: not v["clear"] and not v["same"]), ("clearly more", lambda v: v["clear"] and v["difference"]["value"] > 0),
                        ("clearly less", lambda v: v["clear"] and v["difference"]["value"] < 0)):
        assert html.count("<td>" + word) == sum(map(is_so, drawn)), (how, word)
    assert ("quests changes sign" in html) == ("--heatmap" not in how)
assert run(*SWEEP, "-o", path("none/x.html"))[0] == 2
# Where no deal came out otherwise it says that, and gives no interval.
still = ask(*SWEEP, "--vary", "quests=3|4", "--figure", "quests-won")["values"]
assert [v["same"] for v in still] == [True, False] and not still[0]["clear"] and still[0]["difference"]["value"] == 0, still
assert still[1]["difference"]["low"] < still[1]["difference"]["high"]
said = run(*SWEEP, "--vary", "quests=3|4", "--figure", "quests-won")[1]
assert re.search(r"^    3 .* = .*[|] +the same in every deal$", said, re.M) and "the same" not in said.split("    4 ")[1].split("\n")[0], said
assert re.search(r"^ +3 +\S+= ", run(*SWEEP, "--vary", "quests=3|4,flashback=two-fortune|free", "--heatmap")[1], re.M)
assert [row["same"] for row in csv.DictReader(io.StringIO(run(*SWEEP, "--vary", "quests=3|4", "--csv")[1]))] == ["yes", "no"]
assert run(*SWEEP, "--vary", "quests=3|4", "-o", path("still.html"))[0] == 0
assert open(path("still.html")).read().count("<td>the same in every deal<td>") == 1
assert re.search("  the same in every deal$", run(*QUEST[:4], "--rules", "quests=3", "--b", "quests=3", "--matches", "20")[1], re.M)
# Without --vary: every option of the table.
rules = {r["name"] for r in json.loads(run("games", "gamblers-heart", "--json")[1])["rules"]}
every = ask("sweep", "gamblers-heart", "--seats", "careful,careful", "--matches", "2")
assert {name for v in every["values"] for name in v["with"]} == rules, every
# The more values, the more it takes.
noise = ask("sweep", "bloodsport", "--seats", "careful", "--matches", "30", "--vary", "weapons.broken-sword.damage=1..4,weapons.tombstone-mallet.damage=1..4")
for v in noise["values"]:
    half = (v["difference"]["high"] - v["difference"]["low"]) / 2
    assert v["clear"] == (abs(v["difference"]["value"]) > half * 2.7343687 / 1.959963984540054), v  # 8 values: 1 - 0.05/16 of the normal


def on_terminal(**env):
    """What a terminal is shown."""
    shown = b""
    pid, fd = pty.fork()
    if not pid:
        os.environ.update(TERM="xterm-256color", **env)
        os.execv(CROUPIER, [CROUPIER, *SWEEP, "--vary", "quests=1|3"])
    while True:
        try:
            got = os.read(fd, 65536)
        except OSError:
            break
        if not got:
            break
        shown += got
    os.waitpid(pid, 0)
    return shown.decode()


os.environ.pop("NO_COLOR", None)
assert re.search("\033\\[90m    3 .* = ", on_terminal()) and "\033[90m    1" not in on_terminal()
assert "\033[9" not in on_terminal(NO_COLOR="1")

# ---- What is refused, in one line ----
for args, says in [
        ((*PIT,), "Add --b"), ((*PIT, "--b", "stock"), "NAME=VALUE"), ((*PIT, "--b", "stok=printed"), "Did you mean stock?"),
        ((*PIT, "--b", "weapons.axe.damage=3"), 'weapons.axe.damage is not in the pack'), ((*PIT, "--b", "weapons.0.damage=-7"), "damage"),
        ((*PIT, "--b", "weapons.brokn-sword.damage=3"), "Did you mean weapons.broken-sword.damage?"),
        ((*HERO, "--b", "skills.nope.cost=2"), '--b: "nope" is not among the skills of the pack keep'),
        ((*HERO, "--a", "skills.ripost.cost=2"), '"ripost" is not among the skills of the pack keep. Did you mean riposte?'),
        ((*HERO, "--pack", path("rows.yaml"), "--b", "skills.sould.cost=2"), '"sould" is not among the skills of the pack rows. Did you mean soul?'),
        (("sweep", *HERO[1:], "--vary", "skills.nope.cost=1..2"), '--vary: "nope" is not among the skills of the pack keep'),
        (("tune", *HERO[1:4], "--vary", "skills.nope.cost=1..2", "--target", "run-won=45%..55%", "--output", path("t.yaml"), "--tried", path("t.csv")), '"nope" is not among the skills'),
        ((*PIT, "--b", "pack=" + path("none.yaml")), "no such file"),
        ((*PIT, "--b", "..=3"), "no number"), ((*PIT, "--b", "weapons=3"), 'no rule "weapons"'), (("compare", "kuhn", "--seats", "random,random", "--b", "a.b=1"), "no pack"),
        ((*HERO, "--b", "skills.soul.cots=1"), "Did you mean cost?"), ((*HERO, "--b", "skils.soul.cost=1"), "skils"),
        ((*SWEEP, "--vary", "quests=5..1"), "lower number first"), ((*SWEEP, "--vary", "x.y"), "NAME=VALUES"),
        ((*SWEEP, "--vary", "quests=1|2", "--heatmap"), "two to vary"), ((*SWEEP, "--figure", "luck"), 'no "luck"'),
        ((*SWEEP, "--vary", "quests=99"), "quests"), (("sweep", "kuhn", "--seats", "random,random"), "has no options"),
        ((*SWEEP, "--vary", "quests=1..200"), "more than 64")]:
    code, out, err = run(*args)
    assert code == 2 and not out and says in err and err.count("\n") == 1, (args, code, out, err)

print("compare, sweep: as files, deal by deal")
