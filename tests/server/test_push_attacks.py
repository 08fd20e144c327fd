"""A push service that means ill: it never answers, drips, floods, lies, speaks no TLS, hangs up. And strangers who ask for thousands of
pushes. Each push fails by itself, within its time; the others go out, and no table waits."""
import ssl
import threading

from house import *
from push_service import Service

service = Service(HERE)
os.environ["SSL_CERT_FILE"] = service.certificate
CONTACT = "mailto:host@example.org"
PUSH_SECONDS = 20
ended = threading.Event()


def bearer(token):
    return {"Authorization": "Bearer " + token}


class Foul:
    """Answers as `how` does, on a port of its own, with or without TLS; `came` counts connections, `sent` bytes."""

    def __init__(self, how, tls=True):
        self.how, self.tls, self.came, self.sent, self.took = how, tls, 0, 0, []
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.origin = "https://localhost:%d" % self.socket.getsockname()[1]
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(service.certificate, HERE + "/push.key")
        threading.Thread(target=self.run, daemon=True).start()

    def run(self):
        while True:
            s, _ = self.socket.accept()
            threading.Thread(target=self.one, args=(s,), daemon=True).start()

    def one(self, s):
        self.came += 1
        begun = time.monotonic()
        try:
            s = self.context.wrap_socket(s, server_side=True) if self.tls else s
            if self.tls:
                s.recv(65536)
            for piece in self.how():
                s.sendall(piece)
                self.sent += len(piece)
            s.close()
        except OSError:
            pass
        self.took.append(time.monotonic() - begun)


def stays():
    ended.wait(60)
    yield b""


def slowly(text):
    for c in text:
        yield bytes([c])
        ended.wait(0.5)


def endless(head, piece):
    yield head
    while not ended.is_set():
        yield piece


GOOD = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"
FOUL = {
    "silent": Foul(stays), "mute": Foul(stays, tls=False), "closes": Foul(lambda: ()), "plain": Foul(lambda: (GOOD,), tls=False),
    "garbage": Foul(lambda: (os.urandom(100000),)), "no-tls": Foul(lambda: (os.urandom(100000),), tls=False),
    "drips": Foul(lambda: slowly(b"HTTP/1.1 201 " + b"x" * 200)),
    "headers": Foul(lambda: endless(b"HTTP/1.1 201 Created\r\n", b"x-more: " + b"y" * 1000 + b"\r\n")),
    "line": Foul(lambda: endless(b"HTTP/1.1 201 ", b"y" * 4096)),
    "hundreds": Foul(lambda: endless(b"", b"HTTP/1.1 100 Continue\r\n\r\n")),
    "body": Foul(lambda: endless(b"HTTP/1.1 201 Created\r\nContent-Length: 999999999999\r\n\r\n", b"z" * 65536)),
    "chunks": Foul(lambda: endless(b"HTTP/1.1 500 No\r\nTransfer-Encoding: chunked\r\n\r\n", b"ffff\r\n" + b"z" * 65535 + b"\r\n")),
    "numbers": Foul(lambda: (b"HTTP/1.1 99999999999999999999 X\r\nContent-Length: -1\r\n\r\n",)),
    "less": Foul(lambda: (b"HTTP/1.1 -410 X\r\n\r\n",)), "half": Foul(lambda: (b"HTTP/1.1 20",)),
    "elsewhere": Foul(lambda: (b"HTTP/1.1 307 X\r\nLocation: %s/stolen\r\nContent-Length: 0\r\n\r\n" % service.origin.encode(),)),
    "refresh": Foul(lambda: (b"HTTP/1.1 401 X\r\nWWW-Authenticate: Basic realm=\"x\"\r\nContent-Length: 0\r\n\r\n",)),
}
house = House(None, "--push", CONTACT, "--push-to", ",".join([service.origin, *(one.origin for one in FOUL.values())]), "--absent", "1",
              "--tables-hour", "100000", "--journal", os.path.join(HERE, "journal"))


def table_of(*endpoints):
    """A table whose seat 1 has asked for these and is gone; seat 0's socket, and its turn."""
    table, tokens = house.table(game="leduc", seats=["me", "open"], seed=6)
    for one in endpoints:
        status, _, got = house.ask("POST", "/api/tables/%s/push" % table, {"endpoint": one}, bearer(tokens[1]))
        check(status == 200, "asked for", got)
    a, b = [sit(house, table, token) for token in tokens]
    turn = a.until("turn")
    b.until("turn")
    b.close()
    return table, tokens, a, turn


def move(a, turn):
    a.send({"n": turn["n"], "do": "check", "id": "m"})
    return a.until("ok", "error")["type"] == "ok"


def sender():
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open("/proc/%s/stat" % pid) as f:
                if f.read().rsplit(") ", 1)[1].split()[1] == str(house.process.pid):
                    return int(pid)
        except OSError:
            pass


def memory(pid):
    with open("/proc/%d/status" % pid) as f:
        return int(dict(line.split(":", 1) for line in f.read().splitlines())["VmRSS"].split()[0])


pid = sender()
before = memory(pid)
foul = {name: table_of(one.origin + "/" + name) for name, one in FOUL.items()}
fine = [table_of(service.origin + "/fine-%d" % i) for i in range(4)]
begun = time.monotonic()
check(all(move(one[2], one[3]) for one in [*foul.values(), *fine]), "no move waits for a push service")
check(wait_for(lambda: all(service.at("/fine-%d" % i) for i in range(4)), 15), "pushes to a good one go out beside all that", service.got)
check(wait_for(lambda: all(one.came for one in FOUL.values()), 15), "and the others were tried", {k: v.came for k, v in FOUL.items()})

def settled():
    figures = house.metrics()
    return sum(figures["croupier_pushes_%s_total" % what] for what in ("sent", "failed", "gone")) == len(foul) + len(fine)


begun = time.monotonic()
check(wait_for(settled, PUSH_SECONDS + 25), "each has an end within its time", {k: v for k, v in house.metrics().items() if "push" in k})
figures = house.metrics()
check(figures["croupier_pushes_sent_total"] == len(fine) + 1 and figures["croupier_pushes_gone_total"] == 0,
      "told are those to the good one, and to the one that only talks too much after it", {k: v for k, v in figures.items() if "push" in k})
check(memory(pid) < 2 * before, "what sends has grown by no answer", (before, memory(pid)))
check(sender() == pid, "and lives")
check(not service.at("/stolen"), "nobody is followed elsewhere")
check(wait_for(lambda: FOUL["body"].took and FOUL["headers"].took and FOUL["hundreds"].took, 5), "nobody is listened to for ever",
      {k: v.took for k, v in FOUL.items()})

# More than may be on their way at a time, all to one that hangs: the others are told later
ended.set()
many = [table_of(*(service.origin + "/hang-%d-%d" % (i, k) for k in range(4))) for i in range(24)]
good = table_of(service.origin + "/after")
check(all(move(one[2], one[3]) for one in many), "96 pushes at once: no move waits")
check(wait_for(lambda: len([1 for one in service.got if "/hang" in one[1]]) >= 60), "as many as may be are on their way", len(service.got))
check(move(good[2], good[3]) and not good[2].s.close(), "a table beside them goes on")
check(wait_for(lambda: service.at("/after"), 60), "and whoever could not be told then is told after them")
code, said = house.stop()
check(code == 0 and not said, "closes cleanly", (code, said))
done("a push service that means ill")
