"""The next evening's table: who sat at the one that is over hears of it and takes the same seat there by the token that they have, as often
as they like; nobody else gets in by it, nobody is told who has come but by who sits there, and no crash loses it or makes it twice. In a PostgreSQL, where
tests/store/postgres.sh has started one: with several servers as well."""
import re

from house import *

PLACE = os.environ.get("CROUPIER_POSTGRES") and database("evenings")
house = House(PLACE, "--tables-hour", "100000", "--list")


SEATS = ["open", "me", "open", "open", "careful"]


def bearer(token):
    return {"Authorization": "Bearer " + token}


def over(seats=SEATS, first=lambda table, sockets: None, **how):
    """A table where an evening is over, for bots have played it for its people, and its tokens by seat."""
    table, tokens = house.table(**{"game": "gamblers-heart", "seats": seats, "rules": {"evening": 1}, "seed": 4, **how})
    sockets = {i: sit(house, table, token) for i, token in enumerate(tokens) if token}
    host = sockets[seats.index("me")]
    host.until("turn")
    first(table, sockets)
    for i in sockets:
        host.send({"type": "seat", "do": "bot", "of": i, "bot": "careful"})
    while "end" not in host.read():
        pass
    for s in sockets.values():
        s.close()
    return table, {i: token for i, token in enumerate(tokens) if token}


def begin(table, token, at=None):
    return (at or house).ask("POST", "/api/tables/%s/next" % table, {}, bearer(token))


def take(table, token, body=None, at=None):
    return (at or house).ask("POST", "/api/tables/%s/sit" % table, body or {}, bearer(token))


# ---- Told, and taken ----
table, tokens = over()
gm, maker, ben = (sit(house, table, tokens[i]) for i in range(3))
plain = Socket(house)
plain.send({"type": "hello", "table": table, "token": tokens[2], "plain": True})
for s in (gm, maker, ben, plain):
    seen = silent(s)
    check("evening" not in {m.get("type") for m in seen}, "there is none yet", seen)
check("next" not in house.ask("GET", "/api/tables/%s" % table, headers=bearer(tokens[2]))[2], "nor for who asks")
status, _, got = begin(table, tokens[2])
check(status == 403 and got["error"]["code"] == "not-yours", "a player does not begin it", got)
check(all(silent(s) == [] for s in (gm, maker, ben)), "and nobody hears of that")
status, _, got = begin(table, tokens[0])
second = got["table"]
check(status == 201 and second != table, "whoever runs the game does", got)
check([sorted(s) for s in got["seats"]] == [["path", "seat", "token", "who"]] + [["invitation", "path", "seat", "who"]] * 3 + [["seat", "who"]],
      "with their own seat's token and links for the other people: nobody is handed another's", got)
for s in (gm, maker, ben):
    seen = silent(s)
    check(seen == [{"type": "evening", "table": second}], "everyone there is told", seen)
check(silent(plain) == [], "a program is not")
late = sit(house, table, tokens[3])
check({"type": "evening", "table": second} in silent(late), "who comes later is")
check(house.ask("GET", "/api/tables/%s" % table, headers=bearer(tokens[2]))[2]["next"] == second, "and so is who asks")
for i in (0, 1, 2):
    status, _, again = begin(table, tokens[i])
    check(status == 200 and again == {"table": second, "game": "gamblers-heart"}, "one evening follows, whoever asks", again)

mine = {}
for i in (2, 1, 3, 0):
    status, _, first = take(second, tokens[i])
    check(status == 200 and first["seat"] == i and first["table"] == second, "a seat is the same person's", first)
    check(take(second, tokens[i])[2] == first and take(second, tokens[i], {"token": "5" * 64})[2] == first, "as often as they ask", first)
    mine[i] = first["token"]
check(got["seats"][0]["token"] == mine[0] and len(set(mine.values())) == 4 and not set(mine.values()) & set(tokens.values()), "by a token of its own")
for i in range(4):
    s = sit(house, second, mine[i])
    check(s.until("hello")["seat"] == i, "which opens that seat")
s = sit(house, second, tokens[2])
check(s.until("hello", "error")["code"] == "no-such-table", "the old one opens nothing there by itself")
check(take(table, mine[2])[0] == 404, "nor does the new one at the old table")
people = [m for m in silent(sit(house, second, mine[1])) if m["type"] == "people"][-1]["people"]
check([one["seat"] for one in people if one.get("host")] == [1], "whoever made the old table is the host of the new one, once they are there", people)

# ---- Nobody else ----
rng = rng_of(5)
wrong = ["%064x" % rng.getrandbits(256) for _ in range(200)] + ["0" * 64, "f" * 64, tokens[2][:-1] + ("0" if tokens[2][-1] != "0" else "1"), second + table]
check({take(second, w)[0] for w in wrong} == {404}, "a guess opens nothing")
check(take(second, "")[0] in (401, 404), "nor does no token")
other, others = over()
check(take(second, others[2])[0] == 404 and take(other, tokens[2])[0] == 404, "nor that of another evening")
check(take(table, tokens[2])[2]["token"] == tokens[2], "at its own table it stays what it is")

