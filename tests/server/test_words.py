"""What is said and named at a table of the house: who reads it, that it outlives the house, that first come is
first served on a floor, and that a sealed match stays shut. Played with the small game of tests/table/parley.h:
a host (seat 0) and two guests, who cast spells, write notes for themselves, and pass."""
from house import *

SECRET = "the key lies under the third stone"
OTHER = "nothing under it"
house = House(None, "--rate", "1000", program=PARLEY)


def bearer(token):
    return {"Authorization": "Bearer " + token}


def answer(s, message):
    """ok or error."""
    s.send(message)
    got = s.until("ok", "error")
    return {"n": None, **got}


def catch_up(s, n):
    """The first turn or end that knows entry n, whether it was read before or not."""
    at = 0
    while True:
        if at == len(s.frames):
            s.until("turn", "end")
        message = json.loads(s.frames[at])
        at += 1
        if message["type"] in ("turn", "end") and message["n"] >= n:
            return message


def heard(s):
    return b"".join(s.frames)


def lines(token, table, own=""):
    status, _, log = house.ask("GET", "/api/tables/%s/log%s" % (table, own), headers=bearer(token))
    check(status == 200, "a log is given", status)
    return log, [json.loads(line) for line in log.splitlines()]


# What pages are told of such a game
game = house.ask("GET", "/api/games")[2][0]
verbs = {verb["name"]: verb for verb in game["verbs"]}
check(game["master"] and game["roles"] == ["host", "guest", "guest"] and
      [phase["kind"] for phase in game["phases"]] == ["floor", "turn", "turn"] and
      [verbs[v]["text"] for v in ("cast", "note", "open")] == ["open", "secret", "shown"] and
      [arg["label"] for arg in verbs["cast"]["args"]] == [True, False], "a game tells master, floors, texts, names", game)

# Names and words
table, tokens = house.table(game="parley", seats=["me", "open", "open"], watchers=True)
s = [sit(house, table, token) for token in tokens] + [sit(house, table, "")]
turns = [one.until("turn") for one in s]
check([o["spell"] for o in turns[1]["options"] if o["do"] == "cast"] == [{"of": ["fire", "cold-rain"], "new": True}],
      "a new thing may be named", turns[1]["options"])
ok = answer(s[1], {"n": 0, "id": "a", "do": "cast", "spell": "Moonlit Door", "force": 1,
                   "text": "I say \"open\".\nNow."})
check(ok["type"] == "ok" and ok["n"] == 1, "a move with words and a new name is played", ok)
for i, one in enumerate(s):
    turn = catch_up(one, 1)
    check(turn["events"] == [{"n": 1, "seat": 1, "do": "cast", "spell": "spell-2", "force": 1, "label": "Moonlit Door",
                              "text": "I say \"open\".\nNow."}] and
          turn["labels"]["spell"] == {"spell-2": {"name": "Moonlit Door", "said": "I say \"open\".\nNow."}} and
          turn["story"] == [{"n": 1, "text": "", "seat": 1, "words": "I say \"open\".\nNow."}],
          "reader %d sees who said what, and what it is called" % i, turn)
ok = answer(s[2], {"n": 1, "id": "b", "do": "cast", "spell": "MOONLIT  door", "force": 2})
turn = catch_up(s[0], 2)
check(turn["events"][-1]["spell"] == "spell-2" and list(turn["labels"]["spell"]) == ["spell-2"],
      "the same name in other letters is the same thing", turn)

# Words for oneself
got = answer(s[1], {"n": 2, "id": "c", "do": "note", "text": SECRET})
check(got["n"] == 3, "a note is written", got)
check(answer(s[2], {"n": 3, "id": "d", "do": "note"})["n"] == 4, "and another without words")
turns = [catch_up(one, 4) for one in s]
check(turns[1]["events"][-1]["text"] == "?" and turns[3]["events"][-1]["text"] == "?",
      "that none were said is not told either", turns[1]["events"])
check(SECRET.encode() in heard(s[1]) and {"n": 3, "text": "", "seat": 1, "words": SECRET, "only": True} in
      [line for frame in s[1].frames for line in json.loads(frame).get("story", [])], "its writer reads it")

# Talk between moves: anyone's, at any time, and nobody's move is too late for it
check(answer(s[1], {"n": 4, "id": "e", "do": "pass"})["n"] == 5, "a guest passes")
check(answer(s[1], {"id": "f", "do": "say", "text": "Well?"})["n"] == 6, "and may still speak")
check(answer(s[1], {"id": "f", "do": "say", "text": "Well?"})["n"] == 6, "sent twice, it is said once")
check(answer(s[0], {"n": 5, "id": "g", "do": "cast", "spell": "fire", "force": 3})["n"] == 7,
      "a move from before that is not stale")
