"""What a page is sent for a turn stays small: the median of what changed, of each game as one plays it alone. How many messages
there are hangs on how fast bots answer, so where there are bots it may be a little more."""
from statistics import median

from house import *
from turn_bytes import goal, one

house = House()
for game in house.ask("GET", "/api/games")[2]:
    changed = [size for seed in range(1, 9) for size in one(house, game["solo"] or ["me"], game["name"], seed, moves=60)[1]]
    most = goal(game["name"]) * (1.05 if len(game["solo"] or []) > 1 else 1)
    check(len(changed) > 100 and median(changed) <= most, "%s: bytes of a turn" % game["name"], (len(changed), median(changed)))
    print("     %s: %d bytes, %d messages" % (game["name"], median(changed), len(changed)))
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
done("bytes of a turn")
