"""Clocks: what a table may be made with, whose clock runs, what is done for whoever is out of time, and that neither undo, talk,
a bot in between nor a restart gives anybody more of it."""
from house import *

house = House(None, "--idle", "1")


def refused(part, **clock):
    status, _, got = house.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["me", "open"], "clock": clock})
    check(status == 422 and part in got["error"]["message"], "no table with %s" % clock, got)


def made(seats=("me", "open"), game="kuhn", **what):
    """A table with its sockets."""
    table, tokens = house.table(game=game, seats=list(seats), seed=6, **what)
    return table, tokens, [sit(house, table, token) for token in tokens if token]


def clock_of(message):
    return {one["seat"]: one for one in message["clocks"]}


def runs(message):
    return [one["seat"] for one in message["clocks"] if one.get("runs")]


def clock(s, want=lambda m: True):
    """The next message about clocks that is as wanted."""
    while True:
        message = s.until("clock")
        if want(message):
            return message


def quiet(s, seconds):
    """The types of what comes in this time."""
    end, seen = time.monotonic() + seconds, []
    while time.monotonic() < end:
        try:
            seen.append(s.read(max(0.01, end - time.monotonic())))
        except socket.timeout:
            break
    return seen


def own_log(table, token):
    got = house.ask("GET", "/api/tables/%s/log/own" % table, headers={"Authorization": "Bearer " + token})[2]
    return [json.loads(line) for line in got.decode().splitlines()]


def move(s, turn, **how):
    s.send({"n": turn["n"], "id": "m%d" % random.getrandbits(60), **how})
    got = s.until("ok", "error")
    check(got["type"] == "ok", "a move that is open", (how, got))


# ---- What there is ----
for message, keys in (("1 to 2592000", {"move": 0}), ("1 to 2592000", {"move": "60"}), ("1 to 2592000", {"match": 2592001}),
                      ("needs a \"clock.match\"", {"move": 5, "add": 1}), ("used up", {"match": 60}), ("no \"clock.match\"", {"match": 60, "add": 1, "slow": True}),
                      ("no key \"clock.moves\"", {"moves": 5}), ("\"least\" or \"bot\"", {"move": 5, "late": "lose"}),
                      ("true or false", {"move": 5, "slow": 1}), ("in seconds", {"late": "bot"})):
    refused(message, **keys)
check(house.ask("POST", "/api/tables", {"lesson": "bloodsport", "clock": {"move": 5}})[0] == 422, "a lesson has no clock")
table, tokens, s = made()
check(not [m for m in quiet(s[0], 0.3) if m["type"] == "clock"], "a table without clocks says nothing of them")
s[0].send({"type": "clock", "do": "pause"})
check("no clocks" in s[0].until("error")["message"], "nor can they be stopped")

# ---- Out of time: a bot's move where the game knows none that commits to nothing; everyone is told ----
table, tokens, s = made(clock={"move": 1}, watchers=True)
watcher, plain = sit(house, table, ""), Socket(house)
plain.send({"type": "hello", "table": table, "token": tokens[1], "plain": True})
begun = time.monotonic()
first = clock(s[1])
check(first["seat"] == 1 and first["move"] == 1 and first["late"] == "least" and runs(first) == [0] and
      900 < clock_of(first)[0]["left"] <= 1000, "the clock of whoever is waited for runs", first)
check(runs(clock(watcher)) == [0] and runs(clock(plain)) == [0], "watchers and programs see it")
turn = s[1].until("turn")
late = turn if turn["n"] == 3 else s[1].until("turn")
check(0.9 < time.monotonic() - begun < 3, "after a second the move is made", time.monotonic() - begun)
check(late["events"][-1]["seat"] == 0 and late["events"][-1]["note"] == "late", "and noted", late["events"])
check("ran out of time" in late["story"][-1]["text"], "in the story as well", late["story"])
while (told := watcher.until("turn"))["n"] < 3:
    pass
