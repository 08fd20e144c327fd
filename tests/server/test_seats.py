"""Who takes which seat: an invitation is worth a token once, and whoever comes second is seen by all concerned."""
import secrets
import sqlite3
import threading

from house import *

house = House()


def made(**what):
    status, _, got = house.ask("POST", "/api/tables", what)
    check(status == 201, "a table is made", got)
    return got["table"], got["seats"]


def bearer(token):
    return {"Authorization": "Bearer " + token}


def refused(hello, code, what):
    s = Socket(house)
    s.send({"type": "hello", **hello})
    first = s.read()
    check(first["type"] == "error" and first["code"] == code and s.code() == 1008, "%s: %s" % (what, code), first)
    s.close()


def elsewhere(table, token):
    """A socket from another address of this machine."""
    class There:
        port = house.port

        def socket(self):
            return socket.create_connection(("127.0.0.1", house.port), SECONDS, source_address=("127.0.0.2", 0))
    return sit(There(), table, token)


# The host's answer has a token of the host's own seat, and of the other an invitation
table, seats = made(game="kuhn", seats=["me", "open"], seed=6)
invitation, host = seats[1]["invitation"], seats[0]["token"]
check("token" not in seats[1] and "invitation" not in seats[0] and seats[1]["path"] == "/t/%s#%s" % (table, invitation),
      "a host holds no other seat's token", seats)
refused({"table": table, "token": invitation}, "invitation", "an invitation is no token")
for path in ("", "/board", "/log", "/log/own"):
    got = house.ask("GET", "/api/tables/" + table + path, headers=bearer(invitation))
    check(got[0] == 404 and got[2]["error"]["code"] == "no-such-table", "nor for questions", got)

# What is no exchange changes nothing
for what, key, body, status, code in [
        ("no invitation", "0" * 64, {}, 404, "no-such-table"), ("no JSON", invitation, b"token", 400, "bad-json"),
        ("a short token", invitation, {"token": "00"}, 422, "bad-token"), ("another key", invitation, {"seat": 1}, 422, "bad-token"),
        ("a number", invitation, {"token": 7}, 422, "bad-token"), ("capitals", invitation, {"token": "A" * 64}, 422, "bad-token"),
        ("the host's token", invitation, {"token": host}, 422, "bad-token"),
        ("the invitation itself", invitation, {"token": invitation}, 422, "bad-token")]:
    got = house.take(table, key, body)
    check(got[0] == status and got[2]["error"]["code"] == code, "an exchange with %s: %s" % (what, code), got)
check(house.ask("POST", "/api/tables/%s/sit" % table, {})[0] == 401, "without any token: 401")
check(house.ask("GET", "/api/tables/%s/sit" % table)[0] == 405, "it is a POST")

# Used, with a token of the guest's own making; sent again, it is the same
mine = sit(house, table, host)
mine.until("turn")
token = secrets.token_hex(32)
status, _, got = house.take(table, invitation, {"token": token})
check(status == 200 and got == {"table": table, "game": "kuhn", "seat": 1, "token": token}, "an invitation is exchanged", got)
check(house.take(table, invitation, {"token": token})[::2] == (200, got), "sent again, it is the same", got)
told = mine.until("seats")
check(told["seats"][0]["seat"] == 1 and told["seats"][0]["taken"] > 1e12 and told["seats"][0]["tried"] == 0,
      "the host is told that it was used", told)
guest = sit(house, table, token)
check(guest.until("turn")["seat"] == 1, "the guest sits")

# Used again
for body in ({}, {"token": secrets.token_hex(32)}):
    got = house.take(table, invitation, body)
    check(got[0] == 409 and got[2]["error"]["code"] == "taken" and "token" not in got[2], "an invitation is good once", got)
refused({"table": table, "token": invitation}, "invitation", "and is no token afterwards")
for who, s in (("the host", mine), ("the guest", guest)):
    tries = []
    while not tries or tries[-1] < 2:
        tries += [at["tried"] for at in s.until("seats")["seats"]]
    check(tries[-1] == 2, "%s sees who comes second" % who, tries)

# A second window, and one from elsewhere
second = sit(house, table, token)
told = guest.until("seats")
check((told["seats"][0]["windows"], told["seats"][0]["places"]) == (2, 1), "a second window is seen", told)
third = elsewhere(table, token)
for who, s in (("the first", guest), ("the third", third), ("the host", mine)):
    told = s.until("seats")
    while told["seats"][0]["windows"] < 3:
        told = s.until("seats")
    check((told["seats"][0]["seat"], told["seats"][0]["windows"], told["seats"][0]["places"]) == (1, 3, 2),
          "%s sees that somebody came from elsewhere" % who, told)
third.close()
second.close()
told = guest.until("seats")
while told["seats"][0]["windows"] > 1:
    told = guest.until("seats")
check(told["seats"][0]["places"] == 1, "and that they left", told)
for s in (mine, guest):
    s.close()

# A program is told none of this, and the host's own second window neither is the guest's business
table, seats = made(game="kuhn", seats=["me", "open"], seed=6)
token = house.take(table, seats[1]["invitation"])[2]["token"]
plain = Socket(house)
plain.send({"type": "hello", "table": table, "token": token, "plain": True})
guest = sit(house, table, token)
guest.until("seats")
hosts = [sit(house, table, seats[0]["token"]) for _ in range(2)]
check(hosts[1].until("seats")["seats"][0]["seat"] == 0, "the host sees two windows of the host")
for s in hosts:
    s.close()
