"""Cards without a name, and breaks: "stop" binds seats, bots and clocks until it is lifted, over restarts and kills; what others
read is the same to the byte whoever showed a card."""
import contextlib
import re
import sqlite3

from house import *

journal = os.path.join(HERE, "journal")
house = House(None, "--journal", journal)


def care(s, does, **more):
    s.send({"type": "care", "do": does, **more})


def is_care(message, **want):
    return message["type"] == "care" and all(message.get(key) == value for key, value in want.items())


# ---- A table with a host and no master; a watcher and a program look on ----
table, tokens = house.table(game="kuhn", seats=["me", "open"], seed=6, watchers=True, clock={"move": 60})
host, guest = (sit(house, table, token) for token in tokens)
watcher = sit(house, table, "")
plain = Socket(house)
plain.send({"type": "hello", "table": table, "token": tokens[1], "plain": True})
turn = host.until("turn")
for s in (guest, watcher, plain):
    s.until("turn")
for s in (host, guest, watcher, plain):
    silent(s)
before = house.own_log(table, tokens[0])
care(guest, "slow-down")
for s in (host, guest):
    got = s.until("care", "turn")
    check(got == {"type": "care", "card": "slow-down", "shown": 1, "break": 0, "lifts": [0]}, "a card is shown", got)
care(host, "go-on")
check(silent(guest) == [], "a card so soon after another is not shown")
care(guest, "stop")
for s in (host, guest):
    check(is_care(s.until("care"), card="stop", shown=2), "stop is never too soon")
host.send({"n": turn["n"], **{k: v if k == "do" else v[0] for k, v in turn["options"][0].items()}})
got = host.until("error", "turn")
check(got.get("code") == "held" and "stop" in got["message"], "nobody moves then", got)
plain.send({"do": "undo", "to": 0})
check(plain.until("error").get("code") == "held", "and nobody takes back")
clocks = [m for m in silent(host) if m["type"] == "clock"]
check(clocks == [] or not any(c.get("runs") for c in clocks[-1]["clocks"]), "no clock runs", clocks)
care(guest, "stop")
care(guest, "go-on")
check(silent(host) == [], "a card over a stop changes nothing")
guest.send({"do": "say", "text": "One moment."})
check("One moment." in json.dumps(host.until("turn")), "people can talk")
care(guest, "lift")
check(guest.until("error").get("code") == "illegal", "only the host lifts it here")
check(watcher.until("care") == {"type": "care", "stopped": True, "break": 0, "lifts": [0]}, "a watcher hears that nobody moves")
late = sit(house, table, "")
check(is_care(late.until("care"), stopped=True), "so does one who comes later")
check(not any(b'"card"' in f for f in watcher.frames if b'"care"' in f), "and of no card")
check(not any(b'"care"' in f for f in plain.frames), "a program hears of none of it")

# ---- Bad input ----
for message in ({"do": "panic"}, {}, {"do": "stop "}, {"do": 3}, {"do": "none"}, {"do": "break"}, {"do": "break", "minutes": 0},
                {"do": "break", "minutes": 241}, {"do": "break", "minutes": "9"}):
    host.send({"type": "care", **message})
    got = host.until("error", "care")
    check(got.get("code") == "bad-message", "refused: %s" % message, got)
care(watcher, "stop")
check(watcher.until("error").get("code") == "bad-message", "a watcher shows none")
alone, own = house.table(game="kuhn", seats=["me", "random"])
s = sit(house, alone, own[0])
s.until("turn")
care(s, "stop")
check(s.until("error").get("code") == "illegal", "nor who is alone")

# ---- A move that was played before the stop, sent again because its answer was lost, is confirmed and not refused ----
again, own = house.table(game="kuhn", seats=["me", "open"], seed=6)
mover, other = (sit(house, again, token) for token in own)
turn = mover.until("turn")
move = {"n": turn["n"], "id": "m1", **{k: v if k == "do" else v[0] for k, v in turn["options"][0].items()}}
mover.send(move)
first = mover.until("ok")
care(other, "stop")
mover.until("care")
mover.send(move)
got = mover.until("ok", "error")
check(got == first, "what was played is confirmed while all is held", got)
mover.send({**move, "id": "m2"})
check(mover.until("ok", "error").get("code") == "held", "what was not is held")

# ---- Killed while it is stopped: it still is ----
house.kill()
house.start()
host, guest = (sit(house, table, token) for token in tokens)
check(is_care(host.until("care"), card="stop", shown=2), "a stop outlives the house")
host.send({"n": turn["n"] + 1, **{k: v if k == "do" else v[0] for k, v in turn["options"][0].items()}})
check(host.until("error").get("code") == "held", "and holds")
guest.until("care")
care(host, "lift")
check(is_care(guest.until("care"), card="none"), "lifted")
turn = host.until("turn")
host.send({"n": turn["n"], "id": "a", **{k: v if k == "do" else v[0] for k, v in turn["options"][0].items()}})
check(host.until("ok", "error")["type"] == "ok", "and the match goes on")

