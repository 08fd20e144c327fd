"""Three houses over one PostgreSQL: whichever is asked answers, each table is one house's, and what one of them had is
another's soon after it was killed or hangs. No acknowledged move is lost, doubled or out of its place."""
import contextlib

from house import *
from way import Way

if "CROUPIER_POSTGRES" not in os.environ:
    os.execv(os.path.join(ROOT, "tests", "store", "postgres.sh"),
             ["postgres.sh", sys.executable, "-B", os.path.abspath(__file__)])

url = database("many")
rng = rng_of(1717)
TAKEOVER = 8  # seconds, on a machine that does much else


def log_of(house, table, token, part="/log/own"):
    return house.ask("GET", "/api/tables/%s%s" % (table, part), headers={"Authorization": "Bearer " + token})


def moves(s, turn, count, acked):
    """Plays so many moves of its seat; what was acknowledged, by number. The last turn that it saw."""
    for _ in range(count):
        while not turn.get("options"):
            turn = s.until("turn", "end")
            if turn["type"] == "end":
                return turn
        move = {**choose(rng, turn), "id": "m%d" % rng.getrandbits(60)}
        s.send(move)
        answer = s.until("ok", "error")
        if not check(answer["type"] == "ok", "a move is taken", (move, answer)):
            return turn
        acked[answer["n"]] = move
        turn = s.until("turn", "end")
    return turn


def join(houses, table, token, n=0, seconds=TAKEOVER):
    """A seat taken at one house after the other until one lets it in, as a client comes back; and how long it took."""
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        for house in houses:
            try:
                s = sit(house, table, token, n)
                hello = s.until("hello", "error")
                if hello["type"] == "hello":
                    return s, s.until("turn", "end"), time.monotonic() - start
            except (OSError, AssertionError, RuntimeError, ValueError, TypeError):
                pass
        time.sleep(0.05)
    raise RuntimeError("nobody lets it in")


def holds(house, table, token, acked):
    status, _, log = log_of(house, table, token, "/log")
    entries = {line["n"]: line for line in map(json.loads, log.splitlines()) if "n" in line} if status == 200 else {}
    lacks = [(n, move, entries.get(n)) for n, move in acked.items() if any(
        (entries.get(n) or {}).get(k) != v for k, v in move.items() if k not in ("n", "id"))]
    if status != 200 or lacks or sorted(entries) != list(range(1, len(entries) + 1)):
        print(status, len(entries), sorted(entries)[-1:], lacks, log[:300])
        return False
    return True


def owner(table):
    return int(query(url, "SELECT house FROM croupier.tables WHERE id = '%s'" % table))


houses = [House(url, "--list") for _ in range(3)]
a, b, c = houses
table, (token, *_) = a.table(game="bloodsport", seats=["me", "careful"], watchers=True)
check(owner(table) == 1, "a table is its maker's")

# Any house answers for it: the same bytes, the same refusals.
first = [log_of(house, table, token) for house in houses]
check(all(answer[0] == 200 and answer[2] == first[0][2] for answer in first), "each gives the same log", [f[0] for f in first])
check(owner(table) == 1, "and it stays where it is")
headers = [{k: v for k, v in answer[1].items() if k not in ("date", "transfer-encoding", "content-length", "connection")} for answer in first]
check(headers[0] == headers[1] == headers[2], "with the same headers", headers)
for what, path, bearer in (("another's token", "/api/tables/" + table, "ab" * 32), ("no such table", "/api/tables/" + "0" * 32, token),
                           ("no such place", "/api/tables/%s/nothing" % table, token)):
    got = [house.ask("GET", path, headers={"Authorization": "Bearer " + bearer}) for house in houses]
    check(len({(status, json.dumps(body)) for status, _, body in got}) == 1, "refused alike: " + what, got)
german = [house.ask("GET", "/api/tables/%s/board?lang=de" % table, headers={"Authorization": "Bearer " + token})[2] for house in houses]
check(german[0] == german[1] == german[2], "in the language that is asked for", german)

