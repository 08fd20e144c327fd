"""What whoever runs the house has: the journal, how the disk is, days that tables are kept, croupier house, and a log that
went missing."""
import re
import resource
import sqlite3

from house import *


def croupier(*args):
    p = subprocess.run([BIN, *args], capture_output=True, timeout=SECONDS)
    return p.returncode, p.stdout.decode(), p.stderr.decode()


def bearer(token):
    return {"Authorization": "Bearer " + token}


def database(folder):
    return os.path.join(folder, "croupier.db")


def change(folder, sql, *values):
    db = sqlite3.connect(database(folder))
    db.execute(sql, values)
    db.commit()
    db.close()


# The journal: a line of JSON for each event, and nothing in it that nobody may know
path = os.path.join(HERE, "journal.jsonl")
house = House(None, "--journal", path, "--tables-hour", "5")


def events(of=None):
    with open(of or path) as f:
        return [json.loads(line) for line in f]


status, _, made = house.ask("POST", "/api/tables", {"game": "bloodsport", "seats": ["me", "open"], "name": "Aunt Agatha"})
table, token, invitation = made["table"], made["seats"][0]["token"], made["seats"][1]["invitation"]
guest = house.take(table, invitation)[2]["token"]
house.take(table, invitation)
s = [sit(house, table, token), sit(house, table, guest)]
turn = s[0].until("turn")
s[0].send({"do": "say", "text": "The key lies under the third stone.", "id": "a"})
s[0].until("ok")
for one in s:
    one.close()
over, (mine, *_) = house.table(game="bloodsport", seats=["me", "random"], seed=3)
one = sit(house, over, mine)
check(play([one], rng_of(1))[0]["type"] == "end", "a match is played")
one.close()
status, _, log = house.ask("GET", "/api/tables/%s/log" % over, headers=bearer(mine))
house.ask("POST", "/api/import", log)
house.ask("POST", "/api/import", b"no log\n")
house.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["me", "random"]})
house.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["me", "random"]})
house.ask("GET", "/", host="evil.example")
check(wait_for(lambda: [e["event"] for e in events()].count("leaves") == 3), "all leave")
os.rename(path, path + ".1")
house.process.send_signal(signal.SIGHUP)
check(wait_for(lambda: os.path.exists(path)), "after SIGHUP the journal has a new file")
code, said = house.stop()
check(code == 0 and not said, "the house closes", (code, said))
old, new = events(path + ".1"), events()
kinds = [e["event"] for e in old]
check(set(kinds) == {"open", "checked", "table", "seat-taken", "seat-taken-again", "comes", "leaves", "over", "import", "refused"} and
      [e["event"] for e in new] == ["closed"], "all that happened is in it", (kinds, new))
