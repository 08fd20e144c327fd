"""Attacks that were once too much for the house, bounded: each must leave everybody else served."""
import select

from house import *


# Connections that say nothing, or a byte now and then
house = House()
silent = [house.socket() for _ in range(110)]
drip = [house.socket() for _ in range(10)]
begun = time.monotonic()
for s in drip:
    s.sendall(b"GET / HTTP/1.1\r\nHost: loc")
status = house.ask("GET", "/healthz")[0]
took = time.monotonic() - begun
check(status == 200 and took < 1, "beside 120 silent connections of one address a newcomer is served at once", took)
table, (token,) = house.table(game="bloodsport", seats=["me"], seed=1)
s = sit(house, table, token)
check(s.until("turn")["n"] > 0, "and plays")
while time.monotonic() - begun < 4.5:
    for d in drip:
        d.sendall(b"a")
    time.sleep(0.5)


def gone(s, until):
    s.settimeout(max(0.01, until - time.monotonic()))
    try:
        return s.recv(1) == b""
    except ConnectionError:
        return True
    except socket.timeout:
        return False


check(all(gone(s, begun + 7) for s in silent), "who says nothing for 5 seconds is hung up on")
check(all(gone(s, begun + 7) for s in drip), "so is who takes longer over a head, a byte at a time")
s.send({"do": "say", "text": "still here", "id": "a"})
check(s.until("ok", "error")["type"] == "ok", "who plays stays")
s.close()

# A log that goes back more often than a match may, however "undo" is spelt
def header_and_moves():
    """A long match of 21 by bots, as a log by hand for people; cut before its last move of a player."""
    for seed in range(3, 40):
        path = os.path.join(HERE, "long-%d.jsonl" % seed)
        subprocess.run([BIN, "table", "twenty-one", "--seats", "random,random,random", "--seed", str(seed), "--log", path],
                       capture_output=True, timeout=SECONDS)
        with open(path) as f:
            lines = [json.loads(line) for line in f]
        if len(lines) > 1000:
            break
    else:
        raise RuntimeError("no seed gives a long match")
    lines[0]["seats"] = ["me", "random", "random"]
    for line in lines:
        for key in ("h", "digest", "n"):
            line.pop(key, None)
    last = max(i for i, line in enumerate(lines) if isinstance(line.get("seat"), int))
    return [json.dumps(line) for line in lines[:last + 1]]


hand = header_and_moves()


def going_back(times, undo):
    pair = '{"do":"%s","to":%d}\n%s' % (undo, len(hand) - 2, hand[-1])
    return ("\n".join(hand + [pair] * times) + "\n").encode()


for undo in ("undo", "\\u0075ndo"):
    status, _, got = house.ask("POST", "/api/import", going_back(101, undo))
    check(status == 422 and got["error"]["message"].startswith("line %d: " % (len(hand) + 201)) and "100 times" in
          got["error"]["message"], "a log that goes back 101 times is refused at the line that does", got)

# The longest that is let in: read, and sent back, without anybody else waiting for it
log = going_back(100, "\\u0075ndo")
slow = house.socket()
slow.sendall(b"POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(log) + log)
asked = 0
while not select.select([slow], [], [], 0)[0]:
    asked += house.ask("GET", "/healthz")[0] == 200
status, _, answer = read_answer(slow)
slow.close()
check(asked >= 3 and status == 201, "others are answered while a log is replayed", (asked, status))
answer = json.loads(answer)
bearer = {"Authorization": "Bearer " + answer["seats"][0]["token"]}
own = "/api/tables/%s/log/own" % answer["table"]
status, headers, log = house.ask("GET", own, headers=bearer)
lines = [json.loads(line) for line in log.splitlines()]
check(status == 200 and headers.get("transfer-encoding") == "chunked" and len(lines) >= len(hand) + 200 and
      [line["n"] for line in lines[1:] if "n" in line] == list(range(1, len(lines) - ("end" in lines[-1]))),
      "a long log comes in pieces, whole", len(lines))
with house.socket() as old:
    old.sendall(("GET %s HTTP/1.0\r\nHost: localhost\r\nAuthorization: %s\r\n\r\n" % (own, bearer["Authorization"])).encode())
    data = b""
    while True:
        more = old.recv(65536)
        if not more:
            break
        data += more
check(data.partition(b"\r\n\r\n")[2] == log, "to a client that knows no pieces it comes as it is", len(data))
with house.socket() as quitter:  # who leaves in the middle leaves nothing behind
    quitter.sendall(("GET %s HTTP/1.1\r\nHost: localhost\r\nAuthorization: %s\r\n\r\n" % (own, bearer["Authorization"])).encode())
    quitter.recv(1000)
check(house.ask("GET", own, headers=bearer)[2] == log, "nor does anybody notice who hangs up on it")
house.stop()
house.start()
waiting = [sit(house, answer["table"], answer["seats"][0]["token"]) for _ in range(5)]
status, _, again = house.ask("GET", own, headers=bearer)
check(status == 200 and again == log, "a table that is being read is waited for by requests")
for s in waiting:
    check(s.until("turn", "end")["n"] == len(lines[:-1] if "end" in lines[-1] else lines) - 1, "and by players")
    s.close()
code, said = house.stop()
check(code == 0 and not said, "the house closes cleanly after all that", said)

# Who asks for a WebSocket, or for a page, and is gone without a word before there is an answer
house = House()
house.process.send_signal(signal.SIGSTOP)
asks = [handshake(house.port), handshake(house.port, path="/api/games"), b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}"]
for ask in asks * 5:
    s = house.socket()
    s.sendall(ask)
    s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # reset, not closed
    s.close()
house.process.send_signal(signal.SIGCONT)
check(house.ask("GET", "/healthz")[0] == 200 and house.process.poll() is None, "the house lives on", house.process.poll())
code, said = house.stop()
check(code == 0 and not said, "and closes cleanly", (code, said))

# Ids, tokens and invitations that are guessed, or nearly right: one answer for all of them, to the byte
house = House(None, "--tables-hour", "100000")
status, _, made = house.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["me", "open"], "seed": 6})
table, mine, invitation = made["table"], made["seats"][0]["token"], made["seats"][1]["invitation"]
other, (theirs, _) = house.table(game="kuhn", seats=["me", "open"], seed=7)
rng = rng_of(11)


