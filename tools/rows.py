#!/usr/bin/python3
"""Lists every row of the tables of 21 (docs/rules/twenty-one-rows.md) with the cases that test it. Always true: a
row of games/twenty_one/rows.yaml is a bullet `- **name** ...` of that page, a test of it a case of tests/rules/twenty-one
whose title begins with `row name:`, its title a term of voice/en.ftl, its text the term's or a line of the message that has
those with numbers; a row without one of these, a bullet or test of no row are faults.

    tools/rows.py              the list; fails on a fault
    tools/rows.py --names      the names of the rows, one a line
    tools/rows.py --self-test  plants each of these faults and must find it
"""
import os
import re
import sys
import tempfile

import rules

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
PAGE = "docs/rules/twenty-one-rows.md"
SCRIPTS = "tests/rules/twenty-one"
TABLES = "games/twenty_one/rows.yaml"
VOICE = "games/twenty_one/voice/en.ftl"
PARTS = {"skills": "deed", "spells": "spell-text", "gear": "gear-text", "armors": "armor-text"}   # twenty-one-part-...
NO_ROWS = {"incidental", "two-handed", "bare-hands"}   # no things of their own


def name_of(section, name):
    """What the page calls it: Light is a Skill and a spell."""
    return f"{name}-{section[:-1]}" if name == "light" else name


def tables_of(text):
    """Yields (section, name) of each row of rows.yaml."""
    section = None
    for line in text.split("\n"):
        m = re.match(r"(\w+):$", line)
        section = m.group(1) if m else section
        m = re.match(r"  - \{name: ([a-z-]+)[,}]", line)
        if m and m.group(1) not in NO_ROWS:
            yield section, m.group(1)


def rows_of(page):
    """([row names in their order], [faults])."""
    rows, faults = [], []
    for name in re.findall(r"^- \*\*([a-z-]+)\*\*", page, re.M):
        if name in rows:
            faults.append(f"{PAGE}: '{name}' stands there twice")
        rows.append(name)
    return rows, faults


def tests_of(root):
    """{row name: ['file:line']}."""
    out = {}
    for path in rules.files_below(root, SCRIPTS, (".rules",)):
        for n, line in enumerate(rules.read(root, path).split("\n"), 1):
            m = re.match(r"case [^:]*: row ([^:]+):", line)
            if m:
                out.setdefault(m.group(1), []).append(f"{os.path.basename(path)}:{n}")
    return out


def unsaid(tables, voice):
    """Faults of rows that have no title or no text."""
    for section, name in tables:
        term = "-%s-%s" % (section.removesuffix("s"), name)
        its = re.search(r"^%s = .*\n((?:    .*\n)*)" % term, voice, re.M)
        said = re.search(r"^twenty-one-part-%s = (.*\n(?:[ }].*\n)*)" % PARTS[section], voice, re.M)
        if not its:
            yield f"{VOICE}: '{term}' is missing: the title of a row of {TABLES}"
        elif "    .text = " not in its.group(1) and not (said and f"[{name}]" in said.group(1)):
            yield f"{VOICE}: '{term}' has no .text, and no line in twenty-one-part-{PARTS[section]}"


def look(root):
    """([(row, places)], [faults])."""
    rows, faults = rows_of(rules.read(root, PAGE))
    tests = tests_of(root)
    tables = list(tables_of(rules.read(root, TABLES)))
    made = {name_of(section, name) for section, name in tables}
    faults += unsaid(tables, rules.read(root, VOICE))
    faults += [f"{PAGE}: '{row}' is no row of {TABLES}" for row in rows if row not in made]
    faults += [f"{TABLES}: '{row}' is not in {PAGE}" for row in sorted(made) if row not in rows]
    faults += [f"{PAGE}: '{row}' has no test" for row in rows if row not in tests]
    faults += [f"{SCRIPTS}: {places[0]}: no row is called '{name}'" for name, places in sorted(tests.items()) if name not in rows]
    return [(row, tests.get(row, [])) for row in rows], faults


TREE = {
    PAGE: "# Toy\n## Skills\n- **one**: this\n- **light-skill** E1: that\n## Swords\n- **long-one** W1: cuts\n",
    TABLES: "skills:\n  - {name: one, cost: 1}\n  - {name: light}\n\ngear:\n  - {name: long-one, weight: 1}\n  - {name: one, a: b}\n"
            "  - {name: two-handed, class: grip}\n",
    VOICE: "-skill-one = One\n    .text = this\n-skill-light = Light\n-gear-long-one = Long\n    .text = It cuts.\n-gear-one = One\n"
           "twenty-one-part-deed = { $skill ->\n    [light] that { $high }\n   *[other] none\n}\n"
           "twenty-one-part-gear-text = { $gear ->\n    [one] it\n   *[other] none\n}\n-armor-long-one = Long\n",
    SCRIPTS + "/a.rules": "case BJ-E3: row one: a\ncase BJ-E3: row light-skill: b\n0 pass\ncase BJ-H1 BJ-A1: row long-one: c\n",
}
FAULTS = [
    (None, None, None, None),
    (PAGE, "- **light-skill** E1", "- **dark** E1: more\n- **light-skill** E1", "'dark' has no test"),
    (PAGE, "- **light-skill** E1", "- **dark** E1: more\n- **light-skill** E1", "'dark' is no row"),
    (PAGE, "- **light-skill** E1", "- **one** E1: more\n- **light-skill** E1", "stands there twice"),
    (PAGE, "- **long-one** W1: cuts\n", "", "'long-one' is not in"),
    (TABLES, "  - {name: light}\n", "", "'light-skill' is no row"),
    (VOICE, "-skill-light = Light\n", "", "'-skill-light' is missing"),
    (VOICE, "    .text = It cuts.\n", "", "'-gear-long-one' has no .text"),
    (VOICE, "    [light] that { $high }\n", "", "'-skill-light' has no .text"),
    (SCRIPTS + "/a.rules", "row light-skill:", "row lihgt-skill:", "'light-skill' has no test"),
    (SCRIPTS + "/a.rules", "row light-skill:", "row lihgt-skill:", "no row is called 'lihgt-skill'"),
    (SCRIPTS + "/a.rules", "case BJ-E3: row light-skill:", "# BJ-E3: row light-skill:", "'light-skill' has no test"),
]


def self_test():
    failed = 0
    for path, old, new, want in FAULTS:
        with tempfile.TemporaryDirectory() as root:
            for file, text in TREE.items():
                os.makedirs(os.path.dirname(os.path.join(root, file)), exist_ok=True)
                if file == path:
                    assert old in text
                    text = text.replace(old, new, 1)
                with open(os.path.join(root, file), "w", encoding="utf-8") as f:
                    f.write(text)
            _, faults = look(root)
        if not any(want in fault for fault in faults) if want else faults:
            failed += 1
            print(f"planted {want!r}, found {faults}")
    print(f"rows.py: {len(FAULTS)} trees, {failed} wrong")
    return failed


def main():
    if sys.argv[1:] == ["--self-test"]:
        return 1 if self_test() else 0
    if sys.argv[1:] not in ([], ["--names"]):
        sys.exit("usage: tools/rows.py [--names | --self-test]")
    listed, faults = look(ROOT)
    for row, places in listed:
        print(row if sys.argv[1:] else f"{row:22}{' '.join(places) or '-'}")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