table, tokens = over()
host = sit(house, table, tokens[1])
status, _, got = begin(table, tokens[1])
second, links = got["table"], {s["seat"]: s.get("invitation") for s in got["seats"]}
check([bool(s.get("token")) for s in got["seats"]] == [False, True, False, False, False], "whoever made the table begins it as well", got)
status, _, guest = take(second, links[2], {"token": "2" * 64})
check(status == 200 and guest["seat"] == 2, "a seat's link lets somebody else in", guest)
status, _, late = take(second, tokens[2])
check(status == 409 and late["error"]["code"] == "taken", "whoever sat there comes too late", late)
check(take(second, "2" * 64)[2]["token"] == "2" * 64, "and does not send them away")
new_host = sit(house, second, [s["token"] for s in got["seats"] if "token" in s][0])
new_host.until("turn")
new_host.send({"type": "seat", "do": "invite", "of": 3})
new_host.until("invited")
check(take(second, tokens[3])[0] == 409, "a seat that was promised to another is not kept")
status, _, back = take(second, tokens[0])
gm = sit(house, second, back["token"])
gm.until("turn")
gm.send({"type": "seat", "do": "leave"})
gm.until("error")
check(take(second, tokens[0])[0] == 409, "who has left is not let in again")
table, tokens = over()
second = begin(table, tokens[1])[2]["table"]
check(house.ask("POST", "/api/tables/%s/erase" % table, {"erase": True}, bearer(tokens[2]))[0] == 200 and take(second, tokens[2])[0] == 404,
      "whoever has given their seat up has none there")
words = house.ask("POST", "/api/tables/%s/phrase" % table, {}, bearer(tokens[3]))[2]["phrase"]
status, _, back = house.ask("POST", "/api/tables/%s/back" % table, {"phrase": words, "token": "c" * 64})
check(status == 200 and take(second, tokens[3])[0] == 404 and take(second, "c" * 64)[0] == 200, "it is whoever has the seat now, by its words as well")
key = "b" * 64
status, _, keyed = house.ask("POST", "/api/tables/%s/key" % table, {"key": key}, bearer(tokens[0]))
check(status == 200 and take(second, keyed["token"])[2].get("seat") == 0, "or by a key")
for body in (b"{", b"[]", b'{"token":"x"}', b'{"seat":1}'):
    check(house.ask("POST", "/api/tables/%s/sit" % second, body, bearer("c" * 64))[0] in (400, 422), "a body that is none", body)

# ---- What the table had ----
def name_lines(table, sockets):
    for i, does, text in ((0, "line", "Spiders"), (2, "veil", "Blood"), (3, "line", "spiders")):
        sockets[i].send({"type": "lines", "do": does, "text": text})
        sockets[i].until("lines")


table, tokens = over(first=name_lines, watchers=True, **{"watch-moves": 3, "name": "Tuesdays", "clock": {"move": 86400, "slow": True}, "think": "normal"})
watcher = sit(house, table, "")
silent(watcher)
second = begin(table, tokens[1])[2]["table"]
check(watcher.until("evening") == {"type": "evening", "table": second}, "a watcher is told")
looks = sit(house, second, "")
hello = looks.until("hello")
check(hello["name"] == "Tuesdays" and hello["watch"] == {"moves": 3}, "and may watch there, as late", hello)
token = take(second, tokens[2])[2]["token"]
seen = {m["type"]: m for m in silent(sit(house, second, token)) if "type" in m}
check(seen["lines"]["lines"] == ["spiders"] and seen["lines"]["veils"] == ["blood"] and seen["lines"]["mine"] == {"lines": [], "veils": []},
      "what must not come up holds on, and is nobody's", seen.get("lines"))
check((seen["clock"]["move"], seen["clock"]["slow"]) == (86400, True), "the clock as well", seen.get("clock"))
check(house.ask("GET", "/api/tables/%s" % second, headers=bearer(token))[2]["think"] == "normal", "and how long bots try")

# ---- What the others read of it ----
def frames(text):
    """All that seat 3 and a watcher read from the end of one evening to everyone's coming to the next, where seat 2 has written that."""
    def write(table, sockets):
        sockets[2].send({"type": "note", "of": "mine", "text": text})
        sockets[2].send({"type": "whisper", "to": 0, "text": text})
        sockets[2].until("whispers")

    table, tokens = over(first=write, watchers=True)
    three, watcher = sit(house, table, tokens[3]), sit(house, table, "")
    silent(three), silent(watcher)
    second = begin(table, tokens[1])[2]["table"]
    there = sit(house, second, take(second, tokens[3])[2]["token"])
    looks = sit(house, second, "")
    silent(there), silent(looks)
    mark = len(there.frames)
    take(second, text.encode().hex().ljust(64, "0")[:64])
    take(second, tokens[2][::-1])
    check(silent(there) == [] and silent(looks) == [], "who guesses is heard by nobody")
    for i in (2, 0, 1):
        take(second, tokens[i])
        take(second, tokens[i])
    silent(there), silent(looks)
    return [[f.replace(second.encode(), b"SECOND").replace(table.encode(), b"TABLE") for f in s.frames] for s in (three, watcher, there, looks)]


