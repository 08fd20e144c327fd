"""Keys of people: a secret of 256 bits, made at a device, that owns seats at tables and characters kept for it. Two devices have the same;
strangers learn nothing of any; the server keeps hashes; and the others at a table are sent the same bytes with a key and without."""
import glob
import re
import secrets as random_secrets

from house import *

JOURNAL = os.path.join(HERE, "journal")
house = House(None, "--journal", JOURNAL)


def bearer(token):
    return {"Authorization": "Bearer " + token}


def new_key():
    return random_secrets.token_hex(32)


def ask_key(secret, path="", body=None, at=None, lang="en"):
    method = "GET" if body is None else "POST"
    return (at or house).ask(method, "/api/key%s?lang=%s" % (path, lang), body, bearer(secret) if secret else {})


def mine(secret, at=None):
    """The tables of a key, by name and seat."""
    status, _, got = ask_key(secret, at=at)
    check(status == 200, "a key is answered", (status, got))
    return {(one["table"], one["seat"]): one for one in got["tables"]}


def put(table, token, secret, at=None, lang="en"):
    return (at or house).ask("POST", "/api/tables/%s/key?lang=%s" % (table, lang), {"key": secret}, bearer(token))


def seat_of(table, token, at=None):
    status, _, got = (at or house).ask("GET", "/api/tables/" + table, headers=bearer(token))
    return got["seat"] if status == 200 else status


def keep(secret, game, name, file=None, at=None):
    return ask_key(secret, "/characters", {"game": game, "name": name, **({"file": file} if file else {"forget": True})}, at=at)


def kept(secret, at=None):
    return ask_key(secret, "/characters", at=at)[2]["characters"]


def play_out(table, tokens, at=None):
    rng = rng_of(4)
    for k in range(40):
        for token in tokens:
            s = sit(at or house, table, token)
            turn = s.until("turn", "end")
            if turn.get("options"):
                s.send({**choose(rng, turn), "id": "%d" % k})
                s.until("ok")
            s.close()
            if turn["type"] == "end":
                return turn
    return None


# ---- A server says which it is, the same for all, and tells nothing more without a key ----
status, _, which = ask_key("")
check(status == 200 and list(which) == ["house"] and re.fullmatch("[0-9a-f]{16}", which["house"]), "it says which it is", which)
for wrong in ("12", "G" * 64, "A" * 64, "0" * 63, "0" * 65):
    status, _, got = ask_key(wrong)
    check(status in (200, 401) and "tables" not in got, "no key: %r" % wrong, got)

# ---- Two devices: a seat taken on one is open on the other, and both stay ----
key, other_key = new_key(), new_key()
table, tokens = house.table(game="kuhn", seats=["me", "open"], name="Tuesdays", seed=6, watchers=True)
host, guest, watcher = sit(house, table, tokens[0]), sit(house, table, tokens[1]), sit(house, table, "")
for s in (host, guest, watcher):
    s.until("turn")
    silent(s)
counts = [len(s.frames) for s in (host, guest, watcher)]
check(mine(key) == {}, "a key that nobody has used has nothing")
status, _, got = put(table, tokens[1], key)
check(status == 200 and got["seat"] == 1 and re.fullmatch("[0-9a-f]{64}", got["token"]), "a seat is put under a key", got)
by_key = got["token"]
check(by_key not in (key, tokens[1]), "with a token of its own")
for s in (host, guest, watcher):
    silent(s, 0.3)
check([len(s.frames) for s in (host, guest, watcher)] == counts, "nobody at the table hears of it")
one = mine(key)[table, 1]
check({k: one[k] for k in ("game", "seat", "token", "is", "title")} ==
      {"game": "kuhn", "seat": 1, "token": by_key, "is": "open", "title": {"name": "Tuesdays", "seats": ["me", "open"]}}, "the other device sees it", one)
check(list(mine(key)) == [(table, 1)] and mine(other_key) == {}, "this key alone, and its own seat alone")
check(seat_of(table, by_key) == 1 and seat_of(table, tokens[1]) == 1, "both tokens open the seat")
there = sit(house, table, by_key)
there.until("turn")
silent(guest)
guest.send({"do": "say", "text": "still here", "id": "x1"})
check(guest.until("ok")["type"] == "ok", "and neither device is hung up on")
check(put(table, tokens[1], key)[2]["token"] == by_key, "put again, it is the same")

# ---- It outlives a restart and a kill; the match's end is told with its points ----
for how in (house.stop, house.kill):
    how()
    house.start()
    check(mine(key).get((table, 1), {}).get("token") == by_key and seat_of(table, by_key) == 1, "it outlives " + how.__name__)
    check(ask_key("")[2] == which, "and the server is the same")
