"""The list of open tables: only what its host put there, only while it waits for people and has a free seat; strangers sit down without an
invitation; nothing else of any table can be learned from it."""
from house import *

JOURNAL = os.path.join(HERE, "journal")
house = House(None, "--list", "--journal", JOURNAL)
plain = House(None)


def bearer(token):
    return {"Authorization": "Bearer " + token}


def make(at=None, status=201, source=None, **more):
    """A new table of two, one seat the maker's; its answer."""
    body = json.dumps({"game": "kuhn", "seats": ["me", "open"], "gather": True, **more}).encode()
    with socket.create_connection(("127.0.0.1", (at or house).port), SECONDS, source_address=(source or "127.0.0.1", 0)) as s:
        s.sendall(b"POST /api/tables?lang=%s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s" %
                  (more.pop("lang", "en").encode(), (at or house).port, len(body), body))
        got = read_answer(s)
    check(got[0] == status, "a table is made: %s" % status, (more, got))
    return json.loads(got[2])


def shown(at=None):
    return (at or house).ask("GET", "/api/tables")[2]["tables"]


def one(table, at=None):
    return next((entry for entry in shown(at) if entry["table"] == table), None)


def stranger(table, body=None, at=None, headers=()):
    return (at or house).ask("POST", "/api/tables/%s/sit" % table, body or {}, headers)


# ---- Without --list there is none ----
status, headers, got = plain.ask("GET", "/api/tables")
check((status, got) == (200, {"list": False}), "without --list there is no list", (status, got))
got = make(plain, 422, list="Come in")
check(got["error"]["code"] == "not-listed" and "no list" in got["error"]["message"], "and nothing can be put there", got)
private = make(plain)["table"]
check(stranger(private, at=plain)[0] == 401, "nor taken from it")

# ---- Made, shown ----
check(house.ask("GET", "/api/tables")[2] == {"list": True, "tables": []}, "empty at first")
quiet = make()
check(shown() == [], "a table is private unless it is listed")
before = int(time.time() * 1000)
first = make(list="Newcomers welcome", name="Tuesdays", clock={"move": 30}, watchers=True)
table, host_token = first["table"], first["seats"][0]["token"]
check(wait_for(lambda: one(table)), "it is on the list")
entry = one(table)
since = entry.pop("since")
check(before - 1 <= since <= time.time() * 1000 + 1, "since when", since)
check(entry == {"table": table, "game": "kuhn", "name": "Tuesdays", "says": "Newcomers welcome", "free": [1], "of": 2, "language": "en",
                "clock": {"late": "least", "move": 30}, "watchers": True}, "what is said of it, and no more", entry)
status, headers, _ = house.ask("GET", "/api/tables")
tag = headers["etag"]
got = house.ask("GET", "/api/tables", headers={"If-None-Match": tag})
check((got[0], got[2]) == (304, b""), "unchanged, it is not sent again", got)
make()  # private
check(house.ask("GET", "/api/tables")[1]["etag"] == tag, "a private table changes not even the tag")

# ---- Taken ----
host = sit(house, table, host_token)
check(host.until("people").get("listed") == "Newcomers welcome", "those at the table know", host.frames[-1:])
mine = "4d" * 32
status, _, got = stranger(table, {"token": mine})
check((status, got) == (200, {"table": table, "game": "kuhn", "seat": 1, "token": mine}), "a stranger sits down", (status, got))
check(one(table) is None, "a full table is off the list at once")
check(stranger(table, {"token": mine})[2].get("token") == mine, "sent again, it is answered again")
status, _, got = stranger(table, {"token": "5e" * 32})
check((status, got["error"]["code"]) == (409, "taken") and "faster" in got["error"]["message"], "who comes second is told", got)
check(house.take(table, first["seats"][1]["invitation"])[0] == 409, "the seat's link opens it no more")
guest = sit(house, table, mine)
guest.until("hello")
check(guest.until("turn", "end")["type"] == "turn", "and the match begins")
check(wait_for(lambda: stranger(table, {"token": "5e" * 32})[0] == 401), "one that has begun is like any private table")
status, headers, got = stranger(table)
other = stranger("0" * 32)
check((status, got) == (other[0], other[2]), "to the byte", (status, got, other))
check({k: v for k, v in headers.items() if k != "date"} == {k: v for k, v in other[1].items() if k != "date"}, "headers and all")
for body in ({}, {"token": "12"}, {"token": mine}, b"{"):
    check(stranger(quiet["table"], body)[::2] == other[::2], "a private table is as one that is not there: %s" % body)
check(stranger(quiet["table"], headers=bearer("ab" * 32))[0] == 404, "with a wrong token as ever")

# ---- Put on and taken off by the host ----
again = make(list="")
table, host_token = again["table"], again["seats"][0]["token"]
host = sit(house, table, host_token)
check(host.until("people").get("listed") == "", "a line of text is not needed")
host.send({"type": "list", "open": False})
check("listed" not in host.until("people"), "taken off")
check(one(table) is None and stranger(table)[0] == 401, "and gone")
host.send({"type": "list", "open": True, "text": "Back \u202eagain <b>&\u202c"})
check(host.until("people").get("listed") == "Back again <b>&", "text is text, and straight")
check(wait_for(lambda: one(table)) and one(table)["says"] == "Back again <b>&", "in the list, too", one(table))
for text in ("x" * 121, "a\nb", "\u200b", "\x1b[31m"):
    host.send({"type": "list", "open": True, "text": text})
    got = host.until("error")
    check(got["code"] == "bad-message" and "120 bytes" in got["message"], "refused: %r" % text[:9], got)
