"""What the server has of a person: given to them as a file, and removed from the table, the log and the disk; by them alone. The moves stay,
and the log still proves itself."""
import glob
import sqlite3

from house import *

JOURNAL = os.path.join(HERE, "journal")
house = House(None, "--journal", JOURNAL)


def bearer(token):
    return {"Authorization": "Bearer " + token}


def mine(table, token, at=None):
    return (at or house).ask("GET", "/api/tables/%s/mine" % table, headers=bearer(token))


def erase(table, token, body=None, lang="en"):
    for _ in range(100):
        got = house.ask("POST", "/api/tables/%s/erase?lang=%s" % (table, lang), {"erase": True} if body is None else body, bearer(token))
        if got[0] != 503 or got[2]["error"]["code"] != "busy":
            return got
        time.sleep(0.05)
    return got


def verify(log, name):
    path = os.path.join(HERE, name)
    with open(path, "wb") as f:
        f.write(log)
    got = subprocess.run([BIN, "verify", path], capture_output=True, timeout=SECONDS)
    return got.returncode, (got.stdout + got.stderr).decode()


def whole(house, table, token):
    return house.ask("GET", "/api/tables/%s/log" % table, headers=bearer(token))[2]


def on_disk(word):
    """Files of the house's that have this word."""
    found = []
    for path in glob.glob(os.path.join(house.folder, "*")):
        with open(path, "rb") as f:
            if word.encode() in f.read():
                found.append(os.path.basename(path))
    return found


def play_out(table, tokens, words):
    """Kuhn to its end, each seat saying something with each of its moves."""
    rng = rng_of(3)
    for k in range(20):
        for at, token in enumerate(tokens):
            s = sit(house, table, token)
            turn = s.until("turn", "end")
            if turn.get("options"):
                s.send({**choose(rng, turn), "text": "%s %d" % (words[at], k), "id": "%d" % k})
                s.until("ok")
            s.close()
            if turn["type"] == "end":
                return


# ---- Given: all of one's own, nothing of another's ----
table, tokens = house.table(game="kuhn", seats=["me", "open"], name="Tuesdays")
ana, ben = sit(house, table, tokens[0]), sit(house, table, tokens[1])
ben.send({"type": "name", "name": "Bennington", "colour": 3})
ben.send({"do": "say", "text": "Zanzibar calling"})
ben.send({"type": "note", "of": "mine", "text": "Quetzal limps."})
ben.send({"type": "whisper", "to": 0, "text": "Yggdrasil burns"})
ben.send({"type": "lines", "do": "veil", "text": "xylophones"})
ana.send({"do": "say", "text": "Anaconda here"})
ana.send({"type": "note", "of": "mine", "text": "Armadillo"})
ana.send({"do": "say", "text": "x"})  # as short as words can be
words = house.ask("POST", "/api/tables/%s/phrase" % table, {}, bearer(tokens[1]))[2]["phrase"]


def given():
    return mine(table, tokens[1])[2]


check(wait_for(lambda: len(given()["papers"]) == 3 and len(given()["said"]) == 1), "it is all there", given())
got = given()
check({k: got[k] for k in ("table", "game", "name", "seat", "person", "colour", "phrase", "shares")} ==
      {"table": table, "game": "kuhn", "name": "Tuesdays", "seat": 1, "person": "Bennington", "colour": 3, "phrase": True, "shares": False},
      "who and where", got)
check([one["text"] for one in got["said"]] == ["Zanzibar calling"], "what was said", got["said"])
text = json.dumps(got)
check(all(word in text for word in ("Quetzal", "Yggdrasil", "xylophones")), "note, whisper and veil", got["papers"])
check(not any(word in text for word in ("Anaconda", "Armadillo", tokens[0], tokens[1], words)), "nothing of another's, no secret", text)
check("Yggdrasil" in json.dumps(mine(table, tokens[0])[2]), "a whisper is both's")
for token, status in (("", 401), ("ab" * 32, 404)):
    check(mine(table, token)[0] == status and erase(table, token)[0] == status, "only who sits there: %r" % token[:2])
