"""What lies between a house and its PostgreSQL, and may fail."""
import contextlib
import select
import threading

from house import *


class Way(threading.Thread):
    """A house's way to the database: bytes both ways, as `does` says: "open", "cut", "silent" (nothing goes through),
    "deaf" (the house hears nothing) or "slow". The database is in the folder that `server` gives at that time."""

    def __init__(self, url, server):
        threading.Thread.__init__(self, daemon=True)
        self.folder = tempfile.mkdtemp(dir=HERE)
        self.listens = socket.socket(socket.AF_UNIX)
        self.listens.bind(os.path.join(self.folder, ".s.PGSQL.5432"))
        self.listens.listen(16)
        self.does = "open"
        self.pairs = {}  # a socket: the one at the other end
        self.late = []   # (when, to whom, bytes)
        self.server = server
        self.url = url.replace(server(), self.folder)
        self.start()

    def end(self, s):
        for one in (s, self.pairs.pop(s, s)):
            self.pairs.pop(one, None)
            one.close()

    def comes(self):
        near, _ = self.listens.accept()
        far = socket.socket(socket.AF_UNIX)
        try:
            if self.does in ("cut", "silent"):
                raise ConnectionError
            far.connect(os.path.join(self.server(), ".s.PGSQL.5432"))
            self.pairs[near], self.pairs[far] = far, near
        except OSError:
            near.close()
            far.close()

    def goes(self, s):
        try:
            more = s.recv(65536)
            other = self.pairs[s]
            from_server = s.getpeername() != ""
            if not more:
                self.end(s)
            elif self.does == "slow":
                self.late.append((time.monotonic() + 0.2, other, more))
            elif not (self.does == "deaf" and from_server):
                other.sendall(more)
        except (OSError, KeyError):
            self.end(s)

    def run(self):
        while True:
            if self.does == "cut":
                for s in list(self.pairs):
                    self.end(s)
            # what is silent is not read either: it lies in the socket, as in a network that is gone
            ready = [self.listens] + ([] if self.does == "silent" else list(self.pairs))
            for s in select.select(ready, [], [], 0.02)[0]:
                if s is self.listens:
                    self.comes()
                elif s in self.pairs:
                    self.goes(s)
            while self.late and self.late[0][0] <= time.monotonic():
                _, other, more = self.late.pop(0)
                with contextlib.suppress(OSError):
                    other.sendall(more)
