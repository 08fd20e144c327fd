"""Pairs of matches that differ only in what somebody may not know: whoever may not know it is sent the same bytes, and its log and chronicle are
the same. Here: words that are marked as quotes, and the next evening of a campaign."""
import re

from house import *

sys.path.append(os.path.join(ROOT, "tests", "e2e"))
import e2e


def lines(house, table, token):
    """Its own log, but for what is of no match: the chain, and the first line with its seed."""
    log = house.own_log(table, token)
    return [{k: v for k, v in json.loads(line).items() if k != "h"} for line in (log.decode() if isinstance(log, bytes) else log).splitlines()[1:]]


def chronicle(log, seat):
    path = e2e.path("whole.jsonl")
    with open(path, "w", encoding="utf-8") as f:
        f.write("".join(json.dumps(line) + "\n" for line in log))
    code, out, err = e2e.run("chronicle", path, "--seat", str(seat))
    check(code == 0 and "<html" in out, "a chronicle of it", err)
    return out


def same(what, one, other):
    check(bool(one) and one == other, what, next(((a, b) for a, b in zip(one, other) if a != b), (len(one), len(other))) if one != other else one)


# ---- Quotes: a note that only seat 1 can read; what is tried on it, and what is marked beside it ----
house = House(None, "--rate", "1000", "--tables-hour", "100000", program=PARLEY)


def marked(note):
    table, tokens = house.table(game="parley", seats=["me", "open", "open"], seed=5, watchers=True)
    s = [sit(house, table, token) for token in tokens] + [sit(house, table, "")]
    for one in s:
        one.until("turn")
        silent(one, 0.1)
        del one.frames[:]

    def says(i, message):
        s[i].send(message)
        return s[i].until("ok", "error")

    ok = [says(1, {"n": 0, "id": "a", "do": "note", **({"text": note} if note else {})}), says(2, {"id": "b", "do": "say", "text": "Well?"})]
    for i, mark in ((2, 1), (0, 1), (1, 1), (2, 2), (1, 2), (0, 99)):
        got = says(i, {"id": "c%d%d" % (i, mark), "do": "say", "mark": mark})
        ok.append(got)
        check((got["type"] == "ok") == ((i, mark) == (2, 2)), "seat %d marks entry %d" % (i, mark), got)
    ok.append(says(1, {"id": "d", "do": "say", "text": "Nothing."}))
    ok.append(says(0, {"id": "e", "do": "say", "mark": ok[-1]["n"]}))
    check(ok[-1]["type"] == "ok", "what the writer says aloud is marked", ok[-1])
    for one in s:
        silent(one, 0.2)
    logs = [lines(house, table, token) for token in tokens]
    for one in s:
        one.close()
    return [one.frames for one in s], logs, ok


worlds = [marked(note) for note in ("Yes", "the key lies under the third stone " * 20, None)]
check(worlds[0][0][1] != worlds[1][0][1], "worlds that seat 1 tells apart")
for other in worlds[1:]:
    for i in (0, 2, 3):
        same("reader %d is sent the same bytes of quotes" % i, worlds[0][0][i], other[0][i])
    for i in (0, 2):
        same("seat %d has the same log" % i, worlds[0][1][i], other[1][i])
    same("refusals are the same, the writer's too", worlds[0][2], other[2])
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)

# ---- A campaign: two evenings that differ in a Patronage that nobody but its Gambler knows ----
house = House(None, "--rate", "1000", "--tables-hour", "100000")


def evening(seed):
    path = e2e.path("evening-%d.jsonl" % seed)
    code, out, err = e2e.run("table", "gamblers-heart", "--seats", "careful,careful,strong", "--rules", "evening=1", "--seed", str(seed), "--log", path)
    with open(path, encoding="utf-8") as f:
        return [{k: v for k, v in json.loads(line).items() if k not in ("h", "digest")} for line in f]


def brought(log):
    status, _, got = house.ask("POST", "/api/import", "".join(json.dumps(line) + "\n" for line in log).encode())
    return got if status == 201 else None


def twins():
    """A seat, and two evenings that are over, the same but for what this seat's Patronage is. Most are not: who invokes a Patron
    tells which it is, and what cannot be is refused."""
    for seed in range(1, 30):
        log = [line for line in evening(seed) if "end" not in line]
        log[0]["seats"] = ["me", "open", "open"]
        for at, line in enumerate(log):
            for patron in ("death", "elemental", "illusion", "paragon", "time", "transmutation"):
                if line.get("do") != "patron" or patron == line["patron"] or any(patron in json.dumps(one) for one in log):
                    continue
                logs = log, [{**one, "patron": patron} if one is line else one for one in log]
                pair = [brought(one) for one in logs]
                if all(pair) and all(one["over"] for one in pair):
                    return line["seat"], pair, logs
    raise RuntimeError("no evening has a twin")


def following(evening):
    """The next one: its table, a token a seat."""
    status, _, got = house.ask("POST", "/api/tables/%s/next" % evening["table"], {}, {"Authorization": "Bearer " + evening["seats"][0]["token"]})
    check(status == 201, "another evening follows", got)
    return got["table"], [one["token"] if one.get("token") else house.take(got["table"], one["invitation"])[2]["token"] for one in got["seats"]]


def shown(evening, secret):
    """What each reader is sent of it as it begins, and each seat's log."""
    table, tokens = following(evening)
    frames = []
    for token in tokens:
        one = sit(house, table, token)
        one.until("turn")
        silent(one, 0.3)
        frames.append([f for f in one.frames if b'"type":"hello"' not in f and b'"type":"seats"' not in f])  # its name, and the time of day
        one.close()
    return frames, [lines(house, table, token) for token in tokens]


secret, pair, logs = twins()
stories = [[chronicle(log, seat) for seat in range(3)] for log in logs]
one, other = (shown(evening, secret) for evening in pair)
check(one[0][secret] != other[0][secret], "worlds that only seat %d tells apart" % secret)
for i in range(3):
    if i != secret:
        same("seat %d is sent the same bytes of the next evening" % i, one[0][i], other[0][i])
        same("seat %d has the same log of it" % i, one[1][i], other[1][i])
        same("seat %d has the same chronicle of the evening before" % i, stories[0][i], stories[1][i])
check(b"remembered" in b"".join(one[0][0]) and one[1][0], "which remembers", one[0][0])
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
done("pairs")