one, other = frames("The key is under the mat."), frames("No.")
same = lambda rows: [re.sub(rb'"(taken|left|commit|at|digest)":("[^"]*"|\d+)', rb'"\1":0', f) for s in rows for f in s]
check(same(one) == same(other) and len(same(one)) > 12, "what they read is the same, whatever a seat has written", [x for x in zip(same(one), same(other)) if x[0] != x[1]][:2])

# ---- Killed between ----
if not PLACE:
    table, tokens = over()
    import sqlite3
    house.stop()
    base = sqlite3.connect(os.path.join(house.folder, "croupier.db"))
    row = base.execute("SELECT key FROM tables WHERE id = ?", (table,)).fetchone()[0]
    base.execute("INSERT INTO papers (key, name, text) VALUES (?, 'next', ?)", (row, "0123456789abcdef" * 2))
    base.commit()
    base.close()
    house.start()
    seen = silent(sit(house, table, tokens[2]))
    check("evening" not in {m["type"] for m in seen}, "an evening that was not dealt has not begun", seen)
    status, _, got = begin(table, tokens[0])
    check(status == 201 and got["table"] == "0123456789abcdef" * 2, "and is, when it is begun once more", got)
    check(take(got["table"], tokens[2])[0] == 200, "with everyone's seat")
for kill in range(6):
    table, tokens = over()
    s = house.socket()
    s.sendall(("POST /api/tables/%s/next HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAuthorization: Bearer %s\r\nContent-Length: 2\r\n\r\n{}"
               % (table, house.port, tokens[1])).encode())
    time.sleep(0.004 * kill)
    house.kill()
    s.close()
    if PLACE:
        query(PLACE, "UPDATE croupier.houses SET renewed = renewed - interval '1 hour'")
    house.start()
    status, _, got = begin(table, tokens[1])
    status_again, _, again = begin(table, tokens[0])
    check(status in (200, 201) and status_again == 200 and again["table"] == got["table"], "one evening follows after a crash", (kill, got, again))
    check([take(again["table"], tokens[i])[2].get("seat") for i in range(4)] == [0, 1, 2, 3], "and everyone has their seat", kill)

# ---- Several servers of one database ----
if PLACE:
    table, tokens = over()
    ben = sit(house, table, tokens[2])
    silent(ben)
    other = House(PLACE, "--tables-hour", "100000")
    status, _, got = begin(table, tokens[1], other)
    second = got["table"]
    check(status == 201 and ben.until("evening")["table"] == second, "begun by way of another server it is told where its people are", got)
    check(take(second, tokens[2], at=other)[2] == take(second, tokens[2])[2], "either gives the seat")
    house.kill()
    check(wait_for(lambda: take(second, tokens[3], at=other)[0] == 200), "and one alone, when the other is gone")
    s = sit(other, table, tokens[3])
    check(s.until("evening")["table"] == second, "who comes there is told")
    check(take(second, tokens[2][::-1], at=other)[0] == 404, "a guess opens nothing there")
    other.stop()
    house.start()

# ---- Two at once ----
table, tokens = over()
sockets = [house.socket() for _ in range(6)]
for i, s in enumerate(sockets):
    s.sendall(("POST /api/tables/%s/next HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\nAuthorization: Bearer %s\r\nContent-Length: 2\r\n\r\n{}"
               % (table, house.port, tokens[i % 2])).encode())
answers = [read_answer(s) for s in sockets]
check(sorted(a[0] for a in answers) == [200] * 5 + [201] and len({json.loads(a[2])["table"] for a in answers}) == 1, "begun by two at once it is one", answers)

# ---- Gone again ----
second = json.loads(answers[0][2])["table"]
alone, one = over(["careful", "me"])
status, _, got = begin(alone, one[1])
check(status == 201, "alone with a bot GM", got)
check(house.ask("POST", "/api/tables/%s/erase" % got["table"], {"erase": True}, bearer(got["seats"][1]["token"]))[2] == {"erased": "table"}, "it is removed")
check("next" not in house.ask("GET", "/api/tables/%s" % alone, headers=bearer(one[1]))[2] and begin(alone, one[1])[0] == 201, "and can be begun again")

code, said = house.stop()
check(code == 0 and not said, "the house closes", (code, said))
done("the next evening's table")