end = play_out(table, [tokens[0], by_key])
check(end is not None, "it is played to its end with the key's token")
check(wait_for(lambda: "points" in mine(key)[table, 1]), "the points come", mine(key))
one = mine(key)[table, 1]
check(one["is"] == "over" and one["points"] == end["payoff"][1], "with what became of it", (one, end.get("payoff")))
late, (late_token, _) = house.table(game="kuhn", seats=["me", "random"], seed=2)
play_out(late, [late_token])
check(put(late, late_token, key)[0] == 200 and "points" in mine(key)[late, 0], "one that is over can be put under it, too", mine(key))
house.kill()
house.start()
check(mine(key)[table, 1] == one, "and that stays after a kill")

# ---- Another key takes its place; taken out; handed on: then it opens nothing ----
second, tokens2 = house.table(game="leduc", seats=["me", "open"], seed=3)
first_token = put(second, tokens2[1], key)[2]["token"]
swapped = put(second, tokens2[1], other_key)[2]["token"]
check(swapped != first_token and (second, 1) not in mine(key) and (second, 1) in mine(other_key), "a seat is one key's")
check(seat_of(second, first_token) == 404 and seat_of(second, swapped) == 1, "the first key's token is void")
check(put(second, swapped, "")[0] == 200 and mine(other_key) == {}, "taken out of its key")
check(seat_of(second, swapped) == 404 and seat_of(second, tokens2[1]) == 1, "the seat stays with its own token")
third = put(second, tokens2[1], key)[2]["token"]
both = put(second, tokens2[0], key)[2]["token"]
check({(second, 0), (second, 1)} <= set(mine(key)) and both != third, "two seats of one table")
s = sit(house, second, tokens2[0])
s.send({"type": "seat", "do": "invite", "of": 1})
invited = s.until("invited")["invitation"]
check(wait_for(lambda: (second, 1) not in mine(key)), "a seat that is taken away is no key's any more")
check(seat_of(second, third) == 404 and (second, 0) in mine(key), "nor is its token good, but the other seat's is")
stranger = house.take(second, invited)[2]["token"]
check(seat_of(second, third) == 404 and seat_of(second, stranger) == 1, "nor when somebody else sits there")
s.send({"type": "seat", "do": "invite"})
own = s.until("invited")["invitation"]
check(seat_of(second, both) == 0, "one's own is kept until the invitation is used")
house.take(second, own)
check(seat_of(second, both) == 404 and (second, 0) not in mine(key), "then it is no key's")
# Who had a seat's token put it under a key of theirs; its person comes back with the six words.
words = house.ask("POST", "/api/tables/%s/phrase" % second, {}, bearer(stranger))[2]["phrase"]
thief = new_key()
theirs = put(second, stranger, thief)[2]["token"]
status, _, got = house.ask("POST", "/api/tables/%s/back" % second, {"phrase": words})
check(status == 200 and seat_of(second, got["token"]) == 1, "back with the words", got)
check(seat_of(second, stranger) == seat_of(second, theirs) == 404 and mine(thief) == {}, "no key that was put there before opens it any more")
stranger = got["token"]
house.kill()
house.start()
check(seat_of(second, theirs) == 404 and seat_of(second, stranger) == 1, "also after a kill")
check(set(mine(key)) == {(table, 1), (late, 0)}, "also after a kill", mine(key))

# ---- Refused: in one clear line each, and nothing changes ----
for body in ({}, {"key": 5}, {"key": "12"}, {"key": "G" * 64}, {"key": key.upper()}, {"key": key, "seat": 0}, {"token": key}):
    status, _, got = house.ask("POST", "/api/tables/%s/key" % second, body, bearer(stranger))
    check(status == 422 and got["error"]["code"] == "bad-key" and "64 digits" in got["error"]["message"], "refused: %s" % body, got)
for token, want in (("", 401), ("ab" * 32, 404), (tokens2[1], 404), (key, 404)):
    check(put(second, token, key)[0] == want, "only who sits there: %r" % token[:2])
