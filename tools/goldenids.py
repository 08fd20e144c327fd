#!/usr/bin/python3
"""Which line of a game's golden logs exercises which rule. A line says so itself, by the ids in its "note".
Always true: an id that no page has is a fault, and so is an id of the wanted chapters that no line names.

    tools/goldenids.py PAGE FOLDER CHAPTERS    docs/rules/toy.md tests/golden/toy ABC: prints id and lines, or faults
    tools/goldenids.py --self-test             plants each of these faults and must find it
"""
import json
import os
import re
import sys
import tempfile

import rules


def lines_of(folder):
    """{id: [FILE:LINE]} of every log of the folder, and the faults in reading."""
    where, faults = {}, []
    for file in sorted(os.listdir(folder)):
        if not file.endswith(".jsonl"):
            continue
        with open(os.path.join(folder, file), encoding="utf-8") as f:
            for n, line in enumerate(f, 1):
                try:
                    note = json.loads(line).get("note", "")
                except ValueError as wrong:
                    faults.append(f"{file}:{n}: {wrong}")
                    continue
                for i in re.findall(rules.ID, note):
                    where.setdefault(i, []).append(f"{file}:{n}")
    return where, faults


def check(page, folder, chapters):
    """(lines to print, faults)."""
    with open(page, encoding="utf-8") as f:
        known = re.findall(rf"^- ({rules.ID})\b", f.read(), re.M)
    where, faults = lines_of(folder)
    wanted = [i for i in known if i.split("-")[1][0] in chapters]
    if not wanted:
        faults.append(f"{page}: no rule of the chapters {chapters}")
    faults += [f"{at}: {page} has no rule {i}" for i, places in sorted(where.items()) if i not in known for at in places]
    faults += [f"{i}: no line of {folder} names it" for i in wanted if i not in where]
    return [f"{i}  {' '.join(where[i])}" for i in known if i in where], faults


PAGE = "# Toy\n- TY-A1 The first\n- TY-A2 The second\n- TY-B1 The third\n"
LOG = '{"croupier":1}\n{"n":1,"do":"go","note":"TY-A1"}\n{"n":2,"do":"go","note":"why: TY-A2 TY-A1"}\n'
FAULTS = [  # the page, the log, the chapters, a word of the fault (None: none)
    (PAGE, LOG, "A", None),
    (PAGE, LOG, "AB", "TY-B1: no line"),
    (PAGE, LOG.replace("TY-A2 TY-A1", ""), "A", "TY-A2: no line"),
    (PAGE, LOG.replace("TY-A2", "TY-A3 TY-A2"), "A", "has no rule TY-A3"),
    (PAGE, LOG + "{not so\n", "A", "log.jsonl:4"),
    (PAGE, LOG, "C", "no rule of the chapters"),
]


def self_test():
    failed = 0
    for page, log, chapters, want in FAULTS:
        with tempfile.TemporaryDirectory() as root:
            for file, text in (("page.md", page), ("log.jsonl", log)):
                with open(os.path.join(root, file), "w", encoding="utf-8") as f:
                    f.write(text)
            shown, faults = check(os.path.join(root, "page.md"), root, chapters)
            fine = shown[0] == "TY-A1  log.jsonl:2" + (" log.jsonl:3" if "TY-A1" in log.split("\n")[2] else "")
            if not fine or (want is None and faults) or (want and not any(want in fault for fault in faults)):
                print(f"self-test: wanted {want!r}, found {shown} {faults}")
                failed += 1
    print(f"{len(FAULTS) - failed} passed, {failed} failed")
    return failed


def main():
    if sys.argv[1:] == ["--self-test"]:
        return 1 if self_test() else 0
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    shown, faults = check(*sys.argv[1:])
    print("\n".join(shown))
    for fault in faults:
        print("FAIL " + fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
