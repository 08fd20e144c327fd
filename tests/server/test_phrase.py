"""Back to one's seat from another device: six words, told once, are worth a new token of the seat, for which the old one is void. They are
kept as a hash, guessed by nobody, and nobody else hears of them."""
import glob
import hashlib
import re
import sqlite3

from house import *

JOURNAL = os.path.join(HERE, "journal")
house = House(None, "--journal", JOURNAL)


def bearer(token):
    return {"Authorization": "Bearer " + token}


def phrase(table, token, body=None, at=None):
    return (at or house).ask("POST", "/api/tables/%s/phrase" % table, body or {}, bearer(token))


def back(table, words, token=None, lang="en", at=None, **more):
    return (at or house).ask("POST", "/api/tables/%s/back?lang=%s" % (table, lang),
                             {"phrase": words, **({"token": token} if token else {}), **more})


def seat_of(table, token):
    status, _, got = house.ask("GET", "/api/tables/" + table, headers=bearer(token))
    return got["seat"] if status == 200 else status


def words_for(table, token):
    status, _, got = phrase(table, token)
    check(status == 200 and list(got) == ["phrase"], "a phrase is made", (status, got))
    return got["phrase"]


# ---- The list: 2,048 words of 3 to 8 letters, which the first four letters tell apart ----
with open(os.path.join(ROOT, "server", "phrase_words.c")) as f:
    LIST = re.findall(r'"([a-z]+)"', f.read())
check(len(LIST) == 2048 and LIST == sorted(set(LIST)) and all(3 <= len(word) <= 8 for word in LIST), "the words", len(LIST))
check(len({word[:4] for word in LIST}) == 2048, "told apart by four letters")

# ---- Made, kept as a hash, used ----
table, tokens = house.table(game="leduc", seats=["me", "open"], seed=6, watchers=True)
host, guest, watcher = sit(house, table, tokens[0]), sit(house, table, tokens[1]), sit(house, table, "")
guest.send({"type": "name", "name": "Ben", "colour": 3})
for s in (host, guest, watcher):
    s.until("turn")
    silent(s)
counts = [len(s.frames) for s in (host, guest, watcher)]
first = words_for(table, tokens[1])
check(len(first.split(" ")) == 6 and all(word in LIST for word in first.split(" ")), "six of them", first)
for s in (host, guest, watcher):
    silent(s, 0.3)
check([len(s.frames) for s in (host, guest, watcher)] == counts, "nobody at the table hears that one was made")


def stored():
    """What the database keeps of the table."""
    with sqlite3.connect("file:%s/croupier.db?mode=ro" % house.folder, uri=True) as db:
        return json.loads(db.execute("SELECT secret FROM secrets JOIN tables USING (key) WHERE id = ?", [table]).fetchone()[0])


want = hashlib.sha256(("phrase %s 1 %s" % (table, first)).encode()).hexdigest()
check(stored().get("phrases") == [None, want], "a hash with table and seat in it is kept", stored().get("phrases"))

house.kill()
house.start()
host, guest = sit(house, table, tokens[0]), sit(house, table, tokens[1])
for s in (host, guest):
    s.until("turn")
mine = "5a" * 32
status, _, got = back(table, first, mine)
check((status, got) == (200, {"table": table, "game": "leduc", "seat": 1, "token": mine}), "after a restart it opens the seat", (status, got))
check(guest.code() == 1008, "the old device is hung up on")
told = json.loads(guest.frames[-1])
check(told["code"] == "seat-lost" and "another device" in told["message"], "and told why", told)
check(seat_of(table, tokens[1]) == 404 and seat_of(table, mine) == 1, "the old token is void, the new one is good")
guest = sit(house, table, mine)
who = {one["seat"]: one for one in guest.until("people")["people"]}
check(who[1].get("name") == "Ben" and who[1].get("colour") == 3, "it is the same person", who)
check(back(table, first, mine)[2].get("token") == mine, "sent again, it is answered again")
guest.send({"type": "chat"})
check(guest.until("error")["type"] == "error", "and nobody is hung up on for that")
house.kill()
house.start()
check(seat_of(table, mine) == 1 and seat_of(table, tokens[1]) == 404, "it outlives the house")
status, _, got = back(table, first)
check(status == 200 and re.fullmatch("[0-9a-f]{64}", got["token"]) and got["token"] != mine, "the words stay good; the house may choose", got)
mine = got["token"]

