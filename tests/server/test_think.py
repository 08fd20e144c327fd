"""Bots that try their moves ("think"): an answer comes at its time and not before, it is another than at once, and how long a
table's bots think is kept when the house closes."""
import threading

from house import *

PACE = {"quick": 0, "normal": 0.4, "long": 1.5}  # seconds; as server/bots.c
SEEDS = range(1, 25)


def info(house, table, token):
    return house.ask("GET", "/api/tables/" + table, None, {"Authorization": "Bearer " + token})[2]


def my_turn(s, mine, after):
    """The next turn that is this seat's, with more entries than that; or the end."""
    while True:
        got = s.until("turn", "end")
        if got["type"] == "end" or (mine in got["turn"] and got["n"] > after):
            return got


def passes(options):
    return next((o["do"] for o in options if o["do"] in ("check", "call")), options[0]["do"])


def plays(s, wait):
    """A whole match of Leduc against the bot at seat 1: what it did; each time at least `wait` seconds went by."""
    turn, did, soonest = my_turn(s, 0, -1), [], 1e9
    while turn["type"] != "end":
        n, began = turn["n"], time.monotonic()
        s.send({"n": n, "do": passes(turn["options"]), "id": "m%d" % n})
        turn = my_turn(s, 0, n)
        took = time.monotonic() - began
        bots = [e["do"] for e in turn["events"] if e["seat"] == 1]
        did += bots
        if bots:
            soonest = min(soonest, took / len(bots))
    check(soonest >= wait, "no answer comes before its time", (wait, soonest))
    return did


# What is asked
house = House()
for think in ("slow", 5, None, True, ""):
    status, _, got = house.ask("POST", "/api/tables", {"game": "leduc", "seats": ["me", "random"], "think": think})
    check(status == 422 and '"quick", "normal" or "long"' in got["error"]["message"], "another word is refused", got)
status, _, got = house.ask("POST", "/api/tables", {"lesson": "bloodsport", "think": "long"})
check(status == 422 and "think" in got["error"]["message"], "in a lesson nobody tries anything", got)
games = house.ask("GET", "/api/games")[2]
check(all(g["thinks"] == ["quick", "normal", "long"] for g in games), "a page is told what there is", games[0].get("thinks"))

# An answer comes in its time; and whoever tries a move 64 times makes some that are not those of a bot that decides at once
did = {}


def match(think, seed):
    table, tokens = house.table(game="leduc", seats=["me", "random"], seed=seed, think=think)
    told = info(house, table, tokens[0])
    check(told.get("think", "quick") == think, "the table says so", told)
    s = sit(house, table, tokens[0])
    did[think, seed] = plays(s, PACE[think])
    s.close()


threads = [threading.Thread(target=match, args=(think, seed)) for think in PACE for seed in SEEDS]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
check(len(did) == len(threads), "all are played to their end", did)
check(any(did["quick", seed] != did["long", seed] for seed in SEEDS), "tried moves are others", did)

# A GM does not try anything: it runs the game, and answers at once
table, tokens = house.table(game="gamblers-heart", seats=["careful", "me"], seed=1, think="long")
began = time.monotonic()
s = sit(house, table, tokens[1])
events = my_turn(s, 1, -1)["events"]
took = time.monotonic() - began
gm = sum(e["seat"] == 0 for e in events)
check(gm and took < PACE["long"] * gm, "a GM answers at once", (gm, took))
s.close()

# It is kept: after a house that was killed while a bot thought, and after one that closed
table, tokens = house.table(game="leduc", seats=["me", "random"], seed=3, think="long")
s = sit(house, table, tokens[0])
turn = my_turn(s, 0, -1)
s.send({"n": turn["n"], "do": passes(turn["options"]), "id": "a"})
check(s.until("ok", "error")["type"] == "ok", "a move")
house.kill()
house.start()
check(info(house, table, tokens[0]).get("think") == "long", "kept when the house is killed")
s = sit(house, table, tokens[0])
check(my_turn(s, 0, turn["n"])["n"] > turn["n"], "the bot is asked again")
s.close()
house.stop()
house.start()
told = info(house, table, tokens[0])
check(told.get("think") == "long", "kept when the house is closed", told)
s = sit(house, table, tokens[0])
plays(s, PACE["long"])
s.close()
house.stop()

# As long as the house lets them
house = House(None, "--think", "normal")
check(house.ask("GET", "/api/games")[2][0]["thinks"] == ["quick", "normal"], "and what there is is less")
status, _, got = house.ask("POST", "/api/tables", {"game": "leduc", "seats": ["me", "random"], "think": "long"})
check(status == 422 and got["error"]["message"] == 'The longest "think" here is "normal".', "longer is refused", got)
table, tokens = house.table(game="leduc", seats=["me", "random"], think="normal")
house.stop()
done("think")
