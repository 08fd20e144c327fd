"""Who is at a table: names and presence go to everyone there, are no secret, and outlive the house."""
from house import *

house = House()
status, _, got = house.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["me", "open"], "seed": 6, "watchers": True})
table, seats = got["table"], got["seats"]


def heard(s, *want):
    """Reads until everyone is known like this: (is, name), None: no name."""
    seen = []
    while not seen or seen[-1] != list(want):
        seen.append([(at["is"], at.get("name")) for at in s.until("people")["people"]])
    return seen


host = sit(house, table, seats[0]["token"])
heard(host, ("here", None), ("open", None))
host.send({"type": "name", "name": "Ána <b>"})
heard(host, ("here", "Ána <b>"), ("open", None))
guest_token = house.take(table, seats[1]["invitation"])[2]["token"]
heard(host, ("here", "Ána <b>"), ("away", None))
guest, watcher = sit(house, table, guest_token), sit(house, table, "")
for s in (host, guest, watcher):
    heard(s, ("here", "Ána <b>"), ("here", None))
guest.send({"type": "name", "name": "Ben"})
for s in (host, guest, watcher):
    heard(s, ("here", "Ána <b>"), ("here", "Ben"))

# What is no name changes nothing, and says why
for name in ("\u200b\u2060", "a\nb", "\u0007", "x" * 41, "ß" * 21, " ", 7, None, ["Eve"]):
    guest.send({"type": "name", "name": name} if name is not None else {"type": "name"})
    got = guest.until("error", "people")
    check(got["type"] == "error" and got["code"] == "bad-message" and "40 bytes" in got["message"], "no name: %r" % (name,), got)
watcher.send({"type": "name", "name": "Eve"})
check(watcher.until("error", "people").get("code") == "bad-message", "a watcher has none")

# The same again is no news, and the move before it counts as ever
guest.send({"type": "name", "name": "Ben"})
guest.send({"type": "name", "name": ""})
check(heard(guest, ("here", "Ána <b>"), ("here", None))[:-1] == [], "an empty one takes it back")
guest.send({"type": "name", "name": "Ben"})
heard(host, ("here", "Ána <b>"), ("here", None))
heard(host, ("here", "Ána <b>"), ("here", "Ben"))

# Programs hear of moves alone; one at a seat is there like anyone
plain = Socket(house)
plain.send({"type": "hello", "table": table, "token": guest_token, "plain": True})
plain.until("turn")
guest.close()
plain.send({"type": "name", "name": "Bot"})
heard(host, ("here", "Ána <b>"), ("here", "Bot"))
plain.close()
heard(host, ("here", "Ána <b>"), ("away", "Bot"))
check(not any(b'"people"' in f for f in plain.frames), "a program is told of nobody")

# Killed and opened again
house.kill()
house.start()
host = sit(house, table, seats[0]["token"])
heard(host, ("here", "Ána <b>"), ("away", "Bot"))

# Names are in no log, and at a table for one nothing is told
for path in ("/log", "/log/own"):
    log = house.ask("GET", "/api/tables/%s%s" % (table, path), headers={"Authorization": "Bearer " + seats[0]["token"]})[2]
    check("Ben" not in str(log) and "Bot" not in str(log), "no name in a log")
alone, tokens = house.table(game="kuhn", seats=["me", "random"])
s = sit(house, alone, tokens[0])
s.send({"type": "name", "name": "Solo"})
s.send({"type": "name", "name": 7})
s.until("error")
check(not any(b'"people":' in f for f in s.frames), "one person is told of nobody")
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
done("people at a table")
