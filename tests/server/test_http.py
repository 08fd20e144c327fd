"""The REST calls: what they answer, and what they refuse without anything being changed."""
from house import *

house = House(None, "--tables-hour", "100000")


def error(got, status, code, what):
    good = got[0] == status and isinstance(got[2], dict) and got[2].get("error", {}).get("code") == code
    check(good and len(got[2]["error"]["message"]) > 5, "%s: %d %s" % (what, status, code), got)


# Strict headers stand on every kind of answer
for path in ["/", "/api/games", "/healthz", "/metrics", "/nowhere"]:
    _, headers, _ = house.ask("GET", path)
    csp = headers.get("content-security-policy", "")
    check("default-src 'self'" in csp and "unsafe" not in csp and "frame-ancestors 'none'" in csp and
          headers.get("x-content-type-options") == "nosniff" and headers.get("referrer-policy") == "no-referrer",
          "strict headers on " + path, headers)

# Games
status, headers, games = house.ask("GET", "/api/games")
names = [game["name"] for game in games]
check(status == 200 and "bloodsport" in names and "kuhn" not in names and "null" not in names,
      "the games are listed, toys are not", names)
game = games[names.index("bloodsport")]
check(game["seats_min"] == 1 and game["seats_max"] == 2 and
      [rule["words"] for rule in game["rules"] if rule["name"] == "stock"] == [["unlimited", "printed"]] and
      "random" in [bot["name"] for bot in game["bots"]] and game["phases"] and game["verbs"][0]["args"] is not None,
      "a game tells seats, rules, bots, phases, verbs", game)
plain = {"no", "yes", "off", "on", "first", "second", "third", "fourth"}
raw = [(game["name"], rule["name"], word) for game in games for rule in game["rules"]
       for word, value in zip(rule.get("words", []), rule.get("values", []), strict=True) if word == value]
check({word for _, _, word in raw} <= plain, "values of rules have names", raw)
status, _, cards = house.ask("GET", "/api/games/bloodsport/cards")
check(status == 200 and len(cards) > 1, "a game's cards", status)
check(house.ask("GET", "/api/games/kuhn/cards")[2] == {}, "a game without cards")
error(house.ask("GET", "/api/games/nosuch/cards"), 404, "not-found", "cards of no game")

# New tables that cannot be
for what, body, status, code in [
        ("no game", {"seats": ["me"]}, 422, "bad-table"),
        ("no such game", {"game": "bloodsprot", "seats": ["me"]}, 422, "bad-table"),
        ("no seats", {"game": "bloodsport"}, 422, "bad-table"),
        ("too many seats", {"game": "bloodsport", "seats": ["me"] * 3}, 422, "bad-table"),
        ("no people", {"game": "bloodsport", "seats": ["random"]}, 422, "bad-table"),
        ("an unknown bot", {"game": "bloodsport", "seats": ["me", "deep-blue"]}, 422, "bad-table"),
        ("a seat that is a number", {"game": "bloodsport", "seats": [1]}, 422, "bad-table"),
        ("an unknown rule", {"game": "bloodsport", "seats": ["me"], "rules": {"sock": "printed"}}, 422, "bad-table"),
        ("a rule out of its range", {"game": "bloodsport", "seats": ["me"], "rules": {"stock": 7}}, 422, "bad-table"),
        ("a seed below 0", {"game": "bloodsport", "seats": ["me"], "seed": -1}, 422, "bad-table"),
        ("a name of 81 bytes", {"game": "bloodsport", "seats": ["me"], "name": "x" * 81}, 422, "bad-table"),
        ("a name that nobody can see", {"game": "bloodsport", "seats": ["me"], "name": "\u200b\u202e\u3164"}, 422, "bad-table"),
        ("a name with a control character", {"game": "bloodsport", "seats": ["me"], "name": "a\u0007"}, 422, "bad-table"),
        ("an unknown key", {"game": "bloodsport", "seats": ["me"], "speed": 1}, 422, "bad-table"),
        ("a list", [1], 400, "bad-json"),
        ("no JSON", b"game=bloodsport", 400, "bad-json"),
        ("bad UTF-8", b'{"game":"\xff"}', 400, "bad-json"),
        ("deep JSON", b'{"game":' + b"[" * 100000 + b"]" * 100000 + b"}", 400, "bad-json"),
        ("a key twice", b'{"game":"kuhn","game":"kuhn"}', 400, "bad-json"),
        ("nothing", b"", 400, "bad-json")]:
    error(house.ask("POST", "/api/tables", body), status, code, "a table with " + what)
check("Did you mean bloodsport" in house.ask("POST", "/api/tables", {"game": "bloodsprot"})[2]["error"]["message"],
      "a misspelt game is helped with")
check(house.metrics()["croupier_matches"] == 0 and house.metrics()["croupier_store_tables"] == 0,
      "no table came of it", house.metrics())