check("ran out of time" in told["story"][-1]["text"], "for everyone", told["story"])
check(runs(clock(s[1], lambda m: runs(m) != [0])) == [1], "then the other's runs")
end = s[1].until("end")
check(own_log(table, tokens[0])[3]["note"] == "late" and own_log(table, tokens[0])[4]["note"] == "late", "and in the log")
check(not runs(clock(s[1])), "after the end none runs")
whole = house.ask("GET", "/api/tables/%s/log" % table, headers={"Authorization": "Bearer " + tokens[0]})[2]
path = os.path.join(HERE, "late.jsonl")
with open(path, "wb") as f:
    f.write(whole)
check(subprocess.run([BIN, "replay", path], capture_output=True).returncode == 0, "which replays")

# ---- A game that knows a move which gives nothing up ----
table, tokens, s = made(("careful", "me", "open"), "gamblers-heart", clock={"move": 1})
first = clock(s[0])
check(runs(first) == [1, 2], "who is asked together has a clock each, bots have none", first)

# In a chain it is to pass, where the best bot would assist
table, tokens, s = made(("careful", "me", "open"), "texarkana", clock={"move": 1})
noted, end = [], time.monotonic() + SECONDS
while not any(event["do"] in ("pass", "assist") for event in noted) and time.monotonic() < end:
    noted += [event for event in s[0].until("turn")["events"] if "note" in event]
check(noted[-1]["do"] == "pass", "the least that somebody can do", noted)

# ---- Time for the match, and more after each move; in no time is given by talk ----
table, tokens, s = made(clock={"match": 2, "add": 1})
turn = s[0].until("turn")
for i in range(20):
    s[0].send({"do": "say", "text": "Wait %d." % i})
    time.sleep(0.05)
now = clock_of(clock(s[1]))
check(now[0]["match"] <= 2000, "the match's time is used", now)
move(s[0], turn, do="check")
after = clock(s[1], lambda m: runs(m) == [1])
check(1000 < clock_of(after)[0]["match"] < 2100, "what was thought is gone, and a second is added", after)
check(clock_of(after)[1]["match"] > 1900, "nobody pays for another's time", after)
talks = time.monotonic()
while time.monotonic() - talks < 1.5:
    s[1].send({"do": "say", "text": "I talk."})
    time.sleep(0.02)
took = None  # until the bot that is lent to whoever talked makes its first move, whichever that is
while True:
    turn = s[0].until("turn", "end")
    if took is None and any(event["seat"] == 1 and event.get("note") == "late" for event in turn["events"]):
        took = time.monotonic() - talks
    if turn["type"] == "end":
        break
check(took is not None and 2 < took + 0.6 and took < 4, "talk stops no clock", took)

# ---- The host pauses; nobody else can ----
table, tokens, s = made(clock={"move": 1})
s[1].until("turn")
s[1].send({"type": "clock", "do": "pause"})
check(s[1].until("error")["code"] == "illegal", "a guest stops no clock")
s[0].send({"type": "clock", "do": "stop"})
check(s[0].until("error")["code"] == "bad-message", "there is pause and go-on")
s[0].send({"type": "clock", "do": "pause"})
stopped = clock(s[1], lambda m: "paused" in m)
check(stopped["paused"] == 0 and runs(stopped) == [], "everyone sees who stopped them", stopped)
check(not [m for m in quiet(s[1], 1.3) if m["type"] in ("turn", "end")], "nobody is out of time meanwhile")
s[0].send({"type": "clock", "do": "go-on"})
check(runs(clock(s[1])) == [0], "they go on")
check(s[1].until("turn")["events"][-1]["note"] == "late", "to the end")

