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
import shlex
import subprocess
import sys
import tempfile

import rows
import rules

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
GAME = "games/twenty_one"
TABLES = {"hero/skills.c": "SKILL_", "fight/spells.c": "SPELL_", "hero/gear.c": "GEAR_"}
NAMES = {"SKILL_LIGHT": "light-skill", "SPELL_LIGHT": "light-spell", "SKILL_FACES": "dagger", "GEAR_FLAME": "pyromancy-flame",
         "ARMOR_LEATHER": "leather-armor"}
NO_ROWS = {"GEAR_INCIDENTAL", "GEAR_GRIP", "GEAR_BARE"}
# What stands for "not this": another word of the same kind.
OTHERS = {
    "STRENGTH": "HOPE", "DEXTERITY": "HOPE", "ENDURANCE": "HOPE", "HOPE": "STRENGTH", "WITS": "STRENGTH", "POWER": "STRENGTH",
    "EITHER": "BIT(STRENGTH)", "true": "false",
    "SCHOOL_MIRACLE": "SCHOOL_SORCERY", "SCHOOL_SORCERY": "SCHOOL_MIRACLE", "SCHOOL_PYROMANCY": "SCHOOL_MIRACLE",
    "MIRACLE": "SORCERY", "SORCERY": "MIRACLE", "PYROMANCY": "MIRACLE",
    "SHAPE_ONE": "SHAPE_ADJACENT", "SHAPE_WITHIN": "SHAPE_ADJACENT", "SHAPE_ADJACENT": "SHAPE_WITHIN", "SHAPE_BLAST": "SHAPE_ONE",
    "SUIT_CLUBS": "SUIT_HEARTS",
}
STEPS = {"range": 5, "reach": 5, "skill_attack": -1, "skill_defend": -1}   # feet of a square; yes or no
DROPPED = ("NEED_", "GEAR_")          # bits of a set
REMOVED = {"SKILL_": ".ability = {ability}, .when = WHEN_ALWAYS, .piece = PIECE_PASSIVE",
           "SPELL_": ".school = {school}, .abilities = BIT(POWER), .target = 21, .piece = SPELL_PIECE_TIMED, .what = TIMED_HUSH",
           "GEAR_": ".class = CLASS_INCIDENTAL, .stack = 1, .skill = SKILLS, .school = SCHOOL_NONE",
           "ARMOR_": ".weight = 0"}


class Mutant:
    def __init__(self, row, path, what, text, whole):
        self.row, self.path, self.what, self.text, self.whole = row, path, what, text, whole


def name_of(word):
    return NAMES.get(word, word.split("_", 1)[1].lower().replace("_", "-"))


def initializers(text):
    """Yields (enumerator, start, end) of the inside of each `[NAME] = {...}`."""
    for m in re.finditer(r"^    \[((?:SKILL|SPELL|GEAR|ARMOR)_\w+)\] = \{", text, re.M):
        depth, at = 1, m.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(text[at], 0)
            at += 1
        yield m.group(1), m.end(), at - 1


def small_changes(inside):
    """Yields (what, new inside)."""
    for m in re.finditer(r"(?<![\w.])-?\d+\b", inside):
        n, field = int(m.group()), re.search(r"\.(\w+) = $", inside[:m.start()])
        new = n + STEPS.get(field.group(1) if field else "", 1) if n >= 0 else 0
        yield f"{n} -> {new}", inside[:m.start()] + str(new) + inside[m.end():]
    for m in re.finditer(r"\b[A-Za-z_]+\b", inside):
        word = m.group()
        if word in OTHERS:
            yield f"{word} -> {OTHERS[word]}", inside[:m.start()] + OTHERS[word] + inside[m.end():]
        elif word.startswith(DROPPED) and (word.startswith("NEED_") or ".flags" in inside[:m.start()]):
            yield f"without {word}", inside[:m.start()] + "0" + inside[m.end():]
    for m in re.finditer(r", \.(whose|which) = \w+", inside):
        yield f"without .{m.group(1)}", inside[:m.start()] + inside[m.end():]


def removal(word, inside):
    ability = re.search(r"ABILITY_NONE|STRENGTH|DEXTERITY|ENDURANCE|HOPE|WITS|POWER", inside)
    school = re.search(r"MIRACLE|SORCERY|PYROMANCY", inside)
    form = REMOVED[word.split("_")[0] + "_"]
    return form.format(ability=ability.group() if ability else "", school="SCHOOL_" + school.group() if school else "")


def only_a_name(inside):
    return "PASSIVE" in inside and ".gain" not in inside


