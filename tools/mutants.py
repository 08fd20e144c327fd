#!/usr/bin/python3
"""Breaks each line that decides a rule, one small mistake at a time, and sees whether a test that names the
rule's id fails. Always true: it works in copies under build-mutants/ and never touches the tree.

    tools/mutants.py [--ids BG-C4,BG-C5] [--max N] [--every K] [--jobs J] [--list] [--self-test]

--max N stops after N mutants; --every K takes each K-th, for a quick look over all rules. Exit 1 if a mutant
survived that tools/mutants-accepted.txt does not list. That file has a block for each, ended by a blank line:

    games/toy/toy.c
    - if (a < b)
    + if (a <= b)
    why no test can tell the two apart
"""
import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
import threading
import time

import mutate
import rules

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
WORK = os.path.join(ROOT, "build-mutants")
ACCEPTED = "tools/mutants-accepted.txt"
TEST_CPU_SECONDS_MAX = 60  # a mutant that never ends is caught, too; not by the clock, which a busy machine spends
TEST_SECONDS_MAX = 900     # of one that sleeps


class Mutant:
    def __init__(self, path, line, what, old, text, ids):
        self.path, self.line, self.what, self.text, self.ids = path, line, what, text, ids
        new = text.split("\n")
        self.old = old[line].strip()
        self.new = new[line].strip() if line < len(new) else ""
        if self.old == self.new:  # the change lies on a later line of the same statement
            later = [i for i in range(min(len(old), len(new))) if old[i] != new[i]]
            if later:
                self.old, self.new = old[later[0]].strip(), new[later[0]].strip()
        self.key = (path, self.old, self.new)

    def __str__(self):
        return f"{self.path}:{self.line + 1}: {' '.join(sorted(self.ids))}: {self.what}\n    - {self.old}\n    + {self.new}"


def find_mutants(root, wanted):
    out = {}
    for page in rules.pages(root):
        for path in rules.files_below(root, rules.folder_of_page(page), (".c", ".h", ".yaml")):
            text = rules.read(root, path)
            lines = text.split("\n")
            for i, _, at in rules.tags_in(root, path):
                if wanted and i not in wanted:
                    continue
                for line, what, new in mutate.mutants_of(path, text, at):
                    if new in out:
                        out[new].ids.add(i)
                    else:
                        out[new] = Mutant(path, line, what, lines, new, {i})
    return list(out.values())


def accepted(root):
    """{(path, old line, new line): reason}"""
    out = {}
    if os.path.exists(os.path.join(root, ACCEPTED)):
        for block in re.split(r"\n\s*\n", rules.read(root, ACCEPTED)):
            lines = [line for line in block.strip().split("\n") if line and not line.startswith("#")]
            if not lines:
                continue
            if len(lines) < 4 or not lines[1].startswith("- ") or not lines[2].startswith("+ "):
                sys.exit(f"{ACCEPTED}: a block is a file, '- old', '+ new' and a reason, not: {lines[0]}")
            out[(lines[0], lines[1][2:].strip(), lines[2][2:].strip())] = " ".join(lines[3:])
    return out


def limit_cpu():
    resource.setrlimit(resource.RLIMIT_CPU, (TEST_CPU_SECONDS_MAX, TEST_CPU_SECONDS_MAX))


def run(command, cwd, limited=False):
    """(exit code, output); a time limit that is passed counts as a failure."""
    try:
        done = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
                              timeout=TEST_SECONDS_MAX if limited else None, preexec_fn=limit_cpu if limited else None)
        return done.returncode, done.stdout.decode("utf-8", "replace")
    except subprocess.TimeoutExpired:
        return -1, "no end"


def tests_of(build):
    """[(command, working folder)] of every test; ctest itself leaves out those that are not built yet."""
    out = []
    for path in rules.files_below(build, "tests", ("CTestTestfile.cmake",)):
        text = rules.read(build, path)
        for m in re.finditer(r'^add_test\(\[=\[(.*?)\]=\] (.*)\)$', text, re.M):
            cwd = re.search(rf'set_tests_properties\(\[=\[{re.escape(m.group(1))}\]=\] PROPERTIES [^\n]*?'
                            r'WORKING_DIRECTORY "([^"]*)"', text)
            command = re.findall(r'"((?:[^"\\]|\\.)*)"', m.group(2))
            out.append((command, cwd.group(1) if cwd else os.path.join(build, os.path.dirname(path))))
    return out


