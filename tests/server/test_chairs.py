"""Seats change hands: a match waits for its people, a seat goes to somebody else, a bot plays for a while. Whoever had a
seat before has it no more, and what was told outlives the house."""
from house import *

house = House()


def made(**what):
    status, _, got = house.ask("POST", "/api/tables", what)
    check(status == 201, "a table is made", got)
    return got["table"], [seat.get("token") or seat.get("invitation") for seat in got["seats"]]


def people(s):
    """What it is told next of the people; {} by seat, and whether the match waits."""
    got = s.until("people")
    return {one["seat"]: one for one in got["people"]}, got.get("gathers", False)


def until(s, what, want):
    """Reads until the people are so."""
    seen = []
    while not seen or not want(*seen[-1]):
        seen.append(people(s))
    check(True, what)
    return seen[-1]


def refused(s, message, code, part=""):
    s.send(message)
    got = s.until("error", "invited")
    check(got["type"] == "error" and got["code"] == code and part in got["message"], "%s: %s" % (message, code), got)


def info(token):
    status, _, got = house.ask("GET", "/api/tables/" + table, headers={"Authorization": "Bearer " + token})
    return got if status == 200 else status


def lines_of(token):
    return house.ask("GET", "/api/tables/%s/log/own" % table, headers={"Authorization": "Bearer " + token})[2].decode().count("\n")


# ---- A match that waits: nothing is dealt, nobody moves, but people talk ----
table, (host_token, invitation) = made(game="kuhn", seats=["me", "open"], seed=6, gather=True)
host = sit(house, table, host_token)
check(people(host) == ({0: {"seat": 0, "is": "here", "host": True}, 1: {"seat": 1, "is": "open"}}, True), "it waits")
turn = host.until("turn")
check(turn["n"] == 0 and turn["options"] == [] and lines_of(host_token) == 1, "nothing is dealt", turn)
refused(host, {"do": "check", "n": 0}, "not-begun")
host.send({"do": "say", "text": "Here is the link.", "id": "s1"})
check(host.until("ok", "error")["type"] == "ok", "but one may talk")

# It waits through a restart, and begins when all are there
house.kill()
house.start()
guest_token = house.take(table, invitation)[2]["token"]
guest = sit(house, table, guest_token)
check(people(guest)[1], "it waits for the first after a restart")
refused(guest, {"type": "begin"}, "illegal", "Only the host")
host = sit(house, table, host_token)
until(host, "and begins by itself", lambda who, waits: not waits and who[1]["is"] == "here")
check(host.until("turn")["n"] >= 3 or host.until("turn")["n"] >= 3, "the cards are dealt")
check(not until(guest, "the guest hears", lambda who, waits: not waits)[1], "it has begun")
host.send({"type": "begin"})

# Nor has anybody anything to decide where the first move is no chance's
table, (host_token, invitation) = made(game="texarkana", seats=["me", "open"], seed=6, gather=True)
host = sit(house, table, host_token)
turn = host.until("turn")
check(turn["options"] == [] and turn["prompt"] == "" and "aside" not in turn and "window" not in turn, "nothing is open yet", turn)
guest = sit(house, table, house.take(table, invitation)[2]["token"])
check(any(host.until("turn")["options"] for _ in range(2)), "then it is")

# Begun by its host with a bot for who is missing
table, (host_token, invitation) = made(game="kuhn", seats=["me", "open"], seed=7, gather=True)
host = sit(house, table, host_token)
refused(host, {"type": "seat", "do": "bot", "of": 1}, "bad-message")
refused(host, {"type": "seat", "do": "bot", "of": 1, "bot": "nobody"}, "bad-message")
host.send({"type": "seat", "do": "bot", "of": 1, "bot": "random"})
who, waits = until(host, "a bot sits in", lambda who, waits: "bot" in who[1])
check(waits and who[1] == {"seat": 1, "is": "open", "bot": "random"}, "beside an open invitation", who)
host.send({"type": "begin"})
until(host, "the host begins", lambda who, waits: not waits)
end = play([host], random.Random(1))[0]
check(end["end"] == "over", "the bot plays it to the end", end)
refused(host, {"type": "seat", "do": "invite", "of": 1}, "over")