plain.send({"n": 0, "do": "no-such", "id": "a"})
plain.until("error")
guest.send({"n": 0, "do": "no-such", "id": "a"})
guest.until("error")
check(not any(b'"seats","' in f and b'"type":"seats"' in f for f in plain.frames), "a program hears of moves alone")
check(not any(at["seat"] == 0 for m in map(json.loads, guest.frames) if m["type"] == "seats" for at in m["seats"]),
      "a guest of the guest's seat alone")
plain.close()
guest.close()

# Many at once: one has it
table, seats = made(game="kuhn", seats=["open", "open"], seed=6)
check("invitation" in seats[0] and "invitation" in seats[1], "a host who does not play holds no token at all", seats)
answers = []
threads = [threading.Thread(target=lambda: answers.append(house.take(table, seats[0]["invitation"]))) for _ in range(8)]
for t in threads:
    t.start()
for t in threads:
    t.join()
good = [got[2]["token"] for got in answers if got[0] == 200]
check(sorted(got[0] for got in answers) == [200] + [409] * 7, "of eight who come at once one is let in",
      [got[0] for got in answers])

# All that outlives the house; and so do the tokens of a house that knew no invitations
house.kill()
house.start()
check(house.take(table, seats[0]["invitation"])[0] == 409, "a used invitation stays used")
s = sit(house, table, good[0])
told = s.until("seats")
check(told["seats"][0]["tried"] == 8, "and how often it was tried is kept", told)
s.close()
house.stop()
db = sqlite3.connect(os.path.join(house.folder, "croupier.db"))
for key, secret in db.execute("select key, secret from secrets").fetchall():
    secret = json.loads(secret)
    for name in ("invitations", "taken", "tried"):
        del secret[name]
    db.execute("update secrets set secret = ? where key = ?", (json.dumps(secret), key))
db.commit()
db.close()
house.start()
s = sit(house, table, good[0])
check(s.until("turn")["seat"] == 0, "a token of old lets in as it did")
s.close()
status, _, got = house.take(table, good[0], {"token": secrets.token_hex(32)})
check(status == 200 and got["token"] == good[0], "an invitation of old was the token: it stays what it is", got)

# A seed in the store that is not the one committed to: said, and the match told, but not dealt on
pairs = [house.table(game="bloodsport", seats=["me"], **how) for how in ({}, {"seed": 5})]
house.stop()
db = sqlite3.connect(os.path.join(house.folder, "croupier.db"))
for name, _ in pairs:
    key, secret = db.execute("select key, secret from secrets where key = (select key from tables where id = ?)", (name,)).fetchone()
    secret = json.loads(secret)
    secret["seed"] = "ab" * 32
    db.execute("update secrets set secret = ? where key = ?", (json.dumps(secret), key))
db.commit()
db.close()
house.start()
for name, (key,) in pairs:
    status, _, got = house.ask("GET", "/api/tables/" + name, headers=bearer(key))
    check(status == 200 and got["replays"] is False and "seed" in got["why"] and "committed" in got["why"],
          "a changed seed is said", got)
    status, _, log = house.ask("GET", "/api/tables/%s/log" % name, headers=bearer(key))
    check(status == 200 and len(log.splitlines()) > 5, "and the table can still be read", status)
    refused({"table": name, "token": key}, "not-replayed", "but not played on")

# A log brought along: its first person is whoever brought it
status, _, log = house.ask("GET", "/api/tables/%s/log" % table, headers=bearer(good[0]))
for names, have in ((["me", "open"], "ti"), (["open", "open"], "ti"), (["open", "me"], "it"), (["random", "open"], "-t")):
    hand = {"croupier": 1, "game": "bloodsport", "edition": 1, "seats": names}
    status, _, got = house.ask("POST", "/api/import", json.dumps(hand).encode() + b"\n")
    kinds = "".join("t" if "token" in seat else "i" if "invitation" in seat else "-" for seat in got.get("seats", []))
    check(status == 201 and kinds == have, "a log with %s brought along" % names, got)

# The table in sentences: each seat its own, and nothing of the other's hand
table, seats = made(game="bloodsport", seats=["me", "me"], seed=8)
names = {name: card["title"] for name, card in house.ask("GET", "/api/games/bloodsport/cards")[2]["actions"].items()}
boards, hands = [], []
for seat in seats:
    s = sit(house, table, seat["token"])
    view = s.until("turn")["view"]
    hands.append([names[card] for card in view["action-place"]["hand-%d" % seat["seat"]]])
    status, _, got = house.ask("GET", "/api/tables/%s/board" % table, headers=bearer(seat["token"]))
    check(status == 200 and got["n"] > 0, "the board of seat %d" % seat["seat"], got)
    boards.append(got["board"])
for seat in (0, 1):
    check(len(hands[seat]) == 6 and all(title in boards[seat] for title in hands[seat]), "one's own hand stands on the board", boards[seat])
    others = [title for title in hands[1 - seat] if title not in hands[seat]]
    check(others and not any(title in boards[seat] for title in others), "the other's does not", boards[seat])
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
done("seats and invitations")
