"""How many bytes a page is sent for a turn, whole and as what changed: tests/server/turn_bytes.py [MATCHES [GAMES]]. Each
game as one plays it alone, against its bots, and with people in every seat; any open move is made. As the page does, a reader
asks for what the story says and for no events, but for those of GAMES ("bloodsport,texarkana"). The house's own answer to how
much is worth sending."""
from statistics import median

from house import *

MOVES = 150
MOST = {"twenty-one": 1500}  # bytes of what changed, in the median
MOST_ELSE = 800


def sizes(s):
    """Of every message that tells how the table stands, but for the first, which is whole for everyone."""
    told = [len(f) for f in s.frames if f[:14] in (b'{"type":"turn"', b'{"type":"end",') or f[:5] == b'{"n":']
    return told[1:]


def one(house, seats, game, seed, events=False, moves=MOVES):
    """Bytes of whole messages and of patches, of all who are people."""
    table, tokens = house.table(game=game, seats=seats, seed=seed)
    plain = [sit(house, table, token) for token in tokens if token]
    readers = []
    for token in tokens:
        if token:
            readers.append(Socket(house))
            readers[-1].send({"type": "hello", "table": table, "token": token, "n": 0, "patch": True, "no-events": not events, "says": True})
            readers[-1].until("turn", "end")
    last = play(plain, rng_of(seed), moves=moves)
    for s in readers:
        n = 0
        while n < max(m["n"] for m in last):
            n = s.until("turn", "patch", "end")["n"]
    found = [x for s in plain for x in sizes(s)], [x for s in readers for x in sizes(s)]
    for s in plain + readers:
        s.close()
    return found


def goal(game):
    return MOST.get(game, MOST_ELSE)


def main(matches, events):
    house = House()
    print("Bytes of a turn     whole: median  largest   what changed: median  largest  at most")
    for game in house.ask("GET", "/api/games")[2]:
        solo = game["solo"] or ["me"]
        people = ["me"] * min(max(game["seats_min"], 2 + game["master"]), game["seats_max"])
        for what, seats in (("alone", solo), ("%d people" % len(people), people)):
            whole, changed = [], []
            for seed in range(1, matches + 1):
                a, b = one(house, seats, game["name"], seed, game["name"] in events)
                whole += a
                changed += b
            print("%-15s %-10s %9d %8d %22d %8d %8d" % (game["name"], what, median(whole), max(whole), median(changed),
                  max(changed), goal(game["name"])), flush=True)
    house.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2, sys.argv[2].split(",") if len(sys.argv) > 2 else [])
