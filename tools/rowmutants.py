#!/usr/bin/python3
"""Spoils each row of the tables of 21, one number or word at a time and as a whole, and sees whether a case that is
named by the row fails (tools/rows.py). Always true: it works in a folder of its own on a build that is there, with
ninja, and never touches the tree. The removal of a row lives if the cases named by it pass, which is a fault; a smaller
change lives if all cases of the game pass, and is listed.

    tools/rowmutants.py BUILD              every mutant; exit 1 if a row's removal lives
    tools/rowmutants.py BUILD --row NAME   only that row
    tools/rowmutants.py --list             the mutants, without running them
    tools/rowmutants.py --self-test
"""
import os
import re
import subprocess
import sys
import tempfile

import rows
import rules

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
PATH = "games/twenty_one/rows.yaml"
NAMES = {("skills", "light"): "light-skill", ("spells", "light"): "light-spell"}
NO_ROWS = {"incidental", "two-handed", "bare-hands"}
# What stands for "not this": another word of the same kind.
OTHERS = {
    "strength": "hope", "dexterity": "hope", "endurance": "hope", "hope": "strength", "wits": "strength", "power": "strength",
    "yes": "no", "miracle": "sorcery", "sorcery": "miracle", "pyromancy": "miracle", "one": "adjacent", "within": "adjacent",
    "adjacent": "within", "blast": "one", "clubs": "hearts",
}
STEPS = {"range": 5, "reach": 5}      # feet of a square
DROPPED = ("whose", "which")
# What is left of a row that is removed: it is there, and does nothing of its own.
REMOVED = {"skills": "of: {of}, cost: 9, piece: {piece}",
           "spells": "school: {school}, abilities: [power], target: 21, piece: timed, timed: hush, turns: 1",
           "gear": "class: {class_}", "armors": "weight: 0"}


class Mutant:
    def __init__(self, row, what, text, whole):
        self.row, self.what, self.text, self.whole = row, what, text, whole


def rows_in(text):
    """Yields (section, name, start, end) of what stands in the braces of each row behind its name."""
    section = None
    for m in re.finditer(r"^(\w+):$|^  - \{name: ([a-z-]+), (.*)\}$", text, re.M):
        if m.group(1):
            section = m.group(1)
        else:
            yield section, m.group(2), m.start(3), m.end(3)


def small_changes(inside):
    """Yields (what, new inside)."""
    for m in re.finditer(r"(?<![\w-])-?\d+\b(?![\],] [a-z]*\])", inside):
        key = re.search(r"([a-z-]+): $", inside[:m.start()])
        if not key:
            continue                  # the need "21"
        n = int(m.group())
        new = n + STEPS.get(key.group(1), 1) if n >= 0 else 0
        yield f"{key.group(1)} {n} -> {new}", inside[:m.start()] + str(new) + inside[m.end():]
    for m in re.finditer(r"(?<![\w-])[a-z]+(?![\w:-])", inside):
        if m.group() in OTHERS and not re.search(r"(name|timed|mark|skill): $", inside[:m.start()]):
            yield f"{m.group()} -> {OTHERS[m.group()]}", inside[:m.start()] + OTHERS[m.group()] + inside[m.end():]
    for m in re.finditer(r", (needs|effects): \[([^\]]*)\]", inside):
        words = m.group(2).split(", ")
        for word in words:
            left = ", ".join(w for w in words if w != word)
            yield f"without {word}", inside[:m.start(2)] + left + inside[m.end(2):]
    for m in re.finditer(r", (%s): [a-z]+" % "|".join(DROPPED), inside):
        yield f"without {m.group(1)}", inside[:m.start()] + inside[m.end():]


def value(inside, key, other=""):
    m = re.search(rf"\b{key}: ([a-z-]+)", inside)
    return m.group(1) if m else other


def removal(section, inside):
    of = value(inside, "of")
    shield = value(inside, "piece") == "shield"
    class_ = value(inside, "class")
    if class_ == "item":
        class_ = "item, stack: 1, item: " + ("heal-all" if value(inside, "item") == "coat" else "coat")
    elif class_ in ("melee", "ranged", "tool"):
        class_ = "shield"
    return REMOVED[section].format(of=of, piece="shield" if shield else "change" if of == "gear" else "passive",
                                   school=value(inside, "school"), class_=class_)