turns = [catch_up(one, 7) for one in s]
check({"n": 6, "text": "", "seat": 1, "words": "Well?"} in
      [line for frame in s[2].frames for line in json.loads(frame).get("story", [])], "all have heard it")
n = turns[0]["n"]
for what, message in [
        ("2,001 bytes", {"do": "say", "text": "x" * 2001}), ("nothing", {"do": "say", "text": " \n"}),
        ("nothing that can be seen", {"do": "say", "text": "\u200b\u2060\u3164"}), ("a turn of the text", {"do": "say", "text": "\u202e"}),
        ("no text", {"do": "say"}), ("a control character", {"do": "say", "text": "a\u0007b"}),
        ("a list", {"do": "say", "text": ["a"]}), ("another's name", {"seat": 0, "do": "say", "text": "I am the host"}),
        ("2,001 bytes with a move", {"n": n, "do": "note", "text": "x" * 2001}),
        ("a name of 65 bytes", {"n": n, "do": "cast", "spell": "x" * 65, "force": 1})]:
    got = answer(s[2], message)
    check(got["type"] == "error" and got["code"] == "bad-message" and len(got["message"]) > 5, "refused: " + what, got)
got = answer(s[2], {"n": n, "do": "cast", "spell": "\u2800", "force": 1})
check(got["type"] == "error" and got["code"] == "illegal" and "visible" in got["message"], "refused: a name that nobody can see", got)
check(answer(s[3], {"do": "say", "text": "boo"})["code"] == "bad-message", "watchers cannot speak")
check(answer(s[2], {"id": "h", "do": "say", "text": "x" * 2000})["n"] == n + 1, "2,000 bytes are said, as entry n + 1")

# What turns text around is left out, whoever reads it
check(answer(s[2], {"id": "turned", "do": "say", "text": "I pay \u202e21\u202c \u2067now\u2069 \u200f."})["n"] == n + 2, "words with an override")
for i in range(3):
    catch_up(s[i], n + 2)
    check(b"\xe2\x80\xae" not in heard(s[i]) and b"\xe2\x81\xa7" not in heard(s[i]) and b"u202e" not in heard(s[i]) and
          "I pay 21 now \u200f." .encode() in heard(s[i]), "seat %d reads them straight" % i)
n += 1

# First come, first served: the same thing is dropped by both guests at once
for one in s:
    catch_up(one, n + 1)
for i in (1, 2):
    s[i].send({"n": n + 1, "id": "drop%d" % i, "do": "drop", "spell": "spell-2"})
got = [s[i].until("ok", "error") for i in (1, 2)]
check(sorted(g["type"] for g in got) == ["error", "ok"], "one of two comes first", got)
late = [g for g in got if g["type"] == "error"]
check(late and late[0]["code"] == "illegal" and "You can't do that now." in late[0]["message"], "the other is told why not", late)
turns = [catch_up(one, n + 2) for one in s]
check("labels" not in turns[0] and [e["do"] for e in turns[3]["events"]].count("drop") == 1, "it is gone, once", turns[3])

# The house is closed, and opened again
check(answer(s[2], {"n": n + 2, "id": "i", "do": "cast", "spell": "Straße", "force": 1})["type"] == "ok", "a name to keep")
turns = [catch_up(one, n + 3) for one in s]
early = [heard(one) for one in s]
folder = house.folder
for one in s:
    one.close()
house.stop()
house = House(folder, "--rate", "1000", program=PARLEY)
s = [sit(house, table, token) for token in tokens] + [sit(house, table, "")]
again = [one.until("turn") for one in s]
check([t["digest"] for t in again] == [t["digest"] for t in turns] and
      again[1]["labels"] == {"spell": {"spell-2": {"name": "Straße"}}}, "the same table, with its names", again[1])
check([line.get("words") for line in again[1]["story"]] ==
      ["I say \"open\".\nNow.", SECRET, "Well?", "x" * 2000, "I pay 21 now \u200f."], "and all words", again[1]["story"])
ok = answer(s[1], {"n": n + 3, "id": "j", "do": "cast", "spell": "STRASSE", "force": 2, "text": "Left."})
turn = catch_up(s[0], n + 4)
check(turn["events"][-1]["spell"] == "spell-2" and turn["events"][-1]["text"] == "Left.",
      "names are known again, words go on", turn["events"])
for i in (0, 2, 3):
    check(SECRET.encode() not in early[i] + heard(s[i]), "no frame of reader %d has what is for another alone" % i)
    check(b"third stone" not in early[i] + heard(s[i]), "nor a part of it")
log, got = lines(tokens[2], table)
check(got[0]["for"] == 2 and SECRET.encode() not in log and got[3]["text"] == "?" and got[1]["label"] == "Moonlit Door" and
      got[6]["do"] == "say", "nor has a guest's log", log)
