#!/usr/bin/python3
"""Breaks every line of games/GAME/ that decides something, not only those that carry a rule's id, one small mistake at
a time, and sees whether any test of the game fails. Always true: it reads the tree and a finished build (tools/build.sh
gcc all) and changes neither.

    tools/linemutants.py [GAME ...] [--files PART,PART] [--lines A-B] [--every K] [--jobs J] [--survivors FILE] [--listed]
    tools/linemutants.py --accepted | --self-test

A mutant is one file compiled by tcc (6 ms, where gcc takes 200; by gcc, where a file counts in 128 bits, which tcc cannot) and
linked with the rest of the build. First come whole
matches (tests/trace), which most mutants do not outlive; then the rules' scripts, then the tests of packs, odds and
characters; a test that bears the name of the file comes before them all. How many broke a trace first is told apart, for a trace expects what the program did, not what the book
says (tools/mutants.py wants a script that names the rule). Words and bots are left out: no rule depends on them. Exit 1 if
one survived that tools/linemutants-accepted.txt does not list, or if one that it lists cannot be made any more or, where
all of a file were tried, did not survive. Its blocks are a file, one or several pairs of `- old` and `+ new`, and the
reason of all of them; `+ *` stands for every mutant of the line. After a change of tests or of a file, --listed sees
in minutes whether what the list says of it still holds: it tries only those.
"""
import argparse
import os
import re
import resource
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import mutants as tagged
import mutate
import rules

ROOT = tagged.ROOT
ACCEPTED = "tools/linemutants-accepted.txt"
GAMES = ("bloodsport", "gamblers_heart", "texarkana", "twenty_one")
LEFT_OUT = re.compile(r"/(bot|voice)/|/(words|bot|mind)[^/]*$")
# What the tests of a file are called where they do not bear its name.
NEAR = {"bloodsport/pack": "packs", "gamblers_heart/book": "books", "texarkana/pack": "tales", "twenty_one/pack": "keeps"}
# Test programs in the order in which they are tried: (target, arguments; None: of its add_test).
OF_GAME = {
    "bloodsport": ("rules_test:rules", "packs_test:packs", "bloodsport_exact:bloodsport-exact",
                   "bloodsport_count:bloodsport-count", "bloodsport_fights:bloodsport-fights",
                   "bloodsport_table:bloodsport-table",
                   "bloodsport_words:bloodsport-words", "odds_said:odds-said-bloodsport", "conformance:tables",
                   "conformance:conformance-bloodsport"),
    "gamblers_heart": ("rules_test:rules-gamblers-heart", "books_test:books", "gamblers_heart_exact:gamblers-heart-exact",
                       "gamblers_heart_check:gamblers-heart-check", "gamblers_heart_people:gamblers-heart-people",
                       "gamblers_heart_quests:gamblers-heart-quests", "gamblers_heart_characters:gamblers-heart-characters",
                       "odds_said:odds-said-gamblers-heart", "conformance:tables"),
    "texarkana": ("rules_test:rules-texarkana", "texarkana_check:texarkana-check", "texarkana_listed:texarkana-listed",
                  "texarkana_words:texarkana-words", "texarkana_ready:texarkana-ready", "tales_test:tales",
                  "texarkana_exact_hand:texarkana-exact_hand", "texarkana_exact:texarkana-exact",
                  "texarkana_characters:texarkana-characters",
                  "odds_said:odds-said-texarkana", "conformance:tables"),
    "twenty_one": ("rules_test:rules-twenty-one", "twenty_one_check:twenty-one-check", "keeps_test:keeps", "twenty_one_map:twenty-one-map",
                   "twenty_one_exact:twenty-one-exact", "twenty_one_window:twenty-one-window",
                   "twenty_one_characters:twenty-one-characters", "twenty_one_asked:twenty-one-asked", "twenty_one_words_told:twenty-one-words_told", "twenty_one_words:twenty-one-words",
                   "twenty_one_words_values:twenty-one-words_values", "odds_said:odds-said-twenty-one", "conformance:tables"),
}
CPU_SECONDS = 6       # far more than any test of one game takes
TRACE_CPU_SECONDS = 2 # many mutants never end, so this is most of what a run costs
# What gcc has built in and tcc calls.
BUILTINS = """
int ctz(unsigned x) __asm__("__builtin_ctz"); int ctz(unsigned x) { int n = 0; while (!(x >> n & 1)) n++; return n; }
int ctzl(unsigned long x) __asm__("__builtin_ctzll"); int ctzl(unsigned long x) { int n = 0; while (!(x >> n & 1)) n++; return n; }
int pop(unsigned x) __asm__("__builtin_popcount"); int pop(unsigned x) { int n = 0; for (; x; x &= x - 1) n++; return n; }
int popl(unsigned long x) __asm__("__builtin_popcountll"); int popl(unsigned long x) { int n = 0; for (; x; x &= x - 1) n++; return n; }
int clz(unsigned x) __asm__("__builtin_clz"); int clz(unsigned x) { int n = 31; while (!(x >> n & 1)) n--; return 31 - n; }
int clzl(unsigned long x) __asm__("__builtin_clzll"); int clzl(unsigned long x) { int n = 63; while (!(x >> n & 1)) n--; return 63 - n; }
"""


