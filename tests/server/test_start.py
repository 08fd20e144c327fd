"""Opening and closing the house: what it cannot open it says in one line, with exit code 2; what was played is
there again after a stop."""
import resource
import sqlite3

from house import *


def refused(what, *args, says=()):
    """The house does not open: one line that holds these words, exit code 2."""
    p = subprocess.run([BIN, "serve", *args], capture_output=True, timeout=SECONDS)
    said = p.stderr.decode()
    check(p.returncode == 2 and said.count("\n") == 1 and not p.stdout and all(word in said for word in says),
          "%s: one line, exit code 2" % what, (p.returncode, said))


def folder():
    return tempfile.mkdtemp(dir=HERE)


# What cannot be opened
for option, value in [("--port", "65536"), ("--port", "x"), ("--bots", "0"), ("--rate", "-1"), ("--idle", "0"),
                      ("--absent", "0"), ("--asked", "0"), ("--bind", "nowhere"), ("--origin", "example.org"), ("--origin", "https://a/b"),
                      ("--prot", "1")]:
    refused("%s %s" % (option, value), option, value, "--data", folder(), says=("croupier: ", option[2:5]) if
            option != "--bind" else ("nowhere",))
taken = socket.socket()
taken.bind(("127.0.0.1", 0))
taken.listen(1)
port = str(taken.getsockname()[1])
place = folder()
refused("a port in use", "--port", port, "--data", place, says=(port, "in use"))
check(os.listdir(place) == [], "and nothing was made in its folder", os.listdir(place))
taken.close()
file = os.path.join(HERE, "file")
open(file, "w").close()
refused("a folder that is a file", "--port", "0", "--data", file, says=(file,))
refused("a folder below a file", "--port", "0", "--data", file + "/below", says=(file,))
refused("a folder in /proc", "--port", "0", "--data", "/proc/croupier", says=("/proc",))

# Databases
house = House()
table, (token, *_) = house.table(game="bloodsport", seats=["me", "careful"], seed=11)
s = sit(house, table, token)
turn = play([s], rng_of(4), moves=15)[0]
while not turn["options"]:  # the bot is at it
    turn = s.until("turn")
refused("a second house on the same folder", "--port", "0", "--data", house.folder, says=("croupier.db",))
copy = os.path.join(folder(), "copy.db")
p = subprocess.run([BIN, "serve", "--data", house.folder, "--backup", copy], capture_output=True, timeout=SECONDS)
check(p.returncode == 0 and os.stat(copy).st_mode & 0o777 == 0o600, "a backup while the house is open", p)
refused("a backup over a file", "--data", house.folder, "--backup", copy, says=("copy.db",))
refused("a backup of nothing", "--data", folder(), "--backup", copy + "2", says=("croupier.db",))
s.send({**choose(rng_of(1), turn), "id": "last"})
ok = s.until("ok")
code, said = house.stop()
check(code == 0 and not said, "SIGTERM: exit code 0, not a word", (code, said))
check(s.code() == 1001, "players are sent home with 1001")
database = os.path.join(house.folder, "croupier.db")

newer = folder()
shutil.copy(database, os.path.join(newer, "croupier.db"))
db = sqlite3.connect(os.path.join(newer, "croupier.db"))
version = db.execute("pragma user_version").fetchone()[0]
db.execute("pragma user_version = %d" % (version + 1))
db.commit()
db.close()
before = open(os.path.join(newer, "croupier.db"), "rb").read()
refused("a newer database", "--port", "0", "--data", newer, says=("newer",))
check(open(os.path.join(newer, "croupier.db"), "rb").read() == before, "and it is left as it was")
for what, bytes_ in [("no database", b"These are my letters to Aunt Agatha.\n" * 200), ("a damaged database", None)]:
    broken = folder()
    data = bytes_ or before[:4096] + b"\xa5" * 8192 + before[12288:]
    with open(os.path.join(broken, "croupier.db"), "wb") as f:
        f.write(data)
    refused(what, "--port", "0", "--data", broken, "--check", says=("croupier.db",))
    check(open(os.path.join(broken, "croupier.db"), "rb").read() == data, what + " is left as it was")

# Damage far inside is found while the house is open, too
house.start()
check(wait_for(lambda: house.ask("GET", "/healthz")[0] == 200), "a whole database is whole")
house.stop()
hurt = folder()
data = bytearray(open(database, "rb").read())
data[-4096:] = b"\xa5" * 4096
with open(os.path.join(hurt, "croupier.db"), "wb") as f:
    f.write(data)
