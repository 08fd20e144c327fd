"""Patches: what a reader rebuilds from them by docs/protocol.md is, for whole matches of every game, what it would have
been sent whole: through undos, other people's moves, lost lines and for those who look on. And nothing but those whole
messages decides what stands in a patch: made here once more from them alone, it has the same bytes."""
import re

from house import *

DOCS = os.path.join(ROOT, "docs", "protocol.md")

# The reader of the docs, run as it is printed there
printed = re.search(r"```python\n(def patched\(.*?def turned\(.*?)```", open(DOCS).read(), re.S)
check(printed, "the docs have a reader of patches")
exec(printed.group(1))

SELF = ("type", "seat", "n", "events", "story")  # what every message brings itself


def rest(message):
    """All that a patch may change but the phase, which the view names."""
    view = message["view"]
    return {k: v for k, v in message.items() if k not in SELF + ("digest", "ok") and (k, v) != ("phase", view.get("phase"))}


class Figure(str):
    """A number with a point, as it is written: 0.5000."""


def read(text):
    return json.loads(text, parse_float=Figure)


def bytes_of(value):
    if isinstance(value, Figure):
        return str(value)
    if isinstance(value, dict):
        return "{%s}" % ",".join(bytes_of(k) + ":" + bytes_of(v) for k, v in value.items())
    if isinstance(value, list):
        return "[%s]" % ",".join(map(bytes_of, value))
    return json.dumps(value, ensure_ascii=False)


# ---- Made again, by the words of docs/protocol.md

def splices(was, now):
    out, i, j = [], 0, 0
    while i < len(was) or j < len(now):
        if i < len(was) and j < len(now) and was[i] == now[j]:
            i, j = i + 1, j + 1
            continue
        left, fresh = len(was) - i, len(now) - j
        found = None
        for both in range(1, 65):
            for gone in range(min(both, left), -1, -1):
                come = both - gone
                if come <= fresh and ((gone == left and come == fresh) or (
                        gone < left and come < fresh and was[i + gone] == now[j + come])):
                    found = gone, come
                    break
            if found:
                break
        gone, come = found or (left, fresh)
        out.append([j, gone] + now[j:j + come])
        i, j = i + gone, j + come
    return {"splice": out}


class Unsayable(Exception):
    """An object in place of a list would be read as an edit of it."""


def difference(was, now):
    if isinstance(was, list) and isinstance(now, dict):
        raise Unsayable
    if isinstance(was, dict) and isinstance(now, dict):
        out = {k: difference(was[k], v) if k in was else v for k, v in now.items() if k not in was or was[k] != v}
        out.update({k: None for k in was if k not in now})
        return out
    if isinstance(was, list) and isinstance(now, list):
        best = now
        edits = [splices(was, now)]
        if len(was) == len(now):
            try:
                edits.insert(0, {str(i): difference(a, b) for i, (a, b) in enumerate(zip(was, now)) if a != b})
            except Unsayable:
                pass
        for edit in edits:
            if len(bytes_of(edit).encode()) < len(bytes_of(best).encode()):
                best = edit
        return best
    return now


class Reader:
    """A seat that asks for patches, beside one that does not."""

    def __init__(self, house, table, token):
        self.house, self.table, self.token = house, table, token
        self.whole = Socket(house)
        self.whole.send({"type": "hello", "table": table, "token": token, "n": 0})
        self.told = {}  # by n: what the one that asks for no patches was sent
        self.connect(0)

    def connect(self, n):
        self.socket = Socket(self.house)
        self.socket.send({"type": "hello", "table": self.table, "token": self.token, "n": n, "patch": True})
        self.last = None

    def take(self):
        """The next state of the table, by patch or whole."""
        self.socket.until("turn", "end", "patch")
        raw = self.socket.frames[-1].decode()
        message = read(raw)
        global patches, wholes, remade
        if "type" not in message:
            patches += 1
            check(self.last and "seat" not in message, "a patch comes after what it changes", message)
            was = self.last
            now = turned(was, message)
            check([e["n"] for e in message["events"]] == list(range(was["n"] + 1, now["n"] + 1)), "no entry is left out", message)
            before, after = self.seen(was["n"]), self.seen(now["n"])
            if before and after:
                remade += 1
                a, b = rest(before), rest(after)
                expect = {"view": difference(a.pop("view"), b.pop("view"))}
                expect.update(difference(a, b))
                check("," + bytes_of(expect)[1:-1] in raw, "a patch follows from the two messages",
                      "%s\n%s" % (bytes_of(expect), raw))
        else:
            wholes += 1
            check("digest" not in message and "phase" not in message, "no digest for a reader of patches, no second phase", message)
            now = message
        self.last = now
        same = self.seen(now["n"])
        if same:
            check(rest(same) == rest(now) and (same["type"], same["phase"]) == (now["type"], now["view"]["phase"]), "rebuilt is what is sent whole",
                  "%s\n%s" % (bytes_of(rest(same)), bytes_of(rest(now))))
        return now

    def seen(self, n):
        """What the other socket was sent at entry n; it may have been told of several at once."""
        while not self.told or max(self.told) < n:
            self.whole.until("turn", "end")
            message = read(self.whole.frames[-1])
            self.told[message["n"]] = message
        return self.told.get(n)

    def until(self, n):
        while self.last is None or (self.last["n"] < n and self.last["type"] != "end"):
            self.take()
        return self.last