def run(command, cwd=None, seconds=CPU_SECONDS):
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    done = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, preexec_fn=limit,
                          env=dict(os.environ, CMOCKA_TEST_ABORT="1"))  # the first test that fails ends the program
    return done.returncode, done.stdout.decode("utf-8", "replace")


# What only the compiler reads.
IDLE = re.compile(r"_Static_assert\(.*?\);|^[ \t]*\(void\)\w+(?:, \(void\)\w+)*;", re.S | re.M)


# A member or variable that is declared without a value: `struct way way[WAYS_MAX];`, or a line of such.
DECLARED = re.compile(r"\s*(?:(?:static|extern|const|unsigned|struct \w+|enum \w+|u?int\d*_t|int|char|bool|double|long|size_t)\b"
                      r"|\*\w+\[)[^=()]*\[[^=]*[;,]?\s*$")


def only_longer(old, what, new):
    """Whether an array is longer by one, and that is all: the place is empty, and nothing asks for it. (One that is shorter
    is tried: sanitizers see what is beyond.) In a function it may have values, too: what they leave out is 0."""
    inside = re.compile(r"\[[^\]]*\]")
    if re.match(r"\s+[^=()]*\[[^=]*= \{", old):
        old, _, values = old.partition("=")
        new, _, same = new.partition("=")
        if values != same:
            return False
    return bool(what.endswith("+ 1") and DECLARED.match(old) and "[" in old and inside.sub("[]", old) == inside.sub("[]", new))


def mutants_of_file(path, text):
    """[(line index, what, new text)]; declarations and prototypes are passed over by mutate.py itself."""
    out, seen = [], set()
    code = IDLE.sub(lambda m: re.sub(r"[^\n]", " ", m.group(0)), mutate.mask(text)).split("\n")
    for n, line in enumerate(code):
        if not line.strip() or re.match(r"[a-zA-Z_][^;={]*\([^;]*;?$", line):
            continue  # a function's head or prototype: a body has lines of its own
        for _, what, new in mutate.mutants_c(text, n):
            if new not in seen and not only_longer(line, what, mutate.mask(new).split("\n")[n]):
                seen.add(new)
                out.append((n, what, new))
    return out


class Linker:
    """How each test program is linked, with room for objects that come before the libraries."""

    def __init__(self, build, work):
        self.build, self.work = build, work
        self.builtins = os.path.join(work, "builtins.o")
        source = os.path.join(work, "builtins.c")
        with open(source, "w", encoding="utf-8") as f:
            f.write(BUILTINS)
        code, out = run(["gcc", "-O2", "-w", "-c", source, "-o", self.builtins])
        if code:
            sys.exit(out)
        self.libraries = {}
        for name in ("games/libgames.a", "ai/libai.a", "voice/libvoice.a", "engine/libengine.a", "table/libtable.a", "table/libtable_native.a", "table/libtable_basic.a"):
            copy = os.path.join(work, os.path.basename(name))
            shutil.copy(os.path.join(build, name), copy)
            run(["strip", "-g", copy])
            self.libraries[name] = copy
        self.commands, self.wide = {}, set()
        self.tests = {name: (command, cwd) for name, command, cwd in self.read_tests()}

    def read_tests(self):
        for path in rules.files_below(self.build, "tests", ("CTestTestfile.cmake",)):
            text = rules.read(self.build, path)
            for m in re.finditer(r"^add_test\((?:\[=\[(.*?)\]=\]|(\S+)) (.*)\)$", text, re.M):
                name = m.group(1) or m.group(2)
                cwd = re.search(rf'set_tests_properties\((?:\[=\[)?{re.escape(name)}(?:\]=\])? PROPERTIES [^\n]*?WORKING_DIRECTORY "([^"]*)"', text)
                yield name, re.findall(r'"((?:[^"\\]|\\.)*)"', m.group(3)), cwd.group(1) if cwd else self.build

    def link(self, target, objects, out):
        if target not in self.commands:
            _, text = run(["ninja", "-C", self.build, "-t", "commands", target])
            line = [c for c in text.strip().split("\n") if f"/{target} " in c + " " and " -o " in c][-1]
            words = shlex.split(line.split("&&")[1] if line.startswith(":") else line)
            self.commands[target] = [self.libraries.get(w, w) for w in words if w not in ("-O3", "-g", "ccache")]
        words = list(self.commands[target])
        at = words.index("-o")
        words[at + 1] = out
        return run(words[:at] + objects + [self.builtins] + words[at:] + ["-Wl,-z,noexecstack", "-Wl,--no-warnings"]
                   if target != "trace" else
                   ["tcc", *[w for w in words[1:at] if not w.startswith("-")], *objects, self.builtins,
                    *[w for w in words[at + 2:] if w.endswith(".a")], self.gcc_library(), "-o", out], cwd=self.build)

    def gcc_library(self):
        if not hasattr(self, "libgcc"):
            self.libgcc = run(["gcc", "-print-libgcc-file-name"])[1].strip()
        return self.libgcc