# ---- As people type ----
for typed in (first.upper(), first.replace(" ", "-"), first.replace(" ", ". ") + ".", "  1) " + first.replace(" ", "\n\t, ") + "\u00a0",
              " ".join(word[:4] for word in first.split(" ")), " ".join((word + "s").capitalize() if len(word) > 3 else word for word in first.split(" "))):
    check(back(table, typed, mine)[0] == 200, "typed so: %r" % typed, back(table, typed, mine))
words = first.split(" ")
for typed, part in ((" ".join(words[:5]), "You typed 5."), (first + " able", "You typed 7."), ("", "You typed 0."), (words[0], "You typed 1."),
                    (" ".join(words[:5] + ["xyzzy"]), '"xyzzy"'), (" ".join(words[:5] + ["x" * 400]), "x" * 23)):
    status, _, got = back(table, typed)
    check(status == 422 and got["error"]["code"] == "bad-phrase" and part in got["error"]["message"], "no phrase: %r" % typed[:40], got)
for lang, part in (("de", "Wörter öffnen keinen Platz"), ("en", "open no seat")):
    got = back(table, "zone " * 6, lang=lang)[2]
    check(part in got["error"]["message"], "said in the reader's language", got)
for body in ({}, {"phrase": 6}, {"phrase": None}, {"phrase": first, "token": "12"}, {"phrase": first, "token": 7}, {"phrase": first, "seat": 1},
             {"token": mine}):
    status, _, got = house.ask("POST", "/api/tables/%s/back" % table, body)
    check(status == 422 and got["error"]["code"] == "bad-phrase", "refused: %s" % body, got)
check(back(table, first, tokens[0])[0] == 422 and seat_of(table, tokens[0]) == 0, "nobody takes another seat's token")
check(phrase(table, mine, {"seat": 0})[0] == 422, "a phrase is one's own seat's")
for token, status in (("", 401), ("ab" * 32, 404), (tokens[1], 404)):
    check(phrase(table, token)[0] == status, "only who sits there has one made: %s" % token[:2])
for path in ("phrase", "back"):
    status, _, got = house.ask("GET", "/api/tables/%s/%s" % (table, path))
    check(status == 405 and got["error"]["code"] == "bad-method", "it takes a POST", got)
check(back("0" * 32, first)[0] == 401, "at no table")

# ---- A new one replaces the old; one seat's is none of another's; one table's none of another's ----
host_words, second = words_for(table, tokens[0]), words_for(table, mine)
wrong = back(table, first)
check(wrong[0] == 404 and wrong[2]["error"]["code"] == "no-such-phrase", "the old words open nothing", wrong)
check(back(table, second, mine)[2].get("seat") == 1 and back(table, host_words, tokens[0])[2].get("seat") == 0, "each opens its seat")
other, theirs = house.table(game="leduc", seats=["me", "open"], seed=6)
never = back(other, second)  # nobody there has a phrase
check((never[0], never[2]) == (wrong[0], wrong[2]), "wrong words and no words at all are the same answer", never)
check({k: v for k, v in never[1].items() if k != "date"} == {k: v for k, v in wrong[1].items() if k != "date"}, "with the same headers")

# ---- A host stays the host; several seats of one screen have words each ----
host = sit(house, table, back(table, host_words)[2]["token"])
check(host.until("people")["people"][0].get("host"), "the host is the host at another device")

# ---- A seat that changes hands loses its phrase ----
house.kill()
house.start()
host_token = back(table, host_words)[2]["token"]
host, guest = sit(house, table, host_token), sit(house, table, mine)
guest.send({"type": "seat", "do": "invite"})
given = guest.until("invited")["invitation"]
check(back(table, second, mine)[0] == 200, "it is good until the invitation is used")
fresh = house.take(table, given)[2]["token"]
check(back(table, second)[0] == 404 and stored()["phrases"][1] is None, "then not")
third = words_for(table, fresh)
host.send({"type": "seat", "do": "invite", "of": 1})
host.until("invited")
check(back(table, third)[0] == 404, "nor after the host took the seat away")
house.kill()
house.start()
check(back(table, third)[0] == 404 and back(table, second)[0] == 404, "not after a kill either")