# Sizes and methods
error(house.ask("POST", "/api/tables", b" " * 262145), 413, "too-long", "a body of 256 KiB and a byte")
error(house.raw(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n")[:2] +
      (json.loads(house.raw(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
                            b"Content-Length: 99999999999999999999\r\n\r\n")[2] or b"{}"),),
      413, "too-long", "a length that no body has")
status, _, body = house.raw(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
                            b"5\r\n{\"a\":\r\n0\r\n\r\n")
check(status == 411, "chunked bodies are refused", (status, body))
error(house.ask("POST", "/api/games", {}), 404, "not-found", "a POST to nothing")
error(house.ask("GET", "/api/import"), 405, "bad-method", "GET where a POST belongs")
error(house.ask("PUT", "/api/tables", {}), 405, "bad-method", "PUT")
error(house.ask("DELETE", "/"), 405, "bad-method", "DELETE")
status, headers, body = house.raw(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 9000 + b"\r\n\r\n")
check(status == 431 and b"8192" in body, "huge headers: 431", (status, body))
status, _, _ = house.raw(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"".join(
    b"X-%d: y\r\n" % i for i in range(2000)) + b"\r\n")
check(status == 431, "many headers: 431", status)
status, _, _ = house.raw(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nCookie: " + b"x" * 7900 + b"\r\n\r\n")
check(status == 200, "headers of nearly 8 KiB are read", status)
with house.socket() as s:  # two on one connection, the second with a body in pieces
    s.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    one = read_answer(s)
    s.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30\r\n\r\n" + b" " * 10)
    time.sleep(0.1)
    s.sendall(b" " * 20)
    two = read_answer(s)
check(one[0] == 200 and two[0] == 400, "a connection is kept, a body may come in pieces", (one, two))

# Whose page
error(house.ask("GET", "/", host="evil.example"), 421, "foreign-host", "a foreign name for this machine")
error(house.raw(b"GET / HTTP/1.0\r\n\r\n")[:2] + ({"error": {"code": "foreign-host", "message": "......"}},), 421,
      "foreign-host", "no Host")
error(house.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["me", "random"]},
                {"Origin": "https://evil.example"}), 403, "foreign-origin", "a POST from a foreign page")
error(house.ask("POST", "/api/import", b"{}", {"Origin": "null"}), 403, "foreign-origin", "a POST from nowhere")
status, _, _ = house.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["me", "random"]},
                         {"Origin": "http://127.0.0.1:%d" % house.port})
check(status == 201, "a POST from our own page", status)

# A table
table, (token, none, *_) = house.table(game="bloodsport", seats=["me", "careful"], name="Tuesdays", seed=5,
                                       rules={"stock": "printed"})
check(len(table) == 32 and len(token) == 64 and none is None, "a table has a name, its person a token, its bot none")
bearer = {"Authorization": "Bearer " + token}
status, _, about = house.ask("GET", "/api/tables/" + table, headers=bearer)
check(status == 200 and about["name"] == "Tuesdays" and about["seats"] == ["me", "careful"] and
      about["game"] == "bloodsport" and not about["over"], "what a table is", about)
for what, headers, status in [("no token", {}, 401), ("a wrong token", {"Authorization": "Bearer " + "0" * 64}, 404),
                              ("a short token", {"Authorization": "Bearer 00"}, 401)]:
    error(house.ask("GET", "/api/tables/" + table, headers=headers), status, "no-such-table", "a table with " + what)
    error(house.ask("GET", "/api/tables/%s/log" % table, headers=headers), status, "no-such-table", "a log with " + what)
wrong = house.ask("GET", "/api/tables/" + "1" * 32, headers=bearer)
same = house.ask("GET", "/api/tables/" + table, headers={"Authorization": "Bearer " + "0" * 64})
check((wrong[0], wrong[2]) == (same[0], same[2]), "a wrong token and no such table are answered alike", (wrong, same))

# Its logs: the seat's while it is on, the whole afterwards
wait_for(lambda: house.ask("GET", "/api/tables/" + table, headers=bearer)[2]["n"])  # the bot may have moved meanwhile
status, _, log = house.ask("GET", "/api/tables/%s/log" % table, headers=bearer)
lines = [json.loads(line) for line in log.splitlines()]
check(status == 200 and lines[0]["for"] == 0 and all("h" in line for line in lines), "a seat's own log", lines[0])
check(any(line.get("card") == "?" for line in lines), "in which secrets are ?", lines[:5])
s = sit(house, table, token)
last = play([s], rng_of(2))[0]
check(last["type"] == "end" and last["end"] == "over" and last["n"] > 50, "a match is played to its end", last["n"])
status, _, log = house.ask("GET", "/api/tables/%s/log" % table, headers=bearer)
lines = log.splitlines()
check(status == 200 and b'"for"' not in lines[0] and json.loads(lines[-1])["end"] == "over" and
      len(lines) == last["n"] + 2, "then its log is whole", lines[-1])