class Trier:
    """Tries mutants of one game in a folder of its own."""

    def __init__(self, linker, game, folder):
        self.linker, self.game, self.folder = linker, game, folder
        os.makedirs(folder, exist_ok=True)
        traces = os.path.join(ROOT, "tests/trace")
        self.traces = [os.path.join(traces, f) for f in sorted(os.listdir(traces))
                       if f.startswith(game.replace("_", "-") + "-") and f.endswith(".trace")]

    def compile(self, path, text):
        """The objects that take the place of the library's; None if it does not compile."""
        room = f"games/{self.game}"
        overlay = os.path.join(self.folder, "tree")
        target = os.path.join(overlay, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "w", encoding="utf-8") as f:
            f.write(text)
        sources = [path] if path.endswith(".c") else [p for p in rules.files_below(ROOT, room, (".c",))]
        objects = []
        for n, source in enumerate(sources):
            out = os.path.join(self.folder, f"m{n}.o")
            at = target if source == path else os.path.join(ROOT, source)
            wide = path in self.linker.wide and source == path
            code, said = run([*(["gcc", "-O1", "-std=c17"] if wide else ["tcc", "-std=c11"]), "-w", "-I", overlay, "-I", ROOT, "-I",
                              os.path.join(self.linker.build, "made"), "-c", at, "-o", out])
            if code:
                self.said = said
                return None
            objects.append(out)
        return objects

    def test(self, name, objects):
        target, _, test = name.partition(":")
        program = os.path.join(self.folder, target)
        code, said = self.linker.link(target, objects, program)
        if code:
            self.said = said
            return None
        command, cwd = self.linker.tests[test] if test else ([program, "--first", *self.traces], self.folder)
        code, self.said = run([program, *command[1:]], cwd, CPU_SECONDS if test else TRACE_CPU_SECONDS)
        return code == 0

    def try_text(self, path, text):
        """'trace', 'test', 'survived' or 'skipped'."""
        objects = self.compile(path, text)
        try:
            if objects is None:
                return "skipped"
            near, far = self.ordered(path)
            if any(self.test(name, objects) is False for name in near):
                return "test"
            if self.test("trace", objects) is False:
                return "trace"
            return "test" if any(self.test(name, objects) is False for name in far) else "survived"
        finally:
            os.remove(os.path.join(self.folder, "tree", path))

    def ordered(self, path):
        """The tests that bear the name of the file, and the others."""
        stem = re.split(r"[_.]", os.path.basename(path))[0]
        word = NEAR.get(f"{self.game}/{stem}", stem)
        near = [name for name in OF_GAME[self.game] if word in name.partition(":")[2]]
        return near, [name for name in OF_GAME[self.game] if name not in near]


def whole_game(trier, path):
    """The tree itself, compiled by tcc, must pass: else it is the compiler that would be tried."""
    text = rules.read(ROOT, path)
    objects = trier.compile(path, text)
    if objects is None:
        sys.exit(f"{path} does not compile:\n{trier.said[-1500:]}")
    for name in ("trace", *OF_GAME[trier.game]):
        if not trier.test(name, objects):
            sys.exit(f"a test fails on the tree itself, compiled by tcc: {name} with {path}\n{trier.said[-1500:]}")