check(put("0" * 32, stranger, key)[0] == 404, "at no table")
check("Schlüssel" in house.ask("POST", "/api/tables/%s/key?lang=de" % second, {}, bearer(stranger))[2]["error"]["message"], "in the reader's language")
for path in ("/end", "/characters"):
    for body in ({}, {"end": False}, {"game": "kuhn"}, {"game": "kuhn", "name": "", "file": "{}"}, {"game": "kuhn", "name": "a\nb", "file": "{}"},
                 {"game": "../x", "name": "a", "file": "{}"}, {"game": "kuhn", "name": "a", "file": "no JSON"}, {"game": "kuhn", "name": "n" * 81, "file": "{}"},
                 {"game": "kuhn", "name": "a", "file": json.dumps({"a": "x" * 17000})}, {"game": "kuhn", "name": "a", "file": "{}", "forget": True}):
        status, _, got = ask_key(key, path, body)
        if path == "/end" and "xxx" in str(body):
            continue  # longer than anything that is posted there
        check(status == 422 and got["error"]["code"].startswith("bad-") and "\n" not in got["error"]["message"], "refused at %s: %s" % (path, str(body)[:60]), got)
    check(ask_key("", path, {"end": True})[0] == 401 and ask_key("12", path, {"end": True})[0] == 401, "not without a key")
check(house.ask("GET", "/api/key/end", headers=bearer(key))[0] == 405, "it takes a POST")
check(house.ask("POST", "/api/key", {}, bearer(key))[0] in (404, 405), "nothing is posted to the key itself")
check(set(mine(key)) == {(table, 1), (late, 0)} and kept(key) == [], "and nothing has changed")

# ---- Characters: kept on one device, brought on the other; up to so many; of another key never ----
ruth = json.dumps({"name": "Ruth \"Ü\"", "skills": [1, 2]})
check(keep(key, "gamblers-heart", "Ruth \"Ü\"", ruth)[0] == 200, "a character is kept")
check(kept(key) == [{"game": "gamblers-heart", "name": "Ruth \"Ü\"", "file": ruth}] and kept(other_key) == [], "for this key alone", kept(key))
house.kill()
house.start()
check(kept(key)[0]["file"] == ruth and ask_key(key)[2]["characters"] == 1, "it outlives a kill")
check(keep(key, "gamblers-heart", "Ruth \"Ü\"", "{}")[0] == 200 and kept(key)[0]["file"] == "{}", "one of the same name makes way")
for n in range(63):
    keep(key, "twenty-one", "hero %d" % n, ruth)
status, _, got = keep(key, "twenty-one", "one too many", ruth)
check(status == 422 and "64" in got["error"]["message"] and len(kept(key)) == 64, "64 of them", got)
check(keep(key, "twenty-one", "hero 7", "{}")[0] == 200, "one that is there may still change")
check(keep(key, "twenty-one", "hero 8")[0] == 200 and len(kept(key)) == 63, "or go")
check(keep(key, "twenty-one", "one more", ruth)[0] == 200, "then there is room")
for n in range(60):
    status, _, got = keep(other_key, "twenty-one", "hero %d" % n, ruth)
check(status == 429 and got["error"]["code"] == "too-many", "an address keeps so many an hour", (status, got))

# ---- A stranger cannot tell whether there is a key; thousands of tries get nowhere ----
house.kill()
house.start()  # with what was counted forgotten
answers = {}
for _ in range(2000):
    status, headers, got = ask_key(new_key())
    answers.setdefault((status, json.dumps(got)), 0)
    answers[status, json.dumps(got)] += 1
nothing = json.dumps({"house": which["house"], "tables": [], "characters": 0})
check({status for status, _ in answers} == {200, 429} and len(answers) == 2, "two answers: nothing there, or wait", answers)
check(10 <= answers.get((200, nothing), 0) <= 20, "ten are looked at", answers)
check(ask_key(key)[0] == 429, "nor is a key that exists then, so the answer tells nothing")
same = [ask_key(secret, "/characters", {"game": "kuhn", "name": "a", "forget": True}) for secret in (new_key(), key)]
check(same[0][0] == same[1][0] == 200 and same[0][2] == same[1][2], "what is not there goes, of a key that is known and of another", same)
check(ask_key(key, "/characters")[0] == ask_key(new_key(), "/characters")[0] == 429, "nor are characters looked at then")
check(seat_of(table, by_key) == 1, "those who sit there are not kept out")
check(wait_for(lambda: ask_key(key)[0] == 200, 60), "and the right key opens within a minute")
house.kill()
house.start()
answers = [ask_key(new_key(), "/characters")[0] for _ in range(40)]
check(10 <= answers.count(200) <= 20 and answers[-1] == 429 and ask_key(key)[0] == 429, "guessed at by characters, it is the same", answers)
house.kill()
house.start()
check([ask_key(key, "/characters")[0] for _ in range(40)] == [200] * 40, "a key that has tables alone guesses nothing")

