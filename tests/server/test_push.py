"""Web Push: whoever is away and has become the one to move is told through their browser's push service, which learns nothing but
that; an endpoint is a stranger's address, and leads nowhere but there."""
import glob
import sqlite3

from house import *
from push_service import Service, claims, unbase64

service = Service(HERE)
os.environ["SSL_CERT_FILE"] = service.certificate
JOURNAL = os.path.join(HERE, "journal")
CONTACT = "mailto:host@example.org"

for args, want in (
        (("--push", "you"), "--push takes an address"), (("--push", 'mailto:a@b"c'), "--push takes an address"),
        (("--push", "mailto:@b"), "--push takes an address"), (("--push", ""), "--push takes an address"),
        (("--push-to", "push.example.org"), "--push-to is for --push"),
        (("--push", CONTACT, "--push-to", "http://push.example.org"), "--push-to takes names"),
        (("--push", CONTACT, "--push-to", "https://push.example.org/w"), "--push-to takes names"),
        (("--push", CONTACT, "--push-to", "a.example.org,"), "--push-to takes names"),
        (("--push", CONTACT, "--push-to", "push.example.org:8443"), "--push-to takes names")):
    got = subprocess.run([BIN, "serve", "--port", "0", "--data", HERE + "/none", *args], capture_output=True, text=True)
    check(got.returncode == 2 and want in got.stderr and got.stderr.count("\n") == 1, "refused: %s" % (args,), got)

plain = House()
check(plain.ask("GET", "/api/push")[2] == {"push": False}, "a house sends none unless its host wants it")
table, tokens = plain.table(game="kuhn", seats=["me", "open"])


def bearer(token):
    return {"Authorization": "Bearer " + token}


def ask(house, table, token, endpoint, **more):
    return house.ask("POST", "/api/tables/%s/push" % table, {"endpoint": endpoint, **more}, bearer(token))


status, _, got = ask(plain, table, tokens[0], service.origin + "/plain")
check(status == 422 and got["error"]["code"] == "bad-push", "and takes no subscription", got)
plain.stop()

house = House(None, "--push", CONTACT, "--push-to", "example.net,*.push.example.com,localhost," + service.origin, "--absent", "1",
              "--journal", JOURNAL)
KEY = house.ask("GET", "/api/push")[2]["push"]
check(len(unbase64(KEY)) == 65 and unbase64(KEY)[0] == 4, "a point that is not compressed", KEY)

# ---- What may be an endpoint ----
table, tokens = house.table(game="kuhn", seats=["me", "open"])
FINE = ["https://fcm.googleapis.com/fcm/send/a:b-c_d", "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://web.push.apple.com/Q", "https://wns2-par02p.notify.windows.com/w/?token=A%2b", "https://example.net/x",
        "https://a.push.example.com/x", "https://localhost/x", service.origin + "/x"]
BAD = ["http://fcm.googleapis.com/fcm/send/a", "https://fcm.googleapis.com:8443/fcm/send/a", "https://127.0.0.1/x", "https://[::1]/x",
       "https://10.0.0.7/x", "https://169.254.169.254/latest/meta-data", "https://fcm.googleapis.com.example.org/x",
       "https://evil-push.apple.com.example.org/x", "https://xpush.apple.com/x", "https://push.apple.com/x", "https://a.example.net/x",
       "https://push.example.com/x", "https://fcm.googleapis.com@127.0.0.1/x", "https://fcm.googleapis.com", "https://FCM.googleapis.com/x",
       "https://fcm.googleapis.com/a b", "https://fcm.googleapis.com/a\r\nTTL: 1", "https://fcm.googleapis.com/ä",
       "https://fcm.googleapis.com/#x", "https://localhost:%d/x" % (service.port + 1), "https://localhost:443/x" + "y" * 1000,
       "https:///x", "https://.googleapis.com/x", "ftp://example.net/x", "", "fcm.googleapis.com/x",
       "https://fcm.googleapis.com:99999/x", "https://fcm.googleapis.com:/x"]