# ---- To and fro, in mid-match ----
table, (host_token, invitation) = made(game="leduc", seats=["me", "open"], seed=6)
guest_token = house.take(table, invitation)[2]["token"]
host, guest = sit(house, table, host_token), sit(house, table, guest_token)
guest.send({"type": "name", "name": "Ben", "colour": 3})
until(host, "a name and a colour", lambda who, _: who[1].get("name") == "Ben" and who[1].get("colour") == 3)
for colour in (-1, 9, "red", True):
    refused(guest, {"type": "name", "name": "Ben", "colour": colour}, "bad-message", "0 (none) to 8")

# What nobody may
for message in ({"do": "invite", "of": 0}, {"do": "bot", "of": 0, "bot": "random"}, {"do": "back", "of": 0}):
    refused(guest, {"type": "seat", **message}, "illegal", "Only the host")
for message in ({}, {"do": "steal"}, {"do": "back"}, {"do": "leave", "of": 1}, {"do": 7}):
    refused(host, {"type": "seat", **message}, "bad-message")
for of in (-1, 2, 99, "1", None, 4294967297, -4294967295):
    refused(host, {"type": "seat", "do": "invite", "of": of}, "bad-message", "0 to 1")
refused(host, {"type": "seat", "do": "leave"}, "illegal", "You made this table")

# A bot plays for the guest, who takes the seat back
guest.send({"type": "seat", "do": "bot", "bot": "random"})
until(host, "a bot plays for Ben", lambda who, _: who[1].get("bot") == "random" and who[1]["is"] == "here")
last = host.until("turn")
while not last["options"]:
    last = host.until("turn")
host.send({**choose(random.Random(2), last), "id": "m1"})
host.until("ok")
while True:  # whoever is to move next, the bot has moved by itself or waits for the host
    last = host.until("turn", "end")
    if last["type"] == "end" or last["options"]:
        break
check(last["n"] > 3, "the match goes on without Ben", last)
guest.send({"type": "seat", "do": "back"})
until(host, "Ben plays again", lambda who, _: "bot" not in who[1])

# The guest hands the seat on, and keeps it until the link is used
guest.send({"type": "seat", "do": "invite"})
given = guest.until("invited")
check(given["of"] == 1 and given["path"] == "/t/%s#%s" % (table, given["invitation"]), "a new invitation", given)
check(info(guest_token)["seat"] == 1, "the old token still opens the seat")
check(house.take(table, invitation)[0] in (401, 404), "the old invitation is worth nothing")
house.kill()
house.start()
host, guest = sit(house, table, host_token), sit(house, table, guest_token)
until(host, "both are there again", lambda who, _: who[1]["is"] == "here")
status, _, got = house.take(table, given["invitation"])
check(status == 200 and got["seat"] == 1, "it outlives the house", got)
check(guest.code() == 1008, "whoever had the seat is sent away")
check(json.loads(guest.frames[-1])["code"] == "seat-lost", "and told why", guest.frames[-1])
check(info(guest_token) == 404, "and their token opens nothing")
who, _ = until(host, "the seat is another's", lambda who, _: who[1]["is"] == "away")
check("name" not in who[1] and "colour" not in who[1], "and nothing of Ben is left", who)
check(house.take(table, given["invitation"])[2]["error"]["code"] == "taken", "it is worth a token once")

