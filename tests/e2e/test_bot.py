"""A program plays over the standard streams: the small bot of tests/bots to the end, and a rude one that is
refused without harm. Matches of bots, with totals."""
import json
import os
import subprocess
import sys

from e2e import BIN, ENV, ROOT, check, done, entries, path, run

BOT = os.path.join(ROOT, "tests", "bots", "random_bot.py")


def table(*args):
    return subprocess.Popen([BIN, "table", *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, env=ENV)


def with_bot(seats, seed):
    """A match between the small bot and others: croupier's exit code, the bot's, croupier's stderr."""
    log = path("bot%s.jsonl" % seed)
    t = table("bloodsport", "--seats", seats, "--seed", str(seed), "--log", log)
    b = subprocess.Popen([sys.executable, "-B", BOT, str(seed)], stdin=t.stdout, stdout=t.stdin)
    t.stdin.close()
    t.stdout.close()
    err = t.stderr.read().decode()
    t.stderr.close()
    return t.wait(60), b.wait(60), err, log


for seats, seed in [("careful,stdio", 7), ("stdio,random", 8), ("stdio", 9)]:
    code, bot, err, log = with_bot(seats, seed)
    check(code == 0 and bot == 0, "a program plays %s to the end" % seats, err)
    check("over after" in err, "the result is on the standard error", err)
    check(entries(log)[0]["seats"] == seats.split(","), "the log says who sat there")
    check(run("verify", log)[0] == 0, "its log verifies")

# At a stdio seat too one program can play several matches.
t = table("leduc", "--seats", "stdio,random", "--seed", "4", "--matches", "3")
b = subprocess.Popen([sys.executable, "-B", BOT, "1"], stdin=t.stdout, stdout=t.stdin)
t.stdin.close()
t.stdout.close()
err = t.stderr.read().decode()
t.stderr.close()
check(t.wait(60) == 0 and b.wait(60) == 0 and "leduc: 3 games" in err, "three matches over one pipe", err)
for args, says in [(("stdio,random", "--matches", "3", "--jobs", "2"), "one place"), (("random,random", "--matches", "3"), "programs"), (("random,random", "--facts"), "programs"),
                   (("random,stdio", "--games", "3"), "--matches"), (("random,stdio", "--games", "3", "--matches", "3"), "one of"), (("random,stdio", "--matches", "0"), "--matches")]:
    code, out, err = run("table", "leduc", "--seats", *args)
    check(code == 2 and not out and err.count("\n") == 1 and says in err, "refused in one line: %s" % (args,), err)

# A rude one.
t = table("bloodsport", "--seats", "stdio,random", "--seed", "3", "--log", path("rude.jsonl"))


def say(line):
    t.stdin.write(line if isinstance(line, bytes) else line.encode() + b"\n")
    t.stdin.flush()
    return json.loads(t.stdout.readline())


hello = json.loads(t.stdout.readline())
turn = json.loads(t.stdout.readline())
check(hello["type"] == "hello" and hello["protocol"] == 1 and turn["type"] == "turn", "hello, then a turn")
check(all(e.get("card") == "?" for e in turn["events"] if e["do"] == "draw" and str(e["to"]) == "1"),
      "the other's cards are hidden from it")
n = turn["n"]
for line, code in [
    ("nonsense", "bad-json"),
    ("[1,2]", "bad-json"),
    ('{"n":%d,"do":"pass","do":"pass"}' % n, "bad-json"),
    (b'{"n":1,"do":"\xff"}\n', "bad-json"),
    ('{"n":%d,"do":"%s"}' % (n, "x" * 70000), "bad-json"),
    ('{"do":"pass"}', "bad-message"),
    ('{"n":%d,"do":"fly"}' % n, "bad-message"),
    ('{"n":%d,"do":"pass","why":"not"}' % n, "bad-message"),
    ('{"n":%d,"do":"pass","seat":1}' % n, "bad-message"),
    ('{"n":%d,"do":"pay","time":0,"coin":0}' % n, "illegal"),
]:
    answer = say(line)
    check(answer["type"] == "error" and answer["code"] == code, "%.40r is refused: %s" % (line, code),
          str(answer))
answer = say('{"n":1,"do":"pass"}')
check(answer["code"] == "stale", "a stale move is refused", str(answer))
fresh = json.loads(t.stdout.readline())
check(fresh["type"] == "turn" and fresh["n"] == n and fresh["view"] == turn["view"],
      "the same turn follows; nothing has changed")
answer = say('{"n":%d,"do":"pass","id":"a1"}' % n)
check(answer["type"] == "ok" and answer["id"] == "a1" and answer["n"] == n + 1, "an id is confirmed", str(answer))
t.stdin.close()
rest = t.stdout.read().decode().splitlines()
err = t.stderr.read().decode()
check(json.loads(rest[-1])["end"] == "stopped", "the end is told as stopped", rest[-1][:200])
check(t.wait(30) == 1 and "has left" in err, "a program that leaves stops the match: exit 1", err)
check(entries(path("rude.jsonl"))[-1]["end"] == "stopped", "and its log is ended")

t = table("bloodsport", "--seats", "stdio", "--seed", "3")
t.stdin.write(b"nonsense\n" * 200)
t.stdin.close()
out, err = t.stdout.read(), t.stderr.read().decode()
check(t.wait(30) == 1 and "100 messages" in err, "a hopeless program is stopped", err)

# Bots among themselves.
code, out, err = run("table", "bloodsport", "--seats", "careful,random", "--seed", "7", "--log", path("a.jsonl"))
check(code == 0 and "seat 0, careful: " in out and not err, "a match of bots", out + err)
run("table", "bloodsport", "--seats", "careful,random", "--seed", "7", "--log", path("b.jsonl"))
check(open(path("a.jsonl")).read() == open(path("b.jsonl")).read(), "the same seed gives the same log")
code, out, err = run("table", "bloodsport", "--seats", "careful,random", "--json")
check(code == 0 and json.loads(out)["end"] == "over", "--json", out)
code, out, err = run("table", "bloodsport", "--seats", "random,careless", "--games", "10", "--seed", "1", "--json")
totals = json.loads(out)
check(code == 0 and totals["games"] == 10 and len(totals["seats"]) == 2, "--games counts", out)
for seat in totals["seats"]:
    check(seat["low"] <= seat["above_zero"] <= seat["high"], "the interval holds the share", out)
for toy in ("kuhn", "leduc"):
    code, out, err = run("table", toy, "--seats", "random,random", "--seed", "1", "--log", path(toy + ".jsonl"))
    check(code == 0 and run("verify", path(toy + ".jsonl"))[0] == 0, toy + " is played and verifies", out + err)
    check(run("replay", "--story", path(toy + ".jsonl"))[0] == 0, toy + " has a story from names alone")
done("bots and programs")