house = House()
rng = rng_of(4)
patches = wholes = remade = 0
def match(game, seats, moves, seed):
    """Some moves of it, seen by all who play and one who watches; each hears of it by patches and whole."""
    table, tokens = house.table(game=game, seats=seats, seed=seed, watchers=True)
    readers = [Reader(house, table, token) for token in tokens if token] + [Reader(house, table, "")]
    n = move = 0
    while move < moves:
        for reader in readers:
            reader.until(n)
        if readers[0].last["type"] == "end":
            break
        asked = [r for r in readers if r.token and r.last.get("options")]
        if not asked:
            n += 1
            continue
        move += 1
        mover = rng.choice(asked)
        if move % 11 == 10 and "undo" in mover.last:
            message = {"do": "undo", "to": mover.last["undo"]}
        else:
            message = choose(rng, mover.last)
        mover.socket.send({**message, "id": "m%d" % move})
        answer = mover.socket.until("ok", "error")
        while answer["type"] == "error":  # a bot was faster
            check(answer["code"] in ("stale", "not-your-turn", "illegal"), "the move is taken", answer)
            break
        n = max(n, answer.get("n", 0))
        if move % 13 == 12:  # a line is lost
            gone = rng.choice(readers)
            gone.socket.close()
            gone.connect(gone.last["n"])
        if move % 17 == 16:  # a gap: the whole table is asked for
            lost = rng.choice(readers)
            lost.until(n)
            lost.socket.send({"type": "whole", "n": lost.last["n"]})
            before_gap = wholes
            while wholes == before_gap:
                lost.take()
    for reader in readers:
        reader.socket.close()
        reader.whole.close()


for game, seats, moves in (("bloodsport", ["me", "me"], 90), ("gamblers-heart", ["me", "me", "me"], 60),
                           ("texarkana", ["careful", "me", "me"], 60), ("twenty-one", ["me", "me", "careful"], 90)):
    before = patches, remade
    for seed in range(3, 13):  # a match may end early: then another
        match(game, seats, moves, seed)
        if patches - before[0] > 60 and remade - before[1] > 30:
            break
    check(patches - before[0] > 60 and remade - before[1] > 30, game + ": many patches", (patches, remade, before))
check(wholes < patches / 3, "most messages are patches", (wholes, patches))

# Who wants no events gets the same, and the story, without them
table, tokens = house.table(game="texarkana", seats=["careful", "me"], seed=2)
both = [Socket(house), Socket(house)]
for s, less in zip(both, ({}, {"no-events": True})):
    s.send({"type": "hello", "table": table, "token": tokens[1], "n": 0, "patch": True, **less})
    now = s.until("turn")
    while not now["options"]:  # the Dealer, a bot, was not done yet
        told = s.until("patch", "turn")
        now = told if "type" in told else turned(now, told)
for move in range(30):
    both[0].send({**choose(rng, now), "id": "e%d" % move})
    both[0].until("ok")
    while True:
        pair = [s.until("patch", "turn", "end") for s in both]
        told = pair[0]
        check("events" in told and "events" not in pair[1], "no events where none are wanted", pair[1])
        check({k: v for k, v in told.items() if k != "events"} == pair[1], "all else is the same", pair)
        now = told if "type" in told else turned(now, told)
        if now["type"] == "end" or now["options"]:
            break
    if now["type"] == "end":
        break
for s in both:
    s.close()

# Who asks for what the story says gets its lines cut where the messages begin; joined they are what others are sent
table, tokens = house.table(game="bloodsport", seats=["me"], seed=1)
both = [Socket(house), Socket(house)]
for s, more in zip(both, ({}, {"says": True})):
    s.send({"type": "hello", "table": table, "token": tokens[0], "n": 0, "patch": True, **more})
