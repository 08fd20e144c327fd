"""Watchers: a hundred cost one message; a delay holds over every way; after the end all is theirs."""
from house import *


def turns(s):
    return [f for f in s.frames if b'"type":"turn"' in f or b'"type"' not in f or b'"type":"end"' in f]


def fresh(house, table, **how):
    """What a watcher who comes now is told; and what a watcher's log says."""
    s = sit(house, table, "", **how)
    got = s.until("turn", "end")
    s.close()
    return got, house.ask("GET", "/api/tables/%s/log/own" % table)[2].decode().splitlines()


# A hundred, and one who comes later and from elsewhere
house = House(None, program=PARLEY)
table, tokens = house.table(game="parley", seats=["me", "open", "open"], watchers=True)
seats = [sit(house, table, token) for token in tokens]
crowd = []
for k in range(100):
    s = Socket(house)
    s.send({"type": "hello", "table": table, "patch": True, "says": True})
    crowd.append(s)
for s in crowd:
    s.until("turn")
made = house.metrics()["croupier_watcher_messages_total"]
check(made == 1, "a hundred who come are told by one message", made)
for n in range(5):
    seats[1].send({"n": n, "do": "note", "text": "x", "id": "n%d" % n})
    check(seats[1].until("ok", "error")["type"] == "ok", "a move")
    for s in crowd:
        while s.until("turn", "patch")["n"] <= n:
            pass
made = house.metrics()["croupier_watcher_messages_total"]
check(made == 6, "and so of each move", made)
check(len({tuple(turns(s)) for s in crowd}) == 1 and len(turns(crowd[0])) == 6, "all of them the same")
crowd[0].send({"type": "whole", "n": 5})
whole = crowd[0].until("turn")
crowd[1].close()
late = Socket(house)
late.send({"type": "hello", "table": table, "n": 5, "patch": True, "says": True})
check(late.until("turn") == whole, "whoever begins anew gets all of it")
people = seats[0].until("people")
while people.get("watchers") != 100:
    people = seats[0].until("people")
check(True, "the table hears how many watch")
for s in crowd[1:]:
    s.close()
while people.get("watchers") != 2:
    people = seats[0].until("people")
house.stop()

# By moves: who looks on is two moves behind, over each way
house = House(None, program=PARLEY)
shown = []
for last in ("x", "y" * 900):
    table, tokens = house.table(game="parley", seats=["me", "open", "open"], watchers=True, **{"watch-moves": 2})
    seats = [sit(house, table, token) for token in tokens]
    watcher = Socket(house)
    watcher.send({"type": "hello", "table": table})
    hello = watcher.until("hello")
    check(hello["watch"] == {"moves": 2}, "a hello says how late", hello)
    check(watcher.until("turn")["n"] == 0, "at first there is nothing")

    def plays(n, **move):
        seats[1].send({"n": n, "id": "m%d" % n, **move})
        check(seats[1].until("ok", "error")["type"] == "ok", "a move", move)

    plays(0, do="say", text="One")
    plays(1, do="note", text="first")
    plays(2, do="say", text="Two")
    plays(3, do="note", text=last)
    check(watcher.until("turn")["n"] == 1, "what was said before the second last move")
    plays(4, do="say", text=last)
    got, log = fresh(house, table)
    check(got["n"] == 1 and len(log) == 2, "and no more", (got, log))
    check(fresh(house, table)[0] == got, "a reconnect shows no more")
    s = sit(house, table, "", 5)
    beyond = s.until("turn")
    s.close()
    check(beyond == got, "whoever claims to know more is told no more", beyond)
    plays(5, do="note", text="third")
    check(watcher.until("turn")["n"] == 3, "a move on, a move on")
    shown.append([f.replace(table.encode(), b"") for f in watcher.frames if b'"turn"' in f])
check(shown[0] == shown[1], "what was not shown yet changes nothing of what was", shown)
house.kill()
house.start()
got, log = fresh(house, table)
check(got["n"] == 3 and len(log) == 4, "nor after a restart", (got["n"], log))
house.stop()

# Back and on; then the end, which shows all
house = House()
table, tokens = house.table(game="leduc", seats=["me", "open"], seed=5, watchers=True, **{"watch-moves": 1})
seats = [sit(house, table, token) for token in tokens]
watcher = sit(house, table, "")
rng = random.Random(4)
play(seats, rng)
end = watcher.until("end")
status, _, log = house.ask("GET", "/api/tables/%s/log" % table)
check(status == 200 and b'"?"' not in log and len(log.splitlines()) == end["n"] + 2, "after the end the whole log is open", log)
table, tokens = house.table(game="leduc", seats=["me", "open"], seed=5)
check(house.ask("GET", "/api/tables/%s/log/own" % table)[0] == 401, "where nobody may watch, nobody does")
house.stop()

