"""A crowd that wants the house for itself: ten thousand connections that say nothing, and a gigabyte of frames. Somebody plays meanwhile."""
import resource
import threading

from house import *

# 128 connections of an address, so 80 addresses; each of this machine's 127.0.0.0/8 is one.
EACH, ADDRESSES = 125, 80
GIGABYTE = 1 << 30

soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
room = min(EACH * ADDRESSES, hard - 300) if hard != resource.RLIM_INFINITY else EACH * ADDRESSES
house = House(None, "--rate", "10")
table, (token,) = house.table(game="bloodsport", seats=["me"], seed=1)
s = sit(house, table, token)
check(s.until("turn")["n"] > 0, "somebody plays")


def resident():
    with open("/proc/%d/status" % house.process.pid, encoding="ascii") as f:
        return next(int(line.split()[1]) for line in f if line.startswith("VmRSS"))


def talks(word):
    """How long the answer to a word takes."""
    begun = time.monotonic()
    s.send({"do": "say", "text": word, "id": "%s %d" % (word[:20], time.monotonic_ns())})
    check(s.until("ok", "error")["type"] == "ok", word)
    return time.monotonic() - begun


def connect(address):
    c = socket.socket()
    c.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    c.bind((address, 0))
    c.settimeout(SECONDS)
    try:
        c.connect(("127.0.0.1", house.port))
    except OSError:
        c.close()
        return None
    return c


quiet = max(talks("before %d" % i) for i in range(5))
before = resident()
crowd, most, slowest = [], 0, 0
for k in range(ADDRESSES):
    crowd += [c for c in (connect("127.0.1.%d" % (k + 1)) for _ in range(min(EACH, room - len(crowd)))) if c]
    if k % 10 == 9:
        slowest = max(slowest, talks("beside %d" % len(crowd)))
        most = max(most, resident())
check(len(crowd) > 0.9 * room, "some ten thousand came", (len(crowd), room))
check(slowest < quiet + 2, "who plays is answered beside them", (slowest, quiet))
check(most - before < 200 << 10, "for less than 200 MB", (before, most))
crowd_ends = time.monotonic() + 20
for c in crowd:
    c.settimeout(max(0.01, crowd_ends - time.monotonic()))
    try:
        left = c.recv(1)
    except ConnectionError:
        left = b""
    except socket.timeout:
        left = None
    c.close()
    if left != b"":
        check(False, "all of them are hung up on", left)
        break
check(house.ask("GET", "/healthz")[0] == 200, "and a newcomer is served")

# A gigabyte of frames, as large as are let in, by four who come back whenever they are closed: each for too many messages, or for what
# stands in them.
big = frame(b'{"type":"say","text":"' + b"a" * 65000 + b'"}')
sent, closed, lock = [0], [], threading.Lock()


def pour():
    while sent[0] < GIGABYTE:
        c = Socket(house)
        try:
            while sent[0] < GIGABYTE:
                c.raw(big)
                with lock:
                    sent[0] += len(big)
        except OSError:
            pass
        try:
            closed.append(c.code())
        except (Gone, OSError):
            closed.append(None)
        c.close()


before, slowest = resident(), 0
crowd = [threading.Thread(target=pour) for _ in range(4)]
for t in crowd:
    t.start()
while any(t.is_alive() for t in crowd):
    slowest = max(slowest, talks("beside frames"))
    time.sleep(0.2)
check(sent[0] >= GIGABYTE and len(closed) >= 4 and not set(closed) - {1008, None}, "a gigabyte of frames was sent, and refused", (sent, closed))
check(slowest < quiet + 2, "who plays is answered beside that", (slowest, quiet))
check(resident() - before < 64 << 10, "and nothing of it is kept", (before, resident()))
talks("after")
code, said = house.stop()
check(code == 0 and not said, "the house closes cleanly after all that", said)
done("crowds")