class Copy:
    """A copy of the tree with a build of the programs whose tests name rules."""

    def __init__(self, number, naming):
        self.root = os.path.join(WORK, str(number))
        self.build = os.path.join(self.root, "build")
        self.sync()
        os.makedirs(self.build, exist_ok=True)
        code, out = run(["cmake", "-S", self.root, "-B", self.build, "-G", "Ninja", "-DCMAKE_C_COMPILER=gcc",
                         "-DCMAKE_BUILD_TYPE=None", "-DCMAKE_C_FLAGS=-O1 -w -fsanitize=undefined -fsanitize-undefined-trap-on-error"], self.root)
        if code:
            sys.exit(out)
        self.plan(naming)
        code, out = run(["ninja", "-C", self.build, *self.targets], self.root)
        if code:
            sys.exit(f"the tree itself does not build:\n{out[-3000:]}")

    def sync(self):
        """Only files that differ are written, so that little is compiled anew."""
        listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, check=True,
                                stdout=subprocess.PIPE).stdout.decode().split("\n")
        keep = set()
        for path in filter(None, listed):
            source, target = os.path.join(ROOT, path), os.path.join(self.root, path)
            if not os.path.isfile(source):
                continue
            keep.add(path)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            with open(source, "rb") as f:
                data = f.read()
            if not os.path.isfile(target) or open(target, "rb").read() != data:
                shutil.copy(source, target)
        for at, folders, files in os.walk(self.root):
            folders[:] = [f for f in folders if os.path.join(at, f) != self.build]
            for file in files:
                path = os.path.relpath(os.path.join(at, file), self.root)
                if path not in keep:
                    os.remove(os.path.join(self.root, path))

    def plan(self, naming):
        """For each id the commands that try it: rule scripts by id, else the tests of the folder that names it."""
        self.commands, self.targets, programs = {}, set(), {}
        for command, cwd in tests_of(self.build):
            folder, target = os.path.split(os.path.relpath(command[0], self.build))
            if target == "rules_test":  # a game's scripts lie together, and where they lie it is run
                folder = os.path.relpath(cwd, self.root)
            programs.setdefault(folder, []).append((command, cwd, target))
        for i, paths in naming.items():
            self.commands[i] = []
            scripts = [p for p in paths if p.endswith(".rules")]
            for folder in sorted({os.path.dirname(p) for p in paths}):
                for command, cwd, target in programs.get(folder, []):
                    if target == "rules_test":
                        if not scripts:
                            continue
                        files = [a for a in command[1:] if a.endswith(".rules")]
                        command = [command[0], *files, "--id", i]
                    if (command, cwd) not in self.commands[i]:
                        self.commands[i].append((command, cwd))
                        self.targets.add(target)

    def try_ids(self, ids):
        """The first command that failed, or None."""
        for i in sorted(ids):
            for command, cwd in self.commands.get(i, []):
                if run(command, cwd, limited=True)[0]:
                    return command
        return None

    def write(self, path, text):
        with open(os.path.join(self.root, path), "w", encoding="utf-8") as f:
            f.write(text)

    def try_mutant(self, mutant, original):
        """'killed', 'survived' or 'skipped' (it does not compile)."""
        self.write(mutant.path, mutant.text)
        try:
            if run(["ninja", "-C", self.build, *self.targets], self.root)[0]:
                return "skipped"
            return "killed" if self.try_ids(mutant.ids) else "survived"
        finally:
            self.write(mutant.path, original)


class Hunt:
    """Several copies at work on one list of mutants."""

    def __init__(self, mutants):
        self.mutants, self.next, self.lock = mutants, 0, threading.Lock()
        self.result = [None] * len(mutants)
        self.started = time.time()

    def work(self, copy, originals):
        while True:
            with self.lock:
                n, self.next = self.next, self.next + 1
            if n >= len(self.mutants):
                return
            self.result[n] = copy.try_mutant(self.mutants[n], originals[self.mutants[n].path])
            if n % 25 == 24:
                print(f"  {n + 1} of {len(self.mutants)} mutants, {time.time() - self.started:.0f} s", file=sys.stderr)

    def run(self, copies):
        originals = {m.path: rules.read(ROOT, m.path) for m in self.mutants}
        workers = [threading.Thread(target=self.work, args=(copy, originals)) for copy in copies]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()


def stale(root, excuses):
    """What is accepted, but is no mutant of the tree."""
    made = {m.key for m in find_mutants(root, set())}
    return [key for key in excuses if key not in made]


def tell_stale(excuses):
    gone = stale(ROOT, excuses)
    for path, old, new in gone:
        print(f"{ACCEPTED}: no such mutant: {path}\n    - {old}\n    + {new}")
    return gone


def report(mutants, result, full):
    excuses = accepted(ROOT)
    count = {kind: result.count(kind) for kind in ("killed", "survived", "skipped")}
    bad = 0
    for mutant, kind in zip(mutants, result):
        if kind == "survived" and mutant.key not in excuses:
            print(f"survived: {mutant}")
            bad += 1
    gone = tell_stale(excuses)
    bad += len(gone)
    if full:
        made = {m.key for m, kind in zip(mutants, result) if kind == "survived"}
        for key in sorted(set(excuses) - made - set(gone)):
            print(f"{ACCEPTED}: no such survivor any more: {key[0]}: {key[2]}")
            bad += 1
    lost = count["survived"] - sum(1 for m, k in zip(mutants, result) if k == "survived" and m.key not in excuses)
    print(f"{len(mutants)} mutants: {count['killed']} killed, {count['skipped']} did not compile, "
          f"{count['survived']} survived, {lost} of them accepted with a reason")
    print(f"{count['killed'] + lost} passed, {bad} failed")
    return bad