check(mine("0" * 32, tokens[1])[0] == 404 and erase("0" * 32, tokens[1])[0] == 404, "at no table")
other, others = house.table(game="kuhn", seats=["me", "open"])
check(mine(table, others[1])[0] == 404 and erase(table, others[1])[0] == 404, "another table's token is worth nothing here")
for body in ({}, {"erase": False}, {"erase": 1}, {"erase": True, "seat": 0}, {"seat": 1}, b"{"):
    got = erase(table, tokens[1], body)
    check(got[0] in (400, 422), "refused: %s" % body, got)
check(given()["person"] == "Bennington", "and nothing is gone")
check(house.ask("GET", "/api/tables/%s/erase" % table)[0] == 405, "it takes a POST")

# ---- Removed after the end: words, name, papers, token, phrase; the moves stay, and the log proves itself ----
play_out(table, tokens, ("Antelope", "Bandersnatch"))
check(wait_for(lambda: b'"end"' in whole(house, table, tokens[0])), "it is over")
before = whole(house, table, tokens[0])
check(verify(before, "before.jsonl")[0] == 0, "the log proves itself", verify(before, "before.jsonl"))
status, _, got = erase(table, tokens[1])
check((status, got) == (200, {"erased": "mine"}), "it is removed", (status, got))
check(ben.code() == 1008, "who is there is hung up on")
for again in (erase(table, tokens[1])[0], mine(table, tokens[1])[0]):
    check(again == 404, "the token is void")
check(house.ask("POST", "/api/tables/%s/back" % table, {"phrase": words})[0] == 404, "so is the phrase")
after = whole(house, table, tokens[0])
check(verify(after, "after.jsonl")[0] == 0, "the log proves itself still", verify(after, "after.jsonl"))
strip = lambda line: {k: v for k, v in json.loads(line).items() if k not in ("text", "h")}
check([strip(line) for line in before.splitlines()] == [strip(line) for line in after.splitlines()], "with the same moves and seed")
texts = lambda log, seat: [line["text"] for line in map(json.loads, log.splitlines()) if "text" in line and line.get("seat") == seat]
check(set(texts(after, 1)) == {"\x01"} and len(texts(after, 1)) == len(texts(before, 1)) > 1, "its words stand as removed", texts(after, 1))
check(texts(after, 0) == texts(before, 0), "the others' words stay")
ana.close()
ana = sit(house, table, tokens[0])
seen = {}
while not {"people", "end"} <= set(seen):
    message = ana.read()
    seen[message.get("type")] = message
story = seen["end"]["story"]
check([line["words"] for line in story if line.get("seat") == 1 and "words" in line].count("[These words were removed.]") == len(texts(before, 1)),
      "in the story, too", story)
check("Bandersnatch" not in json.dumps(story) and "Antelope" in json.dumps(story), "and only theirs")
check(all("name" not in one for one in seen["people"]["people"] if one["seat"] == 1), "the name is the seat's role", seen["people"])
house.kill()
house.start()
check(whole(house, table, tokens[0]) == after, "after a restart it reads the same")
check(house.ask("GET", "/api/tables/%s/board" % table, headers=bearer(tokens[0]))[0] == 200, "and replays")
forged = house.table(game="kuhn", seats=["me", "open"])
s = sit(house, forged[0], forged[1][0])
for text in ("\x01", "\x01\x01"):
    s.send({"do": "say", "text": text})
    check(s.until("error")["type"] == "error", "nobody can say what stands for removed words: %r" % text)
s.close()
for token in forged[1]:
    s = sit(house, forged[0], token)
    turn = s.until("turn")
    if turn["options"]:
        s.send({**choose(rng_of(1), turn), "text": "\x01"})
        check(s.until("error", "ok", "turn")["type"] == "error", "nor with a move")
    check(mine(forged[0], token)[2]["said"] == [], "and nothing of it is kept")
    s.close()