for endpoint in FINE:
    status, _, got = ask(house, table, tokens[0], endpoint)
    check((status, got) == (200, {"push": True}), "an endpoint: " + endpoint, (status, got))
for endpoint in BAD:
    status, _, got = ask(house, table, tokens[0], endpoint)
    check(status == 422 and got["error"]["code"] == "bad-push" and "push service" in got["error"]["message"], "refused: " + endpoint[:60],
          (status, got))
for body in ({}, {"endpoint": 5}, {"endpoint": FINE[0], "off": False}, {"endpoint": FINE[0], "on": True}, {"off": True}):
    status, _, got = house.ask("POST", "/api/tables/%s/push" % table, body, bearer(tokens[0]))
    check(status == 422 and "The body must be" in got["error"]["message"], "no body of ours: %s" % body, got)
check(ask(house, table, "0" * 64, FINE[0])[0] == 404 and house.ask("POST", "/api/tables/%s/push" % table, {"endpoint": FINE[0]})[0] == 401,
      "nor is anybody taken who has no seat")


def papers(table, token, at=None):
    return {p["name"]: p["text"] for p in (at or house).ask("GET", "/api/tables/%s/mine" % table, headers=bearer(token))[2]["papers"]}


def endpoints(table, token, seat, at=None):
    return [line.split(" ")[1] for line in papers(table, token, at).get("push-%d" % seat, "").splitlines()]


check(endpoints(table, tokens[0], 0) == FINE[-4:], "four of one seat, the oldest go", papers(table, tokens[0]))
check(papers(table, tokens[1]) == {}, "which the other seat does not see")
ask(house, table, tokens[0], FINE[-3])
check(endpoints(table, tokens[0], 0) == [FINE[-4], FINE[-2], FINE[-1], FINE[-3]], "asked again it is the newest")
for endpoint in FINE:
    status, _, got = ask(house, table, tokens[0], endpoint, off=True)
    check((status, got) == (200, {"push": False}), "off, also where it was not on", got)
check(papers(table, tokens[0]) == {}, "and nothing is left", papers(table, tokens[0]))


# ---- Sent ----
def waiting(path, *more, seats=("me", "open"), game="leduc", **what):
    """A table at which seat 1 has asked for this path, and has gone; seat 0 stays."""
    table, tokens = house.table(game=game, seats=list(seats), seed=6, **what)
    a, b = sit(house, table, tokens[0]), sit(house, table, tokens[1])
    a.until("people")
    turn = a.until("turn")
    for one in (path, *more):
        check(ask(house, table, tokens[1], service.origin + one)[0] == 200, "asked for " + one)
    return table, tokens, a, b, turn


def leaves(a, b, turn):
    b.close()
    a.send({"n": turn["n"], "do": "check"})


told = waiting("/told/a", "/told/b")
here = waiting("/here")
moved = {code: waiting("/answers/%d" % code) for code in (404, 410, 302, 403, 500)}
hangs = waiting("/hang")
kicked, erased, back = waiting("/kicked"), waiting("/erased"), waiting("/back")
none = waiting("/off")
check(ask(house, none[0], none[1][1], service.origin + "/off", off=True)[0] == 200, "off")
local = house.table(game="leduc", seats=["me", "open"], seed=6)
check(ask(house, local[0], local[1][1], "https://localhost/local")[0] == 200, "named, at the port of all")

# The same table, and at the one a subscription more: who is not its seat gets the same frames.
twins = waiting("/twin"), waiting("/twin-off")
ask(house, twins[1][0], twins[1][1][1], service.origin + "/twin-off", off=True)

# gone before it is their move
_, tokens, a, b, turn = kicked
a.send({"type": "seat", "do": "invite", "of": 1})
a.until("invited")
check(b.code() == 1008, "seat 1 is nobody's")
status, _, got = house.ask("POST", "/api/tables/%s/erase" % erased[0], {"erase": True}, bearer(erased[1][1]))
check(status == 200 and got == {"erased": "mine"}, "erased", got)
words = house.ask("POST", "/api/tables/%s/phrase" % back[0], {}, bearer(back[1][1]))[2]["phrase"]
status, _, got = house.ask("POST", "/api/tables/%s/back" % back[0], {"phrase": words})
check(status == 200 and papers(back[0], got["token"]) == {}, "from another device: the first one is told no more", got)

