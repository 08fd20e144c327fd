"""Somebody leaves in the middle of Gambler's Heart under a bot GM: the others are not held up on a floor, who is pressed is
passed over, and who comes back plays on. While nobody is there nothing happens."""
from house import *

house = House(None, "--absent", "1")


def newest(s, last):
    """The newest turn that is there by now."""
    while True:
        try:
            message = s.read(0.4)
        except socket.timeout:
            return last
        if message["type"] in ("turn", "end"):
            last = message


def of(turn, verb):
    return next((option for option in turn["options"] if option["do"] == verb), None)


def say(s, turn, **move):
    s.send({"n": turn["n"], "id": "m%d" % random.getrandbits(60), **move})
    got = s.until("ok", "error")
    check(got["type"] == "ok", "a move that is open", (move, got))
    return s.until("turn", "end")


def to_the_floor(s, last):
    """Both make their Gamblers; the first turns on the floor."""
    for _ in range(200):
        for i in range(2):
            last[i] = newest(s[i], last[i]) if last[i] is None or not last[i]["options"] else last[i]
            if not last[i]["options"]:
                continue
            if of(last[i], "act"):
                return last
            move = {"do": "ready"} if of(last[i], "ready") else choose(random.Random(7), last[i])
            last[i] = say(s[i], last[i], **{k: v for k, v in move.items() if k != "n"})
            last[1 - i] = None
    raise RuntimeError("the quest does not come to Arrival")


table, (_, mine, theirs) = house.table(game="gamblers-heart", seats=["careful", "me", "me"], seed=3)
s = [sit(house, table, mine), sit(house, table, theirs)]
last = to_the_floor(s, [s[0].until("turn"), s[1].until("turn")])

# Both say nothing for now till the GM wants something of one of them.
for _ in range(40):
    last = [newest(s[i], last[i]) for i in range(2)]
    if last[0]["phase"] == "pressed":
        break
    for i in range(2):
        if of(last[i], "wait"):
            last[i] = say(s[i], last[i], do="wait")
            break
check(last[0]["phase"] == "pressed", "the GM presses one of them", last[0]["phase"])
pressed = 1 if of(last[1], "act") else 0
other = 1 - pressed

# All are there: nobody is passed over, however long it takes.
if of(last[other], "wait"):
    last[other] = say(s[other], last[other], do="wait")
time.sleep(6)
now = newest(s[other], last[other])
check(now["phase"] == "pressed", "who is there is waited for", now["phase"])

s[pressed].close()
end = time.monotonic() + SECONDS
while now["phase"] == "pressed" and time.monotonic() < end:
    now = newest(s[other], now)
check(now["phase"] == "scene", "who has left is passed over", now["phase"])
said = [event.get("do") for event in now["events"]]
seen = [json.loads(frame) for frame in s[other].frames]
check(any(event.get("do") == "pass-over" for frame in seen for event in frame.get("events", [])), "and it is told", said)

# The floor goes on too: who is there says nothing, and is pressed.
for _ in range(20):
    now = newest(s[other], now)
    if now["phase"] == "pressed":
        break
    if of(now, "wait"):
        now = say(s[other], now, do="wait")
check(now["phase"] == "pressed" and of(now, "act"), "who is there is pressed, not who has left", now["phase"])
s[other].close()
n = now["n"]
time.sleep(6)
s[pressed] = sit(house, table, [mine, theirs][pressed])
back = s[pressed].until("turn")
check(back["n"] == n, "while nobody is there nothing happens", (back["n"], n))
check(of(back, "cast") is not None, "who comes back plays on", back["options"])
s[pressed].close()
check(house.stop() == (0, ""), "the house closes")
done("absent")
