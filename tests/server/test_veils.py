"""Lines and veils: everyone reads the union and what is their own; whoever of the others said something, it is the same to the byte,
over changes, reconnects, restarts and seats that change hands."""
from house import *

journal = os.path.join(HERE, "journal")
house = House(None, "--journal", journal)


def put(s, does, text):
    s.send({"type": "lines", "do": does, "text": text})


def said(s):
    got = s.until("lines", "error")
    return (got.get("lines"), got.get("veils"), got.get("mine")) if got["type"] == "lines" else got


def nothing():
    return {"lines": [], "veils": []}


# ---- What is said, and who reads what ----
table, tokens = house.table(game="gamblers-heart", seats=["me", "open", "open"], seed=11, watchers=True)
x, a, b = (sit(house, table, token) for token in tokens)
watcher = sit(house, table, "")
plain = Socket(house)
plain.send({"type": "hello", "table": table, "token": tokens[1], "plain": True})
for s in (x, a, b, watcher, plain):
    s.until("turn")
for s in (x, a, b, watcher, plain):
    silent(s, 0.2)
before = house.own_log(table, tokens[0])
put(a, "line", "  SPIDERS\u200b  in   beds ")
check(said(a) == (["spiders in beds"], [], {"lines": ["spiders in beds"], "veils": []}), "whoever says it reads it and that it is theirs")
for s in (x, b):
    check(said(s) == (["spiders in beds"], [], nothing()), "the others read it in small letters, without a name")
for text in ("Blut", "ÄRZTE"):
    put(b, "veil", text)
    got = [said(s) for s in (x, a, b)]
check(got[0][:2] == got[1][:2] == (["spiders in beds"], ["blut", "ärzte"]), "sorted, lines and veils apart", got)
put(b, "veil", "Spiders in Beds")
check(said(b) == (["spiders in beds"], ["blut", "ärzte"], {"lines": [], "veils": ["blut", "spiders in beds", "ärzte"]}),
      "of a line and a veil of the same the line counts")
check(not silent(x) and not silent(a), "and the others hear nothing of it, not even that something was said")
put(a, "take-back", "spiders in BEDS")
check(said(x)[:2] == ([], ["blut", "spiders in beds", "ärzte"]), "what is taken back leaves what others said")
said(a), said(b)
put(a, "line", "blut")
check(said(a)[2] == {"lines": ["blut"], "veils": []} and said(x)[0] == ["blut"] and said(b), "a veil of one, a line of another")
put(a, "veil", "blut")
check(said(a)[2] == {"lines": [], "veils": ["blut"]} and said(x)[0] == [] and said(b), "one's own may become a veil")
put(a, "veil", "Blut")
check(not silent(a, 0.3), "the same again is nothing")
put(a, "take-back", "ärzte")
check(said(a).get("code") == "illegal" and not silent(x, 0.3), "nobody takes back what others said")
check(not any(b'"lines"' in f for f in watcher.frames + plain.frames), "no watcher and no program hears of any")
check(house.own_log(table, tokens[0]) == before, "no log knows of it")

# ---- Bad input ----
for does, text in (("line", ""), ("line", "  "), ("line", "\u200b"), ("line", "x" * 81), ("line", "a\nb"), ("line", 3), ("line", None), ("", "a"),
                   ("lines", "a"), (None, "a"), ("take-back", ""), ("veil", "\ufdfa" * 20)):
    put(a, does, text)
    got = said(a)
    check(isinstance(got, dict) and got["code"] == "bad-message", "refused: %s" % [does, text], got)
put(watcher, "line", "a")
check(watcher.until("error")["code"] == "bad-message", "a watcher says none")
alone, own = house.table(game="kuhn", seats=["me", "random"])
s = sit(house, alone, own[0])
s.until("turn")
put(s, "line", "spiders")
check(said(s).get("code") == "illegal", "nor who is alone, before whom nothing is hidden")

# ---- As many as there is room for: 16 a seat, 100 a table ----
table2, tokens2 = house.table(game="gamblers-heart", seats=["me", "open", "open"], seed=2)
host = sit(house, table2, tokens2[0])
host.until("turn")


def fill(s, first, count):
    for i in range(first, first + count):
        put(s, "line", "thing %03d" % i)
        time.sleep(0.11)  # ten messages a second
        got = said(s)
    return got


