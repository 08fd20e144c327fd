"""Handouts: who is given one reads it at once and after a restart, whoever made it says who has it, and nobody else can tell that
it was made, changed, given or taken back, nor can one reader tell who the others are."""
from house import *

journal = os.path.join(HERE, "journal")
house = House(None, "--journal", journal)


def put(s, **what):
    """What its maker hears of it: the handout as it is now, or an error."""
    s.send({"type": "handout", "do": "put", **what})
    return answer(s)


def remove(s, id):
    s.send({"type": "handout", "do": "remove", "id": id})
    return answer(s)


def answer(s):
    while True:
        got = s.until("handouts", "error")
        if got["type"] == "error":
            return got
        if got.get("made") and "all" not in got:
            return got["made"][0]
        if "removed" in got:
            return got["removed"]


def given(s):
    """The next that it is given: when, by whom, and what."""
    while True:
        got = s.until("handouts")
        if got.get("given"):
            return [(one["by"], one["title"], one["text"]) for one in got["given"]], [one["at"] for one in got["given"]]


def came(table, tokens, watchers=True):
    """Everyone who is at a table: its seats, another window of seat 1, a watcher, and a program at seat 2."""
    sockets = [sit(house, table, token) for token in tokens] + [sit(house, table, tokens[1])]
    plain = Socket(house)
    plain.send({"type": "hello", "table": table, "token": tokens[2], "plain": True})
    sockets += [sit(house, table, ""), plain]
    for s in sockets:
        s.until("turn")
    for s in sockets:
        silent(s, 0.2)
    return sockets


# ---- Prepared before the match, given at the table ----
letter = 'Meet me at <b>nine</b>.\nBring "it".'
status, _, made = house.ask("POST", "/api/tables", {"game": "gamblers-heart", "seats": ["me", "open", "open"], "gather": True, "watchers": True})
table, first = made["table"], made["seats"][0]["token"]
x = sit(house, table, first)
x.until("people")
got = put(x, title="A letter", text=letter + "\u202e")
check(got == {"id": 1, "to": [], "title": "A letter", "text": letter}, "it is prepared while the match waits, and nobody has it", got)
got = put(x, title="To a seat that is open", to=[2])
check(got == {"id": 2, "to": [2], "title": "To a seat that is open", "text": ""}, "the next one, for a seat that nobody has taken", got)
tokens = [first] + [house.take(table, made["seats"][i]["invitation"])[2]["token"] for i in (1, 2)]
x.close()
house.kill()
house.start()
x, a, b, again, watcher, plain = came(table, tokens)
none = {"type": "handouts", "seat": 1, "made": [], "given": [], "all": True}
check(all([m for m in map(json.loads, s.frames) if m["type"] == "handouts"] == [none] for s in (a, again)), "who was given none hears of none", a.frames)
check(json.loads([f for f in b.frames if b"handouts" in f][0])["given"][0]["title"] == "To a seat that is open", "who sits down finds theirs")
mine = json.loads([f for f in x.frames if b"handouts" in f][0])
check(mine["all"] and [(one["id"], one["to"]) for one in mine["made"]] == [(1, []), (2, [2])] and mine["given"] == [], "and its maker all", mine)
logs = [house.own_log(table, token) for token in tokens]
counts = [len(s.frames) for s in (b, watcher, plain)]
check(put(x, id=1, to=[1])["to"] == [1], "it is given")
what, at = given(a)
check(what == [(0, "A letter", letter)], "who is given it reads it at once", what)
check(given(again) == (what, at), "in every window")
silent(b)
check([len(s.frames) for s in (b, watcher, plain)] == counts, "and nobody else hears anything")