now = [s.until("turn") for s in both][0]
said = set()
for move in range(12):
    both[0].send({**choose(rng, now), "id": "s%d" % move})
    lines = [s.until("patch", "turn", "end")["story"] for s in both]
    for plain, cut in zip(*lines):
        says = [part for part in cut[1:] if isinstance(part, list)]
        if says:
            said |= {id for id, *_ in says}
            check(cut[0] == plain["n"] and len(cut) == 1 + len(says) and "".join(text for id, text, *_ in says) == plain["text"],
                  "a line, cut", (plain, cut))
        else:
            check(len(cut) == 2 and {"n": cut[0], **cut[1]} == plain and not plain["text"], "a line without a message of the game",
                  (plain, cut))
    s = sit(house, table, tokens[0])
    now = s.until("turn", "end")
    s.close()
tells = house.ask("GET", "/api/games/bloodsport/tells")[2]
check(len(lines[0]) == len(lines[1]) and said and said <= set(tells), "messages are named", said)
for s in both:
    s.close()

# The prompt comes apart for who asks for what is said: in each game the two parts are what others are sent whole
for game, seats in (("bloodsport", ["me"]), ("gamblers-heart", ["me", "careful"]), ("texarkana", ["me", "careful"]), ("twenty-one", ["me", "careful"])):
    asked = 0
    # What a bot moves meanwhile makes two turns differ, on a busy machine often, and a match may end early: then another.
    for seed in range(3, 13):
        table, tokens = house.table(game=game, seats=seats, seed=seed)
        for move in range(25):
            both = [Socket(house), Socket(house)]
            for s, more in zip(both, ({}, {"says": True})):
                s.send({"type": "hello", "table": table, "token": tokens[0], "n": 0, **more})
            whole, apart = [s.until("turn", "end") for s in both]
            if whole["n"] == apart["n"]:
                parts = apart["ask"]
                ask, guide = (parts + ["", ""])[:2]
                check("prompt" not in apart and whole["prompt"].split() == " ".join(parts).split(), "%s: a prompt, apart" % game, (whole, apart))
                check(len(parts) <= 2 and all(parts), "%s: nothing empty in it" % game, parts)
                check(all(part == part.strip() for part in parts), "%s: no blanks around the parts" % game, parts)
                check(not re.search(r"[?] \S", ask) and "\n" not in ask, "%s: a question ends the question" % game, ask)
                check("?" not in re.sub(r"[(].*", "", guide), "%s: nothing is asked in a guide" % game, guide)
                asked += "?" in ask and bool(guide)
            if whole.get("options"):
                both[0].send({**choose(rng, whole), "id": "p%d" % move})
                both[0].until("ok", "error")
            for s in both:
                s.close()
            if whole["type"] == "end":
                break
        if asked >= 3:
            break
    check(asked >= 3, "%s: questions with something to guide the answer" % game, asked)

# Who asks for it gets an "ok" as a part of the patch that follows it; all else is as others are sent it
table, tokens = house.table(game="bloodsport", seats=["me"], seed=1)
both = [Socket(house), Socket(house)]
for s, more in zip(both, ({}, {"with-ok": True})):
    s.send({"type": "hello", "table": table, "token": tokens[0], "n": 0, "patch": True, **more})
now = [s.until("turn") for s in both][0]
for move in range(12):
    both[1].send({**choose(rng, now), "id": "k%d" % move})
    alone, along = [s.until("ok", "patch", "turn", "end") for s in both]
    ok = along.pop("ok", {})
    check(ok.get("id") == "k%d" % move and now["n"] < ok["n"] <= along["n"] and along == alone, "ok along", (ok, alone, along))
    s = sit(house, table, tokens[0])
    now = s.until("turn", "end")
    s.close()
both[1].send({"n": now["n"], "do": "pass", "id": "k11"})  # sent again: confirmed, and nothing has changed
again = both[1].until("ok", "patch", "turn", "error")
check(again.get("type") == "ok" and again["id"] == "k11", "an ok that no patch follows comes by itself", again)
for s in both:
    s.close()

# Who asks for it without patches gets it as ever
table, tokens = house.table(game="bloodsport", seats=["me"], seed=1)
s = Socket(house)
s.send({"type": "hello", "table": table, "token": tokens[0], "n": 0, "with-ok": True})
s.send({**choose(rng, s.until("turn")), "id": "w"})
check(s.until("ok", "turn")["type"] == "ok", "without patches an ok is a message")
s.close()

# Programs that do not ask get whole tables
table, tokens = house.table(game="bloodsport", seats=["me"], seed=1)
s = sit(house, table, tokens[0])
turn = s.until("turn")
s.send({**choose(rng, turn), "id": "a"})
check(s.until("turn", "patch").get("type") == "turn", "who does not ask gets no patch")
s.close()
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
done("patches")
