"""Three houses over one PostgreSQL, and people who play on through any of them, whatever fails: a house is killed, hangs and comes back, closes and is replaced; its way to the database is cut, silent, slow, or
swallows answers, so that nobody knows what was committed; it is cut off from everyone; the database ends or crashes and comes back, and throws
everyone out. If there are more faults than such kinds, its disk is full as well, and it is lost and its standby takes
over. After each fault everyone must be able to play on; in the end every table must hold what was acknowledged
and what was told, once, at its number, and nothing that nobody sent. FAULTS: how many (9); FAULTS_SEED: which."""
import contextlib

from player import *
from way import Way

if "CROUPIER_POSTGRES" not in os.environ:
    os.rmdir(HERE)
    command = [os.path.join(ROOT, "tests", "store", "postgres.sh"), sys.executable, "-B", os.path.abspath(__file__)]
    if shutil.which("unshare") and not subprocess.run(["unshare", "-mn", "true"], capture_output=True).returncode:
        disk = os.path.join(ROOT, "build", "faults-disk")  # small, in memory, seen by nobody else
        os.makedirs(disk, exist_ok=True)
        command = ["unshare", "-mn", "sh", "-c", """
            mount -t tmpfs -o size=700m,mode=755 none "$0" 2>/dev/null && export CROUPIER_POSTGRES_FOLDER="$0" FAULTS_DISK="$0"
            # a network of its own, in which addresses can be cut off: rules before the one that finds what is local
            ip link set lo up && ip rule add pref 10 lookup local && ip rule del pref 0 && export FAULTS_NETWORK=1
            exec "$@" """, disk, *command]
    os.execvp(command[0], command)

FAULTS = int(os.environ.get("FAULTS", "9"))
NETWORK = "FAULTS_NETWORK" in os.environ  # of the test's own
PEOPLE = 6
PATIENCE = 1.0  # seconds: who hears nothing for so long, or twice it at a table, comes in by another door
BACK = 60       # seconds in which everyone must be able to play on, on a machine that does much else
url = database("faults")
first = server = url.rpartition("host=")[2]  # the folder of the database that is there


class Door:
    """A house as somebody in a hurry sees it."""

    def __init__(self, house):
        self.address, self.port = house.address, house.port

    def socket(self):
        s = socket.create_connection((self.address, self.port), PATIENCE)
        s.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return s

    def answers(self):
        with contextlib.suppress(OSError), socket.create_connection((self.address, self.port), 0.2) as s:
            s.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % self.port)
            return b" 200 " in s.recv(64)
        return False


class Impatient(Socket):
    def read(self, seconds=None):
        return Socket.read(self, seconds or 2 * PATIENCE)


class Roamer(Player):
    """Comes in by any door, again and again, and now and then leaves for another without need: whoever has not noticed
    that a table is another's by now is to be asked for it. So who has come by a door of their own and hears nothing more plays slowly
    elsewhere, asks at the old door now and then, and is back at once when it answers."""

    def __init__(self, number, seats):
        self.doors = [proxy] if proxy and number % 2 else None
        self.over, self.times = False, [time.monotonic()]  # of each acknowledgement
        self.silent = None  # the house that last did not answer in time
        self.old = None     # such a one, which had this table
        self.tables = []  # what was told and acknowledged at each
        Player.__init__(self, None, number, seats)

    def new_table(self):
        self.table = self.old = None

    def found(self):
        try:
            Player.new_table(self)
            self.tables.append((self.table, self.token, self.told, self.acked, []))
        except (OSError, RuntimeError, KeyError, TypeError, ValueError):
            self.table = None

    def accepted(self, n):
        Player.accepted(self, n)
        self.times.append(time.monotonic())
        self.tables[-1][4].append(n)

    def run(self):
        while not self.over:
            self.house = self.rng.choice(self.doors or [house for house in houses if house is not self.silent])
            self.silent = None
            if self.old and Door(self.old).answers():
                self.house, self.old = self.old, None
            if not self.table:
                self.found()
                time.sleep(0.05)
                continue
            try:
                self.play()
                if self.finished:
                    self.new_table()
            except (Gone, OSError, RuntimeError, KeyError, AssertionError):
                self.silent = self.house
                self.old = self.old or (None if self.doors else self.house)
                time.sleep(0.05)

    def sits(self):
        s = Impatient(Door(self.house))
        s.send({"type": "hello", "table": self.table, "token": self.token, "n": max(self.told or [0])})
        return s

    def look_beside(self, window):
        """What a second window at the same seat has been told, which is not asked to wait for an answer."""
        with contextlib.suppress(OSError, Gone):
            while True:
                self.take(window.read(0.001))

    def play(self):
        with contextlib.closing(self.sits()) as s, contextlib.closing(self.sits()) as window:
            try:
                self.play_at(s, window)
            finally:
                self.look_beside(window)

    def play_at(self, s, window):
        self.finished = False
        knew = max(self.told or [0])
        s.until("hello")
        turn = s.until("turn", "end", "events")
        if turn.get("n", knew) < knew:
            self.wrong.append(("told of more than there is", knew, turn["n"]))
        self.take(turn)
        if self.pending:
            s.send(self.pending)
            answer = s.until("ok", "error")
            if answer["type"] == "ok":  # played now, or there already with its id
                self.accepted(answer["n"])
            elif answer.get("code") in ("illegal", "stale", "not-your-turn", "bad-message"):
                self.wrong.append(("a resend refused", self.pending, answer))
                self.over = True
            else:
                return
            turn = s.until("turn", "end") if turn["type"] != "end" else turn
            self.take(turn)
        while turn["type"] != "end" and not self.over:
            if turn["type"] == "turn" and turn["options"]:
                self.pending = {**choose(self.rng, turn), "id": "k%d" % self.rng.getrandbits(60)}
                s.send(self.pending)
                answer = s.until("ok", "error")
                if answer["type"] == "error":
                    if answer.get("code") in ("illegal", "stale", "not-your-turn", "bad-message"):
                        self.wrong.append((self.pending, answer))
                        self.over = True
                    return
                self.accepted(answer["n"])
                self.look_beside(window)
                if self.rng.random() < (0.5 if self.old else 0.1):
                    return
                if self.old:
                    time.sleep(0.1)
            turn = s.read()
            self.take(turn)
        self.finished = turn["type"] == "end"