# ---- Shown to more, changed, taken back ----
a_count = len(a.frames)
check(put(x, id=1, to=[1, 2])["to"] == [1, 2] and given(b)[0] == [(0, "A letter", letter)], "it is shown to one more")
silent(a)
check(len(a.frames) == a_count, "and who had it hears nothing of that", a.frames[a_count:])
put(x, id=1, text="Burnt.")
check(given(a) == ([(0, "A letter", "Burnt.")], at) and given(b)[0] == [(0, "A letter", "Burnt.")], "a change is read by those who have it")
a_count = len(a.frames)
put(x, id=1, to=[1])
gone = b.until("handouts")
check(len(gone["gone"]) == 1 and "given" not in gone, "it is taken back from one", gone)
silent(a)
check(len(a.frames) == a_count, "and the other hears nothing", a.frames[a_count:])
put(x, id=1, title="Ashes")
check(given(a)[0] == [(0, "Ashes", "Burnt.")], "a new title")
silent(b)
check(not any(b"Ashes" in f for f in b.frames), "is not read by who has it no more")
check(remove(x, 1) == [1] and a.until("handouts")["gone"] == at, "it is removed, from all who have it")
check([house.own_log(table, token) for token in tokens] == logs, "no log has any")
check([len(s.frames) for s in (watcher, plain)] == counts[1:], "no watcher and no program hears of any")

# ---- Bad input, limits ----
for what in ({}, {"title": ""}, {"title": " "}, {"title": "\u200b"}, {"title": "\u202e"}, {"title": "x" * 81}, {"title": "a\nb"}, {"title": 3},
             {"title": None}, {"title": "x", "text": "x" * 4001}, {"title": "x", "text": "a\tb"}, {"title": "x", "text": 3},
             {"title": "x", "to": 1}, {"title": "x", "to": [0]}, {"title": "x", "to": [3]}, {"title": "x", "to": [-1]},
             {"title": "x", "to": [None]}, {"title": "x", "to": ["all"]}, {"title": "x", "to": "all"}):
    got = put(x, **what)
    check(got.get("code") == "bad-message", "refused: %s" % str(what)[:60], got)
for id in (1, 3, 0, -1, "2", None, 2 ** 40):
    check(put(x, id=id, text="x").get("code") == "illegal" and remove(x, id).get("code") == "illegal", "there is no handout %s" % id)
for does in ("give", None, 3):
    x.send({"type": "handout", "do": does, "title": "x"})
    check(answer(x).get("code") == "bad-message", "there is no such thing to do: %s" % does)
check(put(a, title="Mine").get("code") == "illegal" and remove(a, 2).get("code") == "illegal", "who leads nothing gives nothing")
check(put(watcher, title="Mine").get("code") == "bad-message", "nor does a watcher")
check(put(x, title="x" * 80, text='"\\\n' * 1333 + "x", to=[1]).get("text") == '"\\\n' * 1333 + "x", "to the last byte")
check(len(given(a)[0][0][2]) == 4000, "and all of it comes")
for i in range(38):
    put(x, title="nr %d" % i)
check(put(x, title="one more").get("code") == "illegal" and remove(x, 5) == [5] and put(x, title="one more")["id"] == 42, "there are forty")

# ---- In what a person can have saved: what they made, and what they were given, without who else has it ----
put(x, id=2, text="For both.", to=[1, 2])
kept = [house.ask("GET", "/api/tables/%s/mine" % table, headers={"Authorization": "Bearer " + token})[2] for token in tokens]
check(len(kept[0]["papers"]) == 40 and kept[0]["handouts"] == [], "all that the GM made", kept[0])
theirs = [sorted((one["by"], one["title"], one["text"]) for one in of["handouts"]) for of in kept[1:]]
check(theirs == [[(0, "To a seat that is open", "For both."), (0, "x" * 80, '"\\\n' * 1333 + "x")], [(0, "To a seat that is open", "For both.")]],
      "each has what they were given", theirs)
check(all(set(one) == {"at", "by", "title", "text"} and of["papers"] == [] for of in kept[1:] for one in of["handouts"]), "and nothing of others", kept[1:])

# ---- Host and master: neither reads what the other prepares ----
other, theirs = house.table(game="gamblers-heart", seats=["open", "me", "open"])
gm, host, third = (sit(house, other, token) for token in theirs)
for s in (gm, host, third):
    s.until("turn")
