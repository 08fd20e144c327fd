"""Every text that people give to a server, as somebody would who means ill: markup is text, nothing turns the text around it for whoever reads
it, and wrong UTF-8 goes no further than to whoever sent it."""
import re

from house import *

MARKUP = '<img src=x onerror="alert(1)">&amp;'
TURNS = re.compile("[\u202a-\u202e\u2066-\u2069]|\\\\u20[26]")
house = House(None, "--list", "--tables-hour", "100000", "--rate", "100000")
key = "5c" * 32


def given(what):
    """A text that would turn what stands about it, and has markup."""
    return "\u202e%s\u2066 %s\u202c" % (what, MARKUP)


def straight(what):
    return "%s %s" % (what, MARKUP)


def bearer(token):
    return {"Authorization": "Bearer " + token}


# ---- A new table: its name, and what strangers read of it ----
status, headers, made = house.ask("POST", "/api/tables", {"game": "gamblers-heart", "seats": ["me", "open", "open"], "gather": True, "watchers": True,
                                                          "level": "warn", "name": given("Sundays"), "list": given("Come in")})
check(status == 201, "a table is made", made)
table, tokens = made["table"], [made["seats"][0]["token"]]
check(wait_for(lambda: house.ask("GET", "/api/tables")[2]["tables"]), "it is on the list")
_, headers, got = house.ask("GET", "/api/tables")
check((got["tables"][0]["name"], got["tables"][0]["says"]) == (straight("Sundays"), straight("Come in")), "the list has both, straight", got)
check(headers["content-type"] == "application/json" and headers["x-content-type-options"] == "nosniff", "as what is no page", headers)
tokens += [house.take(table, made["seats"][i]["invitation"])[2]["token"] for i in (1, 2)]
s = [sit(house, table, token) for token in tokens] + [sit(house, table, "")]
gm, ann, ben, watcher = s
for one in s:
    check(one.until("hello")["name"] == straight("Sundays"), "whoever comes reads its name")
turn = gm.until("turn")


def reads(who, kind, find, what):
    """Each of these is sent a frame of this kind that has the text, straight."""
    want = json.dumps(straight(what))[1:-1]
    for one in who:
        while True:
            got = one.until(kind, "error")
            if got["type"] == "error" or want in json.dumps(got):
                break
        check(got["type"] == kind and (find is None or find(got) == straight(what)), "%s is read straight" % what, got)


# ---- At the table ----
ann.send({"type": "name", "name": "Ann " + MARKUP[:20] + "\u202e"})
got = ann.until("people", "error")
while got["type"] == "people" and "Ann" not in json.dumps(got):
    got = ann.until("people", "error")
check(got["type"] == "people" and not TURNS.search(json.dumps(got, ensure_ascii=False)), "a person's name", got)
ann.send({"do": "say", "text": given("I never bluff"), "id": "s1"})
words = ann.until("ok")["n"]
reads(s, "turn", lambda got: next((line["words"] for line in got["story"] if line["n"] == words), None), "I never bluff")
ben.send({"do": "say", "mark": words, "id": "m1"})
marked = ben.until("ok")["n"]
for one in s:
    got = one.until("turn")
    while not any(line["n"] == marked for line in got.get("story", [])):
        got = one.until("turn")
    line = next(line for line in got["story"] if line["n"] == marked)
    check(line["text"].endswith('marked this for the story: "%s"' % straight("I never bluff")), "a quote that is marked", line)
ann.send({"type": "whisper", "to": 2, "text": given("Do you trust her?")})
reads((ann, ben), "whispers", None, "Do you trust her?")
ann.send({"type": "note", "of": "mine", "text": given("He limps")})
reads((ann,), "notes", lambda got: got["mine"], "He limps")
ann.send({"type": "note", "of": "table", "text": given("Buy rope"), "was": 0})
reads((gm, ann, ben), "notes", None, "Buy rope")
gm.send({"type": "handout", "do": "put", "title": given("A map"), "text": given("Dig here"), "to": [1]})
reads((ann,), "handouts", lambda got: got["given"][0]["title"], "A map")
reads((gm,), "handouts", None, "Dig here")
ann.send({"type": "lines", "do": "line", "text": given("spiders")})
got = gm.until("lines", "error")
check(got["type"] == "lines" and got["lines"] == [straight("spiders").lower()], "a line", got)
gm.send({"n": turn["n"], "do": "tell-portent", "text": given("Fog"), "id": "p1"})
got = gm.until("ok", "error")
check(got["type"] == "ok", "words with a move", got)
reads(s, "turn", None, "Fog")

# ---- A key's character ----
def keep(body):
    return house.ask("POST", "/api/key/characters", {"game": "gamblers-heart", **body}, bearer(key))