# ---- A thousand tries get nowhere, and keep the right person out for less than a minute ----
table, tokens = house.table(game="kuhn", seats=["me", "open"], seed=3, watchers=True)
right = words_for(table, tokens[1])
rng = rng_of(5)
got = {}
for _ in range(1000):
    status, _, said = back(table, " ".join(rng.choice(LIST) for _ in range(6)))
    got[status, said["error"]["code"]] = got.get((status, said["error"]["code"]), 0) + 1
check(set(got) == {(404, "no-such-phrase"), (429, "too-many")} and 10 <= got[404, "no-such-phrase"] <= 20, "ten are looked at", got)
status, _, said = back(table, right)
check(status == 429 and "Wait a minute" in said["error"]["message"], "nor are the right words then", said)
check(seat_of(table, tokens[1]) == 1, "and the seat is whose it was")
check(back(other, "zone " * 6)[0] == 404, "another table counts by itself")
with socket.create_connection(("127.0.0.1", house.port), SECONDS, source_address=("127.0.0.77", 0)) as s:
    body = json.dumps({"phrase": right, "token": tokens[1]}).encode()
    s.sendall(b"POST /api/tables/%s/back HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s" %
              (table.encode(), house.port, len(body), body))
    check(read_answer(s)[0] == 200, "from another address they open the seat meanwhile")
check(wait_for(lambda: back(table, right, tokens[1])[0] == 200, 60), "and from this one within a minute")

# ---- Nobody else hears of any of it: with and without, the others are sent the same bytes ----
def heard(does):
    """What all others are sent while seat 1 comes back at another device, by words or by its token."""
    table, tokens = house.table(game="kuhn", seats=["me", "open"], seed=8, watchers=True)
    a, b, w = sit(house, table, tokens[0]), sit(house, table, tokens[1]), sit(house, table, "")
    silent(a), silent(b), silent(w)
    mark = os.path.getsize(JOURNAL)
    words, token = "", tokens[1]
    if does:
        words = words_for(table, token)
        token = back(table, words)[2]["token"]
        b.code()
    else:
        b.close()
    away = a.until("people")["people"]
    silent(a), silent(w)
    again = sit(house, table, token)
    silent(again), silent(a), silent(w)
    log = house.ask("GET", "/api/tables/%s/log/own" % table, headers=bearer(tokens[0]))[2].replace(table.encode(), b"T")
    with open(JOURNAL, "rb") as f:
        f.seek(mark)
        events = [event["event"] for event in map(json.loads, f.read().decode().splitlines())]
    frames = [[re.sub(rb'"taken":\d+', b"", frame.replace(table.encode(), b"T")) for frame in s.frames] for s in (a, w)]
    for s in (a, again, w):
        s.close()
    return frames, sorted(events), log, away, words, table


with_words, without = heard(True), heard(False)
check(with_words[0] == without[0] and with_words[0][1], "to the last byte", (with_words[0][0][-2:], without[0][0][-2:]))
check(with_words[1] == without[1], "the journal has no more events", (with_words[1], without[1]))
strip = lambda log: re.sub(rb'"(commit|sha|h|hash|prev)":"[0-9a-f]+"', b"", log)
check(strip(with_words[2]) == strip(without[2]), "nor has the log a line more", (with_words[2], without[2]))
secrets = (first, second, third, host_words, right, with_words[4])
with open(JOURNAL) as f:
    journal = f.read()
check(not any(words in journal for words in secrets) and "phrase" not in journal, "no words in the journal")
figures = house.ask("GET", "/metrics")[2].decode()
check("phrase" not in figures and not any(words in figures for words in secrets), "nor in the figures")
exported = subprocess.run([BIN, "house", "export", with_words[5], "--data", house.folder], capture_output=True, timeout=SECONDS).stdout
check(b"phrase" not in exported and with_words[4].encode() not in exported, "nor in an export", exported[:200])
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
for path in glob.glob(os.path.join(house.folder, "*")):
    with open(path, "rb") as f:
        data = f.read()
    check(not any(words.encode() in data for words in secrets), "and no file of the house's has the words", path)
done("phrases")