check(put(gm, title="By the GM")["id"] == 1 and put(host, title="By the host", to=[2])["id"] == 1, "both may, each with numbers of their own")
check(given(third)[0] == [(1, "By the host", "")], "and it is told whose it is")
check(put(third, title="No").get("code") == "illegal", "a third may not")
silent(gm), silent(host)
check(not any(b"By the host" in f for f in gm.frames) and not any(b"By the GM" in f for f in host.frames), "neither reads the other's")
alone, own = house.table(game="twenty-one", seats=["me", "careful"])
check(put(sit(house, alone, own[0]), title="x").get("code") == "illegal", "one person hands nothing out")

# ---- Killed, and there again; a seat's handouts stay with it ----
put(x, id=2, text="Yours.", to=[1, 2])
house.kill()
house.start()
x, a, b = (sit(house, table, token) for token in tokens)
check(sorted(t for _, t, _ in given(a)[0]) == ["To a seat that is open", "x" * 80], "each has theirs again")
check(given(b)[0] == [(0, "To a seat that is open", "Yours.")], "and the other too")
x.send({"type": "seat", "do": "invite", "of": 2})
fresh = house.take(table, x.until("invited")["invitation"])[2]["token"]
check(given(sit(house, table, fresh))[0] == [(0, "To a seat that is open", "Yours.")], "whoever takes the seat over has what it was given")


# ---- Whether others are given anything or not, B reads the same bytes ----
def read_by_b(script):
    mark = os.path.getsize(journal)
    table, tokens = house.table(game="gamblers-heart", seats=["me", "open", "open"], seed=11)
    x, a, b = (sit(house, table, token) for token in tokens)
    for s in (x, a, b):
        s.until("turn")
        silent(s, 0.2)
    start = len(b.frames)
    for what in script:
        check("code" not in put(x, **what), "put", what)
    if script:
        remove(x, 1)
    a.send({"do": "say", "text": "Hello."})
    b.until("turn", "patch")
    silent(b, 0.3)
    board, again, events = told_besides(house, table, tokens[2], journal, mark)
    names = [(m["type"], len(json.dumps(m))) for m in map(json.loads, again.frames) if m["type"] not in ("hello", "shuffle")]
    return b.frames[start:], names, board, house.own_log(table, tokens[2]).split(b"\n", 1)[1], events


one = read_by_b([])
two = read_by_b([{"title": "A letter", "text": "x" * 4000}, {"id": 1, "to": [1]}, {"id": 1, "title": "Another"}, {"title": "Second", "to": [1]}])
check(len(one[0]) >= 1, "B does read what is said to all", one[0])
for i, what in enumerate(("frames", "what comes after a reconnect", "the table", "the log", "the journal")):
    check(one[i] == two[i], "the same with handouts to others and without: " + what, (one[i], two[i]))


# ---- A reader cannot tell how many others read it, nor what else there is ----
def read_by_a(others):
    table, tokens = house.table(game="gamblers-heart", seats=["me", "open", "open"], seed=11)
    x, a, b = (sit(house, table, token) for token in tokens)
    for s in (x, a, b):
        s.until("turn")
        silent(s, 0.2)
    start = len(a.frames)
    if others:
        put(x, title="Theirs alone", to=[2])
    id = put(x, title="A letter", text="Hello.", to=[1, 2] if others else [1])["id"]
    if others:
        put(x, id=id, to=[1])
        put(x, title="Not yet")
    silent(a, 0.3)
    again = sit(house, table, tokens[1])
    return [{**m, "given": [{**one, "at": 0} for one in m["given"]]}
            for m in a.frames[start:] + [json.dumps(again.until("handouts")).encode()] for m in [json.loads(m)]]


one, two = read_by_a(False), read_by_a(True)
check(one == two and len(one) == 2, "one reader's messages say nothing of others", (one, two))
code, out = house.stop()
check(code == 0 and not out, "the house closes", out)
done("handouts")