status, _, got = keep({"name": given("Ruth")[:50], "file": json.dumps({"name": given("Ruth")})})
kept = house.ask("GET", "/api/key/characters", headers=bearer(key))[2]["characters"]
check(status == 200 and len(kept) == 1 and not TURNS.search(kept[0]["name"]) and kept[0]["name"].startswith("Ruth <img"), "a character's name", kept)
status, _, got = keep({"name": kept[0]["name"], "forget": True})
check(status == 200 and house.ask("GET", "/api/key/characters", headers=bearer(key))[2]["characters"] == [], "it goes by the name that is read", got)
for name in ("\u202e\u2066", "\u200b", " "):
    check(keep({"name": name, "file": "{}"})[0] == 422, "no name that nobody can see: %r" % name)

# ---- Nothing that anybody at that table was sent turns anything ----
for i, one in enumerate(s):
    silent(one, 0.3)
    foul = [frame for frame in one.frames if TURNS.search(frame.decode())]
    check(len(one.frames) > 5 and not foul, "reader %d was sent nothing that turns" % i, foul[:1])
for i, token in enumerate(tokens):
    log = house.own_log(table, token)
    check(not TURNS.search(log.decode() if isinstance(log, bytes) else log), "nor is there any in the log of seat %d" % i)

# ---- Wrong UTF-8 ----
BAD = (b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xe2\x82", b"\x80")
for i, message in enumerate(('{"type":"name","name":"X"}', '{"do":"say","text":"X"}', '{"type":"whisper","to":2,"text":"X"}', '{"type":"note","of":"mine","text":"X"}',
                             '{"type":"note","of":"table","text":"X","was":1}', '{"type":"handout","do":"put","title":"X","text":"","to":[1]}',
                             '{"type":"handout","do":"put","title":"A","text":"X","to":[1]}', '{"type":"lines","do":"veil","text":"X"}',
                             '{"type":"list","open":true,"text":"X"}', '{"type":"waive","do":"act","as":"X"}', '{"X":1}')):
    for bad in (BAD[i % len(BAD)], BAD[(i + 1) % len(BAD)]):
        one = sit(house, table, tokens[0])
        one.until("turn")
        one.raw(frame(message.encode().replace(b"X", b"qzj" + bad)))
        check(one.code() == 1007, "%r in %s: hung up on" % (bad, message))
        one.close()
for method, path, body in (("POST", "/api/tables", '{"game":"kuhn","seats":["me","open"],"name":"X"}'),
                           ("POST", "/api/tables", '{"game":"kuhn","seats":["me","open"],"gather":true,"list":"X"}'),
                           ("POST", "/api/key/characters", '{"game":"gamblers-heart","name":"X","file":"{}"}'),
                           ("POST", "/api/key/characters", '{"game":"gamblers-heart","name":"A","file":"{\\"name\\":\\"X\\"}"}'),
                           ("POST", "/api/tables/%s/back" % table, '{"phrase":"X"}'),
                           ("POST", "/api/import", '{"croupier":1,"game":"bloodsport","seats":["X","Ben"]}\n'),
                           ("POST", "/api/import", '{"croupier":1,"game":"bloodsport","seats":2}\n{"seat":0,"do":"say","text":"X"}\n'),
                           ("POST", "/api/import", '{"croupier":1,"game":"bloodsport","seats":2}\n{"seat":0,"do":"say","text":"\\u0007"}\n')):
    for bad in BAD:
        status, headers, got = house.ask(method, path, body.encode().replace(b"X", b"qzj" + bad), bearer(key))
        check(status in (400, 422) and got["error"]["message"].isprintable() and headers["content-type"] == "application/json",
              "%r in %s: refused by one line" % (bad, body), (status, got))
check(house.ask("GET", "/api/key/characters", headers=bearer(key))[2]["characters"] == [], "nothing is kept of it")
for i, one in enumerate(s):
    silent(one, 0.3)
    check(b"qzj" not in b"".join(one.frames), "reader %d was told of none of it" % i)

# ---- A log brought along, of a program that lets everything in ----
log = ('{"croupier":1,"game":"bloodsport","edition":1,"seats":["Ann \\u202e<b>","Ben"]}\n{"seat":0,"do":"say","text":%s}\n{"seat":1,"do":"say","mark":1}\n' % json.dumps(given("I pass")))
status, _, got = house.ask("POST", "/api/import", log.encode())
check(status == 201, "it is taken in", got)
one = sit(house, got["table"], got["seats"][0]["token"])
hello = one.until("hello")
check(not TURNS.search(json.dumps(hello["who"], ensure_ascii=False)) and hello["who"][0]["name"] == "Ann <b>", "whoever sat there has a straight name", hello)
one.close()

code, said = house.stop()
check(code == 0 and not said, "the house closes", (code, said))
done("texts")
