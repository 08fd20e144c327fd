"""Signs: all seats see one at once and alike, one in two seconds of a seat, and nothing keeps it."""
from house import *

journal = os.path.join(HERE, "journal")
house = House(None, "--journal", journal)


def sign(s, name):
    """What comes of it."""
    s.send({"type": "sign", "sign": name})
    while True:  # what others made is passed over
        got = s.until("sign", "error")
        if got["type"] == "error" or got["of"] == s.seat:
            return got


table, tokens = house.table(game="gamblers-heart", seats=["me", "open", "open"], seed=11, watchers=True)
x, a, b = (sit(house, table, token) for token in tokens)
again, watcher = sit(house, table, tokens[1]), sit(house, table, "")
plain = Socket(house)
plain.send({"type": "hello", "table": table, "token": tokens[2], "plain": True})
for seat, s in enumerate((x, a, b)):
    s.seat = seat
again.seat, watcher.seat = 1, -1
everyone = (x, a, b, again, watcher, plain)
for s in everyone:
    s.until("turn")
for s in everyone:
    silent(s, 0.2)
before, size = house.own_log(table, tokens[1]), os.path.getsize(journal)
check(sign(a, "nod") == {"type": "sign", "of": 1, "sign": "nod"}, "who makes it sees it")
for s in (x, b, again):
    s.until("sign")
check(len({f for s in (x, a, b, again) for f in s.frames if b'"sign"' in f}) == 1, "all seats see the same to the byte")
check(sign(a, "nod")["code"] == "illegal" and sign(again, "laugh")["code"] == "illegal", "one in two seconds, in whatever window")
for name in ("wince", "applause", "glass", "laugh", "your-move"):
    time.sleep(2.05)
    check(sign(a, name)["sign"] == name, "another: " + name)
    x.until("sign")
check(sign(b, "nod")["of"] == 2, "each seat has its own time")
for name in ("", "wave", "<b>", None, 3, "nod "):
    check(sign(x, name)["code"] == "bad-message", "no such sign: %s" % name)
check(sign(watcher, "nod")["code"] == "bad-message", "a watcher makes none")
alone, own = house.table(game="twenty-one", seats=["me", "careful"])
single = sit(house, alone, own[0])
single.seat = 0
check(sign(single, "nod")["code"] == "illegal", "nor does one person alone")
silent(watcher), silent(plain)
check(not any(b'"sign"' in f for f in watcher.frames[:-1] + plain.frames if b'"error"' not in f), "no watcher and no program sees any")
check(house.own_log(table, tokens[1]) == before, "no log has any")
check(not [f for f in open(journal).read()[size:].splitlines() if "sign" in f], "nor the journal")
fresh = sit(house, table, tokens[1])
fresh.until("turn")
check(not [m for m in silent(fresh) if m["type"] == "sign"], "who comes later does not see it")
code, out = house.stop()
check(code == 0 and not out, "the house closes", out)
done("signs")