damaged = House(hurt)
check(wait_for(lambda: damaged.ask("GET", "/healthz")[::2][0] == 503), "a damaged page is found")
check(b"damaged" in damaged.ask("GET", "/healthz")[2], "and said", damaged.ask("GET", "/healthz"))
code, said = damaged.stop()
check("damaged" in said, "to the operator too", said)

# Again
house.start()
s = sit(house, table, token, turn["n"])
s.until("hello")
again = s.until("turn")
check(again["n"] >= ok["n"] and any(e["n"] == ok["n"] and e["seat"] == 0 for e in again["events"]),
      "the match goes on where it was, the last move included", again["events"])
end = play([s], rng_of(5), last=[again])[0]
s.close()
check(end["type"] == "end" and end["end"] == "over", "to its end", end["type"])
house.stop()

# A backup is a house too, as it was then
os.rename(copy, os.path.join(os.path.dirname(copy), "croupier.db"))
house = House(os.path.dirname(copy))
s = sit(house, table, token)
then = s.until("turn")
check(then["n"] == turn["n"] and then["view"] == turn["view"], "a house opened on the backup is where it was then", then["n"])
s.close()
house.stop()

# The same seed and the same moves give the same match, in one go or with stops between
log = []
for stops in (False, True):
    house = House()
    table, (token, *_) = house.table(game="bloodsport", seats=["me", "random"], seed=21)
    rng = rng_of(8)
    for part in range(4):
        s = sit(house, table, token)
        last = play([s], rng, moves=10)
        s.close()
        if stops:
            house.stop()
            house.start()
    log.append(house.ask("GET", "/api/tables/%s/log" % table, headers={"Authorization": "Bearer " + token})[2])
    house.stop()
check(log[0] == log[1] and len(log[0].splitlines()) > 40, "stops change nothing: the same log, byte by byte",
      [len(l) for l in log])

# Out of memory and back again
house = House(None, "--idle", "1")
table, (token,) = house.table(game="bloodsport", seats=["me"], seed=2)
s = sit(house, table, token)
first = s.until("turn")
before = house.metrics()  # on a busy machine a second may have passed before anyone sat down
check(not wait_for(lambda: house.metrics()["croupier_matches"] == 0, 7), "a match that someone is at stays in memory")
s.close()
check(wait_for(lambda: house.metrics()["croupier_matches"] == 0, 20), "one that nobody is at leaves it")
s = sit(house, table, token)
second = s.until("turn")
for message in (first, second):
    message.pop("story")
check(first == second, "and comes back as it was", (first, second))
figures = house.metrics()
check(all(figures[name] == before[name] + 1 for name in ("croupier_tables_evicted_total", "croupier_tables_loaded_total")),
      "the metrics have counted it", figures)
s.close()
house.stop(signal.SIGINT)

# A disk that fills up: here a file that may not grow, until it may
house = House()
limit = os.path.getsize(os.path.join(house.folder, "croupier.db")) + 1500000  # the packs are in it, too
resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
table, (token,) = house.table(game="bloodsport", seats=["me"], seed=31)
known, lost = {}, None
try:
    for part in range(400):
        s = sit(house, table, token)
        s.until("hello")
        last = s.until("turn", "end")
        while last["type"] == "turn":
            for event in last["events"]:
                known[(table, event["n"])] = (token, event)
            s.send({**choose(rng_of(part + last["n"]), last), "id": "f%d" % last["n"]})
            last = s.read()
            lost = last if last["type"] == "error" else lost
            last = s.until("turn", "end") if last["type"] == "ok" else last
        s.close()
        if lost:
            break
        status, _, got = house.ask("POST", "/api/tables", {"game": "bloodsport", "seats": ["me"]})
        if status == 503:
            lost = got["error"]
            break
        table, token = got["table"], got["seats"][0]["token"]
except Gone as gone:
    lost = lost or {"code": gone.code}
check(lost and lost["code"] == "store" and "disk" in lost["message"], "a full disk is said to the player", lost)
status, _, text = house.ask("GET", "/healthz")
check(status == 503 and b"disk" in text and house.metrics()["croupier_store_failures_total"] > 0,
      "and to who asks how it is, and the house stays open", (status, text))
resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
for again in (False, True):
    logs = {}
    for (name, n), (key, event) in known.items():
        if name not in logs:
            text = house.ask("GET", "/api/tables/%s/log" % name, headers={"Authorization": "Bearer " + key})[2]
            logs[name] = {line.get("n"): line for line in map(json.loads, text.splitlines())}
    missing = [event for (name, n), (key, event) in known.items()
               if any(logs[name].get(n, {}).get(k) != v for k, v in event.items() if v != "?")]
    check(not missing and len(known) > 100, "everything that was told is there", missing[:2])
    s = sit(house, table, token)
    s.until("hello")
    last = play([s], rng_of(77), moves=3)[0]
    check(last["n"] > 0, "and play goes on with room on the disk", last["n"])
    # the last match may have been over when the disk was full: then nobody wrote since, and the house has to try by itself
    check(wait_for(lambda: house.ask("GET", "/healthz")[::2] == (200, b"ok\n")), "and all is well")
    s.close()
    if not again:
        house.stop()
        house.start()
house.stop()

# Watching, where the table lets one
house = House()
table, (one, two) = house.table(game="kuhn", seats=["me", "open"], seed=6, watchers=True)
eye = sit(house, table, "")
hello = eye.until("hello")
seen = eye.until("turn")
check(hello["seat"] == "watcher" and seen["options"] == [] and
      [e["card"] for e in seen["events"] if e["do"] == "deal"] == ["?", "?"], "a watcher sees no card", seen)
eye.send({"n": seen["n"], "do": "bet"})
check(eye.until("error")["code"] == "bad-message", "and makes no move")
players = [sit(house, table, token) for token in (one, two)]
for p in players:
    p.until("hello")
ends = play(players, rng_of(3))
seen = eye.until("end")
check(seen["n"] == ends[0]["n"] and seen["payoff"] == ends[0]["payoff"], "but sees how it ends", seen)

# Neither player was ever sent the other's card (kuhn shows cards only if nobody folds)
folded = [e for e in ends[0]["events"] if e["do"] == "fold"]
cards = []
for i, p in enumerate(players):
    text = b"".join(p.frames)
    mine = [e["card"] for m in map(json.loads, p.frames) for e in m.get("events", [])
            if e["do"] == "deal" and e["to"] == str(i)]
    cards.append(set(mine))
    theirs = [e["card"] for m in map(json.loads, p.frames) for e in m.get("events", [])
              if e["do"] == "deal" and e["to"] == str(1 - i)]
    check(len(cards[i]) == 1 and set(theirs) == {"?"}, "seat %d was dealt a card of its own, the other's is ?" % i,
          (mine, theirs))
check(cards[0] != cards[1], "which are two different ones", cards)
house.stop()

# A crash leaves no core: hands and seeds are in it
most = resource.getrlimit(resource.RLIMIT_CORE)[1]
resource.setrlimit(resource.RLIMIT_CORE, (most, most))
os.chdir(folder())
house = House()
with open("/proc/%d/limits" % house.process.pid, encoding="ascii") as f:
    check(any(line.split()[:6] == "Max core file size 0 0".split() for line in f), "no core may be written")
# What the server never needs it has given up, on each of its threads; that of --notify alone may start programs
def filtered(house):
    found = []
    for task in os.listdir("/proc/%d/task" % house.process.pid):
        with open("/proc/%d/task/%s/status" % (house.process.pid, task), encoding="ascii") as f:
            line = dict(row.split(":", 1) for row in f)
        found.append((line["Seccomp"].strip(), line["NoNewPrivs"].strip()))
    return found
all_threads = filtered(house)
check(len(all_threads) > 5 and set(all_threads) == {("2", "1")}, "each thread has the filter", all_threads)
other = House(None, "--notify", "/bin/true")
free = [t for t in filtered(other) if t != ("2", "1")]
check(len(free) == 1, "one thread may start programs", free)
other.stop()
other = House(None, "--unconfined")
check(set(filtered(other)) == {("0", "0")}, "and --unconfined has none", filtered(other))
other.stop()
house.process.send_signal(signal.SIGQUIT)
_, status = os.waitpid(house.process.pid, 0)
check(os.WTERMSIG(status) == signal.SIGQUIT and not os.WCOREDUMP(status) and not os.listdir("."), "none is", (status, os.listdir(".")))
done("opening, closing and coming back")