# ---- Faults ----
ways = [Way(url, lambda: server) for _ in range(3)]


def house_at(i):
    """Six people make some hundreds of tables in a minute. In a network of its own each has two addresses, in turn, for it may
    open before the one that it replaces has closed."""
    turn[i] = not turn[i]
    address = "127.0.%d.%d" % (1 + turn[i], i + 1) if NETWORK else "127.0.0.1"
    return House(ways[i].url, "--tables-hour", "1000000", "--proxy", *(("--port", "2121") if NETWORK else ()), address=address)


turn = [True] * 3
houses = [house_at(i) for i in range(3)]


class Proxy:
    """haproxy, with the lines that operators are given. It is the door of every other person."""
    address, port = "127.0.0.1", 2121

    def __init__(self):
        shutil.copy(os.path.join(ROOT, "deploy", "haproxy.cfg"), HERE)
        config = os.path.join(HERE, "haproxy.cfg")
        with open(config, "a") as f:
            f.writelines("    server s%d-%d 127.0.%d.%d:2121\n" % (i, at, at, i) for i in (1, 2, 3) for at in (1, 2))
        self.process = subprocess.Popen(["haproxy", "-q", "-db", "-f", config], env={**os.environ, "CROUPIER_BIND": "127.0.0.1:2121"})
        atexit.register(self.process.kill)

    ask, raw, socket, table, take = House.ask, House.raw, House.socket, House.table, House.take


proxy = Proxy() if NETWORK and shutil.which("haproxy") else None


def opens(i):
    houses[i] = house_at(i)


def killed(i):
    houses[i].kill()


def hung(i):
    houses[i].process.send_signal(signal.SIGSTOP)
    time.sleep(rng.uniform(0.2, 6))
    houses[i].process.send_signal(signal.SIGCONT)


def replaced(i):
    old = houses[i]
    opens(i)
    code, said = old.stop()
    check(code == 0 or "another has taken" in said, "a house closes", (code, said))


def way(does, least, most):
    def fault(i):
        ways[i].does = does
        time.sleep(rng.uniform(least, most))
        if does == "deaf":  # what it did not hear of is lost with the connection
            ways[i].does = "cut"
            time.sleep(0.1)
        ways[i].does = "open"
    return fault


def cut_off(i):
    """From everyone: people, the other houses and the database. What was on its way is lost, nothing says so."""
    both = [["ip", "rule", "%s", "pref", "5", way, houses[i].address, "blackhole"] for way in ("from", "to")]
    for does, silent in (("add", "silent"), ("del", "open")):
        for rule in both:
            subprocess.run([word.replace("%s", does) for word in rule], check=True)
        ways[i].does = silent
        if does == "add":
            time.sleep(rng.uniform(0.5, 5))


def ctl(*what, check=True):
    subprocess.run([os.path.join(server, "ctl"), *what], check=check, capture_output=not check)


def ended(_):
    ctl(rng.choice(["stop", "kill"]))
    time.sleep(rng.uniform(0, 1))
    ctl("start")


def failed_over(_):
    """The database is lost with its disk, its standby becomes the database."""
    global server
    other = os.path.join(first, "other") if server == first else first
    ctl("standby", other)
    time.sleep(rng.uniform(0.5, 2))
    ctl("kill")
    server = other
    ctl("promote")