def digits(n):
    return "".join(rng.choice("0123456789abcdef") for _ in range(n))


def near(text):
    """With one digit that is another, and the wrong way round."""
    for at in range(0, len(text), 3):
        yield text[:at] + "0123456789abcdef"[(int(text[at], 16) + 1) % 16] + text[at + 1:]
    yield from ("0" * len(text), text[::-1])


tries = [(digits(32), digits(64)) for _ in range(500)] + [(table, digits(64)) for _ in range(500)] + \
    [(table, token) for token in (*near(mine), *near(invitation), theirs)] + [(part, mine) for part in near(table)] + [(other, mine), (other, invitation)]
answers = set()
for at, token in tries:
    for method, path, body in (("GET", "/api/tables/%s" % at, None), ("POST", "/api/tables/%s/sit" % at, {})):
        status, headers, got = house.ask(method, path, body, {"Authorization": "Bearer " + token})
        answers.add((status, json.dumps(got)))
check(len(answers) == 1 and answers.pop()[0] == 404, "of %d guesses each has the same answer" % (2 * len(tries)), answers)
answers = set()
for at, token in tries[495:505] + tries[1000:]:
    s = Socket(house)
    s.send({"type": "hello", "table": at, "token": token})
    answers.add((json.dumps(s.read()), s.code()))
    s.close()
check(len(answers) == 1 and '"no-such-table"' in list(answers)[0][0], "so has each that says hello", answers)
for wrong in (mine[:-1], mine + "0", mine[:32], mine.upper(), "", " " + mine[1:]):
    status, _, got = house.ask("GET", "/api/tables/" + table, headers={"Authorization": "Bearer " + wrong})
    check(status in (401, 404) and got["error"]["code"] == "no-such-table", "what is no token opens nothing: %r" % wrong, (status, got))
status, _, got = house.take(table, invitation)
check(status == 200 and house.take(table, invitation)[0] == 409, "the invitation itself opens the seat, once")

# Frames that were recorded, sent again on another connection of that seat: nothing is played twice
two = got["token"]
s = sit(house, table, mine)
n = s.until("turn")["n"]
recorded = [json.dumps(m).encode() for m in ({"type": "hello", "table": table, "token": mine}, {"n": n, "do": "check", "id": "r1"})]
s.raw(frame(recorded[1]))
played = s.until("ok")["n"]
b = sit(house, table, two)
turn = b.until("turn")
b.send({"n": turn["n"], "do": "bet", "id": "b1"})
check(b.until("ok", "error")["type"] == "ok", "and the other moves")
for again in range(3):
    thief = Socket(house)
    for one in recorded * 2:
        thief.raw(frame(one))
    got = [thief.until("ok", "error") for _ in range(3)]  # the move, a second hello, the move
    check([g["type"] == "error" or g["n"] == played for g in got] == [True] * 3 and got[1]["code"] == "bad-message", "what was recorded is confirmed, or refused", got)
    thief.close()
log = [json.loads(line) for line in house.own_log(table, two).splitlines()]
check([line.get("do") for line in log if line.get("seat") in (0, 1)] == ["check", "bet"], "and never played again", log)
code, said = house.stop()
check(code == 0 and not said, "the house closes", (code, said))

# Questions: 5 a second and 20 at once; a log counts as ten
house = House(None, "--asks", "5")
table, (token,) = house.table(game="bloodsport", seats=["me"], seed=1)
bearer = {"Authorization": "Bearer " + token}
begun = time.monotonic()
answers = [house.ask("GET", "/api/tables/" + table, headers=bearer)[0] for _ in range(40)]
good = answers.count(200)
check(answers[:20] == [200] * 20 and good <= 21 + 5 * (time.monotonic() - begun) and answers[-1] == 429,
      "twenty questions at once are answered, then so many a second", answers)
check(wait_for(lambda: house.ask("GET", "/api/tables/%s/log" % table, headers=bearer)[0] == 200, 4),
      "after a while a log is, too")
got = house.ask("GET", "/api/tables/%s/log" % table, headers=bearer)
check(got[0] == 429 and got[2]["error"]["code"] == "too-fast", "but not a second at once", got)
check(house.ask("GET", "/")[0] == 200 and house.ask("GET", "/api/games")[0] == 200, "the page costs nothing")
house.stop()
done("attacks")
