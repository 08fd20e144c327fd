"""What the tests of the house share: starting it, asking it, and a WebSocket client over a raw socket that can
also say what no client should. Standard library only. check() is called for each thing that is to be seen,
and done() last."""
import atexit
import base64
import json
import os
import random
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BIN = os.path.abspath(os.environ.get("CROUPIER", os.path.join(ROOT, "build", "croupier")))
PARLEY = os.path.join(os.path.dirname(BIN), "tests", "server", "parley_house")  # with a small game of words alone
HERE = tempfile.mkdtemp(prefix="croupier-house-")
atexit.register(shutil.rmtree, HERE, ignore_errors=True)  # whatever ends the test
signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # as tools/scripts.sh ends one that is late
SECONDS = float(os.environ.get("HOUSE_SECONDS", "20"))  # the longest that anything may take

failures = []
checks = 0


def check(good, what, shown=""):
    global checks
    checks += 1
    if not good:
        failures.append(what)
        print("FAILED: %s\n%s" % (what, str(shown)[-2000:]))
    return good


def done(what):
    print("%s: %d checks, %d failed" % (what, checks, len(failures)))
    sys.exit(1 if failures else 0)


def database(name):
    """The URL of a new database in the PostgreSQL that tests/store/postgres.sh started for this test."""
    form = os.environ["CROUPIER_POSTGRES"]
    query(form % "postgres", "CREATE DATABASE %s ENCODING 'UTF8' TEMPLATE template0" % name)
    return form % name


def query(url, sql):
    """What psql says to a statement, without its frame."""
    return subprocess.run(["psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql, url], check=True,
                          capture_output=True, timeout=SECONDS).stdout.decode().strip()


class House:
    """croupier serve, on a free port and in a folder of its own; or with --store and a URL as `folder`."""

    address = "127.0.0.1"

    def __init__(self, folder=None, *args, program=BIN, address=address):
        self.address = address
        self.program = program
        self.folder = folder or tempfile.mkdtemp(dir=HERE)
        self.args = args
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.program, "serve", *([] if "--port" in self.args else ["--port", "0"]), *(["--bind", self.address] if self.address != "127.0.0.1" else []), "--store" if "://" in self.folder else "--data", self.folder, *self.args,
             *(word for flag in ("--rate", "--asks") if flag not in self.args for word in (flag, "100000"))],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            preexec_fn=lambda: signal.signal(signal.SIGXFSZ, signal.SIG_IGN))
        atexit.register(self.process.kill)  # nothing happens to one that has ended
        self.line = self.process.stdout.readline().decode()
        if not self.line:
            raise RuntimeError("the house did not open: " + self.process.stderr.read().decode())
        self.port = int(self.line.rsplit(":", 1)[1].strip(" /\n"))

    def stop(self, how=signal.SIGTERM):
        """Ends it; the exit code and what it said on its standard error."""
        self.process.send_signal(how)
        code = self.process.wait(SECONDS)
        said = self.process.stderr.read().decode()
        self.process.stdout.close()
        self.process.stderr.close()
        return code, said

    def kill(self):
        return self.stop(signal.SIGKILL)

    def socket(self):
        s = socket.create_connection((self.address, self.port), SECONDS)
        s.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return s

    def raw(self, request, host=True):
        """One request as bytes; (status, headers, body), or (0, {}, b"") if it hangs up without a word."""
        with self.socket() as s:
            try:
                s.sendall(request)
            except OSError:
                pass
            return read_answer(s)

    def ask(self, method, path, body=None, headers=(), host=None):
        """(status, headers, body) with JSON read."""
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        head = "%s %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n" % (
            method, path, host or "127.0.0.1:%d" % self.port)
        for name, value in dict(headers).items():
            head += "%s: %s\r\n" % (name, value)
        if body is not None:
            head += "Content-Length: %d\r\nContent-Type: application/json\r\n" % len(data)
        status, got, text = self.raw(head.encode() + b"\r\n" + data)
        if got.get("content-type", "").split(";")[0] == "application/json" and text and "content-encoding" not in got:
            text = json.loads(text)
        return status, got, text

    def table(self, **what):
        """A new table whose invitations have been used; (name, tokens)."""
        status, _, got = self.ask("POST", "/api/tables", what)
        if status != 201:
            raise RuntimeError("no table: %s %s" % (status, got))
        return got["table"], [self.take(got["table"], seat["invitation"])[2]["token"] if "invitation" in seat else
                              seat.get("token") for seat in got["seats"]]

    def take(self, table, invitation, body=None):
        """Exchanges an invitation for a seat's token."""
        return self.ask("POST", "/api/tables/%s/sit" % table, body or {}, {"Authorization": "Bearer " + invitation})

    def own_log(self, table, token):
        """What its seat may know, as it can be saved."""
        return self.ask("GET", "/api/tables/%s/log/own" % table, headers={"Authorization": "Bearer " + token})[2]

    def metrics(self):
        text = self.ask("GET", "/metrics")[2].decode()
        return {line.split()[0]: float(line.split()[1]) for line in text.splitlines() if line[0] != "#"}