class Hunt:
    def __init__(self, jobs):
        self.jobs, self.next, self.lock, self.result, self.started = jobs, 0, threading.Lock(), [None] * len(jobs), time.time()
        self.excuses = accepted()

    def work(self, triers):
        while True:
            with self.lock:
                n, self.next = self.next, self.next + 1
            if n >= len(self.jobs):
                return
            game, path, _, _, text = self.jobs[n]
            self.result[n] = triers[game].try_text(path, text)
            if self.result[n] == "survived" and listed_in(self.excuses, shown(self.jobs[n])[0]) is None:
                print("survived: " + shown(self.jobs[n])[1], file=sys.stderr, flush=True)
            if n % 100 == 99:
                print(f"  {n + 1} of {len(self.jobs)} mutants, {time.time() - self.started:.0f} s", file=sys.stderr)


def accepted_of(text):
    """{(path, old line, new line): reason}"""
    out = {}
    for block in re.split(r"\n\s*\n", text):
        lines = [line for line in block.strip().split("\n") if line and not line.startswith("#")]
        if not lines:
            continue
        n = next((i for i in range(1, len(lines)) if lines[i][:2] != "-+"[(i - 1) % 2] + " "), 0)
        if n < 3 or n % 2 == 0:
            sys.exit(f"{ACCEPTED}: a block is a file, pairs of '- old' and '+ new', and a reason, not: {lines[0]}")
        for i in range(1, n, 2):
            out[(lines[0], lines[i][2:].strip(), lines[i + 1][2:].strip())] = " ".join(lines[n:])
    return out


def accepted():
    return accepted_of(rules.read(ROOT, ACCEPTED) if os.path.exists(os.path.join(ROOT, ACCEPTED)) else "")


def shown(job):
    game, path, n, what, text = job
    old = rules.read(ROOT, path).split("\n")
    mutant = tagged.Mutant(path, n, what, old, text, set())
    return mutant.key, f"{path}:{n + 1}: {what}\n    - {mutant.old}\n    + {mutant.new}"


def listed_in(excuses, key):
    return next((k for k in (key, (key[0], key[1], "*")) if k in excuses), None)


def jobs_of(game, parts):
    """The files to be broken, and the mutants of each: [(game, path, line index, what, new text)]."""
    for path in rules.files_below(ROOT, f"games/{game}", (".c", ".h")):
        if not LEFT_OUT.search(path) and (not parts or any(p in os.path.basename(path) for p in parts)):
            yield path, [(game, path, n, what, new) for n, what, new in mutants_of_file(path, rules.read(ROOT, path))]


def stale(excuses):
    """What is accepted, but is no mutant of the tree."""
    made, files = set(), sorted({key[0] for key in excuses})
    for path in files:
        if os.path.isfile(os.path.join(ROOT, path)):
            text = rules.read(ROOT, path)
            made |= {listed_in(excuses, shown(("", path, n, what, new))[0]) for n, what, new in mutants_of_file(path, text)}
    return [key for key in excuses if key not in made]


def tell_stale(excuses):
    gone = stale(excuses)
    for path, old, new in gone:
        print(f"{ACCEPTED}: no such mutant: {path}\n    - {old}\n    + {new}")
    return gone


def report(jobs, result, file, whole):
    excuses, bad, fine, lines, lived = accepted(), 0, 0, [], set()
    for job, kind in zip(jobs, result):
        if kind != "survived":
            continue
        key, text = shown(job)
        if listed_in(excuses, key):
            lived.add(listed_in(excuses, key))
            fine += 1
            continue
        bad += 1
        lines.append(text)
    if file:
        with open(file, "w", encoding="utf-8") as f:
            f.write("\n".join(lines) + "\n")
    else:
        print("\n".join("survived: " + line for line in lines))
    games = {job[0] for job in jobs}
    gone = tell_stale({key: why for key, why in excuses.items() if key[0].split("/")[1] in games})
    bad += len(gone)
    tried = {job[1] for job in jobs} if whole else set()
    for key in excuses:
        if key[0] in tried and key not in lived and key not in gone:
            print(f"{ACCEPTED}: does not survive any more: {key[0]}\n    - {key[1]}\n    + {key[2]}")
            bad += 1
    count = {kind: result.count(kind) for kind in ("test", "trace", "survived", "skipped")}
    print(f"{len(jobs)} mutants: {count['trace']} broke a trace first, {count['test']} failed another test alone, "
          f"{count['skipped']} did not compile, {count['survived']} survived, {fine} of them accepted with a reason")
    print(f"{count['trace'] + count['test'] + fine} passed, {bad} failed")
    return bad