def find_mutants(root):
    out = []
    for file in TABLES:
        path = f"{GAME}/{file}"
        text = rules.read(root, path)
        for word, start, end in initializers(text):
            if word in NO_ROWS:
                continue
            inside = text[start:end]
            if not only_a_name(inside):
                out.append(Mutant(name_of(word), path, "removed", text[:start] + removal(word, inside) + text[end:], True))
            for what, new in small_changes(inside):
                out.append(Mutant(name_of(word), path, what, text[:start] + new + text[end:], False))
    # A Skill that is no more than a name in its table: the code is made to ask for another.
    skills = rules.read(root, f"{GAME}/hero/skills.c")
    for word in [w for w, a, b in initializers(skills) if only_a_name(skills[a:b])]:
        for path in rules.files_below(root, GAME, (".c",)):
            if os.path.basename(path) in ("skills.c", "names.c") or path.startswith(f"{GAME}/bot") or "words" in path:
                continue
            text = rules.read(root, path)
            if re.search(rf"\b{word}\b", text):
                out.append(Mutant(name_of(word), path, f"{word} unknown to it", re.sub(rf"\b{word}\b", "SKILL_FACES", text), True))
    return out


class Bench:
    """Compiles one file anew, links it before the libraries, plays the scripts."""

    def __init__(self, build, folder):
        self.build, self.folder = build, folder
        said = subprocess.run(["ninja", "-C", build, "-t", "commands", "rules_test"], check=True, capture_output=True, text=True)
        self.commands = said.stdout.split("\n")
        self.scripts = sorted(rules.files_below(ROOT, rows.SCRIPTS, (".rules",)))

    def compiler(self, path):
        return next(c for c in self.commands if f"{ROOT}/{path} " in c + " " and " -c " in c)

    def failing_rows(self, mutant):
        """The rows and titles of failing cases; None if it does not compile."""
        source, made = f"{self.folder}/mutant.c", f"{self.folder}/mutant.o"
        with open(source, "w", encoding="utf-8") as f:
            f.write(mutant.text)
        words = shlex.split(self.compiler(mutant.path))
        words[words.index("-o") + 1] = made
        words[words.index("-c") + 1] = source
        words = [w for w in words if w not in ("-MD",) and not w.endswith(".o.d")]
        for flag in ("-MT", "-MF"):
            if flag in words:
                del words[words.index(flag):words.index(flag) + (2 if flag == "-MT" else 1)]
        words.append("-Wno-error")
        if subprocess.run(words, cwd=self.build, capture_output=True).returncode:
            return None
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
            if failing is None:
                print(f"does not compile: {m.row}: {m.what}")
                removed += m.whole
            elif "*" not in failing and (m.row not in failing - sound if m.whole else not failing - sound):
                print(f"lives: {m.row}: {m.path}: {m.what}")
                lived += 1
                removed += m.whole
    print(f"{len(mutants)} mutants of {len({m.row for m in mutants})} rows, {lived} live, {removed} of them whole rows")
    return 1 if removed or sound else 0


def self_test():
    inside = ".a = 2, .b = -1, BIT(WITS), .flags = GEAR_ONE | GEAR_TWO, .whose = WHOSE_OWN"
    found = [what for what, _ in small_changes(inside)]
    wanted = ["2 -> 3", "-1 -> 0", "WITS -> STRENGTH", "without GEAR_ONE", "without GEAR_TWO", "without .whose"]
    text = "    [SKILL_A_B] = {X, .gain = {.limit = 2}},\n    [GEAR_FLAME] = {Y(1)},\n"
    rows_found = [(name_of(w), text[a:b]) for w, a, b in initializers(text)]
    wrong = (found != wanted) + (rows_found != [("a-b", "X, .gain = {.limit = 2}"), ("pyromancy-flame", "Y(1)")])
    named = {m.row for m in find_mutants(ROOT) if m.whole}
    wrong += set(rows.rows_of(rules.read(ROOT, rows.PAGE))[0]) != named
    print(f"rowmutants.py: 3 looks, {wrong} wrong")
    return 1 if wrong else 0


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    if sys.argv[1:] == ["--list"]:
        for m in find_mutants(ROOT):
            print(f"{m.row}: {m.path}: {m.what}")
        return 0
    if len(sys.argv) == 2 and not sys.argv[1].startswith("-"):
        return run(sys.argv[1], None)
    if len(sys.argv) == 4 and sys.argv[2] == "--row":
        return run(sys.argv[1], sys.argv[3])
    sys.exit("usage: tools/rowmutants.py BUILD [--row NAME] | --list | --self-test")


if __name__ == "__main__":
    sys.exit(main())