path = os.path.join(HERE, "whole.jsonl")
with open(path, "wb") as f:
    f.write(log)
verified = subprocess.run([BIN, "verify", path], capture_output=True)
check(verified.returncode == 0, "and verify proves it", verified)

# Import
status, _, got = house.ask("POST", "/api/import", log)
check(status == 201 and got["over"] and got["table"] != table, "a finished log is taken in", got)
seat = got["seats"][0]["token"]
status, _, back = house.ask("GET", "/api/tables/%s/log" % got["table"], headers={"Authorization": "Bearer " + seat})
check(back == log, "and comes out byte by byte as it went in")
s = sit(house, got["table"], seat)
end = s.until("end")
check(end["n"] == last["n"] and end["payoff"] == last["payoff"] and end["view"] == last["view"], "it can be looked at")
s.send({"n": end["n"], "do": "pass"})
check(s.until("error")["code"] == "over", "but not played on")
s.close()

tables = house.metrics()["croupier_store_tables"]
broken = log.replace(b'"die":', b'"die": ', 1)
for what, body, line in [
        ("a broken chain", broken, "line "),
        ("a line taken out", b"\n".join(lines[:10] + lines[11:]) + b"\n", "line 11: "),
        ("a line cut", log[:-5], "line %d: " % len(lines)),
        ("an illegal move", b'{"croupier":1,"game":"kuhn","edition":1,"seats":2}\n'
                            b'{"seat":0,"do":"bet"}\n', "line 2: "),
        ("another edition", b'{"croupier":1,"game":"kuhn","edition":99,"seats":2}\n', "line 1: "),
        ("one seat's log", b'{"croupier":1,"game":"kuhn","edition":1,"seats":2,"for":1}\n', "line 1: "),
        ("a toy", b'{"croupier":1,"game":"kuhn","edition":1,"seats":["me","random"]}\n', "line 1: "),
        ("no log", b"hello\n", "line 1: "),
        ("bad UTF-8", lines[0] + b'\n{"note":"\xff"}\n', "line 2: ")]:
    got = house.ask("POST", "/api/import", body)
    error(got, 422, "bad-log", "import of " + what)
    check(line in got[2]["error"]["message"], "import of %s names its line" % what, got[2])
error(house.ask("POST", "/api/import", b" " * (4 * 1024 * 1024 + 1)), 413, "too-long", "import of more than 4 MiB")
check(house.metrics()["croupier_store_tables"] == tables, "nothing of those is stored")

# A match by hand goes on with a dealer of ours; a committed one whose seed is elsewhere does not
first = json.loads(lines[1])
hand = [{"croupier": 1, "game": "bloodsport", "edition": 1, "seats": ["me", "careful"]},
        {k: v for k, v in first.items() if k not in ("n", "h", "digest")}]
status, _, got = house.ask("POST", "/api/import", b"".join(json.dumps(line).encode() + b"\n" for line in hand))
check(status == 201 and got.get("dealer") == "new", "a log by hand gets a new dealer, and is told so", got)
s = sit(house, got["table"], got["seats"][0]["token"])
hello = s.until("hello")
turn = s.until("turn")
check(hello.get("dealer") == "new" and turn["n"] > 10, "which deals on", turn)
check({k: v for k, v in turn["events"][0].items() if v != "?"}.items() <= {k: v for k, v in first.items()}.items(), "from there",
      (turn["events"][0], first))
s.close()
live, (mine,) = house.table(game="bloodsport", seats=["me"])
header = house.ask("GET", "/api/tables/%s/log" % live, headers={"Authorization": "Bearer " + mine})[2].splitlines()[0]
header = json.loads(header)
check(len(header["fair"]["commit"]) == 64 and "seed" not in header, "a live table commits to its seed", header)
del header["for"], header["h"]
status, _, got = house.ask("POST", "/api/import", json.dumps(header).encode() + b"\n")
check(status == 201 and got.get("dealer") == "none", "a match whose seed is elsewhere can only be looked at", got)

code, said = house.stop()
check(code == 0 and not said, "the house closes", (code, said))

# Limits by address
house = House(None, "--tables-hour", "3", "--sockets-each", "6")
answers = [house.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["me", "random"]})[0] for _ in range(4)]
check(answers == [201, 201, 201, 429], "a fourth table within the hour: 429", answers)
held = []
for _ in range(8):
    try:
        held.append(house.socket())
    except OSError:
        break
refused = 0
for s in held:
    s.settimeout(2)
    try:
        s.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        refused += not s.recv(100)
    except ConnectionError:
        refused += 1
check(refused == 2, "of eight connections of one address six are taken", refused)
for s in held:
    s.close()
check(wait_for(lambda: house.ask("GET", "/healthz")[0] == 200), "and when they are gone, others come in")
house.stop()
done("the REST calls")