check(all(re.fullmatch(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", e["time"]) for e in old + new), "each with its time", old[0])
check({"event": "over", "table": over[:8], "game": "bloodsport", "entries": len(log.splitlines()) - 2}.items() <=
      next(e for e in old if e["event"] == "over").items(), "what is over, and after how much", old)
check([e["code"] for e in old if e["event"] == "refused"] == ["bad-log", "too-many", "foreign-host"] and
      all(e["from"] == "127.0.0.1" for e in old if e["event"] in ("refused", "table", "seat-taken", "comes")), "who was refused what", old)
with open(path + ".1") as f:
    text = f.read()
db = sqlite3.connect(database(house.folder))
hidden = [token, invitation, guest, mine, table, over, "third stone", "Agatha"]
for (secret,) in db.execute("select secret from secrets"):
    secret = json.loads(secret)
    hidden += [secret["seed"], secret["bots"], *(x for key in ("tokens", "invitations") for x in secret[key] if x)]
db.close()
check(len(hidden) > 15 and not any(word in text for word in hidden), "no token, seed, whole name or word is in it",
      [word for word in hidden if word in text])
check(os.stat(path).st_mode & 0o777 == 0o600, "it is its owner's alone")

# On the standard error, which nobody may read for long
house = House(house.folder, "--journal", "-")
for i in range(1500):
    house.ask("GET", "/", host="evil.example")
check(house.ask("GET", "/healthz")[0] == 200, "nobody waits for whoever reads the journal")
os.set_blocking(house.process.stderr.fileno(), False)
text = b""
while True:
    more = house.process.stderr.read()
    if not more:
        break
    text += more
house.ask("GET", "/", host="evil.example")
os.set_blocking(house.process.stderr.fileno(), True)
code, said = house.stop()
lines = [json.loads(line) for line in (text.decode() + said).splitlines()]
kept, missing = [e["event"] for e in lines].count("refused"), sum(e["lines"] for e in lines if e["event"] == "missing")
check(missing > 0 and kept + missing == 1501 and lines[-1]["event"] == "closed", "how many lines are missing is said", (kept, missing))
code, _, said = croupier("serve", "--port", "0", "--data", house.folder, "--journal", "/nowhere/journal")
check(code == 2 and said.count("\n") == 1 and "/nowhere/journal" in said, "a journal that cannot be kept: one line", said)

# The disk fails, and works again though nobody moves
house = House()
table, (token,) = house.table(game="bloodsport", seats=["me"], seed=31)
size = os.path.getsize(database(house.folder) + "-wal")
resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (size // 4096 * 4096, resource.RLIM_INFINITY))
for i in range(3):
    house.ask("POST", "/api/tables", {"game": "bloodsport", "seats": ["me"]})
status, _, text = house.ask("GET", "/healthz")
check(status == 503 and b"disk" in text, "a disk that takes nothing is said", (status, text))
resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
check(wait_for(lambda: house.ask("GET", "/healthz")[0] == 200, 15), "and when it does again, without a move",
      house.ask("GET", "/healthz"))
os.rename(database(house.folder), database(house.folder) + ".gone")
status, _, text = house.ask("GET", "/healthz")
check(status == 503 and b"no longer" in text, "a database that was taken away is said", (status, text))
os.rename(database(house.folder) + ".gone", database(house.folder))
check(house.ask("GET", "/healthz")[0] == 200, "until it is back")
house.stop()


def spaces(*command):
    """A command in a mount namespace of its own."""
    return subprocess.run(["unshare", "-rm", *command], capture_output=True, timeout=SECONDS)


if spaces("mount", "-t", "tmpfs", "none", "/mnt").returncode:
    print("     no mounts of one's own here: a disk that is full, or read only, was not tried")
else:
    place = tempfile.mkdtemp(dir=HERE)
    script = os.path.join(HERE, "apart")
    with open(script, "w") as f:
        f.write("#!/bin/sh\nexec unshare -rm sh -c 'mount -t tmpfs -o size=40m none %s && exec \"$@\"' sh %s \"$@\"\n" % (place, BIN))
    os.chmod(script, 0o700)
    house = House(place, program=script)

    def inside(command):
        p = subprocess.run(["nsenter", "-t", str(house.process.pid), "-U", "-m", "--preserve-credentials", "sh", "-c", command],
                           capture_output=True, timeout=SECONDS)
        check(p.returncode == 0, command, p)

    check(house.ask("GET", "/healthz")[0] == 200, "on a small disk with room all is well")
    inside("head -c 30000000 /dev/zero > %s/filler" % place)
    status, _, text = house.ask("GET", "/healthz")
    check(status == 503 and text == b"The disk is nearly full.\n", "one that is nearly full is said", text)
    inside("rm %s/filler && mount --bind %s %s && mount -o remount,bind,ro %s" % (place, place, place, place))
    status, _, text = house.ask("GET", "/healthz")
    check(status == 503 and text == b"The disk of the database is read-only.\n", "so is one that can only be read", text)
    inside("umount %s" % place)
    check(house.ask("GET", "/healthz")[0] == 200, "and then all is well")
    house.stop()

# Tables that nobody was at for so many days
house = House()
names = [house.table(game="bloodsport", seats=["me"], seed=i) for i in range(4)]
house.stop()
day = 86400000
now = int(time.time() * 1000)
for (name, _), days in zip(names, (40, 31, 29, 0)):
    change(house.folder, "update tables set used = ? where id = ?", now - days * day, name)
house.start()
check(not wait_for(lambda: house.metrics()["croupier_store_tables"] < 4, 7), "without --keep nothing is removed")
s = sit(house, names[1][0], names[1][1][0])  # comes back after 31 days
s.until("turn")
s.close()
house.stop()
house = House(house.folder, "--keep", "30", "--journal", path)
check(wait_for(lambda: house.metrics()["croupier_store_tables"] == 3, 15), "with --keep 30 one of 40 days is")
check(not wait_for(lambda: house.metrics()["croupier_store_tables"] < 3, 7), "but none that somebody was at since")
status = [house.ask("GET", "/api/tables/" + name, headers=bearer(key[0]))[0] for name, key in names]
check(status == [404, 200, 200, 200] and house.metrics()["croupier_tables_removed_total"] == 1, "it is the oldest", status)
check([e["table"] for e in events() if e["event"] == "removed"] == [names[0][0][:8]], "the journal has it")
s = sit(house, names[2][0], names[2][1][0])
s.until("turn")
change(house.folder, "update tables set used = ? where id != ?", now - 50 * day, names[3][0])
check(wait_for(lambda: house.metrics()["croupier_store_tables"] == 2, 15), "one that somebody is at is not removed")
change(house.folder, "update tables set used = ? where id = ?", now - day, names[2][0])  # or it went once they leave
s.close()

# croupier house
match, (key, _) = house.table(game="bloodsport", seats=["me", "random"], seed=3, name="Friday\u202e night")
s = sit(house, match, key)
check(play([s], rng_of(1))[0]["type"] == "end", "a match is played")
s.close()
data = ("--data", house.folder)
code, out, err = croupier("house", "list", *data)
check(code == 0 and not err and [line.split()[0] for line in out.splitlines()] ==
      ["table", match[:8], names[3][0][:8], names[2][0][:8]] and "Friday night" in out and "me,random" in out,
      "tables are listed while the house is open, the last first", out + err)
code, out, err = croupier("house", "list", "--status", "over", "--json", *data)
got = [json.loads(line) for line in out.splitlines()]
check(code == 0 and [(g["table"], g["status"], g["game"]) for g in got] == [(match, "over", "bloodsport")] and
      got[0]["about"]["seats"] == ["me", "random"] and abs(got[0]["used"] - time.time() * 1000) < day, "as JSON", out + err)
check(len(croupier("house", "list", "--limit", "1", *data)[1].splitlines()) == 2, "only so many")
code, out, err = croupier("house", "show", match[:6], *data)
check(code == 0 and match in out and "over" in out and "seed" not in out, "one is shown", out + err)
code, out, err = croupier("house", "exp", match, *data)
check(code == 0 and not err and out.encode() == house.ask("GET", "/api/tables/%s/log" % match, headers=bearer(key))[2],
      "its log is exported", err)
code, out, err = croupier("house", "export", names[3][0], *data)
check(code == 0 and "still being played" in err and '"seed"' not in out, "an open match's too, with a word", err)
copy = os.path.join(HERE, "copied.db")
code, out, err = croupier("house", "backup", copy, *data)
check(code == 0 and out == copy + "\n" and os.stat(copy).st_mode & 0o777 == 0o600, "a backup while the house is open", err)
for what, args, words in [
        ("removed while the house is open", ("remove", match), "process %d" % house.process.pid),
        ("what is no table", ("show", "Friday"), "house list"), ("no table of that name", ("show", "0" * 32), "no table"),
        ("no table at all", ("show",), "house show TABLE"), ("a table for list", ("list", match), "house show"),
        ("nothing to do", ("lost",), "list"), ("a limit for show", ("show", match, "--limit", "2"), "--limit"),
        ("no status", ("list", "--status", "shut"), "stopped"), ("backup over a file", ("backup", copy), "already")]:
    code, out, err = croupier("house", *args, *data)
    check(code == 2 and not out and err.count("\n") == 1 and err.startswith("croupier: ") and words in err, "refused: " + what, err)
house.stop()
code, out, err = croupier("house", "remove", match[:8], *data)
check(code == 0 and out == match + "\n" and not err, "with the house closed a table is removed", err)
check(match[:8] not in croupier("house", "list", *data)[1], "and is gone")
empty = tempfile.mkdtemp(dir=HERE)
for args in (("list",), ("remove", match), ("backup", os.path.join(HERE, "none.db"))):
    code, out, err = croupier("house", *args, "--data", empty)
    check(code == 2 and "there is no database" in err and not os.listdir(empty), "%s of nothing makes nothing" % args[0], err)

# A house that was killed, and whose log is gone
house.start()
table, (token,) = house.table(game="bloodsport", seats=["me"], seed=2)
house.kill()
os.rename(database(house.folder) + "-wal", database(house.folder) + "-away")
code, out, err = croupier("serve", "--port", "0", *data)
check(code == 2 and err.count("\n") == 1 and "croupier.db-wal is missing" in err and "croupier house backup" in err,
      "a log that is missing after an unclean end is noticed", err)
copy = os.path.join(HERE, "without.db")
check(croupier("house", "backup", copy, *data)[0] == 0, "a copy can be made without it")
os.replace(database(house.folder) + "-away", database(house.folder) + "-wal")
house.start()
check(house.ask("GET", "/api/tables/" + table, headers=bearer(token))[0] == 200, "with it back all that was played is there")
house.stop()
place = tempfile.mkdtemp(dir=HERE)
os.rename(copy, database(place))
house = House(place)
check(house.ask("GET", "/api/tables/" + table, headers=bearer(token))[0] == 404 and
      house.ask("GET", "/api/tables/" + names[3][0], headers=bearer(names[3][1][0]))[0] == 200, "the copy opens without it")
house.stop()
done("what whoever runs the house has")