def self_test():
    text = ("enum { START = 16, OTHER };\n"                                    # 0
            "static int f(int a, int b)\n{\n"                                  # 1 2
            "    if (a < b && /* TY-A1 */\n        b == 3)\n"                  # 3 4
            "        return 1;\n"                                              # 5
            "    a += START; /* TY-A2 */\n"                                    # 6
            "    g(\"a < b\", a - 1,\n      b); /* last */\n"                  # 7 8
            "    for (int i = 0; i <= 4; i++)\n        a++;\n"                 # 9 10
            "    switch (a) {\n    case OTHER: b = 0; break;\n    }\n"         # 11 12 13
            "    return a;\n}\n")                                              # 14
    wanted = {0: {"enum { START = (16 + 1), OTHER };"},
              3: {"if (!(a < b && /* TY-A1 */", "if (a <= b && /* TY-A1 */", "if (a < b || /* TY-A1 */", ";"},
              6: {"a -= START; /* TY-A2 */", "a += (START + 1); /* TY-A2 */", "; /* TY-A2 */"},
              7: {'g("a < b", a + 1,', 'g("a < b", a - (1 + 1),', "; /* last */"},
              9: {";", "for (int i = 0;!( i <= 4); i++)", "for (int i = 0; i < 4; i++)", "for (int i = 0; i <= 4; i--)",
                  "for (int i = (0 + 1); i <= 4; i++)", "for (int i = 0; i <= (4 + 1); i++)"},
              12: {"case OTHER: ; break;", "case OTHER: b = (0 + 1); break;"},
              14: {"return !(a);"}}
    failed = 0
    for n, want in wanted.items():
        made = {out.split("\n")[n].strip() for _, _, out in mutate.mutants_c(text, n)}
        if made != {w.strip() for w in want}:
            print(f"self-test: line {n}: missing {want - made}, beyond {made - want}")
            failed += 1
    # A tag before a function speaks of its whole body.
    if len(list(mutate.mutants_c(text, 1))) < 15:
        print("self-test: the body of a function gave too few mutants")
        failed += 1
    # What changes nothing is not tried: of the clamp only the two results are.
    clamp = "    return s->x < 1 ? 1 : s->x;\n"
    if [o.strip() for _, _, o in mutate.mutants_c(clamp, 0)] != ["return !(s->x < 1 ? 1 : s->x);",
                                                                "return s->x < 1 ? (1 + 1) : s->x;"]:
        print("self-test: a clamp")
        failed += 1
    if [w for _, w, _ in mutate.mutants_yaml("a: 1\nb: {rank: 2, at: x3} # TY-A1\n", 1)] != ["2 to 3", "2 to 1"]:
        print("self-test: a line of YAML")
        failed += 1
    print(f"{len(wanted) + 3 - failed} passed, {failed} failed")
    return 1 if failed else 0


def main():
    parser = argparse.ArgumentParser(description="mutants of the lines that decide rules")
    parser.add_argument("--ids", default="", help="only these, with commas")
    parser.add_argument("--max", type=int, default=0, help="stop after that many")
    parser.add_argument("--every", type=int, default=1, help="take each K-th")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="print the mutants, try none")
    parser.add_argument("--accepted", action="store_true", help="only see whether what is accepted can still be made")
    parser.add_argument("--self-test", action="store_true")
    args = parser.parse_args()
    if args.self_test:
        return self_test()
    if args.accepted:
        excuses = accepted(ROOT)
        bad = len(tell_stale(excuses))
        print(f"{len(excuses) - bad} passed, {bad} failed")
        return int(bad > 0)
    wanted = set(filter(None, args.ids.split(",")))
    mutants = find_mutants(ROOT, wanted)[::args.every]
    if args.max:
        mutants = mutants[:args.max]
    if args.list:
        for mutant in mutants:
            print(mutant)
        print(f"{len(mutants)} mutants")
        return 0
    naming = rules.tests_naming(ROOT, rules.prefixes(rules.pages(ROOT)))
    copies = [Copy(n, naming) for n in range(max(1, min(args.jobs, len(mutants))))]
    ids = set().union(*(m.ids for m in mutants)) if mutants else set()
    broken = copies[0].try_ids(ids)
    if broken:
        print(f"a test fails on the tree itself: {' '.join(broken)}")
        return 1
    hunt = Hunt(mutants)
    hunt.run(copies)
    return 1 if report(mutants, hunt.result, not wanted and not args.max and args.every == 1) else 0


if __name__ == "__main__":
    sys.exit(main())