log, got = lines(tokens[1], table)
check(SECRET.encode() in log, "the writer's has it")

# The end, with its secrets kept
check(answer(s[0], {"n": n + 4, "id": "k", "do": "close", "secretly": "yes"})["type"] == "ok", "the host closes")
ends = [one.until("end") for one in s]
check(all(e.get("sealed") and "fair" not in e for e in ends), "no seed is shown", ends[0])
check(answer(s[1], {"do": "say", "text": "One more thing"})["code"] == "over", "then nobody speaks")
opened = any(e["do"] == "open" and e["of"] == "1" for e in ends[0]["events"])
for i, token in enumerate(tokens):
    for own in ("", "/own"):
        log, got = lines(token, table, own)
        check(got[0]["for"] == i and got[-1]["sealed"] and "seed" not in got[-1] and b"reveal" not in log and
              (SECRET.encode() in log) == (i == 1 or opened), "seat %d has its own log, no other" % i, log)
status, _, got = house.ask("POST", "/api/import", log)
check(status == 422, "which is no whole match", (status, got))
for one in s:
    one.close()

# The end of an open one: the whole log, and still one's own
table, tokens = house.table(game="parley", seats=["me", "open", "random"], seed=3)
s = [sit(house, table, token) for token in tokens[:2]]
turn = s[1].until("turn")
check(answer(s[1], {"n": turn["n"], "id": "a", "do": "note", "text": OTHER})["type"] == "ok", "a note")
check(s[0].until("turn")["turn"] == [0, 1, 2], "people are asked before the bot")
n = catch_up(s[0], 1)["n"]
check(answer(s[0], {"n": n, "id": "b", "do": "pass"})["type"] == "ok", "the host passes")
check(catch_up(s[0], n + 1)["turn"] == [1, 2], "nothing happens while a guest thinks")
check(answer(s[1], {"n": n, "id": "c", "do": "pass"})["type"] == "ok", "the guest passes")
turn = catch_up(s[0], n + 3)
check(any(e["seat"] == 2 for e in turn["events"]), "then the bot is asked", turn["events"])
while turn["type"] != "end":
    got = answer(s[0], {"n": turn["n"], "id": "z%d" % turn["n"], "do": "close", "secretly": "no"})
    turn = s[0].until("turn", "end") if got["type"] == "ok" else catch_up(s[0], turn["n"] + 1)
log, got = lines(tokens[0], table)
check("for" not in got[0] and OTHER.encode() in log and got[-1]["end"] == "over", "the whole log", got[-1])
with open(os.path.join(HERE, "parley.jsonl"), "wb") as f:
    f.write(log)
status, _, got = house.ask("POST", "/api/import", log)
check(status == 201 and got["over"], "is taken in again", got)
status, _, back = house.ask("GET", "/api/tables/%s/log" % got["table"], headers=bearer(got["seats"][0]["token"]))
check(back == log, "with every word")
own, got = lines(tokens[0], table, "/own")
check(got[0]["for"] == 0 and got[-1]["end"] == "over" and "seed" not in got[-1], "one's own", got[-1])
check(house.ask("GET", "/api/tables/%s/log/own" % table)[0] == 401, "no log without a token")
check(house.ask("GET", "/api/tables/%s/board" % table)[0] == 401, "no board without a token")

# A table where nobody has spoken takes no room for words; a speaker is no faster than a mover
def resident():
    with open("/proc/%d/status" % house.process.pid) as f:
        return next(int(line.split()[1]) for line in f if line.startswith("VmRSS"))


before, made = resident(), []
for i in range(200):
    made.append(house.table(game="parley", seats=["me", "open", "open"]))
quiet = (resident() - before) / 200
with open(PARLEY, "rb") as f:
    plain = b"__asan" not in f.read()  # a sanitizer keeps what was freed
check(not plain or quiet < 40, "a quiet match takes less than 40 KB", quiet)
for one in s:
    one.close()
house.stop()
house = House(None, "--rate", "5", program=PARLEY)
table, tokens = house.table(game="parley", seats=["me", "open", "open"])
one = sit(house, table, tokens[0])
one.until("turn")
for i in range(30):
    one.send({"id": "s%d" % i, "do": "say", "text": "and"})
got = [one.until("ok", "error") for i in range(30)]
said = [g for g in got if g["type"] == "ok"]
check(8 <= len(said) <= 12 and all(g["code"] == "too-fast" for g in got if g["type"] == "error"),
      "of 30 at once about ten are heard", len(said))
one.close()
code, said = house.stop()
check(code == 0 and not said, "the house closes", (code, said))
print("     a match where nobody has spoken: %.1f KB" % quiet)
done("words at the tables of the house")