for one in (told, *moved.values(), hangs, none, back, *twins):
    leaves(one[2], one[3], one[4])
for one in (kicked, erased):
    one[2].send({"n": one[4]["n"], "do": "check"})
here[2].send({"n": here[4]["n"], "do": "check"})
kept = sit(house, local[0], local[1][0])
kept.send({"n": kept.until("turn")["n"], "do": "check"})
check(wait_for(lambda: len(service.at("/told/a")) == 1 and len(service.at("/told/b")) == 1), "each browser of the seat that is waited for",
      service.got)
method, path, headers, body, when = service.at("/told/a")[0]
check(method == "POST" and body == b"" and headers["content-length"] == "0", "without content", (method, body, headers))
check({k: v for k, v in headers.items() if k not in ("authorization", "host", "content-length", "pragma", "cache-control", "connection")}
      == {"ttl": "86400", "topic": "turn", "urgency": "normal"}, "what stands with it", headers)
got = claims(headers["authorization"])
check(got is not None and got[1] == KEY, "signed by the house's key", headers)
check(got and set(got[0]) == {"aud", "exp", "sub"} and got[0]["aud"] == service.origin and got[0]["sub"] == CONTACT and
      0 < got[0]["exp"] - time.time() <= 86400, "for this service, for half a day", got)
signature = headers["authorization"].split(".")[2].split(",")[0]
check(claims(headers["authorization"].replace(signature, signature[1:] + signature[0])) is None, "another signature is none")
check(wait_for(lambda: all(service.at("/answers/%d" % code) for code in moved) and service.at("/hang") and service.at("/twin")),
      "each is sent", [one[1] for one in service.got])
for code in (404, 410):
    check(wait_for(lambda: not endpoints(moved[code][0], moved[code][1][1], 1)), "%d: it is forgotten" % code)
for code in (302, 403, 500):
    check(endpoints(moved[code][0], moved[code][1][1], 1) == [service.origin + "/answers/%d" % code], "%d: it stays" % code)
check(not service.at("/elsewhere"), "nobody is followed elsewhere")
begun = time.monotonic()
hangs[2].send({"do": "say", "text": "Ben?", "id": "s"})
check(hangs[2].until("ok")["id"] == "s" and time.monotonic() - begun < 2, "a push service that hangs holds up no table")
time.sleep(11)  # a sweep of the tables comes every 5 to 10 seconds
check(len(service.at("/told/a")) == 1 and not any(service.at(path) for path in ("/here", "/kicked", "/erased", "/back", "/off", "/twin-off")),
      "once, and nobody who is here or gone", [one[1] for one in service.got])
check(all(one[0] == "POST" for one in service.got) and not service.at("/local"), "and nowhere else")


def told_to(one):
    """What seat 0 was told since it sat down, but for times and what differs in any two tables."""
    s = one[2]
    silent(s)
    frames = [json.loads(frame) for frame in s.frames]
    for frame in frames:
        for key in ("table", "created", "fair", "at"):
            frame.pop(key, 0)
    return frames


first, second = told_to(twins[0]), told_to(twins[1])
check([sorted(frame) for frame in first] == [sorted(frame) for frame in second] and
      [len(json.dumps(frame)) for frame in first] == [len(json.dumps(frame)) for frame in second],
      "the others at the table are told the same, to the byte's number", (first, second))
check(not any(word in frame for one in twins for frame in one[2].frames for word in (b"push", b"endpoint", b"localhost")), "and nothing of it")

# ---- What is kept, and shown ----
figures = house.metrics()
check(figures["croupier_pushes_sent_total"] == 3 and figures["croupier_pushes_gone_total"] == 2 and
      figures["croupier_pushes_failed_total"] >= 4, "counted, no more",
      {k: v for k, v in figures.items() if "push" in k})  # sent: told/a, told/b, twin; failed: 302, 403, 500, local; soon: hang
