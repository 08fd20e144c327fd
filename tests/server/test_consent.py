"""Moves taken back with everyone's consent: who is asked, what each answer does, what ends a request, and that nobody else
learns of it. A bot agrees, a watcher hears nothing, and the log says that it was agreed."""
from round import *

house = House(None, "--rate", "100000", "--tables-hour", "100000")


def of(s, does, **more):
    s.send({"type": "undo", "do": does, **more})


def answer(s, *types):
    return s.until("error", *types)


def move(s, turn, does, **more):
    s.send({"n": turn["n"], "id": "m%d" % turn["n"], "do": does, **more})
    got = s.until("ok", "error")
    check(got["type"] == "ok", "a move is played", got)
    return got["n"]


def turn_at(s, n):
    """Its turn (or end) after entry n."""
    while True:
        got = s.until("turn", "end")
        if got["n"] >= n:
            return got


def verified(table, token):
    status, _, log = house.ask("GET", "/api/tables/%s/log" % table, headers={"Authorization": "Bearer " + token})
    path = os.path.join(HERE, "agreed.jsonl")
    with open(path, "wb") as out:
        out.write(log)
    return log, subprocess.run([BIN, "verify", path], capture_output=True, text=True)


def agreed_lines(log):
    return [line for line in map(json.loads, log.splitlines()) if line.get("note") == "agreed"]


# ---- Kuhn: a check, a bet, and whoever checked wants that back. A watcher and a program look on ----
table, tokens = house.table(game="kuhn", seats=["me", "open"], seed=6, watchers=True)
a, b = (sit(house, table, token) for token in tokens)
watcher = sit(house, table, "")
plain = Socket(house)
plain.send({"type": "hello", "table": table, "token": tokens[1], "plain": True})
first = a.until("turn")
check("take-back" not in first, "nothing of one's own to take back yet", first)
of(a, "ask")
got = answer(a, "undo")
check(got["code"] == "illegal" and "fallen since" in got["message"], "a card that was dealt stays dealt", got)
n = move(a, first, "check")
mine = turn_at(a, n)
check(mine.get("undo") == n - 1 and "take-back" not in mine, "one's own last move needs nobody's consent", mine)
n = move(b, turn_at(b, n), "bet")
mine, theirs = turn_at(a, n), turn_at(b, n)
check("undo" not in mine and mine["take-back"] == n - 2, "one may ask once somebody has moved", mine)
check(theirs.get("undo") == n - 1 and "take-back" not in theirs, "who moved last need not ask", theirs)
for s in (a, b, watcher, plain):
    silent(s)
of(a, "ask")
want = {"type": "undo", "is": "asked", "of": 0, "to": n - 2, "moves": 2, "agreed": [], "waits": [1]}
for s in (a, b, plain):
    check(s.until("undo", "error") == want, "every seat is told, a program too")
check(silent(watcher) == [], "a watcher is not")
late = sit(house, table, tokens[1])
check(late.until("undo") == want, "who comes later is asked")
late_watcher = sit(house, table, "")
late_watcher.until("turn")
check(silent(late_watcher) == [], "a watcher who comes later is told nothing")

# Bad input
for s, message, code in [(b, {"do": "agree"}, "bad-message"), (b, {"do": "agree", "of": 0}, "bad-message"),
                         (b, {"do": "agree", "of": "0", "to": n - 2}, "bad-message"), (b, {"do": "agree", "of": 1, "to": n - 2}, "stale"),
                         (b, {"do": "agree", "of": 0, "to": n - 1}, "stale"), (b, {"do": "agree", "of": -1, "to": 10 ** 15}, "bad-message"),
                         (b, {}, "bad-message"), (b, {"do": "beg"}, "bad-message"), (b, {"do": "withdraw"}, "illegal"),
                         (a, {"do": "agree", "of": 0, "to": n - 2}, "illegal"), (a, {"do": "refuse", "of": 0, "to": n - 2}, "illegal"),
                         (a, {"do": "ask"}, "illegal"), (watcher, {"do": "ask"}, "bad-message")]:
    s.send({"type": "undo", **message})
    got = answer(s, "undo", "turn")
    check(got.get("code") == code, "refused: %s" % message, got)

# Refused: all are told by whom, and it cannot be asked again before somebody has moved
of(b, "refuse", of=0, to=n - 2)
for s in (a, b):
    check(s.until("undo") == {"type": "undo", "is": "refused", "of": 0, "by": 1}, "a refusal is told")