def disk_full(_):
    """Up to the last page; if the database gives up, somebody starts it again."""
    filler = os.path.join(os.environ["FAULTS_DISK"], "filler")
    with contextlib.suppress(OSError), open(filler, "wb", 0) as f:
        for size in (1 << 20, 1 << 12):
            with contextlib.suppress(OSError):
                while True:
                    f.write(bytes(size))
    time.sleep(rng.uniform(0.5, 4))
    os.unlink(filler)
    ctl("start", check=False)


def thrown_out(_):
    query(url.replace(first, server), "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'croupier'")


KINDS = {"killed": killed, "hung": hung, "replaced": replaced, "its way cut": way("cut", 0.1, 4), "its way silent": way("silent", 0.5, 5),
         "deaf": way("deaf", 0.1, 1.5), "slow": way("slow", 0.5, 2), "the database ended": ended, "thrown out": thrown_out}
if NETWORK:
    KINDS["cut off"] = cut_off
if FAULTS > len(KINDS):
    KINDS["failed over"] = failed_over
    if "FAULTS_DISK" in os.environ:
        KINDS["disk full"] = disk_full

AWAY = ("the database ended", "failed over", "disk full")  # nobody can be back before the database is
LONG = ("hung", "cut off", "its way cut", "its way silent", "slow", "deaf", "disk full")  # for others to take over

rng = rng_of(int(os.environ.get("FAULTS_SEED", "17")))
people = [Roamer(i, ["me"] if i % 2 else ["me", "random"]) for i in range(PEOPLE)]
for one in people:
    one.start()
gaps, lasted, kinds, proxied, before = {}, {}, [], [], None
for fault in range(FAULTS):
    if not kinds:
        kinds = rng.sample(list(KINDS), len(KINDS))
    kind, i = kinds.pop(), rng.randrange(3)
    time.sleep(rng.uniform(0.3, 1))
    since = time.monotonic()
    KINDS[kind](i)
    end = time.monotonic()
    lasted.setdefault(kind, []).append(end - since)
    back = check(wait_for(lambda: all(one.times[-1] > end for one in people), BACK), "%d, %s: everyone plays on" % (fault + 1, kind))
    since = end if kind in AWAY else since
    for one in people:  # the longest time without an acknowledgement, from the fault on, or from when the database was back
        at = [since] + [t for t in one.times if t > since]
        gaps.setdefault(kind, []).append(max(b - a for a, b in zip(at, at[1:] + [time.monotonic()])))
        if one.doors:
            proxied.append(gaps[kind][-1])
    wrong = [w for one in people for w in one.wrong]
    if not check(not wrong, "%d, %s: nothing goes wrong" % (fault + 1, kind), wrong[:3]) or not back:
        break
    for k, house in enumerate(houses):
        if house.process.poll() is not None:
            said = "" if house.process.stderr.closed else house.process.stderr.read().decode()
            lost = house.process.returncode == 2 and "taken its tables over" in said
            check(k == i and kind == "killed" or lost and (k in (i if kind in LONG else None, before) or kind == "disk full"),
                  "%s: only who has lost its tables ends" % kind, (k, i, house.process.returncode, said))
            opens(k)
    before = i if kind in LONG else None  # it may hear of that later

# ---- What there is ----
for one in people:
    one.over = True
for one in people:
    one.join(SECONDS)
for house in houses:
    if house.process.poll() is None:
        house.stop()
last = House(url.replace(first, server))
tables = 0
for one in people:
    for table, token, told, acked, numbers in one.tables:
        tables += 1
        one.table, one.token, one.told, one.acked, one.moves = table, token, told, acked, len(acked)
        if table != one.tables[-1][0]:
            one.pending = None
        one.look(last)
        if numbers != sorted(set(numbers)):
            one.wrong.append(("acknowledged out of order", numbers))
    check(not one.wrong, "what was acknowledged and told is there, once", one.wrong[:3])
last.stop()
for kind, times in sorted(gaps.items()):
    times.sort()
    print("     %-18s %3d times, up to %.1f s; without an answer %.1f s in the median, %.1f s at most" % (
        kind, len(lasted[kind]), max(lasted[kind]), times[len(times) // 2], times[-1]))
for whose, times in (("all", [gap for times in gaps.values() for gap in times]), ("behind haproxy", proxied)):
    if times:
        times.sort()
        print("     %s, %d times somebody was without an answer: %.1f s in the median, %.1f s in 99 of 100, %.1f s at most" % (
            whose, len(times), times[len(times) // 2], times[len(times) * 99 // 100], times[-1]))
acknowledged = sum(one.total for one in people)
check(acknowledged > 10 * FAULTS, "the faults hit houses at work", acknowledged)
done("%d faults, %d moves acknowledged at %d tables" % (FAULTS, acknowledged, tables))
