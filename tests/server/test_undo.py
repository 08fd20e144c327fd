"""Moves taken back over the WebSocket: only one's own, only till anyone else moves, and what comes of it is what it
was before. Every game is played by people at random who often think better of it; the house is killed on the way,
and each log is verified at the end."""
import re

from house import *

house = House(None, "--rate", "100000", "--tables-hour", "100000")


def answer(s, message):
    s.send(message)
    return s.until("ok", "error")


class Player:
    """One seat: its newest turn, and the digest of its view after each entry that it was shown."""

    def __init__(self, table, token, seat):
        self.table, self.token, self.seat, self.digests = table, token, seat, {}
        self.sit(0)

    def sit(self, n):
        self.s = sit(house, self.table, self.token, n)
        self.turn = None
        self.read(0)

    def read(self, n):
        while self.turn is None or self.turn["n"] < n:
            self.turn = self.s.until("turn", "end")
            self.digests[self.turn["n"]] = self.turn["digest"]


def take_back(players, one, rng):
    """Seat `one` takes its last move back: everyone is where they were."""
    me, n, to = players[one], players[one].turn["n"], players[one].turn["undo"]
    for other in players:
        if other is not me and rng.random() < 0.3:
            got = answer(other.s, {"do": "undo", "to": to, "id": "not-mine"})
            check(got["type"] == "error" and got["code"] == "illegal" and re.search("somebody else has moved|fallen since|Nothing has happened", got["message"]),
                  "another cannot take it back", got)
    got = answer(me.s, {"do": "undo", "to": to, "id": "u%d" % n})
    check(got["type"] == "ok" and got["n"] == n + 1, "a move is taken back", got)
    for player in players:
        player.read(n + 1)
        if to in player.digests:
            check(player.turn["digest"] == player.digests[to], "seat %d sees what it saw" % player.seat, (to, n))
        check(player.turn["events"][-1] == {"n": n + 1, "do": "undo", "to": to}, "and is told so", player.turn["events"])
    again = answer(me.s, {"do": "undo", "to": to, "id": "u%d" % n})
    check(again["type"] == "ok" and again["n"] == n + 1, "sent twice it is done once", again)


def play_match(game, seats, rng, seed):
    made = house.table(game=game, seats=["me"] + ["open"] * (seats - 1), **seed)
    table, tokens = made
    players = [Player(table, token, i) for i, token in enumerate(tokens)]
    undone = killed = 0
    while True:
        newest = max(p.turn["n"] for p in players)
        for p in players:
            p.read(newest)
        if players[0].turn["type"] == "end":
            break
        may = [i for i, p in enumerate(players) if "undo" in p.turn]
        check(len(may) <= 1, "at most one seat moved last", may)
        if newest > 40 and not killed:
            killed = 1
            house.kill()
            house.start()
            for p in players:
                p.sit(p.turn["n"])
                check(("undo" in p.turn) == (p.seat in may), "what may be taken back outlives the house", p.turn["n"])
        if may and rng.random() < 0.3 and undone < 60:
            take_back(players, may[0], rng)
            undone += 1
            continue
        asked = [p for p in players if p.turn["options"]]
        p = rng.choice(asked)
        got = answer(p.s, {**choose(rng, p.turn), "id": "m%d" % rng.getrandbits(60)})
        check(got["type"] == "ok", "an open move is played", got)
        p.read(got["n"])
        newest = p.turn["n"]
    refused = answer(players[0].s, {"do": "undo", "to": 0})
    check(refused["code"] == "over", "nothing is taken back after the end", refused)
    status, _, log = house.ask("GET", "/api/tables/%s/log" % table, headers={"Authorization": "Bearer " + tokens[0]})
    path = os.path.join(HERE, "undone.jsonl")
    with open(path, "wb") as out:
        out.write(log)
    verified = subprocess.run([BIN, "verify", path], capture_output=True, text=True)
    sealed = players[0].turn.get("sealed", False)
    check(verified.returncode == (3 if sealed else 0) or '"for"' in verified.stderr, "its log is verified", verified)
    for p in players:
        p.s.close()
    return undone


rng = rng_of(7)
for game in house.ask("GET", "/api/games")[2]:
    undone = 0
    lineups = sorted({game["seats_min"], min(game["seats_max"], 3)})
    for n in range(8):  # till enough was taken back: how much can be hangs on the players' luck
        if n < len(lineups) or undone <= 5:
            seats = lineups[n % len(lineups)]
            undone += play_match(game["name"], seats, rng, {"seed": 11 + n} if seats == 2 else {})
    check(undone > 5, "%s: moves taken back" % game["name"], undone)

# A move of chance is nobody's to take back, nor what stands before it
table, tokens = house.table(game="bloodsport", seats=["me"], seed=3)
s = sit(house, table, tokens[0])
turn = s.until("turn")
check("undo" not in turn and turn["n"] > 0, "the deal cannot be taken back", turn["n"])
got = answer(s, {"do": "undo", "to": 0})
check(got["code"] == "illegal" and "fallen since" in got["message"], "and says whose it was", got)
for message, code in [({"do": "undo"}, "bad-message"), ({"do": "undo", "to": "0"}, "bad-message"),
                      ({"do": "undo", "to": 10 ** 12}, "bad-message"), ({"do": "undo", "to": 4000000000}, "illegal"),
                      ({"do": "undo", "to": 0, "coin": 1}, "bad-message"), ({"do": "undo", "to": 0, "seat": 1}, "bad-message")]:
    got = answer(s, message)
    check(got["type"] == "error" and got["code"] == code, "refused: %r" % message, got)
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
done("moves taken back")
