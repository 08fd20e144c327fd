"""What the story says to programs (docs/protocol.md, The story): the name of each message and its slots. They are the same
after every reconnect, they name nothing that the sentence hides, and an undo says how far it goes back."""
from house import *

MOVES = 70
house = House()


def reader(table, token, n=0):
    s = Socket(house)
    s.send({"type": "hello", "table": table, "token": token, "n": n, "patch": True, "no-events": True, "says": True})
    return s


def told_by(game):
    return house.ask("GET", "/api/games/%s/tells" % game)[2]


def story(s, n):
    """All lines that it is sent until it knows entry n: a list each."""
    lines = []
    while True:
        message = s.until("turn", "patch", "end")
        lines += message["story"]
        if message["n"] >= n:
            return lines


def is_value(value):
    return value is None or value == "?" or type(value) is int or (isinstance(value, str) and value and value == value.lower() and " " not in value)


def cells(value):
    return value if isinstance(value, list) else [value]


def says(line):
    return [part for part in line[1:] if isinstance(part, list)]


def slots_of(lines, tells):
    """By entry and place: name, sentence and slots of a message."""
    return {(line[0], k): (id, text.strip(), dict(zip(tells.get(id, []), slots)))
            for line in lines for k, (id, text, *slots) in enumerate(says(line))}


hidden = shared = 0
kinds = set()
for game, seats in (("bloodsport", ["me", "me"]), ("gamblers-heart", ["me", "me", "me"]), ("texarkana", ["careful", "me", "me"]),
                    ("twenty-one", ["me", "me", "me"])):
    table, tokens = house.table(game=game, seats=seats, seed=5, watchers=True)
    tells = told_by(game)
    players = [sit(house, table, token) for token in tokens if token]
    at_once = [reader(table, token) for token in [t for t in tokens if t] + [""]]
    hands = set()  # bloodsport: what the first of them alone has held so far
    last = None
    for move in range(MOVES):
        last = play(players, rng_of(move), 1, last)
        if game == "bloodsport":
            hands |= set(last[0]["view"]["action-place"]["hand-0"])
        if last[0]["type"] == "end":
            break
    n = max(m["n"] for m in last)
    told = [story(s, n) for s in at_once]
    for s, lines, token in zip(at_once, told, [t for t in tokens if t] + [""]):
        s.close()
        again = reader(table, token)
        check(story(again, n) == lines, game + ": told again, every line is the same, with its messages and their slots")
        again.close()
        for line in lines:
            for id, text, *slots in says(line):
                check(len(slots) == len(tells.get(id, [])) and (id in tells or id.startswith(game + "-")),
                      "a message has the slots that the house has named", (id, slots))
                for value in slots:
                    kinds |= {type(v) for v in cells(value)} | {type(value)}
                    check(all(is_value(v) for v in cells(value)), "a slot is a number, a name, nothing or hidden", (id, value))
    said = [slots_of(lines, tells) for lines in told]
    hidden += sum("?" in cells(v) for one in said for _, _, slots in one.values() for v in slots.values())
    for a in said:
        for b in said:
            for at in set(a) & set(b):
                if a[at][:2] == b[at][:2]:  # the same words tell two readers the same
                    shared += a is not b
                    check(a[at][2] == b[at][2], game + ": slots tell no more than the words", (at, a[at], b[at]))
    if game == "bloodsport":
        # What nobody else has seen yet: all that was held and never played, laid or discarded
        public = {v for line in said[2].values() for value in line[2].values() for v in cells(value)}
        secret = hands - public
        check(len(secret) > 2 and secret & {v for _, _, slots in said[0].values() for v in slots.values() if isinstance(v, str)},
              "its owner is told what is drawn", secret)
        for one in said[1:]:
            named = {v for _, _, slots in one.values() for value in slots.values() for v in cells(value)}
            check(not named & secret, "nobody else is told what is in a hand", named & secret)
    for s in players:
        s.close()
check(hidden > 3 and shared > 200 and {int, str, list} <= kinds, "there is something hidden, and much that all are told", (hidden, shared, kinds))

# Sums: their parts add up as the rule books say, and are the dice and cards that were told before
def tales(game, seats, seed, moves):
    """Every message that one who plays such a match is told, as (name, slots), in order."""
    table, tokens = house.table(game=game, seats=seats, seed=seed)
    players = [sit(house, table, token) for token in tokens if token]
    n = max(m["n"] for m in play(players, rng_of(seed), moves))
    s = reader(table, next(token for token in tokens if token))
    tells = told_by(game)
    out = [(id, dict(zip(tells.get(id, []), slots))) for line in story(s, n) for id, text, *slots in says(line)]
    for one in players + [s]:
        one.close()
    return out


