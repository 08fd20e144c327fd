"""A house whose tables are in PostgreSQL: a PostgreSQL of the test's own is started (tests/store/postgres.sh). Matches
play as in a file, and without its database the house waits. Then test_kill.py and test_next.py run in it."""
from house import *

if "CROUPIER_POSTGRES" not in os.environ:
    os.execv(os.path.join(ROOT, "tests", "store", "postgres.sh"),
             ["postgres.sh", sys.executable, "-B", os.path.abspath(__file__)])

url = database("tried")

def refused(what, *args, says=(), hides=()):
    p = subprocess.run([BIN, *args], capture_output=True, timeout=SECONDS)
    said = p.stderr.decode()
    check(p.returncode == 2 and said.count("\n") == 1 and all(word in said for word in says) and
          not any(word in said for word in hides), what, said)

def play(house, table, token, moves, since=0):
    """Moves of seat 0 by chance; what was acknowledged by number."""
    acked = {}
    s = sit(house, table, token, since)
    s.until("hello")
    while len(acked) < moves:
        turn = s.until("turn", "end")
        if turn["type"] == "end":
            break
        if turn["options"]:
            move = {**choose(rng, turn), "id": "p%d" % rng.getrandbits(60)}
            s.send(move)
            answer = s.until("ok", "error")
            if not check(answer["type"] == "ok", "a move is taken", (move, answer)):
                break
            acked[answer["n"]] = move
    s.until("turn", "end")  # the log has it from then on
    s.close()
    return acked

def holds(house, table, token, acked):
    status, _, log = house.ask("GET", "/api/tables/%s/log" % table, headers={"Authorization": "Bearer " + token})
    entries = {line["n"]: line for line in map(json.loads, log.splitlines()) if "n" in line} if status == 200 else {}
    return sorted(entries) == list(range(1, len(entries) + 1)) and all(
        entries.get(n, {}).get(k) == v for n, move in acked.items() for k, v in move.items() if k not in ("n", "id"))

def lines_of(place):
    return int(query(place, "SELECT count(*) FROM croupier.lines"))

rng = rng_of(17)
house = House(url)
table, (token, *_) = house.table(game="bloodsport", seats=["me", "careful"])
acked = play(house, table, token, 8)
check(holds(house, table, token, acked), "what was acknowledged is in the log")

# Without its database the house waits, and says so; with it, it goes on.
ctl = os.environ["CROUPIER_POSTGRES_CTL"]
subprocess.run([ctl, "stop"], check=True)
for _ in range(50):
    status, _, text = house.ask("GET", "/healthz")
    if status == 503:
        break
    time.sleep(0.1)
check(status == 503 and b"cannot be reached" in text, "its health tells", (status, text))
subprocess.run([ctl, "start"], check=True)
for _ in range(100):
    status, _, text = house.ask("GET", "/healthz")
    if status == 200:
        break
    time.sleep(0.1)
check(status == 200, "and that it is back", text)
again = play(house, table, token, 2, max(acked))
check(again and holds(house, table, token, {**acked, **again}), "play goes on")

# For whoever runs it.
p = subprocess.run([BIN, "house", "list", "--json", "--store", url], capture_output=True, timeout=SECONDS)
check(p.returncode == 0 and json.loads(p.stdout)["table"] == table, "house list", p.stdout)
p = subprocess.run([BIN, "house", "export", table, "--store", url], capture_output=True, timeout=SECONDS)
check(p.returncode == 0 and p.stdout.count(b"\n") == lines_of(url), "house export", p.stderr)
refused("house backup", "house", "backup", os.path.join(HERE, "copy.db"), "--store", url, says=("pg_dump",))
refused("no URL", "serve", "--store", "here", says=("--store takes a URL",))
refused("two places", "serve", "--store", url, "--data", HERE, says=("--data and --store",))
refused("nobody there", "serve", "--port", "0", "--store", "postgresql://me:hunter2@/x?host=" + HERE,
        says=("PostgreSQL: ",), hides=("hunter2",))
# All tables go to a folder and back, and are the same; what is open, or not empty, is refused, and nothing is half done.
there, back = os.path.join(HERE, "there"), database("back")
refused("moved while it is open", "house", "move", url, there, says=("has table", "Stop it first", "Nothing was moved."))
check(not subprocess.run([BIN, "house", "list", "--data", there, "--json"], capture_output=True, timeout=SECONDS).stdout, "nothing is there")
twelve = [house.table(game=game, seats=["me"] + ["careful"] * more, name="Nr. %d" % i)[0]
          for i, (game, more) in enumerate([("bloodsport", 1), ("texarkana", 3), ("twenty-one", 1), ("gamblers-heart", 2)] * 3)]
key = {"Authorization": "Bearer " + "4d" * 32}
check(house.ask("POST", "/api/tables/%s/key" % table, {"key": "4d" * 32}, {"Authorization": "Bearer " + token})[0] == 200 and
      house.ask("POST", "/api/key/characters", {"game": "kuhn", "name": "Grüße", "file": "{}"}, key)[0] == 200, "a key has a seat and a character")
