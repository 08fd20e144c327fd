"""What the end-to-end scripts share: running croupier, playing it through a pipe or a terminal, and saying
what was checked. A script calls check() for each thing it wants to see, and done() last."""
import atexit
import hashlib
import json
import os
import pty
import re
import resource
import select
import shutil
import signal
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BIN = os.path.abspath(os.environ.get("CROUPIER", os.path.join(ROOT, "build", "croupier")))
HERE = tempfile.mkdtemp(prefix="croupier-e2e-")
atexit.register(shutil.rmtree, HERE, ignore_errors=True)  # whatever ends the test
signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # as tools/scripts.sh ends one that is late
ENV = dict(os.environ, XDG_DATA_HOME=os.path.join(HERE, "data"), TERM="xterm", LC_ALL="C.UTF-8")
ENV.pop("NO_COLOR", None)
# libedit keeps the names of functions that were added to it (seen under a sanitizer only).
with open(os.path.join(HERE, "leaks"), "w", encoding="utf-8") as f:
    f.write("leak:wcsdup\n")
ENV["LSAN_OPTIONS"] = "print_suppressions=0:suppressions=" + f.name

failures = []
checks = 0


def check(good, what, shown=""):
    global checks
    checks += 1
    if not good:
        failures.append(what)
        print("FAILED: %s\n%s" % (what, str(shown)[-3000:]))
    return good


def done(what):
    print("%s: %d checks, %d failed" % (what, checks, len(failures)))
    sys.exit(1 if failures else 0)


def run(*args, data="", env=None, timeout=120):
    """(exit code, standard output, standard error)"""
    if isinstance(data, str):
        data = data.encode()
    p = subprocess.run([BIN, *args], input=data, capture_output=True, env=env or ENV, timeout=timeout)
    return p.returncode, p.stdout.decode(errors="replace"), p.stderr.decode(errors="replace")


def path(name):
    return os.path.join(HERE, name)


def entries(log):
    with open(log, encoding="utf-8") as f:
        return [json.loads(line) for line in f]


def by_hand(name, head, moves):
    """Writes a log whose moves, chance's too, are given as lines "1 stake to=4"; as if croupier had written it, so
    that it can be gone on with. A move may be an object."""
    lines, h = [], ""
    for move in [head, *moves]:
        if isinstance(move, str):
            seat, do, *rest = move.split()
            move = {"seat": seat if seat == "chance" else int(seat), "do": do}
            for word in rest:
                key, value = word.split("=")
                move[key] = int(value) if value.isdigit() else value
        line = json.dumps(move, ensure_ascii=False, separators=(",", ":"))[:-1]
        h = hashlib.sha256((h + line).encode()).hexdigest()[:16]
        lines.append('%s,"h":"%s"}' % (line, h))
    with open(path(name), "w", encoding="utf-8") as log:
        log.write("\n".join(lines) + "\n")
    return path(name)


CHOICE = re.compile(r"(?:Your choice|Deine Wahl|(?:Choose|Wähle) 1 (?:to|bis) (\d+))(?: \(Enter: [^)]*\))?: $")
WAIT = re.compile(r"(press Enter|to hide this screen|Press Enter to continue|Weiter mit Enter): $", re.I)
WORDS = re.compile(r"Your words.* Enter for none: $")
NAME = re.compile(r"(Name of the new \S+, or Enter to go back|A name, or Enter for the list): $")
YES = re.compile(r"Yes or no \(Enter: (yes|no)\): $")


class Play:
    """croupier play (or `command`), driven. `terminal`: through a pseudo terminal, else through pipes. `bytes_max`: no
    file may grow beyond that, as on a full disk."""

    def __init__(self, *args, terminal=False, env=None, bytes_max=None, command="play"):
        self.terminal = terminal
        self.text = ""       # everything so far
        self.answered = 0    # of that, before the last answer
        self.screen = ""     # since the screen was last cleared
        self.said = 0        # how often choose() has said or named something

        def limit():
            if bytes_max:
                resource.setrlimit(resource.RLIMIT_FSIZE, (bytes_max, bytes_max))

        if terminal:
            self.pid, self.fd = pty.fork()
            if not self.pid:
                os.environ.clear()
                os.environ.update(env or ENV)
                os.execv(BIN, [BIN, command, *args])
        else:
            self.process = subprocess.Popen([BIN, command, *args], stdin=subprocess.PIPE,
                                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                            env=env or ENV, preexec_fn=limit)
            self.pid, self.fd = self.process.pid, self.process.stdout.fileno()

    def read(self):
        """The prompt that waits for an answer: the text since the last one. None at the end."""
        while True:
            part = self.text[self.answered:]
            if any(kind.search(part) for kind in (CHOICE, WAIT, WORDS, NAME, YES)):
                return part
            ready, _, _ = select.select([self.fd], [], [], 30)
            if not ready:
                raise TimeoutError("no prompt after: " + self.text[-500:])
            try:
                data = os.read(self.fd, 65536)
            except OSError:
                data = b""
            if not data:
                return None
            more = data.decode(errors="replace").replace("\r\n", "\n")
            self.text += more
            self.screen += more
            if "\033[3J" in self.screen:
                self.screen = self.screen.rsplit("\033[3J", 1)[1]

    def send(self, line):
        self.answered = len(self.text)
        end = "\r" if self.terminal else "\n"
        if self.terminal:
            # A terminal echoes at once. Keys typed in the very moment in which it changes its mode can be
            # lost, by the kernel: a person types again, and so do we.
            for _ in range(3):
                os.write(self.fd, (line + end).encode())
                if select.select([self.fd], [], [], 10)[0]:
                    break
        else:
            self.process.stdin.write((line + end).encode())
            self.process.stdin.flush()

    def close(self):
        """Ends the input, waits, and gives the exit code (negative: by that signal)."""
        if not self.terminal:
            self.process.stdin.close()
            while True:
                data = os.read(self.fd, 65536)
                if not data:
                    break
                self.text += data.decode(errors="replace")
            self.process.stdout.close()
            return self.process.wait(30)
        os.set_blocking(self.fd, True)
        try:
            while True:
                data = os.read(self.fd, 65536)
                if not data:
                    break
                self.text += data.decode(errors="replace").replace("\r\n", "\n")
        except OSError:
            pass
        _, status = os.waitpid(self.pid, 0)
        os.close(self.fd)
        return os.waitstatus_to_exitcode(status)

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)
        return self.close()

    def choose(self, prompt, rng):
        """Any answer that a prompt allows."""
        if WORDS.search(prompt) or NAME.search(prompt):
            self.said += 1
            return "Words, these are number %d." % self.said if WORDS.search(prompt) else "Thing %d" % self.said
        if YES.search(prompt):
            return "yes"
        m = CHOICE.search(prompt)
        if not m:
            return ""
        if m.group(1):
            return str(rng.randint(1, int(m.group(1))))
        of = re.findall(r"one\s+or\s+more\s+of\s+([^.;]*)", prompt)
        if of:
            return rng.choice(re.split(r",\s+", re.sub(r",\s+or\s+none", "", of[-1])))
        low, high = re.findall(r"from\s+([-−]?\d+)\s+to\s+([-−]?\d+)", prompt)[-1]
        return str(rng.randint(*(int(end.replace("−", "-")) for end in (low, high))))

    def play(self, rng, moves=None):
        """Answers at random until the end, or so many times. True if it is still asking."""
        asked = 0
        while moves is None or asked < moves:
            prompt = self.read()
            if prompt is None:
                return False
            self.send(self.choose(prompt, rng))
            asked += 1
        return True
