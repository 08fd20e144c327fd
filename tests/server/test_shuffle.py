"""The people's own part in the shuffle: they commit to bytes, then reveal them, and the log proves that the dealer used all
of them. Whoever commits and does not reveal makes everybody begin anew, and everybody hears of it."""
import hashlib
import os
import subprocess
import sys
import tempfile
from house import *

house = House(None, "--absent", "1")
folder = tempfile.mkdtemp(dir=HERE)
VERIFY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../table/verify.py")
A, B = bytes(range(32)), bytes(range(100, 132))


def made(**what):
    status, _, got = house.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["me", "open"], "gather": True, **what})
    check(status == 201, "a table is made", got)
    return got["table"], [seat.get("token") or seat.get("invitation") for seat in got["seats"]]


def come(token, **what):
    s = Socket(house)
    s.send({"type": "hello", "table": table, "token": token, "n": 0, "shuffle": True, **what})
    return s


def told(s, want):
    """Reads until the shuffle is so."""
    while True:
        got = s.until("shuffle")
        if want(got):
            return got


def commit_of(fair, seat, share):
    return hashlib.sha256(bytes.fromhex(fair["table"]) + bytes([seat]) + share).hexdigest()


def commit(s, fair, seat, share):
    s.send({"type": "shuffle", "commit": commit_of(fair, seat, share)})


def reveal(s, share):
    s.send({"type": "shuffle", "reveal": share.hex()})


def refused(s, message, code, part=""):
    s.send(message)
    got = s.until("error")
    check(got["code"] == code and part in got["message"], str(message), got)


def log_of(token):
    status, _, log = house.ask("GET", "/api/tables/%s/log" % table, headers={"Authorization": "Bearer " + token})
    lines = log.decode().splitlines()
    return log, json.loads(lines[0]), json.loads(lines[-1]), [json.loads(line) for line in lines[1:-1]]


def proven(token, shares, first):
    """The finished log holds these bytes, and its draws follow from them: by the program, and by verify.py."""
    log, head, last, _ = log_of(token)
    check(head["fair"]["commit"] == first["commit"] and head["fair"]["table"] == first["table"], "the dealer that was told", head)
    want = [share and commit_of(first, seat, share) for seat, share in enumerate(shares)]
    check(head["fair"]["shares"] == want, "the commitments stand in the head", head["fair"])
    check(last["reveals"] == [share and share.hex() for share in shares], "the bytes stand at the end", last)
    check(hashlib.sha256(bytes.fromhex(last["seed"])).hexdigest() == first["commit"], "the dealer's seed too", last)
    path, draws = os.path.join(folder, "log"), os.path.join(folder, "draws")
    with open(path, "wb") as out:
        out.write(log)
    ran = subprocess.run([BIN, "verify", path, "--draws"], capture_output=True, text=True)
    check(ran.returncode == 0, "croupier verify", ran.stdout + ran.stderr)
    with open(draws, "w") as out:
        out.write(ran.stdout)
    ran = subprocess.run([sys.executable, VERIFY, path, draws], capture_output=True, text=True)
    check(ran.returncode == 0, "verify.py", ran.stdout + ran.stderr)


# ---- Two people, each with bytes ----
table, (host_token, invitation) = made()
host = come(host_token)
fair = told(host, lambda got: True)
check(fair["is"] == "commits" and fair["again"] == 0 and fair["failed"] == [], "who comes is asked to commit", fair)
fair = fair["fair"]
check(fair["shares"] == [None, None] and len(fair["table"]) == 32 and len(fair["commit"]) == 64, "the dealer has committed", fair)
refused(host, {"type": "shuffle"}, "bad-message", "64 hexadecimal digits")
refused(host, {"type": "shuffle", "commit": "ab"}, "bad-message", "64 hexadecimal digits")
refused(host, {"type": "shuffle", "commit": "0" * 64, "reveal": "0" * 64}, "bad-message")
refused(host, {"type": "shuffle", "reveal": A.hex()}, "bad-message", "not yet time")
commit(host, fair, 0, A)
check(told(host, lambda got: got["fair"]["shares"][0])["fair"]["shares"] == [commit_of(fair, 0, A), None], "all hear who has")
host.send({"do": "say", "text": "Shuffle well.", "id": "s1"})
host.until("ok")
second = come(host_token)  # another window at the same seat, with bytes of its own
commit(second, told(second, lambda got: True)["fair"], 0, B)

refused(sit(house, table, host_token), {"type": "shuffle", "commit": "0" * 64}, "bad-message")  # did not say so in its hello

