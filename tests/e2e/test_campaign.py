"""A campaign in a file: three evenings of bots to Black Jacknarok, one continued by hand, and files that are none or are wrong."""
import json
import os
import random
import re
import shutil

from e2e import Play, check, done, entries, path, run

GAME, FILE = "gamblers-heart", path("ours.jsonl")
SEATS = "careful,careful,strong,careful"


def read(name):
    with open(name, encoding="utf-8") as f:
        return f.read()


def write(name, text):
    with open(path(name), "w", encoding="utf-8") as f:
        f.write(text)
    return path(name)


def evening(n, seed, *more, seats=SEATS):
    log = path("evening-%d.jsonl" % n)
    if os.path.exists(log):
        os.remove(log)
    return run("table", GAME, "--seats", seats, "--campaign", FILE, "--seed", str(seed), "--log", log, "--story", *more)


def of(log, verb):
    return [e for e in entries(log) if e.get("do") == verb]


# Three evenings of bots.
code, out, err = evening(1, 1)
check(code == 0 and "Evening 1 is over" in out and "The campaign continues." in out, "a first evening begins a campaign", out + err)
after = [json.loads(line) for line in read(FILE).splitlines()]
check(after[0]["rules"]["evening"] == 2 and after[-1]["end"] == "stopped", "its file is the beginning of the second", read(FILE))
check(after[1]["do"] == "carry" and not any(e.get("seat") == "chance" for e in after), "said by seats, not drawn")
second = read(FILE)
shutil.copy(FILE, path("twice.jsonl"))
code, out, err = evening(2, 2)
log = path("evening-2.jsonl")
check(code == 0 and out.startswith("Evening 2 of 3."), "the second begins where the first ended", out[:300] + err)
names = [e["person"] for e in of(path("evening-1.jsonl"), "name")]
check([e["person"] for e in of(log, "name")][:3] == sorted(names, key=lambda n: next(
    e["seat"] for e in of(path("evening-1.jsonl"), "name") if e["person"] == n)), "with the same Gamblers", str(names))
facts = {e["fact"] for e in of(log, "recall")}
check(facts and all(f in read(log) for f in facts), "and what is remembered")
quests = [e["quest"] for n in (1, 2) for e in of(path("evening-%d.jsonl" % n), "seed")]
check(len(set(quests)) == 2 and of(log, "recall-quest")[0]["quest"] == quests[0], "at another Quest", str(quests))
check(run("verify", log)[0] == 3 and "show-ace" not in read(log), "its secrets stay", run("verify", log)[1])
code, out, err = run("replay", log)
check(code == 0, "and its log needs no other", err)

# An evening that was begun from the same file, but ends later, is not written over what has been played since.
third = read(FILE)
code, out, err = run("table", GAME, "--seats", SEATS, "--campaign", path("twice.jsonl"), "--seed", "9")
check(code == 0 and read(path("twice.jsonl")) != third, "another branch of it may be played", err)
shutil.copy(FILE, path("kept.jsonl"))
code, out, err = run("play", GAME, "--seats", "me,careful,careful,careful", "--campaign", FILE, "--log", path("late.jsonl"), data="quit\n")
check(code == 0 and "--campaign '%s'" % FILE in out, "an evening that is broken off says how it goes on", out[-600:] + err)
check(read(FILE) == third, "and the file stays as it was")

code, out, err = evening(3, 4)
check(code == 0 and "Black Jacknarok" in out and "High Ace of" in out, "the third ends in Black Jacknarok", out[-2000:] + err)
shown = [out.split("\n")[i + 1].strip() for i, line in enumerate(out.split("\n")) if line.startswith("The High Ace of ")]
written = {e["text"] for e in of(path("evening-1.jsonl"), "high-ace")}
check(len(written) == 3 and len(shown) == len(set(shown)) >= 3 and written <= set(shown), "bots write High Aces, no two the same, and all are shown", shown)
code, out, err = evening(3, 5)
check(code == 2 and "This campaign has ended" in err and "replay" in err, "and no other follows", err)
check(run("verify", FILE)[0] == 0, "the file has its last evening", run("verify", FILE)[1])

# The one that was broken off ends after the third has been written.
last = read(FILE)
p = Play("--resume", path("late.jsonl"), "--campaign", FILE)
p.play(random.Random(5))
p.close()
check("stands at evening" in p.text or "This campaign has ended" in p.text, "it says that it was played elsewhere", p.text[-600:])
check(read(FILE) == last, "and what was played since stays")

# By hand: a human Gambler whose secrets are in the file and come back to them alone.
hand = path("hand.jsonl")
code, out, err = run("table", GAME, "--seats", "careful,careful", "--rules", "evenings=5", "--campaign", hand, "--seed", "3")
check(code == 0, "a campaign of a GM and one Gambler", err)
code, out, err = run("play", GAME, "--seats", "careful,me", "--campaign", hand, "--log", path("hand-2.jsonl"), data="board\nquit\n")
check(code == 0 and "Evening 2 of 5." in out and "What is remembered" in out, "a seat may be somebody else's on another evening", out[-3000:] + err)

# What a seat's log of an evening has of the others' secrets.
with open(log, encoding="utf-8") as f:
    secret = [json.loads(line) for line in f if '"do":"patron"' in line]
check(secret and all(e["patron"] != "?" for e in secret), "the full log has the Patronages")

# Wrong ones.
lines = second.splitlines(keepends=True)
bad = [
    (write("cut.jsonl", "".join(lines[:-1])), "its end is missing", "cut at the end of a line"),
    (write("half.jsonl", second[:len(second) // 2]), "The line is cut", "cut within a line"),
    (write("edited.jsonl", second.replace('"fortune":', '"fortune":1', 1)), "", "edited"),
    (write("not.jsonl", "hello\n"), "", "no log"),
    (path("evening-1.jsonl"), "", "the log of an evening"),
]
for name, why, what in bad:
    before = read(name)
    code, out, err = run("table", GAME, "--seats", SEATS, "--campaign", name)
    check(code == 2 and why in err and err.count("\n") == 1 and read(name) == before, "refused: " + what, str(code) + err)
code, out, err = run("table", "kuhn", "--seats", "random,random", "--campaign", path("twice.jsonl"))
check(code == 2 and "has no campaigns" in err, "a game without campaigns", err)
run("table", "texarkana", "--seats", "careful,careful", "--log", path("tx.jsonl"), "--seed", "1")
code, out, err = run("table", GAME, "--seats", SEATS, "--campaign", path("tx.jsonl"))
check(code == 2 and "not of Gambler's Heart" in err, "another game's", err)
for more in (["--rules", "quests=2"], ["--pack", "crossroads"]):
    code, out, err = run("table", GAME, "--seats", SEATS, "--campaign", path("kept.jsonl"), *more)
    check(code == 2 and "Leave out " + more[0] in err, "it has its own: " + more[0], err)
code, out, err = run("table", GAME, "--seats", "careful,careful", "--campaign", path("kept.jsonl"))
check(code == 2 and "a campaign of 4 seats" in err, "too few seats", err)
newer = lines[0].replace('"edition":4', '"edition":40', 1)
code, out, err = run("table", GAME, "--seats", SEATS, "--campaign", write("newer.jsonl", newer))
check(code == 2 and err.count("\n") == 1, "a newer build's", err)
code, out, err = run("table", GAME, "--seats", SEATS, "--campaign", path("new.jsonl"), "--games", "2")
check(code == 2 and not os.path.exists(path("new.jsonl")), "one evening at a time", err)

done("campaigns")