# The host takes it away, and lets another in
other_token = got["token"]
other = sit(house, table, other_token)
other.send({"type": "name", "name": "Cleo"})
until(host, "Cleo is there", lambda who, _: who[1].get("name") == "Cleo")
host.send({"type": "seat", "do": "invite", "of": 1})
third = host.until("invited")
check(third["seat"] == 0 and third["of"] == 1, "the host has the new link", third)
check(other.code() == 1008 and info(other_token) == 404, "Cleo is out")
who, _ = until(host, "the seat is open", lambda who, _: who[1]["is"] == "open")
check("name" not in who[1], "without her name", who)
third_token = house.take(table, third["invitation"])[2]["token"]
guest = sit(house, table, third_token)
until(host, "somebody else came", lambda who, _: who[1]["is"] == "here")
guest.send({"type": "name", "name": "Dot"})
until(host, "Dot is there", lambda who, _: who[1].get("name") == "Dot")
guest.send({"type": "seat", "do": "leave"})
check(guest.code() == 1008 and info(third_token) == 404, "who leaves has no way back by the old token")
who, _ = until(host, "the seat is open again", lambda who, _: who[1]["is"] == "open")
check(who[1].get("left") == "Dot" and "name" not in who[1], "and was left, by Dot", who)
house.kill()
house.start()
host = sit(house, table, host_token)
until(host, "which outlives the house", lambda who, _: who[1].get("left") == "Dot")
host.send({"type": "seat", "do": "invite", "of": 1})
host.until("invited")
who, _ = until(host, "a new link is for anybody", lambda who, _: "left" not in who[1])
check(who[1]["is"] == "open" and "name" not in who[1], "as if nobody had sat there", who)

# Nobody but the host's seat ever saw an invitation
for s in (guest, other):
    check(not any(third["invitation"].encode() in f or b'"invited"' in f for f in s.frames), "no link in others' frames")

# ---- A friend drops in at a table of bots ----
table, tokens = made(game="leduc", seats=["me", "random"], seed=9)
host = sit(house, table, tokens[0])
host.send({"type": "seat", "do": "invite", "of": 1})
given = host.until("invited")
who, _ = until(host, "a bot's seat is open", lambda who, _: 1 in who)
check(who[1] == {"seat": 1, "is": "open", "bot": "random"}, "while the bot plays", who)
check(house.ask("GET", "/api/tables/%s/log/whole" % table, headers={"Authorization": "Bearer " + tokens[0]})[0] == 403,
      "somebody is invited: the whole log is nobody's")
host.send({"type": "seat", "do": "back", "of": 1})
refused(host, {"type": "name"}, "bad-message")  # once this is answered the one before has been dealt with
check(house.take(table, given["invitation"])[0] == 404, "the host thinks better of it")
host.send({"type": "seat", "do": "invite", "of": 1})
friend_token = house.take(table, host.until("invited")["invitation"])[2]["token"]
friend = sit(house, table, friend_token)
who, _ = until(friend, "the friend plays", lambda who, _: who[1]["is"] == "here" and "bot" not in who[1])
end = play([host, friend], random.Random(3))[0]
check(end["end"] == "over", "to the end", end)

# Of two seats at one screen one goes to a friend, who is no host by that
table, tokens = made(game="leduc", seats=["me", "me"], seed=9)
host = sit(house, table, tokens[0])
host.send({"type": "seat", "do": "invite", "of": 1})
friend_token = house.take(table, host.until("invited")["invitation"])[2]["token"]
friend = sit(house, table, friend_token)
who, _ = until(friend, "a friend has the second seat", lambda who, _: who[1]["is"] == "here")
check("host" in who[0] and "host" not in who[1], "the host is whoever kept a seat", who)
refused(friend, {"type": "seat", "do": "invite", "of": 0}, "illegal", "Only the host")
friend.send({"type": "seat", "do": "leave"})
check(friend.code() == 1008, "and may leave")
until(host, "that seat is open", lambda who, _: who[1]["is"] == "open")

# A lesson stays its learner's
table, tokens = made(lesson="bloodsport")
host = sit(house, table, tokens[0])
refused(host, {"type": "seat", "do": "invite", "of": 0}, "illegal", "A lesson")

code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
done("seats that change hands")