# Two play through two houses, one watches through the third.
status, _, made = a.ask("POST", "/api/tables", {"game": "bloodsport", "seats": ["me", "open"], "watchers": True})
two, mine = made["table"], made["seats"][0]["token"]
status, _, taken = b.take(two, made["seats"][1]["invitation"])
check(status == 200, "an invitation is exchanged at another house", taken)
check(c.take(two, made["seats"][1]["invitation"])[0] == 409, "once")
status, _, told = c.ask("POST", "/api/tables/%s/phrase" % two, {}, {"Authorization": "Bearer " + taken["token"]})
check(status == 200 and len(told["phrase"].split()) == 6, "words for a seat are made through another house", told)
status, _, moved = b.ask("POST", "/api/tables/%s/back" % two, {"phrase": told["phrase"]})
check(status == 200 and moved["seat"] == 1, "and open it through a third", moved)
key = "c3" * 32
theirs = {"Authorization": "Bearer " + key}
status, _, keyed = c.ask("POST", "/api/tables/%s/key" % two, {"key": key}, {"Authorization": "Bearer " + moved["token"]})
check(status == 200 and keyed["seat"] == 1, "a seat is put under a key through another house", keyed)
status, _, kept = b.ask("POST", "/api/key/characters", {"game": "bloodsport", "name": "Ruth", "file": "{}"}, theirs)
seen = [house.ask("GET", "/api/key", headers=theirs)[2] for house in houses]
check(all(one == seen[0] and one["tables"][0]["token"] == keyed["token"] and one["characters"] == 1 for one in seen), "each tells the same of it", seen)
check([house.ask("GET", "/api/tables/" + two, headers={"Authorization": "Bearer " + keyed["token"]})[0] for house in houses] == [200] * 3,
      "and each lets its token in")
wrong = [house.ask("POST", "/api/tables/%s/back?lang=de" % two, {"phrase": "zone " * 6}) for house in houses]
check(all(w[0] == 404 and w[2] == wrong[0][2] and "Wörter" in w[2]["error"]["message"] for w in wrong), "refused alike: wrong words", wrong)
check(owner(two) == 1 and log_of(a, two, taken["token"], "")[0] == 404, "the old token is void at the table's own house")
taken = moved
host, guest, watcher = sit(a, two, mine), sit(b, two, taken["token"]), sit(c, two, "")
told = [s.until("hello") for s in (host, guest, watcher)]
check([t["seat"] for t in told][:2] == [0, 1], "each has its seat", told)
turns = [s.until("turn") for s in (host, guest, watcher)]
acked = [{}, {}]  # of each seat: the other's secrets are not in its log
for _ in range(12):
    who = 0 if turns[0].get("options") else 1
    s = (host, guest)[who]
    move = {**choose(rng, turns[who]), "id": "t%d" % rng.getrandbits(60)}
    s.send(move)
    answer = s.until("ok", "error")
    if not check(answer["type"] == "ok", "a move through another house is taken", (move, answer)):
        break
    acked[who][answer["n"]] = move
    turns = [each.until("turn", "end") for each in (host, guest)]
    if any(turn["type"] == "end" for turn in turns):
        break
check(holds(c, two, mine, acked[0]) and holds(a, two, taken["token"], acked[1]), "the logs have them")
guest.send({"do": "no-such-move", "n": 1})
check(guest.until("error")["code"], "what is refused is told")

# All show the same list of open tables, and a stranger sits down by any of them.
made = a.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["me", "open"], "gather": True, "list": "Come in"})[2]
lists = lambda: [[entry["table"] for entry in house.ask("GET", "/api/tables")[2]["tables"]] for house in houses]
check(wait_for(lambda: lists() == [[made["table"]]] * 3, 3), "a listed table is on each one's list", lists())
got = c.ask("POST", "/api/tables/%s/sit" % made["table"], {})
check(got[0] == 200 and got[2]["seat"] == 1, "a stranger sits down through another", got)
check(wait_for(lambda: lists() == [[]] * 3, 3), "and it is on none", lists())
check(b.ask("POST", "/api/tables/%s/sit" % made["table"], {})[0] == 409, "who comes second is told by a third")
check(b.ask("POST", "/api/tables/%s/sit" % two, {})[::2] == c.ask("POST", "/api/tables/%s/sit" % ("0" * 32), {})[::2], "private tables stay so")

