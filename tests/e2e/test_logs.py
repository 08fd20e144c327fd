"""Logs: replayed, verified, and refused with their line when a byte is changed, a line is cut, or they are
of another edition."""
import json
import os
import random

from e2e import Play, check, done, entries, path, run

log = path("game.jsonl")
p = Play("bloodsport", "--seats", "me,careful", "--log", log)
p.play(random.Random(3))
p.close()
lines = open(log, encoding="utf-8").read().splitlines(keepends=True)
count = len([e for e in entries(log) if "n" in e])


def file(name, text):
    with open(path(name), "wb") as f:
        f.write(text if isinstance(text, bytes) else text.encode())
    return path(name)


def refused(name, text, line, what, reason=""):
    f = file(name, text)
    for command in ("replay", "verify", "chronicle"):
        code, out, err = run(command, f)
        check(code == 2 and not out and err.count("\n") == 1 and err.startswith("%s:%d:" % (f, line)) and
              reason in err, "%s: %s" % (command, what), err + out)


# Every way to look at it.
code, out, err = run("replay", log)
check(code == 0 and "After %d moves" % count in out, "replay counts the moves", out + err)
view = json.loads(run("replay", log, "--json")[1])
check(view["n"] == count and view["over"] is True and len(view["payoff"]) == 2, "replay --json")
early = json.loads(run("replay", log, "--json", "--until", "30", "--seat", "1")[1])
check(early["n"] == 30 and early["over"] is False, "--until stops there")
hand = early["view"]["action-place"] if "action-place" in early["view"] else early["view"]
check("hand-1" in json.dumps(hand), "--seat 1 has that seat's hand")
code, out, err = run("replay", log, "--text", "--seat", "watcher")
check(code == 0 and "guard: " in out, "--text prints the fields", out + err)
moves = run("replay", log, "--moves", "--seat", "0")[1]
check(moves.count("\n") == count and "card=?" in moves, "--moves lists them, hidden ones as ?")
code, story, err = run("replay", log, "--story", "--seat", "0")
check(code == 0 and "You draw" in story and "Phase" not in err, "--story tells it", err)
check(run("replay", "-", data="".join(lines))[1] == run("replay", log)[1], "- is the standard input")
code, out, err = run("verify", log, "--draws")
check(code == 0 and out.count("point ") > 50, "verify --draws lists every draw", out[:500])
check(json.loads(run("verify", log, "--json")[1])["result"] == "proven", "verify --json")

# One changed byte, at many places.
rng = random.Random(11)
for k in range(40):
    i = rng.randrange(len(lines))
    at = rng.randrange(len(lines[i]) - 1)
    old = lines[i][at]
    new = rng.choice([c for c in "0123456789abcdefxyz{}:," if c != old])
    changed = lines[:i] + [lines[i][:at] + new + lines[i][at + 1:]] + lines[i + 1:]
    refused("changed.jsonl", "".join(changed), i + 1, "byte %d of line %d changed from %s to %s" %
            (at, i + 1, old, new))
i = len(lines) // 2
refused("gone.jsonl", "".join(lines[:i] + lines[i + 1:]), i + 1, "a line left out")
refused("twice.jsonl", "".join(lines[:i] + lines[i:i + 1] + lines[i:]), i + 2, "a line twice")
refused("cut.jsonl", "".join(lines[:i]) + lines[i][:20], i + 1, "cut within a line")
refused("bad.jsonl", "".join(lines[:i]).encode() + b"\xff\xfe\n", i + 1, "broken UTF-8")
refused("more.jsonl", "".join(lines) + lines[-1], len(lines) + 1, "lines after the end")

f = file("short.jsonl", "".join(lines[:i]))
code, out, err = run("replay", f)
check(code == 0 and "unfinished" in out, "cut after a whole line: unfinished, replays", out + err)
code, out, err = run("verify", f)
check(code == 3 and "unfinished, %d moves" % (i - 1) in out, "... and there is nothing to verify yet", out + err)

# By hand: no chain, no numbers; an illegal line stops it.
hand = ['{"croupier":1,"game":"bloodsport","edition":1,"seats":1}']
hand += [json.dumps({k: v for k, v in e.items() if k not in ("h", "digest", "n")})
         for e in entries(log)[1:7]]
f = file("hand.jsonl", hand[0] + "\n" + '{"seat":"chance","do":"draw","to":0,"card":"keyhole"}\n')
code, out, err = run("replay", f)
check(code == 0 and "After 1 move:" in out, "a log by hand replays", out + err)
code, out, err = run("verify", f)
check(code == 3, "... and proves nothing", out + err)
refused("illegal.jsonl", hand[0] + "\n" + '{"seat":0,"do":"pass"}\n', 2, "an illegal move", "turn")
refused("other.jsonl", hand[0] + "\n" + '{"seat":1,"do":"pass"}\n', 2, "a seat that is not there", "seat")
refused("word.jsonl", hand[0] + "\n" + '{"seat":"chance","do":"draw","to":0,"card":"keyhoel"}\n', 2,
        "a misspelt card", "Did you mean keyhole")
for name, old, new in [("edition", '"edition":1', '"edition":99'), ("format", '"croupier":1', '"croupier":9')]:
    code, out, err = run("replay", file(name + ".jsonl", hand[0].replace(old, new) + "\n"))
    check(code == 3 and name + ".jsonl:1: " in err and name in err and "Its moves are listed, not replayed" in err, "replay: another " + name, err)
refused("game.jsonl2", hand[0].replace("bloodsport", "bludsport") + "\n", 1, "another game")
refused("rules.jsonl", hand[0].replace('"seats":1', '"seats":1,"rules":{"stok":"printed"}') + "\n", 1,
        "an unknown table option", "stock")
code, out, err = run("replay", file("empty.jsonl", ""))
check(code == 2 and err.count("\n") == 1, "an empty file", err)

# A pack of one's own travels in the log.
with open(os.path.join(os.path.dirname(__file__), "..", "..", "games", "bloodsport", "pits.yaml"),
          encoding="utf-8") as f:
    pack = f.read()
own = file("own.yaml", pack.replace("Keyhole", "Peephole").replace("name: pits", "name: own"))
kept = path("own.jsonl")
code, out, err = run("table", "bloodsport", "--seats", "careful", "--pack", own, "--log", kept, "--seed", "2")
check(code == 0, "a table with a pack of one's own", out + err)
os.unlink(own)
code, out, err = run("verify", kept)
check(code == 0 and '"text"' in open(kept).readline(), "its log verifies without the file", out + err)
done("logs")