for message in ({"type": "list"}, {"type": "list", "open": 1}, {"type": "list", "open": True, "text": 7}):
    host.send(message)
    check(host.until("error")["code"] == "bad-message", "refused: %s" % message)
guest = sit(house, table, stranger(table)[2]["token"])
check(guest.until("people")["type"] == "people", "a guest comes")

# ---- Only the host; a seat of one's choice, which is free again when it is given back ----
wide = make(game="gamblers-heart", seats=["open", "me", "open", "careful"], list="Wait", seed=4)
table, host_token = wide["table"], wide["seats"][1]["token"]
host = sit(house, table, host_token)
host.until("people")
check(wait_for(lambda: one(table)) and one(table)["free"] == [0, 2] and one(table)["of"] == 4, "two are free", one(table))
for seat, status in ((1, 409), (3, 409), (9, 409), (99, 422), ("2", 422), (-1, 422)):
    check(stranger(table, {"seat": seat})[0] == status, "not that seat: %r" % seat, stranger(table, {"seat": seat}))
status, _, got = stranger(table, {"seat": 2})
check(status == 200 and got["seat"] == 2, "the seat that was asked for", got)
check(wait_for(lambda: one(table)["free"] == [0]), "one is free", one(table))
guest = sit(house, table, got["token"])
guest.until("people")
guest.send({"type": "list", "open": False})
check(guest.until("error")["code"] == "illegal" and one(table), "a guest changes nothing of it")
guest.send({"type": "seat", "do": "leave"})
check(guest.code() == 1008 and wait_for(lambda: one(table)["free"] == [0]), "a seat given back needs a new invitation")
host.send({"type": "seat", "do": "invite", "of": 2})
host.until("invited")
check(wait_for(lambda: one(table)["free"] == [0, 2]), "then strangers may take it again", one(table))
host.send({"type": "seat", "do": "bot", "of": 2, "bot": "careful"})
check(wait_for(lambda: one(table)["free"] == [0]), "a bot's is not free", one(table))
check(stranger(table)[2].get("seat") == 0, "the first that is free")

# ---- Limits: three of one address, 200 of all; six changes a minute; thirty seats an hour ----
mine_on = [make(list="one of three", source="127.0.0.31")["table"] for _ in range(3)]
got = make(status=422, list="a fourth", source="127.0.0.31")
check(got["error"]["code"] == "not-listed" and "3 tables" in got["error"]["message"], "three of one address", got)
check(wait_for(lambda: all(one(t) for t in mine_on)), "they are there")
wide = make(list="much changed", source="127.0.0.32")
s = sit(house, wide["table"], wide["seats"][0]["token"])
s.until("people")
for i in range(8):
    s.send({"type": "list", "open": True, "text": "change %d" % i})
check(s.until("error")["code"] == "too-fast", "six changes at once")
s.close()
for k in range(300):
    if len(shown()) >= 190:
        break
    make(list="%d" % k, source="127.0.1.%d" % (k // 3 + 1))
made = 0
while made < 20:  # the tables that are full at the moment count, too
    body = json.dumps({"game": "kuhn", "seats": ["me", "open"], "gather": True, "list": ""}).encode()
    with socket.create_connection(("127.0.0.1", house.port), SECONDS, source_address=("127.0.2.%d" % (made + 1), 0)) as s:
        s.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s" %
                  (house.port, len(body), body))
        got = read_answer(s)
    if got[0] != 201:
        break
    made += 1
got = json.loads(got[2])
check(got["error"]["code"] == "not-listed" and "full" in got["error"]["message"], "two hundred, and no more", got)
check(190 <= len(shown()) <= 200, "of them those with a free seat are shown", len(shown()))
size = len(house.raw(b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n\r\n" % house.port)[2])
check(size < 100000, "the list stays small", size)
taken = {}
for entry in shown()[:40]:
    status = stranger(entry["table"])[0]
    taken[status] = taken.get(status, 0) + 1
check(taken.get(429, 0) >= 10 and taken.get(200, 0) <= 30, "thirty seats an hour for one address", taken)

# ---- After a kill the list is as it was; nobody comes: off after ten minutes (the clock set on in the database) ----
house.kill()
house.start()
left = shown()
check(100 < len(left) < 200, "the list outlives the house", len(left))
sat = stranger(left[0]["table"], at=house)
check(sat[0] == 200, "and strangers sit down there as before", sat)
for i in range(5):  # who was told that a seat is theirs has it on the list, too, if the house is killed as they read it
    offered = shown()[0]["table"]
    sat = stranger(offered, at=house)
    house.kill()
    house.start()
    check(sat[0] == 200 and not one(offered), "a seat that was taken just before a kill is not offered after it", (sat, one(offered)))
check(house.stop()[0] == 0, "it closes")
import sqlite3
with sqlite3.connect(os.path.join(house.folder, "croupier.db")) as db:
    db.execute("UPDATE papers SET text = (CAST(substr(text, 1, 13) AS INTEGER) - 700000) || substr(text, 14) WHERE name = 'listed'")
house.start()
check(shown() == [], "who is not there for ten minutes is not waited for")


def papers():
    with sqlite3.connect("file:%s/croupier.db?mode=ro" % house.folder, uri=True) as db:
        return db.execute("SELECT count(*) FROM papers WHERE name = 'listed'").fetchone()[0]


check(wait_for(lambda: papers() < 150, 30), "and soon nothing is kept of it", papers())
with open(JOURNAL) as f:
    events = [json.loads(line) for line in f]
check({"listed", "unlisted"} <= {event["event"] for event in events}, "the journal has both")
check("Newcomers" not in open(JOURNAL).read(), "but no words")
check(house.stop()[0] == 0 and plain.stop()[0] == 0, "they close")
done("the list")