# What the servers have of a person is given and removed by any of them.
made = a.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["me", "open"]})[2]
guest = b.take(made["table"], made["seats"][1]["invitation"])[2]["token"]
said = sit(c, made["table"], guest)
said.send({"do": "say", "text": "Wolverine", "id": "w"})
said.until("ok")
said.send({"type": "note", "of": "mine", "text": "Armadillo"})
said.until("notes")
bearer = {"Authorization": "Bearer " + guest}
given = [json.dumps(house.ask("GET", "/api/tables/%s/mine" % made["table"], headers=bearer)[2]) for house in houses]
check(given[0] == given[1] == given[2] and "Wolverine" in given[0] and "Armadillo" in given[0], "each gives the same", given)
check(wait_for(lambda: b.ask("POST", "/api/tables/%s/erase" % made["table"], {"erase": True}, bearer)[0] in (200, 404), 5), "removed through another")
kept = query(url, "SELECT string_agg(line, ' ') FROM croupier.lines") + query(url, "SELECT string_agg(text, ' ') FROM croupier.papers")
check("Wolverine" not in kept and "Armadillo" not in kept, "and not in the database")
check(all(house.ask("GET", "/api/tables/%s/mine" % made["table"], headers=bearer)[0] == 404 for house in houses), "the token is void at each")

# What an address may do in an hour it may do at all of them together.
few = [House(url, "--tables-hour", "4") for _ in range(2)]
made = [house.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["me", "random"]})[0] for house in few * 2]
check(made == [201] * 4, "four tables at two servers", made)
for house in few:
    def refused():
        status, _, told = house.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["me", "random"]})
        made.append(status)
        return status == 429 and told["error"]["code"] == "too-many"
    check(wait_for(refused, 3), "and no fifth at either", made)
check(made.count(201) <= 5, "but for what had not been told yet", made)
for house in few:
    house.stop()

# Nobody comes in by the door that is for houses.
port = int(query(url, "SELECT address FROM croupier.houses WHERE number = 1").rsplit(":", 1)[1])
door = House.__new__(House)
door.port = port
status, _, got = door.ask("GET", "/api/tables/" + table, headers={"Authorization": "Bearer " + token})
check(status == 403, "without a pass", (status, got))
forged = {"X-Croupier-Pass": "%s 1 10.9.8.7" % ("ab" * 32), "Authorization": "Bearer " + token}
check(door.ask("GET", "/api/tables/" + table, headers=forged)[0] == 403, "with a pass that is made up")
check(door.ask("GET", "/")[0] == 403, "the page is not there")

# A house is killed: its tables are elsewhere soon, every move is there.
acked = {}
s, turn, _ = join([b], table, token)
turn = moves(s, turn, 6, acked)
a.kill()
s2, turn, took = join([b, c], table, token, max(acked))
print("killed: back after %.1f s" % took)
check(owner(table) in (2, 3), "another has it", owner(table))
turn = moves(s2, turn, 4, acked)
check(holds(b, table, token, acked) and holds(c, table, token, acked), "with all that was acknowledged")
s2.close()

# One that hangs, too; coming back, it changes nothing, says so and ends.
now = owner(table)
hung, other = (b, c) if now == 2 else (c, b)
s, turn, _ = join([other], table, token, max(acked))
turn = moves(s, turn, 2, acked)
hung.process.send_signal(signal.SIGSTOP)
s2, turn, took = join([other], table, token, max(acked))
print("hung: back after %.1f s" % took)
turn = moves(s2, turn, 3, acked)
lines = query(url, "SELECT count(*) FROM croupier.lines")
hello = b"".join([handshake(hung.port), frame(json.dumps({"type": "hello", "table": table, "token": token, "n": max(acked)}).encode())])
comes = [hung.socket() for _ in range(5)]
for one in comes:
    one.sendall(hello)  # waits for it, and is what it reads first
hung.process.send_signal(signal.SIGCONT)
told = b""
while comes:  # and who comes later, as long as it is there
    with contextlib.suppress(ConnectionError), comes.pop(0) as one:
        while more := one.recv(65536):
            told += more
    with contextlib.suppress(ConnectionError):
        comes.append(hung.socket())
        comes[-1].sendall(hello)
check(b'"turn"' not in told and b'"type":"hello"' not in told, "it tells nobody what is long past", told[:400])
code = hung.process.wait(SECONDS)
said = hung.process.stderr.read().decode()
check(code == 2 and "another has taken its tables over" in said and said.count("\n") == 1, "it says so and ends", (code, said))
check(query(url, "SELECT count(*) FROM croupier.lines") == lines and holds(other, table, token, acked), "and has changed nothing")