def read_answer(s):
    data = b""
    try:
        while b"\r\n\r\n" not in data:
            more = s.recv(65536)
            if not more:
                return 0, {}, data
            data += more
        head, _, body = data.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        headers = {k.strip().lower(): v.strip() for k, _, v in (line.partition(":") for line in lines[1:])}
        if headers.get("transfer-encoding") == "chunked":
            return int(lines[0].split()[1]), headers, read_chunks(s, body)
        length = int(headers.get("content-length", "0"))
        while len(body) < length:
            more = s.recv(65536)
            if not more:
                break
            body += more
    except OSError:
        return 0, {}, b""
    return int(lines[0].split()[1]), headers, body


def read_chunks(s, data):
    """A chunked body; cut short (and so noticed) if the house hangs up before its last chunk."""
    body = b""
    while True:
        while b"\r\n" not in data:
            more = s.recv(65536)
            if not more:
                return b""
            data += more
        size, _, data = data.partition(b"\r\n")
        size = int(size, 16)
        while len(data) < size + 2:
            more = s.recv(65536)
            if not more:
                return b""
            data += more
        body += data[:size]
        data = data[size + 2:]
        if not size:
            return body


class Gone(Exception):
    """The house hung up; `code` is that of its close frame, 0 without one."""

    def __init__(self, code):
        Exception.__init__(self, "closed with %d" % code)
        self.code = code