# ---- A break: all see for how long, and it ends by itself ----
watcher = sit(house, table, "")
watcher.until("turn")
care(guest, "break", minutes=5)
check(guest.until("error").get("code") == "illegal", "a guest makes no break")
care(host, "break", minutes=5)
for s in (host, guest, watcher):
    got = s.until("care")
    check(280000 < got["break"] <= 300000 and ("card" in got) == (s is not watcher), "a break is told", got)
guest.send({"n": 9, "do": "pass"})
check("break" in guest.until("error")["message"], "nobody moves in a break")
care(host, "back")
check(guest.until("care")["break"] == 0, "it is over when the host says so")
check(guest.until("turn") and True, "and everyone gets a turn")
check(house.own_log(table, tokens[0]).startswith(before.rsplit(b"\n", 1)[0]) and b"care" not in house.own_log(table, tokens[0]), "no log knows of it")

# ---- It ends by itself, and lasts over a restart (nearly all of an hour is taken out of the database) ----
LEFT = 8000  # ms; a busy machine may take seconds to start a house, and a break that is over is told to nobody
care(host, "break", minutes=60)
guest.until("care")
house.stop()
with contextlib.closing(sqlite3.connect(os.path.join(house.folder, "croupier.db"))) as db:
    secret, = db.execute("SELECT secret FROM secrets JOIN tables USING (key) WHERE id = ?", (table,)).fetchone()
    soon = re.sub(r'"break":\d+', '"break":%d' % (time.time() * 1000 + LEFT), secret)
    check(soon != secret, "a break is kept")
    db.execute("UPDATE secrets SET secret = ? WHERE secret = ?", (soon, secret))
    db.commit()
house.start()
host, guest = (sit(house, table, token) for token in tokens)
check(0 < guest.until("care")["break"] <= LEFT, "a break lasts over a restart")
check(guest.until("care")["break"] == 0, "and ends by itself")
check(guest.until("turn", "end"), "and then all go on")

# ---- Bots stand still ----
table, tokens = house.table(game="bloodsport", seats=["me", "open"], seed=3)
host, guest = (sit(house, table, token) for token in tokens[:2])
host.until("turn"), guest.until("turn")
care(guest, "stop")
host.until("care")
silent(host), silent(guest)
for s, of in ((host, 0), (host, 1)):
    s.send({"type": "seat", "do": "bot", "of": of, "bot": "random"})
seen = [m for m in silent(host, 1) if m["type"] in ("turn", "patch")]
check(len({m["n"] for m in seen}) <= 1, "two bots make no move while it is stopped", [m["n"] for m in seen])
n = seen[-1]["n"] if seen else 0
care(host, "lift")
end = host.until("turn", "end")
while end["n"] <= n:
    end = host.until("turn", "end")
check(end["n"] > n, "and play on once it is lifted")

# ---- With a master: he lifts, the host does not; where a bot is master, the host does ----
table, tokens = house.table(game="gamblers-heart", seats=["open", "me", "open"], seed=4)
master, host, third = (sit(house, table, token) for token in tokens)
care(third, "stop")
got = host.until("care")
check(got["lifts"] == [0], "the master lifts", got)
care(host, "lift")
check(host.until("error")["code"] == "illegal", "the host does not")
care(host, "break", minutes=1)
check(host.until("care")["break"] > 0, "but makes a break")
care(host, "back")
seen = [master.until("care")["break"] > 0 for _ in range(3)]
check(seen == [False, True, False], "all hear of both", seen)
care(master, "lift")
while not is_care(got, card="none"):
    got = third.until("care")
check(got["break"] == 0, "lifted by the master")

# ---- Whoever showed it: X reads the same bytes ----


def read_by_x(who, script):
    """All that X reads at a table where seat `who` does what the script says, X's log and what the house writes."""
    mark = os.path.getsize(journal)
    table, tokens = house.table(game="gamblers-heart", seats=["me", "open", "open"], seed=11)
    sockets = [sit(house, table, token) for token in tokens]
    for s in sockets:
        s.until("turn")
        silent(s)
    x = sockets[0]
    at = len(x.frames)
    for does in script:
        care(sockets[who], does)
        silent(x, 0.3)
        silent(sockets[3 - who], 0.1)
        if does == "stop":
            care(x, "lift")
            silent(x, 0.3)
    board, again, events = told_besides(house, table, tokens[0], journal, mark)
    after = [f for f in again.frames if b'"type":"care"' in f]
    return x.frames[at:], after, board, house.own_log(table, tokens[0]).split(b"\n", 1)[1], events


script = ("go-on", "stop", "slow-down", "stop")
a, b = read_by_x(1, script), read_by_x(2, script)
check(len(a[0]) > 4 and a[1], "X does read of cards", a)
for i, what in enumerate(("frames", "what comes after a reconnect", "the table", "the log", "the journal")):
    check(a[i] == b[i], "the same for A and B: " + what, (a[i], b[i]))
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
done("cards without a name, and breaks")