of(b, "agree", of=0, to=n - 2)
check(answer(b, "undo")["code"] == "stale", "then it is too late to agree")
of(a, "ask")
got = answer(a, "undo")
check(got["code"] == "illegal" and "when somebody has moved" in got["message"], "not again at once", got)
b.send({"do": "undo", "to": n - 1, "id": "again"})
check(b.until("ok", "error")["type"] == "ok", "the other thinks better of the bet")
n = move(b, turn_at(b, n + 1), "bet")
turn_at(a, n)

# Withdrawn
of(a, "ask")
check(a.until("undo")["is"] == "asked" and b.until("undo")["is"] == "asked", "it is asked again")
of(a, "withdraw")
for s in (a, b):
    check(s.until("undo") == {"type": "undo", "is": "withdrawn", "of": 0}, "whoever asked can withdraw it")
of(a, "withdraw")
check(answer(a, "undo")["code"] == "stale", "once")

# Talk leaves it, a kill leaves it, a move ends it
of(a, "ask")
to = a.until("undo")["to"]
b.until("undo")
b.send({"do": "say", "text": "Hm."})
check([m["type"] for m in silent(a)] == ["turn"], "talk is no answer")
house.kill()
house.start()
a, b, plain = (sit(house, table, token) for token in (tokens[0], tokens[1], tokens[1]))
check(a.until("undo")["waits"] == [1] and b.until("undo")["to"] == to, "a request outlives the house")
b.send({"do": "undo", "to": to + 1})
for s in (a, b):
    check(s.until("undo") == {"type": "undo", "is": "moved", "of": 0}, "whatever moves the table ends it")
turn = b.until("turn")
check(turn["options"], "and the other moves again", turn)
n = move(b, turn, "bet")

# Agreed: everyone is where they were, and it is in the log
watcher = sit(house, table, "")
watcher.until("turn")
of(a, "ask")
want = a.until("undo")
while (got := b.until("undo"))["is"] != "asked":
    pass
of(b, "agree", of=0, to=want["to"])
for s in (a, b):
    check(s.until("undo") == {"type": "undo", "is": "agreed", "of": 0}, "all are told")
mine, theirs = turn_at(a, n + 1), turn_at(b, n + 1)
check(mine["events"][-1] == {"n": n + 1, "do": "undo", "to": want["to"], "note": "agreed"}, "a recorded entry", mine["events"])
check(mine["digest"] == first["digest"], "the asker sees what it saw", mine)
check("options" in mine and mine["turn"] == [0], "and is to move")
check("By agreement, the last 2 moves were undone." in json.dumps(mine["story"]), "the story says so", mine["story"])
seen = [m for m in silent(watcher) if m["type"] == "turn"]
check(seen and seen[-1]["events"][-1]["note"] == "agreed", "a watcher sees the table go back", seen)
check(not any(b'"type":"undo"' in f for f in watcher.frames), "and hears of no request")
check("undo" not in mine and "take-back" not in mine, "nothing before that is left to take back", mine)

# What went with everyone's consent stands in no one's way, after a restart either
n = move(a, mine, "bet")
check(turn_at(a, n).get("undo") == want["to"], "an own move after it can be taken back alone")
house.kill()
house.start()
a, b = (sit(house, table, token) for token in tokens)
check(a.until("turn").get("undo") == want["to"], "and so it is when the log has been read again")
n = move(b, turn_at(b, n), "call")
end = turn_at(a, n)
check(end["type"] == "end", "it is played to its end", end)
of(a, "ask")
check(answer(a, "undo")["code"] == "over", "nothing is taken back after the end")
log, said = verified(table, tokens[0])
check(said.returncode == 0, "its log is verified", said)
check([line["do"] for line in agreed_lines(log)] == ["undo"], "with the one that was agreed to", log)
shown = subprocess.run([BIN, "replay", os.path.join(HERE, "agreed.jsonl")], capture_output=True, text=True)
check(shown.returncode == 0, "and replayed", shown)

for one in (a, b):
    one.close()