# ---- Undo gives no time ----
table, tokens, s = made(("me", "open"), "bloodsport", clock={"move": 3})
last = None
end = time.monotonic() + SECONDS
seat, undone, before = None, None, None
while undone is None and time.monotonic() < end:
    for i in range(2):
        turn = [m for m in quiet(s[i], 0.15) if m["type"] == "turn"]
        if turn and turn[-1]["options"]:
            seat, last = i, turn[-1]
    if last is None:
        continue
    play_card = [o for o in last["options"] if o["do"] in ("play", "discover", "special", "sabotage")] or last["options"]
    rng = rng_of(1)
    time.sleep(0.4)
    move(s[seat], last, **{k: v for k, v in choose(rng, {**last, "options": play_card}).items() if k != "n"})
    now = s[seat].until("turn")
    mine = clock_of(clock(s[seat]))[seat]
    if "undo" in now:
        for again in range(3):
            time.sleep(0.4)
            s[seat].send({"do": "undo", "to": now["undo"], "id": "u%d" % again})
            check(s[seat].until("ok", "error")["type"] == "ok", "an undo")
            now = s[seat].until("turn")
            undone = clock_of(clock(s[seat], lambda m: runs(m) == [seat]))[seat]
            if again < 2:
                move(s[seat], now, **{k: v for k, v in choose(rng_of(1), {**now, "options": play_card}).items() if k != "n"})
                now = s[seat].until("turn")
                clock(s[seat])
    last = None
check(undone is not None and undone["left"] < 2000, "time that was used stays used, whatever is taken back", undone)

# ---- Nor does a pause, or a bot for a while ----
table, tokens, s = made(("me", "open"), "kuhn", clock={"move": 2})
s[0].until("turn")
time.sleep(0.8)
s[0].send({"type": "clock", "do": "pause"})
clock(s[0], lambda m: "paused" in m)
s[0].send({"type": "clock", "do": "go-on"})
check(clock_of(clock(s[0], lambda m: runs(m) == [0]))[0]["left"] < 1300, "a pause")
table, tokens, s = made(("careful", "me", "open"), "gamblers-heart", clock={"move": 2})
s[0].until("turn")
time.sleep(0.8)
for message in ({"do": "bot", "bot": "careful"}, {"do": "back"}):
    s[0].send({"type": "seat", **message})
    now = clock(s[0], lambda m: runs(m) == ([1, 2] if message["do"] == "back" else [2]))
check(clock_of(now)[1]["left"] < 1300, "a bot that has not moved yet", now)

# ---- A bot takes the seat, and gives it back ----
table, tokens, s = made(game="leduc", clock={"move": 1, "late": "bot"})
s[0].until("turn")
while True:
    got = s[1].until("people", "turn")
    if got["type"] == "people" and "bot" in got["people"][0]:
        break
check(got["people"][0]["is"] == "here", "a bot plays for whoever is out of time", got)
turn = s[1].until("turn")
check(turn["events"][-1]["note"] == "late" and turn["events"][-1]["seat"] == 0, "its first move is noted", turn)
s[0].send({"type": "seat", "do": "back"})
while "bot" in s[1].until("people")["people"][0]:
    pass
check(True, "whoever sits there takes it back")

# ---- A live clock stands while nobody is there, and runs where somebody waits; a closed house counts nothing ----
table, tokens, s = made(clock={"move": 2})
turn = s[0].until("turn")
for one in s:
    one.close()
time.sleep(1.5)
s = [None, sit(house, table, tokens[1])]
now = clock(s[1])
check(clock_of(now)[0]["left"] > 1500 and runs(now) == [0], "nobody was there: it stood", now)
time.sleep(0.7)
check(house.stop() == (0, ""), "the house closes")
time.sleep(1.5)
house.start()
s[1] = sit(house, table, tokens[1])
now = clock(s[1])
check(700 < clock_of(now)[0]["left"] < 1500, "what was used before the house closed is used, what went by since is not", now)
check(s[1].until("turn")["events"][-1]["note"] == "late", "whoever is away is out of time where somebody waits")

# ---- A slow clock runs while nobody is there, for a table that nobody has opened since the house did ----
table, tokens, s = made(clock={"move": 3, "slow": True})
check(clock(s[0])["slow"], "slow")
for one in s:
    one.close()
time.sleep(1)
house.stop()
house.start()
time.sleep(3.2)
check(len(own_log(table, tokens[0])) == 4, "somebody was out of time though nobody was there", own_log(table, tokens[0]))
house.kill()
house.start()
check(wait_for(lambda: own_log(table, tokens[0])[-1].get("end") == "over", 8), "after a crash as well", own_log(table, tokens[0]))
check(house.stop() == (0, ""), "the house closes")
done("clocks")