keyed = [house.ask("GET", path, headers=key)[2] for path in ("/api/key", "/api/key/characters")]
check(house.stop()[0] == 0, "SIGTERM")
query(url, "INSERT INTO croupier.papers SELECT key, name, 'Grüße an ' || id FROM croupier.tables, (VALUES ('b'), ('a'), ('B')) AS v (name)"
           " WHERE title LIKE '%Nr. 3%' RETURNING key")
every = "SELECT md5(string_agg(concat_ws('|', id, game, created, status, title, used, secret, n, line, name, text), E'\n' ORDER BY id, n, name))" \
        " FROM croupier.tables LEFT JOIN croupier.secrets USING (key) LEFT JOIN croupier.lines USING (key) LEFT JOIN croupier.papers USING (key)"
for one, other in ((url, there), (there, back)):
    p = subprocess.run([BIN, "house", "move", one, other], capture_output=True, timeout=SECONDS)
    check(p.returncode == 0 and p.stdout == b"13 tables, compared\n", "moved", (p.stdout, p.stderr))
check(query(back, every) == query(url, every), "the same, to the byte")
check(query(back, "SELECT count(*) FROM croupier.papers") == "4", "with four papers")
names = [json.loads(line)["table"] for line in subprocess.run(
    [BIN, "house", "list", "--json", "--store", back], capture_output=True, timeout=SECONDS).stdout.splitlines()]
check(names == twelve[::-1] + [table], "in the same order", names)
refused("not empty", "house", "move", url, back, says=("13 tables",))
refused("no such place", "house", "move", os.path.join(HERE, "nowhere"), back, says=("nowhere",))
check(not os.path.exists(os.path.join(HERE, "nowhere")), "and none is made")
refused("one place", "house", "move", url, says=("FROM TO",))
house = House(back)
check(holds(house, table, token, {**acked, **again}), "and it can be played on there")
now = [house.ask("GET", path, headers=key)[2] for path in ("/api/key", "/api/key/characters")]
check(now == keyed and now[0]["tables"][0]["table"] == table, "keys have what they had, and know the server", (now, keyed))
check(house.stop()[0] == 0, "SIGTERM")
last = House(url)  # after an end in good order nobody waits
check(last.stop()[0] == 0, "the next one opens at once")

# A bot answers while a note of its table, a new name, is on its way to the disk: nobody reads of the move before it is there.
notes = database("notes")
house = House(notes, "--think", "long")
table, (token, _) = house.table(game="leduc", seats=["me", "random"], seed=2, think="long")  # a bot answers after 1.5 s
s = sit(house, table, token)
turn = s.until("turn")
while turn["options"]:
    s.send({**choose(rng, turn), "id": "l%d" % turn["n"]})
    turn = s.until("turn")
with subprocess.Popen(["psql", "-X", "-q", "-A", "-t", notes], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as psql:
    psql.stdin.write("BEGIN; LOCK TABLE croupier.lines, croupier.secrets IN ACCESS EXCLUSIVE MODE; SELECT 'locked';\n")
    psql.stdin.flush()
    check(psql.stdout.readline() == "locked\n", "locked")
    s.send({"type": "name", "name": "Ana"})
    end = time.monotonic() + SECONDS
    while house.metrics()["croupier_bot_moves_total"] == 0 and time.monotonic() < end:
        time.sleep(0.05)
    status, _, log = house.ask("GET", "/api/tables/%s/log/own" % table, headers={"Authorization": "Bearer " + token})
    entries = [line["n"] for line in map(json.loads, log.splitlines()) if "n" in line]
    check(status == 200 and entries[-1] == turn["n"], "a move is in no log before it is on the disk", (turn["n"], entries))
    with house.socket() as waits:
        waits.sendall(("POST /api/tables/%s/phrase HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAuthorization: Bearer %s\r\nContent-Length: 2\r\n\r\n{}"
                       % (table, house.port, token)).encode())
        waits.settimeout(0.5)
        try:
            check(False, "words for a seat are told before they are on the disk", waits.recv(1000))
        except socket.timeout:
            pass
        waits.settimeout(SECONDS)
        psql.stdin.write("COMMIT;\n")
        psql.stdin.close()
        status, _, told = read_answer(waits)
        check(status == 200 and len(json.loads(told)["phrase"].split()) == 6, "they are told when they are", told)
check(s.until("turn", "end")["n"] > turn["n"], "then it is told")
house.stop()

check(subprocess.run([sys.executable, "-B", os.path.join(ROOT, "tests", "server", "test_kill.py")],
                     env={**os.environ, "HOUSE_KILLS": "6"}).returncode == 0, "killed under load")
check(subprocess.run([sys.executable, "-B", os.path.join(ROOT, "tests", "server", "test_next.py")]).returncode == 0, "the next evening of a campaign")
done("postgres")