def handshake(port, path="/ws", protocol="croupier.1", origin=None, host=None, more=""):
    lines = ["GET %s HTTP/1.1" % path, "Host: " + (host or "127.0.0.1:%d" % port), "Upgrade: websocket",
             "Connection: Upgrade", "Sec-WebSocket-Version: 13",
             "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode()]
    if protocol:
        lines.append("Sec-WebSocket-Protocol: " + protocol)
    if origin:
        lines.append("Origin: " + origin)
    return ("\r\n".join(lines) + "\r\n" + more + "\r\n").encode()


def frame(payload, op=1, fin=True, mask=True, length=None, bits=0):
    """A frame; the odd values are for what no client should send."""
    size = len(payload) if length is None else length
    head = bytes([(128 if fin else 0) | bits << 4 | op])
    bit = 128 if mask else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 65536:
        head += bytes([bit | 126]) + struct.pack(">H", size)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", size)
    if not mask:
        return head + payload
    key = os.urandom(4)
    return head + key + bytes(b ^ key[i & 3] for i, b in enumerate(payload))


class Socket:
    """A WebSocket to the house."""

    def __init__(self, house, **how):
        self.s = house.socket()
        self.s.sendall(handshake(house.port, **how))
        self.data = b""
        while b"\r\n\r\n" not in self.data:
            more = self.s.recv(65536)
            if not more:
                raise Gone(0)
            self.data += more
        head, _, self.data = self.data.partition(b"\r\n\r\n")
        self.status = int(head.split()[1])
        self.head = head.decode("latin-1").lower()
        self.frames = []  # every text received

    def raw(self, data):
        self.s.sendall(data)

    def send(self, message):
        self.raw(frame(json.dumps(message).encode()))

    def need(self, n):
        while len(self.data) < n:
            try:
                more = self.s.recv(262144)
            except ConnectionError:
                more = b""
            if not more:
                raise Gone(0)
            self.data += more

    def read_frame(self):
        self.need(2)
        op, size, at = self.data[0] & 15, self.data[1] & 127, 2
        if size > 125:
            at = 4 if size == 126 else 10
            self.need(at)
            size = int.from_bytes(self.data[2:at], "big")
        self.need(at + size)
        payload, self.data = self.data[at:at + size], self.data[at + size:]
        return op, payload

    def read(self, seconds=None):
        """The next message; raises Gone when it is closed."""
        self.s.settimeout(seconds or SECONDS)
        while True:
            op, payload = self.read_frame()
            if op == 8:
                raise Gone(int.from_bytes(payload[:2], "big"))
            if op == 9:
                self.raw(frame(payload, op=10))
            elif op == 1:
                self.frames.append(payload)
                return json.loads(payload)

    def until(self, *types):
        """The next message of one of these types; "patch": of none."""
        while True:
            message = self.read()
            if message.get("type", "patch") in types:
                return message

    def code(self):
        """With which code the house closes."""
        try:
            while True:
                self.read()
        except Gone as gone:
            return gone.code
        except socket.timeout:
            return None

    def close(self):
        self.s.close()


def sit(house, table, token, n=0, **how):
    """A socket that has said hello."""
    s = Socket(house, **how)
    s.send({"type": "hello", "table": table, "token": token, "n": n})
    return s


def pick(rng, domain):
    if isinstance(domain, list):
        return rng.choice(domain)
    if "new" in domain:
        return rng.choice(domain["of"] + ["Moonlit Door %d" % rng.getrandbits(40)])
    if "of" in domain:
        most = min(domain["max"], len(domain["of"]))
        return rng.sample(domain["of"], rng.randint(domain["min"], most))
    return rng.randint(domain["min"], domain["max"])


def choose(rng, turn):
    """Any open move of a turn."""
    family = rng.choice(turn["options"])
    return {"n": turn["n"], **{k: v if k == "do" else pick(rng, v) for k, v in family.items() if k != "dull"}}


def play(sockets, rng, moves=None, last=None):
    """Plays the seats of a table at random until the end, or so many moves. Takes and gives the last message of
    each."""
    last = last or [None] * len(sockets)
    made = 0
    while moves is None or made < moves:
        while True:  # all are told of the same entry
            newest = max([m["n"] for m in last if m] or [0])
            late = [i for i, m in enumerate(last) if m is None or (m["n"] < newest and m["type"] != "end")]
            if not late:
                break
            for i in late:
                last[i] = sockets[i].until("turn", "end")
        if last[0]["type"] == "end":
            return last
        for i, s in enumerate(sockets):
            if not last[i]["options"]:
                continue
            s.send({**choose(rng, last[i]), "id": "m%d" % rng.getrandbits(60)})
            ok = s.until("ok", "error")
            if ok["type"] == "error":
                raise RuntimeError(ok)
            last[i] = s.until("turn", "end")
            made += 1
            break
        else:
            last[0] = sockets[0].until("turn", "end")  # a bot or the dealer is at it
    return last


def silent(s, seconds=0.4):
    """What comes in this time."""
    seen = []
    try:
        while True:
            seen.append(s.read(seconds))
    except socket.timeout:
        return seen


def told_besides(house, table, token, journal, mark):
    """Where a seat could read what it was not told: its table, a new connection, and the journal from `mark` on; without names and times,
    in which two tables always differ."""
    _, _, board = house.ask("GET", "/api/tables/%s" % table, headers={"Authorization": "Bearer " + token})
    again = sit(house, table, token)
    silent(again)
    with open(journal, "rb") as f:
        f.seek(mark)
        events = [event for event in map(json.loads, f.read().decode().splitlines()) if event["event"] != "leaves"]
    for event in events:
        event.pop("time"), event.pop("table", 0)
    for key in ("table", "created"):
        board.pop(key)
    return board, again, events


def rng_of(seed):
    return random.Random(seed)


def wait_for(what, seconds=SECONDS):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if what():
            return True
        time.sleep(0.02)
    return False