def find_mutants(root):
    out = []
    text = rules.read(root, PATH)
    for section, name, start, end in rows_in(text):
        if name in NO_ROWS:
            continue
        row, inside = NAMES.get((section, name), name), text[start:end]
        out.append(Mutant(row, "removed", text[:start] + removal(section, inside) + text[end:], True))
        for what, new in small_changes(inside):
            out.append(Mutant(row, what, text[:start] + new + text[end:], False))
    return out


class Bench:
    """Makes the rows anew, links them before the libraries, plays the scripts."""

    def __init__(self, build, folder):
        self.build, self.folder = build, folder
        said = subprocess.run(["ninja", "-C", build, "-t", "commands", "rules_test"], check=True, capture_output=True, text=True)
        self.commands = said.stdout.split("\n")
        self.scripts = sorted(rules.files_below(ROOT, rows.SCRIPTS, (".rules",)))

    def failing_rows(self, mutant):
        """The rows and titles of failing cases."""
        yaml, source, made = (f"{self.folder}/{name}" for name in ("rows.yaml", "mutant.c", "mutant.o"))
        with open(yaml, "w", encoding="utf-8") as f:
            f.write(mutant.text)
        subprocess.run([f"{self.build}/tools/embed", yaml, "twenty_one_rows", source], check=True)
        subprocess.run(["gcc", "-O0", "-std=c17", "-I", ROOT, "-c", source, "-o", made], check=True)
        link = next(c for c in self.commands if "-o tests/rules/rules_test " in c)
        link = link.replace("-o tests/rules/rules_test ", f"-o {self.folder}/rules_test {made} ")
        subprocess.run(link, cwd=self.build, shell=True, check=True, capture_output=True)
        return self.play(f"{self.folder}/rules_test")

    def play(self, program):
        try:
            said = subprocess.run([program] + [os.path.join(ROOT, s) for s in self.scripts], capture_output=True, text=True,
                                  timeout=60)
        except subprocess.TimeoutExpired:
            return {"*"}
        if said.returncode not in (0, 1):
            return {"*"}                                 # it crashed
        failing = set(re.findall(r"^FAIL [^:]+:\d+: [^:]*: (row [^:]+|[^\n]*)", said.stdout, re.M))
        return {f[4:] if f.startswith("row ") else f for f in failing}


def run(build, only):
    lived = removed = 0
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(os.path.realpath(build), folder)
        sound = bench.play(f"{bench.build}/tests/rules/rules_test")
        if sound:
            print(f"already failing: {', '.join(sorted(sound))}")
        mutants = [m for m in find_mutants(ROOT) if only in (None, m.row)]
        for m in mutants:
            failing = bench.failing_rows(m)
            if "*" not in failing and (m.row not in failing - sound if m.whole else not failing - sound):
                print(f"lives: {m.row}: {m.what}")
                lived += 1
                removed += m.whole
    print(f"{len(mutants)} mutants of {len({m.row for m in mutants})} rows, {lived} live, {removed} of them whole rows")
    return 1 if removed or sound else 0


def self_test():
    inside = "class: melee, range: 10, edge: -1, abilities: [wits], effects: [again, sweep], needs: [21], whose: own, fire: yes"
    found = [what for what, _ in small_changes(inside)]
    wanted = ["range 10 -> 15", "edge -1 -> 0", "wits -> strength", "yes -> no", "without again", "without sweep", "without 21",
              "without whose"]
    text = "skills:\n  - {name: a-b, of: wits, limit: 2}\n\ngear:\n  - {name: c, class: tool, school: miracle}\n"
    found_rows = [(s, n, text[a:b]) for s, n, a, b in rows_in(text)]
    wrong = (found != wanted) + (found_rows != [("skills", "a-b", "of: wits, limit: 2"), ("gear", "c", "class: tool, school: miracle")])
    named = {m.row for m in find_mutants(ROOT) if m.whole}
    wrong += set(rows.rows_of(rules.read(ROOT, rows.PAGE))[0]) != named
    print(f"rowmutants.py: 3 looks, {wrong} wrong")
    return 1 if wrong else 0


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    if sys.argv[1:] == ["--list"]:
        for m in find_mutants(ROOT):
            print(f"{m.row}: {m.what}")
        return 0
    if len(sys.argv) == 2 and not sys.argv[1].startswith("-"):
        return run(sys.argv[1], None)
    if len(sys.argv) == 4 and sys.argv[2] == "--row":
        return run(sys.argv[1], sys.argv[3])
    sys.exit("usage: tools/rowmutants.py BUILD [--row NAME] | --list | --self-test")


if __name__ == "__main__":
    sys.exit(main())