def seat_again(of):
    """A new person at that seat."""
    host.send({"type": "seat", "do": "invite", "of": of})
    return house.take(table2, host.until("invited")["invitation"])[2]["token"]


token, at = tokens2[1], 0
for more in (16,) * 6 + (4,):
    guest = sit(house, table2, token)
    check(not at or len(said(guest)[0]) == at, "a new person reads what is there")
    got = fill(guest, at, more)
    at += more
    check(len(got[0]) == at and len(got[2]["lines"]) == more, "what people said who left stays", got)
    if more == 16:
        put(guest, "line", "one more")
        check("16" in said(guest)["message"], "a seat has sixteen")
    token = seat_again(1)
silent(host)
put(host, "line", "one too many")
check("100" in said(host)["message"], "a table has a hundred")
put(host, "line", "thing 000")
check(said(host)[2] == {"lines": ["thing 000"], "veils": []}, "one of them may be said again")
put(host, "take-back", "thing 000")
check(len(said(host)[0]) == 100, "and stays when that is taken back")
put(host, "take-back", "thing 001")
check(said(host)["code"] == "illegal", "what people said who left is nobody's")

# ---- Killed, and there again ----
house.kill()
house.start()
x, a, b = (sit(house, table, token) for token in tokens)
union = ([], ["blut", "spiders in beds", "ärzte"])
check(said(x) == (*union, nothing()), "all is there after a kill")
check(said(a) == (*union, {"lines": [], "veils": ["blut"]}), "each with what is their own")
check(said(b)[2]["veils"] == ["blut", "spiders in beds", "ärzte"], "")
x.send({"type": "seat", "do": "invite", "of": 2})
fresh = house.take(table, x.until("invited")["invitation"])[2]["token"]
check(said(sit(house, table, fresh)) == (*union, nothing()), "a new person at a seat has said nothing, and takes nothing back")
check(not [m for m in silent(a) + silent(x) if m["type"] == "lines"], "nobody hears of it")
a.send({"type": "seat", "do": "leave"})
check(not [m for m in silent(x) if m["type"] == "lines"], "nor when somebody leaves")
check(house.ask("POST", "/api/tables/%s/sit" % table, {}, headers={"Authorization": "Bearer " + tokens[1]})[0] >= 400, "gone")

# ---- Whoever said it: X reads the same bytes ----


def read_by_x(who, script):
    """All that X reads at a table where seats 1 and 2 do what the script says, the first of it seat `who`; X's log, a new
    X's greeting, and what the house writes."""
    mark = os.path.getsize(journal)
    counts = {k: v for k, v in house.metrics().items() if k.endswith("_total") and "seconds" not in k}
    table, tokens = house.table(game="gamblers-heart", seats=["me", "open", "open"], seed=11)
    sockets = [sit(house, table, token) for token in tokens]
    for s in sockets:
        s.until("turn")
        silent(s, 0.2)
    x = sockets[0]
    at = len(x.frames)
    for other, does, text in script:
        s = sockets[3 - who if other else who]
        put(s, does, text)
        said(s)
        silent(x, 0.3)
    board, again, events = told_besides(house, table, tokens[0], journal, mark)
    after = [f for f in again.frames if b'"type":"lines"' in f]
    more = {k: v - counts.get(k, 0) for k, v in house.metrics().items() if k in counts}
    return x.frames[at:], after, board, house.own_log(table, tokens[0]).split(b"\n", 1)[1], events, more


script = ((False, "line", "Spiders"), (True, "veil", "blood"), (False, "veil", "Blood"), (True, "line", "spiders "), (False, "take-back", "blood"),
          (True, "take-back", "spiders"), (False, "veil", "storms"), (True, "take-back", "blood"))
one, two = read_by_x(1, script), read_by_x(2, script)
check(len(one[0]) == 4 and one[1], "X does read of them, and nothing of what changes nothing", one)
for i, what in enumerate(("frames", "what comes after a reconnect", "the table", "the log", "the journal", "the figures")):
    check(one[i] == two[i], "the same for A and B: " + what, (one[i], two[i]))
code, out = house.stop()
check(code == 0 and not out, "the house closes", out)
done("lines and veils")