# ---- Given up: seats erased by the same call as ever, then the key is void for good ----
for one in list(mine(key).values()):
    for _ in range(100):
        status, _, got = house.ask("POST", "/api/tables/%s/erase" % one["table"], {"erase": True}, bearer(one["token"]))
        if status != 503:
            break
        time.sleep(0.05)
    check(status == 200, "a seat of it is erased", got)
check(mine(key) == {} and seat_of(table, by_key) == 404, "no seat is left")
status, _, got = ask_key(key, "/end", {"end": True})
check(status == 200, "it is given up", got)
for again in range(2):
    for path, body in (("", None), ("/characters", None), ("/characters", {"game": "kuhn", "name": "a", "file": "{}"}), ("/end", {"end": True})):
        status, _, got = ask_key(key, path, body)
        check(status == 410 and got["error"]["code"] == "key-gone" and "given up" in got["error"]["message"], "it is void: %r" % path, (status, got))
    check(put(second, stranger, key)[0] == 410, "no seat is put under it")
    house.kill()
    house.start()

# ---- Nobody else hears of any of it: with a key and without, the others are sent the same bytes ----
def heard(secret):
    """What all others are sent while seat 1 plays a match out, and the journal and the figures meanwhile."""
    table, tokens = house.table(game="kuhn", seats=["me", "open"], seed=8, watchers=True)
    a, w = sit(house, table, tokens[0]), sit(house, table, "")
    silent(a), silent(w)
    mark = os.path.getsize(JOURNAL)
    token = tokens[1]
    if secret:
        token = put(table, token, secret)[2]["token"]
    b = sit(house, table, token)
    for s in (a, b, w):
        silent(s)
    rng = rng_of(7)
    for _ in range(20):
        over = False
        for s in (a, b):
            turn = json.loads([f for f in s.frames if b'"type":"turn"' in f or b'"type":"end"' in f][-1])
            over = over or turn["type"] == "end"
            if not over and turn.get("options"):
                s.send({**choose(rng, turn), "id": "x%d" % len(s.frames)})
                for each in (a, b, w):
                    silent(each)
        if over:
            break
    log = house.ask("GET", "/api/tables/%s/log/own" % table, headers=bearer(tokens[0]))[2]
    info = house.ask("GET", "/api/tables/" + table, headers=bearer(tokens[0]))[2]
    if secret:
        check(wait_for(lambda: "points" in mine(secret)[table, 1]), "it is counted", mine(secret))
        given = house.ask("GET", "/api/tables/%s/mine" % table, headers=bearer(token))[2]
        check([p["name"] for p in given["papers"]] == ["key-1"] and secret not in json.dumps(given), "its own data say that there is a key", given)
    theirs = house.ask("GET", "/api/tables/%s/mine" % table, headers=bearer(tokens[0]))[2]
    with open(JOURNAL, "rb") as f:
        f.seek(mark)
        events = sorted(event["event"] for event in map(json.loads, f.read().decode().splitlines()))
    clean = lambda data: re.sub(rb'"(taken|created|commit|seed|sha|h|hash|prev|digest)": ?("[0-9a-f]*"|\d+)', b"", data.replace(table.encode(), b"T"))
    frames = [[clean(f) for f in s.frames] for s in (a, w)]
    for s in (a, b, w):
        s.close()
    exported = subprocess.run([BIN, "house", "export", table, "--data", house.folder], capture_output=True, timeout=SECONDS).stdout
    return frames, events, clean(log), clean(json.dumps([info, theirs], sort_keys=True).encode()), exported, table


third_key = new_key()
with_key, without = heard(third_key), heard("")
check(with_key[0] == without[0] and any(b'"end"' in f for f in with_key[0][0]), "to the last byte", (with_key[0][0][-2:], without[0][0][-2:]))
check(with_key[1] == without[1], "the journal has no more events", (with_key[1], without[1]))
check(with_key[2] == without[2] and with_key[3] == without[3], "nor has the log, or what the other is told of themselves", (with_key[3], without[3]))
used = (key, other_key, third_key, by_key, first_token, swapped, mine(third_key)[with_key[5], 1]["token"])
with open(JOURNAL) as f:
    journal = f.read()
figures = house.ask("GET", "/metrics")[2].decode()
check(not any(word in text for word in used for text in (journal, figures)) and "key" not in journal, "nothing of keys in the journal and the figures")
check(not any(word.encode() in with_key[4] for word in used) and b"key-1" not in with_key[4], "nor in an export")
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
for path in glob.glob(os.path.join(house.folder, "*")):
    with open(path, "rb") as f:
        data = f.read()
    check(not any(word.encode() in data for word in used), "and no file of the house's has a secret or a token", path)
done("keys")
