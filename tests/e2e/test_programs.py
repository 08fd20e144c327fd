"""Programs that croupier starts: the bot that docs/protocol.md prints plays every game against itself; programs that hang,
crash, leave or talk nonsense are named and gone. Totals of many matches, in one process or in several."""
import json
import os
import re
import subprocess
import time

from e2e import BIN, ENV, ROOT, check, done, entries, path, run

# ---- The bot as printed ----
with open(os.path.join(ROOT, "docs", "protocol.md"), encoding="utf-8") as f:
    printed = [code for code in re.findall(r"```python\n(.*?)```", f.read(), re.S) if "sys.stdin" in code]
check(len(printed) == 1, "the page prints one bot")
with open(path("bot.py"), "w", encoding="utf-8") as f:
    f.write(printed[0])
BOT = "prog:python3 -B " + path("bot.py")
for game, seats in [("bloodsport", 2), ("gamblers-heart", 3), ("texarkana", 3), ("twenty-one", 2), ("kuhn", 2)]:
    log = path(game + ".jsonl")
    began = time.time()
    rules = ["--rules", "story=first"] if game == "twenty-one" else []
    code, out, err = run("table", game, "--seats", ",".join([BOT] * seats), "--seed", "3", "--think", "20000", "--log", log, *rules)
    check(code == 0 and not err and "over after" in out, "the printed bot plays %s to the end" % game, out + err)
    # 3: a quest that was left while a High Ace was hidden keeps its secrets, the seed too.
    check(run("verify", log)[0] in ((0, 3) if game == "gamblers-heart" else (0,)) and entries(log)[0]["seats"] == ["prog:python3"] * seats, "its log verifies", log)
    print("  %s: %d entries in %.1f s" % (game, len(entries(log)), time.time() - began))


# Bots at a table of people play their part: one follows what a person has tried, before that person is asked again.
followed = 0
for seed in range(1, 9):
    log = path("posse%d.jsonl" % seed)
    run("table", "texarkana", "--seats", "careful,%s,careful,careful" % BOT, "--seed", str(seed), "--think", "20000", "--log", log)
    acts = [(e["seat"], e["do"]) for e in entries(log)[1:] if e.get("do") in ("attempt", "wait", "scene")]
    followed += sum(a == (1, "attempt") and b in ((2, "attempt"), (3, "attempt")) and c[0] == 1 for a, b, c in zip(acts, acts[1:], acts[2:]))
check(followed, "a bot follows a person")


# ---- Programs that do not play ----
def script(name, *lines):
    with open(path(name), "w", encoding="utf-8") as out:
        out.write("#!/bin/sh\n" + "\n".join(lines) + "\n")
    os.chmod(path(name), 0o755)
    return "prog:" + path(name)


MARK = "8640%d" % os.getpid()  # seconds of sleep that nobody else sleeps


def left_over():
    out = subprocess.run(["ps", "-eo", "stat,args"], capture_output=True, text=True, check=True).stdout
    return [line for line in out.splitlines() if "sleep " + MARK in line and "ps -eo" not in line]


for name, lines, why in [
    ("hang", ["exec sleep " + MARK], "has not moved within 300 ms."),
    ("stubborn", ["trap '' TERM", "sleep %s & sleep %s" % (MARK, MARK)], "has not moved within 300 ms."),
    ("deaf", ["while read line; do :; done"], "has not moved within 300 ms."),
    ("garbage", ["while echo nonsense; do :; done"], "sent 100 messages in a row that were refused."),
    ("endless", ["yes | tr -d '\\n'"], "has not moved within 300 ms."),
    ("leaves", ["read line", "exit 3"], "has left with exit code 3."),
    ("quiet", ["read line"], "has left."),
    ("crash", ["read line", "kill -SEGV $$"], "has crashed: Segmentation fault."),
    ("stops", ["read line; read line", "kill -KILL $$"], "has crashed: Killed."),
]:
    log = path(name + ".jsonl")
    began = time.time()
    code, out, err = run("table", "kuhn", "--seats", "random," + script(name, *lines), "--seed", "3", "--think", "300", "--log", log)
    ours = [line for line in err.splitlines() if line.startswith("croupier: ")]
    check(code == 1 and len(ours) == 1 and ours[0].startswith("croupier: The program of seat 1 (prog:%s) %s The match is stopped after "
                                                             % (name, why)), "%s: one line says so" % name, err)
    check("stopped after" in out and entries(log)[-1]["end"] == "stopped", "%s: its log is ended" % name, out)
    check(time.time() - began < 8, "%s: soon" % name)
check(not left_over(), "nothing that was started is left", str(left_over()))
code, out, err = run("table", "kuhn", "--seats", "random,prog:/no/such/bot", "--games", "3")
check(code == 1 and err.count("could not be started") == 1, "what cannot be started is tried once", err)

# Ctrl-C ends the table and what it started.
p = subprocess.Popen([BIN, "table", "kuhn", "--seats", "random," + script("wait", "exec sleep " + MARK)], stdout=subprocess.PIPE,
                     stderr=subprocess.PIPE, env=ENV)
time.sleep(0.5)
p.send_signal(2)
out, err = p.communicate(timeout=20)
check(p.returncode == 1 and b"Interrupted." in err and not left_over(), "Ctrl-C ends both", err.decode())

# Over our own streams there is no clock, unless one is asked for.
p = subprocess.Popen([BIN, "table", "kuhn", "--seats", "random,stdio", "--think", "300"], stdin=subprocess.PIPE,
                     stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENV)
err = p.stderr.read().decode()
check(p.wait(20) == 1 and "seat 1 (stdio) has not moved within 300 ms." in err, "--think holds for stdio too", err)

# ---- Many matches ----
code, out, err = run("table", "kuhn", "--seats", "random," + script("four", "read line", "exit 4"),
                     "--games", "4", "--seed", "1", "--json")
totals = json.loads(out)
check(code == 1 and totals["games"] == 0 and totals["stopped"] == 4 and [s["stopped"] for s in totals["seats"]] == [0, 4],
      "matches that a program stopped are counted apart", out)
for game, seats in [("bloodsport", "careless,random"), ("gamblers-heart", "careful,careful,careful"), ("texarkana", "careful,careful"),
                    ("twenty-one", "careful,careful")]:
    args = ["table", game, "--seats", seats, "--games", "7", "--seed", "5"]
    one = run(*args, "--json")
    check(one == run(*args, "--jobs", "3", "--json") == run(*args, "--jobs", "7", "--json"), "%s: the same totals by any number of jobs"
          % game, str(one))
    totals = json.loads(one[1])
    rows = list(totals["tallies"].values()) + [t for s in totals["seats"] for t in s["tallies"].values()]
    check(rows and all(r["low"] <= r["share"] <= r["high"] and r["mean"] >= r["share"] - 1e-6 for r in rows), "%s: what came about" % game,
          one[1])
    code, text, err = run(*args, "--jobs", "2")
    check(code == 0 and "95% interval" in text, "%s: in words" % game, text + err)
# Of 7 Bloodsport matches k were won: Wilson's interval by hand for k = 0 is 0 to z^2 / (n + z^2) = 3.8415 / 10.8415.
totals = json.loads(run("table", "bloodsport", "--seats", "random", "--games", "7", "--seed", "1", "--json")[1])
won = totals["seats"][0]["tallies"]["won"]
check(won["share"] == 0 and won["low"] == 0 and abs(won["high"] - 3.841459 / 10.841459) < 1e-5, "Wilson's interval", str(won))
done("programs")