with open(JOURNAL) as f:
    journal = f.read()
check("localhost" not in journal and "push" not in journal and CONTACT not in journal, "nothing of it is in the journal", journal)
for one in (kicked, erased, back, moved[410]):
    db = sqlite3.connect("file:%s?mode=ro" % glob.glob(house.folder + "/*.db")[0], uri=True)
    rows = db.execute("SELECT count(*) FROM papers p JOIN tables t USING (key) WHERE t.id = ? AND p.name LIKE 'push%'", (one[0],))
    check(rows.fetchone()[0] == 0, "nor is anything left in the database")
    db.close()

# ---- The process that sends ----
def stat(pid):
    """State and parent of a process; of one that is not there, that of a dead one."""
    try:
        with open("/proc/%s/stat" % pid) as f:
            return f.read().rsplit(") ", 1)[1].split()[:2]
    except OSError:
        return ["Z", "0"]


def sender():
    return next(int(pid) for pid in os.listdir("/proc") if pid.isdigit() and stat(pid)[1] == str(house.process.pid))


pid = sender()
with open("/proc/%d/status" % pid) as f:
    state = dict(line.split(":", 1) for line in f.read().splitlines())
check(state["Name"].strip() == "croupier-push" and state["Seccomp"].strip() == "2", "it has given its rights up", state)
check(os.stat("/proc/%d" % pid).st_uid == 0, "it cannot be looked into")
with open("/proc/%d/cmdline" % pid) as f:
    words = f.read().split("\0")
check(words[:2] == ["croupier-push", "confined"] and house.folder not in words, "it knows nothing of the house", words)
held = [os.readlink("/proc/%d/fd/%s" % (pid, fd)) for fd in os.listdir("/proc/%d/fd" % pid)] if os.geteuid() == 0 else []
check(not any("croupier.db" in one or "journal" in one for one in held), "and holds no file of the house's", held)

# ---- A match that is over ----
table, tokens = house.table(game="kuhn", seats=["me", "open"], seed=3)
sockets = [sit(house, table, token) for token in tokens]
ask(house, table, tokens[1], service.origin + "/over")
play(sockets, rng_of(3))
check(wait_for(lambda: papers(table, tokens[1]) == {}), "over: nobody is waited for any more", papers(table, tokens[1]))
status, _, got = ask(house, table, tokens[1], service.origin + "/over")
check(status == 422 and "any more" in got["error"]["message"], "nor may anybody ask", got)

# ---- Killed, and opened again ----
again = waiting("/again")
check(house.kill()[0] == -signal.SIGKILL, "killed")
check(wait_for(lambda: stat(pid)[0] == "Z", 5), "what sends goes with it")
house.start()
check(house.ask("GET", "/api/push")[2]["push"] == KEY, "the key is the same")
check(endpoints(again[0], again[1][1], 1) == [service.origin + "/again"], "who had asked still has")
a = sit(house, again[0], again[1][0])
a.send({"n": a.until("turn")["n"], "do": "check"})
check(wait_for(lambda: len(service.at("/again")) == 1), "and is told")
check(claims(service.at("/again")[0][2]["authorization"])[1] == KEY, "by that key")

# ---- Without what sends: the match goes on ----
alone = waiting("/alone")
os.kill(sender(), signal.SIGKILL)
leaves(alone[2], alone[3], alone[4])
check(wait_for(lambda: "push-ended" in open(JOURNAL).read()), "its end is told to whoever runs the house")
alone[2].send({"do": "say", "text": "Still here", "id": "t"})
check(alone[2].until("ok")["id"] == "t" and not service.at("/alone"), "and the match goes on")
begun = time.monotonic()
code, err = house.stop()
check(code == 0 and err == "" and time.monotonic() - begun < 6, "it ends as ever", (code, err))
other = House(None, "--push", CONTACT)
check(other.ask("GET", "/api/push")[2]["push"] != KEY, "another database has another key")
other.stop()
done("push")