def self_test():
    text = ("#include <x.h>\nstatic int f(int a)\n{\n    (void)a; /* a < b */\n    return a < 3 ? a : 3;\n}\n"
            "static const char *const words[] = {\"a\", \"b\"};\nint g(int);\n")
    made = {n for n, _, _ in mutants_of_file("x.c", text)}
    failed = int(made != {4})
    arrays = [new.split("\n")[0] for _, _, new in mutants_of_file("x.c", "    char a[B - 1], b[C], *c[2];\n")]
    arrays += [new.split("\n")[0] for _, _, new in mutants_of_file("x.c", "    int a[B] = {0};\n")]
    if arrays != ["    ;", "    char a[B + 1], b[C], *c[2];", "    int a[B] = {(0 + 1)};"]:
        print(f"self-test: of arrays that are longer by one only none is made, not {arrays}")
        failed += 1
    if failed:
        print(f"self-test: mutants on lines {made}, not on line 4 alone")
    if accepted_of("# x\n\na.c\n- b\n+ *\n- c\n+ d\nWhy,\nand so on.\n") != {("a.c", "b", "*"): "Why, and so on.",
                                                                            ("a.c", "c", "d"): "Why, and so on."}:
        print("self-test: a block of two pairs")
        failed += 1
    gone = stale({("tools/none.c", "a < b", "*"): "", ("games/bloodsport/decks.c", "a < b", "a <= b"): ""})
    if len(gone) != 2:
        print(f"self-test: of two that cannot be made {len(gone)} were found")
        failed += 1
    print(f"{4 - min(failed, 4)} passed, {failed} failed")
    return int(failed > 0)


def main():
    parser = argparse.ArgumentParser(description="mutants of every line that decides")
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--files", default="", help="only files whose name has one of these parts")
    parser.add_argument("--lines", default="", help="only of these, A-B")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--survivors", default="", help="write them there")
    parser.add_argument("--listed", action="store_true", help="try only those that are accepted: each must survive")
    parser.add_argument("--accepted", action="store_true", help="only see whether what is accepted can still be made")
    parser.add_argument("--self-test", action="store_true")
    args = parser.parse_args()
    if args.self_test:
        return self_test()
    if args.accepted:
        excuses = accepted()
        bad = len(tell_stale(excuses))
        print(f"{len(excuses) - bad} passed, {bad} failed")
        return int(bad > 0)
    games = args.games or GAMES
    parts = [p for p in args.files.split(",") if p]
    build = os.path.join(ROOT, "build")
    with tempfile.TemporaryDirectory(prefix="linemutants-") as work:
        linker = Linker(build, work)
        jobs = []
        for game in games:
            trier = Trier(linker, game, os.path.join(work, "whole"))
            for path, made in jobs_of(game, parts):
                if path.endswith(".c"):
                    objects = trier.compile(path, rules.read(ROOT, path))
                    if objects is None:  # tcc has no numbers of 128 bits
                        linker.wide.add(path)
                        objects = trier.compile(path, rules.read(ROOT, path))
                    if objects is None or not trier.test("trace", objects):
                        sys.exit(f"{path}, compiled by tcc, is not what it is by gcc:\n{trier.said[-1500:]}")
                jobs += made
            whole_game(trier, next(p for p in rules.files_below(ROOT, f"games/{game}", (".c",)) if not LEFT_OUT.search(p)))
        first, last = (int(n) for n in (args.lines or "1-999999").split("-"))
        jobs = [job for job in jobs if first <= job[2] + 1 <= last][::args.every]
        if args.listed:
            excuses = accepted()
            jobs = [job for job in jobs if listed_in(excuses, shown(job)[0])]
        hunt = Hunt(jobs)
        workers = []
        for n in range(args.jobs):
            triers = {game: Trier(linker, game, os.path.join(work, f"{n}-{game}")) for game in games}
            workers.append(threading.Thread(target=hunt.work, args=(triers,)))
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        return 1 if report(jobs, hunt.result, args.survivors, args.every == 1 and not args.lines) else 0


if __name__ == "__main__":
    sys.exit(main())