# ---- A bot agrees: whoever is alone with bots asks nobody ----
for seed in range(40):
    table, tokens = house.table(game="leduc", seats=["me", "random"], seed=seed)
    s = sit(house, table, tokens[0])
    turn, back = s.until("turn", "end"), False
    while turn["type"] == "turn" and not back:
        if "take-back" in turn and turn["options"]:
            back = True
            of(s, "ask")
            got = s.until("turn", "end", "error", "undo")
            check(got["type"] == "turn" and got["events"][0]["do"] == "undo" and "note" not in got["events"][0] and
                  got["events"][0]["to"] == turn["take-back"], "bots agree at once", got)
        elif turn["options"]:
            s.send({**choose(rng_of(seed), turn), "id": "m%d" % turn["n"]})
            turn = turn_at(s, turn["n"] + 1)
        else:
            turn = s.until("turn", "end")
    s.close()
    if back:
        break
check(back, "a bot's move could be taken back")

# ---- Three people: all must agree; a seat that changes hands ends it; a card "stop" holds it; so often and no more ----
made = house.ask("POST", "/api/tables", {"game": "gamblers-heart", "seats": ["me", "open", "open"], "seed": 3})[2]
table = made["table"]
tokens = [made["seats"][0]["token"]] + [house.take(table, seat["invitation"])[2]["token"] for seat in made["seats"][1:]]
s = [sit(house, table, token) for token in tokens]
rng = rng_of(5)
last = [one.until("turn") for one in s]


def go_on():
    """Somebody moves."""
    i = rng.choice([i for i, turn in enumerate(newest(s, last)) if turn["options"]])
    s[i].send({**choose(rng, last[i]), "id": "g%d" % rng.getrandbits(60)})
    got = s[i].until("ok", "error")
    if got["type"] == "ok":
        last[i] = turn_at(s[i], got["n"])
        newest(s, last)


def who_may_ask():
    for _ in range(400):
        may = [i for i, turn in enumerate(newest(s, last)) if "take-back" in turn]
        if may:
            return may[0]
        go_on()
    raise RuntimeError("nobody may ask")


asker = who_may_ask()
others = [i for i in range(3) if i != asker]
before = newest(s, last)[0]["n"]
of(s[asker], "ask")
asked = [one.until("undo") for one in s]
check(asked[0] == asked[1] == asked[2] and asked[0]["waits"] == others, "both others are asked", asked)
of(s[others[0]], "agree", of=asker, to=asked[0]["to"])
for one in s:
    got = one.until("undo")
    check(got["is"] == "asked" and got["agreed"] == [others[0]] and got["waits"] == [others[1]], "one is not enough", got)
s[others[1]].send({"type": "care", "do": "stop"})
for one in s:
    one.until("care")
of(s[others[1]], "agree", of=asker, to=asked[0]["to"])
check(answer(s[others[1]], "undo")["code"] == "held", "nothing goes back while a card holds the table")
s[0].send({"type": "care", "do": "lift"})
for one in s:
    one.until("care")
of(s[others[1]], "agree", of=asker, to=asked[0]["to"])
for i, one in enumerate(s):
    check(one.until("undo")["is"] == "agreed", "both have agreed")
    last[i] = turn_at(one, before + 1)
check(all(turn["events"][-1]["to"] == asked[0]["to"] for turn in last), "and it goes back", last[0]["events"])

asker = who_may_ask()
others = [i for i in range(3) if i != asker]
of(s[asker], "ask")
asked = [one.until("undo") for one in s]
leaver = next(i for i in others if i != 0)
of(s[others[0]], "agree", of=asker, to=asked[0]["to"])
for one in s:
    one.until("undo")
s[leaver].send({"type": "seat", "do": "bot", "of": leaver, "bot": "random"})
check(s[asker].until("undo")["is"] == "moved", "a seat that changes hands ends it")
s[leaver].send({"type": "seat", "do": "back", "of": leaver})

# So often, and no more
table, tokens = house.table(game="kuhn", seats=["me", "open"], seed=6)
a, b = (sit(house, table, token) for token in tokens)
n = move(a, a.until("turn"), "check")
n = move(b, turn_at(b, n), "bet")
turn_at(a, n)
for times in range(20):
    of(a, "ask")
    check(a.until("undo", "error").get("is") == "asked", "asked %d times" % times)
    of(a, "withdraw")
    a.until("undo")
of(a, "ask")
got = answer(a, "undo")
check(got["code"] == "illegal" and "20 times" in got["message"], "and not a 21st time", got)
house.kill()
house.start()
a = sit(house, table, tokens[0])
of(a, "ask")
check(answer(a, "undo").get("code") == "illegal", "not after a restart either")

