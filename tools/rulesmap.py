#!/usr/bin/python3
"""Writes docs/rules/map-GAME.md for each rules page: each rule's id, the code that decides it and the tests
that name it. Always true: it names files and functions, not lines, so that only a real change changes it.

    tools/rulesmap.py              writes the maps
    tools/rulesmap.py --check      fails if an id lacks code or a test, if a tag or test names an id that no page
                                   has, or if a map is not what would be written
    tools/rulesmap.py --self-test  plants each of these faults and must find it
"""
import os
import re
import sys
import tempfile

import rules

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
EXCEPTIONS = "tools/rulesmap-exceptions.txt"


def exceptions(root):
    """{id: (set of 'code', 'test'; reason)} from lines `ID code test: reason`."""
    out = {}
    if not os.path.exists(os.path.join(root, EXCEPTIONS)):
        return out
    for n, line in enumerate(rules.read(root, EXCEPTIONS).split("\n"), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        m = re.fullmatch(rf"({rules.ID})((?: code| test)+): (\S.*)", line)
        if not m:
            sys.exit(f"{EXCEPTIONS}:{n}: a line is 'ID code test: reason'")
        out[m.group(1)] = (set(m.group(2).split()), m.group(3))
    return out


def code_cell(places):
    by_file = {}
    for path, _, function in places:
        names = by_file.setdefault(os.path.basename(path), [])
        if function and function not in names:
            names.append(function)
    return "; ".join(f"{file}: {', '.join(sorted(names))}" if names else file
                     for file, names in sorted(by_file.items()))


def test_cell(where):
    return "; ".join(f"{path[len('tests/'):]}: {', '.join(sorted(names))}" if names else path[len("tests/"):]
                     for path, names in sorted(where.items()))


def page_map(page, ids, tags, tests, excused):
    title = os.path.basename(page)[:-3]
    folder = rules.folder_of_page(page)
    out = [f"# Where each rule of {title} lives", "",
           f"Written by `tools/rulesmap.py`; `make test` fails if it is stale. Code: a file of `{folder}/` and the",
           "functions with a line tagged by the id. Tests: files of `tests/` that name it.", "",
           "| rule | code | tests |", "|---|---|---|"]
    for i in ids:
        _, reason = excused.get(i, (set(), ""))
        code = code_cell(tags.get(i, [])) or f"*{reason}*"
        test = test_cell(tests.get(i, {})) or f"*{reason}*"
        out.append(f"| [{i}]({os.path.basename(page)}) | {code} | {test} |")
    return "\n".join(out) + "\n"


def build(root):
    """({map path: text}, [faults])."""
    all_pages = rules.pages(root)
    excused = exceptions(root)
    tests = rules.tests_naming(root, rules.prefixes(all_pages))
    known = {i for ids in all_pages.values() for i in ids}
    maps, faults = {}, []
    for page, ids in all_pages.items():
        tags = rules.code_tags(root, page)
        if not tags:
            faults.append(f"{page}: no code of {rules.folder_of_page(page)}/ carries a rule's tag")
        for i in sorted({i for i in ids if ids.count(i) > 1}):
            faults.append(f"{page}: {i} stands there twice")
        for i in ids:
            free, _ = excused.get(i, (set(), ""))
            if i not in tags and "code" not in free:
                faults.append(f"{page}: {i}: no line of {rules.folder_of_page(page)}/ is tagged with it")
            if i not in tests and "test" not in free:
                faults.append(f"{page}: {i}: no test names it")
            if i in tags and "code" in free or i in tests and "test" in free:
                faults.append(f"{EXCEPTIONS}: {i} is excused of what it has")
        for i, places in sorted(tags.items()):
            for path, at, _ in places:
                if i not in known:
                    faults.append(f"{path}:{at + 1}: no page has a rule {i}")
        maps[f"docs/rules/map-{os.path.basename(page)}"] = page_map(page, ids, tags, tests, excused)
    for i, where in sorted(tests.items()):
        if i not in known:
            faults.extend(f"{path}: no page has a rule {i}" for path in sorted(where))
    faults.extend(f"{EXCEPTIONS}: no page has a rule {i}" for i in sorted(set(excused) - known))
    return maps, faults


def check(root):
    maps, faults = build(root)
    for path, text in maps.items():
        if not os.path.exists(os.path.join(root, path)) or rules.read(root, path) != text:
            faults.append(f"{path}: stale; run tools/rulesmap.py")
    return faults


def write(root):
    maps, _ = build(root)
    for path, text in maps.items():
        with open(os.path.join(root, path), "w", encoding="utf-8") as f:
            f.write(text)


TREE = {
    "docs/rules/toy.md": "# Toy\n- TY-A1 The first. Not TY-A9.\n- TY-A2 The second\n- TY-B1 The third\n",
    "games/toy/toy.c": "/* The toy's rules (TY-B1). */\nstatic int first(int x)\n{\n    /* TY-A1: why\n     * so */\n"
                       "    if (x) /* TY-A2 */\n        return 1;\n    return 0; /* TY-A1, TY-B1 */\n}\n",
    "tests/rules/a.rules": "# TY-A9 is no case\ncase TY-A1 TY-A2: a title with TY-A8\n0 pass\n",
    "tests/toy/toy.c": "static void third(void **s)\n{\n    /* TY-B1 */\n}\n",
}
# A change to one file, and a word of the fault that must be found (None: none may be).
FAULTS = [
    (None, None, None, None),
    ("games/toy/toy.c", "/* TY-A2 */", "/* none: TY-A2 */", "TY-A2: no line"),
    ("games/toy/toy.c", "/* TY-A2 */", "/* TY-A2, TY-A7 */", "no page has a rule TY-A7"),
    ("tests/rules/a.rules", "TY-A1 TY-A2:", "TY-A1:", "TY-A2: no test"),
    ("tests/rules/a.rules", "TY-A1 TY-A2:", "TY-A1 TY-A2 TY-C1:", "no page has a rule TY-C1"),
    ("tests/toy/toy.c", "/* TY-B1 */", "", "TY-B1: no test"),
    ("docs/rules/toy.md", "- TY-B1 The third", "- TY-B1 The third\n- TY-B2 The fourth", "TY-B2: no test"),
    ("docs/rules/toy.md", "TY-A2 The", "TY-A1 The", "TY-A1 stands there twice"),
    ("docs/rules/map-toy.md", "| rule |", "| rules |", "stale"),
    ("games/toy/toy.c", "static int first", "static int second", "stale"),
]


def self_test():
    failed = 0
    for path, old, new, want in FAULTS:
        with tempfile.TemporaryDirectory() as root:
            for file, text in TREE.items():
                os.makedirs(os.path.join(root, os.path.dirname(file)), exist_ok=True)
                with open(os.path.join(root, file), "w", encoding="utf-8") as f:
                    f.write(text)
            write(root)
            if path:
                text = rules.read(root, path)
                assert old in text
                with open(os.path.join(root, path), "w", encoding="utf-8") as f:
                    f.write(text.replace(old, new, 1))
            faults = check(root)
            if (want is None and faults) or (want and not any(want in fault for fault in faults)):
                print(f"self-test: wanted {want!r}, found {faults}")
                failed += 1
    print(f"{len(FAULTS) - failed} passed, {failed} failed")
    return failed


def main():
    if sys.argv[1:] == ["--self-test"]:
        return 1 if self_test() else 0
    if sys.argv[1:] == ["--check"]:
        faults = check(ROOT)
        for fault in faults:
            print(fault)
        return 1 if faults else 0
    write(ROOT)
    return 0


if __name__ == "__main__":
    sys.exit(main())