# The table's own screen: whoever has a seat may watch with its token where nobody else may, and is sent nothing of the seat
house = House()
table, tokens = house.table(game="bloodsport", seats=["me", "open"], seed=5)
me, other = (sit(house, table, token) for token in tokens)
hand = json.dumps(me.until("turn")["view"])
screen = Socket(house)
screen.send({"type": "hello", "table": table, "token": tokens[0], "watch": True})
shown = [screen.until("hello"), screen.until("turn")]
open_table, _ = house.table(game="bloodsport", seats=["me", "open"], seed=5, watchers=True)
watcher = sit(house, open_table, "")
theirs = [watcher.until("hello"), watcher.until("turn")]
check(json.dumps(shown[1]["view"]) == json.dumps(theirs[1]["view"]) != hand and shown[0]["seat"] == theirs[0]["seat"] == "watcher",
      "a seat's token shows what a watcher sees, and no more", shown)
check(screen.send({"do": "say", "text": "x"}) is None and screen.until("error")["code"] == "bad-message", "it makes no move and says nothing")
me.send({"do": "say", "text": "Hello."})
check("Hello." in json.dumps(screen.until("turn")), "and hears what all hear")
check("watchers" not in [m for m in map(json.loads, me.frames) if m["type"] == "people"][-1], "nobody is told of it")
for token in ("", "0" * 64):
    s = Socket(house)
    s.send({"type": "hello", "table": table, "token": token, "watch": True})
    check(s.until("error")["code"] == "no-such-table", "nobody else watches there: %r" % token)
check(not any(b"whisper" in f or b"andout" in f or b'"notes"' in f for f in screen.frames), "nothing of the seat's own comes", screen.frames)
other_screen = Socket(house)
other_screen.send({"type": "hello", "table": table, "token": tokens[1], "watch": True})
other_screen.until("turn")
me.send({"type": "seat", "do": "invite", "of": 1})
check(other_screen.until("error")["code"] == "seat-lost" and other_screen.code() == 1008, "whoever loses the seat sees the table no more")
check(silent(screen) is not None and screen.send({"type": "whole", "n": 0}) is None and screen.until("turn"), "others go on")
house.stop()

# By seconds
house = House(None, program=PARLEY)
table, tokens = house.table(game="parley", seats=["me", "open", "open"], watchers=True, **{"watch-seconds": 2})
seats = [sit(house, table, token) for token in tokens]
watcher = sit(house, table, "")
watcher.until("turn")
began = time.monotonic()
seats[1].send({"n": 0, "id": "m", "do": "note", "text": "x"})
seats[1].until("ok")
check(fresh(house, table)[0]["n"] == 0 and len(fresh(house, table)[1]) == 1, "not at once")
check(watcher.until("turn")["n"] == 1 and time.monotonic() - began > 1.9, "two seconds later", time.monotonic() - began)
check(fresh(house, table)[0]["n"] == 1 and len(fresh(house, table)[1]) == 2, "then everywhere")

# Who comes while words are on their way to the disk, which a delay keeps from watchers, is told as soon as they are there
table, tokens = house.table(game="parley", seats=["me", "open", "open"], watchers=True, **{"watch-moves": 100})
speaker = sit(house, table, tokens[1])
come = []
for k in range(60):
    speaker.send({"do": "say", "text": "And then?", "id": "s%d" % k})
    come.append(sit(house, table, ""))
    speaker.until("ok")
    come[-1].until("hello")


def soon(s):
    try:
        while s.read(2).get("type") != "turn":
            pass
        return True
    except socket.timeout:
        return False


told = 0
while told < len(come) and soon(come[told]):
    told += 1
for s in come:
    s.close()
check(told == len(come), "nobody waits for the next move", told)

# What is no delay
for what, why in (({"watch-moves": 101}, "0 to 100"), ({"watch-seconds": -1}, "0 to 3600"), ({"watch-moves": "2"}, "0 to 100"),
                  ({"watch-moves": 1, "watch-seconds": 1}, "either"), ({"watchers": False, "watch-moves": 1}, "watchers")):
    status, _, got = house.ask("POST", "/api/tables", {"game": "parley", "seats": ["me", "open", "open"], "watchers": True, **what})
    check(status == 422 and why in got["error"]["message"], "refused: %r" % (what,), got)
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
done("watchers")