code, out = house.stop()
check(code == 0, "it closes", out)
for word in ("Bennington", "Zanzibar", "Quetzal", "Yggdrasil", "Bandersnatch"):
    check(on_disk(word) == [], "gone from the disk: " + word, on_disk(word))
check(on_disk("Armadillo") and on_disk("Antelope"), "what is others' is there")
check(on_disk("xylophones"), "a veil stays, without a name")
house.start()

# ---- A match under way: a guest's seat waits for somebody; a host's is a bot's; alone, and before the beginning, all of it goes ----
table, tokens = house.table(game="bloodsport", seats=["me", "open"], seed=5)
ana, ben = sit(house, table, tokens[0]), sit(house, table, tokens[1])
ben.send({"do": "say", "text": "Wolverine"})
ben.until("turn")
check(erase(table, tokens[1])[2] == {"erased": "mine"}, "a guest's")
check(ben.code() == 1008, "who is told")
check(wait_for(lambda: b"Wolverine" not in whole(house, table, tokens[0])), "gone from the others' logs")
people = ana.until("people")
while any(one["seat"] == 1 and one["is"] != "open" for one in people["people"]):
    people = ana.until("people")
check(people["people"][1]["is"] == "open", "the seat is open", people)
ana.send({"type": "seat", "do": "invite", "of": 1})
cleo = house.take(table, ana.until("invited")["invitation"])[2]["token"]
check([one["text"] for one in mine(table, cleo)[2]["said"]] == ["[These words were removed.]"], "who comes next has nothing of them", mine(table, cleo))
check(erase(table, tokens[0])[2] == {"erased": "mine"}, "a host's")
cleo = sit(house, table, cleo)
people = cleo.until("people")["people"]
check(people[0].get("bot") and people[0].get("left") == "" and "host" not in people[0], "a bot plays on", people)
check(people[1].get("host") is True, "and who still sits there is host", people)
cleo.send({"type": "seat", "do": "invite", "of": 0})
check(len(cleo.until("invited", "error").get("invitation", "")) == 64, "who may let somebody in")
for what in ({"seats": ["me", "careful"]}, {"seats": ["me", "me"]}, {"seats": ["me", "open"], "gather": True}):
    status, _, got = house.ask("POST", "/api/tables", {"game": "bloodsport", **what})
    s = sit(house, got["table"], got["seats"][0]["token"])
    s.until("turn", "hello")
    check(erase(got["table"], got["seats"][0]["token"])[2] == {"erased": "table"}, "all of it: %s" % what)
    check(s.code() in (1008, 1011), "who was there is told")
    check(house.ask("GET", "/api/tables/" + got["table"], headers=bearer(got["seats"][0]["token"]))[0] == 404, "there is no such table")
    with sqlite3.connect("file:%s/croupier.db?mode=ro" % house.folder, uri=True) as db:
        check(db.execute("SELECT count(*) FROM tables WHERE id = ?", [got["table"]]).fetchone() == (0,), "nor in the database")

# ---- The operator removes a table wholly from disk ----
table, tokens = house.table(game="kuhn", seats=["me", "open"], name="Rhinoceros")
s = sit(house, table, tokens[0])
s.send({"do": "say", "text": "Hippopotamus"})
check(wait_for(lambda: b"Hippopotamus" in whole(house, table, tokens[0])), "said")
house.stop()
check(on_disk("Hippopotamus") and on_disk("Rhinoceros"), "on the disk")
got = subprocess.run([BIN, "house", "remove", table, "--data", house.folder], capture_output=True, timeout=SECONDS)
check(got.returncode == 0 and not on_disk("Hippopotamus") and not on_disk("Rhinoceros"), "and not a byte of it after", got)
with open(JOURNAL) as f:
    journal = f.read()
check('"erased"' in journal and not any(word in journal for word in ("Wolverine", "Zanzibar", "Bennington")), "the journal has the event alone")
done("what the server has of a person")