found = {}
for seed in (1, 2, 3):
    die, sides, purse = {}, {}, {}
    for name, x in tales("bloodsport", ["me", "careful"], seed, 200):
        found[name] = found.get(name, 0) + 1
        if name == "uncover":
            sides = {side: x[side] for side in ("left", "right")}
        if name in ("roll", "again"):
            die[x["on"]] = x["die"]
        if name in ("roll-two", "again-two"):
            die[x["on"]] = (max if x["high"] else min)(x["one"], x["two"])
            check(x["die"] == die[x["on"]], "which of two dice counts", x)
        if name == "pay" and x["coin-left"] != "?":
            check(x["coin-left"] <= x["purse"], "Coin in hand and in all", x)
        if name in ("blow", "even", "sums"):
            for side in ("left", "right"):  # BG-E6
                check(x[side + "-die"] == die[sides[side]] and
                      x[side + "-die"] + x[side + "-add"] + x[side + "-by"] == x[side + "-sum"], "a sum has all its parts", (name, x))
        if name in ("blow", "even"):
            scores = [max(1, x[side + "-sum"]) for side in ("left", "right")]
            check(scores == [x["left"], x["right"]] if name == "even" else
                  sorted(scores) == [x["low"], x["high"]] and x["on"] == sides["left" if scores[0] > scores[1] else "right"] and
                  {x["on"], x["hit"]} == set(sides.values()), "and makes the score", (name, x))
        if name == "beaten":
            check(x["wounds"] >= x["life"], "who is beaten has no Life left", x)
        if name in ("wounds-of", "wounds"):
            check(x["wounds"] < x["life"], "who is not beaten has", x)
    for name, x in tales("texarkana", ["careful", "me", "me"], seed, 120):
        found[name] = found.get(name, 0) + 1
        if name in ("success", "failure"):  # TX-C3, TX-C4, TX-C5
            check(x["score"] == x["total"] + x["traits"] and
                  x["other-score"] == x["other-total"] + x["other-traits"] + x["dv"] + x["woe"] and
                  (x["score"] >= x["other-score"]) == (name == "success"), "scores of a test", (name, x))
    shown = {}
    for name, x in tales("gamblers-heart", ["careful", "me", "me"], seed, 250):
        found[name] = found.get(name, 0) + 1
        if name == "show-dice":
            shown = {"points": x["points"], "die": x["die"]}
        if name == "change":
            shown["points"] = x["points"]
        if name in ("works", "barred") and x["die"] is not None:  # GH-C10
            check(x["points"] == shown["points"] and x["die"] == shown["die"] and
                  (x["points"] >= max(1, x["die"])) == (name == "works"), "Hand and die decide", (name, x, shown))
            found["decided"] = found.get("decided", 0) + 1
    for name, x in tales("twenty-one", ["careful", "me", "me"], seed, 250):
        found[name] = found.get(name, 0) + 1
        if name in ("win", "win-to", "win-with"):
            check(x["loser"] not in (None, x["who"]), "who has lost", x)
        if name in ("pile-more", "pile-out"):
            check(x["n"] == len(x["drawn"]) == len(set(x["drawn"])) <= x["pile"], "cards of Damage", (name, x))
check(all(found.get(name, 0) > 2 for name in ("blow", "beaten", "wounds-of", "success", "failure", "decided", "pile-more")),
      "there are sums", found)

# An undo says after which entry the table stands
table, tokens = house.table(game="gamblers-heart", seats=["me", "me"], seed=2)
players = [sit(house, table, token) for token in tokens]
s = reader(table, tokens[1])
rng = rng_of(2)
mover = None
last = None
while mover is None:
    last = play(players, rng, 1, last)
    n = max(m["n"] for m in last)
    mover = next((i for i, m in enumerate(last) if m["n"] == n and "undo" in m), None)
to = last[mover]["undo"]
players[mover].send({"do": "undo", "to": to, "id": "u"})
check(players[mover].until("ok", "error")["type"] == "ok", "a move is taken back")
line = story(s, n + 1)[-1]
check(line[0] == n + 1 and len(line) == 2 and line[1]["to"] == to < n and line[1]["text"], "the story says to where", (line, to))
check(all("to" not in part for other in story(reader(table, tokens[1]), n + 1)[:-1] for part in other[1:]), "no other line does")
for s in players:
    s.close()
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
done("what the story says")