guest_token = house.take(table, invitation)[2]["token"]
guest = come(guest_token)
check(told(guest, lambda got: True)["fair"]["shares"][0] == commit_of(fair, 0, A), "the first window's bytes count")
commit(guest, fair, 1, B)
ask = told(guest, lambda got: got["is"] == "reveals")
check(ask["fair"]["shares"] == [commit_of(fair, 0, A), commit_of(fair, 1, B)], "all have committed before anybody reveals", ask)
told(host, lambda got: got["is"] == "reveals")
check(json.loads(log_of(host_token)[0].splitlines()[0])["fair"]["shares"] == [None, None], "nothing is dealt before")
refused(guest, {"type": "shuffle", "reveal": A.hex()}, "bad-message", "not the bytes")
reveal(guest, B)
reveal(second, A)  # any window that has them, as two of one browser do
check(told(host, lambda got: got["is"] == "done")["fair"] == ask["fair"], "it is done")
check(told(guest, lambda got: got["is"] == "done")["fair"] == ask["fair"], "for all")
house.kill()  # what was told is on the disk
house.start()
host, guest = come(host_token), come(guest_token)
check(host.until("hello")["fair"] == ask["fair"], "and in every hello from now on")
play([host, guest], random.Random(1))
proven(host_token, [A, B], fair)
check(log_of(host_token)[3][0].get("text") == "Shuffle well.", "what was said before stands before the first card", log_of(host_token)[3])

# ---- Who leaves before revealing ----
table, (host_token, invitation) = made()
host = come(host_token)
guest_token = house.take(table, invitation)[2]["token"]
guest = come(guest_token)
fair = told(host, lambda got: True)["fair"]
commit(host, fair, 0, A)
commit(guest, fair, 1, B)
told(host, lambda got: got["is"] == "reveals")
reveal(host, A)
guest.close()
anew = told(host, lambda got: got["again"])
check(anew["again"] == 1 and anew["failed"] == [1] and anew["is"] == "commits", "all begin anew, and hear why", anew)
check(anew["fair"]["commit"] != fair["commit"] and anew["fair"]["shares"] == [None, None], "the dealer as well", anew)
house.kill()
house.start()
host, guest = come(host_token), come(guest_token)
kept = told(host, lambda got: True)
check(kept["fair"]["commit"] == anew["fair"]["commit"], "what was told is on the disk", kept)
commit(host, kept["fair"], 0, B)
commit(guest, kept["fair"], 1, A)
told(host, lambda got: got["is"] == "reveals")

# ---- Who commits and stays silent: --absent 1 ----
reveal(host, B)
time.sleep(1.05)
reveal(host, B)  # any word of the shuffle looks at the clock
anew = told(host, lambda got: got["again"])
check(anew["again"] == 1 and anew["failed"] == [1], "is not waited for", anew)
commit(guest, anew["fair"], 1, A)  # is not asked again
commit(host, anew["fair"], 0, A)
last = told(host, lambda got: got["is"] == "reveals")
check(last["fair"]["shares"] == [commit_of(anew["fair"], 0, A), None], "and adds nothing", last)
reveal(host, A)
told(host, lambda got: got["is"] == "done")
play([host, guest], random.Random(2))
proven(host_token, [A, None], anew["fair"])

# ---- The host begins while somebody is missing; a bot adds nothing ----
table, (host_token, invitation) = made(game="leduc")
host = come(host_token)
fair = told(host, lambda got: True)["fair"]
host.send({"type": "seat", "do": "bot", "of": 1, "bot": "random"})
host.send({"type": "begin"})
commit(host, fair, 0, A)
told(host, lambda got: got["is"] == "reveals")
refused(host, {"do": "check", "n": 0}, "not-begun")
reveal(host, A)
told(host, lambda got: got["is"] == "done")
refused(host, {"type": "begin"}, "illegal", "has begun")
refused(host, {"type": "shuffle", "commit": "0" * 64}, "illegal", "has begun")
host.close()
host = come(host_token)
play([host], random.Random(3))
proven(host_token, [A, None], fair)

# ---- Without such programs, and with a seed that everybody knows ----
for what in ({}, {"seed": 5}):
    table, (host_token, invitation) = made(**what)
    guest_token = house.take(table, invitation)[2]["token"]
    host, guest = (come(host_token) if what else sit(house, table, host_token)), sit(house, table, guest_token)
    play([host, guest], random.Random(4))
    head = log_of(host_token)[1]
    check(not any(b'"shuffle"' in got for got in host.frames + guest.frames), "not yet time")
    check("seeded" in head["fair"] if what else head["fair"]["shares"] == [None, None], "the match begins all the same", head)

house.stop()
done("shuffle")
