"""Whispers: two seats read what they say to each other, over restarts; whoever else is there cannot tell that anything was said,
and whoever takes over a seat reads none of those before."""
from house import *

journal = os.path.join(HERE, "journal")
house = House(None, "--journal", journal)


def whisper(s, to, text):
    """What comes of it: what others whispered to it before is passed over."""
    s.send({"type": "whisper", "to": to, "text": text})
    while True:
        got = s.until("whispers", "error")
        if got["type"] == "error" or got["whispers"][0]["from"] == got["seat"]:
            return got


def texts(message):
    return [(one["from"], one["to"], one["text"]) for one in message.get("whispers", [message])]


def log_of(table, token, which="own"):
    return house.ask("GET", "/api/tables/%s/log%s" % (table, "/own" if which == "own" else ""), headers={"Authorization": "Bearer " + token})[2]


# ---- Who reads what ----
table, tokens = house.table(game="gamblers-heart", seats=["me", "open", "open", "careful"], seed=11, watchers=True)
x, a, b = (sit(house, table, token) for token in tokens[:3])
watcher = sit(house, table, "")
plain = Socket(house)
plain.send({"type": "hello", "table": table, "token": tokens[2], "plain": True})
for s in (x, a, b, watcher, plain):
    s.until("turn")
for s in (x, a, b, watcher, plain):
    silent(s, 0.2)
before = log_of(table, tokens[0]), log_of(table, tokens[1])
got = whisper(a, 2, "Do you \u202etrust her?")
check(texts(got) == [(1, 2, "Do you trust her?")] and "all" not in got, "whoever whispers reads it, without what turns text around", got)
theirs = b.until("whispers")
check(theirs["whispers"] == got["whispers"] and theirs["seat"] == 2, "and so does the other", theirs)
a.send({"type": "whisper", "to": 2, "text": "one"})
a.send({"type": "whisper", "to": 2, "text": "two"})
check([texts(b.until("whispers"))[0][2] for _ in range(2)] == ["one", "two"], "each by itself, in order")
silent(a)
check(texts(whisper(x, 1, "Psst.")) == [(0, 1, "Psst.")], "another two")
check(not any(b"trust" in f or b"hisper" in f for f in x.frames[:-1] + watcher.frames + plain.frames), "nobody else is sent anything of it")
check((log_of(table, tokens[0]), log_of(table, tokens[1])) == before, "no log has any, not even their own")

# ---- Bad input ----
for to, text in ((2, ""), (2, "  "), (2, "\u200b"), (2, "x" * 501), (2, "a\nb"), (2, 3), (2, None), (2, "\u202e")):
    got = whisper(a, to, text)
    check(got.get("code") == "bad-message", "refused: %s" % [to, text], got)
for to in (1, 3, 4, -1, "2", None, 2 ** 40):
    got = whisper(a, to, "Hello")
    check(got.get("code") in ("illegal", "bad-json"), "nobody hears at %s" % to, got)
check(whisper(watcher, 1, "Hello")["code"] == "bad-message", "a watcher whispers nothing")

# ---- Killed, and there again; the last thirty are kept ----
for i in range(31):
    time.sleep(0.11)  # ten messages a second
    whisper(b, 1, "nr %d" % i)
house.kill()
house.start()
x, a, b = (sit(house, table, token) for token in tokens[:3])
got = b.until("whispers")
check(got.get("all") and [text for _, _, text in texts(got)] == ["nr %d" % i for i in range(1, 31)], "the last thirty of two seats are kept", got)
at = [one["at"] for one in got["whispers"]]
check(at == sorted(set(at)), "each later than the one before", at)
got = a.until("whispers")
check(len(got["whispers"]) == 31 and (0, 1, "Psst.") in texts(got), "those with others beside them")
check(texts(x.until("whispers")) == [(0, 1, "Psst.")], "and to each only theirs")

# ---- Whoever takes over a seat reads none of those before ----
x.send({"type": "seat", "do": "invite", "of": 2})
fresh = house.take(table, x.until("invited")["invitation"])[2]["token"]
new = sit(house, table, fresh)
new.until("turn")
check(not [m for m in silent(new) if m["type"] == "whispers"], "a new person reads nothing of the one before")
check(texts(sit(house, table, tokens[1]).until("whispers")) == [(0, 1, "Psst.")], "nor is it kept for the other")
house.kill()
house.start()
new = sit(house, table, fresh)
new.until("turn")
check(not [m for m in silent(new) if m["type"] == "whispers"], "also after a kill")

# ---- Whether two whisper or not, X reads the same bytes ----


def read_by_x(script):
    """All that X reads at a table where the others whisper by a script; X's log, a new greeting, and what the house writes."""
    mark = os.path.getsize(journal)
    table, tokens = house.table(game="gamblers-heart", seats=["me", "open", "open"], seed=11)
    sockets = [sit(house, table, token) for token in tokens]
    for s in sockets:
        s.until("turn")
        silent(s, 0.2)
    x = sockets[0]
    start = len(x.frames)
    for who, to, text in script:
        check(texts(whisper(sockets[who], to, text)) == [(who, to, text)], "whispered")
    for who in (1, 2):
        sockets[who].send({"do": "say", "text": "Hello."})
        x.until("turn", "patch")
    silent(x, 0.3)
    board, again, events = told_besides(house, table, tokens[0], journal, mark)
    names = [(m["type"], len(json.dumps(m))) for m in map(json.loads, again.frames) if m["type"] not in ("hello", "shuffle")]
    return x.frames[start:], names, board, log_of(table, tokens[0]).split(b"\n", 1)[1], log_of(table, tokens[0], "").split(b"\n", 1)[1], events


one, two = read_by_x([]), read_by_x([(1, 2, "Do you trust her?"), (2, 1, "No."), (1, 2, "x" * 500)])
check(len(one[0]) >= 2, "X does read what is said to all", one[0])
for i, what in enumerate(("frames", "what comes after a reconnect", "the table", "the log", "the log that is saved", "the journal")):
    check(one[i] == two[i], "the same with whispers and without: " + what, (one[i], two[i]))
code, out = house.stop()
check(code == 0 and not out, "the house closes", out)
done("whispers")
