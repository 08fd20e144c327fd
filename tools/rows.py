#!/usr/bin/python3
"""Lists every row of the tables of 21 (docs/rules/twenty-one-rows.md) with the cases that test it. Always true: a
row is a bullet `- **name** ...` of that page, a test of it a case of tests/rules/twenty-one whose title begins with
`row name:`; a row of no test, a test of no row and a section with another number of rows than its heading says are
faults.

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
ROWS = 73


def rows_of(page):
    """([row names in their order], [faults])."""
    rows, faults, heading, wanted, found = [], [], None, 0, 0
    for line in page.split("\n") + ["## "]:
        if line.startswith("## "):
            if heading and found != wanted:
                faults.append(f"{PAGE}: '{heading}' says {wanted} rows and has {found}")
            m = re.match(r"## (.+?) \((\d+)", line)
            heading, wanted, found = (m.group(1), int(m.group(2)), 0) if m else (line[3:], 0, 0)
        m = re.match(r"- \*\*([a-z-]+)\*\*", line)
        if m:
            found += 1
            if m.group(1) in rows:
                faults.append(f"{PAGE}: '{m.group(1)}' stands there twice")
            rows.append(m.group(1))
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


def look(root, total):
    """([(row, places)], [faults])."""
    rows, faults = rows_of(rules.read(root, PAGE))
    tests = tests_of(root)
    if len(rows) != total:
        faults.append(f"{PAGE}: {len(rows)} rows, not {total}")
    faults += [f"{PAGE}: '{row}' has no test" for row in rows if row not in tests]
    faults += [f"{SCRIPTS}: {places[0]}: no row is called '{name}'" for name, places in sorted(tests.items()) if name not in rows]
    return [(row, tests.get(row, [])) for row in rows], faults


TREE = {
    PAGE: "# Toy\n## Skills (2)\n- **one**: this\n- **two** E1: that\n## Swords (1)\n- **long-one** W1: cuts\n",
    SCRIPTS + "/a.rules": "case BJ-E3: row one: a\ncase BJ-E3: row two: b\n0 pass\ncase BJ-H1 BJ-A1: row long-one: c\n",
}
FAULTS = [
    (None, None, None, None),
    (PAGE, "- **two** E1: that\n", "- **two** E1: that\n- **three**: more\n", "'three' has no test"),
    (PAGE, "Skills (2)", "Skills (3)", "says 3 rows and has 2"),
    (PAGE, "- **two** E1", "- **one** E1", "stands there twice"),
    (PAGE, "## Swords (1)\n- **long-one** W1: cuts\n", "", "2 rows, not 3"),
    (SCRIPTS + "/a.rules", "row two:", "row tow:", "'two' has no test"),
    (SCRIPTS + "/a.rules", "row two:", "row tow:", "no row is called 'tow'"),
    (SCRIPTS + "/a.rules", "case BJ-E3: row two:", "# BJ-E3: row two:", "'two' has no test"),
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
            _, faults = look(root, 3)
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
    listed, faults = look(ROOT, ROWS)
    for row, places in listed:
        print(row if sys.argv[1:] else f"{row:22}{' '.join(places) or '-'}")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