# One that the database does not hear knows nothing of that yet. Who comes to it and has read more of the table than it
# has is not told what is long past.
way = Way(url, lambda: url.rpartition("host=")[2])
lonely = House(way.url)
table, (token,) = lonely.table(game="bloodsport", seats=["me"])
acked = {}
s, turn, _ = join([lonely], table, token, 0)
turn = moves(s, turn, 2, acked)
had = owner(table)
way.does = "silent"
wait_for(lambda: log_of(other, table, token) and owner(table) != had, TAKEOVER)
s, turn, _ = join([other], table, token, max(acked))
turn = moves(s, turn, 3, acked)
new = Socket(lonely)
new.send({"type": "hello", "table": table, "token": token})
told = new.read()
check((told["type"], told.get("code")) == ("error", "elsewhere") and "database" in told["message"],
      "who comes to one that hears nothing from its database is sent on at once", told)
late = Socket(lonely)
late.send({"type": "hello", "table": table, "token": token, "n": turn["n"]})
told = late.read()
check((told["type"], told.get("code")) == ("error", "elsewhere"), "it tells nobody a turn that is long past", told)
way.does = "open"
check(lonely.process.wait(SECONDS) == 2, "and ends when it hears of it")
table, (token,) = other.table(game="bloodsport", seats=["me"])
acked = {}
s, turn, _ = join([other], table, token, 0)
turn = moves(s, turn, 2, acked)
# a client that is ahead because the database has lost something, or for no reason at all, is told what there is
s, turn, _ = join([other], table, token, 1000)
check(turn["type"] == "turn" and turn["n"] < 1000, "a client far ahead", turn)
s.close()

# A table that a house cannot replay is nobody's again, so that one which can has it when it is asked.
maker = House(url)
made, (key, *_) = maker.table(game="kuhn", seats=["me", "random"])
maker.stop()
seed = query(url, "SELECT secret::jsonb ->> 'seed' FROM croupier.secrets JOIN croupier.tables USING (key) WHERE id = '%s'" % made)
change = "UPDATE croupier.secrets SET secret = (secret::jsonb || '{\"seed\":\"%s\"}')::text WHERE key = (SELECT key FROM croupier.tables WHERE id = '%s')"
query(url, change % ("ab" * 32, made))
for _ in range(2):
    status, _, got = other.ask("GET", "/api/tables/" + made, headers={"Authorization": "Bearer " + key})
    check(status == 200 and got["replays"] is False, "it can be read", (status, got))
    check(wait_for(lambda: owner(made) == 0, 5), "and is nobody's", owner(made))
query(url, change % (seed, made))
s = sit(other, made, key)
check(s.until("turn", "end")["n"] > 0 and owner(made) > 0, "until somebody can replay it")
s.close()

# An upgrade: a new house opens beside the old one, which closes in good order; nobody waits for its time to be up.
fresh = House(url)
s, turn, _ = join([fresh], table, token, max(acked))
turn = moves(s, turn, 1, acked)
check(other.stop()[0] == 0, "SIGTERM")
s, turn, took = join([fresh], table, token, max(acked))
print("closed: back after %.1f s" % took)
check(took < 2, "what a house had that closes is free at once", took)
moves(s, turn, 3, acked)
check(holds(fresh, table, token, acked), "and complete")

# For whoever runs them.
busy = "127.0.0.1:%d" % fresh.port
p = subprocess.run([BIN, "serve", "--port", "0", "--store", url, "--house", busy], capture_output=True, timeout=SECONDS)
check(p.returncode == 2 and b"--house" in p.stderr and p.stderr.count(b"\n") == 1, "a port that is taken", p.stderr)
for bad in ("here", "10.0.0.3", "10.0.0.3:", "10.0.0.3:x", "10.0.0.3:70000", "[::1:5", ":5"):
    p = subprocess.run([BIN, "serve", "--port", "0", "--store", url, "--house", bad], capture_output=True, timeout=SECONDS)
    check(p.returncode == 2 and p.stderr.count(b"\n") == 1, "--house " + bad, p.stderr)
p = subprocess.run([BIN, "serve", "--house", "127.0.0.1:5"], capture_output=True, timeout=SECONDS)
check(p.returncode == 2 and b"--store" in p.stderr, "--house without --store", p.stderr)
p = subprocess.run([BIN, "house", "remove", table, "--store", url], capture_output=True, timeout=SECONDS)
check(p.returncode == 2 and b"has this table open" in p.stderr, "a table that is open is not removed", p.stderr)
check(fresh.stop()[0] == 0, "the last one closes")
p = subprocess.run([BIN, "house", "remove", table, "--store", url], capture_output=True, timeout=SECONDS)
check(p.returncode == 0, "then it is", p.stderr)
done("houses")