# ---- Nothing of it depends on what a seat may not know: the other's card is another, and each frame is the same ----
def heard(seed):
    """Which card seat 0 has, and what it is sent from its first move to the undo, by an opponent who plays the same."""
    table, tokens = house.table(game="kuhn", seats=["me", "open"], seed=seed)
    a, b = (sit(house, table, token) for token in tokens)
    turn, theirs = a.until("turn"), b.until("turn")
    del a.frames[:]
    n = move(a, turn, "check")
    n = move(b, turn_at(b, n), "bet")
    turn_at(a, n)
    of(a, "ask")
    to = b.until("undo")["to"]
    of(b, "refuse", of=0, to=to)
    b.send({"do": "undo", "to": n - 1})
    while b.until("undo")["is"] != "refused":
        pass
    n = move(b, turn_at(b, n + 1), "bet")
    turn_at(a, n)
    of(a, "ask")
    while b.until("undo")["is"] != "asked":
        pass
    of(b, "agree", of=0, to=to)
    turn_at(a, n + 1)
    frames = [f for f in a.frames if b'"type":"seats"' not in f and b'"type":"people"' not in f]
    for s in (a, b):
        s.close()
    return json.dumps(turn["view"]), json.dumps(theirs["view"]), frames


by_card = {}
for seed in range(12):
    mine, theirs, frames = heard(seed)
    by_card.setdefault(mine, []).append((theirs, frames))
pairs = [worlds for worlds in by_card.values() if len({theirs for theirs, _ in worlds}) > 1]
check(pairs, "worlds that a seat cannot tell apart", by_card.keys())
for worlds in pairs:
    check(len({tuple(frames) for _, frames in worlds}) == 1 and any(b'"take-back"' in f for f in worlds[0][1]),
          "it is sent the same bytes in each", worlds)

# ---- The clock: whoever asks gets no time back, the other decides anew; asking stops nothing ----
table, tokens = house.table(game="kuhn", seats=["me", "open"], seed=6, clock={"move": 20})
a, b = (sit(house, table, token) for token in tokens)
turn = a.until("turn")
time.sleep(1.2)
n = move(a, turn, "check")
turn = turn_at(b, n)
time.sleep(1.2)
n = move(b, turn, "bet")
turn_at(a, n)
of(a, "ask")
to = b.until("undo")["to"]
time.sleep(1.2)
of(b, "agree", of=0, to=to)
turn = turn_at(a, n + 1)
clocks = a.until("clock")["clocks"]
check(clocks[0]["left"] <= 18900 and not clocks[1].get("runs"), "the asker goes on with what was left", clocks)
n = move(a, turn, "check")
turn_at(b, n)
clocks = b.until("clock")["clocks"]
check(clocks[1]["left"] > 19500, "the other has its time again", clocks)

# ---- A lesson, and a match that waits ----
status, _, made = house.ask("POST", "/api/tables", {"lesson": "bloodsport"})
s = sit(house, made["table"], made["seats"][0]["token"])
s.until("turn")
of(s, "ask")
check(answer(s, "undo")["code"] == "illegal", "a lesson keeps to its path")
status, _, made = house.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["me", "open"], "gather": True})
s = sit(house, made["table"], made["seats"][0]["token"])
s.until("turn")
of(s, "ask")
check(answer(s, "undo")["code"] == "not-begun", "nothing is taken back before it begins")
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)

# ---- Nobody answers: it lapses, for all, also over a restart ----
house = House(None, "--asked", "1")
table, tokens = house.table(game="kuhn", seats=["me", "open"], seed=6)
for killed in (False, True):
    a, b = (sit(house, table, token) for token in tokens)
    turn = a.until("turn")
    if not killed:
        n = move(b, turn_at(b, move(a, turn, "check")), "bet")
        turn_at(a, n)
    of(a, "ask")
    asked = b.until("undo", "error")
    check(asked["type"] == "undo" and asked["is"] == "asked", "asked", asked)
    if killed:
        house.kill()
        house.start()
        a, b = (sit(house, table, token) for token in tokens)
        check(b.until("undo") == asked, "who comes back is asked", asked)
    a.until("undo")
    check([s.until("undo") for s in (a, b)] == [{"type": "undo", "is": "lapsed", "of": 0}] * 2, "it lapses, and both are told")
    of(b, "agree", of=0, to=asked["to"])
    check(b.until("error", "undo").get("code") == "stale", "and it is too late to agree")
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
done("moves taken back with consent")
